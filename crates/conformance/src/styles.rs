//! Styles are more than names.

use std::ops::Range;
use std::thread::{self, ScopedJoinHandle};

use bots::{Bot, Budget, Glimpse, STYLES, named};
use kernel::{Fast, Learned, Seat, Silence, Waiting};

/// How much more a bot of a style (see [`STYLES`]) has of what it is fond of than an expert has in its place: the mean over all
/// moments of games of two with these seeds against an expert, and its standard error.
///
/// # Panics
/// If the setup is not for two seats.
#[must_use]
pub fn fondness<G: Learned>(setup: &G::Setup, style: usize, seeds: Range<u64>) -> (f32, f32) {
    let difference = |seed| {
        let joy = |name| joy::<G>(setup, &G::STYLES[style], name, seed);
        joy(STYLES[style]) - joy("expert")
    };
    let seeds: Vec<u64> = seeds.collect();
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let play = |part: &[u64]| part.iter().copied().map(difference).collect();
    let differences: Vec<f32> = thread::scope(|scope| {
        let parts: Vec<ScopedJoinHandle<'_, Vec<f32>>> =
            seeds.chunks(seeds.len().div_ceil(threads)).map(|part| scope.spawn(move || play(part))).collect();
        parts.into_iter().flat_map(|part| part.join().expect("games end")).collect()
    });
    let count = differences.len() as f32;
    let mean = differences.iter().sum::<f32>() / count;
    let spread: f32 = differences.iter().map(|difference| (difference - mean).powi(2)).sum();
    (mean, (spread / (count - 1.0) / count).sqrt())
}

/// How much there is of what a style is fond of, in the mean of all moments of a game, for a bot with this name.
fn joy<G: Learned>(setup: &G::Setup, fond: &[f32], name: &str, game: u64) -> f32 {
    let own = Seat::new((game % 2) as usize);
    let mut bots: [Box<dyn Bot<G>>; 2] = [0, 1].map(|seat| {
        let name = if seat == own.index() { name } else { "expert" };
        named(name, Budget::Iterations(1)).expect("there is such a bot")
    });
    let mut luck = Fast::new(game);
    let mut state = G::start(setup, &mut luck, &mut Silence);
    let (mut sum, mut moments) = (0.0, 0.0);
    while let Waiting::For(seats) = G::waiting(&state) {
        let seat = seats.first().expect("a seat is asked");
        sum += fond.iter().zip(G::measures(&state, own)).map(|(fond, much)| fond * much).sum::<f32>();
        moments += 1.0;
        let action = bots[seat.index()].answer(&Glimpse::new(&state, seat), &mut luck);
        G::apply(&mut state, seat, action, &mut luck, &mut Silence);
    }
    sum / moments
}
