//! Instructions as the cards in play change them.

use crate::content::content;
use crate::program::{Act, Pick, Token};
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
        Act::Pay { .. } | Act::Pick(_) if cheaper(state, frame) => cheapened(act),
        _ => act,
    }
}

/// An instruction of unrest, for one less.
#[cold]
fn cheapened(act: Act) -> Act {
    let less = |n: u8| if n > 1 { n - 1 } else { n };
    match act {
        Act::Pay { cost: [materials, population, progress] } => {
            Act::Pay { cost: [less(materials), population, progress] }
        }
        Act::Pick(pick) => Act::Pick(Pick { n: less(pick.n), ..pick }),
        other => other,
    }
}

/// Whether this is unrest that costs less than is printed on it.
#[inline(always)]
pub(crate) fn cheaper(state: &State, frame: &Frame) -> bool {
    frame.card == content().unrest.0 && state.side(frame.who).modified(|m| m.cheap_unrest)
}
