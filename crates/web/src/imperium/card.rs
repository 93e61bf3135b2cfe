//! A card: small on the table, whole where it is read.

use imperium::{Card, Face, Provenance, Worth};
use kernel::{Arg, Phrase};
use maud::{Markup, html};
use words::Words;

use super::{Click, ImperiumDrawing, state_emblem, texts, token_emblem};
use crate::page::{ours, say, shape, sign};

/// A suit as class, sign and word.
pub(super) type Suit = (&'static str, &'static str, &'static str);

/// All of them; a power card and one without a suit have their own.
const SUITS: [Suit; 8] = [
    ("c-uncivilised", "i-uncivilised", "civ-suit-uncivilised"),
    ("c-civilised", "i-civilised", "civ-suit-civilised"),
    ("c-region", "i-region", "civ-suit-region"),
    ("c-tributary", "i-tributary", "civ-suit-tributary"),
    ("c-fame", "i-fame", "civ-suit-fame"),
    ("c-unrest", "i-unrest", "civ-suit-unrest"),
    ("c-power", "i-power", "civ-suit-power"),
    ("c-own", "i-nation", "civ-suit-own"),
];

const ICONS: [(&str, &str); 8] = [
    ("i-city", "civ-icon-city"),
    ("i-metropolis", "civ-icon-metropolis"),
    ("i-scroll", "civ-icon-scroll"),
    ("i-knight", "civ-icon-knight"),
    ("i-mask", "civ-icon-mask"),
    ("i-production", "civ-icon-production"),
    ("i-fertile", "civ-icon-fertile"),
    ("i-river", "civ-icon-river"),
];

/// The suits of a card, at least one.
pub(super) fn suits(face: &Face) -> Vec<Suit> {
    let printed = SUITS.into_iter().zip(face.suits).filter(|(_, has)| *has).map(|(suit, _)| suit);
    let printed: Vec<_> = printed.collect();
    match (printed.is_empty(), face.power) {
        (false, _) => printed,
        (true, true) => vec![SUITS[6]],
        (true, false) => vec![SUITS[7]],
    }
}

/// A suit by its place.
pub(super) const fn suit(at: usize) -> Suit {
    SUITS[at]
}

/// Sign and word of each symbol, as often as it is printed.
pub(super) fn icons(face: &Face) -> impl Iterator<Item = (&'static str, &'static str)> {
    let counts = face.icons;
    ICONS.into_iter().zip(counts).flat_map(|(icon, count)| std::iter::repeat_n(icon, count.into()))
}

/// Points as they stand on the card: two numbers where they depend on its place, a star where something is counted,
/// nothing where there are none.
pub(super) fn points(face: &Face) -> Option<String> {
    match face.points {
        Worth::Fixed(0) => None,
        Worth::Fixed(points) => Some(points.to_string().replace('-', "−")),
        Worth::Conditional(points) => {
            Some(points.iter().flatten().map(i8::to_string).collect::<Vec<_>>().join("/"))
        }
        Worth::Variable => Some("★".to_owned()),
    }
}

/// How much is drawn of a small card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Detail {
    /// With its signs, its points and a place for its text.
    Full,
    /// What one who knows the card needs to find it.
    Name,
}

/// What is drawn of a card: suits, name, signs, points and text. The style sheet writes numbers, because the card is
/// named in words.
pub(super) fn inside(words: &Words, card: Card, detail: Detail) -> Markup {
    let face = card.face();
    html! {
        b { @for (_, emblem, _) in suits(&face) { (sign(emblem)) } (named(words, card)) (invented(words, card)) }
        @if detail == Detail::Full {
            @let points = points(&face);
            @if points.is_some() || icons(&face).next().is_some() {
                span {
                    @for (emblem, _) in icons(&face) { (sign(emblem)) }
                    @if let Some(points) = points { i data-n=(points) {} }
                }
            }
            (texts::place(card))
        }
    }
}

/// What a card is called: with its side where there are two, or its state where another card has the same name.
pub(super) fn named(words: &Words, card: Card) -> String {
    let (face, name) = (card.face(), card.name());
    let two = |one: &str, other: &str| {
        name.strip_suffix(one).is_some_and(|stem| format!("{stem}{other}").parse::<Card>().is_ok())
    };
    let phrase = match face.only {
        _ if two("-a", "-b") => Phrase::new("civ-side-a"),
        _ if two("-b", "-a") => Phrase::new("civ-side-b"),
        Some(empire) if two("-barbarian", "") => {
            Phrase::new("civ-side-state").with("state", Arg::Term(super::state_key(empire)))
        }
        _ => return say(words, face.key),
    };
    words.say(&phrase.with("card", Arg::Term(face.key)))
}

