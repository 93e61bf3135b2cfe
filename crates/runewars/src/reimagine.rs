//! Random positions that an observer cannot tell from the true one.

use arrayvec::ArrayVec;
use kernel::{Luck, Observer, Seat};

use crate::cards::nth_bit;
use crate::content::content;
use crate::explore::forget_finds;
use crate::march::March;
use crate::name::{Hero, Objective, Order, Tactic};
use crate::plays::Play;
use crate::runes::Carve;
use crate::season::Weather;
use crate::state::{NONE, Over, PUBLIC, Place, Spot, State, Token};
use crate::task::Task;
use crate::view::{knows, looker};
use crate::year::Year;

/// So many deals of rune tokens are tried until one fits what all seats know.
const TRIES: usize = 256;

pub(crate) fn reimagine(state: &State, who: Observer, luck: &mut impl Luck) -> State {
    let mut other = *state;
    tactics(&mut other, who, luck);
    quests(&mut other, who, luck);
    objectives(&mut other, who, luck);
    rewards(&mut other, who, luck);
    heroes(&mut other, who, luck);
    sealed(&mut other, who, luck);
    runes(&mut other, who, luck);
    forget_finds(&mut other, |known| knows(known, who));
    other
}

fn others(state: &State, who: Observer) -> ArrayVec<Seat, 4> {
    Seat::all(state.seats()).filter(|&seat| !who.is(seat)).collect()
}

/// Deals the hands of others anew, as many cards as before.
fn tactics(state: &mut State, who: Observer, luck: &mut impl Luck) {
    let seats = others(state, who);
    let mut counts = ArrayVec::<[u8; 2], 4>::new();
    for &seat in &seats {
        let side = state.side_mut(seat);
        counts.push([side.ripe, side.fresh].map(|cards| cards.iter().sum()));
        (side.ripe, side.fresh) = ([0; 25], [0; 25]);
    }
    for (seat, [ripe, fresh]) in seats.into_iter().zip(counts) {
        for drawn in 0..ripe + fresh {
            let deck: u32 = Tactic::ALL.iter().map(|&tactic| u32::from(state.tactics_deck(tactic))).sum();
            let mut at = luck.pick(deck);
            for &tactic in Tactic::ALL {
                let copies = u32::from(state.tactics_deck(tactic));
                if at < copies {
                    let side = state.side_mut(seat);
                    let hand = if drawn < ripe { &mut side.ripe } else { &mut side.fresh };
                    hand[tactic as usize] += 1;
                    break;
                }
                at -= copies;
            }
        }
    }
}

fn quests(state: &mut State, who: Observer, luck: &mut impl Luck) {
    let seats = others(state, who);
    let mut counts = ArrayVec::<u32, 4>::new();
    for &seat in &seats {
        let side = state.side_mut(seat);
        counts.push((side.quests & !side.open_quests).count_ones());
        side.quests = side.open_quests;
    }
    for (seat, count) in seats.into_iter().zip(counts) {
        for _ in 0..count {
            let deck = state.quest_deck();
            state.side_mut(seat).quests |= 1 << nth_bit(deck, luck.pick(deck.count_ones()));
        }
    }
}

fn objectives(state: &mut State, who: Observer, luck: &mut impl Luck) {
    let mut seats = others(state, who);
    seats.retain(|seat| state.side(*seat).objective != NONE);
    for &seat in &seats {
        state.side_mut(seat).objective = NONE;
    }
    for seat in seats {
        let deck = u32::from(state.objective_deck(seat));
        state.side_mut(seat).objective = nth_bit(deck, luck.pick(deck.count_ones()));
        debug_assert!(usize::from(state.side(seat).objective) < Objective::ALL.len());
    }
}

/// Puts the rewards that are not known into the order of their places, so that which is where does not show.
pub(crate) fn blur_rewards(state: &mut State) {
    let hidden = |state: &State, at: usize| {
        let prize = &state.rewards[at];
        prize.known == 0 && prize.at != Spot::Nowhere
    };
    let place = |at: usize| (state.rewards[at].at, state.rewards[at].spent);
    let mut places: ArrayVec<(Spot, u8), 32> = (0..32).filter(|&at| hidden(state, at)).map(place).collect();
    places.sort_unstable();
    let mut places = places.into_iter();
    for at in 0..32 {
        if hidden(state, at)
            && let Some(place) = places.next()
        {
            (state.rewards[at].at, state.rewards[at].spent) = place;
        }
    }
}

