//! What a store promises, asked of both engines.
#![expect(clippy::unwrap_used, reason = "in a test an error is a failure")]

use std::io::{Write, stderr};
use std::sync::{Arc, OnceLock};

use store::cluster::Cluster;
use store::{
    Append, Head, HeadStatus, PuzzleRating, Scopes, SeatHolder, SeatRole, Session, SessionKind, Stage, Store,
    StoreError, User, export, open,
};
use tempfile::TempDir;

/// Where the store of a test lives.
enum Home {
    File(TempDir),
    Database(String),
}

impl Home {
    fn file() -> Home {
        Home::File(tempfile::tempdir().unwrap())
    }

    /// A new database, if PostgreSQL can be started here.
    async fn database() -> Option<Home> {
        Some(Home::Database(cluster()?.database().await.unwrap()))
    }

    fn data(&self) -> String {
        match self {
            Home::File(dir) => dir.path().join("deep/down/store").display().to_string(),
            Home::Database(url) => url.clone(),
        }
    }

    async fn open(&self) -> Arc<dyn Store> {
        open(&self.data()).await.unwrap()
    }

    async fn refusal(&self) -> String {
        match open(&self.data()).await {
            Ok(_) => panic!("the store was opened"),
            Err(StoreError::Unusable(reason)) => reason,
            Err(error) => panic!("{error:?}"),
        }
    }

    /// Changes the database behind the store's back.
    async fn execute(&self, sql: &str) {
        match self {
            Home::File(_) => rusqlite::Connection::open(self.data()).unwrap().execute_batch(sql).unwrap(),
            Home::Database(url) => {
                let name = url.rsplit('/').next().unwrap();
                cluster().unwrap().execute(name, sql).await.unwrap();
            }
        }
    }
}

fn cluster() -> Option<&'static Cluster> {
    static CLUSTER: OnceLock<Result<Cluster, String>> = OnceLock::new();
    let started = CLUSTER.get_or_init(|| {
        let started = Cluster::start();
        if let Err(reason) = &started {
            // Not by `eprintln`, which is hidden for a test that passes.
            let _ = writeln!(stderr(), "NOT RUN: PostgreSQL was not tested: {reason}");
        }
        started
    });
    if let Err(reason) = started {
        assert!(std::env::var_os("HETMAN_REQUIRE_POSTGRES").is_none(), "no PostgreSQL: {reason}");
    }
    started.as_ref().ok()
}

macro_rules! suite {
    ($($name:ident)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(crate::Home::file()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                if let Some(home) = crate::Home::database().await {
                    super::$name(home).await;
                }
            })*
        }
    };
}

mod people;
mod processes;
mod tables;
mod whole;

fn now(stage: Stage, changed: i64) -> HeadStatus {
    HeadStatus { stage, due: None, waiting: 0, changed }
}

fn head(id: &str, seq: u64) -> Head {
    Head {
        id: id.into(),
        game: "ethnos".into(),
        host: "h".into(),
        public: false,
        seq,
        summary: "{}".into(),
        created: 5,
        now: now(Stage::Gathering, 5),
    }
}

fn append(table: &str, after: u64, entries: &[&str]) -> Append {
    Append {
        table: table.into(),
        after,
        entries: strings(entries),
        now: now(Stage::Playing, 6),
        summary: None,
        sitters: None,
        snapshot: None,
    }
}

fn strings(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

fn sitter(user: &str, chair: u8) -> SeatHolder {
    SeatHolder { user: user.into(), chair, role: SeatRole::Sits }
}

fn user(id: &str, name: &str, account: bool) -> User {
    User {
        id: id.into(),
        name: name.into(),
        account,
        password: Some("hash".into()),
        language: Some("pl".into()),
        webhook: Some("https://example.org/secret".into()),
        settings: "{}".into(),
        created: 1,
    }
}

fn session(byte: u8, user: &str, kind: SessionKind, expires: i64) -> Session {
    let (user, label, scopes) = (user.into(), "a label".into(), Scopes { play: false, account: true });
    Session { hash: [byte; 32], user, kind, scopes, label, created: 1, expires }
}

fn puzzle(game: &str, name: &str, plays: i32) -> PuzzleRating {
    let (game, name) = (game.to_owned(), name.to_owned());
    PuzzleRating { game, name, rating: 15_000 + plays, deviation: 600, volatility: 60_000, plays }
}

async fn exported(store: &dyn Store) -> Vec<u8> {
    let mut out = Vec::new();
    export(store, &mut out, |_| {}).await.unwrap();
    out
}
