//! Instructions of the calls a bot makes millions of times, each with a budget that fails the tests.
//!
//! Counts, not times: they are the same on every machine and under any load. When a change makes a count
//! fall, lower the budget with it.

#![expect(missing_docs, unused_qualifications, reason = "the macros of the benchmark write such items")]

use std::hint::black_box;

use gungraun::{
    Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main,
};
use imperium::{Action, Imperium, View};
use kernel::{Fast, Game, Insight, Observer, Silence};

/// How many positions each benchmark visits: one count is the sum over all of them.
const POSITIONS: usize = 1000;

type Asked = conformance::Asked<Imperium>;

/// Positions from all over random games of all nations.
fn positions() -> Vec<Asked> {
    conformance::positions::<Imperium>("seats=2 sides=random", POSITIONS)
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

#[library_benchmark(config = limit(1_040), setup = positions)]
#[bench::two_seats()]
fn apply(mut asked: Vec<Asked>) -> Vec<Asked> {
    let mut luck = Fast::new(2);
    for (state, seat, action) in &mut asked {
        black_box(Imperium::apply(state, *seat, *action, &mut luck, &mut Silence));
    }
    asked
}

#[library_benchmark(config = limit(750), setup = with_room)]
#[bench::two_seats()]
fn legal((asked, mut room): (Vec<Asked>, Vec<Action>)) -> (Vec<Asked>, Vec<Action>) {
    for (state, seat, _) in &asked {
        Imperium::legal(black_box(state), *seat, &mut room);
        black_box(&room);
    }
    (asked, room)
}

#[library_benchmark(config = limit(16_430), setup = positions)]
#[bench::two_seats()]
fn view(asked: Vec<Asked>) -> (Vec<Asked>, Vec<View>) {
    let views = asked.iter().map(|(state, seat, _)| Imperium::view(state, Observer::Seat(*seat))).collect();
    (asked, views)
}

#[library_benchmark(config = limit(2_763), setup = positions)]
#[bench::two_seats()]
fn reimagine(asked: Vec<Asked>) -> Vec<Asked> {
    let mut luck = Fast::new(2);
    for (state, seat, _) in &asked {
        black_box(Imperium::reimagine(black_box(state), Observer::Seat(*seat), &mut luck));
    }
    asked
}

#[library_benchmark(config = limit(9_630), setup = positions)]
#[bench::two_seats()]
fn outlook(asked: Vec<Asked>) -> Vec<Asked> {
    for (state, ..) in &asked {
        black_box(Imperium::outlook(black_box(state)));
    }
    asked
}

#[library_benchmark(config = limit(334), setup = positions)]
#[bench::two_seats()]
fn clone(asked: Vec<Asked>) -> Vec<Asked> {
    for (state, ..) in &asked {
        black_box(Clone::clone(black_box(state)));
    }
    asked
}

library_benchmark_group!(name = budgets, benchmarks = [apply, legal, view, reimagine, outlook, clone]);
main!(library_benchmark_groups = budgets);
