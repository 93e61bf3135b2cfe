use std::fmt;

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use crate::error::{StoreError, unusable};
use crate::names::look;
use crate::table::plain;
use crate::{Change, Head, Millis, SeatRole};

/// A user: a guest, or the owner of an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct User {
    /// For good, and never used again.
    pub id: String,
    /// What others see. Of two accounts' names more than letter case and space around them differs.
    pub name: String,
    /// Whether the name is theirs alone.
    pub account: bool,
    /// The hash of the password, made and checked by the caller. Secret.
    pub password: Option<String>,
    /// The language they chose.
    pub language: Option<String>,
    /// Where to tell them that it is their turn. Secret.
    pub webhook: Option<String>,
    /// Whatever else they chose, as JSON.
    pub settings: String,
    /// When they first came.
    pub created: Millis,
}

/// Shows that a secret is there, but not which.
struct Hidden;

impl fmt::Debug for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

impl fmt::Debug for User {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("User")
            .field("id", &self.id)
            .field("name", &self.name)
            .field("account", &self.account)
            .field("password", &self.password.as_ref().map(|_| Hidden))
            .field("language", &self.language)
            .field("webhook", &self.webhook.as_ref().map(|_| Hidden))
            .field("settings", &self.settings)
            .field("created", &self.created)
            .finish()
    }
}

/// What is equal for two names that differ in letter case or space only: `crate::names` knows those that
/// only look alike.
pub(crate) fn key(name: &str) -> String {
    name.trim().to_lowercase()
}

impl User {
    /// The key that is unique to an account; none for guests.
    pub(crate) fn key(&self) -> Option<String> {
        self.account.then(|| key(&self.name))
    }

    /// What the name of an account looks like; none for guests.
    pub(crate) fn look(&self) -> Option<String> {
        self.account.then(|| look(&self.name))
    }

    pub(crate) fn check(&self) -> Result<(), StoreError> {
        plain([&*self.id, &*self.name, &*self.settings])?;
        plain([&self.password, &self.language, &self.webhook].into_iter().filter_map(Option::as_deref))
    }
}

/// What is to change about a user. What is none stays as it is, whatever others change at the same time.
#[derive(Clone, Default)]
pub struct UserChange {
    /// Another name.
    pub name: Option<String>,
    /// Another language.
    pub language: Option<String>,
    /// Another webhook, or none at all.
    pub webhook: Option<Option<String>>,
    /// The name of one setting, and what it is now, as JSON. The other settings stay.
    pub setting: Option<(&'static str, String)>,
}

impl UserChange {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let webhook = self.webhook.as_ref().and_then(Option::as_deref);
        let setting = self.setting.as_ref().map(|(_, value)| value.as_str());
        let own = [self.name.as_deref(), self.language.as_deref(), setting, webhook];
        plain(own.into_iter().flatten())
    }
}

/// How users prove who they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SessionKind {
    /// The cookie of a browser.
    Browser,
    /// A token for programs.
    Token,
}

impl SessionKind {
    pub(crate) fn number(self) -> i16 {
        match self {
            SessionKind::Browser => 0,
            SessionKind::Token => 1,
        }
    }

    pub(crate) fn from_number(number: i16) -> Result<SessionKind, StoreError> {
        match number {
            0 => Ok(SessionKind::Browser),
            1 => Ok(SessionKind::Token),
            _ => unusable(format!("a session has the unknown kind {number}")),
        }
    }
}

/// What a token may be used for, besides looking. Sessions of browsers may do everything.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scopes {
    /// To open tables and to play.
    pub play: bool,
    /// To change, and delete, what belongs to the user: name, webhook, tokens, the account.
    pub account: bool,
}

impl Scopes {
    /// Tokens from before there were scopes.
    pub const OLD: Scopes = Scopes { play: true, account: false };

    pub(crate) fn number(self) -> i16 {
        i16::from(self.play) | i16::from(self.account) << 1
    }

    pub(crate) fn from_number(number: i16) -> Scopes {
        Scopes { play: number & 1 != 0, account: number & 2 != 0 }
    }

    fn old() -> Scopes {
        Scopes::OLD
    }
}

/// A secret that a user was given, until it expires.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Session {
    /// The hash of the secret; the secret itself is never stored.
    #[serde(with = "hex")]
    pub hash: [u8; 32],
    /// Whose it is.
    pub user: String,
    /// What it is for.
    pub kind: SessionKind,
    /// What a token may be used for.
    #[serde(default = "Scopes::old")]
    pub scopes: Scopes,
    /// What its owner calls it.
    pub label: String,
    /// When it was given.
    pub created: Millis,
    /// The first moment it is no longer good.
    pub expires: Millis,
}

impl Session {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        plain([&*self.user, &*self.label])
    }
}

