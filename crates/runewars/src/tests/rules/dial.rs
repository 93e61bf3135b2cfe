use super::*;
use crate::content::Step;
use crate::deploy::on_dials;

#[test]
fn read() {
    let mut table = Table::new("daqan,latari");
    table.state.sides[0].dials = [0, 0, 0];
    assert_eq!(on_dials(&table.state, seat(0), Step::Unit(Unit::Footman)), 0);
    table.state.sides[0].dials = [2, 5, 1];
    assert_eq!(on_dials(&table.state, seat(0), Step::Unit(Unit::Footman)), 3, "this step and all lower ones");
    assert_eq!(on_dials(&table.state, seat(0), Step::Influence), 2);
}

#[test]
fn r#move() {
    let mut table = Table::new("daqan,latari");
    table.state.sides[0].dials = [7, 0, 0];
    table.tactics(0, "hidden-cache");
    table.turn(0, Order::Fortify);
    table.say(0, "tactics hidden-cache; resource food");
    assert_eq!(table.state.sides[0].dials[0], 8, "never above 8");
    table.season("early-frost");
    assert_eq!([0, 1].map(|seat: usize| table.state.sides[seat].dials[0]), [7, 0], "nor below 0");
}
