//! How games between bots end, and who wins them: `cargo run --release -p runewars --example games -- SETUP GAMES BOT…`,
//! such as `"seats=4 map=random" 100 skilled` (one bot for all seats) or `seats=2 100 search:500 greedy`. Bots change
//! seats from game to game, and factions are drawn.

#![expect(clippy::print_stdout, reason = "that is what it is for")]

use bots::{Bot, Budget, Glimpse, named};
use kernel::{Fast, Game, Observer, Seat, Silence, Standing, Waiting};
use runewars::{Faction, Over, Runewars, Setup};

/// What became of a game.
struct Ended {
    standing: Standing,
    over: Over,
    year: u8,
    factions: Vec<Faction>,
    decisions: u32,
}

/// The bot of this name; `search:500` thinks 500 iterations.
fn bot(name: &str) -> Box<dyn Bot<Runewars>> {
    let (name, iterations) = name.split_once(':').unwrap_or((name, "100"));
    let iterations = iterations.parse().expect("a number of iterations");
    named(name, Budget::Iterations(iterations)).expect("there is such a bot")
}

fn game(setup: &Setup, names: &[&str], seed: u64) -> Ended {
    let mut luck = Fast::new(seed);
    let mut players: Vec<Box<dyn Bot<Runewars>>> = names.iter().map(|name| bot(name)).collect();
    let mut state = Runewars::start(setup, &mut luck, &mut Silence);
    let mut decisions = 0;
    loop {
        let seat = match Runewars::waiting(&state) {
            Waiting::Over(standing) => {
                let view = Runewars::view(&state, Observer::Spectator);
                let factions = view.sides().into_iter().filter_map(|side| side.faction).collect();
                return Ended { standing, over: view.over(), year: view.season().0, factions, decisions };
            }
            Waiting::For(seats) => seats.first().expect("a seat is asked"),
        };
        let action = players[seat.index()].answer(&Glimpse::new(&state, seat), &mut luck);
        Runewars::apply(&mut state, seat, action, &mut luck, &mut Silence);
        decisions += 1;
    }
}

fn main() {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    if args.first().is_some_and(|first| first == "--runewars") {
        let text = std::fs::read_to_string(&args[1]).expect("a file of content");
        runewars::prefer(&text).expect("content that can be right");
        args.drain(..2);
    }
    let setup: Setup = args.first().map_or("", String::as_str).parse().expect("a setup");
    let games: u64 = args.get(1).and_then(|text| text.parse().ok()).unwrap_or(40);
    let names: Vec<&str> = args.iter().skip(2).map(String::as_str).collect();
    let names = if names.is_empty() { vec!["greedy"] } else { names };
    let seats = Runewars::seats(&setup);
    let mut won = vec![0.0; names.len()];
    let (mut of_faction, mut of_pair) = ([[0.0; 2]; 4], [[[0.0; 2]; 4]; 4]);
    let (mut by_seat, mut years, mut runes, mut alone, mut ties, mut decisions) =
        ([0.0; 4], [0; 9], 0, 0, 0, 0);
    for number in 0..games {
        let at = |seat: usize| (seat + number as usize) % names.len();
        let playing: Vec<&str> = (0..seats).map(|seat| names[at(seat)]).collect();
        let ended = game(&setup, &playing, number);
        let winners = ended.standing.winners();
        for seat in Seat::all(seats) {
            let share = if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            won[at(seat.index())] += share;
            by_seat[seat.index()] += share;
            of_faction[ended.factions[seat.index()] as usize][0] += share;
            of_faction[ended.factions[seat.index()] as usize][1] += 1.0;
            for other in Seat::all(seats).filter(|_| seats == 2) {
                let pair = [seat, other].map(|seat| ended.factions[seat.index()] as usize);
                of_pair[pair[0]][pair[1]][0] += share;
                of_pair[pair[0]][pair[1]][1] += 1.0;
            }
        }
        match ended.over {
            Over::Runes(_) => {
                runes += 1;
                years[usize::from(ended.year)] += 1;
            }
            Over::Alone(_) => alone += 1,
            Over::Years | Over::No => {
                let mut counts: Vec<i32> = Seat::all(seats).map(|seat| ended.standing.score(seat)).collect();
                counts.sort_unstable();
                ties += u32::from(counts[seats - 1] == counts[seats - 2]);
            }
        }
        decisions += ended.decisions;
    }
    let percent = |part: f64, of: f64| 100.0 * part / of.max(1.0);
    let all = games as f64;
    println!("{games} games, {} decisions a game", u64::from(decisions) / games);
    for (name, won) in names.iter().zip(&won) {
        println!("{name}: {:.1} %", percent(*won, all));
    }
    for (faction, [won, played]) in Faction::ALL.iter().zip(of_faction) {
        println!("{faction}: {:.1} % of {played}", percent(won, played));
    }
    for (first, one) in Faction::ALL.iter().enumerate() {
        for (second, other) in Faction::ALL.iter().enumerate().skip(first + 1) {
            let [won, played] = of_pair[first][second];
            if played > 0.0 {
                println!("{one} against {other}: {:.1} % of {played}", percent(won, played));
            }
        }
    }
    println!("seats: {:?}", by_seat.map(|won| format!("{:.1} %", percent(won, all))));
    println!("by runes: {:.1} %, by year {:?}; alone: {alone}", percent(f64::from(runes), all), &years[1..]);
    println!("decided by influence, with equal runes: {:.1} %", percent(f64::from(ties), all));
}
