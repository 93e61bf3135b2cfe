use super::*;

#[test]
fn units() {
    let texts = |faction: &str| {
        let view = Table::new(faction).view();
        let words = ::words::Words::of::<Lumeria>(kernel::Language::En);
        let piles = view.sides[0].piles.iter().flat_map(|pile| &pile.card.ability);
        piles.map(|phrase| words.say(phrase).trim().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(
        texts("slavs,vikings"),
        [
            "A unit that it pushes becomes exhausted.",
            "+1 to hit in melee, if it has moved in this activation.",
            "Aiming gives it +2 to hit instead of +1.",
            "It cannot be pushed if it is fortified."
        ]
    );
    assert_eq!(
        texts("romans,vikings"),
        [
            "It may move over any unit.",
            "+1 to hit if the other unit is wounded.",
            "Fortifying does not count as one of its two actions.",
            "+1 to hit at range, if no field lies between the two units."
        ]
    );
}

#[test]
fn units_of_the_slavs() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "bies c3, lucznicy a3, zbrojni e3");
    table.put(1, "olbrzym a6, tarczownicy c4, druzynnicy e4");
    table.attack(0, "pick c3; strike c4", &[6, 1, 1]);
    assert_eq!((table.on("c5"), table.stance("c5")), ("1 tarczownicy".into(), Stance::Exhausted));
    table.say(1, "pass");
    table.say(0, "pick a3; aim");
    assert_eq!(table.needed("a3", "a6", false), 2, "archers aim well");
    table.set_stance("e3", Stance::Fortified);
    table.at(Stage::Activations, 1);
    table.state.sides[1].stopped = false;
    table.attack(1, "pick e4; strike e3", &[6]);
    assert_eq!(table.on("e3"), "0 zbrojni", "fortified men-at-arms hold their ground");
}

#[test]
fn units_of_the_vikings() {
    let mut table = Table::new("vikings,slavs");
    table.put(0, "berserkerzy c3, miotacze a3, olbrzym e4, tarczownicy b5");
    table.put(1, "woje c4, woje a5, woje e5, lucznicy b7");
    assert_eq!(table.needed("c3", "c4", true), 4);
    table.wound("c3", 1);
    assert_eq!(table.needed("c3", "c4", true), 3, "wounded berserkers rage");
    table.set_stance("a5", Stance::Fortified);
    assert_eq!(table.needed("a3", "a5", false), 4, "throwers do not care");
    assert_eq!(table.needed("b7", "b5", false), 5, "shields stop shots");
    table.at(Stage::Activations, 1);
    table.attack(1, "pick e5; strike e4", &[6]);
    assert_eq!(table.on("e4"), "0 olbrzym", "a giant is not pushed");
}

#[test]
fn units_of_the_greeks() {
    let mut table = Table::new("greeks,romans");
    table.put(0, "cyklop c3, hoplici a3, konni d1, milicja d2, peltasci e3");
    table.put(1, "legionisci c4, rekruci a4, rekruci e5");
    assert_eq!(table.needed("a4", "a3", true), 4);
    table.put(0, "hoplici b3");
    assert_eq!(table.needed("a4", "a3", true), 5, "hoplites cover each other");
    table.attack(0, "pick c3; strike c4", &[1, 1, 1, 5]);
    assert_eq!(table.on("c6"), "1 legionisci", "two fields at once");
    table.say(1, "pass");
    table.say(0, "pick d1");
    assert!(table.offered(0, "move").contains(&"d3".to_owned()), "riders pass their own");
    table.say(0, "move d3; done");
    table.attack(0, "pick e3; shoot e5", &[1, 1]);
    assert_eq!((table.asked(), table.answers(0).as_str()), (rule::ABILITY_UNITS, "move e2; move e4; done"));
    table.say(0, "move e2");
    assert_eq!(table.on("e2"), "0 peltasci");
}

#[test]
fn units_of_the_romans() {
    let mut table = Table::new("romans,greeks");
    table.put(0, "furia c2, gladiatorzy a3, legionisci d3, welici e3");
    table.put(1, "hoplici c3, milicja a4, peltasci e4, milicja e6, cyklop d5");
    table.say(0, "pick c2");
    assert!(table.offered(0, "move").contains(&"c4".to_owned()), "the fury flies");
    assert!(!table.offered(0, "move").contains(&"c3".to_owned()), "but lands on empty fields");
    table.say(0, "move c4; done");
    table.say(1, "pass");
    assert_eq!(table.needed("a3", "a4", true), 4);
    table.wound("a4", 1);
    assert_eq!(table.needed("a3", "a4", true), 3, "gladiators finish what bleeds");
    assert_eq!(table.needed("e3", "e4", false), 3, "velites throw from near");
    table.say(0, "pick d3; move d4; fortify");
    assert_eq!(table.offered(0, "strike"), ["e4", "d5"], "legionaries fortify beside two actions");
    table.attack(0, "strike d5", &[1, 1]);
}
