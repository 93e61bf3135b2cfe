//! One connection to a table: what changes goes out, what somebody wants comes in.

use std::mem;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::{FutureExt, SinkExt};
use kernel::Observer;
use table::{Command, Person, Table};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite;

use crate::api;
use crate::app::Shared;
use crate::edge::{Address, LONGEST};
use crate::problem::Problem;
use crate::rooms::{Presence, Room};
use crate::session::Visitor;

/// The size of most messages. So much is cleared for each look whether there is one.
const READ_BUFFER: usize = 256;

/// Whoever does not take a message for so long is gone.
const PATIENCE: Duration = Duration::from_secs(20);

/// How often we make sure that the other side is there.
const PING: Duration = Duration::from_secs(25);

/// What somebody wants to be done.
#[derive(Debug)]
pub(crate) enum Wish {
    /// This, at the table.
    Do(Command),
    /// Keep a chair for the owner of an account.
    Invite {
        /// The chair.
        seat: Option<kernel::Seat>,
        /// The name of the account.
        name: String,
    },
}

/// How a connection speaks: as JSON to programs, as parts of a page to browsers.
pub(crate) trait Frame: Send + 'static {
    /// What is to be said now that the table may have changed.
    fn update(
        &mut self,
        app: &Shared,
        room: &Room,
        table: &Table,
        visitor: Option<&Visitor>,
        who: Observer,
    ) -> Option<Utf8Bytes>;

    /// What somebody wants, and the key of their request.
    fn read(&self, text: &str) -> Result<(Option<String>, Wish), Problem>;

    /// It was done.
    fn done(&self, key: Option<&str>, version: u64) -> Option<String>;

    /// It was not.
    fn refused(&self, app: &Shared, key: Option<&str>, problem: &Problem) -> String;

    /// The server is going down, for those whom a closed connection does not tell enough.
    fn closing(&self) -> Option<String>;
}

/// Opens a connection to a table, unless the address has too many.
pub(crate) fn connect(
    app: Shared,
    room: Arc<Room>,
    visitor: Option<Visitor>,
    Address(address): Address,
    upgrade: WebSocketUpgrade,
    frame: impl Frame,
) -> Result<Response, Problem> {
    let connected = app.limits.connect(address)?;
    let response = upgrade
        // Whoever sends a little too much is told; whoever sends far more is cut off.
        .max_message_size(4 * LONGEST)
        .max_frame_size(4 * LONGEST)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(8192)
        .on_upgrade(move |socket| async move {
            metrics::gauge!("hetman_connections").increment(1);
            let person = visitor.as_ref().map(Visitor::person);
            // Not as many as there are now: ours may have ended since it was looked at.
            let ended = 0;
            let mut connection =
                Connection { app, room, visitor, person, address, socket, frame, presence: None, ended };
            // An error means that the other side is gone, which is their right.
            let _ = connection.run().await;
            metrics::gauge!("hetman_connections").decrement(1);
            drop(connected);
        });
    Ok(response)
}

struct Connection<F> {
    app: Shared,
    room: Arc<Room>,
    visitor: Option<Visitor>,
    /// The visitor, as tables know them.
    person: Option<Person>,
    address: IpAddr,
    socket: WebSocket,
    frame: F,
    presence: Option<(Observer, Presence)>,
    /// So many sessions had ended when ours was last looked at.
    ended: u64,
}

/// The other side is gone, or should be.
struct Gone;

/// Lets everybody who was woken with us write what they have to say. Then all send: a receiver that is kept busy need
/// not be woken for each message.
async fn together() {
    tokio::task::yield_now().await;
}

/// What a message that cannot be read is answered with, unless the other side is gone.
fn unreadable(error: axum::Error) -> Option<CloseFrame> {
    let inner = error.into_inner();
    let (code, reason) = match inner.downcast_ref::<tungstenite::Error>()? {
        tungstenite::Error::Capacity(_) => (close_code::SIZE, "too-large"),
        tungstenite::Error::Utf8(_) => (close_code::INVALID, "not-text"),
        tungstenite::Error::Protocol(_) => (close_code::PROTOCOL, "bad-request"),
        _ => return None,
    };
    Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) })
}

/// Waits for the other side, if it must, but not for ever.
async fn patiently<E>(mut sending: impl Future<Output = Result<(), E>> + Unpin) -> Result<(), Gone> {
    let sent = match (&mut sending).now_or_never() {
        Some(sent) => sent,
        None => timeout(PATIENCE, sending).await.map_err(|_| Gone)?,
    };
    sent.map_err(|_| Gone)
}

