//! The last turn, told step by step.

use imperium::Event;
use kernel::Phrase;
use maud::{Markup, html};
use table::Happening;

use super::{ImperiumDrawing, texts};
use crate::page::bare_token;
use crate::table::{Parts, speaks_of};

/// Whether a step begins with this.
fn begins_step(event: &Event) -> bool {
    matches!(
        event,
        Event::Played { .. }
            | Event::Exhausted { .. }
            | Event::Innovated { .. }
            | Event::Revolted { .. }
            | Event::Token { .. }
            | Event::Ready { .. }
            | Event::Solstice { .. }
            | Event::Resolves { .. }
            | Event::Round { .. }
    )
}

/// Whether it goes without saying: that a seat is asked, because what it answers is told; what it has left, because that
/// stands in its panel.
pub(super) fn is_aside(event: &Event) -> bool {
    matches!(
        event,
        Event::Asked { .. } | Event::Actions { .. } | Event::Exhausts { .. } | Event::Declined { .. }
    )
}

/// A step: what it begins with, what is said of that, and what came of it, with how often it is said.
type Step<'a> = (&'a Event, Phrase, Vec<(Phrase, usize)>);

/// The text of what the step is about.
fn effect(event: &Event) -> Option<Markup> {
    match *event {
        Event::Played { card, .. } => Some(texts::when_played(card)),
        Event::Exhausted { card, .. } => Some(texts::when_exhausted(card)),
        _ => None,
    }
}

/// Of a long turn only so many lines are told, beginning with a whole step; the log has all of them.
const MOST: usize = 16;

impl ImperiumDrawing<'_> {
    pub(super) fn tale(&self, parts: &Parts) -> Markup {
        html! {
            details.panel.tale #steps open {
                summary { h2 { (self.say("civ-tale")) } }
                (parts.at("tale"))
            }
        }
    }

    /// The turn before the visitor's own, or the turn that is played now.
    fn turn(&self) -> &[Happening<'_>] {
        let log = &self.page.game.log;
        let begins = |told: &Happening<'_>| matches!(told.event(), Some(Event::Turn { .. }));
        let last = log.iter().rposition(begins).unwrap_or(0);
        let player = log.get(last).and_then(|told| match told.event() {
            Some(Event::Turn { seat }) => Some(*seat),
            _ => None,
        });
        let (from, to) = match player.is_some() && player == self.page.you() {
            true => (log[..last].iter().rposition(begins).unwrap_or(0), last),
            false => (last, log.len()),
        };
        &log[from..to]
    }

    pub(super) fn told(&self) -> Markup {
        let mut steps: Vec<Step<'_>> = Vec::new();
        let events = self.turn().iter().filter_map(|told| Some((told, told.event::<Event>()?)));
        for (told, event) in events.filter(|(_, event)| !is_aside(event)) {
            let says = told.says();
            match steps.last_mut() {
                Some((.., then)) if !begins_step(event) => match then.last_mut() {
                    Some((before, times)) if *before == says => *times += 1,
                    _ => then.push((says, 1)),
                },
                _ => steps.push((event, says, Vec::new())),
            }
        }
        let mut lines = 0;
        let told = steps.iter().rev().take_while(|(.., then)| {
            lines += 1 + then.len();
            lines <= MOST
        });
        let left_out = steps.len() - told.count().max(usize::from(!steps.is_empty()));
        let steps = &steps[left_out..];
        html! {
            ol.steps-of #tale {
                @if left_out > 0 { li.muted { (self.tell(&Phrase::new("civ-tale-more").number("n", left_out as i64))) } }
                @if steps.is_empty() { li.muted { (self.say("civ-tale-empty")) } }
                @for (event, first, then) in steps {
                    li {
                        @if let Some(seat) = speaks_of(first) { (bare_token(seat)) }
                        b { (self.tell(first)) }
                        @if let Some(effect) = effect(event) { small { (effect) } }
                        @if !then.is_empty() {
                            ul { @for (says, times) in then { li { (self.tell(says)) @if *times > 1 { " ×" (times) } } } }
                        }
                    }
                }
            }
        }
    }
}
