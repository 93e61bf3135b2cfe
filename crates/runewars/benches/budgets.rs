//! The instruction budgets of Runewars, for the calls that bots make millions of times.

#![expect(missing_docs, reason = "the macros of the benchmark write public items")]

use runewars::Runewars;

conformance::budgets! {
    game: Runewars,
    setup: "seats=4",
    instructions: { apply: 9_000, legal: 9_000, view: 40_000, reimagine: 40_000, outlook: 60_000, clone: 400 }
}
