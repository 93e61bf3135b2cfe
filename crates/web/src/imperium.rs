//! How Imperium is drawn.
//!
//! A card on the table is small: name, suits, symbols and points. What it does is told on demand, by the page of the card
//! or, with the script, beside it. What changes with every question is cut into parts that are sent only if they change.

mod account;
mod answers;
mod card;
pub mod cards;
mod elsewhere;
mod market;
mod sides;
mod tale;

pub(crate) use elsewhere::Look;

use imperium::{Action, Card, Over, SeatView, View, Zone, rule};
use kernel::{Arg, Phrase, RuleId, Seat};
use maud::{Markup, html};
use table::Happening;

use crate::page::{rule_mark, shape};
use crate::table::{Drawing, Part};

/// What one observer sees of the game, and what they may answer.
pub(crate) type Board<'a> = crate::table::Board<'a, View, Action>;

impl<'a> Board<'a> {
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

    /// Why nothing can be clicked by this visitor now.
    fn idle(&self) -> Option<Why> {
        self.rests(self.view.over != Over::No, [Why::Replay, Why::Over, Why::Watching, Why::Turn])
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
    Never,
    State,
    Actions,
    Freed,
    Cost,
    Plain,
    Spent,
    Exhausts,
    Market,
}

impl Why {
    /// What is pinned to a card: its sentence stands on the page once. The others explain a place as a whole.
    const PINNED: [Why; 7] =
        [Why::Never, Why::State, Why::Actions, Why::Freed, Why::Cost, Why::Spent, Why::Exhausts];

    /// The id of its sentence on the page, which is also the key of its words.
    const fn id(self) -> &'static str {
        match self {
            Why::Replay => "why-replay",
            Why::Watching => "why-watching",
            Why::Turn => "why-turn",
            Why::Step => "why-step",
            Why::Over => "why-over",
            Why::Never => "civ-why-never",
            Why::State => "civ-why-state",
            Why::Actions => "civ-why-actions",
            Why::Freed => "civ-why-freed",
            Why::Cost => "civ-why-cost",
            Why::Plain => "civ-why-plain",
            Why::Spent => "civ-why-spent",
            Why::Exhausts => "civ-why-exhausts",
            Why::Market => "civ-why-market",
        }
    }

    const fn rule(self) -> RuleId {
        match self {
            Why::Replay | Why::Watching | Why::Turn | Why::Step => rule::TURN_CHOICE,
            Why::Over => rule::END_SCORING,
            Why::Never => rule::CARD_FACE,
            Why::State => rule::TERM_STATE,
            Why::Actions => rule::TURN_ACTION,
            Why::Freed => rule::TERM_FREE_PLAY,
            Why::Cost => rule::TERM_PAY,
            Why::Plain | Why::Spent | Why::Exhausts => rule::TURN_EXHAUST,
            Why::Market => rule::TERM_ACQUIRE,
        }
    }
}

/// What a click on a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Click {
    /// It gives this answer.
    Answer(Action),
    /// It tells what the card does, and why it gives no answer now.
    Why(Why),
    /// It tells what the card does; the place it lies in says why it gives no answer.
    Rest,
}

/// A picture beside its word, where many of them stand.
fn sign(id: &str) -> Markup {
    html! { svg { (shape(id)) } }
}

fn nation_key(nation: &str) -> &'static str {
    match nation {
        "carthaginians" => "nation-carthaginians",
        "celts" => "nation-celts",
        "greeks" => "nation-greeks",
        "macedonians" => "nation-macedonians",
        "persians" => "nation-persians",
        "romans" => "nation-romans",
        "scythians" => "nation-scythians",
        "vikings" => "nation-vikings",
        _ => "nothing",
    }
}

fn nation_emblem(nation: &str) -> &'static str {
    match nation {
        "carthaginians" => "n-carthaginians",
        "celts" => "n-celts",
        "greeks" => "n-greeks",
        "macedonians" => "n-macedonians",
        "persians" => "n-persians",
        "romans" => "f-romans",
        "scythians" => "l-horse",
        "vikings" => "f-vikings",
        _ => "i-nation",
    }
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
        Zone::Development => "civ-developments",
        Zone::Nation => "civ-nation-deck",
        Zone::Fame => "civ-fame",
    }
}

impl Drawing for Board<'_> {
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

    fn seat(&self, seat: Seat) -> Markup {
        self.purse(seat)
    }

    fn score(&self, seat: Seat) -> Option<i64> {
        Some(self.view.ranks.as_ref()?.get(seat.index())?.1.into())
    }

    fn board(&self) -> Markup {
        html! {
            div.civ data-faces="/cards/imperium" {
                (self.market())
                (self.tableau())
                (self.held())
                (self.own_piles())
                (self.others())
                (self.tale())
                div #whys hidden {
                    @for why in Why::PINNED { (self.why(why.id(), why)) }
                    @for (_, why) in self.why_places() { (why) }
                }
            }
        }
    }

    fn parts(&self) -> Vec<Part> {
        let mut parts = self.slots();
        parts.extend(self.decks());
        parts.extend(self.exile().parts());
        parts.extend([("tray".into(), self.tray()), ("tale".into(), self.told())]);
        parts.extend(self.in_hand());
        parts.extend(self.why_places());
        for seat in Seat::all(self.view.seats.len()) {
            parts.push(self.nation(seat));
            parts.extend(self.facts_of(seat).into_iter().map(|fact| fact.number));
            parts.extend(self.in_play(seat));
            parts.extend(self.piles(seat).into_iter().flat_map(sides::Pile::parts));
        }
        parts.extend(self.rivals().map(|seat| self.known(seat)));
        parts
    }

    fn places(&self) -> Vec<(&'static str, String)> {
        vec![
            ("market", self.say("civ-market")),
            ("tableau", self.say("civ-play-short")),
            ("held", self.say("civ-hand")),
            ("others", self.say("civ-others-short")),
        ]
    }

    fn answer(&self, nth: usize) -> (Markup, Option<String>) {
        let Some(&action) = self.legal.get(nth) else { return Default::default() };
        (self.picture(action), self.note(action))
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

    fn account(&self) -> Option<Markup> {
        self.points(false)
    }

    fn walk(&self, _: &[Happening<'_>], whole: bool) -> Option<Markup> {
        // Beside the board the account is short enough to stand there by itself.
        whole.then(|| self.points(true)).flatten()
    }
}

impl Board<'_> {
    /// Why something cannot be clicked, with its paragraph.
    fn why(&self, id: &str, why: Why) -> Markup {
        html! { p id=(id) { (self.say(why.id())) " " (rule_mark(why.rule().0)) } }
    }

    /// Why the cards of each place give no answer now.
    fn why_places(&self) -> [Part; 3] {
        let hand = self.idle().unwrap_or(Why::Step);
        let play = if self.asked_by(rule::TURN_CHOICE) { Why::Plain } else { hand };
        let market = self.idle().filter(|why| *why != Why::Turn).unwrap_or(Why::Market);
        let places = [("why-hand", hand), ("why-play", play), ("why-market", market)];
        places.map(|(id, why)| (id.into(), self.why(id, why)))
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
