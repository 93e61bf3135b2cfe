//! The record of a table from its entries alone, for games whose rules this program no longer has.

use std::fmt::Write;

use kernel::record::named;
use kernel::{Commitment, Seat};

use crate::apply::read_secret;
use crate::{Chair, Entry, EntryKind, Outcome, Sitter};

/// The record of a game that is over, as it was written under the rules of its time. No rules are needed for it, and none
/// vouch for it. `None` if the entries do not hold all of it.
#[must_use]
pub fn record_of(entries: &[Entry]) -> Option<String> {
    let (first, rest) = entries.split_first()?;
    let EntryKind::Opened { game, rules, setup, secret, from: None, .. } = &first.what else { return None };
    let secret = read_secret(secret).ok()?;
    let mut chairs: Vec<Chair> = Vec::new();
    let mut steps = Vec::new();
    let (mut start, mut outcome) = (None, None);
    for entry in rest {
        let after = entry.after.as_ref();
        let line = |step: String| {
            let after = after?;
            let bar = if after.rolls.is_empty() { "" } else { " | " };
            Some(format!("{step}{bar}{} = {}", after.rolls, after.hash))
        };
        match &entry.what {
            EntryKind::Sat { seat, person, word } => {
                let sitter = Sitter::Person(person.clone());
                *chair(&mut chairs, *seat) = Chair { sitter, word: word.clone(), ..Chair::EMPTY };
            }
            EntryKind::Freed { seat } => *chair(&mut chairs, *seat) = Chair::EMPTY,
            EntryKind::Kept { seat, .. } | EntryKind::Bot { seat, .. } => {
                chair(&mut chairs, *seat);
            }
            EntryKind::Begun => start = Some(line("start".to_owned())?),
            EntryKind::Answered { seat, action } => steps.push(line(format!("{seat} {action}"))?),
            EntryKind::Back { left, .. } => steps.push(format!("back {left}")),
            EntryKind::Undone { seat, answers } => steps.push(format!("undo {seat} {answers}")),
            // From there on it is another game.
            EntryKind::PlayedOn { .. } => return None,
            _ => {}
        }
        outcome = after.and_then(|after| after.outcome.clone()).or(outcome);
    }
    let Commitment(commitment) = secret.commitment();
    let mut text = format!("hetman record 2\ngame {game}\nrules {rules}\nsetup {setup}\n");
    writeln!(text, "commitment {}", hex::encode(commitment)).ok()?;
    let seats = seats(&outcome, &chairs);
    for seat in 0..seats {
        let word = chairs.get(seat).unwrap_or(&Chair::EMPTY).word(seat);
        writeln!(text, "word {seat} {}", word.as_str()).ok()?;
    }
    writeln!(text, "{}", start?).ok()?;
    for step in &steps {
        writeln!(text, "{step}").ok()?;
    }
    if let Some(result) = outcome.as_ref().and_then(result) {
        writeln!(text, "result {result}").ok()?;
    }
    writeln!(text, "secret {}\nend {}", hex::encode(secret.0), steps.len()).ok()?;
    let names = Seat::all(seats).map(|seat| chairs.get(seat.index()).unwrap_or(&Chair::EMPTY).name(seat));
    Some(named(&text, names))
}

fn chair(chairs: &mut Vec<Chair>, seat: Seat) -> &mut Chair {
    if chairs.len() <= seat.index() {
        chairs.resize(seat.index() + 1, Chair::EMPTY);
    }
    &mut chairs[seat.index()]
}

fn seats(outcome: &Option<Outcome>, chairs: &[Chair]) -> usize {
    let places = outcome.as_ref().and_then(|outcome| outcome.places.as_ref()).map_or(0, Vec::len);
    places.max(chairs.len())
}

/// Ranks and scores, if the game was played to its end.
fn result(outcome: &Outcome) -> Option<String> {
    let places = outcome.places.as_ref()?.iter();
    let places = places.map(|place| Some(format!("{}:{}", place.rank, place.score?)));
    places.collect::<Option<Vec<String>>>().map(|places| places.join(" "))
}
