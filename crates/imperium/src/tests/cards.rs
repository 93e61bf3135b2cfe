//! One story per card and moment: what is offered, what is answered, and everything that is different afterwards.
//!
//! The stories are kept in `stories.txt`; each was read and compared with its card. A story names all that changed, so
//! what it does not name has stayed as it was. What was offered shows which cards a filter lets through.
//! Seat 0 always gives the first answer that does something; where there is a choice, each way has its own story.

use std::fmt::Write;

use super::*;
use crate::content::{Program, Verb, When};
use crate::program::{Filter, Node, Op};
use crate::state::Side;

/// A table where nearly everything can happen.
fn table(name: &str) -> Table {
    let about = card(name).design();
    let mut classics = content().nations.iter().filter(|nation| nation.set == 0);
    let power = classics.find(|nation| name.starts_with(nation.name));
    let nation = power.map_or("romans", |nation| nation.name);
    let rival = if nation == "celts" { "greeks" } else { "celts" };
    let sides = if name.ends_with("-a") { "a" } else { "b" };
    let mut table = Table::new(&format!("nations={nation},{rival} sides={sides}"));
    table
        .hand(0, "glory druids unrest")
        .discard(0, "mountain elephants unrest")
        .deck(0, "conquer marsh settlers jungle nomads")
        .history(0, "lydians")
        .play(0, "oasis hills mosaics")
        .exile("cape olmecs")
        .tokens(0, 6, 6, 0)
        .nation(0, "raiders combs")
        .fame("great glorious triumphant")
        .market(0, "shrine", [2, 1, 0])
        .hand(1, "settlers phalanx unrest")
        .deck(1, "tents skis")
        .play(1, "river city temple")
        .tokens(1, 3, 3, 3);
    table.state.sides[1].empire = true;
    let side = &mut table.state.sides[0];
    side.empire = about.only.unwrap_or(false);
    for &(zone, needed) in &about.needs {
        match zone {
            Zone::History => side.history.add(needed),
            _ => {
                side.enter(needed);
            }
        }
    }
    // No card is in two places.
    for cards in [&mut side.play, &mut side.history, &mut side.discard] {
        cards.drop(card(name));
    }
    side.exhausts = 4;
    side.nation_spent = true;
    match name {
        "erik-the-red" => table.play(0, "scandinavia"),
        "glory" => table.play(0, "coast"),
        "urban-development" | "greek-prosperity" => table.play(0, "city metropolis"),
        "cauldron-of-cerridwen" => table.tokens(0, 6, 6, 1),
        "notorious" | "go-aviking" => table.tokens(1, 1, 3, 0),
        _ => &mut table,
    };
    table
}

/// Everything that can be compared, with a name.
fn snapshot(state: &State) -> Vec<(String, i64)> {
    let mut all = Vec::new();
    for (seat, side) in state.sides.iter().enumerate().take(2) {
        for token in Token::ALL {
            all.push((format!("{seat} {}", token.name()), i64::from(side.tokens_of(token))));
        }
        all.push((format!("{seat} actions"), i64::from(side.actions)));
        all.push((format!("{seat} exhausts"), i64::from(side.exhausts)));
        all.push((format!("{seat} empire"), i64::from(side.empire)));
        all.push((
            format!("{seat} symbols treated"),
            i64::from(side.treated.iter().flatten().any(|&bit| bit != NONE)),
        ));
        all.push((format!("{seat} empire symbol waived"), i64::from(side.waive)));
        all.extend(zones(seat, side));
    }
    for slot in state.market.iter().filter_map(Slot::card) {
        all.push((format!("market {slot}"), 1));
    }
    for card in state.exile.iter() {
        all.push((format!("exile {card}"), 1));
    }
    all.push((
        "market tokens".to_owned(),
        state.market.iter().flat_map(|slot| slot.tokens).map(i64::from).sum(),
    ));
    let under = state.market.iter().filter(|slot| slot.unrest).count();
    all.push(("unrest in the market".to_owned(), under as i64));
    all.push(("unrest in the pile".to_owned(), i64::from(state.pile)));
    all.push(("main deck".to_owned(), i64::from(state.main_len())));
    all.push(("small decks".to_owned(), state.decks.iter().map(|&count| i64::from(count)).sum()));
    all.push(("fame deck".to_owned(), i64::from(state.fame_len())));
    all.push(("end of the game".to_owned(), i64::from(state.last_round != 0)));
    all
}

