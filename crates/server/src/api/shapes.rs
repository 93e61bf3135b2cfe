//! How the interface document describes what other crates define: they know nothing of it. Every answer that a test of
//! the wire is given is compared with the document, so what is written here cannot drift from what is sent.
#![expect(dead_code, clippy::large_enum_variant, reason = "these are described, never made")]

use serde_json::Value;
use utoipa::ToSchema;

/// How fast a table is played.
#[derive(ToSchema)]
#[schema(as = Pace, rename_all = "lowercase")]
pub(crate) enum PaceDoc {
    /// In one sitting: a bank of minutes, and seconds added each time a seat hands over.
    Live {
        #[schema(minimum = 1, maximum = 600)]
        minutes: u16,
        #[schema(minimum = 0, maximum = 600)]
        seconds: u16,
    },
    /// Over days: so many for each answer.
    Relaxed {
        #[schema(minimum = 1, maximum = 30)]
        days: u8,
    },
}

/// How well a bot plays, or in which style: `warlike` and `builder` are experts with a taste.
#[derive(ToSchema)]
#[schema(as = Level, rename_all = "lowercase")]
pub(crate) enum LevelDoc {
    Companion,
    Novice,
    Casual,
    Skilled,
    Expert,
    Master,
    Warlike,
    Builder,
}

/// How far a table has come.
#[derive(ToSchema)]
#[schema(as = Stage, rename_all = "lowercase")]
pub(crate) enum StageDoc {
    Gathering,
    Playing,
    Over,
}

/// Who looks: a seat, or a spectator.
#[derive(ToSchema)]
#[schema(as = Observer, rename_all = "lowercase")]
pub(crate) enum ObserverDoc {
    Seat(u8),
    Spectator,
}

/// How the answers of a question are best offered: things, places on the board, or to do it or leave it.
#[derive(ToSchema)]
#[schema(as = Kind, rename_all = "lowercase")]
pub(crate) enum KindDoc {
    Pick,
    Place,
    Confirm,
}

/// A sentence: as a key with what it speaks of, or in words if a language was asked for.
#[derive(ToSchema)]
#[serde(untagged)]
#[schema(as = Sentence)]
pub(crate) enum SentenceDoc {
    Key(PhraseDoc),
    Words(String),
}

/// A sentence before it is put into a language.
#[derive(ToSchema)]
#[schema(as = Phrase)]
pub(crate) struct PhraseDoc {
    /// Names the sentence.
    key: String,
    /// What it speaks of, each with its name.
    args: Vec<(String, ArgDoc)>,
}

/// Something a sentence speaks of.
#[derive(ToSchema)]
#[schema(as = Arg, rename_all = "lowercase")]
pub(crate) enum ArgDoc {
    Seat(u8),
    Number(i64),
    /// A thing with a name in every language.
    Term(String),
    /// An adjective and a thing.
    Described((String, String)),
    /// A name that is the same in every language.
    Name(String),
    #[schema(no_recursion)]
    List(Vec<ArgDoc>),
}

/// How a table ended.
#[derive(ToSchema)]
#[schema(as = Outcome)]
pub(crate) struct OutcomeDoc {
    ending: EndingDoc,
    /// How each seat did; `null` if there is no winner.
    places: Option<Vec<PlaceDoc>>,
}

/// That the others did not agree to what you asked to take back. You cannot ask for it again.
#[derive(ToSchema)]
#[schema(as = UndoDenied)]
pub(crate) struct UndoDeniedDoc {
    /// The seat that did not agree; `null` if there was no reply in time.
    by: Option<u8>,
}

/// That the rules have changed since the game began, and it does not go the same way under the new ones. While it is not
/// over, it stands at the last step that agrees, and waits for its players to play on or to end it.
#[derive(ToSchema)]
#[schema(as = Divergence)]
pub(crate) struct DivergenceDoc {
    /// The version of the rules it began under.
    rules: u32,
    /// The version of the rules now.
    now: u32,
    /// So many answers go the same way; told once the game is over.
    answers: Option<u64>,
    /// The seats that want to end it without a result.
    end: Vec<u8>,
}

/// Why a table is over: it was played to its end, people gave up, no one was left, or the rules changed in the middle.
#[derive(ToSchema)]
#[schema(as = Ending, rename_all = "lowercase")]
pub(crate) enum EndingDoc {
    Finished,
    Resigned,
    Abandoned,
    RulesChanged,
}

