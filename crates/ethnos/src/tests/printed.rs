//! Everything that is printed on cards, boards and tokens, kept in `tests/printed.txt`.

use std::fmt::Write;

use super::*;
use crate::card::TribeRules;
use crate::play::spaces_for;
use crate::state::Layout;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/printed.txt");

/// What is printed, a line for each value, with where it is known from.
fn printed() -> String {
    let mut text = String::from("# Everything printed in the box, with where it is known from.\n");
    for value in content::values() {
        let _ = writeln!(text, "{} {} ({:?})", value.name.to_lowercase(), value.text, value.provenance);
    }
    for kingdom in Kingdom::ALL {
        let _ = writeln!(text, "kingdom {kingdom}: {}", kingdom.colour());
    }
    for tribe in Tribe::ALL {
        let TribeRules { copies, marker, marker_bonus, score_bonus, rule } = tribe.rules();
        let _ = writeln!(
            text,
            "tribe {tribe}: {} copies ({:?}), marker {marker:?} +{marker_bonus}, score +{score_bonus}, {rule}",
            copies.value, copies.provenance
        );
        let mut faces: Vec<Card> = Vec::new();
        let layout = Layout::new(&[tribe]);
        layout.all().each(|kind| faces.push(layout.card(kind)));
        faces.sort_unstable();
        for card in faces.chunk_by(|one, other| one == other) {
            let _ = writeln!(text, "  {} x {}", card.len(), card[0]);
        }
    }
    for seats in 2..=6 {
        let (state, _) = start(&format!("seats={seats}"), 1);
        let _ = writeln!(
            text,
            "{seats} seats: {} tribes, {} ages, {} tokens a kingdom",
            tribes_for(seats),
            state.ages(),
            spaces_for(seats)
        );
    }
    text
}

#[test]
fn nothing_printed_has_changed() {
    conformance::golden(FILE, &printed());
}
