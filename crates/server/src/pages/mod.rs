//! The pages: what `web` draws, filled with what this visitor may see.

mod again;
mod home;
mod learn;
mod me;
mod puzzles;
mod replay;
mod table;

use ::table::Title;
use axum::Router;
use axum::extract::{FromRequestParts, State};
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::request::Parts;
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use kernel::Language;
use maud::Markup;
use web::{Notice, Theme};
use words::Words;

use crate::api;
use crate::app::Shared;
use crate::input::{Asked, Named};
use crate::language;
use crate::problem::Problem;
use crate::rooms::OtherVersion;
use crate::session::{MaybeVisitor, Visitor};

pub(crate) fn routes() -> Router<Shared> {
    Router::new()
        .route("/", get(home::home))
        .route("/play", post(home::play))
        .route("/new", get(home::new).post(home::open))
        .route("/join", post(home::join))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/live", get(table::live))
        .route("/t/{id}/log", get(table::log))
        .route("/t/{id}/scoring", get(table::scoring))
        .route("/t/{id}/hint", get(table::hint))
        .route("/t/{id}/replay", get(replay::replay))
        .route("/t/{id}/review", get(replay::review))
        .route("/t/{id}/record", get(api::record))
        .route("/t/{id}/again", get(again::page).post(again::act))
        .route("/t/{id}/continue", post(replay::play_on))
        .route("/t/{id}/{what}", post(table::act))
        .route("/rules/{game}", get(rules))
        .route("/rules/{game}/{rule}", get(rule))
        .route("/cards/{game}", get(cards))
        .route("/cards/{game}/{card}", get(card))
        .route("/learn", get(learn::all))
        .route("/learn/{game}", get(learn::game))
        .route("/learn/{game}/{lesson}", get(learn::page).post(learn::act))
        .route("/learn/{game}/{lesson}/play", post(learn::play_on))
        .route("/puzzles", get(puzzles::all))
        .route("/puzzles/{game}/{puzzle}", get(puzzles::page).post(puzzles::act))
        .route("/me", get(me::me).post(me::settings))
        .route("/me/password", post(me::password))
        .route("/me/webhook", post(me::webhook))
        .route("/me/tokens", post(me::new_token))
        .route("/me/tokens/delete", post(me::delete_token))
        .route("/me/delete", post(me::delete))
        .route("/login", get(me::login_page).post(me::login))
        .route("/logout", post(me::logout))
        .route("/language", post(me::language))
        .route("/static/{version}/{*file}", get(file))
}

/// The cookie that keeps how a browser likes its pages.
const LOOK: &str = "look";

/// The visitor who asks for a page, and how they like pages.
#[derive(Debug)]
pub(crate) struct Reader {
    /// Who they are, if they said so.
    pub visitor: Option<Visitor>,
    /// How pages are drawn for them.
    pub look: web::Visitor,
    /// The page they ask for.
    pub path: String,
    /// The lessons they have taken.
    pub learned: Vec<String>,
    /// How they get on with puzzles, if their browser keeps that.
    pub puzzles: String,
}

impl FromRequestParts<Shared> for Reader {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Reader, Response> {
        let path = parts.uri.path().to_owned();
        let look = look(&parts.headers, None);
        let learned = learn::learned(&parts.headers);
        let puzzles = cookie_of(&parts.headers, puzzles::COOKIE).unwrap_or_default().to_owned();
        match MaybeVisitor::from_request_parts(parts, app).await {
            Ok(MaybeVisitor(visitor)) => {
                let look = self::look(&parts.headers, visitor.as_ref());
                let own = visitor.iter().flat_map(|visitor| learn::kept(&visitor.user));
                let learned = learned.into_iter().chain(own).collect();
                Ok(Reader { visitor, look, path, learned, puzzles })
            }
            Err(problem) => Err(Reader { visitor: None, look, path, learned, puzzles }.failed(app, &problem)),
        }
    }
}

