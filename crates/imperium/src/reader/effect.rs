//! Reads effects: from words to instructions.

use std::collections::VecDeque;

use content::{Line, Result as Read};

use super::check::validate;
use super::{BYTE, Reader, amount, token_of, zone};
use crate::content::{Program, When};
use crate::program::{
    Act, Compiler, Cond, Count, DRAWN, Filter, Icon, Mask, Node, Pick, Said, Source, Under, Victim, Who,
    Zone, native, suit,
};

impl Reader {
    pub(super) fn filter(&mut self, line: &Line, text: &str) -> Read<Mask> {
        let filter = match text {
            "any" => Filter::Suits(suit::MARKET),
            "pinned" => Filter::Pinned,
            "fixture" => Filter::Fixture,
            "attack" => Filter::Attack,
            "variable" => Filter::Variable,
            "only-barbarian" => Filter::Only(false),
            "only-empire" => Filter::Only(true),
            "*" => Filter::All,
            _ if let Some(other) = text.strip_prefix("no-") => Filter::Not(self.filter(line, other)?),
            _ if let Some(at) = self.families.iter().position(|family| *family == text) => {
                Filter::Family(at as u8)
            }
            _ => {
                let (mut suits, mut icons) = (0, 0);
                for word in text.split('/') {
                    if let Some(at) = suit::NAMES.iter().position(|name| *name == word) {
                        suits |= 1 << at;
                    } else if let Some(at) = Icon::NAMES.iter().position(|name| *name == word) {
                        icons |= 1 << at;
                    }
                }
                match (suits, icons) {
                    (0, 0) => match text.split_once('/') {
                        None => Filter::Named(self.named(line, text)?),
                        Some((one, other)) => {
                            Filter::Either(self.named(line, one)?, self.named(line, other)?)
                        }
                    },
                    (suits, 0) => Filter::Suits(suits),
                    (0, icons) => Filter::Icons(icons),
                    _ => return line.wrong(format!("'{text}' mixes suits and symbols")),
                }
            }
        };
        let at = self.filters.iter().position(|known| *known == filter).unwrap_or_else(|| {
            self.filters.push(filter);
            self.filters.len() - 1
        });
        if at > BYTE {
            return line.wrong("more than 256 different filters");
        }
        Ok(Mask(at as u8))
    }

    pub(super) fn program(
        &mut self,
        line: &Line,
        card: &'static str,
        text: &str,
        when: Option<(When, bool)>,
    ) -> Read<Program> {
        let spaced = ["(", ")", "[", "]", "|", ";", "&"]
            .iter()
            .fold(text.to_owned(), |text, sign| text.replace(sign, &format!(" {sign} ")));
        let mut words: VecDeque<String> = spaced.split_whitespace().map(str::to_owned).collect();
        let nodes = self.sequence(line, &mut words)?;
        if let Some(left) = words.front() {
            return line.wrong(format!("'{left}' is left over"));
        }
        if nodes.is_empty() {
            return line.wrong("an effect does something");
        }
        validate(line, &nodes, false)?;
        let start = self.code.len() as u16;
        let known = format!("effect-{card}");
        let same = |effect: &&Said| effect.key.rsplit_once('-').is_some_and(|(before, _)| before == known);
        let number = self.effects.iter().filter(same).count() as u8;
        let react = when.is_some_and(|(_, exhaust)| exhaust);
        let when = when.map(|(when, _)| when);
        let (code, effects) = (&mut self.code, &mut self.effects);
        Compiler { code, effects, card, number, when }.program(&nodes, react);
        if self.code.len() - usize::from(start) > BYTE || self.code.len() > usize::from(native::BOT) {
            return line.wrong(format!("an effect has at most {BYTE} operations"));
        }
        let price = Node::price(&nodes, false);
        let tells = nodes.iter().any(Node::tells);
        Ok(Program { nodes, start, price, tells })
    }

