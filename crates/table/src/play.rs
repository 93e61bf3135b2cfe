//! A game being played, whatever its types.

use std::any::Any;
use std::collections::VecDeque;
use std::fmt::{self, Debug, Display};

use bots::{Budget, Glimpse};
use kernel::record::{Record, RecordError, Step, standing};
use kernel::{
    Committed, Fast, Illegal, Insight, Luck, Observer, Outlook, Phrase, Question, RuleId, Seat, Secret,
    Silence, Spoken, Tape, Told, Trace, Waiting, Word,
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::Level;

/// So many of the last events are kept at hand; older ones are found by playing the game again.
const AT_HAND: usize = 48;

/// Why an answer cannot be given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// It is no answer in this game.
    Unreadable,
    /// It is against the rules.
    Illegal(Illegal),
}

/// An answer that stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Given {
    /// Who gave it.
    pub seat: Seat,
    /// What taking it back could not undo.
    pub trace: Trace,
    /// Who noticed: a bit for each seat, and one for those who sit nowhere.
    pub(crate) noticed: u16,
}

impl Given {
    pub(crate) fn is_noticed(&self, who: Observer) -> bool {
        self.noticed & bit(who) != 0
    }
}

/// How many of the last answers a seat noticed it may take back without asking: its own, that revealed and drew
/// nothing. What others did unnoticed since does not count, or else it would show; it is taken back with them.
pub(crate) fn free<'a>(given: impl DoubleEndedIterator<Item = &'a Given>, seat: Seat) -> usize {
    let noticed = given.rev().filter(|given| given.is_noticed(Observer::Seat(seat)));
    noticed.take_while(|given| given.seat == seat && given.trace == Trace::Nothing).count()
}

/// Something that happened, as one observer may know it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Happening {
    /// In words.
    pub says: Phrase,
    /// The paragraph that explains it.
    pub rule: RuleId,
    /// As data.
    pub event: RawJson,
}

/// The same without words.
#[derive(Serialize)]
struct Fact<'a, Event> {
    rule: RuleId,
    event: &'a Event,
}

/// JSON that is already written.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct RawJson(Box<RawValue>);

impl PartialEq for RawJson {
    fn eq(&self, other: &RawJson) -> bool {
        self.0.get() == other.0.get()
    }
}

impl RawJson {
    fn of(value: &impl Serialize) -> RawJson {
        RawJson(serde_json::value::to_raw_value(value).expect("our types can be written as JSON"))
    }

    /// The text.
    #[must_use]
    pub fn get(&self) -> &str {
        self.0.get()
    }
}

/// What a bot would do.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The answer.
    pub action: String,
    /// What it thought of each answer it considered, best first; empty if it did not need to think.
    pub thoughts: Vec<Thought>,
}

/// What a bot thought of an answer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Thought {
    /// The answer.
    pub action: String,
    /// In words.
    pub says: Phrase,
    /// The chance to win it expects.
    pub value: f64,
    /// How often it looked at it.
    pub visits: u32,
}

/// A game being played. Everything it shows, it shows to an observer who may see it; only bots' thinking and
/// what is saved hold more.
pub trait Play: Debug + Send + Sync {
    /// For whom it waits.
    fn waiting(&self) -> Waiting;

    /// What a seat is asked.
    fn question(&self, seat: Seat) -> Option<Question>;

    /// Every answer a seat may give, as data and in words.
    fn legal(&self, seat: Seat) -> Vec<(String, Phrase)>;

    /// Shows the same without words, which cost more than the rest.
    fn each_action(&self, seat: Seat, show: &mut dyn FnMut(&dyn Display));

    /// Whether the seat may give this answer now.
    ///
    /// # Errors
    /// If it cannot be read, or is against the rules.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Wrong>;

    /// Whether nobody else would notice this answer. It looks into the luck to come, so only bots' timing may follow it.
    fn is_private(&self, seat: Seat, action: &str) -> bool;

    /// Gives an answer.
    ///
    /// # Errors
    /// As [`Play::check`]; nothing is done then.
    fn answer(&mut self, seat: Seat, action: &str) -> Result<Given, Wrong>;

    /// Takes answers back until only so many stand. Luck is not rolled back with them.
    fn back(&mut self, left: usize);

    /// The answers that stand.
    fn given(&self) -> &[Given];

    /// How many steps there were, answers and their taking back.
    fn steps(&self) -> usize;

    /// Everything the observer may know, as JSON.
    fn view_json(&self, who: Observer) -> RawJson;

    /// The same, at the end of a text.
    fn write_view(&self, who: Observer, text: &mut Vec<u8>);

