//! Cards that move between the places of a seat.

use kernel::{Audience, Listener, Luck, Seat, Trace};

use super::{Flow, Run};
use crate::can;
use crate::card::Card;
use crate::content::{Verb, content};
use crate::deal::deal;
use crate::event::Event;
use crate::program::{Icon, Op, Pick, Zone, native};
use crate::set::{Bit, Cards, NONE};
use crate::state::{Frame, flag};

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    /// Takes a card out of a place that is not the market.
    pub(super) fn leave(&mut self, seat: Seat, zone: Zone, card: Card, copy: u8) -> Cards {
        match zone {
            Zone::Hand => {
                if self.state.side_mut(seat).leave_hand(card, true) {
                    self.saw(Trace::Revealed);
                }
            }
            Zone::Discard => self.state.side_mut(seat).discard.take(card),
            Zone::History => {
                if self.state.side_mut(seat).leave_history(card) {
                    self.saw(Trace::Revealed);
                }
            }
            Zone::Development => self.state.side_mut(seat).developments.take(card),
            Zone::Exile => self.state.exile.take(card),
            Zone::Garrison => self.state.take_from_under(seat, card.first() + copy),
            Zone::Play => {
                let under = self.state.leave_play(seat, card.first() + copy);
                self.unload(seat, card);
                self.fire(seat, Verb::Leaves, Some((card, Zone::Play)));
                return under;
            }
            _ => unreachable!("nothing is taken out of {zone:?} this way"),
        }
        Cards::NONE
    }

    /// Puts a card somewhere for all to see, after it has left its place.
    pub(super) fn put(&mut self, seat: Seat, card: Card, from: Zone, to: Zone) {
        self.put_of(seat, card, from, to, None);
    }

    /// The same with a card that was one of several places or copies.
    pub(super) fn put_of(&mut self, seat: Seat, card: Card, from: Zone, to: Zone, number: Option<u8>) {
        let side = self.state.side(seat);
        let to = match to {
            Zone::History if side.modified(|m| m.no_history) => Zone::Discard,
            Zone::Sunken if !side.modified(|m| m.sinks) => Zone::Discard,
            to => to,
        };
        let side = self.state.side_mut(seat);
        match to {
            Zone::Hand => side.take_shown(card),
            Zone::Discard => side.discard.add(card),
            Zone::History => {
                side.history.add(card);
                side.history_known.add(card);
            }
            Zone::Top => side.stack(card, true),
            Zone::Exile => self.state.exile.add(card),
            Zone::Sunken => {
                side.sunk = true;
                self.state.put_under(seat, card, NONE);
            }
            _ => unreachable!("nothing is put into {to:?} this way"),
        }
        let by = self.by;
        self.state.side_mut(by).shown.set(card.first());
        self.all(|| Event::Moved { seat, card, from, to, number, under: None });
    }

    /// Tells its owner which card went from one place to another, and the others that one did.
    pub(crate) fn tell_secretly(&mut self, seat: Seat, card: Card, from: Zone, to: Zone) {
        self.tell.tell(Audience::Only(seat), || Event::MovedSecretly { seat, card, from, to });
        self.tell.tell(Audience::Except(seat), || Event::MovedHidden { seat, from, to });
    }

    /// Moves a card from one place to another, what is under it included.
    pub(super) fn transfer(&mut self, seat: Seat, card: Card, copy: u8, from: Zone, to: Zone, frame: &Frame) {
        let side = self.state.side(seat);
        let hidden = to == Zone::Top || (to == Zone::History && !side.modified(|m| m.no_history));
        if from == Zone::Hand && hidden {
            let side = self.state.side_mut(seat);
            side.leave_hand(card, false);
            match to {
                Zone::History => side.history.add(card),
                _ => side.stack(card, false),
            }
            self.tell_secretly(seat, card, from, to);
            return;
        }
        for (icon, flag) in [(Icon::River, flag::RIVER), (Icon::Fertile, flag::FERTILE)] {
            if from == Zone::Play && self.state.side(seat).icons_at(icon, card.first() + copy) > 0 {
                self.top().flags |= flag;
            }
        }
        let under = self.leave(seat, from, card, copy);
        match to {
            Zone::Pile => self.return_unrest(seat, from),
            Zone::Garrison => self.put_under(seat, card, from, frame.at),
            _ => self.put_of(seat, card, from, to, (from == Zone::Play).then_some(copy)),
        }
        for card in under.iter() {
            self.put(seat, card, Zone::Garrison, to);
        }
    }

    /// The frame in which this card is being played.
    pub(super) fn playing(&mut self, seat: Seat, card: Card) -> Option<&mut Frame> {
        self.state.frames.all_mut().iter_mut().rev().find(|frame| {
            frame.card == card.0 && frame.me == seat && (native::PLAY..native::RENEW).contains(&frame.pc)
        })
    }

    /// The card that is being played goes somewhere by its own effect.
    pub(super) fn own(&mut self, frame: Frame, to: Zone) {
        let (seat, Some(card)) = (frame.me, frame.card()) else { return };
        if frame.at != NONE {
            let bit = frame.at;
            self.transfer(seat, card, bit - card.first(), Zone::Play, to, &frame);
            return;
        }
        let playing = self.playing(seat, card).filter(|frame| frame.flags & flag::MOVED == 0);
        let Some(playing) = playing else { return };
        playing.flags |= flag::MOVED;
        self.state.side_mut(seat).table.take(card);
        match to {
            Zone::Pile => self.return_unrest(seat, Zone::Play),
            _ => self.put(seat, card, Zone::Play, to),
        }
    }

    /// The card that is being played goes under a card in play, whose play effect is `resolve`d then.
    pub(super) fn go_under(&mut self, frame: Frame, host: Bit) {
        let (seat, Some(card)) = (frame.me, frame.card()) else { return };
        let Some(playing) = self.playing(seat, card) else { return };
        playing.flags |= flag::MOVED;
        self.state.side_mut(seat).table.take(card);
        self.put_under(seat, card, Zone::Play, host);
    }

    fn put_under(&mut self, seat: Seat, card: Card, from: Zone, host: Bit) {
        self.state.put_under(seat, card, host);
        let (to, under) = (Zone::Garrison, Some(Card::of(host)));
        self.all(|| Event::Moved { seat, card, from, to, number: None, under });
    }

    pub(super) fn return_unrest(&mut self, seat: Seat, from: Zone) {
        self.state.pile += 1;
        let pile = self.state.pile;
        self.all(|| Event::Returned { seat, from, pile });
        self.fire(seat, Verb::ReturnsUnrest, None);
    }

    /// Takes unrest from the pile. The last one ends the game at once.
    pub(super) fn take_unrest(&mut self, seat: Seat) {
        self.state.side_mut(seat).take_shown(content().unrest);
        self.state.pile -= 1;
        let pile = self.state.pile;
        self.all(|| Event::Unrest { seat, pile });
        self.collapse();
        self.fire(seat, Verb::TakesUnrest, None);
    }

    /// Draws the cards that the top frame still has to draw, as far as nothing is asked before.
    pub(super) fn draw(&mut self, seat: Seat, able: bool, optional: bool) -> Flow {
        loop {
            let (n, flags) = (self.top().n, self.top().flags);
            if n == 1 {
                self.skip(0);
                return Flow::On;
            }
            let empty = self.state.side(seat).deck_len() == 0;
            if empty && (able || flags & flag::RENEWED != 0) {
                self.top().flags &= !(flag::RENEWED | flag::AGREED);
                self.skip(0);
                return Flow::On;
            }
            if optional && flags & flag::AGREED == 0 {
                if can::drawable(self.state, seat, able, 0) {
                    return Flow::Ask;
                }
                self.skip(0);
                return Flow::On;
            }
            if empty {
                self.top().flags |= flag::RENEWED;
                self.state.frames.push(Frame::new(native::RENEW, seat));
                return Flow::On;
            }
            self.draw_one(seat);
            if self.deck_emptied(seat) {
                return Flow::On;
            }
        }
    }

    /// Lets cards react if the last card has left the deck, and tells whether any does.
    fn deck_emptied(&mut self, seat: Seat) -> bool {
        let side = self.state.side(seat);
        if !side.deck.is_empty() || !side.top.is_empty() {
            return false;
        }
        let depth = self.state.frames.len();
        self.fire(seat, Verb::DeckEmpties, None);
        self.state.frames.len() > depth
    }

    pub(super) fn draw_one(&mut self, seat: Seat) {
        let side = self.state.side_mut(seat);
        let on_top = side.top.len();
        let (card, public) = match side.top.pop() {
            Some(card) => {
                let public = side.top_public >> (on_top - 1) & 1 == 1;
                side.top_public &= !(1 << (on_top - 1));
                (card, public)
            }
            None => {
                self.trace = Trace::Random;
                (self.state.sides[seat.index()].deck.draw(self.luck), false)
            }
        };
        self.saw(Trace::Revealed);
        let side = self.state.side_mut(seat);
        side.hand.add(card);
        if public {
            side.known.add(card);
            let (from, to) = (Zone::Top, Zone::Hand);
            self.all(|| Event::Moved { seat, card, from, to, number: None, under: None });
        } else {
            self.tell_secretly(seat, card, Zone::Top, Zone::Hand);
        }
        let frame = self.top();
        frame.n -= 1;
        frame.flags &= !(flag::RENEWED | flag::AGREED);
        if let Op::Act { .. } = frame.op() {
            frame.it = [card.first(), frame.it[0]];
            frame.flags |= flag::HIDDEN;
        }
    }

    pub(super) fn shuffle_discard(&mut self, seat: Seat) {
        let side = self.state.side_mut(seat);
        let discard = std::mem::take(&mut side.discard);
        side.deck.join(&discard);
        self.all(|| Event::Shuffled { seat, cards: discard.len() as u8 });
    }

    pub(super) fn discard_hand(&mut self, seat: Seat) {
        let hand = self.state.side(seat).hand;
        for card in hand.iter() {
            self.leave(seat, Zone::Hand, card, 0);
            self.put(seat, card, Zone::Hand, Zone::Discard);
        }
    }

    pub(super) fn shuffle_deck(&mut self, seat: Seat) {
        let side = self.state.side_mut(seat);
        while let Some(card) = side.top.pop() {
            side.deck.add(card);
        }
        side.top_public = 0;
    }

    /// Shuffles decks after they have been searched.
    pub(super) fn shuffle_searched(&mut self, seat: Seat, pick: Pick) {
        self.shuffle_deck(seat);
        if pick.takes(Zone::Nation) {
            self.shuffle_nation(seat);
            self.all(|| Event::NationShuffled { seat });
        }
    }

    /// Moves every card that could be picked. Hands and decks are shown, and the deck is shuffled.
    pub(super) fn move_all(&mut self, frame: Frame, pick: Pick) {
        let (seat, mask) = (frame.who, deal().mask(pick.filter));
        if pick.takes(Zone::Hand) || pick.takes(Zone::Top) {
            self.shuffle_deck(seat);
            let side = self.state.side_mut(seat);
            (side.known, side.secret) = (side.hand, Cards::NONE);
            let (hand, deck) = (side.hand, side.deck);
            self.all(|| Event::Showed { seat, hand: hand.iter().collect(), deck: deck.iter().collect() });
            self.saw(Trace::Revealed);
        }
        let side = *self.state.side(seat);
        for (zone, cards) in [(Zone::Hand, side.hand), (Zone::Discard, side.discard), (Zone::Top, side.deck)]
        {
            for card in cards.and(mask).iter().filter(|_| pick.takes(zone)) {
                match zone {
                    Zone::Top => self.state.side_mut(seat).deck.take(card),
                    _ => {
                        self.leave(seat, zone, card, 0);
                    }
                }
                self.put(seat, card, zone, pick.to);
            }
        }
        if pick.takes(Zone::Garrison) {
            let lying = self.state.lying(&frame, seat, mask, pick.under);
            for card in lying.iter() {
                let lying = self.state.lying(&frame, seat, mask, pick.under);
                let bit = lying.bits().find(|&bit| Card::of(bit) == card).unwrap_or(card.first());
                self.transfer(seat, card, bit - card.first(), Zone::Garrison, pick.to, &frame);
            }
        }
        if pick.takes(Zone::Top) && !side.deck.and(mask).is_empty() {
            self.deck_emptied(seat);
        }
    }

    /// Another card takes the place of a card in play.
    pub(super) fn replace(&mut self, frame: Frame, card: Card) {
        let (seat, Some(old)) = (frame.me, frame.card()) else { return };
        if frame.at == NONE {
            return;
        }
        self.state.leave_play(seat, frame.at);
        let at = self.state.side_mut(seat).enter(card);
        self.all(|| Event::Became { seat, card: old, into: card });
        if let Some(program) = &card.design().enters {
            self.state.frames.push(Frame { card: card.0, at, ..Frame::new(program.start, seat) });
        }
    }

    /// Moves a card that was searched for, for all to see, and shuffles what was searched.
    pub(super) fn find(&mut self, seat: Seat, from: Zone, card: Card, to: Zone) {
        match from {
            Zone::Hand => {
                let side = self.state.side_mut(seat);
                if side.leave_hand(card, true) {
                    self.saw(Trace::Revealed);
                }
                self.put(seat, card, Zone::Hand, to);
            }
            Zone::Discard => {
                self.state.side_mut(seat).discard.take(card);
                self.put(seat, card, Zone::Discard, to);
            }
            Zone::Top => {
                self.shuffle_deck(seat);
                let side = self.state.side_mut(seat);
                side.deck.take(card);
                self.saw(Trace::Revealed);
                self.put(seat, card, Zone::Top, to);
                self.state.side_mut(seat).disclose(card);
                self.deck_emptied(seat);
            }
            Zone::Nation => {
                self.shuffle_deck(seat);
                self.shuffle_nation(seat);
                self.all(|| Event::NationShuffled { seat });
                self.state.side_mut(seat).nation_deck.take(card);
                self.saw(Trace::Revealed);
                self.put(seat, card, Zone::Nation, to);
                self.state.side_mut(seat).disclose(card);
            }
            zone => unreachable!("{zone:?} is not searched"),
        }
    }
}
