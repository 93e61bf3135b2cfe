//! The year: season cards, sealed orders, and the turns in which they are resolved.

use kernel::{Listener, Luck, Seat, Trace};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::content::{Effect, Subject, content};
use crate::event::Event;
use crate::heroes::Venture;
use crate::march::March;
use crate::name::{Hero, Order, Season, Title, Way};
use crate::orders::Step;
use crate::run::Run;
use crate::season::Weather;
use crate::state::{Lasting, NONE, Over, State, Turn, seat_of};
use crate::task::{Ask, Out, Task};

/// A step of the year.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Year {
    /// Draws a season card.
    Season,
    /// The steps of the season card, from this one on.
    Program(u8),
    /// A step of the season card, for these seats: a bit each.
    Each {
        step: u8,
        seats: u8,
    },
    /// The icons of the season card.
    Secondary,
    /// Each of these seats takes influence or a tactics card.
    Fall {
        seats: u8,
    },
    FallGain {
        seat: Seat,
    },
    /// A seat takes back so many orders.
    OrderBack {
        seat: Seat,
        left: u8,
    },
    /// These seats count their units against their food.
    Winter {
        seats: u8,
    },
    Freeze,
    Orders,
    /// The seat at this place of the sequence resolves its order.
    Turn(u8),
    /// What may be played before and after an order.
    Before {
        seat: Seat,
    },
    After {
        seat: Seat,
    },
    /// What may be played in the middle of an order.
    During {
        seat: Seat,
    },
    EndTurn {
        seat: Seat,
    },
    EndSeason,
}

impl Year {
    pub fn seat(self, state: &State) -> Seat {
        match self {
            Year::FallGain { seat } | Year::OrderBack { seat, .. } => seat,
            Year::Before { seat } | Year::After { seat } | Year::During { seat } => seat,
            Year::EndTurn { seat } => seat,
            _ => state.first,
        }
    }

    pub fn ask(self) -> Ask {
        match self {
            Year::FallGain { .. } => Ask::FallGain,
            Year::OrderBack { .. } => Ask::OrderBack,
            Year::Orders => Ask::Order,
            _ => Ask::TurnPlays,
        }
    }

    pub fn options(self, state: &State, seat: Seat, out: &mut Out) {
        match self {
            Year::FallGain { .. } => {
                out(Action::Way(Way::Tactics));
                out(Action::Way(Way::Influence));
            }
            Year::OrderBack { seat, .. } => orders(state.side(seat).used, out),
            Year::Orders => orders(!state.side(seat).used, out),
            Year::Before { seat } | Year::After { seat } | Year::During { seat } => {
                crate::tactics::turn_options(state, seat, out);
                out(Action::Done);
            }
            _ => {}
        }
    }
}

fn orders(mask: u8, out: &mut Out) {
    Order::ALL
        .iter()
        .filter(|&&order| mask >> order as u8 & 1 == 1)
        .for_each(|&order| out(Action::Order(order)));
}

/// Whether a seat has anything it might use in its turn, as far as all seats know.
pub(crate) fn may_play(state: &State, seat: Seat) -> bool {
    let side = state.side(seat);
    let titles = [Title::Captain, Title::Commander].iter().any(|&title| state.holder(title) == Some(seat));
    // What is known at once comes first.
    side.objective != NONE
        || titles
        || side.has_ripe()
        || state.has_any_reward(seat)
        || !state.razeable(seat).is_empty()
        || state.finder(seat).is_some()
        || state.may_seem_to_claim(seat)
}

impl State {
    /// Whether a hero of a seat has rewards, which all seats see.
    pub(crate) fn has_any_reward(&self, seat: Seat) -> bool {
        self.heroes_of(seat).any(|hero| self.has_rewards(hero))
    }

    /// All seats that play, a bit each.
    pub(crate) fn all_playing(&self) -> u8 {
        self.playing().iter().fold(0, |seats, seat| seats | 1 << seat.index())
    }

    /// The first of these seats in play order.
    pub(crate) fn earliest(&self, seats: u8) -> Option<Seat> {
        self.sequence.iter().filter_map(|&seat| seat_of(seat)).find(|seat| seats >> seat.index() & 1 == 1)
    }

