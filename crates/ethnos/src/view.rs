use arrayvec::ArrayVec;
use kernel::{Observer, Seat};
use serde::{Serialize, Serializer};

use crate::card::{Card, Kingdom, Tribe};
use crate::cards::Cards;
use crate::content::{DRAGONS, HAND_LIMIT};
use crate::play::spaces_for;
use crate::state::{State, Step};

/// Cards that are or were in one hand. A view is made with every answer, so it must allocate little.
pub type HandView = ArrayVec<Card, { HAND_LIMIT.value }>;

/// Everything one observer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The observer.
    pub observer: Observer,
    /// The age, from 1.
    pub age: u8,
    /// How many ages the game has.
    pub ages: u8,
    /// The first player of this age.
    pub first: Seat,
    /// The seat that is asked; `None` once the game is over.
    pub turn: Option<Seat>,
    /// What is going on.
    pub phase: Phase,
    /// The tribes that play.
    pub tribes: ArrayVec<Tribe, { Tribe::ALL.len() }>,
    /// Glory tokens of each kingdom, ascending.
    pub tokens: [ArrayVec<u8, 3>; 6],
    /// Face-up allies.
    pub pool: Vec<Card>,
    /// Cards left in the deck, dragons included.
    pub deck: u8,
    /// How many cards at the top of the deck are certainly no dragons.
    pub safe: u8,
    /// Dragons that have appeared in this age.
    pub dragons: u8,
    /// The holder of the Giant token.
    pub giant: Option<GiantView>,
    /// What all observers see of each seat.
    pub seats: Vec<SeatView>,
    /// The observer's own hand, without cards that are laid aside.
    pub hand: HandView,
    /// What the observer has laid aside or named so far.
    pub draft: Option<DraftView>,
    /// The rank of each seat, from 1, once the game is over.
    pub ranks: Option<Vec<u8>>,
}

/// What is going on. A band is composed in private: the other seats see the phase before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A seat decides what to do.
    Turn,
    /// A Centaur led; another band may follow.
    Again,
    /// The observer composes a band.
    Band,
    /// The marker of a band is placed.
    Marker,
    /// Markers of the Merfolk board are placed; this many are left.
    Bonus(u8),
    /// A marker goes to the horde board, or not.
    Horde,
    /// A Troll token of at most this value is chosen.
    Token(u8),
    /// An Elf led; at most this many cards are kept.
    Keep(u8),
    /// A Wizard led; this many cards may be drawn.
    Conjure(u8),
    /// Hordes may raid.
    Raid,
    /// The game is over.
    Over,
}

/// The holder of the Giant token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct GiantView {
    /// The holder.
    pub seat: Seat,
    /// The size of the band that won it.
    pub size: u8,
}

/// What all observers see of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatView {
    /// Glory so far.
    pub glory: u16,
    /// Cards in hand.
    pub hand: u8,
    /// The part of the hand that was taken face up.
    pub known: HandView,
    /// Markers in each kingdom.
    pub markers: [u8; 6],
    /// Markers left to place.
    pub supply: u8,
    /// The space on the Merfolk board.
    pub merfolk: u8,
    /// Colours on the horde board.
    pub horde: ArrayVec<Kingdom, 6>,
    /// Troll tokens.
    pub trolls: ArrayVec<u8, 7>,
    /// Bands of this age, in the order they were played.
    pub bands: Vec<BandView>,
}

/// A band on the table. It is serialised as the list of its cards, the leader first, because most of a view is bands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BandView {
    /// Its leader.
    pub leader: Card,
    /// All its cards, the leader included.
    pub cards: HandView,
}

impl Serialize for BandView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut cards = self.cards.clone();
        if let Some(at) = cards.iter().position(|card| *card == self.leader) {
            cards[..=at].rotate_right(1);
        }
        cards.serialize(serializer)
    }
}

/// Cards the observer has laid aside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DraftView {
    /// The leader of the band, while one is composed.
    pub leader: Option<Card>,
    /// The cards, the leader included.
    pub cards: HandView,
    /// Colours named for a raid.
    pub horde: ArrayVec<Kingdom, 6>,
}

