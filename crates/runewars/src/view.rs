use kernel::{Observer, Seat};
use serde::Serialize;

use crate::explore::forget_finds;
use crate::reimagine::{blur_rewards, seen};
use crate::state::{NONE, PUBLIC, State, Token};

/// Everything one observer may know: the position without what is hidden from it, and how much is hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    state: State,
    /// Tactics cards of each seat that may be played, and those that were drawn in this season.
    pub ripe: [u8; 4],
    #[expect(missing_docs, reason = "said above")]
    pub fresh: [u8; 4],
    /// Quests of each seat.
    pub quests: [u8; 4],
    /// Whether each seat has an objective.
    pub objectives: [bool; 4],
    /// Heroes that a seat has drawn to choose from.
    pub drawn_heroes: u8,
}

impl View {
    /// The position without what is hidden.
    pub(crate) fn position(&self) -> &State {
        &self.state
    }
}

/// Whether an observer has this bit.
pub(crate) fn knows(known: u8, who: Observer) -> bool {
    match who {
        Observer::Seat(seat) => known >> seat.index() & 1 == 1,
        Observer::Spectator => known == PUBLIC,
    }
}

pub(crate) fn view(state: &State, who: Observer) -> View {
    let count = |cards: &[u8; 25]| cards.iter().sum();
    let mut view = View {
        state: *state,
        ripe: [0, 1, 2, 3].map(|seat: usize| count(&state.sides[seat].ripe)),
        fresh: [0, 1, 2, 3].map(|seat: usize| count(&state.sides[seat].fresh)),
        quests: [0, 1, 2, 3].map(|seat: usize| state.sides[seat].quests.count_ones() as u8),
        objectives: [0, 1, 2, 3]
            .map(|seat: usize| state.sides[seat].objective != NONE && !state.sides[seat].out),
        drawn_heroes: state.drawn_heroes.count_ones() as u8,
    };
    hide(&mut view.state, who);
    view
}

/// Blots out everything an observer may not know.
pub(crate) fn hide(state: &mut State, who: Observer) {
    for seat in Seat::all(4).filter(|&seat| !who.is(seat)) {
        let side = state.side_mut(seat);
        (side.ripe, side.fresh) = ([0; 25], [0; 25]);
        side.quests = side.open_quests;
        (side.objective, side.sealed) = (NONE, NONE);
    }
    if !looker(state).is_some_and(|seat| who.is(seat)) {
        state.drawn_heroes = 0;
    }
    for ground in &mut state.areas {
        let rune = &mut ground.rune;
        if !knows(rune.known, who) && rune.kind != Token::None {
            rune.kind = Token::Hidden;
        }
        rune.known = seen(rune.known, who);
    }
    for prize in &mut state.rewards {
        prize.known = seen(prize.known, who);
    }
    blur_rewards(state);
    forget_finds(state, |known| knows(known, who));
}

/// Who looks at heroes drawn from the deck.
pub(crate) fn looker(state: &State) -> Option<Seat> {
    use crate::orders::Step;
    use crate::task::Task;
    match state.stack.top() {
        Some(Task::Order(Step::HeroKeep { seat })) => Some(seat),
        _ => None,
    }
}
