//! Everything can be said, in every language.

use conformance::Speech;
use ethnos::{Action, Ethnos, Event};
use kernel::{Seat, Spoken};

fn speech() -> Speech {
    let setups = ["seats=2", "seats=3 raid=some marker=may", "seats=6 skeletons=scatter"];
    // What random games hardly ever come to.
    let rare = [
        Ethnos::answer(Action::Triumph),
        Ethnos::answer(Action::Scatter),
        Ethnos::happened(&Event::Triumph { seat: Seat::new(0) }),
    ];
    Speech::of::<Ethnos>(&setups, 20).and(rare)
}

#[test]
fn every_phrase_has_words_in_every_language() {
    speech().has_words::<Ethnos>();
}

#[test]
fn every_language_has_the_same_words_and_none_is_left_over() {
    speech().is_all::<Ethnos>(&["tribe-", "tribes-", "kingdom-", "colour-", "option-"]);
}

#[test]
fn every_rule_is_told_in_every_language() {
    conformance::rules_are_told::<Ethnos>();
}
