//! What is printed on cards and boards, and where it is known from.
//!
//! Everything that is printed in the box stands in one text file, `content/standard.txt`, which explains its own format.
//! The constants of this module are numbers of the rulebook.

use content::{Fingerprint, Printed, Provenance};
use kernel::Arg;

use crate::ability::{Clause, Power};
use crate::board::Board;
use crate::cell::{Cell, Cells};
use crate::faction::Faction;
use crate::name::Name;

/// Gold each seat gets in each round.
pub const INCOME: Printed<u8> = Printed::rulebook(2);

/// Gold for a defeated unit, to its owner.
pub const COMPENSATION: Printed<u8> = Printed::rulebook(1);

/// Units a seat may activate in a round.
pub const ACTIVATIONS: Printed<u8> = Printed::rulebook(3);

/// Actions of an activated unit.
pub const ACTIONS: Printed<u8> = Printed::rulebook(2);

/// Units that march, and units that shoot in a volley.
pub const COMPANY: Printed<u8> = Printed::rulebook(2);

/// A die that shows this or more hits, before modifiers.
pub const HITS_ON: Printed<i8> = Printed::rulebook(4);

/// The most empty fields between a ranged unit and its target.
pub const RANGE: Printed<u8> = Printed::rulebook(3);

/// Attack dice in the box: no attack in play rolls more.
pub const DICE: Printed<u8> = Printed::rulebook(6);

/// The most kinds of units in a faction.
pub(crate) const KINDS: usize = 8;

/// Where values are known from: the word that content files have for each value, in the order of the file.
pub type Sources = Vec<(&'static str, Provenance)>;

/// A content file that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// Equal for files with the same rules.
    pub fingerprint: Fingerprint,
    /// The fields.
    pub board: Printed<Board>,
    /// The last field of the renewal track, which begins at 0.
    pub track: Printed<u8>,
    /// What can be played.
    pub scenarios: Vec<Scenario>,
    armies: Vec<Army>,
}

/// The name of a unit, a god or a scenario, and how to say it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// The name in answers and records.
    pub name: Name,
    /// Where it is known from.
    pub from: Provenance,
    /// Its key in the word files.
    pub(crate) key: String,
    /// The name in every language, if the content file has one.
    pub(crate) called: Option<String>,
}

impl Label {
    /// The name in a sentence.
    #[must_use]
    pub fn arg(&'static self) -> Arg {
        match &self.called {
            Some(called) => Arg::Name(called),
            None => Arg::Term(&self.key),
        }
    }

    /// Its name in every language, if the content file has one.
    #[must_use]
    pub fn called(&self) -> Option<&str> {
        self.called.as_deref()
    }
}

/// Everything of one faction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Army {
    /// The faction.
    pub faction: Faction,
    /// Its god.
    pub god: Label,
    /// What the god does, once a round.
    pub power: Printed<Power>,
    /// Its unit cards, by name.
    pub cards: Vec<Card>,
    /// Kinds of the starting units, and where they stand as seat 0 sees them.
    pub start: Vec<Printed<(u8, Cell)>>,
}

impl Army {
    /// The unit card of this name.
    #[must_use]
    pub fn card(&self, name: Name) -> Option<&Card> {
        self.cards.iter().find(|card| card.title.name == name)
    }

    /// Where the god, its power and the starting places are known from. Units have sources of their own.
    #[must_use]
    pub fn sources(&self) -> Sources {
        let mut sources = vec![("god", self.god.from), ("power", self.power.from)];
        sources.extend(self.start.iter().map(|start| ("start", start.from)));
        sources
    }
}

/// A unit card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its name.
    pub title: Label,
    /// How many of them there are.
    pub copies: Printed<u8>,
    /// The number of wounds that defeats it.
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
    /// Where its values are known from; `unit` is the card itself. An attack that it does not have is left out.
    #[must_use]
    pub fn sources(&self) -> Sources {
        let mut sources = vec![
            ("unit", self.title.from),
            ("copies", self.copies.from),
            ("toughness", self.toughness.from),
            ("movement", self.movement.from),
        ];
        let attacks = [("melee", self.melee), ("ranged", self.ranged)];
        sources
            .extend(attacks.iter().filter(|(_, dice)| dice.value > 0).map(|(what, dice)| (*what, dice.from)));
        sources.push(("cost", self.cost.from));
        sources.extend(self.ability.iter().map(|clause| ("ability", clause.from)));
        sources
    }

    /// Dice of its better attack.
    pub(crate) fn attack(&self) -> u8 {
        self.melee.value.max(self.ranged.value)
    }

    /// Dice of one of its attacks; 0 if it does not have it.
    #[inline]
    pub(crate) fn dice(&self, melee: bool) -> u8 {
        if melee { self.melee.value } else { self.ranged.value }
    }
}

/// A scenario: what brings points, and when the game ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// Its name.
    pub title: Label,
    /// The points that win.
    pub target: Printed<u16>,
    /// The last round: the game ends after it in any case.
    pub rounds: Printed<u8>,
    /// Its marked fields.
    pub(crate) fields: Printed<Cells>,
    /// What brings points in each cleanup.
    pub scores: Vec<Printed<Score>>,
}

impl Scenario {
    /// Where its values are known from; `scenario` is the scenario itself. Fields are left out if none is marked.
    #[must_use]
    pub fn sources(&self) -> Sources {
        let mut sources =
            vec![("scenario", self.title.from), ("target", self.target.from), ("rounds", self.rounds.from)];
        if !self.fields.value.is_empty() {
            sources.push(("fields", self.fields.from));
        }
        sources.extend(self.scores.iter().map(|score| ("score", score.from)));
        sources
    }
}

/// What brings points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// Points for each own unit on a marked field.
    Fields(u8),
    /// Points for each own unit on a camp of the enemy.
    Camps(u8),
    /// Points for each enemy unit defeated in this round.
    Defeated(u8),
    /// Points for more units on the marked fields than the enemy has there.
    Majority(u8),
}

impl Score {
    /// The words of content files, in the order of the variants.
    pub(crate) const WORDS: [&str; 4] = ["fields", "camps", "defeated", "majority"];

    /// The key of what brings the points, as a noun.
    #[must_use]
    pub const fn key(self) -> &'static str {
        ["score-fields", "score-camps", "score-defeated", "score-majority"][self.at()]
    }

    const fn at(self) -> usize {
        match self {
            Score::Fields(_) => 0,
            Score::Camps(_) => 1,
            Score::Defeated(_) => 2,
            Score::Majority(_) => 3,
        }
    }

    pub(crate) const fn word(self) -> &'static str {
        Score::WORDS[self.at()]
    }
}

impl Content {
    pub(crate) fn new(
        fingerprint: Fingerprint,
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

    /// The scenario of this name.
    #[must_use]
    pub fn scenario(&self, name: Name) -> Option<&Scenario> {
        self.scenarios.iter().find(|scenario| scenario.title.name == name)
    }

    /// Where the board and the renewal track are known from.
    #[must_use]
    pub fn sources(&self) -> Sources {
        vec![("board", self.board.from), ("track", self.track.from)]
    }

    /// The labels of all scenarios, gods and units.
    pub(crate) fn labels(&self) -> impl Iterator<Item = &Label> {
        let armies = self.armies.iter();
        let of_armies = armies
            .flat_map(|army| std::iter::once(&army.god).chain(army.cards.iter().map(|card| &card.title)));
        self.scenarios.iter().map(|scenario| &scenario.title).chain(of_armies)
    }
}
