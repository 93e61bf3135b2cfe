//! Taking back.

use kernel::record::{Proof, Reading, Record};
use kernel::{Observer, Seat, Trace};
use table::{Code, Command, Ending, EntryKind, Stage, Table, TakenBack, UndoDeniedView, UndoRequestView};

use crate::codes::pleading;
use crate::desk::*;
use crate::game::Auction;

fn takes_back(desk: &mut Desk, seat: Seat, answers: usize) -> Vec<EntryKind> {
    let (user, version) = (desk.user(seat), desk.version(seat));
    desk.does(&user, undo(version, answers))
}

fn proven(desk: &Desk) -> Record<Auction> {
    let Reading { record, proof, .. } = Record::<Auction>::read(&desk.table.record().unwrap()).unwrap();
    assert_eq!(proof, Proof::Proven);
    record
}

#[test]
fn ones_own_last_answers_are_free_to_take_back() {
    let mut desk = Desk::bidding("seats=2", LIVE);
    let free = |desk: &Desk| desk.table.view(Observer::Seat(seat(0)), desk.now).free_undo;
    let (before, most) = (desk.answers(seat(0)), free(&desk));
    desk.answer_like(seat(0), "choose");
    desk.answer_like(seat(0), "choose");
    desk.answer(seat(0), "seal");
    assert_eq!(free(&desk), most + 3);
    let version = desk.version(seat(1));
    let done = takes_back(&mut desk, seat(0), 2);
    assert_eq!(done, [EntryKind::Undone { seat: seat(0), answers: 2 }]);
    assert_eq!(desk.version(seat(1)), version + 1, "the seal was noticed");
    assert_eq!(free(&desk), most + 1);
    // Each is shown what they had noticed, until they notice something new.
    let shown = |desk: &Desk, who| desk.table.taken_back_view(Observer::Seat(who)).map(|back| back.steps);
    assert_eq!((shown(&desk, seat(0)), shown(&desk, seat(1))), (Some(2), Some(1)));
    takes_back(&mut desk, seat(0), 1);
    assert_eq!((shown(&desk, seat(0)), shown(&desk, seat(1))), (Some(1), Some(1)));
    let last = desk.table.taken_back_view(Observer::Spectator);
    assert_eq!(last, Some(TakenBack { seat: seat(0), steps: 1 }));
    assert_eq!(desk.version(seat(1)), version + 1, "the choice was not");
    assert_eq!(desk.answers(seat(0)), before);
    desk.answer_like(seat(0), "choose");
    assert_eq!((shown(&desk, seat(0)), shown(&desk, seat(1))), (None, Some(1)), "a choice is private");
    desk.answer(seat(0), "seal");
    assert_eq!(shown(&desk, seat(1)), None);
    desk.finish(1);
    proven(&desk);
}

#[test]
fn taking_back_leaves_the_choices_of_others_in_place() {
    let mut desk = Desk::bidding("seats=2", LIVE);
    desk.answer_like(seat(0), "choose");
    desk.answer(seat(0), "seal");
    let glance = desk.glance(Observer::Seat(seat(0)), desk.now);
    desk.answer_like(seat(1), "choose");
    assert_eq!(desk.glance(Observer::Seat(seat(0)), desk.now), glance);
    let version = desk.version(seat(1));
    assert_eq!(takes_back(&mut desk, seat(0), 1), [EntryKind::Undone { seat: seat(0), answers: 1 }]);
    assert_eq!(desk.version(seat(1)), version + 1, "the seal was noticed");
    assert!(desk.answers(seat(1)).contains(&"seal".to_owned()), "the choice of the other is still there");
    desk.finish(4);
    proven(&desk);
}

