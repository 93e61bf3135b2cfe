//! Everything can be said, in every language, and the texts of all cards are those somebody has read.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

use std::collections::BTreeSet;

use imperium::{Card, Imperium, Setup};
use kernel::{Choices, Fast, Game, Language, Luck, Observer, Phrase, Spoken, Told, Waiting};
use words::{Rulebook, Words};

/// Every phrase of many random games: events, questions, answers and scenes.
fn phrases() -> Vec<Phrase> {
    let mut phrases = Vec::new();
    let mut luck = Fast::new(1);
    let mut legal = Vec::new();
    for game in 0..24 {
        let setup: Setup = format!("seats={} sides=random", 2 + game % 3).parse().unwrap();
        let mut told: Vec<Told<_>> = Vec::new();
        let mut state = Imperium::start(&setup, &mut luck, &mut told);
        while let Waiting::For(waiting) = Imperium::waiting(&state) {
            let seat = waiting.first().unwrap();
            Imperium::legal(&state, seat, &mut legal);
            phrases.push(Imperium::question(&state, seat).unwrap().asks);
            phrases.extend(legal.iter().map(|&action| Imperium::answer(action)));
            if luck.pick(40) == 0 {
                phrases.extend(Imperium::scene(&Imperium::view(&state, Observer::Seat(seat))));
            }
            let action = legal[luck.pick(legal.len() as u32) as usize];
            Imperium::apply(&mut state, seat, action, &mut luck, &mut told);
        }
        for Told { event, .. } in &told {
            assert!(Imperium::rules().contains(&Imperium::grounds(event)), "{event:?}");
        }
        phrases.extend(told.iter().map(|told| Imperium::happened(&told.event)));
    }
    phrases
}

#[test]
fn every_phrase_has_words_in_every_language() {
    let phrases = phrases();
    for language in Language::ALL {
        let words = Words::of::<Imperium>(language);
        for phrase in &phrases {
            let said = words.say(phrase);
            assert!(
                !said.contains('{') && !said.trim().is_empty(),
                "{language:?} cannot say {phrase:?}: {said}"
            );
        }
    }
}

fn keys(language: Language) -> BTreeSet<&'static str> {
    Imperium::words(language)
        .lines()
        .filter(|line| !line.starts_with([' ', '#', '.']))
        .filter_map(|line| Some(line.split_once(" =")?.0))
        .collect()
}

#[test]
fn all_languages_have_the_same_keys() {
    let english = keys(Language::En);
    for language in Language::ALL {
        assert_eq!(keys(language), english, "{language:?}");
    }
}

#[test]
fn every_option_has_words() {
    for offer in Imperium::offers() {
        let mut used = vec![format!("option-{}", offer.key)];
        match offer.choices {
            Choices::Number { .. } => {}
            Choices::One(choices) => {
                used.extend(choices.iter().map(|choice| format!("option-{}-{choice}", offer.key)));
            }
            Choices::Several(choices) | Choices::Each(choices) => {
                let more = ["random", "about", "wrong"];
                let all = choices.iter().chain(&more);
                used.extend(all.map(|choice| format!("option-{}-{choice}", offer.key)));
            }
        }
        for key in used {
            assert!(keys(Language::En).contains(key.as_str()), "{key}");
        }
    }
}

#[test]
fn every_rule_is_told_in_every_language() {
    let ids: Vec<&str> = Imperium::rules().iter().map(|rule| rule.0).collect();
    for language in Language::ALL {
        let book = Rulebook::parse(Imperium::rulebook(language)).unwrap();
        assert_eq!(book.rules().map(|rule| rule.id).collect::<Vec<_>>(), ids, "{language:?}");
        for rule in book.rules() {
            assert!(!rule.title.is_empty() && rule.text.len() > 15, "{language:?}: {} says nothing", rule.id);
        }
    }
}

/// The texts of all cards in all languages.
fn texts() -> String {
    let mut all = String::new();
    let words = Language::ALL.map(|language| (language, Words::of::<Imperium>(language)));
    for card in Card::all() {
        all += &format!("{card}\n");
        for (language, words) in &words {
            let name = words.text(&format!("card-{card}"));
            let lines = imperium::text(card, &|phrase| words.say(phrase));
            all += &format!("  {}: {name} | {}\n", language.code(), lines.join(" | "));
        }
    }
    all
}

/// Whoever changes a text reads it: `BLESS=1` writes the file anew.
#[test]
fn the_texts_of_all_cards_are_those_somebody_has_read() {
    let texts = texts();
    assert!(!texts.contains(['{', '\u{e000}', '\u{e001}']), "a text has a gap");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/texts.txt");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &texts).unwrap();
    }
    let read = std::fs::read_to_string(path).unwrap();
    for (now, then) in texts.lines().zip(read.lines()) {
        assert_eq!(now, then);
    }
    assert_eq!(texts.lines().count(), read.lines().count());
}
