//! One test for each paragraph of the rules, named after it: `ethnos.band.marker` is `band::marker`.

use super::*;

#[test]
fn every_paragraph_has_its_test() {
    let tests = tests();
    let missing: Vec<&str> = rule::ALL
        .iter()
        .map(|rule| rule.0)
        .filter(|id| {
            let path = id.replacen("ethnos.", "rules::", 1).replace('.', "::").replace('-', "_");
            !tests.iter().any(|test| test.ends_with(&format!("tests::{path}")))
        })
        .collect();
    assert!(missing.is_empty(), "no test for {}", missing.join(", "));
}

#[test]
fn goal() {
    for (seats, ages) in [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3)] {
        let mut table = Table::new(seats, "");
        table.set_glory(&[1, 2]);
        for _ in 0..ages {
            assert!(table.winners().is_empty());
            table.third_dragon(0);
        }
        assert_eq!(table.winners(), [1], "{seats} seats");
    }
}

mod setup {
    use super::*;

    #[test]
    fn glory() {
        let colours = Kingdom::ALL.map(|kingdom| (kingdom.name(), kingdom.colour()));
        assert_eq!(
            colours,
            [
                ("duris", "purple"),
                ("rhea", "red"),
                ("straton", "blue"),
                ("althea", "green"),
                ("ithys", "orange"),
                ("pelagon", "grey")
            ]
        );
        let few = vec![0, 2, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10];
        let many = vec![0, 0, 2, 2, 2, 4, 4, 4, 4, 6, 6, 6, 6, 8, 8, 8, 10, 10];
        for (seats, spaces, tokens) in
            [(2, 2, &few), (3, 2, &few), (4, 3, &many), (5, 3, &many), (6, 3, &many)]
        {
            for seed in 0..50 {
                let (state, _) = start(&format!("seats={seats}"), seed);
                let view = Ethnos::view(&state, Observer::Spectator);
                assert!(view.tokens.iter().all(|kingdom| kingdom.len() == spaces && kingdom.is_sorted()));
                let mut dealt = view.tokens.concat();
                dealt.sort_unstable();
                assert_eq!(dealt, *tokens);
            }
        }
    }

    #[test]
    fn tribes() {
        for (seats, count) in [(2, 5), (3, 5), (4, 6), (5, 6), (6, 6)] {
            let mut seen = Tribe::ALL.map(|_| false);
            for seed in 0..100 {
                let (state, _) = start(&format!("seats={seats}"), seed);
                let tribes: Vec<Tribe> = state.layout.tribes().collect();
                assert_eq!(tribes.len(), count);
                tribes.iter().for_each(|&tribe| seen[tribe as usize] = true);
                let doubled = tribes.contains(&Tribe::Halfling);
                assert_eq!(state.layout.all().len(), if doubled { 12 * count + 12 } else { 12 * count });
            }
            assert_eq!(seen, Tribe::ALL.map(|_| true), "every tribe is drawn sooner or later");
        }
        let table = Table::new(4, "halfling skeleton troll");
        for (card, copies) in [("red-troll", 2), ("grey-troll", 2), ("red-halfling", 4), ("skeleton", 12)] {
            assert_eq!(table.state.layout.all().count(table.kind(card)), copies, "{card}");
        }
    }

    #[test]
    fn tribes_must_be_as_many_as_play() {
        let five = "dwarf,elf,orc,troll,wizard";
        for seats in 2..=3 {
            assert!(format!("seats={seats} tribes={five}").parse::<Setup>().is_ok());
            assert!(format!("seats={seats} tribes={five},giant").parse::<Setup>().is_err());
        }
        for seats in 4..=6 {
            assert!(format!("seats={seats} tribes={five}").parse::<Setup>().is_err());
            assert!(format!("seats={seats} tribes={five},giant").parse::<Setup>().is_ok());
        }
    }

    #[test]
    fn tribes_that_sit_out_have_no_cards() {
        let mut table = Table::new(4, "troll");
        table.hand(0, "red-troll");
        table.refuse(0, "lead red-giant", rule::BAND_LEADER);
        table.refuse(0, "take red-giant", rule::RECRUIT_POOL);
    }

    #[test]
    fn parts() {
        let mut table = Table::new(4, "merfolk troll giant orc");
        assert_eq!(table.state.merfolk, [0; 6]);
        assert_eq!(table.giant(), None);
        assert_eq!(table.state.hordes, [0; 6]);
        table.sudden_band(0, &clan("red-troll", 6));
        assert_eq!(table.answers(0), "token 1; token 2; token 3; token 4; token 5; token 6; decline");
    }

    #[test]
    fn parts_lie_on_the_side_for_the_players() {
        for (seats, giant, merfolk) in [(2, 5, 3), (3, 5, 3), (4, 4, 2), (5, 4, 2), (6, 4, 2)] {
            let mut table = Table::new(seats, "merfolk giant");
            table.age(2);
            table.set_giant(0, 1);
            table.swim(&[0, 1]);
            table.third_dragon(0);
            assert_eq!(table.glory()[..2], [giant, merfolk], "{seats} seats");
        }
    }

    #[test]
    fn markers() {
        for seats in 2..=6 {
            let table = Table::new(seats, "merfolk");
            assert_eq!(table.state.supply[..seats], vec![24; seats], "one scores, one swims");
            let table = Table::new(seats, "");
            assert_eq!(table.state.supply[..seats], vec![25; seats], "one scores");
            assert_eq!(table.glory(), vec![0; seats]);
        }
    }

    #[test]
    fn markers_that_are_used_up_cannot_be_placed() {
        let mut table = Table::new(4, "orc merfolk wingfolk");
        table.state.supply[0] = 0;
        for leader in ["red-dwarf", "red-orc", "red-wingfolk"] {
            table.sudden_band(0, leader);
            assert_eq!(table.turn_of(), 1);
        }
        table.sudden_band(0, &clan("red-merfolk", 3));
        assert_eq!(table.state.merfolk[0], 3);
        assert_eq!(table.turn_of(), 1, "the symbol on space 3 gives nothing");
        assert_eq!(table.markers_in(Rhea), [0, 0, 0, 0]);
        assert_eq!(table.horde_of(0), []);
    }
}

mod age {
    use super::*;

    #[test]
    fn start() {
        for (seats, pool) in [(2, 4), (3, 6), (4, 8), (5, 10), (6, 12)] {
            for seed in 0..50 {
                let (state, log) = super::start(&format!("seats={seats}"), seed);
                assert!(state.hands[..seats].iter().all(|hand| hand.len() == 1));
                assert_eq!(state.pool.len(), pool);
                let rest = state.layout.all().len() - seats - pool;
                assert_eq!((state.deck.bag.len(), state.deck.dragons), (rest, 3));
                assert_eq!(usize::from(state.deck.upper), rest / 2, "the larger half is at the bottom");

                let dealt = log.iter().filter_map(|told| match told.event {
                    Event::Drew { seat, .. } => Some(seat),
                    _ => None,
                });
                assert!(dealt.eq(state.first.round(seats)), "clockwise from the first player");
            }
        }
    }

    #[test]
    fn start_of_a_later_age() {
        let mut table = Table::new(4, "");
        table.hand(2, "red-dwarf blue-dwarf");
        table.third_dragon(1);
        assert_eq!(table.state.age, 1);
        assert!(table.state.hands[..4].iter().all(|hand| hand.len() == 1));
        assert_eq!(table.state.pool.len(), 8);
        assert_eq!((table.state.deck.bag.len(), table.state.deck.dragons), (72 - 4 - 8, 3));
    }

