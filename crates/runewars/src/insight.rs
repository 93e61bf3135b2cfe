//! How bots judge a position.

use kernel::{Disclosure, Insight, Luck, Outlook, Seat};

use crate::Runewars;
use crate::action::Action;
use crate::content::content;
use crate::name::Way;
use crate::season::Weather;
use crate::state::{NONE, State, TYPES};
use crate::task::Task;
use crate::year::Year;

/// How sharply a lead in worth counts.
const SHARPNESS: f32 = 0.35;

/// What a seat has: dragon runes above all, then areas, units, strongholds, influence and cards.
fn worth(state: &State, seat: Seat) -> f32 {
    let side = state.side(seat);
    if side.out {
        return -20.0;
    }
    let mut worth = f32::from(state.dragons(seat)) * 3.0;
    for area in state.controlled(seat).iter() {
        let ground = state.ground(area);
        let produces: u8 = state.produces(area).iter().sum();
        worth += 0.25 + 0.1 * f32::from(produces);
        for kind in 0..TYPES {
            let health = content().unit(state.unit(Some(seat), kind)).health;
            worth += (0.12 + 0.06 * f32::from(health)) * f32::from(ground.count(kind));
        }
        worth += if ground.hold == seat.index() as u8 { 0.8 } else { 0.0 };
    }
    let dials: u8 = side.dials.iter().sum();
    worth += 0.08 * f32::from(dials) + 0.07 * f32::from(side.influence) + 0.1 * f32::from(side.tactics());
    worth + 0.5 * state.heroes_of(seat).count() as f32
}

impl Insight for Runewars {
    fn outlook(state: &State) -> Outlook {
        let mut outlook = [0.0; Seat::MAX];
        if !state.begun() {
            Seat::all(state.seats()).for_each(|seat| outlook[seat.index()] = 1.0 / state.seats() as f32);
            return outlook;
        }
        let mut sum = 0.0;
        for seat in Seat::all(state.seats()) {
            let share = (SHARPNESS * worth(state, seat)).exp();
            outlook[seat.index()] = share;
            sum += share;
        }
        outlook.iter_mut().for_each(|share| *share /= sum);
        outlook
    }

    /// Mostly goes on with what was begun: sends what can be sent, and declines only when chance says so.
    fn instinct(state: &State, _: Seat, legal: &[Action], luck: &mut impl Luck) -> usize {
        let _ = state;
        let eager = |action: &Action| match action {
            Action::Done => 1,
            Action::Send(_, _, count) | Action::Go(_, _, count) => 2 + u32::from(*count),
            Action::Way(Way::Fight | Way::Runes | Way::Objective) | Action::Yes => 6,
            _ => 4,
        };
        let sum: u32 = legal.iter().map(eager).sum();
        let mut at = luck.pick(sum);
        for (number, action) in legal.iter().enumerate() {
            let weight = eager(action);
            if at < weight {
                return number;
            }
            at -= weight;
        }
        0
    }

    fn disclosure(state: &State, _: Seat) -> Disclosure {
        match state.stack.top() {
            Some(Task::Year(Year::Orders) | Task::Weather(Weather::Bid)) => Disclosure::Sealed,
            _ => Disclosure::Told,
        }
    }

    fn unseal(state: &mut State, seat: Seat) {
        if Runewars::disclosure(state, seat) == Disclosure::Sealed {
            for other in Seat::all(state.seats()).filter(|&other| other != seat) {
                state.side_mut(other).sealed = NONE;
            }
        }
    }
}
