//! Everything printed in the box, as the reader makes it from the content file.

use std::sync::{LazyLock, OnceLock};

use content::{ContentError, Fingerprint, Printed, Provenance};
use serde::Serialize;

use crate::action::Quest;
use crate::area::{AREAS, Area, Hex};
use crate::name::{
    Alignment, Attribute, City, Destiny, Development, Exploration, Faction, Hero, Objective, Resource,
    Reward, Season, Shape, Special, Tactic, Unit,
};

/// The content of the game.
#[derive(Debug)]
pub struct Content {
    /// The same for the same rules.
    pub fingerprint: Fingerprint,
    pub(crate) factions: Vec<Sheet>,
    pub(crate) units: Vec<UnitCard>,
    /// The numbered tiles, then the home realms.
    pub(crate) tiles: Vec<Vec<Land>>,
    pub(crate) maps: Vec<ReadyMap>,
    pub(crate) cities: Vec<Printed<CityToken>>,
    pub(crate) fate: Vec<Fate>,
    pub(crate) seasons: Vec<SeasonCard>,
    /// Copies of each tactics card.
    pub(crate) tactics: Vec<Printed<u8>>,
    pub(crate) objectives: Vec<Printed<Alignment>>,
    pub(crate) heroes: Vec<Printed<HeroCard>>,
    pub(crate) quests: Vec<QuestCard>,
    pub(crate) rewards: Vec<Printed<RewardCard>>,
    /// Of each kind of exploration token: how many have the back 1, and how many the back 2.
    pub(crate) exploration: Vec<Printed<[u8; 2]>>,
    /// The kind of each single reward card.
    pub(crate) reward_kinds: Vec<Reward>,
}

/// The sheet of a faction.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub struct Sheet {
    pub alignment: Alignment,
    pub influence: u8,
    pub tactics: u8,
    pub dials: [[Step; 8]; 3],
    pub defence: Development,
    /// Where the least certain of these values is known from.
    pub from: Provenance,
}

/// What a step of a dial brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Step {
    Influence,
    Tactics,
    Unit(Unit),
}

/// What is printed on the card of a unit.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub struct UnitCard {
    pub shape: Shape,
    pub initiative: u8,
    pub health: u8,
    pub figures: u8,
    pub fast: bool,
    pub flying: bool,
    pub special: Special,
    pub from: Provenance,
}

/// An area as it is printed on its tile.
#[derive(Clone, Debug)]
pub(crate) struct Land {
    pub at: Hex,
    pub produces: [u8; 3],
    pub city: bool,
    pub neutrals: [u8; 6],
    pub borders: [Border; 6],
    pub from: Provenance,
}

/// A side of an area.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Border {
    #[default]
    Open,
    Mountain,
    Water,
}

/// A map that needs no building.
#[derive(Clone, Debug)]
pub(crate) struct ReadyMap {
    pub seats: u8,
    /// Tile, place of its first hex, and how often it is turned.
    pub tiles: Vec<(u8, Hex, u8)>,
    pub markers: Vec<[Hex; 2]>,
}

/// What a city token brings.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub struct CityToken {
    pub shape: Shape,
    pub units: u8,
    pub tactics: u8,
    pub influence: u8,
    pub quests: u8,
}

/// A fate card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub struct Fate {
    pub destiny: Destiny,
    /// By shape.
    pub sections: [Section; 4],
}

/// What a fate card does for a shape.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Section {
    Miss,
    Special,
    Rout(u8),
    Damage(u8),
}

impl Section {
    /// The name in word files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Section::Miss => "section-miss",
            Section::Special => "section-special",
            Section::Rout(0 | 1) => "section-rout-1",
            Section::Rout(2) => "section-rout-2",
            Section::Rout(_) => "section-rout-3",
            Section::Damage(0 | 1) => "section-damage-1",
            Section::Damage(2) => "section-damage-2",
            Section::Damage(_) => "section-damage-3",
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct SeasonCard {
    pub name: &'static str,
    pub key: &'static str,
    pub season: Season,
    /// The words Wizards' Council are on it.
    pub council: bool,
    pub program: Vec<(Subject, Effect)>,
    pub from: Provenance,
}

/// Who does what a step of a season card says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Subject {
    /// It happens once.
    Table,
    /// Each seat in play order.
    Each,
    /// Places of the last bid.
    High,
    Second,
    Low,
    /// All who bid nothing.
    Nothing,
    /// All but the lowest.
    Others,
    /// Who has least influence.
    Poorest,
}

