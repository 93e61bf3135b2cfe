//! How positions and answers are put to a network.
//!
//! Cards are told by their designs, so the numbering of a game does not matter. A seat knows its own cards, what lies open,
//! and which cards of the others it has seen, but not where those are.

use kernel::{Inputs, Learned, Output, Seat};

use crate::Imperium;
use crate::action::Action;
use crate::card::Card;
use crate::content::{Points, Tally};
use crate::deal::enter;
use crate::insight::appeal;
use crate::program::{Op, Zone};
use crate::score;
use crate::set::Cards;
use crate::state::{Frame, State};
use crate::view::somewhere;

/// At least as many as there are designs.
const DESIGNS: usize = 416;
/// Own hand, deck, discard pile, history, play, garrison, developments, nation deck, exhausted cards.
const OWN: usize = 9;
/// The others' cards in play, their discard piles, and what they have elsewhere.
const OTHERS: usize = 3;
/// The market, exile, the card whose effect asks.
const COMMON: usize = 3;
const PLACES: usize = OWN + OTHERS + COMMON;
/// Nation (16), empire, materials (12), population (10), progress (30), actions (4), exhausts (6), hand (10), deck (16),
/// history (10), nation deck (10).
const SEAT: usize = 16 + 1 + 12 + 10 + 30 + 4 + 6 + 10 + 16 + 10 + 10;
/// Own points in threes (40) and unrest (8).
const SCORE: usize = 40 + 8;
/// Round (16), last round, seats (4), pile (20), decks (3 × 10), main deck (12), fame (10), the king, own turn, something
/// played, tokens of the market (5 × 4).
const TABLE: usize = 16 + 1 + 4 + 20 + 30 + 12 + 10 + 1 + 1 + 1 + 20;
const OPS: usize = 28;
/// What is asked: the operation, its place in the program, how often it still comes (6), what was done (6).
const QUESTION: usize = OPS + 256 + 6 + 6;

/// Play, exhaust, and picks from hand, market, play, other piles, other places, and what is put away at the end of a turn.
const NAMED: usize = 8 * DESIGNS;
const EFFECTS: usize = 512;
/// Innovate, revolt, suits (4), payments (8), amounts (8), and yes and done by operation.
const PLAIN: usize = 2 + 4 + 8 + 8 + 2 * OPS;

impl Learned for Imperium {
    const ENCODING: u32 = 1;
    const INPUTS: usize = PLACES * DESIGNS + 4 * SEAT + SCORE + TABLE + QUESTION;
    const OUTPUTS: usize = NAMED + EFFECTS + PLAIN;
    const KINDS: usize = 12;

    fn players(state: &State) -> usize {
        state.seats()
    }

    fn inputs(state: &State, seat: Seat, into: &mut Inputs) {
        let _numbering = enter(state.cards);
        let side = state.side(seat);
        let own = [
            side.hand,
            side.whole_deck(),
            side.discard,
            side.history,
            side.play,
            side.garrison,
            side.developments,
            side.whole_nation(),
            side.spent,
        ];
        for (place, cards) in own.iter().enumerate() {
            // A card without its first copy is exhausted in part only; that counts, too.
            Seen::default().show(place, cards.iter(), into);
        }
        let others =
            || Seat::all(state.seats()).filter(|other| *other != seat).map(|other| state.side(other));
        let mut seen = [Seen::default(); OTHERS];
        for other in others() {
            seen[0].show(OWN, other.play.iter().chain([other.power]), into);
            seen[1].show(OWN + 1, other.discard.iter(), into);
            let elsewhere = [other.known, other.history_known, somewhere(other)];
            seen[2].show(OWN + 2, elsewhere.iter().flat_map(Cards::iter), into);
        }
        let market = state.market.iter().filter_map(|slot| slot.card());
        Seen::default().show(OWN + OTHERS, market, into);
        Seen::default().show(OWN + OTHERS + 1, state.exile.iter(), into);
        let frame = state.frame_of(seat);
        Seen::default().show(OWN + OTHERS + 2, frame.and_then(Frame::card).into_iter(), into);
        let mut at = PLACES * DESIGNS;
        for nth in 0..state.seats() {
            let other = Seat::new((seat.index() + nth) % state.seats());
            seat_inputs(state, other, at + nth * SEAT, into);
        }
        at += 4 * SEAT;
        let (points, unrest) = own_score(state, seat);
        into.count(at, (points.max(0) / 3) as usize, 40);
        into.count(at + 40, unrest.max(0) as usize, 8);
        at += SCORE;
        table_inputs(state, seat, at, into);
        at += TABLE;
        if let Some(frame) = frame {
            into.set(at + number(frame.op()));
            into.set(at + OPS + usize::from(frame.pc) % 256);
            into.count(at + OPS + 256, frame.n.into(), 6);
            into.count(at + OPS + 262, frame.done.into(), 6);
        }
        into.dense[0] = points as f32 / 40.0;
        let most = others().map(|other| other.tokens[2]).max().unwrap_or(0);
        into.dense[1] = (f32::from(side.tokens[2]) - f32::from(most)) / 10.0;
    }

