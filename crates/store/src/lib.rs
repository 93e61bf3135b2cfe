//! What must survive: tables, people and their sessions. One trait, two engines.
//!
//! A table is an append-only list of entries. The key (table, seq) decides: the process that appends an entry
//! that exists already has lost, reloads, and decides again. The store does not know what an entry means.
//!
//! [`open`] takes a path and keeps everything in one SQLite file, for one process; or it takes the address of a
//! PostgreSQL database that several processes share. [`export`] and [`import`] carry everything from one to the
//! other.

use std::path::Path;
use std::sync::Arc;

#[cfg(feature = "cluster")]
pub mod cluster;
mod error;
mod export;
mod names;
mod people;
mod postgres;
mod sqlite;
mod table;
mod whole;

pub use error::StoreError;
pub use export::{Counts, ExportError, export, import};
pub use people::{People, PuzzleRating, Scopes, Session, SessionKind, User, UserChange};
pub use table::{Append, Change, Head, HeadStatus, SeatHolder, SeatRole, Stage, Stored, Tables};
pub use whole::{Row, Whole};

/// Milliseconds since 1970.
pub type Millis = i64;

/// All that a server needs to remember.
pub trait Store: Tables + People + Whole {}

impl<S: Tables + People + Whole> Store for S {}

/// Opens a store and brings it up to date: PostgreSQL if `data` begins with `postgres://` or `postgresql://`, else
/// the SQLite file of this path (`sqlite:` may stand before it), which is made with its directories if there is
/// none. Must be called inside the Tokio runtime it will be used in.
///
/// With PostgreSQL the connection is plain unless the address says otherwise: `sslmode=require` and `verify-full`
/// insist on TLS and check the certificate against the roots of the system or those in `sslrootcert=FILE`, `prefer`
/// does the same if the server offers TLS at all.
///
/// Dropping a store finishes what was begun; with SQLite this may wait for the disk.
///
/// # Errors
/// `Unusable` with a reason if it cannot be reached, belongs to something else, was changed by a newer program, or
/// (SQLite) is open in another process. What is there stays as it is.
pub async fn open(data: &str) -> Result<Arc<dyn Store>, StoreError> {
    if data.starts_with("postgres://") || data.starts_with("postgresql://") {
        return Ok(Arc::new(postgres::Postgres::open(data).await?));
    }
    Ok(Arc::new(sqlite::Sqlite::open(file(data))?))
}

/// Opens a store to read it while a server uses it, as for an export. What must not change meanwhile does not: an
/// [`export`] shows one moment. A store of an older version, which no running server has, is brought up to date as by
/// [`open`].
///
/// # Errors
/// As [`open`].
pub async fn open_beside(data: &str) -> Result<Arc<dyn Store>, StoreError> {
    if data.starts_with("postgres://") || data.starts_with("postgresql://") {
        return open(data).await;
    }
    match sqlite::Sqlite::beside(file(data))? {
        Some(store) => Ok(Arc::new(store)),
        None => open(data).await,
    }
}

/// The SQLite file that is meant.
fn file(data: &str) -> &Path {
    let path = data.strip_prefix("sqlite:").unwrap_or(data);
    path.strip_prefix("//").unwrap_or(path).as_ref()
}
