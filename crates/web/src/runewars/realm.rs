//! The year, what belongs to each seat, and the visitor's own realm: dials, orders and cards.

use kernel::{Arg, Phrase, Seat};
use maud::{Markup, html};
use runewars::{Action, Ask, Event, Order, Resource, Season, SeatView, Step, Tactic, Token, content, rule};
use words::Words;

use super::{
    Click, RunewarsDrawing, faction_emblem, mark_ours, noun, order_emblem, resource_emblem, unit_emblem, why,
};
use crate::page::{enamel, say, shape, sign};
use crate::table::{account, button};

pub(super) const fn season_emblem(season: Season) -> &'static str {
    ["y-spring", "y-summer", "y-fall", "y-winter"][season as usize]
}

/// What begins the choice of orders, belongs to it, or ends it.
const fn marks_orders(event: &Event) -> bool {
    matches!(
        event,
        Event::Season { .. }
            | Event::Orders { .. }
            | Event::Decided { to: Ask::Order, .. }
            | Event::Answered { to: Ask::Order, .. }
    )
}

/// The ids of the dials on the page.
pub(super) const DIALS: [&str; Resource::ALL.len()] = ["dial-food", "dial-wood", "dial-ore"];

/// The emblem and the name of what a step of a dial brings.
pub(super) fn step_of(words: &Words, step: Step) -> (&'static str, String) {
    match step {
        Step::Influence => ("i-influence", say(words, "realm-step-influence")),
        Step::Tactics => ("i-tactics", say(words, "realm-step-tactics")),
        Step::Unit(unit) => (unit_emblem(unit), noun(words, unit.key())),
    }
}