    #[test]
    fn first() {
        let begins = |glory: &[u16], drawer: usize| {
            let mut table = Table::new(4, "");
            table.set_glory(glory);
            table.third_dragon(drawer);
            assert_eq!(table.state.first, table.state.turn);
            table.turn_of()
        };
        assert_eq!(begins(&[4, 3, 2, 5], 0), 2, "the least glory");
        assert_eq!(begins(&[5, 3, 3, 7], 2), 2, "the drawer is met first");
        assert_eq!(begins(&[5, 3, 3, 7], 3), 1, "then clockwise");
        assert_eq!(begins(&[5, 3, 3, 7], 1), 1);
        assert_eq!(begins(&[3, 5, 7, 3], 2), 3);
        assert_eq!(begins(&[0, 0, 0, 0], 3), 3);
    }

    #[test]
    fn first_is_random_in_the_first_age() {
        for seats in 2..=6 {
            let mut began = [0; 6];
            for seed in 0..600 {
                began[super::start(&format!("seats={seats}"), seed).0.first.index()] += 1;
            }
            assert!(began[..seats].iter().all(|&times| times > 50), "{began:?}");
        }
    }
}

mod turn {
    use super::*;

    #[test]
    fn choice() {
        let mut table = Table::new(3, "");
        table.hand(0, "red-dwarf blue-elf");
        table.pool("green-elf");
        assert_eq!(table.answers(0), "take green-elf; draw; lead red-dwarf; lead blue-elf");
        assert_eq!(table.asked(0), Some(rule::TURN_CHOICE));
        table.refuse(0, "decline", rule::TURN_CHOICE);
        table.refuse(0, "done", rule::TURN_CHOICE);

        table.say(0, "take green-elf");
        table.refuse(0, "lead red-dwarf", rule::TURN_CHOICE);
        assert_eq!(table.turn_of(), 1, "one thing, and the turn moves on clockwise");
        table.say(1, "draw");
        table.say(2, "draw");
        assert_eq!(table.turn_of(), 0);
    }

    #[test]
    fn choice_is_for_the_seat_whose_turn_it_is() {
        let mut table = Table::new(3, "");
        table.hand(1, "red-dwarf");
        table.refuse(1, "draw", rule::TURN_CHOICE);
        table.refuse(1, "lead red-dwarf", rule::TURN_CHOICE);
        assert_eq!(table.answers(1), "");
        assert_eq!(table.asked(1), None);
    }

    #[test]
    fn choice_without_a_band_is_to_recruit() {
        let mut table = Table::new(3, "skeleton");
        table.pool("red-dwarf");
        assert_eq!(table.answers(0), "take red-dwarf; draw");
        table.hand(0, &"skeleton ".repeat(9));
        assert_eq!(table.answers(0), "take red-dwarf; draw");
    }
}

mod recruit {
    use super::*;

    #[test]
    fn pool() {
        let mut table = Table::new(3, "");
        table.pool("red-dwarf red-dwarf blue-elf");
        table.refuse(0, "take green-elf", rule::RECRUIT_POOL);
        table.say(0, "take red-dwarf");
        assert_eq!(table.hand_of(0), "red-dwarf");
        assert_eq!(table.pool_now(), "red-dwarf blue-elf", "the gap is not refilled");
        table.say(1, "take red-dwarf");
        table.refuse(2, "take red-dwarf", rule::RECRUIT_POOL);
    }

    #[test]
    fn pool_grows_only_by_discards() {
        let mut table = Table::new(3, "");
        table.hand(0, "red-dwarf grey-elf");
        table.say(0, "lead red-dwarf; done");
        assert_eq!(table.pool_now(), "grey-elf");
        table.say(1, "take grey-elf");
        assert_eq!(table.answers(2), "draw", "an empty pool leaves the deck");
    }

    #[test]
    fn deck() {
        let mut table = Table::new(3, "");
        table.next_draws("green-elf");
        table.say(0, "draw");
        assert_eq!(table.hand_of(0), "green-elf");

        let seat = Seat::new(0);
        let card: Card = "green-elf".parse().unwrap();
        let heard = |who: usize| -> Vec<Event> {
            let listener = Observer::Seat(Seat::new(who));
            let heard = table.log.iter().filter(|told| told.audience.includes(listener));
            heard.map(|told| told.event.clone()).collect()
        };
        assert_eq!(heard(0), [Event::Drew { seat, card, by: Draw::Recruited }]);
        assert_eq!(heard(1), [Event::DrewHidden { seat, by: Draw::Recruited }]);
        let seen = &Ethnos::view(&table.state, Observer::Seat(Seat::new(1))).seats[0];
        assert_eq!((seen.hand, seen.known.len()), (1, 0));
    }

    #[test]
    fn deck_cards_beneath_the_third_dragon_stay_unused() {
        let mut table = Table::new(3, "");
        let below = table.state.deck.bag;
        table.age(2);
        table.third_dragon(0);
        assert_eq!(table.state.deck.bag, below);
    }

    #[test]
    fn limit() {
        let mut table = Table::new(3, "");
        table.pool("red-elf");
        table.hand(0, &clan("red-dwarf", 9));
        assert!(table.answers(0).starts_with("take red-elf; draw; lead"));
        table.hand(0, "blue-elf");
        table.refuse(0, "draw", rule::RECRUIT_LIMIT);
        table.refuse(0, "take red-elf", rule::RECRUIT_LIMIT);
        assert_eq!(table.asked(0), Some(rule::RECRUIT_LIMIT));
        assert!(table.answers(0).split("; ").all(|answer| answer.starts_with("lead")));
        table.say(0, "lead blue-elf; done");
    }

    #[test]
    fn dragon() {
        let mut table = Table::new(4, "");
        table.next_draws("dragon dragon red-elf");
        table.say(0, "draw");
        assert_eq!(kinds(&table.events()), ["Dragon", "Dragon", "Drew", "DrewHidden"]);
        assert_eq!(table.hand_of(0), "red-elf", "the draw is repeated");
        assert_eq!(table.turn_of(), 1, "the age goes on");
    }

    #[test]
    fn dragon_the_third_ends_the_age_at_once() {
        let mut table = Table::new(4, "");
        table.age(3);
        table.hand(0, "blue-elf");
        table.next_draws("dragon red-elf dragon dragon");
        table.say(0, "draw");
        table.events();
        table.say(1, "draw");
        let events = table.events();
        let seat = Seat::new(1);
        assert_eq!(events[0], Event::Dragon { seat, appeared: 2 });
        assert_eq!(events[1], Event::Dragon { seat, appeared: 3 });
        assert_eq!(events[2], Event::AgeEnded { age: 3, seat });
        assert_eq!(table.state.drawer, seat, "it is remembered who drew it");
        assert_eq!(table.hand_of(1), "", "without a replacement");
        assert!(table.standing().is_some());
    }
}

mod band {
    use super::*;

    #[test]
    fn cards() {
        let mut table = Table::new(3, "skeleton");
        table.hand(0, "skeleton red-dwarf blue-dwarf red-minotaur blue-minotaur");
        table.say(0, "lead red-dwarf");
        assert_eq!(table.answers(0), "add skeleton; add blue-dwarf; add red-minotaur; done");
        table.refuse(0, "add blue-minotaur", rule::BAND_CARDS);
        table.refuse(0, "add grey-dwarf", rule::BAND_CARDS);
        table.refuse(0, "draw", rule::BAND_CARDS);

        table.say(0, "add skeleton; add blue-dwarf");
        table.refuse(0, "add red-minotaur", rule::BAND_CARDS);
        table.say(0, "done");
        assert_eq!(table.bands_of(0), ["skeleton red-dwarf blue-dwarf"]);
    }

    #[test]
    fn cards_of_one_colour() {
        let mut table = Table::new(3, "skeleton elf");
        table.hand(0, "skeleton red-dwarf blue-elf red-elf red-minotaur blue-minotaur");
        table.say(0, "lead red-minotaur; add skeleton; add red-dwarf");
        table.refuse(0, "add blue-minotaur", rule::BAND_CARDS);
        table.refuse(0, "add blue-elf", rule::BAND_CARDS);
        table.say(0, "add red-elf; done");
        assert_eq!(table.bands_of(0), ["skeleton red-dwarf red-elf red-minotaur"]);
    }

