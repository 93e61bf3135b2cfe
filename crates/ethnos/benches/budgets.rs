//! The instruction budgets of Ethnos, for the calls that bots make millions of times.

#![expect(missing_docs, reason = "the macros of the benchmark write public items")]

use ethnos::Ethnos;

conformance::budgets! {
    game: Ethnos,
    setup: "seats=4",
    instructions: { apply: 240, legal: 120, view: 9_900, reimagine: 990, clone: 120 }
}
