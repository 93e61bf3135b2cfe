use super::*;

fn table() -> Table {
    Table::legends("mauryans,arthurians")
}

#[test]
fn b4_1_glory_is_the_accession_card() {
    let table = table();
    let side = &table.state.sides[0];
    assert_eq!(side.accession, card("glory").first());
    assert_eq!((side.nation_len(), side.nation_deck.count(card("unrest"))), (8, 2));
}

#[test]
fn b4_2_chandragupta_finds_either_of_the_elephants() {
    let mut table = table();
    table
        .hand(0, "chandragupta")
        .discard(0, "indian-elephants-barbarian")
        .nation(0, "gandhara indian-elephants");
    table.say("play chandragupta; pick market plain 2");
    assert!(table.may(0, "pick discard indian-elephants-barbarian 0"));
    table.say("pick nation indian-elephants 0");
    assert_eq!(table.in_discard(0), "indian-elephants indian-elephants-barbarian");
    assert_eq!((table.in_history(0).as_str(), table.state.sides[0].nation_len()), ("chandragupta", 1));
}

#[test]
fn b4_3_the_grand_trunk_road_counts_as_two_regions() {
    let mut table = table();
    table.empire(0).play(0, "grand-trunk-road gandhara").hand(0, "glory").fame("proud eminent magnificent");
    assert!(table.may(0, "play glory"));
    table.say("play glory; pick fame proud 0");
    assert_eq!(table.in_discard(0), "gandhara glory grand-trunk-road");
    let mut table = self::table();
    table.play(0, "grand-trunk-road").hand(0, "glory");
    assert!(!table.may(0, "play glory"), "two are not three");
    table.hand(0, "prosperity").say("play prosperity").by(0, "done").by(1, "done");
    assert_eq!(table.has(0), [0, 2, 0]);
    let mut table = Table::new("box=legends nations=mauryans,arthurians sides=a");
    let before = table.points(0);
    table.play(0, "grand-trunk-road");
    assert_eq!(table.points(0), before + 2 + 2, "its own points and two regions");
    // Where one region is to be abandoned, it is one.
    let mut table = self::table();
    table.play(0, "grand-trunk-road mining gandhara").say("exhaust mining 0; pick play grand-trunk-road 0");
    assert_eq!((table.in_play(0).as_str(), table.has(0)), ("gandhara mining", [0, 0, 2]));
}

#[test]
fn b4_3_it_gives_two_of_those_that_the_school_of_diplomacy_abandons() {
    let mut table = Table::legends("qin,mauryans");
    table.empire(0).play(0, "grand-trunk-road").hand(0, "school-of-diplomacy");
    table.say("play school-of-diplomacy; pick play grand-trunk-road 0");
    table.say("pick market plain 2; pick market archipelago 4");
    assert!(table.in_hand(0).contains("archipelago") && table.in_hand(0).contains("plain"));
}

#[test]
fn b4_4_ashoka_moves_every_attack_to_history() {
    let mut table = table();
    table
        .empire(0)
        .hand(0, "ashoka espionage glory")
        .deck(0, "gandhara corruption")
        .discard(0, "onager magadha");
    table.fame("proud eminent").say("play ashoka");
    assert_eq!(table.in_history(0), "ashoka corruption espionage onager");
    assert_eq!((table.in_hand(0).as_str(), table.in_discard(0).as_str()), ("glory proud", "magadha"));
    assert_eq!(table.on_deck(0), "", "the deck was shuffled");
    assert_eq!(table.state.sides[0].known.len(), 2, "the hand was shown");
}

#[test]
fn b4_5_edicts_and_the_nanda_dynasty_need_a_card_when_they_are_played() {
    let mut table = table();
    table.empire(0).hand(0, "edicts-of-ashoka nanda-dynasty").history(1, "ashoka");
    assert!(!table.may(0, "play edicts-of-ashoka") && !table.may(0, "play nanda-dynasty"));
    table.history(0, "ashoka").play(0, "arthashastra").say("play nanda-dynasty; play edicts-of-ashoka");
    assert_eq!(table.has(0), [0, 2, 0]);
}

/// Both: what is returned does not go into the deck before.
#[test]
fn edicts_return_unrest_before_the_discard_pile_becomes_the_deck() {
    let mut table = table();
    table.empire(0).hand(0, "glory").play(0, "edicts-of-ashoka").discard(0, "unrest gandhara");
    table.state.sides[0].exhausts = 1;
    let pile = table.state.pile;
    table.say("exhaust edicts-of-ashoka 0; way 2");
    assert_eq!((table.state.pile, table.in_hand(0).as_str()), (pile + 1, "gandhara"));
}

#[test]
fn b4_6_arthashastra_discards_unrest_and_brings_something_for_each() {
    let mut table = table();
    table.play(0, "arthashastra").hand(0, "unrest unrest unrest").deck(0, "gandhara");
    let pile = table.state.pile;
    table.solstice().say("pick hand unrest 0; pick hand unrest 0; done; way 0; way 1");
    assert_eq!((table.in_hand(0).as_str(), table.has(0)), ("gandhara unrest", [0, 0, 1]));
    assert_eq!(
        (table.in_discard(0).as_str(), table.state.pile),
        ("unrest unrest", pile),
        "it is not returned"
    );
}

#[test]
fn b4_7_chanakya_acquires_twice_as_far_as_possible() {
    let mut table = table();
    table.hand(0, "chanakya").nation(0, "arthashastra").say("play chanakya; way 0");
    if table.may(0, "pick market corruption 1") {
        table.say("pick market corruption 1");
    }
    assert_eq!(table.in_hand(0).split_whitespace().filter(|name| *name == "corruption").count(), 1);
    assert!(table.in_hand(0).contains("elders"), "{}", table.in_hand(0));
    let mut table = self::table();
    table.hand(0, "chanakya").nation(0, "arthashastra gandhara").say("play chanakya; way 1");
    assert_eq!((table.in_discard(0).as_str(), table.in_history(0).as_str()), ("arthashastra", "chanakya"));
}

#[test]
fn the_power_has_a_solstice() {
    let mut table = Table::new("box=legends nations=mauryans,arthurians sides=a");
    table.discard(0, "gandhara glory").tokens(0, 1, 0, 0).solstice().say("yes");
    assert_eq!((table.in_hand(0).as_str(), table.has(0)), ("gandhara", [0; 3]));
}