impl Subject {
    pub const NAMES: [(&str, Subject); 7] = [
        ("each", Subject::Each),
        ("high", Subject::High),
        ("second", Subject::Second),
        ("low", Subject::Low),
        ("none", Subject::Nothing),
        ("others", Subject::Others),
        ("poorest", Subject::Poorest),
    ];
}

/// A step of a season card. The number is what the content file says after its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    Bid,
    CapDials,
    LongWinter,
    Storm,
    ObjectiveOrTactics(u8),
    Recruit,
    BurnCity,
    CityInfluence(u8),
    StrayBeast,
    LowerDials(u8),
    Allegiance(u8),
    HomeRunes(u8),
    Train(u8),
    OpenRoads,
    FewQuests(u8),
    Reward(u8),
    Unearth,
    Harvest,
    Food(u8),
    CapInfluence(u8),
    SellDial(u8, u8),
    March,
    Spy,
    SwapRunes,
    Rune,
    Banditry,
    Frost(u8),
    BuyRune(u8),
    Pious,
    Tactics(u8),
    Surge,
    BitterCold(u8),
    Patrol(u8),
}

impl Effect {
    /// The effect of this name with these numbers, if there is one.
    pub fn read(name: &str, numbers: &[u8]) -> Option<Effect> {
        Some(match (name, numbers) {
            ("bid", []) => Effect::Bid,
            ("cap-dials", []) => Effect::CapDials,
            ("long-winter", []) => Effect::LongWinter,
            ("storm", []) => Effect::Storm,
            ("objective-or-tactics", &[n]) => Effect::ObjectiveOrTactics(n),
            ("recruit", []) => Effect::Recruit,
            ("burn-city", []) => Effect::BurnCity,
            ("city-influence", &[n]) => Effect::CityInfluence(n),
            ("stray-beast", []) => Effect::StrayBeast,
            ("lower-dials", &[n]) => Effect::LowerDials(n),
            ("allegiance", &[n]) => Effect::Allegiance(n),
            ("home-runes", &[n]) => Effect::HomeRunes(n),
            ("train", &[n]) => Effect::Train(n),
            ("open-roads", []) => Effect::OpenRoads,
            ("few-quests", &[n]) => Effect::FewQuests(n),
            ("reward", &[n]) => Effect::Reward(n),
            ("unearth", []) => Effect::Unearth,
            ("harvest", []) => Effect::Harvest,
            ("food", &[n]) => Effect::Food(n),
            ("cap-influence", &[n]) => Effect::CapInfluence(n),
            ("sell-dial", &[n, gain]) => Effect::SellDial(n, gain),
            ("march", []) => Effect::March,
            ("spy", []) => Effect::Spy,
            ("swap-runes", []) => Effect::SwapRunes,
            ("rune", []) => Effect::Rune,
            ("banditry", []) => Effect::Banditry,
            ("frost", &[n]) => Effect::Frost(n),
            ("buy-rune", &[n]) => Effect::BuyRune(n),
            ("pious", []) => Effect::Pious,
            ("tactics", &[n]) => Effect::Tactics(n),
            ("surge", []) => Effect::Surge,
            ("bitter-cold", &[n]) => Effect::BitterCold(n),
            ("patrol", &[n]) => Effect::Patrol(n),
            _ => return None,
        })
    }
}

/// What is printed on the card of a hero.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub struct HeroCard {
    pub alignment: Alignment,
    pub attributes: [u8; 3],
    pub health: u8,
}

/// What is printed on a quest.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the fields are named after what they are")]
pub struct QuestCard {
    pub name: &'static str,
    pub key: &'static str,
    pub area: Area,
    pub setup: bool,
    pub trial: Trial,
    /// What gold, silver and red bring. A duel that is won brings the first.
    pub results: [Vec<Gain>; 3],
    pub from: Provenance,
}

/// What a quest demands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Trial {
    Test(Attribute),
    /// A duel with a unit that has so much health.
    Duel(Unit, u8),
}

/// What a quest brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Gain {
    Reward(u8),
    Rune,
    Influence(u8),
    Lose(u8),
    Tactics(u8),
    Train(u8),
    Quest(u8),
    Damage(u8),
    Keep,
    Drop,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct RewardCard {
    pub copies: u8,
    pub kind: Trait,
}

/// Of one trait a hero uses one reward in a duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trait {
    Free,
    Weapon,
    Armor,
}

static STANDARD: LazyLock<Content> = LazyLock::new(|| {
    Content::read(include_str!("../content/standard.txt")).expect("the tests read the standard content")
});

/// What is played with, once it was used or chosen.
static USED: OnceLock<&'static Content> = OnceLock::new();

