//! The eight orders and their supremacy bonuses.

use arrayvec::ArrayVec;
use kernel::{Listener, Luck, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::area::{Area, Areas};
use crate::content::{Step as DialStep, content};
use crate::deploy::{Deploy, on_dials};
use crate::event::Event;
use crate::heroes::Venture;
use crate::march::March;
use crate::name::{Development, Hero, Order, Resource, Shape, Title, Unit, Way};
use crate::run::Run;
use crate::runes::Carve;
use crate::state::{NONE, Place, State, TYPES, kind_of};
use crate::tactics::browse;
use crate::task::{Ask, Out, Task};

/// A step of an order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    Begin {
        seat: Seat,
    },
    Bonus {
        seat: Seat,
    },
    /// The developments bring something, from this area on.
    Collect {
        seat: Seat,
        from: u8,
    },
    /// Which resource a development brings.
    Yield {
        seat: Seat,
        area: Area,
    },
    Development {
        seat: Seat,
    },
    DevelopmentAt {
        seat: Seat,
        development: Development,
    },
    /// All tokens of a development lie on the board: one of them must go first.
    Uproot {
        seat: Seat,
        development: Development,
        area: Area,
    },
    /// Recruits with a dial; that of the primary ability cannot be taken again.
    Dial {
        seat: Seat,
        not: u8,
    },
    City {
        seat: Seat,
        from: u8,
    },
    CityUnits {
        seat: Seat,
        area: Area,
        left: u8,
    },
    HeroPay {
        seat: Seat,
    },
    HeroKeep {
        seat: Seat,
    },
    Title {
        seat: Seat,
    },
    TitlePay {
        seat: Seat,
        title: Title,
    },
    /// What is left to do of Fortify: build, repair, runes, a bit each.
    Fortify {
        seat: Seat,
        left: u8,
    },
    Build {
        seat: Seat,
    },
    /// All strongholds stand: one must go first.
    Tear {
        seat: Seat,
        area: Area,
        damaged: bool,
    },
    Repair {
        seat: Seat,
    },
}

/// What Fortify does, in the order of its bits.
const PARTS: [Way; 3] = [Way::Build, Way::Repair, Way::Runes];

/// Areas where a seat may build a stronghold.
fn sites(state: &State, seat: Seat) -> Areas {
    let free = |&area: &Area| state.ground(area).hold == NONE && state.ground(area).city == NONE;
    state.controlled(seat).iter().filter(free).collect()
}

fn damaged(state: &State, seat: Seat) -> Areas {
    state.strongholds(seat).iter().filter(|&area| state.ground(area).damaged).collect()
}

/// Whether a part of Fortify can be done.
pub(crate) fn can_fortify(state: &State, seat: Seat, part: Way) -> bool {
    let [_, wood, ore] = state.side(seat).dials;
    match part {
        Way::Build => wood > 0 && ore > 0 && !sites(state, seat).is_empty(),
        Way::Repair => ore > 0 && !damaged(state, seat).is_empty(),
        _ => !crate::runes::mixable(state, seat).is_empty(),
    }
}

/// The defence of a seat's faction, of which there are two; of the others there is one.
fn defence(state: &State, seat: Seat) -> Development {
    content().sheet(state.side(seat).faction()).defence
}

/// Own strongholds with this development.
fn placed(state: &State, seat: Seat, development: Development) -> Areas {
    let has = |&area: &Area| state.ground(area).development == development as u8;
    state.strongholds(seat).iter().filter(has).collect()
}

/// Own strongholds in areas the seat controls, without a development.
fn undeveloped(state: &State, seat: Seat) -> Areas {
    let free = |&area: &Area| state.friendly(seat, area) && state.ground(area).development == NONE;
    state.strongholds(seat).iter().filter(free).collect()
}

