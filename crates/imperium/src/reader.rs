//! Reads the content file; `content/classics.txt` explains the format. Cards and nations are read here, effects in
//! `effect`. `check` refuses what could not be performed, `sets` assigns bits to cards.

mod check;
mod effect;
mod sets;

use std::collections::{BTreeMap, BTreeSet};

use content::{Line, Lines, Result as Read};

use crate::card::Card;
use crate::content::{
    BOXES, Content, Design, Modifiers, Nation, Place, Points, Reaction, Start, Tally, Verb, When,
};
use crate::deal::CARDS;
use crate::program::{Filter, Icon, Op, Said, Token, Zone, native, suit};

/// The most of anything that one line gives, takes, counts or starts. Sums of a few such numbers fit into a byte.
const MOST: u8 = 20;

/// The most filters and operations of one effect, as bytes count them.
const BYTE: usize = 255;

impl Content {
    /// Reads a content file.
    ///
    /// # Errors
    /// The first line that cannot be right, and why.
    pub(crate) fn read(text: &str) -> Read<Content> {
        let mut lines = Lines::read(text)?;
        let (end, fingerprint) = (lines.end(), lines.fingerprint(&[]));
        let mut names: BTreeMap<String, Card> = BTreeMap::new();
        for line in lines.iter().filter(|line| line.key == "card") {
            if names.len() == CARDS {
                return line.wrong(format!("more than {CARDS} cards"));
            }
            let card = Card(names.len() as u16);
            if names.insert(line.rest.clone(), card).is_some() {
                return line.wrong(format!("card {} is told twice", line.rest));
            }
        }
        // Cards are named before they are told, and so are the names they share.
        let mut families: Vec<&'static str> = Vec::new();
        for line in lines.iter().filter(|line| line.key == "family") {
            if !families.contains(&line.rest.as_str()) {
                families.push(leak(&line.rest));
            }
        }
        let mut reader = Reader {
            names,
            code: native::code(),
            effects: Vec::new(),
            filters: vec![Filter::Suits(suit::UNREST), Filter::Suits(suit::MARKET), Filter::All],
            families,
            cards: Vec::new(),
        };
        let (mut commons, mut nations): (Vec<Vec<Start>>, Vec<Nation>) = (Vec::new(), Vec::new());
        while let Some(line) = lines.next() {
            let body: Vec<Line> = std::iter::from_fn(|| lines.next_unless(&TOP)).collect();
            match line.key.as_str() {
                "card" => {
                    let design = reader.card(&line, &body)?;
                    reader.cards.push(design);
                }
                "commons" if commons.len() == BOXES.len() => return line.wrong("there are no more boxes"),
                "commons" => commons.push(reader.nation(&line, &body)?.starts),
                "nation" if commons.is_empty() => return line.wrong("common cards come before nations"),
                "nation" => {
                    let nation = Nation { set: commons.len() as u8 - 1, ..reader.nation(&line, &body)? };
                    if nations.iter().any(|other| other.name == nation.name) {
                        return line.wrong(format!("nation {} is told twice", nation.name));
                    }
                    complete(&line, &nation)?;
                    nations.push(nation);
                }
                other => return line.wrong(format!("'{other}' is not a word of content files")),
            }
        }
        if !(2..=16).contains(&nations.len()) {
            return end.wrong("there must be two to sixteen nations");
        }
        reader.finish(&end, fingerprint, commons, nations)
    }
}

/// Words that begin a block.
const TOP: [&str; 3] = ["card", "commons", "nation"];

