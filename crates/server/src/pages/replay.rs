//! Looking back at a game, and playing on from a moment of it.

use std::any::Any;
use std::net::IpAddr;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use kernel::{Seat, Waiting};
use serde::Deserialize;
use table::{Level, Opening, Pace, Play, Stage, Table};
use web::replay::{Replay, Review, See};
use web::table::GameData;

use super::home::visitor_or_guest;
use super::{Form, Reader, html, lead, value};
use crate::api;
use crate::app::Shared;
use crate::edge::Address;
use crate::input::{Asked, Named};
use crate::problem::Problem;
use crate::reviews::Found;
use crate::rooms::Room;

#[derive(Deserialize)]
pub(super) struct Moment {
    at: Option<usize>,
    r#as: Option<String>,
}

/// A game that is over, answer by answer.
pub(super) async fn replay(
    State(app): State<Shared>,
    reader: Reader,
    Address(from): Address,
    Named(id): Named<String>,
    Asked(moment): Asked<Moment>,
) -> Response {
    let page = async {
        let room = app.rooms.room(&id).await?;
        let review = match review_of(&app, &room, from).await? {
            Found::Ready(review) => review,
            Found::Working => return Ok(computing(&app, &reader, None)),
        };
        let page = app.rooms.look(&room, |table| {
            let play = over(table)?;
            let seats = table.chairs().len();
            let may: Vec<See> =
                [See::Open, See::Spectator].into_iter().chain(Seat::all(seats).map(See::Seat)).collect();
            let see = moment.r#as.as_deref().and_then(|name| See::named(name, seats)).unwrap_or(See::Open);
            let of = play.given().len();
            let at = moment.at.unwrap_or(of).min(of);
            let then = play.at(at);
            let hands: Vec<Box<dyn Any + Send>> = if see == See::Open {
                Seat::all(seats).map(|seat| then.view(kernel::Observer::Seat(seat))).collect()
            } else {
                Vec::new()
            };
            let table_view = table.view(api::observer(table, reader.visitor.as_ref()), app.rooms.now());
            let names = web::table::names(&table_view);
            Ok(html(web::replay::page(&Replay {
                visitor: &reader.look,
                words: reader.words(&app, table.title().name()),
                notice: None,
                id: &id,
                table: &table_view,
                names: &names,
                see,
                may: &may,
                at,
                of,
                game: &GameData::of_view(then.view(see.observer())),
                hands: &hands,
                story: &match see {
                    See::Open => web::replay::open_story(review.play.as_ref()),
                    See::Seat(_) | See::Spectator => review.play.story(see.observer()),
                },
                curve: Some(&review.curve),
                may_continue: matches!(then.waiting(), Waiting::For(_)),
                played: table.opened(),
            }))
            .into_response())
        });
        page.await?
    };
    page.await.unwrap_or_else(|problem: Problem| reader.failed(&app, &problem))
}

/// How the chances went.
pub(super) async fn review(
    State(app): State<Shared>,
    reader: Reader,
    Address(from): Address,
    Named(id): Named<String>,
) -> Response {
    let page = async {
        let room = app.rooms.room(&id).await?;
        let Found::Ready(review) = review_of(&app, &room, from).await? else {
            return Ok(computing(&app, &reader, None));
        };
        let Some(grades) = review.grades.get() else {
            review.grade(&app.thinker, from);
            return Ok(computing(&app, &reader, Some(review.far())));
        };
        let page = app.rooms.look(&room, |table| {
            let table_view = table.view(api::observer(table, reader.visitor.as_ref()), app.rooms.now());
            let own = reader.visitor.as_ref().and_then(|visitor| table.seat_of(&visitor.user.id));
            web::replay::review(&Review {
                visitor: &reader.look,
                words: reader.words(&app, table.title().name()),
                notice: None,
                id: &id,
                game: table.title().name(),
                names: &web::table::names(&table_view),
                curve: &review.curve,
                grades,
                own,
                story: &review.play.story(kernel::Observer::Spectator),
                played: table.opened(),
            })
        });
        Ok(html(page.await?).into_response())
    };
    page.await.unwrap_or_else(|problem: Problem| reader.failed(&app, &problem))
}

/// What looking back at this table needs, worked out where bots think.
async fn review_of(app: &Shared, room: &Room, by: IpAddr) -> Result<Found, Problem> {
    let awaited = app.rooms.look(room, |table| {
        let play = over(table)?;
        let copy = || play.at(play.given().len());
        app.reviews.ask(&app.thinker, by, &room.id, copy).ok_or_else(Problem::busy)
    });
    Ok(awaited.await??.found().await)
}

/// It takes a while. The page asks again by itself.
fn computing(app: &Shared, reader: &Reader, far: Option<(usize, usize)>) -> Response {
    let page = web::states::computing(&reader.look, reader.words(app, ""), &reader.path, far);
    ([(axum::http::header::REFRESH, "1")], html(page)).into_response()
}

/// A game may be looked at openly once it is over, when no one can gain from it.
pub(super) fn over(table: &Table) -> Result<&dyn Play, Problem> {
    match (table.stage(), table.play()) {
        (Stage::Over, Some(play)) => Ok(play),
        _ => {
            let message = "The whole game can be seen only after it is over.";
            Err(Problem::new(axum::http::StatusCode::CONFLICT, "not-over", message))
        }
    }
}

/// A copy of the table at this moment, with bots on the other chairs.
pub(super) async fn play_on(
    State(app): State<Shared>,
    Address(from): Address,
    reader: Reader,
    Named(id): Named<String>,
    Form(fields): Form,
) -> Response {
    let done = async {
        let at = value(&fields, "at").and_then(|at| at.parse().ok()).unwrap_or(0);
        let room = app.rooms.room(&id).await?;
        let user = reader.visitor.as_ref().map(|visitor| visitor.user.id.clone());
        let (title, setup, record, seat, level, levels) = app
            .rooms
            .look(&room, |table| {
                let play = over(table)?;
                let own = user.and_then(|user| table.seat_of(&user));
                let then = play.at(at);
                let next = match then.waiting() {
                    Waiting::For(seats) => seats.first(),
                    Waiting::Over(_) => None,
                };
                let seat = own.or(next).unwrap_or(Seat::new(0));
                let record = then.straight();
                // Bots stay as strong as they were; people are replaced by the bots the table keeps for that.
                let view = table.view(kernel::Observer::Spectator, app.rooms.now());
                let levels: Vec<Level> =
                    view.chairs.iter().map(|chair| chair.bot.unwrap_or(view.level)).collect();
                Ok::<_, Problem>((table.title(), table.setup().to_owned(), record, seat, view.level, levels))
            })
            .await??;
        let (visitor, cookies) = visitor_or_guest(&app, &reader, from, None).await?;
        let opening = Opening {
            title,
            setup,
            host: visitor.person(),
            public: false,
            pace: Pace::Relaxed { days: 7 },
            level,
            from: Some(record),
            rematch_of: None,
        };
        let room = api::open_copy(&app, &visitor, from, opening, seat, &levels).await?;
        Ok(lead(&format!("/t/{}", room.id), cookies))
    };
    done.await.unwrap_or_else(|problem: Problem| reader.failed(&app, &problem))
}
