use std::hint::black_box;
use std::io::{Write, stdout};
use std::time::{Duration, Instant};

use bots::{Budget, Glimpse, Playouts, Search, SearchSettings};
use clap::Args;
use kernel::{Fast, Game, Insight, Luck, Observer, Seat, Silence, Waiting, splitmix};
use serde::Serialize;

use crate::games::{self, for_game};
use crate::{Choice, Stop};

#[derive(Args)]
pub(crate) struct Bench {
    /// The game [default: all of them]
    game: Option<String>,
    /// Report as JSON, one object per game
    #[arg(long)]
    json: bool,
}

/// What `--json` prints. Scripts rely on these names.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: usize,
    state_bytes: usize,
    clone_ns: f64,
    reimagine_ns: f64,
    decisions_per_second: f64,
    games_per_second: f64,
    decisions_per_game: f64,
    allocations_per_decision: f64,
    reference_mhash_per_second: f64,
    decisions_per_mhash: f64,
    search: Vec<SearchReport>,
}

/// How fast `search` imagines games from the opening position.
#[derive(Serialize)]
struct SearchReport {
    /// `full` plays every imagined game to its end at random, `cut` stops by instinct after 30 answers.
    playouts: &'static str,
    iterations_per_second: f64,
    iterations_per_mhash: f64,
    /// Compared with plain random games from the same position.
    share_of_random_games: f64,
    /// How many times as fast two threads are.
    two_threads: f64,
}

pub(crate) fn run(args: &Bench) -> Result<(), Stop> {
    let names = match &args.game {
        Some(game) => vec![game.as_str()],
        None => games::ALL.to_vec(),
    };
    names.into_iter().try_for_each(|game| for_game!(game, bench(args)))
}

/// How often everything is measured; the median counts, so that a busy moment of the machine does not.
const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_millis(400);

fn bench<G: Insight>(args: &Bench) -> Result<(), Stop> {
    let choice = Choice { game: G::NAME.to_owned(), seats: None, options: Vec::new() };
    let setup = games::setup::<G>(&choice)?;
    let mut player = RandomPlay::<G>::new(&setup);
    player.play_for(Duration::from_millis(100));

    let mut rounds: Vec<Round> = (0..ROUNDS)
        .map(|_| {
            let before = reference();
            let played = player.play_for(ROUND);
            Round { reference: (before + reference()) / 2.0, played }
        })
        .collect();
    rounds.sort_by(|a, b| a.per_mhash().total_cmp(&b.per_mhash()));
    let median = &rounds[ROUNDS / 2];

    let positions = player.positions(256);
    let report = Report {
        game: G::NAME,
        seats: G::seats(&setup),
        state_bytes: size_of::<G::State>(),
        clone_ns: nanoseconds(&positions, |state| black_box(state.clone())),
        reimagine_ns: {
            let mut luck = Fast::new(1);
            nanoseconds(&positions, |state| G::reimagine(state, Observer::Seat(Seat::new(0)), &mut luck))
        },
        decisions_per_second: median.played.decisions as f64 / median.played.seconds,
        games_per_second: median.played.games as f64 / median.played.seconds,
        decisions_per_game: median.played.decisions as f64 / median.played.games as f64,
        allocations_per_decision: player.allocations(),
        reference_mhash_per_second: median.reference,
        decisions_per_mhash: median.per_mhash(),
        search: vec![
            search::<G>(&setup, "full", Playouts { cut: None, informed: false }),
            search::<G>(&setup, "cut", Playouts { cut: Some(30), informed: true }),
        ],
    };
    print(args, &report)
}

fn search<G: Insight>(setup: &G::Setup, name: &'static str, playouts: Playouts) -> SearchReport {
    let opening = G::start(setup, &mut Fast::new(1), &mut Silence);
    let Waiting::For(seats) = G::waiting(&opening) else { panic!("a game begins with a question") };
    let glimpse = Glimpse::<G>::new(&opening, seats.first().expect("a question is asked of a seat"));
    let rate = |threads: usize| {
        let full = SearchSettings::full(Budget::Time(ROUND / 2));
        let mut search = Search::<G>::new(SearchSettings { threads, playouts, ..full });
        let start = Instant::now();
        let iterations = search.think(&glimpse, &mut Fast::new(1));
        f64::from(iterations) / start.elapsed().as_secs_f64()
    };
    let mut luck = Fast::new(1);
    let mut legal = Vec::new();
    let mut random_games = || {
        let start = Instant::now();
        let mut games = 0;
        while start.elapsed() < ROUND / 2 {
            play_on::<G>(&mut opening.clone(), &mut luck, &mut legal, |_| {});
            games += 1;
        }
        f64::from(games) / start.elapsed().as_secs_f64()
    };
    // Everything in turn, several times, so that a busy moment of the machine hits all alike.
    let rounds: Vec<[f64; 4]> =
        (0..ROUNDS).map(|_| [rate(1), random_games(), rate(2), reference()]).collect();
    let median_of = |figure: &dyn Fn(&[f64; 4]) -> f64| {
        let mut figures: Vec<f64> = rounds.iter().map(figure).collect();
        figures.sort_by(f64::total_cmp);
        figures[ROUNDS / 2]
    };
    SearchReport {
        playouts: name,
        iterations_per_second: median_of(&|round| round[0]),
        iterations_per_mhash: median_of(&|round| round[0] / round[3]),
        share_of_random_games: median_of(&|round| round[0] / round[1]),
        two_threads: median_of(&|round| round[2] / round[0]),
    }
}

