use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use kernel::{Fast, Insight, Luck, Observer, Outlook, Seat, Silence, Standing, Trace, Waiting};

use crate::tree::{Place, Tree, Try};
use crate::{Bot, Glimpse};

/// How long a bot thinks about one question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many imagined games, whatever time they take: the same answer every time.
    Iterations(u32),
    /// So long, whatever is reached.
    Time(Duration),
}

/// How imagined games go on beyond the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playouts {
    /// After so many answers the outlook decides; without it they go on to the end of the game.
    pub cut: Option<u32>,
    /// By instinct, or at random.
    pub informed: bool,
}

/// What a search is like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought {
    /// How long it thinks.
    pub budget: Budget,
    /// On so many threads, each with a tree of its own.
    pub threads: usize,
    /// How imagined games end.
    pub playouts: Playouts,
    /// How readily it tries what looks worse.
    pub exploration: f32,
    /// How many answers to a question it considers at all.
    pub attention: usize,
    /// Whether it remembers what it thought when the next question belongs to the same turn.
    pub reuse: bool,
}

impl Thought {
    /// Thinks with everything it has.
    #[must_use]
    pub fn full(budget: Budget) -> Thought {
        Thought {
            budget,
            threads: 1,
            playouts: Playouts { cut: Some(20), informed: true },
            exploration: 0.2,
            attention: usize::MAX,
            reuse: true,
        }
    }
}

/// What a bot thought of one answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate<A> {
    /// The answer.
    pub action: A,
    /// How often it was imagined.
    pub visits: u32,
    /// The chance to win it expects.
    pub expected: f32,
    /// How it expects the game to go on, beginning with the answer itself.
    pub line: Vec<(Seat, A)>,
}

/// Information-set Monte Carlo tree search, for any number of seats.
///
/// Each iteration imagines a world that could be true, walks down the tree by the answers that are legal
/// there, adds one place, plays on, and credits every answer on the way with what it brought the seat that
/// gave it.
#[derive(Debug)]
pub struct Search<G: Insight> {
    thought: Thought,
    minds: Vec<Mind<G>>,
    legal: Vec<G::Action>,
    /// What the seat will see when the next question belongs to the same turn.
    expected: Option<G::View>,
    candidates: Vec<Candidate<G::Action>>,
}

/// Beyond so many places a tree is not kept for the next question.
const LARGEST_KEPT: usize = 4_000_000;

impl<G: Insight> Search<G> {
    /// A bot that thinks so.
    #[must_use]
    pub fn new(thought: Thought) -> Search<G> {
        let minds = (0..thought.threads.max(1)).map(|_| Mind::new()).collect();
        Search { thought, minds, legal: Vec::new(), expected: None, candidates: Vec::new() }
    }

    /// Imagines games for the given budget and returns how many, over all threads.
    pub fn think(&mut self, glimpse: &Glimpse<'_, G>, luck: &mut Fast) -> u32 {
        let thought = self.thought;
        let threads = self.minds.len() as u32;
        let share = |number: u32| match thought.budget {
            Budget::Iterations(all) => {
                Limit::Iterations((all / threads + u32::from(number < all % threads)).max(1))
            }
            Budget::Time(time) => Limit::Until(Instant::now() + time),
        };
        let mut seeds = (0..threads)
            .map(|_| Fast::new(u64::from(luck.roll(u32::MAX)) << 32 | u64::from(luck.roll(u32::MAX))));
        if let [mind] = &mut self.minds[..] {
            let mut luck = seeds.next().expect("there is a seed for each mind");
            return mind.think(glimpse, &thought, share(0), &mut luck);
        }
        let seeds: Vec<Fast> = seeds.collect();
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..)
                .zip(self.minds.iter_mut().zip(seeds))
                .map(|(number, (mind, mut luck))| {
                    let limit = share(number);
                    scope.spawn(move || mind.think(glimpse, &thought, limit, &mut luck))
                })
                .collect();
            workers
                .into_iter()
                .map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .sum()
        })
    }

    /// Forgets what it thought, unless this question continues the turn it thought about.
    fn settle(&mut self, glimpse: &Glimpse<'_, G>) {
        let continues = self.expected.take().is_some_and(|expected| expected == glimpse.view());
        let fits = self.minds.iter().all(|mind| mind.tree.len() < LARGEST_KEPT);
        if !(continues && fits) {
            self.minds.iter_mut().for_each(|mind| mind.tree.clear());
        }
    }

    /// What all minds together think of each answer, best first.
    fn weigh(&mut self, seat: Seat) {
        let mut sums: BTreeMap<G::Action, (u32, f32)> = BTreeMap::new();
        for (_, action, visits, reward) in self.minds.iter().flat_map(|mind| mind.tree.answers()) {
            let sum = sums.entry(action).or_default();
            *sum = (sum.0 + visits, sum.1 + reward);
        }
        self.candidates.clear();
        self.candidates.extend(sums.into_iter().map(|(action, (visits, reward))| Candidate {
            action,
            visits,
            expected: reward / visits as f32,
            line: self.minds[0].tree.line(seat, action),
        }));
        self.candidates.sort_by(|a, b| {
            (b.visits, b.expected).partial_cmp(&(a.visits, a.expected)).expect("no chance is NaN")
        });
    }

    /// Prepares for the next question, if it will belong to the same turn.
    fn look_ahead(&mut self, glimpse: &Glimpse<'_, G>, action: G::Action, luck: &mut Fast) {
        let seat = glimpse.seat();
        let mut world = glimpse.reimagine(luck);
        let trace = G::apply(&mut world, seat, action, luck, &mut Silence);
        let mine = matches!(G::waiting(&world), Waiting::For(seats) if seats.contains(seat));
        if trace == Trace::Nothing && mine {
            for mind in &mut self.minds {
                if !mind.tree.follow(seat, action) {
                    mind.tree.clear();
                }
            }
            self.expected = Some(G::view(&world, Observer::Seat(seat)));
        }
    }
}

