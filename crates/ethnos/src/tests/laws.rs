//! The laws of `conformance`, over many thousands of random games.

use conformance::Suite;

use crate::cards::{CardKind, Cards, KINDS};
use crate::setup::tribes_for;
use crate::state::State;
use crate::{Ethnos, Tribe, rule};

/// What Ethnos conserves: every ally card of every kind, every marker, every token.
fn counts(state: &State) -> Vec<(&'static str, i64)> {
    let mut cards = [0i64; KINDS];
    let mut count = |zone: Cards| zone.each(|kind: CardKind| cards[kind as usize] += 1);
    count(state.deck.bag);
    count(state.pool);
    count(state.draft.cards);
    state.hands.iter().for_each(|&hand| count(hand));
    state.bands.all().iter().for_each(|band| count(band.cards()));
    let mut all = [0i64; KINDS];
    state.layout.all().each(|kind| all[kind as usize] += 1);

    let markers: u32 = state.markers.iter().flatten().map(|&count| u32::from(count)).sum();
    let supply: u32 = state.supply.iter().map(|&count| u32::from(count)).sum();
    let hordes: u32 = state.hordes.iter().map(|horde| horde.count_ones()).sum();
    let trolls = state.trolls.iter().fold(0, |all, tokens| all | tokens).count_ones();
    let held: u32 = state.trolls.iter().map(|tokens| tokens.count_ones()).sum();
    let known_but_not_held = state
        .known
        .iter()
        .enumerate()
        .filter(|(seat, known)| !known.without(state.whole_hand(kernel::Seat::new(*seat))).is_empty());
    vec![
        ("cards", cards.iter().sum()),
        (
            "kinds with a card too many or too few",
            (0..KINDS).filter(|&kind| cards[kind] != all[kind]).count() as i64,
        ),
        ("markers", i64::from(markers + supply + hordes)),
        ("Troll tokens held twice", i64::from(held - trolls)),
        ("glory tokens", state.tokens.iter().flatten().map(|&token| i64::from(token)).sum()),
        ("hands known to hold what they do not", known_but_not_held.count() as i64),
    ]
}

fn suite() -> Suite<Ethnos> {
    // The longest of ten million random games had 1,014 answers.
    Suite::new().longest(2_000).rules(rule::ALL).counts(counts)
}

/// `./check long` sets `LAWS_GAMES` and plays many more games, looking at fewer positions of each.
#[test]
fn the_laws_hold_for_every_number_of_seats() {
    let suite = suite().setups((2..=6).map(|seats| format!("seats={seats}")));
    println!("{}", suite.games_or_asked(20_000).run().unwrap());
}

#[test]
fn the_laws_hold_for_the_other_readings() {
    let other = "skeletons=scatter merfolk=kingdom trolls=kingdoms duel-tie=both final-bands=largest \
                 final-dwarf=on raid=some marker=may empty-pool=two";
    let setups = (2..=6).map(|seats| format!("seats={seats} {other}"));
    suite().setups(setups).games(1_500).run().unwrap();
}

#[test]
fn the_laws_hold_for_every_tribe() {
    let setups = [2, 3, 4, 6].into_iter().flat_map(|seats| {
        // Neighbours in the table play together; the last ones are joined by the first.
        let count = tribes_for(seats);
        (0..Tribe::ALL.len()).step_by(count).map(move |first| {
            let tribes = Tribe::ALL.iter().cycle().skip(first).take(count);
            let names: Vec<&str> = tribes.map(|tribe| tribe.name()).collect();
            format!("seats={seats} tribes={}", names.join(","))
        })
    });
    suite().setups(setups).games(1_000).run().unwrap();
}

#[test]
fn a_network_is_told_what_its_seat_knows() {
    for seats in 2..=6 {
        let setup = format!("seats={seats}").parse().unwrap();
        let looked = conformance::learned::<Ethnos>(&setup, 40).unwrap_or_else(|wrong| panic!("{wrong}"));
        assert!(looked > 1_000, "{looked}");
    }
}