fn cookie_of<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|header| header.to_str().ok());
    let mut pairs =
        cookies.flat_map(|header| header.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

fn look(headers: &HeaderMap, visitor: Option<&Visitor>) -> web::Visitor {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|header| header.to_str().ok());
    let mut look = web::Visitor::unknown(accepted.and_then(language::preferred).unwrap_or(Language::En));
    let parts: Vec<&str> = cookie_of(headers, LOOK).unwrap_or_default().split('-').collect();
    if let [language, theme, motion, sound, notifications] = parts[..] {
        look.language = language::language(language).unwrap_or(look.language);
        look.theme = Theme::named(theme).unwrap_or(look.theme);
        look.motion = motion != "off";
        look.sound = sound == "on";
        look.notifications = notifications == "on";
    }
    if let Some(Visitor { user, .. }) = visitor {
        look.name = Some(user.name.clone());
        look.guest = !user.account;
        look.language = user.language.as_deref().and_then(language::language).unwrap_or(look.language);
    }
    look
}

/// The cookie that keeps a look for a year.
fn look_cookie(look: &web::Visitor) -> HeaderValue {
    let on = |on: bool| if on { "on" } else { "off" };
    let (language, theme) = (look.language.code(), look.theme.name());
    let (motion, sound, notes) = (on(look.motion), on(look.sound), on(look.notifications));
    let text = format!(
        "{LOOK}={language}-{theme}-{motion}-{sound}-{notes}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
    );
    HeaderValue::from_str(&text).expect("only letters")
}

impl Reader {
    /// Their words, with those of a game.
    fn words<'a>(&self, app: &'a Shared, game: &str) -> &'a Words {
        app.words.of(game, self.look.language)
    }

    /// What is in the way, as a page.
    fn failed(&self, app: &Shared, problem: &Problem) -> Response {
        use web::states::State;
        let id = self.path.split('/').nth(2).unwrap_or_default();
        if let Some(OtherVersion { rules, over }) = problem.other_version {
            let state = State::OtherVersion { id, rules, over };
            let page = web::states::page(&self.look, self.words(app, ""), &self.path, state);
            return (problem.status, html(page)).into_response();
        }
        let state = match problem.code {
            "not-found" => State::Missing,
            "full" => State::Full(id),
            "too-many" => State::Busy(problem.wait.unwrap_or(3)),
            "unavailable" | "internal" | "damaged" => State::Broken,
            _ if problem.status == StatusCode::NOT_FOUND => State::Missing,
            _ => State::Forbidden,
        };
        let page = web::states::page(&self.look, self.words(app, ""), &self.path, state);
        (problem.status, html(page)).into_response()
    }

    /// Why something was refused, in their words.
    fn notice(&self, app: &Shared, problem: &Problem) -> Notice {
        let words = self.words(app, "");
        let text = match language::refusal_key(problem.code) {
            "refusal-unknown" => problem.message.clone(),
            key => words.say(&kernel::Phrase::new(key)),
        };
        Notice { bad: true, text, rule: problem.rule.map(str::to_owned) }
    }

    /// A page, or what is in the way.
    fn show(&self, app: &Shared, page: Result<Markup, Problem>) -> Response {
        match page {
            Ok(page) => html(page).into_response(),
            Err(problem) => self.failed(app, &problem),
        }
    }
}

/// A page. It is this visitor's alone, so no cache may keep it.
fn html(page: Markup) -> impl IntoResponse {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    (headers, page.into_string())
}

/// Leads to another page after something was done.
fn lead(to: &str, cookies: Vec<HeaderValue>) -> Response {
    let mut response = (StatusCode::SEE_OTHER, ()).into_response();
    let place = HeaderValue::from_str(to).unwrap_or(HeaderValue::from_static("/"));
    response.headers_mut().insert(header::LOCATION, place);
    for cookie in cookies {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// A page of ours to go back to, and nothing else.
fn safe(back: Option<&str>) -> &str {
    let own = |back: &&str| back.starts_with('/') && !back.starts_with("//") && !back.contains('\\');
    back.filter(own).filter(|back| back.parse::<Uri>().is_ok()).unwrap_or("/")
}

/// The fields of a form, in order.
pub(crate) type Fields = Vec<(String, String)>;

fn value<'a>(fields: &'a Fields, name: &str) -> Option<&'a str> {
    fields.iter().rev().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
}

/// The body of a form.
pub(crate) struct Form(pub Fields);

impl<S: Send + Sync> axum::extract::FromRequest<S> for Form {
    type Rejection = Problem;

    async fn from_request(request: axum::extract::Request, state: &S) -> Result<Form, Problem> {
        let form = axum::extract::Form::<Fields>::from_request(request, state).await;
        let wrong =
            |wrong: axum::extract::rejection::FormRejection| Problem::bad("bad-request", wrong.body_text());
        form.map(|axum::extract::Form(fields)| Form(fields)).map_err(wrong)
    }
}

