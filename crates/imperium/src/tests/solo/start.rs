//! Setting up a solo game.

use super::*;

#[test]
fn s1_1_two_nations_and_the_selection_for_two() {
    let table = Table::carthage();
    assert_eq!((table.state.seats(), table.state.players()), (1, 2));
    let start = |text: &str| Imperium::start(&text.parse().unwrap(), &mut Fast::new(3), &mut Silence);
    let (solo, two) = (start("seats=1 nations=persians bot=romans"), start("nations=persians,romans"));
    std::mem::forget(enter(solo.cards));
    assert_eq!(solo.decks.map(|n| n + 1), [6; 3], "a card of each lies in the market");
    assert_eq!((solo.fame, solo.main_len()), (two.fame, two.main_len()));
    assert_eq!(
        solo.pools.map(|pool| pool.len()).iter().sum::<u32>(),
        two.pools.map(|pool| pool.len()).iter().sum()
    );
    assert_eq!(error("seats=1 nations=romans bot=romans"), "bot: romans is the nation of the player");
    for seed in 0..40 {
        let solo = Imperium::start(&"seats=1".parse().unwrap(), &mut Fast::new(seed), &mut Silence);
        assert_ne!(solo.sides[0].nation, solo.rival.0.unwrap().nation);
    }
}

#[test]
fn s1_2_a_tributary_named_like_a_nation_is_replaced() {
    for seed in 0..20 {
        let setup = "seats=1 box=both commons=classics nations=romans bot=egyptians".parse().unwrap();
        let state = Imperium::start(&setup, &mut Fast::new(seed), &mut Silence);
        std::mem::forget(enter(state.cards));
        let shown = state.market.iter().any(|slot| slot.card() == Some(card("egyptians")));
        assert!(!state.pools[3].has(card("egyptians")) && !shown);
    }
}

#[test]
fn s1_3_places_of_the_market_are_numbered_from_the_main_deck() {
    for (die, slot) in [(1, 3), (2, 4), (3, 2), (4, 0), (5, 1)] {
        let mut table = Table::solo("nations=persians bot=romans");
        table.roll(die);
        assert_eq!(table.state.market[slot].tokens, [0, 0, 1], "{die}");
    }
}

#[test]
fn s1_4_power_and_cards_that_start_in_play_are_not_used() {
    let table = Table::solo("box=legends nations=qin bot=arthurians");
    let bot = table.state.rival.0.unwrap();
    assert!(bot.play.is_empty() && !bot.owned().any(|(owned, _)| owned == Ok(card("king-arthurs-court"))));
    assert!(!bot.owned().any(|(owned, _)| owned == Ok(card("arthurians-b"))));
}

#[test]
fn s1_5_the_bot_begins_with_the_deck_of_its_nation() {
    let setup = "seats=1 nations=persians bot=carthaginians".parse().unwrap();
    let state = Imperium::start(&setup, &mut Fast::new(1), &mut Silence);
    std::mem::forget(enter(state.cards));
    let bot = state.rival.0.unwrap();
    let deck = Table::names(bot.bags[0].iter());
    assert!(deck.starts_with("advance balearic-islands carthaginian-traders conquer dido"), "{deck}");
    assert_eq!((bot.bags[0].len(), bot.deck_len(), bot.unrest()), (10, 5, 2));
    let setup = "seats=1 box=legends nations=qin bot=olmecs".parse().unwrap();
    let olmecs = Imperium::start(&setup, &mut Fast::new(1), &mut Silence);
    let setup = "seats=1 box=legends nations=qin bot=minoans".parse().unwrap();
    let minoans = Imperium::start(&setup, &mut Fast::new(1), &mut Silence);
    let pile = |state: &State| state.pile + state.market.iter().filter(|slot| slot.unrest).count() as u8;
    assert_eq!(pile(&olmecs), pile(&minoans) + 1, "the nation brings unrest");
}

#[test]
fn s1_6_a1_nation_cards_then_accession_then_developments_by_value() {
    let mut table = Table::carthage();
    let mut order = Vec::new();
    let mut run = Run {
        state: &mut table.state,
        luck: &mut table.luck,
        tell: &mut Silence,
        trace: kernel::Trace::Nothing,
        by: Seat::new(0),
    };
    while run.bot().dynasty_len() > 0 {
        run.dynasty();
        order.extend(run.bot().discard.pop());
    }
    let (nation, rest) = order.split_at(5);
    assert_eq!(Table::names(nation.iter().copied()), "advance berbers caravans iberia prosperity");
    assert_eq!(rest[0], card("city-of-carthage"));
    let values: Vec<i32> = rest[1..].iter().map(|&card| value(card)).collect();
    assert_eq!(values, [2, 2, 2, 4, 4, 5]);
}

#[test]
fn s1_7_levels() {
    for (level, slots, tokens, per) in [
        ("chieftain", 4, [0; 3], 10),
        ("warlord", 4, [0; 3], 10),
        ("imperator", 5, [0; 3], 10),
        ("sovereign", 5, [3, 2, 1], 5),
        ("overlord", 6, [3, 2, 1], 5),
        ("supreme-ruler", 6, [3, 2, 1], 5),
    ] {
        let setup = format!("seats=1 difficulty={level}").parse().unwrap();
        let bot = Imperium::start(&setup, &mut Fast::new(1), &mut Silence).rival.0.unwrap();
        assert_eq!(bot.slots.iter().flatten().count(), slots, "{level}");
        assert_eq!((bot.tokens, bot.level.per_point()), (tokens, per), "{level}");
    }
    assert_eq!("seats=1".parse::<Setup>(), "seats=1 difficulty=imperator bot=random".parse());
    assert_eq!(
        "difficulty=overlord bot=celts".parse::<Setup>(),
        "".parse(),
        "with two seats there is no bot"
    );
    assert_eq!(
        error("seats=1 difficulty=god"),
        "difficulty=god: choose one of imperator, chieftain, warlord, sovereign, overlord, supreme-ruler"
    );
}

#[test]
fn s1_8_a_round_is_the_turn_of_the_player_then_of_the_bot_then_the_solstice() {
    let mut table = Table::carthage();
    table.slots("glory").deck(0, "glory prosperity advance conquer zagros");
    assert_eq!(table.state.turn, Seat::new(0));
    table.say("done; pick market elders 0; done");
    assert_eq!(table.state.round, 2);
    assert_ne!(table.state.rival.0.unwrap().turn.die, 0, "the bot had its turn");
}
