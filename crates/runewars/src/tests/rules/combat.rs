use super::super::area as at;
use super::*;
use crate::name::Shape;

#[test]
fn shape() {
    let shapes =
        [Unit::Footman, Unit::Sorceress, Unit::Knight, Unit::Dragon].map(|unit| content().unit(unit).shape);
    assert_eq!(shapes, [Shape::Triangle, Shape::Circle, Shape::Rectangle, Shape::Hexagon]);
}

#[test]
fn fate() {
    let specials = |shape: Shape| {
        content().fate.iter().filter(|card| card.sections[shape as usize] == Section::Special).count()
    };
    assert_eq!([Shape::Triangle, Shape::Circle].map(specials), [6, 12], "twice as many for circles");
    let destinies = crate::Destiny::ALL
        .iter()
        .map(|&one| content().fate.iter().filter(|card| card.destiny == one).count());
    assert_eq!(destinies.collect::<Vec<_>>(), [4, 8, 18]);
}

#[test]
fn sheet() {
    for unit in Unit::ALL {
        let card = content().unit(*unit);
        assert!((1..=5).contains(&card.initiative) && (1..=5).contains(&card.health), "{unit}");
    }
    let figures: u8 = Unit::ALL[..4].iter().map(|&unit| content().unit(unit).figures).sum();
    assert_eq!(figures, 36);
}

#[test]
fn marker() {
    let mut table = Table::new("daqan,latari");
    table.put("9B", Some(0), "2 footman");
    table.put("2C", Some(1), "2 archer");
    table.tactics(1, "bribe");
    table.turn(0, Order::Conquer);
    table.say(0, "area 2C; send 9B footman 2; done");
    assert!(table.state.battle.on && table.state.battle.area == at("2C"));
    table.finish();
    assert!(!table.state.battle.on);
}

#[test]
fn line_up() {
    let mut table = Table::new("daqan,latari");
    table.put("9B", Some(0), "2 footman");
    table.put("2C", Some(1), "2 archer, 3 warrior routed");
    table.hero("silhouette", 1, "2C");
    table.tactics(1, "bribe");
    table.turn(0, Order::Conquer);
    table.say(0, "area 2C; send 9B footman 2; done");
    table.say(1, "done");
    assert_eq!(table.army(1), "2 archer", "routed units and heroes take no part");
    assert_eq!(table.units("2C"), "3 warrior routed");
}

#[test]
fn start() {
    let mut table = Table::new("daqan,latari");
    table.put("9B", Some(0), "2 footman");
    table.put("2C", Some(1), "2 archer, 1 warrior");
    table.tactics(0, "flank-attack");
    table.tactics(1, "summon-lightning");
    table.turn(0, Order::Conquer);
    table.say(0, "done; area 2C; send 9B footman 2; done");
    table.say(1, "done");
    table.say(0, "tactics flank-attack");
    table.say(1, "figure archer standing 0; figure archer standing 0");
    assert_eq!(
        table.answers(1),
        "tactics summon-lightning; way silence; done",
        "the attacker first, then the defender"
    );
}

#[test]
fn rounds() {
    let mut table = Table::battle("daqan,latari", "1 bowman, 1 knight, 1 footman, 1 siege-tower", "1 archer");
    table.begin(Task::Fight(Fight::Round(1)));
    table.finish();
    assert_eq!(
        table.draws().iter().sum::<usize>(),
        5.min(table.draws().iter().sum()),
        "each type draws once"
    );
}

#[test]
fn draw() {
    let mut table = Table::battle("latari,uthuk", "2 pegasus-rider", "1 berserker, 2 beastman");
    table.state.battle.initiative = 2;
    table.fate(&[5, 6, 1, 2, 3]);
    table.begin(Task::Fight(Fight::Draws));
    assert_eq!(table.answers(1), "unit berserker; unit beastman", "the attacker has drawn, now the defender");
    assert_eq!(table.draws(), [2], "a card for each standing unit");
}