/// Which of the unknown rewards lies where is dealt anew.
fn rewards(state: &mut State, who: Observer, luck: &mut impl Luck) {
    for at in 0..32 {
        let known = state.rewards[at].known;
        state.rewards[at].known = seen(known, who);
    }
    blur_rewards(state);
    let hidden: ArrayVec<usize, 32> =
        (0..content().reward_kinds.len()).filter(|&at| state.rewards[at].known == 0).collect();
    for last in (1..hidden.len()).rev() {
        let at = luck.pick(last as u32 + 1) as usize;
        let (one, two) = (hidden[at], hidden[last]);
        let [first, second] = [one, two].map(|at| (state.rewards[at].at, state.rewards[at].spent));
        (state.rewards[one].at, state.rewards[one].spent) = second;
        (state.rewards[two].at, state.rewards[two].spent) = first;
    }
    for at in 0..32 {
        if let (Spot::Held(hero), true) = (state.rewards[at].at, state.rewards[at].known != PUBLIC)
            && let Some(owner) = state.owner(hero)
        {
            state.rewards[at].known |= 1 << owner.index();
        }
    }
}

/// What an observer may see of who knows something: all, itself, or no seat it can be sure of.
pub(crate) fn seen(known: u8, who: Observer) -> u8 {
    match who {
        _ if known == PUBLIC => PUBLIC,
        Observer::Seat(seat) => known & 1 << seat.index(),
        Observer::Spectator => 0,
    }
}

/// Heroes that another seat looks at.
fn heroes(state: &mut State, who: Observer, luck: &mut impl Luck) {
    if looker(state).is_none_or(|seat| who.is(seat)) {
        return;
    }
    let count = state.drawn_heroes.count_ones();
    state.drawn_heroes = 0;
    for _ in 0..count {
        let left = |hero: &Hero| {
            state.figure(*hero).at == Place::Deck && state.drawn_heroes >> *hero as u16 & 1 == 0
        };
        let deck = Hero::ALL.iter().copied().filter(left).fold(0u32, |deck, hero| deck | 1 << hero as u32);
        state.drawn_heroes |= 1 << nth_bit(deck, luck.pick(deck.count_ones()));
    }
}

/// Sealed orders and bids of others.
fn sealed(state: &mut State, who: Observer, luck: &mut impl Luck) {
    for seat in others(state, who) {
        if state.side(seat).sealed == NONE {
            continue;
        }
        state.side_mut(seat).sealed = match state.stack.top() {
            Some(Task::Year(Year::Orders)) => {
                let hand = u32::from(!state.side(seat).used);
                debug_assert!(hand.count_ones() as usize <= Order::ALL.len());
                nth_bit(hand, luck.pick(hand.count_ones()))
            }
            Some(Task::Weather(Weather::Bid)) => luck.pick(u32::from(state.side(seat).influence) + 1) as u8,
            _ => NONE,
        };
    }
}

/// Whether a seat that is known to have a false rune has one: it is asked for one that it may discard.
fn can_lay(state: &State) -> bool {
    match state.stack.top() {
        Some(task @ (Task::Carve(Carve::Lay { seat }) | Task::Play(Play::Trail { seat }))) => {
            let mut any = false;
            task.options(state, seat, &mut |_| any = true);
            any
        }
        _ => true,
    }
}

/// Tokens that the observer has not seen: each group keeps its number of dragon runes, no seat has won, and what is asked
/// can be answered.
fn runes(state: &mut State, who: Observer, luck: &mut impl Luck) {
    // Dragon runes and tokens that are unknown, by group.
    let mut dragons = [0u32; 64];
    let mut tokens = [0u32; 64];
    for ground in &state.areas {
        let group = usize::from(ground.rune.group);
        if ground.rune.kind != Token::None && !knows(ground.rune.known, who) {
            tokens[group] += 1;
            dragons[group] += u32::from(ground.rune.kind == Token::Dragon);
        }
    }
    let wins = !state.variant.revised;
    let watched = wins && state.over == Over::No && state.card != NONE && !state.battle.on;
    // While its figures move, a seat is not asked yet whether it has won.
    let mover = match state.stack.top() {
        Some(Task::March(March::Source { seat, .. } | March::Moves { seat, .. })) => Some(seat),
        _ => None,
    };
    for _ in 0..TRIES {
        let (mut dragons, mut tokens) = (dragons, tokens);
        for ground in &mut state.areas {
            let group = usize::from(ground.rune.group);
            if ground.rune.kind == Token::None || knows(ground.rune.known, who) {
                continue;
            }
            let dragon = luck.pick(tokens[group]) < dragons[group];
            tokens[group] -= 1;
            dragons[group] -= u32::from(dragon);
            ground.rune.kind = if dragon { Token::Dragon } else { Token::False };
        }
        let mut others = Seat::all(state.seats()).filter(|&seat| mover != Some(seat));
        let won = watched && others.any(|seat| state.dragons(seat) >= state.goal());
        if can_lay(state) && !won {
            break;
        }
    }
    for area in state.board().iter() {
        let rune = state.ground(area).rune;
        if rune.kind != Token::None && rune.known != PUBLIC {
            let known = seen(rune.known, who) | state.lookers(area);
            state.ground_mut(area).rune.known = known;
        }
    }
}
