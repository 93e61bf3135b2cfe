//! All that the interface document tells of, once. Whether it is as described is looked at where answers come in.

use kernel::Fast;
use reqwest::Method;
use serde_json::{Value, json};

use crate::house::document::{DOCUMENT, SEEN};
use crate::house::{Guest, House, asked_first, play};

/// Done only at tables of other games, or after a day.
const NOT_HERE: [&str; 3] =
    ["post /tables/{id}/play-on 200", "post /tables/{id}/end 200", "post /tables/{id}/replace 200"];

async fn as_member(house: &House) -> Guest {
    let credentials = json!({ "name": "Zofia", "password": "wystarczy znaków" });
    let entered = house.door.post("/accounts", &credentials).await.good();
    let again = Guest::of(&house.door, &house.door.post("/sessions", &credentials).await.good());
    again.ask(Method::DELETE, "/sessions/current", None).await.good();
    let zofia = Guest::of(&house.door, &entered);
    zofia.ask(Method::PATCH, "/me", Some(json!({ "language": "pl" }))).await.good();
    zofia.get("/me").await.good();
    let token = zofia.post("/me/tokens", json!({ "label": "bot" })).await.good();
    zofia.get("/me/tokens").await.good();
    let token = format!("/me/tokens/{}", token["id"].as_str().unwrap());
    zofia.ask(Method::DELETE, &token, None).await.good();
    zofia
}

/// Looks at all there is of a table.
async fn look(who: &Guest, table: &str) {
    for part in
        ["", "/view", "/question", "/question?lang=en", "/log", "/log?lang=cs", "/record", "/result", "/hint"]
    {
        who.get(&format!("/tables/{table}{part}")).await;
    }
    who.get("/tables").await.good();
    who.get("/me/tables").await.good();
}

#[tokio::test]
async fn everything_is_as_described() {
    let house = House::new().await;
    let (ala, zofia) = (house.guest("Ala").await, as_member(&house).await);
    ala.get("/games").await.good();
    ala.get("/games/ethnos/rules").await.good();
    let table = ala
        .open(json!({ "public": true, "sit": false, "pace": { "live": { "minutes": 9, "seconds": 9 } } }))
        .await;
    let webhook = json!({ "webhook": "https://hook.example" });
    ala.ask(Method::PUT, &format!("/tables/{table}/webhook"), Some(webhook)).await.good();
    ala.act(&table, "bot", json!({ "seat": 1, "level": "novice" })).await.good();
    look(&zofia, &table).await;
    ala.act(&table, "remove", json!({ "seat": 1 })).await.good();
    ala.act(&table, "invite", json!({ "name": "Zofia" })).await.good();
    look(&ala, &table).await;
    ala.act(&table, "sit", json!({})).await.good();
    ala.act(&table, "leave", json!({})).await.good();
    ala.act(&table, "sit", json!({ "word": "traf" })).await.good();
    zofia.act(&table, "sit", json!({})).await.good();
    look(&ala, &table).await;
    ala.act(&table, "ready", json!({})).await.good();
    let other = ala.open(json!({ "setup": "seats=3" })).await;
    ala.act(&other, "invite", json!({ "name": "Zofia" })).await.good();
    zofia.act(&other, "decline", json!({})).await.good();
    ala.act(&other, "close", json!({})).await.good();

    let mut luck = Fast::new(1);
    let mut lives = [ala.live(&table).await, zofia.live(&table).await];
    let mut agreed = false;
    while !agreed {
        let (asked, other) = asked_first(&table, &ala, &zofia).await;
        look(&asked, &table).await;
        asked.answer(&table, &mut luck).await;
        let version = asked.table(&table).await["version"].clone();
        let undo = asked.act(&table, "undo", json!({ "version": version, "answers": 1 })).await.good();
        assert!(undo["version"].as_u64() > version.as_u64());
        look(&other, &table).await;
        agreed = !other.table(&table).await["plea"].is_null();
        if agreed {
            other.act(&table, "consent", json!({ "agree": true })).await.good();
            look(&other, &table).await;
        }
        let (asked, _) = asked_first(&table, &ala, &zofia).await;
        asked.answer(&table, &mut luck).await;
    }
    zofia.act(&table, "leave", json!({})).await.good();
    look(&ala, &table).await;
    zofia.act(&table, "return", json!({})).await.good();
    zofia.act(&table, "every-step", json!({ "every": true })).await.good();
    assert_eq!(zofia.table(&table).await["every_step"], true);
    zofia.act(&table, "chat", json!({ "text": "Miłej gry!" })).await.good();
    ala.act(&table, "mute", json!({ "muted": true })).await.good();
    look(&zofia, &table).await;
    for live in &mut lives {
        let wish = json!({ "do": "chat", "key": "k", "text": "Nawzajem!" });
        assert_eq!(live.act(wish).await["type"], "done");
        live.settle().await;
    }
    zofia.act(&table, "resign", json!({})).await.good();
    look(&ala, &table).await;
    ala.act(&table, "rematch", json!({})).await.good();
    look(&ala, &table).await;
    zofia.ask(Method::DELETE, "/me", None).await.good();

    let table = ala.open(json!({ "setup": "seats=2" })).await;
    let mut live = house.door.live_in(&table, "en", Some(&ala.token)).await;
    ala.act(&table, "start", json!({})).await.good();
    play(&table, &[&ala], &mut luck, usize::MAX).await;
    look(&ala, &table).await;
    live.until(|heard| heard["stage"] == "over").await;
    house.close().await;
    live.until(|heard| heard["type"] == "closing").await;

    let seen = SEEN.lock().unwrap();
    for message in ["update", "done", "refused", "closing"] {
        assert!(seen.contains(message), "no {message}");
    }
    for (path, operations) in DOCUMENT.get().unwrap()["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            let statuses = operation["responses"].as_object().map(|responses| responses.keys());
            for status in statuses.into_iter().flatten().filter(|status| status.starts_with('2')) {
                let name = format!("{method} {path} {status}");
                assert!(seen.contains(&name) || NOT_HERE.contains(&name.as_str()), "not seen: {name}");
            }
        }
    }
}

/// What is described says what it is: nothing is a bare object but what depends on the game.
#[tokio::test]
async fn nothing_is_left_undescribed() {
    fn bare(value: &Value, at: &str, found: &mut Vec<String>) {
        if value["type"] == "object"
            && value.get("properties").or(value.get("additionalProperties")).is_none()
        {
            found.push(at.to_owned());
        }
        for (key, value) in value.as_object().into_iter().flatten() {
            bare(value, &format!("{at}/{key}"), found);
        }
        for (key, value) in value.as_array().into_iter().flatten().enumerate() {
            bare(value, &format!("{at}/{key}"), found);
        }
    }
    let _house = House::new().await;
    let mut found = Vec::new();
    bare(DOCUMENT.get().unwrap(), "", &mut found);
    assert_eq!(found, ["/components/schemas/View"]);
}
