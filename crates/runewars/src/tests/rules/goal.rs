use super::*;

#[test]
fn six() {
    let mut table = Table::new("daqan,latari");
    for at in ["DA", "DB", "DC", "2A", "2B"] {
        table.rune(at, Token::Dragon, &[0]);
    }
    table.rune("2C", Token::False, &[0]);
    for at in ["2A", "2B", "2C", "9A"] {
        table.put(at, Some(0), "1 footman");
    }
    table.turn(0, Order::Harvest);
    assert_eq!(table.over(), Over::No, "five and a false one");
    table.rune("9A", Token::Dragon, &[0]);
    table.turn(0, Order::Harvest);
    assert_eq!(table.over(), Over::Runes(seat(0)));
    let turned = table.log.iter().filter(|told| matches!(told.event, Event::Turned { .. })).count();
    assert_eq!(turned, 7, "all tokens are turned up");
}

#[test]
fn sixth_winter() {
    let mut table = Table::new("daqan,latari");
    (table.state.year, table.state.season) = (5, Season::Winter);
    table.begin(Task::Year(Year::EndSeason));
    assert_eq!((table.over(), table.state.year), (Over::No, 6));
    (table.state.year, table.state.season) = (6, Season::Winter);
    table.rune("DA", Token::Dragon, &[0]);
    table.rune("LA", Token::False, &[1]);
    table.begin(Task::Year(Year::EndSeason));
    assert_eq!(table.over(), Over::Years);
    assert_eq!(crate::score::standing(&table.state).rank(seat(0)), 1, "most dragon runes");
}

#[test]
fn six_with_the_last_order() {
    let mut table = Table::new("daqan,latari");
    (table.state.year, table.state.season) = (6, Season::Winter);
    for at in ["DA", "DB", "DC", "2A", "2B", "2C"] {
        table.rune(at, Token::Dragon, &[0]);
    }
    for at in ["2A", "2B", "2C"] {
        table.put(at, Some(0), "1 footman");
    }
    table.begin(Task::Year(Year::EndSeason));
    assert_eq!(table.over(), Over::Runes(seat(0)), "at once, although no question comes before the end");
}

#[test]
fn tie() {
    let mut table = Table::new("daqan,latari");
    table.state.over = Over::Years;
    assert_eq!(crate::score::standing(&table.state).rank(seat(1)), 1, "more influence at the start");
    table.state.sides[0].influence = 1;
    assert_eq!(crate::score::standing(&table.state).rank(seat(0)), 1, "more influence");
}

#[test]
fn sources() {
    let mut table = Table::new("daqan,latari");
    table.hero("sir-valadir", 0, "DA");
    table.reward("sir-valadir", "timmorran-shard");
    table.turn(0, Order::Harvest);
    table.say(0, "reward sir-valadir timmorran-shard");
    assert_eq!(table.asked(0), Some(rule::RUNES_GAIN), "rewards bring runes");
    let quests =
        content().quests.iter().filter(|quest| quest.results[0].contains(&crate::content::Gain::Rune));
    assert_eq!(quests.count(), 2, "so do quests that say so");
}
