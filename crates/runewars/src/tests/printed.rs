//! Everything that is printed on tiles, tokens and cards, kept in `tests/printed.txt`, and what cards do in words.

use std::fmt::Write;

use kernel::{Language, Phrase};
use words::Words;

use super::*;
use crate::name::{Destiny, Exploration, Objective, Resource, Special, Title};
use crate::{City, Content, Faction, Provenance};

const PRINTED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/printed.txt");
const TEXTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/texts.txt");

fn mark(from: Provenance) -> &'static str {
    match from {
        Provenance::Rulebook => " (rulebook)",
        Provenance::Published => " (published)",
        Provenance::Ours => " (ours)",
    }
}

/// What is printed, a line for each thing.
fn printed(content: &Content) -> String {
    let mut text =
        String::from("# Everything printed in the box, as far as it is known, and what is ours.\n");
    let mut line = |words: String| {
        let _ = writeln!(text, "{words}");
    };
    for &faction in Faction::ALL {
        let sheet = content.sheet(faction);
        line(format!("faction {faction} {}{}", sheet.alignment, mark(sheet.from)));
        line(format!(
            "  influence {}, tactics {}, defence {}",
            sheet.influence, sheet.tactics, sheet.defence
        ));
        for (&resource, dial) in Resource::ALL.iter().zip(&sheet.dials) {
            line(format!("  dial {resource} {dial:?}"));
        }
    }
    for &unit in Unit::ALL {
        let card = content.unit(unit);
        line(format!(
            "unit {unit} {} initiative {} health {} figures {} fast {} flying {} {}{}",
            card.shape,
            card.initiative,
            card.health,
            card.figures,
            card.fast,
            card.flying,
            card.special,
            mark(card.from)
        ));
    }
    for (tile, lands) in (0..).zip(&content.tiles) {
        for (letter, land) in (0..).zip(lands) {
            line(format!(
                "area {} at {} produces {:?} city {} neutrals {:?} borders {:?}{}",
                Area::of(tile, letter),
                land.at,
                land.produces,
                land.city,
                land.neutrals,
                land.borders,
                mark(land.from)
            ));
        }
    }
    for map in &content.maps {
        line(format!("map {} tiles {:?} markers {:?}", map.seats, map.tiles, map.markers));
    }
    for (&city, token) in City::ALL.iter().zip(&content.cities) {
        let of = token.value;
        line(format!(
            "city {city} {} {} tactics {} influence {} quests {}{}",
            of.shape,
            of.units,
            of.tactics,
            of.influence,
            of.quests,
            mark(token.from)
        ));
    }
    for (number, fate) in (1..).zip(&content.fate) {
        line(format!("fate {number} {} {:?}", fate.destiny, fate.sections));
    }
    for card in &content.seasons {
        let council = if card.council { " council" } else { "" };
        line(format!("season {} {}{council} {:?}{}", card.season, card.name, card.program, mark(card.from)));
    }
    for (tactic, copies) in Tactic::ALL.iter().zip(&content.tactics) {
        line(format!("tactics {tactic} {}{}", copies.value, mark(copies.from)));
    }
    for (objective, card) in Objective::ALL.iter().zip(&content.objectives) {
        line(format!("objective {objective} {}{}", card.value, mark(card.from)));
    }
    for (hero, card) in Hero::ALL.iter().zip(&content.heroes) {
        let of = card.value;
        line(format!(
            "hero {hero} {} attributes {:?} health {}{}",
            of.alignment,
            of.attributes,
            of.health,
            mark(card.from)
        ));
    }
    for card in &content.quests {
        let setup = if card.setup { " setup" } else { "" };
        line(format!(
            "quest {} {}{setup} {:?} {:?}{}",
            card.name,
            card.area,
            card.trial,
            card.results,
            mark(card.from)
        ));
    }
    for (reward, card) in Reward::ALL.iter().zip(&content.rewards) {
        line(format!("reward {reward} {} {:?}{}", card.value.copies, card.value.kind, mark(card.from)));
    }
    for (kind, backs) in Exploration::ALL.iter().zip(&content.exploration) {
        line(format!("exploration {kind} {:?}{}", backs.value, mark(backs.from)));
    }
    text
}

#[test]
fn nothing_printed_has_changed() {
    conformance::golden(PRINTED, &printed(content()));
}

/// A number of the content that is one higher or lower is refused, or changes what is printed.
#[test]
fn no_number_can_change_unnoticed() {
    let standard = include_str!("../../content/standard.txt");
    let known = printed(content());
    let mut tried = 0;
    for (at, _) in standard.match_indices(|letter: char| letter.is_ascii_digit()) {
        let line = standard[..at].rsplit('\n').next().unwrap();
        if line.contains('#') || line.contains("fate") {
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
    assert!(tried > 400, "only {tried} changes were tried");
}

/// Every key of something that does something.
fn doing() -> Vec<&'static str> {
    let seasons = content().seasons.iter().map(|card| card.key);
    let quests = content().quests.iter().map(|card| card.key);
    let tactics = Tactic::ALL.iter().map(|one| one.key());
    let objectives = Objective::ALL.iter().map(|one| one.key());
    let heroes = Hero::ALL.iter().map(|one| one.key());
    let rewards = Reward::ALL.iter().map(|one| one.key());
    let titles = Title::ALL.iter().map(|one| one.key());
    let developments = Development::ALL.iter().map(|one| one.key());
    let specials = Special::ALL.iter().map(|one| one.key());
    let cards = seasons.chain(quests).chain(tactics).chain(objectives).chain(heroes).chain(rewards);
    cards.chain(titles).chain(developments).chain(specials).collect()
}

/// What each card says, in every language, to be read in review.
#[test]
fn every_card_says_what_it_does() {
    let words = Language::ALL.map(Words::of::<Runewars>);
    let mut text = String::from("# What cards do, as the program says it.\n");
    for key in doing() {
        for words in &words {
            let lines = crate::text(key);
            assert!(!lines.is_empty(), "{key}");
            let said: Vec<String> = lines.iter().map(|line: &Phrase| words.say(line)).collect();
            assert!(said.iter().all(|line| !line.contains(['{', '}'])), "{said:?}");
            let _ = writeln!(text, "{}: {}", words.text(key), said.join(" "));
        }
    }
    conformance::golden(TEXTS, &text);
    assert!(crate::text("city-forge").is_empty());
    assert_eq!(Destiny::ALL.len(), 3);
}
