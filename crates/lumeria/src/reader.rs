//! Reads content files. `content/standard.txt` explains the format.

use std::mem::discriminant;

use content::{ContentError, Line, Lines, Printed, Result as Read};

use crate::ability::{Clause, Effect, Facts, Power};
use crate::board::Board;
use crate::cell::{Cell, Cells, SIDE};
use crate::content::{Army, Card, Content, DICE, KINDS, Label, Scenario, Score};
use crate::faction::Faction;
use crate::name::Name;
use crate::words;

/// The most scenarios of a file. Setups keep the number of one in a byte.
const SCENARIOS: usize = 20;

/// The most lines of an ability. Their modifiers are added up in eight bits.
const CLAUSES: usize = 6;

/// The most letters of a name to be shown.
const NAME: usize = 40;

/// Lines that are shown to players and change no rule.
const SHOWN: [&str; 1] = ["called"];

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

impl Content {
    /// Reads a content file.
    ///
    /// # Errors
    /// The first line that cannot be right, and why.
    pub fn read(text: &str) -> Result<Content, ContentError> {
        let mut lines = Lines::read(text)?;
        let (end, fingerprint) = (lines.end(), lines.fingerprint(&SHOWN));
        if let Some(line) = lines.iter().find(|line| !KEYS.contains(&line.key.as_str())) {
            return line.wrong(format!("'{}' is not a word of content files", line.key));
        }
        let (mut board, mut track) = (None, None);
        let mut scenarios: Vec<Scenario> = Vec::new();
        let mut armies: Vec<Army> = Vec::new();
        while let Some(line) = lines.next() {
            match line.key.as_str() {
                "board" => line.set(&mut board, read_board(&line, &mut lines)?)?,
                "track" => line.set(&mut track, number(&line, 1, 30)?)?,
                "scenario" => {
                    let Some(board) = &board else { return line.wrong("the board must come before it") };
                    let scenario = read_scenario(&line, &mut lines, &board.value)?;
                    if scenarios.iter().any(|other| other.title.name == scenario.title.name) {
                        return line.wrong(format!("scenario {} is told twice", scenario.title.name));
                    }
                    if scenarios.len() == SCENARIOS {
                        return line.wrong(format!("more than {SCENARIOS} scenarios"));
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
        Ok(Content::new(fingerprint, board, track, scenarios, armies))
    }
}

/// The only value of a line.
fn number(line: &Line, least: u8, most: u8) -> Read<Printed<u8>> {
    Ok(line.printed(line.number(&line.rest, least..=most)?))
}

/// The name that a heading gives, and how to say it.
fn read_label(heading: &Line, sort: &str, lines: &mut Lines) -> Read<Label> {
    let name: Name = heading.parse("a name of at most 15 lowercase letters, digits and hyphens")?;
    let key = format!("{sort}-{name}");
    let called = match lines.next_of(&["called"]) {
        Some(line) if line.rest.is_empty() => return line.wrong("called must be followed by a name"),
        Some(line) if line.rest.chars().count() > NAME => {
            return line.wrong(format!("a name has at most {NAME} letters"));
        }
        Some(line) => Some(line.rest),
        None => None,
    };
    if called.is_none() && !words::has(&key) {
        return heading
            .wrong(format!("the word files have no '{key}': say what it is called in the next line"));
    }
    Ok(Label { name, from: heading.from, key, called })
}

fn read_board(line: &Line, lines: &mut Lines) -> Read<Printed<Board>> {
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
        let fields: Vec<&str> = line.words().collect();
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
fn read_cell(line: &Line, text: &str, board: &Board) -> Read<Cell> {
    match text.parse() {
        Ok(cell) if board.all.has(cell) => Ok(cell),
        _ => line.wrong(format!("'{text}' is not a field of the board")),
    }
}

/// Different fields of the board, at least one.
fn read_cells(line: &Line, board: &Board) -> Read<Cells> {
    let mut cells = Cells::NONE;
    for word in line.words() {
        let cell = read_cell(line, word, board)?;
        if cells.has(cell) {
            return line.wrong(format!("{cell} is named twice"));
        }
        cells = cells.or(Cells::one(cell));
    }
    if cells.is_empty() { line.wrong(format!("{} names no field", line.key)) } else { Ok(cells) }
}

fn read_scenario(heading: &Line, lines: &mut Lines, board: &Board) -> Read<Scenario> {
    let title = read_label(heading, "scenario", lines)?;
    let (mut target, mut rounds, mut fields) = (None, None, None);
    let mut scores: Vec<Printed<Score>> = Vec::new();
    while let Some(line) = lines.next_of(&["target", "rounds", "fields", "score"]) {
        match line.key.as_str() {
            "target" => line.set(&mut target, line.printed(line.number(&line.rest, 1..=99)?))?,
            "rounds" => line.set(&mut rounds, number(&line, 1, 99)?)?,
            "fields" => line.set(&mut fields, line.printed(read_cells(&line, board)?))?,
            _ => {
                let score = read_score(&line)?;
                if scores.iter().any(|other| discriminant(&other.value) == discriminant(&score)) {
                    return line.wrong(format!("{} already bring points", score.word()));
                }
                scores.push(line.printed(score));
            }
        }
    }
    if scores.is_empty() {
        return heading.wrong("nothing brings points");
    }
    let on_fields = |score: &Printed<Score>| matches!(score.value, Score::Fields(_) | Score::Majority(_));
    if fields.is_none() && scores.iter().any(on_fields) {
        return heading.wrong("fields bring points, but none is marked");
    }
    let camps = board.camps.iter().all(|camps| !camps.is_empty());
    if !camps && scores.iter().any(|score| matches!(score.value, Score::Camps(_))) {
        return heading.wrong("camps bring points, but the board has none");
    }
    Ok(Scenario {
        target: heading.need(target, "target")?,
        rounds: heading.need(rounds, "rounds")?,
        fields: fields.unwrap_or(heading.printed(Cells::NONE)),
        scores,
        title,
    })
}

fn read_score(line: &Line) -> Read<Score> {
    let (what, points) = line.rest.split_once(' ').unwrap_or((&line.rest, ""));
    let at = line.one_of(what, "something that brings points", Score::WORDS)?;
    let points = line.number(points, 1..=9)?;
    Ok([Score::Fields, Score::Camps, Score::Defeated, Score::Majority][at](points))
}

fn read_army(heading: &Line, lines: &mut Lines, board: &Board) -> Read<Army> {
    let at = heading.one_of(&heading.rest, "a faction", Faction::ALL.map(Faction::name))?;
    let faction = Faction::ALL[at];
    let (mut god, mut power) = (None, None);
    let mut cards: Vec<Card> = Vec::new();
    let mut start = Vec::new();
    while let Some(line) = lines.next_of(&["god", "power", "start", "unit"]) {
        match line.key.as_str() {
            "god" => line.set(&mut god, read_label(&line, "god", lines)?)?,
            "power" => {
                let read: Power = line.parse("one of dice 1, dice 2, dice 3, action, stand, fortify")?;
                line.set(&mut power, line.printed(read))?;
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
fn read_start(lines: &[Line], cards: &[Card], board: &Board) -> Read<Vec<Printed<(u8, Cell)>>> {
    let mut start: Vec<Printed<(u8, Cell)>> = Vec::new();
    for line in lines {
        let (name, field) = line.rest.split_once(' ').unwrap_or((&line.rest, ""));
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

fn read_card(heading: &Line, lines: &mut Lines) -> Read<Card> {
    let title = read_label(heading, "unit", lines)?;
    let (mut copies, mut toughness, mut movement, mut melee, mut ranged, mut cost) =
        (None, None, None, None, None, None);
    let mut ability: Vec<Printed<Clause>> = Vec::new();
    const OF_CARD: [&str; 7] = ["copies", "toughness", "movement", "melee", "ranged", "cost", "ability"];
    while let Some(line) = lines.next_of(&OF_CARD) {
        match line.key.as_str() {
            "copies" => line.set(&mut copies, number(&line, 1, 20)?)?,
            "toughness" => line.set(&mut toughness, number(&line, 1, 20)?)?,
            "movement" => line.set(&mut movement, number(&line, 0, 9)?)?,
            "melee" => line.set(&mut melee, number(&line, 1, DICE.value)?)?,
            "ranged" => line.set(&mut ranged, number(&line, 1, DICE.value)?)?,
            "cost" => line.set(&mut cost, number(&line, 1, 20)?)?,
            _ => {
                let clause = read_clause(&line)?;
                if ability.iter().any(|other| other.value.repeats(clause)) {
                    return line.wrong("it has that already");
                }
                if ability.len() == CLAUSES {
                    return line.wrong(format!("a unit has at most {CLAUSES} lines of ability"));
                }
                ability.push(line.printed(clause));
            }
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

fn read_clause(line: &Line) -> Read<Clause> {
    let words: Vec<&str> = line.words().collect();
    let (effect, conditions) = match words.iter().position(|&word| word == "when") {
        Some(at) if at + 1 == words.len() => return line.wrong("'when' without a condition"),
        Some(at) => (words[..at].join(" "), &words[at + 1..]),
        None => (line.rest.clone(), &[][..]),
    };
    let Ok(does) = effect.parse::<Effect>() else {
        let forms = Effect::FORMS.join(", ");
        return line.wrong(format!("'{effect}' is not something an ability does; there are: {forms}"));
    };
    let mut when = Facts::NONE;
    for name in conditions {
        let (_, fact) = Facts::ALL[line.one_of(name, "a condition", Facts::ALL.map(|(known, _)| known))?];
        if when.include(fact) {
            return line.wrong(format!("{name} is told twice"));
        }
        when = when.with(fact);
    }
    possible(line, words[0], does, when)?;
    Ok(Clause { effect: does, when })
}

/// Refuses conditions that can never be true. `word` is what the file calls the effect.
fn possible(line: &Line, word: &str, effect: Effect, when: Facts) -> Read<()> {
    if when != Facts::NONE && !effect.fights() {
        return line.wrong("only what works in an attack can have conditions");
    }
    if when.include(Facts::MELEE.with(Facts::RANGED)) {
        return line.wrong("no attack is both melee and ranged");
    }
    if when.include(Facts::RANGED) && effect.attack() == Facts::MELEE {
        return line.wrong(format!("{word} works in melee attacks only"));
    }
    if when.include(Facts::MELEE) && effect.attack() == Facts::RANGED {
        return line.wrong(format!("{word} works in ranged attacks only"));
    }
    if when.include(Facts::MOVED) && effect.defends() {
        return line.wrong("no unit is attacked in the activation in which it moved");
    }
    Ok(())
}
