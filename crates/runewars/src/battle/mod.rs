//! Battles: line-up, draws by initiative, special abilities, routs and damage; `resolve` decides and ends them.

mod ability;
mod figures;
mod resolve;
mod sense;

pub(crate) use figures::What;
pub(crate) use sense::{merit, sensible, worth};

use arrayvec::ArrayVec;
use kernel::{Listener, Luck, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::area::{Area, Areas};
use crate::content::{Section, content};
use crate::event::Event;
use crate::name::{Hero, Shape, Special, Tactic, Unit, Way};
use crate::retreat::{Flight, Only};
use crate::run::Run;
use crate::state::{Ground, NONE, State, TYPES, kind_of, seat_of};
use crate::task::{Ask, Out, Task};

/// Units of one side by type, whether they are routed, and their damage.
pub(crate) type Army = [[[u8; 5]; 2]; TYPES];

/// A battle. Side 0 attacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Battle {
    pub on: bool,
    pub area: Area,
    pub attacker: Seat,
    /// A seat, or [`NONE`] for unallied neutral units.
    pub defender: u8,
    pub initiative: u8,
    pub armies: [Army; 2],
    /// Types that have drawn, a bit each.
    pub drawn: [u16; 2],
    /// The type that has just drawn, or [`NONE`].
    pub now: [u8; 2],
    /// Symbols drawn and still to be resolved.
    pub specials: [u8; 2],
    pub routs: [u8; 2],
    pub damage: [u8; 2],
    /// Strength that was added.
    pub strength: [u8; 2],
    /// Specials that raise the health of their own type: a bit for each type.
    pub raised: [u16; 2],
    /// Fate cards on the table whose symbols were counted: those of the attacker while the defender chooses among its own.
    pub counted: u32,
    /// Damage of the next draw that is ignored.
    pub shield: [u8; 2],
    /// Units that were destroyed.
    pub lost: [u8; 2],
    /// Tactics cards that the winner draws.
    pub spoils: u8,
    /// The defender left without a battle.
    pub cancelled: bool,
    /// And its stronghold was not damaged, so that the next one is not either.
    pub whole: bool,
    /// Tactics cards played at this moment, a bit each.
    pub played: u32,
    /// Sides that play no more cards in this battle, a bit each.
    pub silent: u8,
    /// Revised edition: the type that each hero supports, or [`NONE`].
    pub support: [u8; 12],
}

impl Battle {
    pub const NONE: Battle = Battle {
        on: false,
        area: Area(0),
        attacker: Seat::new(0),
        defender: NONE,
        initiative: 0,
        armies: [[[[0; 5]; 2]; TYPES]; 2],
        drawn: [0; 2],
        now: [NONE; 2],
        specials: [0; 2],
        routs: [0; 2],
        damage: [0; 2],
        strength: [0; 2],
        raised: [0; 2],
        counted: 0,
        shield: [0; 2],
        lost: [0; 2],
        spoils: 0,
        cancelled: false,
        whole: false,
        played: 0,
        silent: 0,
        support: [NONE; 12],
    };

    /// Whether the defender has a stronghold on the ground of the battle.
    pub fn holds(&self, ground: &Ground) -> bool {
        self.defender != NONE && ground.hold == self.defender
    }

    /// What the defender's stronghold adds.
    pub fn walls(&self, state: &State) -> u8 {
        let ground = state.ground(self.area);
        let whole: u8 = if ground.damaged { 3 } else { 5 };
        let siege = if state.turn.siege { 3 } else { 0 };
        if self.holds(ground) { whole.saturating_sub(siege) } else { 0 }
    }

    pub fn seat(&self, side: usize) -> Option<Seat> {
        if side == 0 { Some(self.attacker) } else { seat_of(self.defender) }
    }

    pub fn standing(&self, side: usize, kind: usize) -> u8 {
        self.armies[side][kind][0].iter().sum()
    }

    pub fn count(&self, side: usize, kind: usize) -> u8 {
        self.armies[side][kind].iter().flatten().sum()
    }

