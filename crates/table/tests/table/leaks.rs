//! Nothing an observer receives depends on what it may not know.

use std::collections::BTreeMap;

use kernel::{Fast, Luck, Observer, Seat};
use table::{Command, Stage};

use crate::desk::*;

/// Everything observers are shown before the first answer, and the table.
fn dealt(word: usize) -> Desk {
    let mut desk = Desk::open(AUCTION, "seats=3", RELAXED);
    desk.does("u0", sit());
    desk.does("u1", Command::Sit { seat: None, word: Some(word.to_string()) });
    desk.does("u2", sit());
    desk
}

fn same(who: Observer, desks: &[Desk; 2], what: &str) {
    let [one, two] = desks;
    let (one, two) = (one.glance(who, one.now), two.glance(who, one.now));
    assert!(one == two, "{who:?} can tell by {what}: {}", difference(&one.1, &two.1));
}

/// Two tables that differ in nothing an observer may know. The word another seat adds to the luck makes them: of
/// some thousand deals those are taken that look alike.
fn twins(who: Observer) -> [Desk; 2] {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for word in 0..60_000 {
        let desk = dealt(word);
        // The seat that watches must not have to draw before all others: its luck is its own to see.
        let (_, shown) = desk.glance(who, desk.now);
        if let Some(&other) = seen.get(&shown) {
            let other = dealt(other);
            let hidden = |desk: &Desk| {
                let all = desk.observers().into_iter().map(|who| desk.glance(who, desk.now).1);
                all.collect::<Vec<_>>()
            };
            if hidden(&other) != hidden(&desk) {
                return [other, desk];
            }
        }
        seen.insert(shown, word);
    }
    panic!("no two deals look alike");
}

#[test]
fn twins_cannot_be_told_apart() {
    for who in [Observer::Seat(seat(0)), Observer::Seat(seat(2)), Observer::Spectator] {
        let mut desks = twins(who);
        same(who, &desks, "the deal");
        // Each seat takes or draws; the observer takes, the others draw other cards in each table.
        while desks[0].table.waiting().len() == 1 {
            let turn = desks[0].turn();
            for desk in &mut desks {
                desk.now += SECOND;
                if who.is(turn) {
                    desk.answer_like(turn, "take")
                } else {
                    desk.answer(turn, "draw")
                };
            }
            same(who, &desks, "a draw");
        }
        let me = match who {
            Observer::Seat(seat) => seat,
            Observer::Spectator => seat(0),
        };
        let [other, third] = [me.next(3), me.next(3).next(3)];
        // One chooses once, another four times, takes some of it back, and seals what is another card.
        desks[0].answer_like(other, "choose");
        for _ in 0..2 {
            desks[1].answer_like(other, "choose");
        }
        let (user, version) = (desks[1].user(other), desks[1].version(other));
        desks[1].does(&user, undo(version, 2));
        same(who, &desks, "a choice taken back");
        for _ in 0..2 {
            desks[1].answer_like(other, "choose");
        }
        same(who, &desks, "the number of choices");
        for desk in &mut desks {
            desk.now += SECOND;
            desk.answer(other, "seal");
        }
        same(who, &desks, "a seal");
        desks[1].answer_like(third, "choose");
        same(who, &desks, "the choice of the last one");
        // Undo and pleas tell nothing either.
        for desk in &mut desks {
            desk.does("u7", Command::Say { text: "hm".to_owned() });
            let (user, version) = (desk.user(other), desk.version(other));
            let first = desk.table.play().unwrap().given().iter().filter(|given| given.seat == other).count();
            desk.does(&user, undo(version, first));
        }
        same(who, &desks, "a plea");
        for desk in &mut desks {
            desk.now = desk.table.due().unwrap();
            desk.wait(0);
        }
        same(who, &desks, "time");
    }
}

#[test]
fn composing_a_band_is_private() {
    let mut luck = Fast::new(11);
    let mut private = 0;
    for game in 0..6 {
        let pace = if game % 2 == 0 { RELAXED } else { LIVE };
        let mut desk = Desk::with_secret(ETHNOS, &format!("seats={}", 2 + game % 3), pace, game);
        desk.all_sit();
        while desk.table.stage() != Stage::Over && desk.entries.len() < 160 {
            desk.now += SECOND;
            let turn = desk.turn();
            let answers = desk.answers(turn);
            let action = &answers[luck.pick(answers.len() as u32) as usize];
            let quiet = action.starts_with("lead") || action.starts_with("add");
            let versions: Vec<u64> = desk.observers().iter().map(|&who| desk.table.version(who)).collect();
            // The desk itself compares all that is shown, byte for byte.
            desk.answer(turn, action);
            for (&who, before) in desk.observers().iter().zip(versions) {
                let rise = desk.table.version(who) - before;
                assert!(!quiet || rise == u64::from(who.is(turn)), "{who:?} notices {action}");
            }
            private += u32::from(quiet);
            if quiet && luck.pick(4) == 0 {
                let (user, version) = (desk.user(turn), desk.version(turn));
                desk.does(&user, undo(version, 1));
            }
        }
    }
    assert!(private > 100, "only {private} private steps were made");
}

#[test]
fn no_view_shows_the_question_of_another_seat() {
    let desk = Desk::bidding("seats=3", LIVE);
    for who in desk.observers() {
        let view = desk.table.view(who, desk.now);
        let own = match who {
            Observer::Seat(seat) => desk.table.asks(seat),
            Observer::Spectator => None,
        };
        assert_eq!((view.asks, view.secret), (own, None));
    }
}

#[test]
fn what_a_bot_does_in_private_is_not_timed() {
    let mut desk = Desk::bidding("seats=2", LIVE);
    let noticed = desk.table.noticed();
    desk.now += SECOND;
    desk.answer_like(Seat::new(0), "choose");
    assert_eq!(desk.table.noticed(), noticed);
    desk.answer(Seat::new(0), "seal");
    assert_eq!(desk.table.noticed(), desk.now);
}

#[test]
fn it_is_known_beforehand_what_only_its_giver_notices() {
    let mut luck = Fast::new(3);
    let mut seen = [0; 2];
    for _ in 0..20 {
        let mut desk = Desk::bidding("seats=3", LIVE);
        while let Some(seat) = desk.table.waiting().iter().next() {
            let asks = desk.table.asks(seat).unwrap();
            let action = asks.answers[luck.pick(asks.answers.len() as u32) as usize].0.clone();
            let private = desk.table.play().unwrap().is_private(seat, &action);
            let others = |desk: &Desk| {
                let others = desk.observers().into_iter().filter(|who| !who.is(seat));
                others.map(|who| desk.table.version(who)).collect::<Vec<_>>()
            };
            let before = others(&desk);
            desk.answer(seat, &action);
            assert_eq!(private, before == others(&desk), "{action}");
            seen[usize::from(private)] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
    let desk = Desk::bidding("seats=2", LIVE);
    assert!(!desk.table.play().unwrap().is_private(Seat::new(0), "no answer"));
}
