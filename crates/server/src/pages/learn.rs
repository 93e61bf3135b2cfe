//! Lessons. Where a pupil is stands in the address; what was learned, in a cookie, and for those who have a session also
//! in their settings. Nothing else is stored before the pupil plays on.

use std::sync::OnceLock;

use axum::extract::State;
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use learn::{Lesson, Verdict};
use serde::Deserialize;
use serde_json::Value;
use store::{StoreError, User, UserChange};
use table::{Level, Opening, Pace};
use web::learn::{Coach, School, address};

use super::home::visitor_or_guest;
use super::{Form, Reader, cookie_of, html, lead, value};
use crate::api;
use crate::app::Shared;
use crate::edge::Address;
use crate::input::{Asked, Named};
use crate::problem::Problem;

/// The cookie that keeps which lessons were taken: `game/lesson`, with dots between them.
const LEARNED: &str = "learned";

/// So much of the pupil's answers is read.
const LONGEST: usize = 2_000;

/// Which lessons this browser has taken.
pub(super) fn learned(headers: &HeaderMap) -> Vec<String> {
    let cookie = cookie_of(headers, LEARNED).unwrap_or_default();
    cookie.split('.').filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

fn name(lesson: &Lesson) -> String {
    format!("{}/{}", lesson.title.name(), lesson.name)
}

/// The lessons that are kept with a user.
pub(super) fn kept(user: &User) -> Vec<String> {
    let settings: Value = serde_json::from_str(&user.settings).unwrap_or_default();
    let names = settings[LEARNED].as_array().into_iter().flatten();
    names.filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Keeps these lessons with a user, besides those that are kept already. Only lessons that exist are kept, so that they
/// cannot grow.
pub(super) async fn keep(app: &Shared, user: &User, learned: &[String]) -> Result<(), StoreError> {
    let before = kept(user);
    let names = lessons(app).iter().map(name).filter(|name| before.contains(name) || learned.contains(name));
    let names: Vec<String> = names.collect();
    if names == before {
        return Ok(());
    }
    let names = Value::from(names).to_string();
    let change = UserChange { setting: Some((LEARNED, names)), ..UserChange::default() };
    app.store.change_user(&user.id, change).await.map(drop)
}

/// The cookie for these lessons, for a year. Only lessons that exist are kept, so it cannot grow.
fn cookie(app: &Shared, learned: &[String]) -> Option<HeaderValue> {
    let names = lessons(app).iter().map(name).filter(|name| learned.contains(name));
    let names = names.collect::<Vec<_>>().join(".");
    let cookie = format!("{LEARNED}={names}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax");
    HeaderValue::from_str(&cookie).ok()
}

/// All lessons. They are read when the first pupil comes.
fn lessons(app: &Shared) -> &'static [Lesson] {
    static LESSONS: OnceLock<Vec<Lesson>> = OnceLock::new();
    LESSONS.get_or_init(|| {
        let (lessons, wrong) = learn::lessons(app.rooms.titles());
        for (lesson, error) in wrong {
            tracing::warn!(lesson, %error, "a lesson cannot be taken");
        }
        lessons
    })
}

/// The lessons of a game.
fn course(app: &Shared, game: &str) -> Vec<&'static Lesson> {
    lessons(app).iter().filter(|lesson| lesson.title.name() == game).collect()
}

/// A lesson, and the one after it.
fn find(app: &Shared, game: &str, name: &str) -> Result<(&'static Lesson, Option<&'static Lesson>), Problem> {
    let course = course(app, game);
    let at = course.iter().position(|lesson| lesson.name == name);
    let at = at.ok_or_else(|| Problem::missing("There is no such lesson."))?;
    Ok((course[at], course.get(at + 1).copied()))
}

/// The lessons of all games.
pub(super) async fn all(State(app): State<Shared>, reader: Reader) -> Response {
    let games: Vec<&str> = app.rooms.titles().iter().map(|title| title.name()).collect();
    html(list(&app, &reader, &games)).into_response()
}

/// The lessons of one game.
pub(super) async fn game(State(app): State<Shared>, reader: Reader, Named(game): Named<String>) -> Response {
    let page = api::title(&app, &game).and_then(|title| match course(&app, &game)[..] {
        [] => Err(Problem::missing("This game has no lessons.")),
        _ => Ok(list(&app, &reader, &[title.name()])),
    });
    reader.show(&app, page)
}

