//! Puzzles. What was answered stands in the address; how a person gets on, in the store or in a cookie.

use std::sync::{Mutex, PoisonError};

use axum::extract::State;
use axum::http::header::HeaderValue;
use axum::response::{IntoResponse, Response};
use kernel::splitmix;
use learn::puzzle::{Collection, Grade, Graded, Puzzle, THEMES};
use serde::Deserialize;
use skillratings::Outcomes;
use store::{PuzzleRating, StoreError, UserChange};
use table::{Play, Title};
use tokio::sync::Mutex as AsyncMutex;
use web::puzzles::{PuzzlePage, Shelf, address, answered};

use super::{Form, Reader, html, lead, value};
use crate::api;
use crate::app::Shared;
use crate::input::{Asked, Named};
use crate::problem::Problem;
use crate::progress::{Hardness, Progress, Skill};
use crate::session::random;

/// The cookie of people without a session.
pub(super) const COOKIE: &str = "puzzles";

/// The field of a user's settings.
const FIELD: &str = "puzzles";

/// How far the rating of a puzzle may be from that of the person, if there are such puzzles.
const NEAR: f64 = 150.0;

/// The puzzles of the day are neither easy nor hard, if there are such puzzles.
const DAILY: std::ops::RangeInclusive<u16> = 1250..=1750;

/// Days since 1970, the same for all players.
fn today(app: &Shared) -> u64 {
    u64::try_from(app.rooms.now() / (24 * 60 * 60 * 1000)).unwrap_or(0)
}

/// How the visitor gets on. What a person did before they had a session counts, too, unless they have done more since.
fn progress(reader: &Reader) -> Progress {
    progress_of(reader, reader.visitor.as_ref().map(|visitor| visitor.user.settings.as_str()))
}

/// The same with the settings of the visitor as they are now.
fn progress_of(reader: &Reader, settings: Option<&str>) -> Progress {
    let settings: Option<serde_json::Value> = settings.and_then(|text| serde_json::from_str(text).ok());
    let stored = settings.as_ref().and_then(|settings| settings.get(FIELD)?.as_str()).map(Progress::read);
    stored.filter(|stored| !stored.is_empty()).unwrap_or_else(|| Progress::read(&reader.puzzles))
}

/// Keeps how the visitor gets on.
async fn keep(app: &Shared, reader: &Reader, progress: &Progress) -> Result<Vec<HeaderValue>, Problem> {
    let Some(visitor) = &reader.visitor else {
        let cookie = format!("{COOKIE}={progress}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax");
        return Ok(HeaderValue::from_str(&cookie).into_iter().collect());
    };
    visitor.may_play()?;
    let progress = serde_json::Value::from(progress.to_string()).to_string();
    let change = UserChange { setting: Some((FIELD, progress)), ..UserChange::default() };
    app.store.change_user(&visitor.user.id, change).await?;
    Ok(Vec::new())
}

/// The puzzles of a game.
fn collection(app: &Shared, game: &str) -> Result<(&'static dyn Title, &'static Collection), Problem> {
    let title = api::title(app, game)?;
    let all = learn::puzzle::collections().iter().find(|all| all.game == title.name());
    let all = all.filter(|all| !all.puzzles.is_empty());
    Ok((title, all.ok_or_else(|| Problem::missing("This game has no puzzles."))?))
}

/// The position of a puzzle, if it can be played with the values that this server plays with.
fn open(title: &dyn Title, all: &Collection, puzzle: &Puzzle) -> Option<Box<dyn Play>> {
    puzzle.open(title, all.rules == title.rules()).ok()
}

