//! The battle that is going on: both armies by initiative, the fate cards drawn last, and what each side counts now.

use kernel::{Arg, Phrase, Seat};
use maud::{Markup, html};
use runewars::{BattleView, Event, Fate, FiguresView, Section, Shape, Unit, content};

use super::answers::destiny_emblem;
use super::map::small_figure;
use super::pages::section_emblem;
use super::{RunewarsDrawing, plate};
use crate::page::{bare_token, shape, sign};

/// The highest initiative.
const STEPS: u8 = 5;

/// The types of units that have this initiative, each once.
fn units_of(army: &[FiguresView], initiative: u8) -> Vec<Unit> {
    let mut units: Vec<Unit> = army.iter().map(|one| one.unit).collect();
    units.dedup();
    units.retain(|&unit| content().unit(unit).initiative == initiative);
    units
}

impl RunewarsDrawing<'_> {
    pub(super) fn battle_panel(&self) -> Markup {
        html! {
            section #battle aria-label=(self.say("realm-battle")) {
                @if let Some(battle) = &self.battle {
                    div.battle-sheet {
                        header {
                            (sign("i-battle"))
                            h2 { (self.battle_title(battle)) }
                            @if let Some(odds) = self.view.battle_odds().filter(|_| battle.armies.iter().all(|army| !army.is_empty())) {
                                span.chip.gold { (self.tell(&Phrase::new("realm-battle-odds").seat(battle.attacker).number("win", odds.win))) }
                            }
                        }
                        div.ranks tabindex="0" role="group" aria-label=(self.say("realm-ranks")) {
                            @for side in [0, 1] { (self.army(battle, side)) }
                            ol.steps aria-label=(self.say("realm-initiative")) {
                                @for step in 1..=STEPS {
                                    li aria-current=[(step == battle.initiative).then_some("step")] { span { (self.say("realm-initiative")) } b { (step) } }
                                }
                            }
                        }
                        (self.drawn(battle))
                        div.strengths { @for side in [0, 1] { (self.strength(battle, side)) } }
                    }
                }
            }
        }
    }

    fn battle_title(&self, battle: &BattleView) -> String {
        let area = Arg::Name(battle.area.name());
        let phrase = match battle.defender {
            Some(defender) => Phrase::new("realm-battle-title").with("defender", Arg::Seat(defender)),
            None => Phrase::new("realm-battle-neutral"),
        };
        self.tell(&phrase.with("area", area).seat(battle.attacker))
    }

    /// An army, one column for each initiative.
    fn army(&self, battle: &BattleView, side: usize) -> Markup {
        let seat = if side == 0 { Some(battle.attacker) } else { battle.defender };
        html! {
            ol class={ "army side-" (side) } aria-label=(self.called(seat)) {
                @for step in 1..=STEPS {
                    @let here = units_of(&battle.armies[side], step);
                    li.none[here.is_empty()].now[step == battle.initiative] {
                        @for unit in here { (self.troop(&battle.armies[side], unit, seat)) }
                    }
                }
            }
        }
    }

    /// All figures of one type: those that stand, those that are routed, their wounds and their ability.
    fn troop(&self, army: &[FiguresView], unit: Unit, seat: Option<Seat>) -> Markup {
        let card = content().unit(unit);
        let ability = self.printed(card.special.key());
        html! {
            div.troop {
                @for figures in army.iter().filter(|one| one.unit == unit) {
                    @let key = if figures.routed { "realm-units-routed" } else { "realm-units" };
                    @let told = Phrase::new(key).with("unit", Arg::Term(unit.key())).number("number", figures.count);
                    @let health = Phrase::new("realm-health").number("damage", figures.damage).number("health", card.health);
                    span.figs aria-hidden="true" { @for _ in 0..figures.count { (small_figure(unit, seat, figures.routed)) } }
                    b { (self.tell(&told)) }
                    small { (self.tell(&health)) }
                }
                @if let Some(told) = ability { small.ability { b { (self.noun(card.special.key())) } ": " (told) } }
            }
        }
    }

    fn called(&self, seat: Option<Seat>) -> String {
        seat.map_or_else(|| self.noun("neutral-units"), |seat| self.page.name(seat).to_owned())
    }

    /// The fate cards that were drawn last in this battle.
    fn drawn(&self, battle: &BattleView) -> Markup {
        let last = self.page.game.log.iter().rev().find_map(|told| match told.event()? {
            Event::Fate { cards } => Some(Some(cards)),
            Event::Battle { .. } => Some(None),
            _ => None,
        });
        let shapes: Vec<Shape> = battle
            .armies
            .iter()
            .flatten()
            .map(|one| content().unit(one.unit))
            .filter(|card| card.initiative == battle.initiative)
            .map(|card| card.shape)
            .collect();
        html! {
            @if let Some(Some(cards)) = last {
                ul.fates aria-label=(self.say("realm-fate")) {
                    @for &number in cards { @if let Some(fate) = content().fate(number) { li { (self.fate(number, fate, &shapes)) } } }
                }
            }
        }
    }

    fn fate(&self, number: u8, fate: &Fate, shapes: &[Shape]) -> Markup {
        html! {
            div.fate {
                div.top { svg class={ "destiny " (fate.destiny) } { (shape(destiny_emblem(fate.destiny))) } b { (number) } }
                @for (at, section) in fate.sections.into_iter().enumerate() {
                    @let base = Shape::ALL[at];
                    div.section.hot[shapes.contains(&base)] {
                        svg.base { (shape(plate(base))) }
                        @match section {
                            Section::Miss | Section::Special => (sign(section_emblem(section))),
                            Section::Rout(count) | Section::Damage(count) => { (sign(section_emblem(section))) b { (count) } }
                        }
                        span.vh { (self.section_told(base, section)) }
                    }
                }
            }
        }
    }

    fn section_told(&self, base: Shape, section: Section) -> String {
        let (key, number) = match section {
            Section::Miss => ("realm-fate-miss", 0),
            Section::Special => ("realm-fate-special", 0),
            Section::Rout(count) => ("realm-fate-rout", count),
            Section::Damage(count) => ("realm-fate-damage", count),
        };
        let base = ["realm-triangle", "realm-circle", "realm-rectangle", "realm-hexagon"][base as usize];
        self.tell(&Phrase::new(key).with("base", Arg::Term(base)).number("number", number))
    }

    /// What a side would count if the battle ended now.
    fn strength(&self, battle: &BattleView, side: usize) -> Markup {
        let seat = if side == 0 { Some(battle.attacker) } else { battle.defender };
        let standing: u8 = battle.armies[side].iter().filter(|one| !one.routed).map(|one| one.count).sum();
        let walls = if side == 1 { battle.walls } else { 0 };
        let added = battle.strength[side] + walls;
        let told = Phrase::new("realm-strength").number("standing", standing).number("added", added);
        html! {
            div class={ "count " (super::colours(seat)) } {
                @if let Some(seat) = seat { (bare_token(seat)) }
                b { (self.called(seat)) }
                span.marks aria-hidden="true" { @for _ in 0..standing + added { i {} } }
                strong { (standing + added) }
                small { (self.tell(&told)) }
            }
        }
    }
}
