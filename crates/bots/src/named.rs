use std::fmt;

use kernel::Insight;

use crate::{Bot, Budget, Greedy, Playouts, Random, Search, Thought};

/// Why there is no such bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotError(String);

impl fmt::Display for BotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BotError {}

/// Every bot there is. The last three are `search` with one of its parts left out, to show what it is worth.
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
/// If there is none; the error lists what exists.
pub fn named<G: Insight>(name: &str, budget: Budget) -> Result<Box<dyn Bot<G>>, BotError> {
    let full = Thought::full(budget);
    let thought = match name {
        "random" => return Ok(Box::new(Random::default())),
        "greedy" => return Ok(Box::new(Greedy::default())),
        "search" => full,
        "novice" => level(6, 3, 12),
        "casual" => level(15, 5, 12),
        "skilled" => level(30, 8, 12),
        "expert" => level(110, usize::MAX, 12),
        "master" => level(2000, usize::MAX, 24),
        "search-without-outlook" => Thought { playouts: Playouts { cut: None, ..full.playouts }, ..full },
        "search-without-instinct" => {
            Thought { playouts: Playouts { informed: false, ..full.playouts }, ..full }
        }
        "search-without-memory" => Thought { reuse: false, ..full },
        _ => return Err(BotError(format!("there is no bot '{name}'; there are: {}", NAMES.join(", ")))),
    };
    Ok(Box::new(Search::new(thought)))
}

/// A level for people: thinking less and seeing fewer answers makes it weaker, never a peek and never a blunder
/// thrown in. Who thinks longer can also look further ahead; with little thought that only adds noise.
fn level(iterations: u32, attention: usize, cut: u32) -> Thought {
    let full = Thought::full(Budget::Iterations(iterations));
    Thought { attention, playouts: Playouts { cut: Some(cut), ..full.playouts }, ..full }
}
