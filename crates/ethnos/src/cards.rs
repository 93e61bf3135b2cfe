//! Many ally cards in sixteen bytes.

use kernel::Luck;
use serde::{Deserialize, Serialize};

/// Which card of this game it is: a place in the layout of [`Cards`].
///
/// Six tribes of six colours make 36 kinds at most, and Skeletons are one more. CardKind 0 is the Skeleton; slot
/// `s` of 1 to 6 holds a tribe whose six colours are the kinds `6s` to `6s + 5`. Slot 6 is kept for Halflings.
pub type CardKind = u8;

/// The Skeleton.
pub const SKELETON: CardKind = 0;

/// The slot of the Halflings, the only tribe with four cards of a colour.
pub const HALFLINGS: u8 = 6;

/// The numbers of all kinds are below this; 1 to 5 are not used.
pub const KINDS: usize = 42;

/// A bit for every kind.
const KIND_BITS: u64 = 1 | ((1 << KINDS) - (1 << 6));

/// The bits of the Skeleton slot.
const SKELETON_BITS: u64 = 0x3f;

/// A multiset of ally cards: one bit for each card of the box, in two words.
///
/// A kind has its first card in `low` and its second in `high`. The third and fourth Halfling of a colour
/// stand one slot higher, in slot 7. Slot 0 counts up to twelve Skeletons. Bits are always filled in that
/// order, so equal multisets are equal bits: nothing tells one copy of a card from another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cards {
    low: u64,
    high: u64,
}

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards { low: 0, high: 0 };

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> usize {
        (self.low.count_ones() + self.high.count_ones()) as usize
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.low == 0
    }

    /// How many Skeletons there are.
    #[inline]
    pub const fn skeletons(self) -> u8 {
        ((self.low & SKELETON_BITS).count_ones() + (self.high & SKELETON_BITS).count_ones()) as u8
    }

    /// How many of a kind there are.
    pub fn count(self, kind: CardKind) -> u8 {
        if kind == SKELETON {
            return self.skeletons();
        }
        let mut bits = 1 << kind;
        if kind / 6 == HALFLINGS {
            bits |= bits << 6;
        }
        ((self.low & bits).count_ones() + (self.high & bits).count_ones()) as u8
    }

    /// Which kinds there are: a bit for each.
    #[inline]
    pub const fn kinds(self) -> u64 {
        self.low & KIND_BITS
    }

    /// Which kinds there are that may lead a band.
    #[inline]
    pub const fn leaders(self) -> u64 {
        self.low & KIND_BITS & !1
    }

    /// Whether there is a card of this kind.
    #[inline]
    pub const fn contains(self, kind: CardKind) -> bool {
        self.low >> kind & 1 == 1
    }

    /// One card more.
    #[inline]
    pub fn add(&mut self, kind: CardKind) {
        if kind == SKELETON {
            let count = self.skeletons();
            if count < 6 {
                self.low |= 1 << count;
            } else {
                self.high |= 1 << (count - 6);
            }
            return;
        }
        let mut bit = 1 << kind;
        if self.low & self.high & bit != 0 {
            debug_assert!(kind / 6 == HALFLINGS, "a third card of kind {kind}");
            bit <<= 6;
        }
        if self.low & bit == 0 {
            self.low |= bit;
        } else {
            debug_assert!(self.high & bit == 0, "a fifth card of kind {kind}");
            self.high |= bit;
        }
    }

    /// One card less. The card must be there.
    #[inline]
    pub fn remove(&mut self, kind: CardKind) {
        debug_assert!(self.contains(kind), "no card of kind {kind}");
        if kind == SKELETON {
            let count = self.skeletons();
            if count > 6 {
                self.high &= !(1 << (count - 7));
            } else {
                self.low &= !(1 << (count - 1));
            }
            return;
        }
        let mut bit = 1 << kind;
        if kind / 6 == HALFLINGS && self.low & (bit << 6) != 0 {
            bit <<= 6;
        }
        if self.high & bit == 0 {
            self.low &= !bit;
        } else {
            self.high &= !bit;
        }
    }

    /// These cards and those.
    pub fn with(mut self, others: Cards) -> Cards {
        others.each(|kind| self.add(kind));
        self
    }

    /// These cards without those. Cards that are not there are ignored.
    pub fn without(mut self, others: Cards) -> Cards {
        others.each(|kind| {
            if self.contains(kind) {
                self.remove(kind);
            }
        });
        self
    }

    /// Calls back for every card, in no useful order.
    pub fn each(self, mut call: impl FnMut(CardKind)) {
        for word in [self.low, self.high] {
            let mut bits = word;
            while bits != 0 {
                call(kind_at(bits.trailing_zeros()));
                bits &= bits - 1;
            }
        }
    }

    /// The card at a place below [`Cards::len`]. Every card has its own place.
    #[inline]
    pub fn at(self, mut place: u32) -> CardKind {
        let mut bits = self.low;
        let low = bits.count_ones();
        if place >= low {
            place -= low;
            bits = self.high;
        }
        for _ in 0..place {
            bits &= bits - 1;
        }
        kind_at(bits.trailing_zeros())
    }

    /// Takes out a card at random.
    #[inline]
    pub fn draw(&mut self, luck: &mut impl Luck) -> CardKind {
        let kind = self.at(luck.pick(self.len() as u32));
        self.remove(kind);
        kind
    }
}

