use super::super::area as at;
use super::*;

#[test]
fn strongholds() {
    let mut table = Table::new("daqan,latari");
    for at in ["DA", "DB", "DC", "2A"] {
        table.stronghold(at, 0);
    }
    table.put("2B", Some(0), "1 footman");
    table.state.sides[0].dials = [0, 1, 1];
    table.turn(0, Order::Fortify);
    table.say(0, "way build");
    table.say(0, "area DA");
    assert_eq!(
        [at("DA"), at("2B")].map(|area| table.state.ground(area).hold),
        [NONE, 0],
        "one elsewhere goes"
    );
}

#[test]
fn tokens() {
    let mut table = Table::new("daqan,latari");
    let all: Vec<u8> = Tactic::ALL.iter().map(|&tactic| content().copies(tactic)).collect();
    table.state.tactics_discard.copy_from_slice(&all);
    table.season("rune-moot");
    table.say(0, "number 0");
    table.say(1, "number 0");
    table.finish();
    assert_eq!(table.hand(0) + table.hand(1), 1, "the discard is shuffled");
}

#[test]
fn destroy() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "2 footman");
    table.turn(0, Order::Recruit);
    assert!(!table.answers(0).contains("figure"), "nothing is destroyed at will");
}

#[test]
fn hand() {
    let table = Table::started("seats=4");
    for seat in Seat::all(4) {
        assert!(table.state.side(seat).tactics() <= 10 && table.state.side(seat).quests.count_ones() <= 3);
        assert!(table.state.heroes_of(seat).count() <= 3 && table.state.side(seat).objective != NONE);
    }
}

/// A development that lies on the board may be taken for another stronghold.
#[test]
fn destroy_developments() {
    let fort = |built: &[(&str, Development)]| {
        let mut table = Table::new("daqan,latari");
        ["DA", "DB", "DC"].iter().for_each(|at| table.stronghold(at, 0));
        for (name, development) in built {
            table.state.ground_mut(at(name)).development = *development as u8;
        }
        table.turn(0, Order::Harvest);
        table
    };
    let lying = |table: &Table| ["DA", "DB", "DC"].map(|name| table.state.ground(at(name)).development);
    let mut table = fort(&[("DA", Development::Diplomat)]);
    table.say(0, "development diplomat");
    assert_eq!(table.answers(0), "area DB; area DC", "not where it lies");
    table.say(0, "area DC");
    assert_eq!(lying(&table), [NONE, NONE, Development::Diplomat as u8]);
    let walls = Development::Walls as u8;
    let mut table = fort(&[("DA", Development::Walls)]);
    table.say(0, "development walls; area DC");
    assert_eq!(lying(&table), [walls, NONE, walls], "there are two of them");
    let mut table = fort(&[("DA", Development::Walls), ("DB", Development::Walls)]);
    table.say(0, "development walls");
    assert_eq!(table.asked(0), Some(rule::LIMITS_DESTROY));
    assert_eq!(table.answers(0), "area DA; area DB");
    table.say(0, "area DB");
    assert_eq!(lying(&table), [walls, NONE, walls]);
}
