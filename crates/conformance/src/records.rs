use std::fs;

use kernel::Game;
use kernel::record::{Agreement, Header, Proof, Reading, Record};

/// Whether a folder holds a record of an older version of the rules, or none at all: then `BLESS=1` may write them anew. A
/// record of the present version is evidence; if it no longer replays, the version must rise.
///
/// # Panics
/// If the folder cannot be read.
#[must_use]
pub fn records_are_old<G: Game>(folder: &str) -> bool {
    let files = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let texts: Vec<String> = files.filter_map(|entry| fs::read_to_string(entry.ok()?.path()).ok()).collect();
    let old = |text: &String| Header::read(text).is_ok_and(|header| header.rules < G::RULES);
    texts.is_empty() || texts.iter().any(old)
}

/// The records a game keeps in a folder, by name. Each must be written as we write it, replay by the rules, and
/// prove its luck if it is finished.
///
/// # Panics
/// If one does not.
#[must_use]
pub fn records<G: Game>(folder: &str) -> Vec<(String, Record<G>)> {
    let files = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut files: Vec<_> = files.filter_map(Result::ok).map(|entry| entry.path()).collect();
    files.sort();
    let read = |file: &std::path::PathBuf| {
        let name = file.display().to_string();
        let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{name}: {error}"));
        let Reading { record, proof, agreement } =
            Record::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        if let Agreement::Until { steps, difference, .. } = agreement {
            panic!("{name} goes the same way for {steps} steps only: {difference}");
        }
        assert_eq!(record.to_string(), text, "{name} is not written as we write it");
        let expected = if record.standing.is_some() { Proof::Proven } else { Proof::Sealed };
        assert_eq!(proof, expected, "{name}");
        (name, record)
    };
    files.iter().map(read).collect()
}
