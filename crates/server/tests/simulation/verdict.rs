//! What must hold after every run.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::atomic::Ordering;

use kernel::{Observer, Seat};
use server::rooms::{RoomError, Rooms};
use table::{Command, Entry, EntryKind, Sitter, Stage, Table};

use crate::world::{Fate, ID, TITLES, World, fingerprint, place};

impl World {
    pub fn judge(&mut self) -> Result<(), String> {
        let texts = self.all.shelf.texts(ID);
        let entries: Vec<Entry> = texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
        self.requests(&entries)?;
        let table = self.history(&entries)?;
        // First: a request to a process wakes those who watch.
        self.tabs(&table)?;
        self.processes(&table)?;
        self.end(table)
    }

    /// What was acknowledged is stored once and in order; what was refused is not stored.
    fn requests(&self, entries: &[Entry]) -> Result<(), String> {
        let mut places: BTreeMap<(&str, &str), Vec<(usize, bool)>> = BTreeMap::new();
        for (at, entry) in entries.iter().enumerate() {
            let (Some(user), Some(key)) = (&entry.by, &entry.key) else { continue };
            let key = key.split('#').next().unwrap_or(key);
            // One request may make several entries, which follow each other. Said twice is done twice.
            let first = entries[..at].last().is_none_or(|before| {
                let same = before.key == entry.key && before.by == entry.by;
                !same || matches!(entry.what, EntryKind::Said { .. })
            });
            places.entry((user, key)).or_default().push((at, first));
        }
        let requests = self.all.requests.borrow();
        let mut last: BTreeMap<usize, usize> = BTreeMap::new();
        for request in requests.iter() {
            let found = places.remove(&(request.user.as_str(), request.key.as_str())).unwrap_or_default();
            let times = found.iter().filter(|(_, first)| *first).count();
            let name = || format!("{:?} of {} ({:?})", request.command, request.user, request.fates);
            if times > 1 {
                return Err(format!("done {times} times: {}", name()));
            }
            let done = |fate: &Fate| matches!(fate, Fate::Done(_));
            if (request.told.as_ref().is_some_and(done) || request.fates.iter().any(done)) && times == 0 {
                return Err(format!("acknowledged and lost: {}", name()));
            }
            let refused = |fate: &Fate| matches!(fate, Fate::Refused(_));
            let all = request.fates.len() == request.copies && request.fates.iter().all(refused);
            if all && times > 0 {
                return Err(format!("refused and done: {}", name()));
            }
            if let Some(Fate::Done(_)) = request.told {
                let at = found[0].0;
                if last.insert(request.tab, at).is_some_and(|before| before >= at) {
                    return Err(format!("out of order: {}", name()));
                }
                let chose = matches!(request.command, Command::Sit { seat: Some(_), .. });
                self.all.count(|tally| {
                    tally.done += 1;
                    tally.chose += u64::from(chose);
                });
            } else if let Some(Fate::Refused(code)) = request.told {
                let hosting = !matches!(request.command, Command::Start | Command::Replace { .. });
                self.all.count(|tally| {
                    tally.refused += 1;
                    tally.barred += u64::from(hosting && code == "not-host");
                });
            } else {
                return Err(format!("never answered: {}", name()));
            }
        }
        match places.keys().next() {
            None => Ok(()),
            Some((user, key)) => Err(format!("there was no request {key} of {user}")),
        }
    }

