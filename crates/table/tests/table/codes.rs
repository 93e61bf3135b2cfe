//! Every way to be refused.

use table::{Code, Command, Level, Refusal};

use crate::desk::*;
use crate::game::{BID, TURN};

fn refusal(desk: &Desk, user: &str, command: Command) -> Refusal {
    let seq = desk.table.seq();
    let refusal = desk.decide(user, None, command).unwrap_err();
    assert_eq!(desk.table.seq(), seq);
    refusal
}

fn answer(version: u64, action: &str) -> Command {
    Command::Answer { version, action: action.to_owned() }
}

/// A player asks to take back what luck has made of an answer.
pub fn pleading() -> (Desk, String, String) {
    let mut desk = Desk::two();
    let first = desk.turn();
    desk.answer(first, "draw");
    let (me, you) = (desk.user(first), desk.user(first.next(2)));
    let version = desk.version(first);
    desk.does(&me, undo(version, 1));
    (desk, me, you)
}

/// Provokes a refusal. The match has no default, so a new code needs a new way to be provoked.
fn provoke(code: Code) -> Refusal {
    let open = || Desk::open(AUCTION, "seats=2", LIVE);
    let sitting = |user: &str| {
        let mut desk = open();
        desk.does(user, sit());
        desk
    };
    let bots = || {
        let mut desk = open();
        for _ in 0..2 {
            desk.does("u0", Command::Bot { seat: None, level: Level::Casual });
        }
        desk
    };
    let turn = || {
        let desk = Desk::two();
        let (seat, user) = (desk.turn(), desk.user(desk.turn()));
        (desk, seat, user)
    };
    match code {
        Code::HasBegun => refusal(&Desk::two(), "u7", sit()),
        Code::NotBegun => refusal(&sitting("u0"), "u0", Command::Resign),
        Code::Over => {
            let mut desk = Desk::two();
            desk.does("u1", Command::Resign);
            refusal(&desk, "u0", Command::Resign)
        }
        Code::NotHost => refusal(&sitting("u1"), "u1", Command::Start),
        Code::NotSeated => refusal(&Desk::two(), "u7", Command::Resign),
        Code::AlreadySeated => refusal(&sitting("u1"), "u1", sit()),
        Code::NoSuchSeat => refusal(&open(), "u1", Command::Sit { seat: Some(seat(2)), word: None }),
        Code::SeatTaken => refusal(&sitting("u1"), "u2", Command::Sit { seat: Some(seat(0)), word: None }),
        Code::Full => refusal(&bots(), "u1", sit()),
        Code::NoPerson => refusal(&bots(), "u0", Command::Start),
        Code::Stale => {
            let (desk, seat, user) = turn();
            refusal(&desk, &user, answer(desk.version(seat) - 1, "draw"))
        }
        Code::Future => {
            let (desk, seat, user) = turn();
            refusal(&desk, &user, answer(desk.version(seat) + 1, "draw"))
        }
        Code::NotAsked => {
            let (desk, seat, _) = turn();
            let other = seat.next(2);
            refusal(&desk, &desk.user(other), answer(desk.version(other), "draw"))
        }
        Code::Unreadable => {
            let (desk, seat, user) = turn();
            refusal(&desk, &user, answer(desk.version(seat), "dance"))
        }
        Code::Illegal => {
            let (desk, seat, user) = turn();
            let refusal = refusal(&desk, &user, answer(desk.version(seat), "seal"));
            assert_eq!((refusal.rule, &*refusal.to_string()), (Some(TURN), "illegal (auction.turn)"));
            refusal
        }
        Code::NothingToUndo => {
            let (desk, seat, user) = turn();
            refusal(&desk, &user, undo(desk.version(seat), 1))
        }
        Code::UndoRequestOpen => {
            let (desk, me, _) = pleading();
            let seat = desk.table.seat_of(&me).unwrap();
            refusal(&desk, &me, undo(desk.version(seat), 1))
        }
        Code::NoUndoRequest => {
            refusal(&Desk::two(), "u0", Command::Consent { undo_request: None, agree: true })
        }
        Code::UndoDenied => {
            let (mut desk, me, you) = pleading();
            desk.does(&you, Command::Consent { undo_request: None, agree: false });
            let seat = desk.table.seat_of(&me).unwrap();
            refusal(&desk, &me, undo(desk.version(seat), 1))
        }
        Code::RulesChanged => {
            let desk = crate::versions::diverged();
            let seat = desk.table.seat_of("u0").unwrap();
            refusal(&desk, "u0", answer(desk.version(seat), "draw"))
        }
        Code::RulesSame => refusal(&Desk::two(), "u0", Command::EndUnfinished),
        Code::AlreadyAgreed => {
            let mut desk = crate::versions::diverged();
            desk.does("u0", Command::EndUnfinished);
            refusal(&desk, "u0", Command::EndUnfinished)
        }
        Code::StandIn => {
            let mut desk = Desk::two();
            desk.does("u1", Command::Leave);
            refusal(&desk, "u1", Command::Leave)
        }
        Code::BotFirst => {
            let (mut desk, _, user) = turn();
            for _ in 0..5 {
                desk.does(&user, Command::Leave);
                desk.does(&user, Command::Return);
            }
            desk.does(&user, Command::Leave);
            refusal(&desk, &user, Command::Return)
        }
        Code::NoStandIn => refusal(&Desk::two(), "u1", Command::Return),
        Code::HasResigned => {
            let mut desk = Desk::three();
            desk.does("u1", Command::Resign);
            refusal(&desk, "u1", Command::Return)
        }
        Code::NotAbsent => refusal(&Desk::two(), "u0", Command::Replace { seat: seat(1) }),
        Code::Muted => {
            let mut desk = Desk::two();
            desk.does("u0", Command::Mute { line: None, muted: true });
            refusal(&desk, "u7", Command::Say { text: "hello".to_owned() })
        }
        Code::TooMuchChat => {
            let mut desk = Desk::two();
            for watcher in 0..10 {
                desk.does(&format!("w{watcher}"), Command::Say { text: "hello".to_owned() });
            }
            refusal(&desk, "u7", Command::Say { text: "hello".to_owned() })
        }
        Code::TooFast => {
            let mut desk = Desk::two();
            for _ in 0..30 {
                desk.does("u1", Command::Say { text: "hello".to_owned() });
            }
            refusal(&desk, "u1", Command::Say { text: "hello".to_owned() })
        }
        Code::TooOften => {
            let mut desk = Desk::two();
            desk.now += MINUTE;
            (0..30).for_each(|time| drop(desk.does("u1", Command::EveryStep { every: time % 2 == 0 })));
            refusal(&desk, "u1", Command::EveryStep { every: true })
        }
        Code::UndoTooOften => crate::growth::taking_back_for_ever(),
        Code::NoSuchLine => refusal(&Desk::two(), "u0", Command::Mute { line: Some(9), muted: true }),
        Code::NotInvited => refusal(&open(), "u7", Command::Decline),
        Code::HasDeclined => {
            let invite = || Command::Invite { seat: None, person: person("u5") };
            let mut desk = open();
            desk.does("u0", invite());
            desk.does("u5", Command::Decline);
            refusal(&desk, "u0", invite())
        }
        Code::Removed => {
            let mut desk = sitting("u5");
            desk.does("u0", Command::Remove { seat: seat(0) });
            refusal(&desk, "u5", sit())
        }
        Code::NotFull => refusal(&sitting("u0"), "u0", Command::Ready),
        Code::NotReady | Code::AlreadyReady => {
            let mut desk = sitting("u1");
            desk.does("u0", sit());
            refusal(&desk, "u0", if code == Code::NotReady { Command::Start } else { Command::Ready })
        }
        Code::NotOver => {
            refusal(&Desk::two(), "u0", Command::Rematch { table: "t".to_owned(), closed: None })
        }
        Code::BadText => refusal(&open(), "u7", Command::Say { text: " \n ".to_owned() }),
        Code::BadWord => {
            let word = Some("two\nlines".to_owned());
            refusal(&open(), "u1", Command::Sit { seat: None, word })
        }
    }
}

