use super::super::area as at;
use super::*;

#[test]
fn units() {
    let mut table = Table::new("daqan,latari");
    table.hero("silhouette", 1, "2A");
    assert_eq!(table.state.ground(at("2A")).total(), 0, "a hero is no unit");
}

#[test]
fn enemy_units() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "1 footman");
    table.put("2C", Some(1), "1 archer, 2 beastman");
    table.turn(0, Order::Conquer);
    table.say(0, "area 2C; send 2B footman 1; done");
    assert!(table.draws().contains(&2), "allies of an enemy fight");
}

#[test]
fn routed() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "1 footman routed, 1 bowman");
    table.hero("sir-valadir", 0, "2B");
    table.state.figure_mut(Hero::SirValadir).routed = true;
    table.turn(0, Order::Mobilize);
    table.say(0, "area 2A");
    assert_eq!(table.offered(0, "send"), ["2B bowman 1"]);
    table.begin(Task::Venture(Venture::Act { seat: seat(0), hero: Hero::SirValadir }));
    assert!(!table.offers(0, "way move"));
}

#[test]
fn standing() {
    let mut table = Table::battle("daqan,latari", "2 footman", "1 archer");
    table.state.battle.armies[0][kind_of(Unit::Footman)] = [[1, 0, 0, 0, 0], [1, 0, 0, 0, 0]];
    assert_eq!(table.state.battle.all_standing(0), 1);
}

#[test]
fn fast() {
    let mut table = Table::new("daqan,latari");
    table.put("DC", Some(0), "1 footman, 1 knight");
    table.turn(0, Order::Mobilize);
    table.say(0, "area 2C");
    assert_eq!(table.offered(0, "send"), ["DC knight 1"], "three areas by DB and 3C");
}

#[test]
fn flying() {
    let mut table = Table::new("daqan,latari");
    table.put("3A", Some(1), "1 archer, 1 pegasus-rider");
    table.turn(1, Order::Mobilize);
    table.say(1, "area DA");
    assert!(table.offers(1, "send 3A pegasus-rider 1"), "over water");
    assert!(table.offers(1, "send 3A archer 1"), "by 3B on foot");
    table.state.ground_mut(at("3B")).standing[5] = 2;
    assert!(!table.offers(1, "send 3A archer 1"), "not through neutral units");
}
