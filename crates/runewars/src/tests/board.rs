//! The map in letters.

use kernel::Spoken;

use super::*;

#[test]
fn the_map_shows_borders_armies_tokens_and_heroes() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "2 footman, 1 knight routed");
    table.put("9A", None, "2 dragon");
    table.stronghold("DA", 0);
    table.rune("2A", Token::Dragon, &[0]);
    table.hero("silhouette", 1, "LA");
    table.state.ground_mut(area("2A")).active = 0b11;
    let [own, other] = [0, 1].map(|seat| Runewars::board(&table.view(seat)));
    let has = |lines: &[String], text: &str| lines.iter().any(|line| line.contains(text));
    for text in ["2A*", "0:2+1r", "n:2", "S0", "h1", "a01", "^", "~"] {
        assert!(has(&own, text), "no '{text}' in\n{}", own.join("\n"));
    }
    assert!(has(&other, "2A?") && !has(&other, "2A*"), "a token is known to those who looked");
    for area in table.state.board().iter() {
        assert!(has(&own, area.name()), "{area}");
    }
}

/// A hex that lies beyond a side is drawn beyond it, and no hex covers another.
#[test]
fn maps_fit_into_a_hundred_columns() {
    for (setup, seed) in
        [("seats=2", 1), ("seats=3", 2), ("seats=4", 3), ("seats=4 map=random", 4), ("seats=3 map=random", 5)]
    {
        let table = Table::seeded(setup, seed);
        let lines = Runewars::board(&table.view(0));
        let widest = lines.iter().map(|line| line.chars().count()).max();
        assert!(widest.is_some_and(|widest| (20..=100).contains(&widest)), "{setup}: {widest:?}");
        for area in table.state.board().iter() {
            assert!(lines.iter().any(|line| line.contains(area.name())), "{area}\n{}", lines.join("\n"));
        }
    }
}
