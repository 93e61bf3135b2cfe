//! Figures in a battle: which of them something can happen to, and what becomes of them.

use kernel::{Listener, Luck};
use serde::{Deserialize, Serialize};

use super::Fight;
use crate::content::content;
use crate::event::Event;
use crate::name::Shape;
use crate::run::Run;
use crate::state::{NONE, State};
use crate::task::Task;

/// What happens to a figure, and which figures it can happen to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum What {
    Hit,
    /// A unit with more than one health, if there is one.
    HitTough,
    /// A second time if the unit survives.
    HitTwice,
    HitFree,
    /// Different standing units.
    HitApart,
    Rout,
    /// Only initiative 2 and more.
    RoutSlow,
    /// A triangle or a rectangle, chosen by the opponent.
    Charge,
    ChargeTriangle,
    KillSoft,
    KillTriangle,
    KillRectangle,
    /// Triangles, chosen by the opponent, who may stop.
    Breathe,
    /// Routed, or destroyed if it is routed already.
    Terrify,
    /// A standing unit retreats.
    Withdraw,
    /// Any unit retreats.
    Banish,
    /// The same, chosen by the opponent.
    Dismiss,
}

/// A figure in one byte.
fn packed(kind: usize, routed: bool, damage: u8) -> u8 {
    (kind as u8) << 4 | damage << 1 | u8::from(routed)
}

impl State {
    /// Every kind of figure that something may happen to.
    pub(super) fn candidates(&self, side: u8, what: What, not: u8, mut each: impl FnMut(usize, bool, u8)) {
        let army = &self.battle.armies[usize::from(side)];
        let mut any = |fits: &dyn Fn(usize, bool, u8) -> bool| {
            let mut found = false;
            for (kind, figures) in army.iter().enumerate() {
                for (routed, by_damage) in [false, true].into_iter().zip(figures) {
                    for (damage, &count) in (0u8..).zip(by_damage) {
                        let left = count - u8::from(count > 0 && packed(kind, routed, damage) == not);
                        if left > 0 && fits(kind, routed, damage) {
                            each(kind, routed, damage);
                            found = true;
                        }
                    }
                }
            }
            found
        };
        let tough = |kind: usize| self.health(side, kind) > 1;
        let slow = |kind: usize| content().unit(self.fighter(side, kind)).initiative >= 2;
        let shape = |kind: usize| self.shape(side, kind);
        match what {
            What::Hit | What::HitTwice => {
                let _ =
                    any(&|_, _, damage| damage > 0) || any(&|_, routed, _| !routed) || any(&|_, _, _| true);
            }
            What::HitTough => {
                let _ = any(&|kind, _, damage| damage > 0 && tough(kind))
                    || any(&|kind, routed, _| !routed && tough(kind))
                    || any(&|kind, _, _| tough(kind))
                    || any(&|_, _, damage| damage > 0)
                    || any(&|_, routed, _| !routed)
                    || any(&|_, _, _| true);
            }
            What::HitApart | What::Withdraw => {
                any(&|_, routed, _| !routed);
            }
            What::HitFree | What::Terrify | What::Banish | What::Dismiss => {
                any(&|_, _, _| true);
            }
            What::Rout => {
                let _ = any(&|_, routed, damage| !routed && damage == 0) || any(&|_, routed, _| !routed);
            }
            What::RoutSlow => {
                let _ = any(&|kind, routed, damage| !routed && damage == 0 && slow(kind))
                    || any(&|kind, routed, _| !routed && slow(kind));
            }
            What::Charge => {
                let open = [Shape::Triangle, Shape::Rectangle];
                any(&|kind, routed, _| !routed && open.contains(&shape(kind)));
            }
            What::ChargeTriangle => {
                any(&|kind, routed, _| !routed && shape(kind) == Shape::Triangle);
            }
            What::KillSoft => {
                let soft = |kind: usize| shape(kind) != Shape::Hexagon;
                let _ = any(&|kind, routed, _| !routed && soft(kind)) || any(&|kind, _, _| soft(kind));
            }
            What::KillTriangle | What::KillRectangle => {
                let wanted = if what == What::KillTriangle { Shape::Triangle } else { Shape::Rectangle };
                let _ = any(&|kind, routed, _| !routed && shape(kind) == wanted)
                    || any(&|kind, _, _| shape(kind) == wanted);
            }
            What::Breathe => {
                any(&|kind, _, _| shape(kind) == Shape::Triangle);
            }
        }
    }
}

