//! Bots at a table of Imperium.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

mod sanity;

use bots::{Bot, Budget, Glimpse, NAMES, named};
use imperium::{Imperium, Setup};
use kernel::{Fast, Game, Insight, Seat, Seats, Silence, Waiting};

/// Plays a game between two bots and returns how it ended.
fn game(setup: &str, names: [&str; 2], iterations: u32, seed: u64) -> kernel::Standing {
    let setup: Setup = setup.parse().unwrap();
    let mut luck = Fast::new(seed);
    let mut bots: Vec<Box<dyn Bot<Imperium>>> =
        names.iter().map(|name| named(name, Budget::Iterations(iterations)).unwrap()).collect();
    let mut state = Imperium::start(&setup, &mut luck, &mut Silence);
    loop {
        let seat = match Imperium::waiting(&state) {
            Waiting::Over(standing) => return standing,
            Waiting::For(seats) => seats.first().unwrap(),
        };
        let action = bots[seat.index()].answer(&Glimpse::new(&state, seat), &mut luck);
        assert_eq!(Imperium::check(&state, seat, action), Ok(()), "{}", names[seat.index()]);
        Imperium::apply(&mut state, seat, action, &mut luck, &mut Silence);
    }
}

/// How many of so many games the first bot wins, changing seats, with nations by lot.
fn wins(names: [&str; 2], iterations: u32, games: u64) -> usize {
    let won = (0..games).filter(|&number| {
        let seat = (number % 2) as usize;
        let mut names = names;
        names.rotate_right(seat);
        game("sides=random", names, iterations, number).winners() == Seats::one(Seat::new(seat))
    });
    won.count()
}

#[test]
fn greedy_beats_random() {
    let won = wins(["greedy", "random"], 0, 300);
    assert!(won >= 250, "{won} of 300 games");
}

#[test]
fn search_beats_greedy() {
    let won = wins(["search", "greedy"], 150, 30);
    assert!(won >= 18, "{won} of 30 games");
}

/// It is for a first game, so it is beaten by a bot that thinks one answer ahead, but not by one that does not think.
#[test]
fn a_companion_loses_to_greedy_and_beats_random() {
    let won = wins(["companion", "greedy"], 0, 40);
    assert!(won < 20, "{won} of 40 games against greedy");
    let won = wins(["companion", "random"], 0, 40);
    assert!(won > 24, "{won} of 40 games against random");
}

#[test]
fn every_bot_is_blind_to_what_its_seat_may_not_know() {
    let setup = "sides=random".parse().unwrap();
    for name in
        NAMES.into_iter().filter(|name| !name.starts_with("master") && *name != "search-without-outlook")
    {
        let bot = || named::<Imperium>(name, Budget::Iterations(20)).unwrap();
        let asked = conformance::blind(&setup, 3, 20, bot);
        assert!(asked.unwrap_or_else(|why| panic!("{name}: {why}")) > 5);
    }
}

/// The outlook is a pair of chances wherever it is asked for, and instinct names one of the answers.
#[test]
fn insight_is_defined_everywhere() {
    let mut legal = Vec::new();
    for seed in 0..10 {
        let mut luck = Fast::new(seed);
        let mut state = Imperium::start(&"sides=random".parse().unwrap(), &mut luck, &mut Silence);
        let mut answers = 0;
        while let Waiting::For(seats) = Imperium::waiting(&state) {
            let outlook = Imperium::outlook(&state);
            let (zero, one) = (outlook[0], outlook[1]);
            assert!((0.0..=1.0).contains(&zero) && (zero + one - 1.0).abs() < 1e-5, "{zero} {one}");
            let seat = seats.first().unwrap();
            Imperium::legal(&state, seat, &mut legal);
            let at = Imperium::instinct(&state, seat, &legal, &mut luck);
            Imperium::apply(&mut state, seat, legal[at], &mut luck, &mut Silence);
            answers += 1;
            assert!(answers < 20_000, "games by instinct end");
        }
    }
}
