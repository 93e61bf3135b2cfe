//! Performs tasks until one of them needs an answer.
//!
//! An answer takes the innermost task from the stack and may push others. Then tasks are performed, the innermost first:
//! each is taken from the stack, has its effects, and pushes what comes next, so a task pushed last is performed first.

use kernel::{Audience, Listener, Luck, Seat, Seats, Trace};

use crate::action::Action;
use crate::area::Area;
use crate::event::Event;
use crate::march::March;
use crate::name::Way;
use crate::state::{NONE, Over, PUBLIC, Place, State, TYPES, Token, seat_of};
use crate::task::Task;

pub(crate) struct Run<'a, L, T> {
    pub state: &'a mut State,
    pub luck: &'a mut L,
    pub tell: &'a mut T,
    pub trace: Trace,
}

pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    luck: &mut impl Luck,
    tell: &mut impl Listener<Event>,
) -> Trace {
    let mut run = Run { state, luck, tell, trace: Trace::Nothing };
    let Some(task) = run.state.stack.pop() else { return Trace::Nothing };
    let to = task.ask(run.state);
    if task.sealed(action) {
        run.tell.tell(Audience::Only(seat), || Event::Answered { seat, to, action });
        run.tell.tell(Audience::Except(seat), || Event::Decided { seat, to });
    } else {
        run.all(|| Event::Answered { seat, to, action });
    }
    run.answer(task, seat, action);
    run.go();
    run.trace
}

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    /// Performs tasks until a seat is asked or the game is over.
    pub fn go(&mut self) {
        loop {
            if self.state.over != Over::No {
                return self.finish();
            }
            let Some(task) = self.state.stack.pop() else { return };
            let Some(asking) = self.step(task) else { continue };
            // Areas that were left keep their owner until all have moved: only then it shows who has won.
            if matches!(asking, Task::March(March::Source { .. } | March::Moves { .. })) {
                self.look();
            } else {
                self.settle();
            }
            if self.state.over != Over::No {
                continue;
            }
            let seats = asking.seats(self.state);
            if seats.is_empty() || seats.iter().all(|seat| self.state.side(seat).out) {
                // An eliminated seat decides nothing: whatever it was asked is void.
                continue;
            }
            match self.forced(asking, seats) {
                Some((seat, action)) => self.answer(asking, seat, action),
                None => {
                    self.push(asking);
                    return;
                }
            }
        }
    }

    /// The only answer to an open question.
    fn forced(&self, task: Task, seats: Seats) -> Option<(Seat, Action)> {
        // What is activated is only asked if there is an area or a portal, and it can always be declined.
        let open = matches!(task, Task::March(March::Activate { .. }));
        if open || task.private() || seats.len() != 1 {
            return None;
        }
        let seat = seats.first()?;
        let (mut only, mut count) = (None, 0);
        task.options(self.state, seat, &mut |action| {
            if only != Some(action) {
                count += 1;
            }
            only = Some(action);
        });
        only.filter(|_| count == 1).map(|action| (seat, action))
    }

    /// Performs a task; gives it back, perhaps changed, if a seat must answer.
    fn step(&mut self, task: Task) -> Option<Task> {
        match task {
            Task::Build(step) => self.build(step),
            Task::Deploy(step) => self.deploy(step),
            Task::Year(step) => self.year(step),
            Task::Order(step) => self.order(step),
            Task::March(step) => self.march(step),
            Task::Fight(step) => self.fight(step),
            Task::Flight(step) => self.flight(step),
            Task::Carve(step) => self.carve(step),
            Task::Deed(step) => self.deed(step),
            Task::Weather(step) => self.weather(step),
            Task::Venture(step) => self.venture(step),
            Task::Bout(step) => self.bout(step),
            Task::Play(step) => self.play(step),
            Task::Search(step) => self.search(step),
        }
    }

    fn answer(&mut self, task: Task, seat: Seat, action: Action) {
        if action == Action::Way(Way::Cards) {
            return self.browse(task, seat);
        }
        self.state.turn.browsed = false;
        match task {
            Task::Build(step) => self.build_answer(step, action),
            Task::Deploy(step) => self.deploy_answer(step, action),
            Task::Year(step) => self.year_answer(step, seat, action),
            Task::Order(step) => self.order_answer(step, action),
            Task::March(step) => self.march_answer(step, action),
            Task::Fight(step) => self.fight_answer(step, action),
            Task::Flight(step) => self.flight_answer(step, action),
            Task::Carve(step) => self.carve_answer(step, action),
            Task::Deed(step) => self.deed_answer(step, action),
            Task::Weather(step) => self.weather_answer(step, seat, action),
            Task::Venture(step) => self.venture_answer(step, action),
            Task::Bout(step) => self.bout_answer(step, action),
            Task::Play(step) => self.play_answer(step, action),
            Task::Search(step) => self.search_answer(step, action),
        }
    }

    pub fn push(&mut self, task: Task) {
        self.state.stack.push(task);
    }

    pub fn all(&mut self, event: impl FnOnce() -> Event) {
        self.tell.tell(Audience::All, event);
    }

    pub fn saw(&mut self, trace: Trace) {
        self.trace = self.trace.max(trace);
    }

    /// A number below `sides`, by luck.
    pub fn pick(&mut self, sides: u32) -> u32 {
        if sides > 1 {
            self.trace = Trace::Random;
        }
        self.luck.pick(sides)
    }

    /// Any of the answers to a question, by luck.
    pub fn any(&mut self, task: Task) -> Action {
        let seat = task.seats(self.state).first().unwrap_or(self.state.first);
        let mut count = 0;
        task.options(self.state, seat, &mut |_| count += 1);
        let mut left = self.pick(count);
        let mut picked = Action::Done;
        task.options(self.state, seat, &mut |action| {
            if left == 0 {
                picked = action;
            }
            left = left.wrapping_sub(1);
        });
        picked
    }

    /// An answer that does not fit its question. The caller of `apply` vouches for legality, so this is a mistake.
    pub fn refuse(&self, action: Action) {
        debug_assert!(false, "'{action}' is no answer to {:?}", self.state.stack.top());
    }

    /// What holds whenever a seat is asked: those who may look at a rune have looked, a seat without areas is out, and
    /// the game is over if it is won.
    pub(crate) fn settle(&mut self) {
        if self.state.battle.on || (self.state.card == NONE && !self.state.begun()) {
            return;
        }
        let runes = self.look();
        if self.state.card == NONE {
            return;
        }
        let goal = self.state.goal();
        if !self.state.variant.revised && runes.iter().any(|&runes| runes >= goal) {
            let order = self.state.sequence.iter().filter_map(|&seat| seat_of(seat));
            let all = self.state.current.into_iter().chain(order).chain(Seat::all(self.state.seats()));
            let winner = all.into_iter().find(|seat| runes[seat.index()] >= goal);
            self.state.over = winner.map_or(Over::No, Over::Runes);
            return;
        }
        // Units on their way, to an attack or in retreat, will hold an area yet.
        if self.state.force == [0; TYPES] && self.state.fleeing == [0; TYPES] {
            for seat in self.state.playing().iter() {
                let holds = |area: Area| self.state.friendly(seat, area);
                // Nearly always the first area of the home realm answers it.
                if !self.state.home(seat).iter().any(holds) && !self.state.board().iter().any(holds) {
                    self.eliminate(seat);
                }
            }
        }
        let left = self.state.playing();
        if let (1, Some(seat)) = (left.len(), left.first()) {
            self.state.over = Over::Alone(seat);
        }
    }

    /// Each seat looks at the tokens in its areas and where its heroes are. Gives back what each has of dragon runes.
    pub fn look(&mut self) -> [u8; 4] {
        for at in 0..self.state.heroes.len() {
            if let Place::Board(seat, area) = self.state.heroes[at].at {
                self.show_rune(area, 1 << seat.index());
            }
        }
        let mut runes = [0u8; 4];
        for area in self.state.board().iter() {
            let ground = self.state.ground(area);
            if ground.rune.kind == Token::None && !ground.find.up {
                continue;
            }
            if let Some(seat) = self.state.controller(area) {
                runes[seat.index()] += self.state.dragons_in(area);
                self.show_rune(area, 1 << seat.index());
            }
        }
        runes
    }

    /// These seats see a token.
    pub fn show_rune(&mut self, area: Area, seats: u8) {
        let rune = self.state.ground(area).rune;
        let new = seats & !rune.known;
        if new == 0 || rune.kind == Token::None {
            return;
        }
        self.state.ground_mut(area).rune.known |= new;
        for seat in Seat::all(self.state.seats()).filter(|seat| new >> seat.index() & 1 == 1) {
            self.tell.tell(Audience::Only(seat), || Event::Rune { seat, area, token: rune.kind });
        }
        self.saw(Trace::Revealed);
    }

    /// Takes a seat that controls no area out of the game.
    fn eliminate(&mut self, seat: Seat) {
        self.all(|| Event::Eliminated { seat });
        for hero in crate::name::Hero::ALL.iter().copied() {
            if self.state.owner(hero) == Some(seat) {
                let held: arrayvec::ArrayVec<u8, 32> = self.state.held_by(hero).collect();
                for card in held {
                    let prize = &mut self.state.rewards[card as usize];
                    (prize.at, prize.known, prize.spent) = (crate::state::Spot::Deck, 0, 0);
                }
                *self.state.figure_mut(hero) = crate::state::Figure::NEW;
            }
        }
        for title in &mut self.state.titles {
            if title.by == seat.index() as u8 {
                // The influence waits on it for the next holder.
                title.by = NONE;
            }
        }
        self.take_claim_back(seat);
        let faction = self.state.side(seat).faction();
        self.state.homes[faction as usize] = NONE;
        let side = self.state.side_mut(seat);
        // Its objective stays with it, as secret as before.
        (side.out, side.ripe, side.fresh) = (true, [0; 25], [0; 25]);
        (side.quests, side.open_quests, side.sealed) = (0, 0, NONE);
        for ground in &mut self.state.areas {
            ground.active &= !(1 << seat.index());
        }
        self.saw(Trace::Revealed);
    }

    /// Turns up all rune tokens.
    fn finish(&mut self) {
        self.state.stack.clear();
        for area in self.state.board().iter() {
            let token = self.state.ground(area).rune.kind;
            if token != Token::None {
                self.state.ground_mut(area).rune.known = PUBLIC;
                self.all(|| Event::Turned { area, token });
            }
        }
        let by = self.state.over;
        let state = &*self.state;
        let runes = Seat::all(state.seats()).map(|seat| state.dragons(seat)).collect();
        self.tell.tell(Audience::All, || Event::Over { by, runes });
        self.saw(Trace::Revealed);
    }
}
