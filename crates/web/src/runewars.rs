//! How Runewars is drawn.
//!
//! The land is drawn once. What lies in an area is a live part of its own, an `svg` within the map; what can be clicked
//! lies above all areas (`#hits`), because it changes with every question. Each area also stands in a list in words.

mod answers;
mod areas;
mod battle;
mod cards;
mod contest;
mod map;
mod pages;
mod realm;

pub(crate) use pages::RunewarsPages;

use std::ops::Deref;

use kernel::{Arg, Phrase, RuleId, Seat};
use maud::{Markup, html};
use runewars::{
    Action, Area, AreaView, BattleView, Faction, Hero, HeroView, Order, OrderView, Over, Resource, SeatView,
    Shape, TargetView, Unit, View, content, rule,
};
use table::Happening;
use words::Words;

use crate::page::{enamel, mark, ours, sign};
use crate::table::{Drawing, GameDrawing, GameView, Part, Parts, TablePage, part};

/// What one observer sees of a game, taken apart once.
pub(crate) struct RunewarsDrawing<'a> {
    base: GameDrawing<'a, View, Action>,
    areas: Vec<AreaView>,
    sides: Vec<SeatView>,
    heroes: Vec<HeroView>,
    battle: Option<BattleView>,
    /// What each order would bring the visitor.
    prospects: Vec<OrderView>,
    /// Where the visitor can send units now, and what they would meet.
    targets: Vec<TargetView>,
    /// Whether the map is whole. Before that it changes too much to be drawn in parts.
    built: bool,
    /// So many sixths the map is turned, so that it is as wide as can be.
    turn: u8,
}

impl<'a> Deref for RunewarsDrawing<'a> {
    type Target = GameDrawing<'a, View, Action>;

    fn deref(&self) -> &GameDrawing<'a, View, Action> {
        &self.base
    }
}

/// Why something of this game cannot be clicked.
mod why {
    use kernel::{Question, QuestionKind};
    use runewars::rule;

    use crate::table::Reason;

    pub(super) const USED: Reason = Reason::new("realm-why-used", rule::ORDER_HAND);
    pub(super) const ORDER: Reason = Reason::new("realm-why-order", rule::ORDER_CHOOSE);

    pub(super) const PINNED: [Reason; 2] = [USED, ORDER];

    const ACTIVATE: Reason = Reason::new("realm-why-activate", rule::ACTIVATION_TOKEN);
    const SEND: Reason = Reason::new("realm-why-send", rule::ACTIVATION_LEAVE);
    const MOVES: Reason = Reason::new("realm-why-moves", rule::ORDER_1_STRATEGIZE);
    const DEPLOY: Reason = Reason::new("realm-why-deploy", rule::ORDER_5_RECRUIT);
    const RETREAT: Reason = Reason::new("realm-why-retreat", rule::RETREAT_PLAYER);
    const HERO: Reason = Reason::new("realm-why-hero", rule::MOVE_HERO);

    /// Why an area is no answer to this question.
    pub(super) fn no_answer(question: &Question) -> Option<Reason> {
        Some(match (question.rule, question.kind) {
            (rule::ACTIVATION_TOKEN, _) => ACTIVATE,
            (rule::ORDER_2_MOBILIZE, _) => SEND,
            (rule::ORDER_1_STRATEGIZE, _) => MOVES,
            (rule::ORDER_5_RECRUIT, QuestionKind::Place) => DEPLOY,
            (rule::RETREAT_ONE_AREA, _) => RETREAT,
            (rule::HERO_MOVE, QuestionKind::Place) => HERO,
            _ => return None,
        })
    }
}

impl GameView for View {
    const TURN_RULE: RuleId = rule::TURN;
    const END_RULE: RuleId = rule::GOAL_SIX;

    fn is_over(&self) -> bool {
        self.over() != Over::No
    }
}

type Click = crate::table::Click<Action>;

