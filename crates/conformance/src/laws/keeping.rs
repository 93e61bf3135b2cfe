//! Laws about what stays the same: texts, counts, saved states, records.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use kernel::record::{Agreement, Proof, Reading, Record, standing};
use kernel::{Fast, Footprint, Game, Noted, Observer, Seat, Silence, Told, Waiting, reach};
use serde::Serialize;

use super::{ensure, name, same};

/// See [`crate::Law::Text`].
pub(crate) fn setup_text<G: Game>(setup: &G::Setup) -> Result<(), String> {
    let text = setup.to_string();
    one_clean_line(&text)?;
    match text.parse::<G::Setup>() {
        Ok(read) => same(setup, &read, || format!("the setup '{text}' reads as another setup")),
        Err(wrong) => Err(format!("the setup '{text}' cannot be read: {wrong}")),
    }
}

/// See [`crate::Law::Text`].
pub(crate) fn action_text<G: Game>(action: G::Action) -> Result<(), String> {
    let text = action.to_string();
    one_clean_line(&text)?;
    ensure(!text.contains('|'), || format!("'{text}' has a bar in it, which records use"))?;
    match text.parse::<G::Action>() {
        Ok(read) => same(&action, &read, || format!("the action '{text}' reads as another action")),
        Err(_) => Err(format!("the action '{text}' cannot be read")),
    }
}

fn one_clean_line(text: &str) -> Result<(), String> {
    let clean = !text.is_empty() && text.trim() == text && !text.chars().any(char::is_control);
    ensure(clean, || format!("{text:?} is not one line without spaces at its ends"))
}

/// See [`crate::Law::Conserved`].
pub(crate) fn conserved(start: &[(&'static str, i64)], now: &[(&'static str, i64)]) -> Result<(), String> {
    match start.iter().zip(now).find(|(then, now)| then != now) {
        Some(((what, then), (also, now))) => Err(format!("{then} {what} at the start, {now} {also} now")),
        None => ensure(start.len() == now.len(), || "not the same things are counted".to_owned()),
    }
}

