//! The engine's inner loop allocates nothing.

use std::alloc::System;

use counted::Counted;
use ethnos::{Ethnos, Setup};
use kernel::{Fast, Game, Silence};

#[global_allocator]
static MEMORY: Counted<System> = Counted(System);

#[test]
fn no_decision_allocates_after_warm_up() {
    for seats in 2..=6 {
        let setup: Setup = format!("seats={seats}").parse().unwrap();
        let mut luck = Fast::new(1);
        // Room for every list of answers, so that no game can need more than those before it.
        let mut legal = Vec::with_capacity(128);
        let mut play = |games| {
            for _ in 0..games {
                let mut state = Ethnos::start(&setup, &mut luck, &mut Silence);
                conformance::play_on::<Ethnos>(&mut state, &mut legal, &mut luck);
            }
        };
        play(50);
        let allocations = counted::allocations(|| play(50));
        assert_eq!(allocations, 0, "{seats} seats");
    }
}

#[test]
fn a_state_is_small_and_plain() {
    fn plain<T: Copy + 'static>() -> usize {
        size_of::<T>()
    }
    assert!(plain::<ethnos::State>() <= 1024);
    assert!(plain::<ethnos::Action>() <= 4);
}
