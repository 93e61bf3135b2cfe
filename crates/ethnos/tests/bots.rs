//! Bots at a table of Ethnos.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

mod sanity;

use std::alloc::System;
use std::sync::Arc;
use std::time::Duration;

use bots::net::Net;
use bots::{Bot, Budget, Candidate, Glimpse, NAMES, Puct, PuctSettings, Search, SearchSettings, named};
use counted::Counted;
use ethnos::{Action, Ethnos, Setup, State};
use kernel::{Fast, Game, Luck, Seat, Seats, Silence, Waiting};

#[global_allocator]
static MEMORY: Counted<System> = Counted(System);

const THOUGHT: Budget = Budget::Iterations(60);

/// Plays this many answers at random, and returns the position and the seat that is asked.
fn position(seats: usize, answers: usize, seed: u64) -> (State, Seat) {
    let setup: Setup = format!("seats={seats}").parse().unwrap();
    let mut luck = Fast::new(seed);
    let mut legal = Vec::new();
    let mut state = Ethnos::start(&setup, &mut luck, &mut Silence);
    let mut given = 0;
    loop {
        let Waiting::For(waiting) = Ethnos::waiting(&state) else { panic!("the game is shorter than that") };
        let seat = waiting.first().unwrap();
        Ethnos::legal(&state, seat, &mut legal);
        if given >= answers && legal.len() > 3 {
            return (state, seat);
        }
        let action = legal[luck.pick(legal.len() as u32) as usize];
        Ethnos::apply(&mut state, seat, action, &mut luck, &mut Silence);
        given += 1;
    }
}

/// How many of so many games of two the first bot wins alone, changing seats.
fn wins(names: [&str; 2], games: u64) -> usize {
    let won = (0..games).filter(|&number| {
        let seat = (number % 2) as usize;
        let mut names = names;
        names.rotate_right(seat);
        let mut bots = names.map(|name| named::<Ethnos>(name, THOUGHT).unwrap());
        let mut luck = Fast::new(number);
        let mut state = Ethnos::start(&"seats=2".parse().unwrap(), &mut luck, &mut Silence);
        loop {
            let asked = match Ethnos::waiting(&state) {
                Waiting::Over(standing) => break standing.winners() == Seats::one(Seat::new(seat)),
                Waiting::For(seats) => seats.first().unwrap(),
            };
            let action = bots[asked.index()].answer(&Glimpse::new(&state, asked), &mut luck);
            Ethnos::apply(&mut state, asked, action, &mut luck, &mut Silence);
        }
    });
    won.count()
}

/// It is for a first game, so it is beaten by a bot that thinks one answer ahead, but not by one that does not think.
#[test]
fn a_companion_loses_to_greedy_and_beats_random() {
    let won = wins(["companion", "greedy"], 40);
    assert!(won < 20, "{won} of 40 games against greedy");
    let won = wins(["companion", "random"], 40);
    assert!(won > 24, "{won} of 40 games against random");
}

#[test]
fn every_bot_is_blind_to_what_its_seat_may_not_know() {
    for setup in ["seats=2", "seats=4"] {
        let setup = setup.parse().unwrap();
        for name in NAMES.into_iter().filter(|name| !name.starts_with("master")) {
            let asked = conformance::blind(&setup, 3, 50, || named::<Ethnos>(name, THOUGHT).unwrap());
            assert!(asked.unwrap_or_else(|why| panic!("{name}: {why}")) > 10);
        }
    }
}

#[test]
fn every_bot_plays_legally_to_the_end() {
    let setup: Setup = "seats=3".parse().unwrap();
    for name in NAMES.into_iter().filter(|name| !name.starts_with("master")) {
        let mut luck = Fast::new(3);
        let mut bots: Vec<_> =
            (0..3).map(|_| named::<Ethnos>(name, Budget::Iterations(5)).unwrap()).collect();
        let mut state = Ethnos::start(&setup, &mut luck, &mut Silence);
        while let Waiting::For(waiting) = Ethnos::waiting(&state) {
            let seat = waiting.first().unwrap();
            let action = bots[seat.index()].answer(&Glimpse::new(&state, seat), &mut luck);
            assert_eq!(Ethnos::check(&state, seat, action), Ok(()), "{name}");
            Ethnos::apply(&mut state, seat, action, &mut luck, &mut Silence);
        }
    }
}

fn search(settings: SearchSettings, state: &State, seat: Seat) -> (Action, Vec<Candidate<Action>>) {
    let mut bot = Search::<Ethnos>::new(settings);
    let action = bot.answer(&Glimpse::new(state, seat), &mut Fast::new(1));
    (action, bot.explain())
}

#[test]
fn a_search_explains_itself() {
    let (state, seat) = position(4, 100, 1);
    let (action, candidates) = search(SearchSettings::full(Budget::Iterations(500)), &state, seat);
    assert_eq!(candidates[0].action, action, "the best comes first");
    assert_eq!(candidates.iter().map(|candidate| candidate.visits).sum::<u32>(), 500);
    for candidate in &candidates {
        assert!((0.0..=1.0).contains(&candidate.expected), "{candidate:?}");
        assert_eq!(candidate.line[0], (seat, candidate.action), "the line begins with the answer");
    }
    assert!(candidates[0].line.len() > 1, "{candidates:?}");
}

