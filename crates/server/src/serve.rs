//! Listening, serving, and going down in order.

use std::convert::Infallible;
use std::fmt;
use std::io::Write;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use metrics_exporter_prometheus::PrometheusBuilder;
use table::{Millis, Title};
use tokio::net::{TcpListener, TcpStream};
use tower::Service;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::app::{App, Config, Shared};
use crate::problem::Problem;
use crate::tcp::Stream;
use crate::{api, edge, limits, pages};

/// How long a client may take to send what comes before the body of a request, and how long an unused connection is kept.
const HEAD: Duration = Duration::from_secs(20);

/// The longest head of a request, and the most that is read ahead of its body.
const LARGEST_HEAD: usize = 16 * 1024;

/// A heartbeat that was stored longer ago than this means that nothing can be stored.
const PULSE: Millis = 5_000;

/// How long connections may take to end when the server goes down.
const FAREWELL: Duration = Duration::from_secs(10);

/// Why the server cannot run.
#[derive(Debug)]
pub struct ServeError(String);

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ServeError {}

impl From<store::StoreError> for ServeError {
    fn from(error: store::StoreError) -> ServeError {
        ServeError(error.to_string())
    }
}

/// Serves until `stop` is done. `ready` is told the address, and where the data is.
///
/// # Errors
/// If the store cannot be used, or the address cannot be listened at.
pub async fn serve(
    mut config: Config,
    titles: &'static [&'static dyn Title],
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let rates = &mut config.rates;
    rates.all_connections = rates.all_connections.min(most_connections(raise_file_limit()));
    // No address may take them all.
    rates.connections = rates.connections.min(rates.all_connections / 2);
    let store = store::open(&config.data).await?;
    let listen = |error| ServeError(format!("cannot listen on {}: {error}", config.listen));
    let listener = TcpListener::bind(config.listen).await.map_err(listen)?;
    config.listen = listener.local_addr().map_err(listen)?;
    let metrics = PrometheusBuilder::new().build_recorder();
    let figures = metrics.handle();
    // A second server in one process counts into the first one's figures.
    let _ = metrics::set_global_recorder(metrics);
    let shown = match config.metrics {
        Some(address) => {
            let error = |error| ServeError(format!("cannot listen on {address}: {error}"));
            Some(TcpListener::bind(address).await.map_err(error)?)
        }
        None => None,
    };
    let app = App::start(config, store, titles, figures).await?;
    if let Some(listener) = shown {
        tokio::spawn(show_figures(listener, Arc::clone(&app)));
    }
    ready(app.config.listen);

    tokio::select! {
        never = accept(&listener, &app) => match never {},
        () = stop => {}
    }
    drop(listener);
    tracing::info!("going down: telling all clients, finishing what was begun");
    app.closing.send_replace(true);
    app.rooms.wake();
    if tokio::time::timeout(FAREWELL, app.closing.closed()).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
    if let Err(error) = app.store.beat(app.rooms.now()).await {
        tracing::warn!(?error, "the last heartbeat was not stored");
    }
    Ok(())
}

