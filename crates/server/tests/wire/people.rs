//! Guests, accounts, sessions, tokens, and who may see which table.

use kernel::Fast;
use reqwest::Method;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::{Session, SessionKind, User};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::house::{Guest, House, keep_secret, play, two};

const PASSWORD: &str = "zielony smok 77";

async fn account(house: &House, name: &str) -> Guest {
    keep_secret("password", PASSWORD);
    let entered = house.door.post("/accounts", &json!({ "name": name, "password": PASSWORD })).await.good();
    Guest::of(&house.door, &entered)
}

#[tokio::test]
async fn a_guest_becomes_the_owner_of_an_account() {
    let house = House::new().await;
    let (table, ala, jan) = two(&house).await;
    keep_secret("password", PASSWORD);
    let entered = ala.post("/accounts", json!({ "name": "Alicja", "password": PASSWORD })).await.good();
    assert_eq!(entered["user"]["guest"], false);
    let ala = Guest::of(&house.door, &entered);
    let me = ala.get("/me").await.good();
    assert_eq!((&me["name"], &me["id"]), (&json!("Alicja"), &json!(ala.id)));
    assert_eq!(ala.get("/me/tables").await.good()[0]["id"], table);
    ala.post("/accounts", json!({ "name": "Alicja2", "password": PASSWORD })).await.bad(409, "has-account");
    // The name is hers, however it is written.
    for name in ["Alicja", "ALICJA", " alicja "] {
        house.door.post("/guests", &json!({ "name": name })).await.bad(409, "taken");
    }
    jan.ask(Method::PATCH, "/me", Some(json!({ "name": "alicja" }))).await.bad(409, "taken");
    // Another session, at another place.
    let login = json!({ "name": "alicja", "password": PASSWORD });
    let other = Guest::of(&house.door, &house.door.post("/sessions", &login).await.good());
    assert_eq!(other.id, ala.id);
    play(&table, &[&other, &jan], &mut Fast::new(1), 10).await;
    other.ask(Method::DELETE, "/sessions/current", None).await.good();
    other.get("/me").await.bad(401, "no-session");
    assert_eq!(ala.get("/me").await.status, 200);
}

#[tokio::test]
async fn passwords_and_names_are_checked() {
    let house = House::new().await;
    account(&house, "Zofia").await;
    let login = |name: &str, password: &str| json!({ "name": name, "password": password });
    for (name, password) in
        [("Zofia", "wrong password"), ("Stranger", PASSWORD), ("Zofia", ""), ("", PASSWORD), ("\0", PASSWORD)]
    {
        let refused = house.door.post("/sessions", &login(name, password)).await.bad(401, "wrong-password");
        assert_eq!(refused["message"], "Wrong name or password.");
    }
    for password in ["short", &"x".repeat(201)] {
        house.door.post("/accounts", &login("Ewa", password)).await.bad(400, "bad-password");
    }
    house.door.post("/accounts", &login("zofia", PASSWORD)).await.bad(409, "taken");
    for name in ["", " ", "\u{202e}x", &"x".repeat(41), "a\0b"] {
        house.door.post("/guests", &json!({ "name": name })).await.bad(400, "bad-name");
        house.door.post("/accounts", &login(name, PASSWORD)).await.bad(400, "bad-name");
    }
    let guest = house.guest("Jan").await;
    guest.ask(Method::PATCH, "/me", Some(json!({ "language": "de" }))).await.bad(400, "bad-language");
    let me = guest.ask(Method::PATCH, "/me", Some(json!({ "language": "cs", "name": "Honza" }))).await.good();
    assert_eq!((&me["language"], &me["name"]), (&json!("cs"), &json!("Honza")));
}

#[tokio::test]
async fn a_user_who_logged_out_is_shown_nothing_more() {
    let house = House::new().await;
    let (ala, jan) = (account(&house, "Ala").await, house.guest("Jan").await);
    let table = ala.open(json!({})).await;
    let mut hers = ala.live(&table).await;
    hers.settle().await;
    assert_eq!(ala.ask(Method::DELETE, "/sessions/current", None).await.status, 204);
    jan.act(&table, "sit", json!({})).await.good();
    assert_eq!(hers.farewell().await, (CloseCode::Policy, "no-session".to_owned()));
    assert!(hers.texts.iter().all(|text| !text.contains("Jan")), "{:?}", hers.texts);
}

