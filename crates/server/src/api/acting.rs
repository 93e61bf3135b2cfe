//! What people and programs do at tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use kernel::{Seat, Secret};
use serde::{Deserialize, Serialize};
use table::{Command, Level};
use utoipa::ToSchema;

use super::opening::invited;
use super::shapes::LevelDoc;
use crate::app::Shared;
use crate::edge::Address;
use crate::input::{Body, Named};
use crate::problem::Problem;
use crate::session::{Visitor, random};

/// What you have noticed at the table by now.
#[derive(Serialize, ToSchema)]
pub(crate) struct Done {
    version: u64,
}

type Acted = Result<Json<Done>, Problem>;

/// A key that marks a request: sent again, it is not carried out again.
pub(crate) fn checked_key(key: Option<&str>) -> Result<Option<&str>, Problem> {
    match key {
        Some(key) if key.is_empty() || key.len() > 64 || key.chars().any(char::is_control) => {
            Err(Problem::bad("bad-key", "A key must have 1 to 64 characters."))
        }
        key => Ok(key),
    }
}

pub(crate) async fn act(
    app: &Shared,
    visitor: &Visitor,
    id: &str,
    key: Option<&str>,
    command: Command,
) -> Result<u64, Problem> {
    visitor.may_play()?;
    let key = checked_key(key)?.map(str::to_owned);
    let room = app.rooms.room(id).await?;
    let (app, person) = (Arc::clone(app), visitor.person());
    // A client that hangs up has still asked: what was begun is finished, and shown to those who watch.
    let done = tokio::spawn(async move {
        app.rooms.submit(&room, &person, key.as_deref(), command).await.map(|(version, _)| version)
    });
    match done.await {
        Ok(done) => Ok(done?),
        Err(broken) => std::panic::resume_unwind(broken.into_panic()),
    }
}

pub(crate) fn seat(number: u8) -> Result<Seat, Problem> {
    if usize::from(number) < Seat::MAX {
        Ok(Seat::new(number.into()))
    } else {
        Err(table::Refusal::from(table::Code::NoSuchSeat).into())
    }
}

macro_rules! action {
    ($(#[$doc:meta])* $name:ident, $path:literal, $body:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty),* },
        |$app:ident, $sent:ident| $command:expr) => {
        $(#[$doc])*
        #[derive(Deserialize, ToSchema)]
        #[serde(deny_unknown_fields)]
        pub(crate) struct $body {
            /// Marks the request: sent again with the same key, it is not carried out again.
            #[schema(min_length = 1, max_length = 64)]
            key: Option<String>,
            $($(#[$field_doc])* $field: $type),*
        }

        $(#[$doc])*
        #[utoipa::path(post, path = $path, params(("id" = String, Path)), request_body = $body,
            security(("token" = [])), responses((status = 200, body = Done), (status = "4XX", body = Problem)))]
        pub(crate) async fn $name(
            State($app): State<Shared>,
            visitor: Visitor,
            Named(id): Named<String>,
            Body($sent): Body<$body>,
        ) -> Acted {
            let key = $sent.key.clone();
            let command = $command;
            Ok(Json(Done { version: act(&$app, &visitor, &id, key.as_deref(), command).await? }))
        }
    };
}

action!(
    /// Sit down.
    sit, "/tables/{id}/sit", Sit {
        /// A chair, from 0; without it, any that is free.
        #[schema(maximum = 7)]
        seat: Option<u8>,
        /// What you add to the luck.
        #[schema(max_length = 80)]
        word: Option<String>
    },
    |app, sent| Command::Sit { seat: sent.seat.map(seat).transpose()?, word: sent.word }
);
action!(
    /// Stand up before the game; leave it to a bot during the game.
    leave, "/tables/{id}/leave", Leave {}, |app, sent| Command::Leave
);
/// Keep a chair for the owner of an account. Only the host may.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Invite {
    /// Marks the request: sent again with the same key, it is not carried out again.
    #[schema(min_length = 1, max_length = 64)]
    key: Option<String>,
    #[schema(maximum = 7)]
    seat: Option<u8>,
    /// The name of the account.
    name: String,
}

/// Keep a chair for the owner of an account. Only the host may.
#[utoipa::path(post, path = "/tables/{id}/invite", params(("id" = String, Path)), request_body = Invite,
    security(("token" = [])), responses((status = 200, body = Done), (status = "4XX", body = Problem)))]
pub(crate) async fn invite(
    State(app): State<Shared>,
    visitor: Visitor,
    Address(from): Address,
    Named(id): Named<String>,
    Body(sent): Body<Invite>,
) -> Acted {
    let seat = sent.seat.map(seat).transpose()?;
    let person = invited(&app, &visitor, from, &sent.name).await?;
    let command = Command::Invite { seat, person };
    Ok(Json(Done { version: act(&app, &visitor, &id, sent.key.as_deref(), command).await? }))
}

