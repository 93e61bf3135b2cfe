//! The text of a card, made from its programs.
//!
//! Every part is a phrase of the word files. A phrase that contains others has placeholders, which are replaced by the
//! finished parts. So all grammar is in the word files.

mod bot;
mod lines;
mod pick;

pub use bot::{BotRow, bot_rows};
pub use lines::{Lasts, effects_of, exhaust_of, lines, text};
use std::cell::Cell;

use kernel::{Arg, Phrase};

use crate::content::{Verb, When, content};
use crate::program::{
    Act, Cond, Count, Filter, Icon, Mask, Node, Said, Source, Token, Victim, Who, Zone, suit,
};

/// Puts a phrase into a language.
pub type Say<'a> = &'a dyn Fn(&Phrase) -> String;

/// How a verb stands in its sentence: as a command, as an infinitive, or in the third person.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mood {
    Do,
    May,
    They,
}

impl Mood {
    fn arg(self) -> Arg {
        Arg::Name(["do", "may", "they"][self as usize])
    }
}

/// Sets of symbols that have words of their own.
const FERTILE_OR_RIVER: u8 = 1 << Icon::Fertile as u8 | 1 << Icon::River as u8;
const CITY_OR_METROPOLIS: u8 = 1 << Icon::City as u8 | 1 << Icon::Metropolis as u8;

/// With a capital letter and a full stop.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    let stop = if text.ends_with('.') { "" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
}

/// The verb of an act that only moves tokens.
const fn verb(node: &Node) -> Option<&'static str> {
    match node {
        Node::Act(Act::Gain { per: Count::One, .. }) => Some("act-gain"),
        Node::Act(Act::Pay { .. }) => Some("act-pay"),
        _ => None,
    }
}

/// A region that is acquired.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Region {
    exile: bool,
    optional: bool,
}

/// Whether all of this is to acquire a region.
fn region(node: &Node) -> Option<Region> {
    let (act, optional) = match node {
        Node::Act(act) => (*act, false),
        Node::May(body) => match body[..] {
            [Node::Act(act)] => (act, true),
            _ => return None,
        },
        _ => return None,
    };
    let Act::Acquire { filter, from, .. } = act else { return None };
    let exile = from == Source::Both;
    matches!(content().filter(filter), Filter::Suits(suit::REGION)).then_some(Region { exile, optional })
}

/// Placeholders for parts, from a private area of Unicode, so that no text contains them.
const SIGNS: [&str; 4] = ["\u{e000}", "\u{e001}", "\u{e002}", "\u{e003}"];

struct Teller<'a> {
    say: Say<'a>,
    /// What triggers the reaction: it decides what is counted.
    trigger: Option<When>,
    /// How many cards the effect has drawn before.
    drawn: Cell<u8>,
    /// Whether the effect has returned unrest before.
    returned: Cell<bool>,
    /// Whether the effect has paid a number of tokens before.
    paid: Cell<bool>,
}

