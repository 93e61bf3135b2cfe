//! How bots judge positions and answers.
//!
//! The outlook guesses how many points each side is ahead, and turns that into chances. Units count for what
//! they cost, for what is left of them, and for how near they are to what brings points.

use kernel::{Disclosure, Insight, Luck, MEASURES, Outlook, Seat};

use crate::Lumeria;
use crate::action::Action;
use crate::attack::Odds;
use crate::cell::{Cell, Cells};
use crate::content::{ACTIVATIONS, Card, Score};
use crate::state::{Stage, Stance, State, Step, act, other};

/// What a unit is worth for each gold it costs, in points.
const UNIT: f32 = 0.30;
/// What gold is worth that is not spent yet.
const GOLD: f32 = 0.22;
/// What a token on its slot is worth.
const TOKEN: f32 = 0.12;
/// What the token of the god is worth until the round ends.
const GOD: f32 = 0.10;
/// What an activation is worth that is still to come.
const ACTIVATION: f32 = 0.10;
/// What the first field next to a goal is worth.
const NEAR: f32 = 0.42;
/// What each field more takes from that.
const FADING: f32 = 0.07;
/// The part that one unit has in a majority.
const SHARE: f32 = 0.35;
/// The largest random change of a rating in `instinct`, in thousandths.
const NOISE: u32 = 80;
/// The lead in points that makes a win likely.
const SPREAD: f32 = 2.6;

impl Insight for Lumeria {
    const REASONS: &'static [[&'static str; 2]] = &[
        ["reason-points-more", "reason-points-less"],
        ["reason-foe-points-more", "reason-foe-points-less"],
        ["reason-units-more", "reason-units-less"],
        ["reason-foe-units-more", "reason-foe-units-less"],
    ];

    // Fewer units of the enemy, more units.
    const STYLES: [[f32; MEASURES]; 2] = [[0.0, 0.0, 0.0, -1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0, 0.0, 0.0]];

    fn measures(state: &State, seat: Seat) -> [f32; MEASURES] {
        let [own, foe] = [seat, other(seat)].map(|seat| state.side(seat));
        let [points, foe_points] = [own, foe].map(|side| f32::from(side.points));
        let [units, foe_units] = [own, foe].map(|side| side.cells.len() as f32);
        [points, foe_points, units, foe_units, 0.0, 0.0]
    }

    fn outlook(state: &State) -> Outlook {
        let goals = Goals::of(state);
        let values = [0, 1].map(|seat| value(state, Seat::new(seat), &goals));
        let lead = values[0] - values[1] + promise(state, &goals);
        let chance = 1.0 / (1.0 + (-lead / SPREAD).exp());
        let mut outlook = [0.0; Seat::MAX];
        outlook[0] = chance;
        outlook[1] = 1.0 - chance;
        outlook
    }

    fn instinct(state: &State, seat: Seat, legal: &[Action], luck: &mut impl Luck) -> usize {
        let any = |luck: &mut _| Luck::pick(luck, legal.len() as u32) as usize;
        let last = legal.len() - 1;
        match state.step {
            Step::First => seat.index(),
            // The last answer is to pass.
            Step::Recruit => luck.pick(last.max(1) as u32) as usize,
            Step::Manoeuvre if luck.pick(4) > 0 => last,
            Step::Manoeuvre => 0,
            Step::March | Step::Volley | Step::Activate => best_unit(state, seat, legal, luck),
            Step::Stride | Step::Act | Step::Target | Step::Retreat => best_act(state, seat, legal, luck),
            Step::Fortune => usize::from(kills(state, seat) || state.dice.hits() * 2 >= state.dice.count),
            Step::Initiative | Step::Place | Step::Bless | Step::Stand | Step::Renew => any(luck),
            Step::Decide | Step::Over => any(luck),
        }
    }

    fn disclosure(_: &State, _: Seat) -> Disclosure {
        Disclosure::Open
    }

    const STEADY: bool = true;

    /// Rolling again what already defeats the unit, stopping while a unit could be activated, and attacks that cannot hit.
    /// The outlook grows when a round is scored, so search is no judge of answers that end it sooner.
    fn doubt(state: &State, seat: Seat, action: Action) -> f32 {
        let hopeless = |target, melee| {
            state.draft.unit.is_some_and(|unit| state.odds(seat, unit, target, melee).hit() <= 0.0)
        };
        let doubtful = match action {
            Action::Reroll => kills(state, seat),
            Action::Pass => state.step == Step::Activate,
            Action::Strike(target) => hopeless(target, true),
            Action::Shoot(target) => hopeless(target, false),
            _ => false,
        };
        f32::from(u8::from(doubtful))
    }
}