#[test]
fn iterations_are_shared_among_threads() {
    let (state, seat) = position(4, 100, 1);
    let settings = SearchSettings { threads: 3, ..SearchSettings::full(Budget::Iterations(500)) };
    let (_, candidates) = search(settings, &state, seat);
    assert_eq!(candidates.iter().map(|candidate| candidate.visits).sum::<u32>(), 500);
    assert_eq!(search(settings, &state, seat).1, candidates, "the same luck, the same thoughts");
}

#[test]
fn a_search_stops_by_the_clock() {
    let (state, seat) = position(6, 200, 1);
    let settings =
        SearchSettings { threads: 2, ..SearchSettings::full(Budget::Time(Duration::from_millis(5))) };
    let (action, candidates) = search(settings, &state, seat);
    assert_eq!(Ethnos::check(&state, seat, action), Ok(()));
    assert!(candidates[0].visits > 0);
}

#[test]
fn narrow_attention_considers_few_answers() {
    let (state, seat) = position(4, 100, 1);
    let settings = SearchSettings { attention: 2, ..SearchSettings::full(Budget::Iterations(200)) };
    assert_eq!(search(settings, &state, seat).1.len(), 2);
}

#[test]
fn with_one_legal_answer_a_search_does_not_think() {
    let setup: Setup = "seats=2".parse().unwrap();
    let mut luck = Fast::new(1);
    let mut legal = Vec::new();
    let mut state = Ethnos::start(&setup, &mut luck, &mut Silence);
    loop {
        let Waiting::For(waiting) = Ethnos::waiting(&state) else { panic!("no such position") };
        let seat = waiting.first().unwrap();
        Ethnos::legal(&state, seat, &mut legal);
        if let [only] = legal[..] {
            // A budget that would never end shows that it was not touched.
            let forever = SearchSettings::full(Budget::Iterations(u32::MAX));
            assert_eq!(search(forever, &state, seat), (only, Vec::new()));
            return;
        }
        Ethnos::apply(&mut state, seat, legal[0], &mut luck, &mut Silence);
    }
}

/// What it learned about the next question of its turn is still there when that comes.
#[test]
fn a_search_remembers_within_a_turn() {
    let visits = |reuse: bool| {
        let (mut state, seat) = position(2, 60, 5);
        let mut bot =
            Search::<Ethnos>::new(SearchSettings { reuse, ..SearchSettings::full(Budget::Iterations(400)) });
        let mut luck = Fast::new(1);
        loop {
            let action = bot.answer(&Glimpse::new(&state, seat), &mut luck);
            let visits: u32 = bot.explain().iter().map(|candidate| candidate.visits).sum();
            if visits > 400 || !reuse && matches!(action, Action::Lead(_)) {
                return visits;
            }
            Ethnos::apply(&mut state, seat, action, &mut luck, &mut Silence);
            let Waiting::For(waiting) = Ethnos::waiting(&state) else { panic!("the game ended") };
            if !waiting.contains(seat) {
                // The other seat draws if it can.
                let other = waiting.first().unwrap();
                let mut legal = Vec::new();
                Ethnos::legal(&state, other, &mut legal);
                let action = if legal.contains(&Action::Draw) { Action::Draw } else { legal[0] };
                Ethnos::apply(&mut state, other, action, &mut luck, &mut Silence);
            }
        }
    };
    assert!(visits(true) > 400);
    assert_eq!(visits(false), 400);
}

#[test]
fn thinking_allocates_only_for_the_tree() {
    let (state, seat) = position(4, 100, 1);
    let glimpse = Glimpse::<Ethnos>::new(&state, seat);
    let mut bot = Search::<Ethnos>::new(SearchSettings::full(Budget::Iterations(20_000)));
    bot.think(&glimpse, &mut Fast::new(1));
    let allocations = counted::allocations(|| {
        bot.think(&glimpse, &mut Fast::new(2));
    });
    // The tree doubles its memory now and then; nothing else grows.
    assert!(allocations <= 4, "{allocations} allocations in 20,000 iterations");
}

#[test]
fn thinking_with_a_network_allocates_only_for_the_tree() {
    let (state, seat) = position(4, 100, 1);
    let glimpse = Glimpse::<Ethnos>::new(&state, seat);
    let net = Arc::new(Net::empty::<Ethnos>());
    let mut bot = Puct::<Ethnos>::new(net, PuctSettings::new(Budget::Iterations(5000)));
    bot.answer(&glimpse, &mut Fast::new(1));
    let allocations = counted::allocations(|| {
        bot.answer(&glimpse, &mut Fast::new(2));
    });
    // The tree doubles its memory now and then, and each answer that is explained has a line.
    let most = 8 + bot.explain().len() as u64;
    assert!(allocations <= most, "{allocations} allocations in 5,000 visits");
}

/// A style has more of what it is fond of than an expert has in the same games.
#[test]
fn styles_are_more_than_names() {
    let setup = "seats=2".parse().unwrap();
    for (style, name) in bots::STYLES.into_iter().enumerate() {
        let (more, error) = conformance::fondness::<Ethnos>(&setup, style, 0..40);
        assert!(more > 0.0, "{name}: {more:.3}, give or take {error:.3}");
    }
}
