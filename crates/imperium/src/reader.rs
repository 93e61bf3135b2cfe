//! Reads content files. `content/classics.txt` explains the format. Cards and nations are read here, what cards do in
//! `effect`; `check` refuses what could not be performed, `sets` numbers the cards.

mod check;
mod effect;
mod sets;

use std::collections::{BTreeMap, VecDeque};

use crate::card::Card;
use crate::content::{
    Content, ContentError, Design, Modifiers, Nation, Place, Points, Program, Provenance, Reaction, Start,
    Tally, Verb, When,
};
use crate::program::{Filter, Icon, Op, Said, Token, Zone, native, suit};

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
}

fn token_of(line: &Line<'_>, text: &str) -> Read<Token> {
    let found = Token::ALL.into_iter().find(|token| token.name() == text);
    found.map_or_else(|| line.wrong(format!("there is no token '{text}'")), Ok)
}

fn zone(line: &Line<'_>, text: &str) -> Read<Zone> {
    let found = Zone::ALL.into_iter().find(|zone| zone.name() == text);
    found.map_or_else(|| line.wrong(format!("there is no place '{text}'")), Ok)
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