/// Whether the roll defeats the unit that is attacked.
fn kills(state: &State, seat: Seat) -> bool {
    state.draft.target.is_some_and(|target| {
        let left = state.card(other(seat), target).toughness.value - state.unit(target).wounds;
        state.dice.hits() >= left
    })
}

/// What brings points in this scenario.
pub(crate) struct Goals {
    /// Fields on which units of each seat earn points, and how many: the marked ones, and camps of the enemy.
    cells: [[(Cells, f32); 2]; 2],
    /// Points for a defeated enemy.
    kill: f32,
}

impl Goals {
    pub(crate) fn of(state: &State) -> Goals {
        let mut goals = Goals { cells: [[(Cells::NONE, 0.0); 2]; 2], kill: 0.0 };
        for score in &state.scenario().scores {
            for seat in [0, 1] {
                match score.value {
                    Score::Fields(points) => {
                        goals.cells[seat][0] = (state.scenario().fields.value, f32::from(points));
                    }
                    // No unit brings the points alone.
                    Score::Majority(points) => {
                        goals.cells[seat][0] = (state.scenario().fields.value, SHARE * f32::from(points));
                    }
                    Score::Camps(points) => {
                        goals.cells[seat][1] = (state.board().camps[1 - seat], f32::from(points));
                    }
                    Score::Defeated(points) => goals.kill = f32::from(points),
                }
            }
        }
        goals
    }

    /// What it is worth to a seat that a unit stands here.
    #[inline]
    pub(crate) fn place(&self, seat: Seat, cell: Cell) -> f32 {
        let worth = |&(cells, points): &(Cells, f32)| match steps(cells, cell) {
            0 => points,
            steps => points * (NEAR - FADING * f32::from(steps - 1)).max(0.0),
        };
        self.cells[seat.index()].iter().map(worth).fold(0.0, f32::max)
    }

    /// All fields that earn points for a seat.
    pub(crate) fn all(&self, seat: Seat) -> Cells {
        let [(marked, _), (camps, _)] = self.cells[seat.index()];
        marked.or(camps)
    }

    /// How far it is from here to the nearest goal of a seat.
    #[inline]
    pub(crate) fn steps(&self, seat: Seat, cell: Cell) -> u8 {
        steps(self.all(seat), cell)
    }
}

/// How far it is from here to the nearest of these fields.
#[inline]
fn steps(cells: Cells, cell: Cell) -> u8 {
    cells.iter().map(|goal| goal.distance(cell)).min().unwrap_or(9)
}

/// What a wounded unit is worth.
#[inline]
fn worth(card: &Card, wounds: u8) -> f32 {
    let left = f32::from(card.toughness.value - wounds.min(card.toughness.value));
    if left == 0.0 {
        return 0.0;
    }
    UNIT * f32::from(card.cost.value) * (0.4 + 0.6 * left / f32::from(card.toughness.value))
}

