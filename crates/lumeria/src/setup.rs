use std::fmt;
use std::str::FromStr;

use kernel::{Choices, Offer, Options, SetupError};

use crate::content::Content;
use crate::edition::Edition;
use crate::faction::Faction;

/// The options of a game. Only [`FromStr`] makes one, so it can always be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub(crate) edition: Edition,
    /// An index into the scenarios of the edition.
    pub(crate) scenario: u8,
    /// The faction of each seat; `None` for two different ones at random.
    pub(crate) factions: Option<[Faction; 2]>,
}

impl Setup {
    /// The content it is played with.
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.edition
    }
}

/// What can be chosen before a game. Content cannot: it is an option of the program.
pub(crate) fn offers() -> Vec<Offer> {
    let factions = Faction::ALL.iter().map(|faction| faction.name()).collect();
    let scenarios = Edition::usual().content().scenarios.iter();
    let scenarios = scenarios.map(|scenario| scenario.title.name.as_str()).collect();
    vec![
        Offer { key: "seats", choices: Choices::Number { least: 2, most: 2, usual: 2 } },
        Offer { key: "factions", choices: Choices::Each(factions) },
        Offer { key: "scenario", choices: Choices::One(scenarios) },
    ]
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Setup, SetupError> {
        let mut options = Options::parse(text)?;
        if let Some(seats) = options.take("seats").filter(|&seats| seats != "2") {
            return Err(SetupError(format!("seats={seats}: Lumeria is for 2 seats")));
        }
        let factions = match options.take("factions") {
            None | Some("random") => None,
            Some(list) => Some(factions(list)?),
        };
        let scenario = options.take("scenario");
        let edition = match options.take("content") {
            None => Edition::usual(),
            Some(text) => text.parse().map_err(|()| {
                SetupError(format!(
                    "content={text}: no such content was read; name its file with --lumeria FILE"
                ))
            })?,
        };
        options.finish()?;
        let scenario = scenario.map_or(Ok(0), |name| scenario_of(edition.content(), name))?;
        Ok(Setup { edition, scenario, factions })
    }
}

fn factions(list: &str) -> Result<[Faction; 2], SetupError> {
    let read = |name: &str| {
        name.parse().map_err(|()| {
            let names: Vec<&str> = Faction::ALL.iter().map(|faction| faction.name()).collect();
            SetupError(format!("there is no faction '{name}'; there are: {}", names.join(", ")))
        })
    };
    let Some((first, second)) = list.split_once(',') else {
        return Err(SetupError(format!("factions={list}: name two, one for each seat, or 'random'")));
    };
    let factions: [Faction; 2] = [read(first)?, read(second)?];
    if factions[0] == factions[1] {
        return Err(SetupError(format!("factions: {first} cannot fight themselves")));
    }
    Ok(factions)
}

fn scenario_of(content: &Content, name: &str) -> Result<u8, SetupError> {
    let names = || content.scenarios.iter().map(|scenario| scenario.title.name.as_str());
    match names().position(|known| known == name) {
        Some(at) => Ok(at as u8),
        None => {
            let names: Vec<&str> = names().collect();
            Err(SetupError(format!("scenario={name}: choose one of {}", names.join(", "))))
        }
    }
}

impl fmt::Display for Setup {
    /// Every option, defaults too: a record must not change its meaning when a default does.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.factions {
            None => f.write_str("seats=2 factions=random")?,
            Some([first, second]) => write!(f, "seats=2 factions={first},{second}")?,
        }
        let scenario = self.edition.scenarios[self.scenario as usize].title.name;
        write!(f, " scenario={scenario} content={}", self.edition)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_round_trips_through_its_text() {
        for text in ["", "seats=2 factions=greeks,romans", "scenario=camps factions=random content=standard"]
        {
            let setup: Setup = text.parse().unwrap();
            assert_eq!(setup.to_string().parse(), Ok(setup));
        }
        assert_eq!(
            "".parse::<Setup>().unwrap().to_string(),
            "seats=2 factions=random scenario=three-hills content=standard"
        );
    }

    #[test]
    fn options_that_are_not_chosen_are_the_usual_ones() {
        let usual = offers().into_iter().map(|Offer { key, choices }| match choices {
            Choices::Number { usual, .. } => format!("{key}={usual}"),
            Choices::One(choices) => format!("{key}={}", choices[0]),
            Choices::Several(_) | Choices::Each(_) => format!("{key}=random"),
        });
        assert_eq!(usual.collect::<Vec<_>>().join(" ").parse::<Setup>(), "".parse());
    }

    #[test]
    fn a_wrong_setup_is_refused_with_the_reason() {
        let error = |text: &str| text.parse::<Setup>().unwrap_err().to_string();
        assert_eq!(error("seats=3"), "seats=3: Lumeria is for 2 seats");
        assert_eq!(error("factions=slavs"), "factions=slavs: name two, one for each seat, or 'random'");
        assert_eq!(
            error("factions=slavs,huns"),
            "there is no faction 'huns'; there are: slavs, vikings, greeks, romans"
        );
        assert_eq!(error("factions=slavs,slavs"), "factions: slavs cannot fight themselves");
        assert_eq!(error("scenario=sea"), "scenario=sea: choose one of three-hills, camps, open-field");
        assert_eq!(
            error("content=12ab"),
            "content=12ab: no such content was read; name its file with --lumeria FILE"
        );
        assert!(error("colour=red").starts_with("unknown option 'colour'; there are: seats, factions"));
    }
}
