use super::*;

#[test]
fn order() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c4, bies a4");
    table.put(1, "druzynnicy e4, druzynnicy c7");
    table.wound("c4", 1);
    table.say(0, "pick c4; fortify; done");
    table.end_round();
    assert_eq!(table.points_now(), [2, 1]);
    assert_eq!((table.stance("c4"), table.wounds("c4")), (Stance::Ready, 1), "wounds stay");
    assert_eq!(table.state.sides[0].done, Cells::NONE);
    let kinds: Vec<String> = table.events().iter().map(|event| format!("{event:?}")).collect();
    let at = |start: &str| kinds.iter().position(|kind| kind.starts_with(start)).unwrap();
    assert!(at("Scored") < at("Stepped") && at("Stepped") < at("Round"));
}

#[test]
fn forward() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje a1, woje b1, woje c1, bies c2, woje e7");
    table.put(1, "druzynnicy a7, druzynnicy e1");
    table.end_round();
    let steps = [("a2", "0 woje"), ("b1", "0 woje"), ("c1", "0 woje"), ("a6", "1 druzynnicy")];
    assert_eq!(steps.map(|(at, _)| table.on(at)), steps.map(|(_, unit)| unit.to_owned()));
    assert_eq!((table.on("e7"), table.on("e1")), ("0 woje".into(), "1 druzynnicy".into()));
}