    #[test]
    fn cards_from_one_to_ten() {
        for size in 1..=10 {
            let mut table = Table::new(3, "");
            table.sudden_band(0, &clan("red-dwarf", size));
            assert_eq!(table.bands_of(0)[0].split(' ').count(), size);
            assert_eq!(table.turn_of(), 1);
        }
    }

    #[test]
    fn leader() {
        let mut table = Table::new(3, "skeleton");
        table.hand(0, "skeleton red-dwarf blue-dwarf");
        table.refuse(0, "lead skeleton", rule::TRIBE_SKELETON);
        table.refuse(0, "lead grey-dwarf", rule::BAND_LEADER);
        table.band(0, "blue-dwarf skeleton red-dwarf");
        assert_eq!(table.markers_in(Straton)[0], 1, "its colour decides");
        assert_eq!(table.markers_in(Rhea)[0], 0);
    }

    #[test]
    fn leader_alone_has_an_ability() {
        let mut table = Table::new(4, "wizard elf troll giant orc");
        table.hand(0, "grey-minotaur");
        table.sudden_band(0, "red-minotaur red-wizard red-elf red-troll red-giant red-orc");
        assert_eq!(table.turn_of(), 1, "no seat is asked about it");
        assert_eq!(table.pool_now(), "grey-minotaur");
        assert_eq!(table.giant(), None);
        assert_eq!(table.horde_of(0), []);
    }

    #[test]
    fn leader_binds_the_marker_to_its_colour() {
        let mut table = Table::with(3, "", "marker=may");
        table.sudden_band(0, "red-dwarf blue-dwarf");
        table.refuse(0, "place straton", rule::BAND_LEADER);
        assert_eq!(table.answers(0), "place rhea; decline");
    }

    #[test]
    fn marker() {
        for mine in 0..=5 {
            for size in 1..=6 {
                let mut table = Table::new(3, "");
                table.markers(Duris, &[mine, 5, 1]);
                table.sudden_band(0, &clan("purple-dwarf", size));
                let placed = size > usize::from(mine);
                assert_eq!(table.markers_in(Duris), [mine + u8::from(placed), 5, 1]);
                assert_eq!(table.bands_of(0).len(), 1, "too small a band is a band");
                assert_eq!(table.turn_of(), 1);
            }
        }
    }

    #[test]
    fn marker_that_is_allowed_is_a_duty() {
        let mut table = Table::new(3, "wingfolk");
        table.sudden_band(0, "purple-wingfolk");
        table.refuse(0, "decline", rule::BAND_MARKER);
        table.refuse(0, "done", rule::BAND_MARKER);
    }

    #[test]
    fn duel() {
        for (mine, theirs, needed) in [(0, 0, 1), (1, 0, 2), (0, 1, 2), (2, 3, 6), (0, 5, 6)] {
            for size in 1..=7 {
                let mut table = Table::new(2, "");
                table.markers(Duris, &[mine, theirs]);
                table.sudden_band(0, &clan("purple-dwarf", size));
                assert_eq!(table.markers_in(Duris), [mine + u8::from(size >= needed), theirs]);
            }
        }
    }

    #[test]
    fn duel_with_wingfolk() {
        let mut table = Table::new(2, "wingfolk");
        table.markers(Duris, &[1, 1]);
        table.markers(Rhea, &[1, 0]);
        table.sudden_band(0, "purple-wingfolk red-wingfolk");
        table.refuse(0, "place duris", rule::BAND_DUEL);
        table.say(0, "place rhea");
        assert_eq!(table.markers_in(Rhea), [2, 0]);
    }

    #[test]
    fn ability() {
        let mut table = Table::new(4, "merfolk skeleton");
        table.sudden_band(0, "red-merfolk blue-merfolk");
        assert_eq!(table.state.merfolk[0], 2, "X is every card, the leader too");
        table.sudden_band(1, "red-merfolk skeleton skeleton grey-merfolk");
        assert_eq!(table.state.merfolk[1], 4, "and Skeletons");
    }

    #[test]
    fn ability_is_a_choice() {
        for (leader, no) in [
            ("red-troll", "decline"),
            ("red-wizard", "decline"),
            ("red-merfolk", "decline"),
            ("red-centaur", "decline"),
            ("red-elf", "done"),
        ] {
            let mut table = Table::new(4, "troll merfolk wizard elf centaur");
            table.hand(0, "purple-minotaur");
            table.sudden_band(0, &clan(leader, 3));
            assert_eq!(table.turn_of(), 0, "{leader} asks");
            table.say(0, no);
            assert_eq!(table.turn_of(), 1);
            assert_eq!(table.hand_of(0), "", "{leader} did nothing");
        }
    }

    #[test]
    fn discard() {
        let mut table = Table::new(3, "");
        table.pool("grey-elf");
        table.hand(0, "red-dwarf blue-dwarf green-elf orange-minotaur");
        table.band(0, "red-dwarf blue-dwarf");
        assert_eq!(table.hand_of(0), "");
        assert_eq!(table.pool_now(), "green-elf grey-elf orange-minotaur");
        table.say(1, "take green-elf");
        assert_eq!(table.bands_of(0), ["red-dwarf blue-dwarf"], "the band stays");
        table.third_dragon(2);
        assert_eq!(table.bands_of(0), [""; 0], "until the age ends");
    }

    #[test]
    fn discard_comes_before_a_wizard_and_spares_what_an_elf_keeps() {
        let mut table = Table::new(3, "wizard elf");
        table.hand(0, "red-wizard grey-dwarf");
        table.say(0, "lead red-wizard; done");
        assert_eq!(table.pool_now(), "grey-dwarf");
        table.say(0, "decline");

        table.hand(1, "red-elf blue-dwarf green-dwarf");
        table.say(1, "lead red-elf; done");
        assert_eq!(table.pool_now(), "grey-dwarf");
        table.say(1, "keep green-dwarf; done");
        assert_eq!(table.hand_of(1), "green-dwarf");
        assert_eq!(table.pool_now(), "blue-dwarf grey-dwarf");
    }
}

mod tribe {
    use super::*;

    #[test]
    fn centaur() {
        let mut table = Table::new(4, "centaur");
        table.hand(0, "blue-centaur red-centaur red-dwarf grey-dwarf green-elf");
        table.say(0, "lead blue-centaur; done");
        assert_eq!(table.asked(0), Some(rule::TRIBE_CENTAUR));
        assert_eq!(table.pool_now(), "", "nothing is discarded yet");
        table.refuse(0, "draw", rule::TRIBE_CENTAUR);
        table.refuse(0, "lead grey-elf", rule::BAND_LEADER);

        table.say(0, "lead red-centaur; done");
        assert_eq!(table.asked(0), Some(rule::TRIBE_CENTAUR), "the chain goes on");
        table.say(0, "lead red-dwarf; add grey-dwarf; done");
        assert_eq!(table.markers_in(Straton)[0], 1);
        assert_eq!(table.markers_in(Rhea)[0], 2);
        assert_eq!(table.pool_now(), "green-elf");
        assert_eq!(table.turn_of(), 1);
    }

    #[test]
    fn centaur_needs_a_marker_and_may_stop() {
        let mut table = Table::new(4, "centaur");
        table.markers(Straton, &[1]);
        table.hand(0, "blue-centaur grey-dwarf");
        table.say(0, "lead blue-centaur; done");
        assert_eq!(table.turn_of(), 1, "no marker, no second band");
        assert_eq!(table.pool_now(), "grey-dwarf");

        table.hand(1, "blue-centaur red-dwarf");
        table.say(1, "lead blue-centaur; done; decline");
        assert_eq!(table.turn_of(), 2);
        assert_eq!(table.pool_now(), "red-dwarf grey-dwarf");

        table.hand(2, "red-centaur");
        table.say(2, "lead red-centaur; done");
        assert_eq!(table.turn_of(), 3, "an empty hand is not asked");
    }

