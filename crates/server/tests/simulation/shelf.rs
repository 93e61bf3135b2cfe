//! Where tables are kept, with everything a store may do to those who use it.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};

use async_trait::async_trait;
use kernel::{Fast, Luck};
use store::{Append, Head, HeadStatus, Millis, SeatHolder, StoreError, Stored, Tables};
use table::{Entry, EntryKind, Person};

use crate::executor::nap;

macro_rules! flaws {
    ($($(#[$doc:meta])* $name:ident),*) => {
        /// What is broken on purpose.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Flaw { None, $($(#[$doc])* $name),* }

        impl Flaw {
            pub const ALL: &[Flaw] = &[$(Flaw::$name),*];
        }
    };
}

flaws! {
    /// The shelf says that something is stored, and it is not.
    LosesWrites,
    /// The shelf stores half of what should be stored together.
    TearsWrites,
    /// The shelf lets two processes append the same entry.
    ForgetsReferee,
    /// People are told that something is done before it is durable.
    AcksEarly,
    /// A request that arrives twice is done twice.
    IgnoresKeys,
    /// A refused request is carried out all the same.
    DoesRefused,
    /// Processes are not told that they missed something.
    LosesNotice,
    /// All are shown what seat 0 sees.
    ShowsHands,
    /// What a process shows first and stores later.
    ShowsEarly
}

struct Kept {
    head: Head,
    entries: Vec<String>,
    snapshot: Option<(u64, Vec<u8>)>,
}

struct Inner {
    luck: Fast,
    tables: BTreeMap<String, Kept>,
    /// Appends that were called, whose answer got lost, and that may still happen.
    late: Vec<Append>,
    /// Tables that have changed: to be told to every process.
    told: Vec<(String, u64)>,
    /// Appends that were counted as stored too early.
    early: Vec<Append>,
    /// Of a thousand calls so many go wrong.
    faults: u32,
    faulty: u64,
    accused: Option<String>,
}

pub struct Shelf {
    inner: Mutex<Inner>,
    /// Whether other processes share it.
    pub shared: bool,
    flaw: Flaw,
}

enum Fault {
    None,
    /// The answer is lost; it was done, not done, or will be done.
    Done,
    NotDone,
    Later,
    /// Another writer is faster.
    Taken,
}

impl Shelf {
    pub fn new(seed: u64, faults: u32, shared: bool, flaw: Flaw) -> Shelf {
        let inner = Inner {
            luck: Fast::of(&[seed, 2]),
            tables: BTreeMap::new(),
            late: Vec::new(),
            told: Vec::new(),
            early: Vec::new(),
            faults,
            faulty: 0,
            accused: None,
        };
        Shelf { inner: Mutex::new(inner), shared, flaw }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap()
    }

    /// From now on everything works.
    pub fn heal(&self) {
        self.inner().faults = 0;
    }

    /// How often something went wrong.
    pub fn faulty(&self) -> u64 {
        self.inner().faulty
    }

    /// A task has seen what must never happen.
    pub fn accuse(&self, text: &str) {
        self.inner().accused.get_or_insert_with(|| text.to_owned());
    }

    pub fn accused(&self) -> Option<String> {
        self.inner().accused.take()
    }

    /// All that is stored.
    pub fn texts(&self, id: &str) -> Vec<String> {
        self.inner().tables.get(id).map(|kept| kept.entries.clone()).unwrap_or_default()
    }

    /// How many entries are stored.
    pub fn stored(&self, id: &str) -> u64 {
        self.inner().tables.get(id).map_or(0, |kept| kept.entries.len() as u64)
    }

    /// When a table must be looked at.
    pub fn due_at(&self, id: &str) -> Option<Millis> {
        self.inner().tables.get(id).and_then(|kept| kept.head.now.due)
    }

    /// What the line says since the last time.
    pub fn told(&self) -> Vec<(String, u64)> {
        std::mem::take(&mut self.inner().told)
    }

    /// Does one thing that was believed lost.
    pub fn straggle(&self) -> bool {
        let mut inner = self.inner();
        if let Some(append) = inner.early.pop().or_else(|| inner.late.pop()) {
            let _ = inner.append(&append, self.flaw);
            return true;
        }
        false
    }

    async fn slow(&self) {
        let times = {
            let mut inner = self.inner();
            if inner.faults > 0 && inner.luck.pick(4) == 0 {
                1 + inner.luck.pick(4)
            } else {
                inner.luck.pick(2)
            }
        };
        nap(times).await;
    }

    fn read_fault(&self) -> Result<(), StoreError> {
        let mut inner = self.inner();
        if inner.luck.pick(1_000) >= inner.faults {
            return Ok(());
        }
        inner.faulty += 1;
        Err(StoreError::OutcomeUnknown("the line is down".to_owned()))
    }

    fn fault(&self) -> Fault {
        let mut inner = self.inner();
        if inner.luck.pick(1_000) >= inner.faults {
            return Fault::None;
        }
        inner.faulty += 1;
        match inner.luck.pick(4) {
            0 => Fault::NotDone,
            1 if self.shared => Fault::Later,
            2 if self.shared => Fault::Taken,
            _ => Fault::Done,
        }
    }
}

impl Inner {
    fn append(&mut self, append: &Append, flaw: Flaw) -> Result<(), StoreError> {
        let kept = self.tables.get_mut(&append.table).ok_or(StoreError::Missing)?;
        if kept.head.seq != append.after {
            if flaw != Flaw::ForgetsReferee || kept.head.seq < append.after {
                return Err(StoreError::Conflict);
            }
            kept.entries.truncate(append.after as usize);
        }
        let mut count = append.entries.len();
        if flaw == Flaw::TearsWrites && count > 1 {
            count -= 1;
        }
        kept.entries.extend_from_slice(&append.entries[..count]);
        kept.head.seq = kept.entries.len() as u64;
        kept.head.now = HeadStatus { due: append.due(kept.head.now.due), ..append.now };
        if let Some(snapshot) = &append.snapshot {
            kept.snapshot = Some((kept.head.seq, snapshot.clone()));
        }
        self.told.push((append.table.clone(), kept.head.seq));
        Ok(())
    }

    /// Another process writes a line of chat.
    fn ghost(&mut self, id: &str) {
        let Some(kept) = self.tables.get_mut(id) else { return };
        let person = Person { user: "ghost".to_owned(), name: "ghost".to_owned(), guest: true };
        let what = EntryKind::Said { person, text: "boo".to_owned() };
        let entry = Entry { by: Some("ghost".to_owned()), ..Entry::new(kept.head.now.changed, what) };
        kept.entries.push(serde_json::to_string(&entry).unwrap());
        kept.head.seq += 1;
        self.told.push((id.to_owned(), kept.head.seq));
    }
}

/// An append that was called. Once called it may happen, even if no task waits for the answer any more.
struct Called<'a> {
    shelf: &'a Shelf,
    append: Option<Append>,
}

impl Drop for Called<'_> {
    fn drop(&mut self) {
        let Some(append) = self.append.take() else { return };
        let mut inner = self.shelf.inner();
        match inner.luck.pick(3) {
            0 => {}
            1 if self.shelf.shared => inner.late.push(append),
            _ => drop(inner.append(&append, self.shelf.flaw)),
        }
    }
}

