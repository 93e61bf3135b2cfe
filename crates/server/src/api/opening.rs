//! How tables come to be: opened, as a copy of a game, or as a rematch; and whom one may invite.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use kernel::{Seat, Secret};
use serde::{Deserialize, Serialize};
use store::{Head, SeatRole};
use table::{Code, Command, Level, Opening, Pace, Person, Sitter, Stage, Table};
use utoipa::ToSchema;

use super::shapes::{LevelDoc, PaceDoc};
use super::{act, title};
use crate::app::Shared;
use crate::edge::Address;
use crate::input::{Body, Named};
use crate::problem::Problem;
use crate::rooms::{Room, RoomError};
use crate::session::{Visitor, random, unguessable};

/// How a table is opened.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Open {
    game: String,
    /// Options as `key=value`, separated by spaces.
    #[serde(default)]
    #[schema(max_length = 500)]
    setup: String,
    /// Whether it is listed in the lobby.
    #[serde(default)]
    public: bool,
    #[serde(default = "usual_pace")]
    #[schema(value_type = Option<PaceDoc>)]
    pace: Pace,
    /// The level of bots that stand in for people, and of those that fill chairs at the start.
    #[serde(default = "usual_level")]
    #[schema(value_type = Option<LevelDoc>)]
    level: Level,
    /// Bots that sit down at once.
    #[serde(default)]
    #[schema(value_type = Vec<LevelDoc>, max_items = 8)]
    bots: Vec<Level>,
    /// Whether you sit down at once.
    #[serde(default = "yes")]
    sit: bool,
    /// What you add to the luck.
    #[schema(max_length = 80)]
    word: Option<String>,
}

const fn usual_pace() -> Pace {
    Pace::Relaxed { days: 3 }
}

const fn usual_level() -> Level {
    Level::Skilled
}

const fn yes() -> bool {
    true
}

/// The name of the new table.
#[derive(Serialize, ToSchema)]
pub(crate) struct Opened {
    id: String,
    /// The page of the table. People who have the link may watch, and sit down while a chair is free.
    link: String,
}

impl Opened {
    fn of(app: &Shared, room: &Room) -> Opened {
        Opened { id: room.id.clone(), link: app.config.link(&format!("/t/{}", room.id)) }
    }
}

/// Whether a person may open one more table.
async fn may_open(app: &Shared, visitor: &Visitor, from: IpAddr, public: bool) -> Result<(), Problem> {
    visitor.may_play()?;
    let rates = app.limits.rates;
    let open = app.store.hosted(&visitor.user.id, rates.tables).await?;
    if open.len() >= rates.tables {
        let message = "You have too many open tables. Finish or close some of them first.";
        return Err(Problem::enough("too-many-tables", message));
    }
    let listed = |head: &&Head| head.public && head.now.stage == store::Stage::Gathering;
    if public && open.iter().filter(listed).count() >= rates.public_tables {
        let message = "Too many of your public tables wait for players. Start or close some of them first.";
        return Err(Problem::enough("too-many-public-tables", message));
    }
    if public {
        let known = app.limits.public(from);
        let mut done = Vec::new();
        for table in &known {
            if !waits(app, table).await {
                done.push(table.clone());
            }
        }
        app.limits.forget_public(from, &done);
        if known.len() - done.len() >= rates.public_tables.saturating_mul(2) {
            let message = "Too many public tables that were opened from your address wait for players. Start or close some of them first.";
            return Err(Problem::enough("too-many-public-tables", message));
        }
    }
    app.limits.new_table(from, public)
}

/// Whether a table waits for players. One that cannot be looked at now may.
async fn waits(app: &Shared, table: &str) -> bool {
    match app.rooms.room(table).await {
        Ok(room) => app.rooms.look(&room, |table| table.stage() == Stage::Gathering).await.unwrap_or(true),
        Err(RoomError::Missing) => false,
        Err(_) => true,
    }
}

