use std::fmt;
use std::str::FromStr;

use content::Fingerprint;
use kernel::{Choices, Offer, Options, SetupError};
use serde::{Deserialize, Serialize};

use crate::bot::{self, Level};
use crate::content::{BOXES, content};

/// The options of a game. Only [`FromStr`] makes one, so it can always be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub(crate) seats: usize,
    /// The nation of each seat, or none if chance decides.
    pub(crate) nations: Option<Vec<u8>>,
    pub(crate) sides: Sides,
    pub(crate) choice: Choice,
    pub(crate) boxes: Boxes,
    /// The box of the common cards, or none if chance decides.
    pub(crate) commons: Option<u8>,
    /// The bot that a lone player plays against.
    pub(crate) solo: Option<Solo>,
}

/// The options of a solo game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Solo {
    /// The nation of the bot, or none if chance decides.
    pub nation: Option<u8>,
    pub level: Level,
    /// The fingerprint of the tables it plays by.
    pub tables: u64,
}

/// Who chooses nations and sides, where the setup does not name them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// Chance.
    Lot,
    /// Each seat, from all that are left.
    Own,
    /// Each seat, from a few that chance laid out.
    Draft,
}

const CHOICE: [(&str, Choice); 3] = [("lot", Choice::Lot), ("own", Choice::Own), ("draft", Choice::Draft)];

/// Which nations there are to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Boxes {
    Classics,
    Legends,
    Both,
}

impl Boxes {
    /// Their nations.
    pub(crate) fn nations(self) -> impl Iterator<Item = u8> {
        let fits = move |set: u8| self == Boxes::Both || self as u8 == set;
        (0..).zip(&content().nations).filter(move |(_, nation)| fits(nation.set)).map(|(at, _)| at)
    }
}

const BOX: [(&str, Boxes); 3] =
    [(BOXES[0], Boxes::Classics), (BOXES[1], Boxes::Legends), ("both", Boxes::Both)];

const COMMONS: [(&str, Option<u8>); 3] = [(BOXES[0], Some(0)), (BOXES[1], Some(1)), ("random", None)];

/// Which side of the power cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sides {
    B,
    A,
    Random,
}

const SIDES: [(&str, Sides); 3] = [("b", Sides::B), ("a", Sides::A), ("random", Sides::Random)];

impl FromStr for Setup {
    type Err = SetupError;
    fn from_str(text: &str) -> Result<Setup, SetupError> {
        let mut options = Options::parse(text)?;
        let seats = options.choose("seats", &[("2", 2), ("1", 1), ("3", 3), ("4", 4)])?;
        let boxes = options.choose("box", &BOX)?;
        // With one box there is no choice.
        let commons = match (options.choose("commons", &COMMONS)?, boxes) {
            (commons, Boxes::Both) => commons,
            (_, only) => Some(only as u8),
        };
        let nations = match options.take("nations") {
            None | Some("random") => None,
            Some(list) => Some(nations(list, seats, boxes)?),
        };
        let sides = options.choose("sides", &SIDES)?;
        let choice = options.choose("choice", &CHOICE)?;
        if choice != Choice::Lot && nations.is_some() {
            return Err(SetupError("choice: the nations are named already".to_owned()));
        }
        let solo = solo(&mut options, boxes, nations.as_deref())?;
        options.finish()?;
        // With other players there is no bot.
        let solo = (seats == 1).then_some(solo);
        Ok(Setup { seats, nations, sides, choice, boxes, commons, solo })
    }
}

fn solo(options: &mut Options<'_>, boxes: Boxes, nations: Option<&[u8]>) -> Result<Solo, SetupError> {
    let nation = match options.take("bot") {
        None | Some("random") => None,
        Some(name) => Some(nation(name, boxes)?),
    };
    if let (Some(bot), Some([played])) = (nation, nations)
        && bot == *played
    {
        return Err(SetupError(format!("bot: {} is the nation of the player", name_of(bot))));
    }
    // `level` is the older name; the page for a new table uses that word for the bots that sit in chairs.
    let (level, older) =
        (options.choose("difficulty", &Level::CHOICES)?, options.choose("level", &Level::CHOICES)?);
    let level = if level == Level::CHOICES[0].1 { older } else { level };
    let tables = match options.take("tables") {
        None => bot::usual(),
        Some("standard") => bot::standard(),
        Some(text) => {
            let known = text.parse().ok().and_then(bot::find);
            known
                .ok_or_else(|| SetupError(format!("tables={text}: these tables of the bot were not read")))?
        }
    };
    Ok(Solo { nation, level, tables: tables.fingerprint.0 })
}

fn name_of(nation: u8) -> &'static str {
    content().nations[nation as usize].name
}

