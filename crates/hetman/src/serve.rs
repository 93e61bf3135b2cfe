use std::fs::{File, OpenOptions};
use std::io::{IsTerminal, Write, stderr, stdout};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::BoolishValueParser;
use server::{Config, Rates};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::prelude::*;

use crate::{Stop, games};

/// Where the data is.
#[derive(Args, Clone)]
pub(crate) struct Data {
    /// A database file, created at the first start, or the URL of a PostgreSQL database
    #[arg(
        long,
        value_name = "FILE|URL",
        env = "HETMAN_DATA",
        default_value = "hetman.db",
        help_heading = "Data"
    )]
    pub data: String,
}

/// Run the server.
#[derive(Args, Clone)]
pub(crate) struct Serve {
    #[command(flatten)]
    data: Data,

    /// The address to listen on
    #[arg(
        long,
        value_name = "ADDR",
        env = "HETMAN_LISTEN",
        default_value = "127.0.0.1:4380",
        help_heading = "Network"
    )]
    listen: SocketAddr,
    /// The public address of the server, such as `https://hetman.example`
    #[arg(long, value_name = "URL", env = "HETMAN_ORIGIN", help_heading = "Network")]
    origin: Option<String>,
    /// Take client addresses from X-Forwarded-For; only for use behind a proxy that sets it
    #[arg(long, env = "HETMAN_BEHIND_PROXY", value_parser = BoolishValueParser::new(), help_heading = "Network")]
    behind_proxy: bool,
    /// Show /metrics on this address of its own, to all who reach it. Without it, they are shown on the server itself only,
    /// and not at all with --origin or --behind-proxy
    #[arg(long, value_name = "ADDR", env = "HETMAN_METRICS", help_heading = "Network")]
    metrics: Option<SocketAddr>,

    /// Requests per second from one session
    #[arg(
        long,
        value_name = "N",
        env = "HETMAN_RATE_SESSION",
        default_value_t = Rates::USUAL.session,
        help_heading = "Limits"
    )]
    rate_session: u32,
    /// Requests per second from one address; a page that takes much work counts for ten
    #[arg(
        long,
        value_name = "N",
        env = "HETMAN_RATE_ADDRESS",
        default_value_t = Rates::USUAL.address,
        help_heading = "Limits"
    )]
    rate_address: u32,
    /// New guests, accounts and logins per minute from one address
    #[arg(
        long,
        value_name = "N",
        env = "HETMAN_RATE_ENTRANCE",
        default_value_t = Rates::USUAL.entrance,
        help_heading = "Limits"
    )]
    rate_entrance: u32,
    /// Connections from one address at the same time: so many for requests, and so many live ones
    #[arg(
        long,
        value_name = "N",
        env = "HETMAN_CONNECTIONS_ADDRESS",
        default_value_t = Rates::USUAL.connections,
        help_heading = "Limits"
    )]
    connections_address: usize,
    /// Connections from all addresses at the same time: so many for requests, and so many live ones
    #[arg(
        long,
        value_name = "N",
        env = "HETMAN_CONNECTIONS",
        default_value_t = Rates::USUAL.all_connections,
        help_heading = "Limits"
    )]
    connections: usize,
    /// Tables of one person that are not over
    #[arg(
        long,
        value_name = "N",
        env = "HETMAN_TABLES_PERSON",
        default_value_t = Rates::USUAL.tables,
        help_heading = "Limits"
    )]
    tables_person: usize,
    /// Public tables of one person that wait for players; twice as many of one address
    #[arg(
        long,
        value_name = "N",
        env = "HETMAN_PUBLIC_TABLES_PERSON",
        default_value_t = Rates::USUAL.public_tables,
        help_heading = "Limits"
    )]
    public_tables_person: usize,
    /// New tables per hour from one address
    #[arg(
        long,
        value_name = "N",
        env = "HETMAN_RATE_TABLES",
        default_value_t = Rates::USUAL.new_tables,
        help_heading = "Limits"
    )]
    rate_tables: u32,
    /// New public tables per hour from one address
    #[arg(
        long,
        value_name = "N",
        env = "HETMAN_RATE_PUBLIC_TABLES",
        default_value_t = Rates::USUAL.new_public_tables,
        help_heading = "Limits"
    )]
    rate_public_tables: u32,
    /// Invitations per hour from one person, and from one address
    #[arg(
        long,
        value_name = "N",
        env = "HETMAN_RATE_INVITATIONS",
        default_value_t = Rates::USUAL.invitations,
        help_heading = "Limits"
    )]
    rate_invitations: u32,
    /// Invitations that one person has not answered
    #[arg(
        long,
        value_name = "N",
        env = "HETMAN_INVITATIONS_PERSON",
        default_value_t = Rates::USUAL.invited,
        help_heading = "Limits"
    )]
    invitations_person: usize,

    /// Threads on which bots think [default: one less than there are cores]
    #[arg(long, value_name = "N", env = "HETMAN_BOT_THREADS", help_heading = "Bots")]
    bot_threads: Option<usize>,
    /// Milliseconds a bot waits before it shows its move
    #[arg(long, value_name = "MS", env = "HETMAN_BOT_PAUSE", default_value_t = 700, help_heading = "Bots")]
    bot_pause: u32,

    /// Allow webhooks to addresses in private networks and without encryption
    #[arg(
        long,
        env = "HETMAN_WEBHOOKS_ANYWHERE",
        value_parser = BoolishValueParser::new(),
        help_heading = "Notifications"
    )]
    webhooks_anywhere: bool,

    /// What to log, such as info or server=debug
    #[arg(long, value_name = "FILTER", env = "HETMAN_LOG", default_value = "info", help_heading = "Logs")]
    log: String,
    /// Log as JSON, one object per line
    #[arg(long, env = "HETMAN_LOG_JSON", value_parser = BoolishValueParser::new(), help_heading = "Logs")]
    log_json: bool,

    /// Put every sentence in brackets, so that translators see what is in no word file
    #[arg(long, hide = true)]
    brackets: bool,
}

