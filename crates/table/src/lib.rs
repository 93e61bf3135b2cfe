//! One table: who sits there, what they did, and what each of them may see.
//!
//! Pure: no socket, no database, no clock of its own. [`Table::decide`] turns what somebody wants into
//! entries or a refusal and changes nothing; the caller makes the entries durable and then folds them in with
//! [`Table::apply`]. The same entries make the same table, on any machine and after any crash. Time comes in
//! as an argument and never runs backwards.
//!
//! A table does not know which game it hosts: [`Title`] and [`Play`] hide the types of a game.

mod chair;
mod clock;
mod command;
mod decide;
mod entry;
mod fold;
mod play;
mod title;
mod view;

pub use chair::{Chair, Level, Person, Sitter};
pub use clock::{Clock, Millis, Pace};
pub use command::{Code, Command, Refusal};
pub use decide::{Decision, Opening};
pub use entry::{Entry, EntryKind, StandInReason};
pub use fold::{ChatLine, Corrupt, Ending, Outcome, Placement, Stage, Table, UndoRequest};
pub use play::{Advice, AnswerError, Given, Happening, Play, RawJson, Thought};
pub use title::{Of, Title};
pub use view::{Asks, ChairView, ClockView, TableView, TakenBack, UndoRequestView};
