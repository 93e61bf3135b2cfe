//! A database several processes share. An append is one statement, so that it is one trip and all or nothing, and
//! the row of the table decides who was first. Processes hear of each other's appends by notifications, which do
//! not pass poolers that switch connections between transactions. PostgreSQL commits one notifying transaction at a
//! time, so appends that meet share one.

mod migrate;
mod people;
mod rows;
mod whole;

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use deadpool_postgres::{Client, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime};
use rustls::{ClientConfig, RootCertStore};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::timeout;
use tokio_postgres::Config;
use tokio_postgres::config::SslMode;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres_rustls::MakeRustlsConnect;

use migrate::migrate;
use rows::{head, text};

use crate::error::{StoreError, unusable};
use crate::table::{limited, plain, signed, unsigned};
use crate::{Append, Head, HeadStatus, Millis, SeatHolder, Stored, Tables};

const CONNECTIONS: usize = 16;
/// So many of them may read lists at once: however many are asked for, no one is kept from playing.
const LISTS: usize = 4;
/// How long to wait for a connection.
const CONNECT: Duration = Duration::from_secs(5);
/// How long to wait for an answer. The server gives up a little earlier.
const ANSWER: Duration = Duration::from_secs(10);
const OPTIONS: &str = "-c statement_timeout=8s";

const CREATE: &str = r#"
    with made as (
        insert into tables (id, game, public, seq, summary, created, stage, due, waiting, changed, host)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $14) returning n
    ), told as (
        insert into entries (tbl, seq, body)
        select n, i - 1, body from made, unnest($11::text[]) with ordinality as e (body, i)
    ), seated as (
        insert into sitters (tbl, chair, "user", role)
        select n, c, u, r from made, unnest($12::smallint[], $13::text[], $15::smallint[]) as s (c, u, r)
        on conflict do nothing
    )
    select pg_notify('hetman', $1 || ' ' || $4) from made"#;

const APPEND: &str = "
    with changed as (
        update tables set seq = $3, stage = $4, waiting = $6, changed = $7, summary = coalesce($8, summary),
            due = case when $5::bigint is null or $2 = $3 then $5 else least(due, $5) end
        where id = $1 and seq = $2 returning n
    ), told as (
        insert into entries (tbl, seq, body)
        select n, $2 + i - 1, body from changed, unnest($9::text[]) with ordinality as e (body, i)
    )
    select pg_notify('hetman', $1 || ' ' || $3) from changed";

/// Like `APPEND`, with a snapshot and sitters where they are not null. Sitters that stay are not touched: a statement
/// does not see what its other parts have deleted.
const APPEND_MORE: &str = r#"
    with changed as (
        update tables set seq = $3, stage = $4, waiting = $6, changed = $7, summary = coalesce($8, summary),
            due = case when $5::bigint is null or $2 = $3 then $5 else least(due, $5) end
        where id = $1 and seq = $2 returning n
    ), told as (
        insert into entries (tbl, seq, body)
        select n, $2 + i - 1, body from changed, unnest($9::text[]) with ordinality as e (body, i)
    ), shot as (
        insert into snapshots (tbl, seq, body) select n, $3, $10::bytea from changed where $10::bytea is not null
        on conflict (tbl) do update set seq = excluded.seq, body = excluded.body
    ), left_ as (
        delete from sitters using changed where tbl = n and $11::smallint[] is not null and not exists (
            select * from unnest($11::smallint[], $12::text[]) as s (c, u) where c = chair and u = "user"
        )
    ), seated as (
        insert into sitters (tbl, chair, "user", role)
        select n, c, u, r from changed, unnest($11::smallint[], $12::text[], $13::smallint[]) as s (c, u, r)
        on conflict (tbl, chair, "user") do update set role = excluded.role
    )
    select pg_notify('hetman', $1 || ' ' || $3) from changed"#;

