//! How positions and answers are put to a network.
//!
//! A seat knows its own cards, what others took from the pool, and how many cards they have.

use kernel::{Inputs, Learned, Output, Seat};

use crate::Ethnos;
use crate::action::Action;
use crate::card::{Card, Kingdom, Tribe};
use crate::cards::{CardKind, Cards, SKELETON};
use crate::insight::Sizes;
use crate::state::{State, Step};

/// Six for each tribe; the first is the Skeleton.
const CARDS: usize = 6 * Tribe::ALL.len();
/// How often each card is there, up to so many.
const COPIES: usize = 3;
/// Own hand, what is known of other hands, the pool, the band that is composed, its leader.
const CARD_INPUTS: usize = CARDS * (COPIES + 2 + 2 + COPIES + 1);
/// Own markers, the most of another seat (10 each), ahead or level, and the glory of three ages in steps of two (6 each).
const KINGDOM: usize = 10 + 10 + 2 + 3 * 6;
/// Glory (30), cards in hand (10), bands (8), cards in them (12), Merfolk (8), hordes (6), trolls (6), giant, supply (6),
/// first player.
const SEAT: usize = 30 + 10 + 8 + 12 + 8 + 6 + 6 + 1 + 6 + 1;
/// Ages (3), seats (5), dragons (3), cards before them (10), cards left (16), tribes, steps (10), left (4), size (10).
const TABLE: usize = 3 + 5 + 3 + 10 + 16 + Tribe::ALL.len() + 10 + 4 + 10;

/// Answers that name a card: take, lead, add, keep.
const NAMED: usize = 4 * CARDS;
/// Where to place and to plunder, Troll tokens, and the rest by step.
const OUTPUTS: usize = NAMED + 6 + 6 + 8 + 6 * 10;

impl Learned for Ethnos {
    const ENCODING: u32 = 1;
    const INPUTS: usize = CARD_INPUTS + 6 * KINGDOM + 6 * SEAT + TABLE;
    const OUTPUTS: usize = OUTPUTS;
    const KINDS: usize = 8;

    fn players(state: &State) -> usize {
        state.seats()
    }

    fn inputs(state: &State, seat: Seat, into: &mut Inputs) {
        let mut at = 0;
        let mut others = Cards::NONE;
        for other in state.others(seat) {
            others = others.with(state.known[other.index()]);
        }
        let draft = if state.turn == seat { state.draft.cards } else { Cards::NONE };
        for (cards, copies) in
            [(state.hands[seat.index()], COPIES), (others, 2), (state.pool, 2), (draft, COPIES)]
        {
            state.cards(cards, copies, at, into);
            at += CARDS * copies;
        }
        if let Step::Band { .. } | Step::Marker = state.step {
            into.set(at + state.layout.card(state.draft.leader).id());
        }
        at += CARDS;
        for kingdom in Kingdom::ALL {
            state.kingdom_inputs(kingdom, seat, at, into);
            at += KINGDOM;
        }
        for nth in 0..state.seats() {
            state.seat_inputs(Seat::new((seat.index() + nth) % state.seats()), at + nth * SEAT, into);
        }
        at += 6 * SEAT;
        state.table_inputs(at, into);
        into.dense[0] = f32::from(state.deck.dragons) / (state.deck.len().max(1)) as f32;
        into.dense[1] = state.hands[seat.index()].len() as f32 / 10.0;
    }

    fn output(state: &State, seat: Seat, action: Action) -> Output {
        let hand = state.hands[seat.index()];
        let sizes = Sizes::of(hand);
        let named = |nth: usize, card: Card| nth * CARDS + card.id();
        let rest = |nth: usize| NAMED + 20 + nth * 10 + state.step.number();
        let place = |kingdom: Kingdom| {
            let markers = &state.markers[kingdom as usize];
            let most = state.others(seat).map(|other| markers[other.index()]).max().unwrap_or(0);
            let glory: u8 = state.tokens[kingdom as usize][usize::from(state.age)..].iter().sum();
            let ahead = f32::from(markers[seat.index()]) - f32::from(most);
            [f32::from(glory) / 10.0, ahead / 3.0, f32::from(markers[seat.index()]) / 5.0, 1.0]
        };
        let (index, kind, features) = match action {
            Action::Take(card) => (named(0, card), 0, state.fit(card, &sizes)),
            Action::Lead(card) => (named(1, card), 1, state.fit(card, &sizes)),
            Action::Add(card) => (named(2, card), 2, state.fit(card, &sizes)),
            Action::Keep(card) => (named(3, card), 3, state.fit(card, &sizes)),
            Action::Place(kingdom) => (NAMED + kingdom as usize, 4, place(kingdom)),
            Action::Plunder(kingdom) => (NAMED + 6 + kingdom as usize, 5, place(kingdom)),
            Action::Token(value) => (NAMED + 12 + usize::from(value.min(7)), 5, [0.0; 4]),
            Action::Draw => (rest(0), 6, [hand.len() as f32 / 10.0, 0.0, 0.0, 0.0]),
            Action::Done => {
                (rest(1), 7, [state.draft.cards.len() as f32 / 6.0, hand.len() as f32 / 10.0, 0.0, 0.0])
            }
            Action::Decline => (rest(2), 7, [0.0; 4]),
            Action::Raid => (rest(3), 7, [0.0; 4]),
            Action::Triumph => (rest(4), 7, [0.0; 4]),
            Action::Scatter => (rest(5), 7, [0.0; 4]),
        };
        Output { index: index as u16, kind, features }
    }
}

