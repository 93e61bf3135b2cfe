use std::fmt;
use std::str::FromStr;

use kernel::Seat;
use serde::{Deserialize, Serialize, Serializer};

use crate::area::{Area, Hex};
use crate::content::{Section, content};
use crate::name::{
    Attribute, Destiny, Development, Faction, Hero, Order, Resource, Reward, Tactic, Title, Unit, Way,
};

/// A quest card, by its number in the content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
pub struct Quest(pub(crate) u8);

impl Quest {
    /// The name in records.
    #[must_use]
    pub fn name(self) -> &'static str {
        content().quests[self.0 as usize].name
    }

    /// The name in word files.
    #[must_use]
    pub fn key(self) -> &'static str {
        content().quests[self.0 as usize].key
    }
}

impl Serialize for Quest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

/// One answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Play this faction.
    Faction(Faction),
    /// Put a tile, named by its number, with its first hex here, turned clockwise by so many sixths.
    Tile(u8, Hex, u8),
    /// Put a home marker on these two hexes.
    Marker(Hex, Hex),
    /// Put the home realm with its first hex here, turned by so many sixths.
    Home(Hex, u8),
    /// This area.
    Area(Area),
    /// This order.
    Order(Order),
    /// So many.
    Number(u8),
    /// Send so many units of this type from there.
    Send(Area, Unit, u8),
    /// Move so many units of this type to there.
    Go(Unit, Area, u8),
    /// Move this hero there.
    Lead(Hero, Area),
    /// A unit of this type, routed or not, with so much damage.
    Figure(Unit, bool, u8),
    /// This type of unit.
    Unit(Unit),
    /// This resource or dial.
    Resource(Resource),
    /// This seat.
    Seat(Seat),
    /// This symbol.
    Destiny(Destiny),
    /// This development.
    Development(Development),
    /// This tactics card.
    Tactic(Tactic),
    /// This hero.
    Hero(Hero),
    /// This attribute.
    Attribute(Attribute),
    /// This quest.
    Quest(Quest),
    /// This reward; of several that a hero has, any.
    Reward(Hero, Reward),
    /// Hand this reward of the first hero to the second.
    Give(Hero, Reward, Hero),
    /// This title.
    Title(Title),
    /// This way.
    Way(Way),
    /// Put a fate card with this section aside.
    Discard(Section),
    /// Do what is offered.
    Yes,
    /// Decline, or do no more.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Faction(faction) => write!(f, "faction {faction}"),
            Action::Tile(tile, at, turn) => write!(f, "tile {tile} {at} {turn}"),
            Action::Marker(one, two) => write!(f, "marker {one} {two}"),
            Action::Home(at, turn) => write!(f, "home {at} {turn}"),
            Action::Area(area) => write!(f, "area {area}"),
            Action::Order(order) => write!(f, "order {order}"),
            Action::Number(number) => write!(f, "number {number}"),
            Action::Send(area, unit, count) => write!(f, "send {area} {unit} {count}"),
            Action::Go(unit, area, count) => write!(f, "go {unit} {area} {count}"),
            Action::Lead(hero, area) => write!(f, "lead {hero} {area}"),
            Action::Figure(unit, routed, damage) => {
                write!(f, "figure {unit} {} {damage}", if *routed { "routed" } else { "standing" })
            }
            Action::Unit(unit) => write!(f, "unit {unit}"),
            Action::Resource(resource) => write!(f, "resource {resource}"),
            Action::Seat(seat) => write!(f, "seat {seat}"),
            Action::Destiny(destiny) => write!(f, "destiny {destiny}"),
            Action::Development(development) => write!(f, "development {development}"),
            Action::Tactic(tactic) => write!(f, "tactics {tactic}"),
            Action::Hero(hero) => write!(f, "hero {hero}"),
            Action::Attribute(attribute) => write!(f, "attribute {attribute}"),
            Action::Quest(quest) => write!(f, "quest {}", quest.name()),
            Action::Reward(hero, reward) => write!(f, "reward {hero} {reward}"),
            Action::Give(from, reward, to) => write!(f, "give {from} {reward} {to}"),
            Action::Title(title) => write!(f, "title {title}"),
            Action::Way(way) => write!(f, "way {way}"),
            Action::Discard(Section::Miss) => f.write_str("discard miss"),
            Action::Discard(Section::Special) => f.write_str("discard special"),
            Action::Discard(Section::Rout(count)) => write!(f, "discard rout {count}"),
            Action::Discard(Section::Damage(count)) => write!(f, "discard damage {count}"),
            Action::Yes => f.write_str("yes"),
            Action::Done => f.write_str("done"),
        }
    }
}

fn number(text: &str) -> Result<u8, ()> {
    let number: u8 = text.parse().map_err(|_| ())?;
    (number.to_string() == text).then_some(number).ok_or(())
}

impl FromStr for Action {
    type Err = ();

    fn from_str(text: &str) -> Result<Action, ()> {
        let words: Vec<&str> = text.split(' ').collect();
        Ok(match words[..] {
            ["faction", faction] => Action::Faction(faction.parse()?),
            ["tile", tile, at, turn] => Action::Tile(number(tile)?, at.parse()?, number(turn)?),
            ["marker", one, two] => Action::Marker(one.parse()?, two.parse()?),
            ["home", at, turn] => Action::Home(at.parse()?, number(turn)?),
            ["area", area] => Action::Area(area.parse()?),
            ["order", order] => Action::Order(order.parse()?),
            ["number", count] => Action::Number(number(count)?),
            ["send", area, unit, count] => Action::Send(area.parse()?, unit.parse()?, number(count)?),
            ["go", unit, area, count] => Action::Go(unit.parse()?, area.parse()?, number(count)?),
            ["lead", hero, area] => Action::Lead(hero.parse()?, area.parse()?),
            ["figure", unit, "standing", damage] => Action::Figure(unit.parse()?, false, number(damage)?),
            ["figure", unit, "routed", damage] => Action::Figure(unit.parse()?, true, number(damage)?),
            ["unit", unit] => Action::Unit(unit.parse()?),
            ["resource", resource] => Action::Resource(resource.parse()?),
            ["seat", seat] => {
                let at = number(seat)?;
                Action::Seat(if at < 4 { Seat::new(at.into()) } else { return Err(()) })
            }
            ["destiny", destiny] => Action::Destiny(destiny.parse()?),
            ["development", development] => Action::Development(development.parse()?),
            ["tactics", tactic] => Action::Tactic(tactic.parse()?),
            ["hero", hero] => Action::Hero(hero.parse()?),
            ["attribute", attribute] => Action::Attribute(attribute.parse()?),
            ["quest", name] => {
                let at = content().quests.iter().position(|quest| quest.name == name).ok_or(())?;
                Action::Quest(Quest(at as u8))
            }
            ["reward", hero, reward] => Action::Reward(hero.parse()?, reward.parse()?),
            ["give", from, reward, to] => Action::Give(from.parse()?, reward.parse()?, to.parse()?),
            ["title", title] => Action::Title(title.parse()?),
            ["way", way] => Action::Way(way.parse()?),
            ["discard", "miss"] => Action::Discard(Section::Miss),
            ["discard", "special"] => Action::Discard(Section::Special),
            ["discard", "rout", count] => Action::Discard(Section::Rout(number(count)?)),
            ["discard", "damage", count] => Action::Discard(Section::Damage(number(count)?)),
            ["yes"] => Action::Yes,
            ["done"] => Action::Done,
            _ => return Err(()),
        })
    }
}
