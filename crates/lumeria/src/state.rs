use kernel::{Seat, Standing};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

use crate::ability::{Effect, Facts, Power};
use crate::board::Board;
use crate::cell::{Cell, Cells};
use crate::content::{ACTIVATIONS, Army, Card, KINDS, Scenario};
use crate::edition::Edition;
use crate::faction::Faction;
use crate::manoeuvre::Manoeuvre;

/// One position: plain data without allocation. What is printed is not in it; it points to its edition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) edition: Edition,
    pub(crate) scenario: u8,
    /// From 1; 0 before the first.
    pub(crate) round: u8,
    /// The first player of this round.
    pub(crate) first: Seat,
    /// The seat that is asked.
    pub(crate) turn: Seat,
    pub(crate) stage: Stage,
    pub(crate) step: Step,
    /// The number of seats that have passed in a row.
    pub(crate) passes: u8,
    pub(crate) sides: [Side; 2],
    /// What stands on each field; nothing where no side has a unit.
    #[serde(with = "BigArray")]
    pub(crate) units: [Unit; 64],
    pub(crate) draft: Draft,
    /// The last attack roll of this round.
    pub(crate) dice: Dice,
    pub(crate) ending: Option<Ending>,
}

/// The part of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// The first player is being found.
    Opening,
    /// New units are recruited.
    Recruitment,
    /// Manoeuvres before the activations.
    Early,
    /// Units are activated.
    Activations,
    /// Manoeuvres after the activations.
    Late,
    /// The round is over, and perhaps the game.
    Cleanup,
}

/// The question that is open. Together with the draft of the state this is all that is kept between two answers of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// Both roll; the higher sum decides who begins.
    Initiative,
    /// Which seat begins.
    First,
    /// Which unit to recruit.
    Recruit,
    /// Where the recruited unit goes.
    Place,
    /// Which manoeuvre to use.
    Manoeuvre,
    /// Which unit marches.
    March,
    /// Where the marching unit goes.
    Stride,
    /// Which unit shoots in the volley.
    Volley,
    /// Which unit it shoots at.
    Target,
    /// Which unit to activate.
    Activate,
    /// What the active unit does.
    Act,
    /// Which unit the god fortifies.
    Bless,
    /// Keep the dice or roll them again.
    Fortune,
    /// Whether the god keeps a unit from being pushed. Asks the seat that was attacked.
    Stand,
    /// Which slot the renewed token goes to.
    Renew,
    /// Where the unit moves after its attack.
    Retreat,
    /// Both roll for the win.
    Decide,
    /// The game is over.
    Over,
}

/// What belongs to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Side {
    pub faction: Faction,
    /// Where its units stand.
    pub cells: Cells,
    /// Where those of its units stand that were activated in this round.
    pub done: Cells,
    pub gold: u16,
    pub points: u16,
    /// Cards left to recruit, by kind.
    pub piles: [u8; KINDS],
    /// Cards that were defeated, by kind.
    pub lost: [u8; KINDS],
    /// How many of them in this round.
    pub fallen: u8,
    /// Tokens on the slots of manoeuvres, a bit each.
    pub slots: u8,
    /// Where a token lies on the renewal track.
    pub track: Option<u8>,
    /// Whether the token of the god is there.
    pub god: bool,
    pub activations: u8,
    /// It activates no more units in this round.
    pub stopped: bool,
}

impl Side {
    #[inline]
    pub fn has(&self, manoeuvre: Manoeuvre) -> bool {
        self.slots >> manoeuvre as u8 & 1 == 1
    }

    /// Tokens of spent manoeuvres that wait for the track.
    pub fn aside(&self) -> u8 {
        Manoeuvre::ALL.len() as u8 - self.slots.count_ones() as u8 - u8::from(self.track.is_some())
    }

    pub fn defeated(&self) -> u8 {
        self.lost.iter().sum()
    }
}

