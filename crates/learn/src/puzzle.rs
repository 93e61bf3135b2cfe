//! Puzzles: positions from games between bots, with an answer that is better than the others over all worlds that the seat
//! can imagine. [`mine`] finds them, [`judge`] measures them again.
//!
//! A file holds the puzzles of one game. The luck of each game follows from its number, so the answers alone make the
//! position again:
//!
//! ```text
//! hetman puzzles 1
//! game ethnos
//! rules 6                                  the version of the rules the answers were measured under
//! mined 57 1234                            games looked through, and seconds of processor time that took
//! deal 17 seats=2 tribes=…                 a game: its number and its setup
//! play 0 draw;1 take red-dwarf             answers since the last puzzle of this game
//! puzzle 0 1480 markers = 09ac1234         who is asked, rating, theme, hash of the position
//! right 0.000 place rhea                   an answer, and how much of the chance to win it loses against the best
//! close 0.041 place ithys                  one that may be a little worse: neither right nor wrong
//! wrong 0.120 place althea | reason-glory-less 3 | 1 draw;0 take red-orc
//! ```
//!
//! Behind a wrong answer stand what the best one brings more or less of, and how the game goes on after the wrong one.

pub mod judge;
pub mod mine;
mod theme;
mod worth;

use std::fmt;
use std::sync::OnceLock;

use kernel::{Phrase, Seat, Secret, StateHash};
use table::{Play, Title};

pub use theme::{THEMES, theme};

/// The first line of a file.
const MAGIC: &str = "hetman puzzles 1";

/// An answer that loses less is right.
pub const RIGHT: f32 = 0.03;

/// An answer that loses so much is a blunder.
pub const BLUNDER: f32 = 0.15;

/// What is wrong with a file, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for PuzzleError {}

fn error<T>(line: usize, reason: impl Into<String>) -> Result<T, PuzzleError> {
    Err(PuzzleError { line, reason: reason.into() })
}

/// The puzzles of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Collection {
    /// The game.
    pub game: &'static str,
    /// The version of the rules that the answers were measured under.
    pub rules: u32,
    /// How many games were looked through.
    pub mined: u64,
    /// How many seconds of processor time that took.
    pub seconds: u64,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

/// The files that come with the program.
const FILES: [&str; 4] = [
    include_str!("../puzzles/ethnos.txt"),
    include_str!("../puzzles/lumeria.txt"),
    include_str!("../puzzles/imperium.txt"),
    include_str!("../puzzles/runewars.txt"),
];

/// The puzzles that come with the program.
///
/// # Panics
/// Never: a test reads all files.
#[must_use]
pub fn collections() -> &'static [Collection] {
    static ALL: OnceLock<Vec<Collection>> = OnceLock::new();
    ALL.get_or_init(|| {
        let read =
            |text| Collection::read(text).expect("a test reads the puzzles that come with the program");
        FILES.into_iter().map(read).collect()
    })
}

/// A seat and its answer.
pub type Given = (Seat, &'static str);

/// A position, and what its answers are worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// The number of the game it is from.
    pub deal: u64,
    /// What is played.
    pub setup: &'static str,
    /// The answers up to the position.
    pub answers: Vec<Given>,
    /// Who is asked.
    pub seat: Seat,
    /// How hard it is, as a rating.
    pub rating: u16,
    /// What it is about.
    pub theme: &'static str,
    /// The position.
    pub hash: StateHash,
    /// Every answer that may be given, the best first.
    pub graded: Vec<Graded>,
    /// The line of its file.
    line: usize,
}

/// What an answer is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Graded {
    /// The answer.
    pub action: &'static str,
    /// How much of the chance to win it loses against the best.
    pub loss: f32,
    /// Whether it loses too little to be called wrong, or so little that it could not be told for certain.
    pub close: bool,
    /// What the best one brings more or less of.
    pub reasons: Vec<Phrase>,
    /// How the game may go on.
    pub line: Vec<Given>,
}

/// How good an answer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grade {
    /// As good as the best, as far as can be measured.
    Right,
    /// Perhaps a little worse: too little to be called wrong.
    Close,
    /// It loses some of the chance to win.
    Mistake,
    /// It loses much.
    Blunder,
}

impl Grade {
    /// Whether it is a mistake, small or large.
    #[must_use]
    pub fn is_wrong(self) -> bool {
        matches!(self, Grade::Mistake | Grade::Blunder)
    }
}

impl Graded {
    /// How good it is.
    #[must_use]
    pub fn grade(&self) -> Grade {
        match self.loss {
            loss if loss <= RIGHT => Grade::Right,
            _ if self.close => Grade::Close,
            loss if loss < BLUNDER => Grade::Mistake,
            _ => Grade::Blunder,
        }
    }
}

/// What makes the luck of a game.
pub(crate) fn secret(deal: u64) -> Secret {
    let mut secret = [0; 32];
    secret[..8].copy_from_slice(&deal.to_le_bytes());
    Secret(secret)
}

