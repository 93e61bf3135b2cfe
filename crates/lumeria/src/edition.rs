use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::str::FromStr;
use std::sync::{LazyLock, Mutex, MutexGuard, OnceLock, PoisonError};

use content::{ContentError, Fingerprint};
use kernel::splitmix;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::Content;

/// Content that the program has read and keeps until it ends, so that every state can point to it.
///
/// Saved states, setups and records name it by its fingerprint: they can be loaded wherever content with the same
/// rules was read. Editions with the same rules are equal, even if their names and provenance differ.
#[derive(Clone, Copy)]
pub struct Edition(&'static Content);

static STANDARD: LazyLock<Edition> = LazyLock::new(|| {
    let content = Content::read(include_str!("../content/standard.txt"));
    Edition(Box::leak(Box::new(content.expect("the tests read the standard content"))))
});

/// What is played unless a setup says otherwise, if it is not the standard content.
static USUAL: OnceLock<Edition> = OnceLock::new();

/// Every file that was read, with its hash as older records name it.
static FILES: Mutex<Vec<(Fingerprint, Edition)>> = Mutex::new(Vec::new());

fn files() -> MutexGuard<'static, Vec<(Fingerprint, Edition)>> {
    FILES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What named a content file until records named its rules: a hash of its text with all comments.
fn text_hash(text: &str) -> Fingerprint {
    Fingerprint(text.bytes().fold(0, |hash, byte| splitmix(hash ^ u64::from(byte))))
}

impl Edition {
    /// The content that comes with the program.
    #[must_use]
    pub fn standard() -> Edition {
        *STANDARD
    }

    /// Reads a content file and keeps it until the program ends; the same content is kept once.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn add(text: &str) -> Result<Edition, ContentError> {
        let (hash, content) = (text_hash(text), Content::read(text)?);
        let known = Edition::all().into_iter().find(|edition| *edition.content() == content);
        let edition = known.unwrap_or_else(|| Edition(Box::leak(Box::new(content))));
        let mut files = files();
        if !files.iter().any(|(known, _)| *known == hash) {
            files.push((hash, edition));
        }
        Ok(edition)
    }

    /// The content that is played unless a setup says otherwise.
    #[must_use]
    pub fn usual() -> Edition {
        USUAL.get().copied().unwrap_or_else(Edition::standard)
    }

    /// Reads a content file that is to be played unless a setup says otherwise. Only the first call of a program has
    /// an effect.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn prefer(text: &str) -> Result<Edition, ContentError> {
        Edition::add(text).map(|edition| *USUAL.get_or_init(|| edition))
    }

    /// The content with this fingerprint, if it was read. Of several with the same rules it is the usual one.
    #[must_use]
    pub fn find(fingerprint: Fingerprint) -> Option<Edition> {
        let known = Edition::all().into_iter().find(|edition| edition.fingerprint == fingerprint);
        let named_by_text =
            || files().iter().find(|(hash, _)| *hash == fingerprint).map(|(_, edition)| *edition);
        known.or_else(named_by_text)
    }

    /// Everything that was read: the usual content first, then the standard content.
    pub(crate) fn all() -> Vec<Edition> {
        let first = [Edition::usual(), Edition::standard()];
        first.into_iter().chain(files().iter().map(|(_, edition)| *edition)).collect()
    }

    /// The content, for as long as the program runs.
    #[must_use]
    #[inline]
    pub fn content(self) -> &'static Content {
        self.0
    }
}

/// The fingerprint of the content that comes with the program.
#[must_use]
pub fn content_fingerprint() -> Fingerprint {
    Edition::standard().fingerprint
}

/// The name in setups: `standard`, or the fingerprint.
impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Edition::standard() { f.write_str("standard") } else { self.fingerprint.fmt(f) }
    }
}

impl FromStr for Edition {
    type Err = ();

    fn from_str(text: &str) -> Result<Edition, ()> {
        let fingerprint = if text == "standard" { content_fingerprint() } else { text.parse()? };
        Edition::find(fingerprint).ok_or(())
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
        write!(f, "Edition({self})")
    }
}

impl Serialize for Edition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            serializer.serialize_u64(self.fingerprint.0)
        }
    }
}

impl<'de> Deserialize<'de> for Edition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Edition, D::Error> {
        let edition = if deserializer.is_human_readable() {
            String::deserialize(deserializer)?.parse().ok()
        } else {
            Edition::find(Fingerprint(u64::deserialize(deserializer)?))
        };
        edition.ok_or_else(|| D::Error::custom("content that was not read"))
    }
}
