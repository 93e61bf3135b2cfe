use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use kernel::{
    Disclosure, Fast, Insight, Luck, Observer, Outlook, Seat, Seats, Silence, Standing, Trace, Waiting,
};

use crate::noticed::Noticed;
use crate::tree::{EdgeId, Tree, Try, fraction, meant};
use crate::{Bot, Glimpse};

/// How long a bot thinks about one question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many imagined games, however long they take: the same answer every time.
    Iterations(u32),
    /// So much time, however many games that is.
    Time(Duration),
    /// So many imagined games, but no more once so much time has passed.
    Within(u32, Duration),
}

/// How imagined games go on beyond the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playouts {
    /// After so many answers the outlook decides; without it they go on to the end of the game.
    pub cut: Option<u32>,
    /// Whether answers are chosen by instinct; otherwise at random.
    pub informed: bool,
}

/// How a search thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchSettings {
    /// How long it thinks.
    pub budget: Budget,
    /// How many threads it uses, each with a tree of its own.
    pub threads: usize,
    /// How imagined games end.
    pub playouts: Playouts,
    /// How readily it tries what looks worse.
    pub exploration: f32,
    /// How many answers to a question it considers at all.
    pub attention: usize,
    /// Whether it keeps what it thought when the next question belongs to the same turn.
    pub reuse: bool,
}

