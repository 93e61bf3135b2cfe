//! What no client should send, and what becomes of it.

use kernel::Fast;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::Rates;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::house::{Door, Guest, House, holds_no_secret, keep_secret, play, two};

async fn body(door: &Door, token: &str, path: &str, bytes: impl Into<Vec<u8>>) -> crate::house::Answer {
    let request = door.ask(Method::POST, path, Some(token)).header("content-type", "application/json");
    door.send(request.body(bytes.into())).await
}

#[tokio::test]
async fn bodies_are_read_strictly() {
    let house = House::new().await;
    let (table, ala, _) = two(&house).await;
    let answer = format!("/tables/{table}/answer");
    let before = ala.table(&table).await["version"].clone();
    let numbers =
        ["-1", "1.5", "1e400", "18446744073709551616", "99999999999999999999999999", "\"1\"", "null", "[]"];
    for number in numbers {
        let text = format!(r#"{{"version":{number},"action":"draw"}}"#);
        body(&house.door, &ala.token, &answer, text).await.bad(400, "bad-request");
    }
    body(&house.door, &ala.token, &answer, format!(r#"{{"version":{},"action":"draw"}}"#, u64::MAX))
        .await
        .bad(409, "future");
    for (what, text) in [
        ("answer", r#"{"version":1}"#),
        ("answer", r#"{"version":1,"action":"draw","more":1}"#),
        ("answer", r#"{"version":1,"version":1,"action":"draw"}"#),
        ("answer", r#"{"version":1,"action":["draw"]}"#),
        ("answer", r#"{"version":1,"action":"draw"} {}"#),
        ("answer", "{"),
        ("answer", ""),
        ("answer", "null"),
        ("answer", "\"x\""),
        ("undo", r#"{"version":1,"answers":65536}"#),
        ("undo", r#"{"version":1,"answers":-1}"#),
        ("consent", r#"{"agree":1}"#),
        ("consent", r#"{"agree":"true"}"#),
        ("sit", r#"{"seat":256}"#),
        ("sit", r#"{"seat":-1}"#),
        ("sit", r#"{"word":7}"#),
        ("bot", r#"{"level":"god"}"#),
        ("bot", r#"{"level":3}"#),
        ("chat", r#"{"text":"\ud800"}"#),
        ("chat", r#"{"text":null}"#),
    ] {
        let path = format!("/tables/{table}/{what}");
        body(&house.door, &ala.token, &path, text).await.bad(400, "bad-request");
    }
    for bytes in [&b"\xff\xfe"[..], b"{\"version\":1,\"action\":\"\xc3\x28\"}", b"\0"] {
        body(&house.door, &ala.token, &answer, bytes).await.bad(400, "bad-request");
    }
    // Deep nesting ends the reading, not the server.
    body(&house.door, &ala.token, &answer, "[".repeat(16_000)).await.bad(400, "bad-request");
    let opening = |more: Value| {
        let mut body = json!({ "game": "ethnos", "setup": "seats=2" });
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        body
    };
    for (more, status, code) in [
        (json!({ "game": "chess" }), 404, "not-found"),
        (json!({ "setup": "seats=9" }), 400, "bad-setup"),
        (json!({ "setup": "seats=2 seats=3" }), 400, "bad-setup"),
        (json!({ "setup": "\u{0}" }), 400, "bad-setup"),
        (json!({ "setup": "x".repeat(10_000) }), 400, "bad-setup"),
        (json!({ "bots": ["novice", "novice"] }), 400, "bad-setup"),
        (json!({ "bots": vec!["novice"; 1000] }), 400, "bad-setup"),
        (json!({ "pace": { "live": { "minutes": 0, "seconds": 0 } } }), 400, "bad-pace"),
        (json!({ "pace": { "live": { "minutes": 601, "seconds": 0 } } }), 400, "bad-pace"),
        (json!({ "pace": { "relaxed": { "days": 31 } } }), 400, "bad-pace"),
        (json!({ "pace": { "relaxed": { "days": 300 } } }), 400, "bad-request"),
        (json!({ "pace": { "relaxed": { "days": 3, "hours": 1 } } }), 400, "bad-request"),
        (json!({ "pace": "relaxed" }), 400, "bad-request"),
        (json!({ "secret": "00" }), 400, "bad-request"),
        (json!({ "word": "x".repeat(300) }), 422, "bad-word"),
    ] {
        ala.post("/tables", opening(more)).await.bad(status, code);
    }
    ala.get(&format!("/tables/{table}/question?lang=de")).await.bad(400, "bad-language");
    ala.get(&format!("/tables/{table}/question?lang=en&lang=pl")).await.bad(400, "bad-request");
    ala.get(&format!("/tables/{table}/question?token=x")).await.bad(400, "bad-request");
    assert_eq!(ala.table(&table).await["version"], before);
}

#[tokio::test]
async fn long_and_foreign_bodies_are_refused() {
    let house = House::new().await;
    let (table, ala, _) = two(&house).await;
    let chat = format!("/tables/{table}/chat");
    let long = json!({ "text": "x".repeat(17 * 1024) }).to_string();
    body(&house.door, &ala.token, &chat, long.clone()).await.bad(413, "too-large");
    // The same without a length told before.
    let request = format!(
        "POST /api/v1{chat} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\nContent-Type: application/json\r\n\
         Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n{:x}\r\n{long}\r\n0\r\n\r\n",
        ala.token,
        long.len()
    );
    let answer = house.door.raw(request.as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 413") && answer.contains("too-large"), "{answer}");
    for kind in
        ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonx"]
    {
        let request = house.door.ask(Method::POST, &chat, Some(&ala.token)).header("content-type", kind);
        house.door.send(request.body(r#"{"text":"x"}"#)).await.bad(415, "not-json");
    }
    let request = house.door.ask(Method::POST, &chat, Some(&ala.token)).body(r#"{"text":"x"}"#);
    house.door.send(request).await.bad(415, "not-json");
    assert!(ala.table(&table).await["chat"].as_array().unwrap().is_empty());
}

/// A client that is slow on purpose holds nothing up for long.
#[tokio::test]
async fn requests_that_do_not_arrive_are_not_waited_for() {
    let house = House::new().await;
    let head = "POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    let body = format!("{head}Content-Length: 100\r\n\r\n{{");
    let (cut, slow) = tokio::join!(house.door.raw(head.as_bytes()), house.door.raw(body.as_bytes()));
    assert!(cut.is_empty() || cut.starts_with("HTTP/1.1 408"), "{cut}");
    assert!(slow.starts_with("HTTP/1.1 408") && slow.contains("too-slow"), "{slow}");
}

#[tokio::test]
async fn endless_pings_are_not_answered() {
    let house = House::new().await;
    let (table, ala, _) = two(&house).await;
    let mut live = ala.live(&table).await;
    // The first too many: what is still on its way when a connection ends may cost the reason.
    for _ in 0..251 {
        live.say(Message::Ping("?".into())).await;
    }
    assert_eq!(live.farewell().await, (CloseCode::Policy, "too-many".to_owned()));
}

#[tokio::test]
async fn sockets_are_read_strictly() {
    let house = House::new().await;
    let (table, ala, _) = two(&house).await;
    let mut live = ala.live(&table).await;
    for (text, code) in [
        ("", "bad-request"),
        ("?", "bad-request"),
        ("[]", "bad-request"),
        ("{}", "bad-request"),
        (r#"{"do":"fly"}"#, "bad-request"),
        (r#"{"do":"answer","version":-1,"action":"draw"}"#, "bad-request"),
        (r#"{"do":"answer","version":1e400,"action":"draw"}"#, "bad-request"),
        (r#"{"do":"answer","version":18446744073709551616,"action":"draw"}"#, "bad-request"),
        (r#"{"do":"answer","version":18446744073709551615,"action":"draw"}"#, "future"),
        (r#"{"do":"answer","version":1,"action":"draw","more":true}"#, "bad-request"),
        (r#"{"do":"resign","seat":1}"#, "bad-request"),
        (r#"{"do":"chat","text":"x","key":""}"#, "bad-key"),
        (r#"{"do":"remove","seat":200}"#, "no-such-seat"),
    ] {
        live.say(Message::text(text)).await;
        let refused = live.until(|heard| heard["type"] == "refused").await;
        assert_eq!(refused["code"], code, "{text}");
        assert!(refused["message"].is_string());
    }
    live.say(Message::binary(vec![0, 255])).await;
    assert_eq!(live.until(|heard| heard["type"] == "refused").await["code"], "not-text");
    // A message as long as allowed, then one that is longer.
    let long = |length: usize| format!(r#"{{"do":"chat","text":"{}"}}"#, "x".repeat(length - 23));
    live.say(Message::text(long(16 * 1024))).await;
    assert_eq!(live.until(|heard| heard["type"] == "refused").await["code"], "bad-text");
    live.say(Message::text(long(17 * 1024))).await;
    assert_eq!(live.until(|heard| heard["type"] == "refused").await["code"], "too-large");
    // Far too much. The other side may be gone before all of it is sent.
    let _ = futures_util::SinkExt::send(&mut live.socket, Message::text(long(70 * 1024))).await;
    while let Some(message) = live.next().await {
        match message {
            Message::Text(text) => assert!(!text.contains("done"), "{text}"),
            Message::Close(_) => break,
            other => panic!("{other:?}"),
        }
    }
    assert!(ala.table(&table).await["chat"].as_array().unwrap().is_empty());
    // An invalid text ends the connection as well, and nothing else.
    let mut live = ala.live(&table).await;
    use tokio::io::AsyncWriteExt;
    live.socket.get_mut().write_all(&[0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]).await.unwrap();
    assert_eq!(live.farewell().await, (CloseCode::Invalid, "not-text".to_owned()));
    assert_eq!(ala.table(&table).await["stage"], "playing");
}

#[tokio::test]
async fn pages_of_others_may_not_act() {
    let house = House::new().await;
    let (table, ala, _) = two(&house).await;
    let own = format!("http://{}", house.door.address);
    let chat = |header: &'static str, value: String| {
        let request = house.door.ask(Method::POST, &format!("/tables/{table}/chat"), Some(&ala.token));
        house.door.send(request.header(header, value).json(&json!({ "text": "x" })))
    };
    for origin in ["http://evil.example", "null", "http://127.0.0.1", "", "http://evil.example:80", "file://"]
    {
        chat("origin", origin.to_owned()).await.bad(403, "wrong-origin");
        let refused = house.door.try_live(&table, Some(&ala.token), Some(origin)).await;
        match refused.err() {
            Some(Error::Http(answer)) => {
                assert_eq!(answer.status(), StatusCode::FORBIDDEN);
                let body: Value =
                    serde_json::from_slice(answer.body().as_deref().unwrap_or_default()).unwrap_or_default();
                assert!(body.is_null() || body["code"] == "wrong-origin", "{body}");
            }
            other => panic!("{origin}: {other:?}"),
        }
    }
    for site in ["cross-site", "same-site"] {
        chat("sec-fetch-site", site.to_owned()).await.bad(403, "wrong-origin");
    }
    chat("origin", own.clone()).await.good();
    chat("sec-fetch-site", "same-origin".to_owned()).await.good();
    chat("x-nothing", String::new()).await.good();
    assert!(house.door.try_live(&table, Some(&ala.token), Some(&own)).await.is_ok());
    assert!(house.door.try_live(&table, Some(&ala.token), None).await.is_ok());

    // Where the address is known, it is the only one, and browsers are told to stay with encryption.
    let house = House::with(|config| config.origin = Some("https://hetman.example/".to_owned())).await;
    let enter = |origin: &'static str| {
        let request = house.door.ask(Method::POST, "/guests", None).header("origin", origin);
        house.door.send(request.json(&json!({ "name": "x" })))
    };
    enter("http://hetman.example").await.bad(403, "wrong-origin");
    let entered = enter("https://hetman.example").await;
    assert!(entered.headers.contains_key("strict-transport-security"));
    let guest = Guest::of(&house.door, &entered.good());
    let opened = guest.post("/tables", json!({ "game": "ethnos" })).await.good();
    assert!(opened["link"].as_str().unwrap().starts_with("https://hetman.example/t/"), "{opened}");
}

#[tokio::test]
async fn too_many_requests_are_refused() {
    let rates = Rates { session: 1, address: 1_000, entrance: 1_000, connections: 9, ..Rates::USUAL };
    let house = House::with(|config| config.rates = rates).await;
    let (ala, jan) = (house.guest("Ala").await, house.guest("Jan").await);
    let mut answers = Vec::new();
    for _ in 0..6 {
        answers.push(ala.get("/me").await);
    }
    assert!(answers[..3].iter().all(|answer| answer.status == 200));
    answers.pop().unwrap().bad(429, "too-many");
    assert_eq!(jan.get("/me").await.status, 200);
    tokio::time::sleep(std::time::Duration::from_millis(2_100)).await;
    let table = ala.open(json!({ "bots": ["novice"] })).await;
    let mut live = ala.live(&table).await;
    let mut codes = Vec::new();
    for _ in 0..6 {
        codes.push(live.act(json!({ "do": "chat", "text": "x" })).await["code"].clone());
    }
    assert_eq!(codes.pop().unwrap(), "too-many");
    live.say(Message::binary(vec![1])).await;
    assert_eq!(live.until(|heard| heard["type"] == "refused").await["code"], "too-many");

    let rates = Rates { session: 1_000, address: 1, entrance: 1_000, connections: 9, ..Rates::USUAL };
    let house = House::with(|config| (config.rates, config.behind_proxy) = (rates, true)).await;
    let games = |from: &'static str| {
        house.door.send(house.door.ask(Method::GET, "/games", None).header("x-forwarded-for", from))
    };
    let mut last = None;
    for _ in 0..6 {
        last = Some(games("10.0.0.1").await);
    }
    last.unwrap().bad(429, "too-many");
    // What a client claims stands before what the proxy saw.
    games("10.0.0.2, 10.0.0.1").await.bad(429, "too-many");
    assert_eq!(games("10.0.0.1, 10.0.0.2").await.status, 200);

    let rates = Rates { session: 1_000, address: 1_000, entrance: 2, connections: 9, ..Rates::USUAL };
    let house = House::with(|config| config.rates = rates).await;
    house.guest("a").await;
    house.guest("b").await;
    // Without a proxy the header is not believed.
    let third = house.door.ask(Method::POST, "/guests", None).header("x-forwarded-for", "10.9.9.9");
    house.door.send(third.json(&json!({ "name": "c" }))).await.bad(429, "too-many");
    let login = json!({ "name": "c", "password": "does not matter" });
    house.door.post("/sessions", &login).await.bad(429, "too-many");
}

#[tokio::test]
async fn connections_and_their_messages_are_limited_per_address() {
    let rates = Rates { session: 1_000, address: 4, entrance: 1_000, connections: 2, ..Rates::USUAL };
    let house = House::with(|config| config.rates = rates).await;
    let ala = house.guest("Ala").await;
    let table = ala.open(json!({ "bots": ["novice"] })).await;
    let (mut live, other) = (ala.live(&table).await, ala.live(&table).await);
    match house.door.try_live(&table, Some(&ala.token), None).await.err() {
        Some(Error::Http(answer)) => assert_eq!(answer.status(), StatusCode::TOO_MANY_REQUESTS),
        other => panic!("{other:?}"),
    }
    drop(other);
    let mut codes = Vec::new();
    for _ in 0..20 {
        codes.push(live.act(json!({ "do": "chat", "text": "x" })).await["code"].clone());
    }
    assert_eq!(codes.pop().unwrap(), "too-many", "whatever the session may do");
}

#[tokio::test]
async fn scripts_and_other_sites_never_get_the_session() {
    let house = House::with(|config| config.origin = Some("https://hetman.example".to_owned())).await;
    let form = "name=Ala&game=ethnos&level=novice";
    let length = form.len();
    let request = format!(
        "POST /play HTTP/1.1\r\nHost: x\r\nOrigin: https://hetman.example\r\nConnection: close\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{form}"
    );
    let answer = house.door.raw(request.as_bytes()).await;
    let cookie = answer.lines().find(|line| line.to_lowercase().starts_with("set-cookie: hetman=")).unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Secure"] {
        assert!(cookie.split("; ").any(|found| found == part), "{part}: {cookie}");
    }
}

#[tokio::test]
async fn unknown_places_and_methods() {
    let house = House::new().await;
    let ala = house.guest("Ala").await;
    let table = ala.open(json!({})).await;
    for path in ["/", "/x", "/tables/x/y", "/tables/", "/me/", "/sessions", "//", "/tables//sit"] {
        let answer = ala.get(path).await;
        assert!([404, 405].contains(&answer.status), "{path}: {answer:?}");
    }
    for (method, path) in [
        (Method::DELETE, "/tables".to_owned()),
        (Method::PUT, "/me".to_owned()),
        (Method::GET, format!("/tables/{table}/answer")),
        (Method::POST, format!("/tables/{table}")),
        (Method::from_bytes(b"BREW").unwrap(), "/games".to_owned()),
        (Method::TRACE, "/games".to_owned()),
        (Method::OPTIONS, "/games".to_owned()),
    ] {
        ala.ask(method, &path, Some(json!({}))).await.bad(405, "wrong-method");
    }
    let page = house.door.client.get(house.door.url("/nothing")).send().await.unwrap();
    assert_eq!(page.status().as_u16(), 404);
    assert!(page.text().await.unwrap().starts_with("<!DOCTYPE html>"), "people get a page");
    for id in [
        "x",
        "%00",
        "%2e%2e",
        "..%2f..%2fetc%2fpasswd",
        "%ff%fe",
        "%f0%9f%a6%8a",
        "'%20or%201=1--",
        &"x".repeat(4000),
        &table.to_uppercase(),
        &format!("{table}%00"),
        &format!("{table}%20"),
    ] {
        for part in ["", "/view", "/record", "/question", "/log", "/result", "/hint"] {
            ala.get(&format!("/tables/{id}{part}")).await.bad(404, "not-found");
        }
        ala.act(id, "sit", json!({})).await.bad(404, "not-found");
        ala.ask(Method::DELETE, &format!("/me/tokens/{id}"), None).await.bad(404, "not-found");
    }
    for path in [
        "/../../../../etc/passwd",
        "/api/v1/../../health",
        "/api/v1/tables/../me",
        "/.git/config",
        "/%2e%2e/x",
    ] {
        let answer = house
            .door
            .raw(format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").as_bytes())
            .await;
        let body = if path.starts_with("/api/") { "\"not-found\"" } else { "<!DOCTYPE html>" };
        assert!(answer.starts_with("HTTP/1.1 404") && answer.contains(body), "{path}: {answer}");
    }
    let no_upgrade = ala.get(&format!("/tables/{table}/live")).await;
    no_upgrade.bad(400, "no-upgrade");
    for path in ["/health", "/ready", "/metrics"] {
        assert_eq!(house.door.send(house.door.client.get(house.door.url(path))).await.status, 200);
    }
    // Figures rise with private steps, too: they are not for others, whichever proxy hands their request on.
    let figures = house.door.client.get(house.door.url("/metrics")).header("x-forwarded-for", "10.0.0.1");
    house.door.send(figures).await.bad(403, "not-here");
    let document = house.door.get("/openapi.json").await.good();
    assert!(document["paths"].as_object().unwrap().len() > 25);
}

#[tokio::test]
async fn nothing_secret_is_logged() {
    const PASSWORD: &str = "nikt tego nie wie";
    const HOOK: &str = "http://127.0.0.1:9/hook/s3cr3t-path";
    keep_secret("password", PASSWORD);
    keep_secret("webhook", HOOK);
    keep_secret("webhook", "s3cr3t-path");
    let house = House::new().await;
    let (table, ala, jan) = two(&house).await;
    let entered = ala.post("/accounts", json!({ "name": "Ala Tajna", "password": PASSWORD })).await.good();
    let ala = Guest::of(&house.door, &entered);
    house
        .door
        .post("/sessions", &json!({ "name": "Ala Tajna", "password": PASSWORD, "x": PASSWORD }))
        .await
        .bad(400, "bad-request");
    house.door.post("/sessions", &json!({ "name": PASSWORD, "password": [PASSWORD] })).await;
    ala.ask(Method::PATCH, "/me", Some(json!({ "webhook": HOOK }))).await.good();
    ala.ask(Method::PATCH, "/me", Some(json!({ "webhook": "ftp://s3cr3t-path" })))
        .await
        .bad(400, "bad-webhook");
    for person in [&ala, &jan] {
        let webhook = Some(json!({ "webhook": HOOK }));
        let answer = person.ask(Method::PUT, &format!("/tables/{table}/webhook"), webhook).await;
        assert!([200, 403].contains(&answer.status));
    }
    ala.get("/me").await.good();
    let wrong = format!("Bearer {}x", ala.token);
    house
        .door
        .send(house.door.ask(Method::GET, "/me", None).header("authorization", wrong))
        .await
        .bad(401, "no-session");
    play(&table, &[&ala, &jan], &mut Fast::new(8), usize::MAX).await;
    let secret = ala.table(&table).await["secret"].as_str().unwrap().to_owned();
    house.close().await;
    let logs = crate::logged();
    assert!(logs.contains("going down"), "nothing was written down");
    assert!(!logs.contains(&secret), "the logs hold the secret of a table");
    holds_no_secret(&logs, "the log");
}
