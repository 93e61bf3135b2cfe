//! Moments of a game that is over, tried again.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::Seat;
use serde::Deserialize;
use table::{Play, Title};
use web::again::{Again, address, answered};

use super::replay::over;
use super::{Form, Reader, html, lead, value};
use crate::app::Shared;
use crate::edge::Address;
use crate::input::{Asked, Named};
use crate::problem::Problem;

/// A moment, and what is answered there now.
#[derive(Deserialize)]
pub(super) struct Moment {
    #[serde(default)]
    at: usize,
    did: Option<String>,
}

/// What is known of a moment.
struct Known {
    title: &'static dyn Title,
    setup: String,
    seats: usize,
    seat: Seat,
    position: Box<dyn Play>,
}

async fn known(app: &Shared, id: &str, at: usize) -> Result<Known, Problem> {
    let room = app.rooms.room(id).await?;
    let looked = app.rooms.look(&room, |table| {
        let play = over(table)?;
        let missing = || Problem::missing("The game had no such moment.");
        let seat = play.given().get(at).ok_or_else(missing)?.seat;
        let (title, setup, seats) = (table.title(), table.setup().to_owned(), table.chairs().len());
        Ok(Known { title, setup, seats, seat, position: play.at(at) })
    });
    looked.await?
}

/// The position, before or after an answer.
pub(super) async fn page(
    State(app): State<Shared>,
    reader: Reader,
    Address(from): Address,
    Named(id): Named<String>,
    Asked(moment): Asked<Moment>,
) -> Response {
    let page = async {
        let Known { title, setup, seats, seat, position } = known(&app, &id, moment.at).await?;
        let did = moment.did.as_deref().filter(|action| position.check(seat, action).is_ok());
        let mut after = position.copy();
        let mut advice = None;
        if let Some(action) = did {
            advice = Some(app.thinker.advise(from, position.adviser(seat)).await.ok_or_else(Problem::busy)?);
            let given = after.answer(seat, action);
            given.map_err(|_| {
                Problem::new(StatusCode::CONFLICT, "illegal", "This cannot be answered here.")
            })?;
        }
        let again = Again {
            id: &id,
            game: title.name(),
            setup: &setup,
            at: moment.at,
            seat,
            seats,
            answer: did.zip(advice.as_ref()),
        };
        let words = reader.words(&app, title.name());
        Ok(html(web::again::page(&reader.look, words, &again, after.as_ref())).into_response())
    };
    page.await.unwrap_or_else(|problem: Problem| reader.failed(&app, &problem))
}

/// An answer: it leads to the page that grades it.
pub(super) async fn act(
    State(app): State<Shared>,
    reader: Reader,
    Named(id): Named<String>,
    Asked(moment): Asked<Moment>,
    Form(fields): Form,
) -> Response {
    match (value(&fields, "action"), known(&app, &id, moment.at).await) {
        (_, Err(problem)) => reader.failed(&app, &problem),
        (Some(action), Ok(_)) => lead(&answered(&id, moment.at, action), Vec::new()),
        (None, Ok(_)) => lead(&address(&id, moment.at), Vec::new()),
    }
}
