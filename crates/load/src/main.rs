//! Bounded load tests of the real server: the binary in a process of its own, on loopback, with the embedded
//! store and durable writes; the clients are in this process, each with its own view over its own WebSocket.

mod kill;
mod length;
mod machine;
mod page;
mod server;
mod speed;
mod table;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use mimalloc::MiMalloc;

/// The clients are not what is measured, so they should cost little.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

/// Load tests of a server. Build it first: cargo build --profile dist
#[derive(Parser)]
struct Cli {
    /// The program to test
    #[arg(long, value_name = "FILE", default_value = "target/dist/hetman", global = true)]
    server: PathBuf,
    #[command(subcommand)]
    mode: Mode,
}

#[derive(Subcommand)]
enum Mode {
    /// Throughput, latency, processor time and memory, as a table; with --pages, pages beside programs
    ///
    /// Each table has two clients over loopback, which play Ethnos with random answers. They are programs; with
    /// --pages, closed loops of programs and of pages take turns, and the cost of both is compared.
    Speed(speed::Speed),
    /// Instructions of page updates early and late in a long game; needs valgrind
    ///
    /// Two pages play, and callgrind counts what the whole server executes for an answer and for the updates of both
    /// pages. Counts do not depend on how busy the machine is. The game is Imperium between two players who do as
    /// little as they may: it goes on without end, and the table looks much the same after 50 and after 1,500 answers.
    Length(length::Length),
    /// Kill the server again and again while people play; nothing acknowledged may be lost
    Kill(kill::Kill),
    /// Fill a store with tables, then measure how long a restart takes
    Restart(kill::Restart),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    // Nothing is encrypted on loopback, but the HTTP client needs a provider of cryptography to start.
    let _ = rustls::crypto::ring::default_provider().install_default();
    // One thread: the clients must not take the core the server is measured on.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let done = runtime.map_err(|error| error.to_string()).and_then(|runtime| {
        let local = tokio::task::LocalSet::new();
        local.block_on(&runtime, async {
            match &cli.mode {
                Mode::Speed(args) => speed::run(&cli.server, args).await,
                Mode::Length(args) => length::run(&cli.server, args).await,
                Mode::Kill(args) => kill::kill(&cli.server, args).await,
                Mode::Restart(args) => kill::restart(&cli.server, args).await,
            }
        })
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("load: {reason}");
            ExitCode::FAILURE
        }
    }
}
