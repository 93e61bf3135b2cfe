//! Messages to elsewhere.

use std::time::{Duration, Instant};

use kernel::Fast;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::house::{House, keep_secret, play, two};

/// How a receiver behaves.
#[derive(Clone, Copy)]
enum Manner {
    Takes,
    Fails,
    Hangs,
}

/// Receives webhooks: its address, and what comes.
async fn receiver(manner: Manner) -> (String, mpsc::UnboundedReceiver<Value>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}/hook/{}", listener.local_addr().unwrap(), "secret-part-of-the-address");
    keep_secret("webhook", &address);
    let (tell, told) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let tell = tell.clone();
            tokio::spawn(async move {
                let (mut text, mut bytes) = (String::new(), [0; 4096]);
                let body = loop {
                    let count = stream.read(&mut bytes).await.unwrap_or(0);
                    text += &String::from_utf8_lossy(&bytes[..count]);
                    if let Some((_, body)) = text.split_once("\r\n\r\n")
                        && let Ok(body) = serde_json::from_str(body)
                    {
                        break body;
                    }
                    assert!(count > 0, "{text}");
                };
                assert!(text.starts_with("POST /hook/") && text.contains("application/json"), "{text}");
                let _ = tell.send(body);
                match manner {
                    Manner::Takes => drop(stream.write_all(b"HTTP/1.1 204 No Content\r\n\r\n").await),
                    Manner::Fails => {}
                    Manner::Hangs => tokio::time::sleep(Duration::from_secs(60)).await,
                }
            });
        }
    });
    (address, told)
}

