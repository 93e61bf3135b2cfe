use super::super::area as at;
use super::*;

#[test]
fn enemy() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", None, "1 giant");
    assert!(!table.state.empty(at("2A")));
    table.put("2B", Some(0), "1 footman");
    table.turn(0, Order::Strategize);
    table.say(0, "area 2B");
    assert!(!table.offers(0, "go footman 2A 1"));
}

#[test]
fn allied() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "1 footman, 2 beastman");
    table.put("2A", Some(0), "1 footman");
    table.turn(0, Order::Mobilize);
    table.say(0, "area 2A");
    assert!(table.offers(0, "send 2B beastman 2"), "they move as his");
}

#[test]
fn lost() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "1 footman, 2 beastman");
    table.turn(0, Order::Mobilize);
    table.say(0, "area 2A; send 2B footman 1; done");
    assert!(table.state.neutral(at("2B")));
}

#[test]
fn battle() {
    let mut table = Table::battle("daqan,latari", "2 beastman", "3 archer");
    table.put("2B", Some(0), "1 footman");
    table.begin(Task::Fight(Fight::Tally));
    assert_eq!(table.units("2B"), "1 footman, 2 beastman routed", "they retreat as his");
}

#[test]
fn decide() {
    let mut table = Table::battle("daqan,latari,uthuk", "3 footman", "1 giant");
    assert_eq!(table.state.decider(1), seat(1), "left of the attacker");
    table.state.sides[1].out = true;
    assert_eq!(table.state.decider(1), seat(2));
}

#[test]
fn limits() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "4 footman, 5 beastman");
    table.begin(Task::March(crate::march::March::Trim {
        seat: seat(0),
        area: at("2A"),
        limit: 8,
        starve: false,
    }));
    assert_eq!(table.asked(0), Some(rule::MOVE_LIMIT));
}

#[test]
fn cards() {
    let mut table = Table::new("daqan,latari");
    table.tactics(0, "beast-call, beast-call");
    table.turn(0, Order::Fortify);
    table.say(0, "tactics beast-call; area DA; unit beastman; unit beastman");
    assert!(!table.state.neutral(at("DA")), "allies");
    table.say(0, "tactics beast-call; area 2A; unit razorwing");
    assert!(table.state.neutral(at("2A")), "unallied");
    assert_eq!((table.units("DA"), table.units("2A")), ("2 beastman".into(), "1 razorwing".into()));
}

#[test]
fn fight() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "3 footman");
    table.put("2A", None, "2 beastman");
    table.tactics(1, "hold-the-line");
    table.turn(0, Order::Mobilize);
    table.say(0, "area 2A; send 2B footman 3; done");
    assert_ne!(table.asked(1), Some(rule::COMBAT_START), "who runs them plays no cards");
}
