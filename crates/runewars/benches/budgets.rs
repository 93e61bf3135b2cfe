//! The instruction budgets of Runewars, for the calls that bots make millions of times.

#![expect(missing_docs, reason = "the macros of the benchmark write public items")]

use runewars::Runewars;

conformance::budgets! {
    game: Runewars,
    setup: "seats=4",
    instructions: { apply: 6_250, legal: 5_150, view: 5_450, reimagine: 32_500, outlook: 28_000, clone: 416 }
}
