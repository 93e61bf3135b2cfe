use super::super::area as at;
use super::*;

#[test]
fn gain() {
    let mut table = Table::new("daqan,latari");
    table.begin(Task::Carve(Carve::Gain { seat: seat(0), left: 2 }));
    table.say(0, "area 2A; area 2B; area 2B");
    let tokens = ["2A", "2B"].map(|name| table.state.ground(at(name)).rune);
    assert_eq!(tokens.map(|rune| rune.kind), [Token::False, Token::Dragon]);
    assert_eq!(tokens.map(|rune| rune.known), [1, 1], "only the one who placed them knows");
    assert_eq!(tokens[0].group, tokens[1].group);
    for area in table.state.board().iter() {
        table.state.ground_mut(area).rune.kind = Token::False;
    }
    table.state.ground_mut(at("DC")).rune = crate::state::Rune::NONE;
    table.state.ground_mut(at("DB")).rune = crate::state::Rune::NONE;
    table.state.ground_mut(at("LC")).rune = crate::state::Rune::NONE;
    table.put("DB", Some(1), "1 archer");
    table.begin(Task::Carve(Carve::Take { seat: seat(0) }));
    assert_eq!(table.answers(0), "way dragon; way false", "room for one: the other goes back, face up");
}

#[test]
fn place() {
    let mut table = Table::new("daqan,latari");
    table.state.sides[0].influence = 5;
    table.season("councils-offer");
    table.say(0, "yes; area 2A");
    assert_eq!(table.state.ground(at("2A")).rune.kind, Token::Dragon);
    assert_eq!(table.state.pile(Token::False), 17, "no false one");
}

#[test]
fn one() {
    let mut table = Table::new("daqan,latari");
    table.rune("2A", Token::False, &[0]);
    assert!(!table.state.rune_places(seat(0)).has(at("2A")));
}

#[test]
fn look() {
    let mut table = Table::new("daqan,latari");
    table.rune("2A", Token::Dragon, &[]);
    table.rune("2B", Token::Dragon, &[]);
    table.hero("silhouette", 1, "2A");
    table.put("2B", Some(0), "1 footman");
    table.turn(0, Order::Fortify);
    assert_eq!(["2A", "2B"].map(|name| table.state.ground(at(name)).rune.known), [2, 1]);
}

#[test]
fn hidden() {
    let mut table = Table::new("daqan,latari");
    table.rune("2A", Token::Dragon, &[0]);
    let before = table.view(1);
    table.rune("2A", Token::False, &[0]);
    assert_eq!(table.view(1), before);
    assert_ne!(table.view(0), Table::new("daqan,latari").view(0));
}

#[test]
fn count() {
    let table = Table::new("daqan,latari");
    assert_eq!([Token::Dragon, Token::False].map(|kind| table.state.pile(kind)), [21, 17]);
}
