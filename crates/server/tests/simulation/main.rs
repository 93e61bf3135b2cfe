//! Whole tables under everything that can go wrong, seeded: the same seed is the same afternoon, down to the order
//! in which tasks are polled. There is no runtime and no real time.
//!
//! `SIMULATION_RUNS` says how many (10,000 by default); `SIMULATION_SEED=n` runs one and tells what happens.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../../../table/tests/game/mod.rs"]
#[expect(dead_code, reason = "the tests of tables use more of it")]
mod game;

mod executor;
mod shelf;
mod verdict;
mod world;

use std::panic::{AssertUnwindSafe, catch_unwind};

use shelf::Flaw;
use world::{Tally, World};

fn setting(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().unwrap())
}

/// One afternoon. The error says what went wrong.
fn run(seed: u64, flaw: Flaw, tell: bool) -> Result<Tally, String> {
    let run = AssertUnwindSafe(|| World::new(seed, flaw, tell).run());
    catch_unwind(run).unwrap_or_else(|_| Err("it panicked".to_owned()))
}

#[test]
fn whole_tables_survive_everything() {
    let again = |seed: u64| {
        format!("SIMULATION_SEED={seed} cargo test -p server --test simulation -- --nocapture whole_tables")
    };
    if let Some(seed) = setting("SIMULATION_SEED") {
        let tally = run(seed, Flaw::None, true).unwrap_or_else(|wrong| panic!("{wrong}\n{}", again(seed)));
        println!("{tally:?}");
        return;
    }
    let mut all = Tally::default();
    for seed in 0..setting("SIMULATION_RUNS").unwrap_or(10_000) {
        match run(seed, Flaw::None, false) {
            Ok(tally) => all.add(&tally),
            Err(wrong) => panic!("{wrong}\n{}", again(seed)),
        }
    }
    println!("{all:?}");
    all.check();
}

#[test]
fn the_same_seed_is_the_same_afternoon() {
    for seed in 0..40 {
        let (one, two) = (run(seed, Flaw::None, false), run(seed, Flaw::None, false));
        assert_eq!(one, two, "seed {seed}");
    }
}

/// Something is broken on purpose, and must be found.
fn found(flaw: Flaw) {
    const ENOUGH: u64 = 400;
    let first = (0..ENOUGH).find_map(|seed| run(seed, flaw, false).err().map(|wrong| (seed, wrong)));
    match first {
        Some((seed, wrong)) => println!("{flaw:?} is found by run {seed}: {wrong}"),
        None => panic!("{flaw:?} is not found in {ENOUGH} runs"),
    }
}

#[test]
fn what_is_broken_is_found() {
    for &flaw in Flaw::ALL {
        found(flaw);
    }
}
