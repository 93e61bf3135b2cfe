//! Bots at a table of Lumeria.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

mod sanity;

use bots::{Bot, Budget, Glimpse, NAMES, named};
use kernel::{Fast, Game, Insight, Seat, Silence, Waiting};
use lumeria::{Lumeria, Setup, State};

/// Plays a game between two bots and returns how it ended.
fn game(setup: &str, names: [&str; 2], iterations: u32, seed: u64) -> kernel::Standing {
    let setup: Setup = setup.parse().unwrap();
    let mut luck = Fast::new(seed);
    let mut bots: Vec<Box<dyn Bot<Lumeria>>> =
        names.iter().map(|name| named(name, Budget::Iterations(iterations)).unwrap()).collect();
    let mut state = Lumeria::start(&setup, &mut luck, &mut Silence);
    loop {
        let seat = match Lumeria::waiting(&state) {
            Waiting::Over(standing) => return standing,
            Waiting::For(seats) => seats.first().unwrap(),
        };
        let action = bots[seat.index()].answer(&Glimpse::new(&state, seat), &mut luck);
        assert_eq!(Lumeria::check(&state, seat, action), Ok(()), "{}", names[seat.index()]);
        Lumeria::apply(&mut state, seat, action, &mut luck, &mut Silence);
    }
}

/// How many of so many games the first bot wins, changing seats, with factions by lot.
fn wins(names: [&str; 2], iterations: u32, scenario: &str, games: u64) -> usize {
    let setup = format!("factions=random scenario={scenario}");
    let won = (0..games).filter(|&number| {
        let seat = (number % 2) as usize;
        let mut names = names;
        names.rotate_right(seat);
        game(&setup, names, iterations, number).winners() == kernel::Seats::one(Seat::new(seat))
    });
    won.count()
}

#[test]
fn greedy_beats_random() {
    for scenario in ["three-hills", "camps", "open-field"] {
        let won = wins(["greedy", "random"], 0, scenario, 100);
        assert!(won >= 95, "{won} of 100 games of {scenario}");
    }
}

#[test]
fn search_beats_greedy() {
    for scenario in ["three-hills", "camps", "open-field"] {
        let won = wins(["search", "greedy"], 300, scenario, 60);
        assert!(won >= 36, "{won} of 60 games of {scenario}");
    }
}

/// Without playouts a level thinks better, with the same number of iterations.
#[test]
fn an_expert_beats_search_with_playouts() {
    for scenario in ["three-hills", "camps", "open-field"] {
        let won = wins(["expert", "expert-by-hand"], 0, scenario, 40);
        assert!(won >= 24, "{won} of 40 games of {scenario}");
    }
}

/// It is for a first game, so it is beaten by a bot that thinks one answer ahead, but not by one that does not think.
#[test]
fn a_companion_loses_to_greedy_and_beats_random() {
    for scenario in ["three-hills", "camps", "open-field"] {
        let won = wins(["companion", "greedy"], 0, scenario, 40);
        assert!(won < 20, "{won} of 40 games of {scenario} against greedy");
        let won = wins(["companion", "random"], 0, scenario, 40);
        assert!(won > 24, "{won} of 40 games of {scenario} against random");
    }
}

#[test]
fn every_bot_is_blind_to_what_its_seat_may_not_know() {
    let setup = "factions=random".parse().unwrap();
    for name in NAMES.into_iter().filter(|name| !name.starts_with("master")) {
        let bot = || named::<Lumeria>(name, Budget::Iterations(60)).unwrap();
        let asked = conformance::blind(&setup, 3, 50, bot);
        assert!(asked.unwrap_or_else(|why| panic!("{name}: {why}")) > 5);
    }
}

#[test]
fn every_answer_is_open() {
    for scenario in ["three-hills", "camps", "open-field"] {
        let setup = format!("factions=random scenario={scenario}").parse().unwrap();
        assert!(conformance::disclosure::<Lumeria>(&setup, 20).unwrap() > 1000);
    }
}

#[test]
fn every_bot_plays_legally_to_the_end() {
    for name in NAMES.into_iter().filter(|name| !name.starts_with("master")) {
        game("factions=greeks,romans", [name, name], 5, 3);
    }
}

fn outlook(state: &State) -> [f32; 2] {
    let outlook = Lumeria::outlook(state);
    [outlook[0], outlook[1]]
}

/// The outlook is a pair of chances wherever it is asked for, and instinct names one of the answers.
#[test]
fn insight_is_defined_everywhere() {
    let mut legal = Vec::new();
    for seed in 0..30 {
        let scenario = ["three-hills", "camps", "open-field"][seed as usize % 3];
        let setup: Setup = format!("factions=random scenario={scenario}").parse().unwrap();
        let mut luck = Fast::new(seed);
        let mut state = Lumeria::start(&setup, &mut luck, &mut Silence);
        while let Waiting::For(seats) = Lumeria::waiting(&state) {
            let [zero, one] = outlook(&state);
            assert!((0.0..=1.0).contains(&zero) && (zero + one - 1.0).abs() < 1e-6, "{zero} {one}");
            let seat = seats.first().unwrap();
            Lumeria::legal(&state, seat, &mut legal);
            let at = Lumeria::instinct(&state, seat, &legal, &mut luck);
            Lumeria::apply(&mut state, seat, legal[at], &mut luck, &mut Silence);
        }
    }
}

/// The weights that are kept fit the game, and the file beside them is about them.
#[test]
fn the_weights_that_are_kept_fit() {
    let bytes = include_bytes!("../learned/net.bin");
    bots::net::Net::read::<Lumeria>(bytes).unwrap();
    let hash: String = bytes.last_chunk::<32>().unwrap().iter().map(|byte| format!("{byte:02x}")).collect();
    assert!(include_str!("../learned/net.txt").contains(&hash), "net.txt is about other weights");
}

/// A style has more of what it is fond of than an expert has in the same games.
#[test]
fn styles_are_more_than_names() {
    let setup = "factions=random".parse().unwrap();
    for (style, name) in bots::STYLES.into_iter().enumerate() {
        let (more, error) = conformance::fondness::<Lumeria>(&setup, style, 0..40);
        assert!(more > 0.0, "{name}: {more:.3}, give or take {error:.3}");
    }
}
