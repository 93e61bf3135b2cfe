use kernel::{Fast, Luck, Seat};

use crate::Thought;

/// A place in the tree.
pub(crate) type Place = u32;

/// No place.
const NOWHERE: Place = u32::MAX;

/// What is known of one answer after a line of answers.
#[derive(Clone, Copy, Debug)]
struct Node<A> {
    /// Who gave which answer; the root has none.
    edge: Option<(Seat, A)>,
    visits: u32,
    /// How often it could have been given.
    available: u32,
    /// Sum of what it brought the seat that gave it.
    reward: f32,
    /// First of its followers, which ascend by edge.
    child: Place,
    sibling: Place,
}

/// What to try next at a place of the tree.
pub(crate) enum Try<A> {
    /// An answer that was tried before.
    Again(A, Place),
    /// One that was not: an index into the legal answers.
    New(usize),
}

/// The tree of an information-set search.
///
/// A place is a line of answers as the thinking seat could tell it, not a state: worlds differ in what can be
/// answered there, so each follower counts how often it was available, and its bound is drawn from that.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    pub(crate) root: Place,
}

impl<A: Copy + Ord> Tree<A> {
    pub(crate) fn new() -> Tree<A> {
        let mut tree = Tree { nodes: Vec::new(), root: 0 };
        tree.clear();
        tree
    }

    /// Forgets everything but the memory it has.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.root = 0;
        self.nodes.push(Node {
            edge: None,
            visits: 0,
            available: 0,
            reward: 0.0,
            child: NOWHERE,
            sibling: NOWHERE,
        });
    }

    /// Makes the follower of the root with this edge the new root, if it is known.
    pub(crate) fn follow(&mut self, seat: Seat, action: A) -> bool {
        let found = self.followers(self.root).find(|&place| self.node(place).edge == Some((seat, action)));
        self.root = found.unwrap_or(self.root);
        found.is_some()
    }

    fn node(&self, place: Place) -> &Node<A> {
        &self.nodes[place as usize]
    }

    fn followers(&self, place: Place) -> impl Iterator<Item = Place> {
        let some = |place: Place| (place != NOWHERE).then_some(place);
        std::iter::successors(some(self.node(place).child), move |&child| some(self.node(child).sibling))
    }

    /// Chooses among the legal answers of a seat, which ascend: one that was never tried, while fewer were than
    /// the attention allows; otherwise the one with the best upper bound. `favourite` is tried first.
    pub(crate) fn choose(
        &mut self,
        place: Place,
        seat: Seat,
        legal: &[A],
        thought: &Thought,
        favourite: impl FnOnce(&mut Fast) -> usize,
        luck: &mut Fast,
    ) -> Try<A> {
        let mut best = (f32::MIN, NOWHERE, 0);
        let mut tried = 0;
        let mut child = self.nodes[place as usize].child;
        for (at, &action) in legal.iter().enumerate() {
            child = self.skip_below(child, seat, action);
            let Some(node) =
                self.nodes.get_mut(child as usize).filter(|node| node.edge == Some((seat, action)))
            else {
                continue;
            };
            tried += 1;
            node.available += 1;
            let visits = node.visits as f32;
            let bound = node.reward / visits + thought.exploration * (ln(node.available) / visits).sqrt();
            if bound > best.0 {
                best = (bound, child, at);
            }
        }
        if tried == legal.len() || tried >= thought.attention {
            return Try::Again(legal[best.2], best.1);
        }
        let favourite = favourite(luck);
        if !self.knows(place, seat, legal[favourite]) {
            return Try::New(favourite);
        }
        let mut which = luck.pick((legal.len() - tried) as u32);
        for (at, &action) in legal.iter().enumerate() {
            if !self.knows(place, seat, action) {
                if which == 0 {
                    return Try::New(at);
                }
                which -= 1;
            }
        }
        unreachable!("fewer answers were tried than there are")
    }

    /// The first follower in a chain that is not below this edge.
    fn skip_below(&self, mut child: Place, seat: Seat, action: A) -> Place {
        while child != NOWHERE && self.node(child).edge < Some((seat, action)) {
            child = self.node(child).sibling;
        }
        child
    }

    fn knows(&self, place: Place, seat: Seat, action: A) -> bool {
        let child = self.skip_below(self.node(place).child, seat, action);
        child != NOWHERE && self.node(child).edge == Some((seat, action))
    }

    /// Adds a follower that is not known yet.
    pub(crate) fn grow(&mut self, place: Place, seat: Seat, action: A) -> Place {
        let new = self.nodes.len() as Place;
        let first = self.node(place).child;
        let next = self.skip_below(first, seat, action);
        self.nodes.push(Node {
            edge: Some((seat, action)),
            visits: 0,
            available: 1,
            reward: 0.0,
            child: NOWHERE,
            sibling: next,
        });
        if next == first {
            self.nodes[place as usize].child = new;
        } else {
            let before = self.followers(place).take_while(|&child| child != next).last();
            self.nodes[before.expect("something stands before it") as usize].sibling = new;
        }
        new
    }

    /// Counts a visit to each place of a path.
    pub(crate) fn reward(&mut self, path: &[Place], rewards: &[f32; Seat::MAX]) {
        for &place in path {
            let node = &mut self.nodes[place as usize];
            node.visits += 1;
            if let Some((seat, _)) = node.edge {
                node.reward += rewards[seat.index()];
            }
        }
    }

    /// Every answer that was tried at the root: who gave it, visits, sum of rewards.
    pub(crate) fn answers(&self) -> impl Iterator<Item = (Seat, A, u32, f32)> {
        self.followers(self.root).filter_map(|place| {
            let node = self.node(place);
            node.edge.map(|(seat, action)| (seat, action, node.visits, node.reward))
        })
    }

    /// The most visited line behind an answer at the root, the answer included.
    pub(crate) fn line(&self, seat: Seat, action: A) -> Vec<(Seat, A)> {
        let first = self.followers(self.root).find(|&place| self.node(place).edge == Some((seat, action)));
        let line = std::iter::successors(first, |&place| {
            self.followers(place)
                .max_by_key(|&child| self.node(child).visits)
                .filter(|&child| self.node(child).visits > 1)
        });
        line.filter_map(|place| self.node(place).edge).collect()
    }

    /// How many places the tree has.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }
}

