//! Whether a card can be played or exhausted now.

use kernel::Seat;

use super::choices::{Choices, choose};
use super::lookahead::Lookahead;
use crate::card::Card;
use crate::content::{Program, content};
use crate::deal::deal;
use crate::program::{Act, Filter, Mask, Op, Zone, native};
use crate::set::NONE;
use crate::state::{Frame, Side, State};

/// Whether a card is played without an action: it says so itself, or a card in play does. Each copy is at most once a turn.
pub(crate) fn freely(side: &Side, card: Card) -> bool {
    let design = card.design();
    let frees = || {
        side.play.meets(&deal().freeing)
            && side.modified(|m| m.frees.is_some_and(|mask| deal().mask(mask).has(card)))
    };
    (design.free || frees()) && !freed(side, card)
}

/// Whether every copy of the card was played without an action in this turn.
fn freed(side: &Side, card: Card) -> bool {
    side.freed.has(card) && side.freed.count(card) >= side.copies(card)
}

/// Whether the seat may play a card now; with `free` it takes no action, even if it is printed otherwise.
pub(crate) fn playable(state: &State, seat: Seat, card: Card, free: bool) -> bool {
    playable_in(state, seat, card, free, false)
}

/// The same, in whatever state the seat is.
fn playable_in(state: &State, seat: Seat, card: Card, free: bool, any_state: bool) -> bool {
    let (side, design) = (state.side(seat), card.design());
    let taken = u8::from(!free && !freely(side, card));
    if design.never_played || side.actions < taken || (design.free && freed(side, card)) {
        return false;
    }
    let waived = match design.only {
        _ if any_state => true,
        Some(false) if side.empire => {
            side.modified(|m| m.tame.iter().any(|&mask| deal().mask(mask).has(card)))
        }
        Some(true) if !side.empire => side.waive,
        _ => true,
    };
    let needs = design.needs.iter().all(|&(zone, card)| match zone {
        Zone::History => side.history.has(card),
        _ => side.play.has(card),
    });
    if !waived || !needs {
        return false;
    }
    let Some(program) = &design.play else { return true };
    let frame =
        Frame { card: card.0, at: if design.pinned { card.first() } else { NONE }, ..Frame::new(0, seat) };
    let look = Lookahead { without: Some(card), taken, ..Lookahead::new(state, frame) };
    look.payable(program)
}

/// Whether the seat may exhaust a card with this effect now. The token it takes may lie there already.
pub(crate) fn exhaustible(state: &State, frame: Frame, program: &Program) -> bool {
    let exhausts = u8::from(frame.op() == Op::Turn);
    let look = Lookahead { exhausts, ..Lookahead::new(state, frame) };
    look.payable(program) && look.useful(program.start, u16::MAX)
}

/// Whether something would come of drawing: there is a card in the deck, or one comes there when it is renewed. If `able`,
/// it is not. So many exhaust tokens are needed for something else.
pub(crate) fn drawable(state: &State, seat: Seat, able: bool, exhausts: u8) -> bool {
    let side = state.side(seat);
    if side.deck_len() > 0 || able {
        return side.deck_len() > 0;
    }
    !side.discard.is_empty() || (side.exhausts > exhausts && advances(state, seat))
}

/// Whether a renewed deck brings a card of the nation deck, or a development that can be paid.
fn advances(state: &State, seat: Seat) -> bool {
    let side = state.side(seat);
    match side.empire {
        true if side.development_spent => false,
        true => {
            let frame = Frame::new(native::RENEW, seat);
            let mut choices = Choices::new();
            choose(state, &frame, Act::Develop { free: false }, &mut choices);
            !choices.is_empty()
        }
        false => !side.nation_spent && (side.nation_len() > 0 || side.accession != NONE),
    }
}

/// Whether cards are played by the symbol of a state: then the state of the seat does not matter, and each card is played
/// so once a turn.
pub(crate) fn any_state(filter: Mask) -> bool {
    matches!(content().filter(filter), Filter::Only(_))
}

/// What comes from hand is played without an action; what comes from the discard pile takes one.
pub(crate) fn playable_from(state: &State, seat: Seat, card: Card, zone: Zone, filter: Mask) -> bool {
    let any_state = any_state(filter);
    match zone {
        Zone::Hand if any_state && freed(state.side(seat), card) => false,
        Zone::Hand => playable_in(state, seat, card, true, any_state),
        _ => state.side(seat).actions > 0 && playable(state, seat, card, true),
    }
}

/// Whether the attacker can give a progress for its attack and still pay all that the attack costs.
pub(crate) fn bribable(state: &State) -> bool {
    let Some(attack) = state.frames.all().iter().rev().find(|frame| frame.op() == Op::Window) else {
        return false;
    };
    let [materials, population, progress] = state.side(attack.me).tokens;
    let Some(progress) = progress.checked_sub(1) else { return false };
    let look = Lookahead { tokens: [materials, population, progress], ..Lookahead::new(state, *attack) };
    attack.card().and_then(|card| card.design().play.as_ref()).is_none_or(|program| look.payable(program))
}

/// Whether an attack does not touch this seat any more.
pub(crate) fn shielded(state: &State, seat: Seat) -> bool {
    let attack = state.frames.all().iter().rev().find(|frame| frame.op() == Op::Window);
    attack.is_some_and(|frame| frame.shield >> seat.index() & 1 == 1)
}
