//! What one person can add to a table without playing on.

use table::{Code, Command, EntryKind, Level, Refusal, Stage};

use crate::desk::*;

#[test]
fn what_changes_nothing_is_acknowledged_and_not_stored() {
    let mut desk = Desk::two();
    desk.does("u1", Command::Say { text: "hello".to_owned() });
    let line = desk.table.view(kernel::Observer::Spectator, desk.now).chat[0].line;
    let every = |every| Command::EveryStep { every };
    let quiet = |muted| Command::Mute { line: None, muted };
    let mute = |muted| Command::Mute { line: Some(line), muted };
    let hook = |to: Option<&str>| Command::Hook { webhook: to.map(str::to_owned) };
    for (user, nothing, change) in [
        ("u1", every(false), every(true)),
        ("u0", quiet(false), quiet(true)),
        ("u0", mute(false), mute(true)),
        ("u0", hook(None), hook(Some("https://a.b/"))),
    ] {
        assert!(desk.does(user, nothing.clone()).is_empty(), "{nothing:?}");
        assert_eq!(desk.does(user, change.clone()).len(), 1);
        assert!(desk.does(user, change.clone()).is_empty(), "{change:?}");
        assert_eq!(desk.does(user, nothing).len(), 1);
    }
}

/// Repeats two things until one is refused. Returns how often they were done.
fn in_turns(desk: &mut Desk, user: &str, commands: [Command; 2]) -> (usize, Code) {
    for (done, command) in commands.iter().cycle().enumerate().take(1_000) {
        if let Err(refusal) = desk.tries(user, command.clone()) {
            return (done, refusal.code);
        }
    }
    panic!("{user} may {commands:?} for ever");
}

#[test]
fn each_person_may_do_only_so_much_beside_the_game() {
    let mut desk = Desk::three();
    desk.now += MINUTE;
    let me = desk.turn().next(3);
    let (mine, theirs) = (desk.user(me), desk.user(me.next(3)));
    let come_and_go = || [Command::Leave, Command::Return];
    assert_eq!(in_turns(&mut desk, &mine, come_and_go()), (30, Code::TooOften));
    assert_eq!(desk.refuses(&mine, Command::EveryStep { every: true }), Code::TooOften);
    // It concerns no one else, and neither the game nor chat.
    desk.does(&theirs, Command::Leave);
    desk.does(&mine, Command::Say { text: "hello".to_owned() });
    desk.answer(desk.turn(), "draw");
    desk.answer(me, "draw");
    desk.now += MINUTE;
    assert_eq!(in_turns(&mut desk, &mine, come_and_go()), (30, Code::TooOften));

    let mut desk = Desk::open(AUCTION, "seats=3", LIVE);
    let bot = Command::Bot { seat: Some(seat(0)), level: Level::Novice };
    let host = in_turns(&mut desk, "u0", [bot, Command::Remove { seat: seat(0) }]);
    assert_eq!(host, (30, Code::TooOften));
    assert_eq!(in_turns(&mut desk, "u1", [sit(), Command::Leave]), (30, Code::TooOften));
    assert_eq!(desk.does("u0", Command::Close), [EntryKind::Abandoned]);
}

/// Answers and takes back, until that is refused.
pub fn taking_back_for_ever() -> Refusal {
    let mut desk = Desk::bidding("seats=2", LIVE);
    again_and_again(&mut desk, 100)
}

fn again_and_again(desk: &mut Desk, times: usize) -> Refusal {
    for _ in 0..times {
        desk.answer_like(seat(0), "choose");
        let version = desk.version(seat(0));
        desk.does("u0", undo(version, 1));
    }
    desk.answer_like(seat(0), "choose");
    desk.tries("u0", undo(desk.version(seat(0)), 1)).unwrap_err()
}

#[test]
fn taking_back_ends_until_the_seat_is_further_than_ever() {
    let mut desk = Desk::bidding("seats=2", LIVE);
    assert_eq!(again_and_again(&mut desk, 100).code, Code::UndoTooOften);
    // What others noticed and could be taken back is no way around it.
    desk.answer(seat(0), "seal");
    for _ in 0..100 {
        let version = desk.version(seat(0));
        desk.does("u0", undo(version, 1));
        desk.answer(seat(0), "seal");
    }
    assert_eq!(desk.refuses("u0", undo(desk.version(seat(0)), 1)), Code::UndoTooOften);
    desk.answer_like(seat(1), "choose");
    let version = desk.version(seat(1));
    desk.does("u1", undo(version, 1));

    // Nor are bots, whose answers can be taken back, too.
    let mut desk = Desk::open(AUCTION, "seats=2", LIVE);
    desk.does("u0", sit());
    desk.does("u0", Command::Start);
    let mut luck = kernel::Fast::new(1);
    for time in 0..=100 {
        while desk.bot(&mut luck) {}
        desk.answer(seat(0), "draw");
        while desk.bot(&mut luck) {}
        assert_eq!(desk.table.stage(), Stage::Playing);
        let done = desk.tries("u0", undo(desk.version(seat(0)), 1)).map_err(|refusal| refusal.code);
        assert_eq!(done.err(), (time == 100).then_some(Code::UndoTooOften));
    }
}