/// How a seat did.
#[derive(ToSchema)]
#[schema(as = Place)]
pub(crate) struct PlaceDoc {
    /// The rank, from 1.
    rank: u8,
    /// The points, if the game was played to its end.
    score: Option<i32>,
}

/// A chair, which is also the seat of its number. What is false or none is left out.
#[derive(ToSchema)]
#[schema(as = Chair)]
pub(crate) struct ChairDoc {
    /// How the person is called.
    name: Option<String>,
    /// Whether the chair is free for all.
    #[schema(required = false)]
    free: bool,
    /// Whether it is kept for the one named.
    #[schema(required = false)]
    kept: bool,
    /// Whether the person came by name alone.
    #[schema(required = false)]
    guest: bool,
    /// Whether the person opened the table.
    #[schema(required = false)]
    host: bool,
    /// The bot that plays here now.
    bot: Option<LevelDoc>,
    /// Whether the person is ready to begin.
    #[schema(required = false)]
    ready: bool,
    /// Whether the person gave up.
    #[schema(required = false)]
    resigned: bool,
    /// Whether the table waits for this seat.
    #[schema(required = false)]
    waiting: bool,
    /// The person's clock.
    clock: Option<ClockDoc>,
}

/// A clock.
#[derive(ToSchema)]
#[schema(as = Clock)]
pub(crate) struct ClockDoc {
    /// Milliseconds left when this was written.
    left: i64,
    /// Whether it runs; left out if it does not.
    #[schema(required = false)]
    runs: bool,
}

/// What you are asked.
#[derive(ToSchema)]
#[schema(as = Asks)]
pub(crate) struct AsksDoc {
    kind: KindDoc,
    asks: PhraseDoc,
    /// The paragraph of the rules that asks it.
    rule: String,
    /// Every answer: what to send back, and what it means.
    answers: Vec<(String, PhraseDoc)>,
}

/// A request to take answers back.
#[derive(ToSchema)]
#[schema(as = UndoRequest)]
pub(crate) struct PleaDoc {
    /// Its number, to be sent back with consent.
    number: u32,
    /// Who asks.
    seat: u8,
    /// So many steps you noticed would be undone.
    steps: u64,
    /// The seats that agree.
    agreed: Vec<u8>,
    /// Whether you are asked to agree.
    asks_you: bool,
}

/// That answers were taken back.
#[derive(ToSchema)]
#[schema(as = TakenBack)]
pub(crate) struct BackDoc {
    /// Who took back, or asked for it.
    seat: u8,
    /// So many steps you had noticed are undone.
    steps: u64,
}

/// Something that was said.
#[derive(ToSchema)]
#[schema(as = Line)]
pub(crate) struct LineDoc {
    /// Its number at this table; some numbers are left out.
    line: u64,
    /// When, in milliseconds since 1970.
    at: i64,
    /// By whom.
    name: String,
    /// Where they sit, if they do.
    seat: Option<u8>,
    text: String,
}

/// All that you may know of the game. What it holds depends on the game.
#[derive(ToSchema)]
#[schema(as = View, value_type = Object)]
pub(crate) struct ViewDoc(Value);

/// A table as you see it.
#[derive(ToSchema)]
#[schema(as = Table)]
pub(crate) struct TableDoc {
    id: String,
    /// The page of the table.
    link: String,
    /// Which seats' people are connected.
    present: Vec<bool>,
    /// How many watch without sitting here.
    spectators: u64,
    game: String,
    /// What is played, written out in full.
    setup: String,
    observer: ObserverDoc,
    /// What you have noticed so far; answers and undo refer to it.
    version: u64,
    stage: StageDoc,
    /// Whether it is listed in the lobby.
    public: bool,
    pace: PaceDoc,
    /// The level of bots that stand in.
    level: LevelDoc,
    /// The chairs, in the order of the seats.
    chairs: Vec<ChairDoc>,
    asks: Option<AsksDoc>,
    /// How many of your own last answers you may take back without asking.
    free_undo: u64,
    /// How many of your own last answers the table gave for you, because there was no choice.
    forced: u64,
    /// Whether you are asked even where there is no choice.
    every_step: bool,
    /// Whether you have an answer that could be taken back if the others agree.
    #[serde(rename = "can_plead")]
    can_request_undo: bool,
    #[serde(rename = "plea")]
    undo_request: Option<PleaDoc>,
    /// What was taken back since you last noticed an answer.
    taken_back: Option<BackDoc>,
    undo_denied: Option<UndoDeniedDoc>,
    divergence: Option<DivergenceDoc>,
    /// Whether you are asked if you are ready to begin.
    asks_ready: bool,
    /// What was said last. Chat raises no version.
    chat: Vec<LineDoc>,
    /// Lines whose authors may not write here any more.
    muted: Vec<u64>,
    /// Whether only those who sit here may write.
    quiet: bool,
    /// The table on which the same people play again.
    rematch: Option<String>,
    outcome: Option<OutcomeDoc>,
    /// What binds the luck, as hexadecimal digits.
    commitment: String,
    /// The secret behind it, once the table is over.
    secret: Option<String>,
    /// `null` before the game begins.
    view: Option<ViewDoc>,
}

