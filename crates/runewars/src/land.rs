//! Who controls an area, and how figures get from one to another.

use kernel::Seat;

use crate::area::{AREAS, Area, Areas};
use crate::content::content;
use crate::name::{Exploration, Unit};
use crate::state::{NONE, Place, State, Token, seat_of};

/// Which borders stop a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gait {
    pub mountains: bool,
    pub water: bool,
    /// Portals are neighbours.
    pub portals: bool,
}

impl Gait {
    pub const FLYING: Gait = Gait { mountains: true, water: true, portals: false };
}

impl State {
    /// Who controls an area: whose units are there, else who keeps it.
    pub(crate) fn controller(&self, area: Area) -> Option<Seat> {
        seat_of(self.ground(area).owner).or_else(|| self.keeper(area))
    }

    /// Who controls an area without units: whose stronghold is there, else whose home it is.
    pub(crate) fn keeper(&self, area: Area) -> Option<Seat> {
        let ground = self.ground(area);
        seat_of(match area.home() {
            _ if ground.hold != NONE => ground.hold,
            Some(faction) => self.homes[faction as usize],
            None => NONE,
        })
    }

    pub(crate) fn friendly(&self, seat: Seat, area: Area) -> bool {
        self.controller(area) == Some(seat)
    }

    pub(crate) fn enemy(&self, seat: Seat, area: Area) -> bool {
        self.controller(area).is_some_and(|other| other != seat)
    }

    /// Neutral units that no seat controls.
    pub(crate) fn neutral(&self, area: Area) -> bool {
        self.controller(area).is_none() && self.ground(area).neutrals() > 0
    }

    /// Outside all home realms, without units and stronghold.
    pub(crate) fn empty(&self, area: Area) -> bool {
        area.home().is_none() && self.controller(area).is_none() && self.ground(area).neutrals() == 0
    }

    pub(crate) fn uncontrolled(&self, area: Area) -> bool {
        self.controller(area).is_none()
    }

    /// The areas a seat controls.
    pub(crate) fn controlled(&self, seat: Seat) -> Areas {
        self.board().iter().filter(|&area| self.friendly(seat, area)).collect()
    }

    /// Areas with a stronghold of a seat.
    pub(crate) fn strongholds(&self, seat: Seat) -> Areas {
        self.board().iter().filter(|&area| self.ground(area).hold == seat.index() as u8).collect()
    }

    /// How a unit on foot of this seat moves now.
    pub(crate) fn walking(&self, seat: Option<Seat>) -> Gait {
        let own = seat.is_some() && seat == self.current;
        let water = self.lasting.ice || (own && self.turn.ice);
        Gait { mountains: own && self.turn.mountains, water, portals: self.through_portals(seat) }
    }

    fn through_portals(&self, seat: Option<Seat>) -> bool {
        self.portal != NONE && seat_of(self.portal) == seat
    }

    /// How a flying unit of this seat moves now.
    pub(crate) fn soaring(&self, seat: Option<Seat>) -> Gait {
        Gait { portals: self.through_portals(seat), ..Gait::FLYING }
    }

    pub(crate) fn gait(&self, seat: Option<Seat>, unit: Unit) -> Gait {
        if content().unit(unit).flying { self.soaring(seat) } else { self.walking(seat) }
    }

    /// The areas next to this one that a figure can step into.
    pub(crate) fn near(&self, area: Area, gait: Gait) -> Areas {
        let ground = self.ground(area);
        let [mut sides, mountains, water] = ground.ways;
        sides &= !(if gait.mountains { 0 } else { mountains } | if gait.water { 0 } else { water });
        let mut near = Areas::NONE;
        while sides != 0 {
            near = near.with(Area(ground.near[sides.trailing_zeros() as usize]));
            sides &= sides - 1;
        }
        if gait.portals && self.found(area) == Some(Exploration::MagicPortal) {
            near = self.portals().iter().filter(|&other| other != area).fold(near, Areas::with);
        }
        near
    }

    /// The areas that touch this one, whatever the border.
    pub(crate) fn touching(&self, area: Area) -> Areas {
        self.near(area, Gait::FLYING)
    }

    /// Areas that units of a seat pass through: friendly and empty ones.
    pub(crate) fn passable(&self, seat: Seat) -> Areas {
        let open = |&area: &Area| match self.controller(area) {
            Some(other) => other == seat,
            None => area.home().is_none() && self.ground(area).neutrals() == 0,
        };
        self.board.iter().filter(open).collect()
    }

    /// The areas that figures in any of these can step into.
    pub(crate) fn around(&self, areas: Areas, gait: Gait) -> Areas {
        areas.iter().fold(Areas::NONE, |near, area| near.or(self.near(area, gait)))
    }

    /// For each area, in how many steps units come from there to the target if they may pass only these; [`NONE`] if not
    /// within `most`.
    pub(crate) fn distances(&self, passable: Areas, target: Area, gait: Gait, most: u8) -> [u8; AREAS] {
        let mut steps = [NONE; AREAS];
        steps[target.index()] = 0;
        let (mut edge, mut reached) = (Areas::one(target), Areas::one(target));
        for step in 1..=most {
            edge = self.around(edge, gait).and(passable).without(reached);
            reached = reached.or(edge);
            edge.iter().for_each(|area| steps[area.index()] = step);
        }
        steps
    }

