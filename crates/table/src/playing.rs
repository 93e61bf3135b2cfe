//! The one implementation of [`Play`], for every game.

use std::any::Any;
use std::fmt::{self, Debug, Display};
use std::time::Duration;

use bots::{Budget, Candidate, Glimpse};
use kernel::record::{Agreement, Answer, Record, RecordError, Step, standing};
use kernel::{
    Committed, Fast, Footprint, Learned, Luck, Observer, Observers, Outlook, Phrase, Question, RuleId, Seat,
    Secret, Silence, Spoken, StateHash, Tape, Told, Trace, Waiting, Word, footprint, reach, splitmix,
};
use serde::{Deserialize, Serialize};

use crate::Level;
use crate::forced::forced;
use crate::play::{Advice, AnswerError, AnyEvent, Grade, Happening, Mistake, Play, RawJson, Thought};

/// How long a bot thinks about an advice.
const ADVICE: Budget = Budget::Within(1000, Duration::from_millis(1200));

/// So many events are told as news at most.
const NEWS: usize = 48;

/// A game being played.
pub(crate) struct Playing<G: Spoken + Learned> {
    record: Record<G>,
    state: G::State,
    luck: Committed,
    given: Vec<Footprint>,
    /// Every event that stands, in order.
    told: Vec<Kept<G>>,
    /// So many answers were given elsewhere, before the game went on here. They cannot be taken back.
    elsewhere: usize,
}

impl<G: Spoken + Learned> Clone for Playing<G> {
    fn clone(&self) -> Playing<G> {
        Playing {
            record: self.record.clone(),
            state: self.state.clone(),
            luck: self.luck.clone(),
            given: self.given.clone(),
            told: self.told.clone(),
            elsewhere: self.elsewhere,
        }
    }
}

impl<G: Spoken + Learned> Debug for Playing<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(G::NAME).field("answers", &self.given.len()).finish_non_exhaustive()
    }
}

/// An event that was told and still stands.
struct Kept<G: Spoken> {
    /// The step that caused it; the start is step 0.
    step: usize,
    /// How many answers stood then.
    answers: usize,
    /// How many events each observer has heard with this one.
    heard: [u32; Seat::MAX + 1],
    told: Told<G::Event>,
}

impl<G: Spoken> Clone for Kept<G> {
    fn clone(&self) -> Kept<G> {
        Kept { step: self.step, answers: self.answers, heard: self.heard, told: self.told.clone() }
    }
}

impl<G: Spoken> Kept<G> {
    fn happening(&self) -> Happening<'_> {
        Happening { answers: self.answers, event: self }
    }
}

impl<G: Spoken> AnyEvent for Kept<G> {
    fn says(&self) -> Phrase {
        G::happened(&self.told.event)
    }

    fn rule(&self) -> RuleId {
        G::grounds(&self.told.event)
    }

    fn event(&self) -> &dyn Any {
        &self.told.event
    }

    fn json(&self) -> RawJson {
        RawJson::of(&self.told.event)
    }
}

/// An event as programs get it, without words.
#[derive(Serialize)]
struct Fact<'a, Event> {
    rule: RuleId,
    event: &'a Event,
}

/// What is saved of a game: its record as text, its position, and how many answers were given elsewhere. The rest follows
/// from the record.
#[derive(Serialize, Deserialize)]
struct Saved {
    record: String,
    state: Vec<u8>,
    elsewhere: usize,
}

/// What was told, with who may know it.
type Events<G> = Vec<Told<<G as kernel::Game>::Event>>;

/// Keeps what was told by a step, after which so many answers stand.
fn keep<G: Spoken>(kept: &mut Vec<Kept<G>>, step: usize, answers: usize, told: Events<G>) {
    let mut heard = kept.last().map_or([0; _], |last| last.heard);
    for told in told {
        for (count, who) in heard.iter_mut().zip(Observer::all(Seat::MAX)) {
            *count += u32::from(told.audience.includes(who));
        }
        kept.push(Kept { step, answers, heard, told });
    }
}

impl<G: Spoken + Learned> Playing<G> {
    pub(crate) fn new(setup: G::Setup, secret: &Secret, words: Vec<Word>) -> Playing<G> {
        let mut luck = Committed::new(secret, &words);
        let mut record = Record::new(setup, Some(secret.commitment()), words);
        let mut told = Events::<G>::new();
        let state = record.begin(&mut luck, &mut told);
        let mut playing = Playing { record, state, luck, given: Vec::new(), told: Vec::new(), elsewhere: 0 };
        keep(&mut playing.told, 0, 0, told);
        playing
    }

