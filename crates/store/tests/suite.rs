//! What a store promises, asked of both engines.
#![expect(clippy::unwrap_used, reason = "in a test an error is a failure")]

use std::collections::HashSet;
use std::io::{Write, stderr};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures_util::FutureExt;
use store::cluster::Cluster;
use store::{
    Append, Change, Counts, ExportError, Head, HeadStatus, Scopes, SeatHolder, SeatRole, Session,
    SessionKind, Stage, Store, StoreError, User, UserChange, export, import, open,
};
use tempfile::TempDir;
use tokio::sync::mpsc;
use tokio::time::timeout;

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
                super::$name(super::Home::file()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                if let Some(home) = super::Home::database().await {
                    super::$name(home).await;
                }
            })*
        }
    };
}

suite! {
    a_table_is_created_once
    appends_follow_each_other
    an_append_without_entries_changes_the_head
    one_of_many_appenders_wins_each_number
    many_tables_at_once
    a_conflict_harms_no_neighbour
    snapshots_replace_each_other
    sitters_are_replaced
    open_tables_are_counted_for_their_host
    due_tables_come_by_urgency
    the_lobby_shows_what_is_public
    any_text_comes_back
    impossible_values_are_refused
    accounts_have_names_of_their_own
    users_change
    a_new_password_ends_all_sessions
    a_deleted_user_is_forgotten
    sessions_expire
    the_last_beat_stays
    everything_is_there_after_reopening
    a_newer_store_is_refused
    an_old_store_is_brought_up_to_date
    a_foreign_store_is_refused
    a_broken_import_leaves_nothing
    an_import_needs_an_empty_store
    an_export_shows_one_moment
}

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

async fn a_table_is_created_once(home: Home) {
    let store = home.open().await;
    store.ready().await.unwrap();
    assert_eq!(store.load("t", false).await, Ok(None));
    assert_eq!(store.entries("t", 0).await, Ok(vec![]));
    let head = head("t", 2);
    store.create(head.clone(), strings(&["a", "b"]), vec![sitter("u", 0)]).await.unwrap();
    let again = store.create(head.clone(), strings(&["c", "d"]), vec![sitter("v", 0)]).await;
    assert_eq!(again, Err(StoreError::Conflict));
    let stored = store.load("t", false).await.unwrap().unwrap();
    assert_eq!(stored.head, head);
    assert_eq!(stored.snapshot, None);
    assert_eq!(stored.entries, ["a", "b"]);
    assert_eq!(store.tables_of("v", SeatRole::Sits, 9).await, Ok(vec![]));
    let wrong = store.create(Head { id: "u".into(), ..head }, strings(&["a"]), vec![]).await;
    assert!(matches!(wrong, Err(StoreError::Unusable(_))));
}

async fn appends_follow_each_other(home: Home) {
    let store = home.open().await;
    assert_eq!(store.append(append("t", 0, &["a"])).await, Err(StoreError::Missing));
    store.create(head("t", 0), vec![], vec![]).await.unwrap();
    store.append(append("t", 0, &["a", "b"])).await.unwrap();
    assert_eq!(store.append(append("t", 0, &["x"])).await, Err(StoreError::Conflict));
    assert_eq!(store.append(append("t", 1, &["x"])).await, Err(StoreError::Conflict));
    assert_eq!(store.append(append("t", 3, &["x"])).await, Err(StoreError::Conflict));
    let now = HeadStatus { stage: Stage::Over, due: Some(-3), waiting: u32::MAX, changed: i64::MAX };
    let last = Append { now, summary: Some("[1]".into()), ..append("t", 2, &["c"]) };
    store.append(last).await.unwrap();
    let stored = store.load("t", false).await.unwrap().unwrap();
    assert_eq!(stored.head, Head { now, summary: "[1]".into(), ..head("t", 3) });
    assert_eq!(stored.entries, ["a", "b", "c"]);
    assert_eq!(store.entries("t", 1).await.unwrap(), ["b", "c"]);
    assert_eq!(store.entries("t", 3).await, Ok(vec![]));
    assert_eq!(store.entries("t", 99).await, Ok(vec![]));
}

