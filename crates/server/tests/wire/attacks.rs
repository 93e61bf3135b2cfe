//! What an attacker tried: each test does it in small.

use kernel::Fast;
use reqwest::Method;
use serde_json::{Value, json};
use server::Rates;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::house::{Answer, Guest, House, keep_secret, play, two};

const OLD: &str = "stare hasło Ali";
const NEW: &str = "nowe hasło Ali!";

async fn account(house: &House, name: &str) -> Guest {
    let entered = house.door.post("/accounts", &json!({ "name": name, "password": OLD })).await.good();
    Guest::of(&house.door, &entered)
}

/// Sends a form of a page.
async fn form(guest: &Guest, path: &str, fields: &[(&str, &str)]) -> (u16, String, String) {
    let mut url = reqwest::Url::parse("http://x/").unwrap();
    url.query_pairs_mut().extend_pairs(fields);
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let request = client.post(guest.door.url(path)).bearer_auth(&guest.token);
    let request = request.header("content-type", "application/x-www-form-urlencoded");
    let answer = request.body(url.query().unwrap_or_default().to_owned()).send().await.unwrap();
    let header = |name: &str| {
        answer.headers().get(name).map_or("", |value| value.to_str().unwrap_or_default()).to_owned()
    };
    let (status, place, cookie) = (answer.status().as_u16(), header("location"), header("set-cookie"));
    (status, place, cookie)
}

#[tokio::test]
async fn open_tables_are_capped_for_each_person_and_address() {
    let rates = Rates { tables: 3, public_tables: 2, new_tables: 6, new_public_tables: 3, ..Rates::USUAL };
    let house = House::with(|config| config.rates = rates).await;
    let (ala, jan) = (house.guest("Ala").await, house.guest("Jan").await);
    let open = async |guest: &Guest, public: bool| -> Answer {
        guest.post("/tables", json!({ "game": "ethnos", "setup": "seats=2", "public": public })).await
    };
    let first = open(&ala, true).await.good()["id"].as_str().unwrap().to_owned();
    open(&ala, true).await.good();
    open(&ala, true).await.bad(409, "too-many-public-tables");
    open(&ala, false).await.good();
    open(&ala, false).await.bad(409, "too-many-tables");
    let lobby = house.door.get("/tables").await.good();
    assert_eq!(lobby.as_array().unwrap().len(), 2, "one person cannot fill the list");
    jan.act(&first, "close", json!({})).await.bad(403, "not-host");
    ala.act(&first, "close", json!({})).await.good();
    open(&ala, false).await.good();
    // However many people come from one address.
    open(&jan, true).await.good();
    let refused = open(&jan, true).await;
    assert!(refused.headers.contains_key("retry-after"));
    refused.bad(429, "too-many");
    open(&jan, false).await.good();
    open(&house.guest("Ewa").await, false).await.bad(429, "too-many");
}

/// Many guests of one address cannot fill the list either, however long they take.
#[tokio::test]
async fn public_tables_of_one_address_are_capped() {
    let house = House::with(|config| config.rates.public_tables = 2).await;
    let mut guests = Vec::new();
    for name in ["Ala", "Jan", "Ewa"] {
        guests.push(house.guest(name).await);
    }
    let open = async |guest: &Guest| -> Answer {
        guest.post("/tables", json!({ "game": "ethnos", "setup": "seats=2", "public": true })).await
    };
    let mut tables = Vec::new();
    for guest in [&guests[0], &guests[0], &guests[1], &guests[1]] {
        tables.push(open(guest).await.good()["id"].as_str().unwrap().to_owned());
    }
    open(&guests[2]).await.bad(409, "too-many-public-tables");
    // Those that are played or cleared away wait for no one.
    guests[0].act(&tables[0], "close", json!({})).await.good();
    guests[2].act(&tables[1], "sit", json!({})).await.good();
    open(&guests[2]).await.good();
    open(&guests[2]).await.good();
    open(&guests[0]).await.bad(409, "too-many-public-tables");
}

