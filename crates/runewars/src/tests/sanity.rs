//! Positions in which the stronger levels must not go wrong.

use bots::{Budget, Glimpse, named};
use kernel::Fast;

use super::*;
use crate::march::March;
use crate::orders::Step;

/// Each of the two levels answers so that this holds.
fn sane(table: &Table, seat: usize, fits: impl Fn(&str) -> bool) {
    ["expert", "master"].iter().for_each(|level| sane_at(level, table, seat, &fits));
}

fn sane_at(level: &str, table: &Table, seat: usize, fits: impl Fn(&str) -> bool) {
    let mut bot = named::<Runewars>(level, Budget::Iterations(0)).unwrap();
    let answer = bot.answer(&Glimpse::new(&table.state, Seat::new(seat)), &mut Fast::new(1)).to_string();
    let thought = |candidate: bots::Candidate<crate::Action>| {
        format!("{} {} {:.3}", candidate.action, candidate.visits, candidate.expected)
    };
    let thoughts: Vec<String> = bot.explain().into_iter().map(thought).collect();
    assert!(fits(&answer), "{level}: '{answer}'; {}", thoughts.join("; "));
}

/// Seat 0 is asked this in the last turn of the game.
fn last_question(table: &mut Table, task: Task) {
    (table.state.year, table.state.season) = (6, Season::Winter);
    table.state.current = Some(Seat::new(0));
    table.state.stack.clear();
    table.state.stack.push(Task::Year(Year::EndSeason));
    table.state.stack.push(task);
}

/// A table of two, each with an army at home and food for it, in a summer.
fn peace() -> Table {
    let mut table = Table::new("daqan,latari");
    table.state.season = Season::Summer;
    for (at, seat, units) in [("DA", 0, "3 footman, 1 knight"), ("LA", 1, "3 archer, 1 warrior")] {
        table.put(at, Some(seat), units);
        table.stronghold(at, seat);
        table.state.sides[seat].dials = [5, 3, 3];
    }
    table
}

/// An area outside the homes, next to this one, without anything in it.
fn beside(table: &Table, at: &str) -> String {
    let free = |near: &Area| table.state.empty(*near) && near.home().is_none();
    let walking = table.state.walking(Some(Seat::new(0)));
    table.state.near(area(at), walking).iter().find(free).unwrap().to_string()
}

/// Seat 0 may activate one area.
fn marching(table: &mut Table) {
    table.turn(0, Order::Conquer);
}

/// The area of seat 0's home that has a free neighbour outside.
fn gate(table: &Table) -> &'static str {
    let free = |at: &&str| {
        let walking = table.state.walking(Some(Seat::new(0)));
        let near = table.state.near(area(at), walking);
        near.iter().filter(|near| table.state.empty(*near) && near.home().is_none()).count() >= 2
    };
    ["DA", "DB", "DC"].into_iter().find(free).unwrap()
}

#[test]
fn an_undefended_rune_is_taken() {
    let mut table = peace();
    let gate = gate(&table);
    table.put(gate, Some(0), "2 footman");
    let there = beside(&table, gate);
    table.rune(&there, Token::Dragon, &[0, 1]);
    table.state.sides[1].influence = 5;
    last_question(&mut table, Task::March(March::Activate { seat: Seat::new(0), again: false }));
    sane(&table, 0, |answer| answer == format!("area {there}"));
}

/// A seat controls five dragon runes: in its home, and in two other areas.
fn five_runes(table: &mut Table, seat: usize, others: [&str; 2]) {
    let homes = [["DA", "DB", "DC"], ["LA", "LB", "LC"]][seat];
    for at in homes.into_iter().chain(others) {
        table.rune(at, Token::Dragon, &[0, 1]);
    }
    let guard = ["1 footman", "1 archer"][seat];
    others.iter().for_each(|at| table.put(at, Some(seat), guard));
    assert_eq!(table.state.dragons(Seat::new(seat)), 5);
}

#[test]
fn the_sixth_rune_wins_at_once() {
    let mut table = peace();
    let gate = gate(&table);
    table.put(gate, Some(0), "1 footman");
    five_runes(&mut table, 0, ["7A", "7B"]);
    let there = beside(&table, gate);
    table.rune(&there, Token::Dragon, &[0, 1]);
    marching(&mut table);
    sane(&table, 0, |answer| answer == format!("area {there}"));
    table.say(0, &format!("area {there}"));
    sane(&table, 0, |answer| answer.starts_with("send"));
}