#[test]
fn special() {
    let mut table = Table::battle("daqan,latari", "1 siege-tower", "1 archer");
    table.state.battle.now[0] = kind_of(Unit::SiegeTower) as u8;
    table.state.battle.specials[0] = 2;
    table.begin(Task::Fight(Fight::Specials { side: 0 }));
    assert_eq!(table.state.battle.strength[0], 4, "once per symbol");
    let mut table = Table::battle("latari,daqan", "1 pegasus-rider", "3 footman, 1 knight");
    table.special(0, Unit::PegasusRider);
    table.say(0, "figure footman standing 0; figure footman standing 0");
    assert_eq!(
        table.army(1),
        "1 footman, 2 footman routed, 1 knight",
        "Charge: two triangles or a rectangle"
    );
    let mut table = Table::battle("latari,daqan", "1 warrior", "2 footman");
    table.state.battle.armies[1][kind_of(Unit::Footman)] = [[1, 0, 0, 0, 0], [1, 0, 0, 0, 0]];
    table.special(0, Unit::Warrior);
    table.say(0, "figure footman routed 0");
    assert_eq!(table.army(1), "1 footman", "Overpower");
    let mut table = Table::battle("uthuk,daqan", "1 chaos-lord", "2 footman, 1 knight");
    table.special(0, Unit::ChaosLord);
    table.say(0, "figure knight standing 0");
    assert_eq!(
        table.army(1),
        "1 footman, 1 footman routed, 1 knight routed",
        "Terrifying: two different units"
    );
    let mut table = Table::battle("uthuk,daqan", "2 berserker", "3 footman");
    table.special(0, Unit::Berserker);
    table.say(0, "yes");
    assert_eq!((table.army(0), table.army(1)), ("1 berserker".into(), "1 footman".into()), "Fury");
    let mut table = Table::battle("uthuk,daqan", "1 warlock", "2 footman, 1 knight");
    table.special(0, Unit::Warlock);
    table.say(1, "way triangles");
    assert_eq!(table.army(1), "1 knight", "Rain Fire");
    let mut table = Table::battle("waiqar,daqan", "1 dark-knight", "2 footman");
    table.special(0, Unit::DarkKnight);
    assert_eq!(table.army(1), "1 footman routed", "Dread");
    let mut table = Table::battle("daqan,latari", "1 dragon", "2 archer, 1 warrior");
    table.special(0, Unit::Dragon);
    table.say(0, "figure archer standing 0; figure archer standing 0");
    assert_eq!(table.army(1), "1 warrior", "Flaming Breath");
    let mut table = Table::battle("daqan,latari", "1 razorwing", "1 archer, 1 warrior");
    table.special(0, Unit::Razorwing);
    assert_eq!(table.army(1), "1 archer, 1 warrior routed", "Stun: initiative 2 and more");
    let mut table = Table::battle("daqan,latari", "1 beastman", "3 archer");
    table.fate(&[9]);
    table.special(0, Unit::Beastman);
    assert_eq!(table.army(1), "1 archer", "Ravage: one damage, one more card, no third");
    let mut table = Table::battle("uthuk,latari", "1 flesh-ripper", "1 archer");
    table.special(0, Unit::FleshRipper);
    table.begin(Task::Fight(Fight::Assign { side: 0, what: What::Hit, left: 2, not: NONE }));
    assert_eq!(table.army(0), "1 flesh-ripper 2", "Unrelenting: health 3");
    let mut table = Table::battle("daqan,latari", "1 sorcerer", "1 archer");
    table.special(0, Unit::Sorcerer);
    table.begin(Task::Fight(Fight::Assign { side: 0, what: What::Hit, left: 1, not: NONE }));
    assert_eq!(table.army(0), "1 sorcerer 1", "Undying: health 2");
}

