//! The battlefield: fields with what stands on them, and above them what can be clicked.

use kernel::{Arg, Phrase, Seat};
use lumeria::{Action, Cell, FieldView, Odds, Stance, Step, UnitView, View};
use maud::{Markup, html};

use super::{Click, LumeriaDrawing, any_ours, numbers, unit_emblem, why};
use crate::page::{SHAPE, bare_token, enamel, shape, sign};
use crate::table::button;

/// The id of a field on the page.
pub(super) fn id(cell: Cell) -> &'static str {
    const ROWS: [[&str; 8]; 8] = [
        ["f-a1", "f-b1", "f-c1", "f-d1", "f-e1", "f-f1", "f-g1", "f-h1"],
        ["f-a2", "f-b2", "f-c2", "f-d2", "f-e2", "f-f2", "f-g2", "f-h2"],
        ["f-a3", "f-b3", "f-c3", "f-d3", "f-e3", "f-f3", "f-g3", "f-h3"],
        ["f-a4", "f-b4", "f-c4", "f-d4", "f-e4", "f-f4", "f-g4", "f-h4"],
        ["f-a5", "f-b5", "f-c5", "f-d5", "f-e5", "f-f5", "f-g5", "f-h5"],
        ["f-a6", "f-b6", "f-c6", "f-d6", "f-e6", "f-f6", "f-g6", "f-h6"],
        ["f-a7", "f-b7", "f-c7", "f-d7", "f-e7", "f-f7", "f-g7", "f-h7"],
        ["f-a8", "f-b8", "f-c8", "f-d8", "f-e8", "f-f8", "f-g8", "f-h8"],
    ];
    ROWS[usize::from(cell.row())][usize::from(cell.column())]
}

/// The word for the state of a unit.
pub(super) const fn stance_key(stance: Stance) -> &'static str {
    match stance {
        Stance::Ready => "stance-ready",
        Stance::Exhausted => "stance-exhausted",
        Stance::Fortified => "stance-fortified",
    }
}

/// A chance in hundredths; never certain or impossible unless it is.
pub(super) fn percent(chance: f32) -> i64 {
    let sure = chance <= f32::EPSILON || chance >= 1.0 - f32::EPSILON;
    let hundredths = (chance * 100.0).round() as i64;
    if sure { hundredths } else { hundredths.clamp(1, 99) }
}

/// Column and row on the page, from 1 at the upper left, as seen from the side of `near`.
fn place(view: &View, near: Seat, cell: Cell) -> (u8, u8) {
    if near.index() == 0 {
        (cell.column() + 1, view.rows - cell.row())
    } else {
        (view.columns - cell.column(), cell.row() + 1)
    }
}

