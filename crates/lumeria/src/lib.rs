//! Lumeria, by Jakub Siedlecki: two gods lead what is left of their peoples against each other.
//!
//! `content` says what is printed, `setup` what is played, `state` what is true, `play` what happens, `attack`
//! how units fight, `legal` what may be answered, `view` what is seen, `words` how it is told.

pub mod ability;
mod action;
mod attack;
mod board;
mod cell;
pub mod content;
mod edition;
mod event;
mod faction;
mod insight;
mod legal;
mod manoeuvre;
mod name;
mod orders;
mod play;
mod reader;
pub mod rule;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod view;
mod words;

pub use action::Action;
pub use attack::{Odds, odds};
pub use board::Board;
pub use cell::Cell;
pub use content::{Content, ContentError};
pub use edition::Edition;
pub use event::{Event, Faces};
pub use faction::Faction;
pub use manoeuvre::Manoeuvre;
pub use name::Name;
pub use setup::Setup;
pub use state::{Decider, Ending, Stage, Stance, State, Step};
pub use view::{ActiveView, AttackView, CardView, DiceView, FieldView, PileView, SideView, UnitView, View};

use kernel::{Game, Illegal, Listener, Luck, Observer, Question, Seat, Seats, Trace, Waiting};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lumeria;

impl Game for Lumeria {
    const NAME: &'static str = "lumeria";
    const RULES: u32 = 2;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(_: &Setup) -> usize {
        2
    }

    fn start(setup: &Setup, luck: &mut impl Luck, tell: &mut impl Listener<Event>) -> State {
        play::start(setup, luck, tell)
    }

    #[inline]
    fn waiting(state: &State) -> Waiting {
        match state.step {
            Step::Over => Waiting::Over(state.standing()),
            _ => Waiting::For(Seats::one(state.turn)),
        }
    }

    fn question(state: &State, seat: Seat) -> Option<Question> {
        legal::question(state, seat)
    }

    #[inline]
    fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
        legal::legal(state, seat, into);
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        legal::check(state, seat, action)
    }

    #[inline]
    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        luck: &mut impl Luck,
        tell: &mut impl Listener<Event>,
    ) -> Trace {
        play::apply(state, seat, action, luck, tell)
    }

    fn view(state: &State, who: Observer) -> View {
        view::view(state, who)
    }

    /// Nothing is hidden in this game, so there is nothing to imagine.
    #[inline]
    fn reimagine(state: &State, _: Observer, _: &mut impl Luck) -> State {
        *state
    }
}
