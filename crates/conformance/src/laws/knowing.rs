//! Laws about who may know what.
//!
//! They compare a state with another one that an observer cannot tell from it: everything that reaches the
//! observer must be the same in both. Such pairs come from `reimagine`, from giving the same answer with two
//! different lucks, and from two different answers of another seat.

use kernel::{Fast, Game, Luck, Noted, Observer, Roll, Seat, Told, Trace};
use serde::Serialize;

use super::keeping::{bytes, same_bytes};
use super::{difference, ensure, name, same};

/// See [`crate::Law::NoLeak`]. `other` is a state that the observer must not be able to tell from this one.
pub(crate) fn no_leak<G: Game>(state: &G::State, other: &G::State, who: Observer) -> Result<(), String> {
    let leak =
        |wrong: String| format!("{} can tell a reimagined state from the real one: {wrong}", name(who));
    same_bytes(&G::view(state, who), &G::view(other, who)).map_err(leak)?;
    same(&G::waiting(state), &G::waiting(other), || leak("the game waits for others".to_owned()))?;
    let Observer::Seat(seat) = who else { return Ok(()) };
    same(&G::question(state, seat), &G::question(other, seat), || leak("the questions differ".to_owned()))?;
    let (mut real, mut imagined) = (Vec::new(), Vec::new());
    G::legal(state, seat, &mut real);
    G::legal(other, seat, &mut imagined);
    same(&real, &imagined, || leak("the legal actions differ".to_owned()))
}

/// See [`crate::Law::Forgets`]. The observer cannot tell these two states apart.
pub(crate) fn forgets<G: Game>(
    state: &G::State,
    other: &G::State,
    who: Observer,
    seed: u64,
) -> Result<(), String> {
    let imagine = |state: &G::State| G::reimagine(state, who, &mut Fast::new(seed));
    same(&imagine(state), &imagine(other), || {
        format!(
            "two states that {} cannot tell apart are reimagined differently with the same luck",
            name(who)
        )
    })
}

/// What came of an answer, and what one observer noticed of it.
pub(crate) struct Outcome<G: Game> {
    pub state: G::State,
    pub view: G::View,
    pub heard: Vec<G::Event>,
    trace: Trace,
    rolled: bool,
}

impl<G: Game> Outcome<G> {
    /// Gives a legal answer with the luck of this seed.
    pub fn new(state: &G::State, who: Observer, seat: Seat, action: G::Action, seed: u64) -> Outcome<G> {
        let (mut state, mut events, mut rolls) = (state.clone(), Vec::new(), Vec::new());
        let mut luck = Fast::new(seed);
        let trace = G::apply(&mut state, seat, action, &mut Noted::new(&mut luck, &mut rolls), &mut events);
        let view = G::view(&state, who);
        Outcome { state, view, heard: heard_by::<G>(who, events), trace, rolled: !rolls.is_empty() }
    }

    /// Starts the game.
    pub fn of_start(setup: &G::Setup, who: Observer, mut luck: impl Luck) -> Outcome<G> {
        let mut events = Vec::new();
        let state = G::start(setup, &mut luck, &mut events);
        let view = G::view(&state, who);
        Outcome { state, view, heard: heard_by::<G>(who, events), trace: Trace::Random, rolled: true }
    }
}

fn heard_by<G: Game>(who: Observer, events: Vec<Told<G::Event>>) -> Vec<G::Event> {
    events.into_iter().filter(|told| told.audience.includes(who)).map(|told| told.event).collect()
}

/// See [`crate::Law::NoLeak`]. Both outcomes are of the same answer, given in states that the observer could
/// not tell apart, with any luck. If it sees the same now, then events must not have told it in which state
/// it is.
///
/// Three things may well be told, though the view does not keep them: what was hidden and is now shown, if the
/// trace says so; what leaves no mark in the state, such as hands that are shuffled into the deck; and once
/// luck was rolled, the same things in another order, such as a card drawn in secret and a dragon that all
/// may see. A game that shows something and rolls in one answer keeps in the view what it has shown.
pub(crate) fn tells_no_more<G: Game>(
    one: &Outcome<G>,
    two: &Outcome<G>,
    who: Observer,
) -> Result<(), String> {
    let told_apart = one.view == two.view && one.state != two.state && one.heard != two.heard;
    let shown = one.trace == Trace::Revealed || two.trace == Trace::Revealed;
    if !told_apart || shown {
        return Ok(());
    }
    if (one.rolled || two.rolled) && unordered(&one.heard)? == unordered(&two.heard)? {
        return Ok(());
    }
    same(&one.heard, &two.heard, || format!("{} is told more than its view says", name(who)))
}

/// See [`crate::Law::NoLeak`]. The outcomes are of two different answers of another seat. What the observer sees
/// without having been told is either hidden from it, and `reimagine` treats it so, or [`tells_all`] is broken.
pub(crate) fn shows_no_more<G: Game>(
    one: &Outcome<G>,
    two: &Outcome<G>,
    who: Observer,
    seed: u64,
) -> Result<(), String> {
    if one.view == two.view || one.heard != two.heard {
        return Ok(());
    }
    let imagine = |outcome: &Outcome<G>| G::reimagine(&outcome.state, who, &mut Fast::new(seed));
    ensure(imagine(one) != imagine(two), || {
        format!(
            "the view of {} shows what is hidden from it\n{}",
            name(who),
            difference(&one.view, &two.view)
        )
    })
}

