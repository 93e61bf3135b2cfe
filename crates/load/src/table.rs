//! One table and its two clients.

use futures_util::{SinkExt, StreamExt};
use kernel::{Fast, Luck};
use reqwest::Client;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::page;

/// A person with a session.
#[derive(Clone)]
pub struct Guest {
    token: String,
}

/// What is played at a table, by two seats.
#[derive(Clone, Copy)]
pub struct Game {
    pub name: &'static str,
    pub setup: &'static str,
}

pub const ETHNOS: Game = Game { name: "ethnos", setup: "seats=2" };

/// What the clients of a table are.
#[derive(Clone, Copy, PartialEq)]
pub enum Kind {
    /// Programs that speak JSON through the interface for programs.
    Programs,
    /// Pages as browsers show them: fetched once, then kept up to date through the socket of pages.
    Pages,
}

/// Talks to the server over HTTP.
#[derive(Clone)]
pub struct Http {
    client: Client,
    address: String,
}

impl Http {
    pub fn new(address: &str) -> Http {
        Http { client: Client::new(), address: address.to_owned() }
    }

    pub async fn post(&self, guest: Option<&Guest>, path: &str, body: Value) -> Result<Value, String> {
        let mut request = self.client.post(format!("http://{}/api/v1{path}", self.address)).json(&body);
        if let Some(guest) = guest {
            request = request.bearer_auth(&guest.token);
        }
        let answer = request.send().await.map_err(|error| error.to_string())?;
        let status = answer.status();
        let body: Value = answer.json().await.map_err(|error| error.to_string())?;
        if status.is_success() { Ok(body) } else { Err(format!("{status}: {body}")) }
    }

    /// Fetches a page as a browser that has the session of a guest.
    async fn page(&self, guest: &Guest, path: &str) -> Result<String, String> {
        let request = self.client.get(format!("http://{}{path}", self.address));
        let answer = request.header("cookie", format!("hetman={}", guest.token)).send();
        let answer = answer.await.and_then(reqwest::Response::error_for_status);
        answer.map_err(|error| error.to_string())?.text().await.map_err(|error| error.to_string())
    }

    pub async fn guest(&self, name: &str) -> Result<Guest, String> {
        let entered = self.post(None, "/guests", json!({ "name": name })).await?;
        let token = entered["token"].as_str().ok_or("no token")?.to_owned();
        Ok(Guest { token })
    }

    /// Opens a table for two, at which both sit: the game begins.
    pub async fn table(&self, host: &Guest, other: &Guest, game: Game) -> Result<String, String> {
        let body = json!({ "game": game.name, "setup": game.setup });
        let opened = self.post(Some(host), "/tables", body).await?;
        let id = opened["id"].as_str().ok_or("no table")?.to_owned();
        self.post(Some(other), &format!("/tables/{id}/sit"), json!({})).await?;
        Ok(id)
    }

    /// Connects a client to a table. A program does not know yet what it is asked; a page does.
    pub async fn connect(&self, kind: Kind, guest: &Guest, table: &str, seed: u64) -> Result<Player, String> {
        let (path, header, value, asked) = match kind {
            Kind::Programs => {
                let path = format!("/api/v1/tables/{table}/live");
                (path, "authorization", format!("Bearer {}", guest.token), page::Asked::default())
            }
            Kind::Pages => {
                let fetched = self.page(guest, &format!("/t/{table}")).await?;
                let path = page::socket(&fetched, table)?;
                let asked = page::fetched(&fetched).ok_or("the page has no place for a question")?;
                (path, "cookie", format!("hetman={}", guest.token), asked)
            }
        };
        let text = |error: &dyn std::fmt::Display| format!("cannot connect: {error}");
        let stream = TcpStream::connect(&self.address).await.map_err(|error| text(&error))?;
        stream.set_nodelay(true).map_err(|error| text(&error))?;
        let address = format!("ws://{}{path}", self.address);
        let mut request = address.into_client_request().map_err(|error| text(&error))?;
        let value = HeaderValue::from_str(&value).map_err(|error| text(&error))?;
        request.headers_mut().insert(header, value);
        if kind == Kind::Pages {
            let origin = HeaderValue::from_str(&format!("http://{}", self.address));
            request.headers_mut().insert("origin", origin.map_err(|error| text(&error))?);
        }
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024).write_buffer_size(0);
        let connected = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        let (socket, _) = connected.map_err(|error| text(&error))?;
        Ok(Player {
            kind,
            socket,
            luck: Fast::new(seed),
            version: asked.version,
            answers: asked.answers,
            prefers: None,
            bytes: 0,
            sent: 0,
            seed,
        })
    }
}

