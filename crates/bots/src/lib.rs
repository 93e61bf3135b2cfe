//! Players that are programs. They know no game, only the contract, and they see only what their seat may.
//!
//! `random` answers anything, `greedy` looks one answer ahead, `search` thinks; levels for people are search
//! with less thought and narrower attention.

mod glimpse;
mod greedy;
mod named;
mod random;
mod search;
mod tree;

pub use glimpse::Glimpse;
pub use greedy::Greedy;
pub use named::{BotError, NAMES, named};
pub use random::Random;
pub use search::{Budget, Candidate, Playouts, Search, Thought};

use kernel::{Fast, Game};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Answers the question its seat is asked. The glimpse must be of a seat the game waits for.
    fn answer(&mut self, glimpse: &Glimpse<'_, G>, luck: &mut Fast) -> G::Action;

    /// What it thought of each answer it considered last, best first. Empty if it did not need to think.
    fn explain(&self) -> Vec<Candidate<G::Action>> {
        Vec::new()
    }
}
