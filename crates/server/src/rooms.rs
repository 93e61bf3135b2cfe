//! Tables in memory, and how they change: decide, make durable, show.
//!
//! A table is in its room's slot only while it equals what is stored. A task that changes it takes it out and puts
//! it back once the store has answered; if anything goes wrong in between, even if the task is dropped, the
//! slot stays empty and the next visitor reads the table from the store again. No one is ever shown what could
//! still be lost.

mod error;
mod stored;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kernel::{Seat, Secret};
use store::{Head, StoreError, Tables};
use table::{Code, Command, Decision, Entry, Millis, Opening, Person, Refusal, Table, Title};

pub use crate::room::{NotifyOnDrop, Presence, Room, Watch, Watcher};
use crate::summary::Summary;
pub use error::{OtherVersion, RoomError};
use stored::{apply, head_of, read, written};

/// How often a change is tried when other processes keep being faster.
const TRIES: usize = 16;

/// So many outages are remembered.
const OUTAGES: usize = 16;

/// Time is known to have passed for so long after a heartbeat.
const FRESH: Millis = 5_000;

/// How long it is remembered that a user was there: as long as the longest absence.
const SEEN: Millis = 24 * 60 * 60 * 1000;

/// Called with a room, its table and its new entries once they are durable. `ours` says whether this process
/// made them. It must not block.
pub type After = Box<dyn Fn(&Arc<Room>, &Table, &[Entry], bool) + Send + Sync>;

/// What the time is.
pub type Clock = Arc<dyn Fn() -> Millis + Send + Sync>;

/// All tables in use.
pub struct Rooms {
    store: Arc<dyn Tables>,
    titles: &'static [&'static dyn Title],
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    clock: Clock,
    after: After,
    /// When no server was running, or the store was away: clocks stood still.
    outages: Mutex<Vec<(Millis, Millis)>>,
    /// When the last heartbeat was stored. Time alone brings nothing about that lies much later: it may have been an
    /// outage.
    alive: AtomicI64,
    /// When each user last asked for anything.
    seen: Mutex<HashMap<String, Millis>>,
    started: Millis,
}

impl fmt::Debug for Rooms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rooms").finish_non_exhaustive()
    }
}

