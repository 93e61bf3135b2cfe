//! One file, one process. A single thread writes: it takes all that waits, runs it in one transaction and answers
//! when the disk has it, so that a lone write costs one flush and a crowd shares one. Others read beside it.

mod file;
mod people;
mod whole;
mod write;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use async_trait::async_trait;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, Params, ffi, params};
use tokio::runtime::Handle;
use tokio::sync::{mpsc, oneshot};

use self::file::{Watched, has_room, lock, place, private};
use self::write::{ADD_ENTRY, Job, Written, outcome, write};
use crate::error::{StoreError, known, unusable};
use crate::names::look;
use crate::table::{limited, signed, unsigned};
use crate::{
    Append, Head, HeadStatus, Millis, PuzzleRating, Scopes, SeatHolder, SeatRole, Session, SessionKind,
    Stage, Stored, Tables, User,
};

const MIGRATIONS: [&str; 4] = [
    include_str!("../migrations/sqlite/0001.sql"),
    include_str!("../migrations/sqlite/0002.sql"),
    include_str!("../migrations/sqlite/0003.sql"),
    include_str!("../migrations/sqlite/0004.sql"),
];

/// How many writes may wait before callers do.
const QUEUE: usize = 1024;
/// Threads that look up sessions and tables. Lists have one of their own: however many are asked for, no one is kept
/// from playing.
const READERS: usize = 2;

const HEAD: &str = "id, game, public, seq, summary, created, stage, due, waiting, changed, host";
const TABLES: &str = "tables join heads using (n)";
const USER: &str = "id, name, account, password, language, webhook, settings, created";
const PUZZLE: &str = "game, name, rating, deviation, volatility, plays";
const SESSION: &str = "hash, user, kind, label, created, expires, scopes";

type Read = Box<dyn FnOnce(&Connection) + Send>;

/// A store in a file.
pub(crate) struct Sqlite {
    path: PathBuf,
    reads: Option<mpsc::Sender<Read>>,
    lists: Option<mpsc::Sender<Read>>,
    /// None if the store was opened beside its server.
    writes: Option<mpsc::Sender<Job>>,
    readers: Vec<JoinHandle<()>>,
    writer: Option<JoinHandle<()>>,
    /// Why nothing may be written or believed any more.
    lost: Arc<OnceLock<String>>,
    /// Whether something could not be read.
    damaged: AtomicBool,
    /// Held as long as the store is open, and dropped last.
    _lock: Option<File>,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error().map(|error| error.extended_code) {
            Some(ffi::SQLITE_CONSTRAINT_UNIQUE | ffi::SQLITE_CONSTRAINT_PRIMARYKEY) => StoreError::Conflict,
            Some(ffi::SQLITE_CONSTRAINT_FOREIGNKEY) => StoreError::Missing,
            _ if matches!(
                error.sqlite_error_code(),
                Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase)
            ) =>
            {
                StoreError::Damaged(error.to_string())
            }
            _ => StoreError::OutcomeUnknown(error.to_string()),
        }
    }
}

