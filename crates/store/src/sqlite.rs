//! One file, one process. A single thread writes: it takes all that waits, runs it in one transaction and answers
//! when the disk has it, so that a lone write costs one flush and a crowd shares one. Others read beside it.

mod write;

use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use async_trait::async_trait;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags, Params, ffi, params};
use tokio::runtime::Handle;
use tokio::sync::{mpsc, oneshot};

use self::write::{ADD_ENTRY, Job, Written, outcome, write};
use crate::error::{OCCUPIED, StoreError, known, unusable};
use crate::people::key;
use crate::table::{limited, plain, signed, unsigned};
use crate::{
    Append, Change, Head, HeadStatus, Millis, People, Row, SeatHolder, Session, SessionKind, Stage, Stored,
    Tables, User, Whole,
};

const MIGRATIONS: [&str; 1] = [include_str!("../migrations/sqlite/0001.sql")];

/// How many writes may wait before callers do.
const QUEUE: usize = 1024;
const READERS: usize = 2;

const HEAD: &str = "id, game, public, seq, summary, created, stage, due, waiting, changed";
const TABLES: &str = "tables join heads using (n)";
const USER: &str = "id, name, account, password, language, webhook, settings, created";
const SESSION: &str = "hash, user, kind, label, created, expires";

type Read = Box<dyn FnOnce(&Connection) + Send>;

/// A store in a file.
pub(crate) struct Sqlite {
    path: PathBuf,
    reads: Option<mpsc::Sender<Read>>,
    writes: Option<mpsc::Sender<Job>>,
    readers: Vec<JoinHandle<()>>,
    writer: Option<JoinHandle<()>>,
    /// Held as long as the store is open.
    _lock: File,
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error().map(|error| error.extended_code) {
            Some(ffi::SQLITE_CONSTRAINT_UNIQUE | ffi::SQLITE_CONSTRAINT_PRIMARYKEY) => StoreError::Conflict,
            Some(ffi::SQLITE_CONSTRAINT_FOREIGNKEY) => StoreError::Missing,
            _ => StoreError::OutcomeUnknown(error.to_string()),
        }
    }
}

impl Sqlite {
    pub(crate) fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let fail = |reason: String| StoreError::Unusable(format!("{}: {reason}", path.display()));
        let place = place(path).map_err(|error| fail(error.to_string()))?;
        let lock = lock(&place).map_err(fail)?;
        let writer = prepare(&place).map_err(|error| match error {
            StoreError::Unusable(reason) | StoreError::OutcomeUnknown(reason) => fail(reason),
            StoreError::Conflict | StoreError::Missing => fail(error.to_string()),
        })?;

        let (reads, queue) = mpsc::channel(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        let mut readers = Vec::new();
        for _ in 0..READERS {
            let connection = reader(&place)?;
            let queue = queue.clone();
            readers.push(spawn("store-read", move || read(&connection, &queue))?);
        }
        let (writes, queue) = mpsc::channel(QUEUE);
        let runtime = Handle::try_current().or_else(|error| unusable(error.to_string()))?;
        let writer = spawn("store-write", move || write(&writer, queue, &runtime))?;
        Ok(Sqlite {
            path: place,
            reads: Some(reads),
            writes: Some(writes),
            readers,
            writer: Some(writer),
            _lock: lock,
        })
    }

    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let job: Read = Box::new(move |connection| {
            let _ = answer.send(work(connection));
        });
        send(self.reads.as_ref(), job).await?;
        answered.await.unwrap_or_else(|_| unusable("the reading thread has stopped"))
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
        self.reads = None;
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

/// The one name of the file, so that the lock cannot be avoided by another name.
fn place(path: &Path) -> std::io::Result<PathBuf> {
    if path.exists() {
        return path.canonicalize();
    }
    let name = path.file_name().ok_or_else(|| std::io::Error::other("this is not the name of a file"))?;
    let parent = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    fs::create_dir_all(parent)?;
    Ok(parent.canonicalize()?.join(name))
}

/// Opens a file for us alone; it holds passwords and sessions.
fn private(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).truncate(false).read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

fn lock(place: &Path) -> Result<File, String> {
    let mut name = place.as_os_str().to_owned();
    name.push(".lock");
    let file = private(Path::new(&name)).map_err(|error| format!("cannot write its lock file: {error}"))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(
            "another process has it open; stop that one first (several processes can share only PostgreSQL)"
                .into(),
        ),
        Err(TryLockError::Error(error)) => Err(format!("cannot lock it: {error}")),
    }
}

