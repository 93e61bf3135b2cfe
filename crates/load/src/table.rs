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

/// A client with a session.
#[derive(Clone)]
pub struct Guest {
    token: String,
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
        answer(request).await
    }

    pub async fn guest(&self, name: &str) -> Result<Guest, String> {
        let entered = self.post(None, "/guests", json!({ "name": name })).await?;
        let token = entered["token"].as_str().ok_or("no token")?.to_owned();
        Ok(Guest { token })
    }

    /// Opens a table for two, with both of them there.
    pub async fn table(&self, host: &Guest, other: &Guest) -> Result<String, String> {
        let body = json!({ "game": "ethnos", "setup": "seats=2" });
        let opened = self.post(Some(host), "/tables", body).await?;
        let id = opened["id"].as_str().ok_or("no table")?.to_owned();
        self.post(Some(other), &format!("/tables/{id}/sit"), json!({})).await?;
        Ok(id)
    }

    /// Connects a client to a table.
    pub async fn connect(&self, guest: &Guest, table: &str, seed: u64) -> Result<Player, String> {
        let text = |error: &dyn std::fmt::Display| format!("cannot connect: {error}");
        let stream = TcpStream::connect(&self.address).await.map_err(|error| text(&error))?;
        stream.set_nodelay(true).map_err(|error| text(&error))?;
        let address = format!("ws://{}/api/v1/tables/{table}/live", self.address);
        let mut request = address.into_client_request().map_err(|error| text(&error))?;
        let bearer =
            HeaderValue::from_str(&format!("Bearer {}", guest.token)).map_err(|error| text(&error))?;
        request.headers_mut().insert("authorization", bearer);
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024).write_buffer_size(0);
        let connected = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        let (socket, _) = connected.map_err(|error| text(&error))?;
        Ok(Player { socket, luck: Fast::new(seed), version: 0, answers: Vec::new(), sent: 0, seed })
    }
}

async fn answer(request: reqwest::RequestBuilder) -> Result<Value, String> {
    let answer = request.send().await.map_err(|error| error.to_string())?;
    let status = answer.status();
    let body: Value = answer.json().await.map_err(|error| error.to_string())?;
    if status.is_success() { Ok(body) } else { Err(format!("{status}: {body}")) }
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
    socket: WebSocketStream<TcpStream>,
    luck: Fast,
    version: u64,
    answers: Vec<String>,
    sent: u64,
    seed: u64,
}

/// Reading every update as JSON would measure the reader. The few fields are found by their names instead.
fn field<'a>(text: &'a str, name: &str) -> Option<&'a str> {
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

    /// Gives a random answer. Returns its key.
    pub async fn answer(&mut self) -> Result<String, String> {
        let action = &self.answers[self.luck.pick(self.answers.len() as u32) as usize];
        self.sent += 1;
        let key = format!("{:x}-{}", self.seed, self.sent);
        let version = self.version;
        let text = format!(r#"{{"do":"answer","key":"{key}","version":{version},"action":"{action}"}}"#);
        self.answers.clear();
        let sent = self.socket.send(Message::Text(Utf8Bytes::from(text))).await;
        sent.map_err(|error| error.to_string())?;
        Ok(key)
    }

    /// Waits for the next message.
    pub async fn hear(&mut self) -> Result<Heard, String> {
        loop {
            let message = self.socket.next().await.ok_or("the connection ended")?;
            let Message::Text(text) = message.map_err(|error| error.to_string())? else { continue };
            if text.starts_with(r#"{"type":"update""#) {
                return Ok(self.update(&text));
            }
            if text.starts_with(r#"{"type":"done""#) {
                return Ok(Heard::Done(field(&text, r#""key":""#).map_or("", quoted).to_owned()));
            }
            if text.starts_with(r#"{"type":"refused""#) {
                return Ok(Heard::Refused(text.to_string()));
            }
        }
    }

    fn update(&mut self, text: &str) -> Heard {
        let version = field(text, r#""version":"#).and_then(|rest| rest.split(',').next()?.parse().ok());
        self.version = version.unwrap_or(self.version);
        self.answers.clear();
        if text.contains(r#""stage":"over""#) {
            return Heard::Over;
        }
        if let Some(question) = field(text, r#""question":{"#) {
            let question = question.split(r#""events":"#).next().unwrap_or_default();
            let actions = question.split(r#""action":""#).skip(1).map(quoted);
            self.answers.extend(actions.map(str::to_owned));
        }
        Heard::Update
    }
}
