//! How a battle would end, from the fate cards that are still in the deck.
//!
//! The battle is fought many times under the rules themselves, each time with other fate cards, by two sides that answer
//! sensibly and play no tactics cards. The luck of these battles is always the same, so equal positions have equal odds.

use kernel::{Audience, Fast, Listener, Seat, Trace};
use serde::Serialize;

use crate::area::Area;
use crate::battle::{Battle, Fight, sensible};
use crate::event::Event;
use crate::name::Unit;
use crate::run::{Run, apply};
use crate::state::{State, TYPES, kind_of};
use crate::task::{Stack, Task};
use crate::view::View;

/// So many battles are fought in thought. The chance is within four in a hundred nineteen times out of twenty.
const BATTLES: u32 = 500;

/// A guard against battles without an end, which the rules do not know.
const ANSWERS: u32 = 500;

/// How a battle is likely to end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Odds {
    /// The attacker's chance to win, in hundredths.
    pub win: u8,
    /// How many units the attacker and the defender lose on average, in tenths. Units that retreat are not lost.
    pub lost: [u8; 2],
}

/// The end of a battle, once it was told.
#[derive(Default)]
struct Outcome(Option<(bool, [u8; 2])>);

impl Listener<Event> for Outcome {
    fn tell(&mut self, _: Audience, event: impl FnOnce() -> Event) {
        if let (None, Event::Fought { strengths: [attacker, defender], lost, .. }) = (self.0, event()) {
            self.0 = Some((attacker > defender, lost));
        }
    }
}

/// Fights on until the battle is decided.
fn fight(state: &mut State, luck: &mut Fast) -> Option<(bool, [u8; 2])> {
    let mut outcome = Outcome::default();
    Run { state, luck, tell: &mut outcome, trace: Trace::Nothing }.go();
    for _ in 0..ANSWERS {
        if outcome.0.is_some() {
            break;
        }
        let task = state.stack.top()?;
        let seat = task.seats(state).first()?;
        let action = sensible(state, seat, task);
        apply(state, seat, action, luck, &mut outcome);
    }
    outcome.0
}

/// The odds of a battle that this position is about to fight or in the middle of.
fn of(state: &State) -> Option<Odds> {
    let mut start = *state;
    for side in &mut start.sides {
        (side.ripe, side.fresh) = ([0; 25], [0; 25]);
    }
    let mut luck = Fast::new(0);
    let (mut won, mut lost) = (0, [0u32; 2]);
    for _ in 0..BATTLES {
        let mut state = start;
        let (win, dead) = fight(&mut state, &mut luck)?;
        won += u32::from(win);
        lost = [0, 1].map(|side| lost[side] + u32::from(dead[side]));
    }
    let tenths = lost.map(|dead| (10 * dead / BATTLES).min(255) as u8);
    Some(Odds { win: ((100 * won + BATTLES / 2) / BATTLES) as u8, lost: tenths })
}

/// The odds of an attack on an area with these units, by type.
pub(crate) fn of_attack(state: &State, seat: Seat, area: Area, force: [u8; TYPES]) -> Option<Odds> {
    let defended = state.enemy(seat, area) || state.neutral(area);
    if !defended || force == [0; TYPES] || state.battle.on {
        return None;
    }
    let mut battle = *state;
    (battle.force, battle.battle, battle.stack) = (force, Battle::NONE, Stack::EMPTY);
    battle.current = Some(seat);
    battle.stack.push(Task::Fight(Fight::Begin { seat, area }));
    of(&battle)
}

impl View {
    /// The odds if a seat attacks an area with these units: `None` if nothing there fights back.
    ///
    /// Where the units come from does not matter to the battle; the caller asks for units that can get there.
    /// [`View::targets`] has the odds for all that can.
    #[must_use]
    pub fn odds(&self, seat: Seat, area: Area, units: &[(Unit, u8)]) -> Option<Odds> {
        let mut force = [0; TYPES];
        units.iter().for_each(|&(unit, count)| force[kind_of(unit)] += count);
        of_attack(self.position(), seat, area, force)
    }

    /// The odds of the battle that is going on, from here on.
    #[must_use]
    pub fn battle_odds(&self) -> Option<Odds> {
        let state = self.position();
        if state.battle.on { of(state) } else { None }
    }
}
