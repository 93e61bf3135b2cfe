//! The examples of the rulebook, T1 to T23.

use super::*;

#[test]
fn t1_map() {
    let mut table = Table::fresh("seats=3 map=built factions=daqan,latari,uthuk");
    table.first_answer();
    for offer in table.offered(1, "tile") {
        let mut next = table.state;
        let words: Vec<&str> = offer.split(' ').collect();
        let (tile, turn): (usize, u8) = (words[0].parse().unwrap(), words[2].parse().unwrap());
        let before = next.board();
        crate::build::lay(&mut next, tile - 1, words[1].parse().unwrap(), turn);
        let new = |area: &Area| !before.has(*area);
        let touching =
            next.board().iter().filter(new).filter(|&area| !next.touching(area).and(before).is_empty());
        assert!(touching.count() >= 2, "{offer}");
        let touched = before.iter().filter(|&area| next.touching(area).iter().any(|near| new(&near)));
        assert!(touched.count() >= 2, "{offer}");
    }
    (0..5).for_each(|_| table.first_answer());
    assert_eq!(table.asked(0), Some(rule::SETUP_MAP_MARKERS), "six tiles lie");
}

#[test]
fn t2_markers() {
    let mut table = Table::fresh("seats=3 map=built factions=daqan,latari,uthuk");
    (0..6).for_each(|_| table.first_answer());
    (0..3).for_each(|_| table.first_answer());
    for seat in [1, 2, 0] {
        assert_eq!(table.asked(seat), Some(rule::SETUP_MAP_HOMES), "the first player last");
        table.first_answer();
    }
}

#[test]
fn t3_winter() {
    let mut table = Table::new("uthuk,latari");
    table.put("3B", Some(0), "5 berserker, 2 flesh-ripper");
    table.put("2B", Some(0), "6 berserker");
    table.put("9B", Some(0), "5 berserker");
    table.state.sides[0].dials[0] = 5;
    table.state.season = Season::Winter;
    table.begin(Task::Year(Year::Secondary));
    table.say(0, "figure berserker standing 0; figure flesh-ripper standing 0");
    assert_eq!(table.units("2B"), "5 berserker");
    assert_eq!(table.units("3B"), "4 berserker, 1 flesh-ripper");
    assert_eq!(table.units("9B"), "5 berserker");
    assert!(table.done());
}

#[test]
fn t4_supremacy() {
    let mut table = Table::new("daqan,latari");
    let side = &mut table.state.sides[0];
    side.used = 1 << Order::Fortify as u8 | 1 << Order::Recruit as u8;
    side.active = Order::Recruit as u8;
    assert!(!table.state.supreme(Seat::new(0)));
    table.state.sides[0].active = Order::Fortify as u8;
    assert!(table.state.supreme(Seat::new(0)));
}

#[test]
fn t5_season() {
    let mut table = Table::new("latari,uthuk,daqan");
    for (seat, last) in [Order::Recruit, Order::Strategize, Order::Harvest].into_iter().enumerate() {
        table.state.sides[seat].last = last as u8;
        table.state.sides[seat].influence = [1, 3, 2][seat];
    }
    table.state.sides[0].used = 1 << Order::Conquer as u8 | 1 << Order::Recruit as u8;
    table.state.sides[1].used = 1 << Order::Rally as u8;
    table.state.fate = 0xFF;
    table.season("rich-harvest");
    assert_eq!(
        table.state.sides.map(|side| side.dials[0])[..3],
        [3, 4, 4],
        "what the homes bring, and one more"
    );
    assert_eq!(table.state.fate, 0, "fate cards are shuffled");
    // By the orders of the season before: 1, 4, 5.
    table.say(1, "way influence");
    table.say(2, "way tactics");
    table.say(0, "way influence");
    assert_eq!((table.influence(1), table.hand(2), table.influence(0)), (5, 1, 3));
    table.put("2A", Some(1), "1 berserker");
    table.put("5C", Some(1), "1 berserker");
    table.say(0, "order strategize");
    table.say(1, "order conquer");
    table.say(2, "order conquer");
    assert_eq!(table.state.sequence[..3], [0, 1, 2], "the Uthuk have more influence");
    assert_eq!([0, 1, 2].map(|seat| table.state.supreme(Seat::new(seat))), [false, false, true]);
}

