//! Reads content files. `content/classics.txt` explains the format.

use std::collections::{BTreeMap, VecDeque};

use crate::card::Card;
use crate::content::{
    Content, ContentError, Design, Modifiers, Nation, Place, Points, Program, Provenance, Reaction, Start,
    Tally, Verb, When,
};
use crate::program::{
    Act, Compiler, Count, DRAWN, Filter, Icon, Mask, Node, Op, Pick, Said, Token, Victim, Who, Zone, native,
    suit,
};
use crate::set::Cards;

type Read<T> = Result<T, ContentError>;

/// A line that says something.
struct Line<'a> {
    number: usize,
    key: &'a str,
    rest: &'a str,
    from: Provenance,
}

impl Line<'_> {
    fn wrong<T>(&self, reason: impl Into<String>) -> Read<T> {
        Err(ContentError { line: self.number, reason: reason.into() })
    }

    fn number<T: std::str::FromStr>(&self, text: &str) -> Read<T> {
        text.parse().or_else(|_| self.wrong(format!("'{text}' is not a number that fits here")))
    }
}

impl Content {
    /// Reads a content file.
    ///
    /// # Errors
    /// The first line that cannot be right, and why.
    pub(crate) fn read(text: &str) -> Read<Content> {
        let mut lines: VecDeque<Line<'_>> = (1..)
            .zip(text.lines())
            .filter_map(|(number, line)| {
                let (line, from) = marked(line.split('#').next().unwrap_or("").trim());
                let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
                (!key.is_empty()).then_some(Line { number, key, rest: rest.trim(), from })
            })
            .collect();
        let mut names: BTreeMap<&str, Card> = BTreeMap::new();
        for line in lines.iter().filter(|line| line.key == "card") {
            let card = Card(names.len() as u8);
            if names.len() >= 255 {
                return line.wrong("more than 255 cards");
            }
            if names.insert(line.rest, card).is_some() {
                return line.wrong(format!("card {} is told twice", line.rest));
            }
        }
        let mut reader = Reader {
            names,
            code: native::code(),
            effects: Vec::new(),
            filters: vec![Filter::Suits(suit::UNREST)],
            cards: Vec::new(),
        };
        let (mut commons, mut nations): (Vec<Start>, Vec<Nation>) = (Vec::new(), Vec::new());
        let last = text.lines().count();
        while let Some(line) = lines.pop_front() {
            match line.key {
                "card" => {
                    let mut body = Vec::new();
                    while lines.front().is_some_and(|next| !TOP.contains(&next.key)) {
                        body.extend(lines.pop_front());
                    }
                    let design = reader.card(&line, &body)?;
                    reader.cards.push(design);
                }
                "commons" | "nation" => {
                    let mut nation = Nation {
                        name: leak(line.rest),
                        key: leak(&format!("nation-{}", line.rest)),
                        starts: Vec::new(),
                        stays_barbarian: false,
                    };
                    while lines.front().is_some_and(|next| !TOP.contains(&next.key)) {
                        let Some(start) = lines.pop_front() else { break };
                        match (start.key, start.rest) {
                            ("stays", "barbarian") => nation.stays_barbarian = true,
                            _ => nation.starts.push(reader.start(&start)?),
                        }
                    }
                    if line.key == "commons" {
                        commons = nation.starts;
                    } else {
                        complete(&line, &nation)?;
                        nations.push(nation);
                    }
                }
                other => return line.wrong(format!("'{other}' is not a word of content files")),
            }
        }
        let end = Line { number: last.max(1), key: "", rest: "", from: Provenance::Published };
        if commons.is_empty() || nations.len() < 2 {
            return end.wrong("there must be common cards and at least two nations");
        }
        reader.finish(&end, commons, nations)
    }
}

/// A line without its mark, and what the mark says.
fn marked(line: &str) -> (&str, Provenance) {
    let marks = [(" *", Provenance::Rulebook), (" ~", Provenance::Weighed), (" ?", Provenance::Doubtful)];
    let found = marks.into_iter().find_map(|(mark, from)| Some((line.strip_suffix(mark)?.trim_end(), from)));
    found.unwrap_or((line, Provenance::Published))
}