    #[test]
    fn dwarf() {
        let mut table = Table::new(3, "dwarf elf");
        table.age(2);
        table.laid(0, "red-dwarf blue-dwarf grey-dwarf");
        table.laid(1, "red-elf red-dwarf red-minotaur");
        table.third_dragon(0);
        assert_eq!(table.glory(), [6, 3, 0], "only a leader counts for one more");
    }

    #[test]
    fn dwarf_is_no_help_with_markers() {
        let mut table = Table::new(3, "dwarf");
        table.markers(Rhea, &[3]);
        table.sudden_band(0, &clan("red-dwarf", 3));
        assert_eq!(table.markers_in(Rhea)[0], 3);
    }

    #[test]
    fn elf() {
        let mut table = Table::new(3, "elf");
        table.hand(0, "red-elf blue-elf green-dwarf grey-dwarf green-wizard");
        table.say(0, "lead red-elf; add blue-elf; done");
        assert_eq!(table.answers(0), "keep green-dwarf; keep grey-dwarf; keep green-wizard; done");
        table.say(0, "keep green-dwarf; keep green-wizard");
        table.refuse(0, "keep grey-dwarf", rule::TRIBE_ELF);
        table.refuse(0, "decline", rule::TRIBE_ELF);
        table.say(0, "done");
        assert_eq!(table.hand_of(0), "green-dwarf green-wizard");
        assert_eq!(table.pool_now(), "grey-dwarf");
    }

    #[test]
    fn elf_may_keep_fewer_or_none() {
        let mut table = Table::new(3, "elf");
        table.hand(0, "red-elf blue-elf green-dwarf grey-dwarf");
        table.band(0, "red-elf blue-elf");
        table.say(0, "keep grey-dwarf; done");
        assert_eq!(table.hand_of(0), "grey-dwarf");

        table.hand(1, "green-elf green-minotaur");
        table.say(1, "lead green-elf; done; done");
        assert_eq!(table.hand_of(1), "");
        assert_eq!(table.pool_now(), "green-dwarf green-minotaur");
    }

    #[test]
    fn giant() {
        let mut table = Table::new(4, "giant skeleton");
        table.sudden_band(0, "red-giant blue-giant");
        assert_eq!((table.giant(), table.glory()[0]), (Some(0), 2));
        table.sudden_band(1, "red-giant blue-giant");
        assert_eq!((table.giant(), table.glory()[1]), (Some(0), 0), "equal is not enough");
        table.sudden_band(1, "grey-giant green-giant skeleton");
        assert_eq!((table.giant(), table.glory()[1]), (Some(1), 2), "Skeletons count");
        table.sudden_band(1, "grey-giant green-giant orange-giant purple-giant");
        assert_eq!(table.glory()[1], 4, "beating the own record pays again");
    }

    #[test]
    fn giant_record_starts_afresh_in_every_age() {
        let mut table = Table::new(4, "giant");
        table.sudden_band(0, &clan("red-giant", 5));
        table.third_dragon(0);
        assert_eq!(table.giant(), None);
        let before = table.glory()[1];
        table.gather();
        table.sudden_band(1, "red-giant");
        assert_eq!(table.glory()[1], before + 2);
    }

    #[test]
    fn halfling() {
        for size in [1, 5, 10] {
            let mut table = Table::new(3, "halfling");
            table.sudden_band(0, &clan("red-halfling", size));
            assert_eq!(table.state.markers, [[0; 6]; 6]);
            assert_eq!(table.turn_of(), 1);
        }
    }

    #[test]
    fn halfling_follows_other_leaders() {
        let mut table = Table::new(3, "halfling merfolk");
        table.markers(Rhea, &[1]);
        table.sudden_band(0, "red-merfolk red-halfling");
        assert_eq!((table.markers_in(Rhea)[0], table.state.merfolk[0]), (2, 2));
    }

    #[test]
    fn merfolk() {
        let mut table = Table::new(4, "merfolk");
        table.markers(Althea, &[9]);
        table.sudden_band(0, "red-merfolk blue-merfolk green-merfolk");
        assert_eq!(table.markers_in(Rhea)[0], 1, "first the normal marker");
        assert_eq!(table.state.merfolk[0], 3);
        table.refuse(0, "done", rule::TRIBE_MERFOLK);
        table.say(0, "place althea");
        assert_eq!(table.markers_in(Althea)[0], 10, "neither size nor markers matter");
        assert_eq!(table.turn_of(), 1);
    }

    #[test]
    fn merfolk_symbols() {
        for (from, size, symbols) in [
            (0, 2, 0),
            (0, 3, 1),
            (2, 1, 1),
            (3, 3, 0),
            (3, 4, 1),
            (0, 10, 2),
            (2, 10, 3),
            (11, 8, 2),
            (18, 9, 0),
        ] {
            let mut table = Table::new(4, "merfolk");
            table.swim(&[from]);
            table.sudden_band(0, &clan("red-merfolk", size));
            for _ in 0..symbols {
                assert_eq!(table.turn_of(), 0, "from {from} with {size}");
                table.say(0, "place pelagon");
            }
            assert_eq!(table.turn_of(), 1, "from {from} with {size}");
            assert_eq!(table.markers_in(Pelagon)[0], symbols);
            assert_eq!(table.state.merfolk[0], (from + size as u8).min(18), "steps beyond the end are lost");
        }
    }

    #[test]
    fn merfolk_markers_may_be_declined_one_by_one() {
        let mut table = Table::new(2, "merfolk");
        table.markers(Duris, &[3, 4]);
        table.sudden_band(0, &clan("red-merfolk", 7));
        table.say(0, "decline; place duris");
        assert_eq!(table.markers_in(Duris), [4, 4], "also with two players");
        assert_eq!(table.turn_of(), 1);
    }

    #[test]
    fn minotaur() {
        let mut table = Table::new(3, "minotaur dwarf");
        table.markers(Rhea, &[3, 4]);
        table.sudden_band(0, "red-minotaur blue-minotaur grey-minotaur");
        assert_eq!(table.markers_in(Rhea)[0], 4);
        table.sudden_band(1, "red-minotaur green-minotaur orange-minotaur");
        assert_eq!(table.markers_in(Rhea)[1], 4, "one card, not two");
        table.age(2);
        table.third_dragon(0);
        assert_eq!(table.glory(), [3, 3, 0], "glory is for the true size");
    }

    #[test]
    fn orc() {
        let mut table = Table::new(4, "orc skeleton");
        table.sudden_band(0, "orange-orc");
        assert_eq!((table.markers_in(Ithys)[0], table.horde_of(0)), (1, vec![Ithys]));
        table.sudden_band(0, "orange-orc blue-orc");
        assert_eq!((table.markers_in(Ithys)[0], table.horde_of(0)), (2, vec![Ithys]), "one of a colour");
        table.sudden_band(0, "blue-orc skeleton");
        assert_eq!(table.horde_of(0), [Straton, Ithys]);
    }

    #[test]
    fn orc_marker_does_not_need_the_kingdom() {
        let mut table = Table::new(4, "orc");
        table.markers(Ithys, &[5]);
        table.sudden_band(0, "orange-orc");
        assert_eq!((table.markers_in(Ithys)[0], table.horde_of(0)), (5, vec![Ithys]));
    }

    #[test]
    fn skeleton() {
        let mut table = Table::new(3, "skeleton troll");
        table.markers(Rhea, &[3]);
        table.hand(0, "skeleton skeleton red-troll blue-troll");
        table.refuse(0, "lead skeleton", rule::TRIBE_SKELETON);
        table.refuse(0, "triumph", rule::TRIBE_SKELETON);
        table.band(0, "red-troll skeleton skeleton blue-troll");
        assert_eq!(table.markers_in(Rhea)[0], 4, "a card for the marker");
        table.say(0, "token 4");
        table.age(2);
        table.third_dragon(0);
        assert_eq!(table.glory(), [1, 0, 0], "but gone before bands give glory");
    }