    /// Whether a seat may use the bonus of its order.
    pub(crate) fn supreme(&self, seat: Seat) -> bool {
        let side = self.side(seat);
        side.active != NONE && side.used >> side.active == 1
    }
}

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    pub(crate) fn year(&mut self, step: Year) -> Option<Task> {
        match step {
            Year::Season => self.begin_season(),
            Year::Program(at) => self.program(at),
            Year::Each { step, seats } => {
                if let Some(seat) = self.state.earliest(seats) {
                    self.push(Task::Year(Year::Each { step, seats: seats & !(1 << seat.index()) }));
                    self.affect(seat, content().seasons[self.state.card as usize].program[step as usize].1);
                }
            }
            Year::Secondary => self.secondary(),
            Year::Fall { seats } => {
                if let Some(seat) = self.state.earliest(seats) {
                    self.push(Task::Year(Year::Fall { seats: seats & !(1 << seat.index()) }));
                    self.push(Task::Year(Year::FallGain { seat }));
                }
            }
            Year::OrderBack { seat, left } => {
                if left > 0 && self.state.side(seat).used != 0 {
                    return Some(Task::Year(step));
                }
            }
            Year::Winter { seats } => {
                if let Some(seat) = self.state.earliest(seats) {
                    self.push(Task::Year(Year::Winter { seats: seats & !(1 << seat.index()) }));
                    self.starve(seat);
                }
            }
            Year::Freeze => self.state.lasting.ice = true,
            Year::FallGain { .. } | Year::Orders => return Some(Task::Year(step)),
            Year::Turn(n) => self.begin_turn(n),
            Year::Before { seat } | Year::After { seat } => {
                self.state.turn.resolved = matches!(step, Year::After { .. });
                if may_play(self.state, seat) {
                    return Some(Task::Year(step));
                }
            }
            Year::During { .. } => return Some(Task::Year(step)),
            Year::EndTurn { seat } => {
                self.end_trades();
                self.rest_heroes();
                self.state.portal = NONE;
                self.state.side_mut(seat).held = false;
                (self.state.turn, self.state.current) = (Turn::default(), None);
            }
            Year::EndSeason => self.end_season(),
        }
        None
    }

    pub(crate) fn year_answer(&mut self, step: Year, seat: Seat, action: Action) {
        match (step, action) {
            (Year::FallGain { .. }, Action::Way(Way::Influence)) => self.gain_influence(seat, 2),
            (Year::FallGain { .. }, Action::Way(Way::Tactics)) => self.gain_tactics(seat, 1),
            (Year::OrderBack { left, .. }, Action::Order(order)) => {
                self.state.side_mut(seat).used &= !(1 << order as u8);
                self.push(Task::Year(Year::OrderBack { seat, left: left - 1 }));
            }
            (Year::Orders, Action::Order(order)) => {
                self.state.side_mut(seat).sealed = order as u8;
                let playing = self.state.playing();
                if playing.iter().all(|seat| self.state.side(seat).sealed != NONE) {
                    self.reveal_orders();
                } else {
                    self.push(Task::Year(Year::Orders));
                }
            }
            (Year::Before { .. } | Year::After { .. }, Action::Done) => {}
            (Year::During { .. }, Action::Done) => self.state.turn.browsed = true,
            (Year::Before { .. } | Year::After { .. } | Year::During { .. }, action) => {
                self.push(Task::Year(step));
                self.turn_play(seat, action);
            }
            _ => self.refuse(action),
        }
    }

    fn begin_season(&mut self) {
        let seats = self.state.seats();
        for seat in Seat::all(seats) {
            let side = self.state.side_mut(seat);
            for (ripe, fresh) in side.ripe.iter_mut().zip(&mut side.fresh) {
                *ripe += std::mem::take(fresh);
            }
        }
        self.state.sequence = self.state.play_order(|seat| self.state.side(seat).last.wrapping_add(1));
        self.state.lasting = Lasting::default();
        self.state.heroes.iter_mut().for_each(|figure| (figure.acted, figure.kept) = (false, false));
        let season = self.state.season;
        if self.claim_returns() {
            return;
        }
        let in_deck = |state: &State, at: usize| {
            content().seasons[at].season == season && state.drawn_seasons >> at & 1 == 0
        };
        let count = (0..content().seasons.len()).filter(|&at| in_deck(self.state, at)).count() as u32;
        if count == 0 {
            // All cards of this season have been drawn: they are shuffled.
            for (at, card) in content().seasons.iter().enumerate() {
                if card.season == season {
                    self.state.drawn_seasons &= !(1 << at);
                }
            }
            return self.begin_season();
        }
        let picked = self.pick(count) as usize;
        let at = (0..content().seasons.len()).filter(|&at| in_deck(self.state, at)).nth(picked);
        let at = at.expect("the deck was counted");
        self.state.drawn_seasons |= 1 << at;
        self.state.card = at as u8;
        let (year, card) = (self.state.year, &content().seasons[at]);
        self.all(|| Event::Season { year, season, card: card.name });
        if let (true, Some(seat)) = (card.council, self.state.holder(Title::Primarch)) {
            self.gain_influence(seat, 1);
        }
        self.push(Task::Year(Year::Orders));
        self.push(Task::Year(Year::Secondary));
        self.push(Task::Year(Year::Program(0)));
    }

    fn program(&mut self, at: u8) {
        let program = &content().seasons[self.state.card as usize].program;
        let Some(&(subject, effect)) = program.get(at as usize) else { return };
        self.push(Task::Year(Year::Program(at + 1)));
        let one = |seat: Option<Seat>| seat.map_or(0, |seat| 1u8 << seat.index());
        let bid = |seat: Seat| self.state.bids[seat.index()];
        let playing = self.state.playing();
        let seats = match subject {
            Subject::Table => return self.happen(effect),
            Subject::Each => self.state.all_playing(),
            Subject::High | Subject::Second | Subject::Low => {
                return self.push(Task::Weather(Weather::place(subject, at)));
            }
            Subject::Nothing => {
                playing.iter().filter(|&seat| bid(seat) == 0).fold(0, |seats, seat| seats | 1 << seat.index())
            }
            Subject::Others => return self.push(Task::Weather(Weather::place(subject, at))),
            Subject::Poorest => {
                let least = playing.iter().map(|seat| self.state.side(seat).influence).min();
                let poor = playing.iter().filter(|&seat| Some(self.state.side(seat).influence) == least);
                one(self.state.earliest(poor.fold(0, |seats, seat| seats | 1 << seat.index())))
            }
        };
        self.push(Task::Year(Year::Each { step: at, seats }));
    }

    /// What a season card does for the whole table.
    fn happen(&mut self, effect: Effect) {
        match effect {
            Effect::Bid => self.push(Task::Weather(Weather::Bid)),
            Effect::LongWinter => self.state.lasting.long_winter = true,
            Effect::OpenRoads => self.state.lasting.roads = true,
            Effect::Surge => self.state.lasting.surge = true,
            Effect::BitterCold(less) => self.state.lasting.cold = less,
            _ => debug_assert!(false, "{effect:?} needs a subject"),
        }
    }

    fn secondary(&mut self) {
        let seats = self.state.all_playing();
        match self.state.season {
            Season::Spring => {
                for ground in &mut self.state.areas {
                    ground.active = 0;
                    for (standing, routed) in ground.standing.iter_mut().zip(&mut ground.routed) {
                        *standing += std::mem::take(routed);
                    }
                }
                self.state.heroes.iter_mut().for_each(|figure| figure.routed = false);
                if self.state.lasting.long_winter {
                    for seat in self.state.sequence.iter().rev().filter_map(|&seat| seat_of(seat)) {
                        self.state.stack.push(Task::Year(Year::OrderBack { seat, left: 2 }));
                    }
                } else {
                    self.state.sides.iter_mut().for_each(|side| side.used = 0);
                }
            }
            Season::Summer => {
                let varikas = self.state.figure_mut(Hero::VarikasTheDead);
                varikas.damage = varikas.damage.saturating_sub(1);
                self.push(Task::Venture(Venture::Phase { seats }));
            }
            Season::Fall => {
                self.state.fate = 0;
                self.push(Task::Year(Year::Fall { seats }));
            }
            Season::Winter => {
                self.push(Task::Year(Year::Freeze));
                self.push(Task::Year(Year::Winter { seats }));
            }
        }
    }

    /// A seat keeps as many units in each area as its food allows.
    fn starve(&mut self, seat: Seat) {
        let food = self.state.side(seat).dials[0];
        let limit = match self.state.lasting.cold {
            0 => food,
            less => food.saturating_sub(less).max(food.min(1)),
        };
        for area in self.state.controlled(seat).iter() {
            if self.state.ground(area).total() > limit {
                self.push(Task::March(March::Trim { seat, area, limit, starve: true }));
            }
        }
    }

    fn reveal_orders(&mut self) {
        self.saw(Trace::Revealed);
        for seat in Seat::all(self.state.seats()) {
            let side = self.state.side_mut(seat);
            if !side.out {
                side.active = std::mem::replace(&mut side.sealed, NONE);
                side.used |= 1 << side.active;
            }
        }
        self.state.sequence = self.state.play_order(|seat| self.state.side(seat).active);
        let state = &*self.state;
        let orders = Seat::all(state.seats()).map(|seat| state.side(seat).active()).collect();
        self.tell.tell(kernel::Audience::All, || Event::Orders { orders });
        self.push(Task::Year(Year::Turn(0)));
    }

    fn begin_turn(&mut self, n: u8) {
        let Some(seat) = self.state.sequence.get(n as usize).and_then(|&seat| seat_of(seat)) else {
            return self.push(Task::Year(Year::EndSeason));
        };
        self.push(Task::Year(Year::Turn(n + 1)));
        if self.state.side(seat).out {
            return;
        }
        (self.state.current, self.state.turn) = (Some(seat), Turn::default());
        self.push(Task::Year(Year::EndTurn { seat }));
        self.push(Task::Year(Year::After { seat }));
        self.push(Task::Order(Step::Begin { seat }));
        self.push(Task::Year(Year::Before { seat }));
    }

    fn end_season(&mut self) {
        for side in &mut self.state.sides {
            side.last = std::mem::replace(&mut side.active, NONE);
        }
        let next = (self.state.season as usize + 1) % 4;
        if next == 0 {
            if self.state.year == self.state.years() {
                // The last order may have won the game.
                self.settle();
                if self.state.over == Over::No {
                    self.state.over = Over::Years;
                }
                return;
            }
            self.state.year += 1;
        }
        self.state.season = Season::ALL[next];
        self.push(Task::Year(Year::Season));
    }
}
