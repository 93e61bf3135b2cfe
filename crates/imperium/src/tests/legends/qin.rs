use super::*;

fn table() -> Table {
    Table::legends("qin,minoans")
}

#[test]
fn b7_1_qin_put_population_on_the_market() {
    let mut table = table();
    table.say("done; pick market plain 2");
    assert_eq!(table.state.market[2].tokens, [0, 1, 0]);
    let mut table = self::table();
    table.play(0, "mandate-of-heaven").say("exhaust mandate-of-heaven 0; pick market elders 0; done");
    assert_eq!(table.state.market[0].tokens, [0, 1, 0]);
}

#[test]
fn b7_2_the_power_doubles_population_once_a_turn() {
    let mut table = Table::new("box=legends nations=qin,minoans sides=a");
    table.play(0, "legalism").tokens(0, 0, 3, 0).market(2, "plain", [1, 2, 0]);
    table.say("exhaust legalism 0; pick market plain 2; yes");
    assert_eq!((table.has(0), table.state.sides[0].exhausts), ([1, 4, 0], 3));
    let mut table = Table::new("box=legends nations=qin,minoans sides=a");
    table.play(0, "legalism").tokens(0, 0, 3, 0).market(2, "plain", [1, 0, 0]);
    table.say("exhaust legalism 0; pick market plain 2");
    assert!(table.may(0, "done") && !table.may(0, "yes"), "there is no population on it");
}

#[test]
fn b7_3_legalism_and_confucianism_drive_each_other_out() {
    let mut table = table();
    table.play(0, "legalism").under(0, "legalism", "glory").hand(0, "confucianism").say("play confucianism");
    assert_eq!((table.in_play(0).as_str(), table.in_discard(0).as_str()), ("confucianism", "glory legalism"));
    table.hand(0, "legalism").say("play legalism");
    assert_eq!(table.in_play(0), "legalism");
}

#[test]
fn b7_4_the_mandate_of_heaven_lets_rulers_be_played() {
    let mut table = table();
    table.hand(0, "duke-zhuang-of-qin unrest");
    assert!(!table.may(0, "play duke-zhuang-of-qin"));
    table
        .play(0, "mandate-of-heaven")
        .say("play duke-zhuang-of-qin; pick hand unrest 0; pick market plain 2");
    assert_eq!(table.in_history(0), "duke-zhuang-of-qin");
    let before = table.points(0);
    table.say("exhaust mandate-of-heaven 0; pick market elders 0; yes");
    assert_eq!(table.points(0) - before, -2 - 2, "two for itself and two for the fixture of the power");
    let mut table = self::table();
    table
        .empire(0)
        .play(0, "mandate-of-heaven")
        .hand(0, "king-wu-of-qin emperor-qin-shi-huang")
        .history(0, "king-wu-of-qin");
    table.state.sides[0].hand.take(card("king-wu-of-qin"));
    table.fame("proud eminent").say("play emperor-qin-shi-huang");
    assert_eq!((table.in_hand(0).as_str(), table.actions(0)), ("proud", 3));
}

#[test]
fn b7_5_king_wu_says_first_how_much_is_paid() {
    let king = |progress: u16| {
        let mut table = table();
        table
            .empire(0)
            .play(0, "mandate-of-heaven")
            .history(0, "duke-zhuang-of-qin")
            .hand(0, "king-wu-of-qin");
        table.tokens(0, 9, 9, progress).say("play king-wu-of-qin");
        table
    };
    let mut table = king(2);
    assert!(table.may(0, "amount 2") && !table.may(0, "amount 3"));
    table.say("amount 2; pick market plain 2; pick market archipelago 4");
    assert_eq!(
        (table.has(0), table.in_history(0).as_str()),
        ([9, 9, 0], "duke-zhuang-of-qin king-wu-of-qin")
    );
    assert!(table.in_hand(0).contains("archipelago"));
    let mut table = king(9);
    assert!(table.may(0, "amount 3") && !table.may(0, "amount 4"));
    table.say("amount 0");
    assert_eq!((table.has(0), table.in_hand(0).as_str()), ([9, 9, 9], ""));
}

#[test]
fn b7_6_the_school_of_diplomacy_acquires_for_each_region() {
    let school = || {
        let mut table = table();
        table.play(0, "eastern-zhou western-zhou").play(1, "crete").hand(0, "school-of-diplomacy");
        table
    };
    let mut table = school();
    table.say("play school-of-diplomacy; pick play western-zhou 0; pick play eastern-zhou 0");
    table.say("pick market plain 2; done");
    assert_eq!((table.in_hand(0).as_str(), table.in_hand(1).as_str()), ("plain", "crete"));
    let mut table = school();
    table.empire(0).say("play school-of-diplomacy; done");
    assert_eq!(
        (table.in_play(0).as_str(), table.in_play(1).as_str()),
        ("eastern-zhou western-zhou", "crete")
    );
    let mut table = school();
    table
        .play(1, "scythians")
        .say("play school-of-diplomacy")
        .by(1, "yes")
        .say("pick play western-zhou 0; done");
    table.say("pick market plain 2");
    assert_eq!((table.in_hand(0).as_str(), table.in_play(1).as_str()), ("plain", "crete scythians"));
}

#[test]
fn b7_7_each_long_wall_counts_all_in_play() {
    let mut table = table();
    let before = table.points(0);
    table.play(0, "long-walls-i long-walls-ii long-walls-iii").discard(0, "long-walls-iv");
    assert_eq!(table.points(0) - before, 4 * 3 + 2 * 3, "four times three, and the fixtures of the power");
}

#[test]
fn b7_8_recalling_a_long_wall_avoids_an_attack_if_the_owner_likes() {
    for (answers, in_play) in [("yes; pick play long-walls-i 0", "long-walls-ii"), ("done", "long-walls-i")] {
        let mut table = Table::legends("minoans,qin");
        table.empire(0).empire(1).play(1, "long-walls-i long-walls-ii crete").hand(0, "minoan-expansion");
        table.say("play minoan-expansion").by(1, answers);
        assert!(table.in_play(1).contains(in_play));
        assert_eq!(table.in_play(1).contains("crete"), answers.starts_with("yes"));
    }
}

#[test]
fn b7_9_the_fourth_long_wall_needs_three() {
    let mut table = table();
    table.empire(0).play(0, "long-walls-iv long-walls-i").hand(0, "glory");
    assert!(!table.may(0, "exhaust long-walls-iv 0"));
    table.play(0, "long-walls-ii").say("exhaust long-walls-iv 0");
    assert_eq!((table.on_deck(0).as_str(), table.actions(0)), ("glory", 4));
}

#[test]
fn b7_10_terracotta_warriors_stand_in_a_garrison() {
    let mut table = table();
    table.hand(0, "terracotta-warriors eastern-zhou");
    assert!(!table.may(0, "play terracotta-warriors"));
    let before = table.points(0);
    table.say("play eastern-zhou; pick hand terracotta-warriors 0");
    assert_eq!(table.points(0) - before, 7);
    let mut table = self::table();
    let before = table.points(0);
    table.history(0, "terracotta-warriors");
    assert_eq!(table.points(0) - before, 3);
}

#[test]
fn confucianism_acquires_only_what_holds_population() {
    let mut table = table();
    table.play(0, "confucianism").hand(0, "glory glory").market(3, "etruscans", [0, 1, 0]).market(
        2,
        "plain",
        [0, 3, 0],
    );
    table.say("exhaust confucianism 0; way 0");
    assert_eq!((table.in_hand(0).as_str(), table.has(0)), ("etruscans unrest", [0, 1, 0]));
}
