//! A small complete game for tests of tables: luck, hidden cards, sealed bids of all seats at once, and a private
//! step that others do not notice.
//!
//! Each round every seat draws a card in secret or takes one from the pool. Then all choose a card to bid, as
//! often as they like and unnoticed, and seal it. The highest bid scores a point; equal bids cancel out. Bids go
//! to the pool.

use std::fmt;
use std::str::FromStr;

use kernel::{
    Audience, Choices, Game, Illegal, Insight, Language, Learned, Listener, Luck, Observer, Offer, Options,
    Outlook, Phrase, Question, QuestionKind, RuleId, Seat, Seats, SetupError, Spoken, Standing, Trace,
    Waiting,
};
use serde::{Deserialize, Serialize};

pub const TURN: RuleId = RuleId("auction.turn");
pub const BID: RuleId = RuleId("auction.bid");
pub const END: RuleId = RuleId("auction.end");

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

/// The game under some version of its rules.
///
/// * 3 is the one that is told above.
/// * 4 mends something that did not matter: every game goes the same way.
/// * 5 changes a rule: of equal bids the one of the lowest seat counts.
/// * 6 no longer knows `rounds`: a setup that names them cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AuctionOf<const RULES: u32>;

pub type Auction = AuctionOf<3>;

/// The rules under which equal bids no longer cancel out.
const EQUALS_COUNT: u32 = 5;

/// The rules under which there is no choice of rounds any more.
const NO_ROUNDS: u32 = 6;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup<const RULES: u32> {
    seats: usize,
    rounds: u8,
}

impl<const RULES: u32> FromStr for Setup<RULES> {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let mut options = Options::parse(text)?;
        let seats = options.choose("seats", &[("2", 2), ("3", 3), ("4", 4)])?;
        let rounds = match RULES {
            NO_ROUNDS => 3,
            _ => options.choose("rounds", &[("3", 3), ("2", 2), ("1", 1)])?,
        };
        options.finish()?;
        Ok(Setup { seats, rounds })
    }
}

