//! A run: its folder, its generations, and their matches.

use std::fs;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use bots::net::Net;
use bots::{Bot, Budget, Puct, PuctSettings};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Fast, Learned, Rung, Spoken};

use crate::learn::{Lesson, beginning, learn, losses};
use crate::play::{Habits, Player, bout, game, setup};
use crate::samples::Samples;
use crate::{First, Run, rung};

/// So many games make a part.
const PART: u32 = 100;

/// One part in so many is held out of what is learned from.
const HELD_OUT: usize = 20;

/// Matches between generations are played with so many visits.
const GATE: u32 = 100;

const NO_WEIGHTS: &str = "the run has no weights yet";

fn told<T>(done: io::Result<T>, what: &Path) -> Result<T, String> {
    done.map_err(|error| format!("{}: {error}", what.display()))
}

impl Run {
    fn generation(&self, number: u32) -> PathBuf {
        self.dir.join(format!("generation-{number:02}"))
    }

    fn part(&self, generation: u32, part: u32) -> PathBuf {
        self.generation(generation).join(format!("part-{part:03}"))
    }

    fn weights(&self, generation: u32) -> PathBuf {
        self.generation(generation).join("net.bin")
    }

    /// Games of a generation.
    fn games(&self, generation: u32) -> u32 {
        self.first_games.filter(|_| generation == 0).unwrap_or(self.games)
    }

    fn parts(&self, generation: u32) -> u32 {
        self.games(generation).div_ceil(PART)
    }

    /// What came of each generation that is finished.
    pub(crate) fn verdicts(&self) -> Result<Vec<String>, String> {
        let read = |generation| {
            let file = self.generation(generation).join("verdict");
            told(fs::read_to_string(&file), &file)
        };
        (0..self.finished()).map(read).collect()
    }

    /// The last generation that was accepted among so many.
    fn accepted(&self, generations: u32) -> Result<Option<u32>, String> {
        let verdicts = self.verdicts()?;
        let among = verdicts.iter().take(generations as usize);
        Ok((0..).zip(among).filter(|(_, verdict)| verdict.starts_with("accepted")).map(|(at, _)| at).last())
    }

    /// How many generations are finished.
    fn finished(&self) -> u32 {
        (0..).find(|generation| !self.generation(*generation).join("verdict").exists()).unwrap_or(0)
    }

    /// The weights of the last generation that was accepted among so many.
    fn best<G: Learned>(&self, generations: u32) -> Result<Option<Net>, String> {
        let Some(generation) = self.accepted(generations)? else { return Ok(None) };
        read::<G>(&self.weights(generation)).map(Some)
    }
}

fn read<G: Learned>(file: &Path) -> Result<Net, String> {
    let bytes = told(fs::read(file), file)?;
    Net::read::<G>(&bytes).map_err(|error| format!("{}: {error}", file.display()))
}

/// Goes on until there are so many generations.
pub(crate) fn run<G: Learned + Spoken>(run: &Run, generations: u32) -> Result<(), String> {
    for generation in run.finished()..generations {
        let before = run.best::<G>(generation)?;
        let start = Instant::now();
        play_parts::<G>(run, 0..run.parts(generation))?;
        let played = start.elapsed().as_secs();
        let (net, learned) = study::<G>(run, generation, before.clone())?;
        let net = net.rounded();
        let file = run.weights(generation);
        told(fs::write(&file, net.to_bytes::<G>()), &file)?;
        let verdict = judge::<G>(run, generation, net, before)?;
        let line =
            format!("{verdict}; {learned}; games {}; seconds {played} + {}\n", run.games(generation), {
                start.elapsed().as_secs() - played
            });
        print!("generation {generation}: {line}");
        let file = run.generation(generation).join("verdict");
        told(fs::write(&file, line), &file)?;
    }
    Ok(())
}

