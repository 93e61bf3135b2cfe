//! The instruction budgets of Lumeria, for the calls that bots make millions of times.

#![expect(missing_docs, reason = "the macros of the benchmark write public items")]

use lumeria::Lumeria;

conformance::budgets! {
    game: Lumeria,
    setup: "factions=random",
    instructions: { apply: 340, legal: 420, view: 28_000, outlook: 3_360, network: 20_900, clone: 80 }
}
