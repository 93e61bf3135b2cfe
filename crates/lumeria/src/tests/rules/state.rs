use super::*;

#[test]
fn exhausted() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c3");
    table.put(1, "miotacze c5");
    table.say(0, "pass");
    assert_eq!(table.needed("c5", "c3", false), 4);
    table.set_stance("c3", Stance::Exhausted);
    assert_eq!(table.needed("c5", "c3", false), 3);
}

#[test]
fn fortified() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "lucznicy c3, woje c4");
    table.put(1, "druzynnicy c5, druzynnicy d3");
    for at in ["c5", "d3"] {
        table.set_stance(at, Stance::Fortified);
    }
    assert_eq!(table.needed("c4", "c5", true), 5, "in melee");
    assert_eq!(table.needed("c3", "d3", false), 5, "and for shots");
}
