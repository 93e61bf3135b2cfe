//! Content files: what they say, and what is refused.

use super::*;
use crate::{Content, ContentError, Faction, Provenance};

/// What is wrong with the standard content once texts are replaced: the text of the line, and the reason.
fn error(changes: &[(&str, &str)]) -> (String, String) {
    let text = changed(changes);
    let ContentError { line, reason } = Content::read(&text).unwrap_err();
    (text.lines().nth(line - 1).unwrap_or_default().trim().to_owned(), reason)
}

/// What follows where an ability is not one.
const ABILITIES: &str = "not something an ability does; there are: hit +1, guard -1, aim +2, pierce, steadfast, push 2, \
                         stagger, retreat 1, drill, slip, fly";

fn refused(from: &str, to: &str, line: &str, reason: &str) {
    assert_eq!(error(&[(from, to)]), (line.to_owned(), reason.to_owned()));
}

#[test]
fn a_value_out_of_range_is_refused() {
    refused("toughness 2 *", "toughness 0", "toughness 0", "'0' is not a number from 1 to 20");
    refused("melee 3 *", "melee 7", "melee 7", "'7' is not a number from 1 to 6");
    refused("cost 1 *", "cost one", "cost one", "'one' is not a number from 1 to 20");
    refused("track 6 ?", "track", "track", "'' is not a number from 1 to 30");
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
    refused("ability stagger ?", "ability dance", "ability dance", &format!("'dance' is {ABILITIES}"));
    refused("ability aim +2 ?", "ability aim 2", "ability aim 2", &format!("'aim 2' is {ABILITIES}"));
    refused("ability push 2 ?", "ability push 9", "ability push 9", &format!("'push 9' is {ABILITIES}"));
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
        "'dice' is not one of dice 1, dice 2, dice 3, action, stand, fortify",
    );
    refused(
        "score camps 2 ?",
        "score gold 1",
        "score gold 1",
        "'gold' is not something that brings points; there are: fields, camps, defeated, majority",
    );
    refused("score camps 2 ?", "score camps 0", "score camps 0", "'0' is not a number from 1 to 9");
}