type Params<'a> = &'a [&'a (dyn ToSql + Sync)];

/// Many appends to as many tables. Rows are locked in the order of their names, so that processes do not lock each
/// other out.
const APPEND_MANY: &str = r#"
    with asked as (
        select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::smallint[], $5::bigint[], $6::bigint[],
            $7::bigint[], $8::text[]) as a (id, after, seq, stage, due, waiting, changed, summary)
    ), free as (
        select t.n, a.* from tables t join asked a on a.id = t.id and a.after = t.seq order by t.id for update of t
    ), changed as (
        update tables t set seq = f.seq, stage = f.stage, waiting = f.waiting, changed = f.changed,
            summary = coalesce(f.summary, t.summary),
            due = case when f.due is null or f.seq = f.after then f.due else least(t.due, f.due) end
        from free f where t.n = f.n and t.seq = f.after returning t.n, t.id, t.seq
    ), told as (
        insert into entries (tbl, seq, body)
        select c.n, e.seq, e.body from unnest($9::text[], $10::bigint[], $11::text[]) as e (id, seq, body)
        join changed c on c.id = e.id
    )
    select id, pg_notify('hetman', id || ' ' || seq) from changed"#;

/// An append that waits for others to share its trip.
struct Job {
    append: Append,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

/// How many appends may wait before callers do, and how many share a statement at most.
const QUEUE: usize = 1024;
const BATCH: usize = 256;
/// How many statements with many appends are on their way at once.
const TRIPS: usize = 2;

/// A store in a database.
pub(crate) struct Postgres {
    line: Connections,
    lists: Semaphore,
    appends: mpsc::Sender<Job>,
    config: Config,
    tls: MakeRustlsConnect,
}

/// The connections.
#[derive(Clone)]
struct Connections(Pool);

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> StoreError {
        let Some(answer) = error.as_db_error() else { return StoreError::OutcomeUnknown(chain(&error)) };
        let code = answer.code();
        if *code == SqlState::UNIQUE_VIOLATION {
            return StoreError::Conflict;
        }
        if *code == SqlState::FOREIGN_KEY_VIOLATION {
            return StoreError::Missing;
        }
        // Operator intervention and lost connections; anything else was undone for certain.
        if code.code().starts_with("57") || code.code().starts_with("08") {
            return StoreError::OutcomeUnknown(answer.to_string());
        }
        StoreError::Unusable(answer.to_string())
    }
}

/// An error with its causes; the error alone says little.
fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        text = format!("{text}: {cause}");
        source = cause.source();
    }
    text
}

/// What the address asks for, with the parts taken out that the driver does not know.
fn configure(url: &str) -> Result<(Config, MakeRustlsConnect), StoreError> {
    let (base, query) = url.split_once('?').unwrap_or((url, ""));
    let mut mode = SslMode::Disable;
    let mut roots = None;
    let mut rest = Vec::new();
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        match pair.split_once('=') {
            Some(("sslmode", "disable")) => mode = SslMode::Disable,
            Some(("sslmode", "prefer")) => mode = SslMode::Prefer,
            Some(("sslmode", "require" | "verify-ca" | "verify-full")) => mode = SslMode::Require,
            Some(("sslmode", other)) => {
                return unusable(format!("sslmode={other} is none of disable, prefer, require, verify-full"));
            }
            Some(("sslrootcert", file)) => roots = Some(file),
            _ => rest.push(pair),
        }
    }
    let mut config: Config = format!("{base}?{}", rest.join("&"))
        .parse()
        .or_else(|error| unusable(format!("the address of the database: {}", chain(&error))))?;
    config
        .ssl_mode(mode)
        .connect_timeout(CONNECT)
        .keepalives_idle(Duration::from_secs(15))
        .keepalives_interval(Duration::from_secs(5))
        .keepalives_retries(3)
        .tcp_user_timeout(Duration::from_secs(20));
    if config.get_application_name().is_none() {
        config.application_name("hetman");
    }
    Ok((config, MakeRustlsConnect::new(trust(mode, roots)?)))
}

