//! Rulings where the rulebook is silent, R1 to R77; the rules name them by these numbers.

use super::*;
use crate::retreat::{Flight, Only};
use crate::state::{LIMIT, Spot, TYPES};

fn seat(number: usize) -> Seat {
    Seat::new(number)
}

/// A battle in which the attacker's three Archers were routed in the first round, and its hero, too.
fn routed_archers() -> Table {
    let mut table = Table::battle("latari,daqan", "3 archer", "");
    table.state.battle.armies[0][0] = [[0; 5], [3, 0, 0, 0, 0]];
    (table.state.battle.drawn[0], table.state.battle.initiative) = (1, 1);
    table.hero("silhouette", 0, "2C");
    table.state.figure_mut(Hero::Silhouette).routed = true;
    table
}

/// Six dragon runes, five of them in areas of a seat.
fn near_victory(table: &mut Table, seat: usize, areas: [&str; 6]) {
    for at in areas {
        table.rune(at, Token::Dragon, &[seat]);
    }
}

#[test]
fn r1_victory_at_once() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(1), "1 archer");
    near_victory(&mut table, 1, ["LA", "LB", "LC", "2A", "7A", "9A"]);
    table.put("7A", Some(1), "1 archer");
    table.put("9A", None, "1 razorwing");
    table.put("2B", Some(0), "1 footman");
    table.turn(0, Order::Mobilize);
    assert_eq!(table.over(), Over::No, "five are not enough");
    table.put("9A", Some(1), "1 archer");
    table.say(0, "done");
    assert_eq!(table.over(), Over::Runes(seat(1)), "also in another's turn");
}

#[test]
fn r1_not_before_all_figures_have_moved() {
    let mut table = Table::new("daqan,latari");
    near_victory(&mut table, 0, ["DA", "DB", "DC", "2B", "7A", "9A"]);
    table.put("2B", Some(0), "1 footman");
    table.put("7A", Some(0), "1 footman");
    table.turn(0, Order::Strategize);
    table.say(0, "area 2B; go footman 9A 1; done");
    assert_eq!(table.over(), Over::No, "the footman took one rune and left another");
    assert_eq!(table.state.dragons(seat(0)), 5);
}

#[test]
fn r1_before_the_battle_that_could_change_it() {
    let mut table = Table::new("daqan,latari");
    table.put("LB", Some(0), "6 footman");
    let road = table.state.touching(area("LB")).iter().find(|one| one.home().is_none()).unwrap().to_string();
    near_victory(&mut table, 1, ["LA", "LB", "LC", "9A", "9B", &road]);
    ["9A", "9B", &road].iter().for_each(|at| table.put(at, Some(1), "1 archer"));
    table.turn(0, Order::Conquer);
    table.say(0, &format!("area {road}; send LB footman 6; done"));
    assert_eq!(table.over(), Over::Runes(seat(1)), "the home area that was left is the sixth");
}

#[test]
fn r2_six_rotations() {
    let mut table = Table::fresh("seats=2 map=built factions=daqan,latari");
    table.first_answer();
    let turns: std::collections::BTreeSet<String> =
        table.offered(1, "tile").iter().map(|offer| offer.rsplit(' ').next().unwrap().to_owned()).collect();
    assert_eq!(turns.into_iter().collect::<Vec<_>>(), ["0", "1", "2", "3", "4", "5"]);
}

#[test]
fn r3_contact_with_several_tiles() {
    let mut table = Table::fresh("seats=2 map=built factions=daqan,latari");
    (0..2).for_each(|_| table.first_answer());
    let several = table.offered(0, "tile").iter().any(|offer| {
        let mut next = table.state;
        let words: Vec<&str> = offer.split(' ').collect();
        let before = next.board();
        let tile: usize = words[0].parse().unwrap();
        crate::build::lay(&mut next, tile - 1, words[1].parse().unwrap(), words[2].parse().unwrap());
        let new = next.board().iter().filter(|area| !before.has(*area));
        let touched: std::collections::BTreeSet<usize> = new
            .flat_map(|area| next.touching(area).and(before).iter())
            .map(|area| area.index() / 4)
            .collect();
        touched.len() > 1
    });
    assert!(several, "a tile may touch two tiles with one area each");
}

#[test]
fn r4_coloured_borders_of_homes() {
    for seed in 0..3 {
        let table = Table::seeded("seats=2 map=random", seed);
        for one in table.state.board().iter() {
            for side in 0..6 {
                let ground = table.state.ground(one);
                // A border inside a tile is printed on both sides.
                if ground.near[side] != NONE && ground.near[side] / 4 != one.0 / 4 {
                    let other = table.state.ground(Area(ground.near[side])).border((side + 3) % 6);
                    let open = crate::content::Border::Open;
                    assert!(ground.border(side) == open || other == open, "{one}");
                }
            }
        }
    }
}

#[test]
fn r5_four_areas_apart() {
    let table = Table::new("daqan,latari");
    let [one, two] = [table.state.home(seat(0)), table.state.home(seat(1))];
    let (mut reached, mut steps) = (one, 0);
    while reached.and(two).is_empty() {
        reached = reached.iter().fold(reached, |next, area| next.or(table.state.touching(area)));
        steps += 1;
    }
    assert!(steps > 4, "at least four areas lie between two home realms");
}

#[test]
fn r6_no_dead_end() {
    for seed in 0..6 {
        for seats in 2..=4 {
            let table = Table::seeded(&format!("seats={seats} map=random"), seed);
            assert!(table.state.begun(), "{seats} seats, seed {seed}");
        }
    }
}

/// Lays a map answer by answer and gives back how strict the distance between markers could be. Tiles are laid where they
/// touch the most of what lies there (`wish` 1) or the least (-1), or anywhere (0); all else is laid anywhere.
fn laid(seats: usize, seed: u64, wish: i32) -> u8 {
    let mut table = Table::seeded(&format!("seats={seats} map=built factions=random"), seed);
    let (mut luck, mut legal) = (kernel::Fast::new(seed), Vec::new());
    while let Some(task @ Task::Build(_)) = table.state.stack.top() {
        let at = task.seats(&table.state).first().unwrap();
        Runewars::legal(&table.state, at, &mut legal);
        assert!(!legal.is_empty(), "{task:?}: {seats} seats, seed {seed}, wish {wish}");
        let contacts = |action: crate::Action| {
            let crate::Action::Tile(tile, hex, turn) = action else { return 0 };
            let mut next = table.state;
            crate::build::lay(&mut next, usize::from(tile) - 1, hex, turn);
            let near = next.board().iter().flat_map(|area| next.ground(area).near);
            wish * near.filter(|&near| near != NONE).count() as i32
        };
        let best = legal.iter().map(|&action| contacts(action)).max().unwrap();
        legal.retain(|&action| contacts(action) == best);
        let action = legal[kernel::Luck::pick(&mut luck, legal.len() as u32) as usize];
        Runewars::apply(&mut table.state, at, action, &mut table.luck, &mut table.log);
    }
    assert!(table.state.begun());
    table.state.demand
}

/// `BOARDS` asks for more.
#[test]
fn r6_no_dead_end_for_those_who_look_for_one() {
    let boards = std::env::var("BOARDS").map_or(8, |boards| boards.parse().unwrap());
    let mut one_nearer = 0;
    for seats in 2..=4 {
        for wish in [-1, 0, 1] {
            let mut demands = [0; 5];
            for seed in 0..boards {
                let start = std::time::Instant::now();
                demands[usize::from(laid(seats, seed, wish))] += 1;
                if start.elapsed().as_secs() > 2 {
                    println!("{seats} seats, seed {seed}, wish {wish}: {:?}", start.elapsed());
                }
            }
            println!("{seats} seats, wish {wish}: markers by demand {demands:?}");
            one_nearer += demands[1];
        }
    }
    assert!(one_nearer > 0, "where not all are four apart, one alone may be nearer");
}

