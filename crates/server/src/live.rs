//! One connection to a table: updates go out, commands come in.

use std::net::IpAddr;
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::response::Response;
use futures_util::{FutureExt, SinkExt, StreamExt};
use kernel::Observer;
use table::{Command, Person, Table};
use tokio::sync::{Notify, watch};
use tokio::time::MissedTickBehavior;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};

use crate::api;
use crate::app::Shared;
use crate::edge::{Address, LONGEST};
use crate::problem::Problem;
use crate::rooms::{NotifyOnDrop, Presence, Room, Watch, Watcher};
use crate::session::Visitor;
use crate::socket::{Outbox, Upgrade, Wire};

/// How often we make sure that the other side is there.
const PING: Duration = Duration::from_secs(25);

/// So many pings and pongs may come between two of ours.
const PINGS: u32 = 250;

/// What a client wants to be done.
#[derive(Debug)]
pub(crate) enum Request {
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
pub(crate) trait Protocol: Send + 'static {
    /// Writes what is to be said now that the table may have changed, unless there is nothing.
    fn update(&mut self, scene: &Scene<'_>, text: &mut Vec<u8>) -> bool;

    /// What a client wants, and the key of the request.
    fn read(&self, text: &str) -> Result<(Option<String>, Request), Problem>;

    /// It was done.
    fn done(&self, key: Option<&str>, version: u64) -> String;

    /// It was not.
    fn refused(&self, app: &Shared, key: Option<&str>, problem: &Problem) -> String;

    /// The server is going down, for those whom a closed connection does not tell enough.
    fn closing(&self) -> Option<String>;
}

/// What a connection looks at, and for whom.
pub(crate) struct Scene<'a> {
    pub app: &'a Shared,
    pub room: &'a Room,
    pub table: &'a Table,
    pub visitor: Option<&'a Visitor>,
    pub who: Observer,
}

/// Opens a connection to a table, unless the address has too many.
pub(crate) fn connect(
    app: Shared,
    room: Arc<Room>,
    visitor: Option<Visitor>,
    Address(address): Address,
    upgrade: Upgrade,
    protocol: impl Protocol,
) -> Result<Response, Problem> {
    let connected = app.limits.connect(address)?;
    let closing = app.closing.subscribe();
    let (response, opening) = upgrade.accept();
    tokio::spawn(async move {
        let Some((socket, outbox)) = opening.await else { return };
        metrics::gauge!("hetman_connections").increment(1);
        let person = visitor.as_ref().map(Visitor::person);
        // Not as many sessions as have ended by now: ours may be among them, since it was looked at.
        let render = Mutex::new(RenderState { protocol, who: None, ended: 0, seq: 0 });
        let shared = SharedConnection {
            app,
            visitor,
            outbox,
            render,
            busy: AtomicBool::new(false),
            seated: AtomicBool::new(false),
            news: Notify::new(),
        };
        let shared = Arc::new(shared);
        let watch = Some(room.watch(Arc::<SharedConnection<_>>::clone(&shared)));
        let mut connection =
            Connection { shared, room, person, address, socket, closing, watch, presence: None };
        // An error means that the other side is gone, which is their right.
        let _ = connection.run().await;
        metrics::gauge!("hetman_connections").decrement(1);
        drop(connected);
    });
    Ok(response)
}

/// What a connection shares with those who change its table.
struct SharedConnection<F> {
    app: Shared,
    visitor: Option<Visitor>,
    outbox: Arc<Outbox>,
    render: Mutex<RenderState<F>>,
    /// Whether something is being done that was heard here. What changes by it is told afterwards.
    busy: AtomicBool,
    /// Whether the visitor sat at the table when they last looked.
    seated: AtomicBool,
    news: Notify,
}

struct RenderState<F> {
    protocol: F,
    /// As whom the visitor looked at last.
    who: Option<Observer>,
    /// So many sessions had ended when ours was last looked at.
    ended: u64,
    /// The entries of the table when it was last drawn. Several changes may be drawn at once, and an older one must not
    /// follow a newer one.
    seq: u64,
}

impl<F: Protocol> SharedConnection<F> {
    fn render(&self) -> MutexGuard<'_, RenderState<F>> {
        self.render.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn update(&self, render: &mut RenderState<F>, room: &Room, table: &Table, who: Observer) {
        if table.seq() < render.seq {
            return;
        }
        render.seq = table.seq();
        let scene = Scene { app: &self.app, room, table, visitor: self.visitor.as_ref(), who };
        self.outbox.write(|text| render.protocol.update(&scene, text));
    }
}

impl<F: Protocol> Watcher for SharedConnection<F> {
    fn is_seated(&self) -> bool {
        self.seated.load(Ordering::Relaxed)
    }

