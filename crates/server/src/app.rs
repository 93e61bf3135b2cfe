//! Everything that serves, put together.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use kernel::{Language, Phrase};
use metrics_exporter_prometheus::PrometheusHandle;
use store::{Change, Store};
use table::{Entry, EntryKind, Millis, Table, Title};
use tokio::sync::watch;

use crate::hooks::Hooks;
use crate::language::{self, WordsByGame};
use crate::limits::{Limits, Rates};
use crate::reviews::Reviews;
use crate::rooms::{Clock, Room, RoomError, Rooms};
use crate::think::{Answer, Thinker};

/// How the server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The file or address of the store.
    pub data: String,
    /// Under which address people reach us, such as `https://hetman.example`. Links in messages begin with it.
    pub origin: Option<String>,
    /// Whether a proxy in front of us tells the address of the client in `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// How often a client may ask.
    pub rates: Rates,
    /// On how many threads bots think.
    pub bot_threads: usize,
    /// How long a bot waits before it shows an answer, so that people can follow and its thinking time tells
    /// nothing.
    pub bot_pause: Millis,
    /// Whether webhooks may lead into our own network.
    pub webhooks_anywhere: bool,
    /// Whether every sentence stands in brackets, so that one sees what was never put into words.
    pub brackets: bool,
}

impl Config {
    /// Whether people reach us encrypted.
    #[must_use]
    pub fn secure(&self) -> bool {
        self.origin.as_deref().is_some_and(|origin| origin.starts_with("https://"))
    }

    /// The address of a page of ours.
    #[must_use]
    pub fn link(&self, path: &str) -> String {
        let own = || format!("http://{}", self.listen);
        format!("{}{path}", self.origin.clone().unwrap_or_else(own).trim_end_matches('/'))
    }
}

/// Everything that serves.
pub struct App {
    /// Tables in memory.
    pub rooms: Rooms,
    /// What survives.
    pub store: Arc<dyn Store>,
    /// Where bots think.
    pub thinker: Arc<Thinker>,
    /// Games looked back at.
    pub(crate) reviews: Reviews,
    /// How often a client may ask.
    pub limits: Limits,
    /// Messages to elsewhere.
    pub hooks: Hooks,
    /// Words of all games.
    pub words: Arc<WordsByGame>,
    /// How the server is run.
    pub config: Config,
    /// How many sessions were ended before their time: each connection looks whether its own was among them.
    pub(crate) ended: AtomicU64,
    /// Becomes true when the server is going down.
    pub closing: watch::Sender<bool>,
    /// The figures.
    pub metrics: PrometheusHandle,
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App").field("config", &self.config).finish_non_exhaustive()
    }
}

/// What all requests share.
pub type Shared = Arc<App>;

/// A gap between two heartbeats of more than this means that no server was running.
const OUTAGE: Millis = 10_000;

/// How often the server notes that it is alive, and looks after tables that are due.
const BEAT: Duration = Duration::from_secs(1);

/// The time of day, which never jumps while the server runs.
fn steady_clock() -> Clock {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let (start, begun) = (since_1970.as_millis() as Millis, Instant::now());
    Arc::new(move || start + begun.elapsed().as_millis() as Millis)
}

impl App {
    /// Puts everything together and starts what runs by itself.
    ///
    /// # Errors
    /// If the store cannot be used.
    pub async fn start(
        config: Config,
        store: Arc<dyn Store>,
        titles: &'static [&'static dyn Title],
        metrics: PrometheusHandle,
    ) -> Result<Shared, store::StoreError> {
        let clock = steady_clock();
        let now = clock();
        let last = store.last_beat().await?;
        let outage = last.filter(|last| now - last > OUTAGE).map(|last| (last, now));
        store.beat(now).await?;
        let (thinker, answers) = Thinker::start(config.bot_threads);
        let thinker = Arc::new(thinker);
        let hooks = Hooks::start(config.webhooks_anywhere);
        let words = Arc::new(WordsByGame::new(titles, config.brackets));
        let after = {
            let (thinker, pause) = (Arc::clone(&thinker), config.bot_pause);
            let teller = TurnNotifier {
                hooks: hooks.clone(),
                store: Arc::clone(&store),
                words: Arc::clone(&words),
                config: config.clone(),
            };
            Box::new(move |room: &Arc<Room>, table: &Table, entries: &[Entry], ours: bool| {
                if ours {
                    ask_bot(&thinker, room, table, pause);
                    teller.tell(room, table, entries);
                }
            })
        };
        let rooms = Rooms::new(Arc::<dyn Store>::clone(&store), titles, clock, outage, after);
        let app = Arc::new(App {
            rooms,
            store,
            thinker,
            reviews: Reviews::default(),
            limits: Limits::new(config.rates),
            hooks,
            words,
            config,
            ended: AtomicU64::new(0),
            closing: watch::Sender::new(false),
            metrics,
        });
        tokio::spawn(answer_for_bots(Arc::clone(&app), answers));
        tokio::spawn(beat(Arc::clone(&app)));
        if let Some(changes) = app.store.changes() {
            tokio::spawn(listen(Arc::clone(&app), changes));
        }
        Ok(app)
    }
}

fn ask_bot(thinker: &Thinker, room: &Arc<Room>, table: &Table, pause: Millis) {
    let (Some((seat, level, version)), Some(play)) = (table.bot(), table.play()) else { return };
    let seed = u64::from_le_bytes(crate::session::random());
    let not_before = table.noticed() + pause;
    thinker.ask(&room.id, seat, version, not_before, || play.thinker(seat, level, seed));
}