#[async_trait]
impl Tables for Shelf {
    async fn create(&self, head: Head, entries: Vec<String>, _: Vec<SeatHolder>) -> Result<(), StoreError> {
        self.slow().await;
        let mut inner = self.inner();
        if inner.tables.contains_key(&head.id) {
            return Err(StoreError::Conflict);
        }
        inner.tables.insert(head.id.clone(), Kept { head, entries, snapshot: None });
        Ok(())
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        let mut called = Called { shelf: self, append: Some(append) };
        self.slow().await;
        let Some(append) = called.append.take() else { return Err(StoreError::Missing) };
        let unknown = || Err(StoreError::OutcomeUnknown("the answer got lost".to_owned()));
        let result = match self.fault() {
            Fault::None if self.flaw == Flaw::LosesWrites && self.inner().luck.pick(20) == 0 => Ok(()),
            Fault::None if self.flaw == Flaw::ShowsEarly && self.inner().luck.pick(20) == 0 => {
                self.inner().early.push(append);
                return Ok(());
            }
            Fault::None => self.inner().append(&append, self.flaw),
            Fault::Done => {
                let _ = self.inner().append(&append, self.flaw);
                return unknown();
            }
            Fault::NotDone => return unknown(),
            Fault::Later => {
                self.inner().late.push(append);
                return unknown();
            }
            Fault::Taken => {
                let mut inner = self.inner();
                inner.ghost(&append.table);
                inner.append(&append, self.flaw)
            }
        };
        self.slow().await;
        result
    }

    async fn load(&self, table: &str, whole: bool) -> Result<Option<Stored>, StoreError> {
        self.slow().await;
        self.read_fault()?;
        let stored = self.inner().tables.get(table).map(|kept| {
            let snapshot = kept.snapshot.clone().filter(|_| !whole);
            let from = snapshot.as_ref().map_or(0, |(seq, _)| *seq as usize);
            let entries = kept.entries.get(from..).unwrap_or_default().to_vec();
            Stored { head: kept.head.clone(), snapshot, entries }
        });
        self.slow().await;
        Ok(stored)
    }

    async fn entries(&self, table: &str, from: u64) -> Result<Vec<String>, StoreError> {
        self.slow().await;
        self.read_fault()?;
        let inner = self.inner();
        let kept = inner.tables.get(table).ok_or(StoreError::Missing)?;
        Ok(kept.entries.get(from as usize..).unwrap_or_default().to_vec())
    }

    async fn due(&self, now: Millis, limit: usize) -> Result<Vec<String>, StoreError> {
        self.slow().await;
        self.read_fault()?;
        let inner = self.inner();
        let due = inner.tables.values().filter(|kept| kept.head.now.due.is_some_and(|due| due <= now));
        Ok(due.take(limit).map(|kept| kept.head.id.clone()).collect())
    }
}

/// The shelf as [`Tables`], to be shared by processes.
pub fn shared(shelf: &Arc<Shelf>) -> Arc<dyn Tables> {
    Arc::<Shelf>::clone(shelf)
}