    /// What an area produces.
    pub(crate) fn produces(&self, area: Area) -> [u8; 3] {
        let mut produces = content().land(area).produces;
        if let Some(resource) = self.found(area).and_then(Exploration::village) {
            produces[resource.index()] += 1;
        }
        produces
    }

    /// What the areas of a seat produce, which its dials are set to.
    pub(crate) fn production(&self, seat: Seat) -> [u8; 3] {
        let mut sum = [0u8; 3];
        for area in self.controlled(seat).iter() {
            let land = self.produces(area);
            for (sum, more) in sum.iter_mut().zip(land) {
                *sum = (*sum + more).min(8);
            }
        }
        sum
    }

    /// What counts as a dragon rune in an area: the token, and a throne.
    pub(crate) fn dragons_in(&self, area: Area) -> u8 {
        let throne = self.found(area) == Some(Exploration::DragonThrone);
        u8::from(self.ground(area).rune.kind == Token::Dragon) + u8::from(throne)
    }

    /// The same in all areas of a seat.
    pub(crate) fn dragons(&self, seat: Seat) -> u8 {
        self.controlled(seat).iter().map(|area| self.dragons_in(area)).sum()
    }

    /// Figures of a unit that are not in use.
    pub(crate) fn supply(&self, unit: Unit) -> u8 {
        let mut used = 0u8;
        let (kind, faction) = (crate::state::kind_of(unit), unit.faction());
        let seat = faction.and_then(|faction| self.seat_with(faction));
        for ground in &self.areas {
            if faction.is_none() || (seat.is_some() && seat_of(ground.owner) == seat) {
                used += ground.count(kind);
            }
        }
        let whose = |of: Option<Seat>| faction.is_none() || (seat.is_some() && of == seat);
        if whose(self.current) {
            used += self.force[kind];
        }
        for side in 0..2 {
            if self.battle.on && whose(self.battle.seat(side)) {
                used += self.battle.count(side, kind);
            }
        }
        content().unit(unit).figures.saturating_sub(used)
    }

    /// Who may look at what lies in an area: who controls it or has a hero there, a bit each.
    pub(crate) fn lookers(&self, area: Area) -> u8 {
        let mut seats = self.controller(area).map_or(0, |seat| 1u8 << seat.index());
        for figure in &self.heroes {
            if let Place::Board(seat, at) = figure.at
                && at == area
            {
                seats |= 1 << seat.index();
            }
        }
        seats
    }

    /// Rune tokens in the piles.
    pub(crate) fn pile(&self, kind: Token) -> u8 {
        let placed = self.areas.iter().filter(|ground| ground.rune.kind == kind).count() as u8;
        match kind {
            // False ones, turned over, stand in for them.
            Token::Dragon if self.variant.epic => 21 + 17 - placed,
            Token::Dragon => 21 - placed,
            _ => 17 - placed,
        }
    }

    /// Areas a seat may put a rune token in.
    pub(crate) fn rune_places(&self, seat: Seat) -> Areas {
        if self.variant.revised && self.card == NONE {
            return self.first_rune_places();
        }
        let free = |&area: &Area| {
            let friendly = self.friendly(seat, area) || self.uncontrolled(area);
            friendly && self.ground(area).rune.kind == Token::None
        };
        self.board().iter().filter(free).collect()
    }

    /// Where the runes of the start go in the revised edition: outside the home realms and not next to a home marker, as
    /// long as there is room for two.
    fn first_rune_places(&self) -> Areas {
        let free = |&area: &Area| area.home().is_none() && self.ground(area).rune.kind == Token::None;
        let all: Areas = self.board().iter().filter(free).collect();
        let markers = &self.markers[..self.marker_count.into()];
        let beside = |area: Area| {
            (0..6).any(|side| markers.as_flattened().contains(&self.ground(area).hex.beyond(side)))
        };
        let far: Areas = all.iter().filter(|&area| !beside(area)).collect();
        if far.len() >= 2 { far } else { all }
    }

    /// Whether an area is next to a home realm or part of one.
    pub(crate) fn beside_home(&self, area: Area) -> bool {
        area.home().is_some() || self.touching(area).iter().any(|near| near.home().is_some())
    }

    /// Seats in play order by their last orders: lowest number, most influence, highest starting influence.
    pub(crate) fn play_order(&self, order: impl Fn(Seat) -> u8) -> [u8; 4] {
        let mut seats = [0u8, 1, 2, 3];
        let key = |seat: u8| {
            let at = Seat::new(seat.into());
            if usize::from(seat) >= self.seats() || self.side(at).out {
                return (u8::MAX, 0, 0, seat);
            }
            let side = self.side(at);
            let start = if side.faction == NONE { 0 } else { content().sheet(side.faction()).influence };
            (order(at), u8::MAX - side.influence, u8::MAX - start, seat)
        };
        seats.sort_by_key(|&seat| key(seat));
        seats.map(|seat| if key(seat).0 == u8::MAX { NONE } else { seat })
    }
}
