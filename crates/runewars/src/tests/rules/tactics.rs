use super::*;

#[test]
fn when() {
    let mut table = Table::new("daqan,latari");
    table.tactics(0, "hold-the-line, hidden-cache, spy-guild");
    table.turn(0, Order::Harvest);
    assert_eq!(table.answers(0), "tactics hidden-cache; done", "each card says when");
    table.say(0, "done");
    assert_eq!(table.answers(0), "tactics spy-guild; tactics hidden-cache; done");
    table.say(0, "tactics spy-guild");
    assert_eq!(table.state.sides[0].used, 0, "the order comes back");
}

#[test]
fn fresh() {
    let mut table = Table::new("daqan,latari");
    table.state.sides[0].fresh[Tactic::HiddenCache as usize] = 1;
    table.tactics(0, "hold-the-line");
    table.turn(0, Order::Harvest);
    assert_eq!(table.answers(0), "done");
}

#[test]
fn battle() {
    let mut table = Table::new("daqan,latari,uthuk");
    table.put("8A", Some(0), "2 footman");
    table.put("8B", Some(1), "2 archer");
    table.tactics(2, "shield-wall, hold-the-line");
    table.turn(0, Order::Conquer);
    table.say(0, "area 8B; send 8A footman 2; done");
    assert_ne!(table.asked(2), Some(rule::COMBAT_START), "a third seat takes no part");
}

#[test]
fn limit() {
    let mut table = Table::new("daqan,latari");
    table.tactics(0, "rally-cry, rally-cry, summon-lightning, raze-a-city, raze-a-city");
    table.tactics(0, "bribe, bribe, ambush, ambush");
    table.season("rune-moot");
    table.say(0, "number 0");
    table.say(1, "number 0");
    table.finish();
    assert!(table.hand(0) <= 10);
    table.begin(Task::Deed(crate::cards::Deed::Tactics { seat: seat(0), keep: 8, ripe: false }));
    assert_eq!(table.asked(0), Some(rule::TACTICS_LIMIT));
}

#[test]
fn same() {
    let mut table = Table::battle("daqan,latari", "3 footman", "3 archer");
    table.tactics(1, "hold-the-line, hold-the-line");
    let window = Fight::Window { side: 1, moment: crate::battle::Moment::Start };
    table.begin(Task::Fight(window));
    table.say(1, "tactics hold-the-line");
    assert_eq!(table.answers(1), "way silence; done", "not the same title twice");
}

#[test]
fn lost_city_without_a_stronghold_left() {
    let mut table = Table::new("daqan,latari");
    ["DA", "DB", "DC", "2A"].iter().for_each(|at| table.stronghold(at, 0));
    table.hero("sir-valadir", 0, "9B");
    table.put("9B", None, "2 sorcerer");
    table.tactics(0, "lost-city");
    table.turn(0, Order::Harvest);
    table.say(0, "tactics lost-city");
    table.say(1, "area 2C");
    table.say(0, "area 2A");
    let [old, new] = ["2A", "9B"].map(|name| *table.state.ground(area(name)));
    assert_eq!((old.hold, new.hold, new.damaged), (NONE, 0, true));
    assert_eq!((&*table.units("2C"), &*table.units("9B")), ("2 sorcerer routed", ""));
}
