//! The program, serving on a free port of this machine, with a store that is thrown away.

use std::env;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// How long a server that ended may be waited for to start again.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct Server {
    process: Child,
    address: String,
    directory: TempDir,
    options: &'static [&'static str],
}

impl Server {
    pub fn start(options: &'static [&'static str]) -> Server {
        let directory = TempDir::new().unwrap();
        let (process, address) = serve(&directory, "127.0.0.1:0", options).unwrap();
        Server { process, address, directory, options }
    }

    pub fn home(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Ends it as a power cut would.
    pub fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// Starts it again where it was, on what it had written. Some connection of this machine may have got the port
    /// meanwhile; it will not last.
    pub fn again(&mut self) {
        let begun = Instant::now();
        (self.process, self.address) = loop {
            match serve(&self.directory, &self.address, self.options) {
                Err(said) if begun.elapsed() > PATIENCE => panic!("the server said {said:?}"),
                Err(_) => std::thread::sleep(Duration::from_millis(100)),
                Ok(served) => break served,
            }
        };
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Serves; else tells what the program said instead of its address.
fn serve(directory: &TempDir, address: &str, options: &[&str]) -> Result<(Child, String), String> {
    // What is measured is the program as people run it: see `measures`.
    let program = env::var_os("HETMAN_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_hetman").into());
    let mut process = Command::new(program)
        .args(["serve", "--bot-pause", "0", "--log", "warn", "--listen", address, "--data"])
        .arg(directory.path().join("hetman.db"))
        // A test is quicker than people are.
        .args(["--rate-session", "2000", "--rate-address", "4000", "--rate-entrance", "1000"])
        .args(["--rate-tables", "100000", "--rate-public-tables", "100000"])
        .args(options)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
    match line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()) {
        Some(address) => Ok((process, address.to_owned())),
        None => {
            let _ = process.kill();
            let _ = process.wait();
            Err(line)
        }
    }
}
