//! The turn: what may be done in it, playing and reacting, and cleaning up.

use kernel::{Listener, Luck, Seat, Trace};

use super::{Flow, Run, next_seat};
use crate::action::Action;
use crate::can::{self, Choices};
use crate::card::Card;
use crate::content::{Program, Verb, content};
use crate::deal::deal;
use crate::event::Event;
use crate::program::{Act, Zone, native};
use crate::set::{Bit, Cards, NONE};
use crate::start::begin_chosen;
use crate::state::{Frame, flag};

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        self.state.frames.renew(false);
        self.state.frames.push(Frame::new(native::TURN, seat));
        (self.state.turn, self.state.acted) = (seat, false);
        // What was sunk in the turn of another is no reason to react now.
        self.state.side_mut(seat).sunk = false;
        self.all(|| Event::Turn { seat });
    }

    /// A seat has chosen its nation. After the last one the game begins.
    pub(super) fn claim(&mut self, seat: Seat, power: Card) {
        self.all(|| Event::Claimed { seat, power });
        let seats = self.state.seats();
        let Some(offer) = &mut self.state.choosing.0 else { return };
        offer.claimed[seat.index()] = power.0;
        let offer = *offer;
        if seat.index() + 1 < seats {
            let next = seat.next(seats);
            (self.top().me, self.top().who) = (next, next);
            return;
        }
        self.saw(Trace::Random);
        *self.state = begin_chosen(seats, offer, self.luck, self.tell);
    }

    pub(super) fn take_turn(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Play(card) => {
                self.state.acted = true;
                self.play(seat, card, Zone::Hand, false);
            }
            Action::Exhaust(card, copy) => {
                self.state.acted = true;
                let power = card == self.state.side(seat).power;
                let at = if power { NONE } else { card.first() + copy };
                self.exhaust(seat, card, at);
                if let Some(program) = &card.design().exhaust {
                    self.begin(program);
                    self.state.frames.push(Frame { card: card.0, at, ..Frame::new(program.start, seat) });
                }
            }
            Action::Innovate => {
                self.skip(0);
                self.all(|| Event::Innovated { seat });
                self.state.frames.push(Frame::new(native::INNOVATE, seat));
            }
            Action::Revolt => {
                self.skip(0);
                self.all(|| Event::Revolted { seat });
                self.state.frames.push(Frame::new(native::REVOLT, seat));
            }
            Action::Done => {
                self.all(|| Event::Declined { seat });
                self.skip(0);
            }
            Action::Pick(..)
            | Action::Suit(_)
            | Action::Way(..)
            | Action::Pay(..)
            | Action::Amount(_)
            | Action::Yes => {
                unreachable!("{action} is no turn")
            }
        }
    }

    /// Puts an exhaust token on a card in play, or on the power card.
    pub(super) fn exhaust(&mut self, seat: Seat, card: Card, at: Bit) {
        let side = self.state.side_mut(seat);
        side.exhausts -= 1;
        if at == NONE {
            side.power_spent = true;
        } else {
            side.spent.set(at);
        }
        let total = side.exhausts;
        self.all(|| Event::Exhausted { seat, card });
        self.all(|| Event::Exhausts { seat, total });
    }

    /// Begins to play a card: from now on it lies on the table, or in play if it is pinned.
    pub(super) fn play(&mut self, seat: Seat, card: Card, from: Zone, free: bool) {
        let design = card.design();
        let frees = !free && can::freely(self.state.side(seat), card);
        self.leave(seat, from, card, 0);
        let side = self.state.side_mut(seat);
        side.waive = false;
        if !free && !frees {
            side.actions -= 1;
        }
        if design.free || frees {
            side.freed.add(card);
        }
        let at = if design.pinned {
            side.enter(card)
        } else {
            side.table.add(card);
            NONE
        };
        let (total, flags) = (side.actions, if from == Zone::Discard { flag::FROM_DISCARD } else { 0 });
        self.all(|| Event::Played { seat, card, from });
        self.all(|| Event::Actions { seat, total });
        let playing = Frame { card: card.0, at, flags, ..Frame::new(native::PLAY, seat) };
        self.state.frames.push(playing);
        if !design.attack {
            // No seat can avoid it.
            self.skip(0);
            self.resolve(playing);
        }
    }

    /// Rivals may avoid an attack before it is resolved.
    pub(super) fn window(&mut self, frame: Frame) {
        if frame.n == 0 {
            let mask = &deal().reacting[Verb::Attacked as usize];
            let others = self.state.others(frame.who);
            let left = Seat::all(self.state.seats())
                .filter(|seat| others >> seat.index() & 1 == 1)
                .filter(|&seat| self.state.side(seat).play.meets(mask))
                .fold(0, |left, seat| left | 1 << seat.index());
            (self.top().n, self.top().left) = (1, left);
        } else if let Some(seat) = next_seat(self.state, frame.who, frame.left) {
            self.top().left &= !(1 << seat.index());
            self.fire(seat, Verb::Attacked, None);
        } else {
            self.skip(0);
        }
    }

    pub(super) fn resolve(&mut self, frame: Frame) {
        self.skip(0);
        if let Some(program) = frame.card().and_then(|card| card.design().play.as_ref()) {
            self.begin(program);
            let program = Frame { pc: program.start, n: 0, left: 0, done: 0, flags: 0, ..frame };
            self.state.frames.push(program);
        }
    }

    /// That a program can be performed may tell others of the hand.
    fn begin(&mut self, program: &Program) {
        if program.tells {
            self.saw(Trace::Revealed);
        }
    }

    /// What a card does when it has been played: it goes to the discard pile unless it stays or went elsewhere, and
    /// others react to it.
    pub(super) fn after(&mut self, frame: Frame) {
        self.state.frames.pop();
        let Some(card) = frame.card() else { return };
        let (who, design) = (frame.who, card.design());
        if frame.flags & flag::MOVED == 0 && !design.pinned {
            self.state.side_mut(who).table.take(card);
            self.put(who, card, Zone::Play, Zone::Discard);
        }
        let from = if frame.flags & flag::FROM_DISCARD == 0 { Zone::Hand } else { Zone::Discard };
        self.fire(who, Verb::Plays, Some((card, from)));
    }

    /// Triggers the reactions of a seat.
    pub(super) fn fire(&mut self, seat: Seat, verb: Verb, about: Option<(Card, Zone)>) {
        self.fire_with(seat, verb, about, [0; 3]);
    }

    /// The same for a card on which tokens lay.
    pub(super) fn fire_with(&mut self, seat: Seat, verb: Verb, about: Option<(Card, Zone)>, tokens: [u8; 3]) {
        let side = self.state.side(seat);
        let mask = &deal().reacting[verb as usize];
        if !side.play.meets(mask) && side.power.design().reactions.is_empty() {
            return;
        }
        // Cards are exhausted in an activation of one's own, unless an attack is avoided.
        let activating = self.state.frames.all().first().is_some_and(|frame| frame.pc == native::TURN);
        let own_turn = (seat == self.state.turn && activating) || verb == Verb::Attacked;
        let power = (side.power, NONE);
        let cards = side.play.and(mask).bits().map(|bit| (Card::of(bit), bit));
        for (card, at) in cards.chain([power]) {
            let reactions = card.design().reactions.iter();
            for reaction in reactions.filter(|reaction| reaction.when.meets(verb, about, tokens)) {
                if !reaction.exhaust || own_turn {
                    let done = reaction.when.holding.map_or(0, |token| tokens[token as usize]);
                    let frame = Frame::new(reaction.program.start, seat);
                    self.state.frames.push(Frame { card: card.0, at, done, ..frame });
                }
            }
        }
    }

    /// Returns tokens at the end of a turn, and ends what holds for one turn only.
    pub(super) fn ready(&mut self, seat: Seat) {
        let side = self.state.side_mut(seat);
        (side.actions, side.exhausts) = (3, content().nations[side.nation as usize].exhausts);
        (side.power_spent, side.nation_spent, side.development_spent) = (false, false, false);
        (side.spent, side.freed) = (Cards::NONE, Cards::NONE);
        (side.treated, side.waive, side.sunk) = ([[NONE; 2]; 2], false, false);
        self.all(|| Event::Ready { seat });
        self.skip(0);
        if self.state.side(seat).hand.is_empty() {
            self.skip(0);
        }
    }

    pub(super) fn refill_hand(&mut self, seat: Seat) -> Flow {
        // Cards may come into hand in between.
        let side = self.state.side(seat);
        let missing = side.limit().saturating_sub(side.hand.len());
        self.top().n = missing as u8 + 1;
        self.draw(seat, false, false)
    }

    /// The next turn, or the solstice after the last one.
    pub(super) fn next(&mut self) -> Flow {
        if self.state.rival.0.is_some() {
            self.begin_bot_turn();
            return Flow::On;
        }
        let seats = self.state.seats();
        if self.state.turn.index() + 1 < seats {
            self.begin_turn(self.state.turn.next(seats));
            return Flow::On;
        }
        self.begin_solstice(Seat::all(seats));
        Flow::Rest
    }

    /// Takes a card of the nation deck or offers a development, when a deck ran out.
    pub(super) fn renew(&mut self, frame: Frame) -> Flow {
        let who = frame.who;
        let side = self.state.side(who);
        if side.empire {
            let mut choices = Choices::new();
            can::choose(self.state, &frame, Act::Develop { free: false }, &mut choices);
            if !side.development_spent && side.exhausts > 0 && !choices.is_empty() {
                return Flow::Ask;
            }
            self.skip(1);
            return Flow::On;
        }
        let left = side.nation_len() > 0 || side.accession != NONE;
        if side.nation_spent || side.exhausts == 0 || !left {
            self.skip(1);
            return Flow::On;
        }
        let side = self.state.side_mut(who);
        side.nation_spent = true;
        side.exhausts -= 1;
        let total = side.exhausts;
        self.all(|| Event::Exhausts { seat: who, total });
        self.skip(0);
        Flow::On
    }

    /// An empire answers whether it develops while its deck is renewed.
    pub(super) fn renewed(&mut self, seat: Seat, action: Action) {
        self.skip(1);
        let Action::Pick(_, card, _) = action else {
            self.all(|| Event::Declined { seat });
            return;
        };
        let side = self.state.side_mut(seat);
        side.development_spent = true;
        side.exhausts -= 1;
        let total = side.exhausts;
        self.all(|| Event::Exhausts { seat, total });
        self.develop(seat, card, false);
    }
}
