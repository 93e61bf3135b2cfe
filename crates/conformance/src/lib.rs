//! The laws every game must obey, as one suite that each game runs as a test:
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
//! The suite plays random games and checks every position and every answer. A [`Violation`] names the [`Law`] that
//! is broken, says what is wrong and how to see it again, and shows the record up to there.
//!
//! Laws are checked from the plain to the subtle, and the first one broken is reported: a game that cannot even be
//! saved and loaded is not told that it leaks.
//!
//! Two more laws are functions of their own: [`blind`] for bots, and [`disclosure`] for what a game tells bots about
//! hidden answers. The rest is what the tests of all games share: that [`records`] replay, that all [`Speech`] has
//! words in every language, and [`positions`] whose cost can be counted.

mod blind;
mod budgets;
mod chance;
mod disclosure;
mod fingerprint;
mod golden;
mod laws;
mod learned;
mod measure;
mod play;
mod records;
mod report;
mod sample;
mod sanity;
mod speech;
mod styles;
mod suite;

pub use blind::blind;
pub use budgets::POSITIONS;
pub use disclosure::disclosure;
pub use fingerprint::fingerprint;
pub use golden::golden;
pub use learned::learned;
pub use measure::{Speed, speed};
pub use records::{bless, played, records, records_are_old};
pub use report::{Law, Report, Violation};
pub use sample::{Asked, play_on, positions};
pub use sanity::{Measure, find_positions, sanity};
pub use speech::{Speech, options_have_words, rules_are_told};
pub use styles::fondness;
pub use suite::Suite;
