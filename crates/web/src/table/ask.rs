//! The question, every answer to it in words, and what else can be done.

use kernel::{Phrase, Seat};
use maud::{Markup, html};
use table::{Asks, Ending, Outcome, Stage};

use super::players::clock;
use super::{Drawing, TablePage, form, stamp};
use crate::page::{mark, piece, rule_link, token};

/// With more answers than this, the list is set close.
const MANY: usize = 6;

/// With more answers than this, they are not commented.
const NOTED: usize = 12;

pub(crate) fn ask(page: &TablePage<'_>, drawing: Option<&(dyn Drawing + '_)>) -> Markup {
    let sight = page.sight;
    let (class, inside) = match (&sight.outcome, &sight.asks) {
        (Some(outcome), _) => ("ask panel over", over(page, outcome)),
        (None, Some(asks)) => ("ask panel", asked(page, drawing, asks)),
        (None, None) => ("ask panel wait", waiting(page)),
    };
    html! { section #ask class=(class) aria-labelledby="question" { (inside) } }
}

fn asked(page: &TablePage<'_>, drawing: Option<&(dyn Drawing + '_)>, asks: &Asks) -> Markup {
    let mut group = None;
    let many = asks.answers.len() > MANY;
    html! {
        div.q role="status" {
            p.eyebrow {
                @if let Some(seat) = page.you() { (token(seat)) }
                (page.say("title-turn"))
                @if let Some(left) = page.chair().and_then(|chair| chair.clock) { (clock(page, left)) }
                span.push { (rule_link(page.words, asks.question.rule.0)) }
            }
            h2 #question { (page.tell(&asks.question.asks)) }
        }
        // The one form every answer belongs to, wherever on the page its button is.
        form #act method="post" action=(page.to("answer")) data-live="answer" {
            (stamp(page, "a"))
            ol.answers data-many[many] {
                @for (action, says) in &asks.answers {
                    @let (picture, note) = drawing.map_or_else(Default::default, |drawing| drawing.answer(action));
                    @let title = drawing.and_then(|drawing| drawing.group(action));
                    @if title != group {
                        @if let Some(title) = &title { li.group { (title) } }
                        ({ group = title; "" })
                    }
                    li {
                        button name="action" value=(action) {
                            (picture)
                            b { (page.tell(says)) }
                            @if let Some(note) = note.filter(|_| asks.answers.len() <= NOTED) { small { (note) } }
                        }
                    }
                }
            }
        }
        (foot(page))
    }
}

fn waiting(page: &TablePage<'_>) -> Markup {
    let text = match page.waits_for() {
        Some(seat) => page.tell(&Phrase::new("waiting-for").seat(seat)),
        None => page.say("waiting"),
    };
    html! {
        div.q role="status" {
            p.eyebrow {
                @if let Some(seat) = page.waits_for() { (token(seat)) }
                (if page.you().is_some() { page.say("others-turn") } else { page.say("you-watch") })
            }
            h2 #question { (text) }
        }
        (foot(page))
    }
}

/// Taking back, advice, and leaving.
fn foot(page: &TablePage<'_>) -> Markup {
    let sight = page.sight;
    let plays = page.chair().is_some_and(|chair| chair.bot.is_none() && !chair.resigned);
    if !plays || sight.stage != Stage::Playing {
        return html! {};
    }
    // Bots do not mind; people are asked.
    let alone = Seat::all(sight.chairs.len())
        .all(|seat| sight.observer.is(seat) || sight.chairs[seat.index()].bot.is_some());
    html! {
        footer {
            @if sight.free_undo > 0 || (sight.can_plead && sight.plea.is_none()) {
                (form(page, "undo", &html! {
                    (stamp(page, "u"))
                    @let free = sight.free_undo > 0 || alone;
                    button.btn.plain #undo name="answers" value="1" title=(page.say(if free { "undo" } else { "undo-ask" })) {
                        (mark("undo")) span { (page.say(if free { "undo" } else { "undo-ask" })) }
                    }
                    @if sight.free_undo > 1 {
                        button.btn.plain name="answers" value=(sight.free_undo) { (page.say("undo-all")) }
                    }
                }))
            }
            @if sight.asks.is_some() {
                a.btn.plain #hint-link href=(page.to("hint")) title=(page.say("hint")) { (mark("hint")) span { (page.say("hint")) } }
            }
            (more(page))
        }
    }
}

