//! A real server on loopback, and people who speak to it. Every response is checked here: the headers,
//! the form of problems, that it holds no secret, and that it is what the interface document says.

#[path = "document.rs"]
pub mod document;

use std::net::SocketAddr;
use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use kernel::{Fast, Luck};
use reqwest::header::HeaderMap;
use reqwest::{Client, Method};
use serde_json::{Value, json};
use server::{Config, Rates, ServeError};
use table::{Of, Title};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};

pub static TITLES: &[&dyn Title] =
    &[&Of::<ethnos::Ethnos>::TITLE, &Of::<lumeria::Lumeria>::TITLE, &Of::<imperium::Imperium>::TITLE];

/// Nothing here takes as long, not even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// Secrets that must never be shown again, by what they are.
static SECRETS: Mutex<Vec<(&str, String)>> = Mutex::new(Vec::new());

/// From now on no one may be shown this.
pub fn keep_secret(what: &'static str, secret: &str) {
    SECRETS.lock().unwrap_or_else(PoisonError::into_inner).push((what, secret.to_owned()));
}

/// Panics if a text holds a secret.
pub fn holds_no_secret(text: &str, place: &str) {
    let secrets = SECRETS.lock().unwrap_or_else(PoisonError::into_inner);
    for (what, secret) in &*secrets {
        assert!(!text.contains(secret.as_str()), "{place} holds a {what}");
    }
}

/// Limits that no test meets.
fn usual(data: &str) -> Config {
    Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        data: data.to_owned(),
        origin: None,
        behind_proxy: false,
        metrics: None,
        rates: Rates {
            session: 1_000_000,
            address: 1_000_000,
            entrance: 1_000_000,
            connections: 1_000_000,
            all_connections: 1_000_000,
            tables: 1_000_000,
            public_tables: 1_000_000,
            new_tables: 1_000_000,
            new_public_tables: 1_000_000,
            invitations: 1_000_000,
            invited: 1_000_000,
        },
        bot_threads: 1,
        bot_pause: 0,
        webhooks_anywhere: true,
        brackets: false,
    }
}

/// A server in a runtime of its own, as the program runs it. It ends when this is dropped.
pub struct House {
    pub door: Door,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<Result<(), ServeError>>>,
    /// The last to go.
    dir: Option<TempDir>,
}

impl House {
    /// With a store of its own, and limits that no test meets.
    pub async fn new() -> House {
        House::with(|_| {}).await
    }

    /// The same with another configuration.
    pub async fn with(change: impl FnOnce(&mut Config)) -> House {
        let dir = TempDir::new().unwrap();
        let data = dir.path().join("hetman.db").to_str().unwrap().to_owned();
        let mut house = House::on(&data, change).await;
        house.dir = Some(dir);
        house
    }

    /// On this store.
    pub async fn on(data: &str, change: impl FnOnce(&mut Config)) -> House {
        let mut config = usual(data);
        change(&mut config);
        // First the one under test: figures are those of the first server of a process.
        let house = House::start(config, TITLES).await;
        document::DOCUMENT.get_or_init(House::document).await;
        house
    }

    /// What a server says of its interface. It is not the one under test: that may count how often it is asked.
    async fn document() -> Value {
        let dir = TempDir::new().unwrap();
        let house = House::start(usual(dir.path().join("hetman.db").to_str().unwrap()), TITLES).await;
        let document = house.door.client.get(house.door.url("/api/v1/openapi.json")).send().await.unwrap();
        serde_json::from_str(&document.text().await.unwrap()).unwrap()
    }