impl SearchSettings {
    /// Everything turned on.
    #[must_use]
    pub fn full(budget: Budget) -> SearchSettings {
        SearchSettings {
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
    /// How far off that may be: the standard error of the mean of what was imagined.
    pub error: f32,
    /// How the game may go on, beginning with the answer itself.
    pub line: Vec<(Seat, A)>,
}

/// Information-set Monte Carlo tree search with a view for each seat, for any number of seats.
///
/// Each iteration imagines a world that could be true and walks down the tree. The seat that is asked decides at
/// a node that is keyed by what this seat has noticed on the way, so no seat knows in thought what it could not
/// know at the table: neither this seat the hidden answers of others, nor they its own. The iteration adds one
/// answer, plays on, and credits every answer on the way with what it brought the seat that gave it.
///
/// It gives the answer it visited most, for that is the best one it knows. A sealed answer, which seats give at
/// the same time, it draws by lot instead, each answer in the share of its visits: a player whose sealed answers
/// can be predicted loses.
#[derive(Debug)]
pub struct Search<G: Insight> {
    settings: SearchSettings,
    workers: Vec<Worker<G>>,
    /// What the seats have noticed since the trees were begun.
    noticed: Noticed,
    legal: Vec<G::Action>,
    /// What the seat will see when the next question belongs to the same turn.
    expected: Option<G::View>,
    candidates: Vec<Candidate<G::Action>>,
}

/// A tree with more answers is not kept for the next question.
const LARGEST_KEPT: usize = 4_000_000;

impl<G: Insight> Search<G> {
    /// A bot that thinks like this.
    #[must_use]
    pub fn new(settings: SearchSettings) -> Search<G> {
        Search {
            settings,
            workers: (0..settings.threads.max(1)).map(|_| Worker::new()).collect(),
            noticed: Noticed::nothing(),
            legal: Vec::new(),
            expected: None,
            candidates: Vec::new(),
        }
    }

    /// Imagines games for the given budget and returns how many, over all threads.
    pub fn think(&mut self, glimpse: &Glimpse<'_, G>, luck: &mut Fast) -> u32 {
        let settings = self.settings;
        let root = self.noticed;
        let threads = self.workers.len() as u32;
        let share = |number: u32| {
            let limit = Limit::of(settings.budget);
            let all = limit.iterations;
            Limit { iterations: (all / threads + u32::from(number < all % threads)).max(1), ..limit }
        };
        let mut seeds = (0..threads)
            .map(|_| Fast::new(u64::from(luck.roll(u32::MAX)) << 32 | u64::from(luck.roll(u32::MAX))));
        if let [worker] = &mut self.workers[..] {
            let mut luck = seeds.next().expect("there is a seed for each worker");
            return worker.think(glimpse, root, &settings, share(0), &mut luck);
        }
        let seeds: Vec<Fast> = seeds.collect();
        std::thread::scope(|scope| {
            let running: Vec<_> = (0..)
                .zip(self.workers.iter_mut().zip(seeds))
                .map(|(number, (worker, mut luck))| {
                    let limit = share(number);
                    scope.spawn(move || worker.think(glimpse, root, &settings, limit, &mut luck))
                })
                .collect();
            running
                .into_iter()
                .map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .sum()
        })
    }

    /// Forgets what it thought, unless this question continues the turn it thought about.
    fn settle(&mut self, glimpse: &Glimpse<'_, G>) {
        let continues = self.expected.take().is_some_and(|expected| expected == glimpse.view());
        let fits = self.workers.iter().all(|worker| worker.tree.len() < LARGEST_KEPT);
        if !(continues && fits) {
            self.workers.iter_mut().for_each(|worker| worker.tree.clear());
            self.noticed = Noticed::nothing();
        }
    }

    /// What all workers together think of each answer, most visited first.
    fn weigh(&mut self, glimpse: &Glimpse<'_, G>) {
        let root = self.noticed;
        let key = root.by(glimpse.seat());
        let mut sums: BTreeMap<G::Action, (u32, f32, f32)> = BTreeMap::new();
        for (action, visits, reward, squares) in
            self.workers.iter().flat_map(|worker| worker.tree.answers(key))
        {
            let sum = sums.entry(action).or_default();
            *sum = (sum.0 + visits, sum.1 + reward, sum.2 + squares);
        }
        let worker = &mut self.workers[0];
        self.candidates.clear();
        self.candidates.extend(sums.into_iter().map(|(action, (visits, reward, squares))| Candidate {
            action,
            visits,
            expected: reward / visits as f32,
            error: error(visits, reward, squares),
            line: worker.line(glimpse, root, action),
        }));
        self.candidates.sort_by(|a, b| {
            (b.visits, b.expected).partial_cmp(&(a.visits, a.expected)).expect("no chance is NaN")
        });
    }

    /// Draws one of the candidates, each in the share of its visits.
    fn draw(&self, luck: &mut Fast) -> G::Action {
        let all = self.candidates.iter().map(|candidate| candidate.visits).sum();
        let weight = |candidate: &Candidate<G::Action>| meant(candidate.visits, all, self.candidates.len());
        let mut left = fraction(luck) * self.candidates.iter().map(weight).sum::<f32>();
        let drawn = self.candidates.iter().find(|candidate| {
            left -= weight(candidate);
            left < 0.0
        });
        drawn.unwrap_or(&self.candidates[0]).action
    }

    /// Prepares for the next question, if it will belong to the same turn.
    fn look_ahead(&mut self, glimpse: &Glimpse<'_, G>, action: G::Action, luck: &mut Fast) {
        let seat = glimpse.seat();
        let mut world = glimpse.reimagine(luck);
        let mut thought = Imagined::<G>::new(world.clone(), seat, self.noticed);
        let trace = G::apply(&mut world, seat, action, luck, &mut Silence);
        let mine = matches!(G::waiting(&world), Waiting::For(seats) if seats.contains(seat));
        if trace == Trace::Nothing && mine {
            thought.answer(seat, action, luck);
            self.noticed = thought.noticed;
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
        self.weigh(glimpse);
        let action = match glimpse.disclosure() {
            Disclosure::Sealed => self.draw(luck),
            Disclosure::Open | Disclosure::Told => self.candidates[0].action,
        };
        if self.settings.reuse {
            self.look_ahead(glimpse, action, luck);
        }
        action
    }

    fn explain(&self) -> Vec<Candidate<G::Action>> {
        self.candidates.clone()
    }
}

/// A game that goes on in thought: its world, and what the seats have noticed of it.
pub(crate) struct Imagined<G: Insight> {
    pub(crate) world: G::State,
    waiting: Seats,
    pub(crate) noticed: Noticed,
}

impl<G: Insight> Imagined<G> {
    /// Begins with a world that this seat has reimagined. The sealed answers that it made up for others are taken
    /// back: the search thinks about them itself.
    pub(crate) fn new(mut world: G::State, seat: Seat, noticed: Noticed) -> Imagined<G> {
        G::unseal(&mut world, seat);
        let waiting = match G::waiting(&world) {
            Waiting::For(seats) => seats,
            Waiting::Over(_) => Seats::NONE,
        };
        Imagined { world, waiting, noticed }
    }

    /// Gives an answer, and says for whom the game waits then.
    fn answer(&mut self, seat: Seat, action: G::Action, luck: &mut Fast) -> Waiting {
        let world = &mut self.world;
        match G::disclosure(world, seat) {
            Disclosure::Open => {
                self.noticed.open_answer(seat, action);
                G::apply(world, seat, action, luck, &mut Silence);
            }
            Disclosure::Told | Disclosure::Sealed => {
                self.noticed.answer(seat, action, |noticed| G::apply(world, seat, action, luck, noticed));
            }
        }
        self.wait()
    }

    /// The same, and what luck made of the answer is noticed, too.
    pub(crate) fn answer_and_notice(&mut self, seat: Seat, action: G::Action, luck: &mut Fast) -> Waiting {
        let open = G::disclosure(&self.world, seat) == Disclosure::Open;
        let world = &mut self.world;
        self.noticed.answer_with_luck(seat, action, open, |noticed| {
            G::apply(world, seat, action, luck, noticed);
        });
        self.wait()
    }

    fn wait(&mut self) -> Waiting {
        let waiting = G::waiting(&self.world);
        if let Waiting::For(seats) = waiting
            && seats != self.waiting
        {
            self.waiting = seats;
            self.noticed.waiting(seats);
        }
        waiting
    }
}

/// When a worker stops.
#[derive(Clone, Copy)]
pub(crate) struct Limit {
    pub(crate) iterations: u32,
    end: Option<Instant>,
}

impl Limit {
    pub(crate) fn of(budget: Budget) -> Limit {
        let end = |time| Some(Instant::now() + time);
        match budget {
            Budget::Iterations(most) => Limit { iterations: most, end: None },
            Budget::Time(time) => Limit { iterations: u32::MAX, end: end(time) },
            Budget::Within(most, time) => Limit { iterations: most, end: end(time) },
        }
    }

    /// Whether so many iterations are enough by now.
    pub(crate) fn reached(self, iterations: u32) -> bool {
        // Asking for the time costs about as much as a few answers.
        iterations >= self.iterations
            || iterations % 8 == 7 && self.end.is_some_and(|end| Instant::now() >= end)
    }
}

/// The standard error of a mean reward. One more reward that lies half a win away is added, so that few that agree by
/// chance are not taken for certain.
pub(crate) fn error(visits: u32, reward: f32, squares: f32) -> f32 {
    let visits = visits.max(1) as f32;
    let mean = reward / visits;
    ((squares - mean * reward).max(0.0) + 0.25).sqrt() / visits
}

/// One tree, and the memory that thinking with it needs again and again.
#[derive(Debug)]
struct Worker<G: Insight> {
    tree: Tree<G::Action>,
    legal: Vec<G::Action>,
    path: Vec<(Seat, EdgeId)>,
}

impl<G: Insight> Worker<G> {
    fn new() -> Worker<G> {
        Worker { tree: Tree::new(), legal: Vec::new(), path: Vec::new() }
    }

    fn think(
        &mut self,
        glimpse: &Glimpse<'_, G>,
        root: Noticed,
        settings: &SearchSettings,
        limit: Limit,
        luck: &mut Fast,
    ) -> u32 {
        let mut iterations = 0;
        while !limit.reached(iterations) {
            self.imagine(glimpse, root, settings, luck);
            iterations += 1;
        }
        iterations
    }

    fn imagine(
        &mut self,
        glimpse: &Glimpse<'_, G>,
        root: Noticed,
        settings: &SearchSettings,
        luck: &mut Fast,
    ) {
        let mut seat = glimpse.seat();
        let mut game = Imagined::<G>::new(glimpse.reimagine(luck), seat, root);
        self.path.clear();
        let rewards = loop {
            let world = &game.world;
            G::legal(world, seat, &mut self.legal);
            let legal = &self.legal;
            let favourite = |luck: &mut Fast| match settings.playouts.informed {
                true => G::instinct(world, seat, legal, luck),
                false => luck.pick(legal.len() as u32) as usize,
            };
            let sealed = G::disclosure(world, seat) == Disclosure::Sealed;
            let node = self.tree.node(game.noticed.by(seat));
            match self.tree.choose(node, legal, sealed, settings, favourite, luck) {
                Try::Again(action, edge) => {
                    self.path.push((seat, edge));
                    match game.answer(seat, action, luck) {
                        Waiting::Over(standing) => break reward(&standing),
                        Waiting::For(seats) => seat = first(seats),
                    }
                }
                Try::New(at) => {
                    let action = legal[at];
                    self.path.push((seat, self.tree.grow(node, action)));
                    G::apply(&mut game.world, seat, action, luck, &mut Silence);
                    break self.play_out(&mut game.world, &settings.playouts, luck);
                }
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
                Waiting::For(seats) => first(seats),
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

    /// The most visited answers behind an answer to the question, in one world that could be true.
    fn line(&mut self, glimpse: &Glimpse<'_, G>, root: Noticed, action: G::Action) -> Vec<(Seat, G::Action)> {
        // Luck of its own: what is explained must not change what is answered.
        let mut luck = Fast::new(0);
        let mut seat = glimpse.seat();
        let mut game = Imagined::<G>::new(glimpse.reimagine(&mut luck), seat, root);
        let mut line = vec![(seat, action)];
        let mut action = action;
        while let Waiting::For(seats) = game.answer(seat, action, &mut luck) {
            seat = first(seats);
            G::legal(&game.world, seat, &mut self.legal);
            let visited = self
                .tree
                .answers(game.noticed.by(seat))
                .filter(|(action, visits, ..)| *visits > 1 && self.legal.binary_search(action).is_ok());
            let Some((next, ..)) = visited.max_by_key(|&(_, visits, ..)| visits) else { break };
            action = next;
            line.push((seat, action));
        }
        line
    }
}

/// Who answers first in thought. Seats that are asked together do not see each other's answers unless the game
/// tells them, so the order does not matter.
pub(crate) fn first(seats: Seats) -> Seat {
    seats.first().expect("a game that goes on waits for a seat")
}

/// What the end of a game brings each seat: the win, divided among those who share it.
pub(crate) fn reward(standing: &Standing) -> Outlook {
    let winners = standing.winners();
    let mut rewards = [0.0; Seat::MAX];
    winners.iter().for_each(|seat| rewards[seat.index()] = 1.0 / winners.len() as f32);
    rewards
}
