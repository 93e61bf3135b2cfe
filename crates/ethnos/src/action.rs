use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::card::{Card, Kingdom};

/// One answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// Recruit this face-up ally.
    Take(Card),
    /// Recruit from the deck. When a Wizard led: draw the cards.
    Draw,
    /// Begin a band with this leader.
    Lead(Card),
    /// Play ten Skeletons and win.
    Triumph,
    /// Lay ten Skeletons into the pool.
    Scatter,
    /// Another card for the band, in ascending order.
    Add(Card),
    /// Keep this card (Elf), in ascending order.
    Keep(Card),
    /// The band, the cards to keep or the markers to remove are complete.
    Done,
    /// Place a marker here.
    Place(Kingdom),
    /// Take this Troll token.
    Token(u8),
    /// Raid: remove all markers of the horde.
    Raid,
    /// Raid: remove this marker of the horde, in ascending order.
    Plunder(Kingdom),
    /// Refuse what is offered.
    Decline,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(card) => write!(f, "take {card}"),
            Action::Draw => f.write_str("draw"),
            Action::Lead(card) => write!(f, "lead {card}"),
            Action::Triumph => f.write_str("triumph"),
            Action::Scatter => f.write_str("scatter"),
            Action::Add(card) => write!(f, "add {card}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Done => f.write_str("done"),
            Action::Place(kingdom) => write!(f, "place {kingdom}"),
            Action::Token(value) => write!(f, "token {value}"),
            Action::Raid => f.write_str("raid"),
            Action::Plunder(kingdom) => write!(f, "plunder {kingdom}"),
            Action::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Action {
    type Err = ();
    fn from_str(text: &str) -> Result<Action, ()> {
        Ok(match text.split_once(' ').unwrap_or((text, "")) {
            ("take", card) => Action::Take(card.parse()?),
            ("draw", "") => Action::Draw,
            ("lead", card) => Action::Lead(card.parse()?),
            ("triumph", "") => Action::Triumph,
            ("scatter", "") => Action::Scatter,
            ("add", card) => Action::Add(card.parse()?),
            ("keep", card) => Action::Keep(card.parse()?),
            ("done", "") => Action::Done,
            ("place", kingdom) => Action::Place(kingdom.parse()?),
            ("token", value) => Action::Token(value.parse().map_err(|_| ())?),
            ("raid", "") => Action::Raid,
            ("plunder", kingdom) => Action::Plunder(kingdom.parse()?),
            ("decline", "") => Action::Decline,
            _ => return Err(()),
        })
    }
}
