use serde::{Deserialize, Serialize};
use table::{ChairView, Level, Outcome, Pace, Table};
use utoipa::ToSchema;

/// What lists show of a table. It is public.
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
    #[schema(value_type = Option<crate::api::LevelDoc>)]
    pub bot: Option<String>,
    /// Whether the chair is free.
    pub free: bool,
    /// Whether it is kept for the one named.
    pub kept: bool,
    /// Whether the person came by name alone.
    pub guest: bool,
    /// Whether the person opened the table.
    pub host: bool,
    /// Whether the person gave up.
    pub resigned: bool,
}

impl SeatSummary {
    /// The chair as a list shows it.
    pub(crate) fn chair(&self, waiting: bool) -> ChairView {
        ChairView {
            name: self.name.clone(),
            free: self.free,
            kept: self.kept,
            guest: self.guest,
            host: self.host,
            bot: self.bot.as_deref().and_then(Level::named),
            ready: false,
            resigned: self.resigned,
            waiting,
            clock: None,
        }
    }
}

impl Summary {
    /// What lists show of this table.
    #[must_use]
    pub fn of(table: &Table) -> Summary {
        let seats = table.chair_views(table.changed()).into_iter().map(|chair| SeatSummary {
            name: chair.name.map(str::to_owned),
            bot: chair.bot.map(|level| level.name().to_owned()),
            free: chair.free,
            kept: chair.kept,
            guest: chair.guest,
            host: chair.host,
            resigned: chair.resigned,
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
