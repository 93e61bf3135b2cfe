//! Sentences: phrases for questions, answers, events and positions.

use kernel::{Arg, Language, Offer, Phrase, Question, RuleId, Seat, Spoken};

use crate::ability::{Clause, Effect, Facts, Power};
use crate::action::Action;
use crate::cell::Cell;
use crate::content::Label;
use crate::edition::Edition;
use crate::event::Event;
use crate::faction::Faction;
use crate::manoeuvre::Manoeuvre;
use crate::name::Name;
use crate::state::{Decider, Stage, Stance};
use crate::view::{FieldView, SideView, UnitView, View};
use crate::{Lumeria, rule, setup};

const ENGLISH: &str = include_str!("../words/en.ftl");

/// Whether the word files have this key. All of them have the same keys.
pub(crate) fn has(key: &str) -> bool {
    ENGLISH.lines().any(|line| line.split_once(" =").is_some_and(|(known, _)| known == key))
}

/// What a unit, god or scenario is called. Events do not tell their edition: the usual one counts first.
fn title(sort: &str, name: Name) -> Arg {
    let known = |label: &&Label| label.name == name && label.key.starts_with(sort);
    let found = Edition::all().into_iter().find_map(|edition| edition.content().labels().find(known));
    found.map_or(Arg::Term("unknown"), Label::arg)
}

fn unit(name: Name) -> Arg {
    title("unit-", name)
}

/// A field in a sentence.
fn cell(cell: Cell) -> Arg {
    Arg::Name(cell.name())
}

/// A modifier with its sign.
fn modifier(number: i8) -> Arg {
    const SIGNED: [&str; 7] = ["−3", "−2", "−1", "0", "+1", "+2", "+3"];
    Arg::Name(SIGNED[(number.clamp(-3, 3) + 3) as usize])
}

fn numbers(list: &[u8]) -> Arg {
    Arg::List(list.iter().map(|&number| Arg::Number(number.into())).collect())
}

const fn faction(faction: Faction) -> Arg {
    Arg::Term(["faction-slavs", "faction-vikings", "faction-greeks", "faction-romans"][faction as usize])
}

const fn manoeuvre(manoeuvre: Manoeuvre) -> Arg {
    Arg::Term(["manoeuvre-march", "manoeuvre-volley", "manoeuvre-fortune"][manoeuvre as usize])
}

const fn stage(stage: Stage) -> Arg {
    Arg::Term(
        [
            "stage-opening",
            "stage-recruitment",
            "stage-early",
            "stage-activations",
            "stage-late",
            "stage-cleanup",
        ][stage as usize],
    )
}

/// One sentence of an ability.
#[must_use]
pub fn ability(clause: Clause) -> Phrase {
    const FACTS: [&str; 8] = [
        "fact-melee",
        "fact-ranged",
        "fact-close",
        "fact-moved",
        "fact-wounded",
        "fact-fortified",
        "fact-kin",
        "fact-foe-wounded",
    ];
    let facts = Facts::ALL.into_iter().zip(FACTS);
    let when: Vec<Arg> =
        facts.filter(|((_, fact), _)| clause.when.include(*fact)).map(|(_, key)| Arg::Term(key)).collect();
    let does = match clause.effect {
        Effect::Hit(number) => Phrase::new("ability-hit").with("modifier", modifier(number)),
        Effect::Guard(number) => Phrase::new("ability-guard").with("modifier", modifier(number)),
        Effect::Aim(number) => Phrase::new("ability-aim").with("modifier", modifier(number)),
        Effect::Pierce => Phrase::new("ability-pierce"),
        Effect::Steadfast => Phrase::new("ability-steadfast"),
        Effect::Push(fields) => Phrase::new("ability-push").number("fields", fields),
        Effect::Stagger => Phrase::new("ability-stagger"),
        Effect::Retreat(fields) => Phrase::new("ability-retreat").number("fields", fields),
        Effect::Drill => Phrase::new("ability-drill"),
        Effect::Slip => Phrase::new("ability-slip"),
        Effect::Fly => Phrase::new("ability-fly"),
    };
    does.number("conditions", when.len() as i64).with("when", Arg::List(when))
}

