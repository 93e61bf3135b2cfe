use kernel::{Listener, Luck, Seat, Trace};

use crate::build::Build;
use crate::event::Event;
use crate::run::Run;
use crate::setup::{Factions, Setup};
use crate::state::{State, Variant};
use crate::task::Task;

/// The position before the first question.
pub(crate) fn start(setup: &Setup, luck: &mut impl Luck, tell: &mut impl Listener<Event>) -> State {
    let drawn = setup.factions == Factions::Random;
    let variant =
        Variant { map: setup.map, drawn, epic: setup.epic, explore: setup.explore, revised: setup.revised };
    // The highest fate card is equally likely to be dealt to each seat.
    let first = Seat::new(luck.pick(setup.seats as u32) as usize);
    let mut state = State::new(setup.seats, variant, first);
    let mut run = Run { state: &mut state, luck, tell, trace: Trace::Nothing };
    run.all(|| Event::First { seat: first });
    let mut chosen = 0;
    if let Factions::Each(factions) = &setup.factions {
        for (seat, &faction) in Seat::all(setup.seats).zip(factions) {
            run.state.enlist(seat, faction);
            run.all(|| Event::Faction { seat, faction });
        }
        chosen = setup.seats as u8;
    }
    run.push(Task::Build(Build::Faction(chosen)));
    run.go();
    state
}
