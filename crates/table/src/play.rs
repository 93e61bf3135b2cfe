//! A game being played, whatever its types.

use std::any::Any;
use std::fmt::{self, Debug, Display};

use kernel::{
    Footprint, Illegal, Observer, Outlook, Phrase, Question, RuleId, Seat, Secret, StateHash, Waiting,
};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::Level;

/// Why an answer cannot be given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerError {
    /// It is no answer in this game.
    Unreadable,
    /// It is against the rules.
    Illegal(Illegal),
}

/// Something that happened, as one observer may know it. It borrows from the game.
#[derive(Clone, Copy)]
pub struct Happening<'a> {
    /// How many answers stood after it happened. This counts what others did in private, so it must not leave the server
    /// before the game is over.
    pub answers: usize,
    pub(crate) event: &'a dyn AnyEvent,
}

impl<'a> Happening<'a> {
    /// In words.
    #[must_use]
    pub fn says(&self) -> Phrase {
        self.event.says()
    }

    /// The paragraph that explains it.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        self.event.rule()
    }

    /// The event itself, if it is one of the game with this event type.
    #[must_use]
    pub fn event<Event: 'static>(&self) -> Option<&'a Event> {
        self.event.event().downcast_ref()
    }

    /// The event as JSON.
    #[must_use]
    pub fn json(&self) -> RawJson {
        self.event.json()
    }
}

impl Debug for Happening<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Happening").field("answers", &self.answers).field("says", &self.says()).finish()
    }
}

/// An event that was told, without the types of its game.
pub(crate) trait AnyEvent: Send + Sync {
    fn says(&self) -> Phrase;
    fn rule(&self) -> RuleId;
    fn event(&self) -> &dyn Any;
    fn json(&self) -> RawJson;
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
    pub(crate) fn of(value: &impl Serialize) -> RawJson {
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
    /// So many of them behind the first one cannot be told from it.
    pub even: usize,
    /// What the first brings more or less of than the second.
    pub reasons: Vec<Phrase>,
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
    /// The standard error of that.
    pub error: f64,
    /// How often it looked at it.
    pub visits: u32,
}

/// What a bot thinks of an answer that was given where there was a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Grade {
    /// After so many answers, this one among them.
    pub at: usize,
    /// Who gave it.
    pub seat: Seat,
    /// What it lost, if it was worse than another one.
    pub mistake: Option<Mistake>,
}

/// An answer that was worse than another one.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// How much of the chance to win it lost.
    pub loss: f32,
    /// What was answered, in words.
    pub did: Phrase,
    /// What would have been better, in words.
    pub better: Phrase,
    /// What that brings more or less of.
    pub reasons: Vec<Phrase>,
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
    fn check(&self, seat: Seat, action: &str) -> Result<(), AnswerError>;

    /// Whether no one else would notice this answer. It looks into the luck to come, so only bots' timing may follow it.
    fn is_private(&self, seat: Seat, action: &str) -> bool;

    /// The answers that follow this one by themselves, of seats for which this is allowed: see the module `forced`.
    fn forced(&self, seat: Seat, action: &str, may: &dyn Fn(Seat) -> bool) -> Vec<(Seat, String)>;

    /// Gives an answer.
    ///
    /// # Errors
    /// As [`Play::check`]; nothing is done then.
    fn answer(&mut self, seat: Seat, action: &str) -> Result<Footprint, AnswerError>;

    /// Takes answers back until only so many stand. Luck is not rolled back with them.
    fn back(&mut self, left: usize);

    /// How many of its last answers a seat may take back without asking the others: see [`kernel::reach`].
    fn reach(&self, seat: Seat) -> usize;

    /// Takes back the last answers of one seat and leaves those of the others in place. Returns whether that was possible;
    /// if not, nothing has changed.
    fn undo(&mut self, seat: Seat, answers: usize) -> bool;

    /// The position now.
    fn hash(&self) -> StateHash;

    /// The outcomes of luck that the last step caused, or the start if there was no step, as records write them.
    fn last_rolls(&self) -> String;

    /// The answers that stand.
    fn given(&self) -> &[Footprint];

    /// How many steps there were, answers and their taking back.
    fn steps(&self) -> usize;

    /// Everything the observer may know, as JSON.
    fn view_json(&self, who: Observer) -> RawJson;

    /// The same, at the end of a text.
    fn write_view(&self, who: Observer, text: &mut Vec<u8>);

    /// Everything the observer may know: a `View` of the game.
    fn view(&self, who: Observer) -> Box<dyn Any + Send>;

    /// What the observer may know of what happened after so many steps. `None` if that is too much to be news.
    fn news(&self, who: Observer, steps: usize) -> Option<Vec<Happening<'_>>>;

    /// The same as a list in JSON, at the end of a text, without words. Returns whether it is all that happened; if
    /// not, the list is empty.
    fn write_news(&self, who: Observer, steps: usize, text: &mut Vec<u8>) -> bool;

    /// What the observer may know of the whole game. Nothing is played again for it.
    fn story(&self, who: Observer) -> Vec<Happening<'_>>;

    /// The end of the same: everything with at least so many answers before it, and at least so many things, but
    /// nothing of an answer without the rest of it. Its cost does not grow with what happened before.
    fn recent(&self, who: Observer, answers: usize, at_least: usize) -> Vec<Happening<'_>>;

    /// How many things [`Play::story`] tells.
    fn heard(&self, who: Observer) -> usize;

    /// Every answer a seat may give, in the order of [`Play::legal`]: a `Vec` of the game's actions.
    fn actions(&self, seat: Seat) -> Box<dyn Any + Send>;

    /// The same game once more.
    fn copy(&self) -> Box<dyn Play>;

    /// The game as it stood after so many answers.
    fn at(&self, answers: usize) -> Box<dyn Play>;

    /// Each seat's chance to win after 0, 1, … answers, at a glance that sees everything: for reviews of games
    /// that are over. In the end the winners share one.
    fn outlooks(&self) -> Vec<Outlook>;

    /// What a bot thinks of each answer with a choice, that knows what the seat knew. It begins after so many answers and stops
    /// as soon as `go_on` says no, which it is asked after each; then it also says after how many answers that was. A whole game
    /// takes from seconds to minutes.
    fn grades(&self, after: usize, go_on: &mut dyn FnMut() -> bool) -> (Vec<Grade>, Option<usize>);

    /// The record without what was taken back and without its proof, for [`crate::Title::resume`].
    fn straight(&self) -> String;

    /// The record. With the secret, the luck can be verified.
    fn record(&self, secret: Option<&Secret>) -> String;

    /// A bot's thinking about this seat's question, to be done elsewhere. The seat must be asked something.
    fn thinker(&self, seat: Seat, level: Level, seed: u64) -> Box<dyn FnOnce() -> Advice + Send>;

    /// A strong bot's advice for this seat's question, with reasons, to be thought about elsewhere. The same question gets
    /// the same advice, unless the machine is so busy that the time runs out. The seat must be asked something.
    fn adviser(&self, seat: Seat) -> Box<dyn FnOnce() -> Advice + Send>;

    /// What [`crate::Title::restore`] makes the same game of.
    fn save(&self) -> Vec<u8>;
}
