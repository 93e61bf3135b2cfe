//! What may happen to the file of an embedded store, and what it must do then.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "in a test an error is a failure")]

use std::fs::{self, OpenOptions};
use std::io::{Write, stderr};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use store::{Store, StoreError, User, export, import, open, open_beside};
use tempfile::TempDir;

fn place() -> (TempDir, PathBuf) {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("hetman.db");
    (dir, path)
}

async fn opened(path: &Path) -> Result<Arc<dyn Store>, StoreError> {
    open(path.to_str().unwrap()).await
}

/// Opens a store that was closed just now. A program that another test is starting holds copies of our file handles, and
/// with them the lock, for a moment.
async fn reopened(path: &Path) -> Arc<dyn Store> {
    for _ in 0..100 {
        if let Ok(store) = opened(path).await {
            return store;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    opened(path).await.unwrap()
}

fn user(id: &str, name: &str) -> User {
    User {
        id: id.to_owned(),
        name: name.to_owned(),
        account: true,
        password: None,
        language: None,
        webhook: None,
        settings: "{}".to_owned(),
        created: 1,
    }
}

/// A way to lose a file.
type Way = fn(&Path) -> std::io::Result<()>;

/// What is written after its file is gone would be lost with the process: it must not be acknowledged.
#[tokio::test]
async fn nothing_is_acknowledged_once_the_file_is_gone() {
    let ways: [(&str, Way); 5] = [
        ("deleted", |path| fs::remove_file(path)),
        ("its newest part is deleted", |path| fs::remove_file(path.with_extension("db-wal"))),
        ("cut off", |path| OpenOptions::new().write(true).open(path)?.set_len(0)),
        ("moved", |path| fs::rename(path, path.with_extension("away"))),
        ("replaced", |path| {
            fs::copy(path, path.with_extension("new"))?;
            fs::rename(path.with_extension("new"), path)
        }),
    ];
    for (name, way) in ways {
        let (_dir, path) = place();
        let store = opened(&path).await.unwrap();
        store.create_user(user("a", "Ala")).await.unwrap();
        store.ready().await.unwrap();
        way(&path).unwrap();
        assert!(store.create_user(user("b", "Jan")).await.is_err(), "{name}");
        assert!(store.beat(5).await.is_err() && store.ready().await.is_err(), "{name}");
        assert!(store.user("a").await.is_err(), "{name}: what is read is not what is stored");
    }
}

/// The lock is on the file itself: nothing beside it can be removed to get in.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_second_process_is_refused_whatever_lies_beside_the_file() {
    let (dir, path) = place();
    let store = opened(&path).await.unwrap();
    store.beat(1).await.unwrap();
    for entry in fs::read_dir(dir.path()).unwrap() {
        let name = entry.unwrap().path();
        assert!(!name.to_str().unwrap().ends_with(".lock"), "{name:?}");
    }
    let error = opened(&path).await.err().unwrap();
    assert!(error.to_string().contains("another process"), "{error}");
    let hard = dir.path().join("other.db");
    fs::hard_link(&path, &hard).unwrap();
    assert!(opened(&hard).await.is_err(), "the same file by another name");
}

#[tokio::test]
async fn a_store_in_use_can_be_exported() {
    let (dir, path) = place();
    let store = opened(&path).await.unwrap();
    store.create_user(user("a", "Ala")).await.unwrap();
    let beside = open_beside(path.to_str().unwrap()).await.unwrap();
    let (mut there, mut here) = (Vec::new(), Vec::new());
    export(&*beside, &mut there, |_| {}).await.unwrap();
    export(&*store, &mut here, |_| {}).await.unwrap();
    assert_eq!(there, here);
    assert!(beside.beat(9).await.is_err(), "only the server writes");
    drop(beside);
    store.create_user(user("b", "Jan")).await.unwrap();
    store.ready().await.unwrap();
    drop(store);
    assert!(reopened(&path).await.user("b").await.unwrap().is_some());
    let other = opened(&dir.path().join("other.db")).await.unwrap();
    import(&*other, &*here, |_| {}).await.unwrap();
    // A store that no server uses is opened like any other.
    assert!(open_beside(path.to_str().unwrap()).await.unwrap().user("a").await.unwrap().is_some());
}

#[tokio::test]
async fn a_damaged_file_is_not_ready() {
    let (_dir, path) = place();
    let store = opened(&path).await.unwrap();
    store.create_user(user("a", "Ala")).await.unwrap();
    drop(store);
    let store = reopened(&path).await;
    store.ready().await.unwrap();
    let length = fs::metadata(&path).unwrap().len();
    // Not by way of a handle that is closed again: that would give up the locks of this process.
    let garbage = format!(
        "dd if=/dev/urandom of='{}' bs=4096 seek=1 count={} conv=notrunc 2>/dev/null",
        path.display(),
        length / 4096 - 1
    );
    assert!(Command::new("sh").args(["-c", &garbage]).status().unwrap().success());
    assert!(store.ready().await.is_err());
}

/// Needs the right to mount, which not every machine gives to tests.
#[tokio::test]
async fn a_full_disk_is_not_ready() {
    let dir = tempfile::tempdir().unwrap();
    let mount =
        Command::new("mount").args(["-t", "tmpfs", "-o", "size=20m", "tmpfs"]).arg(dir.path()).output();
    if !mount.is_ok_and(|mount| mount.status.success()) {
        let _ = writeln!(stderr(), "NOT RUN: a full disk: no file system can be mounted here");
        return;
    }
    struct Mounted(PathBuf);
    impl Drop for Mounted {
        fn drop(&mut self) {
            let _ = Command::new("umount").arg("-l").arg(&self.0).status();
        }
    }
    let _mounted = Mounted(dir.path().to_owned());
    let store = opened(&dir.path().join("hetman.db")).await.unwrap();
    store.ready().await.unwrap();
    fs::write(dir.path().join("filler"), vec![0; 15 << 20]).unwrap();
    let error = store.ready().await.unwrap_err();
    assert!(error.to_string().contains("full"), "{error}");
    fs::remove_file(dir.path().join("filler")).unwrap();
    // The room is free once no process holds the file any more, and another test may just be starting one.
    let mut ready = store.ready().await;
    for _ in 0..100 {
        if ready.is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        ready = store.ready().await;
    }
    ready.unwrap();
}

/// Lists are read on a thread of their own: however many are asked for, a session is found at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lists_keep_no_one_waiting() {
    let (_dir, path) = place();
    let store = opened(&path).await.unwrap();
    store.create_user(user("a", "Ala")).await.unwrap();
    {
        // As many tables as one address could open in two minutes, straight into the file.
        let tables = rusqlite::Connection::open(&path).unwrap();
        tables
            .execute_batch(
                "with recursive many (n) as (select 1 union all select n + 1 from many where n < 20000)
                 insert into tables (n, id, game, summary, created) select n, 't' || n, 'ethnos', '{}', n from many;
                 insert into heads select n, 0, null, 1, 0, null, 0, n from tables;",
            )
            .unwrap();
    }
    let lists: Vec<_> = (0..200)
        .map(|_| {
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.lobby(100).await.unwrap().len() })
        })
        .collect();
    tokio::time::sleep(Duration::from_millis(5)).await;
    let begun = std::time::Instant::now();
    assert!(store.user("a").await.unwrap().is_some());
    let looked_up = begun.elapsed();
    for list in lists {
        assert_eq!(list.await.unwrap(), 100);
    }
    assert!(
        looked_up < Duration::from_millis(200) && begun.elapsed() < Duration::from_secs(3),
        "{looked_up:?} {:?}",
        begun.elapsed()
    );
}
