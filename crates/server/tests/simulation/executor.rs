//! A tiny executor: its driver decides which of the ready tasks is polled next.

use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, Wake, Waker};

struct Ready(AtomicBool);

impl Wake for Ready {
    fn wake(self: Arc<Ready>) {
        self.0.store(true, Ordering::Relaxed);
    }
}

struct Task {
    number: usize,
    home: usize,
    ready: Arc<Ready>,
    waker: Waker,
    future: Pin<Box<dyn Future<Output = ()>>>,
}

#[derive(Default)]
pub struct Executor {
    tasks: Vec<Task>,
    born: usize,
}

impl Executor {
    /// Adds a task of a process. Returns its number.
    pub fn spawn(&mut self, home: usize, future: impl Future<Output = ()> + 'static) -> usize {
        let ready = Arc::new(Ready(AtomicBool::new(true)));
        let waker = Waker::from(Arc::clone(&ready));
        self.born += 1;
        self.tasks.push(Task { number: self.born, home, ready, waker, future: Box::pin(future) });
        self.born
    }

    /// Polls one of the tasks that are ready, any number says which; `false` if there is none.
    pub fn poll(&mut self, order: u32) -> bool {
        let is_ready = |task: &Task| task.ready.0.load(Ordering::Relaxed);
        let count = self.tasks.iter().filter(|task| is_ready(task)).count();
        if count == 0 {
            return false;
        }
        let chosen = order as usize % count;
        let Some((at, _)) = self.tasks.iter().enumerate().filter(|(_, task)| is_ready(task)).nth(chosen)
        else {
            return false;
        };
        let task = &mut self.tasks[at];
        task.ready.0.store(false, Ordering::Relaxed);
        let done = task.future.as_mut().poll(&mut Context::from_waker(&task.waker)).is_ready();
        if done {
            self.tasks.remove(at);
        }
        true
    }

    /// A process dies, and all its tasks with it, wherever they are.
    pub fn crash(&mut self, home: usize) {
        self.tasks.retain(|task| task.home != home);
    }

    /// Its result is not waited for any more.
    pub fn cancel(&mut self, number: usize) {
        self.tasks.retain(|task| task.number != number);
    }
}

/// Lets others go first, so many times.
pub async fn nap(times: u32) {
    let mut left = times;
    poll_fn(|context| {
        if left == 0 {
            return Poll::Ready(());
        }
        left -= 1;
        context.waker().wake_by_ref();
        Poll::Pending
    })
    .await;
}
