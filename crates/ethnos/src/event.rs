use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::card::{Card, Kingdom, Tribe};

/// Something that happened. Events that change glory carry the gain and the new total.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub enum Event {
    /// The board is laid out.
    Began { seats: u8, tribes: ArrayVec<Tribe, 6>, tokens: [ArrayVec<u8, 3>; 6] },
    /// An age begins: its first player, the face-up allies, the cards left in the deck.
    Age { age: u8, first: Seat, pool: ArrayVec<Card, 12>, deck: u8 },
    /// A seat drew this card. Only that seat is told.
    Drew { seat: Seat, card: Card },
    /// A seat drew a card. This is what the others are told.
    DrewHidden { seat: Seat },
    /// A seat drew a dragon; `appeared` counts the dragons of this age.
    Dragon { seat: Seat, appeared: u8 },
    /// A seat recruited a face-up ally.
    Took { seat: Seat, card: Card },
    /// A band was laid down; the leader is among the cards.
    Band { seat: Seat, leader: Card, cards: ArrayVec<Card, 10> },
    /// A marker was placed; `markers` is how many the seat now has in the kingdom.
    Marker { seat: Seat, kingdom: Kingdom, markers: u8 },
    /// The rest of a hand went to the pool.
    Discarded { seat: Seat, cards: ArrayVec<Card, 10> },
    /// A seat kept some cards of its hand.
    Kept { seat: Seat, count: u8 },
    /// A marker moved on the Merfolk board.
    Swam { seat: Seat, from: u8, to: u8 },
    /// A seat took the Giant token with a band of this size.
    Giant { seat: Seat, size: u8, gain: u8, total: u16 },
    /// A marker went to a horde board.
    Horde { seat: Seat, kingdom: Kingdom },
    /// A Troll token was taken.
    Token { seat: Seat, value: u8 },
    /// A seat played ten Skeletons and won.
    Triumph { seat: Seat },
    /// The third dragon ended the age.
    AgeEnded { age: u8, seat: Seat },
    /// Glory from a kingdom.
    KingdomScored { kingdom: Kingdom, seat: Seat, place: u8, markers: u8, gain: u8, total: u16 },
    /// Glory from the Merfolk board.
    MerfolkScored { seat: Seat, place: u8, space: u8, gain: u8, total: u16 },
    /// Glory from the Giant token.
    GiantScored { seat: Seat, gain: u8, total: u16 },
    /// Glory from a band; `counted` is its size without Skeletons, a Dwarf's extra card included.
    BandScored { seat: Seat, leader: Card, counted: u8, gain: u8, total: u16 },
    /// A raid removed markers of a horde.
    Raided { seat: Seat, markers: u8, gain: u8, total: u16 },
    /// A seat refused what was offered.
    Declined { seat: Seat },
    /// A seat kept its horde for later.
    Held { seat: Seat },
    /// The game is over: rank and glory of each seat.
    Over { ranks: ArrayVec<u8, 6>, glory: ArrayVec<u16, 6> },
}
