//! Players that are programs. They know no game, only its traits, and they see only what their seat may see.
//!
//! `random` gives any legal answer, `greedy` looks one answer ahead, `search` thinks, `net` thinks with a network. The
//! levels for people are `net` with less thought and a softer choice, or `search` with less thought where a game has no
//! weights. [`named`] makes each of them.
//!
//! # Writing a bot
//!
//! A bot answers the questions of one seat. It is given a [`Glimpse`], which shows what that seat may know and
//! nothing more, and luck for its own choices. This one recruits while it can:
//!
//! ```
//! use bots::{Bot, Glimpse};
//! use ethnos::{Action, Ethnos};
//! use kernel::{Fast, Luck};
//!
//! struct Recruiter;
//!
//! impl Bot<Ethnos> for Recruiter {
//!     fn answer(&mut self, glimpse: &Glimpse<'_, Ethnos>, luck: &mut Fast) -> Action {
//!         let mut legal = Vec::new();
//!         glimpse.legal(&mut legal);
//!         match legal.contains(&Action::Draw) {
//!             true => Action::Draw,
//!             false => legal[luck.pick(legal.len() as u32) as usize],
//!         }
//!     }
//! }
//! ```
//!
//! A bot for every game is generic: `impl<G: Game> Bot<G>`, or `impl<G: Insight> Bot<G>` if it needs to know how
//! good a position is. [`Random`] and [`Greedy`] are short examples.
//!
//! # Letting bots play
//!
//! ```
//! use bots::{Budget, Glimpse, named};
//! use ethnos::Ethnos;
//! use kernel::{Fast, Game, Silence, Waiting};
//!
//! let setup = "seats=2".parse().expect("two can play");
//! let mut luck = Fast::new(1);
//! let mut players = ["search", "random"]
//!     .map(|name| named::<Ethnos>(name, Budget::Iterations(20)).expect("there is such a bot"));
//!
//! let mut state = Ethnos::start(&setup, &mut luck, &mut Silence);
//! let standing = loop {
//!     let seat = match Ethnos::waiting(&state) {
//!         Waiting::Over(standing) => break standing,
//!         Waiting::For(seats) => seats.first().expect("the game waits for a seat"),
//!     };
//!     let action = players[seat.index()].answer(&Glimpse::new(&state, seat), &mut luck);
//!     Ethnos::apply(&mut state, seat, action, &mut luck, &mut Silence);
//! };
//! assert!(standing.winners().contains(kernel::Seat::new(0)), "search beats random");
//! ```

mod careful;
mod glimpse;
mod greedy;
mod instinct;
mod mistake;
mod named;
pub mod net;
mod noticed;
mod puct;
mod random;
mod reasons;
mod search;
mod styled;
mod tree;
mod weights;

pub use glimpse::Glimpse;
pub use greedy::Greedy;
pub use instinct::Instinct;
pub use mistake::{Mistake, mistake};
pub use named::{BotError, LEVELS, NAMES, STYLES, named, named_with};
pub use puct::{Puct, PuctSettings};
pub use random::Random;
pub use reasons::{equals, reasons};
pub use search::{Budget, Candidate, Playouts, Search, SearchSettings};
pub use weights::{prefer, weights};

use kernel::{Fast, Game};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Answers the question its seat is asked. The glimpse must be of a seat the game waits for.
    fn answer(&mut self, glimpse: &Glimpse<'_, G>, luck: &mut Fast) -> G::Action;

    /// What it thought of each answer it considered last, best first. Empty if it did not need to think. Its own
    /// answer comes first, unless that was sealed: then it was drawn by lot.
    fn explain(&self) -> Vec<Candidate<G::Action>> {
        Vec::new()
    }
}
