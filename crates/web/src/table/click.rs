//! Clicking on things of the board, and why something cannot be clicked. All games share this.

use std::fmt::Display;

use kernel::RuleId;
use maud::{Markup, html};

use super::GameDrawing;
use crate::page::rule_mark;

/// Why something cannot be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reason {
    /// The id of its sentence on the page, which is also the key of its words.
    pub(crate) id: &'static str,
    /// The paragraph that explains it.
    rule: RuleId,
}

impl Reason {
    pub(crate) const fn new(id: &'static str, rule: RuleId) -> Reason {
        Reason { id, rule }
    }
}

/// What the drawings of all games need to know of a game's view.
pub(crate) trait GameView: 'static {
    /// The paragraph that tells what can be done in a turn.
    const TURN_RULE: RuleId;

    /// The paragraph that tells how the game ends.
    const END_RULE: RuleId;

    fn is_over(&self) -> bool;
}

/// What a click on something does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Click<Action> {
    /// It gives this answer.
    Answer(Action),
    /// It takes back so many answers and then gives these.
    Instead(usize, Vec<Action>),
    /// Nothing, and this is why.
    Blocked(Reason),
    /// Nothing, as the place it lies in says.
    Rest,
}

/// A thing on the board. There are many of them, so they have few attributes.
pub(crate) fn button<Action: Display>(
    class: &str,
    id: Option<&str>,
    click: &Click<Action>,
    label: &str,
    inside: &Markup,
) -> Markup {
    match click {
        Click::Answer(action) => html! {
            button id=[id] class={ (class) " can" } form="act" name="action" value=(action) aria-label=(label) { (inside) }
        },
        Click::Instead(answers, then) => {
            let then: Vec<String> = then.iter().map(ToString::to_string).collect();
            html! {
                button id=[id] class={ (class) " can" } form="back" name="answers" value=(answers) data-then=(then.join(";")) aria-label=(label) { (inside) }
            }
        }
        Click::Blocked(why) => html! {
            button id=[id] class=(class) aria-disabled="true" aria-describedby=(why.id) aria-label=(label) { (inside) }
        },
        Click::Rest => html! { button id=[id] class=(class) aria-label=(label) { (inside) } },
    }
}

impl<View: GameView, Action: Copy + PartialEq + 'static> GameDrawing<'_, View, Action> {
    const WHY_REPLAY: Reason = Reason::new("why-replay", View::TURN_RULE);
    const WHY_OVER: Reason = Reason::new("why-over", View::END_RULE);
    const WHY_WATCHING: Reason = Reason::new("why-watching", View::TURN_RULE);
    pub(crate) const WHY_TURN: Reason = Reason::new("why-turn", View::TURN_RULE);
    pub(crate) const WHY_STEP: Reason = Reason::new("why-step", View::TURN_RULE);

    /// The reasons that every game has.
    pub(crate) const WHY_COMMON: [Reason; 5] =
        [Self::WHY_REPLAY, Self::WHY_OVER, Self::WHY_WATCHING, Self::WHY_TURN, Self::WHY_STEP];

    /// Why nothing can be clicked by this visitor now, if so.
    pub(crate) fn idle(&self) -> Option<Reason> {
        match self.page.you() {
            _ if self.page.replay => Some(Self::WHY_REPLAY),
            _ if self.view.is_over() => Some(Self::WHY_OVER),
            None => Some(Self::WHY_WATCHING),
            Some(_) => self.legal.is_empty().then_some(Self::WHY_TURN),
        }
    }

    /// The sentence of a reason, with its paragraph.
    pub(crate) fn why(&self, id: &str, why: Reason) -> Markup {
        html! { p id=(id) { (self.say(why.id)) " " (rule_mark(why.rule.0)) } }
    }
}
