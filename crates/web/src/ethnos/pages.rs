//! Ethnos on pages other than the table's: home, rules, replay and charts.

use std::any::Any;

use ethnos::{Card, Event, Kingdom, Tribe, View, rule};
use kernel::{Arg, Language, Observer, Phrase, RuleId, Seat};
use maud::{Markup, PreEscaped, html};
use table::{Happening, Of, Title};
use words::Words;

use super::{EthnosDrawing, MAP, colour, tribe_emblem};
use crate::games::{GameFiles, GamePages};
use crate::page::{self, emblem, say};
use crate::table::{Drawing, TablePage};

/// Ethnos's part of the pages.
pub(crate) struct EthnosPages;

pub(super) static TITLE: Of<ethnos::Ethnos> = Of::TITLE;

const FILES: GameFiles = GameFiles {
    files: &[
        ("ethnos/ethnos.css", include_str!("../../static/ethnos/ethnos.css")),
        ("ethnos/ethnos.js", include_str!("../../static/ethnos/ethnos.js")),
        ("ethnos/scoring.js", include_str!("../../static/ethnos/scoring.js")),
        ("ethnos/tribes.js", include_str!("../../static/ethnos/tribes.js")),
    ],
    emblems: include_str!("../../static/ethnos/ethnos.svg"),
};

