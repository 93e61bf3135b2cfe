//! Every answer, event and question has its sentence in every language.

use std::collections::BTreeSet;

use arrayvec::ArrayVec;
use kernel::{Language, Spoken};

use super::*;
use crate::event::{Discard, Offered, Placed, Scored, Won};

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
        Event::Drew { seat, card, by: Draw::Dealt },
        Event::DrewHidden { seat, by: Draw::Dealt },
        Event::Dragon { seat, appeared: 1 },
        Event::Took { seat, card },
        Event::Band { seat, leader: card, cards: ArrayVec::new() },
        Event::Marker { seat, kingdom, markers: 1, by: Placed::Band },
        Event::NoMarker { seat },
        Event::Discarded { seat, cards: ArrayVec::new(), by: Discard::Band },
        Event::Kept { seat, count: 1 },
        Event::Swam { seat, from: 0, to: 1 },
        Event::Giant { seat, size: 1, gain, total },
        Event::Horde { seat, kingdom },
        Event::Token { seat, value: 1 },
        Event::Triumph { seat },
        Event::AgeEnded { age: 1, seat },
        Event::KingdomScored { kingdom, seat, place: 1, markers: 1, gain, total, by: Scored::Place },
        Event::MerfolkScored { seat, place: 1, space: 1, gain, total, places: false },
        Event::GiantScored { seat, gain, total },
        Event::BandScored { seat, leader: card, counted: 1, gain, total },
        Event::Raided { seat, markers: 1, gain, total, partial: false },
        Event::Held { seat },
        Event::Declined { seat, offer: Offered::Again },
        Event::Over { ranks: ArrayVec::new(), glory: ArrayVec::new(), by: Won::Glory },
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
        Step::Horde,
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

/// The paragraphs that explain what happened since the last call, without repetitions.
fn grounds(table: &mut Table) -> BTreeSet<RuleId> {
    table.events().iter().map(Ethnos::grounds).collect()
}

/// What happened cites this paragraph.
fn cites(table: &mut Table, rule: RuleId) {
    let cited = grounds(table);
    assert!(cited.contains(&rule), "{rule} is not among {cited:?}");
}

#[test]
fn a_marker_cites_the_rule_that_placed_it() {
    for (seats, rule, other) in
        [(4, rule::BAND_MARKER, rule::BAND_DUEL), (2, rule::BAND_DUEL, rule::BAND_MARKER)]
    {
        let mut table = Table::new(seats, "merfolk wingfolk");
        table.sudden_band(0, "red-dwarf");
        let cited = grounds(&mut table);
        assert!(cited.contains(&rule) && !cited.contains(&other), "{seats} seats: {cited:?}");

        table.sudden_band(1, "red-wingfolk");
        table.say(1, "place duris");
        let cited = grounds(&mut table);
        assert!(cited.contains(&rule::TRIBE_WINGFOLK) && !cited.contains(&rule), "{seats} seats: {cited:?}");

        table.sudden_band(0, &clan("blue-merfolk", 3));
        table.events();
        table.say(0, "place ithys");
        assert_eq!(grounds(&mut table), [rule::TRIBE_MERFOLK].into(), "the marker of the board");
    }
    let mut table = Table::new(4, "");
    table.state.supply[0] = 0;
    table.sudden_band(0, "red-dwarf");
    cites(&mut table, rule::SETUP_MARKERS);
}

#[test]
fn declining_cites_what_was_offered() {
    let mut table = Table::with(4, "centaur merfolk troll orc wizard", "marker=may");
    let mut declined = |leader: &str, size: usize, first: &str, rule: RuleId| {
        table.gather();
        table.state.supply[0] = 5;
        table.turn(0);
        let cards = clan(leader, size);
        table.hand(0, &cards);
        table.hand(0, "grey-minotaur");
        table.band(0, &cards);
        table.say(0, first);
        table.events();
        table.say(0, "decline");
        let first = table.events().remove(0);
        assert_eq!(Ethnos::grounds(&first), rule, "{first:?}");
    };
    declined("red-centaur", 1, "place rhea", rule::TRIBE_CENTAUR);
    declined("blue-merfolk", 3, "place straton", rule::TRIBE_MERFOLK);
    declined("red-troll", 2, "place rhea", rule::TRIBE_TROLL);
    declined("green-orc", 1, "place althea", rule::TRIBE_ORC);
    declined("grey-wizard", 1, "place pelagon", rule::TRIBE_WIZARD);

    let mut table = Table::with(4, "", "marker=may");
    table.sudden_band(0, "red-dwarf");
    table.events();
    table.say(0, "decline");
    cites(&mut table, rule::OPTION_MARKER);
}

