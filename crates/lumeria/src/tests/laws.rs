//! The laws of `conformance`, over many thousands of random games.

use conformance::Suite;
use kernel::{Fast, Game, Observer, Seat};

use crate::cell::Cells;
use crate::state::{State, Unit};
use crate::{Lumeria, rule};

/// What Lumeria conserves: every card, every token, and nothing on fields without a unit.
fn counts(state: &State) -> Vec<(&'static str, i64)> {
    let cards = |seat: Seat| {
        let side = state.side(seat);
        let printed = state.army(seat).cards.iter().map(|card| i64::from(card.copies.value)).sum::<i64>();
        let piles: i64 = side.piles.iter().chain(&side.lost).map(|&count| i64::from(count)).sum();
        printed - piles - i64::from(side.cells.len())
    };
    let ghosts = Cells(!state.taken().0).iter().filter(|&cell| *state.unit(cell) != Unit::default());
    let tokens = |seat: Seat| {
        let side = state.side(seat);
        i64::from(side.slots.count_ones()) + i64::from(side.aside()) + i64::from(side.track.is_some())
    };
    let dead = |seat: Seat| {
        let cells = state.side(seat).cells.iter();
        cells.filter(|&cell| state.unit(cell).wounds >= state.card(seat, cell).toughness.value).count()
    };
    let [zero, one] = [Seat::new(0), Seat::new(1)];
    let mut twins: Vec<(Seat, u8, u8)> = Vec::new();
    for seat in Seat::all(2) {
        twins.extend(
            state.side(seat).cells.iter().map(|cell| (seat, state.unit(cell).kind, state.unit(cell).copy)),
        );
    }
    let units = twins.len();
    twins.sort_unstable();
    twins.dedup();
    vec![
        ("cards missing of seat 0", cards(zero)),
        ("cards missing of seat 1", cards(one)),
        ("fields that keep a unit of no seat", ghosts.count() as i64),
        ("fields with two units", i64::from(state.side(zero).cells.and(state.side(one).cells).len())),
        ("units beyond the board", i64::from(state.taken().without(state.board().all).len())),
        ("units that are two", (units - twins.len()) as i64),
        ("tokens of seat 0", tokens(zero)),
        ("tokens of seat 1", tokens(one)),
        ("units that should be defeated", (dead(zero) + dead(one)) as i64),
        (
            "activated units of no seat",
            Seat::all(2)
                .map(|seat| i64::from(state.side(seat).done.without(state.side(seat).cells).len()))
                .sum(),
        ),
    ]
}

fn suite() -> Suite<Lumeria> {
    // The longest of forty thousand random games had 835 answers.
    Suite::new().longest(2_000).rules(rule::ALL).counts(counts)
}

const PAIRS: [&str; 6] =
    ["slavs,vikings", "slavs,greeks", "slavs,romans", "vikings,greeks", "vikings,romans", "greeks,romans"];

/// So many games of each pairing, or as many as `LAWS_GAMES` asks for.
fn the_laws_hold_in(scenario: &str, games: u64) {
    let suite = suite().setups(PAIRS.map(|pair| format!("factions={pair} scenario={scenario}")));
    println!("{scenario}: {}", suite.games_or_asked(games).run().unwrap());
}

#[test]
fn the_laws_hold_for_every_pairing() {
    the_laws_hold_in("three-hills", 1_500);
}

#[test]
fn the_laws_hold_for_the_other_scenarios() {
    the_laws_hold_in("camps", 300);
    the_laws_hold_in("open-field", 300);
}

/// [`Game::OPEN`]: there is only one world that an observer cannot tell from the true one.
#[test]
fn nothing_is_hidden() {
    for (state, ..) in conformance::positions::<Lumeria>("factions=random", 300) {
        for who in Observer::all(2) {
            let imagined = Lumeria::reimagine(&state, who, &mut Fast::new(1));
            assert!(imagined == state, "{who:?} does not know all");
        }
    }
}

