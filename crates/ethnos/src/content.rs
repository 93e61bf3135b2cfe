//! What is printed on boards, cards and tokens, and where we know it from.

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Provenance {
    /// Printed in a rulebook we hold.
    Rulebook,
    /// Taken from what others have published about the box; it contradicts nothing the rulebooks show.
    Published,
}

/// A printed value.
#[derive(Clone, Copy, Debug)]
pub struct Printed<T> {
    /// The value.
    pub value: T,
    /// Where it comes from.
    pub from: Provenance,
}

const fn rulebook<T>(value: T) -> Printed<T> {
    Printed { value, from: Provenance::Rulebook }
}

const fn published<T>(value: T) -> Printed<T> {
    Printed { value, from: Provenance::Published }
}

/// Glory tokens in every game. Sources disagree about one of them: a third 2, as here, or a third 6.
pub const TOKENS: Printed<[u8; 12]> = published([0, 2, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10]);

/// Glory tokens marked 4+, in the game with four seats or more.
pub const TOKENS_FOUR_UP: Printed<[u8; 6]> = published([0, 4, 4, 6, 6, 10]);

/// Glory of a band by its size; a larger band counts as the last.
pub const BAND: Printed<[u8; 7]> = rulebook([0, 0, 1, 3, 6, 10, 15]);

/// Glory for taking the Giant token.
pub const GIANT_TAKEN: Printed<u8> = rulebook(2);

/// Glory of the Giant token at the end of each age.
pub const GIANT: Printed<[u8; 3]> = published([2, 4, 6]);

/// The same on the side for two and three seats.
pub const GIANT_FEW: Printed<[u8; 3]> = published([2, 5, 0]);

/// The last space of the Merfolk board.
pub const MERFOLK_LAST: Printed<u8> = published(18);

/// Spaces of the Merfolk board that grant a marker.
pub const MERFOLK_SYMBOLS: Printed<[u8; 4]> = published([3, 7, 12, 18]);

/// Glory of the Merfolk board at the end of each age.
pub const MERFOLK: Printed<[u8; 3]> = published([1, 2, 4]);

/// The same on the side for two and three seats.
pub const MERFOLK_FEW: Printed<[u8; 3]> = published([1, 3, 0]);

/// Glory of an Orc raid by the number of markers removed.
pub const HORDE: Printed<[u8; 7]> = published([0, 1, 3, 6, 10, 15, 20]);

/// The highest of the Troll tokens, which begin at 1.
pub const TROLL_TOKENS: Printed<u8> = rulebook(6);

/// Control markers of each colour.
pub const MARKERS: Printed<u8> = rulebook(26);

/// With so many cards in hand a seat may not recruit.
pub const HAND_LIMIT: Printed<usize> = rulebook(10);

/// Dragons in the deck.
pub const DRAGONS: Printed<u8> = rulebook(3);

/// Ally cards of each colour in a tribe.
pub const COPIES: Printed<u8> = published(2);

/// Ally cards of each colour among the Halflings.
pub const HALFLING_COPIES: Printed<u8> = published(4);

/// Skeleton cards, which have no colour.
pub const SKELETONS: Printed<u8> = rulebook(12);
