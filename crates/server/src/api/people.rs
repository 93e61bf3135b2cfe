use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use store::{Session, SessionKind, User};
use utoipa::ToSchema;

use crate::app::Shared;
use crate::edge::Address;
use crate::input::{Body, Named};
use crate::language;
use crate::people;
use crate::problem::Problem;
use crate::session::{Anybody, Visitor, begin};

/// A name.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Name {
    #[schema(min_length = 1, max_length = 40)]
    name: String,
}

/// Name and password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Credentials {
    #[schema(min_length = 1, max_length = 40)]
    name: String,
    #[schema(min_length = 10, max_length = 200)]
    password: String,
}

/// Who you are.
#[derive(Serialize, ToSchema)]
pub(crate) struct Profile {
    /// For good.
    id: String,
    name: String,
    /// Whether you came by name alone.
    guest: bool,
    /// The language of messages to you.
    language: Option<String>,
    /// Whether you are told elsewhere that it is your turn.
    webhook: bool,
    /// When you first came, in milliseconds since 1970.
    created: i64,
}

impl From<User> for Profile {
    fn from(user: User) -> Profile {
        Profile {
            id: user.id,
            name: user.name,
            guest: !user.account,
            language: user.language,
            webhook: user.webhook.is_some(),
            created: user.created,
        }
    }
}

/// Who you are from now on.
#[derive(Serialize, ToSchema)]
pub(crate) struct Entered {
    /// Say who you are with it. It is shown once; left out if you keep the one you have.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
    user: Profile,
}

/// Become a guest, by name alone.
#[utoipa::path(post, path = "/guests", request_body = Name,
    responses((status = 201, body = Entered), (status = "4XX", body = Problem)))]
pub(crate) async fn guest(
    State(app): State<Shared>,
    Address(from): Address,
    Body(Name { name }): Body<Name>,
) -> Result<(StatusCode, Json<Entered>), Problem> {
    let (user, token) = people::guest(&app, from, &name).await?;
    Ok((StatusCode::CREATED, Json(Entered { token: Some(token), user: user.into() })))
}

/// Get an account: a guest keeps tables and history.
#[utoipa::path(post, path = "/accounts", request_body = Credentials, security((), ("token" = [])),
    responses((status = 201, body = Entered), (status = "4XX", body = Problem)))]
pub(crate) async fn account(
    State(app): State<Shared>,
    Address(from): Address,
    Anybody(visitor): Anybody,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<(StatusCode, Json<Entered>), Problem> {
    let (user, token) = people::account(&app, from, visitor, &name, &password).await?;
    Ok((StatusCode::CREATED, Json(Entered { token, user: user.into() })))
}

/// Log in.
#[utoipa::path(post, path = "/sessions", request_body = Credentials,
    responses((status = 201, body = Entered), (status = "4XX", body = Problem)))]
pub(crate) async fn login(
    State(app): State<Shared>,
    Address(from): Address,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<(StatusCode, Json<Entered>), Problem> {
    let (user, token) = people::login(&app, from, &name, &password).await?;
    Ok((StatusCode::CREATED, Json(Entered { token: Some(token), user: user.into() })))
}

/// Log out: the token is good no more.
#[utoipa::path(delete, path = "/sessions/current", security(("token" = [])),
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(crate) async fn logout(State(app): State<Shared>, visitor: Visitor) -> Result<StatusCode, Problem> {
    people::logout(&app, &visitor.session.hash).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Who you are.
#[utoipa::path(get, path = "/me", security(("token" = [])),
    responses((status = 200, body = Profile), (status = "4XX", body = Problem)))]
pub(crate) async fn me(visitor: Visitor) -> Json<Profile> {
    Json(visitor.user.into())
}

/// What to change; what is left out stays.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Changes {
    #[schema(min_length = 1, max_length = 40)]
    name: Option<String>,
    /// `en`, `pl` or `cs`.
    language: Option<String>,
    /// Where to tell you that it is your turn (Discord and Slack understand it); empty for nowhere.
    webhook: Option<String>,
}

/// Change your name, language or webhook.
#[utoipa::path(patch, path = "/me", request_body = Changes, security(("token" = [])),
    responses((status = 200, body = Profile), (status = "4XX", body = Problem)))]