    pub fn all_standing(&self, side: usize) -> u8 {
        (0..TYPES).map(|kind| self.standing(side, kind)).sum()
    }

    pub fn routed(&self, side: usize, kind: usize) -> u8 {
        self.armies[side][kind][1].iter().sum()
    }
}

/// When cards can be played in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Moment {
    LineUp,
    Start,
    Round,
    Lost,
}

/// A step of a battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Fight {
    Begin {
        seat: Seat,
        area: Area,
    },
    Window {
        side: u8,
        moment: Moment,
    },
    LineUp,
    /// Revised edition: which type each hero of a side supports, from this hero on.
    Support {
        side: u8,
        from: u8,
    },
    /// One of the fate cards on the table is put aside; the others count for this type.
    Discard {
        side: u8,
        kind: u8,
    },
    Round(u8),
    Pick {
        side: u8,
    },
    Draws,
    Specials {
        side: u8,
    },
    Routs {
        side: u8,
    },
    Damage {
        side: u8,
    },
    /// A choice that an ability offers to the side that has it.
    Surge {
        side: u8,
    },
    Overpower {
        side: u8,
    },
    Fury {
        side: u8,
    },
    /// A choice for the side that suffers it.
    RainFire {
        side: u8,
    },
    /// So many times something happens to a figure of a side; `not` was the last one.
    Assign {
        side: u8,
        what: What,
        left: u8,
        not: u8,
    },
    /// So many routed units of a side may stand up.
    Stand {
        side: u8,
        left: u8,
    },
    Defence,
    Tally,
    Lose {
        side: u8,
    },
    /// Heroes that supported a side and could not go with its units retreat by themselves.
    Forsaken {
        side: u8,
    },
    Conquest,
    Tear,
    Return {
        side: u8,
    },
    Surplus,
    /// So many of the units that have fled into an area stay standing; those that may are in `State::fleeing`.
    Feign {
        area: Area,
        left: u8,
    },
    End,
}

impl State {
    /// Who decides for a side of the battle.
    pub(crate) fn decider(&self, side: u8) -> Seat {
        let battle = &self.battle;
        battle.seat(side.into()).unwrap_or_else(|| self.left_of(battle.attacker))
    }

    fn fighter(&self, side: u8, kind: usize) -> Unit {
        self.unit(self.battle.seat(side.into()), kind)
    }

    /// The health of units of a type in the battle.
    fn health(&self, side: u8, kind: usize) -> u8 {
        let card = content().unit(self.fighter(side, kind));
        let raised = self.battle.raised[usize::from(side)] >> kind & 1 == 1;
        match card.special {
            Special::Unrelenting if raised => card.health.max(3),
            Special::Undying if raised => card.health.max(2),
            _ => card.health,
        }
    }

    fn shape(&self, side: u8, kind: usize) -> Shape {
        content().unit(self.fighter(side, kind)).shape
    }

    /// What a fate card says for a type.
    fn section(&self, side: u8, kind: usize, card: u8) -> Section {
        content().fate[usize::from(card)].sections[self.shape(side, kind) as usize]
    }

