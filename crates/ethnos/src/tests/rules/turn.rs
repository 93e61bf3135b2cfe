use super::*;

#[test]
fn choice() {
    let mut table = Table::new(3, "");
    table.hand(0, "red-dwarf blue-elf");
    table.pool("green-elf");
    assert_eq!(table.answers(0), "take green-elf; draw; lead red-dwarf; lead blue-elf");
    assert_eq!(table.asked(0), Some(rule::TURN_CHOICE));
    table.refuse(0, "decline", rule::TURN_CHOICE);
    table.refuse(0, "done", rule::TURN_CHOICE);

    table.say(0, "take green-elf");
    table.refuse(0, "lead red-dwarf", rule::TURN_CHOICE);
    assert_eq!(table.turn_of(), 1, "one thing, and the turn moves on clockwise");
    table.say(1, "draw");
    table.say(2, "draw");
    assert_eq!(table.turn_of(), 0);
}

#[test]
fn choice_is_for_the_seat_whose_turn_it_is() {
    let mut table = Table::new(3, "");
    table.hand(1, "red-dwarf");
    table.refuse(1, "draw", rule::TURN_CHOICE);
    table.refuse(1, "lead red-dwarf", rule::TURN_CHOICE);
    assert_eq!(table.answers(1), "");
    assert_eq!(table.asked(1), None);
}

#[test]
fn choice_without_a_band_is_to_recruit() {
    let mut table = Table::new(3, "skeleton");
    table.pool("red-dwarf");
    assert_eq!(table.answers(0), "take red-dwarf; draw");
    table.hand(0, &"skeleton ".repeat(9));
    assert_eq!(table.answers(0), "take red-dwarf; draw");
}
