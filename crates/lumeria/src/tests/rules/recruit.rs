use super::*;

#[test]
fn turn() {
    let mut table = Table::new("slavs,vikings");
    table.at(Stage::Recruitment, 0);
    table.gold(0, 4);
    table.gold(1, 2);
    table.say(0, "pass");
    assert_eq!(table.turn(), 1, "one pass hands the choice over");
    table.say(1, "recruit druzynnicy; place a7");
    assert_eq!(table.turn(), 0, "and does not bind");
    table.say(0, "recruit woje; place c1");
    table.say(1, "pass");
    table.say(0, "pass");
    assert_ne!(table.state.stage, Stage::Recruitment, "two passes in a row end it");
}

#[test]
fn turn_comes_again_after_each_recruit() {
    let mut table = Table::new("slavs,vikings");
    table.at(Stage::Recruitment, 0);
    table.gold(0, 4);
    table.gold(1, 4);
    table.say(0, "recruit woje; place a1");
    table.say(1, "pass");
    table.say(0, "recruit woje; place c1");
    assert_eq!((table.state.stage, table.turn()), (Stage::Recruitment, 1), "the pass before does not count");
    table.say(1, "pass");
    assert_eq!((table.state.stage, table.turn()), (Stage::Recruitment, 0), "nor does the recruit");
    table.say(0, "pass");
    assert_ne!(table.state.stage, Stage::Recruitment);
}

#[test]
fn turn_skips_who_cannot_recruit() {
    let mut table = Table::new("slavs,vikings");
    table.at(Stage::Recruitment, 0);
    table.gold(0, 3);
    table.say(0, "recruit woje; place a1");
    assert_eq!(table.turn(), 0, "the other side has no gold");
    table.put(0, "bies c1");
    table.say(0, "recruit woje");
    assert_eq!(table.on("e1"), "0 woje", "one field is left, so there is no question about it");
    assert_ne!(table.state.stage, Stage::Recruitment, "no field is left, whatever the gold");
}

#[test]
fn unit() {
    let mut table = Table::new("slavs,vikings");
    table.at(Stage::Recruitment, 0);
    table.gold(0, 3);
    assert_eq!(table.offered(0, "recruit"), ["jezdzcy", "lucznicy", "woje", "zbrojni"]);
    table.refuse(0, "recruit bies", rule::RECRUIT_UNIT);
    table.refuse(0, "recruit berserkerzy", rule::RECRUIT_UNIT);
    table.state.sides[0].piles[4] = 0;
    table.refuse(0, "recruit zbrojni", rule::RECRUIT_UNIT);
    table.say(0, "recruit lucznicy");
    assert_eq!((table.state.sides[0].gold, table.view().sides[0].piles[2].left), (1, 4));
    table.say(0, "place e1");
    assert_eq!(table.view().sides[0].piles[2].left, 3);
}

#[test]
fn field() {
    let mut table = Table::new("slavs,vikings");
    table.at(Stage::Recruitment, 0);
    table.gold(0, 3);
    table.put(1, "olbrzym c1");
    table.say(0, "recruit zbrojni");
    assert_eq!(table.answers(0), "place a1; place e1");
    table.refuse(0, "place c1", rule::RECRUIT_FIELD);
    table.refuse(0, "place b1", rule::RECRUIT_FIELD);
    table.refuse(0, "place a7", rule::RECRUIT_FIELD);
    table.say(0, "place e1");
    assert_eq!(table.on("e1"), "0 zbrojni");
}
