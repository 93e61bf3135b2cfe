use super::*;

fn table() -> Table {
    Table::legends("olmecs,minoans")
}

#[test]
fn b6_1_olmecs_begin_without_unrest_and_common_cards() {
    let table = Imperium::start(
        &"box=legends nations=olmecs,minoans".parse().unwrap(),
        &mut Fast::new(1),
        &mut Silence,
    );
    let _numbering = enter(table.cards);
    let side = &table.sides[0];
    let mut cards = side.deck;
    cards.join(&side.hand);
    assert_eq!(cards.len(), 10);
    for name in ["glory", "prosperity", "conquer", "advance", "unrest"] {
        assert!(!cards.has(card(name)), "{name}");
    }
}

#[test]
fn b6_2_the_jade_mask_is_a_mask() {
    let mut table = table();
    table
        .play(0, "ball-games")
        .hand(0, "jade-mask stone-mask")
        .say("exhaust ball-games 0; pick market elders 0");
    assert_eq!((table.in_discard(0).as_str(), table.actions(0)), ("jade-mask stone-mask", 2));
    let mut table = self::table();
    table.play(0, "ball-games").hand(0, "lost-scroll stone-mask");
    assert!(!table.may(0, "exhaust ball-games 0"));
}

#[test]
fn b6_3_pyramids_and_heads_stand_for_masks() {
    let mut table = table();
    table.play(0, "ball-games step-pyramids").hand(0, "stone-mask");
    table.say("exhaust ball-games 0; pick play step-pyramids 0");
    assert_eq!(table.in_discard(0), "stone-mask", "the other one was spared");
    assert_eq!(table.state.sides[0].exhausts, 3);
    let mut table = self::table();
    table.play(0, "ball-games step-pyramids").hand(0, "stone-mask");
    table.state.sides[0].exhausts = 1;
    assert!(!table.may(0, "exhaust ball-games 0"), "there is no token for the pyramids");
    let mut table = self::table();
    table.play(0, "ball-games stone-heads step-pyramids").under(0, "stone-heads", "cacao");
    table.say("exhaust ball-games 0; pick garrison cacao 0");
    assert_eq!(
        (table.in_discard(0).as_str(), table.in_garrison(0).as_str()),
        ("cacao", ""),
        "not one mask was needed"
    );
    let mut table = self::table();
    table.play(0, "ball-games stone-heads").under(0, "stone-heads", "cacao").hand(0, "stone-mask");
    table.say("exhaust ball-games 0; pick hand stone-mask 0");
    assert_eq!(table.in_discard(0), "cacao stone-mask");
    let mut table = self::table();
    table
        .play(0, "ball-games stone-heads step-pyramids")
        .under(0, "ball-games", "cacao")
        .hand(0, "lost-scroll");
    assert!(!table.may(0, "exhaust ball-games 0"), "only what lies under the heads counts");
}

#[test]
fn b6_4_both_sides_of_the_power() {
    let mut table = table();
    table.hand(0, "stone-mask").discard(0, "jade-mask").say("exhaust olmecs-b 0");
    assert_eq!((table.in_history(0).as_str(), table.has(0)), ("stone-mask", [0, 0, 2]), "from hand");
    let side_a = || Table::new("box=legends nations=olmecs,minoans sides=a");
    let mut table = side_a();
    table.discard(0, "stone-mask cacao").hand(0, "stone-mask stone-mask stone-mask");
    table.say("exhaust olmecs-a 0; way 0");
    assert_eq!(table.in_history(0), "stone-mask");
    let mut table = side_a();
    table.hand(0, "stone-mask stone-mask stone-mask").say("exhaust olmecs-a 0; pick market plain 2");
    assert_eq!(
        (table.in_hand(0).as_str(), table.in_discard(0).as_str()),
        ("plain", "stone-mask stone-mask stone-mask")
    );
}

#[test]
fn b6_5_a_stone_mask_draws_what_the_deck_has() {
    let mut table = table();
    table
        .hand(0, "stone-mask")
        .deck(0, "cacao calendar")
        .discard(0, "la-venta")
        .say("play stone-mask; yes; yes");
    table.say("pick hand cacao 0");
    assert_eq!((table.in_hand(0).as_str(), table.on_deck(0).as_str()), ("calendar", "cacao"));
    assert_eq!(table.in_discard(0), "la-venta stone-mask", "no renewal");
    let mut table = self::table();
    table.hand(0, "stone-mask").say("play stone-mask");
    assert_eq!(table.in_discard(0), "stone-mask");
}

#[test]
fn b6_6_olmec_traders_give_masks_with_unrest() {
    let traders = || {
        let mut table = table();
        table.empire(0).hand(0, "olmec-traders stone-mask cacao");
        table
    };
    let mut table = traders();
    table.say("play olmec-traders; pick hand stone-mask 0");
    assert_eq!((table.in_hand(1).as_str(), table.has(0)), ("stone-mask unrest", [3, 0, 0]));
    let mut table = traders();
    table.say("play olmec-traders; pick hand cacao 0");
    assert_eq!(table.in_hand(1), "cacao");
    let mut table = traders();
    table.play(1, "scythians").say("play olmec-traders").by(1, "yes");
    assert_eq!((table.in_hand(1).as_str(), table.has(0)), ("", [3, 0, 0]), "it is an attack");
}

#[test]
fn b6_7_cacao_counts_all_unrest_that_is_returned() {
    let mut table = table();
    table
        .hand(0, "cacao unrest")
        .discard(1, "unrest")
        .say("play cacao; pick hand unrest 0")
        .by(1, "pick discard unrest 0");
    assert_eq!(table.has(0), [0, 0, 2]);
    let mut table = self::table();
    table.hand(0, "cacao unrest").hand(1, "unrest").say("play cacao; done").by(1, "pick hand unrest 0");
    assert_eq!(table.has(0), [0, 0, 1]);
}

/// Otherwise a turn need never end.
#[test]
fn hieroglyphics_do_not_take_back_their_own_token() {
    let mut table = table();
    table.play(0, "olmec-hieroglyphics");
    assert!(!table.may(0, "exhaust olmec-hieroglyphics 0"), "nothing in the discard pile, no other token");
    table.state.sides[0].power_spent = true;
    table.say("exhaust olmec-hieroglyphics 0");
    assert!(!table.may(0, "pick play olmec-hieroglyphics 0"), "{}", table.offered());
}
