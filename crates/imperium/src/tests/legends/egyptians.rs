use super::*;

fn table() -> Table {
    let mut table = Table::legends("egyptians,minoans");
    table.empire(0);
    table
}

#[test]
fn b3_1_embalming_reacts_to_population_that_is_really_paid() {
    let mut table = Table::legends("egyptians,qin");
    table.play(0, "embalming legalism").hand(0, "glory red-land").tokens(0, 0, 3, 0);
    table.say("exhaust legalism 0; pick hand glory 0");
    assert_eq!((table.in_history(0).as_str(), table.has(0)), ("glory", [0; 3]));
    let mut table = Table::legends("egyptians,qin");
    table.play(0, "embalming legalism").hand(0, "glory").tokens(0, 0, 0, 3).say("exhaust legalism 0");
    assert!(table.may(0, "pick market plain 2"), "progress was paid: nothing reacts");
    // A development, with population and materials.
    let mut table = self::table();
    table
        .play(0, "embalming")
        .hand(0, "egyptian-development glory")
        .tokens(0, 2, 2, 0)
        .quests("obelisk pyramids");
    table.say("play egyptian-development; way 0; pick hand glory 0");
    assert_eq!(table.in_history(0), "glory");
    let mut table = self::table();
    table
        .play(0, "embalming labyrinth")
        .hand(0, "glory")
        .tokens(0, 0, 1, 0)
        .solstice()
        .say("yes; pick hand glory 0");
    assert_eq!((table.in_history(0).as_str(), table.has(0)), ("glory", [0, 0, 1]));
}

#[test]
fn b3_1_embalming_waits_until_all_of_a_price_is_paid() {
    let mut table = Table::legends("egyptians,olmecs");
    table
        .empire(0)
        .play(0, "embalming step-pyramids")
        .hand(0, "ritual-sacrifice stone-mask stone-mask glory");
    table.tokens(0, 0, 2, 0).fame("proud eminent magnificent");
    table.say("play ritual-sacrifice; pick hand stone-mask 0; pick hand stone-mask 0");
    assert!(!table.may(0, "pick hand stone-mask 0"), "both are discarded before one could go to history");
    table.say("pick hand glory 0; pick fame proud 0");
    assert_eq!((table.in_history(0).as_str(), table.in_hand(0).as_str()), ("glory", "proud"));
}

#[test]
fn b3_2_medicine_takes_one_population_off_but_no_more() {
    let mut table = table();
    table.play(0, "medicine embalming");
    let price = |name: &str| table.state.price_of(Seat::new(0), card(name));
    assert_eq!((price("egyptian-expansion"), price("egyptian-development")), ([0, 3, 0], [3, 0, 0]));
    assert_eq!(price("embalming"), [4, 0, 0]);
    table
        .hand(0, "egyptian-development glory")
        .tokens(0, 3, 0, 0)
        .quests("egyptian-development egyptian-legacy");
    table.state.sides[0].developments.take(card("egyptian-legacy"));
    table.state.sides[0].developments.add(card("obelisk"));
    table.say("play egyptian-development; way 0");
    assert_eq!(table.in_history(0), "", "no population was paid, so nothing reacts");
}

#[test]
fn b3_3_the_flood_of_the_nile_abandons_a_river() {
    let mut table = table();
    table.play(0, "red-land").hand(0, "flood-of-the-nile");
    assert!(!table.may(0, "play flood-of-the-nile"));
    table.play(0, "lower-nile").say("play flood-of-the-nile; way 1; pick market elders 0");
    assert_eq!(
        (table.in_hand(0).as_str(), table.in_discard(0).as_str()),
        ("elders", "flood-of-the-nile lower-nile")
    );
    let mut table = Table::legends("egyptians,minoans");
    table.play(0, "lower-nile").hand(0, "flood-of-the-nile").say("play flood-of-the-nile");
    assert_eq!(table.has(0), [5, 0, 0], "as barbarians there is no choice");
}

#[test]
fn b3_4_the_power_takes_unrest_as_a_part_of_its_price() {
    let power = || {
        let mut table = Table::new("box=legends nations=egyptians,minoans sides=a");
        table.empire(0).tokens(0, 2, 2, 0).quests("obelisk pyramids");
        table
    };
    let mut table = power();
    table.say("exhaust egyptians-a 0; way 0");
    assert_eq!((table.in_hand(0).as_str(), table.actions(0)), ("unrest", 2));
    assert_eq!((table.in_discard(0).as_str(), table.has(0)), ("obelisk", [0; 3]));
    let mut table = power();
    table.say("exhaust egyptians-a 0; way 1");
    assert_eq!((table.in_hand(0).as_str(), table.actions(0), table.has(0)), ("unrest", 4, [2, 1, 0]));
    let mut table = power();
    table.state.pile = 1;
    table.say("exhaust egyptians-a 0; way 1");
    assert_eq!(table.state.over, Over::Collapsed);
}

#[test]
fn b3_5_what_makes_unrest_cheaper_adds_up_but_never_to_nothing() {
    let unrest = |cards: &str| {
        let mut table = Table::new("box=both commons=legends seats=4 nations=egyptians,mauryans,qin,greeks");
        table.empire(0).play(0, cards).hand(0, "unrest glory glory").tokens(0, 3, 1, 0).say("play unrest");
        table
    };
    for (cards, materials, discarded) in [
        ("pyramids", 2, 1),
        ("long-walls-i", 1, 2),
        ("pyramids buddhism", 1, 1),
        ("pyramids buddhism direct-democracy long-walls-i", 1, 1),
    ] {
        let mut table = unrest(cards);
        table.say("way 2");
        assert_eq!(table.has(0), [3 - materials, 1, 0], "{cards}");
        let mut table = unrest(cards);
        table.say("way 1");
        assert_eq!(table.in_discard(0).split_whitespace().count(), discarded, "{cards}");
        let mut table = unrest(cards);
        table.say("way 0");
        assert_eq!(table.has(0), [3, 0, 0], "population is not cheaper");
    }
}

#[test]
fn b3_6_the_incursion_is_paid_before_others_recall() {
    let mut table = Table::legends("egyptians,minoans");
    table.hand(0, "egyptian-incursion").tokens(0, 2, 0, 0).play(1, "crete");
    assert!(!table.may(0, "play egyptian-incursion"));
    table.tokens(0, 2, 1, 0).say("play egyptian-incursion; pick market plain 2");
    assert_eq!((table.in_hand(0).as_str(), table.in_hand(1).as_str()), ("plain", "crete"));
}

#[test]
fn side_b_of_the_power_makes_the_hand_larger() {
    let table = table();
    assert_eq!((table.state.sides[0].limit(), table.state.sides[1].limit()), (6, 5));
}
