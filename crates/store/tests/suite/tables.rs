//! Tables: what is appended, what is listed, what is refused.

use futures_util::FutureExt;
use store::{Append, Head, HeadStatus, SeatHolder, SeatRole, Stage, StoreError, User};

use crate::{Home, append, head, now, sitter, strings, user};

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
