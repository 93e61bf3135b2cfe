use std::fs;

use kernel::record::{Agreement, Header, Proof, Reading, Record};
use kernel::{Committed, Fast, Game, Insight, Luck, Secret, Silence, Waiting};

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

/// A game of bots, up to this many answers: by instinct or, if it is a wild one, mostly at random. Its secret follows from
/// the seed.
///
/// # Panics
/// If the setup is wrong.
#[must_use]
pub fn played<G: Insight>(setup: &str, seed: u64, wild: bool, longest: usize) -> Record<G> {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&seed.to_le_bytes());
    let secret = Secret(secret);
    let mut luck = Committed::new(&secret, &[]);
    let parsed = setup.parse().unwrap_or_else(|_| panic!("the setup '{setup}' is wrong"));
    let mut record = Record::new(parsed, Some(secret.commitment()), Vec::new());
    let mut state = record.begin(&mut luck, &mut Silence);
    let (mut mood, mut legal) = (Fast::new(seed), Vec::new());
    while let (Waiting::For(seats), true) = (G::waiting(&state), record.steps.len() < longest) {
        let seat = seats.first().expect("a game that goes on waits for a seat");
        G::legal(&state, seat, &mut legal);
        let at = match wild && mood.pick(3) > 0 {
            true => mood.pick(legal.len() as u32) as usize,
            false => G::instinct(&state, seat, &legal, &mut mood),
        };
        record.apply(&mut state, seat, legal[at], &mut luck, &mut Silence);
    }
    if record.standing.is_some() {
        record.secret = Some(secret);
    }
    record
}

/// Brings records of another version of the rules to this one, for `BLESS=1`. A record that replays keeps its game. The
/// others are played `anew`, by name and setup. Records of this version are left alone.
///
/// # Panics
/// If a file cannot be read or written.
pub fn bless<G: Game>(folder: &str, anew: impl Fn(&str, &str) -> Record<G>) {
    let files = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder}: {error}"));
    for file in files.filter_map(|entry| Some(entry.ok()?.path())) {
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let field = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_default();
        let (old, new) = (format!("\nrules {}\n", field("rules ")), format!("\nrules {}\n", G::RULES));
        if old == new {
            continue;
        }
        let record = match Record::<G>::read(&text.replacen(&old, &new, 1)) {
            Ok(reading) => reading.record,
            Err(_) => anew(&file.file_stem().unwrap_or_default().to_string_lossy(), field("setup ")),
        };
        fs::write(&file, record.to_string()).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
}
