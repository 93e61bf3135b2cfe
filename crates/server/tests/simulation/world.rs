//! Processes, people with their tabs, and the wire between them.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex};

use kernel::{Fast, Luck, Observer, Seat, Secret};
use server::rooms::{Room, RoomError, Rooms, Watcher};
use table::{Command, Level, Of, Opening, Pace, Person, Stage, Table, TableView, Title};
use tokio::sync::Notify;

use crate::executor::{Executor, nap};
use crate::game::Auction;
use crate::shelf::{Flaw, Shelf, shared};

const AUCTION: &dyn Title = &Of::<Auction>::TITLE;
const ETHNOS: &dyn Title = &Of::<ethnos::Ethnos>::TITLE;
pub const TITLES: &[&dyn Title] = &[AUCTION, ETHNOS];

/// The table of the afternoon.
pub const ID: &str = "t";

/// A server that runs.
struct Process {
    rooms: Arc<Rooms>,
    /// How far its clock is off.
    skew: Arc<AtomicI64>,
    /// What it was told of changes and has not heard yet.
    line: Vec<(String, u64)>,
    /// Whether the line was down.
    missed: bool,
}

/// What an observer was shown.
#[derive(Clone)]
pub struct Frame {
    pub who: Observer,
    pub version: u64,
    pub hash: u64,
    pub view: TableView,
}

/// What of a table an observer is shown, as a number. Clocks run by themselves and talk raises no version: both are left
/// out.
pub fn fingerprint(table: &Table, who: Observer, shown: Observer) -> (TableView, u64) {
    let mut view = table.view(who, 0);
    for chair in &mut view.chairs {
        chair.clock = chair.clock.map(|clock| table::ClockView { left: 0, ..clock });
    }
    view.chat.clear();
    view.muted.clear();
    view.quiet = false;
    let mut hash = DefaultHasher::new();
    serde_json::to_vec(&view).unwrap().hash(&mut hash);
    if let Some(play) = table.play() {
        play.view_json(shown).get().hash(&mut hash);
    }
    (view, hash.finish())
}

/// A connection of a person: what they hold, and what they wait for.
struct Tab {
    user: usize,
    home: usize,
    task: usize,
    held: Option<Frame>,
    waits: Option<usize>,
}

/// How a copy of a request ended at the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Done, at this version.
    Done(u64),
    Refused(&'static str),
    /// It is not known.
    Unknown,
}

/// Something a tab wants.
pub struct Request {
    pub tab: usize,
    pub user: String,
    pub key: String,
    pub command: Command,
    /// So many copies were sent to a server.
    pub copies: usize,
    /// What the servers made of the copies.
    pub fates: Vec<Fate>,
    /// What the tab was told first.
    pub told: Option<Fate>,
}

/// What happened in a run, so that it can be seen whether enough did.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    pub runs: u64,
    pub entries: u64,
    pub frames: u64,
    pub requests: u64,
    pub done: u64,
    pub refused: u64,
    pub faults: u64,
    pub crashes: u64,
    pub snapshots: u64,
    pub over: u64,
    pub undone: u64,
    pub private: u64,
    pub answers: u64,
    pub begun: u64,
    /// Answers taken back that several others had to agree to.
    pub agreed: u64,
    pub invited: u64,
    /// Those who sat down where a chair was kept for them.
    pub came: u64,
    /// Those who sat down on the very chair they wanted.
    pub chose: u64,
    pub bots: u64,
    /// Chairs the host freed.
    pub removed: u64,
    pub hooked: u64,
    /// Those who wanted what only the host may.
    pub barred: u64,
}

impl Tally {
    pub fn add(&mut self, other: &Tally) {
        self.runs += other.runs;
        self.entries += other.entries;
        self.frames += other.frames;
        self.requests += other.requests;
        self.done += other.done;
        self.refused += other.refused;
        self.faults += other.faults;
        self.crashes += other.crashes;
        self.snapshots += other.snapshots;
        self.over += other.over;
        self.undone += other.undone;
        self.private += other.private;
        self.answers += other.answers;
        self.begun += other.begun;
        self.agreed += other.agreed;
        self.invited += other.invited;
        self.came += other.came;
        self.chose += other.chose;
        self.bots += other.bots;
        self.removed += other.removed;
        self.hooked += other.hooked;
        self.barred += other.barred;
    }