/// A change of something else must not bring the old password back.
#[tokio::test]
async fn a_changed_password_stays_changed() {
    let house = House::new().await;
    for run in 0..12 {
        let name = format!("Ala {run}x");
        let ala = account(&house, &name).await;
        let program = ala.post("/me/tokens", json!({ "label": "bot", "scopes": ["play", "account"] })).await;
        let program = Guest { token: program.good()["token"].as_str().unwrap().to_owned(), ..ala.clone() };
        keep_secret("token", &program.token);
        let change = async |language: &str| {
            let _ = program.ask(Method::PATCH, "/me", Some(json!({ "language": language }))).await;
        };
        let (changed, ..) = tokio::join!(
            form(&ala, "/me/password", &[("old", OLD), ("password", NEW)]),
            change("pl"),
            change("cs"),
            change("en"),
        );
        assert_eq!((changed.0, &*changed.1), (303, "/me"));
        let login = |password: &str| json!({ "name": name, "password": password });
        house.door.post("/sessions", &login(OLD)).await.bad(401, "wrong-password");
        house.door.post("/sessions", &login(NEW)).await.good();
        for old in [&ala, &program] {
            old.get("/me").await.bad(401, "no-session");
        }
    }
}

/// Tokens that are made while the password changes do not outlive it.
#[tokio::test]
async fn a_token_does_not_outlive_the_session_that_made_it() {
    let house = House::new().await;
    let ala = account(&house, "Ala").await;
    let make = async |wait: u64| {
        tokio::time::sleep(std::time::Duration::from_millis(wait)).await;
        let made = ala.post("/me/tokens", json!({ "label": "bot", "scopes": ["account"] })).await;
        let made = (made.status == 201).then(|| made.good()["token"].as_str().unwrap().to_owned());
        made.inspect(|token| keep_secret("token", token))
    };
    let makes = futures_util::future::join_all((0..18).map(|number| make(number * 12)));
    let (changed, made) = tokio::join!(form(&ala, "/me/password", &[("old", OLD), ("password", NEW)]), makes);
    assert_eq!(changed.0, 303);
    for token in made.into_iter().flatten() {
        let program = Guest { token, ..ala.clone() };
        program.get("/me").await.bad(401, "no-session");
    }
}

#[tokio::test]
async fn connections_are_capped_for_each_address() {
    let house = House::with(|config| config.rates = Rates { connections: 4, ..Rates::USUAL }).await;
    let mut open = Vec::new();
    for _ in 0..4 {
        let mut stream = TcpStream::connect(house.door.address).await.unwrap();
        stream.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        let mut answer = [0; 15];
        stream.read_exact(&mut answer).await.unwrap();
        assert_eq!(&answer, b"HTTP/1.1 200 OK");
        open.push(stream);
    }
    let refused = house.door.raw(b"").await;
    assert!(refused.starts_with("HTTP/1.1 429 ") && refused.contains("too-many-connections"), "{refused}");
    drop(open);
    let begun = std::time::Instant::now();
    while !house
        .door
        .raw(b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        .await
        .contains("200 OK")
    {
        assert!(begun.elapsed().as_secs() < 10, "connections that ended still count");
    }
}

#[tokio::test]
async fn the_head_of_a_request_is_small() {
    let house = House::new().await;
    let long = format!("GET / HTTP/1.1\r\nhost: x\r\nx: {}", "y".repeat(60_000));
    let answer = house.door.raw(long.as_bytes()).await;
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer}");
    let usual =
        format!("GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx: {}\r\n\r\n", "y".repeat(8_000));
    assert!(house.door.raw(usual.as_bytes()).await.contains("200 OK"));
}

