//! What a program would cost and do, asked before it is performed.

use kernel::Seat;

use super::adjust::{adjusted, cheaper, masks};
use super::choices::{Choices, acquirable, choose, exiled};
use super::playable::{drawable, shielded};
use crate::card::Card;
use crate::content::{Price, Program, content};
use crate::deal::deal;
use crate::program::{Act, DRAWN, Effect, Op, Pick, Zone};
use crate::set::{Cards, NONE};
use crate::state::{Frame, State, can_pay};

/// The sum of the costs of a program.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Need {
    tokens: [u8; 3],
    actions: u8,
    hand: u8,
}

impl Need {
    const NOTHING: Need = Need { tokens: [0; 3], actions: 0, hand: 0 };
}

/// One way of a choice.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    pub number: u8,
    pub effect: Effect,
    pub price: Price,
    /// It can always be chosen.
    pub sure: bool,
    /// Its first operation.
    pub from: u16,
    /// Where it ends.
    pub to: u16,
}

/// The position in which a program would be performed.
#[derive(Clone, Copy)]
pub(crate) struct Lookahead<'a> {
    pub state: &'a State,
    pub frame: Frame,
    /// The card that would be played: it is no longer in hand then.
    pub without: Option<Card>,
    /// Actions that playing it takes.
    pub taken: u8,
    /// What the seat can pay with.
    pub tokens: [u16; 3],
    /// Exhaust tokens that exhausting the card will take.
    pub exhausts: u8,
}

