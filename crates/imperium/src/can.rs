//! What can be paid, what would do something, and what may be answered: all asked of the same programs.

use arrayvec::ArrayVec;
use kernel::Seat;

use crate::action::Action;
use crate::card::Card;
use crate::content::{Price, Program, content};
use crate::program::{Act, Count, DRAWN, Effect, Icon, Mask, Node, Op, Pick, Token, Zone, suit};
use crate::set::{Bit, Cards, NONE};
use crate::state::{Frame, Side, Slot, State};

/// Answers to one question.
pub(crate) type Choices = ArrayVec<Action, 256>;

/// What the costs of a program need together.
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

/// A look at a program before it is performed.
#[derive(Clone, Copy)]
pub(crate) struct Look<'a> {
    pub state: &'a State,
    pub frame: Frame,
    /// The card that would be played: it is no longer in hand then.
    pub without: Option<Card>,
    /// Actions that playing it takes.
    pub taken: u8,
}

impl<'a> Look<'a> {
    pub fn new(state: &'a State, frame: Frame) -> Look<'a> {
        Look { state, frame, without: None, taken: 0 }
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
        (price.actions == 0 || side.actions >= price.actions + self.taken) && side.can_pay(price.tokens)
    }

    /// Whether a way of a choice can be paid, when nothing else is.
    fn way_pays(&self, way: Way, strict: bool) -> bool {
        if way.sure {
            return true;
        }
        if !cheaper(self.state, &self.frame) {
            if !self.affords(way.price) {
                return false;
            }
            if !way.price.more {
                return true;
            }
        }
        self.pays(way.from, way.to, Need::NOTHING, strict)
    }

    /// Whether it can be paid, and something would come of it.
    pub fn feasible(&self, from: u16, to: u16) -> bool {
        self.pays(from, to, Need::NOTHING, false) && self.useful(from, to)
    }

    /// The same for a way of a choice. All of it must be possible, not only what is a cost: who cannot discard two
    /// cards cannot choose to. A way may also be nothing but a price.
    pub fn choosable(&self, way: Way) -> bool {
        let Way { from, to, .. } = way;
        way.sure || (self.way_pays(way, true) && (self.useful(from, to) || Look::only_costs(from, to)))
    }

    /// Whether everything between these operations is the price of something else.
    fn only_costs(from: u16, to: u16) -> bool {
        let code = &content().code;
        (from..to).all(|pc| matches!(code.get(pc as usize), Some(Op::Act { cost: true, .. })))
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
                Op::If { empire, len } => {
                    if self.state.side(self.frame.who).empire != empire {
                        pc += u16::from(len);
                    }
                    true
                }
                Op::Choose { ways, len } => {
                    let first = pc;
                    pc += u16::from(len);
                    Look::ways(first, ways).any(|way| match need {
                        Need::NOTHING => self.way_pays(way, strict),
                        _ => self.pays(way.from, way.to, need, strict),
                    })
                }
                Op::Return => break,
                _ => true,
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
        self.state.side(self.frame.who).can_pay(need.tokens)
    }

    /// The same for cards.
    fn pays_cards(&self, pick: Pick, cost: bool, need: &mut Need) -> bool {
        let pick = match adjusted(self.state, &self.frame, Act::Pick(pick)) {
            Act::Pick(pick) => pick,
            _ => pick,
        };
        if cost && pick.from == Zone::Hand.bit() {
            need.hand += pick.n;
        }
        self.pickable(pick) >= u32::from(pick.n) && self.hand_len() >= u32::from(need.hand)
    }

    /// Whether the card itself is where it can go away from.
    fn owns(&self) -> bool {
        let side = self.state.side(self.frame.who);
        let on_table = self.frame.card().is_some_and(|card| side.table.has(card));
        self.without.is_some() || self.frame.at != NONE || on_table
    }

    /// How many cards a pick could take.
    fn pickable(&self, pick: Pick) -> u32 {
        let (seat, mask) = (self.frame.who, content().mask(pick.filter));
        let side = self.state.side(seat);
        let mut count = 0;
        if pick.takes(Zone::Hand) {
            let hand = self.hand(seat).and(mask);
            count +=
                if pick.to == Zone::Garrison { hand.without(&content().ungarrisoned) } else { hand }.len();
        }
        if pick.takes(Zone::Discard) {
            count += side.discard.and(mask).len();
        }
        if pick.takes(Zone::History) {
            count += side.history.and(mask).len();
        }
        if pick.takes(Zone::Play) {
            count += side.play.and(mask).and(&content().pinned).len();
        }
        if pick.takes(Zone::Market) {
            count += self.state.market.iter().filter(|slot| slot.exilable()).count() as u32;
        }
        if pick.searches() {
            count += side.whole_deck().and(mask).len() + side.whole_nation().and(mask).len();
        }
        if pick.from == DRAWN {
            count += self.frame.it.iter().filter(|&&card| card != NONE && side.hand.has(Card(card))).count()
                as u32;
        }
        count
    }

    /// Whether some part between these operations that is no cost would do something.
    fn useful(&self, from: u16, to: u16) -> bool {
        let code = &content().code;
        let mut pc = from;
        // What is discarded as a cost may be what is picked out of the discard pile then.
        let mut discards = false;
        while pc < to {
            let op = code[pc as usize];
            pc += 1;
            let useful = match op {
                Op::Act { act: Act::Pick(pick), cost: true, .. } => {
                    discards |= pick.from == Zone::Hand.bit() && pick.to == Zone::Discard;
                    false
                }
                Op::Act { act: Act::Pick(pick), cost: false, .. }
                    if discards && pick.from & Zone::Discard.bit() != 0 =>
                {
                    let hand = self.hand(self.frame.who);
                    self.pickable(pick) > 0 || hand.meets(content().mask(pick.filter))
                }
                Op::Act { act, cost: false, .. } => self.does(act),
                Op::May { len, sure, .. } => {
                    let end = pc + u16::from(len);
                    let useful = sure || self.feasible(pc, end);
                    pc = end;
                    useful
                }
                Op::Each { .. } => true,
                Op::If { empire, len } => {
                    if self.state.side(self.frame.who).empire != empire {
                        pc += u16::from(len);
                    }
                    false
                }
                Op::Choose { ways, len } => {
                    let useful = Look::ways(pc, ways).any(|way| self.choosable(way));
                    pc += u16::from(len);
                    useful
                }
                Op::Return => return false,
                _ => false,
            };
            if useful {
                return true;
            }
        }
        false
    }

    /// Whether an instruction would do something now.
    fn does(&self, act: Act) -> bool {
        let state = self.state;
        let side = state.side(self.frame.who);
        match act {
            Act::Gain { per, .. } => state.count(&self.frame, per) > 0,
            Act::Draw { per, able, .. } => {
                let cards = side.deck_len() + if able { 0 } else { side.discard.len() + side.nation_len() };
                state.count(&self.frame, per) > 0 && cards > 0
            }
            Act::Pick(pick) if pick.to == Zone::Garrison && self.frame.at == NONE => false,
            Act::Pick(pick) => self.pickable(pick) > 0,
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
            Act::Acquire { filter, holding, exile } => {
                let mask = content().mask(filter);
                state.market.iter().any(|slot| acquirable(slot, mask, holding))
                    || !exiled(state, self.frame.who, mask, holding, exile).is_empty()
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
            _ => true,
        }
    }
}

/// Whether an attack does not touch this seat any more.
pub(crate) fn shielded(state: &State, seat: Seat) -> bool {
    let attack = state.frames.all().iter().rev().find(|frame| frame.op() == Op::Window);
    attack.is_some_and(|frame| frame.shield >> seat.index() & 1 == 1)
}

/// An instruction after what is in play has changed it: unrest may be cheaper, and something else than progress may
/// go on the market.
#[inline(always)]
pub(crate) fn adjusted(state: &State, frame: &Frame, act: Act) -> Act {
    match act {
        Act::AddToken { token: Token::Progress, n: 1 } => {
            let adds = state.side(frame.who).power.design().modifiers.adds;
            adds.map_or(act, |(token, n)| Act::AddToken { token, n })
        }
        Act::Pay { .. } | Act::Pick(_) if cheaper(state, frame) => cheapened(act),
        _ => act,
    }
}

/// What is printed on unrest, for one less.
#[cold]
fn cheapened(act: Act) -> Act {
    let less = |n: u8| if n > 1 { n - 1 } else { n };
    match act {
        Act::Pay { cost: [materials, population, progress] } => {
            Act::Pay { cost: [less(materials), population, progress] }
        }
        Act::Pick(pick) => Act::Pick(Pick { n: less(pick.n), ..pick }),
        other => other,
    }
}

/// Whether this is unrest that costs less than is printed on it.
#[inline(always)]
pub(crate) fn cheaper(state: &State, frame: &Frame) -> bool {
    frame.card == content().unrest.0 && state.side(frame.who).modified(|m| m.cheap_unrest)
}

/// Whether the seat may play a card now; `free` without an action, whatever is printed.
pub(crate) fn playable(state: &State, seat: Seat, card: Card, free: bool) -> bool {
    let (side, design) = (state.side(seat), card.design());
    let taken = u8::from(!free && !design.free);
    if design.never_played || side.actions < taken || (design.free && side.freed.has(card)) {
        return false;
    }
    let waived = match design.only {
        Some(false) if side.empire => {
            side.modified(|m| m.tame.iter().any(|&mask| content().mask(mask).has(card)))
        }
        Some(true) if !side.empire => side.waive,
        _ => true,
    };
    let needs = design.needs.iter().all(|&(zone, card)| match zone {
        Zone::History => side.history.has(card),
        _ => side.play.has(card),
    });
    if !waived || !needs {
        return false;
    }
    let Some(program) = &design.play else { return true };
    let frame =
        Frame { card: card.0, at: if design.pinned { card.first() } else { NONE }, ..Frame::new(0, seat) };
    let look = Look { state, frame, without: Some(card), taken };
    look.payable(program)
}

/// Whether the seat may exhaust a card with this effect now.
pub(crate) fn exhaustible(state: &State, frame: Frame, program: &Program) -> bool {
    let look = Look::new(state, frame);
    look.payable(program) && look.useful(program.start, u16::MAX)
}

/// Everything that may be answered at the beginning of a turn and between its actions.
pub(crate) fn turn(state: &State, seat: Seat, into: &mut Choices) {
    let side = state.side(seat);
    for card in side.hand.kinds().filter(|&card| playable(state, seat, card, false)) {
        into.push(Action::Play(card));
    }
    let played = into.len();
    if side.exhausts > 0 {
        for bit in side.play.and(&content().exhausts).without(&side.spent).bits() {
            let card = Card::of(bit);
            let copy = bit - card.first();
            let Some(program) = &card.design().exhaust else { continue };
            // Copies that lie alike are offered once.
            let bare = |bit| state.under(seat, bit) == 0;
            let same = copy > 0 && !side.spent.bit(bit - 1) && bare(bit) && bare(bit - 1);
            let frame = Frame { card: card.0, at: bit, ..Frame::new(0, seat) };
            if !same && exhaustible(state, frame, program) {
                into.push(Action::Exhaust(card, copy));
            }
        }
        if let (Some(program), false) = (&side.power.design().exhaust, side.power_spent) {
            let frame = Frame { card: side.power.0, ..Frame::new(0, seat) };
            if exhaustible(state, frame, program) {
                into.push(Action::Exhaust(side.power, 0));
                ascend(into, played);
            }
        }
    }
    if !state.acted {
        into.push(Action::Innovate);
        if side.hand.has(content().unrest) {
            into.push(Action::Revolt);
        }
    }
    into.push(Action::Done);
}

/// Puts the last choices in order; what is found card by card is in order anyway.
fn ascend(into: &mut Choices, from: usize) {
    into[from..].sort_unstable();
}

fn slots(state: &State, into: &mut Choices, fits: impl Fn(Card, &Slot) -> bool) {
    let mut found = ArrayVec::<(Bit, u8), 5>::new();
    for (at, slot) in (0..).zip(&state.market) {
        if let Some(card) = slot.card()
            && fits(card, slot)
        {
            found.push((card.first(), at));
        }
    }
    found.sort_unstable();
    into.extend(found.into_iter().map(|(bit, at)| Action::Pick(Zone::Market, Card::of(bit), at)));
}

fn cards(cards: Cards, zone: Zone, into: &mut Choices) {
    into.extend(cards.kinds().map(|card| Action::Pick(zone, card, 0)));
}

/// Cards in play; copies that lie alike are offered once.
fn in_play(state: &State, seat: Seat, cards: Cards, into: &mut Choices) {
    let side = state.side(seat);
    for bit in cards.bits() {
        let card = Card::of(bit);
        let copy = bit - card.first();
        let bare = |bit| state.under(seat, bit) == 0;
        let alike = |other| side.spent.bit(bit) == side.spent.bit(other) && bare(bit) && bare(other);
        if copy == 0 || !alike(bit - 1) {
            into.push(Action::Pick(Zone::Play, card, copy));
        }
    }
}

/// The answers to the question an instruction asks, ascending, without `Done`.
pub(crate) fn choose(state: &State, frame: &Frame, act: Act, into: &mut Choices) {
    let seat = frame.who;
    let side = state.side(seat);
    match act {
        Act::Pick(pick) => picks(state, frame, seat, pick, into),
        Act::Give(pick) => picks(state, frame, frame.me, pick, into),
        Act::Acquire { filter, holding, exile } => {
            let mask = content().mask(filter);
            slots(state, into, |_, slot| acquirable(slot, mask, holding));
            cards(exiled(state, seat, mask, holding, exile), Zone::Exile, into);
        }
        Act::BreakThrough { suits } => {
            slots(state, into, |card, _| card.design().suits & suits != 0);
            into.extend((0..4).filter(|suit| suits >> suit & 1 == 1).map(Action::Suit));
        }
        Act::AddToken { .. } => slots(state, into, |_, _| true),
        Act::Develop { free } => {
            for card in side.developments.kinds() {
                if free || side.can_pay(card.design().cost.unwrap_or_default()) {
                    into.push(Action::Pick(Zone::Development, card, 0));
                }
            }
        }
        Act::PlayFrom { zone, filter } => {
            let from = if zone == Zone::Hand { side.hand } else { side.discard };
            for card in from.and(content().mask(filter)).kinds() {
                if playable_from(state, seat, card, zone) {
                    into.push(Action::Pick(zone, card, 0));
                }
            }
        }
        Act::Resolve { rivals: true, filter, exhaust, .. } => rivals(state, frame, filter, exhaust, into),
        Act::Resolve { under: true, .. } if !frame.card().is_some_and(|card| side.table.has(card)) => {}
        Act::Resolve { filter, .. } => in_play(state, seat, side.play.and(content().mask(filter)), into),
        Act::Swap(Zone::Market, _) => match frame.it[0] {
            _ if state.exile.is_empty() => {}
            NONE => slots(state, into, |_, _| true),
            _ => cards(state.exile, Zone::Exile, into),
        },
        Act::Swap(..) if side.nation_len() > 0 => cards(side.hand, Zone::Hand, into),
        Act::Gamble if state.main_len() > 0 => into.extend((0..4).map(Action::Suit)),
        Act::Refund => spent(side, into),
        Act::Treat(icon) => treatable(side, icon, into),
        Act::Pay { cost } => into.extend(side.ways_to_pay(cost).map(|(x, y)| Action::Pay(x, y))),
        _ => {}
    }
}

/// Whether a glance shows that there is more than one answer.
pub(crate) fn open(state: &State, act: Act) -> bool {
    match act {
        Act::AddToken { .. } => state.market.iter().filter(|slot| slot.card != NONE).count() > 1,
        Act::BreakThrough { suits } => suits.count_ones() > 1,
        _ => false,
    }
}

/// Whether a card of the market can be acquired.
fn acquirable(slot: &Slot, mask: &Cards, holding: bool) -> bool {
    slot.card().is_some_and(|card| mask.has(card)) && (!holding || slot.tokens[0] > 0)
}

/// Cards in exile that can be acquired.
fn exiled(state: &State, seat: Seat, mask: &Cards, holding: bool, exile: bool) -> Cards {
    match exile {
        true => state.exile.and(mask),
        false if !holding && state.side(seat).modified(|m| m.exile_regions) => {
            state.exile.and(mask).and(&content().regions)
        }
        false => Cards::NONE,
    }
}

/// Fame that is looked at.
pub(crate) fn looked(state: &State, into: &mut Choices) {
    let from = into.len();
    for card in state.looked.iter() {
        once(Action::Pick(Zone::Fame, card, 0), into);
    }
    ascend(into, from);
}

/// Everything with an exhaust token.
fn spent(side: &Side, into: &mut Choices) {
    for bit in side.spent.bits() {
        let card = Card::of(bit);
        into.push(Action::Pick(Zone::Play, card, bit - card.first()));
    }
    let elsewhere = [
        (side.power_spent, Zone::Play),
        (side.nation_spent, Zone::Nation),
        (side.development_spent, Zone::Development),
    ];
    // Decks have no card of their own to name: the power card stands for them.
    into.extend(elsewhere.iter().filter(|(spent, _)| *spent).map(|&(_, at)| Action::Pick(at, side.power, 0)));
    ascend(into, 0);
}

/// Cards in play with a symbol that does not count as another yet.
fn treatable(side: &Side, icon: Icon, into: &mut Choices) {
    if !side.treated.contains(&NONE) {
        return;
    }
    for bit in side.play.and(&content().icons[icon as usize]).bits() {
        let card = Card::of(bit);
        let used = side.treated.iter().filter(|&&treated| treated == bit).count() as u8;
        if card.design().icon(icon) > used {
            into.push(Action::Pick(Zone::Play, card, bit - card.first()));
        }
    }
}

/// Cards of rivals with an effect that this seat could resolve.
fn rivals(state: &State, frame: &Frame, filter: Mask, exhaust: bool, into: &mut Choices) {
    let others = state.others(frame.who);
    for other in Seat::all(state.seats()).filter(|other| others >> other.index() & 1 == 1) {
        for card in state.side(other).play.and(content().mask(filter)).kinds() {
            let design = card.design();
            let Some(program) = (if exhaust { &design.exhaust } else { &design.play }) else { continue };
            // An effect that resolves those of rivals could go on for ever.
            let endless = matches!(program.nodes[..], [Node::Act(Act::Resolve { .. })]);
            if !endless && exhaustible(state, *frame, program) {
                once(Action::Pick(Zone::Play, card, 0), into);
            }
        }
    }
    ascend(into, 0);
}

/// Adds an answer unless it is there.
fn once(action: Action, into: &mut Choices) {
    if !into.contains(&action) {
        into.push(action);
    }
}

/// Unrest from hand is played without an action; what comes from the discard pile takes one.
pub(crate) fn playable_from(state: &State, seat: Seat, card: Card, zone: Zone) -> bool {
    match zone {
        Zone::Hand => playable(state, seat, card, true),
        _ => state.side(seat).actions > 0 && playable(state, seat, card, true),
    }
}

fn picks(state: &State, frame: &Frame, seat: Seat, pick: Pick, into: &mut Choices) {
    let (side, content) = (state.side(seat), content());
    let mask = content.mask(pick.filter);
    // The order of several picks is ascending unless it matters, so that no set is offered twice.
    let several = pick.to != Zone::Top && !pick.optional && pick.n > 1 && pick.from.count_ones() == 1;
    let least = if frame.n > 0 && frame.it[1] != NONE { frame.it[1] } else { 0 };
    let left = u32::from(if frame.n > 0 { frame.n - 1 } else { pick.n });
    let ordered = |cards: Cards| {
        if !several {
            return cards;
        }
        let mut kept = Cards::NONE;
        let total = cards.bits().filter(|&bit| bit >= least).count() as u32;
        for (at, bit) in (0..).zip(cards.bits().filter(|&bit| bit >= least)) {
            // Enough must follow. Where there are too few anyway, all are taken, the lowest first.
            if at == 0 || total - at >= left {
                kept.set(bit);
            }
        }
        kept
    };
    if pick.takes(Zone::Hand) {
        let mut hand = side.hand.and(mask);
        if pick.to == Zone::Garrison {
            hand = if frame.at == NONE { Cards::NONE } else { hand.without(&content.ungarrisoned) };
        }
        for card in ordered(hand).iter() {
            let pick = Action::Pick(Zone::Hand, card, 0);
            if into.last() != Some(&pick) {
                into.push(pick);
            }
        }
    }
    if pick.takes(Zone::Discard) {
        cards(side.discard.and(mask), Zone::Discard, into);
    }
    if pick.takes(Zone::Play) {
        in_play(state, seat, ordered(side.play.and(mask).and(&content.pinned)), into);
    }
    if pick.takes(Zone::History) {
        cards(side.history.and(mask), Zone::History, into);
    }
    if pick.searches() {
        cards(side.whole_deck().and(mask), Zone::Top, into);
    }
    if pick.takes(Zone::Market) {
        slots(state, into, |_, slot| slot.exilable());
    }
    if pick.searches() {
        cards(side.whole_nation().and(mask), Zone::Nation, into);
    }
    if pick.takes(Zone::Fame) {
        looked(state, into);
    }
    if pick.from == DRAWN {
        for card in frame.it.into_iter().filter(|&card| card != NONE).map(Card) {
            if side.hand.has(card) {
                once(Action::Pick(Zone::Hand, card, 0), into);
            }
        }
        ascend(into, 0);
    }
}

/// Whether materials gained by this effect come from a card in play with a river.
pub(crate) fn from_river(state: &State, frame: &Frame, per: Count) -> bool {
    let content = content();
    let rivers = state.side(frame.who).play.and(&content.rivers);
    let counted = match per {
        Count::Icon(Icon::Production) => rivers.meets(&content.icons[Icon::Production as usize]),
        Count::Icon(Icon::Fertile) => rivers.meets(&content.icons[Icon::Fertile as usize]),
        Count::Icon(Icon::River) => !rivers.is_empty(),
        Count::Cards(mask) => rivers.meets(content.mask(mask)),
        _ => false,
    };
    counted || frame.flags & crate::state::flag::RIVER != 0 || (frame.at != NONE && rivers.bit(frame.at))
}

/// Suits that a card of this place of the market may have come from.
pub(crate) const fn deck_of(slot: usize) -> Option<usize> {
    if slot < 3 { Some(slot) } else { None }
}

const _: () = assert!(suit::UNCIVILISED == 1 && suit::CIVILISED == 2 && suit::REGION == 4);

#[cfg(test)]
mod tests {
    use kernel::{Fast, Game, Silence, Waiting};

    use super::*;
    use crate::Imperium;

    /// Prices are a short cut: they tell what going through the program tells.
    fn agrees(state: &State, seat: Seat) {
        let tells = |look: Look<'_>, from, to, strict| look.pays(from, to, Need::NOTHING, strict);
        for card in Card::all() {
            let design = card.design();
            for program in [&design.play, &design.exhaust, &design.solstice].into_iter().flatten() {
                let look = Look::new(state, Frame { card: card.0, ..Frame::new(program.start, seat) });
                assert_eq!(look.payable(program), tells(look, program.start, u16::MAX, false), "{card}");
            }
        }
        for (pc, op) in (0..).zip(&content().code) {
            for card in [NONE, content().unrest.0] {
                let look = Look::new(state, Frame { card, ..Frame::new(pc, seat) });
                match *op {
                    Op::Choose { ways, .. } => {
                        for way in Look::ways(pc + 1, ways) {
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
