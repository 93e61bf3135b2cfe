//! Answers: what may be answered to a frame, and what an answer does.

use kernel::{Listener, Luck, Seat, Trace};

use super::{Run, price};
use crate::action::Action;
use crate::can::{self, Choices, Lookahead, adjusted};
use crate::card::Card;
use crate::content::content;
use crate::deal::deal;
use crate::event::Event;
use crate::program::{Act, DRAWN, Effect, Filter, Icon, Op, Pick, Token, Zone};
use crate::set::{Cards, NONE};
use crate::state::{Frame, State, flag};

impl<L: Luck, T: Listener<Event>> Run<'_, L, T> {
    /// Gives an answer to the top frame.
    pub(super) fn answer(&mut self, seat: Seat, action: Action) {
        let frame = *self.state.frames.top();
        match (frame.op(), action) {
            (Op::Turn, action) => self.take_turn(seat, action),
            (Op::Nation, Action::Pick(_, power, _)) => self.claim(seat, power),
            (Op::Tidy, Action::Pick(_, card, _)) => {
                self.leave(seat, Zone::Hand, card, 0);
                self.put(seat, card, Zone::Hand, Zone::Discard);
                self.top().it[1] = card.first();
            }
            (Op::Tidy, _) => {
                self.top().it[1] = NONE;
                self.decline(seat, 0);
            }
            (Op::May { effect, .. }, Action::Yes) => {
                self.tells(effect);
                self.all(|| Event::Agreed { seat });
                self.skip(0);
            }
            (Op::Choose { ways, .. }, Action::Way(way, effect)) => {
                self.tells(effect);
                self.all(|| Event::Chose { seat, way: way + 1, effect });
                if let Some(found) = Lookahead::ways(frame.pc + 1, ways).nth(usize::from(way)) {
                    (self.top().pc, self.top().n) = (found.from, 0);
                }
            }
            (Op::May { len, .. } | Op::Choose { len, .. }, _) => self.decline(seat, len),
            (Op::React { effect }, Action::Yes) => {
                self.tells(effect);
                self.skip(0);
                self.exhaust(seat, Card(frame.card), frame.at);
            }
            (Op::React { .. }, _) => {
                self.all(|| Event::Declined { seat });
                self.state.frames.pop();
            }
            (Op::Renew, action) => self.renewed(seat, action),
            (Op::Solstice, action) => {
                let side = self.state.side(seat);
                let chosen = |bit: &u8| matches!(action, Action::Pick(_, card, _) if card == Card::of(*bit));
                match side.pending.bits().find(chosen) {
                    Some(bit) => self.resolve_solstice(seat, bit),
                    None if side.power_pending => self.resolve_power(seat),
                    None => self.state.side_mut(seat).pending = Cards::NONE,
                }
            }
            (Op::PayFor, Action::Pay(x, y)) => {
                let price = price(self.state, &frame);
                self.paid(seat, price, x, y);
            }
            (Op::FameOrder, Action::Pick(_, card, _)) => {
                if let Some(at) = self.state.looked.position(card) {
                    self.state.looked.remove(at);
                    self.return_fame(seat, card);
                }
            }
            (Op::Act { act, .. }, Action::Done) => {
                if let Act::Avoid { .. } = act {
                    self.shield(frame.me);
                }
                self.decline(seat, 0);
            }
            (Op::Act { act, .. }, action) => {
                self.answer_act(frame, adjusted(self.state, &frame, act), seat, action);
            }
            (op, action) => unreachable!("{action} does not answer {op:?}"),
        }
    }

    /// What a seat agrees to may tell others of its hand.
    fn tells(&mut self, effect: Effect) {
        if content().effects[effect.0 as usize].tells {
            self.saw(Trace::Revealed);
        }
    }

    fn decline(&mut self, seat: Seat, len: u8) {
        self.all(|| Event::Declined { seat });
        self.skip(len);
    }

    /// Answers to instructions. Those that may need more than one answer move the frame on themselves.
    fn answer_act(&mut self, frame: Frame, act: Act, seat: Seat, action: Action) {
        match (act, action) {
            (Act::Pay { cost }, Action::Pay(x, y)) => return self.paid(seat, cost, x, y),
            (Act::Draw { .. }, _) => {
                self.all(|| Event::Agreed { seat });
                self.top().flags |= flag::AGREED;
                return;
            }
            (Act::Pick(pick), Action::Pick(from, card, copy)) => {
                return self.picked(frame, pick, seat, from, card, copy);
            }
            (Act::Swap(..), Action::Pick(Zone::Market, card, slot)) => {
                self.top().it[0] = slot;
                self.all(|| Event::Picked { seat, card, slot });
                return;
            }
            _ => {}
        }
        self.skip(0);
        match (act, action) {
            (Act::Avoid { .. }, _) => {
                self.lose(seat, Token::Progress, 1);
                self.gain(frame.me, Token::Progress, 1);
            }
            (Act::PayUpTo { token, .. }, Action::Amount(n)) => {
                self.all(|| Event::Amount { seat, n });
                self.lose(seat, token, n);
                self.top().done += n;
            }
            (Act::BreakThrough { filter, .. }, Action::Yes) => {
                self.all(|| Event::Agreed { seat });
                self.break_through_main(seat, deal().mask(filter));
            }
            (Act::BreakThrough { .. }, Action::Suit(suit)) => {
                self.all(|| Event::Suit { seat, suit });
                self.break_through(seat, suit as usize);
            }
            (Act::Gamble, Action::Suit(suit)) => self.gamble(seat, suit),
            (_, Action::Pick(from, card, copy)) => self.chosen(frame, act, seat, from, card, copy),
            _ => unreachable!("{action} does not answer {act:?}"),
        }
    }

    /// A card was chosen for an instruction.
    fn chosen(&mut self, frame: Frame, act: Act, seat: Seat, from: Zone, card: Card, copy: u8) {
        match act {
            Act::Give(_) => {
                self.leave(seat, from, card, 0);
                self.top().moved = card.first();
                if self.state.rival.0.is_some() {
                    return self.give_rival(card, from);
                }
                self.state.side_mut(frame.who).take_shown(card);
                self.all(|| Event::Gave { seat, to: frame.who, card, from });
            }
            Act::Acquire { .. } => {
                self.top().flags |= flag::REMEMBERS;
                self.acquire(seat, from, card, copy);
            }
            Act::BreakThrough { .. } if from == Zone::Exile => self.break_through_exile(seat, card),
            Act::BreakThrough { .. } => self.take_market(seat, copy as usize, false),
            Act::Develop { free } => self.develop(seat, card, free),
            Act::PlayFrom { zone, filter } => {
                if can::any_state(filter) && !card.design().free {
                    self.state.side_mut(seat).freed.add(card);
                }
                if zone == Zone::Discard {
                    let side = self.state.side_mut(seat);
                    side.actions = side.actions.saturating_sub(1);
                }
                self.play(seat, card, zone, true);
            }
            Act::Resolve { rivals, exhaust, under, .. } => {
                if under {
                    self.go_under(frame, card.first() + copy);
                }
                self.resolve_other(frame, card, copy, rivals, exhaust);
            }
            Act::Swap(Zone::Market, _) => {
                self.top().it[0] = NONE;
                self.swap_exile(seat, frame.it[0] as usize, card);
            }
            Act::Swap(..) => self.swap_nation(seat, card),
            Act::AddToken { token, n } => self.add_tokens(seat, copy as usize, token, n),
            Act::Treat(icon) => {
                let side = self.state.side_mut(seat);
                let treated = &mut side.treated[usize::from(icon == Icon::River)];
                treated[1] = card.first() + copy;
                treated.sort_unstable();
                self.all(|| Event::Treated { seat, card });
            }
            Act::Refund => self.refund(seat, from, card, copy),
            Act::Gain { .. } | Act::Actions(_) | Act::Pay { .. } | Act::Spend(_) | Act::Draw { .. } => {
                no_card(act)
            }
            Act::Pick(_) | Act::Own(_) | Act::TakeUnrest | Act::Look { .. } | Act::Deal { .. } => {
                no_card(act)
            }
            Act::ShuffleNation | Act::Steal { .. } | Act::PlayIt | Act::Gamble | Act::WaiveEmpire => {
                no_card(act)
            }
            Act::PayAll { .. } | Act::PayUpTo { .. } | Act::MoveAll(_) | Act::Store(_) => no_card(act),
            Act::Become(_) | Act::BecomeEmpire => no_card(act),
            Act::EndGame | Act::Avoid { .. } => no_card(act),
        }
    }

    /// One of the cards of a pick was picked.
    fn picked(&mut self, frame: Frame, pick: Pick, seat: Seat, from: Zone, card: Card, copy: u8) {
        let top = self.top();
        if top.n == 0 {
            top.n = pick.n + 1;
            top.it[1] = NONE;
        }
        // A card that counts as two is two of several.
        let weight = if from == Zone::Play && deal().twice.has(card) { 2.min(top.n - 1) } else { 1 };
        top.n -= weight;
        top.done = top.done.saturating_add(weight);
        // A card of a kind that not every card is of is shown.
        let any = content().filter(pick.filter) == Filter::All;
        let hides = from == Zone::Hand && [Zone::Top, Zone::History].contains(&pick.to);
        let secret = hides && any;
        top.moved = if secret || from == Zone::Fame { NONE } else { card.first() };
        // Others may know which card was picked last, unless it is put away in secret.
        let secret = from == Zone::Hand && [Zone::Top, Zone::History].contains(&pick.to);
        top.it[1] = if secret { NONE } else { card.first() };
        if top.n == 1 {
            top.it[1] = NONE;
            self.skip(0);
        }
        if pick.from == DRAWN {
            self.top().it = [NONE; 2];
            // Even of a known card others did not know that it was drawn just now.
            self.saw(Trace::Revealed);
        }
        match from {
            Zone::Fame => self.choose_fame(frame, seat, card),
            Zone::Market => self.exile(seat, card, copy as usize),
            _ if pick.searches() => self.find(seat, from, card, pick.to),
            // It is exhausted, and a mask less is discarded.
            Zone::Play if pick.from == Zone::Hand.bit() => self.exhaust(seat, card, card.first() + copy),
            _ if hides && !any => {
                self.leave(seat, from, card, 0);
                self.put(seat, card, from, pick.to);
            }
            _ => self.transfer(seat, card, copy, from, pick.to, &frame),
        }
    }

    /// Resolves an effect of another card: a rival's as if it were of this card, one's own as its own.
    fn resolve_other(&mut self, frame: Frame, card: Card, copy: u8, rivals: bool, exhaust: bool) {
        let seat = frame.who;
        if exhaust {
            self.all(|| Event::Exhausted { seat, card });
        }
        let design = card.design();
        let Some(program) = (if exhaust { &design.exhaust } else { &design.play }) else { return };
        let pc = program.start;
        self.state.frames.push(if rivals {
            Frame { pc, n: 0, left: 0, done: 0, it: [NONE; 2], ..frame }
        } else {
            Frame { card: card.0, at: card.first() + copy, ..Frame::new(pc, seat) }
        });
    }
}

