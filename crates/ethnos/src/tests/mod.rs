//! Tests that read like the rulebook, and the table they play at.

mod examples;
mod laws;
mod printed;
mod rules;
mod rulings;
mod words;

use std::collections::VecDeque;
use std::process::Command;

use kernel::{Fast, Game, Luck, Observer, RuleId, Seat, Silence, Standing, Told, Trace, Waiting};

use crate::Kingdom::{self, Althea, Duris, Ithys, Pelagon, Rhea, Straton};
use crate::band::Band;
use crate::cards::{CardKind, Cards};
use crate::setup::tribes_for;
use crate::state::{Bands, Deck, Giant, State, Step};
use crate::{Action, Card, Draw, Ethnos, Event, Setup, Tribe, content, rule};

/// A game that a test arranges and then plays.
struct Table {
    state: State,
    luck: Chosen,
    log: Vec<Told<Event>>,
}

impl Table {
    /// A table where these tribes play, filled up with quiet ones. No card is dealt, every glory token is
    /// worth 0, and seat 0 is asked first.
    fn new(seats: usize, tribes: &str) -> Table {
        Table::with(seats, tribes, "")
    }

    /// The same with options.
    fn with(seats: usize, tribes: &str, options: &str) -> Table {
        let mut names: Vec<&str> = tribes.split_whitespace().collect();
        assert!(names.len() <= tribes_for(seats), "too many tribes");
        for quiet in ["minotaur", "dwarf", "wizard", "wingfolk", "elf", "centaur"] {
            if names.len() < tribes_for(seats) && !names.contains(&quiet) {
                names.push(quiet);
            }
        }
        let setup = format!("seats={seats} tribes={} {options}", names.join(","));
        let mut luck = Chosen { next: VecDeque::new(), otherwise: Fast::new(1) };
        let mut state = Ethnos::start(&setup.parse().unwrap(), &mut luck, &mut Silence);
        state.tokens = [[0; 3]; 6];
        (state.first, state.drawer, state.turn) = (Seat::new(0), Seat::new(0), Seat::new(0));
        let mut table = Table { state, luck, log: Vec::new() };
        table.gather();
        table
    }

    // What a test arranges

    /// Returns every card to the deck.
    fn gather(&mut self) {
        self.state.deck = Deck::new(self.state.layout.all());
        self.state.pool = Cards::NONE;
        self.state.hands = [Cards::NONE; 6];
        self.state.known = [Cards::NONE; 6];
        self.state.bands = Bands::NONE;
    }

    /// Moves these cards from the deck into a hand.
    fn hand(&mut self, seat: usize, cards: &str) {
        self.state.hands[seat] = self.state.hands[seat].with(self.pick(cards));
    }

    /// Moves these cards from the deck into the pool.
    fn pool(&mut self, cards: &str) {
        self.state.pool = self.state.pool.with(self.pick(cards));
    }

    /// Puts a band from the deck on the table without any effect; its leader is named first.
    fn laid(&mut self, seat: usize, cards: &str) {
        let leader = self.kind(cards.split_whitespace().next().unwrap());
        let cards = self.pick(cards);
        self.state.bands.push(Band::new(Seat::new(seat), leader, cards));
    }

    fn pick(&mut self, cards: &str) -> Cards {
        let mut picked = Cards::NONE;
        for name in cards.split_whitespace() {
            let kind = self.kind(name);
            assert!(self.state.deck.bag.contains(kind), "no {name} is left in the deck");
            self.state.deck.bag.remove(kind);
            picked.add(kind);
        }
        picked
    }

    fn kind(&self, card: &str) -> CardKind {
        self.state.layout.kind(card.parse().unwrap()).unwrap()
    }

    /// What the next draws bring, such as `dragon red-elf`.
    fn next_draws(&mut self, cards: &str) {
        self.state.deck.upper = 0;
        let mut deck = self.state.deck;
        for name in cards.split_whitespace() {
            let sides = deck.len() as u32;
            let place = if name == "dragon" {
                deck.dragons -= 1;
                0
            } else {
                let kind = self.kind(name);
                let allies = deck.bag.len() as u32;
                let at = (0..allies).find(|&at| deck.bag.at(at) == kind).unwrap();
                deck.bag.remove(kind);
                u32::from(deck.dragons) + at
            };
            if sides > 1 {
                self.luck.next.push_back(place);
            }
        }
    }

