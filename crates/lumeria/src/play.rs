//! The rules of play: what each answer does.

mod fight;

use kernel::{Audience, Listener, Luck, Seat, Trace};

use crate::ability::{Effect, Power};
use crate::action::Action;
use crate::cell::{Cell, Cells};
use crate::content::{COMPANY, HITS_ON, INCOME, KINDS, Score};
use crate::event::Event;
use crate::faction::Faction;
use crate::legal;
use crate::manoeuvre::Manoeuvre;
use crate::name::Name;
use crate::orders::Orders;
use crate::setup::Setup;
use crate::state::{Decider, Dice, Draft, Ending, Side, Stage, Stance, State, Step, Unit, act, other};

pub(crate) fn start(setup: &Setup, luck: &mut impl Luck, tell: &mut impl Listener<Event>) -> State {
    let factions = setup.factions.unwrap_or_else(|| {
        let first = luck.roll(4) as usize;
        [first, (first + 1 + luck.roll(3) as usize) % 4].map(|number| Faction::ALL[number])
    });
    let mut state = State {
        edition: setup.edition,
        scenario: setup.scenario,
        round: 0,
        first: Seat::new(0),
        turn: Seat::new(0),
        stage: Stage::Opening,
        step: Step::Initiative,
        passes: 0,
        sides: factions.map(|faction| Side {
            faction,
            cells: Cells::NONE,
            done: Cells::NONE,
            gold: 0,
            points: 0,
            piles: [0; KINDS],
            lost: [0; KINDS],
            fallen: 0,
            slots: 0b111,
            track: None,
            god: true,
            activations: 0,
            stopped: false,
        }),
        units: [Unit::default(); 64],
        draft: Draft::default(),
        dice: Dice::default(),
        ending: None,
    };
    for seat in Seat::all(2) {
        let army = state.army(seat);
        for (pile, card) in state.side_mut(seat).piles.iter_mut().zip(&army.cards) {
            *pile = card.copies.value;
        }
        for &(kind, cell) in army.start.iter().map(|start| &start.value) {
            let cell = if seat.index() == 0 { cell } else { state.board().opposite(cell) };
            state.enter(seat, kind, cell);
        }
    }
    tell.tell(Audience::All, || Event::Began { scenario: state.scenario().title.name, factions });
    state
}

impl State {
    /// Takes a card from its pile to the board.
    fn enter(&mut self, seat: Seat, kind: u8, cell: Cell) {
        let card = &self.army(seat).cards[kind as usize];
        let side = self.side_mut(seat);
        let copy = card.copies.value - side.piles[kind as usize];
        side.piles[kind as usize] -= 1;
        side.cells = side.cells.or(Cells::one(cell));
        self.units[cell.index()] = Unit { kind, copy, ..Unit::default() };
    }
}

#[inline]
pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    luck: &mut impl Luck,
    tell: &mut impl Listener<Event>,
) -> Trace {
    debug_assert_eq!(legal::check(state, seat, action), Ok(()), "{action} at {:?}", state.step);
    let mut execution = Execution { state, luck, tell, trace: Trace::Nothing };
    execution.answer(seat, action);
    execution.trace
}

/// An answer being performed, and all that it needs.
struct Execution<'a, L, T> {
    state: &'a mut State,
    luck: &'a mut L,
    tell: &'a mut T,
    trace: Trace,
}