    /// All that was ever shown was, at its time, what the stored entries make of the table.
    fn history(&self, entries: &[Entry]) -> Result<Table, String> {
        let corrupt = |wrong: table::Corrupt| format!("the stored entries are corrupt: {wrong}");
        let mut table = Table::open(TITLES, &entries[0]).map_err(corrupt)?;
        let mut frames = self.all.frames.borrow_mut();
        let mut rest = &entries[1..];
        loop {
            let seq = table.seq();
            for who in Observer::all(self.seats) {
                let Some((version, hash)) = frames.remove(&(seq, place(who))) else { continue };
                if (version, hash) != (table.version(who), fingerprint(&table, who, who).1) {
                    return Err(format!("{who:?} was shown something else after {seq} entries"));
                }
                if seq % 8 == 0 {
                    self.hands(&table, who)?;
                }
            }
            let Some((entry, after)) = rest.split_first() else { break };
            rest = after;
            manners(&table, entry)?;
            self.note(&table, entry);
            let before: Vec<u64> = Observer::all(self.seats).map(|who| table.version(who)).collect();
            table.apply(entry).map_err(corrupt)?;
            let after: Vec<u64> = Observer::all(self.seats).map(|who| table.version(who)).collect();
            if matches!(entry.what, EntryKind::Hooked { .. }) && before != after {
                return Err("others notice where the host has things told".to_owned());
            }
            self.all.count(|tally| {
                tally.entries += 1;
                tally.snapshots += u64::from(table.seq().is_multiple_of(64));
                tally.undone += u64::from(matches!(entry.what, EntryKind::Back { .. }));
                tally.answers += u64::from(matches!(entry.what, EntryKind::Answered { .. }));
                tally.private += u64::from(before.last() == after.last());
            });
        }
        match frames.keys().next() {
            None => Ok(table),
            Some((seq, _)) => {
                Err(format!("an observer was shown {seq} entries, and there never were so many"))
            }
        }
    }

    /// Counts what an entry does to a table.
    fn note(&self, table: &Table, entry: &Entry) {
        let hosts = entry.by.as_deref() == Some(table.host());
        self.all.count(|tally| match &entry.what {
            EntryKind::Sat { seat, .. } => {
                let kept = matches!(table.chairs()[seat.index()].sitter, Sitter::Kept(_));
                tally.came += u64::from(kept);
            }
            EntryKind::Kept { .. } => tally.invited += 1,
            EntryKind::Bot { .. } => tally.bots += 1,
            EntryKind::Freed { .. } => tally.removed += u64::from(hosts),
            EntryKind::Hooked { .. } => tally.hooked += 1,
            EntryKind::Begun => tally.begun += 1,
            EntryKind::Back { .. } if table.undo_request_view(Observer::Spectator).is_some() => {
                let asked = table.chairs().iter().filter(|chair| chair.is_live()).count() - 1;
                tally.agreed += u64::from(asked > 1);
            }
            _ => {}
        });
    }

    /// What one seat is sent never lists the hand of another.
    fn hands(&self, table: &Table, who: Observer) -> Result<(), String> {
        let Some(play) = table.play() else { return Ok(()) };
        let view = |who: Observer| play.view_json(who).get().to_owned();
        let hand = |view: &str| {
            let from = view.find("\"hand\":[")?;
            let to = from + view[from..].find(']')? + 1;
            (to - from > 10).then(|| view[from..to].to_owned())
        };
        let own = view(who);
        for other in Observer::all(self.seats).filter(|&other| other != who) {
            let theirs = hand(&view(other)).filter(|theirs| hand(&own).as_ref() != Some(theirs));
            if theirs.is_some_and(|theirs| own.contains(&theirs)) {
                return Err(format!("{who:?} is sent the hand of {other:?}"));
            }
        }
        Ok(())
    }

    /// Every process shows the table that the entries make.
    fn processes(&mut self, table: &Table) -> Result<(), String> {
        for home in 0..self.homes() {
            let shown = self.ask(home, |table| table.snapshot())?;
            if shown != table.snapshot() {
                return Err(format!("process {home} shows another table"));
            }
        }
        Ok(())
    }

    /// Every tab holds what a fresh visitor would be shown.
    fn tabs(&self, table: &Table) -> Result<(), String> {
        for (user, held) in self.held() {
            let who = table.observer(&user);
            let held = held.map(|frame| (frame.who, frame.version, frame.hash));
            if held != Some((who, table.version(who), fingerprint(table, who, who).1)) {
                let version = held.map(|(_, version, _)| version);
                return Err(format!("{user} holds version {version:?} of {}", table.version(who)));
            }
        }
        Ok(())
    }

