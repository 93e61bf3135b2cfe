//! Answers that the table gives for those who have no choice.

use kernel::{Observer, Seat};
use table::{Command, Entry, EntryKind, Table};

use crate::desk::*;

/// A finished game of people, some of whom want to be asked everything.
fn finished(title: &'static dyn table::Title, setup: &str, seed: u64, every: &[usize]) -> Desk {
    let mut desk = Desk::playing(title, setup, LIVE);
    for &seat in every {
        desk.does(&format!("u{seat}"), Command::EveryStep { every: true });
    }
    desk.finish(seed);
    desk
}

/// The places and seats of answers that the table gave for a person.
fn given(entries: &[Entry]) -> Vec<(usize, Seat)> {
    let of = |entry: &Entry| match (&entry.by, &entry.what) {
        (None, EntryKind::Answered { seat, .. }) => Some(*seat),
        _ => None,
    };
    entries.iter().enumerate().filter_map(|(at, entry)| Some((at, of(entry)?))).collect()
}

#[test]
fn an_only_answer_that_tells_nothing_is_given() {
    let desk = finished(LUMERIA, "factions=slavs,vikings", 3, &[]);
    let given = given(&desk.entries);
    assert!(!given.is_empty(), "no answer was given");
    for &(at, seat) in given.iter().take(12) {
        let before = Table::replay(TITLES, &desk.entries[..at]).unwrap();
        assert_eq!(before.asks(seat).unwrap().answers.len(), 1, "it was the only one");
        let rolls = desk.entries[at].after.as_ref().unwrap().rolls.clone();
        assert_eq!(rolls, "", "no dice are rolled for a player who was not asked");
        let after = Table::replay(TITLES, &desk.entries[..=at]).unwrap();
        let view = after.view(Observer::Seat(seat), desk.now);
        assert!(view.forced > 0, "the player is told");
        assert_eq!(after.view(Observer::Spectator, desk.now).forced, 0);
    }
}

#[test]
fn who_wants_every_step_is_asked() {
    let desk = finished(LUMERIA, "factions=slavs,vikings", 3, &[0, 1]);
    assert_eq!(given(&desk.entries), []);
    let desk = finished(LUMERIA, "factions=slavs,vikings", 3, &[1]);
    let given = given(&desk.entries);
    assert!(!given.is_empty() && given.iter().all(|(_, seat)| seat.index() == 0), "{given:?}");

    let mut desk = Desk::playing(LUMERIA, "factions=slavs,vikings", LIVE);
    desk.does("u0", Command::EveryStep { every: true });
    assert!(desk.table.view(Observer::Seat(seat(0)), desk.now).every_step);
    let others = desk.table.version(Observer::Seat(seat(1)));
    desk.does("u0", Command::EveryStep { every: false });
    assert!(!desk.table.view(Observer::Seat(seat(0)), desk.now).every_step);
    assert_eq!(desk.table.version(Observer::Seat(seat(1))), others, "the others do not notice");
}

/// Where hands are hidden, no other observer notices such an answer.
#[test]
fn others_cannot_tell_that_there_was_no_choice() {
    for seed in 0..6 {
        let setup = "seats=3 tribes=elf,skeleton,centaur,orc,troll";
        for (title, setup) in [(ETHNOS, setup), (AUCTION, "seats=3")] {
            let desk = finished(title, setup, seed, &[]);
            for (at, seat) in given(&desk.entries) {
                let version = |entries: &[Entry]| {
                    let table = Table::replay(TITLES, entries).unwrap();
                    table.version(Observer::Spectator)
                };
                let [before, after] = [at, at + 1].map(|end| version(&desk.entries[..end]));
                assert_eq!(after, before, "entry {at} of seat {seat} shows that it was forced");
            }
        }
    }
}

/// What the table answers for a player costs nothing that could be taken back.
#[test]
fn own_answers_can_still_be_taken_back() {
    let mut desk = Desk::playing(LUMERIA, "factions=slavs,vikings", LIVE);
    let mut luck = kernel::Fast::new(5);
    let mut seen = 0;
    for _ in 0..400 {
        if desk.table.stage() == table::Stage::Over {
            break;
        }
        let seat = desk.turn();
        let answers = desk.answers(seat);
        let action = answers[kernel::Luck::pick(&mut luck, answers.len() as u32) as usize].clone();
        let every = Command::EveryStep { every: true };
        let mut plain = Desk {
            table: Table::replay(TITLES, &desk.entries).unwrap(),
            entries: desk.entries.clone(),
            now: desk.now,
            present: desk.present,
        };
        plain.does(&plain.user(seat), every);
        plain.answer(seat, &action);
        let free = plain.table.free_undo(seat);
        let made = desk.answer(seat, &action).len() - 1;
        if made > 0 {
            seen += 1;
            let still = desk.table.free_undo(seat);
            assert!(free == 0 || still >= free, "{action}: {still} of {free} answers can be taken back");
        }
    }
    assert!(seen > 3, "answers were given {seen} times");
}