/// What is rarely wanted, one step away.
fn more(page: &TablePage<'_>) -> Markup {
    html! {
        details.menu.push #more {
            summary.btn.plain aria-label=(page.say("more")) title=(page.say("more")) { "⋯" }
            div.panel {
                @if page.sight.draws && page.sight.draw.is_empty() {
                    (form(page, "draw", &html! { button.btn.plain name="agree" value="yes" { (page.say("draw-offer")) } }))
                }
                (form(page, "leave", &html! { button.btn.plain { (page.say("leave")) } }))
                details {
                    summary.btn.plain.bad { (page.say("resign")) }
                    (form(page, "resign", &html! { button.btn.bad { (page.say("resign-sure")) } }))
                }
            }
        }
    }
}

/// How it ended, and what can be done with the game now.
fn over(page: &TablePage<'_>, outcome: &Outcome) -> Markup {
    let ending = match outcome.ending {
        Ending::Finished => "over-finished",
        Ending::Resigned => "over-resigned",
        Ending::Draw => "over-draw",
        Ending::Abandoned => "over-abandoned",
    };
    let mut places: Vec<(Seat, u8, Option<i32>)> = outcome.places.as_deref().map_or(Vec::new(), |places| {
        Seat::all(places.len()).zip(places).map(|(seat, place)| (seat, place.rank, place.score)).collect()
    });
    places.sort_by_key(|&(seat, rank, _)| (rank, seat));
    let winners: Vec<&str> =
        places.iter().filter(|(_, rank, _)| *rank == 1).map(|&(seat, ..)| page.name(seat)).collect();
    let won = outcome.ending != Ending::Draw && !winners.is_empty();
    html! {
        div.q role="status" {
            p.eyebrow { (page.say(ending)) }
            h2 #question {
                @if won { (crate::page::say_name(page.words, "over-won", &winners.join(", "))) }
                @else { (page.say("over-nobody")) }
            }
        }
        @if !places.is_empty() {
            ol.standing {
                @for (seat, rank, score) in places {
                    li.first[rank == 1] {
                        span.rank { (rank) "." } (token(seat)) b { (page.name(seat)) }
                        @if let Some(score) = score { span.pts { (piece("i-glory")) (score) } }
                    }
                }
            }
        }
        nav.links aria-label=(page.say("over-links")) {
            a.btn.go href=(page.to("replay")) { (mark("replay")) (page.say("replay")) }
            a.btn href=(page.to("review")) { (mark("hint")) (page.say("review")) }
            a.btn href=(page.to("record")) download { (mark("log")) (page.say("record")) }
            a.btn href={ "/new?game=" (page.sight.game) } { (mark("plus")) (page.say("play-again")) }
        }
        details.verify {
            summary { (mark("lock")) (page.say("verify")) }
            p { (page.say("verify-how")) }
            dl {
                dt { (page.say("commitment")) } dd { code { (page.sight.commitment) } }
                @if let Some(secret) = &page.sight.secret { dt { (page.say("secret")) } dd { code { (secret) } } }
            }
        }
    }
}

/// What the expert would do.
pub(crate) fn hint(page: &TablePage<'_>) -> Markup {
    html! {
        section #hint aria-live="polite" {
            @if let Some(advice) = page.hint {
                div.panel.hint {
                    header { (mark("hint")) h2 { (page.say("hint-title")) } }
                    @let answers = page.sight.asks.as_ref().map_or(&[][..], |asks| &asks.answers);
                    @let says = answers.iter().find(|(action, _)| *action == advice.action);
                    @if let Some((_, says)) = says { p.best { b { (page.tell(says)) } } }
                    @if advice.thoughts.is_empty() { p.muted.small { (page.say("hint-forced")) } } @else {
                        ol {
                            @for thought in advice.thoughts.iter().take(5) {
                                li {
                                    span { (page.tell(&thought.says)) }
                                    @let percent = (thought.value.clamp(0.0, 1.0) * 100.0).round() as i64;
                                    meter min="0" max="100" value=(percent) aria-hidden="true" {}
                                    b { (percent) " %" }
                                }
                            }
                        }
                        p.muted.small { (page.say("hint-about")) }
                    }
                }
            }
        }
    }
}
