//! The solstice: at once where all is private, in turn order where it is not.

use super::*;

#[test]
fn a_seat_orders_its_solstice() {
    let mut table = Table::duel();
    table.play(0, "coinage mounted-archers temple").tokens(0, 0, 0, 0);
    table.solstice();
    assert_eq!(
        table.offered(),
        "0: pick play coinage 0; pick play temple 0; pick play mounted-archers 0",
        "the archers may wait for the materials"
    );
    table.say("pick play coinage 0; pick play mounted-archers 0; yes");
    assert_eq!(table.has(0), [1, 1, 0]);
}

/// Seat 1 goes on while seat 0 still thinks, and the round begins when both are done.
#[test]
fn all_seats_act_at_once_in_the_solstice() {
    let mut table = Table::duel();
    table.play(0, "metropolis").play(1, "metropolis pharmacy").tokens(1, 0, 2, 0);
    table.solstice_of(&[0, 1]);
    assert_eq!(
        table.offered(),
        "0: way 0; way 1; way 2 | 1: pick play metropolis 0; pick play pharmacy 0",
        "both are asked"
    );
    table.by(1, "pick play pharmacy 0; way 1; way 0");
    assert_eq!((table.has(1), table.state.round), ([1, 0, 1], 1));
    assert_eq!(table.offered(), "0: way 0; way 1; way 2", "one seat is done");
    assert!(!table.may(1, "done"));
    table.say("way 0");
    assert_eq!((table.has(0), table.state.round), ([1, 0, 0], 2));
    assert!(table.may(0, "innovate"));
}

/// Seats that touch the pile of unrest wait for each other, so the order of their answers cannot matter.
#[test]
fn what_others_use_is_touched_in_turn_order() {
    let mut table = Table::new("seats=3 nations=romans,persians,greeks");
    table.play(0, "mysticism metropolis").play(1, "metropolis").play(2, "shrine").hand(2, "unrest");
    table.hand(0, "conquer glory");
    table.solstice_of(&[0, 1, 2]);
    assert_eq!(table.offered(), "1: way 0; way 1; way 2", "seat 1 touches only what is its own");
    table.by(1, "way 0");
    assert_eq!(table.offered(), "0: pick play metropolis 0; pick play mysticism 0", "in any order it likes");
    table.say("pick play metropolis 0; way 1; way 1");
    assert_eq!(table.offered(), "2: yes; done");
    table.by(2, "yes");
    assert_eq!((table.state.round, table.in_hand(2).as_str()), (2, ""));
    assert_eq!(table.has(0), [0, 1, 0]);
}

/// The last unrest is taken by the seat that comes first, and what others would have returned does not help.
#[test]
fn a_collapse_in_the_solstice_comes_at_once() {
    let collapse = |rival: &str| {
        let mut table = Table::duel();
        table.play(0, "mysticism").hand(0, "conquer glory").play(1, rival).hand(1, "unrest");
        table.state.pile = 1;
        table.solstice_of(&[0, 1]).say("way 0");
        table
    };
    for rival in ["shrine", "mysticism"] {
        let table = collapse(rival);
        assert_eq!((table.state.over, table.state.pile), (Over::Collapsed, 0));
        assert_eq!(
            (table.in_hand(0).as_str(), table.in_hand(1).as_str()),
            ("conquer glory unrest", "unrest")
        );
    }
    let mut table = Table::duel();
    table.play(0, "shrine").hand(0, "unrest").play(1, "mysticism").hand(1, "conquer glory");
    table.state.pile = 1;
    table.solstice_of(&[0, 1]).say("yes").by(1, "way 0");
    assert_eq!((table.state.over, table.state.pile), (Over::No, 1), "it was returned before");
}

#[test]
fn every_copy_has_its_solstice() {
    let mut table = Table::duel();
    table.play(0, "city city").hand(0, "glory advance");
    table.solstice().say("yes; pick hand glory 0; way 0; yes; way 1");
    assert_eq!((table.has(0), table.in_hand(0).as_str()), ([1, 1, 0], ""));
}

/// The unrest that is discarded can be the one that is returned.
#[test]
fn a_shrine_returns_what_was_just_discarded() {
    let mut table = Table::duel();
    table.hand(0, "unrest").play(0, "shrine");
    let pile = table.state.pile;
    table.solstice().say("yes");
    assert_eq!((table.in_hand(0).as_str(), table.in_discard(0).as_str()), ("", ""));
    assert_eq!(table.state.pile, pile + 1);
}

/// Mysticism: without two cards in hand unrest must be taken, though the other way costs nothing.
#[test]
fn a_way_that_cannot_be_done_in_full_is_not_offered() {
    let mut table = Table::duel();
    table.play(0, "mysticism").hand(0, "glory").solstice();
    assert_eq!(table.in_hand(0), "glory unrest");
    let mut table = Table::duel();
    table.play(0, "mysticism").hand(0, "glory advance").solstice();
    assert_eq!(table.offered(), "0: way 0; way 1");
}
