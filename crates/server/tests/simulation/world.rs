//! Processes, people with their tabs, and the wire between them.

mod tally;
mod tasks;
mod wishes;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};

use kernel::{Fast, Luck, Observer, Secret};
use server::rooms::{Room, Rooms};
use table::{Command, Level, Of, Opening, Pace, Person, Table, TableView, Title};

use crate::executor::Executor;
use crate::game::Auction;
use crate::shelf::{Flaw, Shelf, shared};
pub use tally::Tally;
use tasks::{Shown, bot, deliver, watch};

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
