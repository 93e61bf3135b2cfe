//! One test for each ruling about what the rulebooks leave open, named after its number.

use kernel::{Language, Spoken};

use super::*;
use crate::state::Drawn;

#[test]
fn every_ruling_has_its_test_and_every_language_tells_it() {
    let tests = tests();
    let missing: Vec<String> = (1..=25)
        .map(|number| format!("tests::rulings::e{number:02}_"))
        .filter(|start| !tests.iter().any(|test| test.starts_with(start)))
        .collect();
    assert!(missing.is_empty(), "no test for {}", missing.join(", "));

    for language in Language::ALL {
        let words: Vec<&str> =
            Ethnos::rulebook(language).split(|letter: char| !letter.is_alphanumeric()).collect();
        for number in 1..=25 {
            let ruling = format!("E{number}");
            assert!(words.contains(&ruling.as_str()), "{ruling} is not told in {}", language.code());
        }
    }
}

#[test]
fn e01_ten_skeletons_win_or_scatter_and_fewer_must_recruit() {
    for (option, answer) in [("", "triumph"), ("skeletons=scatter", "scatter")] {
        let mut table = Table::with(4, "skeleton", option);
        table.hand(0, &"skeleton ".repeat(9));
        assert_eq!(table.answers(0), "draw");
        table.refuse(0, "lead skeleton", rule::TRIBE_SKELETON);
        table.hand(0, "skeleton");
        assert_eq!(table.answers(0), answer);
        table.say(0, answer);
        assert_eq!(table.standing().is_some(), answer == "triumph");
    }
}

#[test]
fn e02_only_the_farthest_swimmer_scores() {
    let scored = |spaces: [u8; 4]| {
        let mut table = Table::new(4, "merfolk");
        table.age(2);
        table.swim(&spaces);
        table.third_dragon(0);
        table.glory().to_vec()
    };
    assert_eq!(scored([8, 5, 0, 0]), [2, 0, 0, 0]);
    assert_eq!(scored([8, 8, 5, 0]), [1, 1, 0, 0], "tied swimmers divide");
    assert_eq!(scored([0, 0, 0, 0]), [0, 0, 0, 0]);
}

#[test]
fn e03_each_symbol_gives_one_marker_for_any_kingdom() {
    let mut table = Table::new(2, "merfolk");
    table.markers(Duris, &[9, 9]);
    table.sudden_band(0, &clan("red-merfolk", 7));
    assert_eq!(table.markers_in(Rhea), [1, 0], "the normal marker comes first");
    table.say(0, "place duris; place duris");
    assert_eq!(table.markers_in(Duris), [11, 9]);
    assert_eq!(table.turn_of(), 1);

    table.gather();
    table.swim(&[7, 17]);
    table.sudden_band(1, &clan("red-merfolk", 4));
    table.say(1, "decline");
    assert_eq!((table.state.merfolk[1], table.turn_of()), (18, 0));
    table.gather();
    table.sudden_band(1, &clan("red-merfolk", 4));
    assert_eq!((table.state.merfolk[1], table.turn_of()), (18, 0), "the last symbol counts once");
}

#[test]
fn e04_an_allowed_marker_is_a_duty_and_an_ability_a_choice() {
    let mut table = Table::new(4, "wingfolk troll giant");
    table.sudden_band(0, "red-wingfolk");
    table.refuse(0, "decline", rule::BAND_MARKER);
    table.say(0, "place althea");
    table.sudden_band(1, "red-troll");
    assert_eq!(table.markers_in(Rhea), [0, 1, 0, 0], "no seat was asked about it");
    table.say(1, "decline");
    table.sudden_band(2, "red-giant");
    assert_eq!((table.glory()[2], table.turn_of()), (2, 3), "Giants do not ask");
}

#[test]
fn e05_no_dragon_is_dealt() {
    for seats in 2..=6 {
        for seed in 0..100 {
            let (state, log) = start(&format!("seats={seats}"), seed);
            assert_eq!(state.deck.dragons, 3);
            assert!(!log.iter().any(|told| matches!(told.event, Event::Dragon { .. })));
        }
    }
}

