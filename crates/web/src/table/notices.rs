//! What has to be said before anything else.

use kernel::{Arg, Phrase};
use maud::{Markup, html};
use table::{Stage, TakenBack};

use super::{TablePage, form};
use crate::page::{self, mark};

pub(crate) fn notices(page: &TablePage<'_>) -> Markup {
    html! {
        div #notices {
            @if let Some(notice) = page.notice { (page::notice(page.words, notice)) }
            (divergence(page))
            @if page.table.stage == Stage::Playing {
                (stand_in(page)) (undo_request(page)) (undo_denied(page)) (taken_back(page))
            }
        }
    }
}

/// A bot plays for the visitor.
fn stand_in(page: &TablePage<'_>) -> Markup {
    let Some(chair) = page.chair().filter(|chair| chair.bot.is_some() && !chair.resigned) else {
        return html! {};
    };
    if chair.name.is_none() {
        return html! {};
    }
    html! {
        div.notice.gold role="status" {
            (mark("bot")) span { (page.say("stand-in")) }
            (form(page, "return", &html! { button.btn.go { (page.say("return")) } }))
        }
    }
}

/// A player asks to take something back.
fn undo_request(page: &TablePage<'_>) -> Markup {
    let Some(undo_request) = &page.table.undo_request else { return html! {} };
    let text = Phrase::new("plea").seat(undo_request.seat).number("steps", undo_request.steps as i64);
    html! {
        div.notice.gold role="status" {
            (mark("undo")) span { (page.tell(&text)) }
            @if undo_request.asks_you {
                (form(page, "consent", &html! {
                    input type="hidden" name="plea" value=(undo_request.number);
                    button.btn.go name="agree" value="yes" { (page.say("plea-agree")) }
                    button.btn name="agree" value="no" { (page.say("plea-deny")) }
                }))
            } @else {
                span.muted { (page.say("plea-wait")) }
                @if page.you() == Some(undo_request.seat) {
                    (form(page, "consent", &html! {
                        input type="hidden" name="plea" value=(undo_request.number);
                        button.btn name="agree" value="no" { (page.say("plea-withdraw")) }
                    }))
                }
            }
        }
    }
}

/// Another player took something back that the visitor saw happen.
fn taken_back(page: &TablePage<'_>) -> Markup {
    let other = |back: &TakenBack| page.you() != Some(back.seat);
    let Some(back) = page.table.taken_back.filter(other) else { return html! {} };
    let text = Phrase::new("taken-back").seat(back.seat).number("steps", back.steps as i64);
    html! { div.notice.gold role="status" { (mark("undo")) span { (page.tell(&text)) } } }
}

/// The others did not agree to what the visitor asked to take back.
fn undo_denied(page: &TablePage<'_>) -> Markup {
    let Some(denied) = page.table.undo_denied else { return html! {} };
    let text = match denied.by {
        Some(seat) => Phrase::new("undo-denied").seat(seat),
        None => Phrase::new("undo-unanswered"),
    };
    html! { div.notice.gold role="status" { (mark("undo")) span { (page.tell(&text)) } } }
}

/// The rules have changed since the game began, and it does not go the same way under the new ones.
fn divergence(page: &TablePage<'_>) -> Markup {
    let Some(divergence) = &page.table.divergence else { return html! {} };
    let over = page.table.stage == Stage::Over;
    let about = Phrase::new(if over { "rules-changed-over" } else { "rules-changed" })
        .number("before", divergence.rules)
        .number("now", divergence.now)
        .number("moves", divergence.answers.unwrap_or(0) as i64);
    let plays = !over && page.chair().is_some_and(|chair| !chair.resigned);
    let wants_end = page.you().is_some_and(|you| divergence.end.contains(&you));
    let others = divergence.end.iter().filter(|&&seat| page.you() != Some(seat)).map(|&seat| Arg::Seat(seat));
    let others: Vec<Arg> = others.collect();
    html! {
        div.notice.gold #divergence role="status" {
            (mark("rules")) span { (page.tell(&about)) }
            @if !over && !others.is_empty() {
                span { (page.tell(&Phrase::new("rules-changed-others").with("seats", Arg::List(others)))) }
            }
            @if plays {
                (form(page, "play-on", &html! { button.btn.go { (page.say("rules-changed-play-on")) } }))
                @if wants_end {
                    span.muted { (page.say("rules-changed-wait")) }
                } @else {
                    (form(page, "end", &html! { button.btn { (page.say("rules-changed-end")) } }))
                }
            }
        }
    }
}
