//! Instructions, as far as they need no answer.

use kernel::{Listener, Luck, Seat, Trace};

use super::{Flow, Run, asked};
use crate::can::{self, Choices, adjusted};
use crate::card::Card;
use crate::content::{Verb, content};
use crate::deal::deal;
use crate::event::{Cause, Event};
use crate::program::{Act, Count, Icon, Op, Token, Zone};
use crate::set::NONE;
use crate::state::{Frame, State, flag};

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    /// Performs an instruction as far as it needs no answer.
    pub(super) fn act(&mut self, frame: Frame, act: Act, optional: bool) -> Flow {
        let who = frame.who;
        match adjusted(self.state, &frame, act) {
            Act::Pay { cost } => return self.pay(frame, cost),
            Act::Draw { n, per, able, optional } => {
                if frame.n == 0 {
                    let all = u32::from(n) * self.state.count(&frame, per);
                    self.top().n = all.min(200) as u8 + 1;
                }
                return self.draw(who, able, optional);
            }
            Act::Steal { token, n, from, unrest } => {
                self.steal(frame, token, n, from, unrest);
                return Flow::On;
            }
            Act::Avoid { unless_paid: true } => return self.avoid_unless_paid(frame),
            act @ (Act::Pick(_)
            | Act::Give(_)
            | Act::Acquire { .. }
            | Act::BreakThrough { .. }
            | Act::Develop { .. }
            | Act::PlayFrom { .. }
            | Act::Resolve { .. }
            | Act::Swap(..)
            | Act::AddToken { .. }
            | Act::Gamble
            | Act::Treat(_)
            | Act::Refund) => return self.asks(frame, act, optional),
            Act::Gain { token, n, per } => {
                self.skip(0);
                self.gain_by(frame, token, n, per);
            }
            Act::Actions(n) => {
                self.skip(0);
                self.change_actions(who, n as i8);
            }
            Act::Spend(n) => {
                self.skip(0);
                self.change_actions(who, -(n as i8));
            }
            act => {
                self.skip(0);
                self.act_at_once(frame, act);
            }
        }
        Flow::On
    }

    /// Performs an instruction that never asks.
    fn act_at_once(&mut self, frame: Frame, act: Act) {
        let who = frame.who;
        match act {
            Act::Own(to) => self.own(frame, to),
            Act::TakeUnrest => self.take_unrest(who),
            Act::Look { at, n } => self.look(who, at, n),
            Act::Deal { from, to } => self.deal(who, from, to),
            Act::ShuffleNation => {
                self.shuffle_nation(who);
                self.all(|| Event::NationShuffled { seat: who });
            }
            Act::PlayIt => {
                let it = frame.it[0];
                if it != NONE
                    && self.state.side(who).hand.has(Card::of(it))
                    && can::playable(self.state, who, Card::of(it), true)
                {
                    self.play(who, Card::of(it), Zone::Hand, true);
                }
            }
            Act::WaiveEmpire => {
                self.state.side_mut(who).waive = true;
                self.all(|| Event::Waived { seat: who });
            }
            Act::EndGame => {
                let king = content().kings.iter().any(|king| king.0 == frame.card);
                self.end_game(if king { Cause::King } else { Cause::Zenith });
            }
            Act::Avoid { .. } => self.shield(frame.me),
            Act::Gain { .. } | Act::Actions(_) | Act::Refund | Act::Pay { .. } | Act::Spend(_) => {
                elsewhere(act)
            }
            Act::Draw { .. } | Act::Pick(_) | Act::Give(_) | Act::Acquire { .. } => elsewhere(act),
            Act::BreakThrough { .. } | Act::Develop { .. } | Act::Steal { .. } => elsewhere(act),
            Act::PlayFrom { .. } | Act::Resolve { .. } | Act::Swap(..) | Act::AddToken { .. } => {
                elsewhere(act)
            }
            Act::Gamble | Act::Treat(_) => elsewhere(act),
        }
    }

    fn gain_by(&mut self, frame: Frame, token: Token, n: u8, per: Count) {
        let count = self.state.count(&frame, per);
        self.gain(frame.who, token, u32::from(n) * count);
        if token == Token::Materials && count > 0 && from_river(self.state, &frame, per) {
            self.fire(frame.who, Verb::RiverMaterials, None, 0);
        }
    }

    /// The attacker is asked for progress. If it has none to spare, the attack is avoided.
    fn avoid_unless_paid(&mut self, frame: Frame) -> Flow {
        if can::shielded(self.state, frame.me) {
            self.skip(0);
        } else if can::bribable(self.state) {
            // What the attack costs may depend on cards that others cannot see.
            self.saw(Trace::Revealed);
            return Flow::Ask;
        } else {
            self.skip(0);
            self.shield(frame.me);
        }
        Flow::On
    }

    /// Asks what to choose, or goes on if there is no choice.
    pub(super) fn asks(&mut self, frame: Frame, act: Act, optional: bool) -> Flow {
        // What there is to choose from may be hidden from others.
        self.saw(Trace::Revealed);
        if can::open(self.state, act) {
            return Flow::Ask;
        }
        let optional = optional || matches!(act, Act::Pick(pick) if pick.optional);
        let mut choices = Choices::new();
        can::choose(self.state, &frame, act, &mut choices);
        match choices[..] {
            [] => self.skip(0),
            [only] if !optional => self.answer(asked(self.state, &frame), only),
            _ => return Flow::Ask,
        }
        Flow::On
    }

    pub(super) fn shield(&mut self, seat: Seat) {
        let frames = self.state.frames.all_mut();
        if let Some(attack) = frames.iter_mut().rev().find(|frame| frame.op() == Op::Window) {
            attack.shield |= 1 << seat.index();
            self.all(|| Event::Avoided { seat });
        }
    }
}

fn elsewhere(act: Act) -> ! {
    unreachable!("{act:?} asks or takes several steps")
}

/// Whether materials gained by this effect come from a card in play with a river.
fn from_river(state: &State, frame: &Frame, per: Count) -> bool {
    let deal = deal();
    let rivers = state.side(frame.who).play.and(&deal.icons[Icon::River as usize]);
    let counted = match per {
        Count::Icon(Icon::Production) => rivers.meets(&deal.icons[Icon::Production as usize]),
        Count::Icon(Icon::Fertile) => rivers.meets(&deal.icons[Icon::Fertile as usize]),
        Count::Icon(Icon::River) => !rivers.is_empty(),
        Count::Cards(mask) => rivers.meets(deal.mask(mask)),
        Count::Icon(Icon::City | Icon::Metropolis | Icon::Scroll | Icon::Knight | Icon::Mask) => false,
        Count::One | Count::Done => false,
    };
    counted || frame.flags & flag::RIVER != 0 || (frame.at != NONE && rivers.bit(frame.at))
}
