//! When objectives are met.

use kernel::Seat;

use crate::name::{Hero, Objective, Unit};
use crate::state::{NONE, State, TYPES, kind_of};

/// Whether the objective of a seat is met now.
pub(crate) fn met(state: &State, seat: Seat) -> bool {
    let side = state.side(seat);
    let Some(objective) = side.objective() else { return false };
    match objective {
        Objective::BoundByHonor => {
            let triangles = [Unit::Razorwing, Unit::Beastman];
            triangles.into_iter().all(|unit| all_allied(state, unit, None))
        }
        Objective::DragonPact => on_board(state, Unit::Dragon) && all_allied(state, Unit::Dragon, Some(seat)),
        Objective::VoiceOfTheCities => {
            let cities =
                state.controlled(seat).iter().filter(|&area| state.ground(area).city != NONE).count();
            cities >= if state.seats() == 2 { 2 } else { 3 }
        }
        Objective::OpenHand => side.influence >= price(state, seat),
        Objective::SeatsOfHonour => {
            state.titles.iter().filter(|title| title.by == seat.index() as u8).count() >= 2
        }
        Objective::Fellowship => {
            let equipped = |hero: &Hero| state.has_rewards(*hero);
            state.heroes_of(seat).count() == 3 && state.heroes_of(seat).all(|hero| equipped(&hero))
        }
        Objective::ManyTongues => {
            let allied =
                |kind: usize| state.controlled(seat).iter().any(|area| state.ground(area).count(kind) > 0);
            (4..TYPES).filter(|&kind| allied(kind)).count() >= 3
        }
        Objective::Chronicler => side.quests_done >= 3,
        Objective::GiantMasters => on_board(state, Unit::Giant) && all_allied(state, Unit::Giant, Some(seat)),
        Objective::DiscouragingDefeat => side.held,
        Objective::BrokenGates => state.turn.breached,
        Objective::Trespass => {
            let own = state.home(seat);
            state.controlled(seat).iter().any(|area| area.home().is_some() && !own.has(area))
        }
        Objective::Slaughter => state.turn.slaughter,
        Objective::Ashes => side.cities_burnt > 0,
        Objective::IronRing => state.strongholds(seat).len() == 4,
        Objective::Headhunter => side.heroes_defeated >= 2,
    }
}

/// What is paid when the objective is met.
pub(crate) fn price(state: &State, seat: Seat) -> u8 {
    if state.side(seat).objective() == Some(Objective::OpenHand) { 8 } else { 0 }
}

/// Whether the objective speaks of units that are not on the board, so that it may be exchanged.
pub(crate) fn hopeless(state: &State, seat: Seat) -> bool {
    match state.side(seat).objective() {
        Some(Objective::DragonPact) => !on_board(state, Unit::Dragon),
        Some(Objective::GiantMasters) => !on_board(state, Unit::Giant),
        _ => false,
    }
}

fn on_board(state: &State, unit: Unit) -> bool {
    state.board().iter().any(|area| state.ground(area).count(kind_of(unit)) > 0)
}

/// Whether all units of a neutral type are allied: to this seat, or to any.
fn all_allied(state: &State, unit: Unit, to: Option<Seat>) -> bool {
    let mut areas = state.board().iter().filter(|&area| state.ground(area).count(kind_of(unit)) > 0);
    areas.all(|area| match to {
        Some(seat) => state.friendly(seat, area),
        None => !state.uncontrolled(area),
    })
}
