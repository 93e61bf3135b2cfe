//! Bids of influence, and what season cards make the seats do.

use kernel::{Listener, Luck, Seat, Trace};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::area::{Area, Areas};
use crate::cards::Deed;
use crate::content::{Effect, Subject, content};
use crate::event::Event;
use crate::heroes::Venture;
use crate::march::March;
use crate::name::{Alignment, Hero, Resource, Shape, Title, Unit, Way};
use crate::orders::{Step, areas, unused};
use crate::run::Run;
use crate::runes::{Carve, Room};
use crate::state::{NONE, State, TYPES, Token, kind_of, seat_of};
use crate::task::{Ask, Out, Task};
use crate::year::Year;

/// A step of a season card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Weather {
    Bid,
    /// Who has a place of the bid; then the step of the card goes on.
    Rank {
        place: Rank,
        step: u8,
    },
    /// This seat decides between equals.
    Tie {
        seat: Seat,
        place: Rank,
        step: u8,
    },
    ObjectiveOrTactics {
        seat: Seat,
        count: u8,
    },
    Burn {
        seat: Seat,
    },
    Beast {
        seat: Seat,
    },
    BeastKind {
        seat: Seat,
        area: Area,
    },
    LowerDial {
        seat: Seat,
        left: u8,
        done: u8,
    },
    /// The heroes of a seat from this one on.
    Allegiance {
        seat: Seat,
        price: u8,
        from: u8,
    },
    HomeRune {
        seat: Seat,
        left: u8,
    },
    RuneTo {
        seat: Seat,
        from: Area,
    },
    TrainHero {
        seat: Seat,
        count: u8,
    },
    RewardHero {
        seat: Seat,
        count: u8,
    },
    SellDial {
        seat: Seat,
        price: u8,
        gain: u8,
    },
    Spy {
        seat: Seat,
    },
    Swap {
        seat: Seat,
    },
    SwapWith {
        seat: Seat,
        first: Area,
    },
    Banditry {
        seat: Seat,
    },
    BuyRune {
        seat: Seat,
        price: u8,
    },
    Patrol {
        seat: Seat,
        count: u8,
    },
    /// The owner routs so many units.
    Rout {
        seat: Seat,
        area: Area,
        left: u8,
    },
}

/// A place of a bid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Rank {
    High,
    Second,
    Low,
    /// All but the lowest.
    Others,
}

/// Seats that share a place: a bit each.
fn tied(state: &State, place: Rank) -> u8 {
    let seats = || {
        let in_question = |seat: &Seat| match place {
            // No seat has two places, not even if all bids are equal.
            Rank::Second | Rank::Low => state.places[0] != seat.index() as u8,
            _ => true,
        };
        state.playing().iter().filter(in_question)
    };
    let bid = |seat: Seat| state.bids[seat.index()];
    let best = match place {
        Rank::High | Rank::Second => seats().map(bid).max(),
        Rank::Low | Rank::Others => seats().map(bid).min(),
    };
    seats().filter(|&seat| Some(bid(seat)) == best).fold(0, |tied, seat| tied | 1 << seat.index())
}

/// Who decides between equals: the Primarch, else the one of them with most influence, then most at the start.
fn arbiter(state: &State, tied: u8) -> Seat {
    if let Some(primarch) = state.holder(Title::Primarch) {
        return primarch;
    }
    let seats = Seat::all(state.seats()).filter(|seat| tied >> seat.index() & 1 == 1);
    let wealth = |seat: &Seat| {
        let side = state.side(*seat);
        (side.influence, content().sheet(side.faction()).influence)
    };
    seats.max_by_key(wealth).unwrap_or(state.first)
}

fn cities(state: &State) -> Areas {
    state.board().iter().filter(|&area| state.ground(area).city != NONE).collect()
}

/// Uncontrolled areas without neutral units of another shape.
fn beast_places(state: &State) -> Areas {
    let triangle = |kind: usize| content().unit(state.unit(None, kind)).shape == Shape::Triangle;
    let fits = |&area: &Area| state.uncontrolled(area) && state.neutral_types(area).all(triangle);
    state.board().iter().filter(fits).collect()
}