async fn answer_for_bots(app: Shared, mut answers: tokio::sync::mpsc::UnboundedReceiver<Answer>) {
    while let Some(answer) = answers.recv().await {
        let app = Arc::clone(&app);
        tokio::spawn(async move {
            let is_private = |table: &Table| {
                table.play().is_some_and(|play| play.is_private(answer.seat, &answer.advice.action))
            };
            let looked = match app.rooms.room(&answer.table).await {
                Ok(room) => app.rooms.look(&room, is_private).await.map(|private| (room, private)),
                Err(trouble) => Err(trouble),
            };
            let (room, private) = match looked {
                Ok(looked) => looked,
                Err(trouble) => return tracing::warn!(?trouble, "a bot's table is gone"),
            };
            // What no one notices need not wait, and must not: many such steps would make what follows them late.
            if !private {
                let wait = wait(answer.not_before, app.config.bot_pause, app.rooms.now());
                tokio::time::sleep(Duration::from_millis(wait)).await;
            }
            let done = app.rooms.submit_bot(&room, answer.seat, answer.version, &answer.advice.action).await;
            match done {
                // The question was taken back, or another process was faster.
                Ok(()) | Err(RoomError::Refused(_)) => {}
                Err(trouble) => {
                    tracing::warn!(?trouble, "a bot's answer was not kept; it will be asked again")
                }
            }
        });
    }
}

/// How long an answer is held back. One that is late waits for the next full pause: how long a bot has thought shows no
/// closer than that.
fn wait(not_before: Millis, pause: Millis, now: Millis) -> u64 {
    let late = (now - not_before).max(0);
    let pauses = if pause > 0 { (late + pause - 1) / pause } else { 0 };
    (not_before + pauses * pause - now).max(0).unsigned_abs()
}

async fn beat(app: Shared) {
    let mut ticks = tokio::time::interval(BEAT);
    let mut count: u64 = 0;
    loop {
        ticks.tick().await;
        if let Err(error) = app.store.beat(app.rooms.now()).await {
            tracing::warn!(?error, "the heartbeat was not stored");
        }
        app.rooms.sweep().await;
        metrics::gauge!("hetman_tables_in_memory").set(app.rooms.count() as f64);
        metrics::gauge!("hetman_bots_thinking").set(app.thinker.pending() as f64);
        // What was measured is added up here, or else it would be kept until it is asked for.
        app.metrics.run_upkeep();
        count += 1;
        if count.is_multiple_of(600) {
            app.limits.tidy();
            if let Err(error) = app.store.forget_expired(app.rooms.now()).await {
                tracing::warn!(?error, "expired sessions were not removed");
            }
        }
    }
}

async fn listen(app: Shared, mut changes: tokio::sync::mpsc::Receiver<Change>) {
    while let Some(change) = changes.recv().await {
        match change {
            Change::Missed => app.rooms.refresh_all().await,
            Change::Table(id, seq) => {
                if let Err(trouble) = app.rooms.hear(&id, seq).await {
                    tracing::warn!(table = id, ?trouble, "a change elsewhere could not be read");
                }
            }
        }
    }
}

/// Tells people elsewhere that it is their turn.
struct TurnNotifier {
    hooks: Hooks,
    store: Arc<dyn Store>,
    words: Arc<WordsByGame>,
    config: Config,
}

impl TurnNotifier {
    fn tell(&self, room: &Arc<Room>, table: &Table, entries: &[Entry]) {
        // Chat brings no turn and ends no game.
        if entries.iter().all(|entry| matches!(entry.what, EntryKind::Said { .. })) {
            return;
        }
        let (game, link) = (table.title().name(), || self.config.link(&format!("/t/{}", room.id)));
        let over = table.outcome().is_some();
        if let Some(webhook) = table.webhook() {
            let names: Vec<&str> = table.called().map(|(_, person)| person.name.as_str()).collect();
            let words = self.words.of(game, Language::En);
            if over {
                self.hooks.tell(
                    webhook.to_owned(),
                    format!("{} {}", words.say(&Phrase::new("notify-over")), link()),
                );
            } else if !names.is_empty() {
                let turn = words.say(&Phrase::new("notify-turn-of"));
                self.hooks.tell(webhook.to_owned(), format!("{turn} {} {}", names.join(", "), link()));
            }
        }
        let called = table.called().filter(|(seat, _)| !room.is_present(*seat));
        let users: Vec<String> = if over {
            let away = table.people().filter(|(seat, _)| !room.is_present(*seat));
            away.map(|(_, person)| person.user.clone()).collect()
        } else {
            called.map(|(_, person)| person.user.clone()).collect()
        };
        let key = if over { "notify-over" } else { "notify-turn" };
        for user in users {
            let (hooks, store, words) =
                (self.hooks.clone(), Arc::clone(&self.store), Arc::clone(&self.words));
            let link = link();
            tokio::spawn(async move {
                let Ok(Some(user)) = store.user(&user).await else { return };
                let Some(webhook) = user.webhook else { return };
                let language = user.language.as_deref().and_then(language::language).unwrap_or(Language::En);
                let sentence = words.of(game, language).say(&Phrase::new(key));
                hooks.tell(webhook, format!("{sentence} {link}"));
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_answer_in_full_pauses() {
        for (now, shown) in [(0, 700), (699, 700), (700, 700), (701, 1400), (1400, 1400), (2000, 2100)] {
            assert_eq!(now + wait(700, 700, now) as Millis, shown, "{now}");
        }
        assert_eq!((wait(5, 0, 5), wait(5, 0, 9)), (0, 0));
    }
}
