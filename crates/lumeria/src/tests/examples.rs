//! Every example of the rulebook, named after its place.

use super::*;

#[test]
fn recruitment() {
    const KUBA: usize = 0;
    const TOMEK: usize = 1;
    let mut table = Table::new("slavs,vikings");
    table.at(Stage::Recruitment, KUBA);
    table.gold(KUBA, 5);
    table.gold(TOMEK, 4);
    table.say(KUBA, "recruit zbrojni");
    assert_eq!(table.state.sides[KUBA].gold, 2, "three gold for the men-at-arms");
    table.say(KUBA, "place c1");
    table.say(TOMEK, "recruit berserkerzy; place c7");
    table.say(KUBA, "recruit woje; place a1");
    assert_eq!(table.state.sides.map(|side| side.gold), [1, 0], "one for the warriors");
    assert_eq!(table.turn(), KUBA, "Tomek has no gold left, so Kuba is asked again");
    assert!(table.answers(KUBA).contains("recruit woje"), "and could go on");
    table.say(KUBA, "pass");
    assert_eq!(table.state.stage, Stage::Activations, "but does not want to");
}

#[test]
fn movement() {
    let mut table = Table::new("vikings,slavs");
    table.put(0, "berserkerzy c3, druzynnicy c2");
    table.say(0, "pick c3");
    let reach = table.offered(0, "move");
    for beside in ["b3", "d3", "c4"] {
        assert!(reach.contains(&beside.to_owned()), "{beside}");
    }
    table.refuse(0, "move c2", rule::ACTION_MOVE);
    // The diagonal neighbour is two steps away, so that a unit of movement 2 gets there, but one of 1 does not.
    assert!(reach.contains(&"d4".to_owned()));
    let mut table = Table::new("slavs,vikings");
    table.put(0, "zbrojni c3, woje c2");
    table.say(0, "pick c3");
    assert_eq!(table.offered(0, "move"), ["b3", "d3", "c4"]);
}

#[test]
fn melee_attack() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "bies c3");
    table.put(1, "berserkerzy c4");
    table.say(0, "pick c3");
    assert_eq!(table.odds("c3", "c4", true), Some(Odds { dice: 3, needed: 4 }), "no unit is surrounded");
    table.attack(0, "strike c4", &[1, 3, 5]);
    assert_eq!(
        (table.on("c5").as_str(), table.wounds("c5")),
        ("1 berserkerzy", 1),
        "one hit, one wound, one field"
    );
    assert_eq!(table.view().sides[1].piles[0].lost, 0, "with toughness 2 they are not defeated");
}

#[test]
fn ranged_attack() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c3, woje a2, bies e1");
    table.put(1, "miotacze c6");
    table.say(0, "pick a2; fortify; done");
    table.say(1, "pick c6");
    assert_eq!(table.odds("c6", "c3", false), Some(Odds { dice: 2, needed: 4 }));
    table.attack(1, "shoot c3", &[4, 6]);
    assert_eq!(table.on("c3"), "", "two wounds defeat the warriors");
    let woje = table.view().sides[0].piles[3].clone();
    assert_eq!((woje.card.name.as_str(), woje.left, woje.lost), ("woje", 4, 1));
    assert_eq!(table.state.sides[0].gold, 1, "and their owner is compensated");
}

#[test]
fn aiming_example() {
    let mut table = Table::new("vikings,slavs");
    table.put(0, "miotacze c3");
    table.put(1, "woje c5");
    table.say(0, "pick c3; aim");
    assert_eq!(table.needed("c3", "c5", false), 3, "3+ instead of 4+");
}

#[test]
fn modifier_examples() {
    // A: +1 hits on 3. B: -1 hits on 5. C: a 1 never hits. D: they add up.
    let mut table = Table::new("vikings,slavs");
    table.put(0, "druzynnicy c3");
    table.put(1, "woje c4");
    table.set_stance("c4", Stance::Exhausted);
    assert_eq!(table.needed("c3", "c4", true), 3);
    table.set_stance("c4", Stance::Fortified);
    assert_eq!(table.needed("c3", "c4", true), 5);
    table.put(1, "woje c5");
    assert_eq!(table.needed("c3", "c4", true), 4);
}
