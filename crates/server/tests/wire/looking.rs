//! Looking back at a game: where points came from, the replay, and how the chances went.

use kernel::Fast;
use serde_json::json;

use crate::house::{House, play, two};

/// A page as a browser gets it, however often it is told to ask again.
async fn page(house: &House, path: &str) -> String {
    for _ in 0..600 {
        let url = format!("http://{}{path}", house.door.address);
        let answer = house.door.client.get(url).send().await.unwrap();
        let again = answer.headers().contains_key("refresh");
        let (status, text) = (answer.status().as_u16(), answer.text().await.unwrap());
        assert_eq!(status, 200, "{path}: {text}");
        if !again {
            return text;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    panic!("{path} is never ready");
}

#[tokio::test]
async fn a_game_that_is_over_can_be_looked_back_at() {
    let house = House::new().await;
    let ala = house.guest("Ala").await;
    let opening = json!({ "game": "ethnos", "setup": "seats=2", "bots": ["novice"] });
    let table = ala.post("/tables", opening).await.good()["id"].as_str().unwrap().to_owned();
    assert!(page(&house, &format!("/t/{table}/scoring")).await.contains("class=\"panel empty\""));
    play(&table, &[&ala], &mut Fast::new(1), usize::MAX).await;
    let scoring = page(&house, &format!("/t/{table}/scoring")).await;
    assert_eq!(scoring.matches("data-sheet=").count(), 2, "two players play two ages");
    assert!(scoring.contains("id=\"final\""));
    let review = page(&house, &format!("/t/{table}/review")).await;
    assert!(review.contains("class=\"graph\""));
    assert_eq!(review, page(&house, &format!("/t/{table}/review")).await);
    for see in ["open", "spectator", "0", "1"] {
        let replay = page(&house, &format!("/t/{table}/replay?at=9&as={see}")).await;
        assert!(replay.contains("data-why=\"why-replay\"") && replay.contains("data-when=\"day\""));
    }
}

/// What the value of an attribute is.
fn attribute<'a>(page: &'a str, name: &str) -> &'a str {
    page.split(&format!("{name}=\"")).nth(1).and_then(|rest| rest.split('"').next()).unwrap()
}

/// The first parts that a page of a table is sent.
async fn parts(house: &House, table: &str, has: &str) -> Vec<String> {
    let (_, first) = house.door.page_live(table, has, None).await;
    first["regions"].as_object().unwrap().keys().cloned().collect()
}

#[tokio::test]
async fn a_page_is_not_sent_what_it_shows() {
    let house = House::new().await;
    let (table, ..) = two(&house).await;
    let page = page(&house, &format!("/t/{table}")).await;
    let have = format!("have={}", attribute(&page, "data-version"));
    let drawn = attribute(&page, "data-drawn");
    // A page that is not as it was fetched is sent all of it.
    let all = parts(&house, &table, &have).await;
    assert!(all.len() > 10, "{all:?}");
    // As it was fetched, but for the one who has come to watch.
    let few = parts(&house, &table, &format!("{have}&drawn={drawn}")).await;
    assert!(!few.is_empty() && few.len() < 4, "{few:?}");
    // Whatever a caller makes up, they are sent all of it.
    for wrong in ["", "ffffffff", "%C5%82%C5%82%C5%82%C5%82", "-0000001"] {
        assert!(parts(&house, &table, &format!("{have}&drawn={wrong}")).await.len() >= all.len() - 1);
    }
}
