use super::super::area as at;
use super::*;

fn harvest(development: Development) -> Table {
    let mut table = Table::new("daqan,latari");
    table.stronghold("DB", 0);
    table.state.ground_mut(at("DB")).development = development as u8;
    table.turn(0, Order::Harvest);
    table
}

#[test]
fn resources() {
    let mut table = harvest(Development::Resources);
    assert_eq!(table.answers(0), "resource wood; resource ore", "what that area produces");
    table.say(0, "resource ore");
    assert_eq!(table.state.sides[0].dials, [3, 3, 3]);
}

#[test]
fn diplomat() {
    assert_eq!(harvest(Development::Diplomat).influence(0), 2);
}

#[test]
fn training() {
    assert_eq!(harvest(Development::Training).hand(0), 1);
}

fn siege(factions: &str, development: Development, attackers: &str) -> Table {
    let mut table = Table::battle(factions, attackers, "");
    table.stronghold("2C", 1);
    table.state.ground_mut(at("2C")).development = development as u8;
    table.begin(Task::Fight(Fight::Defence));
    table
}

#[test]
fn defence() {
    let table = siege("latari,daqan", Development::Walls, "3 archer");
    assert_eq!(table.state.battle.strength, [0, 2], "before strength is counted");
    let table = siege("latari,daqan", Development::Diplomat, "3 archer");
    assert_eq!(table.state.battle.strength, [0, 0]);
}

#[test]
fn tomb() {
    let mut table = siege("latari,waiqar", Development::Tomb, "4 archer");
    table.say(1, "yes");
    assert_eq!(table.army(0), "1 archer, 3 archer routed");
    assert_eq!(table.state.ground(at("2C")).development, NONE);
}

#[test]
fn spawn() {
    let mut table = siege("latari,uthuk", Development::Spawn, "6 archer");
    table.say(1, "yes");
    assert_eq!(table.army(0), "2 archer");
}

#[test]
fn wards() {
    let table = siege("daqan,latari", Development::Wards, "3 footman");
    assert_eq!(table.army(0), "2 footman");
    assert_eq!(table.state.ground(at("2C")).development, Development::Wards as u8, "it stays");
}

#[test]
fn walls() {
    let table = siege("latari,daqan", Development::Walls, "3 archer");
    assert_eq!(table.state.ground(at("2C")).development, Development::Walls as u8, "it stays");
}

#[test]
fn limit() {
    let mut table = Table::new("daqan,latari");
    table.stronghold("DA", 0);
    table.stronghold("DB", 0);
    table.state.ground_mut(at("DA")).development = Development::Diplomat as u8;
    table.turn(0, Order::Harvest);
    table.say(0, "development walls");
    assert_eq!(table.state.ground(at("DB")).development, Development::Walls as u8, "one per area");
}

#[test]
fn wards_move_a_standing_unit() {
    let mut table = Table::battle("daqan,latari", "1 footman, 1 knight", "");
    table.state.battle.armies[0][kind_of(Unit::Knight)] = [[0; 5], [1, 0, 0, 0, 0]];
    table.stronghold("2C", 1);
    table.state.ground_mut(at("2C")).development = Development::Wards as u8;
    table.begin(Task::Fight(Fight::Defence));
    assert_eq!(table.army(0), "1 knight routed");
}
