//! Sensible answers in a battle, at a glance: for odds and for bots.

use kernel::Seat;

use super::{Fight, What};
use crate::action::Action;
use crate::content::{Section, content};
use crate::name::{Shape, Unit, Way};
use crate::state::{State, kind_of};
use crate::task::Task;

/// What a unit is worth beside others.
pub(crate) fn worth(unit: Unit) -> i32 {
    let card = content().unit(unit);
    let shape = match card.shape {
        Shape::Triangle => 0,
        Shape::Circle => 4,
        Shape::Rectangle => 6,
        Shape::Hexagon => 14,
    };
    12 + 4 * i32::from(card.health) + shape
}

/// The answer that costs least and hurts most. Of equal ones the first.
pub(crate) fn sensible(state: &State, seat: Seat, task: Task) -> Action {
    let mut best = (i32::MIN, Action::Done);
    task.options(state, seat, &mut |action| {
        let merit = match task {
            Task::Fight(step) => merit(state, step, action),
            _ => 0,
        };
        if merit > best.0 {
            best = (merit, action);
        }
    });
    best.1
}

/// How good an answer is for who gives it.
pub(crate) fn merit(state: &State, step: Fight, action: Action) -> i32 {
    match (step, action) {
        (Fight::Assign { side, what, .. }, Action::Figure(unit, routed, damage)) => {
            let loss = loss(state, side, what, unit, routed, damage);
            if what.by_opponent() { loss } else { -loss }
        }
        (Fight::Assign { .. }, _) => -1,
        (Fight::Surplus, Action::Figure(unit, routed, _)) => -worth(unit) + i32::from(routed) * 4,
        (Fight::Overpower { .. }, Action::Figure(unit, ..)) => worth(unit),
        (Fight::Overpower { .. }, _) => 14,
        // One unit for two damage.
        (Fight::Fury { side }, Action::Yes) => {
            i32::from(state.battle.all_standing(usize::from(1 - side)) > 1)
        }
        (Fight::RainFire { .. }, Action::Way(Way::Rectangle)) => 1,
        (Fight::Surge { .. }, Action::Way(Way::Damage)) => 1,
        (Fight::Defence | Fight::Conquest, Action::Yes) => 1,
        (Fight::Stand { .. } | Fight::Feign { .. }, Action::Figure(unit, ..)) => worth(unit),
        (Fight::Stand { .. }, Action::Hero(_)) => 12,
        (Fight::Window { .. }, Action::Done) => 1,
        (Fight::Support { side, .. }, Action::Unit(unit)) => {
            i32::from(state.battle.standing(side.into(), kind_of(unit)))
        }
        (Fight::Discard { .. }, Action::Discard(section)) => match section {
            Section::Miss => 0,
            Section::Rout(count) => -i32::from(count),
            Section::Damage(count) => -2 * i32::from(count),
            Section::Special => -3,
        },
        _ => 0,
    }
}

/// What it costs a side that this happens to that figure: all that stand count one in the end, all survivors heal.
fn loss(state: &State, side: u8, what: What, unit: Unit, routed: bool, damage: u8) -> i32 {
    let whole = worth(unit) / if routed { 2 } else { 1 };
    let blows = if what == What::HitTwice { 2 } else { 1 };
    match what {
        What::Hit | What::HitTough | What::HitTwice | What::HitFree | What::HitApart => {
            let left = state.health(side, kind_of(unit)).saturating_sub(damage + blows);
            if left == 0 { whole } else { whole / 4 - i32::from(left) }
        }
        What::Rout | What::RoutSlow | What::Charge | What::ChargeTriangle => {
            let drawn = state.battle.drawn[usize::from(side)] >> kind_of(unit) & 1 == 1;
            whole / 2 - if drawn { 6 } else { 0 }
        }
        What::Terrify if !routed => whole / 2,
        _ => whole,
    }
}
