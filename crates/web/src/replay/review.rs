//! The review of a game that is over: what was expected, and which answers cost most.

use kernel::{Outlook, Phrase, Seat};
use maud::{Markup, html};
use table::{Grade, Happening, Mistake};
use words::Words;

use super::chart::{Swing, after, chart, hundredths, numbers, swings};
use super::{Game, See, players};
use crate::page::{self, Notice, Shell, Visitor, emblem, game_name, mark, say, token};

/// What the review of a game shows.
#[derive(Clone, Copy)]
pub struct Review<'a> {
    /// Who looks.
    pub visitor: &'a Visitor,
    /// Their words, with those of the game.
    pub words: &'a Words,
    /// What has to be said first.
    pub notice: Option<&'a Notice>,
    /// The table, as its address names it.
    pub id: &'a str,
    /// The game.
    pub game: &'a str,
    /// What each seat is called: see [`crate::table::names`].
    pub names: &'a [String],
    /// Each seat's chance to win after 0, 1, … answers.
    pub curve: &'a [Outlook],
    /// What a bot thinks of the answers: [`table::Play::grades`].
    pub grades: &'a [Grade],
    /// The visitor's own seat, if they played.
    pub own: Option<Seat>,
    /// What spectators were told of the whole game: [`table::Play::story`].
    pub story: &'a [Happening<'a>],
    /// When it was played, for the title.
    pub played: table::Millis,
}

/// The page of a review.
#[must_use]
pub fn review(review: &Review<'_>) -> Markup {
    let Review { words, id, names, story, curve, .. } = *review;
    let game = Game { game: review.game, words, id, names, story, see: See::Open };
    let seats = names.len();
    let title = format!("{} · {}", say(words, "review-title"), game_name(words, review.game));
    let main = html! {
        div.row.wrap.titlebar {
            div {
                p.muted.small { (title) " · " (crate::when::date(words, review.played)) }
                h1 { (players(names)) }
            }
            div.push.row.wrap {
                a.btn href={ "/t/" (id) "/record" } { (mark("log")) (say(words, "replay-record")) }
                a.btn.go href={ "/t/" (id) "/replay" } { (mark("replay")) (say(words, "replay-title")) }
            }
        }
        @if curve.len() < 2 {
            div.panel.empty { (emblem("e-mace")) p { (say(words, "review-none")) } }
        } @else {
            p.lede { (say(words, "review-lede")) }
            section.panel.course { (chart(game, curve, seats, None)) }
            (accuracy(game, review.grades, seats))
            (mistakes(game, review.grades, review.own))
            (points(game, curve, seats, review.grades))
            (numbers(game, curve, seats))
        }
    };
    let path = format!("/t/{id}/review");
    page::document(
        Shell {
            visitor: review.visitor,
            words,
            title: &title,
            path: &path,
            notice: review.notice,
            games: &[review.game],
        },
        &main,
    )
}

/// So many mistakes are shown.
const MISTAKES: usize = 6;

/// How many answers of a seat had a choice, and how many of them were as good as the best one.
fn as_good(grades: &[Grade], seat: Seat) -> (usize, usize) {
    let own = || grades.iter().filter(|grade| grade.seat == seat);
    (own().count(), own().filter(|grade| grade.mistake.is_none()).count())
}

/// The largest mistakes of a seat, or of all, in the order of the game.
fn largest(grades: &[Grade], own: Option<Seat>) -> Vec<(&Grade, &Mistake)> {
    let of = |grade: &&Grade| own.is_none_or(|seat| seat == grade.seat);
    let mut mistakes: Vec<_> =
        grades.iter().filter(of).filter_map(|grade| Some((grade, grade.mistake.as_ref()?))).collect();
    mistakes.sort_by(|a, b| b.1.loss.total_cmp(&a.1.loss));
    mistakes.truncate(MISTAKES);
    mistakes.sort_by_key(|(grade, _)| grade.at);
    mistakes
}

/// Whether the answer that changed the chances was a mistake, as far as the bot found; nothing where there was no choice.
fn cause(grades: &[Grade], at: usize) -> Option<&'static str> {
    let grade = grades.iter().find(|grade| grade.at == at)?;
    Some(if grade.mistake.is_some() { "review-skill" } else { "review-luck" })
}

