//! Home, opening a table, and getting to one.

use std::net::IpAddr;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::HeaderValue;
use axum::response::{IntoResponse, Response};
use kernel::{Choices, Phrase, Seat};
use store::{Head, SeatRole};
use table::{ChairView, Level, Opening, Pace, Stage};
use web::Notice;
use web::home::{Choice, Home, Listed, Resume};

use super::{Fields, Form, Reader, html, lead, value};
use crate::api;
use crate::app::Shared;
use crate::edge::Address;
use crate::input::Asked;
use crate::people;
use crate::problem::Problem;
use crate::session::{Visitor, cookie, random};
use crate::summary::Summary;

/// So many tables are listed.
const LISTED: usize = 40;

/// So many invitations are listed, behind the tables one sits at.
const INVITATIONS: usize = 10;

pub(super) async fn home(State(app): State<Shared>, reader: Reader) -> Response {
    page(&app, &reader, StatusCode::OK, None, None).await
}

/// The first page. `astray` is what the visitor typed to join a table, if it led nowhere.
async fn page(
    app: &Shared,
    reader: &Reader,
    status: StatusCode,
    notice: Option<Notice>,
    astray: Option<&str>,
) -> Response {
    match lists(app, reader).await {
        Err(problem) => reader.failed(app, &problem),
        Ok((yours, public, counts)) => {
            let resume = match yours.first().filter(|table| table.waits_for_you()) {
                Some(table) => resume(app, reader, table).await,
                None => None,
            };
            let unknown = unknown(app, reader).await;
            let newcomer = is_new(app, reader, None).await;
            let markup = web::home::page(&Home {
                visitor: &reader.look,
                words: reader.words(app, ""),
                notice: notice.as_ref(),
                games: app.rooms.titles(),
                choice: choice(app, newcomer),
                resume,
                yours: &yours,
                public: &public,
                counts,
                unknown: &unknown,
                astray,
                now: app.rooms.now(),
            });
            (status, html(markup)).into_response()
        }
    }
}

/// Whether a visitor has lately finished no game here, or none of this kind. Who has only taken lessons is still new.
async fn is_new(app: &Shared, reader: &Reader, game: Option<&str>) -> bool {
    let Some(visitor) = &reader.visitor else { return true };
    let played = app.store.tables_of(&visitor.user.id, SeatRole::Past, LISTED).await;
    played.is_ok_and(|played| played.iter().all(|(head, _)| game.is_some_and(|game| head.game != game)))
}

/// The games with lessons that a visitor has neither played lately nor taken a lesson of. Without the store, none.
async fn unknown(app: &Shared, reader: &Reader) -> Vec<&'static str> {
    let mut played = Vec::new();
    if let Some(visitor) = &reader.visitor {
        for role in [SeatRole::Sits, SeatRole::Past] {
            let Ok(heads) = app.store.tables_of(&visitor.user.id, role, LISTED).await else {
                return Vec::new();
            };
            played.extend(heads.into_iter().map(|(head, _)| head.game));
        }
    }
    let taken = |game: &str| reader.learned.iter().any(|name| name.split('/').next() == Some(game));
    let games = app.rooms.titles().iter().map(|title| title.name());
    let new =
        |game: &&str| learn::course(game).is_some() && !taken(game) && !played.iter().any(|own| own == game);
    games.filter(new).collect()
}

/// What is chosen already for a game against bots: for newcomers, few seats and the gentlest bots.
fn choice(app: &Shared, newcomer: bool) -> Choice<'static> {
    let game = app.rooms.titles()[0].name();
    match newcomer {
        true => Choice { game, seats: 3, level: Level::ALL[0] },
        false => Choice { game, seats: 4, level: Level::Casual },
    }
}

type Lists = (Vec<Listed>, Vec<Listed>, (usize, usize));

