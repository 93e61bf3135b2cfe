//! The pages of lessons: what the coach points at is there, and every place has a page that says what to do.

use kernel::Language;
use learn::{BeatKind, Lesson};
use table::{Of, Title};
use web::Visitor;
use web::learn::{Coach, School, address};

static ETHNOS: Of<ethnos::Ethnos> = Of::TITLE;
static LUMERIA: Of<lumeria::Lumeria> = Of::TITLE;
static IMPERIUM: Of<imperium::Imperium> = Of::TITLE;
static RUNEWARS: Of<runewars::Runewars> = Of::TITLE;

fn lessons() -> Vec<Lesson> {
    let titles: [&'static dyn Title; 4] = [&ETHNOS, &LUMERIA, &IMPERIUM, &RUNEWARS];
    let (lessons, wrong) = learn::lessons(&titles);
    assert!(wrong.is_empty(), "{wrong:?}");
    lessons
}

fn drawn(lesson: &Lesson, language: Language, nth: usize, did: &[String], show: bool) -> String {
    let words = web::words(language, Some(lesson.title));
    let moment = lesson.moment(nth, did);
    let coach = Coach { lesson, moment: &moment, show, next: None };
    web::learn::lesson(&Visitor::unknown(language), &words, &coach).into_string()
}

/// The part of a page that the coach fills.
fn coach(page: &str) -> &str {
    let from =
        page.find("<section id=\"coach\"").or_else(|| page.find("<section class=\"coach")).expect("a coach");
    &page[from..from + page[from..].find("</section>").expect("its end")]
}

#[test]
fn what_the_coach_points_at_is_on_the_page() {
    for lesson in lessons() {
        for (nth, beat) in lesson.beats.iter().enumerate() {
            let page = drawn(&lesson, Language::En, nth, &[], false);
            let name = format!("{}/{}, beat {nth}", lesson.title.name(), lesson.name);
            let marked = page.matches(" data-coach").count();
            assert!(marked >= beat.marks.len(), "{name}: {:?}, {marked} marked", beat.marks);
            for mark in beat.marks.iter().filter(|mark| !mark.starts_with("answer:")) {
                let marked = format!("id=\"{mark}\" data-coach");
                assert_eq!(page.matches(&marked).count(), 1, "{name}: {mark}");
            }
            assert!(!page.contains(" data-coach data-coach"), "{name}");
            assert!(!page.contains(" data-coach></"), "{name}: it points at something empty");
        }
    }
}

#[test]
fn a_pupil_is_shown_what_to_do_and_can_always_go_on() {
    for lesson in lessons() {
        for (nth, beat) in lesson.beats.iter().enumerate() {
            for language in Language::ALL {
                let page = drawn(&lesson, language, nth, &[], false);
                let coach = coach(&page);
                assert!(!coach.contains('{'), "{coach}");
                let on = match beat.kind {
                    BeatKind::Task => coach.contains("id=\"coach-show\"") && page.contains("id=\"act\""),
                    BeatKind::Say => coach.contains("id=\"coach-next\"") || nth + 1 == lesson.beats.len(),
                    BeatKind::Play => coach.contains("id=\"coach-play\""),
                };
                assert!(on, "{}, beat {nth}: {coach}", lesson.name);
                assert!(!page.contains("/t/lesson"), "a form of a lesson leads to a table");
            }
            if beat.kind == BeatKind::Task {
                let shown = drawn(&lesson, Language::En, nth, &[], true);
                assert!(
                    shown.contains("class=\"doit\"") && shown.contains(" data-coach"),
                    "{}, {nth}",
                    lesson.name
                );
            }
        }
    }
}

#[test]
fn wrong_answers_are_shown_with_what_they_lead_to() {
    let mut misses = 0;
    for lesson in lessons() {
        for (nth, beat) in lesson.beats.iter().enumerate() {
            for branch in &beat.branches {
                let did: Vec<String> = branch.line.answers().map(str::to_owned).collect();
                let page = drawn(&lesson, Language::En, nth, &did, false);
                let class = if branch.right { "coach panel good" } else { "coach panel miss" };
                assert!(coach(&page).contains(class), "{} {did:?}", lesson.name);
                misses += usize::from(!branch.right);
            }
        }
    }
    assert!(misses > 20);
}

#[test]
fn the_address_of_a_place_keeps_every_answer() {
    let lesson = &lessons()[0];
    assert_eq!(address(lesson, 3, &[]), "/learn/ethnos/first?at=3");
    let did = ["lead red-dwarf".to_owned(), "a&b=c;é".to_owned()];
    assert_eq!(address(lesson, 3, &did), "/learn/ethnos/first?at=3&did=lead+red-dwarf%3Ba%26b%3Dc%3B%C3%A9");
}

#[test]
fn the_list_tells_which_lessons_were_taken() {
    let lessons = lessons();
    let words = web::words(Language::En, None);
    let own = web::words(Language::En, Some(&ETHNOS as &dyn Title));
    let course: Vec<(&Lesson, bool)> = lessons
        .iter()
        .filter(|lesson| lesson.title.name() == "ethnos")
        .map(|lesson| (lesson, lesson.name == "first"))
        .collect();
    let count = course.len();
    let visitor = Visitor::unknown(Language::En);
    let school = School { visitor: &visitor, words: &words, games: &[(&own, course)], path: "/learn" };
    let page = web::learn::school(&school).into_string();
    assert_eq!(page.matches("<li class=\"done\"").count(), 1);
    assert!(page.contains("now\"><span class=\"lnum\">2</span>"));
    assert!(page.contains(&format!("1 of {count} done")));
}
