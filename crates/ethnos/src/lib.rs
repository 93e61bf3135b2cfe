//! Ethnos, by Paolo Mori: two to six leaders gather the scattered tribes into bands and win six kingdoms.
//!
//! `setup` says what is played, `state` what is true, `play` what happens, `score` what it is worth, `legal`
//! what may be answered, `view` who may see it, `words` how it is told.

mod action;
mod band;
mod card;
mod cards;
pub mod content;
mod event;
mod insight;
mod legal;
mod play;
mod reimagine;
pub mod rule;
mod score;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod view;
mod words;

pub use action::Action;
pub use card::{Card, Kingdom, Tribe};
pub use event::Event;
pub use setup::Setup;
pub use state::State;
pub use view::{BandView, DraftView, GiantView, HandView, Phase, SeatView, View};

use kernel::{Game, Illegal, Listener, Luck, Observer, Question, Seat, Seats, Trace, Waiting};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ethnos;

impl Game for Ethnos {
    const NAME: &'static str = "ethnos";
    const RULES: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(setup: &Setup) -> usize {
        setup.seats
    }

    fn start(setup: &Setup, luck: &mut impl Luck, tell: &mut impl Listener<Event>) -> State {
        play::start(setup, luck, tell)
    }

    #[inline]
    fn waiting(state: &State) -> Waiting {
        match state.step {
            state::Step::Over => Waiting::Over(state.standing()),
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

    fn reimagine(state: &State, who: Observer, luck: &mut impl Luck) -> State {
        reimagine::reimagine(state, who, luck)
    }
}