pub(crate) fn run(args: Serve) -> Result<(), Stop> {
    let filter: Targets =
        args.log.parse().map_err(|error| Stop::Usage(format!("--log {}: {error}", args.log)))?;
    // Colours are for people who watch; in a file they are litter.
    let lines = tracing_subscriber::fmt::layer().with_writer(stderr);
    let lines = if stderr().is_terminal() { lines } else { lines.with_ansi(false) };
    let lines = if args.log_json { lines.json().boxed() } else { lines.boxed() };
    tracing_subscriber::registry().with(lines).with(filter).init();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let data = args.data.data.clone();
    let config = Config {
        listen: args.listen,
        data: args.data.data,
        origin: args.origin,
        behind_proxy: args.behind_proxy,
        metrics: args.metrics,
        rates: Rates {
            session: args.rate_session,
            address: args.rate_address,
            entrance: args.rate_entrance,
            connections: args.connections_address,
            all_connections: args.connections,
            tables: args.tables_person,
            public_tables: args.public_tables_person,
            new_tables: args.rate_tables,
            new_public_tables: args.rate_public_tables,
            invitations: args.rate_invitations,
            invited: args.invitations_person,
        },
        bot_threads: args.bot_threads.unwrap_or((cores - 1).max(1)),
        bot_pause: args.bot_pause.into(),
        webhooks_anywhere: args.webhooks_anywhere,
        brackets: args.brackets,
    };
    runtime()?
        .block_on(server::serve(config, games::TITLES, |address| announce(address, &data), interrupted()))
        .map_err(|error| Stop::Usage(error.to_string()))
}

fn runtime() -> Result<tokio::runtime::Runtime, Stop> {
    // Fewer threads than cores: the store writes on its own, bots think on theirs, and a thread that is always busy
    // carries more than two that wake each other.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = (cores / 2).max(1);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(threads).enable_all().build();
    runtime.map_err(|error| Stop::Usage(format!("cannot start: {error}")))
}

/// The one line a newcomer needs. If it cannot be printed, the server runs all the same.
fn announce(address: SocketAddr, data: &str) {
    let hidden = data.contains("://");
    let place = if hidden { "a PostgreSQL database" } else { data };
    let _ = writeln!(stdout(), "Hetman is at http://{address} (data in {place}; press Ctrl-C to stop)");
    let _ = stdout().flush();
}

/// Ctrl-C, or a polite kill.
async fn interrupted() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => {
                tokio::select! {
                    _ = interrupt => {}
                    _ = terminate.recv() => {}
                }
            }
            Err(_) => drop(interrupt.await),
        }
    }
    #[cfg(not(unix))]
    drop(interrupt.await);
}

/// Write all data of a server to a file, while it runs or not.
#[derive(Args)]
pub(crate) struct Export {
    #[command(flatten)]
    data: Data,
    /// The file to write; it must not exist
    file: PathBuf,
}

/// Load an exported file into an empty database.
#[derive(Args)]
pub(crate) struct Import {
    #[command(flatten)]
    data: Data,
    /// The file to read
    file: PathBuf,
}

/// A new file for us alone: it holds the hashes of passwords and sessions.
fn private(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.create_new(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn counting(what: &'static str) -> indicatif::ProgressBar {
    let style = indicatif::ProgressStyle::with_template("{spinner} {msg} {human_pos} lines").ok();
    let bar = indicatif::ProgressBar::new_spinner().with_message(what);
    style.into_iter().for_each(|style| bar.set_style(style));
    bar
}

pub(crate) fn export(args: &Export) -> Result<(), Stop> {
    let trouble = |error: &dyn std::fmt::Display| Stop::Usage(format!("{}: {error}", args.file.display()));
    runtime()?.block_on(async {
        // A server may be running on it.
        let store =
            store::open_beside(&args.data.data).await.map_err(|error| Stop::Usage(error.to_string()))?;
        let file = private(&args.file).map_err(|error| trouble(&error))?;
        let mut file = std::io::BufWriter::new(file);
        let bar = counting("writing");
        let counts = store::export(&*store, &mut file, |lines| bar.set_position(lines)).await;
        bar.finish_and_clear();
        let counts = counts.map_err(|error| trouble(&error))?;
        file.flush()?;
        file.get_ref().sync_all()?;
        told(counts)
    })
}

pub(crate) fn import(args: &Import) -> Result<(), Stop> {
    let trouble = |error: &dyn std::fmt::Display| Stop::Usage(format!("{}: {error}", args.file.display()));
    runtime()?.block_on(async {
        let file = File::open(&args.file).map_err(|error| trouble(&error))?;
        let store = store::open(&args.data.data).await.map_err(|error| Stop::Usage(error.to_string()))?;
        let bar = counting("reading");
        let read = std::io::BufReader::new(file);
        let counts = store::import(&*store, read, |lines| bar.set_position(lines)).await;
        bar.finish_and_clear();
        told(counts.map_err(|error| trouble(&error))?)
    })
}

fn told(counts: store::Counts) -> Result<(), Stop> {
    let store::Counts { users, sessions, puzzles, tables, entries } = counts;
    writeln!(
        stdout(),
        "{users} users, {sessions} sessions, {puzzles} rated puzzles, {tables} tables with {entries} entries"
    )?;
    Ok(())
}
