use super::*;

fn table() -> Table {
    Table::legends("atlanteans,minoans")
}

#[test]
fn b2_1_atlanteans_are_an_empire_from_the_start() {
    let mut table = table();
    table.hand(0, "monument thule");
    assert!(table.state.sides[0].empire);
    assert!(!table.may(0, "play monument") && table.may(0, "play thule"));
    table.play(0, "monument").hand(0, "unrest").tokens(0, 0, 1, 0).say("exhaust monument 0; way 0");
    assert_eq!(table.in_hand(0), "monument thule", "exhaust effects work in any state");
}

#[test]
fn b2_2_an_empty_deck_uses_the_steps_of_an_empire_and_the_tenth_development_ends() {
    let mut table = table();
    assert_eq!((table.state.sides[0].nation_len(), table.state.sides[0].accession), (0, NONE));
    assert_eq!(table.state.sides[0].developments.len(), 10);
    table.play(0, "code-of-laws").discard(0, "flood").tokens(0, 4, 0, 0).say("exhaust code-of-laws 0");
    assert!(table.may(0, "pick development atlantean-development 0"));
    let mut table = self::table();
    table.quests("moats-and-walls").hand(0, "atlantean-development").tokens(0, 2, 1, 1);
    table.say("play atlantean-development; way 0");
    assert_eq!(table.state.last_round, 2);
}

#[test]
fn b2_3_what_would_go_to_history_is_discarded_and_costs_are_paid() {
    let mut table = table();
    table.play(0, "writing-systems").discard(0, "thule").deck(0, "flood").say("exhaust writing-systems 0");
    assert_eq!((table.in_discard(0).as_str(), table.in_hand(0).as_str()), ("thule", "flood"));
    table.hand(0, "phoenicians").say("play phoenicians");
    assert_eq!((table.in_history(0).as_str(), table.in_discard(0).as_str()), ("", "phoenicians thule"));
}

#[test]
fn b2_4_sinking_takes_the_garrison_along_and_others_discard() {
    let mut table = table();
    table
        .play(0, "thule")
        .under(0, "thule", "hesperides")
        .hand(0, "flood")
        .say("play flood; pick market plain 2");
    assert_eq!(table.sunken(0), "flood hesperides thule");
    assert_eq!((table.in_play(0).as_str(), table.in_discard(0).as_str()), ("", ""));
    let regions = table.points(0);
    table.state.sides[0].garrison = Cards::NONE;
    assert_eq!(regions - table.points(0), 2, "sunken regions count");
    let mut table = Table::legends("minoans,atlanteans");
    table.empire(0).play(0, "crete").hand(0, "flood").say("play flood; pick market plain 2");
    assert_eq!((table.in_discard(0).as_str(), table.sunken(0).as_str()), ("crete flood", ""));
}

#[test]
fn b2_5_sunken_cards_are_no_history() {
    let mut table = Table::legends("atlanteans,arthurians");
    table.under(0, "thule", "").hand(0, "graal");
    let seat = Seat::new(0);
    table.state.put_under(seat, card("hesperides"), NONE);
    table.say("play graal");
    assert!(!table.offered().contains("hesperides"));
    // What is sunken is not garrisoned, either.
    table.state.put_under(seat, card("proud"), NONE);
    let before = table.points(0);
    table.state.sides[0].garrison.take(card("proud"));
    assert_eq!(before - table.points(0), 3);
}

#[test]
fn b2_6_a_region_in_play_is_the_price() {
    let mut table = table();
    table.hand(0, "flood myths-and-legends thule");
    assert!(!table.may(0, "play flood") && !table.may(0, "play myths-and-legends"));
    table
        .play(0, "hesperides")
        .fame("proud eminent magnificent")
        .say("play myths-and-legends; pick fame eminent 0");
    assert_eq!((table.sunken(0).as_str(), table.has(0)), ("hesperides", [0, 0, 1]));
}

#[test]
fn b2_7_the_fleet_steals_from_others_or_breaks_through() {
    let mut table = table();
    table.hand(0, "atlantean-fleet").tokens(0, 0, 0, 1).tokens(1, 0, 0, 2).discard(0, "unrest flood");
    table.say("play atlantean-fleet; way 0; pick discard unrest 0");
    assert_eq!((table.has(0), table.has(1), table.sunken(0).as_str()), ([0, 0, 2], [0, 0, 1], "unrest"));
    let mut table = self::table();
    table.hand(0, "atlantean-fleet").say("play atlantean-fleet; pick market plain 2");
    assert_eq!((table.sunken(0).as_str(), table.in_hand(0).as_str()), ("atlantean-fleet", "plain"));
}

