//! A record as its text says: lines, fields and steps, before any game has looked at them.

use std::fmt::Write;

use super::{Answer, MAGIC, MAGIC_1, Proof, Record, RecordError, Step, error};
use crate::{Commitment, Committed, Game, Luck, Roll, Seat, Secret, Standing, StateHash, Word};

/// The lines a record was read from, for telling where something is wrong.
#[derive(Default)]
pub(super) struct Places {
    pub(super) start: usize,
    pub(super) steps: Vec<usize>,
    pub(super) result: usize,
    pub(super) secret: usize,
    pub(super) end: usize,
}

/// The lines of a record that say something, each with its number.
pub(super) struct Lines<'a> {
    rest: std::iter::Peekable<Box<dyn Iterator<Item = (usize, &'a str)> + 'a>>,
    last: usize,
}

impl<'a> Lines<'a> {
    pub(super) fn new(text: &'a str) -> Lines<'a> {
        let lines: Box<dyn Iterator<Item = (usize, &str)>> = Box::new(
            text.lines()
                .enumerate()
                .map(|(at, line)| (at + 1, line.trim()))
                .filter(|(_, line)| !line.is_empty() && !line.starts_with('#')),
        );
        Lines { rest: lines.peekable(), last: text.lines().count().max(1) }
    }

    /// Whether the steps have hashes.
    pub(super) fn magic(&mut self) -> Result<bool, RecordError> {
        match self.rest.next() {
            Some((_, MAGIC)) => Ok(true),
            Some((_, MAGIC_1)) => Ok(false),
            Some((line, other)) if other.starts_with("hetman record ") => {
                error(line, format!("this is '{}'; this program reads up to '{MAGIC}'", excerpt(other)))
            }
            Some((line, _)) => error(line, format!("not a record: it does not begin with '{MAGIC}'")),
            None => error(1, "the file is empty"),
        }
    }

    /// The next line, whatever it is.
    fn any(&mut self, expected: &str) -> Result<(usize, &'a str), RecordError> {
        match self.rest.next() {
            Some(found) => Ok(found),
            None => error(self.last, format!("the record breaks off here, before '{expected}'")),
        }
    }

    /// The rest of the next line, which must begin with this word.
    pub(super) fn field(&mut self, name: &str) -> Result<(usize, &'a str), RecordError> {
        let (line, text) = self.any(name)?;
        match word_of(text) {
            (word, rest) if word == name => Ok((line, rest)),
            _ => error(line, format!("expected '{name} …', found '{}'", excerpt(text))),
        }
    }

    /// The rest of the next line, if it begins with this word.
    fn optional(&mut self, name: &str) -> Option<(usize, &'a str)> {
        let (line, text) = self.rest.next_if(|(_, text)| word_of(text).0 == name)?;
        Some((line, word_of(text).1))
    }
}

/// The first word of a line, and the rest.
fn word_of(line: &str) -> (&str, &str) {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    (word, rest.trim_start())
}

/// The beginning of a line, for an error message.
fn excerpt(line: &str) -> String {
    let mut short: String = line.chars().take(60).collect();
    if short.len() < line.len() {
        short.write_char('…').expect("a string takes everything");
    }
    short
}

fn number<T: std::str::FromStr>(line: usize, text: &str, what: &str) -> Result<T, RecordError> {
    text.parse().or_else(|_| error(line, format!("'{}' is not {what}", excerpt(text))))
}

fn hash(line: usize, text: &str) -> Result<[u8; 32], RecordError> {
    let mut bytes = [0; 32];
    match hex::decode_to_slice(text, &mut bytes) {
        Ok(()) => Ok(bytes),
        Err(_) => error(line, format!("'{}' is not 64 hexadecimal digits", excerpt(text))),
    }
}

fn rolls(line: usize, text: &str) -> Result<Vec<Roll>, RecordError> {
    text.split_whitespace()
        .map(|roll| {
            let parts = roll.split_once('/');
            let read = |(value, sides): (&str, &str)| Some((value.parse().ok()?, sides.parse().ok()?));
            match parts.and_then(read) {
                Some((value, sides)) if sides >= 2 && value < sides => Ok(Roll { value, sides }),
                _ => error(line, format!("'{}' is not an outcome of luck (value/sides)", excerpt(roll))),
            }
        })
        .collect()
}

/// A line of an answer, or of the start, cut into what stands before the bar, the rolls behind it, and the hash.
fn cut(line: usize, text: &str, hashed: bool) -> Result<(&str, Vec<Roll>, Option<StateHash>), RecordError> {
    let (text, hash) = match text.rsplit_once(" = ") {
        _ if !hashed => (text, None),
        Some((text, hash)) => match hash.parse() {
            Ok(hash) => (text.trim_end(), Some(hash)),
            Err(_) => return error(line, format!("'{}' is not a hash of a position", excerpt(hash))),
        },
        None => return error(line, "the hash of the position is missing"),
    };
    match text.split_once('|') {
        None => Ok((text, Vec::new(), hash)),
        Some((_, behind)) if behind.trim().is_empty() => error(line, "no outcome of luck behind the bar"),
        Some((before, behind)) => Ok((before.trim_end(), rolls(line, behind)?, hash)),
    }
}

/// A record as its text says, before any game has looked at it.
pub(super) struct Raw<'a> {
    pub(super) game: (usize, &'a str),
    pub(super) rules: u32,
    pub(super) setup: (usize, &'a str),
    commitment: Option<Commitment>,
    words: Vec<(usize, &'a str)>,
    pub(super) names: Vec<&'a str>,
    start: (Vec<Roll>, Option<StateHash>),
    pub(super) steps: Vec<RawStep<'a>>,
    /// Score and rank of each seat.
    pub(super) result: Option<(usize, Vec<(i32, u8)>)>,
    secret: Option<Secret>,
    pub(super) places: Places,
}

pub(super) enum RawStep<'a> {
    Answer { seat: usize, action: &'a str, rolls: Vec<Roll>, hash: Option<StateHash> },
    Back(usize),
    Undo { seat: usize, answers: usize },
}

impl<'a> Raw<'a> {
    pub(super) fn parse(text: &'a str) -> Result<Raw<'a>, RecordError> {
        let mut lines = Lines::new(text);
        let hashed = lines.magic()?;
        let game = lines.field("game")?;
        let (line, rules) = lines.field("rules")?;
        let rules = number(line, rules, "a version of the rules")?;
        let setup = lines.field("setup")?;
        let commitment = lines.optional("commitment").map(|(line, text)| hash(line, text)).transpose()?;
        let mut words = Vec::new();
        while let Some((line, text)) = lines.optional("word") {
            if commitment.is_none() {
                return error(line, "a word for the luck, but no commitment before it");
            }
            words.push((line, text));
        }
        let mut names = Vec::new();
        while let Some((line, text)) = lines.optional("name") {
            let (seat, name) = word_of(text);
            if seat.parse() != Ok(names.len()) || names.len() >= Seat::MAX || Word::new(name).is_err() {
                return error(line, format!("expected the name of seat {}", names.len()));
            }
            names.push(name);
        }
        let (line, text) = lines.any("start")?;
        let (word, rolls, start_hash) = cut(line, text, hashed)?;
        if word != "start" {
            return error(line, format!("expected 'start', found '{}'", excerpt(text)));
        }
        let mut raw = Raw {
            game,
            rules,
            setup,
            commitment: commitment.map(Commitment),
            words,
            names,
            start: (rolls, start_hash),
            steps: Vec::new(),
            result: None,
            secret: None,
            places: Places { start: line, ..Places::default() },
        };
        loop {
            let (line, text) = lines.any("end")?;
            let ended = raw.result.is_some() || raw.secret.is_some();
            match word_of(text) {
                ("result", rest) if !ended => {
                    raw.result = Some((line, result(line, rest)?));
                    raw.places.result = line;
                }
                ("secret", _) if raw.commitment.is_none() => {
                    return error(line, "a secret, but no commitment that it belongs to");
                }
                ("secret", rest) if raw.secret.is_none() => {
                    raw.secret = Some(Secret(hash(line, rest)?));
                    raw.places.secret = line;
                }
                ("end", count) => {
                    if number::<usize>(line, count, "the number of steps")? != raw.steps.len() {
                        let reason = format!("{count} steps are announced, {} are here", raw.steps.len());
                        return error(line, reason);
                    }
                    raw.places.end = line;
                    break;
                }
                _ if ended => return error(line, format!("'{}' does not belong here", excerpt(text))),
                _ => {
                    raw.steps.push(RawStep::parse(line, text, hashed)?);
                    raw.places.steps.push(line);
                }
            }
        }
        match lines.rest.next() {
            None => Ok(raw),
            Some((line, text)) => error(line, format!("'{}' behind the end", excerpt(text))),
        }
    }

    pub(super) fn is_of<G: Game>(&self) -> Result<(), RecordError> {
        let (line, game) = self.game;
        if game == G::NAME {
            return Ok(());
        }
        error(line, format!("this is a record of '{}', not of '{}'", excerpt(game), G::NAME))
    }

    /// The proof of the luck, by generating it again.
    pub(super) fn proof(&self, words: &[Word]) -> Result<Proof, RecordError> {
        let (Some(commitment), secret) = (self.commitment, &self.secret) else { return Ok(Proof::Absent) };
        let Some(secret) = secret else { return Ok(Proof::Sealed) };
        if secret.commitment() != commitment {
            return error(self.places.secret, "this secret does not belong to the commitment");
        }
        let mut luck = Committed::new(secret, words);
        let steps = self.steps.iter().map(RawStep::rolls).zip(&self.places.steps);
        for (rolls, &line) in std::iter::once((&self.start.0[..], &self.places.start)).chain(steps) {
            for roll in rolls {
                let value = luck.roll(roll.sides);
                if value != roll.value {
                    return error(line, format!("the luck was {value}/{}, not {roll}", roll.sides));
                }
            }
        }
        Ok(Proof::Proven)
    }

    /// Everything as the game reads it.
    pub(super) fn typed<G: Game>(&self) -> Result<Record<G>, RecordError> {
        match self.typed_as_far_as_possible()? {
            (record, None) => Ok(record),
            (_, Some(error)) => Err(error),
        }
    }

    /// The record up to the first step that the game cannot read, and why it cannot.
    pub(super) fn typed_as_far_as_possible<G: Game>(
        &self,
    ) -> Result<(Record<G>, Option<RecordError>), RecordError> {
        let (line, setup) = self.setup;
        let setup: G::Setup = setup.parse().or_else(|wrong| error(line, format!("{wrong}")))?;
        let seats = G::seats(&setup);
        let mut record = Record::<G>::new(setup, self.commitment, Vec::new());
        record.rules = self.rules;
        for &(line, text) in &self.words {
            let (seat, word) = word_of(text);
            let next = record.words.len();
            if seat.parse() != Ok(next) || next >= seats {
                return error(line, format!("expected the word of seat {next} of {seats} seats"));
            }
            record.words.push(Word::new(word).or_else(|wrong| error(line, wrong.to_string()))?);
        }
        (record.start, record.start_hash) = self.start.clone();
        if let Some((line, places)) = &self.result {
            if places.len() != seats {
                return error(*line, format!("{} results for {seats} seats", places.len()));
            }
            record.standing = Some(Standing::new(seats, |seat| places[seat.index()]));
        }
        record.secret.clone_from(&self.secret);
        for (step, &line) in self.steps.iter().zip(&self.places.steps) {
            match step.typed(line, seats) {
                Ok(step) => record.steps.push(step),
                Err(wrong) => return Ok((record, Some(wrong))),
            }
        }
        Ok((record, None))
    }
}

impl<'a> RawStep<'a> {
    fn parse(line: usize, text: &'a str, hashed: bool) -> Result<RawStep<'a>, RecordError> {
        match word_of(text) {
            ("back", left) => {
                Ok(RawStep::Back(number(line, left, "the number of answers that still stand")?))
            }
            ("undo", rest) => {
                let (seat, answers) = word_of(rest);
                let answers = number(line, answers, "the number of answers that were taken back")?;
                Ok(RawStep::Undo { seat: number(line, seat, "a seat")?, answers })
            }
            (seat, _) => {
                let seat = number(line, seat, "a seat, 'undo', 'back', 'result', 'secret' or 'end'")?;
                let (before, rolls, hash) = cut(line, text, hashed)?;
                Ok(RawStep::Answer { seat, action: word_of(before).1, rolls, hash })
            }
        }
    }

    fn rolls(&self) -> &[Roll] {
        match self {
            RawStep::Answer { rolls, .. } => rolls,
            RawStep::Back(_) | RawStep::Undo { .. } => &[],
        }
    }

    fn typed<G: Game>(&self, line: usize, seats: usize) -> Result<Step<G>, RecordError> {
        let seat = |number: usize| match number < seats {
            true => Ok(Seat::new(number)),
            false => error(line, format!("there is no seat {number}; the last is {}", seats - 1)),
        };
        match self {
            RawStep::Back(left) => Ok(Step::Back(*left)),
            RawStep::Undo { seat: by, answers } => Ok(Step::Undo { seat: seat(*by)?, answers: *answers }),
            RawStep::Answer { seat: by, action, rolls, hash } => {
                let seat = seat(*by)?;
                let Ok(action) = action.parse() else {
                    return error(line, format!("'{}' is not an answer in {}", excerpt(action), G::NAME));
                };
                Ok(Step::Answer(Answer { seat, action, rolls: rolls.clone(), hash: *hash }))
            }
        }
    }
}

/// Score and rank of each seat.
fn result(line: usize, text: &str) -> Result<Vec<(i32, u8)>, RecordError> {
    let place = |place: &str| {
        let read = |(rank, score): (&str, &str)| Some((score.parse::<i32>().ok()?, rank.parse::<u8>().ok()?));
        match place.split_once(':').and_then(read) {
            Some(place) => Ok(place),
            None => error(line, format!("'{}' is not a result (rank:score)", excerpt(place))),
        }
    };
    text.split_whitespace().map(place).collect()
}
