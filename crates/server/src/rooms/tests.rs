use store::HeadStatus;

use super::stored::LATER;
use super::*;

#[tokio::test]
async fn a_table_that_cannot_be_used_is_not_tried_for_ever() {
    let folder = tempfile::tempdir().unwrap();
    let store = store::open(folder.path().join("hetman.db").to_str().unwrap()).await.unwrap();
    let now = HeadStatus { stage: store::Stage::Playing, due: Some(5), waiting: 0, changed: 0 };
    let head = Head {
        id: "t".to_owned(),
        game: "from another time".to_owned(),
        host: String::new(),
        public: false,
        seq: 1,
        summary: String::new(),
        created: 0,
        now,
    };
    store.create(head, vec!["not an entry".to_owned()], Vec::new()).await.unwrap();
    let after: After = Box::new(|_, _, _, _| ());
    let rooms = Rooms::new(Arc::<dyn store::Store>::clone(&store), &[], Arc::new(|| 10), None, after);
    assert_eq!(store.due(10, 9).await.unwrap(), ["t"]);
    rooms.sweep().await;
    assert!(store.due(10, 9).await.unwrap().is_empty());
    assert_eq!(store.due(10 + LATER, 9).await.unwrap(), ["t"]);
    assert_eq!(store.load("t", true).await.unwrap().unwrap().entries, ["not an entry"]);
}

const TITLES: &[&dyn Title] = &[&table::Of::<ethnos::Ethnos>::TITLE];

fn person(user: &str) -> Person {
    Person { user: user.to_owned(), name: user.to_uppercase(), guest: true }
}

/// Rooms over a store of their own, and a clock that is set by hand.
async fn rooms_at(now: Millis) -> (tempfile::TempDir, Rooms, Arc<AtomicI64>) {
    let folder = tempfile::tempdir().unwrap();
    let store = store::open(folder.path().join("hetman.db").to_str().unwrap()).await.unwrap();
    let (time, after): (_, After) = (Arc::new(AtomicI64::new(now)), Box::new(|_, _, _, _| ()));
    let hand = Arc::clone(&time);
    let clock: Clock = Arc::new(move || hand.load(Ordering::Relaxed));
    let rooms = Rooms::new(store, TITLES, clock, None, after);
    (folder, rooms, time)
}

/// A table of two people who play with clocks, and the one who is asked.
async fn playing(rooms: &Rooms) -> (Arc<Room>, Seat) {
    let opening = Opening {
        title: TITLES[0],
        setup: "seats=2".to_owned(),
        host: person("u"),
        public: true,
        pace: table::Pace::Live { minutes: 1, seconds: 0 },
        level: table::Level::Novice,
        from: None,
        rematch_of: None,
    };
    let room = rooms.open("t", &opening, &Secret([7; 32])).await.unwrap();
    let sit = || Command::Sit { seat: None, word: None };
    for (user, command) in [("u", sit()), ("v", sit()), ("u", Command::Ready)] {
        drop(rooms.submit(&room, &person(user), None, command).await.unwrap());
    }
    let asked = rooms.look(&room, |table| table.waiting().first().unwrap()).await.unwrap();
    (room, asked)
}

#[tokio::test]
async fn a_player_who_asks_for_anything_is_there() {
    let (_folder, rooms, time) = rooms_at(1_000_000).await;
    let (room, asked) = playing(&rooms).await;
    let user = rooms.look(&room, |table| table.chairs()[asked.index()].person().unwrap().user.clone());
    let user = user.await.unwrap();
    // Long after the start, when it would be known who asked before.
    let replaces = async |seen: Millis| {
        time.store(1_000_000 + seen, Ordering::Relaxed);
        rooms.saw(&user);
        time.store(1_000_000 + 59_999 + 30_000, Ordering::Relaxed);
        rooms.submit(&room, &person("u"), None, Command::Replace { seat: asked }).await
    };
    let refused = replaces(40_000).await;
    assert!(matches!(refused, Err(RoomError::Refused(Refusal { code: Code::NotAbsent, .. }))));
    assert!(replaces(20_000).await.is_ok(), "more than a minute ago");
}