    /// Whether it was worth running.
    pub fn check(&self) {
        let least = |what: &str, count: u64, least: u64| {
            assert!(count >= least * self.runs / 10, "too few {what}: {self:?}");
        };
        least("entries", self.entries, 150);
        least("frames", self.frames, 500);
        least("requests done", self.done, 80);
        least("refusals", self.refused, 20);
        least("faults", self.faults, 10);
        least("crashes", self.crashes, 5);
        least("answers", self.answers, 60);
        least("undone answers", self.undone, 9);
        least("private steps", self.private, 20);
        least("games begun", self.begun, 8);
        least("answers taken back with the consent of several", self.agreed, 1);
        least("invitations", self.invited, 2);
        least("people who came where they were invited", self.came, 1);
        least("people on the chair they wanted", self.chose, 4);
        least("bots", self.bots, 2);
        least("chairs freed by the host", self.removed, 1);
        least("hooks", self.hooked, 3);
        least("wishes of those who are not the host", self.barred, 4);
    }
}

/// All that tasks share.
pub struct Shared {
    pub luck: RefCell<Fast>,
    pub shelf: Arc<Shelf>,
    flaw: Flaw,
    tell: bool,
    tabs: RefCell<Vec<Tab>>,
    pub requests: RefCell<Vec<Request>>,
    /// What was shown to an observer at a version, and after how many entries: the same to all, always.
    pub shown: RefCell<BTreeMap<(usize, u64), u64>>,
    pub frames: RefCell<BTreeMap<(u64, usize), (u64, u64)>>,
    wrong: RefCell<Option<String>>,
    tally: Cell<Tally>,
}

/// The number of an observer.
pub fn place(who: Observer) -> usize {
    match who {
        Observer::Seat(seat) => seat.index(),
        Observer::Spectator => 8,
    }
}

pub fn person(user: usize) -> Person {
    Person { user: format!("u{user}"), name: format!("n{user}"), guest: user % 2 == 1 }
}

impl Shared {
    pub fn pick(&self, sides: u32) -> u32 {
        self.luck.borrow_mut().pick(sides)
    }

    /// Whether something of this chance, in a hundred, happens.
    fn chance(&self, percent: u32) -> bool {
        self.pick(100) < percent
    }

    fn say(&self, text: impl FnOnce() -> String) {
        if self.tell {
            println!("{}", text());
        }
    }

    /// Something must never happen, and has.
    pub fn wrong(&self, text: impl FnOnce() -> String) {
        self.wrong.borrow_mut().get_or_insert_with(text);
    }

    pub fn count(&self, count: impl FnOnce(&mut Tally)) {
        let mut tally = self.tally.get();
        count(&mut tally);
        self.tally.set(tally);
    }

    /// Something was shown to a person. Shown is only what is stored.
    fn check(&self, shown: &Shown, user: &str) {
        let Shown { seq, stored, frame: Frame { who, version, hash, .. } } = *shown;
        if stored < seq {
            self.wrong(|| format!("{user} is shown entry {seq}, and only {stored} are stored"));
        }
        let before = *self.shown.borrow_mut().entry((place(who), version)).or_insert(hash);
        if before != hash {
            self.wrong(|| format!("{who:?} is shown two different things as version {version}"));
        }
        self.frames.borrow_mut().insert((seq, place(who)), (version, hash));
        self.count(|tally| tally.frames += 1);
    }

    /// A tab is sent something. It may be older than what it holds, from a process that lags behind.
    fn receive(&self, tab: usize, frame: Frame) {
        let held = &mut self.tabs.borrow_mut()[tab].held;
        if held.as_ref().is_none_or(|held| held.version <= frame.version) {
            *held = Some(frame);
        }
    }
}

/// What was shown when the table and the store had so many entries.
struct Shown {
    seq: u64,
    stored: u64,
    frame: Frame,
}

/// What a tab is shown, and what of it has gone out.
struct Screen {
    user: String,
    shelf: Arc<Shelf>,
    flaw: Flaw,
    ready: Mutex<Vec<Shown>>,
    sent: Mutex<Vec<Shown>>,
    must_look: AtomicBool,
    news: Notify,
}

