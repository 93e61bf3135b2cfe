//! The whole server over its own wire: a process of its own could not tell the difference.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

#[path = "../../../table/tests/game/mod.rs"]
#[expect(dead_code, reason = "the tests of tables use more of it")]
mod game;

mod attacks;
mod clocks;
mod dealt;
mod described;
mod hooks;
mod house;
mod leaks;
mod life;
mod looking;
mod newcomer;
mod people;
mod puzzles;
mod safety;
mod several;
mod shown;
mod versions;
mod worlds;

use std::io::Write;
use std::sync::{Mutex, Once, PoisonError};

use tracing_subscriber::filter::Targets;
use tracing_subscriber::prelude::*;

/// All that was logged.
static LOGS: Mutex<Vec<u8>> = Mutex::new(Vec::new());

struct Logs;

impl Write for Logs {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        LOGS.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Writes down all that is logged, of our own crates everything. The client lives in this process too: what its
/// libraries tell in detail is not the server's.
fn logs() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let filter = "info,server=trace,store=trace,table=trace,axum=trace,tower_http=trace";
        let filter: Targets = filter.parse().unwrap();
        let lines = tracing_subscriber::fmt::layer().with_writer(|| Logs).with_ansi(false);
        tracing_subscriber::registry().with(lines).with(filter).init();
    });
}

/// All that was logged so far.
fn logged() -> String {
    String::from_utf8_lossy(&LOGS.lock().unwrap_or_else(PoisonError::into_inner)).into_owned()
}
