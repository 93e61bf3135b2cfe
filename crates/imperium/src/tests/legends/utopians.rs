use super::*;

fn table() -> Table {
    Table::legends("utopians,minoans")
}

/// With another card of the journey.
fn at(journey: &str) -> Table {
    let mut table = table();
    table.state.sides[0].play = Cards::NONE;
    table.play(0, journey);
    table
}

#[test]
fn b8_1_utopians_have_a_journey_and_three_tokens() {
    let mut table = table();
    let side = &table.state.sides[0];
    assert_eq!((side.exhausts, side.nation_len(), side.developments.len()), (3, 0, 0));
    assert_eq!(table.in_play(0), "visions-of-shangri-la");
    table.state.sides[0].exhausts = 0;
    table.say("done; pick market plain 2");
    assert_eq!(table.state.sides[0].exhausts, 3);
}

#[test]
fn b8_2_an_empty_deck_is_only_shuffled() {
    let mut table = table();
    table.play(0, "code-of-laws").discard(0, "charity meditation").say("exhaust code-of-laws 0");
    assert_eq!((table.state.sides[0].exhausts, table.state.sides[0].nation_spent), (2, false));
    assert_eq!(table.state.sides[0].deck_len(), 1);
}

#[test]
fn b8_3_the_last_card_of_the_deck_brings_unrest_at_once() {
    let mut table = table();
    table.play(0, "code-of-laws").deck(0, "charity").say("exhaust code-of-laws 0");
    assert_eq!(table.in_hand(0), "charity unrest");
    // In the middle of drawing up: the unrest counts for the hand.
    let mut table = self::table();
    table
        .deck(0, "charity meditation")
        .discard(0, "portals monastery daochang lost-tomes")
        .say("done; pick market plain 2");
    let hand = table.in_hand(0);
    assert_eq!(hand.split_whitespace().count(), 5);
    assert_eq!(table.state.sides[0].hand.count(card("unrest")), 1);
    assert_eq!(table.state.sides[0].deck_len(), 2);
}

#[test]
fn b8_4_rivals_may_return_unrest_in_the_solstice_and_pay_with_population() {
    let mut table = Table::new("seats=3 box=legends nations=utopians,minoans,qin sides=a");
    table.hand(1, "unrest").hand(2, "unrest unrest").play(0, "mountain-retreat");
    table.solstice().say("pick play utopians-a 0").by(1, "pick hand unrest 0").by(2, "done");
    assert_eq!((table.has(0), table.in_hand(1).as_str()), ([0, 1, 0], ""));
    assert_eq!(table.in_hand(2), "unrest unrest");
}

#[test]
fn b8_5_each_card_of_the_journey_wants_all_progress_or_something_else() {
    for (from, to) in [
        ("visions-of-shangri-la", "path-to-shangri-la"),
        ("path-to-shangri-la", "gates-of-shangri-la"),
        ("gates-of-shangri-la", "shangri-la"),
    ] {
        let mut table = at(from);
        table.tokens(0, 1, 1, 7).hand(0, "charity").deck(0, "meditation portals").discard(0, "plain");
        table.solstice().say("way 0");
        assert_eq!((table.in_play(0).as_str(), table.has(0)), (to, [1, 1, 0]));
        let mut table = at(from);
        table
            .tokens(0, 9, 9, 4)
            .hand(0, "charity")
            .deck(0, "meditation portals")
            .discard(0, "plain")
            .solstice();
        assert!(!table.offered().contains("way 0"), "four are too few, and nothing else pays for it");
    }
    // The other half of the path is something that may be done: it can be chosen though there is no region.
    let mut table = at("path-to-shangri-la");
    table.tokens(0, 0, 0, 12).solstice();
    assert_eq!(table.offered(), "0: way 0; way 1");
    table.say("way 1");
    assert_eq!((table.in_play(0).as_str(), table.has(0)[2]), ("path-to-shangri-la", 12));
}

#[test]
fn b8_6_the_gates_make_an_empire() {
    let mut table = at("path-to-shangri-la");
    table.tokens(0, 0, 0, 5).discard(0, "plain").solstice().say("way 0");
    assert!(table.state.sides[0].empire);
}

#[test]
fn b8_7_shangri_la_replaces_every_gain_of_materials() {
    let mut table = at("shangri-la");
    table.hand(0, "independent").say("play independent");
    assert_eq!((table.has(0), table.has(1)), ([0, 4, 0], [0, 0, 1]));
    table.say("exhaust shangri-la 0");
    assert_eq!((table.has(0), table.has(1)), ([0, 6, 0], [0, 0, 2]));
    // Tokens of the market and theft are no gains.
    let mut table = at("shangri-la");
    table.market(0, "elders", [3, 0, 0]).hand(0, "elders").say("play elders; way 0");
    assert_eq!((table.has(0), table.has(1)), ([3, 0, 0], [0; 3]));
    // What a rival gives is one.
    let mut table = Table::legends("minoans,utopians");
    table.state.sides[1].play = Cards::NONE;
    table.play(1, "shangri-la").empire(0).hand(0, "minoan-traders").say("play minoan-traders");
    assert_eq!((table.has(1), table.has(0)), ([0, 2, 0], [0, 0, 1]));
}

#[test]
fn b8_8_shangri_la_ends_the_game_with_24_population() {
    for (population, last) in [(23, 0), (24, 2)] {
        let mut table = at("shangri-la");
        table.tokens(0, 0, population, 0).solstice();
        assert_eq!(table.state.last_round, last);
    }
}

