//! What time brings about.

use kernel::{Observer, Seat};
use table::{Command, Ending, EntryKind, Millis, Pace, Stage, StandInReason};

use crate::codes::pleading;
use crate::desk::*;

fn left(desk: &Desk, seat: Seat) -> Millis {
    desk.table.view(Observer::Spectator, desk.now).chairs[seat.index()].clock.unwrap().left
}

#[test]
fn a_table_that_is_never_filled_is_cleared_away() {
    let mut desk = Desk::open(AUCTION, "seats=2", LIVE);
    desk.now += 13 * DAY;
    desk.does("u0", sit());
    assert_eq!(desk.table.due(), Some(desk.now + 14 * DAY), "it lives as long as people come");
    assert_eq!(desk.until_due(), [EntryKind::Abandoned]);
    assert_eq!(desk.table.outcome().unwrap().ending, Ending::Abandoned);
    assert_eq!((desk.table.due(), desk.wait(99 * DAY)), (None, vec![]));
    assert_eq!(desk.table.record(), None, "nothing was played");
}

#[test]
fn a_live_clock_runs_out_and_a_bot_stands_in() {
    let mut desk = Desk::two();
    let me = desk.turn();
    assert_eq!(desk.table.due(), Some(desk.now + 5 * MINUTE));
    assert_eq!(desk.until_due(), [EntryKind::TookOver { seat: me, why: StandInReason::Time }]);
    assert_eq!(desk.table.due(), Some(desk.now + 5 * SECOND), "the bot is looked after");
    assert!(desk.wait(5 * SECOND).is_empty());
    let user = desk.user(me);
    desk.does(&user, Command::Return);
    assert_eq!(left(&desk, me), 10 * SECOND, "a little, because others wait");
    assert_eq!(desk.until_due(), [EntryKind::TookOver { seat: me, why: StandInReason::Time }]);
    desk.does(&user, Command::Return);
    assert_eq!(left(&desk, me), 0, "and only once for a question");
}

#[test]
fn leaving_and_coming_back_fills_no_clock() {
    for pace in [LIVE, RELAXED] {
        let mut desk = Desk::playing(AUCTION, "seats=3", pace);
        let me = desk.turn();
        let user = desk.user(me);
        desk.now += 4 * MINUTE;
        let before = left(&desk, me);
        for _ in 0..5 {
            desk.does(&user, Command::Leave);
            desk.does(&user, Command::Return);
            assert_eq!(left(&desk, me), before, "{pace:?}");
        }
        // Nor does the bot earn time for the person.
        desk.does(&user, Command::Leave);
        let mut luck = kernel::Fast::new(1);
        assert!(desk.bot(&mut luck));
        desk.does(&user, Command::Return);
        let full = if pace == LIVE { before } else { 2 * DAY };
        assert_eq!(left(&desk, me), full, "{pace:?}: over days, another question has all of its time");
    }
}

/// The clock stands while a bot thinks, so a person who comes and goes could hold the table up for ever.
#[test]
fn coming_and_going_holds_no_table_up() {
    for private in [false, true] {
        let mut desk = Desk::bidding("seats=2", LIVE);
        let come_and_go = |desk: &mut Desk| {
            desk.does("u0", Command::Leave);
            desk.tries("u0", Command::Return).is_ok()
        };
        let mut times = 0;
        while come_and_go(&mut desk) {
            times += 1;
            assert!(times < 20, "private: {private}");
            if private {
                // To answer and take it back changes nothing.
                desk.answer_like(seat(0), "choose");
                let version = desk.version(seat(0));
                desk.does("u0", undo(version, 1));
            }
        }
        assert_eq!(desk.refuses("u0", Command::Return), table::Code::BotFirst);
        let mut luck = kernel::Fast::new(1);
        while desk.table.waiting().contains(seat(0)) && desk.bot(&mut luck) {}
        desk.does("u0", Command::Return);
    }
    // Bots do not play where no person is left, so coming back is always allowed there.
    let mut desk = Desk::open(AUCTION, "seats=2", LIVE);
    desk.does("u0", sit());
    desk.does("u0", Command::Start);
    for _ in 0..20 {
        desk.now += 5 * SECOND;
        desk.does("u0", Command::Leave);
        desk.does("u0", Command::Return);
    }
}

