use axum::Json;
use axum::extract::State;
use kernel::{Choices, Offer, RuleId};
use serde::Serialize;
use table::Title;
use utoipa::ToSchema;
use words::Rulebook;

use super::{Lang, language, title};
use crate::app::Shared;
use crate::input::{Asked, Named};
use crate::problem::Problem;

/// A game that can be played.
#[derive(Serialize, ToSchema)]
pub(crate) struct Game {
    /// How it is called.
    name: &'static str,
    /// The version of its rules.
    rules: u32,
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
    /// Whether there is one word for each seat, in the order of the seats.
    each: bool,
    /// The default.
    usual: String,
}

fn option(title: &dyn Title, offer: Offer) -> GameOption {
    let rule = format!("{}.option.{}", title.name(), offer.key);
    let rule = title.paragraphs().iter().find(|RuleId(id)| *id == rule).map(|RuleId(id)| *id);
    let each = matches!(offer.choices, Choices::Each(_));
    let (range, values, several, usual) = match offer.choices {
        Choices::Number { least, most, usual } => (Some([least, most]), Vec::new(), false, usual.to_string()),
        Choices::One(values) => (None, values.clone(), false, values[0].to_owned()),
        Choices::Several(values) | Choices::Each(values) => (None, values, true, "random".to_owned()),
    };
    GameOption { key: offer.key, rule, range, values, several, each, usual }
}

/// The games and their options.
#[utoipa::path(get, path = "/games",
    responses((status = 200, body = Vec<Game>), (status = "4XX", body = Problem)))]
pub(crate) async fn games(State(app): State<Shared>) -> Json<Vec<Game>> {
    let game = |title: &&'static dyn Title| Game {
        name: title.name(),
        rules: title.rules(),
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
    responses((status = 200, body = Vec<Paragraph>), (status = "4XX", body = Problem)))]
pub(crate) async fn rules(
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
