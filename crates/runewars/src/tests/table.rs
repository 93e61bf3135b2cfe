//! A game that a test arranges and then plays.

use std::collections::VecDeque;

use kernel::{Fast, Game, Luck, Observer, RuleId, Seat, Told, Trace, Waiting};

use crate::action::Action;
use crate::area::Area;
use crate::battle::{Battle, Fight};
use crate::content::content;
use crate::event::Event;
use crate::name::{Hero, Order, Reward, Season, Tactic, Unit};
use crate::orders::Step;
use crate::run::Run;
use crate::state::{Figure, Lasting, NONE, Place, Rune, Spot, State, TYPES, Token, Turn, kind_of};
use crate::task::Task;
use crate::view::View;
use crate::year::Year;
use crate::{Over, Runewars};

pub(super) struct Table {
    pub state: State,
    pub luck: Chosen,
    pub log: Vec<Told<Event>>,
}

/// Luck that rolls what a test has chosen, and after that anything.
pub(super) struct Chosen {
    pub next: VecDeque<u32>,
    otherwise: Fast,
}

impl Chosen {
    pub fn new(first: &[u32]) -> Chosen {
        Chosen { next: first.iter().copied().collect(), otherwise: Fast::new(1) }
    }

    pub fn seeded(seed: u64) -> Chosen {
        Chosen { next: VecDeque::new(), otherwise: Fast::new(seed) }
    }
}

impl Luck for Chosen {
    fn roll(&mut self, sides: u32) -> u32 {
        let roll = self.next.pop_front().unwrap_or_else(|| self.otherwise.roll(sides));
        assert!(roll < sides, "a test has chosen {roll} of {sides}");
        roll
    }
}

pub(super) fn area(name: &str) -> Area {
    name.parse().unwrap_or_else(|()| panic!("'{name}' is no area"))
}

pub(super) fn action(answer: &str) -> Action {
    answer.parse().unwrap_or_else(|()| panic!("'{answer}' is no answer"))
}

/// A number and a type of unit.
fn unit_of(text: &str) -> (u8, Unit) {
    let (count, unit) = text.split_once(' ').unwrap();
    (count.parse().unwrap(), unit.parse().unwrap())
}

impl Table {
    /// A table of these factions on the ready-made map, seat 0 first, in the first spring: no units, tokens, cards,
    /// cities, heroes or strongholds, all dials and influence at 0, and the seats are to choose orders.
    pub fn new(factions: &str) -> Table {
        let mut table = Table::started(&format!("seats={} factions={factions}", factions.split(',').count()));
        table.clear();
        table
    }

    /// A game as players start it, up to the first orders; every question gets its first answer.
    pub fn started(setup: &str) -> Table {
        let mut table = Table::fresh(setup);
        while !matches!(table.state.stack.top(), Some(Task::Year(Year::Orders))) {
            table.first_answer();
        }
        table
    }

    /// A game up to its first answer that is no part of building the map, with this seed.
    pub fn seeded(setup: &str, seed: u64) -> Table {
        let (mut luck, mut log) = (Chosen::seeded(seed), Vec::new());
        let state = Runewars::start(&setup.parse().unwrap(), &mut luck, &mut log);
        Table { state, luck, log }
    }

    /// A game before the first answer. Seat 0 is first.
    pub fn fresh(setup: &str) -> Table {
        let mut luck = Chosen::new(&[0]);
        let mut log = Vec::new();
        let state = Runewars::start(&setup.parse().unwrap(), &mut luck, &mut log);
        Table { state, luck, log }
    }

    pub fn first_answer(&mut self) {
        let Waiting::For(seats) = Runewars::waiting(&self.state) else { panic!("the game is over") };
        let seat = seats.first().unwrap();
        let mut legal = Vec::new();
        Runewars::legal(&self.state, seat, &mut legal);
        Runewars::apply(&mut self.state, seat, legal[0], &mut self.luck, &mut self.log);
    }

