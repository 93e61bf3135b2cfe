//! The contract every game fulfils, and the words it is written in.
//!
//! The kernel knows no game. It does no input or output, reads no clock, holds no generator and draws no
//! picture; it says what a game *is*, so that bots, tables, laws and pages can be written once.

mod event;
mod game;
mod hash;
mod insight;
mod luck;
mod phrase;
mod question;
pub mod record;
mod rule;
mod seat;
mod setup;
mod undo;

pub use event::{Audience, Listener, Observer, Observers, Silence, Told};
pub use game::{Game, Illegal, Standing, Trace, Waiting};
pub use hash::{StateHash, StateHashError};
pub use insight::{Disclosure, Insight, Outlook};
pub use luck::{
    Commitment, Committed, Fast, Luck, Noted, Roll, Secret, Tape, TapeError, Word, WordError, splitmix,
};
pub use phrase::{Arg, Language, Phrase, Spoken};
pub use question::{Kind, Question};
pub use rule::RuleId;
pub use seat::{Seat, Seats};
pub use setup::{Choices, Offer, Options, SetupError};
pub use undo::{Footprint, footprint, reach};
