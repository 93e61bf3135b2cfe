//! What belongs to each side: tokens, cards in play, hand and piles.

use imperium::{Action, Card, PlayView, SeatView, Zone, rule};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::card::{Detail, invented, link};
use super::market::tokens;
use super::{Click, ImperiumDrawing, nation_emblem, nation_key, state_emblem, state_key, token_emblem, why};
use crate::page::{bare_token, sign};
use crate::table::{Part, Parts, part};

/// Cards in play and in hand are sent one by one; whatever is beyond the last place stands in it, too.
const IN_PLAY: usize = 24;
const IN_HAND: usize = 12;

/// Tokens a seat has at the beginning of its turn.
const ACTIONS: u8 = 3;
const EXHAUSTS: u8 = 5;

/// How many tokens or cards of a kind a seat has: sign, name and number.
struct Fact {
    emblem: &'static str,
    name: Phrase,
    number: usize,
}

/// The piles of a seat: the beginning of the id, sign and name. Only one nation has the last.
const PILES: [(&str, &str, &str); 6] = [
    ("deck", "i-deck", "civ-deck"),
    ("discard", "i-discard", "civ-discard"),
    ("history", "i-history", "civ-history"),
    ("national", "i-nation", "civ-nation-deck"),
    ("developments", "i-develop", "civ-developments"),
    ("sunken", "i-river", "civ-sunken"),
];

fn piles(side: &SeatView) -> usize {
    if side.nation == "atlanteans" { PILES.len() } else { PILES.len() - 1 }
}

/// A pile of cards. Its name stays; how many cards it has and which is sent when it changes.
pub(super) fn pile(id: &str, emblem: &str, name: &str, about: Option<String>, parts: &Parts) -> Markup {
    html! {
        details.pilebox {
            summary title=(name) { (sign(emblem)) span { (name) } (parts.at(&format!("{id}-count"))) }
            @if let Some(about) = about { p.muted { (about) } }
            (parts.at(&format!("{id}-cards")))
        }
    }
}

/// What changes of a pile. One that is spent has an exhaust token.
pub(super) fn pile_parts(id: &str, count: usize, spent: bool, inside: &Markup) -> [Part; 2] {
    let (number, cards) = (format!("{id}-count"), format!("{id}-cards"));
    let count = html! { b id=(number) { @if spent { (sign("i-exhaust")) } (count) } };
    let inside = html! { div id=(cards) { (inside) } };
    [part(number, count), part(cards, inside)]
}

/// Puts each thing into a place of its own, which has a name that does not change.
fn placed(place: &str, places: usize, mut drawn: Vec<Markup>) -> Vec<Part> {
    let rest = drawn.split_off(drawn.len().min(places - 1));
    drawn.resize_with(places - 1, || html! {});
    drawn.push(html! { @for more in &rest { (more) } });
    let parts = drawn.into_iter().enumerate().map(|(at, inside)| {
        let id = format!("{place}-{at}");
        let drawn = html! { div id=(id) { (inside) } };
        part(id, drawn)
    });
    parts.collect()
}

/// The places that [`placed`] filled.
fn places(place: &str, places: usize, parts: &Parts) -> Markup {
    html! { @for at in 0..places { (parts.at(&format!("{place}-{at}"))) } }
}

/// Where a number of a seat stands.
fn number_id(seat: Seat, at: usize) -> String {
    format!("n{seat}-{at}")
}

