//! The year, what belongs to each seat, and the visitor's own realm: dials, orders and cards.

use kernel::{Arg, Phrase, Seat};
use maud::{Markup, html};
use runewars::{Action, Order, Resource, Season, SeatView, Step, Tactic, Token, content};

use super::{
    Click, RunewarsDrawing, faction_emblem, mark_ours, order_emblem, resource_emblem, unit_emblem, why,
};
use crate::page::{shape, sign};
use crate::table::{account, button};

const fn season_emblem(season: Season) -> &'static str {
    ["y-spring", "y-summer", "y-fall", "y-winter"][season as usize]
}

/// What the primary ability of an order brings, and its bonus.
pub(super) const fn order_keys(order: Order) -> (&'static str, &'static str) {
    [
        ("realm-order-1", "realm-bonus-1"),
        ("realm-order-2", "realm-bonus-2"),
        ("realm-order-3", "realm-bonus-3"),
        ("realm-order-4", "realm-bonus-4"),
        ("realm-order-5", "realm-bonus-5"),
        ("realm-order-6", "realm-bonus-6"),
        ("realm-order-7", "realm-bonus-7"),
        ("realm-order-8", "realm-bonus-8"),
    ][order as usize]
}

/// Whether an order would bring its bonus: no order lying face up has a higher number.
pub(super) fn supreme(side: &SeatView, order: Order) -> bool {
    side.used.iter().all(|used| used.number() <= order.number())
}

