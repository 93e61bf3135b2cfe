//! Games between bots, for the tables of `RESULTS.md`. Each game is a line of a file, so that a run can be stopped and gone
//! on with at any time.
//!
//! * `rates duel FILE BOT` lets all nations play each other, both sides of the power cards, both ways round, again and again.
//! * `rates solo FILE BOTS LEVELS [NATIONS]` lets bots play alone against the bot of the solo game: every bot at every level
//!   against every nation, again and again, with nations of the player and the box of the common cards by turns. With
//!   `TABLES=FILE` that bot plays by the tables in this file.
//! * `rates tell FILE...` prints what the games of these files say.

#![expect(clippy::print_stdout, reason = "that is what it is for")]

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::Write;

use bots::{Bot, Budget, Glimpse, named};
use imperium::{Imperium, Over, Setup, View, nations};
use kernel::{Fast, Game, Observer, Silence, Waiting};

/// How a game between these bots, one for each seat, ended.
fn game(setup: &str, bots: &[&str], seed: u64) -> View {
    let setup: Setup = setup.parse().expect("they can play");
    let mut luck = Fast::new(seed);
    let bot = |name: &&str| named(name, Budget::Iterations(500)).expect("there is such a bot");
    let mut bots: Vec<Box<dyn Bot<Imperium>>> = bots.iter().map(bot).collect();
    let mut state = Imperium::start(&setup, &mut luck, &mut Silence);
    while let Waiting::For(seats) = Imperium::waiting(&state) {
        let seat = seats.first().expect("a seat is asked");
        let action = bots[seat.index()].answer(&Glimpse::new(&state, seat), &mut luck);
        Imperium::apply(&mut state, seat, action, &mut luck, &mut Silence);
    }
    Imperium::view(&state, Observer::Spectator)
}

/// Plays one game after the other, from the first that is not in the file yet.
fn keep(file: &str, beginning: &str, play: impl Fn(u64) -> String) -> ! {
    let known = fs::read_to_string(file).unwrap_or_default();
    let first = known.lines().filter(|line| line.starts_with(beginning)).count() as u64;
    let mut out = OpenOptions::new().create(true).append(true).open(file).expect("the file can be written");
    for number in first.. {
        writeln!(out, "{beginning} {}", play(number)).expect("the file can be written");
    }
    unreachable!("there are numbers enough")
}

const BOXES: [&str; 2] = ["classics", "legends"];

fn duel(file: &str, bot: &str) -> ! {
    let all: Vec<&str> = nations().collect();
    let pairs: Vec<(&str, &str)> = all
        .iter()
        .flat_map(|one| all.iter().map(|two| (*one, *two)))
        .filter(|(one, two)| one != two)
        .collect();
    keep(file, &format!("duel {bot}"), |number| {
        let (side, pair) = (["a", "b"][number as usize % 2], number as usize / 2);
        let ((one, two), round) = (pairs[pair % pairs.len()], pair / pairs.len());
        let commons = BOXES[round % 2];
        let setup = format!("box=both commons={commons} nations={one},{two} sides={side}");
        let ranks = game(&setup, &[bot, bot], number).ranks.expect("the game is over");
        let share = match (ranks[0].0, ranks[1].0) {
            (1, 1) => 0.5,
            (1, _) => 1.0,
            _ => 0.0,
        };
        format!("{side} {one} {two} {share}")
    })
}

fn solo(file: &str, bots: &str, levels: &str, rivals: Option<&str>) -> ! {
    let all: Vec<&str> = nations().collect();
    let (bots, levels): (Vec<&str>, Vec<&str>) = (bots.split(',').collect(), levels.split(',').collect());
    let rivals: Vec<&str> = rivals.map_or(all.clone(), |list| list.split(',').collect());
    keep(file, "solo", |number| {
        let number = number as usize;
        let (bot, number) = (bots[number % bots.len()], number / bots.len());
        let (level, number) = (levels[number % levels.len()], number / levels.len());
        let (rival, round) = (rivals[number % rivals.len()], number / rivals.len());
        let at = all.iter().position(|nation| *nation == rival).expect("there is such a nation");
        let (player, commons) = (all[(at + 1 + round % 15) % 16], BOXES[round % 2]);
        let side = ["a", "b"][round / 2 % 2];
        let setup = format!(
            "seats=1 box=both commons={commons} nations={player} sides={side} bot={rival} difficulty={level}"
        );
        let view = game(&setup, &[bot], round as u64);
        let (rank, mine) = view.ranks.and_then(|ranks| ranks.first().copied()).expect("the game is over");
        let theirs = view.bot.and_then(|bot| bot.points).expect("its points");
        let (won, collapsed) = (u8::from(rank == 1), u8::from(view.over == Over::Collapsed));
        format!("{bot} {level} {rival} {player} {won} {collapsed} {mine} {theirs} {}", view.round)
    })
}

/// So many won of so many games.
#[derive(Clone, Copy, Default)]
struct Share {
    won: f64,
    games: f64,
}

