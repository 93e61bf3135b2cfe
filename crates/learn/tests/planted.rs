//! Lessons notice when a rule changes: mistakes are planted in the content, and lessons that stand on it break.
//!
//! Content stands as text in this very program. A copy of it is changed and run, so nothing has to be built again; a
//! change is as long as what it replaces. The numbers of Ethnos are code, so they cannot be changed like this.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use kernel::Observer;
use learn::Lesson;
use table::{Of, Title};

static LUMERIA: Of<lumeria::Lumeria> = Of::TITLE;
static IMPERIUM: Of<imperium::Imperium> = Of::TITLE;
static RUNEWARS: Of<runewars::Runewars> = Of::TITLE;

/// What is planted, and the lesson that must notice it.
const PLANTED: [(&str, &str, &str); 12] = [
    (
        "unit woje *\n    copies 6 ?\n    toughness 2",
        "unit woje *\n    copies 6 ?\n    toughness 1",
        "lumeria/first",
    ),
    (
        "ranged 2 ?\n    cost 2 ?\n    ability aim +2",
        "ranged 2 ?\n    cost 2 ?\n    ability aim +1",
        "lumeria/aim",
    ),
    ("ability hit +1 when melee moved", "ability hit +2 when melee moved", "lumeria/horse"),
    ("power action ?\n  start woje c3", "power dice 1 ?\n  start woje c3", "lumeria/god"),
    ("play gain 3 materials; exile market", "play gain 2 materials; exile market", "imperium/glory"),
    (
        "pay 5 materials => break-through uncivilised",
        "pay 4 materials => break-through uncivilised",
        "imperium/through",
    ),
    (
        "exhaust gain 1 action\n  solstice choose [take",
        "exhaust gain 2 action\n  solstice choose [take",
        "imperium/exhaust",
    ),
    ("abandon river => choose [gain 5", "abandon river => choose [gain 4", "imperium/nile"),
    ("fate 7 gold triangle", "fate 7  red triangle", "runewars/first"),
    ("tamalir triangle 3", "tamalir triangle 2", "runewars/rally"),
    ("area B 0,1 wood 1 ore 1 sorcerer", "area B 0,1 wood 2 ore 1 sorcerer", "runewars/harvest"),
    ("does bid; high reward 1", "does bid; low  reward 1", "runewars/bid"),
];

/// A change that no lesson stands on.
const INNOCENT: (&str, &str) =
    ("unit cyklop ?\n    copies 2 ?\n    toughness 4", "unit cyklop ?\n    copies 2 ?\n    toughness 5");

/// The lesson without the hashes of its positions: some games mix their whole content into them, and then any change would
/// be noticed, taught or not.
fn without_hashes(text: &str) -> &'static str {
    let line = |line: &str| line.rsplit_once(" = ").map_or(line, |(step, _)| step).to_owned() + "\n";
    let steps = |text: &str| if text.starts_with("#:") { format!("{text}\n") } else { line(text) };
    let text: String = text.lines().map(steps).collect();
    // The version of the format that has none.
    Box::leak(text.replacen("hetman record 2", "hetman record 1", 1).into_boxed_str())
}

/// Run in the changed copies: says for each lesson what is wrong with it, or what a pupil sees and is told in it.
#[test]
#[ignore = "run by the test below"]
fn what_is_seen() {
    let titles: [&'static dyn Title; 3] = [&LUMERIA, &IMPERIUM, &RUNEWARS];
    for title in titles {
        let course = learn::course(title.name()).expect("a course");
        for source in course.lessons {
            let seen = match Lesson::read(title, source.name, without_hashes(source.text)) {
                Ok(lesson) => seen(&lesson),
                Err(wrong) => wrong.to_string(),
            };
            println!("seen {}/{}: {seen}", course.game, source.name);
        }
    }
}

/// All that is seen and told in a lesson, wrong answers included, as a number.
fn seen(lesson: &Lesson) -> String {
    let who = Observer::Seat(lesson.seat);
    let mut seen = DefaultHasher::new();
    for (nth, beat) in lesson.beats.iter().enumerate() {
        let lines = beat.branches.iter().map(|branch| &branch.line).chain([&beat.solution]);
        for line in lines {
            let did: Vec<String> = line.answers().map(str::to_owned).collect();
            let moment = lesson.moment(nth, &did);
            moment.play.view_json(who).get().hash(&mut seen);
            for (action, _) in moment.play.legal(lesson.seat) {
                action.hash(&mut seen);
            }
        }
    }
    for telling in lesson.tellings() {
        telling.facts.hash(&mut seen);
    }
    seen.finish().to_string()
}

/// What a copy of this program says about each lesson.
fn told(program: &Path) -> BTreeMap<String, String> {
    let run = Command::new(program).args(["what_is_seen", "--ignored", "--nocapture"]).output();
    let run = run.expect("the copy can be run");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let text = String::from_utf8_lossy(&run.stdout);
    let lines = text.lines().filter_map(|line| line.strip_prefix("seen ")?.split_once(": "));
    lines.map(|(lesson, seen)| (lesson.to_owned(), seen.to_owned())).collect()
}

#[test]
fn planted_mistakes_break_lessons() {
    let own = std::env::current_exe().expect("the path of this program");
    let code = std::fs::read(&own).expect("this program");
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("planted-{}", std::process::id()));
    let with = |right: &str, wrong: &str| {
        assert_eq!(right.len(), wrong.len(), "{right}");
        let mut changed = code.clone();
        let places = places(&code, right.as_bytes());
        assert!(!places.is_empty(), "{right}: the content says something else now");
        for at in places {
            changed[at..at + right.len()].copy_from_slice(wrong.as_bytes());
        }
        std::fs::write(&copy, changed).expect("the copy can be written");
        std::fs::set_permissions(&copy, std::fs::Permissions::from_mode(0o755)).expect("it can be run");
        told(&copy)
    };
    let before = told(&own);
    assert_eq!(with(INNOCENT.0, INNOCENT.1), before, "nothing is taught about it");
    for (right, wrong, lesson) in PLANTED {
        let after = with(right, wrong);
        assert_ne!(after[lesson], before[lesson], "{wrong}: {lesson} does not notice it");
    }
    std::fs::remove_file(copy).expect("the copy can be removed");
}

/// Where these bytes stand.
fn places(code: &[u8], bytes: &[u8]) -> Vec<usize> {
    (0..code.len() - bytes.len())
        .filter(|&at| code[at] == bytes[0] && code[at..].starts_with(bytes))
        .collect()
}
