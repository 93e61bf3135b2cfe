//! Sitting down, standing up, and who plays.

use kernel::Observer;
use table::{Code, Command, EntryKind, Level, Sitter, Stage, StandInReason, Table};

use crate::desk::*;

#[test]
fn the_last_one_to_sit_down_begins_the_game() {
    let mut desk = Desk::open(AUCTION, "seats=3", LIVE);
    desk.does("u1", Command::Sit { seat: Some(seat(2)), word: Some("sunny day".to_owned()) });
    desk.does("u0", Command::Bot { seat: Some(seat(0)), level: Level::Casual });
    assert_eq!(desk.table.stage(), Stage::Gathering);
    let done = desk.does("g2", sit());
    assert!(matches!(done[..], [EntryKind::Sat { .. }, EntryKind::Ready { .. }]), "{done:?}");
    assert!(desk.table.asks_whether_ready(seat(2)) && !desk.table.asks_whether_ready(seat(1)));
    let done = desk.does("u1", Command::Ready);
    assert_eq!(done, [EntryKind::Ready { seat: seat(2) }, EntryKind::Begun]);
    assert_eq!(desk.table.seat_of("u1"), Some(seat(2)));
    assert_eq!(desk.table.seat_of("u0"), None, "the host need not play");
    let view = desk.table.view(Observer::Spectator, desk.now);
    assert_eq!(view.chairs[0].bot, Some(Level::Casual));
    assert!(view.chairs[1].guest && !view.chairs[2].guest);
    assert!(desk.table.record().unwrap().contains("\nword 2 sunny day\n"));
}

#[test]
fn a_bot_on_the_last_chair_begins_the_game_too_if_a_person_plays() {
    let mut desk = Desk::open(AUCTION, "seats=2", LIVE);
    desk.does("u1", sit());
    let done = desk.does("u0", Command::Bot { seat: None, level: Level::Novice });
    assert!(matches!(done[..], [EntryKind::Bot { .. }, EntryKind::Begun]));
}

#[test]
fn the_host_may_begin_early_and_bots_take_what_is_free() {
    let mut desk = Desk::open(AUCTION, "seats=4", LIVE);
    desk.does("u0", sit());
    desk.does("u0", Command::Invite { seat: None, person: person("u5") });
    desk.does("u0", Command::Start);
    let bots: Vec<Option<Level>> = desk.table.chairs().iter().map(|chair| chair.bot()).collect();
    assert_eq!(bots, [None, Some(Level::Novice), Some(Level::Novice), Some(Level::Novice)]);
}

#[test]
fn an_invited_person_has_a_chair_kept() {
    let mut desk = Desk::open(AUCTION, "seats=3", LIVE);
    desk.does("u0", Command::Invite { seat: Some(seat(1)), person: person("u5") });
    assert_eq!(desk.refuses("u2", Command::Sit { seat: Some(seat(1)), word: None }), Code::SeatTaken);
    let again = Command::Invite { seat: None, person: person("u5") };
    assert_eq!(desk.refuses("u0", again), Code::AlreadySeated);
    assert_eq!(desk.table.expected().count(), 1);
    assert_eq!(desk.table.people().count(), 0);
    desk.does("u1", sit());
    desk.does("u5", sit());
    assert_eq!(desk.table.seat_of("u5"), Some(seat(1)), "the kept chair, not just any");
    assert_eq!(desk.refuses("u6", Command::Sit { seat: Some(seat(0)), word: None }), Code::SeatTaken);
}

#[test]
fn who_sits_elsewhere_gives_the_kept_chair_free() {
    let mut desk = Desk::open(AUCTION, "seats=2", LIVE);
    desk.does("u0", Command::Invite { seat: Some(seat(0)), person: person("u5") });
    desk.does("u5", Command::Sit { seat: Some(seat(1)), word: None });
    assert_eq!(desk.table.expected().count(), 1, "no one is expected twice");
    desk.does("u6", sit());
    desk.does("u5", Command::Ready);
    assert_eq!(desk.table.stage(), Stage::Playing);
}

#[test]
fn a_chair_can_be_freed_before_the_game() {
    let mut desk = Desk::open(AUCTION, "seats=3", LIVE);
    desk.does("u1", sit());
    desk.does("u2", sit());
    desk.does("u1", Command::Leave);
    assert_eq!(desk.table.chairs()[0].sitter, Sitter::Empty);
    desk.does("u0", Command::Remove { seat: seat(1) });
    assert_eq!(desk.table.people().count(), 0);
    desk.does("u0", Command::Bot { seat: Some(seat(1)), level: Level::Master });
    desk.does("u0", Command::Remove { seat: seat(1) });
    desk.does("u0", Command::Invite { seat: None, person: person("u5") });
    desk.does("u0", Command::Remove { seat: seat(0) });
    assert_eq!(desk.table.expected().count(), 0);
}