/// Natural logarithm, from a table where it is asked for most.
#[inline]
fn ln(number: u32) -> f32 {
    const KNOWN: usize = 1024;
    static TABLE: std::sync::LazyLock<[f32; KNOWN]> =
        std::sync::LazyLock::new(|| std::array::from_fn(|number| (number as f32).ln()));
    match TABLE.get(number as usize) {
        Some(&ln) => ln,
        None => (number as f32).ln(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;

    const ME: Seat = Seat::new(0);

    fn thought() -> Thought {
        Thought { exploration: 0.5, ..Thought::full(Budget::Iterations(1)) }
    }

    fn choose(tree: &mut Tree<u8>, legal: &[u8]) -> Try<u8> {
        let root = tree.root;
        tree.choose(root, ME, legal, &thought(), |_| 0, &mut Fast::new(1))
    }

    #[test]
    fn every_answer_is_tried_before_any_is_tried_again() {
        let mut tree = Tree::new();
        let legal = [3, 5, 9];
        let mut seen = Vec::new();
        for _ in 0..3 {
            let Try::New(at) = choose(&mut tree, &legal) else { panic!("an untried answer is left") };
            let place = tree.grow(tree.root, ME, legal[at]);
            tree.reward(&[tree.root, place], &[0.5; Seat::MAX]);
            seen.push(legal[at]);
        }
        seen.sort_unstable();
        assert_eq!(seen, legal);
        assert!(matches!(choose(&mut tree, &legal), Try::Again(..)));
        assert_eq!(
            tree.answers().map(|(_, action, ..)| action).collect::<Vec<_>>(),
            legal,
            "followers ascend"
        );
    }

    #[test]
    fn the_better_answer_is_visited_more_and_rare_ones_are_judged_by_their_chances() {
        let mut tree = Tree::new();
        let mut luck = Fast::new(1);
        for round in 0..1000 {
            // 9 is the best answer, but there only every fourth time.
            let legal: &[u8] = if round % 4 == 0 { &[1, 2, 9] } else { &[1, 2] };
            let root = tree.root;
            let (action, place) = match tree.choose(root, ME, legal, &thought(), |_| 0, &mut luck) {
                Try::Again(action, place) => (action, place),
                Try::New(at) => (legal[at], tree.grow(root, ME, legal[at])),
            };
            let reward = f32::from(action) / 10.0;
            tree.reward(&[root, place], &[reward; Seat::MAX]);
        }
        let visits: Vec<(u8, u32)> = tree.answers().map(|(_, action, visits, _)| (action, visits)).collect();
        assert_eq!(visits.iter().map(|(_, visits)| visits).sum::<u32>(), 1000);
        assert!(visits[2].1 > 200, "of 250 chances most were taken: {visits:?}");
        assert!(visits[1].1 > visits[0].1, "{visits:?}");
    }

    #[test]
    fn following_an_answer_keeps_what_was_learned_behind_it() {
        let mut tree = Tree::new();
        let first = tree.grow(tree.root, ME, 1);
        let second = tree.grow(first, ME, 2);
        tree.reward(&[tree.root, first, second], &[1.0; Seat::MAX]);
        assert_eq!(tree.line(ME, 1), [(ME, 1)]);
        assert!(!tree.follow(ME, 7));
        assert!(tree.follow(ME, 1));
        assert_eq!(tree.answers().collect::<Vec<_>>(), [(ME, 2, 1, 1.0)]);
        tree.clear();
        assert_eq!(tree.answers().count(), 0);
    }
}