/// Time for a person whose time was up comes once, however often an answer is given and taken back.
#[test]
fn taking_back_brings_no_second_help() {
    let mut desk = Desk::bidding("seats=2", LIVE);
    desk.answer_like(seat(1), "choose");
    desk.answer(seat(1), "seal");
    desk.until_due();
    desk.does("u0", Command::Return);
    assert_eq!(left(&desk, seat(0)), 10 * SECOND);
    for _ in 0..3 {
        desk.answer_like(seat(0), "choose");
        let version = desk.version(seat(0));
        desk.does("u0", undo(version, 1));
        desk.now += 10 * SECOND;
        desk.wait(0);
        desk.does("u0", Command::Return);
        assert_eq!(left(&desk, seat(0)), 0);
    }
}

/// Another player who may return waits, too, even if a bot plays for them now.
#[test]
fn the_absence_of_others_fills_no_clock() {
    for pace in [LIVE, RELAXED] {
        let mut desk = Desk::playing(AUCTION, "seats=2", pace);
        let me = desk.turn();
        let (mine, yours) = (desk.user(me), desk.user(me.next(2)));
        desk.does(&yours, Command::Leave);
        desk.now += 4 * MINUTE + 30 * SECOND;
        let before = left(&desk, me);
        desk.does(&mine, Command::Leave);
        desk.does(&mine, Command::Return);
        assert_eq!(left(&desk, me), before, "{pace:?}");
    }
}

#[test]
fn handing_over_and_taking_back_fills_no_clock() {
    for pace in [LIVE, RELAXED] {
        let mut desk = Desk::bidding("seats=2", pace);
        desk.now += 20 * SECOND;
        desk.answer_like(seat(0), "choose");
        let before = left(&desk, seat(0));
        for _ in 0..6 {
            desk.answer(seat(0), "seal");
            let version = desk.version(seat(0));
            desk.does("u0", undo(version, 1));
            assert_eq!(left(&desk, seat(0)), before, "{pace:?}");
        }
        desk.answer(seat(0), "seal");
        let version = desk.version(seat(0));
        desk.does("u0", undo(version, 2));
        assert_eq!(left(&desk, seat(0)), before, "{pace:?}");
    }
}

#[test]
fn a_person_alone_with_bots_has_time_to_look() {
    let mut desk = Desk::open(AUCTION, "seats=2", LIVE);
    desk.does("u0", sit());
    desk.does("u0", Command::Start);
    let mut luck = kernel::Fast::new(1);
    while desk.bot(&mut luck) {}
    desk.until_due();
    desk.does("u0", Command::Return);
    assert_eq!(left(&desk, seat(0)), MINUTE);
}

#[test]
fn a_live_clock_gains_when_it_hands_over() {
    let mut desk = Desk::two();
    let (me, other) = (desk.turn(), desk.turn().next(2));
    desk.now += 30 * SECOND;
    assert_eq!((left(&desk, me), left(&desk, other)), (5 * MINUTE - 30 * SECOND, 5 * MINUTE));
    desk.answer(me, "draw");
    assert_eq!(left(&desk, me), 5 * MINUTE - 20 * SECOND);
    desk.now += MINUTE;
    assert_eq!(left(&desk, me), 5 * MINUTE - 20 * SECOND, "it stands");
    assert_eq!(left(&desk, other), 4 * MINUTE);
}

#[test]
fn all_who_are_asked_spend_their_time_together() {
    let mut desk = Desk::bidding("seats=2", LIVE);
    let before = left(&desk, seat(0));
    desk.now += 20 * SECOND;
    desk.answer_like(seat(0), "choose");
    assert_eq!(left(&desk, seat(0)), before - 20 * SECOND, "a step in the middle gains nothing");
    desk.answer(seat(0), "seal");
    desk.now += DAY;
    assert_eq!(desk.wait(0), [EntryKind::TookOver { seat: seat(1), why: StandInReason::Time }]);
    assert_eq!(left(&desk, seat(0)), before - 10 * SECOND);
}

#[test]
fn a_relaxed_clock_starts_anew_with_every_question() {
    let mut desk = Desk::playing(AUCTION, "seats=2", RELAXED);
    let me = desk.turn();
    desk.now += DAY;
    assert_eq!(left(&desk, me), DAY);
    desk.answer(me, "draw");
    assert_eq!(left(&desk, me), 2 * DAY);
    assert_eq!(desk.table.due(), Some(desk.now + 2 * DAY));
    assert_eq!(desk.until_due(), [EntryKind::TookOver { seat: me.next(2), why: StandInReason::Time }]);
}

#[test]
fn a_private_step_moves_no_clock_that_others_see() {
    let mut desk = Desk::bidding("seats=2", RELAXED);
    desk.now += DAY;
    desk.answer_like(seat(0), "choose");
    assert_eq!(left(&desk, seat(0)), DAY);
}

