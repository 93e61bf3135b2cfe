//! What belongs to each side beside the field: tokens, the renewal track, the god and the piles.

use kernel::{Arg, Phrase, Seat};
use lumeria::content::{ACTIVATIONS, Card};
use lumeria::{Action, Faction, Manoeuvre, PileView, Provenance, SideView, Stage, Step};
use maud::{Markup, html};

use super::{
    Click, LumeriaDrawing, faction_key, god_emblem, manoeuvre_emblem, manoeuvre_key, numbers, unit_emblem,
    value, why,
};
use crate::page::{bare_token, enamel, shape, sign};
use crate::table::{Part, Parts, button, part};

pub(super) const FACTS: [&str; 2] = ["facts-0", "facts-1"];
pub(super) const SLOTS: [[&str; 4]; 2] =
    [["march-0", "volley-0", "fortune-0", "god-0"], ["march-1", "volley-1", "fortune-1", "god-1"]];
pub(super) const TRACK: [&str; 2] = ["track-0", "track-1"];
pub(super) const PILES: [&str; 2] = ["piles-0", "piles-1"];
const PILE: [[&str; 8]; 2] = [
    ["pile-0-0", "pile-0-1", "pile-0-2", "pile-0-3", "pile-0-4", "pile-0-5", "pile-0-6", "pile-0-7"],
    ["pile-1-0", "pile-1-1", "pile-1-2", "pile-1-3", "pile-1-4", "pile-1-5", "pile-1-6", "pile-1-7"],
];

/// What a value of a card is called, by its word in content files.
fn source_key(word: &str) -> &'static str {
    match word {
        "copies" => "ours-copies",
        "toughness" => "ours-toughness",
        "movement" => "ours-movement",
        "melee" => "ours-melee",
        "ranged" => "ours-ranged",
        "cost" => "ours-cost",
        "ability" => "ours-ability",
        _ => "ours-name",
    }
}

