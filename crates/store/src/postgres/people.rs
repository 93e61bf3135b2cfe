//! People, their sessions, the lists they are shown, and what processes tell each other.

use std::pin::pin;
use std::time::Duration;

use async_trait::async_trait;
use futures_util::{StreamExt, stream};
use tokio::sync::mpsc;
use tokio::time::sleep;
use tokio_postgres::{AsyncMessage, Config};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::rows::{HEAD, PUZZLE, SESSION, USER, chair, head, puzzle, session, user};
use super::{Params, Postgres};
use crate::error::{StoreError, unusable};
use crate::names::look;
use crate::people::key;
use crate::table::{limited, plain};
use crate::{Change, Head, Millis, People, PuzzleRating, SeatRole, Session, SessionKind, User, UserChange};

/// How long to wait before listening again, at first and at most.
const PAUSE: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(5));
/// How many changes may wait before the line is read no further.
const CHANGES: usize = 1024;

pub(super) const ADD_USER: &str = "
    insert into users (id, name, name_key, account, password, language, webhook, settings, created, look)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";

pub(super) const ADD_SESSION: &str = r#"
    insert into sessions (hash, "user", kind, label, created, expires, scopes)
    select $1, id, $3, $4, $5, $6, $7 from users where id = $2 and not deleted"#;

pub(super) const ADD_PUZZLE: &str = "
    insert into puzzles (game, name, rating, deviation, volatility, plays) values ($1, $2, $3, $4, $5, $6)";

pub(super) const BEAT: &str = "
    insert into meta (key, value) values ('beat', $1) on conflict (key) do update
    set value = excluded.value where meta.value::bigint < excluded.value::bigint";

pub(super) const LAST_BEAT: &str = "select value::bigint from meta where key = 'beat'";

/// Each list is read in the order of an index, up to its limit: `tables_lobby`, `sitters_user`, `tables_host`,
/// `sessions_user`.
fn lobby_sql() -> String {
    format!("select {HEAD} from tables where public and stage < 2 order by stage, n desc limit $1")
}

fn tables_of_sql() -> String {
    format!(
        r#"select {HEAD}, chair from sitters join tables on n = tbl where "user" = $1 and role = $2
        order by tbl desc limit $3"#
    )
}

fn hosted_sql() -> String {
    format!("select {HEAD} from tables where host = $1 and stage < 2 order by n desc limit $2")
}

