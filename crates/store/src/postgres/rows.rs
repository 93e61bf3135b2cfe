//! Columns of the tables, and what rows of them mean.

use tokio_postgres::Row;

use crate::error::{StoreError, unusable};
use crate::table::unsigned;
use crate::{Head, HeadStatus, PuzzleRating, Scopes, Session, SessionKind, Stage, User};

pub(super) const HEAD: &str = "id, game, public, seq, summary, created, stage, due, waiting, changed, host";
pub(super) const USER: &str = "id, name, account, password, language, webhook, settings, created";
pub(super) const PUZZLE: &str = "game, name, rating, deviation, volatility, plays";
pub(super) const SESSION: &str = r#"hash, "user", kind, label, created, expires, scopes"#;

pub(super) fn head(row: &Row) -> Result<Head, StoreError> {
    let waiting: i64 = row.try_get(8)?;
    Ok(Head {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        public: row.try_get(2)?,
        seq: unsigned(row.try_get(3)?)?,
        summary: row.try_get(4)?,
        created: row.try_get(5)?,
        now: HeadStatus {
            stage: Stage::from_number(row.try_get(6)?)?,
            due: row.try_get(7)?,
            waiting: u32::try_from(waiting)
                .or_else(|_| unusable(format!("a table waits for the chairs {waiting}")))?,
            changed: row.try_get(9)?,
        },
        host: row.try_get(10)?,
    })
}

pub(super) fn chair(row: &Row, at: usize) -> Result<u8, StoreError> {
    let chair: i16 = row.try_get(at)?;
    u8::try_from(chair).or_else(|_| unusable(format!("a person sits on the chair {chair}")))
}

pub(super) fn puzzle(row: &Row) -> Result<PuzzleRating, StoreError> {
    Ok(PuzzleRating {
        game: row.try_get(0)?,
        name: row.try_get(1)?,
        rating: row.try_get(2)?,
        deviation: row.try_get(3)?,
        volatility: row.try_get(4)?,
        plays: row.try_get(5)?,
    })
}

/// Makes a user of the columns from `at` on.
pub(super) fn user(row: &Row, at: usize) -> Result<User, StoreError> {
    Ok(User {
        id: row.try_get(at)?,
        name: row.try_get(at + 1)?,
        account: row.try_get(at + 2)?,
        password: row.try_get(at + 3)?,
        language: row.try_get(at + 4)?,
        webhook: row.try_get(at + 5)?,
        settings: row.try_get(at + 6)?,
        created: row.try_get(at + 7)?,
    })
}

pub(super) fn session(row: &Row) -> Result<Session, StoreError> {
    let hash: &[u8] = row.try_get(0)?;
    Ok(Session {
        hash: hash.try_into().or_else(|_| unusable("a session has a hash of the wrong length"))?,
        user: row.try_get(1)?,
        kind: SessionKind::from_number(row.try_get(2)?)?,
        label: row.try_get(3)?,
        created: row.try_get(4)?,
        expires: row.try_get(5)?,
        scopes: Scopes::from_number(row.try_get(6)?),
    })
}

pub(super) fn text(row: &Row) -> Result<String, StoreError> {
    Ok(row.try_get(0)?)
}