    /// Markers of each seat in a kingdom, taken from the supplies.
    fn markers(&mut self, kingdom: Kingdom, markers: &[u8]) {
        for (seat, &count) in markers.iter().enumerate() {
            self.state.supply[seat] =
                self.state.supply[seat] + self.state.markers[kingdom as usize][seat] - count;
            self.state.markers[kingdom as usize][seat] = count;
        }
    }

    /// Glory tokens of a kingdom, ascending.
    fn tokens(&mut self, kingdom: Kingdom, tokens: &[u8]) {
        self.state.tokens[kingdom as usize][..tokens.len()].copy_from_slice(tokens);
    }

    fn trolls(&mut self, seat: usize, tokens: &[u8]) {
        self.state.trolls[seat] = tokens.iter().map(|value| 1 << value).sum();
    }

    /// Markers on a horde board, taken from the supply.
    fn horde(&mut self, seat: usize, kingdoms: &[Kingdom]) {
        self.state.hordes[seat] = kingdoms.iter().map(|&kingdom| 1 << kingdom as u8).sum();
        self.state.supply[seat] -= kingdoms.len() as u8;
    }

    /// The seat holds the Giant token for a band of this size.
    fn set_giant(&mut self, seat: usize, size: u8) {
        self.state.giant = Giant { holder: Some(Seat::new(seat)), size };
    }

    /// Spaces of the seats on the Merfolk board.
    fn swim(&mut self, spaces: &[u8]) {
        self.state.merfolk[..spaces.len()].copy_from_slice(spaces);
    }

    fn set_glory(&mut self, glory: &[u16]) {
        self.state.glory[..glory.len()].copy_from_slice(glory);
    }

    /// The game is in this age, from 1.
    fn age(&mut self, age: u8) {
        self.state.age = age - 1;
    }

    /// It is this seat's turn.
    fn turn(&mut self, seat: usize) {
        assert_eq!(self.state.step, Step::Turn, "a turn is going on");
        self.state.turn = Seat::new(seat);
    }

    // What a test plays

    /// Gives answers one after another: `lead red-dwarf; add blue-dwarf; done`.
    fn say(&mut self, seat: usize, answers: &str) {
        for answer in answers.split("; ") {
            let action = action(answer);
            assert_eq!(Ethnos::check(&self.state, Seat::new(seat), action), Ok(()), "{answer}");
            assert!(self.answers(seat).split("; ").any(|legal| legal == answer), "{answer} is not offered");
            let (age, parts) = (self.state.age, self.parts());
            Ethnos::apply(&mut self.state, Seat::new(seat), action, &mut self.luck, &mut self.log);
            if self.state.age == age {
                assert_eq!(self.parts(), parts, "{answer} lost or made a card or a marker");
            }
        }
    }

    /// Plays a band of these cards up to the first question; its leader is named first.
    fn band(&mut self, seat: usize, cards: &str) {
        let mut cards: Vec<Card> = cards.split_whitespace().map(|card| card.parse().unwrap()).collect();
        self.say(seat, &format!("lead {}", cards.remove(0)));
        cards.sort_unstable();
        for card in cards {
            self.say(seat, &format!("add {card}"));
        }
        self.say(seat, "done");
    }

    /// Gives a seat these cards and the turn, and plays them as a band; the leader is named first.
    fn sudden_band(&mut self, seat: usize, cards: &str) {
        self.turn(seat);
        self.hand(seat, cards);
        self.band(seat, cards);
    }

    /// The seat draws the third dragon.
    fn third_dragon(&mut self, seat: usize) {
        self.turn(seat);
        self.state.deck.dragons = 1;
        self.next_draws("dragon");
        self.say(seat, "draw");
    }

    /// The answer is not offered, and this paragraph says why.
    fn refuse(&self, seat: usize, answer: &str, rule: RuleId) {
        let action = action(answer);
        let refusal = Ethnos::check(&self.state, Seat::new(seat), action).map_err(|illegal| illegal.rule);
        assert_eq!(refusal, Err(rule), "{answer}");
        assert!(!self.answers(seat).split("; ").any(|legal| legal == answer), "{answer} is offered");
    }

    // What a test looks at

    /// Everything the seat may answer.
    fn answers(&self, seat: usize) -> String {
        let mut legal = Vec::new();
        Ethnos::legal(&self.state, Seat::new(seat), &mut legal);
        legal.iter().map(Action::to_string).collect::<Vec<_>>().join("; ")
    }

    /// The paragraph that asks the seat now.
    fn asked(&self, seat: usize) -> Option<RuleId> {
        Ethnos::question(&self.state, Seat::new(seat)).map(|question| question.rule)
    }