#[test]
fn r7_left_of_two_is_the_opponent() {
    let table = Table::new("daqan,latari");
    assert_eq!(table.state.left_of(seat(0)), seat(1));
    assert_eq!(table.state.left_of(seat(1)), seat(0));
}

#[test]
fn r8_play_order_of_the_first_season() {
    let mut table = Table::new("daqan,latari,uthuk");
    (table.state.sides[0].influence, table.state.sides[1].influence, table.state.sides[2].influence) =
        (3, 3, 4);
    table.season("famine");
    assert_eq!(table.state.sequence[..3], [2, 1, 0], "most influence, then most at the start");
}

#[test]
fn r9_sequence_is_fixed_at_the_reveal() {
    let mut table = Table::new("daqan,latari");
    table.state.sides[0].influence = 1;
    table.state.sides[0].dials = [0, 1, 1];
    table.begin(Task::Year(Year::Orders));
    table.say(0, "order fortify");
    table.say(1, "order fortify");
    assert_eq!(table.asked(0), Some(rule::ORDER_8_FORTIFY));
    table.state.sides[1].influence = 9;
    assert_eq!(table.state.sequence[..2], [0, 1]);
}

#[test]
fn r10_orders_lying_before_the_player_count() {
    let mut table = Table::new("daqan,latari");
    let side = &mut table.state.sides[0];
    (side.used, side.active) = (1 << 5 | 1 << 2, 2);
    assert!(!table.state.supreme(seat(0)), "an order of last year still lies there");
    table.state.sides[0].used = 1 << 2;
    assert!(table.state.supreme(seat(0)), "it was taken back");
}

#[test]
fn r11_declining_loses_the_bonus() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "1 footman");
    table.turn(0, Order::Mobilize);
    table.say(0, "done");
    assert!(table.done(), "no second area");
    let mut table = Table::new("daqan,latari");
    table.state.sides[0].dials = [3, 3, 2];
    table.turn(0, Order::Strategize);
    assert_eq!(table.hand(0), 1, "who cannot move has done what could be done");
}

#[test]
fn r12_dials_end_at_eight() {
    let mut table = Table::new("daqan,latari");
    for at in ["2A", "2C", "3C", "7A", "9A", "9B", "3A", "3B"] {
        table.put(at, Some(0), "1 footman");
    }
    table.turn(0, Order::Harvest);
    assert_eq!(table.state.sides[0].dials, [8, 5, 8]);
}

#[test]
fn r13_neutrals_in_an_empty_home_are_allies_of_its_owner() {
    let mut table = Table::new("daqan,latari");
    table.put("DA", None, "2 beastman");
    assert_eq!(table.control("DA"), Some(0));
    assert!(!table.state.neutral(area("DA")));
}

#[test]
fn r14_an_enemy_area_without_units_is_fought_for() {
    let mut table = Table::new("daqan,latari");
    table.put("3B", Some(1), "3 archer");
    table.turn(1, Order::Conquer);
    table.say(1, "area DA; send 3B archer 3; done");
    let fate = table.log.iter().filter(|told| matches!(told.event, Event::Fate { .. })).count();
    assert_eq!(fate, 1, "cards are drawn");
    assert_eq!(table.control("DA"), Some(1));
}

#[test]
fn r15_units_may_enter_an_own_activated_area() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "1 footman");
    table.put("2A", Some(0), "1 footman");
    table.state.ground_mut(area("2A")).active = 1;
    table.turn(0, Order::Strategize);
    table.say(0, "area 2B; go footman 2A 1");
    assert_eq!(table.units("2A"), "2 footman");
    table.turn(0, Order::Mobilize);
    assert!(!table.offers(0, "area 2A"), "but it is not activated again");
}

#[test]
fn r16_neutrals_alone_take_nothing() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "1 footman, 2 beastman");
    table.turn(0, Order::Mobilize);
    table.say(0, "area 9A");
    assert_eq!(table.offered(0, "send"), ["2B footman 1"]);
    table.say(0, "send 2B footman 1");
    assert_eq!(table.offered(0, "send"), ["2B beastman 1", "2B beastman 2"], "with a unit of the own colour");
}

#[test]
fn r16_neutrals_follow_units_from_any_area() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "1 footman, 1 beastman");
    table.put("9B", Some(0), "1 knight");
    table.turn(0, Order::Strategize);
    table.say(0, "area 9B; go knight 9A 1");
    table.say(0, "area 2B; go beastman 9A 1; done; done");
    assert_eq!(table.units("9A"), "1 knight, 1 beastman");
}

#[test]
fn r16_neutrals_do_not_go_where_their_seat_has_left() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "1 footman");
    table.put("2B", Some(0), "1 footman, 1 beastman");
    table.put("9A", Some(0), "1 footman");
    table.turn(0, Order::Strategize);
    table.say(0, "area 2A; go footman 2B 1; area 2B");
    assert!(!table.offers(0, "go beastman 2A 1"), "{}", table.answers(0));
    assert!(table.offers(0, "go beastman 9A 1"));
    // With a stronghold the area stays friendly.
    table.stronghold("2A", 0);
    assert!(table.offers(0, "go beastman 2A 1"));
}

#[test]
fn r16_the_last_unit_does_not_leave_neutrals_that_came_to_it() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "1 footman, 1 beastman");
    table.put("2B", Some(0), "2 footman, 1 razorwing");
    table.turn(0, Order::Strategize);
    table.say(0, "area 2A; go beastman 2B 1; area 2B");
    assert!(table.offers(0, "go footman 9A 1") && !table.offers(0, "go footman 9A 2"));
    table.say(0, "go footman 9A 1");
    assert!(table.offered(0, "go footman").is_empty());
    assert!(table.offers(0, "go razorwing 9A 1"));
}

#[test]
fn r16_neutrals_are_not_summoned_alone() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "1 footman, 2 beastman");
    table.hero("silhouette", 0, "9A");
    table.reward("silhouette", "rune-of-summoning");
    table.turn(0, Order::Fortify);
    table.say(0, "reward silhouette rune-of-summoning");
    assert_eq!(table.offered(0, "send"), ["2B footman 1"]);
    table.say(0, "send 2B footman 1");
    assert_eq!(table.offered(0, "send"), ["2B beastman 1", "2B beastman 2"]);
}

#[test]
fn r17_no_diplomacy_with_more_than_eight() {
    let mut table = Table::new("daqan,latari");
    table.put("9B", Some(0), "8 footman");
    table.put("2B", Some(0), "2 footman");
    table.put("9A", None, "1 dragon");
    table.state.sides[0].influence = 6;
    table.turn(0, Order::Conquer);
    table.say(0, "area 9A; send 2B footman 1; send 9B footman 8; done");
    assert!(table.log.iter().any(|told| matches!(told.event, Event::Battle { .. })), "nine must fight");
}

#[test]
fn r18_left_of_who_causes_it_decides() {
    let mut table = Table::new("daqan,latari,uthuk");
    table.put("5C", None, "1 beastman");
    table.put("8A", None, "1 beastman");
    table.tactics(1, "spread-dissent");
    table.turn(1, Order::Fortify);
    table.say(1, "tactics spread-dissent; area 5C");
    assert_eq!(table.asked(2), Some(rule::RETREAT_ONE_AREA));
}

