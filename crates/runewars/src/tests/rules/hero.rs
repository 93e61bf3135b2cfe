use super::*;

#[test]
fn card() {
    let steelhorns = content().hero(Hero::Steelhorns);
    assert_eq!((steelhorns.attributes, steelhorns.health), ([5, 3, 1], 5));
    assert!(Hero::ALL.iter().all(|&hero| content().hero(hero).attributes.iter().sum::<u8>() == 9));
}

#[test]
fn gain() {
    let mut table = Table::new("daqan,latari");
    table.stronghold("DA", 0);
    table.stronghold("2A", 0);
    table.begin(Task::Venture(Venture::Gain { seat: seat(0), hero: Hero::GreyKer }));
    assert_eq!(table.answers(0), "area 2A; area DA");
}

#[test]
fn limit() {
    let mut table = Table::new("daqan,latari");
    table.stronghold("DA", 0);
    for hero in ["sir-valadir", "silhouette", "mad-carthos"] {
        table.hero(hero, 0, "DA");
    }
    table.begin(Task::Venture(Venture::Gain { seat: seat(0), hero: Hero::GreyKer }));
    assert_eq!(table.asked(0), Some(rule::HERO_LIMIT));
    table.say(0, "hero silhouette");
    assert_eq!((table.state.heroes_of(seat(0)).count(), table.where_is("silhouette")), (3, None));
}

#[test]
fn phase() {
    let mut table = Table::new("daqan,latari");
    table.hero("sir-valadir", 0, "DA");
    table.hero("silhouette", 0, "DA");
    table.hero("steelhorns", 1, "LA");
    (table.state.sides[0].last, table.state.sides[1].last) = (3, 1);
    table.season("open-roads");
    table.say(1, "hero steelhorns; done");
    assert_eq!(table.answers(0), "hero silhouette; hero sir-valadir; done", "in play order, each once");
    table.say(0, "hero sir-valadir; way train; attribute strength; attribute wisdom");
    assert_eq!(table.answers(0), "hero silhouette; done");
}

#[test]
fn r#move() {
    let mut table = Table::new("daqan,latari");
    table.hero("silhouette", 1, "LA");
    table.begin(Task::Venture(Venture::Act { seat: seat(1), hero: Hero::Silhouette }));
    table.say(1, "way move; area LB; area 7C");
    assert_eq!(table.where_is("silhouette"), Some("7C".into()));
    assert!(table.done(), "two areas");
}

#[test]
fn heal() {
    let mut table = Table::new("daqan,latari");
    table.hero("silhouette", 1, "2A");
    table.state.figure_mut(Hero::Silhouette).damage = 2;
    table.begin(Task::Venture(Venture::Act { seat: seat(1), hero: Hero::Silhouette }));
    assert!(!table.offers(1, "way heal"), "only in a friendly area");
    table.put("2A", Some(1), "1 archer");
    table.say(1, "way heal");
    assert_eq!(table.state.figure(Hero::Silhouette).damage, 0);
}

#[test]
fn train() {
    let mut table = Table::new("daqan,latari");
    table.hero("red-scorpion", 1, "LA");
    table.hero("silhouette", 1, "LA");
    table.begin(Task::Venture(Venture::Act { seat: seat(1), hero: Hero::Silhouette }));
    table.say(1, "way train; attribute agility; attribute agility");
    assert_eq!(table.state.figure(Hero::Silhouette).training, [0, 2, 0]);
    table.begin(Task::Venture(Venture::Act { seat: seat(1), hero: Hero::Silhouette }));
    table.say(1, "way train; attribute wisdom; attribute strength");
    assert_eq!(table.state.figure(Hero::Silhouette).training, [1, 2, 1], "in any order");
    table.begin(Task::Venture(Venture::Act { seat: seat(1), hero: Hero::RedScorpion }));
    table.say(1, "way train; attribute strength");
    table.finish();
    assert_eq!(table.state.figure(Hero::RedScorpion).training, [1, 1, 1], "her ability");
}

mod rewards {
    use super::*;

    #[test]
    fn trade() {
        let mut table = Table::new("daqan,latari");
        table.hero("silhouette", 1, "LA");
        table.hero("steelhorns", 1, "LA");
        table.reward("silhouette", "oathblade");
        table.turn(1, Order::Fortify);
        table.say(1, "give silhouette oathblade steelhorns");
        assert!(table.state.card_of(Hero::Steelhorns, Reward::Oathblade).is_some());
        assert!(!table.offers(1, "give steelhorns oathblade silhouette"), "once in a turn");
        let told = |told: &kernel::Told<Event>| {
            matches!(told.event, Event::Answered { .. }) && told.audience.includes(Observer::Seat(seat(0)))
        };
        assert!(!table.log.iter().any(told), "others do not see which card");
    }

