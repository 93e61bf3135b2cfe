//! Finished games, kept as readable records: at least one for each number of seats and each way of ending.
//!
//! A record that no longer replays means that the rules have changed: raise `Ethnos::RULES`.

use std::collections::BTreeSet;

use ethnos::{Action, Ethnos};
use kernel::record::Record;
use kernel::{Game, Observer, Seat, Silence};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Ending {
    /// More glory than anybody.
    Glory,
    /// As much glory, more markers.
    Markers,
    /// As many markers too, larger bands.
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
    if kernel::record::standing(&record.steps).iter().any(|step| step.action == Action::Triumph) {
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

fn records() -> Vec<(String, Record<Ethnos>)> {
    conformance::records(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"))
}

#[test]
fn there_is_a_record_of_every_ending_and_every_number_of_seats() {
    let records = records();
    let endings: BTreeSet<Ending> = records.iter().map(|(_, record)| ending(record)).collect();
    use Ending::*;
    assert_eq!(endings, BTreeSet::from([Glory, Markers, Bands, Shared, Triumph, Unfinished]));
    let seats: BTreeSet<usize> = records.iter().map(|(_, record)| Ethnos::seats(&record.setup)).collect();
    assert_eq!(seats, BTreeSet::from([2, 3, 4, 5, 6]));
}