    /// Everything the observer may know: a `View` of the game.
    fn view(&self, who: Observer) -> Box<dyn Any + Send>;

    /// What the observer may know of what happened after so many steps. `None` if that is longer ago than is
    /// kept at hand.
    fn news(&self, who: Observer, steps: usize) -> Option<Vec<Happening>>;

    /// The same as a list in JSON, at the end of a text, without words. Returns whether it is all that happened; if
    /// not, the list is empty.
    fn write_news(&self, who: Observer, steps: usize, text: &mut Vec<u8>) -> bool;

    /// What the observer may know of the whole game, each with the number of answers before it. These numbers count
    /// what others did in private, so they must not leave the server before the game is over.
    fn story(&self, who: Observer) -> Vec<(usize, Happening)>;

    /// The end of the same: everything with at least so many answers before it, and at least so many things, but
    /// nothing of an answer without the rest of it. To tell all costs more than all else a page shows.
    fn recent(&self, who: Observer, answers: usize, at_least: usize) -> Vec<(usize, Happening)>;

    /// The same events as they are: each is a `Told` event of the game.
    fn happened(&self) -> Vec<(usize, Box<dyn Any + Send>)>;

    /// The game as it stood after so many answers.
    fn at(&self, answers: usize) -> Box<dyn Play>;

    /// Each seat's chance to win after 0, 1, … answers, at a glance that sees everything: for reviews of games
    /// that are over. In the end the winners share one.
    fn outlooks(&self) -> Vec<Outlook>;

    /// The record without what was taken back and without its proof, for [`crate::Title::resume`].
    fn straight(&self) -> String;

    /// The record. With the secret, the luck can be verified.
    fn record(&self, secret: Option<&Secret>) -> String;

    /// A bot's thinking about this seat's question, to be done elsewhere. The seat must be asked something.
    fn thinker(&self, seat: Seat, level: Level, seed: u64) -> Box<dyn FnOnce() -> Advice + Send>;

    /// What [`crate::Title::restore`] makes the same game of.
    fn save(&self) -> Vec<u8>;
}

/// A game being played.
pub(crate) struct Playing<G: Spoken + Insight> {
    record: Record<G>,
    state: G::State,
    luck: Committed,
    given: Vec<Given>,
    /// The last events that stand, each with the step that caused it and how many answers stood then; the start is
    /// step 0.
    last: VecDeque<(usize, usize, Told<G::Event>)>,
    /// Every event after this step is among the last ones.
    complete: usize,
}

impl<G: Spoken + Insight> Debug for Playing<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(G::NAME).field("answers", &self.given.len()).finish_non_exhaustive()
    }
}

/// What is saved of a game: its record as text, its position, and what can be known of answers.
#[derive(Serialize, Deserialize)]
struct Saved {
    rules: u32,
    record: String,
    state: Vec<u8>,
    given: Vec<Given>,
}

/// The bit of an observer in [`Given::noticed`].
pub(crate) fn bit(who: Observer) -> u16 {
    1 << index(who)
}

/// The place of an observer among all of them.
pub(crate) fn index(who: Observer) -> usize {
    match who {
        Observer::Seat(seat) => seat.index(),
        Observer::Spectator => Seat::MAX,
    }
}

impl<G: Spoken + Insight> Playing<G> {
    pub(crate) fn new(setup: G::Setup, secret: &Secret, words: Vec<Word>) -> Playing<G> {
        let mut luck = Committed::new(secret, &words);
        let mut record = Record::new(setup, Some(secret.commitment()), words);
        let mut told: Vec<Told<G::Event>> = Vec::new();
        let state = record.begin(&mut luck, &mut told);
        let last = told.into_iter().map(|told| (0, 0, told)).collect();
        Playing { record, state, luck, given: Vec::new(), last, complete: 0 }
    }

    pub(crate) fn resume(record: &str, secret: &Secret) -> Result<Playing<G>, RecordError> {
        let (record, _) = Record::<G>::read(record)?;
        let mut playing = Playing::<G> {
            state: G::start(&record.setup, &mut Tape::new(&record.start), &mut Silence),
            luck: wound(&record, secret),
            given: Vec::new(),
            last: VecDeque::new(),
            complete: record.steps.len(),
            record,
        };
        let seats = G::seats(&playing.record.setup);
        let mut history = Vec::new();
        let mut replay = playing.record.replay(&mut Silence);
        while let Some(step) = replay.advance(&mut Silence) {
            // What happened elsewhere cannot be taken back here, so it counts as noticed by all.
            if let Step::Answer(answer) = step {
                let noticed = Observer::all(seats).map(bit).fold(0, |all, one| all | one);
                history.push(Given { seat: answer.seat, trace: Trace::Revealed, noticed });
            }
        }
        playing.state = replay.state().clone();
        playing.given = history;
        Ok(playing)
    }