impl Puzzle {
    /// Its name in addresses: the number of its game, and how many answers were given before.
    #[must_use]
    pub fn name(&self) -> String {
        format!("{}-{}", self.deal, self.answers.len())
    }

    /// What this answer is worth.
    #[must_use]
    pub fn graded(&self, action: &str) -> Option<&Graded> {
        self.graded.iter().find(|graded| graded.action == action)
    }

    /// The position, if it follows by the rules from the answers and is the one that was measured. Under other rules than
    /// those of the file its hash may differ; the answers that can be given there may not.
    ///
    /// # Errors
    /// What is different.
    pub fn open(&self, title: &dyn Title, same_rules: bool) -> Result<Box<dyn Play>, PuzzleError> {
        let wrong = |reason: String| PuzzleError { line: self.line, reason };
        let play = title.deal(self.setup, &secret(self.deal), Vec::new());
        let mut play = play.map_err(|error| wrong(error.to_string()))?;
        for (seat, action) in &self.answers {
            let asked = play.question(*seat).is_some();
            let given = asked && play.answer(*seat, action).is_ok();
            given.then_some(()).ok_or_else(|| wrong(format!("'{seat} {action}' cannot be answered")))?;
        }
        if same_rules && play.hash() != self.hash {
            return Err(wrong(format!("the position is {}, not {}", play.hash(), self.hash)));
        }
        let mut legal = Vec::new();
        play.each_action(self.seat, &mut |action| legal.push(action.to_string()));
        let mut graded: Vec<&str> = self.graded.iter().map(|graded| graded.action).collect();
        legal.sort_unstable();
        graded.sort_unstable();
        if legal != graded {
            return Err(wrong("other answers can be given than those that were measured".to_owned()));
        }
        Ok(play)
    }

    /// The position after an answer and so many steps of what follows it. Steps that the luck of the position no longer
    /// allows are left out with those behind them.
    #[must_use]
    pub fn after(&self, mut play: Box<dyn Play>, graded: &Graded, steps: usize) -> Box<dyn Play> {
        let given = [(self.seat, graded.action)].into_iter().chain(graded.line.iter().copied());
        for (seat, action) in given.take(1 + steps) {
            if play.question(seat).is_none() || play.answer(seat, action).is_err() {
                break;
            }
        }
        play
    }
}

impl Collection {
    /// Reads a file.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line.
    pub fn read(text: &'static str) -> Result<Collection, PuzzleError> {
        let mut lines = (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| !line.is_empty());
        match lines.next() {
            Some((_, MAGIC)) => {}
            _ => return error(1, format!("the first line must be '{MAGIC}'")),
        }
        let mut field = |name: &str| match lines.next() {
            Some((at, line)) => match line.split_once(' ') {
                Some((word, value)) if word == name => Ok((at, value)),
                _ => error(at, format!("'{name} …' must stand here")),
            },
            None => error(1, format!("'{name} …' is missing")),
        };
        let (_, game) = field("game")?;
        let (at, rules) = field("rules")?;
        let rules = number(at, rules)?;
        let (at, mined) = field("mined")?;
        let (games, seconds) = mined.split_once(' ').unwrap_or((mined, ""));
        let (mined, seconds) = (number(at, games)?, number(at, seconds)?);
        let mut collection = Collection { game, rules, mined, seconds, puzzles: Vec::new() };
        let mut deal: Option<(u64, &'static str, Vec<Given>)> = None;
        for (at, line) in lines {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            match (word, &mut deal) {
                ("deal", deal) => {
                    let (number_, setup) = rest.split_once(' ').unwrap_or((rest, ""));
                    *deal = Some((number(at, number_)?, setup, Vec::new()));
                }
                (_, None) => return error(at, "the first puzzle needs a 'deal'"),
                ("play", Some((_, _, answers))) => answers.extend(line_of(at, rest)?),
                ("puzzle", Some((deal, setup, answers))) => {
                    let puzzle = heading(at, rest, *deal, setup, answers)?;
                    collection.puzzles.push(puzzle);
                }
                ("right" | "close" | "wrong", Some(_)) => {
                    let graded = Graded { close: word == "close", ..grading(at, rest)? };
                    if (word == "right") != (graded.grade() == Grade::Right) {
                        return error(at, format!("what loses {} is not '{word}'", graded.loss));
                    }
                    let Some(puzzle) = collection.puzzles.last_mut() else {
                        return error(at, format!("'{word}' without a puzzle"));
                    };
                    puzzle.graded.push(graded);
                }
                _ => {
                    return error(at, format!("'{word}' is none of deal, play, puzzle, right, close, wrong"));
                }
            }
        }
        for puzzle in &collection.puzzles {
            let any = |fits: fn(Grade) -> bool| puzzle.graded.iter().any(|graded| fits(graded.grade()));
            if !any(|grade| grade == Grade::Right) || !any(Grade::is_wrong) {
                return error(puzzle.line, "a puzzle has right and wrong answers");
            }
        }
        Ok(collection)
    }

    /// The puzzle with this name.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.name() == name)
    }
}

