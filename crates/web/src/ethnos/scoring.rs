//! Where each point of an age came from.

use ethnos::content::{GIANT, GIANT_FEW};
use ethnos::{Kingdom, Tribe};
use kernel::{Phrase, Seat};
use maud::{Markup, html};
use serde_json::Value;
use table::Happening;

use super::{Board, ROMAN, colour, kingdom_key};
use crate::page::{piece, shape, token};

/// What was told from the last end of an age on, until the next age began.
pub(crate) fn scored(story: &[(usize, Happening)]) -> Vec<Happening> {
    let key = |(_, happening): &(usize, Happening)| happening.says.key;
    let Some(from) = story.iter().rposition(|told| key(told) == "event-age-ended") else { return Vec::new() };
    let until =
        story[from..].iter().position(|told| key(told) == "event-age").map_or(story.len(), |at| from + at);
    story[from..until].iter().map(|(_, happening)| happening.clone()).collect()
}

/// A line of the account: what it is for, what it was worth to each seat, and what that was counted by.
struct Row {
    kind: Kind,
    cells: Vec<Option<(u64, u64)>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Kingdom(Kingdom),
    Merfolk,
    Giant,
    Bands,
    Hordes,
}

/// The account of the last age.
pub(super) fn account(board: &Board<'_>) -> Option<Markup> {
    let seats = board.view.seats.len();
    let events: Vec<Value> = board
        .page
        .scored
        .iter()
        .filter_map(|happening| serde_json::from_str(happening.event.get()).ok())
        .collect();
    let age = events.iter().find(|event| event["event"] == "age-ended")?["age"].as_u64()?;
    let mut rows: Vec<Row> =
        kinds(board).into_iter().map(|kind| Row { kind, cells: vec![None; seats] }).collect();
    let mut totals: Vec<u64> = board.view.seats.iter().map(|seat| seat.glory.into()).collect();
    for event in &events {
        let Some((kind, by)) = kind(event) else { continue };
        let (Some(seat), Some(gain)) = (event["seat"].as_u64(), event["gain"].as_u64()) else { continue };
        let row = rows.iter_mut().find(|row| row.kind == kind);
        if let Some(cell) = row.and_then(|row| row.cells.get_mut(seat as usize)) {
            let (counted, gained) = cell.unwrap_or((0, 0));
            *cell = Some((counted + by, gained + gain));
        }
        if let (Some(total), Some(now)) = (totals.get_mut(seat as usize), event["total"].as_u64()) {
            *total = now;
        }
    }
    let gains = |seat: Seat| -> u64 {
        rows.iter().filter_map(|row| row.cells[seat.index()]).map(|(_, gain)| gain).sum()
    };
    let title = board.tell(&Phrase::new("account").number("age", age as i64));
    Some(html! {
        details.panel.account id={ "account-" (age) } open {
            summary { h2 { (title) } }
            div.scrollx tabindex="0" role="group" aria-label=(title) {
                table.score {
                    thead { tr {
                        th scope="col" { (board.say("account-source")) }
                        @for seat in Seat::all(seats) { th scope="col" { span.row { (token(seat)) span { (board.page.name(seat)) } } } }
                    } }
                    tbody {
                        @for row in &rows {
                            tr {
                                th scope="row" { (head(board, row.kind, age as usize)) }
                                @for cell in &row.cells {
                                    @match cell {
                                        Some((by, gain)) => td { @if *by > 0 { span.mk { (by) } } b { "+" (gain) } },
                                        None => td.z { "–" },
                                    }
                                }
                            }
                        }
                    }
                    tfoot {
                        tr { th scope="row" { (board.say("account-gained")) } @for seat in Seat::all(seats) { td { "+" (gains(seat)) } } }
                        tr { th scope="row" { (board.say("account-total")) } @for seat in Seat::all(seats) { td { (totals[seat.index()]) } } }
                    }
                }
            }
            p.small { a href={ (board.page.to("log")) "#age-" (age) } { (board.say("account-steps")) } }
        }
    })
}

/// The lines of the account: only what plays.
fn kinds(board: &Board<'_>) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Kingdom::ALL.into_iter().map(Kind::Kingdom).collect();
    let parts = [(Tribe::Merfolk, Kind::Merfolk), (Tribe::Giant, Kind::Giant)];
    kinds.extend(parts.into_iter().filter(|(tribe, _)| board.plays(*tribe)).map(|(_, kind)| kind));
    kinds.push(Kind::Bands);
    if board.plays(Tribe::Orc) {
        kinds.push(Kind::Hordes);
    }
    kinds
}

/// What an event is glory for, and what it counts: markers, spaces, bands.
fn kind(event: &Value) -> Option<(Kind, u64)> {
    Some(match event["event"].as_str()? {
        "kingdom-scored" => {
            (Kind::Kingdom(event["kingdom"].as_str()?.parse().ok()?), event["markers"].as_u64()?)
        }
        "merfolk-scored" => (Kind::Merfolk, event["space"].as_u64()?),
        "giant-scored" => (Kind::Giant, 0),
        "band-scored" => (Kind::Bands, 1),
        "raided" => (Kind::Hordes, event["markers"].as_u64()?),
        _ => return None,
    })
}

fn head(board: &Board<'_>, kind: Kind, age: usize) -> Markup {
    match kind {
        Kind::Kingdom(kingdom) => {
            let tokens = board.view.tokens[kingdom as usize].iter().enumerate().take(age).rev();
            let tokens: Vec<String> =
                tokens.map(|(at, value)| format!("{} {value}", ROMAN[(at + 1).min(3)])).collect();
            html! { span.row {
                svg.shield.sm aria-hidden="true" { (shape(colour(Some(kingdom)))) }
                (board.say(kingdom_key(kingdom))) span.small.muted { (tokens.join(" · ")) }
            } }
        }
        Kind::Merfolk => html! { span.row { (piece("t-merfolk")) (board.say("merfolk-board")) } },
        Kind::Giant => {
            let values = if board.view.seats.len() < 4 { GIANT_FEW.value } else { GIANT.value };
            let worth = values.get(age - 1).copied().unwrap_or(0);
            html! { span.row { (piece("t-giant")) (board.say("giant-token")) span.small.muted { (worth) } } }
        }
        Kind::Bands => html! { span.row { (piece("i-hand")) (board.say("account-bands")) } },
        Kind::Hordes => html! { span.row { (piece("t-orc")) (board.say("account-hordes")) } },
    }
}
