//! How fast a game is, in processor time: what other programs do at the same time matters little.

use std::hint::black_box;

use bots::{Budget, Glimpse, Playouts, Search, SearchSettings};
use kernel::{Fast, Game, Insight, Luck, Silence, Waiting, splitmix};

use crate::sample::read;

/// Medians over several rounds. Hashes are those of `hetman bench`: dependent ones, on the same core at the same time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Speed {
    /// Bytes of a position.
    pub bytes: usize,
    /// Nanoseconds of a copy of one.
    pub copy: f64,
    /// Decisions of random games in the time of a million hashes.
    pub decisions: f64,
    /// How many decisions such a game takes.
    pub length: f64,
    /// Iterations of `search` in a second at the opening, if each imagined game is played to its end, and in the time of a
    /// million hashes.
    pub full: [f64; 2],
    /// The same if it is stopped by instinct after thirty answers and judged.
    pub cut: [f64; 2],
}

const HASHES: u32 = 10_000_000;
const ROUNDS: usize = 7;
/// Decisions that are played in a round.
const DECISIONS: u64 = 60_000;

/// Nanoseconds that this process was given on a processor.
fn spent() -> f64 {
    let text = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    text.split(' ').next().and_then(|number| number.parse().ok()).expect("Linux tells the time of a process")
}

fn time(call: impl FnOnce()) -> f64 {
    let before = spent();
    call();
    spent() - before
}

/// Nanoseconds of a million hashes.
fn reference() -> f64 {
    let taken = time(|| {
        black_box((0..HASHES).fold(1, |hash, _| splitmix(hash)));
    });
    taken * 1e6 / f64::from(HASHES)
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// Plays a game at random, showing each position.
fn game<G: Game>(
    setup: &G::Setup,
    luck: &mut Fast,
    legal: &mut Vec<G::Action>,
    mut show: impl FnMut(&G::State),
) -> u64 {
    let (mut state, mut decisions) = (G::start(setup, luck, &mut Silence), 0);
    while let Waiting::For(seats) = G::waiting(&state) {
        show(&state);
        for seat in seats.iter() {
            G::legal(&state, seat, legal);
            let action = legal[luck.pick(legal.len() as u32) as usize];
            G::apply(&mut state, seat, action, luck, &mut Silence);
            decisions += 1;
        }
    }
    decisions
}

/// Measures a setup of a game.
///
/// # Panics
/// If the game refuses the setup, or the system is not Linux.
#[must_use]
pub fn speed<G: Insight>(setup: &str) -> Speed {
    let setup = read::<G>(setup);
    let (mut luck, mut legal) = (Fast::new(1), Vec::with_capacity(1024));
    let (mut positions, mut passed) = (Vec::new(), 0);
    while positions.len() < 256 {
        game::<G>(&setup, &mut luck, &mut legal, |state| {
            passed += 1;
            if passed % 37 == 0 && positions.len() < 256 {
                positions.push(state.clone());
            }
        });
    }
    let (mut played, mut games) = (0, 0);
    let per_hash = |_| {
        let (before, mut decisions) = (reference(), 0);
        let taken = time(|| {
            while decisions < DECISIONS {
                decisions += game::<G>(&setup, &mut luck, &mut legal, |_| {});
                games += 1;
            }
        });
        played += decisions;
        decisions as f64 / taken * (before + reference()) / 2.0
    };
    let decisions = median((0..ROUNDS).map(per_hash).collect());
    let copies = |_| {
        let taken =
            time(|| (0..200).for_each(|_| positions.iter().for_each(|state| drop(black_box(state.clone())))));
        taken / (200.0 * positions.len() as f64)
    };
    let opening = G::start(&setup, &mut Fast::new(1), &mut Silence);
    let Waiting::For(seats) = G::waiting(&opening) else { panic!("a game begins with a question") };
    let glimpse = Glimpse::<G>::new(&opening, seats.first().expect("a question is asked of a seat"));
    let search = |playouts| {
        const ITERATIONS: u32 = 300;
        let rates = (0..ROUNDS).map(|_| {
            let settings = SearchSettings::full(Budget::Iterations(ITERATIONS));
            let mut search = Search::<G>::new(SearchSettings { playouts, ..settings });
            let before = reference();
            let taken = time(|| {
                search.think(&glimpse, &mut Fast::new(1));
            });
            [
                f64::from(ITERATIONS) * 1e9 / taken,
                f64::from(ITERATIONS) * (before + reference()) / 2.0 / taken,
            ]
        });
        let rates: Vec<[f64; 2]> = rates.collect();
        [0, 1].map(|at| median(rates.iter().map(|rate| rate[at]).collect()))
    };
    Speed {
        bytes: size_of::<G::State>(),
        copy: median((0..ROUNDS).map(copies).collect()),
        decisions,
        length: played as f64 / f64::from(games),
        full: search(Playouts { cut: None, informed: false }),
        cut: search(Playouts { cut: Some(30), informed: true }),
    }
}
