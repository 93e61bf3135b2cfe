//! The bot of a solo game: its areas, and its last turn step by step.

use imperium::{BackView, BotEvent, BotView, Card, Event, Provenance, bot_rows};
use kernel::{Arg, Phrase};
use maud::{Markup, html};
use table::Happening;

use super::card::link;
use super::{ImperiumDrawing, counted, state_key, token_emblem};
use crate::page::{ours, sign};
use crate::table::{Part, Parts, part};

/// Whether a step of its turn begins with this.
fn begins_step(event: &Event) -> bool {
    matches!(
        event,
        Event::Bot(BotEvent::Rolled { .. } | BotEvent::TurnedUp { .. } | BotEvent::Token { .. })
            | Event::Bot(BotEvent::Filled { .. } | BotEvent::Scored { .. })
    )
}

impl ImperiumDrawing<'_> {
    pub(super) fn bot(&self, parts: &Parts) -> Markup {
        html! {
            @if self.view.bot.is_some() {
                section.panel #botside { h2 { (self.say("civ-bot")) } (parts.at("bot")) }
            }
        }
    }

    pub(super) fn bot_part(&self) -> Option<Part> {
        let bot = self.view.bot.as_ref()?;
        let drawn = html! {
            div #bot {
                p {
                    b { (self.called(bot.key)) } " · " (self.say(state_key(bot.empire))) " · "
                    (self.tell(&Phrase::new("civ-bot-level").with("level", Arg::Term(bot.level.key()))))
                    @if let Some(points) = bot.points {
                        " · " (self.tell(&Phrase::new("told-bot-scored").number("points", points)))
                    }
                }
                p {
                    @for (at, n) in bot.tokens.iter().enumerate() { (sign(token_emblem(at))) b { (n) } " " }
                    (self.tell(&Phrase::new("civ-bot-decks").number("deck", bot.deck).number("dynasty", bot.dynasty)))
                }
                ol.bot-slots {
                    @for slot in &bot.slots { li { (self.lying(*slot)) } }
                }
                (self.bot_cards("civ-play", &bot.play))
                (self.bot_cards("civ-discard", &bot.discard))
                (self.bot_cards("civ-history", &bot.history))
                h3 { (self.say("civ-bot-last")) }
                (self.bot_turn(bot))
            }
        };
        Some(part("bot", drawn))
    }

    /// What is known of a card in a slot.
    fn lying(&self, slot: Option<BackView>) -> Markup {
        match slot {
            None => html! { span.muted { (self.say("civ-bot-empty")) } },
            Some(BackView::Known(card)) => self.named(card),
            Some(BackView::Fame) => html! { (self.say("civ-bot-fame")) },
            Some(BackView::Deck | BackView::Market(_)) => html! { (self.say("civ-bot-hidden")) },
        }
    }

    fn named(&self, card: Card) -> Markup {
        html! { a href=(link(card)) { (self.called(card.face().key)) } }
    }

    fn bot_cards(&self, title: &'static str, cards: &[Card]) -> Markup {
        html! {
            @if !cards.is_empty() {
                details.pilebox {
                    summary { span { (self.say(title)) } b { (cards.len()) } }
                    ul { @for (card, times) in counted(cards) {
                        li { (self.named(card)) @if times > 1 { " ×" (times) } }
                    } }
                }
            }
        }
    }

    /// Its last turn: each card, the row that fitted with its text, and what happened.
    fn bot_turn(&self, bot: &BotView) -> Markup {
        let log = &self.page.game.log;
        let rolled = |told: &Happening<'_>| matches!(told.event(), Some(Event::Bot(BotEvent::Rolled { .. })));
        let Some(from) = log.iter().rposition(rolled) else {
            return html! { p.muted { (self.say("civ-bot-waits")) } };
        };
        let events = log[from..].iter().map_while(|told| match told.event::<Event>()? {
            Event::Solstice { .. } => None,
            event => Some((told, event)),
        });
        let mut steps: Vec<Vec<Markup>> = Vec::new();
        for (told, event) in events.filter(|(_, event)| !super::tale::is_aside(event)) {
            let mut line = html! { (self.tell(&told.says())) };
            if let Event::Bot(BotEvent::Row { empire, row, .. }) = event {
                let rows = bot_rows(bot.nation, *empire, &|phrase| self.tell(phrase));
                if let Some(row) = rows.get(usize::from(*row)) {
                    line = html! { (line) " " q { (row.text) }
                    @if row.from == Provenance::Ours { (ours(self.page.words)) } };
                }
            }
            match steps.last_mut() {
                Some(step) if !begins_step(event) => step.push(line),
                _ => steps.push(vec![line]),
            }
        }
        html! {
            ol.steps-of {
                @for step in &steps {
                    @if let [first, then @ ..] = &step[..] {
                        li { b { (first) } @if !then.is_empty() { ul { @for line in then { li { (line) } } } } }
                    }
                }
            }
        }
    }
}
