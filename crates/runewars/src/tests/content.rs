//! Content files: what they say, and what is refused.

use super::*;
use crate::{Content, ContentError, Provenance};

/// The line that is refused once a text of the standard content is replaced, and the reason.
fn refused(from: &str, to: &str) -> (String, String) {
    let standard = include_str!("../../content/standard.txt");
    assert!(standard.contains(from), "the standard content has no '{from}'");
    let text = standard.replacen(from, to, 1);
    let ContentError { line, reason } = Content::read(&text).unwrap_err();
    (text.lines().nth(line - 1).unwrap_or_default().trim().to_owned(), reason)
}

#[test]
fn what_cannot_be_right_is_refused_with_line_and_reason() {
    let cases = [
        ("influence 3\n", "influence 30\n", "influence 30", "'30' is not a number from 0 to 9"),
        ("dial ore influence", "dial ore archer", "dial ore archer", "'archer' is not a unit of daqan"),
        ("defence walls *", "defence diplomat *", "defence diplomat *", "diplomat does not defend"),
        (
            "unit bowman daqan",
            "unit bowman latari",
            "unit bowman latari",
            "'latari' where 'daqan' is expected",
        ),
        ("fate 7 gold", "fate 7 blue", "fate 7 blue", "'blue' is not gold, silver or red"),
        ("does each cap-dials", "does each fly", "does each fly", "'each fly' is nothing a season card does"),
        ("tactics bribe 2 ?", "tactics bribe 9 ?", "tactics bribe 9 ?", "'9' is not a number from 1 to 7"),
        ("  area C 0,1 food 1\n", "  area D 0,1 food 1\n", "area D 0,1 food 1", "'D' where 'C' is expected"),
        ("hero silhouette good", "hero silhouette odd", "hero silhouette odd", "'odd' is not an alignment"),
        ("city forge", "village forge", "village forge", "'village' does not belong here"),
    ];
    for (from, to, line, reason) in cases {
        let (found, why) = refused(from, to);
        assert!(found.starts_with(line), "{found}");
        assert_eq!(why, reason);
    }
}

#[test]
fn what_is_missing_is_named() {
    assert_eq!(refused("tactics ambush 2 ?\n", "").1, "no tactics ambush");
    assert_eq!(refused("  defence walls *\n", "").1, "no defence");
    assert_eq!(refused("map 3 ?", "map 4 ?").1, "a map has two tiles and a marker for each seat");
    assert_eq!(refused("quest hermit-of-the-reeds 1C setup ?", "quest hermit-of-the-reeds 1C ?").1, {
        "each tile needs exactly one quest that deals it out at setup"
    });
}

#[test]
fn everything_printed_says_where_it_is_known_from() {
    let sources: Vec<(&str, Provenance)> = content().sources().collect();
    let of = |key: &str| sources.iter().find(|(one, _)| *one == key).map(|(_, from)| *from);
    assert_eq!(of("unit-bowman"), Some(Provenance::Published));
    assert_eq!(of("unit-dark-knight"), Some(Provenance::Ours));
    assert_eq!(of("1A"), Some(Provenance::Published));
    assert_eq!(of("season-famine"), Some(Provenance::Published));
    assert_eq!(of("hero-silhouette"), Some(Provenance::Ours));
    let mut keys: Vec<&str> = sources.iter().map(|(key, _)| *key).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), sources.len(), "no key twice");
}

/// What the rulebook's list of components says.
#[test]
fn the_box_is_complete() {
    let neutrals: u32 = Unit::ALL[16..].iter().map(|&unit| u32::from(content().unit(unit).figures)).sum();
    assert_eq!(neutrals, 40);
    assert_eq!(content().tiles[..9].iter().map(Vec::len).sum::<usize>(), 29);
    for faction in crate::Faction::ALL {
        let units = &Unit::ALL[*faction as usize * 4..*faction as usize * 4 + 4];
        assert_eq!(
            units.iter().map(|&unit| u32::from(content().unit(unit).figures)).sum::<u32>(),
            36,
            "{faction}"
        );
    }
    for season in Season::ALL {
        assert_eq!(content().seasons.iter().filter(|card| card.season == *season).count(), 8);
    }
}

#[test]
fn every_home_realm_fits_every_marker_of_a_ready_made_map() {
    for seats in 2..=4 {
        for seed in 0..8 {
            let table = Table::seeded(&format!("seats={seats}"), seed);
            let first = (table.state.first.index() + 1) % seats;
            let markers = table.offered(first, "home").len();
            assert!(markers >= seats, "{seats} seats, seed {seed}");
        }
    }
}
