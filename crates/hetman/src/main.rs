//! The command line of Hetman.

mod advise;
mod arena;
mod bench;
mod games;
mod lesson;
mod play;
mod puzzles;
mod replay;
mod rules;
mod serve;
mod simulate;
mod table;

use std::io::{Write, stderr};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Parser, Subcommand, ValueEnum};
use counted::Counted;
use kernel::Language;

use games::for_game;

/// `hetman bench` tells how often a game allocates. Beneath is what suits the server: an answer allocates on one thread
/// and frees on another.
#[global_allocator]
static MEMORY: Counted<mimalloc::MiMalloc> = Counted(mimalloc::MiMalloc);

/// A table for conquest board games: play them in the browser, simulate them, check them.
///
/// Without a command it runs the server, as `hetman serve` does.
#[derive(Parser)]
#[command(version, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// Play Lumeria with the values of this file, such as those printed in your box
    #[arg(long, global = true, value_name = "FILE", env = "HETMAN_LUMERIA", help_heading = "Games")]
    lumeria: Option<PathBuf>,
    /// Let bots play with the weights of this file, which `train` has made
    #[arg(long, global = true, value_name = "FILE", env = "HETMAN_NET", help_heading = "Games")]
    net: Option<PathBuf>,
    /// Play Runewars with the values of this file, such as those printed in your box
    #[arg(long, global = true, value_name = "FILE", env = "HETMAN_RUNEWARS", help_heading = "Games")]
    runewars: Option<PathBuf>,
    /// Play solo games of Imperium with the bot tables of this file, such as those printed in your booklet
    #[arg(long, global = true, value_name = "FILE", env = "HETMAN_IMPERIUM_BOTS", help_heading = "Games")]
    imperium_bots: Option<PathBuf>,
    #[command(flatten)]
    serve: serve::Serve,
}

#[derive(Subcommand)]
enum Command {
    /// Run the server: tables for people and bots, in the browser and for programs
    Serve(serve::Serve),
    /// Write all data of a server to a file, while it runs or not
    Export(serve::Export),
    /// Load an exported file into an empty database
    Import(serve::Import),
    /// Play games between bots and report who won
    Simulate(simulate::Simulate),
    /// Let bots play against each other to find out which is stronger
    Arena(arena::Arena),
    /// Measure how fast the engine is on this machine
    Bench(bench::Bench),
    /// Print a recorded game in words
    Replay(replay::Replay),
    /// Ask a bot what it would answer at a moment of a recorded game, knowing what the seat knows
    Advise(advise::Advise),
    /// Check a recorded game: rules, result and luck (exit code 1 if they do not check out)
    Verify(replay::Verify),
    /// Write a lesson from wishes, and check it
    Lesson(lesson::Lesson),
    /// Find puzzles in games between bots, or measure them again
    Puzzles(puzzles::Puzzles),
    /// Print the rules of a game
    Rules(rules::Rules),
    /// Play in the terminal against bots
    Play(play::PlayArgs),
}

/// What to play.
#[derive(Args, Clone)]
struct Choice {
    /// The game
    game: String,
    /// The number of seats
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// A further option of the game; may be given several times (see `hetman rules <game>`)
    #[arg(long = "with", value_name = "KEY=VALUE")]
    options: Vec<String>,
}

/// How a series of games is played and reported.
#[derive(Args)]
struct Series {
    /// The same seed gives the same games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many games at a time [default: one for each core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Save the record of each game in this folder
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// Report as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Lang {
    /// English
    En,
    /// polski
    Pl,
    /// čeština
    Cs,
}

const _: () = assert!(Lang::Cs as usize + 1 == Language::ALL.len(), "Lang lacks a language");

impl From<Lang> for Language {
    fn from(lang: Lang) -> Language {
        match lang {
            Lang::En => Language::En,
            Lang::Pl => Language::Pl,
            Lang::Cs => Language::Cs,
        }
    }
}

/// Why a command ended early.
enum Stop {
    /// The call cannot be carried out: exit code 2.
    Usage(String),
    /// The answer is no, as when a record does not check out: exit code 1.
    No(String),
    /// The answer is neither yes nor no, as when a record of other rules goes another way under ours: exit code 3.
    Partly(String),
    /// The reader of our output is gone, which is no error.
    Quiet,
}

impl From<std::io::Error> for Stop {
    fn from(error: std::io::Error) -> Stop {
        match error.kind() {
            std::io::ErrorKind::BrokenPipe => Stop::Quiet,
            _ => Stop::Usage(error.to_string()),
        }
    }
}

impl From<bots::BotError> for Stop {
    fn from(error: bots::BotError) -> Stop {
        Stop::Usage(error.to_string())
    }
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return explain(&error),
    };
    let files = [&cli.lumeria, &cli.runewars, &cli.imperium_bots].map(Option::as_deref);
    let preferred = games::prefer(files).and_then(|()| games::prefer_net(cli.net.as_deref()));
    let done = match preferred {
        Ok(()) => run(cli.command.unwrap_or(Command::Serve(cli.serve))),
        Err(stop) => Err(stop),
    };
    match done {
        Ok(()) | Err(Stop::Quiet) => ExitCode::SUCCESS,
        Err(Stop::Usage(reason)) => complain(&reason, 2),
        Err(Stop::No(reason)) => complain(&reason, 1),
        Err(Stop::Partly(reason)) => complain(&reason, 3),
    }
}

fn run(command: Command) -> Result<(), Stop> {
    match command {
        Command::Serve(args) => serve::run(args),
        Command::Export(args) => serve::export(&args),
        Command::Import(args) => serve::import(&args),
        Command::Simulate(args) => for_game!(&args.choice.game, simulate::run(&args)),
        Command::Arena(args) => for_game!(&args.choice.game, arena::run(&args)),
        Command::Bench(args) => bench::run(&args),
        Command::Replay(args) => replay::replay(&args),
        Command::Advise(args) => advise::run(&args),
        Command::Verify(args) => replay::verify(&args),
        Command::Lesson(args) => for_game!(&args.game, lesson::run(&args)),
        Command::Puzzles(args) => for_game!(args.task.game(), puzzles::run(&args)),
        Command::Rules(args) => for_game!(&args.game, rules::run(&args)),
        Command::Play(args) => for_game!(&args.choice.game, play::run(&args)),
    }
}

/// One line on stderr. If even that cannot be written, the exit code must do.
fn complain(reason: &str, code: u8) -> ExitCode {
    let _ = writeln!(stderr(), "hetman: {reason}");
    ExitCode::from(code)
}

/// Help goes out as it is; a wrong call is told in one line.
fn explain(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        error.exit();
    }
    let text = error.to_string();
    let reason: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).map(str::trim).collect();
    let reason = reason.join(" ");
    complain(&format!("{}; try --help", reason.trim_start_matches("error: ")), 2)
}
