//! The page of a table: whole, as the parts that change, and what its forms do.

use std::collections::HashMap;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::{Observer, Seat};
use maud::Markup;
use serde::{Deserialize, Serialize};
use table::{Advice, Command, Level, Stage, Table};
use web::Notice;
use web::table::{GameData, TablePage};

use super::home::visitor_or_guest;
use super::{Fields, Form, Reader, html, lead, value};
use crate::api;
use crate::app::Shared;
use crate::edge::Address;
use crate::input::Named;
use crate::live::{self, Protocol, Request, Scene};
use crate::problem::Problem;
use crate::rooms::Room;
use crate::session::Visitor;
use crate::socket::Upgrade;

/// What is to be drawn.
#[derive(Clone, Copy)]
struct Extras<'a> {
    notice: Option<&'a Notice>,
    hint: Option<&'a Advice>,
}

/// Draws something from the page of a table.
fn draw<T>(
    app: &Shared,
    room: &Room,
    table: &Table,
    visitor: Option<&Visitor>,
    look: &web::Visitor,
    extras: Extras<'_>,
    with: impl FnOnce(&TablePage<'_>) -> T,
) -> T {
    let who = api::observer(table, visitor);
    let table_view = table.view(who, app.rooms.now());
    let names = web::table::names(&table_view);
    let game = GameData::of(&table_view, table.play());
    let link = app.config.link(&format!("/t/{}", room.id));
    with(&TablePage {
        id: &room.id,
        table: &table_view,
        game: &game,
        names: &names,
        present: (0..table.chairs().len()).map(Seat::new).filter(|&seat| room.is_present(seat)).collect(),
        watchers: room.spectators(),
        host: visitor.is_some_and(|visitor| visitor.user.id == table.host()),
        visitor: look,
        words: app.words.of(table.title().name(), look.language),
        link: &link,
        notice: extras.notice,
        hint: extras.hint,
        replay: false,
        coach: None,
    })
}

async fn whole(app: &Shared, reader: &Reader, id: &str, extras: Extras<'_>) -> Result<Markup, Problem> {
    let room = app.rooms.room(id).await?;
    let page = app.rooms.look(&room, |table| {
        draw(app, &room, table, reader.visitor.as_ref(), &reader.look, extras, web::table::page)
    });
    Ok(page.await?)
}

pub(super) async fn page(State(app): State<Shared>, reader: Reader, Named(id): Named<String>) -> Response {
    let page = whole(&app, &reader, &id, Extras { notice: None, hint: None }).await;
    reader.show(&app, page)
}

/// All that happened.
pub(super) async fn log(State(app): State<Shared>, reader: Reader, Named(id): Named<String>) -> Response {
    let page = async {
        let room = app.rooms.room(&id).await?;
        let page = app.rooms.look(&room, |table| {
            let visitor = reader.visitor.as_ref();
            let who = api::observer(table, visitor);
            let story = table.play().map(|play| play.story(who)).unwrap_or_default();
            let extras = Extras { notice: None, hint: None };
            draw(&app, &room, table, visitor, &reader.look, extras, |page| web::table::log_page(page, &story))
        });
        Ok(page.await?)
    };
    reader.show(&app, page.await)
}

/// Where all points came from.
pub(super) async fn scoring(State(app): State<Shared>, reader: Reader, Named(id): Named<String>) -> Response {
    let page = async {
        let room = app.rooms.room(&id).await?;
        let page = app.rooms.look(&room, |table| {
            let visitor = reader.visitor.as_ref();
            let story =
                table.play().map(|play| play.story(api::observer(table, visitor))).unwrap_or_default();
            let extras = Extras { notice: None, hint: None };
            let page = |page: &TablePage<'_>| web::table::scoring_page(page, &story);
            draw(&app, &room, table, visitor, &reader.look, extras, page)
        });
        Ok(page.await?)
    };
    reader.show(&app, page.await)
}

/// The page with what the expert would do.
pub(super) async fn hint(
    State(app): State<Shared>,
    reader: Reader,
    Address(from): Address,
    Named(id): Named<String>,
) -> Response {
    let advice = match &reader.visitor {
        Some(visitor) => api::advice(&app, visitor, from, &id).await,
        None => Err(Problem::stranger()),
    };
    let (notice, hint) = match advice {
        Ok(advice) => (None, Some(advice)),
        Err(problem) => (Some(reader.notice(&app, &problem)), None),
    };
    let extras = Extras { notice: notice.as_ref(), hint: hint.as_ref() };
    reader.show(&app, whole(&app, &reader, &id, extras).await)
}

/// What the forms of the page do. Without a script it is answered with the page.
pub(super) async fn act(
    State(app): State<Shared>,
    Address(from): Address,
    reader: Reader,
    Named((id, what)): Named<(String, String)>,
    Form(fields): Form,
) -> Response {
    let done = async {
        if what == "rematch" {
            let visitor = reader.visitor.as_ref().ok_or_else(Problem::stranger)?;
            let room = api::play_again(&app, visitor, from, &id).await?;
            return Ok(lead(&format!("/t/{}", room.id), Vec::new()));
        }
        let request = request(&what, &fields)?;
        let (visitor, cookies) = match request {
            // A visitor who follows a link may sit down by name alone.
            Request::Do(Command::Sit { .. }) => {
                visitor_or_guest(&app, &reader, from, value(&fields, "name")).await?
            }
            _ => (reader.visitor.clone().ok_or_else(Problem::stranger)?, Vec::new()),
        };
        let command = match request {
            Request::Do(command) => command,
            Request::Invite { seat, name } => {
                Command::Invite { seat, person: api::invited(&app, &visitor, from, &name).await? }
            }
        };
        let key = value(&fields, "key").filter(|key| !key.is_empty());
        let away = matches!(command, Command::Decline | Command::Close);
        api::act(&app, &visitor, &id, key, command).await?;
        Ok::<_, Problem>(if away { lead("/", cookies) } else { lead(&format!("/t/{id}"), cookies) })
    };
    match done.await {
        Ok(response) => response,
        Err(problem) if problem.status == StatusCode::NOT_FOUND && problem.code == "not-found" => {
            reader.failed(&app, &problem)
        }
        Err(problem) => {
            let notice = reader.notice(&app, &problem);
            let page = whole(&app, &reader, &id, Extras { notice: Some(&notice), hint: None }).await;
            match page {
                Ok(page) => (problem.status, html(page)).into_response(),
                Err(problem) => reader.failed(&app, &problem),
            }
        }
    }
}

/// What a form means.
fn request(what: &str, fields: &Fields) -> Result<Request, Problem> {
    let bad = |field: &str| Problem::bad("bad-request", format!("The field '{field}' is missing or wrong."));
    let seat = || match value(fields, "seat").filter(|seat| !seat.is_empty()) {
        None => Ok(None),
        Some(seat) => seat.parse().map_err(|_| bad("seat")).and_then(api::seat).map(Some),
    };
    let some_seat = || seat()?.ok_or_else(|| bad("seat"));
    let number =
        |field: &str| value(fields, field).and_then(|text| text.parse().ok()).ok_or_else(|| bad(field));
    let text = |field: &str| value(fields, field).map(str::to_owned).ok_or_else(|| bad(field));
    let agree = || match value(fields, "agree") {
        Some("yes") => Ok(true),
        Some("no") => Ok(false),
        _ => Err(bad("agree")),
    };
    Ok(Request::Do(match what {
        "sit" => Command::Sit {
            seat: seat()?,
            word: value(fields, "word").map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned),
        },
        "leave" => Command::Leave,
        "bot" => Command::Bot {
            seat: seat()?,
            level: value(fields, "level").and_then(Level::named).ok_or_else(|| bad("level"))?,
        },
        "invite" => return Ok(Request::Invite { seat: seat()?, name: text("name")? }),
        "remove" => Command::Remove { seat: some_seat()? },
        "start" => Command::Start,
        "ready" => Command::Ready,
        "decline" => Command::Decline,
        "close" => Command::Close,
        "mute" => Command::Mute {
            line: value(fields, "line").map(str::parse).transpose().map_err(|_| bad("line"))?,
            muted: match value(fields, "muted") {
                Some("yes") => true,
                Some("no") => false,
                _ => return Err(bad("muted")),
            },
        },
        "answer" => Command::Answer { version: number("version")?, action: text("action")? },
        "undo" => Command::Undo {
            version: number("version")?,
            answers: value(fields, "answers").map_or(Ok(1), str::parse).map_err(|_| bad("answers"))?,
        },
        "consent" => Command::Consent {
            undo_request: value(fields, "plea").map(str::parse).transpose().map_err(|_| bad("plea"))?,
            agree: agree()?,
        },
        "play-on" => Command::PlayOn { secret: kernel::Secret(crate::session::random()) },
        "end" => Command::EndUnfinished,
        "resign" => Command::Resign,
        "replace" => Command::Replace { seat: some_seat()? },
        "return" => Command::Return,
        "every-step" => Command::EveryStep { every: text("every")? == "yes" },
        "say" => Command::Say { text: text("text")? },
        _ => return Err(Problem::missing("There is nothing at this address.")),
    }))
}