impl Screen {
    fn get_ready(&self, table: &Table) -> Observer {
        let (stored, who) = (self.shelf.stored(ID), table.observer(&self.user));
        let shown = match self.flaw {
            Flaw::ShowsHands => Observer::Seat(Seat::new(0)),
            _ => who,
        };
        let (view, hash) = fingerprint(table, who, shown);
        let frame = Frame { who, version: table.version(who), hash, view };
        self.ready.lock().unwrap().push(Shown { seq: table.seq(), stored, frame });
        who
    }
}

impl Watcher for Screen {
    /// Now and then there is no time.
    fn show(&self, _: &Room, table: &Table) -> bool {
        let at_once = !table.seq().is_multiple_of(5);
        if at_once {
            self.get_ready(table);
        }
        at_once
    }

    fn send(&self) {
        self.sent.lock().unwrap().append(&mut self.ready.lock().unwrap());
        self.news.notify_one();
    }

    fn wake(&self) {
        self.must_look.store(true, Ordering::Relaxed);
        self.news.notify_one();
    }
}

/// Shows a tab what it may see, for as long as it is connected.
async fn watch(all: Rc<Shared>, rooms: Arc<Rooms>, tab: usize, user: String) {
    let room = loop {
        match rooms.room(ID).await {
            Ok(room) => break room,
            Err(RoomError::Unavailable(_)) => nap(1).await,
            Err(trouble) => return all.wrong(|| format!("a table cannot be entered: {trouble:?}")),
        }
    };
    let screen = Arc::new(Screen {
        user,
        shelf: Arc::clone(&all.shelf),
        flaw: all.flaw,
        ready: Mutex::default(),
        sent: Mutex::default(),
        must_look: AtomicBool::new(false),
        news: Notify::new(),
    });
    let _watch = room.watch(Arc::<Screen>::clone(&screen));
    screen.wake();
    let mut presence = None;
    let mut last = 0;
    loop {
        screen.news.notified().await;
        if screen.must_look.swap(false, Ordering::Relaxed) {
            match rooms.look(&room, |table| screen.get_ready(table)).await {
                Ok(who) => {
                    presence.get_or_insert_with(|| room.enter(who));
                    screen.send();
                }
                Err(RoomError::Unavailable(_)) => {
                    nap(1).await;
                    screen.wake();
                }
                Err(trouble) => return all.wrong(|| format!("a table cannot be seen: {trouble:?}")),
            }
        }
        for shown in screen.sent.lock().unwrap().drain(..) {
            all.check(&shown, &screen.user);
            let version = shown.frame.version;
            if version < last {
                all.wrong(|| format!("{} saw version {last} and now sees {version}", screen.user));
            }
            last = version;
            all.receive(tab, shown.frame);
        }
    }
}

/// A copy of a request, on its way through the wire and a server and back.
async fn deliver(all: Rc<Shared>, rooms: Arc<Rooms>, number: usize, copy: usize) {
    nap(all.pick(5)).await;
    let (user, mut key, command) = {
        let requests = all.requests.borrow();
        let request = &requests[number];
        (request.user.clone(), request.key.clone(), request.command.clone())
    };
    if all.flaw == Flaw::IgnoresKeys {
        key = format!("{key}#{copy}");
    }
    let person = person(user[1..].parse().unwrap());
    let told = |fate: &Fate| {
        let request = &mut all.requests.borrow_mut()[number];
        if request.told.is_none() && *fate != Fate::Unknown {
            request.told = Some(fate.clone());
            all.tabs.borrow_mut()[request.tab].waits = None;
        }
    };
    if all.flaw == Flaw::AcksEarly {
        told(&Fate::Done(0));
    }
    let result = match rooms.room(ID).await {
        Ok(room) => rooms.submit(&room, &person, Some(&key), command).await,
        Err(trouble) => Err(trouble),
    };
    // Others learn of it when this task is done or dropped.
    let (fate, _told) = match result {
        Ok((version, told)) => (Fate::Done(version), told),
        Err(RoomError::Refused(refusal)) => (Fate::Refused(refusal.code.text()), None),
        Err(RoomError::Unavailable(_)) => (Fate::Unknown, None),
        Err(trouble) => return all.wrong(|| format!("a request goes astray: {trouble:?}")),
    };
    let fate = match fate {
        Fate::Done(_) if all.flaw == Flaw::DoesRefused && all.chance(5) => Fate::Refused("not really"),
        fate => fate,
    };
    all.say(|| format!("  request {key}: {fate:?}"));
    all.requests.borrow_mut()[number].fates.push(fate.clone());
    nap(all.pick(4)).await;
    if !all.chance(10) {
        told(&fate);
    }
}