pub(crate) fn view(state: &State, who: Observer) -> View {
    let own = |seat: Seat| who.is(seat);
    let hand = |cards: Cards| -> HandView {
        let mut faces = HandView::new();
        cards.each(|kind| faces.push(state.layout.card(kind)));
        faces.sort_unstable();
        faces
    };
    let pool = || {
        let mut faces = Vec::with_capacity(state.pool.len());
        state.pool.each(|kind| faces.push(state.layout.card(kind)));
        faces.sort_unstable();
        faces
    };
    let kingdoms = |bits: u8| -> ArrayVec<Kingdom, 6> {
        Kingdom::ALL.into_iter().filter(|&kingdom| bits >> kingdom as u8 & 1 == 1).collect()
    };
    let bands =
        |seat: Seat| {
            let mut bands = Vec::with_capacity(state.bands.of(seat).count());
            bands.extend(state.bands.of(seat).map(|band| BandView {
                leader: state.layout.card(band.leader()),
                cards: hand(band.cards()),
            }));
            bands
        };
    let mine = own(state.turn);
    let draft = state.draft;
    View {
        observer: who,
        age: state.age + 1,
        ages: state.ages(),
        first: state.first,
        turn: (state.step != Step::Over).then_some(state.turn),
        phase: match state.step {
            Step::Turn => Phase::Turn,
            Step::Again => Phase::Again,
            Step::Band { .. } if mine => Phase::Band,
            Step::Band { again: true } => Phase::Again,
            Step::Band { again: false } => Phase::Turn,
            Step::Marker => Phase::Marker,
            Step::Bonus { left } => Phase::Bonus(left),
            Step::Horde => Phase::Horde,
            Step::Token => Phase::Token(draft.size),
            Step::Keep { .. } => Phase::Keep(draft.size),
            Step::Conjure => Phase::Conjure(draft.size),
            Step::Raid { .. } => Phase::Raid,
            Step::Over => Phase::Over,
        },
        tribes: state.layout.tribes().collect(),
        tokens: state.tokens.map(|kingdom| kingdom.into_iter().take(spaces_for(state.seats())).collect()),
        pool: pool(),
        deck: state.deck.len() as u8,
        safe: state.deck.upper,
        dragons: DRAGONS.value - state.deck.dragons,
        giant: state.giant.holder.map(|seat| GiantView { seat, size: state.giant.size }),
        seats: Seat::all(state.seats())
            .map(|seat| {
                let index = seat.index();
                SeatView {
                    glory: state.glory[index],
                    hand: state.whole_hand(seat).len() as u8,
                    known: hand(state.known[index]),
                    markers: state.markers.map(|kingdom| kingdom[index]),
                    supply: state.supply[index],
                    merfolk: state.merfolk[index],
                    horde: kingdoms(state.hordes[index]),
                    trolls: (1..8).filter(|value| state.trolls[index] >> value & 1 == 1).collect(),
                    bands: bands(seat),
                }
            })
            .collect(),
        hand: match who {
            Observer::Seat(seat) => hand(state.hands[seat.index()]),
            Observer::Spectator => HandView::new(),
        },
        draft: match state.step {
            Step::Band { .. } if mine => Some(DraftView {
                leader: Some(state.layout.card(draft.leader)),
                cards: hand(draft.cards),
                horde: ArrayVec::new(),
            }),
            Step::Keep { .. } if mine => {
                Some(DraftView { leader: None, cards: hand(draft.cards), horde: ArrayVec::new() })
            }
            Step::Raid { named } if mine && named != 0 => {
                Some(DraftView { leader: None, cards: HandView::new(), horde: kingdoms(named) })
            }
            _ => None,
        },
        ranks: (state.step == Step::Over).then(|| {
            let standing = state.standing();
            Seat::all(state.seats()).map(|seat| standing.rank(seat)).collect()
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_band_as_data_begins_with_its_leader() {
        let card = |text: &str| text.parse::<Card>().unwrap();
        let cards = ["skeleton", "red-dwarf", "blue-dwarf", "blue-dwarf"].map(card);
        let band = BandView { leader: card("blue-dwarf"), cards: cards.into_iter().collect() };
        let written = serde_json::to_value(&band).unwrap();
        assert_eq!(written, serde_json::json!(["blue-dwarf", "skeleton", "red-dwarf", "blue-dwarf"]));
    }
}
