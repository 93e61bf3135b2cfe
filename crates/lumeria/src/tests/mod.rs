//! Tests that read like the rulebook, and the table they are played at.

mod content;
mod examples;
mod laws;
mod printed;
mod rules;
mod rulings;
mod words;

use std::collections::VecDeque;
use std::process::Command;

use kernel::{Fast, Game, Luck, Observer, RuleId, Seat, Silence, Told, Trace, Waiting};

use crate::cell::Cells;
use crate::state::{Dice, Draft, Unit};
use crate::{
    Action, Cell, Decider, Edition, Event, Lumeria, Manoeuvre, Odds, Setup, Stage, Stance, State, Step, View,
    rule,
};

/// A game that a test arranges and then plays.
struct Table {
    state: State,
    luck: Chosen,
    log: Vec<Told<Event>>,
}

impl Table {
    /// A table of these factions in the first round, with an empty board, no gold, every token spent, and seat 0
    /// to activate a unit.
    fn new(factions: &str) -> Table {
        Table::with(&format!("factions={factions}"))
    }

    /// The same with any setup.
    fn with(setup: &str) -> Table {
        let mut luck = Chosen { next: VecDeque::new(), otherwise: Fast::new(1) };
        let mut state = Lumeria::start(&setup.parse().unwrap(), &mut luck, &mut Silence);
        for seat in Seat::all(2) {
            let copies: Vec<u8> = state.army(seat).cards.iter().map(|card| card.copies.value).collect();
            let side = state.side_mut(seat);
            side.cells = Cells::NONE;
            side.piles[..copies.len()].copy_from_slice(&copies);
            (side.slots, side.god) = (0, false);
        }
        state.units = [Unit::default(); 64];
        state.round = 1;
        let mut table = Table { state, luck, log: Vec::new() };
        table.at(Stage::Activations, 0);
        table
    }

    // What a test arranges

    /// Moves cards of a seat from their piles to the board: `woje c3, bies c4`.
    fn put(&mut self, seat: usize, units: &str) {
        let seat = Seat::new(seat);
        for unit in units.split(", ") {
            let (name, at) = unit.split_once(' ').unwrap();
            let cards = &self.state.army(seat).cards;
            let kind = cards.iter().position(|card| card.title.name.as_str() == name).unwrap();
            assert!(!self.state.taken().has(cell(at)), "{at} is taken");
            let copy = cards[kind].copies.value - self.state.side(seat).piles[kind];
            self.state.units[cell(at).index()] = Unit { kind: kind as u8, copy, ..Unit::default() };
            let side = self.state.side_mut(seat);
            side.piles[kind] -= 1;
            side.cells = side.cells.or(Cells::one(cell(at)));
        }
    }

    /// The seat is asked what this stage asks first.
    fn at(&mut self, stage: Stage, seat: usize) {
        self.state.stage = stage;
        self.state.turn = Seat::new(seat);
        self.state.passes = 0;
        self.state.draft = Draft::default();
        self.state.step = match stage {
            Stage::Recruitment => Step::Recruit,
            Stage::Early | Stage::Late => Step::Manoeuvre,
            Stage::Activations => Step::Activate,
            Stage::Opening | Stage::Cleanup => panic!("that stage asks nothing"),
        };
    }

    fn gold(&mut self, seat: usize, gold: u16) {
        self.state.sides[seat].gold = gold;
    }

    fn points(&mut self, points: [u16; 2]) {
        self.state.sides[0].points = points[0];
        self.state.sides[1].points = points[1];
    }

    fn wound(&mut self, at: &str, wounds: u8) {
        self.state.units[cell(at).index()].wounds = wounds;
    }

    fn set_stance(&mut self, at: &str, stance: Stance) {
        self.state.units[cell(at).index()].stance = stance;
    }

    /// A seat has these tokens on their slots, and one on this field of the renewal track.
    fn tokens(&mut self, seat: usize, slots: &[Manoeuvre], track: Option<u8>) {
        self.state.sides[seat].slots = slots.iter().map(|&slot| 1 << slot as u8).sum();
        self.state.sides[seat].track = track;
    }

    /// The token of the seat's god is there.
    fn ready_god(&mut self, seat: usize) {
        self.state.sides[seat].god = true;
    }

    /// What the next dice show.
    fn next_dice(&mut self, faces: &[u32]) {
        self.luck.next.extend(faces.iter().map(|face| face - 1));
    }

    // What a test plays

    /// Gives answers one after another: `pick c3; move c4; done`.
    fn say(&mut self, seat: usize, answers: &str) -> Trace {
        let mut trace = Trace::Nothing;
        for answer in answers.split("; ") {
            let action = action(answer);
            assert_eq!(Lumeria::check(&self.state, Seat::new(seat), action), Ok(()), "{answer}");
            assert!(self.answers(seat).split("; ").any(|legal| legal == answer), "{answer} is not offered");
            let cards = self.cards();
            trace = Lumeria::apply(&mut self.state, Seat::new(seat), action, &mut self.luck, &mut self.log);
            assert_eq!(self.cards(), cards, "{answer} lost or made a card");
        }
        trace
    }

    /// The seat's unit attacks with these dice.
    fn attack(&mut self, seat: usize, answers: &str, faces: &[u32]) {
        self.next_dice(faces);
        self.say(seat, answers);
        assert!(self.luck.next.is_empty(), "not all dice were rolled");
    }

