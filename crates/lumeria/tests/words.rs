//! Everything can be said, in every language.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

use std::collections::BTreeSet;

use kernel::{Choices, Fast, Game, Language, Luck, Observer, Phrase, Seat, Spoken, Told, Waiting};
use lumeria::{Decider, Event, Lumeria, Manoeuvre, Setup};
use words::{Rulebook, Words};

/// Every phrase of many random games: events, questions, answers and scenes.
fn phrases() -> Vec<Phrase> {
    let mut phrases = Vec::new();
    let mut luck = Fast::new(1);
    let mut legal = Vec::new();
    for game in 0..100 {
        let scenario = if game % 10 == 0 { "camps" } else { "three-hills" };
        let setup: Setup = format!("factions=random scenario={scenario}").parse().unwrap();
        let mut told: Vec<Told<_>> = Vec::new();
        let mut state = Lumeria::start(&setup, &mut luck, &mut told);
        while let Waiting::For(waiting) = Lumeria::waiting(&state) {
            let seat = waiting.first().unwrap();
            Lumeria::legal(&state, seat, &mut legal);
            phrases.push(Lumeria::question(&state, seat).unwrap().asks);
            phrases.extend(legal.iter().map(|&action| Lumeria::answer(action)));
            if luck.pick(20) == 0 {
                phrases.extend(Lumeria::scene(&Lumeria::view(&state, Observer::Seat(seat))));
            }
            let action = legal[luck.pick(legal.len() as u32) as usize];
            Lumeria::apply(&mut state, seat, action, &mut luck, &mut told);
        }
        phrases.extend(told.iter().map(|told| Lumeria::happened(&told.event)));
    }
    // What random games hardly ever come to.
    let (seat, manoeuvre) = (Seat::new(0), Manoeuvre::March);
    phrases.push(Lumeria::happened(&Event::Renewed { seat, manoeuvre, next: false }));
    let winner = Some(seat);
    for by in [Decider::Defeated, Decider::Cost, Decider::Dice] {
        phrases.push(Lumeria::happened(&Event::Over { winner, by, points: [10, 10] }));
    }
    phrases.push(Lumeria::happened(&Event::Over { winner: None, by: Decider::Nothing, points: [10, 10] }));
    phrases.push(Lumeria::happened(&Event::Decided { dice: [3, 5], hits: [1, 2] }));
    phrases.push(Phrase::new("ask-decide"));
    phrases
}

#[test]
fn every_phrase_has_words_in_every_language() {
    let phrases = phrases();
    for language in Language::ALL {
        let words = Words::of::<Lumeria>(language);
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
    let words = Words::of::<Lumeria>(Language::En).bracketed();
    for phrase in phrases() {
        let said = words.say(&phrase);
        assert!(said.starts_with('⟦') && said.ends_with('⟧'), "{said}");
    }
}

fn keys(language: Language) -> BTreeSet<&'static str> {
    let begins = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    Lumeria::words(language).lines().filter(begins).filter_map(|line| line.split(' ').next()).collect()
}

#[test]
fn every_language_has_the_same_words_and_none_is_left_over() {
    let used: BTreeSet<&str> = phrases().iter().map(|phrase| phrase.key).collect();
    let nouns = [
        "faction-",
        "god-",
        "scenario-",
        "unit-",
        "manoeuvre-",
        "stage-",
        "stance-",
        "fact-",
        "option-",
        "unknown",
    ];
    let noun = |key: &&str| nouns.iter().any(|kind| key.starts_with(kind));
    let english = keys(Language::En);
    let sentences: BTreeSet<&str> = english.iter().copied().filter(|key| !noun(key)).collect();
    assert_eq!(sentences, used, "sentences in the word file and sentences the game says");
    for language in Language::ALL {
        assert_eq!(keys(language), english, "{language:?}");
    }
}

#[test]
fn every_option_has_words_in_every_language_and_none_is_left_over() {
    let mut used = BTreeSet::new();
    for offer in Lumeria::offers() {
        let key = format!("option-{}", offer.key);
        match offer.choices {
            Choices::Number { .. } => {}
            Choices::One(choices) => used.extend(choices.iter().map(|choice| format!("{key}-{choice}"))),
            Choices::Several(choices) | Choices::Each(choices) => {
                let more = ["random", "about", "wrong"];
                used.extend(choices.iter().chain(&more).map(|choice| format!("{key}-{choice}")));
            }
        }
        used.insert(key);
    }
    for language in Language::ALL {
        let known = keys(language).into_iter().filter(|key| key.starts_with("option-"));
        assert_eq!(known.map(str::to_owned).collect::<BTreeSet<_>>(), used, "{language:?}");
        let words = Words::of::<Lumeria>(language);
        for key in &used {
            let said = words.text(key);
            assert!(!said.contains('{') && !said.is_empty(), "{language:?} cannot say {key}: {said}");
        }
    }
}

/// Whatever happens, a paragraph of the rulebook explains it.
#[test]
fn every_event_has_its_paragraph() {
    let (mut luck, mut legal) = (Fast::new(2), Vec::new());
    let mut told: Vec<Told<_>> = Vec::new();
    for _ in 0..20 {
        let mut state = Lumeria::start(&"".parse().unwrap(), &mut luck, &mut told);
        while let Waiting::For(waiting) = Lumeria::waiting(&state) {
            let seat = waiting.first().unwrap();
            Lumeria::legal(&state, seat, &mut legal);
            let action = legal[luck.pick(legal.len() as u32) as usize];
            Lumeria::apply(&mut state, seat, action, &mut luck, &mut told);
        }
    }
    for Told { event, .. } in &told {
        assert!(Lumeria::rules().contains(&Lumeria::grounds(event)), "{event:?}");
    }
}

#[test]
fn every_rule_is_told_in_every_language() {
    let ids: Vec<&str> = Lumeria::rules().iter().map(|rule| rule.0).collect();
    for language in Language::ALL {
        let book = Rulebook::parse(Lumeria::rulebook(language)).unwrap();
        assert_eq!(book.rules().map(|rule| rule.id).collect::<Vec<_>>(), ids, "{language:?}");
        for rule in book.rules() {
            assert!(!rule.title.is_empty() && rule.text.len() > 15, "{language:?}: {} says nothing", rule.id);
        }
    }
}
