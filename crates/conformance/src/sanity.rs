//! Positions in which an answer loses much. What an answer is worth is measured by games that are played out after it, and
//! not by what a bot expects.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use bots::{Bot, Budget, Glimpse, named};
use kernel::record::Record;
use kernel::{Committed, Fast, Game, Learned, Luck, Seat, Secret, Silence, Waiting};

/// Finds the answer that the wrong one is compared with.
const FINDER: &str = "expert-by-hand";

/// Games are played out in portions of so many.
const PORTION: u32 = 25;

/// How it is measured what an answer is worth.
#[derive(Debug)]
pub struct Measure<G: Game> {
    /// The bot that plays games out.
    pub player: fn() -> Box<dyn Bot<G>>,
    /// So many after each answer.
    pub games: u32,
    /// An answer is wrong if it loses this share of games, and more than three errors.
    pub loss: f32,
}

/// One line of a list: a record, how many of its moves come before the question, and what must not be answered. What
/// follows `#` says how that was measured.
struct Line<G: Game> {
    file: String,
    step: usize,
    forbidden: G::Action,
    state: G::State,
    seat: Seat,
}

fn lines<G: Game>(dir: &Path) -> Result<Vec<Line<G>>, String> {
    let read = |name: &str| fs::read_to_string(dir.join(name)).map_err(|error| format!("{name}: {error}"));
    let list = read("positions.txt")?;
    let lines = list.lines().filter_map(|line| line.split('#').next().map(str::trim));
    lines.filter(|line| !line.is_empty()).map(|line| position(line, read)).collect()
}

fn position<G: Game>(line: &str, read: impl Fn(&str) -> Result<String, String>) -> Result<Line<G>, String> {
    let parts: Vec<&str> = line.splitn(3, ' ').collect();
    let &[file, step, forbidden] = &parts[..] else { return Err(format!("'{line}' is not understood")) };
    let record = Record::<G>::read(&read(file)?).map_err(|error| format!("{file}: {error}"))?.record;
    let step: usize = step.parse().map_err(|_| format!("'{line}' has no number of moves"))?;
    let mut replay = record.replay(&mut Silence);
    while replay.steps() < step {
        replay.advance(&mut Silence).ok_or_else(|| format!("{file} has no {step} moves"))?;
    }
    let state = replay.state().clone();
    let Waiting::For(seats) = G::waiting(&state) else {
        return Err(format!("{file}: the game is over after {step} moves"));
    };
    let seat = seats.first().ok_or("a game that goes on waits for a seat")?;
    let forbidden: G::Action = forbidden.parse().map_err(|_| format!("'{line}' has no answer"))?;
    if G::check(&state, seat, forbidden).is_err() {
        return Err(format!("{file}: '{forbidden}' cannot be answered after {step} moves"));
    }
    Ok(Line { file: file.to_owned(), step, forbidden, state, seat })
}

/// Asks a bot in every position of `positions.txt` in this folder, with some seeds. Returns how many positions there are.
///
/// # Errors
/// Every wrong answer that was given.
pub fn sanity<G: Game>(dir: &Path, seeds: u64, bot: impl Fn() -> Box<dyn Bot<G>>) -> Result<usize, String> {
    let lines = lines::<G>(dir)?;
    let mut wrong = String::new();
    for Line { file, step, forbidden, state, seat } in &lines {
        let given = |seed: &u64| bot().answer(&Glimpse::new(state, *seat), &mut Fast::new(*seed));
        let times = (1..=seeds).filter(|seed| given(seed) == *forbidden).count();
        if times > 0 {
            let _ = writeln!(wrong, "{file} {step}: '{forbidden}' with {times} of {seeds} seeds");
        }
    }
    if wrong.is_empty() { Ok(lines.len()) } else { Err(wrong) }
}

/// Plays games and adds positions to `positions.txt` in this folder: so many in which each of these answers is wrong, told
/// by its first word. An answer is wrong if the seat wins much less after it than after another one.
///
/// # Errors
/// If a file cannot be written.
///
/// # Panics
/// If a setup is none.
pub fn find_positions<G: Learned>(
    dir: &Path,
    setups: &[&str],
    wanted: &[(&str, usize)],
    measure: &Measure<G>,
    seed: u64,
) -> Result<(), String> {
    let told = |error: std::io::Error| format!("{}: {error}", dir.display());
    fs::create_dir_all(dir).map_err(told)?;
    let mut wanted = wanted.to_vec();
    for game in 0.. {
        wanted.retain(|(_, more)| *more > 0);
        if wanted.is_empty() {
            break;
        }
        let mut luck = Fast::of(&[seed, game]);
        let setup = setups[game as usize % setups.len()].parse().unwrap_or_else(|_| panic!("no setup"));
        let Some((record, kind, text)) = look::<G>(setup, &wanted, measure, &mut luck) else { continue };
        wanted[kind].1 -= 1;
        let name = format!("{}-{seed}-{game}.record", wanted[kind].0);
        fs::write(dir.join(&name), record.to_string()).map_err(told)?;
        let path = dir.join("positions.txt");
        let list = fs::read_to_string(&path).unwrap_or_default();
        fs::write(path, format!("{list}{name} {text}\n")).map_err(told)?;
        println!("{name} {text}");
    }
    Ok(())
}

