//! Imperium on pages other than the table's: home, rules, replay and charts.

use std::any::Any;

use imperium::{Card, Event, Over, View, nations, rule};
use kernel::{Language, Observer, Phrase, RuleId, Seat};
use maud::{Markup, html};
use table::{Happening, Of, Title};
use words::Words;

use super::card::small;
use super::{ImperiumDrawing, cards, nation_emblem, nation_key};
use crate::games::{self, CardPages, GameFiles, GamePages};
use crate::page::{self, bare_token, say, sign};
use crate::table::{Drawing, TablePage};

/// Imperium's part of the pages.
pub(crate) struct ImperiumPages;

/// So many nations are in the first box.
const CLASSICS: usize = 8;

static TITLE: Of<imperium::Imperium> = Of::TITLE;

const FILES: GameFiles = GameFiles {
    files: &[
        ("imperium/imperium.css", include_str!("../../static/imperium/imperium.css")),
        ("imperium/imperium.js", include_str!("../../static/imperium/imperium.js")),
    ],
    emblems: include_str!("../../static/imperium/imperium.svg"),
};

impl GamePages for ImperiumPages {
    fn title(&self) -> &'static dyn Title {
        &TITLE
    }

    fn words(&self) -> [&'static str; Language::ALL.len()] {
        [
            include_str!("../../words/imperium.en.ftl"),
            include_str!("../../words/imperium.pl.ftl"),
            include_str!("../../words/imperium.cs.ftl"),
        ]
    }

    fn files(&self) -> GameFiles {
        FILES
    }

    fn matters(&self) -> &'static [(&'static str, &'static [RuleId])] {
        &[
            ("turn", &[rule::TURN_CHOICE]),
            ("tidy", &[rule::TIDY_DISCARD]),
            ("acquire", &[rule::TERM_ACQUIRE]),
            ("garrison", &[rule::TERM_GARRISON]),
            ("develop", &[rule::TERM_DEVELOP]),
            ("break-through", &[rule::TERM_BREAK_THROUGH]),
        ]
    }

    fn terms(&self) -> &'static [RuleId] {
        &[
            rule::TERM_ACQUIRE,
            rule::TERM_BREAK_THROUGH,
            rule::TERM_EXILE,
            rule::TERM_GARRISON,
            rule::TERM_HISTORY,
            rule::TERM_PINNED,
            rule::TERM_ABANDON,
            rule::TURN_INNOVATE,
            rule::TURN_REVOLT,
            rule::SOLSTICE,
            rule::TURN_EXHAUST,
            rule::TERM_RETURN,
            rule::TERM_DEVELOP,
            rule::TERM_STATE,
            rule::TERM_NATION_DECK,
        ]
    }

    fn drawing<'a>(&self, page: &'a TablePage<'a>) -> Option<Box<dyn Drawing + 'a>> {
        Some(Box::new(ImperiumDrawing::new(page)?))
    }

    fn cards(&self) -> Option<CardPages> {
        Some(CardPages {
            all: |visitor, words, fields| cards::page(visitor, words, &cards::Search::read(fields)),
            one: cards::one,
        })
    }

    fn scored(&self, story: &[Happening<'_>]) -> bool {
        story.last().is_some_and(|told| matches!(told.event(), Some(Event::Over { .. })))
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
        games::rounds(story, "civ-round", |event| matches!(event, Event::Round { .. }))
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

    fn group(&self, choice: &str) -> Option<&'static str> {
        let nation = nations().position(|nation| nation == choice)?;
        Some(if nation < CLASSICS { "of-classics" } else { "of-legends" })
    }

    fn told(&self, option: &str) -> Option<(&'static str, &'static str)> {
        match option {
            "nations" => Some(("/cards/imperium/nations", "civ-nations-title")),
            "difficulty" => Some(("/rules/imperium/imperium.solo.missing", "civ-bot-missing")),
            _ => None,
        }
    }

    fn sources(&self) -> (&'static str, &'static str) {
        ("known-imperium", "/cards/imperium")
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
