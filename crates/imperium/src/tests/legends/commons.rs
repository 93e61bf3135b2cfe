use super::*;

fn table() -> Table {
    Table::legends("minoans,qin")
}

#[test]
fn b9_1_acclaimed_breaks_through_for_variable_points() {
    let mut table = table();
    table.hand(0, "acclaimed").market(1, "exports", [2, 0, 0]).say("play acclaimed");
    assert!(
        !table.may(0, "pick market elders 0") && !table.may(0, "suit civilised"),
        "small decks are not used"
    );
    table.say("pick market exports 1");
    assert_eq!((table.in_hand(0).as_str(), table.has(0)), ("exports", [2, 0, 0]));
    let mut table = self::table();
    table.hand(0, "acclaimed").say("play acclaimed");
    let found = table.state.sides[0].hand.iter().next().unwrap();
    assert!(matches!(found.face().points, crate::Worth::Variable), "{found}");
    assert_eq!(table.in_history(0), "acclaimed");
}

#[test]
fn b9_2_domestication_reacts_to_fertile_cards() {
    let mut table = table();
    table
        .play(0, "domestication plain crete")
        .hand(0, "prosperity")
        .say("play prosperity; done")
        .by(1, "done");
    table.say("way 0; yes");
    assert_eq!(table.has(0), [3, 0, 1]);
    let mut table = self::table();
    table.play(0, "domestication water-mill crete").say("exhaust water-mill 0; way 0; yes");
    assert_eq!(table.has(0), [2, 1, 1], "a card that was recalled for it counts");
    let mut table = self::table();
    table
        .play(0, "domestication cyprus thera")
        .hand(0, "prosperity")
        .say("play prosperity; done")
        .by(1, "done");
    table.say("way 0");
    assert!(table.may(0, "done") && !table.may(0, "yes"), "no card has the symbol");
    // Materials that come with a card of the market, thanks to a card that was recalled for it.
    for (reacts, asks) in [("domestication", true), ("elders", false)] {
        let mut table = Table::new("box=both commons=legends nations=carthaginians,qin");
        table.play(0, "trading-ships grassland").play(0, reacts).market(0, "oracle", [2, 0, 0]);
        table.say("exhaust trading-ships 0; yes");
        assert_eq!((table.has(0), table.may(0, "yes")), ([2, 0, 0], asks), "{}", table.offered());
    }
}

#[test]
fn b9_3_imperial_takes_an_exiled_card_without_unrest() {
    let mut table = table();
    table.hand(0, "imperial").exile("education proud").say("play imperial; way 0");
    assert!(!table.may(0, "pick exile proud 0"), "it is no card of the market");
    table.say("pick exile education 0");
    assert_eq!(table.in_hand(0), "education");
}

/// Longships speak of acquiring.
#[test]
fn a_region_of_exile_that_is_broken_through_for_is_not_acquired() {
    let mut table = Table::new("box=both commons=legends nations=vikings,qin");
    table.play(0, "longships").hand(0, "imperial leadership").exile("grassland moor");
    table.say("play imperial; way 0; pick exile moor 0");
    assert_eq!(table.has(0), [0, 0, 0]);
    let (state, luck) = (&mut table.state, &mut table.luck);
    let by = Seat::new(0);
    let mut run = crate::run::Run { state, luck, tell: &mut Silence, trace: kernel::Trace::Nothing, by };
    run.acquire(by, Zone::Exile, card("grassland"), 0);
    run.go();
    assert_eq!(table.has(0), [0, 1, 0]);
}

#[test]
fn b9_4_cartography_opens_exile() {
    let mut table = table();
    table.play(0, "legalism").exile("plain xiongnu elders").tokens(0, 0, 6, 0).say("exhaust legalism 0");
    assert!(!table.may(0, "pick exile plain 0"));
    let mut table = self::table();
    table
        .play(0, "legalism cartography")
        .exile("moor xiongnu elders")
        .tokens(0, 0, 6, 0)
        .say("exhaust legalism 0");
    assert!(table.may(0, "pick exile moor 0") && !table.may(0, "pick exile elders 0"));
    table.say("pick exile xiongnu 0");
    assert_eq!(table.in_hand(0), "unrest xiongnu");
    let mut table = self::table();
    table
        .hand(0, "macedonians")
        .exile("moor")
        .say("play macedonians; pick exile moor 0; pick market plain 2");
    assert_eq!((table.in_hand(0).as_str(), table.in_history(0).as_str()), ("moor plain", "macedonians"));
}

