//! What is asked, and what may be answered.

use kernel::{Arg, Illegal, Phrase, Question, QuestionKind as Ask, RuleId, Seat};

use crate::action::Action;
use crate::card::{Card, Kingdom, MarkerPlace, TribeRules};
use crate::cards::{CardKind, Cards, SKELETON};
use crate::content::{HAND_LIMIT, HORDE, TROLL_TOKENS};
use crate::rule;
use crate::state::{State, Step, kingdom};

pub(crate) fn question(state: &State, seat: Seat) -> Option<Question> {
    if state.turn != seat {
        return None;
    }
    // The cards that are neither in the band nor kept: where they go is told before it is decided.
    let rest = state.hands[seat.index()].len() as i64;
    let (kind, asks, rule) = match state.step {
        Step::Over => return None,
        Step::Turn if state.hands[seat.index()].len() == HAND_LIMIT.value => {
            (Ask::Pick, Phrase::new("ask-turn-full"), rule::RECRUIT_LIMIT)
        }
        Step::Turn => (Ask::Pick, Phrase::new("ask-turn"), rule::TURN_CHOICE),
        Step::Again => (Ask::Pick, Phrase::new("ask-again").number("rest", rest), rule::TRIBE_CENTAUR),
        Step::Band { .. } => {
            let leader = state.layout.card(state.draft.leader);
            let asks = Phrase::new("ask-band")
                .with("leader", crate::words::card(leader))
                .with("tribe", Arg::Name(leader.tribe().name()))
                .number("size", state.draft.cards.len() as i64)
                .number("rest", rest);
            (Ask::Pick, asks, rule::BAND_CARDS)
        }
        Step::Marker => (Ask::Place, Phrase::new("ask-marker"), placing(state)),
        Step::Bonus { left } => {
            let asks = Phrase::new("ask-bonus").number("left", left);
            (Ask::Place, asks, rule::TRIBE_MERFOLK)
        }
        Step::Horde => {
            let asks = Phrase::new("ask-horde")
                .with("kingdom", crate::words::kingdom(kingdom(state.draft.leader)))
                .number("left", state.supply[seat.index()]);
            (Ask::Confirm, asks, rule::TRIBE_ORC)
        }
        Step::Token => (Ask::Pick, Phrase::new("ask-token"), rule::TRIBE_TROLL),
        Step::Keep { left } => {
            let kept = state.draft.cards.len() as i64;
            let asks = Phrase::new("ask-keep").number("left", left).number("kept", kept).number("rest", rest);
            (Ask::Pick, asks, rule::TRIBE_ELF)
        }
        Step::Conjure => {
            let asks = Phrase::new("ask-conjure").number("count", state.draft.size);
            (Ask::Confirm, asks, rule::TRIBE_WIZARD)
        }
        Step::Raid { .. } => {
            let markers = state.hordes[seat.index()].count_ones();
            if state.variant.raid_some {
                (Ask::Pick, Phrase::new("ask-plunder").number("markers", markers), rule::OPTION_RAID)
            } else {
                let asks = Phrase::new("ask-raid").number("markers", markers);
                (Ask::Confirm, asks.number("gain", HORDE.value[markers as usize]), rule::END_RAID)
            }
        }
    };
    Some(Question { kind, asks, rule })
}

/// What the rules say about the tribe that leads the band in the draft.
pub(crate) fn leading(state: &State) -> &'static TribeRules {
    state.layout.tribe(state.draft.leader).rules()
}

/// The paragraph about where markers may go.
fn placing(state: &State) -> RuleId {
    let leader = leading(state);
    if leader.marker == MarkerPlace::AnyKingdom {
        leader.rule
    } else if state.variant.marker_may {
        rule::OPTION_MARKER
    } else {
        rule::BAND_MARKER
    }
}

