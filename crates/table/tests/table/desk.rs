//! A table with everything a server would do around it, and laws that are checked at every entry.

use kernel::{Fast, Luck, Observer, Seat, Seats, Secret};
use table::{
    Code, Command, Decision, Entry, EntryKind, Level, Millis, Of, Opening, Pace, Person, Refusal, Stage,
    Table, TableView, Title,
};

use crate::game::Auction;

pub const AUCTION: &dyn Title = &Of::<Auction>::TITLE;
pub const ETHNOS: &dyn Title = &Of::<ethnos::Ethnos>::TITLE;
pub const LUMERIA: &dyn Title = &Of::<lumeria::Lumeria>::TITLE;
pub const TITLES: &[&dyn Title] = &[AUCTION, ETHNOS, LUMERIA];

pub const SECOND: Millis = 1_000;
pub const MINUTE: Millis = 60 * SECOND;
pub const DAY: Millis = 24 * 60 * MINUTE;
pub const START: Millis = 1_000_000_000;

pub const LIVE: Pace = Pace::Live { minutes: 5, seconds: 10 };
pub const RELAXED: Pace = Pace::Relaxed { days: 2 };

pub fn person(user: &str) -> Person {
    Person { user: user.to_owned(), name: format!("name of {user}"), guest: user.starts_with('g') }
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number)
}

pub fn sit() -> Command {
    Command::Sit { seat: None, word: None }
}

pub fn undo(version: u64, answers: usize) -> Command {
    Command::Undo { version, answers }
}

pub struct Desk {
    pub table: Table,
    pub entries: Vec<Entry>,
    pub now: Millis,
    /// Whose person is connected.
    pub present: Seats,
}

impl Desk {
    /// A table that `u0` has opened.
    pub fn open(title: &'static dyn Title, setup: &str, pace: Pace) -> Desk {
        Desk::with_secret(title, setup, pace, 7)
    }

    pub fn with_secret(title: &'static dyn Title, setup: &str, pace: Pace, secret: u8) -> Desk {
        let host = person("u0");
        let opening = Opening {
            title,
            setup: setup.to_owned(),
            host,
            public: true,
            pace,
            level: Level::Novice,
            from: None,
            rematch_of: None,
        };
        let entry = opening.entry(START, &Secret([secret; 32]));
        let table = Table::open(TITLES, &entry).unwrap();
        Desk { table, entries: vec![entry], now: START, present: Seats::NONE }
    }

    /// A table where `u0`, `u1`… sit in their seats and play.
    pub fn playing(title: &'static dyn Title, setup: &str, pace: Pace) -> Desk {
        let mut desk = Desk::open(title, setup, pace);
        desk.all_sit();
        desk
    }

    /// `u0`, `u1`… sit down in their seats, and play.
    pub fn all_sit(&mut self) {
        for index in 0..self.table.chairs().len() {
            self.does(&format!("u{index}"), sit());
        }
        for index in 0..self.table.chairs().len() {
            if self.table.asks_whether_ready(seat(index)) {
                self.does(&format!("u{index}"), Command::Ready);
            }
        }
        assert_eq!(self.table.stage(), Stage::Playing, "a full table begins once all are ready");
    }

    pub fn two() -> Desk {
        Desk::playing(AUCTION, "seats=2", LIVE)
    }

    pub fn three() -> Desk {
        Desk::playing(AUCTION, "seats=3", LIVE)
    }

    /// A table whose seats all choose their bids.
    pub fn bidding(setup: &str, pace: Pace) -> Desk {
        let mut desk = Desk::playing(AUCTION, setup, pace);
        while desk.table.waiting().len() == 1 {
            let card = desk.answers(desk.turn()).into_iter().find(|answer| answer.starts_with("take"));
            desk.answer(desk.turn(), &card.unwrap());
        }
        desk
    }

    pub fn decide(&self, user: &str, key: Option<&str>, command: Command) -> Result<Decision, Refusal> {
        let present = |seat: Seat| self.present.contains(seat);
        self.table.decide(self.now, &person(user), key, &command, present)
    }

    /// Tries something. Returns what was written down.
    pub fn tries(&mut self, user: &str, command: Command) -> Result<Vec<EntryKind>, Refusal> {
        self.tries_as(user, None, command)
    }

    pub fn tries_as(
        &mut self,
        user: &str,
        key: Option<&str>,
        command: Command,
    ) -> Result<Vec<EntryKind>, Refusal> {
        match self.decide(user, key, command)? {
            Decision::Do(entries) => Ok(self.fold(entries)),
            Decision::Done(_) => Ok(Vec::new()),
        }
    }

    pub fn does(&mut self, user: &str, command: Command) -> Vec<EntryKind> {
        let wish = format!("{command:?}");
        self.tries(user, command).unwrap_or_else(|refusal| panic!("{user} cannot {wish}: {refusal}"))
    }

    /// The code with which something is refused.
    pub fn refuses(&self, user: &str, command: Command) -> Code {
        let wish = format!("{command:?}");
        match self.decide(user, None, command) {
            Err(refusal) => refusal.code,
            Ok(done) => panic!("{user} may {wish}: {done:?}"),
        }
    }

    /// What time alone brings about by then.
    pub fn wait(&mut self, time: Millis) -> Vec<EntryKind> {
        self.now += time;
        let entries = self.table.tick(self.now);
        self.fold(entries)
    }