/// The kind whose card has this bit.
#[inline]
const fn kind_at(bit: u32) -> CardKind {
    match bit {
        0..6 => SKELETON,
        6..42 => bit as CardKind,
        _ => (bit - 6) as CardKind,
    }
}

#[cfg(test)]
mod tests {
    use kernel::Fast;

    use super::*;

    fn limit(kind: CardKind) -> u8 {
        match kind / 6 {
            0 => 12,
            HALFLINGS => 4,
            _ => 2,
        }
    }

    fn kinds() -> impl Iterator<Item = CardKind> {
        std::iter::once(SKELETON).chain(6..KINDS as CardKind)
    }

    #[test]
    fn cards_count_like_a_multiset_and_equal_ones_are_equal_bits() {
        let mut luck = Fast::new(1);
        let all: Vec<CardKind> = kinds().collect();
        let mut cards = Cards::NONE;
        let mut slow = [0u8; KINDS];
        for _ in 0..20_000 {
            let kind = all[luck.pick(all.len() as u32) as usize];
            if luck.pick(2) == 0 && slow[kind as usize] < limit(kind) {
                cards.add(kind);
                slow[kind as usize] += 1;
            } else if slow[kind as usize] > 0 {
                cards.remove(kind);
                slow[kind as usize] -= 1;
            }
            let mut fresh = Cards::NONE;
            for kind in kinds() {
                let count = slow[kind as usize];
                assert_eq!(cards.count(kind), count);
                assert_eq!(cards.contains(kind), count > 0);
                assert_eq!(cards.kinds() >> kind & 1 == 1, count > 0);
                (0..count).for_each(|_| fresh.add(kind));
            }
            assert_eq!(cards, fresh);
            assert_eq!(cards.len(), slow.iter().map(|&count| count as usize).sum::<usize>());
        }
    }

    #[test]
    fn every_card_is_drawn_equally_often() {
        let mut bag = Cards::NONE;
        for kind in kinds() {
            (0..limit(kind)).for_each(|_| bag.add(kind));
        }
        assert_eq!(bag.len(), 12 + 5 * 12 + 24);
        let mut counts = [0u32; KINDS];
        let mut luck = Fast::new(2);
        for _ in 0..96_000 {
            counts[{ bag }.draw(&mut luck) as usize] += 1;
        }
        for kind in kinds() {
            let expected = 1000 * u32::from(limit(kind));
            assert!(counts[kind as usize].abs_diff(expected) < expected / 5, "kind {kind}: {counts:?}");
        }
    }

    #[test]
    fn with_and_without() {
        let of = |list: &[CardKind]| {
            let mut cards = Cards::NONE;
            list.iter().for_each(|&kind| cards.add(kind));
            cards
        };
        let hand = of(&[0, 0, 7, 7, 36, 36, 36]);
        assert_eq!(of(&[0, 7, 36]).with(of(&[36, 36, 7, 0])), hand);
        assert_eq!(hand.without(of(&[7, 8, 36, 0, 0, 0])), of(&[7, 36, 36]));
    }
}
