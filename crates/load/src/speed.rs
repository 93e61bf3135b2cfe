//! How much the server carries, and at what cost.

use std::cell::{Cell, RefCell};
use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::rc::Rc;
use std::time::{Duration, Instant};

use clap::Args;
use futures_util::future::join_all;
use futures_util::stream::{FuturesUnordered, StreamExt};

use crate::machine::{Machine, Moment};
use crate::server::Server;
use crate::table::{Guest, Heard, Http, Player};

/// Throughput, latency, processor time and memory.
#[derive(Args)]
pub struct Speed {
    /// Seconds for each measurement
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Tables in the closed loop
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// Tables with one answer per ten seconds
    #[arg(long, default_value_t = 2000)]
    many: usize,
}

/// So many answers more show how much memory each takes. Games between random players last longer than both together.
const GROWTH: usize = 60;

type Task<'a> = Pin<Box<dyn Future<Output = Result<(), String>> + 'a>>;

/// What was measured.
#[derive(Default)]
struct Measured {
    answers: Cell<u64>,
    latencies: RefCell<Vec<Duration>>,
}

impl Measured {
    fn percentile(&self, part: f64) -> f64 {
        let mut all = self.latencies.borrow_mut();
        all.sort_unstable();
        let at = ((all.len() as f64 - 1.0) * part).round().max(0.0) as usize;
        all.get(at).map_or(0.0, |latency| latency.as_secs_f64() * 1000.0)
    }

    fn line(&self, what: &str, seconds: f64, processor: Duration, [before, after]: [Moment; 2]) {
        let answers = self.answers.get();
        let cost = processor.as_secs_f64() * 1e6 / answers.max(1) as f64;
        println!(
            "| {what} | {:.0} | {:.1} | {:.1} | {cost:.0} | {:.2} | {:.0}, {:.0} |",
            answers as f64 / seconds,
            self.percentile(0.5),
            self.percentile(0.99),
            after.stolen.saturating_sub(before.stolen).as_secs_f64(),
            before.memory,
            after.memory,
        );
    }
}

/// Two guests of a table, game after game.
struct Pair {
    http: Http,
    guests: [Guest; 2],
    players: [Player; 2],
    games: u64,
    seed: u64,
}

impl Pair {
    async fn new(http: &Http, seed: u64) -> Result<Pair, String> {
        let guests = [http.guest(&format!("a{seed}")).await?, http.guest(&format!("b{seed}")).await?];
        let players = seated(http, &guests, seed).await?;
        Ok(Pair { http: http.clone(), guests, players, games: 0, seed })
    }

    /// Gives one answer and waits until the one who gave it, and the opponent if there is something to see,
    /// have been told. A pause of none gives answers as fast as they are taken.
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
                self.players = seated(&self.http, &self.guests, seed).await?;
            }
        }
        Ok(())
    }

    /// Whether the game goes on.
    async fn answer(&mut self, measured: &Measured) -> Result<bool, String> {
        let [one, two] = &mut self.players;
        let (mover, other) = if one.is_asked() { (one, two) } else { (two, one) };
        if !mover.is_asked() {
            return Err("no seat is asked anything".to_owned());
        }
        let begun = Instant::now();
        mover.answer().await?;
        // The acknowledgement and the mover's own update come in one breath; the opponent hears unless the
        // answer was private, and then the mover is asked again.
        let (mut done, mut over) = (false, false);
        loop {
            match mover.hear().await? {
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
            if other.hear().await? == Heard::Over {
                return Ok(false);
            }
            measured.latencies.borrow_mut().push(begun.elapsed());
        }
        Ok(true)
    }
}

async fn seated(http: &Http, guests: &[Guest; 2], seed: u64) -> Result<[Player; 2], String> {
    let table = http.table(&guests[0], &guests[1]).await?;
    let mut players = [
        http.connect(&guests[0], &table, seed * 2).await?,
        http.connect(&guests[1], &table, seed * 2 + 1).await?,
    ];
    for player in &mut players {
        player.hear().await?;
    }
    Ok(players)
}

async fn pairs(http: &Http, count: usize) -> Result<Vec<Pair>, String> {
    let mut waiting = FuturesUnordered::new();
    let mut pairs = Vec::new();
    for seed in 0..count {
        waiting.push(Pair::new(http, seed as u64 + 1));
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
async fn measure(
    machine: &Machine,
    server: &Server,
    pairs: &mut [Pair],
    seconds: u64,
    pause: Option<Duration>,
    what: &str,
) -> Result<(), String> {
    let measured = Rc::new(Measured::default());
    let earlier = machine.look();
    let before = server.used().processor;
    let begun = Instant::now();
    let until = begun + Duration::from_secs(seconds);
    let count = pairs.len() as u32;
    let tasks = pairs.iter_mut().zip(0..).map(|(pair, number)| -> Task<'_> {
        let measured = Rc::clone(&measured);
        Box::pin(async move {
            if let Some(pause) = pause {
                tokio::time::sleep(pause * number / count).await;
            }
            pair.play(until, pause, &measured).await
        })
    });
    all(tasks.collect()).await?;
    let (seconds, processor) = (begun.elapsed().as_secs_f64(), server.used().processor - before);
    measured.line(what, seconds, processor, [earlier, machine.look()]);
    Ok(())
}

pub async fn run(program: &Path, args: &Speed) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let data = folder.path().join("hetman.db");
    let server = Server::start(program, &data, &["--bot-pause", "0"]).await?;
    let http = Http::new(&server.address);
    let empty = server.used().memory;
    println!("empty process: {} KB", empty / 1024);

    // Idle tables: open, waiting, in memory, without connections.
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
    println!(
        "| tables | answers/s | median ms | 99 % ms | server µs per answer | stolen s | memory ns before, after |\n\
         |---|---|---|---|---|---|---|"
    );
    let before = server.used().memory;
    let mut some = pairs(&http, args.tables).await?;
    let per_table = |from: u64, to: u64| to.saturating_sub(from) as f64 / 1024.0 / args.tables as f64;
    give(&mut some, 150).await?;
    let warm = server.used().memory;
    give(&mut some, GROWTH).await?;
    let (table, growth) = (per_table(before, warm), per_table(warm, server.used().memory) / GROWTH as f64);
    let closed = format!("{} closed loop", args.tables);
    measure(&machine, &server, &mut some, args.seconds, None, &closed).await?;
    let paced = format!("{} paced, 200/s", args.tables);
    let pause = Duration::from_millis(args.tables as u64 * 5);
    measure(&machine, &server, &mut some, args.seconds, Some(pause), &paced).await?;
    drop(some);

    let mut many = pairs(&http, args.many).await?;
    let (pause, seconds) = (Duration::from_secs(10), args.seconds.max(10));
    let quiet = format!("{} each 10 s", args.many);
    measure(&machine, &server, &mut many, seconds, Some(pause), &quiet).await?;
    let thinking = thinking(&http).await?;
    let what = format!("{} each 10 s, bots thinking", args.many);
    measure(&machine, &server, &mut many, seconds, Some(pause), &what).await?;
    println!(
        "table with two connections after 150 answers: {table:.1} KB; each further answer: {growth:.2} KB"
    );
    println!("bots thinking meanwhile: {thinking} tables of master bots");
    println!("store: {} KB", std::fs::metadata(&data).map_or(0, |file| file.len()) / 1024);
    Ok(())
}

/// Tables on which strong bots play on and on: one person each, who answers whenever asked.
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
        let mut player = http.connect(&guest, &id, number as u64).await?;
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
