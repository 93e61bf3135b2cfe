//! The players' panels.

use kernel::{Phrase, Seat};
use maud::{Markup, html};
use table::{ClockView, Stage};

use super::{Drawing, Parts, TablePage, form};
use crate::page::{bare_token, enamel, level_key, mark, shape};

/// The upper part of each seat's panel.
pub(crate) const ID: [&str; Seat::MAX] =
    ["who-0", "who-1", "who-2", "who-3", "who-4", "who-5", "who-6", "who-7"];

pub(crate) fn players(page: &TablePage<'_>, drawing: Option<&(dyn Drawing + '_)>, parts: &Parts) -> Markup {
    let seats = page.table.chairs.len();
    // Clockwise from the visitor, as people sit.
    let first = page.you().unwrap_or(Seat::new(0));
    html! {
        ul.players #players tabindex="0" data-n=(seats) aria-label=(page.say("players")) {
            @for seat in first.round(seats) { (player(page, drawing, parts, seat)) }
        }
    }
}

fn player(page: &TablePage<'_>, drawing: Option<&(dyn Drawing + '_)>, parts: &Parts, seat: Seat) -> Markup {
    html! {
        li class={ "player panel " (enamel(seat)) @if page.table.observer.is(seat) { " me" } } {
            (parts.at(ID[seat.index()]))
            @if let Some(drawing) = drawing { (drawing.seat(seat, parts)) }
        }
    }
}

/// Name, score, time and numbers of a player: what changes with every turn.
pub(crate) fn who(page: &TablePage<'_>, drawing: Option<&(dyn Drawing + '_)>, seat: Seat) -> Markup {
    let chair = &page.table.chairs[seat.index()];
    let me = page.table.observer.is(seat);
    let playing = page.table.stage == Stage::Playing;
    let turn = chair.waiting && playing;
    let away = chair.bot.is_none() && !me && !page.present.contains(seat) && playing;
    let clock = chair.clock.map(|clock| self::clock(page, clock));
    // Where a game has no numbers here, the clock stands beside the name.
    let facts = drawing.map(|drawing| drawing.facts(seat)).filter(|facts| !facts.0.is_empty());
    html! {
        div #(ID[seat.index()]) .turn[turn] .away[away] aria-current=[turn.then_some("true")] {
            div.who {
                (bare_token(seat))
                b { (page.name(seat)) }
                @if turn && me { span.turnflag { (page.say("your-turn")) } }
                @if let Some(level) = chair.bot {
                    @let text = page.say(level_key(level));
                    span.sub title=(text) { svg.u { (shape("u-bot")) } span.small { (text) } }
                }
                @if chair.resigned { span.sub.small { (page.say("resigned")) } }
                @if away { span.sub.small { (page.say("away")) } }
                @if facts.is_none() { @if let Some(clock) = &clock { (clock) } }
                @if let Some(score) = drawing.and_then(|drawing| drawing.score(seat)) {
                    span.pts data-glow=(score) { svg.i { (shape("i-glory")) } (score) }
                }
            }
            @if let Some(facts) = facts { div.under { (facts) @if let Some(clock) = &clock { (clock) } } }
            @if away && turn && page.host {
                (form(page, "replace", &html! {
                    input type="hidden" name="seat" value=(seat);
                    button.btn.small { (mark("bot")) (page.say("replace")) }
                }))
            }
        }
    }
}

/// What is left of a player's time. The script lets it run.
pub(crate) fn clock(page: &TablePage<'_>, clock: ClockView) -> Markup {
    const HOUR: i64 = 3_600_000;
    let seconds = clock.left / 1000;
    html! {
        span.clock data-left=[(clock.runs && clock.left < 24 * HOUR).then_some(clock.left)] {
            (mark("clock"))
            @if clock.left >= 24 * HOUR {
                span { (page.tell(&Phrase::new("days-left").number("days", clock.left / HOUR / 24).number("hours", clock.left / HOUR % 24))) }
            } @else if clock.left >= HOUR {
                span { (format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)) }
            } @else {
                span { (format!("{}:{:02}", seconds / 60, seconds % 60)) }
            }
        }
    }
}
