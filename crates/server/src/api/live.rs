use std::cell::RefCell;

use axum::extract::State;
use axum::extract::ws::{Utf8Bytes, WebSocketUpgrade};
use axum::response::Response;
use bytes::BytesMut;
use kernel::{Language, Observer, Seat};
use serde::{Deserialize, Serialize};
use table::{ChairSight, Command, Level, Line, Outcome, PleaSight, Stage, Table};

use super::tables::{Event, Question, event, live_question, seat};
use super::{Lang, language};
use crate::app::Shared;
use crate::edge::Address;
use crate::input::{Asked, Named};
use crate::live::{self, Frame, Wish};
use crate::problem::Problem;
use crate::rooms::Room;
use crate::session::{Anybody, Visitor};

/// Live updates over a WebSocket. What you do is sent as
/// `{"do": "answer", "key": "…", "version": 7, "action": "…"}`, likewise `undo`, `consent`, `draw`, `resign`,
/// `chat`, `sit`, `leave`, `return`, `bot`, `remove`, `start`, `replace`; it is answered with
/// `{"type": "done", "key": …, "version": …}` or `{"type": "refused", "key": …, "code": …, "message": …}`. Whatever
/// changes for you comes as `{"type": "update", …}` with the game's view, your question, and what happened.
/// Updates may be skipped when many come at once; each one is complete.
#[utoipa::path(get, path = "/tables/{id}/live", params(("id" = String, Path), Lang), security((), ("token" = [])),
    responses((status = 101, description = "Switches to WebSocket."), (status = "4XX", body = Problem)))]
pub(crate) async fn live(
    State(app): State<Shared>,
    Anybody(visitor): Anybody,
    address: Address,
    Named(id): Named<String>,
    Asked(lang): Asked<Lang>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    let language = language(lang.lang.as_deref())?;
    let room = app.rooms.room(&id).await?;
    let upgrade = upgrade.map_err(|wrong| Problem::bad("no-upgrade", wrong.body_text()))?;
    let frame = Json { language, ..Json::default() };
    Ok(live::connect(app, room, visitor, address, upgrade, frame))
}

thread_local! {
    /// Updates are written here, piece by piece, and copied whole to where they are sent from.
    static DRAFT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Speaks JSON.
#[derive(Default)]
struct Json {
    language: Option<Language>,
    /// The version and the observer of the last update.
    seen: Option<(u64, Observer)>,
    present: Vec<bool>,
    spectators: usize,
    /// So many steps of the game have been told.
    steps: usize,
    /// The last line of chat that was told.
    said: Option<Line>,
    /// Where updates are sent from: the same place each time, as soon as the last one is gone.
    text: BytesMut,
}

#[derive(Serialize)]
struct Update<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    version: u64,
    stage: Stage,
    observer: Observer,
    chairs: Vec<ChairSight>,
    present: &'a [bool],
    spectators: usize,
    question: Option<Question>,
    /// What happened since the last update.
    events: Vec<Event>,
    /// Whether so much happened that events were left out; the log has them.
    missed: bool,
    chat: Vec<&'a Line>,
    free_undo: usize,
    plea: Option<PleaSight>,
    draw: Vec<Seat>,
    outcome: Option<&'a Outcome>,
}

