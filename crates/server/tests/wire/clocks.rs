//! What an attacker tried with clocks and with requests to take back.

use kernel::Fast;
use serde_json::{Value, json};
use table::{Of, Title};

use crate::house::{Guest, House, play, two};

/// Bots think so long (in milliseconds) that none answers during a test.
const BOTS_WAIT: i64 = 600_000;

/// Two people at a table with clocks, who are ready; the one who is asked comes first.
async fn live_table(house: &House) -> (String, Guest, Guest) {
    let (ala, jan) = (house.guest("Ala").await, house.guest("Jan").await);
    let table = ala.open(json!({ "pace": { "live": { "minutes": 5, "seconds": 10 } } })).await;
    jan.act(&table, "sit", json!({})).await.good();
    ala.act(&table, "ready", json!({})).await.good();
    if ala.question(&table).await.is_null() { (table, jan, ala) } else { (table, ala, jan) }
}

fn clock(table: &Value, name: &Value) -> i64 {
    let chairs = table["chairs"].as_array().unwrap();
    chairs.iter().find(|chair| chair["name"] == *name).unwrap()["clock"]["left"].as_i64().unwrap()
}

async fn name(guest: &Guest) -> Value {
    guest.get("/me").await.good()["name"].clone()
}

async fn draw(guest: &Guest, table: &str) {
    let question = guest.question(table).await;
    let answer = json!({ "version": question["version"], "action": "draw" });
    guest.act(table, "answer", answer).await.good();
}

#[tokio::test]
async fn leaving_and_returning_fills_no_clock() {
    let house = House::with(|config| config.bot_pause = BOTS_WAIT).await;
    let (table, asked, other) = live_table(&house).await;
    let name = name(&asked).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    let mut before = clock(&other.table(&table).await, &name);
    assert!(before < 300_000 - 250);
    for _ in 0..4 {
        asked.act(&table, "leave", json!({})).await.good();
        asked.act(&table, "return", json!({})).await.good();
        let after = clock(&other.table(&table).await, &name);
        assert!(after <= before, "{after} is more than {before}");
        before = after;
    }
}

/// A sealed bid may be taken back freely as long as others choose theirs. That must not bring the increment again.
#[tokio::test]
async fn handing_over_and_taking_back_fills_no_clock() {
    static AUCTION: &[&dyn Title] = &[&Of::<crate::game::Auction>::TITLE];
    let dir = tempfile::tempdir().unwrap();
    let house = House::of(dir.path().join("hetman.db").to_str().unwrap(), AUCTION).await;
    let (ala, jan) = (house.guest("Ala").await, house.guest("Jan").await);
    let pace = json!({ "live": { "minutes": 5, "seconds": 60 } });
    let table = ala.open(json!({ "game": "auction", "pace": pace })).await;
    jan.act(&table, "sit", json!({})).await.good();
    ala.act(&table, "ready", json!({})).await.good();
    let give = async |guest: &Guest, like: &str| {
        let question = guest.question(&table).await;
        let answers = question["answers"].as_array().unwrap().iter();
        let mut answers = answers.map(|answer| answer["action"].as_str().unwrap());
        let action = answers.find(|action| action.starts_with(like)).unwrap();
        guest.act(&table, "answer", json!({ "version": question["version"], "action": action })).await.good();
    };
    while ala.question(&table).await.is_null() || jan.question(&table).await.is_null() {
        let asked = if ala.question(&table).await.is_null() { &jan } else { &ala };
        give(asked, "take").await;
    }
    give(&ala, "choose").await;
    let name = name(&ala).await;
    let before = clock(&jan.table(&table).await, &name);
    for _ in 0..6 {
        give(&ala, "seal").await;
        let version = ala.table(&table).await["version"].clone();
        ala.act(&table, "undo", json!({ "version": version })).await.good();
    }
    let after = clock(&jan.table(&table).await, &name);
    assert!(after <= before, "{after} is more than {before}");
}

#[tokio::test]
async fn a_player_who_may_return_is_asked() {
    let house = House::with(|config| config.bot_pause = BOTS_WAIT).await;
    let (table, ala, jan) = two(&house).await;
    draw(&ala, &table).await;
    jan.act(&table, "leave", json!({})).await.good();
    let version = ala.table(&table).await["version"].clone();
    ala.act(&table, "undo", json!({ "version": version })).await.good();
    let shown = jan.table(&table).await;
    assert_eq!(shown["plea"]["asks_you"], true, "{shown}");
    jan.act(&table, "consent", json!({ "agree": false })).await.good();
    assert!(ala.table(&table).await["undo_denied"].is_object());
}

#[tokio::test]
async fn requests_to_take_back_come_to_an_end() {
    let house = House::new().await;
    let (table, ala, jan) = two(&house).await;
    for round in 0..4 {
        draw(&ala, &table).await;
        let version = ala.table(&table).await["version"].clone();
        let asked = ala.act(&table, "undo", json!({ "version": version })).await;
        if round == 3 {
            asked.bad(409, "undo-denied");
            assert_eq!(ala.table(&table).await["can_plead"], false);
        } else {
            asked.good();
            jan.act(&table, "consent", json!({ "agree": false })).await.good();
            let again = ala.table(&table).await["version"].clone();
            ala.act(&table, "undo", json!({ "version": again })).await.bad(409, "undo-denied");
            draw(&jan, &table).await;
        }
    }
}

/// The game and its clocks begin when all are ready.
#[tokio::test]
async fn clocks_wait_until_all_are_ready() {
    let house = House::new().await;
    let (ala, jan) = (house.guest("Ala").await, house.guest("Jan").await);
    let table = ala.open(json!({ "pace": { "live": { "minutes": 5, "seconds": 10 } } })).await;
    ala.act(&table, "ready", json!({})).await.bad(409, "not-full");
    let mut hers = ala.live(&table).await;
    jan.act(&table, "sit", json!({})).await.good();
    let asked = hers.until(|heard| heard["asks_ready"] == true).await;
    assert_eq!(asked["stage"], "gathering");
    let shown = jan.table(&table).await;
    assert_eq!((&shown["stage"], &shown["asks_ready"]), (&json!("gathering"), &json!(false)));
    assert!(shown["chairs"].as_array().unwrap().iter().all(|chair| chair["clock"].is_null()));
    jan.act(&table, "ready", json!({})).await.bad(409, "already-ready");
    let page = house.door.page(&format!("/t/{table}"), Some(&ala.token)).await;
    assert!(page.contains(&format!("/t/{table}/ready")));
    assert_eq!(hers.act(json!({ "do": "ready" })).await["type"], "done");
    assert_eq!(jan.table(&table).await["stage"], "playing");
}

/// What is stored lies two days ahead of the clock of the machine.
#[tokio::test]
async fn a_clock_that_went_back_keeps_no_bot_waiting() {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("hetman.db").to_str().unwrap().to_owned();
    let today =
        std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    let ahead = today + 2 * 24 * 60 * 60 * 1000;
    store::open(&data).await.unwrap().beat(ahead).await.unwrap();
    let house = House::on(&data, |_| {}).await;
    let ala = house.guest("Ala").await;
    assert!(ala.get("/me").await.good()["created"].as_i64().unwrap() >= ahead);
    let table = ala.open(json!({ "bots": ["novice"] })).await;
    let mut luck = Fast::new(4);
    play(&table, &[&ala], &mut luck, 3).await;
    house.close().await;
    let house = House::on(&data, |_| {}).await;
    let again = ala.at(&house);
    assert!(again.get("/me").await.status == 200);
    play(&table, &[&again], &mut luck, 3).await;
}
