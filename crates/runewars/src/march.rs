//! How units move: Strategize, Mobilize and Conquer, what happens where they arrive, and the limits of areas.

use kernel::{Listener, Luck, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::area::{AREAS, Area, Areas};
use crate::battle::Fight;
use crate::content::content;
use crate::event::Event;
use crate::land::Gait;
use crate::name::{Destiny, Exploration, Hero, Tactic, Way};
use crate::retreat::{Flight, Only};
use crate::run::Run;
use crate::state::{CAME, LIMIT, NONE, Place, State, TYPES, kind_of};
use crate::tactics::browse;
use crate::task::{Ask, Out, Task};

/// A step of moving.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum March {
    /// Strategize: from which area next. Sources ascend, so that no plan is offered twice; only allies may follow later.
    Source {
        seat: Seat,
        from: u8,
        season: bool,
    },
    /// Moves out of a source. What comes next ascends, too. A season card moves all to one area.
    Moves {
        seat: Seat,
        source: Area,
        last: u16,
        season: bool,
        to: u8,
    },
    Settle,
    /// Mobilize and Conquer: which area.
    Activate {
        seat: Seat,
        again: bool,
    },
    Send {
        seat: Seat,
        target: Area,
        last: u16,
    },
    Arrive {
        seat: Seat,
        target: Area,
    },
    Pay {
        seat: Seat,
        target: Area,
    },
    Choose {
        seat: Seat,
        target: Area,
        seen: u8,
    },
    Red {
        seat: Seat,
        target: Area,
    },
    Place {
        seat: Seat,
        target: Area,
    },
    /// Units above a limit are destroyed.
    Trim {
        seat: Seat,
        area: Area,
        limit: u8,
        starve: bool,
    },
}

/// Own units first, then by area and type: allies may need a unit of the own colour to go with.
pub(crate) fn send_key(area: Area, kind: usize) -> u16 {
    (u16::from(kind >= 4) << 12) | (u16::from(area.0) << 4) | kind as u16
}

/// Heroes come after all units.
fn lead_key(hero: Hero) -> u16 {
    1 << 13 | hero as u16
}

/// Revised edition: heroes that may still move with Mobilize or Conquer.
fn marching_heroes(state: &State, seat: Seat) -> impl Iterator<Item = Hero> + '_ {
    state.heroes_of(seat).filter(move |&hero| state.variant.revised && state.figure(hero).moves())
}

/// Areas that a hero comes to within three steps. Nothing but borders and dungeons stops it.
fn hero_reach(state: &State, hero: Hero) -> Areas {
    let Some(here) = state.stands(hero) else { return Areas::NONE };
    let open = |&area: &Area| state.found(area) != Some(Exploration::Dungeon);
    let (mut reached, mut edge) = (Areas::NONE, Areas::one(here));
    for _ in 0..3 {
        let next =
            edge.iter().fold(Areas::NONE, |next, area| next.or(state.near(area, state.hero_gait(hero))));
        reached = reached.or(next);
        edge = next.iter().filter(open).collect();
    }
    reached
}

/// How far units of a type may go by an order.
fn reach(state: &State, seat: Seat, kind: usize) -> u8 {
    let card = content().unit(state.unit(Some(seat), kind));
    (if card.fast { 3 } else { 2 }) + state.turn.march
}

struct Ways {
    walking: [u8; AREAS],
    flying: [u8; AREAS],
}

impl Ways {
    fn to(state: &State, seat: Seat, target: Area) -> Ways {
        let (most, passable) = (3 + state.turn.march, state.passable(seat));
        Ways {
            walking: state.distances(passable, target, state.walking(Some(seat)), most),
            flying: state.distances(passable, target, state.soaring(Some(seat)), most),
        }
    }

    /// Whether units of a type in an area can get to the target.
    fn lead(&self, state: &State, seat: Seat, area: Area, kind: usize) -> bool {
        let flying = content().unit(state.unit(Some(seat), kind)).flying;
        let steps = if flying { self.flying[area.index()] } else { self.walking[area.index()] };
        (1..=reach(state, seat, kind)).contains(&steps)
    }
}

/// Areas whose units a seat may move: its own, without its token; none in stormy weather.
fn sources(state: &State, seat: Seat) -> Areas {
    if still(state, seat) {
        return Areas::NONE;
    }
    let free = |&area: &Area| {
        state.ground(area).active >> seat.index() & 1 == 0 && state.ground(area).all_standing() > 0
    };
    state.controlled(seat).iter().filter(free).collect()
}

