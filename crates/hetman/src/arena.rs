use std::collections::BTreeMap;
use std::io::{Write, stdout};
use std::num::NonZero;
use std::time::{Duration, Instant};

use bots::Budget;
use clap::Args;
use kernel::{Learned, Seat, Standing};
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::table::{keep, make_folder, play, progress, seat_bots, share_out};
use crate::{Choice, Series, Stop, games, table};

#[derive(Args)]
pub(crate) struct Arena {
    #[command(flatten)]
    pub(crate) choice: Choice,
    /// The bots that play: one name for each seat, or any number of names to try every combination
    #[arg(long, value_name = "NAMES", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// Games for each combination, rounded up so that every bot plays in every seat equally often
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = games::how_many(1_000_000))]
    games: u64,
    /// Imagined games per move of `search` [default: 1000]
    #[arg(long, value_name = "K", conflicts_with = "ms")]
    iterations: Option<NonZero<u32>>,
    /// Milliseconds per move of `search`; results then depend on the machine
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    ms: Option<u64>,
    #[command(flatten)]
    series: Series,
}

/// What `--json` prints. Scripts rely on these names.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: usize,
    games: u64,
    decisions_per_game: f64,
    seconds: f64,
    bots: Vec<BotReport>,
}

#[derive(Serialize)]
struct BotReport {
    name: String,
    /// Games it played, counting each of its seats.
    games: u64,
    /// A shared win counts as a part of one.
    wins: f64,
    win_rate: f64,
    /// The ends of the interval that holds the true rate with 95 % confidence, counting games as independent.
    low: f64,
    high: f64,
    rating: f64,
    mean_ms: f64,
}

/// One game of the arena.
struct Bout {
    standing: Standing,
    answers: u64,
    thinking: Vec<(u64, Duration)>,
}

pub(crate) fn run<G: Learned>(args: &Arena) -> Result<(), Stop> {
    let setup = games::setup::<G>(&args.choice)?;
    let seats = G::seats(&setup);
    let budget = match (args.iterations, args.ms) {
        (_, Some(ms)) => Budget::Time(Duration::from_millis(ms)),
        (Some(iterations), None) => Budget::Iterations(iterations.get()),
        (None, None) => games::BUDGET,
    };
    let names: Vec<&str> = args.bots.iter().map(String::as_str).collect();
    seat_bots::<G>(&names, budget)?;
    if let Some(folder) = &args.series.record {
        make_folder(folder)?;
    }

    // Each combination plays each deal once from every rotation of its seats.
    let lineups = lineups(&names, seats)?;
    let deals = args.games.div_ceil(seats as u64);
    let per_lineup = deals * seats as u64;
    let count = lineups.len() as u64 * per_lineup;
    let seating = |number: u64| {
        let (lineup, game) = ((number / per_lineup) as usize, number % per_lineup);
        let (deal, rotation) = (game / seats as u64, game % seats as u64);
        let mut names = lineups[lineup].clone();
        names.rotate_right(rotation as usize);
        (names, lineup as u64, deal, rotation)
    };
    let bar = progress(count);
    let start = Instant::now();
    let bouts =
        share_out(count, table::threads(args.series.threads), |bouts: &mut Vec<(u64, Bout)>, number| {
            let (names, lineup, deal, rotation) = seating(number);
            let repetition = lineup * seats as u64 + rotation;
            let finished =
                play::<G>(&setup, seat_bots(&names, budget)?, [args.series.seed, deal, repetition]);
            if let Some(folder) = &args.series.record {
                let name = format!("{}-{}-{number:06}-{}", G::NAME, args.series.seed, names.join("-"));
                keep(folder, &name, &finished.record)?;
            }
            let answers = finished.record.steps.len() as u64;
            bouts.push((number, Bout { standing: finished.standing, answers, thinking: finished.thinking }));
            bar.inc(1);
            Ok(())
        })?;
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();

    let mut bouts: Vec<(u64, Bout)> = bouts.into_iter().flatten().collect();
    bouts.sort_by_key(|(number, _)| *number);
    let mut tallies = Tallies::default();
    for (number, bout) in &bouts {
        tallies.add(&seating(*number).0, bout);
    }
    let answers: u64 = bouts.iter().map(|(_, bout)| bout.answers).sum();
    let report = Report {
        game: G::NAME,
        seats,
        games: count,
        decisions_per_game: answers as f64 / count as f64,
        seconds,
        bots: tallies.report(),
    };
    print(args, &report)
}