/// Opens the file for writing, new or known, and brings it up to date. A file of something else is not touched.
fn prepare(place: &Path) -> Result<Connection, StoreError> {
    if place.is_dir() {
        return unusable("this is a directory; name a file in it");
    }
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
        transaction.commit()?;
    }
    Ok(connection)
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
    })
}

fn sitter(row: &rusqlite::Row<'_>) -> Result<SeatHolder, StoreError> {
    Ok(SeatHolder { user: row.get(0)?, chair: row.get(1)? })
}

fn text(row: &rusqlite::Row<'_>) -> Result<String, StoreError> {
    Ok(row.get(0)?)
}

fn add_table(connection: &Connection, head: &Head, sitters: &[SeatHolder]) -> Result<i64, StoreError> {
    let Head { id, game, public, summary, created, .. } = head;
    let sql = "insert into tables (id, game, summary, created) values (?1, ?2, ?3, ?4)";
    run(connection, sql, params![id, game, summary, created])?;
    let n = connection.last_insert_rowid();
    let HeadStatus { stage, due, waiting, changed } = head.now;
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
            "insert or ignore into sitters (tbl, chair, user) values (?1, ?2, ?3)",
            params![n, sitter.chair, sitter.user],
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
                one(&moment, sql, [&table], |row| Ok((head(row)?, row.get::<_, i64>(10)?, row.get(11)?)))?;
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

fn add_user(connection: &Connection, user: &User) -> Result<(), StoreError> {
    run(
        connection,
        "insert into users (id, name, name_key, account, password, language, webhook, settings, created)
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        params![
            user.id,
            user.name,
            user.key(),
            user.account,
            user.password,
            user.language,
            user.webhook,
            user.settings,
            user.created
        ],
    )?;
    Ok(())
}

fn add_session(connection: &Connection, session: &Session) -> Result<(), StoreError> {
    change(
        connection,
        "insert into sessions (hash, user, kind, label, created, expires)
         select ?1, id, ?3, ?4, ?5, ?6 from users where id = ?2 and deleted = 0",
        params![
            session.hash,
            session.user,
            session.kind.number(),
            session.label,
            session.created,
            session.expires
        ],
    )
}

fn beat(connection: &Connection, now: Millis) -> Result<(), StoreError> {
    run(
        connection,
        "insert into meta (key, value) values ('beat', ?1) on conflict (key) do update
         set value = excluded.value where cast(value as integer) < cast(excluded.value as integer)",
        [now.to_string()],
    )?;
    Ok(())
}

fn last_beat(connection: &Connection) -> Result<Option<Millis>, StoreError> {
    one(connection, "select cast(value as integer) from meta where key = 'beat'", [], |row| Ok(row.get(0)?))
}

#[async_trait]
impl People for Sqlite {
    async fn create_user(&self, user: User) -> Result<(), StoreError> {
        user.check()?;
        self.write(move |connection| add_user(connection, &user)).await
    }

    async fn user(&self, id: &str) -> Result<Option<User>, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| {
            let sql = &format!("select {USER} from users where id = ?1 and deleted = 0");
            one(connection, sql, [id], |row| user(row, 0))
        })
        .await
    }

    async fn account(&self, name: &str) -> Result<Option<User>, StoreError> {
        let key = key(name);
        self.read(move |connection| {
            let sql = &format!("select {USER} from users where name_key = ?1");
            one(connection, sql, [key], |row| user(row, 0))
        })
        .await
    }

    async fn update_user(&self, user: User) -> Result<(), StoreError> {
        user.check()?;
        self.write(move |connection| {
            change(
                connection,
                "update users set name = ?2, name_key = ?3, account = ?4, password = ?5, language = ?6,
                 webhook = ?7, settings = ?8 where id = ?1 and deleted = 0",
                params![
                    user.id,
                    user.name,
                    user.key(),
                    user.account,
                    user.password,
                    user.language,
                    user.webhook,
                    user.settings
                ],
            )
        })
        .await
    }

    async fn delete_user(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            change(
                connection,
                "update users set name = '', name_key = null, account = 0, password = null, language = null,
                 webhook = null, settings = '', deleted = 1 where id = ?1 and deleted = 0",
                [&id],
            )?;
            run(connection, "delete from sessions where user = ?1", [&id])?;
            Ok(())
        })
        .await
    }

    async fn create_session(&self, session: Session) -> Result<(), StoreError> {
        session.check()?;
        self.write(move |connection| add_session(connection, &session)).await
    }

    async fn session(&self, hash: &[u8; 32], now: Millis) -> Result<Option<(Session, User)>, StoreError> {
        let hash = *hash;
        self.read(move |connection| {
            let sql = "select s.hash, s.user, s.kind, s.label, s.created, s.expires,
                u.id, u.name, u.account, u.password, u.language, u.webhook, u.settings, u.created
                from sessions s join users u on u.id = s.user where s.hash = ?1 and s.expires > ?2";
            one(connection, sql, params![hash, now], |row| Ok((session(row)?, user(row, 6)?)))
        })
        .await
    }

    async fn extend_session(&self, hash: &[u8; 32], expires: Millis) -> Result<(), StoreError> {
        let hash = *hash;
        self.write(move |connection| {
            change(connection, "update sessions set expires = ?2 where hash = ?1", params![hash, expires])
        })
        .await
    }

    async fn delete_session(&self, hash: &[u8; 32]) -> Result<(), StoreError> {
        let hash = *hash;
        self.write(move |connection| {
            run(connection, "delete from sessions where hash = ?1", [hash])?;
            Ok(())
        })
        .await
    }

    async fn sessions(&self, user: &str, kind: SessionKind) -> Result<Vec<Session>, StoreError> {
        let user = user.to_owned();
        self.read(move |connection| {
            let sql = &format!(
                "select {SESSION} from sessions where user = ?1 and kind = ?2 order by created, hash"
            );
            all(connection, sql, params![user, kind.number()], session)
        })
        .await
    }

    async fn delete_sessions(&self, user: &str) -> Result<(), StoreError> {
        let user = user.to_owned();
        self.write(move |connection| {
            run(connection, "delete from sessions where user = ?1", [user])?;
            Ok(())
        })
        .await
    }

    async fn forget_expired(&self, now: Millis) -> Result<u64, StoreError> {
        self.write(move |connection| {
            Ok(run(connection, "delete from sessions where expires <= ?1", [now])? as u64)
        })
        .await
    }

    async fn tables_of(&self, user: &str, limit: usize) -> Result<Vec<(Head, u8)>, StoreError> {
        let user = user.to_owned();
        self.read(move |connection| {
            let sql = &format!(
                "select {HEAD}, chair from {TABLES} join sitters on tbl = n where user = ?1
                 order by changed desc, id, chair limit ?2"
            );
            all(connection, sql, params![user, limited(limit)], |row| Ok((head(row)?, row.get(10)?)))
        })
        .await
    }

    async fn lobby(&self, limit: usize) -> Result<Vec<Head>, StoreError> {
        self.read(move |connection| {
            let sql = &format!(
                "select {HEAD} from {TABLES} where public = 1 and stage < 2 order by stage, changed desc, id limit ?1"
            );
            all(connection, sql, [limited(limit)], head)
        })
        .await
    }

    async fn beat(&self, now: Millis) -> Result<(), StoreError> {
        self.write(move |connection| beat(connection, now)).await
    }

    async fn last_beat(&self) -> Result<Option<Millis>, StoreError> {
        self.read(last_beat).await
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.read(|connection| {
            one(connection, "select 1 from meta where key = 'hetman-store'", [], |_| Ok(()))?
                .ok_or_else(|| StoreError::Unusable("its version is gone".into()))
        })
        .await?;
        match &self.writer {
            Some(writer) if !writer.is_finished() => Ok(()),
            _ => unusable("the writing thread has stopped"),
        }
    }

    fn changes(&self) -> Option<mpsc::Receiver<Change>> {
        None
    }
}