    fn clear(&mut self) {
        let state = &mut self.state;
        for ground in &mut state.areas {
            (ground.standing, ground.routed, ground.owner) = ([0; TYPES], [0; TYPES], NONE);
            (ground.hold, ground.damaged, ground.development) = (NONE, false, NONE);
            (ground.city, ground.rune, ground.active) = (NONE, Rune::NONE, 0);
        }
        for side in &mut state.sides {
            (side.ripe, side.fresh, side.quests, side.open_quests) = ([0; 25], [0; 25], 0, 0);
            (side.objective, side.influence, side.dials) = (NONE, 0, [0; 3]);
        }
        state.heroes = [Figure::NEW; 12];
        for prize in &mut state.rewards {
            if prize.at != Spot::Nowhere {
                (prize.at, prize.known) = (Spot::Deck, 0);
            }
        }
        (state.fate, state.lasting, state.turn) = (0, Lasting::default(), Turn::default());
        state.season = Season::Spring;
        self.log.clear();
    }

    // What a test arranges

    /// Units of a seat, or neutral ones: `2 footman, 1 knight routed`.
    pub fn put(&mut self, at: &str, seat: Option<usize>, units: &str) {
        for unit in units.split(", ") {
            let words: Vec<&str> = unit.split(' ').collect();
            let (count, kind): (u8, Unit) = (words[0].parse().unwrap(), words[1].parse().unwrap());
            let ground = self.state.ground_mut(area(at));
            ground.add(kind_of(kind), count, words.get(2) == Some(&"routed"));
            if let (Some(seat), Some(_)) = (seat, kind.faction()) {
                ground.owner = seat as u8;
            }
        }
    }

    pub fn stronghold(&mut self, at: &str, seat: usize) {
        self.state.ground_mut(area(at)).hold = seat as u8;
    }

    pub fn rune(&mut self, at: &str, kind: Token, known: &[usize]) {
        let group = at.as_bytes()[0] % 32;
        let known = known.iter().fold(0, |known, seat| known | 1 << seat);
        self.state.ground_mut(area(at)).rune = Rune { kind, known, group };
    }

    pub fn hero(&mut self, name: &str, seat: usize, at: &str) {
        let hero: Hero = name.parse().unwrap();
        self.state.figure_mut(hero).at = Place::Board(Seat::new(seat), area(at));
    }

    pub fn reward(&mut self, hero: &str, reward: &str) {
        let (hero, reward): (Hero, Reward) = (hero.parse().unwrap(), reward.parse().unwrap());
        let owner = self.state.owner(hero).unwrap();
        let kinds = &content().reward_kinds;
        let free = |at: &usize| kinds[*at] == reward && self.state.rewards[*at].at == Spot::Deck;
        let at = (0..kinds.len()).find(free).unwrap();
        let prize = &mut self.state.rewards[at];
        (prize.at, prize.known) = (Spot::Held(hero), 1 << owner.index());
    }

    pub fn tactics(&mut self, seat: usize, cards: &str) {
        for card in cards.split(", ") {
            let tactic: Tactic = card.parse().unwrap();
            self.state.sides[seat].ripe[tactic as usize] += 1;
        }
    }

    pub fn objective(&mut self, seat: usize, name: &str) {
        self.state.sides[seat].objective = name.parse::<crate::name::Objective>().unwrap() as u8;
    }

    pub fn quest(&mut self, seat: usize, name: &str) {
        let at = content().quests.iter().position(|quest| quest.name == name).unwrap();
        self.state.sides[seat].quests |= 1 << at;
    }

    /// The next fate cards, by their numbers; there are no others in the deck.
    pub fn fate(&mut self, cards: &[u8]) {
        let mut deck: Vec<u8> = cards.to_vec();
        deck.sort_unstable();
        self.state.fate = deck.iter().fold((1 << 30) - 1, |fate, card| fate & !(1 << (card - 1)));
        for card in cards {
            let at = deck.iter().position(|one| one == card).unwrap();
            if deck.len() > 1 {
                self.luck.next.push_back(at as u32);
            }
            deck.remove(at);
        }
    }