/// Who sits down together: as many bots as there are seats sit down as named; otherwise every combination does,
/// and with fewer bots than seats they sit down several times.
fn lineups<'a>(names: &[&'a str], seats: usize) -> Result<Vec<Vec<&'a str>>, Stop> {
    if names.len() == seats {
        return Ok(vec![names.to_vec()]);
    }
    let mut distinct: Vec<&str> = Vec::new();
    for name in names {
        if distinct.contains(name) {
            let reason =
                format!("--bots: {name} is named twice, and {} names are not {seats} seats", names.len());
            return Err(Stop::Usage(reason));
        }
        distinct.push(name);
    }
    let again = distinct.len() < seats;
    let mut lineups = vec![Vec::new()];
    for _ in 0..seats {
        let longer = |lineup: &Vec<usize>| {
            let first = lineup.last().map_or(0, |&last| if again { last } else { last + 1 });
            let lineup = lineup.clone();
            (first..distinct.len()).map(move |next| [&lineup[..], &[next]].concat()).collect::<Vec<_>>()
        };
        lineups = lineups.iter().flat_map(longer).collect();
    }
    // A bot with nothing but itself proves nothing, unless it is the only one, or each plays alone.
    lineups.retain(|lineup| distinct.len() == 1 || seats == 1 || lineup.first() != lineup.last());
    Ok(lineups.into_iter().map(|lineup| lineup.into_iter().map(|at| distinct[at]).collect()).collect())
}

#[derive(Default)]
struct Tally {
    games: u64,
    wins: f64,
    answers: u64,
    thinking: Duration,
    rating: WengLinRating,
}

#[derive(Default)]
struct Tallies(BTreeMap<String, Tally>);

impl Tallies {
    fn add(&mut self, names: &[&str], bout: &Bout) {
        let ratings = self.rated(names, &bout.standing);
        let winners = bout.standing.winners();
        for (at, name) in names.iter().enumerate() {
            let tally = self.0.entry((*name).to_owned()).or_default();
            tally.games += 1;
            if winners.contains(Seat::new(at)) {
                tally.wins += 1.0 / winners.len() as f64;
            }
            tally.answers += bout.thinking[at].0;
            tally.thinking += bout.thinking[at].1;
        }
        for (name, rating) in ratings {
            self.0.entry(name).or_default().rating = rating;
        }
    }

    /// Ratings after a bout. A bot in several seats gets the mean of what each of them earned.
    fn rated(&self, names: &[&str], standing: &Standing) -> BTreeMap<String, WengLinRating> {
        let before = |name: &str| self.0.get(name).map(|tally| tally.rating).unwrap_or_default();
        let teams: Vec<[WengLinRating; 1]> = names.iter().map(|name| [before(name)]).collect();
        let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
            .iter()
            .enumerate()
            .map(|(at, team)| (&team[..], MultiTeamOutcome::new(standing.rank(Seat::new(at)).into())))
            .collect();
        let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
        let mut sums: BTreeMap<String, (WengLinRating, f64)> = BTreeMap::new();
        for (name, team) in names.iter().zip(after) {
            let zero = WengLinRating { rating: 0.0, uncertainty: 0.0 };
            let (sum, count) = sums.entry((*name).to_owned()).or_insert((zero, 0.0));
            sum.rating += team[0].rating;
            sum.uncertainty += team[0].uncertainty;
            *count += 1.0;
        }
        let mean = |(sum, count): (WengLinRating, f64)| WengLinRating {
            rating: sum.rating / count,
            uncertainty: sum.uncertainty / count,
        };
        sums.into_iter().map(|(name, sum)| (name, mean(sum))).collect()
    }

