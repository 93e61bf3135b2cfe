//! One table: who sits there, what they did, and what each of them may see.
//!
//! Pure: no socket, no database, no clock of its own. [`Table::decide`] turns what somebody wants into
//! entries or a refusal and changes nothing; the caller makes the entries durable and then folds them in with
//! [`Table::apply`]. The same entries make the same table, on any machine and after any crash. Time comes in
//! as an argument and never runs backwards.
//!
//! A table does not know which game it hosts: [`Title`] and [`Play`] hide the types of a game.

mod apply;
mod chair;
mod clock;
mod command;
mod decide;
mod entry;
mod keys;
mod play;
mod playing;
mod schedule;
mod table;
mod title;
mod view;
mod written;

pub use chair::{Chair, Level, Person, Sitter, bot_name};
pub use clock::{Clock, Millis, Pace};
pub use command::{Code, Command, Refusal};
pub use decide::{Decision, Opening};
pub use entry::{After, Entry, EntryKind, StandInReason};
pub use play::{Advice, AnswerError, Given, Happening, Play, RawJson, Thought};
pub use table::{ChatLine, Corrupt, Divergence, Ending, Outcome, Placement, Stage, Table, UndoRequest};
pub use title::{Of, Title};
pub use view::{
    Asks, ChairView, ClockView, DivergenceView, TableView, TakenBack, UndoDeniedView, UndoRequestView,
};
pub use written::record_of;
