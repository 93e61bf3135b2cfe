//! The text of a card, made from its programs.
//!
//! Every part is a phrase of the word files. A phrase that contains others speaks of them by a sign that no text
//! has, and the parts are put there once they are said: so all grammar is in the word files.

use kernel::{Arg, Phrase};

use crate::card::Card;
use crate::content::{Points, Tally, When, content};
use crate::program::{Act, Count, Filter, Icon, Mask, Node, Op, Pick, Token, Victim, Who, Zone, suit};
use crate::view::FrameView;

/// Puts a phrase into a language.
pub type Say<'a> = &'a dyn Fn(&Phrase) -> String;

/// How a verb stands in its sentence: as a command, as an infinitive, or told of somebody.
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

/// The text of a card, line by line: what it does, and its points last.
pub fn text(card: Card, say: Say<'_>) -> Vec<String> {
    let teller = Teller { say, trigger: None };
    let design = card.design();
    let mut lines = Vec::new();
    for &(zone, card) in &design.needs {
        let key = if zone == Zone::Play { "text-needs-play" } else { "text-needs-history" };
        lines.push(say(&Phrase::new(key).with("card", Arg::Term(card.design().key))));
    }
    if design.never_played {
        lines.push(say(&Phrase::new("text-never-played")));
    }
    if design.never_garrisoned {
        lines.push(say(&Phrase::new("text-never-garrisoned")));
    }
    if design.free {
        lines.push(say(&Phrase::new("text-free")));
    }
    if let Some(program) = &design.play {
        lines.push(teller.sentences(&program.nodes));
    }
    for reaction in &design.reactions {
        let teller = Teller { say, trigger: Some(reaction.when) };
        let when = say(&Phrase::new(WHEN[reaction.when as usize]));
        let key = if reaction.exhaust { "text-react" } else { "text-when" };
        lines.push(teller.line(key, &[("when", when)], &reaction.program.nodes));
    }
    lines.extend(modifiers(card, &teller));
    for (key, program) in [
        ("text-exhaust", &design.exhaust),
        ("text-solstice", &design.solstice),
        ("text-gained", &design.gained),
    ] {
        if let Some(program) = program {
            lines.push(teller.line(key, &[], &program.nodes));
        }
    }
    lines.extend(points(card, &teller));
    lines
}

const WHEN: [&str; 11] = [
    "when-attacked",
    "when-plays-region",
    "when-plays-discarded-region",
    "when-plays-attack",
    "when-gains-uncivilised",
    "when-gains-materials",
    "when-gains-exiled-region",
    "when-returns-unrest",
    "when-takes-unrest",
    "when-river-materials",
    "when-looks-fame",
];

fn modifiers(card: Card, teller: &Teller<'_>) -> Vec<String> {
    let modifiers = &card.design().modifiers;
    let mut lines = Vec::new();
    let mut passive =
        |what: String| lines.push(sentence(&teller.fill("text-passive", None, &[("what", what)])));
    if modifiers.hand_size > 0 {
        passive(teller.say(Phrase::new("mod-hand-size").number("n", modifiers.hand_size)));
    }
    for &mask in &modifiers.tame {
        passive(match content().filter(mask) {
            Filter::Attack => teller.say(Phrase::new("mod-tame-attack")),
            _ => teller.fill("mod-tame", None, &[("what", teller.what(mask))]),
        });
    }
    if modifiers.exile_regions {
        passive(teller.say(Phrase::new("mod-exile-regions")));
    }
    if modifiers.cheap_unrest {
        passive(teller.say(Phrase::new("mod-cheap-unrest")));
    }
    if modifiers.no_history {
        passive(teller.say(Phrase::new("mod-no-history")));
    }
    if let Some((token, n)) = modifiers.adds {
        passive(teller.fill("mod-adds", None, &[("what", teller.tokens(token, n))]));
    }
    if modifiers.looks > 0 {
        passive(teller.say(Phrase::new("mod-looks")));
    }
    if modifiers.amnesty > 0 {
        lines.push(teller.say(Phrase::new("mod-amnesty").number("n", modifiers.amnesty)));
    }
    lines
}

