//! Instructions of the calls a bot makes millions of times, each with a budget that fails the tests.
//!
//! Counts, not times: they are the same on every machine and under any load. When a change makes a count
//! fall, lower the budget with it.

#![expect(missing_docs, unused_qualifications, reason = "the macros of the benchmark write such items")]

use std::hint::black_box;

use ethnos::{Action, Ethnos, Setup, State, View};
use gungraun::{
    Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main,
};
use kernel::{Fast, Game, Luck, Observer, Seat, Silence, Waiting};

/// How many positions each benchmark visits: one count is the sum over all of them.
const POSITIONS: usize = 1000;

/// A position, who is asked, and what is answered.
type Asked = (State, Seat, Action);

/// Positions from all over random games of four seats.
fn positions() -> Vec<Asked> {
    let setup: Setup = "seats=4".parse().expect("a playable setup");
    let mut luck = Fast::new(1);
    let mut legal = Vec::new();
    let mut positions = Vec::with_capacity(POSITIONS);
    loop {
        let mut state = Ethnos::start(&setup, &mut luck, &mut Silence);
        while let Waiting::For(seats) = Ethnos::waiting(&state) {
            let seat = seats.first().expect("somebody is asked");
            Ethnos::legal(&state, seat, &mut legal);
            let action = legal[luck.pick(legal.len() as u32) as usize];
            if luck.pick(7) == 0 {
                positions.push((state, seat, action));
                if positions.len() == POSITIONS {
                    return positions;
                }
            }
            Ethnos::apply(&mut state, seat, action, &mut luck, &mut Silence);
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

#[library_benchmark(config = limit(240), setup = positions)]
#[bench::four_seats()]
fn apply(mut asked: Vec<Asked>) -> Vec<Asked> {
    let mut luck = Fast::new(2);
    for (state, seat, action) in &mut asked {
        black_box(Ethnos::apply(state, *seat, *action, &mut luck, &mut Silence));
    }
    asked
}

#[library_benchmark(config = limit(130), setup = with_room)]
#[bench::four_seats()]
fn legal((asked, mut room): (Vec<Asked>, Vec<Action>)) -> (Vec<Asked>, Vec<Action>) {
    for (state, seat, _) in &asked {
        Ethnos::legal(black_box(state), *seat, &mut room);
        black_box(&room);
    }
    (asked, room)
}

#[library_benchmark(config = limit(19_000), setup = positions)]
#[bench::four_seats()]
fn view(asked: Vec<Asked>) -> (Vec<Asked>, Vec<View>) {
    let views = asked.iter().map(|(state, seat, _)| Ethnos::view(state, Observer::Seat(*seat))).collect();
    (asked, views)
}

#[library_benchmark(config = limit(990), setup = positions)]
#[bench::four_seats()]
fn reimagine(asked: Vec<Asked>) -> Vec<Asked> {
    let mut luck = Fast::new(2);
    for (state, seat, _) in &asked {
        black_box(Ethnos::reimagine(black_box(state), Observer::Seat(*seat), &mut luck));
    }
    asked
}

#[library_benchmark(config = limit(120), setup = positions)]
#[bench::four_seats()]
fn clone(asked: Vec<Asked>) -> Vec<Asked> {
    for (state, ..) in &asked {
        black_box(Clone::clone(black_box(state)));
    }
    asked
}

library_benchmark_group!(name = budgets, benchmarks = [apply, legal, view, reimagine, clone]);
main!(library_benchmark_groups = budgets);
