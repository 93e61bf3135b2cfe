//! Tables whose rules have changed since they were played.

use kernel::record::{Header, Proof, Reading, Record};
use kernel::{Fast, Luck, Observer, Secret};
use table::{Command, Ending, EntryKind, Of, Stage, Table, Title, record_of};

use crate::desk::*;
use crate::game::{Auction, AuctionOf};

/// A later build with a mended corner: every game goes the same way.
const SAME: &[&dyn Title] = &[&Of::<AuctionOf<4>>::TITLE];
/// A later build in which equal bids no longer cancel out.
const OTHER: &[&dyn Title] = &[&Of::<AuctionOf<5>>::TITLE];
/// A later build that cannot read the setup.
const UNREADABLE: &[&dyn Title] = &[&Of::<AuctionOf<6>>::TITLE];

/// Plays by chance until two bids are equal, or to the end.
fn with_equal_bids(finish: bool) -> Desk {
    for secret in 0..200 {
        let mut desk = Desk::with_secret(AUCTION, "seats=2", LIVE, secret);
        desk.all_sit();
        let mut luck = Fast::new(secret.into());
        while desk.table.stage() == Stage::Playing {
            desk.now += SECOND;
            let seat = desk.turn();
            let answers = desk.answers(seat);
            desk.answer(seat, &answers[luck.pick(answers.len() as u32) as usize]);
            let differs = Table::replay(OTHER, &desk.entries).unwrap().divergence().is_some();
            if differs && !finish && desk.table.stage() == Stage::Playing {
                return desk;
            }
        }
        if finish && Table::replay(OTHER, &desk.entries).unwrap().divergence().is_some() {
            return desk;
        }
    }
    panic!("no game has equal bids");
}

/// The table as a later build has it.
fn later(desk: &Desk, titles: &'static [&'static dyn Title]) -> Desk {
    let table = Table::replay(titles, &desk.entries).unwrap();
    Desk { table, entries: desk.entries.clone(), ..*desk }
}

/// A running table that does not go the same way under the rules of a later build.
pub fn diverged() -> Desk {
    later(&with_equal_bids(false), OTHER)
}

#[test]
fn a_table_whose_game_goes_the_same_way_simply_moves_on() {
    let desk = with_equal_bids(false);
    assert!(Table::restore(SAME, &desk.table.snapshot()).is_none(), "snapshots are of one version");
    let mut moved = later(&desk, SAME);
    assert_eq!(moved.table.divergence(), None);
    for who in desk.observers() {
        assert_eq!(moved.table.view(who, desk.now), desk.table.view(who, desk.now));
    }
    moved.finish(3);
    let Reading { proof, .. } = Record::<AuctionOf<4>>::read(&moved.table.record().unwrap()).unwrap();
    assert_eq!(proof, Proof::Proven);
    let told = Table::replay(SAME, &moved.entries).unwrap();
    assert!(told.snapshot() == moved.table.snapshot());
}

#[test]
fn a_running_table_stops_at_the_last_step_that_agrees() {
    let desk = with_equal_bids(false);
    let stopped = later(&desk, OTHER);
    let divergence = stopped.table.divergence().expect("it goes another way");
    assert_eq!(divergence.rules, 3);
    let (before, now) = (desk.table.play().unwrap(), stopped.table.play().unwrap());
    assert!(now.given().len() < before.given().len());
    // Everything up to there is as it was, and the answer that revealed the bids is gone.
    assert_eq!(now.given(), &before.given()[..now.given().len()]);
    assert!(stopped.table.waiting().is_empty(), "no clock runs");
    assert_eq!((stopped.table.stage(), stopped.table.bot()), (Stage::Playing, None));
    for who in stopped.observers() {
        let view = stopped.table.view(who, stopped.now);
        let shown = view.divergence.expect("all are told");
        assert_eq!((shown.rules, shown.now, shown.answers), (3, 5, None));
        assert!(view.version >= desk.table.version(who), "versions never fall");
        assert_eq!(view.asks, None);
        assert_eq!((view.free_undo, view.can_request_undo), (0, false), "nothing is offered that is refused");
    }
    let restored = Table::restore(OTHER, &stopped.table.snapshot()).unwrap();
    assert_eq!(restored.divergence(), Some(divergence));
}

