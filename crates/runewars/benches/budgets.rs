//! The instruction budgets of Runewars, for the calls that bots make millions of times.

#![expect(missing_docs, reason = "the macros of the benchmark write public items")]

use runewars::Runewars;

conformance::budgets! {
    game: Runewars,
    setup: "seats=4",
    instructions: { apply: 4_060, legal: 2_860, view: 5_130, reimagine: 28_400, outlook: 25_200, clone: 416 }
}
