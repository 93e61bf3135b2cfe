use async_trait::async_trait;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::error::{StoreError, unusable};

/// What is known about a table without reading its entries.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// The name of the table, in links.
    pub id: String,
    /// The game.
    pub game: String,
    /// The user who opened it; empty for tables from before this was noted.
    #[serde(default)]
    pub host: String,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// How many entries there are.
    pub seq: u64,
    /// What is shown of it in lists, as JSON.
    pub summary: String,
    /// When it was made.
    pub created: Millis,
    /// What changes with every entry.
    pub now: HeadStatus,
}

/// The part of a head that changes with every append.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeadStatus {
    /// Whether it gathers, plays or is over.
    pub stage: Stage,
    /// When it must be looked at next, even if nothing is done; see [`Append::due`].
    pub due: Option<Millis>,
    /// The chairs it waits for, one bit each.
    pub waiting: u32,
    /// When it last changed.
    pub changed: Millis,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// People are sitting down.
    Gathering,
    /// The game is played.
    Playing,
    /// It is over.
    Over,
}

impl Stage {
    /// Its number in the database; the order is that of the lobby.
    pub(crate) fn number(self) -> i16 {
        match self {
            Stage::Gathering => 0,
            Stage::Playing => 1,
            Stage::Over => 2,
        }
    }

    pub(crate) fn from_number(number: i16) -> Result<Stage, StoreError> {
        match number {
            0 => Ok(Stage::Gathering),
            1 => Ok(Stage::Playing),
            2 => Ok(Stage::Over),
            _ => unusable(format!("a table has the unknown stage {number}")),
        }
    }
}

/// Who sits where.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatHolder {
    /// The user.
    pub user: String,
    /// The chair.
    pub chair: u8,
    /// What they have to do with the table.
    #[serde(default)]
    pub role: SeatRole,
}

/// What a person on a chair has to do with a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeatRole {
    /// They sit at it, and it is not over.
    #[default]
    Sits,
    /// The chair is kept for them.
    Invited,
    /// It is over.
    Past,
}

impl SeatRole {
    /// Its number in the database.
    pub(crate) fn number(self) -> i16 {
        self as i16
    }

    pub(crate) fn from_number(number: i16) -> Result<SeatRole, StoreError> {
        match number {
            0 => Ok(SeatRole::Sits),
            1 => Ok(SeatRole::Invited),
            2 => Ok(SeatRole::Past),
            _ => unusable(format!("a person has the unknown role {number}")),
        }
    }
}

/// Entries for the end of a table, all or none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// How many entries the writer knew: the first new one gets this number.
    pub after: u64,
    /// The entries. None at all is allowed: then only the head changes, under the same condition.
    pub entries: Vec<String>,
    /// The head afterwards.
    pub now: HeadStatus,
    /// The new summary, if it changed.
    pub summary: Option<String>,
    /// All who sit there, if that changed.
    pub sitters: Option<Vec<SeatHolder>>,
    /// A snapshot after these entries, if one is due. It replaces the one before.
    pub snapshot: Option<Vec<u8>>,
}

/// A table as it was stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The head.
    pub head: Head,
    /// The last snapshot and the number of entries it holds.
    pub snapshot: Option<(u64, Vec<u8>)>,
    /// The entries behind the snapshot, or all of them.
    pub entries: Vec<String>,
}

/// What happened to tables elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// A table has so many entries now. Several appends may be told out of order, and one's own are told too.
    Table(String, u64),
    /// The line was down; anything may have changed.
    Missed,
}

/// Where tables are kept.
#[async_trait]
pub trait Tables: Send + Sync {
    /// Keeps a new table with its first entries (`head.seq` of them); durable when it returns.
    ///
    /// # Errors
    /// `Conflict` if there is a table of this name.
    async fn create(
        &self,
        head: Head,
        entries: Vec<String>,
        sitters: Vec<SeatHolder>,
    ) -> Result<(), StoreError>;
    /// Appends; durable when it returns. Once called it may happen even if the caller no longer waits for the answer.
    ///
    /// # Errors
    /// `Conflict` if the table does not have `after` entries (any more): reload and decide again. `Missing` if there
    /// is no such table. After `OutcomeUnknown` only reading the table tells whether it happened.
    async fn append(&self, append: Append) -> Result<(), StoreError>;
    /// Reads a table at one moment: head, last snapshot, and the entries behind it. `whole` ignores the snapshot
    /// and reads all entries.
    async fn load(&self, table: &str, whole: bool) -> Result<Option<Stored>, StoreError>;
    /// The entries from this number on.
    async fn entries(&self, table: &str, from: u64) -> Result<Vec<String>, StoreError>;
    /// Tables that must be looked at by now, the most urgent first.
    async fn due(&self, now: Millis, limit: usize) -> Result<Vec<String>, StoreError>;
}

/// Refuses texts only one of the engines could keep.
pub(crate) fn plain<'a>(texts: impl IntoIterator<Item = &'a str>) -> Result<(), StoreError> {
    if texts.into_iter().any(|text| text.contains('\0')) {
        return unusable("a text with a zero byte cannot be stored");
    }
    Ok(())
}

/// A number as databases keep it.
pub(crate) fn signed(number: u64) -> Result<i64, StoreError> {
    i64::try_from(number).or_else(|_| unusable(format!("{number} is too large")))
}

pub(crate) fn unsigned(number: i64) -> Result<u64, StoreError> {
    u64::try_from(number).or_else(|_| unusable(format!("the number {number} makes no sense here")))
}

/// A limit as databases want it.
pub(crate) fn limited(limit: usize) -> i64 {
    i64::try_from(limit).unwrap_or(i64::MAX)
}

impl Head {
    pub(crate) fn check(&self, entries: &[String], sitters: &[SeatHolder]) -> Result<(), StoreError> {
        if usize::try_from(self.seq) != Ok(entries.len()) {
            return unusable(format!("a table of {} entries came with {}", self.seq, entries.len()));
        }
        plain(entries.iter().map(String::as_str))?;
        self.check_alone(sitters)
    }

    /// Checks a head whose entries are still to come.
    pub(crate) fn check_alone(&self, sitters: &[SeatHolder]) -> Result<(), StoreError> {
        plain([&*self.id, &*self.game, &*self.host, &*self.summary])?;
        plain(sitters.iter().map(|sitter| &*sitter.user))
    }
}

impl Append {
    /// When the table is to be looked at, given when it was to be before. Entries only bring that nearer or end it: to
    /// look too early does no harm, and to put it off with each answer would cost as much as the answer itself.
    /// A caller that has looked too early appends nothing, and with that puts it off.
    #[must_use]
    pub fn due(&self, before: Option<Millis>) -> Option<Millis> {
        match (self.now.due, before) {
            (Some(due), Some(before)) if !self.entries.is_empty() => Some(due.min(before)),
            (due, _) => due,
        }
    }

    /// Checks what both engines need, and tells how many entries there will be.
    pub(crate) fn check(&self) -> Result<u64, StoreError> {
        plain(self.entries.iter().map(String::as_str))?;
        plain(self.summary.as_deref())?;
        plain(self.sitters.iter().flatten().map(|sitter| &*sitter.user))?;
        let after = self.after.saturating_add(self.entries.len() as u64);
        signed(after)?;
        Ok(after)
    }
}
