use super::super::area as at;
use super::*;

fn table() -> Table {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "2 footman");
    table.put("2A", Some(0), "2 footman");
    table
}

#[test]
fn token() {
    let mut table = table();
    table.turn(0, Order::Mobilize);
    table.say(0, "area 9A");
    assert_eq!(table.state.ground(at("9A")).active, 1, "before anything moves");
}

#[test]
fn leave() {
    let mut table = table();
    table.state.ground_mut(at("2B")).active = 1;
    table.turn(0, Order::Mobilize);
    table.say(0, "area 9A");
    assert_eq!(table.offered(0, "send"), ["2A footman 1", "2A footman 2"], "but they may pass through");
}

#[test]
fn enter() {
    let mut table = table();
    table.state.ground_mut(at("2A")).active = 1;
    table.turn(0, Order::Mobilize);
    table.refuse(0, "area 2A", rule::ACTIVATION_TOKEN);
}

#[test]
fn others() {
    let mut table = table();
    table.state.ground_mut(at("2B")).active = 2;
    table.turn(0, Order::Strategize);
    table.say(0, "area 2B; go footman 9A 1; done; done");
    assert_eq!(table.state.ground(at("9A")).active, 0, "no token; that of another seat does not matter");
}
