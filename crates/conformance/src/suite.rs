use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};

use kernel::{Game, RuleId, Silence, Waiting};

use crate::chance::{Lucks, choose, fresh};
use crate::play::play;
use crate::report::{Law, Report, Violation};

/// What a game counts in a state: the number of each thing that must never change.
type Counts<G> = fn(&<G as Game>::State) -> Vec<(&'static str, i64)>;

/// All laws, to be held against one game.
#[derive(Debug)]
pub struct Suite<G: Game> {
    pub(crate) setups: Vec<G::Setup>,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) longest: usize,
    pub(crate) counts: Counts<G>,
    pub(crate) rules: Vec<RuleId>,
    pub(crate) sparing: u32,
    only: Option<(usize, u64)>,
    threads: usize,
}

impl<G: Game> Default for Suite<G> {
    fn default() -> Suite<G> {
        Suite::new()
    }
}

impl<G: Game> Suite<G> {
    /// A suite without setups, of 1,000 games each with at most 10,000 answers, on all cores.
    #[must_use]
    pub fn new() -> Suite<G> {
        Suite {
            setups: Vec::new(),
            games: 1_000,
            seed: 1,
            longest: 10_000,
            counts: |_| Vec::new(),
            rules: Vec::new(),
            sparing: 1,
            only: None,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
        }
    }

    /// Plays these setups, too.
    ///
    /// # Panics
    /// If the game refuses one of them.
    #[must_use]
    pub fn setups<T: AsRef<str>>(mut self, texts: impl IntoIterator<Item = T>) -> Suite<G> {
        for text in texts {
            let text = text.as_ref();
            let setup = text.parse().unwrap_or_else(|wrong| panic!("{} refuses '{text}': {wrong}", G::NAME));
            self.setups.push(setup);
        }
        self
    }

    /// Plays so many games of each setup.
    #[must_use]
    pub fn games(mut self, games: u64) -> Suite<G> {
        self.games = games;
        self
    }

    /// Plays so many games of each setup, or as many as `LAWS_GAMES` asks for. Then it looks at fewer positions of each, and
    /// plays the games of the seed `LAWS_SEED`, or 2: runs with different seeds add up.
    ///
    /// # Panics
    /// If one of these variables is no number.
    #[must_use]
    pub fn games_or_asked(self, games: u64) -> Suite<G> {
        let asked = |name: &str| {
            let text = std::env::var(name).ok()?;
            Some(text.parse().unwrap_or_else(|_| panic!("{name} is a number, not '{text}'")))
        };
        match asked("LAWS_GAMES") {
            None => self.games(games),
            Some(games) => self.games(games).sparing(100).seed(asked("LAWS_SEED").unwrap_or(2)),
        }
    }

    /// Plays other games: each seed has its own.
    #[must_use]
    pub fn seed(mut self, seed: u64) -> Suite<G> {
        self.seed = seed;
        self
    }

    /// A game with more answers than this counts as one that does not end.
    #[must_use]
    pub fn longest(mut self, answers: usize) -> Suite<G> {
        self.longest = answers;
        self
    }

    /// What the game conserves, with its number in a state. The numbers must stay what they are at the start.
    #[must_use]
    pub fn counts(mut self, counts: Counts<G>) -> Suite<G> {
        self.counts = counts;
        self
    }

    /// All paragraphs of the rules: questions and refusals may name no other.
    #[must_use]
    pub fn rules(mut self, rules: &[RuleId]) -> Suite<G> {
        self.rules = rules.to_vec();
        self.rules.sort_unstable();
        self
    }

    /// Looks only at one position of so many and at the last of each game, and replays that much fewer games: for
    /// long runs over many games.
    #[must_use]
    pub fn sparing(mut self, positions: u32) -> Suite<G> {
        self.sparing = positions.max(1);
        self
    }

    /// Plays this game of this setup alone, both counted from 0, just as it is played among all.
    #[must_use]
    pub fn only(mut self, setup: usize, game: u64) -> Suite<G> {
        self.only = Some((setup, game));
        self
    }

