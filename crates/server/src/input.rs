//! What comes in, checked at the edge.

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Json, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::problem::Problem;

/// A body of JSON.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(Problem::new(
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "not-json",
                "Send JSON, with 'Content-Type: application/json'.",
            )),
            Err(wrong) => Err(Problem::bad("bad-request", wrong.body_text())),
        }
    }
}

/// The part of the address behind the question mark.
#[derive(Debug)]
pub struct Asked<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Problem> {
        let asked = Query::from_request_parts(parts, state).await;
        let wrong = |wrong: QueryRejection| Problem::bad("bad-request", wrong.body_text());
        asked.map(|Query(asked)| Asked(asked)).map_err(wrong)
    }
}

/// A part of the address.
#[derive(Debug)]
pub struct Named<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Named<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Named<T>, Problem> {
        let named = Path::from_request_parts(parts, state).await;
        let wrong = |_: PathRejection| Problem::missing("There is nothing at this address.");
        named.map(|Path(named)| Named(named)).map_err(wrong)
    }
}