#[test]
fn r19_one_pass_of_cards() {
    let mut table = Table::new("daqan,latari");
    table.put("9B", Some(0), "2 footman");
    table.put("2C", Some(1), "2 archer");
    table.tactics(0, "flank-attack, to-the-winner");
    table.tactics(1, "hold-the-line");
    table.turn(0, Order::Conquer);
    table.say(0, "done; area 2C; send 9B footman 2; done");
    // Before the line-up the defender alone has a window.
    table.say(1, "done");
    table.say(0, "tactics to-the-winner; done");
    table.say(1, "tactics hold-the-line; done");
    assert_ne!(table.state.battle.initiative, 0, "no reply: the first round begins");
}

#[test]
fn r20_fury_and_overrun_need_standing_units() {
    let mut table = Table::battle("waiqar,latari", "2 reanimate", "3 archer");
    table.special(0, Unit::Reanimate);
    assert_eq!(table.army(1), "1 archer");
    let mut table = Table::battle("waiqar,latari", "1 reanimate", "3 archer");
    table.special(0, Unit::Reanimate);
    assert_eq!(table.army(1), "3 archer", "one alone does not overrun");
    let mut table = Table::battle("uthuk,latari", "1 warlock", "3 archer");
    table.special(0, Unit::Berserker);
    assert_eq!(table.army(1), "3 archer", "no Berserker stands");
    let mut table = Table::battle("latari,daqan", "1 sorceress", "2 footman");
    table.special(0, Unit::Archer);
    assert_eq!(table.army(1), "1 footman", "all others resolve regardless");
}

#[test]
fn r21_a_stronghold_adds_no_less_than_nothing() {
    let mut table = Table::battle("daqan,latari", "1 footman", "");
    table.stronghold("2C", 1);
    table.state.ground_mut(area("2C")).damaged = true;
    table.state.turn.siege = true;
    table.begin(Task::Fight(Fight::Tally));
    assert_eq!(table.fought(), ([1, 0], Some(0)), "3 - 3");
}

#[test]
fn r22_friendly_first_then_empty() {
    let mut table = Table::new("daqan,latari");
    let flight = Flight { by: seat(0), of: 0, from: area("9B"), standing: 0, only: Only::Usual };
    table.state.fleeing[1] = 2;
    table.put("2B", Some(0), "1 footman");
    table.put("2C", None, "1 giant");
    let mut friendly = table.state;
    friendly.stack.push(Task::Flight(flight));
    let offers = |state: &crate::State| {
        let mut legal = Vec::new();
        Runewars::legal(state, seat(0), &mut legal);
        legal.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    };
    assert_eq!(offers(&friendly), "area 2B");
    let mut empty = friendly;
    (empty.ground_mut(area("2B")).standing, empty.ground_mut(area("2B")).owner) = ([0; TYPES], NONE);
    assert_eq!(offers(&empty), "area 2B; area 3A; area 3B; area 9A", "not where neutral units are");
    for at in ["2B", "3A", "3B", "9A"] {
        table.put(at, Some(1), "1 archer");
    }
    table.state.ground_mut(area("2B")).standing = [0; TYPES];
    table.put("2B", Some(1), "1 archer");
    table.begin(Task::Flight(flight));
    assert!(table.done());
    assert_eq!(table.state.fleeing, [0; TYPES], "with nowhere to go they are destroyed");
}

#[test]
fn r23_flyers_and_walkers_retreat_together() {
    let mut table = Table::new("latari,daqan");
    table.put("2B", Some(0), "1 archer");
    table.put("7A", Some(0), "1 archer");
    (table.state.fleeing[0], table.state.fleeing[1]) = (1, 1);
    let flight = Flight { by: seat(0), of: 0, from: area("9A"), standing: 0, only: Only::Usual };
    let mut both = Table { state: table.state, luck: Chosen::new(&[]), log: Vec::new() };
    both.begin(Task::Flight(flight));
    assert_eq!(both.units("2B"), "1 archer, 1 archer routed, 1 pegasus-rider routed", "all can reach it");
    table.state.ground_mut(area("2B")).standing = [0; TYPES];
    table.put("2B", Some(1), "1 footman");
    table.put("9B", Some(1), "1 footman");
    table.begin(Task::Flight(flight));
    assert_eq!(table.units("7A"), "1 archer, 1 pegasus-rider routed", "who cannot fly is destroyed");
}

#[test]
fn r23_where_all_can_go_before_where_friends_are() {
    let mut table = Table::new("latari,daqan");
    table.put("7A", Some(0), "1 archer");
    (table.state.fleeing[0], table.state.fleeing[1]) = (1, 1);
    let flight = Flight { by: seat(0), of: 0, from: area("9A"), standing: 0, only: Only::Usual };
    table.begin(Task::Flight(flight));
    assert_eq!(table.answers(0), "area 2B; area 9B", "the archer cannot cross the mountain");
}

#[test]
fn r24_a_hero_without_stronghold() {
    let mut table = Table::new("daqan,latari");
    table.begin(Task::Venture(Venture::Gain { seat: seat(0), hero: Hero::GreyKer }));
    assert_eq!(table.answers(0), "area DA; area DB; area DC");
    for at in ["DA", "DB", "DC"] {
        table.put(at, Some(1), "1 archer");
    }
    table.put("2A", Some(0), "1 footman");
    table.put("2B", Some(0), "1 footman");
    table.begin(Task::Venture(Venture::Gain { seat: seat(0), hero: Hero::MadCarthos }));
    assert_eq!(table.answers(0), "area 2A; area 2B");
}

#[test]
fn r25_a_duel_or_a_quest() {
    let mut table = Table::new("daqan,latari");
    table.hero("silhouette", 1, "2A");
    table.hero("sir-valadir", 0, "2A");
    table.quest(1, "giants-hoard");
    table.begin(Task::Venture(Venture::Arrive {
        seat: seat(1),
        hero: Hero::Silhouette,
        duel: true,
        quest: true,
    }));
    assert_eq!(table.answers(1), "hero sir-valadir; quest giants-hoard; done");
    table.say(1, "quest giants-hoard");
    table.first_answer();
    assert!(table.asked(1) != Some(rule::HERO_MOVE), "only one of them");
}

#[test]
fn r26_training_ends_at_two() {
    let mut table = Table::new("daqan,latari");
    table.hero("silhouette", 1, "LA");
    table.state.figure_mut(Hero::Silhouette).training = [2, 1, 2];
    table.begin(Task::Venture(Venture::Train { hero: Hero::Silhouette, left: 2, apart: false }));
    assert_eq!(table.state.figure(Hero::Silhouette).training, [2, 2, 2], "one step was left");
    table.begin(Task::Venture(Venture::Act { seat: seat(1), hero: Hero::Silhouette }));
    assert!(!table.offers(1, "way train"));
}