/// Plays a game until a position is found, or to its end. One position of a game at most: others would be like it.
fn look<G: Learned>(
    setup: G::Setup,
    wanted: &[(&str, usize)],
    measure: &Measure<G>,
    luck: &mut Fast,
) -> Option<(Record<G>, usize, String)> {
    let mut secret = [0; 32];
    secret.iter_mut().for_each(|byte| *byte = luck.roll(256) as u8);
    let secret = Secret(secret);
    let mut dealt = Committed::new(&secret, &[]);
    let mut record = Record::<G>::new(setup, Some(secret.commitment()), Vec::new());
    let mut state = record.begin(&mut dealt, &mut Silence);
    let (mut finder, mut player) = (bot::<G>(FINDER), bot::<G>("casual"));
    let mut legal = Vec::new();
    let (kind, _) = wanted[luck.pick(wanted.len() as u32) as usize];
    let nth = wanted.iter().position(|(word, _)| *word == kind)?;
    while let Waiting::For(seats) = G::waiting(&state) {
        let seat = seats.first().expect("a game that goes on waits for a seat");
        G::legal(&state, seat, &mut legal);
        legal.retain(|action| action.to_string().split(' ').next() == Some(kind));
        if !legal.is_empty() && luck.pick(6) == 0 {
            finder.answer(&Glimpse::new(&state, seat), luck);
            let worse = legal[luck.pick(legal.len() as u32) as usize];
            let candidates = finder.explain();
            let expected = |action| candidates.iter().find(|other| other.action == action);
            let better = candidates.iter().find(|other| other.action != worse);
            if let (Some(better), Some(worse)) = (better, expected(worse))
                && (0.05..0.95).contains(&better.expected)
                && better.expected > worse.expected - 0.05
            {
                let (better, worse) = (better.action, worse.action);
                if let Some([more, less]) = gap(&state, seat, [better, worse], measure, luck) {
                    let step = record.steps.len();
                    record.secret = Some(secret);
                    let played = measure.games;
                    let text =
                        format!("{step} {worse} # '{better}' won {more}, '{worse}' {less} of {played}");
                    return Some((record, nth, text));
                }
            }
        }
        let action = player.answer(&Glimpse::new(&state, seat), luck);
        record.apply(&mut state, seat, action, &mut dealt, &mut Silence);
    }
    None
}

fn bot<G: Learned>(name: &str) -> Box<dyn Bot<G>> {
    named(name, Budget::Iterations(1)).unwrap_or_else(|error| unreachable!("{error}"))
}

/// How many games are won after each of two answers, if the second one is much worse.
fn gap<G: Learned>(
    state: &G::State,
    seat: Seat,
    answers: [G::Action; 2],
    measure: &Measure<G>,
    luck: &mut Fast,
) -> Option<[f32; 2]> {
    let mut wins = [0.0; 2];
    for portion in 1..=measure.games / PORTION {
        for (wins, action) in wins.iter_mut().zip(answers) {
            *wins += worth(state, seat, action, measure, luck);
        }
        let games = (portion * PORTION) as f32;
        let share = wins.map(|wins| wins / games);
        let error = (share.map(|share| share * (1.0 - share)).iter().sum::<f32>() / games).sqrt();
        // Few games tell little: only what looks hopeless by then is given up.
        let least = match portion == measure.games / PORTION {
            true => measure.loss.max(3.0 * error),
            false => measure.loss - error,
        };
        if share[0] - share[1] < least {
            return None;
        }
    }
    Some(wins)
}

/// How many games of a portion the seat wins after an answer. Unknown cards and luck are dealt anew each time.
fn worth<G: Learned>(
    state: &G::State,
    seat: Seat,
    action: G::Action,
    measure: &Measure<G>,
    luck: &mut Fast,
) -> f32 {
    let mut player = (measure.player)();
    let mut wins = 0.0;
    for _ in 0..PORTION {
        let mut world = Glimpse::<G>::new(state, seat).reimagine(luck);
        G::apply(&mut world, seat, action, luck, &mut Silence);
        let standing = loop {
            let seat = match G::waiting(&world) {
                Waiting::Over(standing) => break standing,
                Waiting::For(seats) => seats.first().expect("a game that goes on waits for a seat"),
            };
            let action = player.answer(&Glimpse::new(&world, seat), luck);
            G::apply(&mut world, seat, action, luck, &mut Silence);
        };
        let winners = standing.winners();
        if winners.contains(seat) {
            wins += 1.0 / winners.len() as f32;
        }
    }
    wins
}
