//! Games kept as records: at least one for each number of seats and each way of ending.
//!
//! A record that no longer replays means that the rules have changed: raise `Ethnos::RULES`. Then `BLESS=1` brings the
//! records to the new version.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

use std::collections::BTreeSet;
use std::fs;

use ethnos::{Action, Ethnos};
use kernel::record::Record;
use kernel::{Committed, Fast, Game, Insight, Observer, Seat, Secret, Silence, Waiting};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Ending {
    /// Most glory.
    Glory,
    /// Equal glory, more markers.
    Markers,
    /// Equal glory and markers, larger bands.
    Bands,
    /// A shared win.
    Shared,
    /// Ten Skeletons.
    Triumph,
    /// Not yet.
    Unfinished,
}

fn ending(record: &Record<Ethnos>) -> Ending {
    let Some(standing) = record.standing else { return Ending::Unfinished };
    if kernel::record::standing(&record.steps).iter().any(|(_, step)| step.action == Action::Triumph) {
        return Ending::Triumph;
    }
    let mut replay = record.replay(&mut Silence);
    while replay.advance(&mut Silence).is_some() {}
    let view = Ethnos::view(replay.state(), Observer::Spectator);
    let best = |of: &dyn Fn(usize) -> u16, among: &[usize]| -> Vec<usize> {
        let most = among.iter().map(|&seat| of(seat)).max();
        among.iter().copied().filter(|&seat| Some(of(seat)) == most).collect()
    };
    let all: Vec<usize> = Seat::all(standing.seats()).map(Seat::index).collect();
    let by_glory = best(&|seat| view.seats[seat].glory, &all);
    let by_markers =
        best(&|seat| view.seats[seat].markers.iter().map(|&count| u16::from(count)).sum(), &by_glory);
    match (by_glory.len(), by_markers.len(), standing.winners().len()) {
        (1, ..) => Ending::Glory,
        (_, 1, _) => Ending::Markers,
        (_, _, 1) => Ending::Bands,
        _ => Ending::Shared,
    }
}

/// A game of bots that play by instinct, up to this many answers.
fn played(setup: &str, seed: u64, longest: usize) -> Record<Ethnos> {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&seed.to_le_bytes());
    let secret = Secret(secret);
    let mut luck = Committed::new(&secret, &[]);
    let mut record = Record::new(setup.parse().unwrap(), Some(secret.commitment()), Vec::new());
    let mut state = record.begin(&mut luck, &mut Silence);
    let (mut mood, mut legal) = (Fast::new(seed), Vec::new());
    while let (Waiting::For(seats), true) = (Ethnos::waiting(&state), record.steps.len() < longest) {
        let seat = seats.first().unwrap();
        Ethnos::legal(&state, seat, &mut legal);
        let at = Ethnos::instinct(&state, seat, &legal, &mut mood);
        record.apply(&mut state, seat, legal[at], &mut luck, &mut Silence);
    }
    if record.standing.is_some() {
        record.secret = Some(secret);
    }
    record
}

/// Brings records of another version of the rules to this one. A record that replays keeps its game. The others are
/// played anew with the same setup and the same ending. Records of this version are left alone.
fn bless() {
    for file in fs::read_dir(FOLDER).unwrap().map(|entry| entry.unwrap().path()) {
        let text = fs::read_to_string(&file).unwrap();
        let field = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).unwrap();
        let (old, new) = (format!("\nrules {}\n", field("rules ")), format!("\nrules {}\n", Ethnos::RULES));
        if old == new {
            continue;
        }
        let moved = text.replacen(&old, &new, 1);
        if let Ok(reading) = Record::<Ethnos>::read(&moved) {
            fs::write(&file, reading.record.to_string()).unwrap();
            continue;
        }
        let name = file.file_stem().unwrap().to_str().unwrap();
        let wanted = match name {
            "tie-markers" => Ending::Markers,
            "tie-bands" => Ending::Bands,
            "tie-shared" => Ending::Shared,
            "triumph" => Ending::Triumph,
            "unfinished" => Ending::Unfinished,
            _ => Ending::Glory,
        };
        let longest = if wanted == Ending::Unfinished { 50 } else { usize::MAX };
        let games = (0..100_000).map(|seed| played(field("setup "), seed, longest));
        match games.into_iter().find(|record| ending(record) == wanted) {
            Some(record) => fs::write(&file, record.to_string()).unwrap(),
            None => panic!("no game ends like {name}: play one with `hetman play ethnos --record`"),
        }
    }
}

#[test]
fn there_is_a_record_of_every_ending_and_every_number_of_seats() {
    if std::env::var_os("BLESS").is_some() {
        bless();
    }
    let records: Vec<(String, Record<Ethnos>)> = conformance::records(FOLDER);
    let endings: BTreeSet<Ending> = records.iter().map(|(_, record)| ending(record)).collect();
    use Ending::*;
    assert_eq!(endings, BTreeSet::from([Glory, Markers, Bands, Shared, Triumph, Unfinished]));
    let seats: BTreeSet<usize> = records.iter().map(|(_, record)| Ethnos::seats(&record.setup)).collect();
    assert_eq!(seats, BTreeSet::from([2, 3, 4, 5, 6]));
}

#[test]
fn the_rules_are_those_of_their_version() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fingerprint.txt");
    conformance::fingerprint::<Ethnos>(
        file,
        &ethnos::content_fingerprint(),
        &["seats=2", "seats=3", "seats=4 merfolk=leader", "seats=6"],
    );
}