fn value(state: &State, seat: Seat, goals: &Goals) -> f32 {
    let side = state.side(seat);
    let mut value = f32::from(side.points)
        + GOLD * f32::from(side.gold.min(12))
        + TOKEN * side.slots.count_ones() as f32
        + goals.kill * f32::from(state.side(other(seat)).fallen);
    if state.stage != Stage::Late {
        value += GOD * f32::from(u8::from(side.god));
        if !side.stopped {
            let fresh =
                side.cells.without(side.done).len().min(u32::from(ACTIVATIONS.value - side.activations));
            value += ACTIVATION * fresh as f32;
        }
    }
    for cell in side.cells.iter() {
        let unit = state.unit(cell);
        let card = state.card(seat, cell);
        let safety = match unit.stance {
            Stance::Ready => 0.0,
            Stance::Exhausted => -0.08,
            Stance::Fortified => 0.08,
        };
        value += worth(card, unit.wounds) + goals.place(seat, cell) + safety;
    }
    value
}

/// What the seat that is asked is about to gain, as an advantage of seat 0: the unit it has paid for, the attack or the
/// move of its active unit, or the hits of the last roll.
fn promise(state: &State, goals: &Goals) -> f32 {
    let seat = if state.step == Step::Stand { other(state.turn) } else { state.turn };
    let gain = match (state.step, state.draft.unit) {
        (Step::Place, _) => {
            let card = &state.army(seat).cards[state.draft.kind as usize];
            worth(card, 0) + best_of(state.entries(seat), |cell| goals.place(seat, cell))
        }
        (Step::March, _) => {
            let marchers = state.marchers(seat, state.draft.other);
            best_of(marchers, |cell| stride(state, seat, cell, 1, goals))
        }
        (Step::Volley, _) => {
            let shooters = state.shooters(seat, state.draft.other);
            best_of(shooters, |cell| attacks(state, seat, cell, false, goals))
        }
        (Step::Act, Some(cell)) => {
            let strikes = attacks(state, seat, cell, true, goals);
            let shots = attacks(state, seat, cell, false, goals);
            let moved = state.draft.acts & (act::MOVE | act::RUN) != 0;
            let fields = if moved { 0 } else { state.card(seat, cell).movement.value };
            0.8 * strikes.max(shots).max(stride(state, seat, cell, fields, goals))
        }
        (Step::Target, Some(cell)) => attacks(state, seat, cell, false, goals),
        (Step::Stride, Some(cell)) => stride(state, seat, cell, 1, goals),
        (Step::Fortune, Some(_)) => {
            let target = state.draft.target;
            target.map_or(0.0, |target| harm(state, seat, target, state.dice.hits(), goals))
        }
        (Step::Act | Step::Target | Step::Stride | Step::Fortune, None) => 0.0,
        (Step::Initiative | Step::First | Step::Recruit | Step::Manoeuvre | Step::Activate, _) => 0.0,
        (Step::Bless | Step::Stand | Step::Renew | Step::Retreat | Step::Decide | Step::Over, _) => 0.0,
    };
    if seat.index() == 0 { gain } else { -gain }
}

/// The best rating of these fields; 0 if none is better.
fn best_of(cells: Cells, rate: impl Fn(Cell) -> f32) -> f32 {
    cells.iter().map(rate).fold(0.0, f32::max)
}

/// What a unit gains by its best move of at most `fields` fields.
pub(crate) fn stride(state: &State, seat: Seat, cell: Cell, fields: u8, goals: &Goals) -> f32 {
    let here = goals.place(seat, cell);
    best_of(state.reach(seat, cell, fields), |to| goals.place(seat, to) - here)
}

/// What the best attack of a unit can be expected to bring.
pub(crate) fn attacks(state: &State, seat: Seat, cell: Cell, melee: bool, goals: &Goals) -> f32 {
    best_of(state.targets(seat, cell, melee), |target| expected(state, seat, cell, target, melee, goals))
}