impl<G: Insight> Bot<G> for Search<G> {
    fn answer(&mut self, glimpse: &Glimpse<'_, G>, luck: &mut Fast) -> G::Action {
        self.candidates.clear();
        glimpse.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            self.expected = None;
            return only;
        }
        self.settle(glimpse);
        self.think(glimpse, luck);
        self.weigh(glimpse.seat());
        let action = self.candidates[0].action;
        if self.thought.reuse {
            self.look_ahead(glimpse, action, luck);
        }
        action
    }

    fn explain(&self) -> Vec<Candidate<G::Action>> {
        self.candidates.clone()
    }
}

/// When a mind stops.
#[derive(Clone, Copy)]
enum Limit {
    Iterations(u32),
    Until(Instant),
}

/// One tree, and what thinking with it needs again and again.
#[derive(Debug)]
struct Mind<G: Insight> {
    tree: Tree<G::Action>,
    legal: Vec<G::Action>,
    path: Vec<Place>,
}

impl<G: Insight> Mind<G> {
    fn new() -> Mind<G> {
        Mind { tree: Tree::new(), legal: Vec::new(), path: Vec::new() }
    }

    fn think(&mut self, glimpse: &Glimpse<'_, G>, thought: &Thought, limit: Limit, luck: &mut Fast) -> u32 {
        let mut iterations = 0;
        loop {
            self.imagine(glimpse, thought, luck);
            iterations += 1;
            let enough = match limit {
                Limit::Iterations(most) => iterations >= most,
                // Asking for the time costs about as much as a few answers.
                Limit::Until(end) => iterations % 8 == 0 && Instant::now() >= end,
            };
            if enough {
                return iterations;
            }
        }
    }

    fn imagine(&mut self, glimpse: &Glimpse<'_, G>, thought: &Thought, luck: &mut Fast) {
        let mut world = glimpse.reimagine(luck);
        let mut place = self.tree.root;
        let mut seat = glimpse.seat();
        self.path.clear();
        self.path.push(place);
        let rewards = loop {
            G::legal(&world, seat, &mut self.legal);
            let legal = &self.legal;
            let favourite = |luck: &mut Fast| match thought.playouts.informed {
                true => G::instinct(&world, seat, legal, luck),
                false => luck.pick(legal.len() as u32) as usize,
            };
            let chosen = self.tree.choose(place, seat, legal, thought, favourite, luck);
            let (action, known) = match chosen {
                Try::Again(action, next) => {
                    place = next;
                    (action, true)
                }
                Try::New(at) => {
                    place = self.tree.grow(place, seat, legal[at]);
                    (legal[at], false)
                }
            };
            self.path.push(place);
            G::apply(&mut world, seat, action, luck, &mut Silence);
            match G::waiting(&world) {
                Waiting::Over(standing) => break reward(&standing),
                Waiting::For(_) if !known => break self.play_out(&mut world, &thought.playouts, luck),
                Waiting::For(seats) => seat = seats.first().expect("a game that goes on waits for somebody"),
            }
        };
        self.tree.reward(&self.path, &rewards);
    }

    fn play_out(&mut self, world: &mut G::State, playouts: &Playouts, luck: &mut Fast) -> Outlook {
        let mut answers = 0;
        loop {
            let seat = match G::waiting(world) {
                Waiting::Over(standing) => return reward(&standing),
                Waiting::For(_) if playouts.cut == Some(answers) => return G::outlook(world),
                Waiting::For(seats) => seats.first().expect("a game that goes on waits for somebody"),
            };
            G::legal(world, seat, &mut self.legal);
            let at = match playouts.informed {
                true => G::instinct(world, seat, &self.legal, luck),
                false => luck.pick(self.legal.len() as u32) as usize,
            };
            G::apply(world, seat, self.legal[at], luck, &mut Silence);
            answers += 1;
        }
    }
}

/// What the end of a game brings each seat: the win, divided among those who share it.
pub(crate) fn reward(standing: &Standing) -> Outlook {
    let winners = standing.winners();
    let mut rewards = [0.0; Seat::MAX];
    winners.iter().for_each(|seat| rewards[seat.index()] = 1.0 / winners.len() as f32);
    rewards
}
