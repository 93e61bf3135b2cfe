//! Lumeria on pages other than the table's: home, rules, replay and charts.

use std::any::Any;

use kernel::{Language, Observer, Phrase, RuleId, Seat};
use lumeria::content::Scenario;
use lumeria::{Edition, Event, Faction, Manoeuvre, View, rule};
use maud::{Markup, html};
use table::{Happening, Of, Title};
use words::Words;

use super::field::sketch;
use super::{
    LumeriaDrawing, any_ours, armies, faction_emblem, faction_key, god_emblem, manoeuvre_emblem,
    manoeuvre_key, numbers, unit_emblem, value,
};
use crate::games::{self, CardPages, GameFiles, GamePages};
use crate::page::{self, bare_token, enamel, say, sign};
use crate::table::{Drawing, TablePage};

/// Lumeria's part of the pages.
pub(crate) struct LumeriaPages;

static TITLE: Of<lumeria::Lumeria> = Of::TITLE;

const FILES: GameFiles = GameFiles {
    files: &[
        ("lumeria/lumeria.css", include_str!("../../static/lumeria/lumeria.css")),
        ("lumeria/lumeria.js", include_str!("../../static/lumeria/lumeria.js")),
    ],
    emblems: include_str!("../../static/lumeria/lumeria.svg"),
};

impl GamePages for LumeriaPages {
    fn title(&self) -> &'static dyn Title {
        &TITLE
    }

    fn words(&self) -> [&'static str; Language::ALL.len()] {
        [
            include_str!("../../words/lumeria.en.ftl"),
            include_str!("../../words/lumeria.pl.ftl"),
            include_str!("../../words/lumeria.cs.ftl"),
        ]
    }

    fn files(&self) -> GameFiles {
        FILES
    }

    fn matters(&self) -> &'static [(&'static str, &'static [RuleId])] {
        &[
            ("recruit", &[rule::RECRUIT_UNIT]),
            ("manoeuvre", &[rule::MANOEUVRE_TURN]),
            ("activate", &[rule::ACTIVATION_TURN]),
            ("act", &[rule::ACTIVATION_ACTIONS]),
            ("place", &[rule::RECRUIT_FIELD]),
            ("march", &[rule::MANOEUVRE_MARCH]),
            ("volley", &[rule::MANOEUVRE_VOLLEY]),
            ("fortune", &[rule::MANOEUVRE_FORTUNE]),
        ]
    }

    fn terms(&self) -> &'static [RuleId] {
        &[
            rule::SCENARIO_HILLS,
            rule::MANOEUVRE_MARCH,
            rule::MANOEUVRE_VOLLEY,
            rule::MANOEUVRE_FORTUNE,
            rule::RENEWAL_TRACK,
            rule::RECRUIT_FIELD,
            rule::ACTIVATION_TURN,
            rule::STATE_EXHAUSTED,
            rule::STATE_FORTIFIED,
            rule::ACTION_AIM,
            rule::ATTACK_PUSH,
            rule::ATTACK_SURROUNDED,
            rule::CLEANUP_ORDER,
        ]
    }

    fn drawing<'a>(&self, page: &'a TablePage<'a>) -> Option<Box<dyn Drawing + 'a>> {
        Some(Box::new(LumeriaDrawing::new(page)?))
    }

    fn scored(&self, story: &[Happening<'_>]) -> bool {
        story.last().is_some_and(|told| matches!(told.event(), Some(Event::Over { .. })))
    }

    fn turn(&self, view: &dyn Any) -> Option<Seat> {
        view.downcast_ref::<View>()?.turn
    }

    fn hand(&self, _: &Words, _: &dyn Any) -> Option<Markup> {
        None
    }

    fn parts(&self, story: &[Happening<'_>]) -> Vec<(usize, Phrase)> {
        games::rounds(story, "battle-round", |event| matches!(event, Event::Round { .. }))
    }

    fn progress(&self, words: &Words, view: &dyn Any) -> Option<String> {
        let view = view.downcast_ref::<View>()?;
        Some(words.say(&Phrase::new("battle-round").number("round", view.round)))
    }

    fn glimpse(&self, words: &Words, view: &dyn Any, names: &[String]) -> Option<(Vec<String>, Markup)> {
        let view = view.downcast_ref::<View>()?;
        let Observer::Seat(you) = view.observer else { return None };
        let [own, other] = [you, you.next(2)].map(|seat| view.sides[seat.index()].points);
        let standing = Phrase::new("battle-standing")
            .with("scenario", view.scenario_title.clone())
            .seat(you.next(2))
            .number("own", own)
            .number("other", other);
        let round = Phrase::new("battle-round").number("round", view.round);
        let says = [standing, round].iter().map(|phrase| words.to(None, names).say(phrase)).collect();
        Some((says, sketch(view, you)))
    }

    fn sample(&self) -> Markup {
        html! {
            @for (unit, seat) in [("woje", 0), ("bies", 0), ("zbrojni", 0), ("berserkerzy", 1), ("olbrzym", 1)] {
                (small_unit(unit, Seat::new(seat), None))
            }
        }
    }

    fn choice(&self, choice: &str) -> Markup {
        choice.parse().map_or_else(|()| html! {}, |faction| page::piece(faction_emblem(faction)))
    }

    fn cards(&self) -> Option<CardPages> {
        Some(CardPages { all: |visitor, words, _| armies::page(visitor, words, None), one: armies::one })
    }

    fn sources(&self) -> (&'static str, &'static str) {
        ("known-lumeria", "/cards/lumeria")
    }

    fn called(&self, option: &str, choice: &str) -> Option<String> {
        let scenario = scenario(option, choice)?;
        scenario.title.called().map(str::to_owned)
    }

    fn is_ours(&self, option: &str, choice: &str) -> bool {
        scenario(option, choice).is_some_and(|scenario| any_ours(&scenario.sources()))
    }

    fn picture(&self, words: &Words, rule: &str) -> Option<Markup> {
        picture(words, rule)
    }
}

/// The scenario that is chosen with this option.
fn scenario(option: &str, choice: &str) -> Option<&'static Scenario> {
    let name = choice.parse().ok().filter(|_| option == "scenario")?;
    Edition::usual().content().scenario(name)
}

