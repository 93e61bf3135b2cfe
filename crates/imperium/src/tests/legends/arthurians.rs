use super::*;

fn table() -> Table {
    Table::legends("arthurians,minoans")
}

#[test]
fn b1_1_the_court_is_in_play_and_quests_lie_beside_it() {
    let table = table();
    let side = &table.state.sides[0];
    assert_eq!(table.in_play(0), "king-arthurs-court");
    assert_eq!(side.accession, card("gwaith-camlan").first());
    assert_eq!(side.nation_len(), 7);
    let quests = "excalibur graal lawnslot-llyn taliesin-the-bard twrch-trwyth";
    assert_eq!(Table::names(side.developments.iter()), quests);
    assert!(side.developments.iter().all(|card| card.design().cost.is_none()));
    assert!(!side.empire && side.exhausts == 5);
}

#[test]
fn b1_2_arthurians_never_develop_and_play_cards_of_empires_by_two_cards_only() {
    let mut table = table();
    table.hand(0, "king-minos metropolis").tokens(0, 9, 9, 9).say("play king-minos");
    assert_eq!(table.in_history(0), "king-minos", "nothing was offered to develop");
    assert!(!table.may(0, "play metropolis"));
    let mut table = self::table();
    table.play(0, "britannia-prima").under(0, "britannia-prima", "king-arthur");
    table.hand(0, "guennuvar metropolis city").say("play guennuvar; way 1");
    assert_eq!(table.in_play(0), "britannia-prima king-arthurs-court metropolis");
    assert_eq!((table.in_discard(0).as_str(), table.actions(0)), ("guennuvar king-arthur", 2));
    let mut table = self::table();
    table.play(0, "twrch-trwyth").hand(0, "metropolis").tokens(0, 0, 0, 1).say("exhaust twrch-trwyth 0");
    assert_eq!((table.in_play(0).contains("metropolis"), table.has(0)), (true, [0; 3]));
    // Its own costs stay.
    let mut table = self::table();
    table.play(0, "twrch-trwyth").hand(0, "taliesin-the-bard").tokens(0, 0, 0, 1).nation(0, "");
    assert!(!table.may(0, "exhaust twrch-trwyth 0"), "there is no knight to find");
    // What the exhaust costs is no longer there then.
    let mut table = self::table();
    table.play(0, "twrch-trwyth").hand(0, "mercenaries");
    table.tokens(0, 0, 0, 1);
    assert!(!table.may(0, "exhaust twrch-trwyth 0"), "its progress is paid before");
    table.tokens(0, 0, 0, 2);
    assert!(table.may(0, "exhaust twrch-trwyth 0"));
    // Each card once a turn.
    let mut table = self::table();
    table.play(0, "twrch-trwyth").hand(0, "metropolis").tokens(0, 0, 0, 2).say("exhaust twrch-trwyth 0");
    let side = &mut table.state.sides[0];
    side.spent = Cards::NONE;
    side.play.take(card("metropolis"));
    side.hand.add(card("metropolis"));
    assert!(!table.may(0, "exhaust twrch-trwyth 0"), "it was played so in this turn");
}

#[test]
fn b1_3_the_solstice_of_the_court_makes_a_quest_active_and_graal_last() {
    let mut table = table();
    table.solstice().say("pick play king-arthurs-court 0; yes");
    assert!(!table.may(0, "pick development graal 0"));
    table.say("pick development excalibur 0");
    assert_eq!((table.in_garrison(0).as_str(), table.in_hand(0).as_str()), ("excalibur", ""));
    assert_eq!(table.in_discard(0), "unrest", "the power has discarded what the quest brought");
    let mut table = self::table();
    table.quests("graal").solstice().say("pick play king-arthurs-court 0; yes");
    assert_eq!(table.in_garrison(0), "graal");
    let mut table = self::table();
    table.solstice().say("pick play king-arthurs-court 0; done");
    assert_eq!(table.in_garrison(0), "");
}