impl What {
    /// Whether the opponent of the side decides.
    pub(super) fn by_opponent(self) -> bool {
        matches!(
            self,
            What::HitFree
                | What::Charge
                | What::ChargeTriangle
                | What::Breathe
                | What::Terrify
                | What::Dismiss
        )
    }

    pub(super) fn may_stop(self) -> bool {
        matches!(self, What::Charge | What::ChargeTriangle | What::Breathe)
    }
}

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    /// So many times something happens to figures of a side.
    pub(crate) fn assign(&mut self, side: u8, what: What, left: u8) {
        if left > 0 {
            self.push(Task::Fight(Fight::Assign { side, what, left, not: NONE }));
        }
    }

    pub(super) fn suffer(&mut self, side: u8, what: What, left: u8, kind: usize, routed: bool, damage: u8) {
        let more = |not: u8| Task::Fight(Fight::Assign { side, what, left: left - 1, not });
        match what {
            What::Hit | What::HitTough | What::HitFree => {
                self.push(more(NONE));
                self.hit(side, kind, routed, damage);
            }
            What::HitTwice => {
                self.push(more(NONE));
                if self.hit(side, kind, routed, damage) {
                    self.hit(side, kind, routed, damage + 1);
                }
            }
            What::HitApart => {
                let survives = self.hit(side, kind, routed, damage);
                self.push(more(if survives { packed(kind, routed, damage + 1) } else { NONE }));
            }
            What::Rout | What::RoutSlow => {
                self.push(more(NONE));
                self.rout(side, kind, damage);
            }
            What::Charge => {
                if self.state.shape(side, kind) == Shape::Triangle {
                    self.assign(side, What::ChargeTriangle, 1);
                }
                self.rout(side, kind, damage);
            }
            What::ChargeTriangle => self.rout(side, kind, damage),
            What::Terrify if routed => {
                self.push(more(NONE));
                self.kill(side, kind, routed, damage);
            }
            What::Terrify => {
                self.rout(side, kind, damage);
                self.push(more(packed(kind, true, damage)));
            }
            What::KillSoft | What::KillTriangle | What::KillRectangle | What::Breathe => {
                self.push(more(NONE));
                self.kill(side, kind, routed, damage);
            }
            What::Withdraw | What::Banish | What::Dismiss => {
                self.push(more(NONE));
                self.withdraw(side, kind, routed, damage);
            }
        }
    }

    /// One damage; tells whether the figure survives it.
    fn hit(&mut self, side: u8, kind: usize, routed: bool, damage: u8) -> bool {
        let survives = damage + 1 < self.state.health(side, kind);
        if survives {
            let figures = &mut self.state.battle.armies[usize::from(side)][kind][usize::from(routed)];
            figures[usize::from(damage)] -= 1;
            figures[usize::from(damage) + 1] += 1;
        } else {
            self.kill(side, kind, routed, damage);
        }
        survives
    }

    pub(super) fn kill(&mut self, side: u8, kind: usize, routed: bool, damage: u8) {
        let battle = &mut self.state.battle;
        battle.armies[usize::from(side)][kind][usize::from(routed)][usize::from(damage)] -= 1;
        battle.lost[usize::from(side)] += 1;
    }

    fn rout(&mut self, side: u8, kind: usize, damage: u8) {
        let figures = &mut self.state.battle.armies[usize::from(side)][kind];
        figures[0][usize::from(damage)] -= 1;
        figures[1][usize::from(damage)] += 1;
    }

    /// A figure retreats out of the battle by itself.
    fn withdraw(&mut self, side: u8, kind: usize, routed: bool, damage: u8) {
        let battle = &mut self.state.battle;
        battle.armies[usize::from(side)][kind][usize::from(routed)][usize::from(damage)] -= 1;
        self.state.fleeing[kind] = 1;
        self.flee(side, 0);
    }
}
