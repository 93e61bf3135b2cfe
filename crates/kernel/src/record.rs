//! The record of a game: setup, answers and outcomes of luck, enough to replay it without any generator.
//!
//! One line each, in this order; `#` begins a comment line, and empty lines are skipped:
//!
//! ```text
//! hetman record 2            the format and its version
//! game ethnos
//! rules 1                    the version of the rules it was played under
//! setup seats=2 tribes=…     as the game writes it
//! commitment 9f86d0…         SHA-256 that binds the server's secret; left out if luck was not committed
//! word 0 sunny day           what seat 0 added to the luck; one line for each word, in seat order
//! name 0 Hania               what seat 0 is called; one line for each name, and none are needed
//! start | 3/12 0/11 = 5e1b…  outcomes of luck before the first question: value/sides; hash of the position
//! 1 draw | 17/63 = 09ac…     seat, answer, outcomes of luck it caused, hash of the position after it
//! 0 take red-dwarf = 7710…
//! undo 0 1                   seat 0 took back its last answer; what the others answered since still stands
//! back 1                     answers were taken back: only the first one still stands
//! 0 draw | 4/62 = c3d2…
//! result 2:31 1:38           rank:score of each seat; left out while the game goes on
//! secret 60303a…             the server's secret; left out while the game goes on
//! end 5                      the number of steps, so that nothing can be cut off unnoticed
//! ```
//!
//! Format 1 is the same without hashes and without `undo`. It is still read.
//!
//! A record of other rules is replayed under the present ones and compared with its hashes: [`Reading::agreement`] says
//! how far it goes the same way. [`Header`] can be read whatever the rules are.

mod raw;
mod writing;

use std::fmt;

use raw::{Lines, Places, Raw};
use writing::Results;

use crate::{
    Commitment, Game, Listener, Luck, Noted, Roll, Seat, Secret, Silence, Standing, StateHash, Tape, Trace,
    Waiting, Word,
};

/// The first line of a record with hashes.
const MAGIC: &str = "hetman record 2";

/// The first line of a record without.
const MAGIC_1: &str = "hetman record 1";

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
    /// The version of the rules it was played under.
    pub rules: u32,
    /// What was played.
    pub setup: G::Setup,
    /// What bound the luck beforehand.
    pub commitment: Option<Commitment>,
    /// What the seats added to the luck.
    pub words: Vec<Word>,
    /// Luck before the first question.
    pub start: Vec<Roll>,
    /// The position before the first question.
    pub start_hash: Option<StateHash>,
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
    /// A seat took back its last answers. What the others answered since did not depend on them and stands.
    Undo {
        /// Who.
        seat: Seat,
        /// How many of its answers.
        answers: usize,
    },
}

