//! Imperium: Classics and Imperium: Legends, by Nigel Buckle and Dávid Turczi: two to four nations grow from barbarians to
//! empires.
//!
//! Every card is a program. `content/classics.txt` and `content/legends.txt` have all of them in a small language. Where to
//! look:
//!
//! * `reader`: reads and checks the content file; `content` is the result
//! * `program`: the instructions of the language
//! * `run`: performs programs; read `Run::step` first
//! * `can`: what can be paid, offered or done, asked of the same programs
//! * `text`: card texts, made from the same programs
//! * `deal`: which bits stand for which cards; every function above begins with it
//! * `state`: one position, with the running programs as a stack of plain frames
//! * `legal`: questions and allowed answers
//! * `score`: points and the winner
//! * `view`, `reimagine`: what each observer knows
//! * `insight`: how bots judge a position
//! * `choose`: seats choose their nations before the game
//! * `bot`: the nation that plays against a lone player by tables; `run::bot` performs its turn
//!
//! Most instructions, triggers and modifiers are used by several cards. Seventeen of the 399 designs have one that nothing
//! else uses, neither another card nor the turn: `gambling` (a suit is named before a card is shown), `combs` (the next
//! card may have the symbol of the other state), `shaduf` and `domestication` (materials from a symbol), `romans-a` (more
//! fame is looked at), `sumerians` (unrest is forgiven), `king-wu-of-qin` (a number is chosen while paying), `pottery` (it
//! holds progress), `grand-trunk-road` (it counts twice), `masonry` (others become free), `step-pyramids` and `stone-heads`
//! (they stand for masks), `gates-of-shangri-la` (it makes an empire), `shangri-la` (gains are replaced), `palace-of-poseidon` (a card leaves
//! play), `embalming` (population is paid) and `atlanteans-a` (a card is sunk). A test fails when there are more.
//!
//! In the solstice seats that touch only what is their own act at once, so several may be asked; each has its own stack of
//! frames then.
//!
//! Decks are bags: which card is on top is decided when it is drawn. Only what a seat knows is kept: cards that were put
//! on top of a deck or looked at, and which seats know them.

mod action;
mod bot;
mod can;
mod card;
mod choose;
mod content;
mod deal;
mod event;
mod face;
mod insight;
mod learned;
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

pub use self::content::content_fingerprint;
pub use ::content::{ContentError, Fingerprint, Provenance};
pub use action::Action;
pub use bot::{Goal, Level, bots_fingerprint, prefer_bots};
pub use card::Card;
pub use event::{BotEvent, Cause, Event};
pub use face::{Face, ICONS, Origin, SUITS, Worth, nations};
pub use program::{Effect, Token, Zone};
pub use setup::Setup;
pub use state::{Over, State};
pub use text::{BotRow, Lasts, Say, bot_rows, effects, effects_of, exhaust_of, lines, text};
pub use view::{BackView, BotView, FrameView, PlayView, SeatView, SlotView, View, WorthView};

use kernel::{Game, Illegal, Listener, Luck, Observer, Question, Seat, Seats, Trace, Waiting};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Imperium;

impl Game for Imperium {
    const NAME: &'static str = "imperium";
    const RULES: u32 = 7;

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
        let _numbering = deal::enter(state.cards);
        match legal::waiting(state) {
            Seats::NONE => Waiting::Over(score::standing(state)),
            seats => Waiting::For(seats),
        }
    }

    fn question(state: &State, seat: Seat) -> Option<Question> {
        let _numbering = deal::enter(state.cards);
        legal::question(state, seat)
    }

    #[inline]
    fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
        let _numbering = deal::enter(state.cards);
        legal::legal(state, seat, into);
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let _numbering = deal::enter(state.cards);
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
        let _numbering = deal::enter(state.cards);
        run::apply(state, seat, action, luck, tell)
    }

    fn view(state: &State, who: Observer) -> View {
        let _numbering = deal::enter(state.cards);
        view::view(state, who)
    }

    fn reimagine(state: &State, who: Observer, luck: &mut impl Luck) -> State {
        let _numbering = deal::enter(state.cards);
        reimagine::reimagine(state, who, luck)
    }
}
