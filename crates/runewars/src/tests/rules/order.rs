use super::super::area as at;
use super::*;

#[test]
fn choose() {
    let mut table = Table::new("daqan,latari");
    table.begin(Task::Year(Year::Orders));
    let before = table.view(1);
    table.say(0, "order conquer");
    assert_eq!(table.view(1), before, "face down");
    table.put("2A", Some(0), "1 footman");
    table.say(1, "order harvest");
    assert_eq!(table.state.sides[0].active(), Some(Order::Conquer), "all are turned up together");
}

#[test]
fn hand() {
    let mut table = Table::new("daqan,latari");
    table.state.sides[0].used = 0b110;
    table.begin(Task::Year(Year::Orders));
    assert_eq!(table.offered(0, "order").len(), 6);
    table.refuse(0, "order mobilize", rule::ORDER_CHOOSE);
}

#[test]
fn sequence() {
    let mut table = Table::new("daqan,latari,uthuk");
    table.state.sides[2].influence = 1;
    table.put("2A", Some(2), "1 berserker");
    table.put("8A", Some(2), "1 berserker");
    table.begin(Task::Year(Year::Orders));
    for (seat, order) in [(0, "order mobilize"), (1, "order power"), (2, "order mobilize")] {
        table.say(seat, order);
    }
    assert_eq!(table.state.sequence[..3], [2, 0, 1], "lowest number, then more influence");
}

#[test]
fn primary_first() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "1 footman");
    table.state.sides[0].dials = [3, 3, 2];
    table.turn(0, Order::Strategize);
    assert_eq!(table.hand(0), 0, "the bonus waits");
    table.say(0, "done");
    assert_eq!(table.hand(0), 1);
}

#[test]
fn supremacy() {
    let mut table = Table::new("daqan,latari");
    table.state.sides[0].used = 1 << Order::Harvest as u8;
    table.state.sides[0].dials = [3, 3, 2];
    table.turn(0, Order::Strategize);
    assert_eq!(table.hand(0), 0, "a higher order lies there");
}

mod n1 {
    use super::*;

    #[test]
    fn strategize() {
        let mut table = Table::new("daqan,latari");
        table.put("2B", Some(0), "2 footman");
        table.put("9B", Some(0), "1 knight");
        table.hero("sir-valadir", 0, "2B");
        table.put("2C", Some(1), "1 archer");
        table.turn(0, Order::Strategize);
        table.say(0, "area 2B");
        assert!(!table.offers(0, "go footman 2C 1"), "only friendly or empty areas");
        table.say(0, "go footman 2A 1; go footman 9B 1; lead sir-valadir 9A; area 9B; go knight 3A 1");
        assert_eq!(["2A", "9B", "3A"].map(|name| table.units(name)), ["1 footman", "1 footman", "1 knight"]);
        assert_eq!(table.where_is("sir-valadir"), Some("9A".into()));
    }

    #[test]
    fn bonus() {
        let mut table = Table::new("uthuk,latari");
        table.state.sides[0].dials = [5, 2, 1];
        table.turn(0, Order::Strategize);
        assert_eq!(table.hand(0), 3, "one on each dial");
    }
}

mod n2 {
    use super::*;

    #[test]
    fn mobilize() {
        let mut table = Table::new("daqan,latari");
        table.put("3C", Some(0), "1 footman, 1 knight");
        table.turn(0, Order::Mobilize);
        assert!(table.offers(0, "area 2B"), "two areas away");
        table.say(0, "area 2B; send 3C footman 1; done");
        assert_eq!(table.units("2B"), "1 footman");
    }

    #[test]
    fn bonus() {
        let mut table = Table::new("daqan,latari");
        table.put("2B", Some(0), "2 footman");
        table.turn(0, Order::Mobilize);
        table.say(0, "area 2A; send 2B footman 1");
        table.say(0, "area 9A; send 2B footman 1; done");
        assert_eq!((table.units("2A"), table.units("9A")), ("1 footman".into(), "1 footman".into()));
    }
}

mod n3 {
    use super::*;

    #[test]
    fn conquer() {
        let mut table = Table::new("daqan,latari");
        table.put("2B", Some(0), "2 footman");
        table.turn(0, Order::Conquer);
        table.say(0, "area 2A; send 2B footman 1; done");
        assert_eq!(table.units("2A"), "1 footman");
        assert!(table.done(), "one area only");
    }

    #[test]
    fn bonus() {
        let mut table = Table::battle("daqan,latari", "6 footman", "1 archer");
        table.stronghold("2C", 1);
        table.state.turn.siege = true;
        table.begin(Task::Fight(Fight::Tally));
        assert_eq!(table.fought().0, [6, 3], "5 - 3 and one unit");
    }
}

mod n4 {
    use super::*;

    #[test]
    fn harvest() {
        let mut table = Table::new("daqan,latari");
        table.state.sides[0].dials = [8, 0, 1];
        table.put("9A", Some(0), "1 footman");
        table.turn(0, Order::Harvest);
        assert_eq!(table.state.sides[0].dials, [5, 3, 3], "up or down to what the areas bring");
    }

    #[test]
    fn bonus() {
        let mut table = Table::new("daqan,latari");
        table.stronghold("DA", 0);
        table.turn(0, Order::Harvest);
        assert_eq!(
            table.answers(0),
            "development resources; development diplomat; development training; development walls; done"
        );
        table.say(0, "development resources");
        assert_eq!(table.state.sides[0].dials[1], 2, "for one wood");
        assert_eq!(table.state.ground(at("DA")).development, Development::Resources as u8);
    }
}

