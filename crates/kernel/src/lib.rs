//! The contract every game fulfils, and the words it is written in.
//!
//! The kernel knows no game. It does no input or output, reads no clock, holds no generator and draws no
//! picture; it says what a game *is*, so that bots, tables, laws and pages can be written once.
//!
//! [`Game`] is the contract. A game is played like this, here with answers by chance and a record of all of it:
//!
//! ```
//! use ethnos::Ethnos;
//! use kernel::record::{Proof, Record};
//! use kernel::{Committed, Fast, Game, Luck, Secret, Silence, Waiting};
//!
//! let secret = Secret([7; 32]);
//! let mut luck = Committed::new(&secret, &[]);
//! let mut record: Record<Ethnos> = Record::new("seats=2".parse()?, Some(secret.commitment()), Vec::new());
//! let mut state = record.begin(&mut luck, &mut Silence);
//! let (mut choices, mut legal) = (Fast::new(1), Vec::new());
//! let standing = loop {
//!     let seat = match Ethnos::waiting(&state) {
//!         Waiting::Over(standing) => break standing,
//!         Waiting::For(seats) => seats.first().expect("a game that goes on waits for a seat"),
//!     };
//!     Ethnos::legal(&state, seat, &mut legal);
//!     let action = legal[choices.pick(legal.len() as u32) as usize];
//!     record.apply(&mut state, seat, action, &mut luck, &mut Silence);
//! };
//! record.secret = Some(secret);
//!
//! // The record is text. It replays without any generator, and proves its luck.
//! let reading = Record::<Ethnos>::read(&record.to_string())?;
//! assert_eq!(reading.proof, Proof::Proven);
//! assert_eq!(reading.record.standing, Some(standing));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod event;
mod game;
mod hash;
mod insight;
mod learned;
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
pub use insight::{Disclosure, Insight, MEASURES, Outlook};
pub use learned::{DENSE, FEATURES, Inputs, Learned, Output, Rung};
pub use luck::{
    Commitment, Committed, Fast, Luck, Noted, Roll, Secret, Tape, TapeError, Word, WordError, splitmix,
};
pub use phrase::{Arg, Language, Phrase, Spoken};
pub use question::{Question, QuestionKind};
pub use rule::RuleId;
pub use seat::{Seat, Seats};
pub use setup::{Choices, Offer, Options, SetupError};
pub use undo::{Footprint, footprint, reach};