#[test]
fn b9_5_espionage_lets_the_rival_choose() {
    let mut table = Table::legends("minoans,arthurians");
    table.hand(0, "espionage glory").play(1, "gwaith-camlan city-of-camelot britannia-prima");
    table.say("play espionage; pick market plain 2");
    assert!(!table.may(1, "pick play king-arthurs-court 0") && !table.may(1, "pick play gwaith-camlan 0"));
    table.by(1, "pick play britannia-prima 0");
    assert_eq!(table.in_hand(1), "britannia-prima");
}

#[test]
fn b9_6_two_regions_do_not_stay() {
    let mut table = table();
    table
        .hand(0, "fortunate-isle sacred-grove")
        .say("play fortunate-isle; pick market plain 2; play sacred-grove; done");
    assert_eq!((table.in_play(0).as_str(), table.in_exile().as_str()), ("", "fortunate-isle"));
    assert_eq!((table.in_history(0).as_str(), table.has(0)), ("sacred-grove", [0, 0, 1]));
    let before = table.points(0);
    table.tokens(1, 0, 0, 1);
    assert_eq!(before - table.points(0), 2, "no rival has less progress now");
}

#[test]
fn b9_7_masonry_frees_each_copy_of_a_city_once() {
    let mut table = table();
    table
        .empire(0)
        .play(0, "masonry")
        .hand(0, "city city metropolis")
        .say("play city; play city; play metropolis");
    assert_eq!(table.actions(0), 3);
    let before = table.points(0);
    table.state.sides[0].play.take(card("metropolis"));
    assert_eq!(before - table.points(0), 2 + 2);
    let mut table = self::table();
    table.empire(0).play(0, "masonry").hand(0, "city").say("play city");
    table.state.sides[0].play.take(card("city"));
    table.hand(0, "city").say("play city");
    assert_eq!(table.actions(0), 2, "the same card takes an action");
}

#[test]
fn b9_8_invasion_is_paid_and_vikings_bring_unrest_to_the_poor() {
    let mut table = table();
    table.hand(0, "invasion").tokens(0, 2, 0, 0);
    assert!(!table.may(0, "play invasion"));
    let mut table = self::table();
    table.empire(0).hand(0, "vikings").tokens(1, 1, 0, 0).say("play vikings");
    assert_eq!((table.has(0), table.has(1), table.in_hand(1).as_str()), ([3, 0, 0], [0; 3], "unrest"));
}

#[test]
fn b9_9_religion_wants_unrest_or_materials() {
    let mut table = table();
    table.play(0, "religion").tokens(0, 3, 0, 0).solstice().say("way 1");
    assert_eq!((table.has(0), table.in_hand(0).as_str()), ([0; 3], ""));
    let mut table = self::table();
    table.play(0, "religion").tokens(0, 2, 0, 0).solstice();
    assert_eq!(table.in_hand(0), "unrest");
}

#[test]
fn qanat_treats_rivers_and_agriculture_is_left_alone() {
    let mut table = table();
    table.play(0, "qanat lakes island").say("exhaust qanat 0; pick play lakes 0");
    let side = &table.state.sides[0];
    assert_eq!(side.icons(crate::program::Icon::Production), 1 + 1 + 3);
    assert_eq!(side.icons(crate::program::Icon::River), 2);
    assert_eq!(side.icons(crate::program::Icon::Fertile), 1);
}

#[test]
fn astronomy_reacts_to_acquiring_and_not_to_breaking_through() {
    let mut table = table();
    table
        .play(0, "astronomy legalism")
        .tokens(0, 0, 3, 0)
        .say("exhaust legalism 0; pick market plain 2; yes");
    assert_eq!(table.has(0), [0, 0, 1]);
    let mut table = self::table();
    table
        .play(0, "astronomy mandate-of-heaven")
        .hand(0, "duke-zhuang-of-qin")
        .say("play duke-zhuang-of-qin; pick market plain 2");
    assert!(table.may(0, "done") && !table.may(0, "yes"));
}
