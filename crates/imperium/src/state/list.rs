//! Cards in order.

use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

use crate::card::Card;
use crate::set::Bit;

/// A few cards in order, by their lowest bits; unused places are 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct List<const N: usize> {
    #[serde(with = "BigArray")]
    cards: [Bit; N],
    len: u8,
}

impl<const N: usize> List<N> {
    pub const EMPTY: List<N> = List { cards: [0; N], len: 0 };

    pub fn len(&self) -> usize {
        self.len as usize
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub fn is_full(&self) -> bool {
        self.len() == N
    }

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> + use<N> {
        let List { cards, len } = *self;
        (0..len as usize).map(move |at| Card::of(cards[at]))
    }

    pub fn set(&mut self, at: usize, card: Card) {
        self.cards[at] = card.first();
    }

    pub fn push(&mut self, card: Card) {
        self.cards[self.len()] = card.first();
        self.len += 1;
    }

    pub fn pop(&mut self) -> Option<Card> {
        let last = self.len.checked_sub(1)?;
        self.len = last;
        Some(Card::of(std::mem::take(&mut self.cards[last as usize])))
    }

    pub fn remove(&mut self, at: usize) -> Card {
        let card = self.cards[at];
        let len = self.len();
        self.cards.copy_within(at + 1..len, at);
        self.len -= 1;
        self.cards[self.len as usize] = 0;
        Card::of(card)
    }

    /// Where the last such card is.
    pub fn newest(&self, fits: impl Fn(Card) -> bool) -> Option<usize> {
        (0..self.len()).rev().find(|&at| fits(Card::of(self.cards[at])))
    }

    pub fn position(&self, card: Card) -> Option<usize> {
        self.iter().position(|other| other == card)
    }
}
