//! Bots can play.

use bots::{Budget, Glimpse, named};
use kernel::{Fast, Game, Seat, Silence, Waiting};
use runewars::Runewars;

/// Search may not know more than its seat does.
#[test]
fn sealed_answers_are_sealed() {
    for setup in ["seats=2", "seats=3"] {
        let setup = setup.parse().expect("a setup");
        assert!(conformance::disclosure::<Runewars>(&setup, 3).expect("the law of disclosure") > 50);
    }
}

/// The builder has more areas and units than an expert has in the same games.
#[test]
fn a_style_is_more_than_a_name() {
    let setup = "seats=2".parse().expect("a setup");
    let (more, error) = conformance::fondness::<Runewars>(&setup, 1, 0..20);
    assert!(more > 0.0, "{more:.3}, give or take {error:.3}");
}

/// A bot that always thinks the same must not be able to answer for ever.
#[test]
fn games_of_the_greedy_end() {
    let setup = "seats=2".parse().expect("a setup");
    for seed in 0..60 {
        let mut luck = Fast::new(seed);
        let mut bots = ["greedy", ["greedy", "random"][seed as usize % 2]]
            .map(|name| named::<Runewars>(name, Budget::Iterations(1)).expect("there is such a bot"));
        let mut state = Runewars::start(&setup, &mut luck, &mut Silence);
        let mut answers = 0;
        while let Waiting::For(seats) = Runewars::waiting(&state) {
            let seat = seats.first().expect("a seat is asked");
            let action = bots[Seat::index(seat)].answer(&Glimpse::new(&state, seat), &mut luck);
            answers += 1;
            assert!(answers < 3000, "seed {seed}: {seat} answers {action}, and so on");
            Runewars::apply(&mut state, seat, action, &mut luck, &mut Silence);
        }
    }
}
