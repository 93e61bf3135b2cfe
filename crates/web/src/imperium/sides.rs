//! What belongs to each side: tokens, cards in play, hand and piles.

use imperium::{Action, Card, PlayView, SeatView, Zone};
use kernel::{Arg, Phrase, Seat};
use maud::{Markup, html};

use super::card::{Detail, link};
use super::market::tokens;
use super::{Board, Click, Why, nation_emblem, nation_key, sign, state_emblem, state_key, token_emblem};
use crate::page::{bare_token, enamel};

pub(super) const FACTS: [&str; 4] = ["facts-0", "facts-1", "facts-2", "facts-3"];

pub(super) const KNOWN: [&str; 4] = ["known-0", "known-1", "known-2", "known-3"];

/// Cards in play are sent a few at a time.
const FEW: usize = 3;
const PARTS: usize = 8;
const PLAY: [[&str; PARTS]; 4] = [
    ["play-0-0", "play-0-1", "play-0-2", "play-0-3", "play-0-4", "play-0-5", "play-0-6", "play-0-7"],
    ["play-1-0", "play-1-1", "play-1-2", "play-1-3", "play-1-4", "play-1-5", "play-1-6", "play-1-7"],
    ["play-2-0", "play-2-1", "play-2-2", "play-2-3", "play-2-4", "play-2-5", "play-2-6", "play-2-7"],
    ["play-3-0", "play-3-1", "play-3-2", "play-3-3", "play-3-4", "play-3-5", "play-3-6", "play-3-7"],
];
const PILES: [[&str; 5]; 4] = [
    ["pile-0-deck", "pile-0-discard", "pile-0-history", "pile-0-nation", "pile-0-developments"],
    ["pile-1-deck", "pile-1-discard", "pile-1-history", "pile-1-nation", "pile-1-developments"],
    ["pile-2-deck", "pile-2-discard", "pile-2-history", "pile-2-nation", "pile-2-developments"],
    ["pile-3-deck", "pile-3-discard", "pile-3-history", "pile-3-nation", "pile-3-developments"],
];
const TOKENS: [&str; 3] = ["civ-materials", "civ-population", "civ-progress"];

/// What a number that changes is known by.
const GLOW: [&str; 3] = ["t0", "t1", "t2"];

/// Tokens a seat has at the beginning of its turn.
const ACTIONS: u8 = 3;
const EXHAUSTS: u8 = 5;

