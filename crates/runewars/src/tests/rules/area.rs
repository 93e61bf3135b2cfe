use super::super::area as at;
use super::*;

#[test]
fn controlled() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "1 footman routed");
    table.stronghold("2B", 1);
    table.hero("silhouette", 1, "2C");
    table.put("9A", None, "2 giant");
    assert_eq!(["2A", "2B", "2C", "9A"].map(|at| table.control(at)), [Some(0), Some(1), None, None]);
}

#[test]
fn home() {
    let mut table = Table::new("daqan,latari");
    assert_eq!(table.control("DB"), Some(0), "even empty");
    table.put("DB", Some(1), "1 archer");
    assert_eq!(table.control("DB"), Some(1));
    table.stronghold("DC", 1);
    assert_eq!(table.control("DC"), Some(1), "an enemy stronghold, too");
    table.state.ground_mut(at("DB")).standing = [0; 10];
    table.state.ground_mut(at("DB")).owner = NONE;
    assert_eq!(table.control("DB"), Some(0), "control returns");
    assert!(!table.state.empty(at("DB")));
}

#[test]
fn empty() {
    let mut table = Table::new("daqan,latari");
    table.state.ground_mut(at("2B")).city = 0;
    table.hero("silhouette", 1, "2B");
    table.rune("2B", Token::Dragon, &[]);
    assert!(table.state.empty(at("2B")), "city, hero and token do not matter");
    table.stronghold("2B", 0);
    assert!(!table.state.empty(at("2B")));
}

#[test]
fn enemy() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "1 footman");
    assert!(table.state.enemy(seat(1), at("2A")) && !table.state.enemy(seat(0), at("2A")));
}

#[test]
fn friendly() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "1 footman");
    assert!(table.state.friendly(seat(0), at("2A")) && !table.state.friendly(seat(1), at("2A")));
}

#[test]
fn neutral() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", None, "1 giant");
    table.put("2B", Some(0), "1 giant, 1 footman");
    assert!(
        table.state.neutral(at("2A")) && !table.state.neutral(at("2B")) && !table.state.neutral(at("2C"))
    );
}

#[test]
fn uncontrolled() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", None, "1 giant");
    assert!(table.state.uncontrolled(at("2A")) && table.state.uncontrolled(at("2B")));
    assert!(!table.state.uncontrolled(at("DA")));
}

#[test]
fn contested() {
    let table = Table::battle("daqan,latari", "3 footman", "1 archer");
    assert_eq!(table.control("2C"), Some(1), "the defender keeps control until it is decided");
}

#[test]
fn activated() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "1 footman");
    table.turn(0, Order::Mobilize);
    table.say(0, "area 2A; send 2B footman 1; done");
    assert_eq!(table.state.ground(at("2A")).active, 1, "for seat 0 alone");
}
