//! The bot of a solo game: its areas, its last turn step by step, the table it plays by, and how the game ended.

use imperium::{BackView, BotEvent, BotView, Card, Event, Over, Provenance, bot_rows};
use kernel::{Arg, Phrase};
use maud::{Markup, html};
use table::Happening;

use super::card::{Detail, link};
use super::sides::{pile, pile_parts};
use super::{Click, ImperiumDrawing, nation_emblem, state_emblem, state_key, tale, token_emblem};
use crate::page::{mark, ours, sign};
use crate::table::{Part, Parts, Verdict, part};

/// The piles of the bot: id, sign and name. Only one nation has the last.
const PILES: [(&str, &str, &str); 5] = [
    ("bot-deck", "i-deck", "civ-deck"),
    ("bot-discard", "i-discard", "civ-discard"),
    ("bot-history", "i-history", "civ-history"),
    ("bot-dynasty", "i-develop", "civ-bot-dynasty"),
    ("bot-quests", "i-knight", "civ-bot-quests"),
];

fn piles(bot: &BotView) -> usize {
    if bot.nation == "arthurians" { PILES.len() } else { PILES.len() - 1 }
}

/// The stages of a journey.
const JOURNEY: [&str; 4] =
    ["card-visions-of-shangri-la", "card-path-to-shangri-la", "card-gates-of-shangri-la", "card-shangri-la"];

/// Tokens by their names.
const TOKENS: [&str; 3] = ["civ-materials", "civ-population", "civ-progress"];

/// Whether a step of its turn begins with this.
fn begins_step(event: &Event) -> bool {
    matches!(
        event,
        Event::Bot(
            BotEvent::Rolled { .. } | BotEvent::TurnedUp { .. } | BotEvent::Tidies | BotEvent::Scored { .. }
        )
    )
}

/// What is said of a card that is not known.
fn face_down(back: BackView) -> &'static str {
    match back {
        BackView::Fame => "civ-bot-fame",
        BackView::Known(_) | BackView::Deck | BackView::Market(_) => "civ-bot-hidden",
    }
}

