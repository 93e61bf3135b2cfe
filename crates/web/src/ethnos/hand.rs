//! The visitor's hand, where a band is composed.

use ethnos::content::HAND_LIMIT;
use ethnos::{Action, Card, HandView, Phase, Tribe};
use kernel::Phrase;
use maud::html;

use super::{Click, Copies, EthnosDrawing, why};
use crate::table::{Part, Reason, part, stamp};

impl EthnosDrawing<'_> {
    pub(super) fn hand(&self) -> Part {
        let draft = self.view.draft.as_ref();
        let chosen = draft.map_or(&[][..], |draft| &draft.cards);
        // All cards in one order, chosen or not: choosing one must not make the others jump.
        let mut cards: Vec<(Card, bool)> = self.view.hand.iter().map(|&card| (card, false)).collect();
        cards.extend(chosen.iter().map(|&card| (card, true)));
        cards.sort_by_key(|&(card, chosen)| (card, !chosen));
        let mut leader = draft.and_then(|draft| draft.leader);
        let mut copies = Copies::new();
        let rest = self.chooses_nothing();
        let away = self.to_the_pool();
        let count = Phrase::new("hand-count")
            .number("count", cards.len() as i64)
            .number("most", HAND_LIMIT.value as i64);
        let drawn = html! {
            section.hand.panel #hand aria-labelledby="hand-title" {
                header {
                    h2 #hand-title { (self.say("hand")) }
                    span.muted.small { (self.tell(&count)) }
                    @if !chosen.is_empty() {
                        span.chip.gold { (self.tell(&Phrase::new("hand-chosen").number("count", chosen.len() as i64))) }
                    }
                    @if away && !self.view.hand.is_empty() {
                        span.chip.lose { (self.tell(&Phrase::new("hand-away").number("count", self.view.hand.len() as i64))) }
                    }
                }
                div.cards.away[away] role="group" aria-labelledby="hand-title" data-why=[rest.map(|why| why.id)] aria-describedby=[rest.map(|why| why.id)] {
                    @for (card, chosen) in cards {
                        @let copy = copies.next(card);
                        @let leads = chosen && leader.take_if(|leader| *leader == card).is_some();
                        @let click = if chosen { self.unchoosing(card, leads) } else { self.choosing(card) };
                        @let class = match (chosen, leads) { (false, _) => "", (true, false) => " chosen", (true, true) => " chosen leads" };
                        (self.card('h', copy, card, &click, class))
                    }
                }
                // Takes back part of what is being composed.
                @if !chosen.is_empty() {
                    form #back method="post" action=(self.page.to("undo")) data-live="undo" { (stamp(self.page, "b")) }
                }
            }
        };
        part("hand", drawn)
    }

    /// Whether the cards that are not chosen go to the pool if the visitor stops choosing. A Centaur's may be played before.
    fn to_the_pool(&self) -> bool {
        let leader = self.view.draft.as_ref().and_then(|draft| draft.leader);
        match self.phase() {
            Some(Phase::Keep(_)) => true,
            Some(Phase::Band) => {
                leader.is_some_and(|leader| !matches!(leader.tribe(), Tribe::Elf | Tribe::Centaur))
            }
            _ => false,
        }
    }

    /// Why none of the cards can be chosen now.
    fn chooses_nothing(&self) -> Option<Reason> {
        let chooses = matches!(self.view.phase, Phase::Turn | Phase::Again | Phase::Band | Phase::Keep(_));
        self.idle().or((!chooses).then_some(EthnosDrawing::WHY_STEP))
    }

    /// What was added after the leader, in the order it was.
    fn added(&self) -> HandView {
        let Some(draft) = &self.view.draft else { return HandView::new() };
        let mut added = draft.cards.clone();
        if let Some(at) = draft.leader.and_then(|leader| added.iter().position(|&card| card == leader)) {
            added.remove(at);
        }
        added.sort_unstable();
        added
    }

    fn step(&self, card: Card) -> Action {
        if matches!(self.view.phase, Phase::Keep(_)) { Action::Keep(card) } else { Action::Add(card) }
    }

    fn choosing(&self, card: Card) -> Click {
        if self.chooses_nothing().is_some() {
            return Click::Rest;
        }
        let why = match self.view.phase {
            Phase::Turn | Phase::Again => {
                if self.may(Action::Lead(card)) {
                    return Click::Answer(Action::Lead(card));
                }
                why::SKELETON
            }
            Phase::Band | Phase::Keep(_) => {
                let action = self.step(card);
                if self.may(action) {
                    return Click::Answer(action);
                }
                // Cards are added in one order. A click in another order takes back the later ones first.
                let after: Vec<Card> = self.added().into_iter().filter(|&one| one > card).collect();
                let room = match self.view.phase {
                    Phase::Keep(most) => self.added().len() < usize::from(most),
                    _ => self.fits(card),
                };
                if room && !after.is_empty() && after.len() <= self.page.table.free_undo {
                    let then = std::iter::once(card).chain(after.iter().copied()).map(|card| self.step(card));
                    return Click::Instead(after.len(), then.collect());
                }
                if matches!(self.view.phase, Phase::Band) { why::FIT } else { why::ENOUGH }
            }
            _ => return Click::Rest,
        };
        Click::Blocked(why)
    }

    /// Whether a card could stand in the band that is being composed.
    fn fits(&self, card: Card) -> bool {
        let Some(leader) = self.view.draft.as_ref().and_then(|draft| draft.leader) else { return false };
        let mut band = self.added();
        band.push(card);
        let mut living = band.iter().filter(|&&card| card != Card::SKELETON);
        living.clone().all(|card| card.tribe() == leader.tribe())
            || living.all(|card| card.kingdom() == leader.kingdom())
    }

    /// A click on a chosen card takes it out again; on the leader, it takes the whole band back.
    fn unchoosing(&self, card: Card, leads: bool) -> Click {
        let added = self.added();
        let at = added.iter().position(|&one| one == card).unwrap_or(0);
        let (answers, then) =
            if leads { (added.len() + 1, &[][..]) } else { (added.len() - at, &added[at + 1..]) };
        if answers == 0 || answers > self.page.table.free_undo {
            return Click::Blocked(EthnosDrawing::WHY_STEP);
        }
        Click::Instead(answers, then.iter().map(|&card| self.step(card)).collect())
    }
}
