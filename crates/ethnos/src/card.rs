//! Tribes, kingdoms, and what is printed on an ally card.

use std::fmt;
use std::str::FromStr;

use kernel::RuleId;
use serde::{Deserialize, Serialize, Serializer};

use crate::content::{COPIES, HALFLING_COPIES, Printed, SKELETONS};
use crate::rule;

/// What the rules say about a tribe in every position. Its ability, which depends on the position, is a case in
/// `play::Transition::ability`; what that is worth to bots is a case in `insight::ability`.
#[derive(Clone, Copy, Debug)]
pub struct TribeRules {
    /// Cards of each colour. Skeletons have no colour: for them, all cards.
    pub copies: Printed<u8>,
    /// Where a band led by this tribe places its marker.
    pub marker: MarkerPlace,
    /// Cards that the leader adds when the band is measured for its marker.
    pub marker_bonus: u8,
    /// Cards that the leader adds when the band is scored.
    pub score_bonus: u8,
    /// The paragraph about the tribe.
    pub rule: RuleId,
}

/// Where a band may place its marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkerPlace {
    /// In the kingdom of the leader's colour.
    LeaderKingdom,
    /// In any kingdom.
    AnyKingdom,
    /// In none.
    Nowhere,
}

use MarkerPlace::{AnyKingdom, LeaderKingdom, Nowhere};

/// Makes the enumeration of tribes, and everything that has one entry per tribe, from one table.
macro_rules! tribes {
    ($($tribe:ident $name:literal { $($rules:tt)* })*) => {
        /// A tribe. The order is the order of cards, bits and actions.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[expect(missing_docs, reason = "the names say it")]
        pub enum Tribe {
            $(#[serde(rename = $name)] $tribe,)*
        }

        impl Tribe {
            /// All tribes.
            pub const ALL: [Tribe; [$($name),*].len()] = [$(Tribe::$tribe),*];

            /// The name in setups, records and word files.
            #[must_use]
            pub const fn name(self) -> &'static str {
                [$($name),*][self as usize]
            }

            /// The key of one member in the word files.
            #[must_use]
            pub const fn key(self) -> &'static str {
                [$(concat!("tribe-", $name)),*][self as usize]
            }

            /// The key of all its members in the word files.
            #[must_use]
            pub const fn plural_key(self) -> &'static str {
                [$(concat!("tribes-", $name)),*][self as usize]
            }

            /// What the rules say about it.
            #[must_use]
            #[inline]
            pub const fn rules(self) -> &'static TribeRules {
                const RULES: &[TribeRules; Tribe::ALL.len()] = &[$(TribeRules { $($rules)* }),*];
                &RULES[self as usize]
            }
        }

        /// The names of all cards, by tribe and kingdom. Views and records are full of them: making each when it is
        /// asked for would double their cost.
        const CARD_NAMES: [[&str; 6]; Tribe::ALL.len()] = {
            let mut names = [$([
                concat!("purple-", $name),
                concat!("red-", $name),
                concat!("blue-", $name),
                concat!("green-", $name),
                concat!("orange-", $name),
                concat!("grey-", $name),
            ]),*];
            names[Tribe::Skeleton as usize] = [Tribe::Skeleton.name(); 6];
            names
        };
    };
}

