//! What is printed on boards, cards and tokens, and how we know it.

use std::fmt::Write;

use sha2::{Digest, Sha256};

use crate::card::{Kingdom, Tribe};

/// How we know a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Provenance {
    /// Printed in a rulebook we hold.
    Rulebook,
    /// Published by others who own the box. It contradicts nothing in the rulebooks.
    Published,
    /// Chosen by us, because no source tells it. No value of Ethnos is, at present.
    Ours,
}

/// A printed value.
#[derive(Clone, Copy, Debug)]
pub struct Printed<T> {
    /// The value.
    pub value: T,
    /// How we know it.
    pub provenance: Provenance,
}

const fn rulebook<T>(value: T) -> Printed<T> {
    Printed { value, provenance: Provenance::Rulebook }
}

const fn published<T>(value: T) -> Printed<T> {
    Printed { value, provenance: Provenance::Published }
}

/// One entry of [`values`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Value {
    /// The name of the constant in this module, such as `GIANT_FEW`.
    pub name: &'static str,
    /// The value as text, such as `[2, 5, 0]`.
    pub text: String,
    /// How we know it.
    pub provenance: Provenance,
}

/// Makes a constant of each printed value, and the list of them all.
macro_rules! printed {
    ($($(#[$doc:meta])* $name:ident: $type:ty = $printed:expr;)*) => {
        $($(#[$doc])* pub const $name: Printed<$type> = $printed;)*

        /// Every printed value of the game, with how we know it.
        #[must_use]
        pub fn values() -> Vec<Value> {
            vec![$(Value {
                name: stringify!($name),
                text: format!("{:?}", $name.value),
                provenance: $name.provenance,
            }),*]
        }
    };
}

printed! {
    /// Glory tokens in every game. Sources disagree about one of them: a third 2, as here, or a third 6.
    TOKENS: [u8; 12] = published([0, 2, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10]);

    /// Glory tokens marked 4+, added with four seats or more.
    TOKENS_FOUR_UP: [u8; 6] = published([0, 4, 4, 6, 6, 10]);

    /// Glory of a band by its size. A larger band counts as the last size.
    BAND: [u8; 7] = rulebook([0, 0, 1, 3, 6, 10, 15]);

    /// Glory for taking the Giant token.
    GIANT_TAKEN: u8 = rulebook(2);

    /// Glory of the Giant token at the end of each age.
    GIANT: [u8; 3] = published([2, 4, 6]);

    /// The same on the side for two and three seats.
    GIANT_FEW: [u8; 3] = published([2, 5, 0]);

    /// The last space of the Merfolk board.
    MERFOLK_LAST: u8 = published(18);

    /// Spaces of the Merfolk board that grant a marker.
    MERFOLK_SYMBOLS: [u8; 4] = published([3, 7, 12, 18]);

    /// Glory of the Merfolk board at the end of each age.
    MERFOLK: [u8; 3] = published([1, 2, 4]);

    /// The same on the side for two and three seats.
    MERFOLK_FEW: [u8; 3] = published([1, 3, 0]);

    /// Glory of an Orc raid by the number of markers removed.
    HORDE: [u8; 7] = published([0, 1, 3, 6, 10, 15, 20]);

    /// The highest of the Troll tokens, which begin at 1.
    TROLL_TOKENS: u8 = rulebook(6);

    /// Control markers of each colour.
    MARKERS: u8 = rulebook(26);

    /// A seat with this many cards in hand may not recruit.
    HAND_LIMIT: usize = rulebook(10);

    /// Dragons in the deck.
    DRAGONS: u8 = rulebook(3);

    /// Ally cards of each colour in a tribe.
    COPIES: u8 = published(2);

    /// Ally cards of each colour among the Halflings.
    HALFLING_COPIES: u8 = published(4);

    /// Skeleton cards, which have no colour.
    SKELETONS: u8 = rulebook(12);
}

/// A short hash of all content that the rules read: printed values, tribes and kingdoms with their order.
///
/// It does not depend on words, nor on how a value is known. If it changes, games may go another way, and
/// [`Game::RULES`](kernel::Game::RULES) must rise.
#[must_use]
pub fn content_fingerprint() -> String {
    let hash = Sha256::digest(content_text());
    hash[..8].iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// What the fingerprint is made of, a line for each value, tribe and kingdom.
fn content_text() -> String {
    let values = values().into_iter().map(|value| format!("{} {}\n", value.name, value.text));
    let tribes = Tribe::ALL.into_iter().map(|tribe| {
        // All fields, so that a new one is not forgotten here.
        let crate::card::TribeRules { copies, marker, marker_bonus, score_bonus, rule: _ } = tribe.rules();
        format!("{tribe} {} {marker:?} {marker_bonus} {score_bonus}\n", copies.value)
    });
    let kingdoms = Kingdom::ALL.into_iter().map(|kingdom| format!("{kingdom} {}\n", kingdom.colour()));
    values.chain(tribes).chain(kingdoms).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_is_listed_with_its_provenance() {
        let values = values();
        let named = |name: &str| values.iter().find(|value| value.name == name).unwrap();
        assert_eq!(
            (named("GIANT_FEW").text.as_str(), named("GIANT_FEW").provenance),
            ("[2, 5, 0]", Provenance::Published)
        );
        assert_eq!(
            (named("DRAGONS").text.as_str(), named("DRAGONS").provenance),
            ("3", Provenance::Rulebook)
        );
    }

    #[test]
    fn the_fingerprint_covers_values_tribes_and_kingdoms_but_not_provenance() {
        let text = content_text();
        for line in ["HORDE [0, 1, 3, 6, 10, 15, 20]", "minotaur 2 LeaderKingdom 1 0", "rhea red"] {
            assert!(text.lines().any(|one| one == line), "{line} is missing in\n{text}");
        }
        assert!(!text.contains("Published") && !text.contains("Rulebook"), "{text}");
        assert_eq!(text.lines().count(), values().len() + Tribe::ALL.len() + Kingdom::ALL.len());
        let hex = |letter: char| letter.is_ascii_hexdigit();
        assert!(content_fingerprint().len() == 16 && content_fingerprint().chars().all(hex));
    }
}