    fn output(state: &State, seat: Seat, action: Action) -> Output {
        let _numbering = enter(state.cards);
        let op = state.frame_of(seat).map_or(Op::Return, Frame::op);
        let named = |group: usize, card: Card| group * DESIGNS + card.0 as usize;
        let plain = NAMED + EFFECTS;
        let (index, kind) = match action {
            Action::Play(card) => (named(0, card), 0),
            Action::Exhaust(card, _) => (named(1, card), 1),
            Action::Pick(Zone::Hand, card, _) if op == Op::Tidy => (named(7, card), 2),
            Action::Pick(Zone::Hand, card, _) => (named(2, card), 3),
            Action::Pick(Zone::Market, card, _) => (named(3, card), 4),
            Action::Pick(Zone::Play, card, _) => (named(4, card), 5),
            Action::Pick(Zone::Discard | Zone::History | Zone::Exile | Zone::Garrison, card, _) => {
                (named(5, card), 6)
            }
            Action::Pick(_, card, _) => (named(6, card), 7),
            Action::Way(_, effect) => (NAMED + effect.0 as usize % EFFECTS, 8),
            Action::Innovate => (plain, 9),
            Action::Revolt => (plain + 1, 9),
            Action::Suit(suit) => (plain + 2 + usize::from(suit % 4), 10),
            Action::Pay(x, y) => (plain + 6 + usize::from(x + y).min(7), 10),
            Action::Amount(n) => (plain + 14 + usize::from(n).min(7), 10),
            Action::Yes => (plain + 22 + number(op), 11),
            Action::Done => (plain + 22 + OPS + number(op), 11),
        };
        let features =
            [f32::from(appeal(state, seat, action) as i16) / 10.0, worth(action), 1.0, loot(state, action)];
        Output { index: index as u16, kind, features }
    }
}

/// Points and unrest of a seat, as far as it knows them: without cards that count the unrest of others, some of which is
/// hidden.
fn own_score(state: &State, seat: Seat) -> (i32, i32) {
    let counts_others = |card: Card| match &card.design().points {
        Points::Per(terms) => terms.iter().any(|(.., tally)| *tally == Tally::RivalUnrest),
        Points::Fixed(_) | Points::Where { .. } => false,
    };
    let mut points = 0;
    score::each(state, seat, |card, worth| {
        points += if card.is_some_and(|(card, _)| counts_others(card)) { 0 } else { worth };
    });
    (points, score::score(state, seat).unrest)
}

/// Designs that were shown at a place, so that none is shown twice.
#[derive(Clone, Copy, Default)]
struct Seen([u64; DESIGNS.div_ceil(64)]);

impl Seen {
    fn show(&mut self, place: usize, cards: impl Iterator<Item = Card>, into: &mut Inputs) {
        for card in cards {
            let (word, bit) = (card.0 as usize / 64, 1 << (card.0 % 64));
            if self.0[word] & bit == 0 {
                self.0[word] |= bit;
                into.set(place * DESIGNS + card.0 as usize);
            }
        }
    }
}