impl Share {
    fn add(&mut self, won: f64) {
        self.won += won;
        self.games += 1.0;
    }

    /// In hundredths.
    fn rate(self) -> String {
        if self.games == 0.0 { "–".to_owned() } else { format!("{:.0} %", 100.0 * self.won / self.games) }
    }

    /// With the ends of Wilson's interval, which holds the true rate with 95 % confidence.
    fn with_ends(self) -> String {
        const Z: f64 = 1.959_964;
        let (n, rate) = (self.games.max(1.0), self.won / self.games.max(1.0));
        let centre = rate + Z * Z / (2.0 * n);
        let width = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        let end = |end: f64| 100.0 * (end / scale).clamp(0.0, 1.0);
        format!("{} ({:.0} to {:.0})", self.rate(), end(centre - width), end(centre + width))
    }
}

/// The share of wins of each pair.
type Shares<'a> = BTreeMap<(&'a str, &'a str), Share>;

fn tell(files: &[String]) {
    let text: String = files.iter().map(|file| fs::read_to_string(file).expect("a file of games")).collect();
    let mut duels: BTreeMap<(&str, &str), Shares<'_>> = BTreeMap::new();
    let mut solos: BTreeMap<&str, Shares<'_>> = BTreeMap::new();
    let mut means: BTreeMap<(&str, &str, &str), ([f64; 4], f64)> = BTreeMap::new();
    for line in text.lines() {
        let number = |text: &str| text.parse::<f64>().expect("a number");
        match line.split(' ').collect::<Vec<_>>()[..] {
            ["duel", bot, side, one, two, share] => {
                let duels = duels.entry((bot, side)).or_default();
                duels.entry((one, two)).or_default().add(number(share));
                duels.entry((two, one)).or_default().add(1.0 - number(share));
                duels.entry((one, "all")).or_default().add(number(share));
                duels.entry((two, "all")).or_default().add(1.0 - number(share));
            }
            ["solo", bot, level, rival, _, won, ref rest @ ..] => {
                for row in [rival, "all"] {
                    let cell = solos.entry(row).or_default().entry((level, bot)).or_default();
                    cell.add(number(won));
                    let (sums, games) = means.entry((level, bot, row)).or_default();
                    sums.iter_mut().zip(rest).for_each(|(sum, one)| *sum += number(one));
                    *games += 1.0;
                }
            }
            _ => panic!("'{line}' is no game"),
        }
    }
    let all: Vec<&str> = nations().chain(["all"]).collect();
    for ((bot, side), shares) in &duels {
        println!("\n{bot}, side {}\n\n| | {} | games |", side.to_uppercase(), all.join(" | "));
        println!("|---|{}", "---|".repeat(all.len() + 1));
        for one in nations() {
            let share = |two: &&str| shares.get(&(one, *two)).copied().unwrap_or_default();
            let last = share(&"all");
            let cells: Vec<String> = all[..16].iter().map(|two| share(two).rate()).collect();
            println!("| {one} | {} | {} | {} |", cells.join(" | "), last.with_ends(), last.games);
        }
    }
    let columns: Vec<(&str, &str)> =
        solos.get("all").into_iter().flat_map(|row| row.keys().copied()).collect();
    if columns.is_empty() {
        return;
    }
    let heads: Vec<String> = columns.iter().map(|(level, bot)| format!("{level}, {bot}")).collect();
    println!("\n| | {} |\n|---|{}", heads.join(" | "), "---|".repeat(heads.len()));
    for row in &all {
        let cell = |column| solos.get(row).and_then(|cells| cells.get(column)).copied().unwrap_or_default();
        let cells: Vec<String> = columns.iter().map(|column| cell(column).with_ends()).collect();
        println!("| {row} | {} |", cells.join(" | "));
    }
    println!(
        "\n| level, bot, nation | games | collapsed | points | bot's points | rounds |\n|---|---|---|---|---|---|"
    );
    for ((level, bot, row), ([collapsed, mine, theirs, rounds], games)) in &means {
        let mean = |sum: &f64| sum / games;
        println!(
            "| {level}, {bot}, {row} | {games} | {:.0} % | {:.0} | {:.0} | {:.1} |",
            100.0 * mean(collapsed),
            mean(mine),
            mean(theirs),
            mean(rounds)
        );
    }
}

fn main() {
    if let Ok(file) = std::env::var("TABLES") {
        let text = fs::read_to_string(&file).expect("a file of tables");
        imperium::prefer_bots(&text).expect("tables that can be read");
    }
    let args: Vec<String> = std::env::args().skip(1).collect();
    match &args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["duel", file, bot] => duel(file, bot),
        ["solo", file, bots, levels] => solo(file, bots, levels, None),
        ["solo", file, bots, levels, rivals] => solo(file, bots, levels, Some(rivals)),
        ["tell", ..] if args.len() > 1 => tell(&args[1..]),
        _ => println!("duel FILE BOT | solo FILE BOTS LEVELS [NATIONS] | tell FILE..."),
    }
}
