//! Every card of Imperium, to be searched and read; each has an address of its own.

use std::sync::LazyLock;

use imperium::{Card, ICONS, Origin, Provenance, SUITS, rule};
use kernel::{Arg, Language, Phrase};
use maud::{Markup, html};
use words::Words;

use super::card::{link, named, whole};
use super::{nation_key, nations};
use crate::games::GamePages;
use crate::page::{self, Shell, Visitor, emblem, game_name, mark, rule_link, say};
use crate::prose::{contains, speaks_of, wanted};

const PATH: &str = "/cards/imperium";

const BOXES: [&str; 2] = ["classics", "legends"];

/// Traits that can be asked for, beside suits and symbols.
const KINDS: [(&str, &str); 6] = [
    ("free", "civ-free"),
    ("pinned", "civ-pinned"),
    ("attack", "civ-attack"),
    ("development", "civ-kind-development"),
    ("barbarian", "civ-barbarian"),
    ("empire", "civ-empire"),
];

/// What is searched for. A filter that is empty or unknown lets everything through.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Search {
    text: String,
    set: String,
    from: String,
    suit: String,
    symbol: String,
    kind: String,
    seats: String,
}

impl Search {
    /// Reads the fields of the form.
    #[must_use]
    pub fn read(fields: &[(String, String)]) -> Search {
        let value = |name: &str| {
            let value = fields.iter().rev().find(|(key, _)| key == name).map(|(_, value)| value);
            value.map_or(String::new(), |value| value.chars().take(80).collect())
        };
        Search {
            text: value("q"),
            set: value("set"),
            from: value("box"),
            suit: value("suit"),
            symbol: value("symbol"),
            kind: value("kind"),
            seats: value("seats"),
        }
    }

    /// The cards that fit, in the order of the box.
    fn found(&self, words: &Words) -> Vec<Card> {
        let wanted = wanted(&self.text);
        Card::all()
            .filter(|&card| self.fits(card) && (wanted.is_empty() || says(words, card, &self.text)))
            .collect()
    }

    fn fits(&self, card: Card) -> bool {
        let (face, origins) = (card.face(), card.origins());
        let set = match &*self.set {
            // The King of Kings starts nowhere else than under the fame deck.
            "common" => origins.is_empty() || origins.iter().any(|origin| origin.nation.is_none()),
            set if imperium::nations().any(|nation| nation == set) => {
                origins.iter().any(|origin| origin.nation == Some(set))
            }
            _ => true,
        };
        let from = !BOXES.contains(&&*self.from)
            || origins.is_empty()
            || origins.iter().any(|origin| origin.set == self.from);
        let suit = match SUITS.iter().position(|suit| *suit == self.suit) {
            Some(at) => face.suits[at],
            None => self.suit != "none" || face.suits == [false; 6],
        };
        let symbol = ICONS.iter().position(|icon| *icon == self.symbol).is_none_or(|at| face.icons[at] > 0);
        let kind = match &*self.kind {
            "free" => face.free,
            "pinned" => face.pinned,
            "attack" => face.attack,
            "development" => face.cost.is_some(),
            "barbarian" => face.only == Some(false),
            "empire" => face.only == Some(true),
            _ => true,
        };
        let seats = self.seats.parse::<u8>().ok().filter(|seats| (2..=4).contains(seats));
        let seats = seats
            .is_none_or(|seats| origins.is_empty() || origins.iter().any(|origin| origin.seats <= seats));
        set && from && suit && symbol && kind && seats
    }
}

/// The English names of all cards, by which they are found in every language.
static ENGLISH: LazyLock<Words> =
    LazyLock::new(|| crate::words(Language::En, crate::games::pages("imperium").map(GamePages::title)));

/// What a card is called in English.
fn english(card: Card) -> String {
    say(&ENGLISH, card.face().key)
}

