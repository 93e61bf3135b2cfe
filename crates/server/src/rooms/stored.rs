//! How tables are read from the store, and what the store is told of them.

use store::{Append, Head, HeadStatus, SeatHolder, SeatRole, StoreError, Stored};
use table::{Corrupt, Entry, EntryKind, Millis, Stage, Table};

use super::{OtherVersion, RoomError, Rooms, TRIES};
use crate::room::Room;
use crate::summary::Summary;

/// After so many entries the table is stored whole, so that it can be read quickly.
const SNAPSHOT: u64 = 128;

/// When a table that cannot be used is looked at again: another version of the program may have come.
pub(super) const LATER: Millis = 60 * 60 * 1000;

impl Rooms {
    /// A table that was looked at too early is looked at when it needs to be. If others change it meanwhile, it is
    /// soon looked at again.
    pub(super) async fn put_off(&self, room: &Room) -> Result<(), RoomError> {
        let slot = room.slot.read().await;
        let early = slot.as_ref().filter(|table| table.due().is_some_and(|due| due > self.now()));
        let Some(table) = early else { return Ok(()) };
        self.note(append(&room.id, table.seq(), head_of(table))).await
    }

    /// A table that this program cannot use would be due for ever, and keep others from being looked at.
    pub(super) async fn give_up(&self, id: &str) -> Result<(), RoomError> {
        let Some(Stored { head, .. }) = self.store.load(id, false).await? else { return Ok(()) };
        let now = HeadStatus { due: Some(self.now() + LATER), ..head.now };
        self.note(append(id, head.seq, now)).await
    }

    /// Tells the store how a table is, unless others were faster.
    async fn note(&self, append: Append) -> Result<(), RoomError> {
        match self.store.append(append).await {
            Ok(()) | Err(StoreError::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Reads a table. If clocks ran while no server did, their time is given back first.
    pub(super) async fn load(&self, id: &str) -> Result<Table, RoomError> {
        for _ in 0..TRIES {
            let mut table = self.read(id).await?;
            let Some(entry) = self.outage_of(&table) else { return Ok(table) };
            match self.store.append(apply(id, &mut table, &mut [entry])?).await {
                // There may have been several.
                Ok(()) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(StoreError::Conflict.into())
    }

    async fn read(&self, id: &str) -> Result<Table, RoomError> {
        let stored = self.store.load(id, false).await?.ok_or(RoomError::Missing)?;
        let Some((_, snapshot)) = &stored.snapshot else { return self.replay(&stored) };
        let Some(mut table) = Table::restore(self.titles, snapshot) else {
            return self.replay(&self.store.load(id, true).await?.ok_or(RoomError::Missing)?);
        };
        for text in &stored.entries {
            table.apply(&read(text)?)?;
        }
        Ok(table)
    }

    /// The table that all its entries make.
    fn replay(&self, stored: &Stored) -> Result<Table, RoomError> {
        let entries = stored.entries.iter().map(|text| read(text)).collect::<Result<Vec<_>, _>>()?;
        Table::replay(self.titles, &entries).map_err(|corrupt| {
            match entries.first().map(|entry| &entry.what) {
                Some(EntryKind::Opened { game, rules, .. }) if !self.plays(game, *rules) => {
                    tracing::warn!(table = stored.head.id, reason = corrupt.0, "a table of another version");
                    let over = stored.head.now.stage == store::Stage::Over;
                    RoomError::OtherVersion(OtherVersion { rules: *rules, over })
                }
                _ => corrupt.into(),
            }
        })
    }

    /// Whether this program has the game in this version of its rules.
    fn plays(&self, game: &str, rules: u32) -> bool {
        self.titles.iter().any(|title| title.name() == game && title.rules() == rules)
    }

    /// The head and all entries of a table, whatever rules it was played under.
    ///
    /// # Errors
    /// If there is no such table, or its entries cannot be read.
    pub async fn entries(&self, id: &str) -> Result<(Head, Vec<Entry>), RoomError> {
        let stored = self.store.load(id, true).await?.ok_or(RoomError::Missing)?;
        let entries = stored.entries.iter().map(|text| read(text)).collect::<Result<Vec<_>, _>>()?;
        Ok((stored.head, entries))
    }
}

pub(super) fn read(text: &str) -> Result<Entry, Corrupt> {
    serde_json::from_str(text).map_err(|error| Corrupt(format!("an entry cannot be read: {error}")))
}

pub(super) fn written(entry: &Entry) -> String {
    serde_json::to_string(entry).expect("an entry is plain data")
}

pub(super) fn head_of(table: &Table) -> HeadStatus {
    HeadStatus {
        stage: match table.stage() {
            Stage::Gathering => store::Stage::Gathering,
            Stage::Playing => store::Stage::Playing,
            Stage::Over => store::Stage::Over,
        },
        due: table.due(),
        waiting: table.waiting().iter().fold(0, |bits, seat| bits | 1 << seat.index()),
        // Not when it last changed: a private step would show.
        changed: table.noticed(),
    }
}

/// Applies new entries to a table, completes them with what came of them, and says how the store must follow.
pub(super) fn apply(id: &str, table: &mut Table, entries: &mut [Entry]) -> Result<Append, Corrupt> {
    let (after, stage) = (table.seq(), table.stage());
    for entry in &mut *entries {
        entry.after = table.apply(entry)?;
    }
    let moves = |what: &EntryKind| {
        !matches!(
            what,
            EntryKind::Answered { .. }
                | EntryKind::Back { .. }
                | EntryKind::Undone { .. }
                | EntryKind::Said { .. }
                | EntryKind::Muted { .. }
                | EntryKind::Hooked { .. }
                | EntryKind::Outage { .. }
        )
    };
    let moved = table.stage() != stage || entries.iter().any(|entry| moves(&entry.what));
    let sitters = || {
        let over = table.stage() == Stage::Over;
        let sits = table.expected().map(|(seat, person)| SeatHolder {
            user: person.user.clone(),
            chair: seat.index() as u8,
            role: match table.chairs()[seat.index()].person() {
                _ if over => SeatRole::Past,
                Some(_) => SeatRole::Sits,
                None => SeatRole::Invited,
            },
        });
        sits.collect()
    };
    Ok(Append {
        entries: entries.iter().map(written).collect(),
        summary: moved.then(|| Summary::of(table).to_json()),
        sitters: moved.then(sitters),
        snapshot: (after / SNAPSHOT != table.seq() / SNAPSHOT).then(|| table.snapshot()),
        ..append(id, after, head_of(table))
    })
}

/// What tells the store no more than how a table of so many entries is now.
fn append(id: &str, after: u64, now: HeadStatus) -> Append {
    let (table, entries) = (id.to_owned(), Vec::new());
    Append { table, after, entries, now, summary: None, sitters: None, snapshot: None }
}
