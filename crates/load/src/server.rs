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
    /// Starts it on a free port, without limits that clients could reach.
    pub async fn start(program: &Path, data: &Path, options: &[&str]) -> Result<Server, String> {
        let missing = "build it first: cargo build --profile dist -p hetman";
        Server::launch(Command::new(program), missing, data, options).await
    }

    /// The same under callgrind, which counts instructions: see [`Server::instructions`].
    pub async fn start_counted(program: &Path, data: &Path, counts: &Path) -> Result<Server, String> {
        let mut command = Command::new("valgrind");
        command.args(["--quiet", "--tool=callgrind"]);
        command.arg(format!("--callgrind-out-file={}", counts.display())).arg(program);
        Server::launch(command, "valgrind is needed to count instructions", data, &[]).await
    }

    async fn launch(
        mut command: Command,
        missing: &str,
        data: &Path,
        options: &[&str],
    ) -> Result<Server, String> {
        let begun = Instant::now();
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--data"])
            .arg(data)
            .args(["--rate-session", "1000000", "--rate-address", "10000000", "--rate-entrance", "10000000"])
            .args(["--connections-address", "1000000", "--connections", "1000000"])
            .args(["--tables-person", "1000000", "--public-tables-person", "1000000"])
            .args(["--rate-tables", "1000000000", "--rate-public-tables", "1000000000"])
            .args(options)
            .stdout(Stdio::piped())
            .kill_on_drop(true);
        let mut child = command
            .spawn()
            .map_err(|error| format!("{}: {error}; {missing}", command.as_std().get_program().display()))?;
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

    /// Kills it with SIGKILL: nothing is finished, nothing is closed.
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

    /// The instructions since the last call, for a server that was started with the counts in this file.
    pub async fn instructions(&self, counts: &Path) -> Result<u64, String> {
        let id = self.child.id().ok_or("the server has ended")?.to_string();
        let dump = Command::new("callgrind_control").args(["--dump", &id]).output().await;
        let dump = dump.map_err(|error| format!("callgrind_control: {error}; it comes with valgrind"))?;
        let text = String::from_utf8_lossy(&dump.stdout);
        if !dump.status.success() || !text.contains("OK") {
            return Err(format!("callgrind does not count: {text}{}", String::from_utf8_lossy(&dump.stderr)));
        }
        // The first dump is written to FILE.1, the next to FILE.2.
        let dumps = (1..).map(|number| counts.with_extension(number.to_string()));
        let last = dumps.take_while(|dump| dump.exists()).last().ok_or("callgrind wrote no count")?;
        let written = fs::read_to_string(&last).map_err(|error| error.to_string())?;
        let total = written.lines().find_map(|line| line.strip_prefix("totals: ")?.trim().parse().ok());
        total.ok_or_else(|| format!("{} has no total", last.display()))
    }
}