#[test]
fn t6_strategize() {
    let mut table = Table::new("daqan,latari");
    table.put("9A", Some(0), "1 knight");
    table.put("2B", Some(0), "1 footman");
    table.put("9B", None, "2 sorcerer");
    table.put("3B", Some(0), "2 footman");
    table.put("3A", Some(0), "1 bowman");
    table.put("7A", None, "2 hellhound");
    table.state.sides[0].dials = [3, 3, 2];
    table.turn(0, Order::Strategize);
    // One target, so the knight goes there at once: not to the neutral units, not over the mountain.
    table.say(0, "area 3B; go footman 3A 2; area 9A; done");
    assert_eq!(
        (table.units("2B"), table.units("3A")),
        ("1 footman, 1 knight".into(), "1 bowman, 2 footman".into())
    );
    assert_eq!(table.hand(0), 1, "the bonus draws a card");
}

#[test]
fn t7_mobilize() {
    let mut table = Table::new("daqan,latari");
    table.put("9A", None, "1 dragon");
    table.put("9B", Some(0), "2 footman, 1 siege-tower routed");
    table.put("3C", Some(0), "1 knight, 1 footman");
    table.put("2A", Some(0), "1 bowman");
    table.put("2B", None, "2 beastman");
    table.state.sides[0].influence = 1;
    table.turn(0, Order::Mobilize);
    table.say(0, "area 9A");
    assert_eq!(table.offered(0, "send"), ["3C knight 1", "9B footman 1", "9B footman 2"]);
    table.say(0, "send 3C knight 1; send 9B footman 2");
    assert_eq!(table.answers(0), "way fight; way talk");
}

#[test]
fn t8_diplomacy() {
    let mut table = Table::new("latari,daqan");
    table.put("9B", Some(0), "2 archer");
    table.put("9A", None, "1 dragon");
    table.state.sides[0].influence = 3;
    table.turn(0, Order::Conquer);
    table.fate(&[1, 5, 3]);
    table.say(0, "area 9A; send 9B archer 2; done; way talk; number 3");
    assert_eq!(table.answers(0), "destiny gold; destiny silver; destiny red", "three cards, one is chosen");
    table.say(0, "destiny gold");
    assert_eq!((table.units("9A"), table.control("9A")), ("2 archer, 1 dragon".into(), Some(0)));
    assert_eq!(table.influence(0), 0);
}

#[test]
fn t9_damage() {
    let mut table = Table::battle("latari,uthuk", "2 warrior, 1 archer", "1 berserker");
    let warriors = &mut table.state.battle.armies[0][kind_of(Unit::Warrior)][0];
    (warriors[0], warriors[1]) = (1, 1);
    table.begin(Task::Fight(Fight::Assign { side: 0, what: What::Hit, left: 2, not: NONE }));
    assert_eq!(
        table.answers(0),
        "figure archer standing 0; figure warrior standing 0",
        "the damaged one died first"
    );
    table.say(0, "figure warrior standing 0");
    assert_eq!(table.army(0), "1 archer, 1 warrior 1");
}

#[test]
fn t10_battle() {
    let mut table = Table::new("latari,uthuk");
    table.put("9B", Some(0), "3 archer, 2 pegasus-rider, 1 warrior");
    table.put("2C", Some(1), "2 flesh-ripper, 3 berserker, 3 beastman");
    table.turn(0, Order::Conquer);
    table.fate(&[9, 15, 1, 10, 18, 11, 19, 25, 2, 5, 16]);
    table.say(0, "area 2C; send 9B archer 3; send 9B pegasus-rider 2; done");
    table.say(0, "figure berserker standing 0");
    table.say(0, "figure archer standing 0");
    table.say(0, "figure pegasus-rider standing 0");
    table.say(1, "figure flesh-ripper standing 0");
    table.say(1, "unit berserker");
    assert_eq!(table.army(0), "2 archer, 1 archer routed, 1 pegasus-rider, 1 pegasus-rider 2");
    table.say(1, "figure berserker standing 0; figure berserker standing 0; figure beastman standing 0");
    table.say(0, "figure pegasus-rider standing 0");
    assert_eq!(table.fought(), ([2, 3], Some(1)));
    assert_eq!(table.units("2C"), "1 flesh-ripper, 2 beastman");
    assert_eq!(table.units("9B"), "3 archer routed, 1 pegasus-rider routed, 1 warrior");
}

#[test]
fn t11_quest_test() {
    let mut table = Table::new("latari,uthuk,daqan");
    table.hero("sir-valadir", 0, "5C");
    table.quest(0, "hanging-bridge");
    table.begin(Task::Venture(Venture::Pick { seat: Seat::new(0) }));
    table.say(0, "hero sir-valadir; way move; area 5A; done");
    table.fate(&[1, 3]);
    table.say(0, "quest hanging-bridge");
    assert_eq!(table.answers(0), "destiny silver; destiny red", "two cards, one is chosen");
    table.say(0, "destiny silver");
    assert_eq!(table.state.held_by(Hero::SirValadir).count(), 1);
    assert_eq!(table.state.sides[0].quests.count_ones(), 1, "a new one");
    assert_eq!(table.state.quest_discard.count_ones(), 1);
}

