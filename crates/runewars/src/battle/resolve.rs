//! How a battle is decided, and what becomes of both sides.

use kernel::{Listener, Luck};

use super::{Fight, Moment, What};
use crate::action::Action;
use crate::area::Area;
use crate::event::Event;
use crate::name::{Development, Shape, Title};
use crate::run::Run;
use crate::state::{LIMIT, NONE, State, TYPES, kind_of};
use crate::task::Task;

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    /// The development that defends the area.
    pub(super) fn defence(&mut self) -> Option<Task> {
        let defender = self.state.battle.defender;
        let ground = *self.state.ground(self.state.battle.area);
        if defender == NONE || ground.hold != defender {
            return None;
        }
        match ground.development() {
            Some(Development::Walls) => self.state.battle.strength[1] += 2,
            Some(Development::Wards) if self.state.battle.all_standing(0) > 0 => {
                self.assign(0, What::Withdraw, 1);
            }
            Some(Development::Tomb | Development::Spawn) => return Some(Task::Fight(Fight::Defence)),
            _ => {}
        }
        None
    }

    pub(super) fn tally(&mut self) {
        let walls = self.state.battle.walls(self.state);
        let fallen = [0, 1].map(|side| self.state.fallen_hexagons(side));
        let State { battle, areas, .. } = &mut *self.state;
        let ground = &mut areas[battle.area.index()];
        let mut strengths = [0, 1].map(|side| battle.all_standing(side) + battle.strength[side]);
        strengths[1] += walls;
        strengths = [0, 1].map(|side| strengths[side] + fallen[side]);
        if battle.holds(ground) {
            ground.damaged |= battle.all_standing(0) > 0;
        }
        let loser = if strengths[0] > strengths[1] { 1 } else { 0 };
        let (area, lost) = (battle.area, battle.lost);
        let winner = battle.seat(1 - usize::from(loser));
        self.all(|| Event::Fought { area, strengths, winner, lost });
        self.reward_winner(loser);
        self.end_battle(loser);
        if loser == 0 {
            self.push(Task::Fight(Fight::Window { side: 0, moment: Moment::Lost }));
        }
    }

    /// The loser retreats, then a stronghold is taken; the other way round in the revised edition. The winner returns.
    pub(crate) fn end_battle(&mut self, loser: u8) {
        self.push(Task::Fight(Fight::End));
        self.push(Task::Fight(Fight::Return { side: 1 - loser }));
        let mut steps = [Fight::Conquest, Fight::Lose { side: loser }];
        if self.state.variant.revised {
            steps.reverse();
        }
        for step in steps.into_iter().filter(|&step| loser == 1 || step != Fight::Conquest) {
            self.push(Task::Fight(step));
        }
    }

    /// What the sides remember of the battle, and what titles and cards bring the winner.
    fn reward_winner(&mut self, loser: u8) {
        let battle = self.state.battle;
        if let (0, Some(defender)) = (loser, battle.seat(1)) {
            self.state.side_mut(defender).held = true;
        }
        if let Some(winner) = battle.seat(usize::from(1 - loser)) {
            let against_player = battle.defender != NONE;
            let commander = against_player && self.state.holder(Title::Commander) == Some(winner);
            let cards = battle.spoils + u8::from(commander);
            if cards > 0 {
                self.gain_tactics(winner, cards);
            }
        }
    }

    /// All units of a side that took part retreat, routed; those that were routed before are destroyed.
    pub(super) fn lose(&mut self, side: u8) {
        let at = usize::from(side);
        for kind in 0..TYPES {
            self.state.fleeing[kind] = self.state.battle.count(at, kind);
            self.state.battle.armies[at][kind] = [[0; 5]; 2];
        }
        if side == 1 {
            let routed = std::mem::take(&mut self.state.ground_mut(self.state.battle.area).routed);
            self.state.battle.lost[1] += routed.iter().sum::<u8>();
        }
        self.push(Task::Fight(Fight::Forsaken { side }));
        let standing = std::mem::take(&mut self.state.turn.feigned);
        self.flee(side, standing);
    }

    /// Some of the units that have fled stay standing: their owner chooses, if not all of them do.
    pub(super) fn feign(&mut self, area: Area, left: u8) -> Option<Task> {
        if self.state.fleeing.iter().sum::<u8>() > left && left > 0 {
            return Some(Task::Fight(Fight::Feign { area, left }));
        }
        let fled = std::mem::replace(&mut self.state.fleeing, [0; TYPES]);
        if left > 0 {
            let ground = self.state.ground_mut(area);
            for (kind, count) in fled.into_iter().enumerate() {
                ground.take(kind, count, true);
                ground.add(kind, count, false);
            }
        }
        None
    }

    /// The stronghold of a defender who lost is removed; the attacker may put one of its own there.
    pub(super) fn conquest(&mut self) -> Option<Task> {
        let (area, defender) = (self.state.battle.area, self.state.battle.defender);
        self.state.ground_mut(area).owner = NONE;
        if defender == NONE || self.state.ground(area).hold != defender {
            return None;
        }
        let cancelled = self.state.battle.cancelled;
        self.state.battle.whole = cancelled && !self.state.ground(area).damaged;
        self.raze(area);
        self.state.turn.breached |= !cancelled;
        Some(Task::Fight(Fight::Conquest))
    }

    pub(super) fn resolve_answer(&mut self, step: Fight, action: Action) {
        let (area, attacker) = (self.state.battle.area, self.state.battle.attacker);
        match (step, action) {
            (Fight::Defence, Action::Yes) => {
                let tomb = self.state.ground(area).development() == Some(Development::Tomb);
                self.state.ground_mut(area).development = NONE;
                if tomb { self.assign(0, What::Rout, 3) } else { self.assign(0, What::Hit, 4) }
            }
            (Fight::Defence | Fight::Conquest, Action::Done) => {}
            (Fight::Conquest, Action::Yes) if self.state.strongholds(attacker).len() == 4 => {
                self.push(Task::Fight(Fight::Tear));
            }
            (Fight::Conquest, Action::Yes) => self.build_stronghold(attacker, area, !self.state.battle.whole),
            (Fight::Tear, Action::Area(old)) => {
                self.raze(old);
                self.build_stronghold(attacker, area, !self.state.battle.whole);
            }
            (Fight::Surplus, Action::Figure(unit, routed, _)) => {
                let kind = kind_of(unit);
                self.state.ground_mut(area).take(kind, 1, routed);
                self.state.fleeing[kind] += 1;
                self.push(Task::Fight(Fight::Surplus));
            }
            (Fight::Feign { area, left }, Action::Figure(unit, ..)) => {
                let kind = kind_of(unit);
                let ground = self.state.ground_mut(area);
                ground.take(kind, 1, true);
                ground.add(kind, 1, false);
                self.state.fleeing[kind] -= 1;
                self.push(Task::Fight(Fight::Feign { area, left: left - 1 }));
            }
            _ => self.refuse(action),
        }
    }

    /// The winner's units return to the area, healed.
    pub(super) fn bring_back(&mut self, side: u8) {
        let State { battle, areas, turn, .. } = &mut *self.state;
        let (at, area) = (usize::from(side), battle.area);
        // Those who could not retreat count, too.
        turn.slaughter |= side == 0 && !battle.cancelled && battle.lost[1] >= 5;
        let ground = &mut areas[area.index()];
        for kind in 0..TYPES {
            let [standing, routed] = battle.armies[at][kind].map(|by_damage| by_damage.iter().sum::<u8>());
            ground.add(kind, standing, false);
            ground.add(kind, routed, true);
        }
        ground.owner = match battle.seat(at) {
            Some(seat) if ground.own() > 0 => seat.index() as u8,
            _ => NONE,
        };
        let crowded = ground.owner != NONE && ground.total() > LIMIT;
        battle.armies[at] = [[[0; 5]; 2]; TYPES];
        if side == 0 && crowded {
            self.flee(0, 0);
            self.push(Task::Fight(Fight::Surplus));
        } else {
            self.limit(area);
        }
    }
}

impl State {
    /// Routed hexagons of a side, which count in the revised edition.
    fn fallen_hexagons(&self, side: u8) -> u8 {
        let counts = |&kind: &usize| self.variant.revised && self.shape(side, kind) == Shape::Hexagon;
        (0..TYPES).filter(counts).map(|kind| self.battle.routed(side.into(), kind)).sum()
    }
}
