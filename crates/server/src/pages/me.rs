//! One's own page, logging in and out, and how pages look.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::Seat;
use store::{Scopes, SeatRole, SessionKind, UserChange};
use web::Notice;
use web::profile::{Fault, Past, Profile, ProfileError, Token};

use super::{Fields, Form, Reader, html, lead, learn, look_cookie, safe, value};
use crate::api;
use crate::app::Shared;
use crate::edge::Address;
use crate::input::Asked;
use crate::language;
use crate::people;
use crate::problem::Problem;
use crate::session::{self, Visitor};

/// So many finished games are listed.
const HISTORY: usize = 50;

/// What a form on one's own page came to.
#[derive(Default)]
struct Outcome {
    notice: Option<Notice>,
    faults: Vec<Fault>,
    fresh: Option<String>,
}

pub(super) async fn me(State(app): State<Shared>, reader: Reader) -> Response {
    match &reader.visitor {
        Some(visitor) => profile(&app, &reader, visitor, Outcome::default()).await,
        None => lead("/login", Vec::new()),
    }
}

async fn profile(app: &Shared, reader: &Reader, visitor: &Visitor, result: Outcome) -> Response {
    let page = async {
        let sessions = app.store.sessions(&visitor.user.id, SessionKind::Token).await?;
        let tokens: Vec<Token> = sessions
            .iter()
            .map(|session| Token {
                id: api::token_id(session),
                label: session.label.clone(),
                made: session.created,
            })
            .collect();
        let heads = app.store.tables_of(&visitor.user.id, SeatRole::Past, 500).await?;
        let over: Vec<Past> = heads
            .iter()
            .filter_map(|(head, seat)| {
                let table = super::home::listed(app, head, Some(Seat::new((*seat).into())))?;
                let outcome = table.outcome?;
                let (id, game, names) = (table.id, table.game, table.names);
                Some(Past { id, game, names, seat: table.you?, outcome, ended: table.changed })
            })
            .collect();
        let won = over.iter().filter(|past| past.won()).count();
        let status = if result.faults.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
        let markup = web::profile::page(&Profile {
            visitor: &reader.look,
            words: reader.words(app, ""),
            notice: result.notice.as_ref(),
            // A secret of the owner: a key that only looks must not tell it.
            webhook: visitor
                .user
                .webhook
                .as_deref()
                .filter(|_| visitor.owns_account().is_ok())
                .unwrap_or_default(),
            tokens: &tokens,
            fresh: result.fresh.as_deref(),
            history: &over[..over.len().min(HISTORY)],
            older: None,
            record: (over.len(), won),
            faults: &result.faults,
            now: app.rooms.now(),
        });
        Ok((status, html(markup)).into_response())
    };
    page.await.unwrap_or_else(|problem: Problem| reader.failed(app, &problem))
}

fn fault(field: &'static str, value: &str, problem: &Problem) -> Outcome {
    let why = match problem.code {
        "taken" => ProfileError::Taken,
        "bad-password" => ProfileError::Short,
        "wrong-password" => ProfileError::Old,
        "bad-webhook" => ProfileError::Url,
        "bad-label" => ProfileError::Label,
        "too-many-tokens" => ProfileError::Tokens,
        _ => ProfileError::Name,
    };
    Outcome { faults: vec![Fault { field, value: value.to_owned(), why }], ..Outcome::default() }
}