async fn an_append_without_entries_changes_the_head(home: Home) {
    let store = home.open().await;
    store.create(head("t", 1), strings(&["a"]), vec![]).await.unwrap();
    let now = HeadStatus { due: Some(7), ..now(Stage::Playing, 8) };
    assert_eq!(store.append(Append { now, ..append("t", 0, &[]) }).await, Err(StoreError::Conflict));
    store.append(Append { now, ..append("t", 1, &[]) }).await.unwrap();
    let stored = store.load("t", false).await.unwrap().unwrap();
    assert_eq!(stored.head, Head { now, ..head("t", 1) });
    assert_eq!(stored.entries, ["a"]);
}

async fn one_of_many_appenders_wins_each_number(home: Home) {
    const APPENDERS: usize = 20;
    const ENTRIES: u64 = 50;
    let store = home.open().await;
    store.create(head("t", 0), vec![], vec![]).await.unwrap();
    let work = (0..APPENDERS).map(|number| {
        let store = store.clone();
        tokio::spawn(async move {
            let mut won = Vec::new();
            loop {
                let after = store.load("t", false).await.unwrap().unwrap().head.seq;
                if after >= ENTRIES {
                    break;
                }
                let text = format!("{after} {number}");
                match store.append(append("t", after, &[&text])).await {
                    Ok(()) => won.push(text),
                    Err(StoreError::Conflict) => {}
                    Err(error) => panic!("{error}"),
                }
            }
            won
        })
    });
    let mut won = Vec::new();
    for work in work.collect::<Vec<_>>() {
        won.extend(work.await.unwrap());
    }
    won.sort_by_key(|text| text.split(' ').next().unwrap().parse::<u64>().unwrap());
    let stored = store.load("t", true).await.unwrap().unwrap();
    assert_eq!(stored.head.seq, stored.entries.len() as u64);
    assert_eq!(stored.entries, won);
    assert_eq!(stored.head.seq, ENTRIES);
}

async fn many_tables_at_once(home: Home) {
    let store = home.open().await;
    let work = (0..40).map(|number| {
        let store = store.clone();
        tokio::spawn(async move {
            let table = format!("t{number}");
            store.create(head(&table, 0), vec![], vec![]).await.unwrap();
            for after in 0..20 {
                store.append(append(&table, after, &[&format!("{number} {after}")])).await.unwrap();
            }
        })
    });
    for work in work.collect::<Vec<_>>() {
        work.await.unwrap();
    }
    for number in 0..40 {
        let entries = store.entries(&format!("t{number}"), 0).await.unwrap();
        assert_eq!(entries, (0..20).map(|after| format!("{number} {after}")).collect::<Vec<_>>());
    }
}

async fn a_conflict_harms_no_neighbour(home: Home) {
    let store = home.open().await;
    for number in 0..50 {
        store.create(head(&format!("t{number}"), 1), strings(&["first"]), vec![]).await.unwrap();
    }
    // All at once: every fifth comes too late, with everything that would have to be undone.
    let work = (0..50).map(|number| {
        let store = store.clone();
        tokio::spawn(async move {
            let late = number % 5 == 0;
            let more = Append {
                sitters: Some(vec![sitter("u", 1)]),
                snapshot: Some(vec![1]),
                ..append(&format!("t{number}"), u64::from(!late), &["second"])
            };
            assert_eq!(store.append(more).await, if late { Err(StoreError::Conflict) } else { Ok(()) });
            let plain = append(&format!("t{number}"), 2 * u64::from(!late), &["third"]);
            assert_eq!(store.append(plain).await, if late { Err(StoreError::Conflict) } else { Ok(()) });
            assert_eq!(store.append(append("nowhere", 0, &["x"])).await, Err(StoreError::Missing));
            let taken = store.create(head("t0", 0), vec![], vec![sitter("u", 9)]).await;
            assert_eq!(taken, Err(StoreError::Conflict));
        })
    });
    for work in work.collect::<Vec<_>>() {
        work.await.unwrap();
    }
    for number in 0..50 {
        let stored = store.load(&format!("t{number}"), false).await.unwrap().unwrap();
        if number % 5 == 0 {
            assert_eq!((stored.head.seq, stored.snapshot, stored.entries), (1, None, strings(&["first"])));
        } else {
            assert_eq!(
                (stored.head.seq, stored.snapshot, stored.entries),
                (3, Some((2, vec![1])), strings(&["third"]))
            );
        }
    }
    assert_eq!(store.tables_of("u", SeatRole::Sits, 99).await.unwrap().len(), 40);
}

