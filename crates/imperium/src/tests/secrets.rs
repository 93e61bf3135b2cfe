//! What rivals know, and what they are told.

use std::collections::BTreeSet;

use kernel::{Observer, Told};

use super::*;
use crate::Event;

/// What an observer sees of seat 0.
fn seen(table: &Table, who: Observer) -> crate::SeatView {
    Imperium::view(&table.state, who).seats.swap_remove(0)
}

const OWNER: Observer = Observer::Seat(Seat::new(0));

const RIVAL: Observer = Observer::Seat(Seat::new(1));

/// What goes there from hand is not shown; what was open before is known to be there.
#[test]
fn a_history_is_its_owners() {
    let mut table = Table::duel();
    table.empire(0).hand(0, "education glory").discard(0, "elephants").deck(0, "advance conquer");
    table.say("play education; pick hand glory 0; pick discard elephants 0");
    assert_eq!(Table::names(seen(&table, OWNER).history.into_iter()), "elephants glory");
    for who in [RIVAL, Observer::Spectator] {
        let seen = seen(&table, who);
        assert_eq!((seen.history_cards, Table::names(seen.history.into_iter()).as_str()), (2, "elephants"));
        assert_eq!(Table::names(seen.somewhere.into_iter()), "advance conquer glory", "it may be anywhere");
    }
    let imagined = |who| -> BTreeSet<String> {
        let worlds = (0..40).map(|seed| Imperium::reimagine(&table.state, who, &mut Fast::new(seed)));
        worlds.map(|state| Table::names(state.sides[0].history.iter())).collect()
    };
    assert_eq!(imagined(OWNER).len(), 1);
    let rival: Vec<String> = imagined(RIVAL).into_iter().collect();
    assert_eq!(rival, ["advance elephants", "conquer elephants", "elephants glory"]);
    table.hand(0, "hannibal").say("play hannibal; done; done; pick history glory 0");
    assert_eq!(Table::names(seen(&table, RIVAL).known.into_iter()), "glory", "what is taken out is shown");
    assert_eq!(Table::names(seen(&table, RIVAL).history.into_iter()), "elephants hannibal");
}

/// A secret card stays one in the history, and is none once it is taken out for all to see.
#[test]
fn a_secret_card_can_go_to_history() {
    let mut table = Table::duel();
    table.fame("great").hand(0, "rollo-the-walker education").say("play rollo-the-walker");
    assert_eq!(table.state.sides[0].secret.len(), 1);
    table.empire(0).say("play education; pick hand great 0");
    assert_eq!((seen(&table, RIVAL).secret, seen(&table, RIVAL).somewhere), ([0, 0, 0, 0, 1], Vec::new()));
    table.hand(0, "hannibal").say("play hannibal; done; done; pick history great 0");
    assert!(table.state.sides[0].secret.is_empty());
}

#[test]
fn a_swap_with_the_nation_deck_is_hidden() {
    let mut table = Table::duel();
    table.play(0, "sacred-pass").hand(0, "glory advance").nation(0, "raetia prosperity");
    assert_eq!(Table::names(seen(&table, RIVAL).nation_deck.into_iter()), "prosperity raetia");
    let mut told = Vec::<Told<Event>>::new();
    for answer in ["exhaust sacred-pass 0", "done", "yes", "pick hand glory 0"] {
        let action = table.read(Seat::new(0), answer);
        Imperium::apply(&mut table.state, Seat::new(0), action, &mut table.luck, &mut told);
    }
    assert_eq!((table.in_hand(0).as_str(), table.in_discard(0).as_str()), ("advance raetia", "sacred-pass"));
    let heard = told.iter().filter(|told| told.audience.includes(RIVAL));
    let moved = heard.filter(|told| matches!(told.event, Event::Moved { .. } | Event::MovedSecretly { .. }));
    assert_eq!(moved.count(), 1, "only Sacred Pass itself is seen to move");
    let mine = seen(&table, OWNER);
    assert_eq!(mine.nation_top, Some(Some(card("glory"))));
    assert_eq!(Table::names(mine.nation_deck.into_iter()), "glory prosperity");
    let theirs = seen(&table, RIVAL);
    assert_eq!((theirs.nation_cards, theirs.nation_deck, theirs.nation_top), (2, Vec::new(), Some(None)));
    assert!(theirs.known.is_empty());
    assert_eq!(Table::names(theirs.somewhere.into_iter()), "advance glory prosperity raetia");
    // The new deck has the top card of the nation deck in it, and nothing else was shown.
    table.say("done; pick market steppe 2; done");
    assert_eq!(
        Table::names(seen(&table, RIVAL).somewhere.into_iter()),
        "advance glory prosperity raetia sacred-pass"
    );
}