    /// Goes on where a record ends.
    pub(crate) fn resume(record: &str, secret: &Secret) -> Result<Playing<G>, RecordError> {
        let reading = Record::<G>::read(record)?;
        if let Agreement::Until { difference, .. } = reading.agreement {
            return Err(difference);
        }
        let elsewhere = standing(&reading.record.steps).len();
        Ok(Playing::replayed(reading.record, secret, elsewhere))
    }

    /// What [`Play::save`] saved.
    pub(crate) fn restore(saved: &[u8], secret: &Secret) -> Option<Playing<G>> {
        let saved: Saved = postcard::from_bytes(saved).ok()?;
        let record = Record::<G>::trusted(&saved.record).ok()?;
        let state = postcard::from_bytes(&saved.state).ok()?;
        Some(Playing { state, ..Playing::replayed(record, secret, saved.elsewhere) })
    }

    /// The game of a record that obeys the rules.
    fn replayed(mut record: Record<G>, secret: &Secret, elsewhere: usize) -> Playing<G> {
        record.rules = G::RULES;
        let mut luck = Committed::new(secret, &record.words);
        for roll in record.start.iter().chain(record.steps.iter().flat_map(Step::rolls)) {
            luck.roll(roll.sides);
        }
        let (state, told) = (start::<G>(&record, &mut Silence), Vec::new());
        let mut playing = Playing { record, state, luck, given: Vec::new(), told, elsewhere };
        playing.replay();
        playing
    }

    /// Works out everything that follows from the record.
    fn replay(&mut self) {
        let mut told = Events::<G>::new();
        self.state = start::<G>(&self.record, &mut told);
        self.given.clear();
        self.told.clear();
        keep(&mut self.told, 0, 0, told);
        let seats = self.seats();
        for (step, Answer { seat, action, rolls, .. }) in standing(&self.record.steps) {
            let (given, told) = footprint::<G>(&mut self.state, *seat, seats, |state, told| {
                G::apply(state, *seat, *action, &mut Tape::new(rolls), told)
            });
            self.given.push(given);
            keep(&mut self.told, step, self.given.len(), told);
        }
        for given in self.given.iter_mut().take(self.elsewhere) {
            (given.trace, given.noticed) = (Trace::Revealed, Observers::ALL);
        }
    }

    fn read(&self, seat: Seat, action: &str) -> Result<G::Action, AnswerError> {
        let action: G::Action = action.parse().map_err(|_| AnswerError::Unreadable)?;
        G::check(&self.state, seat, action).map_err(AnswerError::Illegal)?;
        Ok(action)
    }

    fn seats(&self) -> usize {
        G::seats(&self.record.setup)
    }

    /// What the observer may know of what happened after so many steps, unless it is too much to be news.
    fn told_after(&self, who: Observer, steps: usize) -> Option<Vec<&Kept<G>>> {
        // What was taken back was told before, so steps ascend.
        let from = self.told.partition_point(|kept| kept.step <= steps);
        let heard = self.told[from..].iter().filter(|kept| kept.told.audience.includes(who));
        let heard: Vec<&Kept<G>> = heard.take(NEWS + 1).collect();
        (heard.len() <= NEWS).then_some(heard)
    }

    /// The record as if nothing had been taken back.
    fn straightened(&self) -> Record<G> {
        let mut straight = Record::new(self.record.setup.clone(), None, Vec::new());
        straight.start.clone_from(&self.record.start);
        straight.start_hash = self.record.start_hash;
        // Positions between sealed choices that were taken back in another order have other hashes.
        let straightforward = self.record.steps.iter().all(|step| matches!(step, Step::Answer(_)));
        let answers = standing(&self.record.steps).into_iter().map(|(_, answer)| answer.clone());
        straight.steps = answers.map(Step::Answer).collect();
        straight.standing = self.record.standing;
        if !straightforward {
            straight.rehash();
        }
        straight
    }
}

/// What a bot thought, in words.
fn advice<G: Spoken + Learned>(
    glimpse: &Glimpse<'_, G>,
    action: G::Action,
    candidates: &[Candidate<G::Action>],
) -> Advice {
    let question = glimpse.question().expect("a seat that is waited for is asked");
    let thoughts = candidates.iter().map(|candidate| Thought {
        action: candidate.action.to_string(),
        says: G::answer_to(&question, candidate.action),
        value: candidate.expected.into(),
        error: candidate.error.into(),
        visits: candidate.visits,
    });
    let even = bots::equals(candidates);
    Advice { action: action.to_string(), thoughts: thoughts.collect(), even, reasons: Vec::new() }
}

/// What an answer lost, in words.
fn mistake<G: Spoken + Learned>(glimpse: &Glimpse<'_, G>, action: G::Action, seed: u64) -> Option<Mistake> {
    let bots::Mistake { loss, better } = bots::mistake(glimpse, action, seed)?;
    let question = glimpse.question()?;
    Some(Mistake {
        loss,
        did: G::answer_to(&question, action),
        better: G::answer_to(&question, better),
        reasons: bots::reasons(glimpse, better, action),
    })
}

