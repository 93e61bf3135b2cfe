//! Every sentence has words in every language.

use conformance::Speech;
use ethnos::{Action, Ethnos, Event, Tribe};
use kernel::{Arg, Language, Phrase, Seat, Spoken};

fn speech() -> Speech {
    let setups = ["seats=2", "seats=3 raid=some marker=may", "seats=6 skeletons=scatter"];
    // Random games hardly ever come to these.
    let rare = [
        Ethnos::answer(Action::Triumph),
        Ethnos::answer(Action::Scatter),
        Ethnos::happened(&Event::Triumph { seat: Seat::new(0) }),
        Ethnos::happened(&Event::NoMarker { seat: Seat::new(0) }),
        Phrase::new("ask-horde").with("kingdom", Arg::Term("kingdom-rhea")).number("left", 5),
    ];
    Speech::of::<Ethnos>(&setups, 20).and(rare)
}

#[test]
fn every_phrase_has_words_in_every_language() {
    speech().has_words::<Ethnos>();
}

#[test]
fn every_language_has_the_same_words_and_none_is_left_over() {
    speech().is_all::<Ethnos>(&["tribe-", "tribes-", "kingdom-", "colour-", "option-", "style-"]);
}

#[test]
fn every_rule_is_told_in_every_language() {
    conformance::rules_are_told::<Ethnos>();
}

/// The names of the forms that a word file has for a key, such as `.acc`; `None` if the key is missing.
fn forms(file: &'static str, key: &str) -> Option<Vec<&'static str>> {
    let mut lines = file.lines().skip_while(|line| !line.starts_with(&format!("{key} =")));
    lines.next()?;
    let attributes = lines.map(str::trim_start).take_while(|line| line.starts_with('.'));
    Some(attributes.filter_map(|line| line.split_once(" =")).map(|(name, _)| name).collect())
}

#[test]
fn every_tribe_has_words_in_every_language_and_in_every_case() {
    let mut missing = Vec::new();
    for language in Language::ALL {
        let file = Ethnos::words(language);
        let keys = |tribe: Tribe| {
            [tribe.key().to_owned(), tribe.plural_key().to_owned(), format!("option-tribes-{tribe}")]
        };
        for tribe in Tribe::ALL {
            for (key, model) in keys(tribe).into_iter().zip(keys(Tribe::Elf)) {
                assert!(forms(file, &model).is_some(), "{model} is missing");
                if forms(file, &key) != forms(file, &model) {
                    missing.push(format!("words/{}.ftl: write {key} as {model} is written", language.code()));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}
