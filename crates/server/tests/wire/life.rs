//! The whole life of a table.

use kernel::Fast;
use kernel::record::{Proof, Reading, Record};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::house::{Guest, House, Live, play, two};

/// The record of a table that is over is whole and proven; its result is told to all.
pub async fn verified(guest: &Guest, table: &str) {
    let record = guest.get(&format!("/tables/{table}/record")).await;
    assert_eq!(record.status, 200);
    let Reading { record, proof, .. } = Record::<ethnos::Ethnos>::read(&record.text).unwrap();
    assert_eq!(proof, Proof::Proven);
    let standing = record.standing.expect("the game was played to its end");
    let outcome = guest.door.get(&format!("/tables/{table}/result")).await.good()["outcome"].clone();
    assert_eq!(outcome["ending"], "finished");
    for (seat, place) in kernel::Seat::all(standing.seats()).zip(outcome["places"].as_array().unwrap()) {
        assert_eq!(place["rank"], standing.rank(seat));
        assert_eq!(place["score"], standing.score(seat));
    }
    let mine = guest.get("/me/tables").await.good();
    let mine = mine.as_array().unwrap().iter().find(|listed| listed["id"] == table).unwrap();
    assert_eq!((&mine["stage"], &mine["outcome"]), (&json!("over"), &outcome));
    let shown = guest.table(table).await;
    let secret: [u8; 32] = hex::decode(shown["secret"].as_str().unwrap()).unwrap().try_into().unwrap();
    assert_eq!(kernel::Secret(secret).commitment().to_string(), shown["commitment"].as_str().unwrap());
    let log = guest.get(&format!("/tables/{table}/log?lang=pl")).await.good();
    let log = log.as_array().unwrap();
    assert_eq!(log.first().unwrap()["event"]["event"], "began");
    assert_eq!(log.last().unwrap()["event"]["event"], "over");
    assert!(log.iter().all(|event| event["says"].is_string()));
}

#[tokio::test]
async fn live_updates_have_words_for_those_who_ask() {
    let house = House::new().await;
    let (table, ala, _) = two(&house).await;
    let (mut silent, mut spoken) =
        (house.door.live(&table, None).await, house.door.live_in(&table, "pl", None).await);
    let version = &ala.question(&table).await["version"];
    ala.act(&table, "answer", json!({ "version": version, "action": "draw" })).await.good();
    // Who comes and who goes is told as well.
    for live in [&mut silent, &mut spoken] {
        while live.last["events"] == json!([]) {
            live.update().await;
        }
    }
    let (data, told) = (&silent.last["events"][0], &spoken.last["events"][0]);
    assert_eq!(data["event"]["event"], "drew-hidden");
    assert!(data.get("says").is_none(), "{data}");
    assert!(told["says"].is_string(), "{told}");
    assert_eq!((&told["event"], &told["rule"]), (&data["event"], &data["rule"]));
}

#[tokio::test]
async fn a_table_over_http() {
    let house = House::new().await;
    let ala = house.guest("Ala").await;
    let games = house.door.get("/games").await.good();
    assert_eq!(games[0]["name"], "ethnos");
    let opening =
        json!({ "game": "ethnos", "setup": "seats=3", "bots": ["novice"], "sit": false, "word": "lis" });
    let table = ala.post("/tables", opening).await.good()["id"].as_str().unwrap().to_owned();
    ala.act(&table, "answer", json!({ "version": 1, "action": "draw" })).await.bad(403, "not-seated");
    ala.act(&table, "sit", json!({ "seat": 1, "word": "wilk" })).await.good();
    ala.act(&table, "answer", json!({ "version": 1, "action": "draw" })).await.bad(409, "not-begun");
    ala.get(&format!("/tables/{table}/view")).await.bad(409, "not-begun");
    let shown = ala.table(&table).await;
    assert_eq!((&shown["stage"], &shown["secret"]), (&json!("gathering"), &Value::Null));
    assert_eq!(shown["chairs"][2]["bot"], "novice");
    assert_eq!(shown["chairs"][1]["name"], "Ala");
    ala.act(&table, "bot", json!({ "level": "novice" })).await.good();
    assert_eq!(ala.table(&table).await["stage"], "playing");
    ala.get(&format!("/tables/{table}/record")).await.bad(409, "not-over");
    let given = play(&table, &[&ala], &mut Fast::new(1), usize::MAX).await;
    assert!(given > 10, "{given}");
    verified(&ala, &table).await;
    ala.act(&table, "resign", json!({})).await.bad(409, "over");
    ala.act(&table, "chat", json!({ "text": "Dobra gra" })).await.good();
}

