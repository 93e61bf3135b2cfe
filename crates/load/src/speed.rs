//! How much the server carries, and at what cost.

use std::cell::{Cell, RefCell};
use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::time::{Duration, Instant};

use clap::Args;
use clap::builder::RangedU64ValueParser;
use futures_util::future::join_all;
use futures_util::stream::{FuturesUnordered, StreamExt};

use crate::machine::Machine;
use crate::server::Server;
use crate::table::{ETHNOS, Game, Guest, Heard, Http, Kind, Player};

/// Throughput, latency, processor time and memory.
#[derive(Args)]
pub struct Speed {
    /// Seconds for each measurement
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// Tables in the closed loop
    #[arg(long, default_value_t = 200, value_parser = count(2_000))]
    tables: usize,
    /// Tables with one answer per ten seconds
    #[arg(long, default_value_t = 2000, value_parser = count(10_000))]
    many: usize,
    /// Compare pages with programs instead: closed loops of both, in turns
    #[arg(long, conflicts_with = "many")]
    pages: bool,
}

fn count(most: u64) -> RangedU64ValueParser<usize> {
    RangedU64ValueParser::new().range(1..=most)
}

/// So many answers are given at each table before it is measured.
const WARM: usize = 150;

/// So many answers more show how much memory each takes. Games between random players last longer than both together.
const GROWTH: usize = 60;

/// Programs and pages are measured in so many turns, so that both have the same share of the machine's bad moments.
const TURNS: u32 = 5;

/// A measurement that takes so much longer than asked for is given up.
const PATIENCE: Duration = Duration::from_secs(120);

type Task<'a> = Pin<Box<dyn Future<Output = Result<(), String>> + 'a>>;

/// What was measured, in one turn or in several.
#[derive(Default)]
pub struct Measured {
    answers: Cell<u64>,
    latencies: RefCell<Vec<Duration>>,
    /// The bytes of each update that a client received.
    pub updates: RefCell<Vec<usize>>,
    time: Duration,
    /// What the server took.
    processor: Duration,
    stolen: Duration,
    /// How long memory took before the first turn and after the last, in nanoseconds.
    memory: Option<[f64; 2]>,
}

pub fn percentile<T: Copy + Default + Ord>(all: &RefCell<Vec<T>>, part: f64) -> T {
    let mut all = all.borrow_mut();
    all.sort_unstable();
    let at = ((all.len() as f64 - 1.0) * part).round().max(0.0) as usize;
    all.get(at).copied().unwrap_or_default()
}

impl Measured {
    /// Microseconds of the server per answer.
    fn cost(&self) -> f64 {
        self.processor.as_secs_f64() * 1e6 / self.answers.get().max(1) as f64
    }

    fn line(&self, what: &str) {
        let latency = |part| percentile(&self.latencies, part).as_secs_f64() * 1000.0;
        let [before, after] = self.memory.unwrap_or_default();
        println!(
            "| {what} | {:.0} | {:.1} | {:.1} | {:.0} | {} | {} | {:.2} | {before:.0}, {after:.0} |",
            self.answers.get() as f64 / self.time.as_secs_f64(),
            latency(0.5),
            latency(0.99),
            self.cost(),
            percentile(&self.updates, 0.5),
            percentile(&self.updates, 0.99),
            self.stolen.as_secs_f64(),
        );
    }
}

fn headings() {
    println!(
        "| tables | answers/s | median ms | 99 % ms | server µs per answer | update: median bytes | 99 % bytes \
         | stolen s | memory ns before, after |\n\
         |---|---|---|---|---|---|---|---|---|"
    );
}

/// Two guests of a table, game after game.
pub struct Pair {
    http: Http,
    kind: Kind,
    game: Game,
    guests: [Guest; 2],
    players: [Player; 2],
    games: u64,
    seed: u64,
}

impl Pair {
    pub async fn new(http: &Http, kind: Kind, game: Game, seed: u64) -> Result<Pair, String> {
        let guests = [http.guest(&format!("a{seed}")).await?, http.guest(&format!("b{seed}")).await?];
        let players = seated(http, kind, game, &guests, seed).await?;
        Ok(Pair { http: http.clone(), kind, game, guests, players, games: 0, seed })
    }

    /// From now on both give this answer whenever they may.
    pub fn prefer(&mut self, answer: &'static str) {
        for player in &mut self.players {
            player.prefers = Some(answer);
        }
    }

    /// Gives answers until some time. A pause of none gives them as fast as they are taken.
    async fn play(
        &mut self,
        until: Instant,
        pause: Option<Duration>,
        measured: &Measured,
    ) -> Result<(), String> {
        let mut next = Instant::now();
        while Instant::now() < until {
            if let Some(pause) = pause {
                tokio::time::sleep_until(next.into()).await;
                next += pause;
            }
            if !self.answer(measured).await? {
                self.games += 1;
                let seed = self.seed + self.games * 1_000_003;
                self.players = seated(&self.http, self.kind, self.game, &self.guests, seed).await?;
            }
        }
        Ok(())
    }

