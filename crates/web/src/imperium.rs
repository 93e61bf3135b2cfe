//! How Imperium is drawn.
//!
//! A card on the table shows name, suits, symbols, points and text wherever there is room, and is shown whole on demand,
//! by the page of the card or, with the script, beside it. What changes with every question is cut into parts that are
//! sent only if they change.

mod account;
mod answers;
mod card;
pub mod cards;
mod choosing;
mod market;
mod nations;
mod pages;
mod sides;
mod solo;
mod tale;
mod texts;

pub(crate) use pages::ImperiumPages;

use imperium::{Action, Card, Over, SeatView, View, Zone, rule};
use kernel::{Arg, Phrase, RuleId, Seat};
use maud::{Markup, html};
use table::Happening;

use crate::table::{Drawing, GameView, Part, Parts, Verdict, part};

pub(crate) type ImperiumDrawing<'a> = crate::table::GameDrawing<'a, View, Action>;

impl<'a> ImperiumDrawing<'a> {
    fn called(&self, key: &'static str) -> String {
        self.tell(&Phrase::new("civ-name").with("name", Arg::Term(key)))
    }

    /// Whose play area is shown in full.
    fn near(&self) -> Seat {
        self.page.you().unwrap_or(Seat::new(0))
    }

    fn side(&self, seat: Seat) -> &'a SeatView {
        &self.view.seats[seat.index()]
    }

    /// The others, clockwise.
    fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        self.near().round(self.view.seats.len()).skip(1)
    }
}

/// Why something of this game cannot be clicked.
mod why {
    use imperium::rule;

    use crate::table::Reason;

    pub(super) const NEVER: Reason = Reason::new("civ-why-never", rule::CARD_FACE);
    pub(super) const STATE: Reason = Reason::new("civ-why-state", rule::TERM_STATE);
    pub(super) const ACTIONS: Reason = Reason::new("civ-why-actions", rule::TURN_ACTION);
    pub(super) const FREED: Reason = Reason::new("civ-why-freed", rule::TERM_FREE_PLAY);
    pub(super) const COST: Reason = Reason::new("civ-why-cost", rule::TERM_PAY);
    pub(super) const PLAIN: Reason = Reason::new("civ-why-plain", rule::TURN_EXHAUST);
    pub(super) const SPENT: Reason = Reason::new("civ-why-spent", rule::TURN_EXHAUST);
    pub(super) const EXHAUSTS: Reason = Reason::new("civ-why-exhausts", rule::TURN_EXHAUST);
    pub(super) const MARKET: Reason = Reason::new("civ-why-market", rule::TERM_ACQUIRE);

    /// What is pinned to a thing: its sentence stands on the page once. The others explain a place as a whole.
    pub(super) const PINNED: [Reason; 7] = [NEVER, STATE, ACTIONS, FREED, COST, SPENT, EXHAUSTS];
}

impl GameView for View {
    const TURN_RULE: RuleId = rule::TURN_CHOICE;
    const END_RULE: RuleId = rule::END_SCORING;

    fn is_over(&self) -> bool {
        self.over != Over::No
    }
}

/// Where it is said why the cards of hand, play area and market give no answer.
const WHY_PLACES: [&str; 3] = ["why-hand", "why-play", "why-market"];

type Click = crate::table::Click<Action>;

