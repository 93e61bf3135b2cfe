//! The laws of `conformance`, over many random games.

use conformance::Suite;
use kernel::{Fast, Game, Luck, Seat, Silence, Waiting};

use crate::bot::{Bot, Level};
use crate::content::content;
use crate::deal::enter;
use crate::set::{Cards, NONE};
use crate::state::{Frames, State};
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
    if let Some(bot) = &state.rival.0 {
        let known = bot.owned().filter_map(|(card, _)| card.ok()).map(Card::first);
        known.chain([bot.accession, bot.turn.card]).for_each(&mut one);
        for cards in [bot.nation_deck, bot.developments, bot.quests] {
            cards.iter().for_each(|card| one(card.first()));
        }
    }
    let under = state.market.iter().filter(|slot| slot.unrest).count() as i64;
    of[content().unrest.0 as usize] += i64::from(state.pile) + under;
    // A card of a journey makes room for the next one.
    let journey = |card: &Card| card.design().permanent;
    let first = Card::all().find(journey).map_or(0, |card| card.0 as usize);
    for card in Card::all().filter(journey).skip(1) {
        let many = std::mem::take(&mut of[card.0 as usize]);
        of[first] += many;
    }
    let mut counts: Vec<(&'static str, i64)> =
        Card::all().map(|card| (card.name(), of[card.0 as usize])).collect();
    let ill = |seat: Seat| {
        let side = state.side(seat);
        let strays = side.known.minus(&side.hand).len()
            + side.history_known.minus(&side.history).len()
            + side.spent.without(&side.play).len();
        let sunken = side.modified(|m| m.sinks);
        let lies = |lying: u8| match state.host(seat, lying) {
            NONE => sunken,
            host => side.play.bit(host),
        };
        let homeless = side.garrison.bits().filter(|&lying| !lies(lying)).count();
        i64::from(strays) + homeless as i64
    };
    counts.push((
        "known, spent or garrisoned cards without their place",
        Seat::all(state.seats()).map(ill).sum(),
    ));
    for (pool, name) in ["uncivilised", "civilised", "region", "tributary"].into_iter().enumerate() {
        let small = if pool < 3 { state.decks[pool] } else { 0 };
        let owned = state.rival.0.iter().flat_map(Bot::owned);
        let taken = owned.filter(|(card, _)| *card == Err(pool as u8)).count() as i64;
        let left = i64::from(small) + i64::from(state.main[pool]) + taken;
        let wrong = i64::from(state.pools[pool].len()) - left;
        counts.push((name, wrong));
    }
    counts
}

fn suite() -> Suite<Imperium> {
    Suite::new().longest(20_000).rules(rule::ALL).counts(counts)
}

#[test]
fn the_laws_hold() {
    let suite = suite().setups(["seats=2 sides=random", "seats=3 sides=random", "seats=4 sides=random"]);
    println!("{}", suite.games_or_asked(1_500).run().unwrap());
}

/// No chain of cards comes near the limit of frames.
#[test]
fn frames_do_not_run_out() {
    let (mut luck, mut legal, mut deepest, mut nested) = (Fast::new(5), Vec::new(), 0, 0);
    for game in 0..60 {
        let setup = format!("seats={} sides=a", 2 + game % 3).parse().unwrap();
        let mut state = Imperium::start(&setup, &mut luck, &mut Silence);
        while let Waiting::For(seats) = Imperium::waiting(&state) {
            let seat = seats.first().unwrap();
            Imperium::legal(&state, seat, &mut legal);
            let action = legal[luck.pick(legal.len() as u32) as usize];
            Imperium::apply(&mut state, seat, action, &mut luck, &mut Silence);
            if state.frames.apart() {
                let depth = Seat::all(4).map(|seat| state.frames.of(seat).len()).max();
                nested = nested.max(depth.unwrap_or_default());
            } else {
                deepest = deepest.max(state.frames.len());
            }
        }
    }
    assert!(deepest <= Frames::MOST - 10 && nested <= Frames::EACH - 2, "{deepest}, {nested}");
}

/// The same for the solo game: every nation as the bot and as the player, and every level.
#[test]
fn the_laws_hold_for_a_lone_player() {
    let nations: Vec<&str> = crate::nations().collect();
    let setups = (0..).zip(&nations).map(|(at, bot): (usize, _)| {
        let (level, _) = Level::CHOICES[at % 6];
        let (player, commons) = (nations[(at * 5 + 3) % 16], ["classics", "legends"][at % 2]);
        let player = if player == *bot { nations[(at * 5 + 4) % 16] } else { player };
        format!(
            "seats=1 box=both commons={commons} nations={player} sides=random bot={bot} difficulty={level}"
        )
    });
    let suite = suite().setups(setups.collect::<Vec<String>>());
    println!("{}", suite.games_or_asked(200).run().unwrap());
}

/// The same where seats choose their nations. There are no cards to count before.
#[test]
fn the_laws_hold_for_seats_that_choose() {
    let setups = ["choice=own", "seats=3 box=both choice=draft", "seats=1 box=legends choice=own"];
    let suite = Suite::<Imperium>::new().longest(20_000).rules(rule::ALL).setups(setups);
    println!("{}", suite.games_or_asked(30).run().unwrap());
}

/// The same for Legends and for both boxes.
#[test]
fn the_laws_hold_for_both_boxes() {
    let setups = ["box=legends", "box=both", "box=both commons=legends"];
    let setups = (2..=4).flat_map(|seats| setups.map(|text| format!("seats={seats} {text} sides=random")));
    let setups: Vec<String> = setups.collect();
    let suite = suite().setups(setups);
    println!("{}", suite.games_or_asked(100).run().unwrap());
}

#[test]
fn a_network_is_told_what_its_seat_knows() {
    for setup in ["seats=2 sides=random", "seats=3 sides=random", "seats=4 sides=random"] {
        let setup = setup.parse().expect("a setup that can be played");
        let looked = conformance::learned::<Imperium>(&setup, 4).unwrap_or_else(|wrong| panic!("{wrong}"));
        assert!(looked > 200, "{looked}");
    }
}