    fn sequence(&mut self, line: &Line, words: &mut VecDeque<String>) -> Read<Vec<Node>> {
        let mut nodes = Vec::new();
        loop {
            let mut group = self.item(line, words)?;
            while words.front().is_some_and(|word| word == "&") {
                words.pop_front();
                group.extend(self.item(line, words)?);
            }
            if words.front().is_some_and(|word| word == "=>") {
                words.pop_front();
                let effect = self.item(line, words)?;
                nodes.push(Node::Cost(group, effect));
            } else {
                nodes.extend(group);
            }
            match words.front().map(String::as_str) {
                Some(";") => words.pop_front(),
                _ => return Ok(nodes),
            };
        }
    }

    fn parenthesised(&mut self, line: &Line, words: &mut VecDeque<String>) -> Read<Vec<Node>> {
        expect(line, words, "(")?;
        let nodes = self.sequence(line, words)?;
        expect(line, words, ")")?;
        Ok(nodes)
    }

    fn item(&mut self, line: &Line, words: &mut VecDeque<String>) -> Read<Vec<Node>> {
        let word = words.front().cloned().unwrap_or_default();
        let node = match word.as_str() {
            "(" => return self.parenthesised(line, words),
            "may" | "others" | "others-may" | "all" | "all-may" | "if-barbarian" | "if-empire"
            | "per-done" => {
                words.pop_front();
                let body = self.parenthesised(line, words)?;
                match word.as_str() {
                    "may" => Node::May(body),
                    "others" => Node::Each(Who::Others, false, body),
                    "others-may" => Node::Each(Who::Others, true, body),
                    "all" => Node::Each(Who::All, false, body),
                    "all-may" => Node::Each(Who::All, true, body),
                    "per-done" => Node::PerDone(body),
                    "if-barbarian" => Node::If(Cond::State(false), body),
                    _ => Node::If(Cond::State(true), body),
                }
            }
            "if" => {
                words.pop_front();
                let mut told = Vec::new();
                while words.front().is_some_and(|word| word != "(") {
                    told.extend(words.pop_front());
                }
                let cond = self.cond(line, &told.iter().map(String::as_str).collect::<Vec<_>>())?;
                Node::If(cond, self.parenthesised(line, words)?)
            }
            "choose" => {
                words.pop_front();
                expect(line, words, "[")?;
                let mut ways = vec![self.sequence(line, words)?];
                while words.front().is_some_and(|word| word == "|") {
                    words.pop_front();
                    ways.push(self.sequence(line, words)?);
                }
                expect(line, words, "]")?;
                if ways.len() < 2 {
                    return line.wrong("a choice has at least two ways");
                }
                Node::Choose(ways)
            }
            _ => Node::Act(self.act(line, words)?),
        };
        Ok(vec![node])
    }

    fn cond(&mut self, line: &Line, told: &[&str]) -> Read<Cond> {
        Ok(match *told {
            ["in-play", filter] => Cond::InPlay(self.filter(line, filter)?, 1),
            ["in-play", filter, n] => Cond::InPlay(self.filter(line, filter)?, amount(line, n)?),
            ["has", n, token] => Cond::Tokens(token_of(line, token)?, line.number(n, 1..=50)?),
            ["under", filter, n] => Cond::Under(self.filter(line, filter)?, amount(line, n)?),
            ["none-under"] => Cond::NoneUnder,
            ["moved", filter] => Cond::Moved(self.filter(line, filter)?),
            _ => return line.wrong(format!("no effect depends on '{}'", told.join(" "))),
        })
    }