impl Sqlite {
    pub(crate) fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let fail = |reason: String| StoreError::Unusable(format!("{}: {reason}", path.display()));
        let place = place(path).map_err(|error| fail(error.to_string()))?;
        if place.is_dir() {
            return Err(fail("this is a directory; name a file in it".to_owned()));
        }
        let lock = lock(&place).map_err(fail)?;
        let writer = prepare(&place).map_err(|error| match error {
            StoreError::Unusable(reason)
            | StoreError::OutcomeUnknown(reason)
            | StoreError::Damaged(reason) => fail(reason),
            StoreError::Conflict | StoreError::Missing => fail(error.to_string()),
        })?;
        let mut store = Sqlite::reading(place)?;
        store._lock = Some(lock);
        let (writes, queue) = mpsc::channel(QUEUE);
        let runtime = Handle::try_current().or_else(|error| unusable(error.to_string()))?;
        let (watched, lost) = (Watched::new(&store.path), Arc::clone(&store.lost));
        store.writer = Some(spawn("store-write", move || write(&writer, queue, &runtime, watched, &lost))?);
        store.writes = Some(writes);
        Ok(store)
    }

    /// A store to be read only, beside the process that has it open. None if it is not of this version.
    pub(crate) fn beside(path: &Path) -> Result<Option<Sqlite>, StoreError> {
        if !path.is_file() {
            return Ok(None);
        }
        let place = place(path).or_else(|error| unusable(error.to_string()))?;
        if version(&reader(&place)?)? != MIGRATIONS.len() {
            return Ok(None);
        }
        Sqlite::reading(place).map(Some)
    }

    fn reading(place: PathBuf) -> Result<Sqlite, StoreError> {
        let mut readers = Vec::new();
        let mut queue = |threads: usize| {
            let (jobs, queue) = mpsc::channel(QUEUE);
            let queue = Arc::new(Mutex::new(queue));
            for _ in 0..threads {
                let (connection, queue) = (reader(&place)?, Arc::clone(&queue));
                readers.push(spawn("store-read", move || read(&connection, &queue))?);
            }
            Ok::<_, StoreError>(Some(jobs))
        };
        let (reads, lists) = (queue(READERS)?, queue(1)?);
        let (lost, writer) = (Arc::default(), None);
        Ok(Sqlite {
            path: place,
            reads,
            lists,
            writes: None,
            readers,
            writer,
            lost,
            damaged: AtomicBool::new(false),
            _lock: None,
        })
    }

    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.ask(self.reads.as_ref(), work).await
    }

    /// Reads what may take longer, without keeping others waiting who look up one thing.
    async fn list<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.ask(self.lists.as_ref(), work).await
    }

    async fn ask<T: Send + 'static>(
        &self,
        queue: Option<&mpsc::Sender<Read>>,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        if let Some(reason) = self.lost.get() {
            return unusable(reason.as_str());
        }
        let (answer, answered) = oneshot::channel();
        let job: Read = Box::new(move |connection| {
            let _ = answer.send(work(connection));
        });
        send(queue, job).await?;
        let answer = answered.await.unwrap_or_else(|_| unusable("the reading thread has stopped"));
        if let Err(StoreError::Damaged(reason)) = &answer {
            self.damaged.store(true, Ordering::Relaxed);
            return unusable(format!("the file is damaged: {reason}"));
        }
        answer
    }

    /// Whether the files are there, can be read, and have room. Others may have changed them behind the back of the
    /// connections that keep parts of them in memory, so this reads with a new one.
    fn look(path: &Path) -> Result<(), StoreError> {
        has_room(path).or_else(unusable)?;
        let connection = reader(path)?;
        for table in ["meta", "tables", "heads", "entries", "sitters", "snapshots", "users", "sessions"] {
            one(&connection, &format!("select * from {table} limit 1"), [], |_| Ok(()))?;
        }
        Ok(())
    }

    /// Does all of `work` or nothing, and answers when it is durable.
    async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let job = Job::Other(Box::new(move |connection| {
            let (result, broken) = match connection {
                Ok(connection) => {
                    let result = undo_unless(connection, work);
                    let broken = matches!(result, Err(StoreError::OutcomeUnknown(_)));
                    (result, broken)
                }
                Err(error) => (Err(error.clone()), false),
            };
            let answer = move |kept: Result<(), &str>| drop(answer.send(outcome(kept, result)));
            Written { broken, answer: Box::new(answer) }
        }));
        self.submit(job, answered).await
    }

    async fn submit<T>(
        &self,
        job: Job,
        answered: oneshot::Receiver<Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        send(self.writes.as_ref(), job).await?;
        answered
            .await
            .unwrap_or_else(|_| Err(StoreError::OutcomeUnknown("the writing thread has stopped".into())))
    }
}

impl Drop for Sqlite {
    /// Finishes what waits, then closes. The writer goes last: it moves everything into the main file.
    fn drop(&mut self) {
        (self.reads, self.lists) = (None, None);
        for reader in self.readers.drain(..) {
            let _ = reader.join();
        }
        self.writes = None;
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
    }
}

