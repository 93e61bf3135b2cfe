//! One test for each paragraph of the rules, named after it: `runewars.move.fight` is `move::fight`. A number in an id
//! becomes a module: `runewars.order.1.bonus` is `order::n1::bonus`.

mod combat;
mod hero;
mod order;
mod quest;
mod setup;
mod siege;

use super::*;
use std::process::Command;

fn seat(number: usize) -> Seat {
    Seat::new(number)
}

#[test]
fn every_paragraph_has_its_test() {
    let list = Command::new(std::env::current_exe().unwrap()).arg("--list").output().unwrap();
    let list = String::from_utf8(list.stdout).unwrap().replace("r#", "");
    let tests: Vec<&str> = list.lines().filter_map(|line| line.strip_suffix(": test")).collect();
    let missing: Vec<&str> = rule::ALL
        .iter()
        .map(|rule| rule.0)
        .filter(|id| {
            let mut path = id.replacen("runewars.", "rules.", 1);
            (1..=8).for_each(|number| path = path.replace(&format!(".{number}."), &format!(".n{number}.")));
            let path = path.replace('.', "::").replace('-', "_");
            !tests.iter().any(|test| test.ends_with(&format!("tests::{path}")))
        })
        .collect();
    assert!(missing.is_empty(), "no test for {}", missing.join(", "));
}

mod goal {
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
}

mod season {
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
        assert_eq!(
            (table.asked(0), table.asked(1).is_some()),
            (None, true),
            "lowest order of the last season"
        );
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
}

#[test]
fn turn() {
    let mut table = Table::new("daqan,latari");
    table.tactics(0, "hidden-cache, hidden-cache");
    table.turn(0, Order::Harvest);
    table.say(0, "tactics hidden-cache; resource food; done");
    table.say(0, "tactics hidden-cache; resource food; done");
    assert_eq!(table.state.sides[0].dials[0], 5, "before and after the order: 2 is set to 3, then 2 more");
    assert!(table.done());
}

mod turn {
    use super::*;

    #[test]
    fn current() {
        let mut table = Table::new("daqan,latari");
        table.tactics(0, "hidden-cache");
        table.turn(0, Order::Harvest);
        assert_eq!(table.state.current, Some(seat(0)));
        table.say(0, "done; done");
        assert_eq!(table.state.current, None);
    }
}

mod dial {
    use super::*;
    use crate::content::Step;
    use crate::deploy::on_dials;

    #[test]
    fn read() {
        let mut table = Table::new("daqan,latari");
        table.state.sides[0].dials = [0, 0, 0];
        assert_eq!(on_dials(&table.state, seat(0), Step::Unit(Unit::Footman)), 0);
        table.state.sides[0].dials = [2, 5, 1];
        assert_eq!(
            on_dials(&table.state, seat(0), Step::Unit(Unit::Footman)),
            3,
            "this step and all lower ones"
        );
        assert_eq!(on_dials(&table.state, seat(0), Step::Influence), 2);
    }

    #[test]
    fn r#move() {
        let mut table = Table::new("daqan,latari");
        table.state.sides[0].dials = [7, 0, 0];
        table.tactics(0, "hidden-cache");
        table.turn(0, Order::Fortify);
        table.say(0, "tactics hidden-cache; resource food");
        assert_eq!(table.state.sides[0].dials[0], 8, "never above 8");
        table.season("early-frost");
        assert_eq!([0, 1].map(|seat: usize| table.state.sides[seat].dials[0]), [7, 0], "nor below 0");
    }
}

mod area {
    use super::super::area as at;
    use super::*;

    #[test]
    fn controlled() {
        let mut table = Table::new("daqan,latari");
        table.put("2A", Some(0), "1 footman routed");
        table.stronghold("2B", 1);
        table.hero("silhouette", 1, "2C");
        table.put("9A", None, "2 giant");
        assert_eq!(["2A", "2B", "2C", "9A"].map(|at| table.control(at)), [Some(0), Some(1), None, None]);
    }

    #[test]
    fn home() {
        let mut table = Table::new("daqan,latari");
        assert_eq!(table.control("DB"), Some(0), "even empty");
        table.put("DB", Some(1), "1 archer");
        assert_eq!(table.control("DB"), Some(1));
        table.stronghold("DC", 1);
        assert_eq!(table.control("DC"), Some(1), "an enemy stronghold, too");
        table.state.ground_mut(at("DB")).standing = [0; 10];
        table.state.ground_mut(at("DB")).owner = NONE;
        assert_eq!(table.control("DB"), Some(0), "control returns");
        assert!(!table.state.empty(at("DB")));
    }

    #[test]
    fn empty() {
        let mut table = Table::new("daqan,latari");
        table.state.ground_mut(at("2B")).city = 0;
        table.hero("silhouette", 1, "2B");
        table.rune("2B", Token::Dragon, &[]);
        assert!(table.state.empty(at("2B")), "city, hero and token do not matter");
        table.stronghold("2B", 0);
        assert!(!table.state.empty(at("2B")));
    }

    #[test]
    fn enemy() {
        let mut table = Table::new("daqan,latari");
        table.put("2A", Some(0), "1 footman");
        assert!(table.state.enemy(seat(1), at("2A")) && !table.state.enemy(seat(0), at("2A")));
    }