/// Style sheets, scripts and icons. Their address changes with them, so browsers may keep them; what an older page asks for
/// may have changed, so that is not kept.
async fn file(Named((version, name)): Named<(String, String)>) -> Result<Response, Problem> {
    let (content, kind) =
        web::assets::file(&name).ok_or_else(|| Problem::missing("There is no such file."))?;
    let kept =
        if version == *web::assets::VERSION { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, kept)];
    Ok((headers, content).into_response())
}

#[derive(serde::Deserialize)]
struct Search {
    q: Option<String>,
}

async fn rules(
    State(app): State<Shared>,
    reader: Reader,
    Named(game): Named<String>,
    Asked(search): Asked<Search>,
) -> Response {
    let page = api::title(&app, &game);
    let query: String = search.q.unwrap_or_default().chars().take(80).collect();
    reader.show(&app, page.map(|title| rule_page(&app, &reader, title, &query, None)))
}

async fn rule(
    State(app): State<Shared>,
    reader: Reader,
    Named((game, rule)): Named<(String, String)>,
) -> Response {
    let page = api::title(&app, &game).and_then(|title| {
        let known = title.paragraphs().iter().find(|known| known.0 == rule);
        let known = known.ok_or_else(|| Problem::missing("There is no such rule."))?;
        Ok(rule_page(&app, &reader, title, "", Some(known.0)))
    });
    reader.show(&app, page)
}

fn rule_page(
    app: &Shared,
    reader: &Reader,
    title: &'static dyn Title,
    query: &str,
    rule: Option<&str>,
) -> Markup {
    web::rules::page(&web::rules::Rules {
        visitor: &reader.look,
        words: reader.words(app, title.name()),
        notice: None,
        title,
        query,
        rule,
    })
}

/// All cards of a game, or those that are searched for.
async fn cards(
    State(app): State<Shared>,
    reader: Reader,
    Named(game): Named<String>,
    Asked(fields): Asked<Fields>,
) -> Response {
    let page = card_pages(&app, &game)
        .map(|(title, pages)| (pages.all)(&reader.look, reader.words(&app, title.name()), &fields));
    reader.show(&app, page)
}

async fn card(
    State(app): State<Shared>,
    reader: Reader,
    Named((game, name)): Named<(String, String)>,
) -> Response {
    let page = card_pages(&app, &game).and_then(|(title, pages)| {
        let page = (pages.one)(&reader.look, reader.words(&app, title.name()), &name);
        page.ok_or_else(|| Problem::missing("There is no such card."))
    });
    reader.show(&app, page)
}

fn card_pages(app: &Shared, game: &str) -> Result<(&'static dyn Title, web::CardPages), Problem> {
    let title = api::title(app, game)?;
    let pages = web::card_pages(title.name());
    Ok((title, pages.ok_or_else(|| Problem::missing("This game has no pages of cards."))?))
}

/// Addresses that lead nowhere.
pub(crate) async fn nothing(
    State(app): State<Shared>,
    uri: Uri,
    reader: Result<Reader, Response>,
) -> Response {
    let problem = Problem::missing("There is nothing at this address.");
    if uri.path().starts_with("/api/") {
        return problem.into_response();
    }
    reader.map_or_else(|trouble| trouble, |reader| reader.failed(&app, &problem))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_page_leads_to_another_site() {
        assert_eq!(safe(Some("/t/abc?x=1")), "/t/abc?x=1");
        for away in [None, Some("//evil"), Some("https://evil"), Some("/\\evil"), Some(""), Some("/a\nb")] {
            assert_eq!(safe(away), "/", "{away:?}");
        }
    }

    #[test]
    fn a_look_survives_its_cookie() {
        let mut look = web::Visitor::unknown(Language::Cs);
        (look.theme, look.motion, look.sound, look.notifications) = (Theme::Dark, false, true, true);
        let mut headers = HeaderMap::new();
        let cookie = look_cookie(&look);
        let pair = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
        headers.insert(header::COOKIE, HeaderValue::from_str(&pair).unwrap());
        assert_eq!(self::look(&headers, None), look);
        headers.insert(header::COOKIE, HeaderValue::from_static("look=a-b-c"));
        assert_eq!(self::look(&headers, None), web::Visitor::unknown(Language::En));
    }
}