async fn send<T>(queue: Option<&mpsc::Sender<T>>, job: T) -> Result<(), StoreError> {
    let closed = || StoreError::Unusable("it is closed".into());
    queue.ok_or_else(closed)?.send(job).await.map_err(|_| closed())
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, StoreError> {
    thread::Builder::new().name(name.into()).spawn(work).or_else(|error| unusable(error.to_string()))
}

/// Opens the file for writing, new or known, and brings it up to date. A file of something else is not touched.
fn prepare(place: &Path) -> Result<Connection, StoreError> {
    private(place).or_else(|error| unusable(error.to_string()))?;
    let mut connection = Connection::open_with_flags(
        place,
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX,
    )?;
    connection.busy_timeout(Duration::from_secs(10))?;
    let version = version(&connection)?;
    known(version, MIGRATIONS.len())?;

    let mode: String = connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0))?;
    if mode != "wal" {
        return unusable(format!("its file system allows only the journal mode {mode}, and wal is needed"));
    }
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "temp_store", "memory")?;
    connection.pragma_update(None, "cache_size", -8_192)?;
    connection.pragma_update(None, "wal_autocheckpoint", 4_000)?;
    connection.pragma_update(None, "journal_size_limit", 64 << 20)?;
    steady(&connection)?;

    for (done, migration) in MIGRATIONS.iter().enumerate().skip(version) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(
            "create table if not exists meta (key text primary key, value text not null) strict, without rowid",
        )?;
        transaction.execute_batch(migration)?;
        transaction
            .execute("insert or replace into meta values ('hetman-store', ?1)", [(done + 1).to_string()])?;
        if done == 1 {
            fill_looks(&transaction)?;
        }
        transaction.commit()?;
    }
    Ok(connection)
}

/// Notes what the names of all accounts look like.
fn fill_looks(connection: &Connection) -> Result<(), StoreError> {
    let names = "select id, name from users where name_key is not null";
    let names = all(connection, names, [], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?)))?;
    for (id, name) in names {
        run(connection, "update users set look = ?2 where id = ?1", [id, look(&name)])?;
    }
    Ok(())
}

/// How many migrations the file has seen.
fn version(connection: &Connection) -> Result<usize, StoreError> {
    const FOREIGN: &str = "this is not a Hetman store; it was left as it is";
    let empty = "select not exists (select * from sqlite_schema)";
    match connection.query_row(empty, [], |row| row.get(0)) {
        Ok(true) => return Ok(0),
        Ok(false) => {}
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::NotADatabase) => return unusable(FOREIGN),
        Err(error) => return unusable(error.to_string()),
    }
    let version = connection
        .query_row("select value from meta where key = 'hetman-store'", [], |row| row.get::<_, String>(0))
        .or_else(|_| unusable(FOREIGN))?;
    version.parse().or_else(|_| unusable(FOREIGN))
}

fn reader(place: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(
        place,
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX,
    )?;
    connection.busy_timeout(Duration::from_secs(10))?;
    steady(&connection)?;
    Ok(connection)
}

/// Keeps prepared statements as they are. Else those on tables with partial indexes would be planned again whenever
/// they get new values, which costs more than running them.
fn steady(connection: &Connection) -> Result<(), StoreError> {
    connection.set_prepared_statement_cache_capacity(64);
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(())
}

fn read(connection: &Connection, queue: &Mutex<mpsc::Receiver<Read>>) {
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
        let Some(job) = job else { return };
        job(connection);
    }
}

/// Undoes what `work` changed if it fails. `OutcomeUnknown` tells that it could not be undone.
fn undo_unless<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let execute = |sql: &str| connection.prepare_cached(sql)?.execute([]);
    execute("savepoint job")?;
    let result = work(connection);
    if result.is_err() {
        execute("rollback to job")?;
    }
    execute("release job")?;
    // It was undone, so the neighbours may be kept.
    result.map_err(|error| match error {
        StoreError::OutcomeUnknown(reason) => StoreError::Unusable(reason),
        error => error,
    })
}

fn run(connection: &Connection, sql: &str, params: impl Params) -> Result<usize, StoreError> {
    Ok(connection.prepare_cached(sql)?.execute(params)?)
}

