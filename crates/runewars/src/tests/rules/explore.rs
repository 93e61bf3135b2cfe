use super::*;
use crate::explore::{Find, Search};
use crate::name::Exploration;

/// A hero of seat 0 in 2A, where this token lies face down.
pub(crate) fn token(kind: Exploration) -> Table {
    let mut table = Table::new("daqan,latari");
    table.hero("sir-valadir", 0, "2A");
    lay(&mut table, "2A", kind, false);
    table
}

pub(crate) fn lay(table: &mut Table, name: &str, kind: Exploration, up: bool) {
    table.state.variant.explore = true;
    let known = if up { crate::state::PUBLIC } else { 0 };
    table.state.ground_mut(area(name)).find = Find { back: 2, kind: kind as u8, up, known };
    table.state.drawn_finds[1][kind as usize] += 1;
}

fn turn_up(table: &mut Table) {
    let (seat, hero) = (seat(0), Hero::SirValadir);
    table.begin(Task::Search(Search::Flip { seat, hero }));
}

#[test]
fn setup() {
    let table = Table::started("seats=2 factions=daqan,latari explore=yes");
    for one in table.state.board().iter() {
        let back = table.state.ground(one).find.back;
        let wanted = match (one.home().is_some(), table.state.beside_home(one)) {
            (true, _) => 0,
            (_, true) => 1,
            _ => 2,
        };
        assert_eq!(back, wanted, "{one}");
    }
}

#[test]
fn flip() {
    let mut table = token(Exploration::Temple);
    table.quest(0, "giants-hoard");
    table.hero("sir-valadir", 0, "2B");
    table.begin(Task::Venture(Venture::Act { seat: seat(0), hero: Hero::SirValadir }));
    table.say(0, "way move; area 2A; done");
    assert_eq!(table.state.found(area("2A")), Some(Exploration::Temple), "before a quest");
    assert!(table.offers(0, "quest giants-hoard"));
}

#[test]
fn kinds() {
    let mut table = token(Exploration::Training);
    turn_up(&mut table);
    assert_eq!(table.state.ground(area("2A")).find, Find::NONE, "events are discarded");
    let mut table = Table::new("daqan,latari");
    lay(&mut table, "2A", Exploration::MagicPortal, true);
    table.put("2A", Some(0), "5 footman");
    table.turn(0, Order::Harvest);
    assert!(table.done(), "five units are too few");
    table.put("2A", Some(0), "1 footman");
    table.turn(0, Order::Harvest);
    table.say(0, "area 2A");
    assert_eq!(table.state.ground(area("2A")).find, Find::NONE);
}

#[test]
fn throne() {
    let mut table = Table::new("daqan,latari");
    lay(&mut table, "2A", Exploration::DragonThrone, true);
    table.put("2A", Some(0), "1 footman");
    assert_eq!(table.state.dragons(seat(0)), 1);
}

#[test]
fn village() {
    let mut table = Table::new("daqan,latari");
    lay(&mut table, "2A", Exploration::VillageWood, true);
    assert_eq!(table.state.produces(area("2A")), [1, 1, 2]);
}

#[test]
fn portal() {
    let mut table = Table::new("daqan,latari");
    lay(&mut table, "2A", Exploration::MagicPortal, true);
    lay(&mut table, "3C", Exploration::MagicPortal, true);
    table.put("2A", Some(0), "1 footman");
    table.state.sides[0].influence = 1;
    table.turn(0, Order::Strategize);
    table.say(0, "way portal; area 2A; go footman 3C 1");
    assert_eq!((table.units("3C"), table.influence(0)), ("1 footman".into(), 0));
    assert_eq!(table.state.portal, NONE, "for this move only");
}

#[test]
fn dungeon() {
    let mut table = Table::new("daqan,latari");
    lay(&mut table, "2B", Exploration::Dungeon, true);
    table.hero("sir-valadir", 0, "2A");
    table.begin(Task::Venture(Venture::Act { seat: seat(0), hero: Hero::SirValadir }));
    table.say(0, "way move; area 2B");
    assert!(table.done(), "he goes no further");
}

#[test]
fn dungeon_keeps_who_entered_in_this_season() {
    let strategize = |from: &str, answers: &str| {
        let mut table = Table::new("daqan,latari");
        lay(&mut table, "2B", Exploration::Dungeon, true);
        table.hero("sir-valadir", 0, from);
        table.state.season = Season::Summer;
        table.begin(Task::Venture(Venture::Phase { seats: 0b01 }));
        table.say(0, answers);
        table.finish();
        assert_eq!(table.where_is("sir-valadir").as_deref(), Some("2B"));
        table.turn(0, Order::Strategize);
        table.offers(0, "area 2B")
    };
    let train = "hero sir-valadir; way train; attribute strength; attribute strength; done";
    assert!(strategize("2B", train), "he entered in an earlier season");
    assert!(!strategize("2A", "hero sir-valadir; way move; area 2B"));
}