    /// Lets time pass until the table asks to be looked at.
    pub fn until_due(&mut self) -> Vec<EntryKind> {
        let due = self.table.due().unwrap();
        if due > self.table.changed() {
            assert!(self.table.tick(due - 1).is_empty(), "too early");
        }
        self.now = self.now.max(due);
        self.wait(0)
    }

    /// Lets the bot that is asked answer by chance.
    pub fn bot(&mut self, luck: &mut Fast) -> bool {
        let Some((seat, _, version)) = self.table.bot() else { return false };
        let answers = self.answers(seat);
        let action = &answers[luck.pick(answers.len() as u32) as usize];
        let entries = self.table.decide_bot(self.now, seat, version, action).unwrap();
        self.fold(entries);
        true
    }

    pub fn turn(&self) -> Seat {
        self.table.waiting().first().unwrap()
    }

    pub fn answers(&self, seat: Seat) -> Vec<String> {
        self.table.asks(seat).unwrap().answers.into_iter().map(|(action, _)| action).collect()
    }

    pub fn version(&self, seat: Seat) -> u64 {
        self.table.version(Observer::Seat(seat))
    }

    /// The user who sits in a seat.
    pub fn user(&self, seat: Seat) -> String {
        self.table.chairs()[seat.index()].person().unwrap().user.clone()
    }

    pub fn answer(&mut self, seat: Seat, action: &str) -> Vec<EntryKind> {
        let (version, user) = (self.version(seat), self.user(seat));
        self.does(&user, Command::Answer { version, action: action.to_owned() })
    }

    /// The first answer with this beginning.
    pub fn answer_like(&mut self, seat: Seat, like: &str) -> Vec<EntryKind> {
        let found = self.answers(seat).into_iter().find(|answer| answer.starts_with(like));
        self.answer(seat, &found.unwrap_or_else(|| panic!("seat {seat} cannot {like}")))
    }

    pub fn observers(&self) -> Vec<Observer> {
        Observer::all(self.table.chairs().len()).collect()
    }

    /// Folds entries in, as a server would, and checks what must hold at each of them.
    pub fn fold(&mut self, entries: Vec<Entry>) -> Vec<EntryKind> {
        for entry in &entries {
            let text = serde_json::to_string(entry).unwrap();
            let read: Entry = serde_json::from_str(&text).unwrap();
            assert_eq!(&read, entry, "an entry comes back from JSON as it was");
            assert!(entry.at >= self.table.changed(), "time never runs backwards");

            let before: Vec<_> = self.observers().into_iter().map(|who| self.glance(who, entry.at)).collect();
            let steps = self.table.play().map_or(0, |play| play.steps());
            let mut read = read;
            read.after = self.table.apply(&read).unwrap();
            self.entries.push(read);
            assert_eq!(self.table.seq(), self.entries.len() as u64);

            for (who, (version, shown)) in self.observers().into_iter().zip(before) {
                let (now, shows) = self.glance(who, entry.at);
                assert!(now == version || now == version + 1, "versions are dense");
                if now == version {
                    if shown != shows {
                        panic!("{who:?} sees without a new version: {text}{}", difference(&shown, &shows));
                    }
                    let news = self.table.play().and_then(|play| play.news(who, steps));
                    assert!(news.is_none_or(|news| news.is_empty()), "{who:?} is told something: {text}");
                }
            }
            if self.table.stage() != Stage::Over {
                assert_eq!(self.table.secret(), None, "the secret is told too early");
                let record = self.table.record().unwrap_or_default();
                assert!(!record.contains("\nsecret "), "the record tells the secret too early");
            }
        }
        entries.into_iter().map(|entry| entry.what).collect()
    }

    /// The version of an observer, and all that it is shown at a time: every byte that may leave the server.
    pub fn glance(&self, who: Observer, at: Millis) -> (u64, String) {
        // Chat counts for itself.
        let view =
            TableView { chat: Vec::new(), muted: Vec::new(), quiet: false, ..self.table.view(who, at) };
        let mut text = serde_json::to_string(&view).unwrap();
        if let Some(play) = self.table.play() {
            let mut view = Vec::new();
            play.write_view(who, &mut view);
            assert_eq!(play.view_json(who).get().as_bytes(), view);
            text.push_str(play.view_json(who).get());
            // The numbers beside the story count private answers, too; they stay on the server.
            for happening in play.story(who) {
                text.push_str(&format!(
                    "{:?} {} {}",
                    happening.says(),
                    happening.rule(),
                    happening.json().get()
                ));
            }
        }
        (view.version, text)
    }

    /// Plays on by chance until the table is over.
    pub fn finish(&mut self, seed: u64) {
        let mut luck = Fast::new(seed);
        for _ in 0..5_000 {
            if self.table.stage() == Stage::Over {
                return;
            }
            self.now += SECOND;
            if self.bot(&mut luck) {
                continue;
            }
            let asked: Vec<Seat> = self.table.waiting().iter().collect();
            let seat = asked[luck.pick(asked.len() as u32) as usize];
            let answers = self.answers(seat);
            self.answer(seat, &answers[luck.pick(answers.len() as u32) as usize]);
        }
        panic!("the table does not end");
    }
}

/// Where two texts part.
pub fn difference(one: &str, two: &str) -> String {
    let same = one.bytes().zip(two.bytes()).take_while(|(one, two)| one == two).count();
    let part = |text: &str| text.get(same.saturating_sub(40)..(same + 60).min(text.len())).map(str::to_owned);
    format!("\n  before …{:?}\n  after  …{:?}", part(one), part(two))
}
