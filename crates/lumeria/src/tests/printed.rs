//! Everything that is printed on cards and boards, kept in `tests/printed.txt`.

use std::fmt::{Debug, Write};

use ::content::{Printed, Provenance};

use crate::ability::{Clause, Facts};
use crate::cell::Cells;
use crate::content::{ACTIONS, ACTIVATIONS, COMPANY, COMPENSATION, Content, DICE, HITS_ON, INCOME, RANGE};
use crate::{Edition, Faction};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/printed.txt");

/// A value with where it is known from.
fn told<T: Debug>(value: &Printed<T>) -> String {
    format!("{:?}{}", value.value, mark(value.from))
}

fn mark(from: Provenance) -> &'static str {
    match from {
        Provenance::Rulebook => " (rulebook)",
        Provenance::Published => " (published)",
        Provenance::Ours => " (ours)",
    }
}

fn names(cells: Cells) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

fn clause(clause: Clause) -> String {
    let when = Facts::ALL.into_iter().filter(|(_, fact)| clause.when.include(*fact));
    let when: Vec<&str> = when.map(|(name, _)| name).collect();
    format!("{:?} when [{}]", clause.effect, when.join(" "))
}

/// What is printed, a line for each value.
fn printed(content: &Content) -> String {
    let board = &content.board.value;
    let mut text =
        String::from("# Everything printed in the box, as far as it is known, and what is ours.\n");
    let mut line = |words: String| {
        let _ = writeln!(text, "{words}");
    };
    for (name, value) in [
        ("income", INCOME),
        ("compensation", COMPENSATION),
        ("activations", ACTIVATIONS),
        ("actions", ACTIONS),
        ("company", COMPANY),
        ("range", RANGE),
        ("dice", DICE),
    ] {
        line(format!("{name} {}", told(&value)));
    }
    line(format!("hits on {}", told(&HITS_ON)));
    line(format!("board {}x{}{}", board.columns, board.rows, mark(content.board.from)));
    line(format!("  fields {}", names(board.all)));
    for side in [0, 1] {
        line(format!("  recruitment of seat {side}: {}", names(board.recruitment[side])));
        line(format!("  camps of seat {side}: {}", names(board.camps[side])));
    }
    line(format!("track {}", told(&content.track)));
    for scenario in &content.scenarios {
        line(format!("scenario {}{}", scenario.title.name, mark(scenario.title.from)));
        line(format!("  target {}, rounds {}", told(&scenario.target), told(&scenario.rounds)));
        line(format!("  fields {}{}", names(scenario.fields.value), mark(scenario.fields.from)));
        for score in &scenario.scores {
            line(format!("  score {}", told(score)));
        }
    }
    for faction in Faction::ALL {
        let army = content.army(faction);
        line(format!("faction {faction}, god {}{}", army.god.name, mark(army.god.from)));
        line(format!("  power {}", told(&army.power)));
        for start in &army.start {
            let (kind, cell) = start.value;
            let name = army.cards[kind as usize].title.name;
            line(format!("  start {name} {cell}{}", mark(start.from)));
        }
        for card in &army.cards {
            line(format!("  unit {}{}", card.title.name, mark(card.title.from)));
            line(format!("    copies {}", told(&card.copies)));
            line(format!("    toughness {}", told(&card.toughness)));
            line(format!("    movement {}", told(&card.movement)));
            for (name, dice) in [("melee", card.melee), ("ranged", card.ranged)] {
                if dice.value > 0 {
                    line(format!("    {name} {}", told(&dice)));
                }
            }
            line(format!("    cost {}", told(&card.cost)));
            for ability in &card.ability {
                line(format!("    ability {}{}", clause(ability.value), mark(ability.from)));
            }
        }
    }
    text
}

#[test]
fn nothing_printed_has_changed() {
    conformance::golden(FILE, &printed(Edition::standard().content()));
}

/// A number of the content that is one higher or lower is refused, or changes what is printed.
#[test]
fn no_number_can_change_unnoticed() {
    let standard = include_str!("../../content/standard.txt");
    let known = printed(Edition::standard().content());
    let mut tried = 0;
    for (at, _) in standard.match_indices(|letter: char| letter.is_ascii_digit()) {
        let line = standard[..at].rsplit('\n').next().unwrap();
        if line.contains('#') {
            continue;
        }
        let digit = standard.as_bytes()[at] - b'0';
        for other in [digit.checked_sub(1), Some(digit + 1).filter(|&other| other < 10)].into_iter().flatten()
        {
            let changed = format!("{}{other}{}", &standard[..at], &standard[at + 1..]);
            let same = Content::read(&changed).is_ok_and(|content| printed(&content) == known);
            assert!(!same, "a {other} instead of the {digit} after '{line}' is not noticed");
            tried += 1;
        }
    }
    assert!(tried > 200, "only {tried} changes were tried");
}
