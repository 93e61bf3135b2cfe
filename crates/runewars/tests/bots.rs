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

/// The builder has more areas and units than an expert has in the same games.
#[test]
fn a_style_is_more_than_a_name() {
    let setup = "seats=2".parse().expect("a setup");
    let (more, error) = conformance::fondness::<Runewars>(&setup, 1, 0..48);
    assert!(more > 0.0, "{more:.3}, give or take {error:.3}");
}
