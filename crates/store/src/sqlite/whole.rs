//! The whole file as a stream, for exports and imports.

use async_trait::async_trait;
use rusqlite::{Connection, params};
use tokio::sync::mpsc;

use super::people::{add_puzzle, add_session, add_user, beat, last_beat};
use super::{HEAD, PUZZLE, SESSION, Sqlite, TABLES, USER};
use super::{add_entries, add_table, all, close, head, puzzle, reader, run, session, sitter, user};
use crate::error::{OCCUPIED, StoreError, unusable};
use crate::table::{plain, signed};
use crate::{Row, Whole};

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
    let mut statement = moment.prepare(&format!("select {PUZZLE} from puzzles order by game, name"))?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        if send(Row::Puzzle(puzzle(row)?)).is_none() {
            return Ok(None);
        }
    }
    let mut statement =
        moment.prepare(&format!("select {HEAD}, n, last from {TABLES} order by created, id"))?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        let n: i64 = row.get(11)?;
        let sql = "select user, chair, role from sitters where tbl = ?1 order by chair, user";
        let sitters = all(&moment, sql, [n], sitter)?;
        if send(Row::Table { head: head(row)?, sitters }).is_none() {
            return Ok(None);
        }
        // The numbers first: the bodies may be large together.
        let mut numbers = Vec::new();
        let mut next: Option<i64> = row.get(12)?;
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
        or exists (select * from puzzles) or exists (select * from meta where key = 'beat')";
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
            Row::Puzzle(rating) => {
                rating.check()?;
                add_puzzle(connection, &rating)?;
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
