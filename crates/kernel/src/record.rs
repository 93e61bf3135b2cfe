//! The record of a game: setup, answers and outcomes of luck, enough to replay it without any generator.
//!
//! One line each, in this order; `#` begins a comment line, and empty lines are skipped:
//!
//! ```text
//! hetman record 1            the format and its version
//! game ethnos
//! rules 1                    the version of the rules it was played under
//! setup seats=2 tribes=…     as the game writes it
//! commitment 9f86d0…         SHA-256 that binds the server's secret; left out if luck was not committed
//! word 0 sunny day           what seat 0 added to the luck; one line for each word, in seat order
//! start | 3/12 0/11          outcomes of luck before the first question: value/sides
//! 1 draw | 17/63             seat, answer, outcomes of luck it caused
//! 0 take red-dwarf
//! back 1                     answers were taken back: only the first one still stands
//! 0 draw | 4/62
//! result 2:31 1:38           rank:score of each seat; left out while the game goes on
//! secret 60303a…             the server's secret; left out while the game goes on
//! end 4                      the number of steps, so that nothing can be cut off unnoticed
//! ```

use std::fmt::{self, Write};

use crate::{
    Commitment, Committed, Game, Listener, Luck, Noted, Roll, Seat, Secret, Silence, Standing, Tape, Trace,
    Waiting, Word,
};

/// The first line of every record.
const MAGIC: &str = "hetman record 1";

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for RecordError {}

fn error<T>(line: usize, reason: impl Into<String>) -> Result<T, RecordError> {
    Err(RecordError { line, reason: reason.into() })
}

/// The record of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// What was played.
    pub setup: G::Setup,
    /// What bound the luck beforehand.
    pub commitment: Option<Commitment>,
    /// What the seats added to the luck.
    pub words: Vec<Word>,
    /// Luck before the first question.
    pub start: Vec<Roll>,
    /// The answers, and where some were taken back.
    pub steps: Vec<Step<G>>,
    /// How it ended, once it has.
    pub standing: Option<Standing>,
    /// The secret behind the commitment, once it is told.
    pub secret: Option<Secret>,
}

/// One step of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<G: Game> {
    /// A seat answered.
    Answer(Answer<G>),
    /// Answers were taken back: only so many, from the start, still stand. What luck made of the others is
    /// not rolled again; the generator goes on.
    Back(usize),
}

impl<G: Game> Step<G> {
    /// Outcomes of luck.
    #[must_use]
    pub fn rolls(&self) -> &[Roll] {
        match self {
            Step::Answer(answer) => &answer.rolls,
            Step::Back(_) => &[],
        }
    }
}

/// One answer and what luck made of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer<G: Game> {
    /// Who answered.
    pub seat: Seat,
    /// The answer.
    pub action: G::Action,
    /// Outcomes of luck.
    pub rolls: Vec<Roll>,
}

impl<G: Game> Answer<G> {
    fn replay(&self, state: &mut G::State, tell: &mut impl Listener<G::Event>) -> Trace {
        G::apply(state, self.seat, self.action, &mut Tape::new(&self.rolls), tell)
    }
}

/// The answers among these steps that still stand.
#[must_use]
pub fn standing<G: Game>(steps: &[Step<G>]) -> Vec<&Answer<G>> {
    let mut answers = Vec::new();
    for step in steps {
        match step {
            Step::Answer(answer) => answers.push(answer),
            Step::Back(left) => answers.truncate(*left),
        }
    }
    answers
}

/// How far the luck of a record is proven.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// Every outcome follows from the secret and the words, and the secret from the commitment.
    Proven,
    /// There is a commitment, but its secret is not told yet.
    Sealed,
    /// Nobody committed to anything.
    Absent,
}

/// The name of the game a record is of.
///
/// # Errors
/// If the text does not begin like a record.
pub fn game_of(text: &str) -> Result<&str, RecordError> {
    let mut lines = Lines::new(text);
    lines.magic()?;
    Ok(lines.field("game")?.1)
}

impl<G: Game> Record<G> {
    /// An empty record of a game that is about to begin.
    #[must_use]
    pub fn new(setup: G::Setup, commitment: Option<Commitment>, words: Vec<Word>) -> Record<G> {
        Record {
            setup,
            commitment,
            words,
            start: Vec::new(),
            steps: Vec::new(),
            standing: None,
            secret: None,
        }
    }