    #[test]
    fn troll() {
        let mut table = Table::new(3, "troll");
        table.sudden_band(0, "red-troll blue-troll grey-troll");
        assert_eq!(table.answers(0), "token 1; token 2; token 3; decline");
        table.refuse(0, "token 4", rule::TRIBE_TROLL);
        table.refuse(0, "token 0", rule::TRIBE_TROLL);
        table.refuse(0, "token 200", rule::TRIBE_TROLL);
        table.say(0, "token 2");
        table.sudden_band(1, "red-troll blue-troll grey-troll");
        table.refuse(1, "token 2", rule::TRIBE_TROLL);
        table.say(1, "decline");
        assert_eq!(table.state.trolls[..3], [1 << 2, 0, 0]);
        table.third_dragon(0);
        assert_eq!(table.state.trolls[..3], [0, 0, 0], "until the end of the age");
    }

    #[test]
    fn troll_without_a_free_token() {
        let mut table = Table::new(3, "troll");
        table.trolls(1, &[1, 2]);
        table.sudden_band(0, "red-troll blue-troll");
        assert_eq!(table.turn_of(), 1);
    }

    #[test]
    fn wingfolk() {
        let mut table = Table::new(3, "wingfolk");
        table.markers(Duris, &[2, 9]);
        table.markers(Rhea, &[1, 9]);
        table.sudden_band(0, "purple-wingfolk red-wingfolk");
        assert_eq!(table.asked(0), Some(rule::TRIBE_WINGFOLK));
        assert_eq!(table.answers(0), "place rhea; place straton; place althea; place ithys; place pelagon");
        table.refuse(0, "place duris", rule::BAND_MARKER);
        table.refuse(0, "decline", rule::BAND_MARKER);
        table.say(0, "place rhea");
        assert_eq!(table.markers_in(Rhea)[0], 2);
    }

    #[test]
    fn wingfolk_without_a_choice() {
        let mut table = Table::new(3, "wingfolk");
        Kingdom::ALL.into_iter().for_each(|kingdom| table.markers(kingdom, &[1]));
        table.sudden_band(0, "purple-wingfolk");
        assert_eq!(table.state.markers.map(|kingdom| kingdom[0]), [1; 6]);
        assert_eq!(table.turn_of(), 1, "no place, no question");
        Kingdom::ALL.into_iter().for_each(|kingdom| table.markers(kingdom, &[1, 1]));
        table.markers(Althea, &[1, 0]);
        table.sudden_band(1, "purple-wingfolk");
        assert_eq!(table.markers_in(Althea), [1, 1, 0]);
        assert_eq!(table.turn_of(), 2, "nor is there one about a single place");
    }

    #[test]
    fn wizard() {
        let mut table = Table::new(3, "wizard");
        table.hand(0, "red-wizard blue-wizard grey-dwarf");
        table.band(0, "red-wizard blue-wizard");
        assert_eq!(table.hand_of(0), "");
        assert_eq!(table.pool_now(), "grey-dwarf");
        table.refuse(0, "take grey-dwarf", rule::TRIBE_WIZARD);
        assert_eq!(table.answers(0), "draw; decline", "all or none");
        table.next_draws("green-dwarf dragon orange-dwarf");
        table.say(0, "draw");
        assert_eq!(table.hand_of(0), "green-dwarf orange-dwarf");
        assert_eq!(table.turn_of(), 1);
    }

    #[test]
    fn wizard_may_meet_the_third_dragon() {
        let mut table = Table::new(3, "wizard");
        table.age(2);
        table.state.deck.dragons = 1;
        table.sudden_band(0, "red-wizard blue-wizard grey-wizard");
        table.next_draws("green-dwarf dragon");
        table.say(0, "draw");
        assert_eq!(table.hand_of(0), "");
        assert_eq!(table.pool_now(), "green-dwarf");
        assert_eq!((table.markers_in(Rhea)[0], table.glory()[0]), (1, 3), "band and marker remain valid");
    }
}

mod end {
    use super::*;

    #[test]
    fn order() {
        let mut table = Table::new(4, "merfolk giant orc skeleton dwarf");
        table.hand(1, "red-dwarf");
        table.hand(3, "blue-dwarf");
        table.tokens(Duris, &[2, 4, 6]);
        table.markers(Duris, &[1]);
        table.swim(&[4]);
        table.set_giant(1, 2);
        table.laid(2, "grey-dwarf skeleton green-dwarf");
        table.horde(3, &[Rhea]);
        table.third_dragon(2);

        let events = table.events();
        assert_eq!(kinds(&events)[..4], ["Dragon", "AgeEnded", "Discarded", "Discarded"]);
        assert_eq!(kinds(&events)[4..], ["KingdomScored", "MerfolkScored", "GiantScored", "BandScored"]);
        assert!(matches!(events[7], Event::BandScored { counted: 3, gain: 3, .. }), "{:?}", events[7]);
        assert_eq!(table.asked(3), Some(rule::END_RAID));
        table.say(3, "raid");
        assert_eq!(kinds(&table.events())[..2], ["Raided", "Age"]);
        assert_eq!(table.glory(), [2 + 1, 2, 3, 1]);
    }

    #[test]
    fn kingdoms() {
        let mut table = Table::new(4, "");
        table.tokens(Duris, &[2, 4, 8]);
        table.markers(Duris, &[3, 2, 1, 0]);
        table.third_dragon(0);
        assert_eq!(table.glory(), [2, 0, 0, 0]);
        table.third_dragon(0);
        assert_eq!(table.glory(), [2 + 4, 2, 0, 0], "the tokens stayed");
        table.third_dragon(0);
        assert_eq!(table.glory(), [2 + 4 + 8, 2 + 4, 2, 0]);
    }

    #[test]
    fn kingdoms_need_presence() {
        let mut table = Table::new(4, "");
        table.age(3);
        table.tokens(Duris, &[2, 4, 8]);
        table.markers(Duris, &[0, 2, 0, 0]);
        table.tokens(Rhea, &[0, 6, 10]);
        table.third_dragon(0);
        assert_eq!(table.glory(), [0, 8, 0, 0]);
    }

    #[test]
    fn kingdoms_with_three_players() {
        let mut table = Table::new(3, "");
        table.tokens(Duris, &[2, 4]);
        table.markers(Duris, &[1, 3, 2]);
        table.third_dragon(0);
        assert_eq!(table.glory(), [0, 2, 0]);
        table.third_dragon(0);
        assert_eq!(table.glory(), [0, 2 + 4, 2]);
    }

    #[test]
    fn ties() {
        let scored = |age: u8, markers: [u8; 4]| {
            let mut table = Table::new(4, "");
            table.age(age);
            table.tokens(Duris, &[2, 6, 8]);
            table.markers(Duris, &markers);
            table.third_dragon(0);
            table.glory().to_vec()
        };
        assert_eq!(scored(3, [2, 2, 1, 0]), [7, 7, 2, 0]);
        assert_eq!(scored(3, [2, 2, 2, 1]), [5, 5, 5, 0], "16 / 3, rounded down");
        assert_eq!(scored(3, [1, 1, 1, 1]), [4, 4, 4, 4]);
        assert_eq!(scored(3, [3, 1, 1, 0]), [8, 4, 4, 0]);
        assert_eq!(scored(3, [3, 2, 1, 1]), [8, 6, 1, 1]);
        assert_eq!(scored(2, [2, 2, 1, 0]), [4, 4, 0, 0]);
        assert_eq!(scored(2, [3, 2, 2, 0]), [6, 1, 1, 0]);
        assert_eq!(scored(1, [2, 2, 1, 0]), [1, 1, 0, 0], "age I has one place");
        assert_eq!(scored(1, [2, 2, 2, 0]), [0, 0, 0, 0]);
    }