impl<'a> Lookahead<'a> {
    pub fn new(state: &'a State, frame: Frame) -> Lookahead<'a> {
        let tokens = state.side(frame.who).tokens;
        Lookahead { state, frame, without: None, taken: 0, tokens, exhausts: 0 }
    }

    /// That of a reaction, which takes an exhaust token.
    pub fn reaction(state: &'a State, frame: Frame) -> Lookahead<'a> {
        Lookahead { exhausts: 1, ..Lookahead::new(state, frame) }
    }

    fn hand(&self, seat: Seat) -> Cards {
        let mut hand = self.state.side(seat).hand;
        if let Some(card) = self.without {
            hand.drop(card);
        }
        hand
    }

    fn hand_len(&self) -> u32 {
        self.state.side(self.frame.who).hand.len() - u32::from(self.without.is_some())
    }

    /// Whether everything that a program costs can be paid.
    pub fn payable(&self, program: &Program) -> bool {
        self.affords(program.price)
            && (!program.price.more || self.pays(program.start, u16::MAX, Need::NOTHING, false))
    }

    /// Whether there are tokens for a price.
    fn affords(&self, price: Price) -> bool {
        let side = self.state.side(self.frame.who);
        (price.actions == 0 || side.actions >= price.actions + self.taken)
            && can_pay(self.tokens, price.tokens)
    }

    /// Whether a way of a choice can be paid, when nothing else is.
    fn way_pays(&self, way: Way, strict: bool) -> bool {
        if way.sure {
            return true;
        }
        if cheaper(self.state, &self.frame) == (0, 0) {
            if !self.affords(way.price) {
                return false;
            }
            if !way.price.more {
                return true;
            }
        }
        self.pays(way.from, way.to, Need::NOTHING, strict)
    }

    /// Whether the price that the frame has come to, so many operations, can be paid.
    pub fn payable_here(&self, len: u8) -> bool {
        let from = self.frame.pc + 1;
        self.pays(from, from + u16::from(len), Need::NOTHING, false)
    }

    /// Whether all that comes after the operation of the frame can be paid.
    pub fn payable_later(&self) -> bool {
        // Paying for a development is a program of its own.
        self.frame.op() == Op::PayFor || self.pays(self.frame.pc + 1, u16::MAX, Need::NOTHING, false)
    }

    /// Whether it can be paid, and something would come of it.
    pub fn feasible(&self, from: u16, to: u16) -> bool {
        self.pays(from, to, Need::NOTHING, false) && self.useful(from, to)
    }

    /// The same for a way of a choice. All of it must be possible, not only its costs: without two cards in hand the
    /// way "discard two cards" cannot be chosen. A way may consist of costs only. One that is nothing but what may be done
    /// can always be chosen, and declined then.
    pub fn choosable(&self, way: Way) -> bool {
        self.worthwhile(way) || Lookahead::only_optional(way.from, way.to)
    }

    /// Whether a way can be chosen and something would come of it.
    fn worthwhile(&self, way: Way) -> bool {
        let Way { from, to, .. } = way;
        way.sure || (self.way_pays(way, true) && (self.useful(from, to) || Lookahead::only_costs(from, to)))
    }

    /// Whether all these operations are ones that may be declined.
    fn only_optional(from: u16, to: u16) -> bool {
        let code = &content().code;
        let mut pc = from;
        while pc < to {
            match code.get(pc as usize) {
                Some(Op::Act { optional: true, .. }) => {}
                Some(Op::Act { act: Act::Pick(pick), .. }) if pick.optional => {}
                Some(Op::May { len, .. }) => pc += u16::from(*len),
                _ => return false,
            }
            pc += 1;
        }
        true
    }

    /// Whether all these operations are costs.
    fn only_costs(from: u16, to: u16) -> bool {
        let code = &content().code;
        (from..to)
            .all(|pc| matches!(code.get(pc as usize), Some(Op::Act { cost: true, .. } | Op::Price { .. })))
    }

    fn pays(&self, from: u16, to: u16, mut need: Need, strict: bool) -> bool {
        let code = &content().code[..];
        let mut pc = from;
        while pc < to {
            let op = &code[pc as usize];
            pc += 1;
            let pays = match *op {
                Op::Act { optional: true, .. } => true,
                Op::Act { act: Act::Pay { cost }, .. } => self.pays_tokens(cost, &mut need),
                Op::Act { act: Act::Spend(n), .. } => {
                    need.actions += n + self.taken;
                    self.state.side(self.frame.who).actions >= need.actions
                }
                Op::Act { act: Act::Pick(pick), cost, .. } => {
                    !(cost || strict) || pick.optional || self.pays_cards(pick, cost, &mut need)
                }
                Op::Act { act: Act::Own(_), cost, .. } => !(cost || strict) || self.owns(),
                Op::May { len, .. } | Op::Each { len, .. } => {
                    pc += u16::from(len);
                    true
                }
                Op::Act { act: Act::PayAll { token, least }, .. } => {
                    self.tokens[token as usize] >= u16::from(least)
                }
                Op::If { cond, len } => {
                    if !self.state.holds(&self.frame, cond) {
                        pc += u16::from(len);
                    }
                    true
                }
                Op::PerDone { len } => {
                    pc += u16::from(len);
                    true
                }
                Op::Choose { ways, len } => {
                    let first = pc;
                    pc += u16::from(len);
                    Lookahead::ways(first, ways).any(|way| match need {
                        Need::NOTHING => self.way_pays(way, strict),
                        _ => self.pays(way.from, way.to, need, strict),
                    })
                }
                Op::Return => break,
                Op::Jump { len } => {
                    pc += u16::from(len);
                    true
                }
                Op::Act { .. } | Op::Price { .. } | Op::Way { .. } | Op::React { .. } => true,
                native => unreachable!("{native:?} is no part of a card"),
            };
            if !pays {
                return false;
            }
        }
        true
    }

    /// The ways of a choice whose first way begins there.
    pub fn ways(mut pc: u16, ways: u8) -> impl Iterator<Item = Way> {
        (0..ways).map(move |number| {
            let Op::Way { len, effect, price, sure } = content().code[pc as usize] else {
                unreachable!("ways follow a choice")
            };
            let from = pc + 1;
            pc = from + u16::from(len);
            // Without the jump.
            Way { number, effect, price, sure, from, to: pc - 1 }
        })
    }

    /// Whether tokens can be paid besides all that is needed already.
    fn pays_tokens(&self, cost: [u8; 3], need: &mut Need) -> bool {
        let cost = match adjusted(self.state, &self.frame, Act::Pay { cost }) {
            Act::Pay { cost } => cost,
            _ => cost,
        };
        need.tokens = std::array::from_fn(|at| need.tokens[at] + cost[at]);
        can_pay(self.tokens, need.tokens)
    }

    /// The same for cards.
    fn pays_cards(&self, pick: Pick, cost: bool, need: &mut Need) -> bool {
        let pick = match adjusted(self.state, &self.frame, Act::Pick(pick)) {
            Act::Pick(pick) => pick,
            _ => pick,
        };
        if cost && pick.from == Zone::Hand.bit() {
            let masks = masks(self.state, &self.frame, &pick, self.exhausts);
            let spared = masks.map_or(0, |masks| masks.exhausted.len() + masks.lying.len());
            need.hand += pick.n.saturating_sub(spared as u8);
        }
        // Something may be found, or not; what is searched is shuffled either way.
        if !cost && pick.searches() && self.state.side(self.frame.who).deck_len() > 0 {
            return true;
        }
        self.pickable(pick) >= u32::from(pick.n) && self.hand_len() >= u32::from(need.hand)
    }

    /// Whether the card itself is in a place that it can leave.
    fn owns(&self) -> bool {
        let side = self.state.side(self.frame.who);
        let on_table = self.frame.card().is_some_and(|card| side.table.has(card));
        self.without.is_some() || self.frame.at != NONE || on_table
    }

    /// How many cards a pick could take.
    fn pickable(&self, pick: Pick) -> u32 {
        let (seat, mask) = (self.frame.who, deal().mask(pick.filter));
        let side = self.state.side(seat);
        let mut count = 0;
        if pick.takes(Zone::Hand) {
            let hand = self.hand(seat).and(mask);
            count += if pick.to == Zone::Garrison { hand.without(&deal().ungarrisoned) } else { hand }.len();
        }
        if pick.takes(Zone::Discard) {
            count += side.discard.and(mask).len();
        }
        if pick.takes(Zone::History) {
            count += side.history.and(mask).len();
        }
        if pick.takes(Zone::Play) {
            let play = self.state.movable(seat, &pick);
            count += if pick.n > 1 { side.weigh(&play) } else { play.len() };
        }
        if pick.takes(Zone::Market) {
            count += self.state.market.iter().filter(|slot| slot.exilable()).count() as u32;
        }
        if let Some(masks) = masks(self.state, &self.frame, &pick, self.exhausts) {
            count += masks.exhausted.len() + masks.lying.len();
        }
        if pick.takes(Zone::Garrison) {
            count += self.state.lying(&self.frame, seat, mask, pick.under).len();
        }
        if pick.takes(Zone::Development) {
            count += side.quests().and(mask).len();
        }
        if pick.takes(Zone::Top) {
            count += side.whole_deck().and(mask).len();
        }
        if pick.takes(Zone::Nation) {
            count += side.whole_nation().and(mask).len();
        }
        if pick.from == DRAWN {
            count +=
                self.frame.it.iter().filter(|&&card| card != NONE && side.hand.has(Card::of(card))).count()
                    as u32;
        }
        count
    }

    /// Whether one of these operations would do something: one that is no cost, or a cost that puts a card away for good or
    /// takes it out of play.
    pub(super) fn useful(&self, from: u16, to: u16) -> bool {
        let code = &content().code;
        let mut pc = from;
        // What is discarded as a cost may be what is picked out of the discard pile then.
        let mut discards = false;
        // Cards that leave the hand as a cost, and tokens that are paid.
        let (mut gone, mut paid) = (0, [0; 3]);
        while pc < to {
            let op = code[pc as usize];
            pc += 1;
            let useful = match op {
                Op::Act { act: Act::Pick(pick), cost: true, .. } => {
                    discards |= pick.from == Zone::Hand.bit() && pick.to == Zone::Discard;
                    gone += if pick.from == Zone::Hand.bit() { u32::from(pick.n) } else { 0 };
                    [Zone::Garrison, Zone::History].contains(&pick.to) || pick.from == Zone::Play.bit()
                }
                Op::Act { act: Act::Pick(pick), cost: false, .. }
                    if discards && pick.from & Zone::Discard.bit() != 0 =>
                {
                    let hand = self.hand(self.frame.who);
                    self.pickable(pick) > 0 || hand.meets(deal().mask(pick.filter))
                }
                Op::Act { act: Act::Pick(pick), cost: false, .. }
                    if gone > 0 && pick.from == Zone::Hand.bit() && self.hand_len() <= gone =>
                {
                    false
                }
                Op::Act { act: Act::Pay { cost }, cost: true, .. } => {
                    paid = cost;
                    false
                }
                // A card that is played has a price of its own.
                Op::Act { act: act @ Act::PlayFrom { .. }, cost: false, .. } if paid != [0; 3] => {
                    self.does_after(paid, act)
                }
                Op::Act { act, cost: false, .. } => self.does(act),
                Op::May { len, sure, .. } => {
                    let end = pc + u16::from(len);
                    let useful = sure || self.feasible(pc, end);
                    pc = end;
                    useful
                }
                Op::Each { .. } => true,
                Op::If { cond, len } => {
                    if !self.state.holds(&self.frame, cond) {
                        pc += u16::from(len);
                    }
                    false
                }
                Op::PerDone { len } => {
                    pc += u16::from(len);
                    false
                }
                Op::Choose { ways, len } => {
                    let useful = Lookahead::ways(pc, ways).any(|way| self.worthwhile(way));
                    pc += u16::from(len);
                    useful
                }
                Op::Return => return false,
                Op::Act { cost: true, .. } | Op::Price { .. } | Op::Way { .. } => false,
                Op::Jump { .. } | Op::React { .. } => false,
                native => unreachable!("{native:?} is no part of a card"),
            };
            if useful {
                return true;
            }
        }
        false
    }

    /// Whether an instruction would do something once these tokens have been paid.
    fn does_after(&self, paid: [u8; 3], act: Act) -> bool {
        let who = self.frame.who;
        let side = self.state.side(who);
        side.ways_to_pay(paid).any(|(x, y)| {
            let mut state = *self.state;
            state.side_mut(who).tokens = side.tokens_after(paid, x, y);
            Lookahead { state: &state, ..*self }.does(act)
        })
    }

    /// Whether an instruction would do something now.
    fn does(&self, act: Act) -> bool {
        let state = self.state;
        let side = state.side(self.frame.who);
        match act {
            Act::Gain { per, .. } => state.count(&self.frame, per) > 0,
            Act::Draw { per, able, .. } => {
                state.count(&self.frame, per) > 0 && drawable(state, self.frame.who, able, self.exhausts)
            }
            Act::Pick(pick) if pick.to == Zone::Garrison && self.frame.at == NONE => false,
            Act::Pick(pick) if pick.searches() && side.deck_len() > 0 => true,
            Act::Pick(pick) | Act::MoveAll(pick) => self.pickable(pick) > 0,
            // The last card never moves, and of one card there is no order.
            Act::Deal { from: Zone::Nation, to: Zone::Nation } | Act::ShuffleNation => side.nation_len() > 1,
            Act::Deal { from: Zone::Nation, .. } => side.nation_len() > 0 || side.accession != NONE,
            Act::Look { at: Zone::Nation, .. } => side.nation_len() > 0,
            Act::Look { .. } | Act::Deal { .. } => {
                state.fame_len() > 0 || state.kings >> self.frame.who.index() & 1 == 0
            }
            Act::Avoid { .. } => !shielded(state, self.frame.me),
            Act::PlayIt => false,
            Act::AddToken { .. } => state.market.iter().any(|slot| slot.card != NONE),
            Act::Acquire { filter, holding, from } => {
                let mask = deal().mask(filter);
                state.market.iter().any(|slot| acquirable(slot, mask, holding, from))
                    || !exiled(state, self.frame.who, mask, holding, from).is_empty()
            }
            Act::Develop { .. }
            | Act::PlayFrom { .. }
            | Act::Resolve { .. }
            | Act::Swap(..)
            | Act::Gamble
            | Act::Treat(_)
            | Act::Refund => {
                let mut choices = Choices::new();
                choose(state, &self.frame, act, &mut choices);
                !choices.is_empty()
            }
            Act::Actions(_) | Act::Pay { .. } | Act::Spend(_) | Act::Give(_) | Act::Own(_) => true,
            Act::TakeUnrest | Act::BreakThrough { .. } | Act::Steal { .. } => true,
            Act::PayAll { .. } | Act::Store(_) | Act::Become(_) | Act::BecomeEmpire => true,
            Act::PayUpTo { token, .. } => side.tokens_of(token) > 0,
            Act::WaiveEmpire | Act::EndGame => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Fast, Game, Silence, Waiting};

    use super::*;
    use crate::Imperium;
    use crate::set::NO_CARD;

    /// Prices are a shortcut: they must give the same answer as the whole program.
    fn agrees(state: &State, seat: Seat) {
        let tells = |look: Lookahead<'_>, from, to, strict| look.pays(from, to, Need::NOTHING, strict);
        for card in Card::all() {
            let design = card.design();
            for program in [&design.play, &design.exhaust, &design.solstice].into_iter().flatten() {
                let look = Lookahead::new(state, Frame { card: card.0, ..Frame::new(program.start, seat) });
                assert_eq!(look.payable(program), tells(look, program.start, u16::MAX, false), "{card}");
            }
        }
        for (pc, op) in (0..).zip(&content().code) {
            for card in [NO_CARD, content().unrest.0] {
                let look = Lookahead::new(state, Frame { card, ..Frame::new(pc, seat) });
                match *op {
                    Op::Choose { ways, .. } => {
                        for way in Lookahead::ways(pc + 1, ways) {
                            let (from, to) = (way.from, way.to);
                            let unsure = Way { sure: false, ..way };
                            assert_eq!(look.way_pays(unsure, true), tells(look, from, to, true), "{pc}");
                            assert_eq!(look.choosable(unsure), look.choosable(way), "{pc}");
                        }
                    }
                    Op::May { len, sure: true, .. } => {
                        assert!(look.feasible(pc + 1, pc + 1 + u16::from(len)), "{pc}");
                    }
                    _ => {}
                }
            }
        }
    }

    #[test]
    fn prices_tell_what_programs_tell() {
        let setup = "seats=2 sides=random".parse().expect("a setup");
        let mut legal = Vec::new();
        for seed in 0..20 {
            let mut luck = Fast::new(seed);
            let mut state = Imperium::start(&setup, &mut luck, &mut Silence);
            for step in 0.. {
                let Waiting::For(seats) = Imperium::waiting(&state) else { break };
                let Some(seat) = seats.first() else { break };
                if step % 20 == 0 {
                    agrees(&state, seat);
                }
                Imperium::legal(&state, seat, &mut legal);
                let action = legal[kernel::Luck::pick(&mut luck, legal.len() as u32) as usize];
                Imperium::apply(&mut state, seat, action, &mut luck, &mut Silence);
            }
        }
    }
}