#[tokio::test]
async fn a_table_over_a_socket() {
    let house = House::new().await;
    let ala = house.guest("Ala").await;
    let table = ala.open(json!({ "sit": false })).await;
    let mut live = ala.live(&table).await;
    assert_eq!(live.last["observer"], "spectator");
    assert_eq!(live.act(json!({ "do": "start" })).await["code"], "no-person");
    assert_eq!(live.act(json!({ "do": "bot", "seat": 1, "level": "novice", "key": "b" })).await["key"], "b");
    assert_eq!(live.act(json!({ "do": "remove", "seat": 1 })).await["type"], "done");
    assert_eq!(live.act(json!({ "do": "bot", "seat": 1, "level": "novice" })).await["type"], "done");
    assert_eq!(live.act(json!({ "do": "sit", "seat": 0, "word": "lis" })).await["type"], "done");
    let mut luck = Fast::new(2);
    while live.last["stage"] != "over" {
        if live.last["question"].is_null() {
            live.update().await;
        } else {
            live.answer(&mut luck).await;
        }
    }
    assert_eq!(live.last["outcome"]["ending"], "finished");
    verified(&ala, &table).await;
}

#[tokio::test]
async fn an_answer_counts_once() {
    let house = House::new().await;
    let (table, ala, jan) = two(&house).await;
    let question = ala.question(&table).await;
    let answer = json!({ "version": question["version"], "action": "draw", "key": "k1" });
    let first = ala.act(&table, "answer", answer.clone()).await.good();
    let events = |log: Value| log.as_array().unwrap().len();
    let log = format!("/tables/{table}/log");
    let told = events(ala.get(&log).await.good());
    assert_eq!(ala.act(&table, "answer", answer.clone()).await.good(), first);
    let mut live = ala.live(&table).await;
    let again = json!({ "do": "answer", "version": question["version"], "action": "draw", "key": "k1" });
    assert_eq!(live.act(again).await["version"], first["version"]);
    assert_eq!(events(ala.get(&log).await.good()), told);
    // A key belongs to the user who sent it.
    let question = jan.question(&table).await;
    let other = json!({ "version": question["version"], "action": "draw", "key": "k1" });
    jan.act(&table, "answer", other).await.good();
    assert!(events(ala.get(&log).await.good()) > told);
    for key in ["", &"k".repeat(65), "a\u{7}"] {
        ala.act(&table, "chat", json!({ "text": "x", "key": key })).await.bad(400, "bad-key");
    }
}

#[tokio::test]
async fn wrong_answers_change_nothing() {
    let house = House::new().await;
    let (table, ala, jan) = two(&house).await;
    let version = ala.question(&table).await["version"].as_u64().unwrap();
    let answer = |version: u64, action: &str| json!({ "version": version, "action": action });
    let before = ala.get(&format!("/tables/{table}/log")).await.text;
    let illegal = ala.act(&table, "answer", answer(version, "token 1")).await.bad(422, "illegal");
    assert!(illegal["rule"].as_str().unwrap().starts_with("ethnos."), "{illegal}");
    ala.act(&table, "answer", answer(version, "fly away")).await.bad(422, "unreadable");
    ala.act(&table, "answer", answer(version, "")).await.bad(422, "unreadable");
    ala.act(&table, "answer", answer(version + 1, "draw")).await.bad(409, "future");
    ala.act(&table, "answer", answer(u64::MAX, "draw")).await.bad(409, "future");
    ala.act(&table, "answer", answer(version - 1, "draw")).await.bad(409, "stale");
    jan.act(&table, "answer", answer(version, "draw")).await.bad(409, "not-asked");
    let stranger = house.guest("Ewa").await;
    stranger.act(&table, "answer", answer(version, "draw")).await.bad(403, "not-seated");
    house
        .door
        .post(&format!("/tables/{table}/answer"), &answer(version, "draw"))
        .await
        .bad(401, "no-session");
    let mut live = stranger.live(&table).await;
    let refused = live.act(json!({ "do": "answer", "version": version, "action": "draw" })).await;
    assert_eq!(refused["code"], "not-seated");
    let mut stranger = house.door.live(&table, None).await;
    assert_eq!(stranger.act(json!({ "do": "chat", "text": "x" })).await["code"], "no-session");
    assert_eq!(ala.get(&format!("/tables/{table}/log")).await.text, before);
    ala.act(&table, "answer", answer(version, "draw")).await.good();
    ala.act(&table, "answer", answer(version, "draw")).await.bad(409, "not-asked");
    ala.act(&table, "end", json!({})).await.bad(409, "rules-same");
    ala.act(&table, "play-on", json!({})).await.bad(409, "rules-same");
}

