//! Several processes on one database, and moving from one database to another.

use std::io::{Write, stderr};
use std::time::{Duration, Instant};

use kernel::{Fast, Luck};
use reqwest::Method;
use serde_json::json;
use store::cluster::Cluster;

use crate::house::document::check_answer;
use crate::house::{House, asked_first, play, random, two};
use crate::life::verified;

/// A database of our own, unless PostgreSQL is missing here and may be.
pub async fn postgres() -> Option<Cluster> {
    match tokio::task::spawn_blocking(Cluster::start).await.unwrap() {
        Ok(cluster) => Some(cluster),
        Err(reason) if std::env::var_os("HETMAN_REQUIRE_POSTGRES").is_some() => panic!("{reason}"),
        Err(reason) => {
            let _ = writeln!(stderr(), "NOT RUN: several servers on PostgreSQL: {reason}");
            None
        }
    }
}

#[tokio::test]
async fn two_servers_play_one_table() {
    let Some(cluster) = postgres().await else { return };
    let data = cluster.database().await.unwrap();
    let (east, west) = (House::on(&data, |_| {}).await, House::on(&data, |_| {}).await);
    let (table, ala, jan) = two(&east).await;
    let (mut here, mut there) = (ala.live(&table).await, west.door.live(&table, None).await);
    let mut luck = Fast::new(21);
    let mut turns = 0;
    loop {
        let (asked, _) = asked_first(&table, &ala, &jan).await;
        let question = asked.question(&table).await;
        if question.is_null() {
            break;
        }
        turns += 1;
        // The same person answers at both servers at once: one answer counts.
        let (one, two) = (random(&question, &mut luck), random(&question, &mut luck));
        let answer = |action: &str| json!({ "version": question["version"], "action": action });
        let done = if turns % 3 == 0 {
            let elsewhere = asked.at(&west);
            let (first, second) = tokio::join!(
                asked.act(&table, "answer", answer(&one)),
                elsewhere.act(&table, "answer", answer(&two)),
            );
            let won = [&first, &second].iter().filter(|answer| answer.status == 200).count();
            assert_eq!(won, 1, "{first:?} {second:?}");
            let (won, lost) = if first.status == 200 { (first, second) } else { (second, first) };
            assert_eq!(lost.status, 409, "{lost:?}");
            won
        } else {
            let side = if luck.pick(2) == 0 { asked.clone() } else { asked.at(&west) };
            side.act(&table, "answer", answer(&one)).await
        };
        // What is done at one reaches the other a little later.
        let version = done.good()["version"].as_u64();
        for side in [asked.clone(), asked.at(&west)] {
            let begun = Instant::now();
            while side.table(&table).await["version"].as_u64() < version {
                assert!(begun.elapsed() < Duration::from_secs(5), "one server does not hear the other");
            }
        }
        // The same request at both, in any order, is one request.
        if turns % 25 == 0 {
            let line = json!({ "text": format!("{turns}"), "key": format!("chat-{turns}") });
            let elsewhere = ala.at(&west);
            let (first, second) = tokio::join!(
                ala.act(&table, "chat", line.clone()),
                elsewhere.act(&table, "chat", line.clone())
            );
            assert_eq!(first.good(), second.good());
        }
    }
    assert!(turns > 50, "{turns}");
    // Both tell their watchers the end, and the same of it.
    if there.last["stage"] != "over" {
        there.until(|heard| heard["stage"] == "over").await;
    }
    here.until(|heard| heard["stage"] == "over").await;
    assert_eq!(here.last["outcome"], there.last["outcome"]);
    verified(&ala, &table).await;
    verified(&jan.at(&west), &table).await;
    let chat = jan.at(&west).table(&table).await["chat"].as_array().unwrap().len();
    assert_eq!(chat, turns / 25);
    for id in ["%00", "a%00b", &format!("{table}%00")] {
        ala.get(&format!("/tables/{id}")).await.bad(404, "not-found");
    }
    // One goes, the other stays.
    east.close().await;
    let third = west.guest("Ewa").await.open(json!({ "bots": ["novice"] })).await;
    assert_eq!(jan.at(&west).table(&third).await["stage"], "playing");
}

async fn carried(from: &str, to: &str) {
    let (from, to) = (store::open(from).await.unwrap(), store::open(to).await.unwrap());
    let mut bytes = Vec::new();
    let written = store::export(&*from, &mut bytes, |_| {}).await.unwrap();
    let read = store::import(&*to, &bytes[..], |_| {}).await.unwrap();
    assert_eq!(written, read);
}

#[tokio::test]
async fn a_table_moves_from_store_to_store() {
    let Some(cluster) = postgres().await else { return };
    let dir = tempfile::tempdir().unwrap();
    let file = |name: &str| dir.path().join(name).to_str().unwrap().to_owned();
    let (first, second, third) = (file("one.db"), cluster.database().await.unwrap(), file("two.db"));
    let mut luck = Fast::new(22);

    let house = House::on(&first, |_| {}).await;
    let (table, ala, jan) = two(&house).await;
    play(&table, &[&ala, &jan], &mut luck, 71).await;
    let said = ala.act(&table, "chat", json!({ "text": "x", "key": "k" })).await.good();
    let before = ala.table(&table).await;
    house.close().await;

    let mut people = (ala, jan);
    for (from, to) in [(&first, &second), (&second, &third)] {
        carried(from, to).await;
        let house = House::on(to, |_| {}).await;
        people = (people.0.at(&house), people.1.at(&house));
        if to == &second {
            let after = people.0.table(&table).await;
            for part in ["version", "view", "asks", "chat", "commitment"] {
                assert_eq!(after[part], before[part], "{part}");
            }
            play(&table, &[&people.0, &people.1], &mut luck, 31).await;
        } else {
            assert_eq!(people.0.act(&table, "chat", json!({ "text": "x", "key": "k" })).await.good(), said);
            play(&table, &[&people.0, &people.1], &mut luck, usize::MAX).await;
            verified(&people.0, &table).await;
        }
        house.close().await;
    }
}

#[tokio::test]
async fn callers_are_told_that_the_database_is_away() {
    let Some(cluster) = postgres().await else { return };
    let house = House::on(&cluster.database().await.unwrap(), |_| {}).await;
    let (table, ala, _) = two(&house).await;
    let states = async || {
        let status = async |path| house.door.client.get(house.door.url(path)).send().await.unwrap().status();
        (status("/health").await.as_u16(), status("/ready").await.as_u16())
    };
    assert_eq!(states().await, (200, 200));
    drop(cluster);
    assert_eq!(states().await, (200, 503));
    let path = format!("/tables/{table}/chat");
    let chat = house.door.ask(Method::POST, &path, Some(&ala.token)).json(&json!({ "text": "hello?" }));
    let answer = chat.send().await.unwrap();
    assert_eq!(answer.status(), 503);
    let text = answer.text().await.unwrap();
    assert!(text.contains("\"unavailable\""), "{text}");
    check_answer("post", &format!("/api/v1{path}"), 503, &text);
}
