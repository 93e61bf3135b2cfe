//! The one thread that writes: whatever waits shares a transaction, and is answered when the disk has it.

use std::collections::HashMap;
use std::sync::OnceLock;
use std::thread;
use std::time::Duration;

use rusqlite::{CachedStatement, Connection, params};
use tokio::runtime::Handle;
use tokio::sync::{mpsc, oneshot};

use super::file::Watched;
use super::{add_sitters, one, run};
use crate::table::signed;
use crate::{Append, HeadStatus, Millis, Stage, StoreError};

/// How many writes share a transaction at most.
const BATCH: usize = 512;
/// After so many writes at once, the next are waited for: a crowd gains more from sharing a flush than it loses.
const CROWD: usize = 8;
/// How long.
const GATHERING: Duration = Duration::from_millis(2);
/// So many heads are remembered.
const KNOWN: usize = 4096;

pub(super) const ADD_ENTRY: &str = "insert into entries (tbl, seq, prev, body) values (?1, ?2, ?3, ?4)";

/// Something to be written.
pub(super) enum Job {
    /// Entries for the end of a table, with the number of entries there will be. Most jobs are that, so it has a way of
    /// its own. It is boxed, or else every future on its way would copy it, and it goes back with its answer, to be freed
    /// where it was made: threads that free each other's memory wait for each other.
    Append(Box<Append>, u64, oneshot::Sender<Result<(), StoreError>>),
    /// Anything else.
    Other(Other),
}

/// A write, given the open transaction or the reason why there is none.
type Other = Box<dyn FnOnce(Result<&Connection, &StoreError>) -> Written + Send>;

/// Tells the caller, given whether the disk has it.
type Answer = Box<dyn FnOnce(Result<(), &str>) + Send>;

/// What a write has done, to be told once it is known whether the disk has it.
pub(super) struct Written {
    /// Whether it may have stopped half-way, so that nothing of the transaction may be kept.
    pub(super) broken: bool,
    pub(super) answer: Answer,
}

/// A job that was done, if the disk gets it.
enum Done {
    Append(Box<Append>, Result<(), StoreError>, oneshot::Sender<Result<(), StoreError>>),
    Other(Answer),
}

impl Done {
    fn tell(self, kept: Result<(), &str>) {
        match self {
            Done::Append(append, result, answer) => {
                let _ = answer.send(outcome(kept, result));
                drop(append);
            }
            Done::Other(answer) => answer(kept),
        }
    }
}

/// What became of a write, given whether the disk has it.
pub(super) fn outcome<T>(kept: Result<(), &str>, result: Result<T, StoreError>) -> Result<T, StoreError> {
    match (kept, result) {
        (Ok(()), result) | (Err(_), result @ Err(StoreError::OutcomeUnknown(_))) => result,
        (Err(reason), _) => Err(StoreError::OutcomeUnknown(reason.to_owned())),
    }
}

/// The end of a table, as the file has it. There is no other writer, so it need not be read again for each append.
#[derive(Clone, Copy)]
struct End {
    n: i64,
    seq: i64,
    last: Option<i64>,
    due: Option<Millis>,
    stage: i16,
}

pub(super) fn write(
    connection: &Connection,
    mut queue: mpsc::Receiver<Job>,
    runtime: &Handle,
    mut watched: Watched,
    lost: &OnceLock<String>,
) {
    let mut ends = HashMap::new();
    let mut jobs = Vec::with_capacity(BATCH);
    let mut crowded = false;
    while queue.blocking_recv_many(&mut jobs, BATCH) > 0 {
        if crowded {
            thread::sleep(GATHERING);
            while jobs.len() < BATCH
                && let Ok(job) = queue.try_recv()
            {
                jobs.push(job);
            }
        }
        crowded = jobs.len() >= CROWD;
        let mut jobs = jobs.drain(..);
        while jobs.len() > 0 {
            let mut kept = || {
                let found = watched.check();
                found.inspect_err(|reason| drop(lost.set(reason.clone())))
            };
            if let Some(reason) = lost.get() {
                refuse(&mut jobs, &StoreError::Unusable(reason.clone()));
            } else {
                batch(connection, &mut ends, &mut jobs, runtime, &mut kept);
            }
        }
    }
    let _ = connection.query_row("pragma wal_checkpoint(truncate)", [], |_| Ok(()));
}