/// A bot answers, if one is asked: mostly by chance, sometimes by thinking.
async fn bot(all: Rc<Shared>, rooms: Arc<Rooms>) {
    let Ok(room) = rooms.room(ID).await else { return };
    let asked = rooms.look(&room, |table| {
        let (seat, _, version) = table.bot()?;
        let play = table.play()?;
        let action = if all.pick(60) == 0 {
            play.thinker(seat, Level::Novice, all.pick(u32::MAX).into())().action
        } else {
            let legal = play.legal(seat);
            legal[all.pick(legal.len() as u32) as usize].0.clone()
        };
        Some((seat, version, action))
    });
    let Ok(Some((seat, version, action))) = asked.await else { return };
    nap(all.pick(3)).await;
    match rooms.submit_bot(&room, seat, version, &action).await {
        Ok(()) | Err(RoomError::Refused(_) | RoomError::Unavailable(_)) => {}
        Err(trouble) => all.wrong(|| format!("a bot goes astray: {trouble:?}")),
    }
}

pub struct World {
    pub all: Rc<Shared>,
    pub executor: Executor,
    processes: Vec<Process>,
    pub now: Arc<AtomicI64>,
    /// Bots that a process was told to wake.
    woken: Arc<Mutex<Vec<usize>>>,
    people: usize,
    pub seats: usize,
}

impl World {
    pub fn new(seed: u64, flaw: Flaw, tell: bool) -> World {
        let mut luck = Fast::of(&[seed, 1]);
        let count = 1 + luck.pick(3) as usize;
        let faults = [0, 20, 60, 150][luck.pick(4) as usize];
        let shelf = Arc::new(Shelf::new(seed, faults, count > 1, flaw));
        let seats = 2 + luck.pick(3) as usize;
        let people = (1 + luck.pick(seats as u32) as usize).max(2) + luck.pick(2) as usize;
        let all = Shared {
            luck: RefCell::new(luck),
            shelf,
            flaw,
            tell,
            tabs: RefCell::default(),
            requests: RefCell::default(),
            shown: RefCell::default(),
            frames: RefCell::default(),
            wrong: RefCell::default(),
            tally: Cell::new(Tally { runs: 1, ..Tally::default() }),
        };
        let mut world = World {
            all: Rc::new(all),
            executor: Executor::default(),
            processes: Vec::new(),
            now: Arc::new(AtomicI64::new(1_000_000_000)),
            woken: Arc::default(),
            people,
            seats,
        };
        for home in 0..count {
            let process = world.process(home, None);
            world.processes.push(process);
        }
        world
    }

    fn process(&self, home: usize, outage: Option<(i64, i64)>) -> Process {
        let skew = Arc::new(AtomicI64::new(0));
        let (now, off) = (Arc::clone(&self.now), Arc::clone(&skew));
        let clock = Arc::new(move || now.load(Ordering::Relaxed) + off.load(Ordering::Relaxed));
        let (woken, shelf) = (Arc::clone(&self.woken), Arc::clone(&self.all.shelf));
        let after = move |_: &Arc<Room>, table: &Table, _: &[table::Entry], ours: bool| {
            if table.seq() > shelf.stored(ID) {
                shelf.accuse("a process tells of what is not stored");
            }
            if ours && table.bot().is_some() {
                woken.lock().unwrap().push(home);
            }
        };
        let rooms = Rooms::new(shared(&self.all.shelf), TITLES, clock, outage, Box::new(after));
        Process { rooms: Arc::new(rooms), skew, line: Vec::new(), missed: false }
    }

    pub fn rooms(&self, home: usize) -> Arc<Rooms> {
        Arc::clone(&self.processes[home].rooms)
    }

    pub fn homes(&self) -> usize {
        self.processes.len()
    }

    pub fn time(&self) -> i64 {
        self.now.load(Ordering::Relaxed)
    }

    fn pick(&self, sides: usize) -> usize {
        self.all.pick(sides as u32) as usize
    }

    /// How many tabs there are.
    fn count(&self) -> usize {
        self.all.tabs.borrow().len()
    }