    fn act(&mut self, line: &Line, words: &mut VecDeque<String>) -> Read<Act> {
        let mut taken = Vec::new();
        while words
            .front()
            .is_some_and(|word| !matches!(word.as_str(), "(" | ")" | "[" | "]" | "|" | ";" | "&" | "=>"))
        {
            taken.extend(words.pop_front());
        }
        let taken: Vec<&str> = taken.iter().map(String::as_str).collect();
        Ok(match taken[..] {
            ["gain", n, "action"] => Act::Actions(amount(line, n)?),
            ["gain", n, token] => {
                Act::Gain { token: token_of(line, token)?, n: amount(line, n)?, per: Count::One }
            }
            ["gain", n, token, "per", count] => Act::Gain {
                token: token_of(line, token)?,
                n: amount(line, n)?,
                per: self.count(line, count)?,
            },
            ["pay", n, token] => {
                let mut cost = [0; 3];
                cost[token_of(line, token)? as usize] = amount(line, n)?;
                Act::Pay { cost }
            }
            ["pay-all", token, least] => {
                Act::PayAll { token: token_of(line, token)?, least: amount(line, least)? }
            }
            ["pay-up-to", n, token] => Act::PayUpTo { token: token_of(line, token)?, n: amount(line, n)? },
            ["store", n, "progress"] => Act::Store(amount(line, n)?),
            ["spend", n] => Act::Spend(amount(line, n)?),
            ["refund", "1"] => Act::Refund,
            ["draw", n, "per", count] => {
                Act::Draw { n: amount(line, n)?, per: self.count(line, count)?, able: false, optional: false }
            }
            ["draw", n, ref rest @ ..] => Act::Draw {
                n: amount(line, n)?,
                per: Count::One,
                able: rest.contains(&"able"),
                optional: rest.contains(&"optional"),
            },
            ["discard", n] => self.pick(line, "hand", "*", n, Zone::Discard)?,
            ["discard", filter, n] => self.pick(line, "hand", filter, n, Zone::Discard)?,
            ["sink", "discard"] => self.pick(line, "discard", "*", "1", Zone::Sunken)?,
            ["sink", filter] => self.pick(line, "play", filter, "1", Zone::Sunken)?,
            ["abandon", filter] => self.pick(line, "play", filter, "1", Zone::Discard)?,
            ["abandon", filter, n] => self.pick(line, "play", filter, n, Zone::Discard)?,
            ["abandon", filter, n, "optional"] => {
                optional(self.pick(line, "play", filter, n, Zone::Discard)?)
            }
            ["abandon", filter, "holding", held] => {
                let held = self.filter(line, held)?;
                match self.pick(line, "play", filter, "1", Zone::Discard)? {
                    Act::Pick(pick) => Act::Pick(Pick { holding: Some(held), ..pick }),
                    other => other,
                }
            }
            ["recall", filter] => self.pick(line, "play", filter, "1", Zone::Hand)?,
            ["garrison", "hand"] => self.pick(line, "hand", "*", "1", Zone::Garrison)?,
            ["garrison", filter] => self.pick(line, "hand", filter, "1", Zone::Garrison)?,
            ["return", "self"] => Act::Own(Zone::Pile),
            ["return", from] => self.pick(line, from, "unrest", "1", Zone::Pile)?,
            ["return", from, n, "optional"] => optional(self.pick(line, from, "unrest", n, Zone::Pile)?),
            ["give", from] => match self.pick(line, from, "*", "1", Zone::Hand)? {
                Act::Pick(pick) => Act::Give(pick),
                other => other,
            },
            ["move", "self", "to", to] => Act::Own(zone(line, to)?),
            ["move", "in-play", name, "to", to] => self.pick(line, "play", name, "1", zone(line, to)?)?,
            ["move", from, "to", to] => self.pick(line, from, "*", "1", zone(line, to)?)?,
            ["move", from, "to", to, n] => self.pick(line, from, "*", n, zone(line, to)?)?,
            ["move", from, "to", to, n, "optional"] => {
                optional(self.pick(line, from, "*", n, zone(line, to)?)?)
            }
            ["move", from, filter, "to", to] => self.pick(line, from, filter, "1", zone(line, to)?)?,
            ["move", from, filter, "to", to, "any"] => {
                match self.pick(line, from, filter, "1", zone(line, to)?)? {
                    Act::Pick(pick) => Act::Pick(Pick { n: 250, optional: true, ..pick }),
                    other => other,
                }
            }
            ["move", from, filter, "to", to, n] => self.pick(line, from, filter, n, zone(line, to)?)?,
            ["move", from, filter, "to", to, n, "optional"] => {
                optional(self.pick(line, from, filter, n, zone(line, to)?)?)
            }
            ["move-all", from, filter, "to", to] => {
                match self.pick(line, from, filter, "1", zone(line, to)?)? {
                    Act::Pick(pick) => Act::MoveAll(pick),
                    other => other,
                }
            }
            ["take-unrest"] => Act::TakeUnrest,
            ["develop"] => Act::Develop { free: false },
            ["develop-free"] => Act::Develop { free: true },
            _ => return self.common_act(line, &taken),
        })
    }

