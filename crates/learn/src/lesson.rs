//! A lesson as its file says.

use kernel::record::RecordError;
use kernel::{Seat, Secret, StateHash};
use table::{Play, Title};

use crate::fact;

/// Luck where a pupil leaves the lines of a lesson. It need not be secret: nothing is decided by it.
const SECRET: Secret = Secret([21; 32]);

/// A lesson that obeys the rules.
#[derive(Debug)]
pub struct Lesson {
    /// Its name in addresses.
    pub name: &'static str,
    /// The game.
    pub title: &'static dyn Title,
    /// Who learns.
    pub seat: Seat,
    /// About how long it takes.
    pub minutes: u8,
    /// What happens, one after the other.
    pub beats: Vec<Beat>,
    /// The record up to its start.
    head: Vec<&'static str>,
    /// The answers of the main line.
    main: Vec<&'static str>,
}

/// A sentence of a lesson, with its numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Telling {
    /// Its key in the word files.
    pub key: &'static str,
    /// The numbers it names.
    pub facts: Vec<(&'static str, i64)>,
}

/// What kind of thing a pupil meets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BeatKind {
    /// Something to read.
    Say,
    /// Something to do.
    Task,
    /// The end, from which the pupil may play on.
    Play,
}

/// One thing a pupil meets.
#[derive(Debug)]
pub struct Beat {
    /// What kind of thing.
    pub kind: BeatKind,
    /// What is said about the solution of the task before, if this follows one.
    pub praise: Option<Telling>,
    /// What is said.
    pub tells: Telling,
    /// What it points at.
    pub marks: Vec<&'static str>,
    /// How many answers of the main line stand here.
    pub at: usize,
    /// What solves the task; empty if there is none.
    pub solution: Line,
    /// Other answers to the task, and what is said to them.
    pub branches: Vec<Branch>,
}

/// Answers that were foreseen, one after the other, those of other seats between them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// As the record has them.
    steps: Vec<&'static str>,
    /// The pupil's own ones, each with the number of steps up to it and what others answer to it.
    own: Vec<(&'static str, usize)>,
    /// The position after the pupil's last answer.
    pub(crate) hash: Option<StateHash>,
}

impl Line {
    /// The pupil's answers.
    pub fn answers(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.own.iter().map(|(action, _)| *action)
    }

    /// How many of these answers are the first ones of the line.
    pub(crate) fn follows(&self, did: &[String]) -> usize {
        self.answers().zip(did).take_while(|(own, did)| own == did).count()
    }

    /// Whether these are all its answers.
    pub(crate) fn is(&self, did: &[String]) -> bool {
        !self.own.is_empty() && self.own.len() == did.len() && self.follows(did) == did.len()
    }

    /// The steps with so many of the pupil's answers, and with what others answer to them.
    pub(crate) fn until(&self, own: usize) -> &[&'static str] {
        let end = own.checked_sub(1).map_or(0, |last| self.own[last].1);
        &self.steps[..end]
    }
}

/// An answer to a task that is not the solution, and what is said to it.
#[derive(Debug)]
pub struct Branch {
    /// Whether it is right, too.
    pub right: bool,
    /// What is said.
    pub tells: Telling,
    /// What is answered.
    pub line: Line,
}

fn error<T>(line: usize, reason: impl Into<String>) -> Result<T, RecordError> {
    Err(RecordError { line, reason: reason.into() })
}

/// A fact of a note: where it stands, its name, and what it says.
type FactNote = (usize, &'static str, &'static str);

/// What the facts of a note are worth, once the whole lesson is known.
struct Pending {
    facts: Vec<FactNote>,
    place: Place,
}

/// Which sentence facts belong to, and the position they are read from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Beat(usize),
    Praise(usize),
    Branch(usize, usize),
}

/// A reader of a lesson file.
struct Reader {
    lesson: Lesson,
    /// The task that is not solved yet, and what was played since.
    task: Option<(usize, Vec<&'static str>)>,
    /// Whether what was played since the task must be taken back now.
    branched: bool,
    praise: Option<(usize, Telling)>,
    pending: Vec<Pending>,
    ended: bool,
}

impl Lesson {
    /// Reads a lesson and plays everything in it by the rules.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line.
    pub fn read(
        title: &'static dyn Title,
        name: &'static str,
        text: &'static str,
    ) -> Result<Lesson, RecordError> {
        // With the lines of the file, so that errors name them.
        title.resume(text, &SECRET)?;
        let lesson = Lesson {
            name,
            title,
            seat: Seat::new(0),
            minutes: 0,
            beats: Vec::new(),
            head: Vec::new(),
            main: Vec::new(),
        };
        let mut reader =
            Reader { lesson, task: None, branched: false, praise: None, pending: Vec::new(), ended: false };
        let mut last = 1;
        for (at, line) in (1..).zip(text.lines()) {
            let line = line.trim();
            last = at;
            match line.strip_prefix("#:") {
                Some(note) => reader.note(at, note.trim())?,
                None if line.is_empty() || line.starts_with('#') => {}
                None => reader.step(at, line)?,
            }
        }
        reader.finish(last)
    }