async fn lists(app: &Shared, reader: &Reader) -> Result<Lists, Problem> {
    let mut yours = Vec::new();
    if let Some(visitor) = &reader.visitor {
        for (role, most) in [(SeatRole::Sits, LISTED), (SeatRole::Invited, INVITATIONS)] {
            let heads = app.store.tables_of(&visitor.user.id, role, most).await?;
            yours.extend(
                heads.iter().filter_map(|(head, seat)| listed(app, head, Some(Seat::new((*seat).into())))),
            );
        }
        yours.sort_by_key(|table| !table.waits_for_you());
    }
    let heads = app.store.lobby(LISTED).await?;
    let public: Vec<Listed> = heads.iter().filter_map(|head| listed(app, head, None)).collect();
    let gathering = public.iter().filter(|table| table.stage == Stage::Gathering).count();
    let counts = (gathering, public.len() - gathering);
    Ok((yours, public, counts))
}

/// A table as the store lists it.
pub(super) fn listed(app: &Shared, head: &Head, you: Option<Seat>) -> Option<Listed> {
    let summary: Summary = serde_json::from_str(&head.summary).ok()?;
    let game = app.rooms.titles().iter().find(|title| title.name() == head.game)?.name();
    let chairs: Vec<ChairView> = summary
        .seats
        .iter()
        .zip(0..)
        .map(|(seat, index)| seat.chair(head.now.waiting >> index & 1 == 1))
        .collect();
    Some(Listed {
        id: head.id.clone(),
        game,
        stage: match head.now.stage {
            store::Stage::Gathering => Stage::Gathering,
            store::Stage::Playing => Stage::Playing,
            store::Stage::Over => Stage::Over,
        },
        names: web::table::chair_names(&chairs),
        chairs,
        you,
        pace: summary.pace,
        outcome: summary.outcome,
        progress: None,
        watching: 0,
        changed: head.now.changed,
    })
}

async fn resume<'a>(app: &Shared, reader: &Reader, table: &'a Listed) -> Option<Resume<'a>> {
    let you = table.you?;
    let room = app.rooms.room(&table.id).await.ok()?;
    let looked = app.rooms.look(&room, |seen| {
        let view = seen.play()?.view(kernel::Observer::Seat(you));
        let left = seen.chair_views(app.rooms.now()).get(you.index())?.clock.map(|clock| clock.left);
        Some((view, left))
    });
    let (view, left) = looked.await.ok()??;
    let (says, picture) = web::home::glimpse(reader.words(app, table.game), view.as_ref(), &table.names);
    Some(Resume { table, says, left, picture })
}

/// Who plays: the visitor, or a guest who is made now. The cookie is to be set then.
pub(super) async fn visitor_or_guest(
    app: &Shared,
    reader: &Reader,
    from: IpAddr,
    name: Option<&str>,
) -> Result<(Visitor, Vec<HeaderValue>), Problem> {
    if let Some(visitor) = &reader.visitor {
        return Ok((visitor.clone(), Vec::new()));
    }
    let name = match name.map(str::trim) {
        Some(name) if !name.is_empty() => name.to_owned(),
        _ => {
            let number = u16::from_le_bytes(random()) % 10_000;
            reader.words(app, "").say(&Phrase::new("guest-name").number("number", number))
        }
    };
    let (_, token) = people::guest(app, from, &name).await?;
    let cookie = cookie(app, Some(&token));
    let visitor = crate::session::by_token(app, &token).await?.ok_or_else(Problem::stranger)?;
    Ok((visitor, vec![cookie]))
}

/// A game against bots, in one step.
pub(super) async fn play(
    State(app): State<Shared>,
    Address(from): Address,
    reader: Reader,
    Form(fields): Form,
) -> Response {
    match quick(&app, &reader, from, &fields).await {
        Ok(response) => response,
        Err(problem) => {
            let notice = Some(reader.notice(&app, &problem));
            page(&app, &reader, problem.status, notice, None).await
        }
    }
}

/// What is played in a game against bots. Newcomers get what is easiest to learn, where that is known for the number of seats.
fn setup(title: &dyn table::Title, seats: Option<u8>, newcomer: bool) -> String {
    let setup = seats.map(|seats| format!("seats={seats}")).unwrap_or_default();
    let gentle = learn::course(title.name()).filter(|_| newcomer).map_or(&[][..], |course| course.gentle);
    let mut gentle = gentle.iter().map(|gentle| format!("{setup} {gentle}"));
    gentle.find(|gentle| title.setup(gentle).is_ok()).unwrap_or(setup)
}

