//! One test for each ruling about what the rulebook leaves open, named after its number.

use kernel::{Language, Spoken};

use super::*;
use crate::Manoeuvre::{Fortune, March, Volley};

const RULINGS: u32 = 34;

#[test]
fn every_ruling_has_its_test_and_every_language_tells_it() {
    let tests = tests();
    let missing: Vec<String> = (1..=RULINGS)
        .map(|number| format!("tests::rulings::l{number:02}_"))
        .filter(|start| !tests.iter().any(|test| test.starts_with(start)))
        .collect();
    assert!(missing.is_empty(), "no test for {}", missing.join(", "));

    for language in Language::ALL {
        let words: Vec<&str> =
            Lumeria::rulebook(language).split(|letter: char| !letter.is_alphanumeric()).collect();
        for number in 1..=RULINGS {
            let ruling = format!("L{number}");
            assert!(words.contains(&ruling.as_str()), "{ruling} is not told in {}", language.code());
        }
    }
}

#[test]
fn l01_both_at_ten_is_a_tie_whatever_the_totals() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje a4");
    table.put(1, "druzynnicy c4, olbrzym c6");
    table.points([11, 9]);
    table.end_round();
    assert_eq!((table.points_now(), table.ending()), ([12, 10], Some((Some(1), Decider::Cost))));
}

#[test]
fn l02_without_any_unit_a_tie_stays_a_draw() {
    let mut table = Table::new("slavs,vikings");
    table.points([10, 10]);
    table.put(0, "woje c3");
    table.state.side_mut(Seat::new(0)).cells = Cells::NONE;
    table.state.units = [Unit::default(); 64];
    table.state.sides[0].lost[3] = 1;
    table.state.sides[1].lost[1] = 1;
    table.state.sides[1].piles[1] -= 1;
    table.put(1, "druzynnicy c5");
    table.at(Stage::Activations, 1);
    table.end_round();
    assert_eq!(table.ending(), Some((Some(1), Decider::Cost)), "who alone has a unit wins");

    let mut table = Table::new("slavs,vikings");
    table.points([10, 10]);
    // There is no one to ask, so a last shot ends the round.
    table.put(0, "lucznicy c3");
    table.put(1, "miotacze c5");
    table.tokens(0, &[Volley], None);
    table.at(Stage::Late, 0);
    table.attack(0, "volley; pick c3; shoot c5", &[6]);
    assert_eq!(table.ending(), Some((Some(0), Decider::Defeated)));

    let mut state = table.state;
    state.sides[0].cells = Cells::NONE;
    state.units = [Unit::default(); 64];
    state.sides[0].lost = state.sides[1].lost;
    (state.ending, state.step, state.stage) = (None, Step::Recruit, Stage::Recruitment);
    state.sides[0].gold = 1;
    state.turn = Seat::new(0);
    state.passes = 1;
    Lumeria::apply(&mut state, Seat::new(0), Action::Pass, &mut Fast::new(1), &mut Silence);
    assert_eq!(state.ending.map(|ending| (ending.winner, ending.by)), Some((None, Decider::Nothing)));
    let Waiting::Over(standing) = Lumeria::waiting(&state) else { panic!("it is over") };
    assert_eq!(standing.winners().len(), 2, "a draw is shared");
}

#[test]
fn l03_the_last_roll_takes_any_number_of_dice() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "bies a4, bies a3, zbrojni a2, zbrojni b2");
    table.put(1, "olbrzym c4, olbrzym c6, tarczownicy d6, tarczownicy e6");
    table.points([9, 9]);
    table.end_round();
    table.attack(0, "roll", &[vec![6; 10], vec![1; 10]].concat());
    let decided = table.events().into_iter().find(|event| matches!(event, Event::Decided { .. }));
    assert_eq!(decided, Some(Event::Decided { dice: [10, 10], hits: [10, 0] }));
    assert_eq!(table.ending(), Some((Some(0), Decider::Dice)));
}

#[test]
fn l04_a_tied_first_roll_is_repeated() {
    let mut table = start("");
    table.next_dice(&[1, 6, 3, 4]);
    table.say(0, "roll");
    assert_eq!(table.answers(0), "roll");
    table.next_dice(&[5, 6, 5, 5]);
    table.say(0, "roll");
    assert_eq!(table.answers(0), "begin 0; begin 1");
}

