//! Finished games, kept as readable records: at least one for each way of ending and each scenario.
//!
//! A record that no longer replays means that rules or content have changed: raise `Lumeria::RULES`. Then `BLESS=1`
//! brings the records to the new version.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

use std::collections::BTreeSet;
use std::fs;

use kernel::record::Record;
use kernel::{Committed, Fast, Game, Insight, Luck, Observer, Secret, Silence, Waiting};
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

/// Plays a game by instinct or, if this is a wild one, mostly at random.
fn played(setup: &str, seed: u64, wild: bool, longest: usize) -> Record<Lumeria> {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&seed.to_le_bytes());
    let secret = Secret(secret);
    let mut luck = Committed::new(&secret, &[]);
    let mut record = Record::new(setup.parse().unwrap(), Some(secret.commitment()), Vec::new());
    let mut state = record.begin(&mut luck, &mut Silence);
    let (mut mood, mut legal) = (Fast::new(seed), Vec::new());
    while let (Waiting::For(seats), true) = (Lumeria::waiting(&state), record.steps.len() < longest) {
        let seat = seats.first().unwrap();
        Lumeria::legal(&state, seat, &mut legal);
        let at = match wild && mood.pick(3) > 0 {
            true => mood.pick(legal.len() as u32) as usize,
            false => Lumeria::instinct(&state, seat, &legal, &mut mood),
        };
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
        let (old, new) = (format!("\nrules {}\n", field("rules ")), format!("\nrules {}\n", Lumeria::RULES));
        if old == new {
            continue;
        }
        let moved = text.replacen(&old, &new, 1);
        if Record::<Lumeria>::read(&moved).is_ok() {
            fs::write(&file, moved).unwrap();
            continue;
        }
        let name = file.file_stem().unwrap().to_str().unwrap();
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
        let mut games = (0..20_000).map(|seed| played(field("setup "), seed, seed % 2 == 1, longest));
        match games.find(|record| way(record) == wanted) {
            Some(record) => fs::write(&file, record.to_string()).unwrap(),
            None => panic!("no game ends like {name}: play one with `hetman play lumeria --record`"),
        }
    }
}

/// There is none of a draw: a unit that defeats the last enemy is itself still there, so that one seat always has
/// a unit.
#[test]
fn there_is_a_record_of_every_ending_and_every_scenario() {
    if std::env::var_os("BLESS").is_some() {
        bless();
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
