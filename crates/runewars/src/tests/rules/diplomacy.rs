use super::super::area as at;
use super::*;

fn talk(influence: u8, cards: &[u8]) -> Table {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "2 footman");
    table.put("9A", None, "2 dragon");
    table.state.sides[0].influence = influence;
    table.turn(0, Order::Mobilize);
    table.fate(cards);
    table.say(0, "area 9A; send 2B footman 2");
    table
}

#[test]
fn when() {
    let table = talk(0, &[]);
    assert!(!table.offers(0, "way talk"), "not without influence");
    assert_eq!(talk(1, &[]).answers(0), "way fight; way talk");
}

#[test]
fn pay() {
    let mut table = talk(9, &[5]);
    table.say(0, "way talk");
    assert_eq!(table.answers(0), "number 1; number 2; number 3; number 4; number 5; number 6");
    table.say(0, "number 1");
    assert_eq!(table.influence(0), 8);
}

#[test]
fn draw() {
    let mut table = talk(4, &[1, 2, 5, 3]);
    table.say(0, "way talk; number 4");
    assert_eq!(table.draws(), [4]);
}

#[test]
fn choose() {
    let mut table = talk(2, &[1, 3]);
    table.say(0, "way talk; number 2");
    assert_eq!(table.answers(0), "destiny silver; destiny red");
}

#[test]
fn gold() {
    let mut table = talk(1, &[5]);
    table.say(0, "way talk; number 1");
    assert_eq!((table.units("9A"), table.control("9A")), ("2 footman, 2 dragon".into(), Some(0)));
}

#[test]
fn silver() {
    let mut table = talk(1, &[3]);
    table.put("9B", Some(0), "1 footman");
    table.say(0, "way talk; number 1");
    // Left of the player: seat 1 picks among uncontrolled areas; they fly.
    assert_eq!(table.answers(1), "area 2B; area 7A");
    table.say(1, "area 7A");
    assert_eq!((table.units("7A"), table.units("9A")), ("2 dragon routed".into(), "2 footman".into()));
}

#[test]
fn red() {
    let mut table = talk(1, &[1]);
    table.say(0, "way talk; number 1");
    assert_eq!(table.answers(0), "way fight; way retreat");
    table.say(0, "way retreat; area 2B");
    assert_eq!((table.units("9A"), table.units("2B")), ("2 dragon".into(), "2 footman routed".into()));
}

#[test]
fn all() {
    let mut table = talk(1, &[5]);
    table.state.ground_mut(at("9A")).standing[6] = 3;
    table.say(0, "way talk; number 1");
    assert_eq!(table.units("9A"), "2 footman, 3 beastman, 2 dragon");
}