fn zones(seat: usize, side: &Side) -> Vec<(String, i64)> {
    let mut all = Vec::new();
    let mut add = |zone: &str, card: Card| all.push((format!("{seat} {zone} {card}"), 1));
    for (zone, cards) in [
        ("hand", side.hand),
        ("deck", side.deck),
        ("discard", side.discard),
        ("history", side.history),
        ("play", side.play),
        ("garrison", side.garrison),
        ("developments", side.developments),
        ("nation deck", side.nation_deck),
        ("table", side.table),
    ] {
        cards.iter().for_each(|card| add(zone, card));
    }
    for bit in side.spent.bits() {
        add("spent", Card::of(bit));
    }
    side.top.iter().for_each(|card| add("deck", card));
    side.bottom.iter().for_each(|card| add("nation deck", card));
    for one in [side.nation_top, side.accession].into_iter().filter(|&one| one != NONE) {
        add("nation deck", Card::of(one));
    }
    all
}

/// What is different, a word for each.
fn difference(before: &State, after: &State) -> String {
    let sums = |state: &State| {
        let mut sums = std::collections::BTreeMap::new();
        for (name, count) in snapshot(state) {
            *sums.entry(name).or_insert(0) += count;
        }
        sums
    };
    let (before, after) = (sums(before), sums(after));
    let mut names: Vec<&String> = before.keys().chain(after.keys()).collect();
    names.sort();
    names.dedup();
    let changed = names.into_iter().filter_map(|name| {
        let change = after.get(name).unwrap_or(&0) - before.get(name).unwrap_or(&0);
        (change != 0).then(|| format!("{name} {change:+}"))
    });
    changed.collect::<Vec<_>>().join(", ")
}

/// Plays on until seat 0 is at its turn again or the solstice is over.
fn story(table: &mut Table, first: &str, way: u8) -> String {
    let before = table.state;
    let mut told = String::new();
    match first {
        "solstice" => {
            let _ = writeln!(told, "  solstice");
            table.solstice();
        }
        "attack" => {
            let _ = writeln!(told, "  1 play althing");
            table.by(1, "play althing");
        }
        first if !table.may(0, first) => return format!("  {first} is not offered\n"),
        first => {
            let _ = writeln!(told, "  0 {first}");
            table.say(first);
        }
    }
    let mut ways = 0;
    for _ in 0..40 {
        if table.state.over != Over::No {
            break;
        }
        let Waiting::For(asked) = Imperium::waiting(&table.state) else { break };
        let top = *table.state.frame_of(asked.first().unwrap()).unwrap();
        // The turn, or its clean-up.
        if top.pc < crate::program::native::PLAY {
            break;
        }
        let offered = table.offered();
        let (seat, answers) = offered.split_once(": ").unwrap();
        let answers: Vec<&str> = answers.split("; ").collect();
        let choice = matches!(top.op(), Op::Choose { .. });
        let wanted = format!("way {way}");
        let answer = match answers.iter().find(|&&answer| choice && ways == 0 && answer == wanted) {
            Some(answer) => answer,
            None => answers.iter().find(|&&answer| answer != "done").unwrap_or(&"done"),
        };
        ways += u8::from(choice);
        let answer = (*answer).to_owned();
        let _ = writeln!(told, "  {seat} of [{}]: {answer}", answers.join("; "));
        table.by(seat.parse().unwrap(), &answer);
    }
    let _ = writeln!(told, "  = {}", difference(&before, &table.state));
    told
}

/// How many ways the first choice of a program has.
fn ways(program: &Program) -> u8 {
    fn first(nodes: &[Node]) -> Option<u8> {
        nodes.iter().find_map(|node| match node {
            Node::Act(_) => None,
            Node::Cost(a, b) => first(a).or_else(|| first(b)),
            Node::May(a) | Node::Each(_, _, a) | Node::If(_, a) | Node::PerDone(a) => first(a),
            Node::Choose(ways) => Some(ways.len() as u8),
        })
    }
    first(&program.nodes).unwrap_or(1)
}

