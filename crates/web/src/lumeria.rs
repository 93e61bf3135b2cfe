//! How Lumeria is drawn.
//!
//! Units stand on their fields and are sent again only when they change. What can be clicked lies above them in a
//! layer of its own (`#orders`), because it changes with every question.

mod account;
mod answers;
mod armies;
mod field;
mod pages;
mod score;
mod sides;

pub(crate) use pages::LumeriaPages;

use kernel::{Arg, Phrase, RuleId, Seat};
use lumeria::content::{Card, Score};
use lumeria::{
    Action, Cell, Faction, FieldView, Manoeuvre, Name, Printed, Provenance, Step, UnitView, View, rule,
};
use maud::{Markup, html};
use table::Happening;
use words::Words;

use crate::page::{ours, sign};
use crate::table::{Drawing, GameView, Part, Parts, part, stamp};

pub(crate) type LumeriaDrawing<'a> = crate::table::GameDrawing<'a, View, Action>;

impl<'a> LumeriaDrawing<'a> {
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

    /// What is printed on a card of a seat, each value with where it is known from.
    fn printed(&self, seat: Seat, name: Name) -> Option<&'static Card> {
        self.view.army(seat).card(name)
    }

    /// Whether marked fields are hills; otherwise they count together.
    fn hills(&self) -> bool {
        let scenario = self.view.scenario();
        scenario.is_some_and(|scenario| {
            scenario.scores.iter().any(|score| matches!(score.value, Score::Fields(_)))
        })
    }

    /// The mark of what is ours, if this is.
    fn ours(&self, so: bool) -> Markup {
        html! { @if so { (ours(self.page.words)) } }
    }

    /// Whether the active unit was chosen but has done nothing yet, so that another may be chosen instead.
    fn undecided(&self) -> bool {
        self.asked_by(rule::ACTIVATION_ACTIONS)
            && self.view.step == Step::Act
            && self.page.table.free_undo > 0
            && !self.may(Action::Done)
    }
}

/// Why something of this game cannot be clicked.
mod why {
    use lumeria::rule;

    use crate::table::Reason;

    pub(super) const ENTRY: Reason = Reason::new("battle-why-entry", rule::RECRUIT_FIELD);
    pub(super) const ACTIVATE: Reason = Reason::new("battle-why-activate", rule::ACTIVATION_TURN);
    pub(super) const ACT: Reason = Reason::new("battle-why-act", rule::ACTIVATION_ACTIONS);
    pub(super) const MARCH: Reason = Reason::new("battle-why-march", rule::MANOEUVRE_MARCH);
    pub(super) const VOLLEY: Reason = Reason::new("battle-why-volley", rule::MANOEUVRE_VOLLEY);
    pub(super) const BLESS: Reason = Reason::new("battle-why-bless", rule::GOD_FORTIFY);
    pub(super) const REACH: Reason = Reason::new("battle-why-reach", rule::ACTION_MOVE);
    pub(super) const RANGE: Reason = Reason::new("battle-why-range", rule::ATTACK_RANGED);
    pub(super) const MANOEUVRE: Reason = Reason::new("battle-why-manoeuvre", rule::MANOEUVRE_TURN);
    pub(super) const SPENT: Reason = Reason::new("battle-why-spent", rule::RENEWAL_TRACK);
    pub(super) const FORTUNE: Reason = Reason::new("battle-why-fortune", rule::MANOEUVRE_FORTUNE);
    pub(super) const GOD: Reason = Reason::new("battle-why-god", rule::GOD_TOKEN);
    pub(super) const CALLED: Reason = Reason::new("battle-why-called", rule::GOD_TOKEN);
    pub(super) const GOLD: Reason = Reason::new("battle-why-gold", rule::RECRUIT_UNIT);
    pub(super) const PILE: Reason = Reason::new("battle-why-pile", rule::RECRUIT_UNIT);
    pub(super) const RECRUIT: Reason = Reason::new("battle-why-recruit", rule::RECRUIT_TURN);

    /// What is pinned to a thing: its sentence stands on the page once. The others explain a place as a whole.
    pub(super) const PINNED: [Reason; 7] = [MANOEUVRE, SPENT, FORTUNE, GOD, CALLED, GOLD, PILE];
}