action!(
    /// Say that you will not follow an invitation: the chair becomes free, and you are not invited here again.
    decline, "/tables/{id}/decline", Decline {}, |app, sent| Command::Decline
);
action!(
    /// Clear the table away before the game. Only the host may.
    close, "/tables/{id}/close", Close {}, |app, sent| Command::Close
);
action!(
    /// Say that you are ready. Where clocks run for several people, the game begins when all are.
    ready, "/tables/{id}/ready", Ready {}, |app, sent| Command::Ready
);
action!(
    /// Put a bot on a chair. Only the host may.
    bot, "/tables/{id}/bot", Bot {
        #[schema(maximum = 7)]
        seat: Option<u8>,
        #[schema(value_type = LevelDoc)]
        level: Level
    },
    |app, sent| Command::Bot { seat: sent.seat.map(seat).transpose()?, level: sent.level }
);
action!(
    /// Free a chair before the game. Only the host may.
    remove, "/tables/{id}/remove", Remove {
        #[schema(maximum = 7)]
        seat: u8
    },
    |app, sent| Command::Remove { seat: seat(sent.seat)? }
);
action!(
    /// Begin, with bots on chairs that are free. Only the host may. Where clocks run for several people, the others are
    /// asked first whether they are ready.
    start, "/tables/{id}/start", Start {}, |app, sent| Command::Start
);
action!(
    /// Answer your question.
    answer, "/tables/{id}/answer", AnswerBody {
        /// The version of the question.
        version: u64,
        /// One of its answers.
        #[schema(max_length = 200)]
        action: String
    },
    |app, sent| Command::Answer { version: sent.version, action: sent.action }
);
action!(
    /// Take back your own last answers: freely up to what was drawn, rolled or shown; beyond that, all others
    /// are asked.
    undo, "/tables/{id}/undo", Undo {
        /// The version you see.
        version: u64,
        /// How many of your answers; 1 if left out.
        #[schema(minimum = 1, maximum = 1000)]
        answers: Option<u16>
    },
    |app, sent| Command::Undo { version: sent.version, answers: sent.answers.unwrap_or(1).into() }
);
action!(
    /// Say whether a player may take back what they asked for.
    consent, "/tables/{id}/consent", Consent {
        /// The number of the request you mean; without it, whichever is open.
        #[serde(rename = "plea")]
        undo_request: Option<u32>,
        agree: bool
    },
    |app, sent| Command::Consent { undo_request: sent.undo_request, agree: sent.agree }
);
action!(
    /// The rules have changed since the game began, and it does not go the same way under the new ones: play on from the
    /// last step that agrees. Any player may.
    play_on, "/tables/{id}/play-on", PlayOn {}, |app, sent| Command::PlayOn { secret: Secret(random()) }
);
action!(
    /// The rules have changed since the game began, and it does not go the same way under the new ones: end it without a
    /// result, once all players agree.
    end, "/tables/{id}/end", End {}, |app, sent| Command::EndUnfinished
);
action!(
    /// Give up.
    resign, "/tables/{id}/resign", Resign {}, |app, sent| Command::Resign
);
action!(
    /// Let a bot play for a player who is absent. Only the host may.
    replace, "/tables/{id}/replace", Replace {
        #[schema(maximum = 7)]
        seat: u8
    },
    |app, sent| Command::Replace { seat: seat(sent.seat)? }
);
action!(
    /// Take your seat back from the bot.
    come_back, "/tables/{id}/return", Return {}, |app, sent| Command::Return
);
action!(
    /// Be asked even where there is no choice, or no longer. Otherwise the table gives an answer that tells nothing for
    /// you if it is the only one.
    every_step, "/tables/{id}/every-step", EveryStep {
        every: bool
    },
    |app, sent| Command::EveryStep { every: sent.every }
);
action!(
    /// Say something.
    chat, "/tables/{id}/chat", Chat {
        #[schema(min_length = 1, max_length = 500)]
        text: String
    },
    |app, sent| Command::Say { text: sent.text }
);
action!(
    /// Keep the author of a line of chat from writing here, or all who do not sit here; or let them again. Only the host
    /// may.
    mute, "/tables/{id}/mute", Mute {
        /// The number of a line; without it, all who do not sit here are meant.
        line: Option<u64>,
        muted: bool
    },
    |app, sent| Command::Mute { line: sent.line, muted: sent.muted }
);

/// Where to tell what happens.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Webhook {
    /// An https address that Discord or Slack gave you; empty for nowhere.
    #[schema(max_length = 500)]
    webhook: String,
}

/// Tell whose turn it is to this address. Only the host may.
#[utoipa::path(put, path = "/tables/{id}/webhook", params(("id" = String, Path)), request_body = Webhook,
    security(("token" = [])), responses((status = 200, body = Done), (status = "4XX", body = Problem)))]
pub(crate) async fn webhook(
    State(app): State<Shared>,
    visitor: Visitor,
    Named(id): Named<String>,
    Body(sent): Body<Webhook>,
) -> Acted {
    let webhook = match sent.webhook.as_str() {
        "" => None,
        address => Some(app.hooks.checked(address)?),
    };
    Ok(Json(Done { version: act(&app, &visitor, &id, None, Command::Hook { webhook }).await? }))
}
