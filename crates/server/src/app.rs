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
use tokio::time::MissedTickBehavior;

use crate::hooks::{self, Hooks};
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
    /// Where figures are shown, on an address of their own.
    pub metrics: Option<SocketAddr>,
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

/// How often the server notes that it is alive, and how often it looks after tables that are due. These are two tasks: a long
/// look must not seem to be an outage.
const BEAT: Duration = Duration::from_secs(1);

/// The time of day, which never jumps while the server runs, and is never earlier than when a server was last alive: what
/// is stored would lie in the future, and bots would wait for it.
fn steady_clock(last: Option<Millis>) -> Clock {
    let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let today = since_1970.as_millis() as Millis;
    let start = last.unwrap_or(today).max(today);
    if start > today {
        tracing::warn!(
            milliseconds = start - today,
            "the clock of this machine is behind its last known time"
        );
    }
    let begun = Instant::now();
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
        let last = store.last_beat().await?;
        let clock = steady_clock(last);
        let now = clock();
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
        rooms.beaten(now);
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
        tokio::spawn(sweep(Arc::clone(&app)));
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
    thinker.ask(table.host(), &room.id, seat, version, not_before, || play.thinker(seat, level, seed));
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
                let (pause, now) = (app.config.bot_pause, app.rooms.now());
                // Another process may have a clock that is ahead of ours.
                let wait = wait(answer.not_before.min(now + pause), pause, now);
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

/// What the heartbeats tell: when no table could be changed.
struct Pulse {
    /// The last that was stored by this process.
    last: Millis,
    /// Whether one was not stored since.
    failed: bool,
}

impl Pulse {
    /// A heartbeat was tried at a time; `known` was the last one stored by any process. Returns the outage that is over.
    fn beat(&mut self, now: Millis, known: Option<Millis>, stored: bool) -> Option<(Millis, Millis)> {
        if !stored {
            self.failed = true;
            return None;
        }
        // A process that was stopped is no outage as long as others run; a store that was away is one for all.
        let alone = known.is_none_or(|known| now - known > OUTAGE);
        let outage = (now - self.last > OUTAGE && (self.failed || alone)).then_some((self.last, now));
        *self = Pulse { last: now, failed: false };
        outage
    }
}

async fn sweep(app: Shared) {
    let mut ticks = tokio::time::interval(BEAT);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        app.rooms.sweep().await;
    }
}

async fn beat(app: Shared) {
    let mut ticks = tokio::time::interval(BEAT);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut pulse = Pulse { last: app.rooms.now(), failed: false };
    let mut count: u64 = 0;
    loop {
        ticks.tick().await;
        let now = app.rooms.now();
        let known = app.store.last_beat().await;
        let stored = match &known {
            Ok(_) => app.store.beat(now).await,
            Err(error) => Err(error.clone()),
        };
        if let Err(error) = &stored {
            tracing::warn!(?error, "the heartbeat was not stored");
        }
        let outage = pulse.beat(now, known.ok().flatten(), stored.is_ok());
        if let Some((from, to)) = outage {
            tracing::warn!(milliseconds = to - from, "nothing could be stored; clocks get their time back");
            app.rooms.note_outage(from, to);
            let app = Arc::clone(&app);
            tokio::spawn(async move { app.rooms.give_back().await });
        }
        // While nothing can be stored, time brings nothing about.
        if stored.is_ok() {
            app.rooms.beaten(now);
        }
        metrics::gauge!("hetman_tables_in_memory").set(app.rooms.count() as f64);
        metrics::gauge!("hetman_bots_thinking").set(app.thinker.pending() as f64);
        // What was measured is added up here, or else it would be kept until it is asked for.
        app.metrics.run_upkeep();
        count += 1;
        if count.is_multiple_of(600) {
            app.limits.tidy();
            app.hooks.tidy();
            app.rooms.forget_seen();
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
        // Chat brings no turn and ends no game, and a rematch comes after the end.
        let silent = |what: &EntryKind| {
            matches!(what, EntryKind::Said { .. } | EntryKind::Muted { .. } | EntryKind::Rematch { .. })
        };
        if entries.iter().all(|entry| silent(&entry.what)) {
            return;
        }
        let (game, link) = (table.title().name(), || self.config.link(&format!("/t/{}", room.id)));
        let over = table.outcome().is_some();
        let called = table.called().filter(|(seat, _)| !room.is_present(*seat));
        let users: Vec<String> = if over {
            let away = table.people().filter(|(seat, _)| !room.is_present(*seat));
            away.map(|(_, person)| person.user.clone()).collect()
        } else {
            called.map(|(_, person)| person.user.clone()).collect()
        };
        let key = if over { "notify-over" } else { "notify-turn" };
        for user in users {
            self.tell_user(user, link(), move |user, words| {
                let language = user.language.as_deref().and_then(language::language).unwrap_or(Language::En);
                Some((user.webhook?, words.of(game, language).say(&Phrase::new(key))))
            });
        }
        if let Some(webhook) = table.webhook().map(str::to_owned) {
            let names: Vec<String> =
                table.called().map(|(_, person)| hooks::harmless(&person.name)).collect();
            if over || !names.is_empty() {
                self.tell_user(table.host().to_owned(), link(), move |_, words| {
                    let words = words.of(game, Language::En);
                    let text = if over {
                        words.say(&Phrase::new("notify-over"))
                    } else {
                        format!("{} {}", words.say(&Phrase::new("notify-turn-of")), names.join(", "))
                    };
                    Some((webhook, text))
                });
            }
        }
    }

    /// Tells something for a user, if there still is such a user: where, and what before the link.
    fn tell_user(
        &self,
        user: String,
        link: String,
        message: impl FnOnce(store::User, &WordsByGame) -> Option<(String, String)> + Send + 'static,
    ) {
        let (hooks, store, words) = (self.hooks.clone(), Arc::clone(&self.store), Arc::clone(&self.words));
        tokio::spawn(async move {
            let Ok(Some(found)) = store.user(&user).await else { return };
            if let Some((webhook, text)) = message(found, &words) {
                hooks.tell(&user, webhook, format!("{text} {link}"));
            }
        });
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

    #[test]
    fn an_outage_is_noticed_once_and_only_if_no_table_could_be_changed() {
        let fresh = || Pulse { last: 100_000, failed: false };
        // The usual beat, and one a little late.
        assert_eq!(fresh().beat(101_000, Some(100_000), true), None);
        assert_eq!(fresh().beat(109_000, Some(100_000), true), None);
        // The process was stopped: alone, or while another one ran.
        let mut pulse = fresh();
        assert_eq!(pulse.beat(172_000, Some(100_000), true), Some((100_000, 172_000)));
        assert_eq!(pulse.beat(173_000, Some(172_000), true), None);
        assert_eq!(fresh().beat(172_000, Some(171_500), true), None);
        // The store was away; another process may have noticed first that it is back.
        let mut pulse = fresh();
        for now in (101_000..172_000).step_by(9_000) {
            assert_eq!(pulse.beat(now, None, false), None);
        }
        assert_eq!(pulse.beat(172_000, Some(171_900), true), Some((100_000, 172_000)));
        assert_eq!(pulse.beat(173_000, Some(172_000), true), None);
    }

    #[test]
    fn time_goes_on_where_it_was() {
        let today = steady_clock(None)();
        let ahead = today + 2 * 24 * 60 * 60 * 1000;
        assert!((0..1_000).contains(&(steady_clock(Some(ahead))() - ahead)));
        assert!(steady_clock(Some(5))() >= today);
    }
}
