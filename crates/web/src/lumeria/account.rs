//! Where the points of a game came from, round by round.

use kernel::Seat;
use lumeria::Event;
use maud::{Markup, html};
use table::Happening;

use super::LumeriaDrawing;
use crate::table::account;

pub(super) fn account(board: &LumeriaDrawing<'_>, told: &[Happening<'_>]) -> Option<Markup> {
    let mut rows: Vec<(u8, [u16; 2])> = Vec::new();
    for event in told.iter().filter_map(Happening::event) {
        match event {
            Event::Round { round, .. } => rows.push((*round, [0; 2])),
            Event::Scored { seat, gain, .. } => rows.last_mut()?.1[seat.index()] += gain,
            _ => {}
        }
    }
    rows.retain(|(_, gains)| *gains != [0; 2]);
    let title = board.say("battle-account");
    let table = html! {
        table.score.rounds {
            thead { tr {
                th scope="col" { (board.say("battle-rounds")) }
                @for (round, _) in &rows { th scope="col" { (round) } }
                th scope="col" { (board.say("battle-total")) }
            } }
            tbody {
                @for (seat, side) in Seat::all(2).zip(&board.view.sides) {
                    tr {
                        th scope="row" { (account::player(board.page, seat)) }
                        @for (_, gains) in &rows {
                            @if gains[seat.index()] > 0 { td { b { "+" (gains[seat.index()]) } } } @else { td.z { "–" } }
                        }
                        td { b { (side.points) } }
                    }
                }
            }
        }
    };
    Some(account::panel("account-rounds", &title, &table, None))
}