/// Answers jobs that cannot be done.
fn refuse(jobs: &mut impl Iterator<Item = Job>, error: &StoreError) {
    for job in jobs {
        match job {
            Job::Append(_, _, answer) => drop(answer.send(Err(error.clone()))),
            Job::Other(job) => (job(Err(error)).answer)(Ok(())),
        }
    }
}

/// Runs jobs in one transaction, up to the first that breaks it, and answers those it ran. `kept` says whether what was
/// committed is where it will be found again.
fn batch(
    connection: &Connection,
    ends: &mut HashMap<String, End>,
    jobs: &mut impl Iterator<Item = Job>,
    runtime: &Handle,
    kept: &mut impl FnMut() -> Result<(), String>,
) {
    let execute = |sql: &str| connection.prepare_cached(sql)?.execute([]);
    let begin = |ready| execute("begin immediate").map(|_| ready);
    let mut appending = match Appending::new(connection, ends).and_then(begin) {
        Ok(appending) => appending,
        Err(error) => {
            return refuse(jobs, &StoreError::Unusable(error.to_string()));
        }
    };
    let mut done = Vec::with_capacity(BATCH);
    let mut broken = false;
    for job in jobs {
        let lost = match job {
            Job::Append(append, end, answer) => {
                let result = appending.append(&append, end);
                let lost = matches!(result, Err(ref error) if error.is_trouble());
                done.push(Done::Append(append, result, answer));
                lost
            }
            Job::Other(job) => {
                let written = job(Ok(connection));
                done.push(Done::Other(written.answer));
                written.broken
            }
        };
        // After some errors, such as a full disk, SQLite has rolled back by itself.
        broken = lost || connection.is_autocommit();
        if broken {
            break;
        }
    }
    drop(appending);
    let kept = if broken {
        Err("a write beside this one failed, and both were undone".to_owned())
    } else {
        execute("commit").map_err(|error| error.to_string()).and_then(|_| kept())
    };
    if kept.is_err() {
        ends.clear();
        if !connection.is_autocommit() {
            let _ = execute("rollback");
        }
    }
    // Answering from inside the runtime wakes it once, not once for each caller.
    runtime.spawn(async move {
        for done in done {
            done.tell(kept.as_ref().map(|_| ()).map_err(String::as_str));
        }
    });
}

/// What appends need, made ready once for all of a transaction.
struct Appending<'a> {
    connection: &'a Connection,
    ends: &'a mut HashMap<String, End>,
    add: CachedStatement<'a>,
    advance: CachedStatement<'a>,
}