    #[test]
    fn trade_while_passing() {
        let mut table = Table::new("daqan,latari");
        table.hero("silhouette", 1, "LA");
        table.hero("steelhorns", 1, "LB");
        table.reward("silhouette", "oathblade");
        table.begin(Task::Venture(Venture::Walk { seat: seat(1), hero: Hero::Silhouette, left: 2 }));
        table.say(1, "area LB; give silhouette oathblade steelhorns; area LA; done");
        assert!(table.state.card_of(Hero::Steelhorns, Reward::Oathblade).is_some());
        assert_eq!(table.where_is("silhouette"), Some("LA".into()));
    }
}

#[test]
fn desert() {
    let mut table = Table::new("daqan,latari");
    table.hero("steelhorns", 0, "DA");
    table.reward("steelhorns", "oathblade");
    table.hero("grey-ker", 0, "DA");
    table.state.sides[0].influence = 1;
    table.season("allegiance-tested");
    assert_eq!(table.where_is("steelhorns"), None, "evil, and no influence to keep him");
    assert_eq!(table.where_is("grey-ker"), Some("DA".into()), "neutral heroes stay");
    let discarded =
        table.state.rewards.iter().filter(|prize| prize.at == crate::state::Spot::Discard).count();
    assert_eq!(discarded, 1);
}

mod duel {
    use super::*;

    pub(super) fn duel() -> Table {
        let mut table = Table::new("daqan,latari");
        table.hero("sir-valadir", 0, "2A");
        table.hero("silhouette", 1, "2A");
        table
    }

    #[test]
    fn start() {
        let mut table = duel();
        table.begin(Task::Venture(Venture::Arrive {
            seat: seat(1),
            hero: Hero::Silhouette,
            duel: true,
            quest: true,
        }));
        assert_eq!(table.answers(1), "hero sir-valadir; done");
        table.hero("sir-valadir", 0, "2B");
        table.begin(Task::Venture(Venture::Arrive {
            seat: seat(1),
            hero: Hero::Silhouette,
            duel: true,
            quest: true,
        }));
        assert!(table.done(), "in the same area only");
    }

    #[test]
    fn abilities() {
        let mut table = duel();
        table.hero("steelhorns", 0, "2A");
        table.fate(&[5, 7, 8, 9, 10, 17, 18, 19, 20]);
        table.begin(Task::Bout(Bout::Begin { hero: Hero::Steelhorns, rival: Hero::Silhouette }));
        table.say(0, "yes");
        assert_eq!(table.state.figure(Hero::Silhouette).damage, 2, "gold: before the first round");
    }

    #[test]
    fn rounds() {
        let mut table = duel();
        // Damage 1 against miss; rout 1 against damage 1; then misses.
        table.fate(&[5, 7, 15, 6, 8, 9, 10, 17]);
        table.begin(Task::Bout(Bout::Begin { hero: Hero::Silhouette, rival: Hero::SirValadir }));
        assert_eq!(table.draws().len(), 8, "four rounds, a card each");
        assert_eq!(table.state.figure(Hero::Silhouette).damage, 0, "rout prevents");
        assert_eq!(table.state.figure(Hero::SirValadir).damage, 0, "his ability prevents the first damage");
    }

    #[test]
    fn both_draw_before_either_resolves() {
        let mut table = duel();
        table.reward("silhouette", "oathblade");
        table.fate(&[1, 15, 5, 7, 8, 9, 10, 17]);
        table.begin(Task::Bout(Bout::Begin { hero: Hero::Silhouette, rival: Hero::SirValadir }));
        assert!(table.offers(1, "reward silhouette oathblade"), "the attacker has drawn a special");
        assert_eq!(table.draws().len(), 2, "and knows what the defender has drawn");
        table.say(1, "way damage");
        table.finish();
        assert_eq!(table.draws().len(), 8);
    }

    #[test]
    fn end() {
        let mut table = duel();
        table.state.figure_mut(Hero::Silhouette).damage = 2;
        table.fate(&[7, 5, 8, 9]);
        table.begin(Task::Bout(Bout::Begin { hero: Hero::Silhouette, rival: Hero::SirValadir }));
        assert_eq!(table.draws().len(), 2, "after the round in which one is defeated");
        assert_eq!(table.state.figure(Hero::Silhouette).at, Place::Gone);
        assert_eq!(table.where_is("sir-valadir"), Some("2A".into()));
    }

