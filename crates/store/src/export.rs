//! A whole store as lines of JSON: `{"hetman-export":3}`, then users, sessions, puzzles, tables each followed by its
//! entries, the last beat, and at last `{"end":…,"sha256":"…"}` with the counts and the digest of all lines before, so that
//! nothing can be cut off or damaged unnoticed. Version 1 had no digest, and none before 3 had puzzles;
//! both are still read.

use std::fmt;
use std::io::{self, BufRead, Write};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tokio::sync::mpsc;

use crate::{Row, Store, StoreError};

const VERSION: u64 = 3;
/// The first version with a digest.
const DIGESTED: u64 = 2;
/// How many rows may be on their way.
const WAY: usize = 256;

/// How much an export holds.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// Users, deleted ones included.
    pub users: u64,
    /// Sessions.
    pub sessions: u64,
    /// Puzzles that were tried.
    #[serde(default)]
    pub puzzles: u64,
    /// Tables.
    pub tables: u64,
    /// Entries of all tables.
    pub entries: u64,
}

impl Counts {
    fn add(&mut self, row: &Row) {
        match row {
            Row::User(_) | Row::Gone { .. } => self.users += 1,
            Row::Session(_) => self.sessions += 1,
            Row::Puzzle(_) => self.puzzles += 1,
            Row::Table { .. } => self.tables += 1,
            Row::Entry(_) => self.entries += 1,
            Row::Beat(_) | Row::End => {}
        }
    }
}

#[derive(Serialize, Deserialize)]
struct First {
    #[serde(rename = "hetman-export")]
    version: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Last {
    end: Counts,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    sha256: Option<String>,
}

/// Why an export was not written or read.
#[derive(Debug)]
pub enum ExportError {
    /// The file cannot be written or read.
    File(io::Error),
    /// The file is not a whole export.
    Connections {
        /// The line, from 1.
        line: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// The store refused.
    Store(StoreError),
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExportError::File(error) => error.fmt(f),
            ExportError::Connections { line, reason } => write!(f, "line {line}: {reason}"),
            ExportError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ExportError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ExportError::File(error) => Some(error),
            ExportError::Connections { .. } => None,
            ExportError::Store(error) => Some(error),
        }
    }
}

/// Writes everything in a store as it is at one moment, while others go on using it. Equal content makes equal
/// bytes, whatever the engine. The file holds the hashes of passwords and sessions: keep it secret. `progress` gets
/// the number of rows so far.
///
/// # Errors
/// If the store cannot be read or the file cannot be written. What was written then lacks its end, and no import
/// takes it.
pub async fn export(
    store: &dyn Store,
    out: &mut impl Write,
    progress: impl FnMut(u64),
) -> Result<Counts, ExportError> {
    let (to, from) = mpsc::channel(WAY);
    let (sent, written) = tokio::join!(store.dump(to), put(from, out, progress));
    let counts = written.map_err(ExportError::File)?;
    sent.map_err(ExportError::Store)?;
    counts.ok_or_else(|| ExportError::Store(StoreError::OutcomeUnknown("it stopped before the end".into())))
}

/// Writes rows until the end; nothing if that never comes.
async fn put(
    mut from: mpsc::Receiver<Row>,
    out: &mut impl Write,
    mut progress: impl FnMut(u64),
) -> io::Result<Option<Counts>> {
    let mut out = Digested { out, digest: Sha256::new() };
    line(&mut out, &First { version: VERSION })?;
    let mut counts = Counts::default();
    let mut done = 0;
    while let Some(row) = from.recv().await {
        if row == Row::End {
            let sha256 = Some(hex::encode(out.digest.clone().finalize()));
            line(&mut out, &Last { end: counts, sha256 })?;
            out.flush()?;
            return Ok(Some(counts));
        }
        line(&mut out, &row)?;
        counts.add(&row);
        done += 1;
        progress(done);
    }
    Ok(None)
}

/// Writes on, and digests what it writes.
struct Digested<'a, W> {
    out: &'a mut W,
    digest: Sha256,
}

impl<W: Write> Write for Digested<'_, W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.out.write(bytes)?;
        self.digest.update(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

fn line(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}

/// Fills an empty store from an export, all or nothing. `progress` gets the number of rows so far.
///
/// # Errors
/// If the store is not empty, or the file is not a whole export of a known version. The store is then as before.
pub async fn import(
    store: &dyn Store,
    input: impl BufRead,
    progress: impl FnMut(u64),
) -> Result<Counts, ExportError> {
    let (to, from) = mpsc::channel(WAY);
    let (filled, counts) = tokio::join!(store.fill(from), get(input, to, progress));
    let counts = counts?;
    filled.map_err(|error| {
        ExportError::Store(match error {
            StoreError::Conflict => {
                StoreError::Unusable("two rows of the import contradict each other".into())
            }
            StoreError::Missing => StoreError::Unusable("a session in the import has no user".into()),
            error => error,
        })
    })?;
    counts.ok_or_else(|| ExportError::Store(StoreError::OutcomeUnknown("it stopped listening".into())))
}

/// Sends the rows of an export, and the end only if the whole file is as it should be; nothing if the receiver is gone.
async fn get(
    mut input: impl BufRead,
    to: mpsc::Sender<Row>,
    mut progress: impl FnMut(u64),
) -> Result<Option<Counts>, ExportError> {
    let mut text = String::new();
    let mut number = 0;
    let mut next = |text: &mut String| -> Result<u64, ExportError> {
        number += 1;
        text.clear();
        match input.read_line(text) {
            Ok(0) => wrong(number, "the file ends before its end: it was cut off"),
            Ok(_) => Ok(number),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => wrong(number, "not a text"),
            Err(error) => Err(ExportError::File(error)),
        }
    };

    let at = next(&mut text)?;
    let Ok(First { version }) = serde_json::from_str(&text) else {
        return wrong(at, "this is not a Hetman export");
    };
    if !(1..=VERSION).contains(&version) {
        return wrong(
            at,
            format!("the export has version {version}, and this program reads versions 1 to {VERSION}"),
        );
    }
    let mut counts = Counts::default();
    let mut digest = Sha256::new();
    loop {
        digest.update(&text);
        let at = next(&mut text)?;
        if text.starts_with("{\"end\"") {
            let Last { end, sha256 } =
                serde_json::from_str(&text).or_else(|error| wrong(at, error.to_string()))?;
            if end != counts {
                return wrong(
                    at,
                    format!("rows are missing: there should be {end:?}, and there are {counts:?}"),
                );
            }
            let whole = sha256.map(|told| told == hex::encode(digest.finalize()));
            if !whole.unwrap_or(version < DIGESTED) {
                return wrong(at, "the file is damaged: its lines do not fit its digest");
            }
            text.clear();
            return match input.read_line(&mut text) {
                Ok(0) => Ok(to.send(Row::End).await.ok().map(|()| counts)),
                Ok(_) => wrong(at + 1, "something follows the end"),
                Err(error) => Err(ExportError::File(error)),
            };
        }
        let row = serde_json::from_str(&text).or_else(|error| wrong(at, error.to_string()))?;
        counts.add(&row);
        if to.send(row).await.is_err() {
            return Ok(None);
        }
        progress(at - 1);
    }
}

fn wrong<T>(line: u64, reason: impl Into<String>) -> Result<T, ExportError> {
    Err(ExportError::Connections { line, reason: reason.into() })
}
