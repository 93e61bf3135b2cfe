use super::super::area as at;
use super::*;
use crate::retreat::{Flight, Only};

fn flee(table: &mut Table, from: &str, of: u8, units: &[(Unit, u8)]) {
    for (unit, count) in units {
        table.state.fleeing[kind_of(*unit)] = *count;
    }
    let by = if of == NONE { seat(1) } else { seat(of.into()) };
    table.begin(Task::Flight(Flight { by, of, from: at(from), standing: 0, only: Only::Usual }));
}

#[test]
fn one_area() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "1 footman");
    table.put("2C", Some(0), "1 footman");
    flee(&mut table, "2B", 0, &[(Unit::Footman, 2), (Unit::Knight, 1)]);
    table.say(0, "area 2C");
    assert_eq!(table.units("2C"), "1 footman, 2 footman routed, 1 knight routed");
}

#[test]
fn player() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", None, "1 giant");
    flee(&mut table, "2B", 0, &[(Unit::Footman, 2)]);
    assert_eq!(table.answers(0), "area 2C; area 9A; area 9B", "no friendly area: an empty one");
}

#[test]
fn neutral() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "1 footman");
    table.put("2C", None, "1 giant");
    flee(&mut table, "2B", NONE, &[(Unit::Beastman, 2)]);
    assert_eq!(table.answers(1), "area 2C; area 9A; area 9B", "uncontrolled ones");
}

#[test]
fn hero() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(1), "1 archer");
    table.put("9B", Some(0), "4 footman");
    table.hero("silhouette", 1, "2B");
    table.turn(0, Order::Conquer);
    table.say(0, "area 2B; send 9B footman 4; done");
    table.finish();
    assert_eq!(table.where_is("silhouette"), Some("2B".into()), "heroes need not retreat");
}

#[test]
fn limit() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "6 footman");
    flee(&mut table, "2B", 0, &[(Unit::Knight, 3)]);
    assert_eq!(table.asked(0), Some(rule::MOVE_LIMIT));
    table.say(0, "figure knight routed 0");
    assert_eq!(table.units("2A"), "6 footman, 2 knight routed");
}

#[test]
fn borders() {
    let mut table = Table::new("daqan,latari");
    table.put("7A", Some(0), "1 footman");
    flee(&mut table, "2B", 0, &[(Unit::Footman, 1)]);
    assert!(!table.offers(0, "area 7A"), "not over the mountain");
    table.state.fleeing = [0; 10];
    table.state.ground_mut(at("7A")).owner = NONE;
    table.state.ground_mut(at("7A")).standing = [0; 10];
    flee(&mut table, "2B", NONE, &[(Unit::Dragon, 1)]);
    assert!(table.offers(1, "area 7A"), "flying units");
}

#[test]
fn the_last_units_are_not_out_while_they_retreat() {
    let mut table = Table::new("daqan,latari");
    for at in ["DA", "DB", "DC"] {
        table.put(at, Some(1), "1 archer");
    }
    flee(&mut table, "2B", 0, &[(Unit::Footman, 2)]);
    assert_eq!(table.over(), Over::No);
    table.say(0, "area 2C");
    assert_eq!((table.over(), &*table.units("2C")), (Over::No, "2 footman routed"));
    // But they are if there is nowhere to go.
    let mut table = Table::new("daqan,latari");
    for at in ["DA", "DB", "DC", "2A", "2C", "9A", "9B"] {
        table.put(at, Some(1), "1 archer");
    }
    flee(&mut table, "2B", 0, &[(Unit::Footman, 2)]);
    assert_eq!(table.over(), Over::Alone(seat(1)));
}

#[test]
fn portals_are_not_for_retreats() {
    let mut table = Table::new("daqan,latari");
    for at in ["2B", "3C"] {
        explore::lay(&mut table, at, crate::Exploration::MagicPortal, true);
    }
    table.put("2B", Some(0), "1 footman");
    table.put("2B", None, "1 beastman");
    table.put("3C", Some(0), "1 footman");
    table.tactics(0, "spread-dissent");
    table.state.sides[0].influence = 1;
    table.turn(0, Order::Mobilize);
    table.say(0, "done; way portal; way cards; tactics spread-dissent");
    assert!(!table.offers(0, "area 3C"), "{}", table.answers(0));
}
