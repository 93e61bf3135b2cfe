//! A small picture for each answer, and what would follow from it.

use kernel::{Arg, Phrase};
use lumeria::{Action, Cell, Stance, Step};
use maud::{Markup, html};

use super::field::{percent, stance_key};
use super::{LumeriaDrawing, god_emblem, manoeuvre_emblem, unit_emblem};
use crate::page::{bare_token, mark, shape};

/// With more answers than this, fields are not commented.
const FEW: usize = 6;

impl LumeriaDrawing<'_> {
    pub(super) fn picture(&self, action: Action) -> Markup {
        let emblem = |id: &str| html! { svg.sign { (shape(id)) } };
        match action {
            Action::Roll | Action::Keep => emblem("i-die5"),
            Action::Begin(seat) => bare_token(seat),
            Action::Recruit(name) => emblem(unit_emblem(name.as_str(), false)),
            Action::Place(_) => emblem("i-recruit"),
            Action::March | Action::Move(_) => emblem("i-boot"),
            Action::Volley => emblem("i-volley"),
            Action::Pick(cell) => match self.unit(cell) {
                Some(unit) => emblem(unit_emblem(unit.card.name.as_str(), unit.card.melee == 0)),
                None => html! {},
            },
            Action::Run(_) => emblem("i-run"),
            Action::Fortify => emblem("i-fortify"),
            Action::Aim => emblem("i-aim"),
            Action::Strike(_) => emblem("i-sword"),
            Action::Shoot(_) => emblem("i-bow"),
            Action::Invoke => {
                let side = self.page.you().and_then(|seat| self.view.sides.get(seat.index()));
                side.map_or_else(|| html! {}, |side| emblem(god_emblem(side.god, side.faction)))
            }
            Action::Reroll => emblem("i-fortune"),
            Action::Renew(manoeuvre) => emblem(manoeuvre_emblem(manoeuvre)),
            Action::Done => html! { span.sign { (mark("check")) } },
            Action::Pass => html! { span.sign { (mark("close")) } },
        }
    }

    /// What would follow, in numbers a player would count.
    pub(super) fn note(&self, action: Action) -> Option<String> {
        let side = self.view.sides.get(self.page.you()?.index())?;
        let phrase = match action {
            Action::Recruit(name) => {
                let pile = side.piles.iter().find(|pile| pile.card.name == name)?;
                let gold = side.gold.saturating_sub(pile.card.cost.into());
                Phrase::new("battle-note-recruit").number("cost", pile.card.cost).number("gold", gold)
            }
            Action::March => Phrase::new("battle-note-march"),
            Action::Volley => Phrase::new("battle-note-volley"),
            Action::Pick(cell) => self.note_unit(cell)?,
            Action::Move(cell) | Action::Run(cell) if self.legal.len() <= FEW => {
                let field = self.field(cell)?;
                let enemy = field.camp.is_some_and(|seat| Some(seat) != self.page.you());
                match (field.marked, enemy) {
                    (true, _) => Phrase::new("battle-note-hill"),
                    (_, true) => Phrase::new("battle-note-camp"),
                    _ => return None,
                }
            }
            Action::Fortify => Phrase::new("battle-note-fortify"),
            Action::Aim => Phrase::new("battle-note-aim"),
            Action::Strike(cell) => self.note_attack(cell, true)?,
            Action::Shoot(cell) => self.note_attack(cell, false)?,
            Action::Invoke => side.power.clone(),
            Action::Reroll => Phrase::new("battle-note-reroll"),
            Action::Keep => {
                let dice = self.view.dice.as_ref()?;
                let misses = dice.faces.len() as i64 - i64::from(dice.hits);
                Phrase::new("battle-note-keep").number("misses", misses)
            }
            // What ends says what ends, and whether it can be taken up again.
            Action::Pass | Action::Done => Phrase::new(match self.view.step {
                Step::Recruit | Step::Manoeuvre => "battle-note-pass",
                Step::March => "battle-note-no-march",
                Step::Volley => "battle-note-no-volley",
                Step::Activate => "battle-note-stop",
                Step::Act => "battle-note-done",
                Step::Stand => "battle-note-pushed",
                Step::Retreat => "battle-note-stays",
                _ => return None,
            }),
            _ => return None,
        };
        Some(self.tell(&phrase).trim_start().to_owned())
    }

    fn note_unit(&self, cell: Cell) -> Option<Phrase> {
        let unit = self.unit(cell)?;
        let key = match (unit.wounds, unit.stance) {
            (0, Stance::Ready) => "battle-note-fresh",
            _ => "battle-note-unit",
        };
        let phrase = Phrase::new(key)
            .with("unit", unit.card.title.clone())
            .number("wounds", unit.wounds)
            .number("toughness", unit.card.toughness)
            .with("stance", Arg::Term(stance_key(unit.stance)));
        Some(phrase)
    }

    /// The chances of an attack.
    fn note_attack(&self, target: Cell, melee: bool) -> Option<Phrase> {
        let (unit, odds) = (self.unit(target)?, self.odds(target, melee)?);
        let rest = unit.card.toughness.saturating_sub(unit.wounds);
        let key = if odds.needed > 6 { "battle-note-hopeless" } else { "battle-note-attack" };
        let phrase = Phrase::new(key)
            .with("unit", unit.card.title.clone())
            .number("dice", odds.dice)
            .number("needed", odds.needed)
            .number("hit", percent(odds.at_least(1)))
            .number("defeat", percent(odds.at_least(rest)));
        Some(phrase)
    }
}