    #[test]
    fn friendly() {
        let mut table = Table::new("daqan,latari");
        table.put("2A", Some(0), "1 footman");
        assert!(table.state.friendly(seat(0), at("2A")) && !table.state.friendly(seat(1), at("2A")));
    }

    #[test]
    fn neutral() {
        let mut table = Table::new("daqan,latari");
        table.put("2A", None, "1 giant");
        table.put("2B", Some(0), "1 giant, 1 footman");
        assert!(
            table.state.neutral(at("2A")) && !table.state.neutral(at("2B")) && !table.state.neutral(at("2C"))
        );
    }

    #[test]
    fn uncontrolled() {
        let mut table = Table::new("daqan,latari");
        table.put("2A", None, "1 giant");
        assert!(table.state.uncontrolled(at("2A")) && table.state.uncontrolled(at("2B")));
        assert!(!table.state.uncontrolled(at("DA")));
    }

    #[test]
    fn contested() {
        let table = Table::battle("daqan,latari", "3 footman", "1 archer");
        assert_eq!(table.control("2C"), Some(1), "the defender keeps control until it is decided");
    }

    #[test]
    fn activated() {
        let mut table = Table::new("daqan,latari");
        table.put("2B", Some(0), "1 footman");
        table.turn(0, Order::Mobilize);
        table.say(0, "area 2A; send 2B footman 1; done");
        assert_eq!(table.state.ground(at("2A")).active, 1, "for seat 0 alone");
    }
}

mod figure {
    use super::super::area as at;
    use super::*;

    #[test]
    fn units() {
        let mut table = Table::new("daqan,latari");
        table.hero("silhouette", 1, "2A");
        assert_eq!(table.state.ground(at("2A")).total(), 0, "a hero is no unit");
    }

    #[test]
    fn enemy_units() {
        let mut table = Table::new("daqan,latari");
        table.put("2B", Some(0), "1 footman");
        table.put("2C", Some(1), "1 archer, 2 beastman");
        table.turn(0, Order::Conquer);
        table.say(0, "area 2C; send 2B footman 1; done");
        assert!(table.draws().contains(&2), "allies of an enemy fight");
    }

    #[test]
    fn routed() {
        let mut table = Table::new("daqan,latari");
        table.put("2B", Some(0), "1 footman routed, 1 bowman");
        table.hero("sir-valadir", 0, "2B");
        table.state.figure_mut(Hero::SirValadir).routed = true;
        table.turn(0, Order::Mobilize);
        table.say(0, "area 2A");
        assert_eq!(table.offered(0, "send"), ["2B bowman 1"]);
        table.begin(Task::Venture(Venture::Act { seat: seat(0), hero: Hero::SirValadir }));
        assert!(!table.offers(0, "way move"));
    }

    #[test]
    fn standing() {
        let mut table = Table::battle("daqan,latari", "2 footman", "1 archer");
        table.state.battle.armies[0][kind_of(Unit::Footman)] = [[1, 0, 0, 0, 0], [1, 0, 0, 0, 0]];
        assert_eq!(table.state.battle.all_standing(0), 1);
    }

    #[test]
    fn fast() {
        let mut table = Table::new("daqan,latari");
        table.put("DC", Some(0), "1 footman, 1 knight");
        table.turn(0, Order::Mobilize);
        table.say(0, "area 2C");
        assert_eq!(table.offered(0, "send"), ["DC knight 1"], "three areas by DB and 3C");
    }

    #[test]
    fn flying() {
        let mut table = Table::new("daqan,latari");
        table.put("3A", Some(1), "1 archer, 1 pegasus-rider");
        table.turn(1, Order::Mobilize);
        table.say(1, "area DA");
        assert!(table.offers(1, "send 3A pegasus-rider 1"), "over water");
        assert!(table.offers(1, "send 3A archer 1"), "by 3B on foot");
        table.state.ground_mut(at("3B")).standing[5] = 2;
        assert!(!table.offers(1, "send 3A archer 1"), "not through neutral units");
    }
}