#[test]
fn e06_the_third_dragon_comes_before_the_deck_is_empty() {
    for seed in 0..2000 {
        let (state, _) = start("", seed);
        let (mut deck, mut luck) = (state.deck, Fast::new(seed));
        let mut allies = 0;
        while deck.dragons > 0 {
            assert!(deck.len() > 0);
            match deck.draw(&mut luck) {
                Drawn::Ally(_) => allies += 1,
                Drawn::Dragon => assert!(allies >= state.deck.upper, "a dragon in the upper half"),
            }
        }
        assert_eq!(deck.bag.len() + usize::from(allies), state.deck.bag.len());
    }
}

#[test]
fn e07_a_wizard_draws_one_by_one_and_the_third_dragon_ends_it() {
    let mut table = Table::new(3, "wizard");
    table.age(2);
    table.sudden_band(0, &clan("red-wizard", 3));
    assert_eq!(table.answers(0), "draw; decline", "there are no partial draws");
    table.next_draws("dragon green-elf dragon grey-elf dragon");
    table.say(0, "draw");
    assert_eq!(table.pool_now(), "green-elf grey-elf", "what was drawn is discarded, the rest is lost");
    assert_eq!((table.markers_in(Rhea)[0], table.glory()[0]), (1, 3), "the band stands");
    assert!(table.standing().is_some());
}

#[test]
fn e08_an_equal_giant_band_does_not_take_the_token() {
    let mut table = Table::new(4, "giant skeleton");
    table.sudden_band(0, "red-giant skeleton skeleton");
    table.sudden_band(1, "blue-giant red-giant grey-giant");
    assert_eq!((table.giant(), table.glory()[1]), (Some(0), 0));
    table.sudden_band(0, "blue-giant skeleton skeleton skeleton");
    assert_eq!(table.glory()[0], 4, "beating the own band pays again");

    table.third_dragon(2);
    assert_eq!(table.glory(), [4 + 2, 3, 0, 0], "the token stays although the Skeletons leave");
    assert_eq!(table.state.giant, Giant::default(), "the record starts afresh");
}

#[test]
fn e09_no_hand_grows_beyond_ten() {
    for size in 1..=9 {
        let mut table = Table::new(3, "elf");
        table.hand(0, &clan("red-dwarf", 10 - size));
        table.sudden_band(0, &clan("red-elf", size));
        while let Some(keep) = table.answers(0).split("; ").find(|answer| answer.starts_with("keep")) {
            table.say(0, keep);
        }
        table.say(0, "done");
        assert_eq!(table.state.hands[0].len(), size.min(10 - size), "five at most");
    }
    let mut table = Table::new(3, "wizard");
    table.sudden_band(0, &clan("red-wizard", 10));
    table.say(0, "draw");
    assert_eq!(table.state.hands[0].len(), 10);
    table.turn(0);
    table.refuse(0, "draw", rule::RECRUIT_LIMIT);
}

#[test]
fn e10_centaurs_chain_without_limit_and_discard_once() {
    let mut table = Table::new(4, "centaur elf skeleton");
    table.hand(0, "red-centaur blue-centaur grey-centaur green-elf red-dwarf blue-dwarf");
    table.say(0, "lead red-centaur; done; lead blue-centaur; done; lead grey-centaur; done");
    assert_eq!(table.pool_now(), "");
    table.say(0, "lead green-elf; done; keep red-dwarf");
    table.refuse(0, "keep blue-dwarf", rule::TRIBE_ELF);
    table.say(0, "done");
    assert_eq!(table.hand_of(0), "red-dwarf");
    assert_eq!(table.pool_now(), "blue-dwarf");

    table.hand(1, "red-centaur skeleton");
    table.say(1, "lead red-centaur; done");
    assert_eq!(table.answers(1), "decline", "Skeletons alone cannot go on");

    table.say(1, "decline");
    table.markers(Straton, &[1, 0, 1]);
    table.hand(2, "blue-centaur blue-dwarf");
    table.say(2, "lead blue-centaur; done");
    assert_eq!(table.turn_of(), 3, "no marker, no further band");
}