#[test]
fn any_player_may_play_on_with_new_luck() {
    let mut desk = diverged();
    let answers = desk.table.play().unwrap().given().len();
    let secret = Secret([99; 32]);
    let done = desk.does("u1", Command::PlayOn { secret: secret.clone() });
    let secret = hex::encode(secret.0);
    assert_eq!(done, [EntryKind::PlayedOn { seat: seat(1), answers, rules: 5, secret }]);
    assert_eq!(desk.table.divergence(), None);
    assert!(!desk.table.waiting().is_empty());
    assert_eq!(desk.table.play().unwrap().given().len(), answers);
    assert_eq!(desk.table.free_undo(desk.turn()), 0, "what was before cannot be taken back");
    desk.finish(8);
    assert_eq!(desk.table.outcome().unwrap().ending, Ending::Finished);
    let reading = Record::<AuctionOf<5>>::read(&desk.table.record().unwrap()).unwrap();
    assert_eq!(reading.proof, Proof::Absent);
    // The entries of both builds make the same table.
    let told = Table::replay(OTHER, &desk.entries).unwrap();
    assert!(told.snapshot() == desk.table.snapshot());
}

#[test]
fn all_players_together_may_end_it_without_a_result() {
    let mut desk = diverged();
    desk.does("u0", Command::EndUnfinished);
    assert_eq!(desk.table.stage(), Stage::Playing);
    let shown = desk.table.view(Observer::Spectator, desk.now).divergence.unwrap();
    assert_eq!(shown.end, [seat(0)]);
    desk.does("u1", Command::EndUnfinished);
    let outcome = desk.table.outcome().unwrap();
    assert_eq!((outcome.ending, &outcome.places), (Ending::RulesChanged, &None));
}

#[test]
fn a_table_without_a_decision_is_cleared_away() {
    let mut desk = diverged();
    assert_eq!(desk.until_due(), [EntryKind::Abandoned]);
}

#[test]
fn a_finished_game_keeps_its_result_and_its_record() {
    let desk = with_equal_bids(true);
    let record = desk.table.record().unwrap();
    assert_eq!(record_of(&desk.entries), Some(record.clone()), "the entries alone are enough");
    let kept = later(&desk, OTHER);
    assert_eq!((kept.table.stage(), kept.table.outcome()), (Stage::Over, desk.table.outcome()));
    let view = kept.table.view(Observer::Spectator, kept.now);
    let shown = view.divergence.expect("it is told");
    let play = kept.table.play().unwrap();
    assert_eq!(shown.answers, Some(play.given().len()));
    assert!(play.given().len() < desk.table.play().unwrap().given().len());
    // The replay goes as far as the rules agree.
    assert_eq!(play.at(2).given().len(), 2);
    assert!(!play.story(Observer::Spectator).is_empty());
    let header = Header::read(&record).unwrap();
    assert_eq!((header.rules, header.standing.is_some()), (3, true));
    assert_eq!(Record::<Auction>::read(&record).unwrap().proof, Proof::Proven);
}

#[test]
fn a_setup_that_cannot_be_read_leaves_the_record() {
    let desk = with_equal_bids(true);
    assert!(Table::replay(UNREADABLE, &desk.entries).is_err());
    assert_eq!(record_of(&desk.entries), desk.table.record());
}

#[test]
fn under_the_same_rules_another_way_is_damage() {
    let desk = with_equal_bids(false);
    let mut entries = desk.entries.clone();
    let last = entries.iter_mut().rfind(|entry| entry.after.is_some()).unwrap();
    last.after.as_mut().unwrap().rolls = "1/2".to_owned();
    assert!(Table::replay(TITLES, &entries).is_err());
}

#[test]
fn entries_from_before_there_were_hashes_are_read() {
    let desk = with_equal_bids(true);
    let mut entries = desk.entries.clone();
    entries.iter_mut().for_each(|entry| entry.after = None);
    let table = Table::replay(TITLES, &entries).unwrap();
    assert!(table.snapshot() == desk.table.snapshot());
    assert_eq!(record_of(&entries), None);
}