    fn home(&self) -> usize {
        self.pick(self.processes.len())
    }

    /// Polls until no task is ready.
    pub fn settle(&mut self) -> Result<(), String> {
        for _ in 0..200_000 {
            self.check()?;
            if !self.poll() {
                return Ok(());
            }
        }
        Err("the processes never come to rest".to_owned())
    }

    fn poll(&mut self) -> bool {
        let order = self.all.pick(u32::MAX);
        self.executor.poll(order)
    }

    pub fn check(&self) -> Result<(), String> {
        let wrong = self.all.wrong.borrow_mut().take();
        wrong.or_else(|| self.all.shelf.accused()).map_or(Ok(()), Err)
    }

    pub fn run(mut self) -> Result<Tally, String> {
        self.open()?;
        // A few are long enough for a snapshot.
        let steps = if self.pick(12) == 0 { 800 } else { 60 + self.pick(160) };
        for _ in 0..steps {
            self.step();
            for _ in 0..self.pick(20) {
                if !self.poll() {
                    break;
                }
            }
            self.check()?;
        }
        self.rest()?;
        self.judge()?;
        let mut tally = self.all.tally.get();
        tally.faults = self.all.shelf.faulty();
        Ok(tally)
    }

    fn open(&mut self) -> Result<(), String> {
        let title = TITLES[self.pick(2)];
        let pace = match self.pick(3) {
            0 => Pace::Relaxed { days: 1 },
            _ => Pace::Live { minutes: 3, seconds: 10 },
        };
        let host = person(0);
        let (setup, level) = (format!("seats={}", self.seats), Level::Novice);
        let opening = Opening { title, setup, host, public: true, pace, level, from: None, rematch_of: None };
        let (all, rooms) = (Rc::clone(&self.all), self.rooms(0));
        let secret = Secret([self.pick(256) as u8; 32]);
        self.executor.spawn(0, async move {
            if let Err(trouble) = rooms.open(ID, &opening, &secret).await {
                all.wrong(|| format!("no table: {trouble:?}"));
            }
        });
        self.settle()?;
        // Each person has a tab, some have two; the last one only watches.
        for user in 0..=self.people {
            for _ in 0..1 + usize::from(self.pick(4) == 0) {
                let home = self.home();
                let tab = Tab { user, home, task: 0, held: None, waits: None };
                self.all.tabs.borrow_mut().push(tab);
                let last = self.count() - 1;
                self.connect(last, home);
            }
        }
        Ok(())
    }

    /// A tab connects to a process, and hangs up where it was.
    fn connect(&mut self, tab: usize, home: usize) {
        let (user, old) = {
            let tabs = self.all.tabs.borrow();
            (tabs[tab].user, tabs[tab].task)
        };
        self.executor.cancel(old);
        let watch = watch(Rc::clone(&self.all), self.rooms(home), tab, format!("u{user}"));
        let task = self.executor.spawn(home, watch);
        let tab = &mut self.all.tabs.borrow_mut()[tab];
        (tab.home, tab.task) = (home, task);
    }

    fn step(&mut self) {
        self.hear_the_line();
        match self.pick(100) {
            0..58 => self.act(),
            58..70 => self.wake(),
            70..76 => self.pass(),
            76..80 => {
                let tab = self.pick(self.count());
                let home = self.home();
                self.connect(tab, home);
            }
            80..82 => {
                let home = self.home();
                self.crash(home);
            }
            82..86 => {
                let home = self.home();
                let rooms = self.rooms(home);
                self.executor.spawn(home, async move { rooms.sweep().await });
            }
            86..96 => {
                for _ in 0..2 {
                    let home = self.home();
                    self.hear(home);
                }
            }
            _ => drop(self.all.shelf.straggle()),
        }
    }

    /// What the store says is on the line to every process; some of it gets lost.
    pub fn hear_the_line(&mut self) {
        let told = self.all.shelf.told();
        if !self.all.shelf.shared {
            return;
        }
        for process in &mut self.processes {
            for (id, seq) in &told {
                if self.all.chance(5) {
                    process.line.clear();
                    process.missed = self.all.flaw != Flaw::LosesNotice;
                } else {
                    process.line.push((id.clone(), *seq));
                }
            }
        }
    }

