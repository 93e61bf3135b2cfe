use std::fmt::Display;
use std::ops::Not;

use axum::extract::State;
use axum::response::Response;
use kernel::{Language, Observer, Phrase, QuestionKind, RuleId, Seat, Secret};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Serialize, Serializer};
use table::{
    ChairView, ChatLine, Command, DivergenceView, Level, Outcome, Play, Stage, Table, TakenBack,
    UndoDeniedView, UndoRequestView,
};
use utoipa::ToSchema;
use words::Voice;

use super::acting::seat;
use super::shapes::LevelDoc;
use super::tables::{self, Event, event, question_of};
use super::{Lang, language};
use crate::app::Shared;
use crate::edge::Address;
use crate::input::{Asked, Named};
use crate::live::{self, Protocol, Request, Scene};
use crate::problem::Problem;
use crate::session::MaybeVisitor;
use crate::session::random;
use crate::socket::Upgrade;

/// Live updates over a WebSocket. What you do is sent as `LiveRequest`, for instance
/// `{"do": "answer", "key": "…", "version": 7, "action": "…"}`; what comes is `LiveMessage`: `done` or `refused` for what
/// you sent, and an `update` whenever something changes for you, with the game's view, your question, and what happened:
/// as data, and also in words if you ask for a language. Updates may be skipped when many come at once; each one is
/// complete.
#[utoipa::path(get, path = "/tables/{id}/live", params(("id" = String, Path), Lang), security((), ("token" = [])),
    responses((status = 101, description = "Switches to WebSocket."), (status = "4XX", body = Problem)))]
pub(crate) async fn live(
    State(app): State<Shared>,
    MaybeVisitor(visitor): MaybeVisitor,
    address: Address,
    Named(id): Named<String>,
    Asked(lang): Asked<Lang>,
    upgrade: Result<Upgrade, Problem>,
) -> Result<Response, Problem> {
    let language = language(lang.lang.as_deref())?;
    let room = app.rooms.room(&id).await?;
    let frame = Json { language, ..Json::default() };
    live::connect(app, room, visitor, address, upgrade?, frame)
}

/// Speaks JSON.
#[derive(Default)]
struct Json {
    language: Option<Language>,
    /// The version, the observer and the last line of chat of the last update.
    seen: Option<(u64, Observer, u64)>,
    present: [bool; Seat::MAX],
    spectators: usize,
    /// So many steps of the game have been told.
    steps: usize,
    /// The last line of chat that was told.
    said: Option<ChatLine>,
}

#[derive(Serialize)]
struct Update<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    version: u64,
    stage: Stage,
    observer: Observer,
    chairs: Vec<ChairView<&'a str>>,
    present: &'a [bool],
    #[serde(skip_serializing_if = "is_nought")]
    spectators: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<Question<'a>>,
    #[serde(skip_serializing_if = "Not::not")]
    asks_ready: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    chat: Vec<&'a ChatLine>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    muted: Vec<u64>,
    #[serde(skip_serializing_if = "Not::not")]
    quiet: bool,
    #[serde(skip_serializing_if = "is_nought")]
    free_undo: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[serde(rename = "plea")]
    undo_request: Option<UndoRequestView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    taken_back: Option<TakenBack>,
    #[serde(skip_serializing_if = "Option::is_none")]
    undo_denied: Option<UndoDeniedView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    divergence: Option<DivergenceView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<&'a Outcome>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rematch: Option<&'a str>,
}

fn is_nought(number: &usize) -> bool {
    *number == 0
}

/// What a seat is asked: in words if a language was asked for, else without words for its answers.
#[derive(Serialize)]
#[serde(untagged)]
enum Question<'a> {
    Spoken(tables::Question),
    Silent { kind: QuestionKind, asks: Phrase, rule: RuleId, version: u64, answers: Answers<'a> },
}

impl<'a> Question<'a> {
    fn of(table: &'a Table, seat: Seat, voice: Option<Voice<'_>>) -> Option<Question<'a>> {
        if voice.is_some() {
            return question_of(table, seat, voice).map(Question::Spoken);
        }
        let play = table.play().filter(|_| table.waiting().contains(seat))?;
        let kernel::Question { kind, asks, rule } = play.question(seat)?;
        let version = table.version(Observer::Seat(seat));
        Some(Question::Silent { kind, asks, rule, version, answers: Answers(play, seat) })
    }
}

/// The answers of a seat, written one after the other: there are many, and none is kept.
struct Answers<'a>(&'a dyn Play, Seat);

