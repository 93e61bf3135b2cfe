//! Imperium: Classics, by Nigel Buckle and Dávid Turczi: two to four nations grow from barbarians to empires.
//!
//! Every card is a program. `content/classics.txt` tells all of them in a small language; `reader` reads and checks
//! it, `program` is what it becomes, `run` performs it, `can` asks of the same program what can be paid, offered or
//! done, and `text` puts it into words. `state` is one position, with the programs under way as plain frames; `score`
//! is what it is worth, `legal` what is asked and may be answered, `view` and `reimagine` who may know what.
//!
//! Instructions, what cards wait for and what they change while they are there are for any card. Six of the 206 designs
//! have one that nothing else uses, neither another card nor the turn: `gambling` (a suit is named before a card is
//! shown), `combs` (the next card may have the symbol of the other state), `shaduf` (materials from a river),
//! `romans-a` (more fame is looked at), `direct-democracy` (unrest is cheaper) and `sumerians` (unrest is forgiven). A
//! test fails when there are more.
//!
//! In the solstice all seats act at once, so several may be asked; each has its own stack of frames then.
//!
//! Decks are bags. What is known of their order is kept exactly: cards that somebody put on top of a deck or looked
//! at, with who knows them; everything else is decided when it is drawn.

mod action;
mod can;
mod card;
pub mod content;
mod event;
mod face;
mod insight;
mod legal;
mod program;
mod reader;
mod reimagine;
pub mod rule;
mod run;
mod score;
mod set;
mod setup;
mod start;
mod state;
#[cfg(test)]
mod tests;
mod text;
mod view;
mod words;

pub use action::Action;
pub use card::Card;
pub use event::{Cause, Event};
pub use face::{Face, ICONS, Origin, SUITS, nations};
pub use program::{Effect, Token, Zone};
pub use setup::Setup;
pub use state::{Over, State};
pub use text::{Say, effects, effects_of, exhaust_of, text};
pub use view::{FrameView, PlayView, SeatView, SlotView, View, WorthView};

use kernel::{Game, Illegal, Listener, Luck, Observer, Question, Seat, Seats, Trace, Waiting};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Imperium;

impl Game for Imperium {
    const NAME: &'static str = "imperium";
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
        start::start(setup, luck, tell)
    }

    #[inline]
    fn waiting(state: &State) -> Waiting {
        match legal::waiting(state) {
            Seats::NONE => Waiting::Over(score::standing(state)),
            seats => Waiting::For(seats),
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
        run::apply(state, seat, action, luck, tell)
    }

    fn view(state: &State, who: Observer) -> View {
        view::view(state, who)
    }

    fn reimagine(state: &State, who: Observer, luck: &mut impl Luck) -> State {
        reimagine::reimagine(state, who, luck)
    }
}