async fn snapshots_replace_each_other(home: Home) {
    let store = home.open().await;
    store.create(head("t", 1), strings(&["a"]), vec![]).await.unwrap();
    let with = |after, entries, snapshot: &[u8]| Append {
        snapshot: Some(snapshot.to_vec()),
        ..append("t", after, entries)
    };
    store.append(with(1, &["b", "c"], b"one")).await.unwrap();
    store.append(append("t", 3, &["d"])).await.unwrap();
    let stored = store.load("t", false).await.unwrap().unwrap();
    assert_eq!(stored.snapshot, Some((3, b"one".to_vec())));
    assert_eq!(stored.entries, ["d"]);
    store.append(with(4, &["e"], b"")).await.unwrap();
    assert_eq!(store.append(with(4, &["x"], b"late")).await, Err(StoreError::Conflict));
    let stored = store.load("t", false).await.unwrap().unwrap();
    assert_eq!(stored.snapshot, Some((5, vec![])));
    assert_eq!(stored.entries, [""; 0]);
    let whole = store.load("t", true).await.unwrap().unwrap();
    assert_eq!(whole.snapshot, None);
    assert_eq!(whole.entries, ["a", "b", "c", "d", "e"]);
}

async fn sitters_are_replaced(home: Home) {
    let store = home.open().await;
    let with = |after, sitters| Append { sitters: Some(sitters), ..append("t", after, &["e"]) };
    let chairs = async |user: &str| {
        let tables = store.tables_of(user, SeatRole::Sits, 9).await.unwrap();
        tables.into_iter().map(|(_, chair)| chair).collect::<Vec<_>>()
    };
    store.create(head("t", 0), vec![], vec![sitter("u", 0), sitter("v", 1), sitter("v", 1)]).await.unwrap();
    assert_eq!((chairs("u").await, chairs("v").await), (vec![0], vec![1]));
    store.append(with(0, vec![sitter("v", 0), sitter("u", 1), sitter("v", 255)])).await.unwrap();
    assert_eq!((chairs("u").await, chairs("v").await), (vec![1], vec![0, 255]));
    store.append(append("t", 1, &["e"])).await.unwrap();
    assert_eq!(chairs("u").await, [1]);
    store.append(with(2, vec![sitter("u", 1)])).await.unwrap();
    assert_eq!((chairs("u").await, chairs("v").await), (vec![1], vec![]));
    store.append(with(3, vec![])).await.unwrap();
    assert_eq!(chairs("u").await, [0; 0]);

    let ids = async |role, limit| {
        let tables = store.tables_of("w", role, limit).await.unwrap();
        tables.into_iter().map(|(head, _)| head.id).collect::<Vec<_>>()
    };
    let roles = [SeatRole::Sits, SeatRole::Invited, SeatRole::Past, SeatRole::Sits, SeatRole::Invited];
    for (number, role) in roles.into_iter().enumerate() {
        let sitters = vec![SeatHolder { role, ..sitter("w", 0) }];
        store.create(head(&format!("s{number}"), 0), vec![], sitters).await.unwrap();
    }
    assert_eq!(ids(SeatRole::Sits, 9).await, ["s3", "s0"], "the newest first");
    assert_eq!(ids(SeatRole::Sits, 1).await, ["s3"]);
    assert_eq!(ids(SeatRole::Invited, 9).await, ["s4", "s1"], "invitations push no game off the list");
    let past = vec![SeatHolder { role: SeatRole::Past, ..sitter("w", 0) }];
    store.append(Append { sitters: Some(past), ..append("s3", 0, &["e"]) }).await.unwrap();
    assert_eq!(
        (ids(SeatRole::Sits, 9).await, ids(SeatRole::Past, 9).await),
        (vec!["s0".to_owned()], strings(&["s3", "s2"]))
    );
}

async fn open_tables_are_counted_for_their_host(home: Home) {
    let store = home.open().await;
    let ids = async |host: &str, limit| {
        store.hosted(host, limit).await.unwrap().into_iter().map(|head| head.id).collect::<Vec<_>>()
    };
    for (id, host, stage) in
        [("a", "h", Stage::Gathering), ("b", "h", Stage::Over), ("c", "i", Stage::Playing)]
    {
        let head = Head { host: host.into(), now: now(stage, 0), ..head(id, 0) };
        store.create(head, vec![], vec![]).await.unwrap();
    }
    store.create(head("d", 0), vec![], vec![]).await.unwrap();
    assert_eq!((ids("h", 9).await, ids("h", 1).await), (strings(&["d", "a"]), strings(&["d"])));
    store.append(Append { now: now(Stage::Playing, 1), ..append("d", 0, &["e"]) }).await.unwrap();
    store.append(Append { now: now(Stage::Over, 1), ..append("a", 0, &["e"]) }).await.unwrap();
    assert_eq!((ids("h", 9).await, ids("i", 9).await), (strings(&["d"]), strings(&["c"])));
}