/// The mark of a card of which something is ours.
pub(super) fn invented(words: &Words, card: Card) -> Markup {
    html! { @if card.sources().iter().any(|(_, from)| *from == Provenance::Ours) { (ours(words)) } }
}

/// Where a card is told in full.
pub(super) fn link(card: Card) -> String {
    format!("/cards/imperium/{card}")
}

/// A card to look at.
pub(super) fn small(words: &Words, card: Card) -> Markup {
    let inside = texts::fill(words, &inside(words, card, Detail::Full).0);
    html! { a class={ "ic " (suits(&card.face())[0].0) } href=(link(card)) { (inside) } }
}

/// A card as it is printed, with its text.
pub(super) fn whole(words: &Words, card: Card) -> Markup {
    let face = card.face();
    let all = suits(&face);
    let with_word = |emblem: &str, key| html! { span { (sign(emblem)) (say(words, key)) } };
    html! {
        div class={ "icard " (all[0].0) } {
            div.top {
                span.suits { @for (_, emblem, _) in &all { (sign(emblem)) } }
                b { (named(words, card)) (invented(words, card)) }
                @if let Some(empire) = face.only { (sign(state_emblem(empire))) }
            }
            p.sub {
                @for (_, _, key) in &all { span { (say(words, key)) } }
                @if let Some(empire) = face.only { (with_word(state_emblem(empire), super::state_key(empire))) }
                @if face.pinned { (with_word("i-pinned", "civ-pinned")) }
                @if face.attack { (with_word("i-attack", "civ-attack")) }
            }
            @if icons(&face).next().is_some() {
                p.sub.icons { @for (emblem, key) in icons(&face) { (with_word(emblem, key)) } }
            }
            div.txt { @for (_, line) in texts::lines(words, card) { p { (line) } } }
            div.end {
                @if let Some(cost) = face.cost {
                    span.cost {
                        (say(words, "civ-cost"))
                        @for (token, n) in cost.into_iter().enumerate().filter(|(_, n)| *n > 0) {
                            span { (n) (sign(token_emblem(token))) span.vh { (say(words, TOKENS[token])) } }
                        }
                    }
                }
                @if let Some(points) = points(&face) {
                    span.vp { span.vh { (say(words, "civ-account-sum")) ": " } (points) }
                }
            }
            svg.mark aria-hidden="true" { (shape(all[0].1)) }
        }
    }
}

/// What lies on a card: in words, and as a picture if it has one.
pub(super) type On = (String, Option<Markup>);

const TOKENS: [&str; 3] = ["token-materials", "token-population", "token-progress"];

impl ImperiumDrawing<'_> {
    /// What a card is called, and what is drawn on it, in words.
    pub(super) fn label(&self, card: Card) -> Phrase {
        let face = card.face();
        let suits = suits(&face).into_iter().map(|(_, _, key)| key);
        let traits = suits.chain(icons(&face).map(|(_, key)| key));
        Phrase::new("civ-card")
            .with("card", Arg::Term(face.key))
            .with("traits", Arg::List(traits.map(Arg::Term).collect()))
    }

    /// A card on the table, with what lies on it.
    pub(super) fn card(
        &self,
        card: Card,
        click: Click,
        detail: Detail,
        class: &str,
        on: Option<On>,
    ) -> Markup {
        let suit = suits(&card.face())[0].0;
        let (said, drawn) = on.map_or((String::new(), None), |(said, drawn)| (format!("; {said}"), drawn));
        let inside =
            html! { (inside(self.page.words, card, detail)) @if let Some(drawn) = drawn { em { (drawn) } } };
        let why = match click {
            Click::Answer(action) => {
                // Where a whole deck is looked through, each card is called by its name alone.
                let label = (detail == Detail::Full).then(|| self.words_of(action) + &said);
                return html! {
                    button class={ "ic " (suit) (class) " can" } form="act" name="action" value=(action)
                        data-move=(card) aria-label=[label] { (inside) }
                };
            }
            Click::Blocked(why) => Some(why.id),
            Click::Instead(..) | Click::Rest => None,
        };
        html! {
            a class={ "ic " (suit) (class) } href=(link(card)) data-move=(card)
                aria-label={ (self.tell(&self.label(card))) (said) } aria-describedby=[why] { (inside) }
        }
    }

    /// Names of cards, each leading to its text.
    pub(super) fn names(&self, cards: &[Card]) -> Markup {
        html! {
            @if cards.is_empty() { span.muted { (self.say("civ-none")) } }
            @for (card, count) in super::counted(cards) {
                a href=(link(card)) { (self.called(card.face().key)) (invented(self.page.words, card)) @if count > 1 { " ×" (count) } }
                " "
            }
        }
    }
}
