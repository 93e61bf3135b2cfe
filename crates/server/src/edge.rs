//! The outermost layer: where every request is measured, limited and checked before anything else happens.

use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::{ConnectInfo, FromRequestParts, MatchedPath, Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::{BodyExt, LengthLimitError, Limited};
use tokio::time::timeout;

use crate::app::Shared;
use crate::limits::network;
use crate::problem::Problem;

/// The longest request or message a client may send.
pub(crate) const LONGEST: usize = 16 * 1024;

/// How long a request may take to arrive.
const PATIENCE: Duration = Duration::from_secs(10);

/// Pages that take much work to make, as they were measured: each counts as so many requests of its address.
const HEAVY: u32 = 10;
const HEAVY_PAGES: [&str; 19] = [
    "/t/{id}/log",
    "/t/{id}/scoring",
    "/t/{id}/hint",
    "/t/{id}/replay",
    "/t/{id}/review",
    "/t/{id}/record",
    "/t/{id}/again",
    "/t/{id}/continue",
    "/rules/{game}",
    "/cards/{game}",
    "/cards/{game}/{card}",
    "/learn/{game}/{lesson}",
    "/learn/{game}/{lesson}/play",
    "/puzzles",
    "/puzzles/{game}/{puzzle}",
    "/api/v1/tables/{id}/log",
    "/api/v1/tables/{id}/record",
    "/api/v1/openapi.json",
    "/api/v1/games/{game}/rules",
];

/// From where a request comes: all addresses of a version 6 network are one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub IpAddr);

impl FromRequestParts<Shared> for Address {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Shared) -> Result<Address, Problem> {
        let address = parts.extensions.get::<Address>().copied();
        address.ok_or_else(|| Problem::bad("bad-request", "The address of the request is unknown."))
    }
}

/// What every answer carries: nothing from elsewhere is loaded, no page may frame us, nothing is guessed.
const HEADERS: [(HeaderName, HeaderValue); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
             manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        ),
    ),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
];

/// Limits, checks the origin, measures, and adds headers.
pub(crate) async fn guard(
    State(app): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let begun = Instant::now();
    let address = Address(address(&app, peer, request.headers()));
    request.extensions_mut().insert(address);
    let path = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let method = known(request.method());
    let heavy = path.as_deref().is_some_and(|path| HEAVY_PAGES.contains(&path));
    let counted = app.limits.address(address.0, if heavy { HEAVY } else { 1 });
    let checked = counted.and_then(|()| same_origin(&app, &request));
    let whole = match checked {
        Ok(()) => whole(request).await,
        Err(problem) => Err(problem),
    };
    let mut response = match whole {
        Ok(request) => next.run(request).await,
        Err(problem) => problem.into_response(),
    };
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(value);
    }
    // What is answered is this visitor's alone, and of this moment, unless it says otherwise.
    let no_store = HeaderValue::from_static("no-store");
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(no_store);
    if app.config.secure() {
        let value = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    let labels = [
        ("method", method.to_owned()),
        ("path", path.unwrap_or_default()),
        ("status", response.status().as_u16().to_string()),
    ];
    metrics::histogram!("hetman_http_seconds", &labels).record(begun.elapsed().as_secs_f64());
    response
}

/// Waits for all of a request, but not for ever, and not for more than a client needs to send.
async fn whole(request: Request) -> Result<Request, Problem> {
    let (parts, body) = request.into_parts();
    let too_slow =
        |_| Problem::new(StatusCode::REQUEST_TIMEOUT, "too-slow", "The request did not arrive in time.");
    match timeout(PATIENCE, Limited::new(body, LONGEST).collect()).await.map_err(too_slow)? {
        Ok(body) => Ok(Request::from_parts(parts, Body::from(body.to_bytes()))),
        Err(wrong) if wrong.is::<LengthLimitError>() => Err(Problem::too_large()),
        Err(wrong) => Err(Problem::bad("bad-request", format!("The request cannot be read: {wrong}."))),
    }
}

/// Invented methods would make figures without end.
fn known(method: &Method) -> &'static str {
    let all = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
    all.into_iter().find(|name| method.as_str() == *name).unwrap_or("other")
}

/// A proxy in front of us adds the address it sees at the end.
fn address(app: &Shared, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    network(last.filter(|_| app.config.behind_proxy).unwrap_or(peer.ip()))
}

/// A page elsewhere must not act for a person who is logged in here, nor listen in.
fn same_origin(app: &Shared, request: &Request) -> Result<(), Problem> {
    let headers = request.headers();
    let upgrade = headers.contains_key(header::UPGRADE);
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if reads && !upgrade {
        return Ok(());
    }
    let foreign = || {
        Problem::new(StatusCode::FORBIDDEN, "wrong-origin", "This request comes from a page of another site.")
    };
    let site = headers.get("sec-fetch-site").and_then(|site| site.to_str().ok());
    if site.is_some_and(|site| site != "same-origin" && site != "none") {
        return Err(foreign());
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().map_err(|_| foreign())?;
    let own = match &app.config.origin {
        Some(own) => origin == own.trim_end_matches('/'),
        None => {
            let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
            host.is_some() && origin.split_once("://").map(|(_, host)| host) == host
        }
    };
    if own { Ok(()) } else { Err(foreign()) }
}