/// The nations: name, key of their name, emblem, and how hard they are to play, from 1 to 3. No source tells that, so it
/// is ours.
const NATIONS: [(&str, &str, &str, usize); 16] = [
    ("carthaginians", "nation-carthaginians", "n-carthaginians", 1),
    ("celts", "nation-celts", "n-celts", 1),
    ("greeks", "nation-greeks", "n-greeks", 2),
    ("macedonians", "nation-macedonians", "n-macedonians", 2),
    ("persians", "nation-persians", "n-persians", 1),
    ("romans", "nation-romans", "f-romans", 1),
    ("scythians", "nation-scythians", "l-horse", 3),
    ("vikings", "nation-vikings", "f-vikings", 3),
    ("arthurians", "nation-arthurians", "n-arthurians", 3),
    ("atlanteans", "nation-atlanteans", "n-atlanteans", 3),
    ("egyptians", "nation-egyptians", "n-egyptians", 2),
    ("mauryans", "nation-mauryans", "n-mauryans", 1),
    ("minoans", "nation-minoans", "n-minoans", 1),
    ("olmecs", "nation-olmecs", "n-olmecs", 2),
    ("qin", "nation-qin", "n-qin", 2),
    ("utopians", "nation-utopians", "n-utopians", 3),
];

fn nation_key(nation: &str) -> &'static str {
    NATIONS.iter().find(|(name, ..)| *name == nation).map_or("nothing", |(_, key, ..)| key)
}

fn nation_emblem(nation: &str) -> &'static str {
    NATIONS.iter().find(|(name, ..)| *name == nation).map_or("i-nation", |(.., emblem, _)| emblem)
}

fn nation_difficulty(nation: &str) -> usize {
    NATIONS.iter().find(|(name, ..)| *name == nation).map_or(2, |(.., difficulty)| *difficulty)
}

const fn token_emblem(token: usize) -> &'static str {
    ["i-materials", "i-population", "i-progress"][token]
}

const fn state_key(empire: bool) -> &'static str {
    if empire { "civ-empire" } else { "civ-barbarian" }
}

const fn state_emblem(empire: bool) -> &'static str {
    if empire { "i-empire" } else { "i-barbarian" }
}

const fn zone_key(zone: Zone) -> &'static str {
    match zone {
        Zone::Hand => "civ-hand",
        Zone::Discard => "civ-discard",
        Zone::Play => "civ-play",
        Zone::History => "civ-history",
        Zone::Top | Zone::Deck => "civ-deck",
        Zone::Market => "civ-market",
        Zone::Exile => "civ-exile",
        Zone::Pile => "civ-pile",
        Zone::Garrison => "civ-garrison",
        Zone::Sunken => "civ-sunken",
        Zone::Development => "civ-developments",
        Zone::Nation => "civ-nation-deck",
        Zone::Fame => "civ-fame",
    }
}

