//! The content file: what is in it, and what the reader refuses.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::content::{Content, Modifiers, Place, Provenance, Verb};
use crate::program::{Act, Node, Op, native};

const CLASSICS: &str = include_str!("../../content/classics.txt");

/// The numbers of the rulebook: 83 common cards, and those of each nation, its power card included.
#[test]
fn the_box_is_complete() {
    let commons: u32 = content().commons.iter().map(|start| u32::from(start.copies)).sum();
    assert_eq!(commons + 1, 83, "the King of Kings is one card with two sides");
    let nations: Vec<(&str, u32)> = content()
        .nations
        .iter()
        .map(|nation| {
            let cards = nation.starts.iter().filter(|start| start.place != Place::Power);
            (nation.name, 1 + cards.map(|start| u32::from(start.copies)).sum::<u32>())
        })
        .collect();
    let rulebook = [
        ("carthaginians", 23),
        ("celts", 28),
        ("greeks", 23),
        ("macedonians", 23),
        ("persians", 23),
        ("romans", 23),
        ("scythians", 24),
        ("vikings", 26),
    ];
    assert_eq!(nations, rulebook);
}

/// Uncivilised, civilised, region, tributary, fame and unrest by number of seats.
#[test]
fn the_marks_for_seats_leave_out_the_right_number() {
    let count = |seats: u8| {
        let mut counts = [0; 6];
        for start in content().commons.iter().filter(|start| start.seats <= seats) {
            let at = if start.place == Place::Pile { 5 } else { crate::state::home(start.card) };
            counts[at] += start.copies;
        }
        counts
    };
    assert_eq!(count(2), [18, 12, 13, 9, 8, 8]);
    assert_eq!(count(3), [21, 13, 14, 10, 8, 10]);
    assert_eq!(count(4), [22, 15, 14, 11, 8, 12]);
}

fn refused(from: &str, to: &str) -> String {
    assert!(CLASSICS.contains(from), "the content has no '{from}'");
    Content::read(&CLASSICS.replacen(from, to, 1)).unwrap_err().reason
}

#[test]
fn what_cannot_be_right_is_refused_with_the_reason() {
    assert_eq!(refused("play gain 4 materials", "play gain 4 gold"), "there is no token 'gold'");
    assert_eq!(refused("play gain 4 materials", "play gain 0 materials"), "nothing is gained");
    assert_eq!(refused("play gain 4 materials", "play dance"), "'dance' is not an effect");
    assert_eq!(refused("play gain 4 materials", "play may (gain 4 materials"), "')' is missing at the end");
    assert_eq!(refused("play gain 4 materials", "play choose [draw 1]"), "a choice has at least two ways");
    assert_eq!(refused("play acquire uncivilised;", "play acquire heroes;"), "there is no card 'heroes'");
    assert_eq!(refused("suit tributary", "suit colony"), "there is no suit 'colony'");
    assert_eq!(refused("icon mask", "icon hat"), "there is no symbol 'hat'");
    assert_eq!(refused("vp 1 per 1 tributary", "vp 1 per 0 tributary"), "points per none of something");
    assert_eq!(refused("play move hand to top;", "play move hand to hand;"), "cards are already in 'hand'");
    assert_eq!(refused("break-through any", "break-through city"), "nobody breaks through for 'city'");
    assert_eq!(refused("react river-materials", "react full-moon"), "nothing happens 'full-moon'");
    assert_eq!(refused("when plays attack", "when plays"), "nothing happens 'plays'");
    assert_eq!(refused("card elders", "card jade-mask"), "card jade-mask is told twice");
    assert_eq!(
        refused("discard 1 => draw 2", "may (discard 1) => draw 2"),
        "a cost is neither optional nor another's"
    );
    assert_eq!(refused("discard 1 => draw 2", "draw 1 => draw 2").split(' ').next(), Some("Draw"));
    assert_eq!(
        refused("fame triumphant 2", "fame elders 2"),
        "elders cannot start there: its suit or its cost says otherwise"
    );
    assert_eq!(
        refused("solstice gain 2 materials", "solstice acquire any"),
        "in the solstice all act at once, so nobody touches what others use"
    );
    assert_eq!(refused("exile market", "move exile to hand"), "nothing is picked from 'exile'");
    assert_eq!(refused("deal fame to hand", "deal fame to exile"), "nothing goes from 'fame' to 'exile'");
    assert_eq!(refused("swap market exile", "swap market hand"), "'market' and 'hand' are not exchanged");
    assert_eq!(refused("look nation 1", "look hand 1"), "nobody looks at 'hand'");
    assert_eq!(refused("hand-size 1", "hand-size many"), "'many' is not a number that fits here");
}

