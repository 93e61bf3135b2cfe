use kernel::{Seat, StateHash};
use serde::{Deserialize, Serialize};

use crate::{Level, Millis, Outcome, Pace, Person};

/// One thing that was done at a table. The list of them is the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When.
    pub at: Millis,
    /// The user who wanted it; none if the table did it by itself.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub by: Option<String>,
    /// What the sender called the request, so that it is carried out once even if it arrives twice.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub key: Option<String>,
    /// What.
    pub what: EntryKind,
    /// What the game was like afterwards, if this changed it. It is known once the entry was applied.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub after: Option<After>,
}

impl Entry {
    /// Something the table does by itself.
    #[must_use]
    pub fn new(at: Millis, what: EntryKind) -> Entry {
        Entry { at, by: None, key: None, what, after: None }
    }
}

/// What a game was like after a step. If its rules change later, this shows whether it goes the same way under the new
/// ones, and how it ended even if it does not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct After {
    /// The position.
    pub hash: StateHash,
    /// The outcomes of luck that led to it, as records write them.
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub rolls: String,
    /// How the table ended, if it did.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub outcome: Option<Outcome>,
}

/// What was done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub enum EntryKind {
    /// The table was set up. `rules` is the version of the rules, `secret` that of the luck, `from` the record of
    /// a game that goes on here.
    Opened {
        game: String,
        rules: u32,
        setup: String,
        secret: String,
        host: Person,
        public: bool,
        pace: Pace,
        level: Level,
        #[serde(skip_serializing_if = "Option::is_none", default)]
        from: Option<String>,
        /// The table whose people play again here.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        rematch_of: Option<String>,
    },
    /// A person sat down, with a word for the luck.
    Sat { seat: Seat, person: Person, word: Option<String> },
    /// A chair is kept for a person.
    Kept { seat: Seat, person: Person },
    /// A bot was put on a chair.
    Bot { seat: Seat, level: Level },
    /// A chair became free.
    Freed { seat: Seat },
    /// The person whom a chair was kept for will not come.
    Declined { seat: Seat },
    /// A person is ready to begin.
    Ready { seat: Seat },
    /// The game began; chairs that were free got a bot.
    Begun,
    /// A seat answered.
    Answered { seat: Seat, action: String },
    /// A seat asks to take answers back until only so many are left.
    #[serde(rename = "pleaded")]
    UndoRequested { seat: Seat, left: usize },
    /// A seat agreed.
    Agreed { seat: Seat },
    /// A seat did not agree, or there was no reply for too long.
    Denied { seat: Option<Seat> },
    /// A seat took answers back until only so many were left.
    Back { seat: Seat, left: usize },
    /// A seat took back its own last answers; what the others answered since stands.
    Undone { seat: Seat, answers: usize },
    /// The rules have changed. The game goes on after so many answers, under this version of the rules and with a new
    /// secret for the luck.
    PlayedOn { seat: Seat, answers: usize, rules: u32, secret: String },
    /// The rules have changed. A seat wants to end the game without a result.
    EndAgreed { seat: Seat },
    /// A person gave up; a bot plays on for the others' sake.
    Resigned { seat: Seat },
    /// A bot stands in for a person.
    TookOver { seat: Seat, why: StandInReason },
    /// The person is back.
    Returned { seat: Seat },
    /// A seat wants to be asked even where there is no choice, or no longer.
    EveryStep { seat: Seat, every: bool },
    /// A person said something.
    Said { person: Person, text: String },
    /// The host says who may write here, or may again: a user, or all who do not sit here.
    Muted { user: Option<String>, muted: bool },
    /// The same people play again, at this table.
    Rematch { table: String },
    /// The host says where to tell what happens here.
    Hooked { webhook: Option<String> },
    /// The table could not be reached from then until now.
    Outage { from: Millis },
    /// No player is left; the table was cleared away.
    Abandoned,
}

impl EntryKind {
    /// Whether a person can do it again and again without a step of the game.
    pub(crate) fn is_aside(&self) -> bool {
        matches!(
            self,
            EntryKind::Sat { .. }
                | EntryKind::Kept { .. }
                | EntryKind::Bot { .. }
                | EntryKind::Freed { .. }
                | EntryKind::TookOver { .. }
                | EntryKind::Returned { .. }
                | EntryKind::EveryStep { .. }
                | EntryKind::Muted { .. }
                | EntryKind::Hooked { .. }
        )
    }

    /// Whether it is a step of the game itself.
    #[must_use]
    pub fn is_played(&self) -> bool {
        matches!(
            self,
            EntryKind::Begun
                | EntryKind::Answered { .. }
                | EntryKind::Back { .. }
                | EntryKind::Undone { .. }
                | EntryKind::PlayedOn { .. }
        )
    }
}

/// Why a bot stands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StandInReason {
    /// The time was up.
    Time,
    /// The host asked for it, because the person is not there.
    Absent,
    /// The person left.
    Left,
}
