//! Targets and choices of tactics cards, rewards and titles that were used in the own turn.

use kernel::{Listener, Luck, Seat, Trace};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::area::Area;
use crate::event::Event;
use crate::explore::face_down;
use crate::name::{Hero, Resource, Shape, Way};
use crate::orders::{Step, areas, unused};
use crate::run::Run;
use crate::state::{NONE, Place, State, TYPES, Token, kind_of, reward_kind};
use crate::tactics::{
    beast_areas, callable, enemy_heroes, lost_cities, opponents, own_cities, richer, routed, rumor_areas,
    sabotages, storm_areas, trail_sources, trail_targets, turncoats, with_neutrals,
};
use crate::task::{Ask, Out, Task};

/// What a card that was played still has to be told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Play {
    Rally {
        seat: Seat,
        left: u8,
    },
    Rumor {
        seat: Seat,
    },
    RumorAt {
        seat: Seat,
        other: Seat,
    },
    LostCity {
        seat: Seat,
    },
    Raze {
        seat: Seat,
    },
    Dissent {
        seat: Seat,
    },
    Counsel {
        seat: Seat,
    },
    CounselWith {
        seat: Seat,
        count: u8,
    },
    Ambush {
        seat: Seat,
    },
    Turncoat {
        seat: Seat,
    },
    Cache {
        seat: Seat,
    },
    Sabotage {
        seat: Seat,
    },
    SabotageHow {
        seat: Seat,
        area: Area,
    },
    Fingers {
        seat: Seat,
    },
    /// Discards a false rune, or moves a token.
    Trail {
        seat: Seat,
    },
    TrailTo {
        seat: Seat,
        from: Area,
    },
    Beast {
        seat: Seat,
    },
    BeastKind {
        seat: Seat,
        area: Area,
        left: u8,
    },
    /// Rewards that pay for a title's rune.
    Captain {
        seat: Seat,
        left: u8,
    },
    Flute {
        seat: Seat,
        from: Area,
    },
    Ice {
        seat: Seat,
        from: Area,
    },
    Teleport {
        seat: Seat,
        hero: Hero,
    },
    /// Units that go along: so many, from one area to another, of types from this one on.
    Along {
        seat: Seat,
        from: Area,
        to: Area,
        left: u8,
        kind: u8,
    },
    Summon {
        seat: Seat,
        to: Area,
    },
    Scry {
        seat: Seat,
        left: u8,
    },
}

impl Play {
    pub fn seat(self) -> Seat {
        match self {
            Play::Rally { seat, .. } | Play::Rumor { seat } | Play::RumorAt { seat, .. } => seat,
            Play::LostCity { seat } | Play::Raze { seat } | Play::Dissent { seat } => seat,
            Play::Counsel { seat } | Play::CounselWith { seat, .. } | Play::Ambush { seat } => seat,
            Play::Turncoat { seat } | Play::Cache { seat } | Play::Sabotage { seat } => seat,
            Play::SabotageHow { seat, .. } | Play::Fingers { seat } | Play::Trail { seat } => seat,
            Play::TrailTo { seat, .. } | Play::Beast { seat } | Play::BeastKind { seat, .. } => seat,
            Play::Captain { seat, .. } | Play::Flute { seat, .. } | Play::Ice { seat, .. } => seat,
            Play::Teleport { seat, .. } | Play::Along { seat, .. } | Play::Summon { seat, .. } => seat,
            Play::Scry { seat, .. } => seat,
        }
    }

    pub fn ask(self) -> Ask {
        match self {
            Play::Rally { .. } => Ask::StandUp,
            _ => Ask::PlayTarget,
        }
    }

    /// Which rewards and which false runes a seat has, others do not know.
    pub fn private(self) -> bool {
        matches!(self, Play::Captain { .. } | Play::Trail { .. })
    }

