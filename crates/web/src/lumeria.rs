//! How Lumeria is drawn.
//!
//! Units stand on their fields and are sent again only when they change. What can be clicked lies above them in a
//! layer of its own (`#orders`), because it changes with every question.

mod account;
mod answers;
mod elsewhere;
mod field;
mod score;
mod sides;

pub(crate) use elsewhere::Look;

use kernel::{Arg, Phrase, RuleId, Seat};
use lumeria::{Action, Cell, Faction, FieldView, Manoeuvre, Name, Step, UnitView, View, rule};
use maud::{Markup, html};
use table::Happening;

use crate::page::{rule_mark, shape};
use crate::table::{Drawing, Part, stamp};

/// What one observer sees of the game, and what they may answer.
pub(crate) type Board<'a> = crate::table::Board<'a, View, Action>;

impl<'a> Board<'a> {
    fn called(&self, title: &Arg) -> String {
        self.tell(&Phrase::new("battle-name").with("name", title.clone()))
    }

    /// Whose last row lies at the lower edge.
    fn near(&self) -> Seat {
        self.page.you().unwrap_or(Seat::new(0))
    }

    fn field(&self, cell: Cell) -> Option<&'a FieldView> {
        self.view.fields.iter().find(|field| field.cell == cell)
    }

    fn unit(&self, cell: Cell) -> Option<&'a UnitView> {
        self.field(cell)?.unit.as_ref()
    }

    /// Why nothing can be clicked by this visitor now.
    fn idle(&self) -> Option<Why> {
        self.rests(self.view.step == Step::Over, [Why::Replay, Why::Over, Why::Watching, Why::Turn])
    }

    /// Whether the active unit was chosen but has done nothing yet, so that another may be chosen instead.
    fn undecided(&self) -> bool {
        self.asked_by(rule::ACTIVATION_ACTIONS)
            && self.view.step == Step::Act
            && self.page.table.free_undo > 0
            && !self.may(Action::Done)
    }
}

/// Why something cannot be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Why {
    Replay,
    Watching,
    Turn,
    Step,
    Over,
    Entry,
    Activate,
    Act,
    March,
    Volley,
    Bless,
    Reach,
    Range,
    Manoeuvre,
    Spent,
    Fortune,
    God,
    Called,
    Gold,
    Pile,
    Recruit,
}

impl Why {
    /// What is pinned to a thing: its sentence stands on the page once. The others explain a place as a whole.
    const PINNED: [Why; 7] =
        [Why::Manoeuvre, Why::Spent, Why::Fortune, Why::God, Why::Called, Why::Gold, Why::Pile];

    /// The id of its sentence on the page, which is also the key of its words.
    const fn id(self) -> &'static str {
        match self {
            Why::Replay => "why-replay",
            Why::Watching => "why-watching",
            Why::Turn => "why-turn",
            Why::Step => "why-step",
            Why::Over => "why-over",
            Why::Entry => "battle-why-entry",
            Why::Activate => "battle-why-activate",
            Why::Act => "battle-why-act",
            Why::March => "battle-why-march",
            Why::Volley => "battle-why-volley",
            Why::Bless => "battle-why-bless",
            Why::Reach => "battle-why-reach",
            Why::Range => "battle-why-range",
            Why::Manoeuvre => "battle-why-manoeuvre",
            Why::Spent => "battle-why-spent",
            Why::Fortune => "battle-why-fortune",
            Why::God => "battle-why-god",
            Why::Called => "battle-why-called",
            Why::Gold => "battle-why-gold",
            Why::Pile => "battle-why-pile",
            Why::Recruit => "battle-why-recruit",
        }
    }

    const fn rule(self) -> RuleId {
        match self {
            Why::Replay | Why::Watching | Why::Turn | Why::Step => rule::ROUND_PHASES,
            Why::Over => rule::SCENARIO_END,
            Why::Entry => rule::RECRUIT_FIELD,
            Why::Activate => rule::ACTIVATION_TURN,
            Why::Act => rule::ACTIVATION_ACTIONS,
            Why::March => rule::MANOEUVRE_MARCH,
            Why::Volley => rule::MANOEUVRE_VOLLEY,
            Why::Bless => rule::GOD_FORTIFY,
            Why::Reach => rule::ACTION_MOVE,
            Why::Range => rule::ATTACK_RANGED,
            Why::Manoeuvre => rule::MANOEUVRE_TURN,
            Why::Spent => rule::RENEWAL_TRACK,
            Why::Fortune => rule::MANOEUVRE_FORTUNE,
            Why::Recruit => rule::RECRUIT_TURN,
            Why::God | Why::Called => rule::GOD_TOKEN,
            Why::Gold | Why::Pile => rule::RECRUIT_UNIT,
        }
    }
}

