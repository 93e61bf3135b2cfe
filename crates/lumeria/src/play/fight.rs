//! Attacks: dice, hits, what they do, and who falls.

use kernel::{Listener, Luck, Seat, Trace};

use super::Execution;
use crate::ability::Power;
use crate::cell::{Cell, Cells};
use crate::content::COMPENSATION;
use crate::event::{Event, Faces};
use crate::manoeuvre::Manoeuvre;
use crate::state::{Dice, Stage, Stance, Step, other};

impl<L: Luck, T: Listener<Event>> Execution<'_, L, T> {
    pub(super) fn attack(&mut self, seat: Seat, to: Cell, melee: bool) {
        let from = self.active();
        let odds = self.state.odds(seat, from, to, melee);
        self.state.draft.target = Some(to);
        self.state.draft.melee = melee;
        self.state.dice.needed = odds.needed;
        self.roll(odds.dice);
        let (unit, faces) = (self.name(seat, from), self.faces());
        self.told(|| Event::Attacked { seat, unit, from, to, melee, faces, needed: odds.needed });
        if self.state.stage == Stage::Activations && self.state.side(seat).has(Manoeuvre::Fortune) {
            self.state.step = Step::Fortune;
        } else {
            self.resolve(seat);
        }
    }

    pub(super) fn roll(&mut self, count: u8) {
        self.trace = Trace::Random;
        let dice = &mut self.state.dice;
        *dice = Dice { count, needed: dice.needed, ..Dice::default() };
        for face in &mut dice.faces[..count as usize] {
            *face = self.luck.roll(6) as u8 + 1;
        }
    }

    pub(super) fn faces(&self) -> Faces {
        self.state.dice.faces().iter().copied().collect()
    }

    fn target(&self) -> Cell {
        self.state.draft.target.expect("an attack has a target")
    }

    /// The roll is final: wounds, then the push, then the renewal track.
    pub(super) fn resolve(&mut self, seat: Seat) {
        let to = self.target();
        let hits = self.state.dice.hits();
        let foe = other(seat);
        let toughness = self.state.card(foe, to).toughness.value;
        let target = &mut self.state.units[to.index()];
        target.wounds += hits;
        let wounds = target.wounds;
        let unit = self.name(foe, to);
        self.told(|| Event::Hit { unit, cell: to, hits, wounds });
        if wounds >= toughness {
            self.defeat(foe, to);
        } else if hits > 0 && self.state.draft.melee {
            if self.state.pushed_to(seat, self.active(), to).is_some()
                && self.state.power(foe) == Some(Power::Stand)
            {
                self.state.turn = foe;
                self.state.step = Step::Stand;
                return;
            }
            self.push(seat);
        }
        self.end_attack(seat);
    }

    /// The active unit of a seat pushes its target, unless something prevents it.
    pub(super) fn push(&mut self, seat: Seat) {
        let (from, at) = (self.active(), self.target());
        let Some(to) = self.state.pushed_to(seat, from, at) else { return };
        let exhausted = self.state.staggers(seat, from, at);
        let foe = other(seat);
        self.shift(foe, at, to);
        if exhausted {
            self.state.units[to.index()].stance = Stance::Exhausted;
        }
        self.state.draft.target = Some(to);
        let unit = self.name(foe, to);
        self.told(|| Event::Pushed { unit, from: at, to, exhausted });
    }

    fn defeat(&mut self, seat: Seat, cell: Cell) {
        let unit = self.name(seat, cell);
        let lost = std::mem::take(&mut self.state.units[cell.index()]);
        let side = self.state.side_mut(seat);
        side.cells = side.cells.without(Cells::one(cell));
        side.done = side.done.without(Cells::one(cell));
        side.lost[lost.kind as usize] += 1;
        side.fallen += 1;
        side.gold += u16::from(COMPENSATION.value);
        let gold = side.gold;
        self.told(|| Event::Defeated { seat, unit, cell, gold });
    }

    /// Counts the misses on the renewal track.
    pub(super) fn end_attack(&mut self, seat: Seat) {
        let misses = self.state.dice.count - self.state.dice.hits();
        let last = self.state.edition.track.value;
        if let Some(from) = self.state.side(seat).track {
            let field = (from + misses).min(last);
            if field > from {
                self.state.side_mut(seat).track = Some(field);
                self.told(|| Event::Renewing { seat, field });
            }
            if field == last {
                self.state.turn = seat;
                self.state.step = Step::Renew;
                return;
            }
        }
        self.after_attack(seat);
    }

    pub(super) fn renew(&mut self, seat: Seat, manoeuvre: Manoeuvre) {
        let side = self.state.side_mut(seat);
        side.slots |= 1 << manoeuvre as u8;
        side.track = None;
        let next = side.aside() > 0;
        side.track = next.then_some(0);
        self.told(|| Event::Renewed { seat, manoeuvre, next });
    }

    /// The attack is over, but for a move that an ability offers.
    pub(super) fn after_attack(&mut self, seat: Seat) {
        let from = self.active();
        let fields = self.state.retreat(seat, from, self.target(), self.state.draft.melee);
        if self.state.reach(seat, from, fields).is_empty() {
            return self.end_of_attacker(seat);
        }
        self.state.draft.retreat = fields;
        self.state.turn = seat;
        self.state.step = Step::Retreat;
    }

    /// The unit that attacked has done everything.
    pub(super) fn end_of_attacker(&mut self, seat: Seat) {
        match self.state.stage {
            Stage::Activations => self.end_activation(seat),
            Stage::Early | Stage::Late => self.next_in_company(seat, Step::Volley, self.active()),
            stage => unreachable!("there are no attacks in {stage:?}"),
        }
    }
}
