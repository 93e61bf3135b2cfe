use super::*;

#[test]
fn skeletons() {
    let ten = "skeleton ".repeat(10);
    let mut table = Table::new(4, "skeleton");
    table.set_glory(&[0, 50]);
    table.hand(0, &ten);
    assert_eq!(table.answers(0), "triumph");
    table.refuse(0, "scatter", rule::OPTION_SKELETONS);
    table.say(0, "triumph");
    assert_eq!(table.winners(), [0], "glory does not matter");

    let mut table = Table::with(4, "skeleton", "skeletons=scatter");
    table.hand(0, &ten);
    assert_eq!(table.answers(0), "scatter");
    table.refuse(0, "triumph", rule::TRIBE_SKELETON);
    table.say(0, "scatter");
    assert_eq!(table.hand_of(0), "");
    assert_eq!(table.pool_now(), ten.trim());
    assert_eq!(table.turn_of(), 1);
}

#[test]
fn merfolk() {
    let scored = |option: &str, seats: usize, age: u8, spaces: &[u8]| {
        let mut table = Table::with(seats, "merfolk", option);
        table.age(age);
        table.swim(spaces);
        table.third_dragon(0);
        table.glory().to_vec()
    };
    assert_eq!(scored("merfolk=leader", 4, 3, &[5, 9, 7, 1]), [0, 4, 0, 0]);
    assert_eq!(scored("merfolk=kingdom", 4, 1, &[5, 9, 7, 1]), [0, 1, 0, 0]);
    assert_eq!(scored("merfolk=kingdom", 4, 2, &[5, 9, 7, 1]), [0, 2, 1, 0]);
    assert_eq!(scored("merfolk=kingdom", 4, 3, &[5, 9, 7, 1]), [1, 4, 2, 0]);
    assert_eq!(scored("merfolk=kingdom", 4, 3, &[9, 9, 7, 1]), [3, 3, 1, 0]);
    assert_eq!(scored("merfolk=kingdom", 3, 2, &[5, 9, 7]), [0, 3, 1]);
    assert_eq!(scored("merfolk=kingdom", 2, 2, &[5, 9]), [0, 3], "two players have no second place");
    for option in ["merfolk=leader", "merfolk=kingdom"] {
        assert_eq!(scored(option, 4, 3, &[0, 9, 0, 0]), [0, 4, 0, 0], "space 0 scores nothing");
    }
}

#[test]
fn trolls() {
    let scored = |option: &str| {
        let mut table = Table::with(4, "merfolk troll", option);
        table.age(3);
        table.swim(&[5, 5]);
        table.trolls(1, &[2]);
        table.tokens(Duris, &[2, 6, 8]);
        table.markers(Duris, &[1, 1]);
        table.third_dragon(0);
        table.glory().to_vec()
    };
    assert_eq!(scored("trolls=all"), [6, 8 + 4, 0, 0]);
    assert_eq!(scored("trolls=kingdoms"), [6 + 2, 8 + 2, 0, 0]);
}

#[test]
fn duel_tie() {
    let scored = |option: &str, age: u8, markers: &[u8]| {
        let mut table = Table::with(2, "", option);
        table.age(age);
        table.tokens(Duris, &[4, 6]);
        table.markers(Duris, markers);
        table.third_dragon(0);
        table.glory().to_vec()
    };
    assert_eq!(scored("duel-tie=top", 2, &[1, 1]), [3, 3]);
    assert_eq!(scored("duel-tie=both", 2, &[1, 1]), [5, 5]);
    assert_eq!(scored("duel-tie=both", 2, &[2, 1]), [6, 0], "without a tie nothing changes");
    assert_eq!(scored("duel-tie=both", 2, &[2, 0]), [10, 0]);
    assert_eq!(scored("duel-tie=both", 1, &[1, 1]), [2, 2]);
}

#[test]
fn final_bands() {
    for (option, winners) in [("final-bands=all", vec![1]), ("final-bands=largest", vec![0, 1])] {
        let mut table = Table::with(4, "", option);
        table.age(3);
        table.laid(0, &clan("red-minotaur", 6));
        table.laid(1, &clan("red-elf", 6));
        table.laid(1, "grey-wizard");
        table.third_dragon(0);
        assert_eq!(table.glory()[..2], [15, 15]);
        assert_eq!(table.winners(), winners, "{option}");
    }
    let mut table = Table::with(4, "", "final-bands=largest");
    table.age(3);
    table.laid(0, &clan("red-minotaur", 7));
    table.laid(1, &clan("red-elf", 6));
    table.third_dragon(0);
    assert_eq!(table.winners(), [0]);
}

