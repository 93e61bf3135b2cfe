//! The JSON interface, version 1.

mod acting;
mod games;
mod live;
mod opening;
mod people;
mod shapes;
mod tables;

use axum::Json;
use axum::Router;
use axum::routing::{delete, get, post, put};
use kernel::Phrase;
use serde::{Deserialize, Serialize};
use table::Title;
use utoipa::{IntoParams, OpenApi};
use words::Voice;

use crate::app::Shared;
use crate::language;
use crate::problem::Problem;

pub(crate) use acting::{act, checked_key, seat};
pub(crate) use opening::{invited, open_copy, open_table, play_again};
pub(crate) use people::{drop_token, make_token, token_id};
pub(crate) use shapes::LevelDoc;
pub(crate) use tables::{advice, observer, record};

/// All addresses of the interface.
pub(crate) fn routes() -> Router<Shared> {
    Router::new()
        .route("/openapi.json", get(document))
        .route("/games", get(games::games))
        .route("/games/{game}/rules", get(games::rules))
        .route("/guests", post(people::guest))
        .route("/accounts", post(people::account))
        .route("/sessions", post(people::login))
        .route("/sessions/current", delete(people::logout))
        .route("/me", get(people::me).patch(people::change_me).delete(people::delete_me))
        .route("/me/tokens", get(people::tokens).post(people::new_token))
        .route("/me/tokens/{id}", delete(people::delete_token))
        .route("/me/tables", get(tables::mine))
        .route("/tables", get(tables::lobby).post(opening::open))
        .route("/tables/{id}", get(tables::table))
        .route("/tables/{id}/view", get(tables::view))
        .route("/tables/{id}/question", get(tables::question))
        .route("/tables/{id}/log", get(tables::log))
        .route("/tables/{id}/record", get(record))
        .route("/tables/{id}/result", get(tables::result))
        .route("/tables/{id}/hint", get(tables::hint))
        .route("/tables/{id}/sit", post(acting::sit))
        .route("/tables/{id}/leave", post(acting::leave))
        .route("/tables/{id}/invite", post(acting::invite))
        .route("/tables/{id}/decline", post(acting::decline))
        .route("/tables/{id}/close", post(acting::close))
        .route("/tables/{id}/ready", post(acting::ready))
        .route("/tables/{id}/mute", post(acting::mute))
        .route("/tables/{id}/rematch", post(opening::rematch))
        .route("/tables/{id}/bot", post(acting::bot))
        .route("/tables/{id}/remove", post(acting::remove))
        .route("/tables/{id}/start", post(acting::start))
        .route("/tables/{id}/answer", post(acting::answer))
        .route("/tables/{id}/undo", post(acting::undo))
        .route("/tables/{id}/consent", post(acting::consent))
        .route("/tables/{id}/play-on", post(acting::play_on))
        .route("/tables/{id}/end", post(acting::end))
        .route("/tables/{id}/resign", post(acting::resign))
        .route("/tables/{id}/replace", post(acting::replace))
        .route("/tables/{id}/return", post(acting::come_back))
        .route("/tables/{id}/every-step", post(acting::every_step))
        .route("/tables/{id}/chat", post(acting::chat))
        .route("/tables/{id}/webhook", put(acting::webhook))
        .route("/tables/{id}/live", get(live::live))
}

/// The document that describes the interface.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Hetman",
        description = "Play board games at a Hetman table: the same tables people see in the browser. \
            Say who you are with `Authorization: Bearer TOKEN`; a token comes from `POST /api/v1/guests`, \
            `POST /api/v1/sessions` or `POST /api/v1/me/tokens`; the last kind has scopes, and is refused with \
            `no-scope` what it was not made for. Whatever is refused is answered with a code \
            for programs and a sentence for people, and changes nothing. A client that asks too often is told with \
            `Retry-After` how many seconds to wait. A request may carry a key: sent again, it is not carried out \
            again, as long as it is among your last sixteen at that table.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    servers((url = "/api/v1")),
    modifiers(&Bearer, &Away),
    paths(
        games::games, games::rules, people::guest, people::account, people::login, people::logout, people::me,
        people::change_me, people::delete_me, people::tokens, people::new_token, people::delete_token,
        tables::mine, tables::lobby, opening::open, opening::rematch, tables::table, tables::view, tables::question, tables::log,
        tables::record, tables::result, tables::hint, acting::sit, acting::leave, acting::invite, acting::bot,
        acting::remove, acting::start, acting::answer, acting::undo, acting::consent, acting::play_on, acting::end,
        acting::resign, acting::replace, acting::come_back, acting::every_step, acting::chat, acting::webhook, live::live,
        acting::decline, acting::close, acting::ready, acting::mute,
    ),
    // Such documents know no sockets, and utoipa does not see what pairs refer to.
    components(schemas(shapes::LiveMessageDoc, live::Sent, shapes::ArgDoc))
)]
struct Document;

/// How a program says who it is.
struct Bearer;

impl utoipa::Modify for Bearer {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        document.components.get_or_insert_default().add_security_scheme("token", scheme);
    }
}

/// Whatever is asked for, the store may be away.
struct Away;

impl utoipa::Modify for Away {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::{Content, Ref, ResponseBuilder};
        let problem = Content::new(Some(Ref::from_schema_name("Problem")));
        let away = ResponseBuilder::new()
            .description("The data could not be saved or read. Try again with the same key; nothing will be done twice.")
            .content("application/json", problem)
            .build();
        for item in document.paths.paths.values_mut() {
            let operations =
                [&mut item.get, &mut item.put, &mut item.post, &mut item.delete, &mut item.patch];
            for operation in operations.into_iter().flatten() {
                operation.responses.responses.insert("503".to_owned(), away.clone().into());
            }
        }
    }
}

async fn document() -> Json<utoipa::openapi::OpenApi> {
    Json(Document::openapi())
}

/// A language for texts.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Lang {
    /// `en`, `pl` or `cs`; without it, things in words come as keys.
    #[param(required = false, value_type = Option<String>, pattern = "^(en|pl|cs)$")]
    pub lang: Option<String>,
}

pub(crate) fn language(code: Option<&str>) -> Result<Option<kernel::Language>, Problem> {
    let known =
        |code| language::language(code).ok_or_else(|| Problem::bad("bad-language", "Languages: en, pl, cs."));
    code.map(known).transpose()
}

pub(crate) fn title(app: &Shared, game: &str) -> Result<&'static dyn Title, Problem> {
    let found = app.rooms.titles().iter().find(|title| title.name() == game);
    found.copied().ok_or_else(|| Problem::missing("There is no such game."))
}

/// A sentence: as a key with what it speaks of, or in words if a language was asked for.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Sentence {
    Key(Phrase),
    Words(String),
}

pub(crate) fn sentence(phrase: Phrase, voice: Option<Voice<'_>>) -> Sentence {
    match voice {
        Some(voice) => Sentence::Words(voice.say(&phrase)),
        None => Sentence::Key(phrase),
    }
}
