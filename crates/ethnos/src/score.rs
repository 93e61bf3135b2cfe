//! Glory at the end of an age.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::band::Band;
use crate::card::Kingdom;
use crate::content::{BAND, GIANT, GIANT_FEW, MERFOLK, MERFOLK_FEW};
use crate::state::State;

/// Glory for a place in a kingdom or on the Merfolk board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Award {
    pub seat: Seat,
    /// From 1; tied seats share a place.
    pub place: u8,
    /// Markers or spaces that earned it.
    pub strength: u8,
    pub gain: u8,
    /// Whether another seat is as strong.
    pub tied: bool,
}

pub(crate) type Awards = ArrayVec<Award, 6>;

/// The awards for a kingdom at the end of the current age.
pub(crate) fn kingdom(state: &State, kingdom: Kingdom) -> Awards {
    places(state, &state.tokens[kingdom as usize], &state.markers[kingdom as usize], &state.trolls)
}

/// The awards of the Merfolk board at the end of the current age.
pub(crate) fn merfolk(state: &State) -> Awards {
    let values = if state.few() { MERFOLK_FEW.value } else { MERFOLK.value };
    let trolls = if state.variant.trolls_kingdoms { [0; 6] } else { state.trolls };
    if state.variant.merfolk_kingdom {
        return places(state, &values, &state.merfolk, &trolls);
    }
    divide(ranking(state, &state.merfolk, &trolls), &values[state.age as usize..][..1])
}

/// Scores one kingdom: in age I the first place takes token I, in age II the first II and the second I, in
/// age III the first III and so on. Two players have rules of their own in their last age.
fn places(state: &State, tokens: &[u8; 3], strengths: &[u8; 6], trolls: &[u8; 6]) -> Awards {
    let age = state.age as usize;
    let mut prizes: ArrayVec<u8, 3> = (0..=age).rev().map(|token| tokens[token]).collect();
    let ranking = ranking(state, strengths, trolls);
    if state.duel() && age == 1 {
        let tied = ranking.len() == 2 && ranking[0].1 == ranking[1].1;
        if ranking.len() == 1 {
            prizes = [tokens[0] + tokens[1]].into_iter().collect();
        } else if !(tied && state.variant.duel_tie_both) {
            prizes.truncate(1);
        }
    }
    divide(ranking, &prizes)
}

/// A seat, and what decides its place: strength, then the sum of its Troll tokens, then the highest of them.
type Ranked = (Seat, (u8, u32, u8));

/// The seats that are present, strongest first.
fn ranking(state: &State, strengths: &[u8; 6], trolls: &[u8; 6]) -> ArrayVec<Ranked, 6> {
    let mut ranking: ArrayVec<Ranked, 6> = Seat::all(state.seats())
        .filter(|seat| strengths[seat.index()] > 0)
        .map(|seat| {
            let tokens = trolls[seat.index()];
            let sum = (1..8).filter(|value| tokens >> value & 1 == 1).sum();
            (seat, (strengths[seat.index()], sum, tokens.checked_ilog2().unwrap_or(0) as u8))
        })
        .collect();
    ranking.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
    ranking
}

/// Hands out the prizes in order. Tied seats add up the prizes of the places they take and divide, rounding
/// down.
fn divide(ranking: ArrayVec<Ranked, 6>, prizes: &[u8]) -> Awards {
    let mut awards = Awards::new();
    let mut place = 0;
    let rivals = |strength: u8| ranking.iter().filter(|(_, (other, ..))| *other == strength).count() > 1;
    for tied in ranking.chunk_by(|a, b| a.1 == b.1) {
        let sum: u8 = prizes.iter().skip(place).take(tied.len()).sum();
        if place < prizes.len() {
            for (seat, (strength, ..)) in tied {
                let gain = sum / tied.len() as u8;
                let tied = rivals(*strength);
                awards.push(Award { seat: *seat, place: place as u8 + 1, strength: *strength, gain, tied });
            }
        }
        place += tied.len();
    }
    awards
}

/// Glory of the Giant token at the end of the current age.
pub(crate) fn giant(state: &State) -> u8 {
    let values = if state.few() { GIANT_FEW.value } else { GIANT.value };
    values[state.age as usize]
}

/// How many cards a band counts for, and its glory. Skeletons have left it; a leading Dwarf counts as two cards.
pub(crate) fn band(state: &State, band: Band) -> (u8, u8) {
    let counted = band.living() + state.layout.tribe(band.leader()).rules().score_bonus;
    (counted, BAND.value[(counted as usize).min(BAND.value.len() - 1)])
}
