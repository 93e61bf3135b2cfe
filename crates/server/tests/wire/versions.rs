//! Tables whose rules have changed between two builds of the program: over the wire, on the page, and in both stores.

use kernel::Fast;
use kernel::record::{Header, Record};
use serde_json::{Value, json};
use table::{Of, Title};
use tempfile::TempDir;

use crate::game::{Auction, AuctionOf};
use crate::house::{Guest, House, asked_first, play};
use crate::several::postgres;

static FIRST: &[&dyn Title] = &[&Of::<AuctionOf<3>>::TITLE];
/// A mended corner: every game goes the same way.
static SAME: &[&dyn Title] = &[&Of::<AuctionOf<4>>::TITLE];
/// Equal bids no longer cancel out.
static OTHER: &[&dyn Title] = &[&Of::<AuctionOf<5>>::TITLE];
/// The setup cannot be read.
static UNREADABLE: &[&dyn Title] = &[&Of::<AuctionOf<6>>::TITLE];

/// Whether all bids of the last round were equal: later rules see a winner there.
async fn has_equal_bids(guest: &Guest, table: &str) -> bool {
    let log = guest.get(&format!("/tables/{table}/log")).await.good();
    let equal = |event: &Value| event["event"]["Bids"][1].is_null() && event["event"]["Bids"][0].is_array();
    log.as_array().unwrap().iter().any(equal)
}

/// A table whose game goes another way under later rules: in the middle of it, or over.
async fn played(ala: &Guest, jan: &Guest, over: bool) -> String {
    for seed in 0..100 {
        let table = ala.open(json!({ "game": "auction", "setup": "seats=2 rounds=3" })).await;
        jan.act(&table, "sit", json!({})).await.good();
        let mut luck = Fast::new(seed);
        while play(&table, &[ala, jan], &mut luck, 1).await == 1 {
            let equal = has_equal_bids(ala, &table).await;
            let playing = ala.table(&table).await["stage"] == "playing";
            if equal && !over && playing {
                return table;
            }
        }
        if over && has_equal_bids(ala, &table).await {
            return table;
        }
    }
    panic!("no game has equal bids");
}