#[tokio::test]
async fn taking_back_with_and_without_consent() {
    let house = House::new().await;
    let (table, ala, jan) = two(&house).await;
    let (mut his, mut hers) = (jan.live(&table).await, ala.live(&table).await);
    his.settle().await;
    hers.settle().await;
    let undo = |live: &Live| json!({ "do": "undo", "version": live.last["version"] });

    // A band that is being composed is shown to no other seat.
    let lead = hers.last["question"]["answers"].as_array().unwrap().iter().find_map(|answer| {
        answer["action"].as_str().filter(|action| action.starts_with("lead ")).map(str::to_owned)
    });
    hers.give(&lead.unwrap()).await;
    assert_eq!(hers.last["free_undo"], 1);
    let wish = undo(&hers);
    assert_eq!(hers.act(wish).await["type"], "done");
    hers.settle().await;
    assert!(hers.last["free_undo"].is_null());
    assert!(his.settle().await.is_empty());
    let wish = undo(&hers);
    assert_eq!(hers.act(wish).await["code"], "nothing-to-undo");
    let wish = json!({ "do": "undo", "version": hers.last["version"], "answers": 0 });
    assert_eq!(hers.act(wish).await["code"], "nothing-to-undo");

    // A card that was drawn is: the other one is asked, and says no. For the next card, yes.
    for agree in [false, true] {
        hers.give("draw").await;
        let wish = undo(&hers);
        assert_eq!(hers.act(wish).await["type"], "done");
        assert_eq!(hers.act(json!({ "do": "consent", "agree": true })).await["code"], "no-plea");
        let undo_request = his.until(|heard| !heard["plea"].is_null()).await["plea"].clone();
        assert_eq!((&undo_request["asks_you"], &undo_request["steps"]), (&json!(true), &json!(1)));
        let wish = undo(&his);
        assert_eq!(his.act(wish).await["code"], "plea-open");
        assert_eq!(his.act(json!({ "do": "consent", "agree": agree })).await["type"], "done");
        hers.settle().await;
        assert_eq!(hers.last["question"].is_null(), !agree);
        assert!(hers.last["plea"].is_null());
        if !agree {
            // She is told, and cannot ask again for the same.
            assert!(hers.last["undo_denied"]["by"].is_number(), "{}", hers.last);
            let wish = undo(&hers);
            assert_eq!(hers.act(wish).await["code"], "undo-denied");
            his.settle().await;
            his.give("draw").await;
            hers.settle().await;
        }
    }
    his.settle().await;
    assert!(his.last["question"].is_null());
    let wish = json!({ "do": "undo", "version": 1 });
    assert_eq!(hers.act(wish).await["code"], "stale");
    play(&table, &[&ala, &jan], &mut Fast::new(3), usize::MAX).await;
    verified(&ala, &table).await;
}

/// What was asked for stands until something happens that the others notice; what is composed meanwhile shows
/// neither by the request nor by its end.
#[tokio::test]
async fn a_plea_outlives_private_steps() {
    let house = House::new().await;
    let (table, ala, jan) = two(&house).await;
    let draw = |question: Value| json!({ "version": question["version"], "action": "draw" });
    ala.act(&table, "answer", draw(ala.question(&table).await)).await.good();
    jan.act(&table, "answer", draw(jan.question(&table).await)).await.good();
    let shown = ala.table(&table).await;
    ala.act(&table, "undo", json!({ "version": shown["version"] })).await.good();
    let before = jan.table(&table).await;
    assert_eq!(before["plea"]["asks_you"], true);
    let question = ala.question(&table).await;
    let lead = question["answers"].as_array().unwrap().iter();
    let lead =
        lead.map(|answer| answer["action"].as_str().unwrap()).find(|action| action.starts_with("lead "));
    ala.act(&table, "answer", json!({ "version": question["version"], "action": lead })).await.good();
    let after = jan.table(&table).await;
    assert_eq!((&after["version"], &after["plea"]), (&before["version"], &before["plea"]));
    jan.act(&table, "consent", json!({ "agree": true })).await.good();
    assert!(ala.table(&table).await["plea"].is_null());
    play(&table, &[&ala, &jan], &mut Fast::new(4), usize::MAX).await;
    verified(&ala, &table).await;
}