/// A board of another shape, units that do nearly everything, and a track of one field.
#[test]
fn the_laws_hold_for_other_content() {
    let changes = [
        ("board 5x7", "board 4x5"),
        ("  row r c r c r ?\n  row . . . . . ?\n  row . . . . . ?\n", "  row r c c r ?\n"),
        (
            "  row . . . . . ?\n  row . . . . . ?\n  row . . . . . ?\n  row r c r c r ?\n",
            "  row . . . . ?\n  row . . . . ?\n  row . . . . ?\n  row r c c r ?\n",
        ),
        ("fields a4 c4 e4", "fields a3 d3"),
        ("fields a3 b3 c3 d3 e3 a4 b4 c4 d4 e4 a5 b5 c5 d5 e5", "fields a2 b3 c4"),
        ("start woje c3", "start woje a1"),
        ("start druzynnicy c3", "start druzynnicy a1"),
        ("start milicja c3", "start milicja a1"),
        ("start rekruci c3", "start rekruci a1"),
        ("track 6", "track 1"),
        ("power action", "power stand"),
        ("power dice 1", "power dice 3"),
        (
            "ability stagger",
            "ranged 2\n    ability stagger\n    ability fly\n    ability push 3\n    ability retreat 2",
        ),
        ("ability pierce", "melee 2\n    ability retreat 2 when close\n    ability drill"),
        ("movement 2", "movement 0"),
    ];
    let setup = super::edited("slavs,vikings", &changes);
    let scenarios = ["three-hills", "camps", "open-field"].map(|name| format!("{setup} scenario={name}"));
    suite().setups(scenarios).games(200).run().unwrap();
}

#[test]
fn a_network_is_told_what_its_seat_knows() {
    for scenario in ["three-hills", "camps"] {
        let setup = format!("scenario={scenario}").parse().expect("a scenario of the box");
        let looked = conformance::learned::<Lumeria>(&setup, 50).unwrap_or_else(|wrong| panic!("{wrong}"));
        assert!(looked > 1_000, "{looked}");
    }
}

/// Positions that are the same but for the sides are told the same.
#[test]
fn a_network_is_told_of_the_board_as_its_seat_sees_it() {
    use kernel::{Fast, Game, Inputs, Learned, Silence, Waiting};
    let setup = "factions=slavs,vikings".parse().expect("two armies");
    let mut luck = Fast::new(1);
    let mut state = Lumeria::start(&setup, &mut luck, &mut Silence);
    while state.step != crate::Step::Recruit {
        let Waiting::For(seats) = Lumeria::waiting(&state) else { panic!("the game has begun") };
        let seat = seats.first().expect("a seat is asked");
        let mut legal = Vec::new();
        Lumeria::legal(&state, seat, &mut legal);
        Lumeria::apply(&mut state, seat, legal[0], &mut luck, &mut Silence);
    }
    let told = |state: &State, seat: Seat| {
        let mut inputs = Inputs::default();
        Lumeria::inputs(state, seat, &mut inputs);
        inputs.on.sort_unstable();
        inputs
    };
    let mut mirrored = state;
    (mirrored.turn, mirrored.first) = (state.turn.next(2), state.first.next(2));
    mirrored.sides = [state.sides[1], state.sides[0]];
    for (to, from) in Seat::all(2).zip([Seat::new(1), Seat::new(0)]) {
        let cells = state.side(from).cells.iter().map(|cell| state.board().opposite(cell));
        mirrored.side_mut(to).cells = { cells }.fold(Cells::NONE, |all, cell| all.or(Cells::one(cell)));
    }
    for cell in state.board().all.iter() {
        mirrored.units[state.board().opposite(cell).index()] = *state.unit(cell);
    }
    let (here, there) = (told(&state, state.turn), told(&mirrored, mirrored.turn));
    assert_eq!(here.on, there.on);
    // The outlook adds in another order.
    assert!(here.dense.iter().zip(there.dense).all(|(here, there)| (here - there).abs() < 1e-5));
    assert_ne!(told(&state, state.turn), told(&state, state.turn.next(2)), "it matters who is asked");
}