#[tokio::test]
async fn tokens_are_good_until_they_are_deleted() {
    let house = House::new().await;
    let ala = account(&house, "Ala").await;
    let made = ala.post("/me/tokens", json!({ "label": "bot" })).await.good();
    let token = made["token"].as_str().unwrap().to_owned();
    keep_secret("token", &token);
    let program = Guest { token, ..ala.clone() };
    assert_eq!(program.get("/me").await.good()["id"], ala.id);
    let listed = ala.get("/me/tokens").await.good();
    assert_eq!((&listed[0]["label"], &listed[0]["token"]), (&json!("bot"), &Value::Null));
    let table = ala.open(json!({})).await;
    let mut acts = program.live(&table).await;
    // No other user can delete it.
    let path = format!("/me/tokens/{}", made["id"].as_str().unwrap());
    let jan = house.guest("Jan").await;
    jan.ask(Method::DELETE, &path, None).await.bad(404, "not-found");
    ala.ask(Method::DELETE, &path, None).await.good();
    // Nor is it good for connections that were made with it.
    assert_eq!(acts.act(json!({ "do": "chat", "text": "still here" })).await["code"], "no-session");
    assert_eq!(acts.farewell().await, (CloseCode::Policy, "no-session".to_owned()));
    assert!(ala.table(&table).await["chat"].as_array().unwrap().is_empty());
    program.get("/me").await.bad(401, "no-session");
    ala.ask(Method::DELETE, &path, None).await.bad(404, "not-found");
    ala.post("/me/tokens", json!({ "label": "x".repeat(61) })).await.bad(400, "bad-label");
    for _ in 0..20 {
        let made = ala.post("/me/tokens", json!({ "label": "" })).await.good();
        keep_secret("token", made["token"].as_str().unwrap());
    }
    ala.post("/me/tokens", json!({ "label": "" })).await.bad(409, "too-many-tokens");
    // Its own page says what is wrong, and nothing of keys that it does not know.
    let form = house.door.client.post(house.door.url("/me/tokens")).bearer_auth(&ala.token);
    let form = form.header("content-type", "application/x-www-form-urlencoded").body("label=x&scope=play");
    let page = form.send().await.unwrap().text().await.unwrap();
    assert!(page.contains("You have too many keys") && !page.contains("never used"), "{page}");
}

#[tokio::test]
async fn forged_and_expired_tokens_are_refused() {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("hetman.db").to_str().unwrap().to_owned();
    let store = store::open(&data).await.unwrap();
    let user = User {
        id: "u".into(),
        name: "Ala".into(),
        account: false,
        password: None,
        language: None,
        webhook: None,
        settings: "{}".into(),
        created: 1,
    };
    store.create_user(user).await.unwrap();
    for (token, expires) in [("expired", 1_000), ("good", i64::MAX)] {
        let hash = Sha256::digest(token.as_bytes()).into();
        let session = Session {
            hash,
            user: "u".into(),
            kind: SessionKind::Token,
            scopes: store::Scopes { play: true, account: false },
            label: String::new(),
            created: 1,
            expires,
        };
        store.create_session(session).await.unwrap();
    }
    drop(store);
    let house = House::on(&data, |_| {}).await;
    let table = house.guest("Jan").await.open(json!({})).await;
    let me = |token: &str| house.door.ask(Method::GET, "/me", None).header("authorization", token);
    assert_eq!(house.door.send(me("Bearer good")).await.status, 200);
    let forged = format!("Bearer {}", "ab".repeat(32));
    for token in ["Bearer expired", &forged, "Bearer ", "Bearer", "Basic Z29vZA==", "good", ""] {
        house.door.send(me(token)).await.bad(401, "no-session");
        // Not even what is public is shown to a caller whose session or key is wrong.
        for path in ["", "/result", "/record", "/view", "/log"] {
            let request = house.door.ask(Method::GET, &format!("/tables/{table}{path}"), None);
            house.door.send(request.header("authorization", token)).await.bad(401, "no-session");
        }
        let lobby = house.door.ask(Method::GET, "/tables", None);
        house.door.send(lobby.header("authorization", token)).await.bad(401, "no-session");
    }
    house.door.send(me("Bearer \u{ff}")).await.bad(401, "no-session");
    house.door.get("/me").await.bad(401, "no-session");
    // A stale cookie is no lie: browsers send it on their own.
    let stale =
        house.door.ask(Method::GET, &format!("/tables/{table}"), None).header("cookie", "hetman=expired");
    assert_eq!(house.door.send(stale).await.status, 200);
    let cookie = house.door.ask(Method::GET, "/me", None).header("cookie", "a=b; hetman=good");
    assert_eq!(house.door.send(cookie).await.status, 200);
    assert!(house.door.try_live(&table, Some("expired"), None).await.is_err());
}

