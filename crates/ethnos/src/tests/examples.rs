//! Every example of the Polish and of the Czech rulebook, named after its place.

use super::*;

const PIOTR: usize = 0;
const EWA: usize = 1;
const TOMEK: usize = 2;

const ROBERT: usize = 0;
const ALICE: usize = 1;
const MICHAL: usize = 2;

// Recruiting

fn recruit_example() {
    let mut table = Table::new(4, "dwarf");
    table.hand(0, "red-dwarf blue-dwarf");
    table.pool("purple-dwarf red-wizard green-elf");
    table.say(0, "take purple-dwarf");
    assert_eq!(table.hand_of(0), "purple-dwarf red-dwarf blue-dwarf");

    assert_eq!(table.pool_now(), "green-elf red-wizard", "nothing purple is left");
    table.next_draws("purple-elf");
    table.say(1, "draw");
    assert_eq!(table.hand_of(1), "purple-elf");
    let seen = &Ethnos::view(&table.state, Observer::Seat(Seat::new(0))).seats[1];
    assert_eq!((seen.hand, seen.known.len()), (1, 0), "the others do not know");
}

#[test]
fn pl_recruit_example() {
    recruit_example();
}

#[test]
fn cs_recruit_example() {
    recruit_example();
}

// Playing a band

fn marker_example() {
    let mut table = Table::new(3, "dwarf");
    table.sudden_band(0, "purple-dwarf");
    assert_eq!(table.markers_in(Duris)[0], 1, "one card for the first marker");
    table.sudden_band(0, "purple-dwarf");
    assert_eq!(table.markers_in(Duris)[0], 1, "but not for the second");
    table.gather();
    table.sudden_band(0, "purple-dwarf red-dwarf");
    assert_eq!(table.markers_in(Duris)[0], 2, "which takes two");
}

#[test]
fn pl_marker_example() {
    marker_example();
}

#[test]
fn cs_marker_example() {
    marker_example();
}

fn band_example_1() {
    let mut table = Table::new(4, "dwarf");
    table.markers(Duris, &[2, 2]);
    table.hand(0, "purple-dwarf red-dwarf blue-dwarf green-elf grey-wizard");
    table.band(0, "purple-dwarf red-dwarf blue-dwarf");
    assert_eq!(table.markers_in(Duris), [3, 2, 0, 0]);
    assert_eq!(table.hand_of(0), "");
    assert_eq!(table.pool_now(), "green-elf grey-wizard");
}

#[test]
fn pl_band_example_1() {
    band_example_1();
}

#[test]
fn cs_band_example_1() {
    band_example_1();
}

fn band_example_2() {
    let mut table = Table::new(4, "wingfolk");
    table.markers(Duris, &[3, 2]);
    table.markers(Rhea, &[1, 1]);
    table.turn(1);
    table.hand(1, "purple-wingfolk purple-elf green-dwarf");
    table.band(1, "purple-wingfolk purple-elf");
    table.refuse(1, "place duris", rule::BAND_MARKER);
    table.say(1, "place rhea");
    assert_eq!(table.markers_in(Duris), [3, 2, 0, 0]);
    assert_eq!(table.markers_in(Rhea), [1, 2, 0, 0]);
    assert_eq!(table.pool_now(), "green-dwarf");
}

#[test]
fn pl_band_example_2() {
    band_example_2();
}

#[test]
fn cs_band_example_2() {
    band_example_2();
}

// The end of an age

fn kingdom_example(markers: [u8; 3]) -> Vec<u16> {
    let mut table = Table::new(3, "");
    table.age(2);
    table.tokens(Duris, &[2, 4]);
    table.markers(Duris, &markers);
    table.third_dragon(0);
    table.glory().to_vec()
}

#[test]
fn pl_kingdom_example() {
    let glory = kingdom_example([3, 2, 1]);
    assert_eq!((glory[PIOTR], glory[EWA], glory[TOMEK]), (4, 2, 0));
}

#[test]
fn cs_kingdom_example() {
    let glory = kingdom_example([3, 2, 1]);
    assert_eq!((glory[ROBERT], glory[ALICE], glory[MICHAL]), (4, 2, 0));
}

#[test]
fn pl_kingdom_example_tie() {
    let glory = kingdom_example([3, 3, 1]);
    assert_eq!((glory[PIOTR], glory[EWA], glory[TOMEK]), (3, 3, 0));
}

#[test]
fn cs_kingdom_example_tie() {
    let glory = kingdom_example([3, 3, 1]);
    assert_eq!((glory[ROBERT], glory[ALICE], glory[MICHAL]), (3, 3, 0));
}

fn band_glory_example() {
    let mut table = Table::new(4, "dwarf");
    table.age(3);
    table.laid(0, "green-elf green-wizard");
    table.laid(0, "purple-dwarf red-dwarf blue-dwarf");
    table.laid(0, "red-elf red-wizard red-minotaur red-wingfolk");
    table.third_dragon(0);
    let gains: Vec<u8> = table
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::BandScored { gain, .. } => Some(*gain),
            _ => None,
        })
        .collect();
    assert_eq!(gains, [1, 6, 6]);
    assert_eq!(table.glory()[0], 13);
}