impl<L: Luck, T: Listener<Event>> Execution<'_, L, T> {
    #[inline]
    fn answer(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Roll if self.state.step == Step::Initiative => self.initiative(),
            Action::Roll => self.decide_by_dice(),
            Action::Begin(first) => {
                self.state.first = first;
                self.begin_round();
            }
            Action::Recruit(name) => self.recruit(seat, name),
            Action::Place(cell) => self.place(seat, cell),
            Action::March => self.spend(seat, Manoeuvre::March, Step::March),
            Action::Volley => self.spend(seat, Manoeuvre::Volley, Step::Volley),
            Action::Pick(cell) => self.pick(seat, cell),
            Action::Move(cell) => self.go(seat, cell),
            Action::Run(cell) => {
                let from = self.relocate(seat, cell);
                self.state.units[cell.index()].stance = Stance::Exhausted;
                self.state.draft.acts |= act::RUN;
                let unit = self.name(seat, cell);
                self.told(|| Event::Ran { seat, unit, from, to: cell });
                self.go_on(seat, cell);
            }
            Action::Fortify => self.fortify(seat),
            Action::Aim => {
                let cell = self.active();
                self.state.draft.acts |= act::AIM;
                let unit = self.name(seat, cell);
                self.told(|| Event::Aimed { seat, unit, cell });
                self.go_on(seat, cell);
            }
            Action::Strike(cell) => self.attack(seat, cell, true),
            Action::Shoot(cell) => self.attack(seat, cell, false),
            Action::Invoke => self.invoke(seat),
            Action::Reroll => {
                self.take_token(seat, Manoeuvre::Fortune);
                self.roll(self.state.dice.count);
                let (faces, needed) = (self.faces(), self.state.dice.needed);
                self.told(|| Event::Rerolled { seat, faces, needed });
                self.resolve(seat);
            }
            Action::Keep => self.resolve(seat),
            Action::Renew(manoeuvre) => {
                self.renew(seat, manoeuvre);
                self.after_attack(seat);
            }
            Action::Done => {
                self.told(|| Event::Finished { seat });
                match self.state.step {
                    Step::March | Step::Volley => self.end_manoeuvre(seat),
                    Step::Retreat => self.end_of_attacker(seat),
                    Step::Act => self.end_activation(seat),
                    step => unreachable!("{step:?} does not offer to be done"),
                }
            }
            Action::Pass => self.pass(seat),
        }
    }

    fn told(&mut self, event: impl FnOnce() -> Event) {
        self.tell.tell(Audience::All, event);
    }

    fn name(&self, seat: Seat, cell: Cell) -> Name {
        self.state.card(seat, cell).title.name
    }

    /// The field of the unit that is activated, marches or shoots.
    #[inline]
    fn active(&self) -> Cell {
        self.state.draft.unit.expect("a unit was picked before")
    }

    fn pass(&mut self, seat: Seat) {
        if self.state.step == Step::Renew {
            self.told(|| Event::Waits { seat });
            return self.after_attack(seat);
        }
        self.told(|| Event::Passed { seat });
        match self.state.step {
            Step::Recruit => {
                self.state.passes += 1;
                self.ask_recruit(other(seat));
            }
            Step::Manoeuvre => {
                self.state.passes += 1;
                self.ask_manoeuvre(other(seat));
            }
            Step::Activate => {
                self.state.side_mut(seat).stopped = true;
                self.ask_activation(other(seat));
            }
            Step::Stand => {
                self.push(other(seat));
                self.end_attack(other(seat));
            }
            step => unreachable!("{step:?} does not offer to pass"),
        }
    }

    // The opening and the rounds

    fn initiative(&mut self) {
        self.trace = Trace::Random;
        let mut die = || self.luck.roll(6) as u8 + 1;
        let rolls = [[die(), die()], [die(), die()]];
        self.told(|| Event::Initiative { rolls });
        let sums = rolls.map(|dice| dice[0] + dice[1]);
        if sums[0] != sums[1] {
            self.state.turn = Seat::new(usize::from(sums[1] > sums[0]));
            self.state.step = Step::First;
        }
    }

    fn begin_round(&mut self) {
        let state = &mut *self.state;
        state.round += 1;
        for side in &mut state.sides {
            side.gold += u16::from(INCOME.value);
        }
        state.stage = Stage::Recruitment;
        state.passes = 0;
        let (round, first) = (state.round, state.first);
        let gold = state.sides.map(|side| side.gold);
        self.told(|| Event::Round { round, first, gold });
        self.ask_recruit(first);
    }

    // Recruitment

    /// Asks the next seat that can recruit at all, unless both have passed.
    fn ask_recruit(&mut self, mut seat: Seat) {
        while self.state.passes < 2 {
            if self.state.affordable(seat) != 0 && !self.state.entries(seat).is_empty() {
                self.state.turn = seat;
                self.state.step = Step::Recruit;
                return;
            }
            self.state.passes += 1;
            seat = other(seat);
        }
        self.begin_manoeuvres(Stage::Early);
    }

    fn recruit(&mut self, seat: Seat, name: Name) {
        let army = self.state.army(seat);
        let kind = army.cards.iter().position(|card| card.title.name == name);
        let kind = kind.expect("only units of the own army are legal");
        let side = self.state.side_mut(seat);
        side.gold -= u16::from(army.cards[kind].cost.value);
        let gold = side.gold;
        self.state.draft.kind = kind as u8;
        self.told(|| Event::Recruited { seat, unit: name, gold });
        let entries = self.state.entries(seat);
        match entries.first() {
            Some(only) if entries.len() == 1 => self.place(seat, only),
            _ => self.state.step = Step::Place,
        }
    }

    fn place(&mut self, seat: Seat, cell: Cell) {
        self.state.enter(seat, self.state.draft.kind, cell);
        self.state.draft = Draft::default();
        let unit = self.name(seat, cell);
        self.told(|| Event::Placed { seat, unit, cell });
        self.state.passes = 0;
        self.ask_recruit(other(seat));
    }

    // Manoeuvres

    fn begin_manoeuvres(&mut self, stage: Stage) {
        self.state.stage = stage;
        self.state.passes = 0;
        self.told(|| Event::Stage { stage });
        self.ask_manoeuvre(self.state.first);
    }

    /// Asks the next seat that has a manoeuvre to use, unless both have passed.
    fn ask_manoeuvre(&mut self, mut seat: Seat) {
        while self.state.passes < 2 {
            if legal::may_march(self.state, seat) || legal::may_volley(self.state, seat) {
                self.state.turn = seat;
                self.state.step = Step::Manoeuvre;
                return;
            }
            self.state.passes += 1;
            seat = other(seat);
        }
        if self.state.stage == Stage::Early { self.begin_activations() } else { self.clean_up() }
    }

    fn spend(&mut self, seat: Seat, manoeuvre: Manoeuvre, step: Step) {
        self.take_token(seat, manoeuvre);
        self.state.draft.left = COMPANY.value;
        self.state.step = step;
    }

    /// Moves a token to the renewal track, or aside if another one is there.
    fn take_token(&mut self, seat: Seat, manoeuvre: Manoeuvre) {
        let side = self.state.side_mut(seat);
        side.slots &= !(1 << manoeuvre as u8);
        let track = side.track.is_none();
        side.track.get_or_insert(0);
        self.told(|| Event::Spent { seat, manoeuvre, track });
    }

    fn pick(&mut self, seat: Seat, cell: Cell) {
        let unit = self.name(seat, cell);
        if self.state.step == Step::Bless {
            self.state.units[cell.index()].stance = Stance::Fortified;
            self.told(|| Event::Fortified { seat, unit, cell });
            self.state.step = Step::Activate;
            return;
        }
        self.told(|| Event::Picked { seat, unit, cell });
        self.state.draft.unit = Some(cell);
        self.state.step = match self.state.step {
            Step::March => Step::Stride,
            Step::Volley => Step::Target,
            Step::Activate => {
                let side = self.state.side_mut(seat);
                side.done = side.done.or(Cells::one(cell));
                side.activations += 1;
                Step::Act
            }
            step => unreachable!("{step:?} does not offer units"),
        };
    }

    /// After one of the two units of a march or a volley.
    fn next_in_company(&mut self, seat: Seat, step: Step, done: Cell) {
        let left = self.state.draft.left - 1;
        let others = match step {
            Step::March => self.state.marchers(seat, Some(done)),
            Step::Volley => self.state.shooters(seat, Some(done)),
            step => unreachable!("{step:?} is no manoeuvre of several units"),
        };
        if left == 0 || others.is_empty() {
            return self.end_manoeuvre(seat);
        }
        self.state.draft = Draft { other: Some(done), left, ..Draft::default() };
        self.state.turn = seat;
        self.state.step = step;
    }

    fn end_manoeuvre(&mut self, seat: Seat) {
        self.state.draft = Draft::default();
        self.state.passes = 0;
        self.ask_manoeuvre(other(seat));
    }

    // Activations

    fn begin_activations(&mut self) {
        self.state.stage = Stage::Activations;
        self.told(|| Event::Stage { stage: Stage::Activations });
        self.ask_activation(self.state.first);
    }

    /// Asks the seat to activate a unit, or the other one if it has none.
    fn ask_activation(&mut self, seat: Seat) {
        self.state.draft = Draft::default();
        for seat in [seat, other(seat)] {
            if !self.state.fresh(seat).is_empty() {
                self.state.turn = seat;
                self.state.step = Step::Activate;
                return;
            }
        }
        self.begin_manoeuvres(Stage::Late);
    }

    fn end_activation(&mut self, seat: Seat) {
        self.ask_activation(other(seat));
    }

    fn go(&mut self, seat: Seat, to: Cell) {
        let from = self.relocate(seat, to);
        let unit = self.name(seat, to);
        self.told(|| Event::Moved { seat, unit, from, to });
        match self.state.step {
            Step::Stride => self.next_in_company(seat, Step::March, to),
            Step::Retreat => self.end_of_attacker(seat),
            Step::Act => {
                self.state.draft.acts |= act::MOVE;
                self.go_on(seat, to);
            }
            step => unreachable!("{step:?} does not offer to move"),
        }
    }

    /// Moves the active unit and returns where it came from.
    fn relocate(&mut self, seat: Seat, to: Cell) -> Cell {
        let from = self.active();
        self.shift(seat, from, to);
        self.state.draft.unit = Some(to);
        from
    }

    /// Moves a unit with everything on it.
    fn shift(&mut self, seat: Seat, from: Cell, to: Cell) {
        self.state.units[to.index()] = std::mem::take(&mut self.state.units[from.index()]);
        let moved = |cells: Cells| {
            if cells.has(from) { cells.without(Cells::one(from)).or(Cells::one(to)) } else { cells }
        };
        let side = self.state.side_mut(seat);
        side.cells = moved(side.cells);
        side.done = moved(side.done);
    }

    fn fortify(&mut self, seat: Seat) {
        let cell = self.active();
        self.state.units[cell.index()].stance = Stance::Fortified;
        self.state.draft.acts |= act::FORTIFY;
        let card = self.state.card(seat, cell);
        if card.ability.iter().any(|clause| clause.value.effect == Effect::Drill) {
            self.state.draft.extra += 1;
        }
        self.told(|| Event::Fortified { seat, unit: card.title.name, cell });
        self.go_on(seat, cell);
    }

    /// The active unit goes on if there is anything it can still do.
    fn go_on(&mut self, seat: Seat, cell: Cell) {
        if !Orders::of(self.state, seat, cell).any() {
            self.end_activation(seat);
        }
    }

    fn invoke(&mut self, seat: Seat) {
        self.state.side_mut(seat).god = false;
        let army = self.state.army(seat);
        self.told(|| Event::Invoked { seat, god: army.god.name });
        match army.power.value {
            Power::Dice(dice) => self.state.draft.blessing = dice,
            Power::Action => self.state.draft.extra += 1,
            Power::Stand => self.end_attack(other(seat)),
            Power::Fortify => self.state.step = Step::Bless,
        }
    }

    fn clean_up(&mut self) {
        let state = &mut *self.state;
        state.stage = Stage::Cleanup;
        state.dice = Dice::default();
        for cell in state.taken().iter() {
            state.units[cell.index()].stance = Stance::Ready;
        }
        for side in &mut state.sides {
            side.done = Cells::NONE;
            side.activations = 0;
            side.stopped = false;
            side.god = true;
        }
        for seat in Seat::all(2) {
            self.score(seat);
        }
        for side in &mut self.state.sides {
            side.fallen = 0;
        }
        if !self.ended() {
            self.step_forward();
            self.state.first = other(self.state.first);
            self.begin_round();
        }
    }

    fn score(&mut self, seat: Seat) {
        let state = &*self.state;
        let scenario = state.scenario();
        let own = state.side(seat).cells;
        let gain: u32 = (scenario.scores.iter())
            .map(|score| match score.value {
                Score::Fields(points) => u32::from(points) * own.and(scenario.fields.value).len(),
                Score::Camps(points) => {
                    u32::from(points) * own.and(state.board().camps[other(seat).index()]).len()
                }
                Score::Defeated(points) => u32::from(points) * u32::from(state.side(other(seat)).fallen),
                Score::Majority(points) => {
                    let units = |side: Seat| state.side(side).cells.and(scenario.fields.value).len();
                    u32::from(points) * u32::from(units(seat) > units(other(seat)))
                }
            })
            .sum();
        if gain > 0 {
            let gain = gain as u16;
            let side = self.state.side_mut(seat);
            side.points += gain;
            let total = side.points;
            self.told(|| Event::Scored { seat, gain, total });
        }
    }

    /// Ends the game if a seat has won, or if it was the last round.
    fn ended(&mut self) -> bool {
        let scenario = self.state.scenario();
        let points = self.state.sides.map(|side| side.points);
        let reached = points.map(|points| points >= scenario.target.value);
        let last = self.state.round >= scenario.rounds.value;
        let more = |amounts: [u32; 2]| {
            (amounts[0] != amounts[1]).then(|| Seat::new(usize::from(amounts[1] > amounts[0])))
        };
        let leader = match reached {
            [true, true] => None,
            [false, false] if last => more(points.map(u32::from)),
            [false, false] => return false,
            [zero, _] => Some(Seat::new(usize::from(!zero))),
        };
        let of_each = |of: &dyn Fn(Seat) -> u32| more([of(Seat::new(0)), of(Seat::new(1))]);
        let state = &*self.state;
        let deciders = [
            (leader, Decider::Points),
            (of_each(&|seat| u32::from(state.side(other(seat)).defeated())), Decider::Defeated),
            (of_each(&|seat| state.worth(seat)), Decider::Cost),
        ];
        let decided = deciders.into_iter().find(|(winner, _)| winner.is_some());
        match decided {
            Some((winner, by)) => self.end(winner, by),
            None if state.taken().is_empty() => self.end(None, Decider::Nothing),
            None => {
                self.state.turn = self.state.first;
                self.state.step = Step::Decide;
            }
        }
        true
    }

    fn decide_by_dice(&mut self) {
        self.trace = Trace::Random;
        let dice = [0, 1].map(|seat| self.state.might(Seat::new(seat)));
        let mut hit = || i64::from(self.luck.roll(6)) + 1 >= i64::from(HITS_ON.value);
        let hits = dice.map(|dice| (0..dice).filter(|_| hit()).count() as u32);
        self.told(|| Event::Decided { dice, hits });
        if hits[0] != hits[1] {
            self.end(Some(Seat::new(usize::from(hits[1] > hits[0]))), Decider::Dice);
        }
    }

    fn end(&mut self, winner: Option<Seat>, by: Decider) {
        self.state.ending = Some(Ending { winner, by });
        self.state.step = Step::Over;
        let points = self.state.sides.map(|side| side.points);
        self.told(|| Event::Over { winner, by, points });
    }

    fn step_forward(&mut self) {
        let board = self.state.board();
        for seat in Seat::all(2) {
            let waiting = self.state.side(seat).cells.and(board.recruitment[seat.index()]);
            for from in waiting.iter() {
                let Some(to) = board.ahead(seat, from).filter(|&to| self.state.free().has(to)) else {
                    continue;
                };
                self.shift(seat, from, to);
                let unit = self.name(seat, to);
                self.told(|| Event::Stepped { seat, unit, from, to });
            }
        }
    }
}
