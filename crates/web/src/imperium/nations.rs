//! What each nation is like, to be read before one is chosen: all of them on one page, and a page for each.

use std::sync::LazyLock;

use imperium::{Card, Face, Origin, nations};
use maud::{Markup, html};
use words::Words;

use super::card::{link, whole};
use super::{nation_difficulty, nation_emblem, nation_key};
use crate::page::{self, Shell, Visitor, game_name, mark, ours, say, sign};

/// The page of all nations, and what precedes the name of one on its own page. No card has such a name.
pub(super) const ALL: &str = "nations";
const ONE: &str = "nation-";

/// The address of a nation.
pub(super) fn address(nation: &str) -> String {
    format!("/cards/imperium/{ONE}{nation}")
}

/// The pages of this file, by the last part of their address.
pub(super) fn page(visitor: &Visitor, words: &Words, name: &str) -> Option<Markup> {
    if name == ALL {
        return Some(all(visitor, words));
    }
    let nation = nations().find(|nation| name.strip_prefix(ONE) == Some(nation))?;
    Some(one(visitor, words, nation))
}

/// Where each card starts. Finding it is slow, and the page of all nations asks for it more than a hundred times.
static ORIGINS: LazyLock<Vec<(Card, Vec<Origin>)>> =
    LazyLock::new(|| Card::all().map(|card| (card, card.origins())).collect());

/// The cards of a nation that start in one of these places, with how many there are.
fn starting(nation: &str, places: &[&str]) -> Vec<(Card, u8)> {
    let here = |(card, origins): &(Card, Vec<Origin>)| {
        let origins = origins.iter().filter(|origin| origin.nation == Some(nation));
        let copies = origins.filter(|origin| origin.seats <= 2 && places.contains(&origin.place));
        (*card, copies.map(|origin| origin.copies).sum())
    };
    ORIGINS.iter().map(here).filter(|(_, copies)| *copies > 0).collect()
}

/// The places of a nation's cards, each with its name.
const PLACES: [(&str, &str); 7] = [
    ("deck", "civ-place-deck"),
    ("in-play", "civ-place-in-play"),
    ("nation-deck", "civ-place-nation-deck"),
    ("accession", "civ-place-accession"),
    ("development", "civ-place-development"),
    ("quest", "civ-place-quest"),
    ("later", "civ-place-later"),
];

/// Counts a trait of a card.
type Count = fn(&Face) -> usize;

/// What the own cards of a nation are rich in: what is counted, and its name.
const STYLE: [(Count, &str); 6] = [
    (|face| face.attack.into(), "civ-style-attack"),
    (|face| face.suits[2].into(), "civ-style-region"),
    (|face| face.free.into(), "civ-style-free"),
    (|face| face.pinned.into(), "civ-style-pinned"),
    (|face| face.exhausts.into(), "civ-style-exhaust"),
    (|face| usize::from(face.icons[3]), "civ-style-knight"),
];

/// Difficulty, style and beginning of a nation, in a few lines.
pub(super) fn facts(words: &Words, nation: &str) -> Markup {
    let places: Vec<&str> = PLACES.iter().map(|(place, _)| *place).collect();
    let cards = starting(nation, &places);
    let level = nation_difficulty(nation);
    let easy = ["civ-difficulty-1", "civ-difficulty-2", "civ-difficulty-3"][level - 1];
    html! {
        div.nature {
            p { (words.text(&format!("civ-nature-{nation}"))) }
            p.small {
                span.vh { (say(words, "civ-difficulty")) ": " }
                span.pips aria-hidden="true" { @for pip in 1..=3 { i.on[pip <= level] {} } }
                (say(words, easy)) (ours(words))
            }
        }
        dl.traits {
            @for (place, key) in PLACES {
                @let count: u32 = starting(nation, &[place]).iter().map(|(_, copies)| u32::from(*copies)).sum();
                @if count > 0 && place != "later" && place != "accession" { dt { (say(words, key)) } dd { (count) } }
            }
            @for (count, key) in STYLE {
                @let sum: usize = cards.iter().map(|(card, copies)| count(&card.face()) * usize::from(*copies)).sum();
                @if sum > 0 { dt { (say(words, key)) } dd { (sum) } }
            }
        }
    }
}

pub(super) fn powers(words: &Words, nation: &str) -> Markup {
    html! { div.icards { @for (card, _) in starting(nation, &["power"]) { (whole(words, card)) } } }
}

fn all(visitor: &Visitor, words: &Words) -> Markup {
    let title = say(words, "civ-nations-title");
    let main = html! {
        div.pagehead { h1 { (title) } a.btn.push href="/cards/imperium" { (say(words, "civ-cards-title")) } }
        p.lede { (say(words, "civ-nations-lede")) }
        @for nation in nations() {
            section.panel.nationbox id=(nation) {
                header {
                    (sign(nation_emblem(nation)))
                    h2 { a href=(address(nation)) { (say(words, nation_key(nation))) } }
                }
                div.body { div { (facts(words, nation)) } (powers(words, nation)) }
            }
        }
    };
    let path = format!("/cards/imperium/{ALL}");
    document(visitor, words, &title, &path, &main)
}

fn one(visitor: &Visitor, words: &Words, nation: &'static str) -> Markup {
    let name = say(words, nation_key(nation));
    let title = format!("{name} · {}", game_name(words, "imperium"));
    let main = html! {
        div.pagehead.nationbox {
            (sign(nation_emblem(nation)))
            h1 { (name) }
            a.btn.push href={ "/cards/imperium/" (ALL) } { (say(words, "civ-nations-title")) }
        }
        section.panel.nationbox {
            header { h2 { (say(words, "civ-nation-powers")) } }
            div.body { div { (facts(words, nation)) } (powers(words, nation)) }
        }
        @for (place, key) in PLACES {
            @let cards = starting(nation, &[place]);
            @if !cards.is_empty() {
                section.nationcards {
                    h2 { (say(words, key)) }
                    ul.icards {
                        @for (card, copies) in cards {
                            li {
                                (whole(words, card))
                                a.more href=(link(card)) {
                                    (super::card::named(words, card)) @if copies > 1 { " ×" (copies) }
                                }
                            }
                        }
                    }
                }
            }
        }
        nav.row.wrap.around aria-label=(say(words, "civ-nations-title")) {
            a.btn href={ "/cards/imperium?set=" (nation) } { (mark("hint")) (say(words, "civ-cards-search")) }
            a.btn.go href={ "/new?game=imperium" } { (mark("plus")) (say(words, "play-again")) }
        }
    };
    document(visitor, words, &title, &address(nation), &main)
}

fn document(visitor: &Visitor, words: &Words, title: &str, path: &str, main: &Markup) -> Markup {
    page::document(Shell { visitor, words, title, path, notice: None, games: &["imperium"] }, main)
}