#[tokio::test]
async fn a_deleted_user_is_forgotten() {
    let house = House::new().await;
    let ala = account(&house, "Ala").await;
    let jan = house.guest("Jan").await;
    let table = ala.open(json!({ "setup": "seats=3" })).await;
    jan.act(&table, "sit", json!({})).await.good();
    ala.act(&table, "start", json!({})).await.good();
    ala.ask(Method::DELETE, "/me", None).await.good();
    ala.get("/me").await.bad(401, "no-session");
    let login = json!({ "name": "Ala", "password": PASSWORD });
    house.door.post("/sessions", &login).await.bad(401, "wrong-password");
    // The name is free again, but the place at the table is not theirs.
    let other = account(&house, "Ala").await;
    assert_ne!(other.id, ala.id);
    assert!(other.get("/me/tables").await.good().as_array().unwrap().is_empty());
    other.act(&table, "answer", json!({ "version": 1, "action": "draw" })).await.bad(403, "not-seated");
    assert_eq!(jan.get("/me/tables").await.good()[0]["id"], table);
}

#[tokio::test]
async fn a_chair_is_kept_for_an_invited_guest() {
    let house = House::new().await;
    let zofia = account(&house, "Zofia").await;
    let (ala, jan) = (house.guest("Ala").await, house.guest("Jan").await);
    let table = ala.open(json!({ "setup": "seats=3" })).await;
    for name in ["Stranger", "Jan", "", "\0", "zofia\0"] {
        ala.act(&table, "invite", json!({ "name": name })).await.bad(404, "not-found");
    }
    jan.act(&table, "invite", json!({ "name": "Zofia" })).await.bad(403, "not-host");
    ala.act(&table, "invite", json!({ "name": "zofia", "seat": 2 })).await.good();
    ala.act(&table, "invite", json!({ "name": "Zofia" })).await.bad(409, "already-seated");
    let chair = ala.table(&table).await["chairs"][2].clone();
    assert_eq!(
        (&chair["name"], &chair["kept"], &chair["free"]),
        (&json!("Zofia"), &json!(true), &Value::Null)
    );
    assert_eq!(zofia.get("/me/tables").await.good()[0]["id"], table);
    jan.act(&table, "sit", json!({ "seat": 2 })).await.bad(409, "seat-taken");
    jan.act(&table, "sit", json!({})).await.good();
    assert_eq!(jan.get("/me/tables").await.good()[0]["seat"], 1);
    zofia.act(&table, "sit", json!({})).await.good();
    assert_eq!(zofia.get("/me/tables").await.good()[0]["seat"], 2);
    assert_eq!(ala.table(&table).await["stage"], "playing");
}

#[tokio::test]
async fn the_lobby_shows_public_tables_only() {
    let house = House::new().await;
    let ala = house.guest("Ala").await;
    let public = ala.open(json!({ "public": true })).await;
    let private = ala.open(json!({})).await;
    let lobby = house.door.get("/tables").await;
    assert!(lobby.text.contains(&public) && !lobby.text.contains(&private));
    let listed = &lobby.good()[0];
    assert_eq!((&listed["stage"], &listed["seats"][1]["free"]), (&json!("gathering"), &json!(true)));
    let mine = ala.get("/me/tables").await.good();
    assert_eq!(mine.as_array().unwrap().len(), 2);
    // A guest with the link may watch and sit down.
    let jan = house.guest("Jan").await;
    assert_eq!(jan.table(&private).await["observer"], "spectator");
    jan.act(&private, "sit", json!({})).await.good();
    let mut watcher = house.door.live(&private, None).await;
    assert!(
        watcher.last["question"].is_null() && watcher.last["view"]["hand"].as_array().unwrap().is_empty()
    );
    for wish in [json!({ "do": "sit" }), json!({ "do": "resign" }), json!({ "do": "start" })] {
        assert_eq!(watcher.act(wish).await["code"], "no-session");
    }
}

#[tokio::test]
async fn what_was_learned_is_kept_with_the_account() {
    let house = House::new().await;
    let ala = account(&house, "Ala").await;
    let done = async |token: Option<&str>| {
        house.door.page("/learn/ethnos", token).await.matches("<li class=\"done\"").count()
    };
    assert_eq!(done(Some(&ala.token)).await, 0);
    // Behind the end is the end.
    house.door.page("/learn/ethnos/markers?at=99", Some(&ala.token)).await;
    assert_eq!((done(Some(&ala.token)).await, done(None).await), (1, 0));
    // Another browser has learned something else before its owner signs in, or says so.
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let login =
        client.post(house.door.url("/login")).body(format!("name=Ala&password={PASSWORD}").replace(' ', "+"));
    let login = login.header("content-type", "application/x-www-form-urlencoded");
    let login = login.header("cookie", "learned=ethnos/first.ethnos/nothing.ethnos/markers");
    assert_eq!(login.send().await.unwrap().status().as_u16(), 303);
    assert_eq!(done(Some(&ala.token)).await, 2);
}
