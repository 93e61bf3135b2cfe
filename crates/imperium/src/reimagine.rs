use kernel::{Luck, Observer, Seat};

use crate::set::{Cards, NONE};
use crate::state::{Side, State, flag, home};
use crate::view::{looker, somewhere, unseen};

/// Exchanges what the observer has not seen: cards of others that may be in hand, deck or history, what they got in
/// secret, their nation decks, and unseen fame.
pub(crate) fn reimagine(state: &State, who: Observer, luck: &mut impl Luck) -> State {
    let mut other = *state;
    let mut pools = unseen(state, who);
    for seat in Seat::all(state.seats()).filter(|&seat| !who.is(seat)) {
        hands(&mut other, seat, &mut pools, luck);
        nation(&mut other, seat, luck);
    }
    for at in 0..state.fame_top.len() {
        let knowers = state.fame_knowers[at];
        let knows = Seat::all(state.seats()).any(|seat| who.is(seat) && knowers >> seat.index() & 1 == 1);
        if !knows {
            other.fame_top.set(at, pools[4].draw(luck));
        }
    }
    if !who.is(looker(state)) {
        for at in 0..state.looked.len() {
            other.looked.set(at, pools[4].draw(luck));
        }
    }
    other.pools = pools;
    other
}

/// Deals the cards of a seat anew of which others do not know where they are.
fn hands(state: &mut State, seat: Seat, pools: &mut [Cards; 5], luck: &mut impl Luck) {
    let side = state.side_mut(seat);
    let mut rest = somewhere(side);
    let mut homes = [0u8; 5];
    side.secret.iter().for_each(|card| homes[home(card)] += 1);
    let mut secrets = Cards::NONE;
    for (pool, &count) in pools.iter_mut().zip(&homes) {
        for _ in 0..count {
            secrets.add(pool.draw(luck));
        }
    }
    let in_hand = side.hand.len() - side.known.len();
    let on_top = side.top.len() as u32 - side.top_public.count_ones();
    let in_history = side.history.len() - side.history_known.len();
    let in_nation = if side.nation_mixed { side.nation_len() } else { 0 };
    // Secret cards are in hand or were put away from there. All others are dealt at random.
    let near_by = in_hand + on_top + in_history + in_nation;
    let mut near = Cards::NONE;
    let mut left = secrets;
    while near.len() < near_by && !left.is_empty() {
        let card = left.draw(luck);
        near.add(card);
    }
    while near.len() < near_by {
        near.add(rest.draw(luck));
    }
    rest.join(&left);
    for at in 0..side.top.len() {
        if side.top_public >> at & 1 == 0 {
            side.top.set(at, near.draw(luck));
        }
    }
    side.history = side.history_known;
    for _ in 0..in_history {
        side.history.add(near.draw(luck));
    }
    if side.nation_mixed {
        let mut nation = Cards::NONE;
        for _ in 0..in_nation {
            nation.add(near.draw(luck));
        }
        deal_nation(side, nation, luck);
    }
    let mut hand = side.known;
    hand.join(&near);
    (side.hand, side.deck, side.secret) = (hand, rest, secrets);
    for frame in state.frames.each_mut().filter(|frame| frame.who == seat && frame.flags & flag::HIDDEN != 0)
    {
        let mut drawn = near;
        frame.it = [NONE; 2].map(|none| if drawn.is_empty() { none } else { drawn.draw(luck).first() });
    }
}

/// Shuffles what others do not know of a nation deck.
fn nation(state: &mut State, seat: Seat, luck: &mut impl Luck) {
    let side = state.side_mut(seat);
    if !side.nation_mixed {
        let cards = side.whole_nation();
        deal_nation(side, cards, luck);
    }
}

/// Makes these cards the nation deck.
fn deal_nation(side: &mut Side, mut cards: Cards, luck: &mut impl Luck) {
    if side.nation_top != NONE {
        side.nation_top = cards.draw(luck).first();
    }
    for at in 0..side.bottom.len() {
        side.bottom.set(at, cards.draw(luck));
    }
    side.nation_deck = cards;
}
