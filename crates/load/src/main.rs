//! Bounded load tests of the real server: the binary in a process of its own, on loopback, with the embedded
//! store and durable writes; clients here, each with its own view over its own WebSocket.

mod kill;
mod machine;
mod server;
mod speed;
mod table;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use mimalloc::MiMalloc;

/// What the clients cost is not what is measured, so they should cost little.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

/// Load tests of a server. Build it first: cargo build --profile dist
#[derive(Parser)]
struct Cli {
    /// The program to test
    #[arg(long, value_name = "FILE", default_value = "target/dist/hetman", global = true)]
    server: PathBuf,
    #[command(subcommand)]
    what: EntryKind,
}

#[derive(Subcommand)]
enum EntryKind {
    /// Throughput, latency, processor time and memory, as a table
    Speed(speed::Speed),
    /// Kill the server again and again while people play; nothing acknowledged may be lost
    Kill(kill::Kill),
    /// Fill a store with tables, then measure how long a restart takes
    Restart(kill::Restart),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    // Nothing is encrypted on loopback, but the client insists on knowing how it would be.
    let _ = rustls::crypto::ring::default_provider().install_default();
    // One thread: the clients must not take the core the server is measured on.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let done = runtime.map_err(|error| error.to_string()).and_then(|runtime| {
        let local = tokio::task::LocalSet::new();
        local.block_on(&runtime, async {
            match &cli.what {
                EntryKind::Speed(args) => speed::run(&cli.server, args).await,
                EntryKind::Kill(args) => kill::kill(&cli.server, args).await,
                EntryKind::Restart(args) => kill::restart(&cli.server, args).await,
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
