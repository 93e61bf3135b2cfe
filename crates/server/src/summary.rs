use serde::{Deserialize, Serialize};
use table::{Outcome, Pace, Sitter, Table};
use utoipa::ToSchema;

/// What lists show of a table. Everybody may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// What is played.
    pub setup: String,
    /// How fast.
    pub pace: Pace,
    /// Who opened it.
    pub host: Option<String>,
    /// Who sits where.
    pub seats: Vec<SeatSummary>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SeatSummary {
    /// The name of the person.
    pub name: Option<String>,
    /// The level of the bot.
    pub bot: Option<String>,
    /// Whether the chair is free.
    pub free: bool,
}

impl Summary {
    /// What lists show of this table.
    #[must_use]
    pub fn of(table: &Table) -> Summary {
        let seats = table.chairs().iter().map(|chair| SeatSummary {
            name: match &chair.sitter {
                Sitter::Person(person) | Sitter::Kept(person) => Some(person.name.clone()),
                Sitter::Nobody | Sitter::Bot(_) => None,
            },
            bot: chair.bot().map(|level| level.name().to_owned()),
            free: chair.sitter == Sitter::Nobody,
        });
        Summary {
            setup: table.setup().to_owned(),
            pace: table.pace(),
            host: table.people().find(|(_, person)| person.user == table.host()).map(|(_, p)| p.name.clone()),
            seats: seats.collect(),
            outcome: table.outcome().cloned(),
        }
    }

    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a summary is plain data")
    }
}
