//! A small complete game, sound or broken in one place.
//!
//! Each round every seat draws a card in secret or takes one from the pool; then all bid a card at once, face
//! down. The highest bid scores a point, never shared: equal bids cancel out. Bids go to the pool.

use std::cell::Cell;
use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

use kernel::{
    Audience, Game, Illegal, Listener, Luck, Observer, Options, Phrase, Question, QuestionKind, RuleId, Seat,
    Seats, SetupError, Standing, Trace, Waiting,
};
use serde::{Deserialize, Serialize};

macro_rules! flaws {
    ($($flaw:ident)*) => {
        /// What is wrong with a toy. It is part of the setup, so that one program holds all of them.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        pub enum Flaw { None, $($flaw),* }

        impl Flaw {
            pub const ALL: &[Flaw] = &[$(Flaw::$flaw),*];
        }
    };
}

flaws! {
    Panics NeverEnds AsksOthers NoAnswer UnknownQuestion LegalUnsorted CheckTooStrict CheckTooLax
    CheckForgetsTurn UnknownRefusal ActionText SetupText CardsVanish NotSaved HashOrder OwnLuck
    ViewShowsHands ViewShowsBids ImaginesOwn ImaginesUnseen ImaginesLostCards LegalLeaks QuestionLeaks
    DealToldToAll DrawToldToAll HandToldToAll BidToldToAll ImaginesNothing ImaginesRealBids DealUntold
    DrawUntold TakeUntold DrawNotRandom RevealNotSaid LastBidBegins FirstBidForbids OwnStart DenseRanks NoWinner
}

pub const TURN: RuleId = RuleId("toy.turn");
pub const BID: RuleId = RuleId("toy.bid");
pub const END: RuleId = RuleId("toy.end");

const ROUNDS: u8 = 5;
const SEATS: usize = 4;

/// Cards: how many there are of each of six values.
type Cards = [u8; 6];

fn count(cards: &Cards) -> u32 {
    cards.iter().map(|&count| u32::from(count)).sum()
}

fn draw(bag: &mut Cards, luck: &mut impl Luck) -> u8 {
    let mut place = luck.pick(count(bag)) as u8;
    let mut card = 0;
    while place >= bag[card] {
        place -= bag[card];
        card += 1;
    }
    bag[card] -= 1;
    card as u8
}

/// Luck that was not passed in and that no record knows: the lowest and the highest in turns.
struct OwnLuck;

impl Luck for OwnLuck {
    fn roll(&mut self, sides: u32) -> u32 {
        thread_local!(static HIGH: Cell<bool> = const { Cell::new(false) });
        HIGH.set(!HIGH.get());
        if HIGH.get() { sides - 1 } else { 0 }
    }
}

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Toy;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    seats: usize,
    flaw: Flaw,
}