impl<G: Game> Step<G> {
    /// Outcomes of luck.
    #[must_use]
    pub fn rolls(&self) -> &[Roll] {
        match self {
            Step::Answer(answer) => &answer.rolls,
            Step::Back(_) | Step::Undo { .. } => &[],
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
    /// The position after it.
    pub hash: Option<StateHash>,
}

impl<G: Game> Answer<G> {
    fn replay(&self, state: &mut G::State, tell: &mut impl Listener<G::Event>) -> Trace {
        G::apply(state, self.seat, self.action, &mut Tape::new(&self.rolls), tell)
    }
}

/// The answers among these steps that still stand, each with the number of its step, from 1.
#[must_use]
pub fn standing<G: Game>(steps: &[Step<G>]) -> Vec<(usize, &Answer<G>)> {
    let mut answers: Vec<(usize, &Answer<G>)> = Vec::new();
    for (number, step) in (1..).zip(steps) {
        match step {
            Step::Answer(answer) => answers.push((number, answer)),
            Step::Back(left) => answers.truncate(*left),
            Step::Undo { seat, answers: count } => {
                drop_last(&mut answers, *count, |(_, by)| by.seat == *seat)
            }
        }
    }
    answers
}

/// Drops the last so many elements that fit.
fn drop_last<T>(all: &mut Vec<T>, count: usize, fits: impl Fn(&T) -> bool) {
    for _ in 0..count {
        if let Some(at) = all.iter().rposition(&fits) {
            all.remove(at);
        }
    }
}

/// How far the luck of a record is proven.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// Every outcome follows from the secret and the words, and the secret from the commitment.
    Proven,
    /// There is a commitment, but its secret is not told yet.
    Sealed,
    /// There is no commitment.
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

/// What a record says of itself, whatever rules it was played under.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game.
    pub game: String,
    /// The version of the rules it was played under.
    pub rules: u32,
    /// What was played, as the game of that time wrote it.
    pub setup: String,
    /// What the seats are called, as far as the record says so.
    pub names: Vec<String>,
    /// How many steps it has.
    pub steps: usize,
    /// How it ended, once it has.
    pub standing: Option<Standing>,
}

/// A record that says what its seats are called. Names that do not fit into a line are left out with those behind them.
#[must_use]
pub fn named<'a>(record: &str, names: impl Iterator<Item = &'a str>) -> String {
    let Some((head, game)) = record.split_once("\nstart") else { return record.to_owned() };
    let fits = names.map_while(|name| Word::new(name).ok());
    let names: String =
        fits.enumerate().map(|(seat, name)| format!("\nname {seat} {}", name.as_str())).collect();
    format!("{head}{names}\nstart{game}")
}

impl Header {
    /// Reads the header of any record.
    ///
    /// # Errors
    /// If the text does not have the form of a record.
    pub fn read(text: &str) -> Result<Header, RecordError> {
        let raw = Raw::parse(text)?;
        let seats = raw.result.as_ref().map_or(0, |(_, places)| places.len());
        if seats > Seat::MAX {
            return error(raw.places.result, format!("{seats} results are too many"));
        }
        let standing = raw.result.map(|(_, places)| Standing::new(seats, |seat| places[seat.index()]));
        let (game, setup) = (raw.game.1.to_owned(), raw.setup.1.to_owned());
        let names = raw.names.into_iter().map(str::to_owned).collect();
        Ok(Header { game, rules: raw.rules, setup, names, steps: raw.steps.len(), standing })
    }
}

/// A record that was read, and what can be said for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading<G: Game> {
    /// The record: all of it, or the steps that go the same way under these rules.
    pub record: Record<G>,
    /// How far its luck is proven.
    pub proof: Proof,
    /// How far it agrees with these rules.
    pub agreement: Agreement,
}

/// How far a record agrees with the rules of this program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Agreement {
    /// It was played under these very rules, and every step obeys them.
    SameRules,
    /// It was played under other rules, and goes the same way under these: every answer is allowed, and the result is
    /// the same. `hashed` says whether every position was compared, too.
    OtherRules {
        /// Whether it has hashes.
        hashed: bool,
    },
    /// It was played under other rules. Only so many steps go the same way under these.
    Until {
        /// So many.
        steps: usize,
        /// What is different then.
        difference: RecordError,
        /// How the game ended, under the rules of that time.
        standing: Option<Standing>,
    },
}

impl<G: Game> Record<G> {
    /// An empty record of a game that is about to begin.
    #[must_use]
    pub fn new(setup: G::Setup, commitment: Option<Commitment>, words: Vec<Word>) -> Record<G> {
        Record {
            rules: G::RULES,
            setup,
            commitment,
            words,
            start: Vec::new(),
            start_hash: None,
            steps: Vec::new(),
            standing: None,
            secret: None,
        }
    }