#[test]
fn pl_band_glory_example() {
    band_glory_example();
}

#[test]
fn cs_band_glory_example() {
    band_glory_example();
}

// Two players

/// Whether a band of this size places a marker where seat 0 has two and seat 1 has one.
fn duel_example(seat: usize, size: usize) -> bool {
    let mut table = Table::new(2, "dwarf");
    table.markers(Duris, &[2, 1]);
    table.sudden_band(seat, &clan("purple-dwarf", size));
    table.markers_in(Duris) != [2, 1]
}

#[test]
fn pl_duel_example() {
    assert!(!duel_example(EWA, 3));
    assert!(duel_example(EWA, 4));
}

#[test]
fn cs_duel_example() {
    for seat in [ROBERT, ALICE] {
        assert!(!duel_example(seat, 3));
        assert!(duel_example(seat, 4));
    }
}

// The tribes

fn tribe_centaur(seat: usize) {
    let mut table = Table::new(4, "centaur orc");
    table.turn(seat);
    table.hand(seat, "blue-centaur green-centaur red-orc grey-dwarf");
    table.band(seat, "blue-centaur green-centaur");
    assert_eq!(table.markers_in(Straton)[seat], 1);
    table.say(seat, "lead red-orc; done");
    assert_eq!(table.markers_in(Rhea)[seat], 1);
    assert_eq!(table.horde_of(seat), [Rhea]);
    assert_eq!(table.pool_now(), "grey-dwarf");
}

#[test]
fn pl_tribe_centaur() {
    tribe_centaur(PIOTR);
}

#[test]
fn cs_tribe_centaur() {
    tribe_centaur(ROBERT);
}

fn tribe_dwarf(seat: usize) {
    let mut table = Table::new(4, "dwarf");
    table.sudden_band(seat, "red-dwarf blue-dwarf green-dwarf grey-dwarf");
    table.third_dragon(0);
    assert_eq!(table.glory()[seat], 10);
}

#[test]
fn pl_tribe_dwarf() {
    tribe_dwarf(PIOTR);
}

#[test]
fn cs_tribe_dwarf() {
    tribe_dwarf(ALICE);
}

fn tribe_elf(seat: usize) {
    let mut table = Table::new(4, "elf");
    table.turn(seat);
    table.hand(seat, "red-elf blue-elf grey-elf red-dwarf blue-dwarf green-wizard grey-wizard");
    table.band(seat, "red-elf blue-elf grey-elf");
    table.say(seat, "keep red-dwarf; keep blue-dwarf; keep green-wizard");
    table.refuse(seat, "keep grey-wizard", rule::TRIBE_ELF);
    table.say(seat, "done");
    assert_eq!(table.hand_of(seat), "red-dwarf blue-dwarf green-wizard");
    assert_eq!(table.pool_now(), "grey-wizard");
}

#[test]
fn pl_tribe_elf() {
    tribe_elf(EWA);
}

#[test]
fn cs_tribe_elf() {
    tribe_elf(MICHAL);
}

fn tribe_giant(first: usize, second: usize) {
    let mut table = Table::new(4, "giant");
    table.sudden_band(first, &clan("red-giant", 3));
    assert_eq!((table.giant(), table.glory()[first]), (Some(first), 2));
    table.sudden_band(second, &clan("blue-giant", 4));
    assert_eq!((table.giant(), table.glory()[second]), (Some(second), 2));
    assert_eq!(table.glory()[first], 2);

    table.events();
    table.third_dragon(0);
    let total = 4;
    assert!(table.events().contains(&Event::GiantScored { seat: Seat::new(second), gain: 2, total }));
    assert_eq!(table.giant(), None, "the token lies beside the board again");
}

#[test]
fn pl_tribe_giant() {
    tribe_giant(EWA, PIOTR);
}

#[test]
fn cs_tribe_giant() {
    tribe_giant(ROBERT, ALICE);
}

fn tribe_merfolk(seat: usize) {
    for (mine, placed) in [(0, true), (2, true), (3, false)] {
        let mut table = Table::new(4, "merfolk");
        let mut markers = [0; 4];
        markers[seat] = mine;
        table.markers(Althea, &markers);
        markers[seat] = 3;
        table.markers(Ithys, &markers);
        table.sudden_band(seat, "green-merfolk red-merfolk blue-merfolk");
        assert_eq!(table.markers_in(Althea)[seat], mine + u8::from(placed));
        assert_eq!(table.state.merfolk[seat], 3);
        table.say(seat, "place ithys");
        assert_eq!(table.markers_in(Ithys)[seat], 4);

        table.events();
        table.third_dragon(0);
        let scored = table.events().into_iter().find(|event| matches!(event, Event::MerfolkScored { .. }));
        let seat = Seat::new(seat);
        assert_eq!(
            scored,
            Some(Event::MerfolkScored { seat, place: 1, space: 3, gain: 1, total: 1, places: false })
        );
    }
}