fn home_tokens(state: &State, seat: Seat) -> Areas {
    let own = state.home(seat).iter().filter(|&area| state.friendly(seat, area));
    own.filter(|&area| state.ground(area).rune.kind != Token::None).collect()
}

fn outside(state: &State, seat: Seat) -> Areas {
    state.rune_places(seat).iter().filter(|area| area.home().is_none()).collect()
}

fn tokens(state: &State, fits: impl Fn(Area) -> bool) -> Areas {
    let lying = state.board().iter().filter(|&area| state.ground(area).rune.kind != Token::None);
    lying.filter(|&area| fits(area)).collect()
}

/// Areas of other seats, with units to rout or without.
fn enemies(state: &State, seat: Seat) -> Areas {
    state.board().iter().filter(|&area| state.enemy(seat, area)).collect()
}

fn opposite(state: &State, seat: Seat, hero: Hero) -> bool {
    let (own, other) =
        (content().sheet(state.side(seat).faction()).alignment, content().hero(hero).alignment);
    other != Alignment::Neutral && other != own
}

fn trainable(state: &State, seat: Seat) -> impl Iterator<Item = Hero> + '_ {
    state.heroes_of(seat).filter(|&hero| state.figure(hero).training.iter().any(|&steps| steps < 2))
}

fn dials(fits: impl Fn(Resource) -> bool, out: &mut Out) {
    Resource::ALL.iter().filter(|&&dial| fits(dial)).for_each(|&dial| out(Action::Resource(dial)));
}

impl Weather {
    /// Settles a place of the bid before a step goes on.
    pub fn place(subject: Subject, step: u8) -> Weather {
        let place = match subject {
            Subject::Second => Rank::Second,
            Subject::Low => Rank::Low,
            Subject::Others => Rank::Others,
            _ => Rank::High,
        };
        Weather::Rank { place, step }
    }

    pub fn seat(self) -> Seat {
        match self {
            Weather::Bid | Weather::Rank { .. } => Seat::new(0),
            Weather::Tie { seat, .. } | Weather::ObjectiveOrTactics { seat, .. } | Weather::Burn { seat } => {
                seat
            }
            Weather::Beast { seat } | Weather::BeastKind { seat, .. } | Weather::LowerDial { seat, .. } => {
                seat
            }
            Weather::Allegiance { seat, .. } | Weather::HomeRune { seat, .. } => seat,
            Weather::RuneTo { seat, .. } | Weather::TrainHero { seat, .. } => seat,
            Weather::RewardHero { seat, .. } | Weather::SellDial { seat, .. } | Weather::Spy { seat } => seat,
            Weather::Swap { seat } | Weather::SwapWith { seat, .. } | Weather::Banditry { seat } => seat,
            Weather::BuyRune { seat, .. } | Weather::Patrol { seat, .. } | Weather::Rout { seat, .. } => seat,
        }
    }

    pub fn ask(self) -> Ask {
        match self {
            Weather::Bid | Weather::Rank { .. } => Ask::Bid,
            Weather::Tie { .. } => Ask::Tie,
            Weather::ObjectiveOrTactics { .. } => Ask::ObjectiveOrTactics,
            Weather::Burn { .. } => Ask::BurnCity,
            Weather::Beast { .. } | Weather::BeastKind { .. } => Ask::StrayBeast,
            Weather::LowerDial { .. } => Ask::LowerDial,
            Weather::Allegiance { .. } => Ask::Allegiance,
            Weather::HomeRune { .. } => Ask::RuneFrom,
            Weather::RuneTo { .. } => Ask::RuneTo,
            Weather::TrainHero { .. } | Weather::RewardHero { .. } => Ask::PickHero,
            Weather::SellDial { .. } => Ask::SellDial,
            Weather::Spy { .. } => Ask::Spy,
            Weather::Swap { .. } => Ask::SwapFirst,
            Weather::SwapWith { .. } => Ask::SwapSecond,
            Weather::Banditry { .. } => Ask::Banditry,
            Weather::BuyRune { .. } => Ask::BuyRune,
            Weather::Patrol { .. } => Ask::Patrol,
            Weather::Rout { .. } => Ask::RoutUnits,
        }
    }