    /// Starts the game, writing down its luck.
    pub fn begin(&mut self, luck: &mut impl Luck, tell: &mut impl Listener<G::Event>) -> G::State {
        let state = G::start(&self.setup, &mut Noted::new(luck, &mut self.start), tell);
        self.start_hash = Some(StateHash::of(&state));
        state
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
        let hash = Some(StateHash::of(state));
        self.steps.push(Step::Answer(Answer { seat, action, rolls, hash }));
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

    /// Takes back the last answers of one seat. What the others answered since stays. Returns the position then, or
    /// nothing if that cannot be done: it has fewer answers, or what the others answered depends on them.
    pub fn undo(&mut self, seat: Seat, answers: usize) -> Option<G::State> {
        self.steps.push(Step::Undo { seat, answers });
        let own = standing(&self.steps[..self.steps.len() - 1]);
        let enough = own.iter().filter(|(_, answer)| answer.seat == seat).count() >= answers;
        let position = if enough { self.checked_position(&self.steps) } else { None };
        match &position {
            Some(_) => self.standing = None,
            None => drop(self.steps.pop()),
        }
        position
    }

    /// The position after these steps of the record.
    fn position(&self, steps: &[Step<G>]) -> G::State {
        let mut state = G::start(&self.setup, &mut Tape::new(&self.start), &mut Silence);
        for (_, answer) in standing(steps) {
            answer.replay(&mut state, &mut Silence);
        }
        state
    }

    /// The same, unless the answers that stand do not follow each other by the rules.
    fn checked_position(&self, steps: &[Step<G>]) -> Option<G::State> {
        let mut state = G::start(&self.setup, &mut Tape::new(&self.start), &mut Silence);
        for (_, answer) in standing(steps) {
            answer.check(&state).ok()?;
            let mut tape = Tape::new(&answer.rolls);
            G::apply(&mut state, answer.seat, answer.action, &mut tape, &mut Silence);
            tape.finish().ok()?;
        }
        Some(state)
    }

    /// Works out the hash of every position again. Nothing may have been taken back.
    pub fn rehash(&mut self) {
        let mut state = G::start(&self.setup, &mut Tape::new(&self.start), &mut Silence);
        self.start_hash = Some(StateHash::of(&state));
        for step in &mut self.steps {
            if let Step::Answer(answer) = step {
                answer.replay(&mut state, &mut Silence);
                answer.hash = Some(StateHash::of(&state));
            }
        }
    }

    /// Reads a record and checks everything: its form, every answer against the rules, every outcome of luck, every
    /// hash, the result, and the proof of the luck. A record of other rules is read as far as it goes the same way.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line. What a record of other rules does differently is no error.
    pub fn read(text: &str) -> Result<Reading<G>, RecordError> {
        let raw = Raw::parse(text)?;
        raw.is_of::<G>()?;
        if raw.rules == G::RULES {
            let record = raw.typed::<G>()?;
            check(&record, &raw.places)?;
            let proof = raw.proof(&record.words)?;
            return Ok(Reading { record, proof, agreement: Agreement::SameRules });
        }
        let (mut record, unreadable) = raw.typed_as_far_as_possible::<G>()?;
        let told = record.standing;
        if unreadable.is_some() {
            record.standing = None;
        }
        let proof = raw.proof(&record.words)?;
        let (steps, difference) = match (check(&record, &raw.places), unreadable) {
            (Ok(()), None) => {
                let hashed = record.start_hash.is_some();
                return Ok(Reading { record, proof, agreement: Agreement::OtherRules { hashed } });
            }
            // What comes first counts. A game that ends too early does so at the step that cannot be read.
            (Err((steps, difference)), _) if steps < record.steps.len() => (steps, difference),
            (_, Some(difference)) => (record.steps.len(), difference),
            (Err((steps, difference)), None) => (steps, difference),
        };
        record.steps.truncate(steps);
        (record.standing, record.secret) = (None, None);
        let agreement = Agreement::Until { steps, difference, standing: told };
        Ok(Reading { record, proof, agreement })
    }

    /// Reads a record that this program wrote itself: only its form is checked.
    ///
    /// # Errors
    /// The first thing that is malformed, with its line.
    pub fn trusted(text: &str) -> Result<Record<G>, RecordError> {
        let raw = Raw::parse(text)?;
        raw.is_of::<G>()?;
        raw.typed::<G>()
    }

    /// Plays the record again from the start.
    #[must_use]
    pub fn replay(&self, tell: &mut impl Listener<G::Event>) -> Replay<'_, G> {
        let state = G::start(&self.setup, &mut Tape::new(&self.start), tell);
        Replay { record: self, state, at: 0 }
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
            Step::Back(_) | Step::Undo { .. } => {
                self.state = self.record.position(&self.record.steps[..self.at]);
            }
        }
        Some(step)
    }
}

