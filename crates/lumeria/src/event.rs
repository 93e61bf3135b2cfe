use arrayvec::ArrayVec;
use kernel::Seat;
use serde::Serialize;

use crate::cell::Cell;
use crate::faction::Faction;
use crate::manoeuvre::Manoeuvre;
use crate::name::Name;
use crate::state::{Decider, Stage};

/// The faces of the dice of an attack.
pub type Faces = ArrayVec<u8, 6>;

/// Something that happened. Nothing is hidden, so the audience is always all.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub enum Event {
    /// The armies face each other.
    Began { scenario: Name, factions: [Faction; 2] },
    /// Both seats rolled for the right to say which begins.
    Initiative { rolls: [[u8; 2]; 2] },
    /// A round begins; `gold` is what each seat has now.
    Round { round: u8, first: Seat, gold: [u16; 2] },
    /// A stage of the battle begins.
    Stage { stage: Stage },
    /// A seat paid for a unit; `gold` is what it has left.
    Recruited { seat: Seat, unit: Name, gold: u16 },
    /// A recruited unit entered the board.
    Placed { seat: Seat, unit: Name, cell: Cell },
    /// A seat did not use what was offered.
    Passed { seat: Seat },
    /// A seat spent the token of a manoeuvre; it went to the renewal track, or aside.
    Spent { seat: Seat, manoeuvre: Manoeuvre, track: bool },
    /// A unit was activated, or picked for a manoeuvre.
    Picked { seat: Seat, unit: Name, cell: Cell },
    /// A unit moved.
    Moved { seat: Seat, unit: Name, from: Cell, to: Cell },
    /// A unit ran and is exhausted.
    Ran { seat: Seat, unit: Name, from: Cell, to: Cell },
    /// A unit is fortified.
    Fortified { seat: Seat, unit: Name, cell: Cell },
    /// A unit aims.
    Aimed { seat: Seat, unit: Name, cell: Cell },
    /// An activation or a manoeuvre ended early.
    Finished { seat: Seat },
    /// A seat used the ability of its god.
    Invoked { seat: Seat, god: Name },
    /// A unit attacked: what each die shows, and what it must show.
    Attacked { seat: Seat, unit: Name, from: Cell, to: Cell, melee: bool, faces: Faces, needed: u8 },
    /// The dice were rolled again.
    Rerolled { seat: Seat, faces: Faces, needed: u8 },
    /// The roll is final. `wounds` are all wounds on the target now.
    Hit { unit: Name, cell: Cell, hits: u8, wounds: u8 },
    /// A unit was pushed, and perhaps exhausted by it.
    Pushed { unit: Name, from: Cell, to: Cell, exhausted: bool },
    /// A unit was defeated; `gold` is what its owner has now.
    Defeated { seat: Seat, unit: Name, cell: Cell, gold: u16 },
    /// A token moved on the renewal track.
    Renewing { seat: Seat, field: u8 },
    /// A token returned to a slot; perhaps the next one entered the track.
    Renewed { seat: Seat, manoeuvre: Manoeuvre, next: bool },
    /// A token that could return stays on the last field of the track.
    Waits { seat: Seat },
    /// Points of a cleanup.
    Scored { seat: Seat, gain: u16, total: u16 },
    /// A unit stepped forward from a recruitment field.
    Stepped { seat: Seat, unit: Name, from: Cell, to: Cell },
    /// Both seats rolled for the win.
    Decided { dice: [u32; 2], hits: [u32; 2] },
    /// The game is over.
    Over {
        winner: Option<Seat>,
        #[serde(rename = "decided_by")]
        by: Decider,
        points: [u16; 2],
    },
}
