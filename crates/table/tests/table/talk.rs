//! Chat, and requests that arrive twice.

use kernel::Observer;
use table::{Code, Command, Decision, EntryKind};

use crate::desk::*;

fn say(text: &str) -> Command {
    Command::Say { text: text.to_owned() }
}

#[test]
fn all_may_say_something_even_after_the_end() {
    let mut desk = Desk::two();
    desk.does("u7", say("  from the side\n  second line "));
    desk.does("u1", Command::Resign);
    desk.does("u1", say("well played"));
    let chat = desk.table.view(Observer::Spectator, desk.now).chat;
    assert_eq!((&*chat[0].text, chat[0].seat), ("from the side\n  second line", None));
    assert_eq!((&*chat[1].name, chat[1].seat), ("name of u1", Some(seat(1))));
}

#[test]
fn a_line_is_neither_empty_nor_long_nor_strange() {
    let mut desk = Desk::two();
    desk.does("u0", say(&"ż".repeat(500)));
    for bad in [String::new(), " ".to_owned(), "x".repeat(501), "a\tb".to_owned(), "a\u{0}b".to_owned()] {
        assert_eq!(desk.refuses("u0", say(&bad)), Code::BadText, "{bad:?}");
    }
}

#[test]
fn the_last_hundred_lines_are_shown() {
    let mut desk = Desk::open(AUCTION, "seats=2", LIVE);
    for line in 0..120 {
        desk.now += 3 * SECOND;
        desk.does("u0", say(&line.to_string()));
    }
    let chat = desk.table.view(Observer::Spectator, desk.now).chat;
    assert_eq!((chat.len(), &*chat[0].text, &*chat[99].text), (100, "20", "119"));
}

#[test]
fn a_request_with_the_same_key_is_carried_out_once() {
    let mut desk = Desk::two();
    let me = desk.turn();
    let (user, version) = (desk.user(me), desk.version(me));
    let answer = || Command::Answer { version, action: "draw".to_owned() };
    assert_eq!(desk.tries_as(&user, Some("k1"), answer()).unwrap().len(), 1);
    let after = desk.version(me);
    desk.does("u7", say("between"));
    assert_eq!(desk.decide(&user, Some("k1"), answer()), Ok(Decision::Done(after)));
    // The key alone decides, also after the end and whatever comes with it.
    assert_eq!(desk.decide(&user, Some("k1"), say("")), Ok(Decision::Done(after)));
    desk.does("u0", Command::Resign);
    assert_eq!(desk.decide(&user, Some("k1"), answer()), Ok(Decision::Done(after)));
    let other = desk.user(me.next(2));
    assert!(desk.decide(&other, Some("k1"), say("mine")).is_ok_and(|done| matches!(done, Decision::Do(_))));
    assert!(desk.decide(&user, Some("k2"), say("new")).is_ok_and(|done| matches!(done, Decision::Do(_))));
}

#[test]
fn a_refused_request_may_be_tried_again_with_its_key() {
    let mut desk = Desk::two();
    let other = desk.turn().next(2);
    let user = desk.user(other);
    let ask = |desk: &Desk| Command::Answer { version: desk.version(other), action: "draw".to_owned() };
    assert_eq!(desk.decide(&user, Some("k"), ask(&desk)).unwrap_err().code, Code::NotAsked);
    desk.answer(desk.turn(), "draw");
    let command = ask(&desk);
    assert_eq!(desk.tries_as(&user, Some("k"), command).unwrap().len(), 1);
}

#[test]
fn a_request_of_several_entries_is_told_its_last_version() {
    let mut desk = Desk::open(AUCTION, "seats=2", LIVE);
    desk.does("u0", sit());
    let done = desk.tries_as("u1", Some("k"), sit()).unwrap();
    assert!(matches!(done[..], [EntryKind::Sat { .. }, EntryKind::Ready { .. }]));
    assert_eq!(desk.decide("u1", Some("k"), sit()), Ok(Decision::Done(desk.version(seat(1)))));
}