mod r#move {
    use super::super::area as at;
    use super::*;

    #[test]
    fn fight() {
        let mut table = Table::new("daqan,latari");
        table.put("2B", Some(0), "4 footman");
        table.put("2A", None, "1 razorwing");
        table.put("2C", Some(1), "1 archer");
        table.state.sides[0].influence = 1;
        table.turn(0, Order::Mobilize);
        table.say(0, "area 2A; send 2B footman 1; done");
        assert_eq!(table.answers(0), "way fight; way talk", "neutral units");
        table.put("2B", Some(0), "4 footman");
        table.turn(0, Order::Conquer);
        table.say(0, "area 2C; send 2B footman 4; done");
        assert!(table.log.iter().any(|told| matches!(told.event, Event::Battle { .. })), "enemy units");
    }

    #[test]
    fn through() {
        let mut table = Table::new("daqan,latari");
        table.put("2B", Some(1), "1 pegasus-rider, 1 archer");
        table.put("2A", None, "1 giant");
        table.turn(1, Order::Mobilize);
        table.say(1, "area 7C");
        assert!(table.offers(1, "send 2B pegasus-rider 1"), "7A is empty, over the mountain");
        assert!(!table.offers(1, "send 2B archer 1"), "2A holds neutral units");
        table.put("7A", None, "1 giant");
        assert!(!table.offers(1, "send 2B pegasus-rider 1"), "nor do flying units pass");
    }

    #[test]
    fn borders() {
        let mut table = Table::new("daqan,latari");
        table.put("2B", Some(0), "1 footman");
        table.put("2A", None, "1 giant");
        table.put("9A", None, "1 giant");
        table.tactics(0, "mountain-pass");
        table.turn(0, Order::Mobilize);
        table.say(0, "done");
        assert!(!table.offers(0, "area 7A"), "a mountain");
        table.turn(0, Order::Mobilize);
        table.say(0, "tactics mountain-pass");
        assert!(table.offers(0, "area 7A"), "except by a card");
    }

    #[test]
    fn holes() {
        let table = Table::new("daqan,latari");
        let near = table.state.touching(at("LA"));
        assert_eq!(near.iter().map(|area| area.to_string()).collect::<Vec<_>>(), ["LB", "LC"]);
    }

    #[test]
    fn limit() {
        let mut table = Table::new("daqan,latari");
        table.put("2A", Some(0), "6 footman");
        table.put("2B", Some(0), "2 footman, 2 beastman");
        table.turn(0, Order::Mobilize);
        table.say(0, "area 2A; send 2B footman 2; send 2B beastman 1; done");
        assert_eq!(table.asked(0), Some(rule::MOVE_LIMIT), "allies count");
        table.say(0, "figure footman standing 0");
        assert_eq!(table.units("2A"), "7 footman, 1 beastman");
    }

    #[test]
    fn overfull_attack() {
        let mut table = Table::new("daqan,latari");
        table.put("2B", Some(0), "8 footman");
        table.put("2A", Some(0), "4 footman");
        table.put("2C", Some(1), "1 archer");
        table.turn(0, Order::Conquer);
        table.say(0, "area 2C; send 2A footman 4; send 2B footman 8; done");
        table.finish();
        assert_eq!(table.state.ground(at("2C")).total(), 8);
        let fled: u8 = ["2A", "2B", "3C", "9B"].iter().map(|name| table.state.ground(at(name)).total()).sum();
        assert!(fled >= 3, "the surplus retreats, {fled}");
    }

    #[test]
    fn routed() {
        let mut table = Table::new("daqan,latari");
        table.put("2B", Some(0), "2 footman routed");
        table.turn(0, Order::Strategize);
        assert!(table.done(), "nothing can move");
    }

    #[test]
    fn ally() {
        let mut table = Table::new("daqan,latari");
        table.put("2B", Some(0), "1 footman, 2 beastman");
        table.put("2A", Some(0), "1 footman");
        table.turn(0, Order::Strategize);
        table.say(0, "area 2B");
        assert!(table.offers(0, "go beastman 2A 2"), "alone to a friendly area");
        assert!(!table.offers(0, "go beastman 9A 1"), "not to an empty one");
        table.say(0, "go footman 9A 1");
        assert!(table.offers(0, "go beastman 9A 1"), "where the own colour goes they may follow");
    }

    #[test]
    fn hero() {
        let mut table = Table::new("daqan,latari");
        table.hero("sir-valadir", 0, "2B");
        table.put("2A", None, "1 giant");
        table.put("2C", Some(1), "1 archer");
        table.state.ground_mut(at("2B")).active = 1;
        table.turn(0, Order::Strategize);
        table.say(0, "area 2B");
        assert_eq!(
            table.offered(0, "lead"),
            ["sir-valadir 9A", "sir-valadir 9B"],
            "friendly or empty, one area"
        );
        table.begin(Task::Venture(Venture::Walk { seat: seat(0), hero: Hero::SirValadir, left: 2 }));
        assert!(table.offers(0, "area 2A") && table.offers(0, "area 2C"), "past enemies in the quest phase");
        assert!(!table.offers(0, "area 7A"), "mountains stop him");
    }
}

mod activation {
    use super::super::area as at;
    use super::*;

    fn table() -> Table {
        let mut table = Table::new("daqan,latari");
        table.put("2B", Some(0), "2 footman");
        table.put("2A", Some(0), "2 footman");
        table
    }

    #[test]
    fn token() {
        let mut table = table();
        table.turn(0, Order::Mobilize);
        table.say(0, "area 9A");
        assert_eq!(table.state.ground(at("9A")).active, 1, "before anything moves");
    }

    #[test]
    fn leave() {
        let mut table = table();
        table.state.ground_mut(at("2B")).active = 1;
        table.turn(0, Order::Mobilize);
        table.say(0, "area 9A");
        assert_eq!(table.offered(0, "send"), ["2A footman 1", "2A footman 2"], "but they may pass through");
    }

    #[test]
    fn enter() {
        let mut table = table();
        table.state.ground_mut(at("2A")).active = 1;
        table.turn(0, Order::Mobilize);
        table.refuse(0, "area 2A", rule::ACTIVATION_TOKEN);
    }

    #[test]
    fn others() {
        let mut table = table();
        table.state.ground_mut(at("2B")).active = 2;
        table.turn(0, Order::Strategize);
        table.say(0, "area 2B; go footman 9A 1; done; done");
        assert_eq!(table.state.ground(at("9A")).active, 0, "no token; that of another seat does not matter");
    }
}

mod diplomacy {
    use super::super::area as at;
    use super::*;

