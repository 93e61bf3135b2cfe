//! A moment of a game that is over, tried again as a puzzle. A bot grades the answer; nothing is rated.

use kernel::{Phrase, Seat};
use maud::{Markup, html};
use table::{Advice, Play};
use words::Words;

use crate::learn::{Sitting, encoded, sitting};
use crate::page::{Visitor, mark};
use crate::table::{Guide, TablePage};

/// Everything the page is drawn from.
#[derive(Clone, Copy, Debug)]
pub struct Again<'a> {
    /// The table.
    pub id: &'a str,
    /// The game.
    pub game: &'static str,
    /// What was played.
    pub setup: &'a str,
    /// How many answers had been given.
    pub at: usize,
    /// Who was asked.
    pub seat: Seat,
    /// How many seats there are.
    pub seats: usize,
    /// What is answered now, and what a bot thinks of all answers.
    pub answer: Option<(&'a str, &'a Advice)>,
}

/// The address of a moment.
#[must_use]
pub fn address(id: &str, at: usize) -> String {
    format!("/t/{id}/again?at={at}")
}

/// The address of a moment after an answer.
#[must_use]
pub fn answered(id: &str, at: usize, action: &str) -> String {
    format!("{}&did={}", address(id, at), encoded(action))
}

/// How much of the chance to win an answer loses; nothing if it cannot be told from the best one.
fn loss(action: &str, advice: &Advice) -> Option<f64> {
    let best = advice.thoughts.first()?;
    let Some(nth) = advice.thoughts.iter().position(|thought| thought.action == action) else {
        let least = advice.thoughts.iter().map(|thought| thought.value).fold(best.value, f64::min);
        return Some(best.value - least);
    };
    let lost = best.value - advice.thoughts[nth].value;
    (nth > advice.even && lost > f64::from(learn::puzzle::RIGHT)).then_some(lost)
}

impl Guide for Again<'_> {
    fn here(&self) -> String {
        match self.answer {
            Some((action, _)) => answered(self.id, self.at, action),
            None => address(self.id, self.at),
        }
    }

    fn panel(&self, page: &TablePage<'_>) -> Markup {
        let lost = self.answer.map(|(action, advice)| (advice, loss(action, advice)));
        let class = match lost {
            None => "coach panel",
            Some((_, None)) => "coach panel good",
            Some((_, Some(_))) => "coach panel miss",
        };
        html! {
            section #coach class=(class) role="status" aria-label=(page.say("puzzle")) {
                p.eyebrow {
                    span { (page.say("again-title")) }
                    span.push {}
                    a.btn.plain.icon.leave href={ "/t/" (self.id) "/review" } aria-label=(page.say("again-leave")) title=(page.say("again-leave")) { (mark("close")) }
                }
                @match lost {
                    None => p #coach-text { (page.say("puzzle-task")) },
                    Some((advice, None)) => {
                        p.praise #coach-text { (page.say("puzzle-right")) }
                        @if !advice.reasons.is_empty() {
                            p.small { (page.say("hint-why")) }
                            ul.reasons { @for reason in &advice.reasons { li { (page.tell(reason)) } } }
                        }
                    },
                    Some((_, Some(lost))) => {
                        p.praise #coach-text { (page.tell(&Phrase::new("puzzle-mistake").number("loss", (100.0 * lost).round() as i64))) }
                    },
                }
                footer {
                    @if self.answer.is_some() {
                        a.btn.go #coach-next href=(address(self.id, self.at)) data-turn { (mark("undo")) (page.say("lesson-again")) }
                    }
                    a.btn.plain href={ "/t/" (self.id) "/replay?at=" (self.at) "&as=" (self.seat) } { (page.say("replay-title")) }
                }
            }
        }
    }
}

/// The page of a moment. `play` is the game after what was answered.
#[must_use]
pub fn page(visitor: &Visitor, words: &Words, again: &Again<'_>, play: &dyn Play) -> Markup {
    let Again { game, setup, seat, seats, .. } = *again;
    let asks = again.answer.is_none();
    sitting(visitor, words, &Sitting { id: "again", game, setup, seat, seats, undo: 0, asks }, play, again)
}

#[cfg(test)]
mod tests {
    use table::Thought;

    use super::*;

    #[test]
    fn what_cannot_be_told_from_the_best_answer_loses_nothing() {
        let thought = |action: &str, value: f64| Thought {
            action: action.to_owned(),
            says: Phrase::new("puzzle"),
            value,
            error: 0.01,
            visits: 100,
        };
        let thoughts = vec![thought("a", 0.5), thought("b", 0.49), thought("c", 0.45), thought("d", 0.2)];
        let advice =
            |even| Advice { action: "a".to_owned(), thoughts: thoughts.clone(), even, reasons: Vec::new() };
        assert_eq!(loss("a", &advice(0)), None);
        assert_eq!(loss("b", &advice(0)), None, "less than can be called wrong");
        assert!(loss("c", &advice(0)).is_some_and(|lost| (lost - 0.05).abs() < 1e-9));
        assert_eq!(loss("c", &advice(2)), None);
        assert!(loss("not looked at", &advice(0)).is_some_and(|lost| (lost - 0.3).abs() < 1e-9));
        let forced = Advice { thoughts: Vec::new(), ..advice(0) };
        assert_eq!(loss("a", &forced), None);
    }
}