impl FromStr for Setup {
    type Err = SetupError;
    fn from_str(text: &str) -> Result<Self, SetupError> {
        let mut options = Options::parse(text)?;
        let seats = options.choose("seats", &[("2", 2), ("3", 3), ("4", 4)])?;
        let named = |name: &str| Flaw::ALL.iter().copied().find(|flaw| format!("{flaw:?}") == name);
        let flaw = options.take("flaw").map_or(Some(Flaw::None), named);
        options.finish()?;
        Ok(Setup { seats, flaw: flaw.ok_or_else(|| SetupError("there is no such flaw".to_owned()))? })
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.flaw {
            Flaw::None => write!(f, "seats={}", self.seats),
            Flaw::SetupText => f.write_str("seats=2"),
            flaw => write!(f, "seats={} flaw={flaw:?}", self.seats),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    seats: usize,
    flaw: Flaw,
    round: u8,
    turn: Seat,
    bidding: bool,
    bag: Cards,
    pool: Cards,
    hands: [Cards; SEATS],
    /// The part of each hand that all saw being taken.
    seen: [Cards; SEATS],
    /// Sealed until all are in; a card that is bid has left the hand.
    bids: [Option<u8>; SEATS],
    scores: [u8; SEATS],
    /// Only a flaw uses it.
    #[serde(skip)]
    unsaved: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Draw,
    Take(u8),
    Bid(u8),
    /// Only a flaw uses it.
    Bad(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("draw"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Bid(card) | Action::Bad(card) => write!(f, "bid {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = ();
    fn from_str(text: &str) -> Result<Action, ()> {
        let card = |text: &str| text.parse().ok().filter(|&card: &u8| card < 6).ok_or(());
        match text.split_once(' ').unwrap_or((text, "")) {
            ("draw", "") => Ok(Action::Draw),
            ("take", text) => Ok(Action::Take(card(text)?)),
            ("bid", text) => Ok(Action::Bid(card(text)?)),
            _ => Err(()),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Event {
    Dealt(Cards),
    Began(Seat, Cards),
    Drew(Seat, u8),
    DrewHidden(Seat),
    Took(Seat, u8),
    Ready(Seat),
    Bids(Vec<u8>, Option<Seat>),
    Gossip(Cards),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    round: u8,
    turn: Option<Seat>,
    pool: Cards,
    bag: u32,
    hand: Option<Cards>,
    bid: Option<u8>,
    sizes: Vec<u32>,
    seen: Vec<Cards>,
    ready: Vec<bool>,
    scores: Vec<u8>,
    leaked: Vec<u8>,
}

impl State {
    fn is_over(&self) -> bool {
        self.round == ROUNDS
    }

    fn waits_for(&self, seat: Seat) -> bool {
        let asked = if self.bidding { self.bids[seat.index()].is_none() } else { self.turn == seat };
        asked && !self.is_over()
    }

    /// Every card there is.
    pub fn cards(&self) -> i64 {
        let hands: u32 = self.hands.iter().map(count).sum();
        i64::from(hands + count(&self.bag) + count(&self.pool)) + self.bids.iter().flatten().count() as i64
    }

    /// Cards that all saw being taken and that are in no hand and no bid. There are none.
    pub fn lost(&self) -> i64 {
        let mut lost = 0;
        for seat in 0..SEATS {
            for card in 0..6 {
                let bid = u8::from(self.bids[seat] == Some(card as u8));
                lost += i64::from(self.seen[seat][card].saturating_sub(self.hands[seat][card] + bid));
            }
        }
        lost
    }

    /// The cards of a hand that not all have seen.
    fn unseen(&self, seat: Seat) -> Cards {
        let (hand, seen) = (self.hands[seat.index()], self.seen[seat.index()]);
        std::array::from_fn(|card| hand[card] - seen[card].min(hand[card]))
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
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
        let seats = setup.seats;
        let mut turn = luck.pick(seats as u32) as usize;
        if setup.flaw == Flaw::OwnStart {
            turn = OwnLuck.pick(seats as u32) as usize;
        }
        let mut state = State {
            seats,
            flaw: setup.flaw,
            round: 0,
            turn: Seat::new(turn),
            bidding: false,
            bag: [4; 6],
            pool: [0; 6],
            hands: [[0; 6]; SEATS],
            seen: [[0; 6]; SEATS],
            bids: [None; SEATS],
            scores: [0; SEATS],
            unsaved: 0,
        };
        for _ in 0..3 {
            state.pool[draw(&mut state.bag, luck) as usize] += 1;
        }
        tell.tell(Audience::All, || Event::Began(state.turn, state.pool));
        for seat in Seat::all(seats) {
            for _ in 0..2 {
                state.hands[seat.index()][draw(&mut state.bag, luck) as usize] += 1;
            }
            let to = if state.flaw == Flaw::DealToldToAll { Audience::All } else { Audience::Only(seat) };
            if state.flaw != Flaw::DealUntold {
                tell.tell(to, || Event::Dealt(state.hands[seat.index()]));
            }
        }
        state
    }

    fn waiting(state: &State) -> Waiting {
        if !state.is_over() {
            let seats: Seats = Seat::all(state.seats).filter(|&seat| state.waits_for(seat)).collect();
            return Waiting::For(seats);
        }
        let score = |seat: Seat| state.scores[seat.index()];
        Waiting::Over(Standing::new(state.seats, |seat| {
            let mut better: Vec<u8> =
                Seat::all(state.seats).map(score).filter(|&other| other > score(seat)).collect();
            if state.flaw == Flaw::DenseRanks {
                better.sort_unstable();
                better.dedup();
            }
            let first = if state.flaw == Flaw::NoWinner { 2 } else { 1 };
            (i32::from(score(seat)), first + better.len() as u8)
        }))
    }

    fn question(state: &State, seat: Seat) -> Option<Question> {
        if !state.waits_for(seat) && state.flaw != Flaw::AsksOthers {
            return None;
        }
        let mut rule = if state.bidding { BID } else { TURN };
        if state.flaw == Flaw::UnknownQuestion && state.bidding {
            rule = RuleId("toy.unknown");
        }
        let mut asks = Phrase::new("ask");
        if state.flaw == Flaw::QuestionLeaks {
            asks = asks.number("hint", state.hands[seat.next(state.seats).index()][5]);
        }
        Some(Question { kind: QuestionKind::Pick, asks, rule })
    }

    fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        if !state.waits_for(seat) || (state.flaw == Flaw::NoAnswer && state.round == 3) {
            return;
        }
        if !state.bidding && count(&state.bag) > 0 {
            into.push(Action::Draw);
        }
        let cards = if state.bidding { state.hands[seat.index()] } else { state.pool };
        let action = if state.bidding { Action::Bid } else { Action::Take };
        into.extend((0..6).filter(|&card| cards[card as usize] > 0).map(action));
        if state.flaw == Flaw::FirstBidForbids && into.len() > 1 && state.bids.iter().any(Option::is_some) {
            into.retain(|&action| action != Action::Bid(5));
        }
        if let (Flaw::ActionText, Some(&Action::Bid(card))) = (state.flaw, into.last()) {
            into.push(Action::Bad(card));
        }
        if state.flaw == Flaw::LegalLeaks && !state.bidding && into.len() > 1 {
            // No seat may take what the next seat has in hand.
            let rival = state.hands[seat.next(state.seats).index()];
            let rivalled = |action| matches!(action, Action::Take(card) if rival[card as usize] > 0);
            let first = into[0];
            into.retain(|&action| action == first || !rivalled(action));
        }
        if state.flaw == Flaw::LegalUnsorted {
            into.reverse();
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let rule = match (state.is_over(), state.bidding) {
            (true, _) => END,
            (false, true) => BID,
            (false, false) => TURN,
        };
        let rule = if state.flaw == Flaw::UnknownRefusal { RuleId("toy.unknown") } else { rule };
        let mut legal = Vec::new();
        Self::legal(state, seat, &mut legal);
        let mut allowed = legal.contains(&action);
        if state.flaw == Flaw::CheckTooStrict && action == Action::Bid(5) {
            allowed = false;
        }
        if state.flaw == Flaw::CheckTooLax && !legal.is_empty() && action == Action::Take(5) {
            allowed = true;
        }
        if state.flaw == Flaw::CheckForgetsTurn && !state.bidding && action == Action::Draw {
            allowed = true;
        }
        if allowed { Ok(()) } else { Err(Illegal { rule }) }
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        luck: &mut impl Luck,
        tell: &mut impl Listener<Event>,
    ) -> Trace {
        let seats = state.seats;
        let own = seat.index();
        match action {
            Action::Draw => {
                let card = match state.flaw {
                    Flaw::OwnLuck => draw(&mut state.bag, &mut OwnLuck),
                    _ => draw(&mut state.bag, luck),
                };
                state.hands[own][card as usize] += 1;
                let to = if state.flaw == Flaw::DrawToldToAll { Audience::All } else { Audience::Only(seat) };
                if state.flaw != Flaw::DrawUntold {
                    tell.tell(to, || Event::Drew(seat, card));
                }
                tell.tell(Audience::Except(seat), || Event::DrewHidden(seat));
                if state.flaw == Flaw::NotSaved {
                    state.unsaved = 1;
                }
            }
            Action::Take(card) => {
                state.pool[card as usize] -= 1;
                state.hands[own][card as usize] += 1;
                state.seen[own][card as usize] += 1;
                if state.flaw != Flaw::TakeUntold {
                    tell.tell(Audience::All, || Event::Took(seat, card));
                }
                if state.flaw == Flaw::HandToldToAll {
                    tell.tell(Audience::All, || Event::Gossip(state.hands[own]));
                }
                assert!(state.flaw != Flaw::Panics || card < 5, "a five was taken");
            }
            Action::Bid(card) | Action::Bad(card) => {
                state.hands[own][card as usize] -= 1;
                state.bids[own] = Some(card);
                if state.flaw == Flaw::LastBidBegins {
                    state.turn = seat;
                }
                tell.tell(Audience::All, || Event::Ready(seat));
                if state.flaw == Flaw::BidToldToAll {
                    tell.tell(Audience::All, || Event::Gossip([card; 6]));
                }
                return if state.bids[..seats].iter().all(Option::is_some) {
                    Self::end_round(state, tell);
                    if state.flaw == Flaw::RevealNotSaid { Trace::Nothing } else { Trace::Revealed }
                } else {
                    Trace::Nothing
                };
            }
        }
        state.turn = seat.next(seats);
        let taken = Seat::all(seats).map(|seat| count(&state.hands[seat.index()])).sum::<u32>();
        state.bidding = taken == 3 * seats as u32;
        if action == Action::Draw && state.flaw != Flaw::DrawNotRandom {
            Trace::Random
        } else {
            Trace::Nothing
        }
    }

    fn view(state: &State, who: Observer) -> View {
        let seats = || Seat::all(state.seats).map(Seat::index);
        let own = match who {
            Observer::Seat(seat) => Some(seat.index()),
            Observer::Spectator => None,
        };
        View {
            round: state.round,
            turn: (!state.bidding && !state.is_over()).then_some(state.turn),
            pool: state.pool,
            bag: count(&state.bag),
            hand: own.map(|own| state.hands[own]),
            bid: own.and_then(|own| state.bids[own]),
            sizes: seats().map(|seat| count(&state.hands[seat])).collect(),
            seen: seats().map(|seat| state.seen[seat]).collect(),
            ready: seats().map(|seat| state.bids[seat].is_some()).collect(),
            scores: state.scores[..state.seats].to_vec(),
            leaked: match state.flaw {
                Flaw::ViewShowsHands => seats().flat_map(|seat| state.hands[seat]).collect(),
                Flaw::ViewShowsBids => state.bids.into_iter().flatten().collect(),
                Flaw::HashOrder => (0..100).collect::<HashSet<u8>>().into_iter().collect(),
                _ => Vec::new(),
            },
        }
    }

    fn reimagine(state: &State, who: Observer, luck: &mut impl Luck) -> State {
        let mut other = state.clone();
        if state.flaw == Flaw::ImaginesNothing {
            return other;
        }
        if state.flaw == Flaw::ImaginesUnseen {
            other.seen = [[0; 6]; SEATS];
        }
        let others =
            || Seat::all(state.seats).filter(|&seat| !who.is(seat) || state.flaw == Flaw::ImaginesOwn);
        // A sealed bid goes back to its hand: it may be any card, also one that all have seen.
        if state.flaw != Flaw::ImaginesRealBids {
            for seat in others() {
                if let Some(card) = other.bids[seat.index()].take() {
                    other.hands[seat.index()][card as usize] += 1;
                }
            }
        }
        let mut sizes = Vec::new();
        for seat in others() {
            let all = state.flaw == Flaw::ImaginesLostCards;
            let unseen = if all { other.hands[seat.index()] } else { other.unseen(seat) };
            sizes.push(count(&unseen));
            for (card, &count) in unseen.iter().enumerate() {
                other.bag[card] += count;
                other.hands[seat.index()][card] -= count;
            }
        }
        for (seat, size) in others().zip(sizes) {
            for _ in 0..size {
                other.hands[seat.index()][draw(&mut other.bag, luck) as usize] += 1;
            }
            if state.bids[seat.index()].is_some() && state.flaw != Flaw::ImaginesRealBids {
                let bid = draw(&mut other.hands[seat.index()], luck);
                other.bids[seat.index()] = Some(bid);
            }
        }
        other
    }
}

impl Toy {
    /// All bids are in.
    fn end_round(state: &mut State, tell: &mut impl Listener<Event>) {
        let seats = state.seats;
        let bids: Vec<u8> = state.bids[..seats].iter().flatten().copied().collect();
        let single = |card: &&u8| bids.iter().filter(|other| other == card).count() == 1;
        let highest = bids.iter().filter(single).max();
        let winner = highest.and_then(|card| Seat::all(seats).find(|seat| bids[seat.index()] == *card));
        if let Some(winner) = winner {
            state.scores[winner.index()] += 1;
        }
        for (seat, &card) in bids.iter().enumerate() {
            if state.flaw != Flaw::CardsVanish || card < 5 {
                state.pool[card as usize] += 1;
            }
            // Of two equal cards the one that all have seen is said to be bid.
            state.seen[seat][card as usize] = state.seen[seat][card as usize].saturating_sub(1);
        }
        tell.tell(Audience::All, || Event::Bids(bids.clone(), winner));
        state.bids = [None; SEATS];
        state.bidding = false;
        if state.flaw != Flaw::NeverEnds {
            state.round += 1;
        }
    }
}