    /// Starts the game, writing down its luck.
    pub fn begin(&mut self, luck: &mut impl Luck, tell: &mut impl Listener<G::Event>) -> G::State {
        G::start(&self.setup, &mut Noted::new(luck, &mut self.start), tell)
    }

    /// Applies a legal action, writing it down.
    pub fn apply(
        &mut self,
        state: &mut G::State,
        seat: Seat,
        action: G::Action,
        luck: &mut impl Luck,
        tell: &mut impl Listener<G::Event>,
    ) -> Trace {
        let mut rolls = Vec::new();
        let trace = G::apply(state, seat, action, &mut Noted::new(luck, &mut rolls), tell);
        self.steps.push(Step::Answer(Answer { seat, action, rolls }));
        if let Waiting::Over(standing) = G::waiting(state) {
            self.standing = Some(standing);
        }
        trace
    }

    /// Takes answers back until only so many stand. Returns the position then.
    pub fn back(&mut self, left: usize) -> G::State {
        self.steps.push(Step::Back(left));
        self.standing = None;
        self.position(&self.steps)
    }

    /// The position after these steps of the record.
    fn position(&self, steps: &[Step<G>]) -> G::State {
        let mut state = G::start(&self.setup, &mut Tape::new(&self.start), &mut Silence);
        for answer in standing(steps) {
            answer.replay(&mut state, &mut Silence);
        }
        state
    }

    /// Reads a record and checks everything: its form, every answer against the rules, every outcome of luck,
    /// the result, and the proof of the luck.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line.
    pub fn read(text: &str) -> Result<(Record<G>, Proof), RecordError> {
        let (record, places) = parse(text)?;
        let proof = check(&record, &places)?;
        Ok((record, proof))
    }

    /// Reads a record that this program wrote itself: only its form is checked.
    ///
    /// # Errors
    /// The first thing that is malformed, with its line.
    pub fn trusted(text: &str) -> Result<Record<G>, RecordError> {
        Ok(parse(text)?.0)
    }

    /// Plays the record again from the start.
    #[must_use]
    pub fn replay(&self, tell: &mut impl Listener<G::Event>) -> Replay<'_, G> {
        let state = G::start(&self.setup, &mut Tape::new(&self.start), tell);
        Replay { record: self, state, at: 0 }
    }

    /// The proof of the luck, by generating it again.
    fn proof(&self, places: &Places) -> Result<Proof, RecordError> {
        let (Some(commitment), secret) = (self.commitment, &self.secret) else { return Ok(Proof::Absent) };
        let Some(secret) = secret else { return Ok(Proof::Sealed) };
        if secret.commitment() != commitment {
            return error(places.secret, "this secret does not belong to the commitment");
        }
        let mut luck = Committed::new(secret, &self.words);
        let steps = self.steps.iter().map(Step::rolls).zip(&places.steps);
        for (rolls, &line) in std::iter::once((&self.start[..], &places.start)).chain(steps) {
            for roll in rolls {
                let value = luck.roll(roll.sides);
                if value != roll.value {
                    return error(line, format!("the luck was {value}/{}, not {roll}", roll.sides));
                }
            }
        }
        Ok(Proof::Proven)
    }
}

/// A record being played again. It must have been read or recorded, not made up: what does not fit the rules
/// may panic.
#[derive(Debug)]
pub struct Replay<'a, G: Game> {
    record: &'a Record<G>,
    state: G::State,
    at: usize,
}

impl<'a, G: Game> Replay<'a, G> {
    /// The position after the steps so far.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// How many steps have been made.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.at
    }

    /// Makes the next step, if there is one. Nothing is told of answers that are taken back.
    pub fn advance(&mut self, tell: &mut impl Listener<G::Event>) -> Option<&'a Step<G>> {
        let step = self.record.steps.get(self.at)?;
        self.at += 1;
        match step {
            Step::Answer(answer) => {
                answer.replay(&mut self.state, tell);
            }
            Step::Back(_) => self.state = self.record.position(&self.record.steps[..self.at]),
        }
        Some(step)
    }
}

