use super::*;

#[test]
fn order() {
    let mut table = Table::new(4, "merfolk giant orc skeleton dwarf");
    table.hand(1, "red-dwarf");
    table.hand(3, "blue-dwarf");
    table.tokens(Duris, &[2, 4, 6]);
    table.markers(Duris, &[1]);
    table.swim(&[4]);
    table.set_giant(1, 2);
    table.laid(2, "grey-dwarf skeleton green-dwarf");
    table.horde(3, &[Rhea]);
    table.third_dragon(2);

    let events = table.events();
    assert_eq!(kinds(&events)[..4], ["Dragon", "AgeEnded", "Discarded", "Discarded"]);
    assert_eq!(kinds(&events)[4..], ["KingdomScored", "MerfolkScored", "GiantScored", "BandScored"]);
    assert!(matches!(events[7], Event::BandScored { counted: 3, gain: 3, .. }), "{:?}", events[7]);
    assert_eq!(table.asked(3), Some(rule::END_RAID));
    table.say(3, "raid");
    assert_eq!(kinds(&table.events())[..2], ["Raided", "Age"]);
    assert_eq!(table.glory(), [2 + 1, 2, 3, 1]);
}

#[test]
fn kingdoms() {
    let mut table = Table::new(4, "");
    table.tokens(Duris, &[2, 4, 8]);
    table.markers(Duris, &[3, 2, 1, 0]);
    table.third_dragon(0);
    assert_eq!(table.glory(), [2, 0, 0, 0]);
    table.third_dragon(0);
    assert_eq!(table.glory(), [2 + 4, 2, 0, 0], "the tokens stayed");
    table.third_dragon(0);
    assert_eq!(table.glory(), [2 + 4 + 8, 2 + 4, 2, 0]);
}

#[test]
fn kingdoms_need_presence() {
    let mut table = Table::new(4, "");
    table.age(3);
    table.tokens(Duris, &[2, 4, 8]);
    table.markers(Duris, &[0, 2, 0, 0]);
    table.tokens(Rhea, &[0, 6, 10]);
    table.third_dragon(0);
    assert_eq!(table.glory(), [0, 8, 0, 0]);
}

#[test]
fn kingdoms_with_three_players() {
    let mut table = Table::new(3, "");
    table.tokens(Duris, &[2, 4]);
    table.markers(Duris, &[1, 3, 2]);
    table.third_dragon(0);
    assert_eq!(table.glory(), [0, 2, 0]);
    table.third_dragon(0);
    assert_eq!(table.glory(), [0, 2 + 4, 2]);
}

#[test]
fn ties() {
    let scored = |age: u8, markers: [u8; 4]| {
        let mut table = Table::new(4, "");
        table.age(age);
        table.tokens(Duris, &[2, 6, 8]);
        table.markers(Duris, &markers);
        table.third_dragon(0);
        table.glory().to_vec()
    };
    assert_eq!(scored(3, [2, 2, 1, 0]), [7, 7, 2, 0]);
    assert_eq!(scored(3, [2, 2, 2, 1]), [5, 5, 5, 0], "16 / 3, rounded down");
    assert_eq!(scored(3, [1, 1, 1, 1]), [4, 4, 4, 4]);
    assert_eq!(scored(3, [3, 1, 1, 0]), [8, 4, 4, 0]);
    assert_eq!(scored(3, [3, 2, 1, 1]), [8, 6, 1, 1]);
    assert_eq!(scored(2, [2, 2, 1, 0]), [4, 4, 0, 0]);
    assert_eq!(scored(2, [3, 2, 2, 0]), [6, 1, 1, 0]);
    assert_eq!(scored(1, [2, 2, 1, 0]), [1, 1, 0, 0], "age I has one place");
    assert_eq!(scored(1, [2, 2, 2, 0]), [0, 0, 0, 0]);
}

#[test]
fn ties_are_broken_by_trolls() {
    let mut table = Table::new(4, "troll");
    table.age(3);
    table.tokens(Duris, &[2, 6, 8]);
    table.markers(Duris, &[2, 2, 2, 2]);
    table.trolls(1, &[1, 3]);
    table.trolls(2, &[4]);
    table.third_dragon(0);
    assert_eq!(table.glory(), [1, 6, 8, 1], "sum, then the highest token, then nothing at all");
}

#[test]
fn duel() {
    let scored = |age: u8, markers: [u8; 2], trolls: &[u8]| {
        let mut table = Table::new(2, "troll");
        table.age(age);
        table.tokens(Duris, &[2, 6]);
        table.markers(Duris, &markers);
        table.trolls(1, trolls);
        table.third_dragon(0);
        table.glory().to_vec()
    };
    assert_eq!(scored(1, [1, 2], &[]), [0, 2]);
    assert_eq!(scored(1, [2, 0], &[]), [2, 0]);
    assert_eq!(scored(1, [2, 2], &[]), [1, 1], "age I as usual");
    assert_eq!(scored(2, [1, 2], &[]), [0, 6], "the second gets nothing");
    assert_eq!(scored(2, [2, 0], &[]), [8, 0], "alone, both tokens");
    assert_eq!(scored(2, [2, 2], &[]), [3, 3], "a tie divides token II");
    assert_eq!(scored(2, [2, 2], &[1]), [0, 6]);
    assert_eq!(scored(2, [0, 0], &[1]), [0, 0]);
}

