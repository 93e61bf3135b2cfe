//! The laws every game must obey, as one suite that a game runs by naming itself:
//!
//! ```ignore
//! #[test]
//! fn the_laws_hold() {
//!     let suite = conformance::Suite::<Ethnos>::new()
//!         .setups(["seats=2", "seats=6 raid=some"])
//!         .games(20_000)
//!         .rules(rule::ALL)
//!         .counts(|state| vec![("cards", state.every_card().len() as i64)]);
//!     println!("{}", suite.run().unwrap());
//! }
//! ```
//!
//! The suite plays random games and holds every position and every answer against the laws. A [`Violation`]
//! names the [`Law`], tells what is wrong, how to see it again, and shows the record up to there.
//!
//! Laws are looked at from the plain to the subtle, and the first one broken is named: a game that cannot
//! even be saved and loaded is not told that it leaks.

mod blind;
mod chance;
mod laws;
mod play;
mod report;
mod suite;

pub use blind::blind;
pub use report::{Law, Report, Violation};
pub use suite::Suite;
