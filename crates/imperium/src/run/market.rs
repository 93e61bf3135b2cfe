//! The market, its decks, exile, and what ends the game.

use kernel::{Listener, Luck, Seat, Trace};

use super::Run;
use crate::card::Card;
use crate::content::Verb;
use crate::deal::deal;
use crate::event::{Cause, Event};
use crate::program::{Count, Token, Zone, suit};
use crate::set::Cards;
use crate::state::{Over, Slot, flag};

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    /// Fills an empty place of the market.
    pub(super) fn refill(&mut self, at: usize) {
        self.refill_with(at, |_| [0; 3]);
    }

    /// Fills an empty place of the market with a card and the tokens that belong on it.
    pub(crate) fn refill_with(&mut self, at: usize, tokens: impl Fn(Card) -> [u8; 3]) {
        let small = deck_of(at).and_then(|deck| self.draw_small(deck));
        let from = if small.is_some() { Zone::Deck } else { Zone::Market };
        let Some(card) = small.or_else(|| self.draw_main()) else { return };
        self.lay_out(at, card, tokens(card), from);
        self.check_main();
    }

    pub(super) fn lay_out(&mut self, at: usize, card: Card, tokens: [u8; 3], from: Zone) {
        let unrest = card.design().brings_unrest() && self.state.pile > 0;
        self.state.market[at] = Slot { card: card.first(), tokens, unrest };
        if unrest {
            self.state.pile -= 1;
        }
        let pile = self.state.pile;
        self.all(|| Event::Market { card, from, slot: at as u8, tokens, unrest, pile });
        self.collapse();
    }

    /// Takes a card out of the market, refilling it, and tells of what lay on it.
    pub(super) fn take_market(&mut self, seat: Seat, at: usize, with_unrest: bool) {
        let slot = std::mem::replace(&mut self.state.market[at], Slot::EMPTY);
        let Some(card) = slot.card() else { return };
        let frame = *self.top();
        self.put_of(seat, card, Zone::Market, Zone::Hand, Some(at as u8));
        for token in Token::ALL {
            self.gain(seat, token, u32::from(slot.tokens[token as usize]));
        }
        if slot.tokens[Token::Materials as usize] > 0 {
            self.fire_symbols(&frame, Count::One);
        }
        self.gained(seat, card, Zone::Market, slot.tokens, with_unrest);
        if slot.unrest && !with_unrest {
            self.give_back(seat);
        }
        if slot.unrest && with_unrest {
            // It is taken from under the card, not from the pile.
            self.state.pile += 1;
            self.take_unrest(seat);
        }
        if self.state.over == Over::No {
            self.refill(at);
        }
    }

    /// Unrest under a card of the market goes back to the pile. This does not count as returning it.
    pub(super) fn give_back(&mut self, seat: Seat) {
        self.state.pile += 1;
        let pile = self.state.pile;
        self.all(|| Event::Returned { seat, from: Zone::Market, pile });
    }

    /// Acquires a card of the market or out of exile, with all that comes along.
    pub(crate) fn acquire(&mut self, seat: Seat, from: Zone, card: Card, at: u8) {
        if from == Zone::Market {
            self.take_market(seat, at as usize, true);
            return;
        }
        self.state.exile.take(card);
        self.put(seat, card, Zone::Exile, Zone::Hand);
        self.gained(seat, card, Zone::Exile, [0; 3], true);
        if card.design().brings_unrest() {
            self.take_unrest(seat);
        }
    }

    /// A card was gained, from there, with the tokens on it.
    fn gained(&mut self, seat: Seat, card: Card, from: Zone, tokens: [u8; 3], acquired: bool) {
        self.remember(card);
        self.fire_with(seat, Verb::Gains, Some((card, from)), tokens);
        if acquired {
            self.fire(seat, Verb::Acquires, Some((card, from)));
        }
    }

    /// Breaks through for an exiled card. No unrest comes with it.
    pub(super) fn break_through_exile(&mut self, seat: Seat, card: Card) {
        self.state.exile.take(card);
        self.put(seat, card, Zone::Exile, Zone::Hand);
        self.gained(seat, card, Zone::Exile, [0; 3], false);
    }

    /// The running effect will call this card `it`.
    pub(super) fn remember(&mut self, card: Card) {
        // Reactions may have been pushed above the frame that gained the card.
        let depth = self.state.frames.len();
        let at = (0..depth).rev().find(|&at| self.state.frames.all()[at].flags & flag::REMEMBERS != 0);
        if let Some(at) = at {
            let frame = &mut self.state.frames.all_mut()[at];
            frame.it[0] = card.first();
            frame.flags &= !flag::REMEMBERS;
        }
    }

    pub(super) fn break_through(&mut self, seat: Seat, suit: usize) {
        if suit < 3
            && let Some(card) = self.draw_small(suit)
        {
            let side = self.state.side_mut(seat);
            side.hand.add(card);
            side.secret.add(card);
            self.tell_secretly(seat, card, Zone::Deck, Zone::Hand);
            self.gained(seat, card, Zone::Deck, [0; 3], false);
            return;
        }
        self.break_through_main(seat, &deal().suits[suit]);
    }

    /// Breaks through for the first such card of the main deck.
    pub(super) fn break_through_main(&mut self, seat: Seat, wanted: &Cards) {
        let mut shown = Cards::NONE;
        let found = loop {
            let Some(card) = self.draw_main() else { break None };
            if wanted.has(card) {
                break Some(card);
            }
            shown.add(card);
            self.all(|| Event::Shown { seat, card });
        };
        self.state.seen.join(&shown);
        match found {
            Some(card) => {
                self.put(seat, card, Zone::Deck, Zone::Hand);
                self.gained(seat, card, Zone::Deck, [0; 3], false);
            }
            None => self.gain(seat, Token::Progress, 2),
        }
        self.check_main();
    }

    /// A card of the market goes to exile.
    pub(super) fn exile(&mut self, seat: Seat, card: Card, at: usize) {
        let slot = std::mem::replace(&mut self.state.market[at], Slot::EMPTY);
        self.put_of(seat, card, Zone::Market, Zone::Exile, Some(at as u8));
        if slot.unrest {
            self.give_back(seat);
        }
        self.refill(at);
    }

    /// Exchanges a card of the market for an exiled one; tokens stay.
    pub(super) fn swap_exile(&mut self, seat: Seat, at: usize, card: Card) {
        let slot = std::mem::replace(&mut self.state.market[at], Slot::EMPTY);
        if let Some(old) = slot.card() {
            self.put_of(seat, old, Zone::Market, Zone::Exile, Some(at as u8));
        }
        if slot.unrest {
            self.give_back(seat);
        }
        self.state.exile.take(card);
        self.lay_out(at, card, slot.tokens, Zone::Exile);
    }

    /// Reveals the top card of the main deck and takes it if it has this suit; otherwise it is exiled.
    pub(super) fn gamble(&mut self, seat: Seat, suit: u8) {
        self.all(|| Event::Suit { seat, suit });
        if let Some(card) = self.draw_main() {
            let won = card.design().suits >> suit & 1 == 1;
            self.put(seat, card, Zone::Deck, if won { Zone::Hand } else { Zone::Exile });
        }
        self.check_main();
    }

    /// The top card of the main deck.
    pub(super) fn draw_main(&mut self) -> Option<Card> {
        let all = self.state.main_len();
        if all == 0 {
            return None;
        }
        self.trace = Trace::Random;
        let mut roll = self.luck.pick(all);
        let seen = self.state.seen.len();
        let card = if roll < seen {
            let card = self.state.seen.nth(roll);
            self.state.seen.take(card);
            card
        } else {
            roll -= seen;
            let mut pool = 0;
            while roll >= u32::from(self.state.main[pool]) {
                roll -= u32::from(self.state.main[pool]);
                pool += 1;
            }
            let card = self.state.pools[pool].draw(self.luck);
            if self.state.seen.drop(card) {
                // This copy cannot be told from the one that is known to be there.
                self.state.pools[pool].add(card);
            } else {
                self.state.main[pool] -= 1;
            }
            card
        };
        Some(card)
    }

    /// A face-down card of a small deck.
    pub(super) fn draw_small(&mut self, deck: usize) -> Option<Card> {
        let left = self.state.decks[deck].checked_sub(1)?;
        self.state.decks[deck] = left;
        self.trace = Trace::Random;
        Some(self.state.pools[deck].draw(self.luck))
    }

    /// Without cards in the main deck the game ends.
    pub(super) fn check_main(&mut self) {
        if self.state.main_len() == 0 {
            self.end_game(Cause::MainDeck);
        }
    }

    /// Without unrest in its pile the game is over, and nothing undoes that.
    pub(super) fn collapse(&mut self) {
        if self.state.pile == 0 && self.state.over == Over::No {
            self.state.over = Over::Collapsed;
            self.all(|| Event::Collapsed);
        }
    }

    pub(super) fn end_game(&mut self, why: Cause) {
        if self.state.last_round == 0 {
            self.state.last_round = self.state.round + 1;
            let last = self.state.last_round;
            self.all(|| Event::Ending { last, why });
        }
    }
}

/// The small deck that fills a place of the market; the last two places are filled from the main deck.
const fn deck_of(slot: usize) -> Option<usize> {
    if slot < 3 { Some(slot) } else { None }
}

const _: () = assert!(suit::UNCIVILISED == 1 && suit::CIVILISED == 2 && suit::REGION == 4);