/// TLS that believes these roots, or those of the system.
fn trust(mode: SslMode, roots: Option<&str>) -> Result<ClientConfig, StoreError> {
    let mut store = RootCertStore::empty();
    if mode != SslMode::Disable {
        let (found, from) = match roots {
            Some(file) => (rustls_native_certs::load_certs_from_paths(Some(file.as_ref()), None), file),
            None => (rustls_native_certs::load_native_certs(), "the system"),
        };
        store.add_parsable_certificates(found.certs);
        if store.is_empty() {
            let errors = found.errors.iter().map(chain_of).collect::<Vec<_>>().join("; ");
            return unusable(format!("found no root certificates for TLS in {from} {errors}"));
        }
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let builder = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .or_else(|error| unusable(error.to_string()))?;
    Ok(builder.with_root_certificates(store).with_no_client_auth())
}

fn chain_of(error: &rustls_native_certs::Error) -> String {
    chain(error)
}

/// Works on a connection of the pool, but not for ever: one that does not answer is thrown away.
macro_rules! ask {
    ($self:ident, $client:ident, $work:expr) => {{
        let $client = $self.client().await?;
        let asked: Result<Result<_, StoreError>, _> = timeout(ANSWER, async { $work }).await;
        match asked {
            Ok(answer) => answer,
            Err(_) => {
                drop(Client::take($client));
                Err(StoreError::OutcomeUnknown("the database did not answer in time".into()))
            }
        }
    }};
}

impl Postgres {
    pub(crate) async fn open(url: &str) -> Result<Postgres, StoreError> {
        let (mut config, tls) = configure(url)?;
        migrate(&config, &tls).await.map_err(|error| match error {
            StoreError::OutcomeUnknown(reason) => StoreError::Unusable(reason),
            error => error,
        })?;
        let options = config.get_options().map_or(OPTIONS.into(), |own| format!("{OPTIONS} {own}"));
        config.options(options);
        let recycling_method = RecyclingMethod::Fast;
        let manager = Manager::from_config(config.clone(), tls.clone(), ManagerConfig { recycling_method });
        let pool = Pool::builder(manager)
            .max_size(CONNECTIONS)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(ANSWER))
            .create_timeout(Some(CONNECT))
            .recycle_timeout(Some(CONNECT))
            .build()
            .or_else(|error| unusable(error.to_string()))?;
        let line = Connections(pool);
        let (appends, queue) = mpsc::channel(QUEUE);
        tokio::spawn(carry(line.clone(), queue));
        Ok(Postgres { line, lists: Semaphore::new(LISTS), appends, config, tls })
    }
}

/// Carries appends to the database: at once if it is idle, together if they had to wait.
async fn carry(line: Connections, mut queue: mpsc::Receiver<Job>) {
    let trips = Arc::new(Semaphore::new(TRIPS));
    let mut jobs = Vec::new();
    while let Ok(trip) = trips.clone().acquire_owned().await {
        if jobs.is_empty() && queue.recv_many(&mut jobs, BATCH).await == 0 {
            return;
        }
        while jobs.len() < BATCH
            && let Ok(job) = queue.try_recv()
        {
            jobs.push(job);
        }
        // Two for the same table cannot go together.
        let mut tables = HashSet::new();
        let (now, later) = jobs.drain(..).partition(|job: &Job| tables.insert(job.append.table.clone()));
        jobs = later;
        let line = line.clone();
        tokio::spawn(async move {
            line.append_all(now).await;
            drop(trip);
        });
    }
}

impl Connections {
    /// Appends all and answers each.
    async fn append_all(&self, jobs: Vec<Job>) {
        if jobs.len() > 1 {
            match self.append_many(&jobs).await {
                Ok(kept) => {
                    let (won, lost): (Vec<_>, Vec<_>) =
                        jobs.into_iter().partition(|job| kept.contains(&job.append.table));
                    for job in won {
                        let _ = job.answer.send(Ok(()));
                    }
                    for job in lost {
                        let _ = job.answer.send(self.refusal(&job.append.table).await);
                    }
                    return;
                }
                Err(StoreError::OutcomeUnknown(reason)) => {
                    for job in jobs {
                        let _ = job.answer.send(Err(StoreError::OutcomeUnknown(reason.clone())));
                    }
                    return;
                }
                // Nothing was changed, and perhaps only one of them is to blame.
                Err(_) => {}
            }
        }
        for Job { append, answer } in jobs {
            let _ = answer.send(self.append(&append).await);
        }
    }