async fn due_tables_come_by_urgency(home: Home) {
    let store = home.open().await;
    for (id, due) in [("never", None), ("late", Some(30)), ("soon", Some(10)), ("next", Some(20))] {
        let now = HeadStatus { due, ..now(Stage::Playing, 0) };
        store.create(Head { now, ..head(id, 0) }, vec![], vec![]).await.unwrap();
    }
    assert_eq!(store.due(9, 9).await, Ok(vec![]));
    assert_eq!(store.due(20, 9).await.unwrap(), ["soon", "next"]);
    assert_eq!(store.due(99, 9).await.unwrap(), ["soon", "next", "late"]);
    assert_eq!(store.due(99, 1).await.unwrap(), ["soon"]);
    let due = |due| HeadStatus { due, ..now(Stage::Playing, 0) };
    store.append(Append { now: due(Some(40)), ..append("soon", 0, &["e"]) }).await.unwrap();
    store.append(Append { now: due(None), ..append("late", 0, &["e"]) }).await.unwrap();
    store.append(Append { now: due(Some(50)), ..append("never", 0, &["e"]) }).await.unwrap();
    assert_eq!(store.due(99, 9).await.unwrap(), ["soon", "next", "never"], "entries put nothing off");
    store.append(Append { now: due(Some(40)), ..append("soon", 1, &[]) }).await.unwrap();
    assert_eq!(store.due(99, 9).await.unwrap(), ["next", "soon", "never"], "no entries do");
    store.append(Append { now: due(Some(15)), ..append("soon", 1, &["e"]) }).await.unwrap();
    assert_eq!(store.due(99, 9).await.unwrap(), ["soon", "next", "never"], "entries bring it nearer");
    // Many at once take another way.
    let later = |id, after| Append { now: due(Some(60)), ..append(id, after, &["e"]) };
    let (soon, next) = tokio::join!(store.append(later("soon", 2)), store.append(later("next", 0)));
    assert_eq!((soon, next), (Ok(()), Ok(())));
    assert_eq!(store.due(99, 9).await.unwrap(), ["soon", "next", "never"]);
}

async fn the_lobby_shows_what_is_public(home: Home) {
    let store = home.open().await;
    let tables = [
        ("hidden", false, Stage::Gathering, 9),
        ("playing", true, Stage::Playing, 9),
        ("older", true, Stage::Gathering, 1),
        ("newer", true, Stage::Gathering, 2),
        ("over", true, Stage::Over, 9),
    ];
    for (id, public, stage, changed) in tables {
        store.create(Head { public, now: now(stage, changed), ..head(id, 0) }, vec![], vec![]).await.unwrap();
    }
    let ids =
        async |limit| store.lobby(limit).await.unwrap().into_iter().map(|head| head.id).collect::<Vec<_>>();
    assert_eq!(ids(9).await, ["newer", "older", "playing"]);
    assert_eq!(ids(2).await, ["newer", "older"]);
    store.append(Append { now: now(Stage::Playing, 10), ..append("newer", 0, &["e"]) }).await.unwrap();
    assert_eq!(ids(9).await, ["older", "newer", "playing"], "the newest first");
    store.append(Append { now: now(Stage::Over, 11), ..append("newer", 1, &["e"]) }).await.unwrap();
    assert_eq!(ids(9).await, ["older", "playing"]);
}

