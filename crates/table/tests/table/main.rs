//! Tables under every command, every refusal, every way time can pass, and many random afternoons.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../game/mod.rs"]
mod game;

mod chairs;
mod codes;
mod desk;
mod end;
mod forced;
mod growth;
mod leaks;
mod random;
mod talk;
mod time;
mod undo;
mod versions;

#[test]
fn the_test_game_obeys_the_laws() {
    let suite = conformance::Suite::<game::Auction>::new().games(300).threads(1).longest(2_000);
    let suite = suite.rules(<game::Auction as kernel::Spoken>::rules());
    let suite = suite.counts(|state| vec![("cards", state.cards())]);
    suite.setups(["seats=2", "seats=3 rounds=2", "seats=4"]).run().unwrap();
}