/// The content that is played with.
#[must_use]
#[inline]
pub fn content() -> &'static Content {
    USED.get_or_init(|| &STANDARD)
}

/// Plays with the values of this file from now on. Content that is in use already stays: call it first.
///
/// # Errors
/// What is wrong with the file.
pub fn prefer(text: &str) -> Result<Fingerprint, ContentError> {
    let own = Content::read(text)?;
    Ok(USED.get_or_init(|| Box::leak(Box::new(own))).fingerprint)
}

/// How setups name content: `standard`, or its fingerprint. Records of other content are not read.
pub(crate) fn content_name() -> String {
    if content().fingerprint == STANDARD.fingerprint {
        "standard".to_owned()
    } else {
        content().fingerprint.to_string()
    }
}

/// The fingerprint of the content that is played with.
#[must_use]
pub fn content_fingerprint() -> Fingerprint {
    content().fingerprint
}

impl Content {
    /// Everything that is printed, by its key in the word files or the name of an area, and where it is known from.
    pub fn sources(&self) -> impl Iterator<Item = (&'static str, Provenance)> + '_ {
        let factions = Faction::ALL.iter().map(|&one| (one.key(), self.sheet(one).from));
        let units = Unit::ALL.iter().map(|&one| (one.key(), self.unit(one).from));
        let areas =
            (0..AREAS as u8).map(Area).filter(|area| self.tiles[area.index() / 4].len() > area.index() % 4);
        let areas = areas.map(|area| (area.name(), self.land(area).from));
        let cities = City::ALL.iter().map(|&one| (one.key(), self.cities[one as usize].from));
        let seasons = self.seasons.iter().map(|card| (card.key, card.from));
        let tactics = Tactic::ALL.iter().map(|&one| (one.key(), self.tactics[one as usize].from));
        let objectives = Objective::ALL.iter().map(|&one| (one.key(), self.objectives[one as usize].from));
        let heroes = Hero::ALL.iter().map(|&one| (one.key(), self.heroes[one as usize].from));
        let quests = self.quests.iter().map(|card| (card.key, card.from));
        let rewards = Reward::ALL.iter().map(|&one| (one.key(), self.rewards[one as usize].from));
        let tokens = Exploration::ALL.iter().map(|&one| (one.key(), self.exploration[one as usize].from));
        let cards =
            seasons.chain(tactics).chain(objectives).chain(heroes).chain(quests).chain(rewards).chain(tokens);
        factions.chain(units).chain(areas).chain(cities).chain(cards)
    }

    /// The sheet of a faction.
    #[must_use]
    pub fn sheet(&self, faction: Faction) -> &Sheet {
        &self.factions[faction as usize]
    }

    /// The card of a unit.
    #[must_use]
    pub fn unit(&self, unit: Unit) -> &UnitCard {
        &self.units[unit as usize]
    }

    /// The card of a hero.
    #[must_use]
    pub fn hero(&self, hero: Hero) -> &HeroCard {
        &self.heroes[hero as usize].value
    }

    /// What a city token brings.
    #[must_use]
    pub fn city(&self, city: City) -> CityToken {
        self.cities[city as usize].value
    }

    /// All quest cards.
    pub fn quest_cards(&self) -> impl Iterator<Item = &QuestCard> {
        self.quests.iter()
    }

    /// A quest card.
    #[must_use]
    pub fn quest(&self, quest: Quest) -> &QuestCard {
        &self.quests[quest.0 as usize]
    }

    /// The fate card with this number, counted from 1.
    #[must_use]
    pub fn fate(&self, number: u8) -> Option<&Fate> {
        self.fate.get(usize::from(number).checked_sub(1)?)
    }

    /// Where something printed is known from, by its key in the word files or the name of an area.
    #[must_use]
    pub fn source(&self, key: &str) -> Option<Provenance> {
        self.sources().find(|(one, _)| *one == key).map(|(_, from)| from)
    }

    pub(crate) fn copies(&self, tactic: Tactic) -> u8 {
        self.tactics[tactic as usize].value
    }

    pub(crate) fn objective(&self, objective: Objective) -> Alignment {
        self.objectives[objective as usize].value
    }

    /// What an area is printed like.
    pub(crate) fn land(&self, area: Area) -> &Land {
        &self.tiles[area.index() / 4][area.index() % 4]
    }

    /// What the home realm of a faction produces, which is where its dials start.
    pub(crate) fn home_production(&self, faction: Faction) -> [u8; 3] {
        let lands = &self.tiles[9 + faction as usize];
        [0, 1, 2].map(|resource| lands.iter().map(|land| land.produces[resource]).sum())
    }
}

impl Resource {
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}