#[test]
fn the_sixth_rune_of_another_is_defended() {
    let mut table = peace();
    let gate = gate(&table);
    table.put(gate, Some(0), "6 footman, 2 knight");
    five_runes(&mut table, 1, ["7A", "7B"]);
    let mine = beside(&table, gate);
    table.put(&mine, Some(0), "1 footman");
    table.rune(&mine, Token::Dragon, &[0, 1]);
    let army = beside(&table, &mine);
    table.put(&army, Some(1), "3 archer, 1 warrior");
    marching(&mut table);
    let saving = [format!("area {mine}"), format!("area {army}")];
    sane(&table, 0, |answer| saving.iter().any(|one| one == answer));
}

#[test]
fn a_lone_unit_does_not_walk_into_dragons() {
    let mut table = Table::new("daqan,latari");
    table.state.sides[0].dials = [5, 3, 3];
    let gate = gate(&table);
    table.put(gate, Some(0), "1 footman");
    let there = beside(&table, gate);
    table.put(&there, None, "2 dragon");
    marching(&mut table);
    sane(&table, 0, |answer| answer != format!("area {there}"));
}

#[test]
fn an_attack_is_made_with_enough() {
    let mut table = peace();
    let gate = gate(&table);
    table.put(gate, Some(0), "6 footman");
    let there = beside(&table, gate);
    table.put(&there, Some(1), "3 warrior");
    table.rune(&there, Token::Dragon, &[0, 1]);
    marching(&mut table);
    table.say(0, &format!("area {there}"));
    sane(&table, 0, |answer| answer.starts_with("send") && !answer.ends_with(" 1"));
}

#[test]
fn a_hopeless_attack_is_not_made() {
    let mut table = peace();
    let gate = gate(&table);
    table.put(gate, Some(0), "1 footman");
    let there = beside(&table, gate);
    table.put(&there, Some(1), "4 warrior, 2 pegasus-rider");
    table.stronghold(&there, 1);
    marching(&mut table);
    sane(&table, 0, |answer| answer != format!("area {there}"));
}

#[test]
fn a_shard_is_turned_into_the_sixth_rune() {
    let mut table = peace();
    table.hero("silhouette", 0, "DA");
    table.reward("silhouette", "timmorran-shard");
    five_runes(&mut table, 0, ["7A", "7B"]);
    five_runes(&mut table, 1, ["3A", "3B"]);
    table.state.sides[1].influence = 9;
    table.put("2A", Some(0), "2 footman");
    last_question(&mut table, Task::Year(Year::After { seat: Seat::new(0) }));
    sane(&table, 0, |answer| answer == "reward silhouette timmorran-shard");
}

#[test]
fn a_met_objective_is_shown() {
    let mut table = peace();
    table.objective(0, "open-hand");
    table.state.sides[0].influence = 9;
    five_runes(&mut table, 0, ["7A", "7B"]);
    five_runes(&mut table, 1, ["3A", "3B"]);
    table.state.sides[1].influence = 9;
    table.put("2A", Some(0), "2 footman");
    last_question(&mut table, Task::Year(Year::After { seat: Seat::new(0) }));
    sane(&table, 0, |answer| answer == "way objective");
}

#[test]
fn damage_goes_to_who_survives_it() {
    let mut table = Table::battle("daqan,latari", "2 bowman, 1 siege-tower", "2 archer");
    let hit = Fight::Assign { side: 0, what: What::Hit, left: 1, not: NONE };
    table.begin(Task::Fight(hit));
    sane(&table, 0, |answer| answer == "figure siege-tower standing 0");
}

#[test]
fn the_best_enemy_is_destroyed() {
    let mut table = Table::battle("latari,daqan", "2 warrior", "2 footman, 1 siege-tower");
    table.state.battle.armies[1][kind_of(Unit::SiegeTower)] = [[0, 1, 0, 0, 0], [0; 5]];
    table.special(0, Unit::Warrior);
    sane(&table, 0, |answer| answer == "figure siege-tower standing 1");
}

#[test]
fn dragons_are_talked_to_by_the_weak_and_rich() {
    let mut table = peace();
    table.state.sides[0].influence = 6;
    let gate = gate(&table);
    table.put(gate, Some(0), "2 footman");
    let there = beside(&table, gate);
    table.put(&there, None, "2 dragon");
    table.state.current = Some(Seat::new(0));
    table.state.force[kind_of(Unit::Footman)] = 2;
    table.begin(Task::March(March::Arrive { seat: Seat::new(0), target: area(&there) }));
    sane(&table, 0, |answer| answer == "way talk");
}

