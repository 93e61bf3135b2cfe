//! Everything can be said, in every language.

use conformance::Speech;
use kernel::{Arg, Fast, Game, Observer, Phrase, Seat, Silence, Spoken, Waiting};
use runewars::{Ask, Runewars};

fn speech() -> Speech {
    Speech::of::<Runewars>(
        &[
            "seats=2 factions=daqan,latari",
            "seats=3 map=built factions=pick",
            "seats=4 map=random length=epic explore=yes",
            "seats=2 rules=revised",
        ],
        12,
    )
    .and(
        Ask::ALL
            .iter()
            .map(|ask| Phrase::new("event-yes").seat(Seat::new(0)).with("topic", Arg::Term(ask.topic()))),
    )
    .and(prospects())
    .and([Phrase::new("answer-no")])
    .and(Ask::ALL.iter().map(|ask| Phrase::new(ask.key()).with("about", Arg::Name("2A"))))
}

/// What orders would bring, at the start of a game.
fn prospects() -> Vec<Phrase> {
    let setup = "seats=2 factions=daqan,latari".parse().expect("a setup");
    let (mut luck, mut legal) = (Fast::new(1), Vec::new());
    let mut state = Runewars::start(&setup, &mut luck, &mut Silence);
    for _ in 0..60 {
        let Waiting::For(seats) = Runewars::waiting(&state) else { break };
        let seat = seats.first().expect("a seat is asked");
        Runewars::legal(&state, seat, &mut legal);
        Runewars::apply(&mut state, seat, legal[0], &mut luck, &mut Silence);
    }
    let view = Runewars::view(&state, Observer::Spectator);
    let orders = Seat::all(2).flat_map(|seat| view.orders(seat));
    orders.flat_map(|order| [Some(order.gain), order.bonus]).flatten().collect()
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
    assert_eq!(Runewars::rules().len(), 237);
}

#[test]
fn every_language_has_the_same_words() {
    let nouns = [
        "faction-",
        "style-",
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
        "topic-",
        "text-",
        "who-",
        "result-",
        "special-",
        "section-",
        "token-",
        "stance-",
        "no-order",
        "neutral-units",
        "exploration-",
        "option-",
    ];
    let rare = [
        "scene-claim",
        "scene-duel",
        "scene-lying",
        "scene-out",
        "event-defeated",
        "event-eliminated",
        "event-claim-fell",
        "event-traded",
        "event-glimpsed",
        "answer-give",
        "answer-title",
    ];
    speech().and(rare.map(Phrase::new)).is_all::<Runewars>(&nouns);
}
