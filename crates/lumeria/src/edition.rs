use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{Content, ContentError};

/// Content that the program has read and keeps for good, so that every state can point to it.
///
/// Saved states, setups and records name it by its fingerprint: they can be loaded wherever the same file was
/// read.
#[derive(Clone, Copy)]
pub struct Edition(&'static Content);

static STANDARD: LazyLock<Edition> = LazyLock::new(|| {
    let content = Content::read(include_str!("../content/standard.txt"));
    Edition(Box::leak(Box::new(content.expect("the tests read the standard content"))))
});

/// What is played where nobody says otherwise, if it is not the standard content.
static USUAL: OnceLock<Edition> = OnceLock::new();

/// What was read besides the standard content.
static OTHERS: Mutex<Vec<Edition>> = Mutex::new(Vec::new());

impl Edition {
    /// The content that comes with the program.
    #[must_use]
    pub fn standard() -> Edition {
        *STANDARD
    }

    /// Reads a content file and keeps it until the program ends; the same file is kept once.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn add(text: &str) -> Result<Edition, ContentError> {
        let content = Content::read(text)?;
        if let Some(known) = Edition::find(content.fingerprint) {
            return Ok(known);
        }
        let edition = Edition(Box::leak(Box::new(content)));
        OTHERS.lock().unwrap_or_else(PoisonError::into_inner).push(edition);
        Ok(edition)
    }

    /// The content that is played where nobody says otherwise.
    #[must_use]
    pub fn usual() -> Edition {
        USUAL.get().copied().unwrap_or_else(Edition::standard)
    }

    /// Reads a content file that is to be played where nobody says otherwise. The first one of a program counts.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn prefer(text: &str) -> Result<Edition, ContentError> {
        Edition::add(text).map(|edition| *USUAL.get_or_init(|| edition))
    }

    /// The edition with this fingerprint, if it was read.
    #[must_use]
    pub fn find(fingerprint: u64) -> Option<Edition> {
        if Edition::standard().fingerprint == fingerprint {
            return Some(Edition::standard());
        }
        let others = OTHERS.lock().unwrap_or_else(PoisonError::into_inner);
        others.iter().copied().find(|edition| edition.fingerprint == fingerprint)
    }

    /// Everything that was read, the standard content first.
    pub(crate) fn all() -> Vec<Edition> {
        let others = OTHERS.lock().unwrap_or_else(PoisonError::into_inner);
        std::iter::once(Edition::standard()).chain(others.iter().copied()).collect()
    }

    /// The content, for as long as the program runs.
    #[must_use]
    #[inline]
    pub fn content(self) -> &'static Content {
        self.0
    }
}

impl Deref for Edition {
    type Target = Content;

    #[inline]
    fn deref(&self) -> &Content {
        self.0
    }
}

impl PartialEq for Edition {
    #[inline]
    fn eq(&self, other: &Edition) -> bool {
        self.fingerprint == other.fingerprint
    }
}

impl Eq for Edition {}

impl Hash for Edition {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.fingerprint.hash(hasher);
    }
}

impl fmt::Debug for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({:016x})", self.fingerprint)
    }
}

impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(self.fingerprint)
    }
}

impl<'de> Deserialize<'de> for Edition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Edition, D::Error> {
        let fingerprint = u64::deserialize(deserializer)?;
        Edition::find(fingerprint).ok_or_else(|| D::Error::custom("content that was not read"))
    }
}
