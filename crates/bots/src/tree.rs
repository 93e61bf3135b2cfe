use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use kernel::{Fast, Luck, Seat};

use crate::SearchSettings;

/// Index of a node in the tree.
pub(crate) type NodeId = u32;

/// Index of an edge in the tree.
pub(crate) type EdgeId = u32;

/// No edge.
const NONE: EdgeId = EdgeId::MAX;

/// What is known of one answer at a node.
#[derive(Clone, Copy, Debug)]
struct Edge<A> {
    action: A,
    visits: u32,
    /// How often it could have been given.
    available: u32,
    /// Sum of what it brought the seat that gave it.
    reward: f32,
    /// Sum of the squares of that.
    squares: f32,
    /// The next edge of the same node. They ascend by action.
    next: EdgeId,
}

impl<A> Edge<A> {
    fn mean(&self) -> f32 {
        self.reward / self.visits as f32
    }
}

/// What to try next at a node.
#[derive(Debug)]
pub(crate) enum Try<A> {
    /// An answer that was tried before.
    Again(A, EdgeId),
    /// One that was not: an index into the legal answers.
    New(usize),
}

/// One answer of a node, how often it was visited, and the sums of its rewards and of their squares.
pub(crate) type Tried<A> = (A, u32, f32, f32);

/// The tree of an information-set search, as a table of decisions.
///
/// A node is a decision of a seat, keyed by what that seat has noticed so far (see [`crate::noticed`]), and not
/// by the state. Worlds differ in what can be answered there, so each edge counts how often it was available,
/// and its bound is drawn from that.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: HashMap<u64, NodeId, BuildHasherDefault<AsItIs>>,
    /// The first edge of each node.
    first: Vec<EdgeId>,
    edges: Vec<Edge<A>>,
    /// Room for the answers among which a sealed one is drawn: edge, index into the legal ones, weight.
    drawn: Vec<(EdgeId, usize, f32)>,
}

/// One sealed answer in so many is drawn without regard to what is known, so that all are tried now and then.
const EXPLORED: u32 = 10;

impl<A: Copy + Ord> Tree<A> {
    pub(crate) fn new() -> Tree<A> {
        Tree { nodes: HashMap::default(), first: Vec::new(), edges: Vec::new(), drawn: Vec::new() }
    }

