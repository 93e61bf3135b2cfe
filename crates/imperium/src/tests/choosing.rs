//! Seats choose their nations.

use super::*;
use crate::Setup;

fn start(text: &str) -> Table {
    let luck = Fast::new(1);
    let mut table =
        Table { state: Imperium::start(&text.parse().unwrap(), &mut luck.clone(), &mut Silence), luck };
    std::mem::forget(enter(table.state.cards));
    table.state.round = 1;
    table
}

#[test]
fn seats_choose_their_nations_in_turn() {
    let mut table = start("seats=3 choice=own");
    assert_eq!(table.legal(Seat::new(0)).len(), 16, "eight nations with two sides");
    assert!(table.legal(Seat::new(1)).is_empty(), "it is not their turn");
    table.say("pick nation romans-a 0");
    assert!(!table.may(1, "pick nation romans-b 0"), "a nation is played once");
    assert!(!table.may(1, "pick nation qin-a 0"), "it is in the other box");
    table.by(1, "pick nation celts-b 0").by(2, "pick nation vikings-a 0");
    let powers: Vec<&str> = table.state.sides[..3].iter().map(|side| side.power.name()).collect();
    assert_eq!(powers, ["romans-a", "celts-b", "vikings-a"]);
    assert!(
        table.state.sides[..3].iter().all(|side| side.hand.len() == 5) && table.state.turn == Seat::new(0)
    );
}

#[test]
fn a_draft_lays_out_two_more_than_there_are_seats() {
    let table = start("seats=2 box=both choice=draft");
    assert_eq!(table.legal(Seat::new(0)).len(), 8);
}

#[test]
fn a_lone_player_chooses_before_the_bot_draws_lots() {
    let mut table = start("seats=1 choice=own bot=celts");
    assert!(!table.may(0, "pick nation celts-a 0"), "the bot plays them");
    table.say("pick nation persians-b 0");
    assert!(table.state.rival.0.is_some());
    let mut table = start("seats=1 choice=draft");
    assert_eq!(table.legal(Seat::new(0)).len(), 6);
    let first = table.legal(Seat::new(0))[0].to_string();
    table.say(&first);
    assert_ne!(table.state.rival.0.unwrap().nation, table.state.sides[0].nation);
}

#[test]
fn named_nations_leave_no_choice() {
    let error = "nations=romans,celts choice=own".parse::<Setup>().unwrap_err().to_string();
    assert_eq!(error, "choice: the nations are named already");
    let told = |text: &str| text.parse::<Setup>().unwrap().to_string();
    assert_eq!(told("choice=own"), "seats=2 nations=random sides=b choice=own");
    assert_eq!(told("choice=lot"), told(""));
}
