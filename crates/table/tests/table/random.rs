//! Random afternoons: all do anything, and every table can be read back from what was written down.

use kernel::record::{Proof, Reading, Record};
use kernel::{Fast, Luck, Seat};
use table::{Command, Entry, Level, Pace, Stage, Table, Title};

use crate::desk::*;
use crate::game::Auction;

fn any<'a, T>(luck: &mut Fast, of: &'a [T]) -> &'a T {
    &of[luck.pick(of.len() as u32) as usize]
}

/// Something a player might want, sensible or not.
fn wish(desk: &Desk, user: &str, luck: &mut Fast) -> Command {
    let seats = desk.table.chairs().len();
    let chair = Seat::new(luck.pick(seats as u32 + 1) as usize);
    let own = desk.table.seat_of(user);
    let version = desk.table.version(desk.table.observer(user));
    let version = match luck.pick(8) {
        0 => version.saturating_sub(u64::from(luck.pick(3))),
        1 => version + 1,
        _ => version,
    };
    if let Some(asks) = own.and_then(|seat| desk.table.asks(seat))
        && luck.pick(3) > 0
    {
        return Command::Answer { version, action: any(luck, &asks.answers).0.clone() };
    }
    let agree = luck.pick(2) == 0;
    match luck.pick(24) {
        0..4 => Command::Sit { seat: agree.then_some(chair), word: None },
        4 => Command::Leave,
        5 => Command::Invite { seat: agree.then_some(chair), person: person("u1") },
        6 => Command::Bot { seat: agree.then_some(chair), level: Level::Novice },
        7 => Command::Remove { seat: chair },
        8 => Command::Start,
        9 => Command::Answer { version, action: "draw".to_owned() },
        10..14 => Command::Undo { version, answers: luck.pick(4) as usize },
        14..17 => Command::Consent { undo_request: None, agree: luck.pick(4) > 0 },
        17 => Command::EndUnfinished,
        18 if luck.pick(6) == 0 => Command::Resign,
        19 => Command::Replace { seat: chair },
        20..23 => Command::Return,
        _ => Command::Say { text: if agree { "hello".to_owned() } else { String::new() } },
    }
}

/// Plays until the table is over or so many entries are made. `check` sees the table after each of them.
fn afternoon(
    title: &'static dyn Title,
    seats: u32,
    seed: u64,
    mut check: impl FnMut(&Desk, &[Entry]),
) -> Desk {
    let mut luck = Fast::new(seed);
    let pace = if luck.pick(2) == 0 { LIVE } else { Pace::Relaxed { days: 1 } };
    let mut desk = Desk::with_secret(title, &format!("seats={seats}"), pace, seed as u8);
    for step in 0..260 {
        if desk.table.stage() == Stage::Over {
            break;
        }
        desk.now += match luck.pick(40) {
            0 => 3 * MINUTE,
            1 if luck.pick(20) == 0 => DAY,
            2 => -MINUTE,
            _ => SECOND,
        };
        desk.present = Seat::all(seats as usize).filter(|_| luck.pick(2) == 0).collect();
        let before = desk.entries.len();
        match luck.pick(8) {
            0 => drop(desk.wait(0)),
            1..3 => drop(desk.bot(&mut luck)),
            3 if luck.pick(10) == 0 => {
                let outage = desk.table.outage(desk.now, desk.now + MINUTE);
                desk.fold(outage.into_iter().collect());
            }
            _ => {
                let user = format!("u{}", luck.pick(seats + 1));
                let command = wish(&desk, &user, &mut luck);
                let key = (luck.pick(2) == 0).then(|| step.to_string());
                let _ = desk.tries_as(&user, key.as_deref(), command.clone());
                if luck.pick(8) == 0 && key.is_some() {
                    let count = desk.entries.len();
                    let again = desk.tries_as(&user, key.as_deref(), command);
                    assert!(count == desk.entries.len() || count == before, "done twice: {again:?}");
                }
            }
        }
        let new = desk.entries[before..].to_vec();
        check(&desk, &new);
    }
    desk
}

/// The same in everything: what is shown to each observer, and all that is kept.
fn equal(one: &Desk, other: &Table) {
    assert!(one.table.snapshot() == other.snapshot(), "the tables differ");
    for who in one.observers() {
        assert_eq!(one.table.view(who, one.now), other.view(who, one.now));
        assert_eq!(one.table.version(who), other.version(who));
    }
    for seat in one.table.waiting().iter() {
        assert_eq!(one.table.asks(seat), other.asks(seat));
    }
    assert_eq!((one.table.due(), one.table.bot()), (other.due(), other.bot()));
    assert_eq!((one.table.seq(), one.table.noticed()), (other.seq(), other.noticed()));
}