fn check<G: Game>(record: &Record<G>, places: &Places) -> Result<Proof, RecordError> {
    let mut tape = Tape::new(&record.start);
    let mut state = G::start(&record.setup, &mut tape, &mut Silence);
    tape.finish().or_else(|wrong| error(places.start, wrong.to_string()))?;
    let mut stand = 0;
    for ((step, &line), number) in record.steps.iter().zip(&places.steps).zip(1..) {
        let wrong = |reason: String| RecordError { line, reason: format!("step {number}: {reason}") };
        let step = match step {
            Step::Answer(answer) => answer,
            Step::Back(left) if *left < stand => {
                stand = *left;
                state = record.position(&record.steps[..number]);
                continue;
            }
            Step::Back(left) => {
                return Err(wrong(format!("only {stand} answers stand, not more than {left}")));
            }
        };
        stand += 1;
        match G::waiting(&state) {
            Waiting::Over(_) => return Err(wrong("the game is already over".to_owned())),
            Waiting::For(seats) if !seats.contains(step.seat) => {
                return Err(wrong(format!("seat {} is not asked anything", step.seat)));
            }
            Waiting::For(_) => {}
        }
        G::check(&state, step.seat, step.action)
            .map_err(|illegal| wrong(format!("'{}' is {illegal}", step.action)))?;
        let mut tape = Tape::new(&step.rolls);
        G::apply(&mut state, step.seat, step.action, &mut tape, &mut Silence);
        tape.finish().map_err(|misfit| wrong(misfit.to_string()))?;
    }
    match (G::waiting(&state), record.standing) {
        (Waiting::For(_), None) => {}
        (Waiting::Over(reached), Some(told)) if reached == told => {}
        (Waiting::Over(reached), Some(_)) => {
            return error(places.result, format!("the game ended {}", Results(&reached)));
        }
        (Waiting::Over(reached), None) => {
            return error(places.end, format!("the game is over, result {} is missing", Results(&reached)));
        }
        (Waiting::For(_), Some(_)) => return error(places.result, "the game is not over yet"),
    }
    record.proof(places)
}

/// Ranks and scores as a record writes them.
struct Results<'a>(&'a Standing);

impl fmt::Display for Results<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in Seat::all(self.0.seats()) {
            let space = if seat.index() == 0 { "" } else { " " };
            write!(f, "{space}{}:{}", self.0.rank(seat), self.0.score(seat))?;
        }
        Ok(())
    }
}

/// Outcomes of luck as a record writes them behind an answer.
struct Rolls<'a>(&'a [Roll]);

impl fmt::Display for Rolls<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.0.is_empty() {
            f.write_str(" |")?;
        }
        self.0.iter().try_for_each(|roll| write!(f, " {roll}"))
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{MAGIC}\ngame {}\nrules {}\nsetup {}", G::NAME, G::RULES, self.setup)?;
        if let Some(commitment) = self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        for (seat, word) in self.words.iter().enumerate() {
            writeln!(f, "word {seat} {}", word.as_str())?;
        }
        writeln!(f, "start{}", Rolls(&self.start))?;
        for step in &self.steps {
            match step {
                Step::Answer(answer) => {
                    writeln!(f, "{} {}{}", answer.seat, answer.action, Rolls(&answer.rolls))?;
                }
                Step::Back(left) => writeln!(f, "back {left}")?,
            }
        }
        if let Some(standing) = &self.standing {
            writeln!(f, "result {}", Results(standing))?;
        }
        if let Some(secret) = &self.secret {
            writeln!(f, "secret {}", hex::encode(secret.0))?;
        }
        writeln!(f, "end {}", self.steps.len())
    }
}

/// The lines a record was read from, for telling where something is wrong.
#[derive(Default)]
struct Places {
    start: usize,
    steps: Vec<usize>,
    result: usize,
    secret: usize,
    end: usize,
}

