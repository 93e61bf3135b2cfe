//! Who a visitor is: sessions, passwords, names.

use std::sync::LazyLock;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE, HeaderMap, HeaderValue};
use axum::http::request::Parts;
use sha2::{Digest, Sha256};
use store::{Scopes, Session, SessionKind, User};
use table::{Millis, Person};
use tokio::sync::Semaphore;
use unicode_normalization::char::is_combining_mark;

use crate::app::Shared;
use crate::people;
use crate::problem::Problem;

const DAY: Millis = 24 * 60 * 60 * 1000;

/// How long a browser is remembered after its last visit, and how long a token is good.
const BROWSER: Millis = 90 * DAY;
const TOKEN: Millis = 3650 * DAY;

/// The cookie.
const NAME: &str = "hetman";

/// A visitor with a session.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Who.
    pub user: User,
    /// Their session.
    pub session: Session,
}

impl Visitor {
    /// How tables know them.
    #[must_use]
    pub fn person(&self) -> Person {
        Person { user: self.user.id.clone(), name: self.user.name.clone(), guest: !self.user.account }
    }

    /// Whether they may play with this session.
    ///
    /// # Errors
    /// If it is a token without that scope.
    pub fn may_play(&self) -> Result<(), Problem> {
        self.may(self.session.scopes.play)
    }

    /// Whether they may change what belongs to the user with this session.
    ///
    /// # Errors
    /// If it is a token without that scope.
    pub fn owns_account(&self) -> Result<(), Problem> {
        self.may(self.session.scopes.account)
    }

    fn may(&self, scope: bool) -> Result<(), Problem> {
        if scope || self.session.kind == SessionKind::Browser { Ok(()) } else { Err(Problem::out_of_scope()) }
    }
}

/// Letters and digits that are not confused: 32 of them, 5 bits each.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A name that cannot be guessed: 120 bits.
#[must_use]
pub fn unguessable() -> String {
    random::<24>().iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// Random bytes from the system.
#[must_use]
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}

pub(crate) fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

/// So many browsers a person may be logged in with.
const BROWSERS: usize = 20;

/// Starts a session; if there are too many, the oldest ends. Returns the secret, which is kept nowhere.
///
/// # Errors
/// If the store does not take it.
pub async fn begin(app: &Shared, user: &str) -> Result<String, Problem> {
    let scopes = Scopes { play: true, account: true };
    let token = begin_as(app, user, SessionKind::Browser, scopes, "").await?;
    let sessions = app.store.sessions(user, SessionKind::Browser).await?;
    let ours = hash(&token);
    let others = sessions.iter().filter(|session| session.hash != ours);
    for oldest in others.take(sessions.len().saturating_sub(BROWSERS)) {
        people::logout(app, &oldest.hash).await?;
    }
    Ok(token)
}

/// Makes a token for programs. Returns the secret, which is kept nowhere.
///
/// # Errors
/// If the store does not take it.
pub async fn begin_token(app: &Shared, user: &str, label: &str, scopes: Scopes) -> Result<String, Problem> {
    begin_as(app, user, SessionKind::Token, scopes, label).await
}

async fn begin_as(
    app: &Shared,
    user: &str,
    kind: SessionKind,
    scopes: Scopes,
    label: &str,
) -> Result<String, Problem> {
    let token = hex::encode(random::<32>());
    let now = app.rooms.now();
    let lasts = if kind == SessionKind::Browser { BROWSER } else { TOKEN };
    let session = Session {
        hash: hash(&token),
        user: user.to_owned(),
        kind,
        scopes,
        label: label.to_owned(),
        created: now,
        expires: now + lasts,
    };
    app.store.create_session(session).await?;
    Ok(token)
}

