//! What the pages need for every tribe of Ethnos.

use ethnos::Tribe;

#[test]
fn every_tribe_has_an_emblem() {
    let sheet = include_str!("../static/emblems.svg");
    let drawn = |tribe: &Tribe| sheet.contains(&format!("<symbol id=\"t-{tribe}\""));
    let missing: Vec<String> =
        Tribe::ALL.iter().filter(|tribe| !drawn(tribe)).map(|tribe| format!("t-{tribe}")).collect();
    assert!(missing.is_empty(), "draw in crates/web/static/emblems.svg: {}", missing.join(", "));
}