#[test]
fn t12_quest_phase() {
    let mut table = Table::new("daqan,latari,uthuk");
    for (seat, last) in [Order::Mobilize, Order::Strategize, Order::Conquer].into_iter().enumerate() {
        table.state.sides[seat].last = last as u8;
    }
    table.hero("silhouette", 1, "LA");
    table.hero("steelhorns", 2, "UA");
    table.hero("bogran-the-shadow", 2, "8C");
    table.put("DA", Some(0), "1 footman");
    table.state.figure_mut(Hero::Silhouette).damage = 2;
    table.quest(2, "hermit-of-the-reeds");
    table.season("tavern-rumours");
    table.say(1, "hero silhouette; way heal; done");
    assert_eq!(table.state.figure(Hero::Silhouette).damage, 0);
    table.say(2, "hero steelhorns; way train; attribute agility; attribute agility");
    assert_eq!(table.state.attribute(Hero::Steelhorns, Attribute::Agility), 5);
    table.say(2, "hero bogran-the-shadow; way move; area DA; area DB");
    assert_eq!(table.where_is("bogran-the-shadow"), Some("DB".into()));
    assert_eq!(table.asked(2), Some(rule::HERO_MOVE), "he may still duel or quest");
    table.say(2, "done");
    assert!(table.done(), "who has no heroes does nothing");
}

#[test]
fn t13_duel() {
    let mut table = Table::new("uthuk,latari");
    table.hero("bogran-the-shadow", 0, "2A");
    table.hero("silhouette", 1, "2A");
    table.reward("bogran-the-shadow", "oathblade");
    table.reward("bogran-the-shadow", "runeplate");
    table.reward("silhouette", "tome-of-ages");
    table.begin(Task::Bout(Bout::Begin { hero: Hero::BogranTheShadow, rival: Hero::Silhouette }));
    // His ability deals one damage. First round: special against rout 1; second: damage on both sides.
    table.fate(&[1, 15, 5, 6]);
    table.say(1, "done; done");
    table.say(0, "reward bogran-the-shadow oathblade");
    table.say(1, "done");
    assert_eq!(table.state.figure(Hero::Silhouette).damage, 2, "1 before, and 2 - 1");
    table.say(0, "reward bogran-the-shadow runeplate");
    table.say(1, "done");
    assert_eq!(table.state.figure(Hero::Silhouette).at, Place::Gone, "3 damage is her health");
    assert_eq!(table.state.figure(Hero::BogranTheShadow).damage, 0);
    assert!(table.state.card_of(Hero::BogranTheShadow, Reward::TomeOfAges).is_some(), "rewards change hands");
}

#[test]
fn t14_bid() {
    let mut table = Table::new("latari,uthuk,daqan");
    (table.state.sides[0].influence, table.state.sides[1].influence) = (5, 3);
    table.put("7A", Some(0), "1 archer");
    table.season("rune-of-the-long-night");
    table.say(0, "number 3");
    table.say(1, "number 3");
    table.say(2, "number 0");
    assert_eq!(table.answers(0), "seat 0; seat 1", "more influence is left");
    table.say(0, "seat 0");
    assert_eq!(table.asked(0), Some(rule::RUNES_GAIN));
    assert_eq!([0, 1].map(|seat| table.influence(seat)), [2, 0], "all bids are lost");
}

#[test]
fn t15_rune() {
    let mut table = Table::new("daqan,latari");
    table.rune("LA", Token::False, &[1]);
    table.rune("LB", Token::False, &[1]);
    table.begin(Task::Carve(Carve::Gain { seat: Seat::new(1), left: 2 }));
    table.say(1, "area LA; area LB");
    assert!(table.offers(1, "area LB") && table.offers(1, "area 7A"), "friendly or uncontrolled");
    table.refuse(1, "area DA", rule::RUNES_GAIN);
    table.say(1, "area 7A; area LC; area LC");
    let kind = |at: &str| table.state.ground(area(at)).rune.kind;
    assert_eq!([kind("LC"), kind("7A")], [Token::Dragon, Token::False]);
    assert!(table.done());
}

