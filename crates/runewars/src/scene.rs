//! A position as lines to be read, for terminals and screen readers.

use kernel::{Arg, Phrase, Seat};

use crate::content::content;
use crate::name::Order;
use crate::shown::{AreaView, BattleView, HeroView, SeatView};
use crate::state::{NONE, Token};
use crate::view::View;
use crate::words::{area, army_of, hero, token};

fn terms(keys: impl IntoIterator<Item = &'static str>) -> Arg {
    Arg::List(keys.into_iter().map(Arg::Term).collect())
}

const fn stance(routed: bool) -> Arg {
    Arg::Term(if routed { "stance-routed" } else { "stance-standing" })
}

/// All that an observer sees.
pub(crate) fn scene(view: &View) -> Vec<Phrase> {
    let state = view.position();
    let mut lines = vec![
        Phrase::new("scene-legend"),
        Phrase::new("scene-season")
            .number("year", state.year)
            .number("years", state.years())
            .with("season", Arg::Term(state.season.key()))
            .number("goal", state.goal()),
    ];
    if let (_, _, Some(card)) = view.season() {
        lines.push(Phrase::new("scene-card").with("card", Arg::Term(card)));
    }
    for side in view.sides() {
        of_seat(&side, &mut lines);
    }
    if let Some(seat) = state.current {
        lines.push(Phrase::new("scene-turn").seat(seat));
    }
    for (season, seat) in view.claims() {
        lines.push(Phrase::new("scene-claim").seat(seat).with("season", Arg::Term(season.key())));
    }
    if state.card != NONE {
        let deck = content().fate.len() as u32 - state.fate.count_ones();
        lines.push(Phrase::new("scene-fate").number("number", deck));
    }
    if let Some(battle) = view.battle() {
        of_battle(&battle, &mut lines);
    }
    if let Some(duel) = view.duel() {
        let other = match (duel.rival, duel.monster) {
            (Some(rival), _) => hero(rival),
            (None, Some((monster, ..))) => Arg::Term(monster.key()),
            (None, None) => Arg::Term("neutral-units"),
        };
        lines.push(Phrase::new("scene-duel").with("hero", hero(duel.hero)).with("other", other));
    }
    view.areas().iter().for_each(|area| of_area(area, &mut lines));
    view.heroes().iter().for_each(|hero| of_hero(hero, &mut lines));
    lines
}

fn of_seat(side: &SeatView, lines: &mut Vec<Phrase>) {
    let Some(faction) = side.faction else { return };
    let [food, wood, ore] = side.dials;
    lines.push(
        Phrase::new("scene-seat")
            .seat(side.seat)
            .with("faction", Arg::Term(faction.key()))
            .number("influence", side.influence)
            .number("food", food)
            .number("wood", wood)
            .number("ore", ore)
            .number("tactics", side.ripe + side.fresh)
            .number("quests", side.quest_count)
            .number("runes", side.runes),
    );
    let mut some = |key: &'static str, name: &'static str, keys: Vec<&'static str>| {
        if !keys.is_empty() {
            lines.push(Phrase::new(key).with(name, terms(keys)));
        }
    };
    some("scene-used", "orders", side.used.iter().copied().map(Order::key).collect());
    some("scene-active", "order", side.active.map(Order::key).into_iter().collect());
    some("scene-titles", "titles", side.titles.iter().map(|title| title.key()).collect());
    let copies = |of: fn(&(crate::Tactic, u8, u8)) -> u8| {
        side.tactics.iter().flat_map(move |card| (0..of(card)).map(|_| card.0.key())).collect()
    };
    some("scene-tactics", "cards", copies(|card| card.1));
    some("scene-fresh", "cards", copies(|card| card.2));
    some("scene-quests", "cards", side.quests.iter().map(|quest| quest.key()).collect());
    some("scene-objective", "card", side.objective.iter().map(|card| card.key()).collect());
    if side.objective.is_none() && side.has_objective {
        lines.push(Phrase::new("scene-objective-hidden"));
    }
    if side.out {
        lines.push(Phrase::new("scene-out"));
    }
}

fn of_battle(battle: &BattleView, lines: &mut Vec<Phrase>) {
    lines.push(
        Phrase::new("scene-battle")
            .with("area", area(battle.area))
            .number("initiative", battle.initiative)
            .number("one", battle.strength[0])
            .number("two", battle.strength[1]),
    );
    let heads = [
        Phrase::new("scene-attackers").seat(battle.attacker),
        Phrase::new("scene-defenders").with("who", army_of(battle.defender)),
    ];
    for (head, army) in heads.into_iter().zip(&battle.armies) {
        lines.push(head);
        lines.extend(army.iter().map(|figures| {
            Phrase::new("scene-figures")
                .with("unit", Arg::Term(figures.unit.key()))
                .number("number", figures.count)
                .with("stance", stance(figures.routed))
                .number("damage", figures.damage)
        }));
    }
}

/// An area and what is in it, if there is anything.
fn of_area(shown: &AreaView, lines: &mut Vec<Phrase>) {
    let mut inside: Vec<Phrase> = Vec::new();
    inside.extend(shown.units.iter().map(|units| {
        Phrase::new("scene-units")
            .with("unit", Arg::Term(units.unit.key()))
            .number("standing", units.standing)
            .number("routed", units.routed)
    }));
    if let Some(seat) = shown.stronghold {
        let key = if shown.damaged { "scene-stronghold-damaged" } else { "scene-stronghold" };
        inside.push(Phrase::new(key).seat(seat));
    }
    if let Some(development) = shown.development {
        inside.push(Phrase::new("scene-development").with("development", Arg::Term(development.key())));
    }
    if let Some(city) = shown.city {
        inside.push(Phrase::new("scene-city").with("city", Arg::Term(city.key())));
    }
    if !shown.activated.is_empty() {
        let seats = shown.activated.iter().map(Arg::Seat).collect();
        inside.push(Phrase::new("scene-activated").with("seats", Arg::List(seats)));
    }
    match shown.rune {
        Token::None => {}
        Token::Hidden => inside.push(Phrase::new("scene-hidden")),
        kind => inside.push(Phrase::new("scene-token").with("token", token(kind))),
    }
    if let Some(kind) = shown.exploration {
        inside.push(Phrase::new("scene-exploration").with("token", Arg::Term(kind.key())));
    }
    if shown.lying > 0 {
        inside.push(Phrase::new("scene-lying").number("number", shown.lying));
    }
    if shown.controller.is_none() && inside.is_empty() {
        return;
    }
    let head = |key: &'static str| Phrase::new(key).with("area", area(shown.area));
    lines.push(match shown.controller {
        Some(seat) => head("scene-area").seat(seat),
        None => head("scene-wild"),
    });
    lines.append(&mut inside);
}

fn of_hero(shown: &HeroView, lines: &mut Vec<Phrase>) {
    let [strength, agility, wisdom] = shown.attributes;
    let of = |seat: Seat| Phrase::new("scene-hero").seat(seat);
    lines.push(
        of(shown.seat)
            .with("hero", hero(shown.hero))
            .with("area", area(shown.area))
            .with("stance", stance(shown.routed))
            .number("damage", shown.damage)
            .number("health", shown.health)
            .number("strength", strength)
            .number("agility", agility)
            .number("wisdom", wisdom)
            .number("number", shown.reward_count),
    );
    if !shown.rewards.is_empty() {
        let cards = terms(shown.rewards.iter().map(|reward| reward.key()));
        lines.push(Phrase::new("scene-rewards").with("cards", cards));
    }
}
