//! People sit down.

use kernel::{Phrase, Seat};
use maud::{Markup, html};
use table::{ChairSight, Level, Pace};

use super::{TablePage, form};
use crate::page::{emblem, enamel, game_name, level_key, mark, token};

pub(crate) fn gathering(page: &TablePage<'_>) -> Markup {
    let sight = page.sight;
    let host = page.host;
    let free = sight.chairs.iter().filter(|chair| chair.free).count();
    html! {
        div.gathering #gathering {
            section.panel aria-labelledby="gather-title" {
                header.head {
                    (emblem(banner(sight.game)))
                    div {
                        h1 #gather-title { (game_name(page.words, sight.game)) }
                        p.muted { (pace(page, sight.pace)) " · " (page.say(if sight.public { "table-public" } else { "table-private" })) }
                        p.lede role="status" { (page.tell(&Phrase::new("chairs-free").number("count", free as i64))) }
                    }
                }
                ol.chairs {
                    @for seat in Seat::all(sight.chairs.len()) { (chair(page, seat, host)) }
                }
                footer.row.wrap {
                    @if host { (form(page, "start", &html! { button.btn.go.big { (mark("play")) (page.say("start")) } })) }
                    @if host && free > 0 { span.muted { (page.say("start-about")) } }
                    @if page.you().is_some() {
                        (form(page, "leave", &html! { button.btn.plain { (page.say("stand-up")) } }))
                    }
                }
            }
            div.aside {
                @if page.you().is_none() && free > 0 { (sit(page)) }
                section.panel aria-labelledby="invite-title" {
                    header { (mark("link")) h2 #invite-title { (page.say("invite")) } }
                    div.body {
                        label.field { span { (page.say("invite-link")) }
                            span.row { input readonly value=(page.link) data-copy; button.btn type="button" data-copies hidden { (page.say("copy")) } }
                        }
                        @if host && free > 0 {
                            (form(page, "invite", &html! {
                                label.field { span { (page.say("invite-name")) }
                                    span.row { input name="name" required maxlength="40" autocomplete="off"; button.btn { (page.say("invite-send")) } }
                                }
                            }))
                        }
                    }
                }
                section.panel aria-labelledby="luck-title" {
                    header { (mark("lock")) h2 #luck-title { (page.say("luck")) } }
                    div.body {
                        p { (page.say("luck-about")) }
                        p.small { (page.say("commitment")) }
                        code { (sight.commitment) }
                    }
                }
            }
        }
    }
}

fn chair(page: &TablePage<'_>, seat: Seat, host: bool) -> Markup {
    let sight: &ChairSight = &page.sight.chairs[seat.index()];
    let me = page.sight.observer.is(seat);
    let remove = html! {
        @if host && !me && !sight.free {
            (form(page, "remove", &html! {
                input type="hidden" name="seat" value=(seat);
                button.btn.plain { (mark("close")) (page.say("remove")) }
            }))
        }
    };
    html! {
        li #{ "chair-" (seat) } class=(enamel(seat)) {
            (token(seat))
            @if sight.free {
                span.muted { (page.say("chair-free")) }
                span.row.push {
                    @if page.you().is_none() && page.visitor.name.is_some() {
                        (form(page, "sit", &html! {
                            input type="hidden" name="seat" value=(seat);
                            button.btn { (page.say("sit")) }
                        }))
                    }
                    @if host { (bot(page, seat)) }
                }
            } @else {
                b { (page.name(seat)) }
                @if me { span.chip.gold { (page.say("you")) } }
                @if sight.host { span.chip { (page.say("host")) } }
                @if sight.kept { span.chip { (page.say("chair-kept")) } }
                @if let Some(level) = sight.bot { span.sub { (mark("bot")) (page.say(level_key(level))) } }
                @if sight.name.is_some() && !sight.kept && !me && !page.present.contains(seat) { span.sub.muted { (page.say("away")) } }
                span.row.push { (remove) }
            }
        }
    }
}

fn bot(page: &TablePage<'_>, seat: Seat) -> Markup {
    form(
        page,
        "bot",
        &html! {
            input type="hidden" name="seat" value=(seat);
            select name="level" aria-label=(page.say("bot-level")) {
                @for level in Level::ALL {
                    option value=(level.name()) selected[level == page.sight.level] { (page.say(level_key(level))) }
                }
            }
            button.btn { (mark("bot")) (page.say("bot-add")) }
        },
    )
}

/// Sitting down, with a word for the luck. Who has no name yet says one; that form is posted, because the
/// answer makes the visitor known to the server.
fn sit(page: &TablePage<'_>) -> Markup {
    let named = page.visitor.name.is_some();
    html! {
        section.panel.sit aria-labelledby="sit-title" {
            header { (mark("person")) h2 #sit-title { (page.say("sit-down")) } }
            form method="post" action=(page.to("sit")) data-live=[named.then_some("sit")] {
                @if !named {
                    label.field { span { (page.say("your-name")) } input name="name" required maxlength="40" autocomplete="nickname"; }
                }
                label.field { span { (page.say("luck-word")) } input name="word" maxlength="60" autocomplete="off" placeholder=(page.say("luck-example")); }
                button.btn.go { (page.say("sit")) }
            }
        }
    }
}

/// How fast it is played, in words.
pub(crate) fn pace(page: &TablePage<'_>, pace: Pace) -> String {
    page.tell(&match pace {
        Pace::Live { minutes, seconds } => {
            Phrase::new("pace-live").number("minutes", minutes).number("seconds", seconds)
        }
        Pace::Relaxed { days } => Phrase::new("pace-relaxed").number("days", days),
    })
}

fn banner(game: &str) -> &'static str {
    match game {
        "ethnos" => "g-ethnos",
        "lumeria" => "g-lumeria",
        _ => "e-mace",
    }
}
