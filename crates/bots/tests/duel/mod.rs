//! Rock, paper, scissors with unequal wins: a small complete game with sealed answers.
//!
//! Both seats answer at once. The first answer stays hidden until the second is in; then a roll decides who wins
//! (see [`Hand::chance`]). In the open variant the first answer is shown at once. If the setup says so, one seat
//! is first offered to leave: then it wins with a given chance, and nothing is played.

use std::fmt;
use std::str::FromStr;

use kernel::{
    Audience, Disclosure, Game, Illegal, Insight, Learned, Listener, Luck, Observer, Options, Outlook,
    Phrase, Question, QuestionKind, RuleId, Seat, Seats, SetupError, Standing, Trace, Waiting,
};
use serde::{Deserialize, Serialize};

pub const RULE: RuleId = RuleId("duel.play");

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duel;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Hand {
    Rock,
    Paper,
    Scissors,
}

impl Hand {
    pub const ALL: [Hand; 3] = [Hand::Rock, Hand::Paper, Hand::Scissors];

    /// The mix that no opponent can beat. With three answers that beat each other in a circle, the share of
    /// each is that of the win it has no part in: rock beats scissors by 2 quarters over an even chance, the
    /// other wins are by 1.
    pub const EQUILIBRIUM: [f32; 3] = [0.25, 0.5, 0.25];

