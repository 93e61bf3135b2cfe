//! Special abilities of units.

use kernel::{Listener, Luck};

use super::{Fight, What};
use crate::action::Action;
use crate::content::content;
use crate::event::Event;
use crate::name::{Shape, Special, Unit, Way};
use crate::run::Run;
use crate::state::kind_of;
use crate::task::Task;

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    /// Resolves one special of a side; the others wait.
    pub(super) fn special(&mut self, side: u8) {
        let at = usize::from(side);
        if self.state.battle.specials[at] == 0 {
            return;
        }
        self.state.battle.specials[at] -= 1;
        self.push(Task::Fight(Fight::Specials { side }));
        let kind = usize::from(self.state.battle.now[at]);
        if self.state.lasting.surge && self.state.shape(side, kind) == Shape::Circle {
            self.push(Task::Fight(Fight::Surge { side }));
        } else {
            self.ability(side);
        }
    }

    fn ability(&mut self, side: u8) {
        let (at, victim) = (usize::from(side), 1 - side);
        let kind = usize::from(self.state.battle.now[at]);
        let unit = self.state.fighter(side, kind);
        match content().unit(unit).special {
            Special::ConcentratedFire => self.assign(victim, What::HitTough, 1),
            Special::ValiantStrike => self.assign(victim, What::HitTwice, 1),
            Special::Command => {
                self.assign(victim, What::Rout, 1);
                if let Some(seat) = self.state.battle.seat(at) {
                    self.gain_tactics(seat, 1);
                }
            }
            Special::LaySiege => self.state.battle.strength[at] += 2,
            Special::CrackShot => self.assign(victim, What::HitFree, 1),
            Special::Charge => self.assign(victim, What::Charge, 1),
            Special::WordOfVaal if self.state.variant.revised => self.assign(victim, What::Dismiss, 1),
            Special::WordOfVaal => self.assign(victim, What::Banish, 1),
            Special::Overpower => self.push(Task::Fight(Fight::Overpower { side })),
            Special::Overrun => {
                if self.state.battle.standing(at, kind) >= 2 {
                    self.assign(victim, What::Hit, 2);
                }
            }
            Special::MortalStrike => self.assign(victim, What::KillSoft, 1),
            Special::RaiseDead => {
                let raised = self.state.supply(Unit::Reanimate).min(2);
                self.state.battle.armies[at][kind_of(Unit::Reanimate)][0][0] += raised;
            }
            Special::Dread => {
                self.assign(victim, What::Rout, 1);
                self.assign(victim, What::Hit, 1);
            }
            Special::Fury => {
                if self.state.battle.standing(at, kind) > 0 {
                    self.push(Task::Fight(Fight::Fury { side }));
                }
            }
            Special::Unrelenting | Special::Undying => self.state.battle.raised[at] |= 1 << kind,
            Special::RainFire => self.rain_fire(victim),
            Special::Terrifying => self.assign(victim, What::Terrify, 2),
            Special::Stun => self.assign(victim, What::RoutSlow, 1),
            Special::Ravage => {
                self.assign(victim, What::Hit, 1);
                let card = self.draw_fate(1);
                // A second special of the same Beastman is damage without a card more.
                if card.first().is_some_and(|&card| self.resolve_card(side, kind, card)) {
                    self.state.battle.specials[at] -= 1;
                    self.assign(victim, What::Hit, 1);
                }
            }
            Special::Burning => self.assign(victim, What::HitApart, 2),
            Special::FlamingBreath => self.assign(victim, What::Breathe, 3),
            Special::Rage => {
                let figures = self.state.battle.armies[at][kind];
                let worst =
                    (0u8..5).rev().find(|&damage| figures.iter().any(|by| by[usize::from(damage)] > 0));
                self.assign(victim, What::Hit, worst.unwrap_or(0));
            }
        }
    }

    /// Two triangles or a rectangle are destroyed: what the owner can do in full, if anything.
    fn rain_fire(&mut self, victim: u8) {
        let triangles = self.state.shaped(victim, Shape::Triangle);
        let rectangles = self.state.shaped(victim, Shape::Rectangle);
        match (triangles >= 2, rectangles >= 1) {
            (true, true) => self.push(Task::Fight(Fight::RainFire { side: victim })),
            (false, true) => self.assign(victim, What::KillRectangle, 1),
            _ => self.assign(victim, What::KillTriangle, 2),
        }
    }

    pub(super) fn ability_answer(&mut self, step: Fight, action: Action) {
        match (step, action) {
            (Fight::Surge { side }, Action::Way(Way::Damage)) => self.assign(1 - side, What::Hit, 2),
            (Fight::Surge { side }, Action::Done) => self.ability(side),
            (Fight::Overpower { side }, Action::Way(Way::Damage)) => self.assign(1 - side, What::Hit, 1),
            (Fight::Overpower { side }, Action::Figure(unit, routed, damage)) => {
                self.kill(1 - side, kind_of(unit), routed, damage);
            }
            (Fight::Fury { side }, Action::Yes) => {
                let at = usize::from(side);
                let kind = usize::from(self.state.battle.now[at]);
                let figures = self.state.battle.armies[at][kind][0];
                // The most damaged one is worth least.
                let damage = (0u8..5).rev().find(|&damage| figures[usize::from(damage)] > 0).unwrap_or(0);
                self.kill(side, kind, false, damage);
                self.assign(1 - side, What::Hit, 2);
            }
            (Fight::Fury { .. }, Action::Done) => {}
            (Fight::RainFire { side }, Action::Way(Way::Triangles)) => {
                self.assign(side, What::KillTriangle, 2);
            }
            (Fight::RainFire { side }, Action::Way(Way::Rectangle)) => {
                self.assign(side, What::KillRectangle, 1);
            }
            _ => self.refuse(action),
        }
    }
}
