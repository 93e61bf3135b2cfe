//! What is asked, and what may be answered.

use kernel::{Arg, Illegal, Kind, Phrase, Question, RuleId, Seat};

use crate::action::Action;
use crate::can::Choices;
use crate::program::{Act, Op, Zone};
use crate::rule;
use crate::run::{answers, asked};
use crate::state::{Frame, Over, State};

/// Who is asked now; nobody once the game is over.
pub(crate) fn waiting(state: &State) -> Option<Seat> {
    (state.over == Over::No).then(|| asked(state, state.frames.top()))
}

pub(crate) fn question(state: &State, seat: Seat) -> Option<Question> {
    if waiting(state) != Some(seat) {
        return None;
    }
    let frame = state.frames.top();
    let (kind, key, rule) = asks(frame);
    let mut asks = Phrase::new(key).number("left", frame.n.saturating_sub(1).max(1));
    let card = frame.card().map_or(Arg::Term("nothing"), |card| Arg::Term(card.design().key));
    asks = asks.with("card", card);
    if let Op::Turn = frame.op() {
        let side = state.side(seat);
        asks = asks.number("actions", side.actions).number("exhausts", side.exhausts);
    }
    Some(Question { kind, asks, rule })
}

fn asks(frame: &Frame) -> (Kind, &'static str, RuleId) {
    match frame.op() {
        Op::Turn => (Kind::Pick, "ask-turn", rule::TURN_CHOICE),
        Op::Tokens => (Kind::Place, "ask-tokens", rule::TIDY_TOKEN),
        Op::Tidy => (Kind::Pick, "ask-tidy", rule::TIDY_DISCARD),
        Op::May { .. } => (Kind::Confirm, "ask-may", rule::TURN_ACTION),
        Op::Choose { .. } => (Kind::Pick, "ask-choose", rule::TERM_CHOOSE),
        Op::React => (Kind::Confirm, "ask-react", rule::TURN_EXHAUST),
        Op::Renew => (Kind::Pick, "ask-renew", rule::DECK_EMPIRE),
        Op::Solstice => (Kind::Pick, "ask-solstice", rule::SOLSTICE),
        Op::PayFor => (Kind::Pick, "ask-pay", rule::TERM_PAY),
        Op::FameOrder => (Kind::Pick, "ask-order", rule::TERM_LOOK),
        Op::Act { act, .. } => asks_act(act),
        _ => (Kind::Confirm, "ask-may", rule::TURN_ACTION),
    }
}

fn asks_act(act: Act) -> (Kind, &'static str, RuleId) {
    match act {
        Act::Pay { .. } => (Kind::Pick, "ask-pay", rule::TERM_PAY),
        Act::Draw { .. } => (Kind::Confirm, "ask-draw", rule::TERM_DRAW),
        Act::Pick(pick) => match (pick.from, pick.to) {
            (_, Zone::Pile) => (Kind::Pick, "ask-return", rule::TERM_RETURN),
            (_, Zone::Garrison) => (Kind::Pick, "ask-garrison", rule::TERM_GARRISON),
            (_, Zone::History) => (Kind::Pick, "ask-history", rule::TERM_HISTORY),
            (_, Zone::Top) => (Kind::Pick, "ask-top", rule::TERM_DRAW),
            (from, Zone::Discard) if from == Zone::Play.bit() => {
                (Kind::Pick, "ask-abandon", rule::TERM_ABANDON)
            }
            (from, _) if from == Zone::Play.bit() => (Kind::Pick, "ask-recall", rule::TERM_RECALL),
            (_, Zone::Hand) => (Kind::Pick, "ask-take", rule::TERM_TAKE),
            _ => (Kind::Pick, "ask-discard", rule::TERM_DISCARD),
        },
        Act::Give(_) => (Kind::Pick, "ask-give", rule::RULING_GIVE),
        Act::DiscardDrawn => (Kind::Pick, "ask-discard", rule::TERM_DISCARD),
        Act::Acquire { .. } => (Kind::Place, "ask-acquire", rule::TERM_ACQUIRE),
        Act::BreakThrough { .. } => (Kind::Place, "ask-break-through", rule::TERM_BREAK_THROUGH),
        Act::ExileMarket => (Kind::Place, "ask-exile", rule::TERM_EXILE),
        Act::LookFame(_) => (Kind::Pick, "ask-fame", rule::TERM_LOOK),
        Act::Find(_) => (Kind::Pick, "ask-find", rule::TERM_FIND),
        Act::Develop { .. } => (Kind::Pick, "ask-develop", rule::TERM_DEVELOP),
        Act::PlayFrom { .. } => (Kind::Pick, "ask-play", rule::TERM_FREE_PLAY),
        Act::GarrisonSelf(_) => (Kind::Pick, "ask-garrison", rule::TERM_GARRISON),
        Act::SwapExile => (Kind::Place, "ask-swap", rule::TERM_EXILE),
        Act::SwapNation => (Kind::Pick, "ask-swap", rule::TERM_NATION_DECK),
        Act::AddToken { .. } => (Kind::Place, "ask-tokens", rule::TIDY_TOKEN),
        Act::Gamble => (Kind::Pick, "ask-gamble", rule::CARD_FACE),
        Act::Treat(_) => (Kind::Pick, "ask-treat", rule::TERM_SYMBOL),
        Act::CopyExhaust => (Kind::Pick, "ask-copy", rule::TURN_EXHAUST),
        Act::Refund => (Kind::Pick, "ask-refund", rule::RULING_REFUND),
        Act::AvoidUnless => (Kind::Confirm, "ask-avoid", rule::TERM_ATTACK),
        _ => (Kind::Confirm, "ask-may", rule::TURN_ACTION),
    }
}

pub(crate) fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
    into.clear();
    if waiting(state) != Some(seat) {
        return;
    }
    let mut choices = Choices::new();
    answers(state, state.frames.top(), &mut choices);
    choices.sort_unstable();
    into.extend_from_slice(&choices);
}

pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    if state.over != Over::No {
        return Err(Illegal { rule: rule::END_SCORING });
    }
    if waiting(state) != Some(seat) {
        return Err(Illegal { rule: rule::TURN_CHOICE });
    }
    let frame = state.frames.top();
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
