//! Learns to play from games against itself.
//!
//! A run is a folder. Each generation plays games with the weights of the one before (the first with search by hand),
//! learns from its games and those of the last few generations, and plays a match against the generation before. A
//! generation whose match is lost is thrown away; the next one plays with the older weights again.
//!
//! Everything can be ended at any time and is taken up where it was left: what is written is whole, and each part of a
//! generation depends on nothing but the run, its number and the weights. Many machines can play parts of a generation
//! that share the folder: `train play … --part A..B`.

mod learn;
mod npy;
mod play;
mod report;
mod run;
mod samples;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand};
use ethnos::Ethnos;
use imperium::Imperium;
use kernel::{Learned, Rung, Spoken};
use lumeria::Lumeria;
use mimalloc::MiMalloc;
use runewars::Runewars;

#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

/// Learns to play from games against itself.
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play, learn and compare, generation by generation
    Run {
        #[command(flatten)]
        run: Run,
        /// How many generations there shall be, those of earlier calls included
        #[arg(long, value_name = "N", default_value_t = 5)]
        generations: u32,
    },
    /// Play parts of the next generation only, as for a run that many machines share
    Play {
        #[command(flatten)]
        run: Run,
        /// The first part and the one behind the last
        #[arg(long, value_name = "A..B", value_parser = parts)]
        part: std::ops::Range<u32>,
    },
    /// Draw how the generations of a run went, as SVG on standard output
    Report {
        #[command(flatten)]
        run: Run,
    },
    /// Copy the best weights of a run into a folder, as `net.bin`, and write to `net.txt` where they come from
    Keep {
        #[command(flatten)]
        run: Run,
        /// The folder, such as `crates/lumeria/learned`
        #[arg(long, value_name = "DIR")]
        to: PathBuf,
    },
    /// Play a match between the weights of a run and a named bot
    Match {
        #[command(flatten)]
        run: Run,
        /// The other bot, such as `expert-by-hand`, or visits and softness such as `24@0.5`
        #[arg(long, value_name = "NAME")]
        bot: String,
        #[command(flatten)]
        first: First,
        /// The weights of the other bot [default: those of the run]
        #[arg(long, value_name = "FILE")]
        against: Option<PathBuf>,
        /// Games, rounded up so that each deal is played from every seat
        #[arg(long, value_name = "N", default_value_t = 100)]
        matches: u64,
    },
}

/// The bot that plays with the weights of a run.
#[derive(Args, Clone, Copy)]
struct First {
    /// Its visits, and how softly it chooses
    #[arg(long, value_name = "K@T", default_value = "200", value_parser = rung)]
    with: Rung,
    /// How readily it tries what its policy likes
    #[arg(long, value_name = "C", default_value_t = 0.15)]
    exploration: f32,
    /// How much worse it takes an answer to be that it has not tried
    #[arg(long, value_name = "R", default_value_t = 0.1)]
    reserve: f32,
}

/// A run, and how it goes on.
#[derive(Args, Clone)]
#[group(skip)]
struct Run {
    /// The game
    game: String,
    /// The folder of the run
    #[arg(long, value_name = "DIR")]
    dir: PathBuf,
    /// The number of seats [default: any, by lot]
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// Options that are the same in all games, such as `scenario=camps`; all others are drawn by lot
    #[arg(long, value_name = "OPTIONS", default_value = "")]
    fixed: String,
    /// Games of a generation
    #[arg(long, value_name = "N", default_value_t = 2000)]
    games: u32,
    /// Games of the first generation [default: as many as of the others]
    #[arg(long, value_name = "N")]
    first_games: Option<u32>,
    /// Visits of an answer that the policy learns from
    #[arg(long, value_name = "K", default_value_t = 100)]
    visits: u32,
    /// Visits of the other answers
    #[arg(long, value_name = "K", default_value_t = 16)]
    few: u32,
    /// Iterations of the search by hand that plays the first generation; 0 for games by instinct, which are many times
    /// faster
    #[arg(long, value_name = "K", default_value_t = 60)]
    first: u32,
    /// Answers after which that search judges a position; 0 for no playouts at all, which suits Lumeria
    #[arg(long, value_name = "N", default_value_t = 12)]
    cut: u32,
    /// How many generations are learned from, the last one among them
    #[arg(long, value_name = "N", default_value_t = 4)]
    window: u32,
    /// How many generations the value is learned from: games of weaker bots teach little about good answers, but much about
    /// what positions are worth [default: as many as the policy]
    #[arg(long, value_name = "N")]
    values: Option<u32>,
    /// How often each position is learned from in a generation
    #[arg(long, value_name = "N", default_value_t = 3)]
    epochs: u32,
    /// The length of the first step of learning; steps get shorter and shorter
    #[arg(long, value_name = "R", default_value_t = 1e-3)]
    rate: f32,
    /// Games of a generation's match against the one before
    #[arg(long, value_name = "N", default_value_t = 200)]
    gate: u64,
    /// The same seed gives the same weights
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads [default: one for each core]
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
}

impl Run {
    /// Options that are the same in all games.
    fn fixed(&self) -> String {
        let seats = self.seats.map_or(String::new(), |seats| format!("seats={seats} "));
        seats + &self.fixed
    }

    fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)).max(1)
    }
}

/// Visits and softness: `24`, `24@0.5`.
fn rung(text: &str) -> Result<Rung, String> {
    let (visits, softness) = text.split_once('@').unwrap_or((text, "0"));
    let number = |text: &str| format!("'{text}' is no number");
    Ok(Rung {
        visits: visits.parse().map_err(|_| number(visits))?,
        softness: softness.parse().map_err(|_| number(softness))?,
    })
}

fn parts(text: &str) -> Result<std::ops::Range<u32>, String> {
    let (from, to) =
        text.split_once("..").ok_or("give the first part and the one behind the last, such as 0..4")?;
    let number = |text: &str| text.parse().map_err(|_| format!("'{text}' is no number"));
    Ok(number(from)?..number(to)?)
}

fn main() -> ExitCode {
    match start(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("train: {reason}");
            ExitCode::from(2)
        }
    }
}

fn start(command: Command) -> Result<(), String> {
    let (Command::Run { run, .. }
    | Command::Play { run, .. }
    | Command::Report { run }
    | Command::Keep { run, .. }
    | Command::Match { run, .. }) = &command;
    match run.game.as_str() {
        "ethnos" => carry_out::<Ethnos>(run, &command),
        "imperium" => carry_out::<Imperium>(run, &command),
        "lumeria" => carry_out::<Lumeria>(run, &command),
        "runewars" => carry_out::<Runewars>(run, &command),
        other => Err(format!(
            "there is nothing to learn for '{other}'; there are: ethnos, imperium, lumeria, runewars"
        )),
    }
}

fn carry_out<G: Learned + Spoken>(run: &Run, command: &Command) -> Result<(), String> {
    run.fixed().parse::<G::Setup>().map_err(|error| error.to_string())?;
    match command {
        Command::Run { run, generations } => run::run::<G>(run, *generations),
        Command::Play { run, part } => run::play_parts::<G>(run, part.clone()),
        Command::Report { run } => {
            print!("{}", report::svg(G::NAME, &run.verdicts()?));
            Ok(())
        }
        Command::Keep { run, to } => run::keep::<G>(run, to),
        Command::Match { run, bot, first, against, matches } => {
            run::compare::<G>(run, *first, bot, against.as_deref(), *matches)
        }
    }
}
