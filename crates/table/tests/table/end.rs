//! How tables end.

use kernel::Observer;
use kernel::record::{Header, Proof, Reading, Record};
use table::{Code, Command, Ending, Outcome, Stage};

use crate::desk::*;
use crate::game::Auction;

fn ranks(desk: &Desk) -> Vec<u8> {
    desk.table.outcome().unwrap().places.as_ref().unwrap().iter().map(|place| place.rank).collect()
}

#[test]
fn a_game_is_played_to_its_end() {
    let mut desk = Desk::playing(AUCTION, "seats=3 rounds=1", LIVE);
    let commitment = desk.table.view(Observer::Spectator, desk.now).commitment;
    desk.finish(4);
    let Outcome { ending, places } = desk.table.outcome().unwrap().clone();
    assert_eq!(ending, Ending::Finished);
    assert!(places.unwrap().iter().all(|place| place.score.is_some()));
    let view = desk.table.view(Observer::Spectator, desk.now);
    assert_eq!((view.commitment, view.secret), (commitment, Some("07".repeat(32))));
    let Reading { record, proof, .. } = Record::<Auction>::read(&desk.table.record().unwrap()).unwrap();
    assert_eq!((proof, record.standing.is_some()), (Proof::Proven, true));
    let chairs = desk.table.view(Observer::Spectator, desk.now).chairs;
    let names: Vec<String> = chairs.into_iter().filter_map(|chair| chair.name).collect();
    assert_eq!(Header::read(&desk.table.record().unwrap()).unwrap().names, names);
    assert_eq!((desk.table.due(), desk.table.bot(), desk.wait(99 * DAY)), (None, None, vec![]));
    let over = [Command::Leave, Command::Return, Command::EndUnfinished, sit(), Command::Start];
    for command in over {
        assert_eq!(desk.refuses("u0", command), Code::Over);
    }
}

#[test]
fn of_two_the_one_who_gives_up_loses() {
    let mut desk = Desk::two();
    desk.does("u0", Command::Resign);
    assert_eq!(desk.table.outcome().unwrap().ending, Ending::Resigned);
    assert_eq!(ranks(&desk), [2, 1]);
    let Reading { proof, .. } = Record::<Auction>::read(&desk.table.record().unwrap()).unwrap();
    assert_eq!(proof, Proof::Proven);
}

#[test]
fn of_three_a_bot_plays_on_and_ends_behind_all_others() {
    let mut desk = Desk::playing(AUCTION, "seats=3 rounds=1", LIVE);
    desk.does("u1", Command::Leave);
    desk.does("u1", Command::Resign);
    assert_eq!(desk.table.stage(), Stage::Playing);
    assert_eq!(desk.refuses("u1", Command::Resign), Code::HasResigned);
    desk.finish(1);
    assert_eq!(ranks(&desk)[1], 3);
}

#[test]
fn the_last_one_who_has_not_given_up_wins() {
    let mut desk = Desk::three();
    desk.does("u2", Command::Resign);
    desk.does("u0", Command::Resign);
    assert_eq!(desk.table.outcome().unwrap().ending, Ending::Resigned);
    assert_eq!(ranks(&desk), [2, 1, 2]);
}

#[test]
fn the_game_ends_when_all_people_have_given_up() {
    let mut desk = Desk::open(AUCTION, "seats=4", LIVE);
    desk.does("u0", sit());
    desk.does("u1", sit());
    desk.does("u0", Command::Start);
    desk.does("u1", Command::Ready);
    desk.does("u1", Command::Resign);
    desk.does("u0", Command::Resign);
    assert_eq!(ranks(&desk), [3, 3, 1, 1]);
}

#[test]
fn ethnos_is_played_to_its_end_and_proven() {
    let mut desk = Desk::playing(ETHNOS, "seats=2", LIVE);
    desk.finish(1);
    let Reading { proof, .. } = Record::<ethnos::Ethnos>::read(&desk.table.record().unwrap()).unwrap();
    assert_eq!(proof, Proof::Proven);
}