impl<const RULES: u32> fmt::Display for Setup<RULES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats={} rounds={}", self.seats, self.rounds)
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    seats: usize,
    rounds: u8,
    round: u8,
    turn: Seat,
    bidding: bool,
    bag: Cards,
    pool: Cards,
    hands: [Cards; SEATS],
    /// The part of each hand that all saw being taken.
    seen: [Cards; SEATS],
    /// What each seat would bid; no other seat knows.
    chosen: [Option<u8>; SEATS],
    sealed: [bool; SEATS],
    scores: [u8; SEATS],
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Draw,
    Take(u8),
    /// The private step.
    Choose(u8),
    Seal,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("draw"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Choose(card) => write!(f, "choose {card}"),
            Action::Seal => f.write_str("seal"),
        }
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Action, ()> {
        let card = |text: &str| text.parse().ok().filter(|&card: &u8| card < 6).ok_or(());
        match text.split_once(' ').unwrap_or((text, "")) {
            ("draw", "") => Ok(Action::Draw),
            ("seal", "") => Ok(Action::Seal),
            ("take", text) => Ok(Action::Take(card(text)?)),
            ("choose", text) => Ok(Action::Choose(card(text)?)),
            _ => Err(()),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Event {
    Began(Seat, Cards),
    Dealt(Cards),
    Drew(Seat, u8),
    DrewHidden(Seat),
    Took(Seat, u8),
    Chose(Seat, u8),
    Sealed(Seat),
    Bids(Vec<u8>, Option<Seat>),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    round: u8,
    turn: Option<Seat>,
    pool: Cards,
    bag: u32,
    hand: Option<Cards>,
    chosen: Option<u8>,
    sizes: Vec<u32>,
    seen: Vec<Cards>,
    sealed: Vec<bool>,
    scores: Vec<u8>,
}

impl State {
    fn is_over(&self) -> bool {
        self.round == self.rounds
    }

    fn waits_for(&self, seat: Seat) -> bool {
        let asked = if self.bidding { !self.sealed[seat.index()] } else { self.turn == seat };
        asked && !self.is_over()
    }

    /// Every card there is.
    pub fn cards(&self) -> i64 {
        let hands: u32 = self.hands.iter().map(count).sum();
        i64::from(hands + count(&self.bag) + count(&self.pool))
    }

    /// The cards of a hand that not all have seen.
    fn unseen(&self, seat: Seat) -> Cards {
        let (hand, seen) = (self.hands[seat.index()], self.seen[seat.index()]);
        std::array::from_fn(|card| hand[card] - seen[card])
    }

    /// All bids are in.
    fn reveal(&mut self, rules: u32, tell: &mut impl Listener<Event>) {
        let seats = self.seats;
        let bids: Vec<u8> = self.chosen[..seats].iter().flatten().copied().collect();
        let single =
            |card: &&u8| rules == EQUALS_COUNT || bids.iter().filter(|other| other == card).count() == 1;
        let highest = bids.iter().filter(single).max();
        let winner = highest.and_then(|card| Seat::all(seats).find(|seat| bids[seat.index()] == *card));
        if let Some(winner) = winner {
            self.scores[winner.index()] += 1;
        }
        for (seat, &card) in bids.iter().enumerate() {
            let card = card as usize;
            self.hands[seat][card] -= 1;
            self.pool[card] += 1;
            // Of two equal cards the one that all have seen is said to be bid.
            self.seen[seat][card] = self.seen[seat][card].saturating_sub(1);
        }
        tell.tell(Audience::All, || Event::Bids(bids.clone(), winner));
        self.chosen = [None; SEATS];
        self.sealed = [false; SEATS];
        self.bidding = false;
        self.round += 1;
    }
}

impl<const RULES: u32> Game for AuctionOf<RULES> {
    const NAME: &'static str = "auction";
    const RULES: u32 = RULES;

    type Setup = Setup<RULES>;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(setup: &Setup<RULES>) -> usize {
        setup.seats
    }

    fn start(setup: &Setup<RULES>, luck: &mut impl Luck, tell: &mut impl Listener<Event>) -> State {
        let seats = setup.seats;
        let mut state = State {
            seats,
            rounds: setup.rounds,
            round: 0,
            turn: Seat::new(luck.pick(seats as u32) as usize),
            bidding: false,
            bag: [4; 6],
            pool: [0; 6],
            hands: [[0; 6]; SEATS],
            seen: [[0; 6]; SEATS],
            chosen: [None; SEATS],
            sealed: [false; SEATS],
            scores: [0; SEATS],
        };
        for _ in 0..3 {
            state.pool[draw(&mut state.bag, luck) as usize] += 1;
        }
        tell.tell(Audience::All, || Event::Began(state.turn, state.pool));
        for seat in Seat::all(seats) {
            for _ in 0..2 {
                state.hands[seat.index()][draw(&mut state.bag, luck) as usize] += 1;
            }
            tell.tell(Audience::Only(seat), || Event::Dealt(state.hands[seat.index()]));
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
            let better = Seat::all(state.seats).filter(|&other| score(other) > score(seat)).count();
            (i32::from(score(seat)), 1 + better as u8)
        }))
    }

    fn question(state: &State, seat: Seat) -> Option<Question> {
        let (key, rule) = if state.bidding { ("ask-bid", BID) } else { ("ask-turn", TURN) };
        state.waits_for(seat).then(|| Question { kind: QuestionKind::Pick, asks: Phrase::new(key), rule })
    }

    fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
        into.clear();
        if !state.waits_for(seat) {
            return;
        }
        let held = |cards: Cards| (0..6).filter(move |&card| cards[card as usize] > 0);
        if state.bidding {
            let chosen = state.chosen[seat.index()];
            let others = held(state.hands[seat.index()]).filter(|&card| chosen != Some(card));
            into.extend(others.map(Action::Choose));
            into.extend(chosen.map(|_| Action::Seal));
        } else {
            into.extend((count(&state.bag) > 0).then_some(Action::Draw));
            into.extend(held(state.pool).map(Action::Take));
        }
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let mut legal = Vec::new();
        Self::legal(state, seat, &mut legal);
        let rule = match (state.is_over(), state.bidding) {
            (true, _) => END,
            (false, true) => BID,
            (false, false) => TURN,
        };
        if legal.contains(&action) { Ok(()) } else { Err(Illegal { rule }) }
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        luck: &mut impl Luck,
        tell: &mut impl Listener<Event>,
    ) -> Trace {
        let (seats, own) = (state.seats, seat.index());
        let trace = match action {
            Action::Draw => {
                let card = draw(&mut state.bag, luck);
                state.hands[own][card as usize] += 1;
                tell.tell(Audience::Only(seat), || Event::Drew(seat, card));
                tell.tell(Audience::Except(seat), || Event::DrewHidden(seat));
                Trace::Random
            }
            Action::Take(card) => {
                state.pool[card as usize] -= 1;
                state.hands[own][card as usize] += 1;
                state.seen[own][card as usize] += 1;
                tell.tell(Audience::All, || Event::Took(seat, card));
                Trace::Nothing
            }
            Action::Choose(card) => {
                state.chosen[own] = Some(card);
                tell.tell(Audience::Only(seat), || Event::Chose(seat, card));
                return Trace::Nothing;
            }
            Action::Seal => {
                state.sealed[own] = true;
                tell.tell(Audience::All, || Event::Sealed(seat));
                if state.sealed[..seats].iter().all(|&sealed| sealed) {
                    state.reveal(RULES, tell);
                    return Trace::Revealed;
                }
                return Trace::Nothing;
            }
        };
        state.turn = seat.next(seats);
        let held = Seat::all(seats).map(|seat| count(&state.hands[seat.index()])).sum::<u32>();
        state.bidding = held == 3 * seats as u32;
        trace
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
            chosen: own.and_then(|own| state.chosen[own]),
            sizes: seats().map(|seat| count(&state.hands[seat])).collect(),
            seen: seats().map(|seat| state.seen[seat]).collect(),
            sealed: seats().map(|seat| state.sealed[seat]).collect(),
            scores: state.scores[..state.seats].to_vec(),
        }
    }

    fn reimagine(state: &State, who: Observer, luck: &mut impl Luck) -> State {
        let mut other = state.clone();
        let others = || Seat::all(state.seats).filter(|&seat| !who.is(seat));
        let mut sizes = Vec::new();
        for seat in others() {
            let unseen = other.unseen(seat);
            sizes.push(count(&unseen));
            for (card, &count) in unseen.iter().enumerate() {
                other.bag[card] += count;
                other.hands[seat.index()][card] -= count;
            }
        }
        for (seat, size) in others().zip(sizes) {
            let own = seat.index();
            for _ in 0..size {
                other.hands[own][draw(&mut other.bag, luck) as usize] += 1;
            }
            let mut bids = other.hands[own];
            let chooses = state.bidding && (state.sealed[own] || luck.pick(2) == 1);
            other.chosen[own] = chooses.then(|| draw(&mut bids, luck));
        }
        other
    }
}