impl RunewarsDrawing<'_> {
    /// Year and season.
    pub(super) fn year(&self) -> Markup {
        let (year, season, _) = self.view.season();
        html! {
            b.serif { (self.tell(&Phrase::new("realm-year-of").number("year", year).number("years", self.view.goal().1))) }
            ol.year data-season=(season) {
                @for &one in Season::ALL {
                    li aria-current=[(one == season).then_some("step")] {
                        (sign(season_emblem(one)))
                        span { (self.noun(one.key())) }
                    }
                }
            }
        }
    }

    /// The season card and what it does.
    pub(super) fn season_card(&self) -> Markup {
        let (_, season, card) = self.view.season();
        html! {
            details.season-card #season open {
                @if let Some(card) = card {
                    summary { (sign(season_emblem(season))) b { (self.noun(card)) (mark_ours(self.page.words, card)) } }
                    @for line in runewars::text(card) { p { (self.tell(&line)) } }
                }
            }
        }
    }

    /// Whether orders are being chosen, each face down until all are.
    fn sealing(&self) -> bool {
        let log = self.page.game.log.iter().rev();
        let last = log.filter_map(|told| told.event::<Event>()).find(|event| marks_orders(event));
        self.choosing()
            || self.sides.iter().all(|side| side.active.is_none())
                && matches!(last, Some(Event::Decided { .. } | Event::Answered { .. }))
    }

    /// Who has chosen an order, and who has yet to.
    fn sealed(&self) -> Markup {
        html! {
            ol.sealing aria-label=(self.say("realm-sealed-orders")) {
                @for side in self.sides.iter().filter(|side| !side.out) {
                    @let thinks = self.page.table.chairs[side.seat.index()].waiting;
                    li class=(enamel(side.seat)) {
                        span.bidcard.sealed[!thinks].open-slot[thinks] {
                            @if thinks { b { "?" } } @else if let Some(faction) = side.faction { svg { (shape(faction_emblem(faction))) } }
                        }
                        small { (self.page.name(side.seat)) }
                        span.vh { (self.say(if thinks { "realm-bid-waits" } else { "realm-bid-sealed" })) }
                    }
                }
            }
        }
    }

    /// The orders of this season: face down while they are chosen, then face up, the lowest first: who acts before whom.
    pub(super) fn reveal(&self) -> Markup {
        let mut orders: Vec<(Order, &SeatView)> =
            self.sides.iter().filter_map(|side| Some((side.active?, side))).collect();
        let sequence = self.view.sequence();
        orders.sort_by_key(|(_, side)| sequence.iter().position(|&seat| seat == side.seat));
        let (year, season, _) = self.view.season();
        html! {
            div #reveal {
                @if orders.is_empty() && self.sealing() { (self.sealed()) }
                @if !orders.is_empty() {
                    // A new id lets each season's orders be turned up before one's eyes.
                    ol id={ "orders-" (year) "-" (season) } aria-label=(self.say("realm-sequence")) {
                        @for (order, side) in orders {
                            li class=(enamel(side.seat)) aria-current=[(self.view.current() == Some(side.seat)).then_some("true")] {
                                i { (order.number()) }
                                svg.em { (shape(order_emblem(order))) }
                                span { b { (self.page.name(side.seat)) } small { (self.noun(order.key())) } }
                            }
                        }
                    }
                }
            }
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
        let runes = Phrase::new("realm-runes")
            .number("number", tokens as i64)
            .number("known", side.runes)
            .number("goal", self.view.goal().0);
        html! {
            div.facts {
                @if let Some(faction) = side.faction {
                    span.people { (sign(faction_emblem(faction))) span { (self.noun(faction.key())) } (mark_ours(self.page.words, faction.key())) }
                }
                span.runes role="img" tabindex="0" aria-label=(self.tell(&runes)) { (sign("i-runeback")) (tokens) @if side.runes > 0 { (sign("i-rune")) (side.runes) } }
                (count("i-influence", "realm-influence", side.influence.into()))
                (count("i-tactics", "realm-tactics", (side.ripe + side.fresh).into()))
                (count("i-quest", "realm-quests", side.quest_count.into()))
                @for &resource in Resource::ALL {
                    (count(resource_emblem(resource), ["realm-food", "realm-wood", "realm-ore"][resource as usize], side.dials[resource as usize].into()))
                }
                (count("b-knight", "realm-heroes", heroes as i64))
                @if !side.used.is_empty() || side.active.is_some() {
                    span.used-orders role="img" tabindex="0" aria-label=(self.orders_told(side)) {
                        @for order in &side.used { i.now[side.active == Some(*order)] { (order.number()) } }
                    }
                }
                @for (season, _) in self.view.claims().filter(|&(_, claimant)| claimant == seat) {
                    @let told = self.tell(&Phrase::new("realm-claim").number("goal", self.view.goal().0).with("season", Arg::Term(season.key())));
                    span.claim role="img" tabindex="0" aria-label=(told) title=(told) { (sign("i-rune")) (sign(season_emblem(season))) }
                }
                @for &title in &side.titles { span role="img" tabindex="0" aria-label=(self.noun(title.key())) { (sign("i-title")) } }
                @if side.out { span { (self.say("realm-out")) } }
            }
        }
    }

    fn orders_told(&self, side: &SeatView) -> String {
        let orders = side.used.iter().map(|order| Arg::Term(order.key())).collect();
        self.tell(&Phrase::new("realm-orders-used").with("orders", Arg::List(orders)))
    }

    /// A dial of the visitor's realm, with what each step brings, and where the production of the own areas would set it.
    pub(super) fn dial(&self, own: &SeatView, resource: Resource) -> Markup {
        let (at, now) = (resource as usize, own.dials[resource as usize]);
        let produced: u32 = self.areas_of(own.seat).map(|area| u32::from(area.produces[at])).sum();
        let will = produced.min(8) as u8;
        html! {
            div.dial id=(DIALS[at]) {
                span.what { (sign(resource_emblem(resource))) b { (now) } span { (self.noun(resource.key())) } }
                @if let Some(faction) = own.faction {
                    ol {
                        @for (nth, step) in (1..).zip(content().sheet(faction).dials[at]) {
                            @let (emblem, name) = step_of(self.page.words, step);
                            li.got[nth <= now].at[nth == now].will[nth == will && nth != now] title=(name) { (sign(emblem)) span.vh { (name) } }
                        }
                    }
                }
            }
        }
    }

    /// The units that would starve if winter came now.
    pub(super) fn winter(&self, own: &SeatView) -> Markup {
        let starving = self.view.winter(own.seat).starving;
        let count: u32 = starving.iter().map(|&(_, count)| u32::from(count)).sum();
        let areas = starving.iter().map(|(area, _)| Arg::Name(area.name())).collect();
        let told = Phrase::new("realm-winter").number("number", count).with("areas", Arg::List(areas));
        html! {
            div #winter { @if count > 0 { (sign("y-winter")) span { (self.tell(&told)) } } }
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
        let told =
            Phrase::new("realm-order").with("order", Arg::Term(order.key())).number("number", order.number());
        // What it brings stands in the list of answers; the script shows it here, too.
        let bonus = if self.choosing() { self.brings(order).1 } else { None };
        let told = self.tell(&told);
        let label = bonus.as_ref().map_or(told.clone(), |bonus| format!("{told} {bonus}"));
        let inside = html! {
            i { (order.number()) @if bonus.is_some() { svg.plus { (shape("i-special")) } } } " "
            svg.em { (shape(order_emblem(order))) }
            b { (self.noun(order.key())) } " "
            @if let Some(bonus) = &bonus { small { (bonus) } }
        };
        let class = if used { "order used" } else { "order" };
        button(class, None, &click, &label, &inside)
    }

    /// Whether the visitor chooses an order now.
    pub(super) fn choosing(&self) -> bool {
        self.asked_by(rule::ORDER_CHOOSE)
    }

    /// What an order would bring the visitor, and what its bonus would add, if it applies.
    pub(super) fn brings(&self, order: Order) -> (Option<String>, Option<String>) {
        let Some(prospect) = self.prospects.iter().find(|one| one.order == order) else {
            return (None, None);
        };
        let bonus = prospect.bonus.as_ref().filter(|_| prospect.supreme);
        let bonus = bonus.map(|bonus| format!("{} {}", self.say("realm-bonus"), self.tell(bonus)));
        (Some(self.tell(&prospect.gain)), bonus)
    }

    /// Cards in hand: the objective, quests and tactics; and the heroes with what they carry.
    pub(super) fn cards(&self, own: &SeatView) -> Markup {
        let words = self.page.words;
        let card = |emblem: &str,
                    key: &'static str,
                    more: Option<String>,
                    class: &str,
                    action: Option<Action>| {
            let told = self.printed(key);
            let inside = html! {
                svg { (shape(emblem)) }
                span { b { (self.noun(key)) (mark_ours(words, key)) } @if let Some(more) = &more { small { (more) } } @if let Some(told) = &told { small.text { (told) } } }
            };
            match action.filter(|&action| self.may(action)) {
                Some(action) => button(
                    &format!("hand-card {class}"),
                    None,
                    &Click::Answer(action),
                    &self.words_of(action),
                    &inside,
                ),
                None => html! { span class={ "hand-card " (class) } tabindex="0" { (inside) } },
            }
        };
        html! {
            ul.cards-held #cards tabindex="0" aria-label=(self.say("realm-cards")) {
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
        self.page.table.outcome.as_ref()?;
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
