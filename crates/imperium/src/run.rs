//! Performs programs: the interpreter of the effect language, and the turn it is part of.
//!
//! A state waits at the top of its frames; while all seats act at once in the solstice, each has its own. An answer changes the state and the
//! frame; then operations are performed until one of them needs an answer again. An operation that is done moves the
//! frame on before it has effects, so that frames pushed by these effects return to what comes next.
//!
//! `answer` takes answers, `act` performs instructions, `turn` and `solstice` what happens in every game; `cards`,
//! `decks`, `market` and `tokens` move what these are named after.

mod act;
mod answer;
mod bot;
mod cards;
mod decks;
mod market;
mod solstice;
mod tokens;
mod turn;

pub(crate) use answer::answers;

use kernel::{Audience, Listener, Luck, Seat, Trace};

use crate::action::Action;
use crate::bot::BOT;
use crate::can::{Choices, Lookahead};
use crate::content::Verb;
use crate::event::Event;
use crate::program::{Act, Op, Who, native};
use crate::score;
use crate::set::{Cards, NONE};
use crate::state::{Frame, Frames, Over, State, flag};

/// Whether the interpreter goes on.
#[derive(PartialEq, Eq)]
enum Flow {
    On,
    /// A seat is asked.
    Ask,
    /// Nothing is left to do on this stack.
    Rest,
}

pub(crate) struct Run<'a, L, T> {
    pub state: &'a mut State,
    pub luck: &'a mut L,
    pub tell: &'a mut T,
    pub trace: Trace,
    /// Who answers.
    pub by: Seat,
}

pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    luck: &mut impl Luck,
    tell: &mut impl Listener<Event>,
) -> Trace {
    let mut run = Run { state, luck, tell, trace: Trace::Nothing, by: seat };
    // Of seats that act at once, what each answered last stays known, so that their order does not matter.
    if !run.state.frames.apart() {
        for side in &mut run.state.sides {
            (side.shown, side.answered) = (Cards::NONE, 0);
        }
    }
    let side = run.state.side_mut(seat);
    side.shown = Cards::NONE;
    side.answered = match action {
        Action::Yes => 1,
        Action::Done => 2,
        Action::Way(way, _) => 3 + way,
        Action::Suit(suit) => 16 + suit,
        Action::Play(_) | Action::Exhaust(..) | Action::Innovate | Action::Revolt => 0,
        Action::Pick(..) | Action::Pay(..) => 0,
        Action::Amount(n) => 32 + n,
    };
    run.state.frames.turn_to(seat);
    run.answer(seat, action);
    run.go();
    run.trace
}

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    /// Performs operations until a seat is asked or the game is over.
    pub fn go(&mut self) {
        loop {
            self.settle();
            if self.state.over != Over::No {
                self.finish();
                return;
            }
            if !self.state.frames.idle() {
                self.state.frames.turn_to(Seat::new(0));
                return;
            }
            self.take_turns_in_solstice();
        }
    }

    /// Performs operations of one stack until it asks or has none left, or the game is over.
    fn settle(&mut self) {
        while self.state.over == Over::No && !self.state.frames.is_empty() {
            match self.step() {
                Flow::On => {}
                Flow::Rest => return,
                Flow::Ask => {
                    let frame = *self.state.frames.top();
                    // All seats know what a turn asks.
                    if frame.pc >= native::PLAY {
                        let seat = asked(self.state, &frame);
                        self.all(|| Event::Asked { seat, card: frame.card(), step: frame.pc });
                    }
                    return;
                }
            }
        }
    }

    fn finish(&mut self) {
        self.reveal_bot();
        let standing = score::standing(self.state);
        let seats = self.state.seats();
        self.state.frames = Frames::EMPTY;
        while let Some(card) = self.state.looked.pop() {
            self.state.fame_knowers[self.state.fame_top.len()] = 0;
            self.state.fame_top.push(card);
        }
        for seat in Seat::all(seats) {
            let side = self.state.side_mut(seat);
            while let Some(card) = side.top.pop() {
                side.deck.add(card);
            }
            (side.known, side.secret, side.top_public) = (side.hand, Cards::NONE, 0);
            (side.history_known, side.nation_mixed) = (side.history, false);
            let [hand, deck, history, nation] = [side.hand, side.deck, side.history, side.whole_nation()];
            self.all(|| Event::Revealed {
                seat,
                hand: hand.iter().collect(),
                deck: deck.iter().collect(),
                history: history.iter().collect(),
                nation: nation.iter().collect(),
            });
        }
        self.all(|| Event::Over {
            ranks: Seat::all(seats).map(|seat| standing.rank(seat)).collect(),
            points: Seat::all(seats).map(|seat| standing.score(seat)).collect(),
        });
        self.saw(Trace::Revealed);
    }

    fn all(&mut self, event: impl FnOnce() -> Event) {
        self.tell.tell(Audience::All, event);
    }

    fn saw(&mut self, trace: Trace) {
        self.trace = self.trace.max(trace);
    }

    fn top(&mut self) -> &mut Frame {
        self.state.frames.top_mut()
    }

    /// Moves the top frame to the operation after so many more.
    fn skip(&mut self, more: u8) {
        let frame = self.top();
        frame.pc += 1 + u16::from(more);
        frame.n = 0;
    }

    fn step(&mut self) -> Flow {
        let op = self.state.frames.top().op();
        if self.top().flags & flag::POPULATION != 0 && !op.pays() {
            self.top().flags &= !flag::POPULATION;
            let who = self.top().who;
            self.fire(who, Verb::PaysPopulation, None);
            return Flow::On;
        }
        if self.state.frames.top().who == BOT && self.state.rival.0.is_some() && self.top().me != BOT {
            let frame = *self.state.frames.top();
            return self.rival_step(frame, op);
        }
        // These need little of the frame, so it is not copied for them.
        match op {
            Op::Jump { len } => {
                self.skip(len);
                return Flow::On;
            }
            Op::If { cond, len } => {
                let holds = self.state.holds(self.state.frames.top(), cond);
                self.skip(if holds { 0 } else { len });
                return Flow::On;
            }
            Op::PerDone { len } => {
                match self.top().done.checked_sub(1) {
                    Some(left) => {
                        self.top().done = left;
                        self.skip(0);
                    }
                    None => self.skip(len),
                }
                return Flow::On;
            }
            Op::Back { len } => {
                let top = self.top();
                (top.pc, top.n) = (top.pc - u16::from(len), 0);
                return Flow::On;
            }
            Op::Return => {
                self.end();
                return Flow::On;
            }
            Op::Turn if self.reacts_to_sinking() => return Flow::On,
            Op::Turn | Op::Tidy | Op::Nation => return Flow::Ask,
            _ => {}
        }
        let frame = *self.state.frames.top();
        match op {
            Op::Act { act, optional, .. } => return self.act(frame, act, optional),
            Op::Price { len } => {
                let payable = Lookahead::new(self.state, frame).payable_here(len);
                self.skip(if payable { 0 } else { len });
            }
            Op::May { len, sure, .. } => {
                // Whether the seat is asked may depend on what others cannot see.
                self.saw(Trace::Revealed);
                let look = Lookahead::new(self.state, frame);
                if sure || look.feasible(frame.pc + 1, frame.pc + 1 + u16::from(len)) {
                    return Flow::Ask;
                }
                self.skip(len);
            }
            Op::Choose { len, .. } => {
                self.saw(Trace::Revealed);
                let mut choices = Choices::new();
                answers(self.state, &frame, &mut choices);
                match choices[..] {
                    [Action::Done] => self.skip(len),
                    [only] => self.answer(frame.who, only),
                    _ => return Flow::Ask,
                }
            }
            Op::Way { .. } => unreachable!("a way is jumped into"),
            Op::Each { who, len } => self.each(frame, who, len),
            Op::React { .. } => {
                if self.reacts(frame) {
                    self.saw(Trace::Revealed);
                    return Flow::Ask;
                }
                self.state.frames.pop();
            }
            native => return self.native(frame, native),
        }
        Flow::On
    }

    /// Ends a program, and tells the one that waits for it what was done.
    fn end(&mut self) {
        let done = self.state.frames.pop().done;
        if done > 0
            && !self.state.frames.is_empty()
            && let Op::Each { .. } = self.top().op()
        {
            self.top().done += done;
        }
    }

    /// Performs a part of an effect by one seat after the other.
    fn each(&mut self, frame: Frame, who: Who, len: u8) {
        if frame.n == 0 {
            let others = self.state.others(frame.me);
            let mine = if who == Who::All { 1 << frame.me.index() } else { 0 };
            let top = self.top();
            (top.n, top.left) = (1, (others & !frame.shield) | mine);
            return;
        }
        match next_seat(self.state, frame.me, frame.left) {
            None => self.skip(len),
            Some(seat) => {
                self.top().left &= !(1 << seat.index());
                let it = [NONE; 2];
                let pc = frame.pc + 1;
                let body =
                    Frame { pc, who: seat, it, moved: NONE, n: 0, done: 0, left: 0, flags: 0, ..frame };
                self.state.frames.push(body);
            }
        }
    }

    /// Lets cards react to what was sunk, once all of that is done.
    fn reacts_to_sinking(&mut self) -> bool {
        let seat = self.top().who;
        let sunk = std::mem::take(&mut self.state.side_mut(seat).sunk);
        if sunk {
            self.fire(seat, Verb::Sinks, None);
        }
        sunk
    }

    /// Whether a card can react for an exhaust token.
    fn reacts(&self, frame: Frame) -> bool {
        let side = self.state.side(frame.me);
        let spent = if frame.at == NONE { side.power_spent } else { side.spent.bit(frame.at) };
        side.exhausts > 0 && !spent && Lookahead::reaction(self.state, frame).feasible(frame.pc + 1, u16::MAX)
    }

    /// Performs what happens in every game, independent of cards.
    fn native(&mut self, frame: Frame, op: Op) -> Flow {
        match op {
            Op::Ready => self.ready(frame.who),
            Op::Refill => return self.refill_hand(frame.who),
            Op::Next => return self.next(),
            Op::Window => self.window(frame),
            Op::Resolve => self.resolve(frame),
            Op::After => self.after(frame),
            Op::Renew => return self.renew(frame),
            Op::Shuffle => {
                self.skip(0);
                self.shuffle_discard(frame.who);
            }
            Op::DiscardAll => {
                self.skip(0);
                self.discard_hand(frame.who);
            }
            Op::Solstice => return self.next_solstice(frame.who),
            Op::Solstices => return self.solstice_in_turn(frame),
            Op::PayFor => {
                let price = price(self.state, &frame);
                return self.pay(frame, price);
            }
            Op::FameOrder => return self.order_fame(frame.who),
            Op::Bot => return self.bot_step(),
            Op::Struck => self.struck(frame),
            Op::Act { .. } | Op::Price { .. } | Op::May { .. } | Op::Choose { .. } => elsewhere(op),
            Op::Way { .. } | Op::Jump { .. } => elsewhere(op),
            Op::PerDone { .. } | Op::Back { .. } => elsewhere(op),
            Op::Each { .. }
            | Op::If { .. }
            | Op::React { .. }
            | Op::Return
            | Op::Turn
            | Op::Tidy
            | Op::Nation => elsewhere(op),
        }
        Flow::On
    }
}

fn elsewhere(op: Op) -> ! {
    unreachable!("{op:?} is performed by `step`")
}

/// What a development costs.
pub(crate) fn price(state: &State, frame: &Frame) -> [u8; 3] {
    frame.card().map_or([0; 3], |card| state.price_of(frame.who, card))
}

/// Whose attack is being avoided.
fn attacker(state: &State) -> Seat {
    let attack = state.frames.all().iter().rev().find(|frame| frame.op() == Op::Window);
    attack.map_or(state.turn, |frame| frame.me)
}

/// Who is asked by a frame.
#[inline]
pub(crate) fn asked(state: &State, frame: &Frame) -> Seat {
    match frame.op() {
        Op::Act { act: Act::Give(_), .. } => frame.me,
        Op::Act { act: Act::Avoid { .. }, .. } => attacker(state),
        _ => frame.who,
    }
}

/// The next of these seats clockwise, beginning with the seat itself.
fn next_seat(state: &State, from: Seat, left: u8) -> Option<Seat> {
    if state.rival.0.is_some() {
        return Seat::all(2).find(|seat| left >> seat.index() & 1 == 1);
    }
    from.round(state.seats()).find(|seat| left >> seat.index() & 1 == 1)
}
