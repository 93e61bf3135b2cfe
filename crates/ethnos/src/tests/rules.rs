//! One test for each paragraph of the rules, named after it: `ethnos.band.marker` is `band::marker`.

mod about;
mod age;
mod band;
mod end;
mod r#final;
mod option;
mod recruit;
mod setup;
mod tribe;
mod turn;

use super::*;

#[test]
fn every_paragraph_has_its_test() {
    let tests = tests();
    let missing: Vec<&str> = rule::ALL
        .iter()
        .map(|rule| rule.0)
        .filter(|id| {
            let path = id.replacen("ethnos.", "rules::", 1).replace('.', "::").replace('-', "_");
            !tests.iter().any(|test| test.ends_with(&format!("tests::{path}")))
        })
        .collect();
    assert!(missing.is_empty(), "no test for {}", missing.join(", "));
}

#[test]
fn goal() {
    for (seats, ages) in [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3)] {
        let mut table = Table::new(seats, "");
        table.set_glory(&[1, 2]);
        for _ in 0..ages {
            assert!(table.winners().is_empty());
            table.third_dragon(0);
        }
        assert_eq!(table.winners(), [1], "{seats} seats");
    }
}

/// What leaves a hand is seen by all, told card by card, and no longer known to be in the hand.
#[test]
fn cards_that_leave_a_hand_are_shown() {
    let mut table = Table::new(4, "merfolk troll");
    table.pool("red-merfolk blue-merfolk grey-dwarf");
    for card in ["red-merfolk", "blue-merfolk", "grey-dwarf"] {
        table.turn(0);
        table.say(0, &format!("take {card}"));
    }
    table.hand(0, "green-merfolk");
    table.turn(0);
    table.events();
    let (seat, known) = (Seat::new(0), |table: &Table| table.names(table.state.known[0]));
    assert_eq!(known(&table), "grey-dwarf red-merfolk blue-merfolk");
    let trace = |table: &mut Table, answer: &str| {
        Ethnos::apply(&mut table.state, seat, action(answer), &mut table.luck, &mut table.log)
    };
    assert_eq!(trace(&mut table, "lead green-merfolk"), Trace::Nothing);
    assert_eq!(trace(&mut table, "add red-merfolk"), Trace::Nothing);
    assert_eq!(trace(&mut table, "done"), Trace::Revealed, "the green one was hidden");
    let events = table.events();
    let shown = |event: &Event| match event {
        Event::Band { cards, .. } | Event::Discarded { cards, .. } => Some(cards.to_vec()),
        _ => None,
    };
    let shown: Vec<Vec<Card>> = events.iter().filter_map(shown).collect();
    let cards = |names: &str| names.split(' ').map(|name| name.parse().unwrap()).collect::<Vec<Card>>();
    assert_eq!(shown, [cards("red-merfolk green-merfolk"), cards("grey-dwarf blue-merfolk")]);
    assert!(events.contains(&Event::Swam { seat, from: 0, to: 2 }), "{events:?}");
    assert_eq!(known(&table), "");

    table.swim(&[18]);
    table.sudden_band(0, "purple-merfolk");
    assert!(!table.events().iter().any(|event| matches!(event, Event::Swam { .. })), "it cannot go on");
    table.sudden_band(1, "red-troll");
    for value in [0, 2, 7, 8, 200] {
        table.refuse(1, &format!("token {value}"), rule::TRIBE_TROLL);
    }
}
