use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::{Observer, QuestionKind, RuleId, Seat};
use serde::Serialize;
use serde_json::Value;
use store::{Head, SeatRole};
use table::{Happening, Outcome, Pace, RawJson, Stage, Table, TableView};
use utoipa::ToSchema;
use words::Voice;

use super::shapes::{AdviceDoc, KindDoc, OutcomeDoc, PaceDoc, SentenceDoc, StageDoc, TableDoc, ViewDoc};
use super::{Lang, Sentence, language, sentence};
use crate::app::Shared;
use crate::edge::Address;
use crate::input::{Asked, Named};
use crate::problem::Problem;
use crate::rooms::RoomError;
use crate::session::{MaybeVisitor, Visitor};
use crate::summary::{SeatSummary, Summary};

/// A table as lists show it.
#[derive(Serialize, ToSchema)]
pub(crate) struct Listed {
    id: String,
    game: String,
    #[schema(value_type = StageDoc)]
    stage: &'static str,
    /// What is played, written out in full.
    setup: String,
    #[schema(value_type = PaceDoc)]
    pace: Pace,
    seats: Vec<SeatSummary>,
    /// The seats the table waits for.
    waiting: Vec<u8>,
    /// Your seat, in the list of your own tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    /// Whether that chair is only kept for you, in the list of your own tables.
    #[serde(skip_serializing_if = "Option::is_none")]
    invited: Option<bool>,
    #[schema(value_type = Option<OutcomeDoc>)]
    outcome: Option<Outcome>,
    /// When it last changed, in milliseconds since 1970.
    changed: i64,
}

pub(crate) const fn stage_name(stage: store::Stage) -> &'static str {
    match stage {
        store::Stage::Gathering => "gathering",
        store::Stage::Playing => "playing",
        store::Stage::Over => "over",
    }
}

fn listed(head: Head, seat: Option<u8>, invited: Option<bool>) -> Option<Listed> {
    let summary: Summary = serde_json::from_str(&head.summary).ok()?;
    Some(Listed {
        id: head.id,
        game: head.game,
        stage: stage_name(head.now.stage),
        setup: summary.setup,
        pace: summary.pace,
        seats: summary.seats,
        waiting: (0..8).filter(|seat| head.now.waiting >> seat & 1 == 1).collect(),
        seat,
        invited,
        outcome: summary.outcome,
        changed: head.now.changed,
    })
}

/// Public tables that are not over: those that wait for players first, then the newest first.
#[utoipa::path(get, path = "/tables", security((), ("token" = [])),
    responses((status = 200, body = Vec<Listed>), (status = "4XX", body = Problem)))]
pub(crate) async fn lobby(State(app): State<Shared>, _: MaybeVisitor) -> Result<Json<Vec<Listed>>, Problem> {
    let heads = app.store.lobby(100).await?;
    Ok(Json(heads.into_iter().filter_map(|head| listed(head, None, None)).collect()))
}

/// Your tables: those that are not over, invitations, and those that are; the newest first, at most 100 of each.
#[utoipa::path(get, path = "/me/tables", security(("token" = [])),
    responses((status = 200, body = Vec<Listed>), (status = "4XX", body = Problem)))]
pub(crate) async fn mine(State(app): State<Shared>, visitor: Visitor) -> Result<Json<Vec<Listed>>, Problem> {
    let mut all = Vec::new();
    for role in [SeatRole::Sits, SeatRole::Invited, SeatRole::Past] {
        let heads = app.store.tables_of(&visitor.user.id, role, 100).await?;
        let invited = Some(role == SeatRole::Invited);
        all.extend(heads.into_iter().filter_map(|(head, seat)| listed(head, Some(seat), invited)));
    }
    Ok(Json(all))
}

/// A question and every answer to it.
#[derive(Serialize, ToSchema)]
pub(crate) struct Question {
    #[schema(value_type = KindDoc)]
    kind: QuestionKind,
    #[schema(value_type = SentenceDoc)]
    asks: Sentence,
    /// The paragraph of the rules that asks it.
    #[schema(value_type = String)]
    rule: RuleId,
    /// What to send back as `version` with the answer.
    version: u64,
    /// Every answer you may give.
    answers: Vec<Answer>,
}

/// An answer that may be given.
#[derive(Serialize, ToSchema)]
pub(crate) struct Answer {
    /// What to send back.
    action: String,
    /// Left out of live messages if no language was asked for.
    #[schema(value_type = SentenceDoc, required = false)]
    says: Sentence,
}

pub(super) fn question_of(table: &Table, seat: Seat, voice: Option<Voice<'_>>) -> Option<Question> {
    let asks = table.asks(seat)?;
    let answer = |(action, says)| Answer { action, says: sentence(says, voice) };
    Some(Question {
        kind: asks.question.kind,
        asks: sentence(asks.question.asks, voice),
        rule: asks.question.rule,
        version: table.version(Observer::Seat(seat)),
        answers: asks.answers.into_iter().map(answer).collect(),
    })
}

