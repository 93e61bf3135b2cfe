//! People sit down.

use kernel::{Choices, Phrase, Seat};
use maud::{Markup, html};
use table::{ChairView, Pace};
use words::Rulebook;

use super::{TablePage, form};
use crate::games;
use crate::page::{self, emblem, enamel, game_name, level_key, mark, token};

pub(crate) fn gathering(page: &TablePage<'_>) -> Markup {
    let table = page.table;
    let host = page.host;
    let free = table.chairs.iter().filter(|chair| chair.free).count();
    html! {
        div.gathering #gathering {
            div.column {
            section.panel aria-labelledby="gather-title" {
                header.head {
                    (emblem(&format!("g-{}", table.game)))
                    div {
                        h1 #gather-title { (game_name(page.words, table.game)) }
                        p.muted { (pace(page, table.pace)) " · " (page.say(if table.public { "table-public" } else { "table-private" })) }
                        div role="status" {
                            p.lede { (page.tell(&Phrase::new("chairs-free").number("count", free as i64))) }
                            p { (missing(page, free)) }
                        }
                    }
                }
                ol.chairs {
                    @for seat in Seat::all(table.chairs.len()) { (chair(page, seat, host)) }
                }
                footer.row.wrap {
                    @if table.asks_ready {
                        (form(page, "ready", &html! { button.btn.go.big { (mark("play")) (page.say("ready")) } }))
                    } @else if host && !asks_others(page) {
                        (form(page, "start", &html! { button.btn.go.big { (mark("play")) (page.say("start")) } }))
                    }
                    @if host { (form_leading_away(page, "close", &html! { button.btn.plain { (page.say("close-table")) } })) }
                    @if page.you().is_some() {
                        (form(page, "leave", &html! { button.btn.plain { (page.say("stand-up")) } }))
                    }
                }
            }
            (terms(page))
            }
            div.aside {
                @if page.you().is_none() && free > 0 { (sit(page)) }
                @if page.you().is_none() && free == 0 { div.notice { (mark("spectator")) span { (page.say("gather-full")) } } }
                section.panel aria-labelledby="invite-title" {
                    header { (mark("link")) h2 #invite-title { (page.say("invite")) } }
                    div.body {
                        label.field { span { (page.say("invite-link")) }
                            span.row { input readonly value=(page.link) data-copy; button.btn type="button" data-copies { (page.say("copy")) } }
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
                        code { (table.commitment) }
                    }
                }
            }
        }
    }
}

/// A form that the script leaves alone: its answer is another page.
fn form_leading_away(page: &TablePage<'_>, what: &str, inside: &Markup) -> Markup {
    html! { form method="post" action=(page.to(what)) { (inside) } }
}

/// Whether the game waits until others are ready.
fn asks_others(page: &TablePage<'_>) -> bool {
    page.table.chairs.iter().any(|chair| chair.ready)
}

/// What is still missing before the game can begin.
fn missing(page: &TablePage<'_>, free: usize) -> String {
    if page.table.asks_ready {
        return page.say("gather-ready");
    }
    if asks_others(page) {
        return page.say("gather-ready-others");
    }
    let kept = Seat::all(page.table.chairs.len()).find(|seat| page.table.chairs[seat.index()].kept);
    let host = page.table.chairs.iter().position(|chair| chair.host).map(Seat::new);
    match (kept, host) {
        (Some(seat), _) => page.tell(&Phrase::new("gather-invited").seat(seat)),
        _ if page.host => page.say(if free > 0 { "gather-start-bots" } else { "gather-start" }),
        (_, Some(seat)) => page.tell(&Phrase::new("gather-host").seat(seat)),
        (_, None) => page.say("gather-wait"),
    }
}

/// What is agreed on at this table: pace, bots, and every option of the game, in words.
fn terms(page: &TablePage<'_>) -> Markup {
    let (table, words) = (page.table, page.words);
    let pace_about = match table.pace {
        Pace::Live { .. } => "new-live-about",
        Pace::Relaxed { .. } => "new-relaxed-about",
    };
    let level = level_key(table.level);
    let options = options(page);
    let (other, usual): (Vec<&Chosen>, Vec<&Chosen>) = options.iter().partition(|chosen| !chosen.usual);
    let list = |chosen: &[&Chosen]| {
        html! {
            dl.terms-list {
                @for one in chosen {
                    dt { (one.name) @if let Some(rule) = &one.rule { (page::rule_link(words, rule)) } }
                    dd { (one.value) }
                }
            }
        }
    };
    html! {
        section.panel aria-labelledby="terms-title" {
            header { (mark("rules")) h2 #terms-title { (page.say("gather-terms")) } }
            div.body {
                (list(&other))
                dl.terms-list {
                    dt { (page.say("new-pace")) } dd { (pace(page, table.pace)) ". " span.muted { (page.say(pace_about)) } }
                    dt { (page.say("new-level")) }
                    dd { (page.say(level)) " – " (words.text(&format!("{level}-about"))) ". " span.muted { (page.say("new-level-about")) } }
                }
                @if !usual.is_empty() {
                    details #usual { summary { (page.say("gather-usual")) } (list(&usual)) }
                }
            }
        }
    }
}

/// An option of the game, as it was chosen.
struct Chosen {
    name: String,
    value: String,
    rule: Option<String>,
    /// Whether it is what the game usually does.
    usual: bool,
}

/// Every option of the setup. One that a paragraph of the rulebook explains is named by it.
fn options(page: &TablePage<'_>) -> Vec<Chosen> {
    let (words, game) = (page.words, page.table.game);
    let pages = games::pages(game);
    let book = pages.and_then(|pages| Rulebook::parse(pages.title().rulebook(page.visitor.language)).ok());
    let offers = pages.map_or(Vec::new(), |pages| pages.title().offers());
    let chosen = page.table.setup.split_whitespace().filter_map(|option| option.split_once('='));
    chosen
        // What could not be chosen here is nothing to tell.
        .filter(|(key, _)| offers.iter().any(|offer| offer.key == *key))
        .map(|(key, value)| {
            let id = format!("{game}.option.{key}");
            let rule = book.as_ref().and_then(|book| book.rule(&id));
            let choices = offers.iter().find(|offer| offer.key == key).map(|offer| &offer.choices);
            let text = |value: &str| games::choice_name(words, page.table.game, key, value);
            Chosen {
                name: rule.map_or_else(|| words.text(&format!("option-{key}")), |rule| rule.title.to_owned()),
                value: match choices {
                    Some(Choices::Number { .. }) => value.to_owned(),
                    _ => value.split(',').map(text).collect::<Vec<_>>().join(", "),
                },
                rule: rule.map(|_| id.clone()),
                usual: matches!(choices, Some(Choices::One(choices)) if choices.first() == Some(&value)),
            }
        })
        .collect()
}

fn chair(page: &TablePage<'_>, seat: Seat, host: bool) -> Markup {
    let shown: &ChairView = &page.table.chairs[seat.index()];
    let me = page.table.observer.is(seat);
    let remove = html! {
        @if host && !me && !shown.free {
            (form(page, "remove", &html! {
                input type="hidden" name="seat" value=(seat);
                button.btn.plain { (mark("close")) (page.say("remove")) }
            }))
        }
    };
    html! {
        li #{ "chair-" (seat) } class=(enamel(seat)) {
            (token(seat))
            @if shown.free {
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
                @if shown.host { span.chip { (page.say("host")) } }
                @if shown.kept { span.chip { (page.say("chair-kept")) } }
                @if shown.ready { span.chip.gold { (page.say("chair-ready")) } }
                @if shown.kept && shown.name == page.visitor.name {
                    (form(page, "sit", &html! {
                        input type="hidden" name="seat" value=(seat);
                        button.btn.go { (page.say("sit")) }
                    }))
                    (form_leading_away(page, "decline", &html! { button.btn { (page.say("decline")) } }))
                }
                @if let Some(level) = shown.bot { span.sub { (mark("bot")) (page.say(level_key(level))) } }
                @if shown.name.is_some() && !shown.kept && !me && !page.present.contains(seat) { span.sub.muted { (page.say("away")) } }
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
                (crate::form::bots(page.words, page.table.level, false))
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
