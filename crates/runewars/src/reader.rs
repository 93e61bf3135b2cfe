//! Reads content files. `content/standard.txt` explains the format.

use std::str::FromStr;

use content::{ContentError, Line, Lines, Printed, Provenance, Result as Read};

use crate::area::{Area, Hex, SIDES};
use crate::content::{
    Border, CityToken, Content, Effect, Fate, Gain, HeroCard, Land, QuestCard, ReadyMap, RewardCard,
    SeasonCard, Section, Sheet, Step, Subject, Trait, Trial, UnitCard,
};
use crate::name::{
    Alignment, City, Destiny, Development, Exploration, Faction, Hero, Objective, Resource, Reward, Season,
    Shape, Tactic, Unit,
};

const TILES: usize = 13;

/// The words of a line, taken one after the other.
struct Words<'a> {
    line: &'a Line,
    left: std::vec::IntoIter<&'a str>,
}

impl<'a> Words<'a> {
    fn of(line: &'a Line) -> Words<'a> {
        Words { line, left: line.words().collect::<Vec<_>>().into_iter() }
    }

    fn next(&mut self, what: &str) -> Read<&'a str> {
        self.left.next().map_or_else(|| self.line.wrong(format!("no {what}")), Ok)
    }

    fn parse<T: FromStr>(&mut self, what: &str) -> Read<T> {
        let word = self.next(what)?;
        word.parse().or_else(|_| self.line.wrong(format!("'{word}' is not {what}")))
    }

    fn number(&mut self, least: u8, most: u8) -> Read<u8> {
        let word = self.next("number")?;
        self.line.number(word, least..=most)
    }

    /// A word that must stand here.
    fn expect(&mut self, word: &str) -> Read<()> {
        match self.left.next() {
            Some(found) if found == word => Ok(()),
            found => self.line.wrong(format!("'{}' where '{word}' is expected", found.unwrap_or_default())),
        }
    }

    fn end(mut self) -> Read<()> {
        match self.left.next() {
            None => Ok(()),
            Some(more) => self.line.wrong(format!("'{more}' does not belong here")),
        }
    }
}