fn points(card: Card, teller: &Teller<'_>) -> Option<String> {
    let tally = |tally: Tally| Arg::Term(tally_key(tally));
    let phrase = match &card.design().points {
        Points::Fixed(0) => return None,
        Points::Fixed(n) => Phrase::new("vp-fixed").number("n", *n),
        Points::Where { zone, there, elsewhere } => {
            let key = if *zone == Zone::Play { "vp-play" } else { "vp-history" };
            Phrase::new(key).number("n", *there).number("m", *elsewhere)
        }
        Points::Per(terms) => {
            let (n, per, what) = terms[0];
            let phrase = |key| Phrase::new(key).number("n", n).number("per", per).with("what", tally(what));
            match terms.get(1) {
                None => phrase("vp-per"),
                Some(&(m, also, other)) => {
                    phrase("vp-two").number("m", m).number("also", also).with("other", tally(other))
                }
            }
        }
    };
    Some(teller.say(phrase))
}

fn tally_key(tally: Tally) -> &'static str {
    const SUITS: [&str; 6] = [
        "tally-uncivilised",
        "tally-civilised",
        "tally-region",
        "tally-tributary",
        "tally-fame",
        "tally-unrest",
    ];
    const FERTILE: u8 = 1 << Icon::Fertile as u8;
    const RIVER: u8 = 1 << Icon::River as u8;
    match tally {
        Tally::Token(token) => ["tally-materials", "tally-population", "tally-progress"][token as usize],
        Tally::Suit(suit) => SUITS[suit as usize],
        Tally::Icons(FERTILE) => "tally-fertile",
        Tally::Icons(RIVER) => "tally-river",
        Tally::Icons(icons) if icons & (FERTILE | RIVER) != 0 => "tally-fertile-river",
        Tally::Icons(_) => "tally-city-metropolis",
        Tally::Cards => "tally-cards",
        Tally::History => "tally-history",
        Tally::Garrison => "tally-garrison",
        Tally::Fixtures => "tally-fixtures",
        Tally::Variable => "tally-variable",
        Tally::RivalUnrest => "tally-rival-unrest",
    }
}

/// The first letter large, and a full stop.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    let stop = if text.ends_with('.') { "" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
}

/// Signs that stand for parts until these are said; from a private area of Unicode, so no text has them.
const SIGNS: [&str; 4] = ["\u{e000}", "\u{e001}", "\u{e002}", "\u{e003}"];

struct Teller<'a> {
    say: Say<'a>,
    /// What a reaction waits for: it decides what is counted.
    trigger: Option<When>,
}

