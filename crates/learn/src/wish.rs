//! Writes lessons from wishes: the author says what should happen, and the luck that makes it happen is looked for.
//!
//! ```text
//! lesson seat=0 minutes=5                      notes, as in a lesson
//! setup seats=3 tribes=dwarf,giant,…           what is played
//! avoid dragon                                 events that happen only where they are wished for
//! allow dragon                                 takes that back
//! deal | age first=0 | drew seat=0 card=red-dwarf | age pool~red-giant
//! 0 take red-giant                             an answer
//! 0 draw | drew card=green-troll               an answer, and events that it should bring
//! others draw                                  the other seats give this answer until the pupil is asked
//! bots 40 skilled                              bots give so many answers, and more until the pupil's turn begins
//! bots 400 skilled until age-ended             the same, until something has happened
//! back                                         takes back to the last task
//! ```
//!
//! Events and filters are those of facts: `kind key=value list~element`.

use bots::{Bot, Budget, Glimpse, named};
use kernel::record::{Record, RecordError, standing};
use kernel::{Fast, Learned, Luck, Roll, Seat, Told, Waiting};
use serde_json::Value;

use crate::fact;

/// So often luck is looked for from another beginning before a wish is called impossible.
const ATTEMPTS: u64 = 20;

/// The words that begin a note.
const NOTES: [&str; 8] = ["lesson", "say", "task", "wrong", "also", "right", "fact", "play"];

fn error<T>(line: usize, reason: impl Into<String>) -> Result<T, RecordError> {
    Err(RecordError { line, reason: reason.into() })
}

/// Luck that begins as it is told.
struct Scripted {
    values: Vec<u32>,
    rest: Fast,
    rolled: Vec<Roll>,
}

impl Luck for Scripted {
    fn roll(&mut self, sides: u32) -> u32 {
        let told = self.values.get(self.rolled.len());
        let value = told.map_or_else(|| self.rest.roll(sides), |value| value % sides);
        self.rolled.push(Roll { value, sides });
        value
    }
}

/// Something that should happen, or should not.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Wish<'a>(&'a str);

impl Wish<'_> {
    fn is_met(self, event: &Value) -> bool {
        let words: Vec<&str> = self.0.split_whitespace().collect();
        words.split_first().is_some_and(|(kind, filters)| fact::matches(event, kind, filters))
    }
}

/// A writer of a lesson.
struct Writer<'a, G: Learned> {
    record: Record<G>,
    state: Option<G::State>,
    /// Notes, each with the number of steps before it.
    notes: Vec<(usize, String)>,
    avoid: Vec<Wish<'a>>,
    pupil: Seat,
    /// How many answers stood at the last task.
    task: usize,
    seed: u64,
}

/// Writes a lesson from wishes.
///
/// # Errors
/// What cannot be read, is against the rules, or cannot be made to happen, with its line.
pub fn write<G: Learned>(text: &str) -> Result<String, RecordError> {
    let mut writer: Option<Writer<'_, G>> = None;
    let mut notes = Vec::new();
    for (at, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, &mut writer) {
            ("", _) => {}
            (comment, _) if comment.starts_with('#') => {}
            ("setup", None) => {
                let setup = rest.parse().or_else(|wrong| error(at, format!("{wrong}")))?;
                writer = Some(Writer {
                    record: Record::new(setup, None, Vec::new()),
                    state: None,
                    notes: std::mem::take(&mut notes),
                    avoid: Vec::new(),
                    pupil: Seat::new(0),
                    task: 0,
                    seed: 1,
                });
            }
            ("lesson", None) => notes.push((0, line.to_owned())),
            (_, None) => return error(at, "a lesson begins with 'lesson …' and 'setup …'"),
            (_, Some(writer)) => writer.line(at, line, word, rest)?,
        }
    }
    let Some(writer) = writer else { return error(1, "'setup …' is missing") };
    Ok(writer.finished())
}