    #[test]
    fn ties_are_broken_by_trolls() {
        let mut table = Table::new(4, "troll");
        table.age(3);
        table.tokens(Duris, &[2, 6, 8]);
        table.markers(Duris, &[2, 2, 2, 2]);
        table.trolls(1, &[1, 3]);
        table.trolls(2, &[4]);
        table.third_dragon(0);
        assert_eq!(table.glory(), [1, 6, 8, 1], "sum, then the highest token, then nothing at all");
    }

    #[test]
    fn duel() {
        let scored = |age: u8, markers: [u8; 2], trolls: &[u8]| {
            let mut table = Table::new(2, "troll");
            table.age(age);
            table.tokens(Duris, &[2, 6]);
            table.markers(Duris, &markers);
            table.trolls(1, trolls);
            table.third_dragon(0);
            table.glory().to_vec()
        };
        assert_eq!(scored(1, [1, 2], &[]), [0, 2]);
        assert_eq!(scored(1, [2, 0], &[]), [2, 0]);
        assert_eq!(scored(1, [2, 2], &[]), [1, 1], "age I as usual");
        assert_eq!(scored(2, [1, 2], &[]), [0, 6], "the second gets nothing");
        assert_eq!(scored(2, [2, 0], &[]), [8, 0], "alone, both tokens");
        assert_eq!(scored(2, [2, 2], &[]), [3, 3], "a tie divides token II");
        assert_eq!(scored(2, [2, 2], &[1]), [0, 6]);
        assert_eq!(scored(2, [0, 0], &[1]), [0, 0]);
    }

    #[test]
    fn merfolk() {
        for (seats, age, glory) in
            [(4, 1, 1), (4, 2, 2), (4, 3, 4), (6, 3, 4), (3, 1, 1), (3, 2, 3), (2, 2, 3)]
        {
            let mut table = Table::new(seats, "merfolk");
            table.age(age);
            table.swim(&[4, 5]);
            table.third_dragon(0);
            assert_eq!(table.glory()[..2], [0, glory], "{seats} seats, age {age}");
        }
    }

    #[test]
    fn merfolk_ties_and_those_who_never_swam() {
        let scored = |spaces: [u8; 4], trolls: &[u8]| {
            let mut table = Table::new(4, "merfolk troll");
            table.age(3);
            table.swim(&spaces);
            table.trolls(1, trolls);
            table.third_dragon(0);
            table.glory().to_vec()
        };
        assert_eq!(scored([5, 5, 1, 0], &[]), [2, 2, 0, 0]);
        assert_eq!(scored([5, 5, 5, 0], &[]), [1, 1, 1, 0], "rounded down");
        assert_eq!(scored([5, 5, 1, 0], &[2]), [0, 4, 0, 0]);
        assert_eq!(scored([0, 0, 0, 0], &[2]), [0, 0, 0, 0]);
    }

    #[test]
    fn giant() {
        for (seats, age, glory) in
            [(4, 1, 2), (4, 2, 4), (4, 3, 6), (6, 3, 6), (2, 1, 2), (2, 2, 5), (3, 1, 2), (3, 2, 5)]
        {
            let mut table = Table::new(seats, "giant");
            table.age(age);
            table.set_giant(1, 3);
            table.third_dragon(0);
            assert_eq!(table.glory()[..2], [0, glory], "{seats} seats, age {age}");
        }
    }

    #[test]
    fn bands() {
        for (size, glory) in [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 15), (10, 15)] {
            let mut table = Table::new(4, "skeleton");
            table.laid(0, &clan("red-minotaur", size));
            table.laid(1, &(clan("red-elf", size) + " skeleton skeleton"));
            table.laid(2, &(clan("red-dwarf", size) + " skeleton"));
            table.third_dragon(0);
            let larger = [0, 1, 3, 6, 10, 15, 15][size.min(6)];
            assert_eq!(table.glory(), [glory, glory, larger, 0], "{size} cards");
        }
    }

    #[test]
    fn bands_are_scored_one_by_one() {
        let mut table = Table::new(4, "");
        table.laid(0, "red-elf blue-elf");
        table.laid(0, "red-minotaur blue-minotaur grey-minotaur");
        table.laid(1, "red-elf");
        table.third_dragon(0);
        assert_eq!(table.glory(), [4, 0, 0, 0]);
    }

    #[test]
    fn raid() {
        for (count, glory) in [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 20)] {
            let mut table = Table::new(4, "orc");
            table.horde(1, &Kingdom::ALL[..count]);
            table.third_dragon(0);
            assert_eq!(table.answers(1), "raid; decline");
            table.say(1, "raid");
            assert_eq!(table.glory()[1], glory);
            assert_eq!((table.horde_of(1), table.state.supply[1]), (vec![], 25));
        }
    }

    #[test]
    fn raid_is_asked_clockwise_from_the_first_player() {
        let mut table = Table::new(4, "orc");
        table.state.first = Seat::new(2);
        for seat in [0, 1, 3] {
            table.horde(seat, &[Duris, Rhea]);
        }
        table.third_dragon(1);
        table.refuse(0, "raid", rule::TURN_CHOICE);
        table.refuse(3, "draw", rule::END_RAID);
        table.say(3, "raid");
        table.say(0, "decline");
        table.say(1, "raid");
        assert_eq!(table.glory(), [0, 3, 0, 3]);
        assert_eq!(table.horde_of(0), [Duris, Rhea], "what does not raid stays");
        assert_eq!(table.state.age, 1);
    }

    #[test]
    fn raid_happens_by_itself_in_the_last_age() {
        let mut table = Table::new(4, "orc");
        table.age(3);
        table.horde(1, &[Duris, Rhea, Ithys]);
        table.third_dragon(0);
        assert_eq!(table.glory(), [0, 6, 0, 0]);
        assert!(table.standing().is_some());
    }

    #[test]
    fn cleanup() {
        let mut table = Table::new(4, "merfolk troll giant orc");
        table.hand(1, "red-orc");
        table.pool("blue-orc");
        table.laid(0, "red-giant");
        table.trolls(1, &[3]);
        table.set_giant(0, 1);
        table.markers(Duris, &[2, 1]);
        table.swim(&[0, 0, 5]);
        table.horde(3, &[Rhea]);
        table.third_dragon(0);
        table.say(3, "decline");

        let state = &table.state;
        assert!(state.bands.all().is_empty());
        assert_eq!((state.trolls, state.giant), ([0; 6], Giant::default()));
        assert_eq!(table.markers_in(Duris), [2, 1, 0, 0]);
        assert_eq!((state.merfolk[2], table.horde_of(3)), (5, vec![Rhea]));
        assert_eq!(table.parts().0, state.layout.all(), "every ally is shuffled in");
        assert_eq!(state.deck.dragons, 3);
    }
}

mod r#final {
    use super::*;

    #[test]
    fn winner() {
        for (seats, last) in [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3)] {
            let mut table = Table::new(seats, "");
            table.age(last - 1);
            table.set_glory(&[3, 7]);
            table.third_dragon(0);
            assert_eq!(table.standing(), None);
            table.third_dragon(0);
            assert_eq!(table.winners(), [1]);
            let standing = table.standing().unwrap();
            assert_eq!((standing.score(Seat::new(1)), standing.rank(Seat::new(0))), (7, 2));
            assert_eq!(table.answers(table.turn_of()), "", "nothing is left to answer");
        }
    }

    #[test]
    fn ties() {
        let mut table = Table::new(4, "");
        table.age(3);
        table.set_glory(&[5, 5, 5, 4]);
        table.markers(Duris, &[1, 1, 1, 9]);
        table.markers(Rhea, &[1, 2, 0, 0]);
        table.third_dragon(0);
        let standing = table.standing().unwrap();
        assert_eq!([0, 1, 2, 3].map(|seat| standing.rank(Seat::new(seat))), [2, 1, 3, 4], "more markers");
    }

    #[test]
    fn ties_are_decided_by_the_largest_bands() {
        let won = |zero: &[usize], one: &[usize]| {
            let mut table = Table::new(4, "");
            table.age(3);
            zero.iter().for_each(|&size| table.laid(0, &clan("red-minotaur", size)));
            one.iter().for_each(|&size| table.laid(1, &clan("red-elf", size)));
            table.third_dragon(0);
            assert_eq!(table.glory()[0], table.glory()[1]);
            table.winners()
        };
        assert_eq!(won(&[7], &[6]), [0]);
        assert_eq!(won(&[6], &[6, 1]), [1], "then the second largest");
        assert_eq!(won(&[7], &[6, 1]), [0]);
        assert_eq!(won(&[6, 1], &[6, 1]), [0, 1], "and then the win is shared");
    }
}

