//! Runewars on pages other than the table's: home, rules, replay and charts.

use std::any::Any;

use kernel::{Language, Phrase, RuleId, Seat};
use maud::{Markup, html};
use runewars::{Event, Faction, Order, Provenance, Season, Section, Unit, View, content, rule};
use table::{Happening, Of, Title};
use words::Words;

use super::map::{sketch, small_figure};
use super::{RunewarsDrawing, cards, faction_emblem, mark_ours, noun, order_emblem, plate};
use crate::games::{self, CardPages, GameFiles, GamePages};
use crate::page::{self, sign};
use crate::table::{Drawing, TablePage};

/// The part of the pages that belongs to Runewars.
pub(crate) struct RunewarsPages;

static TITLE: Of<runewars::Runewars> = Of::TITLE;

const FILES: GameFiles = GameFiles {
    files: &[
        ("runewars/runewars.css", include_str!("../../static/runewars/runewars.css")),
        ("runewars/runewars.js", include_str!("../../static/runewars/runewars.js")),
    ],
    emblems: include_str!("../../static/runewars/runewars.svg"),
};

impl GamePages for RunewarsPages {
    fn title(&self) -> &'static dyn Title {
        &TITLE
    }

    fn words(&self) -> [&'static str; Language::ALL.len()] {
        [
            include_str!("../../words/runewars.en.ftl"),
            include_str!("../../words/runewars.pl.ftl"),
            include_str!("../../words/runewars.cs.ftl"),
        ]
    }

    fn files(&self) -> GameFiles {
        FILES
    }

    fn matters(&self) -> &'static [(&'static str, &'static [RuleId])] {
        &[
            ("order", &[rule::ORDER_CHOOSE]),
            ("activate", &[rule::ACTIVATION_TOKEN]),
            ("fight-or-talk", &[rule::MOVE_FIGHT]),
            ("bid", &[rule::INFLUENCE_BID_SECRET]),
            ("send", &[rule::ORDER_2_MOBILIZE]),
            ("deploy", &[rule::ORDER_5_RECRUIT]),
            ("pay", &[rule::DIPLOMACY_PAY]),
            ("city-gain", &[rule::ORDER_6_RALLY]),
            ("hero-step", &[rule::HERO_MOVE]),
            ("battle-cards", &[rule::COMBAT_START]),
        ]
    }

    fn terms(&self) -> &'static [RuleId] {
        &[
            rule::ORDER_SUPREMACY,
            rule::ACTIVATION_LEAVE,
            rule::FIGURE_ROUTED,
            rule::DIPLOMACY_PAY,
            rule::RUNES_GAIN,
            rule::SIEGE_STRENGTH,
            rule::TACTICS_WHEN,
            rule::HERO_MOVE,
            rule::DIAL_READ,
            rule::SEASON_WINTER,
            rule::NEUTRAL_ALLIED,
            rule::COMBAT_FATE,
        ]
    }

    /// The orders.
    fn things(&self) -> &'static [RuleId] {
        &[
            rule::ORDER_1_STRATEGIZE,
            rule::ORDER_2_MOBILIZE,
            rule::ORDER_3_CONQUER,
            rule::ORDER_4_HARVEST,
            rule::ORDER_5_RECRUIT,
            rule::ORDER_6_RALLY,
            rule::ORDER_7_POWER,
            rule::ORDER_8_FORTIFY,
        ]
    }

    fn drawing<'a>(&self, page: &'a TablePage<'a>) -> Option<Box<dyn Drawing + 'a>> {
        Some(Box::new(RunewarsDrawing::new(page)?))
    }

    /// A whole battle.
    fn looks_back(&self) -> usize {
        60
    }

    fn scored(&self, story: &[Happening<'_>]) -> bool {
        story.last().is_some_and(|told| matches!(told.event(), Some(Event::Over { .. })))
    }

    fn turn(&self, view: &dyn Any) -> Option<Seat> {
        view.downcast_ref::<View>()?.current()
    }

    /// What a seat holds, as only it sees it.
    fn hand(&self, words: &Words, view: &dyn Any) -> Option<Markup> {
        let sides = view.downcast_ref::<View>()?.sides();
        let keys: Vec<&'static str> = sides
            .iter()
            .flat_map(|side| {
                let tactics = side.tactics.iter().map(|(tactic, ..)| tactic.key());
                let quests = side.quests.iter().map(|quest| quest.key());
                side.objective.iter().map(|objective| objective.key()).chain(quests).chain(tactics)
            })
            .collect();
        Some(html! {
            ul.cards-held { @for key in keys { li { span.hand-card { b { (noun(words, key)) (mark_ours(words, key)) } } } } }
        })
    }

    fn parts(&self, story: &[Happening<'_>]) -> Vec<(usize, Phrase)> {
        games::rounds(story, "realm-year", |event| {
            matches!(event, Event::Season { season: Season::Spring, .. })
        })
    }

    fn progress(&self, words: &Words, view: &dyn Any) -> Option<String> {
        let (year, season, _) = view.downcast_ref::<View>()?.season();
        Some(words.say(&told_season(year, season)))
    }

    fn glimpse(&self, words: &Words, view: &dyn Any, _: &[String]) -> Option<(Vec<String>, Markup)> {
        let view = view.downcast_ref::<View>()?;
        let (year, season, _) = view.season();
        Some((vec![words.say(&told_season(year, season))], sketch(view)))
    }

    fn sample(&self) -> Markup {
        let units = [(Unit::Knight, 0), (Unit::PegasusRider, 1), (Unit::Dragon, 2), (Unit::Necromancer, 3)];
        html! { @for (unit, seat) in units { (small_figure(unit, Some(Seat::new(seat)), false)) } }
    }

    fn choice(&self, choice: &str) -> Markup {
        choice.parse().map_or_else(|()| html! {}, |faction| page::piece(faction_emblem(faction)))
    }

    fn cards(&self) -> Option<CardPages> {
        Some(CardPages { all: |visitor, words, _| cards::page(visitor, words, None), one: cards::one })
    }

    fn sources(&self) -> (&'static str, &'static str) {
        ("known-runewars", "/cards/runewars")
    }

    fn is_ours(&self, option: &str, choice: &str) -> bool {
        let faction: Option<Faction> = choice.parse().ok().filter(|_| option == "factions");
        faction.is_some_and(|faction| content().sheet(faction).from == Provenance::Ours)
    }

    fn ours(&self, words: &Words) -> Option<(String, Markup)> {
        Some((page::say(words, "realm-ours-title"), cards::ours(words)))
    }

    fn picture(&self, words: &Words, rule: &str) -> Option<Markup> {
        picture(words, rule)
    }
}

fn told_season(year: u8, season: Season) -> Phrase {
    Phrase::new("realm-progress").number("year", year).with("season", kernel::Arg::Term(season.key()))
}

/// The pieces that a paragraph speaks of.
fn picture(words: &Words, id: &str) -> Option<Markup> {
    let signs = |ids: &[&str]| html! { span.row.signs { @for id in ids { (sign(id)) } } };
    let figures = |units: &[(Unit, Option<usize>, bool)]| {
        html! { span.row.figs { @for &(unit, seat, routed) in units { (small_figure(unit, seat.map(Seat::new), routed)) } } }
    };
    let named = |emblem: &str, name: String| html! { span.slot { (sign(emblem)) span { (name) } } };
    let order = |order: Order| named(order_emblem(order), noun(words, order.key()));
    let (_, name) = id.split_once('.')?;
    Some(match name {
        "goal.six" | "goal.sources" | "epic.goal" => signs(&["i-rune"; 6]),
        "goal.sixth-winter" | "season.winter" => signs(&["y-winter"]),
        "setup.factions" => html! {
            span.slots.wrap { @for &faction in Faction::ALL { (named(faction_emblem(faction), noun(words, faction.key()))) } }
        },
        "season.year" => signs(&["y-spring", "y-summer", "y-fall", "y-winter"]),
        "season.spring" => signs(&["y-spring"]),
        "season.summer" => signs(&["y-summer"]),
        "season.fall" => signs(&["y-fall"]),
        "setup.runes" | "runes.hidden" | "runes.look" => signs(&["i-runeback", "i-rune", "i-falserune"]),
        "order.hand" => html! { span.slots.wrap { @for &one in Order::ALL { (order(one)) } } },
        "order.1.strategize" => order(Order::Strategize),
        "order.2.mobilize" => order(Order::Mobilize),
        "order.3.conquer" => order(Order::Conquer),
        "order.4.harvest" => order(Order::Harvest),
        "order.5.recruit" => order(Order::Recruit),
        "order.6.rally" => order(Order::Rally),
        "order.7.power" => order(Order::Power),
        "order.8.fortify" => order(Order::Fortify),
        "dial.read" | "setup.dials" => signs(&["i-food", "i-wood", "i-ore"]),
        "figure.routed" => figures(&[(Unit::Footman, Some(0), false), (Unit::Footman, Some(0), true)]),
        "setup.neutrals" => figures(&[(Unit::Beastman, None, false), (Unit::Giant, None, false)]),
        "combat.fate" => {
            let fate = content().fate(1)?;
            html! {
                span.fate {
                    @for (section, shape) in fate.sections.into_iter().zip(runewars::Shape::ALL) {
                        span.section { svg.base { (page::shape(plate(*shape))) } (sign(section_emblem(section))) }
                    }
                }
            }
        }
        "combat.start" => figures(&[(Unit::Knight, Some(0), false), (Unit::DarkKnight, Some(1), false)]),
        "hero.card" | "hero.gain" | "setup.hero" => signs(&["b-knight", "b-hood", "b-witch", "b-horned"]),
        "quest.hand" | "setup.quests" => signs(&["i-quest"]),
        "setup.objective" | "objective.meet" => signs(&["i-objective"]),
        "reward.draw" => signs(&["i-reward"]),
        "tactics.when" | "tactics.limit" => signs(&["i-tactics"]),
        "title.take" => signs(&["i-title"]),
        "setup.cities" => signs(&["i-city2"]),
        "setup.forces" | "order.8.build" => signs(&["i-stronghold"]),
        "order.8.repair" => signs(&["i-broken"]),
        "activation.token" => signs(&["i-activate"]),
        "explore.flip" => signs(&["i-explore"]),
        _ => return None,
    })
}

pub(super) const fn section_emblem(section: Section) -> &'static str {
    match section {
        Section::Miss => "i-miss",
        Section::Special => "i-special",
        Section::Rout(_) => "i-rout",
        Section::Damage(_) => "i-wound",
    }
}
