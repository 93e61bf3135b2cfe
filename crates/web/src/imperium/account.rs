//! Where the points of a game came from.

use imperium::{Card, WorthView, Zone};
use kernel::Seat;
use maud::{Markup, html};

use super::card::{invented, link};
use super::{ImperiumDrawing, counted};
use crate::page::mark;
use crate::table::account;

/// A column of the account: whose it is, what counted, how much of that is progress, and all points.
struct Column<'a> {
    head: Markup,
    worth: &'a [WorthView],
    progress: i32,
    sum: i32,
}

/// The cards of one row.
fn cards_of(from: Source, worth: &[WorthView]) -> impl Iterator<Item = &WorthView> {
    worth.iter().filter(move |worth| worth.card.is_some() && source(worth.card) == from)
}

/// The points of tokens.
fn tokens(worth: &[WorthView]) -> i32 {
    worth.iter().filter(|worth| worth.card.is_none()).map(|worth| worth.points).sum()
}

/// Where points came from: a row of the account.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Progress,
    /// Materials and population, which count for the bot of a solo game alone.
    Stores,
    Power,
    Region,
    Play,
    History,
    Rest,
    Unrest,
}

const SOURCES: [(Source, &str); 8] = [
    (Source::Progress, "civ-progress-points"),
    (Source::Stores, "civ-stores-points"),
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
    /// Everything that has a column: all seats, and the bot of a solo game.
    fn columns(&self) -> Option<Vec<Column<'_>>> {
        let (accounts, ranks) = (self.view.accounts.as_ref()?, self.view.ranks.as_ref()?);
        let seats = Seat::all(accounts.len()).zip(accounts).zip(ranks);
        let mut columns: Vec<Column<'_>> = seats
            .map(|((seat, worth), &(_, sum))| {
                let head = account::player(self.page, seat);
                Column { head, worth, progress: tokens(worth), sum }
            })
            .collect();
        if let Some(bot) = &self.view.bot {
            let head = html! { span.row { (mark("bot")) span { (self.called(bot.key)) } } };
            let (worth, progress) = (bot.account.as_ref()?, bot.tokens[2].into());
            columns.push(Column { head, worth, progress, sum: bot.points? });
        }
        Some(columns)
    }

    /// Points by what brought them; with every card if all is to be told.
    pub(super) fn points(&self, cards: bool) -> Option<Markup> {
        let columns = self.columns()?;
        let total = |from: Source, column: &Column<'_>| match from {
            Source::Progress => column.progress,
            Source::Stores => tokens(column.worth) - column.progress,
            _ => cards_of(from, column.worth).map(|worth| worth.points).sum(),
        };
        let title = self.say("civ-account");
        let rows = SOURCES.into_iter().filter(|(from, _)| *from != Source::Stores || self.view.bot.is_some());
        let table = html! {
            table.score.nations {
                thead {
                    tr {
                        th scope="col" { span.vh { (self.say("civ-account-what")) } }
                        @for column in &columns { th scope="col" { (column.head) } }
                    }
                }
                tbody {
                    @for (from, key) in rows {
                        tr {
                            th scope="row" { (self.say(key)) }
                            @for column in &columns {
                                @let sum = total(from, column);
                                @let most = columns.iter().map(|column| total(from, column)).max().unwrap_or_default();
                                td.z[sum == 0].best[sum == most && sum > 0] data-points=(sum) {
                                    b { (signed(sum)) }
                                    @if cards { (self.worth(cards_of(from, column.worth))) }
                                }
                            }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (self.say("civ-account-sum")) }
                        @for column in &columns { td { b { (column.sum) } } }
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
                        a href=(link(card)) { (self.called(card.face().key)) (invented(self.page.words, card)) }
                        @if count > 1 { " ×" (count) }
                        " " b { (signed(sum)) }
                    }
                }
            }
        }
    }
}
