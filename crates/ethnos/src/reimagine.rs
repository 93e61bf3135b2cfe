use kernel::{Luck, Observer, Seat};

use crate::cards::Cards;
use crate::state::{Draft, State, Step};

/// Replaces what the observer has not seen: the hidden part of other hands, and the deck. What another seat is
/// composing in private is taken back, since the observer cannot know of it.
pub(crate) fn reimagine(state: &State, who: Observer, luck: &mut impl Luck) -> State {
    let mut other = *state;
    if !who.is(state.turn) {
        take_back(&mut other);
    }
    let mut bag = other.deck.bag;
    let mut hidden = [0; 6];
    for seat in Seat::all(other.seats()).filter(|&seat| !who.is(seat)) {
        let unseen = other.hands[seat.index()].without(other.known[seat.index()]);
        hidden[seat.index()] = unseen.len();
        bag = bag.with(unseen);
    }
    for seat in Seat::all(other.seats()).filter(|&seat| !who.is(seat)) {
        let mut hand = other.known[seat.index()];
        for _ in 0..hidden[seat.index()] {
            hand.add(bag.draw(luck));
        }
        other.hands[seat.index()] = hand;
    }
    other.deck.bag = bag;
    other
}

/// Takes back what was laid aside or named in private.
fn take_back(state: &mut State) {
    let seat = state.turn;
    match state.step {
        Step::Band { again } => {
            state.hands[seat.index()] = state.whole_hand(seat);
            state.step = if again { Step::Again } else { Step::Turn };
            state.draft = Draft::default();
        }
        Step::Keep { .. } => {
            let hand = state.whole_hand(seat);
            state.hands[seat.index()] = hand;
            state.step = Step::Keep { left: state.draft.size.min(hand.len() as u8) };
            state.draft = Draft { cards: Cards::NONE, fits: !0, ..state.draft };
        }
        Step::Raid { .. } => state.step = Step::Raid { named: 0 },
        Step::Turn
        | Step::Again
        | Step::Marker
        | Step::Bonus { .. }
        | Step::Horde
        | Step::Token
        | Step::Conjure
        | Step::Over => {}
    }
}