#[test]
fn t16_mobilize_twice() {
    let mut table = Table::new("daqan,latari");
    table.put("9B", Some(0), "8 footman");
    table.put("9A", None, "1 razorwing");
    table.put("2B", None, "1 beastman");
    table.put("3B", Some(0), "2 footman");
    table.state.sides[0].influence = 1;
    table.turn(0, Order::Mobilize);
    table.say(0, "area 9A; send 9B footman 6; done; way fight");
    while !table.offers(0, "area 2B") {
        table.first_answer();
    }
    table.fate(&[1]);
    table.say(0, "area 2B; send 3B footman 2; done; number 1");
    assert_eq!(table.units("2B"), "1 beastman", "red: they must retreat, since the battle was fought");
    assert!(table.done() || table.asked(0) == Some(rule::RETREAT_ONE_AREA));
}

#[test]
fn t17_harvest() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "1 knight");
    table.stronghold("2A", 0);
    table.stronghold("DA", 0);
    table.state.ground_mut(area("DA")).development = Development::Diplomat as u8;
    table.state.sides[0].dials = [2, 3, 2];
    table.turn(0, Order::Harvest);
    // The home realm brings 3 3 2, 2A brings 1 food and 2 ore.
    assert_eq!(table.state.sides[0].dials, [4, 3, 4]);
    assert_eq!(table.influence(0), 2, "the Diplomat pays");
    table.say(0, "development training");
    assert_eq!(table.state.sides[0].dials, [4, 2, 4]);
    assert_eq!(table.state.ground(area("2A")).development, Development::Training as u8, "the only place");
}

#[test]
fn t18_recruit() {
    let mut table = Table::new("daqan,latari");
    table.put("DA", Some(0), "3 bowman, 2 footman");
    table.stronghold("DA", 0);
    table.state.sides[0].dials = [0, 3, 4];
    table.turn(0, Order::Recruit);
    table.say(0, "resource wood");
    assert_eq!(table.units("DA"), "5 bowman, 2 footman");
    table.refuse(0, "resource wood", rule::ORDER_5_RECRUIT);
    table.say(0, "resource ore");
    assert_eq!(table.asked(0), Some(rule::MOVE_LIMIT), "nine units");
    table.say(0, "figure footman standing 0");
    assert_eq!(table.units("DA"), "5 bowman, 1 footman, 1 knight, 1 siege-tower");
}

#[test]
fn t19_title() {
    let mut table = Table::new("latari,daqan");
    table.state.sides[0].influence = 5;
    table.turn(0, Order::Power);
    table.say(0, "title commander");
    assert_eq!(table.answers(0), "number 1; number 2; number 3; number 4; number 5", "at least 1");
    table.say(0, "number 3");
    assert_eq!((table.state.titles[2].by, table.state.titles[2].influence, table.influence(0)), (0, 3, 2));
}

#[test]
fn t20_rout_in_duel() {
    let mut table = Table::new("uthuk,latari");
    table.hero("steelhorns", 0, "2A");
    table.hero("sir-valadir", 1, "2A");
    table.begin(Task::Bout(Bout::Begin { hero: Hero::Steelhorns, rival: Hero::SirValadir }));
    table.state.duel.dealt[0] = 2;
    table.fate(&[15, 7, 8, 9, 10, 17, 18, 19]);
    table.say(0, "done");
    assert_eq!(table.state.figure(Hero::Steelhorns).damage, 1, "rout 1 prevents one of two");
}

#[test]
fn t21_mixed_neutrals() {
    let mut table = Table::new("latari,daqan");
    table.put("9B", Some(0), "2 archer");
    table.put("9A", None, "2 beastman, 1 dragon");
    table.state.sides[0].influence = 1;
    table.turn(0, Order::Conquer);
    table.fate(&[5]);
    table.say(0, "area 9A; send 9B archer 2; done; way talk; number 1");
    assert_eq!(table.units("9A"), "2 archer, 2 beastman, 1 dragon", "one talk for all");
}

#[test]
fn t22_tactics_fresh() {
    let mut table = Table::new("latari,daqan");
    table.state.sides[0].fresh[Tactic::HiddenCache as usize] = 1;
    table.state.sides[0].fresh[Tactic::RazeACity as usize] = 1;
    table.turn(0, Order::Fortify);
    assert!(table.done(), "nothing can be played in this season");
    table.begin(Task::Year(Year::EndSeason));
    assert_eq!(table.state.sides[0].ripe[Tactic::HiddenCache as usize], 1, "in the next it can");
}

#[test]
fn t23_fate_card() {
    let card = content().fate[9];
    assert_eq!(card.sections, [Section::Special, Section::Miss, Section::Rout(1), Section::Damage(2)]);
}