/// What a player hears.
#[derive(Debug, PartialEq)]
pub enum Heard {
    /// Something changed.
    Update,
    /// The answer with this key is kept.
    Done(String),
    /// It was refused.
    Refused(String),
    /// The game is over.
    Over,
}

/// A client: it holds its version and the answers it may give.
pub struct Player {
    kind: Kind,
    socket: WebSocketStream<TcpStream>,
    luck: Fast,
    version: u64,
    answers: Vec<String>,
    /// The answer it gives whenever it may. Without it every answer is random.
    pub prefers: Option<&'static str>,
    /// The length of the last message.
    pub bytes: usize,
    sent: u64,
    seed: u64,
}

/// What follows a name. Reading every update as JSON would measure the reader, so the few fields are found by their
/// names.
pub fn after<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let at = text.find(name)? + name.len();
    Some(&text[at..])
}

fn quoted(text: &str) -> &str {
    text.split('"').next().unwrap_or_default()
}

impl Player {
    /// Whether it may answer now.
    pub fn is_asked(&self) -> bool {
        !self.answers.is_empty()
    }

    /// Gives the answer it prefers, or a random one. Returns its key.
    pub async fn answer(&mut self) -> Result<String, String> {
        let preferred = self.prefers.and_then(|wanted| self.answers.iter().position(|one| one == wanted));
        let at = preferred.unwrap_or_else(|| self.luck.pick(self.answers.len() as u32) as usize);
        let (action, version) = (&self.answers[at], self.version);
        self.sent += 1;
        let key = format!("{:x}-{}", self.seed, self.sent);
        let text = match self.kind {
            Kind::Programs => {
                format!(r#"{{"do":"answer","key":"{key}","version":{version},"action":"{action}"}}"#)
            }
            Kind::Pages => page::answer(version, &key, action),
        };
        self.answers.clear();
        let sent = self.socket.send(Message::Text(Utf8Bytes::from(text))).await;
        sent.map_err(|error| error.to_string())?;
        Ok(key)
    }

    /// Waits for the next message.
    pub async fn hear(&mut self) -> Result<Heard, String> {
        let [update, done, refused] = match self.kind {
            Kind::Programs => [r#"{"type":"update""#, r#"{"type":"done""#, r#"{"type":"refused""#],
            Kind::Pages => [r#"{"version":"#, r#"{"done":"#, r#"{"refused":"#],
        };
        loop {
            let message = self.socket.next().await.ok_or("the connection ended")?;
            let Message::Text(text) = message.map_err(|error| error.to_string())? else { continue };
            self.bytes = text.len();
            if text.starts_with(update) {
                return Ok(match self.kind {
                    Kind::Programs => self.update(&text),
                    Kind::Pages => self.show(&text),
                });
            }
            if text.starts_with(done) {
                return Ok(Heard::Done(after(&text, r#""key":""#).map_or("", quoted).to_owned()));
            }
            if text.starts_with(refused) {
                return Ok(Heard::Refused(text.to_string()));
            }
        }
    }

    fn update(&mut self, text: &str) -> Heard {
        let version = after(text, r#""version":"#).and_then(|rest| rest.split(',').next()?.parse().ok());
        self.version = version.unwrap_or(self.version);
        self.answers.clear();
        if text.contains(r#""stage":"over""#) {
            return Heard::Over;
        }
        if let Some(question) = after(text, r#""question":{"#) {
            let question = question.split(r#""events":"#).next().unwrap_or_default();
            let actions = question.split(r#""action":""#).skip(1).map(quoted);
            self.answers.extend(actions.map(str::to_owned));
        }
        Heard::Update
    }

    /// What was asked stays on a page until that part of it changes.
    fn show(&mut self, text: &str) -> Heard {
        let Some(asked) = page::changed(text) else { return Heard::Update };
        (self.version, self.answers) = (asked.version, asked.answers);
        if asked.over { Heard::Over } else { Heard::Update }
    }
}
