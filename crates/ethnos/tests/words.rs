//! Everything can be said, in every language.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

use std::collections::BTreeSet;

use ethnos::{Ethnos, Setup};
use kernel::{Fast, Game, Language, Luck, Observer, Phrase, Seat, Spoken, Told, Waiting};
use words::{Rulebook, Words};

/// Every phrase of a few random games: events, questions, answers and scenes.
fn phrases() -> Vec<Phrase> {
    let mut phrases = Vec::new();
    let mut luck = Fast::new(1);
    let mut legal = Vec::new();
    let setups = ["seats=2", "seats=3 raid=some marker=may", "seats=6 skeletons=scatter"];
    for (game, setup) in setups.iter().cycle().take(60).enumerate() {
        let setup: Setup = setup.parse().unwrap();
        let mut told: Vec<Told<_>> = Vec::new();
        let mut state = Ethnos::start(&setup, &mut luck, &mut told);
        while let Waiting::For(waiting) = Ethnos::waiting(&state) {
            let seat = waiting.first().unwrap();
            Ethnos::legal(&state, seat, &mut legal);
            phrases.push(Ethnos::question(&state, seat).unwrap().asks);
            phrases.extend(legal.iter().map(|&action| Ethnos::answer(action)));
            if luck.pick(50) == 0 {
                phrases.extend(Ethnos::scene(&Ethnos::view(&state, Observer::Seat(Seat::new(game % 2)))));
            }
            let action = legal[luck.pick(legal.len() as u32) as usize];
            Ethnos::apply(&mut state, seat, action, &mut luck, &mut told);
        }
        phrases.extend(told.iter().map(|told| Ethnos::happened(&told.event)));
        phrases.extend(Ethnos::scene(&Ethnos::view(&state, Observer::Spectator)));
    }
    for action in [ethnos::Action::Triumph, ethnos::Action::Scatter] {
        phrases.push(Ethnos::answer(action));
    }
    phrases.push(Ethnos::happened(&ethnos::Event::Triumph { seat: Seat::new(0) }));
    phrases
}

#[test]
fn every_phrase_has_words_in_every_language() {
    let phrases = phrases();
    for language in Language::ALL {
        let words = Words::of::<Ethnos>(language);
        for phrase in &phrases {
            let said = words.say(phrase);
            assert!(
                !said.contains('{') && !said.trim().is_empty(),
                "{language:?} cannot say {phrase:?}: {said}"
            );
        }
    }
}

#[test]
fn brackets_show_what_was_put_into_words() {
    let words = Words::of::<Ethnos>(Language::En).bracketed();
    for phrase in phrases() {
        let said = words.say(&phrase);
        assert!(said.starts_with('⟦') && said.ends_with('⟧'), "{said}");
    }
}

fn keys(language: Language) -> BTreeSet<&'static str> {
    let begins = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    Ethnos::words(language).lines().filter(begins).filter_map(|line| line.split(' ').next()).collect()
}

#[test]
fn every_language_has_the_same_words_and_none_is_left_over() {
    let used: BTreeSet<&str> = phrases().iter().map(|phrase| phrase.key).collect();
    let noun = |key: &&str| {
        ["tribe-", "tribes-", "kingdom-", "colour-", "option-"].iter().any(|kind| key.starts_with(kind))
    };
    let english = keys(Language::En);
    let sentences: BTreeSet<&str> = english.iter().copied().filter(|key| !noun(key)).collect();
    assert_eq!(sentences, used, "sentences in the word file and sentences the game says");
    for language in Language::ALL {
        assert_eq!(keys(language), english, "{language:?}");
    }
}

#[test]
fn every_rule_is_told_in_every_language() {
    let ids: Vec<&str> = Ethnos::rules().iter().map(|rule| rule.0).collect();
    for language in Language::ALL {
        let book = Rulebook::parse(Ethnos::rulebook(language)).unwrap();
        assert_eq!(book.rules().map(|rule| rule.id).collect::<Vec<_>>(), ids, "{language:?}");
        for rule in book.rules() {
            assert!(!rule.title.is_empty() && rule.text.len() > 40, "{language:?}: {} says nothing", rule.id);
        }
    }
}
