use super::super::area as at;
use super::*;

#[test]
fn strength() {
    let strength = |damaged: bool| {
        let mut table = Table::battle("daqan,latari", "1 footman", "1 archer");
        table.stronghold("2C", 1);
        table.state.ground_mut(at("2C")).damaged = damaged;
        table.begin(Task::Fight(Fight::Tally));
        table.fought().0[1]
    };
    assert_eq!([false, true].map(strength), [6, 4], "intact 5, damaged 3");
}

#[test]
fn damage() {
    let mut table = Table::battle("daqan,latari", "1 footman", "");
    table.stronghold("2C", 1);
    table.begin(Task::Fight(Fight::Tally));
    assert!(table.state.ground(at("2C")).damaged, "after it was counted");
    let mut table = Table::battle("daqan,latari", "1 footman", "");
    table.stronghold("2C", 1);
    table.state.battle.armies[0][kind_of(Unit::Footman)] = [[0; 5], [1, 0, 0, 0, 0]];
    table.begin(Task::Fight(Fight::Tally));
    assert!(!table.state.ground(at("2C")).damaged, "only by standing units");
}

#[test]
fn conquer() {
    let taken = |answer: &str| {
        let mut table = Table::battle("daqan,latari", "7 footman", "");
        table.stronghold("2C", 1);
        table.state.ground_mut(at("2C")).development = Development::Wards as u8;
        table.begin(Task::Fight(Fight::Tally));
        table.say(0, answer);
        let ground = table.state.ground(at("2C"));
        assert_eq!(ground.development, NONE, "developments there are destroyed");
        (ground.hold, ground.damaged)
    };
    assert_eq!(taken("yes"), (0, true), "his own, damaged side up");
    assert_eq!(taken("done"), (NONE, false));
}
