//! Bots can play.

use runewars::Runewars;

/// Search may not know more than its seat does.
#[test]
fn sealed_answers_are_sealed() {
    for setup in ["seats=2", "seats=3"] {
        let setup = setup.parse().expect("a setup");
        assert!(conformance::disclosure::<Runewars>(&setup, 3).expect("the law of disclosure") > 50);
    }
}