/// Whether the name or the text of a card contains what is searched for, in whatever form its words stand.
fn says(words: &Words, card: Card, query: &str) -> bool {
    let mut said = imperium::text(card, &|phrase| words.say(phrase));
    said.extend([named(words, card), english(card)]);
    let wanted = wanted(query);
    said.iter().any(|line| contains(line, &wanted)) || speaks_of(&said.join(" "), query)
}

/// All cards that fit.
#[must_use]
pub fn page(visitor: &Visitor, words: &Words, search: &Search) -> Markup {
    let found = search.found(words);
    let all = *search == Search::default();
    let count = Phrase::new("civ-cards-found").number("count", found.len() as i64);
    let title = say(words, "civ-cards-title");
    let main = html! {
        div.rulehead.cardhead {
            (emblem("g-imperium"))
            div {
                h1 { (title) }
                p.lede { (say(words, "civ-cards-lede")) " " (words.text("known-imperium")) }
                a href="/rules/imperium" { (say(words, "nav-rules")) }
            }
        }
        (form(words, search))
        div.row.wrap.hits role="status" {
            p { (words.say(&count)) }
            @if !all { a.btn.push href=(PATH) { (mark("close")) (say(words, "civ-cards-clear")) } }
        }
        @if found.is_empty() { div.panel.empty { (emblem("e-mace")) p { (say(words, "civ-cards-none")) } } }
        p { a.btn href={ (PATH) "/" (nations::ALL) } { (mark("info")) (say(words, "civ-nations-title")) } }
        ul.icards { @for card in found { (listed(words, card)) } }
    };
    page::document(
        Shell { visitor, words, title: &title, path: PATH, notice: None, games: &["imperium"] },
        &main,
    )
}

fn listed(words: &Words, card: Card) -> Markup {
    let owners = owners(words, card);
    html! {
        li id={ "card-" (card) } {
            (whole(words, card))
            a.more href=(link(card)) aria-label={ (named(words, card)) ": " (owners) } { (owners) }
        }
    }
}

/// A choice of a filter: its value and its words.
type Choice = (String, String);

fn form(words: &Words, search: &Search) -> Markup {
    let key = |key: &str| words.text(key);
    let boxes = BOXES.map(|name| (name.to_owned(), key(&format!("option-box-{name}"))));
    let sets = imperium::nations().map(|nation| (nation.to_owned(), say(words, nation_key(nation))));
    let sets = std::iter::once(("common".to_owned(), key("civ-set-common"))).chain(sets);
    let suits = SUITS.iter().map(|suit| ((*suit).to_owned(), key(&format!("civ-suit-{suit}"))));
    let suits = suits.chain([("none".to_owned(), key("civ-suit-none"))]);
    let symbols = ICONS.iter().map(|icon| ((*icon).to_owned(), key(&format!("civ-icon-{icon}"))));
    let kinds = KINDS.iter().map(|(kind, word)| ((*kind).to_owned(), key(word)));
    let seats = (2..=4).map(|seats: u8| (seats.to_string(), seats.to_string()));
    let filters: [(&str, &'static str, &str, Vec<Choice>); 6] = [
        ("box", "option-box", &search.from, boxes.to_vec()),
        ("set", "civ-filter-set", &search.set, sets.collect()),
        ("suit", "civ-filter-suit", &search.suit, suits.collect()),
        ("symbol", "civ-filter-symbol", &search.symbol, symbols.collect()),
        ("kind", "civ-filter-kind", &search.kind, kinds.collect()),
        ("seats", "civ-filter-seats", &search.seats, seats.collect()),
    ];
    html! {
        form.panel.filters role="search" method="get" action=(PATH) {
            div.field.wide-field {
                label for="q" { (say(words, "civ-cards-search")) }
                input.text #q type="search" name="q" value=(search.text) maxlength="80";
            }
            @for (name, label, chosen, choices) in &filters {
                div.field {
                    label for={ "f-" (name) } { (say(words, label)) }
                    select.text id={ "f-" (name) } name=(name) {
                        option value="" { (say(words, "civ-filter-all")) }
                        @for (value, text) in choices { option value=(value) selected[value == chosen] { (text) } }
                    }
                }
            }
            button.btn.go type="submit" { (say(words, "rules-search-do")) }
        }
    }
}

/// Whom a card belongs to, in short.
fn owners(words: &Words, card: Card) -> String {
    let mut owners: Vec<String> = Vec::new();
    for origin in card.origins() {
        let owner = owner(words, &origin);
        if !owners.contains(&owner) {
            owners.push(owner);
        }
    }
    if owners.is_empty() { say(words, "civ-king") } else { owners.join(", ") }
}

fn owner(words: &Words, origin: &Origin) -> String {
    say(words, origin.nation.map_or("civ-set-common", nation_key))
}

const fn place_key(place: &str) -> &'static str {
    match place.as_bytes() {
        b"market" => "civ-place-market",
        b"fame" => "civ-place-fame",
        b"pile" => "civ-place-pile",
        b"power" => "civ-place-power",
        b"deck" => "civ-place-deck",
        b"nation-deck" => "civ-place-nation-deck",
        b"accession" => "civ-place-accession",
        b"quest" => "civ-place-quest",
        b"in-play" => "civ-place-in-play",
        b"later" => "civ-place-later",
        _ => "civ-place-development",
    }
}

