//! Questions, and the answers that are allowed.

use kernel::{Illegal, Phrase, Question, QuestionKind as Ask, RuleId, Seat};

use crate::ability::Power;
use crate::action::Action;
use crate::cell::{Cell, Cells};
use crate::manoeuvre::Manoeuvre;
use crate::orders::Orders;
use crate::rule;
use crate::state::{Stance, State, Step, act, other};

pub(crate) fn question(state: &State, seat: Seat) -> Option<Question> {
    if state.turn != seat {
        return None;
    }
    let unit = |key: &'static str| match state.draft.unit {
        Some(cell) => Phrase::new(key).with("unit", state.card(seat, cell).title.arg()),
        None => Phrase::new(key),
    };
    let (kind, asks, rule) = match state.step {
        Step::Over => return None,
        Step::Initiative => (Ask::Confirm, Phrase::new("ask-initiative"), rule::SETUP_FIRST),
        Step::First => (Ask::Pick, Phrase::new("ask-first"), rule::SETUP_FIRST),
        Step::Recruit => {
            let asks = Phrase::new("ask-recruit").number("gold", state.side(seat).gold);
            (Ask::Pick, asks, rule::RECRUIT_UNIT)
        }
        Step::Place => {
            let card = &state.army(seat).cards[state.draft.kind as usize];
            (Ask::Place, Phrase::new("ask-place").with("unit", card.title.arg()), rule::RECRUIT_FIELD)
        }
        Step::Manoeuvre => (Ask::Pick, Phrase::new("ask-manoeuvre"), rule::MANOEUVRE_TURN),
        Step::March => {
            let asks = Phrase::new("ask-march").number("left", state.draft.left);
            (Ask::Place, asks, rule::MANOEUVRE_MARCH)
        }
        Step::Stride => (Ask::Place, unit("ask-stride"), rule::MANOEUVRE_MARCH),
        Step::Volley => {
            let asks = Phrase::new("ask-volley").number("left", state.draft.left);
            (Ask::Place, asks, rule::MANOEUVRE_VOLLEY)
        }
        Step::Target => (Ask::Place, unit("ask-target"), rule::MANOEUVRE_VOLLEY),
        Step::Activate => {
            let asks = Phrase::new("ask-activate").number("number", state.side(seat).activations + 1);
            (Ask::Place, asks, rule::ACTIVATION_TURN)
        }
        Step::Act if state.draft.blessing > 0 => (Ask::Place, unit("ask-blessed"), rule::GOD_DICE),
        Step::Act => (Ask::Pick, unit("ask-act"), rule::ACTIVATION_ACTIONS),
        Step::Bless => (Ask::Place, Phrase::new("ask-bless"), rule::GOD_FORTIFY),
        Step::Fortune => {
            let dice = &state.dice;
            let asks = Phrase::new("ask-fortune").number("hits", dice.hits()).number("dice", dice.count);
            (Ask::Confirm, asks, rule::MANOEUVRE_FORTUNE)
        }
        Step::Stand => {
            let cell = state.draft.target.expect("an attack has a target");
            let asks = Phrase::new("ask-stand").with("unit", state.card(seat, cell).title.arg());
            (Ask::Confirm, asks, rule::GOD_STAND)
        }
        Step::Renew => (Ask::Pick, Phrase::new("ask-renew"), rule::RENEWAL_RETURN),
        Step::Retreat => (Ask::Place, unit("ask-retreat"), rule::ABILITY_UNITS),
        Step::Decide => (Ask::Confirm, Phrase::new("ask-decide"), rule::SCENARIO_TIES),
    };
    Some(Question { kind, asks, rule })
}

pub(crate) fn may_march(state: &State, seat: Seat) -> bool {
    state.side(seat).has(Manoeuvre::March) && !state.marchers(seat, None).is_empty()
}

pub(crate) fn may_volley(state: &State, seat: Seat) -> bool {
    state.side(seat).has(Manoeuvre::Volley) && !state.shooters(seat, None).is_empty()
}

/// Units that the god of a seat can fortify.
fn unfortified(state: &State, seat: Seat) -> Cells {
    let units = state.side(seat).cells.iter();
    units.filter(|&cell| state.unit(cell).stance != Stance::Fortified).collect()
}

/// Whether the god of a seat can fortify a unit now.
fn may_bless(state: &State, seat: Seat) -> bool {
    state.power(seat) == Some(Power::Fortify) && !unfortified(state, seat).is_empty()
}

/// The orders of the active unit.
fn orders(state: &State, seat: Seat) -> Orders {
    state.draft.unit.map_or(Orders::default(), |cell| Orders::of(state, seat, cell))
}

/// Whether the active unit may stop: it has done something and owes no attack.
fn may_stop(state: &State) -> bool {
    state.draft.acts != 0 && state.draft.blessing == 0
}

