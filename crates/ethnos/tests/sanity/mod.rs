//! Positions in which an answer loses much: the best bots must not give it.
//!
//! `positions.txt` lists them with what was measured.

use std::path::{Path, PathBuf};

use bots::{Budget, Instinct, named};
use conformance::Measure;
use ethnos::Ethnos;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sanity")
}

fn hold(level: &str) {
    let bot = || named::<Ethnos>(level, Budget::Iterations(1)).unwrap();
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

/// Looks for more positions: `SEED=1 cargo test -p ethnos --test bots -- --ignored --nocapture find`.
#[test]
#[ignore = "takes minutes and writes files"]
fn find() {
    let seed = std::env::var("SEED").unwrap().parse().unwrap();
    let wanted = [("draw", 6), ("take", 5), ("lead", 6), ("add", 2), ("done", 4), ("place", 3), ("keep", 2)];
    let measure = Measure { player: || Box::new(Instinct), games: 600, loss: 0.08 };
    conformance::find_positions::<Ethnos>(
        &folder(),
        &["seats=2", "seats=3", "seats=4"],
        &wanted,
        &measure,
        seed,
    )
    .unwrap();
}
