//! Reads content files. `content/standard.txt` explains the format.

use std::collections::VecDeque;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use kernel::splitmix;

use crate::ability::{Clause, Effect, Facts, Power};
use crate::board::Board;
use crate::cell::{Cell, Cells, SIDE};
use crate::content::{
    Army, Card, Content, ContentError, DICE, KINDS, Printed, Provenance, Scenario, Score, Title,
};
use crate::faction::Faction;
use crate::name::Name;
use crate::words;

/// Every word a line can begin with.
const KEYS: [&str; 21] = [
    "board",
    "row",
    "track",
    "scenario",
    "target",
    "rounds",
    "fields",
    "score",
    "faction",
    "god",
    "power",
    "start",
    "unit",
    "called",
    "copies",
    "toughness",
    "movement",
    "melee",
    "ranged",
    "cost",
    "ability",
];

type Read<T> = Result<T, ContentError>;

impl Content {
    /// Reads a content file.
    ///
    /// # Errors
    /// The first line that cannot be right, and why.
    pub fn read(text: &str) -> Result<Content, ContentError> {
        let mut lines = Lines::new(text);
        if let Some(line) = lines.0.iter().find(|line| !KEYS.contains(&line.key)) {
            return line.wrong(format!("'{}' is not a word of content files", line.key));
        }
        let (mut board, mut track) = (None, None);
        let mut scenarios: Vec<Scenario> = Vec::new();
        let mut armies: Vec<Army> = Vec::new();
        while let Some(line) = lines.next() {
            match line.key {
                "board" => set(&mut board, &line, read_board(&line, &mut lines)?)?,
                "track" => set(&mut track, &line, line.number(1..=30)?)?,
                "scenario" => {
                    let Some(board) = &board else { return line.wrong("the board must come before it") };
                    let scenario = read_scenario(&line, &mut lines, &board.value)?;
                    if scenarios.iter().any(|other| other.title.name == scenario.title.name) {
                        return line.wrong(format!("scenario {} is told twice", scenario.title.name));
                    }
                    scenarios.push(scenario);
                }
                "faction" => {
                    let Some(board) = &board else { return line.wrong("the board must come before it") };
                    let army = read_army(&line, &mut lines, &board.value)?;
                    if armies.iter().any(|other| other.faction == army.faction) {
                        return line.wrong(format!("faction {} is told twice", army.faction));
                    }
                    armies.push(army);
                }
                other => return line.wrong(format!("'{other}' does not belong here")),
            }
        }
        let end =
            Line { number: text.lines().count().max(1), key: "", rest: "", from: Provenance::Published };
        let board = end.need(board, "board")?;
        let track = end.need(track, "track")?;
        if scenarios.is_empty() {
            return end.wrong("no scenario");
        }
        armies.sort_by_key(|army| army.faction);
        if let Some(missing) = Faction::ALL.iter().find(|&&one| armies.iter().all(|army| army.faction != one))
        {
            return end.wrong(format!("no faction {missing}"));
        }
        let fingerprint = text.bytes().fold(0, |hash, byte| splitmix(hash ^ u64::from(byte)));
        Ok(Content::new(fingerprint, board, track, scenarios, armies))
    }
}

/// A line that says something.
struct Line<'a> {
    number: usize,
    key: &'a str,
    /// What stands behind the key, without the mark.
    rest: &'a str,
    from: Provenance,
}