impl<'a, G: Learned> Writer<'a, G> {
    fn line(&mut self, at: usize, line: &'a str, word: &str, rest: &'a str) -> Result<(), RecordError> {
        if NOTES.contains(&word) {
            if word == "task" {
                self.task = standing(&self.record.steps).len();
            }
            self.notes.push((self.record.steps.len(), line.to_owned()));
            return Ok(());
        }
        let (says, wishes) = rest.split_once('|').unwrap_or((rest, ""));
        let wishes: Vec<Wish<'a>> =
            wishes.split('|').map(str::trim).filter(|wish| !wish.is_empty()).map(Wish).collect();
        match (word, &self.state) {
            ("seed", _) => {
                self.seed = rest.parse().or_else(|_| error(at, "'seed' is followed by a number"))?
            }
            ("avoid", _) => self.avoid.push(Wish(rest)),
            ("allow", _) => self.avoid.retain(|wish| wish.0 != rest),
            ("deal", None) => self.deal(at, &wishes)?,
            (_, None) => return error(at, "'deal' comes first"),
            ("deal", Some(_)) => return error(at, "the game has begun"),
            ("back", Some(_)) => self.state = Some(self.record.back(self.task)),
            ("others", Some(_)) => self.others(at, says.trim())?,
            ("bots", Some(_)) => self.bots(at, rest)?,
            (seat, Some(_)) => match seat.parse::<usize>() {
                Ok(seat) if seat < G::seats(&self.record.setup) => {
                    self.answer(at, Seat::new(seat), says.trim(), &wishes)?;
                }
                _ => return error(at, format!("'{word}' is not known here")),
            },
        }
        Ok(())
    }