#[tokio::test]
async fn chat_makes_nothing_stale_and_can_be_silenced() {
    let house = House::new().await;
    let (table, ala, jan) = two(&house).await;
    let question = ala.question(&table).await;
    let lead = question["answers"].as_array().unwrap().iter();
    let lead =
        lead.map(|answer| answer["action"].as_str().unwrap()).find(|action| action.starts_with("lead "));
    ala.act(&table, "answer", json!({ "version": question["version"], "action": lead })).await.good();
    let version = ala.table(&table).await["version"].clone();
    let troll = house.guest("Troll").await;
    let mut hers = ala.live(&table).await;
    for line in 0..10 {
        troll.act(&table, "chat", json!({ "text": format!("{line}") })).await.good();
    }
    troll.act(&table, "chat", json!({ "text": "more" })).await.bad(429, "too-much-chat");
    jan.act(&table, "chat", json!({ "text": "players may" })).await.good();
    let heard = hers.until(|heard| heard["chat"].to_string().contains("players may")).await;
    assert_eq!(heard["version"], version);
    ala.act(&table, "undo", json!({ "version": version })).await.good();

    let host = if ala.table(&table).await["chairs"][0]["host"] == true { &ala } else { &jan };
    let (host, guest) = if host.act(&table, "mute", json!({ "muted": false })).await.status == 200 {
        (host.clone(), if host.id == ala.id { jan } else { ala })
    } else {
        (if host.id == ala.id { jan.clone() } else { ala.clone() }, host.clone())
    };
    let line = host.table(&table).await["chat"][0]["line"].clone();
    guest.act(&table, "mute", json!({ "line": line, "muted": true })).await.bad(403, "not-host");
    host.act(&table, "mute", json!({ "line": line, "muted": true })).await.good();
    troll.act(&table, "chat", json!({ "text": "more" })).await.bad(403, "muted");
    assert_eq!(host.table(&table).await["muted"].as_array().unwrap().len(), 10);
    host.act(&table, "mute", json!({ "muted": true })).await.good();
    let other = house.guest("Inny").await;
    other.act(&table, "chat", json!({ "text": "x" })).await.bad(403, "muted");
    guest.act(&table, "chat", json!({ "text": "x" })).await.good();
    host.act(&table, "mute", json!({ "line": 999, "muted": true })).await.bad(409, "no-such-line");
}

#[tokio::test]
async fn invitations_push_nothing_away_and_can_be_declined() {
    let house = House::with(|config| config.rates.invitations = 12).await;
    let victim = account(&house, "Ofiara").await;
    let game = victim.open(json!({ "bots": ["novice"] })).await;
    let troll = house.guest("Troll").await;
    let mut tables = Vec::new();
    for _ in 0..12 {
        let table = troll.open(json!({ "setup": "seats=3" })).await;
        troll.act(&table, "invite", json!({ "name": "Ofiara" })).await.good();
        tables.push(table);
    }
    let more = troll.open(json!({ "setup": "seats=3" })).await;
    troll.act(&more, "invite", json!({ "name": "Ofiara" })).await.bad(429, "too-many");
    let mine = victim.get("/me/tables").await.good();
    assert_eq!((&mine[0]["id"], &mine[0]["invited"]), (&json!(game), &json!(false)));
    assert_eq!((&mine[1]["id"], &mine[1]["invited"]), (&json!(tables[11]), &json!(true)));
    let home = house.door.page("/", Some(&victim.token)).await;
    assert!(home.contains(&format!("/t/{game}")), "her game is on the first page");

    let page = house.door.page(&format!("/t/{}", tables[0]), Some(&victim.token)).await;
    assert!(page.contains(&format!("/t/{}/decline", tables[0])), "{page}");
    victim.act(&tables[0], "decline", json!({})).await.good();
    victim.act(&tables[0], "decline", json!({})).await.bad(409, "not-invited");
    assert_eq!(form(&victim, &format!("/t/{}/decline", tables[1]), &[]).await.1, "/");
    let mine = victim.get("/me/tables").await.good();
    assert_eq!(mine.as_array().unwrap().iter().filter(|listed| listed["invited"] == true).count(), 10);
    let host = account(&house, "Gospodarz").await;
    let table = host.open(json!({ "setup": "seats=3" })).await;
    host.act(&table, "invite", json!({ "name": "Ofiara" })).await.bad(429, "too-many");
}

#[tokio::test]
async fn a_person_has_only_so_many_invitations() {
    let house = House::with(|config| config.rates.invited = 1).await;
    let victim = account(&house, "Ofiara").await;
    let (one, two) = (house.guest("Jan").await, house.guest("Ewa").await);
    let (first, second) = (one.open(json!({})).await, two.open(json!({})).await);
    one.act(&first, "invite", json!({ "name": "Ofiara" })).await.good();
    two.act(&second, "invite", json!({ "name": "Ofiara" })).await.bad(409, "too-many-invitations");
    victim.act(&first, "decline", json!({})).await.good();
    one.act(&first, "invite", json!({ "name": "Ofiara" })).await.bad(409, "has-declined");
    two.act(&second, "invite", json!({ "name": "Ofiara" })).await.good();
}