#[test]
fn the_last_sixteen_requests_of_each_user_are_remembered() {
    let mut desk = Desk::two();
    desk.tries_as("u6", Some("0"), say("hello")).unwrap();
    for number in 0..17 {
        desk.now += 7 * SECOND;
        desk.tries_as("u7", Some(&number.to_string()), say("spam")).unwrap();
    }
    let again = |user: &str, key: &str| matches!(desk.decide(user, Some(key), say("?")), Ok(Decision::Do(_)));
    assert!(again("u7", "0") && !again("u7", "1") && !again("u7", "16") && !again("u6", "0"));
}

#[test]
fn players_are_remembered_however_many_watchers_talk() {
    let mut desk = Desk::two();
    desk.tries_as("u0", Some("k"), say("hello")).unwrap();
    for watcher in 0..300 {
        desk.now += 7 * SECOND;
        desk.tries_as(&format!("w{watcher}"), Some("k"), say("spam")).unwrap();
    }
    let again = |user: &str| matches!(desk.decide(user, Some("k"), say("?")), Ok(Decision::Do(_)));
    assert!(!again("u0") && again("w0") && !again("w299"));
}

#[test]
fn what_is_said_makes_nothing_stale() {
    let mut desk = Desk::bidding("seats=2", LIVE);
    desk.answer_like(seat(0), "choose");
    let version = desk.version(seat(0));
    for _ in 0..9 {
        desk.does("u7", say("spam"));
    }
    assert_eq!(desk.version(seat(0)), version);
    assert_eq!(desk.table.said(), 9);
    desk.does("u0", undo(version, 1));
}

#[test]
fn those_who_watch_have_a_limit_of_their_own() {
    let mut desk = Desk::two();
    desk.does("u0", say("hello"));
    for line in 0..200 {
        desk.now += 7 * SECOND;
        desk.does(&format!("w{line}"), say("spam"));
    }
    let chat = desk.table.view(Observer::Spectator, desk.now).chat;
    assert_eq!((chat.len(), &*chat[0].text), (41, "hello"), "they do not crowd out the players");
    for _ in 0..9 {
        let _ = desk.tries("w0", say("spam"));
    }
    assert_eq!(desk.refuses("w1", say("spam")), Code::TooMuchChat);
    desk.does("u1", say("players may always"));
    desk.now += MINUTE;
    desk.does("w1", say("later"));
}

#[test]
fn the_host_can_mute() {
    let mut desk = Desk::two();
    desk.does("u7", say("buy this"));
    desk.does("u1", say("hm"));
    let line = |desk: &Desk, at: usize| Some(desk.table.view(Observer::Spectator, desk.now).chat[at].line);
    let (spam, hm) = (line(&desk, 0), line(&desk, 1));
    assert_eq!(desk.refuses("u1", Command::Mute { line: spam, muted: true }), Code::NotHost);
    desk.does("u0", Command::Mute { line: spam, muted: true });
    assert_eq!(desk.refuses("u7", say("more")), Code::Muted);
    assert_eq!(desk.table.muted_lines(), [spam.unwrap()]);
    desk.does("u8", say("others may"));
    desk.does("u0", Command::Mute { line: hm, muted: true });
    assert_eq!(desk.refuses("u1", say("why?")), Code::Muted);
    desk.does("u0", Command::Mute { line: hm, muted: false });
    desk.does("u1", say("thanks"));
    desk.does("u0", Command::Mute { line: None, muted: true });
    assert_eq!(desk.refuses("u8", say("I may not")), Code::Muted);
    assert!(desk.table.is_quiet());
    desk.does("u1", say("I may"));
    desk.does("u0", say("so may the host"));
    let own = desk.table.view(Observer::Spectator, desk.now).chat.last().map(|said| said.line);
    assert_eq!(desk.refuses("u0", Command::Mute { line: own, muted: true }), Code::NoSuchLine);
    desk.does("u0", Command::Mute { line: None, muted: false });
    desk.does("u8", say("again"));
}