/// Where the active unit may go without an action: one field in a march, or after its attack as far as its ability
/// says.
fn strides(state: &State, seat: Seat) -> Cells {
    let fields = if state.step == Step::Stride { 1 } else { state.draft.retreat };
    state.draft.unit.map_or(Cells::NONE, |cell| state.reach(seat, cell, fields))
}

/// The units that the active unit may shoot at in a volley.
fn marks(state: &State, seat: Seat) -> Cells {
    state.draft.unit.map_or(Cells::NONE, |cell| state.targets(seat, cell, false))
}

pub(crate) fn legal(state: &State, seat: Seat, into: &mut Vec<Action>) {
    into.clear();
    if state.turn != seat {
        return;
    }
    match state.step {
        Step::Over => {}
        Step::Initiative | Step::Decide => into.push(Action::Roll),
        Step::First => into.extend(Seat::all(2).map(Action::Begin)),
        Step::Recruit => {
            let affordable = state.affordable(seat);
            let cards = state.army(seat).cards.iter().enumerate();
            let paid = cards.filter(|(kind, _)| affordable >> kind & 1 == 1);
            into.extend(paid.map(|(_, card)| Action::Recruit(card.title.name)));
            into.push(Action::Pass);
        }
        Step::Place => cells(state.entries(seat), into, Action::Place),
        Step::Manoeuvre => {
            if may_march(state, seat) {
                into.push(Action::March);
            }
            if may_volley(state, seat) {
                into.push(Action::Volley);
            }
            into.push(Action::Pass);
        }
        Step::March => {
            cells(state.marchers(seat, state.draft.other), into, Action::Pick);
            if state.draft.other.is_some() {
                into.push(Action::Done);
            }
        }
        Step::Volley => {
            cells(state.shooters(seat, state.draft.other), into, Action::Pick);
            if state.draft.other.is_some() {
                into.push(Action::Done);
            }
        }
        Step::Stride => cells(strides(state, seat), into, Action::Move),
        Step::Target => cells(marks(state, seat), into, Action::Shoot),
        Step::Activate => {
            cells(state.fresh(seat), into, Action::Pick);
            if may_bless(state, seat) {
                into.push(Action::Invoke);
            }
            into.push(Action::Pass);
        }
        Step::Act => {
            let orders = orders(state, seat);
            cells(orders.moves, into, Action::Move);
            cells(orders.runs, into, Action::Run);
            if orders.fortify {
                into.push(Action::Fortify);
            }
            if orders.aim {
                into.push(Action::Aim);
            }
            cells(orders.strikes, into, Action::Strike);
            cells(orders.shots, into, Action::Shoot);
            if orders.invoke {
                into.push(Action::Invoke);
            }
            if may_stop(state) {
                into.push(Action::Done);
            }
        }
        Step::Bless => cells(unfortified(state, seat), into, Action::Pick),
        Step::Fortune => into.extend([Action::Reroll, Action::Keep]),
        Step::Stand => into.extend([Action::Invoke, Action::Pass]),
        Step::Renew => {
            let empty = Manoeuvre::ALL.into_iter().filter(|&one| !state.side(seat).has(one));
            into.extend(empty.map(Action::Renew));
            into.push(Action::Pass);
        }
        Step::Retreat => {
            cells(strides(state, seat), into, Action::Move);
            into.push(Action::Done);
        }
    }
}

/// Appends an action for each field of a set.
#[inline]
fn cells(cells: Cells, into: &mut Vec<Action>, action: fn(Cell) -> Action) {
    into.extend(cells.iter().map(action));
}

pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let (allowed, rule) = verdict(state, seat, action);
    if allowed { Ok(()) } else { Err(Illegal { rule }) }
}

