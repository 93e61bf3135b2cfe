//! The instruction budgets of Imperium, for the calls that bots make millions of times.

#![expect(missing_docs, reason = "the macros of the benchmark write public items")]

use imperium::Imperium;

conformance::budgets! {
    game: Imperium,
    setup: "seats=2 sides=random",
    instructions: { apply: 1_590, legal: 1_090, view: 19_500, reimagine: 3_900, outlook: 11_000, clone: 355 }
}
