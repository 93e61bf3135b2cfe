//! Which games there are: the only place in the program that lists them.

use std::path::Path;

use crate::{Choice, Stop};
use kernel::Game;

/// Calls a function for the game with this name.
macro_rules! for_game {
    ($name:expr, $($function:ident)::+($($argument:expr),*)) => {
        match $name.as_ref() {
            "ethnos" => $($function)::+::<ethnos::Ethnos>($($argument),*),
            "imperium" => $($function)::+::<imperium::Imperium>($($argument),*),
            "lumeria" => $($function)::+::<lumeria::Lumeria>($($argument),*),
            other => Err($crate::games::unknown(other)),
        }
    };
}
pub(crate) use for_game;

/// All games with a page, for tables; the first is the usual one.
pub(crate) static TITLES: &[&dyn table::Title] = &[
    &table::Of::<ethnos::Ethnos>::TITLE,
    &table::Of::<lumeria::Lumeria>::TITLE,
    &table::Of::<imperium::Imperium>::TITLE,
];

/// The names of all games.
pub(crate) const ALL: [&str; 3] = ["ethnos", "imperium", "lumeria"];

/// Lumeria is played with the values of this file.
pub(crate) fn prefer(lumeria: Option<&Path>) -> Result<(), Stop> {
    let Some(file) = lumeria else { return Ok(()) };
    let wrong = |reason: String| Stop::Usage(format!("{}: {reason}", file.display()));
    let text = std::fs::read_to_string(file).map_err(|error| wrong(error.to_string()))?;
    lumeria::Edition::prefer(&text).map(|_| ()).map_err(|error| wrong(error.to_string()))
}

pub(crate) fn unknown(name: &str) -> Stop {
    Stop::Usage(format!("there is no game '{name}'; there are: {}", ALL.join(", ")))
}

/// How long `search` thinks by default.
pub(crate) const BUDGET: bots::Budget = bots::Budget::Iterations(1000);

/// How many games may be asked for: at least one, and no more than fit into sums and memory.
pub(crate) fn how_many(most: u64) -> impl clap::builder::TypedValueParser<Value = u64> {
    clap::value_parser!(u64).range(1..=most)
}

/// The setup that was asked for on the command line.
pub(crate) fn setup<G: Game>(choice: &Choice) -> Result<G::Setup, Stop> {
    let seats = choice.seats.map(|seats| format!("seats={seats}"));
    let text: Vec<String> = seats.into_iter().chain(choice.options.iter().cloned()).collect();
    text.join(" ").parse().map_err(|error| Stop::Usage(format!("{error}")))
}