/// Plays the parts of the next generation that are not there yet.
pub(crate) fn play_parts<G: Learned + Spoken>(run: &Run, parts: Range<u32>) -> Result<(), String> {
    let generation = run.finished();
    told(fs::create_dir_all(run.generation(generation)), &run.dir)?;
    let player = match run.best::<G>(generation)? {
        Some(net) => Player::Net(Arc::new(net)),
        None if run.first == 0 => Player::Instinct,
        None => Player::Search(run.first, run.cut),
    };
    let missing: Vec<u32> = parts.filter(|part| !run.part(generation, *part).exists()).collect();
    let habits = Habits { visits: run.visits, few: run.few };
    let bar = progress(missing.len() as u64 * u64::from(PART), &format!("generation {generation}: games"));
    share_out(missing.len() as u64, run.threads(), |nth| {
        let part = missing[nth as usize];
        let mut samples = Samples::default();
        for number in 0..PART {
            let numbers = [run.seed, generation.into(), part.into(), number.into()];
            game::<G>(&player, habits, &run.fixed(), &mut Fast::of(&numbers), &mut samples);
            bar.inc(1);
        }
        let folder = run.part(generation, part);
        told(samples.write(&folder), &folder)
    })?;
    bar.finish_and_clear();
    Ok(())
}

/// Learns from the last generations. The last parts of each are held out. The policy of the first one, which was played
/// without a network, is forgotten as soon as there are two others: it is that of a weaker bot.
fn study<G: Learned>(run: &Run, generation: u32, before: Option<Net>) -> Result<(Net, String), String> {
    let (mut samples, mut held_out) = (Samples::default(), Samples::default());
    let oldest = |kept: u32| generation.saturating_sub(kept.max(1) - 1);
    let policy = oldest(run.window).max(u32::from(generation >= 2));
    for generation in oldest(run.values.unwrap_or(0).max(run.window))..=generation {
        let parts: Vec<PathBuf> =
            (0..).map(|part| run.part(generation, part)).take_while(|part| part.exists()).collect();
        let learned = parts.len() - parts.len().div_ceil(HELD_OUT);
        for (nth, folder) in parts.into_iter().enumerate() {
            let mut read = told(Samples::read(&folder), &folder)?;
            if generation < policy {
                read.forget_policy();
            }
            if nth < learned { samples.append(&read) } else { held_out.append(&read) }
        }
    }
    let lesson = Lesson {
        epochs: run.epochs * if before.is_some() { 1 } else { 2 },
        rate: [run.rate, run.rate / 50.0],
        decay: 0.01,
        seed: run.seed + u64::from(generation),
        threads: run.threads(),
    };
    let first = before.unwrap_or_else(|| beginning::<G>(run.seed));
    let known = losses::<G>(&first, &held_out, run.threads());
    let (net, loss) = learn::<G>(first, &samples, &held_out, lesson, |epoch, learned, held| {
        println!(
            "  epoch {epoch}: value {:.4} policy {:.4}, held out {:.4} {:.4}",
            learned.value, learned.policy, held.value, held.policy
        );
    });
    let said = format!(
        "positions {}, held out value {:.4} (before {:.4}) policy {:.4} (before {:.4})",
        samples.len(),
        loss.value,
        known.value,
        loss.policy,
        known.policy
    );
    Ok((net, said))
}

