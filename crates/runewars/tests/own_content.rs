//! Owners of the box play with their own values.

use kernel::{Fast, Game, Silence, Waiting};
use runewars::{Runewars, Setup};

#[test]
fn a_file_of_ones_own_is_played_with() {
    let standard = include_str!("../content/standard.txt");
    let wrong = standard.replacen("health 1 figures 8", "health 9 figures 8", 1);
    let refused = runewars::prefer(&wrong).expect_err("a health of 9");
    assert!(refused.to_string().ends_with("'9' is not a number from 1 to 5"), "{refused}");

    let own = standard.replacen("influence 3\n", "influence 7\n", 1);
    let fingerprint = runewars::prefer(&own).expect("a good file");
    let setup: Setup = "factions=daqan,latari".parse().expect("a setup");
    assert!(setup.to_string().ends_with(&format!("content={fingerprint}")), "{setup}");
    assert!("content=standard".parse::<Setup>().is_err(), "records of other content are refused");

    let mut luck = Fast::new(1);
    let mut legal = Vec::new();
    let mut state = Runewars::start(&setup, &mut luck, &mut Silence);
    conformance::play_on::<Runewars>(&mut state, &mut legal, &mut luck);
    assert!(matches!(Runewars::waiting(&state), Waiting::Over(_)));
}
