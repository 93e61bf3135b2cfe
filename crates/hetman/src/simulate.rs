use std::io::{Write, stdout};
use std::time::Instant;

use clap::Args;
use indicatif::ProgressBar;
use kernel::{Game, Learned, Seat};
use serde::Serialize;

use crate::table::{Finished, keep, make_folder, play, progress, seat_bots, share_out};
use crate::{Choice, Series, Stop, games, table};

#[derive(Args)]
pub(crate) struct Simulate {
    #[command(flatten)]
    pub(crate) choice: Choice,
    /// The number of games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = games::how_many(1_000_000_000))]
    games: u64,
    /// The bot that plays: random, greedy, search, a level (companion, novice, casual,
    /// skilled, expert, master) or a style (warlike, builder)
    #[arg(long, value_name = "NAME", default_value = "random")]
    bot: String,
    #[command(flatten)]
    series: Series,
}

/// What `--json` prints. Scripts rely on these names.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: usize,
    games: u64,
    decisions: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    results: Results,
}

#[derive(Serialize)]
struct Results {
    /// Games each seat won, alone or shared.
    wins: Vec<u64>,
    /// Games with more than one winner.
    shared: u64,
    /// Mean score of each seat.
    mean: Vec<f64>,
    /// Standard deviation of the score of each seat.
    spread: Vec<f64>,
    /// Answers per game.
    length: Length,
}

#[derive(Serialize)]
struct Length {
    mean: f64,
    min: u64,
    max: u64,
}

/// Sums that do not depend on the order of games, so the number of threads cannot change a result.
#[derive(Clone, Default)]
struct Sums {
    wins: [u64; Seat::MAX],
    scores: [i64; Seat::MAX],
    squares: [i64; Seat::MAX],
    shared: u64,
    decisions: u64,
    shortest: Option<u64>,
    longest: u64,
}

impl Sums {
    fn add<G: Game>(&mut self, game: &Finished<G>) {
        let answers = game.record.steps.len() as u64;
        let winners = game.standing.winners();
        for seat in Seat::all(game.standing.seats()) {
            let score = i64::from(game.standing.score(seat));
            self.wins[seat.index()] += u64::from(winners.contains(seat));
            self.scores[seat.index()] += score;
            self.squares[seat.index()] += score * score;
        }
        self.shared += u64::from(winners.len() > 1);
        self.decisions += answers;
        self.shortest = Some(self.shortest.map_or(answers, |shortest| shortest.min(answers)));
        self.longest = self.longest.max(answers);
    }

    fn merge(&mut self, other: &Sums) {
        for seat in 0..Seat::MAX {
            self.wins[seat] += other.wins[seat];
            self.scores[seat] += other.scores[seat];
            self.squares[seat] += other.squares[seat];
        }
        self.shared += other.shared;
        self.decisions += other.decisions;
        self.shortest = self.shortest.into_iter().chain(other.shortest).min();
        self.longest = self.longest.max(other.longest);
    }

    fn results(&self, seats: usize, games: u64) -> Results {
        let games = games as f64;
        let mean = |seat: usize| self.scores[seat] as f64 / games;
        let variance = |seat: usize| (self.squares[seat] as f64 / games - mean(seat) * mean(seat)).max(0.0);
        Results {
            wins: self.wins[..seats].to_vec(),
            shared: self.shared,
            mean: (0..seats).map(mean).collect(),
            spread: (0..seats).map(|seat| variance(seat).sqrt()).collect(),
            length: Length {
                mean: self.decisions as f64 / games,
                min: self.shortest.unwrap_or(0),
                max: self.longest,
            },
        }
    }
}

pub(crate) fn run<G: Learned>(args: &Simulate) -> Result<(), Stop> {
    let setup = games::setup::<G>(&args.choice)?;
    seat_bots::<G>(&[&args.bot], games::BUDGET)?;
    if let Some(folder) = &args.series.record {
        make_folder(folder)?;
    }
    let threads = table::threads(args.series.threads);
    let progress = progress(args.games);
    let start = Instant::now();
    let sums = play_all::<G>(args, &setup, threads, &progress)?;
    let seconds = start.elapsed().as_secs_f64();
    progress.finish_and_clear();

    let seats = G::seats(&setup);
    let report = Report {
        game: G::NAME,
        seats,
        games: args.games,
        decisions: sums.decisions,
        seconds,
        games_per_second: args.games as f64 / seconds,
        decisions_per_second: sums.decisions as f64 / seconds,
        results: sums.results(seats, args.games),
    };
    print(args, &report)
}

fn play_all<G: Learned>(
    args: &Simulate,
    setup: &G::Setup,
    threads: usize,
    progress: &ProgressBar,
) -> Result<Sums, Stop> {
    let names = vec![args.bot.as_str(); G::seats(setup)];
    let play_one = |sums: &mut Sums, game: u64| -> Result<(), Stop> {
        let finished = play::<G>(setup, seat_bots(&names, games::BUDGET)?, [args.series.seed, game, 0]);
        if let Some(folder) = &args.series.record {
            keep(folder, &format!("{}-{}-{game:06}", G::NAME, args.series.seed), &finished.record)?;
        }
        sums.add(&finished);
        progress.inc(1);
        Ok(())
    };
    let mut total = Sums::default();
    for sums in share_out(args.games, threads, play_one)? {
        total.merge(&sums);
    }
    Ok(total)
}

fn print(args: &Simulate, report: &Report) -> Result<(), Stop> {
    let mut out = stdout().lock();
    if args.series.json {
        writeln!(out, "{}", serde_json::to_string(report).map_err(std::io::Error::from)?)?;
        return Ok(());
    }
    let Report { game, seats, games, decisions, seconds, .. } = report;
    writeln!(out, "{games} games of {game}, {seats} seats, bot {}, seed {}", args.bot, args.series.seed)?;
    writeln!(
        out,
        "{decisions} decisions in {seconds:.2} s: {:.0} games and {:.0} decisions a second",
        report.games_per_second, report.decisions_per_second
    )?;
    let Length { mean, min, max } = report.results.length;
    writeln!(
        out,
        "{mean:.0} moves a game, {min} to {max}; {} games with a shared win",
        report.results.shared
    )?;
    writeln!(out, "\nseat     wins             score        (a shared win counts for each)")?;
    for seat in 0..*seats {
        let wins = report.results.wins[seat];
        writeln!(
            out,
            "{seat:>4} {wins:>8}  {:>5.1} %  {:>7.1} ± {:.1}",
            100.0 * wins as f64 / *games as f64,
            report.results.mean[seat],
            report.results.spread[seat]
        )?;
    }
    Ok(())
}
