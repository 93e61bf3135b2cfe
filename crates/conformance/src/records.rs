use std::fs;

use kernel::Game;
use kernel::record::{Agreement, Header, Proof, Reading, Record};

/// Writes a record, unless there is one of the present version of the rules: such a record is evidence, and if it no longer
/// replays, the version must rise.
///
/// # Panics
/// If it cannot be written.
pub fn bless_record<G: Game>(file: &str, record: &Record<G>) {
    let kept = fs::read_to_string(file).ok().and_then(|text| Header::read(&text).ok());
    if kept.is_none_or(|kept| kept.rules < G::RULES) {
        fs::write(file, record.to_string()).unwrap_or_else(|error| panic!("{file}: {error}"));
    }
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
