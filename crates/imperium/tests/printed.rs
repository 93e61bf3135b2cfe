//! Everything printed on every card and in the tables of the solo bot, a line for each, so that no printed value changes
//! unseen.

use std::fmt::Write;

use imperium::{
    Card, ICONS, Imperium, Origin, Provenance, SUITS, Token, Worth, bot_rows, bots_fingerprint, nations,
};
use kernel::Language;
use words::Words;

fn printed(card: Card, words: &Words) -> String {
    let face = card.face();
    let mut parts = vec![card.to_string()];
    let mut part = |told: Vec<String>| {
        let told = told.join(" ");
        if !told.is_empty() {
            parts.push(told);
        }
    };
    part(SUITS.iter().zip(face.suits).filter(|(_, has)| *has).map(|(suit, _)| (*suit).to_owned()).collect());
    part(
        ICONS.iter().zip(face.icons).filter(|(_, n)| *n > 0).map(|(icon, n)| format!("{n} {icon}")).collect(),
    );
    part(
        face.only
            .iter()
            .map(|&empire| if empire { "empire only" } else { "barbarian only" }.to_owned())
            .collect(),
    );
    let kinds =
        [(face.power, "power"), (face.pinned, "pinned"), (face.attack, "attack"), (face.free, "free")];
    part(kinds.iter().filter(|(is, _)| *is).map(|(_, kind)| (*kind).to_owned()).collect());
    if let Some(cost) = face.cost {
        let tokens = Token::ALL.iter().zip(cost).filter(|(_, n)| *n > 0);
        part(vec![
            "costs".to_owned(),
            tokens.map(|(token, n)| format!("{n} {}", token.name())).collect::<Vec<_>>().join(" "),
        ]);
    }
    part(vec![match face.points {
        Worth::Fixed(points) => format!("{points} points"),
        Worth::Conditional(points) => {
            let points: Vec<String> = points.iter().flatten().map(i8::to_string).collect();
            format!("{} points", points.join("/"))
        }
        Worth::Variable => "variable points".to_owned(),
    }]);
    part(vec![card.origins().iter().map(origin).collect::<Vec<_>>().join(", ")]);
    let doubts = card.sources().iter().filter(|(_, from)| *from == Provenance::Ours);
    part(doubts.map(|(line, _)| format!("ours: {line}")).collect());
    parts.extend(imperium::text(card, &|phrase| words.say(phrase)));
    parts.join(" | ")
}

/// Where copies start: `celts deck 2`, `classics market 1 3+`.
fn origin(origin: &Origin) -> String {
    let Origin { nation, set, place, copies, seats, .. } = origin;
    let mut told = format!("{} {place} {copies}", nation.unwrap_or(set));
    if *seats > 2 {
        let _ = write!(told, " {seats}+");
    }
    told
}

/// If you change what is printed on a card, read its line beside the card: `BLESS=1` writes the file anew.
#[test]
fn every_card_is_printed_as_it_was_read_beside_the_facts() {
    let words = Words::of::<Imperium>(Language::En);
    let mut all = format!(
        "# Made from the content by tests/printed.rs. Nations: {}\n",
        nations().collect::<Vec<_>>().join(" ")
    );
    for card in Card::all() {
        all += &printed(card, &words);
        all.push('\n');
    }
    is_kept("printed.txt", &all);
}

/// If you change a row of a table of the solo bot, read its line beside the facts.
#[test]
fn every_row_of_the_solo_bot_is_printed_as_it_was_read_beside_the_facts() {
    let words = Words::of::<Imperium>(Language::En);
    let mut all = "# Made from content/bots.txt by tests/printed.rs.\n".to_owned();
    for nation in nations() {
        for (empire, state) in [(false, "barbarian"), (true, "empire")] {
            for row in bot_rows(bots_fingerprint(), nation, empire, &|phrase| words.say(phrase)) {
                let ours = if row.from == Provenance::Ours { " | ours" } else { "" };
                let _ = writeln!(all, "{nation} {state} | {} | {}{ours}", row.sign, row.text);
            }
        }
    }
    is_kept("printed-bots.txt", &all);
}

/// Compares with the file of this name. With `BLESS=1` that is written anew.
fn is_kept(name: &str, all: &str) {
    let path = format!("{}/tests/{name}", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, all).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(path).expect("the file is kept beside the test");
    for (now, then) in all.lines().zip(kept.lines()) {
        assert_eq!(now, then);
    }
    assert_eq!(all.lines().count(), kept.lines().count());
}
