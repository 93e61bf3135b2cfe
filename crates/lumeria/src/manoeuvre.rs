use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// An order on the right side of a god board. It is there as long as a token lies on its slot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Manoeuvre {
    /// Two units move one field each.
    March,
    /// Two ranged units shoot with one die each.
    Volley,
    /// All dice of an own roll are rolled again.
    Fortune,
}

impl Manoeuvre {
    /// All of them, in the order of the board.
    pub const ALL: [Manoeuvre; 3] = [Manoeuvre::March, Manoeuvre::Volley, Manoeuvre::Fortune];

    /// The name in answers and records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["march", "volley", "fortune"][self as usize]
    }
}

impl fmt::Display for Manoeuvre {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Manoeuvre {
    type Err = ();

    fn from_str(text: &str) -> Result<Manoeuvre, ()> {
        Manoeuvre::ALL.into_iter().find(|manoeuvre| manoeuvre.name() == text).ok_or(())
    }
}