pub(crate) fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
    into.clear();
    if state.turn != seat {
        return;
    }
    let hand = state.hands[seat.index()];
    match state.step {
        Step::Over => {}
        Step::Turn => {
            if hand.len() < HAND_LIMIT.value {
                cards(state, state.pool.kinds(), into, Action::Take);
                into.push(Action::Draw);
            }
            cards(state, hand.leaders(), into, Action::Lead);
            if ten_skeletons(hand) {
                into.push(if state.variant.skeletons_scatter { Action::Scatter } else { Action::Triumph });
            }
        }
        Step::Again => {
            cards(state, hand.leaders(), into, Action::Lead);
            into.push(Action::Decline);
        }
        Step::Band { .. } => {
            cards(state, hand.kinds() & state.draft.fits, into, Action::Add);
            into.push(Action::Done);
        }
        Step::Marker => {
            kingdoms(open(state, seat), into, Action::Place);
            if state.variant.marker_may {
                into.push(Action::Decline);
            }
        }
        Step::Bonus { .. } => {
            kingdoms(ALL_KINGDOMS, into, Action::Place);
            into.push(Action::Decline);
        }
        Step::Horde => into.extend([Action::Place(kingdom(state.draft.leader)), Action::Decline]),
        Step::Token => {
            let free = free_tokens(state, state.draft.size);
            into.extend((1..=TROLL_TOKENS.value).filter(|value| free >> value & 1 == 1).map(Action::Token));
            into.push(Action::Decline);
        }
        Step::Keep { left } => {
            if left > 0 {
                cards(state, hand.kinds() & state.draft.fits, into, Action::Keep);
            }
            into.push(Action::Done);
        }
        Step::Conjure => into.extend([Action::Draw, Action::Decline]),
        Step::Raid { named } if state.variant.raid_some => {
            into.push(Action::Done);
            kingdoms(state.hordes[seat.index()] & after(named), into, Action::Plunder);
        }
        Step::Raid { .. } => into.extend([Action::Raid, Action::Decline]),
    }
}

/// Appends an action for each kind of a set of bits.
#[inline]
fn cards(state: &State, mut bits: u64, into: &mut Vec<Action>, action: fn(Card) -> Action) {
    into.reserve(bits.count_ones() as usize);
    while bits != 0 {
        into.push(action(state.layout.card(bits.trailing_zeros() as CardKind)));
        bits &= bits - 1;
    }
}

/// Appends an action for each kingdom of a set of bits.
fn kingdoms(bits: u8, into: &mut Vec<Action>, action: fn(Kingdom) -> Action) {
    into.extend(Kingdom::ALL.into_iter().filter(|&kingdom| bits >> kingdom as u8 & 1 == 1).map(action));
}

const ALL_KINGDOMS: u8 = 0x3f;

/// Kingdoms that come after all of these, a bit each: markers of a horde are named in ascending order.
const fn after(named: u8) -> u8 {
    ALL_KINGDOMS & !0 << (u8::BITS - named.leading_zeros())
}

fn ten_skeletons(hand: Cards) -> bool {
    hand.skeletons() as usize == HAND_LIMIT.value
}

/// With so many markers left or fewer, a seat is asked whether one goes to the Orc horde board, because it may be
/// missing later. With more it goes there by itself.
pub(crate) const SHORT_SUPPLY: u8 = 6;

/// Kingdoms where the band in the draft may place its marker, a bit each.
pub(crate) fn open(state: &State, seat: Seat) -> u8 {
    if state.supply[seat.index()] == 0 { 0 } else { in_reach(state, seat) }
}

/// Kingdoms for which the band in the draft is large enough, a bit each.
pub(crate) fn in_reach(state: &State, seat: Seat) -> u8 {
    let leader = leading(state);
    let reach = state.draft.size + leader.marker_bonus;
    let fits = |kingdom: Kingdom| u8::from(state.crowd(kingdom, seat) < reach) << kingdom as u8;
    match leader.marker {
        MarkerPlace::Nowhere => 0,
        MarkerPlace::LeaderKingdom => fits(kingdom(state.draft.leader)),
        MarkerPlace::AnyKingdom => Kingdom::ALL.into_iter().fold(0, |bits, kingdom| bits | fits(kingdom)),
    }
}

/// Troll tokens that no seat has, up to a value: bit `v` for value `v`.
pub(crate) fn free_tokens(state: &State, most: u8) -> u8 {
    let taken = state.trolls.iter().fold(0, |taken, tokens| taken | tokens);
    let up_to = (2u16 << most.min(TROLL_TOKENS.value)) - 2;
    up_to as u8 & !taken
}

pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let hand = state.hands[seat.index()];
    let held = |card: Card| state.layout.kind(card).filter(|&kind| hand.contains(kind));
    let draft = &state.draft;
    if state.step != Step::Over && state.turn != seat {
        return Err(Illegal { rule: rule::TURN_CHOICE });
    }
    let (allowed, rule) = match (state.step, action) {
        (Step::Turn, Action::Take(_) | Action::Draw) if hand.len() >= HAND_LIMIT.value => {
            (false, rule::RECRUIT_LIMIT)
        }
        (Step::Turn, Action::Take(card)) => {
            (state.layout.kind(card).is_some_and(|kind| state.pool.contains(kind)), rule::RECRUIT_POOL)
        }
        (Step::Turn, Action::Draw) => (true, rule::RECRUIT_DECK),
        (Step::Turn | Step::Again, Action::Lead(Card::SKELETON)) => (false, rule::TRIBE_SKELETON),
        (Step::Turn | Step::Again, Action::Lead(card)) => (held(card).is_some(), rule::BAND_LEADER),
        (Step::Turn, Action::Triumph) => {
            (ten_skeletons(hand) && !state.variant.skeletons_scatter, rule::TRIBE_SKELETON)
        }
        (Step::Turn, Action::Scatter) => {
            (ten_skeletons(hand) && state.variant.skeletons_scatter, rule::OPTION_SKELETONS)
        }
        (Step::Turn, _) => (false, rule::TURN_CHOICE),

        (Step::Again, action) => (action == Action::Decline, rule::TRIBE_CENTAUR),

        (Step::Band { .. }, Action::Add(card)) => {
            (held(card).is_some_and(|kind| draft.fits >> kind & 1 == 1), rule::BAND_CARDS)
        }
        (Step::Band { .. }, action) => (action == Action::Done, rule::BAND_CARDS),

        (Step::Marker, Action::Place(kingdom)) => {
            let rule = if state.duel() { rule::BAND_DUEL } else { rule::BAND_MARKER };
            let bound = leading(state).marker == MarkerPlace::LeaderKingdom;
            let elsewhere = bound && kingdom as u8 != draft.leader % 6;
            let rule = if elsewhere { rule::BAND_LEADER } else { rule };
            (open(state, seat) >> kingdom as u8 & 1 == 1, rule)
        }
        (Step::Marker, action) => (action == Action::Decline && state.variant.marker_may, rule::BAND_MARKER),

        (Step::Bonus { .. }, action) => {
            (matches!(action, Action::Place(_) | Action::Decline), rule::TRIBE_MERFOLK)
        }

        (Step::Horde, action) => {
            let place = Action::Place(kingdom(draft.leader));
            (action == place || action == Action::Decline, rule::TRIBE_ORC)
        }

        (Step::Token, Action::Token(value)) => {
            (value < 8 && free_tokens(state, draft.size) >> value & 1 == 1, rule::TRIBE_TROLL)
        }
        (Step::Token, action) => (action == Action::Decline, rule::TRIBE_TROLL),

        (Step::Keep { left }, Action::Keep(card)) => {
            (left > 0 && held(card).is_some_and(|kind| draft.fits >> kind & 1 == 1), rule::TRIBE_ELF)
        }
        (Step::Keep { .. }, action) => (action == Action::Done, rule::TRIBE_ELF),

        (Step::Conjure, action) => (matches!(action, Action::Draw | Action::Decline), rule::TRIBE_WIZARD),

        (Step::Raid { named }, Action::Plunder(kingdom)) => {
            let there = state.hordes[seat.index()] & after(named);
            (state.variant.raid_some && there >> kingdom as u8 & 1 == 1, rule::OPTION_RAID)
        }
        (Step::Raid { .. }, Action::Done) => (state.variant.raid_some, rule::OPTION_RAID),
        (Step::Raid { .. }, action) => {
            (matches!(action, Action::Raid | Action::Decline) && !state.variant.raid_some, rule::END_RAID)
        }
        (Step::Over, _) => (false, rule::FINAL_WINNER),
    };
    if allowed { Ok(()) } else { Err(Illegal { rule }) }
}

/// Kinds that may stand in a band with this leader: its tribe, its colour, Skeletons.
#[inline]
pub(crate) fn company(leader: CardKind) -> u64 {
    tribe_bits(leader) | colour_bits(leader) | 1 << SKELETON
}

/// Kinds that may still follow once a card stands in the band: of the same colour or tribe as before, and
/// not below the last, so that every band is composed in one order only.
#[inline]
pub(crate) fn narrowed(fits: u64, leader: CardKind, added: CardKind) -> u64 {
    if added == SKELETON {
        return fits;
    }
    let fits = fits & (!0 << added);
    if added == leader {
        fits
    } else if added / 6 == leader / 6 {
        fits & tribe_bits(leader)
    } else {
        fits & colour_bits(leader)
    }
}

const fn tribe_bits(kind: CardKind) -> u64 {
    0x3f << (kind / 6 * 6)
}

const fn colour_bits(kind: CardKind) -> u64 {
    0x41041041 << 6 << (kind % 6)
}