    fn deal(&mut self, at: usize, wishes: &[Wish<'_>]) -> Result<(), RecordError> {
        let setup = self.record.setup.clone();
        let mut luck = self.granted(at, wishes, |luck, told| drop(G::start(&setup, luck, told)))?;
        self.state = Some(self.record.begin(&mut luck, &mut kernel::Silence));
        Ok(())
    }

    fn state(&self) -> &G::State {
        self.state.as_ref().expect("the game has begun: 'line' sees to it")
    }

    fn answer(
        &mut self,
        at: usize,
        seat: Seat,
        action: &str,
        wishes: &[Wish<'_>],
    ) -> Result<(), RecordError> {
        let Ok(action) = action.parse::<G::Action>() else {
            return error(at, format!("'{action}' is not an answer in {}", G::NAME));
        };
        if let Err(illegal) = G::check(self.state(), seat, action) {
            return error(at, format!("'{action}' is not allowed, see {}", illegal.rule.0));
        }
        self.apply(at, seat, action, wishes)
    }

    fn apply(
        &mut self,
        at: usize,
        seat: Seat,
        action: G::Action,
        wishes: &[Wish<'_>],
    ) -> Result<(), RecordError> {
        let before = self.state().clone();
        let mut luck = self.granted(at, wishes, |luck, told| {
            G::apply(&mut before.clone(), seat, action, luck, told);
        })?;
        let mut state = before;
        self.record.apply(&mut state, seat, action, &mut luck, &mut kernel::Silence);
        self.state = Some(state);
        Ok(())
    }

    /// The first seat but the pupil's that is asked, if the pupil is not.
    fn other(&self) -> Option<Seat> {
        match G::waiting(self.state()) {
            Waiting::For(seats) if !seats.contains(self.pupil) => seats.first(),
            _ => None,
        }
    }

    /// Whether the pupil is asked, and another seat was before.
    fn turn_begins(&self) -> bool {
        let last = standing(&self.record.steps).last().map(|(_, answer)| answer.seat);
        self.other().is_none() && last != Some(self.pupil)
    }

    fn others(&mut self, at: usize, action: &str) -> Result<(), RecordError> {
        while let Some(seat) = self.other() {
            self.answer(at, seat, action, &[])?;
        }
        Ok(())
    }

    fn bots(&mut self, at: usize, rest: &'a str) -> Result<(), RecordError> {
        let (rest, until) =
            rest.split_once(" until ").map_or((rest, None), |(rest, wish)| (rest, Some(Wish(wish))));
        let Some((Ok(count), level)) =
            rest.split_once(' ').map(|(count, level)| (count.parse::<u32>(), level))
        else {
            return error(at, "'bots' is followed by a number of answers and a level");
        };
        let mut bot =
            named::<G>(level, Budget::Iterations(100)).or_else(|wrong| error(at, wrong.to_string()))?;
        let mut thoughts = Fast::of(&[self.seed, at as u64]);
        for given in 0.. {
            if given >= count && (until.is_some() || self.turn_begins()) {
                break;
            }
            let Waiting::For(seats) = G::waiting(self.state()) else { break };
            let seat = seats.first().expect("a game that waits asks a seat");
            let action = Bot::answer(bot.as_mut(), &Glimpse::new(self.state(), seat), &mut thoughts);
            let before = self.state().clone();
            self.apply(at, seat, action, &[])?;
            let mut told = Vec::new();
            let rolls = self.record.steps.last().map_or(&[][..], |step| step.rolls()).to_vec();
            G::apply(&mut before.clone(), seat, action, &mut kernel::Tape::new(&rolls), &mut told);
            if until.is_some_and(|until| events::<G>(&told).iter().any(|event| until.is_met(event))) {
                return Ok(());
            }
        }
        if until.is_some() { error(at, "that did not happen") } else { Ok(()) }
    }

    /// Luck that grants all wishes and brings nothing that is avoided. Outcomes are tried one after the other, each with
    /// the rest as it was; from another beginning if that leads nowhere.
    fn granted(
        &mut self,
        at: usize,
        wishes: &[Wish<'_>],
        run: impl Fn(&mut Scripted, &mut Vec<Told<G::Event>>),
    ) -> Result<Scripted, RecordError> {
        let mut least = Vec::new();
        for attempt in 0..ATTEMPTS {
            let luck = |values: Vec<u32>| Scripted {
                values,
                rest: Fast::of(&[self.seed, at as u64, attempt]),
                rolled: Vec::new(),
            };
            let tried = |values: Vec<u32>| {
                let (mut luck, mut told) = (luck(values), Vec::new());
                run(&mut luck, &mut told);
                let events = events::<G>(&told);
                let missing: Vec<usize> =
                    (0..wishes.len()).filter(|&nth| !granted(wishes, nth, &events)).collect();
                let avoided = |wish: &Wish<'_>| !wishes.iter().any(|own| own.0.starts_with(wish.0));
                let bad = self.avoid.iter().filter(|wish| avoided(wish));
                let bad = bad.filter(|wish| events.iter().any(|event| wish.is_met(event))).count();
                (missing.len() + bad, missing, luck.rolled)
            };
            let mut best = tried(Vec::new());
            let mut nth = 0;
            while best.0 > 0 && nth < best.2.len() {
                for value in 0..best.2[nth].sides {
                    let mut values: Vec<u32> = best.2.iter().map(|roll| roll.value).collect();
                    values[nth] = value;
                    let other = tried(values);
                    if other.0 < best.0 {
                        best = other;
                    }
                }
                nth += 1;
            }
            if best.0 == 0 {
                return Ok(luck(best.2.iter().map(|roll| roll.value).collect()));
            }
            least = best.1;
            if best.2.is_empty() {
                break;
            }
        }
        let wish = least.first().map_or("what is avoided", |nth| wishes[*nth].0);
        error(at, format!("no luck was found for '{wish}'"))
    }

    fn finished(self) -> String {
        let record = self.record.to_string();
        let lines: Vec<&str> = record.lines().collect();
        let start = lines.iter().position(|line| line.starts_with("start")).map_or(0, |at| at + 1);
        let mut text = lines[..start].join("\n") + "\n";
        let mut notes = self.notes.iter().peekable();
        for (step, line) in lines[start..].iter().enumerate() {
            while let Some((_, note)) = notes.next_if(|(before, _)| *before <= step) {
                text += &format!("#: {note}\n");
            }
            text += &format!("{line}\n");
        }
        text
    }
}

/// Events as JSON.
fn events<G: Learned>(told: &[Told<G::Event>]) -> Vec<Value> {
    told.iter().map(|told| serde_json::to_value(&told.event).expect("events are plain data")).collect()
}

/// Whether the events grant this wish. The same wish twice wants two of them.
fn granted(wishes: &[Wish<'_>], nth: usize, events: &[Value]) -> bool {
    let wish = wishes[nth];
    let times = wishes[..=nth].iter().filter(|other| **other == wish).count();
    let found = |event: &&Value| wish.is_met(event);
    match wish.0.rsplit_once('~') {
        Some((before, element)) => {
            let list = before.rsplit(' ').next().unwrap_or_default();
            let in_list = |event: &Value| {
                let elements = event.get(list).and_then(Value::as_array);
                elements
                    .map_or(0, |elements| elements.iter().filter(|one| one.as_str() == Some(element)).count())
            };
            events.iter().filter(found).map(in_list).max().unwrap_or(0) >= times
        }
        None => events.iter().filter(found).count() >= times,
    }
}