impl ImperiumDrawing<'_> {
    /// Its areas at a glance, where other games show the other players.
    pub(super) fn bot(&self, parts: &Parts) -> Markup {
        let mut about = Some(self.say("civ-bot-deck-about"));
        html! {
            @if let Some(bot) = &self.view.bot {
                section.panel.purse.rival #botside aria-labelledby="bot-title" {
                    h2 #bot-title { (mark("bot")) (self.say("civ-bot")) }
                    (parts.at("bot"))
                    // Something has to be said of the deck, which is the first.
                    div.stock { @for &(id, emblem, key) in &PILES[..piles(bot)] { (pile(id, emblem, &self.say(key), about.take(), parts)) } }
                    (parts.at("bot-slots"))
                    (parts.at("bot-play"))
                }
            }
        }
    }

    /// Its last turn, and the table it plays by.
    pub(super) fn bot_tale(&self, parts: &Parts) -> Markup {
        html! {
            details.panel.tale #steps open {
                summary { h2 { (self.say("civ-bot-last")) } }
                (parts.at("bot-turn"))
                details.rowsof { summary { (self.say("civ-bot-rows")) } (parts.at("bot-rows")) }
            }
        }
    }

    pub(super) fn bot_parts(&self) -> Vec<Part> {
        let Some(bot) = &self.view.bot else { return Vec::new() };
        let mut dynasty = bot.nation_deck.clone();
        dynasty.extend(bot.accession);
        dynasty.extend(&bot.developments);
        let named = |cards: &[Card]| html! { p { (self.names(cards)) } };
        let inside = [
            (usize::from(bot.deck), self.bot_deck(bot)),
            (bot.discard.len(), named(&bot.discard)),
            (bot.history.len(), named(&bot.history)),
            (usize::from(bot.dynasty), named(&dynasty)),
            (bot.quests.len(), named(&bot.quests)),
        ];
        let inside = PILES.into_iter().zip(inside).take(piles(bot));
        let mut parts: Vec<Part> =
            inside.flat_map(|((id, ..), (count, cards))| pile_parts(id, count, false, &cards)).collect();
        parts.extend([
            part("bot", self.bot_facts(bot)),
            part("bot-slots", self.bot_slots(bot)),
            part("bot-play", self.bot_play(bot)),
            part("bot-turn", self.bot_turn(bot)),
            part("bot-rows", self.bot_table(bot)),
        ]);
        parts
    }

    /// Cards of the deck and those of slots that came from it, in no order; then what is known of its top and bottom, and
    /// of older slots.
    fn bot_deck(&self, bot: &BotView) -> Markup {
        html! {
            p { (self.names(&bot.face_down)) }
            @if !bot.top.is_empty() {
                p {
                    span.muted { (self.say("civ-bot-top")) } " "
                    @for (at, back) in bot.top.iter().rev().enumerate() {
                        @if at > 0 { ", " }
                        @match back {
                            BackView::Known(card) => a href=(link(*card)) { (self.called(card.face().key)) },
                            back => span { (self.say(face_down(*back))) },
                        }
                    }
                }
            }
            @if !bot.bottom.is_empty() {
                p { span.muted { (self.say("civ-bot-bottom")) } " " (self.names(&bot.bottom)) }
            }
            @if !bot.older.is_empty() {
                p { span.muted { (self.say("civ-bot-older")) } " " (self.names(&bot.older)) }
            }
        }
    }

    /// Nation, state, level, how far it has come, and tokens.
    fn bot_facts(&self, bot: &BotView) -> Markup {
        let level = Phrase::new("civ-bot-level").with("level", Arg::Term(bot.level.key()));
        let counts = TOKENS.into_iter().zip(bot.tokens).enumerate();
        html! {
            div #bot {
                p.nation {
                    (sign(nation_emblem(bot.nation))) b { (self.called(bot.key)) }
                    span.state { (sign(state_emblem(bot.empire))) (self.say(state_key(bot.empire))) }
                    span.chip { (self.tell(&level)) }
                    @if let Some(&stage) = bot.journey.and_then(|stage| JOURNEY.get(usize::from(stage))) {
                        span.chip { (self.say("civ-bot-journey")) " " (self.called(stage)) }
                    }
                    @if bot.king { span.chip { (self.say("civ-bot-king")) } }
                }
                p.tokens {
                    @for (at, (name, n)) in counts {
                        span title=(self.say(name)) {
                            (sign(token_emblem(at))) span.vh { (self.say(name)) ": " } b data-glow=(n) { (n) }
                        }
                    }
                }
            }
        }
    }

    fn bot_slots(&self, bot: &BotView) -> Markup {
        html! {
            ol.minis #bot-slots aria-label=(self.say("civ-bot-slots")) {
                @for (number, slot) in (1..).zip(&bot.slots) { li { b { (number) } (self.lying(*slot)) } }
            }
        }
    }

    /// What is known of a card in a slot.
    fn lying(&self, slot: Option<BackView>) -> Markup {
        match slot {
            Some(BackView::Known(card)) => self.open(card),
            Some(back) => html! { span.ic.back { b { (self.say(face_down(back))) } } },
            None => html! { span.muted { (self.say("civ-bot-empty")) } },
        }
    }

    fn open(&self, card: Card) -> Markup {
        self.card(card, Click::Rest, Detail::Name, "", None)
    }

    fn bot_play(&self, bot: &BotView) -> Markup {
        html! {
            div.minis #bot-play {
                @if !bot.play.is_empty() { span.muted { (self.say("civ-play")) } }
                @for &card in &bot.play { (self.open(card)) }
            }
        }
    }

    /// Its last turn: each card, the row that fitted with its text, and what happened.
    fn bot_turn(&self, bot: &BotView) -> Markup {
        let log = &self.page.game.log;
        let rolled = |told: &Happening<'_>| matches!(told.event(), Some(Event::Bot(BotEvent::Rolled { .. })));
        let from = log.iter().rposition(rolled).unwrap_or(log.len());
        let events = log[from..].iter().map_while(|told| match told.event::<Event>()? {
            Event::Solstice { .. } => None,
            event => Some((told, event)),
        });
        let mut steps: Vec<Vec<Markup>> = Vec::new();
        for (told, event) in events.filter(|(_, event)| !tale::is_aside(event)) {
            let mut line = html! { (self.tell(&told.says())) };
            if let Event::Bot(BotEvent::Row { empire, row, .. }) = event {
                let rows = bot_rows(bot.tables, bot.nation, *empire, &|phrase| self.tell(phrase));
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
            ol.steps-of #bot-turn {
                @if steps.is_empty() { li.muted { (self.say("civ-bot-waits")) } }
                @for step in &steps {
                    @if let [first, then @ ..] = &step[..] {
                        li { b { (first) } @if !then.is_empty() { ul { @for line in then { li { (line) } } } } }
                    }
                }
            }
        }
    }

    /// Every row of the table of its state: the first one that fits a card is used.
    fn bot_table(&self, bot: &BotView) -> Markup {
        html! {
            ol #bot-rows {
                @for row in bot_rows(bot.tables, bot.nation, bot.empire, &|phrase| self.tell(phrase)) {
                    li { b { (row.sign) } ": " (row.text) @if row.from == Provenance::Ours { (ours(self.page.words)) } }
                }
            }
        }
    }

    /// How a solo game ended: the bot has no seat, but its points decide.
    pub(super) fn against_the_bot(&self) -> Option<Verdict> {
        let bot = self.view.bot.as_ref()?;
        let theirs = bot.points?;
        let (rank, mine) = *self.view.ranks.as_ref()?.first()?;
        let key = match (rank, self.view.over) {
            (1, _) => "civ-bot-beaten",
            (_, Over::Collapsed) => "civ-bot-collapse",
            _ if mine == theirs => "civ-bot-tied",
            _ => "civ-bot-won",
        };
        let says = Phrase::new(key).number("mine", mine).number("theirs", theirs);
        let level = Phrase::new("civ-bot-against")
            .with("nation", Arg::Term(bot.key))
            .with("level", Arg::Term(bot.level.key()));
        Some(Verdict {
            says: self.tell(&says),
            about: self.tell(&level),
            rival: self.called(bot.key),
            rank: if rank == 1 { 2 } else { 1 },
            score: theirs,
        })
    }
}