    /// Gives one answer and waits until the player who gave it, and the opponent if there is something to see, have
    /// received it. Returns whether the game goes on.
    pub async fn answer(&mut self, measured: &Measured) -> Result<bool, String> {
        let [one, two] = &mut self.players;
        let (mover, other) = if one.is_asked() { (one, two) } else { (two, one) };
        if !mover.is_asked() {
            return Err("no player is asked anything".to_owned());
        }
        let begun = Instant::now();
        mover.answer().await?;
        // The acknowledgement and the mover's own update come together; the opponent hears unless the answer was
        // private, and then the mover is asked again.
        let (mut done, mut over) = (false, false);
        loop {
            match hear(mover, measured).await? {
                Heard::Done(_) => done = true,
                Heard::Refused(reason) => return Err(reason),
                // What was on its way before the acknowledgement is not about this answer.
                Heard::Update if !done => {}
                Heard::Update => break,
                Heard::Over => {
                    over = true;
                    break;
                }
            }
        }
        measured.answers.set(measured.answers.get() + 1);
        if over {
            return Ok(false);
        }
        while !mover.is_asked() && !other.is_asked() {
            if hear(other, measured).await? == Heard::Over {
                return Ok(false);
            }
            measured.latencies.borrow_mut().push(begun.elapsed());
        }
        Ok(true)
    }
}

async fn hear(player: &mut Player, measured: &Measured) -> Result<Heard, String> {
    let heard = player.hear().await?;
    if matches!(heard, Heard::Update | Heard::Over) {
        measured.updates.borrow_mut().push(player.bytes);
    }
    Ok(heard)
}

async fn seated(
    http: &Http,
    kind: Kind,
    game: Game,
    guests: &[Guest; 2],
    seed: u64,
) -> Result<[Player; 2], String> {
    let table = http.table(&guests[0], &guests[1], game).await?;
    let mut players = [
        http.connect(kind, &guests[0], &table, seed * 2).await?,
        http.connect(kind, &guests[1], &table, seed * 2 + 1).await?,
    ];
    // A page has fetched what it shows; a program is told when it connects.
    if kind == Kind::Programs {
        for player in &mut players {
            player.hear().await?;
        }
    }
    Ok(players)
}

async fn pairs(http: &Http, kind: Kind, count: usize) -> Result<Vec<Pair>, String> {
    eprintln!("opening {count} tables");
    let mut waiting = FuturesUnordered::new();
    let mut pairs = Vec::new();
    for seed in 0..count {
        waiting.push(Pair::new(http, kind, ETHNOS, seed as u64 + 1));
        if waiting.len() == 32 {
            pairs.extend(waiting.next().await.transpose()?);
        }
    }
    while let Some(pair) = waiting.next().await {
        pairs.push(pair?);
    }
    Ok(pairs)
}

/// Gives so many answers at each table, all at once.
async fn give(pairs: &mut [Pair], answers: usize) -> Result<(), String> {
    let quiet = Measured::default();
    let tasks = pairs.iter_mut().map(|pair| -> Task<'_> {
        let quiet = &quiet;
        Box::pin(async move {
            for _ in 0..answers {
                if !pair.answer(quiet).await? {
                    return Err("a game ended before it was measured".to_owned());
                }
            }
            Ok(())
        })
    });
    all(tasks.collect()).await
}

async fn all(tasks: Vec<Task<'_>>) -> Result<(), String> {
    join_all(tasks).await.into_iter().collect()
}

/// Plays at all tables at once for some time.
async fn turn(
    machine: &Machine,
    server: &Server,
    pairs: &mut [Pair],
    time: Duration,
    pause: Option<Duration>,
    measured: &mut Measured,
) -> Result<(), String> {
    let earlier = machine.look();
    let before = server.used().processor;
    let begun = Instant::now();
    let until = begun + time;
    let count = pairs.len() as u32;
    let shared = &*measured;
    let tasks = pairs.iter_mut().zip(0..).map(|(pair, number)| -> Task<'_> {
        Box::pin(async move {
            if let Some(pause) = pause {
                tokio::time::sleep(pause * number / count).await;
            }
            pair.play(until, pause, shared).await
        })
    });
    let played = tokio::time::timeout(time + PATIENCE, all(tasks.collect())).await;
    played.map_err(|_| "the server does not answer any more")??;
    let later = machine.look();
    measured.time += begun.elapsed();
    measured.processor += server.used().processor.saturating_sub(before);
    measured.stolen += later.stolen.saturating_sub(earlier.stolen);
    measured.memory = Some([measured.memory.map_or(earlier.memory, |[first, _]| first), later.memory]);
    Ok(())
}

/// Plays at all tables at once for some time, and prints what was measured.
async fn measure(
    machine: &Machine,
    server: &Server,
    pairs: &mut [Pair],
    seconds: u64,
    pause: Option<Duration>,
    what: &str,
) -> Result<(), String> {
    eprintln!("{what}: {seconds} s");
    let mut measured = Measured::default();
    turn(machine, server, pairs, Duration::from_secs(seconds), pause, &mut measured).await?;
    measured.line(what);
    Ok(())
}

