//! Instructions of the calls a bot makes millions of times, each with a budget that fails the tests.
//!
//! Counts, not times: they are the same on every machine and under any load. When a change makes a count
//! fall, lower the budget with it.

#![expect(missing_docs, unused_qualifications, reason = "the macros of the benchmark write such items")]

use std::hint::black_box;

use gungraun::{
    Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main,
};
use kernel::{Fast, Game, Insight, Luck, Observer, Seat, Silence, Waiting};
use lumeria::{Action, Lumeria, Setup, State, View};

/// How many positions each benchmark visits: one count is the sum over all of them.
const POSITIONS: usize = 1000;

/// A position, who is asked, and what is answered.
type Asked = (State, Seat, Action);

/// Positions from all over random games of all factions.
fn positions() -> Vec<Asked> {
    let setup: Setup = "factions=random".parse().expect("a playable setup");
    let mut luck = Fast::new(1);
    let mut legal = Vec::new();
    let mut positions = Vec::with_capacity(POSITIONS);
    loop {
        let mut state = Lumeria::start(&setup, &mut luck, &mut Silence);
        while let Waiting::For(seats) = Lumeria::waiting(&state) {
            let seat = seats.first().expect("somebody is asked");
            Lumeria::legal(&state, seat, &mut legal);
            let action = legal[luck.pick(legal.len() as u32) as usize];
            if luck.pick(7) == 0 {
                positions.push((state, seat, action));
                if positions.len() == POSITIONS {
                    return positions;
                }
            }
            Lumeria::apply(&mut state, seat, action, &mut luck, &mut Silence);
        }
    }
}

/// Positions, and room for a list of actions.
fn with_room() -> (Vec<Asked>, Vec<Action>) {
    (positions(), Vec::with_capacity(256))
}

/// Fails a benchmark that needs more instructions per call.
fn limit(instructions: u64) -> LibraryBenchmarkConfig {
    let mut config = LibraryBenchmarkConfig::default();
    config.tool(Callgrind::default().hard_limits([(EventKind::Ir, instructions * POSITIONS as u64)]));
    config
}

#[library_benchmark(config = limit(340), setup = positions)]
#[bench::two_seats()]
fn apply(mut asked: Vec<Asked>) -> Vec<Asked> {
    let mut luck = Fast::new(2);
    for (state, seat, action) in &mut asked {
        black_box(Lumeria::apply(state, *seat, *action, &mut luck, &mut Silence));
    }
    asked
}

#[library_benchmark(config = limit(420), setup = with_room)]
#[bench::two_seats()]
fn legal((asked, mut room): (Vec<Asked>, Vec<Action>)) -> (Vec<Asked>, Vec<Action>) {
    for (state, seat, _) in &asked {
        Lumeria::legal(black_box(state), *seat, &mut room);
        black_box(&room);
    }
    (asked, room)
}

#[library_benchmark(config = limit(28_000), setup = positions)]
#[bench::two_seats()]
fn view(asked: Vec<Asked>) -> (Vec<Asked>, Vec<View>) {
    let views = asked.iter().map(|(state, seat, _)| Lumeria::view(state, Observer::Seat(*seat))).collect();
    (asked, views)
}

#[library_benchmark(config = limit(3_200), setup = positions)]
#[bench::two_seats()]
fn outlook(asked: Vec<Asked>) -> Vec<Asked> {
    for (state, ..) in &asked {
        black_box(Lumeria::outlook(black_box(state)));
    }
    asked
}

#[library_benchmark(config = limit(80), setup = positions)]
#[bench::two_seats()]
fn clone(asked: Vec<Asked>) -> Vec<Asked> {
    for (state, ..) in &asked {
        black_box(Clone::clone(black_box(state)));
    }
    asked
}

library_benchmark_group!(name = budgets, benchmarks = [apply, legal, view, outlook, clone]);
main!(library_benchmark_groups = budgets);
