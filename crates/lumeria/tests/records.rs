//! Finished games, kept as readable records: at least one for each way of ending and each scenario.
//!
//! A record that no longer replays means that rules or content have changed: raise `Lumeria::RULES`.

use std::collections::BTreeSet;

use kernel::record::Record;
use kernel::{Game, Observer, Silence};
use lumeria::{Decider, Lumeria};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Way {
    /// A seat reached the goal, and this decided.
    Goal(Decider),
    /// The last round was over, and this decided.
    Rounds(Decider),
    /// Not yet.
    Unfinished,
}

fn way(record: &Record<Lumeria>) -> Way {
    let mut replay = record.replay(&mut Silence);
    while replay.advance(&mut Silence).is_some() {}
    let view = Lumeria::view(replay.state(), Observer::Spectator);
    match view.ending {
        None => Way::Unfinished,
        Some(ending) if view.sides.iter().any(|side| side.points >= view.target) => Way::Goal(ending.by),
        Some(ending) => Way::Rounds(ending.by),
    }
}

fn records() -> Vec<(String, Record<Lumeria>)> {
    conformance::records(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"))
}

/// There is none of a draw: a unit that defeats the last enemy is itself still there, so that one seat always has
/// a unit.
#[test]
fn there_is_a_record_of_every_ending_and_every_scenario() {
    let records = records();
    let ways: BTreeSet<Way> = records.iter().map(|(_, record)| way(record)).collect();
    use Decider::*;
    assert_eq!(
        ways,
        BTreeSet::from([
            Way::Goal(Points),
            Way::Goal(Defeated),
            Way::Goal(Cost),
            Way::Goal(Dice),
            Way::Rounds(Points),
            Way::Rounds(Cost),
            Way::Unfinished
        ])
    );
    let setups: BTreeSet<String> = records.iter().map(|(_, record)| record.setup.to_string()).collect();
    for played in ["three-hills", "camps", "slavs", "vikings", "greeks", "romans"] {
        assert!(setups.iter().any(|setup| setup.contains(played)), "no record of {played}");
    }
}

#[test]
fn the_rules_are_those_of_their_version() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fingerprint.txt");
    conformance::fingerprint::<Lumeria>(
        file,
        &lumeria::content_fingerprint().to_string(),
        &["", "scenario=camps"],
    );
}
