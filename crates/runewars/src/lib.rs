//! Runewars, by Corey Konieczka: two to four peoples fight for the dragon runes of Terrinoth.
//!
//! Where to look:
//!
//! * `content`, `reader`: what is printed in the box, and the file it is read from
//! * `name`, `area`: everything that has a name of its own
//! * `setup`, `build`, `deploy`: options, the map, and what stands on it at the start
//! * `state`: one position; `land`: who controls an area, and how figures move
//! * `task`: what is going on, as plain data; `run`: performs it; read `Run::go` first
//! * `year`, `season`: seasons, their cards, bids and orders
//! * `orders`, `march`, `retreat`: the eight orders, movement, diplomacy and retreats
//! * `battle`: line-up, draws, abilities and how a battle ends
//! * `heroes`, `duel`, `explore`: the quest phase, quests, duels and exploration
//! * `runes`, `cards`, `objective`: tokens and cards; `tactics`, `plays`: what is used in the own turn and in battles
//! * `legal`: questions and allowed answers
//! * `view`, `shown`, `contest`, `reimagine`: what each observer knows
//! * `prospect`, `odds`: what an observer could do, and what would come of it
//! * `words`, `scene`, `text`: sentences; `board`: the map in letters; `insight`, `instinct`: how bots judge and play
//!
//! A module of rules has the steps of its part as a small enumeration: whom a step asks, what may be answered, and what
//! an answer does. Decks are bags: which card is on top is decided when it is drawn.

mod action;
mod area;
mod battle;
mod board;
mod build;
mod cards;
mod content;
mod contest;
mod deploy;
mod duel;
mod event;
mod explore;
mod heroes;
mod insight;
mod instinct;
mod land;
mod learned;
mod legal;
mod march;
mod name;
mod objective;
mod odds;
mod orders;
mod plays;
mod prospect;
mod reader;
mod reimagine;
mod retreat;
pub mod rule;
mod run;
mod runes;
mod scene;
mod score;
mod season;
mod setup;
mod shown;
mod start;
mod state;
mod tactics;
mod task;
#[cfg(test)]
mod tests;
mod text;
mod view;
mod words;
mod year;

pub use self::content::{
    CityToken, Content, Fate, Gain, HeroCard, QuestCard, Section, Sheet, Step, Trial, UnitCard, content,
    content_fingerprint, prefer,
};
pub use ::content::{ContentError, Fingerprint, Provenance};
pub use action::{Action, Quest};
pub use area::{Area, Hex};
pub use contest::{BidView, LandView, TrialView};
pub use event::Event;
pub use name::{
    Alignment, Attribute, City, Destiny, Development, Exploration, Faction, Hero, Objective, Order, Resource,
    Reward, Season, Shape, Special, Tactic, Title, Unit, Way,
};
pub use odds::Odds;
pub use prospect::{GroupView, Meeting, OrderView, TargetView, WinterView};
pub use setup::Setup;
pub use shown::{
    AreaView, BattleStage, BattleView, DuelView, FiguresView, HeroView, SeatView, Side, UnitsView,
};
pub use state::{Over, State, Token};
pub use task::Ask;
pub use text::text;
pub use view::View;

use kernel::{Game, Illegal, Listener, Luck, Observer, Question, Seat, Trace, Waiting};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Runewars;

impl Game for Runewars {
    const NAME: &'static str = "runewars";
    const RULES: u32 = 6;

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
        match state.over {
            Over::No => Waiting::For(legal::waiting(state)),
            _ => Waiting::Over(score::standing(state)),
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