/// Neutral units of a shape that are not in use.
pub(crate) fn unused(state: &State, shape: Shape) -> ArrayVec<Unit, 6> {
    let fits = |unit: &Unit| content().unit(*unit).shape == shape && state.supply(*unit) > 0;
    Unit::ALL[16..].iter().copied().filter(fits).collect()
}

fn benefits(state: &State, area: Area) -> ArrayVec<Way, 4> {
    let mut ways = ArrayVec::new();
    let Some(city) = state.ground(area).city() else { return ways };
    let token = content().city(city);
    if !unused(state, token.shape).is_empty() {
        ways.push(Way::Units);
    }
    ways.extend([Way::Tactics, Way::Influence, Way::Quests]);
    ways
}

/// What must be paid for a title.
pub(crate) fn price(state: &State, title: Title) -> u8 {
    state.titles[title as usize].influence + 1
}

impl Step {
    pub fn seat(self) -> Seat {
        match self {
            Step::Begin { seat } | Step::Bonus { seat } | Step::Collect { seat, .. } => seat,
            Step::Yield { seat, .. } | Step::Development { seat } | Step::DevelopmentAt { seat, .. } => seat,
            Step::Dial { seat, .. } | Step::City { seat, .. } | Step::CityUnits { seat, .. } => seat,
            Step::HeroPay { seat } | Step::HeroKeep { seat } | Step::Title { seat } => seat,
            Step::TitlePay { seat, .. } | Step::Fortify { seat, .. } | Step::Build { seat } => seat,
            Step::Tear { seat, .. } | Step::Repair { seat } | Step::Uproot { seat, .. } => seat,
        }
    }

    pub fn ask(self) -> Ask {
        match self {
            Step::Begin { .. } | Step::Bonus { .. } | Step::Collect { .. } => Ask::TurnPlays,
            Step::Yield { .. } | Step::Dial { .. } => Ask::Dial,
            Step::Development { .. } => Ask::BonusDevelopment,
            Step::DevelopmentAt { .. } => Ask::DevelopmentPlace,
            Step::Uproot { .. } => Ask::Scrap,
            Step::City { .. } => Ask::CityGain,
            Step::CityUnits { .. } => Ask::CityUnit,
            Step::HeroPay { .. } => Ask::HeroPay,
            Step::HeroKeep { .. } => Ask::HeroKeep,
            Step::Title { .. } => Ask::Title,
            Step::TitlePay { .. } => Ask::TitlePay,
            Step::Fortify { .. } => Ask::Fortify,
            Step::Build { .. } | Step::Tear { .. } => Ask::Stronghold,
            Step::Repair { .. } => Ask::Repair,
        }
    }

    /// Whether cards of the turn may be played before this step is decided.
    fn pauses(self) -> bool {
        matches!(
            self,
            Step::Development { .. }
                | Step::Dial { .. }
                | Step::City { .. }
                | Step::HeroPay { .. }
                | Step::Title { .. }
                | Step::Fortify { .. }
        )
    }

