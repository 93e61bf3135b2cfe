//! Lumeria, by Jakub Siedlecki: two gods lead what is left of their peoples against each other.
//!
//! Where to look:
//!
//! * `reader`, `content`, `edition`: content files, what is printed in them, and which of them is played
//! * `setup`: the options of a game
//! * `state`: one position
//! * `play`: what an answer does; read `Execution::answer` first
//! * `attack`, `orders`, `ability`: how units fight, what an active unit can do, what its card changes
//! * `legal`: questions and allowed answers
//! * `view`: what players see, which is everything
//! * `words`: sentences
//! * `insight`: how bots judge a position
//! * `learned`: how positions and answers are put to a network

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
mod learned;
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

pub use self::content::Content;
pub use ::content::{ContentError, Fingerprint, Printed, Provenance};
pub use action::Action;
pub use attack::{Odds, odds};
pub use board::Board;
pub use cell::Cell;
pub use edition::{Edition, content_fingerprint};
pub use event::{Event, Faces};
pub use faction::Faction;
pub use manoeuvre::Manoeuvre;
pub use name::Name;
pub use setup::Setup;
pub use state::{Decider, Ending, Stage, Stance, State, Step};
pub use view::{ActiveView, AttackView, CardView, DiceView, FieldView, PileView, SideView, UnitView, View};
pub use words::{ability, power};

use kernel::{Game, Illegal, Listener, Luck, Observer, Question, Seat, Seats, Trace, Waiting};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lumeria;

impl Game for Lumeria {
    const NAME: &'static str = "lumeria";
    const RULES: u32 = 3;
    const OPEN: bool = true;

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
        if state.step == Step::Over {
            Waiting::Over(state.standing())
        } else {
            Waiting::For(Seats::one(state.turn))
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