    /// The game after so many answers of the main line and these further steps.
    pub(crate) fn play(&self, at: usize, steps: &[&str]) -> Result<Box<dyn Play>, RecordError> {
        let count = at + steps.len();
        let lines = self.head.iter().chain(&self.main[..at]).chain(steps);
        let mut record = lines.fold(String::new(), |record, line| record + line + "\n");
        record += &format!("end {count}\n");
        self.title.resume(&record, &SECRET)
    }

    /// How many sit at the table.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.title.setup(self.setup()).map_or(0, |(_, seats)| seats)
    }

    /// What is played.
    #[must_use]
    pub fn setup(&self) -> &str {
        self.head.iter().find_map(|line| line.strip_prefix("setup ")).unwrap_or_default()
    }

    /// Every sentence of the lesson.
    pub fn tellings(&self) -> impl Iterator<Item = &Telling> {
        self.beats.iter().flat_map(|beat| {
            let branches = beat.branches.iter().map(|branch| &branch.tells);
            beat.praise.iter().chain([&beat.tells]).chain(branches)
        })
    }
}

impl Reader {
    fn note(&mut self, at: usize, note: &'static str) -> Result<(), RecordError> {
        let (word, rest) = note.split_once(' ').unwrap_or((note, ""));
        let rest = rest.trim();
        if word != "lesson" && self.lesson.minutes == 0 {
            return error(at, "the first note must be 'lesson seat=… minutes=…'");
        }
        if self.ended {
            return error(at, "nothing follows 'play'");
        }
        let tells = |key: &'static str| Telling { key, facts: Vec::new() };
        match (word, &self.task) {
            ("lesson", _) => self.heading(at, rest),
            ("fact", _) => {
                let Some((name, says)) = rest.split_once('=') else {
                    return error(at, "a fact is 'fact NAME = …'");
                };
                let Some(pending) = self.pending.last_mut() else {
                    return error(at, "a fact follows the note whose sentence names it");
                };
                pending.facts.push((at, name.trim(), says.trim()));
                Ok(())
            }
            ("say" | "task" | "play", None) => {
                let kind = match word {
                    "say" => BeatKind::Say,
                    "task" => BeatKind::Task,
                    _ => BeatKind::Play,
                };
                let (key, marks) = rest.split_once(" at ").unwrap_or((rest, ""));
                if key.is_empty() || key.contains(' ') {
                    return error(at, format!("'{word}' names one sentence: {word} KEY at ID…"));
                }
                let nth = self.lesson.beats.len();
                let praise = self.praise.take().map(|(_, praise)| praise);
                self.lesson.beats.push(Beat {
                    kind,
                    praise,
                    tells: tells(key),
                    marks: marks.split_whitespace().collect(),
                    at: self.lesson.main.len(),
                    solution: Line::default(),
                    branches: Vec::new(),
                });
                self.pending.push(Pending { facts: Vec::new(), place: Place::Beat(nth) });
                self.ended = kind == BeatKind::Play;
                if kind == BeatKind::Task {
                    self.task = Some((nth, Vec::new()));
                }
                Ok(())
            }
            ("say" | "task" | "play", Some(_)) => {
                error(at, "the task before is not solved: 'right' is missing")
            }
            ("wrong" | "also" | "right", None) => error(at, format!("'{word}' without a task")),
            ("wrong" | "also" | "right", Some((_, steps))) if steps.is_empty() || self.branched => {
                error(at, format!("nothing was played that '{word}' could mean"))
            }
            ("wrong" | "also", Some((nth, steps))) => {
                if rest.is_empty() || rest.contains(' ') {
                    return error(at, format!("'{word}' names one sentence"));
                }
                let (nth, line) = (*nth, self.line(at, steps)?);
                let branches = &mut self.lesson.beats[nth].branches;
                self.pending.push(Pending { facts: Vec::new(), place: Place::Branch(nth, branches.len()) });
                branches.push(Branch { right: word == "also", tells: tells(rest), line });
                self.branched = true;
                Ok(())
            }
            ("right", Some((nth, steps))) => {
                let (nth, line) = (*nth, self.line(at, steps)?);
                self.lesson.main.extend(&line.steps);
                self.lesson.beats[nth].solution = line;
                self.task = None;
                if !rest.is_empty() {
                    self.praise = Some((at, tells(rest)));
                    self.pending.push(Pending { facts: Vec::new(), place: Place::Praise(nth + 1) });
                }
                Ok(())
            }
            _ => error(at, format!("'{word}' is not a note (say, task, wrong, also, right, fact, play)")),
        }
    }

