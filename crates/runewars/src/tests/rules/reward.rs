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
