use std::fmt;
use std::str::FromStr;

use kernel::Seat;

use crate::cell::Cell;
use crate::manoeuvre::Manoeuvre;
use crate::name::Name;

/// One answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Roll dice: for the first turn, or when nothing else tells who has won.
    Roll,
    /// This seat begins.
    Begin(Seat),
    /// Pay for a unit of this name.
    Recruit(Name),
    /// Place the recruited unit here.
    Place(Cell),
    /// Spend the token of the march.
    March,
    /// Spend the token of the volley.
    Volley,
    /// The unit here: activate it, or let it march, shoot or be fortified by a god.
    Pick(Cell),
    /// Move here.
    Move(Cell),
    /// Run here.
    Run(Cell),
    /// Fortify.
    Fortify,
    /// Aim.
    Aim,
    /// Attack the unit here in melee.
    Strike(Cell),
    /// Shoot at the unit here.
    Shoot(Cell),
    /// Use the ability of the god.
    Invoke,
    /// Spend the token of fortune and roll all dice again.
    Reroll,
    /// Keep the dice.
    Keep,
    /// Return the renewed token to this slot.
    Renew(Manoeuvre),
    /// The unit or the manoeuvre has done enough.
    Done,
    /// Do not use what is offered.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Roll => f.write_str("roll"),
            Action::Begin(seat) => write!(f, "begin {seat}"),
            Action::Recruit(name) => write!(f, "recruit {name}"),
            Action::Place(cell) => write!(f, "place {cell}"),
            Action::March => f.write_str("march"),
            Action::Volley => f.write_str("volley"),
            Action::Pick(cell) => write!(f, "pick {cell}"),
            Action::Move(cell) => write!(f, "move {cell}"),
            Action::Run(cell) => write!(f, "run {cell}"),
            Action::Fortify => f.write_str("fortify"),
            Action::Aim => f.write_str("aim"),
            Action::Strike(cell) => write!(f, "strike {cell}"),
            Action::Shoot(cell) => write!(f, "shoot {cell}"),
            Action::Invoke => f.write_str("invoke"),
            Action::Reroll => f.write_str("reroll"),
            Action::Keep => f.write_str("keep"),
            Action::Renew(manoeuvre) => write!(f, "renew {manoeuvre}"),
            Action::Done => f.write_str("done"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Action, ()> {
        Ok(match text.split_once(' ').unwrap_or((text, "")) {
            ("roll", "") => Action::Roll,
            ("begin", "0") => Action::Begin(Seat::new(0)),
            ("begin", "1") => Action::Begin(Seat::new(1)),
            ("recruit", name) => Action::Recruit(name.parse()?),
            ("place", cell) => Action::Place(cell.parse()?),
            ("march", "") => Action::March,
            ("volley", "") => Action::Volley,
            ("pick", cell) => Action::Pick(cell.parse()?),
            ("move", cell) => Action::Move(cell.parse()?),
            ("run", cell) => Action::Run(cell.parse()?),
            ("fortify", "") => Action::Fortify,
            ("aim", "") => Action::Aim,
            ("strike", cell) => Action::Strike(cell.parse()?),
            ("shoot", cell) => Action::Shoot(cell.parse()?),
            ("invoke", "") => Action::Invoke,
            ("reroll", "") => Action::Reroll,
            ("keep", "") => Action::Keep,
            ("renew", manoeuvre) => Action::Renew(manoeuvre.parse()?),
            ("done", "") => Action::Done,
            ("pass", "") => Action::Pass,
            _ => return Err(()),
        })
    }
}