/// A unit to look at: its emblem, and its numbers if it has a card.
fn small_unit(unit: &str, seat: Seat, card: Option<(&str, Markup)>) -> Markup {
    html! {
        span class={ "unit alone " (enamel(seat)) } {
            @match card {
                Some((name, numbers)) => {
                    b { (bare_token(seat)) span { (name) } }
                    svg.em { (page::shape(unit_emblem(unit, false))) }
                    span.st { (numbers) }
                }
                None => { b { (bare_token(seat)) } svg.em { (page::shape(unit_emblem(unit, false))) } }
            }
        }
    }
}

/// A unit of the standard content, as its card shows it.
fn unit_card(words: &Words, unit: &str, seat: Seat) -> Option<Markup> {
    let content = Edition::standard().content();
    let mut cards = Faction::ALL.into_iter().flat_map(|faction| &content.army(faction).cards);
    let card = cards.find(|card| card.title.name.as_str() == unit)?;
    let numbers = numbers(card, |one| value(words, one));
    Some(small_unit(unit, seat, Some((&words.text(&format!("unit-{unit}")), numbers))))
}

/// The parts a paragraph speaks of.
fn picture(words: &Words, id: &str) -> Option<Markup> {
    let [near, far] = [Seat::new(0), Seat::new(1)];
    let named = |emblem: &str, name: String| html! { span.slot { (sign(emblem)) span { (name) } } };
    let slot = |one: Manoeuvre| named(manoeuvre_emblem(one), say(words, manoeuvre_key(one)));
    let god = |faction: Faction| {
        let god = &Edition::standard().content().army(faction).god;
        named(god_emblem(god.name, faction), words.text(&format!("god-{}", god.name)))
    };
    let signs = |ids: &[&str]| html! { span.row.signs { @for id in ids { (sign(id)) } } };
    let dice = |faces: &[(u8, bool)]| {
        html! {
            span.dice {
                @for (face, hit) in faces {
                    span class=(if *hit { "yes" } else { "no" }) { (sign(&format!("i-die{face}"))) }
                }
            }
        }
    };
    let (_, name) = id.split_once('.')?;
    Some(match name {
        "goal" | "scenario.hills" => signs(&["i-hill", "i-hill", "i-hill"]),
        "setup.board" => signs(&["i-recruit", "i-camp"]),
        "setup.armies" => html! {
            span.slots.wrap { @for faction in Faction::ALL { (named(faction_emblem(faction), say(words, faction_key(faction)))) } }
        },
        "setup.tokens" | "manoeuvre.turn" => {
            html! { span.slots.wrap { @for one in Manoeuvre::ALL { (slot(one)) } } }
        }
        "setup.first" => dice(&[(5, true), (4, true)]),
        "recruit.unit" => html! { (unit_card(words, "zbrojni", near)?) },
        "recruit.field" => signs(&["i-recruit"]),
        "manoeuvre.march" => slot(Manoeuvre::March),
        "manoeuvre.volley" => slot(Manoeuvre::Volley),
        "manoeuvre.fortune" => slot(Manoeuvre::Fortune),
        "renewal.track" => html! { span.renewal { @for field in 0..=6 { i.on[field == 2] { (field) } } } },
        "action.move" => signs(&["i-boot"]),
        "action.run" => signs(&["i-run", "i-weary"]),
        "action.fortify" | "state.fortified" => signs(&["i-fortify"]),
        "state.exhausted" => signs(&["i-weary"]),
        "action.aim" => signs(&["i-aim"]),
        "action.attack" => signs(&["i-sword", "i-bow"]),
        "attack.dice" => dice(&[(6, true), (4, true), (2, false)]),
        "attack.modifiers" => dice(&[(1, false)]),
        "attack.melee" => html! { (unit_card(words, "bies", near)?) },
        "attack.ranged" => html! { (unit_card(words, "miotacze", far)?) },
        "attack.defeat" => signs(&["i-damage", "i-damage"]),
        "attack.compensation" | "round.income" => signs(&["i-coin"]),
        "ability.units" => html! { (unit_card(words, "berserkerzy", far)?) },
        "god.token" => html! { span.slots.wrap { @for faction in Faction::ALL { (god(faction)) } } },
        "god.action" => god(Faction::Slavs),
        "god.dice" => god(Faction::Vikings),
        "god.stand" => god(Faction::Greeks),
        "god.fortify" => god(Faction::Romans),
        "scenario.camps" => signs(&["i-camp"]),
        "scenario.field" => signs(&["i-heart", "i-heart", "i-heart"]),
        _ => return None,
    })
}