#[test]
fn e11_a_halfling_leads_without_a_marker_and_follows_like_any_card() {
    let mut table = Table::new(4, "halfling merfolk");
    table.hand(0, "grey-dwarf");
    table.sudden_band(0, &clan("red-halfling", 6));
    assert_eq!((table.markers_in(Rhea)[0], table.turn_of()), (0, 1));
    assert_eq!(table.pool_now(), "grey-dwarf");
    table.markers(Straton, &[0, 3]);
    table.sudden_band(1, "blue-merfolk blue-halfling blue-halfling blue-halfling");
    assert_eq!((table.markers_in(Straton)[1], table.state.merfolk[1]), (4, 4));
}

#[test]
fn e12_two_players_compare_with_all_markers() {
    let table = |cards: &str| {
        let mut table = Table::new(2, "minotaur wingfolk skeleton dwarf");
        table.markers(Rhea, &[1, 2]);
        table.sudden_band(0, cards);
        table
    };
    let markers = |cards: &str| table(cards).markers_in(Rhea)[0];
    assert_eq!(markers("red-dwarf blue-dwarf skeleton"), 1);
    assert_eq!(markers("red-dwarf blue-dwarf skeleton skeleton"), 2, "Skeletons count");
    assert_eq!(markers("red-minotaur blue-minotaur"), 1);
    assert_eq!(markers("red-minotaur blue-minotaur grey-minotaur"), 2, "a Minotaur saves a card");
    table("blue-wingfolk red-wingfolk grey-wingfolk").refuse(0, "place rhea", rule::BAND_DUEL);
    table("blue-wingfolk skeleton red-wingfolk grey-wingfolk").say(0, "place rhea");
}

#[test]
fn e13_an_orc_marker_takes_the_leaders_colour_and_raids_are_all_or_nothing() {
    let mut table = Table::new(4, "orc skeleton");
    table.markers(Rhea, &[5]);
    table.sudden_band(0, "red-orc skeleton blue-orc");
    assert_eq!((table.markers_in(Rhea)[0], table.horde_of(0)), (5, vec![Rhea]));
    table.sudden_band(0, "red-orc");
    assert_eq!(table.horde_of(0), [Rhea], "a taken space stays as it is");

    // With few markers left the seat is asked, since it may miss one later.
    table.state.supply[0] = 8;
    table.sudden_band(0, "blue-orc");
    assert_eq!(
        (table.horde_of(0), table.state.supply[0]),
        (vec![Rhea, Straton], 6),
        "placed without a question"
    );
    table.sudden_band(0, "green-orc");
    assert_eq!((table.answers(0), table.asked(0)), ("place althea; decline".into(), Some(rule::TRIBE_ORC)));
    table.refuse(0, "place rhea", rule::TRIBE_ORC);
    table.refuse(0, "done", rule::TRIBE_ORC);
    table.say(0, "decline");
    assert_eq!((table.horde_of(0), table.state.supply[0], table.turn_of()), (vec![Rhea, Straton], 5, 1));
    table.sudden_band(0, "green-orc grey-orc");
    table.say(0, "place althea");
    assert_eq!((table.horde_of(0), table.turn_of()), (vec![Rhea, Straton, Althea], 1));
    table.sudden_band(0, "green-wizard");
    table.say(0, "decline");
    table.state.hordes[0] = 1 << Rhea as u8;

    table.horde(2, &[Duris, Ithys]);
    table.state.first = Seat::new(1);
    table.third_dragon(3);
    let supply = table.state.supply[2];
    assert_eq!(
        (table.answers(2), table.asked(0)),
        ("raid; decline".into(), None),
        "clockwise from the first"
    );
    table.say(2, "raid");
    assert_eq!((table.glory()[2], table.state.supply[2]), (3, supply + 2));
    table.say(0, "decline");
    assert_eq!(table.horde_of(0), [Rhea]);

    table.age(3);
    table.third_dragon(0);
    assert_eq!(table.horde_of(0), [], "the last age does not ask");
}

