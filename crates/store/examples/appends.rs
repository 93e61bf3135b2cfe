//! How many appends a second a store takes, and what one costs.
//!
//! `cargo run --release -p store --example appends -- [where] [appenders] [seconds]`

use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use store::{Append, Head, HeadStatus, Stage, open};

fn now(stage: Stage, due: Option<i64>) -> HeadStatus {
    HeadStatus { stage, due, waiting: 3, changed: 0 }
}

/// Processor time of this process in seconds, where the system tells it (Linux).
fn cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = text.rsplit(')').next().unwrap_or_default().split_whitespace().collect::<Vec<_>>();
    fields.get(11..13).unwrap_or_default().iter().filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>()
        / 100.0
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let home = tempfile::tempdir()?;
    let data = args.next().unwrap_or_else(|| home.path().join("store").display().to_string());
    let appenders = args.next().map_or(Ok(200), |number| number.parse::<usize>())?;
    let seconds = args.next().map_or(Ok(3), |number| number.parse())?;
    let tables = appenders.max(10_000);

    let started = Instant::now();
    let store = open(&data).await?;
    for number in 0..tables {
        let head = Head {
            id: format!("table-{number}"),
            host: String::new(),
            game: "ethnos".into(),
            public: number % 2 == 0,
            seq: 0,
            summary: "s".repeat(200),
            created: 0,
            now: now(Stage::Playing, Some(1)),
        };
        let store = store.clone();
        let made = tokio::spawn(async move { store.create(head, Vec::new(), Vec::new()).await });
        if number % 100 == 99 {
            made.await??;
        }
    }
    println!("{tables} tables made in {:.2} s", started.elapsed().as_secs_f64());

    let done = Arc::new(AtomicU64::new(0));
    let (started, before) = (Instant::now(), cpu());
    let end = started + Duration::from_secs(seconds);
    let work = (0..appenders).map(|number| {
        let (store, done) = (store.clone(), done.clone());
        tokio::spawn(async move {
            let table = format!("table-{}", number * (tables / appenders));
            for after in 0.. {
                if Instant::now() >= end {
                    break;
                }
                let entries = vec!["e".repeat(120)];
                // A clock moves the due time with every third entry or so.
                let now = now(Stage::Playing, Some(after as i64 / 3));
                let (summary, sitters, snapshot) = (None, None, None);
                let append = Append { table: table.clone(), after, entries, now, summary, sitters, snapshot };
                store.append(append).await?;
                done.fetch_add(1, Relaxed);
            }
            Ok::<_, store::StoreError>(())
        })
    });
    for work in work.collect::<Vec<_>>() {
        work.await??;
    }
    let (wall, cpu, done) = (started.elapsed().as_secs_f64(), cpu() - before, done.load(Relaxed) as f64);
    println!(
        "{appenders} appenders: {:.0} appends/s, {:.1} µs of processor time each",
        done / wall,
        cpu / done * 1e6
    );

    let started = Instant::now();
    for after in 0..100 {
        let (now, summary, sitters, snapshot) = (now(Stage::Playing, None), None, None, None);
        let table = "table-1".to_owned();
        let entries = vec!["e".repeat(120)];
        store.append(Append { table, after, entries, now, summary, sitters, snapshot }).await?;
    }
    println!("alone: {:.2} ms an append", started.elapsed().as_secs_f64() * 10.0);

    drop(store);
    let started = Instant::now();
    open(&data).await?.ready().await?;
    println!("opened again in {:.1} ms", started.elapsed().as_secs_f64() * 1e3);
    Ok(())
}
