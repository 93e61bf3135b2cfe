use std::collections::BTreeSet;

use super::*;
use crate::content::BOXES;
use crate::state::home;
use crate::{Cause, Event};

fn start(setup: &str, seed: u64) -> State {
    Imperium::start(&setup.parse().unwrap(), &mut Fast::new(seed), &mut Silence)
}

/// Tributaries in the market and the decks.
fn tributaries(state: &State) -> BTreeSet<&'static str> {
    let _numbering = enter(state.cards);
    let market = state.market.iter().filter_map(Slot::card).filter(|&card| home(card) == 3);
    state.pools[3].iter().chain(market).map(Card::name).collect()
}

/// Supply unrest of each nation for two, three and four seats.
#[test]
fn a5_nations_bring_unrest_to_the_pile() {
    let facts = [
        ("arthurians", [2, 3, 4]),
        ("olmecs", [1, 2, 3]),
        ("utopians", [3, 4, 5]),
        ("qin", [0, 1, 2]),
        ("celts", [0, 2, 5]),
        ("vikings", [0, 1, 2]),
    ];
    for nation in &content().nations {
        let known = facts.iter().find(|(name, _)| *name == nation.name).map_or([0; 3], |(_, many)| *many);
        let many = [2, 3, 4].map(|seats| {
            let starts = nation.starts.iter().filter(|start| start.seats <= seats);
            let pile = starts.filter(|start| start.place == crate::content::Place::Pile);
            pile.map(|start| start.copies).sum::<u8>()
        });
        assert_eq!(many, known, "{}", nation.name);
    }
}

/// Those who touch what others use have their solstice in turn order.
#[test]
fn e1_utopians_have_their_solstice_in_turn_order() {
    let mut table = Table::new("box=legends nations=utopians,minoans sides=a");
    table.hand(0, "charity").deck(0, "meditation").play(1, "knossos religion").tokens(1, 3, 0, 0);
    table.hand(1, "unrest").solstice_of(&[0, 1]);
    assert!(table.offered().starts_with("0: pick"), "{}", table.offered());
    assert!(!table.offered().contains('|'), "the other one waits: {}", table.offered());
}

/// The last quest ends nothing, the tenth development and the other ends do.
#[test]
fn e4_every_end_has_its_cause() {
    for (nation, name, cause) in
        [("arthurians", "graal", Cause::Quest), ("utopians", "shangri-la", Cause::Journey)]
    {
        let mut table = Table::legends(&format!("{nation},minoans"));
        let mut told: Vec<kernel::Told<Event>> = Vec::new();
        table.tokens(0, 0, 24, 0);
        if nation == "arthurians" {
            table.hand(0, name);
            let action = Action::Play(card(name));
            Imperium::apply(&mut table.state, Seat::new(0), action, &mut table.luck, &mut told);
        } else {
            table.state.sides[0].play = Cards::NONE;
            table.play(0, name);
            let (state, luck) = (&mut table.state, &mut table.luck);
            let trace = kernel::Trace::Nothing;
            let mut run = crate::run::Run { state, luck, tell: &mut told, trace, by: Seat::new(0) };
            run.begin_solstice([Seat::new(0)].into_iter());
            run.go();
        }
        let ends = told.iter().any(|told| matches!(told.event, Event::Ending { why, .. } if why == cause));
        assert!(ends, "{name}");
    }
}

#[test]
fn c1_every_nation_can_be_chosen_once() {
    assert_eq!(content().nations.len(), 16);
    let error = |text: &str| text.parse::<crate::Setup>().unwrap_err().to_string();
    assert!(error("box=both nations=qin,qin").contains("once"));
    assert!(error("box=classics nations=qin,celts").starts_with("there is no nation 'qin'"));
    assert!(error("box=legends nations=qin,celts").starts_with("there is no nation 'celts'"));
    assert!("box=both nations=qin,celts".parse::<crate::Setup>().is_ok());
}