    fn show(&self, room: &Room, table: &Table) -> bool {
        if self.busy.load(Ordering::Relaxed) {
            return true;
        }
        let render = &mut *self.render();
        let who = api::observer(table, self.visitor.as_ref());
        let admitted = render.ended == self.app.ended.load(Ordering::Relaxed);
        let ready = admitted && render.who == Some(who) && !self.outbox.is_stuck();
        if ready {
            self.update(render, room, table, who);
        }
        ready
    }

    fn send(&self) {
        // A client that is slow or gone is waited for by its own task.
        if !self.outbox.send().unwrap_or(false) {
            self.wake();
        }
    }

    fn wake(&self) {
        self.news.notify_one();
    }
}

struct Connection<F> {
    shared: Arc<SharedConnection<F>>,
    room: Arc<Room>,
    /// The visitor, as tables know them.
    person: Option<Person>,
    address: IpAddr,
    socket: WebSocketStream<Wire>,
    closing: watch::Receiver<bool>,
    /// None once nothing more may be said.
    watch: Option<Watch>,
    presence: Option<(Observer, Presence)>,
}

/// The other side is gone, or should be.
struct Gone;

/// Lets all tasks that were woken with this one write their updates. Then all send: a receiver that is kept busy need
/// not be woken for each message.
async fn together() {
    tokio::task::yield_now().await;
}

/// What a message that cannot be read is answered with, unless the other side is gone.
fn unreadable(error: &tungstenite::Error) -> Option<CloseFrame> {
    let (code, reason) = match error {
        tungstenite::Error::Capacity(_) => (CloseCode::Size, "too-large"),
        tungstenite::Error::Utf8(_) => (CloseCode::Invalid, "not-text"),
        tungstenite::Error::Protocol(_) => (CloseCode::Protocol, "bad-request"),
        _ => return None,
    };
    Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) })
}