async fn any_text_comes_back(home: Home) {
    let store = home.open().await;
    let large = "ż".repeat(500_000);
    let texts =
        ["", "zażółć gęślą jaźń", "příliš žluťoučký kůň", "👩‍👩‍👧‍👦\r\n\t'\"\\%;--", "\u{10ffff}\u{1}", &large];
    for text in texts {
        let id = if text.len() > 1000 { "large" } else { text };
        let whole = Head { summary: text.into(), game: text.into(), ..head(id, 2) };
        store.create(whole.clone(), strings(&[text, text]), vec![sitter(id, 0)]).await.unwrap();
        let more = Append {
            summary: Some(text.into()),
            snapshot: Some(text.as_bytes().to_vec()),
            ..append(id, 2, &[text])
        };
        store.append(more).await.unwrap();
        let stored = store.load(id, true).await.unwrap().unwrap();
        assert_eq!(stored.entries, [text; 3]);
        assert_eq!((&*stored.head.summary, &*stored.head.game), (text, text));
        let stored = store.load(id, false).await.unwrap().unwrap();
        assert_eq!(stored.snapshot, Some((3, text.as_bytes().to_vec())));
        assert_eq!(store.tables_of(id, SeatRole::Sits, 9).await.unwrap().len(), 1);
        let user = User { settings: text.into(), password: Some(text.into()), ..user(id, text, false) };
        store.create_user(user.clone()).await.unwrap();
        assert_eq!(store.user(id).await, Ok(Some(user)));
    }
}

async fn impossible_values_are_refused(home: Home) {
    let store = home.open().await;
    store.create(head("t", 0), vec![], vec![]).await.unwrap();
    let refused = |result: Result<(), StoreError>| assert!(matches!(result, Err(StoreError::Unusable(_))));
    refused(store.append(append("t", 0, &["a\0b"])).await);
    refused(store.append(append("t", u64::MAX, &["a"])).await);
    refused(store.create(head("a\0b", 0), vec![], vec![]).await);
    refused(store.create_user(user("a", "a\0b", true)).await);
    assert_eq!(store.account("a\0b").await, Ok(None));
    assert_eq!(store.load("a\0b", false).await, Ok(None));
    assert_eq!(store.load("t", true).await.unwrap().unwrap().head, head("t", 0));
    store.append(append("t", 0, &["a"])).await.unwrap();
}

async fn accounts_have_names_of_their_own(home: Home) {
    let store = home.open().await;
    store.create_user(user("a", " Żółw ", true)).await.unwrap();
    assert_eq!(store.create_user(user("b", "żÓŁW", true)).await, Err(StoreError::Conflict));
    assert_eq!(store.create_user(user("a", "other", true)).await, Err(StoreError::Conflict));
    store.create_user(user("g", "Żółw", false)).await.unwrap();
    store.create_user(user("h", "Żółw", false)).await.unwrap();
    assert_eq!(store.account("ŻÓŁW\t").await.unwrap().unwrap().id, "a");
    assert_eq!(store.account("stranger").await, Ok(None));
    assert_eq!(store.user("a").await, Ok(Some(user("a", " Żółw ", true))));
    assert_eq!(store.user("b").await, Ok(None));
    assert_eq!(store.make_account("g", "żółw", "p").await, Err(StoreError::Conflict));
    let renamed = |name: &str| UserChange { name: Some(name.into()), ..UserChange::default() };
    store.change_user("a", renamed("Żółwik")).await.unwrap();
    // A setting is changed for itself: another one that was changed at the same time is not lost.
    let set = |name, value: &str| UserChange { setting: Some((name, value.into())), ..UserChange::default() };
    store.change_user("a", set("learned", "[\"first\"]")).await.unwrap();
    store.change_user("a", set("puzzles", "\"1-2\"")).await.unwrap();
    let changed = store.change_user("a", set("learned", "[]")).await.unwrap();
    let settings: serde_json::Value = serde_json::from_str(&changed.settings).unwrap();
    assert_eq!(
        (&*changed.name, settings),
        ("Żółwik", serde_json::json!({ "learned": [], "puzzles": "1-2" }))
    );
    assert_eq!(store.change_user("a", renamed("Żółwik")).await.unwrap().settings, changed.settings);
    let made = store.make_account("g", "żółw", "p").await.unwrap();
    assert_eq!((made.account, made.password.as_deref()), (true, Some("p")));
    assert_eq!(store.account("Żółw").await.unwrap().unwrap().id, "g");
    assert_eq!(store.make_account("g", "other", "q").await, Err(StoreError::Missing), "they have one");
    assert_eq!(store.change_user("a", renamed("ŻÓŁW")).await, Err(StoreError::Conflict));
    assert!(store.change_user("h", renamed("Żółw")).await.is_ok(), "guests share names");

    let cases = [
        ("ŻÓŁW", "", true),
        ("ŻÓŁW", "g", false),
        ("Żółwlk", "", true),
        ("żo\u{301}łw", "a", true),
        ("zolw", "", false),
    ];
    for (name, but, alike) in cases {
        assert_eq!(store.alike(name, but).await, Ok(alike), "{name}");
    }
    assert_eq!(store.alike("zero\0", "").await, Ok(false));
}

