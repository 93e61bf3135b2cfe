//! Games kept as records: at least one for each number of seats and each way of ending.
//!
//! A record that no longer replays means that the rules have changed: raise `Ethnos::RULES`. Then `BLESS=1` brings the
//! records to the new version.

use std::collections::BTreeSet;

use ethnos::{Action, Ethnos};
use kernel::record::Record;
use kernel::{Game, Observer, Seat, Silence};

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

/// A game with this setup that ends as its name says.
fn anew(name: &str, setup: &str) -> Record<Ethnos> {
    let wanted = match name {
        "tie-markers" => Ending::Markers,
        "tie-bands" => Ending::Bands,
        "tie-shared" => Ending::Shared,
        "triumph" => Ending::Triumph,
        "unfinished" => Ending::Unfinished,
        _ => Ending::Glory,
    };
    let longest = if wanted == Ending::Unfinished { 50 } else { usize::MAX };
    let mut games = (0..100_000).map(|seed| conformance::played(setup, seed, false, longest));
    games
        .find(|record| ending(record) == wanted)
        .unwrap_or_else(|| panic!("no game ends like {name}: play one with `hetman play ethnos --record`"))
}

#[test]
fn there_is_a_record_of_every_ending_and_every_number_of_seats() {
    if std::env::var_os("BLESS").is_some() {
        conformance::bless(FOLDER, anew);
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