impl LumeriaDrawing<'_> {
    /// The classes that put something on a field.
    fn at(&self, cell: Cell) -> String {
        let (x, y) = place(self.view, self.near(), cell);
        format!("x{x} y{y}")
    }

    /// The fields in the order they are read on the page.
    pub(super) fn facing(&self) -> Vec<&FieldView> {
        let mut fields: Vec<&FieldView> = self.view.fields.iter().collect();
        fields.sort_by_key(|field| {
            let (x, y) = place(self.view, self.near(), field.cell);
            (y, x)
        });
        fields
    }

    /// A field and what stands on it.
    pub(super) fn cell(&self, field: &FieldView) -> Markup {
        let (mark, key) = match field {
            FieldView { marked: true, .. } if self.hills() => (Some("i-hill"), "battle-hill"),
            FieldView { marked: true, .. } => (None, "battle-open"),
            FieldView { recruitment: Some(_), .. } => (Some("i-recruit"), "battle-entry"),
            FieldView { camp: Some(_), .. } => (Some("i-camp"), "battle-camp"),
            _ => (None, "battle-plain"),
        };
        let mut label = self.tell(&Phrase::new(key).with("cell", Arg::Name(field.cell.name())));
        if let Some(unit) = &field.unit {
            label = format!("{label}: {}", self.label(unit));
        }
        html! {
            div id=(id(field.cell)) class={ "cell " (self.at(field.cell)) @if field.marked { (if self.hills() { " hillc" } else { " openc" }) } }
                role="img" data-at=(field.cell.name()) aria-label=(label) {
                @if let Some(mark) = mark { svg.mark { (shape(mark)) } }
                @if let Some(unit) = &field.unit { (self.card(field.cell, unit)) }
            }
        }
    }

    /// A unit in words.
    fn label(&self, unit: &UnitView) -> String {
        let key = if unit.activated { "battle-unit-activated" } else { "battle-unit" };
        let phrase = Phrase::new(key)
            .with("unit", unit.card.title.clone())
            .seat(unit.seat)
            .number("wounds", unit.wounds)
            .number("toughness", unit.card.toughness)
            .with("stance", Arg::Term(stance_key(unit.stance)));
        self.tell(&phrase)
    }

    /// A unit as its card. It is found again by its copy when it moved.
    fn card(&self, cell: Cell, unit: &UnitView) -> Markup {
        let card = &unit.card;
        let active = self.view.active.as_ref().filter(|active| active.cell == cell);
        // The piles mark each value. Here, where updates must stay small, the name stands for all of them.
        let Some(printed) = self.printed(unit.seat, card.name) else { return html! {} };
        let invented = any_ours(&printed.sources());
        let done = unit.activated && active.is_none();
        let aimed = active.is_some_and(|active| active.aimed);
        let target = self.view.active.as_ref().is_some_and(|active| active.target == Some(cell));
        let state = match unit.stance {
            Stance::Ready => None,
            Stance::Exhausted => Some("i-weary"),
            Stance::Fortified => Some("i-fortify"),
        };
        let name = self.called(&card.title);
        let long = name.split(' ').any(|word| word.chars().count() > 8);
        html! {
            span class={ "unit " (enamel(unit.seat)) @if done { " done" } @if active.is_some() { " active" } @if target { " target" } }
                data-move={ (unit.faction) "-" (card.name) "-" (unit.copy) } {
                b.long[long] { svg.token { (shape(SHAPE[unit.seat.index()])) } span { (name) @if invented { "°" } } @if done { svg.tick { (shape("i-done")) } } }
                svg.em { (shape(unit_emblem(card.name.as_str(), card.melee == 0))) }
                span.st { (numbers(printed, |value| html! { (value.value) })) }
                @if state.is_some() || aimed {
                    span.sd { @if let Some(state) = state { (sign(state)) } @if aimed { (sign("i-aim")) } }
                }
                @if unit.wounds > 0 { span.wd { @for _ in 0..unit.wounds { (sign("i-damage")) } } }
            }
        }
    }

    /// Everything on the field that can be clicked.
    pub(super) fn orders(&self) -> Markup {
        html! {
            div #orders {
                @for field in self.facing() {
                    @let clicks = self.clicks(field);
                    @for click in &clicks { (self.order(field.cell, click, clicks.len() > 1)) }
                }
            }
        }
    }

    fn clicks(&self, field: &FieldView) -> Vec<Click> {
        let cell = field.cell;
        let answers = [
            Action::Place(cell),
            Action::Pick(cell),
            Action::Move(cell),
            Action::Run(cell),
            Action::Strike(cell),
            Action::Shoot(cell),
        ];
        let mut clicks: Vec<Click> =
            answers.into_iter().filter(|&action| self.may(action)).map(Click::Answer).collect();
        let fresh =
            field.unit.as_ref().is_some_and(|unit| !unit.activated && self.page.you() == Some(unit.seat));
        let active = self.view.active.as_ref().is_some_and(|active| active.cell == cell);
        if fresh && !active && self.undecided() {
            clicks.push(Click::Instead(1, vec![Action::Pick(cell)]));
        }
        clicks
    }

    fn order(&self, cell: Cell, click: &Click, shared: bool) -> Markup {
        let at = self.at(cell);
        let (class, inside) = match click {
            Click::Answer(Action::Place(_)) => ("go", html! { (sign("i-recruit")) }),
            Click::Answer(Action::Move(_)) => ("go", html! { (sign("i-boot")) }),
            Click::Answer(Action::Run(_)) => ("go", html! { (sign("i-run")) }),
            Click::Answer(Action::Strike(_)) => ("foe", self.badge(cell, true)),
            Click::Answer(Action::Shoot(_)) => ("foe", self.badge(cell, false)),
            Click::Answer(_) => ("own", html! {}),
            Click::Instead(..) => ("own other", html! {}),
            Click::Blocked(_) | Click::Rest => ("", html! {}),
        };
        let half = match click {
            Click::Answer(Action::Strike(_)) if shared => " upper",
            Click::Answer(Action::Shoot(_)) if shared => " lower",
            _ => "",
        };
        let label = match click {
            &Click::Answer(action) => match self.note(action) {
                Some(note) => format!("{}: {note}", self.words_of(action)),
                None => self.words_of(action),
            },
            _ => self.unit(cell).map_or(String::new(), |unit| self.called(&unit.card.title)),
        };
        button(&format!("hit {class} {at}{half}"), None, click, &label, &inside)
    }

    /// The odds of an attack that is possible now.
    pub(super) fn odds(&self, target: Cell, melee: bool) -> Option<Odds> {
        let attacks = &self.view.active.as_ref()?.attacks;
        attacks
            .iter()
            .find(|attack| attack.target == target && attack.melee == melee)
            .map(|attack| attack.odds)
    }

    /// The chance to hit at all, on the target.
    fn badge(&self, target: Cell, melee: bool) -> Markup {
        let Some(odds) = self.odds(target, melee) else { return html! {} };
        let chance = Phrase::new("percent").number("whole", percent(odds.at_least(1)));
        html! { span.odds { (sign(if melee { "i-sword" } else { "i-bow" })) (self.tell(&chance)) } }
    }

    /// Why the rest of the field cannot be clicked now.
    pub(super) fn why_field(&self) -> Markup {
        let why = self.idle().unwrap_or(match self.view.step {
            Step::Place => why::ENTRY,
            Step::Activate => why::ACTIVATE,
            Step::Act => why::ACT,
            Step::March => why::MARCH,
            Step::Volley => why::VOLLEY,
            Step::Bless => why::BLESS,
            Step::Stride | Step::Retreat => why::REACH,
            Step::Target => why::RANGE,
            _ => LumeriaDrawing::WHY_STEP,
        });
        self.why("why-field", why)
    }
}

/// The field as a picture: small, and with nothing but shapes.
pub(super) fn sketch(view: &View, near: Seat) -> Markup {
    html! {
        div.sketch aria-hidden="true" {
            @for field in &view.fields {
                @let (x, y) = place(view, near, field.cell);
                span class={ "x" (x) " y" (y) @if field.marked { " hillc" } } {
                    @if let Some(unit) = &field.unit { (bare_token(unit.seat)) }
                }
            }
        }
    }
}