    /// A process hears one thing from the line, in any order.
    fn hear(&mut self, home: usize) {
        let rooms = self.rooms(home);
        let line = self.processes[home].line.len();
        if self.processes[home].missed {
            self.processes[home].missed = false;
            self.executor.spawn(home, async move { rooms.refresh_all().await });
        } else if line > 0 {
            let at = self.pick(line);
            let (id, seq) = self.processes[home].line.swap_remove(at);
            self.executor.spawn(home, async move { drop(rooms.hear(&id, seq).await) });
        }
    }

    /// Time passes, mostly forwards.
    fn pass(&mut self) {
        let time = match self.pick(20) {
            0 => -120_000,
            1 => 200_000,
            2 if self.pick(10) == 0 => 26 * 3_600_000,
            _ => 3_000,
        };
        if self.pick(6) == 0 {
            let home = self.home();
            self.processes[home].skew.store(time.min(200_000), Ordering::Relaxed);
        } else {
            self.now.fetch_add(time, Ordering::Relaxed);
        }
    }

    fn wake(&mut self) {
        let woken = self.woken.lock().unwrap().pop();
        if let Some(home) = woken {
            self.executor.spawn(home, bot(Rc::clone(&self.all), self.rooms(home)));
        }
    }

    /// A process dies wherever it is, and another takes its place.
    fn crash(&mut self, home: usize) {
        self.all.say(|| format!("process {home} dies"));
        self.all.count(|tally| tally.crashes += 1);
        self.executor.crash(home);
        let from = self.time();
        // While others run there is no outage.
        let outage = (self.processes.len() == 1).then(|| {
            let down = [1_000, 60_000, 7_200_000][self.pick(3)];
            (from, self.now.fetch_add(down, Ordering::Relaxed) + down)
        });
        self.processes[home] = self.process(home, outage);
        self.woken.lock().unwrap().retain(|&woken| woken != home);
        for tab in 0..self.count() {
            let at = self.all.tabs.borrow()[tab].home;
            if at == home {
                let home = self.home();
                self.connect(tab, home);
            }
        }
    }

    /// A tab does something, or asks again for what it still waits for.
    fn act(&mut self) {
        let tab = self.pick(self.count());
        let waits = self.all.tabs.borrow()[tab].waits;
        if let Some(number) = waits {
            return self.send(number);
        }
        let Some(frame) = self.all.tabs.borrow()[tab].held.clone() else { return };
        let user = self.all.tabs.borrow()[tab].user;
        let Some(command) = self.wish(user, &frame) else { return };
        let mut requests = self.all.requests.borrow_mut();
        let number = requests.len();
        self.all.say(|| format!("u{user} at version {} wants {number}: {command:?}", frame.version));
        requests.push(Request {
            tab,
            user: format!("u{user}"),
            key: format!("k{number}"),
            command,
            copies: 0,
            fates: Vec::new(),
            told: None,
        });
        drop(requests);
        self.all.tabs.borrow_mut()[tab].waits = Some(number);
        self.all.count(|tally| tally.requests += 1);
        for _ in 0..[1, 1, 1, 1, 2, 0][self.pick(6)] {
            self.send(number);
        }
    }

    /// Sends one more copy of a request, mostly to where the tab is connected.
    pub fn send(&mut self, number: usize) {
        let copy = {
            let request = &mut self.all.requests.borrow_mut()[number];
            request.copies += 1;
            request.copies
        };
        let tab = self.all.requests.borrow()[number].tab;
        let home = if self.pick(5) == 0 { self.home() } else { self.all.tabs.borrow()[tab].home };
        self.executor.spawn(home, deliver(Rc::clone(&self.all), self.rooms(home), number, copy));
    }