/// Plays a game to its end at random, showing each position before its answer, and counts the answers.
fn play_on<G: Game>(
    state: &mut G::State,
    luck: &mut Fast,
    legal: &mut Vec<G::Action>,
    mut show: impl FnMut(&G::State),
) -> u64 {
    let mut decisions = 0;
    while let Waiting::For(seats) = G::waiting(state) {
        show(state);
        for seat in seats.iter() {
            G::legal(state, seat, legal);
            let action = legal[luck.pick(legal.len() as u32) as usize];
            G::apply(state, seat, action, luck, &mut Silence);
            decisions += 1;
        }
    }
    decisions
}

struct Round {
    reference: f64,
    played: Played,
}

impl Round {
    fn per_mhash(&self) -> f64 {
        self.played.decisions as f64 / self.played.seconds / self.reference
    }
}

struct Played {
    decisions: u64,
    games: u64,
    seconds: f64,
}

/// Random games, one after the other, listing every legal action, without a listener.
struct RandomPlay<'a, G: Game> {
    setup: &'a G::Setup,
    luck: Fast,
    legal: Vec<G::Action>,
}

impl<'a, G: Game> RandomPlay<'a, G> {
    fn new(setup: &'a G::Setup) -> RandomPlay<'a, G> {
        RandomPlay { setup, luck: Fast::new(1), legal: Vec::with_capacity(1024) }
    }

    fn game(&mut self, show: impl FnMut(&G::State)) -> u64 {
        let mut state = G::start(self.setup, &mut self.luck, &mut Silence);
        play_on::<G>(&mut state, &mut self.luck, &mut self.legal, show)
    }

    fn play_for(&mut self, time: Duration) -> Played {
        let start = Instant::now();
        let mut played = Played { decisions: 0, games: 0, seconds: 0.0 };
        while start.elapsed() < time {
            played.decisions += self.game(|_| {});
            played.games += 1;
        }
        played.seconds = start.elapsed().as_secs_f64();
        played
    }

    /// Positions from all over random games.
    fn positions(&mut self, count: usize) -> Vec<G::State> {
        let mut positions = Vec::new();
        let mut passed = 0;
        while positions.len() < count {
            self.game(|state| {
                passed += 1;
                if passed % 37 == 0 && positions.len() < count {
                    positions.push(state.clone());
                }
            });
        }
        positions
    }

    fn allocations(&mut self) -> f64 {
        let mut decisions = 0;
        let made = counted::allocations(|| (0..20).for_each(|_| decisions += self.game(|_| {})));
        made as f64 / decisions as f64
    }
}

/// Mean time of a call over many positions.
fn nanoseconds<S, T>(positions: &[S], mut call: impl FnMut(&S) -> T) -> f64 {
    let start = Instant::now();
    let mut calls = 0u64;
    while start.elapsed() < ROUND {
        for position in positions {
            black_box(call(black_box(position)));
        }
        calls += positions.len() as u64;
    }
    start.elapsed().as_nanos() as f64 / calls as f64
}

/// How many millions of dependent hashes a second this core does now: the measure that other figures are
/// divided by, so that they can be compared between machines.
fn reference() -> f64 {
    const HASHES: u32 = 20_000_000;
    let start = Instant::now();
    let mut hash = 1;
    for _ in 0..HASHES {
        hash = splitmix(hash);
    }
    black_box(hash);
    f64::from(HASHES) / 1e6 / start.elapsed().as_secs_f64()
}

fn print(args: &Bench, report: &Report) -> Result<(), Stop> {
    let mut out = stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(report).map_err(std::io::Error::from)?)?;
        return Ok(());
    }
    writeln!(out, "{}, {} seats, random play on one core", report.game, report.seats)?;
    writeln!(out, "  decisions per second         {:>12.0}", report.decisions_per_second)?;
    writeln!(out, "  games per second             {:>12.0}", report.games_per_second)?;
    writeln!(out, "  decisions per game           {:>12.0}", report.decisions_per_game)?;
    writeln!(out, "  allocations per decision     {:>12.3}", report.allocations_per_decision)?;
    writeln!(out, "  size of the state, bytes     {:>12}", report.state_bytes)?;
    writeln!(out, "  copying it, ns               {:>12.1}", report.clone_ns)?;
    writeln!(out, "  reimagining it, ns           {:>12.1}", report.reimagine_ns)?;
    writeln!(out, "  reference, Mhash per second  {:>12.1}", report.reference_mhash_per_second)?;
    writeln!(out, "  decisions per Mhash          {:>12.0}", report.decisions_per_mhash)?;
    for search in &report.search {
        writeln!(out, "search from the opening, {} playouts", search.playouts)?;
        writeln!(out, "  iterations per second        {:>12.0}", search.iterations_per_second)?;
        writeln!(out, "  iterations per Mhash         {:>12.1}", search.iterations_per_mhash)?;
        writeln!(out, "  compared with random games   {:>12.2}", search.share_of_random_games)?;
        writeln!(out, "  two threads against one      {:>12.2}", search.two_threads)?;
    }
    Ok(())
}
