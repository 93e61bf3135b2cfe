use super::*;

#[test]
fn turn() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c3");
    table.put(1, "druzynnicy c5");
    table.tokens(0, &[March], None);
    table.tokens(1, &[March], None);
    table.at(Stage::Early, 0);
    table.say(0, "pass");
    table.say(1, "march; pick c5; move c6");
    assert_eq!((table.turn(), table.state.stage), (0, Stage::Early), "a pass does not bind");
    table.say(0, "pass");
    assert_eq!(table.state.stage, Stage::Activations, "the other side has no token left");
    table.refuse(0, "march", rule::MANOEUVRE_TURN);

    for first in [0, 1] {
        let mut table = Table::new("slavs,vikings");
        table.put(0, "woje c3");
        table.put(1, "druzynnicy c5");
        table.tokens(0, &[March], None);
        table.tokens(1, &[March], None);
        table.state.first = Seat::new(first);
        table.at(Stage::Activations, 1 - first);
        table.say(1 - first, "pass");
        table.say(first, "pass");
        let late = (table.state.stage, table.turn());
        assert_eq!(late, (Stage::Late, first), "the first player begins after the activations, too");
    }

    table.end_round();
    table.at(Stage::Late, 1);
    table.refuse(1, "march", rule::MANOEUVRE_MARCH);
}

#[test]
fn march() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c3, jezdzcy a2, bies e3");
    table.put(1, "olbrzym c4");
    table.tokens(0, &[March], None);
    table.at(Stage::Early, 0);
    table.say(0, "march");
    assert_eq!(table.state.sides[0].track, Some(0));
    assert_eq!(table.answers(0), "pick a2; pick c3; pick e3", "at least one unit must march");
    table.say(0, "pick a2");
    assert_eq!(table.answers(0), "move a1; move b2; move a3", "one field, whatever the movement");
    table.refuse(0, "move a4", rule::MANOEUVRE_MARCH);
    table.say(0, "move a3");
    assert_eq!(table.answers(0), "pick c3; pick e3; done", "two different units");
    table.say(0, "pick c3");
    table.refuse(0, "move c4", rule::MANOEUVRE_MARCH);
    table.say(0, "move d3");
    assert_eq!((table.on("a3"), table.on("d3")), ("0 jezdzcy".into(), "0 woje".into()));
    assert_eq!(table.state.stage, Stage::Activations);
}

#[test]
fn volley() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "lucznicy a3, lucznicy c3, woje e3");
    table.put(1, "olbrzym c5, olbrzym a5");
    table.tokens(0, &[Volley], None);
    table.at(Stage::Late, 0);
    table.say(0, "volley");
    assert_eq!(table.answers(0), "pick a3; pick c3");
    table.say(0, "pick a3");
    assert_eq!(table.odds("a3", "a5", false), Some(Odds { dice: 1, needed: 4 }), "always one die");
    table.attack(0, "shoot a5", &[4]);
    assert_eq!((table.wounds("a5"), table.on("a5").as_str()), (1, "1 olbrzym"), "no push");
    assert_eq!(table.answers(0), "pick c3; done");
    table.attack(0, "pick c3; shoot c5", &[3]);
    assert_eq!((table.wounds("c5"), table.state.round), (0, 2));
}

#[test]
fn volley_leaves_abilities_as_they_are() {
    let mut table = Table::new("greeks,vikings");
    table.put(0, "peltasci a3, peltasci c3");
    table.put(1, "olbrzym a5, tarczownicy c5");
    table.tokens(0, &[Volley], None);
    table.at(Stage::Early, 0);
    table.attack(0, "volley; pick a3; shoot a5", &[1]);
    assert_eq!(
        (table.asked(), table.answers(0).as_str()),
        (rule::ABILITY_UNITS, "move a2; move b3; move a4; done")
    );
    table.say(0, "move a2");
    assert_eq!(table.answers(0), "pick c3; done", "the same unit does not shoot again");
    table.say(0, "pick c3");
    assert_eq!(table.needed("c3", "c5", false), 5, "shields work, too");
    table.attack(0, "shoot c5", &[1]);
    table.say(0, "done");
    assert_eq!(table.state.stage, Stage::Activations);
}

#[test]
fn fortune() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "bies c3, woje a3");
    table.put(1, "olbrzym c4, druzynnicy a4");
    table.tokens(0, &[Fortune], None);
    table.attack(0, "pick c3; strike c4", &[1, 2, 6]);
    assert_eq!((table.asked(), table.answers(0).as_str()), (rule::MANOEUVRE_FORTUNE, "reroll; keep"));
    assert_eq!(table.wounds("c4"), 0, "nothing has happened yet");
    table.attack(0, "reroll", &[1, 5, 3]);
    assert_eq!(table.wounds("c4"), 1, "the second roll stands");
    assert_eq!(table.turn(), 1);
    table.say(1, "pass");
    table.attack(0, "pick a3; strike a4", &[2]);
    assert_eq!(table.wounds("a4"), 0, "the token is spent, so there is no question");
}
