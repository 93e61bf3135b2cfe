//! Where the points of a game came from.

use imperium::{Card, WorthView, Zone};
use kernel::Seat;
use maud::{Markup, html};

use super::card::link;
use super::{ImperiumDrawing, counted};
use crate::table::account;

/// Where points came from: a row of the account.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Progress,
    Power,
    Region,
    Play,
    History,
    Rest,
    Unrest,
}

const SOURCES: [(Source, &str); 7] = [
    (Source::Progress, "civ-progress-points"),
    (Source::Power, "civ-suit-power"),
    (Source::Region, "civ-regions-points"),
    (Source::Play, "civ-play-points"),
    (Source::History, "civ-history"),
    (Source::Rest, "civ-rest-points"),
    (Source::Unrest, "civ-unrest-points"),
];

fn source(card: Option<(Card, Zone)>) -> Source {
    let Some((card, zone)) = card else { return Source::Progress };
    let face = card.face();
    match zone {
        _ if face.suits[5] => Source::Unrest,
        _ if face.power => Source::Power,
        Zone::Play if face.suits[2] => Source::Region,
        Zone::Play => Source::Play,
        Zone::History => Source::History,
        _ => Source::Rest,
    }
}

/// A number as people write it.
fn signed(number: i32) -> String {
    number.to_string().replace('-', "−")
}

impl ImperiumDrawing<'_> {
    /// Points by what brought them; with every card if all is to be told.
    pub(super) fn points(&self, cards: bool) -> Option<Markup> {
        let accounts = self.view.accounts.as_ref()?;
        let ranks = self.view.ranks.as_ref()?;
        let of = |from: Source, seat: Seat| {
            accounts[seat.index()].iter().filter(move |worth| source(worth.card) == from)
        };
        let total = |from: Source, seat: Seat| of(from, seat).map(|worth| worth.points).sum::<i32>();
        let seats = || Seat::all(accounts.len());
        let title = self.say("civ-account");
        let table = html! {
            table.score.nations {
                thead {
                    tr {
                        th scope="col" { span.vh { (self.say("civ-account-what")) } }
                        @for seat in seats() { th scope="col" { (account::player(self.page, seat)) } }
                    }
                }
                tbody {
                    @for (from, key) in SOURCES {
                        tr {
                            th scope="row" { (self.say(key)) }
                            @for seat in seats() {
                                @let sum = total(from, seat);
                                @let most = seats().map(|seat| total(from, seat)).max().unwrap_or_default();
                                td.z[sum == 0].best[sum == most && sum > 0] data-points=(sum) {
                                    b { (signed(sum)) }
                                    @if cards { (self.worth(of(from, seat))) }
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
        };
        let every_card =
            html! { p.small { a href=(self.page.to("scoring")) { (self.say("civ-account-cards")) } } };
        let id = if cards { "account-cards" } else { "account-points" };
        Some(account::panel(id, &title, &table, (!cards).then_some(every_card)))
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