/// Whether an answer is allowed, and the paragraph that tells why or why not.
fn verdict(state: &State, seat: Seat, action: Action) -> (bool, RuleId) {
    if state.step == Step::Over {
        return (false, rule::SCENARIO_END);
    }
    if state.turn != seat {
        return (false, rule::ROUND_PHASES);
    }
    match (state.step, action) {
        (Step::Initiative, action) => (action == Action::Roll, rule::SETUP_FIRST),
        (Step::First, action) => (matches!(action, Action::Begin(_)), rule::SETUP_FIRST),

        (Step::Recruit, Action::Recruit(name)) => {
            let kind = state.army(seat).cards.iter().position(|card| card.title.name == name);
            let paid = kind.is_some_and(|kind| state.affordable(seat) >> kind & 1 == 1);
            (paid, rule::RECRUIT_UNIT)
        }
        (Step::Recruit, action) => (action == Action::Pass, rule::RECRUIT_TURN),
        (Step::Place, Action::Place(cell)) => (state.entries(seat).has(cell), rule::RECRUIT_FIELD),
        (Step::Place, _) => (false, rule::RECRUIT_FIELD),

        (Step::Manoeuvre, Action::March) => (may_march(state, seat), rule::MANOEUVRE_MARCH),
        (Step::Manoeuvre, Action::Volley) => (may_volley(state, seat), rule::MANOEUVRE_VOLLEY),
        (Step::Manoeuvre, Action::Reroll) => (false, rule::MANOEUVRE_FORTUNE),
        (Step::Manoeuvre, action) => (action == Action::Pass, rule::MANOEUVRE_TURN),
        (Step::March, Action::Pick(cell)) => {
            (state.marchers(seat, state.draft.other).has(cell), rule::MANOEUVRE_MARCH)
        }
        (Step::Volley, Action::Pick(cell)) => {
            (state.shooters(seat, state.draft.other).has(cell), rule::MANOEUVRE_VOLLEY)
        }
        (Step::March, action) => {
            (action == Action::Done && state.draft.other.is_some(), rule::MANOEUVRE_MARCH)
        }
        (Step::Volley, action) => {
            (action == Action::Done && state.draft.other.is_some(), rule::MANOEUVRE_VOLLEY)
        }
        (Step::Stride, Action::Move(cell)) => (strides(state, seat).has(cell), rule::MANOEUVRE_MARCH),
        (Step::Stride, _) => (false, rule::MANOEUVRE_MARCH),
        (Step::Target, Action::Shoot(cell)) => (marks(state, seat).has(cell), rule::ATTACK_RANGED),
        (Step::Target, _) => (false, rule::MANOEUVRE_VOLLEY),

        (Step::Activate, Action::Pick(cell)) => (state.fresh(seat).has(cell), rule::ACTIVATION_TURN),
        (Step::Activate, Action::Invoke) => (may_bless(state, seat), rule::GOD_TOKEN),
        (Step::Activate, Action::March | Action::Volley) => (false, rule::MANOEUVRE_TURN),
        (Step::Activate, action) => (action == Action::Pass, rule::ACTIVATION_TURN),

        (Step::Act, action) => act_verdict(state, seat, action),

        (Step::Bless, Action::Pick(cell)) => (unfortified(state, seat).has(cell), rule::GOD_FORTIFY),
        (Step::Bless, _) => (false, rule::GOD_FORTIFY),
        (Step::Fortune, action) => (matches!(action, Action::Reroll | Action::Keep), rule::MANOEUVRE_FORTUNE),
        (Step::Stand, action) => (matches!(action, Action::Invoke | Action::Pass), rule::GOD_STAND),
        (Step::Renew, Action::Renew(manoeuvre)) => (!state.side(seat).has(manoeuvre), rule::RENEWAL_RETURN),
        (Step::Renew, action) => (action == Action::Pass, rule::RENEWAL_RETURN),
        (Step::Retreat, Action::Move(cell)) => (strides(state, seat).has(cell), rule::ABILITY_UNITS),
        (Step::Retreat, action) => (action == Action::Done, rule::ABILITY_UNITS),
        (Step::Decide, action) => (action == Action::Roll, rule::SCENARIO_TIES),
        (Step::Over, _) => (false, rule::SCENARIO_END),
    }
}

/// The same for what an active unit does.
fn act_verdict(state: &State, seat: Seat, action: Action) -> (bool, RuleId) {
    let orders = orders(state, seat);
    let acts = state.draft.acts;
    let enemies = state.side(other(seat)).cells;
    let again = |bit: u8, rule: RuleId| if acts & bit != 0 { rule::ACTIVATION_ACTIONS } else { rule };
    match action {
        _ if state.draft.blessing > 0 && !matches!(action, Action::Strike(_) | Action::Shoot(_)) => {
            (false, rule::GOD_DICE)
        }
        Action::Move(cell) => (orders.moves.has(cell), again(act::MOVE, rule::ACTION_MOVE)),
        Action::Run(cell) => (orders.runs.has(cell), again(act::RUN, rule::ACTION_RUN)),
        Action::Fortify => (orders.fortify, again(act::FORTIFY, rule::ACTION_FORTIFY)),
        Action::Aim => (orders.aim, again(act::AIM, rule::ACTION_AIM)),
        Action::Strike(cell) => (
            orders.strikes.has(cell),
            if enemies.has(cell) { rule::ATTACK_MELEE } else { rule::ACTION_ATTACK },
        ),
        Action::Shoot(cell) => (
            orders.shots.has(cell),
            if enemies.has(cell) { rule::ATTACK_RANGED } else { rule::ACTION_ATTACK },
        ),
        Action::Invoke => (orders.invoke, rule::GOD_TOKEN),
        action => (action == Action::Done && may_stop(state), rule::ACTIVATION_ACTIONS),
    }
}
