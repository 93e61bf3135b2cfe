//! One test for each paragraph of the rules, named after it: `runewars.move.fight` is `move::fight`. A number in an id
//! becomes a module: `runewars.order.1.bonus` is `order::n1::bonus`.

mod activation;
mod area;
mod combat;
mod development;
mod dial;
mod diplomacy;
mod epic;
pub(crate) mod explore;
mod figure;
mod goal;
mod hero;
mod influence;
mod limits;
mod r#move;
mod neutral;
mod order;
mod quest;
mod retreat;
mod revised;
mod reward;
mod runes;
mod season;
mod setup;
mod siege;
mod tactics;

use super::*;
use std::process::Command;

fn seat(number: usize) -> Seat {
    Seat::new(number)
}

#[test]
fn every_paragraph_has_its_test() {
    let list = Command::new(std::env::current_exe().unwrap()).arg("--list").output().unwrap();
    let list = String::from_utf8(list.stdout).unwrap().replace("r#", "");
    let tests: Vec<&str> = list.lines().filter_map(|line| line.strip_suffix(": test")).collect();
    let missing: Vec<&str> = rule::ALL
        .iter()
        .map(|rule| rule.0)
        .filter(|id| {
            let mut path = id.replacen("runewars.", "rules.", 1);
            (1..=8).for_each(|number| path = path.replace(&format!(".{number}."), &format!(".n{number}.")));
            let path = path.replace('.', "::").replace('-', "_");
            !tests.iter().any(|test| test.ends_with(&format!("tests::{path}")))
        })
        .collect();
    assert!(missing.is_empty(), "no test for {}", missing.join(", "));
}

#[test]
fn turn() {
    let mut table = Table::new("daqan,latari");
    table.tactics(0, "hidden-cache, hidden-cache");
    table.turn(0, Order::Harvest);
    table.say(0, "tactics hidden-cache; resource food; done");
    table.say(0, "tactics hidden-cache; resource food; done");
    assert_eq!(table.state.sides[0].dials[0], 5, "before and after the order: 2 is set to 3, then 2 more");
    assert!(table.done());
}

mod turn {
    use super::*;

    #[test]
    fn current() {
        let mut table = Table::new("daqan,latari");
        table.tactics(0, "hidden-cache");
        table.turn(0, Order::Harvest);
        assert_eq!(table.state.current, Some(seat(0)));
        table.say(0, "done; done");
        assert_eq!(table.state.current, None);
    }
}

mod objective {
    use super::*;

    #[test]
    fn meet() {
        let mut table = Table::new("daqan,latari");
        table.objective(0, "seats-of-honour");
        table.turn(0, Order::Harvest);
        table.refuse(0, "way objective", rule::TURN);
        table.state.titles[0].by = 0;
        table.state.titles[1].by = 0;
        table.say(0, "way objective");
        assert_eq!(table.asked(0), Some(rule::RUNES_GAIN));
        assert_eq!(table.state.sides[0].objective, NONE, "it is not replaced");
    }
}

#[test]
fn council() {
    let mut table = Table::new("daqan,latari");
    table.state.titles[0].by = 1;
    table.season("council-auction");
    assert_eq!(table.influence(1), 1);
    table.season("early-frost");
    assert_eq!(table.influence(1), 1, "only with these words");
}

mod title {
    use super::*;

    #[test]
    fn take() {
        let mut table = Table::new("daqan,latari");
        (table.state.titles[0].by, table.state.titles[0].influence) = (1, 3);
        table.state.sides[0].influence = 3;
        table.turn(0, Order::Power);
        assert!(!table.offers(0, "title primarch"), "more than lies there");
        table.state.sides[0].influence = 4;
        table.say(0, "title primarch");
        assert_eq!(
            (table.state.titles[0].by, table.state.titles[0].influence, table.influence(0)),
            (0, 4, 0)
        );
    }

    #[test]
    fn take_one_that_came_back_with_influence() {
        let mut table = Table::new("daqan,latari");
        (table.state.titles[0].by, table.state.titles[0].influence) = (NONE, 4);
        table.state.sides[0].influence = 4;
        table.turn(0, Order::Power);
        assert!(!table.offers(0, "title primarch"));
    }

    #[test]
    fn one() {
        let mut table = Table::new("daqan,latari");
        table.state.titles[0].by = 0;
        table.state.sides[0].influence = 9;
        table.turn(0, Order::Power);
        assert!(!table.offers(0, "title primarch"), "the own one is not taken again");
    }
}

#[test]
fn playorder() {
    let mut table = Table::new("daqan,latari,uthuk");
    for (side, influence) in table.state.sides.iter_mut().zip([1, 1, 2]) {
        side.influence = influence;
    }
    assert_eq!(table.state.play_order(|_| 3)[..3], [2, 1, 0], "most influence, then most at the start");
    assert_eq!(table.state.play_order(|seat| seat.index() as u8)[..3], [0, 1, 2], "lowest order first");
}

#[test]
fn elimination() {
    let mut table = Table::new("daqan,latari,uthuk");
    for at in ["UA", "UB", "UC"] {
        table.put(at, Some(1), "1 archer");
    }
    table.tactics(2, "rally-cry, bribe");
    table.hero("steelhorns", 2, "8A");
    table.reward("steelhorns", "oathblade");
    (table.state.titles[0].by, table.state.titles[0].influence) = (2, 4);
    table.turn(0, Order::Fortify);
    assert!(table.state.sides[2].out && table.over() == Over::No);
    assert_eq!((table.hand(2), table.where_is("steelhorns")), (0, None));
    assert_eq!(table.state.hero_deck().count(), 12);
    let title = &table.state.titles[0];
    assert_eq!((title.by, title.influence), (NONE, 4), "the influence stays on it");
}

mod fate {
    use super::*;

    #[test]
    fn full() {
        let mut table = Table::battle("daqan,latari", "5 bowman", "1 archer");
        table.begin(Task::Fight(Fight::Pick { side: 0 }));
        assert_eq!(table.draws(), [5]);
    }

    #[test]
    fn open() {
        let mut table = Table::new("daqan,latari");
        let before = table.view(1);
        table.state.fate = 1;
        assert_ne!(table.view(1), before);
    }

    #[test]
    fn empty() {
        let mut table = Table::battle("daqan,latari", "3 bowman", "1 archer");
        table.state.fate = (1 << 30) - 2;
        table.begin(Task::Fight(Fight::Pick { side: 0 }));
        assert_eq!(table.draws(), [3]);
        assert_eq!(table.state.fate.count_ones(), 3, "the discard was shuffled, without the card just drawn");
    }
}