    pub fn options(self, state: &State, out: &mut Out) {
        if self.pauses() {
            browse(state, self.seat(), out);
        }
        match self {
            Step::Begin { .. } | Step::Bonus { .. } | Step::Collect { .. } => {}
            Step::Yield { area, .. } => {
                let produces = state.produces(area);
                let some = Resource::ALL.iter().filter(|resource| produces[resource.index()] > 0);
                some.for_each(|&resource| out(Action::Resource(resource)));
            }
            Step::Development { seat } => {
                let own = defence(state, seat);
                [Development::Resources, Development::Diplomat, Development::Training, own]
                    .into_iter()
                    .for_each(|one| out(Action::Development(one)));
                out(Action::Done);
            }
            Step::DevelopmentAt { seat, .. } => areas(undeveloped(state, seat), out),
            Step::Uproot { seat, development, .. } => areas(placed(state, seat, development), out),
            Step::Dial { not, .. } => {
                let free = Resource::ALL.iter().filter(|&&resource| resource as u8 != not);
                free.for_each(|&resource| out(Action::Resource(resource)));
                out(Action::Done);
            }
            Step::City { from, .. } => {
                benefits(state, Area(from)).into_iter().for_each(|way| out(Action::Way(way)));
            }
            Step::CityUnits { area, .. } => {
                let Some(city) = state.ground(area).city() else { return };
                let units = unused(state, content().city(city).shape);
                units.into_iter().for_each(|unit| out(Action::Unit(unit)));
            }
            Step::HeroPay { seat } => {
                let deck = state.hero_deck().count() as u8;
                let most = state.side(seat).influence.min(3).min(deck);
                (1..=most).for_each(|count| out(Action::Number(count)));
                out(Action::Done);
            }
            Step::HeroKeep { .. } => {
                let drawn = Hero::ALL.iter().filter(|&&hero| state.drawn_heroes >> hero as u16 & 1 == 1);
                drawn.for_each(|&hero| out(Action::Hero(hero)));
            }
            Step::Title { seat } => {
                let free = |title: &&Title| {
                    state.holder(**title) != Some(seat) && price(state, **title) <= state.side(seat).influence
                };
                Title::ALL.iter().filter(free).for_each(|&title| out(Action::Title(title)));
                out(Action::Done);
            }
            Step::TitlePay { seat, title } => {
                let payable = price(state, title)..=state.side(seat).influence;
                payable.for_each(|count| out(Action::Number(count)));
            }
            Step::Fortify { seat, left } => {
                for (bit, &part) in PARTS.iter().enumerate() {
                    if left >> bit & 1 == 1 && can_fortify(state, seat, part) {
                        out(Action::Way(part));
                    }
                }
                out(Action::Done);
            }
            Step::Build { seat } => areas(sites(state, seat), out),
            Step::Tear { seat, .. } => areas(state.strongholds(seat), out),
            Step::Repair { seat } => areas(damaged(state, seat), out),
        }
    }
}

