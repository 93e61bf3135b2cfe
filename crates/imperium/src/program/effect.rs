//! Parts of cards that questions and answers name.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

use super::{Act, Node};
use crate::content::{When, content};

/// A part of a card that a question or an answer names: what is offered, or one way of a choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
pub struct Effect(pub(crate) u16);

impl Effect {
    /// What it does, in words: a key of the word files.
    #[must_use]
    pub fn key(self) -> &'static str {
        content().effects[self.0 as usize].key
    }

    fn name(self) -> &'static str {
        self.key().trim_start_matches("effect-")
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Effect {
    type Err = ();
    fn from_str(text: &str) -> Result<Effect, ()> {
        (0..content().effects.len() as u16).map(Effect).find(|effect| effect.name() == text).ok_or(())
    }
}

impl Serialize for Effect {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.name())
        } else {
            serializer.serialize_u16(self.0)
        }
    }
}

/// What an [`Effect`] is: enough to put it into words.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    pub key: &'static str,
    pub nodes: Vec<Node>,
    /// Offered by a question, which says it in its own sentence.
    pub offered: bool,
    /// To agree to it tells others which cards are in hand.
    pub tells: bool,
    /// What its card reacts to.
    pub when: Option<When>,
    /// The same where unrest costs less.
    pub cheaper: Vec<Effect>,
}

impl Said {
    /// How a way of unrest is told where it costs so many materials and cards less.
    pub fn cheaper(&self, (materials, cards): (u8, u8)) -> Option<Effect> {
        let less = if matches!(self.nodes[..], [Node::Act(Act::Pay { .. })]) { materials } else { cards };
        let most = self.cheaper.len();
        usize::from(less).min(most).checked_sub(1).map(|at| self.cheaper[at])
    }
}