impl Rooms {
    /// Rooms for the tables of a store.
    pub fn new(
        store: Arc<dyn Tables>,
        titles: &'static [&'static dyn Title],
        clock: Clock,
        outage: Option<(Millis, Millis)>,
        after: After,
    ) -> Rooms {
        let (started, outages) = (clock(), Mutex::new(outage.into_iter().collect()));
        let (rooms, seen, alive) = (Mutex::default(), Mutex::default(), AtomicI64::new(Millis::MAX));
        Rooms { store, titles, rooms, clock, after, outages, alive, seen, started }
    }

    /// A heartbeat was stored at this time.
    pub fn beaten(&self, at: Millis) {
        self.alive.store(at, Ordering::Relaxed);
    }

    /// When the last heartbeat was stored.
    pub(crate) fn alive(&self) -> Millis {
        self.alive.load(Ordering::Relaxed)
    }

    /// No table could be changed from then until now. Each table gets its time back before anything else is decided
    /// there.
    pub fn note_outage(&self, from: Millis, to: Millis) {
        let mut outages = lock(&self.outages);
        outages.push((from, to));
        let old = outages.len().saturating_sub(OUTAGES);
        outages.drain(..old);
    }

    /// Gives all tables in memory their time back, so that their watchers see it.
    pub async fn give_back(&self) {
        let rooms: Vec<Arc<Room>> = self.map().values().cloned().collect();
        for room in rooms {
            if let Err(trouble) = self.tick(&room).await {
                tracing::warn!(table = room.id, ?trouble, "a table did not get its time back yet");
            }
        }
    }

    /// The entry that gives a table its time back, if there was an outage it does not know of.
    fn outage_of(&self, table: &Table) -> Option<Entry> {
        lock(&self.outages).iter().find_map(|&(from, to)| table.outage(from, to))
    }

    /// A user asks for something: they are there.
    pub(crate) fn saw(&self, user: &str) {
        let now = self.now();
        let mut seen = lock(&self.seen);
        match seen.get_mut(user) {
            Some(at) => *at = now,
            None => drop(seen.insert(user.to_owned(), now)),
        }
    }

    /// Forgets when those were there who have long been away.
    pub(crate) fn forget_seen(&self) {
        let now = self.now();
        lock(&self.seen).retain(|_, at| now - *at <= SEEN);
    }

    /// Whether the person of a seat is connected, or has asked for anything lately. A server that has just started
    /// does not know who asked before.
    fn is_there(&self, room: &Room, table: &Table, seat: Seat) -> bool {
        let person = table.chairs().get(seat.index()).and_then(|chair| chair.person());
        let seen = person.and_then(|person| lock(&self.seen).get(&person.user).copied());
        room.is_present(seat) || self.now() - seen.unwrap_or(self.started) < table.pace().absence()
    }

    /// Ends what a user who was deleted still holds up at a table.
    ///
    /// # Errors
    /// If it cannot be made durable.
    pub async fn forget(&self, room: &Arc<Room>, user: &str) -> Result<(), RoomError> {
        let decide = |table: &Table| Ok(Decision::Do(table.forget(self.now(), user)));
        self.change(room, None, decide).await.map(|_| ())
    }

    /// The games there are.
    #[must_use]
    pub fn titles(&self) -> &'static [&'static dyn Title] {
        self.titles
    }

    /// The time.
    #[must_use]
    pub fn now(&self) -> Millis {
        (self.clock)()
    }

    /// All watchers of all tables look.
    pub(crate) fn wake(&self) {
        self.map().values().for_each(|room| room.wake());
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn count(&self) -> usize {
        self.map().len()
    }

    fn map(&self) -> MutexGuard<'_, HashMap<String, Arc<Room>>> {
        lock(&self.rooms)
    }

    /// Opens a table. The host does not sit yet.
    ///
    /// # Errors
    /// If the store cannot keep it.
    pub async fn open(&self, id: &str, opening: &Opening, secret: &Secret) -> Result<Arc<Room>, RoomError> {
        let now = self.now();
        let entry = opening.entry(now, secret);
        let table = Table::open(self.titles, &entry)?;
        let head = Head {
            id: id.to_owned(),
            game: opening.title.name().to_owned(),
            host: opening.host.user.clone(),
            public: opening.public,
            seq: 1,
            summary: Summary::of(&table).to_json(),
            created: now,
            now: head_of(&table),
        };
        self.store.create(head, vec![written(&entry)], Vec::new()).await?;
        // Others may have found it already: the first visitor reads it.
        Ok(self.enter(id))
    }

    fn enter(&self, id: &str) -> Arc<Room> {
        let now = self.now();
        let mut map = self.map();
        let room = map.entry(id.to_owned()).or_insert_with(|| Arc::new(Room::new(id, now)));
        room.used.store(now, Ordering::Relaxed);
        Arc::clone(room)
    }

    /// The room of a table.
    ///
    /// # Errors
    /// If there is no such table, or it cannot be read.
    pub async fn room(&self, id: &str) -> Result<Arc<Room>, RoomError> {
        // The room is there before the table is read: what changes meanwhile is heard.
        let room = self.enter(id);
        if let Err(trouble) = self.look(&room, |_| ()).await {
            let mut map = self.map();
            // Ours and that of the map.
            if Arc::strong_count(&room) == 2 {
                map.remove(id);
            }
            return Err(trouble);
        }
        Ok(room)
    }

    /// Looks at a table.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn look<T>(&self, room: &Room, look: impl FnOnce(&Table) -> T) -> Result<T, RoomError> {
        Ok(look(&*self.table(room).await?))
    }

    /// The table of a room as it is now. It is looked at without keeping others from changing it.
    async fn table(&self, room: &Room) -> Result<Arc<Table>, RoomError> {
        if let Some(table) = &*room.slot.read().await {
            return Ok(Arc::clone(table));
        }
        let mut slot = room.slot.write().await;
        let table = match slot.take() {
            Some(table) => table,
            None => self.fetch(room).await?,
        };
        Ok(Arc::clone(slot.insert(table)))
    }

    /// Reads the table of a room whose slot is empty. It may be news to those who watch.
    async fn fetch(&self, room: &Room) -> Result<Arc<Table>, RoomError> {
        let table = self.load(&room.id).await?;
        room.wake();
        Ok(Arc::new(table))
    }

    /// Does what a person wants, once. Returns what they have noticed by then. Others learn of it when the second part is
    /// dropped.
    ///
    /// # Errors
    /// If it is refused or cannot be made durable.
    pub async fn submit(
        &self,
        room: &Arc<Room>,
        person: &Person,
        key: Option<&str>,
        command: Command,
    ) -> Result<(u64, Option<NotifyOnDrop>), RoomError> {
        let decide = |table: &Table| {
            table.decide(self.now(), person, key, &command, |seat| self.is_there(room, table, seat))
        };
        self.change(room, Some(&person.user), decide).await
    }

    /// Gives a bot's answer.
    ///
    /// # Errors
    /// If the table no longer wants it, or it cannot be made durable.
    pub async fn submit_bot(
        &self,
        room: &Arc<Room>,
        seat: Seat,
        version: u64,
        action: &str,
    ) -> Result<(), RoomError> {
        let decide = |table: &Table| table.decide_bot(self.now(), seat, version, action).map(Decision::Do);
        self.change(room, None, decide).await.map(|_| ())
    }

    /// Does what time alone brings about.
    ///
    /// # Errors
    /// If it cannot be made durable.
    pub async fn tick(&self, room: &Arc<Room>) -> Result<(), RoomError> {
        let known = self.now().min(self.alive().saturating_add(FRESH));
        let decide = |table: &Table| Ok(Decision::Do(table.tick(known)));
        self.change(room, None, decide).await.map(|_| ())
    }

    /// Returns what the user, if there is one, has noticed by then.
    async fn change(
        &self,
        room: &Arc<Room>,
        user: Option<&str>,
        decide: impl Fn(&Table) -> Result<Decision, Refusal>,
    ) -> Result<(u64, Option<NotifyOnDrop>), RoomError> {
        // Dropped after the slot is free: a watcher that is woken finds the table.
        let mut told: Option<NotifyOnDrop> = None;
        let mut slot = room.slot.write().await;
        for _ in 0..TRIES {
            let fresh = slot.is_none();
            let mut table = match slot.take() {
                Some(table) => table,
                None => self.fetch(room).await?,
            };
            if let Some(entry) = self.outage_of(&table) {
                let mut entries = [entry];
                let append = apply(&room.id, Arc::make_mut(&mut table), &mut entries)?;
                told.get_or_insert_with(|| NotifyOnDrop { room: Arc::clone(room), shown: false });
                match self.store.append(append).await {
                    Ok(()) => self.publish(room, &table, &entries, true),
                    Err(StoreError::Conflict) => continue,
                    Err(error) => return Err(error.into()),
                }
            }
            let mut entries = match decide(&table) {
                Ok(Decision::Do(entries)) => entries,
                Ok(Decision::Done(version)) => {
                    *slot = Some(table);
                    return Ok((version, told));
                }
                // They have seen more than we have, from another process.
                Err(refusal) if refusal.code == Code::Future && !fresh => continue,
                Err(refusal) => {
                    *slot = Some(table);
                    return Err(refusal.into());
                }
            };
            if !entries.is_empty() {
                // Copied only while it is still being drawn as it was before.
                let append = apply(&room.id, Arc::make_mut(&mut table), &mut entries)?;
                // From here on what is stored may be more than what is shown.
                told.get_or_insert_with(|| NotifyOnDrop { room: Arc::clone(room), shown: false });
                match self.store.append(append).await {
                    Ok(()) => self.publish(room, &table, &entries, true),
                    Err(StoreError::Conflict) => continue,
                    Err(error) => return Err(error.into()),
                }
            }
            *slot = Some(Arc::clone(&table));
            drop(slot);
            if let Some(told) = &mut told {
                room.show(&table);
                told.shown = true;
            }
            return Ok((user.map_or(0, |user| table.version(table.observer(user))), told));
        }
        Err(StoreError::Conflict.into())
    }

    fn publish(&self, room: &Arc<Room>, table: &Table, entries: &[Entry], ours: bool) {
        room.used.store(self.now(), Ordering::Relaxed);
        (self.after)(room, table, entries, ours);
    }

    /// Another process says that a table has so many entries now.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn hear(&self, id: &str, seq: u64) -> Result<(), RoomError> {
        let Some(room) = self.map().get(id).cloned() else { return Ok(()) };
        // Dropped after the slot is free.
        let mut told = None;
        let mut slot = room.slot.write().await;
        if slot.as_ref().is_some_and(|table| table.seq() >= seq) {
            return Ok(());
        }
        let told = told.insert(NotifyOnDrop { room: Arc::clone(&room), shown: false });
        // The next visitor reads it; those who watch become visitors.
        let Some(mut table) = slot.take() else { return Ok(()) };
        let texts = self.store.entries(id, table.seq()).await?;
        let entries = texts.iter().map(|text| read(text)).collect::<Result<Vec<_>, _>>()?;
        for entry in &entries {
            Arc::make_mut(&mut table).apply(entry)?;
        }
        if !entries.is_empty() {
            self.publish(&room, &table, &entries, false);
        }
        *slot = Some(Arc::clone(&table));
        drop(slot);
        room.show(&table);
        told.shown = true;
        Ok(())
    }

    /// Anything may have changed elsewhere: all tables in memory are brought up to date.
    pub async fn refresh_all(&self) {
        let mut ids: Vec<String> = self.map().keys().cloned().collect();
        ids.sort_unstable();
        for id in ids {
            if let Err(trouble) = self.hear(&id, u64::MAX).await {
                tracing::warn!(table = id, ?trouble, "a table could not be brought up to date");
            }
        }
    }

    /// Looks after tables that are due: clocks that ran out, bots that were forgotten. Then forgets rooms that
    /// are unused.
    pub async fn sweep(&self) {
        const AT_ONCE: usize = 1_000;
        match self.store.due(self.now(), AT_ONCE).await {
            Err(error) => tracing::warn!(?error, "the tables that are due cannot be read"),
            Ok(ids) => {
                for id in ids {
                    let attended = match self.attend(&id).await {
                        Err(RoomError::Corrupt(reason)) => {
                            tracing::error!(table = id, reason, "a table cannot be used");
                            self.give_up(&id).await
                        }
                        Err(RoomError::OtherVersion(_)) => self.give_up(&id).await,
                        attended => attended,
                    };
                    if let Err(trouble) = attended {
                        tracing::warn!(table = id, ?trouble, "a table that is due cannot be attended to");
                    }
                }
            }
        }
        let now = self.now();
        self.map().retain(|_, room| Arc::strong_count(room) > 1 || !room.is_idle(now));
    }

    async fn attend(&self, id: &str) -> Result<(), RoomError> {
        let room = self.room(id).await?;
        self.tick(&room).await?;
        self.put_off(&room).await?;
        self.look(&room, |table| {
            if table.bot().is_some() {
                (self.after)(&room, table, &[], true);
            }
        })
        .await
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
