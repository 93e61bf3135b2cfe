//! A small picture for each answer, and what would follow from it.

use imperium::{Action, Card, Zone, rule};
use kernel::{Arg, Phrase};
use maud::{Markup, html};

use super::card::suits;
use super::{ImperiumDrawing, texts};
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
    pub(super) fn note(&self, action: Action) -> Option<Markup> {
        let say = |key| Some(html! { (self.say(key)) });
        let text = |card: Card| Some(texts::place(card));
        match action {
            Action::Play(card) => Some(texts::when_played(card)),
            Action::Exhaust(card, _) => Some(texts::when_exhausted(card)),
            Action::Pick(Zone::Development, card, _) if !self.asked_by(rule::RULING_REFUND) => Some(html! {
                @if let Some(cost) = card.face().cost { (self.cost(cost)) ". " }
                (texts::place(card))
            }),
            Action::Pick(Zone::Market | Zone::Fame | Zone::Exile, card, _) => {
                let gains = [rule::TERM_ACQUIRE, rule::TERM_BREAK_THROUGH, rule::TERM_LOOK];
                if gains.into_iter().any(|rule| self.asked_by(rule)) { text(card) } else { None }
            }
            Action::Innovate => say("civ-note-innovate"),
            Action::Revolt => say("civ-note-revolt"),
            Action::Yes if self.asked_by(rule::TURN_ACTION) => text(self.asking()?),
            Action::Done if self.asked_by(rule::TURN_CHOICE) => match self.unused("civ-unused") {
                Some(lost) => Some(html! { span.warn { (lost) } }),
                None => say("civ-note-end"),
            },
            Action::Done if self.asked_by(rule::TIDY_DISCARD) => say("civ-note-draw"),
            _ => None,
        }
    }

    /// The cards that the visitor may play without an action; the tokens that are left stand in the question.
    pub(super) fn left(&self) -> Option<String> {
        if !self.asked_by(rule::TURN_CHOICE) {
            return None;
        }
        let free = self.legal.iter().filter_map(|action| match action {
            Action::Play(card) if card.face().free => Some(Arg::Term(card.face().key)),
            _ => None,
        });
        let free: Vec<Arg> = free.collect();
        (!free.is_empty()).then(|| self.tell(&Phrase::new("civ-left-free").with("cards", Arg::List(free))))
    }

    /// What is lost if the visitor ends the turn now although there is something left to do.
    pub(super) fn unused(&self, key: &'static str) -> Option<String> {
        let actions = self.side(self.near()).actions;
        let play = |action: &Action| matches!(action, Action::Play(card) if !card.face().free);
        let more = self.asked_by(rule::TURN_CHOICE) && actions > 0 && self.legal.iter().any(play);
        more.then(|| self.tell(&Phrase::new(key).number("actions", actions)))
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