/// What a god does.
#[must_use]
pub fn power(power: Power) -> Phrase {
    match power {
        Power::Dice(dice) => Phrase::new("power-dice").number("dice", dice),
        Power::Action => Phrase::new("power-action"),
        Power::Stand => Phrase::new("power-stand"),
        Power::Fortify => Phrase::new("power-fortify"),
    }
}

impl Spoken for Lumeria {
    fn words(language: Language) -> &'static str {
        match language {
            Language::En => ENGLISH,
            Language::Pl => include_str!("../words/pl.ftl"),
            Language::Cs => include_str!("../words/cs.ftl"),
        }
    }

    fn rulebook(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../rules/en.md"),
            Language::Pl => include_str!("../rules/pl.md"),
            Language::Cs => include_str!("../rules/cs.md"),
        }
    }

    fn rules() -> &'static [RuleId] {
        rule::ALL
    }

    fn answer(action: Action) -> Phrase {
        match action {
            Action::Roll => Phrase::new("answer-roll"),
            Action::Begin(seat) => Phrase::new("answer-begin").seat(seat),
            Action::Recruit(name) => Phrase::new("answer-recruit").with("unit", unit(name)),
            Action::Place(at) => Phrase::new("answer-place").with("cell", cell(at)),
            Action::March => Phrase::new("answer-march"),
            Action::Volley => Phrase::new("answer-volley"),
            Action::Pick(at) => Phrase::new("answer-pick").with("cell", cell(at)),
            Action::Move(at) => Phrase::new("answer-move").with("cell", cell(at)),
            Action::Run(at) => Phrase::new("answer-run").with("cell", cell(at)),
            Action::Fortify => Phrase::new("answer-fortify"),
            Action::Aim => Phrase::new("answer-aim"),
            Action::Strike(at) => Phrase::new("answer-strike").with("cell", cell(at)),
            Action::Shoot(at) => Phrase::new("answer-shoot").with("cell", cell(at)),
            Action::Invoke => Phrase::new("answer-invoke"),
            Action::Reroll => Phrase::new("answer-reroll"),
            Action::Keep => Phrase::new("answer-keep"),
            Action::Renew(slot) => Phrase::new("answer-renew").with("manoeuvre", manoeuvre(slot)),
            Action::Done => Phrase::new("answer-done"),
            Action::Pass => Phrase::new("answer-pass").with("question", Arg::Name("")),
        }
    }

    fn answer_to(question: &Question, action: Action) -> Phrase {
        match action {
            Action::Pass => Phrase::new("answer-pass").with("question", Arg::Name(question.asks.key)),
            _ => Self::answer(action),
        }
    }

    fn happened(event: &Event) -> Phrase {
        match event {
            Event::Began { scenario, factions } => Phrase::new("event-began")
                .with("scenario", title("scenario-", *scenario))
                .with("near", faction(factions[0]))
                .with("far", faction(factions[1])),
            Event::Initiative { rolls } => {
                both("event-initiative").with("zero", numbers(&rolls[0])).with("one", numbers(&rolls[1]))
            }
            Event::Round { round, first, gold } => Phrase::new("event-round")
                .number("round", *round)
                .seat(*first)
                .number("zero", gold[0])
                .number("one", gold[1]),
            Event::Stage { stage: begun } => Phrase::new("event-stage").with("stage", stage(*begun)),
            Event::Recruited { seat, unit: name, gold } => {
                Phrase::new("event-recruited").seat(*seat).with("unit", unit(*name)).number("gold", *gold)
            }
            Event::Placed { unit: name, cell: at, .. } => {
                Phrase::new("event-placed").with("unit", unit(*name)).with("cell", cell(*at))
            }
            Event::Passed { seat } => Phrase::new("event-passed").seat(*seat),
            Event::Spent { seat, manoeuvre: spent, track } => {
                let key = if *track { "event-spent" } else { "event-spent-aside" };
                Phrase::new(key).seat(*seat).with("manoeuvre", manoeuvre(*spent))
            }
            Event::Picked { seat, unit: name, cell: at } => {
                Phrase::new("event-picked").seat(*seat).with("unit", unit(*name)).with("cell", cell(*at))
            }
            Event::Moved { unit: name, from, to, .. } => way("event-moved", *name, *from, *to),
            Event::Ran { unit: name, from, to, .. } => way("event-ran", *name, *from, *to),
            Event::Fortified { unit: name, cell: at, .. } => {
                Phrase::new("event-fortified").with("unit", unit(*name)).with("cell", cell(*at))
            }
            Event::Aimed { unit: name, cell: at, .. } => {
                Phrase::new("event-aimed").with("unit", unit(*name)).with("cell", cell(*at))
            }
            Event::Finished { seat } => Phrase::new("event-finished").seat(*seat),
            Event::Invoked { seat, god } => {
                Phrase::new("event-invoked").seat(*seat).with("god", title("god-", *god))
            }
            Event::Attacked { unit: name, from, to, melee, faces, needed, .. } => {
                way(if *melee { "event-struck" } else { "event-shot" }, *name, *from, *to)
                    .with("faces", numbers(faces))
                    .number("needed", *needed)
            }
            Event::Rerolled { seat, faces, needed } => Phrase::new("event-rerolled")
                .seat(*seat)
                .with("faces", numbers(faces))
                .number("needed", *needed),
            Event::Hit { unit: name, cell: at, hits, wounds } => Phrase::new("event-hit")
                .with("unit", unit(*name))
                .with("cell", cell(*at))
                .number("hits", *hits)
                .number("wounds", *wounds),
            Event::Pushed { unit: name, from, to, exhausted } => {
                way(if *exhausted { "event-staggered" } else { "event-pushed" }, *name, *from, *to)
            }
            Event::Defeated { seat, unit: name, cell: at, gold } => Phrase::new("event-defeated")
                .seat(*seat)
                .with("unit", unit(*name))
                .with("cell", cell(*at))
                .number("gold", *gold),
            Event::Renewing { seat, field } => {
                Phrase::new("event-renewing").seat(*seat).number("field", *field)
            }
            Event::Renewed { seat, manoeuvre: back, next } => {
                let key = if *next { "event-renewed-next" } else { "event-renewed" };
                Phrase::new(key).seat(*seat).with("manoeuvre", manoeuvre(*back))
            }
            Event::Waits { seat } => Phrase::new("event-waits").seat(*seat),
            Event::Scored { seat, gain, total } => {
                Phrase::new("event-scored").seat(*seat).number("gain", *gain).number("total", *total)
            }
            Event::Stepped { unit: name, from, to, .. } => way("event-stepped", *name, *from, *to),
            Event::Decided { dice, hits } => both("event-decided")
                .number("dice0", dice[0])
                .number("hits0", hits[0])
                .number("dice1", dice[1])
                .number("hits1", hits[1]),
            Event::Over { winner, by, points } => {
                let won = |key| match winner {
                    Some(seat) => Phrase::new(key).seat(*seat),
                    None => Phrase::new("event-drawn"),
                };
                let over = match by {
                    Decider::Points => won("event-won-points"),
                    Decider::Defeated => won("event-won-defeated"),
                    Decider::Cost => won("event-won-cost"),
                    Decider::Dice => won("event-won-dice"),
                    Decider::Nothing => Phrase::new("event-drawn"),
                };
                over.number("zero", points[0]).number("one", points[1])
            }
        }
    }

    fn grounds(event: &Event) -> RuleId {
        match event {
            Event::Began { .. } => rule::SETUP_ARMIES,
            Event::Initiative { .. } => rule::SETUP_FIRST,
            Event::Round { .. } => rule::ROUND_INCOME,
            Event::Stage { stage } => match stage {
                Stage::Opening => rule::SETUP_FIRST,
                Stage::Recruitment => rule::RECRUIT_TURN,
                Stage::Early | Stage::Late => rule::MANOEUVRE_TURN,
                Stage::Activations => rule::ACTIVATION_TURN,
                Stage::Cleanup => rule::CLEANUP_ORDER,
            },
            Event::Recruited { .. } => rule::RECRUIT_UNIT,
            Event::Placed { .. } => rule::RECRUIT_FIELD,
            Event::Passed { .. } => rule::ROUND_PHASES,
            Event::Spent { manoeuvre, .. } => match manoeuvre {
                Manoeuvre::March => rule::MANOEUVRE_MARCH,
                Manoeuvre::Volley => rule::MANOEUVRE_VOLLEY,
                Manoeuvre::Fortune => rule::MANOEUVRE_FORTUNE,
            },
            Event::Picked { .. } => rule::ACTIVATION_TURN,
            Event::Moved { .. } => rule::ACTION_MOVE,
            Event::Ran { .. } => rule::ACTION_RUN,
            Event::Fortified { .. } => rule::ACTION_FORTIFY,
            Event::Aimed { .. } => rule::ACTION_AIM,
            Event::Finished { .. } => rule::ACTIVATION_ACTIONS,
            Event::Invoked { .. } => rule::GOD_TOKEN,
            Event::Attacked { melee: true, .. } => rule::ATTACK_MELEE,
            Event::Attacked { melee: false, .. } => rule::ATTACK_RANGED,
            Event::Rerolled { .. } => rule::MANOEUVRE_FORTUNE,
            Event::Hit { .. } => rule::ATTACK_DICE,
            Event::Pushed { exhausted: false, .. } => rule::ATTACK_PUSH,
            Event::Pushed { exhausted: true, .. } => rule::ABILITY_UNITS,
            Event::Defeated { .. } => rule::ATTACK_DEFEAT,
            Event::Renewing { .. } => rule::RENEWAL_TRACK,
            Event::Renewed { .. } | Event::Waits { .. } => rule::RENEWAL_RETURN,
            Event::Scored { .. } => rule::CLEANUP_ORDER,
            Event::Stepped { .. } => rule::CLEANUP_FORWARD,
            Event::Over { by: Decider::Points, .. } => rule::SCENARIO_END,
            Event::Decided { .. } | Event::Over { .. } => rule::SCENARIO_TIES,
        }
    }

    fn offers() -> Vec<Offer> {
        setup::offers()
    }

    fn board(view: &View) -> Vec<String> {
        board(view)
    }

    fn scene(view: &View) -> Vec<Phrase> {
        let mut lines = vec![
            Phrase::new("scene-scenario")
                .with("scenario", view.scenario_title.clone())
                .number("target", view.target)
                .with(
                    "cells",
                    Arg::List(
                        view.fields
                            .iter()
                            .filter(|field| field.marked)
                            .map(|field| cell(field.cell))
                            .collect(),
                    ),
                ),
            Phrase::new("scene-round")
                .number("round", view.round)
                .number("rounds", view.rounds)
                .with("stage", stage(view.stage))
                .seat(view.first),
        ];
        for (seat, side) in Seat::all(2).zip(&view.sides) {
            lines.extend(scene_of_side(view, seat, side));
        }
        if let Some(dice) = &view.dice {
            lines.push(
                Phrase::new("scene-dice")
                    .with("faces", numbers(&dice.faces))
                    .number("needed", dice.needed)
                    .number("hits", dice.hits),
            );
        }
        lines
    }
}

