//! The instruction budgets of Imperium, for the calls that bots make millions of times.

#![expect(missing_docs, reason = "the macros of the benchmark write public items")]

use imperium::Imperium;

conformance::budgets! {
    game: Imperium,
    setup: "seats=2 sides=random",
    instructions: { apply: 1_480, legal: 1_050, view: 19_400, reimagine: 3_820, outlook: 10_700, clone: 430 }
}
