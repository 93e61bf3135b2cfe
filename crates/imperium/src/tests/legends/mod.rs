//! Every statement about Legends that is held against the facts, by its number there, nation by nation.

mod arthurians;
mod atlanteans;
mod both;
mod commons;
mod egyptians;
mod mauryans;
mod minoans;
mod olmecs;
mod qin;
mod utopians;

use super::*;

/// The statements by chapter, with how many each has. Those about where a fact is known from are D; they are shown by the
/// tests of the card.
#[test]
fn every_statement_has_a_test_of_its_number() {
    let tests = [
        include_str!("arthurians.rs"),
        include_str!("atlanteans.rs"),
        include_str!("both.rs"),
        include_str!("commons.rs"),
        include_str!("egyptians.rs"),
        include_str!("mauryans.rs"),
        include_str!("minoans.rs"),
        include_str!("olmecs.rs"),
        include_str!("qin.rs"),
        include_str!("utopians.rs"),
    ]
    .concat();
    let nations = [21, 13, 6, 7, 5, 7, 10, 13, 9];
    let nations = (1..).zip(nations).map(|(nation, many)| (format!("b{nation}_"), many));
    let chapters = [("a", 5), ("c", 10), ("e", 5)].map(|(chapter, many)| (chapter.to_owned(), many));
    for (chapter, many) in nations.chain(chapters) {
        for number in 1..=many {
            assert!(tests.contains(&format!("fn {chapter}{number}_")), "{chapter}{number}");
        }
    }
}
