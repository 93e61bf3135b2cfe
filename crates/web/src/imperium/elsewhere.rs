//! Imperium on every page but the table's.

use std::any::Any;

use imperium::{Card, Event, Over, View, nations};
use kernel::{Language, Observer, Offer, Phrase, Seat, Spoken};
use maud::{Markup, html};
use table::Happening;
use words::Words;

use super::card::small;
use super::{Board, account, nation_emblem, nation_key, sign};
use crate::games;
use crate::page::{self, bare_token, say};
use crate::table::{Drawing, TablePage};

/// How Imperium looks.
pub(crate) struct Look;

impl games::Look for Look {
    fn name(&self) -> &'static str {
        "imperium"
    }

    fn words(&self, language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../../words/imperium.en.ftl"),
            Language::Pl => include_str!("../../words/imperium.pl.ftl"),
            Language::Cs => include_str!("../../words/imperium.cs.ftl"),
        }
    }

    fn drawing<'a>(&self, page: &'a TablePage<'a>) -> Option<Box<dyn Drawing + 'a>> {
        Some(Box::new(Board::new(page)?))
    }

    fn rulebook(&self, language: Language) -> &'static str {
        imperium::Imperium::rulebook(language)
    }

    fn offers(&self) -> Vec<Offer> {
        imperium::Imperium::offers()
    }

    fn scored(&self, story: &[Happening<'_>]) -> bool {
        account::scored(story)
    }

    fn turn(&self, view: &dyn Any) -> Option<Seat> {
        let view = view.downcast_ref::<View>()?;
        (view.over == Over::No).then_some(view.turn)
    }

    fn hand(&self, words: &Words, view: &dyn Any) -> Option<Markup> {
        let view = view.downcast_ref::<View>()?;
        let Observer::Seat(seat) = view.observer else { return Some(html! {}) };
        let cards = &view.seats[seat.index()].known;
        Some(html! {
            @if cards.is_empty() { span.muted { (say(words, "replay-hand-empty")) } }
            @for &card in cards { (small(words, card)) }
        })
    }

    fn parts(&self, story: &[Happening<'_>]) -> Vec<(usize, Phrase)> {
        // Room for so many names beside each other.
        const NAMES: usize = 8;
        let rounds: Vec<usize> = story
            .iter()
            .filter(|told| matches!(told.event(), Some(Event::Round { .. })))
            .map(|told| told.answers)
            .collect();
        let step = rounds.len().div_ceil(NAMES).max(1);
        let name =
            |(nth, &at): (usize, &usize)| (at, Phrase::new("civ-round").number("round", nth as i64 + 1));
        rounds.iter().enumerate().step_by(step).map(name).collect()
    }

    fn progress(&self, words: &Words, view: &dyn Any) -> Option<String> {
        let view = view.downcast_ref::<View>()?;
        Some(words.say(&Phrase::new("civ-round").number("round", view.round)))
    }

    fn glimpse(&self, words: &Words, view: &dyn Any, _: &[String]) -> Option<(Vec<String>, Markup)> {
        let view = view.downcast_ref::<View>()?;
        let Observer::Seat(you) = view.observer else { return None };
        let own = &view.seats[you.index()];
        let standing = Phrase::new("civ-standing")
            .with("nation", kernel::Arg::Term(nation_key(own.nation)))
            .with("state", kernel::Arg::Term(super::state_key(own.empire)));
        let round = Phrase::new("civ-round").number("round", view.round);
        let says = [standing, round].iter().map(|phrase| words.say(phrase)).collect();
        let picture = html! {
            div.crests aria-hidden="true" {
                @for (seat, side) in Seat::all(view.seats.len()).zip(&view.seats) {
                    span { (sign(nation_emblem(side.nation))) (bare_token(seat)) }
                }
            }
        };
        Some((says, picture))
    }

    fn sample(&self) -> Markup {
        html! { @for nation in nations().take(4) { span.crest { (sign(nation_emblem(nation))) } } }
    }

    fn choice(&self, choice: &str) -> Markup {
        page::piece(nation_emblem(choice))
    }

    fn picture(&self, words: &Words, rule: &str) -> Option<Markup> {
        picture(words, rule)
    }
}

/// The parts a paragraph speaks of.
fn picture(words: &Words, id: &str) -> Option<Markup> {
    let signs = |ids: &[&str]| html! { span.row.signs { @for id in ids { (sign(id)) } } };
    let card = |name: &str| name.parse::<Card>().ok().map(|card| small(words, card));
    let (_, name) = id.split_once('.')?;
    Some(match name {
        "goal" => signs(&["i-barbarian", "i-empire"]),
        "setup.nation" => html! {
            span.slots.wrap {
                @for nation in nations() {
                    span.slot { (sign(nation_emblem(nation))) span { (say(words, nation_key(nation))) } }
                }
            }
        },
        "setup.market" | "term.acquire" | "term.break-through" => {
            signs(&["i-uncivilised", "i-civilised", "i-region", "i-tributary"])
        }
        "card.face" => card("city")?,
        "turn.action" | "term.action" => signs(&["i-action", "i-action", "i-action"]),
        "turn.exhaust" | "tidy.ready" => signs(&["i-exhaust", "i-action"]),
        "turn.innovate" | "term.develop" => signs(&["i-develop"]),
        "turn.revolt" | "term.return" | "end.collapse" => signs(&["i-unrest"]),
        "tidy.token" => signs(&["i-progress"]),
        "tidy.discard" | "term.discard" => signs(&["i-discard"]),
        "tidy.draw" | "term.draw" => signs(&["i-hand", "i-deck"]),
        "deck.barbarian" | "term.nation-deck" => signs(&["i-nation", "i-barbarian"]),
        "deck.empire" => signs(&["i-develop", "i-empire"]),
        "solstice" => signs(&["i-solstice"]),
        "term.attack" => signs(&["i-attack"]),
        "term.exile" => signs(&["i-exile"]),
        "term.free-play" => signs(&["i-free"]),
        "term.garrison" => card("hills")?,
        "term.history" => signs(&["i-history"]),
        "term.look" => signs(&["i-fame"]),
        "term.pay" => signs(&["i-materials", "i-population", "i-progress"]),
        "term.pinned" => signs(&["i-pinned"]),
        "term.state" => signs(&["i-barbarian", "i-empire"]),
        "term.symbol" => signs(&["i-city", "i-metropolis", "i-production", "i-fertile", "i-river"]),
        "note.sumerians" => card("sumerians")?,
        "note.shaduf" => card("shaduf")?,
        _ => return None,
    })
}
