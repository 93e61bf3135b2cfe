use std::fmt;

/// Why something was not stored or read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Another process appended first, or the name is taken: nothing was changed.
    Conflict,
    /// There is no such thing.
    Missing,
    /// The store cannot be opened or used, with a reason for the operator. Nothing was changed.
    Unusable(String),
    /// What is stored cannot be read.
    Damaged(String),
    /// The store did not answer as it should. Whether something was stored is unknown.
    OutcomeUnknown(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("another request was first"),
            StoreError::Missing => f.write_str("there is no such thing in the store"),
            StoreError::Unusable(reason) => write!(f, "the store cannot be used: {reason}"),
            StoreError::Damaged(reason) => write!(f, "the store is damaged: {reason}"),
            StoreError::OutcomeUnknown(reason) => {
                write!(f, "the store did not answer as it should: {reason}")
            }
        }
    }
}

impl std::error::Error for StoreError {}

impl StoreError {
    /// Whether it is the store that fails, rather than what it was asked.
    #[must_use]
    pub fn is_trouble(&self) -> bool {
        !matches!(self, StoreError::Conflict | StoreError::Missing)
    }
}

pub(crate) fn unusable<T>(reason: impl Into<String>) -> Result<T, StoreError> {
    Err(StoreError::Unusable(reason.into()))
}

/// Refuses to open a store that a newer program has changed.
pub(crate) fn known(version: usize, newest: usize) -> Result<(), StoreError> {
    if version <= newest {
        return Ok(());
    }
    unusable(format!(
        "it has version {version} and this program knows versions up to {newest}; start the newer Hetman that made \
         it, or go back to a copy from before the update"
    ))
}

/// Why a store that holds something takes no import.
pub(crate) const OCCUPIED: &str = "it is not empty; import into a new one";
