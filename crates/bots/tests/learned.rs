//! Bots that play with a network, and what is said of their thoughts.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on may stop")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::net::{Net, game_of};
use bots::{
    Bot, Budget, Candidate, Glimpse, LEVELS, Puct, PuctSettings, equals, named, named_with, prefer, reasons,
};
use ethnos::{Action, Ethnos, State};
use kernel::{Fast, Game, Insight, Luck, Seat, Silence, Waiting};
use sha2::{Digest, Sha256};

/// A position some answers into a game, and the seat that is asked something it can choose.
fn position(seed: u64) -> (State, Seat) {
    let mut luck = Fast::new(seed);
    let mut state = Ethnos::start(&"seats=3".parse().unwrap(), &mut luck, &mut Silence);
    let mut legal = Vec::new();
    for answers in 0.. {
        let Waiting::For(seats) = Ethnos::waiting(&state) else { panic!("the game is over") };
        let seat = seats.first().unwrap();
        Ethnos::legal(&state, seat, &mut legal);
        if answers > 20 && legal.len() > 3 {
            return (state, seat);
        }
        let action = legal[luck.pick(legal.len() as u32) as usize];
        Ethnos::apply(&mut state, seat, action, &mut luck, &mut Silence);
    }
    unreachable!("a game is no longer than that")
}

/// A network that has learned nothing likes all answers alike.
fn puct(visits: u32) -> Puct<Ethnos> {
    Puct::new(Arc::new(Net::empty::<Ethnos>()), PuctSettings::new(Budget::Iterations(visits)))
}

fn candidate(visits: u32, expected: f32, error: f32) -> Candidate<u8> {
    Candidate { action: 0, visits, expected, error, line: Vec::new() }
}

#[test]
fn visits_add_up_to_the_budget_and_every_chance_has_an_error() {
    let (state, seat) = position(1);
    let mut bot = puct(50);
    let action = bot.answer(&Glimpse::new(&state, seat), &mut Fast::new(1));
    let candidates = bot.explain();
    assert_eq!(candidates.iter().map(|candidate| candidate.visits).sum::<u32>(), 50);
    assert_eq!(candidates[0].action, action);
    let errors: Vec<f32> = candidates.iter().map(|candidate| candidate.error).collect();
    assert!(errors.iter().all(|error| *error > 0.0 && *error <= 0.5), "{errors:?}");
    let chances: f32 = bot.outlook()[..3].iter().sum();
    assert!((chances - 1.0).abs() < 1e-4, "{chances}");
}

#[test]
fn without_visits_the_policy_answers_and_softness_draws() {
    let (state, seat) = position(2);
    let mut legal = Vec::new();
    Ethnos::legal(&state, seat, &mut legal);
    let settings = PuctSettings { temperature: 1.0, ..PuctSettings::new(Budget::Iterations(0)) };
    let mut bot = Puct::<Ethnos>::new(Arc::new(Net::empty::<Ethnos>()), settings);
    let mut drawn: Vec<Action> =
        (0..200).map(|seed| bot.answer(&Glimpse::new(&state, seat), &mut Fast::new(seed))).collect();
    assert!(bot.explain().iter().all(|candidate| candidate.visits == 0));
    drawn.sort_unstable();
    drawn.dedup();
    assert_eq!(drawn, legal, "a policy that knows nothing gives every answer now and then");
    let mut hard = puct(0);
    let answers = (0..20).map(|seed| hard.answer(&Glimpse::new(&state, seat), &mut Fast::new(seed)));
    let mut answers: Vec<Action> = answers.collect();
    answers.dedup();
    assert_eq!(answers.len(), 1, "without softness it always gives the same");
}

#[test]
fn a_budget_of_both_ends_with_whichever_comes_first() {
    let (state, seat) = position(3);
    let visits = |budget| {
        let mut bot = named_with::<Ethnos>("expert-by-hand", budget).unwrap();
        bot.answer(&Glimpse::new(&state, seat), &mut Fast::new(1));
        bot.explain().iter().map(|candidate| candidate.visits).sum::<u32>()
    };
    assert_eq!(visits(Budget::Within(30, Duration::from_secs(600))), 30);
    let start = Instant::now();
    assert!(visits(Budget::Within(u32::MAX, Duration::from_millis(30))) < u32::MAX);
    assert!(start.elapsed() < Duration::from_secs(20));
}

#[test]
fn levels_play_with_the_weights_that_are_preferred() {
    let (state, seat) = position(4);
    prefer::<Ethnos>(Net::empty::<Ethnos>());
    for name in LEVELS {
        let mut bot = named::<Ethnos>(name, Budget::Iterations(1)).unwrap();
        let action = bot.answer(&Glimpse::new(&state, seat), &mut Fast::new(1));
        assert_eq!(Ethnos::check(&state, seat, action), Ok(()), "{name}");
    }
    let mut bot = named::<Ethnos>("net:17", Budget::Iterations(1)).unwrap();
    bot.answer(&Glimpse::new(&state, seat), &mut Fast::new(1));
    assert_eq!(bot.explain().iter().map(|candidate| candidate.visits).sum::<u32>(), 17);
    for wrong in ["net:", "net:0", "net:many", "master:-1", "genius:3"] {
        assert!(named::<Ethnos>(wrong, Budget::Iterations(1)).is_err(), "{wrong}");
    }
}

