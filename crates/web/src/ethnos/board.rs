//! Kingdoms, allies, and the boards of tribes.

use ethnos::content::{GIANT, GIANT_FEW, MERFOLK_LAST, MERFOLK_SYMBOLS, TROLL_TOKENS};
use ethnos::{Action, BandView, Card, Ethnos, Kingdom, MarkerPlace, Phase, Tribe};
use kernel::{Arg, Phrase, Seat, Spoken};
use maud::{Markup, html};

use super::{
    BANDS, Click, Copies, EthnosDrawing, HORDE, ROMAN, TOGETHER, button, click_id, colour, kingdom_id,
    kingdom_key, spoken, tokens_id, tribe_emblem, why,
};
use crate::page::{SHAPE, enamel, shape, token};
use crate::table::{Part, Parts, Reason, part};

/// One, two and three overlapping markers of each seat, on the sheet.
const STACK: [[&str; 6]; 3] = [
    SHAPE,
    ["m2-delta", "m2-hexagon", "m2-lozenge", "m2-disc", "m2-square", "m2-cross"],
    ["m3-delta", "m3-hexagon", "m3-lozenge", "m3-disc", "m3-square", "m3-cross"],
];

impl EthnosDrawing<'_> {
    /// A kingdom. Its name never changes, its tokens once an age, and the markers in it often.
    pub(super) fn kingdom(&self, kingdom: Kingdom, parts: &Parts) -> Markup {
        let name = self.say(kingdom_key(kingdom));
        html! {
            section class={ "kingdom " (colour(Some(kingdom))) } aria-label=(name) {
                div.name {
                    svg.shield aria-hidden="true" { (shape(colour(Some(kingdom)))) }
                    h2 { (name) }
                }
                (parts.at(tokens_id(kingdom)))
                (parts.at(kingdom_id(kingdom)))
                (parts.at(click_id(kingdom)))
            }
        }
    }

    pub(super) fn tokens(&self, kingdom: Kingdom) -> Part {
        let drawn = html! {
            div.tokens #(tokens_id(kingdom)) {
                @for (at, value) in self.view.tokens[kingdom as usize].iter().enumerate() {
                    @let age = at + 1;
                    @let later = age > usize::from(self.view.age);
                    @let key = if later { "token-later" } else { "token-now" };
                    span.glory.later[later] title=(self.tell(&Phrase::new(key).number("value", *value).number("age", age as i64))) {
                        (value) i { (ROMAN[age.min(3)]) }
                    }
                }
            }
        };
        part(tokens_id(kingdom), drawn)
    }

    pub(super) fn marks(&self, kingdom: Kingdom) -> Part {
        let view = self.view;
        let markers = |seat: Seat| view.seats[seat.index()].markers[kingdom as usize];
        let most = view.seats.iter().map(|seat| seat.markers[kingdom as usize]).max().unwrap_or(0);
        let mut seats: Vec<Seat> = Seat::all(view.seats.len()).filter(|&seat| markers(seat) > 0).collect();
        seats.sort_by_key(|&seat| (std::cmp::Reverse(markers(seat)), seat));
        let drawn = html! {
            div #(kingdom_id(kingdom)) {
                ul.marks {
                    @for seat in seats {
                        @let count = markers(seat);
                        li.stack.lead[count == most] data-glow=(count) id={ "m" (kingdom as u8) (seat) } {
                            svg class={ "token " (enamel(seat)) " n" (count.min(3)) } role="img" aria-label=(self.page.name(seat)) {
                                (shape(STACK[usize::from(count.min(3)) - 1][seat.index() % SHAPE.len()]))
                            }
                            (count)
                        }
                    }
                }
            }
        };
        part(kingdom_id(kingdom), drawn)
    }

    /// Where a kingdom is clicked while markers are placed.
    pub(super) fn place(&self, kingdom: Kingdom) -> Part {
        let drawn = html! {
            div #(click_id(kingdom)) {
                @if let Some(click) = self.placing(kingdom) {
                    @let label = self.tell(&Ethnos::answer(Action::Place(kingdom)));
                    (button("hit", None, &click, &label, &html! {}))
                }
            }
        };
        part(click_id(kingdom), drawn)
    }

    /// What a click on a kingdom does while markers are placed.
    fn placing(&self, kingdom: Kingdom) -> Option<Click> {
        match self.phase()? {
            Phase::Marker | Phase::Bonus(_) if self.may(Action::Place(kingdom)) => {
                Some(Click::Answer(Action::Place(kingdom)))
            }
            Phase::Marker => {
                let band = self.page.you().and_then(|seat| self.view.seats[seat.index()].bands.last());
                let elsewhere = band.is_some_and(|BandView { leader, .. }| {
                    leader.tribe().rules().marker == MarkerPlace::LeaderKingdom
                        && leader.kingdom() != Some(kingdom)
                });
                Some(Click::Blocked(if elsewhere { why::COLOUR } else { why::SIZE }))
            }
            _ => None,
        }
    }

    pub(super) fn pool(&self) -> Part {
        let view = self.view;
        let deck = Phrase::new("deck").number("count", view.deck).number("safe", view.safe);
        let rest = self.why_no_recruit();
        let click = |action: Action| if self.may(action) { Click::Answer(action) } else { Click::Rest };
        let mut copies = Copies::new();
        let drawn = html! {
            section.pool.panel #pool aria-labelledby="pool-title" {
                header {
                    h2 #pool-title { (self.say("pool")) }
                    span.muted.small.push { (self.tell(&Phrase::new("pool-count").number("count", view.pool.len() as i64))) }
                }
                div.cards.off[rest == Some(why::FULL)] role="group" aria-labelledby="pool-title"
                    data-why=[rest.map(|why| why.id)] aria-describedby=[rest.map(|why| why.id)] {
                    div.pile {
                        (button("card back", Some("deck"), &click(Action::Draw), &self.tell(&deck), &html! { svg { (shape("e-mace")) } }))
                        b aria-hidden="true" data-glow=(view.deck) { (view.deck) }
                    }
                    @for &card in &view.pool { (self.card('p', copies.next(card), card, &click(Action::Take(card)), "")) }
                }
            }
        };
        part("pool", drawn)
    }

    /// Why no ally can be recruited now.
    fn why_no_recruit(&self) -> Option<Reason> {
        match (self.idle(), self.view.phase) {
            (Some(why), _) => Some(why),
            (None, Phase::Turn) => (!self.may(Action::Draw)).then_some(why::FULL),
            (None, Phase::Band | Phase::Again) => Some(why::BAND),
            (None, Phase::Conjure(_)) => None,
            (None, _) => Some(EthnosDrawing::WHY_STEP),
        }
    }

    /// The boards of the tribes that play.
    pub(super) fn extras(&self) -> impl Iterator<Item = Part> {
        let merfolk = self.plays(Tribe::Merfolk).then(|| self.merfolk());
        let trolls = self.plays(Tribe::Troll).then(|| self.trolls());
        let giant = self.plays(Tribe::Giant).then(|| self.giant());
        merfolk.into_iter().chain(trolls).chain(giant)
    }

    fn merfolk(&self) -> Part {
        let on = |space: u8| {
            Seat::all(self.view.seats.len())
                .filter(move |seat| self.view.seats[seat.index()].merfolk == space)
        };
        let drawn = html! {
            div #merfolk {
                ol.track aria-label=(self.say("merfolk-board")) {
                    @for space in 0..=MERFOLK_LAST.value {
                        li class=[MERFOLK_SYMBOLS.value.contains(&space).then_some("mark")] {
                            @if on(space).next().is_none() { (space) } @else {
                                span.vh { (space) }
                                @for (nth, seat) in on(space).enumerate() {
                                    svg class={ "token " (enamel(seat)) " n" (nth) } role="img" aria-label=(self.page.name(seat)) data-move={ "mer" (seat) } {
                                        (shape(SHAPE[seat.index() % SHAPE.len()]))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        };
        part("merfolk", drawn)
    }

    fn trolls(&self) -> Part {
        let holder = |value: u8| {
            Seat::all(self.view.seats.len())
                .find(|seat| self.view.seats[seat.index()].trolls.contains(&value))
        };
        let drawn = html! {
            div #trolls {
                ul.row.chits aria-label=(self.say("troll-tokens")) {
                    @for value in 1..=TROLL_TOKENS.value {
                        @let held = holder(value);
                        li data-held=[held] {
                            @let label = match held {
                                Some(seat) => self.tell(&Phrase::new("troll-held").number("value", value).seat(seat)),
                                None => self.tell(&Phrase::new("answer-token").number("value", value)),
                            };
                            @if matches!(self.phase(), Some(Phase::Token(_))) {
                                @let click = if self.may(Action::Token(value)) { Click::Answer(Action::Token(value)) } else { Click::Blocked(why::TOKEN) };
                                (button(if held.is_some() { "chit gone" } else { "chit" }, None, &click, &label, &html! { (value) }))
                            } @else {
                                span.chit.gone[held.is_some()] title=[held.is_some().then_some(&label)] { (value) }
                            }
                            @if let Some(seat) = held { (token(seat)) }
                        }
                    }
                }
            }
        };
        part("trolls", drawn)
    }

    fn giant(&self) -> Part {
        let values = if self.view.seats.len() < 4 { GIANT_FEW.value } else { GIANT.value };
        let worth = values[usize::from(self.view.age - 1)];
        let drawn = html! {
            div #giant {
                span.row.holder role="group" aria-label=(self.say("giant-token")) data-held=[self.view.giant.map(|giant| giant.seat)] {
                    @match self.view.giant {
                        Some(giant) => {
                            @let held = self.tell(&Phrase::new("giant-held").seat(giant.seat).number("size", giant.size));
                            span.row role="img" aria-label=(held) title=(held) { (token(giant.seat)) b { (giant.size) } }
                        }
                        None => span.small.muted { (self.say("giant-free")) }
                    }
                    span.small.muted { (self.tell(&Phrase::new("giant-worth").number("glory", worth))) }
                }
            }
        };
        part("giant", drawn)
    }

    /// The numbers in a player's panel.
    pub(super) fn facts_of(&self, seat: Seat) -> Markup {
        let sight = &self.view.seats[seat.index()];
        let hand = self.tell(&Phrase::new("in-hand").number("count", sight.hand));
        let known = (!sight.known.is_empty() && !self.view.observer.is(seat)).then(|| {
            let cards = Arg::List(sight.known.iter().map(|&card| spoken(card)).collect());
            self.tell(&Phrase::new("known").with("cards", cards))
        });
        let hand = known.map_or(hand.clone(), |known| format!("{hand}. {known}"));
        let supply = self.tell(&Phrase::new("supply").number("count", sight.supply));
        html! {
            div.facts {
                // What all seats saw being taken, so that the script can let it travel here.
                @let holds: Vec<String> = if self.view.observer.is(seat) { Vec::new() } else { sight.known.iter().map(Card::to_string).collect() };
                span role="img" aria-label=(hand) data-hand=(sight.hand) data-holds=[(!holds.is_empty()).then(|| holds.join(" "))] {
                    svg.i { (shape("i-hand")) } (sight.hand)
                }
                (fact(SHAPE[seat.index() % SHAPE.len()], &supply, &sight.supply.to_string()))
                @if !sight.trolls.is_empty() {
                    @let list = Arg::List(sight.trolls.iter().map(|&value| Arg::Number(value.into())).collect());
                    @let values: Vec<String> = sight.trolls.iter().map(u8::to_string).collect();
                    (fact("t-troll", &self.tell(&Phrase::new("trolls-of").with("tokens", list)), &values.join(" ")))
                }
                @if let Some(giant) = self.view.giant.filter(|giant| giant.seat == seat) {
                    (fact("t-giant", &self.say("giant-token"), &giant.size.to_string()))
                }
            }
        }
    }

    /// The bands of a player.
    pub(super) fn bands(&self, seat: Seat) -> Vec<Part> {
        let bands = &self.view.seats[seat.index()].bands;
        let ids = BANDS[seat.index() % BANDS.len()];
        let some = |(nth, id): (usize, &'static str)| {
            let count = if nth + 1 < ids.len() { TOGETHER } else { bands.len() };
            let bands = bands.iter().skip(nth * TOGETHER).take(count);
            part(id, html! { span #(id) { @for band in bands { (self.band(band)) } } })
        };
        ids.into_iter().enumerate().map(some).collect()
    }

    fn band(&self, band: &BandView) -> Markup {
        let text =
            Phrase::new("band").number("size", band.cards.len() as i64).with("leader", spoken(band.leader));
        let mut rest = band.cards.clone();
        if let Some(at) = rest.iter().position(|&card| card == band.leader) {
            rest.remove(at);
        }
        html! {
            span.band role="img" aria-label=(self.tell(&text)) {
                span class={ "card mini " (colour(band.leader.kingdom())) } data-card=(band.leader) {
                    svg { (shape(tribe_emblem(band.leader.tribe()))) }
                }
                @for card in rest { i class=(colour(card.kingdom())) {} }
                b { (band.cards.len()) }
            }
        }
    }

    /// The horde of a player, if Orcs play.
    pub(super) fn horde(&self, seat: Seat) -> Option<Part> {
        let id = HORDE[seat.index() % HORDE.len()];
        self.plays(Tribe::Orc).then(|| part(id, self.horde_of(seat, id)))
    }

    fn horde_of(&self, seat: Seat, id: &str) -> Markup {
        let marked = &self.view.seats[seat.index()].horde;
        let draft = self.view.draft.as_ref().map_or(&[][..], |draft| &draft.horde);
        let names = Arg::List(marked.iter().map(|&kingdom| Arg::Term(kingdom_key(kingdom))).collect());
        let label = self.tell(&Phrase::new("horde").with("kingdoms", names));
        html! {
            div.row.horde-row #(id) {
                svg.i { (shape("t-orc")) }
                ul.horde aria-label=(label) {
                    @for kingdom in Kingdom::ALL {
                        @let on = marked.contains(&kingdom);
                        @let class = if on { format!("{} on", colour(Some(kingdom))) } else { colour(Some(kingdom)).to_owned() };
                        @if self.view.observer.is(seat) && self.may(Action::Plunder(kingdom)) {
                            @let label = self.tell(&Phrase::new("answer-plunder").with("kingdom", Arg::Term(kingdom_key(kingdom))));
                            li class=(class) { (button("hit", None, &Click::Answer(Action::Plunder(kingdom)), &label, &html! {})) }
                        } @else {
                            li class={ (class) @if draft.contains(&kingdom) { " chosen" } } {}
                        }
                    }
                }
            }
        }
    }
}

/// A number in a player's panel; what it means is said on demand.
fn fact(picture: &str, label: &str, value: &str) -> Markup {
    html! { span role="img" aria-label=(label) { svg.i { (shape(picture)) } (value) } }
}
