use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use content::Provenance;
use serde::{Deserialize, Serialize, Serializer};

use crate::content::{Design, content};
use crate::deal::deal;
use crate::set::Bit;

/// A card by its design: copies are the same card. Cards ascend as their bits do in every game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub struct Card(pub(crate) u16);

impl Ord for Card {
    fn cmp(&self, other: &Card) -> Ordering {
        self.design().rank.cmp(&other.design().rank)
    }
}

impl PartialOrd for Card {
    fn partial_cmp(&self, other: &Card) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Card {
    #[inline]
    pub(crate) fn of(bit: Bit) -> Card {
        deal().card(bit)
    }

    #[inline]
    pub(crate) fn first(self) -> Bit {
        deal().first(self)
    }

    /// As many ones as the card has copies.
    #[inline]
    pub(crate) fn group(self) -> u64 {
        !(u64::MAX << deal().copies(self))
    }

    #[inline]
    pub(crate) fn design(self) -> &'static Design {
        &content().cards[self.0 as usize]
    }

    /// The name of the card in content files and records.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.design().name
    }

    /// Where everything printed on it is known from, by the word that the content file has for it, such as `suit` or
    /// `play`. Where its copies start is told by [`Card::origins`].
    #[must_use]
    pub fn sources(self) -> &'static [(&'static str, Provenance)] {
        &self.design().sources
    }

    /// Every card of both boxes.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..content().cards.len() as u16).map(Card)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = ();
    fn from_str(text: &str) -> Result<Card, ()> {
        Card::all().find(|card| card.name() == text).ok_or(())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.name())
        } else {
            serializer.serialize_u16(self.0)
        }
    }
}