/// A one-minute clock, and a store that was away for 72 seconds.
#[tokio::test]
async fn an_outage_takes_no_seat_away() {
    let (_folder, rooms, time) = rooms_at(1_000_000).await;
    let (room, asked) = playing(&rooms).await;
    rooms.beaten(1_010_000);
    time.store(1_082_000, Ordering::Relaxed);
    // Nothing is decided before it is known that there was an outage.
    rooms.tick(&room).await.unwrap();
    let live = async || {
        let look = |table: &Table| {
            let left = table.chair_views(time.load(Ordering::Relaxed))[asked.index()].clock.unwrap().left;
            (table.chairs()[asked.index()].is_live(), left)
        };
        rooms.look(&room, look).await.unwrap()
    };
    assert!(live().await.0);
    rooms.note_outage(1_010_000, 1_082_000);
    rooms.give_back().await;
    rooms.beaten(1_082_000);
    rooms.sweep().await;
    assert_eq!(live().await, (true, 50_000));
    // A table that was not in memory gets its time back, too, and once.
    let again = rooms.load("t").await.unwrap();
    assert_eq!(again.chair_views(1_082_000)[asked.index()].clock.unwrap().left, 50_000);
    time.store(1_132_001, Ordering::Relaxed);
    rooms.beaten(1_132_000);
    rooms.tick(&room).await.unwrap();
    let look = |table: &Table| table.chairs()[asked.index()].is_live();
    assert!(!rooms.look(&room, look).await.unwrap(), "after that time runs on");
}

/// Notes what it is told, or breaks.
#[derive(Default)]
struct Pupil {
    clumsy: bool,
    seated: bool,
    notes: Mutex<Vec<&'static str>>,
}

impl Watcher for Pupil {
    fn is_seated(&self) -> bool {
        self.seated
    }

    fn show(&self, _: &Room, _: &Table) -> bool {
        assert!(!self.clumsy, "a drawing goes wrong");
        self.notes.lock().unwrap().push("shown");
        true
    }

    fn send(&self) {
        self.notes.lock().unwrap().push("sent");
    }

    fn wake(&self) {
        self.notes.lock().unwrap().push("woken");
    }
}

#[tokio::test]
async fn a_watcher_that_cannot_be_shown_hurts_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let store = store::open(folder.path().join("hetman.db").to_str().unwrap()).await.unwrap();
    let after: After = Box::new(|_, _, _, _| ());
    let rooms = Rooms::new(Arc::<dyn store::Store>::clone(&store), TITLES, Arc::new(|| 10), None, after);
    let host = Person { user: "u".to_owned(), name: "U".to_owned(), guest: true };
    let opening = Opening {
        title: TITLES[0],
        setup: "seats=2".to_owned(),
        host: host.clone(),
        public: true,
        pace: table::Pace::Relaxed { days: 3 },
        level: table::Level::Novice,
        from: None,
        rematch_of: None,
    };
    let room = rooms.open("t", &opening, &Secret([7; 32])).await.unwrap();
    rooms.look(&room, |_| ()).await.unwrap();
    let pupils = [true, false].map(|clumsy| Arc::new(Pupil { clumsy, ..Pupil::default() }));
    let watches = pupils.clone().map(|pupil| room.watch(pupil));
    let notes = || pupils.clone().map(|pupil| std::mem::take(&mut *pupil.notes.lock().unwrap()));

    let say = |text: &str| Command::Say { text: text.to_owned() };
    let (_, told) = rooms.submit(&room, &host, None, say("hello")).await.unwrap();
    assert_eq!(notes(), [vec!["woken"], vec!["shown"]]);
    drop(told);
    assert_eq!(notes(), [["sent"], ["sent"]]);
    drop(watches);
    drop(rooms.submit(&room, &host, None, say("goodbye")).await.unwrap());
    assert_eq!(notes(), [[""; 0], []]);
}

#[tokio::test]
async fn players_are_shown_what_happens_before_those_who_watch() {
    let (_folder, rooms, _time) = rooms_at(1_000_000).await;
    let (room, _) = playing(&rooms).await;
    let crowd: Vec<_> = (0..20).map(|nth| Pupil { seated: nth >= 18, ..Pupil::default() }).collect();
    let crowd: Vec<_> = crowd.into_iter().map(Arc::new).collect();
    let watches: Vec<_> = crowd.iter().map(|pupil| room.watch(Arc::<Pupil>::clone(pupil))).collect();
    drop(rooms.submit(&room, &person("u"), None, Command::Say { text: "hello".to_owned() }).await.unwrap());
    let shown = |pupil: &Pupil| pupil.notes.lock().unwrap().contains(&"shown");
    assert!(crowd[18..].iter().all(|player| shown(player)));
    assert_eq!(crowd.iter().filter(|pupil| shown(pupil)).count(), 8);
    assert!(crowd.iter().all(|pupil| !pupil.notes.lock().unwrap().is_empty()), "no one is left out");
    drop(watches);
}
