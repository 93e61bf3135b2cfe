//! People, their sessions, and the lists they are shown.

use std::sync::atomic::Ordering;

use async_trait::async_trait;
use rusqlite::{Connection, params};
use tokio::sync::mpsc;

use super::{PUZZLE, Sqlite, USER};
use super::{all, change, head, one, puzzle, run, session, user};
use crate::error::{StoreError, unusable};
use crate::names::look;
use crate::people::key;
use crate::table::{limited, plain};
use crate::{Change, Head, Millis, People, PuzzleRating, SeatRole, Session, SessionKind, User, UserChange};

pub(super) fn add_user(connection: &Connection, user: &User) -> Result<(), StoreError> {
    run(
        connection,
        "insert into users (id, name, name_key, account, password, language, webhook, settings, created, look)
         values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
        params![
            user.id,
            user.name,
            user.key(),
            user.account,
            user.password,
            user.language,
            user.webhook,
            user.settings,
            user.created,
            user.look()
        ],
    )?;
    Ok(())
}

pub(super) fn add_session(connection: &Connection, session: &Session) -> Result<(), StoreError> {
    change(
        connection,
        "insert into sessions (hash, user, kind, label, created, expires, scopes)
         select ?1, id, ?3, ?4, ?5, ?6, ?7 from users where id = ?2 and deleted = 0",
        params![
            session.hash,
            session.user,
            session.kind.number(),
            session.label,
            session.created,
            session.expires,
            session.scopes.number()
        ],
    )
}

pub(super) fn add_puzzle(connection: &Connection, new: &PuzzleRating) -> Result<(), StoreError> {
    let PuzzleRating { game, name, rating, deviation, volatility, plays } = new;
    let sql = format!("insert into puzzles ({PUZZLE}) values (?1, ?2, ?3, ?4, ?5, ?6)");
    run(connection, &sql, params![game, name, rating, deviation, volatility, plays])?;
    Ok(())
}

pub(super) fn beat(connection: &Connection, now: Millis) -> Result<(), StoreError> {
    run(
        connection,
        "insert into meta (key, value) values ('beat', ?1) on conflict (key) do update
         set value = excluded.value where cast(value as integer) < cast(excluded.value as integer)",
        [now.to_string()],
    )?;
    Ok(())
}

pub(super) fn last_beat(connection: &Connection) -> Result<Option<Millis>, StoreError> {
    one(connection, "select cast(value as integer) from meta where key = 'beat'", [], |row| Ok(row.get(0)?))
}

/// Each list is read in the order of an index, up to its limit: `heads_lobby`, `sitters_user`, `tables_host`,
/// `sessions_user`.
const LOBBY: &str = "select id, game, public, seq, summary, created, stage, due, waiting, changed, host
    from heads cross join tables using (n) where public = 1 and stage < 2 order by stage, n desc limit ?1";
const TABLES_OF: &str =
    "select id, game, public, seq, summary, created, stage, due, waiting, changed, host, chair
    from sitters cross join heads on heads.n = tbl cross join tables using (n)
    where user = ?1 and role = ?2 order by tbl desc limit ?3";
const HOSTED: &str = "select id, game, public, seq, summary, created, stage, due, waiting, changed, host
    from tables cross join heads using (n) where host = ?1 and open = 1 order by n desc limit ?2";

const SESSIONS: &str = "select hash, user, kind, label, created, expires, scopes
    from sessions where user = ?1 and kind = ?2 order by created, hash";