    /// Forgets everything but keeps the memory it has.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.first.clear();
        self.edges.clear();
    }

    /// The node with this key, new if there is none.
    pub(crate) fn node(&mut self, key: u64) -> NodeId {
        *self.nodes.entry(key).or_insert_with(|| {
            self.first.push(NONE);
            self.first.len() as NodeId - 1
        })
    }

    /// Chooses among the legal answers, which ascend: one that was never tried, while fewer were than the
    /// attention allows; otherwise one that was. `favourite` is tried first.
    ///
    /// Of the tried ones it takes the one with the best upper bound, unless the answer is sealed: see
    /// [`Tree::draw`].
    pub(crate) fn choose(
        &mut self,
        node: NodeId,
        legal: &[A],
        sealed: bool,
        settings: &SearchSettings,
        favourite: impl FnOnce(&mut Fast) -> usize,
        luck: &mut Fast,
    ) -> Try<A> {
        let mut best = (f32::MIN, NONE, 0);
        let mut tried = 0;
        let mut edge = self.first[node as usize];
        self.drawn.clear();
        for (at, &action) in legal.iter().enumerate() {
            edge = self.skip_below(edge, action);
            let Some(known) = self.edges.get_mut(edge as usize).filter(|known| known.action == action) else {
                continue;
            };
            tried += 1;
            known.available += 1;
            let visits = known.visits as f32;
            let bound = known.mean() + settings.exploration * (ln(known.available) / visits).sqrt();
            if bound > best.0 {
                best = (bound, edge, at);
            }
            if sealed {
                self.drawn.push((edge, at, 0.0));
            }
        }
        if tried == legal.len() || tried >= settings.attention {
            let (edge, at) = if sealed { self.draw(luck) } else { (best.1, best.2) };
            return Try::Again(legal[at], edge);
        }
        let favourite = favourite(luck);
        if self.find(node, legal[favourite]).is_none() {
            return Try::New(favourite);
        }
        let mut which = luck.pick((legal.len() - tried) as u32);
        for (at, &action) in legal.iter().enumerate() {
            if self.find(node, action).is_none() {
                if which == 0 {
                    return Try::New(at);
                }
                which -= 1;
            }
        }
        unreachable!("fewer answers were tried than there are")
    }

    /// Draws one of the sealed answers in `drawn`: the better one was so far, the more likely, and the more
    /// so the more is known (a smooth best response that grows sharper with the root of the visits). When all
    /// seats answer so, the shares of the visits come near an equilibrium.
    ///
    /// Upper bounds do not: where rewards hold little luck, seats that choose by them fall into step with each
    /// other and end with wrong shares. Regret matching and Exp3 come near, too, but need up to three times as
    /// many visits, because they divide each reward by the chance of its answer. RESULTS.md has the figures.
    fn draw(&mut self, luck: &mut Fast) -> (EdgeId, usize) {
        if luck.roll(EXPLORED) == 0 {
            let (edge, at, _) = self.drawn[luck.pick(self.drawn.len() as u32) as usize];
            return (edge, at);
        }
        let mut visits = 0;
        let mut best = f32::MIN;
        for (edge, _, weight) in &mut self.drawn {
            let known = &self.edges[*edge as usize];
            visits += known.visits;
            *weight = known.mean();
            best = best.max(*weight);
        }
        let sharpness = (visits as f32).sqrt();
        let mut sum = 0.0;
        for (.., weight) in &mut self.drawn {
            *weight = (sharpness * (*weight - best)).exp();
            sum += *weight;
        }
        let mut left = sum * fraction(luck);
        let drawn = self.drawn.iter().find(|(.., weight)| {
            left -= weight;
            left < 0.0
        });
        // Rounding may leave a little.
        let &(edge, at, _) = drawn.or(self.drawn.last()).expect("an answer was tried");
        (edge, at)
    }

    /// The first edge of a chain that is not below this action.
    fn skip_below(&self, mut edge: EdgeId, action: A) -> EdgeId {
        while self.edges.get(edge as usize).is_some_and(|known| known.action < action) {
            edge = self.edges[edge as usize].next;
        }
        edge
    }

    fn find(&self, node: NodeId, action: A) -> Option<&Edge<A>> {
        let edge = self.skip_below(self.first[node as usize], action);
        self.edges.get(edge as usize).filter(|known| known.action == action)
    }

    fn chain(&self, key: u64) -> impl Iterator<Item = &Edge<A>> {
        let edge = |at: EdgeId| self.edges.get(at as usize);
        let first = self.nodes.get(&key).and_then(|&node| edge(self.first[node as usize]));
        std::iter::successors(first, move |known| edge(known.next))
    }

    /// Adds an answer that the node does not have yet.
    pub(crate) fn grow(&mut self, node: NodeId, action: A) -> EdgeId {
        let new = self.edges.len() as EdgeId;
        let mut before = NONE;
        let mut next = self.first[node as usize];
        while self.edges.get(next as usize).is_some_and(|known| known.action < action) {
            before = next;
            next = self.edges[next as usize].next;
        }
        self.edges.push(Edge { action, visits: 0, available: 1, reward: 0.0, squares: 0.0, next });
        match self.edges.get_mut(before as usize) {
            Some(before) => before.next = new,
            None => self.first[node as usize] = new,
        }
        new
    }

    /// Counts a visit to each answer of a path, with what it brought the seat that gave it.
    pub(crate) fn reward(&mut self, path: &[(Seat, EdgeId)], rewards: &[f32; Seat::MAX]) {
        for &(seat, edge) in path {
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            let reward = rewards[seat.index()];
            edge.reward += reward;
            edge.squares += reward * reward;
        }
    }

    /// Every answer that was tried at the node with this key, ascending.
    pub(crate) fn answers(&self, key: u64) -> impl Iterator<Item = Tried<A>> {
        self.chain(key).map(|known| (known.action, known.visits, known.reward, known.squares))
    }

    /// How many answers the tree has.
    pub(crate) fn len(&self) -> usize {
        self.edges.len()
    }
}

/// What an answer was visited for its own sake, out of all visits to a sealed question: without the visits
/// that [`EXPLORED`] and the first try gave it.
pub(crate) fn meant(visits: u32, all: u32, answers: usize) -> f32 {
    let explored = all as f32 / (EXPLORED as f32 * answers as f32) + 1.0;
    (visits as f32 - explored).max(0.0)
}

/// A number from 0 up to but not including 1.
pub(crate) fn fraction(luck: &mut Fast) -> f32 {
    const STEPS: u32 = 1 << 24;
    luck.roll(STEPS) as f32 / STEPS as f32
}

