//! Everything can be said, in every language.

use conformance::Speech;
use kernel::{Phrase, Seat, Spoken};
use lumeria::{Decider, Event, Lumeria, Manoeuvre};

fn speech() -> Speech {
    let (seat, manoeuvre) = (Seat::new(0), Manoeuvre::March);
    let [from, to] = ["c3", "c4"].map(|cell| cell.parse().expect("a field"));
    let unit = "woje".parse().expect("a name");
    let over = |winner, by| Event::Over { winner, by, points: [10, 10] };
    // What random games hardly ever come to.
    let rare = [
        Event::Renewed { seat, manoeuvre, next: false },
        Event::Pushed { unit, from, to, exhausted: true },
        over(Some(seat), Decider::Defeated),
        over(Some(seat), Decider::Cost),
        over(Some(seat), Decider::Dice),
        over(None, Decider::Nothing),
        Event::Decided { dice: [3, 5], hits: [1, 2] },
    ];
    Speech::of::<Lumeria>(
        &["factions=random", "factions=random scenario=camps", "factions=random scenario=open-field"],
        50,
    )
    .and(rare.iter().map(Lumeria::happened))
    .and([Phrase::new("ask-decide")])
}

#[test]
fn every_phrase_has_words_in_every_language() {
    speech().has_words::<Lumeria>();
}

#[test]
fn every_language_has_the_same_words_and_none_is_left_over() {
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
        "style-",
        "unknown",
    ];
    speech().is_all::<Lumeria>(&nouns);
}

#[test]
fn every_option_has_words_in_every_language_and_none_is_left_over() {
    conformance::options_have_words::<Lumeria>();
}

#[test]
fn every_rule_is_told_in_every_language() {
    conformance::rules_are_told::<Lumeria>();
}