/// The board as the observer's side sees it: units as their seat and the beginning of their name, `^` marked fields, `r`
/// recruitment fields, `c` camps.
fn board(view: &View) -> Vec<String> {
    let far = view.observer.is(Seat::new(1));
    let turned = |mut list: Vec<u8>, so: bool| {
        if so {
            list.reverse();
        }
        list
    };
    let (rows, columns) = (turned((0..view.rows).collect(), !far), turned((0..view.columns).collect(), far));
    let shown = |row: u8, column: u8| {
        let at = view.fields.iter().find(|field| field.cell == Cell::at(column, row));
        match at {
            Some(FieldView { unit: Some(unit), .. }) => {
                format!("{}{:.3}", unit.seat, unit.card.name.as_str())
            }
            Some(FieldView { marked: true, .. }) => "^".to_owned(),
            Some(FieldView { recruitment: Some(_), .. }) => "r".to_owned(),
            Some(FieldView { camp: Some(_), .. }) => "c".to_owned(),
            _ => ".".to_owned(),
        }
    };
    let line = |row: &u8| {
        let fields: String = columns.iter().map(|&column| format!(" {:<4}", shown(*row, column))).collect();
        format!("{} {}", row + 1, fields.trim_end())
    };
    let letters: String = columns.iter().map(|&column| format!(" {:<4}", (b'a' + column) as char)).collect();
    rows.iter().map(line).chain([format!("  {}", letters.trim_end())]).collect()
}

