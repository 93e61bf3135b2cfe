use kernel::{Luck, Observer, Seat};

use crate::card::Card;
use crate::set::{Cards, NONE};
use crate::state::{State, flag, home};
use crate::view::{looker, somewhere, unseen};

/// Exchanges what the observer has not seen: cards of others that may be in hand or deck, what they got in secret,
/// their nation decks, and unseen fame.
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

/// Deals the cards of a seat that are in its hand or deck anew.
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
    let hidden_in_hand = side.hand.len() - side.known.len();
    let hidden_on_top = side.top.len() as u32 - side.top_public.count_ones();
    // Secret cards are in hand or were put back from there. All others are dealt at random.
    let mut near = Cards::NONE;
    let mut left = secrets;
    while near.len() < hidden_in_hand + hidden_on_top && !left.is_empty() {
        let card = left.draw(luck);
        near.add(card);
    }
    while near.len() < hidden_in_hand + hidden_on_top {
        near.add(rest.draw(luck));
    }
    rest.join(&left);
    for at in 0..side.top.len() {
        if side.top_public >> at & 1 == 0 {
            side.top.set(at, near.draw(luck));
        }
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
    let mut cards = side.nation_deck;
    side.bottom.iter().for_each(|card| cards.add(card));
    let looked = side.nation_top != NONE && !side.nation_public;
    if looked {
        cards.add(Card::of(side.nation_top));
        side.nation_top = cards.draw(luck).first();
    }
    for at in 0..side.bottom.len() {
        side.bottom.set(at, cards.draw(luck));
    }
    side.nation_deck = cards;
}
