//! Tokens: gained, paid, stolen, put on the market; and what is paid for.

use kernel::{Listener, Luck, Seat};

use super::{Flow, Run, next_seat};
use crate::action::Action;
use crate::can::{self, Choices};
use crate::card::Card;
use crate::deal::deal;
use crate::event::{Cause, Event};
use crate::program::{Token, Victim, Zone, native};
use crate::set::NONE;
use crate::state::{Frame, flag, parts};

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    pub(super) fn gain(&mut self, seat: Seat, token: Token, n: u32) {
        if n == 0 {
            return;
        }
        let n = n.min(200) as u8;
        let total = &mut self.state.side_mut(seat).tokens[token as usize];
        *total += u16::from(n);
        let total = *total;
        self.all(|| Event::Gained { seat, token, n, total });
    }

    pub(super) fn lose(&mut self, seat: Seat, token: Token, n: u8) {
        if n == 0 {
            return;
        }
        let total = &mut self.state.side_mut(seat).tokens[token as usize];
        *total -= u16::from(n);
        let total = *total;
        self.all(|| Event::Paid { seat, token, n, total });
    }

    /// Actions gained, or spent if there are that many.
    pub(super) fn change_actions(&mut self, seat: Seat, change: i8) {
        let side = self.state.side_mut(seat);
        side.actions = side.actions.saturating_add_signed(change);
        let total = side.actions;
        self.all(|| Event::Actions { seat, total });
    }

    /// Pays, or asks how.
    pub(super) fn pay(&mut self, frame: Frame, cost: [u8; 3]) -> Flow {
        let mut ways = Choices::new();
        can::payments(self.state, &frame, cost, &mut ways);
        match ways[..] {
            [Action::Pay(x, y)] => self.paid(frame.who, cost, x, y),
            [] => unreachable!("seat {} is asked for {cost:?}, which it cannot pay", frame.who),
            _ => return Flow::Ask,
        }
        Flow::On
    }

    pub(super) fn paid(&mut self, seat: Seat, cost: [u8; 3], x: u8, y: u8) {
        self.skip(0);
        let parts = parts(cost, x, y);
        for (token, n) in Token::ALL.into_iter().zip(parts) {
            self.lose(seat, token, n);
        }
        if parts[Token::Population as usize] > 0 {
            // Cards react once all of the price is paid.
            self.top().flags |= flag::POPULATION;
        }
    }

    /// Takes tokens from one seat after the other.
    pub(super) fn steal(&mut self, frame: Frame, token: Token, n: u8, from: Victim, unrest: bool) {
        if frame.n == 0 {
            let others = self.state.others(frame.me) & !frame.shield;
            (self.top().n, self.top().left) = (1, others);
            return;
        }
        let Some(victim) = next_seat(self.state, frame.me, frame.left) else {
            self.skip(0);
            return;
        };
        self.top().left &= !(1 << victim.index());
        if self.state.rival.0.is_some() {
            return self.rob_rival(frame, token, n, from, unrest);
        }
        let side = self.state.side_mut(victim);
        let robbed = match from {
            Victim::Everyone => true,
            Victim::WithRegion => side.play.meets(&deal().regions),
            Victim::Empire => side.empire,
        };
        if !robbed {
            return;
        }
        let taken = u16::from(n).min(side.tokens[token as usize]);
        side.tokens[token as usize] -= taken;
        let left = side.tokens[token as usize];
        let seat = frame.me;
        let mine = self.state.side_mut(seat);
        mine.tokens[token as usize] += taken;
        let total = mine.tokens[token as usize];
        if taken > 0 {
            self.all(|| Event::Stole { seat, from: victim, token, n: taken as u8, total, left });
        }
        if unrest && taken < u16::from(n) {
            self.take_unrest(victim);
        }
    }

    pub(super) fn add_tokens(&mut self, seat: Seat, at: usize, token: Token, n: u8) {
        let slot = &mut self.state.market[at];
        slot.tokens[token as usize] = slot.tokens[token as usize].saturating_add(n);
        if let Some(card) = slot.card() {
            self.all(|| Event::Token { seat, card, slot: at as u8, token, n });
        }
    }

    /// An exhaust token comes back from a card, or from a deck.
    pub(super) fn refund(&mut self, seat: Seat, from: Zone, card: Card, copy: u8) {
        let side = self.state.side_mut(seat);
        match from {
            Zone::Nation => side.nation_spent = false,
            Zone::Development => side.development_spent = false,
            _ if card == side.power => side.power_spent = false,
            _ => side.spent.clear(card.first() + copy),
        }
        side.exhausts += 1;
        let total = side.exhausts;
        self.all(|| Event::Refreshed { seat, card, at: from });
        self.all(|| Event::Exhausts { seat, total });
    }

    /// Puts progress on a card in play.
    pub(super) fn store(&mut self, frame: Frame, n: u8) {
        let (seat, Some(card)) = (frame.me, frame.card()) else { return };
        if frame.at != NONE {
            let side = self.state.side_mut(seat);
            (side.stored, side.stored_on) = (side.stored.saturating_add(n), card.first());
            let total = side.stored;
            self.all(|| Event::Stored { seat, card, n, total });
        }
    }

    /// Gains what lies on a card that has left play.
    pub(super) fn unload(&mut self, seat: Seat, card: Card) {
        let side = self.state.side_mut(seat);
        if side.stored > 0 && side.stored_on == card.first() {
            let stored = std::mem::take(&mut side.stored);
            side.stored_on = NONE;
            self.gain(seat, Token::Progress, u32::from(stored));
        }
    }

    pub(super) fn develop(&mut self, seat: Seat, card: Card, free: bool) {
        self.leave(seat, Zone::Development, card, 0);
        self.put(seat, card, Zone::Development, Zone::Discard);
        if self.state.side(seat).developments.is_empty() {
            self.end_game(Cause::Developments);
        }
        if !free {
            self.state.frames.push(Frame { card: card.0, ..Frame::new(native::PAY_FOR, seat) });
        }
    }
}
