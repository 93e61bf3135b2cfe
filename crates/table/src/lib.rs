//! One table: who sits there, what they did, and what each of them may see.
//!
//! Pure: no socket, no database, no clock of its own. [`Table::decide`] turns a command into entries or a refusal and
//! changes nothing; the caller makes the entries durable and then applies them with [`Table::apply`]. The same entries
//! make the same table, on any machine and after any crash. Time comes in as an argument and never runs backwards.
//!
//! A table does not know which game it hosts: [`Title`] and [`Play`] hide the types of a game.
//!
//! ```
//! use kernel::{Observer, Secret};
//! use table::{Command, Decision, Level, Of, Opening, Pace, Person, Stage, Table, Title};
//!
//! static TITLES: &[&dyn Title] = &[&Of::<ethnos::Ethnos>::TITLE];
//! let ala = Person { user: "1".to_owned(), name: "Ala".to_owned(), guest: true };
//! let opening = Opening {
//!     title: TITLES[0],
//!     setup: "seats=2".to_owned(),
//!     host: ala.clone(),
//!     public: true,
//!     pace: Pace::Relaxed { days: 3 },
//!     level: Level::Novice,
//!     from: None,
//!     rematch_of: None,
//! };
//! let mut entries = vec![opening.entry(0, &Secret([7; 32]))];
//! let mut table = Table::open(TITLES, &entries[0])?;
//! for command in [Command::Sit { seat: None, word: None }, Command::Start] {
//!     let Decision::Do(decided) = table.decide(1_000, &ala, None, &command, |_| true)? else { unreachable!() };
//!     for mut entry in decided {
//!         entry.after = table.apply(&entry)?;
//!         entries.push(entry);
//!     }
//! }
//! assert_eq!(table.stage(), Stage::Playing);
//!
//! // What Ala sees, and the same table again from its entries.
//! let view = table.view(table.observer("1"), 2_000);
//! assert_eq!(view.chairs[0].name.as_deref(), Some("Ala"));
//! let again = Table::replay(TITLES, &entries)?;
//! assert_eq!(again.view(Observer::Spectator, 2_000), table.view(Observer::Spectator, 2_000));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod apply;
mod chair;
mod clock;
mod command;
mod decide;
mod entry;
mod forced;
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
pub use play::{Advice, AnswerError, Grade, Happening, Mistake, Play, RawJson, Thought};
pub use table::{ChatLine, Corrupt, Divergence, Ending, Outcome, Placement, Stage, Table, UndoRequest};
pub use title::{Of, Title};
pub use view::{
    Asks, ChairView, ClockView, DivergenceView, TableView, TakenBack, UndoDeniedView, UndoRequestView,
};
pub use written::record_of;
