use super::*;

#[test]
fn cards() {
    let mut table = Table::new(3, "skeleton");
    table.hand(0, "skeleton red-dwarf blue-dwarf red-minotaur blue-minotaur");
    table.say(0, "lead red-dwarf");
    assert_eq!(table.answers(0), "add skeleton; add blue-dwarf; add red-minotaur; done");
    table.refuse(0, "add blue-minotaur", rule::BAND_CARDS);
    table.refuse(0, "add grey-dwarf", rule::BAND_CARDS);
    table.refuse(0, "draw", rule::BAND_CARDS);

    table.say(0, "add skeleton; add blue-dwarf");
    table.refuse(0, "add red-minotaur", rule::BAND_CARDS);
    table.say(0, "done");
    assert_eq!(table.bands_of(0), ["skeleton red-dwarf blue-dwarf"]);
}

#[test]
fn cards_of_one_colour() {
    let mut table = Table::new(3, "skeleton elf");
    table.hand(0, "skeleton red-dwarf blue-elf red-elf red-minotaur blue-minotaur");
    table.say(0, "lead red-minotaur; add skeleton; add red-dwarf");
    table.refuse(0, "add blue-minotaur", rule::BAND_CARDS);
    table.refuse(0, "add blue-elf", rule::BAND_CARDS);
    table.say(0, "add red-elf; done");
    assert_eq!(table.bands_of(0), ["skeleton red-dwarf red-elf red-minotaur"]);
}

#[test]
fn cards_from_one_to_ten() {
    for size in 1..=10 {
        let mut table = Table::new(3, "");
        table.sudden_band(0, &clan("red-dwarf", size));
        assert_eq!(table.bands_of(0)[0].split(' ').count(), size);
        assert_eq!(table.turn_of(), 1);
    }
}

#[test]
fn leader() {
    let mut table = Table::new(3, "skeleton");
    table.hand(0, "skeleton red-dwarf blue-dwarf");
    table.refuse(0, "lead skeleton", rule::TRIBE_SKELETON);
    table.refuse(0, "lead grey-dwarf", rule::BAND_LEADER);
    table.band(0, "blue-dwarf skeleton red-dwarf");
    assert_eq!(table.markers_in(Straton)[0], 1, "its colour decides");
    assert_eq!(table.markers_in(Rhea)[0], 0);
}

#[test]
fn leader_alone_has_an_ability() {
    let mut table = Table::new(4, "wizard elf troll giant orc");
    table.hand(0, "grey-minotaur");
    table.sudden_band(0, "red-minotaur red-wizard red-elf red-troll red-giant red-orc");
    assert_eq!(table.turn_of(), 1, "no seat is asked about it");
    assert_eq!(table.pool_now(), "grey-minotaur");
    assert_eq!(table.giant(), None);
    assert_eq!(table.horde_of(0), []);
}

#[test]
fn leader_binds_the_marker_to_its_colour() {
    let mut table = Table::with(3, "", "marker=may");
    table.sudden_band(0, "red-dwarf blue-dwarf");
    table.refuse(0, "place straton", rule::BAND_LEADER);
    assert_eq!(table.answers(0), "place rhea; decline");
}

#[test]
fn marker() {
    for mine in 0..=5 {
        for size in 1..=6 {
            let mut table = Table::new(3, "");
            table.markers(Duris, &[mine, 5, 1]);
            table.sudden_band(0, &clan("purple-dwarf", size));
            let placed = size > usize::from(mine);
            assert_eq!(table.markers_in(Duris), [mine + u8::from(placed), 5, 1]);
            assert_eq!(table.bands_of(0).len(), 1, "too small a band is a band");
            assert_eq!(table.turn_of(), 1);
        }
    }
}

#[test]
fn marker_that_is_allowed_is_a_duty() {
    let mut table = Table::new(3, "wingfolk");
    table.sudden_band(0, "purple-wingfolk");
    table.refuse(0, "decline", rule::BAND_MARKER);
    table.refuse(0, "done", rule::BAND_MARKER);
}

#[test]
fn duel() {
    for (mine, theirs, needed) in [(0, 0, 1), (1, 0, 2), (0, 1, 2), (2, 3, 6), (0, 5, 6)] {
        for size in 1..=7 {
            let mut table = Table::new(2, "");
            table.markers(Duris, &[mine, theirs]);
            table.sudden_band(0, &clan("purple-dwarf", size));
            assert_eq!(table.markers_in(Duris), [mine + u8::from(size >= needed), theirs]);
        }
    }
}

#[test]
fn duel_with_wingfolk() {
    let mut table = Table::new(2, "wingfolk");
    table.markers(Duris, &[1, 1]);
    table.markers(Rhea, &[1, 0]);
    table.sudden_band(0, "purple-wingfolk red-wingfolk");
    table.refuse(0, "place duris", rule::BAND_DUEL);
    table.say(0, "place rhea");
    assert_eq!(table.markers_in(Rhea), [2, 0]);
}

#[test]
fn ability() {
    let mut table = Table::new(4, "merfolk skeleton");
    table.sudden_band(0, "red-merfolk blue-merfolk");
    assert_eq!(table.state.merfolk[0], 2, "X is every card, the leader too");
    table.sudden_band(1, "red-merfolk skeleton skeleton grey-merfolk");
    assert_eq!(table.state.merfolk[1], 4, "and Skeletons");
}

#[test]
fn ability_is_a_choice() {
    for (leader, no) in [
        ("red-troll", "decline"),
        ("red-wizard", "decline"),
        ("red-merfolk", "decline"),
        ("red-centaur", "decline"),
        ("red-elf", "done"),
    ] {
        let mut table = Table::new(4, "troll merfolk wizard elf centaur");
        table.hand(0, "purple-minotaur");
        table.sudden_band(0, &clan(leader, 3));
        assert_eq!(table.turn_of(), 0, "{leader} asks");
        table.say(0, no);
        assert_eq!(table.turn_of(), 1);
        assert_eq!(table.hand_of(0), "", "{leader} did nothing");
    }
}

#[test]
fn discard() {
    let mut table = Table::new(3, "");
    table.pool("grey-elf");
    table.hand(0, "red-dwarf blue-dwarf green-elf orange-minotaur");
    table.band(0, "red-dwarf blue-dwarf");
    assert_eq!(table.hand_of(0), "");
    assert_eq!(table.pool_now(), "green-elf grey-elf orange-minotaur");
    table.say(1, "take green-elf");
    assert_eq!(table.bands_of(0), ["red-dwarf blue-dwarf"], "the band stays");
    table.third_dragon(2);
    assert_eq!(table.bands_of(0), [""; 0], "until the age ends");
}

#[test]
fn discard_comes_before_a_wizard_and_spares_what_an_elf_keeps() {
    let mut table = Table::new(3, "wizard elf");
    table.hand(0, "red-wizard grey-dwarf");
    table.say(0, "lead red-wizard; done");
    assert_eq!(table.pool_now(), "grey-dwarf");
    table.say(0, "decline");

    table.hand(1, "red-elf blue-dwarf green-dwarf");
    table.say(1, "lead red-elf; done");
    assert_eq!(table.pool_now(), "grey-dwarf");
    table.say(1, "keep green-dwarf; done");
    assert_eq!(table.hand_of(1), "green-dwarf");
    assert_eq!(table.pool_now(), "blue-dwarf grey-dwarf");
}