fn nation(name: &str, boxes: Boxes) -> Result<u8, SetupError> {
    boxes.nations().find(|&nation| name_of(nation) == name).ok_or_else(|| {
        let names: Vec<&str> = boxes.nations().map(name_of).collect();
        SetupError(format!("there is no nation '{name}'; there are: {}", names.join(", ")))
    })
}

fn nations(list: &str, seats: usize, boxes: Boxes) -> Result<Vec<u8>, SetupError> {
    let mut nations = Vec::new();
    for name in list.split(',') {
        let nation = nation(name, boxes)?;
        if nations.contains(&nation) {
            return Err(SetupError(format!("nations: {name} can be played once")));
        }
        nations.push(nation);
    }
    if nations.len() != seats {
        return Err(SetupError(format!("nations={list}: name {seats}, one for each seat, or 'random'")));
    }
    Ok(nations)
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nations = match &self.nations {
            None => "random".to_owned(),
            Some(nations) => {
                let names = nations.iter().map(|&nation| content().nations[nation as usize].name);
                names.collect::<Vec<_>>().join(",")
            }
        };
        let side = SIDES.iter().find(|(_, side)| *side == self.sides).map_or("b", |(name, _)| name);
        write!(f, "seats={}", self.seats)?;
        // Setups from before there was more than one box are written as they were then.
        if self.boxes != Boxes::Classics {
            write!(f, " box={}", BOX[self.boxes as usize].0)?;
        }
        if self.boxes == Boxes::Both {
            let commons = COMMONS.iter().find(|(_, commons)| *commons == self.commons);
            write!(f, " commons={}", commons.map_or("random", |(name, _)| name))?;
        }
        write!(f, " nations={nations} sides={side}")?;
        if self.choice != Choice::Lot {
            write!(f, " choice={}", CHOICE[self.choice as usize].0)?;
        }
        if let Some(solo) = &self.solo {
            write!(f, " bot={} difficulty={}", solo.nation.map_or("random", name_of), solo.level.name())?;
            match solo.tables == bot::bots_fingerprint().0 {
                true => f.write_str(" tables=standard")?,
                false => write!(f, " tables={}", Fingerprint(solo.tables))?,
            }
        }
        Ok(())
    }
}

/// What can be chosen before the game.
pub(crate) fn offers() -> Vec<Offer> {
    vec![
        Offer { key: "seats", choices: Choices::Number { least: 1, most: 4, usual: 2 } },
        Offer { key: "box", choices: Choices::One(BOX.map(|(name, _)| name).to_vec()) },
        Offer { key: "commons", choices: Choices::One(COMMONS.map(|(name, _)| name).to_vec()) },
        Offer {
            key: "nations",
            choices: Choices::Each(content().nations.iter().map(|nation| nation.name).collect()),
        },
        Offer { key: "bot", choices: Choices::One(["random"].into_iter().chain(crate::nations()).collect()) },
        Offer { key: "difficulty", choices: Choices::One(Level::CHOICES.map(|(name, _)| name).to_vec()) },
        Offer { key: "sides", choices: Choices::One(SIDES.map(|(name, _)| name).to_vec()) },
        Offer { key: "choice", choices: Choices::One(CHOICE.map(|(name, _)| name).to_vec()) },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_round_trips_through_its_text() {
        for text in
            ["", "seats=3 nations=romans,celts,vikings sides=a", "seats=4 sides=random", "box=legends"]
        {
            let setup: Setup = text.parse().unwrap();
            assert_eq!(setup.to_string().parse(), Ok(setup));
        }
        let told = |text: &str| text.parse::<Setup>().unwrap().to_string();
        assert_eq!(told(""), "seats=2 nations=random sides=b");
        assert_eq!(told("box=legends commons=classics"), "seats=2 box=legends nations=random sides=b");
        assert_eq!(told("box=both"), "seats=2 box=both commons=classics nations=random sides=b");
        let solo = "seats=1 nations=random sides=b bot=celts difficulty=warlord tables=standard";
        assert_eq!(told(solo), solo);
        assert_eq!(told("seats=1 bot=celts level=warlord"), solo, "as older records say it");
    }

    #[test]
    fn a_wrong_setup_is_refused_with_the_reason() {
        let error = |text: &str| text.parse::<Setup>().unwrap_err().to_string();
        assert_eq!(error("seats=5"), "seats=5: choose one of 2, 1, 3, 4");
        assert_eq!(error("nations=romans"), "nations=romans: name 2, one for each seat, or 'random'");
        assert_eq!(error("nations=romans,romans"), "nations: romans can be played once");
        assert!(error("nations=romans,huns").starts_with("there is no nation 'huns'; there are: carthag"));
        assert!(
            error("colour=red")
                .starts_with("unknown option 'colour'; there are: seats, box, commons, nations")
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
}
