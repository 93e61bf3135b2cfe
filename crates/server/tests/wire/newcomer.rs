//! The first game of a newcomer.

use crate::house::House;
use crate::puzzles::{Person, header};

/// Who has never finished a game gets one that is easy to learn, with every usual number of seats.
#[tokio::test]
async fn a_first_game_is_gentle() {
    let house = House::new().await;
    for (game, seats, gentle) in [
        ("ethnos", 2, "tribes=dwarf,giant,minotaur,troll,wingfolk"),
        ("ethnos", 3, "tribes=dwarf,giant,minotaur,troll,wingfolk"),
        ("ethnos", 4, "tribes=dwarf,elf,giant,minotaur,troll,wingfolk"),
        ("lumeria", 2, "factions=slavs,vikings"),
        ("imperium", 2, "nations=romans,macedonians"),
        ("imperium", 3, "nations=romans,macedonians,carthaginians"),
    ] {
        let ala = house.guest("Ala").await;
        let person = Person { token: Some(ala.token.clone()), ..Person::default() };
        let form = format!("game={game}&seats={seats}&name=Ala");
        let opened = person.ask(&house, "/play", Some(&form)).await;
        let path = header(&opened, "location");
        assert!(path.starts_with("/t/"), "{game}, {seats}: {path}");
        let table = ala.table(&path[3..]).await;
        let setup = table["setup"].as_str().unwrap();
        assert!(setup.split(' ').any(|option| option == gentle), "{game}, {seats}: {setup}");
        let bots = table["chairs"].as_array().unwrap().iter().filter(|chair| chair["bot"] == "companion");
        assert_eq!(bots.count(), seats - 1, "{game}: {table}");
    }
}
