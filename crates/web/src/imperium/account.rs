//! Where the points of a game came from.

use imperium::{Card, Event, WorthView, Zone};
use kernel::Seat;
use maud::{Markup, html};
use table::Happening;

use super::card::link;
use super::{Board, counted};
use crate::page::token;

/// Whether the game is over.
pub(super) fn scored(story: &[Happening<'_>]) -> bool {
    story.last().is_some_and(|told| matches!(told.event(), Some(Event::Over { .. })))
}

/// What counted: a row of the account.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Progress,
    Power,
    Region,
    Play,
    History,
    Rest,
    Unrest,
}

const KINDS: [(Kind, &str); 7] = [
    (Kind::Progress, "civ-progress-points"),
    (Kind::Power, "civ-suit-power"),
    (Kind::Region, "civ-regions-points"),
    (Kind::Play, "civ-play-points"),
    (Kind::History, "civ-history"),
    (Kind::Rest, "civ-rest-points"),
    (Kind::Unrest, "civ-unrest-points"),
];

fn kind(card: Option<(Card, Zone)>) -> Kind {
    let Some((card, zone)) = card else { return Kind::Progress };
    let face = card.face();
    match zone {
        _ if face.suits[5] => Kind::Unrest,
        _ if face.power => Kind::Power,
        Zone::Play if face.suits[2] => Kind::Region,
        Zone::Play => Kind::Play,
        Zone::History => Kind::History,
        _ => Kind::Rest,
    }
}

/// A number as people write it.
fn signed(number: i32) -> String {
    number.to_string().replace('-', "−")
}

impl Board<'_> {
    /// Points by what brought them; with every card if all is to be told.
    pub(super) fn points(&self, cards: bool) -> Option<Markup> {
        let accounts = self.view.accounts.as_ref()?;
        let ranks = self.view.ranks.as_ref()?;
        let of = |kind: Kind, seat: Seat| {
            accounts[seat.index()].iter().filter(move |worth| self::kind(worth.card) == kind)
        };
        let seats = || Seat::all(accounts.len());
        let title = self.say("civ-account");
        Some(html! {
            details.panel.account #account-points open {
                summary { h2 { (title) } }
                div.scrollx {
                    table.score.nations {
                        caption.vh { (title) }
                        thead {
                            tr {
                                th scope="col" { span.vh { (self.say("civ-account-what")) } }
                                @for seat in seats() { th scope="col" { span.row { (token(seat)) (self.page.name(seat)) } } }
                            }
                        }
                        tbody {
                            @for (kind, key) in KINDS {
                                tr {
                                    th scope="row" { (self.say(key)) }
                                    @for seat in seats() {
                                        @let sum: i32 = of(kind, seat).map(|worth| worth.points).sum();
                                        td.z[sum == 0] data-points=(sum) {
                                            b { (signed(sum)) }
                                            @if cards { (self.worth(of(kind, seat))) }
                                        }
                                    }
                                }
                            }
                        }
                        tfoot {
                            tr {
                                th scope="row" { (self.say("civ-account-sum")) }
                                @for seat in seats() { td { b { (ranks[seat.index()].1) } } }
                            }
                        }
                    }
                }
                @if !cards { p.small { a href=(self.page.to("scoring")) { (self.say("civ-account-cards")) } } }
            }
        })
    }

    /// Each card with its points.
    fn worth<'a>(&self, things: impl Iterator<Item = &'a WorthView>) -> Markup {
        let things: Vec<(Card, i32)> =
            things.filter_map(|worth| Some((worth.card?.0, worth.points))).collect();
        let cards: Vec<Card> = things.iter().map(|(card, _)| *card).collect();
        html! {
            ul.worth {
                @for (card, count) in counted(&cards) {
                    @let sum: i32 = things.iter().filter(|(other, _)| *other == card).map(|(_, points)| points).sum();
                    li {
                        a href=(link(card)) { (self.called(card.face().key)) }
                        @if count > 1 { " ×" (count) }
                        " " b { (signed(sum)) }
                    }
                }
            }
        }
    }
}