#[tokio::test]
async fn chat_reaches_all() {
    let house = House::new().await;
    let (table, ala, jan) = two(&house).await;
    let (mut his, mut watcher) = (jan.live(&table).await, house.door.live(&table, None).await);
    let name = ala.get("/me").await.good()["name"].clone();
    ala.act(&table, "chat", json!({ "text": "  Zażółć\ngęślą 🦊 " })).await.good();
    for live in [&mut his, &mut watcher] {
        let heard = live.until(|heard| heard["chat"].as_array().is_some_and(|chat| !chat.is_empty())).await;
        assert_eq!(
            (&heard["chat"][0]["text"], &heard["chat"][0]["name"]),
            (&json!("Zażółć\ngęślą 🦊"), &name)
        );
    }
    let passer = house.guest("Ewa").await;
    passer.act(&table, "chat", json!({ "text": "x".repeat(500) })).await.good();
    for text in ["", "  ", "\u{0}", "a\u{1b}[0m", &"x".repeat(501)] {
        passer.act(&table, "chat", json!({ "text": text })).await.bad(422, "bad-text");
    }
    let chat = house.door.get(&format!("/tables/{table}")).await.good()["chat"].clone();
    assert_eq!(chat.as_array().unwrap().len(), 2);
    assert_eq!(chat[1]["seat"], Value::Null);
}

