//! What is answered when something cannot be done.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use table::{Code, Refusal};
use utoipa::ToSchema;

use crate::rooms::Trouble;

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
}

impl Problem {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Problem {
        Problem { status, code, message: message.into(), rule: None }
    }

    pub(crate) fn bad(code: &'static str, message: impl Into<String>) -> Problem {
        Problem::new(StatusCode::BAD_REQUEST, code, message)
    }

    pub(crate) fn missing(message: &str) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, "not-found", message)
    }

    /// Too much waits to be thought about.
    pub(crate) fn busy() -> Problem {
        let message = "All bots are thinking. Try again in a moment.";
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many", message)
    }

    pub(crate) fn stranger() -> Problem {
        Problem::new(StatusCode::UNAUTHORIZED, "no-session", "Say who you are: send a session token.")
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.status, Json(self)).into_response()
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let status = match refusal.code {
            Code::NotHost | Code::NotSeated | Code::HasResigned => StatusCode::FORBIDDEN,
            Code::Unreadable | Code::Illegal | Code::BadText | Code::BadWord | Code::NoSuchSeat => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            _ => StatusCode::CONFLICT,
        };
        let code = refusal.code.text();
        Problem { status, code, message: crate::tongue::refusal(code), rule: refusal.rule.map(|rule| rule.0) }
    }
}

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Problem {
        match trouble {
            Trouble::Refused(refusal) => refusal.into(),
            Trouble::Missing => Problem::missing("There is no such table."),
            Trouble::Corrupt(reason) => {
                tracing::error!(reason, "a table cannot be used");
                let message =
                    "This table was played with another version of the program and cannot be opened.";
                Problem::new(StatusCode::CONFLICT, "other-version", message)
            }
            Trouble::Unavailable(reason) => unavailable(&reason),
        }
    }
}

impl From<store::StoreError> for Problem {
    fn from(error: store::StoreError) -> Problem {
        match error {
            store::StoreError::Taken => Problem::new(StatusCode::CONFLICT, "taken", "This name is taken."),
            store::StoreError::Missing => Problem::missing("There is no such thing."),
            store::StoreError::Unusable(reason) | store::StoreError::Unknown(reason) => unavailable(&reason),
        }
    }
}

fn unavailable(reason: &str) -> Problem {
    tracing::error!(reason, "the store does not answer");
    let message = "The store does not answer. Try again with the same key; it will not be done twice.";
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message)
}