#[test]
fn r28_rewards_of_the_fallen() {
    let mut table = Table::new("daqan,latari");
    table.hero("silhouette", 1, "2A");
    table.state.rewards[0].at = Spot::Lying(area("2A"));
    table.state.rewards[5].at = Spot::Lying(area("2A"));
    table.begin(Task::Venture(Venture::Arrive {
        seat: seat(1),
        hero: Hero::Silhouette,
        duel: true,
        quest: true,
    }));
    table.say(1, "way rewards");
    assert_eq!(table.state.held_by(Hero::Silhouette).count(), 2, "one hero takes all of them");
    table.state.rewards[7].at = Spot::Lying(area("2A"));
    table.turn(0, Order::Harvest);
    assert!(table.done(), "a player without a hero there does not");
    table.turn(1, Order::Harvest);
    table.say(1, "way rewards");
    assert_eq!(table.state.held_by(Hero::Silhouette).count(), 3, "in the own turn, too");
    assert!(!table.offers(1, "way rewards"), "none is left");
}

#[test]
fn r28_by_a_hero_that_does_not_move() {
    let mut table = Table::new("daqan,latari");
    table.hero("silhouette", 1, "LA");
    table.state.rewards[0].at = Spot::Lying(area("LA"));
    table.begin(Task::Venture(Venture::Act { seat: seat(1), hero: Hero::Silhouette }));
    table.say(1, "way rewards; way train; attribute agility; attribute agility");
    assert_eq!(table.state.held_by(Hero::Silhouette).count(), 1);
    assert_eq!(table.state.figure(Hero::Silhouette).training, [0, 2, 0]);
}

#[test]
fn r29_who_discards_a_false_rune_has_one_in_every_thought() {
    let mut table = Table::new("daqan,latari");
    for at in ["DA", "DB", "DC"] {
        table.rune(at, if at == "DB" { Token::False } else { Token::Dragon }, &[0]);
        table.state.ground_mut(area(at)).rune.group = 1;
    }
    // Two more of the same group, elsewhere.
    for at in ["2A", "2C"] {
        table.rune(at, Token::Dragon, &[]);
        table.state.ground_mut(area(at)).rune.group = 1;
    }
    let luck = &mut kernel::Fast::new(1);
    for task in
        [Task::Carve(Carve::Lay { seat: seat(0) }), Task::Play(crate::plays::Play::Trail { seat: seat(0) })]
    {
        table.begin(task);
        for _ in 0..100 {
            let thought = Runewars::reimagine(&table.state, Observer::Seat(seat(1)), luck);
            let mut legal = Vec::new();
            Runewars::legal(&thought, seat(0), &mut legal);
            assert!(!legal.is_empty(), "{task:?}");
        }
    }
}

#[test]
fn r29_a_discarded_false_rune_is_seen() {
    let mut table = Table::new("daqan,latari");
    table.rune("DA", Token::False, &[0]);
    table.begin(Task::Carve(Carve::Gain { seat: seat(0), left: 2 }));
    table.say(0, "area DA");
    let told = table.log.iter().any(|told| {
        let here =
            matches!(told.event, Event::Answered { action: crate::Action::Area(at), .. } if at == area("DA"));
        here && told.audience.includes(Observer::Spectator)
    });
    assert!(told);
}

#[test]
fn r30_empty_piles() {
    let mut table = Table::new("daqan,latari");
    for one in table.state.board().iter().take(17) {
        table.state.ground_mut(one).rune.kind = Token::False;
    }
    table.state.ground_mut(area("DC")).rune.kind = Token::None;
    table.state.ground_mut(area("LC")).rune.kind = Token::False;
    assert_eq!(table.state.pile(Token::False), 1);
    table.rune("UD", Token::False, &[]);
    assert_eq!(table.state.pile(Token::False), 0);
    table.begin(Task::Carve(Carve::Take { seat: seat(0) }));
    assert_eq!(table.state.ground(area("DC")).rune.kind, Token::Dragon, "only the dragon rune is placed");
}

#[test]
fn r31_start_cards_can_be_played_in_spring() {
    let table = Table::started("seats=2 factions=daqan,latari");
    let hands = [0, 1].map(|seat| table.state.sides[seat].ripe.iter().sum::<u8>());
    assert!(hands[0] >= 2 && hands[1] >= 1, "{hands:?}");
}

#[test]
fn r32_who_defends_an_empty_home_may_play_cards() {
    let mut table = Table::new("daqan,latari");
    table.put("3B", Some(1), "3 archer");
    table.tactics(0, "hold-the-line");
    table.turn(1, Order::Conquer);
    table.say(1, "area DA; send 3B archer 3; done");
    table.say(0, "done; tactics hold-the-line; done");
    assert_eq!(table.fought().0[1], 2);
}

#[test]
fn r33_influence_is_public() {
    let mut table = Table::new("daqan,latari");
    let before = table.view(1);
    table.state.sides[0].influence = 7;
    assert_ne!(table.view(1), before);
}

#[test]
fn r34_ties_for_the_lowest_place() {
    let mut table = Table::new("daqan,latari,uthuk");
    table.state.sides[2].influence = 3;
    table.state.sides[1].dials = [1, 1, 1];
    table.season("scorching-drought");
    table.say(0, "number 0");
    table.say(1, "number 0");
    table.say(2, "number 1");
    assert_eq!(table.answers(1), "seat 0; seat 1", "equal influence: who had more at the start decides");
}

#[test]
fn r34_no_seat_has_two_places() {
    let mut table = Table::new("daqan,latari");
    table.state.titles[0].by = 0;
    table.season("rune-moot");
    table.say(0, "number 0");
    table.say(1, "number 0");
    table.say(0, "seat 0");
    table.finish();
    assert_eq!([table.hand(0), table.hand(1)], [0, 1], "the other one is the lowest");
}

#[test]
fn r36_the_last_one_wins() {
    let mut table = Table::new("daqan,latari");
    for at in ["DA", "DB", "DC"] {
        table.put(at, Some(1), "1 archer");
    }
    table.objective(0, "open-hand");
    table.turn(1, Order::Fortify);
    assert_eq!(table.over(), Over::Alone(seat(1)));
    assert!(table.state.sides[0].out);
    assert_eq!(table.state.objective_deck(seat(0)).count_ones(), 7, "the objective leaves the game");
}

#[test]
fn r36_the_objective_stays_secret() {
    let view = |objective: &str| {
        let mut table = Table::new("daqan,latari,uthuk");
        for at in ["DA", "DB", "DC"] {
            table.put(at, Some(1), "1 archer");
        }
        table.objective(0, objective);
        table.turn(1, Order::Fortify);
        assert!(table.state.sides[0].out);
        table.view(1)
    };
    assert_eq!(view("open-hand"), view("many-tongues"));
}

#[test]
fn r37_through_a_full_area() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "8 footman");
    table.put("2A", Some(0), "1 footman");
    table.turn(0, Order::Mobilize);
    table.say(0, "area 9A");
    assert!(table.offers(0, "send 2A footman 1"));
}

#[test]
fn r38_the_defender_rallies_before_the_line_up() {
    let mut table = Table::new("daqan,latari");
    table.put("9B", Some(0), "2 footman");
    table.put("2C", Some(1), "3 archer routed");
    table.tactics(1, "rally-cry");
    table.turn(0, Order::Conquer);
    table.say(0, "area 2C; send 9B footman 2; done");
    table.say(1, "tactics rally-cry");
    table.say(1, "figure archer routed 0; figure archer routed 0; figure archer routed 0; done");
    assert!(table.draws().contains(&3), "they take part");
}