/// A unit on the board. [`Side::cells`] tells its owner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Unit {
    /// An index into the cards of its army.
    pub kind: u8,
    /// Which of the equal cards it is.
    pub copy: u8,
    pub wounds: u8,
    pub stance: Stance,
}

/// The state of a unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stance {
    /// Nothing special.
    #[default]
    Ready,
    /// Easier to hit.
    Exhausted,
    /// Harder to hit.
    Fortified,
}

/// The turn of a seat so far, between its answers. Empty between turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Draft {
    /// The kind that is being recruited.
    pub kind: u8,
    /// The active unit.
    pub unit: Option<Cell>,
    /// The unit that marched or shot before it.
    pub other: Option<Cell>,
    /// The field of the unit it attacks.
    pub target: Option<Cell>,
    /// Whether that is a melee attack.
    pub melee: bool,
    /// What it did, a bit each.
    pub acts: u8,
    /// Actions on top of its two.
    pub extra: u8,
    /// Dice a god adds to the attack that must follow.
    pub blessing: u8,
    /// Units left for the manoeuvre, this one included.
    pub left: u8,
    /// How far it may move after its attack.
    pub retreat: u8,
}

/// The actions of an activation, as bits of [`Draft::acts`].
pub(crate) mod act {
    pub const MOVE: u8 = 1;
    pub const RUN: u8 = 1 << 1;
    pub const FORTIFY: u8 = 1 << 2;
    pub const AIM: u8 = 1 << 3;
}

/// A roll for an attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Dice {
    pub faces: [u8; 6],
    pub count: u8,
    /// What a die must show.
    pub needed: u8,
}

impl Dice {
    pub fn faces(&self) -> &[u8] {
        &self.faces[..self.count as usize]
    }

    pub fn hits(&self) -> u8 {
        self.faces().iter().filter(|&&face| face >= self.needed).count() as u8
    }
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// The winner; none in a draw.
    pub winner: Option<Seat>,
    /// What decided.
    pub by: Decider,
}

/// What decided a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Decider {
    /// Points.
    Points,
    /// More defeated enemies.
    Defeated,
    /// The higher cost of the units on the board.
    Cost,
    /// More hits in a last roll.
    Dice,
    /// Nothing: neither side has a unit left. Only content without starting units makes this possible.
    Nothing,
}

pub(crate) fn other(seat: Seat) -> Seat {
    seat.next(2)
}

