//! How large a position is, how long a copy takes, and how many decisions random games make per million reference hashes
//! (those of `hetman bench`), with one box, with both and alone: `cargo run --release -p imperium --example measure`.
//! It counts the time that the process was given by the processor (Linux tells it), so that other work does not matter
//! much.

#![expect(clippy::print_stdout, reason = "that is what it is for")]

use std::hint::black_box;

use imperium::{Imperium, Setup, State};
use kernel::{Fast, Game, Luck, Silence, Waiting, splitmix};

/// Nanoseconds on a processor so far.
fn spent() -> f64 {
    let text = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    text.split(' ').next().and_then(|number| number.parse().ok()).expect("Linux tells the time of a process")
}

/// What a call costs.
fn time(call: impl FnOnce()) -> f64 {
    let before = spent();
    call();
    spent() - before
}

/// Plays a game at random, showing each position.
fn game(setup: &Setup, luck: &mut Fast, mut show: impl FnMut(&State)) -> u64 {
    let mut state = Imperium::start(setup, luck, &mut Silence);
    let (mut legal, mut decisions) = (Vec::with_capacity(1024), 0);
    while let Waiting::For(seats) = Imperium::waiting(&state) {
        show(&state);
        for seat in seats.iter() {
            Imperium::legal(&state, seat, &mut legal);
            let action = legal[luck.pick(legal.len() as u32) as usize];
            Imperium::apply(&mut state, seat, action, luck, &mut Silence);
            decisions += 1;
        }
    }
    decisions
}

fn main() {
    const HASHES: u32 = 20_000_000;
    const ROUNDS: usize = 7;
    println!("state: {} bytes", size_of::<State>());
    for text in
        ["seats=2", "seats=2 box=both commons=random", "seats=4 box=both commons=random", "seats=1 box=both"]
    {
        let setup: Setup = text.parse().expect("they can play");
        let mut luck = Fast::new(1);
        let mut positions = Vec::new();
        while positions.len() < 256 {
            let mut passed = 0;
            game(&setup, &mut luck, |state| {
                passed += 1;
                if passed % 37 == 0 && positions.len() < 256 {
                    positions.push(*state);
                }
            });
        }
        let mut rounds: Vec<(f64, f64)> = (0..ROUNDS)
            .map(|_| {
                let reference = time(|| {
                    black_box((0..HASHES).fold(1, |hash, _| splitmix(hash)));
                });
                let mut decisions = 0;
                let played = time(|| {
                    while decisions < 60_000 {
                        decisions += game(&setup, &mut luck, |_| {});
                    }
                });
                let copies = time(|| {
                    for _ in 0..200 {
                        for state in &positions {
                            black_box(*black_box(state));
                        }
                    }
                });
                let per_hash = reference / f64::from(HASHES);
                (decisions as f64 / played * per_hash * 1e6, copies / (200.0 * positions.len() as f64))
            })
            .collect();
        rounds.sort_by(|a, b| a.0.total_cmp(&b.0));
        let (decisions, _) = rounds[ROUNDS / 2];
        rounds.sort_by(|a, b| a.1.total_cmp(&b.1));
        let (_, copy) = rounds[ROUNDS / 2];
        println!("{text}: {decisions:.0} decisions per million hashes, {copy:.0} ns a copy");
    }
}