fn the_user(connection: &Connection, id: &str) -> Result<User, StoreError> {
    let sql = &format!("select {USER} from users where id = ?1 and deleted = 0");
    one(connection, sql, [id], |row| user(row, 0))?.ok_or(StoreError::Missing)
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

    async fn alike(&self, name: &str, but: &str) -> Result<bool, StoreError> {
        let (look, but) = (look(name), but.to_owned());
        self.read(move |connection| {
            let sql = "select 1 from users where look = ?1 and id <> ?2";
            Ok(one(connection, sql, [look, but], |_| Ok(()))?.is_some())
        })
        .await
    }

    async fn change_user(&self, id: &str, new: UserChange) -> Result<User, StoreError> {
        new.check()?;
        let id = id.to_owned();
        self.write(move |connection| {
            let UserChange { name, language, webhook, setting } = new;
            let (setting, value) = setting.unzip();
            let (key, look) = (name.as_deref().map(key), name.as_deref().map(look));
            change(
                connection,
                "update users set name = coalesce(?2, name), language = coalesce(?5, language),
                 name_key = case when account = 1 then coalesce(?3, name_key) end,
                 look = case when account = 1 then coalesce(?4, look) end,
                 webhook = case when ?6 then ?7 else webhook end, 
                 settings = iif(?8 is null, settings, json_set(settings, '$.' || ?8, json(?9)))
                 where id = ?1 and deleted = 0",
                params![id, name, key, look, language, webhook.is_some(), webhook.flatten(), setting, value],
            )?;
            the_user(connection, &id)
        })
        .await
    }

    async fn make_account(&self, id: &str, name: &str, password: &str) -> Result<User, StoreError> {
        plain([name, password])?;
        let (id, name, password) = (id.to_owned(), name.to_owned(), password.to_owned());
        self.write(move |connection| {
            change(
                connection,
                "update users set name = ?2, name_key = ?3, look = ?4, password = ?5, account = 1
                 where id = ?1 and account = 0 and deleted = 0",
                params![id, name, key(&name), look(&name), password],
            )?;
            run(connection, "delete from sessions where user = ?1", [&id])?;
            the_user(connection, &id)
        })
        .await
    }

    async fn change_password(&self, id: &str, old: &str, new: &str) -> Result<(), StoreError> {
        plain([new])?;
        let (id, old, new) = (id.to_owned(), old.to_owned(), new.to_owned());
        self.write(move |connection| {
            let sql = "update users set password = ?3 where id = ?1 and password = ?2 and deleted = 0";
            change(connection, sql, [&id, &old, &new])?;
            run(connection, "delete from sessions where user = ?1", [&id])?;
            Ok(())
        })
        .await
    }

    async fn delete_user(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| {
            change(
                connection,
                "update users set name = '', name_key = null, account = 0, password = null, language = null,
                 look = null, webhook = null, settings = '', deleted = 1 where id = ?1 and deleted = 0",
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
            let sql = "select s.hash, s.user, s.kind, s.label, s.created, s.expires, s.scopes,
                u.id, u.name, u.account, u.password, u.language, u.webhook, u.settings, u.created
                from sessions s join users u on u.id = s.user where s.hash = ?1 and s.expires > ?2";
            one(connection, sql, params![hash, now], |row| Ok((session(row)?, user(row, 7)?)))
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
        self.list(move |connection| all(connection, SESSIONS, params![user, kind.number()], session)).await
    }

    async fn forget_expired(&self, now: Millis) -> Result<u64, StoreError> {
        self.write(move |connection| {
            Ok(run(connection, "delete from sessions where expires <= ?1", [now])? as u64)
        })
        .await
    }

    async fn tables_of(
        &self,
        user: &str,
        role: SeatRole,
        limit: usize,
    ) -> Result<Vec<(Head, u8)>, StoreError> {
        let user = user.to_owned();
        self.list(move |connection| {
            let params = params![user, role.number(), limited(limit)];
            all(connection, TABLES_OF, params, |row| Ok((head(row)?, row.get(11)?)))
        })
        .await
    }

    async fn hosted(&self, user: &str, limit: usize) -> Result<Vec<Head>, StoreError> {
        let user = user.to_owned();
        self.list(move |connection| all(connection, HOSTED, params![user, limited(limit)], head)).await
    }

    async fn lobby(&self, limit: usize) -> Result<Vec<Head>, StoreError> {
        self.list(move |connection| all(connection, LOBBY, [limited(limit)], head)).await
    }

    async fn puzzles(&self, game: &str) -> Result<Vec<PuzzleRating>, StoreError> {
        let game = game.to_owned();
        self.list(move |connection| {
            let sql = &format!("select {PUZZLE} from puzzles where game = ?1 order by name");
            all(connection, sql, [game], puzzle)
        })
        .await
    }

    async fn rate_puzzle(&self, new: PuzzleRating) -> Result<(), StoreError> {
        new.check()?;
        self.write(move |connection| {
            let PuzzleRating { game, name, rating, deviation, volatility, plays } = &new;
            if *plays == 1 {
                return add_puzzle(connection, &new);
            }
            let sql = "update puzzles set rating = ?3, deviation = ?4, volatility = ?5, plays = ?6
                where game = ?1 and name = ?2 and plays = ?6 - 1";
            change(connection, sql, params![game, name, rating, deviation, volatility, plays])
                .map_err(|error| if error == StoreError::Missing { StoreError::Conflict } else { error })
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
        if self.damaged.load(Ordering::Relaxed) {
            return unusable("a part of the file could not be read");
        }
        let path = self.path.clone();
        self.list(move |_| Sqlite::look(&path)).await?;
        match &self.writer {
            Some(writer) if !writer.is_finished() => Ok(()),
            _ => unusable("the writing thread has stopped"),
        }
    }

    fn changes(&self) -> Option<mpsc::Receiver<Change>> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_read_in_the_order_of_their_index() {
        let folder = tempfile::tempdir().unwrap();
        let connection = super::super::prepare(&folder.path().join("hetman.db")).unwrap();
        for (sql, index) in [
            (LOBBY, "heads_lobby"),
            (TABLES_OF, "sitters_user"),
            (HOSTED, "tables_host"),
            (SESSIONS, "sessions_user"),
        ] {
            let mut plan = connection.prepare(&format!("explain query plan {sql}")).unwrap();
            let unbound = rusqlite::params_from_iter((0..plan.parameter_count()).map(|_| 1));
            let steps = plan.query_map(unbound, |row| row.get::<_, String>(3)).unwrap();
            let steps: Vec<String> = steps.map(Result::unwrap).collect();
            let text = steps.join("; ");
            assert!(text.contains(index) && !text.contains("TEMP B-TREE"), "{text}");
        }
    }
}