fn sessions_sql() -> String {
    format!(r#"select {SESSION} from sessions where "user" = $1 and kind = $2 order by created, hash"#)
}

impl Postgres {
    /// Reads a list, without taking the connections that others need.
    async fn list<T>(
        &self,
        sql: &str,
        params: Params<'_>,
        make: impl Fn(&tokio_postgres::Row) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let _turn = self.lists.acquire().await.or_else(|_| unusable("it is closed"))?;
        self.line.all(sql, params, make).await
    }
}

#[async_trait]
impl People for Postgres {
    async fn create_user(&self, user: User) -> Result<(), StoreError> {
        user.check()?;
        let (key, look) = (user.key(), user.look());
        let User { id, name, account, password, language, webhook, settings, created } = &user;
        let params: Params<'_> =
            &[id, name, &key, account, password, language, webhook, settings, created, &look];
        self.line.run(ADD_USER, params).await?;
        Ok(())
    }

    async fn user(&self, id: &str) -> Result<Option<User>, StoreError> {
        let sql = &format!("select {USER} from users where id = $1 and not deleted");
        self.line.one(sql, &[&id], |row| user(row, 0)).await
    }

    async fn account(&self, name: &str) -> Result<Option<User>, StoreError> {
        let key = key(name);
        if plain([&*key]).is_err() {
            return Ok(None);
        }
        self.line
            .one(&format!("select {USER} from users where name_key = $1"), &[&key], |row| user(row, 0))
            .await
    }

    async fn alike(&self, name: &str, but: &str) -> Result<bool, StoreError> {
        let look = look(name);
        if plain([&*look]).is_err() {
            return Ok(false);
        }
        let sql = "select 1 from users where look = $1 and id <> $2";
        Ok(self.line.one(sql, &[&look, &but], |_| Ok(())).await?.is_some())
    }

    async fn change_user(&self, id: &str, new: UserChange) -> Result<User, StoreError> {
        new.check()?;
        let UserChange { name, language, webhook, setting } = new;
        let (setting, value) = setting.unzip();
        let (key, look) = (name.as_deref().map(key), name.as_deref().map(look));
        let sql = &format!(
            "update users set name = coalesce($2, name), language = coalesce($5, language),
            name_key = case when account then coalesce($3, name_key) end,
            look = case when account then coalesce($4, look) end,
            webhook = case when $6 then $7 else webhook end, 
            settings = case when $8::text is null then settings
                else (settings::jsonb || jsonb_build_object($8::text, $9::text::jsonb))::text end
            where id = $1 and not deleted returning {USER}"
        );
        let params: Params<'_> = &[
            &id,
            &name,
            &key,
            &look,
            &language,
            &webhook.is_some(),
            &webhook.as_ref().and_then(Option::as_ref),
            &setting,
            &value,
        ];
        self.line.one(sql, params, |row| user(row, 0)).await?.ok_or(StoreError::Missing)
    }

    async fn make_account(&self, id: &str, name: &str, password: &str) -> Result<User, StoreError> {
        plain([name, password])?;
        let sql = &format!(
            r#"with made as (
                update users set name = $2, name_key = $3, look = $4, password = $5, account = true
                where id = $1 and not account and not deleted returning {USER}
            ), ended as (
                delete from sessions using made where "user" = made.id
            )
            select {USER} from made"#
        );
        let params: Params<'_> = &[&id, &name, &key(name), &look(name), &password];
        self.line.one(sql, params, |row| user(row, 0)).await?.ok_or(StoreError::Missing)
    }

    async fn change_password(&self, id: &str, old: &str, new: &str) -> Result<(), StoreError> {
        plain([new])?;
        let sql = r#"
            with changed as (
                update users set password = $3 where id = $1 and password = $2 and not deleted returning id
            ), ended as (
                delete from sessions using changed where "user" = id
            )
            select 1 from changed"#;
        self.line.one(sql, &[&id, &old, &new], |_| Ok(())).await?.ok_or(StoreError::Missing)
    }

    async fn delete_user(&self, id: &str) -> Result<(), StoreError> {
        let sql = r#"
            with gone as (
                update users set name = '', name_key = null, account = false, password = null, language = null,
                look = null, webhook = null, settings = '', deleted = true where id = $1 and not deleted returning id
            ), ended as (
                delete from sessions using gone where "user" = id
            )
            select 1 from gone"#;
        self.line.one(sql, &[&id], |_| Ok(())).await?.ok_or(StoreError::Missing)
    }

    async fn create_session(&self, session: Session) -> Result<(), StoreError> {
        session.check()?;
        let Session { hash, user, kind, scopes, label, created, expires } = &session;
        let params: Params<'_> =
            &[&hash.as_slice(), user, &kind.number(), label, created, expires, &scopes.number()];
        self.line.change(ADD_SESSION, params).await
    }

    /// A session made while its user was being deleted may be left, so that mark counts here too.
    async fn session(&self, hash: &[u8; 32], now: Millis) -> Result<Option<(Session, User)>, StoreError> {
        let sql = r#"select s.hash, s."user", s.kind, s.label, s.created, s.expires, s.scopes,
            u.id, u.name, u.account, u.password, u.language, u.webhook, u.settings, u.created
            from sessions s join users u on u.id = s."user"
            where s.hash = $1 and s.expires > $2 and not u.deleted"#;
        self.line.one(sql, &[&hash.as_slice(), &now], |row| Ok((session(row)?, user(row, 7)?))).await
    }

    async fn extend_session(&self, hash: &[u8; 32], expires: Millis) -> Result<(), StoreError> {
        let sql = "update sessions set expires = $2 where hash = $1";
        self.line.change(sql, &[&hash.as_slice(), &expires]).await
    }

    async fn delete_session(&self, hash: &[u8; 32]) -> Result<(), StoreError> {
        self.line.run("delete from sessions where hash = $1", &[&hash.as_slice()]).await?;
        Ok(())
    }

    async fn sessions(&self, user: &str, kind: SessionKind) -> Result<Vec<Session>, StoreError> {
        self.list(&sessions_sql(), &[&user, &kind.number()], session).await
    }

    async fn forget_expired(&self, now: Millis) -> Result<u64, StoreError> {
        self.line.run("delete from sessions where expires <= $1", &[&now]).await
    }

    async fn tables_of(
        &self,
        user: &str,
        role: SeatRole,
        limit: usize,
    ) -> Result<Vec<(Head, u8)>, StoreError> {
        let params: Params<'_> = &[&user, &role.number(), &limited(limit)];
        self.list(&tables_of_sql(), params, |row| Ok((head(row)?, chair(row, 11)?))).await
    }

    async fn hosted(&self, user: &str, limit: usize) -> Result<Vec<Head>, StoreError> {
        self.list(&hosted_sql(), &[&user, &limited(limit)], head).await
    }

    async fn lobby(&self, limit: usize) -> Result<Vec<Head>, StoreError> {
        self.list(&lobby_sql(), &[&limited(limit)], head).await
    }

    async fn puzzles(&self, game: &str) -> Result<Vec<PuzzleRating>, StoreError> {
        let sql = &format!("select {PUZZLE} from puzzles where game = $1 order by name");
        self.list(sql, &[&game], puzzle).await
    }

    async fn rate_puzzle(&self, new: PuzzleRating) -> Result<(), StoreError> {
        new.check()?;
        let PuzzleRating { game, name, rating, deviation, volatility, plays } = &new;
        let params: Params<'_> = &[game, name, rating, deviation, volatility, plays];
        if *plays == 1 {
            self.line.run(ADD_PUZZLE, params).await?;
            return Ok(());
        }
        let sql = "update puzzles set rating = $3, deviation = $4, volatility = $5, plays = $6
            where game = $1 and name = $2 and plays = $6 - 1";
        match self.line.run(sql, params).await? {
            0 => Err(StoreError::Conflict),
            _ => Ok(()),
        }
    }

    async fn beat(&self, now: Millis) -> Result<(), StoreError> {
        self.line.run(BEAT, &[&now.to_string()]).await?;
        Ok(())
    }

    async fn last_beat(&self) -> Result<Option<Millis>, StoreError> {
        self.line.one(LAST_BEAT, &[], |row| Ok(row.try_get(0)?)).await
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.line
            .one("select 1 from meta where key = 'hetman-store'", &[], |_| Ok(()))
            .await?
            .ok_or_else(|| StoreError::Unusable("its version is gone".into()))
    }

    fn changes(&self) -> Option<mpsc::Receiver<Change>> {
        let (to, from) = mpsc::channel(CHANGES);
        let (config, tls) = (self.config.clone(), self.tls.clone());
        tokio::spawn(async move {
            // Dropping the receiver ends it wherever it is.
            until(to.closed(), listen(&config, &tls, &to)).await;
        });
        Some(from)
    }
}