impl Content {
    /// Reads a content file.
    ///
    /// # Errors
    /// The first line that cannot be right, and why.
    pub fn read(text: &str) -> Result<Content, ContentError> {
        let mut lines = Lines::read(text)?;
        let (end, fingerprint) = (lines.end(), lines.fingerprint(&[]));
        let mut factions: Vec<Option<Sheet>> = vec![None; Faction::ALL.len()];
        let mut units: Vec<Option<UnitCard>> = vec![None; Unit::COUNT];
        let mut tiles: Vec<Vec<Land>> = vec![Vec::new(); TILES];
        let mut cities = vec![None; City::ALL.len()];
        let mut fate = vec![None; 30];
        let mut tactics = vec![None; Tactic::ALL.len()];
        let mut objectives = vec![None; Objective::ALL.len()];
        let mut heroes = vec![None; Hero::ALL.len()];
        let mut rewards = vec![None; Reward::ALL.len()];
        let mut exploration = vec![None; Exploration::ALL.len()];
        let (mut maps, mut seasons, mut quests) = (Vec::new(), Vec::new(), Vec::new());
        while let Some(line) = lines.next() {
            let mut words = Words::of(&line);
            match line.key.as_str() {
                "faction" => {
                    let (at, sheet, home) = faction(&line, &mut lines)?;
                    tiles[9 + at] = home;
                    line.set(&mut factions[at], sheet)?;
                }
                "unit" => {
                    let (at, card) = unit(&line)?;
                    line.set(&mut units[at as usize], card)?;
                }
                "tile" => {
                    let at = words.number(1, 9)? as usize - 1;
                    tiles[at] = areas(&line, &mut lines, 4)?;
                }
                "map" => maps.push(map(&line, &mut lines)?),
                "city" => {
                    let city: City = words.parse("a city")?;
                    let token = CityToken {
                        shape: words.parse("a shape")?,
                        units: words.number(1, 4)?,
                        tactics: words.expect("tactics").and_then(|()| words.number(0, 9))?,
                        influence: words.expect("influence").and_then(|()| words.number(0, 9))?,
                        quests: words.expect("quests").and_then(|()| words.number(0, 3))?,
                    };
                    line.set(&mut cities[city as usize], line.printed(token))?;
                }
                "fate" => {
                    let (at, card) = fate_card(&line)?;
                    line.set(&mut fate[at], card)?;
                }
                "season" => seasons.push(season(&line, &mut lines)?),
                "tactics" => {
                    let tactic: Tactic = words.parse("a tactics card")?;
                    line.set(&mut tactics[tactic as usize], line.printed(words.number(1, 7)?))?;
                }
                "objective" => {
                    let objective: Objective = words.parse("an objective")?;
                    let alignment: Alignment = words.parse("an alignment")?;
                    line.set(&mut objectives[objective as usize], line.printed(alignment))?;
                }
                "hero" => {
                    let hero: Hero = words.parse("a hero")?;
                    let card = HeroCard {
                        alignment: words.parse("an alignment")?,
                        attributes: [words.number(1, 6)?, words.number(1, 6)?, words.number(1, 6)?],
                        health: words.number(1, 9)?,
                    };
                    line.set(&mut heroes[hero as usize], line.printed(card))?;
                }
                "quest" => quests.push(quest(&line, &mut lines)?),
                "reward" => {
                    let reward: Reward = words.parse("a reward")?;
                    let copies = words.number(1, 9)?;
                    let kind = match words.left.next() {
                        None => Trait::Free,
                        Some("weapon") => Trait::Weapon,
                        Some("armor") => Trait::Armor,
                        Some(other) => return line.wrong(format!("'{other}' is neither weapon nor armor")),
                    };
                    line.set(&mut rewards[reward as usize], line.printed(RewardCard { copies, kind }))?;
                }
                "exploration" => {
                    let token: Exploration = words.parse("an exploration token")?;
                    let backs = [words.number(0, 9)?, words.number(0, 9)?];
                    line.set(&mut exploration[token as usize], line.printed(backs))?;
                }
                other => return line.wrong(format!("'{other}' does not belong here")),
            }
        }
        if let Some(missing) = (0..TILES).find(|&tile| tiles[tile].is_empty()) {
            return end.wrong(format!("no tile {}", missing + 1));
        }
        if [2, 3, 4].iter().any(|&seats| maps.iter().all(|map: &ReadyMap| map.seats != seats)) {
            return end.wrong("a map is needed for 2, 3 and 4 seats");
        }
        for season in Season::ALL {
            if !seasons.iter().any(|card: &SeasonCard| card.season == *season) {
                return end.wrong(format!("no card of {season}"));
            }
        }
        if (0..9).any(|tile| quests.iter().filter(|quest: &&QuestCard| sets_up(quest, tile)).count() != 1) {
            return end.wrong("each tile needs exactly one quest that deals it out at setup");
        }
        let rewards = all(&end, rewards, "reward", |at| Reward::ALL[at].name())?;
        let copies = |reward: &Reward| {
            let card: &Printed<RewardCard> = &rewards[*reward as usize];
            std::iter::repeat_n(*reward, card.value.copies.into())
        };
        let reward_kinds: Vec<Reward> = Reward::ALL.iter().flat_map(copies).collect();
        if reward_kinds.len() > 32 || seasons.len() > 64 || quests.len() > 32 {
            return end.wrong("more than 32 rewards, 32 quests or 64 season cards");
        }
        Ok(Content {
            fingerprint,
            factions: all(&end, factions, "faction", |at| Faction::ALL[at].name())?,
            units: all(&end, units, "unit", |at| Unit::ALL[at].name())?,
            tiles,
            maps,
            cities: all(&end, cities, "city", |at| City::ALL[at].name())?,
            fate: all(&end, fate, "fate card", |_| "of each number")?,
            seasons,
            tactics: all(&end, tactics, "tactics", |at| Tactic::ALL[at].name())?,
            objectives: all(&end, objectives, "objective", |at| Objective::ALL[at].name())?,
            heroes: all(&end, heroes, "hero", |at| Hero::ALL[at].name())?,
            quests,
            exploration: all(&end, exploration, "exploration", |at| Exploration::ALL[at].name())?,
            reward_kinds,
            rewards,
        })
    }
}

fn sets_up(quest: &QuestCard, tile: usize) -> bool {
    quest.setup && quest.area.index() / 4 == tile
}

/// All values of a list, or which one is missing.
fn all<T>(end: &Line, list: Vec<Option<T>>, what: &str, name: fn(usize) -> &'static str) -> Read<Vec<T>> {
    let numbered = list.into_iter().enumerate();
    numbered.map(|(at, value)| end.need(value, &format!("{what} {}", name(at)))).collect()
}