#[test]
fn a_table_is_the_same_after_any_restart() {
    for seed in 0..120 {
        let mut luck = Fast::of(&[seed, 1]);
        let title = *any(&mut luck, TITLES);
        // Lumeria has two seats.
        let seats = if title.name() == "lumeria" { 2 } else { 2 + luck.pick(3) };
        let mut shadow: Option<Table> = None;
        let desk = afternoon(title, seats, seed, |desk, new| {
            // The shadow was restored some time ago and has met the same luck since.
            if let Some(shadow) = &mut shadow {
                for entry in new {
                    shadow.apply(entry).unwrap();
                }
                equal(desk, shadow);
            }
            if shadow.is_none() || luck.pick(6) == 0 {
                shadow = Some(Table::restore(TITLES, &desk.table.snapshot()).unwrap());
                equal(desk, shadow.as_ref().unwrap());
            }
        });
        equal(&desk, &Table::replay(TITLES, &desk.entries).unwrap());
        for cut in 1..desk.entries.len() {
            if luck.pick(16) == 0 {
                let part = Table::replay(TITLES, &desk.entries[..cut]).unwrap();
                let mut restored = Table::restore(TITLES, &part.snapshot()).unwrap();
                for entry in &desk.entries[cut..] {
                    restored.apply(entry).unwrap();
                }
                equal(&desk, &restored);
            }
        }
    }
}

#[test]
fn whatever_people_do_the_record_is_proven_in_the_end() {
    let mut finished = 0;
    for seed in 1_000..1_150 {
        let mut desk = afternoon(AUCTION, 2 + seed as u32 % 3, seed, |_, _| {});
        if desk.table.stage() == Stage::Gathering {
            continue;
        }
        // Whatever state it is in, time and bots bring it to an end.
        let mut luck = Fast::new(seed);
        for _ in 0..3_000 {
            if desk.table.stage() == Stage::Over {
                break;
            }
            if !desk.bot(&mut luck) {
                desk.until_due();
            }
        }
        assert_eq!(desk.table.stage(), Stage::Over, "seed {seed} is stuck");
        let Reading { record, proof, .. } = Record::<Auction>::read(&desk.table.record().unwrap()).unwrap();
        assert_eq!(proof, Proof::Proven, "seed {seed}");
        finished += u32::from(record.standing.is_some());
    }
    assert!(finished > 10, "only {finished} games were played to their end");
}

#[test]
fn a_snapshot_of_another_program_is_not_taken_for_ours() {
    let desk = Desk::two();
    let snapshot = desk.table.snapshot();
    assert!(Table::restore(&TITLES[1..], &snapshot).is_none(), "the game is not there");
    let mut other = snapshot.clone();
    other[0] ^= 1;
    assert!(Table::restore(TITLES, &other).is_none(), "the format is another");
    assert!(Table::restore(TITLES, &snapshot[..snapshot.len() / 2]).is_none());
    assert!(Table::restore(TITLES, &[]).is_none());
}

#[test]
fn entries_that_cannot_have_been_made_are_refused() {
    let desk = Desk::two();
    let wrong = |entries: &[Entry]| Table::replay(TITLES, entries).unwrap_err().to_string();
    assert_eq!(wrong(&[]), "there is no entry");
    assert_eq!(wrong(&desk.entries[1..]), "the first entry opens no table");
    let twice = [&desk.entries[..1], &desk.entries[..1]].concat();
    assert_eq!(wrong(&twice), "a table is opened once");
    assert!(Table::replay(&TITLES[1..], &desk.entries).is_err());
    let at = desk.now;
    let with = |what| {
        let mut entries = desk.entries.clone();
        entries.push(Entry::new(at, what));
        wrong(&entries)
    };
    let first = desk.turn();
    with(table::EntryKind::Answered { seat: first, action: "dance".to_owned() });
    with(table::EntryKind::Answered { seat: first.next(2), action: "draw".to_owned() });
    with(table::EntryKind::Back { seat: first, left: 0 });
    with(table::EntryKind::Returned { seat: Seat::new(6) });
    let early = Entry::new(at, table::EntryKind::Answered { seat: first, action: "draw".to_owned() });
    assert_eq!(wrong(&[desk.entries[0].clone(), early]), "nothing is being played");
}