/// Each person who sits down asks all others anew whether they are ready.
#[test]
fn a_person_who_was_removed_sits_down_again_only_if_invited() {
    let mut desk = Desk::open(AUCTION, "seats=3", LIVE);
    desk.does("u1", sit());
    desk.does("u0", Command::Remove { seat: seat(0) });
    assert_eq!(desk.refuses("u1", sit()), Code::Removed);
    assert_eq!(desk.refuses("u1", Command::Sit { seat: Some(seat(2)), word: None }), Code::Removed);
    let read = Table::replay(TITLES, &desk.entries).unwrap();
    assert!(read.decide(desk.now, &person("u1"), None, &sit(), |_| false).is_err(), "after a restart, too");
    desk.does("u0", Command::Invite { seat: None, person: person("u1") });
    desk.does("u1", sit());
    // Those who go by themselves, were only invited, or are the host may come again.
    desk.does("u1", Command::Leave);
    desk.does("u1", sit());
    desk.does("u0", sit());
    desk.does("u0", Command::Remove { seat: seat(1) });
    desk.does("u0", sit());
    desk.does("u0", Command::Invite { seat: Some(seat(2)), person: person("u5") });
    desk.does("u0", Command::Remove { seat: seat(2) });
    desk.does("u5", sit());
}

#[test]
fn who_leaves_a_game_has_a_bot_play_until_they_return() {
    let mut desk = Desk::two();
    let me = desk.turn();
    let user = desk.user(me);
    let done = desk.does(&user, Command::Leave);
    assert_eq!(done, [EntryKind::TookOver { seat: me, why: StandInReason::Left }]);
    let (bot, level, version) = desk.table.bot().unwrap();
    assert_eq!((bot, level), (me, Level::Novice));
    assert_eq!(desk.table.observer(&user), Observer::Seat(me), "they still see their cards");
    assert_eq!(desk.table.view(Observer::Seat(me), desk.now).asks, None);
    assert_eq!(desk.refuses(&user, undo(1, 1)), Code::StandIn);
    desk.does(&user, Command::Return);
    assert_eq!(desk.table.bot(), None);
    let late = desk.table.decide_bot(desk.now, me, version, "draw").unwrap_err();
    assert_eq!(late.code, Code::Stale, "the bot's thinking came too late");
    desk.answer(me, "draw");
}

#[test]
fn a_bot_answers_only_the_question_it_thought_about() {
    let mut desk = Desk::two();
    let me = desk.turn();
    let user = desk.user(me);
    desk.does(&user, Command::Leave);
    let (bot, _, version) = desk.table.bot().unwrap();
    desk.does("u7", Command::Say { text: "a word between".to_owned() });
    for (seat, version) in [(bot.next(2), version), (bot, version + 1), (bot, version - 1)] {
        let refusal = desk.table.decide_bot(desk.now, seat, version, "draw").unwrap_err();
        assert_eq!(refusal.code, Code::Stale);
    }
    let advice = desk.table.play().unwrap().thinker(bot, Level::Novice, 1)();
    let entries = desk.table.decide_bot(desk.now, bot, version, &advice.action).unwrap();
    desk.fold(entries);
    assert!(desk.table.decide_bot(desk.now, bot, version, &advice.action).is_err(), "once");
}

#[test]
fn the_host_replaces_only_who_is_absent() {
    for (pace, absence) in [(LIVE, MINUTE), (RELAXED, DAY)] {
        let mut desk = Desk::playing(AUCTION, "seats=3", pace);
        let asked = desk.turn();
        let replace = || Command::Replace { seat: asked };
        desk.now += absence - 1;
        assert_eq!(desk.refuses("u0", replace()), Code::NotAbsent, "not long enough");
        desk.now += 1;
        desk.present = desk.present.with(asked);
        assert_eq!(desk.refuses("u0", replace()), Code::NotAbsent, "they are there");
        desk.present = kernel::Seats::NONE;
        let other = Command::Replace { seat: asked.next(3) };
        assert_eq!(desk.refuses("u0", other), Code::NotAbsent, "no one waits for them");
        let done = desk.does("u0", replace());
        assert_eq!(done, [EntryKind::TookOver { seat: asked, why: StandInReason::Absent }]);
        assert_eq!(desk.refuses("u0", replace()), Code::NotAbsent, "a bot plays already");
    }
}

