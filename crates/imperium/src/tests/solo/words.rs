//! What the words of the tables mean, and what effects of the player do to the bot.

use super::*;

#[test]
fn s6_1_a9_the_card_with_the_most_points_and_tokens() {
    let acquires = |table: &mut Table| {
        table.bot_has(2, 0, 0).slots("dido-queen-of-carthage").roll(6);
        let slots = table.in_slots();
        slots.split(' ').find(|name| *name != "unrest").unwrap_or_default().to_owned()
    };
    let mut table = Table::carthage();
    assert_eq!(acquires(table.market(0, "elders", [0; 3]).market(1, "corruption", [0; 3])), "corruption");
    let mut table = Table::carthage();
    assert_eq!(acquires(table.market(0, "elders", [1, 1, 0]).market(1, "corruption", [0; 3])), "elders");
    // Equal sums: more tokens; then the lower number, which is that of the uncivilised place.
    let mut table = Table::carthage();
    assert_eq!(acquires(table.market(0, "elders", [1, 0, 0]).market(1, "corruption", [0; 3])), "elders");
    let mut table = Table::carthage();
    assert_eq!(acquires(table.market(0, "education", [0; 3]).market(1, "corruption", [0; 3])), "education");
}

#[test]
fn s6_2_an_acquired_card_brings_tokens_and_unrest() {
    let mut table = Table::carthage();
    table.market(1, "corruption", [0, 0, 3]).bot_has(2, 0, 0).slots("dido-queen-of-carthage");
    let pile = table.state.pile;
    table.roll(6);
    assert!(table.in_slots().starts_with("unrest corruption"), "{}", table.in_slots());
    assert_eq!(table.bot_tokens(), [0, 0, 3]);
    assert!(table.state.pile <= pile, "it came from under the card");
    // Broken through for, it leaves the unrest.
    let mut table = Table::carthage();
    table.bot_has(0, 3, 0).slots("dido-queen-of-carthage").roll(6);
    assert!(table.in_slots().starts_with("assyrians prosperity"), "{}", table.in_slots());
}

#[test]
fn s6_3_a5_breaking_through_without_such_a_card() {
    let no_regions = |table: &mut Table| {
        table.market(2, "elders", [0; 3]).market(4, "elders", [0; 3]);
    };
    let mut table = Table::carthage();
    no_regions(&mut table);
    let left = table.state.decks[2];
    table.slots("glory").roll(6);
    assert_eq!((table.in_slots().starts_with("unseen"), table.state.decks[2]), (true, left - 1));
    // Without the small deck the main deck is searched.
    let mut table = Table::carthage();
    no_regions(&mut table);
    table.state.decks[2] = 0;
    table.state.main[2] = table.state.pools[2].len() as u8;
    table.slots("glory").roll(6);
    let found: Card = table.in_slots().split(' ').next().unwrap().parse().unwrap();
    assert!(crate::bot::is_region(found));
    // Without any region there is progress.
    let mut table = Table::carthage();
    no_regions(&mut table);
    (table.state.decks[2], table.state.main[2], table.state.pools[2]) = (0, 0, Cards::NONE);
    table.slots("glory").roll(6);
    assert_eq!(table.bot_tokens(), [0, 0, 2]);
}

#[test]
fn s6_4_acquiring_looks_at_the_market_alone() {
    let mut table = Table::carthage();
    (0..5).for_each(|at| {
        table.market(at, "assyrians", [0; 3]);
    });
    // No materials, and no region in the market: two cards are discarded.
    let told = table.exile("jungle").slots("leadership").roll(6);
    assert_eq!(rows(&told)[0], "sign-other");
    assert_eq!((table.in_exile().as_str(), table.in_bot_play().as_str()), ("jungle", ""));
    assert!(table.in_bot_discard().starts_with("prosperity prosperity"));
}

#[test]
fn s6_5_the_lowest_card_without_tokens_is_exiled() {
    let mut table = Table::carthage();
    table.market(3, "assyrians", [1, 0, 0]);
    let pile = table.state.pile;
    table.slots("iberia").roll(6);
    assert_eq!(table.in_exile(), "forest");
    assert!(table.state.pile >= pile - 1);
}

#[test]
fn s6_6_fame_lies_face_down_on_the_deck() {
    let mut table = Table::carthage();
    let fame = table.state.fame;
    table.bot_play("jungle mountain coast").slots("glory").roll(6);
    assert_eq!((table.in_slots().starts_with("unseen"), table.state.fame), (true, fame - 1));
    // What the player knows to lie there is shown.
    let mut table = Table::carthage();
    table.fame("great").bot_play("jungle mountain coast").slots("glory").roll(6);
    assert!(table.in_slots().starts_with("great"));
}

