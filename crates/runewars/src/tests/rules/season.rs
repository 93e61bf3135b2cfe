use super::*;

#[test]
fn steps() {
    let mut table = Table::new("daqan,latari");
    table.season("famine");
    assert_eq!(table.asked(0), Some(rule::ORDER_CHOOSE), "card, then orders");
    table.say(0, "order harvest");
    table.say(1, "order harvest");
    assert_eq!(table.state.season, Season::Summer, "orders, then the next season");
}

#[test]
fn year() {
    let mut table = Table::new("daqan,latari");
    let mut seasons = vec![table.state.season];
    for _ in 0..4 {
        table.begin(Task::Year(Year::EndSeason));
        seasons.push(table.state.season);
    }
    assert_eq!(seasons, [Season::Spring, Season::Summer, Season::Fall, Season::Winter, Season::Spring]);
    assert_eq!(table.state.year, 2);
}

#[test]
fn card() {
    let mut table = Table::new("daqan,latari");
    table.state.sides[0].dials = [4, 4, 4];
    table.season("rich-harvest");
    assert_eq!(table.state.sides[0].dials, [4, 3, 2], "the text comes first");
    assert_eq!(table.asked(1), Some(rule::SEASON_FALL), "then the icons");
    table.season("open-roads");
    assert!(table.state.lasting.roads, "some texts last");
}

#[test]
fn pile() {
    let mut table = Table::new("daqan,latari");
    let before = table.view(1);
    table.state.card = (table.state.card + 1) % 32;
    assert_ne!(table.view(1), before, "all see the season card");
}

#[test]
fn order() {
    let mut table = Table::new("daqan,latari");
    (table.state.sides[0].last, table.state.sides[1].last) = (5, 2);
    table.season("rich-harvest");
    assert_eq!((table.asked(0), table.asked(1).is_some()), (None, true), "lowest order of the last season");
}

#[test]
fn spring() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "2 footman routed");
    table.put("2B", None, "1 giant routed");
    table.hero("silhouette", 1, "LA");
    table.state.figure_mut(Hero::Silhouette).routed = true;
    table.state.ground_mut(area("2A")).active = 3;
    table.state.sides[0].used = 0b1011;
    table.season("famine");
    assert_eq!((table.units("2A"), table.units("2B")), ("2 footman".into(), "1 giant".into()));
    assert!(!table.state.figure(Hero::Silhouette).routed);
    assert_eq!((table.state.ground(area("2A")).active, table.state.sides[0].used), (0, 0));
    table.state.sides[0].used = 0b1011;
    table.season("long-winter");
    table.say(0, "order strategize; order harvest");
    assert_eq!(table.state.sides[0].used, 0b10, "two of three come back");
}

#[test]
fn summer() {
    let mut table = Table::new("daqan,latari");
    table.hero("silhouette", 1, "LA");
    table.season("open-roads");
    assert_eq!(table.answers(1), "hero silhouette; done");
}

#[test]
fn fall() {
    let mut table = Table::new("daqan,latari");
    table.state.fate = 255;
    table.season("council-levy");
    table.say(1, "way influence");
    table.say(0, "way tactics");
    assert_eq!((table.influence(1), table.hand(0), table.state.fate), (2, 1, 0));
}

#[test]
fn winter() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "1 footman, 3 beastman");
    table.hero("sir-valadir", 0, "2A");
    table.state.sides[0].dials[0] = 3;
    table.season("arcane-surge");
    assert_eq!(table.asked(0), Some(rule::SEASON_WINTER), "allies count");
    table.say(0, "figure beastman standing 0");
    assert_eq!(table.units("2A"), "1 footman, 2 beastman", "heroes do not");
}

#[test]
fn winter_water() {
    let mut table = Table::new("daqan,latari");
    table.put("DA", Some(0), "1 footman");
    let crosses =
        |table: &Table| table.state.near(area("DA"), table.state.walking(Some(seat(0)))).has(area("3A"));
    assert!(!crosses(&table));
    table.season("arcane-surge");
    table.finish();
    assert!(crosses(&table), "water is frozen");
    table.season("famine");
    assert!(!crosses(&table), "until the season ends");
}

#[test]
fn card_that_routs_may_be_spent_on_an_area_without_units() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(1), "3 archer");
    table.state.sides[0].influence = 1;
    table.state.sides[1].dials[0] = 8;
    table.season("lost-patrol");
    table.say(0, "number 1");
    table.say(1, "number 0");
    assert!(table.offers(0, "area LA"));
    table.say(0, "area LA");
    assert_eq!(table.units("2A"), "3 archer");
}