    /// Types of a side that draw at this initiative and have not yet.
    fn drawing(&self, side: u8) -> impl Iterator<Item = usize> + '_ {
        let battle = &self.battle;
        (0..TYPES).filter(move |&kind| {
            battle.standing(side.into(), kind) > 0
                && battle.drawn[usize::from(side)] >> kind & 1 == 0
                && content().unit(self.fighter(side, kind)).initiative == battle.initiative
        })
    }

    /// Whether a type of either side still draws at this initiative.
    fn draws(&self) -> bool {
        (0..2).any(|side| self.drawing(side).next().is_some())
    }

    /// Routed units of a side: before the line-up those in the area, later those in the battle.
    fn fallen(&self, side: u8, kind: usize, damage: u8) -> u8 {
        let battle = &self.battle;
        match battle.initiative {
            0 if damage == 0 => self.ground(battle.area).routed[kind],
            0 => 0,
            _ => battle.armies[usize::from(side)][kind][1][usize::from(damage)],
        }
    }

    /// Heroes of a side where the battle is, standing or routed.
    fn heroes_in_battle(&self, side: u8, routed: bool) -> impl Iterator<Item = Hero> + '_ {
        let seat = self.battle.seat(side.into());
        Hero::ALL.iter().copied().filter(move |&hero| {
            let here = self.stands(hero) == Some(self.battle.area) && self.figure(hero).routed == routed;
            here && seat.is_some() && self.owner(hero) == seat
        })
    }

    /// Whether a side has figures that can stand up.
    fn can_rally(&self, side: u8) -> bool {
        let units = (0..TYPES).any(|kind| (0..5).any(|damage| self.fallen(side, kind, damage) > 0));
        units || self.heroes_in_battle(side, true).next().is_some()
    }

    /// Those of them that support a type.
    pub(crate) fn supporters(&self, side: u8) -> impl Iterator<Item = Hero> + '_ {
        self.heroes_in_battle(side, false).filter(|&hero| self.battle.support[hero as usize] != NONE)
    }

    /// Types of a side that no hero supports yet.
    fn unsupported(&self, side: u8) -> impl Iterator<Item = usize> + '_ {
        let free = move |kind: usize| {
            !self.supporters(side).any(|hero| usize::from(self.battle.support[hero as usize]) == kind)
        };
        (0..TYPES).filter(move |&kind| self.battle.standing(side.into(), kind) > 0 && free(kind))
    }

    /// Where heroes that were left behind may go: where all of them can, if there is such an area.
    fn hero_refuges(&self, side: u8) -> Areas {
        let near = |hero: Hero| self.near(self.battle.area, self.hero_gait(hero));
        let all = self.supporters(side).fold(Areas(u64::MAX), |all, hero| all.and(near(hero)));
        let some = self.supporters(side).fold(Areas::NONE, |some, hero| some.or(near(hero)));
        if some.and(all).is_empty() { some } else { all }
    }

    /// Units of a shape that a side has in the battle.
    fn shaped(&self, side: u8, shape: Shape) -> u8 {
        let types = (0..TYPES).filter(|&kind| self.shape(side, kind) == shape);
        types.map(|kind| self.battle.count(side.into(), kind)).sum()
    }
}

impl Fight {
    pub fn seat(self, state: &State) -> Seat {
        match self {
            Fight::Begin { seat, .. } => seat,
            Fight::Window { side, .. } | Fight::Pick { side } | Fight::Surge { side } => state.decider(side),
            Fight::Overpower { side } | Fight::Fury { side } | Fight::RainFire { side } => {
                state.decider(side)
            }
            Fight::Stand { side, .. } | Fight::Support { side, .. } | Fight::Discard { side, .. } => {
                state.decider(side)
            }
            Fight::Forsaken { side } => state.decider(side),
            Fight::Assign { side, what, .. } => {
                state.decider(if what.by_opponent() { 1 - side } else { side })
            }
            Fight::Defence => state.decider(1),
            _ => state.battle.attacker,
        }
    }

    pub fn ask(self) -> Ask {
        match self {
            Fight::Pick { .. } => Ask::DrawType,
            Fight::Window { .. } => Ask::BattleCards,
            Fight::Surge { .. } | Fight::Overpower { .. } | Fight::Fury { .. } | Fight::RainFire { .. } => {
                Ask::Ability
            }
            Fight::Assign { what, .. } => match what {
                What::Hit | What::HitTough | What::HitTwice | What::HitFree | What::HitApart => Ask::Damage,
                What::Rout | What::RoutSlow | What::Charge | What::ChargeTriangle | What::Terrify => {
                    Ask::Rout
                }
                What::KillSoft | What::KillTriangle | What::KillRectangle | What::Breathe => Ask::Destroy,
                What::Withdraw | What::Banish | What::Dismiss => Ask::Withdraw,
            },
            Fight::Support { .. } => Ask::Support,
            Fight::Discard { .. } => Ask::FateDiscard,
            Fight::Forsaken { .. } => Ask::Retreat,
            Fight::Defence => Ask::Defence,
            Fight::Conquest | Fight::Tear => Ask::Conquest,
            Fight::Surplus => Ask::Surplus,
            Fight::Stand { .. } | Fight::Feign { .. } => Ask::StandUp,
            _ => Ask::Ability,
        }
    }