    /// Seat 0 begins its turn with this order, the first of the year.
    pub fn turn(&mut self, seat: usize, order: Order) {
        let at = Seat::new(seat);
        let side = self.state.side_mut(at);
        (side.active, side.used) = (order as u8, side.used | 1 << order as u8);
        (self.state.current, self.state.turn) = (Some(at), Turn::default());
        let [before, after, end] =
            [Year::Before { seat: at }, Year::After { seat: at }, Year::EndTurn { seat: at }];
        let order = Task::Order(Step::Begin { seat: at });
        self.begin_all(&[Task::Year(before), order, Task::Year(after), Task::Year(end)]);
    }

    /// Performs a task; when it is done, the seats are to choose orders.
    pub fn begin(&mut self, task: Task) {
        self.begin_all(&[task]);
    }

    pub fn begin_all(&mut self, tasks: &[Task]) {
        self.state.stack.clear();
        self.state.stack.push(Task::Year(Year::Orders));
        tasks.iter().rev().for_each(|&task| self.state.stack.push(task));
        let mut run =
            Run { state: &mut self.state, luck: &mut self.luck, tell: &mut self.log, trace: Trace::Nothing };
        run.go();
    }

    /// The card of this name is the season card; then the seats are to choose orders.
    pub fn season(&mut self, name: &str) {
        let at = content().seasons.iter().position(|card| card.name == name).unwrap();
        self.state.season = content().seasons[at].season;
        self.state.drawn_seasons = !(1 << at);
        self.begin(Task::Year(Year::Season));
    }

    /// A battle that has just been lined up in 2C between seats 0 and 1; neutral units defend if they are named.
    pub fn battle(factions: &str, attackers: &str, defenders: &str) -> Table {
        let mut table = Table::new(factions);
        let is_neutral = |unit: &str| unit_of(unit).1.faction().is_none();
        let neutral = !defenders.is_empty() && defenders.split(", ").all(is_neutral);
        let defender = if neutral { NONE } else { 1 };
        table.state.current = Some(Seat::new(0));
        table.state.ground_mut(area("2C")).owner = defender;
        table.state.battle = Battle { on: true, area: area("2C"), defender, initiative: 1, ..Battle::NONE };
        for (side, units) in [attackers, defenders].into_iter().enumerate() {
            for unit in units.split(", ").filter(|unit| !unit.is_empty()) {
                let (count, unit) = unit_of(unit);
                table.state.battle.armies[side][kind_of(unit)][0][0] = count;
            }
        }
        table
    }

    /// One special of a type of unit is resolved.
    pub fn special(&mut self, side: usize, unit: Unit) {
        self.state.battle.now[side] = kind_of(unit) as u8;
        self.state.battle.specials[side] = 1;
        self.begin(Task::Fight(Fight::Specials { side: side as u8 }));
    }

    // What a test plays

    /// Gives answers one after another: `area 2A; done`. A `done` that is the only answer was given already.
    pub fn say(&mut self, seat: usize, answers: &str) -> Trace {
        let mut trace = Trace::Nothing;
        for answer in answers.split("; ") {
            let action = action(answer);
            let at = Seat::new(seat);
            if action == Action::Done && !self.offers(seat, "done") {
                continue;
            }
            assert_eq!(
                Runewars::check(&self.state, at, action),
                Ok(()),
                "'{answer}' of {seat}; there are: {} (waiting {:?}, {:?})",
                self.answers(seat),
                Runewars::waiting(&self.state),
                self.state.stack.top(),
            );
            trace = Runewars::apply(&mut self.state, at, action, &mut self.luck, &mut self.log);
        }
        trace
    }

    /// The answer is not allowed, and this paragraph says why.
    pub fn refuse(&self, seat: usize, answer: &str, rule: RuleId) {
        let refusal = Runewars::check(&self.state, Seat::new(seat), action(answer));
        assert_eq!(refusal.map_err(|illegal| illegal.rule), Err(rule), "{answer}");
    }