impl<'a> RunewarsDrawing<'a> {
    fn new(page: &'a TablePage<'a>) -> Option<RunewarsDrawing<'a>> {
        let base: GameDrawing<'a, View, Action> = GameDrawing::new(page)?;
        let view = base.view;
        let (areas, sides) = (view.areas(), view.sides());
        let you = page.you().and_then(|seat| sides[seat.index()].faction);
        let built = map::built(&areas, sides.len());
        let turn = if built { map::turn(&areas, you) } else { 0 };
        let prospects = page.you().map_or(Vec::new(), |seat| view.orders(seat));
        // Odds are fought out in thought, so they are asked for only by those who need them.
        let targets = if base.legal.is_empty() { Vec::new() } else { view.targets() };
        let (heroes, battle) = (view.heroes(), view.battle());
        Some(RunewarsDrawing { base, areas, sides, heroes, battle, prospects, targets, built, turn })
    }

    fn area(&self, area: Area) -> Option<&AreaView> {
        self.areas.iter().find(|one| one.area == area)
    }

    /// What belongs to the visitor.
    fn own(&self) -> Option<&SeatView> {
        self.sides.get(self.page.you()?.index())
    }

    /// The seat that plays a faction.
    fn seat_of(&self, faction: Faction) -> Option<Seat> {
        self.sides.iter().find(|side| side.faction == Some(faction)).map(|side| side.seat)
    }

    /// Whose a unit is in an area; neutral ones belong to the seat that controls the area, if one does.
    fn owner(&self, area: &AreaView, unit: Unit) -> Option<Seat> {
        unit.faction().map_or(area.controller, |faction| self.seat_of(faction))
    }

    fn heroes_in(&self, area: Area) -> impl Iterator<Item = &HeroView> {
        self.heroes.iter().filter(move |hero| hero.area == area)
    }

    /// What the card of a thing says, in one line.
    fn printed(&self, key: &str) -> Option<String> {
        printed(self.page.words, key)
    }

    /// What each unit can do. The script shows it with the areas and battles where the unit stands.
    fn units(&self) -> Markup {
        html! {
            ul #units hidden {
                @for &unit in Unit::ALL {
                    @let card = content().unit(unit);
                    @let does = Phrase::new("realm-does").number("initiative", card.initiative).number("health", card.health);
                    li data-emblem=(unit_emblem(unit)) {
                        b { (self.noun(unit.key())) } ": " (self.tell(&does))
                        @if card.fast { " " (self.say("realm-does-fast")) }
                        @if card.flying { " " (self.say("realm-does-flying")) }
                        @if let Some(told) = self.printed(card.special.key()) { " " i { (self.noun(card.special.key())) "." } " " (told) }
                    }
                }
            }
        }
    }

    /// A noun of the game's word files.
    fn noun(&self, key: &'static str) -> String {
        noun(self.page.words, key)
    }

    /// A sentence with the mark of what is ours beside the name of the thing, if the thing is ours.
    fn marked(&self, told: &str, key: &'static str) -> Markup {
        let name = self.noun(key);
        let (before, after) = told.split_once(&name).unwrap_or((told, ""));
        let named = before.len() < told.len();
        html! { (before) @if named { (name) } (mark_ours(self.page.words, key)) (after) }
    }

    fn areas_of(&self, seat: Seat) -> impl Iterator<Item = &AreaView> {
        self.areas.iter().filter(move |area| area.controller == Some(seat))
    }
}

/// A noun of the word files of the game.
fn noun(words: &Words, key: &'static str) -> String {
    words.say(&Phrase::new("realm-name").with("name", Arg::Term(key)))
}

/// What the card with this key does, in one line; nothing if it says nothing.
fn printed(words: &Words, key: &str) -> Option<String> {
    let lines: Vec<String> = runewars::text(key).iter().map(|line| words.say(line)).collect();
    (!lines.is_empty()).then(|| lines.join(" "))
}

/// The mark of what is ours, if the thing with this key or name is.
fn mark_ours(words: &Words, key: &str) -> Markup {
    let source = content().sources().find(|(name, _)| *name == key);
    html! { @if source.is_some_and(|(_, from)| from == runewars::Provenance::Ours) { (ours(words)) } }
}

/// The class of the colours of a seat, or of no seat.
fn colours(seat: Option<Seat>) -> &'static str {
    seat.map_or("s-neutral", enamel)
}

const fn faction_emblem(faction: Faction) -> &'static str {
    ["a-daqan", "a-latari", "a-waiqar", "a-uthuk"][faction as usize]
}

const fn unit_emblem(unit: Unit) -> &'static str {
    [
        "w-bowman",
        "w-footman",
        "w-knight",
        "w-siege",
        "w-archer",
        "w-pegasus",
        "w-sorceress",
        "w-warrior",
        "w-reanimate",
        "w-skeleton",
        "w-necromancer",
        "w-darkknight",
        "w-berserker",
        "w-ripper",
        "w-warlock",
        "w-chaoslord",
        "w-sorcerer",
        "w-razorwing",
        "w-beastman",
        "w-hellhound",
        "w-dragon",
        "w-giant",
    ][unit as usize]
}

const fn plate(shape: Shape) -> &'static str {
    ["plate-triangle", "plate-circle", "plate-rectangle", "plate-hexagon"][shape as usize]
}

