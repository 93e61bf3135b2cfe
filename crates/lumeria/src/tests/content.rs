//! Content files: what they say, and what is refused.

use super::*;
use crate::Content;
use crate::content::ContentError;

/// What is wrong with the standard content once texts are replaced: the text of the line, and the reason.
fn error(changes: &[(&str, &str)]) -> (String, String) {
    let text = changed(changes);
    let ContentError { line, reason } = Content::read(&text).unwrap_err();
    (text.lines().nth(line - 1).unwrap_or_default().trim().to_owned(), reason)
}

fn refused(from: &str, to: &str, line: &str, reason: &str) {
    assert_eq!(error(&[(from, to)]), (line.to_owned(), reason.to_owned()));
}

#[test]
fn a_value_out_of_range_is_refused() {
    refused(
        "toughness 2 *",
        "toughness 0",
        "toughness 0",
        "toughness must be a number from 1 to 20, not '0'",
    );
    refused("melee 3 *", "melee 7", "melee 7", "melee must be a number from 1 to 6, not '7'");
    refused("cost 1 *", "cost one", "cost one", "cost must be a number from 1 to 20, not 'one'");
    refused("track 6 ?", "track", "track", "track must be a number from 1 to 30, not ''");
}

#[test]
fn what_is_missing_or_told_twice_is_refused() {
    refused("    cost 1 *\n", "", "unit woje *", "no cost");
    refused("    cost 1 *\n", "    cost 1 *\n    cost 2\n", "cost 2", "cost is told twice");
    refused("    ranged 2 *\n", "", "unit miotacze *", "no attack for unit miotacze: melee, ranged or both");
    refused("faction romans", "faction greeks", "faction greeks", "faction greeks is told twice");
    refused("unit woje *", "unit bies", "unit bies", "unit bies is told twice");
    refused("  power action ?\n", "", "faction slavs", "no power");
    refused("  score fields 1 *\n", "", "scenario three-hills *", "nothing brings points");
    refused("  fields a4 c4 e4 ?\n", "", "scenario three-hills *", "fields bring points, but none is marked");
    refused(
        "scenario camps ?",
        "scenario three-hills",
        "scenario three-hills",
        "scenario three-hills is told twice",
    );
    assert_eq!(Content::read("").unwrap_err(), ContentError { line: 1, reason: "no board".into() });
    assert_eq!(error(&[("track 6 ?\n", "")]).1, "no track");
}

#[test]
fn what_does_not_fit_the_board_is_refused() {
    refused("board 5x7 ?", "board 5x9", "board 5x9", "'5x9' is not a size from 1x4 to 8x8");
    refused("row r c r c r ?", "row r c r c", "row r c r c", "4 fields in a row of 5");
    refused(
        "row . . . . . ?",
        "row . r . . .",
        "row . r . . .",
        "only the last rows have recruitment fields and camps",
    );
    refused("row r c r c r ?", "row r x r c r", "row r x r c r", "'x' is none of r, c and .");
    refused("row r c r c r ?", "row c c c c c", "row c c c c c", "no recruitment field");
    refused("  row r c r c r ?\n\ntrack", "\ntrack", "board 5x7 ?", "fewer than 7 rows");
    refused("fields a4 c4 e4 ?", "fields a4 f4", "fields a4 f4", "'f4' is not a field of the board");
    refused("start woje c3 ?", "start woje c4", "start woje c4", "c4 is not in the own half");
    refused("start woje c3 ?", "start woje b2", "start lucznicy b2 ?", "two units start on b2");
    refused("start woje c3 ?", "start hoplici c3", "start hoplici c3", "the faction has no unit 'hoplici'");
    let few = [("unit woje *\n    copies 6 ?", "unit woje *\n    copies 1 ?")];
    assert_eq!(error(&few), ("start woje d2 ?".into(), "there are fewer woje than start".into()));
}

#[test]
fn abilities_are_programs_and_wrong_ones_are_refused() {
    refused(
        "ability stagger ?",
        "ability dance",
        "ability dance",
        "'dance' is not something an ability does",
    );
    refused("ability aim +2 ?", "ability aim 2", "ability aim 2", "'aim 2' is not something an ability does");
    refused(
        "ability push 2 ?",
        "ability push 9",
        "ability push 9",
        "'push 9' is not something an ability does",
    );
    refused(
        "ability hit +1 when melee moved ?",
        "ability hit +1 when raining",
        "ability hit +1 when raining",
        "'raining' is not a condition; there are: melee, ranged, close, moved, wounded, fortified, kin, foe-wounded",
    );
    refused(
        "ability fly ?",
        "ability fly when wounded",
        "ability fly when wounded",
        "only what works in an attack can have conditions",
    );
    refused(
        "power dice 1 ?",
        "power dice",
        "power dice",
        "'dice' is not one of dice N, action, stand, fortify",
    );
    refused(
        "score camps 1 ?",
        "score gold 1",
        "score gold 1",
        "'gold' brings no points: choose one of fields, camps, defeated",
    );
    refused("score camps 1 ?", "score camps 0", "score camps 0", "'0' is not a number of points from 1 to 9");
}

#[test]
fn defeated_enemies_can_bring_points_in_their_round() {
    let setup = edited("slavs,vikings", &[("score camps 1 ?", "score defeated 3")]);
    let mut table = Table::with(&format!("{setup} scenario=camps"));
    table.put(0, "woje b7, bies c3");
    table.put(1, "druzynnicy c4, druzynnicy d2");
    table.attack(0, "pick c3; strike c4", &[6, 6, 6]);
    table.end_round();
    assert_eq!(table.points_now(), [3, 0]);
    table.end_round();
    assert_eq!(table.points_now(), [3, 0]);
}

#[test]
fn names_need_words() {
    refused(
        "unit bies *",
        "unit wilkolak",
        "unit wilkolak",
        "the word files have no 'unit-wilkolak': say what it is called in the next line",
    );
    refused(
        "unit bies *",
        "unit Bies",
        "unit Bies",
        "'Bies' is not a name of lowercase letters, digits and hyphens",
    );
    refused(
        "faction slavs",
        "faction huns",
        "faction huns",
        "'huns' is not one of slavs, vikings, greeks, romans",
    );
    refused("copies 2 ?", "copys 2", "copys 2", "'copys' is not a word of content files");
}

#[test]
fn a_file_of_ones_own_is_played_and_told() {
    let changes = [
        ("unit bies *\n    copies 2 ?", "unit wilkolak\n    called Wilkołak\n    copies 2"),
        ("melee 3 *", "melee 5"),
    ];
    let mut table = Table::with(&edited("slavs,vikings", &changes));
    table.put(0, "wilkolak c3");
    table.put(1, "olbrzym c4");
    assert_eq!(table.odds("c3", "c4", true), Some(Odds { dice: 5, needed: 4 }));
    table.say(0, "pick c3; fortify; done");
    let words = ::words::Words::of::<Lumeria>(kernel::Language::Pl);
    let told: Vec<String> =
        table.events().iter().map(|event| words.say(&<Lumeria as kernel::Spoken>::happened(event))).collect();
    assert!(told.iter().any(|line| line.contains("Wilkołak")), "{told:?}");
    assert_ne!(table.state.edition, Edition::standard());
    let setup: Setup = edited("slavs,vikings", &changes).parse().unwrap();
    assert_eq!(setup.to_string().parse(), Ok(setup.clone()));
    assert_eq!(setup.edition(), table.state.edition, "the same file is the same edition");
}
