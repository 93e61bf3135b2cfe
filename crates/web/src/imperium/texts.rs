//! What cards say on the table. The texts are long and never change, so a page carries each of them once, and a drawn
//! card has an empty place for its text: the server fills the places of a page, the script those of an update.

use std::collections::BTreeSet;

use imperium::{Card, Lasts, View, Worth};
use maud::{Markup, PreEscaped, html};
use words::Words;

use super::{ImperiumDrawing, state_emblem, state_key};
use crate::page::{say, sign};

/// What precedes the name of the card whose text belongs into a place.
const PLACE: &str = "data-t=\"";

/// A text of more letters than this needs a wider card, and one of more than that a still wider one.
const LONG: usize = 75;
const LONGER: usize = 130;

/// The place for the text of a card.
pub(super) fn place(card: Card) -> Markup {
    html! { span.tx data-t=(card) {} }
}

/// The place for what a card does when it is played.
pub(super) fn when_played(card: Card) -> Markup {
    html! { span.once data-t=(card) {} }
}

/// The place for what an exhaust token on a card does.
pub(super) fn when_exhausted(card: Card) -> Markup {
    html! { span.spend data-t=(card) {} }
}

/// The text of a card, each line with when it matters. A fixed number of points stands on the card itself.
pub(super) fn lines(words: &Words, card: Card) -> Vec<(Lasts, String)> {
    let mut lines = imperium::lines(card, &|phrase| words.say(phrase));
    if matches!(card.face().points, Worth::Fixed(_)) {
        lines.retain(|(lasts, _)| *lasts != Lasts::Points);
    }
    lines
}

/// The text of a card as it stands in its place: its marks in words, then its lines. The style sheet chooses among them.
fn text(words: &Words, card: Card) -> Markup {
    let face = card.face();
    let lines = lines(words, card);
    let letters: usize = lines.iter().map(|(_, line)| line.chars().count()).sum();
    let width = match letters {
        _ if letters <= LONG => "m",
        _ if letters <= LONGER => "m l2",
        _ => "m l3",
    };
    html! {
        span class=(width) {
            @if let Some(empire) = face.only { (sign(state_emblem(empire))) (say(words, state_key(empire))) " " }
            @if face.attack { (sign("i-attack")) (say(words, "civ-attack")) " " }
            @if face.pinned { (sign("i-pinned")) (say(words, "civ-pinned")) " " }
        }
        @for (lasts, line) in lines {
            @let class = match lasts { Lasts::Once => "o", Lasts::Exhaust => "x", Lasts::Play => "p", Lasts::Points => "v" };
            span class=(class) { (line) " " }
        }
    }
}

/// Fills the places of a page.
pub(super) fn fill(words: &Words, page: &str) -> Markup {
    let mut pieces = page.split(PLACE);
    let mut filled = String::with_capacity(page.len() * 2);
    filled.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        filled.push_str(PLACE);
        let (tag, rest) = piece.split_at(piece.find('>').map_or(piece.len(), |end| end + 1));
        filled.push_str(tag);
        let card = tag.split('"').next().and_then(|name| name.parse().ok());
        filled.push_str(&card.map_or(String::new(), |card| text(words, card).into_string()));
        filled.push_str(rest);
    }
    PreEscaped(filled)
}

/// The cards that may come to lie on a table.
fn cards(view: &View) -> impl Iterator<Item = Card> {
    let seen = view.market.iter().flatten().map(|slot| slot.card);
    let boxes: BTreeSet<&str> = seen
        .chain(view.unseen.iter().flatten().copied())
        .flat_map(|card| card.origins().into_iter().filter(|origin| origin.nation.is_none()))
        .map(|origin| origin.set)
        .collect();
    let nations: BTreeSet<&str> = view.seats.iter().map(|side| side.nation).collect();
    Card::all().filter(move |card| {
        let origins = card.origins();
        let here = |owner: Option<&str>, set| {
            owner.map_or_else(|| boxes.contains(set), |nation| nations.contains(nation))
        };
        origins.is_empty() || origins.iter().any(|origin| here(origin.nation, origin.set))
    })
}

impl ImperiumDrawing<'_> {
    /// The texts of all cards that may come, for the script.
    pub(super) fn texts(&self) -> Markup {
        html! {
            div #texts hidden { @for card in cards(self.view) { p data-text=(card) { (text(self.page.words, card)) } } }
        }
    }
}
