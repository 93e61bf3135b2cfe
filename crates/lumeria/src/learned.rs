//! How positions and answers are put to a network.
//!
//! Units are told by what is printed on them and not by their names, so content of one's own can be played, too. The
//! board is turned for seat 1. All that is known is public in this game.

use kernel::{Inputs, Insight, Learned, Output, Rung, Seat};

use crate::Lumeria;
use crate::action::Action;
use crate::cell::Cell;
use crate::content::{ACTIVATIONS, Card};
use crate::insight::{Goals, attacks, expected, harm, stride};
use crate::manoeuvre::Manoeuvre;
use crate::state::{Stage, Stance, State, Step, act, other};

const FIELDS: usize = 64;
/// Toughness left (5), melee (4), ranged, movement (3), not activated yet, fortified, exhausted.
const PLANES: usize = 16;
/// Two sides.
const UNITS: usize = 2 * FIELDS * PLANES;
/// The active unit, its target, the unit before it; what earns points for each side.
const MARKS: usize = 5 * FIELDS;
const STEPS: usize = 18;
const STAGES: usize = 6;
/// Points missing (12), gold (12), slots (3), track (8), god, activations left (3), stopped, fallen (2), cards (8).
const SIDE: usize = 50;
/// First player, passes (2), acts (4), extra, blessing, left (2), hits (6), lethal, melee, cost of what is recruited (8).
const GLOBAL: usize = 27;

/// Answers that name a field.
const PLACED: usize = 6;
/// Units to recruit, by cost, toughness and whether they shoot.
const RECRUITS: usize = 8 * 4 * 2;
/// All other answers, by step.
const PLAIN: usize = 15;

impl Learned for Lumeria {
    const ENCODING: u32 = 2;
    const INPUTS: usize = UNITS + MARKS + STEPS + STAGES + 2 * SIDE + GLOBAL;
    const OUTPUTS: usize = PLACED * FIELDS + RECRUITS + PLAIN * STEPS;
    const KINDS: usize = 8;

    const WEIGHTS: Option<&'static [u8]> = Some(include_bytes!("../learned/net.bin"));

    // Measured in RESULTS.md.
    const LADDER: [Rung; 6] = [
        Rung { visits: 0, softness: 1.3 },
        Rung { visits: 0, softness: 1.0 },
        Rung { visits: 0, softness: 0.65 },
        Rung { visits: 4, softness: 0.3 },
        Rung { visits: 32, softness: 0.0 },
        Rung { visits: 800, softness: 0.0 },
    ];

    fn players(_: &State) -> usize {
        2
    }

    fn inputs(state: &State, seat: Seat, into: &mut Inputs) {
        let view = Looking { state, seat };
        for (nth, side) in [seat, other(seat)].into_iter().enumerate() {
            for cell in state.side(side).cells.iter() {
                view.unit(side, cell, (nth * FIELDS + view.turned(cell)) * PLANES, into);
            }
        }
        let goals = Goals::of(state);
        let mark = |nth: usize, cell: Cell| UNITS + nth * FIELDS + view.turned(cell);
        let draft = &state.draft;
        for (nth, cell) in [draft.unit, draft.target, draft.other].into_iter().enumerate() {
            cell.into_iter().for_each(|cell| into.set(mark(nth, cell)));
        }
        for (nth, side) in [seat, other(seat)].into_iter().enumerate() {
            goals.all(side).iter().for_each(|cell| into.set(mark(3 + nth, cell)));
        }
        let mut at = UNITS + MARKS;
        into.set(at + state.step as usize);
        at += STEPS;
        into.set(at + state.stage as usize);
        at += STAGES;
        for side in [seat, other(seat)] {
            view.side(side, at, into);
            at += SIDE;
        }
        view.global(at, into);
        into.dense[0] = f32::from(state.side(seat).points) - f32::from(state.side(other(seat)).points);
        into.dense[0] /= f32::from(state.scenario().target.value.max(1));
        // What the outlook says, which hides nothing in this game.
        let chance = Lumeria::outlook(state)[seat.index()].clamp(0.02, 0.98);
        into.dense[1] = (chance / (1.0 - chance)).ln() / 2.0;
    }

