//! Every area in words, with its neighbours.

use kernel::{Arg, Phrase, Seat};
use maud::{Markup, html};
use runewars::{Area, AreaView, Event, Resource, Side, Token};

use super::map::concerns;
use super::{RunewarsDrawing, mark_ours};
use crate::page::sign;
use crate::table::Parts;

/// So many areas are told of, and so many things of each.
const PLACES: usize = 8;
const SAID: usize = 3;

/// The id of the sentence that tells an area.
pub(super) fn id(area: Area) -> String {
    format!("in-{area}")
}

impl RunewarsDrawing<'_> {
    /// The list of all areas.
    pub(super) fn list(&self, parts: &Parts) -> Markup {
        html! {
            ul {
                @for area in self.areas.iter().filter(|_| self.built) {
                    li {
                        (parts.at(&id(area.area)))
                        p.near {
                            (self.say("realm-near")) " "
                            @for (side, near) in area.near.iter().enumerate().filter_map(|(side, near)| near.map(|near| (side, near))) {
                                a href={ "#" (id(near)) } { (near) @if let Some(border) = self.border(area, side, near) { " (" (border) ")" } } " "
                            }
                        }
                    }
                }
            }
        }
    }

    /// What the others did since the visitor's last turn, by area; of each area the last few things.
    fn since(&self) -> Vec<(Area, Vec<String>)> {
        let log = &self.page.game.log;
        let news = &log[log.len() - self.page.game.since.min(log.len())..];
        let mut places: Vec<(Area, Vec<String>)> = Vec::new();
        for told in news.iter().rev() {
            let Some(area) = told.event().and_then(|event| place_of(event, self.page.you())) else {
                continue;
            };
            match places.iter().position(|(place, _)| *place == area) {
                Some(at) if places[at].1.len() < SAID => places[at].1.push(self.tell(&told.says())),
                None if places.len() < PLACES => places.push((area, vec![self.tell(&told.says())])),
                _ => {}
            }
        }
        places
    }

    /// The same as a list, for those who play.
    pub(super) fn news(&self) -> Markup {
        let since = self.page.you().map_or(Vec::new(), |_| self.since());
        html! {
            details.news-areas #news {
                @if !since.is_empty() {
                    summary { (sign("i-explore")) (self.say("realm-since")) b.chip { (since.len()) } }
                    ul { @for (area, says) in &since { li { b data-at=(area) { (area) } @for line in says.iter().rev() { span { (line) } } } } }
                }
            }
        }
    }

    /// Marks on the map where something happened since.
    pub(super) fn news_marks(&self) -> Markup {
        let since = self.page.you().filter(|_| self.built).map_or(Vec::new(), |_| self.since());
        let spots = since.iter().filter_map(|(area, _)| self.area(*area)).map(|area| self.spot(area.hex));
        html! { svg #marks { @for (x, y) in spots { circle cx=(x + 41) cy=(y - 22) r="5" {} } } }
    }

    /// What lies between two neighbours.
    fn border(&self, area: &AreaView, side: usize, near: Area) -> Option<String> {
        let other = self.area(near).map_or(Side::Open, |near| near.sides[(side + 3) % 6]);
        match (area.sides[side], other) {
            (Side::Mountain, _) | (_, Side::Mountain) => Some(self.say("realm-mountain")),
            (Side::Water, _) | (_, Side::Water) => Some(self.say("realm-water")),
            (Side::Open, Side::Open) => None,
        }
    }

    /// An area and everything in it, in words.
    pub(super) fn told(&self, area: &AreaView) -> Markup {
        html! {
            p id=(id(area.area)) {
                b { (area.area) } (mark_ours(self.page.words, area.area.name())) ": "
                @for (nth, (thing, of)) in self.said(area).iter().enumerate() {
                    @if nth > 0 { "; " }
                    @match of { Some(of) => (self.marked(thing, of)), None => (thing) }
                }
            }
        }
    }

    /// What is in an area, each thing with the key of what is printed on it.
    fn said(&self, area: &AreaView) -> Vec<(String, Option<&'static str>)> {
        let held = match area.controller {
            Some(seat) => self.tell(&Phrase::new("realm-held").seat(seat)),
            None => self.say("realm-free"),
        };
        let mut said = vec![(held, None)];
        for &resource in Resource::ALL {
            let number = area.produces[resource as usize];
            if number > 0 {
                let phrase = Phrase::new("realm-produces").with("resource", Arg::Term(resource.key()));
                said.push((self.tell(&phrase.number("number", number)), None));
            }
        }
        if let Some(city) = area.city {
            let phrase = Phrase::new("realm-city").with("city", Arg::Term(city.key()));
            said.push((self.tell(&phrase), Some(city.key())));
        }
        for units in &area.units {
            for (key, number) in [("realm-units", units.standing), ("realm-units-routed", units.routed)] {
                if number > 0 {
                    let phrase = Phrase::new(key).with("unit", Arg::Term(units.unit.key()));
                    said.push((self.tell(&phrase.number("number", number)), Some(units.unit.key())));
                }
            }
        }
        if let Some(seat) = area.stronghold {
            let key = if area.damaged { "realm-stronghold-damaged" } else { "realm-stronghold" };
            said.push((self.tell(&Phrase::new(key).seat(seat)), None));
        }
        if let Some(development) = area.development {
            said.push((self.noun(development.key()), None));
        }
        match area.rune {
            Token::None => {}
            Token::Hidden => said.push((self.say("realm-rune-hidden"), None)),
            Token::Dragon => said.push((self.noun("token-dragon"), None)),
            Token::False => said.push((self.noun("token-false"), None)),
        }
        if let Some(token) = area.exploration {
            said.push((self.noun(token.key()), Some(token.key())));
        } else if area.back > 0 {
            said.push((self.tell(&Phrase::new("realm-unexplored").number("number", area.back)), None));
        }
        if area.lying > 0 {
            said.push((self.tell(&Phrase::new("realm-lying").number("number", area.lying)), None));
        }
        for hero in self.heroes_in(area.area) {
            let key = if hero.routed { "realm-hero-routed" } else { "realm-hero" };
            let phrase = Phrase::new(key).with("hero", Arg::Term(hero.hero.key())).seat(hero.seat);
            let phrase = phrase.number("damage", hero.damage).number("health", hero.health);
            said.push((self.tell(&phrase), Some(hero.hero.key())));
        }
        for seat in area.activated.iter() {
            said.push((self.tell(&Phrase::new("realm-activated").seat(seat)), None));
        }
        said
    }
}

/// The area in which something happened, unless the visitor did it.
fn place_of(event: &Event, you: Option<Seat>) -> Option<Area> {
    match event {
        Event::Answered { seat, action, .. } if Some(*seat) != you => concerns(*action),
        Event::Battle { attacker, area, .. } if Some(*attacker) != you => Some(*area),
        Event::Fought { area, .. }
        | Event::City { area, .. }
        | Event::Turned { area, .. }
        | Event::Explored { area, .. } => Some(*area),
        Event::Joined { seat, area, .. } if Some(*seat) != you => Some(*area),
        _ => None,
    }
}