impl GamePages for EthnosPages {
    fn title(&self) -> &'static dyn Title {
        &TITLE
    }

    fn words(&self) -> [&'static str; Language::ALL.len()] {
        [""; 3]
    }

    fn files(&self) -> GameFiles {
        FILES
    }

    fn matters(&self) -> &'static [(&'static str, &'static [RuleId])] {
        &[
            ("turn", &[rule::TURN_CHOICE]),
            ("band", &[rule::BAND_CARDS]),
            ("marker", &[rule::OPTION_MARKER, rule::TRIBE_WINGFOLK]),
            ("keep", &[rule::TRIBE_ELF]),
            ("token", &[rule::TRIBE_TROLL]),
        ]
    }

    fn terms(&self) -> &'static [RuleId] {
        &[
            rule::BAND_CARDS,
            rule::BAND_LEADER,
            rule::BAND_MARKER,
            rule::RECRUIT_POOL,
            rule::RECRUIT_DRAGON,
            rule::END_KINGDOMS,
        ]
    }

    fn drawing<'a>(&self, page: &'a TablePage<'a>) -> Option<Box<dyn Drawing + 'a>> {
        Some(Box::new(EthnosDrawing::new(page)?))
    }

    fn anchor(&self, told: &Happening<'_>) -> Option<String> {
        match told.event()? {
            Event::AgeEnded { age, .. } => Some(format!("age-{age}")),
            _ => None,
        }
    }

    fn scored(&self, story: &[Happening<'_>]) -> bool {
        super::scored(story)
    }

    fn turn(&self, view: &dyn Any) -> Option<Seat> {
        view.downcast_ref::<View>()?.turn
    }

    fn hand(&self, words: &Words, view: &dyn Any) -> Option<Markup> {
        let view = view.downcast_ref::<View>()?;
        let chosen = view.draft.as_ref().map_or(&[][..], |draft| &draft.cards);
        Some(html! {
            @if view.hand.is_empty() && chosen.is_empty() { span.muted { (say(words, "replay-hand-empty")) } }
            @for &card in chosen.iter().chain(&view.hand) { (card_of(words, card)) }
        })
    }

    fn parts(&self, story: &[Happening<'_>]) -> Vec<(usize, Phrase)> {
        const AGES: [&str; 3] = ["replay-age-1", "replay-age-2", "replay-age-3"];
        let ages = story.iter().filter(|told| matches!(told.event(), Some(Event::Age { .. })));
        ages.zip(AGES).map(|(told, key)| (told.answers, Phrase::new(key))).collect()
    }

    fn progress(&self, words: &Words, view: &dyn Any) -> Option<String> {
        let view = view.downcast_ref::<View>()?;
        Some(words.say(&Phrase::new("home-age").number("age", view.age).number("ages", view.ages)))
    }

    fn glimpse(&self, words: &Words, view: &dyn Any, names: &[String]) -> Option<(Vec<String>, Markup)> {
        let view = view.downcast_ref::<View>()?;
        let Observer::Seat(you) = view.observer else { return None };
        let glory = |seat: Seat| view.seats.get(seat.index()).map_or(0, |seat| seat.glory);
        let most = view.seats.iter().map(|seat| seat.glory).max().unwrap_or(0);
        let best: Vec<Seat> = Seat::all(view.seats.len()).filter(|&seat| glory(seat) == most).collect();
        let standing = match best[..] {
            _ if most == 0 => Phrase::new("walk-lead-none"),
            [one] if one == you => Phrase::new("home-you-lead"),
            _ if best.contains(&you) => Phrase::new("home-you-share"),
            [one] => Phrase::new("home-leads").seat(one).number("most", most),
            _ => {
                let seats = Arg::List(best.into_iter().map(Arg::Seat).collect());
                Phrase::new("home-lead-many").with("seats", seats).number("most", most)
            }
        };
        let hand = Phrase::new("home-hand").number("count", view.hand.len() as i64);
        let says = [standing.number("glory", glory(you)), hand];
        let says = says.iter().map(|phrase| words.to(None, names).say(phrase)).collect();
        let picture = html! {
            div.realm.keep aria-hidden="true" {
                (PreEscaped(MAP))
                @for kingdom in Kingdom::ALL {
                    svg class={ "dot at-" (kingdom) } { use href={ "#k-" (kingdom) } {} }
                }
            }
            div.peek aria-hidden="true" { @for &card in view.hand.iter().take(4) { (card_of(words, card)) } }
        };
        Some((says, picture))
    }

    fn sample(&self) -> Markup {
        let cards = [
            (Tribe::Elf, Kingdom::Althea),
            (Tribe::Minotaur, Kingdom::Rhea),
            (Tribe::Wizard, Kingdom::Duris),
            (Tribe::Wingfolk, Kingdom::Ithys),
            (Tribe::Merfolk, Kingdom::Straton),
        ];
        html! {
            @for (tribe, kingdom) in cards {
                span class={ "card " (colour(Some(kingdom))) } { (emblem(tribe_emblem(tribe))) }
            }
        }
    }

    fn choice(&self, choice: &str) -> Markup {
        page::piece(&format!("t-{choice}"))
    }

    fn sources(&self) -> (&'static str, &'static str) {
        ("known-ethnos", "/rules/ethnos/ethnos.about.sources")
    }

    fn picture(&self, words: &Words, rule: &str) -> Option<Markup> {
        picture(words, rule)
    }
}

/// A card to look at.
fn card_of(words: &Words, card: Card) -> Markup {
    let tribe = match card.tribe() {
        Tribe::Merfolk => "tribes-merfolk".to_owned(),
        tribe => format!("tribe-{tribe}"),
    };
    html! {
        span class={ "card " (colour(card.kingdom())) } {
            (emblem(tribe_emblem(card.tribe())))
            b { (words.text(&tribe)) }
        }
    }
}

const KINGDOMS: [&str; 6] = ["duris", "rhea", "straton", "althea", "ithys", "pelagon"];

/// The parts a paragraph speaks of.
fn picture(words: &Words, id: &str) -> Option<Markup> {
    let card = |tribe: &str, kingdom: &str| {
        let tribe = tribe.parse().unwrap_or(Tribe::Skeleton);
        let kingdom = kingdom.parse().unwrap_or(Kingdom::Duris);
        card_of(words, Card::new(tribe, kingdom))
    };
    let fan = |cards: &[(&str, &str)]| {
        html! { span.fan { @for (tribe, kingdom) in cards { (card(tribe, kingdom)) } } }
    };
    let glory = |tokens: &[(&str, &str)]| {
        html! { span.row.tokens { @for (value, age) in tokens { span.glory { (value) i { (age) } } } } }
    };
    let shields = || {
        html! {
            span.shields {
                @for kingdom in KINGDOMS {
                    span { svg.shield aria-hidden="true" { use href={ "#k-" (kingdom) } {} } (words.text(&format!("kingdom-{kingdom}"))) }
                }
            }
        }
    };
    let dragons = || html! { span.dragons { @for _ in 0..3 { (emblem("e-dragon")) } } };
    let chits = || html! { span.row { @for value in 1..=6 { span.chit { (value) } } } };
    let horde = |marked: usize| {
        html! {
            span.horde {
                @for (at, kingdom) in KINGDOMS.iter().enumerate() {
                    span class={ "cell k-" (kingdom) @if at < marked { " on" } } {
                        (kingdom.chars().next().map(|letter| letter.to_ascii_uppercase()).unwrap_or_default())
                    }
                }
            }
        }
    };
    let markers = |counts: &[(usize, usize)]| {
        html! {
            span.row.stacks {
                @for &(seat, count) in counts {
                    span.stack { span { @for _ in 0..count.min(3) { (page::token(Seat::new(seat))) } } (count) }
                }
            }
        }
    };
    let (_, name) = id.split_once('.')?;
    Some(match name {
        "goal" | "setup.glory" => {
            html! { (shields()) (glory(&[("2", "I"), ("4", "II"), ("8", "III")])) }
        }
        "setup.tribes" => {
            fan(&[("centaur", "duris"), ("elf", "althea"), ("halfling", "ithys"), ("skeleton", "none")])
        }
        "setup.parts" => html! { (chits()) (horde(0)) },
        "setup.markers" => markers(&[(0, 1), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1)]),
        "age.start" | "recruit.deck" => {
            html! { span.card.back { (emblem("e-mace")) } }
        }
        "recruit.pool" => fan(&[("orc", "rhea"), ("wizard", "straton"), ("troll", "pelagon")]),
        "recruit.dragon" | "end.order" => dragons(),
        "band.cards" => fan(&[("elf", "rhea"), ("elf", "straton"), ("elf", "ithys"), ("skeleton", "none")]),
        "band.leader" => fan(&[("merfolk", "althea"), ("merfolk", "duris"), ("merfolk", "pelagon")]),
        "band.marker" | "end.ties" => markers(&[(0, 3), (2, 2), (1, 1)]),
        "band.duel" => markers(&[(0, 2), (1, 3)]),
        "end.kingdoms" => glory(&[("2", "I"), ("6", "II"), ("8", "III")]),
        "end.duel" => glory(&[("2", "I"), ("6", "II")]),
        "end.merfolk" | "option.merfolk" => card("merfolk", "straton"),
        "end.giant" => card("giant", "pelagon"),
        "end.bands" => fan(&[("dwarf", "rhea"), ("dwarf", "althea"), ("dwarf", "duris")]),
        "end.raid" | "option.raid" => horde(4),
        "option.trolls" => chits(),
        "option.skeletons" | "option.final-skeletons" => card("skeleton", "none"),
        "option.final-dwarf" => card("dwarf", "rhea"),
        _ => {
            let tribe = name.strip_prefix("tribe.")?;
            let at = Tribe::ALL.iter().position(|one| one.name() == tribe)?;
            let kingdom = if tribe == "skeleton" { "none" } else { KINGDOMS[at % 6] };
            html! {
                (card(tribe, kingdom))
                @match tribe {
                    "troll" => (chits()),
                    "orc" => (horde(2)),
                    _ => {}
                }
            }
        }
    })
}