#[derive(Deserialize)]
pub(super) struct Have {
    have: Option<u64>,
    /// What the page looks like, if it was not changed since it was fetched: see [`web::table::looks`].
    drawn: Option<String>,
}

/// Keeps a page up to date.
pub(super) async fn live(
    State(app): State<Shared>,
    reader: Reader,
    address: Address,
    Named(id): Named<String>,
    crate::input::Asked(have): crate::input::Asked<Have>,
    upgrade: Result<Upgrade, Problem>,
) -> Response {
    let connected = async {
        let room = app.rooms.room(&id).await?;
        let frame = PageProtocol {
            look: reader.look,
            sent: HashMap::new(),
            title: String::new(),
            seen: have.have,
            drawn: have.drawn,
            told: false,
            here: None,
            asked: false,
        };
        live::connect(app.clone(), room, reader.visitor, address, upgrade?, frame)
    };
    connected.await.unwrap_or_else(IntoResponse::into_response)
}

/// Speaks in parts of the page.
struct PageProtocol {
    look: web::Visitor,
    /// What each part looks like that was sent.
    sent: HashMap<String, u32>,
    title: String,
    seen: Option<u64>,
    drawn: Option<String>,
    /// Whether anything was told yet.
    told: bool,
    /// As whom the visitor looks, who was there when last told, and the last line of chat.
    here: Option<(Observer, [usize; Seat::MAX + 1], u64)>,
    /// Whether the visitor was asked something when last told.
    asked: bool,
}

