//! The server under test.

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A running server. It is killed when this is dropped.
pub struct Server {
    child: Child,
    /// `127.0.0.1:port`.
    pub address: String,
    /// How long it took from the start to the first answer.
    pub started: Duration,
}

/// What the server has used so far.
#[derive(Clone, Copy)]
pub struct Used {
    /// Processor time.
    pub processor: Duration,
    /// Memory that is its own, in bytes.
    pub memory: u64,
}

impl Server {
    /// Starts it on a free port, with limits out of the way.
    pub async fn start(program: &Path, data: &Path, options: &[&str]) -> Result<Server, String> {
        let begun = Instant::now();
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--data"])
            .arg(data)
            .args(["--rate-session", "1000000", "--rate-address", "10000000", "--rate-entrance", "10000000"])
            .args(["--connections-address", "1000000"])
            .args(options)
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| {
                format!("{}: {error}; build it first: cargo build --profile dist", program.display())
            })?;
        let stdout = child.stdout.take().ok_or("the server has no output")?;
        let mut lines = BufReader::new(stdout).lines();
        let line = lines.next_line().await.map_err(|error| error.to_string())?.unwrap_or_default();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
        let address = address.ok_or_else(|| format!("the server did not start: {line}"))?.to_owned();
        let server = Server { child, address, started: Duration::ZERO };
        let ready = reqwest::get(format!("http://{}/ready", server.address)).await;
        match ready {
            Ok(answer) if answer.status().is_success() => Ok(Server { started: begun.elapsed(), ..server }),
            Ok(answer) => Err(format!("the server is not ready: {}", answer.status())),
            Err(error) => Err(format!("the server does not answer: {error}")),
        }
    }

    /// Kills it as nothing can be refused: nothing is finished, nothing is closed.
    pub async fn kill(mut self) {
        let _ = self.child.kill().await;
    }

    /// What it has used so far.
    pub fn used(&self) -> Used {
        let id = self.child.id().unwrap_or_default();
        let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks: u64 = fields.iter().skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
        let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = resident.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok());
        // Linux counts processor time in hundredths of a second.
        Used { processor: Duration::from_millis(ticks * 10), memory: kilobytes.unwrap_or_default() * 1024 }
    }
}