/// Every group of units that may be sent to an area, with its number.
pub(crate) fn groups(state: &State, seat: Seat, target: Area, mut each: impl FnMut(Area, usize, u8)) {
    let ways = Ways::to(state, seat, target);
    for area in sources(state, seat).iter().filter(|&area| area != target) {
        for kind in 0..TYPES {
            let count = state.ground(area).standing[kind];
            if count > 0 && ways.lead(state, seat, area, kind) {
                each(area, kind, count);
            }
        }
    }
}

/// The areas that units of a type step into on a shortest way to a target that they can get to.
pub(crate) fn way(state: &State, seat: Seat, from: Area, target: Area, kind: usize) -> Vec<Area> {
    let gait = state.gait(Some(seat), state.unit(Some(seat), kind));
    let steps = state.distances(state.passable(seat), target, gait, reach(state, seat, kind));
    let (mut at, mut path) = (from, Vec::new());
    while at != target {
        let nearer = |next: &Area| steps[next.index()] < steps[at.index()];
        let Some(next) = state.near(at, gait).iter().find(nearer) else { return Vec::new() };
        path.push(next);
        at = next;
    }
    path
}

/// Areas that units of these types in some areas can move to, passing only some. An area that only the units there could
/// come back to is among them, too.
fn reachable(
    state: &State,
    seat: Seat,
    [sources, passable]: [Areas; 2],
    kinds: std::ops::Range<usize>,
) -> Areas {
    // Where units begin that walk or fly, and go two areas or three.
    let mut starts = [[Areas::NONE; 2]; 2];
    for kind in kinds {
        let with = sources.iter().filter(|&area| state.ground(area).standing[kind] > 0).collect();
        let card = content().unit(state.unit(Some(seat), kind));
        let start = &mut starts[usize::from(card.flying)][usize::from(card.fast)];
        *start = start.or(with);
    }
    let mut reached = Areas::NONE;
    for (gait, starts) in [state.walking(Some(seat)), state.soaring(Some(seat))].into_iter().zip(starts) {
        for (steps, mut edge) in (2u8..).zip(starts) {
            for _ in 0..steps + state.turn.march {
                if edge.is_empty() {
                    break;
                }
                let next = state.around(edge, gait);
                reached = reached.or(next);
                edge = next.and(passable);
            }
        }
    }
    reached
}

/// Areas that a seat may activate: units of its colour can move there, or allies to a friendly one, or heroes that march.
pub(crate) fn targets(state: &State, seat: Seat, again: bool) -> Areas {
    let sources = sources(state, seat);
    let within = [sources, state.passable(seat)];
    let own = reachable(state, seat, within, 0..4);
    let all = own.or(reachable(state, seat, within, 4..TYPES));
    let led = |area: Area| {
        marching_heroes(state, seat)
            .any(|hero| state.stands(hero) != Some(area) && hero_reach(state, hero).has(area))
    };
    let heroes: Areas = if state.variant.revised {
        state.board().iter().filter(|&area| led(area)).collect()
    } else {
        Areas::NONE
    };
    let fits = |&area: &Area| {
        if state.ground(area).active >> seat.index() & 1 == 1 {
            return false;
        }
        if again && state.turn.fought {
            let talk = state.neutral(area) && state.side(seat).influence > 0;
            if state.enemy(seat, area) || (state.neutral(area) && !talk) {
                return false;
            }
        }
        if heroes.has(area) {
            return true;
        }
        let friendly = state.friendly(seat, area);
        if !sources.has(area) {
            return if friendly { all.has(area) } else { own.has(area) };
        }
        // Its own units do not count.
        let mut any = false;
        groups(state, seat, area, |_, _, _| any = true);
        any
    };
    all.or(heroes).iter().filter(fits).collect()
}

fn movable(state: &State, area: Area, kind: usize) -> u8 {
    let ground = state.ground(area);
    ground.standing[kind] - ground.came(kind).min(ground.standing[kind])
}

/// Where one step of Strategize may lead.
fn steps(state: &State, seat: Seat, from: Area, gait: Gait) -> Areas {
    let open = |&area: &Area| state.friendly(seat, area) || state.empty(area);
    state.near(from, gait).iter().filter(open).collect()
}

