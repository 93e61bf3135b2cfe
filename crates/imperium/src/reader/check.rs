//! Refuses effects that the grammar allows and `run` could not perform.

use content::{Line, Result as Read};

use crate::content::Program;
use crate::program::{Act, Node, Zone};

/// Refuses what could not be performed. `cost` is whether the nodes are the price of something.
pub(super) fn validate(line: &Line, nodes: &[Node], cost: bool) -> Read<()> {
    for node in nodes {
        match node {
            Node::Act(act) if cost && !payable(*act) => return line.wrong(format!("{act:?} is no cost")),
            Node::Act(Act::Pay { cost }) if cost.iter().all(|&n| n == 0) => {
                return line.wrong("nothing is paid");
            }
            Node::Act(Act::Gain { n: 0, .. }) => return line.wrong("nothing is gained"),
            Node::Act(_) => {}
            Node::Cost(costs, effect) => {
                validate(line, costs, true)?;
                validate(line, effect, false)?;
            }
            Node::May(_) | Node::Each(..) | Node::If(..) | Node::PerDone(_) if cost => {
                return line.wrong("a cost is neither optional nor another's");
            }
            // The number of things done is what is left to do.
            Node::PerDone(body) if body.iter().any(counts) => {
                return line.wrong("what is done again and again counts nothing itself");
            }
            Node::May(body) | Node::Each(_, _, body) | Node::If(_, body) | Node::PerDone(body) => {
                validate(line, body, false)?;
            }
            Node::Choose(ways) => ways.iter().try_for_each(|way| validate(line, way, cost))?,
        }
    }
    Ok(())
}

impl Program {
    /// Refuses a program that touches what others use: it may run while all seats act at once.
    pub(super) fn private(self, line: &Line) -> Read<Program> {
        if self.touches(shared) {
            return line.wrong("this may happen while all act at once, so it may not touch what others use");
        }
        Ok(self)
    }

    /// Refuses a program of the solstice that only makes sense in a turn.
    pub(super) fn of_solstice(self, line: &Line) -> Read<Program> {
        if self.touches(|act| matches!(act, Some(act) if of_turn(act))) {
            return line.wrong("in the solstice nothing is played, exhausted or avoided");
        }
        Ok(self)
    }

    /// Whether it touches what others use.
    pub(crate) fn shares(&self) -> bool {
        self.touches(shared)
    }

    fn touches(&self, is: impl Fn(Option<Act>) -> bool + Copy) -> bool {
        touches(&self.nodes, is)
    }
}

/// Whether there is such an instruction; `None` stands for what other seats do.
fn touches(nodes: &[Node], is: impl Fn(Option<Act>) -> bool + Copy) -> bool {
    nodes.iter().any(|node| match node {
        Node::Act(act) => is(Some(*act)),
        Node::Cost(costs, effect) => touches(costs, is) || touches(effect, is),
        Node::May(body) | Node::If(_, body) | Node::PerDone(body) => touches(body, is),
        Node::Choose(ways) => ways.iter().any(|way| touches(way, is)),
        Node::Each(_, _, body) => is(None) || touches(body, is),
    })
}

/// Whether it touches more than what its owner has and the end of the game.
fn shared(act: Option<Act>) -> bool {
    let Some(act) = act else { return true };
    match act {
        Act::Pick(pick) => {
            let common = [Zone::Market, Zone::Exile, Zone::Fame];
            common.into_iter().any(|zone| pick.takes(zone) || pick.to == zone) || pick.to == Zone::Pile
        }
        Act::Own(to) => [Zone::Exile, Zone::Pile].contains(&to),
        Act::MoveAll(pick) => pick.to == Zone::Pile,
        Act::Gain { .. } | Act::Pay { .. } | Act::Draw { .. } => false,
        Act::PayAll { .. } | Act::PayUpTo { .. } | Act::Store(_) => false,
        Act::Become(_) | Act::BecomeEmpire => false,
        Act::Develop { .. } | Act::EndGame | Act::ShuffleNation => false,
        Act::Look { at, .. } => at != Zone::Nation,
        Act::Deal { from, .. } => from != Zone::Nation,
        Act::Swap(from, _) => from == Zone::Market,
        Act::TakeUnrest | Act::Give(_) | Act::Acquire { .. } | Act::BreakThrough { .. } => true,
        Act::Steal { .. } | Act::AddToken { .. } | Act::Gamble => true,
        Act::Actions(_) | Act::Refund | Act::Spend(_) | Act::PlayIt | Act::PlayFrom { .. } => true,
        Act::Resolve { .. } | Act::Treat(_) | Act::WaiveEmpire | Act::Avoid { .. } => true,
    }
}

/// Whether it only makes sense in a turn.
fn of_turn(act: Act) -> bool {
    match act {
        Act::Actions(_) | Act::Refund | Act::Spend(_) | Act::PlayIt | Act::PlayFrom { .. } => true,
        Act::Resolve { .. } | Act::Treat(_) | Act::WaiveEmpire | Act::Avoid { .. } => true,
        Act::Gain { .. } | Act::Pay { .. } | Act::Draw { .. } | Act::Pick(_) | Act::Give(_) => false,
        Act::PayAll { .. } | Act::PayUpTo { .. } | Act::Store(_) | Act::MoveAll(_) => false,
        Act::Become(_) | Act::BecomeEmpire => false,
        Act::Own(_) | Act::TakeUnrest | Act::Acquire { .. } | Act::BreakThrough { .. } => false,
        Act::Look { .. } | Act::Deal { .. } | Act::ShuffleNation | Act::Develop { .. } => false,
        Act::Steal { .. } | Act::Swap(..) | Act::AddToken { .. } | Act::Gamble | Act::EndGame => false,
    }
}

/// Whether a part of an effect adds to what was done.
fn counts(node: &Node) -> bool {
    match node {
        Node::Act(act) => matches!(act, Act::Pick(_) | Act::PayUpTo { .. }),
        Node::Cost(costs, effect) => costs.iter().chain(effect).any(counts),
        Node::May(body) | Node::If(_, body) => body.iter().any(counts),
        Node::Choose(ways) => ways.iter().flatten().any(counts),
        Node::Each(..) | Node::PerDone(_) => true,
    }
}

fn payable(act: Act) -> bool {
    match act {
        Act::Pick(pick) => !pick.optional,
        Act::Pay { .. } | Act::PayAll { .. } | Act::Spend(_) | Act::TakeUnrest | Act::Own(_) => true,
        Act::PayUpTo { .. } | Act::Store(_) | Act::MoveAll(_) | Act::Become(_) | Act::BecomeEmpire => false,
        Act::Gain { .. } | Act::Actions(_) | Act::Refund | Act::Draw { .. } | Act::Give(_) => false,
        Act::Acquire { .. } | Act::BreakThrough { .. } | Act::Look { .. } | Act::Deal { .. } => false,
        Act::ShuffleNation | Act::Develop { .. } | Act::Steal { .. } | Act::PlayIt => false,
        Act::PlayFrom { .. } | Act::Resolve { .. } | Act::Swap(..) | Act::AddToken { .. } => false,
        Act::Gamble | Act::Treat(_) | Act::WaiveEmpire | Act::EndGame | Act::Avoid { .. } => false,
    }
}
