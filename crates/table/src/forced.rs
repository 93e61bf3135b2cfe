//! Answers that the table gives for a person who has no choice.
//!
//! A seat with one legal answer is not asked for it if the answer tells nothing, and if no observer learns from its
//! coming at once that there was no choice:
//!
//! 1. It reveals, draws and rolls nothing.
//! 2. It does not cost the seat the right to take back an answer of its own: it leads to no question for another seat, or
//!    the seat has no such answer.
//! 3. Nothing is hidden in the game ([`kernel::Game::OPEN`]), or no other observer notices the answer.

use kernel::{Footprint, Game, Luck, Observer, Observers, Seat, Trace, Waiting, footprint, reach};

use crate::{Entry, EntryKind, Millis, Table};

/// No more answers follow one by themselves. Only a game that asks for nothing for ever comes so far.
const MOST: usize = 50;

/// The answers that follow this one by themselves, if `may` allows it for their seat.
pub(crate) fn forced<G: Game>(
    (state, luck, given): (&G::State, &(impl Luck + Clone), &[Footprint]),
    seats: usize,
    (seat, action): (Seat, G::Action),
    may: &dyn Fn(Seat) -> bool,
) -> Vec<(Seat, G::Action)> {
    let (mut state, mut luck) = (state.clone(), luck.clone());
    let mut steps = vec![(seat, action)];
    let mut left: Vec<Footprint> = Vec::new();
    let mut legal = Vec::new();
    while let Some(&(seat, action)) = steps.last().filter(|_| steps.len() <= MOST) {
        let (footprint, _) = footprint::<G>(&mut state, seat, seats, |state, told| {
            G::apply(state, seat, action, &mut luck, told)
        });
        left.push(footprint);
        let Waiting::For(waiting) = G::waiting(&state) else { break };
        let next = waiting.iter().filter(|&seat| may(seat)).find_map(|seat| {
            G::legal(&state, seat, &mut legal);
            let &[only] = legal.as_slice() else { return None };
            let (next, _) = self::footprint::<G>(&mut state.clone(), seat, seats, |state, told| {
                G::apply(state, seat, only, &mut luck.clone(), told)
            });
            let unseen = G::OPEN || is_private(&next);
            let history = given.iter().chain(&left).copied();
            let keeps = next.asked.is_empty() || reach(history, seat) == 0;
            (next.trace == Trace::Nothing && unseen && keeps).then_some((seat, only))
        });
        let Some(next) = next else { break };
        steps.push(next);
    }
    steps.split_off(1)
}

/// Whether only the seat itself noticed.
fn is_private(footprint: &Footprint) -> bool {
    footprint.noticed == Observers::from_iter([Observer::Seat(footprint.seat)])
}

impl Table {
    /// The entries of answers that follow these entries by themselves.
    pub(crate) fn forced_after(&self, at: Millis, entries: &[Entry]) -> Vec<Entry> {
        let [Entry { what: EntryKind::Answered { seat, action }, .. }] = entries else { return Vec::new() };
        let Some(play) = &self.play else { return Vec::new() };
        let chairs = &self.state.chairs;
        let may = |seat: Seat| chairs[seat.index()].is_live() && !self.state.every_step.contains(seat);
        let answers = play.forced(*seat, action, &may).into_iter();
        answers.map(|(seat, action)| Entry::new(at, EntryKind::Answered { seat, action })).collect()
    }

    /// Counts the last answers of a seat that the table gave for it.
    pub(crate) fn count_forced(&mut self, seat: Seat, by: Option<&str>) {
        let live = self.state.chairs.get(seat.index()).is_some_and(crate::Chair::is_live);
        let count = &mut self.state.forced[seat.index()];
        *count = if live && by.is_none() { count.saturating_add(1) } else { 0 };
    }
}