#[test]
fn b2_8_the_palace_sinks_with_the_mountain() {
    let mut table = table();
    table.hand(0, "palace-of-poseidon");
    assert!(!table.may(0, "play palace-of-poseidon"));
    table.play(0, "mountain-of-atlantis").say("play palace-of-poseidon").under(
        0,
        "palace-of-poseidon",
        "thule",
    );
    assert_eq!(table.state.sides[0].limit(), 6);
    table.hand(0, "flood").say("play flood; pick market plain 2");
    assert_eq!(table.sunken(0), "flood mountain-of-atlantis palace-of-poseidon thule");
    // By a rival's attack, too.
    let mut table = Table::legends("minoans,atlanteans");
    table.play(1, "mountain-of-atlantis palace-of-poseidon").empire(1).empire(0);
    table.hand(0, "minoan-expansion").say("play minoan-expansion");
    assert_eq!(
        (table.sunken(1).as_str(), table.in_discard(1).as_str()),
        ("palace-of-poseidon", "mountain-of-atlantis")
    );
}

#[test]
fn b2_9_kleito_breaks_through_twice_with_the_palace() {
    let mut table = table();
    table.hand(0, "kleito").say("play kleito");
    assert!(!table.offered().contains("way"), "without the palace she acquires");
    table.say("pick market elders 0");
    assert_eq!((table.in_hand(0).as_str(), table.sunken(0).as_str()), ("elders unrest", "kleito"));
    let mut table = self::table();
    table.play(0, "palace-of-poseidon").hand(0, "kleito").say("play kleito; way 1; pick market elders 0");
    assert!(table.state.market[0].card().is_some(), "the market was filled");
    table.say("pick market etruscans 3");
    assert_eq!((table.in_hand(0).as_str(), table.sunken(0).as_str()), ("elders etruscans", "kleito"));
}

#[test]
fn b2_10_the_power_reacts_once_when_the_effect_is_done() {
    let mut table = Table::new("box=legends nations=atlanteans,minoans sides=a");
    table.play(0, "thule").discard(0, "unrest").hand(0, "flood").say("play flood; pick market plain 2");
    assert_eq!(table.in_hand(0), "plain", "after what the flood brought");
    table.say("yes");
    assert_eq!((table.on_deck(0).as_str(), table.state.sides[0].exhausts), ("unrest", 4));
    table
        .play(0, "hesperides")
        .discard(0, "unrest")
        .hand(0, "flood")
        .say("play flood; pick market etruscans 3");
    assert!(table.may(0, "done") && !table.may(0, "yes"), "once a turn");
}

#[test]
fn b2_10_what_sinks_in_the_turn_of_another_is_past_in_ones_own() {
    let mut table = Table::new("box=legends nations=minoans,atlanteans sides=a");
    table.play(1, "mountain-of-atlantis palace-of-poseidon").discard(1, "unrest").empire(0);
    table.hand(0, "minoan-expansion").say("play minoan-expansion; done; done; pick market plain 2");
    assert_eq!(table.sunken(1), "palace-of-poseidon");
    assert!(table.may(1, "innovate"), "{}", table.offered());
}

#[test]
fn b2_11_vast_wealth_makes_developments_cheaper() {
    let mut table = table();
    table.play(0, "vast-wealth").hand(0, "atlantean-development").tokens(0, 2, 0, 0);
    table.quests("advanced-culture myths-and-legends kleito themiscyra");
    table.say("play atlantean-development");
    assert_eq!(table.in_hand(0), "corruption unrest", "no development can be paid");
    let mut table = self::table();
    table.play(0, "vast-wealth").hand(0, "atlantean-development").tokens(0, 3, 0, 1);
    table.quests("advanced-culture flood").say("play atlantean-development; way 0");
    assert_eq!(table.has(0), [0; 3]);
    let state = &table.state;
    assert_eq!(state.price_of(Seat::new(0), card("themiscyra")), [0, 2, 0], "never less than nothing");
}

#[test]
fn b2_12_all_unrest_counts_at_a_collapse() {
    let mut table = table();
    table.hand(0, "unrest").play(0, "thule").under(0, "thule", "unrest");
    table.state.put_under(Seat::new(0), card("unrest"), NONE);
    assert_eq!(crate::score::score(&table.state, Seat::new(0)).unrest, 3);
}

#[test]
fn b2_13_the_king_of_kings_finds_an_empire() {
    let mut table = table();
    table.fame("").play(0, "thule").hand(0, "myths-and-legends").quests("kleito thule");
    table.say("play myths-and-legends");
    assert_eq!((table.has(0), table.in_discard(0).as_str()), ([0, 0, 4], "kleito myths-and-legends"));
}
