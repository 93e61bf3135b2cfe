//! What is printed on cards and boards, and where we know it from.
//!
//! Everything that could be read off a box stands in one text file, `content/standard.txt`, which explains its
//! own format. What follows here are the numbers of the rulebook.

use std::fmt;

use kernel::Arg;

use crate::ability::{Clause, Power};
use crate::board::Board;
use crate::cell::{Cell, Cells};
use crate::faction::Faction;
use crate::name::Name;

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Provenance {
    /// Printed in the rulebook, or what one of its examples needs. Marked `*` in content files.
    Rulebook,
    /// Printed in the box or published about it. Not marked.
    Published,
    /// Nobody has told us: made up so that the game can be played. Marked `?`.
    Reconstructed,
}

/// A printed value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Printed<T> {
    /// The value.
    pub value: T,
    /// Where it comes from.
    pub from: Provenance,
}

const fn rulebook<T>(value: T) -> Printed<T> {
    Printed { value, from: Provenance::Rulebook }
}

/// Gold each seat gets in each round.
pub const INCOME: Printed<u8> = rulebook(2);

/// Gold for a defeated unit, to its owner.
pub const COMPENSATION: Printed<u8> = rulebook(1);

/// Units a seat may activate in a round.
pub const ACTIVATIONS: Printed<u8> = rulebook(3);

/// Actions of an activated unit.
pub const ACTIONS: Printed<u8> = rulebook(2);

/// Units that march, and units that shoot in a volley.
pub const COMPANY: Printed<u8> = rulebook(2);

/// A die that shows this or more hits, before modifiers.
pub const HITS_ON: Printed<i8> = rulebook(4);

/// The most empty fields between a ranged unit and its target.
pub const RANGE: Printed<u8> = rulebook(3);

/// Attack dice in the box: no attack in play rolls more.
pub const DICE: Printed<u8> = rulebook(6);

/// The most kinds of units in a faction.
pub(crate) const KINDS: usize = 8;

/// A content file that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// Tells this content from any other.
    pub fingerprint: u64,
    /// The fields.
    pub board: Printed<Board>,
    /// The last field of the renewal track, which begins at 0.
    pub track: Printed<u8>,
    /// What can be played.
    pub scenarios: Vec<Scenario>,
    armies: Vec<Army>,
}

/// Why a content file cannot be played with, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for ContentError {}

/// The name of a unit, a god or a scenario, and how to say it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Title {
    /// The name in answers and records.
    pub name: Name,
    /// Where it comes from.
    pub from: Provenance,
    /// Its key in the word files.
    pub(crate) key: String,
    /// What to say in every language, if the content file tells.
    pub(crate) called: Option<String>,
}

impl Title {
    /// The name in a sentence.
    #[must_use]
    pub fn arg(&'static self) -> Arg {
        match &self.called {
            Some(called) => Arg::Name(called),
            None => Arg::Term(&self.key),
        }
    }
}

/// Everything of one faction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Army {
    /// Whose it is.
    pub faction: Faction,
    /// Its god.
    pub god: Title,
    /// What the god does, once a round.
    pub power: Printed<Power>,
    /// Its unit cards, by name.
    pub cards: Vec<Card>,
    /// Kinds of the starting units, and where they stand as seat 0 sees them.
    pub start: Vec<Printed<(u8, Cell)>>,
}

/// A unit card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its name.
    pub title: Title,
    /// How many of them there are.
    pub copies: Printed<u8>,
    /// So many wounds defeat it.
    pub toughness: Printed<u8>,
    /// How far it moves.
    pub movement: Printed<u8>,
    /// Dice of its melee attack; 0 if it has none.
    pub melee: Printed<u8>,
    /// Dice of its ranged attack; 0 if it has none.
    pub ranged: Printed<u8>,
    /// What it costs.
    pub cost: Printed<u8>,
    /// Its ability.
    pub ability: Vec<Printed<Clause>>,
}

impl Card {
    /// Dice of its better attack.
    pub(crate) fn attack(&self) -> u8 {
        self.melee.value.max(self.ranged.value)
    }

    /// Dice of one of its attacks; 0 if it has no such one.
    #[inline]
    pub(crate) fn dice(&self, melee: bool) -> u8 {
        if melee { self.melee.value } else { self.ranged.value }
    }
}

/// What is played for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// Its name.
    pub title: Title,
    /// So many points win.
    pub target: Printed<u16>,
    /// After so many rounds the game ends in any case.
    pub rounds: Printed<u8>,
    /// Its marked fields.
    pub(crate) fields: Printed<Cells>,
    /// What brings points in each cleanup.
    pub scores: Vec<Printed<Score>>,
}

/// What brings points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// So many for each own unit on a marked field.
    Fields(u8),
    /// So many for each own unit on a camp of the enemy.
    Camps(u8),
    /// So many for each enemy unit defeated in this round.
    Defeated(u8),
}

impl Content {
    pub(crate) fn new(
        fingerprint: u64,
        board: Printed<Board>,
        track: Printed<u8>,
        scenarios: Vec<Scenario>,
        armies: Vec<Army>,
    ) -> Content {
        Content { fingerprint, board, track, scenarios, armies }
    }

    /// The army of a faction.
    #[must_use]
    #[inline]
    pub fn army(&self, faction: Faction) -> &Army {
        &self.armies[faction as usize]
    }

    /// Every title of the content: scenarios, gods, units.
    pub(crate) fn titles(&self) -> impl Iterator<Item = &Title> {
        let armies = self.armies.iter();
        let of_armies = armies
            .flat_map(|army| std::iter::once(&army.god).chain(army.cards.iter().map(|card| &card.title)));
        self.scenarios.iter().map(|scenario| &scenario.title).chain(of_armies)
    }
}
