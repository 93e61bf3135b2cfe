//! The question, every answer to it in words, and what else can be done.

use kernel::{Arg, Phrase, Seat};
use maud::{Markup, html};
use table::{Advice, Asks, Ending, Outcome, Stage, Thought};

use super::players::clock;
use super::{Drawing, TablePage, form, stamp};
use crate::games;
use crate::page::{mark, piece, rule_link, token};

/// With more answers than this, the list is set close.
const MANY: usize = 6;

pub(crate) fn ask(page: &TablePage<'_>, drawing: Option<&(dyn Drawing + '_)>) -> Markup {
    let table = page.table;
    let (class, inside) = match (&table.outcome, &table.asks) {
        (Some(outcome), _) => ("ask panel over", over(page, drawing, outcome)),
        (None, Some(asks)) => ("ask panel", asked(page, drawing, asks)),
        (None, None) => ("ask panel wait", waiting(page)),
    };
    let asks = page.table.asks.as_ref().filter(|_| page.coach.is_none());
    let kind = asks.and_then(|asks| kind(table.game, asks));
    html! { section #ask class=(class) aria-labelledby="question" data-kind=[kind] { (inside) } }
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
            @if let Some(left) = drawing.and_then(Drawing::left) { p.left { (left) } }
        }
        // The one form every answer belongs to, wherever on the page its button is.
        form #act method="post" action=(page.to("answer")) data-live="answer" {
            (stamp(page, "a"))
            ol.answers data-many[many] {
                @for (nth, (action, says)) in asks.answers.iter().enumerate() {
                    @let (picture, note) = drawing.map_or_else(Default::default, |drawing| drawing.answer(nth));
                    @let title = drawing.and_then(|drawing| drawing.group(nth));
                    @if title != group {
                        @if let Some(title) = &title { li.group { (title) } }
                        ({ group = title; "" })
                    }
                    li {
                        button name="action" value=(action) data-warning=[drawing.and_then(|drawing| drawing.warning(nth))] {
                            (picture)
                            b { (page.tell(says)) }
                            @if let Some(note) = note { small { (note) } }
                        }
                    }
                }
            }
            @if let Some(quick) = drawing.and_then(Drawing::quick) { (quick) }
        }
        (foot(page))
    }
}

/// What the game says about a question of what usually matters there.
fn kind(game: &str, asks: &Asks) -> Option<&'static str> {
    let mut kinds = games::pages(game)?.matters().iter();
    kinds.find(|(_, rules)| rules.contains(&asks.question.rule)).map(|(kind, _)| *kind)
}

/// What usually matters: a direction, never the move. It never changes, so it is no live part: the script shows what is
/// said about the question of the moment, open as long as that is new to the visitor. Without the script all is listed.
pub(super) fn matters(page: &TablePage<'_>) -> Markup {
    let game = page.table.game;
    let kinds = games::pages(game).map_or(&[][..], |pages| pages.matters());
    if page.you().is_none() || page.coach.is_some() || page.table.stage != Stage::Playing {
        return html! {};
    }
    html! {
        details.matters.panel #matters {
            summary { (mark("hint")) (page.say("matters")) }
            @for (kind, _) in kinds { p data-kind=(kind) { (page.words.text(&format!("matters-{game}-{kind}"))) } }
            button.btn.plain.small type="button" data-recall { (page.say("recall")) }
        }
    }
}

fn waiting(page: &TablePage<'_>) -> Markup {
    let text = match page.waits_for() {
        _ if page.table.divergence.is_some() => page.say("stands-still"),
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

/// Folds the question away on a phone, where it is a sheet.
pub(crate) fn fold(page: &TablePage<'_>) -> Markup {
    html! {
        button.btn.plain.foldbtn type="button" data-fold aria-expanded="true" aria-label=(page.say("fold")) { (mark("chevron")) }
    }
}

/// Taking back, advice, and leaving.
fn foot(page: &TablePage<'_>) -> Markup {
    let table = page.table;
    let plays = page.chair().is_some_and(|chair| chair.bot.is_none() && !chair.resigned);
    let nothing = page.coach.is_some() && table.free_undo == 0;
    if !plays || nothing || table.stage != Stage::Playing {
        return html! {};
    }
    html! {
        footer {
            @if table.free_undo > 0 {
                (form(page, "undo", &html! {
                    (stamp(page, "u"))
                    button.btn.plain #undo name="answers" value="1" title=(page.say("undo-free")) {
                        (mark("undo")) span { (page.say("undo")) }
                    }
                    @if table.free_undo > 1 {
                        button.btn.plain name="answers" value=(table.free_undo) title=(page.tell(&Phrase::new("undo-all-about").number("steps", table.free_undo as i64))) { (page.say("undo-all")) }
                    }
                }))
            } @else if table.can_request_undo && table.undo_request.is_none() {
                (costly(page))
            }
            @if table.asks.is_some() && page.coach.is_none() {
                a.btn.plain #hint-link href=(page.to("hint")) title=(page.say("hint")) { (mark("hint")) span { (page.say("hint")) } }
            }
            @if page.coach.is_none() { (more(page)) }
        }
    }
}

/// Taking back what others have seen: what it costs stands before the button that does it.
fn costly(page: &TablePage<'_>) -> Markup {
    let chairs = &page.table.chairs;
    // Bots do not mind; people are asked.
    let others: Vec<Arg> = Seat::all(chairs.len())
        .filter(|&seat| {
            let chair = &chairs[seat.index()];
            !page.table.observer.is(seat) && chair.bot.is_none() && !chair.resigned
        })
        .map(Arg::Seat)
        .collect();
    let (key, cost) = match others.is_empty() {
        true => ("undo", page.say("undo-bots")),
        false => ("undo-ask", page.tell(&Phrase::new("undo-people").with("seats", Arg::List(others)))),
    };
    html! {
        details.menu.undo #take-back {
            summary.btn.plain #undo title=(page.say(key)) { (mark("undo")) span { (page.say(key)) } }
            div.panel {
                p { (cost) }
                (form(page, "undo", &html! {
                    (stamp(page, "u"))
                    button.btn name="answers" value="1" { (page.say(key)) }
                }))
            }
        }
    }
}