    fn output(state: &State, seat: Seat, action: Action) -> Output {
        let view = Looking { state, seat };
        let goals = Goals::of(state);
        let placed = |nth: usize, cell: Cell| nth * FIELDS + view.turned(cell);
        let plain = |nth: usize| PLACED * FIELDS + RECRUITS + nth * STEPS + state.step as usize;
        let (index, kind, features) = match action {
            Action::Pick(cell) => (placed(0, cell), 0, view.pick(cell, &goals)),
            Action::Move(cell) => (placed(1, cell), 1, view.step_to(cell, &goals)),
            Action::Run(cell) => (placed(2, cell), 2, view.step_to(cell, &goals)),
            Action::Strike(cell) => (placed(3, cell), 3, view.attack(cell, true, &goals)),
            Action::Shoot(cell) => (placed(4, cell), 4, view.attack(cell, false, &goals)),
            Action::Place(cell) => (placed(5, cell), 1, view.step_to(cell, &goals)),
            Action::Recruit(name) => {
                let card = state.army(seat).card(name);
                (PLACED * FIELDS + card.map_or(0, recruit), 5, card.map_or([0.0; 4], printed))
            }
            Action::Reroll => (plain(0), 6, view.roll(&goals)),
            Action::Keep => (plain(1), 6, [0.0; 4]),
            Action::Done => (plain(2), 7, [0.0; 4]),
            Action::Pass => (plain(3), 7, view.left()),
            Action::Roll => (plain(4), 7, [0.0; 4]),
            Action::Begin(first) => (plain(5 + usize::from(first == seat)), 7, [0.0; 4]),
            Action::March => (plain(7), 7, [0.0; 4]),
            Action::Volley => (plain(8), 7, [0.0; 4]),
            Action::Fortify => (plain(9), 7, [0.0; 4]),
            Action::Aim => (plain(10), 7, [0.0; 4]),
            Action::Invoke => (plain(11), 7, [0.0; 4]),
            Action::Renew(manoeuvre) => (plain(12 + manoeuvre as usize), 7, [0.0; 4]),
        };
        Output { index: index as u16, kind, features }
    }
}

/// A unit that can be recruited, by what is printed on it.
fn recruit(card: &Card) -> usize {
    let cost = usize::from(card.cost.value.min(7));
    let toughness = usize::from(card.toughness.value.clamp(1, 4) - 1);
    (cost * 4 + toughness) * 2 + usize::from(card.ranged.value > 0)
}

fn printed(card: &Card) -> [f32; 4] {
    [card.melee.value, card.ranged.value, card.movement.value, card.cost.value]
        .map(|number| f32::from(number) / 4.0)
}

/// A position as a seat looks at it.
struct Looking<'a> {
    state: &'a State,
    seat: Seat,
}

