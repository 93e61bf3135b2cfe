use super::*;

#[test]
fn centaur() {
    let mut table = Table::new(4, "centaur");
    table.hand(0, "blue-centaur red-centaur red-dwarf grey-dwarf green-elf");
    table.say(0, "lead blue-centaur; done");
    assert_eq!(table.asked(0), Some(rule::TRIBE_CENTAUR));
    assert_eq!(table.pool_now(), "", "nothing is discarded yet");
    table.refuse(0, "draw", rule::TRIBE_CENTAUR);
    table.refuse(0, "lead grey-elf", rule::BAND_LEADER);

    table.say(0, "lead red-centaur; done");
    assert_eq!(table.asked(0), Some(rule::TRIBE_CENTAUR), "the chain goes on");
    table.say(0, "lead red-dwarf; add grey-dwarf; done");
    assert_eq!(table.markers_in(Straton)[0], 1);
    assert_eq!(table.markers_in(Rhea)[0], 2);
    assert_eq!(table.pool_now(), "green-elf");
    assert_eq!(table.turn_of(), 1);
}

#[test]
fn centaur_needs_a_marker_and_may_stop() {
    let mut table = Table::new(4, "centaur");
    table.markers(Straton, &[1]);
    table.hand(0, "blue-centaur grey-dwarf");
    table.say(0, "lead blue-centaur; done");
    assert_eq!(table.turn_of(), 1, "no marker, no second band");
    assert_eq!(table.pool_now(), "grey-dwarf");

    table.hand(1, "blue-centaur red-dwarf");
    table.say(1, "lead blue-centaur; done; decline");
    assert_eq!(table.turn_of(), 2);
    assert_eq!(table.pool_now(), "red-dwarf grey-dwarf");

    table.hand(2, "red-centaur");
    table.say(2, "lead red-centaur; done");
    assert_eq!(table.turn_of(), 3, "an empty hand is not asked");
}

#[test]
fn dwarf() {
    let mut table = Table::new(3, "dwarf elf");
    table.age(2);
    table.laid(0, "red-dwarf blue-dwarf grey-dwarf");
    table.laid(1, "red-elf red-dwarf red-minotaur");
    table.third_dragon(0);
    assert_eq!(table.glory(), [6, 3, 0], "only a leader counts for one more");
}

#[test]
fn dwarf_is_no_help_with_markers() {
    let mut table = Table::new(3, "dwarf");
    table.markers(Rhea, &[3]);
    table.sudden_band(0, &clan("red-dwarf", 3));
    assert_eq!(table.markers_in(Rhea)[0], 3);
}

#[test]
fn elf() {
    let mut table = Table::new(3, "elf");
    table.hand(0, "red-elf blue-elf green-dwarf grey-dwarf green-wizard");
    table.say(0, "lead red-elf; add blue-elf; done");
    assert_eq!(table.answers(0), "keep green-dwarf; keep grey-dwarf; keep green-wizard; done");
    table.say(0, "keep green-dwarf; keep green-wizard");
    table.refuse(0, "keep grey-dwarf", rule::TRIBE_ELF);
    table.refuse(0, "decline", rule::TRIBE_ELF);
    table.say(0, "done");
    assert_eq!(table.hand_of(0), "green-dwarf green-wizard");
    assert_eq!(table.pool_now(), "grey-dwarf");
}

#[test]
fn elf_may_keep_fewer_or_none() {
    let mut table = Table::new(3, "elf");
    table.hand(0, "red-elf blue-elf green-dwarf grey-dwarf");
    table.band(0, "red-elf blue-elf");
    table.say(0, "keep grey-dwarf; done");
    assert_eq!(table.hand_of(0), "grey-dwarf");

    table.hand(1, "green-elf green-minotaur");
    table.say(1, "lead green-elf; done; done");
    assert_eq!(table.hand_of(1), "");
    assert_eq!(table.pool_now(), "green-dwarf green-minotaur");
}

#[test]
fn giant() {
    let mut table = Table::new(4, "giant skeleton");
    table.sudden_band(0, "red-giant blue-giant");
    assert_eq!((table.giant(), table.glory()[0]), (Some(0), 2));
    table.sudden_band(1, "red-giant blue-giant");
    assert_eq!((table.giant(), table.glory()[1]), (Some(0), 0), "equal is not enough");
    table.sudden_band(1, "grey-giant green-giant skeleton");
    assert_eq!((table.giant(), table.glory()[1]), (Some(1), 2), "Skeletons count");
    table.sudden_band(1, "grey-giant green-giant orange-giant purple-giant");
    assert_eq!(table.glory()[1], 4, "beating the own record pays again");
}