/// Takes connections, each with a task of its own. Each listens until it has ended whether the server is going down.
async fn accept(listener: &TcpListener, app: &Shared) -> Infallible {
    let routes = routes(Arc::clone(app));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(LARGEST_HEAD);
    loop {
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                // Mostly because too many are open: some will close.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let Some(connected) = app.limits.request(peer.ip(), app.config.behind_proxy) else {
            turn_away(stream);
            continue;
        };
        // An answer goes out at once; waiting for more to send would only delay it.
        let _ = stream.set_nodelay(true);
        let routes = routes.clone();
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            routes.clone().call(request)
        });
        let connection = http.serve_connection(TokioIo::new(Stream::new(stream)), service).with_upgrades();
        let mut closing = app.closing.subscribe();
        tokio::spawn(async move {
            let _connected = connected;
            let mut connection = pin!(connection);
            let down = async { closing.wait_for(|closing| *closing).await.is_ok() };
            // An error means that the other side is gone or speaks no HTTP: there is no one to tell.
            tokio::select! {
                _ = &mut connection => return,
                _ = down => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }
}

/// Says why, if that can be said at once, and hangs up.
fn turn_away(stream: TcpStream) {
    metrics::counter!("hetman_connections_refused_total").increment(1);
    let body = serde_json::to_string(&limits::too_many_connections()).unwrap_or_default();
    let answer = format!(
        "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
         retry-after: 5\r\nconnection: close\r\n\r\n{body}",
        body.len()
    );
    if let Ok(mut stream) = stream.into_std() {
        let _ = stream.write(answer.as_bytes());
    }
}

/// So many connections of each of the two kinds fit into so many open files, with some left for the store and webhooks.
/// Without this a crowd would use up all files, and no one could be told so.
fn most_connections(files: u64) -> usize {
    const OTHERS: u64 = 400;
    usize::try_from(files.saturating_sub(OTHERS).max(files / 2) / 2).unwrap_or(usize::MAX)
}

/// Every player at a table holds a connection, and the usual limit of open files is low. Returns the limit.
fn raise_file_limit() -> u64 {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        if current != maximum
            && let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })
        {
            tracing::warn!(%error, ?current, "the limit of open files could not be raised");
            return current.unwrap_or(u64::MAX);
        }
        maximum.unwrap_or(u64::MAX)
    }
    #[cfg(not(unix))]
    u64::MAX
}

fn routes(app: Shared) -> Router {
    Router::new()
        .nest("/api/v1", api::routes())
        .merge(pages::routes())
        .route("/health", get(|| async { "ok\n" }))
        .route("/ready", get(is_ready))
        .route("/metrics", get(figures))
        .fallback(pages::nothing)
        .method_not_allowed_fallback(async || {
            let message = "This address does not support that method.";
            Problem::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", message)
        })
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| panicked()))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(Arc::clone(&app), edge::guard))
        .with_state(app)
}

fn panicked() -> Response {
    tracing::error!("a request panicked");
    let message = "Something went wrong on our side. Nothing was changed.";
    Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", message).into_response()
}

/// Whether requests should come here: not while the store is away, damaged or full, and not when going down. That it can
/// be written is known from the heartbeat: asking must not cost a write.
async fn is_ready(State(app): State<Shared>) -> Response {
    let alive = !*app.closing.borrow() && app.rooms.now() - app.rooms.alive() < PULSE;
    match app.store.ready().await {
        Ok(()) if alive => "ready\n".into_response(),
        ready => {
            if let Err(error) = ready {
                tracing::error!(%error, "the store is not ready");
            }
            (StatusCode::SERVICE_UNAVAILABLE, "not ready\n").into_response()
        }
    }
}

/// Figures are for the operator: they rise with every step, private ones too, so no one else may read them. A server that
/// others reach through a proxy cannot tell whom the proxy asks for, so it shows them on an address of their own or not
/// at all.
async fn figures(
    State(app): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let forwarded = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];
    let public = app.config.behind_proxy || app.config.origin.is_some();
    let own = peer.ip().to_canonical().is_loopback() && !public;
    if !own || forwarded.iter().any(|name| headers.contains_key(*name)) {
        let message = "Metrics are available only on the server itself.";
        return Err(Problem::new(StatusCode::FORBIDDEN, "not-here", message));
    }
    Ok(rendered(&app))
}

fn rendered(app: &Shared) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.render()).into_response()
}

/// Shows figures, and nothing else, to all who reach this address.
async fn show_figures(listener: TcpListener, app: Shared) {
    let routes = Router::new().route("/metrics", get(async |State(app): State<Shared>| rendered(&app)));
    if let Err(error) = axum::serve(listener, routes.with_state(app)).await {
        tracing::error!(%error, "metrics are shown no more");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_fit_into_the_limit_of_open_files() {
        for files in [16, 256, 1024, 4096, 1 << 20] {
            let most = most_connections(files) as u64;
            assert!(most > 0 && 2 * most < files, "{files}");
        }
        assert_eq!(most_connections(1024), 312);
    }
}
