//! One table in memory, and the connections that watch it.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kernel::{Observer, Seat};
use table::{Millis, Table};
use tokio::sync::RwLock;

/// So many watchers are shown a change by the task that made it.
const AT_HAND: usize = 8;

/// How long an unused room stays in memory.
const IDLE: Millis = 60_000;

/// A connection that watches a room. None of this may block.
pub trait Watcher: Send + Sync {
    /// Whether its person sat at the table when they last looked.
    fn is_seated(&self) -> bool;

    /// The table has changed, and is at hand: the update is prepared. A watcher that cannot do that now says so,
    /// and is woken.
    fn show(&self, room: &Room, table: &Table) -> bool;

    /// What was got ready goes out.
    fn send(&self);

    /// Something may have changed: the watcher must look.
    fn wake(&self);
}

/// One table in memory.
pub struct Room {
    /// The name of the table.
    pub id: String,
    pub(crate) slot: RwLock<Option<Arc<Table>>>,
    watchers: Mutex<Vec<Arc<dyn Watcher>>>,
    /// Connections as each seat, and of those who sit nowhere.
    present: [AtomicUsize; Seat::MAX + 1],
    pub(crate) used: AtomicI64,
}

impl fmt::Debug for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Room").field("id", &self.id).finish_non_exhaustive()
    }
}

impl Room {
    pub(crate) fn new(id: &str, now: Millis) -> Room {
        let present = std::array::from_fn(|_| AtomicUsize::new(0));
        let (slot, watchers) = (RwLock::new(None), Mutex::default());
        Room { id: id.to_owned(), slot, watchers, present, used: now.into() }
    }

    fn watchers(&self) -> MutexGuard<'_, Vec<Arc<dyn Watcher>>> {
        self.watchers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on the watcher learns when the table changes and when a person comes or goes, for as long as the result
    /// lives.
    #[must_use]
    pub fn watch(self: &Arc<Room>, watcher: Arc<dyn Watcher>) -> Watch {
        self.watchers().push(Arc::clone(&watcher));
        Watch { room: Arc::clone(self), watcher }
    }

    /// All watchers look.
    pub(crate) fn wake(&self) {
        self.watchers().iter().for_each(|watcher| watcher.wake());
    }

    /// All watchers are shown the table, players first. Beyond the first few each looks on its own task: an answer does not wait
    /// until a crowd has seen it. So does a watcher that fails; the others are not affected.
    pub(crate) fn show(&self, table: &Table) {
        let watchers = self.watchers();
        let mut order: Vec<_> = watchers.iter().collect();
        // Each is asked once: what changes meanwhile must leave no one out.
        order.sort_by_cached_key(|watcher| !watcher.is_seated());
        for (nth, watcher) in order.into_iter().enumerate() {
            let show = AssertUnwindSafe(|| nth < AT_HAND && watcher.show(self, table));
            if !catch_unwind(show).unwrap_or(false) {
                watcher.wake();
            }
        }
    }

    /// Counts a connection for as long as the result lives.
    #[must_use]
    pub fn enter(self: &Arc<Room>, who: Observer) -> Presence {
        self.present[who.index()].fetch_add(1, Ordering::Relaxed);
        self.wake();
        Presence { room: Arc::clone(self), place: who.index() }
    }

    /// Whether the person of this seat is connected.
    #[must_use]
    pub fn is_present(&self, seat: Seat) -> bool {
        self.present[seat.index()].load(Ordering::Relaxed) > 0
    }

    /// How many connections there are as each seat, and of those who sit nowhere.
    #[must_use]
    pub fn presence(&self) -> [usize; Seat::MAX + 1] {
        std::array::from_fn(|place| self.present[place].load(Ordering::Relaxed))
    }

    /// How many watch without sitting here.
    #[must_use]
    pub fn spectators(&self) -> usize {
        self.present[Seat::MAX].load(Ordering::Relaxed)
    }

    pub(crate) fn is_idle(&self, now: Millis) -> bool {
        self.watchers().is_empty() && now - self.used.load(Ordering::Relaxed) > IDLE
    }
}

/// A change that those who watch must learn of. However its making ends, even if the task is dropped, they do: what they
/// were shown goes out, or else they are woken and look.
#[must_use]
pub struct NotifyOnDrop {
    pub(crate) room: Arc<Room>,
    pub(crate) shown: bool,
}

impl Drop for NotifyOnDrop {
    fn drop(&mut self) {
        if self.shown {
            self.room.watchers().iter().for_each(|watcher| watcher.send());
        } else {
            self.room.wake();
        }
    }
}

/// A watcher in a room.
pub struct Watch {
    room: Arc<Room>,
    watcher: Arc<dyn Watcher>,
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.room.watchers().retain(|watcher| !Arc::ptr_eq(watcher, &self.watcher));
    }
}

/// A connection to a room.
#[derive(Debug)]
pub struct Presence {
    room: Arc<Room>,
    place: usize,
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.room.present[self.place].fetch_sub(1, Ordering::Relaxed);
        self.room.wake();
    }
}