impl Line<'_> {
    fn wrong<T>(&self, reason: impl Into<String>) -> Read<T> {
        Err(ContentError { line: self.number, reason: reason.into() })
    }

    fn printed<T>(&self, value: T) -> Printed<T> {
        Printed { value, from: self.from }
    }

    /// The rest of the line as one value.
    fn value<T: FromStr>(&self, what: &str) -> Read<T> {
        self.rest.parse().or_else(|_| self.wrong(format!("'{}' is not {what}", self.rest)))
    }

    fn number<T: FromStr + PartialOrd + Display>(&self, among: RangeInclusive<T>) -> Read<Printed<T>> {
        match self.rest.parse() {
            Ok(number) if among.contains(&number) => Ok(self.printed(number)),
            _ => self.wrong(format!(
                "{} must be a number from {} to {}, not '{}'",
                self.key,
                among.start(),
                among.end(),
                self.rest
            )),
        }
    }

    /// What must have been said below this line.
    fn need<T>(&self, value: Option<T>, what: &str) -> Read<T> {
        value.map_or_else(|| self.wrong(format!("no {what}")), Ok)
    }

    /// The name this line gives, and what is to be said for it.
    fn title(&self, sort: &str, lines: &mut Lines<'_>) -> Read<Title> {
        let name: Name = self.value("a name of lowercase letters, digits and hyphens")?;
        let key = format!("{sort}-{name}");
        let called = lines.next_of(&["called"]).map(|line| line.rest.to_owned());
        if called.is_none() && !words::has(&key) {
            return self
                .wrong(format!("the word files have no '{key}': say what it is called in the next line"));
        }
        Ok(Title { name, from: self.from, key, called })
    }
}

/// The lines that say something, one after the other.
struct Lines<'a>(VecDeque<Line<'a>>);

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Lines<'a> {
        let meaning = |line: &'a str| line.split('#').next().unwrap_or_default().trim();
        let lines = text.lines().map(meaning).enumerate().filter(|(_, line)| !line.is_empty());
        let cut = lines.map(|(at, line)| {
            let (line, from) = match (line.strip_suffix('*'), line.strip_suffix('?')) {
                (Some(line), _) => (line.trim_end(), Provenance::Rulebook),
                (_, Some(line)) => (line.trim_end(), Provenance::Reconstructed),
                _ => (line, Provenance::Published),
            };
            let (key, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            Line { number: at + 1, key, rest: rest.trim_start(), from }
        });
        Lines(cut.collect())
    }

    fn next(&mut self) -> Option<Line<'a>> {
        self.0.pop_front()
    }

    /// The next line if it begins with one of these words.
    fn next_of(&mut self, keys: &[&str]) -> Option<Line<'a>> {
        let fits = self.0.front().is_some_and(|line| keys.contains(&line.key));
        if fits { self.next() } else { None }
    }
}

/// Says something for the first time.
fn set<T>(place: &mut Option<T>, line: &Line<'_>, value: T) -> Read<()> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => line.wrong(format!("{} is told twice", line.key)),
    }
}

fn read_board(line: &Line<'_>, lines: &mut Lines<'_>) -> Read<Printed<Board>> {
    let sizes = line
        .rest
        .split_once('x')
        .and_then(|(columns, rows)| Some((columns.parse().ok()?, rows.parse().ok()?)));
    let (columns, rows): (u8, u8) = match sizes {
        Some((columns @ 1..=SIDE, rows @ 4..=SIDE)) => (columns, rows),
        _ => return line.wrong(format!("'{}' is not a size from 1x4 to 8x8", line.rest)),
    };
    let mut board =
        Board { columns, rows, all: Cells::NONE, recruitment: [Cells::NONE; 2], camps: [Cells::NONE; 2] };
    for row in (0..rows).rev() {
        let Some(line) = lines.next_of(&["row"]) else {
            return line.wrong(format!("fewer than {rows} rows"));
        };
        let fields: Vec<&str> = line.rest.split_whitespace().collect();
        if fields.len() != columns as usize {
            return line.wrong(format!("{} fields in a row of {columns}", fields.len()));
        }
        let last_row_of = if row == 0 { Some(0) } else { (row == rows - 1).then_some(1) };
        for (column, field) in (0..).zip(fields) {
            let cell = Cells::one(Cell::at(column, row));
            board.all = board.all.or(cell);
            match (field, last_row_of) {
                (".", _) => {}
                ("r", Some(side)) => board.recruitment[side] = board.recruitment[side].or(cell),
                ("c", Some(side)) => board.camps[side] = board.camps[side].or(cell),
                ("r" | "c", None) => {
                    return line.wrong("only the last rows have recruitment fields and camps");
                }
                _ => return line.wrong(format!("'{field}' is none of r, c and .")),
            }
        }
        if last_row_of.is_some_and(|side| board.recruitment[side].is_empty()) {
            return line.wrong("no recruitment field");
        }
    }
    Ok(line.printed(board))
}