async fn next(told: &mut mpsc::UnboundedReceiver<Value>) -> String {
    let body = tokio::time::timeout(Duration::from_secs(10), told.recv()).await.unwrap().unwrap();
    assert_eq!(body["content"], body["text"]);
    body["text"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn an_absent_player_is_told() {
    let house = House::new().await;
    let (table, ala, jan) = two(&house).await;
    let (address, mut his) = receiver(Manner::Takes).await;
    let (open, mut group) = receiver(Manner::Takes).await;
    jan.ask(Method::PATCH, "/me", Some(json!({ "webhook": address, "language": "pl" }))).await.good();
    assert_eq!(jan.get("/me").await.good()["webhook"], true);
    let webhook = Some(json!({ "webhook": open }));
    let mut set = 0;
    for person in [&ala, &jan] {
        let answer = person.ask(Method::PUT, &format!("/tables/{table}/webhook"), webhook.clone()).await;
        set += usize::from(answer.status == 200);
    }
    assert_eq!(set, 1, "only the host may");

    let draw = |question: Value| json!({ "version": question["version"], "action": "draw" });
    ala.act(&table, "answer", draw(ala.question(&table).await)).await.good();
    let message = next(&mut his).await;
    assert!(message.starts_with("Twoja kolej.") && message.ends_with(&format!("/t/{table}")), "{message}");
    let message = next(&mut group).await;
    assert!(message.contains(&table) && message.contains("To move:"), "{message}");

    // A player who watches needs no message; the table's own address gets one all the same.
    let live = jan.live(&table).await;
    jan.act(&table, "answer", draw(jan.question(&table).await)).await.good();
    next(&mut group).await;
    ala.act(&table, "answer", draw(ala.question(&table).await)).await.good();
    next(&mut group).await;
    assert!(his.try_recv().is_err());
    drop(live);

    // The end is told once, whatever is said afterwards.
    ala.act(&table, "resign", json!({})).await.good();
    assert!(next(&mut group).await.starts_with("The game is over."));
    assert!(next(&mut his).await.starts_with("Gra się skończyła."));
    for text in ["dziękuję", "do następnego razu"] {
        ala.act(&table, "chat", json!({ "text": text })).await.good();
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(group.try_recv().is_err() && his.try_recv().is_err(), "the end was told again");

    jan.ask(Method::PATCH, "/me", Some(json!({ "webhook": "" }))).await.good();
    assert_eq!(jan.get("/me").await.good()["webhook"], false);
}

#[tokio::test]
async fn a_bad_receiver_delays_no_one() {
    let house = House::new().await;
    let (table, ala, jan) = two(&house).await;
    for (person, manner) in [(&ala, Manner::Hangs), (&jan, Manner::Fails)] {
        let (address, _) = receiver(manner).await;
        person.ask(Method::PATCH, "/me", Some(json!({ "webhook": address }))).await.good();
    }
    let begun = Instant::now();
    play(&table, &[&ala, &jan], &mut Fast::new(9), 60).await;
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
}

#[tokio::test]
async fn webhooks_do_not_lead_inside() {
    let house = House::with(|config| config.webhooks_anywhere = false).await;
    let ala = house.guest("Ala").await;
    let table = ala.open(json!({})).await;
    for address in [
        "http://127.0.0.1:1/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://[::1]/",
        "x",
        "file:///etc/passwd",
    ] {
        ala.ask(Method::PATCH, "/me", Some(json!({ "webhook": address }))).await.bad(400, "bad-webhook");
        let webhook = Some(json!({ "webhook": address }));
        ala.ask(Method::PUT, &format!("/tables/{table}/webhook"), webhook).await.bad(400, "bad-webhook");
    }
    ala.ask(Method::PUT, "/tables/x/webhook", Some(json!({ "webhook": "" }))).await.bad(404, "not-found");
}

#[tokio::test]
async fn a_name_mentions_no_one_elsewhere() {
    let house = House::new().await;
    let (open, mut group) = receiver(Manner::Takes).await;
    let host = house.guest("@everyone").await;
    let other = house.guest("<!channel> [x](http://evil.example)").await;
    let table = host.open(json!({ "setup": "seats=2" })).await;
    host.ask(Method::PUT, &format!("/tables/{table}/webhook"), Some(json!({ "webhook": open }))).await.good();
    other.act(&table, "sit", json!({})).await.good();
    for _ in 0..2 {
        let body = tokio::time::timeout(Duration::from_secs(10), group.recv()).await.unwrap().unwrap();
        let text = body["text"].as_str().unwrap().rsplit_once(' ').unwrap().0;
        assert!(!text.contains(['@', '<', '[', '/']), "{text}");
        assert_eq!(body["allowed_mentions"], json!({ "parse": [] }));
        for guest in [&host, &other] {
            let question = guest.question(&table).await;
            if !question.is_null() {
                let answer = json!({ "version": question["version"], "action": "draw" });
                guest.act(&table, "answer", answer).await.good();
                break;
            }
        }
    }
}

#[tokio::test]
async fn a_receiver_that_hangs_keeps_no_other_waiting() {
    let house = House::new().await;
    let (slow, _kept) = receiver(Manner::Hangs).await;
    let (quick, mut told) = receiver(Manner::Takes).await;
    let mut tables = Vec::new();
    for (address, count) in [(&slow, 70), (&quick, 1)] {
        for _ in 0..count {
            let ala = house.guest("Ala").await;
            let table = ala.open(json!({ "bots": ["novice"] })).await;
            let webhook = Some(json!({ "webhook": address }));
            ala.ask(Method::PUT, &format!("/tables/{table}/webhook"), webhook).await.good();
            tables.push((table, ala));
        }
    }
    for (table, ala) in &tables {
        ala.act(table, "resign", json!({})).await.good();
    }
    let begun = Instant::now();
    next(&mut told).await;
    assert!(begun.elapsed() < Duration::from_secs(4), "{:?}", begun.elapsed());
}

/// Two who play quickly must not make the server a way to flood others.
#[tokio::test]
async fn a_person_has_only_so_many_messages_in_a_minute() {
    let house = House::new().await;
    let (open, mut group) = receiver(Manner::Takes).await;
    let (table, ala, jan) = two(&house).await;
    let webhook = Some(json!({ "webhook": open }));
    for person in [&ala, &jan] {
        person.ask(Method::PUT, &format!("/tables/{table}/webhook"), webhook.clone()).await;
    }
    play(&table, &[&ala, &jan], &mut Fast::new(9), 150).await;
    next(&mut group).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    let mut told = 1;
    while group.try_recv().is_ok() {
        told += 1;
    }
    assert!((5..=40).contains(&told), "{told} messages");
}

#[tokio::test]
async fn the_webhook_of_a_deleted_host_is_called_no_more() {
    let house = House::new().await;
    let (open, mut group) = receiver(Manner::Takes).await;
    let host = house.guest("Ala").await;
    let table = host.open(json!({ "setup": "seats=3", "sit": false })).await;
    host.ask(Method::PUT, &format!("/tables/{table}/webhook"), Some(json!({ "webhook": open }))).await.good();
    let players = [house.guest("Jan").await, house.guest("Ewa").await, house.guest("Iga").await];
    for player in &players {
        player.act(&table, "sit", json!({})).await.good();
    }
    next(&mut group).await;
    host.ask(Method::DELETE, "/me", None).await.good();
    while group.try_recv().is_ok() {}
    play(&table, &players.iter().collect::<Vec<_>>(), &mut Fast::new(3), 5).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(group.try_recv().is_err(), "it is called after its owner is gone");
}