fn leak(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

/// What every nation must have.
fn complete(line: &Line, nation: &Nation) -> Read<()> {
    let count = |place| nation.starts.iter().filter(|start| start.place == place).count();
    if count(Place::Power) != 2 {
        return line.wrong("a nation has a power card with two sides");
    }
    if count(Place::Accession) != usize::from(count(Place::Nation) > 0) {
        return line.wrong("a nation deck has one card at its bottom");
    }
    if nation.starts.iter().filter(|start| start.place == Place::Deck).map(|s| s.copies).sum::<u8>() < 5 {
        return line.wrong("a nation begins with a hand of five cards");
    }
    Ok(())
}

struct Reader {
    names: BTreeMap<String, Card>,
    code: Vec<Op>,
    effects: Vec<Said>,
    filters: Vec<Filter>,
    families: Vec<&'static str>,
    cards: Vec<Design>,
}

impl Reader {
    fn card(&mut self, title: &Line, body: &[Line]) -> Read<Design> {
        let name = plain_name(title)?;
        let mut design = Design {
            name,
            key: leak(&format!("card-{name}")),
            rank: 0,
            suits: 0,
            icons: [0; 8],
            only: None,
            pinned: false,
            permanent: false,
            attack: false,
            free: false,
            power: false,
            quest: false,
            last: false,
            settles: false,
            family: None,
            cost: None,
            points: Points::Fixed(0),
            never_played: false,
            never_garrisoned: false,
            never_abandoned: false,
            needs: Vec::new(),
            play: None,
            exhaust: None,
            solstice: None,
            gained: None,
            enters: None,
            reactions: Vec::new(),
            modifiers: Modifiers::default(),
            sources: Vec::new(),
        };
        let mut told = BTreeSet::new();
        for line in body {
            // A card can react to several things, and several things can be forbidden.
            let several = ["when", "react", "never"].contains(&line.key.as_str());
            if !told.insert((&line.key, if several { line.rest.as_str() } else { "" })) {
                return line.wrong(format!("{} is told twice", line.key));
            }
            self.property(&mut design, line)?;
            design.sources.push((leak(&line.key), line.from));
        }
        if design.never_played && (design.play.is_some() || design.pinned) {
            return title.wrong("what can never be played can neither do something then nor stay");
        }
        let stays = design.pinned || design.permanent || design.power;
        if !stays && (design.exhaust.is_some() || design.solstice.is_some() || !design.reactions.is_empty()) {
            return title.wrong("only a card that stays in play can be exhausted, react or have a solstice");
        }
        Ok(design)
    }

    /// Cards that start somewhere: those of a nation, or the common ones.
    fn nation(&self, title: &Line, body: &[Line]) -> Read<Nation> {
        let commons = title.key == "commons";
        let name = if commons { "" } else { plain_name(title)? };
        let places = if commons { &Place::OF_COMMONS[..] } else { &Place::OF_NATIONS[..] };
        let key = leak(&format!("nation-{name}"));
        let mut nation = Nation {
            name,
            key,
            set: 0,
            starts: Vec::new(),
            stays_barbarian: false,
            starts_empire: false,
            exhausts: 5,
        };
        for line in body {
            match (line.key.as_str(), line.rest.as_str()) {
                ("stays", "barbarian") => nation.stays_barbarian = true,
                ("starts", "empire") => nation.starts_empire = true,
                ("exhausts", many) if !commons => nation.exhausts = amount(line, many)?,
                _ => nation.starts.push(self.start(line, places)?),
            }
        }
        Ok(nation)
    }

    fn property(&mut self, design: &mut Design, line: &Line) -> Read<()> {
        let words: Vec<&str> = line.words().collect();
        let list = ["suit", "icon", "cost", "tame"].contains(&line.key.as_str());
        if list && words.is_empty() {
            return line.wrong(format!("{} of what?", line.key));
        }
        let flag =
            || if words.is_empty() { Ok(true) } else { line.wrong(format!("{} stands alone", line.key)) };
        match line.key.as_str() {
            "suit" => {
                for word in words {
                    let suit = 1 << line.one_of(word, "a suit", suit::NAMES)?;
                    if design.suits & suit != 0 {
                        return line.wrong(format!("{word} is told twice"));
                    }
                    design.suits |= suit;
                }
            }
            "icon" => {
                for word in words {
                    design.icons[line.one_of(word, "a symbol", Icon::NAMES)?] += 1;
                }
            }
            "only" => design.only = Some(line.one_of(&line.rest, "a state", ["barbarian", "empire"])? == 1),
            "pinned" => design.pinned = flag()?,
            "permanent" => design.permanent = flag()?,
            "settles" => design.settles = flag()?,
            "quest" => {
                (design.quest, design.last) = match line.rest.as_str() {
                    "" => (true, false),
                    "last" => (true, true),
                    _ => return line.wrong("a quest is nothing else than the last one"),
                };
            }
            "family" => {
                design.family =
                    self.families.iter().position(|family| *family == line.rest).map(|at| at as u8);
            }
            "attack" => design.attack = flag()?,
            "free" => design.free = flag()?,
            "power" => design.power = flag()?,
            "cost" => {
                let mut cost = [0; 3];
                for pair in words.chunks(2) {
                    let [n, token] = pair else { return line.wrong("a cost is numbers of tokens") };
                    let place = &mut cost[token_of(line, token)? as usize];
                    if *place > 0 {
                        return line.wrong(format!("{token} is told twice"));
                    }
                    *place = amount(line, n)?;
                }
                design.cost = Some(cost);
            }
            "vp" => design.points = self.points(line, &words)?,
            "never" => {
                let known = ["played", "garrisoned", "abandoned"];
                match line.one_of(&line.rest, "forbidden anywhere", known)? {
                    0 => design.never_played = true,
                    1 => design.never_garrisoned = true,
                    _ => design.never_abandoned = true,
                }
            }
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
    fn moment(&mut self, design: &mut Design, line: &Line) -> Read<()> {
        match line.key.as_str() {
            "play" => design.play = Some(self.program(line, design.name, &line.rest, None)?),
            "exhaust" => design.exhaust = Some(self.program(line, design.name, &line.rest, None)?),
            "solstice" => {
                let program = self.program(line, design.name, &line.rest, None)?;
                design.solstice = Some(program.of_solstice(line)?);
            }
            "gained" => {
                let program = self.program(line, design.name, &line.rest, None)?;
                design.gained = Some(program.private(line)?);
            }
            "enters" => {
                let program = self.program(line, design.name, &line.rest, None)?;
                design.enters = Some(program.private(line)?);
            }
            "when" | "react" => {
                let (when, effect) = line.rest.split_once(':').unwrap_or((&line.rest, ""));
                let when = self.when(line, when)?;
                let exhaust = line.key == "react";
                let program = self.program(line, design.name, effect, Some((when, exhaust)))?;
                design.reactions.push(Reaction { when, exhaust, program });
            }
            _ => return self.modifier(design, line),
        }
        Ok(())
    }

    /// What a card changes while it is in play.
    fn modifier(&mut self, design: &mut Design, line: &Line) -> Read<()> {
        let words: Vec<&str> = line.words().collect();
        let flag =
            || if words.is_empty() { Ok(true) } else { line.wrong(format!("{} stands alone", line.key)) };
        let modifiers = &mut design.modifiers;
        match line.key.as_str() {
            "hand-size" => modifiers.hand_size = amount(line, &line.rest)?,
            "tame" => {
                for word in words {
                    modifiers.tame.push(self.filter(line, word)?);
                }
            }
            "from-exile" => modifiers.from_exile = Some(self.filter(line, &line.rest)?),
            "frees" => modifiers.frees = Some(self.filter(line, &line.rest)?),
            "cheap-unrest" => {
                let [materials, cards] = words[..] else {
                    return line.wrong("unrest is cheaper by materials and by cards");
                };
                modifiers.cheap_unrest = (line.number(materials, 0..=MOST)?, line.number(cards, 0..=MOST)?);
            }
            "cheaper" => {
                let [n, token] = words[..] else { return line.wrong("cheaper by a number of tokens") };
                modifiers.cheaper[token_of(line, token)? as usize] = amount(line, n)?;
            }
            "no-history" => modifiers.no_history = flag()?,
            "sinks" => modifiers.sinks = flag()?,
            "paradise" => modifiers.paradise = flag()?,
            "counts-twice" => modifiers.twice = flag()?,
            "lends-masks" => modifiers.lends_masks = flag()?,
            "spares-mask" => modifiers.spares_mask = flag()?,
            "adds" => {
                let [n, token] = words[..] else { return line.wrong("adds a number of tokens") };
                modifiers.adds = Some((token_of(line, token)?, amount(line, n)?));
            }
            "looks" => modifiers.looks = amount(line, &line.rest)?,
            "amnesty" => modifiers.amnesty = amount(line, &line.rest)?,
            other => return line.wrong(format!("'{other}' is not a word of content files")),
        }
        Ok(())
    }

    fn named(&self, line: &Line, name: &str) -> Read<Card> {
        self.names.get(name).copied().map_or_else(|| line.wrong(format!("there is no card '{name}'")), Ok)
    }

    fn when(&mut self, line: &Line, text: &str) -> Read<When> {
        let words: Vec<&str> = text.split_whitespace().collect();
        const ABOUT: [&str; 4] = ["plays", "gains", "acquires", "leaves"];
        let mut holding = None;
        let (verb, filter, from) = match words[..] {
            ["gains", filter, "holding", token] => {
                holding = Some(token_of(line, token)?);
                ("gains", filter, Some(Zone::Market))
            }
            [verb, filter] if ABOUT.contains(&verb) => (verb, filter, None),
            ["plays", filter, "from", "discard"] => ("plays", filter, Some(Zone::Discard)),
            ["acquires", filter, "from", "exile"] => ("acquires", filter, Some(Zone::Exile)),
            [verb] if !ABOUT.contains(&verb) => (verb, "*", None),
            _ => return line.wrong(format!("nothing happens '{text}'")),
        };
        let at = line.one_of(verb, "something that happens", Verb::NAMES)?;
        Ok(When { verb: Verb::ALL[at], filter: self.filter(line, filter)?, from, holding })
    }

    fn start(&self, line: &Line, places: &[Place]) -> Read<Start> {
        let words: Vec<&str> = line.words().collect();
        let (name, copies, seats) = match words[..] {
            [name] => (name, "1", 2),
            [name, copies] => (name, copies, 2),
            [name, copies, "3+"] => (name, copies, 3),
            [name, copies, "4+"] => (name, copies, 4),
            _ => return line.wrong("a card, how many copies, and `3+` or `4+`"),
        };
        let place =
            places[line.one_of(&line.key, "a place to start", places.iter().map(|place| place.name()))?];
        let card = self.named(line, name)?;
        if let Some(design) = self.cards.get(card.0 as usize) {
            let fits = match place {
                Place::Pile => design.suits == suit::UNREST,
                Place::Fame => design.suits == suit::FAME,
                Place::Market => design.suits & suit::MARKET != 0 && design.suits & !suit::MARKET == 0,
                Place::Development => design.cost.is_some(),
                Place::Power => design.power,
                Place::Quest => design.quest,
                Place::InPlay | Place::Later => design.permanent,
                Place::Deck | Place::Nation | Place::Accession => !design.power && !design.permanent,
            };
            if !fits {
                return line.wrong(format!("{name} cannot start there: its suit or its cost says otherwise"));
            }
        }
        Ok(Start { card, copies: amount(line, copies)?, seats, place, from: line.from })
    }
}

/// How many: at least one.
fn amount(line: &Line, text: &str) -> Read<u8> {
    line.number(text, 1..=MOST)
}

/// What a heading names.
fn plain_name(title: &Line) -> Read<&'static str> {
    let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    if title.rest.is_empty() || !title.rest.chars().all(plain) {
        return title.wrong(format!("a {} is named with lowercase letters, digits and hyphens", title.key));
    }
    Ok(leak(&title.rest))
}

fn token_of(line: &Line, text: &str) -> Read<Token> {
    Ok(Token::ALL[line.one_of(text, "a token", Token::ALL.map(Token::name))?])
}

fn zone(line: &Line, text: &str) -> Read<Zone> {
    Ok(Zone::ALL[line.one_of(text, "a place", Zone::ALL.map(Zone::name))?])
}

/// Points; unrest costs some.
fn worth(line: &Line, text: &str) -> Read<i8> {
    line.number(text, -50..=50)
}

impl Reader {
    fn points(&mut self, line: &Line, words: &[&str]) -> Read<Points> {
        match words {
            [n] => Ok(Points::Fixed(worth(line, n)?)),
            [places @ .., "else", elsewhere] => {
                let mut there = Vec::new();
                for place in places.chunks(3) {
                    let [n, "in", place] = place else { return line.wrong("points in a place") };
                    match zone(line, place)? {
                        zone @ (Zone::History | Zone::Play | Zone::Garrison) => {
                            there.push((zone, worth(line, n)?));
                        }
                        _ => return line.wrong(format!("no points depend on '{place}'")),
                    }
                }
                Ok(Points::Where { there, elsewhere: worth(line, elsewhere)? })
            }
            _ => {
                let mut terms = Vec::new();
                for term in words.split(|word| *word == "+") {
                    let (n, per, of) = match term {
                        [n, "per", per, of] => (n, per, tally(line, of)?),
                        [n, "per", per, "in-play", of] => (n, per, Tally::InPlay(self.filter(line, of)?)),
                        _ => return line.wrong("points per so many of something"),
                    };
                    terms.push((amount(line, n)?, amount(line, per)?, of));
                }
                Ok(Points::Per(terms))
            }
        }
    }
}

fn tally(line: &Line, text: &str) -> Read<Tally> {
    const OTHERS: [(&str, Tally); 8] = [
        ("cards", Tally::Cards),
        ("history", Tally::History),
        ("garrison", Tally::Garrison),
        ("fixture", Tally::Fixtures),
        ("variable", Tally::Variable),
        ("rival-unrest", Tally::RivalUnrest),
        ("exile", Tally::Exile),
        ("poorer-rivals", Tally::PoorerRivals),
    ];
    if let Some(token) = Token::ALL.into_iter().find(|token| token.name() == text) {
        return Ok(Tally::Token(token));
    }
    if let Some(at) = suit::NAMES.iter().position(|name| *name == text) {
        return Ok(Tally::Suit(at as u8));
    }
    if let Some((_, tally)) = OTHERS.into_iter().find(|(name, _)| *name == text) {
        return Ok(tally);
    }
    let mut icons = 0;
    for word in text.split('/') {
        let Some(at) = Icon::NAMES.iter().position(|name| *name == word) else {
            let known = Token::ALL.map(Token::name).into_iter().chain(suit::NAMES).chain(Icon::NAMES);
            let known: Vec<&str> = known.chain(OTHERS.map(|(name, _)| name)).collect();
            return line.wrong(format!("'{word}' cannot be counted; there are: {}", known.join(", ")));
        };
        icons |= 1 << at;
    }
    Ok(Tally::Icons(icons))
}