fn faction(heading: &Line, lines: &mut Lines) -> Read<(usize, Sheet, Vec<Land>)> {
    let mut words = Words::of(heading);
    let faction: Faction = words.parse("a faction")?;
    let alignment = words.parse("an alignment")?;
    words.end()?;
    let (mut influence, mut tactics, mut defence) = (None, None, None);
    let mut dials: [Option<[Step; 8]>; 3] = [None; 3];
    let mut from = Provenance::Rulebook;
    let mut home = Vec::new();
    while let Some(line) = lines.next_of(&["influence", "tactics", "dial", "area", "defence"]) {
        from = from.max(line.from);
        let mut words = Words::of(&line);
        match line.key.as_str() {
            "influence" => line.set(&mut influence, words.number(0, 9)?)?,
            "tactics" => line.set(&mut tactics, words.number(0, 9)?)?,
            "dial" => {
                let resource: Resource = words.parse("a resource")?;
                let mut steps = [Step::Influence; 8];
                for step in &mut steps {
                    *step = match words.next("step")? {
                        "influence" => Step::Influence,
                        "tactics" => Step::Tactics,
                        name => match name.parse::<Unit>() {
                            Ok(unit) if unit.faction() == Some(faction) => Step::Unit(unit),
                            _ => return line.wrong(format!("'{name}' is not a unit of {faction}")),
                        },
                    };
                }
                words.end()?;
                line.set(&mut dials[resource.index()], steps)?;
            }
            "area" => home.push(land(&line, home.len())?),
            _ => {
                let named: Development = words.parse("a development")?;
                if (named as usize) < 3 {
                    return line.wrong(format!("{named} does not defend"));
                }
                line.set(&mut defence, named)?;
            }
        }
    }
    if home.len() != 3 {
        return heading.wrong("a home realm has three areas");
    }
    let [food, wood, ore] = dials;
    let sheet = Sheet {
        alignment,
        influence: heading.need(influence, "influence")?,
        tactics: heading.need(tactics, "tactics")?,
        dials: [
            heading.need(food, "dial food")?,
            heading.need(wood, "dial wood")?,
            heading.need(ore, "dial ore")?,
        ],
        defence: heading.need(defence, "defence")?,
        from,
    };
    Ok((faction as usize, sheet, home))
}

fn areas(heading: &Line, lines: &mut Lines, most: usize) -> Read<Vec<Land>> {
    let mut lands = Vec::new();
    while let Some(line) = lines.next_of(&["area"]) {
        lands.push(land(&line, lands.len())?);
    }
    if lands.is_empty() || lands.len() > most {
        return heading.wrong(format!("a tile has 1 to {most} areas"));
    }
    Ok(lands)
}

fn land(line: &Line, number: usize) -> Read<Land> {
    let mut words = Words::of(line);
    words.expect(["A", "B", "C", "D", ""][number.min(4)])?;
    let at: Hex = words.parse("a place such as 0,1")?;
    let mut land = Land {
        at,
        produces: [0; 3],
        city: false,
        neutrals: [0; 6],
        borders: [Border::Open; 6],
        from: line.from,
    };
    while let Some(word) = words.left.next() {
        if let Ok(resource) = word.parse::<Resource>() {
            land.produces[resource.index()] = words.number(1, 4)?;
        } else if let Ok(unit) = word.parse::<Unit>() {
            if unit.faction().is_some() {
                return line.wrong(format!("'{unit}' is not neutral"));
            }
            land.neutrals[unit as usize - 16] = words.number(1, 8)?;
        } else {
            let border = match word {
                "city" => {
                    land.city = true;
                    continue;
                }
                "mountain" => Border::Mountain,
                "water" => Border::Water,
                _ => return line.wrong(format!("'{word}' does not belong here")),
            };
            let side = line.one_of(words.next("side")?, "a side", SIDES)?;
            land.borders[side] = border;
        }
    }
    Ok(land)
}

fn unit(line: &Line) -> Read<(Unit, UnitCard)> {
    let mut words = Words::of(line);
    let unit: Unit = words.parse("a unit")?;
    words.expect(unit.faction().map_or("neutral", Faction::name))?;
    let shape: Shape = words.parse("a shape")?;
    words.expect("initiative")?;
    let initiative = words.number(1, 5)?;
    words.expect("health")?;
    let health = words.number(1, 5)?;
    words.expect("figures")?;
    let figures = words.number(1, 16)?;
    let (mut fast, mut flying) = (false, false);
    loop {
        match words.next("special")? {
            "fast" => fast = true,
            "flying" => flying = true,
            "special" => break,
            other => return line.wrong(format!("'{other}' does not belong here")),
        }
    }
    let special = words.parse("a special ability")?;
    words.end()?;
    let from = line.from;
    Ok((unit, UnitCard { shape, initiative, health, figures, fast, flying, special, from }))
}

fn map(heading: &Line, lines: &mut Lines) -> Read<ReadyMap> {
    let seats = Words::of(heading).number(2, 4)?;
    let mut map = ReadyMap { seats, tiles: Vec::new(), markers: Vec::new() };
    while let Some(line) = lines.next_of(&["put", "marker"]) {
        let mut words = Words::of(&line);
        if line.key == "put" {
            let tile = words.number(1, 9)? - 1;
            map.tiles.push((tile, words.parse("a place")?, words.number(0, 5)?));
        } else {
            map.markers.push([words.parse("a place")?, words.parse("a place")?]);
        }
    }
    if map.tiles.len() != 2 * seats as usize || map.markers.len() != seats as usize {
        return heading.wrong("a map has two tiles and a marker for each seat");
    }
    Ok(map)
}

