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
            | Act::PayUpTo { .. }
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
                let design = frame.card().map(Card::design);
                self.end_game(match design {
                    _ if content().kings.iter().any(|king| king.0 == frame.card) => Cause::King,
                    Some(design) if design.quest => Cause::Quest,
                    Some(design) if design.permanent => Cause::Journey,
                    _ => Cause::Zenith,
                });
            }
            Act::Avoid { .. } => self.shield(frame.me),
            Act::PayAll { token, .. } => {
                let all = self.state.side(who).tokens_of(token);
                self.lose(who, token, all.min(255) as u8);
            }
            Act::MoveAll(pick) => self.move_all(frame, pick),
            Act::Store(n) => self.store(frame, n),
            Act::Become(card) => self.replace(frame, card),
            Act::BecomeEmpire => self.become_empire(who),
            Act::PayUpTo { .. } => elsewhere(act),
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

    /// An effect brings tokens. What is in play may replace them or react.
    pub(super) fn gain_by(&mut self, frame: Frame, token: Token, n: u8, per: Count) {
        let (who, count) = (frame.who, self.state.count(&frame, per));
        if token == Token::Materials && count > 0 && self.state.side(who).modified(|m| m.paradise) {
            for other in who.round(self.state.seats()).skip(1) {
                self.gain(other, Token::Progress, 1);
            }
            if self.state.rival.0.is_some() {
                self.bot_gains(Token::Progress, 1);
            }
            self.gain(who, Token::Population, 2);
            return;
        }
        self.gain(who, token, u32::from(n) * count);
        if token == Token::Materials && count > 0 {
            self.fire_symbols(&frame, per);
        }
    }

    /// Lets cards react to materials that an effect brought, by the symbols of the cards they come from.
    pub(super) fn fire_symbols(&mut self, frame: &Frame, per: Count) {
        let who = frame.who;
        for (icon, verb) in [(Icon::River, Verb::RiverMaterials), (Icon::Fertile, Verb::FertileMaterials)] {
            let reacts = self.state.side(who).play.meets(&deal().reacting[verb as usize]);
            if reacts && from_symbol(self.state, frame, per, icon) {
                self.fire(who, verb, None);
            }
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
            [] => {
                self.skip(0);
                if let Act::Pick(pick) = act
                    && pick.searches()
                {
                    self.shuffle_searched(frame.who, pick);
                }
            }
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

/// Whether materials gained by this effect come from a card in play with a symbol.
fn from_symbol(state: &State, frame: &Frame, per: Count, icon: Icon) -> bool {
    let side = state.side(frame.who);
    let mut cards = side.play.and(&deal().icons[icon as usize]);
    for bit in cards.bits().filter(|&bit| side.icons_at(icon, bit) == 0) {
        cards.clear(bit);
    }
    let counted = match per {
        Count::Icon(counted) => cards.bits().any(|bit| side.icons_at(counted, bit) > 0),
        Count::Cards(mask) => cards.meets(deal().mask(mask)),
        Count::One | Count::Done | Count::Garrisoned(_) => false,
    };
    let left = if icon == Icon::River { flag::RIVER } else { flag::FERTILE };
    counted || frame.flags & left != 0 || (frame.at != NONE && cards.bit(frame.at))
}
