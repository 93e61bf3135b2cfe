//! What can be paid, what would do something, and what may be answered: all asked of the programs of the cards.
//!
//! `lookahead` asks whether a program can be paid and would do something, `playable` whether a card can be played or
//! exhausted, `choices` lists the answers to a question, `adjust` applies what cards in play change.

mod adjust;
mod choices;
mod lookahead;
mod playable;

pub(crate) use adjust::{adjusted, cheaper};
pub(crate) use choices::{Choices, choose, looked, open, payments, turn};
pub(crate) use lookahead::Lookahead;
pub(crate) use playable::{any_state, bribable, drawable, freely, playable, shielded};
