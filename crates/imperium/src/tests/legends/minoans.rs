use super::*;

fn table() -> Table {
    Table::legends("minoans,arthurians")
}

#[test]
fn b5_1_pottery_is_paid_for_or_abandoned() {
    let mut table = table();
    table.play(0, "pottery").tokens(0, 2, 0, 0).solstice().say("way 0");
    assert_eq!((table.has(0), table.state.sides[0].stored), ([0; 3], 1));
    let mut table = self::table();
    table.play(0, "pottery").tokens(0, 1, 0, 0);
    (table.state.sides[0].stored, table.state.sides[0].stored_on) = (3, card("pottery").first());
    table.solstice();
    assert_eq!(
        (table.has(0), table.in_discard(0).as_str()),
        ([1, 0, 3], "pottery"),
        "without materials there is no choice"
    );
    let mut table = self::table();
    table.empire(0).hand(0, "pottery");
    assert!(!table.may(0, "play pottery"));
}

#[test]
fn b5_2_progress_on_pottery_is_its_owners_when_it_leaves_play() {
    let mut table = table();
    table.play(0, "pottery crete");
    (table.state.sides[0].stored, table.state.sides[0].stored_on) = (4, card("pottery").first());
    let before = table.points(0);
    table.hand(1, "espionage cai").say("done; pick market elders 0");
    table.by(1, "play espionage; pick market elders 0").say("pick play pottery 0");
    assert_eq!((table.has(0)[2], table.in_play(0).as_str()), (4, "crete"));
    assert_eq!(
        table.points(0) - before,
        4 + 4,
        "side B of the power counts it, too; it scored nothing before"
    );
}

#[test]
fn b5_3_architecture_takes_one_progress_off() {
    let mut table = table();
    table.play(0, "architecture");
    let price = |name: &str| table.state.price_of(Seat::new(0), card(name));
    assert_eq!((price("frescos"), price("minoan-expansion")), ([3, 1, 1], [0, 4, 0]));
}

#[test]
fn b5_4_king_minos_develops_for_its_cost_without_a_token() {
    let mut table = table();
    table.empire(0).hand(0, "king-minos").tokens(0, 0, 4, 0).quests("minoan-expansion frescos");
    table.say("play king-minos; pick development minoan-expansion 0");
    table.say("pay 0 0");
    assert_eq!((table.has(0), table.state.sides[0].exhausts), ([0, 0, 1], 5));
    assert_eq!(table.in_history(0), "king-minos");
}

#[test]
fn b5_5_seal_stones_cannot_be_played_but_garrisoned() {
    let mut table = table();
    table.hand(0, "seal-stones crete");
    assert!(!table.may(0, "play seal-stones"));
    table.say("play crete; pick hand seal-stones 0");
    assert_eq!(table.in_garrison(0), "seal-stones");
}