/// The text of a page, whatever its status.
async fn page(guest: &Guest, path: &str, language: &str) -> (u16, String) {
    let request = guest.door.client.get(guest.door.url(path)).bearer_auth(&guest.token);
    let answer = request.header("accept-language", language).send().await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

/// The program is replaced by builds with other rules, on the same data.
async fn survives(data: &str) {
    let house = House::of(data, FIRST).await;
    let (ala, jan) = (house.guest("Ala").await, house.guest("Jan").await);
    let (running, ending, finished) =
        (played(&ala, &jan, false).await, played(&ala, &jan, false).await, played(&ala, &jan, true).await);
    let (before, result) =
        (ala.table(&running).await, ala.get(&format!("/tables/{finished}/result")).await.good());
    let record = ala.get(&format!("/tables/{finished}/record")).await.text;
    house.close().await;

    // The same way: everything works, and no notice is shown.
    let house = House::of(data, SAME).await;
    let (ala, jan) = (ala.at(&house), jan.at(&house));
    let now = ala.table(&running).await;
    assert_eq!((&now["version"], &now["view"]), (&before["version"], &before["view"]));
    assert!(now["divergence"].is_null());
    assert_eq!(ala.get(&format!("/tables/{finished}/result")).await.good(), result);
    let same = ala.get(&format!("/tables/{finished}/record")).await.text;
    assert_eq!(same.replacen("rules 4", "rules 3", 1), record);
    for path in [format!("/t/{running}"), format!("/t/{finished}"), format!("/t/{finished}/replay")] {
        let (status, text) = page(&ala, &path, "en").await;
        assert!(status == 200 && !text.contains("divergence"), "{path}");
    }
    house.close().await;

    // Another way, in the middle: it stops, says so in their language, and can be played on.
    let house = House::of(data, OTHER).await;
    let (ala, jan) = (ala.at(&house), jan.at(&house));
    let stopped = ala.table(&running).await;
    assert_eq!((&stopped["divergence"]["rules"], &stopped["divergence"]["now"]), (&json!(3), &json!(5)));
    assert!(stopped["version"].as_u64() >= before["version"].as_u64());
    assert!(ala.question(&running).await.is_null() && jan.question(&running).await.is_null());
    let answer = json!({ "version": stopped["version"], "action": "draw" });
    ala.act(&running, "answer", answer).await.bad(409, "rules-changed");
    for (language, says) in [
        ("en", "The rules of this program were corrected"),
        ("pl", "Poprawiliśmy zasady"),
        ("cs", "jsme opravili"),
    ] {
        let (status, text) = page(&ala, &format!("/t/{running}"), language).await;
        assert_eq!(status, 200);
        assert!(text.contains(says), "{language}");
        assert!(
            text.contains(&format!("/t/{running}/play-on")) && text.contains(&format!("/t/{running}/end"))
        );
    }
    let (_, text) = page(&house.guest("Ola").await, &format!("/t/{running}"), "en").await;
    assert!(
        text.contains("were corrected") && !text.contains("/play-on"),
        "who only watches decides nothing"
    );
    jan.act(&running, "play-on", json!({})).await.good();
    assert!(ala.table(&running).await["divergence"].is_null());
    ala.act(&running, "end", json!({})).await.bad(409, "rules-same");
    let (first, _) = asked_first(&running, &ala, &jan).await;
    assert!(!first.question(&running).await.is_null());
    play(&running, &[&ala, &jan], &mut Fast::new(5), usize::MAX).await;
    assert_eq!(ala.table(&running).await["outcome"]["ending"], "finished");
    let read = ala.get(&format!("/tables/{running}/record")).await.text;
    assert!(Record::<AuctionOf<5>>::read(&read).is_ok());

    // Or it ends without a result, once both agree.
    ala.act(&ending, "end", json!({})).await.good();
    ala.act(&ending, "end", json!({})).await.bad(409, "already-agreed");
    assert_eq!(jan.table(&ending).await["divergence"]["end"], json!([0]));
    jan.act(&ending, "end", json!({})).await.good();
    let ended = ala.table(&ending).await;
    assert_eq!((&ended["stage"], &ended["outcome"]["places"]), (&json!("over"), &Value::Null));
    assert_eq!(ended["outcome"]["ending"], "ruleschanged");

    // A finished game keeps result, page, download, and its replay as far as it goes.
    assert_eq!(ala.get(&format!("/tables/{finished}/result")).await.good(), result);
    assert_eq!(ala.get(&format!("/tables/{finished}/record")).await.text, record);
    let kept = ala.table(&finished).await;
    let answers = kept["divergence"]["answers"].as_u64().unwrap();
    let whole = Record::<Auction>::read(&record).unwrap().record;
    assert!(answers < whole.steps.len() as u64);
    for path in [
        format!("/t/{finished}"),
        format!("/t/{finished}/replay?at={answers}"),
        format!("/t/{finished}/review"),
    ] {
        let (status, text) = page(&ala, &path, "en").await;
        assert_eq!(status, 200, "{path}: {text}");
    }
    let (_, text) = page(&ala, &format!("/t/{finished}"), "en").await;
    assert!(text.contains("The result stands."), "{text}");
    house.close().await;

    // Not at all: the page says so, and the record can still be had.
    let house = House::of(data, UNREADABLE).await;
    let ala = ala.at(&house);
    ala.get(&format!("/tables/{finished}")).await.bad(409, "other-version");
    assert_eq!(ala.get(&format!("/tables/{finished}/record")).await.text, record);
    let header = Header::read(&record).unwrap();
    assert_eq!((header.rules, header.standing.is_some()), (3, true));
    let (status, text) = page(&ala, &format!("/t/{finished}"), "en").await;
    assert_eq!(status, 409);
    assert!(
        text.contains("version 3 of its rules") && text.contains(&format!("/t/{finished}/record")),
        "{text}"
    );
    let (status, _) = page(&ala, "/", "en").await;
    assert_eq!(status, 200, "lists are not hurt");
}

#[tokio::test]
async fn tables_survive_a_change_of_rules_in_the_embedded_store() {
    let dir = TempDir::new().unwrap();
    survives(dir.path().join("hetman.db").to_str().unwrap()).await;
}

#[tokio::test]
async fn tables_survive_a_change_of_rules_in_postgres() {
    let Some(cluster) = postgres().await else { return };
    survives(&cluster.database().await.unwrap()).await;
}