#[test]
fn s6_6_a17_the_king_of_kings() {
    let mut table = Table::carthage();
    table.fame("").bot_play("jungle mountain coast").slots("glory").roll(6);
    assert_eq!((table.bot_tokens(), table.state.king_flipped), ([0, 0, 6], true));
    assert_eq!(table.state.last_round, 2);
    // It happens once: without the deed the row breaks through or is passed over.
    table.bot_play("jungle mountain coast").bot_has(0, 0, 0).slots("glory").roll(6);
    assert_eq!(table.bot_tokens(), [0, 0, 0]);
    // An empire gets less, and a dynasty card; which side is up does not matter.
    let mut table = Table::carthage();
    table.bot().empire = true;
    table.state.king_flipped = true;
    let dynasty = table.bot().dynasty_len();
    table.fame("").bot_play("jungle mountain coast").slots("glory").roll(6);
    assert_eq!((table.bot_tokens(), table.bot().dynasty_len()), ([0, 0, 3], dynasty - 1));
}

#[test]
fn s6_7_three_regions_or_none() {
    let mut table = Table::carthage();
    table.bot_play("jungle mountain").slots("glory").roll(6);
    assert_eq!(table.in_bot_play(), "jungle mountain");
    let mut table = Table::solo("box=legends nations=qin bot=mauryans");
    table.bot().empire = true;
    table.bot_play("grand-trunk-road plain").slots("glory").roll(6);
    assert_eq!(table.in_bot_play(), "", "Grand Trunk Road counts as two");
}

#[test]
fn s6_7_whatever_the_bot_has_in_play_counts_as_pinned() {
    let mut table = Table::solo("box=legends nations=qin bot=olmecs");
    table.bot_play("plain fortunate-isle").hand(0, "espionage glory");
    table.say("play espionage; pick market plain 2");
    assert_eq!((table.in_bot_play().as_str(), table.bot_top().as_str()), ("plain", "fortunate-isle"));
}

#[test]
fn s6_8_discarding_stops_at_the_end_of_the_deck() {
    let mut table = Table::carthage();
    table.bot().top = Stack::EMPTY;
    table.bot().stack(Back::Card(card("advance").first()));
    let dynasty = table.bot().dynasty_len();
    let told = table.slots("berbers").roll(6);
    let placed = told.iter().filter(|event| matches!(event, BotEvent::Placed { to: Goal::Discard, .. }));
    assert_eq!(placed.count(), 2 + (dynasty - table.bot().dynasty_len()) as usize, "Advance and Berbers");
}

#[test]
fn s6_9_a12_a_row_that_brings_the_accession_card_turns_the_state_at_once() {
    let mut table = Table::solo("nations=persians bot=celts");
    table.bot().nation_deck = Cards::NONE;
    // Glory brings the dynasty card; the attack that follows is resolved by the table of the empire.
    let told = table.slots("glory invasion").roll(6);
    assert!(told.iter().any(|event| matches!(event, BotEvent::Row { empire: true, .. })));
}

#[test]
fn s6_10_returning_unrest_takes_it_from_the_discard_pile() {
    let mut table = Table::solo("nations=persians bot=celts");
    let pile = table.state.pile;
    table.bot_discard("unrest unrest").slots("prosperity").roll(6);
    assert_eq!((table.state.pile, table.in_bot_discard().matches("unrest").count()), (pile + 1, 1));
    let mut table = Table::solo("nations=persians bot=celts difficulty=supreme-ruler");
    table.bot_discard("unrest").slots("prosperity unrest").roll(6);
    assert_eq!(table.bot_tokens(), [0, 0, 3], "one for the row, one for each unrest");
}

#[test]
fn s6_11_stealing_takes_what_is_there() {
    let mut table = Table::solo("nations=persians bot=celts");
    table.tokens(0, 5, 0, 0).slots("invasion").roll(6);
    assert_eq!((table.has(0), table.bot_tokens()), ([4, 0, 0], [1, 0, 0]));
}

#[test]
fn s6_12_a6_every_bot_has_a_history() {
    let mut table = Table::solo("nations=persians bot=vikings");
    table.slots("caravans great").roll(6);
    assert_eq!(table.in_bot_history(), "caravans great");
}