#[test]
fn e14_a_troll_token_is_chosen_and_ranks_all_tied_players() {
    let mut table = Table::new(6, "troll");
    table.age(3);
    table.sudden_band(0, &clan("red-troll", 5));
    table.say(0, "token 1");
    table.trolls(1, &[2, 3]);
    table.trolls(2, &[5]);
    table.tokens(Duris, &[2, 6, 10]);
    table.markers(Duris, &[1, 1, 1, 0, 0, 0]);
    table.tokens(Ithys, &[2, 6, 10]);
    table.markers(Ithys, &[0, 1, 0, 1, 1, 0]);
    table.state.bands = Bands::NONE;
    table.third_dragon(0);
    assert_eq!(table.glory(), [2, 6 + 10, 10, 4, 4, 0], "only those without a token stay tied");
}

#[test]
fn e15_trolls_decide_neither_who_begins_nor_who_wins() {
    let mut table = Table::new(4, "troll merfolk");
    table.trolls(3, &[6]);
    table.third_dragon(1);
    assert_eq!(table.turn_of(), 1);

    table.age(3);
    table.trolls(3, &[6]);
    table.swim(&[0, 2, 0, 2]);
    table.set_glory(&[0, 4, 0, 0]);
    table.third_dragon(1);
    assert_eq!(table.glory(), [0, 4, 0, 4], "they do break the tie on the Merfolk board");
    assert_eq!(table.winners(), [1, 3]);
}

#[test]
fn e16_a_place_needs_a_marker() {
    let mut table = Table::new(4, "");
    table.age(3);
    table.tokens(Duris, &[2, 6, 10]);
    table.markers(Duris, &[1, 2, 0, 0]);
    table.tokens(Rhea, &[4, 8, 8]);
    table.third_dragon(0);
    assert_eq!(table.glory(), [6, 10, 0, 0]);
}

#[test]
fn e17_tied_players_divide_the_places_they_take() {
    let mut table = Table::new(4, "");
    table.age(2);
    table.tokens(Duris, &[2, 4, 8]);
    table.markers(Duris, &[2, 2, 1, 0]);
    table.third_dragon(0);
    assert_eq!(table.glory(), [3, 3, 0, 0]);

    let mut table = Table::new(6, "");
    table.age(3);
    table.tokens(Duris, &[2, 4, 8]);
    table.markers(Duris, &[3, 2, 2, 2, 1, 1]);
    table.third_dragon(0);
    assert_eq!(table.glory(), [8, 2, 2, 2, 0, 0], "as far as there are such places");
}

#[test]
fn e18_a_dwarf_left_alone_counts_as_two() {
    let mut table = Table::new(4, "dwarf skeleton");
    table.laid(0, "red-dwarf skeleton skeleton skeleton");
    table.laid(1, "red-minotaur skeleton skeleton skeleton");
    table.third_dragon(0);
    assert_eq!(table.glory(), [1, 0, 0, 0]);
}

#[test]
fn e19_the_last_tie_break_compares_bands_as_played_without_extra_dwarves() {
    let won = |zero: &[&str], one: &[&str]| {
        let mut table = Table::new(4, "dwarf skeleton");
        table.age(3);
        zero.iter().for_each(|cards| table.laid(0, cards));
        one.iter().for_each(|cards| table.laid(1, cards));
        table.third_dragon(0);
        assert_eq!(table.glory()[0], table.glory()[1]);
        table.winners()
    };
    let (six, seven) = (clan("red-minotaur", 6), clan("red-elf", 7));
    assert_eq!(won(&[&six], &[&seven]), [1]);
    assert_eq!(won(&[&(six.clone() + " skeleton skeleton")], &[&seven]), [0], "Skeletons were played, too");
    assert_eq!(won(&[&(six.clone() + " skeleton")], &[&seven]), [0, 1]);
    assert_eq!(won(&[&six], &[&clan("red-dwarf", 6)]), [0, 1], "no extra card");
    assert_eq!(won(&[&six, "red-wizard"], &[&clan("red-dwarf", 6)]), [0], "then the next largest");
}