/// Copies the best weights of a run, with where they come from.
pub(crate) fn keep<G: Learned>(run: &Run, to: &Path) -> Result<(), String> {
    let finished = run.finished();
    let generation = run.accepted(finished)?.ok_or(NO_WEIGHTS)?;
    let file = run.weights(generation);
    let bytes = told(fs::read(&file), &file)?;
    Net::read::<G>(&bytes).map_err(|error| format!("{}: {error}", file.display()))?;
    let hash = bytes.last_chunk::<32>().map(|hash| hash.map(|byte| format!("{byte:02x}")).concat());
    let first = run.first_games.map_or(String::new(), |games| format!(" --first-games {games}"));
    let seats = run.seats.map_or(String::new(), |seats| format!(" --seats {seats}"));
    let values = run.values.map_or(String::new(), |values| format!(" --values {values}"));
    let fixed = if run.fixed.is_empty() { String::new() } else { format!(" --fixed '{}'", run.fixed) };
    let Run { games, visits, few, first: iterations, cut, gate, seed, window, epochs, rate, .. } = run;
    let mut text = format!(
        "Weights of generation {generation} for {}, rules version {}, encoding {}.\nSHA-256 of what they say (the last 32 \
         bytes of the file): {}\n\nThe run, with the settings that this file was written with:\n\n    train run {} --dir DIR \
         --generations {finished} --first {iterations}{first} --cut {cut} --games {games} --visits {visits} --few {few} --gate {gate} \
         --window {window}{values} --epochs {epochs} --rate {rate} --seed {seed}{seats}{fixed}\n\nWhat came of each generation:\n\n",
        G::NAME,
        G::RULES,
        G::ENCODING,
        hash.unwrap_or_default(),
        G::NAME,
    );
    for (number, verdict) in run.verdicts()?.iter().enumerate() {
        text.push_str(&format!("{number}: {verdict}"));
    }
    told(fs::create_dir_all(to), to)?;
    for (name, bytes) in [("net.bin", &bytes[..]), ("net.txt", text.as_bytes())] {
        let file = to.join(name);
        told(fs::write(&file, bytes), &file)?;
    }
    Ok(())
}

/// A match against the generation before. The first generation has none to lose to.
fn judge<G: Learned + Spoken>(
    run: &Run,
    generation: u32,
    net: Net,
    before: Option<Net>,
) -> Result<String, String> {
    let Some(before) = before else { return Ok("accepted, the first".to_owned()) };
    let settings = PuctSettings::new(Budget::Iterations(GATE));
    let thinker = |net: Net| {
        let net = Arc::new(net);
        move || Box::new(Puct::<G>::new(Arc::clone(&net), settings)) as Box<dyn Bot<G>>
    };
    let (new, old) = (thinker(net), thinker(before));
    let seed = run.seed ^ 0x67a7_e000 ^ u64::from(generation);
    let result = series::<G>(run, [&new, &old], seed, run.gate)?;
    let word = if result.fair > 0.0 { "accepted" } else { "rejected" };
    Ok(format!("{word}, {result}"))
}

/// A match between the best weights of the run and a named bot, which plays with the same weights or with others.
pub(crate) fn compare<G: Learned + Spoken>(
    run: &Run,
    first: First,
    bot: &str,
    against: Option<&Path>,
    games: u64,
) -> Result<(), String> {
    let net = Arc::new(run.best::<G>(run.finished())?.ok_or(NO_WEIGHTS)?);
    bots::prefer::<G>(match against {
        None => (*net).clone(),
        Some(file) => read::<G>(file)?,
    });
    let First { with, exploration, reserve } = first;
    let other = bots::weights::<G>().ok_or(NO_WEIGHTS)?;
    let usual = |Rung { visits, softness }: Rung| {
        let settings = PuctSettings::new(Budget::Iterations(visits));
        PuctSettings { temperature: softness, ..settings }
    };
    let known = || -> Result<Box<dyn Bot<G>>, String> {
        match rung(bot) {
            Ok(rung) => Ok(Box::new(Puct::new(Arc::clone(&other), usual(rung)))),
            Err(_) => bots::named::<G>(bot, Budget::Iterations(1000)).map_err(|error| error.to_string()),
        }
    };
    known()?;
    let make: [&(dyn Fn() -> Box<dyn Bot<G>> + Sync); 2] = [
        &|| Box::new(Puct::new(Arc::clone(&net), PuctSettings { exploration, reserve, ..usual(with) })),
        &|| known().unwrap_or_else(|error| unreachable!("{error}")),
    ];
    let result = series::<G>(run, make, run.seed ^ 0xc0_4e00, games)?;
    println!("{}: {} visits against {bot}: {result}", G::NAME, with.visits);
    Ok(())
}

/// How a match ended.
struct Tally {
    games: u64,
    wins: f64,
    /// The share above what the first bot would have by chance, less half the width of the interval for 95 %.
    fair: f64,
    rate: f64,
    error: f64,
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tally { games, wins, rate, error, .. } = self;
        write!(f, "{wins:.1} of {games} games, {:.1} ± {:.1} %", 100.0 * rate, 100.0 * error)
    }
}

