//! What is printed on an ally card.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

/// One of the twelve tribes.
///
/// Skeletons stand first and Halflings last because `Cards` lays them out so; in this order
/// bits, cards and actions all ascend together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Tribe {
    Skeleton,
    Centaur,
    Dwarf,
    Elf,
    Giant,
    Merfolk,
    Minotaur,
    Orc,
    Troll,
    Wingfolk,
    Wizard,
    Halfling,
}

impl Tribe {
    /// All twelve.
    pub const ALL: [Tribe; 12] = [
        Tribe::Skeleton,
        Tribe::Centaur,
        Tribe::Dwarf,
        Tribe::Elf,
        Tribe::Giant,
        Tribe::Merfolk,
        Tribe::Minotaur,
        Tribe::Orc,
        Tribe::Troll,
        Tribe::Wingfolk,
        Tribe::Wizard,
        Tribe::Halfling,
    ];

    /// The name in setups, records and word files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        [
            "skeleton", "centaur", "dwarf", "elf", "giant", "merfolk", "minotaur", "orc", "troll",
            "wingfolk", "wizard", "halfling",
        ][self as usize]
    }
}

impl fmt::Display for Tribe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Tribe {
    type Err = ();
    fn from_str(text: &str) -> Result<Tribe, ()> {
        Tribe::ALL.into_iter().find(|tribe| tribe.name() == text).ok_or(())
    }
}

/// One of the six kingdoms, and so one of the six colours of allies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Kingdom {
    Duris,
    Rhea,
    Straton,
    Althea,
    Ithys,
    Pelagon,
}

impl Kingdom {
    /// All six.
    pub const ALL: [Kingdom; 6] =
        [Kingdom::Duris, Kingdom::Rhea, Kingdom::Straton, Kingdom::Althea, Kingdom::Ithys, Kingdom::Pelagon];

    /// The name in records and word files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["duris", "rhea", "straton", "althea", "ithys", "pelagon"][self as usize]
    }

    /// The colour of its allies, as records and word files call it.
    #[must_use]
    pub const fn colour(self) -> &'static str {
        ["purple", "red", "blue", "green", "orange", "grey"][self as usize]
    }
}

impl fmt::Display for Kingdom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kingdom {
    type Err = ();
    fn from_str(text: &str) -> Result<Kingdom, ()> {
        Kingdom::ALL.into_iter().find(|kingdom| kingdom.name() == text).ok_or(())
    }
}

/// What an ally card says: a tribe, and but for Skeletons a colour. Equal cards are one choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Deserialize)]
#[serde(try_from = "String")]
pub struct Card(u8);

impl Card {
    /// The Skeleton card, which has no colour.
    pub const SKELETON: Card = Card(0);

    /// The card of a tribe and a colour; the colour of a Skeleton is ignored.
    #[must_use]
    #[inline]
    pub const fn new(tribe: Tribe, kingdom: Kingdom) -> Card {
        match tribe {
            Tribe::Skeleton => Card::SKELETON,
            _ => Card(tribe as u8 * 6 + kingdom as u8),
        }
    }

    /// The card with this number: six for each tribe, in the order of tribes and kingdoms.
    #[inline]
    pub(crate) const fn from_id(id: u8) -> Card {
        debug_assert!(id == 0 || (id >= 6 && id < 72));
        Card(id)
    }

    /// The tribe.
    #[must_use]
    #[inline]
    pub const fn tribe(self) -> Tribe {
        Tribe::ALL[self.0 as usize / 6]
    }

    /// The kingdom of its colour; `None` for a Skeleton.
    #[must_use]
    #[inline]
    pub const fn kingdom(self) -> Option<Kingdom> {
        if self.0 == 0 { None } else { Some(Kingdom::ALL[self.0 as usize % 6]) }
    }

    /// How records call it: its colour and its tribe.
    #[must_use]
    #[inline]
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize / 6][self.0 as usize % 6]
    }
}

/// The names of all cards, by tribe and kingdom. Views and records are full of them, and putting each together would
/// take as long as all the rest.
macro_rules! names {
    ($($tribe:literal)*) => {
        [
            ["skeleton"; 6],
            $([
                concat!("purple-", $tribe),
                concat!("red-", $tribe),
                concat!("blue-", $tribe),
                concat!("green-", $tribe),
                concat!("orange-", $tribe),
                concat!("grey-", $tribe),
            ]),*
        ]
    };
}

const NAMES: [[&str; 6]; 12] =
    names!("centaur" "dwarf" "elf" "giant" "merfolk" "minotaur" "orc" "troll" "wingfolk" "wizard" "halfling");

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Card {
    type Err = ();
    fn from_str(text: &str) -> Result<Card, ()> {
        if text == Tribe::Skeleton.name() {
            return Ok(Card::SKELETON);
        }
        let (colour, tribe) = text.split_once('-').ok_or(())?;
        let kingdom = Kingdom::ALL.into_iter().find(|kingdom| kingdom.colour() == colour).ok_or(())?;
        match tribe.parse()? {
            Tribe::Skeleton => Err(()),
            tribe => Ok(Card::new(tribe, kingdom)),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl TryFrom<String> for Card {
    type Error = String;
    fn try_from(text: String) -> Result<Card, String> {
        text.parse().map_err(|()| format!("'{text}' is not a card"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_its_tribe_and_its_colour_and_its_text() {
        for tribe in Tribe::ALL {
            for kingdom in Kingdom::ALL {
                let card = Card::new(tribe, kingdom);
                assert_eq!(card.tribe(), tribe);
                assert_eq!(card.kingdom(), (tribe != Tribe::Skeleton).then_some(kingdom));
                assert_eq!(card.to_string().parse(), Ok(card));
            }
        }
        assert_eq!(Card::new(Tribe::Dwarf, Kingdom::Rhea).to_string(), "red-dwarf");
        for bad in ["", "dwarf", "red-skeleton", "pink-dwarf", "red-dragon"] {
            assert_eq!(bad.parse::<Card>(), Err(()), "{bad}");
        }
    }
}
