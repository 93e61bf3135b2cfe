//! What time alone brings about at a table.

use kernel::Seat;

use crate::clock;
use crate::{Entry, EntryKind, Level, Millis, Stage, StandInReason, Table};

impl Table {
    /// A bot that should answer now: its seat, its level, and the version it answers.
    #[must_use]
    pub fn bot(&self) -> Option<(Seat, Level, u64)> {
        if self.state.deserted.is_some() || self.state.undo_request.is_some() {
            return None;
        }
        self.waiting().iter().find_map(|seat| {
            let level = self.state.chairs[seat.index()].bot()?;
            Some((seat, level, self.state.asked[seat.index()]))
        })
    }

    /// When the table must be looked at next, even if nothing is done: see [`Table::tick`].
    #[must_use]
    pub fn due(&self) -> Option<Millis> {
        let state = &self.state;
        match state.stage {
            Stage::Over => None,
            Stage::Gathering => Some(state.at + clock::GATHERING),
            Stage::Playing if state.diverged.is_some() => Some(state.at + clock::GATHERING),
            Stage::Playing => {
                if let Some(since) = state.deserted {
                    return Some(since + state.pace.patience());
                }
                let undo_request = self.undo_request_ends();
                let bot = self.bot().map(|_| state.at + clock::BOT);
                let clocks = self.waiting().iter().filter(|seat| state.chairs[seat.index()].is_live());
                let clocks = clocks.filter_map(|seat| state.clocks[seat.index()].deadline());
                clocks.chain(undo_request).chain(bot).min()
            }
        }
    }

    /// What time alone brings about.
    #[must_use]
    pub fn tick(&self, now: Millis) -> Vec<Entry> {
        let (state, at) = (&self.state, now.max(self.state.at));
        let entry = |what: EntryKind| Entry::new(at, what);
        match state.stage {
            Stage::Over => Vec::new(),
            Stage::Gathering if at >= state.at + clock::GATHERING => vec![entry(EntryKind::Abandoned)],
            Stage::Playing if state.diverged.is_some() && at >= state.at + clock::GATHERING => {
                vec![entry(EntryKind::Abandoned)]
            }
            Stage::Gathering => Vec::new(),
            Stage::Playing => {
                if let Some(since) = state.deserted {
                    let over = at >= since + state.pace.patience();
                    return if over { vec![entry(EntryKind::Abandoned)] } else { Vec::new() };
                }
                let late = |seat: &Seat| {
                    let deadline = state.clocks[seat.index()].deadline();
                    state.chairs[seat.index()].is_live() && deadline.is_some_and(|deadline| at >= deadline)
                };
                let late = self.waiting().iter().filter(late);
                let mut entries: Vec<Entry> =
                    late.map(|seat| entry(EntryKind::TookOver { seat, why: StandInReason::Time })).collect();
                if self.undo_request_ends().is_some_and(|end| at >= end) {
                    entries.push(entry(EntryKind::Denied { seat: None }));
                }
                entries
            }
        }
    }

    /// When a request to take back ends without an answer. Bots do not wait for long.
    fn undo_request_ends(&self) -> Option<Millis> {
        let bots = self.waiting().iter().any(|seat| self.state.chairs[seat.index()].bot().is_some());
        let patience = self.state.pace.undo_request();
        let patience = if bots { patience.min(clock::BOTS_WAIT) } else { patience };
        self.state.undo_request.map(|request| request.at + patience)
    }

    /// No table could be reached from then until now: the entry that gives this table its time back, if it
    /// needs one. What was done here meanwhile shows that this one could.
    #[must_use]
    pub fn outage(&self, from: Millis, to: Millis) -> Option<Entry> {
        let state = &self.state;
        let from = from.max(state.at);
        let waits = state.clocks.iter().filter_map(|clock| clock.since);
        let request = state.undo_request.map(|request| request.at);
        let ran = waits.chain(state.deserted).chain(request).any(|since| since < to);
        let counts = state.stage == Stage::Playing && from < to && ran;
        counts.then_some(Entry::new(to, EntryKind::Outage { from }))
    }
}