/// All seats but the last have sealed their bids, in this order. Each takes back its own in turn, and only its own.
fn sealed_choices_stay(order: [usize; 2]) {
    let mut desk = Desk::bidding("seats=3", LIVE);
    for index in order {
        desk.answer_like(seat(index), "choose");
        desk.answer(seat(index), "seal");
    }
    let sealed = |desk: &Desk| -> Vec<usize> {
        (0..3).filter(|&index| !desk.table.waiting().contains(seat(index))).collect()
    };
    assert_eq!(sealed(&desk), [0, 1]);
    for index in [0, 1] {
        let mut desk = Desk { table: desk.table.clone(), entries: desk.entries.clone(), ..desk };
        assert!(desk.table.free_undo(seat(index)) >= 2, "seat {index} after {order:?}");
        assert_eq!(
            takes_back(&mut desk, seat(index), 1),
            [EntryKind::Undone { seat: seat(index), answers: 1 }]
        );
        assert_eq!(sealed(&desk), [1 - index], "seat {index} after {order:?}");
        let told = Table::replay(TITLES, &desk.entries).unwrap();
        assert!(told.snapshot() == desk.table.snapshot(), "the entries make the same table");
        desk.answer(seat(index), "seal");
        desk.finish(2);
        proven(&desk);
    }
}

#[test]
fn sealed_choices_stay_in_whatever_order_they_were_made() {
    sealed_choices_stay([0, 1]);
    sealed_choices_stay([1, 0]);
}

#[test]
fn once_another_seat_has_been_asked_it_must_agree() {
    let mut desk = Desk::two();
    let me = desk.turn();
    desk.answer_like(me, "take");
    let other = me.next(2);
    assert_eq!(desk.turn(), other, "it is asked because of that");
    assert_eq!(desk.table.free_undo(me), 0);
    assert_eq!(takes_back(&mut desk, me, 1), [EntryKind::UndoRequested { seat: me, left: 0 }]);
}

#[test]
fn a_refused_request_tells_the_asker_and_cannot_be_repeated() {
    let (mut desk, me, you) = pleading();
    let (mine, yours) = (desk.table.seat_of(&me).unwrap(), desk.table.seat_of(&you).unwrap());
    let denied = |desk: &Desk, who| desk.table.view(Observer::Seat(who), desk.now).undo_denied;
    assert_eq!(denied(&desk, mine), None);
    desk.does(&you, Command::Consent { undo_request: None, agree: false });
    assert_eq!(denied(&desk, mine), Some(UndoDeniedView { by: Some(yours) }));
    assert_eq!(denied(&desk, yours), None);
    assert_eq!(desk.refuses(&me, undo(desk.version(mine), 1)), Code::UndoDenied);
    let offered = |desk: &Desk| desk.table.view(Observer::Seat(mine), desk.now).can_request_undo;
    assert!(!offered(&desk), "it is not offered again");
    // What was not asked before may be asked, and what was is still refused when more has happened.
    desk.answer(yours, "draw");
    for who in [mine, yours] {
        desk.answer_like(who, "choose");
        desk.answer(who, "seal");
    }
    assert_eq!(denied(&desk, mine), None, "the game has gone on");
    assert!(offered(&desk));
    assert_eq!(desk.refuses(&me, undo(desk.version(mine), 3)), Code::UndoDenied);
    assert_eq!(takes_back(&mut desk, mine, 1), [EntryKind::UndoRequested { seat: mine, left: 3 }]);
}

