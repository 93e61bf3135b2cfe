use super::*;

#[test]
fn pool() {
    let mut table = Table::new(3, "");
    table.pool("red-dwarf red-dwarf blue-elf");
    table.refuse(0, "take green-elf", rule::RECRUIT_POOL);
    table.say(0, "take red-dwarf");
    assert_eq!(table.hand_of(0), "red-dwarf");
    assert_eq!(table.pool_now(), "red-dwarf blue-elf", "the gap is not refilled");
    table.say(1, "take red-dwarf");
    table.refuse(2, "take red-dwarf", rule::RECRUIT_POOL);
}

#[test]
fn pool_grows_only_by_discards() {
    let mut table = Table::new(3, "");
    table.hand(0, "red-dwarf grey-elf");
    table.say(0, "lead red-dwarf; done");
    assert_eq!(table.pool_now(), "grey-elf");
    table.say(1, "take grey-elf");
    assert_eq!(table.answers(2), "draw", "an empty pool leaves the deck");
}

#[test]
fn deck() {
    let mut table = Table::new(3, "");
    table.next_draws("green-elf");
    table.say(0, "draw");
    assert_eq!(table.hand_of(0), "green-elf");

    let seat = Seat::new(0);
    let card: Card = "green-elf".parse().unwrap();
    let heard = |who: usize| -> Vec<Event> {
        let listener = Observer::Seat(Seat::new(who));
        let heard = table.log.iter().filter(|told| told.audience.includes(listener));
        heard.map(|told| told.event.clone()).collect()
    };
    assert_eq!(heard(0), [Event::Drew { seat, card, by: Draw::Recruited }]);
    assert_eq!(heard(1), [Event::DrewHidden { seat, by: Draw::Recruited }]);
    let seen = &Ethnos::view(&table.state, Observer::Seat(Seat::new(1))).seats[0];
    assert_eq!((seen.hand, seen.known.len()), (1, 0));
}

#[test]
fn deck_cards_beneath_the_third_dragon_stay_unused() {
    let mut table = Table::new(3, "");
    let below = table.state.deck.bag;
    table.age(2);
    table.third_dragon(0);
    assert_eq!(table.state.deck.bag, below);
}

#[test]
fn limit() {
    let mut table = Table::new(3, "");
    table.pool("red-elf");
    table.hand(0, &clan("red-dwarf", 9));
    assert!(table.answers(0).starts_with("take red-elf; draw; lead"));
    table.hand(0, "blue-elf");
    table.refuse(0, "draw", rule::RECRUIT_LIMIT);
    table.refuse(0, "take red-elf", rule::RECRUIT_LIMIT);
    assert_eq!(table.asked(0), Some(rule::RECRUIT_LIMIT));
    assert!(table.answers(0).split("; ").all(|answer| answer.starts_with("lead")));
    table.say(0, "lead blue-elf; done");
}

#[test]
fn dragon() {
    let mut table = Table::new(4, "");
    table.next_draws("dragon dragon red-elf");
    table.say(0, "draw");
    assert_eq!(kinds(&table.events()), ["Dragon", "Dragon", "Drew", "DrewHidden"]);
    assert_eq!(table.hand_of(0), "red-elf", "the draw is repeated");
    assert_eq!(table.turn_of(), 1, "the age goes on");
}

#[test]
fn dragon_the_third_ends_the_age_at_once() {
    let mut table = Table::new(4, "");
    table.age(3);
    table.hand(0, "blue-elf");
    table.next_draws("dragon red-elf dragon dragon");
    table.say(0, "draw");
    table.events();
    table.say(1, "draw");
    let events = table.events();
    let seat = Seat::new(1);
    assert_eq!(events[0], Event::Dragon { seat, appeared: 2 });
    assert_eq!(events[1], Event::Dragon { seat, appeared: 3 });
    assert_eq!(events[2], Event::AgeEnded { age: 3, seat });
    assert_eq!(table.state.drawer, seat, "it is remembered who drew it");
    assert_eq!(table.hand_of(1), "", "without a replacement");
    assert!(table.standing().is_some());
}