    pub(crate) fn restore(saved: &[u8], secret: &Secret) -> Option<Playing<G>> {
        let saved: Saved = postcard::from_bytes(saved).ok()?;
        if saved.rules != G::RULES {
            return None;
        }
        let record = Record::<G>::trusted(&saved.record).ok()?;
        let luck = wound(&record, secret);
        let state = postcard::from_bytes(&saved.state).ok()?;
        let complete = record.steps.len();
        Some(Playing { record, state, luck, given: saved.given, last: VecDeque::new(), complete })
    }

    fn read(&self, seat: Seat, action: &str) -> Result<G::Action, Wrong> {
        let action: G::Action = action.parse().map_err(|_| Wrong::Unreadable)?;
        G::check(&self.state, seat, action).map_err(Wrong::Illegal)?;
        Ok(action)
    }

    fn seats(&self) -> usize {
        G::seats(&self.record.setup)
    }

    /// Who notices a seat's answer, given whether the game then waits for others, and what was told.
    fn noticed(&self, seat: Seat, turned: bool, told: &[Told<G::Event>]) -> u16 {
        let notices =
            |who: Observer| turned || who.is(seat) || told.iter().any(|told| told.audience.includes(who));
        Observer::all(self.seats()).filter(|&who| notices(who)).map(bit).fold(0, |a, b| a | b)
    }

    /// What the observer may know of what happened after so many steps, if all of it is at hand.
    fn told_after(&self, who: Observer, steps: usize) -> Option<impl Iterator<Item = &G::Event>> {
        // Looked for from the end, where it mostly is.
        let news = self.last.iter().rev().take_while(|(step, ..)| *step > steps).count();
        let told = self.last.range(self.last.len() - news..).map(|(.., told)| told);
        let heard = told.filter(move |told| told.audience.includes(who));
        (steps >= self.complete).then(|| heard.map(|told| &told.event))
    }

    /// The record as if nothing had been taken back.
    fn straightened(&self) -> Record<G> {
        let mut straight = Record::new(self.record.setup.clone(), None, Vec::new());
        straight.start.clone_from(&self.record.start);
        straight.steps = standing(&self.record.steps).into_iter().cloned().map(Step::Answer).collect();
        straight.standing = self.record.standing;
        straight
    }

    /// Everything that happened and still stands, each with the number of answers before it.
    fn told(&self) -> Vec<(usize, Told<G::Event>)> {
        let mut events: Vec<Told<G::Event>> = Vec::new();
        let mut state = G::start(&self.record.setup, &mut Tape::new(&self.record.start), &mut events);
        let mut all: Vec<_> = events.drain(..).map(|told| (0, told)).collect();
        for (answers, answer) in (1..).zip(standing(&self.record.steps)) {
            G::apply(&mut state, answer.seat, answer.action, &mut Tape::new(&answer.rolls), &mut events);
            all.extend(events.drain(..).map(|told| (answers, told)));
        }
        all
    }
}

/// Luck that has rolled everything of a record already.
fn wound<G: Spoken>(record: &Record<G>, secret: &Secret) -> Committed {
    let mut luck = Committed::new(secret, &record.words);
    for roll in record.start.iter().chain(record.steps.iter().flat_map(Step::rolls)) {
        luck.roll(roll.sides);
    }
    luck
}

fn happening<G: Spoken>(event: &G::Event) -> Happening {
    Happening { says: G::happened(event), rule: G::grounds(event), event: RawJson::of(event) }
}

impl<G: Spoken + Insight> Play for Playing<G> {
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

    fn check(&self, seat: Seat, action: &str) -> Result<(), Wrong> {
        self.read(seat, action).map(|_| ())
    }

    fn is_private(&self, seat: Seat, action: &str) -> bool {
        let Ok(action) = self.read(seat, action) else { return false };
        let mut state = self.state.clone();
        let mut told: Vec<Told<G::Event>> = Vec::new();
        G::apply(&mut state, seat, action, &mut self.luck.clone(), &mut told);
        let turned = G::waiting(&self.state) != G::waiting(&state);
        self.noticed(seat, turned, &told) == bit(Observer::Seat(seat))
    }