#[test]
fn across_luck_the_others_must_agree_and_luck_is_not_rolled_back() {
    let (mut desk, me, you) = pleading();
    let (mine, yours) = (desk.table.seat_of(&me).unwrap(), desk.table.seat_of(&you).unwrap());
    let undo_request = |desk: &Desk, who| desk.table.view(who, desk.now).undo_request;
    let expected = UndoRequestView { number: 0, seat: mine, steps: 1, agreed: vec![], asks_you: true };
    assert_eq!(undo_request(&desk, Observer::Seat(yours)), Some(expected.clone()));
    assert_eq!(
        undo_request(&desk, Observer::Seat(mine)),
        Some(UndoRequestView { asks_you: false, ..expected })
    );
    assert_eq!(desk.refuses(&me, Command::Consent { undo_request: None, agree: true }), Code::NoUndoRequest);
    let done = desk.does(&you, Command::Consent { undo_request: None, agree: true });
    assert_eq!(done, [EntryKind::Agreed { seat: yours }, EntryKind::Back { seat: mine, left: 0 }]);
    assert_eq!(undo_request(&desk, Observer::Seat(yours)), None);
    assert_eq!(desk.turn(), mine);
    // The same answer again meets other luck: it goes on where it was.
    let rolls = |desk: &Desk| {
        let record = Record::<Auction>::trusted(&desk.table.record().unwrap()).unwrap();
        record.steps.iter().flat_map(|step| step.rolls().to_vec()).count()
    };
    assert_eq!(rolls(&desk), 1);
    desk.answer(mine, "draw");
    assert_eq!(rolls(&desk), 2);
    desk.finish(3);
    let record = proven(&desk);
    assert!(record.steps.len() > record::stand(&record), "what was taken back stays in the record");
}

mod record {
    pub fn stand(record: &kernel::record::Record<super::Auction>) -> usize {
        kernel::record::standing(&record.steps).len()
    }
}

#[test]
fn one_denial_is_enough() {
    let mut desk = Desk::three();
    let me = desk.turn();
    desk.answer(me, "draw");
    let (next, last) = (me.next(3), me.next(3).next(3));
    assert_eq!(takes_back(&mut desk, me, 1), [EntryKind::UndoRequested { seat: me, left: 0 }]);
    let (next_user, last_user) = (desk.user(next), desk.user(last));
    assert_eq!(
        desk.does(&next_user, Command::Consent { undo_request: None, agree: true }),
        [EntryKind::Agreed { seat: next }]
    );
    assert_eq!(
        desk.refuses(&next_user, Command::Consent { undo_request: None, agree: false }),
        Code::NoUndoRequest,
        "said is said"
    );
    let done = desk.does(&last_user, Command::Consent { undo_request: None, agree: false });
    assert_eq!(done, [EntryKind::Denied { seat: Some(last) }]);
    assert_eq!(
        desk.refuses(&last_user, Command::Consent { undo_request: None, agree: true }),
        Code::NoUndoRequest
    );
    assert_eq!(desk.table.play().unwrap().given().len(), 1);
}

#[test]
fn a_plea_can_be_withdrawn() {
    let (mut desk, me, you) = pleading();
    let mine = desk.table.seat_of(&me).unwrap();
    let done = desk.does(&me, Command::Consent { undo_request: None, agree: false });
    assert_eq!(done, [EntryKind::Denied { seat: Some(mine) }]);
    assert_eq!(desk.refuses(&you, Command::Consent { undo_request: None, agree: true }), Code::NoUndoRequest);
}

#[test]
fn silence_denies_in_the_end() {
    let (mut desk, _, _) = pleading();
    assert_eq!(desk.table.due(), Some(desk.now + 2 * MINUTE));
    assert_eq!(desk.until_due(), [EntryKind::Denied { seat: None }]);
}

#[test]
fn playing_on_answers_a_plea_but_a_private_step_does_not() {
    let (mut desk, _, you) = pleading();
    let yours = desk.table.seat_of(&you).unwrap();
    desk.answer_like(yours, "take");
    assert_eq!(desk.table.view(Observer::Spectator, desk.now).undo_request, None);

    let mut desk = Desk::bidding("seats=3", LIVE);
    let first = desk.table.play().unwrap().given()[0].seat;
    takes_back(&mut desk, first, 1);
    desk.answer_like(first.next(3), "choose");
    assert!(desk.table.view(Observer::Spectator, desk.now).undo_request.is_some());
    for other in [first.next(3), first.next(3).next(3)] {
        let user = desk.user(other);
        desk.does(&user, Command::Consent { undo_request: None, agree: true });
    }
    assert_eq!(desk.table.play().unwrap().given().len(), 0);
}

