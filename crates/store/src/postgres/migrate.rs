//! Bringing a database up to date.

use tokio_postgres::{Config, Transaction};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::error::{StoreError, known, unusable};
use crate::names::look;

const MIGRATIONS: [&str; 4] = [
    include_str!("../../migrations/postgres/0001.sql"),
    include_str!("../../migrations/postgres/0002.sql"),
    include_str!("../../migrations/postgres/0003.sql"),
    include_str!("../../migrations/postgres/0004.sql"),
];

/// Any number, but always the same: the process that brings a database up to date holds this lock.
const LOCK: i64 = 0x4865_746d_616e;

/// Brings the database up to date. Several processes may try at once; one does it.
pub(super) async fn migrate(config: &Config, tls: &MakeRustlsConnect) -> Result<(), StoreError> {
    let (mut client, connection) = config.connect(tls.clone()).await?;
    let line = tokio::spawn(connection);
    loop {
        let transaction = client.transaction().await?;
        transaction.execute("select pg_advisory_xact_lock($1)", &[&LOCK]).await?;
        let version = version(&transaction).await?;
        known(version, MIGRATIONS.len())?;
        let Some(migration) = MIGRATIONS.get(version) else { break };
        transaction
            .batch_execute("create table if not exists meta (key text primary key, value text not null)")
            .await?;
        transaction.batch_execute(migration).await?;
        let sql = "insert into meta (key, value) values ('hetman-store', $1)
            on conflict (key) do update set value = excluded.value";
        transaction.execute(sql, &[&(version + 1).to_string()]).await?;
        if version == 1 {
            fill_looks(&transaction).await?;
        }
        transaction.commit().await?;
    }
    drop(client);
    let _ = line.await;
    Ok(())
}

/// Notes what the names of all accounts look like.
async fn fill_looks(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    for row in transaction.query("select id, name from users where name_key is not null", &[]).await? {
        let (id, name): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        transaction.execute("update users set look = $2 where id = $1", &[&id, &look(&name)]).await?;
    }
    Ok(())
}

/// How many migrations the database has seen.
async fn version(transaction: &Transaction<'_>) -> Result<usize, StoreError> {
    let foreign = || unusable("its schema holds tables of something else; give Hetman a database of its own");
    let sql = "select relname from pg_class
        where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')";
    let tables = transaction.query(sql, &[]).await?;
    if tables.is_empty() {
        return Ok(0);
    }
    if !tables.iter().any(|table| table.get::<_, &str>(0) == "meta") {
        return foreign();
    }
    match transaction.query_opt("select value from meta where key = 'hetman-store'", &[]).await {
        Ok(Some(row)) => row.get::<_, String>(0).parse().or_else(|_| foreign()),
        Ok(None) => foreign(),
        Err(error) if error.as_db_error().is_some() => foreign(),
        Err(error) => Err(error.into()),
    }
}