fn fate_card(line: &Line) -> Read<(usize, Fate)> {
    let text = line.rest.replace(',', "");
    let plain = Line { rest: text, ..line.clone() };
    let mut words = Words::of(&plain);
    let number = words.number(1, 30)?;
    let destiny: Destiny = words.parse("gold, silver or red")?;
    let mut sections = [Section::Miss; 4];
    for shape in Shape::ALL {
        words.expect(shape.name())?;
        sections[*shape as usize] = match words.next("section")? {
            "miss" => Section::Miss,
            "special" => Section::Special,
            "rout" => Section::Rout(words.number(1, 3)?),
            "damage" => Section::Damage(words.number(1, 3)?),
            other => return line.wrong(format!("'{other}' is none of miss, special, rout and damage")),
        };
    }
    words.end()?;
    Ok((number as usize - 1, Fate { destiny, sections }))
}

/// A name that lives as long as the program, and its key in the word files.
fn kept(sort: &str, name: &str) -> (&'static str, &'static str) {
    let key: &'static str = Box::leak(format!("{sort}-{name}").into_boxed_str());
    (&key[sort.len() + 1..], key)
}

fn season(heading: &Line, lines: &mut Lines) -> Read<SeasonCard> {
    let mut words = Words::of(heading);
    let season = words.parse("a season")?;
    let (name, key) = kept("season", words.next("name")?);
    let council = match words.left.next() {
        None => false,
        Some("council") => true,
        Some(other) => return heading.wrong(format!("'{other}' does not belong here")),
    };
    let Some(does) = lines.next_of(&["does"]) else { return heading.wrong("no 'does'") };
    let mut program = Vec::new();
    for step in does.rest.split("; ") {
        let words: Vec<&str> = step.split(' ').collect();
        let subject = Subject::NAMES.iter().find(|(name, _)| *name == words[0]);
        let (subject, words) = match subject {
            Some((_, subject)) => (*subject, &words[1..]),
            None => (Subject::Table, &words[..]),
        };
        let numbers: Option<Vec<u8>> = words.iter().skip(1).map(|word| word.parse().ok()).collect();
        let effect = numbers.and_then(|numbers| Effect::read(words.first()?, &numbers));
        match effect {
            Some(effect) => program.push((subject, effect)),
            None => return does.wrong(format!("'{step}' is nothing a season card does")),
        }
    }
    Ok(SeasonCard { name, key, season, council, program, from: does.from })
}

fn quest(heading: &Line, lines: &mut Lines) -> Read<QuestCard> {
    let mut words = Words::of(heading);
    let (name, key) = kept("quest", words.next("name")?);
    let area: Area = words.parse("an area")?;
    let setup = match words.left.next() {
        None => false,
        Some("setup") => true,
        Some(other) => return heading.wrong(format!("'{other}' does not belong here")),
    };
    let mut trial = None;
    let mut results = [const { Vec::new() }; 3];
    while let Some(line) = lines.next_of(&["test", "duel", "gold", "silver", "red", "won"]) {
        let mut words = Words::of(&line);
        match line.key.as_str() {
            "test" => line.set(&mut trial, Trial::Test(words.parse("an attribute")?))?,
            "duel" => {
                let unit: Unit = words.parse("a unit")?;
                let health = words.left.next().map_or(Ok(0), |word| line.number(word, 1..=9))?;
                line.set(&mut trial, Trial::Duel(unit, health))?;
            }
            key => {
                results[match key {
                    "silver" => 1,
                    "red" => 2,
                    _ => 0,
                }] = gains(&line)?
            }
        }
    }
    let trial = heading.need(trial, "test or duel")?;
    Ok(QuestCard { name, key, area, setup, trial, results, from: heading.from })
}

fn gains(line: &Line) -> Read<Vec<Gain>> {
    let gain = |step: &str| {
        let (name, number) = step.split_once(' ').unwrap_or((step, ""));
        let number = || line.number(number, 1..=9);
        Ok(match name {
            "reward" => Gain::Reward(number()?),
            "rune" => Gain::Rune,
            "influence" => Gain::Influence(number()?),
            "lose" => Gain::Lose(number()?),
            "tactics" => Gain::Tactics(number()?),
            "train" => Gain::Train(number()?),
            "quest" => Gain::Quest(number()?),
            "damage" => Gain::Damage(number()?),
            "keep" => Gain::Keep,
            "drop" => Gain::Drop,
            _ => return line.wrong(format!("'{step}' is nothing a quest brings")),
        })
    };
    line.rest.split("; ").map(gain).collect()
}