/// See [`crate::Law::Conserved`].
pub(crate) fn conserved_imagined(
    start: &[(&'static str, i64)],
    imagined: &[(&'static str, i64)],
) -> Result<(), String> {
    conserved(start, imagined).map_err(|wrong| format!("in a reimagined state: {wrong}"))
}

pub(super) fn bytes(value: &impl Serialize) -> Result<Vec<u8>, String> {
    postcard::to_stdvec(value).map_err(|wrong| format!("it cannot be serialised: {wrong}"))
}

fn saved_and_loaded<G: Game>(state: &G::State) -> Result<G::State, String> {
    postcard::from_bytes(&bytes(state)?).map_err(|wrong| format!("the saved state cannot be loaded: {wrong}"))
}

/// See [`crate::Law::Save`].
pub(crate) fn save<G: Game>(state: &G::State, seats: usize) -> Result<(), String> {
    let loaded = saved_and_loaded::<G>(state)?;
    same(state, &loaded, || "the saved state loads as another state".to_owned())?;
    let hasher = BuildHasherDefault::<DefaultHasher>::new();
    ensure(hasher.hash_one(state) == hasher.hash_one(&loaded), || {
        "the loaded state is equal, but its hash is not".to_owned()
    })?;
    let (mut before, mut after) = (Vec::new(), Vec::new());
    for seat in Seat::all(seats) {
        G::legal(state, seat, &mut before);
        G::legal(&loaded, seat, &mut after);
        same(&before, &after, || format!("seat {seat} has other legal actions after loading"))?;
    }
    Ok(())
}

/// See [`crate::Law::Deterministic`].
pub(crate) fn deterministic_view<G: Game>(state: &G::State, who: Observer) -> Result<(), String> {
    let loaded = saved_and_loaded::<G>(state)?;
    let (first, second) = (G::view(state, who), G::view(&loaded, who));
    same_bytes(&first, &second).map_err(|wrong| format!("{}, looking twice: {wrong}", name(who)))
}

/// Equal, and equal to the byte: `Eq` may be written by hand and look away.
pub(super) fn same_bytes<T: PartialEq + std::fmt::Debug + Serialize>(one: &T, two: &T) -> Result<(), String> {
    same(one, two, || "the views differ".to_owned())?;
    ensure(bytes(one)? == bytes(two)?, || "the views are equal, but not their bytes".to_owned())
}

/// See [`crate::Law::Deterministic`].
pub(crate) fn deterministic_answer<G: Game>(
    state: &G::State,
    seat: Seat,
    action: G::Action,
    seed: u64,
) -> Result<(), String> {
    let (mut luck, mut rolls) = (Fast::new(seed), Vec::new());
    let mut unheard = state.clone();
    let trace = G::apply(&mut unheard, seat, action, &mut Noted::new(&mut luck, &mut rolls), &mut Silence);

    let (mut luck, mut rolls_again) = (Fast::new(seed), Vec::new());
    let mut heard = saved_and_loaded::<G>(state)?;
    let mut events: Vec<Told<G::Event>> = Vec::new();
    let trace_again =
        G::apply(&mut heard, seat, action, &mut Noted::new(&mut luck, &mut rolls_again), &mut events);

    let again =
        || format!("'{action}' of seat {seat}, done again with the same luck, saved, loaded, and heard");
    same(&rolls, &rolls_again, || format!("{}, rolls something else", again()))?;
    same(&trace, &trace_again, || format!("{}, leaves another trace", again()))?;
    same(&unheard, &heard, || format!("{}, leads to another state", again()))
}

/// See [`crate::Law::Replay`]. `kept` are the states from the start to the end; the luck of the game was
/// committed, and its secret is told.
pub(crate) fn replay<G: Game>(record: &Record<G>, kept: &[G::State]) -> Result<(), String> {
    let read = read_again(record, Proof::Proven)?;
    let mut events: Vec<Told<G::Event>> = Vec::new();
    let mut replay = read.replay(&mut events);
    for (answers, state) in kept.iter().enumerate() {
        same(state, replay.state(), || format!("after {answers} answers the replay is in another state"))?;
        replay.advance(&mut events);
    }
    ensure(replay.steps() + 1 == kept.len(), || "the record has other answers than the game".to_owned())
}

/// See [`crate::Law::Replay`]. Cuts the record at a random place and takes back what a seat may take back there. What
/// the others answered must still be allowed, in the same order and with the same luck, and if it was the seat that
/// answered last, the position is one that the game was in.
pub(crate) fn replay_cut<G: Game>(
    record: &mut Record<G>,
    kept: &[G::State],
    history: &[Footprint],
    answers: usize,
    seat: Seat,
) -> Result<(), String> {
    let history = &history[..answers];
    let mine = reach(history.iter().copied(), seat);
    record.steps.truncate(answers);
    (record.standing, record.secret) = (None, None);
    let over = matches!(G::waiting(&kept[answers]), Waiting::Over(_));
    if mine == 0 || over {
        return Ok(());
    }
    let taken_back = || format!("seat {seat}, after {answers} answers, takes back {mine}");
    let position =
        record.undo(seat, mine).ok_or_else(|| format!("{}: the others' no longer fit", taken_back()))?;
    let others = history.iter().filter(|answer| answer.seat != seat).count();
    let own = history.len() - others;
    let left = standing(&record.steps);
    let still = |fits: fn(Seat, Seat) -> bool| left.iter().filter(|(_, by)| fits(by.seat, seat)).count();
    ensure(still(|by, seat| by != seat) == others && still(|by, seat| by == seat) == own - mine, || {
        format!("{}: not its own answers are gone", taken_back())
    })?;
    if history[answers - mine..].iter().all(|answer| answer.seat == seat) {
        same(&kept[answers - mine], &position, || format!("{}: another position", taken_back()))?;
    }
    let read = read_again(record, Proof::Sealed)?;
    let mut replay = read.replay(&mut Silence);
    while replay.advance(&mut Silence).is_some() {}
    same(&position, replay.state(), || format!("{}: the replay is in another state", taken_back()))
}

fn read_again<G: Game>(record: &Record<G>, expected: Proof) -> Result<Record<G>, String> {
    let text = record.to_string();
    let Reading { record: read, proof, agreement } =
        Record::<G>::read(&text).map_err(|wrong| format!("the record is refused: {wrong}"))?;
    same(&Agreement::SameRules, &agreement, || "it was played under other rules".to_owned())?;
    same(&expected, &proof, || "the proof of the luck is not what it should be".to_owned())?;
    ensure(read.to_string() == text, || "the record, once read, is written otherwise".to_owned())?;
    Ok(read)
}