    /// Whose turn it is.
    fn turn_of(&self) -> usize {
        self.state.turn.index()
    }

    fn glory(&self) -> &[u16] {
        &self.state.glory[..self.state.seats()]
    }

    fn markers_in(&self, kingdom: Kingdom) -> &[u8] {
        &self.state.markers[kingdom as usize][..self.state.seats()]
    }

    fn horde_of(&self, seat: usize) -> Vec<Kingdom> {
        Ethnos::view(&self.state, Observer::Spectator).seats[seat].horde.to_vec()
    }

    /// Who holds the Giant token.
    fn giant(&self) -> Option<usize> {
        self.state.giant.holder.map(Seat::index)
    }

    fn hand_of(&self, seat: usize) -> String {
        self.names(self.state.hands[seat])
    }

    /// The bands of a seat, each with its cards ascending.
    fn bands_of(&self, seat: usize) -> Vec<String> {
        self.state.bands.of(Seat::new(seat)).map(|band| self.names(band.cards())).collect()
    }

    fn pool_now(&self) -> String {
        self.names(self.state.pool)
    }

    /// Cards by name, ascending.
    fn names(&self, cards: Cards) -> String {
        let mut faces: Vec<Card> = Vec::new();
        cards.each(|kind| faces.push(self.state.layout.card(kind)));
        faces.sort_unstable();
        faces.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
    }

    fn standing(&self) -> Option<Standing> {
        match Ethnos::waiting(&self.state) {
            Waiting::Over(standing) => Some(standing),
            Waiting::For(_) => None,
        }
    }

    /// The winners; none while the game goes on.
    fn winners(&self) -> Vec<usize> {
        self.standing().map_or(Vec::new(), |standing| standing.winners().iter().map(Seat::index).collect())
    }

    /// What happened since the last call, for all audiences.
    fn events(&mut self) -> Vec<Event> {
        self.log.drain(..).map(|told| told.event).collect()
    }

    /// Every card of the deck and every marker, wherever it is. Nothing may get lost within an age.
    fn parts(&self) -> (Cards, Vec<u32>) {
        let state = &self.state;
        let mut cards = state.deck.bag.with(state.pool);
        for seat in Seat::all(state.seats()) {
            cards = cards.with(state.whole_hand(seat));
        }
        for band in state.bands.all() {
            cards = cards.with(band.cards());
        }
        let markers = |seat: usize| {
            let kingdoms: u8 = state.markers.iter().map(|kingdom| kingdom[seat]).sum();
            u32::from(kingdoms + state.supply[seat]) + state.hordes[seat].count_ones()
        };
        (cards, (0..state.seats()).map(markers).collect())
    }
}

/// Luck that rolls what a test has chosen, and after that at random.
struct Chosen {
    next: VecDeque<u32>,
    otherwise: Fast,
}

impl Luck for Chosen {
    fn roll(&mut self, sides: u32) -> u32 {
        let roll = self.next.pop_front().unwrap_or_else(|| self.otherwise.roll(sides));
        assert!(roll < sides, "a test has chosen {roll} of {sides}");
        roll
    }
}

/// Starts a game as players do, with this seed, and listens.
fn start(setup: &str, seed: u64) -> (State, Vec<Told<Event>>) {
    let mut log = Vec::new();
    let setup: Setup = setup.parse().unwrap();
    (Ethnos::start(&setup, &mut Fast::new(seed), &mut log), log)
}

/// A band of this size of the leader's tribe; the leader is named first.
fn clan(leader: &str, size: usize) -> String {
    let leader: Card = leader.parse().unwrap();
    let mut kin: Vec<Card> =
        Kingdom::ALL.repeat(2).into_iter().map(|kingdom| Card::new(leader.tribe(), kingdom)).collect();
    let first = kin.iter().position(|&card| card == leader).unwrap();
    kin.swap(0, first);
    kin[..size].iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}

fn action(answer: &str) -> Action {
    answer.parse().unwrap_or_else(|()| panic!("'{answer}' is no answer"))
}

/// The names of events, in their order.
fn kinds(events: &[Event]) -> Vec<String> {
    let name = |event: &Event| format!("{event:?}").split(' ').next().unwrap().to_owned();
    events.iter().map(name).collect()
}

/// The paths of all tests of this crate.
fn tests() -> Vec<String> {
    let list = Command::new(std::env::current_exe().unwrap()).arg("--list").output().unwrap();
    let list = String::from_utf8(list.stdout).unwrap();
    list.lines().filter_map(|line| line.strip_suffix(": test")).map(|path| path.replace("r#", "")).collect()
}