/// The position before the first question of a record.
fn start<G: Spoken>(record: &Record<G>, told: &mut impl kernel::Listener<G::Event>) -> G::State {
    G::start(&record.setup, &mut Tape::new(&record.start), told)
}

impl<G: Spoken + Learned> Play for Playing<G> {
    fn waiting(&self) -> Waiting {
        G::waiting(&self.state)
    }

    fn question(&self, seat: Seat) -> Option<Question> {
        G::question(&self.state, seat)
    }

    fn legal(&self, seat: Seat) -> Vec<(String, Phrase)> {
        let mut legal = Vec::new();
        G::legal(&self.state, seat, &mut legal);
        let Some(question) = G::question(&self.state, seat) else { return Vec::new() };
        legal.into_iter().map(|action| (action.to_string(), G::answer_to(&question, action))).collect()
    }

    fn each_action(&self, seat: Seat, show: &mut dyn FnMut(&dyn Display)) {
        let mut legal = Vec::new();
        G::legal(&self.state, seat, &mut legal);
        legal.iter().for_each(|action| show(action));
    }

    fn actions(&self, seat: Seat) -> Box<dyn Any + Send> {
        let mut legal: Vec<G::Action> = Vec::new();
        G::legal(&self.state, seat, &mut legal);
        Box::new(legal)
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), AnswerError> {
        self.read(seat, action).map(|_| ())
    }

    fn is_private(&self, seat: Seat, action: &str) -> bool {
        let Ok(action) = self.read(seat, action) else { return false };
        let (given, _) = footprint::<G>(&mut self.state.clone(), seat, self.seats(), |state, told| {
            G::apply(state, seat, action, &mut self.luck.clone(), told)
        });
        given.noticed == Observers::from_iter([Observer::Seat(seat)])
    }

    fn forced(&self, seat: Seat, action: &str, may: &dyn Fn(Seat) -> bool) -> Vec<(Seat, String)> {
        let Ok(action) = self.read(seat, action) else { return Vec::new() };
        let position = (&self.state, &self.luck, self.given.as_slice());
        let answers = forced::<G>(position, self.seats(), (seat, action), may);
        answers.into_iter().map(|(seat, action)| (seat, action.to_string())).collect()
    }

    fn answer(&mut self, seat: Seat, action: &str) -> Result<Footprint, AnswerError> {
        let action = self.read(seat, action)?;
        let (seats, luck, record) = (self.seats(), &mut self.luck, &mut self.record);
        let (given, told) = footprint::<G>(&mut self.state, seat, seats, |state, told| {
            record.apply(state, seat, action, luck, told)
        });
        self.given.push(given);
        keep(&mut self.told, self.record.steps.len(), self.given.len(), told);
        Ok(given)
    }

    fn back(&mut self, left: usize) {
        self.state = self.record.back(left);
        self.given.truncate(left);
        // The events that stay keep their steps: others must not learn of what was taken back in private.
        self.told.retain(|kept| kept.answers <= left);
    }

    fn reach(&self, seat: Seat) -> usize {
        reach(self.given.iter().copied(), seat)
    }

    fn undo(&mut self, seat: Seat, answers: usize) -> bool {
        if self.record.undo(seat, answers).is_none() {
            return false;
        }
        self.replay();
        true
    }

    fn given(&self) -> &[Footprint] {
        &self.given
    }

    fn steps(&self) -> usize {
        self.record.steps.len()
    }

    fn hash(&self) -> StateHash {
        StateHash::of(&self.state)
    }

    fn last_rolls(&self) -> String {
        let rolls = self.record.steps.last().map_or(&self.record.start[..], Step::rolls);
        rolls.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    fn view_json(&self, who: Observer) -> RawJson {
        RawJson::of(&G::view(&self.state, who))
    }

    fn write_view(&self, who: Observer, text: &mut Vec<u8>) {
        json::write(text, &G::view(&self.state, who));
    }

    fn view(&self, who: Observer) -> Box<dyn Any + Send> {
        Box::new(G::view(&self.state, who))
    }

    fn news(&self, who: Observer, steps: usize) -> Option<Vec<Happening<'_>>> {
        Some(self.told_after(who, steps)?.into_iter().map(Kept::happening).collect())
    }

    fn write_news(&self, who: Observer, steps: usize, text: &mut Vec<u8>) -> bool {
        let told = self.told_after(who, steps);
        let complete = told.is_some();
        text.push(b'[');
        for (number, kept) in told.into_iter().flatten().enumerate() {
            if number > 0 {
                text.push(b',');
            }
            let event = &kept.told.event;
            json::write(text, &Fact { rule: G::grounds(event), event });
        }
        text.push(b']');
        complete
    }

