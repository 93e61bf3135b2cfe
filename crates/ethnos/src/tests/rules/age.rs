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