#[derive(Serialize)]
struct Changed<'a> {
    version: u64,
    regions: HashMap<&'a str, String>,
    title: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    sound: Option<&'static str>,
}

/// What the part at a place looks like, as a page carries it: see [`web::table::looks`].
fn of(drawn: &str, place: usize) -> Option<u32> {
    u32::from_str_radix(drawn.get(place * 8..(place + 1) * 8)?, 16).ok()
}

impl Protocol for PageProtocol {
    fn update(&mut self, scene: &Scene<'_>, text: &mut Vec<u8>) -> bool {
        let &Scene { app, room, table, visitor, who } = scene;
        let version = table.version(who);
        let here = (who, room.presence(), table.said());
        // Clocks differ each time the page is drawn. Nothing may be said when nothing was noticed: others would
        // learn of private steps.
        if self.told && self.seen == Some(version) && self.here == Some(here) {
            return false;
        }
        let before = self.here.replace(here);
        self.told = true;
        let extras = Extras { notice: None, hint: None };
        let (regions, title, asked) = draw(app, room, table, visitor, &self.look, extras, |page| {
            (web::table::regions(page), web::table::title(page), page.table.asks.is_some())
        });
        let fetched = self.drawn.take().unwrap_or_default();
        let mut changed = HashMap::new();
        for (nth, region) in regions.iter().enumerate() {
            let now = web::table::looks(region);
            let had = self.sent.insert(region.0.clone(), now);
            if had.or_else(|| of(&fetched, nth)) != Some(now) {
                changed.insert(region.0.as_str(), web::light(&region.1));
            }
        }
        let news = self.seen.is_some_and(|seen| seen < version);
        let talk = before.is_some_and(|(_, _, said)| said < table.said());
        let sound = match (news, table.stage()) {
            (false, _) if talk => Some("move"),
            (false, _) => None,
            (true, Stage::Over) => Some("end"),
            (true, _) if asked && !self.asked => Some("turn"),
            (true, _) => Some("move"),
        };
        let same = changed.is_empty() && (self.title == title || !fetched.is_empty());
        (self.asked, self.seen, self.title) = (asked, Some(version), title);
        if !same {
            let changed = Changed { version, regions: changed, title: &self.title, sound };
            serde_json::to_writer(text, &changed).expect("a page is plain text");
        }
        !same
    }

    fn read(&self, text: &str) -> Result<(Option<String>, Request), Problem> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Sent {
            r#do: String,
            fields: HashMap<String, String>,
        }
        let sent: Sent = serde_json::from_str(text)
            .map_err(|error| Problem::bad("bad-request", format!("That cannot be read: {error}.")))?;
        let key = sent.fields.get("key").filter(|key| !key.is_empty()).cloned();
        let mut fields: Fields = sent.fields.into_iter().collect();
        fields.sort_unstable();
        Ok((key, request(&sent.r#do, &fields)?))
    }

    fn done(&self, key: Option<&str>, _: u64) -> String {
        serde_json::json!({ "done": { "key": key } }).to_string()
    }

    fn refused(&self, app: &Shared, key: Option<&str>, problem: &Problem) -> String {
        let words = app.words.of("", self.look.language);
        let text = match crate::language::refusal_key(problem.code) {
            "refusal-unknown" => problem.message.clone(),
            known => words.say(&kernel::Phrase::new(known)),
        };
        serde_json::json!({
            "refused": { "key": key, "code": problem.code, "text": text, "rule": problem.rule }
        })
        .to_string()
    }

    fn closing(&self) -> Option<String> {
        None
    }
}
