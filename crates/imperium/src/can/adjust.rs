//! Instructions as the cards in play change them.

use crate::content::content;
use crate::program::{Act, Token};
use crate::state::{Frame, State};

/// An instruction after what is in play has changed it: unrest may be cheaper, and something else than progress may
/// go on the market.
#[inline(always)]
pub(crate) fn adjusted(state: &State, frame: &Frame, act: Act) -> Act {
    match act {
        Act::AddToken { token: Token::Progress, n: 1 } => {
            let adds = state.side(frame.who).power.design().modifiers.adds;
            adds.map_or(act, |(token, n)| Act::AddToken { token, n })
        }
        Act::Pay { .. } | Act::Pick(_) if cheaper(state, frame) => act.cheapened(),
        _ => act,
    }
}

/// Whether this is unrest that costs less than is printed on it.
#[inline(always)]
pub(crate) fn cheaper(state: &State, frame: &Frame) -> bool {
    frame.card == content().unrest.0 && state.side(frame.who).modified(|m| m.cheap_unrest)
}
