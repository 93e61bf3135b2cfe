//! Guests, accounts, and what they may change about themselves. Used by the pages and by the interface.

use std::net::IpAddr;
use std::sync::atomic::Ordering;

use axum::http::StatusCode;
use store::{SessionKind, StoreError, User};

use crate::app::Shared;
use crate::problem::Problem;
use crate::session::{
    Visitor, begin, check_password, checked_name, checked_password, hash_password, unguessable,
};

/// A new guest, by name alone. Returns the secret of their session.
pub(crate) async fn guest(app: &Shared, from: IpAddr, name: &str) -> Result<(User, String), Problem> {
    app.limits.entrance(from)?;
    let name = checked_name(name)?;
    if app.store.account(&name).await?.is_some() {
        return Err(StoreError::Conflict.into());
    }
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
    let token = begin(app, &user.id, SessionKind::Browser, "").await?;
    Ok((user, token))
}

/// An account: the guest they already are, or a new user. Returns the secret of a session if they had none.
pub(crate) async fn account(
    app: &Shared,
    from: IpAddr,
    visitor: Option<Visitor>,
    name: &str,
    password: &str,
) -> Result<(User, Option<String>), Problem> {
    app.limits.entrance(from)?;
    let name = checked_name(name)?;
    checked_password(password)?;
    if visitor.as_ref().is_some_and(|visitor| visitor.user.account) {
        return Err(Problem::new(StatusCode::CONFLICT, "has-account", "You already have an account."));
    }
    if app.store.account(&name).await?.is_some() {
        return Err(StoreError::Conflict.into());
    }
    let password = Some(hash_password(password.to_owned()).await);
    match visitor {
        Some(visitor) => {
            let user = User { name, account: true, password, ..visitor.user };
            app.store.update_user(user.clone()).await?;
            Ok((user, None))
        }
        None => {
            let user = User {
                id: unguessable(),
                name,
                account: true,
                password,
                language: None,
                webhook: None,
                settings: "{}".to_owned(),
                created: app.rooms.now(),
            };
            app.store.create_user(user.clone()).await?;
            let token = begin(app, &user.id, SessionKind::Browser, "").await?;
            Ok((user, Some(token)))
        }
    }
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
    let token = begin(app, &user.id, SessionKind::Browser, "").await?;
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
    checked_password(new)?;
    if !check_password(old.to_owned(), visitor.user.password.clone()).await {
        let message = "The old password is wrong.";
        return Err(Problem::new(StatusCode::UNAUTHORIZED, "wrong-password", message));
    }
    let user = User { password: Some(hash_password(new.to_owned()).await), ..visitor.user.clone() };
    app.store.update_user(user).await?;
    app.store.delete_sessions(&visitor.user.id).await?;
    look_again(app);
    begin(app, &visitor.user.id, SessionKind::Browser, "").await
}

/// Ends a session: its secret is good no more.
pub(crate) async fn logout(app: &Shared, session: &[u8; 32]) -> Result<(), Problem> {
    app.store.delete_session(session).await?;
    look_again(app);
    Ok(())
}

/// Forgets all about a user.
pub(crate) async fn delete(app: &Shared, user: &str) -> Result<(), Problem> {
    app.store.delete_user(user).await?;
    look_again(app);
    Ok(())
}

/// Sessions have ended; connections that belong to one of them must go.
fn look_again(app: &Shared) {
    app.ended.fetch_add(1, Ordering::Relaxed);
}

/// Another name. Guests may not take that of an account.
pub(crate) async fn renamed(app: &Shared, user: User, name: &str) -> Result<User, Problem> {
    let name = checked_name(name)?;
    let owner = app.store.account(&name).await?;
    if owner.is_some_and(|owner| owner.id != user.id) {
        return Err(StoreError::Conflict.into());
    }
    Ok(User { name, ..user })
}