#[tokio::test]
async fn a_deleted_player_holds_nothing_up() {
    let house = House::new().await;
    let (table, ala, jan) = two(&house).await;
    let third = jan.open(json!({ "setup": "seats=3" })).await;
    ala.act(&third, "sit", json!({})).await.good();
    // She is asked, and goes for good.
    ala.ask(Method::DELETE, "/me", None).await.good();
    let shown = jan.table(&table).await;
    assert_eq!((&shown["stage"], &shown["outcome"]["ending"]), (&json!("over"), &json!("resigned")));
    assert_eq!(
        jan.table(&third).await["chairs"].as_array().unwrap().iter().filter(|c| c["free"] == true).count(),
        2
    );
    // A host who goes before the game takes the table along.
    let ewa = house.guest("Ewa").await;
    ewa.act(&third, "sit", json!({})).await.good();
    jan.ask(Method::DELETE, "/me", None).await.good();
    assert_eq!(ewa.table(&third).await["outcome"]["ending"], "abandoned");
}

#[tokio::test]
async fn tokens_have_scopes() {
    let house = House::new().await;
    let ala = account(&house, "Ala").await;
    let token = async |scopes: Value| {
        let made = ala.post("/me/tokens", json!({ "label": "bot", "scopes": scopes })).await.good();
        let mut told = made["scopes"].as_array().unwrap().clone();
        told.retain(|scope| scope != "read");
        let token = made["token"].as_str().unwrap().to_owned();
        keep_secret("token", &token);
        (Guest { token, ..ala.clone() }, told)
    };
    let (reader, none) = token(json!(["read"])).await;
    let (player, plays) = token(json!(["play"])).await;
    let (owner, owns) = token(json!(["account"])).await;
    assert_eq!((none, plays, owns), (vec![], vec![json!("play")], vec![json!("account")]));
    let usual = ala.post("/me/tokens", json!({ "label": "bot" })).await.good();
    assert_eq!(usual["scopes"], json!(["read", "play"]));
    keep_secret("token", usual["token"].as_str().unwrap());
    ala.post("/me/tokens", json!({ "label": "bot", "scopes": ["all"] })).await.bad(400, "bad-request");

    // The address of a webhook is a secret; a key that only looks is not shown it.
    let hook = "https://hooks.example.org/only-mine";
    ala.ask(Method::PATCH, "/me", Some(json!({ "webhook": hook }))).await.good();
    for (who, sees) in [(&ala, true), (&owner, true), (&reader, false), (&player, false)] {
        let page = house.door.page("/me", Some(&who.token)).await;
        assert_eq!(page.contains("only-mine"), sees);
    }

    let table = player.open(json!({ "bots": ["novice"] })).await;
    let opening = json!({ "game": "ethnos", "setup": "seats=2" });
    for (who, may_play, may_own) in [(&reader, false, false), (&player, true, false), (&owner, false, true)] {
        who.get("/me").await.good();
        who.table(&table).await;
        let mut live = who.live(&table).await;
        let said = live.act(json!({ "do": "chat", "text": "x" })).await;
        let opened = who.post("/tables", opening.clone()).await;
        let chat = who.act(&table, "chat", json!({ "text": "x" })).await;
        let page = form(who, &format!("/t/{table}/say"), &[("text", "x")]).await;
        if may_play {
            assert_eq!((said["type"].as_str(), page.0), (Some("done"), 303));
            opened.good();
            chat.good();
        } else {
            assert_eq!((said["code"].as_str(), page.0), (Some("no-scope"), 403));
            opened.bad(403, "no-scope");
            chat.bad(403, "no-scope");
        }
        let changed = who.ask(Method::PATCH, "/me", Some(json!({ "language": "pl" }))).await;
        if may_own {
            changed.good();
            continue;
        }
        changed.bad(403, "no-scope");
        who.post("/me/tokens", json!({ "label": "more" })).await.bad(403, "no-scope");
        who.ask(Method::DELETE, "/me", None).await.bad(403, "no-scope");
        for (path, fields) in [
            ("/me", &[("name", "Zła")][..]),
            ("/me/webhook", &[("url", "https://a.b/")]),
            ("/me/password", &[("old", OLD), ("password", NEW)]),
            ("/me/delete", &[("confirm", "yes")]),
        ] {
            assert_eq!(form(who, path, fields).await.0, 403, "{path}");
        }
        form(who, "/me/tokens", &[("label", "more")]).await;
    }
    assert_eq!(ala.get("/me/tokens").await.good().as_array().unwrap().len(), 4, "none was added");
    owner.ask(Method::DELETE, "/me", None).await.good();
    ala.get("/me").await.bad(401, "no-session");
}

