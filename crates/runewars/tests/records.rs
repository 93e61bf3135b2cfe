//! Finished games, kept as readable records: at least one for each way of ending and each variant.
//!
//! A record that no longer replays means that rules or content have changed: raise `Runewars::RULES`. Then `BLESS=1`
//! plays all of them anew. It also plays those that are missing.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

use std::collections::BTreeSet;
use std::fs;

use kernel::Silence;
use kernel::record::Record;
use runewars::{Over, Runewars};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");

/// How each record ends, its setup, and its name.
const KEPT: [(&str, &str, &str); 9] = [
    ("runes", "seats=2 factions=daqan,latari", "runes"),
    ("years", "seats=3 map=random", "years"),
    ("years", "seats=2 map=built factions=pick explore=yes", "built-explored"),
    ("years", "seats=2 length=epic", "epic"),
    ("runes", "seats=4 map=random", "four-seats"),
    ("runes", "seats=3 length=epic explore=yes", "epic-runes"),
    ("runes", "seats=2 rules=revised", "revised"),
    ("years", "seats=3 map=random explore=yes rules=revised", "revised-years"),
    ("unfinished", "seats=4 map=built factions=pick", "unfinished"),
];

fn ending(record: &Record<Runewars>) -> &'static str {
    let mut replay = record.replay(&mut Silence);
    while replay.advance(&mut Silence).is_some() {}
    match replay.state().over() {
        Over::No => "unfinished",
        Over::Runes(_) => "runes",
        Over::Years => "years",
        Over::Alone(_) => "alone",
    }
}

fn bless(all: bool) {
    for (wanted, setup, name) in KEPT {
        let file = format!("{FOLDER}/{name}.txt");
        if !all && fs::exists(&file).unwrap() {
            continue;
        }
        let longest = if wanted == "unfinished" { 60 } else { usize::MAX };
        let mut games = (0..2_000).map(|seed| conformance::played(setup, seed, false, longest));
        let found = games.find(|record| ending(record) == wanted);
        let record = found.unwrap_or_else(|| panic!("no game of '{setup}' ends by {wanted}"));
        fs::write(file, record.to_string()).unwrap();
    }
}

#[test]
fn there_is_a_record_of_every_ending_and_every_variant() {
    if std::env::var_os("BLESS").is_some() {
        bless(conformance::records_are_old::<Runewars>(FOLDER));
    }
    let records: Vec<(String, Record<Runewars>)> = conformance::records(FOLDER);
    let ways: BTreeSet<&str> = records.iter().map(|(_, record)| ending(record)).collect();
    assert_eq!(ways.into_iter().collect::<Vec<_>>(), ["runes", "unfinished", "years"]);
    let setups: Vec<String> = records.iter().map(|(_, record)| record.setup.to_string()).collect();
    for (_, _, name) in KEPT {
        assert!(records.iter().any(|(file, _)| file.ends_with(&format!("/{name}.txt"))), "no record {name}");
    }
    for played in ["map=built", "map=random", "map=ready", "length=epic", "explore=yes", "rules=revised"] {
        assert!(setups.iter().any(|setup| setup.contains(played)), "no record of {played}");
    }
}

#[test]
fn the_rules_are_those_of_their_version() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fingerprint.txt");
    let setups =
        ["seats=2", "seats=3 map=random explore=yes", "seats=4 length=epic", "seats=3 rules=revised"];
    conformance::fingerprint::<Runewars>(file, &runewars::content_fingerprint().to_string(), &setups);
}