#[test]
fn b1_4_there_is_one_active_quest_and_three_cards_take_it_away() {
    let mut table = table();
    table.under(0, "king-arthurs-court", "excalibur").solstice().say("pick play king-arthurs-court 0");
    assert_eq!(table.in_garrison(0), "excalibur", "no other can become active");
    let merlin = || {
        let mut table = self::table();
        table.under(0, "king-arthurs-court", "twrch-trwyth").play(0, "britannia-prima britannia-secunda");
        table.under(0, "britannia-prima", "cai bedwyr");
        table
    };
    let mut table = merlin();
    table.under(0, "britannia-secunda", "peredur").hand(0, "myrddin-wyllt").say("play myrddin-wyllt");
    assert_eq!(table.in_hand(0), "twrch-trwyth");
    assert_eq!(table.in_discard(0), "bedwyr cai myrddin-wyllt peredur");
    let mut table = merlin();
    table.under(0, "king-arthurs-court", "peredur").hand(0, "myrddin-wyllt");
    assert!(!table.may(0, "play myrddin-wyllt"), "a knight under the court does not count");
    let mut table = merlin();
    table.under(0, "britannia-secunda", "myrddin-wyllt").hand(0, "morigena").say("play morigena; yes");
    assert!(table.in_discard(0).contains("twrch-trwyth"));
    let mut table = merlin();
    table.hand(0, "cafall glory").deck(0, "cai guennuvar").say("play cafall; pick hand cai 0");
    table.say("pick garrison twrch-trwyth 0");
    assert_eq!(table.in_exile(), "twrch-trwyth");
}

#[test]
fn b1_5_quests_do_not_score() {
    let mut table = table();
    let before = table.points(0);
    table.under(0, "king-arthurs-court", "graal");
    assert_eq!(table.points(0), before);
    table.discard(0, "lawnslot-llyn");
    assert_eq!(table.points(0), before + 2);
    // Nor is the active quest one of the cards that others count: with Exports and the court it would be ten.
    let mut table = Table::new("box=both commons=classics nations=arthurians,romans");
    table.hand(0, "exports elders corruption gambling port education").under(
        0,
        "king-arthurs-court",
        "graal",
    );
    let before = table.points(0);
    table.discard(0, "cai");
    assert_eq!(table.points(0), before + 1);
}

#[test]
fn b1_6_the_court_needs_camelot_and_counts_civilised_cards() {
    let mut table = table();
    table.hand(0, "unrest glory");
    assert!(!table.may(0, "exhaust king-arthurs-court 0"));
    table.play(0, "city-of-camelot").say("exhaust king-arthurs-court 0; pick hand glory 0");
    assert_eq!((table.in_hand(0).as_str(), table.in_discard(0).as_str()), ("", "glory"));
    let mut table = self::table();
    table.hand(0, "unrest").play(0, "city-of-camelot");
    assert!(!table.may(0, "exhaust king-arthurs-court 0"), "the only unrest would be discarded for it");
    let mut table = self::table();
    table.hand(0, "unrest glory").play(0, "city-of-camelot");
    let before = table.points(0);
    table.discard(0, "metropolis art education");
    assert_eq!(table.points(0), before + 2 + 1 + 2 + 3);
    table.hand(1, "espionage");
    assert_eq!(table.state.movable(Seat::new(0), &pinned()).len(), 1, "only Camelot can be recalled");
}

/// What "recall a pinned card" picks.
fn pinned() -> crate::program::Pick {
    let at = content().filters.iter().position(|filter| *filter == crate::program::Filter::Pinned);
    let mask = crate::program::Mask(at.expect("espionage has this filter") as u8);
    crate::program::Pick::new(Zone::Play.bit(), mask, 1, Zone::Hand)
}

#[test]
fn b1_7_the_last_quest_ends_nothing_but_playing_graal_does() {
    let mut table = table();
    table.quests("graal").solstice().say("pick play king-arthurs-court 0; yes");
    assert_eq!(table.state.last_round, 0);
    let mut table = self::table();
    table.hand(0, "graal").say("play graal");
    assert_eq!((table.state.last_round, table.actions(0)), (2, 3));
}

#[test]
fn b1_8_graal_takes_from_history_and_from_exile() {
    let mut table = table();
    table.hand(0, "graal").history(0, "glory cai").exile("cataphract education").say("play graal");
    table.say("pick history glory 0");
    assert!(!table.may(0, "pick exile cataphract 0"), "it is a knight");
    let pile = table.state.pile;
    table.say("pick exile education 0");
    assert_eq!(table.in_hand(0), "education glory unrest");
    assert_eq!(table.state.pile, pile - 1);
}