impl RunewarsDrawing<'_> {
    /// Year and season.
    pub(super) fn year(&self) -> Markup {
        let (year, season, card) = self.view.season();
        html! {
            b.serif { (self.tell(&Phrase::new("realm-year").number("round", year))) }
            ol.year data-season=(season) {
                @for &one in Season::ALL {
                    li aria-current=[(one == season).then_some("step")] {
                        (sign(season_emblem(one)))
                        span { (self.noun(one.key())) }
                    }
                }
            }
            @if let Some(card) = card { span.season-card.wide { (self.noun(card)) (mark_ours(self.page.words, card)) } }
        }
    }

    /// The numbers of a seat.
    pub(super) fn facts_of(&self, seat: Seat) -> Markup {
        let side = &self.sides[seat.index()];
        let heroes = self.heroes.iter().filter(|hero| hero.seat == seat).count();
        let tokens = self.areas_of(seat).filter(|area| area.rune != Token::None).count();
        let count = |emblem: &str, key: &'static str, number: i64| {
            let label = self.tell(&Phrase::new(key).number("number", number));
            html! { span role="img" tabindex="0" aria-label=(label) { (sign(emblem)) (number) } }
        };
        let runes = Phrase::new("realm-runes").number("number", tokens as i64).number("known", side.runes);
        html! {
            div.facts {
                @if let Some(faction) = side.faction {
                    span.people { (sign(faction_emblem(faction))) span { (self.noun(faction.key())) } (mark_ours(self.page.words, faction.key())) }
                }
                span.runes role="img" tabindex="0" aria-label=(self.tell(&runes)) { (sign("i-runeback")) (tokens) @if side.runes > 0 { (sign("i-rune")) (side.runes) } }
                (count("i-influence", "realm-influence", side.influence.into()))
                @for &resource in Resource::ALL {
                    (count(resource_emblem(resource), ["realm-food", "realm-wood", "realm-ore"][resource as usize], side.dials[resource as usize].into()))
                }
                (count("i-tactics", "realm-tactics", (side.ripe + side.fresh).into()))
                (count("i-quest", "realm-quests", side.quest_count.into()))
                (count("b-knight", "realm-heroes", heroes as i64))
                @for &title in &side.titles { span role="img" tabindex="0" aria-label=(self.noun(title.key())) { (sign("i-title")) } }
                @if !side.used.is_empty() || side.active.is_some() {
                    span.used-orders role="img" tabindex="0" aria-label=(self.orders_told(side)) {
                        @for order in &side.used { i.now[side.active == Some(*order)] { (order.number()) } }
                    }
                }
                @if side.out { span { (self.say("realm-out")) } }
            }
        }
    }

    fn orders_told(&self, side: &SeatView) -> String {
        let orders = side.used.iter().map(|order| Arg::Term(order.key())).collect();
        self.tell(&Phrase::new("realm-orders-used").with("orders", Arg::List(orders)))
    }

    /// The dials of the visitor's realm, with what each step brings.
    pub(super) fn dials(&self, own: &SeatView) -> Markup {
        let produce = |at: usize| -> u8 {
            let all: u32 = self.areas_of(own.seat).map(|area| u32::from(area.produces[at])).sum();
            all.min(8) as u8
        };
        html! {
            div.dials #dials {
                @for &resource in Resource::ALL {
                    @let (at, now) = (resource as usize, own.dials[resource as usize]);
                    div.dial {
                        span.what { (sign(resource_emblem(resource))) b { (now) } span { (self.noun(resource.key())) } }
                        @if let Some(faction) = own.faction {
                            ol {
                                @for (nth, step) in (1..).zip(content().sheet(faction).dials[at]) {
                                    @let (emblem, name) = match step {
                                        Step::Influence => ("i-influence", self.say("realm-step-influence")),
                                        Step::Tactics => ("i-tactics", self.say("realm-step-tactics")),
                                        Step::Unit(unit) => (unit_emblem(unit), self.noun(unit.key())),
                                    };
                                    li.got[nth <= now].at[nth == now].will[nth == produce(at) && nth != now] title=(name) { (sign(emblem)) span.vh { (name) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The eight orders, those in hand and those used.
    pub(super) fn orders(&self, own: &SeatView) -> Markup {
        html! {
            ul.orders #orders aria-label=(self.say("realm-orders")) {
                @for &order in Order::ALL {
                    li { (self.order(own, order)) }
                }
            }
        }
    }

    fn order(&self, own: &SeatView, order: Order) -> Markup {
        let used = own.used.contains(&order);
        let click = if self.may(Action::Order(order)) {
            Click::Answer(Action::Order(order))
        } else {
            Click::Blocked(if used { why::USED } else { why::ORDER })
        };
        let (brings, bonus) = order_keys(order);
        let label =
            Phrase::new("realm-order").with("order", Arg::Term(order.key())).number("number", order.number());
        let label = format!("{}: {}", self.tell(&label), self.say(brings));
        let inside = html! {
            i { (order.number()) @if supreme(own, order) && order != Order::Fortify { svg.plus { (shape("i-special")) } } }
            svg.em { (shape(order_emblem(order))) }
            b { (self.noun(order.key())) }
            @if supreme(own, order) { small { (self.say(bonus)) } }
        };
        let class = if used { "order used" } else { "order" };
        button(class, None, &click, &label, &inside)
    }

    /// Cards in hand: the objective, quests and tactics; and the heroes with what they carry.
    pub(super) fn cards(&self, own: &SeatView) -> Markup {
        let words = self.page.words;
        let card = |emblem: &str,
                    key: &'static str,
                    more: Option<String>,
                    class: &str,
                    action: Option<Action>| {
            let inside = html! {
                svg { (shape(emblem)) }
                span { b { (self.noun(key)) (mark_ours(words, key)) } @if let Some(more) = &more { small { (more) } } }
            };
            match action.filter(|&action| self.may(action)) {
                Some(action) => button(
                    &format!("held {class}"),
                    None,
                    &Click::Answer(action),
                    &self.words_of(action),
                    &inside,
                ),
                None => html! { span class={ "held " (class) } { (inside) } },
            }
        };
        html! {
            ul.cards-held #cards aria-label=(self.say("realm-cards")) {
                @if let Some(objective) = own.objective {
                    li { (card("i-objective", objective.key(), Some(self.say("realm-objective")), "secret", None)) }
                }
                @for &quest in &own.quests {
                    @let area = content().quest(quest).area;
                    li { (card("i-quest", quest.key(), Some(self.tell(&Phrase::new("realm-quest-in").with("area", Arg::Name(area.name())))), "", Some(Action::Quest(quest)))) }
                }
                @for &(tactic, ripe, fresh) in &own.tactics { li { (self.tactic(&card, tactic, ripe, fresh)) } }
                @for hero in self.heroes.iter().filter(|hero| hero.seat == own.seat) {
                    @let told = Phrase::new("realm-hero-card").with("area", Arg::Name(hero.area.name()))
                        .number("strength", hero.attributes[0]).number("agility", hero.attributes[1]).number("wisdom", hero.attributes[2])
                        .number("damage", hero.damage).number("health", hero.health);
                    li { (card(super::hero_emblem(hero.hero), hero.hero.key(), Some(self.tell(&told)), "hero-card", Some(Action::Hero(hero.hero)))) }
                    @for &reward in &hero.rewards {
                        li { (card("i-reward", reward.key(), Some(self.tell(&Phrase::new("realm-carried").with("hero", Arg::Term(hero.hero.key())))), "", Some(Action::Reward(hero.hero, reward)))) }
                    }
                }
            }
        }
    }

    fn tactic(
        &self,
        card: &impl Fn(&str, &'static str, Option<String>, &str, Option<Action>) -> Markup,
        tactic: Tactic,
        ripe: u8,
        fresh: u8,
    ) -> Markup {
        let more = match (ripe, fresh) {
            (0, _) => Some(self.say("realm-fresh")),
            (1, 0) => None,
            (ripe, fresh) => Some(self.tell(&Phrase::new("realm-copies").number("number", ripe + fresh))),
        };
        let class = if ripe == 0 { "fresh" } else { "" };
        card("i-tactics", tactic.key(), more, class, Some(Action::Tactic(tactic)))
    }

    /// Who had how many dragon runes when the game ended.
    pub(super) fn final_account(&self) -> Option<Markup> {
        if !self.page.table.outcome.is_some() {
            return None;
        }
        let table = html! {
            table.score {
                thead { tr {
                    th scope="col" { (self.say("realm-realm")) }
                    th scope="col" { (self.say("realm-account-runes")) }
                    th scope="col" { (self.say("realm-account-areas")) }
                    th scope="col" { (self.say("realm-account-influence")) }
                } }
                tbody {
                    @for side in &self.sides {
                        tr {
                            th scope="row" { (account::player(self.page, side.seat)) }
                            td { b { (side.runes) } }
                            td { (self.areas_of(side.seat).count()) }
                            td { (side.influence) }
                        }
                    }
                }
            }
        };
        Some(account::panel("account-runes", &self.say("realm-account"), &table, None))
    }
}
