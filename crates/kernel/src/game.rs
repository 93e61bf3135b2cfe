use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Listener, Luck, Observer, Question, RuleId, Seat, Seats, SetupError};

/// The rules of one title. Stateless: everything that changes is in [`Game::State`].
///
/// `conformance` holds the laws that bind these functions to each other; a game is not a game until it obeys
/// all of them.
pub trait Game: Copy + Eq + Debug + Send + Sync + 'static {
    /// How the game is called on the command line and in records: lowercase, one word.
    const NAME: &'static str;

    /// The version of the rules. It rises whenever an old record would no longer replay to the same end.
    const RULES: u32;

    /// Whether nothing is hidden: every observer always knows the whole position.
    const OPEN: bool = false;

    /// Seats, variants and choices of content. A value of this type can be played: reading one has
    /// checked it. Its text is what people type and records keep.
    type Setup: Clone + Eq + Debug + Display + FromStr<Err = SetupError> + Send + Sync;

    /// One position: plain data, cheap to clone, without a generator, complete between any two answers.
    type State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// One small answer. It can be read without knowing the state, and its text round-trips.
    type Action: Copy + Eq + Ord + Hash + Debug + Display + FromStr + Send + Sync;

    /// Something that happened.
    type Event: Clone + Eq + Hash + Debug + Serialize + Send + Sync;

    /// Everything one observer may know.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;

    /// How many sit at the table.
    fn seats(setup: &Self::Setup) -> usize;

    /// The position before the first question.
    fn start(setup: &Self::Setup, luck: &mut impl Luck, tell: &mut impl Listener<Self::Event>)
    -> Self::State;

    /// For whom the game waits, or how it ended.
    fn waiting(state: &Self::State) -> Waiting;

    /// What this seat is asked. `None` exactly when the game does not wait for it.
    fn question(state: &Self::State, seat: Seat) -> Option<Question>;

    /// Replaces the content of `into` with every answer this seat may give now, ascending, each once. Empty
    /// exactly when the game does not wait for the seat.
    fn legal(state: &Self::State, seat: Seat, into: &mut Vec<Self::Action>);

    /// Whether the seat may give this answer now.
    ///
    /// # Errors
    /// The paragraph of the rules that forbids it.
    fn check(state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Illegal>;

    /// Performs a legal action. The caller vouches for legality: after a lie the state is some valid Rust
    /// value, but no longer a position of the game, and later calls may panic.
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        luck: &mut impl Luck,
        tell: &mut impl Listener<Self::Event>,
    ) -> Trace;

    /// Everything the observer may know.
    fn view(state: &Self::State, who: Observer) -> Self::View;

    /// A random state that the observer cannot tell from this one, drawn as the observer must believe.
    fn reimagine(state: &Self::State, who: Observer, luck: &mut impl Luck) -> Self::State;
}

/// For whom a game waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// For an answer of each of these seats.
    For(Seats),
    /// For no one: the game is over.
    Over(Standing),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    seats: u8,
    scores: [i32; Seat::MAX],
    ranks: [u8; Seat::MAX],
}

impl Standing {
    /// The standing of so many seats, each with its score and its rank. Ranks begin at 1; equals share one,
    /// and the next rank is then left out. A lone seat that loses to the game itself has rank 2.
    #[must_use]
    pub fn new(seats: usize, of: impl Fn(Seat) -> (i32, u8)) -> Standing {
        let mut standing = Standing { seats: seats as u8, scores: [0; Seat::MAX], ranks: [0; Seat::MAX] };
        for seat in Seat::all(seats) {
            (standing.scores[seat.index()], standing.ranks[seat.index()]) = of(seat);
        }
        standing
    }

    /// How many seats played.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The points of a seat.
    #[must_use]
    pub fn score(&self, seat: Seat) -> i32 {
        self.scores[seat.index()]
    }

    /// The rank of a seat, from 1.
    #[must_use]
    pub fn rank(&self, seat: Seat) -> u8 {
        self.ranks[seat.index()]
    }

    /// Who won: one seat, or several that share the win.
    #[must_use]
    pub fn winners(&self) -> Seats {
        Seat::all(self.seats()).filter(|&seat| self.rank(seat) == 1).collect()
    }
}

/// What an action left behind that taking it back cannot undo.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Trace {
    /// Nothing.
    Nothing,
    /// A seat learned something that was hidden.
    Revealed,
    /// Something was drawn or rolled.
    Random,
}

/// A refusal, with the paragraph of the rules that explains it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illegal {
    /// The paragraph.
    pub rule: RuleId,
}

impl Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not allowed, see {}", self.rule)
    }
}

impl std::error::Error for Illegal {}