#[test]
fn temple() {
    let mut table = token(Exploration::Temple);
    table.begin(Task::Venture(Venture::Act { seat: seat(0), hero: Hero::SirValadir }));
    table.say(0, "way move; done");
    assert_eq!(table.influence(0), 2);
}

#[test]
fn hall() {
    let mut table = token(Exploration::HallOfKellos);
    table.begin(Task::Venture(Venture::Act { seat: seat(0), hero: Hero::SirValadir }));
    table.say(0, "way move; done");
    assert_eq!(table.hand(0), 1);
}

#[test]
fn merchant() {
    let mut table = token(Exploration::TravelingMerchant);
    table.state.sides[0].influence = 3;
    turn_up(&mut table);
    table.say(0, "yes");
    assert_eq!((table.influence(0), table.state.held_by(Hero::SirValadir).count()), (0, 1));
}

#[test]
fn raiders() {
    let mut table = token(Exploration::RaidingParty);
    turn_up(&mut table);
    assert_eq!(table.state.figure(Hero::SirValadir).damage, 1);
    let mut table = token(Exploration::RaidingParty);
    table.put("2A", None, "1 giant");
    table.reward("sir-valadir", "oathblade");
    turn_up(&mut table);
    table.say(0, "reward sir-valadir oathblade");
    assert_eq!(table.state.figure(Hero::SirValadir).damage, 1, "a reward instead of a second damage");
}

#[test]
fn scroll() {
    let mut table = token(Exploration::ScrollOfSight);
    table.rune("9A", Token::Dragon, &[]);
    table.rune("9B", Token::False, &[]);
    lay(&mut table, "9A", Exploration::Temple, false);
    turn_up(&mut table);
    let before = table.view(1);
    table.say(0, "area 9A");
    let ground = table.state.ground(area("9A"));
    assert_eq!((ground.rune.known, ground.find.known), (1, 1));
    let after = table.view(1);
    assert_eq!(format!("{before:?}").contains("kind: 6"), format!("{after:?}").contains("kind: 6"));
}

#[test]
fn training() {
    let mut table = token(Exploration::Training);
    turn_up(&mut table);
    table.say(0, "attribute wisdom");
    assert_eq!(table.state.figure(Hero::SirValadir).training, [0, 0, 1]);
}

#[test]
fn dungeon_stops_only_who_enters() {
    let mut table = Table::new("daqan,latari");
    lay(&mut table, "2B", Exploration::Dungeon, true);
    table.hero("sir-valadir", 0, "2B");
    table.begin(Task::Venture(Venture::Phase { seats: 0b01 }));
    table.say(0, "hero sir-valadir; way train; attribute strength; attribute strength; done");
    table.turn(0, Order::Strategize);
    assert!(table.offers(0, "area 2B"), "he has stood there since long ago");
}

#[test]
fn dungeon_stops_who_is_teleported() {
    let mut table = Table::new("daqan,latari");
    lay(&mut table, "2B", Exploration::Dungeon, true);
    table.put("2B", Some(0), "1 footman");
    table.hero("sir-valadir", 0, "DA");
    table.reward("sir-valadir", "rune-of-teleportation");
    table.turn(0, Order::Strategize);
    table.say(0, "reward sir-valadir rune-of-teleportation; area 2B; area 2B");
    assert!(table.offered(0, "lead").is_empty());
}

#[test]
fn dungeon_that_is_turned_up_stops_its_finder() {
    let mut table = token(Exploration::Dungeon);
    table.begin(Task::Venture(Venture::Phase { seats: 0b01 }));
    table.say(0, "hero sir-valadir; way move; done");
    table.turn(0, Order::Strategize);
    assert!(!table.offers(0, "area 2A"));
    table.season("early-frost");
    table.finish();
    table.turn(0, Order::Strategize);
    assert!(table.offers(0, "area 2A"), "in the next season he goes on");
}

#[test]
fn raiders_that_take_what_keeps_him_alive() {
    let mut table = token(Exploration::RaidingParty);
    table.put("2A", None, "1 giant");
    table.reward("sir-valadir", "hide-of-the-wyrm");
    table.state.figure_mut(Hero::SirValadir).damage = 4;
    turn_up(&mut table);
    table.say(0, "reward sir-valadir hide-of-the-wyrm");
    assert_eq!(table.where_is("sir-valadir"), None);
}