#[test]
fn clocks_start_when_all_are_ready() {
    let mut desk = Desk::open(AUCTION, "seats=3", LIVE);
    desk.does("u0", sit());
    desk.does("u1", sit());
    assert!(!desk.table.asks_whether_ready(seat(0)), "a chair is free");
    // The host begins with a bot; the other player is asked.
    let done = desk.does("u0", Command::Start);
    assert!(matches!(done[..], [EntryKind::Bot { .. }, EntryKind::Ready { .. }]), "{done:?}");
    assert!(desk.table.view(Observer::Seat(seat(1)), desk.now).asks_ready);
    let chairs = desk.table.view(Observer::Spectator, desk.now).chairs;
    assert_eq!(chairs.iter().map(|chair| chair.ready).collect::<Vec<_>>(), [true, false, false]);
    // If a person goes, all are asked again.
    desk.does("u1", Command::Leave);
    desk.does("u2", sit());
    assert!(desk.table.asks_whether_ready(seat(0)) && desk.table.stage() == Stage::Gathering);
    desk.does("u0", Command::Ready);
    assert_eq!(desk.table.stage(), Stage::Playing);
    assert_eq!(desk.refuses("u0", Command::Ready), Code::HasBegun);

    // Over days players need not be there, and a player alone waits for no one.
    let mut desk = Desk::open(AUCTION, "seats=2", RELAXED);
    desk.does("u0", sit());
    assert!(desk.does("u1", sit()).contains(&EntryKind::Begun));
    let mut desk = Desk::open(AUCTION, "seats=2", LIVE);
    desk.does("u0", sit());
    assert_eq!(desk.does("u0", Command::Start), [EntryKind::Begun]);
}

#[test]
fn an_invitation_can_be_declined_for_good() {
    let mut desk = Desk::open(AUCTION, "seats=3", LIVE);
    let invite = || Command::Invite { seat: None, person: person("u5") };
    desk.does("u0", invite());
    assert_eq!(desk.does("u5", Command::Decline), [EntryKind::Declined { seat: seat(0) }]);
    assert_eq!(desk.table.expected().count(), 0);
    assert_eq!(desk.refuses("u5", Command::Decline), Code::NotInvited);
    assert_eq!(desk.refuses("u0", invite()), Code::HasDeclined);
    desk.does("u5", sit());
}

#[test]
fn the_host_can_clear_the_table_away_before_the_game() {
    let mut desk = Desk::open(AUCTION, "seats=2", LIVE);
    desk.does("u1", sit());
    assert_eq!(desk.refuses("u1", Command::Close), Code::NotHost);
    assert_eq!(desk.does("u0", Command::Close), [EntryKind::Abandoned]);
    assert_eq!(Desk::two().refuses("u0", Command::Close), Code::HasBegun);
}

#[test]
fn a_deleted_user_holds_nothing_up() {
    let hook = || Command::Hook { webhook: Some("https://a.b/".to_owned()) };
    let mut desk = Desk::three();
    desk.does("u0", hook());
    let entries = desk.table.forget(desk.now, "u0");
    let done = desk.fold(entries);
    assert_eq!(done, [EntryKind::Hooked { webhook: None }, EntryKind::Resigned { seat: seat(0) }]);
    assert!(desk.table.webhook().is_none() && desk.table.chairs()[0].bot().is_some());
    assert!(desk.table.forget(desk.now, "u0").is_empty() && desk.table.forget(desk.now, "u9").is_empty());

    let mut desk = Desk::open(AUCTION, "seats=3", LIVE);
    desk.does("u1", sit());
    desk.does("u0", Command::Invite { seat: None, person: person("u5") });
    for user in ["u1", "u5"] {
        let entries = desk.table.forget(desk.now, user);
        desk.fold(entries);
    }
    assert_eq!(desk.table.expected().count(), 0);
    let entries = desk.table.forget(desk.now, "u0");
    assert_eq!(desk.fold(entries), [EntryKind::Abandoned]);
}

#[test]
fn the_same_people_play_again() {
    let rematch = |table: &str| Command::Rematch { table: table.to_owned(), closed: None };
    let mut desk = Desk::two();
    desk.does("u1", Command::Resign);
    assert_eq!(desk.refuses("u7", rematch("r")), Code::NotSeated);
    desk.does("u1", rematch("r"));
    assert_eq!(desk.table.rematch(), Some("r"));
    assert!(desk.does("u0", rematch("s")).is_empty(), "there is one");
    assert_eq!(desk.table.rematch(), Some("r"));
    // Both see that it was closed, and both ask for another one.
    let anew = |table: &str| Command::Rematch { table: table.to_owned(), closed: Some("r".to_owned()) };
    assert_eq!(desk.does("u0", anew("s")).len(), 1);
    assert!(desk.does("u1", anew("t")).is_empty(), "there is one again");
    assert_eq!(desk.table.rematch(), Some("s"));
    let mut desk = Desk::open(AUCTION, "seats=2", LIVE);
    desk.does("u0", sit());
    desk.until_due();
    assert_eq!(desk.refuses("u0", rematch("r")), Code::NotBegun);
}
