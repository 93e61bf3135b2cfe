//! Whether an update of a page costs more the longer a game has lasted.

use std::path::Path;
use std::time::Duration;

use clap::Args;

use crate::server::Server;
use crate::speed::{Measured, Pair, percentile};
use crate::table::{Game, Http, Kind};

/// Instructions of page updates early and late in a long game.
#[derive(Args)]
pub struct Length {
    /// Answers that are counted at each point of the game
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(6..=600))]
    counted: u64,
    /// The time after which it is given up, in minutes
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=240))]
    minutes: u64,
}

/// After so many answers it is counted.
const POINTS: [u64; 4] = [50, 500, 1_000, 1_500];

const IMPERIUM: Game = Game { name: "imperium", setup: "seats=2 nations=romans,celts" };

pub async fn run(program: &Path, args: &Length) -> Result<(), String> {
    let time = Duration::from_secs(args.minutes * 60);
    let counted = tokio::time::timeout(time, count(program, args.counted)).await;
    counted.map_err(|_| format!("given up after {} minutes", args.minutes))?
}

async fn count(program: &Path, counted: u64) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let counts = folder.path().join("instructions");
    eprintln!("starting the server under valgrind");
    let server = Server::start_counted(program, &folder.path().join("hetman.db"), &counts).await?;
    let http = Http::new(&server.address);
    let mut pair = Pair::new(&http, Kind::Pages, IMPERIUM, 1).await?;
    pair.prefer("done");
    println!(
        "| after answers | instructions per answer with both updates | update: median bytes |\n|---|---|---|"
    );
    let (mut given, mut costs) = (0, Vec::new());
    for point in POINTS {
        give(&mut pair, point - given, given).await?;
        server.instructions(&counts).await?;
        let updates = give(&mut pair, counted, point).await?;
        let cost = server.instructions(&counts).await? / counted;
        given = point + counted;
        println!("| {point} | {cost} | {} |", percentile(&updates.updates, 0.5));
        costs.push(cost as f64);
    }
    println!("after 1,500 / after 50: {:.3} (at most 1.10)", costs[costs.len() - 1] / costs[0]);
    Ok(())
}

async fn give(pair: &mut Pair, answers: u64, before: u64) -> Result<Measured, String> {
    let measured = Measured::default();
    for number in 1..=answers {
        if !pair.answer(&measured).await? {
            return Err(format!("the game ended after {} answers", before + number));
        }
        if (before + number).is_multiple_of(100) {
            eprintln!("{} answers", before + number);
        }
    }
    Ok(measured)
}
