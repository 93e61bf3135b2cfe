//! The turn of the bot, its clean-up, its areas, and how its tables are read.

use super::*;

#[test]
fn s2_1_the_card_in_the_slot_of_the_roll_is_skipped() {
    let mut table = Table::carthage();
    table.slots("glory berbers berbers");
    let told = table.roll(2);
    let up = told.iter().filter(|event| matches!(event, BotEvent::TurnedUp { .. })).count();
    assert_eq!(up, 2);
    // A number without a slot skips nothing.
    let mut table = Table::carthage();
    table.slots("glory berbers berbers");
    let told = table.roll(6);
    assert_eq!(rows(&told).len(), 3);
}

#[test]
fn s2_2_slots_are_resolved_one_after_the_other() {
    let mut table = Table::carthage();
    table.bot_has(0, 0, 0).slots("caravans - carthaginian-traders");
    // The first gives the materials that the third pays for an uncivilised or civilised card.
    let told = table.roll(6);
    assert_eq!(rows(&told), ["sign-pinned", "sign-barbarian"]);
    assert_eq!(table.bot_tokens(), [0, 1, 0]);
    assert_eq!(table.bot_top(), "", "the slots were filled from the deck");
    assert!(table.in_slots().starts_with("unrest corruption prosperity"), "{}", table.in_slots());
}

#[test]
fn s2_3_a_resolved_card_goes_where_its_row_says() {
    let mut table = Table::carthage();
    table.slots("berbers balearic-islands caravans glory").roll(6);
    assert_eq!(table.in_bot_play(), "balearic-islands");
    assert_eq!(table.in_bot_history(), "caravans");
    assert!(table.in_bot_discard().contains("berbers") && table.in_bot_discard().contains("glory"));
}

#[test]
fn s2_4_what_goes_on_the_deck_does_not_touch_slots_before_they_are_filled() {
    let mut table = Table::carthage();
    table.slots("glory dido-queen-of-carthage").bot_has(0, 0, 0).roll(6);
    assert_eq!(table.in_slots().split(' ').next(), Some("forest"), "glory broke through for a region");
}

#[test]
fn s3_1_a_token_goes_on_the_card_of_the_roll() {
    let mut table = Table::carthage();
    table.roll(1);
    assert_eq!(table.state.market[3].tokens, [2, 0, 0], "Carthaginians put materials there");
    let mut table = Table::solo("box=legends nations=minoans bot=qin");
    table.roll(1);
    assert_eq!(table.state.market[3].tokens, [0, 1, 0], "Qin put population there");
    table.roll(6);
    assert_eq!(table.state.market.iter().map(|slot| slot.tokens.iter().sum::<u8>()).sum::<u8>(), 1);
}

#[test]
fn s3_2_a2_the_skipped_card_goes_to_the_first_slot() {
    let mut table = Table::carthage();
    table.slots("caravans caravans glory").roll(3);
    assert!(table.in_slots().starts_with("glory prosperity"), "{}", table.in_slots());
    table.roll(1);
    assert!(table.in_slots().starts_with("glory prosperity"), "{}", table.in_slots());
}

#[test]
fn s3_3_empty_slots_are_filled() {
    let mut table = Table::carthage();
    table.roll(6);
    assert_eq!(table.in_slots(), "prosperity prosperity prosperity prosperity prosperity");
    assert_eq!(table.bot().deck_len(), 4);
}

#[test]
fn s3_4_an_empty_deck_brings_a_dynasty_card_and_is_renewed() {
    let mut table = Table::carthage();
    table.bot().top = Stack::EMPTY;
    table.bot_discard("elders corruption gambling port education diplomacy leadership");
    let before = table.bot().dynasty_len();
    let told = table.roll(6);
    assert_eq!(table.bot().dynasty_len(), before - 1);
    assert!(told.contains(&BotEvent::Shuffled { cards: 8 }), "{told:?}");
    assert_eq!((table.in_slots(), table.bot().deck_len()), ("? ? ? ? ?".to_owned(), 3));
    // While cards are resolved an empty deck stays empty.
    let mut table = Table::carthage();
    table.bot().top = Stack::EMPTY;
    table.slots("berbers");
    let told = table.roll(6);
    let resolved = told.iter().position(|event| matches!(event, BotEvent::Placed { .. }));
    let renewed = told.iter().position(|event| matches!(event, BotEvent::Dynasty { .. }));
    assert!(resolved < renewed);
}

#[test]
fn s3_4_the_accession_card_makes_an_empire() {
    let mut table = Table::carthage();
    table.bot().nation_deck = Cards::NONE;
    table.bot().top = Stack::EMPTY;
    table.bot_discard("elders corruption gambling port education diplomacy leadership").roll(6);
    assert!(table.bot().empire);
    let mut table = Table::solo("nations=persians bot=vikings");
    table.bot().nation_deck = Cards::NONE;
    table.bot().top = Stack::EMPTY;
    table.bot_discard("elders corruption gambling port education diplomacy leadership").roll(6);
    assert!(!table.bot().empire, "Vikings stay barbarians");
}

#[test]
fn s3_5_a_warlord_loses_the_top_card_of_its_deck() {
    let mut table = Table::solo("nations=persians bot=carthaginians difficulty=warlord");
    table.roll(6);
    assert_eq!((table.bot().deck_len(), table.in_bot_discard()), (4, "prosperity".to_owned()));
    // There is no renewal for it.
    table.bot().top = Stack::EMPTY;
    table.bot().slots = [Some(Back::Card(card("berbers").first())); 6];
    let dynasty = table.bot().dynasty_len();
    table.bot().slots[1..].fill(None);
    table.bot().discard = List::EMPTY;
    for _ in 0..4 {
        table.bot().stack(Back::Card(card("prosperity").first()));
    }
    table.roll(1);
    assert_eq!((table.bot().deck_len(), table.bot().dynasty_len()), (0, dynasty), "one was left, and went");
}

