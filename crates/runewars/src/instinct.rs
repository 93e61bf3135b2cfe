//! A plausible answer at a glance: how games are played out in thought.

use kernel::{Luck, Seat};

use crate::action::Action;
use crate::battle::merit;
use crate::heroes::Venture;
use crate::insight::{Survey, appeal, quest_in};
use crate::march::March;
use crate::name::Way;
use crate::state::{State, Token};
use crate::task::Task;
use crate::year::Year;

/// Draws an answer by weights.
pub(crate) fn instinct(state: &State, seat: Seat, legal: &[Action], luck: &mut impl Luck) -> usize {
    let Some(task) = state.stack.top() else { return 0 };
    let weigh: &dyn Fn(Action) -> u32 = &match task {
        Task::Year(Year::Orders) | Task::March(March::Activate { .. }) => {
            let survey = Survey::of(state);
            return draw(legal, luck, |action| weight_of_plan(state, seat, &survey, action));
        }
        Task::Fight(step) => {
            // Nearly always what costs least and hurts most.
            let best = legal.iter().map(|&action| merit(state, step, action)).max().unwrap_or_default();
            return draw(legal, luck, |action| if merit(state, step, action) == best { 20 } else { 1 });
        }
        _ => |action| weight(state, seat, task, action),
    };
    draw(legal, luck, weigh)
}

fn draw(legal: &[Action], luck: &mut impl Luck, weight: impl Fn(Action) -> u32) -> usize {
    let sum: u32 = legal.iter().map(|&action| weight(action)).sum();
    let mut at = luck.pick(sum.max(1));
    for (number, &action) in legal.iter().enumerate() {
        let weight = weight(action);
        if at < weight {
            return number;
        }
        at -= weight;
    }
    0
}

/// Orders and areas to activate, by what may come of them.
fn weight_of_plan(state: &State, seat: Seat, survey: &Survey, action: Action) -> u32 {
    let hope = match action {
        Action::Order(order) => appeal(state, seat, order, survey),
        Action::Area(area) if state.friendly(seat, area) => 0.1,
        Action::Area(area) => survey.gain(state, seat, area),
        _ => 0.0,
    };
    let hope = hope.clamp(0.0, 6.0);
    1 + (6.0 * hope + 6.0 * hope * hope) as u32
}

fn weight(state: &State, seat: Seat, task: Task, action: Action) -> u32 {
    match (task, action) {
        (Task::March(March::Send { .. }), Action::Done) => {
            let sent: u8 = state.force.iter().sum();
            if sent == 0 { 1 } else { 2 + u32::from(sent) }
        }
        (Task::March(March::Send { .. }), Action::Send(_, _, count)) => {
            2 + u32::from(count) * u32::from(count)
        }
        (Task::March(March::Pay { .. }), Action::Number(count)) => {
            if (2..=4).contains(&count) {
                6
            } else {
                2
            }
        }
        (Task::March(March::Arrive { .. }), Action::Way(Way::Talk)) => {
            u32::from(state.side(seat).influence) * 3
        }
        (Task::Venture(Venture::Walk { .. }), Action::Area(area)) if quest_in(state, seat, area) => 30,
        (Task::Venture(Venture::Walk { hero, .. }), Action::Done) => {
            if state.stands(hero).is_some_and(|area| quest_in(state, seat, area)) { 60 } else { 2 }
        }
        (Task::Venture(_), Action::Way(Way::Move)) => 12,
        // A rune where it is guarded.
        (Task::Carve(_), Action::Area(area)) => {
            let ground = state.ground(area);
            let home = state.home(seat).has(area);
            if !state.friendly(seat, area) {
                1
            } else {
                4 + 2 * u32::from(ground.all_standing())
                    + if home { 6 } else { 0 }
                    + if ground.rune.kind == Token::None { 2 } else { 0 }
            }
        }
        // Cards are used before and after the order.
        (_, Action::Way(Way::Cards)) => 0,
        (_, Action::Way(Way::Claim)) => 60,
        (_, Action::Done) => 1,
        (_, Action::Send(_, _, count) | Action::Go(_, _, count)) => 2 + u32::from(count),
        (
            _,
            Action::Way(Way::Fight | Way::Runes | Way::Objective | Way::Captain | Way::Commander)
            | Action::Yes,
        ) => 6,
        _ => 4,
    }
}
