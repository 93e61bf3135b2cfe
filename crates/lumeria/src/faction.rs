use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A people with its god.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Faction {
    Slavs,
    Vikings,
    Greeks,
    Romans,
}

impl Faction {
    /// All of them.
    pub const ALL: [Faction; 4] = [Faction::Slavs, Faction::Vikings, Faction::Greeks, Faction::Romans];

    /// The name in setups, content files and records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["slavs", "vikings", "greeks", "romans"][self as usize]
    }
}

impl fmt::Display for Faction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Faction {
    type Err = ();

    fn from_str(text: &str) -> Result<Faction, ()> {
        Faction::ALL.into_iter().find(|faction| faction.name() == text).ok_or(())
    }
}