const fn hero_emblem(hero: Hero) -> &'static str {
    match hero {
        Hero::SirValadir | Hero::AndiraRunehand => "b-knight",
        Hero::Silhouette | Hero::BogranTheShadow | Hero::RedScorpion => "b-hood",
        Hero::RunewitchAstarra | Hero::MadCarthos => "b-witch",
        Hero::Steelhorns => "b-horned",
        Hero::RonanOfTheWild | Hero::VyrahTheFalconer | Hero::GreyKer => "b-ranger",
        Hero::VarikasTheDead => "b-dead",
    }
}

const fn order_emblem(order: Order) -> &'static str {
    ["o-1", "o-2", "o-3", "o-4", "o-5", "o-6", "o-7", "o-8"][order as usize]
}

const fn resource_emblem(resource: Resource) -> &'static str {
    ["i-food", "i-wood", "i-ore"][resource as usize]
}

impl Drawing for RunewarsDrawing<'_> {
    fn state(&self) -> Markup {
        self.year()
    }

    fn facts(&self, seat: Seat) -> Markup {
        self.facts_of(seat)
    }

    fn seat(&self, _: Seat, _: &Parts) -> Markup {
        html! {}
    }

    /// Runes lie face down; what is known of them is among the facts.
    fn score(&self, _: Seat) -> Option<i64> {
        None
    }

    fn board(&self, parts: &Parts) -> Markup {
        html! {
            div.warmap {
                div.mapbox #map {
                    (self.map(parts))
                    div.maptools role="group" aria-label=(self.say("realm-tools")) {
                        @for (what, name, key) in [("in", "zoomin", "realm-zoom-in"), ("out", "zoomout", "realm-zoom-out"), ("fit", "fit", "realm-zoom-fit")] {
                            button.btn.icon type="button" data-zoom=(what) aria-label=(self.say(key)) title=(self.say(key)) { (mark(name)) }
                        }
                    }
                    (parts.at("battle"))
                    (parts.at("contest"))
                }
                div.board-side { (parts.at("season")) (parts.at("reveal")) (parts.at("fought")) (parts.at("news")) }
                @if self.own().is_some() {
                    section.own-realm #realm aria-label=(self.say("realm-own")) {
                        div.tray { div.dials { @for id in realm::DIALS { (parts.at(id)) } (parts.at("winter")) } (parts.at("orders")) }
                        (parts.at("cards"))
                    }
                }
                details.areas.panel #areas {
                    summary { (sign("i-explore")) (self.say("realm-areas")) }
                    (self.list(parts))
                }
                div #whys hidden { @for why in why::PINNED { (self.why(why.id, why)) } (parts.at("why-map")) }
                (self.units())
            }
        }
    }

    fn parts(&self) -> Vec<Part> {
        let mut parts = vec![
            part("land", self.land()),
            part("hits", self.hits()),
            part("why-map", self.why_map()),
            part("reveal", self.reveal()),
            part("season", self.season_card()),
            part("battle", self.battle_panel()),
            part("fought", self.fought()),
            part("contest", self.contest()),
            part("news", self.news()),
            part("marks", self.news_marks()),
        ];
        for area in self.areas.iter().filter(|_| self.built) {
            parts.push(part(map::id(area.area), self.place(area)));
            parts.push(part(map::things_id(area.area), self.lying(area)));
            parts.push(part(areas::id(area.area), self.told(area)));
        }
        if let Some(own) = self.own() {
            parts.extend(
                Resource::ALL.iter().map(|&one| part(realm::DIALS[one as usize], self.dial(own, one))),
            );
            parts.push(part("winter", self.winter(own)));
            parts.push(part("orders", self.orders(own)));
            parts.push(part("cards", self.cards(own)));
        }
        parts
    }

    fn places(&self) -> Vec<(&'static str, String)> {
        let mut places = vec![("map", self.say("realm-map"))];
        if self.own().is_some() {
            places.push(("realm", self.say("realm-own")));
        }
        places.push(("areas", self.say("realm-areas")));
        places
    }

    fn answer(&self, nth: usize) -> (Markup, Option<Markup>) {
        let Some(&action) = self.legal.get(nth) else { return Default::default() };
        (self.picture(action), self.noted(action))
    }

    fn left(&self) -> Option<String> {
        self.coming()
    }

    fn quick(&self) -> Option<Markup> {
        self.quiet()
    }

    fn group(&self, nth: usize) -> Option<String> {
        self.group_of(*self.legal.get(nth)?)
    }

    fn account(&self) -> Option<Markup> {
        self.final_account()
    }

    fn walk(&self, _: &[Happening<'_>], whole: bool) -> Option<Markup> {
        // Beside the board the account is short enough to stand there by itself.
        whole.then(|| self.final_account()).flatten()
    }
}