/// A sentence about both seats.
fn both(key: &'static str) -> Phrase {
    Phrase::new(key).with("seat0", Arg::Seat(Seat::new(0))).with("seat1", Arg::Seat(Seat::new(1)))
}

/// A sentence about a unit between two fields.
fn way(key: &'static str, name: Name, from: Cell, to: Cell) -> Phrase {
    Phrase::new(key).with("unit", unit(name)).with("from", cell(from)).with("to", cell(to))
}

fn scene_of_side(view: &View, seat: Seat, side: &SideView) -> Vec<Phrase> {
    let manoeuvres = side.manoeuvres.iter().map(|&one| manoeuvre(one)).collect();
    let mut lines = vec![
        Phrase::new("scene-side")
            .seat(seat)
            .with("faction", faction(side.faction))
            .number("points", side.points)
            .number("gold", side.gold),
        Phrase::new(if side.god_ready { "scene-god" } else { "scene-god-spent" })
            .with("god", side.god_title.clone()),
        side.power.clone(),
        Phrase::new("scene-tokens").with("manoeuvres", Arg::List(manoeuvres)).number("aside", side.aside),
    ];
    if let Some(field) = side.track {
        lines.push(Phrase::new("scene-track").number("field", field).number("last", view.track));
    }
    for pile in side.piles.iter().filter(|pile| pile.left > 0) {
        lines.push(
            Phrase::new("scene-pile")
                .with("unit", pile.card.title.clone())
                .number("left", pile.left)
                .number("cost", pile.card.cost)
                .number("toughness", pile.card.toughness)
                .number("movement", pile.card.movement)
                .number("melee", pile.card.melee)
                .number("ranged", pile.card.ranged),
        );
        lines.extend(pile.card.ability.iter().cloned());
    }
    for field in &view.fields {
        if let Some(unit) = field.unit.as_ref().filter(|unit| unit.seat == seat) {
            lines.push(scene_of_unit(field.cell, unit));
        }
    }
    lines
}

fn scene_of_unit(at: Cell, unit: &UnitView) -> Phrase {
    let stance = match unit.stance {
        Stance::Ready => "stance-ready",
        Stance::Exhausted => "stance-exhausted",
        Stance::Fortified => "stance-fortified",
    };
    Phrase::new(if unit.activated { "scene-unit-activated" } else { "scene-unit" })
        .with("unit", unit.card.title.clone())
        .with("cell", cell(at))
        .number("wounds", unit.wounds)
        .number("toughness", unit.card.toughness)
        .with("stance", Arg::Term(stance))
}