#[test]
fn pl_tribe_merfolk() {
    tribe_merfolk(PIOTR);
}

#[test]
fn cs_tribe_merfolk() {
    tribe_merfolk(ALICE);
}

fn tribe_minotaur(seat: usize) {
    let mut table = Table::new(4, "minotaur");
    table.markers(Rhea, &[3, 3, 3]);
    table.sudden_band(seat, "red-minotaur blue-minotaur grey-minotaur");
    assert_eq!(table.markers_in(Rhea)[seat], 4);
}

#[test]
fn pl_tribe_minotaur() {
    tribe_minotaur(EWA);
}

#[test]
fn cs_tribe_minotaur() {
    tribe_minotaur(MICHAL);
}

fn tribe_orc(seat: usize) {
    let mut table = Table::new(4, "orc");
    table.horde(seat, &[Duris, Rhea]);
    table.sudden_band(seat, "orange-orc");
    assert_eq!(table.markers_in(Ithys)[seat], 1);
    assert_eq!(table.horde_of(seat), [Duris, Rhea, Ithys]);
    table.third_dragon(0);
    table.say(seat, "raid");
    assert_eq!((table.glory()[seat], table.horde_of(seat)), (6, vec![]));
}

#[test]
fn pl_tribe_orc() {
    tribe_orc(EWA);
}

#[test]
fn cs_tribe_orc() {
    tribe_orc(ALICE);
}

fn tribe_skeleton(seat: usize) {
    let mut table = Table::new(4, "skeleton");
    table.sudden_band(seat, "red-minotaur skeleton skeleton blue-minotaur grey-minotaur");
    table.third_dragon(0);
    assert_eq!(table.glory()[seat], 3);
}

#[test]
fn pl_tribe_skeleton() {
    tribe_skeleton(PIOTR);
}

#[test]
fn cs_tribe_skeleton() {
    tribe_skeleton(ROBERT);
}

/// A seat with a band of four takes a token of at most four.
fn tribe_troll(seat: usize) {
    let mut table = Table::new(4, "troll");
    table.sudden_band(seat, &clan("red-troll", 4));
    assert_eq!(table.markers_in(Rhea)[seat], 1);
    assert_eq!(table.answers(seat), "token 1; token 2; token 3; token 4; decline");
    table.refuse(seat, "token 5", rule::TRIBE_TROLL);
    table.say(seat, "token 4");
    assert_eq!(table.state.trolls[seat], 1 << 4);
}

/// Glory of seats 0 and 1 when they are tied in Duris in age II and have these Troll tokens.
fn troll_tie(zero: &[u8], one: &[u8]) -> [u16; 2] {
    let mut table = Table::new(4, "troll");
    table.age(2);
    table.tokens(Duris, &[2, 4, 6]);
    table.markers(Duris, &[2, 2]);
    table.trolls(0, zero);
    table.trolls(1, one);
    table.third_dragon(0);
    [table.glory()[0], table.glory()[1]]
}

#[test]
fn pl_tribe_troll() {
    tribe_troll(PIOTR);
    assert_eq!(troll_tie(&[4], &[2]), [4, 2], "the higher sum wins the tie");
    assert_eq!(troll_tie(&[1, 3], &[4]), [2, 4], "with equal sums the higher single token does");
}

#[test]
fn cs_tribe_troll() {
    tribe_troll(ALICE);
    assert_eq!(troll_tie(&[2], &[4]), [2, 4]);
    assert_eq!(troll_tie(&[], &[4]), [2, 4]);
    assert_eq!(troll_tie(&[3, 2], &[4]), [4, 2], "sums are compared, not tokens");
}

fn tribe_wingfolk(seat: usize) {
    let mut table = Table::new(4, "wingfolk");
    table.markers(Duris, &[3, 3]);
    table.markers(Straton, &[2, 2]);
    table.sudden_band(seat, "purple-wingfolk red-wingfolk grey-wingfolk");
    table.refuse(seat, "place duris", rule::BAND_MARKER);
    assert_eq!(table.answers(seat), "place rhea; place straton; place althea; place ithys; place pelagon");
    table.say(seat, "place straton");
    assert_eq!(table.markers_in(Straton)[seat], 3);
}

#[test]
fn pl_tribe_wingfolk() {
    tribe_wingfolk(EWA);
}

#[test]
fn cs_tribe_wingfolk() {
    tribe_wingfolk(ROBERT);
}

fn tribe_wizard(seat: usize) {
    let mut table = Table::new(4, "wizard");
    table.hand(seat, "red-wizard blue-wizard green-dwarf grey-elf");
    table.band(seat, "red-wizard blue-wizard");
    assert_eq!(table.hand_of(seat), "");
    assert_eq!(table.pool_now(), "green-dwarf grey-elf");
    table.next_draws("red-elf blue-elf");
    table.say(seat, "draw");
    assert_eq!(table.hand_of(seat), "red-elf blue-elf");
}

#[test]
fn pl_tribe_wizard() {
    tribe_wizard(PIOTR);
}

#[test]
fn cs_tribe_wizard() {
    tribe_wizard(ROBERT);
}