/// Runs a change of one row.
fn change(connection: &Connection, sql: &str, params: impl Params) -> Result<(), StoreError> {
    if run(connection, sql, params)? == 0 { Err(StoreError::Missing) } else { Ok(()) }
}

fn one<T>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    make: impl FnOnce(&rusqlite::Row<'_>) -> Result<T, StoreError>,
) -> Result<Option<T>, StoreError> {
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params)?;
    rows.next()?.map(make).transpose()
}

fn all<T>(
    connection: &Connection,
    sql: &str,
    params: impl Params,
    make: impl Fn(&rusqlite::Row<'_>) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query(params)?;
    let mut all = Vec::new();
    while let Some(row) = rows.next()? {
        all.push(make(row)?);
    }
    Ok(all)
}

fn head(row: &rusqlite::Row<'_>) -> Result<Head, StoreError> {
    Ok(Head {
        id: row.get(0)?,
        game: row.get(1)?,
        public: row.get(2)?,
        seq: unsigned(row.get(3)?)?,
        summary: row.get(4)?,
        created: row.get(5)?,
        now: HeadStatus {
            stage: Stage::from_number(row.get(6)?)?,
            due: row.get(7)?,
            waiting: row.get(8)?,
            changed: row.get(9)?,
        },
        host: row.get(10)?,
    })
}

fn puzzle(row: &rusqlite::Row<'_>) -> Result<PuzzleRating, StoreError> {
    Ok(PuzzleRating {
        game: row.get(0)?,
        name: row.get(1)?,
        rating: row.get(2)?,
        deviation: row.get(3)?,
        volatility: row.get(4)?,
        plays: row.get(5)?,
    })
}

/// Makes a user of the columns from `at` on.
fn user(row: &rusqlite::Row<'_>, at: usize) -> Result<User, StoreError> {
    Ok(User {
        id: row.get(at)?,
        name: row.get(at + 1)?,
        account: row.get(at + 2)?,
        password: row.get(at + 3)?,
        language: row.get(at + 4)?,
        webhook: row.get(at + 5)?,
        settings: row.get(at + 6)?,
        created: row.get(at + 7)?,
    })
}

fn session(row: &rusqlite::Row<'_>) -> Result<Session, StoreError> {
    Ok(Session {
        hash: row.get(0)?,
        user: row.get(1)?,
        kind: SessionKind::from_number(row.get(2)?)?,
        label: row.get(3)?,
        created: row.get(4)?,
        expires: row.get(5)?,
        scopes: Scopes::from_number(row.get(6)?),
    })
}

fn sitter(row: &rusqlite::Row<'_>) -> Result<SeatHolder, StoreError> {
    Ok(SeatHolder { user: row.get(0)?, chair: row.get(1)?, role: SeatRole::from_number(row.get(2)?)? })
}

fn text(row: &rusqlite::Row<'_>) -> Result<String, StoreError> {
    Ok(row.get(0)?)
}

fn add_table(connection: &Connection, head: &Head, sitters: &[SeatHolder]) -> Result<i64, StoreError> {
    let Head { id, game, host, public, summary, created, .. } = head;
    let HeadStatus { stage, due, waiting, changed } = head.now;
    let sql = "insert into tables (id, game, summary, created, host, open) values (?1, ?2, ?3, ?4, ?5, ?6)";
    run(connection, sql, params![id, game, summary, created, host, stage != Stage::Over])?;
    let n = connection.last_insert_rowid();
    let sql =
        "insert into heads (n, seq, public, stage, due, waiting, changed) values (?1, 0, ?2, ?3, ?4, ?5, ?6)";
    run(connection, sql, params![n, public, stage.number(), due, waiting, changed])?;
    add_sitters(connection, n, sitters)?;
    Ok(n)
}

/// Adds entries to the chain that ended with `last`, and tells its new end. The head still has to be told.
fn add_entries<'a>(
    connection: &Connection,
    n: i64,
    from: i64,
    mut last: Option<i64>,
    entries: impl IntoIterator<Item = &'a String>,
) -> Result<Option<i64>, StoreError> {
    let mut statement = connection.prepare_cached(ADD_ENTRY)?;
    for (seq, entry) in (from..).zip(entries) {
        last = Some(statement.insert(params![n, seq, last, entry])?);
    }
    Ok(last)
}

