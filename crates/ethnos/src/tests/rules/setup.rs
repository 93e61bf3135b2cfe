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
    for (seats, spaces, tokens) in [(2, 2, &few), (3, 2, &few), (4, 3, &many), (5, 3, &many), (6, 3, &many)] {
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