    fn talk(influence: u8, cards: &[u8]) -> Table {
        let mut table = Table::new("daqan,latari");
        table.put("2B", Some(0), "2 footman");
        table.put("9A", None, "2 dragon");
        table.state.sides[0].influence = influence;
        table.turn(0, Order::Mobilize);
        table.fate(cards);
        table.say(0, "area 9A; send 2B footman 2");
        table
    }

    #[test]
    fn when() {
        let table = talk(0, &[]);
        assert!(!table.offers(0, "way talk"), "not without influence");
        assert_eq!(talk(1, &[]).answers(0), "way fight; way talk");
    }

    #[test]
    fn pay() {
        let mut table = talk(9, &[5]);
        table.say(0, "way talk");
        assert_eq!(table.answers(0), "number 1; number 2; number 3; number 4; number 5; number 6");
        table.say(0, "number 1");
        assert_eq!(table.influence(0), 8);
    }

    #[test]
    fn draw() {
        let mut table = talk(4, &[1, 2, 5, 3]);
        table.say(0, "way talk; number 4");
        assert_eq!(table.draws(), [4]);
    }

    #[test]
    fn choose() {
        let mut table = talk(2, &[1, 3]);
        table.say(0, "way talk; number 2");
        assert_eq!(table.answers(0), "destiny silver; destiny red");
    }

    #[test]
    fn gold() {
        let mut table = talk(1, &[5]);
        table.say(0, "way talk; number 1");
        assert_eq!((table.units("9A"), table.control("9A")), ("2 footman, 2 dragon".into(), Some(0)));
    }

    #[test]
    fn silver() {
        let mut table = talk(1, &[3]);
        table.put("9B", Some(0), "1 footman");
        table.say(0, "way talk; number 1");
        // Left of the player: seat 1 picks among uncontrolled areas; they fly.
        assert_eq!(table.answers(1), "area 2B; area 7A");
        table.say(1, "area 7A");
        assert_eq!((table.units("7A"), table.units("9A")), ("2 dragon routed".into(), "2 footman".into()));
    }

    #[test]
    fn red() {
        let mut table = talk(1, &[1]);
        table.say(0, "way talk; number 1");
        assert_eq!(table.answers(0), "way fight; way retreat");
        table.say(0, "way retreat; area 2B");
        assert_eq!((table.units("9A"), table.units("2B")), ("2 dragon".into(), "2 footman routed".into()));
    }

    #[test]
    fn all() {
        let mut table = talk(1, &[5]);
        table.state.ground_mut(at("9A")).standing[6] = 3;
        table.say(0, "way talk; number 1");
        assert_eq!(table.units("9A"), "2 footman, 3 beastman, 2 dragon");
    }
}

mod neutral {
    use super::super::area as at;
    use super::*;

    #[test]
    fn enemy() {
        let mut table = Table::new("daqan,latari");
        table.put("2A", None, "1 giant");
        assert!(!table.state.empty(at("2A")));
        table.put("2B", Some(0), "1 footman");
        table.turn(0, Order::Strategize);
        table.say(0, "area 2B");
        assert!(!table.offers(0, "go footman 2A 1"));
    }

    #[test]
    fn allied() {
        let mut table = Table::new("daqan,latari");
        table.put("2B", Some(0), "1 footman, 2 beastman");
        table.put("2A", Some(0), "1 footman");
        table.turn(0, Order::Mobilize);
        table.say(0, "area 2A");
        assert!(table.offers(0, "send 2B beastman 2"), "they move as his");
    }

    #[test]
    fn lost() {
        let mut table = Table::new("daqan,latari");
        table.put("2B", Some(0), "1 footman, 2 beastman");
        table.turn(0, Order::Mobilize);
        table.say(0, "area 2A; send 2B footman 1; done");
        assert!(table.state.neutral(at("2B")));
    }

    #[test]
    fn battle() {
        let mut table = Table::battle("daqan,latari", "2 beastman", "3 archer");
        table.put("2B", Some(0), "1 footman");
        table.begin(Task::Fight(Fight::Tally));
        assert_eq!(table.units("2B"), "1 footman, 2 beastman routed", "they retreat as his");
    }

    #[test]
    fn decide() {
        let mut table = Table::battle("daqan,latari,uthuk", "3 footman", "1 giant");
        assert_eq!(table.state.decider(1), seat(1), "left of the attacker");
        table.state.sides[1].out = true;
        assert_eq!(table.state.decider(1), seat(2));
    }

    #[test]
    fn limits() {
        let mut table = Table::new("daqan,latari");
        table.put("2A", Some(0), "4 footman, 5 beastman");
        table.begin(Task::March(crate::march::March::Trim {
            seat: seat(0),
            area: at("2A"),
            limit: 8,
            starve: false,
        }));
        assert_eq!(table.asked(0), Some(rule::MOVE_LIMIT));
    }

    #[test]
    fn cards() {
        let mut table = Table::new("daqan,latari");
        table.tactics(0, "beast-call, beast-call");
        table.turn(0, Order::Fortify);
        table.say(0, "tactics beast-call; area DA; unit beastman; unit beastman");
        assert!(!table.state.neutral(at("DA")), "allies");
        table.say(0, "tactics beast-call; area 2A; unit razorwing");
        assert!(table.state.neutral(at("2A")), "unallied");
        assert_eq!((table.units("DA"), table.units("2A")), ("2 beastman".into(), "1 razorwing".into()));
    }