/// Something that happened.
#[derive(Serialize, ToSchema)]
pub(crate) struct Event {
    /// Left out of live messages if no language was asked for.
    #[schema(value_type = SentenceDoc, required = false)]
    says: Sentence,
    /// The paragraph that explains it.
    #[schema(value_type = String)]
    rule: RuleId,
    /// As data. What it holds depends on the game.
    #[schema(value_type = Value)]
    event: RawJson,
}

pub(super) fn event(happening: Happening<'_>, voice: Option<Voice<'_>>) -> Event {
    Event { says: sentence(happening.says(), voice), rule: happening.rule(), event: happening.json() }
}

/// All that you may know of a table: see [`TableDoc`].
#[derive(Serialize)]
struct Full {
    id: String,
    link: String,
    /// Which seats' people are connected.
    present: Vec<bool>,
    spectators: usize,
    #[serde(flatten)]
    table: TableView,
    view: Option<RawJson>,
}

/// A table as you see it: chairs, clocks, chat, your question, and the game's own view. What is false or none of a chair
/// is left out.
#[utoipa::path(get, path = "/tables/{id}", params(("id" = String, Path)), security((), ("token" = [])),
    responses((status = 200, body = TableDoc), (status = "4XX", body = Problem)))]
pub(crate) async fn table(
    State(app): State<Shared>,
    MaybeVisitor(visitor): MaybeVisitor,
    Named(id): Named<String>,
) -> Result<Response, Problem> {
    let room = app.rooms.room(&id).await?;
    let full = app.rooms.look(&room, |table| {
        let who = observer(table, visitor.as_ref());
        Json(Full {
            link: app.config.link(&format!("/t/{id}")),
            present: (0..table.chairs().len()).map(|seat| room.is_present(Seat::new(seat))).collect(),
            spectators: room.spectators(),
            table: table.view(who, app.rooms.now()),
            view: table.play().map(|play| play.view_json(who)),
            id,
        })
    });
    Ok(full.await?.into_response())
}

pub(crate) fn observer(table: &Table, visitor: Option<&Visitor>) -> Observer {
    visitor.map_or(Observer::Spectator, |visitor| table.observer(&visitor.user.id))
}

/// The game's own view, as you may see it.
#[utoipa::path(get, path = "/tables/{id}/view", params(("id" = String, Path)), security((), ("token" = [])),
    responses((status = 200, body = ViewDoc), (status = "4XX", body = Problem)))]
pub(crate) async fn view(
    State(app): State<Shared>,
    MaybeVisitor(visitor): MaybeVisitor,
    Named(id): Named<String>,
) -> Result<Response, Problem> {
    let room = app.rooms.room(&id).await?;
    let view = app
        .rooms
        .look(&room, |table| table.play().map(|play| play.view_json(observer(table, visitor.as_ref()))));
    let view = view.await?.ok_or_else(|| Problem::from(table::Refusal::from(table::Code::NotBegun)))?;
    Ok(Json(view).into_response())
}

/// What you are asked, and every answer you may give; `null` if you are not asked anything.
#[utoipa::path(get, path = "/tables/{id}/question", params(("id" = String, Path), Lang), security(("token" = [])),
    responses((status = 200, body = Option<Question>), (status = "4XX", body = Problem)))]
pub(crate) async fn question(
    State(app): State<Shared>,
    visitor: Visitor,
    Named(id): Named<String>,
    Asked(lang): Asked<Lang>,
) -> Result<Json<Option<Question>>, Problem> {
    let language = language(lang.lang.as_deref())?;
    let room = app.rooms.room(&id).await?;
    let question = app.rooms.look(&room, |table| {
        let names = table.names();
        let seat = table.seat_of(&visitor.user.id).filter(|seat| table.chairs()[seat.index()].is_live())?;
        let words = language.map(|language| app.words.of(table.title().name(), language));
        question_of(table, seat, words.map(|words| words.to(Some(seat), &names)))
    });
    Ok(Json(question.await?))
}

/// All that happened, as far as you may know it.
#[utoipa::path(get, path = "/tables/{id}/log", params(("id" = String, Path), Lang), security((), ("token" = [])),
    responses((status = 200, body = Vec<Event>), (status = "4XX", body = Problem)))]
