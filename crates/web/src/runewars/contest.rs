//! What is decided beside the map: bids of influence, duels of heroes and tests of quests.

use kernel::{Arg, Phrase, Seat};
use maud::{Markup, html};
use runewars::{
    Action, Attribute, BidView, Destiny, DuelView, Event, Hero, HeroView, Shape, TrialView, Unit, content,
};

use super::answers::destiny_emblem;
use super::{Click, RunewarsDrawing, colours, faction_emblem, hero_emblem, map::small_figure, mark_ours};
use crate::page::{bare_token, shape, sign};
use crate::table::button;

/// Rounds of a duel.
const ROUNDS: u8 = 4;

/// A panel over the map with a title; it can be folded away to see the map.
pub(super) fn scene(class: &str, emblem: &str, title: &str, chips: &Markup, inside: &Markup) -> Markup {
    html! {
        details class={ "scene " (class) } open {
            summary { (sign(emblem)) b.h2 { (title) } (chips) }
            div.inside { (inside) }
        }
    }
}

impl RunewarsDrawing<'_> {
    /// The bid that is made or was turned up, a duel, or a test.
    pub(super) fn contest(&self) -> Markup {
        html! {
            section #contest aria-label=(self.say("realm-contest")) {
                @if let Some(bid) = self.view.bid() { (self.bid_panel(&bid)) }
                @else if let Some(trial) = self.view.trial() { (self.trial_panel(trial)) }
                @else if let Some(duel) = self.view.duel() { (self.duel_panel(&duel)) }
            }
        }
    }

    fn bid_panel(&self, bid: &BidView) -> Markup {
        let (_, season, card) = self.view.season();
        let title = self.say(if bid.open { "realm-bid-open" } else { "realm-bid-title" });
        let inside = html! {
            @if let Some(card) = card {
                div.cardtext {
                    h2 { (sign(super::realm::season_emblem(season))) span { (self.noun(card)) (mark_ours(self.page.words, card)) } }
                    @for line in runewars::text(card) { p { (self.tell(&line)) } }
                }
            }
            ul.bidders { @for side in self.sides.iter().filter(|side| !side.out) { li class=(colours(Some(side.seat))) { (self.bidder(bid, side.seat)) } } }
            @if self.bidding() {
                div.bids role="group" aria-label=(self.say("realm-bid-yours")) {
                    h2 { (self.say("realm-bid-yours")) }
                    div.row {
                        @for &action in self.legal {
                            @if let Action::Number(number) = action {
                                (button("bid", None, &Click::Answer(action), &self.note(action).map_or_else(|| number.to_string(), |note| format!("{number}: {note}")), &html! { (sign("i-influence")) b { (number) } }))
                            }
                        }
                    }
                    p.muted { (self.say("realm-bid-lost")) }
                }
            }
        };
        scene("bid-scene", "i-influence", &title, &html! {}, &inside)
    }

    /// Whether the visitor chooses a bid now.
    pub(super) fn bidding(&self) -> bool {
        self.asked_by(runewars::rule::INFLUENCE_BID_SECRET)
    }

    /// A seat and its bid: sealed, open, or not yet made.
    fn bidder(&self, bid: &BidView, seat: Seat) -> Markup {
        let side = &self.sides[seat.index()];
        let arms = side.faction.map_or("i-influence", faction_emblem);
        let thinks = !bid.open && self.page.table.chairs[seat.index()].waiting;
        let can = Phrase::new("realm-bid-can").number("number", side.influence);
        let (class, state) = match bid.bids[seat.index()] {
            _ if thinks => ("open-slot", format!("{} {}", self.say("realm-bid-waits"), self.tell(&can))),
            Some(_) if bid.open => ("turned", self.place_told(bid, seat)),
            _ => ("sealed", format!("{} {}", self.say("realm-bid-sealed"), self.tell(&can))),
        };
        html! {
            span class={ "bidcard " (class) } {
                @match bid.bids[seat.index()] {
                    Some(number) if !thinks => b { (number) },
                    _ if thinks => b { "?" },
                    _ => svg { (shape(arms)) },
                }
            }
            span.name { (bare_token(seat)) b { (self.page.name(seat)) } }
            small { (state) }
        }
    }

    fn place_told(&self, bid: &BidView, seat: Seat) -> String {
        match bid.places {
            [Some(high), _] if high == seat => self.say("realm-bid-highest"),
            [_, Some(low)] if low == seat => self.say("realm-bid-lowest"),
            _ => String::new(),
        }
    }

    /// What a bid would leave, and who could still do better or as well.
    pub(super) fn note_bid(&self, number: u8) -> Option<String> {
        let own = self.own()?;
        let others = self.sides.iter().filter(|side| side.seat != own.seat && !side.out);
        let (mut more, mut equal) = (Vec::new(), Vec::new());
        for side in others {
            match side.influence.cmp(&number) {
                std::cmp::Ordering::Greater => more.push(Arg::Seat(side.seat)),
                std::cmp::Ordering::Equal => equal.push(Arg::Seat(side.seat)),
                std::cmp::Ordering::Less => {}
            }
        }
        let mut told = vec![
            self.tell(&Phrase::new("realm-bid-keep").number("number", own.influence.saturating_sub(number))),
        ];
        for (key, seats) in [("realm-bid-more", more), ("realm-bid-equal", equal)] {
            if !seats.is_empty() {
                told.push(self.tell(&Phrase::new(key).with("seats", Arg::List(seats))));
            }
        }
        Some(told.join(" "))
    }

    /// The fate cards drawn last, the newest draw last, as long as nothing else was decided in between.
    fn last_fates(&self, draws: usize) -> Vec<u8> {
        let log = self.page.game.log.iter().rev();
        let drawn = log.filter_map(|told| match told.event()? {
            Event::Fate { cards } => Some(cards.as_slice()),
            _ => None,
        });
        let mut drawn: Vec<&[u8]> = drawn.take(draws).collect();
        drawn.reverse();
        drawn.concat()
    }

    fn duel_panel(&self, duel: &DuelView) -> Markup {
        let hero = |hero: Hero| self.heroes.iter().find(|one| one.hero == hero);
        let one = self.noun(duel.hero.key());
        let other = match (duel.rival, duel.monster) {
            (Some(rival), _) => self.noun(rival.key()),
            (None, Some((monster, ..))) => self.noun(monster.key()),
            (None, None) => String::new(),
        };
        let title = format!("{} · {one} – {other}", self.say("realm-duel-title"));
        let round = Phrase::new("realm-duel-round").number("round", duel.round).number("rounds", ROUNDS);
        let chips = html! { @if duel.round > 0 { span.chip { (self.tell(&round)) } } };
        let fates = self.last_fates(2);
        let shapes =
            [Shape::Circle, duel.monster.map_or(Shape::Circle, |(unit, ..)| content().unit(unit).shape)];
        let inside = html! {
            div.duellists {
                @if let Some(hero) = hero(duel.hero) { (self.duellist(hero, duel, 0)) }
                span.versus { (sign("i-battle")) }
                @if let Some(rival) = duel.rival.and_then(hero) { (self.duellist(rival, duel, 1)) }
                @if let Some((unit, health, damage)) = duel.monster { (self.monster(unit, health, damage, duel)) }
            }
            @if duel.round > 0 { (self.fates(&fates, &shapes)) }
            p.muted { (self.say("realm-duel-how")) }
        };
        scene("duel-scene", "i-battle", &title, &chips, &inside)
    }

    fn duellist(&self, hero: &HeroView, duel: &DuelView, side: usize) -> Markup {
        html! {
            div class={ "duellist " (colours(Some(hero.seat))) } {
                (self.portrait(hero))
                (self.dealt(duel, side))
            }
        }
    }

    fn monster(&self, unit: Unit, health: u8, damage: u8, duel: &DuelView) -> Markup {
        html! {
            div.duellist.s-neutral {
                div.portrait { (small_figure(unit, None, false)) span { b.serif { (self.noun(unit.key())) (mark_ours(self.page.words, unit.key())) } (self.hearts(damage, health)) } }
                (self.dealt(duel, 1))
            }
        }
    }

    /// A hero's face, health and attributes.
    fn portrait(&self, hero: &HeroView) -> Markup {
        html! {
            div.portrait {
                svg.face { (shape(hero_emblem(hero.hero))) }
                span {
                    b.serif { (bare_token(hero.seat)) (self.noun(hero.hero.key())) (mark_ours(self.page.words, hero.hero.key())) }
                    (self.hearts(hero.damage, hero.health))
                    dl.attributes {
                        @for (attribute, number) in Attribute::ALL.iter().zip(hero.attributes) {
                            div { dt { (self.noun(attribute.key())) } dd { (number) } }
                        }
                    }
                }
            }
        }
    }

    /// Health as marks: what is left, and what is lost.
    pub(super) fn hearts(&self, damage: u8, health: u8) -> Markup {
        let told = Phrase::new("realm-health").number("damage", damage).number("health", health);
        html! {
            span.hearts role="img" aria-label=(self.tell(&told)) {
                @for nth in 0..health { i.lost[nth >= health.saturating_sub(damage)] {} }
            }
        }
    }

    /// What a side suffers in this round of a duel.
    fn dealt(&self, duel: &DuelView, side: usize) -> Markup {
        let told = Phrase::new("realm-duel-dealt")
            .number("damage", duel.dealt[side])
            .number("prevented", duel.prevented[side]);
        let all = Phrase::new("realm-duel-suffered").number("damage", duel.suffered[side]);
        html! { p { (self.tell(&told)) } p.muted { (self.tell(&all)) } }
    }

    fn trial_panel(&self, trial: TrialView) -> Markup {
        let hero = self.heroes.iter().find(|one| one.hero == trial.hero);
        let title = format!("{} · {}", self.noun(trial.quest.key()), self.noun(trial.hero.key()));
        let fates = self.last_fates(1);
        let inside = html! {
            @if let Some(hero) = hero { div.duellists { (self.portrait(hero)) } }
            div.cardtext {
                h2 { (sign("i-quest")) span { (self.noun(trial.quest.key())) (mark_ours(self.page.words, trial.quest.key())) } }
                @for line in runewars::text(trial.quest.key()) { p { (self.tell(&line)) } }
            }
            ul.fates.destinies aria-label=(self.say("realm-fate")) {
                @for fate in fates.into_iter().filter_map(|number| content().fate(number)) {
                    li { (self.destiny(fate.destiny)) }
                }
            }
        };
        scene("trial-scene", "i-quest", &title, &html! {}, &inside)
    }

    /// A fate card of a test: its symbol alone counts.
    fn destiny(&self, destiny: Destiny) -> Markup {
        let inside = html! { svg class={ "destiny " (destiny) } { (shape(destiny_emblem(destiny))) } span { (self.noun(destiny.key())) } };
        let action = Action::Destiny(destiny);
        if self.may(action) {
            return button("symbol", None, &Click::Answer(action), &self.words_of(action), &inside);
        }
        html! { span.symbol { (inside) } }
    }
}