/// Sends everything. Stops without an error when the receiver is gone.
fn dump(connection: &Connection, to: &mpsc::Sender<Row>) -> Result<Option<()>, StoreError> {
    let send = |row| to.blocking_send(row).ok();
    let moment = connection.unchecked_transaction()?;

    let mut statement = moment.prepare(&format!("select {USER}, deleted from users order by id"))?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let user = user(row, 0)?;
        let gone = row.get(8)?;
        let row = if gone { Row::Gone { id: user.id, created: user.created } } else { Row::User(user) };
        if send(row).is_none() {
            return Ok(None);
        }
    }
    let mut statement = moment.prepare(&format!("select {SESSION} from sessions order by hash"))?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        if send(Row::Session(session(row)?)).is_none() {
            return Ok(None);
        }
    }
    let mut statement = moment.prepare(&format!("select {HEAD}, n, last from {TABLES} order by id"))?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let n: i64 = row.get(10)?;
        let sql = "select user, chair from sitters where tbl = ?1 order by chair, user";
        let sitters = all(&moment, sql, [n], sitter)?;
        if send(Row::Table { head: head(row)?, sitters }).is_none() {
            return Ok(None);
        }
        // The numbers first: the bodies may be large together.
        let mut numbers = Vec::new();
        let mut next: Option<i64> = row.get(11)?;
        let mut statement = moment.prepare_cached("select prev from entries where n = ?1")?;
        while let Some(n) = next {
            numbers.push(n);
            next = statement.query_row([n], |row| row.get(0))?;
        }
        let mut statement = moment.prepare_cached("select body from entries where n = ?1")?;
        for n in numbers.into_iter().rev() {
            if send(Row::Entry(statement.query_row([n], |row| row.get(0))?)).is_none() {
                return Ok(None);
            }
        }
    }
    if let Some(beat) = last_beat(&moment)?
        && send(Row::Beat(beat)).is_none()
    {
        return Ok(None);
    }
    Ok(send(Row::End))
}