#[test]
fn defeated_enemies_can_bring_points_in_their_round() {
    let setup = edited("slavs,vikings", &[("score camps 2 ?", "score defeated 3")]);
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
        "'Bies' is not a name of at most 15 lowercase letters, digits and hyphens",
    );
    refused(
        "faction slavs",
        "faction huns",
        "faction huns",
        "'huns' is not a faction; there are: slavs, vikings, greeks, romans",
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

#[test]
fn a_byte_order_mark_and_any_spaces_are_accepted() {
    let standard = changed(&[]);
    let spaced = changed(&[
        ("ability hit +1 when melee moved ?", "ability  hit\t+1  when   melee\u{a0} moved   ?"),
        ("start woje c3 ?", "start   woje   c3 ?"),
        ("score fields 1 *", "score  fields  1  *"),
        ("power dice 1 ?", "power  dice   1 ?"),
    ]);
    for text in [format!("\u{feff}{standard}"), spaced, standard.replace('\n', "\r\n")] {
        assert_eq!(Content::read(&text), Content::read(&standard));
    }
}

#[test]
fn empty_lists_and_repetitions_are_refused() {
    refused("fields a4 c4 e4 ?", "fields ?", "fields ?", "fields names no field");
    refused("fields a4 c4 e4 ?", "fields c4 a4 c4", "fields c4 a4 c4", "c4 is named twice");
    refused("unit bies *", "unit bies\n called", "called", "called must be followed by a name");
    refused("ability stagger ?", "ability", "ability", &format!("'' is {ABILITIES}"));
    refused(
        "score camps 2 ?",
        "score camps 2\n score camps 1",
        "score camps 1",
        "camps already bring points",
    );
    refused(
        "fields a3 b3 c3 d3 e3 a4 b4 c4 d4 e4 a5 b5 c5 d5 e5 ?\n",
        "\n",
        "scenario open-field ?",
        "fields bring points, but none is marked",
    );
    refused("ability aim +2 ?", "ability aim +2\nability aim +1", "ability aim +1", "it has that already");
    refused(
        "ability hit +1 when melee moved ?",
        "ability hit +1 when melee moved melee",
        "ability hit +1 when melee moved melee",
        "melee is told twice",
    );
    refused("ability fly ?", "ability hit +1 when", "ability hit +1 when", "'when' without a condition");
    assert_eq!(
        error(&[("row r c r c r ?", "row r . r . r"), ("  row r c r c r ?", "  row r . r . r")]).1,
        "camps bring points, but the board has none"
    );
}

#[test]
fn conditions_that_can_never_be_true_are_refused() {
    for (change, reason) in [
        ("ability hit +1 when melee ranged", "no attack is both melee and ranged"),
        ("ability aim +2 when melee", "aim works in ranged attacks only"),
        ("ability push 2 when ranged", "push works in melee attacks only"),
        ("ability steadfast when ranged close", "steadfast works in melee attacks only"),
        ("ability guard -1 when moved", "no unit is attacked in the activation in which it moved"),
    ] {
        refused("ability fly ?", change, change, reason);
    }
}

/// Modifiers are added up in eight bits.
#[test]
fn what_is_too_much_to_add_up_is_refused() {
    let conditions = ["", " when close", " when moved", " when wounded", " when fortified", " when kin"];
    let lines: Vec<String> = conditions.iter().map(|when| format!("ability hit +3{when}")).collect();
    let most = format!("{}\nability fly", lines.join("\n"));
    refused("ability fly ?", &most, "ability fly", "a unit has at most 6 lines of ability");
    let same = ["ability hit +3"; 45].join("\n");
    refused("ability fly ?", &same, "ability hit +3", "it has that already");
    let scenario = |at: usize| format!("scenario s{at}\ncalled S\ntarget 1\nrounds 1\nscore defeated 1\n");
    let scenarios: String = (0..30).map(scenario).collect();
    refused("faction slavs", &format!("{scenarios}faction slavs"), "scenario s17", "more than 20 scenarios");
}

#[test]
fn overlong_lines_and_files_are_refused() {
    let long = format!("called {}", "x".repeat(41));
    refused("unit bies *", &format!("unit bies\n{long}"), &long, "a name has at most 40 letters");
    let long = format!("track 6 {}", "#".repeat(2000));
    refused("track 6 ?", &long, &long, "a line has at most 1000 characters");
    let large = format!("{}{}", changed(&[]), "\n".repeat(10_000));
    assert_eq!(Content::read(&large).unwrap_err().reason, "a content file has at most 10000 lines");
    refused("track 6 ?", "track 6\u{1b}[2J", "track 6\u{1b}[2J", "there is a control character in it");
}

/// Where values are known from reaches the view, for content of one's own, too.
#[test]
fn a_view_tells_where_every_value_is_known_from() {
    use Provenance::{Ours, Published, Rulebook};
    let changes = [("copies 2 ?", "copies 2"), ("melee 3 *", "melee 5 ?"), ("target 10 *", "target 11")];
    let table = Table::with(&edited("slavs,vikings", &changes));
    let view = Lumeria::view(&table.state, Observer::Spectator);
    let army = view.army(Seat::new(0));
    let bies = army.card("bies".parse().unwrap()).unwrap();
    assert_eq!(
        bies.sources(),
        [
            ("unit", Rulebook),
            ("copies", Published),
            ("toughness", Ours),
            ("movement", Ours),
            ("melee", Ours),
            ("cost", Ours),
            ("ability", Ours)
        ]
    );
    assert_eq!(army.sources()[..3], [("god", Published), ("power", Ours), ("start", Ours)]);
    assert_eq!(
        view.scenario().unwrap().sources(),
        [
            ("scenario", Rulebook),
            ("target", Published),
            ("rounds", Ours),
            ("fields", Ours),
            ("score", Rulebook)
        ]
    );
    assert_eq!(view.content.content().sources(), [("board", Ours), ("track", Ours)]);
    assert_ne!(view.content, Edition::standard());
}

/// An owner of the box who confirms values deletes marks: the rules stay the same, and so does their name.
#[test]
fn marks_names_and_comments_are_no_rules() {
    let name = |changes: &[(&str, &str)]| Edition::add(&changed(changes)).unwrap();
    let same =
        name(&[("toughness 4 ?", "toughness 4"), ("unit bies *", "unit bies # a monster\ncalled Bies")]);
    assert_eq!(same, Edition::standard());
    assert_eq!(same.to_string(), "standard");
    assert_eq!(same.army(Faction::Slavs).cards[0].toughness.from, Provenance::Published);
    assert_eq!(Edition::standard().army(Faction::Slavs).cards[0].toughness.from, Provenance::Ours);
    assert_ne!(name(&[("toughness 4 ?", "toughness 5")]), Edition::standard());
    assert_eq!(crate::content_fingerprint(), Edition::standard().fingerprint);
}

/// Records of older versions name content by a hash of its text.
#[test]
fn content_is_found_by_its_old_name() {
    let text = changed(&[("toughness 4 ?", "toughness 6")]);
    let edition = Edition::add(&text).unwrap();
    let old = text.bytes().fold(0, |hash, byte| kernel::splitmix(hash ^ u64::from(byte)));
    let setup: Setup = format!("content={old:016x}").parse().unwrap();
    assert_eq!(setup.edition(), edition);
}

#[test]
fn a_mark_must_have_something_to_mark() {
    refused("track 6 ?", "track 6\n?", "?", "a mark without anything before it");
    refused("track 6 ?", "track 6 * ?", "track 6 * ?", "two marks");
}