// Skeletons stand first and Halflings last: `Cards` lays them out so.
tribes! {
    Skeleton "skeleton" { copies: SKELETONS, marker: Nowhere, marker_bonus: 0, score_bonus: 0, rule: rule::TRIBE_SKELETON }
    Centaur "centaur" { copies: COPIES, marker: LeaderKingdom, marker_bonus: 0, score_bonus: 0, rule: rule::TRIBE_CENTAUR }
    Dwarf "dwarf" { copies: COPIES, marker: LeaderKingdom, marker_bonus: 0, score_bonus: 1, rule: rule::TRIBE_DWARF }
    Elf "elf" { copies: COPIES, marker: LeaderKingdom, marker_bonus: 0, score_bonus: 0, rule: rule::TRIBE_ELF }
    Giant "giant" { copies: COPIES, marker: LeaderKingdom, marker_bonus: 0, score_bonus: 0, rule: rule::TRIBE_GIANT }
    Merfolk "merfolk" { copies: COPIES, marker: LeaderKingdom, marker_bonus: 0, score_bonus: 0, rule: rule::TRIBE_MERFOLK }
    Minotaur "minotaur" { copies: COPIES, marker: LeaderKingdom, marker_bonus: 1, score_bonus: 0, rule: rule::TRIBE_MINOTAUR }
    Orc "orc" { copies: COPIES, marker: LeaderKingdom, marker_bonus: 0, score_bonus: 0, rule: rule::TRIBE_ORC }
    Troll "troll" { copies: COPIES, marker: LeaderKingdom, marker_bonus: 0, score_bonus: 0, rule: rule::TRIBE_TROLL }
    Wingfolk "wingfolk" { copies: COPIES, marker: AnyKingdom, marker_bonus: 0, score_bonus: 0, rule: rule::TRIBE_WINGFOLK }
    Wizard "wizard" { copies: COPIES, marker: LeaderKingdom, marker_bonus: 0, score_bonus: 0, rule: rule::TRIBE_WIZARD }
    Halfling "halfling" { copies: HALFLING_COPIES, marker: Nowhere, marker_bonus: 0, score_bonus: 0, rule: rule::TRIBE_HALFLING }
}

/// [`crate::cards::Cards`] has room for these cards only, in these places.
const _: () = {
    let last = Tribe::ALL.len() - 1;
    assert!(matches!(Tribe::ALL[0], Tribe::Skeleton), "Skeletons stand first in the table of tribes");
    assert!(matches!(Tribe::ALL[last], Tribe::Halfling), "Halflings stand last in the table of tribes");
    assert!(Tribe::Skeleton.rules().copies.value <= 12, "there is room for twelve Skeletons");
    assert!(Tribe::Halfling.rules().copies.value <= 4, "there is room for four Halflings of a colour");
    let mut at = 1;
    while at < last {
        assert!(
            Tribe::ALL[at].rules().copies.value <= 2,
            "there is room for two cards of a colour of a tribe"
        );
        at += 1;
    }
};

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

/// Makes the enumeration of kingdoms, and everything that has one entry per kingdom, from one table.
macro_rules! kingdoms {
    ($($kingdom:ident $name:literal $colour:literal)*) => {
        /// One of the six kingdoms, and so one of the six colours of allies.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[expect(missing_docs, reason = "the names say it")]
        pub enum Kingdom {
            $(#[serde(rename = $name)] $kingdom,)*
        }

        impl Kingdom {
            /// All six.
            pub const ALL: [Kingdom; 6] = [$(Kingdom::$kingdom),*];

            /// The name in records and word files.
            #[must_use]
            pub const fn name(self) -> &'static str {
                [$($name),*][self as usize]
            }

            /// The colour of its allies in records and word files.
            #[must_use]
            pub const fn colour(self) -> &'static str {
                [$($colour),*][self as usize]
            }

            /// The key of its name in the word files.
            #[must_use]
            pub const fn key(self) -> &'static str {
                [$(concat!("kingdom-", $name)),*][self as usize]
            }

            /// The key of its colour in the word files.
            #[must_use]
            pub const fn colour_key(self) -> &'static str {
                [$(concat!("colour-", $colour)),*][self as usize]
            }
        }
    };
}

kingdoms! {
    Duris "duris" "purple"
    Rhea "rhea" "red"
    Straton "straton" "blue"
    Althea "althea" "green"
    Ithys "ithys" "orange"
    Pelagon "pelagon" "grey"
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

/// What is printed on an ally card: a tribe and a colour, or a Skeleton, which has no colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Deserialize)]
#[serde(try_from = "String")]
pub struct Card(u8);

impl Card {
    /// The Skeleton card, which has no colour.
    pub const SKELETON: Card = Card(0);

    /// The card of a tribe and a colour. For Skeletons the colour is ignored.
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
        debug_assert!(id == 0 || (id >= 6 && (id as usize) < 6 * Tribe::ALL.len()));
        Card(id)
    }

    /// The number that [`Card::from_id`] takes.
    #[inline]
    pub(crate) const fn id(self) -> usize {
        self.0 as usize
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

    /// Its name in records: its colour and its tribe.
    #[must_use]
    #[inline]
    pub const fn name(self) -> &'static str {
        CARD_NAMES[self.0 as usize / 6][self.0 as usize % 6]
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
