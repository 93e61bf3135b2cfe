use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::cards::{CardKind, Cards, SKELETON};

/// A band on the table with all its cards, in four bytes.
///
/// From the lowest bit: seat (3 bits), kind of the leader (6), Skeletons (4), whether the band is of one
/// colour rather than one tribe (1), and six counts of three bits: per colour of the leader's tribe, or per
/// tribe of the leader's colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Band(u32);

impl Band {
    /// No band.
    pub const NONE: Band = Band(0);

    /// The band of these cards.
    pub fn new(seat: Seat, leader: CardKind, cards: Cards) -> Band {
        let slot = leader / 6;
        let mut by_colour = false;
        cards.each(|kind| by_colour |= kind != SKELETON && kind / 6 != slot);
        let mut bits = seat.index() as u32
            | u32::from(leader) << 3
            | u32::from(cards.skeletons()) << 9
            | u32::from(by_colour) << 13;
        cards.each(|kind| {
            if kind != SKELETON {
                let member = if by_colour { kind / 6 - 1 } else { kind % 6 };
                bits += 1 << (14 + 3 * member);
            }
        });
        Band(bits)
    }

    /// The seat that played it.
    pub fn seat(self) -> Seat {
        Seat::new((self.0 & 7) as usize)
    }

    /// The kind of its leader.
    pub fn leader(self) -> CardKind {
        (self.0 >> 3 & 0x3f) as CardKind
    }

    /// How many of its cards are Skeletons.
    pub fn skeletons(self) -> u8 {
        (self.0 >> 9 & 0xf) as u8
    }

    fn members(self, index: u8) -> u8 {
        (self.0 >> (14 + 3 * index) & 7) as u8
    }

    /// How many cards it has that are no Skeletons.
    pub fn living(self) -> u8 {
        (0..6).map(|index| self.members(index)).sum()
    }

    /// All its cards.
    pub fn cards(self) -> Cards {
        let by_colour = self.0 >> 13 & 1 == 1;
        let mut cards = Cards::NONE;
        for index in 0..6 {
            let kind =
                if by_colour { (index + 1) * 6 + self.leader() % 6 } else { self.leader() / 6 * 6 + index };
            (0..self.members(index)).for_each(|_| cards.add(kind));
        }
        (0..self.skeletons()).for_each(|_| cards.add(SKELETON));
        cards
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_band_remembers_its_cards() {
        for (leader, kinds) in [
            (7, vec![7]),
            (7, vec![7, 7, 0, 0, 0]),
            (36, vec![36, 36, 36, 36, 37, 37, 37, 41, 0]),
            (14, vec![14, 8, 20, 26, 26, 38, 38, 38, 38, 0]),
        ] {
            let mut cards = Cards::NONE;
            kinds.iter().for_each(|&kind| cards.add(kind));
            let band = Band::new(Seat::new(5), leader, cards);
            assert_eq!((band.seat(), band.leader(), band.cards()), (Seat::new(5), leader, cards));
            assert_eq!((band.living() + band.skeletons()) as usize, kinds.len());
        }
    }
}