pub(crate) async fn change_me(
    State(app): State<Shared>,
    visitor: Visitor,
    Body(changes): Body<Changes>,
) -> Result<Json<Profile>, Problem> {
    let mut user = visitor.user;
    if let Some(name) = changes.name {
        user = people::renamed(&app, user, &name).await?;
    }
    if let Some(code) = changes.language {
        let known = language::language(&code);
        known.ok_or_else(|| Problem::bad("bad-language", "Languages: en, pl, cs."))?;
        user.language = Some(code);
    }
    match changes.webhook.as_deref() {
        None => {}
        Some("") => user.webhook = None,
        Some(address) => user.webhook = Some(app.hooks.checked(address)?),
    }
    app.store.update_user(user.clone()).await?;
    Ok(Json(user.into()))
}

/// Delete all that is known about you. Your places at tables stay, with the name you had there.
#[utoipa::path(delete, path = "/me", security(("token" = [])),
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(crate) async fn delete_me(State(app): State<Shared>, visitor: Visitor) -> Result<StatusCode, Problem> {
    people::delete(&app, &visitor.user.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A token for programs.
#[derive(Serialize, ToSchema)]
pub(crate) struct Token {
    /// Names the token; it is not the secret.
    id: String,
    label: String,
    /// In milliseconds since 1970.
    created: i64,
    /// The secret, shown once, when the token is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

pub(crate) fn token_id(session: &Session) -> String {
    hex::encode(&session.hash[..8])
}

fn token_of(session: &Session) -> Token {
    Token { id: token_id(session), label: session.label.clone(), created: session.created, token: None }
}

/// Your tokens.
#[utoipa::path(get, path = "/me/tokens", security(("token" = [])),
    responses((status = 200, body = Vec<Token>), (status = "4XX", body = Problem)))]
pub(crate) async fn tokens(State(app): State<Shared>, visitor: Visitor) -> Result<Json<Vec<Token>>, Problem> {
    let sessions = app.store.sessions(&visitor.user.id, SessionKind::Token).await?;
    Ok(Json(sessions.iter().map(token_of).collect()))
}

/// What the token is for.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Label {
    #[schema(max_length = 60)]
    label: String,
}

/// So many tokens are enough for a user.
const TOKENS: usize = 20;

pub(crate) async fn make_token(app: &Shared, user: &str, label: &str) -> Result<String, Problem> {
    if label.chars().count() > 60 || label.chars().any(char::is_control) {
        return Err(Problem::bad("bad-label", "A label must have at most 60 characters."));
    }
    if app.store.sessions(user, SessionKind::Token).await?.len() >= TOKENS {
        return Err(Problem::new(
            StatusCode::CONFLICT,
            "too-many-tokens",
            "You have too many tokens. Delete one first.",
        ));
    }
    begin(app, user, SessionKind::Token, label).await
}

/// Make a token for a program of yours.
#[utoipa::path(post, path = "/me/tokens", request_body = Label, security(("token" = [])),
    responses((status = 201, body = Token), (status = "4XX", body = Problem)))]
pub(crate) async fn new_token(
    State(app): State<Shared>,
    visitor: Visitor,
    Body(Label { label }): Body<Label>,
) -> Result<(StatusCode, Json<Token>), Problem> {
    let secret = make_token(&app, &visitor.user.id, &label).await?;
    let sessions = app.store.sessions(&visitor.user.id, SessionKind::Token).await?;
    let newest = sessions.iter().rfind(|session| session.hash == crate::session::hash(&secret));
    let token =
        newest.map(token_of).ok_or_else(|| Problem::missing("This token has already been deleted."))?;
    Ok((StatusCode::CREATED, Json(Token { token: Some(secret), ..token })))
}

pub(crate) async fn drop_token(app: &Shared, user: &str, id: &str) -> Result<(), Problem> {
    let sessions = app.store.sessions(user, SessionKind::Token).await?;
    let session = sessions.iter().find(|session| token_id(session) == id);
    let session = session.ok_or_else(|| Problem::missing("You have no such token."))?;
    people::logout(app, &session.hash).await
}

/// Delete a token: it is good no more.
#[utoipa::path(delete, path = "/me/tokens/{id}", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(crate) async fn delete_token(
    State(app): State<Shared>,
    visitor: Visitor,
    Named(id): Named<String>,
) -> Result<StatusCode, Problem> {
    drop_token(&app, &visitor.user.id, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
