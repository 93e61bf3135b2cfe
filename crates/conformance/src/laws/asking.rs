//! Laws about what is asked, what may be answered, and how it ends.

use kernel::{Fast, Game, RuleId, Seat, Seats, Silence, Standing, Waiting};

use super::{ensure, same};
use crate::chance::{Even, choose, fresh, one_of};

/// So many actions from other positions are tried on each seat that is waited for. The other seats get one each.
const ELSEWHERE: usize = 4;

/// See [`crate::Law::Answerable`]. The rules are sorted, or none if the game did not name them.
pub(crate) fn answerable<G: Game>(
    state: &G::State,
    seats: usize,
    rules: &[RuleId],
    legal: &mut Vec<G::Action>,
) -> Result<(), String> {
    let waiting = match G::waiting(state) {
        Waiting::Over(_) => Seats::NONE,
        Waiting::For(waiting) => {
            ensure(!waiting.is_empty(), || "the game waits for no seat and is not over".to_owned())?;
            waiting
        }
    };
    if let Some(seat) = waiting.iter().find(|seat| seat.index() >= seats) {
        return Err(format!("the game waits for seat {seat} at a table of {seats}"));
    }
    for seat in Seat::all(seats) {
        let question = G::question(state, seat);
        G::legal(state, seat, legal);
        if !waiting.contains(seat) {
            ensure(question.is_none(), || format!("seat {seat} is not waited for, but asked"))?;
            ensure(legal.is_empty(), || format!("seat {seat} is not waited for, but has legal actions"))?;
            continue;
        }
        let Some(question) = question else {
            return Err(format!("seat {seat} is waited for, but asked nothing"));
        };
        known(rules, question.rule).map_err(|wrong| format!("the question to seat {seat} {wrong}"))?;
        ensure(!legal.is_empty(), || format!("seat {seat} is asked, but has no legal action"))?;
    }
    Ok(())
}

/// So many answers are given from a reimagined state.
const ONWARD: usize = 8;

/// See [`crate::Law::Answerable`]. A reimagined state is a position, too: bots play on from it.
pub(crate) fn playable<G: Game>(
    mut state: G::State,
    luck: &mut Fast,
    legal: &mut Vec<G::Action>,
) -> Result<(), String> {
    for _ in 0..ONWARD {
        let Waiting::For(waiting) = G::waiting(&state) else { break };
        let Some((seat, action)) = choose::<G>(&state, waiting, luck, legal) else {
            return Err("played on from a reimagined state, a seat has no legal action".to_owned());
        };
        G::apply(&mut state, seat, action, luck, &mut Silence);
    }
    Ok(())
}

/// See [`crate::Law::LegalIsCheck`]. `elsewhere` are actions that were legal in some position.
pub(crate) fn legal_is_check<G: Game>(
    state: &G::State,
    seats: usize,
    rules: &[RuleId],
    elsewhere: &[G::Action],
    gaze: &mut Fast,
    legal: &mut Vec<G::Action>,
) -> Result<(), String> {
    for seat in Seat::all(seats) {
        G::legal(state, seat, legal);
        if let Some(pair) = legal.windows(2).find(|pair| pair[0] >= pair[1]) {
            return Err(format!("legal of seat {seat} lists '{}' before '{}'", pair[0], pair[1]));
        }
        for &action in &*legal {
            G::check(state, seat, action)
                .map_err(|illegal| format!("seat {seat}: '{action}' is legal, but {illegal}"))?;
        }
        for _ in 0..if legal.is_empty() { 1 } else { ELSEWHERE } {
            let Some(action) = one_of(elsewhere, gaze) else { break };
            match G::check(state, seat, action) {
                Ok(()) => ensure(legal.binary_search(&action).is_ok(), || {
                    format!("seat {seat}: check allows '{action}', which is not among the legal actions")
                })?,
                Err(illegal) => known(rules, illegal.rule)
                    .map_err(|wrong| format!("seat {seat}: the refusal of '{action}' {wrong}"))?,
            }
        }
    }
    Ok(())
}

fn known(rules: &[RuleId], rule: RuleId) -> Result<(), String> {
    ensure(rules.is_empty() || rules.binary_search(&rule).is_ok(), || {
        format!("names {rule}, which is no paragraph of the rules")
    })
}

/// See [`crate::Law::Order`]. Two of the seats that are asked at once give an answer each.
pub(crate) fn any_order<G: Game>(
    state: &G::State,
    waiting: Seats,
    luck: &mut Fast,
    legal: &mut Vec<G::Action>,
) -> Result<(), String> {
    let Some((one, first)) = choose::<G>(state, waiting, luck, legal) else { return Ok(()) };
    let others = waiting.iter().filter(|&seat| seat != one).collect();
    let Some((two, second)) = choose::<G>(state, others, luck, legal) else { return Ok(()) };
    let even = Even(fresh(luck) as u32);
    let after = |answers: [(Seat, G::Action); 2]| {
        let mut state = state.clone();
        for (seat, action) in answers {
            G::check(&state, seat, action)
                .map_err(|illegal| format!("seat {seat} can no longer answer '{action}': {illegal}"))?;
            G::apply(&mut state, seat, action, &mut even.clone(), &mut Silence);
        }
        Ok(state)
    };
    let both = || format!("seat {one} answers '{first}' and seat {two} '{second}', at the same time");
    let (forth, back) = (after([(one, first), (two, second)]), after([(two, second), (one, first)]));
    let tell = |wrong: String| format!("{}: {wrong}", both());
    let (forth, back) = (forth.map_err(tell)?, back.map_err(tell)?);
    same(&forth, &back, || format!("{}, and their order matters", both()))
}

/// See [`crate::Law::Standing`].
pub(crate) fn standing(standing: &Standing, seats: usize) -> Result<(), String> {
    ensure(standing.seats() == seats, || {
        format!("the standing of {} seats at a table of {seats}", standing.seats())
    })?;
    if seats == 1 {
        let rank = standing.rank(Seat::new(0));
        return ensure(rank == 1 || rank == 2, || format!("a lone seat has rank {rank}: it wins or loses"));
    }
    for seat in Seat::all(seats) {
        let rank = standing.rank(seat);
        let better = Seat::all(seats).filter(|&other| standing.rank(other) < rank).count();
        ensure(usize::from(rank) == better + 1, || {
            format!("seat {seat} has rank {rank}, but {better} seats have a better one")
        })?;
    }
    Ok(())
}
