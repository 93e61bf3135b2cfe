//! The example bot plays, as it stands in the documentation.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

#[path = "wire/house.rs"]
#[expect(dead_code, reason = "another test uses the rest")]
mod house;

use std::io::{Write, stderr};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use house::House;
use serde_json::json;

/// The logs are not read here.
fn logs() {}

const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");

async fn run(house: &House, table: Option<String>, token: Option<String>) -> Output {
    let server = format!("http://{}", house.door.address);
    let bot = move || {
        let mut command = Command::new("python3");
        command.arg(BOT).args(table).env("HETMAN", server).stdin(Stdio::null()).env_remove("HETMAN_TOKEN");
        command.envs(token.map(|token| ("HETMAN_TOKEN", token)));
        command.output().unwrap()
    };
    tokio::task::spawn_blocking(bot).await.unwrap()
}

fn is_missing() -> bool {
    let missing = Command::new("python3").arg("--version").output().is_err();
    if missing {
        let _ = writeln!(stderr(), "NOT RUN: the example bot needs python3");
    }
    missing
}

#[tokio::test]
async fn the_example_bot_plays_to_the_end() {
    if is_missing() {
        return;
    }
    let house = House::new().await;
    let output = run(&house, None, None).await;
    let (text, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{text}{errors}");
    let table = text.lines().next().unwrap().strip_prefix("table ").unwrap();
    assert!(text.lines().last().unwrap().starts_with("over: "), "{text}");
    let result = house.door.get(&format!("/tables/{table}/result")).await.good();
    assert_eq!(result["outcome"]["ending"], "finished");
}

#[tokio::test]
async fn the_example_bot_slows_down_when_it_is_told_to() {
    if is_missing() {
        return;
    }
    let house = House::with(|config| config.rates.session = 1).await;
    let (ala, robot) = (house.guest("Ala").await, house.guest("Robot").await);
    let table = ala.open(json!({})).await;
    while robot.get("/me").await.status != 429 {}
    // One request a second is allowed from now on, and the bot sends three at once.
    let resigns = async {
        let stage = async || house.door.get(&format!("/tables/{table}")).await.good()["stage"].clone();
        while stage().await == "gathering" {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        ala.act(&table, "resign", json!({})).await.good();
        std::future::pending().await
    };
    let output = tokio::select! {
        output = run(&house, Some(table.clone()), Some(robot.token.clone())) => output,
        () = resigns => unreachable!("she has resigned, and the bot must end"),
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[tokio::test]
async fn the_example_bot_joins_a_table_as_the_user_of_its_key() {
    if is_missing() {
        return;
    }
    let house = House::new().await;
    let (ala, robot) = (house.guest("Ala").await, house.guest("Robot").await);
    let table = ala.open(json!({})).await;
    let player = ala.clone();
    let (output, _) = tokio::join!(run(&house, Some(table.clone()), Some(robot.token.clone())), async {
        let mut luck = kernel::Fast::new(1);
        house::play(&table, &[&player], &mut luck, usize::MAX).await
    });
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(robot.get("/me/tables").await.good()[0]["outcome"]["ending"], "finished");
}
