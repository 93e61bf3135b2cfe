use kernel::{Seat, Standing};

use crate::content::content;
use crate::state::{Over, State};

/// How the game ended: most dragon runes, then most influence, then most influence at the start.
pub(crate) fn standing(state: &State) -> Standing {
    let key = |seat: Seat| {
        let side = state.side(seat);
        let won = matches!(state.over, Over::Runes(winner) | Over::Alone(winner) if winner == seat);
        (won, !side.out, state.dragons(seat), side.influence, content().sheet(side.faction()).influence)
    };
    Standing::new(state.seats(), |seat| {
        let better = Seat::all(state.seats()).filter(|&other| key(other) > key(seat)).count();
        (i32::from(state.dragons(seat)), better as u8 + 1)
    })
}