impl Board<'_> {
    /// What a seat has, at a glance.
    pub(super) fn facts_of(&self, seat: Seat) -> Markup {
        let side = self.side(seat);
        let counted = |key: &'static str, n: i64| self.tell(&Phrase::new(key).number("n", n));
        let of = |key: &'static str, n: u8, most: u8| {
            self.tell(&Phrase::new(key).number("n", n).number("most", most))
        };
        // What is left in nation deck and developments stands at the piles.
        let zones = [
            ("i-hand", "civ-hand", usize::from(side.hand)),
            ("i-deck", "civ-deck", side.deck.into()),
            ("i-discard", "civ-discard", side.discard.len()),
            ("i-history", "civ-history", side.history.len()),
        ];
        let in_zone = |key, n: usize| {
            self.tell(&Phrase::new("civ-count").with("zone", Arg::Term(key)).number("n", n as i64))
        };
        html! {
            div.purse id=(FACTS[seat.index()]) {
                p.nation {
                    (sign(nation_emblem(side.nation))) b { (self.called(nation_key(side.nation))) }
                    span.state { (sign(state_emblem(side.empire))) (self.say(state_key(side.empire))) }
                }
                p.tokens {
                    @for (token, n) in side.tokens.into_iter().enumerate() {
                        span class=(GLOW[token]) role="img" title=(counted(TOKENS[token], n.into())) data-glow=(n) {
                            (sign(token_emblem(token))) (n)
                        }
                    }
                    (Board::count("i-action", &of("civ-actions", side.actions, ACTIONS), side.actions))
                    (Board::count("i-exhaust", &of("civ-exhausts", side.exhausts, EXHAUSTS), side.exhausts))
                }
                p.zones {
                    @for (emblem, key, n) in zones { (Board::count(emblem, &in_zone(key, n), n)) }
                }
            }
        }
    }

    /// The play area of the visitor.
    pub(super) fn tableau(&self) -> Markup {
        let near = self.near();
        html! {
            section.panel.area #tableau aria-labelledby="tableau-title" data-why="why-play" {
                header { (bare_token(near)) h2 #tableau-title { (self.say("civ-play")) } }
                div.rows { @for (_, row) in self.in_play(near) { (row) } }
                (self.tray())
            }
        }
    }

    /// The cards in play of a seat, in parts; the power card stands first.
    pub(super) fn in_play(&self, seat: Seat) -> Vec<(&'static str, Markup)> {
        let side = self.side(seat);
        let power = self.power(seat, side);
        let mut drawn = vec![power];
        let mut seen: Vec<Card> = Vec::new();
        for played in &side.play {
            let copy = seen.iter().filter(|&&card| card == played.card).count() as u8;
            seen.push(played.card);
            drawn.push(self.played(seat, played, copy));
        }
        drawn.extend(side.table.iter().map(|&card| self.card(card, Click::Rest, Detail::Play, " now", None)));
        // Whatever is beyond the last part stands in it, too.
        let parts = (0..PARTS).map(|part| {
            let from = (part * FEW).min(drawn.len());
            let to = if part + 1 == PARTS { drawn.len() } else { (from + FEW).min(drawn.len()) };
            (
                PLAY[seat.index()][part],
                html! { div.ics id=(PLAY[seat.index()][part]) { @for card in &drawn[from..to] { (card) } } },
            )
        });
        parts.collect()
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
        self.face_in_play(card, click, side.power_spent)
    }

    fn face_in_play(&self, card: Card, click: Click, spent: bool) -> Markup {
        let on = spent.then(|| (self.say("civ-exhausted"), sign("i-exhaust")));
        self.card(card, click, Detail::Play, if spent { " spent" } else { "" }, on)
    }

    fn played(&self, seat: Seat, played: &PlayView, copy: u8) -> Markup {
        let card = played.card;
        let own = seat == self.near();
        let click = match self.action_in_play(seat, played, copy) {
            Some(action) if own => Click::Answer(action),
            None if own => self.why_exhaust(card, played.spent),
            _ => Click::Rest,
        };
        let face = self.face_in_play(card, click, played.spent);
        if played.garrison.is_empty() {
            return face;
        }
        html! {
            div.host {
                (face)
                @for &under in &played.garrison { (self.card(under, Click::Rest, Detail::Play, " under", None)) }
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
        if self.question() != Some("ask-turn") || !card.face().exhausts {
            return Click::Rest;
        }
        Click::Why(match (spent, self.side(self.near()).exhausts) {
            (true, _) => Why::Spent,
            (false, 0) => Why::Exhausts,
            (false, _) => Why::Cost,
        })
    }

    /// The section of the visitor's hand.
    pub(super) fn held(&self) -> Markup {
        html! {
            section.panel.area #held aria-labelledby="held-title" data-why="why-hand" {
                header { (sign("i-hand")) h2 #held-title { (self.say("civ-hand")) } }
                (self.hand())
            }
        }
    }

    pub(super) fn hand(&self) -> Markup {
        let side = self.side(self.near());
        let hidden = usize::from(side.hand).saturating_sub(side.known.len());
        html! {
            div.ics #hand {
                @for &card in &side.known {
                    (self.card(card, self.click_in_hand(card), Detail::Full, "", None))
                }
                @if hidden > 0 { span.ic.back { b { (self.tell(&Phrase::new("civ-hidden").number("n", hidden as i64))) } } }
                @if side.hand == 0 { span.muted { (self.say("civ-hand-empty")) } }
            }
        }
    }

    fn click_in_hand(&self, card: Card) -> Click {
        let actions = [Action::Play(card), Action::Pick(Zone::Hand, card, 0)];
        if let Some(action) = actions.into_iter().find(|&action| self.may(action)) {
            return Click::Answer(action);
        }
        if self.question() != Some("ask-turn") || self.page.you().is_none() {
            return Click::Rest;
        }
        let (side, face) = (self.side(self.near()), card.face());
        Click::Why(match face.only {
            _ if face.unplayable => Why::Never,
            Some(empire) if empire != side.empire => Why::State,
            _ if !face.free && side.actions == 0 => Why::Actions,
            _ if face.free && side.freed.contains(&card) => Why::Freed,
            _ => Why::Cost,
        })
    }

    /// The piles of the visitor.
    pub(super) fn own_piles(&self) -> Markup {
        html! {
            section.stock #stock aria-label=(self.say("civ-piles")) {
                @for (_, pile) in self.piles(self.near()) { (pile) }
            }
        }
    }

    /// Deck, discard pile, history, nation deck and developments of a seat.
    pub(super) fn piles(&self, seat: Seat) -> Vec<(&'static str, Markup)> {
        let side = self.side(seat);
        let own = self.page.you() == Some(seat);
        let mut deck = side.somewhere.clone();
        deck.extend(side.top.iter().flatten());
        let about = self.say(if own { "civ-deck-own" } else { "civ-deck-other" });
        let [deck_id, discard, history, nation, developments] = PILES[seat.index()];
        let pile = |id, emblem, key, count: usize, spent: bool, inside: Markup| {
            let pile = html! {
                details.pilebox id=(id) {
                    summary { (sign(emblem)) span { (self.say(key)) } @if spent { (sign("i-exhaust")) } b { (count) } }
                    (inside)
                }
            };
            (id, pile)
        };
        let names = |cards: &[Card]| html! { p { (self.names(cards)) } };
        let last = html! {
            @if let Some(last) = side.accession {
                p { span.muted { (self.say("civ-accession")) } " " a href=(link(last)) { (self.called(last.face().key)) } }
            }
        };
        let in_deck = html! { p.muted { (about) } (names(&deck)) };
        let in_nation = html! { (names(&side.nation_deck)) (last) };
        let left = (nation_left(side), side.developments.len());
        vec![
            pile(deck_id, "i-deck", "civ-deck", side.deck.into(), false, in_deck),
            pile(discard, "i-discard", "civ-discard", side.discard.len(), false, names(&side.discard)),
            pile(history, "i-history", "civ-history", side.history.len(), false, names(&side.history)),
            pile(nation, "i-nation", "civ-nation-deck", left.0, side.nation_spent, in_nation),
            pile(
                developments,
                "i-develop",
                "civ-developments",
                left.1,
                side.development_spent,
                self.developments(side),
            ),
        ]
    }

    fn developments(&self, side: &SeatView) -> Markup {
        html! {
            p {
                @if side.developments.is_empty() { span.muted { (self.say("civ-none")) } }
                @for &card in &side.developments {
                    a href=(link(card)) { (self.called(card.face().key)) }
                    span.cost { (tokens(card.face().cost.unwrap_or_default())) }
                    " "
                }
            }
        }
    }

    /// What is known of the hand of another seat.
    pub(super) fn known(&self, seat: Seat) -> Markup {
        let side = self.side(seat);
        html! {
            p.known id=(KNOWN[seat.index()]) {
                @if !side.known.is_empty() { span.muted { (self.say("civ-known")) } " " (self.names(&side.known)) }
            }
        }
    }

    /// The others in full, for those who want to see it.
    pub(super) fn others(&self) -> Markup {
        let watching = self.page.you().is_none();
        html! {
            section.others #others aria-label=(self.say("civ-others")) {
                @for seat in self.rivals() {
                    @let side = self.side(seat);
                    details.panel.rival class=(enamel(seat)) open[watching] {
                        summary {
                            (bare_token(seat)) b { (self.page.name(seat)) }
                            span.muted { (self.called(nation_key(side.nation))) }
                        }
                        div.rows { @for (_, row) in self.in_play(seat) { (row) } }
                        (self.known(seat))
                        div.stock { @for (_, pile) in self.piles(seat) { (pile) } }
                    }
                }
            }
        }
    }
}

/// Cards left in a nation deck, its last one among them.
fn nation_left(side: &SeatView) -> usize {
    side.nation_deck.len() + usize::from(side.accession.is_some())
}