#[tokio::test]
async fn an_account_gets_a_session_of_its_own() {
    let house = House::new().await;
    let guest = house.guest("Ala").await;
    let program = guest.post("/me/tokens", json!({ "label": "bot", "scopes": ["account"] })).await.good();
    let program = Guest { token: program["token"].as_str().unwrap().to_owned(), ..guest.clone() };
    keep_secret("token", &program.token);
    let entered = guest.post("/accounts", json!({ "name": "Alicja", "password": OLD })).await.good();
    assert_ne!(entered["token"].as_str(), Some(&*guest.token));
    program.get("/me").await.bad(401, "no-session");
    guest.get("/me").await.bad(401, "no-session");
    let owner = Guest::of(&house.door, &entered);
    assert_eq!(owner.get("/me").await.good()["id"].as_str(), Some(&*guest.id));
    // The same on the page.
    let guest = house.guest("Jan").await;
    let (status, _, cookie) = form(&guest, "/me/password", &[("name", "Janek"), ("password", OLD)]).await;
    assert!(status == 303 && cookie.starts_with("hetman=") && !cookie.contains(&guest.token), "{cookie}");
    guest.get("/me").await.bad(401, "no-session");
}

#[tokio::test]
async fn what_belongs_to_one_person_is_kept_by_no_cache() {
    let house = House::new().await;
    let ala = house.guest("Ala").await;
    for path in ["/me", "/me/tables", "/me/tokens", "/tables"] {
        assert_eq!(ala.get(path).await.headers["cache-control"], "no-store", "{path}");
    }
    // Pages, files to keep, ways elsewhere and refusals, too.
    let table = ala.open(json!({ "bots": ["novice"] })).await;
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let kept = async |path: &str| {
        let answer = client.get(ala.door.url(path)).bearer_auth(&ala.token).send().await.unwrap();
        answer.headers().get("cache-control").map_or("", |kept| kept.to_str().unwrap()).to_owned()
    };
    for path in ["/", "/me", "/puzzles", "/puzzles/ethnos/daily", "/learn/ethnos/first", "/nowhere", "/ready"]
    {
        assert_eq!(kept(path).await, "no-store", "{path}");
    }
    for part in ["", "/hint", "/log", "/record", "/replay", "/review", "/again", "/nothing"] {
        assert_eq!(kept(&format!("/t/{table}{part}")).await, "no-store", "{part}");
    }
    ala.act(&table, "resign", json!({})).await.good();
    assert_eq!(kept(&format!("/t/{table}/record")).await, "no-store");
    assert_eq!(kept("/static/x/nothing.css").await, "no-store");
    assert!(kept(&web::assets::link("hetman.css")).await.contains("immutable"));
}

#[tokio::test]
async fn names_that_look_like_an_account_are_taken() {
    let house = House::new().await;
    account(&house, "Ala Nowak").await;
    for name in ["ala nowak", "Аlа Nowak", "АӀа", "Ala\u{3164}Nowak", "AlaNowak", "Ａｌａ Nowak", "A1a Nowak"]
    {
        let answer = house.door.post("/guests", &json!({ "name": name })).await;
        let code = serde_json::from_str::<Value>(&answer.text).unwrap()["code"].clone();
        if name == "АӀа" {
            answer.good();
        } else {
            assert!(code == "taken" || code == "bad-name", "{name} {}", answer.text);
        }
    }
    for name in ["\u{3164}", "\u{2800}", "\u{ad}", "a\u{34f}b"] {
        house.door.post("/guests", &json!({ "name": name })).await.bad(400, "bad-name");
    }
    house.guest("Ela Nowak").await;
}