impl ImperiumDrawing<'_> {
    /// What a seat has, at a glance; of the others also their cards in play.
    pub(super) fn purse(&self, seat: Seat, parts: &Parts) -> Markup {
        let fact = |(at, fact): (usize, &Fact)| {
            let name = self.tell(&fact.name);
            html! { span title=(name) { (sign(fact.emblem)) span.vh { (name) ": " } (parts.at(&number_id(seat, at))) } }
        };
        html! {
            div.purse {
                (parts.at(&format!("nation-{seat}")))
                p.tokens { @for one in self.facts_of(seat).iter().enumerate() { (fact(one)) } }
                div.stock { (self.piles(seat, parts)) }
                @if seat != self.near() {
                    (parts.at(&format!("known-{seat}")))
                    div.minis { (places(&format!("play-{seat}"), IN_PLAY, parts)) }
                }
            }
        }
    }

    /// Which nation a seat plays, and in which state.
    pub(super) fn nation(&self, seat: Seat) -> Part {
        let (side, id) = (self.side(seat), format!("nation-{seat}"));
        let drawn = html! {
            p.nation id=(id) {
                @if !side.nation.is_empty() {
                    (sign(nation_emblem(side.nation))) b { (self.called(nation_key(side.nation))) }
                    span.state { (sign(state_emblem(side.empire))) (self.say(state_key(side.empire))) }
                }
            }
        };
        part(id, drawn)
    }

    /// The numbers of a seat: its tokens, and its cards in hand. Those of its piles stand at the piles.
    fn facts_of(&self, seat: Seat) -> Vec<Fact> {
        let side = self.side(seat);
        let of = |key: &'static str, most: u8| Phrase::new(key).number("most", most);
        let [materials, population, progress] = side.tokens.map(usize::from);
        let facts = [
            (token_emblem(0), Phrase::new("civ-materials"), materials),
            (token_emblem(1), Phrase::new("civ-population"), population),
            (token_emblem(2), Phrase::new("civ-progress"), progress),
            ("i-action", of("civ-actions", ACTIONS), side.actions.into()),
            ("i-exhaust", of("civ-exhausts", EXHAUSTS), side.exhausts.into()),
            ("i-hand", Phrase::new("civ-hand"), side.hand.into()),
        ];
        facts.into_iter().map(|(emblem, name, number)| Fact { emblem, name, number }).collect()
    }

    /// The same numbers as they are sent.
    pub(super) fn numbers(&self, seat: Seat) -> Vec<Part> {
        let number = |(at, Fact { number, .. }): (usize, Fact)| {
            let id = number_id(seat, at);
            let drawn = html! { b id=(id) data-glow=[(at < 3).then_some(number)] { (number) } };
            part(id, drawn)
        };
        self.facts_of(seat).into_iter().enumerate().map(number).collect()
    }

    /// The play area of the visitor.
    pub(super) fn tableau(&self, parts: &Parts) -> Markup {
        let near = self.near();
        html! {
            section.panel.area #tableau aria-labelledby="tableau-title" data-why="why-play" {
                header { (bare_token(near)) h2 #tableau-title { (self.say("civ-play")) } }
                div.rows { (places(&format!("play-{near}"), IN_PLAY, parts)) }
                (parts.at("tray"))
            }
        }
    }

    /// The cards in play of a seat; the power card stands first.
    pub(super) fn in_play(&self, seat: Seat) -> Vec<Part> {
        let side = self.side(seat);
        // A seat that still has to choose its nation has no power card.
        let power = (!side.nation.is_empty()).then(|| self.power(seat, side));
        let mut drawn: Vec<Markup> = power.into_iter().collect();
        let mut seen: Vec<Card> = Vec::new();
        for played in &side.play {
            let copy = seen.iter().filter(|&&card| card == played.card).count() as u8;
            seen.push(played.card);
            drawn.push(self.played(seat, played, copy));
        }
        drawn.extend(side.table.iter().map(|&card| self.card(card, Click::Rest, Detail::Full, " now", None)));
        placed(&format!("play-{seat}"), IN_PLAY, drawn)
    }

    fn power(&self, seat: Seat, side: &SeatView) -> Markup {
        let card = side.power;
        let own = seat == self.near();
        let actions = [Action::Exhaust(card, 0), Action::Pick(Zone::Play, card, 0)];
        let click = match actions.into_iter().find(|&action| own && self.may(action)) {
            Some(action) => Click::Answer(action),
            None if own => self.why_exhaust(card, side.power_spent),
            None => Click::Rest,
        };
        self.face_in_play(card, click, side.power_spent, 0)
    }

    /// A card in play, with its exhaust token and the progress on it.
    fn face_in_play(&self, card: Card, click: Click, spent: bool, progress: u8) -> Markup {
        let stored = [0, 0, progress];
        let said: Vec<String> =
            spent.then(|| self.say("civ-exhausted")).into_iter().chain(self.amounts(stored)).collect();
        let drawn = html! { @if spent { (sign("i-exhaust")) } (tokens(stored)) };
        let on = (!said.is_empty()).then(|| (said.join(", "), Some(drawn)));
        self.card(card, click, Detail::Full, if spent { " spent" } else { "" }, on)
    }

    fn played(&self, seat: Seat, played: &PlayView, copy: u8) -> Markup {
        let card = played.card;
        let own = seat == self.near();
        let click = match self.action_in_play(seat, played, copy) {
            Some(action) if own => Click::Answer(action),
            None if own => self.why_exhaust(card, played.spent),
            _ => Click::Rest,
        };
        let face = self.face_in_play(card, click, played.spent, played.progress);
        if played.garrison.is_empty() {
            return face;
        }
        html! {
            div.host {
                (face)
                @for &under in &played.garrison { (self.card(under, Click::Rest, Detail::Name, " under", None)) }
            }
        }
    }

    /// What a click on a card in play answers. Copies that lie alike are offered once.
    fn action_in_play(&self, seat: Seat, played: &PlayView, copy: u8) -> Option<Action> {
        let side = self.side(seat);
        let same: Vec<&PlayView> = side.play.iter().filter(|other| other.card == played.card).collect();
        let alike = |other: u8| {
            let other = same[usize::from(other)];
            other.spent == played.spent && other.garrison.is_empty() && played.garrison.is_empty()
        };
        (0..=copy).rev().filter(|&at| at == copy || alike(at)).find_map(|at| {
            let actions = [Action::Exhaust(played.card, at), Action::Pick(Zone::Play, played.card, at)];
            actions.into_iter().find(|&action| self.may(action))
        })
    }

    /// Whether a seat has so many copies of a card in play that this is one of them.
    pub(super) fn copy_in_play(&self, seat: Seat, card: Card, copy: u8) -> bool {
        let side = self.side(seat);
        card == side.power
            || side.play.iter().filter(|played| played.card == card).count() > usize::from(copy)
    }

    /// Why a card in play is not exhausted. One without an effect for it is explained by its place.
    fn why_exhaust(&self, card: Card, spent: bool) -> Click {
        if !self.asked_by(rule::TURN_CHOICE) || !card.face().exhausts {
            return Click::Rest;
        }
        Click::Blocked(match (spent, self.side(self.near()).exhausts) {
            (true, _) => why::SPENT,
            (false, 0) => why::EXHAUSTS,
            (false, _) => why::COST,
        })
    }

    /// The section of the visitor's hand.
    pub(super) fn held(&self, parts: &Parts) -> Markup {
        html! {
            section.panel.area #held aria-labelledby="held-title" data-why="why-hand" {
                header { (sign("i-hand")) h2 #held-title { (self.say("civ-hand")) } }
                div.ics #hand { (places("hand", IN_HAND, parts)) }
            }
        }
    }

    pub(super) fn in_hand(&self) -> Vec<Part> {
        let side = self.side(self.near());
        let hidden = usize::from(side.hand).saturating_sub(side.known.len());
        let known = super::counted(&side.known);
        let mut drawn: Vec<Markup> =
            known.into_iter().map(|(card, count)| self.copies(card, count)).collect();
        if hidden > 0 {
            let hidden = Phrase::new("civ-hidden").number("n", hidden as i64);
            drawn.push(html! { span.ic.back { b { (self.tell(&hidden)) } } });
        }
        if side.hand == 0 {
            drawn.push(html! { span.muted { (self.say("civ-hand-empty")) } });
        }
        placed("hand", IN_HAND, drawn)
    }

    /// The copies of a card in hand: the first in full, the names of the others under it.
    fn copies(&self, card: Card, count: usize) -> Markup {
        let copy = |detail, class| self.card(card, self.click_in_hand(card), detail, class, None);
        if count == 1 {
            return copy(Detail::Full, "");
        }
        html! {
            div.host { (copy(Detail::Full, "")) @for _ in 1..count { (copy(Detail::Name, " again")) } }
        }
    }

    fn click_in_hand(&self, card: Card) -> Click {
        let actions = [Action::Play(card), Action::Pick(Zone::Hand, card, 0)];
        if let Some(action) = actions.into_iter().find(|&action| self.may(action)) {
            return Click::Answer(action);
        }
        if !self.asked_by(rule::TURN_CHOICE) || self.page.you().is_none() {
            return Click::Rest;
        }
        let (side, face) = (self.side(self.near()), card.face());
        Click::Blocked(match face.only {
            _ if face.unplayable => why::NEVER,
            Some(empire) if empire != side.empire => why::STATE,
            _ if !face.free && side.actions == 0 => why::ACTIONS,
            _ if face.free && side.freed.contains(&card) => why::FREED,
            _ => why::COST,
        })
    }

    /// Deck, discard pile, history, nation deck and developments of a seat.
    fn piles(&self, seat: Seat, parts: &Parts) -> Markup {
        let about = self.say(if self.page.you() == Some(seat) { "civ-deck-own" } else { "civ-deck-other" });
        let mut about = Some(about);
        html! {
            // Something has to be said of the deck, which is the first.
            @for &(id, emblem, key) in &PILES[..piles(self.side(seat))] { (pile(&format!("{id}-{seat}"), emblem, &self.say(key), about.take(), parts)) }
        }
    }

    /// What changes of them.
    pub(super) fn in_piles(&self, seat: Seat) -> impl Iterator<Item = Part> {
        let side = self.side(seat);
        let mut deck = side.somewhere.clone();
        deck.extend(side.top.iter().flatten());
        let names = |cards: &[Card]| html! { p { (self.names(cards)) } };
        let last = html! {
            @if let Some(last) = side.accession {
                p { span.muted { (self.say("civ-accession")) } " " a href=(link(last)) { (self.called(last.face().key)) } }
            }
        };
        let inside: [(usize, bool, Markup); 6] = [
            (side.deck.into(), false, names(&deck)),
            (side.discard.len(), false, names(&side.discard)),
            (side.history_cards.into(), false, names(&side.history)),
            (nation_left(side), side.nation_spent, html! { (names(&side.nation_deck)) (last) }),
            (side.developments.len(), side.development_spent, self.developments(side)),
            (side.sunken.len(), false, names(&side.sunken)),
        ];
        PILES.into_iter().zip(inside).take(piles(side)).flat_map(move |((id, ..), (count, spent, inside))| {
            pile_parts(&format!("{id}-{seat}"), count, spent, &inside)
        })
    }

    fn developments(&self, side: &SeatView) -> Markup {
        html! {
            p {
                @if side.developments.is_empty() { span.muted { (self.say("civ-none")) } }
                @for &card in &side.developments {
                    a href=(link(card)) { (self.called(card.face().key)) (invented(self.page.words, card)) }
                    span.cost { (tokens(card.face().cost.unwrap_or_default())) }
                    " "
                }
            }
        }
    }

    /// What is known of the hand of another seat.
    pub(super) fn known(&self, seat: Seat) -> Part {
        let (side, id) = (self.side(seat), format!("known-{seat}"));
        let drawn = html! {
            p.known id=(id) {
                @if !side.known.is_empty() { span.muted { (self.say("civ-known")) } " " (self.names(&side.known)) }
            }
        };
        part(id, drawn)
    }
}

/// Cards left in a nation deck, its last one among them.
fn nation_left(side: &SeatView) -> usize {
    usize::from(side.nation_cards) + usize::from(side.accession.is_some())
}