#[test]
fn r49_routed_units_are_rallied_before_rounds_without_draws() {
    let mut table = routed_archers();
    table.tactics(0, "rally-cry, shield-wall");
    table.tactics(1, "rally-cry");
    table.begin(Task::Fight(Fight::Round(2)));
    assert_eq!(table.answers(0), "tactics rally-cry; way silence; done", "no draw to shield from");
    assert!(table.answers(1).is_empty());
    table.say(0, "done");
    assert_eq!(table.answers(0), "tactics rally-cry; way silence; done", "before each round");
    table.say(0, "tactics rally-cry; figure archer routed 0; figure archer routed 0; done");
    assert_eq!(table.army(0), "2 archer, 1 archer routed");
    table.finish();
    assert_eq!(table.fought().0, [2, 0]);
}

#[test]
fn r76_rally_cry_is_for_heroes_too() {
    let mut table = routed_archers();
    table.put("2C", Some(1), "1 knight routed");
    table.hero("sir-valadir", 1, "2C");
    table.state.figure_mut(Hero::SirValadir).routed = true;
    let stand = |side: u8| Task::Fight(Fight::Stand { side, left: 4 });
    table.begin(stand(1));
    assert_eq!(table.answers(1), "hero sir-valadir; done", "units routed before do not fight in it");
    table.say(1, "hero sir-valadir");
    table.begin(stand(0));
    assert_eq!(table.answers(0), "figure archer routed 0; hero silhouette; done");
    table.say(0, "hero silhouette");
    assert_eq!(table.answers(0), "figure archer routed 0; done");
    assert!(![Hero::SirValadir, Hero::Silhouette].iter().any(|&hero| table.state.figure(hero).routed));
    table.state.battle.initiative = 0;
    table.begin(stand(1));
    assert_eq!(table.answers(1), "figure knight routed 0; done", "but before the line-up they stand up");
}

#[test]
fn r39_raised_units_draw_with_their_type() {
    let mut table = Table::battle("waiqar,latari", "1 necromancer", "1 archer");
    table.state.battle.initiative = 2;
    table.special(0, Unit::Necromancer);
    assert_eq!(table.army(0), "2 reanimate, 1 necromancer");
    table.state.battle.initiative = 3;
    table.begin(Task::Fight(Fight::Pick { side: 0 }));
    assert_eq!(table.state.battle.drawn[0] & 1, 1);
}

#[test]
fn r40_a_defender_above_eight_destroys() {
    let mut table = Table::battle("daqan,waiqar", "1 footman", "10 reanimate");
    table.begin(Task::Fight(Fight::Tally));
    table.finish();
    assert_eq!(table.state.ground(area("2C")).total(), LIMIT, "down to eight");
}

#[test]
fn r41_a_unit_retreats_by_itself() {
    let mut table = Table::battle("latari,daqan", "1 sorceress", "2 footman");
    table.put("3C", Some(1), "1 knight");
    table.special(0, Unit::Sorceress);
    assert_eq!((table.army(1), table.units("3C")), ("1 footman".into(), "1 footman routed, 1 knight".into()));
}

#[test]
fn r42_concentrated_fire() {
    let mut table = Table::battle("daqan,latari", "1 bowman", "1 archer, 1 warrior, 1 pegasus-rider");
    table.state.battle.armies[1][kind_of(Unit::Warrior)] = [[0; 5], [1, 0, 0, 0, 0]];
    table.special(0, Unit::Bowman);
    assert_eq!(table.army(1), "1 archer, 1 pegasus-rider 1, 1 warrior routed", "standing before routed");
    table.special(0, Unit::Bowman);
    assert_eq!(table.army(1), "1 archer, 1 pegasus-rider 2, 1 warrior routed", "damaged first");
}

#[test]
fn r43_free_choice() {
    let mut table = Table::battle("latari,daqan", "1 archer", "1 footman, 1 knight");
    table.state.battle.armies[1][kind_of(Unit::Footman)] = [[0; 5], [1, 0, 0, 0, 0]];
    table.special(0, Unit::Archer);
    assert_eq!(table.answers(0), "figure footman routed 0; figure knight standing 0");
}

#[test]
fn r44_valiant_strike_twice_on_one_unit() {
    let mut table = Table::battle("daqan,latari", "1 footman", "2 warrior");
    table.special(0, Unit::Footman);
    assert_eq!(table.army(1), "1 warrior");
}

#[test]
fn r45_mortal_strike_standing_first() {
    let mut table = Table::battle("waiqar,daqan", "1 skeleton-archer", "1 knight, 1 footman, 1 siege-tower");
    table.state.battle.armies[1][kind_of(Unit::Footman)] = [[0; 5], [1, 0, 0, 0, 0]];
    table.special(0, Unit::SkeletonArcher);
    assert_eq!(table.army(1), "1 footman routed, 1 siege-tower", "no hexagon");
}

#[test]
fn r46_burning_two_different_units() {
    let mut table = Table::battle("daqan,latari", "3 hellhound", "2 warrior");
    table.special(0, Unit::Hellhound);
    assert_eq!(table.army(1), "2 warrior 1");
    let mut table = Table::battle("daqan,latari", "3 hellhound", "1 warrior");
    table.special(0, Unit::Hellhound);
    assert_eq!(table.army(1), "1 warrior 1", "one only: one damage");
}

#[test]
fn r47_rage_counts_when_resolved() {
    let mut table = Table::battle("daqan,latari", "2 giant", "4 archer");
    table.state.battle.armies[0][kind_of(Unit::Giant)] = [[1, 0, 0, 1, 0], [0; 5]];
    table.special(0, Unit::Giant);
    assert_eq!(table.army(1), "1 archer");
}

#[test]
fn r48_the_fate_deck_is_short() {
    let mut table = Table::battle("daqan,latari", "16 footman", "1 archer");
    table.state.battle.initiative = 3;
    table.state.fate = (1 << 30) - 1 - 7;
    table.begin(Task::Fight(Fight::Pick { side: 0 }));
    let cards = table.log.iter().find_map(|told| match &told.event {
        Event::Fate { cards } => Some(cards.clone()),
        _ => None,
    });
    let mut cards = cards.unwrap();
    assert_eq!(cards.len(), 16, "the discard is shuffled");
    cards.sort_unstable();
    assert!(cards.windows(2).all(|pair| pair[0] != pair[1]), "without the cards on the table");
}

#[test]
fn r48_cards_of_the_attacker_stay_on_the_table() {
    for seed in 0..20 {
        let mut table = Table::battle("daqan,waiqar", "8 footman", "8 reanimate");
        table.luck = Chosen::seeded(seed);
        table.state.battle.initiative = 3;
        // Eight cards are left, which the attacker draws.
        table.state.fate = (1 << 22) - 1;
        table.begin(Task::Fight(Fight::Draws));
        let draws: Vec<Vec<u8>> = (table.log.iter())
            .filter_map(|told| match &told.event {
                Event::Fate { cards } => Some(cards.to_vec()),
                _ => None,
            })
            .collect();
        assert_eq!(draws[0].len(), 8);
        assert!(draws[1].iter().all(|card| *card <= 22), "seed {seed}: {draws:?}");
    }
}

#[test]
fn r49_the_rounds_go_on() {
    let mut table = Table::battle("daqan,latari", "2 knight", "");
    table.put("2C", Some(1), "1 archer routed");
    table.fate(&[3, 4]);
    table.begin(Task::Fight(Fight::Round(2)));
    assert_eq!(table.hand(0), 2, "Command still brings cards");
}

#[test]
fn r50_allies_alone_control_nothing() {
    let mut table = Table::battle("daqan,latari", "2 giant", "");
    table.begin(Task::Fight(Fight::Tally));
    assert_eq!((table.control("2C"), table.units("2C")), (None, "2 giant".into()));
}

