use serde::Serialize;

use crate::{Phrase, RuleId};

/// What a seat is being asked now.
///
/// The answers are the legal actions; the question says how to present them and why they are asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Question {
    /// How the answers are best offered.
    pub kind: QuestionKind,
    /// The question in words.
    pub asks: Phrase,
    /// The paragraph of the rules that asks it.
    pub rule: RuleId,
}

/// The closed vocabulary of questions.
///
/// Closed, so that a page, a screen reader and a bot interface handle every game that will ever be added. A
/// game that fits none of these cuts its question into smaller ones before it asks for a new kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum QuestionKind {
    /// One of these things: a card, a token, a deck.
    Pick,
    /// One of these places on the board.
    Place,
    /// Do it or leave it.
    Confirm,
}
