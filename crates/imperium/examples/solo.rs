//! How often a bot that answers questions beats the bot of the solo game, nation by nation:
//! `cargo run --release -p imperium --example solo -- GAMES BOT ITERATIONS LEVEL [NATION]...` plays so many games at this
//! level against each of these nations, or against all, with nations of the player by turns. Points are means.
//! With `BOTS=FILE` the bot plays by the tables in this file.

#![expect(clippy::print_stdout, reason = "that is what it is for")]

use bots::{Bot, Budget, Glimpse, named};
use imperium::{Imperium, Over, Setup, nations};
use kernel::{Fast, Game, Observer, Seat, Silence, Waiting};

/// How a game ended: whether it was won, whether it collapsed, the points of both, and the rounds.
fn game(setup: &Setup, name: &str, iterations: u32, seed: u64) -> (bool, bool, i32, i32, u16) {
    let mut luck = Fast::new(seed);
    let mut player: Box<dyn Bot<Imperium>> =
        named(name, Budget::Iterations(iterations)).expect("there is such a bot");
    let mut state = Imperium::start(setup, &mut luck, &mut Silence);
    let seat = Seat::new(0);
    while let Waiting::For(_) = Imperium::waiting(&state) {
        let action = player.answer(&Glimpse::new(&state, seat), &mut luck);
        Imperium::apply(&mut state, seat, action, &mut luck, &mut Silence);
    }
    let view = Imperium::view(&state, Observer::Spectator);
    let (rank, mine) = view.ranks.and_then(|ranks| ranks.first().copied()).unwrap_or_default();
    let theirs = view.bot.and_then(|bot| bot.points).unwrap_or_default();
    (rank == 1, view.over == Over::Collapsed, mine, theirs, view.round)
}

fn main() {
    if let Ok(file) = std::env::var("BOTS") {
        let text = std::fs::read_to_string(&file).expect("a file of tables");
        imperium::prefer_bots(&text).expect("tables that can be read");
    }
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(16);
    let name = args.next().unwrap_or_else(|| "greedy".to_owned());
    let iterations: u32 = args.next().and_then(|text| text.parse().ok()).unwrap_or(100);
    let level = args.next().unwrap_or_else(|| "imperator".to_owned());
    let chosen: Vec<String> = args.collect();
    let all: Vec<&str> = nations().collect();
    println!(
        "| {level}, {name} | won | collapsed | points | bot's points | rounds |\n|---|---|---|---|---|---|"
    );
    let mut sums = [0.0; 5];
    let mut rows = 0.0;
    for (at, bot) in all.iter().enumerate() {
        if !chosen.is_empty() && !chosen.iter().any(|name| name == bot) {
            continue;
        }
        let mut means = [0.0; 5];
        for number in 0..games {
            let player = all[(at + 1 + number as usize % 15) % 16];
            let commons = ["classics", "legends"][number as usize % 2];
            let setup =
                format!("seats=1 box=both commons={commons} nations={player} bot={bot} difficulty={level}");
            let setup: Setup = setup.parse().expect("they can play");
            let (won, collapsed, mine, theirs, rounds) = game(&setup, &name, iterations, number);
            let got = [f64::from(u8::from(won)) * 100.0, f64::from(u8::from(collapsed)) * 100.0];
            let got = got.into_iter().chain([mine.into(), theirs.into(), f64::from(rounds)]);
            means.iter_mut().zip(got).for_each(|(mean, one)| *mean += one / games as f64);
        }
        tell(bot, means);
        rows += 1.0;
        sums.iter_mut().zip(means).for_each(|(sum, mean)| *sum += mean);
    }
    tell("all", sums.map(|sum| sum / rows));
}

fn tell(name: &str, [won, collapsed, mine, theirs, rounds]: [f64; 5]) {
    println!("| {name} | {won:.0} % | {collapsed:.0} % | {mine:.0} | {theirs:.0} | {rounds:.1} |");
}
