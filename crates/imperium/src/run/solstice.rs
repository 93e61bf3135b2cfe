//! The solstice. First all seats that touch nothing but what is their own act at once, each on its own stack of frames: no
//! answer changes what another seat may do. Then come those with a card that touches what others use, in turn order.

use kernel::{Listener, Luck, Seat};

use super::{Flow, Run, next_seat};
use crate::card::Card;
use crate::content::Program;
use crate::deal::deal;
use crate::event::Event;
use crate::program::native;
use crate::set::Bit;
use crate::state::{Frame, Over, Side};

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    /// Begins the solstice of these seats.
    pub(crate) fn begin_solstice(&mut self, seats: impl Iterator<Item = Seat>) {
        let round = self.state.round;
        self.all(|| Event::Solstice { round });
        self.state.frames.renew(true);
        for seat in seats {
            let side = self.state.side_mut(seat);
            side.pending = side.play.and(&deal().solstices);
            side.power_pending = side.power.design().solstice.is_some();
            if !shares(side) {
                self.state.frames.turn_to(seat);
                self.state.frames.push(Frame::new(native::SOLSTICE, seat));
                self.settle();
            }
        }
    }

    /// After those who act at once come the others, in turn order.
    pub(super) fn take_turns_in_solstice(&mut self) {
        let waits = |seat: &Seat| {
            let side = self.state.side(*seat);
            !side.pending.is_empty() || side.power_pending
        };
        let left = Seat::all(self.state.seats()).filter(waits).fold(0, |left, seat| left | 1 << seat.index());
        self.state.frames.renew(false);
        self.state.frames.push(Frame { left, ..Frame::new(native::SOLSTICES, Seat::new(0)) });
    }

    /// The solstice of the next seat, or the end of the solstice.
    pub(super) fn solstice_in_turn(&mut self, frame: Frame) -> Flow {
        match next_seat(self.state, frame.me, frame.left) {
            Some(seat) => {
                self.top().left &= !(1 << seat.index());
                self.state.frames.push(Frame::new(native::SOLSTICE, seat));
            }
            None => self.end_solstice(),
        }
        Flow::On
    }

    /// After the solstice comes a round, unless the game is over.
    fn end_solstice(&mut self) {
        if self.state.round == self.state.last_round {
            self.state.over = Over::Scored;
            return;
        }
        self.state.round += 1;
        let round = self.state.round;
        self.all(|| Event::Round { round });
        self.begin_turn(Seat::new(0));
    }

    /// Resolves what is left of a seat's solstice, or asks what comes first.
    pub(super) fn next_solstice(&mut self, seat: Seat) -> Flow {
        let side = self.state.side(seat);
        let (pending, power) = (side.pending, side.power_pending);
        let first = pending.bits().next();
        // Copies of one card have no order.
        let several = first.is_some_and(|first| power || pending.iter().any(|card| card != Card::of(first)));
        match first {
            _ if several => return Flow::Ask,
            Some(first) => self.resolve_solstice(seat, first),
            None if power => self.resolve_power(seat),
            None => self.skip(0),
        }
        Flow::On
    }

    pub(super) fn resolve_power(&mut self, seat: Seat) {
        let side = self.state.side_mut(seat);
        side.power_pending = false;
        let card = side.power;
        self.all(|| Event::Resolves { seat, card });
        if let Some(program) = &card.design().solstice {
            self.state.frames.push(Frame { card: card.0, ..Frame::new(program.start, seat) });
        }
    }

    pub(super) fn resolve_solstice(&mut self, seat: Seat, bit: Bit) {
        self.state.side_mut(seat).pending.clear(bit);
        let card = Card::of(bit);
        self.all(|| Event::Resolves { seat, card });
        if let Some(program) = &card.design().solstice {
            self.state.frames.push(Frame { card: card.0, at: bit, ..Frame::new(program.start, seat) });
        }
    }
}

/// Whether the solstice of a seat touches what others use, or may lead to it.
fn shares(side: &Side) -> bool {
    let power = side.power.design();
    let reacts = power.reactions.iter().any(|reaction| !reaction.exhaust && reaction.program.shares());
    let pending = side.pending.meets(&deal().sharing) || power.solstice.as_ref().is_some_and(Program::shares);
    pending || reacts || side.modified(|m| m.paradise)
}
