//! How often each army, each seat and the player who begins the first round wins, scenario by scenario:
//! `cargo run --release -p lumeria --example balance -- GAMES [BOT]` plays so many games of each pair, half of them each
//! way round. A draw counts half.

#![expect(clippy::print_stdout, reason = "that is what it is for")]

use bots::{Bot, Budget, Glimpse, named};
use kernel::{Fast, Game, Observer, Seat, Silence, Standing, Waiting};
use lumeria::{Edition, Faction, Lumeria, Setup};

/// Plays a game and returns how it ended and which seat began.
fn game(setup: &Setup, bot: &str, seed: u64) -> (Standing, Seat) {
    let mut luck = Fast::new(seed);
    let mut players: [Box<dyn Bot<Lumeria>>; 2] =
        std::array::from_fn(|_| named(bot, Budget::Iterations(100)).expect("there is such a bot"));
    let mut state = Lumeria::start(setup, &mut luck, &mut Silence);
    let mut first = None;
    loop {
        let seat = match Lumeria::waiting(&state) {
            Waiting::Over(standing) => return (standing, first.expect("a game has a first round")),
            Waiting::For(seats) => seats.first().expect("a seat is asked"),
        };
        let action = players[seat.index()].answer(&Glimpse::new(&state, seat), &mut luck);
        Lumeria::apply(&mut state, seat, action, &mut luck, &mut Silence);
        let view = Lumeria::view(&state, Observer::Spectator);
        if view.round == 1 {
            first = first.or(Some(view.first));
        }
    }
}

/// What a seat got of a game: 1, a half or nothing.
fn share(standing: &Standing, seat: Seat) -> f64 {
    let winners = standing.winners();
    if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(40);
    let bot = args.next().unwrap_or_else(|| "skilled".to_owned());
    for scenario in &Edition::standard().content().scenarios {
        println!("| {} | first named | seat 0 | first player |", scenario.title.name);
        println!("|---|---|---|---|");
        let mut all = [0.0; 3];
        let mut pairs = 0.0;
        for (at, one) in Faction::ALL.into_iter().enumerate() {
            for two in &Faction::ALL[at + 1..] {
                let mut won = [0.0; 3];
                for number in 0..games {
                    let turned = (number % 2) as usize;
                    let pair = if turned == 0 { [one, *two] } else { [*two, one] };
                    let setup = format!("factions={},{} scenario={}", pair[0], pair[1], scenario.title.name);
                    let setup: Setup = setup.parse().expect("both can play");
                    let (standing, first) = game(&setup, &bot, number);
                    for (sum, seat) in won.iter_mut().zip([Seat::new(turned), Seat::new(0), first]) {
                        *sum += 100.0 * share(&standing, seat) / games as f64;
                    }
                }
                println!("| {one} – {two} | {:.1} % | {:.1} % | {:.1} % |", won[0], won[1], won[2]);
                all.iter_mut().zip(won).for_each(|(sum, part)| *sum += part);
                pairs += 1.0;
            }
        }
        println!("| all | | {:.1} % | {:.1} % |\n", all[1] / pairs, all[2] / pairs);
    }
}
