//! The engine's inner loop allocates nothing.

use imperium::{Imperium, Setup};
use kernel::{Fast, Game, Silence};

#[test]
fn no_decision_allocates_after_warm_up() {
    for setup in ["seats=2 sides=random", "seats=4 sides=random"] {
        let setup: Setup = setup.parse().unwrap();
        let mut luck = Fast::new(1);
        let mut legal = Vec::with_capacity(256);
        let mut decide =
            |state: &mut imperium::State| conformance::play_on::<Imperium>(state, &mut legal, &mut luck);
        // Setting up a game allocates; playing it does not.
        let mut states: Vec<_> =
            (0..12).map(|seed| Imperium::start(&setup, &mut Fast::new(seed), &mut Silence)).collect();
        decide(&mut states[0]);
        let counted = allocation_counter::measure(|| states[1..].iter_mut().for_each(&mut decide));
        assert_eq!(counted.count_total, 0, "{setup}");
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