/// Each deal is played once from every seat of the first bot.
fn series<G: Learned + Spoken>(
    run: &Run,
    make: [&(dyn Fn() -> Box<dyn Bot<G>> + Sync); 2],
    seed: u64,
    games: u64,
) -> Result<Tally, String> {
    let sums = Mutex::new((0, 0.0, 0.0));
    // Games differ in their number of seats: what counts is a win above chance.
    let bar = progress(games, "match");
    share_out(games.div_ceil(2), run.threads(), |deal| {
        let setup = setup::<G>(&run.fixed(), &mut Fast::of(&[seed, deal, 0]));
        let seats = G::seats(&setup);
        for at in 0..seats {
            let won = f64::from(bout::<G>(make, &setup, at, &[seed, deal, 1]));
            let mut sums = sums.lock().unwrap_or_else(PoisonError::into_inner);
            *sums = (sums.0 + 1, sums.1 + won, sums.2 + 1.0 / seats as f64);
            bar.inc(1);
        }
        Ok(())
    })?;
    bar.finish_and_clear();
    let (games, wins, chance) = sums.into_inner().unwrap_or_else(PoisonError::into_inner);
    let rate = wins / games as f64;
    let error = 1.96 * (rate * (1.0 - rate) / games as f64).sqrt();
    Ok(Tally { games, wins, fair: rate - chance / games as f64, rate, error })
}

fn progress(count: u64, what: &str) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{msg} {bar:40} {pos}/{len}, {eta} left").expect("a fixed template");
    ProgressBar::new(count).with_style(style).with_message(what.to_owned())
}

/// Does numbered work on several threads; a free one takes the next number.
fn share_out(
    count: u64,
    threads: usize,
    work: impl Fn(u64) -> Result<(), String> + Sync,
) -> Result<(), String> {
    let next = AtomicU64::new(0);
    let worker = || loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= count {
            return Ok(());
        }
        work(number).inspect_err(|_| next.store(count, Ordering::Relaxed))?;
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        let join = |worker: std::thread::ScopedJoinHandle<'_, Result<(), String>>| {
            worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        workers.into_iter().try_for_each(join)
    })
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use lumeria::Lumeria;

    use super::*;
    use crate::{Cli, Command};

    /// A run of small games in this folder.
    fn small(dir: &Path, threads: &str) -> Run {
        let words = "train run lumeria --games 200 --first 2 --cut 0 --visits 4 --few 2 --epochs 1 --gate 4";
        let words =
            words.split(' ').chain(["--threads", threads, "--dir", dir.to_str().expect("a plain path")]);
        match Cli::parse_from(words).command {
            Command::Run { run, .. } => run,
            _ => unreachable!("it is a run"),
        }
    }

    fn weights(run: &Run) -> Vec<Vec<u8>> {
        (0..2).map(|generation| fs::read(run.weights(generation)).expect("weights")).collect()
    }

    #[test]
    fn a_run_that_was_ended_and_taken_up_learns_the_same_on_any_number_of_threads() {
        let folder = tempfile::tempdir().expect("a folder");
        let whole = small(&folder.path().join("whole"), "1");
        run::<Lumeria>(&whole, 2).expect("a run");
        let taken_up = small(&folder.path().join("taken-up"), "3");
        // One part was played elsewhere, another one was being written when the program was ended.
        play_parts::<Lumeria>(&taken_up, 1..2).expect("a part");
        let draft = taken_up.part(0, 0).with_extension("draft");
        fs::create_dir_all(&draft).expect("a draft");
        fs::write(draft.join("inputs.npy"), "half of it").expect("a half");
        run::<Lumeria>(&taken_up, 1).expect("a generation");
        // The weights of the second generation were written, but not what came of it.
        fs::create_dir_all(taken_up.generation(1)).expect("a folder");
        fs::write(taken_up.weights(1), "half of it").expect("a half");
        run::<Lumeria>(&taken_up, 2).expect("the rest");
        assert!(weights(&whole) == weights(&taken_up), "other weights");
        assert_eq!(taken_up.finished(), 2);
    }
}
