//! The whole store: reopened, brought up to date, exported and imported.

use std::collections::HashSet;

use store::{
    Append, Counts, ExportError, HeadStatus, Scopes, SeatRole, SessionKind, Stage, Store, User, import,
};
use tokio::sync::mpsc;

use crate::{Home, append, exported, head, puzzle, session, sitter, strings, user};

suite! {
    everything_is_there_after_reopening
    a_newer_store_is_refused
    an_old_store_is_brought_up_to_date
    a_foreign_store_is_refused
    a_broken_import_leaves_nothing
    an_import_needs_an_empty_store
    an_export_shows_one_moment
}

/// One of everything.
async fn furnish(store: &dyn Store) {
    store.create_user(user("a", "Ala", true)).await.unwrap();
    store.create_user(User { password: None, webhook: None, ..user("g", "", false) }).await.unwrap();
    store.create_user(user("x", "X", true)).await.unwrap();
    store.delete_user("x").await.unwrap();
    store.create_session(session(7, "a", SessionKind::Browser, i64::MAX)).await.unwrap();
    store.create_session(session(3, "g", SessionKind::Token, 7)).await.unwrap();
    for (game, name) in [("lumeria", "5-31"), ("ethnos", "17-8")] {
        store.rate_puzzle(puzzle(game, name, 1)).await.unwrap();
    }
    for number in 0..450 {
        let id = format!("{}-{number}", ["Z", "a", "ż"][number % 3]);
        let sitters = vec![sitter("g", 2), sitter("a", 0)];
        store.create(head(&id, 2), strings(&["one", "two"]), sitters).await.unwrap();
    }
    let playing = HeadStatus { stage: Stage::Playing, due: Some(77), waiting: 5, changed: 8 };
    let long = vec!["{\"text\":\"ęż\\u0000\"}".to_owned(); 2500];
    let more = Append { entries: long, now: playing, snapshot: Some(vec![1, 2]), ..append("ż-2", 2, &[]) };
    store.append(more).await.unwrap();
    store.beat(123).await.unwrap();
}

const FURNISHED: Counts = Counts { users: 3, sessions: 2, puzzles: 2, tables: 450, entries: 450 * 2 + 2500 };

async fn everything_is_there_after_reopening(home: Home) {
    let store = home.open().await;
    furnish(&*store).await;
    let before = exported(&*store).await;
    drop(store);
    let store = home.open().await;
    assert_eq!(exported(&*store).await, before);
    assert_eq!(store.load("ż-2", false).await.unwrap().unwrap().snapshot, Some((2502, vec![1, 2])));
    drop(store);
    if let Home::File(_) = home {
        let left = |end: &str| std::path::Path::new(&format!("{}{end}", home.data())).exists();
        assert!(left("") && !left("-wal"), "the log is not folded into the file");
    }
}

async fn a_newer_store_is_refused(home: Home) {
    drop(home.open().await);
    home.execute("update meta set value = '77' where key = 'hetman-store'").await;
    let reason = home.refusal().await;
    assert!(reason.contains("77") && reason.contains("up to 4"), "{reason}");
    home.execute("update meta set value = '4' where key = 'hetman-store'").await;
    home.open().await.ready().await.unwrap();
}