    fn story(&self, who: Observer) -> Vec<Happening<'_>> {
        let heard = self.told.iter().filter(|kept| kept.told.audience.includes(who));
        heard.map(Kept::happening).collect()
    }

    fn recent(&self, who: Observer, answers: usize, at_least: usize) -> Vec<Happening<'_>> {
        let mut recent: Vec<Happening<'_>> = Vec::new();
        for kept in self.told.iter().rev().filter(|kept| kept.told.audience.includes(who)) {
            let same_answer = recent.last().is_some_and(|last| last.answers == kept.answers);
            if kept.answers < answers && recent.len() >= at_least && !same_answer {
                break;
            }
            recent.push(kept.happening());
        }
        recent.reverse();
        recent
    }

    fn heard(&self, who: Observer) -> usize {
        self.told.last().map_or(0, |kept| kept.heard[who.index()] as usize)
    }

    fn copy(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }

    fn at(&self, answers: usize) -> Box<dyn Play> {
        let mut then = self.clone();
        if answers < self.given.len() {
            then.back(answers);
        }
        Box::new(then)
    }

    fn outlooks(&self) -> Vec<Outlook> {
        let straight = self.straightened();
        let mut replay = straight.replay(&mut Silence);
        let mut outlooks = Vec::new();
        loop {
            outlooks.push(match G::waiting(replay.state()) {
                Waiting::For(_) => G::outlook(replay.state()),
                Waiting::Over(standing) => {
                    let winners = standing.winners();
                    let share = |seat| if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
                    std::array::from_fn(|seat| share(Seat::new(seat)))
                }
            });
            if replay.advance(&mut Silence).is_none() {
                return outlooks;
            }
        }
    }

    fn grades(&self, after: usize, go_on: &mut dyn FnMut() -> bool) -> (Vec<Grade>, Option<usize>) {
        let straight = self.straightened();
        let mut replay = straight.replay(&mut Silence);
        let (mut grades, mut legal) = (Vec::new(), Vec::<G::Action>::new());
        for (at, step) in (1..).zip(&straight.steps) {
            if let Step::Answer(answer) = step
                && at > after
            {
                let glimpse = Glimpse::<G>::new(replay.state(), answer.seat);
                glimpse.legal(&mut legal);
                if legal.len() > 1 {
                    let mistake = mistake(&glimpse, answer.action, at as u64);
                    grades.push(Grade { at, seat: answer.seat, mistake });
                    if !go_on() {
                        return (grades, Some(at));
                    }
                }
            }
            replay.advance(&mut Silence);
        }
        (grades, None)
    }

    fn straight(&self) -> String {
        self.straightened().to_string()
    }

    fn record(&self, secret: Option<&Secret>) -> String {
        let mut record = self.record.clone();
        // Where a game goes on from a record, its luck was not committed to from the beginning.
        record.secret = secret.filter(|_| record.commitment.is_some()).cloned();
        record.to_string()
    }

    fn thinker(&self, seat: Seat, level: Level, seed: u64) -> Box<dyn FnOnce() -> Advice + Send> {
        let state = self.state.clone();
        Box::new(move || {
            let mut bot = bots::named::<G>(level.name(), Budget::Iterations(1)).expect("a level is a bot");
            let glimpse = Glimpse::new(&state, seat);
            let action = bot.answer(&glimpse, &mut Fast::new(seed));
            advice(&glimpse, action, &bot.explain())
        })
    }

    fn adviser(&self, seat: Seat) -> Box<dyn FnOnce() -> Advice + Send> {
        let state = self.state.clone();
        // What the seat sees, and nothing else, decides the seed: the advice may tell no more.
        let seed = self
            .view_json(Observer::Seat(seat))
            .get()
            .bytes()
            .fold(0, |seed, byte| splitmix(seed ^ u64::from(byte)));
        Box::new(move || {
            let mut bot = bots::named_with::<G>(Level::Expert.name(), ADVICE).expect("a level is a bot");
            let glimpse = Glimpse::new(&state, seat);
            let action = bot.answer(&glimpse, &mut Fast::new(seed));
            let candidates = bot.explain();
            let reasons = match &candidates[..] {
                [best, next, ..] => bots::reasons(&glimpse, best.action, next.action),
                _ => Vec::new(),
            };
            Advice { reasons, ..advice(&glimpse, action, &candidates) }
        })
    }

    fn save(&self) -> Vec<u8> {
        let saved = Saved {
            record: self.record.to_string(),
            state: postcard::to_stdvec(&self.state).expect("a state can be saved"),
            elsewhere: self.elsewhere,
        };
        postcard::to_stdvec(&saved).expect("what is saved is plain")
    }
}