#[test]
fn c2_common_cards_are_those_of_one_box() {
    for (at, name) in BOXES.into_iter().enumerate() {
        for seed in 0..20 {
            let state = start(&format!("box=both commons={name} seats=4"), seed);
            let _numbering = enter(state.cards);
            let cards = state.pools.iter().flat_map(|pool| pool.iter());
            let cards =
                cards.chain(state.market.iter().filter_map(Slot::card)).filter(|&card| home(card) != 3);
            for card in cards {
                let own = content().commons[at].iter().any(|start| start.card == card);
                assert!(own, "{card} in a game with the common cards of {name}");
            }
        }
    }
}

#[test]
fn c4_a_tributary_that_is_a_nation_in_play_is_replaced() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let state = start("box=both commons=classics nations=qin,egyptians", seed);
        let names = tributaries(&state);
        assert!(!names.contains("qin") && !names.contains("egyptians"));
        assert_eq!(names.len(), 9, "two seats");
        let theirs = |name: &&&str| content().commons[1].iter().any(|start| start.card.name() == **name);
        let new: Vec<&str> = names.iter().filter(theirs).copied().collect();
        assert_eq!(new.len(), 2);
        assert!(!new.contains(&"romans") && !new.contains(&"xiongnu"), "marks for more seats");
        seen.extend(new);
    }
    assert_eq!(seen.len(), 9, "each that fits comes some day: {seen:?}");
    let state = start("box=both commons=legends nations=romans,qin", 1);
    assert_eq!(tributaries(&state).iter().filter(|name| **name == "romans").count(), 0);
    let state = start("box=both commons=classics nations=romans,celts", 1);
    assert!(tributaries(&state).contains("qin"), "where no name clashes, nothing is replaced");
}

#[test]
fn c5_the_names_that_can_clash_are_known() {
    let clash = |at: usize| {
        let named = content().commons[at].iter().map(|start| start.card.name());
        named
            .filter(|name| content().nations.iter().any(|nation| nation.name == *name))
            .collect::<BTreeSet<_>>()
    };
    assert_eq!(clash(0), BTreeSet::from(["egyptians", "mauryans", "minoans", "olmecs", "qin"]));
    let legends =
        ["carthaginians", "celts", "greeks", "macedonians", "persians", "romans", "scythians", "vikings"];
    assert_eq!(clash(1), BTreeSet::from(legends));
}

#[test]
fn c6_the_number_of_tributaries_stays() {
    for (seats, many) in [(2, 9), (3, 10), (4, 11)] {
        for seed in 0..40 {
            let state = start(&format!("box=both commons=random seats={seats}"), seed);
            assert_eq!(tributaries(&state).len(), many);
        }
    }
}

#[test]
fn c7_the_unrest_of_all_nations_joins_the_pile() {
    let unrest = |setup: &str| {
        let state = start(setup, 1);
        usize::from(state.pile) + state.market.iter().filter(|slot| slot.unrest).count()
    };
    assert_eq!(unrest("box=both nations=utopians,celts"), 8 + 3);
    assert_eq!(unrest("box=both seats=4 nations=utopians,celts,arthurians,qin"), 12 + 5 + 5 + 4 + 2);
}

#[test]
fn c9_a_replacing_tributary_keeps_its_text() {
    let mut table = Table::new("box=both commons=classics nations=qin,minoans");
    table.hand(0, "etruscans").say("play etruscans");
    assert_eq!(table.has(0), [0, 0, 2]);
}

#[test]
fn c10_replacements_cannot_run_out() {
    for seed in 0..20 {
        let state = start("box=both commons=legends seats=4 nations=romans,celts,vikings,greeks", seed);
        let names = tributaries(&state);
        assert_eq!(names.len(), 11);
        assert!(["romans", "celts", "vikings", "greeks"].iter().all(|name| !names.contains(name)));
    }
}
