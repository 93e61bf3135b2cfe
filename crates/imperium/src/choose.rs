//! Nations that seats choose for themselves, one after the other, before the game is set up.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::can::Choices;
use crate::card::Card;
use crate::program::Zone;
use crate::set::NO_CARD;
use crate::setup::Solo;
use crate::start::{nation_of, powers};
use crate::state::State;

/// What there is to choose from, and what was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Offer {
    /// Nations that may be chosen, a bit each.
    pub offered: u16,
    /// All nations of the boxes.
    pub all: u16,
    /// The box of the common cards.
    pub commons: u8,
    pub solo: Option<Solo>,
    /// The power card that each seat has chosen, or [`NO_CARD`].
    pub claimed: [u16; 4],
}

/// Where nations are being chosen. Other positions hash as they did before seats could choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Choosing(pub Option<Offer>);

impl Hash for Choosing {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        if let Some(offer) = &self.0 {
            offer.hash(hasher);
        }
    }
}

impl Offer {
    /// The power cards that are left, both sides of each nation.
    pub fn left(&self) -> impl Iterator<Item = Card> + use<> {
        let Offer { offered, claimed, .. } = *self;
        let taken = move |nation: u8| {
            claimed
                .iter()
                .any(|&card| card != NO_CARD && nation_of(Card(card)).is_some_and(|(at, _)| at == nation))
        };
        (0..16).filter(move |&nation| offered >> nation & 1 == 1 && !taken(nation)).flat_map(powers)
    }
}

/// The answers to the question for a nation: a side of its power card.
pub(crate) fn answers(state: &State, into: &mut Choices) {
    if let Some(offer) = &state.choosing.0 {
        into.extend(offer.left().map(|card| Action::Pick(Zone::Nation, card, 0)));
        into.sort_unstable();
    }
}
