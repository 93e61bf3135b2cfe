//! What the grammar allows and no rule could perform.

use super::{Line, Read};
use crate::content::Program;
use crate::program::{Act, Node, Zone};

/// Refuses what the grammar allows and no rule could perform.
pub(super) fn validate(line: &Line<'_>, nodes: &[Node], cost: bool) -> Read<()> {
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
    /// What can happen in the solstice, where all act at once, may touch nothing that others use.
    pub(super) fn private(self, line: &Line<'_>) -> Read<Program> {
        if self.nodes.iter().all(private) {
            return Ok(self);
        }
        line.wrong("in the solstice all act at once, so nobody touches what others use")
    }
}

/// Whether only its owner, the pile of unrest and the end of the game have to do with it.
fn private(node: &Node) -> bool {
    let all = |nodes: &[Node]| nodes.iter().all(private);
    match node {
        Node::Act(act) => match act {
            Act::Pick(pick) => {
                !pick.takes(Zone::Market) && !pick.takes(Zone::Exile) && !pick.takes(Zone::Fame)
            }
            Act::Gain { .. } | Act::Pay { .. } | Act::Draw { .. } | Act::Own(_) | Act::TakeUnrest => true,
            Act::Develop { .. } | Act::EndGame => true,
            Act::Look { at: Zone::Nation, .. } | Act::Deal { from: Zone::Nation, .. } => true,
            _ => false,
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
        _ => false,
    }
}
