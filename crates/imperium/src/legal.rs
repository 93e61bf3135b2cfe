//! Questions, and the answers that are allowed.

use kernel::{Arg, Illegal, Phrase, Question, QuestionKind, RuleId, Seat, Seats};

use crate::action::Action;
use crate::can::{Choices, adjusted};
use crate::content::content;
use crate::program::{Act, Filter, Op, Zone};
use crate::rule;
use crate::run::{answers, asked, price};
use crate::state::{Frame, Over, State};

/// The seats that are asked now; none once the game is over.
#[inline]
pub(crate) fn waiting(state: &State) -> Seats {
    match state.over {
        Over::No if state.frames.apart() => state.frames.busy(),
        Over::No => Seats::one(asked(state, state.frames.top())),
        Over::Scored | Over::Collapsed => Seats::NONE,
    }
}

pub(crate) fn question(state: &State, seat: Seat) -> Option<Question> {
    let frame = state.frame_of(seat)?;
    let (kind, key, rule) = asks(frame);
    let mut asks = Phrase::new(key).number("left", left(state, frame));
    let card = frame.card().map_or(Arg::Term("nothing"), |card| Arg::Term(card.design().key));
    asks = asks.with("card", card);
    match frame.op() {
        Op::Turn => {
            let side = state.side(seat);
            asks = asks.number("actions", side.actions).number("exhausts", side.exhausts);
        }
        Op::May { effect, .. } | Op::React { effect } => asks = asks.with("effect", Arg::Term(effect.key())),
        op => {
            if let Some([materials, population, progress]) = cost(state, frame, op) {
                asks = asks.number("materials", materials).number("population", population);
                asks = asks.number("progress", progress);
            }
        }
    }
    Some(Question { kind, asks, rule })
}

/// How many things are still to be picked or drawn.
fn left(state: &State, frame: &Frame) -> u8 {
    match frame.op() {
        Op::Act { act, .. } => match adjusted(state, frame, act) {
            Act::Pick(pick) if frame.n == 0 && !pick.optional => pick.n,
            Act::Pick(pick) if pick.optional => 1,
            _ => frame.n.saturating_sub(1).max(1),
        },
        _ => 1,
    }
}

/// What is to be paid.
fn cost(state: &State, frame: &Frame, op: Op) -> Option<[u8; 3]> {
    match op {
        Op::PayFor => Some(price(state, frame)),
        Op::Act { act, .. } => match adjusted(state, frame, act) {
            Act::Pay { cost } => Some(cost),
            _ => None,
        },
        _ => None,
    }
}

/// For operations that ask nothing.
const NOT_ASKED: (QuestionKind, &str, RuleId) = (QuestionKind::Confirm, "ask-may", rule::TURN_ACTION);

fn asks(frame: &Frame) -> (QuestionKind, &'static str, RuleId) {
    match frame.op() {
        Op::Turn => (QuestionKind::Pick, "ask-turn", rule::TURN_CHOICE),
        Op::Tidy => (QuestionKind::Pick, "ask-tidy", rule::TIDY_DISCARD),
        Op::May { .. } => (QuestionKind::Confirm, "ask-may", rule::TURN_ACTION),
        Op::Choose { .. } => (QuestionKind::Pick, "ask-choose", rule::TERM_CHOOSE),
        Op::React { .. } => (QuestionKind::Confirm, "ask-react", rule::TURN_EXHAUST),
        Op::Renew => (QuestionKind::Pick, "ask-renew", rule::DECK_EMPIRE),
        Op::Solstice => (QuestionKind::Pick, "ask-solstice", rule::SOLSTICE),
        Op::PayFor => (QuestionKind::Pick, "ask-pay", rule::TERM_PAY),
        Op::FameOrder => (QuestionKind::Pick, "ask-order", rule::TERM_LOOK),
        Op::Act { act, .. } => asks_act(act),
        Op::Price { .. } | Op::Way { .. } | Op::Jump { .. } | Op::Each { .. } => NOT_ASKED,
        Op::If { .. } | Op::PerDone { .. } | Op::Back { .. } | Op::Return => NOT_ASKED,
        Op::Ready | Op::Refill | Op::Next | Op::Window | Op::Resolve | Op::After => NOT_ASKED,
        Op::Shuffle | Op::DiscardAll | Op::Solstices | Op::Bot | Op::Struck => NOT_ASKED,
        Op::Nation => (QuestionKind::Pick, "ask-nation", rule::OPTION_CHOICE),
    }
}