#[test]
fn s4_1_only_face_down_cards_are_hidden() {
    use crate::view::BackView;
    let setup = "seats=1 nations=persians bot=carthaginians".parse().unwrap();
    let state = Imperium::start(&setup, &mut Fast::new(1), &mut Silence);
    let view = Imperium::view(&state, kernel::Observer::Seat(Seat::new(0)));
    let bot = view.bot.unwrap();
    assert!(bot.slots.iter().all(|slot| *slot == Some(BackView::Deck)));
    assert_eq!((bot.face_down.len(), bot.dynasty), (10, 12));
}

#[test]
fn s4_2_newest_first() {
    let mut table = Table::carthage();
    table.bot_play("jungle mountain coast").slots("glory").bot_has(0, 0, 0).roll(6);
    assert!(table.in_bot_discard().starts_with("coast mountain jungle"), "{}", table.in_bot_discard());
}

#[test]
fn s4_3_progress_pays_for_nothing_else() {
    let mut table = Table::carthage();
    table.bot_has(0, 0, 9).slots("dido-queen-of-carthage").roll(6);
    assert_eq!((table.bot_tokens(), table.in_bot_history().as_str()), ([1, 1, 9], "dido-queen-of-carthage"));
}

#[test]
fn s5_1_unrest_goes_back_first_of_all() {
    let mut table = Table::carthage();
    let pile = table.state.pile;
    let told = table.slots("unrest").roll(6);
    assert_eq!((rows(&told).len(), table.state.pile), (0, pile + 1));
    assert!(!table.in_bot_discard().contains("unrest"));
}

#[test]
fn s5_2_the_first_row_with_a_sign_of_the_card() {
    let mut table = Table::carthage();
    // Caravans are pinned, Iberia is a pinned region: the row for regions comes first.
    let told = table.slots("caravans iberia").roll(6);
    assert_eq!(rows(&told), ["sign-pinned", "sign-region"]);
}

#[test]
fn s5_3_everything_that_can_be_done_and_prices_in_full() {
    let mut table = Table::carthage();
    // Two population are no three: the next alternative is taken.
    table.bot_has(2, 2, 0).slots("dido-queen-of-carthage").roll(6);
    assert_eq!(table.bot_tokens(), [0, 2, 0]);
    // An exile that cannot be done leaves the rest of the row.
    let mut table = Table::carthage();
    (0..5).for_each(|at| table.state.market[at].tokens = [1, 0, 0]);
    table.slots("iberia").roll(6);
    assert_eq!((table.in_bot_play().as_str(), table.in_exile().as_str()), ("iberia", ""));
}

#[test]
fn s5_4_a_row_of_which_nothing_can_be_done_is_passed_over() {
    let mut table = Table::solo("nations=persians bot=greeks");
    table.market(0, "jungle", [0; 3]).market(1, "mountain", [0; 3]).market(3, "coast", [0; 3]);
    // Without an uncivilised card in the market and without population the row for Advance does nothing.
    let told = table.slots("advance").roll(6);
    assert_eq!(rows(&told), ["sign-other"]);
    assert!(told.iter().any(|event| matches!(event, BotEvent::Row { passed: 1, .. })));
    // A card that only moves on is a deed, too.
    let mut table = Table::carthage();
    table.bot().empire = true;
    let told = table.slots("great").roll(6);
    assert_eq!((rows(&told), table.in_bot_history().as_str()), (vec!["sign-fame"], "great"));
}

#[test]
fn s5_5_a4_a20_what_is_printed_for_you_is_done_by_the_player_who_chooses() {
    let mut table = Table::carthage();
    table.bot().empire = true;
    table.play(0, "jungle mountain").slots("onager").roll(6);
    assert_eq!(table.offered(), "0: pick play jungle 0; pick play mountain 0");
    table.say("pick play mountain 0");
    assert_eq!((table.in_play(0).as_str(), table.in_discard(0).as_str()), ("jungle", "mountain"));
    assert_eq!(table.offered(), "0: yes; done", "you may draw a card");
    table.say("done");
    assert_eq!(table.state.round, 2);
}

#[test]
fn s5_5_a4_a25_whatever_avoids_attacks_avoids_all_of_that_row() {
    let mut table = Table::carthage();
    table.bot().empire = true;
    table.deck(0, "glory").play(0, "wilderness jungle").slots("onager caravans").roll(6);
    table.say("yes");
    // Neither harm nor gain; what the bot does for itself is done.
    assert_eq!((table.in_play(0).as_str(), table.in_hand(0).as_str()), ("jungle", "wilderness"));
    assert_eq!(table.state.round, 2, "no question follows");
    let mut table = Table::carthage();
    table.bot().empire = true;
    table.play(0, "standing-army jungle").slots("onager").roll(6);
    assert_eq!(
        (table.in_play(0).as_str(), table.state.round),
        ("jungle standing-army", 2),
        "the bot does not pay"
    );
}

#[test]
fn s5_6_only_cards_in_slots_call_rows() {
    let mut table = Table::carthage();
    table.bot_discard("berbers").slots("berbers");
    let told = table.roll(6);
    assert_eq!(rows(&told).len(), 1, "three cards were discarded and none of them resolved");
}

#[test]
fn the_paragraph_about_a_step_is_named() {
    use kernel::Spoken;
    let event = Event::Bot(BotEvent::Rolled { die: 1, skips: true });
    assert_eq!(Imperium::grounds(&event), rule::SOLO_TURN);
    assert_eq!(Cause::Dynasty as u8, 6);
}
