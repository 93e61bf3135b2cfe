//! The engine's inner loop allocates nothing.

use std::alloc::System;

use counted::Counted;
use kernel::{Fast, Game, Silence};
use runewars::{Runewars, Setup};

#[global_allocator]
static MEMORY: Counted<System> = Counted(System);

#[test]
fn no_decision_allocates_after_warm_up() {
    for setup in ["seats=2", "seats=4"] {
        let setup: Setup = setup.parse().expect("a setup");
        let mut luck = Fast::new(1);
        let mut legal = Vec::with_capacity(512);
        let mut play = |games| {
            for _ in 0..games {
                let mut state = Runewars::start(&setup, &mut luck, &mut Silence);
                conformance::play_on::<Runewars>(&mut state, &mut legal, &mut luck);
            }
        };
        play(3);
        let allocations = counted::allocations(|| play(5));
        assert_eq!(allocations, 0, "{setup}");
    }
}

#[test]
fn a_state_is_small_and_plain() {
    fn plain<T: Copy + 'static>() -> usize {
        size_of::<T>()
    }
    let size = plain::<runewars::State>();
    println!("{size} bytes");
    assert!(size <= 4096, "{size}");
    assert!(plain::<runewars::Action>() <= 16);
}
