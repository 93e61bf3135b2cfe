//! Instructions of the calls a bot makes millions of times, each with a budget that fails the tests.
//!
//! Counts, not times: they are the same on every machine and under any load. When a change makes a count
//! fall, lower the budget with it.

#![expect(missing_docs, unused_qualifications, reason = "the macros of the benchmark write such items")]

use std::hint::black_box;

use ethnos::{Action, Ethnos, View};
use gungraun::{
    Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main,
};
use kernel::{Fast, Game, Observer, Silence};

/// How many positions each benchmark visits: one count is the sum over all of them.
const POSITIONS: usize = 1000;

type Asked = conformance::Asked<Ethnos>;

fn positions() -> Vec<Asked> {
    conformance::positions::<Ethnos>("seats=4", POSITIONS)
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
