//! Every lesson is true, can be solved, and is told in every language.

use std::collections::BTreeSet;
use std::path::Path;

use kernel::record::RecordError;
use kernel::{Arg, Language, Observer, Phrase};
use learn::{BeatKind, Course, Lesson, Source, Telling, Verdict, courses, wish};
use table::{Of, Title};
use words::Words;

static ETHNOS: Of<ethnos::Ethnos> = Of::TITLE;
static LUMERIA: Of<lumeria::Lumeria> = Of::TITLE;
static IMPERIUM: Of<imperium::Imperium> = Of::TITLE;
static RUNEWARS: Of<runewars::Runewars> = Of::TITLE;

fn title(game: &str) -> &'static dyn Title {
    let titles: [&'static dyn Title; 4] = [&ETHNOS, &LUMERIA, &IMPERIUM, &RUNEWARS];
    titles.into_iter().find(|title| title.name() == game).expect("a game of the list")
}

fn written(game: &str, wishes: &str) -> Result<String, RecordError> {
    match game {
        "ethnos" => wish::write::<ethnos::Ethnos>(wishes),
        "lumeria" => wish::write::<lumeria::Lumeria>(wishes),
        "imperium" => wish::write::<imperium::Imperium>(wishes),
        _ => wish::write::<runewars::Runewars>(wishes),
    }
}

fn all() -> Vec<(&'static Course, Lesson)> {
    let read = |course: &'static Course, source: &Source| {
        let lesson = Lesson::read(title(course.game), source.name, source.text);
        (course, lesson.unwrap_or_else(|wrong| panic!("{}/{}: {wrong}", course.game, source.name)))
    };
    courses()
        .iter()
        .flat_map(|course| course.lessons.iter().map(move |source| read(course, source)))
        .collect()
}

fn strings(actions: impl Iterator<Item = &'static str>) -> Vec<String> {
    actions.map(str::to_owned).collect()
}

/// `BLESS=1` writes the lessons anew; `LESSON=name` only the one with this name.
#[test]
fn lessons_are_what_their_wishes_write() {
    let only = std::env::var("LESSON").ok();
    for course in courses() {
        let wanted = |source: &&Source| only.as_deref().is_none_or(|only| only == source.name);
        for source in course.lessons.iter().filter(wanted) {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons").join(course.game);
            let bless = std::env::var_os("BLESS").is_some();
            // What lies there now counts, not what was compiled.
            let file = |end: &str| folder.join(format!("{}.{end}", source.name));
            let wishes = std::fs::read_to_string(file("wish")).expect("the wishes of a lesson");
            let text = written(course.game, &wishes)
                .unwrap_or_else(|wrong| panic!("{}/{}.wish: {wrong}", course.game, source.name));
            if bless {
                std::fs::write(file("lesson"), text).expect("a lesson can be written");
            } else {
                let same = text == source.text;
                assert!(same, "{}/{}: run it with BLESS=1 and read the difference", course.game, source.name);
            }
        }
    }
}

/// For authors: where wishes lead, up to the first that cannot be granted. `WISH=game/name` names the file, `EVENTS=20`
/// how much of the story is shown, `VIEW=/path` a part of what the pupil sees.
#[test]
#[ignore = "a tool for authors"]
fn show() {
    let Ok(wish) = std::env::var("WISH") else { return };
    let game = wish.split('/').next().unwrap_or_default();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons").join(format!("{wish}.wish"));
    let wishes = std::fs::read_to_string(file).expect("the wishes of a lesson");
    let (text, wrong) = match written(game, &wishes) {
        Ok(text) => (text, None),
        Err(wrong) => {
            let lines: Vec<&str> = wishes.lines().take(wrong.line - 1).collect();
            (written(game, &lines.join("\n")).expect("the lines before can be granted"), Some(wrong))
        }
    };
    let steps: Vec<&str> = text.lines().filter(|line| !line.starts_with("#:")).collect();
    let play = title(game).resume(&steps.join("\n"), &kernel::Secret([1; 32])).expect("a record");
    let words = Words::with(Language::En, &[title(game).words(Language::En)]);
    let pupil = Observer::Seat(kernel::Seat::new(0));
    let story = play.story(pupil);
    let shown = std::env::var("EVENTS").map_or(12, |count| count.parse().expect("a number"));
    for told in story.iter().skip(story.len().saturating_sub(shown)) {
        println!("{:4} {} {}", told.answers, words.say(&told.says()), told.json().get());
    }
    if let Ok(path) = std::env::var("VIEW") {
        let view: serde_json::Value = serde_json::from_str(play.view_json(pupil).get()).expect("JSON");
        println!("{}", view.pointer(&path).expect("a part of the view"));
    }
    if let kernel::Waiting::For(seats) = play.waiting() {
        for seat in seats.iter() {
            println!("{seat}: {}", play.question(seat).map_or(String::new(), |asked| words.say(&asked.asks)));
            for (action, says) in play.legal(seat) {
                println!("  {seat} {action}    {}", words.say(&says));
            }
        }
    }
    match wrong {
        Some(wrong) => println!("cannot be granted: {wrong}"),
        None => match Lesson::read(title(game), "lesson", Box::leak(text.into_boxed_str())) {
            Ok(lesson) => println!("{} things to read or do", lesson.beats.len()),
            Err(wrong) => println!("not a lesson yet: {wrong}"),
        },
    }
}

