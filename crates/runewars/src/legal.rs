//! Questions, and the answers that are allowed.

use kernel::{Illegal, Phrase, Question, Seat, Seats};

use crate::action::Action;
use crate::rule;
use crate::state::State;
use crate::task::Task;

/// For whom the game waits.
pub(crate) fn waiting(state: &State) -> Seats {
    state.stack.top().map_or(Seats::NONE, |task| task.seats(state))
}

/// The task that waits for this seat.
fn task_of(state: &State, seat: Seat) -> Option<Task> {
    state.stack.top().filter(|task| task.seats(state).contains(seat))
}

pub(crate) fn question(state: &State, seat: Seat) -> Option<Question> {
    let task = task_of(state, seat)?;
    let (key, kind, rule) = task.ask(state).about();
    let asks = match task.about(state) {
        Some(about) => Phrase::new(key).with("about", about),
        None => Phrase::new(key),
    };
    Some(Question { kind, asks, rule })
}

pub(crate) fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
    into.clear();
    if let Some(task) = task_of(state, seat) {
        task.options(state, seat, &mut |action| into.push(action));
        into.sort_unstable();
        into.dedup();
    }
}

pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Some(task) = task_of(state, seat) else { return Err(Illegal { rule: rule::PLAYORDER }) };
    let mut found = false;
    task.options(state, seat, &mut |allowed| found |= allowed == action);
    if found { Ok(()) } else { Err(Illegal { rule: task.ask(state).about().2 }) }
}