#[tokio::test]
async fn figures_are_closed_to_a_proxy_that_says_nothing() {
    let status = async |house: &House, header: Option<&str>| {
        let request = house.door.client.get(house.door.url("/metrics"));
        let request = header.iter().fold(request, |request, name| request.header(*name, "1.2.3.4"));
        request.send().await.unwrap().status().as_u16()
    };
    let alone = House::new().await;
    assert_eq!(status(&alone, None).await, 200);
    for header in ["x-forwarded-for", "forwarded", "x-real-ip", "via"] {
        assert_eq!(status(&alone, Some(header)).await, 403, "{header}");
    }
    let behind = House::with(|config| config.behind_proxy = true).await;
    let public = House::with(|config| config.origin = Some("https://hetman.example".to_owned())).await;
    assert_eq!((status(&behind, None).await, status(&public, None).await), (403, 403));
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let shown = House::with(|config| (config.behind_proxy, config.metrics) = (true, Some(free))).await;
    assert_eq!(status(&shown, None).await, 403);
    let figures = reqwest::get(format!("http://{free}/metrics")).await.unwrap();
    assert_eq!(figures.status(), 200);
    assert_eq!(reqwest::get(format!("http://{free}/")).await.unwrap().status(), 404);
}

/// One click for each: the same people, options and pace, everyone one seat further.
#[tokio::test]
async fn a_rematch_needs_one_click_of_each() {
    let house = House::new().await;
    for pace in [json!({ "live": { "minutes": 5, "seconds": 10 } }), json!({ "relaxed": { "days": 2 } })] {
        let (ala, jan) = (house.guest("Ala").await, house.guest("Jan").await);
        let setup = "seats=3 tribes=centaur,elf,giant,minotaur,wizard";
        let table = ala.open(json!({ "setup": setup, "pace": pace, "bots": ["novice"] })).await;
        jan.act(&table, "sit", json!({})).await.good();
        if pace["live"].is_object() {
            ala.act(&table, "ready", json!({})).await.good();
        }
        ala.act(&table, "rematch", json!({})).await.bad(409, "not-over");
        play(&table, &[&ala, &jan], &mut Fast::new(5), 6).await;
        ala.act(&table, "resign", json!({})).await.good();
        jan.act(&table, "resign", json!({})).await.good();
        let stranger = house.guest("Obcy").await;
        stranger.act(&table, "rematch", json!({})).await.bad(403, "not-seated");
        let mut his = jan.live(&table).await;
        let next = ala.act(&table, "rematch", json!({})).await.good()["id"].as_str().unwrap().to_owned();
        assert_ne!(next, table);
        his.until(|heard| heard["rematch"] == json!(next)).await;
        let page = house.door.page(&format!("/t/{table}"), Some(&jan.token)).await;
        assert!(page.contains(&format!("/t/{table}/rematch")), "the button is there");
        let (before, after) = (ala.table(&table).await, ala.table(&next).await);
        assert_eq!(
            (&after["setup"], &after["pace"], &after["stage"]),
            (&before["setup"], &before["pace"], &json!("gathering"))
        );
        // Again, by her or by him, leads to the same table.
        assert_eq!(ala.act(&table, "rematch", json!({})).await.good()["id"], json!(next));
        assert_eq!(form(&jan, &format!("/t/{table}/rematch"), &[]).await.1, format!("/t/{next}"));
        let after = ala.table(&next).await;
        assert_eq!(after["stage"], "playing", "{after}");
        let names = |table: &Value| -> Vec<Value> {
            table["chairs"].as_array().unwrap().iter().map(|chair| chair["name"].clone()).collect()
        };
        let (old, new) = (names(&before), names(&after));
        assert!((0..3).all(|seat| old[seat] == new[(seat + 1) % 3]), "{old:?} {new:?}");
    }
}

/// A guest who sits down again and again keeps a table from starting: each time all others must say anew that they are ready.
#[tokio::test]
async fn a_guest_who_was_removed_stays_away() {
    let house = House::new().await;
    let (host, guest, friend) =
        (house.guest("Ala").await, house.guest("Troll").await, account(&house, "Jan").await);
    let table = host.open(json!({ "setup": "seats=3" })).await;
    for other in [&guest, &friend] {
        other.act(&table, "sit", json!({})).await.good();
        host.act(&table, "remove", json!({ "seat": 1 })).await.good();
        other.act(&table, "sit", json!({})).await.bad(403, "removed");
        other.act(&table, "sit", json!({ "seat": 2 })).await.bad(403, "removed");
    }
    host.act(&table, "invite", json!({ "name": "Jan" })).await.good();
    friend.act(&table, "sit", json!({})).await.good();
}