/// What a bot would do.
#[derive(ToSchema)]
#[schema(as = Advice)]
pub(crate) struct AdviceDoc {
    /// The answer.
    action: String,
    /// What it thought of each answer it considered, best first; empty if it did not need to think.
    thoughts: Vec<ThoughtDoc>,
    /// So many of them behind the first one cannot be told from it.
    even: usize,
    /// What the first brings more or less of than the second.
    reasons: Vec<PhraseDoc>,
}

/// What a bot thought of an answer.
#[derive(ToSchema)]
#[schema(as = Thought)]
pub(crate) struct ThoughtDoc {
    /// The answer.
    action: String,
    says: PhraseDoc,
    /// The chance to win it expects.
    value: f64,
    /// The standard error of that.
    error: f64,
    /// How often it looked at it.
    visits: u32,
}

/// What comes over the socket of a table. What is false, none, nought or empty may be left out.
#[derive(ToSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
#[schema(as = LiveMessage)]
pub(crate) enum LiveMessageDoc {
    /// Something has changed for you. Each update is complete but for events and chat, which are told once.
    Update {
        /// What you have noticed so far; answers and undo refer to it.
        version: u64,
        stage: StageDoc,
        observer: ObserverDoc,
        /// The chairs, in the order of the seats.
        chairs: Vec<ChairDoc>,
        /// Which seats' people are connected.
        present: Vec<bool>,
        /// How many watch without sitting here.
        #[schema(required = false)]
        spectators: u64,
        question: Option<super::tables::Question>,
        /// Whether you are asked if you are ready to begin.
        #[schema(required = false)]
        asks_ready: bool,
        /// What was said since the last update. Chat raises no version.
        #[schema(required = false)]
        chat: Vec<LineDoc>,
        /// Lines whose authors may not write here any more.
        #[schema(required = false)]
        muted: Vec<u64>,
        /// Whether only those who sit here may write.
        #[schema(required = false)]
        quiet: bool,
        /// The table on which the same people play again.
        rematch: Option<String>,
        /// How many of your own last answers you may take back without asking.
        #[schema(required = false)]
        free_undo: u64,
        #[serde(rename = "plea")]
        undo_request: Option<PleaDoc>,
        /// What was taken back since you last noticed an answer.
        taken_back: Option<BackDoc>,
        undo_denied: Option<UndoDeniedDoc>,
        divergence: Option<DivergenceDoc>,
        outcome: Option<OutcomeDoc>,
        /// What happened since the last update; left out before the game begins.
        #[schema(required = false)]
        events: Vec<super::tables::Event>,
        /// Whether events were left out because there were too many; the log has them.
        #[schema(required = false)]
        missed: bool,
        view: Option<ViewDoc>,
    },
    /// What you sent is done.
    Done {
        /// The key you sent with it.
        key: Option<String>,
        /// What you have noticed by now.
        version: u64,
    },
    /// What you sent is not done.
    Refused {
        /// The key you sent with it.
        key: Option<String>,
        /// What a program goes by.
        code: String,
        /// The same for people, in English.
        message: String,
        /// The paragraph of the rules that forbids an answer.
        rule: Option<String>,
        /// After so many seconds it is worth trying again.
        wait: Option<u32>,
    },
    /// The server goes down; connect again in a moment.
    Closing,
}