impl<'a> Appending<'a> {
    fn new(
        connection: &'a Connection,
        ends: &'a mut HashMap<String, End>,
    ) -> rusqlite::Result<Appending<'a>> {
        let advance = "update heads set seq = ?2, last = ?3, waiting = ?4, changed = ?5 where n = ?1";
        Ok(Appending {
            connection,
            ends,
            add: connection.prepare_cached(ADD_ENTRY)?,
            advance: connection.prepare_cached(advance)?,
        })
    }

    /// Finds out that it is `Conflict` or `Missing` before it changes anything; any other error costs the whole transaction.
    fn append(&mut self, append: &Append, seq: u64) -> Result<(), StoreError> {
        let (after, seq) = (signed(append.after)?, signed(seq)?);
        let end = self.end(&append.table)?;
        if end.seq != after {
            return Err(StoreError::Conflict);
        }
        let n = end.n;
        let mut last = end.last;
        for (seq, entry) in (after..).zip(&append.entries) {
            last = Some(self.add.insert(params![n, seq, last, entry])?);
        }
        let HeadStatus { waiting, changed, stage, .. } = append.now;
        let (due, stage) = (append.due(end.due), stage.number());
        self.advance.execute(params![n, seq, last, waiting, changed])?;
        // SQLite rewrites an index even if its column gets the value it has.
        if (end.due, end.stage) != (due, stage) {
            let sql = "update heads set due = ?2, stage = ?3 where n = ?1";
            run(self.connection, sql, params![n, due, stage])?;
            if stage == Stage::Over.number() && end.stage != stage {
                run(self.connection, "update tables set open = 0 where n = ?1", [n])?;
            }
        }
        if let Some(summary) = &append.summary {
            run(self.connection, "update tables set summary = ?2 where n = ?1", params![n, summary])?;
        }
        if let Some(sitters) = &append.sitters {
            run(self.connection, "delete from sitters where tbl = ?1", [n])?;
            add_sitters(self.connection, n, sitters)?;
        }
        if let Some(snapshot) = &append.snapshot {
            let sql = "insert or replace into snapshots (tbl, seq, body) values (?1, ?2, ?3)";
            run(self.connection, sql, params![n, seq, snapshot])?;
        }
        self.remember(&append.table, End { n, seq, last, due, stage });
        Ok(())
    }

    fn end(&self, table: &str) -> Result<End, StoreError> {
        if let Some(end) = self.ends.get(table) {
            return Ok(*end);
        }
        let sql = "select n, seq, last, due, stage from tables join heads using (n) where id = ?1";
        let found = one(self.connection, sql, [table], |row| {
            let (n, seq, last) = (row.get(0)?, row.get(1)?, row.get(2)?);
            Ok(End { n, seq, last, due: row.get(3)?, stage: row.get(4)? })
        });
        found?.ok_or(StoreError::Missing)
    }

    fn remember(&mut self, table: &str, end: End) {
        if let Some(known) = self.ends.get_mut(table) {
            *known = end;
            return;
        }
        if self.ends.len() == KNOWN {
            self.ends.clear();
        }
        self.ends.insert(table.to_owned(), end);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Head;

    /// Runs jobs in one transaction, and tells what became of the append among them.
    async fn appended(
        connection: &Connection,
        ends: &mut HashMap<String, End>,
        neighbour: Option<Job>,
    ) -> Result<(), StoreError> {
        let now = HeadStatus { stage: Stage::Playing, due: None, waiting: 0, changed: 0 };
        let entries = vec!["e".to_owned()];
        let (summary, sitters, snapshot) = (None, None, None);
        let append = Append { table: "t".to_owned(), after: 0, entries, now, summary, sitters, snapshot };
        let (answer, answered) = oneshot::channel();
        let jobs = [Job::Append(Box::new(append), 1, answer)].into_iter().chain(neighbour);
        batch(connection, ends, &mut jobs.into_iter(), &Handle::current(), &mut || Ok(()));
        answered.await.unwrap()
    }

    #[tokio::test]
    async fn what_was_undone_is_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let connection = super::super::prepare(&folder.path().join("hetman.db")).unwrap();
        let now = HeadStatus { stage: Stage::Playing, due: None, waiting: 0, changed: 0 };
        let head = Head {
            id: "t".to_owned(),
            game: "g".to_owned(),
            host: String::new(),
            public: false,
            seq: 0,
            summary: String::new(),
            created: 0,
            now,
        };
        super::super::add_table(&connection, &head, &[]).unwrap();
        let mut ends = HashMap::new();

        let breaks = Job::Other(Box::new(|_| Written { broken: true, answer: Box::new(|_| ()) }));
        let undone = appended(&connection, &mut ends, Some(breaks)).await;
        assert!(matches!(undone, Err(StoreError::OutcomeUnknown(_))), "{undone:?}");
        assert_eq!(appended(&connection, &mut ends, None).await, Ok(()));
        assert_eq!(appended(&connection, &mut ends, None).await, Err(StoreError::Conflict));
    }
}