    fn answer(&mut self, seat: Seat, action: &str) -> Result<Given, Wrong> {
        let action = self.read(seat, action)?;
        let before = G::waiting(&self.state);
        let mut told: Vec<Told<G::Event>> = Vec::new();
        let trace = self.record.apply(&mut self.state, seat, action, &mut self.luck, &mut told);
        let noticed = self.noticed(seat, before != G::waiting(&self.state), &told);
        let (step, answers) = (self.record.steps.len(), self.given.len() + 1);
        self.last.extend(told.into_iter().map(|told| (step, answers, told)));
        while self.last.len() > AT_HAND {
            let dropped = self.last.pop_front();
            self.complete = dropped.map_or(self.complete, |(step, ..)| step);
        }
        let given = Given { seat, trace, noticed };
        self.given.push(given);
        Ok(given)
    }

    fn back(&mut self, left: usize) {
        self.state = self.record.back(left);
        self.given.truncate(left);
        // What was told of answers that no longer stand is news to nobody. The rest stays at hand: that it were missing
        // would tell others of what was taken back in private.
        self.last.retain(|(_, answers, _)| *answers <= left);
    }

    fn given(&self) -> &[Given] {
        &self.given
    }

    fn steps(&self) -> usize {
        self.record.steps.len()
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

    fn news(&self, who: Observer, steps: usize) -> Option<Vec<Happening>> {
        Some(self.told_after(who, steps)?.map(happening::<G>).collect())
    }

    fn write_news(&self, who: Observer, steps: usize, text: &mut Vec<u8>) -> bool {
        let told = self.told_after(who, steps);
        let complete = told.is_some();
        text.push(b'[');
        for (number, event) in told.into_iter().flatten().enumerate() {
            if number > 0 {
                text.push(b',');
            }
            json::write(text, &Fact { rule: G::grounds(event), event });
        }
        text.push(b']');
        complete
    }

    fn story(&self, who: Observer) -> Vec<(usize, Happening)> {
        self.recent(who, 0, 0)
    }

    fn recent(&self, who: Observer, answers: usize, at_least: usize) -> Vec<(usize, Happening)> {
        let told = self.told().into_iter().filter(|(_, told)| told.audience.includes(who));
        let heard: Vec<(usize, Told<G::Event>)> = told.collect();
        let enough = heard.len().saturating_sub(at_least);
        let answers = heard.get(enough).map_or(answers, |(before, _)| answers.min(*before));
        let from = heard.partition_point(|(before, _)| *before < answers);
        heard[from..].iter().map(|(answers, told)| (*answers, happening::<G>(&told.event))).collect()
    }

    fn happened(&self) -> Vec<(usize, Box<dyn Any + Send>)> {
        let boxed = |(answers, told)| (answers, Box::new(told) as Box<dyn Any + Send>);
        self.told().into_iter().map(boxed).collect()
    }

    fn at(&self, answers: usize) -> Box<dyn Play> {
        let mut record = self.record.clone();
        let state = record.back(answers.min(self.given.len()));
        let given = self.given[..answers.min(self.given.len())].to_vec();
        let complete = record.steps.len();
        Box::new(Playing::<G> {
            record,
            state,
            luck: self.luck.clone(),
            given,
            last: VecDeque::new(),
            complete,
        })
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

    fn straight(&self) -> String {
        self.straightened().to_string()
    }

    fn record(&self, secret: Option<&Secret>) -> String {
        let mut record = self.record.clone();
        record.secret = secret.cloned();
        record.to_string()
    }

    fn thinker(&self, seat: Seat, level: Level, seed: u64) -> Box<dyn FnOnce() -> Advice + Send> {
        let state = self.state.clone();
        Box::new(move || {
            let mut bot = bots::named::<G>(level.name(), Budget::Iterations(1)).expect("a level is a bot");
            let action = bot.answer(&Glimpse::new(&state, seat), &mut Fast::new(seed));
            let question = G::question(&state, seat).expect("a seat that is waited for is asked");
            let thoughts = bot.explain().into_iter().map(|candidate| Thought {
                action: candidate.action.to_string(),
                says: G::answer_to(&question, candidate.action),
                value: candidate.expected.into(),
                visits: candidate.visits,
            });
            Advice { action: action.to_string(), thoughts: thoughts.collect() }
        })
    }

    fn save(&self) -> Vec<u8> {
        let saved = Saved {
            rules: G::RULES,
            record: self.record.to_string(),
            state: postcard::to_stdvec(&self.state).expect("a state can be saved"),
            given: self.given.clone(),
        };
        postcard::to_stdvec(&saved).expect("what is saved is plain")
    }
}