#[test]
fn l05_passing_binds_in_the_activations_only() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c3, woje a2");
    table.put(1, "druzynnicy c6, druzynnicy a6");
    table.tokens(0, &[March], None);
    table.tokens(1, &[March], None);
    table.at(Stage::Early, 0);
    table.say(0, "pass");
    table.say(1, "march; pick c6; move c5; done");
    table.say(0, "march; pick c3; move b3; done");
    assert_eq!(table.state.stage, Stage::Activations);
    table.say(0, "pass");
    table.say(1, "pick c5; fortify; done");
    table.say(1, "pick a6; fortify; done");
    assert_eq!(table.state.round, 2, "seat 0 was not asked again");
}

#[test]
fn l06_fresh_recruits_act_at_once() {
    let mut table = Table::new("slavs,vikings");
    table.put(1, "druzynnicy c6");
    table.tokens(0, &[March], None);
    table.at(Stage::Recruitment, 0);
    table.gold(0, 1);
    table.say(0, "recruit woje; place a1; march; pick a1; move a2; pick a2; move a3; done");
    assert_eq!(table.on("a3"), "0 woje");
}

#[test]
fn l07_manoeuvres_are_no_activations() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "lucznicy c3");
    table.put(1, "olbrzym c6");
    table.tokens(0, &[Volley, March], None);
    table.at(Stage::Early, 0);
    table.attack(0, "volley; pick c3; shoot c6", &[1]);
    table.say(0, "pass; pick c3; fortify; done");
    table.say(1, "pass");
    assert_eq!((table.state.stage, table.answers(0).as_str()), (Stage::Late, "march; pass"));
    table.say(0, "march; pick c3; move c2");
    assert_eq!(table.on("c2"), "0 lucznicy", "shot, activated and marched in one round");
}

#[test]
fn l08_fortune_is_for_own_rolls_in_own_activations() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "lucznicy c3");
    table.put(1, "olbrzym c6");
    table.tokens(0, &[Volley, Fortune], None);
    table.tokens(1, &[Fortune], None);
    table.at(Stage::Early, 0);
    table.refuse(0, "reroll", rule::MANOEUVRE_FORTUNE);
    table.attack(0, "volley; pick c3; shoot c6", &[1]);
    assert_eq!(table.state.stage, Stage::Activations, "not for volleys");
    table.attack(0, "pick c3; shoot c6", &[6, 1]);
    assert_eq!((table.turn(), table.answers(1).as_str()), (0, ""), "not for rolls of the enemy");
    table.say(0, "keep");

    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje a4, zbrojni b2");
    table.put(1, "olbrzym c4");
    table.tokens(0, &[Fortune], None);
    table.points([9, 9]);
    table.end_round();
    table.attack(0, "roll", &[1, 1, 1, 6, 1, 1]);
    assert_eq!(table.ending(), Some((Some(1), Decider::Dice)), "not for the last roll");
}

#[test]
fn l09_a_spent_token_enters_the_track_before_the_misses_count() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "lucznicy c3, bies a3");
    table.put(1, "olbrzym c6, olbrzym a4");
    table.tokens(0, &[Volley, Fortune, March], None);
    table.at(Stage::Early, 0);
    table.attack(0, "volley; pick c3; shoot c6", &[1]);
    assert_eq!(table.state.sides[0].track, Some(1));

    let mut table = Table::new("slavs,vikings");
    table.put(0, "bies a3");
    table.put(1, "olbrzym a4");
    table.tokens(0, &[Volley, Fortune, March], None);
    table.attack(0, "pick a3; strike a4", &[1, 1, 1]);
    assert_eq!(table.state.sides[0].track, None);
    table.attack(0, "reroll", &[6, 1, 6]);
    assert_eq!(table.state.sides[0].track, Some(1), "only the final dice count");
}

#[test]
fn l10_surplus_misses_are_lost() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "bies a3");
    table.put(1, "olbrzym a4");
    table.tokens(0, &[March], Some(5));
    table.attack(0, "pick a3; strike a4", &[1, 1, 1]);
    table.say(0, "renew fortune");
    assert_eq!(table.state.sides[0].track, Some(0), "the next token begins at 0");
}