#[test]
fn every_lesson_is_solved_by_its_main_line() {
    let mut tasks = 0;
    for (course, lesson) in all() {
        let name = format!("{}/{}", course.game, lesson.name);
        for (nth, beat) in lesson.beats.iter().enumerate() {
            let here = lesson.moment(nth, &[]);
            if beat.kind != BeatKind::Task {
                assert!(matches!(here.verdict, Verdict::Reading), "{name}, beat {nth}");
                continue;
            }
            tasks += 1;
            assert!(matches!(here.verdict, Verdict::Asked), "{name}, beat {nth}");
            assert!(
                Lesson::asks(here.play.as_ref(), lesson.seat),
                "{name}, beat {nth}: the pupil is not asked"
            );
            let solution = strings(beat.solution.answers());
            for given in 0..solution.len() {
                let moment = lesson.moment(nth, &solution[..given]);
                assert_eq!(moment.next(), Some(solution[given].as_str()), "{name}, beat {nth}");
                assert!(Lesson::asks(moment.play.as_ref(), lesson.seat), "{name}, beat {nth}");
            }
            let solved = lesson.moment(nth, &solution);
            assert!(matches!(solved.verdict, Verdict::Solved), "{name}, beat {nth}: {:?}", solved.verdict);
            for branch in &beat.branches {
                let answers = strings(branch.line.answers());
                let found = match lesson.moment(nth, &answers).verdict {
                    Verdict::Answered(found) => found.tells.key,
                    other => panic!("{name}, beat {nth}, {answers:?}: {other:?}"),
                };
                assert_eq!(found, branch.tells.key, "{name}, beat {nth}");
            }
        }
        assert!(lesson.beats.iter().any(|beat| beat.kind == BeatKind::Task), "{name} has nothing to do");
    }
    assert!(tasks > 0);
}

/// What a newcomer is dealt can be played with some number of seats.
#[test]
fn every_gentle_setup_can_be_played() {
    for course in courses() {
        for gentle in course.gentle {
            let fits = |seats: i32| title(course.game).setup(&format!("seats={seats} {gentle}")).is_ok();
            assert!((2..=4).any(fits), "{}: {gentle}", course.game);
        }
    }
}

/// A pupil may answer anything that is allowed, twice, and is told something each time.
#[test]
fn every_other_answer_is_met() {
    for (course, lesson) in all() {
        for (nth, beat) in lesson.beats.iter().enumerate().filter(|(_, beat)| beat.kind == BeatKind::Task) {
            let first = lesson.moment(nth, &[]).play.legal(lesson.seat);
            for (action, _) in &first {
                let moment = lesson.moment(nth, std::slice::from_ref(action));
                assert_eq!(moment.did.len(), 1, "{}/{}: {action}", course.game, lesson.name);
                for (next, _) in moment.play.legal(lesson.seat).iter().take(4) {
                    let did = [action.clone(), next.clone()];
                    assert_eq!(lesson.moment(nth, &did).did.len(), 2, "{action}, {next}");
                }
            }
            let nonsense = ["fly to the moon".to_owned()];
            assert!(lesson.moment(nth, &nonsense).did.is_empty());
            assert!(beat.at <= lesson.moment(usize::MAX, &[]).beat.at);
        }
    }
}