fn list(app: &Shared, reader: &Reader, games: &[&str]) -> maud::Markup {
    let taken = |lesson: &'static Lesson| (lesson, reader.learned.contains(&name(lesson)));
    let course = |game: &&str| {
        let lessons: Vec<(&Lesson, bool)> = course(app, game).into_iter().map(taken).collect();
        (!lessons.is_empty()).then(|| (reader.words(app, game), lessons))
    };
    let games: Vec<_> = games.iter().filter_map(course).collect();
    web::learn::school(&School {
        visitor: &reader.look,
        words: reader.words(app, ""),
        games: &games,
        path: &reader.path,
    })
}

/// Where a pupil is.
#[derive(Deserialize)]
pub(super) struct Place {
    #[serde(default)]
    at: usize,
    did: Option<String>,
    show: Option<String>,
}

impl Place {
    fn did(&self) -> Vec<String> {
        let did = self.did.as_deref().filter(|did| did.len() <= LONGEST).unwrap_or_default();
        did.split(';').filter(|action| !action.is_empty()).map(str::to_owned).collect()
    }
}

/// A place in a lesson.
pub(super) async fn page(
    State(app): State<Shared>,
    reader: Reader,
    Named((game, lesson)): Named<(String, String)>,
    Asked(place): Asked<Place>,
) -> Response {
    let (lesson, next) = match find(&app, &game, &lesson) {
        Ok(found) => found,
        Err(problem) => return reader.failed(&app, &problem),
    };
    let moment = lesson.moment(place.at, &place.did());
    if matches!(moment.verdict, Verdict::Solved) {
        return lead(&address(lesson, moment.nth + 1, &[]), Vec::new());
    }
    let coach = Coach { lesson, moment: &moment, show: place.show.is_some(), next };
    let mut page = html(web::learn::lesson(&reader.look, reader.words(&app, &game), &coach)).into_response();
    if moment.nth + 1 == lesson.beats.len() {
        let learned = [reader.learned, vec![name(lesson)]].concat();
        if let Some(visitor) = &reader.visitor
            && let Err(error) = keep(&app, &visitor.user, &learned).await
        {
            // The cookie knows it, and it is kept with the next lesson.
            tracing::warn!(%error, "a lesson that was taken could not be kept");
        }
        if let Some(cookie) = cookie(&app, &learned) {
            page.headers_mut().append(header::SET_COOKIE, cookie);
        }
    }
    page
}

/// An answer of a pupil, or its taking back. Both lead to another place.
pub(super) async fn act(
    State(app): State<Shared>,
    reader: Reader,
    Named((game, lesson)): Named<(String, String)>,
    Asked(place): Asked<Place>,
    Form(fields): Form,
) -> Response {
    let (lesson, _) = match find(&app, &game, &lesson) {
        Ok(found) => found,
        Err(problem) => return reader.failed(&app, &problem),
    };
    let mut did = lesson.moment(place.at, &place.did()).did;
    if let Some(answers) = value(&fields, "answers") {
        did.truncate(did.len().saturating_sub(answers.parse().unwrap_or(1)));
    }
    let then = value(&fields, "then").into_iter().flat_map(|then| then.split(';'));
    did.extend(value(&fields, "action").into_iter().chain(then).map(str::to_owned));
    let moment = lesson.moment(place.at, &did);
    let to = match moment.verdict {
        // An answer where there is only something to read is one to go on.
        Verdict::Solved | Verdict::Reading => address(lesson, moment.nth + 1, &[]),
        _ => address(lesson, moment.nth, &moment.did),
    };
    lead(&to, Vec::new())
}

/// A real table that goes on where the lesson ends.
pub(super) async fn play_on(
    State(app): State<Shared>,
    Address(from): Address,
    reader: Reader,
    Named((game, lesson)): Named<(String, String)>,
) -> Response {
    let done = async {
        let (lesson, _) = find(&app, &game, &lesson)?;
        let record = lesson.end().ok_or_else(|| Problem::missing("This lesson does not go on."))?;
        let (visitor, cookies) = visitor_or_guest(&app, &reader, from, None).await?;
        let level = Level::ALL[0];
        let opening = Opening {
            title: lesson.title,
            setup: lesson.setup().to_owned(),
            host: visitor.person(),
            public: false,
            pace: Pace::Relaxed { days: 7 },
            level,
            from: Some(record),
            rematch_of: None,
        };
        let levels = vec![level; lesson.seats()];
        let room = api::open_copy(&app, &visitor, from, opening, lesson.seat, &levels).await?;
        Ok(lead(&format!("/t/{}", room.id), cookies))
    };
    done.await.unwrap_or_else(|problem: Problem| reader.failed(&app, &problem))
}