#[test]
fn b1_9_the_nadir_goes_into_play_and_stays() {
    let mut table = table();
    table.nation(0, "").hand(0, "britannia-prima").say("play britannia-prima");
    assert_eq!(table.in_play(0), "britannia-prima gwaith-camlan king-arthurs-court");
    assert!(!table.state.sides[0].empire);
    assert_eq!(table.in_discard(0), "");
    let mut table = self::table();
    table.nation(0, "").play(0, "britannia-prima").under(0, "britannia-prima", "myrddin-wyllt");
    table.hand(0, "morigena").say("play morigena; yes");
    assert!(table.in_play(0).contains("gwaith-camlan"), "however it comes");
    assert!(table.state.movable(Seat::new(0), &pinned()).is_empty());
}

#[test]
fn b1_10_the_nadir_wants_a_knight_or_two_unrest() {
    let nadir = || {
        let mut table = table();
        table.state.sides[0].accession = NONE;
        table.play(0, "gwaith-camlan britannia-prima").under(0, "britannia-prima", "cai");
        table
    };
    let mut table = nadir();
    table.hand(0, "bedwyr").solstice().say("pick play gwaith-camlan 0; way 0; pick garrison cai 0");
    assert_eq!(table.in_history(0), "cai");
    let mut table = nadir();
    table.hand(0, "bedwyr").solstice().say("pick play gwaith-camlan 0; way 0; pick hand bedwyr 0");
    assert_eq!(table.in_history(0), "bedwyr");
    let mut table = nadir();
    table.solstice().say("pick play gwaith-camlan 0; way 1");
    assert_eq!(table.in_hand(0), "unrest unrest");
    let mut table = self::table();
    table.play(0, "gwaith-camlan").solstice().say("pick play gwaith-camlan 0");
    assert_eq!(table.in_hand(0), "unrest unrest", "without a knight there is no choice");
}

#[test]
fn b1_11_a_knight_lies_down_in_a_region_and_does_what_the_region_does() {
    let mut table = table();
    table
        .play(0, "viviane-of-the-lake city-of-camelot")
        .hand(0, "cai")
        .say("play cai; pick play viviane-of-the-lake 0");
    assert_eq!((table.in_garrison(0).as_str(), table.has(0)), ("cai", [0, 0, 1]));
    let mut table = Table::legends("mauryans,arthurians");
    table.state.sides[0].power = card("mauryans-a");
    table.play(0, "gandhara").hand(0, "cai").say("play cai; pick play gandhara 0; done");
    assert_eq!(table.has(0), [0, 1, 0], "this is not playing the region: the power does not react");
}

#[test]
fn b1_12_regions_take_their_garrison_along_and_knights_leave_regions_in_play() {
    let mut table = table();
    table.play(0, "britannia-prima britannia-secunda").under(0, "britannia-prima", "cai excalibur");
    table.hand(0, "king-arthur").say("play king-arthur; pick market plain 2");
    assert_eq!(table.in_discard(0), "britannia-prima cai excalibur king-arthur");
    assert_eq!(table.in_play(0), "britannia-secunda king-arthurs-court");
    let mut table = self::table();
    table.play(0, "britannia-prima").under(0, "britannia-prima", "excalibur").hand(0, "king-arthur");
    assert!(!table.may(0, "play king-arthur"), "no knight lies there");
}

#[test]
fn b1_13_morigena_brings_unrest_to_all_and_needs_merlin_for_more() {
    let mut table = table();
    table
        .play(0, "britannia-prima")
        .under(0, "britannia-prima", "cai")
        .hand(0, "morigena")
        .say("play morigena");
    assert_eq!((table.in_hand(0).as_str(), table.in_hand(1).as_str()), ("unrest", "unrest"));
    assert!(table.may(0, "done"), "nothing more is offered: the turn goes on");
    let mut table = self::table();
    table.play(0, "britannia-prima").under(0, "britannia-prima", "myrddin-wyllt").nation(0, "bedwyr");
    table.play(1, "scythians").hand(0, "morigena").say("play morigena").by(1, "yes").say("yes");
    assert_eq!(table.in_hand(1), "", "an attack can be avoided");
    assert_eq!(
        table.in_discard(0),
        "bedwyr britannia-prima morigena myrddin-wyllt",
        "without a quest that half does nothing"
    );
}

#[test]
fn b1_14_lady_bertilak_can_be_played_without_such_a_region() {
    let mut table = table();
    table
        .hand(0, "lady-bertilak")
        .deck(0, "cai cafall")
        .hand(1, "crete cyprus thera")
        .say("play lady-bertilak");
    table.by(1, "pick hand crete 0");
    assert_eq!((table.in_hand(0).as_str(), table.in_discard(1).as_str()), ("cafall cai", "crete cyprus"));
}