#[test]
fn who_may_come_back_is_asked_too() {
    let mut desk = Desk::three();
    let me = desk.turn();
    desk.answer(me, "draw");
    let (next, last) = (desk.user(me.next(3)), desk.user(me.next(3).next(3)));
    desk.does(&last, Command::Leave);
    takes_back(&mut desk, me, 1);
    let agree = || Command::Consent { undo_request: None, agree: true };
    assert_eq!(desk.does(&next, agree()).len(), 1, "that is not all");
    let asked = desk.table.undo_request_view(Observer::Seat(me.next(3).next(3))).unwrap();
    assert!(asked.asks_you);
    let done = desk.does(&last, agree());
    assert!(matches!(done[..], [EntryKind::Agreed { .. }, EntryKind::Back { left: 0, .. }]));

    // The host cannot be rid of a player and take back alone.
    let mut desk = Desk::two();
    let me = desk.turn();
    desk.answer(me, "draw");
    let you = desk.user(me.next(2));
    desk.does(&you, Command::Leave);
    assert!(matches!(takes_back(&mut desk, me, 1)[..], [EntryKind::UndoRequested { .. }]));
    desk.does(&you, Command::Resign);
    assert_eq!(desk.table.stage(), Stage::Over);
}

#[test]
fn requests_that_come_to_nothing_come_to_an_end() {
    let mut desk = Desk::playing(ETHNOS, "seats=2", LIVE);
    let me = desk.turn();
    let (mine, yours) = (desk.user(me), desk.user(me.next(2)));
    let mut denied = 0;
    while denied < 4 {
        let turn = desk.turn();
        let answers = desk.answers(turn);
        let draws = answers.contains(&"draw".to_owned());
        desk.answer(turn, if draws { "draw" } else { &answers[0] });
        if !draws || turn != me {
            continue;
        }
        let version = desk.version(me);
        if denied == 3 {
            assert!(!desk.table.view(Observer::Seat(me), desk.now).can_request_undo);
            assert_eq!(desk.refuses(&mine, undo(version, 1)), Code::UndoDenied, "not again and again");
        } else {
            desk.does(&mine, undo(version, 1));
            desk.does(&yours, Command::Consent { undo_request: None, agree: false });
        }
        denied += 1;
    }
}

/// A request that the asker gives up by playing on or by leaving counts like a refused one.
#[test]
fn a_request_that_is_given_up_counts() {
    for leaves in [false, true] {
        let mut desk = Desk::playing(ETHNOS, "seats=2", LIVE);
        let me = desk.turn();
        let (mine, yours) = (desk.user(me), desk.user(me.next(2)));
        desk.answer(me, "draw");
        if !leaves {
            desk.answer(me.next(2), "draw");
        }
        let version = desk.version(me);
        desk.does(&mine, undo(version, 1));
        let mut again = 1;
        if leaves {
            desk.does(&mine, Command::Leave);
            desk.does(&mine, Command::Return);
        } else {
            desk.answer(me, "draw");
            again = 2;
        }
        assert_eq!(
            desk.refuses(&yours, Command::Consent { undo_request: None, agree: true }),
            Code::NoUndoRequest
        );
        let version = desk.version(me);
        assert_eq!(desk.refuses(&mine, undo(version, again)), Code::UndoDenied, "leaves: {leaves}");
    }
}

/// What another player does beside the game must not make a request stale.
#[test]
fn coming_and_going_of_others_keeps_no_one_from_taking_back() {
    let mut desk = Desk::bidding("seats=2", LIVE);
    desk.answer_like(seat(0), "choose");
    let version = desk.version(seat(0));
    desk.does("u1", Command::Leave);
    desk.does("u1", Command::Return);
    assert!(desk.version(seat(0)) > version);
    assert!(matches!(desk.does("u0", undo(version, 1))[..], [EntryKind::Undone { .. }]));
    // But a step of the game does.
    desk.answer_like(seat(0), "choose");
    let version = desk.version(seat(0));
    desk.answer(seat(0), "seal");
    assert_eq!(desk.refuses("u0", undo(version, 1)), Code::Stale);
}