#[test]
fn r50_nor_when_the_last_own_unit_goes_away_as_surplus() {
    let mut table = Table::battle("daqan,latari", "1 footman, 8 beastman", "");
    table.begin(Task::Fight(Fight::Tally));
    table.say(0, "figure footman standing 0");
    table.finish();
    assert_eq!((table.control("2C"), table.units("2C")), (None, "8 beastman".into()));
}

#[test]
fn r51_no_limit_for_unallied_neutrals() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", None, "8 beastman, 4 razorwing");
    table.begin(Task::Year(Year::Orders));
    assert_eq!(table.state.ground(area("2B")).total(), 12);
}

#[test]
fn r52_too_few_figures_in_a_city() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "1 footman");
    table.state.ground_mut(area("2B")).city = crate::City::Tamalir as u8;
    table.put("9A", None, "8 razorwing");
    table.put("9B", None, "7 beastman");
    table.turn(0, Order::Rally);
    table.say(0, "way units");
    assert_eq!(table.units("2B"), "1 footman, 1 beastman", "as many as there are");
    table.turn(0, Order::Rally);
    assert!(!table.offers(0, "way units"), "none: another benefit");
}

#[test]
fn r53_the_hero_deck_is_short() {
    let mut table = Table::new("daqan,latari");
    for hero in Hero::ALL.iter().skip(1) {
        table.state.figure_mut(*hero).at = Place::Gone;
    }
    table.state.sides[0].influence = 3;
    table.turn(0, Order::Rally);
    assert_eq!(table.answers(0), "number 1; done");
    table.say(0, "number 1; hero ronan-of-the-wild; area DA");
    table.turn(0, Order::Rally);
    assert!(table.done(), "no hero, no bonus");
}

#[test]
fn r54_no_quest_left() {
    let mut table = Table::new("daqan,latari");
    table.state.quest_removed = u32::MAX;
    table.season("tavern-rumours");
    assert_eq!(table.state.sides[0].quests, 0);
}

#[test]
fn r55_specials_of_monsters() {
    let hunt = |unit: Unit, cards: &[u8]| {
        let mut table = Table::new("daqan,latari");
        table.hero("sir-valadir", 0, "2A");
        table.state.duel.quest = crate::Quest(0);
        table.fate(cards);
        table.begin(Task::Bout(Bout::Hunt {
            hero: Hero::SirValadir,
            unit,
            quest: crate::Quest(6),
            health: 5,
        }));
        table.state.figure(Hero::SirValadir).damage
    };
    // Valadir misses, the hound burns (rectangle special); his armour of light stops the first damage.
    assert_eq!(hunt(Unit::Hellhound, &[7, 3, 8, 4, 9, 13, 10, 14]), 3);
    // The beastman ravages: one damage and one more card.
    assert_eq!(hunt(Unit::Beastman, &[7, 9, 15, 8, 1, 17, 2, 18, 11]), 1);
    // A special more of the same draw is damage without a card more; in the next round it ravages again.
    assert_eq!(hunt(Unit::Beastman, &[7, 9, 10, 8, 19, 1, 17, 2, 18, 3]), 2);
    // A dragon breathes fire on triangles only.
    assert_eq!(hunt(Unit::Dragon, &[7, 6, 8, 16, 9, 26, 10, 27]), 0);
}

#[test]
fn r56_zero_is_a_bid() {
    let mut table = Table::new("daqan,latari");
    table.state.sides[0].influence = 1;
    table.season("rune-moot");
    table.say(0, "number 1");
    table.say(1, "number 0");
    table.finish();
    assert_eq!(table.hand(1), 1, "the lowest bid was nothing");
}

#[test]
fn r57_no_second_battle() {
    let mut table = Table::new("daqan,latari");
    table.put("2B", Some(0), "4 footman");
    table.put("9A", Some(1), "1 archer");
    table.put("2A", None, "1 giant");
    table.put("7C", None, "1 giant");
    table.state.turn.fought = true;
    table.state.current = Some(seat(0));
    let again = crate::march::March::Activate { seat: seat(0), again: true };
    table.begin(Task::March(again));
    assert!(
        !table.offers(0, "area 9A") && !table.offers(0, "area 2A"),
        "nor neutral units without influence"
    );
    table.state.sides[0].influence = 1;
    assert!(table.offers(0, "area 2A"), "with influence there is talk");
}

#[test]
fn r58_turn_cards_are_not_for_the_quest_phase() {
    let mut table = Table::new("daqan,latari");
    table.hero("sir-valadir", 0, "2A");
    table.hero("silhouette", 1, "DA");
    table.tactics(0, "ambush, hidden-cache");
    table.begin(Task::Venture(Venture::Pick { seat: seat(0) }));
    assert_eq!(table.answers(0), "tactics ambush; hero sir-valadir; done");
}

#[test]
fn r59_used_orders_are_public() {
    let mut table = Table::new("daqan,latari");
    let before = table.view(1);
    table.state.sides[0].used = 4;
    assert_ne!(table.view(1), before);
}

#[test]
fn r60_the_order_of_who_is_out_is_void() {
    let mut table = Table::new("daqan,latari,uthuk");
    table.state.sides[1].out = true;
    table.state.sides[1].active = Order::Power as u8;
    table.state.sequence = [1, NONE, NONE, NONE];
    table.begin(Task::Year(Year::Turn(0)));
    assert_eq!(table.influence(1), 0);
}

#[test]
fn r62_heroes_are_left_alone_in_battles() {
    let mut table = Table::new("daqan,latari");
    table.put("9B", Some(0), "4 footman");
    table.put("2C", Some(1), "1 archer");
    table.hero("silhouette", 1, "2C");
    table.turn(0, Order::Conquer);
    table.say(0, "area 2C; send 9B footman 4; done");
    table.finish();
    assert_eq!(table.where_is("silhouette"), Some("2C".into()));
}

#[test]
fn r63_each_figure_moves_once() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "1 footman");
    table.put("2B", Some(0), "1 bowman");
    table.turn(0, Order::Strategize);
    table.say(0, "area 2A; go footman 2B 1; area 2B");
    assert!(table.offered(0, "go").iter().all(|go| go.starts_with("bowman")));
}

#[test]
fn r63_figures_may_take_the_places_of_others() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "3 footman");
    table.put("2B", Some(0), "8 footman");
    table.turn(0, Order::Strategize);
    table.say(0, "area 2A; go footman 2B 3; area 2B; go footman 9A 3; done; done");
    assert_eq!(["2A", "2B", "9A"].map(|at| table.units(at)), ["", "8 footman", "3 footman"]);
    table.turn(0, Order::Strategize);
    table.say(0, "area 9A; go footman 2B 2; done; done");
    assert_eq!(table.units("2B"), "8 footman", "but the surplus is destroyed");
}

#[test]
fn r63_sixteen_of_a_type_do_not_come_at_once() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "8 footman");
    table.put("9A", Some(0), "8 footman");
    table.turn(0, Order::Strategize);
    table.say(0, "area 2A; go footman 2B 8; area 9A");
    assert!(table.offers(0, "go footman 2B 7") && !table.offers(0, "go footman 2B 8"));
}

#[test]
fn r64_text_before_icons() {
    let mut table = Table::new("daqan,latari");
    table.put("2A", Some(0), "4 footman");
    table.state.sides[0].dials[0] = 4;
    table.season("bitter-cold");
    assert_eq!(table.state.ground(area("2A")).total(), 3, "the limit counts one less");
    table.put("2A", Some(0), "1 footman");
    table.state.sides[0].dials[0] = 1;
    table.season("bitter-cold");
    assert_eq!(table.state.ground(area("2A")).total(), 1, "but not nothing");
}

