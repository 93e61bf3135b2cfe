//! The instruction budgets of Imperium, for the calls that bots make millions of times.

#![expect(missing_docs, reason = "the macros of the benchmark write public items")]

use imperium::Imperium;

conformance::budgets! {
    game: Imperium,
    setup: "seats=2 sides=random",
    instructions: { apply: 1_040, legal: 750, view: 16_430, reimagine: 2_763, outlook: 9_630, clone: 334 }
}