/// The keys of a word file.
fn keys(file: &str) -> BTreeSet<String> {
    let lines = file.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    lines.filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()).collect()
}

/// Whether a word is the name of a field, such as c4, or of an area, such as 3B, perhaps with a sign behind it.
fn is_field(word: &str) -> bool {
    let name = word.trim_end_matches(|c: char| c.is_ascii_punctuation());
    matches!(name.as_bytes(), [b'a'..=b'e', b'1'..=b'7'] | [b'1'..=b'9', b'A'..=b'D'])
}

fn said(words: &Words, telling: &Telling) -> String {
    let phrase = Phrase::new(telling.key);
    let say = |phrase: Phrase, (name, number): &(&'static str, i64)| phrase.with(name, Arg::Number(*number));
    words.say(&telling.facts.iter().fold(phrase, say))
}

#[test]
fn every_sentence_exists_in_every_language_and_none_is_unused() {
    const LONGEST: usize = 48;
    for course in courses() {
        let lessons = all().into_iter().filter(|(of, _)| of.game == course.game);
        let lessons: Vec<Lesson> = lessons.map(|(_, lesson)| lesson).collect();
        let mut used = BTreeSet::new();
        for lesson in &lessons {
            used.extend([format!("{}-title", lesson.name), format!("{}-about", lesson.name)]);
            used.extend(lesson.tellings().map(|telling| telling.key.to_owned()));
        }
        for language in Language::ALL {
            let file = learn::words(course.game, language);
            assert_eq!(keys(file), used, "{}, {language:?}", course.game);
            let words = Words::with(language, &[title(course.game).words(language), file]);
            for (lesson, telling) in
                lessons.iter().flat_map(|lesson| lesson.tellings().map(move |t| (lesson, t)))
            {
                let text = said(&words, telling);
                let name = format!("{} {language:?}: {text}", telling.key);
                assert!(telling.key.starts_with(&format!("{}-", lesson.name)), "{name}");
                assert!(!text.contains(['{', '}']), "{name}");
                assert!(text.split_whitespace().count() <= LONGEST, "{name}: too long");
                for (fact, _) in &telling.facts {
                    assert!(file.contains(&format!("${fact}")), "{name}: the fact '{fact}' is not told");
                }
            }
        }
        // The digit of a field, as in c4, is no number.
        let number = |word: &str| word.contains(|c: char| c.is_ascii_digit()) && !is_field(word);
        let digits = |line: &&str| !line.starts_with('#') && line.split_whitespace().any(number);
        for language in Language::ALL {
            let line = learn::words(course.game, language).lines().find(digits);
            assert_eq!(line, None, "numbers in lessons are facts");
        }
    }
}

/// What is planted in a lesson is found, and the line is named.
#[test]
fn a_lesson_that_is_wrong_is_refused_with_line_and_reason() {
    let source = courses()[0].lessons[0].text;
    let line_of = |needle: &str| source.lines().position(|line| line.starts_with(needle)).expect(needle) + 1;
    let refused = |from: &str, to: &str, line: usize, reason: &str| {
        let planted: &'static str = Box::leak(source.replacen(from, to, 1).into_boxed_str());
        assert_ne!(planted, source, "{from}");
        let wrong = Lesson::read(&ETHNOS, "first", planted).expect_err(to);
        assert!(wrong.line == line && wrong.reason.contains(reason), "{to}: {wrong}");
    };
    let task = line_of("#: task");
    refused("0 take blue-troll", "0 take orange-troll", task + 1, "not allowed");
    refused("\nback 0\n", "\nback 1\n", line_of("back 0"), "stand");
    refused("#: right", "#: rihgt", line_of("#: right"), "not a note");
    refused("#: lesson", "#: lessen", line_of("#: lesson"), "first note");
    refused("#: task", "#: wrong", task, "without a task");
    let fact = line_of("#: fact");
    refused("#: fact ages = view /ages", "#: fact ages = view /aeons", fact, "nothing at");
}