/// Changes that meet leave each other's alone.
async fn users_change(home: Home) {
    let store = home.open().await;
    let nothing = UserChange::default;
    assert_eq!(store.change_user("a", nothing()).await, Err(StoreError::Missing));
    let before = user("a", "a", true);
    store.create_user(before.clone()).await.unwrap();
    assert_eq!(store.change_user("a", nothing()).await, Ok(before.clone()));
    let name = UserChange { name: Some("b".into()), ..nothing() };
    let language = UserChange { language: Some("cs".into()), ..nothing() };
    let webhook = UserChange { webhook: Some(None), ..nothing() };
    let (one, two, three, four) = tokio::join!(
        store.change_user("a", name),
        store.change_user("a", language),
        store.change_password("a", "hash", "new"),
        store.change_user("a", webhook),
    );
    assert!(one.is_ok() && two.is_ok() && three.is_ok() && four.is_ok());
    let after = User {
        name: "b".into(),
        language: Some("cs".into()),
        password: Some("new".into()),
        webhook: None,
        ..before
    };
    assert_eq!(store.user("a").await, Ok(Some(after)));
    assert_eq!(store.account("b").await.unwrap().unwrap().id, "a");
    assert_eq!(store.account("a").await, Ok(None));
}

async fn a_new_password_ends_all_sessions(home: Home) {
    let store = home.open().await;
    store.create_user(user("a", "a", true)).await.unwrap();
    store.create_user(user("b", "b", true)).await.unwrap();
    for (byte, whose, kind) in
        [(1, "a", SessionKind::Browser), (2, "a", SessionKind::Token), (3, "b", SessionKind::Token)]
    {
        store.create_session(session(byte, whose, kind, 9)).await.unwrap();
    }
    let wrong = store.change_password("a", "another", "new").await;
    assert_eq!(wrong, Err(StoreError::Missing), "the old one was changed meanwhile");
    assert!(store.session(&[1; 32], 0).await.unwrap().is_some());
    store.change_password("a", "hash", "new").await.unwrap();
    for (byte, there) in [(1, false), (2, false), (3, true)] {
        assert_eq!(store.session(&[byte; 32], 0).await.unwrap().is_some(), there, "{byte}");
    }
    assert_eq!(store.user("a").await.unwrap().unwrap().password.as_deref(), Some("new"));
}

async fn a_deleted_user_is_forgotten(home: Home) {
    let store = home.open().await;
    assert_eq!(store.delete_user("a").await, Err(StoreError::Missing));
    store.create_user(user("a", "name", true)).await.unwrap();
    store.create_user(user("b", "other", true)).await.unwrap();
    store.create_session(session(1, "a", SessionKind::Browser, 9)).await.unwrap();
    store.create_session(session(2, "b", SessionKind::Browser, 9)).await.unwrap();
    store.create(head("t", 0), vec![], vec![sitter("a", 0)]).await.unwrap();
    store.delete_user("a").await.unwrap();
    assert_eq!(store.delete_user("a").await, Err(StoreError::Missing));
    assert_eq!(store.user("a").await, Ok(None));
    assert_eq!(store.account("name").await, Ok(None));
    assert_eq!(store.session(&[1; 32], 0).await, Ok(None));
    assert!(store.session(&[2; 32], 0).await.unwrap().is_some());
    assert_eq!(store.change_user("a", UserChange::default()).await, Err(StoreError::Missing));
    assert_eq!(store.make_account("a", "back", "p").await, Err(StoreError::Missing));
    assert_eq!(store.alike("name", "").await, Ok(false));
    assert_eq!(store.create_user(user("a", "back", true)).await, Err(StoreError::Conflict));
    assert_eq!(store.create_session(session(3, "a", SessionKind::Token, 9)).await, Err(StoreError::Missing));
    assert_eq!(store.tables_of("a", SeatRole::Sits, 9).await.unwrap().len(), 1);
    store.create_user(user("c", "name", true)).await.unwrap();
    let text = String::from_utf8(exported(&*store).await).unwrap();
    assert!(text.contains("{\"gone\":{\"id\":\"a\",\"created\":1}}"), "{text}");
}