impl LumeriaDrawing<'_> {
    fn side(&self, seat: Seat) -> &SideView {
        &self.view.sides[seat.index()]
    }

    pub(super) fn facts_of(&self, seat: Seat) -> Part {
        let side = self.side(seat);
        let gold = Phrase::new("battle-gold").number("gold", side.gold);
        let acted =
            Phrase::new("battle-acted").number("done", side.activations).number("most", ACTIVATIONS.value);
        let drawn = html! {
            div id=(FACTS[seat.index()]) {
                (LumeriaDrawing::count("i-coin", &self.tell(&gold), side.gold))
                @if self.view.stage == Stage::Activations {
                    (LumeriaDrawing::count("i-done", &self.tell(&acted), format!("{}/{}", side.activations, ACTIVATIONS.value)))
                }
            }
        };
        part(FACTS[seat.index()], drawn)
    }

    /// Manoeuvres and the god.
    pub(super) fn slots(&self, seat: Seat) -> Vec<Part> {
        let side = self.side(seat);
        let mine = self.page.you() == Some(seat);
        let [ids @ .., god] = SLOTS[seat.index()];
        let item = |id: &'static str, slot: Markup| part(id, html! { li id=(id) { (slot) } });
        let manoeuvres = Manoeuvre::ALL.into_iter().zip(ids).map(|(manoeuvre, id)| {
            let there = side.manoeuvres.contains(&manoeuvre);
            let click = mine.then(|| self.slot_click(manoeuvre, there));
            item(
                id,
                self.slot(manoeuvre_emblem(manoeuvre), &self.say(manoeuvre_key(manoeuvre)), there, click),
            )
        });
        let click = mine.then(|| self.god_click(side.god_ready));
        let emblem = god_emblem(side.god, side.faction);
        let called = self.slot(emblem, &self.called(&side.god_title), side.god_ready, click);
        manoeuvres.chain([item(god, called)]).collect()
    }

    /// The renewal track.
    pub(super) fn track(&self, seat: Seat) -> Part {
        let (side, last, id) = (self.side(seat), self.view.track, TRACK[seat.index()]);
        let track = match side.track {
            Some(field) => Phrase::new("battle-track").number("field", field),
            None => Phrase::new("battle-track-empty"),
        };
        let track = self.tell(&track.number("last", last).number("aside", side.aside));
        let drawn = html! {
            div.renewal id=(id) role="img" tabindex="0" aria-label=(track) {
                @for field in 0..=last { @if side.track == Some(field) { i.on { (field) } } @else { i { (field) } } }
                @for _ in 0..side.aside { i.aside {} }
            }
        };
        part(id, drawn)
    }

    /// A slot with or without its token. Those of the other side are no buttons.
    fn slot(&self, emblem: &str, name: &str, there: bool, click: Option<Click>) -> Markup {
        let phrase = if there { "battle-there" } else { "battle-spent" };
        let label = format!("{name}: {}", self.say(phrase));
        let class = if there { "slot" } else { "slot used" };
        let inside = html! { (sign(emblem)) span { (name) } };
        match click {
            Some(click) => button(class, None, &click, &label, &inside),
            None => html! { span class=(class) role="img" aria-label=(label) { (inside) } },
        }
    }

    fn slot_click(&self, manoeuvre: Manoeuvre, there: bool) -> Click {
        let uses = match manoeuvre {
            Manoeuvre::March => Action::March,
            Manoeuvre::Volley => Action::Volley,
            Manoeuvre::Fortune => Action::Reroll,
        };
        if let Some(action) = [Action::Renew(manoeuvre), uses].into_iter().find(|&action| self.may(action)) {
            return Click::Answer(action);
        }
        Click::Blocked(match (there, manoeuvre) {
            (false, _) => why::SPENT,
            (true, Manoeuvre::Fortune) => why::FORTUNE,
            (true, _) => why::MANOEUVRE,
        })
    }

    fn god_click(&self, there: bool) -> Click {
        if self.may(Action::Invoke) {
            return Click::Answer(Action::Invoke);
        }
        Click::Blocked(if there { why::GOD } else { why::CALLED })
    }

    /// The piles of a side, and what its god does.
    pub(super) fn piles(&self, seat: Seat, parts: &Parts) -> Markup {
        let side = self.side(seat);
        let title = format!("title-{}", PILES[seat.index()]);
        html! {
            section id=(PILES[seat.index()]) class={ "piles panel " (enamel(seat)) @if seat == self.near() { " near" } } aria-labelledby=(title) data-why="why-piles" {
                h2 id=(title) { (bare_token(seat)) (self.say("battle-piles")) span.vh { ": " (self.say(faction_key(side.faction))) } }
                ul {
                    @for (id, pile) in PILE[seat.index()].into_iter().zip(&side.piles) {
                        li {
                            (parts.at(id))
                            (self.face(seat, pile))
                            span.vh { (self.invented(seat, pile)) }
                            (self.does(side.faction, pile))
                            @if !pile.card.ability.is_empty() {
                                @let printed = self.printed(seat, pile.card.name);
                                p { @for (nth, line) in pile.card.ability.iter().enumerate() {
                                    @let clause = printed.and_then(|card| card.ability.get(nth));
                                    (self.tell(line)) (self.ours(clause.is_some_and(|clause| clause.from == Provenance::Ours))) " "
                                } }
                            }
                        }
                    }
                    @let army = self.view.army(seat);
                    li.god { p {
                        b { (self.called(&side.god_title)) (self.ours(army.god.from == Provenance::Ours)) } " "
                        (self.tell(&side.power)) (self.ours(army.power.from == Provenance::Ours))
                    } }
                }
            }
        }
    }

    /// What is printed on the cards of a pile. It lies above the pile that can be clicked, because it never changes.
    fn face(&self, seat: Seat, pile: &PileView) -> Markup {
        let card = &pile.card;
        let Some(printed) = self.printed(seat, card.name) else { return html! {} };
        html! {
            span.face aria-hidden="true" {
                svg.em { (shape(unit_emblem(card.name.as_str(), card.melee == 0))) }
                b { (self.called(&card.title)) (self.ours(printed.title.from == Provenance::Ours)) }
                span.st { (numbers(printed, |one| value(self.page.words, one))) }
                span.cost { (sign("i-coin")) (value(self.page.words, printed.cost)) }
            }
        }
    }

    /// What a unit can do, in numbers that are said. The script shows it beside each unit, with its ability.
    fn does(&self, faction: Faction, pile: &PileView) -> Markup {
        let card = &pile.card;
        let does = Phrase::new("battle-does")
            .number("melee", card.melee)
            .number("ranged", card.ranged)
            .number("movement", card.movement)
            .number("toughness", card.toughness);
        html! {
            div id={ "unit-" (faction) "-" (card.name) } hidden {
                b { (self.called(&card.title)) }
                p { (self.tell(&does)) @for line in &card.ability { " " (self.tell(line)) } }
            }
        }
    }

    /// The piles themselves, which change.
    pub(super) fn rows(&self, seat: Seat) -> Vec<Part> {
        let mine = self.page.you() == Some(seat);
        let piles = PILE[seat.index()].into_iter().zip(&self.side(seat).piles);
        piles.map(|(id, pile)| part(id, html! { div id=(id) { (self.pile(pile, mine)) } })).collect()
    }

    fn pile(&self, pile: &PileView, mine: bool) -> Markup {
        let card = &pile.card;
        let label = Phrase::new("battle-pile")
            .with("unit", card.title.clone())
            .number("cost", card.cost)
            .number("left", pile.left)
            .number("lost", pile.lost)
            .number("melee", card.melee)
            .number("ranged", card.ranged)
            .number("movement", card.movement)
            .number("toughness", card.toughness);
        let label = self.tell(&label);
        let inside = html! { span.left data-n={ "×" (pile.left) } {} };
        let class = if pile.left == 0 { "pile-row none" } else { "pile-row" };
        if mine {
            button(class, None, &self.pile_click(pile), &label, &inside)
        } else {
            html! { div class=(class) role="img" tabindex="0" aria-label=(label) { (inside) } }
        }
    }

    /// Which values of a card are ours, in words.
    fn invented(&self, seat: Seat, pile: &PileView) -> String {
        let sources = self.printed(seat, pile.card.name).map_or(Vec::new(), Card::sources);
        let mut invented: Vec<Arg> = Vec::new();
        for (word, _) in sources.into_iter().filter(|(_, from)| *from == Provenance::Ours) {
            let term = Arg::Term(source_key(word));
            if !invented.contains(&term) {
                invented.push(term);
            }
        }
        if invented.is_empty() {
            return String::new();
        }
        self.tell(&Phrase::new("battle-ours").with("values", Arg::List(invented)))
    }

    fn pile_click(&self, pile: &PileView) -> Click {
        let action = Action::Recruit(pile.card.name);
        match self.view.step {
            Step::Recruit if self.may(action) => Click::Answer(action),
            Step::Recruit if self.idle().is_none() => {
                Click::Blocked(if pile.left == 0 { why::PILE } else { why::GOLD })
            }
            _ => Click::Rest,
        }
    }

    /// Why nothing can be recruited now.
    pub(super) fn why_piles(&self) -> Markup {
        self.why("why-piles", self.idle().unwrap_or(why::RECRUIT))
    }
}
