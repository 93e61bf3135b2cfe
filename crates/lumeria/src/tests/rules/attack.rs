use super::*;

#[test]
fn dice() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "bies c3");
    table.put(1, "olbrzym c4");
    assert_eq!(table.odds("c3", "c4", true), Some(Odds { dice: 3, needed: 4 }));
    table.attack(0, "pick c3; strike c4", &[3, 4, 6]);
    assert_eq!(table.wounds("c4"), 2, "a wound for each 4 or more");
    let dice = table.view().dice;
    assert_eq!(dice.map(|dice| (dice.faces.to_vec(), dice.hits)), Some((vec![3, 4, 6], 2)));
}

#[test]
fn modifiers() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "jezdzcy c2");
    table.put(1, "druzynnicy c4, druzynnicy c5");
    table.say(0, "pick c2; move c3");
    assert_eq!(table.needed("c3", "c4", true), 2, "surrounded, and the horsemen have moved");
    table.set_stance("c4", Stance::Exhausted);
    assert_eq!(table.needed("c3", "c4", true), 2, "a 1 never hits");
    table.set_stance("c4", Stance::Fortified);
    assert_eq!(table.needed("c3", "c4", true), 3, "modifiers add up");
    table.attack(0, "strike c4", &[2, 3]);
    assert_eq!(table.wounds("c4"), 1);
}

#[test]
fn melee() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "bies c3");
    table.put(1, "druzynnicy c4, druzynnicy d3, druzynnicy b2, druzynnicy c5");
    table.say(0, "pick c3");
    assert_eq!(table.offered(0, "strike"), ["d3", "c4"]);
    table.refuse(0, "strike b2", rule::ATTACK_MELEE);
    table.refuse(0, "strike c5", rule::ATTACK_MELEE);
    table.refuse(0, "shoot c4", rule::ATTACK_RANGED);
}

#[test]
fn push() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c3, woje b4");
    table.put(1, "tarczownicy c4");
    table.attack(0, "pick c3; strike c4", &[3]);
    assert_eq!(table.on("c4"), "1 tarczownicy", "a miss does not push");
    table.say(1, "pass");
    table.attack(0, "pick b4; strike c4", &[4]);
    assert_eq!(
        (table.on("c4"), table.on("d4"), table.wounds("d4")),
        (String::new(), "1 tarczownicy".into(), 1)
    );
}

#[test]
fn push_needs_an_empty_field() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c6");
    table.put(1, "tarczownicy c7");
    table.attack(0, "pick c6; strike c7", &[6]);
    assert_eq!((table.on("c7").as_str(), table.wounds("c7")), ("1 tarczownicy", 1));
}

#[test]
fn surrounded() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c3, woje a6, woje d4");
    table.put(1, "druzynnicy c4, druzynnicy c5, druzynnicy a7");
    assert_eq!(table.needed("c3", "c4", true), 3, "another card behind");
    assert_eq!(table.needed("a6", "a7", true), 3, "the edge behind");
    assert_eq!(table.needed("d4", "c4", true), 4, "the field opposite the attacker counts");
}

#[test]
fn ranged() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "lucznicy a3, lucznicy c3, woje d3");
    table.put(1, "druzynnicy a7, druzynnicy e3, druzynnicy c4, druzynnicy c6, druzynnicy b4");
    assert!(table.odds("a3", "a7", false).is_some(), "three empty fields between");
    assert!(table.odds("c3", "e3", false).is_none(), "the line is blocked");
    assert!(table.odds("c3", "c6", false).is_none(), "also by enemies");
    assert!(table.odds("c3", "b4", false).is_none(), "never askew");
    table.attack(0, "pick c3; shoot c4", &[6, 1]);
    assert_eq!((table.on("c4"), table.wounds("c4")), ("1 druzynnicy".into(), 1), "shots do not push");
}

#[test]
fn ranged_reaches_three_empty_fields() {
    let mut table = Table::with(&edited(
        "slavs,vikings",
        &[("board 5x7", "board 5x8"), ("  row . . . . . ?\n", "  row . . . . . ?\n  row . . . . . ?\n")],
    ));
    table.put(0, "lucznicy a3");
    table.put(1, "druzynnicy a8");
    assert!(table.odds("a3", "a8", false).is_none(), "four are too many");
}

#[test]
fn defeat() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "bies c3");
    table.put(1, "druzynnicy c4, druzynnicy a6");
    table.attack(0, "pick c3; strike c4", &[4, 5, 6]);
    assert_eq!(table.on("c4"), "");
    let pile = table.view().sides[1].piles[1].clone();
    assert_eq!((pile.card.name.as_str(), pile.left, pile.lost), ("druzynnicy", 4, 1), "gone for good");
}

#[test]
fn compensation() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "bies c3");
    table.put(1, "druzynnicy c4, druzynnicy a6");
    table.gold(1, 1);
    table.attack(0, "pick c3; strike c4", &[4, 5, 6]);
    assert_eq!(table.state.sides.map(|side| side.gold), [0, 2]);
}
