//! What is placed before the first season, and recruited units.

use kernel::{Audience, Listener, Luck, Seat, Trace};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::area::{Area, Areas};
use crate::content::{Step as DialStep, content};
use crate::event::Event;
use crate::march::March;
use crate::name::{Alignment, City, Faction, Hero};
use crate::run::Run;
use crate::runes::Carve;
use crate::state::{LIMIT, NONE, Place, Rune, State, Token, kind_of};
use crate::task::{Ask, Out, Task};
use crate::year::Year;

/// A step of placing. The number counts the seats from the first player on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Deploy {
    Stronghold(u8),
    /// Recruits with all dials.
    Army(u8),
    FalseRune(u8),
    Hero(u8),
    HeroAt(u8, Hero),
    /// Places the units of the pool: at home, or at strongholds. The last two are the type and the area placed before.
    Units {
        seat: Seat,
        home: bool,
        kind: u8,
        from: u8,
    },
    /// All figures of this type are in play: one of them may be used anew.
    Scrap {
        seat: Seat,
        home: bool,
        kind: u8,
    },
}

fn nth(state: &State, n: u8) -> Seat {
    Seat::new((state.first.index() + n as usize) % state.seats())
}

/// Where units may be placed.
fn places(state: &State, seat: Seat, home: bool) -> Areas {
    if home { state.home(seat) } else { state.strongholds(seat) }
}

/// Areas with own units of a type.
fn with_units(state: &State, seat: Seat, kind: u8) -> Areas {
    let has = |&area: &Area| {
        let ground = state.ground(area);
        ground.owner == seat.index() as u8 && ground.count(kind.into()) > 0
    };
    state.board().iter().filter(has).collect()
}

impl Deploy {
    pub fn seat(self, state: &State) -> Seat {
        match self {
            // Counter-clockwise in the revised edition.
            Deploy::FalseRune(n) if state.variant.revised => nth(state, state.seats - n),
            Deploy::Stronghold(n) | Deploy::Army(n) | Deploy::FalseRune(n) => nth(state, n),
            Deploy::Hero(n) | Deploy::HeroAt(n, _) => nth(state, n),
            Deploy::Units { seat, .. } | Deploy::Scrap { seat, .. } => seat,
        }
    }

    pub fn ask(self) -> Ask {
        match self {
            Deploy::Stronghold(_) => Ask::FirstStronghold,
            Deploy::FalseRune(_) => Ask::FalseRune,
            Deploy::Hero(_) | Deploy::HeroAt(..) => Ask::HeroPlace,
            Deploy::Army(_) | Deploy::Units { .. } => Ask::Deploy,
            Deploy::Scrap { .. } => Ask::Scrap,
        }
    }

