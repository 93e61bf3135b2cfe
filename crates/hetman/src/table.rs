//! Games between bots, with luck that anyone can check, many at a time.

use std::num::NonZero;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::{Bot, BotError, Budget, Glimpse};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::record::Record;
use kernel::{Committed, Fast, Game, Learned, Secret, Silence, Standing, Waiting};

use crate::Stop;

/// A game that was played to its end.
pub(crate) struct Finished<G: Game> {
    pub(crate) record: Record<G>,
    pub(crate) standing: Standing,
    /// Answers and time to think, for each seat.
    pub(crate) thinking: Vec<(u64, Duration)>,
}

/// The secret of a simulated game. It need not be a surprise, so it just names the deal.
pub(crate) fn secret(seed: u64, deal: u64) -> Secret {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&deal.to_le_bytes());
    Secret(bytes)
}

/// One bot for each seat.
pub(crate) fn seat_bots<G: Learned>(
    names: &[&str],
    budget: Budget,
) -> Result<Vec<Box<dyn Bot<G>>>, BotError> {
    names.iter().map(|name| bots::named(name, budget)).collect()
}

/// Plays a game to its end. Seed and deal decide the luck of the table; how the bots think may differ between
/// repetitions of a deal.
pub(crate) fn play<G: Game>(
    setup: &G::Setup,
    mut seats: Vec<Box<dyn Bot<G>>>,
    [seed, deal, repetition]: [u64; 3],
) -> Finished<G> {
    let secret = secret(seed, deal);
    let mut luck = Committed::new(&secret, &[]);
    let mut thoughts: Vec<Fast> =
        (0..seats.len() as u64).map(|seat| Fast::of(&[seed, deal, repetition, seat])).collect();
    let mut thinking = vec![(0, Duration::ZERO); seats.len()];
    let mut record = Record::<G>::new(setup.clone(), Some(secret.commitment()), Vec::new());
    let mut state = record.begin(&mut luck, &mut Silence);
    let standing = loop {
        let waiting = match G::waiting(&state) {
            Waiting::Over(standing) => break standing,
            Waiting::For(waiting) => waiting,
        };
        for seat in waiting.iter() {
            let at = seat.index();
            let start = Instant::now();
            let action = seats[at].answer(&Glimpse::new(&state, seat), &mut thoughts[at]);
            thinking[at].0 += 1;
            thinking[at].1 += start.elapsed();
            record.apply(&mut state, seat, action, &mut luck, &mut Silence);
        }
    };
    record.secret = Some(secret);
    Finished { record, standing, thinking }
}

/// How many threads to use when so many were asked for, or none in particular.
pub(crate) fn threads(asked: Option<u16>) -> usize {
    asked.map(usize::from).unwrap_or_else(|| std::thread::available_parallelism().map_or(1, NonZero::get))
}

/// Does numbered work on several threads, each with a result of its own. A free thread takes the next
/// number, so results must not depend on who did what.
pub(crate) fn share_out<R: Default + Send>(
    count: u64,
    threads: usize,
    work: impl Fn(&mut R, u64) -> Result<(), Stop> + Sync,
) -> Result<Vec<R>, Stop> {
    let next = AtomicU64::new(0);
    let worker = || -> Result<R, Stop> {
        let mut result = R::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return Ok(result);
            }
            // Nothing new is begun once something has gone wrong.
            work(&mut result, number).inspect_err(|_| next.store(count, Ordering::Relaxed))?;
        }
    };
    std::thread::scope(|scope| {
        // Where the machine has no room for so many threads, fewer do the work.
        let spawn = |_| std::thread::Builder::new().spawn_scoped(scope, worker).ok();
        let workers: Vec<_> = (0..threads).map_while(spawn).collect();
        if workers.is_empty() {
            return worker().map(|result| vec![result]);
        }
        let join = |worker: std::thread::ScopedJoinHandle<'_, Result<R, Stop>>| {
            worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        workers.into_iter().map(join).collect()
    })
}

/// A bar for people; nothing is drawn where there is no terminal.
pub(crate) fn progress(games: u64) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left").expect("a fixed template");
    ProgressBar::new(games).with_style(style)
}

pub(crate) fn make_folder(folder: &Path) -> Result<(), Stop> {
    std::fs::create_dir_all(folder).map_err(|error| cannot_keep(folder, &error))
}

/// Writes a record into a folder.
pub(crate) fn keep<G: Game>(folder: &Path, name: &str, record: &Record<G>) -> Result<(), Stop> {
    let file = folder.join(format!("{name}.record"));
    std::fs::write(&file, record.to_string()).map_err(|error| cannot_keep(&file, &error))
}

fn cannot_keep(path: &Path, error: &std::io::Error) -> Stop {
    Stop::Usage(format!("cannot save records in {}: {error}", path.display()))
}