#[tokio::test]
async fn leaving_returning_and_giving_up() {
    let house = House::new().await;
    let (table, ala, jan) = two(&house).await;
    ala.act(&table, "return", json!({})).await.bad(409, "no-stand-in");
    ala.act(&table, "leave", json!({})).await.good();
    assert_eq!(ala.question(&table).await, Value::Null);
    ala.act(&table, "chat", json!({ "text": "zaraz wracam" })).await.good();
    ala.act(&table, "undo", json!({ "version": 1 })).await.bad(409, "stand-in");
    // The bot plays on for her.
    while jan.question(&table).await.is_null() {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    ala.act(&table, "return", json!({})).await.good();
    jan.answer(&table, &mut Fast::new(1)).await;
    play(&table, &[&ala, &jan], &mut Fast::new(5), 20).await;
    jan.act(&table, "resign", json!({})).await.good();
    let result = ala.get(&format!("/tables/{table}/result")).await.good();
    assert_eq!(result["outcome"]["ending"], "resigned");
    let seat = jan.get("/me/tables").await.good()[0]["seat"].as_u64().unwrap() as usize;
    assert_eq!(result["outcome"]["places"][seat]["rank"], 2);
    assert_eq!(result["outcome"]["places"][1 - seat]["rank"], 1);
    let record = ala.get(&format!("/tables/{table}/record")).await.text;
    assert_eq!(Record::<ethnos::Ethnos>::read(&record).unwrap().proof, Proof::Proven);
    // Before the game, leaving frees the chair.
    let table = ala.open(json!({})).await;
    ala.act(&table, "leave", json!({})).await.good();
    assert_eq!(ala.table(&table).await["chairs"][0]["free"], true);
}

#[tokio::test]
async fn the_host_has_powers_others_have_not() {
    let house = House::new().await;
    let (ala, jan) = (house.guest("Ala").await, house.guest("Jan").await);
    let table = ala.open(json!({ "setup": "seats=4" })).await;
    jan.act(&table, "sit", json!({ "seat": 3 })).await.good();
    for (what, body) in [
        ("bot", json!({ "level": "novice" })),
        ("remove", json!({ "seat": 0 })),
        ("start", json!({})),
        ("replace", json!({ "seat": 0 })),
    ] {
        jan.act(&table, what, body).await.bad(403, "not-host");
    }
    jan.act(&table, "sit", json!({})).await.bad(409, "already-seated");
    let ewa = house.guest("Ewa").await;
    ewa.act(&table, "sit", json!({ "seat": 3 })).await.bad(409, "seat-taken");
    ewa.act(&table, "sit", json!({ "seat": 4 })).await.bad(422, "no-such-seat");
    ewa.act(&table, "sit", json!({ "seat": 8 })).await.bad(422, "no-such-seat");
    ewa.act(&table, "sit", json!({ "word": "a\nb" })).await.bad(422, "bad-word");
    ala.act(&table, "remove", json!({ "seat": 3 })).await.good();
    ala.act(&table, "remove", json!({ "seat": 3 })).await.bad(403, "not-seated");
    assert!(jan.get("/me/tables").await.good().as_array().unwrap().is_empty());
    jan.act(&table, "sit", json!({ "seat": 2 })).await.bad(403, "removed");
    ewa.act(&table, "sit", json!({ "seat": 2 })).await.good();
    ala.act(&table, "start", json!({})).await.good();
    let chairs = ala.table(&table).await["chairs"].clone();
    assert_eq!((&chairs[1]["bot"], &chairs[3]["bot"]), (&json!("skilled"), &json!("skilled")));
    ala.act(&table, "replace", json!({ "seat": 2 })).await.bad(409, "not-absent");
    ala.act(&table, "remove", json!({ "seat": 2 })).await.bad(409, "has-begun");
    ewa.act(&table, "sit", json!({})).await.bad(409, "has-begun");
}

#[tokio::test]
async fn all_see_the_same_in_the_end() {
    let house = House::new().await;
    let (table, ala, jan) = two(&house).await;
    let mut all = [ala.live(&table).await, jan.live(&table).await, house.door.live(&table, None).await];
    let mut luck = Fast::new(6);
    for round in 0..120 {
        let asked = all[..2].iter().position(|live| !live.last["question"].is_null());
        let Some(asked) = asked else { break };
        all[asked].answer(&mut luck).await;
        if round % 40 == 20 {
            // A player who comes back finds everything as it is.
            let again = [&ala, &jan][asked].live(&table).await;
            let old = std::mem::replace(&mut all[asked], again);
            drop(old);
        }
        for live in &mut all {
            live.settle().await;
        }
        let people = [Some(&ala), Some(&jan), None];
        for (live, person) in all.iter().zip(people) {
            let shown = match person {
                Some(person) => person.table(&table).await,
                None => house.door.get(&format!("/tables/{table}")).await.good(),
            };
            for part in ["version", "stage", "view", "observer", "plea", "outcome"] {
                assert_eq!(live.last[part], shown[part], "{part} after {round}");
            }
            assert_eq!(live.last["free_undo"].as_u64().unwrap_or(0), shown["free_undo"]);
            assert_eq!(live.last["question"].is_null(), shown["asks"].is_null());
        }
    }
}

#[tokio::test]
async fn presence_is_told() {
    let house = House::new().await;
    let (table, ala, jan) = two(&house).await;
    let mut hers = ala.live(&table).await;
    let seat = hers.last["observer"]["seat"].as_u64().unwrap() as usize;
    let his = jan.live(&table).await;
    hers.until(|heard| heard["present"][1 - seat] == true).await;
    drop(his);
    hers.until(|heard| heard["present"][1 - seat] == false).await;
    let watcher = house.door.live(&table, None).await;
    assert_eq!(ala.table(&table).await["spectators"], 1);
    drop(watcher);
}

#[tokio::test]
async fn a_restart_changes_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("hetman.db").to_str().unwrap().to_owned();
    let house = House::on(&data, |_| {}).await;
    let (table, ala, jan) = two(&house).await;
    let mut luck = Fast::new(7);
    // Over a snapshot and into the middle of things.
    play(&table, &[&ala, &jan], &mut luck, 77).await;
    let key = json!({ "text": "raz", "key": "once" });
    let said = ala.act(&table, "chat", key.clone()).await.good();
    let (hers, his) = (ala.table(&table).await, jan.table(&table).await);
    house.close().await;

    let house = House::on(&data, |_| {}).await;
    let (ala, jan) = (ala.at(&house), jan.at(&house));
    for (person, before) in [(&ala, hers), (&jan, his)] {
        let after = person.table(&table).await;
        for part in ["version", "view", "asks", "chat", "commitment", "free_undo"] {
            assert_eq!(after[part], before[part], "{part}");
        }
    }
    assert_eq!(ala.act(&table, "chat", key).await.good(), said);
    play(&table, &[&ala, &jan], &mut luck, usize::MAX).await;
    verified(&ala, &table).await;
}

#[tokio::test]
async fn going_down_is_announced() {
    let house = House::new().await;
    let (table, ala, _) = two(&house).await;
    let (mut one, mut two) = (ala.live(&table).await, house.door.live(&table, None).await);
    let begun = std::time::Instant::now();
    let (_, ()) = tokio::join!(house.close(), async {
        for live in [&mut one, &mut two] {
            live.until(|heard| heard["type"] == "closing").await;
            match live.next().await {
                Some(Message::Close(Some(frame))) => assert_eq!(u16::from(frame.code), 1001),
                other => panic!("{other:?}"),
            }
        }
    });
    assert!(begun.elapsed().as_secs() < 8, "no one is waited for in vain");
}