/// What is rarely wanted, one step away.
fn more(page: &TablePage<'_>) -> Markup {
    html! {
        details.menu.push #more {
            summary.btn.plain aria-label=(page.say("more")) title=(page.say("more")) { "⋯" }
            div.panel {
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
fn over(page: &TablePage<'_>, drawing: Option<&(dyn Drawing + '_)>, outcome: &Outcome) -> Markup {
    let ending = match outcome.ending {
        Ending::Finished => "over-finished",
        Ending::Resigned => "over-resigned",
        Ending::Abandoned => "over-abandoned",
        Ending::RulesChanged => "over-rules-changed",
    };
    let mut places: Vec<(Seat, u8, Option<i32>)> = outcome.places.as_deref().map_or(Vec::new(), |places| {
        Seat::all(places.len()).zip(places).map(|(seat, place)| (seat, place.rank, place.score)).collect()
    });
    places.sort_by_key(|&(seat, rank, _)| (rank, seat));
    let winners: Vec<&str> =
        places.iter().filter(|(_, rank, _)| *rank == 1).map(|&(seat, ..)| page.name(seat)).collect();
    let won = !winners.is_empty();
    let verdict = drawing.filter(|_| outcome.ending == Ending::Finished).and_then(Drawing::verdict);
    let rival = |first: bool| {
        html! {
            @if let Some(verdict) = verdict.as_ref().filter(|verdict| (verdict.rank == 1) == first) {
                li.first[first] {
                    span.rank { (verdict.rank) "." } (mark("bot")) b { (verdict.rival) }
                    span.pts { (piece("i-glory")) (verdict.score) }
                }
            }
        }
    };
    html! {
        div.q role="status" {
            p.eyebrow { (page.say(ending)) }
            h2 #question {
                @if let Some(verdict) = &verdict { (verdict.says) }
                @else if won { (crate::page::say_name(page.words, "over-won", &winners.join(", "))) }
                @else { (page.say("over-no-winner")) }
            }
            @if let Some(verdict) = &verdict { p { (verdict.about) } }
            @if let Some((lead, tied)) = lead(page, &places) {
                p { (lead) @if let Some(rule) = drawing.and_then(Drawing::tie_rule).filter(|_| tied) { " " (rule_link(page.words, rule.0)) } }
            }
        }
        @if !places.is_empty() {
            ol.standing {
                (rival(true))
                @for (seat, rank, score) in places {
                    li.first[rank == 1] {
                        span.rank { (rank) "." } (token(seat)) b { (page.name(seat)) }
                        @if let Some(score) = score { span.pts { (piece("i-glory")) (score) } }
                    }
                }
                (rival(false))
            }
        }
        @if page.you().is_some() && outcome.ending != Ending::Abandoned && !page.replay {
            form method="post" action=(page.to("rematch")) {
                button.btn.go.big { (mark("play")) (page.say(if page.table.rematch.is_some() { "rematch-join" } else { "rematch" })) }
                p.small.muted { (page.say("rematch-about")) }
            }
        } @else if let Some(rematch) = &page.table.rematch {
            p { a.btn href={ "/t/" (rematch) } { (mark("play")) (page.say("rematch-watch")) } }
        }
        nav.links aria-label=(page.say("over-links")) {
            a.btn href=(page.to("replay")) { (mark("replay")) span { b { (page.say("replay")) } small { (page.say("replay-about")) } } }
            a.btn href=(page.to("review")) { (mark("hint")) span { b { (page.say("review")) } small { (page.say("review-about")) } } }
            a.btn href=(page.to("record")) download { (mark("log")) span { b { (page.say("record")) } small { (page.say("record-about")) } } }
            a.btn href={ "/new?game=" (page.table.game) } { (mark("plus")) span { b { (page.say("play-again")) } small { (page.say("play-again-about")) } } }
        }
        details.verify {
            summary { (mark("lock")) (page.say("verify")) }
            p { (page.say("verify-how")) }
            dl {
                dt { (page.say("commitment")) } dd { code { (page.table.commitment) } }
                @if let Some(secret) = &page.table.secret { dt { (page.say("secret")) } dd { code { (secret) } } }
            }
        }
    }
}

/// How far the winner is ahead of the next, and whether that took a tie-break. Nothing if points do not tell it.
fn lead(page: &TablePage<'_>, places: &[(Seat, u8, Option<i32>)]) -> Option<(String, bool)> {
    let winners = places.iter().take_while(|(_, rank, _)| *rank == 1);
    let won = winners.last()?.2?;
    let &(next, _, points) = places.iter().find(|(_, rank, _)| *rank > 1)?;
    let ahead = won - points?;
    let key = if ahead == 0 { "over-tied" } else { "over-ahead" };
    Some((page.tell(&Phrase::new(key).seat(next).number("points", ahead)), ahead == 0))
}

/// The chance to win that is expected, in hundredths.
fn percent(thought: &Thought) -> i64 {
    (thought.value.clamp(0.0, 1.0) * 100.0).round() as i64
}

/// Why the best answer is the best: what is expected after it, and after the next best.
fn better(page: &TablePage<'_>, advice: &Advice) -> Option<String> {
    let [best, next, ..] = &advice.thoughts[..] else { return None };
    let phrase = match advice.even {
        0 => Phrase::new("hint-better").number("best", percent(best)).number("next", percent(next)),
        even => Phrase::new("hint-even").number("count", even as i64 + 1),
    };
    Some(page.tell(&phrase))
}

/// How far off that may be, in hundredths.
fn error(thought: &Thought) -> i64 {
    (thought.error.clamp(0.0, 0.5) * 100.0).ceil() as i64
}

/// What the expert would do.
pub(crate) fn hint(page: &TablePage<'_>, drawing: Option<&(dyn Drawing + '_)>) -> Markup {
    html! {
        section #hint aria-live="polite" {
            @if let Some(advice) = page.hint {
                div.panel.hint {
                    header { (mark("hint")) h2 { (page.say("hint-title")) } }
                    @let answers = page.table.asks.as_ref().map_or(&[][..], |asks| &asks.answers);
                    @if let Some(nth) = answers.iter().position(|(action, _)| *action == advice.action) {
                        p.best { b { (page.tell(&answers[nth].1)) } }
                        @let note = drawing.and_then(|drawing| drawing.answer(nth).1);
                        @if let Some(note) = note { p.small { (note) } }
                    }
                    @if let Some(why) = better(page, advice) { p { (why) } }
                    @if !advice.reasons.is_empty() {
                        p { (page.say("hint-why")) }
                        ul.reasons { @for reason in &advice.reasons { li { (page.tell(reason)) } } }
                    }
                    @if advice.thoughts.is_empty() { p.muted.small { (page.say("hint-forced")) } } @else {
                        ol {
                            @for thought in advice.thoughts.iter().take(5) {
                                li {
                                    span { (page.tell(&thought.says)) }
                                    @let percent = percent(thought);
                                    meter min="0" max="100" value=(percent) aria-hidden="true" {}
                                    b { (percent) " ± " (error(thought)) " %" }
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kernel::{Language, Secret, Waiting, Word};

    use super::*;

    /// A paragraph that asks nothing, or a sentence that is not there, would go unnoticed on the page.
    #[test]
    fn what_usually_matters_is_said_of_questions_that_are_asked() {
        const GAMES: u8 = 40;
        let mut wrong = Vec::new();
        for pages in games::ALL {
            let game = pages.title().name();
            let mut asked = BTreeSet::new();
            for nth in 0..GAMES {
                let may = game == "ethnos" && nth % 2 == 1;
                let setup = if may { "seats=2 marker=may" } else { "seats=2" };
                let words = ["a", "b"].map(|word| Word::new(word).expect("a word"));
                let mut play = pages.title().deal(setup, &Secret([nth; 32]), words.into()).expect("a game");
                let mut random = u64::from(nth);
                while let Waiting::For(seats) = play.waiting() {
                    let seat = seats.first().expect("a seat is asked");
                    asked.insert(play.question(seat).expect("a question").rule.0);
                    let mut legal = Vec::new();
                    play.each_action(seat, &mut |action| legal.push(action.to_string()));
                    random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    play.answer(seat, &legal[(random >> 33) as usize % legal.len()]).expect("a legal answer");
                }
            }
            for (kind, rules) in pages.matters() {
                wrong.extend(rules.iter().filter(|rule| !asked.contains(rule.0)).map(|rule| (*kind, rule.0)));
                for language in Language::ALL {
                    let key = format!("matters-{game}-{kind}");
                    assert!(crate::words(language, None).knows(&key), "{language:?} lacks {key}");
                }
            }
        }
        assert!(wrong.is_empty(), "these paragraphs ask nothing: {wrong:?}");
    }
}