impl State {
    pub(crate) fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    #[inline]
    pub(crate) fn board(&self) -> &'static Board {
        &self.edition.content().board.value
    }

    #[inline]
    pub(crate) fn army(&self, seat: Seat) -> &'static Army {
        self.edition.content().army(self.side(seat).faction)
    }

    pub(crate) fn scenario(&self) -> &'static Scenario {
        &self.edition.content().scenarios[self.scenario as usize]
    }

    /// The card of a seat's unit.
    #[inline]
    pub(crate) fn card(&self, seat: Seat, cell: Cell) -> &'static Card {
        &self.army(seat).cards[self.unit(cell).kind as usize]
    }

    #[inline]
    pub(crate) fn unit(&self, cell: Cell) -> &Unit {
        &self.units[cell.index()]
    }

    #[inline]
    pub(crate) fn taken(&self) -> Cells {
        self.sides[0].cells.or(self.sides[1].cells)
    }

    #[inline]
    pub(crate) fn free(&self) -> Cells {
        self.board().all.without(self.taken())
    }

    /// Recruitment fields of a seat where nothing stands.
    #[inline]
    pub(crate) fn entries(&self, seat: Seat) -> Cells {
        self.board().recruitment[seat.index()].without(self.taken())
    }

    /// Kinds the seat can pay for, a bit each.
    #[inline]
    pub(crate) fn affordable(&self, seat: Seat) -> u8 {
        let side = self.side(seat);
        let cards = self.army(seat).cards.iter().zip(side.piles).enumerate();
        cards.fold(0, |bits, (kind, (card, left))| {
            bits | u8::from(left > 0 && u16::from(card.cost.value) <= side.gold) << kind
        })
    }

    /// Units the seat may activate now.
    #[inline]
    pub(crate) fn fresh(&self, seat: Seat) -> Cells {
        let side = self.side(seat);
        if side.stopped || side.activations >= ACTIVATIONS.value {
            Cells::NONE
        } else {
            side.cells.without(side.done)
        }
    }

    /// The power of a seat's god, while its token is there.
    #[inline]
    pub(crate) fn power(&self, seat: Seat) -> Option<Power> {
        self.side(seat).god.then(|| self.army(seat).power.value)
    }

    /// Where a unit can go in at most so many steps; never where it stands.
    #[inline]
    pub(crate) fn reach(&self, seat: Seat, cell: Cell, steps: u8) -> Cells {
        let free = self.free();
        let mut through = free;
        for clause in &self.card(seat, cell).ability {
            match clause.value.effect {
                Effect::Slip => through = through.or(self.side(seat).cells),
                Effect::Fly => through = self.board().all,
                Effect::Hit(_) | Effect::Guard(_) | Effect::Aim(_) | Effect::Pierce | Effect::Steadfast => {}
                Effect::Push(_) | Effect::Stagger | Effect::Retreat(_) | Effect::Drill => {}
            }
        }
        let mut reached = Cells::one(cell);
        for _ in 0..steps {
            reached = reached.or(reached.beside().and(through));
        }
        reached.and(free)
    }

    /// Units that can march, except one.
    pub(crate) fn marchers(&self, seat: Seat, except: Option<Cell>) -> Cells {
        let near = self.side(seat).cells.and(self.free().beside());
        let near = except.map_or(near, |cell| near.without(Cells::one(cell)));
        near.iter().filter(|&cell| self.card(seat, cell).movement.value > 0).collect()
    }

    /// Units that have a target to shoot at, except one.
    pub(crate) fn shooters(&self, seat: Seat, except: Option<Cell>) -> Cells {
        let units = self.side(seat).cells;
        let units = except.map_or(units, |cell| units.without(Cells::one(cell)));
        units.iter().filter(|&cell| !self.targets(seat, cell, false).is_empty()).collect()
    }

    /// Whether another unit of the same name stands beside a unit.
    pub(crate) fn has_kin(&self, seat: Seat, cell: Cell) -> bool {
        let kind = self.unit(cell).kind;
        let beside = Cells::one(cell).beside().and(self.side(seat).cells);
        beside.iter().any(|near| self.unit(near).kind == kind)
    }

    /// The strongest effect of some sort that a unit has under these facts.
    pub(crate) fn effect<T: Ord>(
        &self,
        seat: Seat,
        cell: Cell,
        facts: Facts,
        sort: impl Fn(Effect) -> Option<T>,
    ) -> Option<T> {
        let clauses = self.card(seat, cell).ability.iter().map(|clause| clause.value);
        clauses.filter(|clause| facts.include(clause.when)).filter_map(|clause| sort(clause.effect)).max()
    }

    /// The cost of all units a seat has on the board.
    pub(crate) fn worth(&self, seat: Seat) -> u32 {
        self.side(seat).cells.iter().map(|cell| u32::from(self.card(seat, cell).cost.value)).sum()
    }

    /// The attack of all units a seat has on the board.
    pub(crate) fn might(&self, seat: Seat) -> u32 {
        self.side(seat).cells.iter().map(|cell| u32::from(self.card(seat, cell).attack())).sum()
    }

    /// Who won, and with how many points.
    pub(crate) fn standing(&self) -> Standing {
        let winner = self.ending.and_then(|ending| ending.winner);
        Standing::new(2, |seat| {
            (i32::from(self.side(seat).points), if winner == Some(other(seat)) { 2 } else { 1 })
        })
    }
}