#[test]
fn final_skeletons() {
    for (option, winners) in [("final-skeletons=on", vec![0]), ("final-skeletons=off", vec![1])] {
        let mut table = Table::with(4, "skeleton", option);
        table.age(3);
        table.laid(0, &(clan("red-minotaur", 6) + " skeleton skeleton"));
        table.laid(1, &clan("red-elf", 7));
        table.third_dragon(0);
        assert_eq!(table.glory()[..2], [15, 15], "they never count for glory");
        assert_eq!(table.winners(), winners, "{option}");
    }
}

#[test]
fn final_dwarf() {
    for (option, winners) in [("final-dwarf=off", vec![0, 1]), ("final-dwarf=on", vec![0])] {
        let mut table = Table::with(4, "dwarf", option);
        table.age(3);
        table.laid(0, &clan("red-dwarf", 6));
        table.laid(1, &clan("red-elf", 6));
        table.third_dragon(0);
        assert_eq!(table.glory()[..2], [15, 15]);
        assert_eq!(table.winners(), winners, "{option}");
    }
}

#[test]
fn raid() {
    let mut table = Table::new(4, "orc");
    table.horde(0, &[Duris, Rhea, Ithys]);
    table.third_dragon(0);
    table.refuse(0, "plunder rhea", rule::OPTION_RAID);
    table.refuse(0, "done", rule::OPTION_RAID);
    table.say(0, "raid");
    assert_eq!((table.glory()[0], table.horde_of(0)), (6, vec![]));

    let mut table = Table::with(4, "orc", "raid=some");
    table.horde(0, &[Duris, Rhea, Ithys]);
    table.horde(1, &[Duris]);
    table.third_dragon(0);
    assert_eq!(table.answers(0), "done; plunder duris; plunder rhea; plunder ithys");
    table.refuse(0, "raid", rule::END_RAID);
    table.refuse(0, "plunder straton", rule::OPTION_RAID);
    table.say(0, "plunder rhea; plunder ithys; done");
    table.say(1, "done");
    assert_eq!(table.glory(), [3, 0, 0, 0]);
    assert_eq!((table.horde_of(0), table.horde_of(1)), (vec![Duris], vec![Duris]), "the rest is kept");
    assert_eq!(table.state.supply[0], 24);
}

#[test]
fn raid_of_some_is_a_raid_of_all_in_the_last_age() {
    let mut table = Table::with(4, "orc", "raid=some");
    table.age(3);
    table.horde(0, &[Duris, Rhea, Ithys]);
    table.third_dragon(0);
    assert_eq!(table.glory(), [6, 0, 0, 0]);
}

#[test]
fn marker() {
    let mut table = Table::new(4, "");
    table.sudden_band(0, "red-dwarf");
    assert_eq!((table.markers_in(Rhea)[0], table.turn_of()), (1, 1));

    let mut table = Table::with(4, "centaur halfling", "marker=may");
    table.sudden_band(0, "red-dwarf");
    assert_eq!(table.asked(0), Some(rule::OPTION_MARKER));
    table.say(0, "place rhea");
    table.sudden_band(1, "red-dwarf");
    table.say(1, "decline");
    assert_eq!(table.markers_in(Rhea), [1, 0, 0, 0]);

    table.sudden_band(0, "red-wizard");
    assert_eq!(table.asked(0), Some(rule::TRIBE_WIZARD), "too small a band is not asked about a marker");
    table.say(0, "decline");
    table.sudden_band(2, "red-halfling");
    assert_eq!(table.turn_of(), 3, "nor is a Halfling");

    table.hand(3, "grey-dwarf");
    table.sudden_band(3, "blue-centaur");
    table.say(3, "decline");
    assert_eq!(table.turn_of(), 0, "without a marker there is no second band");
}

#[test]
fn empty_pool() {
    let drawn = |option: &str, pool: &str, cards: usize| {
        let mut table = Table::with(4, "", option);
        table.pool(pool);
        table.hand(0, &clan("red-dwarf", cards));
        table.next_draws("green-elf grey-elf");
        table.say(0, "draw");
        assert_eq!(table.turn_of(), 1);
        table.state.hands[0].len() - cards
    };
    assert_eq!(drawn("empty-pool=one", "", 0), 1);
    assert_eq!(drawn("empty-pool=two", "", 0), 2);
    assert_eq!(drawn("empty-pool=two", "red-elf", 0), 1);
    assert_eq!(drawn("empty-pool=two", "", 8), 2);
    assert_eq!(drawn("empty-pool=two", "", 9), 1, "never more than ten");
}
