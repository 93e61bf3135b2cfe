use std::fmt;

use kernel::Luck;
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::deal::deal;

/// Cards in one place, with their number.
///
/// A card with several copies has as many neighbouring bits, of which the lowest are set. So no copy differs from
/// another, equal positions are equal bytes, and a filter is one `and`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub(crate) struct Cards(pub [u64; 4]);

/// Which of the 256 bits: a card and which of its copies.
pub(crate) type Bit = u8;

/// No bit.
pub(crate) const NONE: Bit = Bit::MAX;

/// No card.
pub(crate) const NO_CARD: u16 = u16::MAX;

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Card::name)).finish()
    }
}

impl Cards {
    pub const NONE: Cards = Cards([0; 4]);

    #[inline]
    pub fn bit(&self, bit: Bit) -> bool {
        self.0[bit as usize / 64] >> (bit % 64) & 1 == 1
    }

    #[inline]
    pub fn set(&mut self, bit: Bit) {
        self.0[bit as usize / 64] |= 1 << (bit % 64);
    }

    #[inline]
    pub fn clear(&mut self, bit: Bit) {
        self.0[bit as usize / 64] &= !(1 << (bit % 64));
    }

    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.bit(card.first())
    }

    /// How many copies of a card are here.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        let deal = deal();
        let first = deal.first(card);
        let group = self.0[first as usize / 64] >> (first % 64) & !(u64::MAX << deal.copies(card));
        group.count_ones() as u8
    }

    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(card.group() != 0, "{} is not in this game", card.name());
        let first = card.first();
        self.set(first + self.count(card));
    }

    /// Removes a copy that is here.
    #[inline]
    pub fn take(&mut self, card: Card) {
        debug_assert!(self.has(card), "{} is not here", card.name());
        self.clear(card.first() + self.count(card) - 1);
    }

    /// Removes a copy, if one is here.
    #[inline]
    pub fn drop(&mut self, card: Card) -> bool {
        let has = self.has(card);
        if has {
            self.take(card);
        }
        has
    }

    #[inline]
    pub fn and(&self, other: &Cards) -> Cards {
        Cards(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// Without every copy of every card of a filter.
    #[inline]
    pub fn without(&self, other: &Cards) -> Cards {
        Cards(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    #[inline]
    pub fn meets(&self, other: &Cards) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }

    /// Both together, copy by copy.
    pub fn join(&mut self, other: &Cards) {
        if self.is_empty() {
            *self = *other;
            return;
        }
        other.iter().for_each(|card| self.add(card));
    }

    /// These without those, copy by copy.
    pub fn minus(&self, other: &Cards) -> Cards {
        let mut left = *self;
        other.iter().for_each(|card| {
            left.drop(card);
        });
        left
    }

    /// Every copy, ascending.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        self.bits().map(Card::of)
    }

    /// Every card once, however many copies are here.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> + use<> {
        self.and(&deal().firsts).iter()
    }

    #[inline]
    pub fn bits(&self) -> impl Iterator<Item = Bit> + use<> {
        // Shifting the words instead of indexing them keeps all of them in registers.
        let [mut word, mut second, mut third, mut last] = self.0;
        let mut base = 0;
        std::iter::from_fn(move || {
            while word == 0 {
                if second | third | last == 0 {
                    return None;
                }
                (word, second, third, last) = (second, third, last, 0);
                base += 64;
            }
            let bit = word.trailing_zeros() as Bit;
            word &= word - 1;
            Some(base + bit)
        })
    }

    /// The copy with this number, ascending.
    #[inline]
    pub fn nth(&self, number: u32) -> Card {
        let mut left = number;
        for (at, &word) in self.0.iter().enumerate() {
            let count = word.count_ones();
            if left < count {
                let mut word = word;
                for _ in 0..left {
                    word &= word - 1;
                }
                return Card::of((at as u32 * 64 + word.trailing_zeros()) as Bit);
            }
            left -= count;
        }
        panic!("there is no card {number} here")
    }

    /// Removes a random copy.
    #[inline]
    pub fn draw(&mut self, luck: &mut impl Luck) -> Card {
        let card = self.nth(luck.pick(self.len()));
        self.take(card);
        card
    }
}
