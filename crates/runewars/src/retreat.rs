//! Retreats: all units of a side go to one adjacent area together, routed.

use kernel::{Listener, Luck, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::area::{Area, Areas};
use crate::battle::Fight;
use crate::event::Event;
use crate::land::Gait;
use crate::march::March;
use crate::run::Run;
use crate::state::{LIMIT, NONE, State, TYPES, seat_of};
use crate::task::{Ask, Out, Task};

/// The units that retreat are in `State::fleeing`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Flight {
    /// Who decides.
    pub by: Seat,
    /// Whose units they are; [`NONE`] for unallied neutral ones.
    pub of: u8,
    pub from: Area,
    /// So many of them stay standing, in a battle.
    pub standing: u8,
    pub only: Only,
}

/// Where units may retreat to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Only {
    /// Friendly areas; else empty ones.
    Usual,
    Friendly,
    /// Friendly areas; else uncontrolled ones.
    Loose,
}

/// The areas that fleeing units of a type can step into. Portals are for moving.
fn near(state: &State, flight: Flight, kind: usize) -> Areas {
    let seat = seat_of(flight.of);
    let gait = state.gait(seat, state.unit(seat, kind));
    state.near(flight.from, Gait { portals: false, ..gait })
}

/// Where the fleeing units may go: all of them if there is such an area, else those that can.
fn refuges(state: &State, flight: Flight) -> Areas {
    let (mut all, mut some) = (Areas(u64::MAX), Areas::NONE);
    for kind in (0..TYPES).filter(|&kind| state.fleeing[kind] > 0) {
        let near = near(state, flight, kind);
        (all, some) = (all.and(near), some.or(near));
    }
    let seat = seat_of(flight.of);
    let friendly = |area: Area| seat.is_some_and(|seat| state.friendly(seat, area));
    let else_to = |area: Area| match flight.only {
        Only::Usual if seat.is_some() => state.empty(area),
        Only::Friendly => false,
        Only::Usual | Only::Loose => state.uncontrolled(area),
    };
    for within in [some.and(all), some] {
        let near: Areas = within.iter().filter(|&area| friendly(area)).collect();
        let near = if near.is_empty() { within.iter().filter(|&area| else_to(area)).collect() } else { near };
        if !near.is_empty() {
            return near;
        }
    }
    Areas::NONE
}

impl Flight {
    pub fn seat(self) -> Seat {
        self.by
    }

    pub fn ask(self) -> Ask {
        Ask::Retreat
    }

    pub fn options(self, state: &State, out: &mut Out) {
        refuges(state, self).iter().for_each(|area| out(Action::Area(area)));
    }
}

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    pub(crate) fn flight(&mut self, flight: Flight) -> Option<Task> {
        if self.state.fleeing == [0; TYPES] {
            return None;
        }
        if refuges(self.state, flight).is_empty() {
            // They are destroyed.
            let fleeing = std::mem::replace(&mut self.state.fleeing, [0; TYPES]);
            self.count_lost(flight, fleeing.iter().sum());
            return None;
        }
        Some(Task::Flight(flight))
    }

    pub(crate) fn flight_answer(&mut self, flight: Flight, action: Action) {
        let Action::Area(area) = action else { return self.refuse(action) };
        let mut fled = std::mem::replace(&mut self.state.fleeing, [0; TYPES]);
        // Own units first, so that allies arrive in an area of their seat.
        for (kind, count) in fled.iter_mut().enumerate().filter(|(_, count)| **count > 0) {
            if !near(self.state, flight, kind).has(area) {
                self.count_lost(flight, *count);
                *count = 0;
                continue;
            }
            let ground = self.state.ground_mut(area);
            ground.add(kind, *count, true);
            if kind < 4 {
                ground.owner = flight.of;
            }
        }
        // Heroes that supported the side that lost go with its units.
        if let Some(Task::Fight(Fight::Forsaken { side })) = self.state.stack.top() {
            self.lead_supporters(side, area);
        }
        self.limit(area);
        if flight.standing > 0 {
            self.state.fleeing = fled;
            self.push(Task::Fight(Fight::Feign { area, left: flight.standing }));
        }
    }

    /// Who cannot leave a battle is destroyed in it.
    fn count_lost(&mut self, flight: Flight, count: u8) {
        let battle = &mut self.state.battle;
        if battle.on {
            let side = usize::from(flight.of != battle.attacker.index() as u8);
            battle.lost[side] += count;
        }
    }

    /// The seat that controls an area destroys what is above the limit there.
    pub(crate) fn limit(&mut self, area: Area) {
        if let Some(seat) = self.state.controller(area)
            && self.state.ground(area).total() > LIMIT
        {
            self.push(Task::March(March::Trim { seat, area, limit: LIMIT, starve: false }));
        }
    }

    /// All neutral units of an area retreat, chosen by this seat.
    pub(crate) fn neutrals_flee(&mut self, area: Area, by: Seat) {
        let of = self.state.controller(area).map_or(NONE, |seat| seat.index() as u8);
        for kind in 4..TYPES {
            let ground = &mut self.state.areas[area.index()];
            self.state.fleeing[kind] = ground.count(kind);
            (ground.standing[kind], ground.routed[kind]) = (0, 0);
            ground.set_came(kind, 0);
        }
        self.push(Task::Flight(Flight { by, of, from: area, standing: 0, only: Only::Loose }));
    }
}