/// The cookie that carries a session, or ends it.
#[must_use]
pub fn cookie(app: &Shared, token: Option<&str>) -> HeaderValue {
    let secure = if app.config.secure() { "; Secure" } else { "" };
    let (token, age) = token.map_or(("", 0), |token| (token, BROWSER / 1000));
    let text = format!("{NAME}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).expect("hexadecimal digits are allowed in a header")
}

/// The secret a request carries, and whether it came as a cookie.
fn token(headers: &HeaderMap) -> Option<(&str, bool)> {
    if let Some(header) = headers.get(AUTHORIZATION) {
        return Some((header.to_str().ok()?.strip_prefix("Bearer ")?, false));
    }
    let cookies = headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok());
    let mut pairs =
        cookies.flat_map(|header| header.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, value)| *name == NAME && !value.is_empty()).map(|(_, value)| (value, true))
}

/// Who a request comes from, if it says so.
///
/// # Errors
/// If it says so wrongly: a token that is forged or has expired. A stale cookie is no error: browsers send it
/// on their own.
pub async fn visitor(app: &Shared, headers: &HeaderMap) -> Result<Option<Visitor>, Problem> {
    let Some((token, cookie)) = token(headers) else {
        return if headers.contains_key(AUTHORIZATION) { Err(Problem::stranger()) } else { Ok(None) };
    };
    let now = app.rooms.now();
    match app.store.session(&hash(token), now).await? {
        Some((session, user)) => {
            if session.kind == SessionKind::Browser && session.expires - now < BROWSER - DAY {
                app.store.extend_session(&session.hash, now + BROWSER).await?;
            }
            app.rooms.saw(&user.id);
            Ok(Some(Visitor { user, session }))
        }
        None if cookie => Ok(None),
        None => Err(Problem::stranger()),
    }
}

/// Whose session has this secret.
///
/// # Errors
/// If the store does not answer.
pub async fn by_token(app: &Shared, token: &str) -> Result<Option<Visitor>, Problem> {
    let found = app.store.session(&hash(token), app.rooms.now()).await?;
    Ok(found.map(|(session, user)| Visitor { user, session }))
}

/// A request with or without a session.
#[derive(Debug)]
pub struct MaybeVisitor(pub Option<Visitor>);

impl FromRequestParts<Shared> for MaybeVisitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<MaybeVisitor, Problem> {
        let visitor = visitor(app, &parts.headers).await?;
        if let Some(visitor) = &visitor {
            app.limits.session(&visitor.session.hash)?;
        }
        Ok(MaybeVisitor(visitor))
    }
}

impl FromRequestParts<Shared> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Visitor, Problem> {
        MaybeVisitor::from_request_parts(parts, app).await?.0.ok_or_else(Problem::stranger)
    }
}

/// Hashing a password takes long on purpose; only so many at a time, or logging in would be a way to stop us.
static HASHING: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(2));

async fn slowly<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let _turn = HASHING.acquire().await.expect("the semaphore is never closed");
    tokio::task::spawn_blocking(work).await.expect("hashing does not panic")
}

/// What is stored of a password.
pub async fn hash_password(password: String) -> String {
    let hash = move || {
        let salt = random::<16>();
        let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
        hash.expect("passwords are of sensible length").to_string()
    };
    slowly(hash).await
}

/// Whether this is the password. Takes as long if there is none.
pub async fn check_password(password: String, stored: Option<String>) -> bool {
    let Some(stored) = stored else {
        hash_password(password).await;
        return false;
    };
    let check = move || {
        let Ok(hash) = PasswordHash::new(&stored) else { return false };
        Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
    };
    slowly(check).await
}

/// A name as people may call themselves.
///
/// # Errors
/// If it is empty, too long, or contains what cannot be seen.
pub fn checked_name(name: &str) -> Result<String, Problem> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = (1..=40).contains(&name.chars().count());
    if length && !name.chars().any(is_hidden) && !piles_marks(&name) && !mixes_alphabets(&name) {
        Ok(name)
    } else {
        Err(Problem::bad("bad-name", "A name must have 1 to 40 visible characters of one alphabet."))
    }
}

/// What cannot be seen, or changes how what stands beside it is read.
fn is_hidden(c: char) -> bool {
    c.is_control()
        // These are no characters at all.
        || u32::from(c) & 0xfffe == 0xfffe
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{70f}' | '\u{8e2}' | '\u{fdd0}'..='\u{fdef}' | '\u{110bd}' | '\u{110cd}' | '\u{13430}'..='\u{1343f}'
            | '\u{16fe4}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffd}' | '\u{e000}'..='\u{f8ff}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{10ffff}')
}

