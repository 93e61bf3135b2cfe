//! What is answered when something cannot be done.

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use table::{Code, Refusal};
use utoipa::ToSchema;

use crate::rooms::{OtherVersion, RoomError};

/// Why a request was not carried out. Nothing has changed, unless the code is `unavailable`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Problem {
    #[serde(skip)]
    pub(crate) status: StatusCode,
    /// What a program goes by.
    pub code: &'static str,
    /// The same for people, in English.
    pub message: String,
    /// The paragraph of the rules that forbids an answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// After so many seconds it is worth trying again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wait: Option<u32>,
    /// For pages: what is known of a table of another version.
    #[serde(skip)]
    pub(crate) other_version: Option<OtherVersion>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Problem {
        Problem { status, code, message: message.into(), rule: None, wait: None, other_version: None }
    }

    pub(crate) fn bad(code: &'static str, message: impl Into<String>) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, code, message)
    }

    pub(crate) fn missing(message: &str) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "not-found", message)
    }

    pub(crate) fn too_large() -> Problem {
        Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", "A request must have at most 16 KB.")
    }

    /// Too much was asked for; more is welcome in so many seconds.
    pub(crate) fn too_many(message: &str, wait: u32) -> Problem {
        Problem { wait: Some(wait), ..Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many", message) }
    }

    /// Too much waits to be thought about.
    pub(crate) fn busy() -> Problem {
        Problem::too_many("All bots are busy. Try again in a moment.", 3)
    }

    /// There is as much of something as there may be; `message` says what to do about it.
    pub(crate) fn enough(code: &'static str, message: &str) -> Problem {
        Problem::new(StatusCode::CONFLICT, code, message)
    }

    /// The token was made for something else.
    pub(crate) fn out_of_scope() -> Problem {
        let message = "This key may not do that: it was made without the scope for it.";
        Problem::new(StatusCode::FORBIDDEN, "no-scope", message)
    }

    pub(crate) fn stranger() -> Problem {
        Problem::new(StatusCode::UNAUTHORIZED, "no-session", "You are not logged in: send a session token.")
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(&self)).into_response();
        if let Some(seconds) = self.wait {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let status = match refusal.code {
            Code::NotHost | Code::NotSeated | Code::HasResigned | Code::Muted | Code::Removed => {
                StatusCode::FORBIDDEN
            }
            Code::TooMuchChat | Code::TooFast | Code::TooOften => StatusCode::TOO_MANY_REQUESTS,
            Code::Unreadable | Code::Illegal | Code::BadText | Code::BadWord | Code::NoSuchSeat => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            _ => StatusCode::CONFLICT,
        };
        let code = refusal.code.text();
        let rule = refusal.rule.map(|rule| rule.0);
        Problem { rule, ..Problem::new(status, code, crate::language::refusal(code)) }
    }
}

impl From<RoomError> for Problem {
    fn from(trouble: RoomError) -> Problem {
        match trouble {
            RoomError::Refused(refusal) => refusal.into(),
            RoomError::Missing => Problem::missing("There is no such table."),
            RoomError::OtherVersion(other) => {
                let OtherVersion { rules, over } = other;
                let record = if over { " Its record can be had." } else { "" };
                let message = format!(
                    "This table was played under version {rules} of its rules, which this program cannot play.{record}"
                );
                let problem = Problem::new(StatusCode::CONFLICT, "other-version", message);
                Problem { other_version: Some(other), ..problem }
            }
            RoomError::Corrupt(reason) => {
                tracing::error!(reason, "a table cannot be used");
                let message = "What is stored of this table cannot be read.";
                Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "damaged", message)
            }
            RoomError::Unavailable(reason) => unavailable(&reason),
        }
    }
}

impl From<store::StoreError> for Problem {
    fn from(error: store::StoreError) -> Problem {
        match error {
            store::StoreError::Conflict => Problem::new(StatusCode::CONFLICT, "taken", "This name is taken."),
            store::StoreError::Missing => Problem::missing("Not found."),
            store::StoreError::Unusable(reason)
            | store::StoreError::OutcomeUnknown(reason)
            | store::StoreError::Damaged(reason) => unavailable(&reason),
        }
    }
}

fn unavailable(reason: &str) -> Problem {
    tracing::error!(reason, "the store does not answer");
    let message =
        "The data could not be saved or read. Try again with the same key; nothing will be done twice.";
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message)
}
