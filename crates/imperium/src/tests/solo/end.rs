//! The end of a solo game.

use super::*;

#[test]
fn s7_1_a8_the_worth_of_a_card_to_the_bot() {
    for (name, points) in
        [("great", 6), ("praiseworthy", 7), ("oracle", 5), ("unrest", -2), ("triumphant", 11), ("town", 2)]
    {
        assert_eq!(value(card(name)), points, "{name}");
    }
}

#[test]
fn s7_2_a3_an_empty_dynasty_deck_ends_the_game_at_once() {
    let mut table = Table::carthage();
    table.bot().top = Stack::EMPTY;
    let bot = table.bot();
    (bot.nation_deck, bot.developments, bot.accession) = (Cards::NONE, Cards::NONE, NONE);
    bot.developments.add(card("hegemony"));
    table.bot_discard("elders corruption gambling port education").roll(6);
    assert_eq!((table.state.last_round, table.state.over), (2, Over::No));
}

#[test]
fn a21_in_the_last_round_the_deck_is_only_shuffled() {
    let mut table = Table::carthage();
    let bot = table.bot();
    (bot.nation_deck, bot.developments, bot.accession) = (Cards::NONE, Cards::NONE, NONE);
    table.bot().top = Stack::EMPTY;
    let told = table.bot_discard("elders corruption gambling port education diplomacy").roll(6);
    assert!(told.contains(&BotEvent::Shuffled { cards: 6 }));
    assert_eq!(table.state.last_round, 0);
}

#[test]
fn s7_3_points_of_the_bot() {
    let mut table = Table::carthage();
    table.bot().top = Stack::EMPTY;
    table.bot_has(7, 5, 3).bot_discard("great unrest").bot_play("jungle").slots("armenians");
    let points = |table: &mut Table| table.bot().points(|_, _| {});
    assert_eq!(points(&mut table), 3 + 1 + 6 - 2 + 1 + 3);
    table.bot().level = Level::Sovereign;
    assert_eq!(points(&mut table), 3 + 2 + 6 - 2 + 1 + 3);
}

#[test]
fn s7_4_a_tie_is_lost() {
    let rank = |mine: u16, theirs: u16| {
        let mut table = Table::carthage();
        table.bot().top = Stack::EMPTY;
        table.tokens(0, 0, 0, mine).bot_has(0, 0, theirs);
        table.state.over = Over::Scored;
        crate::score::standing(&table.state).rank(Seat::new(0))
    };
    assert_eq!((rank(5, 4), rank(5, 5), rank(4, 5)), (1, 2, 2));
}

#[test]
fn s7_5_a13_a_collapse_is_lost() {
    let mut table = Table::carthage();
    table.bot().top = Stack::EMPTY;
    table.tokens(0, 0, 0, 99).hand(0, "corruption").empire(0);
    table.state.pile = 1;
    table.say("play corruption");
    assert_eq!(table.state.over, Over::Collapsed);
    assert_eq!(crate::score::standing(&table.state).rank(Seat::new(0)), 2);
}
