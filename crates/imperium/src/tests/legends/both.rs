use std::collections::BTreeSet;

use super::*;
use crate::content::{BOXES, Place};
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

/// Physical cards of each nation: the power card once, and two cards for the four sides of the journey.
#[test]
fn a1_every_nation_has_its_cards() {
    let facts = [
        ("arthurians", 29),
        ("atlanteans", 22),
        ("egyptians", 23),
        ("mauryans", 24),
        ("minoans", 23),
        ("olmecs", 26),
        ("qin", 25),
        ("utopians", 21),
    ];
    for (name, many) in facts {
        let nation = content().nations.iter().find(|nation| nation.name == name).unwrap();
        let sum = |fits: &dyn Fn(Place) -> bool| {
            let starts = nation.starts.iter().filter(|start| fits(start.place));
            starts.map(|start| usize::from(start.copies)).sum::<usize>()
        };
        let whole = sum(&|place| ![Place::Power, Place::Later].contains(&place));
        // One side of the journey is in play already.
        let sides = sum(&|place| place == Place::Power) / 2 + sum(&|place| place == Place::Later) / 2;
        assert_eq!(whole + sides, many, "{name}");
    }
}

/// Those of all seats, and those of two: fame, and by suit.
#[test]
fn a2_the_common_cards_are_complete() {
    let count = |seats: u8| {
        let mut counts = [0; 6];
        for start in content().commons[1].iter().filter(|start| start.seats <= seats) {
            counts[if start.place == Place::Pile { 5 } else { home(start.card) }] += start.copies;
        }
        counts
    };
    assert_eq!(count(4), [22, 15, 14, 11, 8, 12]);
    assert_eq!(count(4).iter().sum::<u8>() + 1, 83, "with the King of Kings");
    assert_eq!(count(2), [18, 12, 13, 9, 8, 8]);
    assert_eq!(start("box=legends", 1).fame_len(), 6);
}

/// What is printed was compared field by field; the line of each card is kept.
#[test]
fn a3_every_card_of_the_box_has_its_line() {
    let printed = include_str!("../../../tests/printed.txt");
    for card in Card::all() {
        assert!(printed.lines().any(|line| line.split(" |").next() == Some(card.name())), "{card}");
    }
    assert!(card("greeks").face().pinned);
}

/// A card can be found in the nation deck, but it is never the last card of it.
#[test]
fn a4_the_last_card_of_the_nation_deck_is_not_found() {
    let find = |last: bool| {
        let mut table = Table::legends("mauryans,minoans");
        table.nation(0, if last { "gandhara" } else { "arthashastra gandhara" }).hand(0, "chanakya");
        if last {
            table.state.sides[0].accession = card("arthashastra").first();
        }
        table.say("play chanakya");
        if table.offered() != "0: way 0; way 1" {
            return table.in_discard(0);
        }
        table.say("way 1");
        if table.offered().contains("pick nation") {
            table.say("pick nation arthashastra 0");
        }
        table.in_discard(0)
    };
    assert_eq!((find(false).as_str(), find(true).as_str()), ("arthashastra", ""));
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
            let pile = starts.filter(|start| start.place == Place::Pile);
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

/// What the sources disagreed about is settled: of the list of rulings only Awe-inspiring is left.
#[test]
fn e2_what_sources_disagree_about_is_settled() {
    let text = include_str!("../../../rules/en.md");
    let ruling = text.split("### imperium.ruling.sources").nth(1).unwrap().split("###").next().unwrap();
    assert!(
        ruling.contains("Awe-inspiring") && !ruling.contains("Carthage") && !ruling.contains("Vercingetorix")
    );
}

#[test]
fn e3_the_rules_tell_how_atlanteans_and_utopians_begin() {
    let text = include_str!("../../../rules/en.md");
    let paragraph = |id: &str| text.split(&format!("### {id} ")).nth(1).unwrap().split("###").next().unwrap();
    let setup = paragraph("imperium.setup.nation");
    assert!(
        setup.contains("Atlanteans begin as an empire") && setup.contains("Utopians with 3 exhaust tokens")
    );
    assert!(paragraph("imperium.term.history").contains("Vikings and Atlanteans have no history"));
    let state = start("box=legends nations=atlanteans,utopians", 1);
    assert!(state.sides[0].empire && !state.sides[1].empire);
    assert_eq!((state.sides[0].exhausts, state.sides[1].exhausts), (5, 3));
}

/// Sets have fewer bits than there are cards, so each table has its own numbering; see `deal`.
#[test]
fn e5_there_are_more_designs_than_a_byte_can_tell_apart() {
    assert_eq!(Card::all().count(), 399);
    assert!(size_of::<State>() <= 4096, "{}", size_of::<State>());
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
fn c3_only_tributaries_are_replaced() {
    let others = |nations: &str| {
        let state = start(&format!("box=both commons=classics nations={nations}"), 7);
        let _numbering = enter(state.cards);
        let market = state.market.iter().filter_map(Slot::card).filter(|&card| home(card) != 3);
        let pools = [0, 1, 2, 4].into_iter().flat_map(|pool| state.pools[pool].iter());
        let mut names: Vec<&str> = pools.chain(market).map(Card::name).collect();
        names.sort_unstable();
        names
    };
    assert_eq!(others("qin,egyptians"), others("romans,celts"));
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
fn c8_alone_both_nations_count() {
    for seed in 0..20 {
        let state = start("seats=1 box=both commons=classics nations=qin bot=egyptians", seed);
        let names = tributaries(&state);
        assert!(!names.contains("qin") && !names.contains("egyptians") && names.len() == 9, "{names:?}");
    }
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
