//! The engine's inner loop allocates nothing.

use std::alloc::System;

use counted::Counted;
use kernel::{Fast, Game, Silence};
use lumeria::{Lumeria, Setup};

#[global_allocator]
static MEMORY: Counted<System> = Counted(System);

#[test]
fn no_decision_allocates_after_warm_up() {
    for setup in ["factions=random", "factions=random scenario=camps", "factions=random scenario=open-field"]
    {
        let setup: Setup = setup.parse().unwrap();
        let mut luck = Fast::new(1);
        let mut legal = Vec::new();
        let mut play = |games| {
            for _ in 0..games {
                let mut state = Lumeria::start(&setup, &mut luck, &mut Silence);
                conformance::play_on::<Lumeria>(&mut state, &mut legal, &mut luck);
            }
        };
        play(200);
        let allocations = counted::allocations(|| play(50));
        assert_eq!(allocations, 0, "{setup}");
    }
}

#[test]
fn a_state_is_small_and_plain() {
    fn plain<T: Copy + 'static>() -> usize {
        size_of::<T>()
    }
    assert!(plain::<lumeria::State>() <= 512);
    assert!(plain::<lumeria::Action>() <= 16);
}