#[test]
fn a_request_ends_within_a_day() {
    let mut desk = Desk::playing(AUCTION, "seats=2", table::Pace::Relaxed { days: 30 });
    let me = desk.turn();
    desk.answer(me, "draw");
    takes_back(&mut desk, me, 1);
    assert_eq!(desk.table.due(), Some(desk.now + DAY));
    assert_eq!(desk.until_due(), [EntryKind::Denied { seat: None }]);
}

#[test]
fn alone_with_bots_everything_can_be_taken_back() {
    let mut desk = Desk::open(AUCTION, "seats=2", LIVE);
    desk.does("u0", sit());
    desk.does("u0", Command::Start);
    let mut luck = kernel::Fast::new(1);
    while desk.bot(&mut luck) {}
    desk.answer(seat(0), "draw");
    while desk.bot(&mut luck) {}
    assert!(matches!(takes_back(&mut desk, seat(0), 1)[..], [EntryKind::Back { .. }]));
    desk.finish(5);
    proven(&desk);
}

#[test]
fn bots_wait_while_people_talk_about_taking_back() {
    let mut desk = Desk::three();
    let me = desk.turn();
    desk.answer(me, "draw");
    let next = desk.user(me.next(3));
    desk.does(&next, Command::Leave);
    assert!(desk.table.bot().is_some());
    takes_back(&mut desk, me, 1);
    assert_eq!(desk.table.bot(), None);
    assert_eq!(desk.table.due(), Some(desk.now + MINUTE), "but not for long");
    desk.until_due();
    assert!(desk.table.bot().is_some());
}

#[test]
fn others_are_told_only_of_steps_they_noticed() {
    let mut desk = Desk::bidding("seats=2", LIVE);
    let first = desk.table.play().unwrap().given()[0].seat;
    let other = first.next(2);
    desk.answer_like(first, "choose");
    desk.answer_like(first, "choose");
    takes_back(&mut desk, first, 3);
    let steps = |who| desk.table.view(who, desk.now).undo_request.unwrap().steps;
    assert_eq!((steps(Observer::Seat(first)), steps(Observer::Seat(other))), (4, 2));
}

#[test]
fn an_undo_reaches_no_further_than_ones_answers() {
    let mut desk = Desk::two();
    let me = desk.turn();
    desk.answer_like(me, "take");
    let (user, version) = (desk.user(me), desk.version(me));
    assert_eq!(desk.refuses(&user, undo(version, 0)), Code::NothingToUndo);
    assert_eq!(desk.refuses(&user, undo(version, 2)), Code::NothingToUndo);
    let other = desk.user(me.next(2));
    assert_eq!(desk.refuses(&other, undo(version, 1)), Code::NothingToUndo);
    assert_eq!(desk.table.play().unwrap().given()[0].trace, Trace::Nothing);
    takes_back(&mut desk, me, 1);
}

#[test]
fn a_record_with_many_undos_is_proven() {
    let mut desk = Desk::playing(AUCTION, "seats=2", LIVE);
    let mut luck = kernel::Fast::new(9);
    for round in 0..60 {
        let me = desk.turn();
        let answers = desk.answers(me);
        desk.answer(me, &answers[kernel::Luck::pick(&mut luck, answers.len() as u32) as usize]);
        if desk.table.stage() == Stage::Over {
            break;
        }
        if round % 2 == 0 && matches!(takes_back(&mut desk, me, 1)[..], [EntryKind::UndoRequested { .. }]) {
            let you = desk.user(me.next(2));
            desk.does(&you, Command::Consent { undo_request: None, agree: true });
        }
    }
    if desk.table.stage() != Stage::Over {
        desk.finish(2);
    }
    assert_eq!(desk.table.outcome().unwrap().ending, Ending::Finished);
    proven(&desk);
}