    /// Cards that might be played are not known to others.
    pub fn private(self) -> bool {
        matches!(self, Fight::Window { .. })
    }

    pub fn options(self, state: &State, out: &mut Out) {
        let battle = &state.battle;
        match self {
            Fight::Window { side, moment } => {
                let hand = &state.side(state.decider(side)).ripe;
                for &tactic in Tactic::ALL {
                    let fresh = battle.played >> tactic as u32 & 1 == 0;
                    let vain = tactic == Tactic::ShieldWall && !state.draws();
                    if hand[tactic as usize] > 0
                        && fresh
                        && !vain
                        && crate::tactics::fits(tactic, side, moment)
                    {
                        out(Action::Tactic(tactic));
                    }
                }
                if (side, moment) == (0, Moment::Start) {
                    crate::tactics::browse(state, state.battle.attacker, out);
                }
                out(Action::Way(Way::Silence));
                out(Action::Done);
            }
            Fight::Support { side, .. } => {
                state.unsupported(side).for_each(|kind| out(Action::Unit(state.fighter(side, kind))));
                out(Action::Done);
            }
            Fight::Discard { side, kind } => {
                let drawn = state.table & !battle.counted;
                let drawn = (0..30).filter(|card| drawn >> card & 1 == 1);
                drawn.for_each(|card| out(Action::Discard(state.section(side, kind.into(), card))));
            }
            Fight::Forsaken { side } => crate::orders::areas(state.hero_refuges(side), out),
            Fight::Pick { side } => {
                state.drawing(side).for_each(|kind| out(Action::Unit(state.fighter(side, kind))));
            }
            Fight::Surge { .. } => {
                out(Action::Way(Way::Damage));
                out(Action::Done);
            }
            Fight::Overpower { side } => {
                let victim = 1 - side;
                let army = &battle.armies[usize::from(victim)];
                for (kind, figures) in army.iter().enumerate() {
                    for (routed, by_damage) in [false, true].into_iter().zip(figures) {
                        for (damage, &count) in (0u8..).zip(by_damage) {
                            if count > 0 && (routed || damage > 0) {
                                out(Action::Figure(state.fighter(victim, kind), routed, damage));
                            }
                        }
                    }
                }
                out(Action::Way(Way::Damage));
            }
            Fight::Fury { .. } | Fight::Defence => {
                out(Action::Yes);
                out(Action::Done);
            }
            Fight::RainFire { .. } => {
                out(Action::Way(Way::Triangles));
                out(Action::Way(Way::Rectangle));
            }
            Fight::Assign { side, what, not, .. } => {
                state.candidates(side, what, not, |kind, routed, damage| {
                    out(Action::Figure(state.fighter(side, kind), routed, damage));
                });
                if what.may_stop() {
                    out(Action::Done);
                }
            }
            Fight::Conquest => {
                out(Action::Yes);
                out(Action::Done);
            }
            Fight::Stand { side, .. } => {
                for kind in 0..TYPES {
                    for damage in (0u8..5).filter(|&damage| state.fallen(side, kind, damage) > 0) {
                        out(Action::Figure(state.fighter(side, kind), true, damage));
                    }
                }
                state.heroes_in_battle(side, true).for_each(|hero| out(Action::Hero(hero)));
                out(Action::Done);
            }
            Fight::Feign { area, .. } => {
                let fled = (0..TYPES).filter(|&kind| state.fleeing[kind] > 0);
                fled.for_each(|kind| out(Action::Figure(state.unit_in(area, kind), true, 0)));
            }
            Fight::Tear => crate::orders::areas(state.strongholds(battle.attacker), out),
            Fight::Surplus => {
                let ground = state.ground(battle.area);
                for kind in 0..TYPES {
                    for (count, routed) in [(ground.standing[kind], false), (ground.routed[kind], true)] {
                        if count > 0 {
                            out(Action::Figure(state.unit_in(battle.area, kind), routed, 0));
                        }
                    }
                }
            }
            _ => {}
        }
    }
}

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    pub(crate) fn fight(&mut self, step: Fight) -> Option<Task> {
        match step {
            Fight::Begin { seat, area } => self.begin_battle(seat, area),
            Fight::Window { side, moment } => {
                let seat = self.state.battle.seat(side.into())?;
                if moment == Moment::Round && !self.state.draws() && !self.state.can_rally(side) {
                    return None;
                }
                let turn = (side, moment) == (0, Moment::Start) && self.state.has_any_reward(seat);
                let silent = self.state.battle.silent >> side & 1 == 1;
                if !silent && (turn || self.state.side(seat).has_ripe()) {
                    return Some(Task::Fight(step));
                }
                self.state.battle.played = 0;
            }
            Fight::Support { side, from } => {
                let hero = self.state.heroes_in_battle(side, false).find(|&hero| hero as u8 >= from)?;
                self.state.unsupported(side).next()?;
                return Some(Task::Fight(Fight::Support { side, from: hero as u8 }));
            }
            Fight::Discard { .. } => return Some(Task::Fight(step)),
            Fight::Forsaken { side } => {
                if !self.state.hero_refuges(side).is_empty() {
                    return Some(Task::Fight(step));
                }
                // They cannot leave.
                self.rout_supporters(side);
            }
            Fight::LineUp => self.line_up(),
            Fight::Round(initiative) => self.round(initiative),
            Fight::Draws => self.draws(),
            Fight::Pick { side } => {
                self.state.battle.now[usize::from(side)] = NONE;
                if self.state.drawing(side).next().is_some() {
                    return Some(Task::Fight(step));
                }
            }
            Fight::Specials { side } => self.special(side),
            Fight::Routs { side } => {
                let left = std::mem::take(&mut self.state.battle.routs[usize::from(1 - side)]);
                self.assign(side, What::Rout, left);
            }
            Fight::Damage { side } => {
                let other = usize::from(1 - side);
                let damage = std::mem::take(&mut self.state.battle.damage[other]);
                let shield = std::mem::take(&mut self.state.battle.shield[usize::from(side)]);
                self.assign(side, What::Hit, damage.saturating_sub(shield));
            }
            Fight::Surge { .. } | Fight::Overpower { .. } | Fight::Fury { .. } | Fight::RainFire { .. } => {
                return Some(Task::Fight(step));
            }
            Fight::Assign { side, what, left, not } => {
                let mut any = false;
                self.state.candidates(side, what, not, |_, _, _| any = true);
                if left > 0 && any {
                    return Some(Task::Fight(step));
                }
            }
            Fight::Stand { side, left } => {
                if left > 0 && self.state.can_rally(side) {
                    return Some(Task::Fight(step));
                }
            }
            Fight::Defence => return self.defence(),
            Fight::Tally => self.tally(),
            Fight::Lose { side } => self.lose(side),
            Fight::Conquest => return self.conquest(),
            Fight::Tear => return Some(Task::Fight(step)),
            Fight::Return { side } => self.bring_back(side),
            Fight::Feign { area, left } => return self.feign(area, left),
            Fight::Surplus => {
                if self.state.ground(self.state.battle.area).total() > crate::state::LIMIT {
                    return Some(Task::Fight(step));
                }
            }
            Fight::End => {
                self.state.battle = Battle::NONE;
                self.disown();
            }
        }
        None
    }

    pub(crate) fn fight_answer(&mut self, step: Fight, action: Action) {
        match (step, action) {
            (Fight::Window { .. }, Action::Done) => self.state.battle.played = 0,
            (Fight::Window { side, .. }, Action::Way(Way::Silence)) => {
                self.state.battle.played = 0;
                self.state.battle.silent |= 1 << side;
            }
            (Fight::Support { side, from }, Action::Unit(unit)) => {
                self.state.battle.support[usize::from(from)] = kind_of(unit) as u8;
                self.push(Task::Fight(Fight::Support { side, from: from + 1 }));
            }
            (Fight::Support { side, from }, Action::Done) => {
                self.push(Task::Fight(Fight::Support { side, from: from + 1 }));
            }
            (Fight::Discard { side, kind }, Action::Discard(section)) => {
                let fits = |&card: &u8| self.state.section(side, kind.into(), card) == section;
                let drawn = self.state.table & !self.state.battle.counted;
                let drawn = (0..30).filter(|card| drawn >> card & 1 == 1);
                let aside = drawn.clone().find(fits);
                let counting: ArrayVec<u8, 16> = drawn.filter(|&card| Some(card) != aside).collect();
                self.count_cards(side, kind.into(), &counting);
            }
            (Fight::Forsaken { side }, Action::Area(area)) => {
                self.lead_supporters(side, area);
                self.rout_supporters(side);
            }
            (Fight::Window { side, moment }, Action::Tactic(tactic)) => {
                let played = self.state.battle.played | 1 << tactic as u32;
                self.push(Task::Fight(step));
                self.battle_play(side, moment, tactic);
                self.state.battle.played = played;
            }
            (Fight::Pick { side }, Action::Unit(unit)) => self.draw_for(side, kind_of(unit)),
            (Fight::Assign { side, what, left, .. }, Action::Figure(unit, routed, damage)) => {
                self.suffer(side, what, left, kind_of(unit), routed, damage);
            }
            (Fight::Assign { .. } | Fight::Stand { .. }, Action::Done) => {}
            (Fight::Stand { side, left }, Action::Hero(hero)) => {
                self.push(Task::Fight(Fight::Stand { side, left: left - 1 }));
                self.state.figure_mut(hero).routed = false;
            }
            (Fight::Stand { side, left }, Action::Figure(unit, _, damage)) => {
                self.push(Task::Fight(Fight::Stand { side, left: left - 1 }));
                let kind = kind_of(unit);
                if self.state.battle.initiative == 0 {
                    let ground = self.state.ground_mut(self.state.battle.area);
                    ground.take(kind, 1, true);
                    ground.add(kind, 1, false);
                } else {
                    let figures = &mut self.state.battle.armies[usize::from(side)][kind];
                    figures[1][usize::from(damage)] -= 1;
                    figures[0][usize::from(damage)] += 1;
                }
            }
            (
                Fight::Surge { .. } | Fight::Overpower { .. } | Fight::Fury { .. } | Fight::RainFire { .. },
                _,
            ) => {
                self.ability_answer(step, action);
            }
            (Fight::Defence | Fight::Conquest | Fight::Tear | Fight::Surplus | Fight::Feign { .. }, _) => {
                self.resolve_answer(step, action);
            }
            _ => self.refuse(action),
        }
    }

    fn begin_battle(&mut self, seat: Seat, area: Area) {
        let defender = self.state.controller(area);
        let of = defender.map_or(NONE, |seat| seat.index() as u8);
        self.state.battle = Battle { on: true, area, attacker: seat, defender: of, ..Battle::NONE };
        self.state.turn.fought = true;
        self.all(|| Event::Battle { attacker: seat, defender, area });
        self.push(Task::Fight(Fight::Round(1)));
        self.push(Task::Fight(Fight::Window { side: 1, moment: Moment::Start }));
        self.push(Task::Fight(Fight::Window { side: 0, moment: Moment::Start }));
        if self.state.variant.revised {
            self.push(Task::Fight(Fight::Support { side: 1, from: 0 }));
            self.push(Task::Fight(Fight::Support { side: 0, from: 0 }));
        }
        self.push(Task::Fight(Fight::LineUp));
        self.push(Task::Fight(Fight::Window { side: 1, moment: Moment::LineUp }));
    }

    /// Standing units of both sides leave the area for the battle.
    fn line_up(&mut self) {
        let State { battle, force, areas, .. } = &mut *self.state;
        let ground = &mut areas[battle.area.index()];
        for (kind, (coming, waiting)) in force.iter_mut().zip(&mut ground.standing).enumerate() {
            battle.armies[0][kind][0][0] = std::mem::take(coming);
            battle.armies[1][kind][0][0] = std::mem::take(waiting);
        }
        ground.came = [0; TYPES / 2];
    }

    fn round(&mut self, initiative: u8) {
        if initiative > 5 {
            self.push(Task::Fight(Fight::Tally));
            return self.push(Task::Fight(Fight::Defence));
        }
        self.state.battle.initiative = initiative;
        self.push(Task::Fight(Fight::Round(initiative + 1)));
        self.push(Task::Fight(Fight::Draws));
        self.push(Task::Fight(Fight::Window { side: 1, moment: Moment::Round }));
        self.push(Task::Fight(Fight::Window { side: 0, moment: Moment::Round }));
    }

    /// Both sides draw for one type each, as long as types are left at this initiative. The cards of both lie on the table
    /// until all is resolved.
    fn draws(&mut self) {
        self.clear_table();
        self.state.battle.counted = 0;
        if !self.state.draws() {
            return;
        }
        self.push(Task::Fight(Fight::Draws));
        // Who assigns last: the attacker in the revised edition.
        let later = if self.state.variant.revised { [0, 1] } else { [1, 0] };
        for side in later {
            self.push(Task::Fight(Fight::Damage { side }));
        }
        for side in later {
            self.push(Task::Fight(Fight::Routs { side }));
        }
        for side in [1, 0] {
            self.push(Task::Fight(Fight::Specials { side }));
        }
        for side in [1, 0] {
            self.push(Task::Fight(Fight::Pick { side }));
        }
    }

    fn draw_for(&mut self, side: u8, kind: usize) {
        let at = usize::from(side);
        self.state.battle.drawn[at] |= 1 << kind;
        self.state.battle.now[at] = kind as u8;
        let standing = self.state.battle.standing(at, kind);
        let backed = self
            .state
            .supporters(side)
            .any(|hero| usize::from(self.state.battle.support[hero as usize]) == kind);
        let cards = self.draw_fate(standing + u8::from(backed));
        if cards.len() > usize::from(standing) {
            return self.push(Task::Fight(Fight::Discard { side, kind: kind as u8 }));
        }
        self.count_cards(side, kind, &cards);
    }

    fn count_cards(&mut self, side: u8, kind: usize, cards: &[u8]) {
        for &card in cards {
            self.resolve_card(side, kind, card);
        }
        self.state.battle.counted = self.state.table;
    }

    /// Heroes that supported a side go to an area, if they can.
    pub(crate) fn lead_supporters(&mut self, side: u8, area: Area) {
        let from = self.state.battle.area;
        for &hero in Hero::ALL {
            let supports = self.state.supporters(side).any(|one| one == hero);
            if supports && self.state.near(from, self.state.hero_gait(hero)).has(area) {
                self.lead(hero, area);
                self.state.figure_mut(hero).routed = true;
            }
        }
    }

    fn rout_supporters(&mut self, side: u8) {
        for &hero in Hero::ALL {
            if self.state.supporters(side).any(|one| one == hero) {
                self.state.figure_mut(hero).routed = true;
            }
        }
    }

    /// Adds what a fate card says for a type; tells whether it was a special.
    fn resolve_card(&mut self, side: u8, kind: usize, card: u8) -> bool {
        let section = self.state.section(side, kind, card);
        let (battle, at) = (&mut self.state.battle, usize::from(side));
        match section {
            Section::Miss => {}
            Section::Special => {
                battle.specials[at] += 1;
                return true;
            }
            Section::Rout(count) => battle.routs[at] += count,
            Section::Damage(count) => battle.damage[at] += count,
        }
        false
    }

    /// The fleeing units of a side leave the area of the battle.
    fn flee(&mut self, side: u8, standing: u8) {
        let battle = &self.state.battle;
        let of = battle.seat(side.into()).map_or(NONE, |seat| seat.index() as u8);
        let only = if side == 1 && battle.cancelled { Only::Friendly } else { Only::Usual };
        let flight = Flight { by: self.state.decider(side), of, from: battle.area, standing, only };
        self.push(Task::Flight(flight));
    }
}