/// What version 1 left is brought up to date, and nothing of it is lost.
async fn an_old_store_is_brought_up_to_date(home: Home) {
    match home {
        Home::File(_) => {
            std::fs::create_dir_all(std::path::Path::new(&home.data()).parent().unwrap()).unwrap();
            home.execute(include_str!("../../migrations/sqlite/0001.sql")).await;
            home.execute(
                "create table meta (key text primary key, value text not null) strict, without rowid;
                 insert into users values ('a', 'Ala', 'ala', 1, 'p', null, null, '{}', 1, 0);
                 insert into sessions values (zeroblob(32), 'a', 1, 'bot', 1, 99);
                 insert into tables values (1, 't', 'ethnos', '{}', 1), (2, 'u', 'ethnos', '{}', 2);
                 insert into heads values (1, 0, null, 1, 0, null, 0, 1), (2, 0, null, 1, 2, null, 0, 1);
                 insert into sitters values (1, 0, 'a'), (2, 0, 'a');",
            )
            .await;
        }
        Home::Database(_) => {
            home.execute(include_str!("../../migrations/postgres/0001.sql")).await;
            home.execute(
                "create table meta (key text primary key, value text not null);
                 insert into users values ('a', 'Ala', 'ala', true, 'p', null, null, '{}', 1, false);
                 insert into sessions values (decode(repeat('00', 32), 'hex'), 'a', 1, 'bot', 1, 99);
                 insert into tables (id, game, public, seq, summary, created, stage, waiting, changed)
                 values ('t', 'ethnos', true, 0, '{}', 1, 0, 0, 1), ('u', 'ethnos', true, 0, '{}', 2, 2, 0, 1);
                 insert into sitters select n, 0, 'a' from tables;",
            )
            .await;
        }
    }
    home.execute("insert into meta values ('hetman-store', '1')").await;
    let store = home.open().await;
    assert_eq!(store.alike("ALA", "").await, Ok(true));
    let (session, _) = store.session(&[0; 32], 0).await.unwrap().unwrap();
    assert_eq!(session.scopes, Scopes { play: true, account: false });
    for (role, id) in [(SeatRole::Sits, "t"), (SeatRole::Past, "u")] {
        let tables = store.tables_of("a", role, 9).await.unwrap();
        assert_eq!(tables.iter().map(|(head, _)| &*head.id).collect::<Vec<_>>(), [id]);
    }
    let lobby = store.lobby(9).await.unwrap();
    assert_eq!((lobby.len(), lobby[0].now.stage, &*lobby[0].host), (1, Stage::Gathering, ""));
}

async fn a_foreign_store_is_refused(home: Home) {
    if let Home::File(_) = home {
        std::fs::create_dir_all(std::path::Path::new(&home.data()).parent().unwrap()).unwrap();
    }
    home.execute("create table meta (theirs text); insert into meta values ('precious')").await;
    let before = std::fs::read(home.data()).ok();
    let reason = home.refusal().await;
    assert!(reason.contains("not a Hetman store") || reason.contains("something else"), "{reason}");
    assert_eq!(std::fs::read(home.data()).ok(), before);
    home.execute("alter table meta rename to theirs").await;
    home.refusal().await;
}

async fn a_broken_import_leaves_nothing(home: Home) {
    let whole = {
        let other = Home::file();
        let store = other.open().await;
        furnish(&*store).await;
        String::from_utf8(exported(&*store).await).unwrap()
    };
    let store = home.open().await;
    let empty = exported(&*store).await;
    // A bit that has flipped anywhere, even in the digest itself.
    for at in (0..whole.len()).step_by(whole.len() / 50).chain(whole.len() - 150..whole.len()) {
        let mut bytes = whole.clone().into_bytes();
        bytes[at] ^= 1 << (at % 8);
        assert!(import(&*store, &*bytes, |_| {}).await.is_err(), "{at}");
    }
    assert_eq!(exported(&*store).await, empty);
    // Without a digest, as older programs wrote it: what is wrong is found by what it says.
    let digested = whole;
    let whole = undigested(&digested);
    let lines = whole.lines().collect::<Vec<_>>();
    let table = lines.iter().position(|line| line.contains("\"a-1\"")).unwrap();
    let without = |at: usize| [&lines[..at], &lines[at + 1..]].concat().join("\n");
    let with = |at: usize, line: &str| {
        let mut lines = lines.clone();
        lines[at] = line;
        lines.join("\n")
    };
    let lower = |from: &str, to: &str| {
        assert!(whole.contains(from));
        whole.replace(from, to)
    };
    let fewer = lower("\"entries\":3400", "\"entries\":3399");
    let moved = lower("\"tables\":450,\"entries\":3400", "\"tables\":450,\"entries\":3399");
    let cases = [
        (String::new(), "line 1"),
        ("hello\n".into(), "line 1: this is not a Hetman export"),
        (with(0, "{\"hetman-export\":4}"), "line 1: the export has version 4"),
        (with(0, "{\"hetman-export\":3}"), "digest"),
        (lines[..lines.len() - 1].join("\n"), "cut off"),
        (lines[..10].join("\n") + "\n", "line 11"),
        (whole.chars().take(whole.chars().count() / 2).collect(), "line"),
        (with(table, "{\"table\":17}"), &*format!("line {}", table + 1)),
        (with(table, "{\"chair\":17}"), &*format!("line {}", table + 1)),
        (with(table, ""), &*format!("line {}", table + 1)),
        // The end or the store may notice these first.
        (without(table), ""),
        (without(1), ""),
        (fewer, "rows are missing"),
        // One entry less, and the count agrees.
        (
            moved
                .lines()
                .enumerate()
                .filter(|(at, _)| *at != table + 1)
                .map(|(_, line)| format!("{line}\n"))
                .collect(),
            "a table of 2 entries came with 1",
        ),
        (whole.clone() + "\n", "something follows the end"),
        (with(2, lines[1]), "contradict"),
        (lower("\"user\":\"g\",\"kind\"", "\"user\":\"x\",\"kind\""), "no user"),
    ];
    for (text, reason) in cases {
        let error = import(&*store, text.as_bytes(), |_| {}).await.unwrap_err();
        assert!(error.to_string().contains(reason), "{error} instead of {reason}");
        assert_eq!(exported(&*store).await, empty, "{error}");
    }
    let bytes = [b"{\"hetman-export\":1}\n".as_slice(), b"\xff\xfe\n"].concat();
    let error = import(&*store, &*bytes, |_| {}).await.unwrap_err();
    assert!(matches!(error, ExportError::Connections { line: 2, .. }), "{error}");
    let mut rows = 0;
    assert_eq!(import(&*store, whole.as_bytes(), |done| rows = done).await.unwrap(), FURNISHED);
    assert_eq!(rows, lines.len() as u64 - 2);
    assert_eq!(String::from_utf8(exported(&*store).await).unwrap(), digested);
}