    fn heading(&mut self, at: usize, rest: &str) -> Result<(), RecordError> {
        for pair in rest.split_whitespace() {
            match pair.split_once('=').map(|(key, value)| (key, value.parse::<u8>())) {
                Some(("seat", Ok(seat))) if usize::from(seat) < Seat::MAX => {
                    self.lesson.seat = Seat::new(seat.into());
                }
                Some(("minutes", Ok(minutes))) if minutes > 0 => self.lesson.minutes = minutes,
                _ => return error(at, format!("'{pair}' is neither 'seat=…' nor 'minutes=…'")),
            }
        }
        if self.lesson.minutes == 0 { error(at, "'minutes=…' is missing") } else { Ok(()) }
    }

    /// Steps of a task as a line, with the position they lead to.
    fn line(&self, at: usize, steps: &[&'static str]) -> Result<Line, RecordError> {
        let seat = self.lesson.seat.to_string();
        let mut own: Vec<(&'static str, usize)> = Vec::new();
        let mut last = 0;
        for (count, step) in (1..).zip(steps) {
            let (by, rest) = step.split_once(' ').unwrap_or((step, ""));
            if by == seat {
                let rest = rest.rsplit_once(" = ").map_or(rest, |(rest, _)| rest);
                own.push((rest.split('|').next().unwrap_or_default().trim(), count));
                last = count;
            } else if let Some(own) = own.last_mut() {
                own.1 = count;
            }
        }
        if own.is_empty() {
            return error(at, "the pupil does not answer");
        }
        let after = self.lesson.play(self.lesson.main.len(), &steps[..last]);
        let after = after.or_else(|wrong| error(at, wrong.reason))?;
        Ok(Line { steps: steps.to_vec(), own, hash: Some(after.hash()) })
    }

    fn step(&mut self, at: usize, line: &'static str) -> Result<(), RecordError> {
        let started = self.lesson.head.iter().any(|line| line.starts_with("start"));
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, &mut self.task) {
            _ if !started => self.lesson.head.push(line),
            ("end", _) => {}
            ("back", Some((nth, steps))) => {
                let stands = self.lesson.beats[*nth].at;
                if rest.parse() != Ok(stands) {
                    return error(at, format!("other answers are taken back to their task: 'back {stands}'"));
                }
                if !self.branched {
                    return error(at, "what is taken back is 'wrong', or right 'also'");
                }
                steps.clear();
                self.branched = false;
            }
            ("back" | "undo" | "result" | "secret", _) => {
                return error(at, format!("'{word}' does not belong into a lesson here"));
            }
            (_, Some(_)) if self.branched => {
                return error(at, "other answers are taken back: 'back' is missing");
            }
            (_, Some((_, steps))) => steps.push(line),
            (_, None) => self.lesson.main.push(line),
        }
        Ok(())
    }

    /// The lesson with its numbers.
    fn finish(mut self, last: usize) -> Result<Lesson, RecordError> {
        if self.task.is_some() {
            return error(last, "the last task is not solved: 'right' is missing");
        }
        if let Some((at, _)) = self.praise {
            return error(at, "a note follows 'right' with a sentence");
        }
        if self.lesson.beats.last().is_none_or(|beat| beat.kind == BeatKind::Task) {
            return error(last, "a lesson ends with 'say' or 'play'");
        }
        let end = self.lesson.play(self.lesson.main.len(), &[])?;
        for Pending { facts, place } in self.pending {
            let (at, steps) = match place {
                Place::Beat(nth) => (self.lesson.beats[nth].at, &[][..]),
                Place::Praise(nth) => {
                    let task = &self.lesson.beats[nth - 1];
                    (task.at, &task.solution.steps[..])
                }
                Place::Branch(nth, branch) => {
                    let beat = &self.lesson.beats[nth];
                    (beat.at, &beat.branches[branch].line.steps[..])
                }
            };
            let here = self.lesson.play(at, steps)?;
            let number = |(line, name, says): FactNote| {
                let (play, says) = match says.strip_prefix("ahead ") {
                    Some(says) => (end.as_ref(), says),
                    None => (here.as_ref(), says),
                };
                let number = fact::number(play, self.lesson.seat, says);
                number.map_or_else(|reason| error(line, reason), |number| Ok((name, number)))
            };
            let facts = facts.into_iter().map(number).collect::<Result<Vec<_>, _>>()?;
            let tells = match place {
                Place::Beat(nth) => Some(&mut self.lesson.beats[nth].tells),
                Place::Praise(nth) => self.lesson.beats[nth].praise.as_mut(),
                Place::Branch(nth, branch) => Some(&mut self.lesson.beats[nth].branches[branch].tells),
            };
            if let Some(tells) = tells {
                tells.facts = facts;
            }
        }
        Ok(self.lesson)
    }
}