fn asks_act(act: Act) -> (QuestionKind, &'static str, RuleId) {
    match act {
        Act::Pay { .. } => (QuestionKind::Pick, "ask-pay", rule::TERM_PAY),
        Act::Draw { .. } => (QuestionKind::Confirm, "ask-draw", rule::TERM_DRAW),
        Act::Pick(pick) => match (pick.from, pick.to) {
            _ if pick.takes(Zone::Market) => (QuestionKind::Place, "ask-exile", rule::TERM_EXILE),
            _ if pick.takes(Zone::Fame) => (QuestionKind::Pick, "ask-fame", rule::TERM_LOOK),
            _ if pick.searches() => (QuestionKind::Pick, "ask-find", rule::TERM_FIND),
            (_, Zone::Pile) => (QuestionKind::Pick, "ask-return", rule::TERM_RETURN),
            (_, Zone::Garrison) => (QuestionKind::Pick, "ask-garrison", rule::TERM_GARRISON),
            (_, Zone::History) => (QuestionKind::Pick, "ask-history", rule::TERM_HISTORY),
            (_, Zone::Sunken) => (QuestionKind::Pick, "ask-sink", rule::TERM_SINK),
            (_, Zone::Exile) => (QuestionKind::Pick, "ask-exile-own", rule::TERM_EXILE),
            (_, Zone::Top) => (QuestionKind::Pick, "ask-top", rule::TERM_DRAW),
            (from, Zone::Discard) if from == Zone::Play.bit() => {
                (QuestionKind::Pick, "ask-abandon", rule::TERM_ABANDON)
            }
            (from, _) if from == Zone::Play.bit() => (QuestionKind::Pick, "ask-recall", rule::TERM_RECALL),
            (_, Zone::Hand) => (QuestionKind::Pick, "ask-take", rule::TERM_TAKE),
            _ => (QuestionKind::Pick, "ask-discard", rule::TERM_DISCARD),
        },
        Act::Give(_) => (QuestionKind::Pick, "ask-give", rule::RULING_GIVE),
        Act::Acquire { .. } => (QuestionKind::Place, "ask-acquire", rule::TERM_ACQUIRE),
        Act::BreakThrough { filter, .. } => {
            let key = match content().filter(filter) {
                Filter::Suits(_) => "ask-break-through",
                _ => "ask-break-through-main",
            };
            (QuestionKind::Place, key, rule::TERM_BREAK_THROUGH)
        }
        Act::Develop { .. } => (QuestionKind::Pick, "ask-develop", rule::TERM_DEVELOP),
        Act::PlayFrom { .. } => (QuestionKind::Pick, "ask-play", rule::TERM_FREE_PLAY),
        Act::Resolve { under: true, .. } => (QuestionKind::Pick, "ask-under", rule::TERM_GARRISON),
        Act::Swap(Zone::Market, _) => (QuestionKind::Place, "ask-swap", rule::TERM_EXILE),
        Act::Swap(..) => (QuestionKind::Pick, "ask-swap", rule::TERM_NATION_DECK),
        Act::AddToken { .. } => (QuestionKind::Place, "ask-tokens", rule::TIDY_TOKEN),
        Act::Gamble => (QuestionKind::Pick, "ask-gamble", rule::CARD_FACE),
        Act::Treat(_) => (QuestionKind::Pick, "ask-treat", rule::TERM_SYMBOL),
        Act::Resolve { .. } => (QuestionKind::Pick, "ask-copy", rule::TURN_EXHAUST),
        Act::Refund => (QuestionKind::Pick, "ask-refund", rule::RULING_REFUND),
        Act::Avoid { .. } => (QuestionKind::Confirm, "ask-avoid", rule::TERM_ATTACK),
        Act::Gain { .. } | Act::Actions(_) | Act::Spend(_) | Act::Own(_) | Act::TakeUnrest => NOT_ASKED,
        Act::Look { .. } | Act::Deal { .. } | Act::ShuffleNation | Act::Steal { .. } => NOT_ASKED,
        Act::PayUpTo { .. } => (QuestionKind::Pick, "ask-amount", rule::TERM_PAY),
        Act::PayAll { .. } | Act::MoveAll(_) | Act::Store(_) => NOT_ASKED,
        Act::Become(_) | Act::BecomeEmpire => NOT_ASKED,
        Act::PlayIt | Act::WaiveEmpire | Act::EndGame => NOT_ASKED,
    }
}

pub(crate) fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
    into.clear();
    let Some(frame) = state.frame_of(seat) else { return };
    let mut choices = Choices::new();
    answers(state, frame, &mut choices);
    debug_assert!(choices.is_sorted(), "{choices:?}");
    into.extend_from_slice(&choices);
}

pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    if state.over != Over::No {
        return Err(Illegal { rule: rule::END_SCORING });
    }
    let Some(frame) = state.frame_of(seat) else { return Err(Illegal { rule: rule::TURN_CHOICE }) };
    let mut choices = Choices::new();
    answers(state, frame, &mut choices);
    if choices.contains(&action) {
        return Ok(());
    }
    let rule = match (frame.op(), action) {
        (Op::Turn, Action::Play(card)) if !state.side(seat).hand.has(card) => rule::TURN_ACTION,
        (Op::Turn, Action::Play(card)) => {
            let empire = state.side(seat).empire;
            match card.design().only {
                Some(only) if only != empire => rule::TERM_STATE,
                _ => rule::TURN_ACTION,
            }
        }
        (Op::Turn, Action::Exhaust(..)) => rule::TURN_EXHAUST,
        (Op::Turn, Action::Innovate) => rule::TURN_INNOVATE,
        (Op::Turn, Action::Revolt) => rule::TURN_REVOLT,
        _ => asks(frame).2,
    };
    Err(Illegal { rule })
}