/// Whether stormy weather keeps the units of a seat from moving by orders.
fn still(state: &State, seat: Seat) -> bool {
    state.lasting.storm >> seat.index() & 1 == 1
}

/// Every move out of a source that comes after the last one. `season` is the move of a season card, without heroes.
fn moves(state: &State, seat: Seat, source: Area, last: u16, season: bool, out: &mut dyn FnMut(u16, Action)) {
    let storm = still(state, seat) && !season;
    let bound = state.ground(source).active >> seat.index() & 1 == 1;
    if state.friendly(seat, source) && !bound && !storm {
        let (ground, kept) = (state.ground(source), |area: Area| state.keeper(area) == Some(seat));
        // The last unit of the own colour does not leave allies that came to it.
        let bound = (4..TYPES).any(|kind| ground.came(kind) > 0) && !kept(source);
        let most = if bound { ground.own().saturating_sub(1) } else { u8::MAX };
        for kind in 0..TYPES {
            let count = movable(state, source, kind).min(if kind < 4 { most } else { u8::MAX });
            if count == 0 {
                continue;
            }
            let unit = state.unit(Some(seat), kind);
            for area in steps(state, seat, source, state.gait(Some(seat), unit)).iter() {
                let key = (kind as u16) << 8 | u16::from(area.0);
                // Allies alone go only where their seat is already, and stays. What it has left is still its own here.
                let held = state.friendly(seat, area) && (state.ground(area).own() > 0 || kept(area));
                let alone = kind >= 4 && !held;
                if key >= last && !alone {
                    let most = count.min(CAME - state.ground(area).came(kind));
                    (1..=most).for_each(|count| out(key, Action::Go(unit, area, count)));
                }
            }
        }
    }
    if season {
        return;
    }
    for hero in state.heroes_of(seat) {
        if state.stands(hero) != Some(source) || !state.figure(hero).moves() {
            continue;
        }
        let gait = state.hero_gait(hero);
        for area in steps(state, seat, source, gait).iter() {
            let key = (16 + hero as u16) << 8;
            if key >= last {
                out(key, Action::Lead(hero, area));
            }
        }
    }
}

/// Whether own units have come to an area in this order.
fn arrived(state: &State, area: Area) -> bool {
    (0..4).any(|kind| state.ground(area).came(kind) > 0)
}

/// Whether allies can follow units of their seat that went before.
fn follows(state: &State, seat: Seat, source: Area, season: bool) -> bool {
    if state.ground(source).neutrals() == 0 {
        return false;
    }
    let mut any = false;
    moves(state, seat, source, 0, season, &mut |_, action| {
        any |= matches!(action, Action::Go(unit, area, _) if kind_of(unit) >= 4 && arrived(state, area));
    });
    any
}

pub(crate) fn has_moves(state: &State, seat: Seat, source: Area, season: bool) -> bool {
    let heroes = || state.heroes_of(seat).any(|hero| state.stands(hero) == Some(source));
    if (!state.friendly(seat, source) || state.ground(source).all_standing() == 0) && (season || !heroes()) {
        return false;
    }
    let mut any = false;
    moves(state, seat, source, 0, season, &mut |_, _| any = true);
    any
}

impl March {
    pub fn seat(self) -> Seat {
        match self {
            March::Source { seat, .. } | March::Moves { seat, .. } | March::Activate { seat, .. } => seat,
            March::Send { seat, .. } | March::Arrive { seat, .. } | March::Pay { seat, .. } => seat,
            March::Choose { seat, .. } | March::Red { seat, .. } | March::Place { seat, .. } => seat,
            March::Trim { seat, .. } => seat,
            March::Settle => Seat::new(0),
        }
    }

    /// The area a question is about.
    pub fn place(self) -> Option<Area> {
        match self {
            March::Moves { source, .. } => Some(source),
            March::Send { target, .. } | March::Arrive { target, .. } | March::Pay { target, .. } => {
                Some(target)
            }
            March::Choose { target, .. } | March::Red { target, .. } | March::Place { target, .. } => {
                Some(target)
            }
            March::Trim { area, .. } => Some(area),
            March::Source { .. } | March::Activate { .. } | March::Settle => None,
        }
    }