impl<const RULES: u32> Spoken for AuctionOf<RULES> {
    fn words(_: Language) -> &'static str {
        "ask-turn = Draw or take\nask-bid = Your bid?\nanswer = { $card }\nhappened = Something happened\n"
    }

    fn rulebook(_: Language) -> &'static str {
        "# Auction\n\n## All\n\n### auction.turn | Turn\n\nDraw or take.\n\n### auction.bid | Bid\n\nBid.\n\n\
         ### auction.end | End\n\nThe end.\n"
    }

    fn rules() -> &'static [RuleId] {
        &[TURN, BID, END]
    }

    fn answer(action: Action) -> Phrase {
        let card = match action {
            Action::Draw | Action::Seal => -1,
            Action::Take(card) | Action::Choose(card) => i64::from(card),
        };
        Phrase::new("answer").number("card", card)
    }

    fn happened(_: &Event) -> Phrase {
        Phrase::new("happened")
    }

    fn grounds(event: &Event) -> RuleId {
        match event {
            Event::Chose(..) | Event::Sealed(_) | Event::Bids(..) => BID,
            _ => TURN,
        }
    }

    fn offers() -> Vec<Offer> {
        vec![Offer { key: "seats", choices: Choices::Number { least: 2, most: 4, usual: 2 } }]
    }

    fn scene(view: &View) -> Vec<Phrase> {
        vec![Phrase::new("answer").number("card", view.round)]
    }
}

impl<const RULES: u32> Learned for AuctionOf<RULES> {
    fn players(state: &State) -> usize {
        state.seats
    }
}

impl<const RULES: u32> Insight for AuctionOf<RULES> {
    fn outlook(state: &State) -> Outlook {
        let worth = |seat: Seat| 1.0 + f32::from(state.scores[seat.index()]);
        let all: f32 = Seat::all(state.seats).map(worth).sum();
        let mut outlook = [0.0; Seat::MAX];
        Seat::all(state.seats).for_each(|seat| outlook[seat.index()] = worth(seat) / all);
        outlook
    }

    fn instinct(_: &State, _: Seat, legal: &[Action], luck: &mut impl Luck) -> usize {
        luck.pick(legal.len() as u32) as usize
    }
}