    /// Instructions about more than own tokens and cards.
    fn common_act(&mut self, line: &Line, taken: &[&str]) -> Read<Act> {
        Ok(match *taken {
            ["acquire", filter] => {
                Act::Acquire { filter: self.filter(line, filter)?, holding: None, from: Source::Market }
            }
            ["acquire", filter, "or-exile"] => {
                Act::Acquire { filter: self.filter(line, filter)?, holding: None, from: Source::Both }
            }
            ["acquire", filter, "from-exile"] => {
                Act::Acquire { filter: self.filter(line, filter)?, holding: None, from: Source::Exile }
            }
            ["acquire", filter, "holding", token] => Act::Acquire {
                filter: self.filter(line, filter)?,
                holding: Some(token_of(line, token)?),
                from: Source::Market,
            },
            ["break-through", wanted, ref rest @ ..] => {
                let filter = self.filter(line, wanted)?;
                let exile = match rest {
                    [] => false,
                    ["or-exile"] => true,
                    _ => return line.wrong("break through from where?"),
                };
                match self.filters[filter.0 as usize] {
                    Filter::Suits(suits) if suits & !suit::MARKET == 0 => Act::BreakThrough { filter, exile },
                    Filter::Variable => Act::BreakThrough { filter, exile },
                    _ => return line.wrong(format!("no one breaks through for '{wanted}'")),
                }
            }
            ["exile", "market"] => self.pick(line, "market", "*", "1", Zone::Exile)?,
            ["find", filter] => self.pick(line, EVERYWHERE, filter, "1", Zone::Hand)?,
            ["find", filter, "to", to] => self.pick(line, EVERYWHERE, filter, "1", zone(line, to)?)?,
            ["find", filter, "in", from, "to", to] => self.pick(line, from, filter, "1", zone(line, to)?)?,
            ["look", at, n] => Act::Look { at: pile(line, at)?, n: amount(line, n)? },
            ["deal", from, "to", to] => match (pile(line, from)?, zone(line, to)?) {
                (Zone::Fame, Zone::Hand) => Act::Deal { from: Zone::Fame, to: Zone::Hand },
                (Zone::Nation, to @ (Zone::Discard | Zone::Nation)) => Act::Deal { from: Zone::Nation, to },
                _ => return line.wrong(format!("nothing goes from '{from}' to '{to}'")),
            },
            ["shuffle", "nation"] => Act::ShuffleNation,
            ["steal", n, token, ref rest @ ..] => Act::Steal {
                token: token_of(line, token)?,
                n: amount(line, n)?,
                from: match rest {
                    ["from", "region", ..] => Victim::WithRegion,
                    ["from", "empire", ..] => Victim::Empire,
                    [] | ["or-unrest"] => Victim::Everyone,
                    _ => return line.wrong("steal from whom?"),
                },
                unrest: rest.last() == Some(&"or-unrest"),
            },
            ["play", "it"] => Act::PlayIt,
            ["add", n, token] => Act::AddToken { token: token_of(line, token)?, n: amount(line, n)? },
            ["gamble"] => Act::Gamble,
            ["treat", "fertile"] => Act::Treat(Icon::Fertile),
            ["treat", "river"] => Act::Treat(Icon::River),
            ["become", name] => Act::Become(self.named(line, name)?),
            ["become-empire"] => Act::BecomeEmpire,
            ["waive-empire"] => Act::WaiveEmpire,
            ["end-game"] => Act::EndGame,
            ["avoid"] => Act::Avoid { unless_paid: false },
            ["avoid-unless", "1", "progress"] => Act::Avoid { unless_paid: true },
            _ => return self.card_act(line, taken),
        })
    }