/// Ruling I9 names these cards.
#[test]
fn doubts_are_marked_where_they_are() {
    let marked = |from: Provenance| -> Vec<String> {
        let of = |card: Card| card.sources().into_iter().map(move |(what, how)| (card, what, how));
        let all = Card::all().flat_map(of).filter(|&(.., how)| how == from);
        all.map(|(card, what, _)| format!("{card} {what}")).collect()
    };
    assert_eq!(
        marked(Provenance::Doubtful),
        ["awe-inspiring pinned", "city-of-carthage solstice", "vercingetorix cost", "vercingetorix play"]
    );
    assert_eq!(marked(Provenance::Weighed).len(), 12);
    assert!(marked(Provenance::Rulebook).contains(&"sumerians amnesty".to_owned()));
    assert_eq!(marked(Provenance::Published), Vec::<String>::new());
}

/// Names of instructions in a program.
fn acts(nodes: &[Node], into: &mut Vec<String>) {
    for node in nodes {
        match node {
            Node::Act(act) => into.push(name(*act)),
            Node::Cost(a, b) => {
                acts(a, into);
                acts(b, into);
            }
            Node::May(a) | Node::Each(_, _, a) | Node::If(_, a) => acts(a, into),
            Node::Choose(ways) => ways.iter().for_each(|way| acts(way, into)),
        }
    }
}

fn name(act: Act) -> String {
    let text = format!("{act:?}");
    text.split([' ', '(', '{']).next().unwrap_or_default().to_owned()
}

/// Standing modifiers of a card.
fn modifiers(m: &Modifiers) -> impl Iterator<Item = &'static str> + use<> {
    let all = [
        ("hand-size", m.hand_size > 0),
        ("tame", !m.tame.is_empty()),
        ("exile-regions", m.exile_regions),
        ("cheap-unrest", m.cheap_unrest),
        ("no-history", m.no_history),
        ("adds", m.adds.is_some()),
        ("looks", m.looks > 0),
        ("amnesty", m.amnesty > 0),
    ];
    all.into_iter().filter(|(_, has)| *has).map(|(name, _)| name)
}

/// Which words of the language nobody uses but one card: the honest measure of how far it reaches. The turn is a
/// program, too, and counts as a user. The documentation of the crate names these cards.
#[test]
fn few_cards_have_a_word_of_their_own() {
    let mut users: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for op in native::code() {
        if let Op::Act { act, .. } = op {
            users.entry(name(act)).or_default().push("the turn");
        }
    }
    for card in Card::all() {
        let design = card.design();
        let mut used = Vec::new();
        for program in [&design.play, &design.exhaust, &design.solstice, &design.gained].into_iter().flatten()
        {
            acts(&program.nodes, &mut used);
        }
        for reaction in &design.reactions {
            acts(&reaction.program.nodes, &mut used);
            used.push(format!("when {}", Verb::NAMES[reaction.when.verb as usize]));
        }
        used.extend(modifiers(&design.modifiers).map(str::to_owned));
        used.sort_unstable();
        used.dedup();
        used.into_iter().for_each(|word| users.entry(word).or_default().push(card.name()));
    }
    let alone: Vec<(&str, &str)> =
        users.iter().filter(|(_, by)| by.len() == 1).map(|(word, by)| (word.as_str(), by[0])).collect();
    let known = [
        ("Gamble", "gambling"),
        ("WaiveEmpire", "combs"),
        ("amnesty", "sumerians"),
        ("cheap-unrest", "direct-democracy"),
        ("looks", "romans-a"),
        ("when looks-fame", "romans-a"),
        ("when river-materials", "shaduf"),
    ];
    assert_eq!(alone, known);
    let cards: BTreeSet<&str> = alone.iter().map(|&(_, card)| card).collect();
    assert!(cards.len() * 100 <= Card::all().count() * 3, "more than three of a hundred");
    let docs = include_str!("../lib.rs");
    for card in cards {
        assert!(docs.contains(&format!("`{card}`")), "the documentation of the crate does not name {card}");
    }
}
