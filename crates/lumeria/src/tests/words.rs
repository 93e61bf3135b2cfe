//! Every answer, event and question has its sentence in every language.

use std::collections::BTreeSet;

use kernel::{Language, Spoken};

use super::*;
use crate::Manoeuvre::March;
use crate::{Faces, Faction};

/// The keys of a word file that begin like this.
fn keys(language: Language, start: &str) -> BTreeSet<String> {
    let lines = Lumeria::words(language).lines().filter(|line| line.starts_with(start));
    lines.filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()).collect()
}

/// The word files have exactly these sentences of a sort.
fn spoken(start: &str, used: BTreeSet<String>) {
    for language in Language::ALL {
        assert_eq!(keys(language, start), used, "{}", language.code());
    }
}

const ANSWERS: [&str; 19] = [
    "roll",
    "begin 1",
    "recruit woje",
    "place a1",
    "march",
    "volley",
    "pick c3",
    "move c4",
    "run c5",
    "fortify",
    "aim",
    "strike c4",
    "shoot c6",
    "invoke",
    "reroll",
    "keep",
    "renew fortune",
    "done",
    "pass",
];

#[test]
fn every_answer_has_its_words() {
    spoken("answer-", ANSWERS.map(|text| Lumeria::answer(action(text)).key.to_owned()).into());
}

#[test]
fn every_answer_round_trips_through_its_text() {
    for text in ANSWERS {
        assert_eq!(action(text).to_string(), text);
    }
    for text in
        ["", "begin", "begin 2", "recruit", "place", "place i1", "roll 1", "renew", "renew luck", "Pass"]
    {
        assert_eq!(text.parse::<Action>(), Err(()), "{text}");
    }
}

#[test]
fn every_event_has_its_words() {
    let seat = Seat::new(1);
    let unit = "woje".parse().unwrap();
    let (from, to) = (cell("c3"), cell("c4"));
    let faces = Faces::new();
    let (needed, wounds, hits) = (4, 1, 1);
    let over = |by| Event::Over { winner: Some(seat), by, points: [10, 9] };
    let events = [
        Event::Began { scenario: "camps".parse().unwrap(), factions: [Faction::Slavs, Faction::Vikings] },
        Event::Initiative { rolls: [[1, 2], [3, 4]] },
        Event::Round { round: 1, first: seat, gold: [2, 2] },
        Event::Stage { stage: Stage::Early },
        Event::Recruited { seat, unit, gold: 1 },
        Event::Placed { seat, unit, cell: from },
        Event::Passed { seat },
        Event::Spent { seat, manoeuvre: March, track: true },
        Event::Spent { seat, manoeuvre: March, track: false },
        Event::Picked { seat, unit, cell: from },
        Event::Moved { seat, unit, from, to },
        Event::Ran { seat, unit, from, to },
        Event::Fortified { seat, unit, cell: from },
        Event::Aimed { seat, unit, cell: from },
        Event::Finished { seat },
        Event::Invoked { seat, god: "thor".parse().unwrap() },
        Event::Attacked { seat, unit, from, to, melee: true, faces: faces.clone(), needed },
        Event::Attacked { seat, unit, from, to, melee: false, faces: faces.clone(), needed },
        Event::Rerolled { seat, faces, needed },
        Event::Hit { unit, cell: to, hits, wounds },
        Event::Pushed { unit, from, to, exhausted: false },
        Event::Pushed { unit, from, to, exhausted: true },
        Event::Defeated { seat, unit, cell: to, gold: 1 },
        Event::Renewing { seat, field: 2 },
        Event::Renewed { seat, manoeuvre: March, next: false },
        Event::Renewed { seat, manoeuvre: March, next: true },
        Event::Waits { seat },
        Event::Scored { seat, gain: 1, total: 2 },
        Event::Stepped { seat, unit, from, to },
        Event::Decided { dice: [1, 1], hits: [1, 0] },
        over(Decider::Points),
        over(Decider::Defeated),
        over(Decider::Cost),
        over(Decider::Dice),
        Event::Over { winner: None, by: Decider::Nothing, points: [0, 0] },
    ];
    spoken("event-", events.iter().map(|event| Lumeria::happened(event).key.to_owned()).collect());
}

#[test]
fn every_question_has_its_words() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c3");
    let mut asked = BTreeSet::new();
    for step in [
        Step::Initiative,
        Step::First,
        Step::Recruit,
        Step::Place,
        Step::Manoeuvre,
        Step::March,
        Step::Stride,
        Step::Volley,
        Step::Target,
        Step::Activate,
        Step::Act,
        Step::Bless,
        Step::Fortune,
        Step::Stand,
        Step::Renew,
        Step::Retreat,
        Step::Decide,
    ] {
        table.state.step = step;
        table.state.draft.unit = Some(cell("c3"));
        table.state.draft.target = Some(cell("c3"));
        let question = Lumeria::question(&table.state, Seat::new(0)).unwrap();
        asked.insert(question.asks.key.to_owned());
        if step == Step::Act {
            table.state.draft.blessing = 1;
            asked.insert(Lumeria::question(&table.state, Seat::new(0)).unwrap().asks.key.to_owned());
            table.state.draft.blessing = 0;
        }
    }
    spoken("ask-", asked);
}

#[test]
fn every_ability_has_its_words() {
    let when = crate::ability::Facts::MELEE;
    let phrases = crate::ability::Effect::FORMS
        .map(|text| crate::words::ability(crate::ability::Clause { effect: text.parse().unwrap(), when }));
    spoken("ability-", phrases.iter().map(|phrase| phrase.key.to_owned()).collect());
    for language in Language::ALL {
        let words = ::words::Words::of::<Lumeria>(language);
        for phrase in &phrases {
            let said = words.say(phrase);
            assert!(!said.contains('{') && said.trim_end().ends_with('.'), "{said}");
        }
    }
}

#[test]
fn dice_are_unused_where_nothing_was_rolled() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c3");
    assert_eq!(table.state.dice, Dice::default());
    assert_eq!(table.view().dice, None);
}

#[test]
fn the_board_can_be_drawn_in_letters() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c3, bies a4");
    table.put(1, "olbrzym e6");
    let drawn = |who| Lumeria::board(&Lumeria::view(&table.state, who)).join("\n");
    let near = "\
7  r    c    r    c    r
6  .    .    .    .    1olb
5  .    .    .    .    .
4  0bie .    ^    .    ^
3  .    .    0woj .    .
2  .    .    .    .    .
1  r    c    r    c    r
   a    b    c    d    e";
    assert_eq!(drawn(Observer::Spectator), near);
    assert_eq!(drawn(Observer::Seat(Seat::new(0))), near);
    let far = drawn(Observer::Seat(Seat::new(1)));
    assert!(far.starts_with("1  r") && far.ends_with("e    d    c    b    a"), "{far}");
    assert!(far.contains("6  1olb .    .    .    ."), "{far}");
}
