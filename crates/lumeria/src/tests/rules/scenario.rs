use super::*;

#[test]
fn hills() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje a4, woje b4, woje c5");
    table.put(1, "druzynnicy c4, druzynnicy e4");
    table.points([9, 3]);
    table.end_round();
    assert_eq!(table.points_now(), [10, 5]);
    assert_eq!(table.ending(), Some((Some(0), Decider::Points)));
    assert_eq!(table.answers(0), "");
    table.refuse(0, "pass", rule::SCENARIO_END);
}

#[test]
fn camps() {
    let mut table = Table::with("factions=slavs,vikings scenario=camps");
    table.put(0, "woje b7, woje b1, bies c3");
    table.put(1, "druzynnicy c4, druzynnicy d1, druzynnicy b2, druzynnicy a4");
    table.attack(0, "pick c3; strike c4", &[6, 6, 6]);
    table.end_round();
    assert_eq!(
        table.points_now(),
        [2, 2],
        "only camps of the enemy: no own camp, no middle field, no defeat"
    );
    table.put(1, "olbrzym d7");
    table.points([7, 8]);
    table.end_round();
    assert_eq!(table.points_now(), [9, 10]);
    assert_eq!(table.ending(), Some((Some(1), Decider::Points)));
}

#[test]
fn field() {
    let mut table = Table::with("factions=slavs,vikings scenario=open-field");
    table.put(0, "woje a3, woje e5, woje c4, woje c2");
    table.put(1, "druzynnicy b3, olbrzym d5, druzynnicy a6, druzynnicy b6, druzynnicy d2");
    table.end_round();
    assert_eq!(table.points_now(), [1, 0], "three against two; rows 2 and 6 do not count");
    table.put(1, "druzynnicy e4");
    table.end_round();
    assert_eq!(table.points_now(), [1, 0], "equally many");
    table.put(1, "druzynnicy a4, olbrzym b4");
    table.points([5, 5]);
    table.end_round();
    assert_eq!(table.points_now(), [5, 6], "one point, whatever the difference");
    assert_eq!(table.ending(), Some((Some(1), Decider::Points)));
}

#[test]
fn end() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje a4, woje b2");
    table.put(1, "druzynnicy c6");
    table.points([2, 5]);
    table.end_round();
    assert_eq!(table.ending(), None);
    table.state.round = table.state.scenario().rounds.value;
    table.end_round();
    assert_eq!((table.points_now(), table.ending()), ([4, 5], Some((Some(1), Decider::Points))));
    let Waiting::Over(standing) = Lumeria::waiting(&table.state) else { panic!("it is over") };
    let places = Seat::all(2).map(|seat| (standing.rank(seat), standing.score(seat))).collect::<Vec<_>>();
    assert_eq!(places, [(2, 4), (1, 5)]);
}

#[test]
fn ties() {
    let tied = |zero: &str, one: &str| {
        let mut table = Table::new("slavs,vikings");
        table.put(0, zero);
        table.put(1, one);
        table.points([9, 9]);
        table
    };
    let mut table = tied("woje a4", "druzynnicy c4");
    table.state.sides[1].lost[1] = 1;
    table.state.sides[1].piles[1] -= 1;
    table.end_round();
    assert_eq!(table.ending(), Some((Some(0), Decider::Defeated)));

    let mut table = tied("woje a4", "druzynnicy c4, olbrzym c6");
    table.end_round();
    assert_eq!(table.ending(), Some((Some(1), Decider::Cost)));

    let mut table = tied("woje a4, zbrojni b2", "olbrzym c4");
    table.end_round();
    assert_eq!((table.ending(), table.asked()), (None, rule::SCENARIO_TIES));
    table.attack(0, "roll", &[4, 1, 1, 6, 1, 1]);
    assert_eq!(table.answers(0), "roll", "as often as it takes");
    table.attack(0, "roll", &[3, 3, 3, 1, 1, 4]);
    assert_eq!(table.ending(), Some((Some(1), Decider::Dice)));
}