impl Looking<'_> {
    /// The number of a field, as seen from below.
    fn turned(&self, cell: Cell) -> usize {
        match self.seat.index() {
            0 => cell.index(),
            _ => self.state.board().opposite(cell).index(),
        }
    }

    fn unit(&self, owner: Seat, cell: Cell, at: usize, into: &mut Inputs) {
        let (unit, card) = (self.state.unit(cell), self.state.card(owner, cell));
        let left = card.toughness.value.saturating_sub(unit.wounds);
        into.count(at, left.into(), 5);
        into.count(at + 5, card.melee.value.into(), 4);
        into.count(at + 9, card.ranged.value.into(), 1);
        into.count(at + 10, card.movement.value.into(), 3);
        if self.state.fresh(owner).has(cell) {
            into.set(at + 13);
        }
        match unit.stance {
            Stance::Ready => {}
            Stance::Fortified => into.set(at + 14),
            Stance::Exhausted => into.set(at + 15),
        }
    }

    fn side(&self, seat: Seat, at: usize, into: &mut Inputs) {
        let side = self.state.side(seat);
        let target = self.state.scenario().target.value;
        into.count(at, target.saturating_sub(side.points).into(), 12);
        into.count(at + 12, side.gold.into(), 12);
        for manoeuvre in Manoeuvre::ALL {
            if side.has(manoeuvre) {
                into.set(at + 24 + manoeuvre as usize);
            }
        }
        if let Some(track) = side.track {
            into.set(at + 27 + usize::from(track.min(7)));
        }
        into.count(at + 35, usize::from(side.god), 1);
        into.count(at + 36, usize::from(ACTIVATIONS.value.saturating_sub(side.activations)), 3);
        into.count(at + 39, usize::from(side.stopped), 1);
        into.count(at + 40, side.fallen.into(), 2);
        into.count(at + 42, side.piles.iter().map(|&pile| usize::from(pile)).sum(), 8);
    }

    fn global(&self, at: usize, into: &mut Inputs) {
        let State { draft, dice, .. } = self.state;
        into.count(at, usize::from(self.state.first == self.seat), 1);
        into.count(at + 1, self.state.passes.into(), 2);
        for (nth, bit) in [act::MOVE, act::RUN, act::FORTIFY, act::AIM].into_iter().enumerate() {
            into.count(at + 3 + nth, usize::from(draft.acts & bit != 0), 1);
        }
        into.count(at + 7, draft.extra.into(), 1);
        into.count(at + 8, draft.blessing.into(), 1);
        into.count(at + 9, draft.left.into(), 2);
        if let (Step::Fortune | Step::Stand, Some(target)) = (self.state.step, draft.target) {
            let hits = dice.hits();
            into.count(at + 11, hits.into(), 6);
            let owner = if self.state.step == Step::Stand { self.seat } else { other(self.seat) };
            let left =
                self.state.card(owner, target).toughness.value.saturating_sub(self.state.unit(target).wounds);
            into.count(at + 17, usize::from(hits >= left), 1);
        }
        into.count(at + 18, usize::from(draft.melee), 1);
        if self.state.step == Step::Place {
            let card = &self.state.army(self.seat).cards[draft.kind as usize];
            into.count(at + 19, card.cost.value.into(), 8);
        }
    }

    /// The enemies next to a field.
    fn foes(&self, cell: Cell) -> f32 {
        let foes = self.state.side(other(self.seat)).cells;
        foes.iter().filter(|foe| foe.distance(cell) == 1).count() as f32
    }

    /// What a unit could do.
    fn pick(&self, cell: Cell, goals: &Goals) -> [f32; 4] {
        let best = |melee| attacks(self.state, self.seat, cell, melee, goals);
        let fields =
            if self.state.step == Step::March { 1 } else { self.state.card(self.seat, cell).movement.value };
        let far = goals.steps(self.seat, cell).min(4);
        [best(true), best(false), stride(self.state, self.seat, cell, fields, goals), f32::from(far) / 4.0]
    }

    /// What a unit gains by going somewhere.
    fn step_to(&self, to: Cell, goals: &Goals) -> [f32; 4] {
        let from = self.state.draft.unit.filter(|_| self.state.step != Step::Place);
        let here = from.map_or(0.0, |from| goals.place(self.seat, from));
        let gone = from.map_or(0.0, |from| self.foes(from));
        [
            goals.place(self.seat, to) - here,
            self.foes(to) / 2.0,
            gone / 2.0,
            goals.place(other(self.seat), to),
        ]
    }

    /// What an attack would bring.
    fn attack(&self, target: Cell, melee: bool, goals: &Goals) -> [f32; 4] {
        let Some(from) = self.state.draft.unit else { return [0.0; 4] };
        let odds = self.state.odds(self.seat, from, target, melee);
        let foe = other(self.seat);
        let left =
            self.state.card(foe, target).toughness.value.saturating_sub(self.state.unit(target).wounds);
        [
            expected(self.state, self.seat, from, target, melee, goals),
            odds.at_least(left),
            goals.place(foe, target),
            f32::from(self.state.card(foe, target).cost.value) / 4.0,
        ]
    }

    /// What would be given up by rolling again: what the roll does to its target, and whether it kills.
    fn roll(&self, goals: &Goals) -> [f32; 4] {
        let Some(target) = self.state.draft.target else { return [0.0; 4] };
        let (foe, hits) = (other(self.seat), self.state.dice.hits());
        let left =
            self.state.card(foe, target).toughness.value.saturating_sub(self.state.unit(target).wounds);
        let kills = f32::from(u8::from(hits >= left));
        let share = f32::from(hits) / f32::from(self.state.dice.count.max(1));
        [harm(self.state, self.seat, target, hits, goals), kills, share, 1.0]
    }

    /// What passing gives up: units that could still act.
    fn left(&self) -> [f32; 4] {
        let fresh = self.state.fresh(self.seat);
        let near = |cell: &Cell| self.foes(*cell) > 0.0;
        let activations = self.state.stage == Stage::Activations;
        let fighting = fresh.iter().filter(near).count() as f32;
        [fresh.len() as f32 / 4.0, fighting / 2.0, f32::from(u8::from(activations)), 0.0]
    }
}