/// The puzzle of a day. It is the same for all, whatever they have tried, and stays so however its rating moves. It is
/// looked for once: that plays a game, which takes too long for each page.
fn daily(title: &dyn Title, all: &'static Collection, day: u64) -> Option<&'static Puzzle> {
    static FOUND: Mutex<Vec<(&str, u64, Option<&Puzzle>)>> = Mutex::new(Vec::new());
    let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((.., puzzle)) = found.iter().find(|(game, on, _)| *game == all.game && *on == day) {
        return *puzzle;
    }
    let puzzle = find_daily(title, all, day);
    found.retain(|(game, ..)| *game != all.game);
    found.push((all.game, day, puzzle));
    puzzle
}

fn find_daily(title: &dyn Title, all: &'static Collection, day: u64) -> Option<&'static Puzzle> {
    let fit: Vec<&Puzzle> = all.puzzles.iter().filter(|puzzle| DAILY.contains(&puzzle.rating)).collect();
    let fit = if fit.is_empty() { all.puzzles.iter().collect() } else { fit };
    let first = splitmix(day ^ title.name().bytes().fold(0, |hash, byte| splitmix(hash ^ u64::from(byte))));
    let first = (first % fit.len().max(1) as u64) as usize;
    let mut order = fit[first..].iter().chain(&fit[..first]).copied();
    order.find(|puzzle| open(title, all, puzzle).is_some())
}

/// A puzzle for a person: one they have not tried, about as hard as they are good, if there is one.
fn next(
    title: &dyn Title,
    all: &'static Collection,
    people: &[PuzzleRating],
    skill: Option<&Skill>,
    theme: Option<&str>,
) -> Option<&'static Puzzle> {
    let fresh = Skill::default();
    let skill = skill.unwrap_or(&fresh);
    let far = |puzzle: &Puzzle| (Hardness::of(puzzle, people).rating() - skill.rating).abs();
    let lot = u64::from_le_bytes(random());
    let mut fit: Vec<&Puzzle> =
        all.puzzles.iter().filter(|puzzle| theme.is_none_or(|theme| puzzle.theme == theme)).collect();
    fit.sort_by_cached_key(|puzzle| {
        let steps = (far(puzzle) / NEAR) as u64;
        (
            skill.tried.contains(&puzzle.name()),
            steps,
            splitmix(lot ^ puzzle.deal ^ (puzzle.answers.len() as u64) << 32),
        )
    });
    fit.into_iter().find(|puzzle| open(title, all, puzzle).is_some())
}

/// The list of puzzles.
pub(super) async fn all(State(app): State<Shared>, reader: Reader) -> Response {
    let (progress, day) = (progress(&reader), today(&app));
    let shelf = |title: &&'static dyn Title| {
        let (title, all) = collection(&app, title.name()).ok()?;
        let skill = progress.of(title.name());
        let tried = |puzzle: &Puzzle| skill.is_some_and(|skill| skill.tried.contains(&puzzle.name()));
        let count = |theme: &str| all.puzzles.iter().filter(|puzzle| puzzle.theme == theme).count();
        let themes = THEMES.into_iter().map(|theme| (theme, count(theme)));
        Some(Shelf {
            game: title.name(),
            daily: daily(title, all, day)
                .map(|puzzle| (format!("/puzzles/{}/daily", title.name()), tried(puzzle))),
            rating: skill.map(|skill| skill.rating.round() as i64),
            tried: (all.puzzles.iter().filter(|puzzle| tried(puzzle)).count(), all.puzzles.len()),
            themes: themes.filter(|(_, count)| *count > 0).collect(),
        })
    };
    let shelves: Vec<Shelf> = app.rooms.titles().iter().filter_map(shelf).collect();
    let page = web::puzzles::shelves(
        &reader.look,
        reader.words(&app, ""),
        &reader.path,
        &shelves,
        progress.row(day),
    );
    html(page).into_response()
}

/// What a visitor has answered, and what they practise.
#[derive(Deserialize)]
pub(super) struct Place {
    did: Option<String>,
    #[serde(default)]
    step: usize,
    theme: Option<String>,
}

impl Place {
    fn theme(&self) -> Option<&'static str> {
        THEMES.into_iter().find(|theme| Some(*theme) == self.theme.as_deref())
    }
}

