//! What is answered when something cannot be done.

use axum::Json;
use axum::http::{StatusCode, header};
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
    /// After so many seconds it is worth trying again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wait: Option<u32>,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Problem {
        Problem { status, code, message: message.into(), rule: None, wait: None }
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
            Code::NotHost | Code::NotSeated | Code::HasResigned => StatusCode::FORBIDDEN,
            Code::Unreadable | Code::Illegal | Code::BadText | Code::BadWord | Code::NoSuchSeat => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            _ => StatusCode::CONFLICT,
        };
        let code = refusal.code.text();
        let rule = refusal.rule.map(|rule| rule.0);
        Problem { rule, ..Problem::new(status, code, crate::tongue::refusal(code)) }
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
            store::StoreError::Missing => Problem::missing("Not found."),
            store::StoreError::Unusable(reason) | store::StoreError::Unknown(reason) => unavailable(&reason),
        }
    }
}

fn unavailable(reason: &str) -> Problem {
    tracing::error!(reason, "the store does not answer");
    let message =
        "The data could not be saved or read. Try again with the same key; nothing will be done twice.";
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message)
}
