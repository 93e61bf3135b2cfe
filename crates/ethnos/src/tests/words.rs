//! Every answer, event and question has its sentence in every language.

use std::collections::BTreeSet;

use arrayvec::ArrayVec;
use kernel::{Language, Spoken};

use super::*;

/// The keys of a word file that begin like this.
fn keys(language: Language, start: &str) -> BTreeSet<String> {
    let lines = Ethnos::words(language).lines().filter(|line| line.starts_with(start));
    lines.filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()).collect()
}

/// The word files have exactly these sentences that begin like this.
fn spoken(start: &str, used: BTreeSet<String>) {
    for language in Language::ALL {
        assert_eq!(keys(language, start), used, "{}", language.code());
    }
}

#[test]
fn every_answer_has_its_words() {
    let answers = [
        "take red-dwarf",
        "draw",
        "lead red-dwarf",
        "triumph",
        "scatter",
        "add red-dwarf",
        "keep skeleton",
        "done",
        "place duris",
        "token 1",
        "raid",
        "plunder duris",
        "decline",
    ];
    spoken("answer-", answers.map(|text| Ethnos::answer(text.parse().unwrap()).key.to_owned()).into());
}

#[test]
fn every_answer_round_trips_through_its_text() {
    for text in ["take grey-elf", "lead skeleton", "place pelagon", "token 6", "plunder rhea", "draw"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in ["", "take", "take elf", "draw red-elf", "token", "token x", "place red", "pass", "Draw"] {
        assert_eq!(text.parse::<Action>(), Err(()), "{text}");
    }
}

#[test]
fn every_event_has_its_words() {
    let seat = Seat::new(1);
    let card: Card = "red-dwarf".parse().unwrap();
    let kingdom = Rhea;
    let tokens: [ArrayVec<u8, 3>; 6] = std::array::from_fn(|_| ArrayVec::new());
    let (gain, total) = (1, 2);
    let events = [
        Event::Began { seats: 2, tribes: ArrayVec::new(), tokens },
        Event::Age { age: 1, first: seat, pool: ArrayVec::new(), deck: 60 },
        Event::Drew { seat, card },
        Event::DrewHidden { seat },
        Event::Dragon { seat, appeared: 1 },
        Event::Took { seat, card },
        Event::Band { seat, leader: card, cards: ArrayVec::new() },
        Event::Marker { seat, kingdom, markers: 1 },
        Event::Discarded { seat, cards: ArrayVec::new() },
        Event::Kept { seat, count: 1 },
        Event::Swam { seat, from: 0, to: 1 },
        Event::Giant { seat, size: 1, gain, total },
        Event::Horde { seat, kingdom },
        Event::Token { seat, value: 1 },
        Event::Triumph { seat },
        Event::AgeEnded { age: 1, seat },
        Event::KingdomScored { kingdom, seat, place: 1, markers: 1, gain, total },
        Event::MerfolkScored { seat, place: 1, space: 1, gain, total },
        Event::GiantScored { seat, gain, total },
        Event::BandScored { seat, leader: card, counted: 1, gain, total },
        Event::Raided { seat, markers: 1, gain, total },
        Event::Held { seat },
        Event::Declined { seat },
        Event::Over { ranks: ArrayVec::new(), glory: ArrayVec::new() },
    ];
    spoken("event-", events.iter().map(|event| Ethnos::happened(event).key.to_owned()).collect());
}

#[test]
fn every_question_has_its_words() {
    let mut table = Table::new(4, "orc");
    let mut asked = BTreeSet::new();
    let mut ask =
        |table: &Table| asked.insert(Ethnos::question(&table.state, Seat::new(0)).unwrap().asks.key);
    for step in [
        Step::Turn,
        Step::Again,
        Step::Band { again: false },
        Step::Marker,
        Step::Bonus { left: 1 },
        Step::Token,
        Step::Keep { left: 1 },
        Step::Conjure,
        Step::Raid { named: 0 },
    ] {
        table.state.step = step;
        ask(&table);
    }
    table.state.step = Step::Turn;
    table.hand(0, &clan("red-dwarf", 10));
    ask(&table);
    table.state.step = Step::Raid { named: 0 };
    table.state.variant.raid_some = true;
    ask(&table);
    spoken("ask-", asked.into_iter().map(str::to_owned).collect());
}
