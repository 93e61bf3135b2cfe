//! Bots think here, on threads of their own, so that no person ever waits for one.

use std::collections::{HashMap, HashSet, VecDeque};
use std::fmt;
use std::net::IpAddr;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

use kernel::Seat;
use table::{Advice, Millis};
use tokio::sync::{mpsc, oneshot};

/// So many questions may wait, and so many at tables of one host. What finds no room is asked again when its table is due.
const QUEUE: usize = 4096;
const OF_HOST: usize = 256;

/// So many hints and reviews may wait, and so many of each for one address.
const EXTRAS: usize = 64;
const OF_ONE: usize = 4;

/// What a bot answers, and when that may be shown.
#[derive(Debug)]
pub struct Answer {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: Seat,
    /// The version it answers.
    pub version: u64,
    /// The answer.
    pub advice: Advice,
    /// Not before this time: a bot shows nothing by how long it thinks.
    pub not_before: Millis,
}

type Work = Box<dyn FnOnce() + Send>;

/// The table, and the version and seat of a question.
type Name = (String, u64);

/// A question some bot thinks about. However that ends, even if the bot panics, it may be asked again afterwards.
struct Pending {
    all: Arc<Mutex<HashSet<Name>>>,
    name: Name,
}

impl Drop for Pending {
    fn drop(&mut self) {
        lock(&self.all).remove(&self.name);
    }
}

/// Questions for bots. Hosts take turns: bots at one table are not held up by a person who opened a hundred others.
#[derive(Default)]
struct Turns {
    /// Those whose tables wait, in the order of their turns, with what waits there.
    hosts: VecDeque<(String, VecDeque<Work>)>,
    all: usize,
}

impl Turns {
    /// `false` if there is no room.
    fn add(&mut self, host: &str, job: Work) -> bool {
        if self.all >= QUEUE {
            return false;
        }
        let at = self.hosts.iter().position(|(known, _)| known == host).unwrap_or_else(|| {
            self.hosts.push_back((host.to_owned(), VecDeque::new()));
            self.hosts.len() - 1
        });
        let own = &mut self.hosts[at].1;
        let room = own.len() < OF_HOST;
        if room {
            own.push_back(job);
            self.all += 1;
        }
        room
    }

    fn next(&mut self) -> Option<Work> {
        let (host, mut own) = self.hosts.pop_front()?;
        let job = own.pop_front();
        if !own.is_empty() {
            self.hosts.push_back((host, own));
        }
        self.all -= usize::from(job.is_some());
        job
    }
}

/// What waits for a thread. While both kinds wait they are taken in turns, so that bots at tables are not held up by
/// people who ask for many hints, nor hints by many bots.
#[derive(Default)]
struct Queue {
    bots: Turns,
    extras: VecDeque<Work>,
    extra_next: bool,
    closed: bool,
}

impl Queue {
    fn next(&mut self) -> Option<Work> {
        self.extra_next = !self.extra_next;
        match self.extra_next {
            false => self.extras.pop_front().or_else(|| self.bots.next()),
            true => self.bots.next().or_else(|| self.extras.pop_front()),
        }
    }
}

#[derive(Default)]
struct Jobs {
    queue: Mutex<Queue>,
    added: Condvar,
}

impl Jobs {
    /// Adds a question at a table of this host, or something else. `false` if there is no room.
    fn add(&self, job: Work, host: Option<&str>) -> bool {
        let mut queue = lock(&self.queue);
        let room = match host {
            Some(host) => queue.bots.add(host, job),
            None if queue.extras.len() >= EXTRAS => false,
            None => {
                queue.extras.push_back(job);
                true
            }
        };
        if room {
            self.added.notify_one();
        }
        room
    }

    /// Waits for the next job. `None` when the server goes down.
    fn take(&self) -> Option<Work> {
        let mut queue = lock(&self.queue);
        loop {
            if queue.closed {
                return None;
            }
            if let Some(job) = queue.next() {
                return Some(job);
            }
            queue = self.added.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// How much each address waits for.
type Waiting = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// Something that an address waits for. However that ends, it no longer counts afterwards.
pub(crate) struct Asked {
    all: Waiting,
    by: IpAddr,
}

impl Asked {
    fn enter(all: &Waiting, by: IpAddr) -> Option<Asked> {
        let mut counts = lock(all);
        let count = counts.entry(by).or_default();
        (*count < OF_ONE).then(|| {
            *count += 1;
            Asked { all: Arc::clone(all), by }
        })
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        let mut counts = lock(&self.all);
        if let Some(count) = counts.get_mut(&self.by) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.by);
            }
        }
    }
}