impl<F: Protocol> Connection<F> {
    async fn run(&mut self) -> Result<(), Gone> {
        let shared = Arc::clone(&self.shared);
        let mut ping = tokio::time::interval(PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        ping.reset();
        let mut heard = true;
        let mut pings = 0;
        let mut news = pin!(shared.news.notified());
        shared.wake();
        loop {
            if *self.closing.borrow() {
                return self.part().await;
            }
            tokio::select! {
                // However much comes in, we look whether the session still exists. What is news is told with
                // each message, too.
                biased;
                _ = ping.tick() => {
                    if !heard {
                        return Ok(());
                    }
                    (heard, pings) = (false, 0);
                    self.admit().await?;
                    self.send(Message::Ping(Default::default())).await?;
                }
                message = self.socket.next() => {
                    heard = true;
                    let mut notify = None;
                    match message {
                        Some(Ok(Message::Text(text))) => notify = self.hear(&text).await?,
                        Some(Ok(Message::Binary(_))) => {
                            let not_text = || Problem::bad("not-text", "Send text.");
                            self.refuse(None, &self.counted().err().unwrap_or_else(not_text));
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {
                            pings += 1;
                            if pings > PINGS {
                                let reason = Utf8Bytes::from_static("too-many");
                                return self.close(CloseFrame { code: CloseCode::Policy, reason }).await;
                            }
                            // Tungstenite may have a pong ready.
                            self.socket.flush().await.map_err(|_| Gone)?;
                        }
                        Some(Err(error)) => return self.close(unreadable(&error).ok_or(Gone)?).await,
                        Some(Ok(Message::Close(_))) => return self.part_in_turn().await,
                        None => return Ok(()),
                    }
                    self.tell(notify).await?;
                }
                () = &mut news => {
                    news.set(shared.news.notified());
                    self.tell(None).await?;
                }
            }
        }
    }

    /// Tells what has changed. What was told to others goes out in the same breath, unless we must wait: they need not.
    async fn tell(&mut self, mut notify: Option<NotifyOnDrop>) -> Result<(), Gone> {
        {
            let mut update = pin!(self.update());
            match (&mut update).now_or_never() {
                Some(updated) => updated?,
                None => {
                    notify = None;
                    update.await?;
                }
            }
        }
        together().await;
        drop(notify);
        self.flush().await
    }

    /// Says that the server is going down.
    async fn part(&mut self) -> Result<(), Gone> {
        if let Some(text) = self.shared.render().protocol.closing() {
            self.say(&text);
        }
        let reason = Utf8Bytes::from_static("the server is going down");
        self.close(CloseFrame { code: CloseCode::Away, reason }).await
    }

    /// A client that closes is answered, so that it knows that it has everything.
    async fn part_in_turn(&mut self) -> Result<(), Gone> {
        self.watch = None;
        let _ = self.socket.flush().await;
        self.flush().await
    }

    async fn close(&mut self, protocol: CloseFrame) -> Result<(), Gone> {
        self.watch = None;
        self.send(Message::Close(Some(protocol))).await
    }

    /// Closes the connection if its session has ended or its token was deleted. While the store does not answer, no one
    /// is sent away.
    async fn admit(&mut self) -> Result<(), Gone> {
        let SharedConnection { app, visitor: Some(visitor), .. } = &*self.shared else { return Ok(()) };
        let session = app.store.session(&visitor.session.hash, app.rooms.now()).await;
        if session.map_or(true, |session| session.is_some()) {
            return Ok(());
        }
        self.refuse(None, &Problem::stranger());
        let reason = Utf8Bytes::from_static("no-session");
        self.close(CloseFrame { code: CloseCode::Policy, reason }).await?;
        Err(Gone)
    }

    /// The same, if sessions ended in this process since it was last asked. Those that end in others are noticed with
    /// the next ping.
    async fn admit_again(&mut self) -> Result<(), Gone> {
        let ended = self.shared.app.ended.load(Ordering::Relaxed);
        if self.shared.render().ended == ended {
            return Ok(());
        }
        self.admit().await?;
        self.shared.render().ended = ended;
        Ok(())
    }

    async fn update(&mut self) -> Result<(), Gone> {
        self.admit_again().await?;
        let Connection { shared, room, presence, .. } = self;
        let looked = shared.app.rooms.look(room, |table| {
            let who = api::observer(table, shared.visitor.as_ref());
            if presence.as_ref().is_none_or(|(observer, _)| *observer != who) {
                *presence = Some((who, room.enter(who)));
            }
            let render = &mut *shared.render();
            render.who = Some(who);
            shared.seated.store(who != Observer::Spectator, Ordering::Relaxed);
            shared.update(render, room, table, who);
        });
        // A client that connects again is brought up to date; one that stays might wait for ever.
        if let Err(trouble) = looked.await {
            self.refuse(None, &Problem::from(trouble));
            self.flush().await?;
            return Err(Gone);
        }
        Ok(())
    }

    /// Counts a message, unless there were too many.
    fn counted(&self) -> Result<(), Problem> {
        let SharedConnection { app, visitor, .. } = &*self.shared;
        app.limits.address(self.address, 1)?;
        visitor.as_ref().map_or(Ok(()), |visitor| app.limits.session(&visitor.session.hash))
    }

    async fn hear(&mut self, text: &str) -> Result<Option<NotifyOnDrop>, Gone> {
        self.admit_again().await?;
        let fits = |()| if text.len() > LONGEST { Err(Problem::too_large()) } else { Ok(()) };
        let read = self.counted().and_then(fits).and_then(|()| self.shared.render().protocol.read(text));
        let (key, request) = match read {
            Ok(read) => read,
            Err(problem) => {
                self.refuse(None, &problem);
                return Ok(None);
            }
        };
        self.shared.busy.store(true, Ordering::Relaxed);
        let notify = match self.act(key.as_deref(), request).await {
            Ok((version, notify)) => {
                let text = self.shared.render().protocol.done(key.as_deref(), version);
                self.say(&text);
                notify
            }
            Err(problem) => {
                self.refuse(key.as_deref(), &problem);
                None
            }
        };
        self.shared.busy.store(false, Ordering::Relaxed);
        Ok(notify)
    }

    async fn act(&self, key: Option<&str>, request: Request) -> Result<(u64, Option<NotifyOnDrop>), Problem> {
        let app = &self.shared.app;
        let person = self.person.as_ref().ok_or_else(Problem::stranger)?;
        let visitor = self.shared.visitor.as_ref().ok_or_else(Problem::stranger)?;
        visitor.may_play()?;
        let key = api::checked_key(key)?;
        let command = match request {
            Request::Do(command) => command,
            Request::Invite { seat, name } => {
                Command::Invite { seat, person: api::invited(app, visitor, self.address, &name).await? }
            }
        };
        Ok(app.rooms.submit(&self.room, person, key, command).await?)
    }

    fn refuse(&self, key: Option<&str>, problem: &Problem) {
        let text = self.shared.render().protocol.refused(&self.shared.app, key, problem);
        self.say(&text);
    }

    fn say(&self, text: &str) {
        self.shared.outbox.write(|protocol| {
            protocol.extend_from_slice(text.as_bytes());
            true
        });
    }

    /// What tungstenite knows best how to say.
    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        self.socket.send(message).await.map_err(|_| Gone)?;
        self.flush().await
    }

    async fn flush(&self) -> Result<(), Gone> {
        self.shared.outbox.flush().await.map_err(|_| Gone)
    }
}