impl<G: Game> Answer<G> {
    /// Whether the rules allow it here.
    fn check(&self, state: &G::State) -> Result<(), String> {
        match G::waiting(state) {
            Waiting::Over(_) => return Err("the game is already over".to_owned()),
            Waiting::For(seats) if !seats.contains(self.seat) => {
                return Err(format!("seat {} is not asked anything", self.seat));
            }
            Waiting::For(_) => {}
        }
        let allowed = G::check(state, self.seat, self.action);
        allowed.map_err(|illegal| format!("'{}' is {illegal}", self.action))
    }
}

/// Checks a position against the hash that a record has of it.
fn compare(state: &impl std::hash::Hash, hash: Option<StateHash>) -> Result<(), String> {
    match (hash, StateHash::of(state)) {
        (Some(told), reached) if told != reached => {
            Err(format!("the position is {reached}, not {told} as the record says"))
        }
        _ => Ok(()),
    }
}

/// What a record does that the rules do not: the number of steps before it, and where and what it is.
type Difference = (usize, RecordError);

impl From<Difference> for RecordError {
    fn from((_, error): Difference) -> RecordError {
        error
    }
}

/// Checks every step and the result against the rules.
fn check<G: Game>(record: &Record<G>, places: &Places) -> Result<(), Difference> {
    let mut tape = Tape::new(&record.start);
    let mut state = G::start(&record.setup, &mut tape, &mut Silence);
    let started = tape.finish().map_err(|wrong| wrong.to_string());
    started
        .and_then(|()| compare(&state, record.start_hash))
        .map_err(|reason| (0, RecordError { line: places.start, reason }))?;
    for ((step, &line), before) in record.steps.iter().zip(&places.steps).zip(0..) {
        let wrong = |reason: String| {
            let number = before + 1;
            (before, RecordError { line, reason: format!("step {number}: {reason}") })
        };
        match step {
            Step::Answer(answer) => {
                answer.check(&state).map_err(wrong)?;
                let mut tape = Tape::new(&answer.rolls);
                G::apply(&mut state, answer.seat, answer.action, &mut tape, &mut Silence);
                tape.finish().map_err(|misfit| wrong(misfit.to_string()))?;
                compare(&state, answer.hash).map_err(wrong)?;
            }
            Step::Back(left) => {
                let stand = standing(&record.steps[..before]).len();
                if *left >= stand {
                    return Err(wrong(format!("only {stand} answers stand, not more than {left}")));
                }
                state = record.position(&record.steps[..=before]);
            }
            Step::Undo { seat, answers } => {
                let stand = standing(&record.steps[..before]);
                let own = stand.iter().filter(|(_, answer)| answer.seat == *seat).count();
                if *answers == 0 || *answers > own {
                    return Err(wrong(format!("{own} answers of seat {seat} stand, not {answers}")));
                }
                state = record
                    .checked_position(&record.steps[..=before])
                    .ok_or_else(|| wrong("what the others answered since depends on it".to_owned()))?;
            }
        }
    }
    let wrong = |line, reason: String| Err((record.steps.len(), RecordError { line, reason }));
    match (G::waiting(&state), record.standing) {
        (Waiting::For(_), None) => Ok(()),
        (Waiting::Over(reached), Some(told)) if reached == told => Ok(()),
        (Waiting::Over(reached), Some(_)) => {
            wrong(places.result, format!("the game ended {}", Results(&reached)))
        }
        (Waiting::Over(reached), None) => {
            wrong(places.end, format!("the game is over, result {} is missing", Results(&reached)))
        }
        (Waiting::For(_), Some(_)) => wrong(places.result, "the game is not over yet".to_owned()),
    }
}
