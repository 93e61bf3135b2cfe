//! Positions in which an answer loses much: the best bots must not give it.
//!
//! `positions.txt` lists them with what was measured.

use std::path::{Path, PathBuf};

use bots::{Budget, Glimpse, Instinct, named};
use conformance::Measure;
use imperium::{Action, Imperium};
use kernel::{Fast, Game, Insight, Observer, Silence, Waiting};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sanity")
}

fn hold(level: &str) {
    let bot = || named::<Imperium>(level, Budget::Iterations(1)).unwrap();
    let positions = conformance::sanity(&folder(), 3, bot).unwrap_or_else(|wrong| panic!("{level}\n{wrong}"));
    assert!(positions >= 25, "{positions} positions");
}

#[test]
fn an_expert_makes_sense() {
    hold("expert");
}

#[test]
fn a_master_makes_sense() {
    hold("master");
}

/// Looks for more positions: `SEED=1 cargo test -p imperium --test bots -- --ignored --nocapture find`.
#[test]
#[ignore = "takes minutes and writes files"]
fn find() {
    let seed = std::env::var("SEED").unwrap().parse().unwrap();
    let wanted =
        [("done", 8), ("play", 4), ("exhaust", 3), ("innovate", 3), ("revolt", 3), ("pick", 5), ("yes", 3)];
    let measure = Measure { player: || Box::new(Instinct), games: 1000, loss: 0.06 };
    conformance::find_positions::<Imperium>(&folder(), &["sides=random"], &wanted, &measure, seed).unwrap();
}

/// Games of two experts, half of them with the Scythians, and one of two masters who think less than usual: none ends its
/// turn while it could play a card that is no unrest, unless it thinks that the game is decided. While another answer would
/// not, none loses the game at once, and none develops the last development far behind, which the Scythians once did.
#[test]
fn good_bots_use_their_turns_and_do_not_end_what_they_lose() {
    for (level, games) in [("expert", 6), ("master:500", 1)] {
        for seed in 0..games {
            let setup = ["sides=random", "nations=scythians,romans"][seed as usize % 2].parse().unwrap();
            let mut luck = Fast::new(seed);
            let mut bot = named::<Imperium>(level, Budget::Iterations(1)).unwrap();
            let mut state = Imperium::start(&setup, &mut luck, &mut Silence);
            let mut legal = Vec::new();
            while let Waiting::For(seats) = Imperium::waiting(&state) {
                let seat = seats.first().unwrap();
                let action = bot.answer(&Glimpse::new(&state, seat), &mut luck);
                Imperium::legal(&state, seat, &mut legal);
                let turn = Imperium::question(&state, seat).unwrap().asks.key == "ask-turn";
                let useful =
                    |other: &Action| matches!(other, Action::Play(_)) && other.to_string() != "play unrest";
                let actions = Imperium::view(&state, Observer::Seat(seat)).seats[seat.index()].actions;
                let wasted = turn && action == Action::Done && actions > 0 && legal.iter().any(useful);
                let decided = || bot.explain().iter().all(|other| !(0.02..0.98).contains(&other.expected));
                assert!(!wasted || decided(), "{level}, game {seed}: {:#?}", bot.explain());
                let ends = |action: Action| {
                    let mut then = state;
                    Imperium::apply(&mut then, seat, action, &mut luck.clone(), &mut Silence);
                    match Imperium::waiting(&then) {
                        Waiting::Over(end) => !end.winners().contains(seat),
                        Waiting::For(_) => {
                            let [own, _, _, others, ..] = Imperium::measures(&then, seat);
                            let last = Imperium::view(&then, Observer::Spectator).last_round;
                            action.to_string().starts_with("pick development")
                                && last.is_some()
                                && own + 8.0 < others
                        }
                    }
                };
                // The end comes by itself once the last round is known.
                let open = Imperium::view(&state, Observer::Spectator).last_round.is_none();
                let ended = open && ends(action) && !legal.iter().all(|other| ends(*other));
                assert!(!ended, "{level}, game {seed}: {action} {:#?}", bot.explain());
                Imperium::apply(&mut state, seat, action, &mut luck, &mut Silence);
            }
        }
    }
}
