//! Help in the first games: every word that is explained is there to be found, every unit and order says what it does, and
//! what usually matters belongs to a question that is asked.

use std::collections::BTreeSet;

use kernel::Language;
use learn::Lesson;
use table::{Of, Title};
use web::Visitor;
use web::learn::Coach;
use web::table::{term_key, terms};
use words::{Rulebook, Words};

static ETHNOS: Of<ethnos::Ethnos> = Of::TITLE;
static LUMERIA: Of<lumeria::Lumeria> = Of::TITLE;
static IMPERIUM: Of<imperium::Imperium> = Of::TITLE;
static RUNEWARS: Of<runewars::Runewars> = Of::TITLE;

const TITLES: [&'static dyn Title; 4] = [&ETHNOS, &LUMERIA, &IMPERIUM, &RUNEWARS];

/// What is said of a game in a language: its rules, its words, and its lessons.
fn said(title: &dyn Title, language: Language) -> String {
    let all = [title.rulebook(language), title.words(language), learn::words(title.name(), language)];
    all.join("\n").to_lowercase()
}

/// Whether this text contains a word that begins so. Behind each word of several its own ending may follow.
fn contains(text: &str, begins: &str) -> bool {
    let parts: Vec<&str> = begins.split(' ').collect();
    let words: Vec<&str> = text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()).collect();
    words.windows(parts.len()).any(|run| run.iter().zip(&parts).all(|(word, part)| word.starts_with(part)))
}

#[test]
fn every_word_that_is_explained_is_said_and_has_its_paragraph() {
    for title in TITLES {
        assert!(terms(title.name()).len() >= 6, "{}", title.name());
        for language in Language::ALL {
            let (book, words, said) = (
                Rulebook::parse(title.rulebook(language)).expect("a rulebook"),
                web::words(language, Some(title)),
                said(title, language),
            );
            for id in terms(title.name()) {
                assert!(book.rule(id).is_some_and(|rule| !rule.text.trim().is_empty()), "{id}");
                let key = term_key(id);
                assert!(words.knows(&key), "{key}, {language:?}");
                for begins in words.text(&key).split(", ") {
                    assert!(contains(&said, begins), "{key}, {language:?}: nothing begins with '{begins}'");
                }
            }
        }
    }
}

/// The keys of a word file that begin so.
fn keys(file: &str, begin: &str) -> BTreeSet<String> {
    let keys = file.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned());
    keys.filter(|key| key.starts_with(begin)).collect()
}

#[test]
fn no_explained_word_is_unused() {
    let used: BTreeSet<String> = TITLES.iter().flat_map(|title| terms(title.name())).map(term_key).collect();
    for file in [
        include_str!("../words/terms.en.ftl"),
        include_str!("../words/terms.pl.ftl"),
        include_str!("../words/terms.cs.ftl"),
    ] {
        assert_eq!(keys(file, "term-"), used);
    }
}

fn first(title: &'static dyn Title) -> Lesson {
    let (lessons, wrong) = learn::lessons(&[title]);
    assert!(wrong.is_empty(), "{wrong:?}");
    lessons.into_iter().next().expect("a guided game")
}

/// The page of a guided game at its first task.
fn page(title: &'static dyn Title, language: Language) -> (String, Words) {
    let (lesson, words) = (first(title), web::words(language, Some(title)));
    let task = lesson.beats.iter().position(|beat| beat.kind == learn::BeatKind::Task);
    let moment = lesson.moment(task.expect("a task"), &[]);
    let coach = Coach { lesson: &lesson, moment: &moment, show: false, next: None };
    (web::learn::lesson(&Visitor::unknown(language), &words, &coach).into_string(), words)
}

/// The text of the element with this id, up to the end of its list item or its box.
fn told<'a>(page: &'a str, id: &str) -> &'a str {
    let start = page.find(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("{id} is not on the page"));
    let rest = &page[start..];
    &rest[..rest.find("</li>").or_else(|| rest.find("</div>")).unwrap_or(rest.len())]
}

#[test]
fn pages_explain_words_units_and_orders() {
    for language in Language::ALL {
        for title in TITLES {
            let (page, _) = page(title, language);
            for id in terms(title.name()) {
                let told = told(&page, &term_key(id));
                assert!(told.contains("data-begins=\"") && told.contains("<p>"), "{id}: {told}");
                assert!(told.contains(&format!("/rules/{}/{id}", title.name())), "{id}: {told}");
            }
        }
        let (lumeria, _) = page(&LUMERIA, language);
        for unit in ["slavs-woje", "slavs-lucznicy", "vikings-berserkerzy"] {
            let told = told(&lumeria, &format!("unit-{unit}"));
            assert!(told.contains("<p>") && told.matches(char::is_numeric).count() >= 4, "{told}");
        }
        let (runewars, words) = page(&RUNEWARS, language);
        assert_eq!(runewars.matches("<li data-emblem=\"w-").count(), runewars::Unit::ALL.len());
        for special in runewars::Special::ALL {
            assert!(runewars.contains(&words.text(special.text())), "{}", special.key());
        }
        for order in runewars::Order::ALL {
            let id = format!("runewars.order.{}.{order}", order.number());
            let told = told(&runewars, &term_key(&id));
            assert!(told.contains("<p>") && !told.contains("data-begins"), "{told}");
        }
    }
}

/// The questions are those of the game: `ask-KIND` is what they are called in its words.
#[test]
fn what_usually_matters_belongs_to_a_question() {
    let files = [
        include_str!("../words/matters.en.ftl"),
        include_str!("../words/matters.pl.ftl"),
        include_str!("../words/matters.cs.ftl"),
    ];
    let kinds = keys(files[0], "matters-");
    assert!(kinds.len() >= 25);
    for (language, file) in Language::ALL.into_iter().zip(files) {
        assert_eq!(keys(file, "matters-"), kinds, "{language:?}");
        for kind in &kinds {
            let title = TITLES.iter().find(|title| kind.starts_with(&format!("matters-{}-", title.name())));
            let title = title.unwrap_or_else(|| panic!("{kind} names no game"));
            let question = kind.replace(&format!("matters-{}-", title.name()), "ask-");
            assert!(web::words(language, Some(*title)).knows(&question), "{question} is never asked");
        }
    }
}
