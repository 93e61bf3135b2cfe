use std::fmt;
use std::str::FromStr;

use kernel::{Choices, Offer, Options, SetupError};
use serde::{Deserialize, Serialize};

use crate::content::content_name;
use crate::name::Faction;

/// The options of a game. Only [`FromStr`] makes one, so it can always be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub(crate) seats: usize,
    pub(crate) map: Map,
    pub(crate) factions: Factions,
    pub(crate) epic: bool,
    pub(crate) explore: bool,
    pub(crate) revised: bool,
}

/// Where the map comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Map {
    #[default]
    Ready,
    Random,
    Built,
}

/// Who plays which faction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Factions {
    Random,
    /// Each seat picks one when the game begins.
    Pick,
    Each(Vec<Faction>),
}

const MAPS: [(&str, Map); 3] = [("ready", Map::Ready), ("random", Map::Random), ("built", Map::Built)];
const EXPLORE: [(&str, bool); 2] = [("no", false), ("yes", true)];
const LENGTHS: [(&str, bool); 2] = [("standard", false), ("epic", true)];
const RULES: [(&str, bool); 2] = [("original", false), ("revised", true)];

/// What can be chosen before a game.
pub(crate) fn offers() -> Vec<Offer> {
    let factions = Faction::ALL.iter().map(|faction| faction.name()).collect();
    vec![
        Offer { key: "seats", choices: Choices::Number { least: 2, most: 4, usual: 2 } },
        Offer { key: "factions", choices: Choices::Each(factions) },
        Offer { key: "map", choices: Choices::One(MAPS.map(|(name, _)| name).to_vec()) },
        Offer { key: "length", choices: Choices::One(LENGTHS.map(|(name, _)| name).to_vec()) },
        Offer { key: "explore", choices: Choices::One(EXPLORE.map(|(name, _)| name).to_vec()) },
        Offer { key: "rules", choices: Choices::One(RULES.map(|(name, _)| name).to_vec()) },
    ]
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Setup, SetupError> {
        let mut options = Options::parse(text)?;
        let seats = options.choose("seats", &[("2", 2), ("3", 3), ("4", 4)])?;
        let factions = match options.take("factions") {
            None | Some("random") => Factions::Random,
            Some("pick") => Factions::Pick,
            Some(list) => Factions::Each(read_factions(list, seats)?),
        };
        let map = options.choose("map", &MAPS)?;
        let epic = options.choose("length", &LENGTHS)?;
        let explore = options.choose("explore", &EXPLORE)?;
        let revised = options.choose("rules", &RULES)?;
        let content = options.take("content");
        options.finish()?;
        if let Some(name) = content.filter(|&name| name != content_name()) {
            return Err(SetupError(format!("content={name}: this program plays with {}", content_name())));
        }
        if revised && epic {
            return Err(SetupError("length=epic: the revised rules have no epic game".to_owned()));
        }
        Ok(Setup { seats, map, factions, epic, explore, revised })
    }
}

fn read_factions(list: &str, seats: usize) -> Result<Vec<Faction>, SetupError> {
    let mut factions: Vec<Faction> = Vec::new();
    for name in list.split(',') {
        let Ok(faction) = name.parse::<Faction>() else {
            let names: Vec<&str> = Faction::ALL.iter().map(|faction| faction.name()).collect();
            return Err(SetupError(format!("there is no faction '{name}'; there are: {}", names.join(", "))));
        };
        if factions.contains(&faction) {
            return Err(SetupError(format!("factions: {name} can be played once")));
        }
        factions.push(faction);
    }
    if factions.len() != seats {
        let wrong = format!("factions={list}: name {seats}, one for each seat, or 'random' or 'pick'");
        return Err(SetupError(wrong));
    }
    Ok(factions)
}

impl fmt::Display for Setup {
    /// Every option, defaults too: a record must not change its meaning when a default does.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let factions = match &self.factions {
            Factions::Random => "random".to_owned(),
            Factions::Pick => "pick".to_owned(),
            Factions::Each(list) => list.iter().map(|faction| faction.name()).collect::<Vec<_>>().join(","),
        };
        let map = MAPS.iter().find(|(_, map)| *map == self.map).map_or("ready", |(name, _)| name);
        let length = LENGTHS[usize::from(self.epic)].0;
        let explore = EXPLORE[usize::from(self.explore)].0;
        write!(f, "seats={} factions={factions} map={map} length={length}", self.seats)?;
        let rules = RULES[usize::from(self.revised)].0;
        write!(f, " explore={explore} rules={rules} content={}", content_name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_round_trips_through_its_text() {
        for text in [
            "",
            "seats=4 factions=pick map=built",
            "seats=3 factions=uthuk,daqan,waiqar map=random",
            "rules=revised",
        ] {
            let setup: Setup = text.parse().unwrap();
            assert_eq!(setup.to_string().parse(), Ok(setup));
        }
        assert_eq!(
            "".parse::<Setup>().unwrap().to_string(),
            "seats=2 factions=random map=ready length=standard explore=no rules=original content=standard"
        );
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        for text in [
            "seats=5",
            "factions=daqan",
            "factions=daqan,daqan",
            "factions=orcs,daqan",
            "map=round",
            "rules=newest",
            "rules=revised length=epic",
            "content=0",
        ] {
            assert!(text.parse::<Setup>().is_err(), "{text}");
        }
    }
}
