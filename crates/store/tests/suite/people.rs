//! People, their sessions, and what puzzles are worth.

use store::{SeatRole, Session, SessionKind, StoreError, User, UserChange};

use crate::{Home, exported, head, puzzle, session, sitter, user};

suite! {
    accounts_have_names_of_their_own
    users_change
    a_new_password_ends_all_sessions
    a_deleted_user_is_forgotten
    sessions_expire
    puzzles_are_rated_one_play_after_the_other
    the_last_beat_stays
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
    for (number, kind) in [(7, SessionKind::Browser), (8, SessionKind::Token)] {
        store.create_session(session(number, "g", kind, 9)).await.unwrap();
    }
    let made = store.make_account("g", "żółw", "p").await.unwrap();
    for kind in [SessionKind::Browser, SessionKind::Token] {
        let left = store.sessions("g", kind).await.unwrap();
        assert!(left.is_empty(), "what another person may know is good no more");
    }
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

async fn puzzles_are_rated_one_play_after_the_other(home: Home) {
    let store = home.open().await;
    assert_eq!(store.puzzles("ethnos").await, Ok(vec![]));
    let skips = store.rate_puzzle(puzzle("ethnos", "17-8", 2)).await;
    assert_eq!(skips, Err(StoreError::Conflict), "no one has played it once");
    for plays in 1..=3 {
        store.rate_puzzle(puzzle("ethnos", "17-8", plays)).await.unwrap();
        let twice = store.rate_puzzle(puzzle("ethnos", "17-8", plays)).await;
        assert_eq!(twice, Err(StoreError::Conflict), "another rating came first");
    }
    store.rate_puzzle(puzzle("ethnos", "1-2", 1)).await.unwrap();
    store.rate_puzzle(puzzle("lumeria", "17-8", 1)).await.unwrap();
    let known = vec![puzzle("ethnos", "1-2", 1), puzzle("ethnos", "17-8", 3)];
    assert_eq!(store.puzzles("ethnos").await, Ok(known));
}

async fn the_last_beat_stays(home: Home) {
    let store = home.open().await;
    assert_eq!(store.last_beat().await, Ok(None));
    for (now, last) in [(-5, -5), (10, 10), (9, 10), (100, 100)] {
        store.beat(now).await.unwrap();
        assert_eq!(store.last_beat().await, Ok(Some(last)));
    }
}

#[test]
fn secrets_are_not_shown() {
    let text = format!("{:?}", user("a", "Ala", true));
    assert!(text.contains("Ala") && !text.contains("hash") && !text.contains("example.org"), "{text}");
}