impl Serialize for Answers<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        let mut written = Ok(());
        self.0.each_action(self.1, &mut |action| {
            if written.is_ok() {
                written = list.serialize_element(&Answer { action: Shown(action) });
            }
        });
        written?;
        list.end()
    }
}

#[derive(Serialize)]
struct Answer<'a> {
    action: Shown<'a>,
}

struct Shown<'a>(&'a dyn Display);

impl Serialize for Shown<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}

/// Writes the fields of an update that only the game can write.
fn write_play(table: &Table, who: Observer, told: usize, voice: Option<Voice<'_>>, text: &mut Vec<u8>) {
    let Some(play) = table.play() else { return };
    // What happened since the last update.
    text.extend_from_slice(br#","events":"#);
    let complete = match voice {
        None => play.write_news(who, told, text),
        Some(_) => {
            let news = play.news(who, told);
            let complete = news.is_some();
            let events = news.into_iter().flatten().map(|happening| event(happening, voice));
            serde_json::to_writer(&mut *text, &events.collect::<Vec<Event>>())
                .expect("events are plain data");
            complete
        }
    };
    // So much happened that events were left out; the log has them.
    if !complete {
        text.extend_from_slice(br#","missed":true"#);
    }
    text.extend_from_slice(br#","view":"#);
    play.write_view(who, text);
}

impl Protocol for Json {
    fn update(&mut self, scene: &Scene<'_>, text: &mut Vec<u8>) -> bool {
        let &Scene { app, room, table, who, .. } = scene;
        let seats = table.chairs().len();
        let present = std::array::from_fn(|seat| seat < seats && room.is_present(Seat::new(seat)));
        let version = table.version(who);
        let spectators = room.spectators();
        if self.seen == Some((version, who, table.said()))
            && (self.present, self.spectators) == (present, spectators)
        {
            return false;
        }
        (self.present, self.spectators) = (present, spectators);
        let names = if self.language.is_some() { table.names() } else { Vec::new() };
        let you = match who {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        };
        let words = self.language.map(|language| app.words.of(table.title().name(), language));
        let voice = words.map(|words| words.to(you, &names));
        let first = self.seen.is_none_or(|(_, observer, _)| observer != who);
        let steps = table.play().map_or(0, |play| play.steps());
        // A client that has just connected looks at the log for what was before.
        let told = if first { steps } else { self.steps };
        self.steps = steps;
        let chat: Vec<&ChatLine> = table.chat_after(self.said.as_ref()).collect();
        let plays = you.filter(|seat| table.chairs()[seat.index()].is_live());
        let update = Update {
            kind: "update",
            version,
            stage: table.stage(),
            observer: who,
            chairs: table.chair_views(app.rooms.now()),
            present: &self.present[..seats],
            spectators,
            question: plays.and_then(|seat| Question::of(table, seat, voice)),
            free_undo: plays.map_or(0, |seat| table.free_undo(seat)),
            undo_request: table.undo_request_view(who),
            taken_back: table.taken_back_view(who),
            undo_denied: you.and_then(|seat| table.undo_denied_view(seat)),
            divergence: table.divergence_view(),
            outcome: table.outcome(),
            rematch: table.rematch(),
            asks_ready: you.is_some_and(|seat| table.asks_whether_ready(seat)),
            muted: table.muted_lines(),
            quiet: table.is_quiet(),
            chat,
        };
        json::write(text, &update);
        // The types of the rest are known only to the game.
        text.truncate(text.len() - 1);
        write_play(table, who, told, voice, text);
        text.push(b'}');
        if let Some(line) = update.chat.last() {
            self.said = Some((*line).clone());
        }
        self.seen = Some((version, who, table.said()));
        true
    }

    fn read(&self, text: &str) -> Result<(Option<String>, Request), Problem> {
        let sent: Sent = serde_json::from_str(text)
            .map_err(|error| Problem::bad("bad-request", format!("That cannot be read: {error}.")))?;
        sent.request()
    }

    fn done(&self, key: Option<&str>, version: u64) -> String {
        #[derive(Serialize)]
        struct Done<'a> {
            #[serde(rename = "type")]
            kind: &'static str,
            key: Option<&'a str>,
            version: u64,
        }
        let done = Done { kind: "done", key, version };
        serde_json::to_string(&done).expect("an acknowledgement is plain data")
    }

    fn refused(&self, _: &Shared, key: Option<&str>, problem: &Problem) -> String {
        #[derive(Serialize)]
        struct Refused<'a> {
            #[serde(rename = "type")]
            kind: &'static str,
            key: Option<&'a str>,
            #[serde(flatten)]
            problem: &'a Problem,
        }
        let refused = Refused { kind: "refused", key, problem };
        serde_json::to_string(&refused).expect("a problem is plain data")
    }

    fn closing(&self) -> Option<String> {
        Some(r#"{"type":"closing"}"#.to_owned())
    }
}

/// What a program sends over the socket of a table. A key marks it: sent again with the same key, it is not carried out
/// again.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
#[schema(as = LiveRequest)]
pub(super) enum Sent {
    /// Answer the question of this version.
    Answer { key: Option<String>, version: u64, action: String },
    /// Take back so many of your own last answers, 1 if left out, as you see the table at this version.
    Undo { key: Option<String>, version: u64, answers: Option<u16> },
    /// Say whether a player may take back what they asked for: in this request, or in the one that is open.
    Consent {
        key: Option<String>,
        #[serde(rename = "plea")]
        undo_request: Option<u32>,
        agree: bool,
    },
    /// The rules have changed: play on from the last step that agrees with the new ones.
    #[serde(rename = "play-on")]
    PlayOn { key: Option<String> },
    /// The rules have changed: end the game without a result, once all players agree.
    End { key: Option<String> },
    /// Give up.
    Resign { key: Option<String> },
    /// Say something.
    Chat { key: Option<String>, text: String },
    /// Sit down: on this chair, or on any; with a word for the luck.
    Sit { key: Option<String>, seat: Option<u8>, word: Option<String> },
    /// Stand up before the game; leave it to a bot during the game.
    Leave { key: Option<String> },
    /// Take your seat back from the bot.
    Return { key: Option<String> },
    /// Be asked even where there is no choice, or no longer.
    #[serde(rename = "every-step")]
    EveryStep { key: Option<String>, every: bool },
    /// Put a bot on this chair, or on any. Only the host may.
    Bot {
        key: Option<String>,
        seat: Option<u8>,
        #[schema(value_type = LevelDoc)]
        level: Level,
    },
    /// Free a chair before the game. Only the host may.
    Remove { key: Option<String>, seat: u8 },
    /// Begin, with bots on chairs that are free. Only the host may.
    Start { key: Option<String> },
    /// Say that you are ready to begin.
    Ready { key: Option<String> },
    /// Say that you will not follow an invitation.
    Decline { key: Option<String> },
    /// Clear the table away before the game. Only the host may.
    Close { key: Option<String> },
    /// Keep the author of a line of chat from writing here, or all who do not sit here; or let them again. Only the host
    /// may.
    Mute { key: Option<String>, line: Option<u64>, muted: bool },
    /// Let a bot play for a player who is absent. Only the host may.
    Replace { key: Option<String>, seat: u8 },
}

impl Sent {
    fn request(self) -> Result<(Option<String>, Request), Problem> {
        let (key, command) = match self {
            Sent::Answer { key, version, action } => (key, Command::Answer { version, action }),
            Sent::Undo { key, version, answers } => {
                (key, Command::Undo { version, answers: answers.unwrap_or(1).into() })
            }
            Sent::Consent { key, undo_request, agree } => (key, Command::Consent { undo_request, agree }),
            Sent::PlayOn { key } => (key, Command::PlayOn { secret: Secret(random()) }),
            Sent::End { key } => (key, Command::EndUnfinished),
            Sent::Resign { key } => (key, Command::Resign),
            Sent::Chat { key, text } => (key, Command::Say { text }),
            Sent::Sit { key, seat: number, word } => {
                (key, Command::Sit { seat: number.map(seat).transpose()?, word })
            }
            Sent::Leave { key } => (key, Command::Leave),
            Sent::Return { key } => (key, Command::Return),
            Sent::EveryStep { key, every } => (key, Command::EveryStep { every }),
            Sent::Bot { key, seat: number, level } => {
                (key, Command::Bot { seat: number.map(seat).transpose()?, level })
            }
            Sent::Remove { key, seat: number } => (key, Command::Remove { seat: seat(number)? }),
            Sent::Start { key } => (key, Command::Start),
            Sent::Ready { key } => (key, Command::Ready),
            Sent::Decline { key } => (key, Command::Decline),
            Sent::Close { key } => (key, Command::Close),
            Sent::Mute { key, line, muted } => (key, Command::Mute { line, muted }),
            Sent::Replace { key, seat: number } => (key, Command::Replace { seat: seat(number)? }),
        };
        Ok((key, Request::Do(command)))
    }
}
