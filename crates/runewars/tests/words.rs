//! Everything can be said, in every language.

use conformance::Speech;
use kernel::{Arg, Phrase, Spoken};
use runewars::{Ask, Runewars};

fn speech() -> Speech {
    Speech::of::<Runewars>(
        &[
            "seats=2 factions=daqan,latari",
            "seats=3 map=built factions=pick",
            "seats=4 map=random length=epic explore=yes",
        ],
        12,
    )
    .and(Ask::ALL.iter().map(|ask| Phrase::new(ask.key()).with("about", Arg::Name("2A"))))
}

#[test]
fn every_phrase_has_words_in_every_language() {
    speech().has_words::<Runewars>();
}

#[test]
fn every_option_has_words_in_every_language_and_none_is_left_over() {
    conformance::options_have_words::<Runewars>();
}

#[test]
fn every_rule_is_told_in_every_language() {
    conformance::rules_are_told::<Runewars>();
    assert_eq!(Runewars::rules().len(), 222);
}

#[test]
fn every_language_has_the_same_words() {
    let nouns = [
        "faction-",
        "unit-",
        "season-",
        "tactics-",
        "objective-",
        "title-",
        "hero-",
        "quest-",
        "reward-",
        "order-",
        "city-",
        "resource-",
        "destiny-",
        "attribute-",
        "development-",
        "way-",
        "token-",
        "stance-",
        "no-order",
        "neutral-units",
        "exploration-",
        "option-",
    ];
    let rare = [
        "event-defeated",
        "event-eliminated",
        "event-traded",
        "event-glimpsed",
        "answer-give",
        "answer-title",
    ];
    speech().and(rare.map(Phrase::new)).is_all::<Runewars>(&nouns);
}