/// Closed loops of programs and of pages, in turns.
async fn compare(server: &Server, http: &Http, args: &Speed) -> Result<(), String> {
    let machine = Machine::new();
    let mut programs = pairs(http, Kind::Programs, args.tables).await?;
    let mut pages = pairs(http, Kind::Pages, args.tables).await?;
    // Games that are all at their beginning are not what the server carries.
    give(&mut programs, WARM).await?;
    give(&mut pages, WARM).await?;
    let time = Duration::from_secs(args.seconds) / TURNS;
    let (mut of_programs, mut of_pages) = (Measured::default(), Measured::default());
    for number in 1..=TURNS {
        eprintln!("turn {number} of {TURNS}: programs and pages, {:.1} s each", time.as_secs_f64());
        turn(&machine, server, &mut programs, time, None, &mut of_programs).await?;
        turn(&machine, server, &mut pages, time, None, &mut of_pages).await?;
    }
    headings();
    of_programs.line(&format!("{} closed loop, programs", args.tables));
    of_pages.line(&format!("{} closed loop, pages", args.tables));
    println!(
        "server time per answer, two pages / two programs: {:.2} (at most 5, aim 3)",
        of_pages.cost() / of_programs.cost()
    );
    let updates =
        |measured: &Measured| measured.updates.borrow().len() as f64 / measured.answers.get().max(1) as f64;
    println!("updates per answer: programs {:.2}, pages {:.2}", updates(&of_programs), updates(&of_pages));
    println!(
        "Ethnos page update: median {} bytes before compression (at most 6,144)",
        percentile(&of_pages.updates, 0.5)
    );
    Ok(())
}

pub async fn run(program: &Path, args: &Speed) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let data = folder.path().join("hetman.db");
    let server = Server::start(program, &data, &["--bot-pause", "0"]).await?;
    let http = Http::new(&server.address);
    if args.pages {
        return compare(&server, &http, args).await;
    }
    let empty = server.used().memory;
    println!("empty process: {} KB", empty / 1024);

    // Idle tables: open, waiting, in memory, with no one connected.
    const IDLE: u64 = 500;
    let host = http.guest("idle").await?;
    let before = server.used().memory;
    for _ in 0..IDLE {
        let body = serde_json::json!({ "game": "ethnos", "setup": "seats=2", "sit": true });
        http.post(Some(&host), "/tables", body).await?;
    }
    println!(
        "idle table: {:.1} KB",
        (server.used().memory.saturating_sub(before)) as f64 / 1024.0 / IDLE as f64
    );

    let machine = Machine::new();
    headings();
    let before = server.used().memory;
    let mut some = pairs(&http, Kind::Programs, args.tables).await?;
    let per_table = |from: u64, to: u64| to.saturating_sub(from) as f64 / 1024.0 / args.tables as f64;
    give(&mut some, WARM).await?;
    let warm = server.used().memory;
    give(&mut some, GROWTH).await?;
    let (table, growth) = (per_table(before, warm), per_table(warm, server.used().memory) / GROWTH as f64);
    let closed = format!("{} closed loop", args.tables);
    measure(&machine, &server, &mut some, args.seconds, None, &closed).await?;
    let paced = format!("{} paced, 200/s", args.tables);
    let pause = Duration::from_millis(args.tables as u64 * 5);
    measure(&machine, &server, &mut some, args.seconds, Some(pause), &paced).await?;
    drop(some);

    let mut many = pairs(&http, Kind::Programs, args.many).await?;
    let (pause, seconds) = (Duration::from_secs(10), args.seconds.max(10));
    let quiet = format!("{} each 10 s", args.many);
    measure(&machine, &server, &mut many, seconds, Some(pause), &quiet).await?;
    let thinking = thinking(&http).await?;
    let what = format!("{} each 10 s, bots thinking", args.many);
    measure(&machine, &server, &mut many, seconds, Some(pause), &what).await?;
    println!(
        "table with two connections after {WARM} answers: {table:.1} KB; each further answer: {growth:.2} KB"
    );
    println!("bots thinking meanwhile: {thinking} tables of master bots");
    println!("store: {} KB", std::fs::metadata(&data).map_or(0, |file| file.len()) / 1024);
    Ok(())
}

/// Tables on which strong bots play on and on, with one person each who answers at once.
async fn thinking(http: &Http) -> Result<usize, String> {
    const TABLES: usize = 4;
    for number in 0..TABLES {
        let guest = http.guest(&format!("watcher{number}")).await?;
        let body = serde_json::json!({
            "game": "ethnos", "setup": "seats=6",
            "bots": ["master", "master", "master", "master", "master"],
        });
        let opened = http.post(Some(&guest), "/tables", body).await?;
        let id = opened["id"].as_str().ok_or("no table")?.to_owned();
        let mut player = http.connect(Kind::Programs, &guest, &id, number as u64).await?;
        tokio::task::spawn_local(async move {
            while let Ok(heard) = player.hear().await {
                if heard == Heard::Over || (player.is_asked() && player.answer().await.is_err()) {
                    break;
                }
            }
        });
    }
    Ok(TABLES)
}
