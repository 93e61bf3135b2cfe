//! The bytes of a WebSocket. Tungstenite reads them and keeps the protocol; texts go past it into an outbox, where the task that
//! changes a table can write and send them, without a copy for each connection.

use std::cell::RefCell;
use std::io;
use std::mem;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::Request;
use axum::http::request::Parts;
use axum::response::Response;
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

use crate::app::Shared;
use crate::edge::LONGEST;
use crate::problem::Problem;
use crate::tcp::Stream;

/// The size of most messages. So much is cleared for each look whether there is one.
const READ_BUFFER: usize = 256;

/// A client that does not take a message for so long is gone.
const PATIENCE: Duration = Duration::from_secs(20);

/// A request to go on as a WebSocket.
pub(crate) struct Upgrade {
    waiting: OnUpgrade,
    response: Response,
}

impl FromRequestParts<Shared> for Upgrade {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &Shared) -> Result<Upgrade, Problem> {
        let wrong = |reason: String| Problem::bad("no-upgrade", reason);
        let request = Request::from_parts(parts.clone(), ());
        let response =
            create_response_with_body(&request, Body::empty).map_err(|error| wrong(format!("{error}.")))?;
        let waiting = parts.extensions.remove::<OnUpgrade>();
        let waiting = waiting.ok_or_else(|| wrong("This connection cannot be upgraded.".to_owned()))?;
        Ok(Upgrade { waiting, response })
    }
}

/// A WebSocket: what comes in, and what goes out.
pub(crate) type Socket = (WebSocketStream<Wire>, Arc<Outbox>);

impl Upgrade {
    /// What to answer, and the WebSocket that comes of it. None if the other side is gone.
    pub fn accept(self) -> (Response, impl Future<Output = Option<Socket>>) {
        (self.response, open(self.waiting))
    }
}

async fn open(waiting: OnUpgrade) -> Option<Socket> {
    let upgraded = waiting.await.ok()?;
    let parts = upgraded.downcast::<TokioIo<Stream>>().ok()?;
    let (inward, outward) = parts.io.into_inner().into_inner().into_split();
    let outbox = Arc::new(Outbox { outward, unsent: Mutex::default() });
    let wire = Wire { inward, outbox: Arc::clone(&outbox) };
    let config = WebSocketConfig::default()
        // A client that sends a little too much is told; one that sends far more is cut off.
        .max_message_size(Some(4 * LONGEST))
        .max_frame_size(Some(4 * LONGEST))
        .read_buffer_size(READ_BUFFER)
        // What tungstenite has to say goes into the outbox at once.
        .write_buffer_size(0);
    let early = parts.read_buf.to_vec();
    let socket = WebSocketStream::from_partially_read(wire, early, Role::Server, Some(config)).await;
    Some((socket, outbox))
}

/// What goes out to one connection: frames, whole or what is left of them.
pub(crate) struct Outbox {
    outward: OwnedWriteHalf,
    unsent: Mutex<Unsent>,
}

#[derive(Default)]
struct Unsent {
    frames: Vec<u8>,
    /// So much of them is whole. Behind it may be a frame that was not finished.
    whole: usize,
    /// So much of them is gone already.
    gone: usize,
    /// Whether the other side did not take more when it was last tried, or is gone.
    stuck: bool,
}

impl Unsent {
    fn add(&mut self, write: impl FnOnce(&mut Vec<u8>)) {
        if self.frames.capacity() == 0 {
            self.frames = take_buffer();
        }
        self.frames.truncate(self.whole);
        write(&mut self.frames);
        self.whole = self.frames.len();
    }
}

impl Outbox {
    fn unsent(&self) -> MutexGuard<'_, Unsent> {
        self.unsent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes a text, unless there is nothing to say.
    pub fn write(&self, write: impl FnOnce(&mut Vec<u8>) -> bool) {
        self.unsent().add(|frames| write_frame(frames, write));
    }

    /// Whether the other side is too slow to be told more.
    pub fn is_stuck(&self) -> bool {
        self.unsent().stuck
    }