/// How to make a card react: what is arranged, and what seat 0 answers first.
fn provoke(table: &mut Table, when: When) -> &'static str {
    match (when.verb, when.from) {
        (Verb::Attacked, _) => unreachable!("attacks are told apart"),
        (Verb::Plays, Some(_)) => {
            table.play(0, "phalanx");
            "exhaust phalanx 0"
        }
        (Verb::Plays, None) if content().filter(when.filter) == Filter::Attack => {
            table.hand(0, "greek-mercenaries");
            "play greek-mercenaries"
        }
        (Verb::Plays, None) => {
            table.hand(0, "coast");
            "play coast"
        }
        (Verb::Acquires, Some(Zone::Exile)) => {
            table.hand(0, "settlers").market(2, "city", [0; 3]).market(4, "city", [0; 3]);
            "play settlers"
        }
        (Verb::Gains | Verb::TakesUnrest, _) => {
            table.hand(0, "philip-ii");
            "play philip-ii"
        }
        (Verb::ReturnsUnrest, _) => "play unrest",
        (Verb::RiverMaterials, _) => {
            table.hand(0, "nomads");
            "play nomads"
        }
        (Verb::LooksFame, _) => {
            table.play(0, "coast");
            "play glory"
        }
        (verb, _) => unreachable!("no card of Classics reacts to {verb:?}"),
    }
}

fn stories() -> String {
    let mut all = String::new();
    // The King of Kings starts nowhere.
    let classics = |card: &Card| {
        let origins = card.origins();
        origins.is_empty() || origins.iter().any(|origin| origin.set == "classics")
    };
    for card in Card::all().filter(classics) {
        let (name, design) = (card.name(), card.design());
        let _ = writeln!(all, "{name}");
        if name.starts_with("king-of-kings") {
            // It is never played; `rules` tells what it does.
            continue;
        }
        let power = design.power;
        if let Some(program) = &design.play {
            for way in 0..ways(program) {
                let mut table = table(name);
                table.hand(0, if name == "unrest" { "" } else { name });
                all += &story(&mut table, &format!("play {name}"), way);
            }
        } else if !power {
            let mut table = table(name);
            table.hand(0, name);
            all += &story(&mut table, &format!("play {name}"), 0);
        }
        if let Some(program) = &design.exhaust {
            for way in 0..ways(program) {
                let mut table = table(name);
                if !power {
                    table.play(0, name);
                }
                all += &story(&mut table, &format!("exhaust {name} 0"), way);
            }
        }
        if let Some(program) = &design.solstice {
            for way in 0..ways(program) {
                let mut table = table(name);
                table.state.sides[0].play = Cards::NONE;
                table.play(0, &format!("hills {name}"));
                all += &story(&mut table, "solstice", way);
            }
        }
        for reaction in &design.reactions {
            let mut table = table(name);
            if reaction.when.verb == Verb::Attacked {
                // Seat 1 attacks.
                table.play(0, name).hand(1, "althing");
                table.state.sides[1].empire = false;
                table.say("done; pick market shrine 0; done");
                all += &story(&mut table, "attack", 0);
                continue;
            }
            if !power {
                table.play(0, name);
            }
            let first = provoke(&mut table, reaction.when);
            all += &story(&mut table, first, 0);
        }
    }
    all
}

/// If you change what a card does, read its new story: `BLESS=1` writes the file anew.
#[test]
fn every_card_does_what_its_story_tells() {
    let stories = stories();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/tests/stories.txt");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &stories).unwrap();
    }
    let read = std::fs::read_to_string(path).unwrap();
    let mut about = "";
    for (now, then) in stories.lines().zip(read.lines()) {
        if !now.starts_with(' ') {
            about = now;
        }
        assert_eq!(now, then, "in the story of {about}");
    }
    assert_eq!(stories.lines().count(), read.lines().count());
}
