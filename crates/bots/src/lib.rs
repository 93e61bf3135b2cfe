//! Players that are programs. They know no game, only the contract, and they see only what their seat may.

mod glimpse;

pub use glimpse::Glimpse;

use kernel::{Fast, Game, Luck};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Answers the question its seat is asked.
    fn answer(&mut self, glimpse: &Glimpse<'_, G>, luck: &mut Fast) -> G::Action;
}

/// Why there is no such bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotError(pub String);

impl std::fmt::Display for BotError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BotError {}

/// The bot with this name.
///
/// # Errors
/// If there is none; the error lists what exists.
pub fn named<G: Game>(name: &str) -> Result<Box<dyn Bot<G>>, BotError> {
    match name {
        "random" => Ok(Box::new(Random::default())),
        _ => Err(BotError(format!("there is no bot '{name}'; there are: random"))),
    }
}

/// Any legal answer, each equally likely.
#[derive(Debug)]
pub struct Random<A>(Vec<A>);

impl<A> Default for Random<A> {
    fn default() -> Random<A> {
        Random(Vec::new())
    }
}

impl<G: Game> Bot<G> for Random<G::Action> {
    fn answer(&mut self, glimpse: &Glimpse<'_, G>, luck: &mut Fast) -> G::Action {
        glimpse.legal(&mut self.0);
        self.0[luck.pick(self.0.len() as u32) as usize]
    }
}