/// Opens a table, and seats the host and bots.
pub(crate) async fn open_table(
    app: &Shared,
    visitor: &Visitor,
    from: IpAddr,
    opening: Opening,
    sit: Option<Option<String>>,
    bots: &[Level],
) -> Result<Arc<Room>, Problem> {
    if !opening.pace.is_sensible() {
        let message = "A live game has 1 to 600 minutes and at most 600 seconds; a game over days has 1 to 30 days per move.";
        return Err(Problem::bad("bad-pace", message));
    }
    let (setup, seats) =
        opening.title.setup(&opening.setup).map_err(|error| Problem::bad("bad-setup", error.0))?;
    if bots.len() + usize::from(sit.is_some()) > seats {
        return Err(Problem::bad("bad-setup", "There are more bots than seats for them."));
    }
    may_open(app, visitor, from, opening.public).await?;
    let opening = Opening { setup, ..opening };
    let room = app.rooms.open(&unguessable(), &opening, &Secret(random())).await?;
    if opening.public {
        app.limits.note_public(from, &room.id);
    }
    let person = visitor.person();
    // Bots first: the game begins when the last chair is taken.
    for (&level, seat) in bots.iter().zip((0..seats).rev()) {
        let bot = Command::Bot { seat: Some(Seat::new(seat)), level };
        app.rooms.submit(&room, &person, None, bot).await?;
    }
    if let Some(word) = sit {
        app.rooms.submit(&room, &person, None, Command::Sit { seat: None, word }).await?;
    }
    Ok(room)
}

/// Opens a copy of a game that goes on, with its host in this seat and bots on the others.
pub(crate) async fn open_copy(
    app: &Shared,
    visitor: &Visitor,
    from: IpAddr,
    opening: Opening,
    seat: Seat,
    levels: &[Level],
) -> Result<Arc<Room>, Problem> {
    may_open(app, visitor, from, opening.public).await?;
    let room = app.rooms.open(&unguessable(), &opening, &Secret(random())).await?;
    let person = visitor.person();
    for (other, &level) in Seat::all(levels.len()).zip(levels).filter(|(other, _)| *other != seat) {
        app.rooms.submit(&room, &person, None, Command::Bot { seat: Some(other), level }).await?;
    }
    app.rooms.submit(&room, &person, None, Command::Sit { seat: Some(seat), word: None }).await?;
    Ok(room)
}

/// Open a table.
#[utoipa::path(post, path = "/tables", request_body = Open, security(("token" = [])),
    responses((status = 201, body = Opened), (status = "4XX", body = Problem)))]
pub(crate) async fn open(
    State(app): State<Shared>,
    visitor: Visitor,
    Address(from): Address,
    Body(open): Body<Open>,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    let opening = Opening {
        title: title(&app, &open.game)?,
        setup: open.setup,
        host: visitor.person(),
        public: open.public,
        pace: open.pace,
        level: open.level,
        from: None,
        rematch_of: None,
    };
    let sit = open.sit.then_some(open.word);
    let room = open_table(&app, &visitor, from, opening, sit, &open.bots).await?;
    Ok((StatusCode::CREATED, Json(Opened::of(&app, &room))))
}

/// The owner of the account with this name, whom this visitor invites.
pub(crate) async fn invited(
    app: &Shared,
    visitor: &Visitor,
    from: IpAddr,
    name: &str,
) -> Result<Person, Problem> {
    visitor.may_play()?;
    app.limits.invitation(from, &visitor.user.id)?;
    let user = app.store.account(name).await?;
    let user = user.ok_or_else(|| Problem::missing("There is no account with this name."))?;
    let most = app.limits.rates.invited;
    if app.store.tables_of(&user.id, SeatRole::Invited, most).await?.len() >= most {
        let message = "This person has too many invitations to answer.";
        return Err(Problem::enough("too-many-invitations", message));
    }
    Ok(Person { user: user.id, name: user.name, guest: false })
}

/// What a rematch is made of: the same game, options and people, everyone one seat further.
struct Plan {
    id: String,
    opening: Opening,
    sitters: Vec<(Seat, Sitter)>,
    /// Where the visitor sits.
    seat: Seat,
}

