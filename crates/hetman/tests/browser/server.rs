//! The program, serving on a free port of this machine, with a store that is thrown away.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

pub(crate) struct Server {
    process: Child,
    address: String,
    directory: TempDir,
    options: &'static [&'static str],
}

impl Server {
    pub fn start(options: &'static [&'static str]) -> Server {
        let directory = TempDir::new().unwrap();
        let (process, address) = serve(&directory, "127.0.0.1:0", options);
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

    /// Starts it again where it was, on what it had written.
    pub fn again(&mut self) {
        (self.process, self.address) = serve(&self.directory, &self.address, self.options);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn serve(directory: &TempDir, address: &str, options: &[&str]) -> (Child, String) {
    let mut process = Command::new(env!("CARGO_BIN_EXE_hetman"))
        .args(["serve", "--bot-pause", "0", "--log", "warn", "--listen", address, "--data"])
        .arg(directory.path().join("hetman.db"))
        // A test is quicker than people are.
        .args(["--rate-session", "2000", "--rate-address", "4000", "--rate-entrance", "1000"])
        .args(options)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
    let address = address.unwrap_or_else(|| panic!("the server said {line:?}")).to_owned();
    (process, address)
}
