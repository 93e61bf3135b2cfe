//! The content file: what is in it, and what the reader refuses.

use std::collections::{BTreeMap, BTreeSet};

use ::content::Provenance;

use super::*;
use crate::content::{Content, Modifiers, Place, Verb};
use crate::deal::{Deal, Key};
use crate::program::{Act, Node, Op, native};

const CLASSICS: &str = include_str!("../../content/classics.txt");
const LEGENDS: &str = include_str!("../../content/legends.txt");

/// The numbers of the rulebook: 83 common cards, and those of each nation, its power card included.
#[test]
fn the_box_is_complete() {
    for commons in &content().commons {
        let commons: u32 = commons.iter().map(|start| u32::from(start.copies)).sum();
        assert_eq!(commons + 1, 83, "the King of Kings is one card with two sides");
    }
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
        ("arthurians", 29),
        ("atlanteans", 22),
        ("egyptians", 23),
        ("mauryans", 24),
        ("minoans", 23),
        ("olmecs", 26),
        ("qin", 25),
        // Four sides of two cards are told as four.
        ("utopians", 21 + 2),
    ];
    assert_eq!(nations, rulebook);
}

/// Uncivilised, civilised, region, tributary, fame and unrest by number of seats.
#[test]
fn the_marks_for_seats_leave_out_the_right_number() {
    for commons in &content().commons {
        let count = |seats: u8| {
            let mut counts = [0; 6];
            for start in commons.iter().filter(|start| start.seats <= seats) {
                let at = if start.place == Place::Pile { 5 } else { crate::state::home(start.card) };
                counts[at] += start.copies;
            }
            counts
        };
        assert_eq!(count(2), [18, 12, 13, 9, 8, 8]);
        assert_eq!(count(3), [21, 13, 14, 10, 8, 10]);
        assert_eq!(count(4), [22, 15, 14, 11, 8, 12]);
    }
}

fn refused(from: &str, to: &str) -> String {
    assert!(CLASSICS.contains(from), "the content has no '{from}'");
    Content::read(&CLASSICS.replacen(from, to, 1)).unwrap_err().reason
}

#[test]
fn what_cannot_be_right_is_refused_with_the_reason() {
    assert_eq!(
        refused("play gain 4 materials", "play gain 4 gold"),
        "'gold' is not a token; there are: materials, population, progress"
    );
    assert_eq!(refused("play gain 4 materials", "play gain 0 materials"), "'0' is not a number from 1 to 20");
    assert_eq!(refused("play gain 4 materials", "play dance"), "'dance' is not an effect");
    assert_eq!(refused("play gain 4 materials", "play may (gain 4 materials"), "')' is missing at the end");
    assert_eq!(refused("play gain 4 materials", "play choose [draw 1]"), "a choice has at least two ways");
    assert_eq!(refused("play acquire uncivilised;", "play acquire heroes;"), "there is no card 'heroes'");
    assert_eq!(
        refused("suit tributary", "suit colony"),
        "'colony' is not a suit; there are: uncivilised, civilised, region, tributary, fame, unrest"
    );
    assert_eq!(
        refused("icon mask", "icon hat"),
        "'hat' is not a symbol; there are: city, metropolis, scroll, knight, mask, production, fertile, river"
    );
    assert_eq!(refused("vp 1 per 1 tributary", "vp 1 per 0 tributary"), "'0' is not a number from 1 to 20");
    assert_eq!(refused("play move hand to top;", "play move hand to hand;"), "cards are already in 'hand'");
    assert_eq!(refused("break-through any", "break-through city"), "no one breaks through for 'city'");
    assert_eq!(
        refused("react river-materials", "react full-moon"),
        "'full-moon' is not something that happens; there are: attacked, plays, gains, returns-unrest, takes-unrest, \
         river-materials, looks-fame, acquires, fertile-materials, pays-population, leaves, sinks, deck-empties"
    );
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
        refused("solstice gain 2 materials", "solstice gain 1 action"),
        "in the solstice nothing is played, exhausted or avoided"
    );
    assert_eq!(
        refused("gained end-game *", "gained take-unrest *"),
        "this may happen while all act at once, so it may not touch what others use"
    );
    assert_eq!(refused("exile market", "move exile to hand"), "nothing is picked from 'exile'");
    assert_eq!(refused("deal fame to hand", "deal fame to exile"), "nothing goes from 'fame' to 'exile'");
    assert_eq!(refused("swap market exile", "swap market hand"), "'market' and 'hand' are not exchanged");
    assert_eq!(refused("look nation 1", "look hand 1"), "no one looks at 'hand'");
    assert_eq!(refused("hand-size 1", "hand-size many"), "'many' is not a number from 1 to 20");
}

