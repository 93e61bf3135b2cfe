use super::*;

#[test]
fn moves() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje b1, woje c2");
    table.put(1, "olbrzym a2");
    table.say(0, "pick b1");
    assert_eq!(table.offered(0, "move"), ["a1", "c1", "d1", "b2", "b3"], "camps are fields like others");
    table.refuse(0, "move b1", rule::ACTION_MOVE);
    table.refuse(0, "move c2", rule::ACTION_MOVE);
    table.refuse(0, "move c3", rule::ACTION_MOVE);
    table.say(0, "move d1");
    assert_eq!((table.on("d1"), table.on("b1")), ("0 woje".into(), String::new()));
}

#[test]
fn run() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c2, woje a1");
    table.put(1, "olbrzym c7");
    table.say(0, "pick c2");
    table.refuse(0, "run c3", rule::ACTION_RUN);
    table.say(0, "move c4; run c6");
    assert_eq!((table.on("c6"), table.stance("c6")), ("0 woje".into(), Stance::Exhausted));
    assert_eq!(table.turn(), 1);
}

#[test]
fn fortify() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c2");
    table.put(1, "druzynnicy c3");
    table.say(0, "pick c2; fortify; done");
    assert_eq!(table.stance("c2"), Stance::Fortified);
    assert_eq!(table.needed("c3", "c2", true), 5);
}

#[test]
fn aim() {
    let mut table = Table::new("vikings,slavs");
    table.put(0, "miotacze c3, berserkerzy a3");
    table.put(1, "bies c5, bies a4");
    table.say(0, "pick c3");
    assert_eq!(table.needed("c3", "c5", false), 4);
    table.say(0, "aim");
    assert_eq!(table.needed("c3", "c5", false), 3);
    table.attack(0, "shoot c5", &[3, 2]);
    assert_eq!(table.wounds("c5"), 1);
    table.say(1, "pass");
    table.say(0, "pick a3");
    table.refuse(0, "aim", rule::ACTION_AIM);
    assert_eq!(table.needed("c3", "c5", false), 4, "aiming lasts for one activation");
}

#[test]
fn attack() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c3, woje c2");
    table.put(1, "druzynnicy c4");
    table.say(0, "pick c3");
    assert_eq!(table.offered(0, "strike"), ["c4"]);
    table.refuse(0, "strike c2", rule::ACTION_ATTACK);
    table.refuse(0, "strike d3", rule::ACTION_ATTACK);
    assert_eq!(table.say(0, "strike c4"), Trace::Random);
}