/// The answer to a form of one's own page: done leads back to it, a fault is shown there.
async fn answered(
    app: &Shared,
    reader: &Reader,
    visitor: &Visitor,
    done: Result<Response, (&'static str, String, Problem)>,
) -> Response {
    match done {
        Ok(response) => response,
        Err((_, _, problem)) if matches!(problem.code, "too-many" | "unavailable" | "no-scope") => {
            reader.failed(app, &problem)
        }
        Err((field, value, problem)) => profile(app, reader, visitor, fault(field, &value, &problem)).await,
    }
}

/// Name, language and looks. What is not sent stays.
pub(super) async fn settings(State(app): State<Shared>, reader: Reader, Form(fields): Form) -> Response {
    let mut look = reader.look.clone();
    look.theme = value(&fields, "theme").and_then(web::Theme::named).unwrap_or(look.theme);
    let on = |name: &str, now: bool| value(&fields, name).map_or(now, |value| value == "on");
    look.motion = on("motion", look.motion);
    look.sound = on("sound", look.sound);
    look.notifications = on("notifications", look.notifications);
    let chosen = value(&fields, "language").and_then(language::language);
    look.language = chosen.unwrap_or(look.language);
    let cookies = vec![look_cookie(&look)];
    if let Some(visitor) = &reader.visitor {
        let language = chosen.map(|language| language.code().to_owned());
        let name = value(&fields, "name").filter(|name| *name != visitor.user.name);
        if language.is_some() || name.is_some() {
            let change = UserChange { name: name.map(str::to_owned), language, ..UserChange::default() };
            match people::change(&app, visitor, change).await {
                Ok(_) => {}
                Err(problem) if matches!(problem.code, "too-many" | "unavailable" | "no-scope") => {
                    return reader.failed(&app, &problem);
                }
                Err(problem) => {
                    let name = name.unwrap_or_default();
                    return profile(&app, &reader, visitor, fault("name", name, &problem)).await;
                }
            }
        }
    }
    lead(value(&fields, "back").map_or("/me", |back| safe(Some(back))), cookies)
}

/// The language alone.
pub(super) async fn language(state: State<Shared>, reader: Reader, Form(fields): Form) -> Response {
    let back = safe(value(&fields, "back")).to_owned();
    let language = fields.into_iter().filter(|(name, _)| name == "language");
    let fields: Fields = language.chain([("back".to_owned(), back)]).collect();
    settings(state, reader, Form(fields)).await
}

/// A password: a guest gets an account with it, others change theirs.
pub(super) async fn password(
    State(app): State<Shared>,
    Address(from): Address,
    reader: Reader,
    Form(fields): Form,
) -> Response {
    let Some(visitor) = &reader.visitor else { return lead("/login", Vec::new()) };
    let new = value(&fields, "password").unwrap_or_default();
    let done = if visitor.user.account {
        let old = value(&fields, "old").unwrap_or_default();
        let changed = people::change_password(&app, from, visitor, old, new).await;
        changed.map(|token| lead("/me", vec![session::cookie(&app, Some(&token))]))
    } else {
        let name = value(&fields, "name").unwrap_or(&visitor.user.name);
        let made = people::account(&app, from, Some(visitor.clone()), name, new).await;
        made.map(|(_, token)| lead("/me", vec![session::cookie(&app, Some(&token))]))
    };
    let done = done.map_err(|problem| {
        let field = match problem.code {
            "wrong-password" => "old",
            "taken" | "bad-name" => "name",
            _ => "password",
        };
        (field, String::new(), problem)
    });
    answered(&app, &reader, visitor, done).await
}

/// Where to tell that it is their turn.
pub(super) async fn webhook(State(app): State<Shared>, reader: Reader, Form(fields): Form) -> Response {
    let Some(visitor) = &reader.visitor else { return lead("/login", Vec::new()) };
    let address = value(&fields, "url").unwrap_or_default().trim();
    let done = async {
        let webhook = if address.is_empty() { None } else { Some(app.hooks.checked(address)?) };
        let change = UserChange { webhook: Some(webhook), ..UserChange::default() };
        people::change(&app, visitor, change).await?;
        Ok(lead("/me", Vec::new()))
    };
    let done = done.await.map_err(|problem| ("url", address.to_owned(), problem));
    answered(&app, &reader, visitor, done).await
}

/// A token for programs, shown this once.
pub(super) async fn new_token(State(app): State<Shared>, reader: Reader, Form(fields): Form) -> Response {
    let Some(visitor) = &reader.visitor else { return lead("/login", Vec::new()) };
    let label = value(&fields, "label").unwrap_or_default().trim();
    let scopes = Scopes {
        play: value(&fields, "scope") != Some("read"),
        account: value(&fields, "scope") == Some("account"),
    };
    match api::make_token(&app, visitor, label, scopes).await {
        Ok(token) => {
            let result = Outcome { fresh: Some(token), ..Outcome::default() };
            profile(&app, &reader, visitor, result).await
        }
        Err(problem) => profile(&app, &reader, visitor, fault("label", label, &problem)).await,
    }
}

pub(super) async fn delete_token(State(app): State<Shared>, reader: Reader, Form(fields): Form) -> Response {
    let Some(visitor) = &reader.visitor else { return lead("/login", Vec::new()) };
    match api::drop_token(&app, visitor, value(&fields, "id").unwrap_or_default()).await {
        Ok(()) => lead("/me", Vec::new()),
        Err(problem) => reader.failed(&app, &problem),
    }
}

/// Deletes everything about the visitor.
pub(super) async fn delete(State(app): State<Shared>, reader: Reader, Form(fields): Form) -> Response {
    let Some(visitor) = &reader.visitor else { return lead("/login", Vec::new()) };
    if value(&fields, "confirm").is_none() {
        let faults = vec![Fault { field: "confirm", value: String::new(), why: ProfileError::Confirm }];
        return profile(&app, &reader, visitor, Outcome { faults, ..Outcome::default() }).await;
    }
    match people::delete(&app, visitor).await {
        Ok(()) => lead("/", vec![session::cookie(&app, None)]),
        Err(problem) => reader.failed(&app, &problem),
    }
}

#[derive(serde::Deserialize)]
pub(super) struct Back {
    back: Option<String>,
}

pub(super) async fn login_page(
    State(app): State<Shared>,
    reader: Reader,
    Asked(asked): Asked<Back>,
) -> Response {
    html(login_form(&app, &reader, "", None, asked.back.as_deref())).into_response()
}

fn login_form(
    app: &Shared,
    reader: &Reader,
    name: &str,
    why: Option<web::login::LoginError>,
    back: Option<&str>,
) -> maud::Markup {
    web::login::page(&web::login::Login {
        visitor: &reader.look,
        words: reader.words(app, ""),
        notice: None,
        name,
        why,
        back,
    })
}

pub(super) async fn login(
    State(app): State<Shared>,
    Address(from): Address,
    reader: Reader,
    Form(fields): Form,
) -> Response {
    let (name, password) =
        (value(&fields, "name").unwrap_or_default(), value(&fields, "password").unwrap_or_default());
    let back = value(&fields, "back");
    match people::login(&app, from, name, password).await {
        Ok((user, token)) => {
            // What was learned before, in this browser.
            if let Err(error) = learn::keep(&app, &user, &reader.learned).await {
                tracing::warn!(%error, "what was learned could not be kept");
            }
            lead(safe(back), vec![session::cookie(&app, Some(&token))])
        }
        Err(problem) => {
            let why = match problem.code {
                "wrong-password" => web::login::LoginError::Wrong,
                "too-many" => web::login::LoginError::Slow,
                _ => return reader.failed(&app, &problem),
            };
            (problem.status, html(login_form(&app, &reader, name, Some(why), back))).into_response()
        }
    }
}

pub(super) async fn logout(State(app): State<Shared>, reader: Reader) -> Response {
    if let Some(visitor) = &reader.visitor
        && let Err(problem) = people::logout(&app, &visitor.session.hash).await
    {
        return reader.failed(&app, &problem);
    }
    lead("/", vec![session::cookie(&app, None)])
}