    /// On this store, with these games.
    pub async fn of(data: &str, titles: &'static [&'static dyn Title]) -> House {
        let house = House::start(usual(data), titles).await;
        document::DOCUMENT.get_or_init(House::document).await;
        house
    }

    async fn start(config: Config, titles: &'static [&'static dyn Title]) -> House {
        crate::logs();
        let (ready, address) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let thread = std::thread::spawn(move || {
            let mut runtime = tokio::runtime::Builder::new_multi_thread();
            let runtime = runtime.worker_threads(2).enable_all().build().unwrap();
            let ready = |address| ready.send(address).unwrap();
            runtime.block_on(server::serve(config, titles, ready, async { drop(stopped.await) }))
        });
        let address = timeout(PATIENCE, address).await.unwrap().unwrap();
        House { door: Door::to(address), stop: Some(stop), thread: Some(thread), dir: None }
    }

    /// Goes down as Ctrl-C does, and waits for the end.
    pub async fn close(mut self) {
        self.stop.take();
        let thread = self.thread.take().unwrap();
        tokio::task::spawn_blocking(move || thread.join().unwrap().unwrap()).await.unwrap();
    }

    /// A new guest.
    pub async fn guest(&self, name: &str) -> Guest {
        self.door.guest(name).await
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.stop.take();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Where requests go.
#[derive(Clone)]
pub struct Door {
    pub address: SocketAddr,
    pub client: Client,
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    /// What was answered to something that was done.
    #[track_caller]
    pub fn good(self) -> Value {
        assert!((200..300).contains(&self.status), "{}: {}", self.status, self.text);
        if self.text.is_empty() { Value::Null } else { serde_json::from_str(&self.text).unwrap() }
    }

    /// Something was refused, in this way.
    #[track_caller]
    pub fn bad(self, status: u16, code: &str) -> Value {
        let body: Value = serde_json::from_str(&self.text).unwrap_or_default();
        assert_eq!((self.status, body["code"].as_str()), (status, Some(code)), "{}", self.text);
        body
    }

    /// What every answer must be.
    #[track_caller]
    fn check(self) -> Answer {
        let header = |name: &str| self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or("");
        assert!(header("content-security-policy").contains("default-src 'none'"), "{self:?}");
        assert_eq!(header("x-content-type-options"), "nosniff", "{self:?}");
        assert_eq!(header("x-frame-options"), "DENY", "{self:?}");
        assert_eq!(header("referrer-policy"), "same-origin", "{self:?}");
        assert_eq!(header("cross-origin-opener-policy"), "same-origin", "{self:?}");
        assert!(self.status < 500, "{self:?}");
        if self.status >= 400 {
            let body: Value = serde_json::from_str(&self.text).expect("a problem is JSON");
            assert!(body["code"].is_string() && body["message"].is_string(), "{self:?}");
            assert_eq!(header("content-type"), "application/json");
        }
        holds_no_secret(&self.text, "an answer");
        holds_no_secret(&format!("{:?}", self.headers), "a header");
        self
    }
}

impl Door {
    pub fn to(address: SocketAddr) -> Door {
        // Nothing is encrypted on loopback, but the client insists on knowing how it would be.
        let _ = rustls::crypto::ring::default_provider().install_default();
        Door { address, client: Client::builder().timeout(PATIENCE).build().unwrap() }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub async fn send(&self, request: reqwest::RequestBuilder) -> Answer {
        let request = request.build().unwrap();
        let (method, url) = (request.method().clone(), request.url().clone());
        let answer = self.client.execute(request).await.unwrap();
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        let answer = Answer { status, headers, text: answer.text().await.unwrap() }.check();
        document::check_answer(method.as_str(), url.path(), status, &answer.text);
        answer
    }

    pub fn ask(&self, method: Method, path: &str, token: Option<&str>) -> reqwest::RequestBuilder {
        let request = self.client.request(method, self.url(&format!("/api/v1{path}")));
        match token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(self.ask(Method::GET, path, None)).await
    }

    /// A page as a guest or a stranger gets it.
    pub async fn page(&self, path: &str, token: Option<&str>) -> String {
        let request = self.client.get(self.url(path));
        let answer = self.send(token.iter().fold(request, |request, token| request.bearer_auth(token))).await;
        assert_eq!(answer.status, 200, "{path}");
        answer.text
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send(self.ask(Method::POST, path, None).json(body)).await
    }

    /// Bytes as they are, on a connection of their own; all that comes back.
    pub async fn raw(&self, bytes: &[u8]) -> String {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(bytes).await.unwrap();
        let mut answer = Vec::new();
        // A server that refuses a long request may hang up in the middle of it.
        let _ = timeout(PATIENCE, stream.read_to_end(&mut answer)).await.unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    pub async fn guest(&self, name: &str) -> Guest {
        let entered = self.post("/guests", &json!({ "name": name })).await.good();
        Guest::of(self, &entered)
    }

    /// A connection to a table, of a guest or a stranger.
    pub async fn live(&self, table: &str, token: Option<&str>) -> Live {
        match self.try_live(table, token, None).await {
            Ok(live) => live,
            Err(error) => panic!("cannot connect: {error}"),
        }
    }

    /// A connection of a guest or a stranger who understands this language.
    pub async fn live_in(&self, table: &str, language: &str, token: Option<&str>) -> Live {
        let path = format!("/api/v1/tables/{table}/live?lang={language}");
        let mut live = self.connect(&path, token, None).await.unwrap();
        live.update().await;
        live
    }

    /// What keeps a browser's page of a table up to date, given what it has, and the first parts it is sent.
    pub async fn page_live(&self, table: &str, has: &str, token: Option<&str>) -> (Live, Value) {
        let mut live = self.connect(&format!("/t/{table}/live?{has}"), token, None).await.unwrap();
        live.page = true;
        let first = live.hear().await;
        (live, first)
    }

    pub async fn try_live(
        &self,
        table: &str,
        token: Option<&str>,
        origin: Option<&str>,
    ) -> Result<Live, Error> {
        let mut live = self.connect(&format!("/api/v1/tables/{table}/live"), token, origin).await?;
        live.update().await;
        Ok(live)
    }

    async fn connect(&self, path: &str, token: Option<&str>, origin: Option<&str>) -> Result<Live, Error> {
        let stream = TcpStream::connect(self.address).await?;
        let address = format!("ws://{}{path}", self.address);
        let mut request = address.into_client_request()?;
        if let Some(token) = token {
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        }
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        let (socket, answer) = tokio_tungstenite::client_async(request, stream).await?;
        assert!(answer.headers().contains_key("content-security-policy"));
        Ok(Live { socket, page: false, last: Value::Null, texts: Vec::new() })
    }
}

/// A person with a session.
#[derive(Clone)]
pub struct Guest {
    pub door: Door,
    pub token: String,
    pub id: String,
}

impl Guest {
    /// Who has just come in.
    pub fn of(door: &Door, entered: &Value) -> Guest {
        let token = entered["token"].as_str().unwrap().to_owned();
        keep_secret("token", &token);
        Guest { door: door.clone(), token, id: entered["user"]["id"].as_str().unwrap().to_owned() }
    }

    /// The same person at another server.
    pub fn at(&self, house: &House) -> Guest {
        Guest { door: house.door.clone(), ..self.clone() }
    }

    pub async fn ask(&self, method: Method, path: &str, body: Option<Value>) -> Answer {
        let request = self.door.ask(method, path, Some(&self.token));
        self.door.send(body.iter().fold(request, |request, body| request.json(body))).await
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.ask(Method::GET, path, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.ask(Method::POST, path, Some(body)).await
    }

    /// Opens a table.
    pub async fn open(&self, more: Value) -> String {
        let mut body = json!({ "game": "ethnos", "setup": "seats=2" });
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        self.post("/tables", body).await.good()["id"].as_str().unwrap().to_owned()
    }

    /// Does something at a table.
    pub async fn act(&self, table: &str, what: &str, body: Value) -> Answer {
        self.post(&format!("/tables/{table}/{what}"), body).await
    }

    pub async fn table(&self, table: &str) -> Value {
        self.get(&format!("/tables/{table}")).await.good()
    }

    pub async fn question(&self, table: &str) -> Value {
        self.get(&format!("/tables/{table}/question")).await.good()
    }

    pub async fn live(&self, table: &str) -> Live {
        self.door.live(table, Some(&self.token)).await
    }

    /// Answers at random if asked; whether that was so.
    pub async fn answer(&self, table: &str, luck: &mut Fast) -> bool {
        let question = self.question(table).await;
        if question.is_null() {
            return false;
        }
        let action = random(&question, luck);
        self.act(table, "answer", json!({ "version": question["version"], "action": action })).await.good();
        true
    }
}

/// A random answer to a question.
pub fn random(question: &Value, luck: &mut Fast) -> String {
    let answers = question["answers"].as_array().unwrap();
    answers[luck.pick(answers.len() as u32) as usize]["action"].as_str().unwrap().to_owned()
}

/// Two people at a table of their own; the one asked first comes first. Any card leads a band there.
pub async fn two(house: &House) -> (String, Guest, Guest) {
    let (ala, jan) = (house.guest("Ala").await, house.guest("Jan").await);
    let setup = "seats=2 tribes=centaur,elf,giant,minotaur,wizard";
    let table = ala.open(json!({ "setup": setup })).await;
    jan.act(&table, "sit", json!({})).await.good();
    if ala.question(&table).await.is_null() { (table, jan, ala) } else { (table, ala, jan) }
}

/// Plays until the end, or so many answers, over HTTP. Where bots play, it asks again and again.
pub async fn play(table: &str, people: &[&Guest], luck: &mut Fast, answers: usize) -> usize {
    let mut given = 0;
    let mut idle = 0;
    while given < answers {
        let mut asked = false;
        for person in people {
            asked |= given < answers && person.answer(table, luck).await;
        }
        if asked {
            (given, idle) = (given + 1, 0);
            continue;
        }
        if people[0].table(table).await["stage"] == "over" {
            break;
        }
        idle += 1;
        assert!(idle < 10_000, "no seat is asked anything");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    given
}

/// The one asked now comes first.
pub async fn asked_first(table: &str, one: &Guest, two: &Guest) -> (Guest, Guest) {
    if one.question(table).await.is_null() { (two.clone(), one.clone()) } else { (one.clone(), two.clone()) }
}

/// A connection to a table.
pub struct Live {
    pub socket: WebSocketStream<TcpStream>,
    /// Whether it keeps a page up to date. What pages are sent is no part of the interface.
    pub page: bool,
    /// The last update.
    pub last: Value,
    /// All that came.
    pub texts: Vec<String>,
}

impl Live {
    /// The next message, if there is one.
    pub async fn next(&mut self) -> Option<Message> {
        loop {
            let message = timeout(PATIENCE, self.socket.next()).await.expect("nothing comes");
            match message {
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(message)) => return Some(message),
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// What the next pong says.
    pub async fn pong(&mut self) -> String {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.expect("nothing comes") {
                Some(Ok(Message::Pong(text))) => return String::from_utf8_lossy(&text).into_owned(),
                Some(Ok(_)) => {}
                other => panic!("no pong: {other:?}"),
            }
        }
    }

    /// Why the connection was closed, whatever came before.
    pub async fn farewell(&mut self) -> (CloseCode, String) {
        loop {
            match self.next().await {
                Some(Message::Text(text)) => self.texts.push(text.to_string()),
                Some(Message::Close(Some(frame))) => return (frame.code, frame.reason.to_string()),
                other => panic!("no reason: {other:?}"),
            }
        }
    }

    /// The next message of the table.
    pub async fn hear(&mut self) -> Value {
        let text = match self.next().await {
            Some(Message::Text(text)) => text,
            other => panic!("not a message of the table: {other:?}"),
        };
        holds_no_secret(&text, "a message");
        self.texts.push(text.to_string());
        let heard: Value = serde_json::from_str(&text).unwrap();
        if !self.page {
            document::check_message(&heard);
        }
        if heard["type"] == "update" {
            self.last = heard.clone();
        }
        heard
    }

    /// The next update.
    pub async fn update(&mut self) -> Value {
        self.until(|heard| heard["type"] == "update").await
    }

    /// Listens until something is heard.
    pub async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let heard = self.hear().await;
            if wanted(&heard) {
                return heard;
            }
        }
    }

    pub async fn say(&mut self, message: Message) {
        self.socket.send(message).await.unwrap();
    }

    /// Does something, and waits for what becomes of it.
    pub async fn act(&mut self, wish: Value) -> Value {
        self.say(Message::text(wish.to_string())).await;
        let answer = self.until(|heard| heard["type"] == "done" || heard["type"] == "refused").await;
        if answer["type"] == "done" {
            document::check_request(&wish);
        }
        answer
    }

    /// All updates that are on their way. Nonsense is answered after everything that came before it.
    pub async fn settle(&mut self) -> Vec<Value> {
        let mut updates = Vec::new();
        // Twice: what changed before the first is told right behind its answer.
        for _ in 0..2 {
            self.say(Message::text("?")).await;
            loop {
                let heard = self.hear().await;
                // Pages are told so in their own way.
                if heard["type"] == "refused" || heard["refused"].is_object() {
                    break;
                }
                updates.push(heard);
            }
        }
        updates
    }

    /// Answers at random what it was last asked. Returns the action.
    pub async fn answer(&mut self, luck: &mut Fast) -> String {
        let action = random(&self.last["question"], luck);
        self.give(&action).await;
        action
    }

    pub async fn give(&mut self, action: &str) {
        let version = self.last["version"].clone();
        let done = self.act(json!({ "do": "answer", "version": version, "action": action })).await;
        assert_eq!(done["type"], "done", "{done}");
        let version = done["version"].as_u64();
        if self.last["version"].as_u64() < version {
            self.until(|heard| heard["type"] == "update" && heard["version"].as_u64() >= version).await;
        }
    }
}