#[test]
fn l11_a_renewed_token_fills_any_empty_slot() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "lucznicy c3");
    table.put(1, "olbrzym c6");
    table.tokens(0, &[Volley], Some(5));
    table.at(Stage::Early, 0);
    table.attack(0, "volley; pick c3; shoot c6", &[1]);
    assert_eq!(table.answers(0), "renew march; renew volley; renew fortune; pass");
    table.say(0, "renew volley");
    assert_eq!(table.answers(0), "volley; pass", "and may be used again at once");
}

#[test]
fn l12_a_six_does_not_always_hit() {
    let changes = [("ability guard -1 when ranged", "ability guard -3 when ranged")];
    let mut table = Table::with(&edited("slavs,vikings", &changes));
    table.put(0, "lucznicy c3");
    table.put(1, "tarczownicy c5");
    assert_eq!(table.needed("c3", "c5", false), 7);
    table.attack(0, "pick c3; shoot c5", &[6, 6]);
    assert_eq!(table.wounds("c5"), 0);
}

#[test]
fn l13_surrounded_is_decided_before_the_roll_by_the_field_opposite() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje b2");
    table.put(1, "druzynnicy b1, druzynnicy c2");
    assert_eq!(table.needed("b2", "b1", true), 3, "a camp at the edge, with nothing behind it");
    assert_eq!(table.needed("b2", "c2", true), 4);
}

#[test]
fn l14_a_push_happens_once_and_is_no_move() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "bies c3");
    table.put(1, "tarczownicy c4, tarczownicy a6");
    table.set_stance("c4", Stance::Fortified);
    let changes = [("ability stagger ?", "")];
    let mut plain = Table::with(&edited("slavs,vikings", &changes));
    plain.put(0, "bies c6");
    plain.put(1, "olbrzym c4, tarczownicy b6");
    plain.set_stance("b6", Stance::Fortified);
    plain.attack(0, "pick c6; strike b6", &[6, 6, 1]);
    assert_eq!((plain.on("a6"), plain.stance("a6")), ("1 tarczownicy".into(), Stance::Fortified));
    table.attack(0, "pick c3; strike c4", &[6, 6, 1]);
    assert_eq!(table.on("c5"), "1 tarczownicy", "one field for two hits");

    let mut table = Table::new("slavs,vikings");
    table.put(0, "bies c5");
    table.put(1, "tarczownicy c6");
    table.attack(0, "pick c5; strike c6", &[6, 1, 1]);
    assert_eq!(table.on("c7"), "1 tarczownicy", "onto a recruitment field, if it must be");
}

#[test]
fn l15_ranged_units_shoot_at_their_neighbours() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "lucznicy c3");
    table.put(1, "tarczownicy c4, druzynnicy c5");
    assert_eq!(table.needed("c3", "c4", false), 5, "shields help, and no unit is surrounded");
    table.attack(0, "pick c3; shoot c4", &[6, 6]);
    assert_eq!((table.on("c4"), table.wounds("c4")), ("1 tarczownicy".into(), 2));
}

#[test]
fn l16_a_unit_with_two_attacks_chooses() {
    let changes = [(
        "ranged 2 ?\n    cost 2 ?\n    ability aim +2",
        "ranged 2 ?\n    melee 1\n    cost 2 ?\n    ability aim +2",
    )];
    let mut table = Table::with(&edited("slavs,vikings", &changes));
    table.put(0, "lucznicy c3");
    table.put(1, "olbrzym c4");
    table.say(0, "pick c3");
    assert_eq!(
        (table.offered(0, "strike"), table.offered(0, "shoot")),
        (vec!["c4".into()], vec!["c4".into()])
    );
    assert_eq!(table.odds("c3", "c4", true).map(|odds| odds.dice), Some(1));
    assert_eq!(table.odds("c3", "c4", false).map(|odds| odds.dice), Some(2));
}