    /// Both seats refuse everything until the next round begins or the game ends.
    fn end_round(&mut self) {
        let round = self.state.round;
        while self.state.round == round && self.state.step != Step::Over && self.state.step != Step::Decide {
            let seat = self.turn();
            let answers = self.answers(seat);
            let leave = ["pass", "done", "keep"]
                .into_iter()
                .find(|&leave| answers.split("; ").any(|one| one == leave));
            self.say(seat, leave.unwrap_or_else(|| answers.split("; ").next().unwrap()));
        }
    }

    /// The answer is not offered, and this paragraph says why.
    fn refuse(&self, seat: usize, answer: &str, rule: RuleId) {
        let refusal =
            Lumeria::check(&self.state, Seat::new(seat), action(answer)).map_err(|illegal| illegal.rule);
        assert_eq!(refusal, Err(rule), "{answer}");
        assert!(!self.answers(seat).split("; ").any(|legal| legal == answer), "{answer} is offered");
    }

    // What a test looks at

    /// Everything the seat may answer.
    fn answers(&self, seat: usize) -> String {
        let mut legal = Vec::new();
        Lumeria::legal(&self.state, Seat::new(seat), &mut legal);
        legal.iter().map(Action::to_string).collect::<Vec<_>>().join("; ")
    }

    /// Answers that begin with this word, without it.
    fn offered(&self, seat: usize, word: &str) -> Vec<String> {
        let answers = self.answers(seat);
        let fitting = answers.split("; ").filter_map(|answer| answer.strip_prefix(word));
        fitting.map(|rest| rest.trim().to_owned()).collect()
    }

    /// The paragraph that asks now.
    fn asked(&self) -> RuleId {
        Lumeria::question(&self.state, self.state.turn).unwrap().rule
    }

    /// Who is asked.
    fn turn(&self) -> usize {
        self.state.turn.index()
    }

    /// What stands on a field: owner and name, or nothing.
    fn on(&self, at: &str) -> String {
        let owner = Seat::all(2).find(|&seat| self.state.side(seat).cells.has(cell(at)));
        owner.map_or(String::new(), |seat| format!("{seat} {}", self.state.card(seat, cell(at)).title.name))
    }

    fn wounds(&self, at: &str) -> u8 {
        self.state.unit(cell(at)).wounds
    }

    fn stance(&self, at: &str) -> Stance {
        self.state.unit(cell(at)).stance
    }

    /// The odds of an attack as things stand.
    fn odds(&self, from: &str, to: &str, melee: bool) -> Option<Odds> {
        crate::odds(&self.state, cell(from), cell(to), melee)
    }

    /// What a die must show.
    fn needed(&self, from: &str, to: &str, melee: bool) -> u8 {
        self.odds(from, to, melee).unwrap().needed
    }

    fn points_now(&self) -> [u16; 2] {
        self.state.sides.map(|side| side.points)
    }

    fn view(&self) -> View {
        Lumeria::view(&self.state, Observer::Spectator)
    }

    /// Who has won and what decided; nothing while the game goes on.
    fn ending(&self) -> Option<(Option<usize>, Decider)> {
        self.state.ending.map(|ending| (ending.winner.map(Seat::index), ending.by))
    }

    /// What happened since the last look.
    fn events(&mut self) -> Vec<Event> {
        self.log.drain(..).map(|told| told.event).collect()
    }

    /// Every card of each seat, wherever it is: in a pile, on the board or defeated.
    fn cards(&self) -> [Vec<u8>; 2] {
        [0, 1].map(|number| {
            let seat = Seat::new(number);
            let side = self.state.side(seat);
            let mut cards: Vec<u8> =
                side.piles.iter().zip(side.lost).map(|(pile, lost)| pile + lost).collect();
            side.cells.iter().for_each(|cell| cards[self.state.unit(cell).kind as usize] += 1);
            cards
        })
    }
}

/// Luck that rolls what a test has chosen, and after that anything.
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

/// A game as players start it.
fn start(setup: &str) -> Table {
    let mut luck = Chosen { next: VecDeque::new(), otherwise: Fast::new(1) };
    let mut log = Vec::new();
    let setup: Setup = setup.parse().unwrap();
    let state = Lumeria::start(&setup, &mut luck, &mut log);
    Table { state, luck, log }
}

/// A setup of this pairing with the standard content changed: each pair of texts is replaced.
fn edited(factions: &str, changes: &[(&str, &str)]) -> String {
    let edition = Edition::add(&changed(changes)).unwrap();
    format!("factions={factions} content={edition}")
}

/// The standard content with texts replaced.
fn changed(changes: &[(&str, &str)]) -> String {
    let standard = include_str!("../../content/standard.txt").to_owned();
    changes.iter().fold(standard, |text, (from, to)| {
        assert!(text.contains(from), "the standard content has no '{from}'");
        text.replacen(from, to, 1)
    })
}

fn cell(text: &str) -> Cell {
    text.parse().unwrap_or_else(|()| panic!("'{text}' is no field"))
}

fn action(answer: &str) -> Action {
    answer.parse().unwrap_or_else(|()| panic!("'{answer}' is no answer"))
}

/// The paths of all tests of this crate.
fn tests() -> Vec<String> {
    let list = Command::new(std::env::current_exe().unwrap()).arg("--list").output().unwrap();
    let list = String::from_utf8(list.stdout).unwrap();
    list.lines().filter_map(|line| line.strip_suffix(": test")).map(|path| path.replace("r#", "")).collect()
}