#[test]
fn r65_effects_end_when_the_next_card_is_drawn() {
    let mut table = Table::new("daqan,latari");
    table.state.lasting.storm = 3;
    table.state.lasting.ice = true;
    table.season("famine");
    assert_eq!(table.state.lasting, crate::state::Lasting::default());
}

#[test]
fn r66_the_attacker_assigns_first() {
    let mut table = Table::battle("daqan,latari", "1 footman, 1 knight", "1 archer, 1 sorceress");
    (table.state.battle.routs, table.state.battle.damage) = ([1, 1], [0, 0]);
    table.begin(Task::Fight(Fight::Routs { side: 0 }));
    assert_eq!(table.asked(0), Some(rule::COMBAT_ROUT_WHICH));
    assert_eq!(table.asked(1), None);
}

#[test]
fn r67_looking_is_free_and_silent() {
    let mut table = Table::new("daqan,latari");
    table.rune("2A", Token::Dragon, &[]);
    table.put("2A", Some(0), "1 footman");
    table.begin(Task::Year(Year::Turn(3)));
    assert!(table.state.ground(area("2A")).rune.known & 1 == 1, "who controls the area knows");
    assert!(table.log.iter().all(|told| {
        !matches!(told.event, Event::Rune { .. }) || !told.audience.includes(Observer::Seat(seat(1)))
    }));
}

#[test]
fn r27_spoils_of_a_duel() {
    let mut table = Table::new("uthuk,latari");
    table.hero("steelhorns", 0, "2A");
    table.hero("silhouette", 1, "2A");
    table.reward("silhouette", "tome-of-ages");
    table.reward("silhouette", "heralds-seal");
    table.state.figure_mut(Hero::Silhouette).damage = 9;
    table.state.duel = crate::duel::Duel {
        hero: Hero::Steelhorns,
        rival: Hero::Silhouette as u8,
        ..crate::duel::Duel::NONE
    };
    table.begin(Task::Bout(Bout::End));
    assert_eq!(table.state.held_by(Hero::Steelhorns).count(), 2);
}

#[test]
fn both_who_fall_at_once_have_defeated_a_hero() {
    let mut table = Table::new("uthuk,latari");
    table.hero("steelhorns", 0, "2A");
    table.hero("silhouette", 1, "2A");
    for hero in [Hero::Steelhorns, Hero::Silhouette] {
        table.state.figure_mut(hero).damage = 9;
    }
    table.state.duel = crate::duel::Duel {
        hero: Hero::Steelhorns,
        rival: Hero::Silhouette as u8,
        ..crate::duel::Duel::NONE
    };
    table.begin(Task::Bout(Bout::End));
    assert_eq!([0, 1].map(|seat: usize| table.state.sides[seat].heroes_defeated), [1, 1]);
}

#[test]
fn a_stronghold_that_is_left_was_not_breached() {
    let mut table = Table::battle("daqan,latari", "2 footman", "1 archer");
    table.stronghold("2C", 1);
    table.state.ground_mut(area("2C")).damaged = true;
    table.tactics(1, "tactical-retreat");
    table.begin(Task::Fight(Fight::Window { side: 1, moment: crate::battle::Moment::Start }));
    table.say(1, "tactics tactical-retreat");
    table.say(0, "yes");
    assert!(table.state.ground(area("2C")).damaged, "it is taken as it was");
    assert!(!table.state.turn.breached, "no gates were broken in a battle");
}

#[test]
fn r35_portals_hold_for_one_move() {
    let mut table = Table::new("daqan,latari");
    for at in ["2A", "3C"] {
        rules::explore::lay(&mut table, at, crate::Exploration::MagicPortal, true);
    }
    table.put("2A", Some(0), "2 footman, 1 bowman");
    table.state.sides[0].influence = 2;
    table.turn(0, Order::Mobilize);
    table.say(0, "way portal; area 3C; send 2A bowman 1; send 2A footman 2");
    assert_eq!(
        (table.units("3C"), table.influence(0)),
        ("1 bowman, 2 footman".into(), 1),
        "paid once for all"
    );
    assert_eq!(table.state.portal, NONE);
}

#[test]
fn r61_tokens_of_the_other_back() {
    let table = Table::started("seats=4 explore=yes");
    let outside = |area: &Area| area.home().is_none();
    let wild = table.state.board().iter().filter(outside);
    assert!(wild.into_iter().all(|area| table.state.ground(area).find.back > 0), "each area has one");
}

#[test]
fn r68_a_village_counts_as_printed() {
    let mut table = Table::new("daqan,latari");
    rules::explore::lay(&mut table, "DA", crate::Exploration::VillageOre, true);
    table.turn(0, Order::Harvest);
    assert_eq!(table.state.sides[0].dials, [3, 3, 3]);
    table.state.sides[0].dials = [8, 8, 8];
    table.season("famine");
    assert_eq!(table.state.sides[0].dials, [3, 3, 3]);
}

#[test]
fn r69_cards_in_the_middle_of_an_order() {
    let mut table = Table::new("daqan,latari");
    table.state.sides[0].dials = [1, 1, 1];
    table.put("DA", Some(0), "1 footman");
    table.stronghold("DA", 0);
    table.tactics(0, "hidden-cache, bribe");
    table.turn(0, Order::Recruit);
    table.say(0, "done");
    assert!(table.offers(0, "way cards"), "before the dial is chosen");
    table.say(0, "way cards; tactics hidden-cache; resource food");
    assert_eq!(table.state.sides[0].dials[0], 3);
    assert_eq!(table.asked(0), Some(rule::TURN), "asked though no card fits");
    table.say(0, "done");
    assert_eq!(table.asked(0), Some(rule::ORDER_5_RECRUIT));
    assert!(!table.offers(0, "way cards"), "not again before something is decided");
    table.say(0, "resource food");
    let mut bare = Table::new("daqan,latari");
    bare.turn(0, Order::Recruit);
    assert!(!bare.offers(0, "way cards"), "all know that there is nothing to use");
    let mut battle = Table::new("daqan,latari");
    battle.put("9B", Some(0), "2 footman, 1 knight");
    battle.put("2C", Some(1), "2 archer");
    battle.stronghold("2C", 1);
    battle.tactics(0, "sabotage, beast-call");
    battle.turn(0, Order::Conquer);
    battle.say(0, "done; area 2C; send 9B footman 2");
    assert!(!battle.offers(0, "way cards"), "units are on their way");
    battle.say(0, "done; way cards");
    assert!(battle.offers(0, "tactics sabotage") && !battle.offers(0, "tactics beast-call"));
    battle.say(0, "tactics sabotage");
    assert_eq!(battle.hand(0), 1, "the card was used");
    assert!(battle.state.battle.on && battle.state.ground(area("2C")).damaged);
}

#[test]
fn r69_all_units_near_a_stronghold_may_be_in_the_battle() {
    let mut table = Table::new("daqan,latari");
    table.put("9B", Some(0), "2 footman");
    table.put("2C", Some(1), "2 archer");
    table.stronghold("2C", 1);
    table.tactics(0, "sabotage");
    table.turn(0, Order::Conquer);
    table.say(0, "done; area 2C; send 9B footman 2; way cards");
    assert!(table.offers(0, "tactics sabotage"), "{}", table.answers(0));
}

