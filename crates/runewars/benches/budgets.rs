//! The instruction budgets of Runewars, for the calls that bots make millions of times.

#![expect(missing_docs, reason = "the macros of the benchmark write public items")]

use runewars::Runewars;

conformance::budgets! {
    game: Runewars,
    setup: "seats=4",
    instructions: { apply: 10_000, legal: 8_500, view: 8_500, reimagine: 50_000, outlook: 42_000, clone: 600 }
}
