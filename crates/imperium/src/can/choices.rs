//! Everything that may be answered to a question, in ascending order.

use arrayvec::ArrayVec;
use kernel::Seat;

use super::adjust::masks;
use super::lookahead::Lookahead;
use super::playable::{exhaustible, playable, playable_from};
use crate::action::Action;
use crate::card::Card;
use crate::content::content;
use crate::deal::deal;
use crate::program::{Act, DRAWN, Filter, Icon, Mask, Node, Pick, Source, Token, Zone};
use crate::set::{Bit, Cards, NONE};
use crate::state::{Frame, Side, Slot, State, can_pay};

/// Answers to one question.
pub(crate) type Choices = ArrayVec<Action, 256>;

/// Everything that may be answered at the beginning of a turn and between its actions.
pub(crate) fn turn(state: &State, seat: Seat, into: &mut Choices) {
    let side = state.side(seat);
    for card in side.hand.kinds().filter(|&card| playable(state, seat, card, false)) {
        into.push(Action::Play(card));
    }
    let played = into.len();
    if side.exhausts > 0 {
        for bit in side.play.and(&deal().exhausts).without(&side.spent).bits() {
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

/// Sorts the last choices. Choices that are found card by card are sorted already.
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
        Act::Acquire { filter, holding, from } => {
            let mask = deal().mask(filter);
            slots(state, into, |_, slot| acquirable(slot, mask, holding, from));
            cards(exiled(state, seat, mask, holding, from), Zone::Exile, into);
        }
        Act::BreakThrough { filter, exile } => {
            let mask = deal().mask(filter);
            slots(state, into, |card, _| mask.has(card));
            if exile {
                cards(state.exile.and(mask), Zone::Exile, into);
            }
            match content().filter(filter) {
                Filter::Suits(suits) => {
                    into.extend((0..4).filter(|suit| suits >> suit & 1 == 1).map(Action::Suit));
                }
                // There is no deck of such cards: the main deck is shown until one comes.
                _ => into.push(Action::Yes),
            }
        }
        Act::PayUpTo { token, n } => {
            let most = side.tokens_of(token).min(u16::from(n)) as u8;
            into.extend((0..=most).map(Action::Amount));
        }
        Act::AddToken { .. } => slots(state, into, |_, _| true),
        Act::Develop { free } => {
            for card in side.developments.kinds().filter(|card| card.design().cost.is_some()) {
                if free || can_pay(side.tokens, state.price_of(seat, card)) {
                    into.push(Action::Pick(Zone::Development, card, 0));
                }
            }
        }
        Act::PlayFrom { zone, filter } => {
            let from = if zone == Zone::Hand { side.hand } else { side.discard };
            for card in from.and(deal().mask(filter)).kinds() {
                if playable_from(state, seat, card, zone, filter) {
                    into.push(Action::Pick(zone, card, 0));
                }
            }
        }
        Act::Resolve { rivals: true, filter, exhaust, .. } => rivals(state, frame, filter, exhaust, into),
        Act::Resolve { under: true, .. } if !frame.card().is_some_and(|card| side.table.has(card)) => {}
        Act::Resolve { filter, .. } => in_play(state, seat, side.play.and(deal().mask(filter)), into),
        Act::Swap(Zone::Market, _) => match frame.it[0] {
            _ if state.exile.is_empty() => {}
            NONE => slots(state, into, |_, _| true),
            _ => cards(state.exile, Zone::Exile, into),
        },
        Act::Swap(..) if side.nation_len() > 0 => cards(side.hand, Zone::Hand, into),
        Act::Gamble if state.main_len() > 0 => into.extend((0..4).map(Action::Suit)),
        Act::Refund => spent(state, frame, into),
        Act::Treat(icon) => treatable(side, icon, into),
        Act::Pay { cost } => payments(state, frame, cost, into),
        // Without cards there is nothing to choose.
        Act::Swap(..) | Act::Gamble => {}
        Act::Gain { .. } | Act::Actions(_) | Act::Spend(_) | Act::Draw { .. } | Act::Own(_) => {}
        Act::PayAll { .. } | Act::MoveAll(_) | Act::Store(_) | Act::Become(_) | Act::BecomeEmpire => {}
        Act::TakeUnrest | Act::Look { .. } | Act::Deal { .. } | Act::ShuffleNation => {}
        Act::Steal { .. } | Act::PlayIt | Act::WaiveEmpire | Act::EndGame | Act::Avoid { .. } => {}
    }
}

/// The ways to pay. One that would leave too little for what must be paid later is offered only if all would.
pub(crate) fn payments(state: &State, frame: &Frame, cost: [u8; 3], into: &mut Choices) {
    let side = state.side(frame.who);
    let later = |&(x, y): &(u8, u8)| {
        let tokens = side.tokens_after(cost, x, y);
        Lookahead { tokens, ..Lookahead::new(state, *frame) }.payable_later()
    };
    let wise = side.ways_to_pay(cost).any(|way| later(&way));
    let ways = side.ways_to_pay(cost).filter(|way| !wise || later(way));
    into.extend(ways.map(|(x, y)| Action::Pay(x, y)));
}

/// Whether there is certainly more than one answer, found without listing them.
pub(crate) fn open(state: &State, act: Act) -> bool {
    match act {
        Act::AddToken { .. } => state.market.iter().filter(|slot| slot.card != NONE).count() > 1,
        Act::BreakThrough { filter, .. } => {
            matches!(content().filter(filter), Filter::Suits(suits) if suits.count_ones() > 1)
        }
        _ => false,
    }
}

/// Whether a card of the market can be acquired.
pub(super) fn acquirable(slot: &Slot, mask: &Cards, holding: Option<Token>, from: Source) -> bool {
    from != Source::Exile
        && slot.card().is_some_and(|card| mask.has(card))
        && holding.is_none_or(|token| slot.tokens[token as usize] > 0)
}

/// Cards in exile that can be acquired.
pub(super) fn exiled(state: &State, seat: Seat, mask: &Cards, holding: Option<Token>, from: Source) -> Cards {
    let exile = state.exile.and(mask);
    if from != Source::Market || holding.is_some() || exile.is_empty() {
        return if from == Source::Market { Cards::NONE } else { exile };
    }
    let mut open = Cards::NONE;
    for card in state.side(seat).play.and(&deal().modifying).kinds() {
        if let Some(from_exile) = card.design().modifiers.from_exile {
            exile.and(deal().mask(from_exile)).bits().for_each(|bit| open.set(bit));
        }
    }
    open
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
fn spent(state: &State, frame: &Frame, into: &mut Choices) {
    let side = state.side(frame.who);
    let mut cards = side.spent;
    // To take back the token that was laid for this very effect would do nothing, for ever.
    if frame.at != NONE {
        cards.clear(frame.at);
    }
    in_play(state, frame.who, cards, into);
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
    let treated = &side.treated[usize::from(icon == Icon::River)];
    if !treated.contains(&NONE) {
        return;
    }
    for bit in side.play.and(&deal().icons[icon as usize]).bits() {
        let card = Card::of(bit);
        let used = treated.iter().filter(|&&treated| treated == bit).count() as u8;
        if card.design().icon(icon) > used {
            into.push(Action::Pick(Zone::Play, card, bit - card.first()));
        }
    }
}

/// Cards of rivals with an effect that this seat could resolve.
fn rivals(state: &State, frame: &Frame, filter: Mask, exhaust: bool, into: &mut Choices) {
    let others = state.others(frame.who);
    let others = Seat::all(state.seats()).filter(|other| others >> other.index() & 1 == 1);
    let cards = others.flat_map(|other| state.side(other).play.and(deal().mask(filter)).kinds());
    let of_bot = state.rival.0.iter().flat_map(|bot| bot.play.iter());
    for card in cards.chain(of_bot.filter(|&card| deal().mask(filter).has(card))) {
        let design = card.design();
        let Some(program) = (if exhaust { &design.exhaust } else { &design.play }) else { continue };
        // An effect that resolves those of rivals could go on for ever.
        let endless = matches!(program.nodes[..], [Node::Act(Act::Resolve { .. })]);
        if !endless && exhaustible(state, *frame, program) {
            once(Action::Pick(Zone::Play, card, 0), into);
        }
    }
    ascend(into, 0);
}

/// Garrisoned cards; copies under the same card are offered once.
fn lying(state: &State, seat: Seat, cards: Cards, into: &mut Choices) {
    for bit in cards.bits() {
        let card = Card::of(bit);
        let copy = bit - card.first();
        let same = |other: Bit| cards.bit(other) && state.host(seat, other) == state.host(seat, bit);
        if copy == 0 || !same(bit - 1) {
            into.push(Action::Pick(Zone::Garrison, card, copy));
        }
    }
}

/// Adds an answer unless it is there.
fn once(action: Action, into: &mut Choices) {
    if !into.contains(&action) {
        into.push(action);
    }
}

fn picks(state: &State, frame: &Frame, seat: Seat, pick: Pick, into: &mut Choices) {
    let (side, deal) = (state.side(seat), deal());
    let mask = deal.mask(pick.filter);
    // The order of several picks is ascending unless it matters, so that no set is offered twice.
    let secret = [Zone::Top, Zone::History].contains(&pick.to);
    let masks = masks(state, frame, &pick, 0);
    let single = pick.from.count_ones() == 1 && masks.is_none();
    let several = !secret && !pick.optional && pick.n > 1 && single;
    let least = if frame.n > 0 && frame.it[1] != NONE { frame.it[1] } else { 0 };
    let left = u32::from(if frame.n > 0 { frame.n - 1 } else { pick.n });
    let ordered = |cards: Cards| {
        if !several {
            return cards;
        }
        let mut kept = Cards::NONE;
        let mut rest = Cards::NONE;
        cards.bits().filter(|&bit| bit >= least).for_each(|bit| rest.set(bit));
        for (at, bit) in rest.bits().enumerate() {
            // Enough must follow. Where there are too few anyway, all are taken, the lowest first.
            let follows = if pick.from == Zone::Play.bit() { side.weigh(&rest) } else { rest.len() };
            if at == 0 || follows >= left {
                kept.set(bit);
            }
            rest.clear(bit);
        }
        kept
    };
    if pick.takes(Zone::Hand) {
        let mut hand = side.hand.and(mask);
        if pick.to == Zone::Garrison {
            hand = if frame.at == NONE { Cards::NONE } else { hand.without(&deal.ungarrisoned) };
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
        in_play(state, seat, ordered(state.movable(seat, &pick)), into);
    }
    if let Some(masks) = &masks {
        in_play(state, seat, masks.exhausted, into);
        lying(state, seat, masks.lying, into);
    }
    if pick.takes(Zone::History) {
        cards(side.history.and(mask), Zone::History, into);
    }
    if pick.takes(Zone::Top) {
        cards(side.whole_deck().and(mask), Zone::Top, into);
    }
    if pick.takes(Zone::Market) {
        slots(state, into, |_, slot| slot.exilable());
    }
    if pick.takes(Zone::Garrison) {
        lying(state, seat, ordered(state.lying(frame, seat, mask, pick.under)), into);
    }
    if pick.takes(Zone::Development) {
        cards(side.quests().and(mask), Zone::Development, into);
    }
    if pick.takes(Zone::Nation) {
        cards(side.whole_nation().and(mask), Zone::Nation, into);
    }
    if pick.takes(Zone::Fame) {
        looked(state, into);
    }
    if pick.from == DRAWN {
        for card in frame.it.into_iter().filter(|&card| card != NONE).map(Card::of) {
            if side.hand.has(card) {
                once(Action::Pick(Zone::Hand, card, 0), into);
            }
        }
        ascend(into, 0);
    }
}