/// Whether accents stand without a letter, or so many on one that they reach into other lines.
fn piles_marks(name: &str) -> bool {
    const MOST: usize = 3;
    let starts = |word: &str| word.chars().next().is_some_and(is_combining_mark);
    let marks: Vec<bool> = name.chars().map(is_combining_mark).collect();
    name.split(' ').any(starts) || marks.windows(MOST + 1).any(|some| some.iter().all(|mark| *mark))
}

/// Whether a name has letters of several alphabets that look alike: no language needs that.
fn mixes_alphabets(name: &str) -> bool {
    let alphabet = |c: char| match c {
        'a'..='z' | 'A'..='Z' | '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => Some(0),
        '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => Some(1),
        '\u{400}'..='\u{52f}' | '\u{1c80}'..='\u{1c8f}' => Some(2),
        '\u{530}'..='\u{58f}' => Some(3),
        // Phonetic letters and small capitals, then Cherokee, Coptic and Lisu.
        '\u{250}'..='\u{2af}'
        | '\u{1d00}'..='\u{1dbf}'
        | '\u{2c60}'..='\u{2c7f}'
        | '\u{a720}'..='\u{a7ff}' => Some(4),
        '\u{13a0}'..='\u{13ff}' | '\u{ab70}'..='\u{abbf}' => Some(5),
        '\u{2c80}'..='\u{2cff}' => Some(6),
        '\u{a4d0}'..='\u{a4ff}' => Some(7),
        _ => None,
    };
    let mut found = name.chars().filter_map(alphabet);
    found.next().is_some_and(|first| found.any(|other| other != first))
}

/// A password as we accept it.
///
/// # Errors
/// If it is too short or too long.
pub fn checked_password(password: &str) -> Result<(), Problem> {
    if (10..=200).contains(&password.chars().count()) {
        Ok(())
    } else {
        Err(Problem::bad("bad-password", "A password must have 10 to 200 characters."))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_visible_and_short() {
        assert_eq!(checked_name("  Jan   III Sobieski ").unwrap(), "Jan III Sobieski");
        for good in ["Žofie", "Z\u{30c}ofie", "ज़ी", "ตั้ง", "กี่", "李小龙", "🦊"]
        {
            assert_eq!(checked_name(good).unwrap(), good);
        }
        assert_eq!(checked_name("Жора 2").unwrap(), "Жора 2");
        for bad in [
            "",
            "   ",
            "a\u{202e}b",
            "\u{200b}",
            &"x".repeat(41),
            "a\0",
            "\u{3164}",
            "\u{2800}",
            "A\u{ad}la",
            "A\u{34f}la",
            "\u{115f}",
            "\u{ffa0}",
            "A\u{fe0f}",
            "\u{e0041}",
            "Аla",
            "Alα",
            "Alɑ",
            "Aʟa",
            "Alꭺ",
            "\u{301}",
            "Ala \u{301}",
            "a\u{301}\u{302}\u{303}\u{304}",
            "Ala\u{1d159}",
            "\u{16fe4}",
            "\u{1bca0}",
            "\u{fdd0}",
            "\u{1fffe}",
        ] {
            assert_eq!(checked_name(bad).unwrap_err().code, "bad-name", "{bad:?}");
        }
    }

    #[test]
    fn a_token_comes_from_the_header_before_the_cookie() {
        let mut headers = HeaderMap::new();
        assert_eq!(token(&headers), None);
        headers.insert(COOKIE, HeaderValue::from_static("a=b; hetman=c; d=e"));
        assert_eq!(token(&headers), Some(("c", true)));
        headers.insert(AUTHORIZATION, HeaderValue::from_static("Bearer t"));
        assert_eq!(token(&headers), Some(("t", false)));
        headers.insert(AUTHORIZATION, HeaderValue::from_static("Basic t"));
        assert_eq!(token(&headers), None);
    }

    #[test]
    fn unguessable_names_differ() {
        assert_ne!(unguessable(), unguessable());
        assert_eq!(unguessable().len(), 24);
    }
}
