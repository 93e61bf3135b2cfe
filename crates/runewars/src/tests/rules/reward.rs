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
    assert!(held.iter().all(|&card| table.state.rewards[card as usize].known == 2), "its owner looks at it");
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

#[test]
fn secret_is_which_of_several_was_handed_over() {
    let hand_over = |reward: &str| {
        let mut table = Table::new("daqan,latari");
        table.hero("silhouette", 1, "LA");
        table.hero("steelhorns", 1, "LA");
        table.reward("silhouette", "oathblade");
        table.reward("silhouette", "tome-of-ages");
        let oathblade = table.state.card_of(Hero::Silhouette, Reward::Oathblade).unwrap();
        table.state.rewards[oathblade as usize].known |= 1;
        table.turn(1, Order::Fortify);
        table.say(1, &format!("give silhouette {reward} steelhorns"));
        let told = |told: &kernel::Told<Event>| {
            matches!(told.event, Event::Reward { .. }) && told.audience.includes(Observer::Seat(seat(0)))
        };
        assert!(!table.log.iter().any(told));
        table.view(0)
    };
    assert_eq!(hand_over("oathblade"), hand_over("tome-of-ages"), "it knew the blade, but not which goes");
}

#[test]
fn secret_that_is_the_only_card_is_followed() {
    let mut table = Table::new("daqan,latari");
    table.hero("silhouette", 1, "LA");
    table.hero("steelhorns", 1, "LA");
    table.reward("silhouette", "oathblade");
    let oathblade = table.state.card_of(Hero::Silhouette, Reward::Oathblade).unwrap();
    table.state.rewards[oathblade as usize].known |= 1;
    table.turn(1, Order::Fortify);
    table.say(1, "give silhouette oathblade steelhorns");
    assert_eq!(table.state.rewards[oathblade as usize].known, 0b11);
}

#[test]
fn scrying_bowl_shows_exploration_tokens() {
    let mut table = Table::new("daqan,latari");
    table.hero("sir-valadir", 0, "DA");
    table.reward("sir-valadir", "scrying-bowl");
    explore::lay(&mut table, "2A", crate::name::Exploration::Temple, false);
    table.turn(0, Order::Fortify);
    table.say(0, "reward sir-valadir scrying-bowl; area 2A");
    assert_eq!(table.state.ground(area("2A")).find.known, 1);
}

#[test]
fn rune_of_teleportation_leaves_units_that_are_bound() {
    let mut table = Table::new("daqan,latari");
    table.hero("sir-valadir", 0, "2A");
    table.put("2A", Some(0), "2 footman");
    table.state.ground_mut(area("2A")).active = 1;
    table.reward("sir-valadir", "rune-of-teleportation");
    table.turn(0, Order::Fortify);
    table.say(0, "reward sir-valadir rune-of-teleportation; area DA");
    assert!(table.offered(0, "send").is_empty());
    assert_eq!(table.where_is("sir-valadir"), Some("DA".into()));
}

#[test]
fn thorn_bow_is_not_prevented() {
    let mut table = Table::new("daqan,latari");
    table.hero("sir-valadir", 0, "2A");
    table.hero("silhouette", 1, "2A");
    table.reward("silhouette", "thorn-bow");
    table.fate(&[1, 7, 8, 9, 10, 17, 18, 19]);
    table.begin(Task::Bout(Bout::Begin { hero: Hero::Silhouette, rival: Hero::SirValadir }));
    table.say(1, "reward silhouette thorn-bow");
    assert_eq!(table.state.figure(Hero::SirValadir).damage, 1, "not by his ability either");
}

#[test]
fn fox_boots_serve_their_next_owner() {
    let mut table = Table::new("daqan,latari");
    table.hero("silhouette", 1, "LA");
    table.hero("steelhorns", 1, "LB");
    table.reward("silhouette", "fox-boots");
    table.begin(Task::Venture(Venture::Walk { seat: seat(1), hero: Hero::Silhouette, left: 2 }));
    table.say(1, "reward silhouette fox-boots; area LB; give silhouette fox-boots steelhorns; done");
    table.begin(Task::Venture(Venture::Walk { seat: seat(1), hero: Hero::Steelhorns, left: 2 }));
    assert!(table.offers(1, "reward steelhorns fox-boots"));
}

#[test]
fn healing_draught_on_the_way_and_after_a_duel() {
    let mut table = Table::new("daqan,latari");
    table.hero("silhouette", 1, "2B");
    table.hero("sir-valadir", 0, "2A");
    table.reward("silhouette", "healing-draught");
    table.state.figure_mut(Hero::Silhouette).damage = 1;
    table.begin(Task::Venture(Venture::Act { seat: seat(1), hero: Hero::Silhouette }));
    table.fate(&[7, 5, 8, 9, 10, 17, 18, 19]);
    table.say(1, "way move");
    assert!(table.offers(1, "reward silhouette healing-draught"));
    table.say(1, "area 2A; done; hero sir-valadir; done");
    assert_eq!(table.state.figure(Hero::Silhouette).damage, 2);
    assert_eq!(table.answers(1), "reward silhouette healing-draught; done");
    table.say(1, "reward silhouette healing-draught");
    assert_eq!(table.state.figure(Hero::Silhouette).damage, 0);
    assert!(table.done());
}

#[test]
fn cloak_of_deception_leaves_the_quest() {
    let mut table = Table::new("daqan,latari");
    table.hero("silhouette", 1, "2A");
    table.hero("sir-valadir", 0, "2A");
    table.reward("sir-valadir", "cloak-of-deception");
    table.quest(1, "giants-hoard");
    table.begin(Task::Venture(Venture::Act { seat: seat(1), hero: Hero::Silhouette }));
    table.fate(&[5]);
    table.say(1, "way move; done; hero sir-valadir");
    table.say(0, "reward sir-valadir cloak-of-deception");
    assert_eq!(table.answers(1), "quest giants-hoard; done", "but no other duel");
}

#[test]
fn amulet_of_shielding_before_the_first_round() {
    let mut table = Table::new("daqan,latari");
    table.hero("steelhorns", 0, "2A");
    table.hero("silhouette", 1, "2A");
    table.reward("silhouette", "amulet-of-shielding");
    table.fate(&[5, 7, 8, 9, 10, 17, 18, 19, 20]);
    table.begin(Task::Bout(Bout::Begin { hero: Hero::Steelhorns, rival: Hero::Silhouette }));
    table.say(1, "done");
    table.say(0, "yes");
    table.say(1, "reward silhouette amulet-of-shielding");
    assert_eq!(table.state.figure(Hero::Silhouette).damage, 0);
}

#[test]
fn ghost_armor_and_one_more_card_for_carthos() {
    let wear = |last: u8| {
        let mut table = Table::new("daqan,latari");
        table.hero("sir-valadir", 0, "2A");
        table.hero("mad-carthos", 1, "2A");
        table.reward("mad-carthos", "ghost-armor");
        // A damage for Carthos, then five red cards for his wisdom.
        table.fate(&[5, 7, 1, 2, 6, 8, 9, last, 18, 19, 20, 28, 10, 29]);
        table.begin(Task::Bout(Bout::Begin { hero: Hero::SirValadir, rival: Hero::MadCarthos }));
        table.say(1, "done");
        table.say(1, "reward mad-carthos ghost-armor; yes");
        table.state.card_of(Hero::MadCarthos, Reward::GhostArmor).is_some()
    };
    assert_eq!([17, 30].map(wear), [true, false], "gold or red");
}
