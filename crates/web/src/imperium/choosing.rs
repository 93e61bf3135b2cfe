//! Before the game: the nations that seats choose among, each with what it is like and both sides of its power card.
//!
//! It is a board of its own. When the last seat has chosen, an update brings parts that this board does not have, and the
//! page is fetched again.

use imperium::{Action, Card, Zone};
use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::nations::{address, facts, powers};
use super::{ImperiumDrawing, nation_emblem, nation_key};
use crate::page::sign;
use crate::table::{Part, Parts, part};

/// The nation that a power card belongs to.
fn nation_of(power: Card) -> Option<&'static str> {
    power.origins().iter().find_map(|origin| origin.nation)
}

impl ImperiumDrawing<'_> {
    pub(super) fn is_choosing(&self) -> bool {
        self.view.offered.is_some()
    }

    /// The nations on offer, those that are chosen already among them.
    fn offered(&self) -> Vec<&'static str> {
        let left = self.view.offered.iter().flatten().filter_map(|&power| nation_of(power));
        let taken = self.view.seats.iter().map(|side| side.nation).filter(|nation| !nation.is_empty());
        let offered: Vec<&str> = left.chain(taken).collect();
        imperium::nations().filter(|nation| offered.contains(nation)).collect()
    }

    pub(super) fn choosing(&self, parts: &Parts) -> Markup {
        html! {
            div.civ.choosing #choosing {
                @for nation in self.offered() {
                    section.panel.nationbox aria-labelledby={ "choose-" (nation) } {
                        header {
                            (sign(nation_emblem(nation)))
                            h2 id={ "choose-" (nation) } { a href=(address(nation)) target="_blank" { (self.say(nation_key(nation))) } }
                        }
                        div.body { div { (facts(self.page.words, nation)) } (powers(self.page.words, nation)) }
                        (parts.at(&format!("take-{nation}")))
                    }
                }
            }
        }
    }

    /// What can be done with each nation: to choose a side of it, or to see who has.
    pub(super) fn choosing_parts(&self) -> Vec<Part> {
        let mut parts: Vec<Part> = Seat::all(self.view.seats.len()).map(|seat| self.nation(seat)).collect();
        parts.extend(self.offered().into_iter().map(|nation| {
            let id = format!("take-{nation}");
            let drawn = self.take(&id, nation);
            part(id, drawn)
        }));
        parts
    }

    fn take(&self, id: &str, nation: &str) -> Markup {
        let taken = Seat::all(self.view.seats.len()).find(|&seat| self.side(seat).nation == nation);
        let sides = self.legal.iter().filter_map(|&action| match action {
            Action::Pick(Zone::Nation, power, _) if nation_of(power) == Some(nation) => Some((action, power)),
            _ => None,
        });
        html! {
            div.take id=(id) {
                @if let Some(seat) = taken { p.muted { (self.tell(&Phrase::new("civ-taken").seat(seat))) } }
                @for (action, power) in sides {
                    @let key = if power.name().ends_with("-a") { "civ-take-a" } else { "civ-take-b" };
                    button.btn.can form="act" name="action" value=(action) aria-label=(self.words_of(action)) { (self.say(key)) }
                }
            }
        }
    }
}