/// Where copies of a card start.
fn origin(words: &Words, origin: &Origin) -> String {
    let owner = Arg::Term(origin.nation.map_or("civ-set-common", nation_key));
    let key = if origin.seats > 2 { "civ-origin-seats" } else { "civ-origin" };
    let phrase = Phrase::new(key)
        .with("owner", owner)
        .with("place", Arg::Term(place_key(origin.place)))
        .number("copies", origin.copies)
        .number("seats", origin.seats);
    words.say(&phrase)
}

/// How many of the lines of a card are known from where.
fn known(words: &Words, card: Card) -> String {
    let lines = |wanted: Provenance| card.sources().iter().filter(|(_, from)| *from == wanted).count() as i64;
    let phrase = Phrase::new("civ-card-known")
        .number("rulebook", lines(Provenance::Rulebook))
        .number("published", lines(Provenance::Published))
        .number("ours", lines(Provenance::Ours));
    words.say(&phrase)
}

/// The page of one card. None if there is no card of this name.
#[must_use]
pub fn one(visitor: &Visitor, words: &Words, name: &str) -> Option<Markup> {
    let Ok(card) = name.parse::<Card>() else { return nations::page(visitor, words, name) };
    let all: Vec<Card> = Card::all().collect();
    let at = all.iter().position(|other| *other == card)?;
    let (before, after) = (at.checked_sub(1).and_then(|at| all.get(at)), all.get(at + 1));
    let name_of = |card: &Card| named(words, *card);
    let called = named(words, card);
    let title = format!("{called} · {}", game_name(words, "imperium"));
    let origins = card.origins();
    let main = html! {
        div.onecard {
            div id={ "card-" (card) } { (whole(words, card)) }
            div.panel.body {
                h1 { (called) }
                ul.points { @for one in &origins { li { (origin(words, one)) } } }
                @if origins.is_empty() { p { (say(words, "civ-king")) } }
                p { (known(words, card)) }
                p.muted { (words.text("known-imperium")) }
                p { (say(words, "civ-how-to-read")) " " (rule_link(words, rule::CARD_FACE.0)) }
            }
        }
        nav.row.wrap.around aria-label=(say(words, "civ-cards-around")) {
            @if let Some(before) = before { a.btn rel="prev" href=(link(*before)) { (mark("back")) (name_of(before)) } }
            a.btn.plain href={ (PATH) "#card-" (card) } { (say(words, "civ-cards-title")) }
            @if let Some(after) = after { a.btn.push rel="next" href=(link(*after)) { (name_of(after)) (mark("chevron")) } }
        }
    };
    let path = link(card);
    Some(page::document(
        Shell { visitor, words, title: &title, path: &path, notice: None, games: &["imperium"] },
        &main,
    ))
}
