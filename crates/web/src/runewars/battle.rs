//! The battle that is going on: both armies by initiative, the fate cards drawn last, and what each side counts now.

use kernel::{Arg, Phrase, Seat};
use maud::{Markup, html};
use runewars::{
    Action, Area, Ask, BattleStage, BattleView, Event, Fate, FiguresView, Section, Shape, Unit, content,
};

use super::answers::destiny_emblem;
use super::contest::scene;
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

/// Fate cards that were drawn for units of one side.
struct Draw<'a> {
    side: usize,
    unit: Unit,
    cards: &'a [u8],
}

impl RunewarsDrawing<'_> {
    pub(super) fn battle_panel(&self) -> Markup {
        html! {
            section #battle aria-label=(self.say("realm-battle")) {
                @if let Some(battle) = &self.battle {
                    @let draws = self.draws(battle);
                    @let inside = html! {
                        div.ranks tabindex="0" role="group" aria-label=(self.say("realm-ranks")) {
                            @for side in [0, 1] { (self.army(battle, side, &draws)) }
                            ol.steps aria-label=(self.say("realm-initiative")) {
                                @for step in 1..=STEPS {
                                    li aria-current=[(step == battle.initiative).then_some("step")] { span { (self.say("realm-initiative")) } b { (step) } }
                                }
                            }
                        }
                        (self.due(battle))
                        div.strengths { @for side in [0, 1] { (self.strength(battle, side)) } }
                    };
                    (scene("battle-scene", "i-battle", &self.battle_title(battle), &self.stages(battle), &inside))
                }
            }
        }
    }

    /// The battles of this season that are over, as far as the end of the story tells, and what they cost.
    pub(super) fn fought(&self) -> Markup {
        let mut fights: Vec<Markup> = Vec::new();
        let mut sides = None;
        for event in self.page.game.log.iter().filter_map(|told| told.event::<Event>()) {
            match event {
                Event::Season { .. } => fights.clear(),
                Event::Battle { attacker, defender, .. } => sides = Some((*attacker, *defender)),
                Event::Fought { area, strengths, winner, lost } => {
                    if let Some((attacker, defender)) = sides.take() {
                        fights.push(self.tally(
                            *area,
                            [Some(attacker), defender],
                            *strengths,
                            *winner,
                            *lost,
                        ));
                    }
                }
                _ => {}
            }
        }
        html! {
            div #fought {
                @if !fights.is_empty() {
                    section.fought aria-label=(self.say("realm-fought")) {
                        h2 { (sign("i-battle")) (self.say("realm-fought")) }
                        ul { @for fight in fights.iter().rev() { (fight) } }
                    }
                }
            }
        }
    }

    /// The end of a battle: strengths, who won, and what each side lost.
    fn tally(
        &self,
        area: Area,
        sides: [Option<Seat>; 2],
        strengths: [u8; 2],
        winner: Option<Seat>,
        lost: [u8; 2],
    ) -> Markup {
        let told = Phrase::new("realm-tally")
            .with("winner", winner.map_or(Arg::Term("neutral-units"), Arg::Seat))
            .number("one", lost[0])
            .number("two", lost[1]);
        html! {
            li {
                b data-at=(area) { (area) }
                @for (side, strength) in sides.into_iter().zip(strengths) {
                    span class={ "fighter " (super::colours(side)) @if side == winner { " won" } } {
                        @if let Some(seat) = side { (bare_token(seat)) }
                        span.vh { (self.called(side)) }
                        (strength)
                    }
                }
                small { (self.tell(&told)) }
            }
        }
    }

    /// How far the battle has come, and the attacker's chance.
    fn stages(&self, battle: &BattleView) -> Markup {
        let stages = [
            (BattleStage::LineUp, "realm-stage-line-up"),
            (BattleStage::Initiative, "realm-stage-initiative"),
            (BattleStage::Strength, "realm-stage-strength"),
            (BattleStage::Retreat, "realm-stage-retreat"),
        ];
        let odds = self.view.battle_odds();
        let odds = odds.filter(|_| {
            battle.stage < BattleStage::Strength && battle.armies.iter().all(|army| !army.is_empty())
        });
        html! {
            @if let Some(odds) = odds {
                span.chip.gold { (self.tell(&Phrase::new("realm-battle-odds").seat(battle.attacker).number("win", odds.win))) }
            }
            ol.stages {
                @for (stage, key) in stages {
                    li.done[stage < battle.stage] aria-current=[(stage == battle.stage).then_some("true")] { (self.say(key)) }
                }
            }
        }
    }

    /// What was drawn in this battle for which units, as far as the end of the story tells, the newest first.
    fn draws(&self, battle: &BattleView) -> Vec<Draw<'_>> {
        let mut draws = Vec::new();
        let events: Vec<&Event> = self.page.game.log.iter().filter_map(|told| told.event()).collect();
        for pair in events.windows(2).rev() {
            match pair {
                [
                    Event::Answered { seat, to: Ask::DrawType, action: Action::Unit(unit) },
                    Event::Fate { cards },
                ] => {
                    let side = usize::from(*seat != battle.attacker);
                    draws.push(Draw { side, unit: *unit, cards });
                }
                [_, Event::Battle { .. }] => break,
                _ => {}
            }
        }
        draws
    }

    /// What both sides have drawn and not yet dealt.
    fn due(&self, battle: &BattleView) -> Markup {
        let kinds = [
            ("i-special", "realm-due-special"),
            ("i-rout", "realm-due-rout"),
            ("i-wound", "realm-due-damage"),
        ];
        html! {
            ul.due {
                @for (side, due) in battle.due.iter().enumerate() {
                    @for ((emblem, key), &number) in kinds.into_iter().zip(due).filter(|(_, number)| **number > 0) {
                        @let victim = if side == 0 { battle.defender } else { Some(battle.attacker) };
                        li.chip.gold { (sign(emblem)) (self.tell(&Phrase::new(key).number("number", number).with("whom", victim.map_or(Arg::Term("neutral-units"), Arg::Seat)))) }
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
    fn army(&self, battle: &BattleView, side: usize, draws: &[Draw<'_>]) -> Markup {
        let seat = if side == 0 { Some(battle.attacker) } else { battle.defender };
        html! {
            ol class={ "army side-" (side) } aria-label=(self.called(seat)) {
                @for step in 1..=STEPS {
                    @let here = units_of(&battle.armies[side], step);
                    li.none[here.is_empty()].now[step == battle.initiative] {
                        @for unit in here {
                            (self.troop(&battle.armies[side], unit, seat))
                            @if let Some(draw) = draws.iter().find(|draw| draw.side == side && draw.unit == unit) {
                                (self.fates(draw.cards, &[content().unit(unit).shape]))
                            }
                        }
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
                    span.figs aria-hidden="true" { @for _ in 0..figures.count { (small_figure(unit, seat, figures.routed)) } }
                    span.line { b { (self.marked(&self.tell(&told), unit.key())) } (self.hearts(figures.damage, card.health)) }
                }
                @if let Some(told) = ability { small.ability { b { (self.noun(card.special.key())) } ": " (told) } }
            }
        }
    }

    fn called(&self, seat: Option<Seat>) -> String {
        seat.map_or_else(|| self.noun("neutral-units"), |seat| self.page.name(seat).to_owned())
    }

    /// Fate cards. The sections of these bases count.
    pub(super) fn fates(&self, cards: &[u8], shapes: &[Shape]) -> Markup {
        html! {
            @if !cards.is_empty() {
                ul.fates aria-label=(self.say("realm-fate")) {
                    @for &number in cards { @if let Some(fate) = content().fate(number) { li { (self.fate(number, fate, shapes)) } } }
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
        let told = Phrase::new("realm-strength")
            .number("standing", standing)
            .number("added", added)
            .number("lost", battle.lost[side]);
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