impl Step {
    /// A number below 10 for each kind of step that asks something.
    fn number(self) -> usize {
        match self {
            Step::Turn => 0,
            Step::Again => 1,
            Step::Band { .. } => 2,
            Step::Marker => 3,
            Step::Bonus { .. } => 4,
            Step::Token => 5,
            Step::Keep { .. } => 6,
            Step::Conjure => 7,
            Step::Raid { .. } => 8,
            // A game that is over asks nothing.
            Step::Horde | Step::Over => 9,
        }
    }

    /// How often it will be asked again.
    fn left(self) -> u8 {
        match self {
            Step::Bonus { left } | Step::Keep { left } => left,
            Step::Turn | Step::Again | Step::Band { .. } | Step::Marker | Step::Token => 0,
            Step::Conjure | Step::Raid { .. } | Step::Horde | Step::Over => 0,
        }
    }
}

impl State {
    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats()).filter(move |other| *other != seat)
    }

    fn cards(&self, cards: Cards, copies: usize, at: usize, into: &mut Inputs) {
        let mut kinds = cards.kinds();
        while kinds != 0 {
            let kind = kinds.trailing_zeros() as CardKind;
            kinds &= kinds - 1;
            let count = usize::from(cards.count(kind));
            into.count(at + self.layout.card(kind).id() * copies, count, copies);
        }
    }

    fn kingdom_inputs(&self, kingdom: Kingdom, seat: Seat, at: usize, into: &mut Inputs) {
        let markers = &self.markers[kingdom as usize];
        let own = markers[seat.index()];
        let most = self.others(seat).map(|other| markers[other.index()]).max().unwrap_or(0);
        into.count(at, own.into(), 10);
        into.count(at + 10, most.into(), 10);
        into.count(at + 20, usize::from(own > most) + usize::from(own >= most), 2);
        // Ages that are over bring nothing more.
        for (age, glory) in self.tokens[kingdom as usize].into_iter().enumerate().skip(self.age.into()) {
            into.count(at + 22 + 6 * age, usize::from(glory).div_ceil(2), 6);
        }
    }

    fn seat_inputs(&self, seat: Seat, at: usize, into: &mut Inputs) {
        let nth = seat.index();
        into.count(at, usize::from(self.glory[nth] / 4), 30);
        into.count(at + 30, self.whole_hand(seat).len(), 10);
        into.count(at + 40, self.bands.of(seat).count(), 8);
        let cards: usize = self.bands.of(seat).map(|band| usize::from(band.living())).sum();
        into.count(at + 48, cards / 2, 12);
        into.count(at + 60, self.merfolk[nth].into(), 8);
        for kingdom in 0..6 {
            into.count(at + 68 + kingdom, usize::from(self.hordes[nth] >> kingdom & 1), 1);
        }
        for value in 1..=6 {
            into.count(at + 73 + value, usize::from(self.trolls[nth] >> value & 1), 1);
        }
        into.count(at + 80, usize::from(self.giant.holder == Some(seat)), 1);
        into.count(at + 81, usize::from(self.supply[nth] / 3), 6);
        into.count(at + 87, usize::from(self.first == seat), 1);
    }

    fn table_inputs(&self, mut at: usize, into: &mut Inputs) {
        into.set(at + usize::from(self.age.min(2)));
        into.set(at + 3 + self.seats() - 2);
        at += 8;
        into.count(at, self.deck.dragons.into(), 3);
        into.count(at + 3, usize::from(self.deck.upper).div_ceil(4), 10);
        into.count(at + 13, self.deck.len() / 4, 16);
        at += 29;
        self.layout.tribes().for_each(|tribe| into.set(at + tribe as usize));
        at += Tribe::ALL.len();
        into.set(at + self.step.number());
        into.count(at + 10, self.step.left().into(), 4);
        into.count(at + 14, self.giant.size.into(), 10);
    }

    /// How a card fits the hand: others of its tribe, of its colour, and how far its kingdom is contested.
    fn fit(&self, card: Card, sizes: &Sizes) -> [f32; 4] {
        let Some(kind) = self.layout.kind(card).filter(|kind| *kind != SKELETON) else {
            return [0.0, 0.0, 0.0, 1.0];
        };
        let tribe = f32::from(sizes.tribes[usize::from(kind) / 6]);
        let colour = f32::from(sizes.colours[usize::from(kind) % 6]);
        [tribe / 4.0, colour / 4.0, tribe.max(colour) / 4.0, 0.0]
    }
}
