//! Which units a unit can attack, and with what chance.

use kernel::Seat;
use serde::Serialize;

use crate::ability::{Effect, Facts};
use crate::cell::{Cell, Cells, Way};
use crate::content::{DICE, HITS_ON, RANGE};
use crate::state::{Stage, Stance, State, act, other};

/// The dice of an attack and what they must show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Odds {
    /// How many dice are rolled.
    pub dice: u8,
    /// What a die must show to hit, from 2; above 6 nothing hits.
    pub needed: u8,
}

impl Odds {
    /// The chance that one die hits.
    #[must_use]
    #[inline]
    pub fn hit(self) -> f32 {
        f32::from(7 - self.needed.min(7)) / 6.0
    }

    /// The chance of at least this number of hits.
    #[must_use]
    pub fn at_least(self, hits: u8) -> f32 {
        let (hit, miss) = (self.hit(), 1.0 - self.hit());
        let mut fewer = 0.0;
        for count in 0..hits.min(self.dice + 1) {
            let mut chance = 1.0;
            for die in 0..self.dice {
                chance *=
                    if die < count { hit * f32::from(self.dice - die) / f32::from(die + 1) } else { miss };
            }
            fewer += chance;
        }
        (1.0 - fewer).max(0.0)
    }
}

/// The odds of an attack of the unit on `from` against the unit on `to`, as things stand now: in a volley with
/// one die, in an activation with what was aimed, moved or invoked before. `None` if the rules of range and
/// sides forbid the attack.
#[must_use]
pub fn odds(state: &State, from: Cell, to: Cell, melee: bool) -> Option<Odds> {
    let seat = Seat::all(2).find(|&seat| state.side(seat).cells.has(from))?;
    state.targets(seat, from, melee).has(to).then(|| state.odds(seat, from, to, melee))
}

impl State {
    /// The enemies a unit can attack from where it stands.
    #[inline]
    pub(crate) fn targets(&self, seat: Seat, cell: Cell, melee: bool) -> Cells {
        if self.card(seat, cell).dice(melee) == 0 {
            return Cells::NONE;
        }
        let enemies = self.side(other(seat)).cells;
        if melee {
            return Cells::one(cell).beside().and(enemies);
        }
        let taken = self.taken();
        let seen = Way::ALL.into_iter().filter_map(|way| {
            let mut line = std::iter::successors(cell.step(way), |next| next.step(way));
            line.by_ref().take(RANGE.value as usize + 1).find(|&next| taken.has(next))
        });
        seen.collect::<Cells>().and(enemies)
    }

    /// The odds of an attack that is allowed.
    #[inline]
    pub(crate) fn odds(&self, seat: Seat, from: Cell, to: Cell, melee: bool) -> Odds {
        let active = self.stage == Stage::Activations && self.draft.unit == Some(from);
        let mine = self.facts(seat, from, to, melee);
        let theirs = self.facts(other(seat), to, from, melee);
        let mut modifier = i8::from(melee && self.behind(from, to).is_none());
        if active && !melee && self.draft.acts & act::AIM != 0 {
            let better = |effect| if let Effect::Aim(number) = effect { Some(number) } else { None };
            modifier += self.effect(seat, from, mine, better).unwrap_or(1);
        }
        let pierce = |effect| (effect == Effect::Pierce).then_some(());
        modifier += match self.unit(to).stance {
            Stance::Ready => 0,
            Stance::Exhausted => 1,
            Stance::Fortified => -i8::from(self.effect(seat, from, mine, pierce).is_none()),
        };
        for clause in &self.card(seat, from).ability {
            if let Effect::Hit(number) = clause.value.effect
                && mine.include(clause.value.when)
            {
                modifier += number;
            }
        }
        for clause in &self.card(other(seat), to).ability {
            if let Effect::Guard(number) = clause.value.effect
                && theirs.include(clause.value.when)
            {
                modifier += number;
            }
        }
        let dice = match self.stage {
            Stage::Early | Stage::Late => 1,
            Stage::Opening | Stage::Recruitment | Stage::Activations | Stage::Cleanup => {
                let blessing = if active { self.draft.blessing } else { 0 };
                (self.card(seat, from).dice(melee) + blessing).min(DICE.value)
            }
        };
        Odds { dice, needed: (HITS_ON.value - modifier).clamp(2, 7) as u8 }
    }