    /// Best first.
    fn report(&self) -> Vec<BotReport> {
        let mut bots: Vec<BotReport> = self
            .0
            .iter()
            .map(|(name, tally)| {
                let (low, high) = interval(tally.wins, tally.games as f64);
                BotReport {
                    name: name.clone(),
                    games: tally.games,
                    wins: tally.wins,
                    win_rate: tally.wins / tally.games as f64,
                    low,
                    high,
                    rating: tally.rating.rating,
                    mean_ms: 1000.0 * tally.thinking.as_secs_f64() / tally.answers.max(1) as f64,
                }
            })
            .collect();
        bots.sort_by(|a, b| b.win_rate.total_cmp(&a.win_rate));
        bots
    }
}

/// Wilson's interval for a rate, with 95 % confidence.
fn interval(wins: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    let rate = wins / games;
    let centre = rate + Z * Z / (2.0 * games);
    let width = Z * (rate * (1.0 - rate) / games + Z * Z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + Z * Z / games;
    (((centre - width) / scale).max(0.0), ((centre + width) / scale).min(1.0))
}

fn print(args: &Arena, report: &Report) -> Result<(), Stop> {
    let mut out = stdout().lock();
    if args.series.json {
        writeln!(out, "{}", serde_json::to_string(report).map_err(std::io::Error::from)?)?;
        return Ok(());
    }
    let Report { game, seats, games, decisions_per_game, seconds, bots } = report;
    writeln!(out, "{games} games of {game}, {seats} seats, seed {}, in {seconds:.0} s", args.series.seed)?;
    writeln!(out, "{decisions_per_game:.0} decisions a game\n")?;
    writeln!(
        out,
        "{:<24} {:>6} {:>8} {:>8}   {:<15} {:>6} {:>9}",
        "bot", "games", "wins", "rate", "95 %", "rating", "ms"
    )?;
    for bot in bots {
        writeln!(
            out,
            "{:<24} {:>6} {:>8.1} {:>6.1} %   {:>4.1} to {:>4.1} % {:>7.1} {:>9.3}",
            bot.name,
            bot.games,
            bot.wins,
            100.0 * bot.win_rate,
            100.0 * bot.low,
            100.0 * bot.high,
            bot.rating,
            bot.mean_ms
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_combination_sits_down() {
        let lineups = |names: &[&str], seats| lineups(names, seats).ok().expect("they can sit down").len();
        assert_eq!(lineups(&["a", "b"], 2), 1);
        assert_eq!(lineups(&["a", "b", "b", "b"], 4), 1);
        assert_eq!(lineups(&["a", "b", "c"], 2), 3);
        // aaab, aabb, abbb
        assert_eq!(lineups(&["a", "b"], 4), 3);
        assert_eq!(lineups(&["a"], 3), 1);
        assert_eq!(lineups(&["a", "b", "c"], 1), 3, "each of them plays alone");
        assert!(super::lineups(&["a", "b", "b"], 2).is_err());
    }

    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = interval(8.0, 10.0);
        assert!((low - 0.4902).abs() < 1e-4 && (high - 0.9433).abs() < 1e-4, "{low} {high}");
        assert_eq!(interval(0.0, 10.0).0, 0.0);
    }

    #[test]
    fn who_wins_more_is_rated_higher() {
        let mut tallies = Tallies::default();
        let standing = Standing::new(3, |seat| (0, seat.index() as u8 + 1));
        let bout = Bout { standing, answers: 1, thinking: vec![(1, Duration::ZERO); 3] };
        tallies.add(&["a", "b", "b"], &bout);
        let report = tallies.report();
        assert_eq!((report[0].name.as_str(), report[0].games, report[0].wins), ("a", 1, 1.0));
        assert_eq!((report[1].name.as_str(), report[1].games, report[1].wins), ("b", 2, 0.0));
        assert!(report[0].rating > 25.0 && report[1].rating < 25.0);
    }
}