/// What a click on something does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Click {
    /// It gives this answer.
    Answer(Action),
    /// It takes back the last answer and gives this one.
    Instead(Action),
    /// Nothing, and this is why.
    Why(Why),
    /// Nothing, as the place it lies in says.
    Rest,
}

fn button(class: &str, click: Click, label: &str, inside: &Markup) -> Markup {
    match click {
        Click::Answer(action) => html! {
            button class={ (class) " can" } form="act" name="action" value=(action) aria-label=(label) { (inside) }
        },
        Click::Instead(action) => html! {
            button class={ (class) " can" } form="back" name="answers" value="1" data-then=(action) aria-label=(label) { (inside) }
        },
        Click::Why(why) => html! {
            button class=(class) aria-disabled="true" aria-describedby=(why.id()) aria-label=(label) { (inside) }
        },
        Click::Rest => html! { button class=(class) aria-label=(label) { (inside) } },
    }
}

/// A picture beside its word, where many of them stand.
fn sign(id: &str) -> Markup {
    html! { svg { (shape(id)) } }
}

const fn faction_key(faction: Faction) -> &'static str {
    ["faction-slavs", "faction-vikings", "faction-greeks", "faction-romans"][faction as usize]
}

const fn faction_emblem(faction: Faction) -> &'static str {
    ["f-slavs", "f-vikings", "f-greeks", "f-romans"][faction as usize]
}

const fn manoeuvre_key(manoeuvre: Manoeuvre) -> &'static str {
    ["battle-march", "battle-volley", "battle-fortune"][manoeuvre as usize]
}

const fn manoeuvre_emblem(manoeuvre: Manoeuvre) -> &'static str {
    ["i-boot", "i-volley", "i-fortune"][manoeuvre as usize]
}

/// The emblem of a god. One that only a content file knows has the emblem of its people.
fn god_emblem(god: Name, faction: Faction) -> &'static str {
    match god.as_str() {
        "swietowit" => "d-swietowit",
        "thor" => "d-thor",
        "atena" => "d-atena",
        "mars" => "d-mars",
        _ => faction_emblem(faction),
    }
}

/// The emblem of a unit. One that only a content file knows is drawn by how it fights.
fn unit_emblem(unit: &str, shoots: bool) -> &'static str {
    match unit {
        "bies" => "t-minotaur",
        "jezdzcy" | "konni" => "l-horse",
        "lucznicy" => "i-bow",
        "woje" => "i-sword",
        "zbrojni" => "l-helm",
        "berserkerzy" => "i-barbarian",
        "druzynnicy" => "l-axes",
        "miotacze" => "l-axe",
        "olbrzym" => "t-giant",
        "tarczownicy" => "l-round",
        "cyklop" => "l-cyclops",
        "hoplici" => "l-hoplite",
        "milicja" => "l-spear",
        "peltasci" | "welici" => "l-javelin",
        "furia" => "t-wingfolk",
        "gladiatorzy" => "l-trident",
        "legionisci" => "l-scutum",
        "rekruci" => "l-gladius",
        _ if shoots => "i-bow",
        _ => "i-attack",
    }
}

