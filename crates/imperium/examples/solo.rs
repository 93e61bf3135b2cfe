//! How often a bot that answers questions beats the bot of the solo game, nation by nation:
//! `cargo run --release -p imperium --example solo -- GAMES BOT ITERATIONS LEVEL...` plays so many games against each
//! nation at each level, with nations of the player by turns. Points are means.

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
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(16);
    let name = args.next().unwrap_or_else(|| "greedy".to_owned());
    let iterations: u32 = args.next().and_then(|text| text.parse().ok()).unwrap_or(100);
    let levels: Vec<String> = args.collect();
    let nations: Vec<&str> = nations().collect();
    for level in &levels {
        println!(
            "| {level}, {name} | won | collapsed | points | bot's points | rounds |\n|---|---|---|---|---|---|"
        );
        let mut all = [0.0; 5];
        for (at, bot) in nations.iter().enumerate() {
            let mut sums = [0.0; 5];
            for number in 0..games {
                let player = nations[(at + 1 + number as usize % 15) % 16];
                let commons = ["classics", "legends"][number as usize % 2];
                let setup =
                    format!("seats=1 box=both commons={commons} nations={player} bot={bot} level={level}");
                let setup: Setup = setup.parse().expect("they can play");
                let (won, collapsed, mine, theirs, rounds) = game(&setup, &name, iterations, number);
                let got = [f64::from(u8::from(won)) * 100.0, f64::from(u8::from(collapsed)) * 100.0];
                let got = got.into_iter().chain([mine.into(), theirs.into(), f64::from(rounds)]);
                sums.iter_mut().zip(got).for_each(|(sum, one)| *sum += one / games as f64);
            }
            let [won, collapsed, mine, theirs, rounds] = sums;
            println!("| {bot} | {won:.0} % | {collapsed:.0} % | {mine:.0} | {theirs:.0} | {rounds:.1} |");
            all.iter_mut().zip(sums).for_each(|(sum, one)| *sum += one / nations.len() as f64);
        }
        let [won, collapsed, mine, theirs, rounds] = all;
        println!("| all | {won:.0} % | {collapsed:.0} % | {mine:.0} | {theirs:.0} | {rounds:.1} |\n");
    }
}