    /// Appends to different tables at once, and tells to which of them.
    async fn append_many(&self, jobs: &[Job]) -> Result<HashSet<String>, StoreError> {
        let appends = || jobs.iter().map(|job| &job.append);
        let nows = || appends().map(|append| append.now);
        let ids = appends().map(|append| &*append.table).collect::<Vec<_>>();
        let afters = appends().map(|append| signed(append.after)).collect::<Result<Vec<_>, _>>()?;
        let ends = appends().map(|append| signed(append.check()?)).collect::<Result<Vec<_>, _>>()?;
        let stages = nows().map(|now| now.stage.number()).collect::<Vec<_>>();
        let dues = nows().map(|now| now.due).collect::<Vec<_>>();
        let waitings = nows().map(|now| i64::from(now.waiting)).collect::<Vec<_>>();
        let changeds = nows().map(|now| now.changed).collect::<Vec<_>>();
        let summaries = appends().map(|append| append.summary.as_deref()).collect::<Vec<_>>();
        let (mut tables, mut seqs, mut bodies) = (Vec::new(), Vec::new(), Vec::new());
        for (append, after) in appends().zip(&afters) {
            for (seq, body) in (*after..).zip(&append.entries) {
                tables.push(&*append.table);
                seqs.push(seq);
                bodies.push(&**body);
            }
        }
        let params: Params<'_> = &[
            &ids, &afters, &ends, &stages, &dues, &waitings, &changeds, &summaries, &tables, &seqs, &bodies,
        ];
        Ok(self.all(APPEND_MANY, params, text).await?.into_iter().collect())
    }

    async fn append(&self, append: &Append) -> Result<(), StoreError> {
        let (after, end) = (signed(append.after)?, signed(append.check()?)?);
        let HeadStatus { stage, due, waiting, changed } = append.now;
        let (stage, waiting) = (stage.number(), i64::from(waiting));
        let Append { table, entries, summary, sitters, snapshot, .. } = append;
        let mut params: Vec<&(dyn ToSql + Sync)> =
            vec![table, &after, &end, &stage, &due, &waiting, &changed, summary, entries];
        let columns = sitters.as_deref().map(Columns::of);
        let chairs = columns.as_ref().map(|columns| &columns.chairs);
        let users = columns.as_ref().map(|columns| &columns.users);
        let roles = columns.as_ref().map(|columns| &columns.roles);
        let rows = if sitters.is_none() && snapshot.is_none() {
            self.query(APPEND, &params).await?
        } else {
            params.extend([snapshot as &(dyn ToSql + Sync), &chairs, &users, &roles]);
            self.query(APPEND_MORE, &params).await?
        };
        if rows.is_empty() { self.refusal(table).await } else { Ok(()) }
    }

    /// Why an append to this table changed nothing.
    async fn refusal(&self, table: &str) -> Result<(), StoreError> {
        match self.query("select 1 from tables where id = $1", &[&table]).await {
            Ok(rows) if rows.is_empty() => Err(StoreError::Missing),
            _ => Err(StoreError::Conflict),
        }
    }

    async fn client(&self) -> Result<Client, StoreError> {
        self.0.get().await.or_else(|error| unusable(chain(&error)))
    }

    async fn query(&self, sql: &str, params: Params<'_>) -> Result<Vec<tokio_postgres::Row>, StoreError> {
        ask!(self, client, Ok(client.query(&client.prepare_cached(sql).await?, params).await?))
    }

    async fn one<T>(
        &self,
        sql: &str,
        params: Params<'_>,
        make: impl FnOnce(&tokio_postgres::Row) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        self.query(sql, params).await?.first().map(make).transpose()
    }

    async fn all<T>(
        &self,
        sql: &str,
        params: Params<'_>,
        make: impl Fn(&tokio_postgres::Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        self.query(sql, params).await?.iter().map(make).collect()
    }

    async fn run(&self, sql: &str, params: Params<'_>) -> Result<u64, StoreError> {
        ask!(self, client, Ok(client.execute(&client.prepare_cached(sql).await?, params).await?))
    }

    /// Runs a change of one row.
    async fn change(&self, sql: &str, params: Params<'_>) -> Result<(), StoreError> {
        if self.run(sql, params).await? == 0 { Err(StoreError::Missing) } else { Ok(()) }
    }
}

