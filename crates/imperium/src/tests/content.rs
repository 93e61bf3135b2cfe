//! The content file: what is in it, and what the reader refuses.

use super::*;
use crate::content::{Content, Place};

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
    assert_eq!(refused("hand-size 1", "hand-size many"), "'many' is not a number that fits here");
}

/// Which cards have an instruction that no other card has: the honest measure of how far the language reaches.
#[test]
fn few_cards_have_an_instruction_of_their_own() {
    use crate::program::Node;
    use std::collections::BTreeMap;
    fn acts(nodes: &[Node], into: &mut Vec<String>) {
        for node in nodes {
            match node {
                Node::Act(act) => {
                    let name = format!("{act:?}");
                    into.push(name.split([' ', '(', '{']).next().unwrap_or_default().to_owned());
                }
                Node::Cost(a, b) => {
                    acts(a, into);
                    acts(b, into);
                }
                Node::May(a) | Node::Each(_, _, a) | Node::If(_, a) => acts(a, into),
                Node::Choose(ways) => ways.iter().for_each(|way| acts(way, into)),
            }
        }
    }
    let mut users: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for card in Card::all() {
        let design = card.design();
        let mut used = Vec::new();
        for program in [&design.play, &design.exhaust, &design.solstice, &design.gained].into_iter().flatten()
        {
            acts(&program.nodes, &mut used);
        }
        design.reactions.iter().for_each(|reaction| acts(&reaction.program.nodes, &mut used));
        used.sort_unstable();
        used.dedup();
        used.into_iter().for_each(|act| users.entry(act).or_default().push(card.name()));
    }
    let alone: Vec<&str> = users.values().filter(|users| users.len() == 1).map(|users| users[0]).collect();
    let known = [
        "carthaginian-traders",
        "egyptians",
        "standing-army",
        "ambassador",
        "oracle",
        "erik-the-red",
        "gambling",
        "cataphract",
        "glory",
        "marvellous",
        "lighthouse",
        "sacred-pass",
        "combs",
    ];
    for card in &alone {
        assert!(known.contains(card), "{card} has an instruction of its own: {alone:?}");
    }
}