#[test]
fn b1_15_peredur_finds_the_graal_or_nothing() {
    let mut table = table();
    table.hand(0, "peredur").deck(0, "cai graal").say("play peredur");
    assert_eq!((table.in_hand(0).as_str(), table.in_exile().as_str()), ("graal", "peredur"));
    let mut table = self::table();
    table.hand(0, "peredur").deck(0, "cai").say("play peredur");
    assert_eq!((table.in_hand(0).as_str(), table.in_exile().as_str()), ("", "peredur"), "nothing was found");
    assert_eq!(table.on_deck(0), "", "but the deck was shuffled");
    let mut table = self::table();
    table.hand(0, "peredur").say("play peredur");
    assert_eq!(table.in_discard(0), "peredur", "without a deck there is nothing to search");
}

#[test]
fn b1_16_lancelot_brings_fame_in_any_case() {
    for place in 0..3 {
        let mut table = table();
        table.hand(0, "lawnslot-llyn").deck(0, "cafall").fame("magnificent eminent");
        match place {
            0 => table.discard(0, "guennuvar"),
            1 => table.nation(0, "guennuvar bedwyr"),
            _ => &mut table,
        };
        table.say("play lawnslot-llyn");
        assert_eq!(table.in_history(0), if place < 2 { "guennuvar" } else { "" });
        assert_eq!((table.in_hand(0).as_str(), table.in_exile().as_str()), ("magnificent", "lawnslot-llyn"));
    }
}

#[test]
fn b1_17_taliesin_finds_any_knight_as_his_price() {
    let mut table = table();
    table.empire(0).hand(0, "taliesin-the-bard cai").deck(0, "bedwyr").nation(0, "gwalchmei");
    table.fame("magnificent eminent proud").say("play taliesin-the-bard");
    for answer in ["pick hand cai 0", "pick top bedwyr 0"] {
        assert!(table.may(0, answer));
    }
    table.say("pick nation gwalchmei 0; pick fame eminent 0");
    assert_eq!((table.in_history(0).as_str(), table.in_hand(0).as_str()), ("gwalchmei", "cai eminent"));
    let mut table = self::table();
    table.empire(0).hand(0, "taliesin-the-bard").deck(0, "guennuvar").nation(0, "viviane-of-the-lake");
    assert!(!table.may(0, "play taliesin-the-bard"), "there is no knight");
}

#[test]
fn b1_18_excalibur_wants_one_of_two_regions() {
    let mut table = table();
    table.play(0, "britannia-prima").hand(0, "excalibur");
    assert!(!table.may(0, "play excalibur"));
    for region in ["viviane-of-the-lake", "ynys-afallach"] {
        let mut table = self::table();
        table.play(0, region).hand(0, "excalibur").say("play excalibur; pick market etruscans 3");
        assert_eq!(table.in_hand(0), "etruscans");
    }
}

#[test]
fn b1_19_exiled_quests_and_knights_are_ordinary_cards() {
    let mut table = table();
    table.play(0, "twrch-trwyth").hand(0, "cai unrest").quests("graal excalibur lawnslot-llyn").solstice();
    table.say("pick play twrch-trwyth 0; yes; way 0");
    assert!(!table.may(0, "pick development graal 0"));
    table.say("pick development excalibur 0");
    assert_eq!((table.in_exile().as_str(), table.in_discard(0).as_str()), ("excalibur", "cai"));
}

#[test]
fn b1_20_the_king_of_kings_finds_barbarians() {
    let mut table = table();
    table.fame("").hand(0, "lawnslot-llyn").say("play lawnslot-llyn");
    assert_eq!(table.has(0), [0, 0, 6]);
}

#[test]
fn b1_21_the_power_discards_if_it_can_and_always_brings_progress() {
    let mut table = table();
    table.hand(0, "cai").solstice().say("pick play arthurians-b 0; done");
    assert_eq!((table.in_discard(0).as_str(), table.has(0)), ("cai", [0, 0, 1]));
    let mut table = self::table();
    table.solstice().say("pick play arthurians-b 0; done");
    assert_eq!(table.has(0), [0, 0, 1]);
}

#[test]
fn b1_13_merlin_comes_back_though_neither_half_does_anything() {
    let mut table = table();
    table.play(0, "britannia-prima").under(0, "britannia-prima", "myrddin-wyllt").nation(0, "");
    table.state.sides[0].accession = NONE;
    table.hand(0, "morigena").say("play morigena; yes");
    assert_eq!(table.in_discard(0), "britannia-prima morigena myrddin-wyllt");
}
