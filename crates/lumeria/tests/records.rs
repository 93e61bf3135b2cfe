//! Finished games, kept as readable records: at least one for each way of ending and each scenario.
//!
//! A record that no longer replays means that rules or content have changed: raise `Lumeria::RULES`. Then `BLESS=1`
//! brings the records to the new version.

use std::collections::BTreeSet;

use kernel::record::Record;
use kernel::{Game, Observer, Silence};
use lumeria::{Decider, Lumeria};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

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

/// A game with this setup that ends as its name says.
fn anew(name: &str, setup: &str) -> Record<Lumeria> {
    let wanted = match name {
        "last-round-cost" => Way::Rounds(Decider::Cost),
        "last-round-points" => Way::Rounds(Decider::Points),
        "tie-cost" => Way::Goal(Decider::Cost),
        "tie-defeated" => Way::Goal(Decider::Defeated),
        "tie-dice" => Way::Goal(Decider::Dice),
        "unfinished" => Way::Unfinished,
        _ => Way::Goal(Decider::Points),
    };
    let longest = if wanted == Way::Unfinished { 50 } else { usize::MAX };
    let mut games = (0..20_000).map(|seed| conformance::played(setup, seed, seed % 2 == 1, longest));
    games
        .find(|record| way(record) == wanted)
        .unwrap_or_else(|| panic!("no game ends like {name}: play one with `hetman play lumeria --record`"))
}

/// There is none of a draw: a unit that defeats the last enemy is itself still there, so that one seat always has
/// a unit.
#[test]
fn there_is_a_record_of_every_ending_and_every_scenario() {
    if std::env::var_os("BLESS").is_some() {
        conformance::bless(FOLDER, anew);
    }
    let records: Vec<(String, Record<Lumeria>)> = conformance::records(FOLDER);
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
    for played in ["three-hills", "camps", "open-field", "slavs", "vikings", "greeks", "romans"] {
        assert!(setups.iter().any(|setup| setup.contains(played)), "no record of {played}");
    }
}

#[test]
fn the_rules_are_those_of_their_version() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fingerprint.txt");
    conformance::fingerprint::<Lumeria>(
        file,
        &lumeria::content_fingerprint().to_string(),
        &["", "scenario=camps", "scenario=open-field"],
    );
}
