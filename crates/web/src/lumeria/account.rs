//! Where the points of a game came from, round by round.

use kernel::Seat;
use maud::{Markup, html};
use serde_json::Value;
use table::Happening;

use super::Board;
use crate::page::token;

/// Whether the game is over. A game that goes on shows its points all the time.
pub(super) fn scored(story: &[(usize, Happening)]) -> bool {
    let over = |key: &str| key.starts_with("event-won") || key == "event-drawn";
    story.last().is_some_and(|(_, told)| over(told.says.key))
}

pub(super) fn account(board: &Board<'_>, told: &[Happening]) -> Option<Markup> {
    let mut rows: Vec<(u64, [u64; 2])> = Vec::new();
    for told in told.iter().filter(|told| matches!(told.says.key, "event-round" | "event-scored")) {
        let event: Value = serde_json::from_str(told.event.get()).ok()?;
        if let Some(round) = event["round"].as_u64() {
            rows.push((round, [0; 2]));
        } else if let (Some(seat @ 0..2), Some(gain)) = (event["seat"].as_u64(), event["gain"].as_u64()) {
            rows.last_mut()?.1[seat as usize] += gain;
        }
    }
    rows.retain(|(_, gains)| *gains != [0; 2]);
    let title = board.say("battle-account");
    Some(html! {
        details.panel.account #account-rounds open {
            summary { h2 { (title) } }
            div.scrollx tabindex="0" role="group" aria-label=(title) {
                table.score.rounds {
                    thead { tr {
                        th scope="col" { (board.say("battle-rounds")) }
                        @for (round, _) in &rows { th scope="col" { (round) } }
                        th scope="col" { (board.say("battle-total")) }
                    } }
                    tbody {
                        @for (seat, side) in Seat::all(2).zip(&board.view.sides) {
                            tr {
                                th scope="row" { span.row { (token(seat)) span { (board.page.name(seat)) } } }
                                @for (_, gains) in &rows {
                                    @if gains[seat.index()] > 0 { td { b { "+" (gains[seat.index()]) } } } @else { td.z { "–" } }
                                }
                                td { b { (side.points) } }
                            }
                        }
                    }
                }
            }
        }
    })
}
