//! The fame deck and the nation decks, where cards are looked at.

use kernel::{Audience, Listener, Luck, Seat, Trace};

use super::{Flow, Run};
use crate::card::Card;
use crate::content::{Verb, content};
use crate::event::Event;
use crate::program::{Zone, native};
use crate::set::NONE;
use crate::state::Frame;

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    /// Looks at cards of the nation deck or the fame deck. Without fame the King of Kings is resolved.
    pub(super) fn look(&mut self, seat: Seat, at: Zone, n: u8) {
        if at == Zone::Nation {
            self.look_nation(seat);
        } else {
            if self.state.fame_len() == 0 {
                self.king(seat);
            } else {
                self.look_fame(seat, n);
            }
            self.fire(seat, Verb::LooksFame, None);
        }
    }

    /// The top card of the nation deck or the fame deck goes somewhere.
    pub(super) fn deal(&mut self, seat: Seat, from: Zone, to: Zone) {
        match (from, to) {
            (Zone::Nation, Zone::Discard) => self.advance_nation(seat),
            (Zone::Nation, _) => self.bury_nation(seat),
            _ if self.state.fame_len() == 0 => self.king(seat),
            _ => {
                let card = self.fame_card();
                self.take_fame(seat, card);
            }
        }
    }

    pub(super) fn look_fame(&mut self, seat: Seat, n: u8) {
        let side = self.state.side(seat);
        let more = side.power.design().modifiers.looks;
        let count = u32::from(n + more).min(self.state.fame_len());
        for _ in 0..count {
            let card = self.fame_card();
            self.state.looked.push(card);
            self.tell.tell(Audience::Only(seat), || Event::Looked { seat, card, at: Zone::Fame });
            self.tell.tell(Audience::Except(seat), || Event::LookedHidden { seat, at: Zone::Fame });
        }
        self.saw(Trace::Revealed);
    }

    pub(super) fn fame_card(&mut self) -> Card {
        self.saw(Trace::Revealed);
        match self.state.fame_top.pop() {
            Some(card) => {
                self.state.fame_knowers[self.state.fame_top.len()] = 0;
                card
            }
            None => {
                self.trace = Trace::Random;
                self.state.fame -= 1;
                self.state.pools[4].draw(self.luck)
            }
        }
    }

    pub(super) fn take_fame(&mut self, seat: Seat, card: Card) {
        let side = self.state.side_mut(seat);
        side.hand.add(card);
        side.secret.add(card);
        self.tell_secretly(seat, card, Zone::Fame, Zone::Hand);
    }

    /// Takes one of the cards that are looked at; the others go back in an order the seat chooses.
    pub(super) fn choose_fame(&mut self, frame: Frame, seat: Seat, card: Card) {
        if let Some(at) = self.state.looked.position(card) {
            self.state.looked.remove(at);
        }
        self.take_fame(seat, card);
        if !self.state.looked.is_empty() {
            self.state.frames.push(Frame { card: frame.card, ..Frame::new(native::FAME_ORDER, seat) });
        }
    }

    pub(super) fn order_fame(&mut self, seat: Seat) -> Flow {
        if self.state.looked.len() > 1 {
            return Flow::Ask;
        }
        self.skip(0);
        if let Some(card) = self.state.looked.pop() {
            self.return_fame(seat, card);
        }
        Flow::On
    }

    pub(super) fn return_fame(&mut self, seat: Seat, card: Card) {
        self.state.fame_knowers[self.state.fame_top.len()] = 1 << seat.index();
        self.state.fame_top.push(card);
        self.tell_secretly(seat, card, Zone::Fame, Zone::Deck);
    }

    pub(super) fn king(&mut self, seat: Seat) {
        if self.state.kings >> seat.index() & 1 == 1 {
            return;
        }
        self.state.kings |= 1 << seat.index();
        let card = content().kings[usize::from(self.state.king_flipped)];
        self.state.king_flipped = true;
        self.all(|| Event::King { seat });
        if let Some(program) = &card.design().gained {
            self.state.frames.push(Frame { card: card.0, ..Frame::new(program.start, seat) });
        }
    }

    /// Puts the top card of the nation deck into the discard pile.
    pub(super) fn advance_nation(&mut self, seat: Seat) {
        let (card, accession) = match self.nation_card(seat) {
            Some(card) => (card, false),
            None => {
                let accession = std::mem::replace(&mut self.state.side_mut(seat).accession, NONE);
                if accession == NONE {
                    return;
                }
                (Card::of(accession), true)
            }
        };
        self.saw(Trace::Revealed);
        if card.design().settles {
            self.state.side_mut(seat).enter(card);
            let (from, to) = (Zone::Nation, Zone::Play);
            self.all(|| Event::Moved { seat, card, from, to, number: None, under: None });
        } else {
            self.put(seat, card, Zone::Nation, Zone::Discard);
        }
        self.state.side_mut(seat).disclose(card);
        let nation = &content().nations[self.state.side(seat).nation as usize];
        if accession && !nation.stays_barbarian {
            self.become_empire(seat);
        }
        if let Some(program) = &card.design().gained {
            self.state.frames.push(Frame { card: card.0, ..Frame::new(program.start, seat) });
        }
    }

    pub(super) fn become_empire(&mut self, seat: Seat) {
        self.state.side_mut(seat).empire = true;
        self.all(|| Event::Empire { seat });
    }

    /// Takes the top card of the nation deck above the last one.
    pub(super) fn nation_card(&mut self, seat: Seat) -> Option<Card> {
        let side = self.state.side_mut(seat);
        if side.nation_top != NONE {
            return Some(Card::of(std::mem::replace(&mut side.nation_top, NONE)));
        }
        if !side.nation_deck.is_empty() {
            self.trace = Trace::Random;
            return Some(self.state.side_mut(seat).nation_deck.draw(self.luck));
        }
        (!side.bottom.is_empty()).then(|| side.bottom.remove(0))
    }

    pub(super) fn look_nation(&mut self, seat: Seat) {
        let side = self.state.side(seat);
        if side.nation_len() == 0 {
            return;
        }
        if side.nation_top == NONE
            && let Some(card) = self.nation_card(seat)
        {
            self.state.side_mut(seat).nation_top = card.first();
        }
        let card = Card::of(self.state.side(seat).nation_top);
        self.saw(Trace::Revealed);
        self.tell.tell(Audience::Only(seat), || Event::Looked { seat, card, at: Zone::Nation });
        self.tell.tell(Audience::Except(seat), || Event::LookedHidden { seat, at: Zone::Nation });
    }

    fn bury_nation(&mut self, seat: Seat) {
        if let Some(card) = self.nation_card(seat) {
            self.state.side_mut(seat).bottom.push(card);
            self.tell_secretly(seat, card, Zone::Nation, Zone::Nation);
        }
    }

    /// Exchanges a card from hand for the top card of the nation deck; others see neither.
    pub(super) fn swap_nation(&mut self, seat: Seat, card: Card) {
        self.state.side_mut(seat).leave_hand(card, false);
        if let Some(top) = self.nation_card(seat) {
            self.saw(Trace::Revealed);
            self.state.side_mut(seat).hand.add(top);
            self.tell_secretly(seat, top, Zone::Nation, Zone::Hand);
        }
        let side = self.state.side_mut(seat);
        (side.nation_top, side.nation_mixed) = (card.first(), true);
        self.tell_secretly(seat, card, Zone::Hand, Zone::Nation);
    }

    pub(super) fn shuffle_nation(&mut self, seat: Seat) {
        let side = self.state.side_mut(seat);
        let top = std::mem::replace(&mut side.nation_top, NONE);
        if top != NONE {
            side.nation_deck.add(Card::of(top));
        }
        while let Some(card) = side.bottom.pop() {
            side.nation_deck.add(card);
        }
    }
}
