use kernel::{Seat, Word};
use serde::{Deserialize, Serialize};

/// A human being, or a program that came in like one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// Who it is, for good.
    pub user: String,
    /// How they are called.
    pub name: String,
    /// Whether they came by name alone.
    pub guest: bool,
}

/// How a bot plays: how well, or in which style.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// For a first game.
    Companion,
    /// For those who know the rules.
    Novice,
    /// Plays along.
    Casual,
    /// Wants to win.
    Skilled,
    /// Hard to beat.
    Expert,
    /// As strong as we can.
    Master,
    /// A style: likes to fight. What that means in a game stands in [`kernel::Insight::STYLES`].
    Warlike,
    /// A style: likes to have much.
    Builder,
}

impl Level {
    /// How well, the weakest first.
    pub const ALL: [Level; 6] =
        [Level::Companion, Level::Novice, Level::Casual, Level::Skilled, Level::Expert, Level::Master];

    /// The styles: experts with a taste.
    pub const STYLES: [Level; 2] = [Level::Warlike, Level::Builder];

    /// Its name, which is also that of the bot.
    #[must_use]
    pub const fn name(self) -> &'static str {
        let at = self as usize;
        if at < bots::LEVELS.len() { bots::LEVELS[at] } else { bots::STYLES[at - bots::LEVELS.len()] }
    }

    /// The level or style with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().chain(Level::STYLES).find(|level| level.name() == name)
    }
}

/// What a bot at this seat is called, on pages and by the interface for programs.
#[must_use]
pub const fn bot_name(seat: Seat) -> &'static str {
    const NAMES: [&str; Seat::MAX] =
        ["Iskra", "Wicher", "Orlik", "Grom", "Zorza", "Jastrząb", "Bystra", "Wrzos"];
    NAMES[seat.index()]
}

/// Who has a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Sitter {
    /// No one yet.
    Empty,
    /// It is kept for a person who is invited.
    Kept(Person),
    /// A person.
    Person(Person),
    /// A bot, from the beginning.
    Bot(Level),
}

/// A place at the table; it becomes the seat with the same number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// Who has it.
    pub sitter: Sitter,
    /// What they add to the luck.
    pub(crate) word: Option<String>,
    /// The bot that plays for a person who is away.
    pub stand_in: Option<Level>,
    /// Whether the person gave up.
    pub resigned: bool,
}

impl Chair {
    pub(crate) const EMPTY: Chair =
        Chair { sitter: Sitter::Empty, word: None, stand_in: None, resigned: false };

    /// What the person here is called, or the bot.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.person().map_or(bot_name(seat), |person| &person.name)
    }

    /// The person who has the chair, playing or not.
    #[must_use]
    pub fn person(&self) -> Option<&Person> {
        match &self.sitter {
            Sitter::Person(person) => Some(person),
            _ => None,
        }
    }

    /// Whether a person plays here now.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.person().is_some() && self.stand_in.is_none()
    }

    /// The bot that plays here now.
    #[must_use]
    pub fn bot(&self) -> Option<Level> {
        match self.sitter {
            Sitter::Bot(level) => Some(level),
            Sitter::Person(_) => self.stand_in,
            Sitter::Empty | Sitter::Kept(_) => None,
        }
    }

    /// What this chair adds to the luck.
    pub(crate) fn word(&self, seat: usize) -> Word {
        let said = self.word.as_deref().and_then(|word| Word::new(word).ok());
        said.unwrap_or_else(|| Word::new(&format!("seat {seat}")).expect("a short line"))
    }
}
