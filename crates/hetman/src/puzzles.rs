//! Finding puzzles in games between bots, and measuring them again.

use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::{Args, Subcommand};
use kernel::{Fast, Learned, Luck, Spoken};
use learn::puzzle::judge::{JudgeError, judge};
use learn::puzzle::mine::Tally;
use learn::puzzle::{Collection, Puzzle};
use table::Of;

use crate::Stop;

#[derive(Args)]
pub(crate) struct Puzzles {
    #[command(subcommand)]
    pub(crate) task: Task,
}

#[derive(Subcommand)]
pub(crate) enum Task {
    /// Look for puzzles in games between bots; goes on where the file ends
    Mine(Mine),
    /// Measure puzzles again with ten times the thought, and say how many are confirmed
    Judge(Judge),
}

impl Task {
    pub(crate) fn game(&self) -> &str {
        match self {
            Task::Mine(mine) => &mine.game,
            Task::Judge(judge) => &judge.game,
        }
    }
}

#[derive(Args)]
pub(crate) struct Mine {
    /// The game
    game: String,
    /// Where the puzzles are kept [default: GAME.txt]
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// Stop after the game that is looked through when so many minutes have passed
    #[arg(long, value_name = "M", default_value_t = 60.0)]
    minutes: f64,
}

#[derive(Args)]
pub(crate) struct Judge {
    /// The game
    game: String,
    /// Where the puzzles are kept [default: GAME.txt]
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// Judge so many, drawn at random [default: all]
    #[arg(long, value_name = "N")]
    sample: Option<usize>,
    /// In so many imagined worlds
    #[arg(long, value_name = "W", default_value_t = 128)]
    worlds: usize,
    /// Draws another sample
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Remove those that are not confirmed from the file
    #[arg(long)]
    drop: bool,
}

pub(crate) fn run<G: Spoken + Learned>(args: &Puzzles) -> Result<(), Stop> {
    match &args.task {
        Task::Mine(args) => mine::<G>(args),
        Task::Judge(args) => judge_all::<G>(args),
    }
}

fn file<G: Learned>(given: Option<&PathBuf>) -> PathBuf {
    given.cloned().unwrap_or_else(|| PathBuf::from(format!("{}.txt", G::NAME)))
}

/// Reads the puzzles of a file, if there is one. They must be of this game and of these rules.
fn read<G: Learned>(file: &Path) -> Result<Option<Collection>, Stop> {
    let wrong = |reason: String| Stop::Usage(format!("{}: {reason}", file.display()));
    let text = match std::fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(wrong(error.to_string())),
    };
    // Puzzles that come with the program live as long as it; so do those that are read here.
    let all = Collection::read(Box::leak(text.into_boxed_str())).map_err(|error| wrong(error.to_string()))?;
    if all.game != G::NAME {
        return Err(wrong(format!("these are puzzles of {}", all.game)));
    }
    if all.rules != G::RULES {
        let (theirs, ours) = (all.rules, G::RULES);
        return Err(wrong(format!(
            "these puzzles were measured under version {theirs} of the rules, not {ours}; `BLESS=1 cargo test -p learn \
             --test puzzles` keeps those that still fit"
        )));
    }
    Ok(Some(all))
}

/// Writes the puzzles so that the file is whole at every moment.
fn write(file: &Path, all: &Collection) -> Result<(), Stop> {
    let mut new = file.as_os_str().to_owned();
    new.push(".new");
    std::fs::write(&new, all.to_string())?;
    Ok(std::fs::rename(&new, file)?)
}

/// The processor time of this thread so far, where the system tells it.
fn processor() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

fn mine<G: Spoken + Learned>(args: &Mine) -> Result<(), Stop> {
    let file = file::<G>(args.file.as_ref());
    let mut all = read::<G>(&file)?.unwrap_or_else(Collection::empty::<G>);
    let end = Duration::try_from_secs_f64(60.0 * args.minutes)
        .map_err(|error| Stop::Usage(format!("--minutes {}: {error}", args.minutes)))?;
    let (start, began, before) = (Instant::now(), processor(), all.seconds);
    let mut tally = Tally::default();
    while start.elapsed() < end {
        all.mine::<G>(&mut tally)?;
        let used = processor().zip(began).map_or(start.elapsed(), |(now, began)| now.saturating_sub(began));
        all.seconds = before + used.as_secs();
        write(&file, &all)?;
        let Tally { choices, screened, telling, stable, clear, kept } = tally;
        let hourly = 3600.0 * kept as f64 / used.as_secs_f64().max(1.0);
        writeln!(
            stdout(),
            "{} games, {} puzzles; now {choices} choices, {screened} with a favourite, {telling} telling, {stable} stable, \
             {clear} clear, {kept} kept: {hourly:.0} an hour of processor time",
            all.mined,
            all.puzzles.len()
        )?;
    }
    Ok(())
}

/// Draws so many without order.
fn drawn(puzzles: &[Puzzle], count: usize, seed: u64) -> Vec<usize> {
    let mut left: Vec<usize> = (0..puzzles.len()).collect();
    let mut luck = Fast::new(seed);
    let count = count.min(left.len());
    (0..count).map(|_| left.swap_remove(luck.pick(left.len() as u32) as usize)).collect()
}

fn judge_all<G: Spoken + Learned>(args: &Judge) -> Result<(), Stop> {
    let file = file::<G>(args.file.as_ref());
    let missing = || Stop::Usage(format!("{}: there is no such file", file.display()));
    let mut all = read::<G>(&file)?.ok_or_else(missing)?;
    let sample = drawn(&all.puzzles, args.sample.unwrap_or(usize::MAX), args.seed);
    let mut refused = Vec::new();
    for (done, &nth) in (1..).zip(&sample) {
        let puzzle = &all.puzzles[nth];
        puzzle.open(&Of::<G>::TITLE, true).map_err(|error| Stop::No(error.to_string()))?;
        let judged = judge::<G>(puzzle, args.worlds).map_err(|error| match error {
            JudgeError::Bot(error) => Stop::from(error),
            JudgeError::Puzzle(error) => Stop::No(error.to_string()),
        })?;
        if !judged.confirmed {
            refused.push(nth);
        }
        let says = if judged.confirmed { "confirmed" } else { "refused" };
        let (margin, error) = (judged.margin, judged.error);
        writeln!(stdout(), "{done} {} {says} {margin:+.3} ± {error:.3}", puzzle.name())?;
    }
    let confirmed = sample.len() - refused.len();
    let share = 100.0 * confirmed as f64 / sample.len().max(1) as f64;
    writeln!(stdout(), "{confirmed} of {} confirmed: {share:.1} %", sample.len())?;
    if args.drop && !refused.is_empty() {
        let mut nth = 0;
        all.puzzles.retain(|_| {
            nth += 1;
            !refused.contains(&(nth - 1))
        });
        write(&file, &all)?;
    }
    Ok(())
}