async fn sessions_expire(home: Home) {
    let store = home.open().await;
    let missing = store.create_session(session(1, "a", SessionKind::Browser, 10)).await;
    assert_eq!(missing, Err(StoreError::Missing));
    store.create_user(user("a", "a", true)).await.unwrap();
    store.create_session(session(1, "a", SessionKind::Browser, 10)).await.unwrap();
    store.create_session(session(2, "a", SessionKind::Token, 20)).await.unwrap();
    store.create_session(Session { created: 0, ..session(3, "a", SessionKind::Browser, 30) }).await.unwrap();
    let again = store.create_session(session(1, "a", SessionKind::Browser, 10)).await;
    assert_eq!(again, Err(StoreError::Conflict));
    let good = Some((session(1, "a", SessionKind::Browser, 10), user("a", "a", true)));
    assert_eq!(store.session(&[1; 32], 9).await, Ok(good));
    assert_eq!(store.session(&[1; 32], 10).await, Ok(None));
    assert_eq!(store.session(&[9; 32], 0).await, Ok(None));
    store.extend_session(&[1; 32], 15).await.unwrap();
    assert!(store.session(&[1; 32], 10).await.unwrap().is_some());
    assert_eq!(store.extend_session(&[9; 32], 15).await, Err(StoreError::Missing));
    let hashes = async |kind| {
        store
            .sessions("a", kind)
            .await
            .unwrap()
            .into_iter()
            .map(|session| session.hash[0])
            .collect::<Vec<_>>()
    };
    assert_eq!((hashes(SessionKind::Browser).await, hashes(SessionKind::Token).await), (vec![3, 1], vec![2]));
    assert_eq!(store.forget_expired(15).await, Ok(1));
    assert_eq!(store.forget_expired(15).await, Ok(0));
    assert_eq!(hashes(SessionKind::Browser).await, [3]);
    store.delete_session(&[3; 32]).await.unwrap();
    store.delete_session(&[3; 32]).await.unwrap();
    assert_eq!((hashes(SessionKind::Browser).await, hashes(SessionKind::Token).await), (vec![], vec![2]));
}

async fn the_last_beat_stays(home: Home) {
    let store = home.open().await;
    assert_eq!(store.last_beat().await, Ok(None));
    for (now, last) in [(-5, -5), (10, 10), (9, 10), (100, 100)] {
        store.beat(now).await.unwrap();
        assert_eq!(store.last_beat().await, Ok(Some(last)));
    }
}

/// One of everything.
async fn furnish(store: &dyn Store) {
    store.create_user(user("a", "Ala", true)).await.unwrap();
    store.create_user(User { password: None, webhook: None, ..user("g", "", false) }).await.unwrap();
    store.create_user(user("x", "X", true)).await.unwrap();
    store.delete_user("x").await.unwrap();
    store.create_session(session(7, "a", SessionKind::Browser, i64::MAX)).await.unwrap();
    store.create_session(session(3, "g", SessionKind::Token, 7)).await.unwrap();
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

const FURNISHED: Counts = Counts { users: 3, sessions: 2, tables: 450, entries: 450 * 2 + 2500 };

async fn exported(store: &dyn Store) -> Vec<u8> {
    let mut out = Vec::new();
    export(store, &mut out, |_| {}).await.unwrap();
    out
}

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
    assert!(reason.contains("77") && reason.contains("up to 2"), "{reason}");
    home.execute("update meta set value = '2' where key = 'hetman-store'").await;
    home.open().await.ready().await.unwrap();
}

