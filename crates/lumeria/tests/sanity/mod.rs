//! Positions in which an answer loses much: the best bots must not give it.
//!
//! `positions.txt` lists them with what was measured.

use std::path::{Path, PathBuf};

use bots::{Budget, Glimpse, named};
use conformance::Measure;
use kernel::{Fast, Game, Insight, Silence, Waiting};
use lumeria::{Action, Lumeria, State};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sanity")
}

fn hold(level: &str) {
    let bot = || named::<Lumeria>(level, Budget::Iterations(1)).unwrap();
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

/// Looks for more positions: `SEED=1 cargo test -p lumeria --test bots -- --ignored --nocapture find`.
#[test]
#[ignore = "takes minutes and writes files"]
fn find() {
    let seed = std::env::var("SEED").unwrap().parse().unwrap();
    let wanted = [
        ("reroll", 5),
        ("pass", 5),
        ("keep", 3),
        ("done", 4),
        ("move", 3),
        ("run", 2),
        ("strike", 3),
        ("shoot", 3),
        ("pick", 3),
    ];
    let measure =
        Measure { player: || named("novice", Budget::Iterations(1)).unwrap(), games: 200, loss: 0.1 };
    conformance::find_positions::<Lumeria>(
        &folder(),
        &[
            "factions=random scenario=three-hills",
            "factions=random scenario=camps",
            "factions=random scenario=open-field",
        ],
        &wanted,
        &measure,
        seed,
    )
    .unwrap();
}

/// Games of two experts, and one of two masters: none rolls again what already defeats the unit, and none stops for the
/// round while a unit could be activated, unless it thinks that the game is decided.
#[test]
fn good_bots_waste_neither_a_kill_nor_a_unit() {
    for (level, games) in [("expert", 12), ("master", 1)] {
        for seed in 0..games {
            let scenario = ["three-hills", "camps", "open-field"][seed as usize % 3];
            let setup = format!("factions=random scenario={scenario}").parse().unwrap();
            let mut luck = Fast::new(seed);
            let mut bot = named::<Lumeria>(level, Budget::Iterations(1)).unwrap();
            let mut state = Lumeria::start(&setup, &mut luck, &mut Silence);
            let mut legal = Vec::new();
            while let Waiting::For(seats) = Lumeria::waiting(&state) {
                let seat = seats.first().unwrap();
                let action = bot.answer(&Glimpse::new(&state, seat), &mut luck);
                Lumeria::legal(&state, seat, &mut legal);
                let decided = || bot.explain().iter().all(|other| !(0.02..0.98).contains(&other.expected));
                let enemies = |state: &State| Lumeria::measures(state, seat)[3];
                let wasted = match action {
                    Action::Reroll => {
                        let mut kept = state;
                        Lumeria::apply(&mut kept, seat, Action::Keep, &mut luck.clone(), &mut Silence);
                        enemies(&kept) < enemies(&state)
                    }
                    Action::Pass => legal.iter().any(|other| matches!(other, Action::Pick(_))),
                    _ => false,
                };
                assert!(!wasted || decided(), "{level}, game {seed}: {action} {:#?}", bot.explain());
                Lumeria::apply(&mut state, seat, action, &mut luck, &mut Silence);
            }
        }
    }
}
