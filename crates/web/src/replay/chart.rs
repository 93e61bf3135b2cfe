//! What was expected all along, as a chart and as numbers.

use kernel::{Outlook, Phrase, Seat};
use maud::{Markup, html};
use table::Happening;
use words::Words;

use super::Game;
use crate::games;
use crate::page::{self, say, token};

/// An answer after which much was different.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Swing {
    /// The number of the answer, from 1.
    pub at: usize,
    /// The seat whose chance changed most.
    pub seat: Seat,
    /// Its chance before.
    pub from: f32,
    /// Its chance after.
    pub to: f32,
}

/// So many turning points are shown.
const SWINGS: usize = 6;

/// A change below this is none.
const LEAST: f32 = 0.03;

/// The moments at which all seats saw something happen: the beginning, answers that told something, the end.
/// In between a player composes in private, where an expectation means little.
fn moments(curve: &[Outlook], story: &[Happening<'_>]) -> Vec<usize> {
    let mut moments: Vec<usize> =
        story.iter().map(|told| told.answers).filter(|&at| at < curve.len()).collect();
    moments.extend([0, curve.len().saturating_sub(1)]);
    moments.sort_unstable();
    moments.dedup();
    moments
}

/// The answers after which most was different, in the order of the game.
#[must_use]
pub fn swings(curve: &[Outlook], story: &[Happening<'_>], seats: usize) -> Vec<Swing> {
    let change = |swing: &Swing| (swing.to - swing.from).abs();
    let moments = moments(curve, story);
    let most = |pair: &[usize]| {
        let swing = |seat: Seat| Swing {
            at: pair[1],
            seat,
            from: curve[pair[0]][seat.index()],
            to: curve[pair[1]][seat.index()],
        };
        Seat::all(seats).map(swing).max_by(|a, b| change(a).total_cmp(&change(b)))
    };
    let mut swings: Vec<Swing> =
        moments.windows(2).filter_map(most).filter(|swing| change(swing) >= LEAST).collect();
    swings.sort_by(|a, b| change(b).total_cmp(&change(a)));
    swings.truncate(SWINGS);
    swings.sort_by_key(|swing| swing.at);
    swings
}

pub(super) fn after(words: &Words, at: usize) -> String {
    words.say(&Phrase::new("replay-after").number("at", at as i64))
}

pub(super) fn hundredths(chance: f32) -> i64 {
    (chance * 100.0).round() as i64
}

/// The drawing of the chart, in its own units.
const WIDE: f32 = 1160.0;
const HIGH: f32 = 216.0;
const LEFT: f32 = 40.0;
const RIGHT: f32 = 1120.0;
const TOP: f32 = 26.0;
const BOTTOM: f32 = 196.0;

/// What was expected, one line for each seat: told apart by its shape, not by its colour alone.
pub(super) fn chart(game: Game<'_>, curve: &[Outlook], seats: usize, at: Option<usize>) -> Markup {
    let words = game.words;
    let moments = moments(curve, game.story);
    let last = curve.len().saturating_sub(1).max(1);
    let most =
        curve.iter().flat_map(|chances| &chances[..seats]).fold(0.0_f32, |most, &chance| most.max(chance));
    let top = ((most * 5.0).ceil() / 5.0).clamp(0.4, 1.0);
    let x = |at: usize| LEFT + (RIGHT - LEFT) * at as f32 / last as f32;
    let y = |chance: f32| BOTTOM - (BOTTOM - TOP) * chance / top;
    let path = |seat: Seat| {
        let points = moments.iter().map(|&at| format!("{:.1} {:.1}", x(at), y(curve[at][seat.index()])));
        format!("M{}", points.collect::<Vec<_>>().join("L"))
    };
    // Shapes on the lines: at other moments for each seat, so that none hides another.
    let shapes = |seat: Seat| {
        let step = (moments.len() / 6).max(1);
        let nth = (1..=6).map(move |nth| nth * step - step * (seat.index() + 1) / (seats + 1));
        nth.filter_map(|nth| moments.get(nth).copied()).filter(move |&at| at < last)
    };
    let grid: Vec<i64> = (0..=(top * 5.0).round() as i64).map(|line| line * 20).collect();
    let ends = apart(
        &Seat::all(seats)
            .map(|seat| curve.last().map_or(0.0, |chances| y(chances[seat.index()])))
            .collect::<Vec<_>>(),
    );
    html! {
        header {
            h2 { (say(words, "review-expected")) }
            ul.legend.push { @for seat in Seat::all(seats) { li { (token(seat)) (game.name(seat)) } } }
        }
        div.scrollx tabindex="0" role="group" aria-label=(say(words, "review-expected")) {
            svg.graph viewBox={ "0 0 " (WIDE) " " (HIGH) } role="group" aria-label=(say(words, "review-graph")) {
                @for chance in grid {
                    path.grid d={ "M" (LEFT) " " (y(chance as f32 / 100.0)) "H" (RIGHT) } {}
                    text.end x=(LEFT - 6.0) y=(y(chance as f32 / 100.0) + 4.0) { (words.say(&Phrase::new("percent").number("whole", chance))) }
                }
                @for (start, part) in games::pages(game.game).map_or(Vec::new(), |pages| pages.parts(game.story)) {
                    @if start > 0 { path.grid.part d={ "M" (x(start)) " " (TOP - 10.0) "V" (BOTTOM) } {} }
                    text x=(x(start) + 5.0) y=(TOP - 12.0) { (words.say(&part)) }
                }
                defs { @for seat in Seat::all(seats) { path id={ "line-" (seat) } d=(path(seat)) {} } }
                @for seat in Seat::all(seats) {
                    g class=(page::enamel(seat)) {
                        @for layer in ["halo", "rim", "ln"] { use class=(layer) href={ "#line-" (seat) } {} }
                    }
                }
                @for seat in Seat::all(seats) {
                    @for at in shapes(seat) { (shape(seat, x(at), y(curve[at][seat.index()]), "")) }
                    (shape(seat, RIGHT + 18.0, ends[seat.index()], " last"))
                }
                @if let Some(at) = at { path.now d={ "M" (x(at)) " 8V" (BOTTOM) } { title { (say(words, "review-present")) } } }
                @for (number, swing) in swings(curve, game.story, seats).iter().enumerate() {
                    a href=(game.link(swing.at, game.see)) aria-label={ (number + 1) ": " (after(words, swing.at)) } {
                        circle.swing cx=(x(swing.at)) cy=(y(swing.to)) r="9" {}
                        text.swing x=(x(swing.at)) y=(y(swing.to) + 4.0) { (number + 1) }
                    }
                }
            }
        }
    }
}

/// A seat's shape on the chart.
fn shape(seat: Seat, x: f32, y: f32, class: &str) -> Markup {
    let size = if class.is_empty() { 12.0 } else { 18.0 };
    html! {
        svg class={ "token " (page::enamel(seat)) (class) } x=(x - size / 2.0) y=(y - size / 2.0) width=(size) height=(size) viewBox="0 0 32 32" aria-hidden="true" {
            use href={ "#" (page::SHAPE[seat.index() % page::SHAPE.len()]) } {}
        }
    }
}

/// The same heights, moved apart where two would lie on each other.
fn apart(heights: &[f32]) -> Vec<f32> {
    const GAP: f32 = 20.0;
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by(|&a, &b| heights[a].total_cmp(&heights[b]));
    let mut moved = heights.to_vec();
    for pair in order.windows(2) {
        moved[pair[1]] = moved[pair[1]].max(moved[pair[0]] + GAP);
    }
    // Push back up what fell below the chart.
    let mut floor = BOTTOM + 6.0;
    for &at in order.iter().rev() {
        moved[at] = moved[at].min(floor);
        floor = moved[at] - GAP;
    }
    moved
}

/// The chart as a table of numbers.
pub(super) fn numbers(game: Game<'_>, curve: &[Outlook], seats: usize) -> Markup {
    let words = game.words;
    let moments = moments(curve, game.story);
    let step = (moments.len() / 40).max(1);
    let swings = swings(curve, game.story, seats);
    let swung = |at: usize| swings.iter().any(|swing| swing.at == at);
    let shown = moments
        .iter()
        .enumerate()
        .filter(|(nth, at)| nth % step == 0 || **at + 1 == curve.len() || swung(**at));
    html! {
        details.panel.numbers {
            summary { h2 { (say(words, "review-numbers")) } }
            div.scrollx tabindex="0" role="group" aria-label=(say(words, "review-numbers")) {
                table.figures {
                    thead {
                        tr {
                            th scope="col" { (say(words, "review-after")) }
                            @for seat in Seat::all(seats) { th scope="col" { span.row { (token(seat)) (game.name(seat)) } } }
                        }
                    }
                    tbody {
                        @for (_, &at) in shown {
                            tr.swung[swung(at)] {
                                th scope="row" { a href=(game.link(at, game.see)) { (at) } }
                                @for seat in Seat::all(seats) {
                                    td { (words.say(&Phrase::new("percent").number("whole", hundredths(curve[at][seat.index()])))) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
