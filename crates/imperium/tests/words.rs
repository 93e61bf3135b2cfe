//! Everything can be said, in every language, and the texts of all cards are those that were reviewed.

use std::collections::BTreeSet;

use conformance::Speech;
use imperium::{Action, Card, Imperium};
use kernel::{Fast, Game, Language, Phrase, Seat, Silence, Spoken};
use words::Words;

#[test]
fn every_phrase_has_words_in_every_language() {
    let setups = [
        "seats=2 sides=random",
        "seats=3 sides=random",
        "seats=4 sides=random",
        "seats=4 box=legends sides=random",
        "seats=4 box=both commons=random sides=random",
        "seats=1 box=both commons=random sides=random",
        "seats=3 box=both choice=draft",
        "seats=1 box=legends bot=utopians difficulty=overlord",
        "seats=1 box=legends bot=arthurians difficulty=warlord",
    ];
    Speech::of::<Imperium>(&setups, 8).has_words::<Imperium>();
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

/// Which names of cards a language has under a heading, in both boxes: `published`, as its edition prints them, or `ours`.
fn names(language: Language, heading: &str) -> Vec<&'static str> {
    let heading = format!("\n## Names of cards, {heading}:");
    let groups = Imperium::words(language).split(&heading).skip(1);
    let groups = groups.map(|rest| rest.split_once("\n##").map_or(rest, |(group, _)| group));
    let lines = groups.flat_map(str::lines);
    lines.filter_map(|line| Some(line.strip_prefix("card-")?.split_once(" =")?.0)).collect()
}

/// A reader may know from the word file alone whether a name is on the card or a translation of ours.
#[test]
fn every_translated_name_is_published_or_ours() {
    let cards: BTreeSet<String> = Card::all().map(|card| card.to_string()).collect();
    for (language, published, ours) in
        [(Language::Pl, "cattle-raid", "city"), (Language::Cs, "celts-a", "cattle-raid")]
    {
        let known = names(language, "published");
        let coined = names(language, "ours");
        assert!(known.contains(&published) && coined.contains(&ours), "{language:?}");
        assert_eq!(known.len() + coined.len(), cards.len(), "{language:?}");
        assert_eq!(known.iter().chain(&coined).map(ToString::to_string).collect::<BTreeSet<_>>(), cards);
    }
}

#[test]
fn every_option_has_words() {
    conformance::options_have_words::<Imperium>();
}

/// One action ends a turn under one question and declines an offer under another; its button says which.
#[test]
fn a_button_says_what_it_does() {
    let words = Words::of::<Imperium>(Language::En);
    let state = Imperium::start(&"seats=2".parse().unwrap(), &mut Fast::new(1), &mut Silence);
    let mut question = Seat::all(2).find_map(|seat| Imperium::question(&state, seat)).unwrap();
    for (asks, button) in [("ask-turn", "End turn"), ("ask-may", "No"), ("ask-exile", "Done")] {
        question.asks = Phrase::new(asks);
        assert_eq!(words.say(&Imperium::answer_to(&question, Action::Done)), button);
    }
    assert_eq!(words.say(&Imperium::answer(Action::Done)), "Done");
}

#[test]
fn every_rule_is_told_in_every_language() {
    conformance::rules_are_told::<Imperium>();
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

/// Texts of effects are made from the programs of cards, and kept where all words are: `BLESS=1` writes them anew.
#[test]
fn the_words_of_effects_are_those_of_the_cards() {
    for language in Language::ALL {
        let words = Words::of::<Imperium>(language);
        let mut made =
            String::from("# Made from the programs of the cards by a test; see `tests/words.rs`.\n\n");
        for (key, text) in imperium::effects(&|phrase| words.say(phrase)) {
            made += &format!("{key} = {text}\n");
        }
        let path = format!("{}/words/effects.{}.ftl", env!("CARGO_MANIFEST_DIR"), language.code());
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&path, &made).unwrap();
        }
        for (now, then) in made.lines().zip(std::fs::read_to_string(&path).unwrap().lines()) {
            assert_eq!(now, then);
        }
        assert_eq!(made, std::fs::read_to_string(&path).unwrap());
    }
}

/// If you change a text, read it: `BLESS=1` writes the file anew.
#[test]
fn the_texts_of_all_cards_are_those_that_were_reviewed() {
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