    #[test]
    fn routed() {
        let mut table = duel();
        table.state.figure_mut(Hero::SirValadir).routed = true;
        table.fate(&[5, 7, 6, 8, 9, 10, 17, 18]);
        table.begin(Task::Bout(Bout::Begin { hero: Hero::Silhouette, rival: Hero::SirValadir }));
        assert!(table.state.figure(Hero::SirValadir).routed, "he fights and stays routed");
        assert_eq!(table.state.figure(Hero::SirValadir).damage, 1);
    }
}

#[test]
fn defeat() {
    let mut table = duel::duel();
    table.tactics(0, "ambush, ambush");
    table.put("2A", Some(0), "1 footman");
    table.turn(0, Order::Fortify);
    table.say(0, "tactics ambush");
    assert_eq!(table.state.figure(Hero::Silhouette).damage, 2);
    table.say(0, "tactics ambush");
    assert_eq!(table.state.figure(Hero::Silhouette).at, Place::Gone, "out of the game");
    assert_eq!(table.state.sides[0].heroes_defeated, 1);
}

mod defeat {
    use super::*;

    #[test]
    fn duel() {
        let mut table = duel::duel();
        table.reward("silhouette", "tome-of-ages");
        table.state.figure_mut(Hero::Silhouette).damage = 2;
        table.fate(&[7, 5]);
        table.begin(Task::Bout(Bout::Begin { hero: Hero::Silhouette, rival: Hero::SirValadir }));
        table.finish();
        assert!(table.state.card_of(Hero::SirValadir, Reward::TomeOfAges).is_some());
    }

    #[test]
    fn r#else() {
        let mut table = Table::new("daqan,latari");
        table.hero("silhouette", 1, "DA");
        table.reward("silhouette", "tome-of-ages");
        table.tactics(0, "ambush");
        table.state.figure_mut(Hero::Silhouette).damage = 2;
        table.turn(0, Order::Fortify);
        table.say(0, "tactics ambush");
        let lying = crate::state::Spot::Lying(area("DA"));
        assert_eq!(table.state.rewards.iter().filter(|prize| prize.at == lying).count(), 1);
    }
}

#[test]
fn defeat_by_a_hide_that_goes() {
    let hurt = || {
        let mut table = Table::new("daqan,latari");
        table.hero("steelhorns", 1, "LA");
        table.hero("silhouette", 1, "LA");
        table.reward("steelhorns", "hide-of-the-wyrm");
        table.state.figure_mut(Hero::Steelhorns).damage = 5;
        table
    };
    let mut table = hurt();
    table.turn(1, Order::Fortify);
    table.say(1, "give steelhorns hide-of-the-wyrm silhouette");
    assert_eq!(table.where_is("steelhorns"), None, "handed over in the own turn");
    for step in [
        Venture::Act { seat: seat(1), hero: Hero::Steelhorns },
        Venture::Walk { seat: seat(1), hero: Hero::Steelhorns, left: 2 },
    ] {
        let mut table = hurt();
        table.begin(Task::Venture(step));
        table.say(1, "give steelhorns hide-of-the-wyrm silhouette");
        assert_eq!(table.where_is("steelhorns"), None);
        assert!(table.done(), "his action is over");
    }
    let mut table = hurt();
    table.reward("steelhorns", "tome-of-ages");
    table.reward("steelhorns", "oathblade");
    table.state.titles[crate::name::Title::Captain as usize].by = 1;
    table.turn(1, Order::Fortify);
    table.say(1, "way captain; reward steelhorns hide-of-the-wyrm; reward steelhorns oathblade");
    table.say(1, "reward steelhorns tome-of-ages");
    assert_eq!(table.where_is("steelhorns"), None, "discarded");
    assert_eq!(table.asked(1), Some(rule::RUNES_GAIN), "the rune is gained all the same");
}

#[test]
fn defeat_by_a_hide_that_is_stolen() {
    let mut table = Table::new("daqan,latari");
    table.hero("silhouette", 0, "2A");
    table.hero("steelhorns", 1, "2A");
    table.reward("steelhorns", "hide-of-the-wyrm");
    table.state.figure_mut(Hero::Steelhorns).damage = 5;
    table.state.duel = crate::duel::Duel {
        hero: Hero::Silhouette,
        rival: Hero::Steelhorns as u8,
        ..crate::duel::Duel::NONE
    };
    table.begin(Task::Bout(Bout::End));
    assert_eq!((table.where_is("steelhorns"), table.state.sides[0].heroes_defeated), (None, 1));
}