    /// Plays on so many threads. The result does not depend on it.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Suite<G> {
        self.threads = threads.max(1);
        self
    }

    /// Plays all games.
    ///
    /// # Errors
    /// The first violation: of the lowest game of the lowest setup that has one.
    ///
    /// # Panics
    /// If no setup is named, or one that does not exist.
    pub fn run(&self) -> Result<Report, Violation> {
        assert!(!self.setups.is_empty(), "name at least one setup of {}", G::NAME);
        let scouted = Scouted::new(self);
        if let Some((setup, game)) = self.only {
            assert!(setup < self.setups.len(), "there is no setup {setup}: they are counted from 0");
            let mut report = Report::default();
            return play(self, &scouted, setup, game, &mut report).map(|()| report);
        }
        let next = AtomicU64::new(0);
        let outcomes: Vec<(Report, Option<Found>)> = std::thread::scope(|scope| {
            let worker = || self.work(&scouted, &next);
            let threads: Vec<_> = (0..self.threads).map(|_| scope.spawn(worker)).collect();
            let join = |thread: std::thread::ScopedJoinHandle<_>| thread.join().expect("panics are caught");
            threads.into_iter().map(join).collect()
        });
        let report = outcomes.iter().fold(Report::default(), |sum, (report, _)| sum.and(report));
        match outcomes.into_iter().filter_map(|(_, found)| found).min_by_key(|found| found.number) {
            Some(found) => Err(found.violation),
            None => Ok(report),
        }
    }

    /// The record of one game in so many is read back.
    pub(crate) fn replayed(&self) -> u64 {
        u64::from(Law::Replay.one_in()) * u64::from(self.sparing)
    }

    /// Plays one game after the other, each time the next that no thread has begun, until there is none or one
    /// breaks a law. Games are begun in order, so no game before the first violation is left out.
    fn work(&self, scouted: &Scouted<G>, next: &AtomicU64) -> (Report, Option<Found>) {
        let all = self.setups.len() as u64 * self.games;
        let mut report = Report::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= all {
                return (report, None);
            }
            let (setup, game) = ((number / self.games) as usize, number % self.games);
            if let Err(violation) = play(self, scouted, setup, game, &mut report) {
                next.fetch_max(all, Ordering::Relaxed);
                return (report, Some(Found { number, violation }));
            }
        }
    }
}

/// A violation, and the number of its game among all.
struct Found {
    number: u64,
    violation: Violation,
}

/// What is known before the laws are looked at, from the first few games of every setup. It is the same for
/// every thread and for a game played alone.
pub(crate) struct Scouted<G: Game> {
    /// Actions that were legal in some position.
    pub elsewhere: Vec<G::Action>,
    /// How long games are, by setup.
    pub lengths: Vec<u32>,
}

impl<G: Game> Scouted<G> {
    const GAMES: u64 = 8;
    const MOST_ELSEWHERE: usize = 400;

    fn new(suite: &Suite<G>) -> Scouted<G> {
        let mut elsewhere = Vec::new();
        let mut lengths = Vec::new();
        let games = suite.games.clamp(1, Self::GAMES);
        for setup in 0..suite.setups.len() {
            let mut answers = 0;
            for game in 0..games {
                // A game that panics here will panic again, and be reported, when the laws look at it.
                let scout = AssertUnwindSafe(|| scout(suite, setup, game, &mut elsewhere, &mut answers));
                let _ = catch_unwind(scout);
            }
            lengths.push(answers / games as u32);
            elsewhere.sort_unstable();
            elsewhere.dedup();
        }
        let mut luck = kernel::Fast::new(suite.seed);
        while elsewhere.len() > Self::MOST_ELSEWHERE {
            let at = fresh(&mut luck) as usize % elsewhere.len();
            elsewhere.swap_remove(at);
        }
        Scouted { elsewhere, lengths }
    }
}

/// Plays a game as [`play`] will, looking at no law.
fn scout<G: Game>(
    suite: &Suite<G>,
    setup: usize,
    game: u64,
    elsewhere: &mut Vec<G::Action>,
    answers: &mut u32,
) {
    let seats = G::seats(&suite.setups[setup]);
    let Lucks { mut choices, mut chance, .. } = Lucks::new(suite.seed, setup, game, seats, suite.replayed());
    let mut state = G::start(&suite.setups[setup], &mut chance, &mut Silence);
    let mut legal = Vec::new();
    for _ in 0..suite.longest {
        let Waiting::For(waiting) = G::waiting(&state) else { return };
        let Some((seat, action)) = choose::<G>(&state, waiting, &mut choices, &mut legal) else { return };
        elsewhere.extend_from_slice(&legal);
        G::apply(&mut state, seat, action, &mut chance, &mut Silence);
        *answers += 1;
    }
}