/// A field of the board.
fn read_cell(line: &Line<'_>, text: &str, board: &Board) -> Read<Cell> {
    match text.parse() {
        Ok(cell) if board.all.has(cell) => Ok(cell),
        _ => line.wrong(format!("'{text}' is not a field of the board")),
    }
}

fn read_scenario(heading: &Line<'_>, lines: &mut Lines<'_>, board: &Board) -> Read<Scenario> {
    let title = heading.title("scenario", lines)?;
    let (mut target, mut rounds, mut fields) = (None, None, None);
    let mut scores = Vec::new();
    while let Some(line) = lines.next_of(&["target", "rounds", "fields", "score"]) {
        match line.key {
            "target" => set(&mut target, &line, line.number(1..=99)?)?,
            "rounds" => set(&mut rounds, &line, line.number(1..=99)?)?,
            "fields" => {
                let cells: Read<Cells> =
                    line.rest.split_whitespace().map(|text| read_cell(&line, text, board)).collect();
                set(&mut fields, &line, line.printed(cells?))?;
            }
            _ => scores.push(line.printed(read_score(&line)?)),
        }
    }
    if scores.is_empty() {
        return heading.wrong("nothing brings points");
    }
    if fields.is_none() && scores.iter().any(|score| matches!(score.value, Score::Fields(_))) {
        return heading.wrong("fields bring points, but none is marked");
    }
    Ok(Scenario {
        target: heading.need(target, "target")?,
        rounds: heading.need(rounds, "rounds")?,
        fields: fields.unwrap_or(heading.printed(Cells::NONE)),
        scores,
        title,
    })
}

fn read_score(line: &Line<'_>) -> Read<Score> {
    let (what, points) = line.rest.split_once(' ').unwrap_or((line.rest, ""));
    let points = match points.parse() {
        Ok(points @ 1..=9) => points,
        _ => return line.wrong(format!("'{points}' is not a number of points from 1 to 9")),
    };
    match what {
        "fields" => Ok(Score::Fields(points)),
        "camps" => Ok(Score::Camps(points)),
        "defeated" => Ok(Score::Defeated(points)),
        _ => line.wrong(format!("'{what}' brings no points: choose one of fields, camps, defeated")),
    }
}

fn read_army(heading: &Line<'_>, lines: &mut Lines<'_>, board: &Board) -> Read<Army> {
    let faction: Faction = heading.value("one of slavs, vikings, greeks, romans")?;
    let (mut god, mut power) = (None, None);
    let mut cards: Vec<Card> = Vec::new();
    let mut start = Vec::new();
    while let Some(line) = lines.next_of(&["god", "power", "start", "unit"]) {
        match line.key {
            "god" => set(&mut god, &line, line.title("god", lines)?)?,
            "power" => {
                let power_read: Power = line.value("one of dice N, action, stand, fortify")?;
                set(&mut power, &line, line.printed(power_read))?;
            }
            "start" => start.push(line),
            _ => {
                let card = read_card(&line, lines)?;
                if cards.iter().any(|other| other.title.name == card.title.name) {
                    return line.wrong(format!("unit {} is told twice", card.title.name));
                }
                cards.push(card);
            }
        }
    }
    if !(1..=KINDS).contains(&cards.len()) {
        return heading.wrong(format!("{} units: a faction has 1 to {KINDS}", cards.len()));
    }
    cards.sort_by_key(|card| card.title.name);
    Ok(Army {
        faction,
        god: heading.need(god, "god")?,
        power: heading.need(power, "power")?,
        start: read_start(&start, &cards, board)?,
        cards,
    })
}