/// What an observer other than the seat hears of its answer.
fn heard(table: &Table, seat: usize, answer: &str) -> Vec<Event> {
    let (mut state, mut luck, mut told) = (table.state, table.luck.clone(), Vec::<Told<Event>>::new());
    let seat = Seat::new(seat);
    Imperium::apply(&mut state, seat, table.read(seat, answer), &mut luck, &mut told);
    let other = Observer::Spectator;
    told.into_iter().filter(|told| told.audience.includes(other)).map(|told| told.event).collect()
}

/// Others see the difference between two answers, so they are told of it.
#[test]
fn answers_that_look_different_are_told_apart() {
    let mut table = Table::duel();
    table.empire(0).hand(0, "exports glory").discard(0, "glory").say("play exports");
    assert_ne!(heard(&table, 0, "pick hand glory 0"), heard(&table, 0, "pick discard glory 0"));

    // Two copies in play, one of them exhausted.
    let mut table = Table::duel();
    table.empire(0).hand(0, "philosophy").play(0, "town town").tokens(0, 0, 0, 0);
    table.say("exhaust town 0; yes").by(1, "yes").say("play philosophy");
    assert_ne!(heard(&table, 0, "pick play town 0"), heard(&table, 0, "pick play town 1"));

    // Two copies of one card in the market, which is not refilled.
    let mut table = Table::duel();
    table.hand(0, "elders").market(0, "city", [0; 3]).market(3, "city", [0; 3]).say("play elders; way 0");
    (table.state.decks, table.state.main, table.state.seen) = ([0; 3], [0; 4], Cards::NONE);
    assert_ne!(heard(&table, 0, "pick market city 0"), heard(&table, 0, "pick market city 3"));

    // Regions whose effects do nothing now.
    let mut table = Table::duel();
    table.empire(0).hand(0, "cataphract").play(0, "iberia armorica").say("play cataphract; done");
    assert_ne!(heard(&table, 0, "pick play iberia 0"), heard(&table, 0, "pick play armorica 0"));
}

#[test]
fn breaking_through_in_the_dark_is_a_secret() {
    let mut table = Table::duel();
    table.hand(0, "hittites");
    table.say("play hittites; suit region");
    assert_eq!(table.state.sides[0].hand.len(), 1);
    assert_eq!(table.state.sides[0].secret.len(), 1);
    assert!(table.state.sides[0].known.is_empty());
}

/// Once a card leaves a hand unseen, any known card may be the one that left.
#[test]
fn a_card_that_leaves_unseen_makes_the_rest_unknown() {
    let mut table = Table::duel();
    table.hand(0, "minoans glory advance");
    table.state.sides[0].known.add(card("glory"));
    table.say("play minoans; pick hand advance 0");
    assert!(seen(&table, RIVAL).known.is_empty());
    assert_eq!((seen(&table, RIVAL).top, seen(&table, OWNER).top), (vec![None], vec![Some(card("advance"))]));
}

/// All events together tell the tokens that a game begins with, and the place that a card of the market left.
#[test]
fn the_start_and_the_market_are_told_in_full() {
    let mut told = Vec::<Told<Event>>::new();
    let setup = "seats=3 nations=romans,persians,greeks".parse().unwrap();
    let state = Imperium::start(&setup, &mut Fast::new(4), &mut told);
    let mut market = [[0; 3]; 5];
    for told in &told {
        match told.event {
            Event::Nation { tokens, .. } => assert_eq!(tokens, [3, 2, 1]),
            Event::Market { slot, tokens, .. } => market[usize::from(slot)] = tokens,
            _ => {}
        }
    }
    assert_eq!(market, state.market.map(|slot| slot.tokens));
    assert!(market.contains(&[0, 0, 1]), "a civilised card has a progress");
    let mut table = Table::duel();
    table.hand(0, "philip-ii").say("play philip-ii");
    let left = heard(&table, 0, "pick market forest 4").into_iter().find_map(|event| match event {
        Event::Moved { from: Zone::Market, number, .. } => number,
        _ => None,
    });
    assert_eq!(left, Some(4));
}
