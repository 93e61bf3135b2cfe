//! A small picture for each answer, and what would follow from it.

use imperium::{Action, Card, Zone, rule};
use kernel::Phrase;
use maud::{Markup, html};

use super::ImperiumDrawing;
use super::card::suits;
use crate::page::{mark, shape};

impl ImperiumDrawing<'_> {
    pub(super) fn picture(&self, action: Action) -> Markup {
        let emblem = |id: &str| html! { svg.sign { (shape(id)) } };
        let card = |card: Card| emblem(suits(&card.face())[0].1);
        match action {
            Action::Play(played) => card(played),
            Action::Pick(_, picked, _) => card(picked),
            Action::Exhaust(..) => emblem("i-exhaust"),
            Action::Innovate => emblem("i-develop"),
            Action::Revolt => emblem("i-unrest"),
            Action::Suit(at) => emblem(super::card::suit(usize::from(at)).1),
            Action::Way(..) => emblem("i-action"),
            Action::Pay(..) | Action::Amount(_) => emblem("i-materials"),
            Action::Yes => html! { span.sign { (mark("check")) } },
            Action::Done => html! { span.sign { (mark("close")) } },
        }
    }

    /// What would follow: what a card does where it is resolved, and its whole text where it is new to its owner.
    pub(super) fn note(&self, action: Action) -> Option<String> {
        let say = |phrase: &Phrase| self.tell(phrase);
        let text = |card: Card| Some(imperium::text(card, &say).join(" "));
        match action {
            Action::Play(card) => Some(imperium::effects_of(card, &say).join(" ")),
            Action::Exhaust(card, _) => imperium::exhaust_of(card, &say),
            Action::Pick(Zone::Development, card, _) if !self.asked_by(rule::RULING_REFUND) => {
                let cost = card.face().cost.map(|cost| self.cost(cost));
                Some(cost.into_iter().chain(text(card)).collect::<Vec<_>>().join(". "))
            }
            Action::Pick(Zone::Market | Zone::Fame | Zone::Exile, card, _) => {
                let gains = [rule::TERM_ACQUIRE, rule::TERM_BREAK_THROUGH, rule::TERM_LOOK];
                if gains.into_iter().any(|rule| self.asked_by(rule)) { text(card) } else { None }
            }
            Action::Innovate => Some(self.say("civ-note-innovate")),
            Action::Revolt => Some(self.say("civ-note-revolt")),
            Action::Yes if self.asked_by(rule::TURN_ACTION) => text(self.asking()?),
            Action::Done if self.asked_by(rule::TURN_CHOICE) => Some(self.say("civ-note-end")),
            Action::Done if self.asked_by(rule::TIDY_DISCARD) => Some(self.say("civ-note-draw")),
            _ => None,
        }
    }

    /// What a development costs.
    pub(super) fn cost(&self, cost: [u8; 3]) -> String {
        format!("{} {}", self.say("civ-cost"), self.amounts(cost).collect::<Vec<_>>().join(", "))
    }

    /// So many materials, population and progress, in words.
    pub(super) fn amounts(&self, counts: [u8; 3]) -> impl Iterator<Item = String> {
        const TOKENS: [&str; 3] = ["tokens-materials", "tokens-population", "tokens-progress"];
        let some = TOKENS.into_iter().zip(counts).filter(|(_, n)| *n > 0);
        some.map(|(key, n)| self.tell(&Phrase::new(key).number("n", n)))
    }

    /// The card whose effect asks.
    fn asking(&self) -> Option<Card> {
        self.view.under_way.last()?.card
    }
}