impl Drawing for Board<'_> {
    fn state(&self) -> Markup {
        self.round()
    }

    /// They are a part of their own, because they change less often than the clock above them.
    fn facts(&self, _: Seat) -> Markup {
        html! {}
    }

    fn seat(&self, seat: Seat) -> Markup {
        html! {
            div.facts {
                @let faction = self.view.sides[seat.index()].faction;
                span { (sign(faction_emblem(faction))) (self.say(faction_key(faction))) }
                (self.facts_of(seat))
            }
            div.board-of {
                ul.slots { @for (_, slot) in self.slots(seat) { (slot) } }
                (self.track(seat).1)
            }
        }
    }

    fn score(&self, seat: Seat) -> Option<i64> {
        Some(self.view.sides.get(seat.index())?.points.into())
    }

    fn board(&self) -> Markup {
        html! {
            div.battle {
                section.strip.panel aria-label=(self.say("battle-score")) { (self.points()) (self.dice()) }
                div.field-grid #field role="group" aria-label=(self.say("battle-field")) data-why="why-field" {
                    @for field in self.facing() { (self.cell(field)) }
                    (self.orders())
                }
            }
            @for seat in self.near().round(2) { (self.piles(seat)) }
            div #whys hidden {
                @for why in Why::PINNED { (self.why(why.id(), why)) }
                (self.why_field())
                (self.why_piles())
            }
            (self.back())
        }
    }

    fn parts(&self) -> Vec<Part> {
        let mut parts: Vec<Part> =
            self.view.fields.iter().map(|field| (field::id(field.cell).into(), self.cell(field))).collect();
        parts.extend([
            ("orders".into(), self.orders()),
            ("why-field".into(), self.why_field()),
            ("why-piles".into(), self.why_piles()),
            ("instead".into(), self.back()),
            ("dice".into(), self.dice()),
        ]);
        for seat in Seat::all(2) {
            parts.push((sides::FACTS[seat.index()].into(), self.facts_of(seat)));
            parts.push(self.points_of(seat));
            parts.extend(self.slots(seat));
            parts.push(self.track(seat));
            parts.extend(self.rows(seat));
        }
        parts
    }

    fn places(&self) -> Vec<(&'static str, String)> {
        let (near, far) = (self.near(), self.near().next(2));
        vec![
            ("field", self.say("battle-field")),
            (sides::PILES[near.index()], self.say(faction_key(self.view.sides[near.index()].faction))),
            (sides::PILES[far.index()], self.say(faction_key(self.view.sides[far.index()].faction))),
        ]
    }

    fn answer(&self, nth: usize) -> (Markup, Option<String>) {
        let Some(&action) = self.legal.get(nth) else { return Default::default() };
        (self.picture(action), self.note(action))
    }

    fn group(&self, nth: usize) -> Option<String> {
        let key = match (self.legal.get(nth)?, self.view.step) {
            (Action::Move(_), Step::Act) => "battle-group-move",
            (Action::Run(_), Step::Act) => "battle-group-run",
            (Action::Strike(_) | Action::Shoot(_), Step::Act) => "battle-group-attack",
            (Action::Fortify | Action::Aim, Step::Act) => "battle-group-else",
            _ => return None,
        };
        Some(self.say(key))
    }

    fn account(&self) -> Option<Markup> {
        account::account(self, &self.page.game.scored)
    }

    fn walk(&self, told: &[Happening<'_>], whole: bool) -> Option<Markup> {
        // Beside the board the account is short enough to stand there by itself.
        whole.then(|| account::account(self, told)).flatten()
    }
}

impl Board<'_> {
    /// The form that takes back the last answer, for [`Click::Instead`].
    fn back(&self) -> Markup {
        html! {
            div #instead hidden {
                @if self.undecided() {
                    form #back method="post" action=(self.page.to("undo")) data-live="undo" { (stamp(self.page, "b")) }
                }
            }
        }
    }

    /// Why something cannot be clicked, with its paragraph.
    fn why(&self, id: &str, why: Why) -> Markup {
        html! { p id=(id) { (self.say(why.id())) " " (rule_mark(why.rule().0)) } }
    }

    /// Numbers of a card with their signs: its attacks, movement, toughness.
    fn numbers(card: &lumeria::CardView) -> Markup {
        html! {
            @if card.melee > 0 { i { (sign("i-sword")) (card.melee) } }
            @if card.ranged > 0 { i { (sign("i-bow")) (card.ranged) } }
            i { (sign("i-boot")) (card.movement) }
            i { (sign("i-heart")) (card.toughness) }
        }
    }

    /// A piece with a number.
    fn count(id: &str, label: &str, number: impl std::fmt::Display) -> Markup {
        html! { span role="img" tabindex="0" aria-label=(label) { (sign(id)) (number) } }
    }
}