impl fmt::Display for Collection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Collection { game, rules, mined, seconds, puzzles } = self;
        writeln!(f, "{MAGIC}\ngame {game}\nrules {rules}\nmined {mined} {seconds}")?;
        let mut told: Option<&Puzzle> = None;
        for puzzle in puzzles {
            let same = told.filter(|told| told.deal == puzzle.deal);
            if same.is_none() {
                writeln!(f, "deal {} {}", puzzle.deal, puzzle.setup)?;
            }
            let before = same.map_or(0, |told| told.answers.len());
            writeln!(f, "play {}", Steps(&puzzle.answers[before..]))?;
            let Puzzle { seat, rating, theme, hash, .. } = puzzle;
            writeln!(f, "puzzle {seat} {rating} {theme} = {hash}")?;
            puzzle.graded.iter().try_for_each(|graded| writeln!(f, "{graded}"))?;
            told = Some(puzzle);
        }
        Ok(())
    }
}

impl fmt::Display for Graded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self.grade() {
            Grade::Right => "right",
            Grade::Close => "close",
            Grade::Mistake | Grade::Blunder => "wrong",
        };
        write!(f, "{word} {:.3} {}", self.loss, self.action)?;
        if self.reasons.is_empty() && self.line.is_empty() {
            return Ok(());
        }
        let count = |reason: &Phrase| match reason.args.first() {
            Some((_, kernel::Arg::Number(count))) => *count,
            _ => 0,
        };
        let reasons = self.reasons.iter().map(|reason| format!("{} {}", reason.key, count(reason)));
        write!(f, " | {} | {}", reasons.collect::<Vec<_>>().join(", "), Steps(&self.line))
    }
}

/// Answers as a file has them.
struct Steps<'a>(&'a [Given]);

impl fmt::Display for Steps<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, (seat, action)) in self.0.iter().enumerate() {
            write!(f, "{}{seat} {action}", if nth > 0 { ";" } else { "" })?;
        }
        Ok(())
    }
}

fn number<N: std::str::FromStr>(at: usize, text: &str) -> Result<N, PuzzleError> {
    text.parse().or_else(|_| error(at, format!("'{text}' is no number that fits here")))
}

fn seat(at: usize, text: &str) -> Result<Seat, PuzzleError> {
    let seat: usize = number(at, text)?;
    if seat < Seat::MAX { Ok(Seat::new(seat)) } else { error(at, format!("there is no seat {seat}")) }
}

fn line_of(at: usize, text: &'static str) -> Result<Vec<Given>, PuzzleError> {
    let given = |step: &'static str| match step.split_once(' ') {
        Some((by, action)) => Ok((seat(at, by)?, action)),
        None => error(at, format!("'{step}' is no seat and answer")),
    };
    text.split(';').filter(|step| !step.is_empty()).map(given).collect()
}

fn heading(
    at: usize,
    rest: &'static str,
    deal: u64,
    setup: &'static str,
    answers: &[Given],
) -> Result<Puzzle, PuzzleError> {
    let words: Vec<&'static str> = rest.split(' ').collect();
    let [by, rating, theme, "=", hash] = words[..] else {
        return error(at, "a puzzle is 'puzzle SEAT RATING THEME = HASH'");
    };
    if !THEMES.contains(&theme) {
        return error(at, format!("there is no theme '{theme}'"));
    }
    let hash = hash.parse().or_else(|wrong| error(at, format!("{wrong}")))?;
    let (seat, rating, answers) = (seat(at, by)?, number(at, rating)?, answers.to_vec());
    Ok(Puzzle { deal, setup, answers, seat, rating, theme, hash, graded: Vec::new(), line: at })
}

fn grading(at: usize, rest: &'static str) -> Result<Graded, PuzzleError> {
    // Where nothing follows, the space at the end of the line is gone.
    let mut parts = rest.trim_end_matches(" |").split(" | ");
    let first = parts.next().unwrap_or_default();
    let Some((loss, action)) = first.split_once(' ') else {
        return error(at, "an answer is 'right LOSS ANSWER' or 'wrong LOSS ANSWER | REASONS | WHAT FOLLOWS'");
    };
    let reason = |text: &'static str| match text.split_once(' ') {
        Some((key, count)) => Ok(Phrase::new(key).number("count", number::<i64>(at, count)?)),
        None => error(at, format!("'{text}' is no reason with its number")),
    };
    let reasons = parts.next().unwrap_or_default().split(", ").map(str::trim);
    let reasons = reasons.filter(|reason| !reason.is_empty()).map(reason).collect::<Result<_, _>>()?;
    let line = line_of(at, parts.next().unwrap_or_default())?;
    let loss: f32 = number(at, loss)?;
    if !(0.0..=1.0).contains(&loss) {
        return error(at, format!("a loss of {loss} is none of a chance"));
    }
    Ok(Graded { action, loss, close: false, reasons, line })
}
