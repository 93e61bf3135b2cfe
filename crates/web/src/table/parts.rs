//! The live parts of a page. Each is drawn once: a whole page puts the same markup into its place, an update sends it.

use std::borrow::Cow;
use std::hash::{Hash, Hasher};

use kernel::Seat;
use maud::{Markup, PreEscaped};
use rustc_hash::FxHasher;
use table::Stage;

use super::{Drawing, Region, TablePage, ask, gathering, log, notices, players, scoring, state, watching};

/// A live part: its id, and the element with that id.
pub(crate) type Part = (Cow<'static, str>, Markup);

/// Makes a live part. What draws one calls this, so that tests can count how often it is drawn.
pub(crate) fn part(id: impl Into<Cow<'static, str>>, html: Markup) -> Part {
    let id = id.into();
    #[cfg(test)]
    tests::DRAWN.with_borrow_mut(|drawn| *drawn.entry(id.to_string()).or_default() += 1);
    (id, html)
}

/// The live parts of a page.
pub(crate) struct Parts(Vec<Part>);

impl Parts {
    /// All live parts of the page of a table.
    pub(super) fn of(page: &TablePage<'_>, drawing: Option<&(dyn Drawing + '_)>) -> Parts {
        let mut parts = vec![
            part("state", state(page, drawing)),
            part("watching", watching(page)),
            part("notices", notices::notices(page)),
            part("said", log::said(page)),
        ];
        if page.table.stage == Stage::Gathering {
            parts.push(part("gathering", gathering::gathering(page)));
        } else {
            parts.push(part("scoring", scoring(page, drawing)));
            parts.push(part("ask", ask::ask(page, drawing)));
            parts.push(part("events", log::events(page, drawing)));
            parts.push(part("every-step", log::steps(page)));
            parts.extend(game_parts(page, drawing));
        }
        Parts(parts)
    }

    /// The parts of the players and the board, for a page on which nothing can be done.
    pub(super) fn of_game(page: &TablePage<'_>, drawing: Option<&(dyn Drawing + '_)>) -> Parts {
        Parts(game_parts(page, drawing))
    }

    /// The part with this id; nothing if the page has no such part.
    pub(crate) fn at(&self, id: &str) -> &Markup {
        static NOTHING: Markup = PreEscaped(String::new());
        self.0.iter().find(|part| part.0 == id).map_or(&NOTHING, |part| &part.1)
    }

    /// What all of them look like, one after the other. A page carries that of its own parts, so that it need not be sent
    /// what it shows already: see [`super::looks`].
    pub(super) fn drawn(&self) -> String {
        self.0.iter().map(|(id, html)| format!("{:08x}", looks(id, &html.0))).collect()
    }

    pub(super) fn regions(self) -> Vec<Region> {
        self.0.into_iter().map(|(id, html)| (id.into_owned(), html.into_string())).collect()
    }
}

fn game_parts(page: &TablePage<'_>, drawing: Option<&(dyn Drawing + '_)>) -> Vec<Part> {
    let mut parts = drawing.map_or(Vec::new(), Drawing::parts);
    let seats = Seat::all(page.table.chairs.len());
    parts.extend(seats.map(|seat| part(players::ID[seat.index()], players::who(page, drawing, seat))));
    parts
}

/// What a part looks like, as a number.
pub(super) fn looks(id: &str, html: &str) -> u32 {
    let mut hasher = FxHasher::default();
    (id, html).hash(&mut hasher);
    hasher.finish() as u32
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::collections::BTreeMap;

    use kernel::{Language, Observer};

    use crate::deal::{Deal, ETHNOS, Extra, IMPERIUM, LUMERIA, RUNEWARS, visitor};

    thread_local! {
        /// How often each part was drawn.
        pub(super) static DRAWN: RefCell<BTreeMap<String, usize>> = const { RefCell::new(BTreeMap::new()) };
    }

    #[test]
    fn a_page_load_draws_each_part_once() {
        for title in [&ETHNOS as &dyn table::Title, &LUMERIA, &IMPERIUM, &RUNEWARS] {
            let mut deal = Deal::of(title, "", &["Hania", "Zosia"], 5).start("Hania");
            let words = crate::words(Language::En, Some(title));
            let visitor = visitor("Hania", Language::En);
            for _ in 0..40 {
                for who in [Observer::Seat(kernel::Seat::new(0)), Observer::Spectator] {
                    DRAWN.with_borrow_mut(BTreeMap::clear);
                    let regions = deal.show(who, &words, &visitor, Extra::default(), |page| {
                        drop(super::super::page(page));
                        let drawn = DRAWN.with_borrow_mut(std::mem::take);
                        let regions = super::super::regions(page);
                        (drawn, regions.len())
                    });
                    let (drawn, live) = regions;
                    assert_eq!(drawn.len(), live, "{}", title.name());
                    assert!(drawn.values().all(|times| *times == 1), "{}: {drawn:?}", title.name());
                }
                deal.step();
            }
        }
    }
}