    #[test]
    fn fight() {
        let mut table = Table::new("daqan,latari");
        table.put("2B", Some(0), "3 footman");
        table.put("2A", None, "2 beastman");
        table.tactics(1, "hold-the-line");
        table.turn(0, Order::Mobilize);
        table.say(0, "area 2A; send 2B footman 3; done");
        assert_ne!(table.asked(1), Some(rule::COMBAT_START), "who runs them plays no cards");
    }
}

mod retreat {
    use super::super::area as at;
    use super::*;
    use crate::retreat::{Flight, Only};

    fn flee(table: &mut Table, from: &str, of: u8, units: &[(Unit, u8)]) {
        for (unit, count) in units {
            table.state.fleeing[kind_of(*unit)] = *count;
        }
        let by = if of == NONE { seat(1) } else { seat(of.into()) };
        table.begin(Task::Flight(Flight { by, of, from: at(from), standing: 0, only: Only::Usual }));
    }

    #[test]
    fn one_area() {
        let mut table = Table::new("daqan,latari");
        table.put("2A", Some(0), "1 footman");
        table.put("2C", Some(0), "1 footman");
        flee(&mut table, "2B", 0, &[(Unit::Footman, 2), (Unit::Knight, 1)]);
        table.say(0, "area 2C");
        assert_eq!(table.units("2C"), "1 footman, 2 footman routed, 1 knight routed");
    }

    #[test]
    fn player() {
        let mut table = Table::new("daqan,latari");
        table.put("2A", None, "1 giant");
        flee(&mut table, "2B", 0, &[(Unit::Footman, 2)]);
        assert_eq!(table.answers(0), "area 2C; area 9A; area 9B", "no friendly area: an empty one");
    }

    #[test]
    fn neutral() {
        let mut table = Table::new("daqan,latari");
        table.put("2A", Some(0), "1 footman");
        table.put("2C", None, "1 giant");
        flee(&mut table, "2B", NONE, &[(Unit::Beastman, 2)]);
        assert_eq!(table.answers(1), "area 2C; area 9A; area 9B", "uncontrolled ones");
    }

    #[test]
    fn hero() {
        let mut table = Table::new("daqan,latari");
        table.put("2B", Some(1), "1 archer");
        table.put("9B", Some(0), "4 footman");
        table.hero("silhouette", 1, "2B");
        table.turn(0, Order::Conquer);
        table.say(0, "area 2B; send 9B footman 4; done");
        table.finish();
        assert_eq!(table.where_is("silhouette"), Some("2B".into()), "heroes need not retreat");
    }

    #[test]
    fn limit() {
        let mut table = Table::new("daqan,latari");
        table.put("2A", Some(0), "6 footman");
        flee(&mut table, "2B", 0, &[(Unit::Knight, 3)]);
        assert_eq!(table.asked(0), Some(rule::MOVE_LIMIT));
        table.say(0, "figure knight routed 0");
        assert_eq!(table.units("2A"), "6 footman, 2 knight routed");
    }

    #[test]
    fn borders() {
        let mut table = Table::new("daqan,latari");
        table.put("7A", Some(0), "1 footman");
        flee(&mut table, "2B", 0, &[(Unit::Footman, 1)]);
        assert!(!table.offers(0, "area 7A"), "not over the mountain");
        table.state.fleeing = [0; 10];
        table.state.ground_mut(at("7A")).owner = NONE;
        table.state.ground_mut(at("7A")).standing = [0; 10];
        flee(&mut table, "2B", NONE, &[(Unit::Dragon, 1)]);
        assert!(table.offers(1, "area 7A"), "flying units");
    }
}

mod runes {
    use super::super::area as at;
    use super::*;

    #[test]
    fn gain() {
        let mut table = Table::new("daqan,latari");
        table.begin(Task::Carve(Carve::Gain { seat: seat(0), left: 2 }));
        table.say(0, "area 2A; area 2B; area 2B");
        let tokens = ["2A", "2B"].map(|name| table.state.ground(at(name)).rune);
        assert_eq!(tokens.map(|rune| rune.kind), [Token::False, Token::Dragon]);
        assert_eq!(tokens.map(|rune| rune.known), [1, 1], "only the one who placed them knows");
        assert_eq!(tokens[0].group, tokens[1].group);
        for area in table.state.board().iter() {
            table.state.ground_mut(area).rune.kind = Token::False;
        }
        table.state.ground_mut(at("DC")).rune = crate::state::Rune::NONE;
        table.state.ground_mut(at("DB")).rune = crate::state::Rune::NONE;
        table.state.ground_mut(at("LC")).rune = crate::state::Rune::NONE;
        table.put("DB", Some(1), "1 archer");
        table.begin(Task::Carve(Carve::Take { seat: seat(0) }));
        assert_eq!(table.answers(0), "way dragon; way false", "room for one: the other goes back, face up");
    }

    #[test]
    fn place() {
        let mut table = Table::new("daqan,latari");
        table.state.sides[0].influence = 5;
        table.season("councils-offer");
        table.say(0, "yes; area 2A");
        assert_eq!(table.state.ground(at("2A")).rune.kind, Token::Dragon);
        assert_eq!(table.state.pile(Token::False), 17, "no false one");
    }

    #[test]
    fn one() {
        let mut table = Table::new("daqan,latari");
        table.rune("2A", Token::False, &[0]);
        assert!(!table.state.rune_places(seat(0)).has(at("2A")));
    }

