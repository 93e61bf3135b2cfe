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
//!
//! Beside the laws stands what every game shows in the same way: that its [`records`] replay, that its [`Speech`]
//! has words in every language, and [`positions`] whose cost can be counted.

mod blind;
mod budgets;
mod chance;
mod laws;
mod play;
mod records;
mod report;
mod sample;
mod speech;
mod suite;

pub use blind::blind;
pub use budgets::POSITIONS;
pub use records::records;
pub use report::{Law, Report, Violation};
pub use sample::{Asked, play_on, positions};
pub use speech::{Speech, options_have_words, rules_are_told};
pub use suite::Suite;
