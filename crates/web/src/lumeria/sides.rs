//! What belongs to each side beside the field: tokens, the renewal track, the god and the piles.

use kernel::{Phrase, Seat};
use lumeria::content::ACTIVATIONS;
use lumeria::{Action, Manoeuvre, PileView, SideView, Stage, Step};
use maud::{Markup, html};

use super::{
    Board, Click, Why, button, faction_emblem, faction_key, god_emblem, manoeuvre_emblem, manoeuvre_key,
    sign, unit_emblem,
};
use crate::page::{bare_token, enamel, shape};

pub(super) const FACTS: [&str; 2] = ["facts-0", "facts-1"];
pub(super) const SLOTS: [&str; 2] = ["slots-0", "slots-1"];
pub(super) const PILES: [&str; 2] = ["piles-0", "piles-1"];
const PILE: [[&str; 8]; 2] = [
    ["pile-0-0", "pile-0-1", "pile-0-2", "pile-0-3", "pile-0-4", "pile-0-5", "pile-0-6", "pile-0-7"],
    ["pile-1-0", "pile-1-1", "pile-1-2", "pile-1-3", "pile-1-4", "pile-1-5", "pile-1-6", "pile-1-7"],
];

impl Board<'_> {
    fn side(&self, seat: Seat) -> &SideView {
        &self.view.sides[seat.index()]
    }

    pub(super) fn facts_of(&self, seat: Seat) -> Markup {
        let side = self.side(seat);
        let gold = Phrase::new("battle-gold").number("gold", side.gold);
        let acted =
            Phrase::new("battle-acted").number("done", side.activations).number("most", ACTIVATIONS.value);
        html! {
            div.facts id=(FACTS[seat.index()]) {
                span { (sign(faction_emblem(side.faction))) (self.say(faction_key(side.faction))) }
                (Board::count("i-coin", &self.tell(&gold), side.gold))
                @if self.view.stage == Stage::Activations {
                    (Board::count("i-done", &self.tell(&acted), format!("{}/{}", side.activations, ACTIVATIONS.value)))
                }
            }
        }
    }

    /// Manoeuvres, the god, and the renewal track.
    pub(super) fn slots(&self, seat: Seat) -> Markup {
        let side = self.side(seat);
        let mine = self.page.you() == Some(seat);
        let last = self.view.track;
        let track = match side.track {
            Some(field) => Phrase::new("battle-track").number("field", field),
            None => Phrase::new("battle-track-empty"),
        };
        let track = self.tell(&track.number("last", last).number("aside", side.aside));
        html! {
            div.board-of id=(SLOTS[seat.index()]) {
                ul.slots {
                    @for manoeuvre in Manoeuvre::ALL {
                        @let there = side.manoeuvres.contains(&manoeuvre);
                        @let click = mine.then(|| self.slot_click(manoeuvre, there));
                        li { (self.slot(manoeuvre_emblem(manoeuvre), &self.say(manoeuvre_key(manoeuvre)), there, click)) }
                    }
                    li {
                        @let click = mine.then(|| self.god_click(side.god_ready));
                        (self.slot(god_emblem(side.god, side.faction), &self.called(&side.god_title), side.god_ready, click))
                    }
                }
                div.renewal role="img" tabindex="0" aria-label=(track) {
                    @for field in 0..=last { @if side.track == Some(field) { i.on { (field) } } @else { i { (field) } } }
                    @for _ in 0..side.aside { i.aside {} }
                }
            }
        }
    }

    /// A slot with or without its token. Those of the other side are no buttons.
    fn slot(&self, emblem: &str, name: &str, there: bool, click: Option<Click>) -> Markup {
        let phrase = if there { "battle-there" } else { "battle-spent" };
        let label = format!("{name}: {}", self.say(phrase));
        let class = if there { "slot" } else { "slot used" };
        let inside = html! { (sign(emblem)) span { (name) } };
        match click {
            Some(click) => button(class, click, &label, &inside),
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
        Click::Why(match (there, manoeuvre) {
            (false, _) => Why::Spent,
            (true, Manoeuvre::Fortune) => Why::Fortune,
            (true, _) => Why::Manoeuvre,
        })
    }

    fn god_click(&self, there: bool) -> Click {
        if self.may(Action::Invoke) {
            return Click::Answer(Action::Invoke);
        }
        Click::Why(if there { Why::God } else { Why::Called })
    }

    /// The piles of a side, and what its god does.
    pub(super) fn piles(&self, seat: Seat) -> Markup {
        let side = self.side(seat);
        let title = format!("title-{}", PILES[seat.index()]);
        html! {
            section id=(PILES[seat.index()]) class={ "piles panel " (enamel(seat)) @if seat == self.near() { " near" } } aria-labelledby=(title) data-why="why-piles" {
                h2 id=(title) { (bare_token(seat)) (self.say("battle-piles")) span.vh { ": " (self.say(faction_key(side.faction))) } }
                ul {
                    @for ((_, row), pile) in self.rows(seat).iter().zip(&side.piles) {
                        li {
                            (row)
                            @if !pile.card.ability.is_empty() { p { @for line in &pile.card.ability { (self.tell(line)) " " } } }
                        }
                    }
                    li.god { p { b { (self.called(&side.god_title)) } " " (self.tell(&side.power)) } }
                }
            }
        }
    }

    /// The piles themselves, which change.
    pub(super) fn rows(&self, seat: Seat) -> Vec<(&'static str, Markup)> {
        let mine = self.page.you() == Some(seat);
        let piles = PILE[seat.index()].into_iter().zip(&self.side(seat).piles);
        piles.map(|(id, pile)| (id, html! { div id=(id) { (self.pile(pile, mine)) } })).collect()
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
        let inside = html! {
            svg.em { (shape(unit_emblem(card.name.as_str(), card.melee == 0))) }
            b { (self.called(&card.title)) }
            span.st { (Board::numbers(card)) }
            span.cost data-n=(card.cost) { (sign("i-coin")) }
            span.left data-n={ "×" (pile.left) } {}
        };
        let class = if pile.left == 0 { "pile-row none" } else { "pile-row" };
        if mine {
            button(class, self.pile_click(pile), &label, &inside)
        } else {
            html! { div class=(class) role="img" tabindex="0" aria-label=(label) { (inside) } }
        }
    }

    fn pile_click(&self, pile: &PileView) -> Click {
        let action = Action::Recruit(pile.card.name);
        match self.view.step {
            Step::Recruit if self.may(action) => Click::Answer(action),
            Step::Recruit if self.idle().is_none() => {
                Click::Why(if pile.left == 0 { Why::Pile } else { Why::Gold })
            }
            _ => Click::Rest,
        }
    }

    /// Why nothing can be recruited now.
    pub(super) fn why_piles(&self) -> Markup {
        self.why("why-piles", self.idle().unwrap_or(Why::Recruit))
    }
}