    #[test]
    fn look() {
        let mut table = Table::new("daqan,latari");
        table.rune("2A", Token::Dragon, &[]);
        table.rune("2B", Token::Dragon, &[]);
        table.hero("silhouette", 1, "2A");
        table.put("2B", Some(0), "1 footman");
        table.turn(0, Order::Fortify);
        assert_eq!(["2A", "2B"].map(|name| table.state.ground(at(name)).rune.known), [2, 1]);
    }

    #[test]
    fn hidden() {
        let mut table = Table::new("daqan,latari");
        table.rune("2A", Token::Dragon, &[0]);
        let before = table.view(1);
        table.rune("2A", Token::False, &[0]);
        assert_eq!(table.view(1), before);
        assert_ne!(table.view(0), Table::new("daqan,latari").view(0));
    }

    #[test]
    fn count() {
        let table = Table::new("daqan,latari");
        assert_eq!([Token::Dragon, Token::False].map(|kind| table.state.pile(kind)), [21, 17]);
    }
}

mod objective {
    use super::*;

    #[test]
    fn meet() {
        let mut table = Table::new("daqan,latari");
        table.objective(0, "seats-of-honour");
        table.turn(0, Order::Harvest);
        table.refuse(0, "way objective", rule::TURN);
        table.state.titles[0].by = 0;
        table.state.titles[1].by = 0;
        table.say(0, "way objective");
        assert_eq!(table.asked(0), Some(rule::RUNES_GAIN));
        assert_eq!(table.state.sides[0].objective, NONE, "it is not replaced");
    }
}

mod tactics {
    use super::*;

    #[test]
    fn when() {
        let mut table = Table::new("daqan,latari");
        table.tactics(0, "hold-the-line, hidden-cache, spy-guild");
        table.turn(0, Order::Harvest);
        assert_eq!(table.answers(0), "tactics hidden-cache; done", "each card says when");
        table.say(0, "done");
        assert_eq!(table.answers(0), "tactics spy-guild; tactics hidden-cache; done");
        table.say(0, "tactics spy-guild");
        assert_eq!(table.state.sides[0].used, 0, "the order comes back");
    }

    #[test]
    fn fresh() {
        let mut table = Table::new("daqan,latari");
        table.state.sides[0].fresh[Tactic::HiddenCache as usize] = 1;
        table.tactics(0, "hold-the-line");
        table.turn(0, Order::Harvest);
        assert_eq!(table.answers(0), "done");
    }

    #[test]
    fn battle() {
        let mut table = Table::new("daqan,latari,uthuk");
        table.put("8A", Some(0), "2 footman");
        table.put("8B", Some(1), "2 archer");
        table.tactics(2, "shield-wall, hold-the-line");
        table.turn(0, Order::Conquer);
        table.say(0, "area 8B; send 8A footman 2; done");
        assert_ne!(table.asked(2), Some(rule::COMBAT_START), "a third seat takes no part");
    }

    #[test]
    fn limit() {
        let mut table = Table::new("daqan,latari");
        table.tactics(0, "rally-cry, rally-cry, summon-lightning, raze-a-city, raze-a-city");
        table.tactics(0, "bribe, bribe, ambush, ambush");
        table.season("rune-moot");
        table.say(0, "number 0");
        table.say(1, "number 0");
        table.finish();
        assert!(table.hand(0) <= 10);
        table.begin(Task::Deed(crate::cards::Deed::Tactics { seat: seat(0), keep: 8, ripe: false }));
        assert_eq!(table.asked(0), Some(rule::TACTICS_LIMIT));
    }

    #[test]
    fn same() {
        let mut table = Table::battle("daqan,latari", "3 footman", "3 archer");
        table.tactics(1, "hold-the-line, hold-the-line");
        let window = Fight::Window { side: 1, moment: crate::battle::Moment::Start };
        table.begin(Task::Fight(window));
        table.say(1, "tactics hold-the-line");
        assert_eq!(table.answers(1), "done", "not the same title twice");
    }
}

mod influence {
    mod bid {
        use super::super::*;

        fn bidding() -> Table {
            let mut table = Table::new("daqan,latari,uthuk");
            for (side, influence) in table.state.sides.iter_mut().zip([3, 2, 2]) {
                side.influence = influence;
            }
            table.season("council-auction");
            table
        }

        #[test]
        fn declare() {
            let table = bidding();
            assert_eq!(table.answers(1), "number 0; number 1; number 2");
        }

        #[test]
        fn secret() {
            let mut table = bidding();
            let before = table.view(1);
            table.say(0, "number 3");
            assert_eq!(table.view(1), before);
        }

        #[test]
        fn reveal() {
            let mut table = bidding();
            table.say(0, "number 3");
            table.say(1, "number 1");
            table.say(2, "number 2");
            assert_eq!(table.state.bids[..3], [3, 1, 2]);
        }

        #[test]
        fn lost() {
            let mut table = bidding();
            table.say(0, "number 3");
            table.say(1, "number 1");
            table.say(2, "number 2");
            assert_eq!([0, 1, 2].map(|seat| table.influence(seat)), [0, 1, 0]);
        }

