//! Bots think here, on threads of their own, so that no person ever waits for one.

use std::collections::HashSet;
use std::fmt;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use kernel::Seat;
use table::{Advice, Millis};
use tokio::sync::{mpsc, oneshot};

/// So many questions may wait. What finds no room is asked again when its table is due.
const QUEUE: usize = 4096;

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

/// The threads on which bots think.
pub struct Thinker {
    queue: SyncSender<Work>,
    pending: Arc<Mutex<HashSet<Name>>>,
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
        let (queue, jobs) = sync_channel::<Work>(QUEUE);
        let jobs = Arc::new(Mutex::new(jobs));
        for number in 0..threads.max(1) {
            let jobs = Arc::clone(&jobs);
            let named = thread::Builder::new().name(format!("bot-{number}"));
            named.spawn(move || work(&jobs)).expect("the system can start a thread");
        }
        let (answers, receiver) = mpsc::unbounded_channel();
        (Thinker { queue, pending: Arc::default(), answers }, receiver)
    }

    /// Lets a bot answer a question, unless it is thinking about it already.
    pub fn ask(
        &self,
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
        if self.queue.try_send(job).is_err() {
            metrics::counter!("hetman_bot_queue_full_total").increment(1);
        }
    }

    /// What a bot would do. `None` if too many questions wait already.
    pub async fn advise(&self, think: Box<dyn FnOnce() -> Advice + Send>) -> Option<Advice> {
        let (done, advice) = oneshot::channel();
        let job = Box::new(move || {
            let _ = done.send(think());
        });
        match self.queue.try_send(job) {
            Ok(()) => advice.await.ok(),
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => None,
        }
    }

    /// Does something else that takes its time. `false` if too much waits already.
    pub fn work(&self, work: Box<dyn FnOnce() + Send>) -> bool {
        self.queue.try_send(work).is_ok()
    }

    /// How many bots are thinking or waiting to think.
    #[must_use]
    pub fn pending(&self) -> usize {
        lock(&self.pending).len()
    }
}

fn work(jobs: &Mutex<Receiver<Work>>) {
    // People come first where there are more threads than cores. Where the system does not know this, bots are equals.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), 19);
    loop {
        let job = lock(jobs).recv();
        let Ok(job) = job else { return };
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
            thinker.ask(table, Seat::new(0), 1, 0, || think);
        };
        ask("a", Box::new(|| panic!("a bot in a test")));
        // There is one thread: once this one has answered, the other is through.
        ask("b", Box::new(advice));
        assert_eq!(answers.recv().await.unwrap().table, "b");
        ask("a", Box::new(advice));
        assert_eq!(answers.recv().await.unwrap().table, "a");
        assert_eq!(thinker.pending(), 0);
    }
}
