//! What a view says about orders, targets, odds and the winter.

use super::*;
use crate::{Meeting, Odds};

fn attack(table: &Table, units: &[(Unit, u8)]) -> Odds {
    table.view(0).odds(Seat::new(0), area("2C"), units).unwrap()
}

#[test]
fn odds_follow_from_the_armies() {
    let mut table = Table::new("daqan,latari");
    table.put("2C", Some(1), "3 warrior");
    let [few, even, many] = [1, 4, 8].map(|count| attack(&table, &[(Unit::Footman, count)]));
    assert!(few.win < 10, "{few:?}");
    assert!(even.win > few.win && many.win > even.win, "{few:?} {even:?} {many:?}");
    assert!(many.win > 90, "{many:?}");
    assert!(many.lost[1] > few.lost[1], "{few:?} {many:?}");
    assert_eq!(attack(&table, &[(Unit::Footman, 4)]), even, "the same question has the same answer");
    table.stronghold("2C", 1);
    assert!(attack(&table, &[(Unit::Footman, 4)]).win < even.win, "walls help");
    assert_eq!(table.view(0).odds(Seat::new(0), area("2A"), &[(Unit::Footman, 4)]), None, "it is empty");
}

#[test]
fn odds_depend_on_the_fate_cards_in_the_deck() {
    let mut table = Table::new("daqan,latari");
    table.put("2C", Some(1), "1 warrior");
    let cards = |fits: &dyn Fn(Section) -> bool| -> Vec<u8> {
        let triangle = |number: u8| content().fate(number).unwrap().sections[crate::Shape::Triangle as usize];
        (1..=30).filter(|&number| fits(triangle(number))).collect()
    };
    table.fate(&cards(&|section| matches!(section, Section::Damage(_))));
    let good = attack(&table, &[(Unit::Bowman, 2)]);
    table.fate(&cards(&|section| section == Section::Miss));
    let bad = attack(&table, &[(Unit::Bowman, 2)]);
    assert!(good.lost[1] > bad.lost[1], "{good:?} {bad:?}");
}

#[test]
fn the_odds_of_a_battle_that_goes_on_follow_it() {
    let mut table = Table::battle("daqan,latari", "6 footman", "1 warrior");
    table.tactics(0, "shield-wall");
    table.begin(Task::Fight(Fight::Round(1)));
    assert!(table.offers(0, "tactics shield-wall"), "{}", table.answers(0));
    let odds = table.view(1).battle_odds().unwrap();
    assert!(odds.win > 90, "{odds:?}");
    assert_eq!(Table::new("daqan,latari").view(0).battle_odds(), None);
}

#[test]
fn hidden_cards_do_not_change_odds() {
    let mut table = Table::new("daqan,latari");
    table.put("2C", Some(1), "3 warrior");
    let before = attack(&table, &[(Unit::Footman, 4)]);
    table.tactics(1, "summon-lightning, hold-the-line");
    table.objective(1, "open-hand");
    assert_eq!(attack(&table, &[(Unit::Footman, 4)]), before);
}

#[test]
fn targets_have_paths_of_legal_steps() {
    let mut table = Table::new("daqan,latari");
    table.put("DA", Some(0), "3 footman, 2 knight");
    table.turn(0, Order::Mobilize);
    let targets = table.view(0).targets();
    let offered = table.offered(0, "area");
    assert_eq!(targets.iter().map(|target| target.area.to_string()).collect::<Vec<_>>(), offered);
    for target in &targets {
        assert!(target.groups.iter().all(|group| !group.path.is_empty() && group.path.len() <= 3));
        assert!(target.groups.iter().all(|group| group.path.last() == Some(&target.area)));
        for group in &target.groups {
            let mut at = group.from;
            for &next in &group.path {
                assert!(table.state.touching(at).has(next), "{at} to {next}");
                at = next;
            }
        }
        assert_eq!(target.now, None);
        assert_eq!(target.all.is_some(), matches!(target.meeting, Meeting::Neutral | Meeting::Enemy));
    }
    let far = targets.iter().find(|target| target.groups.len() == 2).unwrap();
    table.say(0, &format!("area {}", far.area));
    let first = &far.groups[0];
    table.say(0, &format!("send {} {} {}", first.from, first.unit, first.count));
    let [now] = &table.view(0).targets()[..] else { panic!("one target was chosen") };
    assert_eq!(now.groups.len(), 1, "what was sent is not offered again");
}

#[test]
fn orders_say_what_they_bring_and_whether_the_bonus_applies() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "2 footman");
    table.state.sides[0].used = 1 << Order::Harvest as u8;
    let orders = table.view(0).orders(Seat::new(0));
    let of = |order: Order| &orders[order as usize];
    assert_eq!(orders.len(), 8);
    assert!(of(Order::Strategize).free && !of(Order::Strategize).supreme);
    assert!(!of(Order::Harvest).free && !of(Order::Harvest).supreme);
    assert!(of(Order::Recruit).free && of(Order::Recruit).supreme);
    let production = table.state.production(Seat::new(0));
    let shown: Vec<i64> = of(Order::Harvest)
        .gain
        .args
        .iter()
        .filter_map(|(_, arg)| if let kernel::Arg::Number(number) = arg { Some(*number) } else { None })
        .collect();
    assert_eq!(shown, production.map(i64::from));
    assert_eq!(of(Order::Fortify).bonus, None);
}

#[test]
fn the_winter_is_foreseen() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "3 footman, 1 knight routed");
    table.put("2B", Some(0), "2 footman");
    table.state.sides[0].dials[0] = 2;
    let winter = table.view(1).winter(Seat::new(0));
    assert_eq!((winter.food, winter.starving), (2, vec![(area("2A"), 2)]));
}