    pub fn ask(self) -> Ask {
        match self {
            March::Source { .. } => Ask::Source,
            March::Moves { .. } | March::Settle => Ask::Moves,
            March::Activate { .. } => Ask::Activate,
            March::Send { .. } | March::Place { .. } => Ask::Send,
            March::Arrive { .. } => Ask::FightOrTalk,
            March::Pay { .. } => Ask::Pay,
            March::Choose { .. } => Ask::Choose,
            March::Red { .. } => Ask::FightOrRetreat,
            March::Trim { starve: true, .. } => Ask::Starve,
            March::Trim { .. } => Ask::Trim,
        }
    }

    pub fn options(self, state: &State, out: &mut Out) {
        match self {
            March::Source { seat, from, season } => {
                let went = from > 0 && state.board().iter().any(|area| arrived(state, area));
                for area in state.board().iter() {
                    let moves = match area.0 < from {
                        true => went && follows(state, seat, area, season),
                        false => has_moves(state, seat, area, season),
                    };
                    if moves {
                        out(Action::Area(area));
                    }
                }
                if !season && state.may_open_portals(seat) {
                    out(Action::Way(Way::Portal));
                }
                browse(state, seat, out);
                out(Action::Done);
            }
            March::Moves { seat, source, last, season, to } => {
                let mut none = true;
                moves(state, seat, source, last, season, &mut |_, action| {
                    if !matches!(action, Action::Go(_, area, _) if to != NONE && area.0 != to) {
                        none = false;
                        out(action);
                    }
                });
                // An area is chosen to move something: else the same one could be chosen for ever.
                if last > 0 || none {
                    out(Action::Done);
                }
            }
            March::Activate { seat, again } => {
                targets(state, seat, again).iter().for_each(|area| out(Action::Area(area)));
                if state.may_open_portals(seat) {
                    out(Action::Way(Way::Portal));
                }
                browse(state, seat, out);
                out(Action::Done);
            }
            March::Send { seat, target, last } => {
                let friendly = state.friendly(seat, target);
                let led = friendly || state.force[..4].iter().any(|&count| count > 0);
                // After a battle only talk is left, which eight units at most may try.
                let talk = state.turn.fought && state.neutral(target);
                let room = if talk { LIMIT.saturating_sub(state.force.iter().sum()) } else { u8::MAX };
                groups(state, seat, target, |area, kind, count| {
                    if send_key(area, kind) > last && (kind < 4 || led) {
                        let unit = state.unit(Some(seat), kind);
                        (1..=count.min(room)).for_each(|count| out(Action::Send(area, unit, count)));
                    }
                });
                for hero in marching_heroes(state, seat).filter(|&hero| lead_key(hero) > last) {
                    if state.stands(hero) != Some(target) && hero_reach(state, hero).has(target) {
                        out(Action::Lead(hero, target));
                    }
                }
                out(Action::Done);
            }
            March::Arrive { .. } => [Way::Fight, Way::Talk].iter().for_each(|&way| out(Action::Way(way))),
            March::Pay { seat, .. } => {
                (1..=state.side(seat).influence.min(6)).for_each(|count| out(Action::Number(count)));
                if state.side(seat).ripe[Tactic::Bribe as usize] > 0 {
                    out(Action::Tactic(Tactic::Bribe));
                }
            }
            March::Choose { seen, .. } => {
                let shown = Destiny::ALL.iter().filter(|&&destiny| seen >> destiny as u8 & 1 == 1);
                shown.for_each(|&destiny| out(Action::Destiny(destiny)));
            }
            March::Red { .. } => {
                if !state.turn.fought {
                    out(Action::Way(Way::Fight));
                }
                out(Action::Way(Way::Retreat));
            }
            March::Trim { area, .. } => {
                for kind in 0..TYPES {
                    let unit = state.unit_in(area, kind);
                    let ground = state.ground(area);
                    for (count, routed) in [(ground.standing[kind], false), (ground.routed[kind], true)] {
                        if count > 0 {
                            out(Action::Figure(unit, routed, 0));
                        }
                    }
                }
            }
            March::Settle | March::Place { .. } => {}
        }
    }
}

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    pub(crate) fn march(&mut self, step: March) -> Option<Task> {
        match step {
            March::Settle => {
                self.disown();
                self.state.portal = NONE;
                for ground in &mut self.state.areas {
                    ground.came = [0; TYPES / 2];
                }
                // Not before: units may leave an area after others have come.
                self.state.board().iter().for_each(|area| self.limit(area));
                self.rest_heroes();
            }
            March::Activate { seat, again } => {
                let moves = self.state.variant.revised || !still(self.state, seat);
                let portals = moves && self.state.may_open_portals(seat);
                if portals || !targets(self.state, seat, again).is_empty() {
                    return Some(Task::March(step));
                }
            }
            March::Arrive { seat, target } => {
                self.disown();
                self.state.portal = NONE;
                if self.state.force == [0; TYPES] {
                    return None;
                }
                // An area that the units have left may make its owner win, and no battle comes first.
                self.settle();
                if self.state.enemy(seat, target) {
                    self.push(Task::Fight(Fight::Begin { seat, area: target }));
                } else if self.state.neutral(target) {
                    let few = self.state.force.iter().sum::<u8>() <= LIMIT;
                    if self.state.side(seat).influence > 0 && few {
                        if !self.state.turn.fought {
                            return Some(Task::March(step));
                        }
                        self.push(Task::March(March::Pay { seat, target }));
                    } else {
                        self.push(Task::Fight(Fight::Begin { seat, area: target }));
                    }
                } else {
                    self.push(Task::March(March::Place { seat, target }));
                }
            }
            March::Place { seat, target } => self.place_force(seat, target),
            March::Trim { area, limit, .. } => {
                if self.state.ground(area).total() > limit {
                    return Some(Task::March(step));
                }
            }
            March::Source { .. } | March::Moves { .. } | March::Send { .. } | March::Pay { .. } => {
                return Some(Task::March(step));
            }
            March::Choose { .. } | March::Red { .. } => return Some(Task::March(step)),
        }
        None
    }

    pub(crate) fn march_answer(&mut self, step: March, action: Action) {
        match (step, action) {
            (March::Source { season: false, .. }, Action::Done) => self.push(Task::March(March::Settle)),
            (March::Source { season: true, .. }, Action::Done) => {}
            (March::Source { seat, from, season }, Action::Area(source)) => {
                let next = March::Source { seat, from: from.max(source.0 + 1), season };
                self.push(Task::March(if season { March::Settle } else { next }));
                self.push(Task::March(March::Moves { seat, source, last: 0, season, to: NONE }));
            }
            (March::Moves { .. }, Action::Done) => {}
            (March::Moves { seat, source, season, .. }, Action::Go(unit, area, count)) => {
                let kind = kind_of(unit);
                // Allies may still follow, so the area stays that of the seat until all have moved.
                self.state.ground_mut(source).take(kind, count, false);
                self.add_units(seat, area, kind, count, false);
                let ground = self.state.ground_mut(area);
                ground.set_came(kind, ground.came(kind) + count);
                // A unit of the same type may go elsewhere, but not there again.
                let last = ((kind as u16) << 8 | u16::from(area.0)) + 1;
                let to = if season { area.0 } else { NONE };
                self.push(Task::March(March::Moves { seat, source, last, season, to }));
            }
            (March::Moves { seat, source, season, .. }, Action::Lead(hero, area)) => {
                self.lead(hero, area);
                self.state.figure_mut(hero).acted = true;
                let last = ((16 + hero as u16) << 8) + 1;
                self.push(Task::March(March::Moves { seat, source, last, season, to: NONE }));
            }
            (March::Source { seat, .. } | March::Activate { seat, .. }, Action::Way(Way::Portal)) => {
                self.push(Task::March(step));
                self.open_portals(seat);
            }
            (March::Activate { again, .. }, Action::Done) => {
                self.state.portal = NONE;
                self.state.turn.declined |= !again;
            }
            (March::Activate { seat, .. }, Action::Area(target)) => {
                self.state.ground_mut(target).active |= 1 << seat.index();
                self.push(Task::March(March::Arrive { seat, target }));
                self.push(Task::March(March::Send { seat, target, last: 0 }));
            }
            (March::Send { .. }, Action::Done) => {}
            (March::Send { seat, target, .. }, Action::Send(area, unit, count)) => {
                let kind = kind_of(unit);
                self.state.ground_mut(area).take(kind, count, false);
                self.state.force[kind] += count;
                self.push(Task::March(March::Send { seat, target, last: send_key(area, kind) }));
            }
            (March::Send { seat, target, .. }, Action::Lead(hero, _)) => {
                self.lead(hero, target);
                self.state.figure_mut(hero).acted = true;
                self.push(Task::March(March::Send { seat, target, last: lead_key(hero) }));
            }
            (March::Arrive { seat, target }, Action::Way(Way::Fight)) => {
                self.push(Task::Fight(Fight::Begin { seat, area: target }));
            }
            (March::Arrive { seat, target }, Action::Way(Way::Talk)) => {
                self.push(Task::March(March::Pay { seat, target }));
            }
            (March::Pay { seat, target }, Action::Number(count)) => {
                self.state.side_mut(seat).influence -= count;
                let more = std::mem::take(&mut self.state.turn.bribe);
                let seen = self.destinies(count + more);
                self.push(Task::March(March::Choose { seat, target, seen }));
            }
            (March::Pay { seat, .. }, Action::Tactic(tactic)) => {
                self.push(Task::March(step));
                self.discard_tactic(seat, tactic);
                self.state.turn.bribe += 2;
            }
            (March::Choose { seat, target, .. }, Action::Destiny(destiny)) => {
                self.clear_table();
                match destiny {
                    Destiny::Gold => self.push(Task::March(March::Place { seat, target })),
                    Destiny::Silver => {
                        self.push(Task::March(March::Place { seat, target }));
                        let by = self.state.left_of(seat);
                        self.neutrals_flee(target, by);
                    }
                    Destiny::Red => self.push(Task::March(March::Red { seat, target })),
                }
            }
            (March::Red { seat, target }, Action::Way(Way::Fight)) => {
                self.push(Task::Fight(Fight::Begin { seat, area: target }));
            }
            (March::Red { seat, target }, Action::Way(Way::Retreat)) => {
                self.state.fleeing = std::mem::replace(&mut self.state.force, [0; TYPES]);
                let of = seat.index() as u8;
                self.push(Task::Flight(Flight {
                    by: seat,
                    of,
                    from: target,
                    standing: 0,
                    only: Only::Usual,
                }));
            }
            (March::Trim { seat, area, limit, starve }, Action::Figure(unit, routed, _)) => {
                self.remove_units(area, kind_of(unit), 1, routed);
                self.push(Task::March(March::Trim { seat, area, limit, starve }));
            }
            _ => self.refuse(action),
        }
    }

    /// Areas that the last own unit has left belong to no army.
    pub(crate) fn disown(&mut self) {
        for ground in self.state.areas.iter_mut().filter(|ground| ground.own() == 0) {
            ground.owner = NONE;
        }
    }

    /// The units on their way enter an area that is open to them.
    fn place_force(&mut self, seat: Seat, target: Area) {
        let force = std::mem::replace(&mut self.state.force, [0; TYPES]);
        for (kind, count) in force.into_iter().enumerate().filter(|(_, count)| *count > 0) {
            self.add_units(seat, target, kind, count, false);
        }
        self.limit(target);
    }

    /// Heroes may move by the next order.
    pub(crate) fn rest_heroes(&mut self) {
        self.state.heroes.iter_mut().for_each(|figure| figure.acted = false);
    }

    /// Moves a hero.
    pub(crate) fn lead(&mut self, hero: Hero, area: Area) {
        let dungeon = self.state.found(area) == Some(Exploration::Dungeon);
        self.state.figure_mut(hero).kept = dungeon && hero != Hero::RonanOfTheWild;
        let figure = self.state.figure_mut(hero);
        if let Place::Board(seat, _) = figure.at {
            figure.at = Place::Board(seat, area);
        }
    }

    /// Draws fate cards for a choice among their symbols: a bit for each symbol that is shown.
    pub(crate) fn destinies(&mut self, count: u8) -> u8 {
        let cards = self.draw_fate(count);
        cards.iter().fold(0, |seen, &card| seen | 1 << content().fate[card as usize].destiny as u8)
    }
}

impl State {
    /// Which borders stop a hero.
    pub(crate) fn hero_gait(&self, hero: Hero) -> Gait {
        self.walking(self.owner(hero))
    }

    /// Which borders stop a hero in the quest phase.
    pub(crate) fn quest_gait(&self, hero: Hero) -> Gait {
        let seat = self.owner(hero);
        if hero == Hero::RonanOfTheWild { self.soaring(seat) } else { self.walking(seat) }
    }
}