    /// The table is not stuck: with time alone, or with answers too, it comes to its end.
    fn end(&mut self, table: Table) -> Result<(), String> {
        self.hang_up();
        let plays = self.all.pick(16) == 0;
        let mut idle = true;
        let mut stage = table.stage();
        self.all.count(|tally| tally.over += u64::from(stage == Stage::Over));
        for _ in 0..4_000 {
            if stage == Stage::Over {
                return Ok(());
            }
            let rooms = self.rooms(0);
            let all = Rc::clone(&self.all);
            if idle {
                let due = self.all.shelf.due_at(ID).ok_or("a table that is not over is never due")?;
                self.now.fetch_max(due, Ordering::Relaxed);
            }
            let done = Rc::new(RefCell::new(Ok(false)));
            let result = Rc::clone(&done);
            self.executor.spawn(0, async move {
                rooms.sweep().await;
                *result.borrow_mut() = answer(&rooms, |sides| all.pick(sides), plays).await;
            });
            self.settle()?;
            let answered = done.replace(Ok(false));
            idle = !answered.map_err(|trouble: RoomError| format!("stuck: {trouble:?}"))?;
            stage = self.ask(0, |table| table.stage())?;
        }
        Err("the table does not end".to_owned())
    }

    fn ask<T: 'static>(&mut self, home: usize, look: impl Fn(&Table) -> T + 'static) -> Result<T, String> {
        let found = Rc::new(RefCell::new(None));
        let (rooms, result) = (self.rooms(home), Rc::clone(&found));
        self.executor.spawn(home, async move {
            if let Ok(room) = rooms.room(ID).await {
                *result.borrow_mut() = rooms.look(&room, look).await.ok();
            }
        });
        self.settle()?;
        let found = found.borrow_mut().take();
        found.ok_or_else(|| format!("process {home} cannot show the table"))
    }
}

/// No user takes a chair that another has, or does what only the host may, whatever they knew when they wanted it.
fn manners(table: &Table, entry: &Entry) -> Result<(), String> {
    let (by, hosts) = (entry.by.as_deref(), entry.by.as_deref() == Some(table.host()));
    let gathers = table.stage() == Stage::Gathering;
    let sitter = |seat: Seat| &table.chairs()[seat.index()].sitter;
    let free = |seat: Seat| *sitter(seat) == Sitter::Empty;
    let fair = match &entry.what {
        EntryKind::Sat { seat, person, .. } => {
            let kept = matches!(sitter(*seat), Sitter::Kept(kept) if kept.user == person.user);
            gathers && (free(*seat) || kept) && table.seat_of(&person.user).is_none()
        }
        EntryKind::Kept { seat, person } => {
            let once = table.expected().all(|(_, expected)| expected.user != person.user);
            gathers && hosts && free(*seat) && once
        }
        // A bot takes the place of a guest who has not come, if the host does not wait for them.
        EntryKind::Bot { seat, .. } => {
            gathers && hosts && (free(*seat) || matches!(sitter(*seat), Sitter::Kept(_)))
        }
        EntryKind::Freed { seat } => {
            let own = by.is_some_and(|by| table.seat_of(by) == Some(*seat));
            gathers && (hosts || own) && !free(*seat)
        }
        EntryKind::Hooked { .. } => hosts,
        _ => true,
    };
    if fair { Ok(()) } else { Err(format!("this is allowed to no one: {entry:?}")) }
}

/// Lets the bot that is asked answer; if `all`, people do, too. Says whether one did.
async fn answer(rooms: &Rooms, pick: impl Fn(u32) -> u32, all: bool) -> Result<bool, RoomError> {
    let room = rooms.room(ID).await?;
    let asked = rooms.look(&room, |table| {
        let any = |seat| {
            let legal = table.play()?.legal(seat);
            Some(legal[pick(legal.len() as u32) as usize].0.clone())
        };
        if let Some((seat, _, version)) = table.bot() {
            return Some((seat, version, any(seat)?, None));
        }
        let seat = table.waiting().iter().find(|seat| table.chairs()[seat.index()].is_live())?;
        let person = table.chairs()[seat.index()].person()?.clone();
        Some((seat, table.version(Observer::Seat(seat)), any(seat)?, Some(person)))
    });
    match asked.await? {
        Some((seat, version, action, None)) => rooms.submit_bot(&room, seat, version, &action).await?,
        Some((_, version, action, Some(person))) if all => {
            let command = Command::Answer { version, action };
            rooms.submit(&room, &person, None, command).await?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}
