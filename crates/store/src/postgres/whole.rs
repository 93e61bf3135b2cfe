//! The whole database as a stream, for exports and imports.

use std::pin::pin;

use async_trait::async_trait;
use futures_util::TryStreamExt;
use tokio::sync::mpsc;
use tokio_postgres::{IsolationLevel, Transaction};

use super::people::{ADD_PUZZLE, ADD_SESSION, ADD_USER, BEAT, LAST_BEAT};
use super::rows::{HEAD, PUZZLE, SESSION, USER, chair, head, puzzle, session, text, user};
use super::{Columns, Params, Postgres};
use crate::error::{OCCUPIED, StoreError, unusable};
use crate::table::{plain, signed};
use crate::{Head, HeadStatus, PuzzleRating, Row, SeatHolder, SeatRole, Session, User, Whole};

/// How many tables an export reads at once.
const PAGE: i64 = 200;
/// How many entries, or bytes of them, an import sends at once.
const LOAD: (usize, usize) = (1000, 1 << 20);

/// Sends what a query finds, row by row. Nothing if the receiver is gone.
async fn stream(
    transaction: &Transaction<'_>,
    sql: &str,
    params: Params<'_>,
    to: &mpsc::Sender<Row>,
    make: impl Fn(&tokio_postgres::Row) -> Result<Row, StoreError>,
) -> Result<Option<()>, StoreError> {
    let mut rows = pin!(transaction.query_raw(sql, params.iter().copied()).await?);
    while let Some(row) = rows.try_next().await? {
        if to.send(make(&row)?).await.is_err() {
            return Ok(None);
        }
    }
    Ok(Some(()))
}