#[test]
fn rout() {
    let mut table = Table::battle("daqan,latari", "3 footman", "2 archer");
    (table.state.battle.routs, table.state.battle.damage) = ([1, 2], [0, 0]);
    table.begin(Task::Fight(Fight::Routs { side: 0 }));
    table.begin(Task::Fight(Fight::Routs { side: 1 }));
    assert_eq!(table.army(0), "1 footman, 2 footman routed", "as many as the opponent's symbols say");
    assert_eq!(table.army(1), "1 archer, 1 archer routed");
}

#[test]
fn damage() {
    let mut table = Table::battle("daqan,latari", "3 footman", "2 archer");
    table.state.battle.damage = [1, 2];
    table.begin(Task::Fight(Fight::Damage { side: 0 }));
    table.begin(Task::Fight(Fight::Damage { side: 1 }));
    assert_eq!((table.army(0), table.army(1)), ("1 footman".into(), "1 archer".into()));
}

#[test]
fn concurrent() {
    let mut table = Table::battle("daqan,latari", "1 bowman", "1 archer");
    // Both deal one damage at initiative 1: both die.
    table.fate(&[15, 16]);
    table.begin(Task::Fight(Fight::Round(1)));
    table.finish();
    assert_eq!(table.fought().0, [0, 0]);
    let mut table = Table::battle("daqan,latari", "1 footman", "1 archer");
    table.fate(&[15]);
    table.begin(Task::Fight(Fight::Round(1)));
    table.finish();
    assert_eq!(table.draws(), [1], "who is destroyed before its initiative draws nothing");
}

#[test]
fn rout_which() {
    let mut table = Table::battle("latari,daqan", "1 archer, 1 warrior, 1 sorceress", "1 footman");
    table.state.battle.armies[0][kind_of(Unit::Warrior)] = [[0, 1, 0, 0, 0], [0; 5]];
    table.begin(Task::Fight(Fight::Assign { side: 0, what: What::Rout, left: 1, not: NONE }));
    assert_eq!(table.answers(0), "figure archer standing 0; figure sorceress standing 0", "undamaged ones");
    let mut table = Table::battle("latari,daqan", "1 warrior", "1 footman");
    table.state.battle.armies[0][kind_of(Unit::Warrior)] = [[0, 1, 0, 0, 0], [0; 5]];
    table.begin(Task::Fight(Fight::Assign { side: 0, what: What::Rout, left: 2, not: NONE }));
    assert_eq!(table.army(0), "1 warrior routed 1", "a damaged one if there is no other");
}

#[test]
fn destroy_which() {
    let mut table = Table::battle("latari,daqan", "2 archer, 1 sorceress", "1 footman");
    table.state.battle.armies[0][kind_of(Unit::Archer)] = [[0; 5], [2, 0, 0, 0, 0]];
    table.begin(Task::Fight(Fight::Assign { side: 0, what: What::KillSoft, left: 1, not: NONE }));
    assert_eq!(table.army(0), "2 archer routed", "a standing one if able");
}

#[test]
fn damage_which() {
    let mut table = Table::battle("latari,daqan", "1 archer, 2 warrior", "1 footman");
    table.state.battle.armies[0][kind_of(Unit::Warrior)] = [[1, 0, 0, 0, 0], [0, 1, 0, 0, 0]];
    table.begin(Task::Fight(Fight::Assign { side: 0, what: What::Hit, left: 1, not: NONE }));
    assert_eq!(table.army(0), "1 archer, 1 warrior", "the damaged one, even routed");
    table.state.battle.armies[0][kind_of(Unit::Archer)] = [[0; 5], [1, 0, 0, 0, 0]];
    table.begin(Task::Fight(Fight::Assign { side: 0, what: What::Hit, left: 1, not: NONE }));
    assert_eq!(table.army(0), "1 archer routed, 1 warrior 1", "then standing ones");
}

mod tally {
    use super::*;

    #[test]
    fn defence() {
        let mut table = Table::battle("latari,daqan", "3 archer", "1 footman");
        table.stronghold("2C", 1);
        table.state.ground_mut(at("2C")).development = Development::Walls as u8;
        table.begin(Task::Fight(Fight::Round(6)));
        assert_eq!(table.fought().0, [3, 8], "one unit, the walls and the stronghold");
    }