fn seat_inputs(state: &State, seat: Seat, mut at: usize, into: &mut Inputs) {
    let side = state.side(seat);
    into.set(at + usize::from(side.nation) % 16);
    into.count(at + 16, usize::from(side.empire), 1);
    at += 17;
    let [materials, population, progress] = side.tokens.map(usize::from);
    let counts = [
        (materials, 12),
        (population, 10),
        (progress, 30),
        (side.actions.into(), 4),
        (side.exhausts.into(), 6),
        (side.hand.len() as usize, 10),
        (side.deck_len() as usize / 2, 16),
        (side.history.len() as usize / 2, 10),
        (side.nation_len() as usize, 10),
    ];
    for (count, most) in counts {
        into.count(at, count, most);
        at += most;
    }
}

fn table_inputs(state: &State, seat: Seat, mut at: usize, into: &mut Inputs) {
    into.count(at, state.round.into(), 16);
    into.count(at + 16, usize::from(state.last_round != 0), 1);
    into.set(at + 17 + (state.seats() - 1) % 4);
    into.count(at + 21, state.pile.into(), 20);
    at += 41;
    for deck in state.decks {
        into.count(at, usize::from(deck) / 2, 10);
        at += 10;
    }
    into.count(at, state.main_len() as usize / 4, 12);
    into.count(at + 12, state.fame_len() as usize, 10);
    into.count(at + 22, usize::from(state.king_flipped), 1);
    into.count(at + 23, usize::from(state.turn == seat), 1);
    into.count(at + 24, usize::from(state.acted), 1);
    at += 25;
    for slot in &state.market {
        into.count(at, slot.tokens.map(usize::from).iter().sum(), 4);
        at += 4;
    }
}

/// A number below [`OPS`] for each kind of operation.
fn number(op: Op) -> usize {
    match op {
        Op::Act { cost, optional, .. } => usize::from(cost) + 2 * usize::from(optional),
        Op::Price { .. } => 4,
        Op::May { .. } => 5,
        Op::Choose { .. } => 6,
        Op::Way { .. } => 7,
        Op::Jump { .. } => 8,
        Op::Each { .. } => 9,
        Op::If { .. } => 10,
        Op::PerDone { .. } | Op::Back { .. } => 11,
        Op::React { .. } => 12,
        Op::Return => 13,
        Op::Turn | Op::Nation => 14,
        Op::Ready => 15,
        Op::Tidy => 16,
        Op::Refill => 17,
        Op::Next | Op::Bot => 18,
        Op::Window | Op::Struck => 19,
        Op::Resolve => 20,
        Op::After => 21,
        Op::Renew => 22,
        Op::Shuffle => 23,
        Op::DiscardAll => 24,
        Op::Solstice | Op::Solstices => 25,
        Op::PayFor => 26,
        Op::FameOrder => 27,
    }
}

/// Points printed on the card that an answer names.
fn worth(action: Action) -> f32 {
    let (Action::Play(card) | Action::Exhaust(card, _) | Action::Pick(_, card, _)) = action else {
        return 0.0;
    };
    match card.design().points {
        Points::Fixed(points) => f32::from(points) / 5.0,
        Points::Where { .. } | Points::Per(_) => 0.6,
    }
}

/// Tokens that lie on a card of the market, less unrest under it. More than twenty are no more use to a network.
fn loot(state: &State, action: Action) -> f32 {
    let Action::Pick(Zone::Market, _, at) = action else { return 0.0 };
    let slot = &state.market[usize::from(at) % state.market.len()];
    let [m, p, g] = slot.tokens.map(f32::from);
    (m / 4.0 + p / 2.0 + g).min(20.0) - if slot.unrest { 1.0 } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::content;

    #[test]
    fn there_is_an_input_for_every_design() {
        assert!(content().cards.len() <= DESIGNS, "raise DESIGNS and ENCODING");
    }
}
