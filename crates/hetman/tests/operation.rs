//! The running program, and what may happen to its machine: each test does in small what once went wrong.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// A server that ends when this is dropped.
struct Server {
    process: Child,
    address: String,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Server {
    fn start(data: &Path, change: impl FnOnce(&mut Command)) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hetman"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--data"]).arg(data);
        change(&mut command);
        let mut process = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        Server { address: address.unwrap_or_else(|| panic!("{line}")).to_owned(), process }
    }

    fn signal(&self, signal: &str) {
        let id = self.process.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    }

    /// Lets it end by itself, which moves what was written into its file.
    fn end(mut self) {
        self.signal("-TERM");
        assert!(self.process.wait().unwrap().success());
    }

    /// Asks for something. Returns the status and the body.
    fn ask(&self, method: &str, path: &str, token: &str, body: Option<Value>) -> (u16, Value) {
        let body = body.map(|body| body.to_string()).unwrap_or_default();
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n\
             authorization: Bearer {token}\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer);
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        (status, serde_json::from_str(body).unwrap_or(Value::Null))
    }

    fn post(&self, path: &str, token: &str, body: Value) -> Value {
        let (status, answer) = self.ask("POST", &format!("/api/v1{path}"), token, Some(body));
        assert!((200..300).contains(&status), "{status} {answer}");
        answer
    }

    fn guest(&self, name: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let body = json!({ "name": name }).to_string();
        write!(
            stream,
            "POST /api/v1/guests HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let body: Value = serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap();
        body["token"].as_str().unwrap().to_owned()
    }

    fn ready(&self) -> bool {
        self.ask("GET", "/ready", "", None).0 == 200
    }
}

fn hetman(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_hetman")).args(args).output().unwrap()
}

#[test]
fn a_stopped_process_costs_no_one_time() {
    let dir = tempfile::tempdir().unwrap();
    let server = Server::start(&dir.path().join("hetman.db"), |_| {});
    let (ala, jan) = (server.guest("Ala"), server.guest("Jan"));
    let opening =
        json!({ "game": "ethnos", "setup": "seats=2", "pace": { "live": { "minutes": 1, "seconds": 0 } } });
    let table = server.post("/tables", &ala, opening)["id"].as_str().unwrap().to_owned();
    server.post(&format!("/tables/{table}/sit"), &jan, json!({}));
    server.post(&format!("/tables/{table}/ready"), &ala, json!({}));
    let begun = Instant::now();
    sleep(Duration::from_millis(1_500));
    server.signal("-STOP");
    sleep(Duration::from_secs(13));
    server.signal("-CONT");
    sleep(Duration::from_secs(3));
    let shown = server.ask("GET", &format!("/api/v1/tables/{table}"), &ala, None).1;
    let spent = begun.elapsed().as_millis() as i64;
    let chairs = shown["chairs"].as_array().unwrap();
    let running = chairs.iter().find(|chair| chair["clock"]["runs"] == true).unwrap();
    let left = running["clock"]["left"].as_i64().unwrap();
    assert!(left > 60_000 - spent + 11_000, "{left} is left after {spent}");
}

#[test]
fn a_live_store_is_exported_for_its_owner_only() {
    let dir = tempfile::tempdir().unwrap();
    let (data, file) = (dir.path().join("hetman.db"), dir.path().join("export"));
    let server = Server::start(&data, |_| {});
    server.guest("Ala");
    let (data, file) = (data.to_str().unwrap(), file.to_str().unwrap());
    let exported = hetman(&["export", "--data", data, file]);
    assert!(exported.status.success(), "{}", String::from_utf8_lossy(&exported.stderr));
    assert!(String::from_utf8_lossy(&exported.stdout).starts_with("1 users, 1 sessions"));
    assert_eq!(fs::metadata(file).unwrap().permissions().mode() & 0o777, 0o600);
    server.guest("Jan");
    assert!(server.ready());
    // A bit that has flipped is noticed.
    let mut bytes = fs::read(file).unwrap();
    let at = bytes.windows(3).position(|three| three == b"Ala").unwrap();
    bytes[at] ^= 1;
    fs::write(file, &bytes).unwrap();
    let other = dir.path().join("other.db");
    let other = other.to_str().unwrap();
    let damaged = hetman(&["import", "--data", other, file]);
    assert!(!damaged.status.success() && String::from_utf8_lossy(&damaged.stderr).contains("damaged"));
    bytes[at] ^= 1;
    fs::write(file, &bytes).unwrap();
    assert!(hetman(&["import", "--data", other, file]).status.success());
}

