use kernel::Seat;

use crate::ability::{Effect, Power};
use crate::cell::{Cell, Cells};
use crate::content::ACTIONS;
use crate::state::{State, act};

/// What an active unit can do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Orders {
    pub moves: Cells,
    pub runs: Cells,
    pub strikes: Cells,
    pub shots: Cells,
    pub fortify: bool,
    pub aim: bool,
    /// The god may help.
    pub invoke: bool,
}

impl Orders {
    pub fn any(&self) -> bool {
        *self != Orders::default()
    }

    /// What the active unit can do.
    pub fn of(state: &State, seat: Seat, cell: Cell) -> Orders {
        let draft = &state.draft;
        let left = ACTIONS.value + draft.extra - draft.acts.count_ones() as u8;
        if draft.blessing > 0 {
            return Orders::attacks(state, seat, cell);
        }
        let mut orders = if left > 0 { Orders::action(state, seat, cell) } else { Orders::default() };
        let drill = state.card(seat, cell).ability.iter().any(|clause| clause.value.effect == Effect::Drill);
        orders.fortify |= drill && draft.acts & act::FORTIFY == 0;
        orders.invoke = match state.power(seat) {
            Some(Power::Dice(_)) => !orders.strikes.or(orders.shots).is_empty(),
            Some(Power::Action) => left == 0 && Orders::action(state, seat, cell).any(),
            Some(Power::Stand | Power::Fortify) | None => false,
        };
        orders
    }

    /// What the unit could do with one action.
    fn action(state: &State, seat: Seat, cell: Cell) -> Orders {
        let acts = state.draft.acts;
        let card = state.card(seat, cell);
        let mut orders = Orders::attacks(state, seat, cell);
        if acts & act::RUN == 0 {
            let reach = state.reach(seat, cell, card.movement.value);
            if acts & act::MOVE == 0 {
                orders.moves = reach;
            } else {
                orders.runs = reach;
            }
        }
        orders.fortify = acts & act::FORTIFY == 0;
        orders.aim = acts & act::AIM == 0 && card.ranged.value > 0;
        orders
    }

    fn attacks(state: &State, seat: Seat, cell: Cell) -> Orders {
        Orders {
            strikes: state.targets(seat, cell, true),
            shots: state.targets(seat, cell, false),
            ..Orders::default()
        }
    }
}