    /// Instructions about another card.
    fn card_act(&mut self, line: &Line, taken: &[&str]) -> Read<Act> {
        Ok(match *taken {
            ["play", from, filter] => Act::PlayFrom {
                zone: match zone(line, from)? {
                    zone @ (Zone::Hand | Zone::Discard) => zone,
                    _ => return line.wrong(format!("nothing is played from '{from}'")),
                },
                filter: self.filter(line, filter)?,
            },
            ["resolve", whose @ ("own" | "rival"), filter, effect @ ("play" | "exhaust"), ref under @ ..] => {
                Act::Resolve {
                    rivals: whose == "rival",
                    filter: self.filter(line, filter)?,
                    exhaust: effect == "exhaust",
                    under: match under {
                        [] => false,
                        ["under"] if whose == "own" => true,
                        _ => return line.wrong("under whose card?"),
                    },
                }
            }
            ["swap", one, two] => match (zone(line, one)?, zone(line, two)?) {
                (Zone::Market, Zone::Exile) => Act::Swap(Zone::Market, Zone::Exile),
                (Zone::Hand, Zone::Nation) => Act::Swap(Zone::Hand, Zone::Nation),
                _ => return line.wrong(format!("'{one}' and '{two}' are not exchanged")),
            },
            _ => return line.wrong(format!("'{}' is not an effect", taken.join(" "))),
        })
    }

    fn pick(&mut self, line: &Line, from: &str, filter: &str, n: &str, to: Zone) -> Read<Act> {
        let (mut bits, mut under) = (0, Under::Any);
        // Names of cards contain no slash, but a place can be under cards of a suit.
        for word in from.split('/') {
            bits |= match word {
                "drawn" => DRAWN,
                "quest" => Zone::Development.bit(),
                _ if let Some(hosts) = word.strip_prefix("under-") => {
                    under = match hosts {
                        "any" => Under::Any,
                        "self" => Under::Own,
                        _ => Under::Cards(self.filter(line, hosts)?),
                    };
                    Zone::Garrison.bit()
                }
                _ => match (zone(line, word)?, to) {
                    (zone @ (Zone::Hand | Zone::Discard | Zone::History | Zone::Play), _)
                    | (zone @ Zone::Fame, Zone::Hand)
                    | (zone @ (Zone::Top | Zone::Nation), Zone::Hand | Zone::Discard | Zone::History)
                    | (zone @ Zone::Market, Zone::Exile) => zone.bit(),
                    _ => return line.wrong(format!("nothing is picked from '{word}'")),
                },
            };
        }
        let n = line.number(n, 1..=9)?;
        if bits == to.bit() {
            return line.wrong(format!("cards are already in '{}'", to.name()));
        }
        Ok(Act::Pick(Pick { under, ..Pick::new(bits, self.filter(line, filter)?, n, to) }))
    }

    fn count(&mut self, line: &Line, text: &str) -> Read<Count> {
        if text == "done" {
            return Ok(Count::Done);
        }
        let counted = ["production", "fertile", "river"].contains(&text);
        if let (true, Some(at)) = (counted, Icon::NAMES.iter().position(|name| *name == text)) {
            return Ok(Count::Icon(Icon::ALL[at]));
        }
        if let Some(lying) = text.strip_prefix("garrisoned-") {
            return Ok(Count::Garrisoned(self.filter(line, lying)?));
        }
        Ok(Count::Cards(self.filter(line, text)?))
    }
}

/// Where a card is looked for.
const EVERYWHERE: &str = "hand/discard/top/nation";

/// Up to so many.
fn optional(act: Act) -> Act {
    match act {
        Act::Pick(pick) => Act::Pick(Pick { optional: true, ..pick }),
        other => other,
    }
}

fn expect(line: &Line, words: &mut VecDeque<String>, sign: &str) -> Read<()> {
    match words.pop_front() {
        Some(word) if word == sign => Ok(()),
        Some(word) => line.wrong(format!("'{sign}' is missing before '{word}'")),
        None => line.wrong(format!("'{sign}' is missing at the end")),
    }
}

/// A deck that can be looked at.
fn pile(line: &Line, text: &str) -> Read<Zone> {
    match zone(line, text)? {
        zone @ (Zone::Fame | Zone::Nation) => Ok(zone),
        _ => line.wrong(format!("no one looks at '{text}'")),
    }
}
