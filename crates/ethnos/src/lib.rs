//! Ethnos, by Paolo Mori: two to six leaders gather the scattered tribes into bands and win six kingdoms.
//!
//! Read [`Ethnos`] first, then `state` (the position), `legal` (questions and legal answers), `play` (what an answer
//! does) and `score` (glory at the end of an age). `setup` reads options, `view` shows a position to one observer, `words`
//! names the sentences, `insight` knows what positions are worth to bots. `card` holds the table of tribes, `content` the
//! printed values.
//!
//! ```
//! use ethnos::{Action, Ethnos, Event, Setup};
//! use kernel::{Fast, Game, Seat, Told, Waiting};
//!
//! let setup: Setup = "seats=2".parse()?;
//! let mut luck = Fast::new(7);
//! let mut events: Vec<Told<Event>> = Vec::new();
//! let mut state = Ethnos::start(&setup, &mut luck, &mut events);
//!
//! let Waiting::For(seats) = Ethnos::waiting(&state) else { panic!("a new game waits for a seat") };
//! let seat: Seat = seats.first().expect("one seat is asked");
//! let question = Ethnos::question(&state, seat).expect("that seat has a question");
//! assert_eq!(question.asks.key, "ask-turn");
//!
//! let mut legal = Vec::new();
//! Ethnos::legal(&state, seat, &mut legal);
//! assert!(legal.contains(&Action::Draw));
//!
//! events.clear();
//! Ethnos::apply(&mut state, seat, Action::Draw, &mut luck, &mut events);
//! assert!(matches!(events[0].event, Event::Drew { seat: by, .. } if by == seat));
//! # Ok::<(), kernel::SetupError>(())
//! ```

mod action;
mod band;
mod card;
mod cards;
pub mod content;
mod event;
mod insight;
mod learned;
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
pub use card::{Card, Kingdom, MarkerPlace, Tribe, TribeRules};
pub use content::content_fingerprint;
pub use event::{Discard, Draw, Event, Offered, Placed, Scored, Won};
pub use setup::Setup;
pub use state::State;
pub use view::{BandView, DraftView, GiantView, HandView, Phase, SeatView, View};

use kernel::{Game, Illegal, Listener, Luck, Observer, Question, Seat, Seats, Trace, Waiting};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ethnos;

impl Game for Ethnos {
    const NAME: &'static str = "ethnos";
    const RULES: u32 = 2;

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