#[test]
fn every_refusal_can_be_provoked() {
    for &code in Code::ALL {
        let refusal = provoke(code);
        assert_eq!(refusal.code, code);
        assert_eq!(refusal.rule.is_some(), code == Code::Illegal, "{code:?}");
        assert_eq!(serde_json::to_string(&code).unwrap(), format!("\"{}\"", code.text()));
    }
}

#[test]
fn each_refusal_says_what_is_wrong_first() {
    let desk = Desk::two();
    // A user who does not sit there learns nothing about versions.
    assert_eq!(desk.refuses("u7", answer(99, "dance")), Code::NotSeated);
    assert_eq!(desk.refuses("u7", Command::Start), Code::NotHost);
    assert_eq!(desk.refuses("u0", Command::Start), Code::HasBegun);
    assert_eq!(desk.refuses("u0", Command::Bot { seat: None, level: Level::Novice }), Code::HasBegun);
    assert_eq!(desk.refuses("u0", Command::Remove { seat: seat(1) }), Code::HasBegun);
    assert_eq!(desk.refuses("u1", Command::Replace { seat: seat(0) }), Code::NotHost);
    assert_eq!(desk.refuses("u0", Command::Replace { seat: seat(7) }), Code::NoSuchSeat);

    let desk = Desk::open(AUCTION, "seats=2", LIVE);
    assert_eq!(desk.refuses("u0", Command::Replace { seat: seat(0) }), Code::NotBegun);
    assert_eq!(desk.refuses("u0", Command::Remove { seat: seat(0) }), Code::NotSeated);
    assert_eq!(desk.refuses("u0", Command::Remove { seat: seat(6) }), Code::NoSuchSeat);
    assert_eq!(desk.refuses("u0", Command::Leave), Code::NotSeated);

    let desk = Desk::bidding("seats=2", LIVE);
    let illegal = desk.decide("u0", None, answer(desk.version(seat(0)), "seal")).unwrap_err();
    assert_eq!((illegal.code, illegal.rule), (Code::Illegal, Some(BID)), "nothing is chosen yet");
}