    pub fn options(self, state: &State, out: &mut Out) {
        let seat = self.seat(state);
        let mut areas = |areas: Areas| areas.iter().for_each(|area| out(Action::Area(area)));
        match self {
            Deploy::Stronghold(_) | Deploy::FalseRune(_) | Deploy::HeroAt(..) => areas(state.home(seat)),
            Deploy::Units { home, from, .. } => {
                areas(places(state, seat, home).iter().filter(|area| area.0 >= from).collect());
            }
            Deploy::Scrap { kind, .. } => {
                areas(with_units(state, seat, kind));
                out(Action::Done);
            }
            Deploy::Army(_) | Deploy::Hero(_) => {}
        }
    }
}

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    /// Puts everything on the board that does not depend on decisions, then lets the seats place theirs.
    pub(crate) fn populate(&mut self) {
        let mut cities: arrayvec::ArrayVec<City, 7> = City::ALL.iter().copied().collect();
        for area in self.state.board().iter() {
            let land = content().land(area);
            for (kind, &count) in land.neutrals.iter().enumerate() {
                self.state.ground_mut(area).standing[4 + kind] = count;
            }
            if land.city {
                let city = cities.remove(self.pick(cities.len() as u32) as usize);
                self.state.ground_mut(area).city = city as u8;
                self.all(|| Event::City { area, city });
            }
        }
        for (at, quest) in content().quests.iter().enumerate() {
            if !self.state.board.has(quest.area) {
                self.state.quest_removed |= 1 << at;
            }
        }
        self.hide_finds();
        let seats = self.state.seats();
        self.push(Task::Year(Year::Season));
        for n in (0..seats as u8).rev() {
            self.push(Task::Deploy(Deploy::Hero(n)));
        }
        for n in (0..seats as u8).rev() {
            self.push(Task::Deploy(Deploy::FalseRune(n)));
        }
        for n in (0..seats as u8).rev() {
            self.push(Task::Deploy(Deploy::Army(n)));
            self.push(Task::Deploy(Deploy::Stronghold(n)));
        }
        for seat in self.state.first.round(seats) {
            let faction = self.state.side(seat).faction();
            let sheet = content().sheet(faction);
            let side = self.state.side_mut(seat);
            side.dials = content().home_production(faction);
            side.influence = sheet.influence;
            for _ in 0..sheet.tactics {
                self.draw_tactic(seat);
            }
            // Cards of the start may be played in the first spring.
            let side = self.state.side_mut(seat);
            (side.ripe, side.fresh) = (side.fresh, [0; 25]);
        }
    }

    pub(crate) fn deploy(&mut self, step: Deploy) -> Option<Task> {
        let seat = step.seat(self.state);
        match step {
            Deploy::Army(_) => {
                self.muster(seat, &[0, 1, 2]);
                self.push(Task::Deploy(Deploy::Units { seat, home: true, kind: 0, from: 0 }));
                return None;
            }
            Deploy::FalseRune(_) if self.state.variant.epic => {
                self.push(Task::Carve(Carve::Epic { seat }));
                return None;
            }
            Deploy::FalseRune(_) if self.state.variant.revised => {
                self.push(Task::Carve(Carve::Spot { seat, from: 0 }));
                return None;
            }
            Deploy::Hero(n) => {
                for _ in 0..2 {
                    self.draw_quest(seat);
                }
                let hero = self.first_hero(seat);
                self.push(Task::Deploy(Deploy::HeroAt(n, hero)));
                return None;
            }
            Deploy::Units { home, kind, from, .. } => {
                let left = (0u8..4).find(|&kind| self.state.pool[kind as usize] > 0);
                let Some(next) = left.filter(|_| !places(self.state, seat, home).is_empty()) else {
                    self.state.pool = [0; 4];
                    return None;
                };
                let unit = self.state.unit(Some(seat), next.into());
                if self.state.supply(unit) == 0 {
                    return Some(Task::Deploy(Deploy::Scrap { seat, home, kind: next }));
                }
                let from = if next == kind { from } else { 0 };
                return Some(Task::Deploy(Deploy::Units { seat, home, kind: next, from }));
            }
            Deploy::Stronghold(_) | Deploy::FalseRune(_) | Deploy::HeroAt(..) | Deploy::Scrap { .. } => {}
        }
        Some(Task::Deploy(step))
    }

    pub(crate) fn deploy_answer(&mut self, step: Deploy, action: Action) {
        let seat = step.seat(self.state);
        match (step, action) {
            (Deploy::Stronghold(_), Action::Area(area)) => self.build_stronghold(seat, area, false),
            (Deploy::FalseRune(_), Action::Area(area)) => {
                let group = self.new_group();
                for home in self.state.home(seat).iter() {
                    let kind = if home == area { Token::False } else { Token::Dragon };
                    self.state.ground_mut(home).rune = Rune { kind, known: 1 << seat.index(), group };
                }
            }
            (Deploy::HeroAt(_, hero), Action::Area(area)) => {
                self.join(seat, hero, area);
                self.draw_objective(seat);
            }
            (Deploy::Units { home, kind, .. }, Action::Area(area)) => {
                self.state.pool[kind as usize] -= 1;
                self.push(Task::Deploy(Deploy::Units { seat, home, kind, from: area.0 }));
                self.add_units(seat, area, kind.into(), 1, false);
                if self.state.ground(area).total() > LIMIT {
                    self.push(Task::March(March::Trim { seat, area, limit: LIMIT, starve: false }));
                }
            }
            (Deploy::Scrap { home, kind, .. }, Action::Area(area)) => {
                let routed = self.state.ground(area).routed[usize::from(kind)] > 0;
                self.remove_units(area, kind.into(), 1, routed);
                self.push(Task::Deploy(Deploy::Units { seat, home, kind: NONE, from: 0 }));
            }
            (Deploy::Scrap { home, kind, .. }, Action::Done) => {
                self.state.pool[kind as usize] = 0;
                self.push(Task::Deploy(Deploy::Units { seat, home, kind: NONE, from: 0 }));
            }
            _ => self.refuse(action),
        }
    }

    /// Takes the units of these dials into the pool.
    pub(crate) fn muster(&mut self, seat: Seat, dials: &[usize]) {
        for &dial in dials {
            for step in dial_steps(self.state, seat, dial) {
                if let DialStep::Unit(unit) = step {
                    self.state.pool[kind_of(unit)] += 1;
                }
            }
        }
    }

    /// A hero of the own alignment, by luck.
    fn first_hero(&mut self, seat: Seat) -> Hero {
        let alignment = content().sheet(self.state.side(seat).faction()).alignment;
        let fits = |state: &State, hero: Hero| {
            content().hero(hero).alignment == alignment && state.figure(hero).at == Place::Deck
        };
        let count = Hero::ALL.iter().filter(|&&hero| fits(self.state, hero)).count();
        let at = self.pick(count as u32) as usize;
        let mut fitting = Hero::ALL.iter().copied().filter(|&hero| fits(self.state, hero));
        let hero = fitting.nth(at).expect("there are more heroes of each alignment than seats");
        debug_assert_ne!(alignment, Alignment::Neutral, "factions are good or evil");
        // Others must not think that it is still in the deck.
        self.state.figure_mut(hero).at =
            Place::Board(seat, Area::of(9 + self.state.side(seat).faction as usize, 0));
        self.all(|| Event::Heroes { seat, heroes: [hero].into_iter().collect() });
        hero
    }

    /// Puts units of a seat into an area that is its own from now on.
    pub(crate) fn add_units(&mut self, seat: Seat, area: Area, kind: usize, count: u8, routed: bool) {
        let ground = self.state.ground_mut(area);
        ground.add(kind, count, routed);
        if kind < 4 {
            ground.owner = seat.index() as u8;
        }
    }

    /// Takes units from an area. Without own units it belongs to no army, unless a battle is going on there.
    pub(crate) fn remove_units(&mut self, area: Area, kind: usize, count: u8, routed: bool) {
        let contested = self.state.battle.on && self.state.battle.area == area;
        let ground = self.state.ground_mut(area);
        ground.take(kind, count, routed);
        ground.set_came(kind, ground.came(kind).min(ground.standing[kind]));
        if ground.own() == 0 && !contested {
            ground.owner = NONE;
        }
    }

    pub(crate) fn build_stronghold(&mut self, seat: Seat, area: Area, damaged: bool) {
        let ground = self.state.ground_mut(area);
        (ground.hold, ground.damaged) = (seat.index() as u8, damaged);
    }

    /// Removes a stronghold and the development there.
    pub(crate) fn raze(&mut self, area: Area) {
        let ground = self.state.ground_mut(area);
        (ground.hold, ground.damaged, ground.development) = (NONE, false, NONE);
    }

    pub(crate) fn tell_pair(
        &mut self,
        seat: Seat,
        own: impl FnOnce() -> Event,
        others: impl FnOnce() -> Event,
    ) {
        self.tell.tell(Audience::Only(seat), own);
        self.tell.tell(Audience::Except(seat), others);
        self.saw(Trace::Revealed);
    }
}

/// What a dial brings at its present step.
pub(crate) fn dial_steps(state: &State, seat: Seat, dial: usize) -> impl Iterator<Item = DialStep> + use<> {
    let side = state.side(seat);
    let faction: Faction = side.faction();
    content().sheet(faction).dials[dial].iter().copied().take(side.dials[dial].into())
}

/// How often something stands on the dials of a seat.
pub(crate) fn on_dials(state: &State, seat: Seat, what: DialStep) -> u8 {
    (0..3).flat_map(|dial| dial_steps(state, seat, dial)).filter(|&step| step == what).count() as u8
}
