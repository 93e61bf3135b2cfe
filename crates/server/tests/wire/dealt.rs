//! Tables whose luck is known, so that what the server shows of them can be compared with what the rules alone say.

use std::sync::Arc;

use kernel::{Observer, Seat, Secret};
use reqwest::Method;
use serde_json::json;
use server::rooms::Rooms;
use store::Store;
use table::{Command, Level, Millis, Opening, Pace, Person, Table};

use crate::house::{Door, Guest, House, TITLES, keep_secret};
use crate::leaks::masked;

/// Who sits where.
pub const NAMES: [&str; 2] = ["Ala", "Jan"];

/// Two people whom a store knows.
pub async fn people(data: &str) -> [Guest; 2] {
    let house = House::on(data, |_| {}).await;
    let people = [house.guest(NAMES[0]).await, house.guest(NAMES[1]).await];
    house.close().await;
    people
}

pub fn now() -> Millis {
    let since = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap();
    Millis::try_from(since.as_millis()).unwrap()
}

/// A table of a game that has just begun. The secret of its luck may be shown to no one.
pub async fn deal(
    store: &Arc<dyn Store>,
    id: &str,
    (game, setup): (&str, &str),
    secret: &Secret,
    people: &[Guest; 2],
) -> Table {
    keep_secret("secret of the luck", &hex::encode(secret.0));
    let person =
        |seat: usize| Person { user: people[seat].id.clone(), name: NAMES[seat].to_owned(), guest: true };
    let opening = Opening {
        title: *TITLES.iter().find(|title| title.name() == game).unwrap(),
        setup: setup.to_owned(),
        host: person(0),
        public: true,
        pace: Pace::Relaxed { days: 3 },
        level: Level::Novice,
        from: None,
        rematch_of: None,
    };
    let store = Arc::<dyn Store>::clone(store);
    let rooms = Rooms::new(store, TITLES, Arc::new(now), None, Box::new(|_, _, _, _| ()));
    let room = rooms.open(id, &opening, secret).await.unwrap();
    for seat in 0..2 {
        let sit = Command::Sit { seat: Some(Seat::new(seat)), word: None };
        rooms.submit(&room, &person(seat), None, sit).await.unwrap();
    }
    Table::restore(TITLES, &rooms.look(&room, Table::snapshot).await.unwrap()).unwrap()
}

/// All who look at the table, with what they say who they are.
pub fn observers(people: &[Guest; 2]) -> [(Observer, Option<&str>); 3] {
    let seat = |seat: usize| (Observer::Seat(Seat::new(seat)), Some(&*people[seat].token));
    [seat(0), seat(1), (Observer::Spectator, None)]
}

/// All that one caller gets: data, refusals and pages.
pub async fn asked(door: &Door, table: &str, token: Option<&str>) -> Vec<String> {
    let mut texts = Vec::new();
    let parts =
        ["", "/view", "/log", "/question", "/result", "/record"].map(|part| format!("/tables/{table}{part}"));
    for path in parts.iter().map(String::as_str).chain(["/tables", "/me/tables"]) {
        let answer = door.send(door.ask(Method::GET, path, token)).await;
        texts.push(format!("{path} {} {}", answer.status, masked(&answer.text).0));
    }
    let nonsense = json!({ "version": 1, "action": "?" });
    let path = format!("/tables/{table}/answer");
    texts.push(door.send(door.ask(Method::POST, &path, token).json(&nonsense)).await.text);
    for path in ["/", &format!("/t/{table}"), &format!("/t/{table}/log"), &format!("/t/{table}/scoring")] {
        texts.push(door.page(path, token).await);
    }
    texts
}
