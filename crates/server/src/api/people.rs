use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use store::{Scopes, Session, SessionKind, User, UserChange};
use utoipa::ToSchema;

use crate::app::Shared;
use crate::edge::Address;
use crate::input::{Body, Named};
use crate::language;
use crate::people;
use crate::problem::Problem;
use crate::session::{MaybeVisitor, Visitor, begin_token};

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
    /// Say who you are with it. It is shown once, and takes the place of the one you had.
    token: String,
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
    Ok((StatusCode::CREATED, Json(Entered { token, user: user.into() })))
}

/// Get an account: a guest keeps tables and history.
#[utoipa::path(post, path = "/accounts", request_body = Credentials, security((), ("token" = [])),
    responses((status = 201, body = Entered), (status = "4XX", body = Problem)))]
pub(crate) async fn account(
    State(app): State<Shared>,
    Address(from): Address,
    MaybeVisitor(visitor): MaybeVisitor,
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
    Ok((StatusCode::CREATED, Json(Entered { token, user: user.into() })))
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

/// Change your name, language or webhook. Needs the scope `account`.
#[utoipa::path(patch, path = "/me", request_body = Changes, security(("token" = [])),
    responses((status = 200, body = Profile), (status = "4XX", body = Problem)))]
pub(crate) async fn change_me(
    State(app): State<Shared>,
    visitor: Visitor,
    Body(changes): Body<Changes>,
) -> Result<Json<Profile>, Problem> {
    if let Some(code) = &changes.language {
        let known = language::language(code);
        known.ok_or_else(|| Problem::bad("bad-language", "Languages: en, pl, cs."))?;
    }
    let webhook = match changes.webhook.as_deref() {
        None => None,
        Some("") => Some(None),
        Some(address) => Some(Some(app.hooks.checked(address)?)),
    };
    let change = UserChange { name: changes.name, language: changes.language, webhook, setting: None };
    Ok(Json(people::change(&app, &visitor, change).await?.into()))
}

/// Delete all that is known about you. Bots play on for you; your places at tables stay, with the name you had there.
/// Needs the scope `account`.
#[utoipa::path(delete, path = "/me", security(("token" = [])),
    responses((status = 204), (status = "4XX", body = Problem)))]
pub(crate) async fn delete_me(State(app): State<Shared>, visitor: Visitor) -> Result<StatusCode, Problem> {
    people::delete(&app, &visitor).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A token for programs.
#[derive(Serialize, ToSchema)]
pub(crate) struct Token {
    /// Names the token; it is not the secret.
    id: String,
    label: String,
    /// What it may be used for, besides looking.
    scopes: Vec<Scope>,
    /// In milliseconds since 1970.
    created: i64,
    /// The secret, shown once, when the token is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// What a token may be used for. Each lets its owner look at what you may see; `play` opens tables and plays, `account`
/// changes and deletes what belongs to you.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Scope {
    Read,
    Play,
    Account,
}

fn scopes_of(scopes: Scopes) -> Vec<Scope> {
    let all = [(true, Scope::Read), (scopes.play, Scope::Play), (scopes.account, Scope::Account)];
    all.into_iter().filter(|(has, _)| *has).map(|(_, scope)| scope).collect()
}

pub(crate) fn token_id(session: &Session) -> String {
    hex::encode(&session.hash[..8])
}

fn token_of(session: &Session) -> Token {
    let (id, label, scopes) = (token_id(session), session.label.clone(), scopes_of(session.scopes));
    Token { id, label, scopes, created: session.created, token: None }
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
    /// What it may be used for; to look and to play, if left out.
    #[serde(default = "usual_scopes")]
    #[schema(value_type = Option<Vec<Scope>>)]
    scopes: Vec<Scope>,
}

fn usual_scopes() -> Vec<Scope> {
    vec![Scope::Read, Scope::Play]
}

/// So many tokens are enough for a user.
const TOKENS: usize = 20;

pub(crate) async fn make_token(
    app: &Shared,
    visitor: &Visitor,
    label: &str,
    scopes: Scopes,
) -> Result<String, Problem> {
    visitor.owns_account()?;
    let user = &visitor.user.id;
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
    let token = begin_token(app, user, label, scopes).await?;
    // The session ended meanwhile, perhaps by a new password: the token would outlive it.
    if app.store.session(&visitor.session.hash, app.rooms.now()).await?.is_none() {
        people::logout(app, &crate::session::hash(&token)).await?;
        return Err(Problem::stranger());
    }
    Ok(token)
}

/// Make a token for a program of yours. Needs the scope `account`, as a session from `POST /sessions` has it.
#[utoipa::path(post, path = "/me/tokens", request_body = Label, security(("token" = [])),
    responses((status = 201, body = Token), (status = "4XX", body = Problem)))]
pub(crate) async fn new_token(
    State(app): State<Shared>,
    visitor: Visitor,
    Body(Label { label, scopes }): Body<Label>,
) -> Result<(StatusCode, Json<Token>), Problem> {
    let scopes = Scopes { play: scopes.contains(&Scope::Play), account: scopes.contains(&Scope::Account) };
    let secret = make_token(&app, &visitor, &label, scopes).await?;
    let sessions = app.store.sessions(&visitor.user.id, SessionKind::Token).await?;
    let newest = sessions.iter().rfind(|session| session.hash == crate::session::hash(&secret));
    let token =
        newest.map(token_of).ok_or_else(|| Problem::missing("This token has already been deleted."))?;
    Ok((StatusCode::CREATED, Json(Token { token: Some(secret), ..token })))
}

pub(crate) async fn drop_token(app: &Shared, visitor: &Visitor, id: &str) -> Result<(), Problem> {
    visitor.owns_account()?;
    let sessions = app.store.sessions(&visitor.user.id, SessionKind::Token).await?;
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
    drop_token(&app, &visitor, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