fn fill(connection: &Connection, mut from: mpsc::Receiver<Row>) -> Result<(), StoreError> {
    let sql = "select exists (select * from users) or exists (select * from tables)
        or exists (select * from meta where key = 'beat')";
    if connection.query_row(sql, [], |row| row.get(0))? {
        return unusable(OCCUPIED);
    }
    // The table whose entries come, the next of them, how many there must be, and the last.
    let mut open: Option<(i64, i64, i64, Option<i64>)> = None;
    while let Some(row) = from.blocking_recv() {
        if !matches!(row, Row::Entry(_))
            && let Some((n, next, end, last)) = open.take()
        {
            if next != end {
                return unusable(format!("a table of {end} entries came with {next}"));
            }
            close(connection, n, end, last)?;
        }
        match row {
            Row::User(user) => {
                user.check()?;
                add_user(connection, &user)?;
            }
            Row::Gone { id, created } => {
                plain([&*id])?;
                run(
                    connection,
                    "insert into users (id, name, account, settings, created, deleted) values (?1, '', 0, '', ?2, 1)",
                    params![id, created],
                )?;
            }
            Row::Session(session) => {
                session.check()?;
                add_session(connection, &session)?;
            }
            Row::Table { head, sitters } => {
                head.check_alone(&sitters)?;
                let n = add_table(connection, &head, &sitters)?;
                open = Some((n, 0, signed(head.seq)?, None));
            }
            Row::Entry(entry) => {
                let Some((n, next, _, last)) = &mut open else {
                    return unusable("an entry came before its table");
                };
                plain([&*entry])?;
                *last = add_entries(connection, *n, *next, *last, [&entry])?;
                *next += 1;
            }
            Row::Beat(now) => beat(connection, now)?,
            Row::End => return Ok(()),
        }
    }
    unusable("the end is missing")
}

#[async_trait]
impl Whole for Sqlite {
    async fn dump(&self, to: mpsc::Sender<Row>) -> Result<(), StoreError> {
        let connection = reader(&self.path)?;
        tokio::task::spawn_blocking(move || dump(&connection, &to).map(|_| ()))
            .await
            .unwrap_or_else(|error| Err(StoreError::OutcomeUnknown(error.to_string())))
    }

    async fn fill(&self, from: mpsc::Receiver<Row>) -> Result<(), StoreError> {
        self.write(move |connection| fill(connection, from)).await
    }
}
