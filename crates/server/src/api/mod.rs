//! The JSON interface, version 1.

mod live;
mod people;
mod tables;

use axum::Router;
use axum::extract::State;
use axum::routing::{delete, get, post, put};
use kernel::{Choices, Offer, Phrase, RuleId};
use serde::{Deserialize, Serialize};
use table::Title;
use utoipa::{IntoParams, OpenApi, ToSchema};
use words::{Rulebook, Voice};

use crate::app::Shared;
use crate::input::{Asked, Named};
use crate::problem::Problem;
use crate::tongue;
use axum::Json;

pub(crate) use tables::{checked_key, invited, observer};

/// All addresses of the interface.
pub(crate) fn routes() -> Router<Shared> {
    Router::new()
        .route("/openapi.json", get(document))
        .route("/games", get(games))
        .route("/games/{game}/rules", get(rules))
        .route("/guests", post(people::guest))
        .route("/accounts", post(people::account))
        .route("/sessions", post(people::login))
        .route("/sessions/current", delete(people::logout))
        .route("/me", get(people::me).patch(people::change_me).delete(people::delete_me))
        .route("/me/tokens", get(people::tokens).post(people::new_token))
        .route("/me/tokens/{id}", delete(people::delete_token))
        .route("/me/tables", get(tables::mine))
        .route("/tables", get(tables::lobby).post(tables::open))
        .route("/tables/{id}", get(tables::table))
        .route("/tables/{id}/view", get(tables::view))
        .route("/tables/{id}/question", get(tables::question))
        .route("/tables/{id}/log", get(tables::log))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/result", get(tables::result))
        .route("/tables/{id}/hint", get(tables::hint))
        .route("/tables/{id}/sit", post(tables::sit))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/invite", post(tables::invite))
        .route("/tables/{id}/bot", post(tables::bot))
        .route("/tables/{id}/remove", post(tables::remove))
        .route("/tables/{id}/start", post(tables::start))
        .route("/tables/{id}/answer", post(tables::answer))
        .route("/tables/{id}/undo", post(tables::undo))
        .route("/tables/{id}/consent", post(tables::consent))
        .route("/tables/{id}/draw", post(tables::draw))
        .route("/tables/{id}/resign", post(tables::resign))
        .route("/tables/{id}/replace", post(tables::replace))
        .route("/tables/{id}/return", post(tables::come_back))
        .route("/tables/{id}/chat", post(tables::chat))
        .route("/tables/{id}/webhook", put(tables::webhook))
        .route("/tables/{id}/live", get(live::live))
}

/// The document that describes the interface.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Hetman",
        description = "Play board games at a Hetman table: the same tables people see in the browser. \
            Say who you are with `Authorization: Bearer TOKEN`; a token comes from `POST /api/v1/guests`, \
            `POST /api/v1/sessions` or `POST /api/v1/me/tokens`. Whatever is refused is answered with a code \
            for programs and a sentence for people, and changes nothing.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    servers((url = "/api/v1")),
    modifiers(&Bearer),
    paths(
        games, rules, people::guest, people::account, people::login, people::logout, people::me,
        people::change_me, people::delete_me, people::tokens, people::new_token, people::delete_token,
        tables::mine, tables::lobby, tables::open, tables::table, tables::view, tables::question, tables::log,
        tables::record, tables::result, tables::hint, tables::sit, tables::leave, tables::invite, tables::bot,
        tables::remove, tables::start, tables::answer, tables::undo, tables::consent, tables::draw,
        tables::resign, tables::replace, tables::come_back, tables::chat, tables::webhook, live::live,
    )
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
        |code| tongue::language(code).ok_or_else(|| Problem::bad("bad-language", "Languages: en, pl, cs."));
    code.map(known).transpose()
}

/// A game that can be played.
#[derive(Serialize, ToSchema)]
pub(crate) struct Game {
    /// How it is called.
    name: &'static str,
    /// The version of its rules.
    rules: u32,
    /// Whether players may agree on a draw.
    draws: bool,
    /// What can be chosen before the game.
    options: Vec<GameOption>,
}

/// Something that can be chosen before a game, as `key=value` of its setup.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameOption {
    key: &'static str,
    /// The paragraph of the rules that explains it.
    rule: Option<&'static str>,
    /// The least and the most, for a number.
    range: Option<[u8; 2]>,
    /// The words to choose from.
    values: Vec<&'static str>,
    /// Whether several words may be given, separated by commas.
    several: bool,
    /// What is chosen if nobody says otherwise.
    usual: String,
}

fn option(title: &dyn Title, offer: Offer) -> GameOption {
    let rule = format!("{}.option.{}", title.name(), offer.key);
    let rule = title.paragraphs().iter().find(|RuleId(id)| *id == rule).map(|RuleId(id)| *id);
    let (range, values, several, usual) = match offer.choices {
        Choices::Number { least, most, usual } => (Some([least, most]), Vec::new(), false, usual.to_string()),
        Choices::One(values) => (None, values.clone(), false, values[0].to_owned()),
        Choices::Several(values) => (None, values, true, "random".to_owned()),
    };
    GameOption { key: offer.key, rule, range, values, several, usual }
}

/// The games and their options.
#[utoipa::path(get, path = "/games", responses((status = 200, body = Vec<Game>)))]
async fn games(State(app): State<Shared>) -> Json<Vec<Game>> {
    let game = |title: &&'static dyn Title| Game {
        name: title.name(),
        rules: title.rules(),
        draws: title.draws(),
        options: title.offers().into_iter().map(|offer| option(*title, offer)).collect(),
    };
    Json(app.rooms.titles().iter().map(game).collect())
}

/// A paragraph of the rules.
#[derive(Serialize, ToSchema)]
pub(crate) struct Paragraph {
    id: String,
    title: String,
    text: String,
}

/// The rules of a game, paragraph by paragraph.
#[utoipa::path(get, path = "/games/{game}/rules", params(("game" = String, Path), Lang),
    responses((status = 200, body = Vec<Paragraph>), (status = 404, body = Problem), (status = 400, body = Problem)))]
async fn rules(
    State(app): State<Shared>,
    Named(game): Named<String>,
    Asked(lang): Asked<Lang>,
) -> Result<Json<Vec<Paragraph>>, Problem> {
    let title = title(&app, &game)?;
    let language = language(lang.lang.as_deref())?.unwrap_or(kernel::Language::En);
    let book = Rulebook::parse(title.rulebook(language)).expect("our rulebooks are well formed");
    let rules = title.paragraphs().iter().filter_map(|rule| book.rule(rule.0));
    let paragraph = |rule: &words::Rule| Paragraph {
        id: rule.id.to_string(),
        title: rule.title.to_string(),
        text: rule.text.to_string(),
    };
    Ok(Json(rules.map(paragraph).collect()))
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
