//! One test for each paragraph of the rules, named after it: `lumeria.attack.push` is `attack::push`.

mod ability;
mod action;
mod activation;
mod attack;
mod cleanup;
mod god;
mod manoeuvre;
mod recruit;
mod renewal;
mod round;
mod scenario;
mod setup;
mod state;

use super::*;
use crate::Manoeuvre::{Fortune, March, Volley};

#[test]
fn every_paragraph_has_its_test() {
    let tests = tests();
    let missing: Vec<&str> = rule::ALL
        .iter()
        .map(|rule| rule.0)
        .filter(|id| {
            let path = id.replacen("lumeria.", "rules::", 1).replace('.', "::");
            let path =
                path.replace("action::move", "action::moves").replace("renewal::return", "renewal::returns");
            !tests.iter().any(|test| test.ends_with(&format!("tests::{path}")))
        })
        .collect();
    assert!(missing.is_empty(), "no test for {}", missing.join(", "));
}

#[test]
fn goal() {
    for (scenario, target, fields) in [("three-hills", 10, 3), ("camps", 10, 0), ("open-field", 6, 15)] {
        let table = Table::with(&format!("scenario={scenario}"));
        let view = table.view();
        let marked = view.fields.iter().filter(|field| field.marked).count();
        assert_eq!((view.scenario.as_str(), view.target, marked), (scenario, target, fields));
    }
}

/// Equal cards are told apart by their copy, so that pages can follow a unit.
#[test]
fn copies_of_a_unit_are_told_apart() {
    let copies = |table: &Table| {
        let view = table.view();
        let units = view.fields.iter().filter_map(|field| field.unit.as_ref());
        let own = units.filter(|unit| unit.seat.index() == 0 && unit.card.name.as_str() == "woje");
        own.map(|unit| unit.copy).collect::<std::collections::BTreeSet<u8>>()
    };
    let setup = "factions=slavs,vikings".parse().unwrap();
    let state = Lumeria::start(&setup, &mut Fast::new(1), &mut Silence);
    let mut table = Table { state, ..Table::new("slavs,vikings") };
    assert_eq!(copies(&table), [0, 1].into(), "two stand on the board from the start");
    table.at(Stage::Recruitment, 0);
    table.gold(0, 2);
    table.say(0, "recruit woje; place a1; recruit woje; place c1");
    assert_eq!(copies(&table), [0, 1, 2, 3].into());
}

#[test]
fn a_charge_needs_a_move_in_the_same_activation() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "jezdzcy c3");
    table.put(1, "olbrzym c4");
    table.say(0, "pick c3");
    assert_eq!(table.needed("c3", "c4", true), 4);
    table.say(0, "fortify");
    assert_eq!(table.needed("c3", "c4", true), 4, "another action is no move");

    let mut table = Table::new("slavs,vikings");
    table.put(0, "jezdzcy c2");
    table.put(1, "olbrzym c4");
    table.say(0, "pick c2; move c3");
    assert_eq!(table.needed("c3", "c4", true), 3);
}

#[test]
fn no_field_lies_ahead_of_the_last_row() {
    let board = &Edition::standard().content().board.value;
    let ahead = |seat: usize, at: &str| board.ahead(Seat::new(seat), cell(at)).map(|cell| cell.to_string());
    assert_eq!((ahead(0, "c6").as_deref(), ahead(0, "c7")), (Some("c7"), None));
    assert_eq!((ahead(1, "c2").as_deref(), ahead(1, "c1")), (Some("c1"), None));
}
