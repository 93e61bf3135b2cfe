//! Sentences about the bot of a solo game.

use kernel::{Arg, Phrase, RuleId};

use super::{card, cards, token, zone};
use crate::bot::goal_key;
use crate::event::BotEvent;
use crate::program::Zone;
use crate::rule;
use crate::view::BotView;

pub(super) fn happened(event: &BotEvent) -> Phrase {
    let tokens = |key: &'static str, what, n: u8| Phrase::new(key).with("token", token(what)).number("n", n);
    match event {
        BotEvent::Nation { nation, level: of, .. } => Phrase::new("told-bot-nation")
            .with("nation", Arg::Term(nation))
            .with("level", Arg::Term(of.key())),
        BotEvent::Rolled { die, skips } => Phrase::new("told-bot-rolled")
            .number("die", *die)
            .with("skips", Arg::Name(if *skips { "yes" } else { "no" })),
        BotEvent::TurnedUp { slot, card: up } => {
            Phrase::new("told-bot-turned-up").number("slot", *slot).with("card", card(*up))
        }
        BotEvent::Row { card: of, row, sign, passed, .. } => Phrase::new("told-bot-row")
            .with("card", card(*of))
            .number("row", *row + 1)
            .with("sign", Arg::Term(sign))
            .number("passed", *passed),
        BotEvent::Idle { card: of } => Phrase::new("told-bot-idle").with("card", card(*of)),
        BotEvent::Placed { card: of, to } => {
            Phrase::new("told-bot-placed").with("card", card(*of)).with("goal", Arg::Term(goal_key(*to)))
        }
        BotEvent::Gained { token, n, total } => tokens("told-bot-gained", *token, *n).number("total", *total),
        BotEvent::Paid { token, n, total } => tokens("told-bot-paid", *token, *n).number("total", *total),
        BotEvent::Took { card: of, acquired, .. } => Phrase::new("told-bot-took")
            .with("card", card(*of))
            .with("how", Arg::Name(if *acquired { "acquired" } else { "broken" })),
        BotEvent::Stacked { card: Some(of), .. } => Phrase::new("told-bot-stacked").with("card", card(*of)),
        BotEvent::Stacked { card: None, fame } => Phrase::new("told-bot-stacked-hidden")
            .with("kind", Arg::Name(if *fame { "fame" } else { "market" })),
        BotEvent::King => Phrase::new("told-bot-king"),
        BotEvent::Unrest { pile } => Phrase::new("told-bot-unrest").number("pile", *pile),
        // It lay in a slot, and the deck is not one of the market.
        BotEvent::Returned { from: Zone::Deck, pile } => {
            Phrase::new("told-bot-returned-slot").number("pile", *pile)
        }
        BotEvent::Returned { from, pile } => {
            Phrase::new("told-bot-returned").with("from", zone(*from)).number("pile", *pile)
        }
        BotEvent::Exiled { card: of, .. } => Phrase::new("told-bot-exiled").with("card", card(*of)),
        BotEvent::Dynasty { card: of, left } => {
            Phrase::new("told-bot-dynasty").with("card", card(*of)).number("left", *left)
        }
        BotEvent::Empire => Phrase::new("told-bot-empire"),
        BotEvent::Tidies => Phrase::new("told-bot-tidies"),
        BotEvent::Thins => Phrase::new("told-bot-thins"),
        BotEvent::Token { card: on, token, n, .. } => {
            tokens("told-bot-token", *token, *n).with("card", card(*on))
        }
        BotEvent::Kept { slot } => Phrase::new("told-bot-kept").number("slot", *slot),
        BotEvent::Filled { slots, deck } => {
            Phrase::new("told-bot-filled").number("slots", *slots).number("deck", *deck)
        }
        BotEvent::Shuffled { cards } => Phrase::new("told-bot-shuffled").number("n", *cards),
        BotEvent::Travelled { stage } => Phrase::new("told-bot-travelled").number("stage", *stage),
        BotEvent::Given { card: of, .. } => Phrase::new("told-bot-given").with("card", card(*of)),
        BotEvent::Scored { points, .. } => Phrase::new("told-bot-scored").number("points", *points),
    }
}

pub(super) fn grounds(event: &BotEvent) -> RuleId {
    match event {
        BotEvent::Nation { .. } => rule::SOLO_SETUP,
        BotEvent::Rolled { .. } | BotEvent::TurnedUp { .. } => rule::SOLO_TURN,
        BotEvent::Row { .. } | BotEvent::Idle { .. } => rule::SOLO_TABLE,
        BotEvent::Placed { .. } | BotEvent::Gained { .. } | BotEvent::Paid { .. } => rule::SOLO_WORDS,
        BotEvent::Took { .. } | BotEvent::Stacked { .. } | BotEvent::Exiled { .. } => rule::SOLO_MARKET,
        BotEvent::King => rule::SOLO_FAME,
        BotEvent::Unrest { .. } | BotEvent::Returned { .. } => rule::SOLO_WORDS,
        BotEvent::Dynasty { .. } | BotEvent::Empire => rule::SOLO_DYNASTY,
        BotEvent::Tidies | BotEvent::Thins => rule::SOLO_TIDY,
        BotEvent::Token { .. } | BotEvent::Kept { .. } | BotEvent::Filled { .. } => rule::SOLO_TIDY,
        BotEvent::Shuffled { .. } => rule::SOLO_DYNASTY,
        BotEvent::Travelled { .. } => rule::SOLO_NATIONS,
        BotEvent::Given { .. } => rule::SOLO_RIVAL,
        BotEvent::Scored { .. } => rule::SOLO_END,
    }
}

pub(super) fn scene(bot: &BotView) -> Vec<Phrase> {
    let [materials, population, progress] = bot.tokens;
    vec![
        Phrase::new("scene-bot")
            .with("nation", Arg::Term(bot.key))
            .with("state", Arg::Name(if bot.empire { "empire" } else { "barbarian" }))
            .with("level", Arg::Term(bot.level.key()))
            .number("materials", materials)
            .number("population", population)
            .number("progress", progress)
            .number("slots", bot.slots.iter().flatten().count() as i64)
            .number("deck", bot.deck)
            .number("dynasty", bot.dynasty),
        Phrase::new("scene-bot-play").with("cards", cards(&bot.play)),
        Phrase::new("scene-bot-discard").with("cards", cards(&bot.discard)),
        Phrase::new("scene-bot-history").with("cards", cards(&bot.history)),
    ]
}
