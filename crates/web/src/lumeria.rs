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
use crate::table::{Drawing, TablePage, stamp};

/// What one observer sees of the game, and what they may answer.
pub(crate) struct Board<'a> {
    page: &'a TablePage<'a>,
    view: &'a View,
    legal: Vec<Action>,
}

impl<'a> Board<'a> {
    fn new(page: &'a TablePage<'a>, view: &'a View) -> Board<'a> {
        let answers = page.sight.asks.as_ref().map_or(&[][..], |asks| &asks.answers);
        let legal = answers.iter().filter_map(|(action, _)| action.parse().ok()).collect();
        Board { page, view, legal }
    }

    fn say(&self, key: &'static str) -> String {
        self.page.say(key)
    }

    fn tell(&self, phrase: &Phrase) -> String {
        self.page.tell(phrase)
    }

    fn may(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }

    /// An answer in words.
    fn words_of(&self, action: Action) -> String {
        let name = action.to_string();
        let answers = self.page.sight.asks.as_ref().map_or(&[][..], |asks| &asks.answers);
        answers.iter().find(|(action, _)| *action == name).map_or(String::new(), |(_, says)| self.tell(says))
    }

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
        if self.page.replay {
            return Some(Why::Replay);
        }
        if self.view.step == Step::Over {
            return Some(Why::Over);
        }
        match self.page.you() {
            None => Some(Why::Watching),
            Some(_) => self.legal.is_empty().then_some(Why::Turn),
        }
    }

    /// Whether the active unit was chosen but has done nothing yet, so that another may be chosen instead.
    fn undecided(&self) -> bool {
        let asks = self.page.sight.asks.as_ref();
        self.view.step == Step::Act
            && self.page.sight.free_undo > 0
            && !self.may(Action::Done)
            && asks.is_some_and(|asks| asks.question.asks.key == "ask-act")
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
        html! { (self.facts_of(seat)) (self.slots(seat)) }
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

    fn parts(&self) -> Vec<(&'static str, Markup)> {
        let mut parts: Vec<(&'static str, Markup)> =
            self.view.fields.iter().map(|field| (field::id(field.cell), self.cell(field))).collect();
        parts.extend([
            ("orders", self.orders()),
            ("why-field", self.why_field()),
            ("why-piles", self.why_piles()),
            ("instead", self.back()),
            ("tally", self.points()),
            ("dice", self.dice()),
        ]);
        for seat in Seat::all(2) {
            parts.push((sides::FACTS[seat.index()], self.facts_of(seat)));
            parts.push((sides::SLOTS[seat.index()], self.slots(seat)));
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

    fn answer(&self, action: &str) -> (Markup, Option<String>) {
        let drawn = |action| (self.picture(action), self.note(action));
        action.parse().map_or_else(|()| Default::default(), drawn)
    }

    fn group(&self, action: &str) -> Option<String> {
        let key = match (action.parse().ok()?, self.view.step) {
            (Action::Move(_), Step::Act) => "battle-group-move",
            (Action::Run(_), Step::Act) => "battle-group-run",
            (Action::Strike(_) | Action::Shoot(_), Step::Act) => "battle-group-attack",
            (Action::Fortify | Action::Aim, Step::Act) => "battle-group-else",
            _ => return None,
        };
        Some(self.say(key))
    }

    fn account(&self) -> Option<Markup> {
        account::account(self, self.page.scored)
    }

    fn walk(&self, told: &[Happening], whole: bool) -> Option<Markup> {
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

    /// Numbers of a card with their signs: its attacks, movement, toughness. The style sheet writes them, because what
    /// they stand in is named in words.
    fn numbers(card: &lumeria::CardView) -> Markup {
        html! {
            @if card.melee > 0 { i data-n=(card.melee) { (sign("i-sword")) } }
            @if card.ranged > 0 { i data-n=(card.ranged) { (sign("i-bow")) } }
            i data-n=(card.movement) { (sign("i-boot")) }
            i data-n=(card.toughness) { (sign("i-heart")) }
        }
    }

    /// A piece with a number.
    fn count(id: &str, label: &str, number: impl std::fmt::Display) -> Markup {
        html! { span role="img" tabindex="0" aria-label=(label) { (sign(id)) (number) } }
    }
}
