use std::fmt;

use kernel::Insight;

use crate::{Bot, Budget, Greedy, Playouts, Random, Search, SearchSettings};

/// Why there is no such bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotError(String);

impl fmt::Display for BotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BotError {}

/// The names of all bots. The last three are `search` with one part left out, to measure what that part is worth.
pub const NAMES: [&str; 11] = [
    "random",
    "greedy",
    "search",
    "novice",
    "casual",
    "skilled",
    "expert",
    "master",
    "search-without-outlook",
    "search-without-instinct",
    "search-without-memory",
];

/// The bot with this name. The budget is that of `search`; levels bring their own.
///
/// # Errors
/// If there is none; the error lists the names.
pub fn named<G: Insight>(name: &str, budget: Budget) -> Result<Box<dyn Bot<G>>, BotError> {
    let full = SearchSettings::full(budget);
    let settings = match name {
        "random" => return Ok(Box::new(Random::default())),
        "greedy" => return Ok(Box::new(Greedy::default())),
        "search" => full,
        "novice" => level(6, 3, 12),
        "casual" => level(15, 5, 12),
        "skilled" => level(30, 8, 12),
        "expert" => level(110, usize::MAX, 12),
        "master" => level(2000, usize::MAX, 24),
        "search-without-outlook" => {
            SearchSettings { playouts: Playouts { cut: None, ..full.playouts }, ..full }
        }
        "search-without-instinct" => {
            SearchSettings { playouts: Playouts { informed: false, ..full.playouts }, ..full }
        }
        "search-without-memory" => SearchSettings { reuse: false, ..full },
        _ => return Err(BotError(format!("there is no bot '{name}'; there are: {}", NAMES.join(", ")))),
    };
    Ok(Box::new(Search::new(settings)))
}

/// A level for people. It is weaker because it thinks less and considers fewer answers; no level peeks or blunders
/// on purpose. Levels that think longer also look further ahead; with little thought that only adds noise.
fn level(iterations: u32, attention: usize, cut: u32) -> SearchSettings {
    let full = SearchSettings::full(Budget::Iterations(iterations));
    SearchSettings { attention, playouts: Playouts { cut: Some(cut), ..full.playouts }, ..full }
}