/// Their owners have their solstice in turn order.
#[test]
fn solstices_that_touch_what_others_use_are_known() {
    let names = |content: &Content| {
        let deal = Deal::new(content, Key::of(content, 0, &[])).unwrap();
        let mut names: Vec<&str> =
            deal.sharing.bits().map(|bit| content.design(deal.card(bit)).name).collect();
        names.sort_unstable();
        names
    };
    let ours = ["bread-and-circuses", "mysticism", "shrine", "temple"];
    assert_eq!(names(content()), ours);
    for effect in [
        "others (gain 1 progress)",
        "may (acquire any)",
        "choose [draw 1 | exile market]",
        "discard 1 => look fame 1",
        "deal fame to hand",
        "steal 1 progress",
        "move self to exile",
        "if-empire (add 1 progress)",
    ] {
        let changed = CLASSICS.replacen("solstice gain 2 materials", &format!("solstice {effect}"), 1);
        let changed = Content::read(&changed).unwrap_or_else(|wrong| panic!("{effect}: {wrong}"));
        assert_eq!(
            names(&changed),
            ["bread-and-circuses", "coinage", "mysticism", "shrine", "temple"],
            "{effect}"
        );
    }
}

#[test]
fn empty_lists_repetitions_and_numbers_that_do_not_fit_are_refused() {
    assert_eq!(refused("suit fame", "suit"), "suit of what?");
    assert_eq!(refused("icon mask", "icon"), "icon of what?");
    assert_eq!(refused("suit fame", "suit fame fame"), "fame is told twice");
    assert_eq!(refused("suit fame", "suit fame\nsuit unrest"), "suit is told twice");
    assert_eq!(refused("vp 9", "vp 9\nvp 8"), "vp is told twice");
    assert_eq!(refused("never played", "never played\nnever played"), "never is told twice");
    assert_eq!(refused("pinned ?", "pinned down ?"), "pinned stands alone");
    assert_eq!(refused("vp 9", "vp 99"), "'99' is not a number from -50 to 50");
    assert_eq!(
        refused("play gain 4 materials", "play gain 300 materials"),
        "'300' is not a number from 1 to 20"
    );
    assert_eq!(refused("discard 1 => draw 2", "discard 0 => draw 2"), "'0' is not a number from 1 to 9");
    assert_eq!(refused("fame triumphant 2", "fame triumphant 0"), "'0' is not a number from 1 to 20");
    assert_eq!(refused("nation celts", "nation carthaginians"), "nation carthaginians is told twice");
    assert_eq!(
        refused("nation celts", "nation"),
        "a nation is named with lowercase letters, digits and hyphens"
    );
    assert_eq!(
        refused("nation carthaginians", "commons\ncommons\nnation carthaginians"),
        "there are no more boxes"
    );
    assert_eq!(
        refused("pile unrest", "deck unrest"),
        "'deck' is not a place to start; there are: market, fame, pile"
    );
    assert_eq!(
        refused("deck glory 1", "market elders\ndeck glory 1"),
        "'market' is not a place to start; there are: power, deck, nation-deck, accession, development, pile, \
         quest, in-play, later"
    );
    let long = format!("play choose [{}]", ["avoid"; 100].join("|"));
    assert_eq!(refused("play gain 4 materials", &long), "an effect has at most 255 operations");
}

/// Lines of cards with this provenance.
fn marked(from: Provenance) -> Vec<String> {
    let of = |card: Card| card.sources().iter().map(move |&(what, how)| (card, what, how));
    let all = Card::all().flat_map(of).filter(|&(.., how)| how == from);
    all.map(|(card, what, _)| format!("{card} {what}")).collect()
}

/// Ruling I9 names these cards.
#[test]
fn doubts_are_marked_where_they_are() {
    let ours = ["awe-inspiring pinned", "peredur play", "olmecs-b exhaust", "long-walls-ii when"];
    assert_eq!(marked(Provenance::Ours), ours);
    assert!(marked(Provenance::Rulebook).contains(&"sumerians amnesty".to_owned()));
    let disputed = CLASSICS.lines().filter(|line| line.ends_with(" ~")).count();
    assert_eq!(disputed, 12);
    let disputed = LEGENDS.lines().filter(|line| line.ends_with(" ~")).count();
    assert_eq!(disputed, 5);
}

