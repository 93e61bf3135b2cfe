//! Reads effects: from words to instructions.

use std::collections::VecDeque;

use content::{Line, Result as Read};

use super::check::validate;
use super::{BYTE, Reader, amount, token_of, zone};
use crate::content::{Program, When};
use crate::program::{
    Act, Compiler, Count, DRAWN, Filter, Icon, Mask, Node, Pick, Said, Victim, Who, Zone, suit,
};

impl Reader {
    pub(super) fn filter(&mut self, line: &Line, text: &str) -> Read<Mask> {
        let filter = match text {
            "any" => Filter::Suits(suit::MARKET),
            "pinned" => Filter::Pinned,
            "fixture" => Filter::Fixture,
            "attack" => Filter::Attack,
            "*" => Filter::All,
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
                    (0, 0) => Filter::Named(self.named(line, text)?),
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
        if self.code.len() - usize::from(start) > BYTE || self.code.len() > usize::from(u16::MAX) {
            return line.wrong(format!("an effect has at most {BYTE} operations"));
        }
        let price = Node::price(&nodes, false);
        Ok(Program { nodes, start, price })
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
            "may" | "others" | "all" | "all-may" | "if-barbarian" | "if-empire" => {
                words.pop_front();
                let body = self.parenthesised(line, words)?;
                match word.as_str() {
                    "may" => Node::May(body),
                    "others" => Node::Each(Who::Others, false, body),
                    "all" => Node::Each(Who::All, false, body),
                    "all-may" => Node::Each(Who::All, true, body),
                    "if-barbarian" => Node::If(false, body),
                    _ => Node::If(true, body),
                }
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
            ["abandon", filter] => self.pick(line, "play", filter, "1", Zone::Discard)?,
            ["abandon", filter, n] => self.pick(line, "play", filter, n, Zone::Discard)?,
            ["recall", filter] => self.pick(line, "play", filter, "1", Zone::Hand)?,
            ["garrison", "hand"] => self.pick(line, "hand", "*", "1", Zone::Garrison)?,
            ["return", "self"] => Act::Own(Zone::Pile),
            ["return", from] => self.pick(line, from, "unrest", "1", Zone::Pile)?,
            ["return", from, n, "optional"] => match self.pick(line, from, "unrest", n, Zone::Pile)? {
                Act::Pick(pick) => Act::Pick(Pick { optional: true, ..pick }),
                other => other,
            },
            ["give", from] => match self.pick(line, from, "*", "1", Zone::Hand)? {
                Act::Pick(pick) => Act::Give(pick),
                other => other,
            },
            ["move", "self", "to", to] => Act::Own(zone(line, to)?),
            ["move", "in-play", name, "to", to] => self.pick(line, "play", name, "1", zone(line, to)?)?,
            ["move", from, "to", to] => self.pick(line, from, "*", "1", zone(line, to)?)?,
            ["move", from, "to", to, n] => self.pick(line, from, "*", n, zone(line, to)?)?,
            ["move", from, filter, "to", to] => self.pick(line, from, filter, "1", zone(line, to)?)?,
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
                Act::Acquire { filter: self.filter(line, filter)?, holding: false, exile: false }
            }
            ["acquire", filter, "or-exile"] => {
                Act::Acquire { filter: self.filter(line, filter)?, holding: false, exile: true }
            }
            ["acquire", filter, "holding", "materials"] => {
                Act::Acquire { filter: self.filter(line, filter)?, holding: true, exile: false }
            }
            ["break-through", filter] => {
                let mask = self.filter(line, filter)?;
                match self.filters[mask.0 as usize] {
                    Filter::Suits(suits) if suits & !suit::MARKET == 0 => Act::BreakThrough { suits },
                    _ => return line.wrong(format!("no one breaks through for '{filter}'")),
                }
            }
            ["exile", "market"] => self.pick(line, "market", "*", "1", Zone::Exile)?,
            ["find", filter] => self.pick(line, "hand/discard/top/nation", filter, "1", Zone::Hand)?,
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
        let mut bits = 0;
        for word in from.split('/') {
            bits |= match word {
                "drawn" => DRAWN,
                _ => match (zone(line, word)?, to) {
                    (zone @ (Zone::Hand | Zone::Discard | Zone::History | Zone::Play), _)
                    | (zone @ (Zone::Fame | Zone::Top | Zone::Nation), Zone::Hand)
                    | (zone @ Zone::Market, Zone::Exile) => zone.bit(),
                    _ => return line.wrong(format!("nothing is picked from '{word}'")),
                },
            };
        }
        let n = line.number(n, 1..=9)?;
        if bits == to.bit() {
            return line.wrong(format!("cards are already in '{}'", to.name()));
        }
        Ok(Act::Pick(Pick { from: bits, filter: self.filter(line, filter)?, n, optional: false, to }))
    }

    fn count(&mut self, line: &Line, text: &str) -> Read<Count> {
        if text == "done" {
            return Ok(Count::Done);
        }
        let counted = ["production", "fertile", "river"].contains(&text);
        if let (true, Some(at)) = (counted, Icon::NAMES.iter().position(|name| *name == text)) {
            return Ok(Count::Icon(Icon::ALL[at]));
        }
        Ok(Count::Cards(self.filter(line, text)?))
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
