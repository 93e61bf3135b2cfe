use super::super::area as at;
use super::*;

#[test]
fn runes() {
    let table = Table::started("seats=2 factions=daqan,latari length=epic");
    let lying: Vec<Token> = table.state.areas.iter().map(|ground| ground.rune.kind).collect();
    assert!(lying.iter().filter(|kind| **kind == Token::Dragon).count() >= 2);
    assert!(!lying.contains(&Token::False));
}

#[test]
fn goal() {
    let table = Table::started("seats=2 length=epic");
    assert_eq!((table.state.goal(), table.state.years()), (7, 8));
}

#[test]
fn open() {
    let mut table = Table::started("seats=2 factions=daqan,latari length=epic");
    table.begin(Task::Carve(Carve::Dragon { seat: seat(0), place: crate::runes::Room::Own }));
    table.first_answer();
    let hidden = table.state.areas.iter().filter(|ground| ground.rune.kind != Token::None);
    assert!(hidden.clone().all(|ground| ground.rune.known == crate::state::PUBLIC));
}

#[test]
fn cards() {
    let table = Table::started("seats=2 length=epic");
    assert_eq!(table.state.tactics_deck(Tactic::FalseTrail), 0);
}

#[test]
fn supply() {
    let mut table = Table::started("seats=2 factions=daqan,latari length=epic");
    let placed = table
        .state
        .board()
        .iter()
        .filter(|&area| table.state.ground(area).rune.kind == Token::Dragon)
        .count();
    assert_eq!(table.state.pile(Token::Dragon) as usize, 38 - placed);
    table.state.ground_mut(at("2A")).rune.kind = Token::Dragon;
}