    /// What a person wants, by what they were shown.
    fn wish(&self, user: usize, frame: &Frame) -> Option<Command> {
        let (view, version) = (&frame.view, frame.version);
        let version = if self.pick(30) == 0 { version + self.pick(3) as u64 } else { version };
        if self.pick(16) == 0 {
            return Some(Command::Say { text: ["hello", "", "good move"][self.pick(3)].to_owned() });
        }
        // Players who are not the host try it, too.
        let seldom = if view.stage == Stage::Gathering { [2, 30][user.min(1)] } else { 120 };
        if self.pick(seldom) == 0 {
            return Some(self.wish_of_a_host());
        }
        let seat = match frame.who {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator => None,
        };
        match (view.stage, seat) {
            (Stage::Gathering, None) if user < self.people => Some(self.sit()),
            (Stage::Gathering, Some(_)) if user == 0 && self.pick(2) == 0 => Some(Command::Start),
            (Stage::Gathering, Some(_)) if user > 0 && self.pick(2) == 0 => Some(Command::Ready),
            (Stage::Gathering, Some(_)) if self.pick(12) == 0 => {
                Some(if self.pick(3) == 0 { self.sit() } else { Command::Leave })
            }
            (Stage::Playing, Some(seat)) => {
                let chair = &view.chairs[seat.index()];
                if chair.bot.is_some() && self.pick(3) > 0 {
                    return Some(Command::Return);
                }
                let asked = view.undo_request.as_ref().is_some_and(|undo_request| undo_request.asks_you);
                if asked && self.pick(8) > 0 {
                    return Some(Command::Consent { undo_request: None, agree: self.pick(8) > 0 });
                }
                if let Some(asks) = &view.asks
                    && self.pick(8) > 0
                {
                    let action = asks.answers[self.pick(asks.answers.len())].0.clone();
                    return Some(Command::Answer { version, action });
                }
                match self.pick(16) {
                    0..8 if view.can_request_undo => {
                        Some(Command::Undo { version, answers: 1 + self.pick(2) })
                    }
                    8 => Some(Command::Leave),
                    9 if self.pick(6) == 0 => Some(Command::Resign),
                    10 => Some(Command::EndUnfinished),
                    11 => Some(Command::Replace { seat: seat.next(self.seats) }),
                    12 => Some(Command::Consent { undo_request: None, agree: true }),
                    13 => Some(Command::Answer { version, action: "draw".to_owned() }),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Any chair, or one more than there are.
    fn chair(&self) -> Seat {
        Seat::new(self.pick(self.seats + 1))
    }

    fn sit(&self) -> Command {
        let word = ["luck", "", "two\nlines"].get(self.pick(12)).map(|&word| word.to_owned());
        Command::Sit { seat: (self.pick(3) == 0).then(|| self.chair()), word }
    }

    /// What only the host may want. Some who are invited never come.
    fn wish_of_a_host(&self) -> Command {
        let seat = (self.pick(2) == 0).then(|| self.chair());
        match self.pick(5) {
            0 | 1 => Command::Invite { seat, person: person(self.pick(self.people + 1)) },
            2 => Command::Bot { seat, level: Level::ALL[self.pick(5)] },
            3 => Command::Remove { seat: self.chair() },
            _ => Command::Hook { webhook: (self.pick(3) > 0).then(|| "https://hook.example".to_owned()) },
        }
    }

    /// Everything works again; whatever was begun comes to its end.
    fn rest(&mut self) -> Result<(), String> {
        // The last thing that happens often happens while a process comes up: nothing after it hides a mistake.
        if self.pick(2) == 0 {
            let home = self.home();
            self.crash(home);
            self.act();
            for _ in 0..60 {
                self.poll();
                self.hear_the_line();
                let home = self.home();
                self.hear(home);
            }
        }
        self.all.shelf.heal();
        self.processes.iter().for_each(|process| process.skew.store(0, Ordering::Relaxed));
        for _ in 0..50 {
            self.settle()?;
            let mut calm = !self.all.shelf.straggle();
            self.hear_the_line();
            for home in 0..self.processes.len() {
                while self.processes[home].missed || !self.processes[home].line.is_empty() {
                    calm = false;
                    self.hear(home);
                }
            }
            let waits: Vec<usize> = self.all.tabs.borrow().iter().filter_map(|tab| tab.waits).collect();
            for number in waits {
                calm = false;
                self.send(number);
            }
            if calm {
                return Ok(());
            }
        }
        Err("requests are never answered".to_owned())
    }

    /// All turn the computer off.
    pub fn hang_up(&mut self) {
        for tab in self.all.tabs.borrow().iter() {
            self.executor.cancel(tab.task);
        }
    }

    /// What each tab holds in the end, with its user.
    pub fn held(&self) -> Vec<(String, Option<Frame>)> {
        self.all.tabs.borrow().iter().map(|tab| (format!("u{}", tab.user), tab.held.clone())).collect()
    }
}