impl Frame for Json {
    fn update(
        &mut self,
        app: &Shared,
        room: &Room,
        table: &Table,
        _: Option<&Visitor>,
        who: Observer,
    ) -> Option<Utf8Bytes> {
        let present: Vec<bool> =
            (0..table.chairs().len()).map(|seat| room.is_present(Seat::new(seat))).collect();
        let version = table.version(who);
        let spectators = room.spectators();
        if self.seen == Some((version, who)) && (&self.present, self.spectators) == (&present, spectators) {
            return None;
        }
        (self.present, self.spectators) = (present, spectators);
        let names = if self.language.is_some() { table.names() } else { Vec::new() };
        let you = match who {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        };
        let words = self.language.map(|language| app.tongues.of(table.title().name(), language));
        let voice = words.map(|words| words.to(you, &names));
        let first = self.seen.is_none_or(|(_, observer)| observer != who);
        let news = match table.play() {
            // Whoever has just come looks at the log for what was before.
            Some(play) if !first => play.news(who, self.steps),
            _ => Some(Vec::new()),
        };
        self.steps = table.play().map_or(0, |play| play.steps());
        let chat: Vec<&Line> = table.chat_after(self.said.as_ref()).collect();
        let plays = you.filter(|seat| table.chairs()[seat.index()].is_live());
        let update = Update {
            kind: "update",
            version,
            stage: table.stage(),
            observer: who,
            chairs: table.chair_sights(app.rooms.now()),
            present: &self.present,
            spectators,
            question: plays.and_then(|seat| live_question(table, seat, voice)),
            missed: news.is_none(),
            events: news.unwrap_or_default().into_iter().map(|happening| event(happening, voice)).collect(),
            free_undo: plays.map_or(0, |seat| table.free_undo(seat)),
            plea: table.plea_sight(who),
            draw: table.draw(),
            outcome: table.outcome(),
            chat,
        };
        let text = DRAFT.with_borrow_mut(|text| {
            text.clear();
            serde_json::to_writer(&mut *text, &update).expect("an update is plain data");
            // The view is the largest part, and its type is known only there.
            text.truncate(text.len() - 1);
            text.extend_from_slice(br#","view":"#);
            match table.play() {
                Some(play) => play.write_view(who, text),
                None => text.extend_from_slice(b"null"),
            }
            text.push(b'}');
            self.text.extend_from_slice(text);
            Utf8Bytes::try_from(self.text.split().freeze()).expect("JSON is text")
        });
        if let Some(line) = update.chat.last() {
            self.said = Some((*line).clone());
        }
        self.seen = Some((version, who));
        Some(text)
    }

    fn read(&self, text: &str) -> Result<(Option<String>, Wish), Problem> {
        let sent: Sent = serde_json::from_str(text)
            .map_err(|error| Problem::bad("bad-request", format!("That cannot be read: {error}.")))?;
        sent.wish()
    }

    fn done(&self, key: Option<&str>, version: u64) -> Option<String> {
        #[derive(Serialize)]
        struct Done<'a> {
            #[serde(rename = "type")]
            kind: &'static str,
            key: Option<&'a str>,
            version: u64,
        }
        let done = Done { kind: "done", key, version };
        Some(serde_json::to_string(&done).expect("an acknowledgement is plain data"))
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

/// What a program sends.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
enum Sent {
    Answer { key: Option<String>, version: u64, action: String },
    Undo { key: Option<String>, version: u64, answers: Option<u16> },
    Consent { key: Option<String>, plea: Option<u32>, agree: bool },
    Draw { key: Option<String>, agree: bool },
    Resign { key: Option<String> },
    Chat { key: Option<String>, text: String },
    Sit { key: Option<String>, seat: Option<u8>, word: Option<String> },
    Leave { key: Option<String> },
    Return { key: Option<String> },
    Bot { key: Option<String>, seat: Option<u8>, level: Level },
    Remove { key: Option<String>, seat: u8 },
    Start { key: Option<String> },
    Replace { key: Option<String>, seat: u8 },
}

impl Sent {
    fn wish(self) -> Result<(Option<String>, Wish), Problem> {
        let (key, command) = match self {
            Sent::Answer { key, version, action } => (key, Command::Answer { version, action }),
            Sent::Undo { key, version, answers } => {
                (key, Command::Undo { version, answers: answers.unwrap_or(1).into() })
            }
            Sent::Consent { key, plea, agree } => (key, Command::Consent { plea, agree }),
            Sent::Draw { key, agree } => (key, Command::Draw { agree }),
            Sent::Resign { key } => (key, Command::Resign),
            Sent::Chat { key, text } => (key, Command::Say { text }),
            Sent::Sit { key, seat: number, word } => {
                (key, Command::Sit { seat: number.map(seat).transpose()?, word })
            }
            Sent::Leave { key } => (key, Command::Leave),
            Sent::Return { key } => (key, Command::Return),
            Sent::Bot { key, seat: number, level } => {
                (key, Command::Bot { seat: number.map(seat).transpose()?, level })
            }
            Sent::Remove { key, seat: number } => (key, Command::Remove { seat: seat(number)? }),
            Sent::Start { key } => (key, Command::Start),
            Sent::Replace { key, seat: number } => (key, Command::Replace { seat: seat(number)? }),
        };
        Ok((key, Wish::Do(command)))
    }
}