#[test]
fn a_second_server_is_refused_whatever_was_removed() {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("hetman.db");
    let server = Server::start(&data, |_| {});
    server.guest("Ala");
    for entry in fs::read_dir(dir.path()).unwrap() {
        let path = entry.unwrap().path();
        if path.to_str().unwrap().contains("lock") {
            fs::remove_file(path).unwrap();
        }
    }
    let second = hetman(&["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().unwrap()]);
    assert!(String::from_utf8_lossy(&second.stderr).contains("another process"));
    server.guest("Jan");
}

#[test]
fn a_broken_or_missing_file_is_not_ready() {
    let damage: [fn(&Path); 2] = [
        |data| fs::remove_file(data).unwrap(),
        |data| {
            let length = fs::metadata(data).unwrap().len();
            let garbage: Vec<u8> = (0..length - 4096).map(|at| (at * 31 % 251) as u8).collect();
            let mut file = fs::OpenOptions::new().write(true).open(data).unwrap();
            std::io::Seek::seek(&mut file, std::io::SeekFrom::Start(4096)).unwrap();
            file.write_all(&garbage).unwrap();
        },
    ];
    for damage in damage {
        let dir = tempfile::tempdir().unwrap();
        let data = dir.path().join("hetman.db");
        let server = Server::start(&data, |_| {});
        server.guest("Ala");
        server.end();
        let server = Server::start(&data, |_| {});
        assert!(server.ready());
        damage(&data);
        let begun = Instant::now();
        while server.ready() {
            assert!(begun.elapsed() < Duration::from_secs(10), "/ready does not notice");
            sleep(Duration::from_millis(100));
        }
    }
}

/// Connections that ask and never read keep no one else from being answered, even with few open files.
#[test]
fn one_address_cannot_take_all_connections() {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("hetman.db");
    let program = env!("CARGO_BIN_EXE_hetman");
    let server = {
        let mut command = Command::new("sh");
        command.args(["-c", "ulimit -n 400; exec \"$0\" serve --listen 127.0.0.1:0 --log error --connections-address 100 --data \"$1\"", program]);
        let mut process = command.arg(&data).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap().split(' ').next().unwrap().to_owned();
        Server { process, address }
    };
    let request = "GET /rules/ethnos HTTP/1.1\r\nhost: x\r\n\r\n".repeat(50);
    let hogs: Vec<TcpStream> = (0..450)
        .map(|_| {
            let mut hog = TcpStream::connect(&server.address).unwrap();
            hog.set_nonblocking(true).unwrap();
            let _ = hog.write(request.as_bytes());
            hog
        })
        .collect();
    sleep(Duration::from_millis(500));
    // Another address of this machine.
    let begun = Instant::now();
    let output = Command::new("curl")
        .args([
            "--silent",
            "--max-time",
            "10",
            "--interface",
            "127.0.0.2",
            &format!("http://{}/health", server.address),
        ])
        .output();
    match output {
        Ok(output) => {
            assert_eq!(String::from_utf8_lossy(&output.stdout), "ok\n");
            assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
        }
        Err(_) => {
            let _ = writeln!(std::io::stderr(), "NOT RUN: many connections: curl is missing");
        }
    }
    drop(hogs);
}

/// A proxy of the operator must not fetch for webhooks what the guard of addresses forbids.
#[test]
fn webhooks_go_past_no_proxy() {
    let proxy = TcpListener::bind("127.0.0.1:0").unwrap();
    proxy.set_nonblocking(true).unwrap();
    let address = format!("http://{}", proxy.local_addr().unwrap());
    let dir = tempfile::tempdir().unwrap();
    let server = Server::start(&dir.path().join("hetman.db"), |command| {
        command.env("HTTPS_PROXY", &address).env("https_proxy", &address).env("ALL_PROXY", &address);
    });
    let ala = server.guest("Ala");
    let opening = json!({ "game": "ethnos", "setup": "seats=2", "bots": ["novice"] });
    let table = server.post("/tables", &ala, opening)["id"].as_str().unwrap().to_owned();
    let webhook = Some(json!({ "webhook": "https://metadata.example/" }));
    let set = server.ask("PUT", &format!("/api/v1/tables/{table}/webhook"), &ala, webhook);
    assert_eq!(set.0, 200, "{}", set.1);
    server.post(&format!("/tables/{table}/resign"), &ala, json!({}));
    sleep(Duration::from_secs(2));
    assert!(proxy.accept().is_err(), "the proxy was asked");
}

#[test]
fn switches_in_the_environment_are_understood() {
    let dir = tempfile::tempdir().unwrap();
    for (value, figures) in [("1", 403), ("true", 403), ("yes", 403), ("0", 200), ("false", 200)] {
        let server = Server::start(&dir.path().join("hetman.db"), |command| {
            command
                .env("HETMAN_BEHIND_PROXY", value)
                .env("HETMAN_LOG_JSON", value)
                .env("HETMAN_WEBHOOKS_ANYWHERE", value);
        });
        assert_eq!(server.ask("GET", "/metrics", "", None).0, figures, "{value}");
    }
}