mod option {
    use super::*;

    #[test]
    fn skeletons() {
        let ten = "skeleton ".repeat(10);
        let mut table = Table::new(4, "skeleton");
        table.set_glory(&[0, 50]);
        table.hand(0, &ten);
        assert_eq!(table.answers(0), "triumph");
        table.refuse(0, "scatter", rule::OPTION_SKELETONS);
        table.say(0, "triumph");
        assert_eq!(table.winners(), [0], "glory does not matter");

        let mut table = Table::with(4, "skeleton", "skeletons=scatter");
        table.hand(0, &ten);
        assert_eq!(table.answers(0), "scatter");
        table.refuse(0, "triumph", rule::TRIBE_SKELETON);
        table.say(0, "scatter");
        assert_eq!(table.hand_of(0), "");
        assert_eq!(table.pool_now(), ten.trim());
        assert_eq!(table.turn_of(), 1);
    }

    #[test]
    fn merfolk() {
        let scored = |option: &str, seats: usize, age: u8, spaces: &[u8]| {
            let mut table = Table::with(seats, "merfolk", option);
            table.age(age);
            table.swim(spaces);
            table.third_dragon(0);
            table.glory().to_vec()
        };
        assert_eq!(scored("merfolk=leader", 4, 3, &[5, 9, 7, 1]), [0, 4, 0, 0]);
        assert_eq!(scored("merfolk=kingdom", 4, 1, &[5, 9, 7, 1]), [0, 1, 0, 0]);
        assert_eq!(scored("merfolk=kingdom", 4, 2, &[5, 9, 7, 1]), [0, 2, 1, 0]);
        assert_eq!(scored("merfolk=kingdom", 4, 3, &[5, 9, 7, 1]), [1, 4, 2, 0]);
        assert_eq!(scored("merfolk=kingdom", 4, 3, &[9, 9, 7, 1]), [3, 3, 1, 0]);
        assert_eq!(scored("merfolk=kingdom", 3, 2, &[5, 9, 7]), [0, 3, 1]);
        assert_eq!(scored("merfolk=kingdom", 2, 2, &[5, 9]), [0, 3], "two players have no second place");
        for option in ["merfolk=leader", "merfolk=kingdom"] {
            assert_eq!(scored(option, 4, 3, &[0, 9, 0, 0]), [0, 4, 0, 0], "space 0 scores nothing");
        }
    }

    #[test]
    fn trolls() {
        let scored = |option: &str| {
            let mut table = Table::with(4, "merfolk troll", option);
            table.age(3);
            table.swim(&[5, 5]);
            table.trolls(1, &[2]);
            table.tokens(Duris, &[2, 6, 8]);
            table.markers(Duris, &[1, 1]);
            table.third_dragon(0);
            table.glory().to_vec()
        };
        assert_eq!(scored("trolls=all"), [6, 8 + 4, 0, 0]);
        assert_eq!(scored("trolls=kingdoms"), [6 + 2, 8 + 2, 0, 0]);
    }

    #[test]
    fn duel_tie() {
        let scored = |option: &str, age: u8, markers: &[u8]| {
            let mut table = Table::with(2, "", option);
            table.age(age);
            table.tokens(Duris, &[4, 6]);
            table.markers(Duris, markers);
            table.third_dragon(0);
            table.glory().to_vec()
        };
        assert_eq!(scored("duel-tie=top", 2, &[1, 1]), [3, 3]);
        assert_eq!(scored("duel-tie=both", 2, &[1, 1]), [5, 5]);
        assert_eq!(scored("duel-tie=both", 2, &[2, 1]), [6, 0], "without a tie nothing changes");
        assert_eq!(scored("duel-tie=both", 2, &[2, 0]), [10, 0]);
        assert_eq!(scored("duel-tie=both", 1, &[1, 1]), [2, 2]);
    }

    #[test]
    fn final_bands() {
        for (option, winners) in [("final-bands=all", vec![1]), ("final-bands=largest", vec![0, 1])] {
            let mut table = Table::with(4, "", option);
            table.age(3);
            table.laid(0, &clan("red-minotaur", 6));
            table.laid(1, &clan("red-elf", 6));
            table.laid(1, "grey-wizard");
            table.third_dragon(0);
            assert_eq!(table.glory()[..2], [15, 15]);
            assert_eq!(table.winners(), winners, "{option}");
        }
        let mut table = Table::with(4, "", "final-bands=largest");
        table.age(3);
        table.laid(0, &clan("red-minotaur", 7));
        table.laid(1, &clan("red-elf", 6));
        table.third_dragon(0);
        assert_eq!(table.winners(), [0]);
    }

    #[test]
    fn final_skeletons() {
        for (option, winners) in [("final-skeletons=on", vec![0]), ("final-skeletons=off", vec![1])] {
            let mut table = Table::with(4, "skeleton", option);
            table.age(3);
            table.laid(0, &(clan("red-minotaur", 6) + " skeleton skeleton"));
            table.laid(1, &clan("red-elf", 7));
            table.third_dragon(0);
            assert_eq!(table.glory()[..2], [15, 15], "they never count for glory");
            assert_eq!(table.winners(), winners, "{option}");
        }
    }

    #[test]
    fn final_dwarf() {
        for (option, winners) in [("final-dwarf=off", vec![0, 1]), ("final-dwarf=on", vec![0])] {
            let mut table = Table::with(4, "dwarf", option);
            table.age(3);
            table.laid(0, &clan("red-dwarf", 6));
            table.laid(1, &clan("red-elf", 6));
            table.third_dragon(0);
            assert_eq!(table.glory()[..2], [15, 15]);
            assert_eq!(table.winners(), winners, "{option}");
        }
    }

    #[test]
    fn raid() {
        let mut table = Table::new(4, "orc");
        table.horde(0, &[Duris, Rhea, Ithys]);
        table.third_dragon(0);
        table.refuse(0, "plunder rhea", rule::OPTION_RAID);
        table.refuse(0, "done", rule::OPTION_RAID);
        table.say(0, "raid");
        assert_eq!((table.glory()[0], table.horde_of(0)), (6, vec![]));

        let mut table = Table::with(4, "orc", "raid=some");
        table.horde(0, &[Duris, Rhea, Ithys]);
        table.horde(1, &[Duris]);
        table.third_dragon(0);
        assert_eq!(table.answers(0), "done; plunder duris; plunder rhea; plunder ithys");
        table.refuse(0, "raid", rule::END_RAID);
        table.refuse(0, "plunder straton", rule::OPTION_RAID);
        table.say(0, "plunder rhea; plunder ithys; done");
        table.say(1, "done");
        assert_eq!(table.glory(), [3, 0, 0, 0]);
        assert_eq!((table.horde_of(0), table.horde_of(1)), (vec![Duris], vec![Duris]), "the rest is kept");
        assert_eq!(table.state.supply[0], 24);
    }

