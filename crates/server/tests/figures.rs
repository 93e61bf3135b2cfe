//! The figures of one server. They belong to the process: whatever else runs in it would count there too.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

#[path = "wire/house.rs"]
#[expect(dead_code, reason = "another test uses the rest")]
mod house;

use house::House;
use reqwest::Method;

/// The logs are not read here.
fn logs() {}

/// A caller who invents words must not fill the memory with figures about them.
#[tokio::test]
async fn figures_do_not_grow_with_what_is_asked() {
    let house = House::new().await;
    for number in 0..50 {
        let method = Method::from_bytes(format!("BREW{number}").as_bytes()).unwrap();
        house.door.send(house.door.ask(method, "/games", None)).await.bad(405, "wrong-method");
        house.door.get(&format!("/made-up-{number}")).await.bad(404, "not-found");
    }
    let figures = house.door.send(house.door.client.get(house.door.url("/metrics"))).await.text;
    assert!(figures.contains("hetman_http_seconds"), "{figures}");
    assert!(!figures.contains("BREW") && !figures.contains("made-up"), "{figures}");
}