/// A client that hangs up in the middle of a request has still made it: those who watch are told.
#[tokio::test]
async fn what_was_begun_is_finished_and_told() {
    use tokio::io::AsyncWriteExt;
    let house = House::new().await;
    let (table, ala, jan) = two(&house).await;
    let mut his = jan.live(&table).await;
    for number in 0..60 {
        let body = format!(r#"{{"text":"{number}"}}"#);
        let request = format!(
            "POST /api/v1/tables/{table}/chat HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            house.door.address,
            ala.token,
            body.len()
        );
        let mut stream = tokio::net::TcpStream::connect(house.door.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        tokio::time::sleep(std::time::Duration::from_micros(50 * number)).await;
        drop(stream);
    }
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    let lines = |chat: &Value| chat.as_array().map_or(0, Vec::len);
    let kept = lines(&ala.table(&table).await["chat"]);
    let mut told: usize = his
        .texts
        .iter()
        .map(|text| serde_json::from_str::<Value>(text).unwrap())
        .map(|heard| lines(&heard["chat"]))
        .sum();
    while told < kept {
        told += lines(&his.hear().await["chat"]);
    }
}

#[tokio::test]
async fn a_ping_is_answered_at_once() {
    let house = House::new().await;
    let (table, _, jan) = two(&house).await;
    let mut his = jan.live(&table).await;
    his.settle().await;
    let sent = std::time::Instant::now();
    his.say(Message::Ping("there?".into())).await;
    assert_eq!(his.pong().await, "there?");
    // Not only when something else is sent, which would tell of what others do in private.
    assert!(sent.elapsed().as_secs() < 10);
}

#[tokio::test]
async fn a_client_that_says_goodbye_is_answered() {
    let house = House::new().await;
    let (table, ala, _) = two(&house).await;
    let mut hers = ala.live(&table).await;
    let frame = CloseFrame { code: CloseCode::Normal, reason: "enough".into() };
    hers.say(Message::Close(Some(frame))).await;
    assert_eq!(hers.farewell().await, (CloseCode::Normal, "enough".to_owned()));
}

/// A client that does not read is neither waited for nor remembered for: what they missed is left out, and when they read again
/// they get the last of it.
#[tokio::test]
async fn a_slow_reader_holds_no_one_up() {
    const LINES: usize = 180;
    let house = House::new().await;
    let host = house.guest("Ala").await;
    let table = host.open(json!({ "setup": "seats=6" })).await;
    // One person may write only so much in a minute, so six of them do.
    let mut people = vec![host];
    for name in ["Jan", "Eva", "Ota", "Iga", "Leo"] {
        let guest = house.guest(name).await;
        guest.act(&table, "sit", json!({})).await.good();
        people.push(guest);
    }
    let (mut slow, _) = house.door.page_live(&table, "", None).await;
    let mut hears = people[0].live(&table).await;
    let long = "🐎".repeat(490);
    for line in 0..LINES {
        let text = format!("{line} {long}");
        people[line % people.len()].act(&table, "chat", json!({ "text": text })).await.good();
        hears.until(|heard| heard["chat"].is_array()).await;
    }
    let told = slow.settle().await;
    assert!(told.len() < LINES, "a slow reader is told everything");
    let last = told.iter().rev().find_map(|heard| heard["regions"]["said"].as_str()).unwrap();
    assert!(last.contains(&format!("{} {long}", LINES - 1)), "a slow reader is not told the last");
}

#[tokio::test]
async fn a_hint_is_for_the_seat_that_is_asked() {
    let house = House::new().await;
    let (table, ala, jan) = two(&house).await;
    let hint = ala.get(&format!("/tables/{table}/hint")).await.good();
    let question = ala.question(&table).await;
    let answers = question["answers"].as_array().unwrap();
    assert!(answers.iter().any(|answer| answer["action"] == hint["action"]), "{hint}");
    let again = ala.get(&format!("/tables/{table}/hint")).await.good();
    assert_eq!(hint, again, "the same question gets the same answer");
    assert!(hint["even"].is_u64() && hint["reasons"].is_array(), "{hint}");
    let thoughts = hint["thoughts"].as_array().unwrap();
    assert!(thoughts.iter().all(|thought| thought["error"].as_f64().unwrap() > 0.0), "{hint}");
    jan.get(&format!("/tables/{table}/hint")).await.bad(409, "not-asked");
    house.door.get(&format!("/tables/{table}/hint")).await.bad(401, "no-session");
}
