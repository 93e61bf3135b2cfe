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
    Drew {
        seat: Seat,
        card: Card,
        #[serde(rename = "cause")]
        by: Draw,
    },
    /// A seat drew a card. This is what the others are told.
    DrewHidden {
        seat: Seat,
        #[serde(rename = "cause")]
        by: Draw,
    },
    /// A seat drew a dragon; `appeared` counts the dragons of this age.
    Dragon { seat: Seat, appeared: u8 },
    /// A seat recruited a face-up ally.
    Took { seat: Seat, card: Card },
    /// A band was laid down; the leader is among the cards.
    Band { seat: Seat, leader: Card, cards: ArrayVec<Card, 10> },
    /// A marker was placed; `markers` is how many the seat now has in the kingdom.
    Marker {
        seat: Seat,
        kingdom: Kingdom,
        markers: u8,
        #[serde(rename = "cause")]
        by: Placed,
    },
    /// A marker could have been placed, but the supply of the seat is empty.
    NoMarker { seat: Seat },
    /// The rest of a hand went to the pool.
    Discarded {
        seat: Seat,
        cards: ArrayVec<Card, 10>,
        #[serde(rename = "cause")]
        by: Discard,
    },
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
    KingdomScored {
        kingdom: Kingdom,
        seat: Seat,
        place: u8,
        markers: u8,
        gain: u8,
        total: u16,
        #[serde(rename = "cause")]
        by: Scored,
    },
    /// Glory from the Merfolk board; `places` if it is scored as one more kingdom.
    MerfolkScored { seat: Seat, place: u8, space: u8, gain: u8, total: u16, places: bool },
    /// Glory from the Giant token.
    GiantScored { seat: Seat, gain: u8, total: u16 },
    /// Glory from a band; `counted` is its size without Skeletons, a Dwarf's extra card included.
    BandScored { seat: Seat, leader: Card, counted: u8, gain: u8, total: u16 },
    /// A raid removed markers of a horde; `partial` if some stayed.
    Raided { seat: Seat, markers: u8, gain: u8, total: u16, partial: bool },
    /// A seat refused what was offered.
    Declined { seat: Seat, offer: Offered },
    /// A seat kept its horde for later.
    Held { seat: Seat },
    /// The game is over: rank and glory of each seat.
    Over {
        ranks: ArrayVec<u8, 6>,
        glory: ArrayVec<u16, 6>,
        #[serde(rename = "cause")]
        by: Won,
    },
}

/// Why a card was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// It was dealt at the start of an age.
    Dealt,
    /// A turn was spent on it.
    Recruited,
    /// A second card, because the pool was empty.
    EmptyPool,
    /// A Wizard led.
    Wizard,
}

/// Why a marker was placed in a kingdom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Placed {
    /// The band was large enough.
    Band,
    /// The band was large enough by the rule for two players.
    Duel,
    /// The band was large enough, and its Wingfolk leader chose the kingdom.
    Wingfolk,
    /// A symbol of the Merfolk board granted it.
    Merfolk,
}

/// Why cards of a hand went to the pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Discard {
    /// A band was played.
    Band,
    /// The hand was ten Skeletons, and they do not win.
    Scatter,
    /// The age ended.
    AgeEnd,
}

/// By which rule a place in a kingdom was scored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scored {
    /// No other seat has as many markers there.
    Place,
    /// Another seat has as many: Troll tokens parted them, or they share.
    Tie,
    /// By the rule for two players.
    Duel,
}

/// What a seat may refuse.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offered {
    /// Another band after one that a Centaur led.
    Again,
    /// The marker of a band.
    Marker,
    /// A marker from the Merfolk board.
    Bonus,
    /// A marker for the horde board.
    Horde,
    /// A Troll token.
    Token,
    /// The cards of a Wizard.
    Conjure,
}

impl Offered {
    /// Its name in word files.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Offered::Again => "again",
            Offered::Marker => "marker",
            Offered::Bonus => "bonus",
            Offered::Horde => "horde",
            Offered::Token => "token",
            Offered::Conjure => "conjure",
        }
    }
}

/// What decided the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Won {
    /// One seat has the most glory.
    Glory,
    /// Several have the most glory; the tie-breaks decided, or they share the win.
    Tie,
    /// Ten Skeletons.
    Triumph,
}
