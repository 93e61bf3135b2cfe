use super::*;

#[test]
fn token() {
    let mut table = Table::new("vikings,slavs");
    table.put(0, "berserkerzy c3, berserkerzy a3, druzynnicy e1");
    table.put(1, "bies c4, bies a4");
    table.ready_god(0);
    table.attack(0, "pick c3; invoke; strike c4", &[1, 1, 1, 1]);
    table.say(1, "pass");
    table.say(0, "pick a3");
    table.refuse(0, "invoke", rule::GOD_TOKEN);
    table.end_round();
    assert!(table.state.sides[0].god, "the token returns in the cleanup");
}

#[test]
fn dice() {
    let mut table = Table::new("vikings,slavs");
    table.put(0, "berserkerzy c3");
    table.put(1, "bies c4");
    table.ready_god(0);
    table.say(0, "pick c3");
    assert!(table.offered(0, "invoke").len() == 1);
    table.say(0, "invoke");
    assert_eq!(table.answers(0), "strike c4", "an attack is owed");
    table.refuse(0, "fortify", rule::GOD_DICE);
    assert_eq!(table.odds("c3", "c4", true), Some(Odds { dice: 4, needed: 4 }));
    table.attack(0, "strike c4", &[1, 1, 1, 6]);
    assert_eq!(table.wounds("c5"), 1);
}

#[test]
fn dice_are_at_most_six() {
    let mut table = Table::with(&edited(
        "vikings,slavs",
        &[("melee 3 ?\n    cost 4 ?\n    ability hit +1 when melee wounded ?", "melee 6 ?\n    cost 4 ?")],
    ));
    table.put(0, "berserkerzy c3");
    table.put(1, "bies c4");
    table.ready_god(0);
    table.say(0, "pick c3; invoke");
    assert_eq!(table.odds("c3", "c4", true), Some(Odds { dice: 6, needed: 4 }));
}

#[test]
fn action() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c2, woje a1");
    table.put(1, "druzynnicy c5, druzynnicy a6");
    table.ready_god(0);
    table.say(0, "pick c2; move c3");
    assert_eq!(table.offered(0, "invoke").len(), 0, "not while two actions are not used up");
    table.say(0, "run c4");
    assert_eq!(table.answers(0), "invoke; done");
    table.say(0, "invoke");
    assert_eq!(table.answers(0), "fortify; strike c5; done", "nothing twice");
    table.attack(0, "strike c5", &[1]);
    assert_eq!(table.turn(), 1);
}

#[test]
fn stand() {
    let mut table = Table::new("romans,greeks");
    table.put(0, "furia c3, furia a3");
    table.put(1, "hoplici c4, hoplici a4");
    table.ready_god(1);
    table.attack(0, "pick c3; strike c4", &[6, 1, 1]);
    assert_eq!(
        (table.turn(), table.asked(), table.answers(1).as_str()),
        (1, rule::GOD_STAND, "invoke; pass")
    );
    table.say(1, "invoke");
    assert_eq!((table.on("c4").as_str(), table.wounds("c4"), table.turn()), ("1 hoplici", 1, 1));
    table.say(1, "pass");
    table.attack(0, "pick a3; strike a4", &[6, 1, 1]);
    assert_eq!(table.on("a5"), "1 hoplici", "once a round");

    let mut table = Table::new("romans,greeks");
    table.put(0, "furia c3");
    table.put(1, "hoplici c4");
    table.ready_god(1);
    table.attack(0, "pick c3; strike c4", &[6, 1, 1]);
    table.say(1, "pass");
    assert_eq!(table.on("c5"), "1 hoplici");
    assert!(table.state.sides[1].god);
}

#[test]
fn fortify() {
    let mut table = Table::new("romans,greeks");
    table.put(0, "rekruci c3, rekruci a3");
    table.put(1, "milicja c6");
    table.ready_god(0);
    table.set_stance("a3", Stance::Fortified);
    table.say(0, "invoke");
    assert_eq!(table.answers(0), "pick c3");
    table.refuse(0, "pick a3", rule::GOD_FORTIFY);
    table.say(0, "pick c3");
    assert_eq!((table.stance("c3"), table.turn()), (Stance::Fortified, 0));
    assert_eq!(table.answers(0), "pick a3; pick c3; pass", "it was no activation");
}