    #[test]
    fn units() {
        let mut table = Table::battle("daqan,latari", "3 footman", "1 archer");
        table.state.battle.armies[0][kind_of(Unit::Footman)] = [[1, 0, 0, 0, 0], [2, 0, 0, 0, 0]];
        table.state.battle.strength[0] = 2;
        table.begin(Task::Fight(Fight::Tally));
        assert_eq!(table.fought().0, [3, 1], "standing units and what was added");
    }
}

#[test]
fn winner() {
    let mut table = Table::battle("daqan,latari", "2 footman", "2 archer");
    table.begin(Task::Fight(Fight::Tally));
    assert_eq!(table.fought(), ([2, 2], Some(1)), "a tie is the defender's");
}

mod resolve {
    use super::*;

    #[test]
    fn retreat() {
        let mut table = Table::battle("daqan,latari", "3 footman", "1 archer");
        table.put("2C", Some(1), "2 warrior routed");
        table.put("2B", Some(1), "1 archer");
        table.begin(Task::Fight(Fight::Tally));
        assert_eq!(table.units("2B"), "1 archer, 1 archer routed", "those that took part, routed");
        assert_eq!(table.units("2C"), "3 footman", "those routed before are destroyed");
    }

    #[test]
    fn heal() {
        let mut table = Table::battle("latari,daqan", "2 warrior", "");
        table.state.battle.armies[0][kind_of(Unit::Warrior)] = [[1, 1, 0, 0, 0], [0; 5]];
        table.begin(Task::Fight(Fight::Tally));
        assert_eq!(table.units("2C"), "2 warrior");
        assert!(!table.state.battle.on);
    }

    #[test]
    fn place() {
        let mut table = Table::battle("daqan,latari", "3 footman", "");
        table.state.battle.armies[0][kind_of(Unit::Footman)] = [[2, 0, 0, 0, 0], [1, 0, 0, 0, 0]];
        table.begin(Task::Fight(Fight::Tally));
        assert_eq!((table.units("2C"), table.control("2C")), ("2 footman, 1 footman routed".into(), Some(0)));
    }
}

#[test]
fn empty() {
    let mut table = Table::new("daqan,latari");
    table.put("9B", Some(0), "6 footman");
    table.stronghold("2C", 1);
    table.turn(0, Order::Mobilize);
    table.say(0, "area 2C; send 9B footman 6; done");
    assert_eq!(table.draws(), [6], "a battle with all steps");
}

#[test]
fn special_raises_the_health_of_its_own_type() {
    let mut table = Table::battle("uthuk,latari", "2 flesh-ripper, 1 sorcerer", "1 archer");
    table.special(0, Unit::Sorcerer);
    let hit = |table: &mut Table| {
        let hit = Fight::Assign { side: 0, what: What::Hit, left: 1, not: NONE };
        table.begin(Task::Fight(hit));
        table.say(0, "figure flesh-ripper standing 0");
    };
    hit(&mut table);
    assert_eq!(table.army(0), "1 flesh-ripper, 1 sorcerer", "Undying is for Sorcerers");
    table.special(0, Unit::FleshRipper);
    hit(&mut table);
    assert_eq!(table.army(0), "1 flesh-ripper 1, 1 sorcerer", "Unrelenting is for Flesh Rippers");
}

#[test]
fn special_word_of_vaal_takes_any_unit() {
    let mut table = Table::battle("latari,daqan", "1 sorceress", "1 footman, 1 knight");
    table.state.battle.armies[1][kind_of(Unit::Knight)] = [[0; 5], [1, 0, 0, 0, 0]];
    table.put("2B", Some(1), "1 footman");
    table.special(0, Unit::Sorceress);
    assert_eq!(table.answers(1), "figure footman standing 0; figure knight routed 0");
}