#[test]
fn b8_9_scrolls_are_garrisoned_and_leave_with_their_card() {
    let mut table = table();
    table.play(0, "portals").hand(0, "lost-scroll charity").say("exhaust portals 0; pick market plain 2");
    assert_eq!((table.in_garrison(0).as_str(), table.in_hand(0).as_str()), ("lost-scroll", "charity plain"));
    table.solstice().say("pick play portals 0");
    assert!(table.in_discard(0).contains("lost-scroll portals"));
    let mut table = self::table();
    table.play(0, "portals").hand(0, "charity");
    assert!(!table.may(0, "exhaust portals 0"), "charity is no scroll");
    let mut table = self::table();
    table.play(0, "lost-tomes").under(0, "lost-tomes", "sacred-scroll").fame("proud eminent").solstice();
    assert!(!table.offered().contains("yes"), "one scroll is too few");
    let mut table = at("shangri-la");
    table.play(0, "lost-tomes").under(0, "lost-tomes", "sacred-scroll lost-scroll").fame("proud eminent");
    table.solstice().say("pick play lost-tomes 0; yes");
    assert_eq!(
        (table.in_hand(0).as_str(), table.in_discard(0).as_str()),
        ("proud", "lost-scroll lost-tomes sacred-scroll")
    );
}

#[test]
fn b8_10_the_monastery_exiles_anything_but_unrest() {
    let monastery = |hand: &str| {
        let mut table = table();
        table.play(0, "monastery").hand(0, &format!("sacred-scroll {hand}")).say("exhaust monastery 0");
        table
    };
    let table = monastery("unrest espionage");
    assert_eq!((table.in_exile().as_str(), table.has(0)), ("espionage", [0, 2, 1]));
    let table = monastery("unrest charity");
    assert_eq!((table.in_exile().as_str(), table.has(0)), ("charity", [0, 2, 0]));
    let table = monastery("unrest");
    assert_eq!((table.in_garrison(0).as_str(), table.has(0)), ("sacred-scroll", [0, 2, 0]));
    let mut table = self::table();
    let before = table.points(0);
    table.play(0, "monastery").exile("education corruption exports plain moor lakes island highlands");
    assert_eq!(table.points(0) - before, 2);
}

#[test]
fn b8_11_the_mountain_retreat_returns_all_its_unrest() {
    let mut table = table();
    table.play(0, "mountain-retreat").under(0, "mountain-retreat", "unrest unrest sacred-scroll");
    assert_eq!(crate::score::score(&table.state, Seat::new(0)).unrest, 2);
    let pile = table.state.pile;
    table.solstice().say("pick play mountain-retreat 0");
    assert_eq!(table.state.pile, pile + 2);
    assert_eq!(table.in_discard(0), "mountain-retreat sacred-scroll");
}

#[test]
fn b8_12_the_gates_move_a_card_from_hand() {
    let mut table = at("gates-of-shangri-la");
    table.discard(0, "charity");
    assert!(!table.may(0, "exhaust gates-of-shangri-la 0"));
    table.hand(0, "meditation").say("exhaust gates-of-shangri-la 0");
    assert_eq!((table.in_history(0).as_str(), table.has(0)), ("meditation", [0, 0, 1]));
}

#[test]
fn b8_13_the_king_of_kings_has_no_development_for_utopians() {
    for (empire, progress) in [(false, 6), (true, 3)] {
        let mut table = at("shangri-la");
        table.state.sides[0].empire = empire;
        table.fame("").play(0, "lost-tomes").under(0, "lost-tomes", "sacred-scroll lost-scroll");
        table.solstice().say("pick play lost-tomes 0; yes");
        assert_eq!(table.has(0), [0, 0, progress]);
    }
}

#[test]
fn each_copy_of_a_sacred_scroll_is_played_without_an_action() {
    let mut table = table();
    table.hand(0, "sacred-scroll sacred-scroll").say("play sacred-scroll");
    while table.state.sides[0].table.has(card("sacred-scroll")) {
        let seat = if table.may(0, "done") { 0 } else { 1 };
        table.by(seat, "done");
    }
    assert!(table.may(0, "play sacred-scroll"));
    assert_eq!(table.actions(0), 3);
}

/// What the price of an effect puts into a garrison is there, whatever comes of the rest.
#[test]
fn b8_9_a_card_is_garrisoned_though_nothing_follows() {
    let mut table = table();
    table.play(0, "mountain-retreat").hand(0, "unrest").say("exhaust mountain-retreat 0");
    assert_eq!((table.in_garrison(0).as_str(), table.in_hand(0).as_str()), ("unrest", ""));
    let mut table = self::table();
    table.market(2, "elders", [0; 3]).market(4, "elders", [0; 3]);
    table.play(0, "portals").hand(0, "sacred-scroll").say("exhaust portals 0");
    assert_eq!((table.in_garrison(0).as_str(), table.in_hand(0).as_str()), ("sacred-scroll", ""));
    // The same with a card that goes into the history; what is only paid or discarded is nothing gained.
    let mut table = Table::legends("qin,minoans");
    table.play(0, "writing-systems legalism").discard(0, "glory").nation(0, "").tokens(0, 0, 3, 0);
    table.state.sides[0].accession = NONE;
    table.market(2, "elders", [0; 3]).market(3, "elders", [0; 3]).market(4, "elders", [0; 3]);
    assert!(!table.may(0, "exhaust legalism 0"));
    table.say("exhaust writing-systems 0");
    assert_eq!((table.in_history(0).as_str(), table.in_hand(0).as_str()), ("glory", ""));
}