    pub fn private(self) -> bool {
        matches!(self, Weather::Bid)
    }

    pub fn options(self, state: &State, bidder: Seat, out: &mut Out) {
        match self {
            Weather::Bid => (0..=state.side(bidder).influence).for_each(|count| out(Action::Number(count))),
            Weather::Rank { .. } => {}
            Weather::Tie { place, .. } => {
                let tied = tied(state, place);
                let equals = Seat::all(state.seats()).filter(|seat| tied >> seat.index() & 1 == 1);
                equals.for_each(|seat| out(Action::Seat(seat)));
            }
            Weather::ObjectiveOrTactics { seat, .. } => {
                out(Action::Way(Way::Tactics));
                if state.side(seat).objective != NONE {
                    out(Action::Way(Way::Objective));
                }
            }
            Weather::Burn { .. } => areas(cities(state), out),
            Weather::Beast { .. } => {
                areas(beast_places(state), out);
                out(Action::Done);
            }
            Weather::BeastKind { .. } => {
                unused(state, Shape::Triangle).into_iter().for_each(|unit| out(Action::Unit(unit)));
            }
            Weather::LowerDial { seat, done, .. } => {
                dials(|dial| done >> dial as u8 & 1 == 0 && state.side(seat).dials[dial.index()] > 0, out);
            }
            Weather::Allegiance { seat, price, .. } => {
                if state.side(seat).influence >= price {
                    out(Action::Way(Way::Influence));
                }
                out(Action::Way(Way::Desert));
            }
            Weather::HomeRune { seat, .. } => areas(home_tokens(state, seat), out),
            Weather::RuneTo { seat, .. } => areas(outside(state, seat), out),
            Weather::TrainHero { seat, .. } => {
                trainable(state, seat).for_each(|hero| out(Action::Hero(hero)))
            }
            Weather::RewardHero { seat, .. } => {
                state.heroes_of(seat).for_each(|hero| out(Action::Hero(hero)))
            }
            Weather::SellDial { seat, price, .. } => {
                dials(|dial| state.side(seat).dials[dial.index()] >= price, out);
                out(Action::Done);
            }
            Weather::Spy { .. } => {
                areas(tokens(state, |_| true), out);
                out(Action::Done);
            }
            Weather::Swap { .. } => {
                let loose = tokens(state, |area| state.uncontrolled(area));
                let last = loose.iter().last();
                areas(loose.iter().filter(|&area| Some(area) != last).collect(), out);
                out(Action::Done);
            }
            Weather::SwapWith { first, .. } => {
                areas(tokens(state, |area| state.uncontrolled(area) && area > first), out);
            }
            Weather::Banditry { seat } => {
                if state.side(seat).tactics() > 0 {
                    out(Action::Way(Way::Tactics));
                }
                if state.side(seat).influence > 0 {
                    out(Action::Way(Way::Influence));
                }
            }
            Weather::BuyRune { .. } => {
                out(Action::Yes);
                out(Action::Done);
            }
            Weather::Patrol { seat, .. } => areas(enemies(state, seat), out),
            Weather::Rout { area, .. } => {
                for kind in (0..TYPES).filter(|&kind| state.ground(area).standing[kind] > 0) {
                    out(Action::Unit(state.unit_in(area, kind)));
                }
            }
        }
    }
}

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    pub(crate) fn weather(&mut self, step: Weather) -> Option<Task> {
        let state = &*self.state;
        let asks = match step {
            Weather::Rank { place, step } => {
                let tied = tied(state, place);
                if tied.count_ones() == 1 {
                    self.rank(place, step, Seat::new(tied.trailing_zeros() as usize));
                    return None;
                }
                let seat = arbiter(state, tied);
                return Some(Task::Weather(Weather::Tie { seat, place, step }));
            }
            Weather::Allegiance { seat, price, from } => {
                if state.holder(Title::Captain) == Some(seat) {
                    return None;
                }
                let mut left = Hero::ALL.iter().copied().skip(from.into());
                let hero =
                    left.find(|&hero| state.owner(hero) == Some(seat) && opposite(state, seat, hero))?;
                return Some(Task::Weather(Weather::Allegiance { seat, price, from: hero as u8 }));
            }
            Weather::Bid => {
                self.state.places = [NONE; 2];
                true
            }
            Weather::Tie { .. } | Weather::ObjectiveOrTactics { .. } => true,
            Weather::Burn { .. } => !cities(state).is_empty(),
            Weather::Beast { .. } => {
                !unused(state, Shape::Triangle).is_empty() && !beast_places(state).is_empty()
            }
            Weather::BeastKind { .. } | Weather::SwapWith { .. } | Weather::RuneTo { .. } => true,
            Weather::LowerDial { seat, left, done } => {
                let open = |&dial: &usize| done >> dial & 1 == 0 && state.side(seat).dials[dial] > 0;
                left > 0 && (0..3).any(|dial| open(&dial))
            }
            Weather::HomeRune { seat, left } => {
                left > 0 && !home_tokens(state, seat).is_empty() && !outside(state, seat).is_empty()
            }
            Weather::TrainHero { seat, .. } => trainable(state, seat).next().is_some(),
            Weather::RewardHero { seat, .. } => state.heroes_of(seat).next().is_some(),
            Weather::SellDial { .. } | Weather::Spy { .. } => true,
            Weather::Swap { .. } => tokens(state, |area| state.uncontrolled(area)).len() >= 2,
            Weather::Banditry { seat } => state.side(seat).tactics() > 0 || state.side(seat).influence > 0,
            Weather::BuyRune { seat, price } => {
                let room = !state.rune_places(seat).is_empty() && state.pile(Token::Dragon) > 0;
                state.side(seat).influence >= price && room
            }
            Weather::Patrol { seat, .. } => !enemies(state, seat).is_empty(),
            Weather::Rout { area, left, .. } => left > 0 && state.ground(area).all_standing() > 0,
        };
        asks.then_some(Task::Weather(step))
    }

    /// A seat has its place: the step of the card goes on.
    fn rank(&mut self, place: Rank, step: u8, seat: Seat) {
        let mut seats = 1 << seat.index();
        match place {
            Rank::High => self.state.places[0] = seat.index() as u8,
            Rank::Second => {}
            Rank::Low => self.state.places[1] = seat.index() as u8,
            Rank::Others => {
                self.state.places[1] = seat.index() as u8;
                seats = self.state.all_playing() & !seats;
            }
        }
        self.push(Task::Year(Year::Each { step, seats }));
    }

    /// What a season card does for one seat.
    pub(crate) fn affect(&mut self, seat: Seat, effect: Effect) {
        let production = self.state.production(seat);
        let side = self.state.side_mut(seat);
        let next = match effect {
            Effect::CapDials => {
                side.dials = [0, 1, 2].map(|dial| side.dials[dial].min(production[dial]));
                return;
            }
            Effect::Harvest => {
                side.dials = production;
                return;
            }
            Effect::CapInfluence(most) => {
                side.influence = side.influence.min(most);
                return;
            }
            Effect::Storm => {
                self.state.lasting.storm |= 1 << seat.index();
                return;
            }
            Effect::CityInfluence(count) => {
                let cities = cities(self.state).and(self.state.controlled(seat)).len() as u8;
                return self.gain_influence(seat, count + cities);
            }
            Effect::Food(count) => return self.turn_dial(seat, Resource::Food, count as i8),
            Effect::Frost(count) => return self.turn_dial(seat, Resource::Food, -(count as i8)),
            Effect::FewQuests(fewer) => {
                if side.quests.count_ones() < u32::from(fewer) {
                    self.gain_quests(seat, 1);
                }
                return;
            }
            Effect::Rune => return self.gain_rune(seat),
            Effect::Tactics(count) => return self.gain_tactics(seat, count),
            Effect::Recruit => Task::Order(Step::Dial { seat, not: Resource::ALL.len() as u8 }),
            Effect::March => Task::March(March::Source { seat, from: 0, season: true }),
            Effect::Unearth => Task::Carve(Carve::Dragon { seat, place: Room::Wild }),
            Effect::Pious => match seat_of(self.state.places[1]) {
                Some(lowest) => Task::Carve(Carve::Dragon { seat: lowest, place: Room::Of(seat) }),
                None => return,
            },
            Effect::ObjectiveOrTactics(count) => Task::Weather(Weather::ObjectiveOrTactics { seat, count }),
            Effect::BurnCity => Task::Weather(Weather::Burn { seat }),
            Effect::StrayBeast => Task::Weather(Weather::Beast { seat }),
            Effect::LowerDials(left) => Task::Weather(Weather::LowerDial { seat, left, done: 0 }),
            Effect::Allegiance(price) => Task::Weather(Weather::Allegiance { seat, price, from: 0 }),
            Effect::HomeRunes(left) => {
                let left = if self.state.variant.revised { 1 } else { left };
                Task::Weather(Weather::HomeRune { seat, left })
            }
            Effect::Train(count) => Task::Weather(Weather::TrainHero { seat, count }),
            Effect::Reward(count) => Task::Weather(Weather::RewardHero { seat, count }),
            Effect::SellDial(price, gain) => Task::Weather(Weather::SellDial { seat, price, gain }),
            Effect::Spy => Task::Weather(Weather::Spy { seat }),
            Effect::SwapRunes => Task::Weather(Weather::Swap { seat }),
            Effect::Banditry => Task::Weather(Weather::Banditry { seat }),
            Effect::BuyRune(price) => Task::Weather(Weather::BuyRune { seat, price }),
            Effect::Patrol(count) => Task::Weather(Weather::Patrol { seat, count }),
            Effect::Bid | Effect::LongWinter | Effect::OpenRoads | Effect::Surge | Effect::BitterCold(_) => {
                debug_assert!(false, "{effect:?} has no subject");
                return;
            }
        };
        self.push(next);
    }

    pub(crate) fn weather_answer(&mut self, step: Weather, bidder: Seat, action: Action) {
        match (step, action) {
            (Weather::Bid, Action::Number(count)) => self.bid(bidder, count),
            (Weather::Tie { place, step, .. }, Action::Seat(seat)) => self.rank(place, step, seat),
            (Weather::ObjectiveOrTactics { seat, count }, Action::Way(Way::Tactics)) => {
                self.gain_tactics(seat, count);
            }
            (Weather::ObjectiveOrTactics { seat, .. }, Action::Way(Way::Objective)) => {
                self.discard_objective(seat);
                self.draw_objective(seat);
            }
            (Weather::Burn { seat }, Action::Area(area)) => self.burn(seat, area),
            (Weather::Beast { seat }, Action::Area(area)) => {
                self.push(Task::Weather(Weather::BeastKind { seat, area }));
            }
            (Weather::BeastKind { area, .. }, Action::Unit(unit)) => self.add_neutral(area, unit),
            (Weather::LowerDial { seat, left, done }, Action::Resource(dial)) => {
                self.turn_dial(seat, dial, -1);
                let done = done | 1 << dial as u8;
                self.push(Task::Weather(Weather::LowerDial { seat, left: left - 1, done }));
            }
            (Weather::Allegiance { seat, price, from }, Action::Way(way)) => {
                self.push(Task::Weather(Weather::Allegiance { seat, price, from: from + 1 }));
                if way == Way::Influence {
                    self.state.side_mut(seat).influence -= price;
                } else {
                    self.desert(Hero::ALL[from as usize]);
                }
            }
            (Weather::HomeRune { seat, left }, Action::Area(from)) => {
                self.push(Task::Weather(Weather::HomeRune { seat, left: left - 1 }));
                self.push(Task::Weather(Weather::RuneTo { seat, from }));
            }
            (Weather::RuneTo { from, .. }, Action::Area(to)) => self.swap_runes(from, to),
            (Weather::TrainHero { count, .. }, Action::Hero(hero)) => {
                self.push(Task::Venture(Venture::Train { hero, left: count, apart: false }));
            }
            (Weather::RewardHero { count, .. }, Action::Hero(hero)) => {
                (0..count).for_each(|_| self.draw_reward(hero));
            }
            (Weather::SellDial { seat, price, gain }, Action::Resource(dial)) => {
                self.turn_dial(seat, dial, -(price as i8));
                self.gain_influence(seat, gain);
            }
            (Weather::Spy { seat }, Action::Area(area)) => self.show_rune(area, 1 << seat.index()),
            (Weather::Swap { seat }, Action::Area(first)) => {
                self.push(Task::Weather(Weather::SwapWith { seat, first }));
            }
            (Weather::SwapWith { first, .. }, Action::Area(second)) => self.swap_runes(first, second),
            (Weather::Banditry { seat }, Action::Way(Way::Influence)) => {
                self.state.side_mut(seat).influence -= 1;
            }
            (Weather::Banditry { seat }, Action::Way(Way::Tactics)) => {
                let keep = self.state.side(seat).tactics() - 1;
                self.push(Task::Deed(Deed::Tactics { seat, keep, ripe: false }));
            }
            (Weather::BuyRune { seat, price }, Action::Yes) => {
                self.state.side_mut(seat).influence -= price;
                self.push(Task::Carve(Carve::Dragon { seat, place: Room::Own }));
            }
            (Weather::Patrol { count, .. }, Action::Area(area)) => {
                if let Some(owner) = self.state.controller(area) {
                    self.push(Task::Weather(Weather::Rout { seat: owner, area, left: count }));
                }
            }
            (Weather::Rout { seat, area, left }, Action::Unit(unit)) => {
                let ground = self.state.ground_mut(area);
                ground.take(kind_of(unit), 1, false);
                ground.add(kind_of(unit), 1, true);
                self.push(Task::Weather(Weather::Rout { seat, area, left: left - 1 }));
            }
            (
                Weather::Beast { .. }
                | Weather::SellDial { .. }
                | Weather::Spy { .. }
                | Weather::Swap { .. }
                | Weather::BuyRune { .. },
                Action::Done,
            ) => {}
            _ => self.refuse(action),
        }
    }

    fn bid(&mut self, seat: Seat, count: u8) {
        self.state.side_mut(seat).sealed = count;
        if self.state.playing().iter().any(|seat| self.state.side(seat).sealed == NONE) {
            return self.push(Task::Weather(Weather::Bid));
        }
        self.state.bids = [0; 4];
        for seat in self.state.playing().iter() {
            let side = self.state.side_mut(seat);
            let bid = std::mem::replace(&mut side.sealed, NONE);
            side.influence -= bid;
            self.state.bids[seat.index()] = bid;
        }
        let (seats, bids) = (self.state.seats(), self.state.bids);
        self.all(|| Event::Bids { bids: bids[..seats].iter().copied().collect() });
        self.saw(Trace::Revealed);
    }

    /// Removes a city.
    pub(crate) fn burn(&mut self, seat: Seat, area: Area) {
        self.state.ground_mut(area).city = NONE;
        self.state.side_mut(seat).cities_burnt += 1;
    }

    /// A neutral unit enters an area; it is allied to the seat that controls it.
    pub(crate) fn add_neutral(&mut self, area: Area, unit: Unit) {
        self.state.ground_mut(area).add(kind_of(unit), 1, false);
        self.limit(area);
    }
}
