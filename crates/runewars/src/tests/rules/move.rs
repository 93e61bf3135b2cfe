use super::super::area as at;
use super::*;

#[test]
fn fight() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "4 footman");
    table.put("2A", None, "1 razorwing");
    table.put("2C", Some(1), "1 archer");
    table.state.sides[0].influence = 1;
    table.turn(0, Order::Mobilize);
    table.say(0, "area 2A; send 2B footman 1; done");
    assert_eq!(table.answers(0), "way fight; way talk", "neutral units");
    table.put("2B", Some(0), "4 footman");
    table.turn(0, Order::Conquer);
    table.say(0, "area 2C; send 2B footman 4; done");
    assert!(table.log.iter().any(|told| matches!(told.event, Event::Battle { .. })), "enemy units");
}

#[test]
fn through() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(1), "1 pegasus-rider, 1 archer");
    table.put("2A", None, "1 giant");
    table.turn(1, Order::Mobilize);
    table.say(1, "area 7C");
    assert!(table.offers(1, "send 2B pegasus-rider 1"), "7A is empty, over the mountain");
    assert!(!table.offers(1, "send 2B archer 1"), "2A holds neutral units");
    table.put("7A", None, "1 giant");
    assert!(!table.offers(1, "send 2B pegasus-rider 1"), "nor do flying units pass");
}

#[test]
fn borders() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "1 footman");
    table.put("2A", None, "1 giant");
    table.put("9A", None, "1 giant");
    table.tactics(0, "mountain-pass");
    table.turn(0, Order::Mobilize);
    table.say(0, "done");
    assert!(!table.offers(0, "area 7A"), "a mountain");
    table.turn(0, Order::Mobilize);
    table.say(0, "tactics mountain-pass");
    assert!(table.offers(0, "area 7A"), "except by a card");
}

#[test]
fn holes() {
    let table = Table::new("daqan,latari");
    let near = table.state.touching(at("LA"));
    assert_eq!(near.iter().map(|area| area.to_string()).collect::<Vec<_>>(), ["LB", "LC"]);
}

#[test]
fn limit() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "6 footman");
    table.put("2B", Some(0), "2 footman, 2 beastman");
    table.turn(0, Order::Mobilize);
    table.say(0, "area 2A; send 2B footman 2; send 2B beastman 1; done");
    assert_eq!(table.asked(0), Some(rule::MOVE_LIMIT), "allies count");
    table.say(0, "figure footman standing 0");
    assert_eq!(table.units("2A"), "7 footman, 1 beastman");
}

#[test]
fn overfull_attack() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "8 footman");
    table.put("2A", Some(0), "4 footman");
    table.put("2C", Some(1), "1 archer");
    table.turn(0, Order::Conquer);
    table.say(0, "area 2C; send 2A footman 4; send 2B footman 8; done");
    table.finish();
    assert_eq!(table.state.ground(at("2C")).total(), 8);
    let fled: u8 = ["2A", "2B", "3C", "9B"].iter().map(|name| table.state.ground(at(name)).total()).sum();
    assert!(fled >= 3, "the surplus retreats, {fled}");
}

#[test]
fn routed() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "2 footman routed");
    table.turn(0, Order::Strategize);
    assert!(table.done(), "nothing can move");
}

#[test]
fn ally() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "1 footman, 2 beastman");
    table.put("2A", Some(0), "1 footman");
    table.turn(0, Order::Strategize);
    table.say(0, "area 2B");
    assert!(table.offers(0, "go beastman 2A 2"), "alone to a friendly area");
    assert!(!table.offers(0, "go beastman 9A 1"), "not to an empty one");
    table.say(0, "go footman 9A 1");
    assert!(table.offers(0, "go beastman 9A 1"), "where the own colour goes they may follow");
}

#[test]
fn hero() {
    let mut table = Table::new("daqan,latari");
    table.hero("sir-valadir", 0, "2B");
    table.put("2A", None, "1 giant");
    table.put("2C", Some(1), "1 archer");
    table.state.ground_mut(at("2B")).active = 1;
    table.turn(0, Order::Strategize);
    table.say(0, "area 2B");
    assert_eq!(table.offered(0, "lead"), ["sir-valadir 9A", "sir-valadir 9B"], "friendly or empty, one area");
    table.begin(Task::Venture(Venture::Walk { seat: seat(0), hero: Hero::SirValadir, left: 2 }));
    assert!(table.offers(0, "area 2A") && table.offers(0, "area 2C"), "past enemies in the quest phase");
    assert!(!table.offers(0, "area 7A"), "mountains stop him");
}

#[test]
fn hero_ronan_ignores_borders_in_the_quest_phase_only() {
    let mut table = Table::new("daqan,latari");
    table.hero("ronan-of-the-wild", 0, "2B");
    table.begin(Task::Venture(Venture::Walk { seat: seat(0), hero: Hero::RonanOfTheWild, left: 2 }));
    assert!(table.offers(0, "area 7A"));
    table.turn(0, Order::Strategize);
    table.say(0, "area 2B");
    assert!(!table.offers(0, "lead ronan-of-the-wild 7A"));
}