impl Teller<'_> {
    fn say(&self, phrase: Phrase) -> String {
        (self.say)(&phrase)
    }

    /// Says a phrase that speaks of parts said before.
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
        let sentences: Vec<String> = nodes.iter().map(|node| sentence(&self.node(node, Mood::Do))).collect();
        sentences.join(" ")
    }

    /// Several parts in one clause.
    fn clause(&self, nodes: &[Node], mood: Mood) -> String {
        let mut parts: Vec<String> = nodes.iter().map(|node| self.node(node, mood)).collect();
        let Some(last) = parts.pop() else { return String::new() };
        let before = parts.into_iter().reduce(|a, b| self.fill("text-comma", None, &[("a", a), ("b", b)]));
        match before {
            Some(before) => self.fill("text-and", None, &[("a", before), ("b", last)]),
            None => last,
        }
    }

    fn node(&self, node: &Node, mood: Mood) -> String {
        match node {
            Node::Act(act) => self.act(*act, mood),
            Node::Cost(costs, effect) => {
                // Some languages give the purpose, others go on in the same mood.
                let (cost, what) = (self.clause(costs, mood), self.clause(effect, Mood::May));
                let then = self.clause(effect, mood);
                self.fill("text-cost", None, &[("cost", cost), ("what", what), ("then", then)])
            }
            Node::May(body) => self.fill("text-may", Some(mood), &[("what", self.clause(body, Mood::May))]),
            Node::Choose(ways) => {
                let ways = ways.iter().map(|way| self.clause(way, Mood::Do));
                let either = ways.reduce(|a, b| self.fill("text-or", None, &[("a", a), ("b", b)]));
                self.fill("text-choose", Some(mood), &[("what", either.unwrap_or_default())])
            }
            Node::Each(_, _, body) if matches!(body[..], [Node::Act(Act::Give(_))]) => {
                self.say(Phrase::new("act-give"))
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
            Node::If(empire, body) => {
                let key = if *empire { "text-if-empire" } else { "text-if-barbarian" };
                self.fill(key, None, &[("what", self.clause(body, Mood::Do))])
            }
        }
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
        const FERTILE_OR_RIVER: u8 = 1 << Icon::Fertile as u8 | 1 << Icon::River as u8;
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
            Filter::Named(card) => self.say(Phrase::new(card.design().key)),
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
            Count::Icon(_) => "per-river",
            Count::Cards(mask) => match content().filter(mask) {
                Filter::Suits(_) => "per-region",
                _ => "per-city-metropolis",
            },
            Count::Done if self.trigger == Some(When::GainsMaterials) => "per-materials",
            Count::Done => "per-abandoned",
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
            Act::Pay { cost } => {
                let paid = Token::ALL.into_iter().zip(cost).find(|&(_, n)| n > 0);
                with("act-pay", paid.map_or_else(String::new, |(token, n)| self.tokens(token, n)))
            }
            Act::Spend(n) => with("act-spend", self.say(Phrase::new("actions-n").number("n", n))),
            Act::Draw { n, per, able, optional } => {
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
            Act::DiscardDrawn => plain("act-discard-drawn"),
            Act::Pick(pick) => self.pick(pick, mood),
            Act::Give(_) => self.say(Phrase::new("act-give")),
            Act::Own(zone) => plain(match zone {
                Zone::History => "own-history",
                Zone::Hand => "own-hand",
                Zone::Exile => "own-exile",
                Zone::Pile => "own-pile",
                _ => "own-discard",
            }),
            Act::It(zone) => plain(match zone {
                Zone::Top => "it-top",
                Zone::History => "it-history",
                _ => "it-discard",
            }),
            Act::TakeUnrest => plain("act-take-unrest"),
            Act::Acquire { holding: true, .. } => plain("act-acquire-holding"),
            Act::Acquire { filter, exile, .. } => {
                with(if exile { "act-acquire-exile" } else { "act-acquire" }, self.what(filter))
            }
            Act::BreakThrough { suits } => with("act-break-through", self.suits(suits)),
            Act::ExileMarket => plain("act-exile-market"),
            Act::LookFame(n) => with("act-look-fame", self.cards(n)),
            Act::TakeFame => plain("act-take-fame"),
            Act::LookNation => plain("act-look-nation"),
            Act::ShuffleNation => plain("act-shuffle-nation"),
            Act::BuryNation => plain("act-bury-nation"),
            Act::AdvanceNation => plain("act-advance-nation"),
            Act::Find(filter) => with("act-find", self.what(filter)),
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
            Act::PlayFrom { zone, filter } => {
                let key = if zone == Zone::Hand { "act-play-hand" } else { "act-play-discard" };
                with(key, self.what(filter))
            }
            Act::GarrisonSelf(_) => plain("act-garrison-self"),
            Act::SwapExile => plain("act-swap-exile"),
            Act::SwapNation => plain("act-swap-nation"),
            Act::AddToken { token, n } => with("act-add", self.tokens(token, n)),
            Act::Gamble => plain("act-gamble"),
            Act::Treat(_) => plain("act-treat"),
            Act::CopyExhaust => plain("act-copy"),
            Act::WaiveEmpire => plain("act-waive"),
            Act::EndGame => plain("act-end-game"),
            Act::Avoid => plain("act-avoid"),
            Act::AvoidUnless => plain("act-avoid-unless"),
        }
    }

    fn pick(&self, pick: Pick, mood: Mood) -> String {
        let (hand, discard) = (Zone::Hand.bit(), Zone::Discard.bit());
        let plain = |key| self.fill(key, Some(mood), &[]);
        let with = |key, what: String| self.fill(key, Some(mood), &[("what", what)]);
        match (pick.from, pick.to) {
            (from, Zone::Pile) if from == hand => plain("act-return-hand"),
            (from, Zone::Pile) if from == discard => plain("act-return-discard"),
            (_, Zone::Pile) => {
                let phrase = Phrase::new("act-return-both").with("mood", mood.arg());
                self.say(phrase.number("n", pick.n))
            }
            (_, Zone::Garrison) => plain("act-garrison"),
            (from, to) if from == Zone::Play.bit() => {
                let named = matches!(content().filter(pick.filter), Filter::Named(_));
                let what = match pick.n {
                    1 if named && to != Zone::History => {
                        self.fill("what-named", None, &[("what", self.what(pick.filter))])
                    }
                    1 => self.what(pick.filter),
                    n => self.say(Phrase::new("what-regions").number("n", n)),
                };
                with(
                    match to {
                        Zone::Hand => "act-recall",
                        Zone::History => "act-history-named",
                        _ => "act-abandon",
                    },
                    what,
                )
            }
            (from, Zone::History) if from == hand => plain("act-history-hand"),
            (from, Zone::History) if from == discard => plain("act-history-discard"),
            (_, Zone::History) => plain("act-history-both"),
            (from, Zone::Top) if from == hand => with("act-top", self.cards(pick.n)),
            (_, Zone::Top) => with("act-stack", self.what(pick.filter)),
            (from, Zone::Hand) if from == discard => with("act-take-discard", self.what(pick.filter)),
            (_, Zone::Hand) => plain("act-take-history"),
            _ => with("act-discard", self.cards(pick.n)),
        }
    }
}