    /// In how many of four rolls this hand wins against the other: always with rock against scissors, three
    /// times with the other two wins, twice between equals.
    pub fn chance(self, other: Hand) -> u32 {
        match (self, other) {
            (Hand::Rock, Hand::Scissors) => 4,
            (Hand::Scissors, Hand::Rock) => 0,
            (Hand::Paper, Hand::Rock) | (Hand::Scissors, Hand::Paper) => 3,
            (Hand::Rock, Hand::Paper) | (Hand::Paper, Hand::Scissors) => 1,
            _ => 2,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Which seat is offered to leave.
    offer: Option<Seat>,
    /// In how many of ten games it wins if it does.
    leave: u32,
    /// Whether the first answer is shown at once.
    open: bool,
    /// Whether the game claims the opposite of that to bots, to show that a false claim is found.
    lies: bool,
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Setup, SetupError> {
        let mut options = Options::parse(text)?;
        let seat = |number| Some(Seat::new(number));
        let setup = Setup {
            offer: options.choose("offer", &[("none", None), ("0", seat(0)), ("1", seat(1))])?,
            leave: options.choose("leave", &[("4", 4), ("6", 6)])?,
            open: options.choose("answers", &[("sealed", false), ("open", true)])?,
            lies: options.choose("lies", &[("no", false), ("yes", true)])?,
        };
        options.finish()?;
        Ok(setup)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answers = if self.open { "open" } else { "sealed" };
        let offer = self.offer.map_or("none".to_owned(), |seat| seat.to_string());
        let lies = if self.lies { "yes" } else { "no" };
        write!(f, "offer={offer} leave={} answers={answers} lies={lies}", self.leave)
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    setup: Setup,
    /// Whether the setup's offer still waits for an answer.
    offered: bool,
    hands: [Option<Hand>; 2],
    winner: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Leave,
    Fight,
    Show(Hand),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Leave => "leave",
            Action::Fight => "fight",
            Action::Show(Hand::Rock) => "rock",
            Action::Show(Hand::Paper) => "paper",
            Action::Show(Hand::Scissors) => "scissors",
        })
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Action, ()> {
        let all = [Action::Leave, Action::Fight].into_iter().chain(Hand::ALL.map(Action::Show));
        all.into_iter().find(|action| action.to_string() == text).ok_or(())
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Event {
    Left(Seat),
    Fights(Seat),
    /// The seat has answered, and its answer is sealed.
    Ready(Seat),
    Shown(Seat, Hand),
    Won(Seat),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    setup: Setup,
    offered: bool,
    ready: [bool; 2],
    hands: [Option<Hand>; 2],
    winner: Option<Seat>,
}

/// The hands are shown: both are in, or there is no fight.
fn is_over(state: &State) -> bool {
    state.winner.is_some()
}

fn other(seat: Seat) -> Seat {
    seat.next(2)
}

/// One of the seats wins by a roll, the given one so many times of so many.
fn decide(
    state: &mut State,
    seat: Seat,
    times: u32,
    of: u32,
    luck: &mut impl Luck,
    tell: &mut impl Listener<Event>,
) {
    let winner = if luck.roll(of) < times { seat } else { other(seat) };
    state.winner = Some(winner);
    tell.tell(Audience::All, || Event::Won(winner));
}

impl Game for Duel {
    const NAME: &'static str = "duel";
    const RULES: u32 = 1;

    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(_: &Setup) -> usize {
        2
    }

    fn start(setup: &Setup, _: &mut impl Luck, _: &mut impl Listener<Event>) -> State {
        State { setup: *setup, offered: setup.offer.is_some(), hands: [None; 2], winner: None }
    }

    fn waiting(state: &State) -> Waiting {
        if let Some(winner) = state.winner {
            return Waiting::Over(Standing::new(2, |seat| if seat == winner { (1, 1) } else { (0, 2) }));
        }
        let waits = |seat: &Seat| match state.offered {
            true => state.setup.offer == Some(*seat),
            false => state.hands[seat.index()].is_none(),
        };
        Waiting::For(Seat::all(2).filter(waits).collect::<Seats>())
    }

    fn question(state: &State, seat: Seat) -> Option<Question> {
        let Waiting::For(seats) = Duel::waiting(state) else { return None };
        seats.contains(seat).then(|| Question {
            kind: QuestionKind::Pick,
            asks: Phrase::new("ask"),
            rule: RULE,
        })
    }

    fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        if Duel::question(state, seat).is_none() {
        } else if state.offered {
            into.extend([Action::Leave, Action::Fight]);
        } else {
            into.extend(Hand::ALL.map(Action::Show));
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let mut legal = Vec::new();
        Duel::legal(state, seat, &mut legal);
        if legal.contains(&action) { Ok(()) } else { Err(Illegal { rule: RULE }) }
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        luck: &mut impl Luck,
        tell: &mut impl Listener<Event>,
    ) -> Trace {
        match action {
            Action::Leave => {
                state.offered = false;
                tell.tell(Audience::All, || Event::Left(seat));
                decide(state, seat, state.setup.leave, 10, luck, tell);
                Trace::Random
            }
            Action::Fight => {
                state.offered = false;
                tell.tell(Audience::All, || Event::Fights(seat));
                Trace::Nothing
            }
            Action::Show(hand) => {
                state.hands[seat.index()] = Some(hand);
                let open = state.setup.open;
                tell.tell(Audience::All, || if open { Event::Shown(seat, hand) } else { Event::Ready(seat) });
                let [Some(first), Some(second)] = state.hands else { return Trace::Nothing };
                if !open {
                    for (seat, hand) in Seat::all(2).zip([first, second]) {
                        tell.tell(Audience::All, || Event::Shown(seat, hand));
                    }
                }
                // As seen from one seat, so that it does not matter which one answered last.
                decide(state, Seat::new(0), first.chance(second), 4, luck, tell);
                Trace::Random
            }
        }
    }

    fn view(state: &State, who: Observer) -> View {
        let shown = state.setup.open || is_over(state);
        let hand = |seat: usize| state.hands[seat].filter(|_| shown || who.is(Seat::new(seat)));
        View {
            setup: state.setup,
            offered: state.offered,
            ready: state.hands.map(|hand| hand.is_some()),
            hands: [hand(0), hand(1)],
            winner: state.winner,
        }
    }

    fn reimagine(state: &State, who: Observer, luck: &mut impl Luck) -> State {
        let mut state = state.clone();
        if !state.setup.open && !is_over(&state) {
            for seat in Seat::all(2).filter(|&seat| !who.is(seat)) {
                let hand = &mut state.hands[seat.index()];
                *hand = hand.map(|_| Hand::ALL[luck.roll(3) as usize]);
            }
        }
        state
    }
}

impl Learned for Duel {
    fn players(_: &State) -> usize {
        2
    }
}

impl Insight for Duel {
    fn outlook(_: &State) -> Outlook {
        let mut outlook = [0.0; Seat::MAX];
        outlook[..2].fill(0.5);
        outlook
    }

    fn instinct(_: &State, _: Seat, legal: &[Action], luck: &mut impl Luck) -> usize {
        luck.pick(legal.len() as u32) as usize
    }

    fn disclosure(state: &State, _: Seat) -> Disclosure {
        match (state.setup.open, state.setup.lies) {
            _ if state.offered => Disclosure::Open,
            (true, false) => Disclosure::Told,
            (false, true) => Disclosure::Open,
            (false, false) | (true, true) => Disclosure::Sealed,
        }
    }

    fn unseal(state: &mut State, seat: Seat) {
        if Duel::disclosure(state, seat) == Disclosure::Sealed {
            state.hands[other(seat).index()] = None;
        }
    }
}
