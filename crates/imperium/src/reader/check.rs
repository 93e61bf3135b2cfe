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
            Node::May(_) | Node::Each(..) | Node::If(..) if cost => {
                return line.wrong("a cost is neither optional nor another's");
            }
            Node::May(body) | Node::Each(_, _, body) | Node::If(_, body) => validate(line, body, false)?,
            Node::Choose(ways) => ways.iter().try_for_each(|way| validate(line, way, cost))?,
        }
    }
    Ok(())
}

impl Program {
    /// Refuses a program of the solstice that touches what others use: all seats act at once there.
    pub(super) fn private(self, line: &Line) -> Read<Program> {
        if self.nodes.iter().all(private) {
            return Ok(self);
        }
        line.wrong("in the solstice all act at once, so no one may touch what others use")
    }
}

/// Whether it touches nothing but what its owner has, the pile of unrest and the end of the game.
fn private(node: &Node) -> bool {
    let all = |nodes: &[Node]| nodes.iter().all(private);
    match node {
        Node::Act(act) => match act {
            Act::Pick(pick) => {
                !pick.takes(Zone::Market) && !pick.takes(Zone::Exile) && !pick.takes(Zone::Fame)
            }
            Act::Gain { .. } | Act::Pay { .. } | Act::Draw { .. } | Act::Own(_) | Act::TakeUnrest => true,
            Act::Develop { .. } | Act::EndGame => true,
            Act::Look { at, .. } => *at == Zone::Nation,
            Act::Deal { from, .. } => *from == Zone::Nation,
            Act::Actions(_) | Act::Refund | Act::Spend(_) | Act::Give(_) | Act::Acquire { .. } => false,
            Act::BreakThrough { .. } | Act::ShuffleNation | Act::Steal { .. } | Act::PlayIt => false,
            Act::PlayFrom { .. } | Act::Resolve { .. } | Act::Swap(..) | Act::AddToken { .. } => false,
            Act::Gamble | Act::Treat(_) | Act::WaiveEmpire | Act::Avoid { .. } => false,
        },
        Node::Cost(costs, effect) => all(costs) && all(effect),
        Node::May(body) | Node::If(_, body) => all(body),
        Node::Choose(ways) => ways.iter().all(|way| all(way)),
        Node::Each(..) => false,
    }
}

fn payable(act: Act) -> bool {
    match act {
        Act::Pick(pick) => !pick.optional,
        Act::Pay { .. } | Act::Spend(_) | Act::TakeUnrest | Act::Own(_) => true,
        Act::Gain { .. } | Act::Actions(_) | Act::Refund | Act::Draw { .. } | Act::Give(_) => false,
        Act::Acquire { .. } | Act::BreakThrough { .. } | Act::Look { .. } | Act::Deal { .. } => false,
        Act::ShuffleNation | Act::Develop { .. } | Act::Steal { .. } | Act::PlayIt => false,
        Act::PlayFrom { .. } | Act::Resolve { .. } | Act::Swap(..) | Act::AddToken { .. } => false,
        Act::Gamble | Act::Treat(_) | Act::WaiveEmpire | Act::EndGame | Act::Avoid { .. } => false,
    }
}