#[test]
fn the_weak_retreat_when_they_are_refused() {
    let mut table = peace();
    let gate = gate(&table);
    let there = beside(&table, gate);
    table.put(gate, Some(0), "1 footman");
    table.put(&there, None, "2 dragon, 1 giant");
    table.state.current = Some(Seat::new(0));
    table.state.force[kind_of(Unit::Footman)] = 2;
    table.begin(Task::March(March::Red { seat: Seat::new(0), target: area(&there) }));
    sane(&table, 0, |answer| answer == "way retreat");
}

#[test]
fn the_strong_fight_when_they_are_refused() {
    let mut table = peace();
    let gate = gate(&table);
    let there = beside(&table, gate);
    table.put(gate, Some(0), "1 footman");
    table.put(&there, None, "1 razorwing");
    table.rune(&there, Token::Dragon, &[0]);
    table.state.current = Some(Seat::new(0));
    table.state.force[kind_of(Unit::Footman)] = 6;
    table.state.force[kind_of(Unit::Knight)] = 2;
    table.begin(Task::March(March::Red { seat: Seat::new(0), target: area(&there) }));
    sane(&table, 0, |answer| answer == "way fight");
}

#[test]
fn the_fuller_dial_recruits() {
    let mut table = Table::new("daqan,latari");
    table.put("DA", Some(0), "1 footman");
    table.stronghold("DA", 0);
    table.state.sides[0].dials = [6, 1, 1];
    table.begin(Task::Order(Step::Dial { seat: Seat::new(0), not: NONE }));
    sane(&table, 0, |answer| answer == "resource food");
}

#[test]
fn a_hero_where_its_quest_is_tries_it() {
    let mut table = peace();
    table.hero("sir-valadir", 0, "2A");
    table.quest(0, "giants-hoard");
    let act = Venture::Arrive { seat: Seat::new(0), hero: Hero::SirValadir, duel: true, quest: true };
    table.begin(Task::Venture(act));
    sane(&table, 0, |answer| answer == "quest giants-hoard");
}

#[test]
fn a_hero_goes_where_its_quest_is() {
    let mut table = peace();
    let near = table.state.near(area("2A"), table.state.walking(Some(Seat::new(0)))).iter().next().unwrap();
    table.hero("sir-valadir", 0, near.name());
    table.quest(0, "giants-hoard");
    table.begin(Task::Venture(Venture::Walk { seat: Seat::new(0), hero: Hero::SirValadir, left: 1 }));
    sane(&table, 0, |answer| answer == "area 2A");
}

#[test]
fn a_dragon_rune_goes_where_it_is_guarded() {
    let mut table = peace();
    table.put("DA", Some(0), "4 footman");
    table.put("3B", Some(1), "5 warrior");
    table.begin(Task::Carve(Carve::Dragon { seat: Seat::new(0), place: crate::runes::Room::Own }));
    let safe = ["area DA", "area DB", "area DC"];
    sane(&table, 0, |answer| safe.contains(&answer));
}

#[test]
fn a_conquered_stronghold_is_replaced() {
    let mut table = Table::battle("daqan,latari", "6 footman", "1 warrior");
    table.state.sides[0].dials = [5, 3, 3];
    table.stronghold("2C", 1);
    table.begin(Task::Fight(Fight::Conquest));
    sane(&table, 0, |answer| answer == "yes");
}

#[test]
fn the_wounded_hero_does_not_start_a_duel_with_the_strong() {
    let mut table = peace();
    table.hero("andira-runehand", 0, "2A");
    table.hero("steelhorns", 1, "2A");
    table.state.figure_mut(Hero::AndiraRunehand).damage = 2;
    table.begin(Task::Venture(Venture::Arrive {
        seat: Seat::new(0),
        hero: Hero::AndiraRunehand,
        duel: true,
        quest: true,
    }));
    sane(&table, 0, |answer| answer == "done");
}

/// Orders are sealed and drawn by lot; what was thought about most is what the bot holds best.
#[test]
fn before_winter_the_hungry_harvest() {
    let mut table = peace();
    table.state.season = Season::Fall;
    table.state.sides[0].dials = [1, 0, 0];
    table.put("DB", Some(0), "4 footman");
    table.put("DC", Some(0), "4 footman");
    table.begin(Task::Year(Year::Orders));
    let mut bot = named::<Runewars>("master", Budget::Iterations(0)).unwrap();
    bot.answer(&Glimpse::new(&table.state, Seat::new(0)), &mut Fast::new(1));
    let best = bot.explain().into_iter().max_by_key(|candidate| candidate.visits).unwrap();
    assert_eq!(best.action.to_string(), "order harvest");
}
