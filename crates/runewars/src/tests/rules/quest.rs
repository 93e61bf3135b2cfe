use super::*;

#[test]
fn hand() {
    let mut table = Table::new("daqan,latari");
    for name in ["giants-hoard", "deep-shaft", "stone-riddle", "sleeping-brood"] {
        table.quest(0, name);
    }
    table.begin(Task::Deed(crate::cards::Deed::Quests { seat: seat(0) }));
    table.say(0, "quest deep-shaft");
    assert_eq!(table.state.sides[0].quests.count_ones(), 3);
    assert!(table.done());
}

#[test]
fn attempt() {
    let mut table = Table::new("daqan,latari");
    table.hero("steelhorns", 0, "2A");
    table.quest(0, "giants-hoard");
    table.quest(0, "deep-shaft");
    table.begin(Task::Venture(Venture::Arrive {
        seat: seat(0),
        hero: Hero::Steelhorns,
        duel: true,
        quest: true,
    }));
    assert_eq!(table.answers(0), "quest giants-hoard; done", "in the named area");
    table.fate(&[1, 2, 8, 9, 10]);
    table.say(0, "quest giants-hoard");
    assert_eq!(table.state.sides[0].open_quests.count_ones(), 1, "it is revealed");
}

#[test]
fn done() {
    let mut table = Table::new("daqan,latari");
    table.hero("steelhorns", 0, "3C");
    table.quest(0, "deep-shaft");
    table.fate(&[1, 2, 8, 9, 5]);
    table.begin(Task::Venture(Venture::Arrive {
        seat: seat(0),
        hero: Hero::Steelhorns,
        duel: true,
        quest: true,
    }));
    table.say(0, "quest deep-shaft; destiny gold");
    assert_eq!(table.state.held_by(Hero::Steelhorns).count(), 2);
    assert_eq!((table.state.sides[0].quests_done, table.state.sides[0].quests.count_ones()), (1, 1));
    let mut table = Table::new("daqan,latari");
    table.hero("steelhorns", 0, "3C");
    table.quest(0, "deep-shaft");
    table.fate(&[1, 2, 8, 9, 10]);
    table.begin(Task::Venture(Venture::Arrive {
        seat: seat(0),
        hero: Hero::Steelhorns,
        duel: true,
        quest: true,
    }));
    table.say(0, "quest deep-shaft");
    assert_eq!(table.state.figure(Hero::Steelhorns).damage, 2);
    assert_eq!(table.state.sides[0].quests.count_ones(), 1, "a failed quest stays in hand");
}

#[test]
fn test() {
    let mut table = Table::new("daqan,latari");
    table.hero("steelhorns", 0, "3C");
    table.state.figure_mut(Hero::Steelhorns).training[0] = 1;
    table.reward("steelhorns", "ring-of-vigor");
    table.quest(0, "deep-shaft");
    table.begin(Task::Venture(Venture::Arrive {
        seat: seat(0),
        hero: Hero::Steelhorns,
        duel: true,
        quest: true,
    }));
    table.say(0, "quest deep-shaft");
    assert_eq!(table.draws(), [7], "strength 5, training and the ring");
}

#[test]
fn duel() {
    let mut table = Table::new("daqan,latari");
    table.hero("sir-valadir", 0, "7A");
    table.quest(0, "burning-pack");
    table.begin(Task::Venture(Venture::Arrive {
        seat: seat(0),
        hero: Hero::SirValadir,
        duel: true,
        quest: true,
    }));
    // Two rounds: the hero deals damage, the hound misses.
    table.fate(&[5, 15, 6, 16]);
    table.say(0, "quest burning-pack");
    assert_eq!(table.state.held_by(Hero::SirValadir).count(), 1, "the Hellhound is defeated");
    assert_eq!(table.units("7A"), "", "it never stood on the board");
}

#[test]
fn duel_begins_with_abilities() {
    let mut table = Table::new("uthuk,latari");
    table.hero("bogran-the-shadow", 0, "7A");
    table.quest(0, "burning-pack");
    table.begin(Task::Venture(Venture::Act { seat: seat(0), hero: Hero::BogranTheShadow }));
    table.fate(&[5, 15]);
    table.say(0, "way move; done; quest burning-pack");
    assert_eq!(table.draws(), [1, 1], "a damage before the first round, and one in it");
    assert_eq!(table.state.held_by(Hero::BogranTheShadow).count(), 1);
}