#[test]
fn an_answer_to_an_earlier_question_is_stale() {
    let mut desk = Desk::two();
    let (first, version) = (desk.turn(), desk.version(desk.turn()));
    desk.answer(first, "draw");
    let user = desk.user(first);
    assert_eq!(desk.refuses(&user, answer(version, "draw")), Code::NotAsked);
    desk.answer(first.next(2), "draw");
    assert_eq!(desk.refuses(&user, answer(version, "choose 0")), Code::Stale);
    assert_eq!(desk.refuses(&user, undo(version, 1)), Code::Stale);
    assert_eq!(desk.refuses(&user, undo(version + 50, 1)), Code::Future);
}

#[test]
fn who_is_asked_the_same_as_before_may_answer_what_they_saw() {
    let mut desk = Desk::bidding("seats=3", LIVE);
    let versions: Vec<u64> = (0..3).map(|index| desk.version(seat(index))).collect();
    let cards: Vec<String> = (0..3).map(|index| desk.answers(seat(index))[0].clone()).collect();
    desk.does("u7", Command::Say { text: "hello".to_owned() });
    desk.does("u0", answer(versions[0], &cards[0]));
    desk.answer(seat(0), "seal");
    desk.does("u1", answer(versions[1], &cards[1]));
    assert_eq!(desk.refuses("u1", answer(versions[1], "seal")), Code::Stale, "it answered that question");
    // A guest comes and goes, and comes back.
    desk.does("u1", Command::Leave);
    desk.does("u1", Command::Return);
    desk.does("u2", answer(versions[2], &cards[2]));
}

#[test]
fn another_seats_private_undo_does_not_make_an_answer_stale() {
    let mut desk = Desk::bidding("seats=2", LIVE);
    let version = desk.version(seat(1));
    let card = desk.answers(seat(1))[0].clone();
    desk.does("u7", Command::Say { text: "hello".to_owned() });
    desk.answer_like(seat(0), "choose");
    let now = desk.version(seat(0));
    desk.does("u0", undo(now, 1));
    desk.does("u1", answer(version, &card));
}
