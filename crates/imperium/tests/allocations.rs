//! The engine's inner loop allocates nothing.

use std::alloc::System;

use counted::Counted;
use imperium::{Imperium, Setup};
use kernel::{Fast, Game, Silence};

#[global_allocator]
static MEMORY: Counted<System> = Counted(System);

#[test]
fn no_game_allocates_after_warm_up() {
    let both = "seats=4 box=both commons=legends nations=qin,arthurians,utopians,celts sides=random";
    for setup in ["seats=1 nations=persians bot=celts", "seats=2 sides=random", "seats=4 sides=random", both]
    {
        let setup: Setup = setup.parse().unwrap();
        let mut luck = Fast::new(1);
        let mut legal = Vec::with_capacity(256);
        let mut decide =
            |state: &mut imperium::State| conformance::play_on::<Imperium>(state, &mut legal, &mut luck);
        let mut play = |seed: u64| decide(&mut Imperium::start(&setup, &mut Fast::new(seed), &mut Silence));
        play(0);
        let allocations = counted::allocations(|| (1..12).for_each(&mut play));
        assert_eq!(allocations, 0, "{setup}");
    }
}

#[test]
fn a_state_is_small_and_plain() {
    fn plain<T: Copy + 'static>() -> usize {
        size_of::<T>()
    }
    assert!(plain::<imperium::State>() <= 4096);
    assert!(plain::<imperium::Action>() <= 16);
}