        #[test]
        fn tie() {
            let mut table = bidding();
            table.state.titles[0].by = 0;
            table.say(0, "number 1");
            table.say(1, "number 2");
            table.say(2, "number 2");
            assert_eq!(table.answers(0), "seat 1; seat 2", "the Primarch decides");
        }
    }
}

#[test]
fn council() {
    let mut table = Table::new("daqan,latari");
    table.state.titles[0].by = 1;
    table.season("council-auction");
    assert_eq!(table.influence(1), 1);
    table.season("early-frost");
    assert_eq!(table.influence(1), 1, "only with these words");
}

mod title {
    use super::*;

    #[test]
    fn take() {
        let mut table = Table::new("daqan,latari");
        (table.state.titles[0].by, table.state.titles[0].influence) = (1, 3);
        table.state.sides[0].influence = 3;
        table.turn(0, Order::Power);
        assert!(!table.offers(0, "title primarch"), "more than lies there");
        table.state.sides[0].influence = 4;
        table.say(0, "title primarch");
        assert_eq!(
            (table.state.titles[0].by, table.state.titles[0].influence, table.influence(0)),
            (0, 4, 0)
        );
    }

    #[test]
    fn one() {
        let mut table = Table::new("daqan,latari");
        table.state.titles[0].by = 0;
        table.state.sides[0].influence = 9;
        table.turn(0, Order::Power);
        assert!(!table.offers(0, "title primarch"), "the own one is not taken again");
    }
}

mod development {
    use super::super::area as at;
    use super::*;

    fn harvest(development: Development) -> Table {
        let mut table = Table::new("daqan,latari");
        table.stronghold("DB", 0);
        table.state.ground_mut(at("DB")).development = development as u8;
        table.turn(0, Order::Harvest);
        table
    }

    #[test]
    fn resources() {
        let mut table = harvest(Development::Resources);
        assert_eq!(table.answers(0), "resource wood; resource ore", "what that area produces");
        table.say(0, "resource ore");
        assert_eq!(table.state.sides[0].dials, [3, 3, 3]);
    }

    #[test]
    fn diplomat() {
        assert_eq!(harvest(Development::Diplomat).influence(0), 2);
    }

    #[test]
    fn training() {
        assert_eq!(harvest(Development::Training).hand(0), 1);
    }

    fn siege(factions: &str, development: Development, attackers: &str) -> Table {
        let mut table = Table::battle(factions, attackers, "");
        table.stronghold("2C", 1);
        table.state.ground_mut(at("2C")).development = development as u8;
        table.begin(Task::Fight(Fight::Defence));
        table
    }

    #[test]
    fn defence() {
        let table = siege("latari,daqan", Development::Walls, "3 archer");
        assert_eq!(table.state.battle.strength, [0, 2], "before strength is counted");
        let table = siege("latari,daqan", Development::Diplomat, "3 archer");
        assert_eq!(table.state.battle.strength, [0, 0]);
    }

    #[test]
    fn tomb() {
        let mut table = siege("latari,waiqar", Development::Tomb, "4 archer");
        table.say(1, "yes");
        assert_eq!(table.army(0), "1 archer, 3 archer routed");
        assert_eq!(table.state.ground(at("2C")).development, NONE);
    }

    #[test]
    fn spawn() {
        let mut table = siege("latari,uthuk", Development::Spawn, "6 archer");
        table.say(1, "yes");
        assert_eq!(table.army(0), "2 archer");
    }

    #[test]
    fn wards() {
        let table = siege("daqan,latari", Development::Wards, "3 footman");
        assert_eq!(table.army(0), "2 footman");
        assert_eq!(table.state.ground(at("2C")).development, Development::Wards as u8, "it stays");
    }

    #[test]
    fn walls() {
        let table = siege("latari,daqan", Development::Walls, "3 archer");
        assert_eq!(table.state.ground(at("2C")).development, Development::Walls as u8, "it stays");
    }

    #[test]
    fn limit() {
        let mut table = Table::new("daqan,latari");
        table.stronghold("DA", 0);
        table.stronghold("DB", 0);
        table.state.ground_mut(at("DA")).development = Development::Diplomat as u8;
        table.turn(0, Order::Harvest);
        assert!(!table.offers(0, "development diplomat"), "there is one of each");
        table.say(0, "development walls");
        assert_eq!(table.state.ground(at("DB")).development, Development::Walls as u8, "one per area");
    }
}

mod limits {
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
            assert!(
                table.state.side(seat).tactics() <= 10 && table.state.side(seat).quests.count_ones() <= 3
            );
            assert!(table.state.heroes_of(seat).count() <= 3 && table.state.side(seat).objective != NONE);
        }
    }
}

mod epic {
    use super::super::area as at;
    use super::*;

    #[test]
    fn runes() {
        let table = Table::started("seats=2 factions=daqan,latari length=epic");
        let lying: Vec<Token> = table.state.areas.iter().map(|ground| ground.rune.kind).collect();
        assert!(lying.iter().filter(|kind| **kind == Token::Dragon).count() >= 2);
        assert!(!lying.contains(&Token::False));
    }

    #[test]
    fn goal() {
        let table = Table::started("seats=2 length=epic");
        assert_eq!((table.state.goal(), table.state.years()), (7, 8));
    }

