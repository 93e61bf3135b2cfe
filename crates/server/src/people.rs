//! Guests, accounts, and what they may change about themselves. Used by the pages and by the interface.

use std::net::IpAddr;
use std::sync::atomic::Ordering;

use axum::http::StatusCode;
use store::{SeatRole, StoreError, User, UserChange};

use crate::app::Shared;
use crate::problem::Problem;
use crate::rooms::RoomError;
use crate::session::{
    Visitor, begin, check_password, checked_name, checked_password, hash_password, unguessable,
};

/// A new guest, by name alone. Returns the secret of their session.
pub(crate) async fn guest(app: &Shared, from: IpAddr, name: &str) -> Result<(User, String), Problem> {
    app.limits.entrance(from)?;
    let name = free_name(app, name, "").await?;
    let user = User {
        id: unguessable(),
        name,
        account: false,
        password: None,
        language: None,
        webhook: None,
        settings: "{}".to_owned(),
        created: app.rooms.now(),
    };
    app.store.create_user(user.clone()).await?;
    let token = begin(app, &user.id).await?;
    Ok((user, token))
}

/// An account: the guest they already are, or a new user. Returns the secret of a new session, which takes the place of
/// the one they had.
pub(crate) async fn account(
    app: &Shared,
    from: IpAddr,
    visitor: Option<Visitor>,
    name: &str,
    password: &str,
) -> Result<(User, String), Problem> {
    app.limits.entrance(from)?;
    checked_password(password)?;
    if let Some(visitor) = &visitor {
        visitor.owns_account()?;
    }
    let name = free_name(app, name, visitor.as_ref().map_or("", |visitor| &visitor.user.id)).await?;
    if visitor.as_ref().is_some_and(|visitor| visitor.user.account) {
        return Err(Problem::new(StatusCode::CONFLICT, "has-account", "You already have an account."));
    }
    let password = hash_password(password.to_owned()).await;
    let user = match visitor {
        Some(visitor) => {
            let user = app.store.make_account(&visitor.user.id, &name, &password).await?;
            // It ended all sessions: what was good for a guest is not good for an account, because another person may
            // know it.
            look_again(app);
            user
        }
        None => {
            let user = User {
                id: unguessable(),
                name,
                account: true,
                password: Some(password),
                language: None,
                webhook: None,
                settings: "{}".to_owned(),
                created: app.rooms.now(),
            };
            app.store.create_user(user.clone()).await?;
            user
        }
    };
    let token = begin(app, &user.id).await?;
    Ok((user, token))
}

/// A session for the owner of an account.
pub(crate) async fn login(
    app: &Shared,
    from: IpAddr,
    name: &str,
    password: &str,
) -> Result<(User, String), Problem> {
    app.limits.entrance(from)?;
    let wrong = || Problem::new(StatusCode::UNAUTHORIZED, "wrong-password", "Wrong name or password.");
    checked_password(password).map_err(|_| wrong())?;
    let name = checked_name(name).map_err(|_| wrong())?;
    let user = app.store.account(&name).await?;
    let stored = user.as_ref().and_then(|user| user.password.clone());
    if !check_password(password.to_owned(), stored).await {
        return Err(wrong());
    }
    let user = user.ok_or_else(wrong)?;
    let token = begin(app, &user.id).await?;
    // Changed while it was being checked: the session would outlive the others.
    if app.store.user(&user.id).await?.is_none_or(|now| now.password != user.password) {
        logout(app, &crate::session::hash(&token)).await?;
        return Err(wrong());
    }
    Ok((user, token))
}

/// Another password. All other sessions end, tokens too.
pub(crate) async fn change_password(
    app: &Shared,
    from: IpAddr,
    visitor: &Visitor,
    old: &str,
    new: &str,
) -> Result<String, Problem> {
    app.limits.entrance(from)?;
    visitor.owns_account()?;
    checked_password(new)?;
    let message = "The old password is wrong.";
    let wrong = || Problem::new(StatusCode::UNAUTHORIZED, "wrong-password", message);
    let stored = visitor.user.password.as_deref().ok_or_else(wrong)?;
    if !check_password(old.to_owned(), Some(stored.to_owned())).await {
        return Err(wrong());
    }
    let new = hash_password(new.to_owned()).await;
    match app.store.change_password(&visitor.user.id, stored, &new).await {
        Err(StoreError::Missing) => return Err(wrong()),
        changed => changed?,
    }
    look_again(app);
    begin(app, &visitor.user.id).await
}

/// Ends a session: its secret is good no more.
pub(crate) async fn logout(app: &Shared, session: &[u8; 32]) -> Result<(), Problem> {
    app.store.delete_session(session).await?;
    look_again(app);
    Ok(())
}

/// Forgets all about a user. Their seats go to bots, so that no table waits for them.
pub(crate) async fn delete(app: &Shared, visitor: &Visitor) -> Result<(), Problem> {
    visitor.owns_account()?;
    let user = &visitor.user.id;
    leave_all(app, user).await?;
    app.store.delete_user(user).await?;
    look_again(app);
    // Another session of theirs may have sat down meanwhile; now none can.
    leave_all(app, user).await
}

/// Leaves all tables. Each that is done leaves the list.
async fn leave_all(app: &Shared, user: &str) -> Result<(), Problem> {
    for role in [SeatRole::Sits, SeatRole::Invited] {
        for (head, _) in app.store.tables_of(user, role, MANY).await? {
            leave(app, &head.id, user).await?;
        }
    }
    for head in app.store.hosted(user, MANY).await? {
        leave(app, &head.id, user).await?;
    }
    Ok(())
}

/// More tables than a person has.
const MANY: usize = 10_000;

/// A table that cannot be read waits for no one.
async fn leave(app: &Shared, table: &str, user: &str) -> Result<(), Problem> {
    match app.rooms.room(table).await {
        Ok(room) => Ok(app.rooms.forget(&room, user).await?),
        Err(RoomError::Unavailable(reason)) => Err(RoomError::Unavailable(reason).into()),
        Err(_) => Ok(()),
    }
}

/// Sessions have ended; connections that belong to one of them must go.
fn look_again(app: &Shared) {
    app.ended.fetch_add(1, Ordering::Relaxed);
}

/// Changes what is meant, and nothing else. Returns the user afterwards.
pub(crate) async fn change(app: &Shared, visitor: &Visitor, change: UserChange) -> Result<User, Problem> {
    visitor.owns_account()?;
    let id = &visitor.user.id;
    let name = match change.name {
        Some(name) => Some(free_name(app, &name, id).await?),
        None => None,
    };
    Ok(app.store.change_user(id, UserChange { name, ..change }).await?)
}

/// A name for the user `id`. No one may be called as an account is, or so that it looks like it.
async fn free_name(app: &Shared, name: &str, id: &str) -> Result<String, Problem> {
    let name = checked_name(name)?;
    let owner = app.store.account(&name).await?;
    if owner.is_some_and(|owner| owner.id != id) || app.store.alike(&name, id).await? {
        return Err(StoreError::Conflict.into());
    }
    Ok(name)
}