#[test]
fn weights_say_for_which_game_they_are() {
    let bytes = Net::empty::<Ethnos>().to_bytes::<Ethnos>();
    assert_eq!(game_of(&bytes), Ok("ethnos"));
    assert!(game_of(b"something else").is_err() && game_of(&[]).is_err());
    let mut damaged = bytes;
    let middle = damaged.len() / 2;
    damaged[middle] ^= 1;
    let refused = Net::read::<Ethnos>(&damaged).unwrap_err().to_string();
    assert!(refused.contains("damaged"), "{refused}");
}

#[test]
fn answers_that_cannot_be_told_apart_are_named_so() {
    let best = candidate(100, 0.6, 0.01);
    assert_eq!(equals(&[best.clone(), candidate(60, 0.595, 0.01), candidate(50, 0.5, 0.01)]), 1);
    assert_eq!(equals(&[best.clone(), candidate(60, 0.5, 0.01)]), 0, "it is worse");
    assert_eq!(equals(&[best.clone(), candidate(3, 0.59, 0.2)]), 0, "it was hardly looked at");
    assert_eq!(equals(&[best, candidate(60, 0.58, 0.02), candidate(60, 0.6, 0.01)]), 2);
    assert_eq!(equals::<u8>(&[]), 0);
}

/// To draw a card is to have one more in hand: the reasons say so, the same each time, and the other way round.
#[test]
fn reasons_tell_what_an_answer_brings() {
    let state = Ethnos::start(&"seats=2".parse().unwrap(), &mut Fast::new(5), &mut Silence);
    let Waiting::For(seats) = Ethnos::waiting(&state) else { panic!("the game is over") };
    let seat = seats.first().unwrap();
    let mut legal = Vec::new();
    Ethnos::legal(&state, seat, &mut legal);
    let lead = legal.iter().copied().find(|action| matches!(action, Action::Lead(_)));
    let lead = lead.unwrap();
    prefer::<Ethnos>(Net::empty::<Ethnos>());
    let glimpse = Glimpse::<Ethnos>::new(&state, seat);
    let why = reasons(&glimpse, Action::Draw, lead);
    assert_eq!(why, reasons(&glimpse, Action::Draw, lead));
    assert!(why.len() <= 2);
    assert!(reasons(&glimpse, lead, lead).is_empty(), "an answer brings no more than itself");
    let known: Vec<&str> = Ethnos::REASONS.as_flattened().to_vec();
    assert!(why.iter().all(|phrase| known.contains(&phrase.key)), "{why:?}");
}

/// A file whose hash fits can still hold nonsense, with which no chance could be compared.
#[test]
fn weights_that_are_no_numbers_are_refused() {
    let refused = |scale: f32| {
        let mut net = Net::empty::<Ethnos>();
        net.rows[0][0] = 1.0;
        let mut bytes = net.to_bytes::<Ethnos>();
        let body = bytes.len() - 32;
        let at = bytes[..body].windows(2).position(|two| two == b"\n\n").unwrap() + 2;
        bytes[at..at + 4].copy_from_slice(&scale.to_le_bytes());
        let hash = Sha256::digest(&bytes[..body]);
        bytes[body..].copy_from_slice(&hash);
        Net::read::<Ethnos>(&bytes).map_err(|error| error.to_string())
    };
    assert!(refused(1e-3).is_ok());
    for nonsense in [f32::NAN, f32::INFINITY, -1.0, 1e30] {
        assert!(refused(nonsense).unwrap_err().contains("no number"), "{nonsense}");
    }
}

/// What is found in a file is told in one short line, without what could confuse a terminal.
#[test]
fn a_refusal_is_one_plain_line() {
    let mut files = vec![b"hetman net 1\ngame ethnos".to_vec(), b"hetman net 1\ngame \x1b[31m\n".to_vec()];
    files.push([b"hetman net 1\ngame ethnos\nencoding 99\x1b[31m\n".to_vec(), vec![b'x'; 5000]].concat());
    for mut bytes in files {
        let hash = Sha256::digest(&bytes);
        bytes.extend(hash);
        let why = game_of(&bytes)
            .map(str::to_owned)
            .and_then(|_| Net::read::<Ethnos>(&bytes).map(|_| String::new()));
        let why = why.unwrap_err().to_string();
        assert!(why.len() < 500 && !why.contains(char::is_control), "{why:?}");
    }
}