#[test]
fn e20_only_markers_in_kingdoms_break_the_final_tie() {
    let mut table = Table::new(4, "merfolk orc");
    table.age(3);
    table.markers(Duris, &[1, 1]);
    table.horde(0, &[Rhea, Ithys]);
    table.swim(&[9]);
    table.set_glory(&[0, 3 + 4]);
    table.third_dragon(0);
    assert_eq!(table.glory(), [7, 7, 0, 0]);
    assert_eq!(table.winners(), [0, 1]);
}

#[test]
fn e21_an_empty_supply_places_nothing() {
    let mut table = Table::new(4, "merfolk orc");
    assert_eq!(table.state.supply[0], 26 - 2);
    table.markers(Duris, &[23]);
    table.sudden_band(0, "red-orc");
    assert_eq!((table.markers_in(Rhea)[0], table.state.supply[0]), (1, 0));
    assert_eq!(table.horde_of(0), [], "none was left for the horde");
    let missing = Event::NoMarker { seat: Seat::new(0) };
    assert_eq!(table.events().iter().filter(|event| **event == missing).count(), 1);
    table.sudden_band(0, &clan("blue-merfolk", 3));
    assert_eq!((table.markers_in(Straton)[0], table.turn_of()), (0, 1));
    let told = table.events().iter().filter(|event| **event == missing).count();
    assert_eq!(told, 2, "the marker of the band, and that of the Merfolk board");
    table.sudden_band(0, "purple-minotaur");
    assert!(!table.events().contains(&missing), "the band was too small for a marker anyway");
}

#[test]
fn e22_the_larger_half_lies_at_the_bottom() {
    let (state, _) = start("seats=3 tribes=dwarf,elf,orc,troll,wizard", 1);
    assert_eq!((state.deck.bag.len(), state.deck.upper), (51, 25));
    let (state, _) = start("seats=4 tribes=dwarf,elf,orc,troll,wizard,giant", 1);
    assert_eq!((state.deck.bag.len(), state.deck.upper), (60, 30));
}

#[test]
fn e23_an_empty_pool_leaves_the_deck() {
    for (option, cards) in [("", 1), ("empty-pool=two", 2)] {
        let mut table = Table::with(3, "", option);
        assert_eq!(table.answers(0), "draw");
        table.say(0, "draw");
        assert_eq!(table.state.hands[0].len(), cards);
    }
}

#[test]
fn e24_hordes_are_asked_when_everything_else_is_scored() {
    let mut table = Table::new(4, "merfolk giant orc skeleton");
    table.hand(2, "red-orc");
    table.tokens(Duris, &[2, 4, 6]);
    table.markers(Duris, &[1]);
    table.swim(&[0, 4]);
    table.set_giant(2, 3);
    table.laid(3, "grey-orc skeleton green-orc");
    table.horde(0, &[Rhea]);
    table.third_dragon(0);
    assert_eq!(table.glory(), [2, 1, 2, 1]);
    assert_eq!(table.hand_of(2), "");
    assert_eq!(table.asked(0), Some(rule::END_RAID));
    assert_eq!(table.bands_of(3).len(), 1, "the table is cleared last");
    table.say(0, "decline");
    assert_eq!(table.bands_of(3).len(), 0);
}

#[test]
fn e25_a_band_may_share_tribe_and_colour_and_anyone_living_may_lead() {
    let mut table = Table::new(3, "dwarf elf skeleton");
    table.hand(0, "skeleton red-dwarf red-dwarf blue-dwarf red-elf");
    assert_eq!(table.answers(0), "draw; lead red-dwarf; lead blue-dwarf; lead red-elf");
    table.say(0, "lead red-dwarf; add red-dwarf");
    assert_eq!(table.answers(0), "add blue-dwarf; add red-elf; done", "both ways are open");
    table.say(0, "done");
    assert_eq!(table.bands_of(0), ["red-dwarf red-dwarf"]);
}