#[test]
fn giant_record_starts_afresh_in_every_age() {
    let mut table = Table::new(4, "giant");
    table.sudden_band(0, &clan("red-giant", 5));
    table.third_dragon(0);
    assert_eq!(table.giant(), None);
    let before = table.glory()[1];
    table.gather();
    table.sudden_band(1, "red-giant");
    assert_eq!(table.glory()[1], before + 2);
}

#[test]
fn halfling() {
    for size in [1, 5, 10] {
        let mut table = Table::new(3, "halfling");
        table.sudden_band(0, &clan("red-halfling", size));
        assert_eq!(table.state.markers, [[0; 6]; 6]);
        assert_eq!(table.turn_of(), 1);
    }
}

#[test]
fn halfling_follows_other_leaders() {
    let mut table = Table::new(3, "halfling merfolk");
    table.markers(Rhea, &[1]);
    table.sudden_band(0, "red-merfolk red-halfling");
    assert_eq!((table.markers_in(Rhea)[0], table.state.merfolk[0]), (2, 2));
}

#[test]
fn merfolk() {
    let mut table = Table::new(4, "merfolk");
    table.markers(Althea, &[9]);
    table.sudden_band(0, "red-merfolk blue-merfolk green-merfolk");
    assert_eq!(table.markers_in(Rhea)[0], 1, "first the normal marker");
    assert_eq!(table.state.merfolk[0], 3);
    table.refuse(0, "done", rule::TRIBE_MERFOLK);
    table.say(0, "place althea");
    assert_eq!(table.markers_in(Althea)[0], 10, "neither size nor markers matter");
    assert_eq!(table.turn_of(), 1);
}

#[test]
fn merfolk_symbols() {
    for (from, size, symbols) in [
        (0, 2, 0),
        (0, 3, 1),
        (2, 1, 1),
        (3, 3, 0),
        (3, 4, 1),
        (0, 10, 2),
        (2, 10, 3),
        (11, 8, 2),
        (18, 9, 0),
    ] {
        let mut table = Table::new(4, "merfolk");
        table.swim(&[from]);
        table.sudden_band(0, &clan("red-merfolk", size));
        for _ in 0..symbols {
            assert_eq!(table.turn_of(), 0, "from {from} with {size}");
            table.say(0, "place pelagon");
        }
        assert_eq!(table.turn_of(), 1, "from {from} with {size}");
        assert_eq!(table.markers_in(Pelagon)[0], symbols);
        assert_eq!(table.state.merfolk[0], (from + size as u8).min(18), "steps beyond the end are lost");
    }
}

#[test]
fn merfolk_markers_may_be_declined_one_by_one() {
    let mut table = Table::new(2, "merfolk");
    table.markers(Duris, &[3, 4]);
    table.sudden_band(0, &clan("red-merfolk", 7));
    table.say(0, "decline; place duris");
    assert_eq!(table.markers_in(Duris), [4, 4], "also with two players");
    assert_eq!(table.turn_of(), 1);
}

#[test]
fn minotaur() {
    let mut table = Table::new(3, "minotaur dwarf");
    table.markers(Rhea, &[3, 4]);
    table.sudden_band(0, "red-minotaur blue-minotaur grey-minotaur");
    assert_eq!(table.markers_in(Rhea)[0], 4);
    table.sudden_band(1, "red-minotaur green-minotaur orange-minotaur");
    assert_eq!(table.markers_in(Rhea)[1], 4, "one card, not two");
    table.age(2);
    table.third_dragon(0);
    assert_eq!(table.glory(), [3, 3, 0], "glory is for the true size");
}

#[test]
fn orc() {
    let mut table = Table::new(4, "orc skeleton");
    table.sudden_band(0, "orange-orc");
    assert_eq!((table.markers_in(Ithys)[0], table.horde_of(0)), (1, vec![Ithys]));
    table.sudden_band(0, "orange-orc blue-orc");
    assert_eq!((table.markers_in(Ithys)[0], table.horde_of(0)), (2, vec![Ithys]), "one of a colour");
    table.sudden_band(0, "blue-orc skeleton");
    assert_eq!(table.horde_of(0), [Straton, Ithys]);
}

#[test]
fn orc_marker_does_not_need_the_kingdom() {
    let mut table = Table::new(4, "orc");
    table.markers(Ithys, &[5]);
    table.sudden_band(0, "orange-orc");
    assert_eq!((table.markers_in(Ithys)[0], table.horde_of(0)), (5, vec![Ithys]));
}

