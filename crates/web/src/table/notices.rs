//! What has to be said before anything else.

use kernel::Phrase;
use maud::{Markup, html};
use table::{Stage, TakenBack};

use super::{TablePage, form};
use crate::page::{self, mark};

pub(crate) fn notices(page: &TablePage<'_>) -> Markup {
    html! {
        div #notices {
            @if let Some(notice) = page.notice { (page::notice(page.words, notice)) }
            @if page.table.stage == Stage::Playing { (stand_in(page)) (undo_request(page)) (taken_back(page)) (draw(page)) }
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

/// Somebody asks to take something back.
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

/// Somebody else took something back, which the visitor saw happen.
fn taken_back(page: &TablePage<'_>) -> Markup {
    let other = |back: &TakenBack| page.you() != Some(back.seat);
    let Some(back) = page.table.taken_back.filter(other) else { return html! {} };
    let text = Phrase::new("taken-back").seat(back.seat).number("steps", back.steps as i64);
    html! { div.notice.gold role="status" { (mark("undo")) span { (page.tell(&text)) } } }
}

/// Somebody offers a draw.
fn draw(page: &TablePage<'_>) -> Markup {
    let Some(&first) = page.table.draw.first() else { return html! {} };
    let asks = page.chair().is_some_and(|chair| chair.bot.is_none())
        && page.you().is_some_and(|seat| !page.table.draw.contains(&seat));
    html! {
        div.notice.gold role="status" {
            (mark("info")) span { (page.tell(&Phrase::new("draw-offered").seat(first))) }
            @if asks {
                (form(page, "draw", &html! {
                    button.btn.go name="agree" value="yes" { (page.say("draw-agree")) }
                    button.btn name="agree" value="no" { (page.say("draw-deny")) }
                }))
            }
        }
    }
}