    #[test]
    fn open() {
        let mut table = Table::started("seats=2 factions=daqan,latari length=epic");
        table.begin(Task::Carve(Carve::Dragon { seat: seat(0), place: crate::runes::Room::Own }));
        table.first_answer();
        let hidden = table.state.areas.iter().filter(|ground| ground.rune.kind != Token::None);
        assert!(hidden.clone().all(|ground| ground.rune.known == crate::state::PUBLIC));
    }

    #[test]
    fn cards() {
        let table = Table::started("seats=2 length=epic");
        assert_eq!(table.state.tactics_deck(Tactic::FalseTrail), 0);
    }

    #[test]
    fn supply() {
        let mut table = Table::started("seats=2 factions=daqan,latari length=epic");
        let placed = table
            .state
            .board()
            .iter()
            .filter(|&area| table.state.ground(area).rune.kind == Token::Dragon)
            .count();
        assert_eq!(table.state.pile(Token::Dragon) as usize, 38 - placed);
        table.state.ground_mut(at("2A")).rune.kind = Token::Dragon;
    }
}

#[test]
fn playorder() {
    let mut table = Table::new("daqan,latari,uthuk");
    for (side, influence) in table.state.sides.iter_mut().zip([1, 1, 2]) {
        side.influence = influence;
    }
    assert_eq!(table.state.play_order(|_| 3)[..3], [2, 1, 0], "most influence, then most at the start");
    assert_eq!(table.state.play_order(|seat| seat.index() as u8)[..3], [0, 1, 2], "lowest order first");
}

#[test]
fn elimination() {
    let mut table = Table::new("daqan,latari,uthuk");
    for at in ["UA", "UB", "UC"] {
        table.put(at, Some(1), "1 archer");
    }
    table.tactics(2, "rally-cry, bribe");
    table.hero("steelhorns", 2, "8A");
    table.reward("steelhorns", "oathblade");
    (table.state.titles[0].by, table.state.titles[0].influence) = (2, 4);
    table.turn(0, Order::Fortify);
    assert!(table.state.sides[2].out && table.over() == Over::No);
    assert_eq!((table.hand(2), table.where_is("steelhorns")), (0, None));
    assert_eq!(table.state.hero_deck().count(), 12);
    assert_eq!((table.state.titles[0].by, table.state.titles[0].influence), (NONE, 0));
}

mod fate {
    use super::*;

    #[test]
    fn full() {
        let mut table = Table::battle("daqan,latari", "5 bowman", "1 archer");
        table.begin(Task::Fight(Fight::Pick { side: 0 }));
        assert_eq!(table.draws(), [5]);
    }

    #[test]
    fn open() {
        let mut table = Table::new("daqan,latari");
        let before = table.view(1);
        table.state.fate = 1;
        assert_ne!(table.view(1), before);
    }

    #[test]
    fn empty() {
        let mut table = Table::battle("daqan,latari", "3 bowman", "1 archer");
        table.state.fate = (1 << 30) - 2;
        table.begin(Task::Fight(Fight::Pick { side: 0 }));
        assert_eq!(table.draws(), [3]);
        assert_eq!(table.state.fate.count_ones(), 3, "the discard was shuffled, without the card just drawn");
    }
}

mod reward {
    use super::*;

    #[test]
    fn draw() {
        let mut table = Table::new("daqan,latari");
        table.hero("silhouette", 1, "LA");
        table.season("heroes-fair");
        table.say(0, "number 0");
        table.say(1, "number 0");
        table.finish();
        let held: Vec<u8> = table.state.held_by(Hero::Silhouette).collect();
        assert!(held.len() <= 1);
        assert!(
            held.iter().all(|&card| table.state.rewards[card as usize].known == 2),
            "its owner looks at it"
        );
    }

    #[test]
    fn traits() {
        let mut table = Table::new("daqan,latari");
        table.hero("sir-valadir", 0, "2A");
        table.hero("silhouette", 1, "2A");
        table.reward("silhouette", "oathblade");
        table.reward("silhouette", "thorn-bow");
        table.fate(&[1, 7, 2, 8, 3, 9, 4, 10]);
        table.begin(Task::Bout(Bout::Begin { hero: Hero::Silhouette, rival: Hero::SirValadir }));
        table.say(1, "reward silhouette thorn-bow");
        assert_eq!(table.offered(1, "reward"), ["silhouette thorn-bow"], "one weapon, again and again");
    }

    #[test]
    fn special() {
        let mut table = Table::new("daqan,latari");
        table.hero("sir-valadir", 0, "2A");
        table.hero("silhouette", 1, "2A");
        table.reward("silhouette", "oathblade");
        table.fate(&[1, 7, 8, 9, 10, 17, 18, 19]);
        table.begin(Task::Bout(Bout::Begin { hero: Hero::Silhouette, rival: Hero::SirValadir }));
        assert_eq!(table.answers(1), "reward silhouette oathblade; way damage");
        table.say(1, "way damage");
        assert_eq!(table.state.figure(Hero::SirValadir).damage, 0, "one damage, which he prevents");
    }

    #[test]
    fn secret() {
        let mut table = Table::new("daqan,latari");
        table.hero("silhouette", 1, "LA");
        table.reward("silhouette", "oathblade");
        let mut other = Table::new("daqan,latari");
        other.hero("silhouette", 1, "LA");
        other.reward("silhouette", "thorn-bow");
        assert_eq!(table.view(0), other.view(0));
        assert_ne!(table.view(1), other.view(1));
    }
}