#[test]
fn r70_a_seat_is_silent_in_a_battle() {
    let fight = |answer: &str| {
        let mut table = Table::battle("daqan,latari", "3 footman, 1 knight", "3 archer, 1 warrior");
        table.tactics(1, "bribe");
        let window = Fight::Window { side: 1, moment: crate::battle::Moment::Start };
        table.begin_all(&[Task::Fight(window), Task::Fight(Fight::Round(1))]);
        table.say(1, answer);
        let mut asked = 0;
        while !table.done() {
            asked += usize::from(table.asked(1) == Some(rule::COMBAT_START));
            table.first_answer();
        }
        asked
    };
    assert!(fight("done") > 0);
    assert_eq!(fight("way silence"), 0);
}

#[test]
fn r71_starting_runes_keep_off_the_markers() {
    let mut table = Table::fresh("seats=2 factions=daqan,latari rules=revised");
    while !matches!(table.state.stack.top(), Some(Task::Carve(Carve::Spot { .. }))) {
        table.first_answer();
    }
    let far = table.state.rune_places(seat(0));
    let beside = table.state.board().iter().filter(|area| area.home().is_none() && !far.has(*area)).count();
    assert!(far.len() >= 2 && beside > 0);
    // With one such area left, all outside the home realms will do.
    let one = far.iter().next().unwrap();
    for area in far.iter().filter(|&area| area != one) {
        table.state.ground_mut(area).rune.kind = Token::Dragon;
    }
    assert_eq!(table.state.rune_places(seat(0)).len() as usize, beside + 1);
}

#[test]
fn r72_one_claim_for_each_deck() {
    let mut table = Table::new("daqan,latari");
    table.state.variant.revised = true;
    near_victory(&mut table, 1, ["LA", "LB", "LC", "2A", "7A", "9A"]);
    ["2A", "7A", "9A"].iter().for_each(|at| table.put(at, Some(1), "1 archer"));
    table.state.claims = [0, NONE, NONE, NONE];
    table.turn(1, Order::Harvest);
    assert!(!table.offers(1, "way claim"), "another card lies on the deck of spring");
    table.state.season = Season::Summer;
    table.turn(1, Order::Harvest);
    assert!(table.offers(1, "way claim"));
    table.state.year = 7;
    table.turn(1, Order::Harvest);
    assert!(!table.offers(1, "way claim"), "not in the seventh year");
}

#[test]
fn r73_heroes_march_once() {
    let mut table = Table::new("daqan,latari");
    table.state.variant.revised = true;
    table.hero("sir-valadir", 0, "9A");
    table.turn(0, Order::Mobilize);
    table.say(0, "area 2C; lead sir-valadir 2C; done");
    assert!(table.offered(0, "area").is_empty(), "once by an order");
    table.finish();
    assert_eq!(table.where_is("sir-valadir").as_deref(), Some("2C"), "an area for a hero alone");
    table.put("2C", Some(1), "1 archer");
    table.turn(0, Order::Conquer);
    assert!(table.offers(0, "area 9B"), "in the next order again, and out of an enemy area");
}

#[test]
fn r74_a_hero_who_cannot_leave_stays() {
    let mut table = Table::battle("daqan,latari", "1 footman", "3 archer");
    table.state.variant.revised = true;
    table.hero("sir-valadir", 0, "2C");
    table.state.battle.support[Hero::SirValadir as usize] = 0;
    table.state.battle.armies[0] = [[[0; 5]; 2]; TYPES];
    for side in 0..6 {
        table.state.ground_mut(area("2C")).borders |= 1 << (2 * side);
        if table.state.ground(area("2C")).near[side] != NONE {
            crate::build::join(&mut table.state, area("2C"), side);
        }
    }
    table.begin(Task::Fight(Fight::Tally));
    table.finish();
    assert_eq!(table.where_is("sir-valadir").as_deref(), Some("2C"));
    assert!(table.state.figure(Hero::SirValadir).routed);
}

#[test]
fn a_hero_that_acted_in_the_quest_phase_may_strategize() {
    let mut table = Table::new("daqan,latari");
    table.hero("sir-valadir", 0, "DA");
    table.state.season = Season::Summer;
    table.begin(Task::Venture(Venture::Phase { seats: 0b01 }));
    table.say(0, "hero sir-valadir; way train; attribute strength; attribute strength; done");
    table.turn(0, Order::Strategize);
    assert!(table.offers(0, "area DA"));
}

#[test]
fn r75_shield_wall_is_for_the_first_draw_of_a_round() {
    let mut table = Table::battle("daqan,latari", "1 footman, 1 siege-tower", "1 archer, 1 sorceress");
    table.tactics(1, "shield-wall");
    let window = Fight::Window { side: 1, moment: crate::battle::Moment::Round };
    table.state.battle.initiative = 5;
    table.begin(Task::Fight(window));
    table.say(1, "tactics shield-wall");
    table.state.battle.damage[0] = 1;
    table.begin(Task::Fight(Fight::Damage { side: 1 }));
    assert_eq!((table.army(1), table.state.battle.shield[1]), ("1 archer, 1 sorceress".into(), 0));
}

#[test]
fn r77_the_owner_chooses_who_stays_standing() {
    let lost = |attackers: &str| {
        let mut table = Table::battle("daqan,latari", attackers, "8 archer");
        table.put("2B", Some(0), "1 footman");
        table.state.turn.feigned = 3;
        table.begin(Task::Fight(Fight::Lose { side: 0 }));
        table
    };
    let mut table = lost("2 footman, 1 bowman, 1 knight");
    assert_eq!(table.asked(0), Some(rule::TACTICS_WHEN));
    assert_eq!(table.answers(0), "figure bowman routed 0; figure footman routed 0; figure knight routed 0");
    table.say(0, "figure knight routed 0; figure bowman routed 0");
    assert_eq!(table.units("2B"), "1 bowman, 2 footman, 1 footman routed, 1 knight");
    assert_eq!(lost("3 knight").units("2B"), "1 footman, 3 knight", "nothing to choose");
    assert_eq!(lost("2 knight, 1 bowman").units("2B"), "1 bowman, 1 footman, 2 knight", "all stay standing");
}

#[test]
fn every_ruling_has_its_test() {
    let list = std::process::Command::new(std::env::current_exe().unwrap()).arg("--list").output().unwrap();
    let list = String::from_utf8(list.stdout).unwrap();
    let texts = [
        include_str!("../../rules/en.md"),
        include_str!("../../rules/pl.md"),
        include_str!("../../rules/cs.md"),
    ];
    for number in 1..=77 {
        assert!(list.contains(&format!("tests::rulings::r{number}_")), "no test for R{number}");
        for text in texts {
            assert!(text.contains(&format!("(R{number})")), "R{number} is not told");
        }
    }
}

#[test]
fn who_cannot_retreat_is_destroyed_in_the_battle() {
    let slaughter = |around: usize| {
        let mut table = Table::battle("daqan,latari", "8 footman", "1 archer");
        table.put("2C", Some(1), "4 archer routed");
        for near in table.state.touching(area("2C")).iter() {
            table.put(near.name(), Some(around), ["1 footman", "1 archer"][around]);
        }
        table.begin(Task::Fight(Fight::Tally));
        table.finish();
        assert_eq!(table.control("2C"), Some(0));
        table.state.turn.slaughter
    };
    assert_eq!(
        [0, 1].map(slaughter),
        [true, false],
        "four were routed before; the fifth must not find a way out"
    );
}
