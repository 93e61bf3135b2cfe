//! What happened, and what was said.

use kernel::{Arg, Phrase, Seat};
use maud::{Markup, html};
use table::{Happening, Stage};

use super::{Drawing, Parts, TablePage, form};
use crate::page::{bare_token, mark, rule_mark, token};

/// So many of the last things that happened are shown; the rest has a page of its own.
const SHOWN: usize = 8;

/// So many of the last lines of talk.
const SAID: usize = 20;

/// The log. Only its lines change.
pub(crate) fn log(page: &TablePage<'_>, parts: &Parts) -> Markup {
    html! {
        section.log.panel #log aria-labelledby="log-title" {
            header {
                (mark("log"))
                h2 #log-title { (page.say("log")) }
                @if page.coach.is_none() { a.push.small href=(page.to("log")) { (page.say("log-whole")) } }
            }
            (parts.at("events"))
        }
    }
}

/// The last things that happened, the newest first.
pub(crate) fn events(page: &TablePage<'_>, drawing: Option<&(dyn Drawing + '_)>) -> Markup {
    let since = page.game.since;
    // The newest first, with how many happened after it.
    let told = page.game.log.iter().rev().enumerate();
    let told = told.filter(|(_, told)| drawing.is_none_or(|drawing| !drawing.aside(told)));
    let told: Vec<(usize, &Happening<'_>)> = told.collect();
    let news = told.iter().take_while(|(ago, _)| *ago < since).count();
    html! {
        ol #events tabindex="0" aria-labelledby="log-title" {
            @if page.table.forced > 0 {
                li.since { (page.tell(&Phrase::new("forced").number("count", page.table.forced as i64))) }
            }
            @for (nth, (ago, happening)) in told.iter().take(SHOWN).enumerate() {
                @if nth == news && news > 0 { li.since { (page.say("since")) } }
                // By its number the script knows whether a line was announced.
                (line(page, happening, Some(format!("e{}", page.game.heard.saturating_sub(*ago)))))
            }
            @if news > SHOWN && page.coach.is_none() {
                li.since { a href=(page.to("log")) { (page.tell(&Phrase::new("since-more").number("count", (news - SHOWN) as i64))) } }
            }
        }
    }
}

/// Whether the visitor is asked even where there is no choice. It is a part of its own, because it hardly ever changes.
pub(crate) fn steps(page: &TablePage<'_>) -> Markup {
    let (every, key) = if page.table.every_step { ("no", "forced-made") } else { ("yes", "forced-asked") };
    html! {
        div #every-step {
            @if page.you().is_some() && page.table.stage == Stage::Playing {
                (form(page, "every-step", &html! { button.btn.plain.small name="every" value=(every) { (page.say(key)) } }))
            }
        }
    }
}

/// One thing that happened.
pub(crate) fn line(page: &TablePage<'_>, happening: &Happening<'_>, id: Option<String>) -> Markup {
    let says = happening.says();
    html! {
        li id=[id] {
            @match of(&says) { Some(seat) => (bare_token(seat)), None => span {} }
            span { (page.tell(&says)) }
            (rule_mark(happening.rule().0))
        }
    }
}

/// The seat a sentence speaks of first.
pub(crate) fn of(says: &Phrase) -> Option<Seat> {
    says.args.iter().find_map(|(_, arg)| match arg {
        Arg::Seat(seat) => Some(*seat),
        _ => None,
    })
}

pub(crate) fn chat(page: &TablePage<'_>, parts: &Parts) -> Markup {
    let may = page.visitor.name.is_some();
    let last = page.table.chat.last().map_or(0, |line| line.at);
    html! {
        details.chat.panel #chat {
            summary {
                (mark("chat")) (page.say("chat"))
                span.chip.gold.push.fresh hidden {}
                (mark("chevron"))
            }
            (parts.at("said"))
            @if may {
                (form(page, "say", &html! {
                    input type="hidden" name="key" value={ "s" (last) };
                    input name="text" maxlength="500" required autocomplete="off" aria-label=(page.say("chat-text"))
                        placeholder=(page.say("chat-text"));
                    button.btn { (page.say("chat-send")) }
                }))
            }
        }
    }
}

/// The host keeps the author of a line from writing, or lets them again.
fn mute(page: &TablePage<'_>, line: u64) -> Markup {
    let muted = page.table.muted.contains(&line);
    let (value, key) = if muted { ("no", "unmute") } else { ("yes", "mute") };
    form(
        page,
        "mute",
        &html! {
            input type="hidden" name="line" value=(line);
            button.btn.plain.small name="muted" value=(value) { (page.say(key)) }
        },
    )
}

/// The host keeps all who only watch from writing, or lets them again.
fn mute_watchers(page: &TablePage<'_>) -> Markup {
    let (value, key) = if page.table.quiet { ("no", "unmute-watchers") } else { ("yes", "mute-watchers") };
    form(page, "mute", &html! { button.btn.plain.small name="muted" value=(value) { (page.say(key)) } })
}

/// The last lines of talk.
pub(crate) fn said(page: &TablePage<'_>) -> Markup {
    let shown = page.table.chat.len().saturating_sub(SAID);
    html! {
        ol #said aria-label=(page.say("chat")) {
            @if page.host { li { (mute_watchers(page)) } }
            @if page.table.chat.is_empty() { li.muted { (page.say("chat-empty")) } }
            @for line in &page.table.chat[shown..] {
                li data-at=(line.at) {
                    @match line.seat { Some(seat) => (token(seat)), None => (mark("spectator")) }
                    span { b { (line.name) } " " (line.text) }
                    @if page.host && line.seat != page.you() { (mute(page, line.line)) }
                }
            }
        }
    }
}
