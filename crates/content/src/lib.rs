//! Content files: what is printed in the box of a game, as text that people can read and correct.
//!
//! A content file says one thing a line: a word (the *key*), its values, and at the end of the line a mark for where
//! they are known from. What follows `#` is a comment. Empty lines, indentation and the number of spaces have no meaning.
//!
//! | mark | provenance |
//! |---|---|
//! | `*` | [`Provenance::Rulebook`] |
//! | none | [`Provenance::Published`] |
//! | `~` | [`Provenance::Published`]: sources disagree, and the value that most of them have was taken |
//! | `?` | [`Provenance::Ours`] |
//!
//! What the keys mean belongs to each game. This crate does what all games need for it: [`Lines`] cuts a file into
//! [`Line`]s, methods of [`Line`] read values and refuse wrong ones with the line and the reason, and [`Fingerprint`]
//! tells whether two files have the same rules.
//!
//! ```
//! use content::{ContentError, Lines, Printed, Provenance};
//!
//! struct Unit {
//!     name: String,
//!     cost: Printed<u8>,
//! }
//!
//! fn read(text: &str) -> Result<Vec<Unit>, ContentError> {
//!     let mut lines = Lines::read(text)?;
//!     let mut units = Vec::new();
//!     while let Some(heading) = lines.next() {
//!         if heading.key != "unit" {
//!             return heading.wrong(format!("'{}' does not belong here", heading.key));
//!         }
//!         let mut cost = None;
//!         while let Some(line) = lines.next_of(&["cost"]) {
//!             line.set(&mut cost, line.printed(line.number(&line.rest, 1..=20)?))?;
//!         }
//!         units.push(Unit { name: heading.rest.clone(), cost: heading.need(cost, "cost")? });
//!     }
//!     Ok(units)
//! }
//!
//! let units = read("unit archers\n  cost 2 ?  # a guess").unwrap();
//! assert_eq!(units[0].name, "archers");
//! assert_eq!(units[0].cost, Printed { value: 2, from: Provenance::Ours });
//!
//! let error = read("unit archers\n  cost 99").err().unwrap();
//! assert_eq!(error.to_string(), "line 2: '99' is not a number from 1 to 20");
//! ```

mod fingerprint;
mod line;
mod provenance;

pub use fingerprint::Fingerprint;
pub use line::{Line, Lines};
pub use provenance::{Printed, Provenance};

use std::fmt;

/// Why a content file cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for ContentError {}

/// What reading a part of a content file gives.
pub type Result<T> = std::result::Result<T, ContentError>;