    pub fn options(self, state: &State, out: &mut Out) {
        match self {
            Play::Rally { seat, left } => {
                for area in routed(state, seat).iter() {
                    for kind in (0..TYPES).filter(|&kind| state.ground(area).routed[kind] > 0) {
                        let most = state.ground(area).routed[kind].min(left);
                        let unit = state.unit(Some(seat), kind);
                        (1..=most).for_each(|count| out(Action::Send(area, unit, count)));
                    }
                }
                let down = state.heroes_of(seat).filter(|&hero| state.figure(hero).routed);
                down.for_each(|hero| out(Action::Hero(hero)));
                out(Action::Done);
            }
            Play::Rumor { seat } => {
                let fits = opponents(state, seat).filter(|&other| !rumor_areas(state, other).is_empty());
                fits.for_each(|other| out(Action::Seat(other)));
            }
            Play::RumorAt { other, .. } => areas(rumor_areas(state, other), out),
            Play::LostCity { seat } => areas(lost_cities(state, seat), out),
            Play::Raze { seat } => areas(own_cities(state, seat), out),
            Play::Dissent { .. } => areas(with_neutrals(state), out),
            Play::Counsel { .. } => (1..=4).for_each(|count| out(Action::Number(count))),
            Play::CounselWith { seat, .. } => {
                opponents(state, seat).for_each(|other| out(Action::Seat(other)))
            }
            Play::Ambush { seat } => {
                enemy_heroes(state, seat, state.controlled(seat)).for_each(|hero| out(Action::Hero(hero)));
            }
            Play::Turncoat { seat } => turncoats(state, seat).for_each(|hero| out(Action::Hero(hero))),
            Play::Cache { seat } => {
                let low = Resource::ALL.iter().filter(|dial| state.side(seat).dials[dial.index()] < 8);
                low.for_each(|&dial| out(Action::Resource(dial)));
            }
            Play::Sabotage { seat } => areas(sabotages(state, seat), out),
            Play::SabotageHow { area, .. } => {
                if !state.ground(area).damaged {
                    out(Action::Way(Way::Stronghold));
                }
                if state.ground(area).development != NONE {
                    out(Action::Way(Way::Development));
                }
            }
            Play::Fingers { seat } => richer(state, seat).for_each(|other| out(Action::Seat(other))),
            Play::Trail { seat } => {
                areas(trail_sources(state, seat), out);
                let own = state.controlled(seat).iter();
                if own.into_iter().any(|area| state.ground(area).rune.kind == Token::False) {
                    out(Action::Way(Way::FalseRune));
                }
            }
            Play::TrailTo { seat, from } => areas(trail_targets(state, seat, from), out),
            Play::Beast { seat } => areas(beast_areas(state, seat), out),
            Play::BeastKind { .. } => {
                unused(state, Shape::Triangle).into_iter().for_each(|unit| out(Action::Unit(unit)));
            }
            Play::Captain { seat, .. } => {
                for hero in state.heroes_of(seat) {
                    state.held_by(hero).for_each(|card| out(Action::Reward(hero, reward_kind(card))));
                }
            }
            Play::Flute { from, .. } => areas(state.touching(from), out),
            Play::Ice { from, .. } => areas(storm_areas(state, from), out),
            Play::Teleport { seat, .. } => areas(state.controlled(seat), out),
            Play::Along { seat, from, to, left, kind } => {
                // Allies alone go only where their seat is already.
                let kinds = usize::from(kind)..if state.friendly(seat, to) { TYPES } else { 4 };
                for kind in kinds.filter(|&kind| state.ground(from).standing[kind] > 0) {
                    let most = state.ground(from).standing[kind].min(left);
                    let unit = state.unit(Some(seat), kind);
                    (1..=most).for_each(|count| out(Action::Send(from, unit, count)));
                }
                out(Action::Done);
            }
            Play::Summon { seat, .. } => areas(callable(state, seat), out),
            Play::Scry { .. } => {
                areas(face_down(state), out);
                out(Action::Done);
            }
        }
    }
}

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    pub(crate) fn play(&mut self, step: Play) -> Option<Task> {
        let mut any = false;
        match step {
            Play::Rally { left: 0, .. } | Play::Along { left: 0, .. } | Play::Scry { left: 0, .. } => {}
            Play::BeastKind { left: 0, .. } | Play::Captain { left: 0, .. } => {}
            _ => step.options(self.state, &mut |_| any = true),
        }
        if let Play::Captain { seat, left: 0 } = step {
            Hero::ALL.iter().for_each(|&hero| self.succumb(hero));
            self.gain_rune(seat);
        }
        any.then_some(Task::Play(step))
    }

    pub(crate) fn play_answer(&mut self, step: Play, action: Action) {
        match (step, action) {
            (Play::Rally { seat, left }, Action::Send(area, unit, count)) => {
                let ground = self.state.ground_mut(area);
                ground.take(kind_of(unit), count, true);
                ground.add(kind_of(unit), count, false);
                self.push(Task::Play(Play::Rally { seat, left: left - count }));
            }
            (Play::Rally { seat, left }, Action::Hero(hero)) => {
                self.state.figure_mut(hero).routed = false;
                self.push(Task::Play(Play::Rally { seat, left: left - 1 }));
            }
            (Play::Rumor { seat }, Action::Seat(other)) => {
                self.push(Task::Play(Play::RumorAt { seat, other }))
            }
            (Play::RumorAt { other, .. }, Action::Area(area)) => {
                self.state.ground_mut(area).active |= 1 << other.index();
            }
            (Play::LostCity { seat }, Action::Area(area)) => {
                let by = self.state.left_of(seat);
                let none_left = self.state.strongholds(seat).len() == 4;
                if none_left {
                    // After the neutral units have gone.
                    self.push(Task::Order(Step::Tear { seat, area, damaged: true }));
                }
                self.neutrals_flee(area, by);
                if !none_left {
                    self.build_stronghold(seat, area, true);
                }
            }
            (Play::Raze { seat }, Action::Area(area)) => self.burn(seat, area),
            (Play::Dissent { seat }, Action::Area(area)) => {
                let by = self.state.controller(area).unwrap_or(self.state.left_of(seat));
                self.neutrals_flee(area, by);
            }
            (Play::Counsel { seat }, Action::Number(count)) => {
                self.push(Task::Play(Play::CounselWith { seat, count }));
            }
            (Play::CounselWith { seat, count }, Action::Seat(other)) => {
                self.gain_tactics(seat, count);
                self.gain_tactics(other, count);
            }
            (Play::Ambush { seat }, Action::Hero(hero)) => {
                self.hurt(hero, 2);
                if self.state.figure(hero).at == Place::Gone {
                    self.state.side_mut(seat).heroes_defeated += 1;
                }
            }
            (Play::Turncoat { seat }, Action::Hero(hero)) => self.turncoat(seat, hero),
            (Play::Cache { seat }, Action::Resource(dial)) => self.turn_dial(seat, dial, 2),
            (Play::Sabotage { seat }, Action::Area(area)) => {
                self.push(Task::Play(Play::SabotageHow { seat, area }));
            }
            (Play::SabotageHow { area, .. }, Action::Way(way)) => {
                let ground = self.state.ground_mut(area);
                if way == Way::Stronghold { ground.damaged = true } else { ground.development = NONE }
            }
            (Play::Fingers { seat }, Action::Seat(other)) => {
                let taken = self.state.side(other).influence.min(2);
                self.state.side_mut(other).influence -= taken;
                self.gain_influence(seat, taken);
            }
            (Play::Trail { seat }, Action::Way(_)) => {
                // Others learn that there is a false rune to discard.
                self.saw(Trace::Revealed);
                self.push(Task::Carve(crate::runes::Carve::Lay { seat }));
            }
            (Play::Trail { seat }, Action::Area(from)) => self.push(Task::Play(Play::TrailTo { seat, from })),
            (Play::TrailTo { from, .. }, Action::Area(to)) => self.swap_runes(from, to),
            (Play::Beast { seat }, Action::Area(area)) => {
                let left = if self.state.friendly(seat, area) { 2 } else { 1 };
                self.push(Task::Play(Play::BeastKind { seat, area, left }));
            }
            (Play::BeastKind { seat, area, left }, Action::Unit(unit)) => {
                self.push(Task::Play(Play::BeastKind { seat, area, left: left - 1 }));
                self.add_neutral(area, unit);
            }
            (Play::Captain { seat, left }, Action::Reward(hero, reward)) => {
                self.push(Task::Play(Play::Captain { seat, left: left - 1 }));
                if let Some(card) = self.state.card_of(hero, reward) {
                    self.discard_reward(hero, card);
                }
            }
            (Play::Flute { from, .. }, Action::Area(to)) => self.flute(from, to),
            (Play::Ice { .. }, Action::Area(area)) => {
                let owner = self.state.controller(area).unwrap_or(self.state.left_of(step.seat()));
                let rout = crate::season::Weather::Rout { seat: owner, area, left: 2 };
                self.push(Task::Weather(rout));
            }
            (Play::Teleport { seat, hero }, Action::Area(to)) => {
                if let Some(from) = self.state.stands(hero)
                    && from != to
                    && callable(self.state, seat).has(from)
                {
                    self.push(Task::Play(Play::Along { seat, from, to, left: 4, kind: 0 }));
                }
                self.lead(hero, to);
            }
            (Play::Summon { seat, to }, Action::Area(from)) => {
                self.push(Task::Play(Play::Along { seat, from, to, left: 4, kind: 0 }));
            }
            (Play::Along { seat, from, to, left, .. }, Action::Send(_, unit, count)) => {
                let kind = kind_of(unit);
                let next = Play::Along { seat, from, to, left: left - count, kind: kind as u8 + 1 };
                self.push(Task::Play(next));
                self.remove_units(from, kind, count, false);
                self.add_units(seat, to, kind, count, false);
                self.limit(to);
            }
            (Play::Scry { seat, left }, Action::Area(area)) => {
                self.push(Task::Play(Play::Scry { seat, left: left - 1 }));
                self.show_rune(area, 1 << seat.index());
                self.look_find(seat, area);
            }
            (Play::Rally { .. } | Play::Along { .. } | Play::Scry { .. }, Action::Done) => {}
            _ => self.refuse(action),
        }
    }

    fn turncoat(&mut self, seat: Seat, hero: Hero) {
        self.state.side_mut(seat).influence -= 3;
        if let Some(area) = self.state.stands(hero) {
            self.state.figure_mut(hero).at = Place::Board(seat, area);
            let held: arrayvec::ArrayVec<u8, 32> = self.state.held_by(hero).collect();
            for card in held {
                self.give_reward(hero, seat, card);
            }
            self.push(Task::Venture(crate::heroes::Venture::Desert { seat }));
        }
    }

    /// All neutral units of an area go to another, standing or routed as they are.
    fn flute(&mut self, from: Area, to: Area) {
        for kind in 4..TYPES {
            let (standing, routed) = {
                let ground = self.state.ground_mut(from);
                (std::mem::take(&mut ground.standing[kind]), std::mem::take(&mut ground.routed[kind]))
            };
            let ground = self.state.ground_mut(to);
            ground.add(kind, standing, false);
            ground.add(kind, routed, true);
        }
        self.limit(to);
    }
}