#[test]
fn every_line_of_a_card_and_every_start_tells_where_it_is_known_from() {
    let card: Card = "awe-inspiring".parse().unwrap();
    assert_eq!(
        card.sources(),
        [
            ("suit", Provenance::Published),
            ("pinned", Provenance::Ours),
            ("vp", Provenance::Published),
            ("hand-size", Provenance::Published),
        ]
    );
    let lines = CLASSICS.lines().chain(LEGENDS.lines()).filter(|line| line.starts_with("  ")).count();
    let known = Card::all().map(|card| card.sources().len() + card.origins().len()).sum::<usize>();
    assert_eq!(known + 4, lines, "all but what nations are: barbarian, empire, with fewer tokens");
}

/// Marks and comments are no rules.
#[test]
fn the_fingerprint_is_of_rules() {
    let of = |text: &str| Content::read(text).unwrap().fingerprint;
    assert_eq!(of(&format!("{CLASSICS}\n{LEGENDS}")), crate::content_fingerprint());
    assert_eq!(of(&CLASSICS.replace(" ~\n", " ?\n").replace("# The common", "# Common")), of(CLASSICS));
    assert_ne!(of(&CLASSICS.replacen("vp 9", "vp 8", 1)), of(CLASSICS));
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
            Node::May(a) | Node::Each(_, _, a) | Node::If(_, a) | Node::PerDone(a) => acts(a, into),
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
        ("from-exile", m.from_exile.is_some()),
        ("frees", m.frees.is_some()),
        ("cheap-unrest", m.cheap_unrest != (0, 0)),
        ("cheaper", m.cheaper != [0; 3]),
        ("no-history", m.no_history),
        ("sinks", m.sinks),
        ("paradise", m.paradise),
        ("counts-twice", m.twice),
        ("lends-masks", m.lends_masks),
        ("spares-mask", m.spares_mask),
        ("adds", m.adds.is_some()),
        ("looks", m.looks > 0),
        ("amnesty", m.amnesty > 0),
    ];
    all.into_iter().filter(|(_, has)| *has).map(|(name, _)| name)
}

/// Words of the language that only one card uses. Few of them mean that the language is general. The turn is a program,
/// too, and counts as a user. The documentation of the crate names these cards.
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
        let moments = [&design.play, &design.exhaust, &design.solstice, &design.gained, &design.enters];
        for program in moments.into_iter().flatten() {
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
        ("BecomeEmpire", "gates-of-shangri-la"),
        ("Gamble", "gambling"),
        ("PayUpTo", "king-wu-of-qin"),
        ("Store", "pottery"),
        ("WaiveEmpire", "combs"),
        ("amnesty", "sumerians"),
        ("counts-twice", "grand-trunk-road"),
        ("frees", "masonry"),
        ("lends-masks", "stone-heads"),
        ("looks", "romans-a"),
        ("paradise", "shangri-la"),
        ("spares-mask", "step-pyramids"),
        ("when fertile-materials", "domestication"),
        ("when leaves", "palace-of-poseidon"),
        ("when looks-fame", "romans-a"),
        ("when pays-population", "embalming"),
        ("when river-materials", "shaduf"),
        ("when sinks", "atlanteans-a"),
    ];
    assert_eq!(alone, known);
    let cards: BTreeSet<&str> = alone.iter().map(|&(_, card)| card).collect();
    assert!(cards.len() * 100 <= Card::all().count() * 5, "more than five of a hundred");
    let docs = include_str!("../lib.rs");
    for card in cards {
        assert!(docs.contains(&format!("`{card}`")), "the documentation of the crate does not name {card}");
    }
}

/// Every table of nations has room for its cards, with the common cards of either box.
#[test]
fn the_cards_of_every_table_fit_into_a_set() {
    let all = content().nations.len() as u8;
    let mut most = 0;
    for commons in 0..2 {
        for a in 0..all {
            for b in 0..a {
                for c in 0..b {
                    for d in 0..c {
                        let deal = Deal::new(content(), Key::of(content(), commons, &[a, b, c, d]));
                        let deal = deal.expect("there is room");
                        most = most.max(Card::all().map(|card| u32::from(deal.copies(card))).sum::<u32>());
                    }
                }
            }
        }
    }
    assert!((200..=255).contains(&most), "{most}");
}