impl<F: Frame> Connection<F> {
    async fn run(&mut self) -> Result<(), Gone> {
        let mut changed = self.room.watch();
        let mut closing = self.app.closing.subscribe();
        let mut closing = pin!(async move { closing.wait_for(|closing| *closing).await.is_ok() });
        let mut ping = tokio::time::interval(PING);
        ping.reset();
        self.update().await?;
        self.flush().await?;
        let mut heard = true;
        loop {
            tokio::select! {
                // In the order of how often they happen, so that the others need not be looked at.
                biased;
                alive = changed.changed() => {
                    alive.map_err(|_| Gone)?;
                    self.update().await?;
                    together().await;
                    self.flush().await?;
                }
                message = self.socket.recv() => {
                    heard = true;
                    match message {
                        Some(Ok(Message::Text(text))) => self.hear(&text).await?,
                        Some(Ok(Message::Binary(_))) => {
                            let problem = Problem::bad("not-text", "Send text.");
                            self.say(self.frame.refused(&self.app, None, &problem)).await?;
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Err(error)) => return self.close(unreadable(error).ok_or(Gone)?).await,
                        Some(Ok(Message::Close(_))) | None => return Ok(()),
                    }
                    // What the message changed is told in the same breath.
                    changed.mark_unchanged();
                    self.update().await?;
                    together().await;
                    self.flush().await?;
                }
                _ = &mut closing => return self.part().await,
                _ = ping.tick() => {
                    if !heard {
                        return Ok(());
                    }
                    heard = false;
                    self.admit().await?;
                    self.send(Message::Ping(Default::default())).await?;
                    self.flush().await?;
                }
            }
        }
    }

    /// Says that the server is going down.
    async fn part(&mut self) -> Result<(), Gone> {
        if let Some(text) = self.frame.closing() {
            self.say(text).await?;
        }
        let reason = Utf8Bytes::from_static("the server is going down");
        self.close(CloseFrame { code: close_code::AWAY, reason }).await
    }

    async fn close(&mut self, frame: CloseFrame) -> Result<(), Gone> {
        self.send(Message::Close(Some(frame))).await?;
        self.flush().await
    }

    /// Sends away whoever has logged out elsewhere, or whose token was deleted. While the store does not answer, nobody
    /// is sent away.
    async fn admit(&mut self) -> Result<(), Gone> {
        let Some(visitor) = &self.visitor else { return Ok(()) };
        let session = self.app.store.session(&visitor.session.hash, self.app.rooms.now()).await;
        if session.map_or(true, |session| session.is_some()) {
            return Ok(());
        }
        self.say(self.frame.refused(&self.app, None, &Problem::stranger())).await?;
        let reason = Utf8Bytes::from_static("no-session");
        self.close(CloseFrame { code: close_code::POLICY, reason }).await?;
        Err(Gone)
    }

    /// The same, if sessions ended in this process since it was last asked. Those that end in others are noticed with
    /// the next ping.
    async fn admit_again(&mut self) -> Result<(), Gone> {
        let ended = self.app.ended.load(Ordering::Relaxed);
        if mem::replace(&mut self.ended, ended) == ended {
            return Ok(());
        }
        self.admit().await
    }

    async fn update(&mut self) -> Result<(), Gone> {
        self.admit_again().await?;
        let Connection { app, room, visitor, frame, presence, .. } = self;
        let text = app.rooms.look(room, |table| {
            let who = api::observer(table, visitor.as_ref());
            if presence.as_ref().is_none_or(|(observer, _)| *observer != who) {
                *presence = Some((who, room.enter(who)));
            }
            frame.update(app, room, table, visitor.as_ref(), who)
        });
        match text.await {
            Ok(Some(text)) => self.say(text).await,
            Ok(None) => Ok(()),
            // Whoever connects again is brought up to date; who stays might wait for ever.
            Err(trouble) => {
                let problem = Problem::from(trouble);
                self.say(self.frame.refused(&self.app, None, &problem)).await?;
                self.flush().await?;
                Err(Gone)
            }
        }
    }

    async fn hear(&mut self, text: &str) -> Result<(), Gone> {
        self.admit_again().await?;
        let session = self.visitor.as_ref().map(|visitor| &visitor.session.hash);
        let limits = &self.app.limits;
        let counted = limits
            .address(self.address)
            .and_then(|()| session.map_or(Ok(()), |session| limits.session(session)));
        let fits = |()| if text.len() > LONGEST { Err(Problem::too_large()) } else { Ok(()) };
        let (key, result) = match counted.and_then(fits).and_then(|()| self.frame.read(text)) {
            Ok((key, wish)) => {
                let done = self.act(key.as_deref(), wish).await;
                (key, done)
            }
            Err(problem) => (None, Err(problem)),
        };
        match result {
            Ok(version) => match self.frame.done(key.as_deref(), version) {
                Some(text) => self.say(text).await,
                None => Ok(()),
            },
            Err(problem) => self.say(self.frame.refused(&self.app, key.as_deref(), &problem)).await,
        }
    }

    async fn act(&mut self, key: Option<&str>, wish: Wish) -> Result<u64, Problem> {
        let person = self.person.as_ref().ok_or_else(Problem::stranger)?;
        let key = api::checked_key(key)?;
        let command = match wish {
            Wish::Do(command) => command,
            Wish::Invite { seat, name } => {
                Command::Invite { seat, person: api::invited(&self.app, &name).await? }
            }
        };
        Ok(self.app.rooms.submit(&self.room, person, key, command).await?)
    }

    async fn say(&mut self, text: impl Into<Utf8Bytes>) -> Result<(), Gone> {
        self.send(Message::Text(text.into())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        patiently(self.socket.feed(message)).await
    }

    async fn flush(&mut self) -> Result<(), Gone> {
        patiently(self.socket.flush()).await
    }
}