/// Where the starting units stand.
fn read_start(lines: &[Line<'_>], cards: &[Card], board: &Board) -> Read<Vec<Printed<(u8, Cell)>>> {
    let mut start: Vec<Printed<(u8, Cell)>> = Vec::new();
    for line in lines {
        let (name, field) = line.rest.split_once(' ').unwrap_or((line.rest, ""));
        let Some(kind) = cards.iter().position(|card| card.title.name.as_str() == name) else {
            return line.wrong(format!("the faction has no unit '{name}'"));
        };
        let cell = read_cell(line, field, board)?;
        if cell.row() >= board.rows / 2 {
            return line.wrong(format!("{cell} is not in the own half"));
        }
        if start.iter().any(|other| other.value.1 == cell) {
            return line.wrong(format!("two units start on {cell}"));
        }
        start.push(line.printed((kind as u8, cell)));
        let used = start.iter().filter(|other| other.value.0 == kind as u8).count();
        if used > cards[kind].copies.value as usize {
            return line.wrong(format!("there are fewer {name} than start"));
        }
    }
    Ok(start)
}

fn read_card(heading: &Line<'_>, lines: &mut Lines<'_>) -> Read<Card> {
    let title = heading.title("unit", lines)?;
    let (mut copies, mut toughness, mut movement, mut melee, mut ranged, mut cost) =
        (None, None, None, None, None, None);
    let mut ability = Vec::new();
    const OF_CARD: [&str; 7] = ["copies", "toughness", "movement", "melee", "ranged", "cost", "ability"];
    while let Some(line) = lines.next_of(&OF_CARD) {
        match line.key {
            "copies" => set(&mut copies, &line, line.number(1..=20)?)?,
            "toughness" => set(&mut toughness, &line, line.number(1..=20)?)?,
            "movement" => set(&mut movement, &line, line.number(0..=9)?)?,
            "melee" => set(&mut melee, &line, line.number(1..=DICE.value)?)?,
            "ranged" => set(&mut ranged, &line, line.number(1..=DICE.value)?)?,
            "cost" => set(&mut cost, &line, line.number(1..=20)?)?,
            _ => ability.push(line.printed(read_clause(&line)?)),
        }
    }
    if melee.is_none() && ranged.is_none() {
        return heading.wrong(format!("no attack for unit {}: melee, ranged or both", title.name));
    }
    // Where one attack is told and the other is not, the unit has no such attack.
    let none = heading.printed(0);
    Ok(Card {
        copies: heading.need(copies, "copies")?,
        toughness: heading.need(toughness, "toughness")?,
        movement: heading.need(movement, "movement")?,
        melee: melee.unwrap_or(none),
        ranged: ranged.unwrap_or(none),
        cost: heading.need(cost, "cost")?,
        ability,
        title,
    })
}

fn read_clause(line: &Line<'_>) -> Read<Clause> {
    let (effect, conditions) = match line.rest.split_once(" when ") {
        Some((effect, conditions)) => (effect.trim_end(), conditions),
        None => (line.rest, ""),
    };
    let effect: Effect = match effect.parse() {
        Ok(effect) => effect,
        Err(()) => return line.wrong(format!("'{effect}' is not something an ability does")),
    };
    let mut when = Facts::NONE;
    for name in conditions.split_whitespace() {
        match Facts::ALL.iter().find(|(known, _)| *known == name) {
            Some((_, fact)) => when = when.with(*fact),
            None => {
                let names: Vec<&str> = Facts::ALL.iter().map(|(known, _)| *known).collect();
                return line.wrong(format!("'{name}' is not a condition; there are: {}", names.join(", ")));
            }
        }
    }
    if when != Facts::NONE && !effect.fights() {
        return line.wrong("only what works in an attack can have conditions");
    }
    Ok(Clause { effect, when })
}