    // What a test looks at

    /// Everything the seat may answer.
    pub fn answers(&self, seat: usize) -> String {
        let mut legal = Vec::new();
        Runewars::legal(&self.state, Seat::new(seat), &mut legal);
        legal.iter().map(Action::to_string).collect::<Vec<_>>().join("; ")
    }

    pub fn offers(&self, seat: usize, answer: &str) -> bool {
        Runewars::check(&self.state, Seat::new(seat), action(answer)).is_ok()
    }

    /// Answers that begin with this word, without it.
    pub fn offered(&self, seat: usize, word: &str) -> Vec<String> {
        let answers = self.answers(seat);
        let fitting = answers.split("; ").filter_map(|answer| answer.strip_prefix(word));
        fitting.map(|rest| rest.trim().to_owned()).collect()
    }

    /// The paragraph that asks a seat.
    pub fn asked(&self, seat: usize) -> Option<RuleId> {
        Runewars::question(&self.state, Seat::new(seat)).map(|question| question.rule)
    }

    /// Units in an area: `2 footman, 1 knight routed`.
    pub fn units(&self, at: &str) -> String {
        let ground = self.state.ground(area(at));
        let mut units = Vec::new();
        for kind in 0..TYPES {
            let unit = self.state.unit_in(area(at), kind);
            for (count, routed) in [(ground.standing[kind], ""), (ground.routed[kind], " routed")] {
                if count > 0 {
                    units.push(format!("{count} {unit}{routed}"));
                }
            }
        }
        units.join(", ")
    }

    /// Units of a side in the battle: `2 archer, 1 warrior routed 1`; the last number is damage.
    pub fn army(&self, side: usize) -> String {
        let mut units = Vec::new();
        for kind in 0..TYPES {
            let unit = self.state.unit(self.state.battle.seat(side), kind);
            for (routed, figures) in ["", " routed"].iter().zip(self.state.battle.armies[side][kind]) {
                for (damage, count) in figures.into_iter().enumerate().filter(|(_, count)| *count > 0) {
                    let damage = if damage > 0 { format!(" {damage}") } else { String::new() };
                    units.push(format!("{count} {unit}{routed}{damage}"));
                }
            }
        }
        units.join(", ")
    }

    /// Strengths and winner of the last battle.
    pub fn fought(&self) -> ([u8; 2], Option<usize>) {
        let fought = self.log.iter().rev().find_map(|told| match told.event {
            Event::Fought { strengths, winner, .. } => Some((strengths, winner.map(Seat::index))),
            _ => None,
        });
        fought.unwrap()
    }

    pub fn control(&self, at: &str) -> Option<usize> {
        self.state.controller(area(at)).map(Seat::index)
    }

    pub fn hand(&self, seat: usize) -> u8 {
        self.state.sides[seat].tactics()
    }

    pub fn influence(&self, seat: usize) -> u8 {
        self.state.sides[seat].influence
    }

    /// How many fate cards were drawn at once, each time.
    pub fn draws(&self) -> Vec<usize> {
        let cards = |event: &Event| match event {
            Event::Fate { cards } => Some(cards.len()),
            _ => None,
        };
        self.log.iter().filter_map(|told| cards(&told.event)).collect()
    }

    pub fn view(&self, seat: usize) -> View {
        Runewars::view(&self.state, Observer::Seat(Seat::new(seat)))
    }

    pub fn over(&self) -> Over {
        self.state.over
    }

    /// Gives first answers until all that was begun is done.
    pub fn finish(&mut self) {
        while !self.done() {
            self.first_answer();
        }
    }

    /// Whether the seats are to choose orders: all that was begun is done.
    pub fn done(&self) -> bool {
        matches!(self.state.stack.top(), Some(Task::Year(Year::Orders)))
    }

    pub fn where_is(&self, hero: &str) -> Option<String> {
        self.state.stands(hero.parse().unwrap()).map(|area| area.to_string())
    }
}