    #[test]
    fn raid_of_some_is_a_raid_of_all_in_the_last_age() {
        let mut table = Table::with(4, "orc", "raid=some");
        table.age(3);
        table.horde(0, &[Duris, Rhea, Ithys]);
        table.third_dragon(0);
        assert_eq!(table.glory(), [6, 0, 0, 0]);
    }

    #[test]
    fn marker() {
        let mut table = Table::new(4, "");
        table.sudden_band(0, "red-dwarf");
        assert_eq!((table.markers_in(Rhea)[0], table.turn_of()), (1, 1));

        let mut table = Table::with(4, "centaur halfling", "marker=may");
        table.sudden_band(0, "red-dwarf");
        assert_eq!(table.asked(0), Some(rule::OPTION_MARKER));
        table.say(0, "place rhea");
        table.sudden_band(1, "red-dwarf");
        table.say(1, "decline");
        assert_eq!(table.markers_in(Rhea), [1, 0, 0, 0]);

        table.sudden_band(0, "red-wizard");
        assert_eq!(table.asked(0), Some(rule::TRIBE_WIZARD), "too small a band is not asked about a marker");
        table.say(0, "decline");
        table.sudden_band(2, "red-halfling");
        assert_eq!(table.turn_of(), 3, "nor is a Halfling");

        table.hand(3, "grey-dwarf");
        table.sudden_band(3, "blue-centaur");
        table.say(3, "decline");
        assert_eq!(table.turn_of(), 0, "without a marker there is no second band");
    }

    #[test]
    fn empty_pool() {
        let drawn = |option: &str, pool: &str, cards: usize| {
            let mut table = Table::with(4, "", option);
            table.pool(pool);
            table.hand(0, &clan("red-dwarf", cards));
            table.next_draws("green-elf grey-elf");
            table.say(0, "draw");
            assert_eq!(table.turn_of(), 1);
            table.state.hands[0].len() - cards
        };
        assert_eq!(drawn("empty-pool=one", "", 0), 1);
        assert_eq!(drawn("empty-pool=two", "", 0), 2);
        assert_eq!(drawn("empty-pool=two", "red-elf", 0), 1);
        assert_eq!(drawn("empty-pool=two", "", 8), 2);
        assert_eq!(drawn("empty-pool=two", "", 9), 1, "never more than ten");
    }
}

/// What leaves a hand is seen by all, told card by card, and no longer known to be in the hand.
#[test]
fn cards_that_leave_a_hand_are_shown() {
    let mut table = Table::new(4, "merfolk troll");
    table.pool("red-merfolk blue-merfolk grey-dwarf");
    for card in ["red-merfolk", "blue-merfolk", "grey-dwarf"] {
        table.turn(0);
        table.say(0, &format!("take {card}"));
    }
    table.hand(0, "green-merfolk");
    table.turn(0);
    table.events();
    let (seat, known) = (Seat::new(0), |table: &Table| table.names(table.state.known[0]));
    assert_eq!(known(&table), "grey-dwarf red-merfolk blue-merfolk");
    let trace = |table: &mut Table, answer: &str| {
        Ethnos::apply(&mut table.state, seat, action(answer), &mut table.luck, &mut table.log)
    };
    assert_eq!(trace(&mut table, "lead green-merfolk"), Trace::Nothing);
    assert_eq!(trace(&mut table, "add red-merfolk"), Trace::Nothing);
    assert_eq!(trace(&mut table, "done"), Trace::Revealed, "the green one was hidden");
    let events = table.events();
    let shown = |event: &Event| match event {
        Event::Band { cards, .. } | Event::Discarded { cards, .. } => Some(cards.to_vec()),
        _ => None,
    };
    let shown: Vec<Vec<Card>> = events.iter().filter_map(shown).collect();
    let cards = |names: &str| names.split(' ').map(|name| name.parse().unwrap()).collect::<Vec<Card>>();
    assert_eq!(shown, [cards("red-merfolk green-merfolk"), cards("grey-dwarf blue-merfolk")]);
    assert!(events.contains(&Event::Swam { seat, from: 0, to: 2 }), "{events:?}");
    assert_eq!(known(&table), "");

    table.swim(&[18]);
    table.sudden_band(0, "purple-merfolk");
    assert!(!table.events().iter().any(|event| matches!(event, Event::Swam { .. })), "it cannot go on");
    table.sudden_band(1, "red-troll");
    for value in [0, 2, 7, 8, 200] {
        table.refuse(1, &format!("token {value}"), rule::TRIBE_TROLL);
    }
}

mod about {
    use kernel::{Language, Spoken};

    use super::*;

    /// The text of a paragraph.
    fn paragraph(language: Language, rule: RuleId) -> &'static str {
        let text = Ethnos::rulebook(language);
        let start = text.find(&format!("### {} |", rule.0)).unwrap();
        text[start + 4..].split("\n#").next().unwrap()
    }

    #[test]
    fn turn() {
        let mut table = Table::new(4, "elf dwarf skeleton orc");
        table.markers(Rhea, &[1]);
        table.hand(0, "red-elf red-dwarf skeleton blue-dwarf green-orc");
        table.band(0, "red-elf red-dwarf skeleton");
        assert_eq!(table.markers_in(Rhea)[0], 2);
        table.say(0, "keep green-orc; done");
        assert_eq!((table.pool_now(), table.turn_of()), ("blue-dwarf".into(), 1));
        table.third_dragon(1);
        assert_eq!(table.glory(), [1, 0, 0, 0]);
    }

    /// Each value that the rulebooks do not print stands in a paragraph that says so.
    #[test]
    fn sources() {
        let list = |values: &[u8]| values.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        let paragraphs = [
            ("TOKENS", rule::SETUP_GLORY, list(&content::TOKENS.value)),
            ("TOKENS_FOUR_UP", rule::SETUP_GLORY, list(&content::TOKENS_FOUR_UP.value)),
            ("GIANT", rule::END_GIANT, "4".into()),
            ("GIANT_FEW", rule::END_GIANT, "5".into()),
            ("MERFOLK_LAST", rule::TRIBE_MERFOLK, "18".into()),
            ("MERFOLK_SYMBOLS", rule::TRIBE_MERFOLK, "3, 7, 12".into()),
            ("MERFOLK", rule::END_MERFOLK, "4".into()),
            ("MERFOLK_FEW", rule::END_MERFOLK, "3".into()),
            ("HORDE", rule::END_RAID, "1, 3, 6, 10, 15".into()),
            ("COPIES", rule::SETUP_TRIBES, "12".into()),
            ("HALFLING_COPIES", rule::SETUP_TRIBES, "24".into()),
        ];
        let known = |wanted| content::values().into_iter().filter(move |one| one.provenance == wanted);
        let published: Vec<&str> = known(content::Provenance::Published).map(|value| value.name).collect();
        assert_eq!(paragraphs.each_ref().map(|(name, ..)| *name), *published);
        assert_eq!(known(content::Provenance::Ours).count(), 0, "the text says that nothing is ours");
        for (language, word) in
            [(Language::En, "published"), (Language::Pl, "publikowali"), (Language::Cs, "veřejnili")]
        {
            for (name, rule, value) in &paragraphs {
                let text = paragraph(language, *rule);
                assert!(
                    text.contains(word) && text.contains(value),
                    "{name} in {}:\n{text}",
                    language.code()
                );
            }
            assert!(paragraph(language, rule::ABOUT_SOURCES).contains(word));
        }
    }

    #[test]
    fn rulings() {
        for language in Language::ALL {
            let list = paragraph(language, rule::ABOUT_RULINGS);
            let rest = Ethnos::rulebook(language).replace(list, "");
            for number in 1..=25 {
                assert!(rest.contains(&format!("(E{number})")), "E{number} in {}", language.code());
                let listed =
                    [format!("E{number}:"), format!("E{number},")].iter().any(|one| list.contains(one));
                assert!(listed, "E{number} is not listed in {}", language.code());
            }
        }
    }
}