/// Takes work for the threads, as [`Thinker::work`] does.
#[derive(Clone)]
pub(crate) struct Worker(Arc<Jobs>);

impl Worker {
    pub fn work(&self, work: Work) -> bool {
        self.0.add(work, None)
    }
}

/// The threads on which bots think.
pub struct Thinker {
    jobs: Arc<Jobs>,
    pending: Arc<Mutex<HashSet<Name>>>,
    hints: Waiting,
    reviews: Waiting,
    answers: mpsc::UnboundedSender<Answer>,
}

impl fmt::Debug for Thinker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thinker").finish_non_exhaustive()
    }
}

impl Thinker {
    /// Starts the threads. What bots answer comes out of the receiver.
    #[must_use]
    pub fn start(threads: usize) -> (Thinker, mpsc::UnboundedReceiver<Answer>) {
        let jobs = Arc::<Jobs>::default();
        for number in 0..threads.max(1) {
            let jobs = Arc::clone(&jobs);
            let named = thread::Builder::new().name(format!("bot-{number}"));
            named.spawn(move || work(&jobs)).expect("the system can start a thread");
        }
        let (answers, receiver) = mpsc::unbounded_channel();
        let (pending, hints, reviews) = (Arc::default(), Arc::default(), Arc::default());
        (Thinker { jobs, pending, hints, reviews, answers }, receiver)
    }

    /// Lets a bot answer a question at a table of this host, unless it is thinking about it already.
    pub fn ask(
        &self,
        host: &str,
        table: &str,
        seat: Seat,
        version: u64,
        not_before: Millis,
        think: impl FnOnce() -> Box<dyn FnOnce() -> Advice + Send>,
    ) {
        let name = (table.to_owned(), version << 8 | seat.index() as u64);
        if !lock(&self.pending).insert(name.clone()) {
            return;
        }
        let pending = Pending { all: Arc::clone(&self.pending), name };
        let (think, answers) = (think(), self.answers.clone());
        let job = Box::new(move || {
            let advice = think();
            let table = pending.name.0.clone();
            drop(pending);
            // The receiver is gone only when the server is going down.
            let _ = answers.send(Answer { table, seat, version, advice, not_before });
        });
        if !self.jobs.add(job, Some(host)) {
            metrics::counter!("hetman_bot_queue_full_total").increment(1);
        }
    }

    /// What a bot would do. `None` if too many questions wait already, those of this address or all of them.
    pub async fn advise(&self, by: IpAddr, think: Box<dyn FnOnce() -> Advice + Send>) -> Option<Advice> {
        let asked = Asked::enter(&self.hints, by)?;
        let (done, advice) = oneshot::channel();
        let job = Box::new(move || {
            // A visitor who has gone needs no hint.
            let advice = (!done.is_closed()).then(think);
            drop(asked);
            let _ = advice.map(|advice| done.send(advice));
        });
        if self.work(job) { advice.await.ok() } else { None }
    }

    /// Counts a review for an address as long as the result lives. `None` if it waits for too many.
    pub(crate) fn review(&self, by: IpAddr) -> Option<Asked> {
        Asked::enter(&self.reviews, by)
    }

    /// Does something else that takes its time. `false` if too much waits already.
    pub fn work(&self, work: Box<dyn FnOnce() + Send>) -> bool {
        self.worker().work(work)
    }

    /// What work can keep that comes in parts, so that others have their turn between them.
    #[must_use]
    pub(crate) fn worker(&self) -> Worker {
        Worker(Arc::clone(&self.jobs))
    }

    /// How many bots are thinking or waiting to think.
    #[must_use]
    pub fn pending(&self) -> usize {
        lock(&self.pending).len()
    }
}

/// The threads end with their owner.
impl Drop for Thinker {
    fn drop(&mut self) {
        lock(&self.jobs.queue).closed = true;
        self.jobs.added.notify_all();
    }
}