#[test]
fn l17_states_last_until_cleanup() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c2, bies a3");
    table.put(1, "tarczownicy a4, druzynnicy e6");
    table.say(0, "pick c2; move c3; run c4");
    table.say(1, "pick e6; fortify; done");
    table.attack(0, "pick a3; strike a4", &[6, 1, 1]);
    let stances = ["c4", "e6", "a5"].map(|at| table.stance(at));
    assert_eq!(stances, [Stance::Exhausted, Stance::Fortified, Stance::Exhausted], "an ability needs no die");
    table.end_round();
    assert_eq!(["c4", "e6", "a5"].map(|at| table.stance(at)), [Stance::Ready; 3]);
}

#[test]
fn l18_a_run_needs_a_real_move() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje a1, woje a2, woje b1");
    table.say(0, "pick a1");
    assert_eq!(table.answers(0), "fortify");
    table.refuse(0, "run c1", rule::ACTION_RUN);
}

#[test]
fn l19_a_march_is_one_field_and_none_for_the_immovable() {
    let changes =
        [("toughness 4 ?\n    movement 2 ?\n    melee 3 *", "toughness 4 ?\n    movement 0\n    melee 3 *")];
    let mut table = Table::with(&edited("slavs,vikings", &changes));
    table.put(0, "bies c3, jezdzcy a3");
    table.tokens(0, &[March], None);
    table.at(Stage::Early, 0);
    table.say(0, "march");
    assert_eq!(table.answers(0), "pick a3");
    table.say(0, "pick a3");
    assert_eq!(table.answers(0), "move a2; move b3; move a4");
}

#[test]
fn l20_only_own_units_step_forward() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c7, woje b1");
    table.put(1, "druzynnicy c1");
    table.end_round();
    assert_eq!(["c7", "b1", "c1"].map(|at| table.on(at)), ["0 woje", "0 woje", "1 druzynnicy"]);
    assert_eq!(table.state.entries(Seat::new(0)).len(), 2, "the enemy blocks a recruitment field");
}

#[test]
fn l21_gold_and_wounds_never_run_out() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje a1");
    table.gold(0, 40);
    table.end_round();
    assert_eq!(table.state.sides[0].gold, 42);
}

#[test]
fn l22_every_lost_unit_is_compensated() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "lucznicy c3, lucznicy a3");
    table.put(1, "miotacze c6, miotacze a6");
    table.tokens(0, &[Volley], None);
    table.at(Stage::Early, 0);
    table.next_dice(&[6, 6]);
    table.say(0, "volley; pick c3; shoot c6; pick a3; shoot a6");
    assert_eq!(table.state.sides[1].gold, 2, "for volleys too, as often as it happens");
}

#[test]
fn l23_a_defeated_unit_has_used_its_activation() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "bies c3, woje a1, woje b1, woje d1");
    table.put(1, "druzynnicy e6, druzynnicy c4, druzynnicy a6, druzynnicy b6");
    table.at(Stage::Activations, 1);
    table.say(1, "pick c4; fortify; done");
    table.attack(0, "pick c3; strike c4", &[6, 6, 6]);
    assert_eq!((table.on("c4"), table.state.sides[1].activations), (String::new(), 1));
    table.say(1, "pick e6; fortify; done");
    table.say(0, "pick a1; fortify; done");
    table.say(1, "pick a6; fortify; done");
    table.say(0, "pick b1; fortify; done");
    assert_eq!(table.state.round, 2, "b6 had no turn");
}

#[test]
fn l24_a_god_helps_once_a_round() {
    let mut table = Table::new("romans,greeks");
    table.put(0, "rekruci c3, rekruci a3");
    table.put(1, "milicja c6");
    table.ready_god(0);
    table.say(0, "invoke; pick c3; pick c3; move d3; done");
    table.say(1, "pass");
    table.refuse(0, "invoke", rule::GOD_TOKEN);
    table.end_round();
    assert!(table.view().sides[0].god_ready);
}

#[test]
fn l25_an_ability_beats_a_rule() {
    let mut table = Table::new("romans,greeks");
    table.put(0, "furia c2, legionisci a3");
    table.put(1, "milicja c3");
    table.say(0, "pick c2; move c4");
    assert_eq!(table.on("c4"), "0 furia", "over another card");
}

#[test]
fn l26_everything_is_open() {
    let mut table = start("factions=greeks,romans");
    table.say(0, "roll");
    let other = Lumeria::reimagine(&table.state, Observer::Spectator, &mut Fast::new(7));
    assert_eq!(other, table.state, "there is nothing to imagine");
    assert!(table.log.iter().all(|told| told.audience == kernel::Audience::All));
}

