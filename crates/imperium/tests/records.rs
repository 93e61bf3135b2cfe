//! Finished games, kept as readable records: at least one for each way of ending and each nation.
//!
//! A record that no longer replays means that rules or content have changed: raise `Imperium::RULES`.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

use std::collections::BTreeSet;
use std::fs;

use imperium::{Cause, Event, Imperium, Over};
use kernel::record::Record;
use kernel::{Game, Observer, Told};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
/// Those of Classics, then those of Legends.
const NATIONS: [&str; 16] = [
    "carthaginians",
    "celts",
    "greeks",
    "macedonians",
    "persians",
    "romans",
    "scythians",
    "vikings",
    "arthurians",
    "atlanteans",
    "egyptians",
    "mauryans",
    "minoans",
    "olmecs",
    "qin",
    "utopians",
];

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Way {
    Scored(Cause),
    Collapsed,
    Unfinished,
    Solo(End),
}

/// How a solo game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum End {
    Won,
    Lost,
    Collapsed,
    /// The bot resolved the Graal, with whatever result.
    Graal,
}

/// Every way; all but those of a solo game and the unfinished one are found by playing. The Graal is resolved by the bot:
/// players who follow their instinct never come to it.
const WAYS: [Way; 11] = [
    Way::Scored(Cause::MainDeck),
    Way::Scored(Cause::Developments),
    Way::Scored(Cause::King),
    Way::Scored(Cause::Zenith),
    Way::Scored(Cause::Journey),
    Way::Collapsed,
    Way::Unfinished,
    Way::Solo(End::Won),
    Way::Solo(End::Lost),
    Way::Solo(End::Collapsed),
    Way::Solo(End::Graal),
];

/// How a game ended, and which nations played it.
fn way(record: &Record<Imperium>) -> (Way, Vec<&'static str>) {
    let mut told: Vec<Told<Event>> = Vec::new();
    let mut replay = record.replay(&mut told);
    while replay.advance(&mut told).is_some() {}
    let view = Imperium::view(replay.state(), Observer::Spectator);
    let cause = told.iter().find_map(|told| match told.event {
        Event::Ending { why, .. } => Some(why),
        _ => None,
    });
    let won = view.ranks.as_ref().is_some_and(|ranks| ranks[0].0 == 1);
    let way = match (view.over, cause) {
        (Over::Collapsed, _) if view.bot.is_some() => Way::Solo(End::Collapsed),
        (Over::Scored, Some(Cause::Quest)) if view.bot.is_some() => Way::Solo(End::Graal),
        (Over::Scored, _) if view.bot.is_some() => Way::Solo(if won { End::Won } else { End::Lost }),
        (Over::Collapsed, _) => Way::Collapsed,
        (Over::Scored, Some(cause)) => Way::Scored(cause),
        _ => Way::Unfinished,
    };
    (way, view.seats.iter().map(|seat| seat.nation).collect())
}

/// `BLESS=1` plays until there is a record of everything, if the version of the rules rose. The old records go: the new
/// ones have other names.
fn bless() {
    fs::read_dir(FOLDER).unwrap().for_each(|entry| fs::remove_file(entry.unwrap().path()).unwrap());
    let mut found: BTreeSet<(Way, &str)> = BTreeSet::new();
    let keep = |name: String, record: &Record<Imperium>| {
        fs::write(format!("{FOLDER}/{name}.record"), record.to_string()).unwrap();
    };
    for seed in 0..2000 {
        let (ways, nations): (BTreeSet<Way>, BTreeSet<&str>) = found.iter().copied().unzip();
        if ways.len() == WAYS.len() - 5 && nations.len() == NATIONS.len() {
            break;
        }
        let (at, other) = (seed as usize % 16, (seed as usize + 3) % 16);
        let (nation, rival) = (NATIONS[at], NATIONS[other]);
        let sides = if seed % 32 < 16 { "a" } else { "b" };
        let boxes = match (at < 8, other < 8) {
            (true, true) => "",
            (false, false) => "box=legends ",
            (true, false) => "box=both commons=classics ",
            (false, true) => "box=both commons=legends ",
        };
        let setup = format!("{boxes}nations={nation},{rival} sides={sides}");
        let record = conformance::played(&setup, seed, seed % 3 == 0, usize::MAX);
        let (way, _) = way(&record);
        let new_way = !found.iter().any(|&(known, _)| known == way);
        let new_nation = !found.iter().any(|&(_, known)| known == nation);

        if new_way || new_nation {
            let name = match way {
                Way::Scored(cause) => format!("{cause:?}").to_lowercase(),
                other => format!("{other:?}").to_lowercase(),
            };
            keep(format!("{name}-{nation}-{rival}"), &record);
            found.insert((way, nation));
        }
    }
    bless_solo();
    keep("four-seats".to_owned(), &conformance::played("seats=4 sides=random", 1, false, usize::MAX));
    keep("unfinished".to_owned(), &conformance::played("seats=3", 2, false, 100));
}

/// Plays solo games until there is one of every way of ending.
fn bless_solo() {
    let mut found = BTreeSet::new();
    for seed in 0..2000 {
        let (bot, nation) = (NATIONS[seed as usize % 16], NATIONS[(seed as usize + 5) % 16]);
        let level = if seed % 2 == 0 { "chieftain" } else { "overlord" };
        let setup = format!("seats=1 box=both nations={nation} bot={bot} difficulty={level}");
        let record = conformance::played(&setup, seed, seed % 3 == 0, usize::MAX);
        if let (Way::Solo(end), _) = way(&record)
            && found.insert(end)
        {
            let name = format!("solo-{end:?}-{nation}-{bot}").to_lowercase();
            fs::write(format!("{FOLDER}/{name}.record"), record.to_string()).unwrap();
        }
        if found.len() == 4 {
            return;
        }
    }
}

#[test]
fn every_record_replays_and_there_is_one_of_everything() {
    if std::env::var_os("BLESS").is_some() && conformance::records_are_old::<Imperium>(FOLDER) {
        bless();
    }
    let solo = |entry: std::io::Result<fs::DirEntry>| {
        entry.unwrap().file_name().to_string_lossy().starts_with("solo-")
    };
    if std::env::var_os("BLESS").is_some() && !fs::read_dir(FOLDER).unwrap().any(solo) {
        bless_solo();
    }
    let (mut ways, mut nations) = (BTreeSet::new(), BTreeSet::new());
    for (_, record) in conformance::records(FOLDER) {
        let (way, played) = way(&record);
        ways.insert(way);
        nations.extend(played);
    }
    assert_eq!(ways, BTreeSet::from(WAYS));
    assert_eq!(nations, BTreeSet::from(NATIONS));
}

#[test]
fn the_rules_are_those_of_their_version() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fingerprint.txt");
    conformance::fingerprint::<Imperium>(
        file,
        &imperium::content_fingerprint().to_string(),
        &["seats=2", "seats=3", "seats=4", "seats=2 box=legends", "seats=4 box=both commons=legends"],
    );
}

/// Tables of the bot are content of their own: a change of them alone concerns no other games.
#[test]
fn the_rules_of_the_solo_game_are_those_of_their_version() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/solo.fingerprint.txt");
    let levels = ["imperator", "warlord", "supreme-ruler"];
    let setups =
        levels.map(|level| format!("seats=1 box=both commons=random sides=random difficulty={level}"));
    let setups: Vec<&str> = setups.iter().map(String::as_str).collect();
    conformance::fingerprint::<Imperium>(file, &imperium::bots_fingerprint().to_string(), &setups);
}
