//! Killing the server, and starting it again.

use std::path::Path;
use std::time::{Duration, Instant};

use clap::Args;
use serde_json::json;

use crate::server::Server;
use crate::table::{ETHNOS, Guest, Heard, Http, Kind, Player};

/// Kill the server again and again.
#[derive(Args)]
pub struct Kill {
    /// How often
    #[arg(long, default_value_t = 50)]
    times: u32,
    /// Tables that are played meanwhile
    #[arg(long, default_value_t = 20)]
    tables: usize,
    /// Tables that lie in the store beside them
    #[arg(long, default_value_t = 0)]
    stored: usize,
}

/// Measure a restart.
#[derive(Args)]
pub struct Restart {
    /// Tables in the store
    #[arg(long, default_value_t = 10_000)]
    tables: usize,
}

/// A table and what its players were told.
struct Witness {
    id: String,
    guests: [Guest; 2],
    /// The keys of acknowledged answers, in order.
    acknowledged: Vec<String>,
    over: bool,
}

pub async fn kill(program: &Path, args: &Kill) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let data = folder.path().join("hetman.db");
    let mut server = Server::start(program, &data, &[]).await?;
    let http = Http::new(&server.address);
    fill(&http, args.stored).await?;
    let mut witnesses = Vec::new();
    for _ in 0..args.tables {
        witnesses.push(witness(&http).await?);
    }
    let (mut acknowledged, mut slowest) = (0, Duration::ZERO);
    for round in 0..args.times {
        let http = Http::new(&server.address);
        let until = Instant::now() + Duration::from_millis(150 + u64::from(round * 37 % 200));
        let play = witnesses.iter_mut().map(|witness| play(&http, witness, u64::from(round)));
        let killer = async {
            tokio::time::sleep_until(until.into()).await;
            server.kill().await;
        };
        let (results, ()) = tokio::join!(futures_util::future::join_all(play), killer);
        results.into_iter().collect::<Result<(), String>>()?;
        acknowledged += check(&data, &witnesses).await?;
        server = Server::start(program, &data, &[]).await?;
        slowest = slowest.max(server.started);
        for witness in &mut witnesses {
            witness.acknowledged.clear();
            if witness.over {
                *witness = self::witness(&Http::new(&server.address)).await?;
            }
        }
    }
    println!(
        "killed {} times: {acknowledged} answers were acknowledged, each is stored once and in order; \
         slowest restart {} ms with {} tables in the store",
        args.times,
        slowest.as_millis(),
        args.stored + args.tables
    );
    Ok(())
}

async fn witness(http: &Http) -> Result<Witness, String> {
    let guests = [http.guest("one").await?, http.guest("two").await?];
    let id = http.table(&guests[0], &guests[1], ETHNOS).await?;
    Ok(Witness { id, guests, acknowledged: Vec::new(), over: false })
}

/// Plays until the game is over or the connection breaks because the server was killed.
async fn play(http: &Http, witness: &mut Witness, round: u64) -> Result<(), String> {
    let mut players: Vec<Player> = Vec::new();
    for (guest, seat) in witness.guests.iter().zip(0..) {
        let connected = http.connect(Kind::Programs, guest, &witness.id, round * 2 + seat + 1000).await;
        let Ok(mut player) = connected else { return Ok(()) };
        match player.hear().await {
            Err(_) => return Ok(()),
            // The last answer was kept, and the server killed before the players heard of it.
            Ok(Heard::Over) => {
                witness.over = true;
                return Ok(());
            }
            Ok(_) => players.push(player),
        }
    }
    loop {
        let asked = players.iter().position(Player::is_asked);
        let Some(mover) = asked else { return Err("no player is asked anything".to_owned()) };
        let Ok(key) = players[mover].answer().await else { return Ok(()) };
        // First the acknowledgement, then the mover's own update.
        let before = witness.acknowledged.len();
        loop {
            match players[mover].hear().await {
                Err(_) => return Ok(()),
                Ok(Heard::Done(told)) if told == key => witness.acknowledged.push(told),
                Ok(Heard::Done(told)) => return Err(format!("{told} is acknowledged, {key} was sent")),
                Ok(Heard::Refused(reason)) => return Err(reason),
                Ok(Heard::Over) => {
                    witness.over = true;
                    return Ok(());
                }
                Ok(Heard::Update) if witness.acknowledged.len() == before => {}
                Ok(Heard::Update) => break,
            }
        }
        let other = 1 - mover;
        while !players[mover].is_asked() && !players[other].is_asked() {
            match players[other].hear().await {
                Err(_) => return Ok(()),
                Ok(Heard::Over) => {
                    witness.over = true;
                    return Ok(());
                }
                Ok(_) => {}
            }
        }
    }
}

/// Reads the store of the dead server: every acknowledged answer is there once, in order, and none twice.
async fn check(data: &Path, witnesses: &[Witness]) -> Result<usize, String> {
    let store = store::open(&data.display().to_string()).await.map_err(|error| error.to_string())?;
    let mut count = 0;
    for witness in witnesses {
        let stored = store.load(&witness.id, true).await.map_err(|error| error.to_string())?;
        let stored = stored.ok_or_else(|| format!("table {} is gone", witness.id))?;
        let keys: Vec<String> = stored
            .entries
            .iter()
            .filter_map(|entry| {
                let entry: serde_json::Value = serde_json::from_str(entry).ok()?;
                Some(entry["key"].as_str()?.to_owned())
            })
            .collect();
        let mut once = keys.clone();
        once.sort_unstable();
        once.dedup();
        if once.len() != keys.len() {
            return Err(format!("table {}: an answer is stored twice", witness.id));
        }
        let mut stored = keys.iter();
        for key in &witness.acknowledged {
            if !stored.any(|kept| kept == key) {
                return Err(format!(
                    "table {}: {key} was acknowledged and is lost or out of order",
                    witness.id
                ));
            }
        }
        count += witness.acknowledged.len();
    }
    Ok(count)
}

/// Opens tables that then lie in the store.
async fn fill(http: &Http, tables: usize) -> Result<(), String> {
    let guest = http.guest("filler").await?;
    for _ in 0..tables {
        let body = json!({ "game": "ethnos", "setup": "seats=2", "bots": ["novice"] });
        http.post(Some(&guest), "/tables", body).await?;
    }
    Ok(())
}

pub async fn restart(program: &Path, args: &Restart) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let data = folder.path().join("hetman.db");
    let server = Server::start(program, &data, &["--bot-pause", "0"]).await?;
    fill(&Http::new(&server.address), args.tables).await?;
    server.kill().await;
    let server = Server::start(program, &data, &[]).await?;
    println!(
        "{} tables in the store: from start to the first answer {} ms",
        args.tables,
        server.started.as_millis()
    );
    Ok(())
}