impl Drawing for ImperiumDrawing<'_> {
    fn state(&self) -> Markup {
        let round = Phrase::new("civ-round").number("round", self.view.round);
        html! {
            b { (self.tell(&round)) }
            @if let Some(last) = self.view.last_round {
                span.chip.gold { (self.tell(&Phrase::new("civ-last-round").number("round", last))) }
            }
        }
    }

    /// They are a part of their own, because they change less often than the clock above them.
    fn facts(&self, _: Seat) -> Markup {
        html! {}
    }

    fn seat(&self, seat: Seat, parts: &Parts) -> Markup {
        if self.is_choosing() {
            return html! { div.purse { (parts.at(&format!("nation-{seat}"))) } };
        }
        self.purse(seat, parts)
    }

    fn score(&self, seat: Seat) -> Option<i64> {
        Some(self.view.ranks.as_ref()?.get(seat.index())?.1.into())
    }

    fn board(&self, parts: &Parts) -> Markup {
        if self.is_choosing() {
            return self.choosing(parts);
        }
        html! {
            div.civ data-faces="/cards/imperium" {
                (self.bot(parts))
                (self.market(parts))
                (self.tableau(parts))
                (self.held(parts))
                @if self.view.bot.is_some() { (self.bot_tale(parts)) } @else { (self.tale(parts)) }
                (self.texts())
                div #whys hidden {
                    @for why in why::PINNED { (self.why(why.id, why)) }
                    @for id in WHY_PLACES { (parts.at(id)) }
                }
            }
        }
    }

    fn parts(&self) -> Vec<Part> {
        if self.is_choosing() {
            return self.choosing_parts();
        }
        let mut parts = self.slots();
        parts.extend(self.decks());
        parts.extend(self.exiled());
        parts.push(part("tray", self.tray()));
        match self.view.bot {
            Some(_) => parts.extend(self.bot_parts()),
            None => parts.push(part("tale", self.told())),
        }
        parts.extend(self.in_hand());
        parts.extend(self.why_places());
        for seat in Seat::all(self.view.seats.len()) {
            parts.push(self.nation(seat));
            parts.extend(self.numbers(seat));
            parts.extend(self.in_play(seat));
            parts.extend(self.in_piles(seat));
        }
        parts.extend(self.rivals().map(|seat| self.known(seat)));
        parts
    }

    fn places(&self) -> Vec<(&'static str, String)> {
        if self.is_choosing() {
            return vec![("choosing", self.say("civ-nations-short"))];
        }
        let other = match self.view.bot {
            Some(_) => ("botside", self.say("civ-bot-short")),
            None => ("players", self.say("civ-others-short")),
        };
        vec![
            ("market", self.say("civ-market")),
            ("tableau", self.say("civ-play-short")),
            ("held", self.say("civ-hand")),
            other,
        ]
    }

    fn fill(&self, page: Markup) -> Markup {
        texts::fill(self.page.words, &page.0)
    }

    fn left(&self) -> Option<String> {
        ImperiumDrawing::left(self)
    }

    fn warning(&self, nth: usize) -> Option<String> {
        self.unused("civ-unused-sure").filter(|_| self.legal.get(nth) == Some(&Action::Done))
    }

    fn answer(&self, nth: usize) -> (Markup, Option<Markup>) {
        let Some(&action) = self.legal.get(nth) else { return Default::default() };
        // With many cards to choose from, their pictures stand beside the list.
        let picture = if self.looks_through() {
            html! {}
        } else {
            self.picture(action)
        };
        (picture, self.note(action))
    }

    fn group(&self, nth: usize) -> Option<String> {
        if !self.asked_by(rule::TURN_CHOICE) {
            return None;
        }
        Some(self.say(match self.legal.get(nth)? {
            Action::Play(_) => "civ-group-play",
            Action::Exhaust(..) => "civ-group-exhaust",
            _ => "civ-group-else",
        }))
    }

    fn aside(&self, told: &Happening<'_>) -> bool {
        told.event().is_some_and(tale::is_aside)
    }

    fn verdict(&self) -> Option<Verdict> {
        self.against_the_bot()
    }

    fn account(&self) -> Option<Markup> {
        self.points(false)
    }

    fn walk(&self, _: &[Happening<'_>], _: bool) -> Option<Markup> {
        self.points(true)
    }
}

impl ImperiumDrawing<'_> {
    /// Why the cards of each place give no answer now.
    fn why_places(&self) -> [Part; 3] {
        let hand = self.idle().unwrap_or(ImperiumDrawing::WHY_STEP);
        let play = if self.asked_by(rule::TURN_CHOICE) { why::PLAIN } else { hand };
        let market = self.idle().filter(|why| *why != ImperiumDrawing::WHY_TURN).unwrap_or(why::MARKET);
        let whys = [hand, play, market];
        std::array::from_fn(|at| part(WHY_PLACES[at], self.why(WHY_PLACES[at], whys[at])))
    }
}

/// How often each card is there, in order.
fn counted(cards: &[Card]) -> Vec<(Card, usize)> {
    let mut counted: Vec<(Card, usize)> = Vec::new();
    for &card in cards {
        match counted.iter_mut().find(|(other, _)| *other == card) {
            Some((_, count)) => *count += 1,
            None => counted.push((card, 1)),
        }
    }
    counted
}

#[cfg(test)]
mod tests {
    /// Each has its emblem and its difficulty.
    #[test]
    fn every_nation_is_listed() {
        assert!(imperium::nations().eq(super::NATIONS.iter().map(|(name, ..)| *name)));
    }
}
