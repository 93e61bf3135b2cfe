//! Where points came from: what the accounts of all games have in common.

use kernel::Seat;
use maud::{Markup, html};

use super::TablePage;
use crate::page::token;

/// A panel that can be folded, with a table that may be wider than the screen, and what stands below it.
pub(crate) fn panel(id: &str, title: &str, table: &Markup, below: Option<Markup>) -> Markup {
    html! {
        details.panel.account id=(id) open {
            summary { h2 { (title) } }
            div.scrollx tabindex="0" role="group" aria-label=(title) { (table) }
            @if let Some(below) = below { (below) }
        }
    }
}

/// The player that a row or a column is about.
pub(crate) fn player(page: &TablePage<'_>, seat: Seat) -> Markup {
    html! { span.row { (token(seat)) span { (page.name(seat)) } } }
}