/// The lines of a record that say something, each with its number.
struct Lines<'a> {
    rest: std::iter::Peekable<Box<dyn Iterator<Item = (usize, &'a str)> + 'a>>,
    last: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Lines<'a> {
        let lines: Box<dyn Iterator<Item = (usize, &str)>> = Box::new(
            text.lines()
                .enumerate()
                .map(|(at, line)| (at + 1, line.trim()))
                .filter(|(_, line)| !line.is_empty() && !line.starts_with('#')),
        );
        Lines { rest: lines.peekable(), last: text.lines().count().max(1) }
    }

    fn magic(&mut self) -> Result<(), RecordError> {
        match self.rest.next() {
            Some((_, MAGIC)) => Ok(()),
            Some((line, other)) if other.starts_with("hetman record ") => {
                error(line, format!("this is '{}'; this program reads '{MAGIC}'", excerpt(other)))
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
    fn field(&mut self, name: &str) -> Result<(usize, &'a str), RecordError> {
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

/// An answer line cut into what stands before and behind the bar.
fn cut(line: usize, text: &str) -> Result<(&str, Vec<Roll>), RecordError> {
    match text.split_once('|') {
        None => Ok((text, Vec::new())),
        Some((_, behind)) if behind.trim().is_empty() => error(line, "no outcome of luck behind the bar"),
        Some((before, behind)) => Ok((before.trim_end(), rolls(line, behind)?)),
    }
}

fn parse<G: Game>(text: &str) -> Result<(Record<G>, Places), RecordError> {
    let mut lines = Lines::new(text);
    lines.magic()?;
    let (line, game) = lines.field("game")?;
    if game != G::NAME {
        return error(line, format!("this is a record of '{}', not of '{}'", excerpt(game), G::NAME));
    }
    let (line, rules) = lines.field("rules")?;
    if number::<u32>(line, rules, "a version of the rules")? != G::RULES {
        let reason =
            format!("played under version {rules} of the rules; this program knows version {}", G::RULES);
        return error(line, reason);
    }
    let (line, setup) = lines.field("setup")?;
    let setup: G::Setup = setup.parse().or_else(|wrong| error(line, format!("{wrong}")))?;
    let seats = G::seats(&setup);

    let commitment = lines.optional("commitment").map(|(line, text)| hash(line, text)).transpose()?;
    let mut record = Record::new(setup, commitment.map(Commitment), Vec::new());
    while let Some((line, text)) = lines.optional("word") {
        if record.commitment.is_none() {
            return error(line, "a word for the luck, but no commitment before it");
        }
        let (seat, word) = word_of(text);
        let next = record.words.len();
        if seat.parse() != Ok(next) || next >= seats {
            return error(line, format!("expected the word of seat {next} of {seats} seats"));
        }
        record.words.push(Word::new(word).or_else(|wrong| error(line, wrong.to_string()))?);
    }

    let (line, text) = lines.any("start")?;
    let (word, rolls) = cut(line, text)?;
    if word != "start" {
        return error(line, format!("expected 'start', found '{}'", excerpt(text)));
    }
    record.start = rolls;
    let mut places = Places { start: line, ..Places::default() };

    loop {
        let (line, text) = lines.any("end")?;
        match word_of(text) {
            ("result", rest) if record.standing.is_none() && record.secret.is_none() => {
                record.standing = Some(result(line, rest, seats)?);
                places.result = line;
            }
            ("secret", _) if record.commitment.is_none() => {
                return error(line, "a secret, but no commitment that it belongs to");
            }
            ("secret", rest) if record.secret.is_none() => {
                record.secret = Some(Secret(hash(line, rest)?));
                places.secret = line;
            }
            ("end", count) => {
                if number::<usize>(line, count, "the number of steps")? != record.steps.len() {
                    let reason = format!("{count} steps are announced, {} are here", record.steps.len());
                    return error(line, reason);
                }
                places.end = line;
                break;
            }
            ("back", left) if record.standing.is_none() && record.secret.is_none() => {
                record.steps.push(Step::Back(number(line, left, "the number of answers that still stand")?));
                places.steps.push(line);
            }
            (seat, _) if record.standing.is_none() && record.secret.is_none() => {
                let (before, rolls) = cut(line, text)?;
                let number: usize = number(line, seat, "a seat, 'back', 'result', 'secret' or 'end'")?;
                if number >= seats {
                    return error(line, format!("there is no seat {number}; the last is {}", seats - 1));
                }
                let answer = word_of(before).1;
                let Ok(action) = answer.parse() else {
                    return error(line, format!("'{}' is not an answer in {}", excerpt(answer), G::NAME));
                };
                record.steps.push(Step::Answer(Answer { seat: Seat::new(number), action, rolls }));
                places.steps.push(line);
            }
            _ => return error(line, format!("'{}' does not belong here", excerpt(text))),
        }
    }
    match lines.rest.next() {
        None => Ok((record, places)),
        Some((line, text)) => error(line, format!("'{}' behind the end", excerpt(text))),
    }
}

fn result(line: usize, text: &str, seats: usize) -> Result<Standing, RecordError> {
    let mut places = Vec::new();
    for place in text.split_whitespace() {
        let read = |(rank, score): (&str, &str)| Some((score.parse::<i32>().ok()?, rank.parse::<u8>().ok()?));
        match place.split_once(':').and_then(read) {
            Some(place) => places.push(place),
            None => return error(line, format!("'{}' is not a result (rank:score)", excerpt(place))),
        }
    }
    if places.len() != seats {
        return error(line, format!("{} results for {seats} seats", places.len()));
    }
    Ok(Standing::new(seats, |seat| places[seat.index()]))
}
