//! The market, its decks, and cards that are chosen from somewhere else.

use imperium::{Action, Card, Zone};
use kernel::Phrase;
use maud::{Markup, html};

use super::card::{Detail, Suit, suit};
use super::sides::{pile, pile_parts};
use super::{Click, ImperiumDrawing, token_emblem, zone_key};
use crate::page::sign;
use crate::table::{Part, Parts, part};

/// So many cards to choose from are drawn in full.
const FEW: usize = 8;

const SLOTS: [&str; 5] = ["slot-0", "slot-1", "slot-2", "slot-3", "slot-4"];

const DECKS: [&str; 6] =
    ["deck-uncivilised", "deck-civilised", "deck-region", "deck-main", "deck-fame", "deck-unrest"];

impl ImperiumDrawing<'_> {
    pub(super) fn market(&self, parts: &Parts) -> Markup {
        html! {
            section.panel.shop #market aria-labelledby="market-title" data-why="why-market" {
                header { h2 #market-title { (self.say("civ-market")) } }
                ul.ics { @for id in SLOTS { (parts.at(id)) } }
                div.supply {
                    @for id in DECKS { (parts.at(id)) }
                    (pile("exile", "i-exile", &self.say("civ-exile"), None, parts))
                }
            }
        }
    }

    pub(super) fn slots(&self) -> Vec<Part> {
        let slots = (0u8..).zip(SLOTS).zip(&self.view.market);
        slots
            .map(|((at, id), slot)| {
                part(id, html! { li id=(id) { @if let Some(slot) = slot { (self.slot(at, slot)) } } })
            })
            .collect()
    }

    fn slot(&self, at: u8, slot: &imperium::SlotView) -> Markup {
        let action = Action::Pick(Zone::Market, slot.card, at);
        let click = if self.may(action) { Click::Answer(action) } else { Click::Rest };
        let unrest = slot.unrest.then(|| self.say("civ-suit-unrest"));
        let said: Vec<String> = self.amounts(slot.tokens).chain(unrest).collect();
        // What lies on it is said in words: under the card, and in its name to those who do not see it.
        let said = (!said.is_empty()).then(|| format!("{} {}", self.say("civ-comes"), said.join(", ")));
        let on = said.clone().map(|said| (said, None));
        html! {
            (self.card(slot.card, click, Detail::Full, "", on))
            @if let Some(said) = said { p.comes aria-hidden="true" { (said) } }
        }
    }

    /// The decks, and the unrest that is left. To name a suit, or break through for it, a player may click its deck; for
    /// tributaries that is the main deck.
    pub(super) fn decks(&self) -> Vec<Part> {
        let view = self.view;
        let main: usize =
            view.main.iter().map(|&count| usize::from(count)).sum::<usize>() + view.main_seen.len();
        let [uncivilised, civilised, region] = view.decks;
        let decks: [(Option<u8>, Suit, usize); 6] = [
            (Some(0), suit(0), uncivilised.into()),
            (Some(1), suit(1), civilised.into()),
            (Some(2), suit(2), region.into()),
            (Some(3), ("c-power", "i-deck", "civ-main-deck"), main),
            (None, ("c-fame", "i-fame", "civ-fame"), view.fame.into()),
            (None, ("c-unrest", "i-unrest", "civ-pile"), view.pile.into()),
        ];
        let drawn = |(id, (names, suit, count))| part(id, self.deck(id, names, suit, count));
        DECKS.into_iter().zip(decks).map(drawn).collect()
    }

    /// What is exiled.
    pub(super) fn exiled(&self) -> [Part; 2] {
        let exile = &self.view.exile;
        pile_parts("exile", exile.len(), false, &html! { p { (self.names(exile)) } })
    }

    fn deck(&self, id: &str, names: Option<u8>, (class, emblem, key): Suit, count: usize) -> Markup {
        let action = names.map(Action::Suit).filter(|&action| self.may(action));
        let label = self.say(key);
        let inside = html! { (sign(emblem)) span { (label) } b data-n=(count) {} };
        match action {
            Some(action) => html! {
                button id=(id) class={ "deckof " (class) " can" } title=(label) form="act" name="action" value=(action)
                    aria-label={ (label) " " (count) ": " (self.words_of(action)) } { (inside) }
            },
            None => html! { div id=(id) class={ "deckof " (class) } title=(label) { (inside) } },
        }
    }

    /// Cards that may be chosen and lie neither in the market nor in hand nor in play.
    fn elsewhere(&self) -> Vec<(Action, (Zone, Card))> {
        let elsewhere = |&action: &Action| match action {
            Action::Pick(Zone::Market | Zone::Hand, ..) => None,
            Action::Pick(zone, card, copy) => {
                let own = zone == Zone::Play && self.copy_in_play(self.near(), card, copy);
                (!own).then_some((action, (zone, card)))
            }
            _ => None,
        };
        self.legal.iter().filter_map(elsewhere).collect()
    }

    /// Whether a whole deck is looked through: a player knows its cards.
    pub(super) fn looks_through(&self) -> bool {
        self.legal.len() > FEW && self.elsewhere().len() > FEW
    }

    /// The same as they are drawn.
    pub(super) fn tray(&self) -> Markup {
        let picks = self.elsewhere();
        let from = picks.first().map(|(_, (zone, _))| zone_key(*zone));
        let detail = if self.looks_through() { Detail::Name } else { Detail::Full };
        html! {
            div #tray {
                @if let Some(from) = from {
                    section.panel.from aria-label=(self.say("civ-choose-from")) {
                        h3 { (self.tell(&Phrase::new("civ-from").with("zone", kernel::Arg::Term(from)))) }
                        div.ics {
                            @for (action, (zone, card)) in picks {
                                @let cost = card.face().cost.filter(|_| zone == Zone::Development);
                                @let on = cost.map(|cost| (self.cost(cost), Some(tokens(cost))));
                                (self.card(card, Click::Answer(action), detail, "", on))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// So many materials, population and progress. The style sheet writes the numbers.
pub(super) fn tokens(counts: [u8; 3]) -> Markup {
    html! {
        @for (token, n) in counts.into_iter().enumerate().filter(|(_, n)| *n > 0) { i data-n=(n) {} (sign(token_emblem(token))) }
    }
}