async fn until(end: impl Future<Output = ()>, work: impl Future<Output = ()>) {
    tokio::select! {
        () = end => {}
        () = work => {}
    }
}

/// Listens for ever, on a new line whenever the old one breaks.
async fn listen(config: &Config, tls: &MakeRustlsConnect, to: &mpsc::Sender<Change>) {
    let mut pause = PAUSE.0;
    loop {
        if hear(config, tls, to).await {
            pause = PAUSE.0;
        }
        sleep(pause).await;
        pause = (2 * pause).min(PAUSE.1);
    }
}

/// Listens until the line breaks, and tells whether there was one.
async fn hear(config: &Config, tls: &MakeRustlsConnect, to: &mpsc::Sender<Change>) -> bool {
    let Ok((client, mut connection)) = config.connect(tls.clone()).await else { return false };
    let mut messages = stream::poll_fn(move |context| connection.poll_message(context));
    let mut asked = pin!(client.batch_execute("listen hetman"));
    let mut listening = false;
    loop {
        tokio::select! {
            answer = &mut asked, if !listening => {
                if answer.is_err() {
                    return false;
                }
                listening = true;
                // The line may have been down: from here on nothing is missed, but before it anything may have been.
                let _ = to.send(Change::Missed).await;
            }
            message = messages.next() => match message {
                Some(Ok(AsyncMessage::Notification(note))) => {
                    if let Some((table, seq)) = note.payload().rsplit_once(' ')
                        && let Ok(seq) = seq.parse()
                    {
                        let _ = to.send(Change::Table(table.to_owned(), seq)).await;
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return listening,
            }
        }
    }
}

#[cfg(all(test, feature = "cluster"))]
mod tests {
    use super::*;
    use crate::cluster::Cluster;

    #[tokio::test]
    async fn lists_are_read_in_the_order_of_their_index() {
        let cluster = match Cluster::start() {
            Ok(cluster) => cluster,
            Err(reason) => {
                assert!(std::env::var_os("HETMAN_REQUIRE_POSTGRES").is_none(), "no PostgreSQL: {reason}");
                return;
            }
        };
        let url = cluster.database().await.unwrap();
        drop(crate::open(&url).await.unwrap());
        let (client, line) = tokio_postgres::connect(&url, tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(line);
        // Empty tables are sorted in no time, so nothing but an index is allowed.
        let off = "set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off;
            set enable_hashjoin = off; set enable_mergejoin = off";
        client.batch_execute(off).await.unwrap();
        for (sql, index) in [
            (lobby_sql(), "tables_lobby"),
            (tables_of_sql(), "sitters_user"),
            (hosted_sql(), "tables_host"),
            (sessions_sql(), "sessions_user"),
        ] {
            let sql = ["$1", "$2", "$3"].iter().fold(sql, |sql, value| sql.replace(value, "'1'"));
            let plan = client.query(&format!("explain {sql}"), &[]).await.unwrap();
            let plan: Vec<String> = plan.iter().map(|row| row.get(0)).collect();
            let text = plan.join("\n");
            assert!(text.contains(index) && !text.contains("Sort"), "{text}");
        }
    }
}