/// Whether a table was closed before it was played.
async fn was_closed(app: &Shared, id: &str) -> Result<bool, Problem> {
    match app.rooms.room(id).await {
        // It is being opened.
        Err(RoomError::Missing) => Ok(false),
        room => {
            let unplayed = |table: &Table| table.stage() == Stage::Over && table.play().is_none();
            Ok(app.rooms.look(&*room?, unplayed).await?)
        }
    }
}

/// The table on which the same people play again, with the visitor on their chair. The first who asks for it opens it and
/// has chairs kept for the others. If it is closed before it is played, the next who asks opens another one.
pub(crate) async fn play_again(
    app: &Shared,
    visitor: &Visitor,
    from: IpAddr,
    id: &str,
) -> Result<Arc<Room>, Problem> {
    let room = app.rooms.room(id).await?;
    let closed = match app.rooms.look(&room, |table| table.rematch().map(str::to_owned)).await? {
        Some(known) if !was_closed(app, &known).await? => None,
        known => {
            may_open(app, visitor, from, false).await?;
            known
        }
    };
    act(app, visitor, id, None, Command::Rematch { table: unguessable(), closed }).await?;
    let plan = app.rooms.look(&room, |table| plan(table, visitor, id)).await?;
    let Plan { id, opening, sitters, seat } = plan.ok_or_else(|| Problem::missing("There is no rematch."))?;
    let person = visitor.person();
    let room = match app.rooms.room(&id).await {
        Err(RoomError::Missing) => {
            let opened = app.rooms.open(&id, &opening, &Secret(random())).await;
            // Another player may have been as fast.
            let room = if opened.is_ok() { opened? } else { app.rooms.room(&id).await? };
            for (seat, sitter) in sitters {
                let command = match sitter {
                    Sitter::Bot(level) => Command::Bot { seat: Some(seat), level },
                    Sitter::Person(other) | Sitter::Kept(other) if other.user != person.user => {
                        // A person who was deleted is not waited for.
                        if app.store.user(&other.user).await?.is_none() {
                            continue;
                        }
                        Command::Invite { seat: Some(seat), person: other }
                    }
                    _ => continue,
                };
                match app.rooms.submit(&room, &person, None, command).await {
                    // They were faster, or sit there already.
                    Ok(_) | Err(RoomError::Refused(_)) => {}
                    Err(error) => return Err(error.into()),
                }
            }
            room
        }
        found => found?,
    };
    match app.rooms.submit(&room, &person, None, Command::Sit { seat: Some(seat), word: None }).await {
        Err(RoomError::Refused(refusal)) if refusal.code == Code::AlreadySeated => {}
        sat => drop(sat?),
    }
    Ok(room)
}

fn plan(table: &Table, visitor: &Visitor, id: &str) -> Option<Plan> {
    let seats = table.chairs().len();
    let sitters =
        Seat::all(seats).map(|seat| (seat.next(seats), table.chairs()[seat.index()].sitter.clone()));
    Some(Plan {
        id: table.rematch()?.to_owned(),
        opening: Opening {
            title: table.title(),
            setup: table.setup().to_owned(),
            host: visitor.person(),
            public: false,
            pace: table.pace(),
            level: table.level(),
            from: None,
            rematch_of: Some(id.to_owned()),
        },
        sitters: sitters.collect(),
        seat: table.seat_of(&visitor.user.id)?.next(seats),
    })
}

/// Play again once the game is over: the same game, options and people, everyone one seat further. The first who asks
/// opens the table; each of the others who asks sits down there.
#[utoipa::path(post, path = "/tables/{id}/rematch", params(("id" = String, Path)), security(("token" = [])),
    responses((status = 201, body = Opened), (status = "4XX", body = Problem)))]
pub(crate) async fn rematch(
    State(app): State<Shared>,
    visitor: Visitor,
    Address(from): Address,
    Named(id): Named<String>,
) -> Result<(StatusCode, Json<Opened>), Problem> {
    let room = play_again(&app, &visitor, from, &id).await?;
    Ok((StatusCode::CREATED, Json(Opened::of(&app, &room))))
}