/// What an attack can be expected to bring.
pub(crate) fn expected(
    state: &State,
    seat: Seat,
    from: Cell,
    target: Cell,
    melee: bool,
    goals: &Goals,
) -> f32 {
    let odds: Odds = state.odds(seat, from, target, melee);
    let mean = odds.hit() * f32::from(odds.dice);
    let foe = other(seat);
    let left = state.card(foe, target).toughness.value - state.unit(target).wounds;
    let kill = odds.at_least(left);
    let all = harm(state, seat, target, left, goals);
    let pushed = if melee && state.behind(from, target).is_some() { odds.at_least(1) } else { 0.0 };
    kill * all
        + (1.0 - kill) * (mean / f32::from(left)).min(1.0) * 0.5 * all
        + 0.4 * pushed * goals.place(foe, target)
}

/// What the enemy loses by hits on a unit.
pub(crate) fn harm(state: &State, seat: Seat, target: Cell, hits: u8, goals: &Goals) -> f32 {
    let foe = other(seat);
    let card = state.card(foe, target);
    let wounds = state.unit(target).wounds;
    let lost = worth(card, wounds) - worth(card, wounds + hits);
    let dead = wounds + hits >= card.toughness.value;
    if dead { lost + goals.place(foe, target) + goals.kill - GOLD } else { lost }
}

/// The unit whose attack or move promises most; by luck sometimes another.
fn best_unit(state: &State, seat: Seat, legal: &[Action], luck: &mut impl Luck) -> usize {
    let goals = Goals::of(state);
    pick_best(legal, luck, |action| match action {
        Action::Pick(cell) if state.step == Step::Volley => attacks(state, seat, cell, false, &goals),
        Action::Pick(cell) if state.step == Step::March => stride(state, seat, cell, 1, &goals),
        Action::Pick(cell) => {
            let fight =
                attacks(state, seat, cell, true, &goals).max(attacks(state, seat, cell, false, &goals));
            let steps = f32::from(goals.steps(seat, cell).min(4));
            fight + 0.05 * steps
        }
        Action::Invoke => 0.1,
        Action::Done => 0.0,
        Action::Pass | Action::Roll | Action::Begin(_) | Action::Recruit(_) | Action::Place(_) => -1.0,
        Action::March | Action::Volley | Action::Move(_) | Action::Run(_) | Action::Fortify => -1.0,
        Action::Aim | Action::Strike(_) | Action::Shoot(_) | Action::Reroll | Action::Keep => -1.0,
        Action::Renew(_) => -1.0,
    })
}

/// The answer that promises most for the active unit; by luck sometimes another.
fn best_act(state: &State, seat: Seat, legal: &[Action], luck: &mut impl Luck) -> usize {
    let goals = Goals::of(state);
    let Some(from) = state.draft.unit else { return 0 };
    let here = goals.place(seat, from);
    pick_best(legal, luck, |action| match action {
        Action::Strike(target) => 0.1 + expected(state, seat, from, target, true, &goals),
        Action::Shoot(target) => 0.1 + expected(state, seat, from, target, false, &goals),
        Action::Move(to) => goals.place(seat, to) - here,
        Action::Run(to) => goals.place(seat, to) - here - 0.05,
        Action::Fortify => 0.08,
        Action::Aim => 0.02,
        Action::Invoke => 0.12,
        Action::Done | Action::Pass | Action::Roll | Action::Begin(_) | Action::Recruit(_) => 0.0,
        Action::Place(_) | Action::March | Action::Volley | Action::Pick(_) | Action::Reroll => 0.0,
        Action::Keep | Action::Renew(_) => 0.0,
    })
}

/// The answer with the best rating, each rating changed a little at random.
fn pick_best(legal: &[Action], luck: &mut impl Luck, rate: impl Fn(Action) -> f32) -> usize {
    let mut best = (f32::MIN, 0);
    for (at, &action) in legal.iter().enumerate() {
        let rating = rate(action) + 0.001 * luck.pick(NOISE) as f32;
        if rating > best.0 {
            best = (rating, at);
        }
    }
    best.1
}
