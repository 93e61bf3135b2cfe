//! The laws of `conformance`, over many random games.

use conformance::Suite;
use kernel::Seat;

use crate::content::content;
use crate::deal::enter;
use crate::set::{Cards, NONE};
use crate::state::State;
use crate::{Card, Imperium, rule};

/// Every card of every kind, wherever it is, and unrest in all places.
fn counts(state: &State) -> Vec<(&'static str, i64)> {
    let _numbering = enter(state.cards);
    let mut of = vec![0i64; content().cards.len()];
    let mut add = |cards: &Cards| cards.iter().for_each(|card| of[card.0 as usize] += 1);
    state.pools.iter().for_each(&mut add);
    add(&state.seen);
    add(&state.exile);
    for seat in Seat::all(state.seats()) {
        let side = state.side(seat);
        for cards in [
            &side.hand,
            &side.deck,
            &side.discard,
            &side.history,
            &side.developments,
            &side.play,
            &side.garrison,
            &side.table,
            &side.nation_deck,
        ] {
            add(cards);
        }
    }
    let mut one = |bit: u8| {
        if bit != NONE {
            of[Card::of(bit).0 as usize] += 1;
        }
    };
    state.fame_top.iter().chain(state.looked.iter()).for_each(|card| one(card.first()));
    state.market.iter().for_each(|slot| one(slot.card));
    for seat in Seat::all(state.seats()) {
        let side = state.side(seat);
        side.top.iter().chain(side.bottom.iter()).for_each(|card| one(card.first()));
        one(side.nation_top);
        one(side.accession);
    }
    let under = state.market.iter().filter(|slot| slot.unrest).count() as i64;
    of[content().unrest.0 as usize] += i64::from(state.pile) + under;
    let mut counts: Vec<(&'static str, i64)> =
        Card::all().map(|card| (card.name(), of[card.0 as usize])).collect();
    let ill = |seat: Seat| {
        let side = state.side(seat);
        let strays = side.known.minus(&side.hand).len()
            + side.history_known.minus(&side.history).len()
            + side.spent.without(&side.play).len();
        let homeless = side.garrison.bits().filter(|&lying| !side.play.bit(state.host(seat, lying))).count();
        i64::from(strays) + homeless as i64
    };
    counts.push((
        "known, spent or garrisoned cards without their place",
        Seat::all(state.seats()).map(ill).sum(),
    ));
    for (pool, name) in ["uncivilised", "civilised", "region", "tributary"].into_iter().enumerate() {
        let small = if pool < 3 { state.decks[pool] } else { 0 };
        let wrong = i64::from(state.pools[pool].len()) - i64::from(small) - i64::from(state.main[pool]);
        counts.push((name, wrong));
    }
    counts
}

fn suite() -> Suite<Imperium> {
    Suite::new().longest(20_000).rules(rule::ALL).counts(counts)
}

/// `./check long` sets `LAWS_GAMES` and plays many more games, looking at fewer positions of each.
#[test]
fn the_laws_hold() {
    let asked = std::env::var("LAWS_GAMES").ok().map(|games| games.parse().expect("LAWS_GAMES is a number"));
    let suite = suite().setups(["seats=2 sides=random", "seats=3 sides=random", "seats=4 sides=random"]);
    let suite = match asked {
        None => suite.games(1_500),
        Some(games) => suite.games(games).sparing(100).seed(2),
    };
    println!("{}", suite.run().unwrap());
}
