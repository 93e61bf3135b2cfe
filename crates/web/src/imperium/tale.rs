//! The last turn, told step by step.

use kernel::Phrase;
use maud::{Markup, html};
use table::Happening;

use super::Board;
use crate::page::bare_token;
use crate::table::speaks_of;

/// A step begins with one of these.
const STEPS: [&str; 9] = [
    "told-played",
    "told-exhausted",
    "told-innovated",
    "told-revolted",
    "told-token",
    "told-ready",
    "told-solstice",
    "told-resolves",
    "told-round",
];

/// What goes without saying: that somebody is asked, because what they answer is told; what they have left, because it
/// stands in their panel.
pub(super) const ASIDE: [&str; 5] =
    ["told-asked", "told-asked-plain", "told-actions", "told-exhausts", "told-declined"];

/// No more lines than this are told; the log has all of them.
const MOST: usize = 20;

impl Board<'_> {
    pub(super) fn tale(&self) -> Markup {
        html! {
            details.panel.tale #steps open {
                summary { h2 { (self.say("civ-tale")) } }
                (self.told())
            }
        }
    }

    /// The turn before the visitor's own, or the turn of whoever plays now.
    fn turn(&self) -> &[Happening] {
        let log = self.page.log;
        let begins = |told: &Happening| told.says.key == "told-turn";
        let last = log.iter().rposition(begins).unwrap_or(0);
        let own = log.get(last).is_some_and(|told| speaks_of(&told.says) == self.page.you());
        let (from, to) = match own && self.page.you().is_some() {
            true => (log[..last].iter().rposition(begins).unwrap_or(0), last),
            false => (last, log.len()),
        };
        &log[from.max(to.saturating_sub(MOST))..to]
    }

    pub(super) fn told(&self) -> Markup {
        let mut steps: Vec<(&Happening, Vec<(&Phrase, usize)>)> = Vec::new();
        for told in self.turn().iter().filter(|told| !ASIDE.contains(&told.says.key)) {
            match steps.last_mut() {
                Some((_, then)) if !STEPS.contains(&told.says.key) => match then.last_mut() {
                    Some((says, times)) if **says == told.says => *times += 1,
                    _ => then.push((&told.says, 1)),
                },
                _ => steps.push((told, Vec::new())),
            }
        }
        html! {
            ol.steps-of #tale {
                @if steps.is_empty() { li.muted { (self.say("civ-tale-empty")) } }
                @for (first, then) in steps {
                    li {
                        @if let Some(seat) = speaks_of(&first.says) { (bare_token(seat)) }
                        b { (self.tell(&first.says)) }
                        @if !then.is_empty() {
                            ul { @for (says, times) in then { li { (self.tell(says)) @if times > 1 { " ×" (times) } } } }
                        }
                    }
                }
            }
        }
    }
}