pub(crate) fn areas(areas: Areas, out: &mut Out) {
    areas.iter().for_each(|area| out(Action::Area(area)));
}

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    pub(crate) fn order(&mut self, step: Step) -> Option<Task> {
        match step {
            Step::Begin { seat } => self.begin_order(seat),
            Step::Bonus { seat } => {
                if self.state.supreme(seat) && !self.state.turn.declined {
                    self.bonus(seat);
                }
            }
            Step::Collect { seat, from } => {
                let area = self.state.strongholds(seat).iter().find(|area| area.0 >= from)?;
                self.push(Task::Order(Step::Collect { seat, from: area.0 + 1 }));
                match self.state.ground(area).development() {
                    Some(Development::Resources) => self.push(Task::Order(Step::Yield { seat, area })),
                    Some(Development::Diplomat) => self.gain_influence(seat, 2),
                    Some(Development::Training) => self.gain_tactics(seat, 1),
                    _ => {}
                }
            }
            Step::Yield { area, .. } => {
                if self.state.produces(area).iter().any(|&count| count > 0) {
                    return Some(Task::Order(step));
                }
            }
            Step::Development { seat } => {
                let wood = self.state.side(seat).dials[1];
                if wood > 0 && !undeveloped(self.state, seat).is_empty() {
                    return Some(Task::Order(step));
                }
            }
            Step::City { seat, from } => {
                let city = |area: &Area| area.0 >= from && self.state.ground(*area).city != NONE;
                let next = self.state.controlled(seat).iter().find(city)?;
                return Some(Task::Order(Step::City { seat, from: next.0 }));
            }
            Step::CityUnits { area, left, .. } => {
                let city = self.state.ground(area).city()?;
                if left > 0 && !unused(self.state, content().city(city).shape).is_empty() {
                    return Some(Task::Order(step));
                }
                self.limit(area);
            }
            Step::Dial { .. } | Step::DevelopmentAt { .. } | Step::HeroPay { .. } | Step::HeroKeep { .. } => {
                return Some(Task::Order(step));
            }
            Step::Title { .. } | Step::TitlePay { .. } | Step::Fortify { .. } | Step::Build { .. } => {
                return Some(Task::Order(step));
            }
            Step::Tear { .. } | Step::Repair { .. } | Step::Uproot { .. } => return Some(Task::Order(step)),
        }
        None
    }

    fn begin_order(&mut self, seat: Seat) {
        let Some(order) = self.state.side(seat).active() else { return };
        self.push(Task::Order(Step::Bonus { seat }));
        let next = match order {
            Order::Strategize => Task::March(March::Source { seat, from: 0, season: false }),
            Order::Mobilize => Task::March(March::Activate { seat, again: false }),
            Order::Conquer => {
                self.state.turn.siege = self.state.supreme(seat);
                Task::March(March::Activate { seat, again: false })
            }
            Order::Harvest => {
                self.state.side_mut(seat).dials = self.state.production(seat);
                return;
            }
            Order::Recruit => Task::Order(Step::Dial { seat, not: NONE }),
            Order::Rally => Task::Order(Step::City { seat, from: 0 }),
            Order::Power => {
                let icons = on_dials(self.state, seat, DialStep::Influence);
                return self.gain_influence(seat, icons);
            }
            Order::Fortify => Task::Order(Step::Fortify { seat, left: 0b111 }),
        };
        self.push(next);
    }

    fn bonus(&mut self, seat: Seat) {
        match self.state.side(seat).active() {
            Some(Order::Strategize) => {
                let icons = on_dials(self.state, seat, DialStep::Tactics);
                self.gain_tactics(seat, icons);
            }
            Some(Order::Mobilize) => self.push(Task::March(March::Activate { seat, again: true })),
            Some(Order::Harvest) => {
                self.push(Task::Order(Step::Development { seat }));
                self.push(Task::Order(Step::Collect { seat, from: 0 }));
            }
            Some(Order::Recruit) => {
                let not = self.state.turn.dial;
                self.push(Task::Order(Step::Dial { seat, not }));
            }
            Some(Order::Rally) => {
                if self.state.side(seat).influence > 0 && self.state.hero_deck().next().is_some() {
                    self.push(Task::Order(Step::HeroPay { seat }));
                }
            }
            Some(Order::Power) => self.push(Task::Order(Step::Title { seat })),
            Some(Order::Conquer | Order::Fortify) | None => {}
        }
    }

    pub(crate) fn order_answer(&mut self, step: Step, action: Action) {
        let seat = step.seat();
        match (step, action) {
            (Step::Yield { .. }, Action::Resource(resource)) => self.turn_dial(seat, resource, 1),
            (Step::Development { .. }, Action::Development(development)) => {
                self.turn_dial(seat, Resource::Wood, -1);
                self.push(Task::Order(Step::DevelopmentAt { seat, development }));
            }
            (Step::DevelopmentAt { development, .. }, Action::Area(area)) => {
                let most = if development == defence(self.state, seat) { 2 } else { 1 };
                if placed(self.state, seat, development).len() >= most {
                    self.push(Task::Order(Step::Uproot { seat, development, area }));
                } else {
                    self.state.ground_mut(area).development = development as u8;
                }
            }
            (Step::Uproot { development, area, .. }, Action::Area(old)) => {
                self.state.ground_mut(old).development = NONE;
                self.state.ground_mut(area).development = development as u8;
            }
            (Step::Dial { not, .. }, Action::Done) => self.state.turn.declined |= not == NONE,
            (Step::Dial { .. }, Action::Resource(resource)) => {
                self.state.turn.dial = resource as u8;
                self.recruit(seat, resource);
            }
            (Step::City { from, .. }, Action::Way(way)) => {
                let area = Area(from);
                let Some(city) = self.state.ground(area).city() else { return };
                let token = content().city(city);
                self.push(Task::Order(Step::City { seat, from: from + 1 }));
                match way {
                    Way::Units => self.push(Task::Order(Step::CityUnits { seat, area, left: token.units })),
                    Way::Tactics => self.gain_tactics(seat, token.tactics),
                    Way::Influence => self.gain_influence(seat, token.influence),
                    _ => self.gain_quests(seat, token.quests),
                }
            }
            (Step::CityUnits { area, left, .. }, Action::Unit(unit)) => {
                self.state.ground_mut(area).add(kind_of(unit), 1, false);
                self.push(Task::Order(Step::CityUnits { seat, area, left: left - 1 }));
            }
            (Step::HeroPay { .. }, Action::Number(count)) => {
                self.state.side_mut(seat).influence -= count;
                self.draw_heroes(seat, count);
                self.push(Task::Order(Step::HeroKeep { seat }));
            }
            (Step::HeroKeep { .. }, Action::Hero(hero)) => {
                self.state.drawn_heroes = 0;
                self.push(Task::Venture(Venture::Gain { seat, hero }));
            }
            (Step::Title { .. }, Action::Title(title)) => {
                self.push(Task::Order(Step::TitlePay { seat, title }));
            }
            (Step::TitlePay { title, .. }, Action::Number(count)) => {
                self.state.side_mut(seat).influence -= count;
                let owned = &mut self.state.titles[title as usize];
                (owned.by, owned.influence) = (seat.index() as u8, count);
            }
            (Step::Fortify { left, .. }, Action::Way(part)) => {
                let bit = PARTS.iter().position(|&one| one == part).unwrap_or_default();
                self.push(Task::Order(Step::Fortify { seat, left: left & !(1 << bit) }));
                match part {
                    Way::Build => self.push(Task::Order(Step::Build { seat })),
                    Way::Repair => self.push(Task::Order(Step::Repair { seat })),
                    _ => self.push(Task::Carve(Carve::First { seat })),
                }
            }
            (Step::Build { .. }, Action::Area(area)) => {
                self.turn_dial(seat, Resource::Wood, -1);
                self.turn_dial(seat, Resource::Ore, -1);
                if self.state.strongholds(seat).len() == 4 {
                    self.push(Task::Order(Step::Tear { seat, area, damaged: false }));
                } else {
                    self.build_stronghold(seat, area, false);
                }
            }
            (Step::Tear { area, damaged, .. }, Action::Area(old)) => {
                self.raze(old);
                self.build_stronghold(seat, area, damaged);
            }
            (Step::Repair { .. }, Action::Area(area)) => {
                self.turn_dial(seat, Resource::Ore, -1);
                self.state.ground_mut(area).damaged = false;
            }
            (
                Step::Development { .. } | Step::HeroPay { .. } | Step::Title { .. } | Step::Fortify { .. },
                Action::Done,
            ) => {}
            _ => self.refuse(action),
        }
    }

    /// Recruits with a dial.
    pub(crate) fn recruit(&mut self, seat: Seat, dial: Resource) {
        self.muster(seat, &[dial.index()]);
        self.push(Task::Deploy(Deploy::Units { seat, home: false, kind: NONE, from: 0 }));
    }

    pub(crate) fn turn_dial(&mut self, seat: Seat, dial: Resource, by: i8) {
        let dial = &mut self.state.side_mut(seat).dials[dial.index()];
        *dial = dial.saturating_add_signed(by).min(8);
    }
}

impl State {
    /// Heroes in the deck.
    pub(crate) fn hero_deck(&self) -> impl Iterator<Item = Hero> + '_ {
        Hero::ALL.iter().copied().filter(|&hero| self.figure(hero).at == Place::Deck)
    }

    /// Units that are neutral, in all areas.
    pub(crate) fn neutral_types(&self, area: Area) -> impl Iterator<Item = usize> + '_ {
        (4..TYPES).filter(move |&kind| self.ground(area).count(kind) > 0)
    }
}