/// A puzzle by its name, that of the day, or one for this visitor.
pub(super) async fn page(
    State(app): State<Shared>,
    reader: Reader,
    Named((game, name)): Named<(String, String)>,
    Asked(place): Asked<Place>,
) -> Response {
    let (title, all) = match collection(&app, &game) {
        Ok(found) => found,
        Err(problem) => return reader.failed(&app, &problem),
    };
    let people = match app.store.puzzles(title.name()).await {
        Ok(people) => people,
        Err(error) => return reader.failed(&app, &error.into()),
    };
    let (progress, day, theme) = (progress(&reader), today(&app), place.theme());
    let skill = progress.of(title.name());
    let missing = || reader.failed(&app, &Problem::missing("There is no such puzzle."));
    let other = match name.as_str() {
        "daily" => Some(daily(title, all, day)),
        "next" => Some(next(title, all, &people, skill, theme)),
        _ => None,
    };
    if let Some(found) = other {
        return found.map_or_else(missing, |puzzle| lead(&address(title.name(), puzzle, theme), Vec::new()));
    }
    let Some(puzzle) = all.named(&name) else { return missing() };
    let Some(position) = open(title, all, puzzle) else { return missing() };
    let answer = place.did.as_deref().and_then(|action| puzzle.graded(action));
    let step = answer.map_or(0, |answer| place.step.min(answer.line.len()));
    let last = skill.filter(|skill| skill.tried.last() == Some(&puzzle.name()));
    let shown = PuzzlePage {
        puzzle,
        rated: Hardness::of(puzzle, &people).rating().round() as i64,
        title,
        position: position.as_ref(),
        answer,
        step,
        daily: daily(title, all, day) == Some(puzzle),
        theme,
        rating: last.map(|skill| (skill.rating.round() as i64, skill.change.round() as i64)),
    };
    let play = answer.map(|answer| puzzle.after(position.copy(), answer, step));
    let play = play.as_deref().unwrap_or(position.as_ref());
    html(web::puzzles::puzzle(&reader.look, reader.words(&app, &game), &shown, play)).into_response()
}

/// An answer to a puzzle, or the wish to be shown the best one. The first one counts for the rating.
pub(super) async fn act(
    State(app): State<Shared>,
    reader: Reader,
    Named((game, name)): Named<(String, String)>,
    Asked(place): Asked<Place>,
    Form(fields): Form,
) -> Response {
    let done = async {
        let (title, all) = collection(&app, &game)?;
        let missing = || Problem::missing("There is no such puzzle.");
        let puzzle = all.named(&name).ok_or_else(missing)?;
        let shown = value(&fields, "show").is_some();
        let answer: Option<&Graded> = match shown {
            true => puzzle.graded.first(),
            false => value(&fields, "action").and_then(|action| puzzle.graded(action)),
        };
        let theme = place.theme();
        let Some(answer) = answer else { return Ok(lead(&address(title.name(), puzzle, theme), Vec::new())) };
        let outcome = match answer.grade() {
            Grade::Right if !shown => Outcomes::WIN,
            Grade::Close => Outcomes::DRAW,
            _ => Outcomes::LOSS,
        };
        // What is kept of a person is read, changed and written as a whole: of two answers at once, one would be lost.
        static COUNTING: AsyncMutex<()> = AsyncMutex::const_new(());
        let _turn = COUNTING.lock().await;
        let now = match &reader.visitor {
            Some(visitor) => app.store.user(&visitor.user.id).await?,
            None => None,
        };
        let mut progress = progress_of(&reader, now.as_ref().map(|user| user.settings.as_str()));
        let people = app.store.puzzles(title.name()).await?;
        let hard = Hardness::of(puzzle, &people);
        let counted = progress.answer(title.name(), puzzle, hard, outcome, today(&app));
        let cookies = keep(&app, &reader, &progress).await?;
        // A cookie can be thrown away, so who has no session could answer again and again.
        if let Some(hard) = counted.filter(|_| reader.visitor.is_some()) {
            match app.store.rate_puzzle(hard.kept(title.name(), puzzle)).await {
                // Of two who answer at the same moment one counts for the puzzle.
                Ok(()) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(lead(&answered(title.name(), puzzle, theme, answer.action, 0), cookies))
    };
    done.await.unwrap_or_else(|problem: Problem| reader.failed(&app, &problem))
}