impl<'a> Teller<'a> {
    fn new(say: Say<'a>, trigger: Option<When>) -> Teller<'a> {
        Teller { say, trigger, drawn: Cell::new(1), returned: Cell::new(false), paid: Cell::new(false) }
    }

    fn say(&self, phrase: Phrase) -> String {
        (self.say)(&phrase)
    }

    /// Says a phrase with finished parts in it.
    fn fill(&self, key: &'static str, mood: Option<Mood>, parts: &[(&'static str, String)]) -> String {
        let mut phrase = Phrase::new(key);
        if let Some(mood) = mood {
            phrase = phrase.with("mood", mood.arg());
        }
        for ((name, _), sign) in parts.iter().zip(SIGNS) {
            phrase = phrase.with(name, Arg::Name(sign));
        }
        let said = self.say(phrase);
        parts.iter().zip(SIGNS).fold(said, |said, ((_, part), sign)| said.replace(sign, part))
    }

    /// A line that begins with when it happens; what follows are sentences of their own.
    fn line(&self, key: &'static str, parts: &[(&'static str, String)], nodes: &[Node]) -> String {
        let Some((first, rest)) = nodes.split_first() else { return String::new() };
        let mut parts = parts.to_vec();
        parts.push(("what", self.node(first, Mood::Do)));
        let begin = sentence(&self.fill(key, None, &parts));
        if rest.is_empty() { begin } else { format!("{begin} {}", self.sentences(rest)) }
    }

    fn sentences(&self, nodes: &[Node]) -> String {
        let mut told = Vec::new();
        let mut left = nodes;
        while let [node, rest @ ..] = left {
            left = rest;
            match (region(node), rest.first().and_then(region)) {
                // Two regions that may be acquired are told as up to two.
                (Some(one), Some(two)) if one == two => {
                    left = &rest[1..];
                    let what = if one.optional { "what-up-to-regions" } else { "what-regions" };
                    let told_as = if one.optional { Mood::May } else { Mood::Do };
                    told.push(self.acquire(one, told_as, Phrase::new(what).number("n", 2)));
                }
                // One that may be acquired after another is told as another.
                (Some(_), Some(two)) if two.optional => {
                    left = &rest[1..];
                    told.push(self.node(node, Mood::Do));
                    told.push(self.acquire(two, Mood::May, Phrase::new("what-another-region")));
                }
                _ => told.push(self.node(node, Mood::Do)),
            }
        }
        told.iter().map(|told| sentence(told)).collect::<Vec<_>>().join(" ")
    }

    /// That regions are or may be acquired.
    fn acquire(&self, region: Region, mood: Mood, what: Phrase) -> String {
        let key = if region.exile { "act-acquire-exile" } else { "act-acquire" };
        let told = self.fill(key, Some(mood), &[("what", self.say(what))]);
        match mood {
            Mood::May => self.fill("text-may", Some(Mood::Do), &[("what", told)]),
            _ => told,
        }
    }

    /// Several parts in one clause. Tokens that are gained or paid one after another share a verb.
    fn clause(&self, nodes: &[Node], mood: Mood) -> String {
        let same = |one: &Node, next: &Node| verb(one).is_some() && verb(one) == verb(next);
        let parts = nodes.chunk_by(|one, next| same(one, next) || (verb(one).is_none() && one == next));
        let parts = parts.map(|alike| match (alike, verb(&alike[0])) {
            ([one, _], None) => self.fill("text-twice", None, &[("what", self.node(one, mood))]),
            ([_, _, ..], Some(key)) => {
                let tokens = alike.iter().map(|node| self.amount(node)).collect();
                self.fill(key, Some(mood), &[("what", self.joined(tokens))])
            }
            _ => self.node(&alike[0], mood),
        });
        self.joined(parts.collect())
    }

    /// The tokens an act gains or pays.
    fn amount(&self, node: &Node) -> String {
        match *node {
            Node::Act(Act::Gain { token, n, .. }) => self.tokens(token, n),
            Node::Act(Act::Pay { cost }) => {
                let paid = Token::ALL.into_iter().zip(cost).find(|&(_, n)| n > 0);
                paid.map_or_else(String::new, |(token, n)| self.tokens(token, n))
            }
            _ => String::new(),
        }
    }

    fn joined(&self, mut parts: Vec<String>) -> String {
        let Some(last) = parts.pop() else { return String::new() };
        let before = parts.into_iter().reduce(|a, b| self.fill("text-comma", None, &[("a", a), ("b", b)]));
        match before {
            Some(before) => self.fill("text-and", None, &[("a", before), ("b", last)]),
            None => last,
        }
    }

    fn either(&self, ways: &[Vec<Node>], mood: Mood) -> String {
        let mood = if mood == Mood::They { Mood::Do } else { mood };
        let ways = ways.iter().map(|way| match &way[..] {
            [one @ Node::May(_)] => self.node(one, Mood::Do),
            _ => self.clause(way, mood),
        });
        ways.reduce(|a, b| self.fill("text-or", None, &[("a", a), ("b", b)])).unwrap_or_default()
    }

    fn node(&self, node: &Node, mood: Mood) -> String {
        match node {
            Node::Act(act) => self.act(*act, mood),
            // What depends on a card that was moved is a sentence of its own.
            Node::Cost(costs, effect) if matches!(effect[..], [_, .., Node::If(Cond::Moved(_), _)]) => {
                let (last, before) = (&effect[effect.len() - 1], &effect[..effect.len() - 1]);
                let cost = self.node(&Node::Cost(costs.clone(), before.to_vec()), mood);
                format!("{cost}. {}", sentence(&self.node(last, Mood::Do)))
            }
            Node::Cost(costs, effect) => {
                // Some languages give the purpose, others go on in the same mood.
                let key = match (&costs[..], &effect[..]) {
                    ([Node::Choose(_)], _) => "text-cost-choice",
                    (_, [Node::Choose(_)]) => "text-cost-then",
                    _ => "text-cost",
                };
                let (cost, what) = (self.clause(costs, mood), self.clause(effect, Mood::May));
                let then = self.clause(effect, mood);
                let together = self.clause(&[&costs[..], effect].concat(), mood);
                let parts = [("cost", cost), ("what", what), ("then", then), ("together", together)];
                self.fill(key, None, &parts)
            }
            Node::May(body) => self.fill("text-may", Some(mood), &[("what", self.clause(body, Mood::May))]),
            Node::Choose(ways) => self.fill("text-choose", Some(mood), &[("what", self.either(ways, mood))]),
            Node::Each(_, _, body) if matches!(body[..], [Node::Act(Act::Give(_))]) => {
                self.say(Phrase::new("act-give"))
            }
            Node::Each(_, _, body) if matches!(body[..], [Node::Act(Act::Give(_)), Node::If(..)]) => {
                self.say(Phrase::new("act-give-mask"))
            }
            Node::PerDone(body) => {
                let key = if self.paid.get() { "text-per-paid" } else { "text-per-done" };
                self.fill(key, None, &[("what", self.clause(body, Mood::Do))])
            }
            Node::Each(who, may, body) => {
                let what = if *may {
                    self.fill("text-may", Some(Mood::They), &[("what", self.clause(body, Mood::May))])
                } else {
                    self.clause(body, Mood::They)
                };
                let key = if *who == Who::All { "text-all" } else { "text-others" };
                self.fill(key, None, &[("what", what)])
            }
            Node::If(Cond::State(false), body) if matches!(body[..], [Node::Each(..)]) => {
                self.fill("text-if-barbarian-others", None, &[("what", self.clause(body, Mood::Do))])
            }
            Node::If(cond, body) => self.given(*cond, &self.clause(body, Mood::Do)),
        }
    }

    /// What is done under a condition.
    fn given(&self, cond: Cond, what: &str) -> String {
        let phrase = match cond {
            Cond::State(true) => Phrase::new("text-if-empire"),
            Cond::State(false) => Phrase::new("text-if-barbarian"),
            Cond::InPlay(mask, 1) => Phrase::new("text-if-in-play").with("card", Arg::Term(self.name(mask))),
            Cond::InPlay(mask, n) => {
                Phrase::new("text-if-several").with("card", Arg::Term(self.name(mask))).number("n", n)
            }
            Cond::Tokens(token, n) => {
                let keys = ["text-if-materials", "text-if-population", "text-if-progress"];
                Phrase::new(keys[token as usize]).number("n", n)
            }
            Cond::Under(_, n) => Phrase::new("text-if-scrolls").number("n", n),
            Cond::NoneUnder => Phrase::new("text-if-no-quest"),
            Cond::Moved(mask) => Phrase::new(match content().filter(mask) {
                Filter::Not(_) => "text-if-no-production",
                _ => "text-if-attack",
            }),
        };
        self.say(phrase.with("what", Arg::Name(SIGNS[0]))).replace(SIGNS[0], what)
    }

    /// The name of the card or of the cards that a filter lets through.
    fn name(&self, mask: Mask) -> &'static str {
        match content().filter(mask) {
            Filter::Named(card) => card.design().key,
            Filter::Family(family) => content().family_key(family),
            _ => "nothing",
        }
    }

    fn when(&self, when: When) -> String {
        if when.verb == Verb::Leaves {
            return self.say(Phrase::new("when-leaves").with("card", Arg::Term(self.name(when.filter))));
        }
        let key = match (when.verb, when.from) {
            (Verb::Attacked, _) => "when-attacked",
            (Verb::Plays, None) => "when-plays",
            (Verb::Plays, Some(_)) => "when-plays-discard",
            (Verb::Gains, None) => "when-gains",
            (Verb::Gains, Some(_)) if when.holding == Some(Token::Population) => "when-gains-population",
            (Verb::Gains, Some(_)) => "when-gains-market",
            (Verb::Acquires, None) => "when-acquires",
            (Verb::Acquires, Some(_)) => "when-gains-exile",
            (Verb::FertileMaterials, _) => "when-fertile-materials",
            (Verb::PaysPopulation, _) => "when-pays-population",
            (Verb::Leaves, _) => "when-leaves",
            (Verb::Sinks, _) => "when-sinks",
            (Verb::DeckEmpties, _) => "when-deck-empties",
            (Verb::ReturnsUnrest, _) => "when-returns-unrest",
            (Verb::TakesUnrest, _) => "when-takes-unrest",
            (Verb::RiverMaterials, _) => "when-river-materials",
            (Verb::LooksFame, _) => "when-looks-fame",
        };
        self.fill(key, None, &[("what", self.what(when.filter))])
    }

    fn tokens(&self, token: Token, n: u8) -> String {
        let key = ["tokens-materials", "tokens-population", "tokens-progress"][token as usize];
        self.say(Phrase::new(key).number("n", n))
    }

    fn cards(&self, n: u8) -> String {
        self.say(Phrase::new("cards-n").number("n", n))
    }

    /// What a filter lets through, as an object.
    fn what(&self, mask: Mask) -> String {
        const SUITS: [&str; 6] = [
            "what-uncivilised",
            "what-civilised",
            "what-region",
            "what-tributary",
            "what-fame",
            "what-unrest",
        ];
        const ICONS: [&str; 8] = [
            "what-city",
            "what-metropolis",
            "what-scroll",
            "what-knight",
            "what-mask",
            "what-production",
            "what-fertile",
            "what-river",
        ];
        let list = |bits: u8, keys: &[&'static str]| {
            let chosen = keys.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1);
            let said = chosen.map(|(_, key)| self.say(Phrase::new(key)));
            said.reduce(|a, b| self.fill("what-or", None, &[("a", a), ("b", b)])).unwrap_or_default()
        };
        match content().filter(mask) {
            Filter::All => self.say(Phrase::new("what-all")),
            Filter::Suits(suits) if suits & !suit::MARKET == 0 => self.suits(suits),
            Filter::Suits(suits) => list(suits, &SUITS),
            Filter::Icons(FERTILE_OR_RIVER) => self.say(Phrase::new("what-fertile-river")),
            Filter::Icons(icons) => list(icons, &ICONS),
            Filter::Pinned => self.say(Phrase::new("what-pinned")),
            Filter::Fixture => self.say(Phrase::new("what-fixture")),
            Filter::Attack => self.say(Phrase::new("what-attack")),
            Filter::Variable => self.say(Phrase::new("what-variable")),
            Filter::Only(empire) => {
                self.say(Phrase::new(if empire { "what-only-empire" } else { "what-only-barbarian" }))
            }
            Filter::Either(one, other) => {
                let [a, b] = [one, other].map(|card| {
                    self.fill("what-named", None, &[("what", self.say(Phrase::new(card.design().key)))])
                });
                self.fill("what-or", None, &[("a", a), ("b", b)])
            }
            Filter::Family(family) => {
                let name = self.say(Phrase::new(content().family_key(family)));
                self.fill("what-named", None, &[("what", name)])
            }
            Filter::Named(card) => self.say(Phrase::new(card.design().key)),
            Filter::Not(mask) => self.fill("what-not", None, &[("what", self.what(mask))]),
        }
    }

    fn suits(&self, suits: u8) -> String {
        const SUITS: [&str; 4] = ["what-uncivilised", "what-civilised", "what-region", "what-tributary"];
        const CIVIL: u8 = suit::UNCIVILISED | suit::CIVILISED;
        match suits {
            suit::MARKET => return self.say(Phrase::new("what-any")),
            CIVIL => return self.say(Phrase::new("what-civil")),
            _ => {}
        }
        let chosen = SUITS.iter().enumerate().filter(|(at, _)| suits >> at & 1 == 1);
        let said = chosen.map(|(_, key)| self.say(Phrase::new(key)));
        said.reduce(|a, b| self.fill("what-or", None, &[("a", a), ("b", b)])).unwrap_or_default()
    }

    fn per(&self, count: Count) -> Option<String> {
        let key = match count {
            Count::One => return None,
            Count::Icon(Icon::Production) => "per-production",
            Count::Icon(Icon::Fertile) => "per-fertile",
            Count::Icon(Icon::River) => "per-river",
            Count::Icon(icon) => unreachable!("no words for the number of {icon:?}"),
            Count::Cards(mask) => match content().filter(mask) {
                Filter::Suits(suit::REGION) => "per-region",
                Filter::Icons(CITY_OR_METROPOLIS) => "per-city-metropolis",
                other => unreachable!("no words for the number of {other:?}"),
            },
            Count::Garrisoned(_) => "per-garrisoned-knight",
            Count::Done => match self.trigger.and_then(|when| when.holding) {
                Some(Token::Population) => "per-population",
                Some(_) => "per-materials",
                None if self.returned.get() => "per-returned",
                None => "per-abandoned",
            },
        };
        Some(self.say(Phrase::new(key)))
    }

    fn act(&self, act: Act, mood: Mood) -> String {
        let plain = |key| self.fill(key, Some(mood), &[]);
        let with = |key, what: String| self.fill(key, Some(mood), &[("what", what)]);
        match act {
            Act::Gain { token, n, per } => match self.per(per) {
                None => with("act-gain", self.tokens(token, n)),
                Some(per) => {
                    self.fill("act-gain-per", Some(mood), &[("what", self.tokens(token, n)), ("per", per)])
                }
            },
            Act::Actions(n) => with("act-actions", self.say(Phrase::new("actions-n").number("n", n))),
            Act::Refund => plain("act-refund"),
            Act::Pay { .. } => with("act-pay", self.amount(&Node::Act(act))),
            Act::Spend(n) => with("act-spend", self.say(Phrase::new("actions-n").number("n", n))),
            Act::Draw { n, per, able, optional } => {
                self.drawn.set(n);
                if let Some(per) = self.per(per) {
                    return self.fill("act-draw-per", Some(mood), &[("what", self.cards(n)), ("per", per)]);
                }
                let key = match (optional, able) {
                    (false, false) => "act-draw",
                    (false, true) => "act-draw-able",
                    (true, false) => "act-draw-up-to",
                    (true, true) => "act-draw-up-to-able",
                };
                with(key, self.cards(n))
            }
            Act::Pick(pick) => self.pick(pick, mood),
            Act::Give(_) => self.say(Phrase::new("act-give")),
            Act::Own(zone) => plain(match zone {
                Zone::History => "own-history",
                Zone::Hand => "own-hand",
                Zone::Exile => "own-exile",
                Zone::Pile => "own-pile",
                Zone::Discard => "own-discard",
                Zone::Sunken => "own-sunken",
                zone => unreachable!("no words for a card that goes to {zone:?} itself"),
            }),
            Act::TakeUnrest => plain("act-take-unrest"),
            Act::Acquire { holding: Some(Token::Population), filter, .. } => {
                with("act-acquire-holding-population", self.what(filter))
            }
            Act::Acquire { holding: Some(_), .. } => plain("act-acquire-holding"),
            Act::Acquire { filter, from, .. } => with(
                match from {
                    Source::Market => "act-acquire",
                    Source::Both => "act-acquire-exile",
                    Source::Exile => "act-acquire-from-exile",
                },
                self.what(filter),
            ),
            Act::BreakThrough { filter, exile } => {
                with(if exile { "act-break-through-exile" } else { "act-break-through" }, self.what(filter))
            }
            Act::PayAll { token, least } => with("act-pay-all", self.tokens(token, least)),
            Act::PayUpTo { token, n } => {
                self.paid.set(true);
                with("act-pay-up-to", self.tokens(token, n))
            }
            Act::MoveAll(pick) if pick.to == Zone::Pile => plain("act-return-under"),
            Act::MoveAll(_) => plain("act-show-attacks"),
            Act::Store(n) => with("act-store", self.tokens(Token::Progress, n)),
            Act::Become(card) => with("act-become", self.say(Phrase::new(card.design().key))),
            Act::BecomeEmpire => plain("act-become-empire"),
            Act::Look { at: Zone::Fame, n } => with("act-look-fame", self.cards(n)),
            Act::Look { .. } => plain("act-look-nation"),
            Act::Deal { from: Zone::Fame, .. } => plain("act-take-fame"),
            Act::Deal { to: Zone::Nation, .. } => plain("act-bury-nation"),
            Act::Deal { .. } => plain("act-advance-nation"),
            Act::ShuffleNation => plain("act-shuffle-nation"),
            Act::Develop { free } => plain(if free { "act-develop-free" } else { "act-develop" }),
            Act::Steal { token, n, from, unrest } => {
                let key = match from {
                    _ if unrest => "act-steal-unrest",
                    Victim::Everyone => "act-steal",
                    Victim::WithRegion => "act-steal-region",
                    Victim::Empire => "act-steal-empire",
                };
                with(key, self.tokens(token, n))
            }
            Act::PlayIt => plain("act-play-it"),
            Act::PlayFrom { filter, .. } if matches!(content().filter(filter), Filter::Only(_)) => {
                plain("act-play-empire")
            }
            Act::PlayFrom { zone, filter } => {
                let key = if zone == Zone::Hand { "act-play-hand" } else { "act-play-discard" };
                with(key, self.what(filter))
            }
            Act::Resolve { under: true, .. } => plain("act-garrison-self"),
            Act::Resolve { .. } => plain("act-copy"),
            Act::Swap(Zone::Market, _) => plain("act-swap-exile"),
            Act::Swap(..) => plain("act-swap-nation"),
            Act::AddToken { token, n } => with("act-add", self.tokens(token, n)),
            Act::Gamble => plain("act-gamble"),
            Act::Treat(Icon::River) => plain("act-treat-river"),
            Act::Treat(_) => plain("act-treat"),
            Act::WaiveEmpire => plain("act-waive"),
            Act::EndGame => plain("act-end-game"),
            Act::Avoid { unless_paid: false } => plain("act-avoid"),
            Act::Avoid { unless_paid: true } => plain("act-avoid-unless"),
        }
    }
}

/// The text of every effect that questions and answers name, by its key. The word files `effects.*.ftl` keep them.
pub fn effects(say: Say<'_>) -> Vec<(&'static str, String)> {
    content().effects.iter().map(|said| (said.key, effect_text(said, say))).collect()
}

/// A way and what a token is spent for are sentences; what is offered stands in the sentence of a question.
fn effect_text(said: &Said, say: Say<'_>) -> String {
    let teller = Teller::new(say, said.when);
    match said.offered {
        true => teller.clause(&said.nodes, Mood::May),
        false => teller.sentences(&said.nodes),
    }
}