    /// The facts of an attack as one of its units sees it.
    #[inline]
    fn facts(&self, seat: Seat, own: Cell, foe: Cell, melee: bool) -> Facts {
        let moved = self.draft.unit == Some(own) && self.draft.acts & act::MOVE != 0;
        let kind = if melee { Facts::MELEE } else { Facts::RANGED };
        kind.with(Facts::CLOSE.given(own.distance(foe) == 1))
            .with(Facts::MOVED.given(moved))
            .with(Facts::WOUNDED.given(self.unit(own).wounds > 0))
            .with(Facts::FORTIFIED.given(self.unit(own).stance == Stance::Fortified))
            .with(Facts::KIN.given(self.has_kin(seat, own)))
            .with(Facts::FOE_WOUNDED.given(self.unit(foe).wounds > 0))
    }

    /// The empty field behind a unit that is attacked from beside it.
    #[inline]
    pub(crate) fn behind(&self, from: Cell, to: Cell) -> Option<Cell> {
        let way = from.way_to(to)?;
        to.step(way).filter(|&cell| self.free().has(cell))
    }

    /// Where a unit that was hit in melee is pushed to; `None` if it stays.
    pub(crate) fn pushed_to(&self, seat: Seat, from: Cell, to: Cell) -> Option<Cell> {
        let theirs = self.facts(other(seat), to, from, true);
        let steadfast = |effect| (effect == Effect::Steadfast).then_some(());
        if self.effect(other(seat), to, theirs, steadfast).is_some() {
            return None;
        }
        let way = from.way_to(to)?;
        let far = |effect| if let Effect::Push(fields) = effect { Some(fields) } else { None };
        let fields = self.effect(seat, from, self.facts(seat, from, to, true), far).unwrap_or(1);
        let free = self.free();
        let line = std::iter::successors(to.step(way), |next| next.step(way));
        line.take(fields as usize).take_while(|&next| free.has(next)).last()
    }

    /// Whether what a unit pushes becomes exhausted.
    pub(crate) fn staggers(&self, seat: Seat, from: Cell, to: Cell) -> bool {
        let stagger = |effect| (effect == Effect::Stagger).then_some(());
        self.effect(seat, from, self.facts(seat, from, to, true), stagger).is_some()
    }

    /// How far a unit may move after its attack.
    pub(crate) fn retreat(&self, seat: Seat, from: Cell, target: Cell, melee: bool) -> u8 {
        let retreat = |effect| if let Effect::Retreat(fields) = effect { Some(fields) } else { None };
        self.effect(seat, from, self.facts(seat, from, target, melee), retreat).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_dice() {
        let near = |chance: f32, expected: f32| assert!((chance - expected).abs() < 1e-5, "{chance}");
        let even = Odds { dice: 3, needed: 4 };
        near(even.hit(), 0.5);
        near(even.at_least(0), 1.0);
        near(even.at_least(1), 7.0 / 8.0);
        near(even.at_least(2), 0.5);
        near(even.at_least(3), 1.0 / 8.0);
        near(even.at_least(4), 0.0);
        near(Odds { dice: 2, needed: 2 }.at_least(2), 25.0 / 36.0);
        near(Odds { dice: 6, needed: 7 }.at_least(1), 0.0);
    }

    #[test]
    fn chances_equal_the_share_of_all_rolls() {
        for dice in 1..=DICE.value {
            for needed in 2..=7 {
                let rolls = 6_u32.pow(dice.into());
                let mut counted = [0_u32; 8];
                for roll in 0..rolls {
                    let face = |die: u8| (roll / 6_u32.pow(die.into()) % 6) as u8 + 1;
                    let hits = (0..dice).filter(|&die| face(die) >= needed).count();
                    counted[..=hits].iter_mut().for_each(|count| *count += 1);
                }
                for (hits, count) in (0..).zip(counted) {
                    let (chance, share) = (Odds { dice, needed }.at_least(hits), count as f32 / rolls as f32);
                    assert!(
                        (chance - share).abs() < 1e-6,
                        "{dice} dice, {needed}+, {hits} hits: {chance} {share}"
                    );
                }
            }
        }
    }
}