    /// Sends as much as the other side takes at once, and says whether that is all.
    pub fn send(&self) -> io::Result<bool> {
        let mut unsent = self.unsent();
        while unsent.gone < unsent.whole {
            match self.outward.try_write(&unsent.frames[unsent.gone..unsent.whole]) {
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                Ok(sent) => unsent.gone += sent,
                Err(error) => {
                    unsent.stuck = true;
                    return if error.kind() == io::ErrorKind::WouldBlock { Ok(false) } else { Err(error) };
                }
            }
        }
        return_buffer(mem::take(&mut *unsent).frames);
        Ok(true)
    }

    /// Sends everything. Waits for the other side, if it must, but not for ever.
    pub async fn flush(&self) -> io::Result<()> {
        if self.send()? {
            return Ok(());
        }
        let sending = async {
            while !self.send()? {
                self.outward.writable().await?;
            }
            Ok(())
        };
        timeout(PATIENCE, sending).await?
    }
}

/// Writes a text as a frame: see RFC 6455, section 5.2.
fn write_frame(frames: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>) -> bool) {
    const WHOLE_TEXT: u8 = 0x81;
    let start = frames.len();
    // Most texts have a length of two bytes, behind a mark.
    frames.extend_from_slice(&[WHOLE_TEXT, 126, 0, 0]);
    if !write(frames) {
        return frames.truncate(start);
    }
    let length = frames.len() - start - 4;
    match (u8::try_from(length), u16::try_from(length)) {
        (Ok(length @ ..126), _) => drop(frames.splice(start + 1..start + 4, [length])),
        (_, Ok(length)) => frames[start + 2..start + 4].copy_from_slice(&length.to_be_bytes()),
        _ => {
            let long = (length as u64).to_be_bytes();
            frames.splice(start + 1..start + 4, [127].into_iter().chain(long));
        }
    }
}

/// So many sheets are kept by each thread.
const POOL_SIZE: usize = 128;
/// A sheet that has grown beyond this is not kept.
const LARGEST_POOLED: usize = 16 * 1024;

thread_local! {
    /// Memory for what is sent, used again and again: what was just used is still in the caches, and what an allocator
    /// gives is not.
    static BUFFER_POOL: RefCell<Vec<Vec<u8>>> = const { RefCell::new(Vec::new()) };
}

fn take_buffer() -> Vec<u8> {
    BUFFER_POOL.with_borrow_mut(|pool| pool.pop().unwrap_or_else(|| Vec::with_capacity(4096)))
}

fn return_buffer(mut buffer: Vec<u8>) {
    buffer.clear();
    let keep = |pool: &RefCell<Vec<Vec<u8>>>| {
        let mut pool = pool.borrow_mut();
        if (1..=LARGEST_POOLED).contains(&buffer.capacity()) && pool.len() < POOL_SIZE {
            pool.push(buffer);
        }
    };
    // A thread that ends keeps nothing.
    let _ = BUFFER_POOL.try_with(keep);
}

/// A connection as tungstenite has it: what it reads comes from the other side, what it writes goes into the outbox.
pub(crate) struct Wire {
    inward: OwnedReadHalf,
    outbox: Arc<Outbox>,
}

impl AsyncRead for Wire {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inward).poll_read(cx, buf)
    }
}

impl AsyncWrite for Wire {
    fn poll_write(self: Pin<&mut Self>, _: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.outbox.unsent().add(|frames| frames.extend_from_slice(bytes));
        Poll::Ready(Ok(bytes.len()))
    }

    /// The owner of the outbox sends.
    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_take_as_few_bytes_as_they_need() {
        let heads: [(usize, &[u8]); 6] = [
            (0, &[0x81, 0]),
            (125, &[0x81, 125]),
            (126, &[0x81, 126, 0, 126]),
            (65_535, &[0x81, 126, 255, 255]),
            (65_536, &[0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
            (70_000, &[0x81, 127, 0, 0, 0, 0, 0, 1, 0x11, 0x70]),
        ];
        let mut frames = Vec::new();
        for (length, head) in heads {
            let start = frames.len();
            write_frame(&mut frames, |text| {
                text.extend((0..length).map(|at| at as u8));
                true
            });
            assert_eq!(&frames[start..start + head.len()], head, "{length}");
            let text = &frames[start + head.len()..];
            assert!(
                text.len() == length && text.iter().enumerate().all(|(at, &byte)| byte == at as u8),
                "{length}"
            );
        }
        let length = frames.len();
        write_frame(&mut frames, |text| {
            text.push(b'x');
            false
        });
        assert_eq!(frames.len(), length);
    }
}