/// Sitters as columns.
struct Columns<'a> {
    chairs: Vec<i16>,
    users: Vec<&'a str>,
    roles: Vec<i16>,
}

impl Columns<'_> {
    fn of(sitters: &[SeatHolder]) -> Columns<'_> {
        Columns {
            chairs: sitters.iter().map(|sitter| sitter.chair.into()).collect(),
            users: sitters.iter().map(|sitter| &*sitter.user).collect(),
            roles: sitters.iter().map(|sitter| sitter.role.number()).collect(),
        }
    }
}

#[async_trait]
impl Tables for Postgres {
    async fn create(
        &self,
        head: Head,
        entries: Vec<String>,
        sitters: Vec<SeatHolder>,
    ) -> Result<(), StoreError> {
        head.check(&entries, &sitters)?;
        let HeadStatus { stage, due, waiting, changed } = head.now;
        let Columns { chairs, users, roles } = Columns::of(&sitters);
        let (seq, stage, waiting) = (signed(head.seq)?, stage.number(), i64::from(waiting));
        let (id, game, public, summary, created) =
            (&head.id, &head.game, &head.public, &head.summary, &head.created);
        let params: Params<'_> = &[
            id, game, public, &seq, summary, created, &stage, &due, &waiting, &changed, &entries, &chairs,
            &users, &head.host, &roles,
        ];
        self.line.query(CREATE, params).await?;
        Ok(())
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        append.check()?;
        if append.sitters.is_some() || append.snapshot.is_some() {
            return self.line.append(&append).await;
        }
        let (answer, answered) = oneshot::channel();
        self.appends.send(Job { append, answer }).await.or_else(|_| unusable("it is closed"))?;
        answered.await.unwrap_or_else(|_| Err(StoreError::OutcomeUnknown("there was no answer".into())))
    }

    /// Two statements see two moments, but entries never change: those below `seq` are those of the first.
    async fn load(&self, table: &str, whole: bool) -> Result<Option<Stored>, StoreError> {
        // PostgreSQL would take such a text for a mistake rather than for an unknown id.
        if plain([table]).is_err() {
            return Ok(None);
        }
        let sql = "select t.id, t.game, t.public, t.seq, t.summary, t.created, t.stage, t.due, t.waiting, t.changed,
            t.host, t.n, s.seq, s.body from tables t left join snapshots s on s.tbl = t.n and not $2 where t.id = $1";
        let found = self
            .line
            .one(sql, &[&table, &whole], |row| {
                let seq: Option<i64> = row.try_get(12)?;
                let body: Option<Vec<u8>> = row.try_get(13)?;
                let snapshot = seq.map(unsigned).transpose()?.zip(body);
                Ok((head(row)?, row.try_get::<_, i64>(11)?, snapshot))
            })
            .await?;
        let Some((head, n, snapshot)) = found else { return Ok(None) };
        let from = signed(snapshot.as_ref().map_or(0, |(seq, _)| *seq))?;
        let sql = "select body from entries where tbl = $1 and seq >= $2 and seq < $3 order by seq";
        let entries = self.line.all(sql, &[&n, &from, &signed(head.seq)?], text).await?;
        Ok(Some(Stored { head, snapshot, entries }))
    }

    async fn entries(&self, table: &str, from: u64) -> Result<Vec<String>, StoreError> {
        let sql = "select body from entries
            where tbl = (select n from tables where id = $1) and seq >= $2 order by seq";
        self.line.all(sql, &[&table, &signed(from)?], text).await
    }

    async fn due(&self, now: Millis, limit: usize) -> Result<Vec<String>, StoreError> {
        let sql = "select id from tables where due is not null and due <= $1 order by due, n limit $2";
        self.line.all(sql, &[&now, &limited(limit)], text).await
    }
}
