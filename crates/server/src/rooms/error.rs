//! Why something was not done.

use store::StoreError;
use table::{Corrupt, Refusal};

/// Why something was not done.
#[derive(Debug)]
pub enum RoomError {
    /// The table refuses it.
    Refused(Refusal),
    /// There is no such table.
    Missing,
    /// The table was played under rules that this program cannot play, not even in part.
    OtherVersion(OtherVersion),
    /// The table cannot be read; the reason is for the operator.
    Corrupt(String),
    /// The store does not answer. Whether it was done is unknown; trying again with the same key is safe.
    Unavailable(String),
}

/// What is known of a table whose rules this program cannot play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OtherVersion {
    /// The version of its rules.
    pub rules: u32,
    /// Whether it is over: then its record can be had.
    pub over: bool,
}

impl From<Refusal> for RoomError {
    fn from(refusal: Refusal) -> RoomError {
        RoomError::Refused(refusal)
    }
}

impl From<Corrupt> for RoomError {
    fn from(corrupt: Corrupt) -> RoomError {
        RoomError::Corrupt(corrupt.0)
    }
}

impl From<StoreError> for RoomError {
    fn from(error: StoreError) -> RoomError {
        match error {
            StoreError::Missing => RoomError::Missing,
            StoreError::Conflict => RoomError::Unavailable("the table changes too fast".to_owned()),
            StoreError::Unusable(reason)
            | StoreError::OutcomeUnknown(reason)
            | StoreError::Damaged(reason) => RoomError::Unavailable(reason),
        }
    }
}
