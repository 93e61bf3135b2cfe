use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use crate::{Head, Millis, PuzzleRating, SeatHolder, Session, StoreError, User};

/// A piece of a whole store. Pieces come in a fixed order: users, sessions, puzzles, tables each with its
/// entries, the last beat, the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Row {
    /// A person.
    User(User),
    /// A user who was deleted.
    Gone {
        /// The id, which is not given again.
        id: String,
        /// When they first came.
        created: Millis,
    },
    /// A session.
    Session(Session),
    /// What a puzzle is rated.
    Puzzle(PuzzleRating),
    /// A table; its entries follow.
    Table {
        /// The head.
        head: Head,
        /// Who sits there.
        sitters: Vec<SeatHolder>,
    },
    /// The next entry of the table before it.
    Entry(String),
    /// When the server was last alive.
    Beat(Millis),
    /// There is no more.
    #[serde(skip)]
    End,
}

/// A store as a stream, to carry it from one engine to another. Snapshots are left out: they only save time.
#[async_trait]
pub trait Whole: Send + Sync {
    /// Sends everything as it is at one moment, in an order that depends on nothing but the content.
    /// If the receiver is dropped it stops early, without an error.
    async fn dump(&self, to: mpsc::Sender<Row>) -> Result<(), StoreError>;
    /// Keeps everything that comes before [`Row::End`], all or nothing: if the sender is dropped before that, nothing
    /// is kept.
    ///
    /// # Errors
    /// `Conflict` if rows contradict each other, `Missing` if a session has no user, `Unusable` if the store is not
    /// empty, rows come in an impossible order, or the end is missing.
    async fn fill(&self, from: mpsc::Receiver<Row>) -> Result<(), StoreError>;
}
