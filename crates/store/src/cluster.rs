//! A throw-away PostgreSQL for tests.

use std::env;
use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tokio_postgres::NoTls;

/// Starts the server and waits for the end of its own input, which comes with the end of this process however that
/// happens; then nothing is left, neither processes nor files.
const KEEPER: &str = r#"
    "$@" </dev/null >"$dir/log" 2>&1 &
    read -r _
    kill -QUIT $! 2>/dev/null
    wait $!
    rm -rf "$dir"
"#;

static NUMBER: AtomicU32 = AtomicU32::new(0);

/// A PostgreSQL of our own, on a free port of this machine. It is gone when this is dropped or the process ends.
#[derive(Debug)]
pub struct Cluster {
    keeper: Child,
    port: u16,
}

impl Cluster {
    /// Starts one, or says why that is not possible here.
    ///
    /// # Errors
    /// If PostgreSQL is not installed or does not start.
    pub fn start() -> Result<Cluster, String> {
        let bin = programs()?;
        let dir = env::temp_dir().join(format!("hetman-{}-{}", process::id(), NUMBER.fetch_add(1, Relaxed)));
        fs::create_dir(&dir).map_err(|error| format!("{}: {error}", dir.display()))?;
        let result = Cluster::start_in(&bin, &dir);
        if result.is_err() {
            let _ = fs::remove_dir_all(&dir);
        }
        result
    }

    fn start_in(bin: &Path, dir: &Path) -> Result<Cluster, String> {
        let unprivileged = unprivileged()?;
        if !unprivileged.is_empty() {
            run(Command::new("chown").arg("postgres:postgres").arg(dir))?;
        }
        let command = |program: &str| {
            let mut words = unprivileged.iter().map(Into::into).collect::<Vec<std::ffi::OsString>>();
            words.push(bin.join(program).into());
            words
        };
        let data = dir.join("data");
        let initdb = command("initdb");
        run(Command::new(&initdb[0])
            .args(&initdb[1..])
            .args(["--auth=trust", "--no-sync", "--locale=C.UTF-8", "--encoding=UTF8", "--username=postgres"])
            .arg("-D")
            .arg(&data)
            .current_dir(dir))?;

        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
            .and_then(|listener| listener.local_addr())
            .map_err(|error| format!("no free port: {error}"))?
            .port();
        let keeper = Command::new("sh")
            .args(["-c", KEEPER, "keeper"])
            .args(command("postgres"))
            .arg("-D")
            .arg(&data)
            .arg("-k")
            .arg(dir)
            .args(["-h", "127.0.0.1", "-p", &port.to_string(), "-F", "-c", "max_connections=300"])
            .env("dir", dir)
            .current_dir(dir)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("sh: {error}"))?;
        let cluster = Cluster { keeper, port };

        let started = Instant::now();
        loop {
            let mut probe = Command::new(bin.join("pg_isready"));
            if run(probe.args(["-q", "-h", "127.0.0.1", "-p", &port.to_string()])).is_ok() {
                return Ok(cluster);
            }
            if started.elapsed() > Duration::from_secs(30) {
                return Err(format!(
                    "PostgreSQL did not start: {}",
                    fs::read_to_string(dir.join("log")).unwrap_or_default()
                ));
            }
            sleep(Duration::from_millis(50));
        }
    }

    /// The address of a database; `postgres` is always there.
    #[must_use]
    pub fn url(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    /// Makes an empty database and tells its address.
    ///
    /// # Errors
    /// If the server does not answer.
    pub async fn database(&self) -> Result<String, tokio_postgres::Error> {
        let name = format!("test{}", NUMBER.fetch_add(1, Relaxed));
        self.execute("postgres", &format!("create database {name}")).await?;
        Ok(self.url(&name))
    }

    /// Runs SQL on a connection of its own.
    ///
    /// # Errors
    /// If the server refuses it.
    pub async fn execute(&self, database: &str, sql: &str) -> Result<(), tokio_postgres::Error> {
        let (client, connection) = tokio_postgres::connect(&self.url(database), NoTls).await?;
        let line = tokio::spawn(connection);
        let result = client.batch_execute(sql).await;
        drop(client);
        let _ = line.await;
        result
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// The newest PostgreSQL that Debian's packages left, or the one in the path.
fn programs() -> Result<PathBuf, String> {
    let version = |path: &PathBuf| -> Option<u32> { path.parent()?.file_name()?.to_str()?.parse().ok() };
    let packaged = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found = packaged.map(|entry| entry.path().join("bin")).collect::<Vec<_>>();
    found.sort_by_key(version);
    let path = env::var_os("PATH").unwrap_or_default();
    found.into_iter().rev().chain(env::split_paths(&path)).find(|bin| bin.join("initdb").exists()).ok_or_else(
        || {
            "initdb was found neither in /usr/lib/postgresql nor in the path (Debian: apt install postgresql)"
                .into()
        },
    )
}

/// What to put before a command: PostgreSQL refuses to run as root.
fn unprivileged() -> Result<Vec<&'static str>, String> {
    let id = run(Command::new("id").arg("-u"))?;
    Ok(if id.trim() == "0" {
        vec!["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]
    } else {
        Vec::new()
    })
}

fn run(command: &mut Command) -> Result<String, String> {
    let output = command.stdin(Stdio::null()).output().map_err(|error| format!("{command:?}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
