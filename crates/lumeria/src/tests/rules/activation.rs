use super::*;

#[test]
fn turn() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje a2, woje b2, woje c2, woje d2");
    table.put(1, "druzynnicy a6");
    for (seat, unit) in [(0, "a2"), (1, "a6"), (0, "b2")] {
        assert_eq!(table.turn(), seat);
        table.say(seat, &format!("pick {unit}; fortify; done"));
    }
    table.refuse(0, "pick a2", rule::ACTIVATION_TURN);
    assert_eq!(table.answers(0), "pick c2; pick d2; pass", "the other side has no unit left");
    table.say(0, "pick c2; fortify; done");
    assert_eq!(table.state.round, 2, "three activations and no more");
}

#[test]
fn turn_can_be_given_up() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje a2, woje b2");
    table.put(1, "druzynnicy a6, druzynnicy b6");
    table.say(0, "pass");
    table.say(1, "pick a6; fortify; done");
    assert_eq!(table.turn(), 1, "who stops waits for the other");
}

#[test]
fn actions() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "lucznicy c3");
    table.put(1, "olbrzym c6");
    table.say(0, "pick c3");
    table.refuse(0, "done", rule::ACTIVATION_ACTIONS);
    table.say(0, "aim");
    table.refuse(0, "aim", rule::ACTIVATION_ACTIONS);
    table.say(0, "fortify");
    assert_eq!(table.turn(), 1, "two actions are all");
    table.say(1, "pick c6; fortify; move c5");
    assert_eq!(table.state.round, 2);
    assert_eq!((table.on("c3"), table.on("c5")), ("0 lucznicy".into(), "1 olbrzym".into()));
}

#[test]
fn actions_end_with_the_attack() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c3, woje a1");
    table.put(1, "olbrzym c4");
    table.attack(0, "pick c3; strike c4", &[1]);
    assert_eq!(table.turn(), 1, "nothing follows an attack");
}