/// How many answers of each seat were as good as the best one.
fn accuracy(game: Game<'_>, grades: &[Grade], seats: usize) -> Markup {
    let words = game.words;
    html! {
        section.panel.accuracy aria-labelledby="accuracy" {
            header { (mark("check")) h2 #accuracy { (say(words, "review-accuracy")) } }
            p.body { (say(words, "review-accuracy-about")) }
            div.scrollx tabindex="0" role="group" aria-labelledby="accuracy" {
                table.figures {
                    thead {
                        tr { @for key in ["review-seat", "review-accuracy", "review-good", "review-asked"] { th scope="col" { (say(words, key)) } } }
                    }
                    tbody {
                        @for seat in Seat::all(seats) {
                            @let (asked, good) = as_good(grades, seat);
                            tr {
                                th scope="row" { span.row { (token(seat)) (game.name(seat)) } }
                                td { @if asked > 0 { (words.say(&Phrase::new("percent").number("whole", (100 * good / asked) as i64))) } @else { "–" } }
                                td { (good) }
                                td { (asked) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The largest mistakes of the visitor, or of all seats if they did not play.
fn mistakes(game: Game<'_>, grades: &[Grade], own: Option<Seat>) -> Markup {
    let words = game.words;
    let mistakes = largest(grades, own);
    html! {
        section.panel.points aria-labelledby="mistakes" {
            header { (mark("hint")) h2 #mistakes { (say(words, if own.is_some() { "review-mistakes-own" } else { "review-mistakes" })) } }
            @if mistakes.is_empty() { p.body.muted { (say(words, "review-mistakes-none")) } }
            ol {
                @for (grade, mistake) in mistakes {
                    li {
                        a.glory href=(game.link(grade.at - 1, See::Seat(grade.seat))) aria-label=(after(words, grade.at - 1)) { (grade.at) }
                        div {
                            p { (token(grade.seat)) b { (game.name(grade.seat)) } ": " (game.tell(&mistake.did)) }
                            p { (say(words, "review-better")) " " b { (game.tell(&mistake.better)) } }
                            p.small { (words.say(&Phrase::new("review-loss").number("loss", hundredths(mistake.loss)))) }
                            @if !mistake.reasons.is_empty() {
                                p.small { (say(words, "review-why")) }
                                ul.reasons { @for reason in &mistake.reasons { li { (game.tell(reason)) } } }
                            }
                            p.small { a href=(crate::again::address(game.id, grade.at - 1)) { (say(words, "again-try")) } }
                        }
                    }
                }
            }
        }
    }
}

/// The turning points, in words, with the way there.
pub(super) fn points(game: Game<'_>, curve: &[Outlook], seats: usize, grades: &[Grade]) -> Markup {
    let words = game.words;
    let swings = swings(curve, game.story, seats);
    html! {
        section.panel.points aria-labelledby="points" {
            header { (mark("hint")) h2 #points { (say(words, "review-points")) } }
            @if swings.is_empty() { p.body.muted { (say(words, "review-points-none")) } }
            ol {
                @for (number, swing) in swings.iter().enumerate() {
                    li {
                        a.glory href=(game.link(swing.at, game.see)) aria-label={ (number + 1) ": " (after(words, swing.at)) } { (number + 1) }
                        div {
                            @for happening in game.after(swing.at).take(2) { p { (game.tell(&happening.says())) } }
                            @if game.after(swing.at).next().is_none() { p { (after(words, swing.at)) } }
                            p.small {
                                (token(swing.seat)) b { (game.name(swing.seat)) } " " (change(words, *swing)) " "
                                a href=(crate::again::address(game.id, swing.at.saturating_sub(1))) { (say(words, "again-try")) }
                            }
                            @if let Some(key) = cause(grades, swing.at) { p.small.muted { (say(words, key)) } }
                        }
                    }
                }
            }
        }
    }
}

fn change(words: &Words, swing: Swing) -> Markup {
    let tenths = ((swing.to - swing.from).abs() * 1000.0).round() as i64;
    let key = if swing.to >= swing.from { "points-gained" } else { "points-lost" };
    let phrase = Phrase::new(key).number("whole", tenths / 10).number("tenths", tenths % 10);
    let span = Phrase::new("review-from-to")
        .number("from", hundredths(swing.from))
        .number("to", hundredths(swing.to));
    html! {
        span.gain[swing.to >= swing.from].loss[swing.to < swing.from] { (words.say(&phrase)) }
        " " span.muted { "(" (words.say(&span)) ")" }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grade(at: usize, seat: usize, loss: Option<f32>) -> Grade {
        let says = || Phrase::new("percent");
        let mistake = loss.map(|loss| Mistake { loss, did: says(), better: says(), reasons: Vec::new() });
        Grade { at, seat: Seat::new(seat), mistake }
    }

    #[test]
    fn accuracy_is_the_share_of_answers_without_a_mistake() {
        let grades = [grade(1, 0, None), grade(2, 1, Some(0.2)), grade(4, 0, Some(0.1)), grade(5, 0, None)];
        assert_eq!(as_good(&grades, Seat::new(0)), (3, 2));
        assert_eq!(as_good(&grades, Seat::new(1)), (1, 0));
        assert_eq!(as_good(&grades, Seat::new(2)), (0, 0));
        assert_eq!(cause(&grades, 2), Some("review-skill"));
        assert_eq!(cause(&grades, 5), Some("review-luck"));
        assert_eq!(cause(&grades, 3), None, "there was no choice");
    }

    #[test]
    fn the_largest_mistakes_are_shown_in_the_order_of_the_game() {
        let losses = (1..=10).map(|at| grade(at, at % 2, Some(0.05 * at as f32)));
        let grades: Vec<Grade> = losses.collect();
        let at = |own| largest(&grades, own).iter().map(|(grade, _)| grade.at).collect::<Vec<_>>();
        assert_eq!(at(None), [5, 6, 7, 8, 9, 10]);
        assert_eq!(at(Some(Seat::new(0))), [2, 4, 6, 8, 10]);
    }
}