async fn dump(transaction: &Transaction<'_>, to: &mpsc::Sender<Row>) -> Result<Option<()>, StoreError> {
    let sql = &format!("select {USER}, deleted from users order by id");
    let users = stream(transaction, sql, &[], to, |row| {
        let user = user(row, 0)?;
        let gone = row.try_get(8)?;
        Ok(if gone { Row::Gone { id: user.id, created: user.created } } else { Row::User(user) })
    });
    if users.await?.is_none() {
        return Ok(None);
    }
    let sql = &format!(
        r#"select {SESSION} from sessions
        where not exists (select * from users where id = "user" and deleted) order by hash"#
    );
    if stream(transaction, sql, &[], to, |row| Ok(Row::Session(session(row)?))).await?.is_none() {
        return Ok(None);
    }

    let sql = &format!("select {PUZZLE} from puzzles order by game, name");
    if stream(transaction, sql, &[], to, |row| Ok(Row::Puzzle(puzzle(row)?))).await?.is_none() {
        return Ok(None);
    }

    let page = transaction
        .prepare(&format!(
            "select {HEAD}, n from tables where (created, id) > ($1, $2) order by created, id limit $3"
        ))
        .await?;
    let seated = transaction
        .prepare(r#"select chair, "user", role from sitters where tbl = $1 order by chair, "user""#)
        .await?;
    let told = transaction.prepare("select body from entries where tbl = $1 order by seq").await?;
    let mut last = (i64::MIN, String::new());
    loop {
        let tables = transaction.query(&page, &[&last.0, &last.1, &PAGE]).await?;
        for table in &tables {
            let n: i64 = table.try_get(11)?;
            let mut sitters = Vec::new();
            for row in transaction.query(&seated, &[&n]).await? {
                let role = SeatRole::from_number(row.try_get(2)?)?;
                sitters.push(SeatHolder { chair: chair(&row, 0)?, user: row.try_get(1)?, role });
            }
            let head = head(table)?;
            last = (head.created, head.id.clone());
            if to.send(Row::Table { head, sitters }).await.is_err() {
                return Ok(None);
            }
            let mut entries = pin!(transaction.query_raw(&told, [&n]).await?);
            while let Some(row) = entries.try_next().await? {
                if to.send(Row::Entry(text(&row)?)).await.is_err() {
                    return Ok(None);
                }
            }
        }
        if tables.is_empty() {
            break;
        }
    }

    if stream(transaction, LAST_BEAT, &[], to, |row| Ok(Row::Beat(row.try_get(0)?))).await?.is_none() {
        return Ok(None);
    }
    Ok(to.send(Row::End).await.ok())
}

/// Entries on their way into the database.
#[derive(Default)]
struct Load {
    tables: Vec<i64>,
    seqs: Vec<i64>,
    bodies: Vec<String>,
    bytes: usize,
}

impl Load {
    async fn put(&mut self, transaction: &Transaction<'_>) -> Result<(), StoreError> {
        let sql = "insert into entries (tbl, seq, body) select * from unnest($1::bigint[], $2::bigint[], $3::text[])";
        transaction.execute(sql, &[&self.tables, &self.seqs, &self.bodies]).await?;
        *self = Load::default();
        Ok(())
    }
}

async fn fill(transaction: &Transaction<'_>, mut from: mpsc::Receiver<Row>) -> Result<(), StoreError> {
    transaction
        .batch_execute("lock table users, sessions, puzzles, tables, meta in share row exclusive mode")
        .await?;
    let sql = "select exists (select * from users) or exists (select * from tables)
        or exists (select * from puzzles) or exists (select * from meta where key = 'beat')";
    if transaction.query_one(sql, &[]).await?.try_get(0)? {
        return unusable(OCCUPIED);
    }
    let add_user = transaction.prepare(ADD_USER).await?;
    let add_session = transaction.prepare(ADD_SESSION).await?;
    let add_table = transaction
        .prepare(
            r#"with made as (
                insert into tables (id, game, public, seq, summary, created, stage, due, waiting, changed, host)
                values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $13) returning n
            ), seated as (
                insert into sitters (tbl, chair, "user", role)
                select n, c, u, r from made, unnest($11::smallint[], $12::text[], $14::smallint[]) as s (c, u, r)
                on conflict do nothing
            )
            select n from made"#,
        )
        .await?;

    let mut load = Load::default();
    // The table whose entries come, the next of them, and how many there must be.
    let mut open: Option<(i64, i64, i64)> = None;
    while let Some(row) = from.recv().await {
        if let (Some((_, next, end)), false) = (open, matches!(row, Row::Entry(_)))
            && next != end
        {
            return unusable(format!("a table of {end} entries came with {next}"));
        }
        match row {
            Row::User(user) => {
                user.check()?;
                let (key, look) = (user.key(), user.look());
                let User { id, name, account, password, language, webhook, settings, created } = &user;
                let params: Params<'_> =
                    &[id, name, &key, account, password, language, webhook, settings, created, &look];
                transaction.execute(&add_user, params).await?;
            }
            Row::Gone { id, created } => {
                plain([&*id])?;
                let sql = "insert into users (id, name, account, settings, created, deleted)
                    values ($1, '', false, '', $2, true)";
                transaction.execute(sql, &[&id, &created]).await?;
            }
            Row::Session(session) => {
                session.check()?;
                let Session { hash, user, kind, scopes, label, created, expires } = &session;
                let params: Params<'_> =
                    &[&hash.as_slice(), user, &kind.number(), label, created, expires, &scopes.number()];
                if transaction.execute(&add_session, params).await? == 0 {
                    return Err(StoreError::Missing);
                }
            }
            Row::Puzzle(new) => {
                new.check()?;
                let PuzzleRating { game, name, rating, deviation, volatility, plays } = &new;
                let params: Params<'_> = &[game, name, rating, deviation, volatility, plays];
                transaction.execute(ADD_PUZZLE, params).await?;
            }
            Row::Table { head, sitters } => {
                head.check_alone(&sitters)?;
                let HeadStatus { stage, due, waiting, changed } = head.now;
                let Columns { chairs, users, roles } = Columns::of(&sitters);
                let (seq, stage, waiting) = (signed(head.seq)?, stage.number(), i64::from(waiting));
                let Head { id, game, public, summary, created, .. } = &head;
                let params: Params<'_> = &[
                    id, game, public, &seq, summary, created, &stage, &due, &waiting, &changed, &chairs,
                    &users, &head.host, &roles,
                ];
                open = Some((transaction.query_one(&add_table, params).await?.try_get(0)?, 0, seq));
            }
            Row::Entry(entry) => {
                let Some((n, next, _)) = &mut open else { return unusable("an entry came before its table") };
                plain([&*entry])?;
                load.tables.push(*n);
                load.seqs.push(*next);
                load.bytes += entry.len();
                load.bodies.push(entry);
                *next += 1;
                if load.bodies.len() >= LOAD.0 || load.bytes >= LOAD.1 {
                    load.put(transaction).await?;
                }
            }
            Row::Beat(now) => {
                transaction.execute(BEAT, &[&now.to_string()]).await?;
            }
            Row::End => return load.put(transaction).await,
        }
    }
    unusable("the end is missing")
}

#[async_trait]
impl Whole for Postgres {
    async fn dump(&self, to: mpsc::Sender<Row>) -> Result<(), StoreError> {
        let mut client = self.line.client().await?;
        let moment =
            client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true);
        let transaction = moment.start().await?;
        transaction.batch_execute("set local statement_timeout = 0").await?;
        dump(&transaction, &to).await?;
        Ok(transaction.rollback().await?)
    }

    async fn fill(&self, from: mpsc::Receiver<Row>) -> Result<(), StoreError> {
        let mut client = self.line.client().await?;
        let transaction = client.transaction().await?;
        transaction.batch_execute("set local statement_timeout = 0").await?;
        fill(&transaction, from).await?;
        Ok(transaction.commit().await?)
    }
}