/// A hasher for keys that are fingerprints already.
#[derive(Default)]
pub(crate) struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are numbers of 64 bits")
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
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
    const KEY: u64 = 7;

    fn settings() -> SearchSettings {
        SearchSettings { exploration: 0.5, ..SearchSettings::full(Budget::Iterations(1)) }
    }

    /// Chooses at a node, and returns the answer and its edge.
    fn visit(tree: &mut Tree<u8>, key: u64, legal: &[u8], sealed: bool, luck: &mut Fast) -> (u8, EdgeId) {
        let node = tree.node(key);
        match tree.choose(node, legal, sealed, &settings(), |_| 0, luck) {
            Try::Again(action, edge) => (action, edge),
            Try::New(at) => (legal[at], tree.grow(node, legal[at])),
        }
    }

    #[test]
    fn every_answer_is_tried_before_any_is_tried_again() {
        let mut tree = Tree::new();
        let node = tree.node(KEY);
        let legal = [3, 5, 9];
        let mut seen = Vec::new();
        let choose =
            |tree: &mut Tree<u8>| tree.choose(node, &legal, false, &settings(), |_| 1, &mut Fast::new(1));
        for _ in 0..3 {
            let Try::New(at) = choose(&mut tree) else { panic!("an untried answer is left") };
            let edge = tree.grow(node, legal[at]);
            tree.reward(&[(ME, edge)], &[0.5; Seat::MAX]);
            seen.push(legal[at]);
        }
        assert_eq!(seen[0], 5, "the favourite comes first");
        seen.sort_unstable();
        assert_eq!(seen, legal);
        assert!(matches!(choose(&mut tree), Try::Again(..)));
        assert_eq!(tree.answers(KEY).map(|(action, ..)| action).collect::<Vec<_>>(), legal, "answers ascend");
    }

    #[test]
    fn the_better_answer_is_visited_more_and_rare_ones_are_judged_by_their_chances() {
        let mut tree = Tree::new();
        let mut luck = Fast::new(1);
        for round in 0..1000 {
            // 9 is the best answer, but there only every fourth time.
            let legal: &[u8] = if round % 4 == 0 { &[1, 2, 9] } else { &[1, 2] };
            let (action, edge) = visit(&mut tree, KEY, legal, false, &mut luck);
            let reward = f32::from(action) / 10.0;
            tree.reward(&[(ME, edge)], &[reward; Seat::MAX]);
        }
        let visits: Vec<(u8, u32)> = tree.answers(KEY).map(|(action, visits, ..)| (action, visits)).collect();
        assert_eq!(visits.iter().map(|(_, visits)| visits).sum::<u32>(), 1000);
        assert!(visits[2].1 > 200, "of 250 chances most were taken: {visits:?}");
        assert!(visits[1].1 > visits[0].1, "{visits:?}");
    }

    #[test]
    fn nodes_with_other_keys_share_nothing() {
        let mut tree = Tree::new();
        let mut luck = Fast::new(1);
        let (_, edge) = visit(&mut tree, KEY, &[1], false, &mut luck);
        tree.reward(&[(ME, edge)], &[1.0; Seat::MAX]);
        assert_eq!(tree.answers(KEY).collect::<Vec<_>>(), [(1, 1, 1.0, 1.0)]);
        assert_eq!(tree.answers(KEY + 1).count(), 0);
        assert_eq!(tree.node(KEY), tree.node(KEY));
        assert_ne!(tree.node(KEY), tree.node(KEY + 1));
        tree.clear();
        assert_eq!(tree.answers(KEY).count(), 0);
    }

    /// Two seats play a matrix game with sealed answers, each at its own node, and the shares of their visits are
    /// an equilibrium. Rewards without any luck are the hard case: there upper bounds fall into step.
    #[test]
    fn sealed_answers_are_visited_in_the_shares_of_the_equilibrium() {
        // What the first seat gets. Its equilibrium is 3/11 and 8/11, that of the second 5/11 and 6/11.
        const GAME: [[f32; 2]; 2] = [[0.9, 0.1], [0.3, 0.6]];
        let shares = |seed: u64| {
            let mut tree = Tree::new();
            let mut luck = Fast::new(seed);
            for _ in 0..4000 {
                let (row, edge) = visit(&mut tree, 0, &[0, 1], true, &mut luck);
                let (column, other) = visit(&mut tree, 1, &[0, 1], true, &mut luck);
                let reward = GAME[usize::from(row)][usize::from(column)];
                let mut rewards = [0.0; Seat::MAX];
                (rewards[0], rewards[1]) = (reward, 1.0 - reward);
                tree.reward(&[(ME, edge), (Seat::new(1), other)], &rewards);
            }
            [0, 1].map(|key| {
                let meant: Vec<f32> =
                    tree.answers(key).map(|(_, visits, ..)| meant(visits, 4000, 2)).collect();
                meant[0] / (meant[0] + meant[1])
            })
        };
        for seed in 0..5 {
            let [row, column] = shares(seed);
            assert!((row - 3.0 / 11.0).abs() < 0.05 && (column - 5.0 / 11.0).abs() < 0.05, "{row} {column}");
        }
    }
}
