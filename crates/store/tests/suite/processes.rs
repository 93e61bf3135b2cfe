//! Who may open a store, and what several processes hear of each other.

use std::time::Duration;

use store::{Append, Change, StoreError, open};
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::{Home, append, head, sitter, strings};

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
