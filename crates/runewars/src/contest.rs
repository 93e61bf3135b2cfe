//! What is bid for and tried now, and how tiles look, for pages and programs.

use kernel::Seat;
use serde::Serialize;

use crate::action::{Action, Quest};
use crate::area::Hex;
use crate::content::{Effect, content};
use crate::heroes::Venture;
use crate::name::Hero;
use crate::season::Weather;
use crate::shown::Side;
use crate::state::{NONE, seat_of};
use crate::task::Task;
use crate::view::View;
use crate::year::Year;

/// A bid of influence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BidView {
    /// The bids were turned up.
    pub open: bool,
    /// What each seat bids, as far as the observer knows.
    pub bids: Vec<Option<u8>>,
    /// Who has the highest and the lowest bid, once that is decided.
    pub places: [Option<Seat>; 2],
}

/// A test of an attribute: the hero, the quest, and the fate cards' symbols are in the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub struct TrialView {
    pub hero: Hero,
    pub quest: Quest,
}

/// An area as it is printed on its tile. Sides go clockwise from the north.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub struct LandView {
    pub hex: Hex,
    pub sides: [Side; 6],
    /// Food, wood and ore.
    pub produces: [u8; 3],
    pub city: bool,
}

impl View {
    /// The bid of this season card, from the question until the card is done.
    #[must_use]
    pub fn bid(&self) -> Option<BidView> {
        let state = self.position();
        let program = &content().seasons.get(usize::from(state.card))?.program;
        let at = program.iter().position(|(_, effect)| *effect == Effect::Bid)?;
        let sealed = state.stack.top() == Some(Task::Weather(Weather::Bid));
        let past = |task| matches!(task, Task::Year(Year::Program(next)) if usize::from(next) > at);
        if !sealed && !state.stack.iter().any(past) {
            return None;
        }
        let bid = |seat: Seat| match state.side(seat).sealed {
            _ if !sealed => Some(state.bids[seat.index()]),
            NONE => None,
            own => Some(own),
        };
        let bids = Seat::all(state.seats()).map(bid).collect();
        let places = if sealed { [None; 2] } else { state.places.map(seat_of) };
        Some(BidView { open: !sealed, bids, places })
    }

    /// How many dragon runes win at once, and how many years the game lasts at most.
    #[must_use]
    pub fn goal(&self) -> (u8, u8) {
        (self.position().goal(), self.position().years())
    }

    /// The test that a hero has to decide now.
    #[must_use]
    pub fn trial(&self) -> Option<TrialView> {
        match self.position().stack.top()? {
            Task::Venture(Venture::Test { hero, quest, .. } | Venture::Again { hero, quest, .. }) => {
                Some(TrialView { hero, quest })
            }
            _ => None,
        }
    }

    /// The tile that an answer would lay, each area where it would lie, if the observer knows it.
    #[must_use]
    pub fn laid(&self, seat: Seat, action: Action) -> Vec<LandView> {
        let (tile, at, turn) = match action {
            Action::Tile(number, at, turn) => (usize::from(number) - 1, at, turn),
            Action::Home(at, turn) => (9 + usize::from(self.position().side(seat).faction), at, turn),
            _ => return Vec::new(),
        };
        let Some(lands) = content().tiles.get(tile) else { return Vec::new() };
        let land = |land: &crate::content::Land| LandView {
            hex: at.plus(land.at.turned(turn)),
            sides: [0, 1, 2, 3, 4, 5]
                .map(|side| Side::from(land.borders[(side + 6 - usize::from(turn)) % 6])),
            produces: land.produces,
            city: land.city,
        };
        lands.iter().map(land).collect()
    }
}