async fn quick(app: &Shared, reader: &Reader, from: IpAddr, fields: &Fields) -> Result<Response, Problem> {
    let title = match value(fields, "game") {
        Some(game) => api::title(app, game)?,
        None => app.rooms.titles()[0],
    };
    let wanted = value(fields, "seats").and_then(|seats| seats.parse::<u8>().ok());
    let offers = title.offers();
    let seats = offers.iter().find_map(|offer| match offer.choices {
        Choices::Number { least, most, usual } if offer.key == "seats" => {
            Some(wanted.unwrap_or(usual).clamp(least, most))
        }
        _ => None,
    });
    let newcomer = is_new(app, reader, Some(title.name())).await;
    let usual = if newcomer { Level::ALL[0] } else { Level::Casual };
    let level = value(fields, "level").and_then(Level::named).unwrap_or(usual);
    let (visitor, cookies) = visitor_or_guest(app, reader, from, value(fields, "name")).await?;
    let opening = Opening {
        title,
        setup: setup(title, seats, newcomer),
        host: visitor.person(),
        public: false,
        pace: Pace::Relaxed { days: 7 },
        level,
        from: None,
        rematch_of: None,
    };
    let bots = vec![level; usize::from(seats.unwrap_or(2)) - 1];
    let room = api::open_table(app, &visitor, from, opening, Some(None), &bots).await?;
    Ok(lead(&format!("/t/{}", room.id), cookies))
}

/// The form for a new table.
pub(super) async fn new(State(app): State<Shared>, reader: Reader, Asked(asked): Asked<Fields>) -> Response {
    let title = match value(&asked, "game") {
        Some(game) => api::title(&app, game),
        None => Ok(app.rooms.titles()[0]),
    };
    let page = title.map(|title| {
        web::new::page(&web::new::New {
            visitor: &reader.look,
            words: reader.words(&app, title.name()),
            notice: None,
            title,
            games: app.rooms.titles(),
            fields: &asked,
            faults: &[],
        })
    });
    reader.show(&app, page)
}

/// Opens a table as the form says.
pub(super) async fn open(
    State(app): State<Shared>,
    Address(from): Address,
    reader: Reader,
    Form(fields): Form,
) -> Response {
    let title = match api::title(&app, value(&fields, "game").unwrap_or_default()) {
        Ok(title) => title,
        Err(problem) => return reader.failed(&app, &problem),
    };
    let show = |faults: &[web::new::Fault], notice: Option<&Notice>, status: StatusCode| {
        let page = web::new::page(&web::new::New {
            visitor: &reader.look,
            words: reader.words(&app, title.name()),
            notice,
            title,
            games: app.rooms.titles(),
            fields: &fields,
            faults,
        });
        (status, html(page)).into_response()
    };
    let form = match web::new::read(title, &fields) {
        Ok(form) => form,
        Err(faults) => return show(&faults, None, StatusCode::UNPROCESSABLE_ENTITY),
    };
    let opened = async {
        let (visitor, cookies) = visitor_or_guest(&app, &reader, from, form.name.as_deref()).await?;
        let opening = Opening {
            title,
            setup: form.setup,
            host: visitor.person(),
            public: form.public,
            pace: form.pace,
            level: form.level,
            from: None,
            rematch_of: None,
        };
        let room = api::open_table(&app, &visitor, from, opening, Some(None), &[]).await?;
        Ok(lead(&format!("/t/{}", room.id), cookies))
    };
    match opened.await {
        Ok(response) => response,
        Err(problem) => show(&[], Some(&reader.notice(&app, &problem)), problem.status),
    }
}

/// Leads to a table by its link or its name.
pub(super) async fn join(State(app): State<Shared>, reader: Reader, Form(fields): Form) -> Response {
    let typed = value(&fields, "link").or(value(&fields, "id")).unwrap_or_default().trim();
    let id = typed.rsplit("/t/").next().unwrap_or_default();
    let id = id.split(['/', '?', '#']).next().unwrap_or_default();
    match app.rooms.room(id).await {
        Ok(room) => lead(&format!("/t/{}", room.id), Vec::new()),
        Err(_) => page(&app, &reader, StatusCode::NOT_FOUND, None, Some(typed)).await,
    }
}