#[test]
fn draws_and_discards_cite_why() {
    let (_, log) = start("", 1);
    let dealt = log.iter().filter(|told| matches!(told.event, Event::Drew { .. } | Event::DrewHidden { .. }));
    assert!(dealt.map(|told| Ethnos::grounds(&told.event)).all(|rule| rule == rule::AGE_START));

    let mut table = Table::with(4, "wizard", "empty-pool=two");
    table.say(0, "draw");
    assert_eq!(grounds(&mut table), [rule::RECRUIT_DECK, rule::OPTION_EMPTY_POOL].into());
    table.hand(1, "grey-dwarf");
    table.sudden_band(1, "red-wizard");
    cites(&mut table, rule::BAND_DISCARD);
    table.say(1, "draw");
    assert_eq!(grounds(&mut table), [rule::TRIBE_WIZARD].into());
    table.third_dragon(2);
    let discarded =
        table.events().into_iter().find(|event| matches!(event, Event::Discarded { .. })).unwrap();
    assert_eq!(Ethnos::grounds(&discarded), rule::END_ORDER);

    let mut table = Table::with(4, "skeleton", "skeletons=scatter");
    table.hand(0, &"skeleton ".repeat(10));
    table.say(0, "scatter");
    assert_eq!(grounds(&mut table), [rule::OPTION_SKELETONS].into());
}

#[test]
fn scores_cite_ties_and_the_rules_for_two() {
    let scored = |seats: usize, age: u8, markers: &[u8], trolls: &[u8]| {
        let mut table = Table::new(seats, "troll");
        table.age(age);
        table.tokens(Duris, &[4, 6]);
        table.markers(Duris, markers);
        table.trolls(0, trolls);
        table.third_dragon(0);
        let events = table.events();
        let scored = events.iter().filter(|event| matches!(event, Event::KingdomScored { .. }));
        scored.map(Ethnos::grounds).collect::<Vec<_>>()
    };
    assert_eq!(scored(4, 2, &[2, 1], &[]), [rule::END_KINGDOMS, rule::END_KINGDOMS]);
    assert_eq!(scored(4, 2, &[2, 2], &[]), [rule::END_TIES, rule::END_TIES]);
    assert_eq!(scored(4, 2, &[2, 2], &[3]), [rule::END_TIES, rule::END_TIES], "Troll tokens part them");
    assert_eq!(scored(4, 2, &[2, 1, 1], &[]), [rule::END_KINGDOMS, rule::END_TIES, rule::END_TIES]);
    assert_eq!(scored(2, 1, &[2, 1], &[]), [rule::END_KINGDOMS], "the first age has no rule for two");
    assert_eq!(scored(2, 2, &[2, 1], &[]), [rule::END_DUEL]);
    assert_eq!(scored(2, 2, &[2, 2], &[]), [rule::END_DUEL, rule::END_DUEL]);

    for (option, rule) in [("merfolk=leader", rule::END_MERFOLK), ("merfolk=kingdom", rule::OPTION_MERFOLK)] {
        let mut table = Table::with(2, "merfolk", option);
        table.age(2);
        table.swim(&[3, 2]);
        table.third_dragon(0);
        cites(&mut table, rule);
    }
}

#[test]
fn raids_and_the_end_cite_what_decided() {
    let mut table = Table::with(4, "orc", "raid=some");
    table.horde(0, &[Duris, Rhea]);
    table.third_dragon(0);
    table.events();
    table.say(0, "plunder duris; done");
    cites(&mut table, rule::OPTION_RAID);
    table.third_dragon(0);
    table.say(0, "plunder rhea; done");
    cites(&mut table, rule::END_RAID);

    let over = |glory: &[u16]| {
        let mut table = Table::new(4, "");
        table.age(3);
        table.set_glory(glory);
        table.third_dragon(0);
        Ethnos::grounds(table.events().last().unwrap())
    };
    assert_eq!(over(&[5, 4]), rule::FINAL_WINNER);
    assert_eq!(over(&[5, 5]), rule::FINAL_TIES);
    let mut table = Table::new(4, "skeleton");
    table.set_glory(&[1, 2]);
    table.hand(0, &"skeleton ".repeat(10));
    table.say(0, "triumph");
    assert_eq!(grounds(&mut table), [rule::OPTION_SKELETONS].into());
}