/// Things that change nothing, or could be done for ever, must not make a table grow.
#[tokio::test]
async fn a_table_grows_only_by_what_happens() {
    let house = House::new().await;
    let (table, ala, jan) = two(&house).await;
    let log = async || {
        let listed = house.door.get(&format!("/tables/{table}")).await.good();
        listed["version"].as_u64().unwrap()
    };
    let before = log().await;
    for _ in 0..40 {
        jan.act(&table, "every-step", json!({ "every": false })).await.good();
        ala.act(&table, "every-step", json!({ "every": false })).await.good();
    }
    let mut done = 0;
    for step in (0..40).map(|time| if time % 2 == 0 { "leave" } else { "return" }) {
        let answer = jan.act(&table, step, json!({})).await;
        if answer.status == 429 {
            answer.bad(429, "too-often");
            break;
        }
        answer.good();
        done += 1;
    }
    assert!((20..=30).contains(&done), "{done}");
    assert_eq!(log().await, before + done);
}

/// They are made of all that happened at a table, on a page or not.
#[tokio::test]
async fn logs_and_records_count_as_heavy_for_programs_too() {
    for part in ["log", "record"] {
        let house = House::with(|config| config.rates.address = 10).await;
        for _ in 0..3 {
            house.door.get(&format!("/tables/none/{part}")).await.bad(404, "not-found");
        }
        house.door.get(&format!("/tables/none/{part}")).await.bad(429, "too-many");
    }
}

/// Each login is kept for months: without an end they would make every list of them longer.
#[tokio::test]
async fn a_login_too_many_ends_the_oldest() {
    let house = House::new().await;
    let first = account(&house, "Ala").await;
    let program = first.post("/me/tokens", json!({ "label": "bot" })).await.good();
    let program = Guest { token: program["token"].as_str().unwrap().to_owned(), ..first.clone() };
    keep_secret("token", &program.token);
    let login = async || {
        let entered = house.door.post("/sessions", &json!({ "name": "Ala", "password": OLD })).await.good();
        Guest::of(&house.door, &entered)
    };
    let second = login().await;
    for _ in 2..20 {
        login().await;
    }
    first.get("/me").await.good();
    let last = login().await;
    first.get("/me").await.bad(401, "no-session");
    for good in [&second, &last, &program] {
        good.get("/me").await.good();
    }
}

/// The first who asks for a rematch is its host, and may close it: that must not be the end of it.
#[tokio::test]
async fn a_rematch_that_was_closed_can_be_asked_for_again() {
    let house = House::new().await;
    let (table, ala, jan) = two(&house).await;
    ala.act(&table, "resign", json!({})).await.good();
    let again = async |guest: &Guest| {
        guest.act(&table, "rematch", json!({})).await.good()["id"].as_str().unwrap().to_owned()
    };
    let first = again(&ala).await;
    assert_eq!(again(&ala).await, first);
    ala.act(&first, "close", json!({})).await.good();
    let second = again(&jan).await;
    assert_ne!(second, first);
    assert_eq!(ala.table(&table).await["rematch"], json!(second));
    // One that was begun stays the only one, however it ended.
    assert_eq!(again(&ala).await, second);
    assert_eq!(ala.table(&second).await["stage"], "playing");
    ala.act(&second, "resign", json!({})).await.good();
    jan.act(&table, "rematch", json!({})).await.bad(409, "over");
}

/// The file is taken away under the running server: nothing more is acknowledged, and `/ready` says so.
#[tokio::test]
async fn a_server_without_its_file_acknowledges_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("hetman.db");
    let house = House::on(data.to_str().unwrap(), |_| {}).await;
    let ready =
        async || house.door.client.get(house.door.url("/ready")).send().await.unwrap().status().as_u16();
    assert_eq!(ready().await, 200);
    let (table, ala, _) = two(&house).await;
    std::fs::remove_file(&data).unwrap();
    for _ in 0..5 {
        let chat = house.door.ask(Method::POST, &format!("/tables/{table}/chat"), Some(&ala.token));
        let answer = chat.json(&json!({ "text": "hello?" })).send().await.unwrap();
        assert_eq!(answer.status(), 503);
    }
    assert_eq!(ready().await, 503);
}