/// Tells a head what was added while it was made.
fn close(connection: &Connection, n: i64, seq: i64, last: Option<i64>) -> Result<(), StoreError> {
    change(connection, "update heads set seq = ?2, last = ?3 where n = ?1", params![n, seq, last])
}

/// The entries of a table from this number on, given its last.
fn chain(connection: &Connection, last: Option<i64>, from: i64) -> Result<Vec<String>, StoreError> {
    let mut statement = connection.prepare_cached("select seq, prev, body from entries where n = ?1")?;
    let mut bodies = Vec::new();
    let mut next = last;
    while let Some(n) = next {
        let (seq, prev, body) =
            statement.query_row([n], |row| Ok((row.get::<_, i64>(0)?, row.get(1)?, row.get(2)?)))?;
        if seq < from {
            break;
        }
        bodies.push(body);
        next = prev;
    }
    bodies.reverse();
    Ok(bodies)
}

fn add_sitters(connection: &Connection, n: i64, sitters: &[SeatHolder]) -> Result<(), StoreError> {
    for sitter in sitters {
        run(
            connection,
            "insert or ignore into sitters (tbl, chair, user, role) values (?1, ?2, ?3, ?4)",
            params![n, sitter.chair, sitter.user, sitter.role.number()],
        )?;
    }
    Ok(())
}

#[async_trait]
impl Tables for Sqlite {
    async fn create(
        &self,
        head: Head,
        entries: Vec<String>,
        sitters: Vec<SeatHolder>,
    ) -> Result<(), StoreError> {
        head.check(&entries, &sitters)?;
        self.write(move |connection| {
            let n = add_table(connection, &head, &sitters)?;
            let last = add_entries(connection, n, 0, None, &entries)?;
            close(connection, n, signed(head.seq)?, last)
        })
        .await
    }

    async fn append(&self, new: Append) -> Result<(), StoreError> {
        let end = new.check()?;
        let (answer, answered) = oneshot::channel();
        self.submit(Job::Append(Box::new(new), end, answer), answered).await
    }

    async fn load(&self, table: &str, whole: bool) -> Result<Option<Stored>, StoreError> {
        let table = table.to_owned();
        self.read(move |connection| {
            let moment = connection.unchecked_transaction()?;
            let sql = &format!("select {HEAD}, n, last from {TABLES} where id = ?1");
            let found =
                one(&moment, sql, [&table], |row| Ok((head(row)?, row.get::<_, i64>(11)?, row.get(12)?)))?;
            let Some((head, n, last)) = found else { return Ok(None) };
            let mut snapshot = None;
            if !whole {
                snapshot = one(&moment, "select seq, body from snapshots where tbl = ?1", [n], |row| {
                    Ok((unsigned(row.get(0)?)?, row.get(1)?))
                })?;
            }
            let from = signed(snapshot.as_ref().map_or(0, |(seq, _)| *seq))?;
            let entries = chain(&moment, last, from)?;
            Ok(Some(Stored { head, snapshot, entries }))
        })
        .await
    }

    async fn entries(&self, table: &str, from: u64) -> Result<Vec<String>, StoreError> {
        let table = table.to_owned();
        let from = signed(from)?;
        self.read(move |connection| {
            let moment = connection.unchecked_transaction()?;
            let sql = "select last from tables join heads using (n) where id = ?1";
            let last = one(&moment, sql, [table], |row| Ok(row.get(0)?))?;
            chain(&moment, last.flatten(), from)
        })
        .await
    }

    async fn due(&self, now: Millis, limit: usize) -> Result<Vec<String>, StoreError> {
        self.read(move |connection| {
            let sql = "select id from heads join tables using (n) where due is not null and due <= ?1 order by due, n limit ?2";
            all(connection, sql, [now, limited(limit)], text)
        })
        .await
    }
}