/// An export as version 1 wrote it.
fn undigested(whole: &str) -> String {
    let (rows, digest) = whole.rsplit_once(",\"sha256\"").unwrap();
    assert_eq!(digest.len(), 64 + 5);
    format!("{}}}\n", rows.replacen("{\"hetman-export\":3}", "{\"hetman-export\":1}", 1))
}

async fn an_import_needs_an_empty_store(home: Home) {
    let store = home.open().await;
    let empty = exported(&*store).await;
    assert_eq!(import(&*store, &*empty, |_| {}).await.unwrap(), Counts::default());
    store.create(head("t", 0), vec![], vec![]).await.unwrap();
    let error = import(&*store, &*empty, |_| {}).await.unwrap_err();
    assert!(error.to_string().contains("not empty"), "{error}");
    assert!(store.load("t", true).await.unwrap().is_some());
}

async fn an_export_shows_one_moment(home: Home) {
    let store = home.open().await;
    for number in 0..300 {
        store.create(head(&format!("t{number:03}"), 0), vec![], vec![]).await.unwrap();
    }
    let before = exported(&*store).await;
    let (to, mut from) = mpsc::channel(1);
    let other = store.clone();
    let dump = tokio::spawn(async move { other.dump(to).await });
    let first = from.recv().await.unwrap();
    store.append(append("t299", 0, &["later"])).await.unwrap();
    store.beat(1).await.unwrap();
    let mut rows = vec![first];
    while let Some(row) = from.recv().await {
        rows.push(row);
    }
    dump.await.unwrap().unwrap();
    assert_eq!(rows.len(), 301);
    assert!(rows.iter().all(|row| !matches!(row, store::Row::Entry(_) | store::Row::Beat(_))));
    assert_ne!(exported(&*store).await, before);
    // No listener is left.
    let (to, from) = mpsc::channel(1);
    drop(from);
    store.dump(to).await.unwrap();
    store.ready().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn from_engine_to_engine_and_back() {
    let Some(middle) = Home::database().await else { return };
    let homes = [Home::file(), middle, Home::file()];
    let mut stores = Vec::new();
    for home in &homes {
        stores.push(home.open().await);
    }
    furnish(&*stores[0]).await;
    let mut all = HashSet::new();
    all.insert(exported(&*stores[0]).await);
    for pair in stores.windows(2) {
        let text = exported(&*pair[0]).await;
        assert_eq!(import(&*pair[1], &*text, |_| {}).await.unwrap(), FURNISHED);
        all.insert(exported(&*pair[1]).await);
    }
    assert_eq!(all.len(), 1);
    let stored = stores[2].load("ż-2", false).await.unwrap().unwrap();
    assert_eq!((stored.head.seq, stored.snapshot, stored.entries.len()), (2502, None, 2502));
    stores[2].append(append("ż-2", 2502, &["next"])).await.unwrap();
}