mod n5 {
    use super::*;

    #[test]
    fn recruit() {
        let mut table = Table::new("daqan,latari");
        table.stronghold("DA", 0);
        table.stronghold("DB", 0);
        table.state.sides[0].dials = [2, 0, 0];
        table.turn(0, Order::Recruit);
        table.say(0, "resource food; area DA; area DB; done");
        assert_eq!((table.units("DA"), table.units("DB")), ("1 footman".into(), "1 footman".into()));
    }

    #[test]
    fn bonus() {
        let mut table = Table::new("daqan,latari");
        table.stronghold("DA", 0);
        table.state.sides[0].dials = [1, 1, 0];
        table.turn(0, Order::Recruit);
        table.say(0, "resource food; resource wood");
        assert_eq!(table.units("DA"), "1 bowman, 1 footman");
    }

    #[test]
    fn supply() {
        let mut table = Table::new("daqan,latari");
        table.stronghold("DA", 0);
        table.put("2A", Some(0), "8 footman");
        table.put("2B", Some(0), "8 footman");
        table.state.sides[0].dials = [1, 0, 0];
        table.turn(0, Order::Recruit);
        table.say(0, "resource food");
        assert_eq!(table.answers(0), "area 2A; area 2B; done", "all figures are in play");
        table.say(0, "area 2A");
        assert_eq!((table.units("DA"), table.units("2A")), ("1 footman".into(), "7 footman".into()));
        table.put("2A", Some(0), "1 footman routed");
        table.put("DA", Some(0), "1 footman routed");
        table.turn(0, Order::Recruit);
        table.say(0, "resource food; area 2A");
        assert_eq!(table.units("2A"), "7 footman", "a routed figure is given up first");
    }
}

mod n6 {
    use super::*;

    #[test]
    fn rally() {
        let mut table = Table::new("daqan,latari");
        for (name, city) in [("2B", crate::City::Tamalir), ("3B", crate::City::Frostgate)] {
            table.put(name, Some(0), "1 footman");
            table.state.ground_mut(at(name)).city = city as u8;
        }
        table.turn(0, Order::Rally);
        table.say(0, "way units; unit beastman; unit beastman; unit razorwing");
        assert_eq!(table.units("2B"), "1 footman, 1 razorwing, 2 beastman");
        table.say(0, "way influence");
        assert_eq!(table.influence(0), 4);
    }

    #[test]
    fn bonus() {
        let mut table = Table::new("daqan,latari");
        table.state.sides[0].influence = 5;
        table.stronghold("DA", 0);
        table.turn(0, Order::Rally);
        assert_eq!(table.answers(0), "number 1; number 2; number 3; done");
        table.say(0, "number 3");
        let drawn = table.offered(0, "hero");
        assert_eq!((drawn.len(), table.influence(0)), (3, 2));
        table.say(0, &format!("hero {}", drawn[1]));
        assert_eq!(table.state.heroes_of(seat(0)).count(), 1, "one is kept");
        assert_eq!(table.state.hero_deck().count(), 11, "the others go back");
    }
}

mod n7 {
    use super::*;

    #[test]
    fn power() {
        let mut table = Table::new("latari,daqan");
        table.state.sides[0].dials = [2, 3, 3];
        table.turn(0, Order::Power);
        assert_eq!(table.influence(0), 3);
    }
}

mod n8 {
    use super::*;

    fn fortifying() -> Table {
        let mut table = Table::new("daqan,latari");
        table.state.sides[0].dials = [0, 1, 2];
        table.stronghold("DA", 0);
        table.state.ground_mut(at("DA")).damaged = true;
        table.rune("DA", Token::Dragon, &[0]);
        table.rune("DB", Token::False, &[0]);
        table.turn(0, Order::Fortify);
        table
    }

    #[test]
    fn fortify() {
        let mut table = fortifying();
        assert_eq!(table.answers(0), "way build; way repair; way runes; done");
        table.say(0, "way repair");
        assert_eq!(table.answers(0), "way build; way runes; done", "each at most once");
    }

    #[test]
    fn build() {
        let mut table = fortifying();
        table.say(0, "way build; area DB");
        assert_eq!(table.state.sides[0].dials, [0, 0, 1]);
        assert_eq!((table.state.ground(at("DB")).hold, table.state.ground(at("DB")).damaged), (0, false));
        table.state.sides[0].dials = [0, 0, 1];
        table.turn(0, Order::Fortify);
        assert!(!table.offers(0, "way build"), "not at 0");
    }

    #[test]
    fn repair() {
        let mut table = fortifying();
        table.say(0, "way repair");
        assert!(!table.state.ground(at("DA")).damaged);
        assert_eq!(table.state.sides[0].dials[2], 1);
    }

    #[test]
    fn runes() {
        let mut table = fortifying();
        table.say(0, "way runes; area DA; area DB");
        let before = table.view(1);
        let mut kept = Table { state: table.state, luck: Chosen::new(&[]), log: Vec::new() };
        table.say(0, "yes");
        kept.say(0, "done");
        assert_eq!(table.state.ground(at("DB")).rune.kind, Token::Dragon, "exchanged");
        assert_eq!(kept.state.ground(at("DA")).rune.kind, Token::Dragon, "or not");
        assert_eq!(table.view(1), kept.view(1), "others cannot tell");
        assert_ne!(table.view(1), before);
        let mut table = fortifying();
        table.say(0, "way runes; area DA; area DC");
        assert_eq!(table.state.ground(at("DC")).rune.kind, Token::Dragon, "one token and an empty area");
    }
}