#[test]
fn l27_a_move_ends_on_another_field() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "jezdzcy c3");
    table.say(0, "pick c3");
    table.refuse(0, "move c3", rule::ACTION_MOVE);
}

#[test]
fn l28_an_activation_does_at_least_one_thing() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c3");
    table.say(0, "pick c3");
    table.refuse(0, "done", rule::ACTIVATION_ACTIONS);
    table.tokens(0, &[March], None);
    table.at(Stage::Early, 0);
    table.say(0, "march");
    table.refuse(0, "done", rule::MANOEUVRE_MARCH);
}

#[test]
fn l29_a_renewed_token_may_wait_on_the_last_field() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "bies a3");
    table.put(1, "olbrzym a4");
    table.tokens(0, &[March], Some(5));
    table.attack(0, "pick a3; strike a4", &[1, 1, 1]);
    table.say(0, "renew volley");
    assert_eq!(table.state.sides[0].track, Some(0), "the last spent token follows by itself");

    let mut table = Table::new("slavs,vikings");
    table.put(0, "bies a3, bies c3, woje e3");
    table.put(1, "olbrzym a4, olbrzym c4, druzynnicy e4");
    table.tokens(0, &[Volley, Fortune], Some(5));
    table.attack(0, "pick a3; strike a4; keep", &[1, 1, 1]);
    table.say(0, "pass");
    assert_eq!((table.state.sides[0].track, table.turn()), (Some(6), 1), "it waits, and the game goes on");
    table.say(1, "pick e4; fortify; done");
    table.attack(0, "pick c3; strike c4; reroll", &[1, 1, 1, 6, 6, 6]);
    assert_eq!(table.answers(0), "renew march; renew fortune; pass", "asked again after the next attack");
    assert_eq!(table.state.side(Seat::new(0)).aside(), 1, "the spent fortune could not enter meanwhile");
    table.say(0, "renew fortune");
    assert_eq!((table.state.sides[0].track, table.view().sides[0].manoeuvres.len()), (Some(0), 2));
}

#[test]
fn l30_the_last_round_ends_the_game() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "zbrojni a2");
    table.put(1, "druzynnicy c6");
    table.state.round = 40;
    table.end_round();
    assert_eq!(table.ending(), Some((Some(0), Decider::Cost)), "equal points are a tie like any other");
}

#[test]
fn l31_the_latest_state_counts() {
    let mut table = Table::new("romans,greeks");
    table.put(0, "legionisci c2");
    table.put(1, "milicja c6");
    table.say(0, "pick c2; move c3; run c4");
    assert_eq!(table.stance("c4"), Stance::Exhausted);
    table.say(0, "fortify");
    assert_eq!(table.stance("c4"), Stance::Fortified);
}

#[test]
fn l32_who_can_do_nothing_is_not_asked() {
    let mut table = Table::new("slavs,vikings");
    table.put(0, "woje c3");
    table.put(1, "druzynnicy c6");
    table.say(0, "pass");
    table.say(1, "pass");
    assert_eq!((table.state.stage, table.state.round), (Stage::Recruitment, 2), "no token, so no manoeuvres");
}

#[test]
fn l33_a_unit_about_to_be_defeated_is_not_pushed() {
    let mut table = Table::new("romans,greeks");
    table.put(0, "furia c3");
    table.put(1, "milicja c4, milicja a6");
    table.ready_god(1);
    table.attack(0, "pick c3; strike c4", &[6, 6, 1]);
    assert_eq!((table.on("c4"), table.state.step), (String::new(), Step::Activate), "its god is not asked");
}

#[test]
fn l34_two_attack_values_count_with_the_higher() {
    let changes = [(
        "ranged 2 ?\n    cost 2 ?\n    ability aim +2",
        "ranged 2 ?\n    melee 1\n    cost 2 ?\n    ability aim +2",
    )];
    let mut table = Table::with(&edited("slavs,vikings", &changes));
    table.put(0, "lucznicy c3");
    assert_eq!(table.state.might(Seat::new(0)), 2);
}