#[test]
fn skeleton() {
    let mut table = Table::new(3, "skeleton troll");
    table.markers(Rhea, &[3]);
    table.hand(0, "skeleton skeleton red-troll blue-troll");
    table.refuse(0, "lead skeleton", rule::TRIBE_SKELETON);
    table.refuse(0, "triumph", rule::TRIBE_SKELETON);
    table.band(0, "red-troll skeleton skeleton blue-troll");
    assert_eq!(table.markers_in(Rhea)[0], 4, "a card for the marker");
    table.say(0, "token 4");
    table.age(2);
    table.third_dragon(0);
    assert_eq!(table.glory(), [1, 0, 0], "but gone before bands give glory");
}

#[test]
fn troll() {
    let mut table = Table::new(3, "troll");
    table.sudden_band(0, "red-troll blue-troll grey-troll");
    assert_eq!(table.answers(0), "token 1; token 2; token 3; decline");
    table.refuse(0, "token 4", rule::TRIBE_TROLL);
    table.refuse(0, "token 0", rule::TRIBE_TROLL);
    table.refuse(0, "token 200", rule::TRIBE_TROLL);
    table.say(0, "token 2");
    table.sudden_band(1, "red-troll blue-troll grey-troll");
    table.refuse(1, "token 2", rule::TRIBE_TROLL);
    table.say(1, "decline");
    assert_eq!(table.state.trolls[..3], [1 << 2, 0, 0]);
    table.third_dragon(0);
    assert_eq!(table.state.trolls[..3], [0, 0, 0], "until the end of the age");
}

#[test]
fn troll_without_a_free_token() {
    let mut table = Table::new(3, "troll");
    table.trolls(1, &[1, 2]);
    table.sudden_band(0, "red-troll blue-troll");
    assert_eq!(table.turn_of(), 1);
}

#[test]
fn wingfolk() {
    let mut table = Table::new(3, "wingfolk");
    table.markers(Duris, &[2, 9]);
    table.markers(Rhea, &[1, 9]);
    table.sudden_band(0, "purple-wingfolk red-wingfolk");
    assert_eq!(table.asked(0), Some(rule::TRIBE_WINGFOLK));
    assert_eq!(table.answers(0), "place rhea; place straton; place althea; place ithys; place pelagon");
    table.refuse(0, "place duris", rule::BAND_MARKER);
    table.refuse(0, "decline", rule::BAND_MARKER);
    table.say(0, "place rhea");
    assert_eq!(table.markers_in(Rhea)[0], 2);
}

#[test]
fn wingfolk_without_a_choice() {
    let mut table = Table::new(3, "wingfolk");
    Kingdom::ALL.into_iter().for_each(|kingdom| table.markers(kingdom, &[1]));
    table.sudden_band(0, "purple-wingfolk");
    assert_eq!(table.state.markers.map(|kingdom| kingdom[0]), [1; 6]);
    assert_eq!(table.turn_of(), 1, "no place, no question");
    Kingdom::ALL.into_iter().for_each(|kingdom| table.markers(kingdom, &[1, 1]));
    table.markers(Althea, &[1, 0]);
    table.sudden_band(1, "purple-wingfolk");
    assert_eq!(table.markers_in(Althea), [1, 1, 0]);
    assert_eq!(table.turn_of(), 2, "nor is there one about a single place");
}

#[test]
fn wizard() {
    let mut table = Table::new(3, "wizard");
    table.hand(0, "red-wizard blue-wizard grey-dwarf");
    table.band(0, "red-wizard blue-wizard");
    assert_eq!(table.hand_of(0), "");
    assert_eq!(table.pool_now(), "grey-dwarf");
    table.refuse(0, "take grey-dwarf", rule::TRIBE_WIZARD);
    assert_eq!(table.answers(0), "draw; decline", "all or none");
    table.next_draws("green-dwarf dragon orange-dwarf");
    table.say(0, "draw");
    assert_eq!(table.hand_of(0), "green-dwarf orange-dwarf");
    assert_eq!(table.turn_of(), 1);
}

#[test]
fn wizard_may_meet_the_third_dragon() {
    let mut table = Table::new(3, "wizard");
    table.age(2);
    table.state.deck.dragons = 1;
    table.sudden_band(0, "red-wizard blue-wizard grey-wizard");
    table.next_draws("green-dwarf dragon");
    table.say(0, "draw");
    assert_eq!(table.hand_of(0), "");
    assert_eq!(table.pool_now(), "green-dwarf");
    assert_eq!((table.markers_in(Rhea)[0], table.glory()[0]), (1, 3), "band and marker remain valid");
}
