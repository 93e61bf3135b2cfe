use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::program::{Effect, Zone, suit};

/// One answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// Play this card from hand.
    Play(Card),
    /// Exhaust the power card, or a card in play: the number tells which copy, from 0.
    Exhaust(Card, u8),
    /// Discard the hand and break through.
    Innovate,
    /// Return unrest.
    Revolt,
    /// Pick a card from a place. The number tells copies in play and places of the market apart.
    Pick(Zone, Card, u8),
    /// Break through with the deck of this suit, or name the suit.
    Suit(u8),
    /// Choose one of several ways, by its number from 0 and its effect.
    Way(u8, Effect),
    /// Pay with so much progress instead of population, and so much instead of materials.
    Pay(u8, u8),
    /// Pay so many tokens.
    Amount(u8),
    /// Do what is offered.
    Yes,
    /// Decline, or take no more.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
            Action::Exhaust(card, copy) => write!(f, "exhaust {card} {copy}"),
            Action::Innovate => f.write_str("innovate"),
            Action::Revolt => f.write_str("revolt"),
            Action::Pick(zone, card, copy) => write!(f, "pick {} {card} {copy}", zone.name()),
            Action::Suit(suit) => write!(f, "suit {}", suit::NAMES[*suit as usize]),
            Action::Way(way, effect) => write!(f, "way {way} {effect}"),
            Action::Pay(population, materials) => write!(f, "pay {population} {materials}"),
            Action::Amount(n) => write!(f, "amount {n}"),
            Action::Yes => f.write_str("yes"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = ();
    fn from_str(text: &str) -> Result<Action, ()> {
        fn number(text: &str) -> Result<u8, ()> {
            let number: u8 = text.parse().map_err(|_| ())?;
            (number.to_string() == text).then_some(number).ok_or(())
        }
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["play", card] => Action::Play(card.parse()?),
            ["exhaust", card, copy] => Action::Exhaust(card.parse()?, number(copy)?),
            ["innovate"] => Action::Innovate,
            ["revolt"] => Action::Revolt,
            ["pick", zone, card, copy] => {
                let zone = Zone::ALL.into_iter().find(|known| known.name() == zone).ok_or(())?;
                Action::Pick(zone, card.parse()?, number(copy)?)
            }
            ["suit", name] => {
                let at = suit::NAMES[..4].iter().position(|known| *known == name).ok_or(())?;
                Action::Suit(at as u8)
            }
            ["way", way, effect] => Action::Way(number(way)?, effect.parse()?),
            ["pay", population, materials] => Action::Pay(number(population)?, number(materials)?),
            ["amount", n] => Action::Amount(number(n)?),
            ["yes"] => Action::Yes,
            ["done"] => Action::Done,
            _ => return Err(()),
        })
    }
}