/// Words that begin a block.
const TOP: [&str; 3] = ["card", "commons", "nation"];

fn leak(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

/// What every nation must have.
fn complete(line: &Line<'_>, nation: &Nation) -> Read<()> {
    let count = |place| nation.starts.iter().filter(|start| start.place == place).count();
    if count(Place::Power) != 2 {
        return line.wrong("a nation has a power card with two sides");
    }
    if count(Place::Accession) != 1 {
        return line.wrong("a nation has one card at the bottom of its nation deck");
    }
    if nation.starts.iter().filter(|start| start.place == Place::Deck).map(|s| s.copies).sum::<u8>() < 5 {
        return line.wrong("a nation begins with a hand of five cards");
    }
    Ok(())
}

struct Reader<'a> {
    names: BTreeMap<&'a str, Card>,
    code: Vec<Op>,
    effects: Vec<Said>,
    filters: Vec<Filter>,
    cards: Vec<Design>,
}

impl Reader<'_> {
    fn card(&mut self, title: &Line<'_>, body: &[Line<'_>]) -> Read<Design> {
        let name = title.rest;
        if name.is_empty() || !name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        {
            return title.wrong("a card is named with lowercase letters, digits and hyphens");
        }
        let mut design = Design {
            name: leak(name),
            key: leak(&format!("card-{name}")),
            suits: 0,
            icons: [0; 8],
            only: None,
            pinned: false,
            attack: false,
            free: false,
            power: false,
            cost: None,
            points: Points::Fixed(0),
            never_played: false,
            never_garrisoned: false,
            needs: Vec::new(),
            play: None,
            exhaust: None,
            solstice: None,
            gained: None,
            reactions: Vec::new(),
            modifiers: Modifiers::default(),
            sources: Vec::new(),
        };
        for line in body {
            self.property(&mut design, line)?;
            if line.from != Provenance::Published {
                design.sources.push((leak(line.key), line.from));
            }
        }
        if design.never_played && (design.play.is_some() || design.pinned) {
            return title.wrong("what can never be played can neither do something then nor stay");
        }
        let stays = design.pinned || design.power;
        if !stays && (design.exhaust.is_some() || design.solstice.is_some() || !design.reactions.is_empty()) {
            return title.wrong("only a card that stays in play can be exhausted, react or have a solstice");
        }
        Ok(design)
    }

    fn property(&mut self, design: &mut Design, line: &Line<'_>) -> Read<()> {
        let words: Vec<&str> = line.rest.split_whitespace().collect();
        match line.key {
            "suit" => {
                for word in words {
                    let Some(at) = suit::NAMES.iter().position(|name| *name == word) else {
                        return line.wrong(format!("there is no suit '{word}'"));
                    };
                    design.suits |= 1 << at;
                }
            }
            "icon" => {
                for word in words {
                    let Some(at) = Icon::NAMES.iter().position(|name| *name == word) else {
                        return line.wrong(format!("there is no symbol '{word}'"));
                    };
                    design.icons[at] += 1;
                }
            }
            "only" => {
                design.only = Some(match line.rest {
                    "barbarian" => false,
                    "empire" => true,
                    other => return line.wrong(format!("there is no state '{other}'")),
                });
            }
            "pinned" => design.pinned = true,
            "attack" => design.attack = true,
            "free" => design.free = true,
            "power" => design.power = true,
            "cost" => {
                let mut cost = [0; 3];
                for pair in words.chunks(2) {
                    let [n, token] = pair else { return line.wrong("a cost is numbers of tokens") };
                    cost[token_of(line, token)? as usize] = line.number(n)?;
                }
                design.cost = Some(cost);
            }
            "vp" => design.points = points(line, &words)?,
            "never" => match line.rest {
                "played" => design.never_played = true,
                "garrisoned" => design.never_garrisoned = true,
                other => return line.wrong(format!("what is never '{other}'?")),
            },
            "needs" => {
                for need in line.rest.split('&') {
                    let (zone, name) = need.trim().split_once(' ').unwrap_or(("", ""));
                    let zone = match zone {
                        "history" => Zone::History,
                        "in-play" => Zone::Play,
                        other => return line.wrong(format!("nothing can be needed in '{other}'")),
                    };
                    design.needs.push((zone, self.named(line, name)?));
                }
            }
            _ => return self.moment(design, line),
        }
        Ok(())
    }

    /// What a card does, by the moment it does it.
    fn moment(&mut self, design: &mut Design, line: &Line<'_>) -> Read<()> {
        let once = |slot: &Option<Program>| match slot {
            Some(_) => line.wrong(format!("'{}' is told twice", line.key)),
            None => Ok(()),
        };
        match line.key {
            "play" => {
                once(&design.play)?;
                design.play = Some(self.program(line, design.name, line.rest, None)?);
            }
            "exhaust" => {
                once(&design.exhaust)?;
                design.exhaust = Some(self.program(line, design.name, line.rest, None)?);
            }
            "solstice" => {
                once(&design.solstice)?;
                let program = self.program(line, design.name, line.rest, None)?;
                design.solstice = Some(program.private(line)?);
            }
            "gained" => {
                once(&design.gained)?;
                let program = self.program(line, design.name, line.rest, None)?;
                design.gained = Some(program.private(line)?);
            }
            "when" | "react" => {
                let (when, effect) = line.rest.split_once(':').unwrap_or((line.rest, ""));
                let when = self.when(line, when)?;
                let exhaust = line.key == "react";
                let mut program = self.program(line, design.name, effect, Some((when, exhaust)))?;
                if !exhaust && matches!(when.verb, Verb::ReturnsUnrest | Verb::TakesUnrest) {
                    program = program.private(line)?;
                }
                design.reactions.push(Reaction { when, exhaust, program });
            }
            _ => return self.modifier(design, line),
        }
        Ok(())
    }

    /// What a card changes while it is in play.
    fn modifier(&mut self, design: &mut Design, line: &Line<'_>) -> Read<()> {
        let words: Vec<&str> = line.rest.split_whitespace().collect();
        match line.key {
            "hand-size" => design.modifiers.hand_size = line.number(line.rest)?,
            "tame" => {
                for word in words {
                    let mask = self.filter(line, word)?;
                    design.modifiers.tame.push(mask);
                }
            }
            "exile-regions" => design.modifiers.exile_regions = true,
            "cheap-unrest" => design.modifiers.cheap_unrest = true,
            "no-history" => design.modifiers.no_history = true,
            "adds" => {
                let [n, token] = words[..] else { return line.wrong("adds a number of tokens") };
                design.modifiers.adds = Some((token_of(line, token)?, line.number(n)?));
            }
            "looks" => design.modifiers.looks = line.number(line.rest)?,
            "amnesty" => design.modifiers.amnesty = line.number(line.rest)?,
            other => return line.wrong(format!("'{other}' is not a word of content files")),
        }
        Ok(())
    }

    fn named(&self, line: &Line<'_>, name: &str) -> Read<Card> {
        self.names.get(name).copied().map_or_else(|| line.wrong(format!("there is no card '{name}'")), Ok)
    }

    fn when(&mut self, line: &Line<'_>, text: &str) -> Read<When> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (verb, filter, from) = match words[..] {
            [verb @ ("plays" | "gains"), filter] => (verb, filter, None),
            ["plays", filter, "from", "discard"] => ("plays", filter, Some(Zone::Discard)),
            ["gains", filter, "from", from @ ("market" | "exile")] => {
                ("gains", filter, Some(zone(line, from)?))
            }
            [verb] if !["plays", "gains"].contains(&verb) => (verb, "*", None),
            _ => return line.wrong(format!("nothing happens '{text}'")),
        };
        let Some(at) = Verb::NAMES.iter().position(|name| *name == verb) else {
            return line.wrong(format!("nothing happens '{text}'"));
        };
        Ok(When { verb: Verb::ALL[at], filter: self.filter(line, filter)?, from })
    }

    fn start(&self, line: &Line<'_>) -> Read<Start> {
        let words: Vec<&str> = line.rest.split_whitespace().collect();
        let (name, copies, seats) = match words[..] {
            [name] => (name, "1", 2),
            [name, copies] => (name, copies, 2),
            [name, copies, "3+"] => (name, copies, 3),
            [name, copies, "4+"] => (name, copies, 4),
            _ => return line.wrong("a card, how many copies, and `3+` or `4+`"),
        };
        let place = match line.key {
            "market" => Place::Market,
            "fame" => Place::Fame,
            "pile" => Place::Pile,
            "power" => Place::Power,
            "deck" => Place::Deck,
            "nation-deck" => Place::Nation,
            "accession" => Place::Accession,
            "development" => Place::Development,
            other => return line.wrong(format!("no card starts in '{other}'")),
        };
        let card = self.named(line, name)?;
        if let Some(design) = self.cards.get(card.0 as usize) {
            let fits = match place {
                Place::Pile => design.suits == suit::UNREST,
                Place::Fame => design.suits == suit::FAME,
                Place::Market => design.suits & suit::MARKET != 0 && design.suits & !suit::MARKET == 0,
                Place::Development => design.cost.is_some(),
                Place::Power => design.power,
                Place::Deck | Place::Nation | Place::Accession => !design.power,
            };
            if !fits {
                return line.wrong(format!("{name} cannot start there: its suit or its cost says otherwise"));
            }
        }
        Ok(Start { card, copies: line.number(copies)?, seats, place, from: line.from })
    }

    fn filter(&mut self, line: &Line<'_>, text: &str) -> Read<Mask> {
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
        Ok(Mask(at as u8))
    }

    fn program(
        &mut self,
        line: &Line<'_>,
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
        Ok(Program { nodes, start })
    }

    fn sequence(&mut self, line: &Line<'_>, words: &mut VecDeque<String>) -> Read<Vec<Node>> {
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

    fn parenthesised(&mut self, line: &Line<'_>, words: &mut VecDeque<String>) -> Read<Vec<Node>> {
        expect(line, words, "(")?;
        let nodes = self.sequence(line, words)?;
        expect(line, words, ")")?;
        Ok(nodes)
    }

    fn item(&mut self, line: &Line<'_>, words: &mut VecDeque<String>) -> Read<Vec<Node>> {
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

    fn act(&mut self, line: &Line<'_>, words: &mut VecDeque<String>) -> Read<Act> {
        let mut taken = Vec::new();
        while words
            .front()
            .is_some_and(|word| !matches!(word.as_str(), "(" | ")" | "[" | "]" | "|" | ";" | "&" | "=>"))
        {
            taken.extend(words.pop_front());
        }
        let taken: Vec<&str> = taken.iter().map(String::as_str).collect();
        Ok(match taken[..] {
            ["gain", n, "action"] => Act::Actions(line.number(n)?),
            ["gain", n, token] => {
                Act::Gain { token: token_of(line, token)?, n: line.number(n)?, per: Count::One }
            }
            ["gain", n, token, "per", count] => {
                Act::Gain { token: token_of(line, token)?, n: line.number(n)?, per: self.count(line, count)? }
            }
            ["pay", n, token] => {
                let mut cost = [0; 3];
                cost[token_of(line, token)? as usize] = line.number(n)?;
                Act::Pay { cost }
            }
            ["spend", n] => Act::Spend(line.number(n)?),
            ["refund", "1"] => Act::Refund,
            ["draw", n, "per", count] => {
                Act::Draw { n: line.number(n)?, per: self.count(line, count)?, able: false, optional: false }
            }
            ["draw", n, ref rest @ ..] => Act::Draw {
                n: line.number(n)?,
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

    /// Instructions that have to do with more than tokens and cards of one's own.
    fn common_act(&mut self, line: &Line<'_>, taken: &[&str]) -> Read<Act> {
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
                    _ => return line.wrong(format!("nobody breaks through for '{filter}'")),
                }
            }
            ["exile", "market"] => self.pick(line, "market", "*", "1", Zone::Exile)?,
            ["find", filter] => self.pick(line, "hand/discard/top/nation", filter, "1", Zone::Hand)?,
            ["look", at, n] => Act::Look { at: pile(line, at)?, n: line.number(n)? },
            ["deal", from, "to", to] => match (pile(line, from)?, zone(line, to)?) {
                (Zone::Fame, Zone::Hand) => Act::Deal { from: Zone::Fame, to: Zone::Hand },
                (Zone::Nation, to @ (Zone::Discard | Zone::Nation)) => Act::Deal { from: Zone::Nation, to },
                _ => return line.wrong(format!("nothing goes from '{from}' to '{to}'")),
            },
            ["shuffle", "nation"] => Act::ShuffleNation,
            ["steal", n, token, ref rest @ ..] => Act::Steal {
                token: token_of(line, token)?,
                n: line.number(n)?,
                from: match rest {
                    ["from", "region", ..] => Victim::WithRegion,
                    ["from", "empire", ..] => Victim::Empire,
                    [] | ["or-unrest"] => Victim::Everyone,
                    _ => return line.wrong("steal from whom?"),
                },
                unrest: rest.last() == Some(&"or-unrest"),
            },
            ["play", "it"] => Act::PlayIt,
            ["add", n, token] => Act::AddToken { token: token_of(line, token)?, n: line.number(n)? },
            ["gamble"] => Act::Gamble,
            ["treat", "fertile"] => Act::Treat(Icon::Fertile),
            ["waive-empire"] => Act::WaiveEmpire,
            ["end-game"] => Act::EndGame,
            ["avoid"] => Act::Avoid,
            ["avoid-unless", "1", "progress"] => Act::AvoidUnless,
            _ => return self.card_act(line, taken),
        })
    }

    /// Instructions that speak of another card.
    fn card_act(&mut self, line: &Line<'_>, taken: &[&str]) -> Read<Act> {
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

    fn pick(&mut self, line: &Line<'_>, from: &str, filter: &str, n: &str, to: Zone) -> Read<Act> {
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
        let n = line.number(n)?;
        if n == 0 || n > 9 {
            return line.wrong("one to nine cards are picked");
        }
        if bits == to.bit() {
            return line.wrong(format!("cards are already in '{}'", to.name()));
        }
        Ok(Act::Pick(Pick { from: bits, filter: self.filter(line, filter)?, n, optional: false, to }))
    }

    fn count(&mut self, line: &Line<'_>, text: &str) -> Read<Count> {
        if text == "done" {
            return Ok(Count::Done);
        }
        let counted = ["production", "fertile", "river"].contains(&text);
        if let (true, Some(at)) = (counted, Icon::NAMES.iter().position(|name| *name == text)) {
            return Ok(Count::Icon(Icon::ALL[at]));
        }
        Ok(Count::Cards(self.filter(line, text)?))
    }

    fn finish(self, end: &Line<'_>, commons: Vec<Start>, nations: Vec<Nation>) -> Read<Content> {
        let Reader { names, code, effects, filters, cards } = self;
        // The most copies of a card that can be in one game: the common ones and those of four nations.
        let mut spans = vec![(0, 0); cards.len()];
        let mut of = [crate::set::NONE; 256];
        let mut firsts = Cards::NONE;
        let mut copies = vec![0u32; cards.len()];
        for (at, copies) in copies.iter_mut().enumerate() {
            let sum = |starts: &[Start]| -> u32 {
                let here = starts.iter().filter(|start| start.card.0 as usize == at);
                here.filter(|start| start.place != Place::Power).map(|start| u32::from(start.copies)).sum()
            };
            let mut by_nation: Vec<u32> = nations.iter().map(|nation| sum(&nation.starts)).collect();
            by_nation.sort_unstable_by(|a, b| b.cmp(a));
            *copies = sum(&commons) + by_nation.iter().take(4).sum::<u32>();
        }
        // A card's bits are in one word. The largest come first, so that no room is lost.
        let mut order: Vec<usize> = (0..cards.len()).collect();
        order.sort_by_key(|&at| std::cmp::Reverse(copies[at]));
        let mut used = [0u32; 4];
        for at in order {
            let Some(word) = (0..4).find(|&word| used[word] + copies[at] <= 64) else {
                return end.wrong("more cards than fit into one game");
            };
            let first = word as u32 * 64 + used[word];
            used[word] += copies[at];
            spans[at] =
                (first.min(255) as u8, if copies[at] == 0 { 0 } else { u64::MAX >> (64 - copies[at]) });
            for bit in first..first + copies[at] {
                of[bit as usize] = at as u8;
            }
            if copies[at] > 0 {
                firsts.set(first as u8);
            }
        }
        let set = |fits: &dyn Fn(Card, &Design) -> bool| {
            let mut set = Cards::NONE;
            for (bit, &card) in of.iter().enumerate() {
                if card != crate::set::NONE && fits(Card(card), &cards[card as usize]) {
                    set.set(bit as u8);
                }
            }
            set
        };
        let masks = filters.iter().map(|&filter| set(&|card, design| design.fits(card, filter))).collect();
        let named = |name: &str| {
            names.get(name).copied().map_or_else(|| end.wrong(format!("there is no card '{name}'")), Ok)
        };
        let modifies = |design: &Design| {
            let m = &design.modifiers;
            m.hand_size > 0
                || !m.tame.is_empty()
                || m.exile_regions
                || m.cheap_unrest
                || m.no_history
                || m.adds.is_some()
                || m.looks > 0
        };
        Ok(Content {
            masks,
            firsts,
            of,
            reacting: Verb::ALL
                .map(|verb| set(&|_, design| design.reactions.iter().any(|r| r.when.verb == verb))),
            pinned: set(&|_, design| design.pinned),
            regions: set(&|_, design| design.suits & suit::REGION != 0),
            rivers: set(&|_, design| design.icon(Icon::River) > 0),
            exhausts: set(&|_, design| design.exhaust.is_some()),
            solstices: set(&|_, design| design.solstice.is_some()),
            ungarrisoned: set(&|_, design| design.never_garrisoned),
            modifying: set(&|_, design| modifies(design)),
            variable: set(&|_, design| matches!(design.points, Points::Per(_))),
            icons: Icon::ALL.map(|icon| set(&|_, design| design.icon(icon) > 0)),
            suits: std::array::from_fn(|at| set(&|_, design| design.suits >> at & 1 == 1)),
            unrest: named("unrest")?,
            kings: [named("king-of-kings-a")?, named("king-of-kings-b")?],
            spans,
            cards,
            code,
            effects,
            filters,
            commons,
            nations,
        })
    }
}

fn expect(line: &Line<'_>, words: &mut VecDeque<String>, sign: &str) -> Read<()> {
    match words.pop_front() {
        Some(word) if word == sign => Ok(()),
        Some(word) => line.wrong(format!("'{sign}' is missing before '{word}'")),
        None => line.wrong(format!("'{sign}' is missing at the end")),
    }
}

fn token_of(line: &Line<'_>, text: &str) -> Read<Token> {
    let found = Token::ALL.into_iter().find(|token| token.name() == text);
    found.map_or_else(|| line.wrong(format!("there is no token '{text}'")), Ok)
}

fn zone(line: &Line<'_>, text: &str) -> Read<Zone> {
    let found = Zone::ALL.into_iter().find(|zone| zone.name() == text);
    found.map_or_else(|| line.wrong(format!("there is no place '{text}'")), Ok)
}

/// A deck that can be looked at.
fn pile(line: &Line<'_>, text: &str) -> Read<Zone> {
    match zone(line, text)? {
        zone @ (Zone::Fame | Zone::Nation) => Ok(zone),
        _ => line.wrong(format!("nobody looks at '{text}'")),
    }
}

fn points(line: &Line<'_>, words: &[&str]) -> Read<Points> {
    match words {
        [n] => Ok(Points::Fixed(line.number(n)?)),
        [there, "in", place, "else", elsewhere] => Ok(Points::Where {
            zone: match zone(line, place)? {
                zone @ (Zone::History | Zone::Play) => zone,
                _ => return line.wrong(format!("no points depend on '{place}'")),
            },
            there: line.number(there)?,
            elsewhere: line.number(elsewhere)?,
        }),
        _ => {
            let mut terms = Vec::new();
            for term in words.split(|word| *word == "+") {
                let [n, "per", per, of] = term else { return line.wrong("points per so many of something") };
                let per: u8 = line.number(per)?;
                if per == 0 {
                    return line.wrong("points per none of something");
                }
                terms.push((line.number(n)?, per, tally(line, of)?));
            }
            Ok(Points::Per(terms))
        }
    }
}

fn tally(line: &Line<'_>, text: &str) -> Read<Tally> {
    if let Some(token) = Token::ALL.into_iter().find(|token| token.name() == text) {
        return Ok(Tally::Token(token));
    }
    if let Some(at) = suit::NAMES.iter().position(|name| *name == text) {
        return Ok(Tally::Suit(at as u8));
    }
    Ok(match text {
        "cards" => Tally::Cards,
        "history" => Tally::History,
        "garrison" => Tally::Garrison,
        "fixture" => Tally::Fixtures,
        "variable" => Tally::Variable,
        "rival-unrest" => Tally::RivalUnrest,
        _ => {
            let mut icons = 0;
            for word in text.split('/') {
                let Some(at) = Icon::NAMES.iter().position(|name| *name == word) else {
                    return line.wrong(format!("'{word}' cannot be counted"));
                };
                icons |= 1 << at;
            }
            Tally::Icons(icons)
        }
    })
}

/// Refuses what the grammar allows and no rule could perform.
fn validate(line: &Line<'_>, nodes: &[Node], cost: bool) -> Read<()> {
    for node in nodes {
        match node {
            Node::Act(act) if cost && !payable(*act) => return line.wrong(format!("{act:?} is no cost")),
            Node::Act(Act::Pay { cost }) if cost.iter().all(|&n| n == 0) => {
                return line.wrong("nothing is paid");
            }
            Node::Act(Act::Gain { n: 0, .. }) => return line.wrong("nothing is gained"),
            Node::Act(_) => {}
            Node::Cost(costs, effect) => {
                validate(line, costs, true)?;
                validate(line, effect, false)?;
            }
            Node::May(_) | Node::Each(..) | Node::If(..) if cost => {
                return line.wrong("a cost is neither optional nor another's");
            }
            Node::May(body) | Node::Each(_, _, body) | Node::If(_, body) => validate(line, body, false)?,
            Node::Choose(ways) => ways.iter().try_for_each(|way| validate(line, way, cost))?,
        }
    }
    Ok(())
}

impl Program {
    /// What can happen in the solstice, where all act at once, may touch nothing that others use.
    fn private(self, line: &Line<'_>) -> Read<Program> {
        if self.nodes.iter().all(private) {
            return Ok(self);
        }
        line.wrong("in the solstice all act at once, so nobody touches what others use")
    }
}

/// Whether only its owner, the pile of unrest and the end of the game have to do with it.
fn private(node: &Node) -> bool {
    let all = |nodes: &[Node]| nodes.iter().all(private);
    match node {
        Node::Act(act) => match act {
            Act::Pick(pick) => {
                !pick.takes(Zone::Market) && !pick.takes(Zone::Exile) && !pick.takes(Zone::Fame)
            }
            Act::Gain { .. } | Act::Pay { .. } | Act::Draw { .. } | Act::Own(_) | Act::TakeUnrest => true,
            Act::Develop { .. } | Act::EndGame => true,
            Act::Look { at: Zone::Nation, .. } | Act::Deal { from: Zone::Nation, .. } => true,
            _ => false,
        },
        Node::Cost(costs, effect) => all(costs) && all(effect),
        Node::May(body) | Node::If(_, body) => all(body),
        Node::Choose(ways) => ways.iter().all(|way| all(way)),
        Node::Each(..) => false,
    }
}

fn payable(act: Act) -> bool {
    match act {
        Act::Pick(pick) => !pick.optional,
        Act::Pay { .. } | Act::Spend(_) | Act::TakeUnrest | Act::Own(_) => true,
        _ => false,
    }
}