fn work(jobs: &Jobs) {
    // People come first where there are more threads than cores. Where the system does not know this, bots are equals.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), 19);
    while let Some(job) = jobs.take() {
        // A bot that panics must not take its thread along; its table asks again when it is due.
        if std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).is_err() {
            tracing::error!("a bot panicked");
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_bot_that_panicked_is_asked_again() {
        let (thinker, mut answers) = Thinker::start(1);
        let advice =
            || Advice { action: "draw".to_owned(), thoughts: Vec::new(), even: 0, reasons: Vec::new() };
        let ask = |table: &str, think: Box<dyn FnOnce() -> Advice + Send>| {
            thinker.ask("host", table, Seat::new(0), 1, 0, || think);
        };
        ask("a", Box::new(|| panic!("a bot in a test")));
        // There is one thread: once this one has answered, the other is through.
        ask("b", Box::new(advice));
        assert_eq!(answers.recv().await.unwrap().table, "b");
        ask("a", Box::new(advice));
        assert_eq!(answers.recv().await.unwrap().table, "a");
        assert_eq!(thinker.pending(), 0);
    }

    #[tokio::test]
    async fn hints_are_limited_and_take_turns_with_bots() {
        let (thinker, mut answers) = Thinker::start(1);
        let advice =
            || Advice { action: "draw".to_owned(), thoughts: Vec::new(), even: 0, reasons: Vec::new() };
        let (go, wait) = std::sync::mpsc::channel::<()>();
        assert!(thinker.work(Box::new(move || wait.recv().unwrap())));
        let thinker = Arc::new(thinker);
        let [one, two] = [1, 2].map(|last| IpAddr::from([192, 0, 2, last]));
        let told = Arc::new(Mutex::new(Vec::new()));
        let hint = |by: IpAddr, name: &'static str| {
            let (thinker, told) = (Arc::clone(&thinker), Arc::clone(&told));
            tokio::spawn(async move {
                let think = move || {
                    lock(&told).push(name);
                    advice()
                };
                thinker.advise(by, Box::new(think)).await.is_some()
            })
        };
        let waiting: Vec<_> = (0..OF_ONE).map(|_| hint(one, "hint")).collect();
        tokio::task::yield_now().await;
        assert!(!hint(one, "too many").await.unwrap());
        let other = hint(two, "another address");
        tokio::task::yield_now().await;
        for table in ["a", "b"] {
            let told = Arc::clone(&told);
            let think = move || {
                lock(&told).push("bot");
                advice()
            };
            thinker.ask("host", table, Seat::new(0), 1, 0, || Box::new(think));
        }
        go.send(()).unwrap();
        for _ in 0..2 {
            answers.recv().await.unwrap();
        }
        for waiting in waiting.into_iter().chain([other]) {
            assert!(waiting.await.unwrap());
        }
        let told = lock(&told).clone();
        assert!(told[..4].iter().filter(|name| **name == "bot").count() == 2, "{told:?}");
        assert!(hint(one, "hint").await.unwrap(), "what was answered no longer counts");
        assert!(lock(&thinker.hints).is_empty());
    }

    #[tokio::test]
    async fn bots_of_all_hosts_take_turns() {
        let (thinker, mut answers) = Thinker::start(1);
        let advice =
            || Advice { action: "draw".to_owned(), thoughts: Vec::new(), even: 0, reasons: Vec::new() };
        let (go, wait) = std::sync::mpsc::channel::<()>();
        assert!(thinker.work(Box::new(move || wait.recv().unwrap())));
        let ask = |host: &str, table: &str| {
            thinker.ask(host, table, Seat::new(0), 1, 0, || Box::new(advice));
        };
        for table in 0..OF_HOST + 5 {
            ask("busy", &format!("busy {table}"));
        }
        assert_eq!(thinker.pending(), OF_HOST, "one host has only so much room");
        for (host, table) in [("one", "one 0"), ("two", "two 0"), ("one", "one 1")] {
            ask(host, table);
        }
        go.send(()).unwrap();
        let mut order = Vec::new();
        for _ in 0..6 {
            order.push(answers.recv().await.unwrap().table);
        }
        assert_eq!(order, ["busy 0", "one 0", "two 0", "busy 1", "one 1", "busy 2"]);
        for _ in 3..OF_HOST {
            answers.recv().await.unwrap();
        }
        assert_eq!(thinker.pending(), 0);
    }

    #[tokio::test]
    async fn threads_end_with_their_owner() {
        let (thinker, _answers) = Thinker::start(2);
        let jobs = Arc::downgrade(&thinker.jobs);
        drop(thinker);
        while jobs.upgrade().is_some() {
            tokio::time::sleep(std::time::Duration::from_millis(1)).await;
        }
    }
}
