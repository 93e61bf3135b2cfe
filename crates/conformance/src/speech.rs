//! Checks that everything a game says has words in every language.

use std::collections::BTreeSet;

use kernel::{Choices, Fast, Insight, Language, Luck, Observer, Phrase, Spoken, Told, Waiting};
use words::{Rulebook, Words};

use crate::sample::read;

/// What a game says: its sentences, in the order in which they came up.
#[derive(Clone, PartialEq, Debug)]
pub struct Speech(Vec<Phrase>);

impl Speech {
    /// Every sentence of so many random games of each setup: events, questions, answers, scenes and reasons.
    ///
    /// # Panics
    /// If something happens that no paragraph of the rulebook explains.
    #[must_use]
    pub fn of<G: Spoken + Insight>(setups: &[&str], games: usize) -> Speech {
        let reasons = G::REASONS.as_flattened().iter();
        let mut phrases: Vec<Phrase> =
            reasons.flat_map(|key| [1, 2, 5].map(|count| Phrase::new(key).number("count", count))).collect();
        let (mut luck, mut legal) = (Fast::new(1), Vec::new());
        for setup in setups.iter().map(|setup| read::<G>(setup)) {
            for _ in 0..games {
                let mut told: Vec<Told<_>> = Vec::new();
                let mut state = G::start(&setup, &mut luck, &mut told);
                while let Waiting::For(waiting) = G::waiting(&state) {
                    let seat = waiting.first().expect("a seat is asked");
                    G::legal(&state, seat, &mut legal);
                    phrases.extend(G::question(&state, seat).map(|question| question.asks));
                    phrases.extend(legal.iter().map(|&action| G::answer(action)));
                    if luck.pick(30) == 0 {
                        phrases.extend(G::scene(&G::view(&state, Observer::Seat(seat))));
                    }
                    let action = legal[luck.pick(legal.len() as u32) as usize];
                    G::apply(&mut state, seat, action, &mut luck, &mut told);
                }
                for Told { event, .. } in &told {
                    assert!(G::rules().contains(&G::grounds(event)), "no paragraph explains {event:?}");
                    phrases.push(G::happened(event));
                }
                phrases.extend(G::scene(&G::view(&state, Observer::Spectator)));
            }
        }
        Speech(phrases)
    }

    /// Adds sentences that random games hardly ever come to.
    #[must_use]
    pub fn and(mut self, phrases: impl IntoIterator<Item = Phrase>) -> Speech {
        self.0.extend(phrases);
        self
    }

    /// Every sentence can be said in every language, and brackets show that it was.
    ///
    /// # Panics
    /// If one cannot.
    pub fn has_words<G: Spoken>(&self) {
        for language in Language::ALL {
            let words = Words::of::<G>(language);
            for phrase in &self.0 {
                whole(language, &words.say(phrase), phrase);
            }
        }
        let words = Words::of::<G>(Language::En).bracketed();
        for said in self.0.iter().map(|phrase| words.say(phrase)) {
            assert!(said.starts_with('⟦') && said.ends_with('⟧'), "{said}");
        }
    }

    /// The word files have the same keys in every language, and besides nouns, which begin with one of these words,
    /// none that is not said.
    ///
    /// # Panics
    /// If they have not.
    pub fn is_all<G: Spoken>(&self, nouns: &[&str]) {
        let english = keys::<G>(Language::En);
        for language in Language::ALL {
            assert_eq!(keys::<G>(language), english, "{language:?}");
        }
        let noun = |key: &&str| nouns.iter().any(|kind| key.starts_with(kind));
        let sentences: BTreeSet<&str> = english.into_iter().filter(|key| !noun(key)).collect();
        let used: BTreeSet<&str> = self.0.iter().map(|phrase| phrase.key).collect();
        assert_eq!(sentences, used, "sentences in the word file and sentences the game says");
    }
}

/// Every option of a game has words in every language, and there are words for no other.
///
/// # Panics
/// If it is not so.
pub fn options_have_words<G: Spoken>() {
    let mut used = BTreeSet::new();
    for offer in G::offers() {
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
        let known = keys::<G>(language).into_iter().filter(|key| key.starts_with("option-"));
        assert_eq!(known.map(str::to_owned).collect::<BTreeSet<_>>(), used, "{language:?}");
        let words = Words::of::<G>(language);
        for key in &used {
            whole(language, &words.text(key), key);
        }
    }
}

/// Every paragraph is told in every language, in the same order.
///
/// # Panics
/// If one is not.
pub fn rules_are_told<G: Spoken>() {
    let ids: Vec<&str> = G::rules().iter().map(|rule| rule.0).collect();
    for language in Language::ALL {
        let book = Rulebook::parse(G::rulebook(language)).unwrap_or_else(|why| panic!("{language:?}: {why}"));
        let told: Vec<&str> = book.rules().map(|rule| rule.id).collect();
        let missing: Vec<&str> = ids.iter().copied().filter(|id| !told.contains(id)).collect();
        assert!(missing.is_empty(), "rules/{}.md does not tell {}", language.code(), missing.join(", "));
        assert_eq!(told, ids, "{language:?}: paragraphs and their order");
        for rule in book.rules() {
            assert!(!rule.title.is_empty() && rule.text.len() > 15, "{language:?}: {} says nothing", rule.id);
        }
    }
}

/// What was said has no gaps.
fn whole(language: Language, said: &str, what: &impl std::fmt::Debug) {
    assert!(!said.contains('{') && !said.trim().is_empty(), "{language:?} cannot say {what:?}: {said}");
}

fn keys<G: Spoken>(language: Language) -> BTreeSet<&'static str> {
    let begins = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    G::words(language).lines().filter(begins).filter_map(|line| line.split(' ').next()).collect()
}