#[test]
fn merfolk() {
    for (seats, age, glory) in [(4, 1, 1), (4, 2, 2), (4, 3, 4), (6, 3, 4), (3, 1, 1), (3, 2, 3), (2, 2, 3)] {
        let mut table = Table::new(seats, "merfolk");
        table.age(age);
        table.swim(&[4, 5]);
        table.third_dragon(0);
        assert_eq!(table.glory()[..2], [0, glory], "{seats} seats, age {age}");
    }
}

#[test]
fn merfolk_ties_and_those_who_never_swam() {
    let scored = |spaces: [u8; 4], trolls: &[u8]| {
        let mut table = Table::new(4, "merfolk troll");
        table.age(3);
        table.swim(&spaces);
        table.trolls(1, trolls);
        table.third_dragon(0);
        table.glory().to_vec()
    };
    assert_eq!(scored([5, 5, 1, 0], &[]), [2, 2, 0, 0]);
    assert_eq!(scored([5, 5, 5, 0], &[]), [1, 1, 1, 0], "rounded down");
    assert_eq!(scored([5, 5, 1, 0], &[2]), [0, 4, 0, 0]);
    assert_eq!(scored([0, 0, 0, 0], &[2]), [0, 0, 0, 0]);
}

#[test]
fn giant() {
    for (seats, age, glory) in
        [(4, 1, 2), (4, 2, 4), (4, 3, 6), (6, 3, 6), (2, 1, 2), (2, 2, 5), (3, 1, 2), (3, 2, 5)]
    {
        let mut table = Table::new(seats, "giant");
        table.age(age);
        table.set_giant(1, 3);
        table.third_dragon(0);
        assert_eq!(table.glory()[..2], [0, glory], "{seats} seats, age {age}");
    }
}

#[test]
fn bands() {
    for (size, glory) in [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 15), (10, 15)] {
        let mut table = Table::new(4, "skeleton");
        table.laid(0, &clan("red-minotaur", size));
        table.laid(1, &(clan("red-elf", size) + " skeleton skeleton"));
        table.laid(2, &(clan("red-dwarf", size) + " skeleton"));
        table.third_dragon(0);
        let larger = [0, 1, 3, 6, 10, 15, 15][size.min(6)];
        assert_eq!(table.glory(), [glory, glory, larger, 0], "{size} cards");
    }
}

#[test]
fn bands_are_scored_one_by_one() {
    let mut table = Table::new(4, "");
    table.laid(0, "red-elf blue-elf");
    table.laid(0, "red-minotaur blue-minotaur grey-minotaur");
    table.laid(1, "red-elf");
    table.third_dragon(0);
    assert_eq!(table.glory(), [4, 0, 0, 0]);
}

#[test]
fn raid() {
    for (count, glory) in [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 20)] {
        let mut table = Table::new(4, "orc");
        table.horde(1, &Kingdom::ALL[..count]);
        table.third_dragon(0);
        assert_eq!(table.answers(1), "raid; decline");
        table.say(1, "raid");
        assert_eq!(table.glory()[1], glory);
        assert_eq!((table.horde_of(1), table.state.supply[1]), (vec![], 25));
    }
}

#[test]
fn raid_is_asked_clockwise_from_the_first_player() {
    let mut table = Table::new(4, "orc");
    table.state.first = Seat::new(2);
    for seat in [0, 1, 3] {
        table.horde(seat, &[Duris, Rhea]);
    }
    table.third_dragon(1);
    table.refuse(0, "raid", rule::TURN_CHOICE);
    table.refuse(3, "draw", rule::END_RAID);
    table.say(3, "raid");
    table.say(0, "decline");
    table.say(1, "raid");
    assert_eq!(table.glory(), [0, 3, 0, 3]);
    assert_eq!(table.horde_of(0), [Duris, Rhea], "what does not raid stays");
    assert_eq!(table.state.age, 1);
}

#[test]
fn raid_happens_by_itself_in_the_last_age() {
    let mut table = Table::new(4, "orc");
    table.age(3);
    table.horde(1, &[Duris, Rhea, Ithys]);
    table.third_dragon(0);
    assert_eq!(table.glory(), [0, 6, 0, 0]);
    assert!(table.standing().is_some());
}

#[test]
fn cleanup() {
    let mut table = Table::new(4, "merfolk troll giant orc");
    table.hand(1, "red-orc");
    table.pool("blue-orc");
    table.laid(0, "red-giant");
    table.trolls(1, &[3]);
    table.set_giant(0, 1);
    table.markers(Duris, &[2, 1]);
    table.swim(&[0, 0, 5]);
    table.horde(3, &[Rhea]);
    table.third_dragon(0);
    table.say(3, "decline");

    let state = &table.state;
    assert!(state.bands.all().is_empty());
    assert_eq!((state.trolls, state.giant), ([0; 6], Giant::default()));
    assert_eq!(table.markers_in(Duris), [2, 1, 0, 0]);
    assert_eq!((state.merfolk[2], table.horde_of(3)), (5, vec![Rhea]));
    assert_eq!(table.parts().0, state.layout.all(), "every ally is shuffled in");
    assert_eq!(state.deck.dragons, 3);
}