/// How hard a puzzle turned out to be for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleRating {
    /// The game.
    pub game: String,
    /// The name of the puzzle among those of its game.
    pub name: String,
    /// Its rating, in tenths.
    pub rating: i32,
    /// How unsure that is, in tenths.
    pub deviation: i32,
    /// How much it changes, in millionths.
    pub volatility: i32,
    /// How many people have tried it.
    pub plays: i32,
}

impl PuzzleRating {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        plain([&*self.game, &*self.name])
    }
}

/// Where people, their sessions and what belongs to the whole server are kept.
#[async_trait]
pub trait People: Send + Sync {
    /// Keeps a new user.
    ///
    /// # Errors
    /// `Conflict` if the id was ever used, or another account has this name.
    async fn create_user(&self, user: User) -> Result<(), StoreError>;
    /// A user who was not deleted.
    async fn user(&self, id: &str) -> Result<Option<User>, StoreError>;
    /// The account of this name, whatever the letter case and the space around it.
    async fn account(&self, name: &str) -> Result<Option<User>, StoreError>;
    /// An account whose name looks like this one, if it is not that of the user `but`.
    async fn alike(&self, name: &str, but: &str) -> Result<bool, StoreError>;
    /// Changes what is meant and nothing else. Returns the user afterwards.
    ///
    /// # Errors
    /// `Missing` if there is no such user, `Conflict` if another account has this name.
    async fn change_user(&self, id: &str, change: UserChange) -> Result<User, StoreError>;
    /// Makes a guest the owner of an account. Returns the user afterwards.
    ///
    /// # Errors
    /// `Missing` if there is no such guest (any more), `Conflict` if another account has this name.
    async fn make_account(&self, id: &str, name: &str, password: &str) -> Result<User, StoreError>;
    /// Replaces a password and ends all sessions of the user, tokens too, all at once.
    ///
    /// # Errors
    /// `Missing` if there is no such user, or `old` is not what is stored (any more).
    async fn change_password(&self, id: &str, old: &str, new: &str) -> Result<(), StoreError>;
    /// Forgets all about a user at once, sessions included. Their places at tables stay, and so does the id,
    /// which is not given again.
    ///
    /// # Errors
    /// `Missing` if there is no such user.
    async fn delete_user(&self, id: &str) -> Result<(), StoreError>;

    /// Keeps a session.
    ///
    /// # Errors
    /// `Missing` if there is no such user, `Conflict` if there is such a hash.
    async fn create_session(&self, session: Session) -> Result<(), StoreError>;
    /// A session that is still good, and whose it is.
    async fn session(&self, hash: &[u8; 32], now: Millis) -> Result<Option<(Session, User)>, StoreError>;
    /// Moves the end of a session.
    ///
    /// # Errors
    /// `Missing` if there is none.
    async fn extend_session(&self, hash: &[u8; 32], expires: Millis) -> Result<(), StoreError>;
    /// Ends a session, if there is one.
    async fn delete_session(&self, hash: &[u8; 32]) -> Result<(), StoreError>;
    /// All sessions of a user, the oldest first, expired ones included.
    async fn sessions(&self, user: &str, kind: SessionKind) -> Result<Vec<Session>, StoreError>;
    /// Removes expired sessions and tells how many.
    async fn forget_expired(&self, now: Millis) -> Result<u64, StoreError>;

    /// The tables at which a user has this role, and on which chair; the newest first.
    async fn tables_of(
        &self,
        user: &str,
        role: SeatRole,
        limit: usize,
    ) -> Result<Vec<(Head, u8)>, StoreError>;
    /// Tables that a user opened and that are not over, up to this number; the newest first.
    async fn hosted(&self, user: &str, limit: usize) -> Result<Vec<Head>, StoreError>;
    /// Public tables that are not over: gathering ones first, then the newest first.
    async fn lobby(&self, limit: usize) -> Result<Vec<Head>, StoreError>;

    /// The puzzles of a game that people have tried, by name.
    async fn puzzles(&self, game: &str) -> Result<Vec<PuzzleRating>, StoreError>;
    /// Keeps what a puzzle is rated after one more play.
    ///
    /// # Errors
    /// `Conflict` if it was not played once less before: another rating came first.
    async fn rate_puzzle(&self, new: PuzzleRating) -> Result<(), StoreError>;

    /// Remembers that the server was alive; an earlier moment than the known one changes nothing.
    async fn beat(&self, now: Millis) -> Result<(), StoreError>;
    /// When the server was last known to be alive.
    async fn last_beat(&self) -> Result<Option<Millis>, StoreError>;
    /// Whether the store answers, is whole as far as a glance tells, and has room to write. Writes nothing.
    async fn ready(&self) -> Result<(), StoreError>;
    /// What other processes do to tables, or nothing if there can be no other process. Begins with `Missed`, and
    /// ends when the receiver is dropped. Must be called inside a Tokio runtime.
    fn changes(&self) -> Option<mpsc::Receiver<Change>>;
}