fn no_card(act: Act) -> ! {
    unreachable!("no card is chosen for {act:?} here")
}

/// Everything that may be answered to a frame, ascending.
pub(crate) fn answers(state: &State, frame: &Frame, into: &mut Choices) {
    let side = state.side(frame.who);
    match frame.op() {
        Op::Turn => can::turn(state, frame.who, into),
        Op::Tidy => {
            let least = if frame.it[1] == NONE { 0 } else { frame.it[1] };
            let kinds = side.hand.kinds().filter(|card| card.first() >= least);
            into.extend(kinds.map(|card| Action::Pick(Zone::Hand, card, 0)));
            into.push(Action::Done);
        }
        Op::May { sure: true, .. } => into.extend([Action::Yes, Action::Done]),
        Op::May { len, .. } => {
            offer(Lookahead::new(state, *frame), frame.pc + 1 + u16::from(len), into);
        }
        Op::React { .. } => offer(Lookahead::reaction(state, *frame), u16::MAX, into),
        Op::Choose { ways, .. } => {
            let look = Lookahead::new(state, *frame);
            for way in Lookahead::ways(frame.pc + 1, ways).filter(|&way| look.choosable(way)) {
                let said = &content().effects[way.effect.0 as usize];
                let cheaper = said.cheaper(can::cheaper(state, frame));
                into.push(Action::Way(way.number, cheaper.unwrap_or(way.effect)));
            }
        }
        Op::Renew => {
            can::choose(state, frame, Act::Develop { free: false }, into);
            into.push(Action::Done);
        }
        Op::Solstice => {
            // The copies that are left need not be the first ones.
            let mut last = None;
            for card in side.pending.iter().filter(|card| last.replace(*card) != Some(*card)) {
                into.push(Action::Pick(Zone::Play, card, 0));
            }
            if side.power_pending {
                into.push(Action::Pick(Zone::Play, side.power, 0));
                into.sort_unstable();
            }
        }
        Op::PayFor => can::payments(state, frame, price(state, frame), into),
        Op::FameOrder => can::looked(state, into),
        Op::Act { act, optional, .. } => {
            let act = adjusted(state, frame, act);
            if let Act::Draw { .. } | Act::Avoid { .. } = act {
                into.extend([Action::Yes, Action::Done]);
            } else {
                can::choose(state, frame, act, into);
                if optional || matches!(act, Act::Pick(pick) if pick.optional) {
                    into.push(Action::Done);
                }
            }
        }
        Op::Price { .. } | Op::Way { .. } | Op::Jump { .. } | Op::Each { .. } | Op::If { .. } => {}
        Op::PerDone { .. } | Op::Back { .. } => {}
        Op::Return => {}
        Op::Ready | Op::Refill | Op::Next | Op::Window | Op::Resolve | Op::After => {}
        Op::Shuffle | Op::DiscardAll | Op::Solstices | Op::Bot | Op::Struck => {}
        Op::Nation => crate::choose::answers(state, into),
    }
    // In an imagined world there may be nothing to choose from.
    if into.is_empty() {
        into.push(Action::Done);
    }
}

/// Yes, if something would come of it, or no.
fn offer(look: Lookahead<'_>, end: u16, into: &mut Choices) {
    if look.feasible(look.frame.pc + 1, end) {
        into.push(Action::Yes);
    }
    into.push(Action::Done);
}