/// What each way of the choice says that a program stands at; `Action::Way` counts them.
pub fn ways(frame: &FrameView, say: Say<'_>) -> Vec<String> {
    let (Some(card), pc) = (frame.card, frame.step.0) else { return Vec::new() };
    let design = card.design();
    let mut programs: Vec<&crate::content::Program> =
        [&design.play, &design.exhaust, &design.solstice, &design.gained].into_iter().flatten().collect();
    programs.extend(design.reactions.iter().map(|reaction| &reaction.program));
    let teller = Teller { say, trigger: None };
    let owner =
        programs.into_iter().filter(|program| program.start <= pc).max_by_key(|program| program.start);
    let Some(program) = owner else { return Vec::new() };
    // Choices stand in the code in the order they are told.
    let code = &content().code;
    let before = (program.start..pc).filter(|&at| matches!(code[at as usize], Op::Choose { .. })).count();
    let mut found = Vec::new();
    choices(&program.nodes, &mut found);
    let ways: &[Vec<Node>] = found.get(before).copied().unwrap_or_default();
    ways.iter().map(|way| sentence(&teller.clause(way, Mood::Do))).collect()
}

fn choices<'a>(nodes: &'a [Node], into: &mut Vec<&'a [Vec<Node>]>) {
    for node in nodes {
        match node {
            Node::Act(_) => {}
            Node::Cost(costs, effect) => {
                choices(costs, into);
                choices(effect, into);
            }
            Node::May(body) | Node::Each(_, _, body) | Node::If(_, body) => choices(body, into),
            Node::Choose(ways) => {
                into.push(ways);
                ways.iter().for_each(|way| choices(way, into));
            }
        }
    }
}
