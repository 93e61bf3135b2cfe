//! Points that depend on something.

use super::*;

/// The points that these cards in play and in history bring to seat 0.
fn worth(nations: &str, play: &str, history: &str) -> i32 {
    let mut table = Table::new(&format!("nations={nations},romans"));
    let before = table.points(0);
    table.play(0, play).history(0, history);
    table.points(0) - before
}

#[test]
fn qin_count_pinned_cards_in_play_that_are_no_regions() {
    // City and Mosaics have points of their own.
    assert_eq!(worth("carthaginians", "qin city mosaics", ""), 1 + 1 + 3);
    assert_eq!(worth("carthaginians", "qin city hills coast", ""), 1, "two of them are regions");
    assert_eq!(worth("carthaginians", "qin", "city mosaics"), 1 + 3, "these are not in play");
}

/// Sagas count what lies under them, not what lies under other cards.
#[test]
fn sagas_count_their_own_garrison() {
    let mut table = Table::new("nations=vikings,romans");
    table.play(0, "sagas scandinavia");
    let sagas = card("sagas").first();
    let before = table.points(0);
    table.state.put_under(Seat::new(0), card("gothja"), card("scandinavia").first());
    assert_eq!(table.points(0), before);
    table.state.put_under(Seat::new(0), card("althing"), sagas);
    assert_eq!(table.points(0), before + 1);
}

/// The power card of Vikings has variable points itself.
#[test]
fn vikings_count_cards_with_variable_points() {
    let points = |sides: &str, history: &str| {
        let mut table = Table::new(&format!("nations=vikings,romans sides={sides}"));
        table.history(0, history).points(0)
    };
    assert_eq!((points("a", ""), points("b", "")), (1, 2));
    assert_eq!(points("a", "combs skis"), 2 + 2, "Combs are variable, Skis are two points");
    assert_eq!(points("a", "vinland"), 1, "points that depend on a place are not variable");
}

/// What Sumerians give back counts neither as a card nor as unrest of a rival.
#[test]
fn forgiven_unrest_is_gone() {
    let mut table = Table::new("nations=greeks,romans sides=b");
    // Power and state card, Sumerians and four plain cards: seven; two unrest more would make nine.
    table.hand(0, "sumerians advance conquer settlers berbers unrest unrest");
    assert_eq!(table.points(0), 2 + 3);
    let mut table = Table::duel();
    table.hand(0, "notorious").hand(1, "unrest unrest unrest");
    assert_eq!(table.points(0), 3);
    table.hand(1, "sumerians");
    assert_eq!(table.points(0), 1);
}

/// They return unrest from hand, discard pile, deck and history. A garrison is out of their reach.
#[test]
fn sumerians_do_not_return_garrisoned_unrest() {
    let mut table = Table::duel();
    table.hand(0, "sumerians").play(0, "iberia").under(0, "iberia", "unrest unrest");
    assert_eq!(table.points(0), 3 - 4);
    table.history(0, "unrest");
    assert_eq!(table.points(0), 3 - 4, "that one they return");
}

#[test]
fn points_decide_a_collapse_only_among_equals() {
    let ranks = |unrest: [&str; 2], progress: [u16; 2]| {
        let mut table = Table::duel();
        for seat in 0..2 {
            table.hand(seat, unrest[seat]).tokens(seat, 0, 0, progress[seat]);
        }
        table.state.over = Over::Collapsed;
        let standing = crate::score::standing(&table.state);
        [0, 1].map(|seat| standing.rank(Seat::new(seat)))
    };
    assert_eq!(ranks(["unrest", "unrest unrest"], [0, 30]), [1, 2]);
    assert_eq!(ranks(["unrest", "unrest"], [0, 3]), [2, 1]);
    assert_eq!(ranks(["unrest", "unrest"], [3, 3]), [1, 1], "tied players share the win");
}

/// The three examples of the rulebook: points for a place, for every two cards, and two cards that count the same.
#[test]
fn the_rulebook_counts_like_this() {
    let mut table = Table::duel();
    let before = table.points(0);
    assert_eq!(table.discard(0, "jade-mask").points(0), before);
    assert_eq!(table.history(0, "jade-mask").points(0), before + 1);

    let regions = |names: &str| {
        let mut table = Table::duel();
        let before = table.discard(0, names).points(0);
        table.discard(0, "tamga").points(0) - before
    };
    let seven = "steppe forest hills coast mountain marsh jungle";
    assert_eq!(regions(seven), 3);

    let mut table = Table::new("nations=persians,romans sides=b");
    table.hand(0, "darius-i");
    let before = table.points(0);
    assert_eq!(
        table.discard(0, "sumerians").points(0),
        before + 3 + 2,
        "Darius and the power count the same card"
    );
}