#[test]
fn deserted_tables_end_by_themselves() {
    for (pace, patience) in [(LIVE, 30 * MINUTE), (RELAXED, 3 * DAY)] {
        let mut desk = Desk::playing(AUCTION, "seats=2", pace);
        desk.does("u0", Command::Leave);
        desk.now += SECOND;
        desk.does("u1", Command::Leave);
        assert_eq!(desk.table.bot(), None, "bots do not play on alone");
        assert_eq!(desk.table.due(), Some(desk.now + patience));
        desk.now += patience - 1;
        desk.does("u0", Command::Return);
        desk.does("u0", Command::Leave);
        assert_eq!(desk.table.due(), Some(desk.now + patience), "patience begins anew");
        desk.does("u7", Command::Say { text: "is anyone here?".to_owned() });
        assert_eq!(desk.until_due(), [EntryKind::Abandoned]);
        assert_eq!(desk.table.outcome().unwrap().places, None);
        assert!(desk.table.record().unwrap().contains("\nsecret "));
    }
}

#[test]
fn all_who_are_late_are_replaced_at_once() {
    let mut desk = Desk::bidding("seats=3", LIVE);
    let done = desk.wait(DAY);
    assert_eq!(done.len(), 3);
    assert!(done.iter().all(|what| matches!(what, EntryKind::TookOver { why: StandInReason::Time, .. })));
    assert_eq!(desk.wait(30 * MINUTE), [EntryKind::Abandoned]);
}

#[test]
fn time_does_not_run_backwards() {
    let mut desk = Desk::two();
    desk.now += MINUTE;
    let me = desk.turn();
    desk.answer(me, "draw");
    let then = desk.table.changed();
    desk.now -= 10 * MINUTE;
    desk.answer(me.next(2), "draw");
    desk.does("u7", Command::Say { text: "what time is it?".to_owned() });
    assert_eq!(desk.table.changed(), then);
    assert!(left(&desk, me) > 0);
}

#[test]
fn an_outage_costs_no_player_any_time() {
    let mut desk = Desk::two();
    let me = desk.turn();
    desk.now += MINUTE;
    desk.does("u7", Command::Say { text: "the lights flicker".to_owned() });
    let (from, to) = (desk.now + MINUTE, desk.now + DAY);
    let entry = desk.table.outage(from, to).unwrap();
    desk.fold(vec![entry]);
    desk.now = to;
    assert!(desk.table.outage(from, to).is_none(), "once");
    // Another process noticed the same a little later.
    let entry = desk.table.outage(from, to + SECOND).unwrap();
    assert_eq!(entry.what, EntryKind::Outage { from: to });
    assert!(desk.table.tick(to).is_empty());
    assert_eq!(left(&desk, me), 3 * MINUTE);
}

#[test]
fn an_outage_matters_only_where_clocks_run() {
    let desk = Desk::open(AUCTION, "seats=2", LIVE);
    assert_eq!(desk.table.outage(START, START + DAY), None);
    let mut desk = Desk::two();
    desk.does("u1", Command::Resign);
    assert_eq!(desk.table.outage(START, START + DAY), None);
}

#[test]
fn an_outage_is_no_desertion_and_no_silence() {
    let mut desk = Desk::two();
    desk.does("u0", Command::Leave);
    desk.does("u1", Command::Leave);
    let to = desk.now + DAY;
    let entry = desk.table.outage(desk.now, to).unwrap();
    desk.fold(vec![entry]);
    desk.now = to;
    assert!(desk.wait(0).is_empty(), "people could not come back");
    assert_eq!(desk.until_due(), [EntryKind::Abandoned]);

    let (mut desk, _, _) = pleading();
    let to = desk.now + MINUTE * 3;
    let entry = desk.table.outage(desk.now, to).unwrap();
    desk.fold(vec![entry]);
    desk.now = to;
    assert!(desk.wait(0).is_empty(), "no one could say anything");
    assert_eq!(desk.until_due(), [EntryKind::Denied { seat: None }]);
}

#[test]
fn only_sensible_paces_are_sensible() {
    let live = |minutes, seconds| Pace::Live { minutes, seconds }.is_sensible();
    assert!(live(1, 0) && live(600, 600) && !live(0, 10) && !live(601, 0) && !live(5, 601));
    let relaxed = |days| Pace::Relaxed { days }.is_sensible();
    assert!(relaxed(1) && relaxed(30) && !relaxed(0) && !relaxed(31));
}

#[test]
fn a_table_is_due_until_it_is_over() {
    let mut desk = Desk::three();
    while desk.table.stage() != Stage::Over {
        assert!(desk.table.due().is_some());
        desk.until_due();
        let mut luck = kernel::Fast::new(1);
        desk.bot(&mut luck);
    }
}