#[test]
fn s6_what_effects_of_the_player_do() {
    // Gains, also if it may; draws: the top card of its deck is discarded.
    let mut table = Table::carthage();
    table.hand(0, "corruption").empire(0).say("play corruption");
    assert_eq!((table.bot_tokens(), table.bot_top().as_str()), ([2, 0, 0], "unrest"));
    let mut table = Table::carthage();
    table.hand(0, "prosperity").deck(0, "glory glory").say("play prosperity; done");
    assert_eq!(table.in_bot_discard(), "prosperity");
    // An empty deck is not renewed for it.
    let mut table = Table::carthage();
    table.bot().top = Stack::EMPTY;
    table.hand(0, "prosperity").say("play prosperity");
    assert_eq!(table.in_bot_discard(), "");
    // Recalled to the top of the deck, abandoned to the discard pile: the newest.
    let mut table = Table::carthage();
    table.bot_play("jungle mountain").hand(0, "cataphract").empire(0).say("play cataphract; done");
    assert_eq!((table.in_bot_play().as_str(), table.in_bot_discard().as_str()), ("jungle", "mountain"));
    // Nothing if there is none.
    let mut table = Table::carthage();
    table.hand(0, "cataphract").empire(0).say("play cataphract; done");
    assert_eq!(table.in_bot_discard(), "");
}

#[test]
fn s6_a7_stealing_and_giving() {
    // As much as it has; if that is too little it takes unrest.
    let mut table = Table::carthage();
    table.hand(0, "notorious").say("play notorious");
    assert_eq!((table.has(0), table.bot_top().as_str()), ([0; 3], "unrest"));
    let mut table = Table::carthage();
    table.bot_has(0, 0, 1).hand(0, "notorious").say("play notorious");
    assert_eq!((table.has(0), table.bot_tokens(), table.bot_top().as_str()), ([0, 0, 1], [0; 3], ""));
    // A given card goes on top of its deck; the player chooses.
    let mut table = Table::carthage();
    table.hand(0, "exports unrest glory").empire(0).say("play exports; pick hand unrest 0");
    assert_eq!((table.bot_top().as_str(), table.in_hand(0).as_str()), ("unrest", "glory"));
    assert_eq!(table.bot_tokens(), [2, 0, 0]);
    // Notorious counts all unrest of the bot.
    let mut table = Table::carthage();
    table.bot_discard("unrest unrest").hand(0, "notorious");
    assert_eq!(table.points(0) - 2, 0, "{}", table.points(0));
}

#[test]
fn s6_a7_ambassador_copies_what_the_bot_has_in_play() {
    let table = || Table::solo("box=both commons=classics nations=persians bot=mauryans");
    let mut idle = table();
    idle.play(0, "ambassador").bot_discard("grand-trunk-road").slots("grand-trunk-road");
    assert!(!idle.may(0, "exhaust ambassador 0"), "neither the discard pile nor slots are in play");
    idle.bot_play("jungle");
    assert!(!idle.may(0, "exhaust ambassador 0"), "a region without such an effect");
    // Each player gains a material, the bot too, and the one who copies gains the progress.
    let mut table = table();
    table.play(0, "ambassador").bot_play("grand-trunk-road");
    table.say("exhaust ambassador 0");
    assert_eq!((table.has(0), table.bot_tokens()), ([1, 0, 1], [1, 0, 0]));
    assert_eq!(table.in_bot_play(), "grand-trunk-road");
}

#[test]
fn s6_13_the_bot_never_avoids_an_attack() {
    let mut table = Table::carthage();
    table.bot_play("jungle wilderness").hand(0, "cataphract").empire(0).say("play cataphract; done");
    assert_eq!(table.in_bot_discard(), "wilderness");
}

#[test]
fn s6_14_charity_gives_the_bot_materials() {
    let mut table = Table::solo("box=legends nations=utopians bot=qin");
    table.hand(0, "charity").say("play charity");
    assert_eq!(table.bot_tokens(), [2, 0, 0]);
}

/// With Shangri-la materials that a row of the bot brings are replaced like all others.
#[test]
fn s5_5_materials_of_a_row_are_replaced_in_shangri_la() {
    let trade = |journey: &str| {
        let mut table = Table::solo("box=both commons=classics nations=utopians bot=persians");
        table.state.sides[0].play = Cards::NONE;
        table.bot().empire = true;
        table.play(0, journey).slots("battering-ram").roll(6);
        (table.has(0), table.bot_tokens())
    };
    assert_eq!(trade("gates-of-shangri-la"), ([2, 0, 0], [0; 3]));
    assert_eq!(trade("shangri-la"), ([0, 2, 0], [0, 0, 1]));
}
