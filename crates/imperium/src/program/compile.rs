//! From the parts of an effect to operations.

use super::{Act, Effect, Node, Op, Said};
use crate::content::When;

/// The name of the card whose price some cards lower.
pub(crate) const UNREST: &str = "unrest";

/// Makes operations of programs.
pub(crate) struct Compiler<'a> {
    pub code: &'a mut Vec<Op>,
    pub effects: &'a mut Vec<Said>,
    /// The card, and how many effects it has so far.
    pub card: &'static str,
    pub number: u8,
    pub when: Option<When>,
}

impl Compiler<'_> {
    /// Operations of a program; a reaction asks for its token first.
    pub fn program(&mut self, nodes: &[Node], react: bool) {
        if react {
            let effect = self.effect(nodes, false);
            self.code.push(Op::React { effect });
        }
        self.emit(nodes, false);
        self.code.push(Op::Return);
    }

    fn effect(&mut self, nodes: &[Node], offered: bool) -> Effect {
        let key = format!("effect-{}-{}", self.card, self.number);
        self.number += 1;
        let key = Box::leak(key.into_boxed_str());
        self.effects.push(Said {
            key,
            nodes: nodes.to_vec(),
            offered,
            tells: nodes.iter().any(Node::tells),
            when: self.when,
            cheaper: Vec::new(),
        });
        Effect(self.effects.len() as u16 - 1)
    }

    fn emit(&mut self, nodes: &[Node], cost: bool) {
        for (at, node) in nodes.iter().enumerate() {
            match node {
                // What is paid without being called a cost is the price of all that follows.
                Node::Act(act) if !cost && act.pays() => {
                    let pays = |node: &&Node| matches!(node, Node::Act(act) if act.pays());
                    let (costs, effect) = nodes[at..].split_at(nodes[at..].iter().take_while(pays).count());
                    return self.price(costs, effect, false);
                }
                Node::Act(act) => self.code.push(Op::Act { act: *act, cost, optional: false }),
                Node::Cost(costs, effect) => self.price(costs, effect, cost),
                // One thing that is picked anyway needs no question of its own before.
                Node::May(body) => match body[..] {
                    [Node::Act(act)] if act.picks() => {
                        self.code.push(Op::Act { act, cost: false, optional: true });
                    }
                    _ => {
                        let effect = self.effect(body, true);
                        let sure = Node::sure(body, false);
                        self.block(|len| Op::May { len, effect, sure }, |it| it.emit(body, false));
                    }
                },
                Node::Choose(ways) => self.choose(ways, cost),
                Node::Each(who, may, body) => self.block(
                    |len| Op::Each { who: *who, len },
                    |it| {
                        let may = if *may { vec![Node::May(body.clone())] } else { body.clone() };
                        it.emit(&may, false);
                        it.code.push(Op::Return);
                    },
                ),
                Node::If(cond, body) => {
                    self.block(|len| Op::If { cond: *cond, len }, |it| it.emit(body, cost));
                }
                Node::PerDone(body) => {
                    let start = self.code.len();
                    self.block(
                        |len| Op::PerDone { len },
                        |it| {
                            it.emit(body, false);
                            let len = (it.code.len() - start) as u8;
                            it.code.push(Op::Back { len });
                        },
                    );
                }
            }
        }
    }

    /// A price and what is done for it. Tokens are paid first and at once, so that nothing comes between asking whether
    /// they are there and taking them, and no way to pay one part makes another part impossible.
    fn price(&mut self, costs: &[Node], effect: &[Node], cost: bool) {
        self.block(
            |len| Op::Price { len },
            |it| {
                let (mut tokens, mut others) = ([0; 3], Vec::new());
                for node in costs {
                    match node {
                        Node::Act(Act::Pay { cost }) => {
                            tokens = std::array::from_fn(|at| tokens[at] + cost[at])
                        }
                        other => others.push(other.clone()),
                    }
                }
                if tokens != [0; 3] {
                    it.code.push(Op::Act { act: Act::Pay { cost: tokens }, cost: true, optional: false });
                }
                it.emit(&others, true);
                it.emit(effect, cost);
            },
        );
    }

    fn choose(&mut self, ways: &[Vec<Node>], cost: bool) {
        self.block(
            |len| Op::Choose { ways: ways.len() as u8, len },
            |it| {
                let mut jumps = Vec::new();
                for way in ways {
                    let effect = it.effect(way, false);
                    if it.card == UNREST {
                        it.cheaper(way, effect);
                    }
                    let (price, sure) = (Node::price(way, true), !cost && Node::sure(way, true));
                    it.block(
                        |len| Op::Way { len, effect, price, sure },
                        |it| {
                            it.emit(way, cost);
                            jumps.push(it.code.len());
                            it.code.push(Op::Jump { len: 0 });
                        },
                    );
                }
                let end = it.code.len();
                for at in jumps {
                    it.code[at] = Op::Jump { len: (end - at - 1) as u8 };
                }
            },
        );
    }

    /// A way of unrest that costs less is told as what it costs then.
    fn cheaper(&mut self, way: &[Node], effect: Effect) {
        let mut told = way.to_vec();
        for less in 1.. {
            let cheapened = way.iter().map(|node| match node {
                Node::Act(act) => Node::Act(act.cheapened((less, less))),
                other => other.clone(),
            });
            let cheapened: Vec<Node> = cheapened.collect();
            if cheapened == told {
                return;
            }
            let cheaper = self.effect(&cheapened, false);
            self.effects[effect.0 as usize].cheaper.push(cheaper);
            told = cheapened;
        }
    }

    fn block(&mut self, op: impl Fn(u8) -> Op, body: impl FnOnce(&mut Self)) {
        let at = self.code.len();
        self.code.push(op(0));
        body(self);
        self.code[at] = op((self.code.len() - at - 1) as u8);
    }
}
