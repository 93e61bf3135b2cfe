//! The instruction budgets of Imperium, for the calls that bots make millions of times.

#![expect(missing_docs, reason = "the macros of the benchmark write public items")]

use imperium::Imperium;

conformance::budgets! {
    game: Imperium,
    setup: "seats=2 sides=random",
    instructions: { apply: 2_400, legal: 2_000, view: 26_000, reimagine: 5_500, outlook: 15_000, clone: 550 }
}