impl GameView for View {
    const TURN_RULE: RuleId = rule::ROUND_PHASES;
    const END_RULE: RuleId = rule::SCENARIO_END;

    fn is_over(&self) -> bool {
        self.step == Step::Over
    }
}

type Click = crate::table::Click<Action>;

/// Whether anything among these is ours.
fn any_ours(sources: &[(&'static str, Provenance)]) -> bool {
    sources.iter().any(|(_, from)| *from == Provenance::Ours)
}

/// A value, marked if it is ours.
fn value(words: &Words, value: Printed<u8>) -> Markup {
    html! { (value.value) @if value.from == Provenance::Ours { (ours(words)) } }
}

/// Numbers of a card with their signs, each written by `value`: its attacks, movement, toughness.
fn numbers(card: &Card, value: impl Fn(Printed<u8>) -> Markup) -> Markup {
    html! {
        @if card.melee.value > 0 { i { (sign("i-sword")) (value(card.melee)) } }
        @if card.ranged.value > 0 { i { (sign("i-bow")) (value(card.ranged)) } }
        i { (sign("i-boot")) (value(card.movement)) }
        i { (sign("i-heart")) (value(card.toughness)) }
    }
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

impl Drawing for LumeriaDrawing<'_> {
    fn state(&self) -> Markup {
        self.round()
    }

    /// They are a part of their own, because they change less often than the clock above them.
    fn facts(&self, _: Seat) -> Markup {
        html! {}
    }

    fn seat(&self, seat: Seat, parts: &Parts) -> Markup {
        html! {
            div.facts {
                @let faction = self.view.sides[seat.index()].faction;
                span { (sign(faction_emblem(faction))) (self.say(faction_key(faction))) }
                (parts.at(sides::FACTS[seat.index()]))
            }
            div.board-of {
                ul.slots { @for id in sides::SLOTS[seat.index()] { (parts.at(id)) } }
                (parts.at(sides::TRACK[seat.index()]))
            }
        }
    }

    fn score(&self, seat: Seat) -> Option<i64> {
        Some(self.view.sides.get(seat.index())?.points.into())
    }

    fn board(&self, parts: &Parts) -> Markup {
        html! {
            div.battle {
                section.strip.panel aria-label=(self.say("battle-score")) { (self.points(parts)) (parts.at("dice")) }
                div.field-grid #field role="group" aria-label=(self.say("battle-field")) data-why="why-field" {
                    @for field in self.facing() { (parts.at(field::id(field.cell))) }
                    (parts.at("orders"))
                }
            }
            @for seat in self.near().round(2) { (self.piles(seat, parts)) }
            div #whys hidden {
                @for why in why::PINNED { (self.why(why.id, why)) }
                (parts.at("why-field"))
                (parts.at("why-piles"))
            }
            (parts.at("instead"))
        }
    }

    fn parts(&self) -> Vec<Part> {
        let mut parts: Vec<Part> =
            self.view.fields.iter().map(|field| part(field::id(field.cell), self.cell(field))).collect();
        parts.extend([
            part("orders", self.orders()),
            part("why-field", self.why_field()),
            part("why-piles", self.why_piles()),
            part("instead", self.back()),
            part("dice", self.dice()),
        ]);
        for seat in Seat::all(2) {
            parts.push(self.facts_of(seat));
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

    fn answer(&self, nth: usize) -> (Markup, Option<Markup>) {
        let Some(&action) = self.legal.get(nth) else { return Default::default() };
        (self.picture(action), self.note(action).map(|note| html! { (note) }))
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

    fn tie_rule(&self) -> Option<RuleId> {
        Some(rule::SCENARIO_TIES)
    }

    fn account(&self) -> Option<Markup> {
        account::account(self, &self.page.game.scored)
    }

    fn walk(&self, told: &[Happening<'_>], whole: bool) -> Option<Markup> {
        // Beside the board the account is short enough to stand there by itself.
        whole.then(|| account::account(self, told)).flatten()
    }
}

impl LumeriaDrawing<'_> {
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

    /// A piece with a number.
    fn count(id: &str, label: &str, number: impl std::fmt::Display) -> Markup {
        html! { span role="img" tabindex="0" aria-label=(label) { (sign(id)) (number) } }
    }
}
