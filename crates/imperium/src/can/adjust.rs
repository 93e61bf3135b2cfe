//! Instructions as the cards in play change them.

use crate::card::Card;
use crate::content::content;
use crate::deal::deal;
use crate::program::{Act, Filter, Icon, Pick, Token, Zone, native};
use crate::set::Cards;
use crate::state::{Frame, Side, State};

/// An instruction after what is in play has changed it: unrest may be cheaper, and something else than progress may
/// go on the market.
#[inline(always)]
pub(crate) fn adjusted(state: &State, frame: &Frame, act: Act) -> Act {
    match act {
        Act::AddToken { token: Token::Progress, n: 1 } => {
            let adds = state.side(frame.who).power.design().modifiers.adds;
            adds.map_or(act, |(token, n)| Act::AddToken { token, n })
        }
        Act::Pay { .. } | Act::Pick(_) => match cheaper(state, frame) {
            (0, 0) => act,
            less => act.cheapened(less),
        },
        _ => act,
    }
}

/// How many materials and cards less this unrest costs.
#[inline(always)]
pub(crate) fn cheaper(state: &State, frame: &Frame) -> (u8, u8) {
    if frame.card == content().unrest.0 { less(state.side(frame.who)) } else { (0, 0) }
}

fn less(side: &Side) -> (u8, u8) {
    let changes = side.play.and(&deal().modifying).iter().map(|card| card.design().modifiers.cheap_unrest);
    changes.fold((0, 0), |(a, b), (materials, cards)| (a + materials, b + cards))
}

/// What can stand for masks that have to be discarded: a card in play that is exhausted for it, and cards under others.
pub(super) struct Masks {
    pub exhausted: Cards,
    pub lying: Cards,
}

/// What can stand for masks, if a pick asks for any. So many exhaust tokens are needed for something else.
pub(super) fn masks(state: &State, frame: &Frame, pick: &Pick, exhausts: u8) -> Option<Masks> {
    const MASK: Filter = Filter::Icons(1 << Icon::Mask as u8);
    let wanted = pick.from == Zone::Hand.bit() && pick.to == Zone::Discard;
    let side = state.side(frame.who);
    if !wanted || content().filter(pick.filter) != MASK || !side.modified(|m| m.lends_masks || m.spares_mask)
    {
        return None;
    }
    let (mut exhausted, mut lying) = (Cards::NONE, Cards::NONE);
    let activating = state.frames.all().first().is_some_and(|frame| frame.pc == native::TURN);
    let own_turn = activating && frame.who == state.turn && side.exhausts > exhausts;
    for bit in side.play.and(&deal().modifying).bits() {
        let modifiers = &Card::of(bit).design().modifiers;
        if modifiers.spares_mask && own_turn && !side.spent.bit(bit) {
            exhausted.set(bit);
        }
        if modifiers.lends_masks {
            let under = side.garrison.bits().filter(|&lying| state.host(frame.who, lying) == bit);
            under.for_each(|bit| lying.set(bit));
        }
    }
    Some(Masks { exhausted, lying })
}