/// What version 1 left is brought up to date, and nothing of it is lost.
async fn an_old_store_is_brought_up_to_date(home: Home) {
    match home {
        Home::File(_) => {
            std::fs::create_dir_all(std::path::Path::new(&home.data()).parent().unwrap()).unwrap();
            home.execute(include_str!("../migrations/sqlite/0001.sql")).await;
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
            home.execute(include_str!("../migrations/postgres/0001.sql")).await;
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
        (with(0, "{\"hetman-export\":3}"), "line 1: the export has version 3"),
        (with(0, "{\"hetman-export\":2}"), "digest"),
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
    format!("{}}}\n", rows.replacen("{\"hetman-export\":2}", "{\"hetman-export\":1}", 1))
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

#[tokio::test]
async fn only_one_process_opens_a_file() {
    let home = Home::file();
    let store = home.open().await;
    let reason = home.refusal().await;
    assert!(reason.contains("another process"), "{reason}");
    drop(store);
    drop(home.open().await);
    // Another name of the same file is the same file.
    #[cfg(unix)]
    {
        let store = home.open().await;
        let Home::File(dir) = &home else { unreachable!() };
        let link = dir.path().join("link");
        std::os::unix::fs::symlink(home.data(), &link).unwrap();
        assert!(open(&format!("sqlite:{}", link.display())).await.is_err());
        drop(store);
        open(&format!("sqlite:{}", link.display())).await.unwrap().ready().await.unwrap();
    }
}

#[tokio::test]
async fn what_is_no_database_is_left_alone() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("letter.txt");
    let text = "Dear Hetman, this is not for you. ".repeat(1000);
    std::fs::write(&path, &text).unwrap();
    let error = open(&path.display().to_string()).await.err().unwrap();
    assert!(error.to_string().contains("not a Hetman store"), "{error}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    for path in ["", "sqlite:", "/", &dir.path().display().to_string()] {
        assert!(matches!(open(path).await, Err(StoreError::Unusable(_))), "{path}");
    }
    let error = open("postgres://stranger@127.0.0.1:1/nothing").await.err().unwrap();
    assert!(matches!(error, StoreError::Unusable(_)), "{error}");
    let error = open("postgres://stranger@127.0.0.1/x?sslmode=perhaps").await.err().unwrap();
    assert!(error.to_string().contains("sslmode"), "{error}");
}

#[cfg(unix)]
#[tokio::test]
async fn the_file_is_for_its_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::file();
    let store = home.open().await;
    store.beat(1).await.unwrap();
    for end in ["", "-wal"] {
        let mode = std::fs::metadata(format!("{}{end}", home.data())).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{end}");
    }
    assert!(store.changes().is_none());
}

#[tokio::test]
async fn dropping_finishes_what_waits() {
    let home = Home::file();
    let store = home.open().await;
    store.create(head("t", 0), vec![], vec![]).await.unwrap();
    for after in 0..50 {
        // Asked, but the answer is not waited for.
        assert_eq!(store.append(append("t", after, &["e"])).now_or_never(), None);
    }
    drop(store);
    assert_eq!(home.open().await.entries("t", 0).await.unwrap().len(), 50);
}

#[test]
fn secrets_are_not_shown() {
    let text = format!("{:?}", user("a", "Ala", true));
    assert!(text.contains("Ala") && !text.contains("hash") && !text.contains("example.org"), "{text}");
}

async fn change(changes: &mut mpsc::Receiver<Change>) -> Change {
    timeout(Duration::from_secs(20), changes.recv()).await.expect("no change was told").unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn processes_hear_of_each_other() {
    let Some(home) = Home::database().await else { return };
    let (here, there) = (home.open().await, home.open().await);
    let mut changes = there.changes().unwrap();
    assert_eq!(change(&mut changes).await, Change::Missed);
    here.create(head("a table", 1), strings(&["a"]), vec![]).await.unwrap();
    here.append(append("a table", 1, &["b", "c"])).await.unwrap();
    assert_eq!(here.append(append("a table", 1, &["x"])).await, Err(StoreError::Conflict));
    let sitters = Some(vec![sitter("u", 0)]);
    there.append(Append { sitters, ..append("a table", 3, &["d"]) }).await.unwrap();
    for seq in [1, 3, 4] {
        assert_eq!(change(&mut changes).await, Change::Table("a table".into(), seq));
    }

    home.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()",
    )
    .await;
    assert_eq!(change(&mut changes).await, Change::Missed);
    // A connection of the pool may only now find out that it is gone.
    for after in 4.. {
        match here.append(append("a table", 4, &["e"])).await {
            Ok(()) => break,
            Err(StoreError::OutcomeUnknown(_)) if after < 30 => {}
            Err(error) => panic!("{error}"),
        }
    }
    assert_eq!(change(&mut changes).await, Change::Table("a table".into(), 5));
    assert_eq!(here.entries("a table", 0).await.unwrap(), ["a", "b", "c", "d", "e"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_processes_may_start_at_once() {
    let Some(home) = Home::database().await else { return };
    let started = (0..6).map(|_| {
        let data = home.data();
        tokio::spawn(async move { open(&data).await.unwrap().ready().await.unwrap() })
    });
    for started in started.collect::<Vec<_>>() {
        started.await.unwrap();
    }
}