pub(crate) async fn log(
    State(app): State<Shared>,
    MaybeVisitor(visitor): MaybeVisitor,
    Named(id): Named<String>,
    Asked(lang): Asked<Lang>,
) -> Result<Json<Vec<Event>>, Problem> {
    let language = language(lang.lang.as_deref())?;
    let room = app.rooms.room(&id).await?;
    let log = app.rooms.look(&room, |table| {
        let who = observer(table, visitor.as_ref());
        let (names, you) = (table.names(), visitor.as_ref().and_then(|v| table.seat_of(&v.user.id)));
        let words = language.map(|language| app.words.of(table.title().name(), language));
        let voice = words.map(|words| words.to(you, &names));
        let story = table.play().map(|play| play.story(who)).unwrap_or_default();
        story.into_iter().map(|happening| event(happening, voice)).collect()
    });
    Ok(Json(log.await?))
}

/// The record of a game that is over, whatever version of the rules it was played under. It proves the luck: `hetman
/// verify` checks it.
#[utoipa::path(get, path = "/tables/{id}/record", params(("id" = String, Path)), security((), ("token" = [])),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "4XX", body = Problem)))]
pub(crate) async fn record(
    State(app): State<Shared>,
    _: MaybeVisitor,
    Named(id): Named<String>,
) -> Result<Response, Problem> {
    let record = finished_record(&app, &id).await?;
    let name = format!("attachment; filename=\"{id}.record\"");
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], record).into_response())
}

/// The record of a game that is over. If it was played under other rules and goes another way under these, or cannot be
/// played at all, the record is the one of its time.
pub(crate) async fn finished_record(app: &Shared, id: &str) -> Result<String, Problem> {
    let not_over = || {
        let message = "The record shows everything, so it is available only after the game.";
        Problem::new(StatusCode::CONFLICT, "not-over", message)
    };
    let replayed = match app.rooms.room(id).await {
        Ok(room) => {
            let record = app.rooms.look(&room, |table| {
                let record = (table.stage() == Stage::Over).then(|| table.record());
                (record, table.divergence().is_some())
            });
            let (record, diverged) = record.await?;
            let record = record.ok_or_else(not_over)?;
            let record = record.ok_or_else(|| Problem::from(table::Refusal::from(table::Code::NotBegun)))?;
            if !diverged {
                return Ok(record);
            }
            Some(record)
        }
        Err(RoomError::OtherVersion(_)) => None,
        Err(error) => return Err(error.into()),
    };
    let (head, entries) = app.rooms.entries(id).await?;
    if head.now.stage != store::Stage::Over {
        return Err(not_over());
    }
    let record = table::record_of(&entries).or(replayed);
    record.ok_or_else(|| Problem::from(RoomError::Corrupt("its entries do not hold its luck".to_owned())))
}

/// How a table ended.
#[derive(Serialize, ToSchema)]
pub(crate) struct Ended {
    /// `null` while the game goes on.
    #[schema(value_type = Option<OutcomeDoc>)]
    outcome: Option<Outcome>,
}

/// How it ended.
#[utoipa::path(get, path = "/tables/{id}/result", params(("id" = String, Path)), security((), ("token" = [])),
    responses((status = 200, body = Ended), (status = "4XX", body = Problem)))]
pub(crate) async fn result(
    State(app): State<Shared>,
    _: MaybeVisitor,
    Named(id): Named<String>,
) -> Result<Json<Ended>, Problem> {
    let room = app.rooms.room(&id).await?;
    Ok(Json(app.rooms.look(&room, |table| Ended { outcome: table.outcome().cloned() }).await?))
}

/// What a strong bot would do in your place, and what it thinks of the answers. It knows what you know; the same question
/// gets the same answer.
#[utoipa::path(get, path = "/tables/{id}/hint", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 200, body = AdviceDoc), (status = "4XX", body = Problem)))]
pub(crate) async fn hint(
    State(app): State<Shared>,
    visitor: Visitor,
    Address(from): Address,
    Named(id): Named<String>,
) -> Result<Json<Value>, Problem> {
    let advice = advice(&app, &visitor, from, &id).await?;
    Ok(Json(serde_json::to_value(advice).unwrap_or(Value::Null)))
}

/// What the expert would do in the visitor's place.
pub(crate) async fn advice(
    app: &Shared,
    visitor: &Visitor,
    from: IpAddr,
    id: &str,
) -> Result<table::Advice, Problem> {
    let room = app.rooms.room(id).await?;
    let thinker = app.rooms.look(&room, |table| {
        let seat = table.seat_of(&visitor.user.id)?;
        let asked = table.waiting().contains(seat) && table.chairs()[seat.index()].is_live();
        asked.then(|| table.play().map(|play| play.adviser(seat))).flatten()
    });
    let not_asked = || Problem::from(table::Refusal::from(table::Code::NotAsked));
    let thinker = thinker.await?.ok_or_else(not_asked)?;
    app.thinker.advise(from, thinker).await.ok_or_else(Problem::busy)
}