/// Everything that was told, in no order: not that of events, nor that within an event, such as of the cards of
/// a pool.
fn unordered(told: &impl Serialize) -> Result<Vec<u8>, String> {
    let mut bytes = bytes(told)?;
    bytes.sort_unstable();
    Ok(bytes)
}

/// See [`crate::Law::Told`]. The outcomes are as in [`tells_no_more`].
pub(crate) fn tells_all<G: Game>(one: &Outcome<G>, two: &Outcome<G>, who: Observer) -> Result<(), String> {
    if one.heard != two.heard {
        return Ok(());
    }
    same(&one.view, &two.view, || format!("{} is told the same, but sees something else", name(who)))
}

/// See [`crate::Law::Told`]. A table sends nothing to an observer that is told nothing, so nothing may have changed for it.
pub(crate) fn silence_changes_nothing<G: Game>(
    before: &G::State,
    after: &Outcome<G>,
    who: Observer,
) -> Result<(), String> {
    if !after.heard.is_empty() {
        return Ok(());
    }
    same(&G::view(before, who), &after.view, || {
        format!("{} is told nothing, but sees something else than before", name(who))
    })
}

/// See [`crate::Law::Trace`].
pub(crate) fn trace(trace: Trace, rolls: &[Roll]) -> Result<(), String> {
    ensure(rolls.is_empty() || trace == Trace::Random, || {
        format!("luck was rolled {} times, but the trace is {trace:?}", rolls.len())
    })
}

/// See [`crate::Law::Trace`]. The second outcome is of the same answer of the observer itself, given in a state
/// that it could not tell from the real one. If the real answer left no trace, the observer must notice the
/// same of both.
pub(crate) fn trace_of_own<G: Game>(
    real: &Outcome<G>,
    other: &Outcome<G>,
    who: Observer,
) -> Result<(), String> {
    if real.trace != Trace::Nothing {
        return Ok(());
    }
    let learned = || format!("the trace is Nothing, but {} has learned something hidden", name(who));
    same(&real.heard, &other.heard, learned)?;
    same(&real.view, &other.view, learned)
}

/// The last answers of one seat that left no trace: what it may take back without asking the others.
pub(crate) struct Run<G: Game> {
    pub from: G::State,
    pub seat: Seat,
    pub answers: Vec<G::Action>,
}

/// See [`crate::Law::Trace`]. The observer is not the seat of the run. In every state that it could not tell from
/// the one where the run began, the seat must be able to answer in such a way that the observer notices the
/// same; or else it has learned that this state is not the real one, and the seat may take that back.
///
/// Not the same answers: a seat that keeps a hidden card and discards the others would have kept another.
pub(crate) fn trace_of_run<G: Game>(run: &Run<G>, who: Observer, gaze: &mut Fast) -> Result<(), String> {
    let (mut state, mut events) = (run.from.clone(), Vec::new());
    for &action in &run.answers {
        G::apply(&mut state, run.seat, action, gaze, &mut events);
    }
    let (heard, view) = (heard_by::<G>(who, events), G::view(&state, who));
    let imagined = G::reimagine(&run.from, who, gaze);
    let mut search = Search { run, who, heard: &heard, view: &view, gaze, tries: 0 };
    ensure(search.succeeds(&imagined, &[], 0), || {
        let answers: Vec<String> = run.answers.iter().map(ToString::to_string).collect();
        format!(
            "seat {} may take back '{}', but by it {} has learned something hidden",
            run.seat,
            answers.join(", "),
            name(who)
        )
    })
}

/// Looks for answers after which the observer has heard and sees this.
struct Search<'a, G: Game> {
    run: &'a Run<G>,
    who: Observer,
    heard: &'a [G::Event],
    view: &'a G::View,
    gaze: &'a mut Fast,
    tries: usize,
}

impl<G: Game> Search<'_, G> {
    /// After so many tries the search gives up, and gives the game the benefit of the doubt.
    const MOST_TRIES: usize = 500;

    /// `heard` is what the observer has heard on the way to this state, `answers` how many were given.
    fn succeeds(&mut self, state: &G::State, heard: &[G::Event], answers: usize) -> bool {
        if heard == self.heard && G::view(state, self.who) == *self.view {
            return true;
        }
        if answers > self.run.answers.len() {
            return false;
        }
        let mut legal = Vec::new();
        G::legal(state, self.run.seat, &mut legal);
        // The real answer first: mostly it will do.
        legal.sort_by_key(|action| self.run.answers.get(answers) != Some(action));
        legal.into_iter().any(|action| {
            self.tries += 1;
            if self.tries > Self::MOST_TRIES {
                return true;
            }
            let (mut next, mut events) = (state.clone(), Vec::new());
            G::apply(&mut next, self.run.seat, action, self.gaze, &mut events);
            let heard = [heard, &heard_by::<G>(self.who, events)].concat();
            self.heard.starts_with(&heard) && self.succeeds(&next, &heard, answers + 1)
        })
    }
}
