//! How positions and answers are put to a network.
//!
//! A seat knows its own cards, what others took from the pool, and how many cards they have. A position is also judged by
//! seats that are not asked.

use kernel::{Inputs, Learned, Output, Seat};

use crate::Ethnos;
use crate::action::Action;
use crate::card::{Card, Kingdom, Tribe};
use crate::cards::{CardKind, Cards, SKELETON};
use crate::insight::{Sizes, led_by, outlook};
use crate::state::{State, Step};

/// Six for each tribe; the first is the Skeleton.
const CARDS: usize = 6 * Tribe::ALL.len();
/// How often each card is there, up to so many: in the own hand, in what is known of other hands, in the pool, in the band
/// that is composed, and as its leader.
const COPIES: [usize; 5] = [3, 2, 2, 3, 1];
const CARD_INPUTS: usize = CARDS * (COPIES[0] + COPIES[1] + COPIES[2] + COPIES[3] + COPIES[4]);
/// Hordes of a seat among what is told of it: one for each kingdom.
const HORDES: usize = 68;
/// Own markers, the most of another seat (10 each), ahead or level, and the glory of three ages in steps of two (6 each).
const KINGDOM: usize = 10 + 10 + 2 + 3 * 6;
/// Glory (30), cards in hand (10), bands (8), cards in them (12), Merfolk (8), hordes (6), trolls (6), giant, supply (6),
/// first player, whose turn it is.
const SEAT: usize = 30 + 10 + 8 + 12 + 8 + 6 + 6 + 1 + 6 + 1 + 1;
/// Ages (3), seats (5), dragons (3), cards before them (10), cards left (16), tribes, steps (10), left (4), size (10).
const TABLE: usize = 3 + 5 + 3 + 10 + 16 + Tribe::ALL.len() + 10 + 4 + 10;

/// Answers that name a card: take, lead, add, keep.
const NAMED: usize = 4 * CARDS;
/// Where to place and to plunder, Troll tokens, and the rest by step.
const OUTPUTS: usize = NAMED + 6 + 6 + 8 + 6 * 10;

impl Learned for Ethnos {
    const ENCODING: u32 = 2;
    const SECRETS: bool = true;
    const INPUTS: usize = CARD_INPUTS + 6 * KINGDOM + 6 * SEAT + TABLE;
    const OUTPUTS: usize = OUTPUTS;
    const KINDS: usize = 8;

    // The six kingdoms can change places, and the colours of cards with them.
    const TWINS: u32 = 720;

    fn twin_input(way: u32, input: u16) -> u16 {
        let kingdoms = order(way);
        let mut at = usize::from(input);
        let mut first = 0;
        for copies in COPIES {
            if at < CARDS * copies {
                return (first + twin_card(&kingdoms, at / copies) * copies + at % copies) as u16;
            }
            at -= CARDS * copies;
            first += CARDS * copies;
        }
        if at < 6 * KINGDOM {
            return (first + kingdoms[at / KINGDOM] * KINGDOM + at % KINGDOM) as u16;
        }
        let own = at - 6 * KINGDOM;
        if own < 6 * SEAT && (HORDES..HORDES + 6).contains(&(own % SEAT)) {
            return input - (own % SEAT) as u16 + (HORDES + kingdoms[own % SEAT - HORDES]) as u16;
        }
        input
    }

    fn twin_output(way: u32, output: u16) -> u16 {
        let kingdoms = order(way);
        let at = usize::from(output);
        let twin = match at.checked_sub(NAMED) {
            None => at - at % CARDS + twin_card(&kingdoms, at % CARDS),
            // Where to place, and where to plunder.
            Some(place) if place < 12 => NAMED + place - place % 6 + kingdoms[place % 6],
            Some(_) => at,
        };
        twin as u16
    }

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
        for (cards, copies) in [state.hands[seat.index()], others, state.pool, draft].into_iter().zip(COPIES)
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
        let mut hands = state.known;
        hands[seat.index()] = state.hands[seat.index()];
        let chances = outlook(state, &hands);
        let even = (state.seats() as f32 - 1.0).ln();
        for nth in 0..state.seats().min(into.dense.len()) {
            let chance = chances[(seat.index() + nth) % state.seats()].clamp(0.01, 0.99);
            into.dense[nth] = ((chance / (1.0 - chance)).ln() + even) / 2.0;
        }
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
            Action::Lead(card) => (named(1, card), 1, state.led(card, seat)),
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

/// One of the 720 orders of six kingdoms; order 0 is the usual one.
fn order(mut way: u32) -> [usize; 6] {
    let mut kingdoms = [0, 1, 2, 3, 4, 5];
    for left in (2..=6).rev() {
        let place = 6 - left;
        kingdoms[place..].swap(0, way as usize % left);
        way /= left as u32;
    }
    kingdoms
}

/// The card of the same tribe in the colour that the kingdoms change to. Skeletons have none.
fn twin_card(kingdoms: &[usize; 6], card: usize) -> usize {
    if card < 6 { card } else { card - card % 6 + kingdoms[card % 6] }
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
            into.count(at + HORDES + kingdom, usize::from(self.hordes[nth] >> kingdom & 1), 1);
        }
        for value in 1..=6 {
            into.count(at + 73 + value, usize::from(self.trolls[nth] >> value & 1), 1);
        }
        into.count(at + 80, usize::from(self.giant.holder == Some(seat)), 1);
        into.count(at + 81, usize::from(self.supply[nth] / 3), 6);
        into.count(at + 87, usize::from(self.first == seat), 1);
        into.count(at + 88, usize::from(self.turn == seat), 1);
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

    /// What a band of this leader would bring.
    fn led(&self, card: Card, seat: Seat) -> [f32; 4] {
        let Some(kind) = self.layout.kind(card) else { return [0.0; 4] };
        let (worth, size) = led_by(self, seat, kind);
        let left = self.hands[seat.index()].len().saturating_sub(size.into());
        [worth / 10.0, f32::from(size) / 6.0, left as f32 / 6.0, f32::from(u8::from(size == 1))]
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kernel::{Fast, Game, Luck, Silence, Waiting};

    use super::*;
    use crate::cards::KINDS;

    /// The same position with its kingdoms in another order.
    fn turned(state: &State, kingdoms: &[usize; 6]) -> State {
        let mut twin = *state;
        let kind =
            |kind: CardKind| if kind < 6 { kind } else { twin_card(kingdoms, kind.into()) as CardKind };
        let cards = |cards: Cards| {
            let mut turned = Cards::NONE;
            cards.each(|one| turned.add(kind(one)));
            turned
        };
        for (from, to) in kingdoms.iter().enumerate() {
            twin.markers[*to] = state.markers[from];
            twin.tokens[*to] = state.tokens[from];
        }
        twin.hands = state.hands.map(cards);
        twin.known = state.known.map(cards);
        twin.pool = cards(state.pool);
        let bits =
            |bits: u8| (0..6).filter(|from| bits >> from & 1 == 1).map(|from| 1 << kingdoms[from]).sum();
        twin.hordes = state.hordes.map(bits);
        if let Step::Raid { named } = state.step {
            twin.step = Step::Raid { named: bits(named) };
        }
        twin.deck.bag = cards(state.deck.bag);
        twin.draft.cards = cards(state.draft.cards);
        twin.draft.leader = kind(state.draft.leader);
        twin.draft.fits = (0..KINDS)
            .filter(|one| state.draft.fits >> one & 1 == 1)
            .map(|one| 1u64 << kind(one as CardKind))
            .sum();
        twin
    }

    fn turned_action(action: Action, kingdoms: &[usize; 6]) -> Action {
        let card = |card: Card| Card::from_id(twin_card(kingdoms, card.id()) as u8);
        let kingdom = |kingdom: Kingdom| Kingdom::ALL[kingdoms[kingdom as usize]];
        match action {
            Action::Take(one) => Action::Take(card(one)),
            Action::Lead(one) => Action::Lead(card(one)),
            Action::Add(one) => Action::Add(card(one)),
            Action::Keep(one) => Action::Keep(card(one)),
            Action::Place(one) => Action::Place(kingdom(one)),
            Action::Plunder(one) => Action::Plunder(kingdom(one)),
            other => other,
        }
    }

    #[test]
    fn there_are_as_many_orders_as_twins() {
        let orders: BTreeSet<[usize; 6]> = (0..Ethnos::TWINS).map(order).collect();
        assert_eq!((orders.len(), order(0)), (720, [0, 1, 2, 3, 4, 5]));
        for way in [0, 1, 100, 719] {
            let inputs: BTreeSet<u16> =
                (0..Ethnos::INPUTS as u16).map(|at| Ethnos::twin_input(way, at)).collect();
            assert_eq!((inputs.len(), inputs.last()), (Ethnos::INPUTS, Some(&(Ethnos::INPUTS as u16 - 1))));
            let outputs: BTreeSet<u16> = (0..OUTPUTS as u16).map(|at| Ethnos::twin_output(way, at)).collect();
            assert_eq!((outputs.len(), outputs.last()), (OUTPUTS, Some(&(OUTPUTS as u16 - 1))));
        }
    }

    /// What is told of a position with its kingdoms in another order is the twin of what is told of the position.
    #[test]
    fn kingdoms_can_change_places() {
        let (mut legal, mut turned_legal) = (Vec::new(), Vec::new());
        let mut looked = 0;
        for game in 0..12 {
            let mut luck = Fast::new(game);
            let setup = format!("seats={}", 2 + game % 5).parse().expect("a setup");
            let mut state = Ethnos::start(&setup, &mut luck, &mut Silence);
            while let Waiting::For(waiting) = Ethnos::waiting(&state) {
                let seat = waiting.first().expect("a seat is asked");
                let way = luck.roll(720);
                let twin = turned(&state, &order(way));
                Ethnos::legal(&state, seat, &mut legal);
                Ethnos::legal(&twin, seat, &mut turned_legal);
                let mut expected: Vec<Action> =
                    legal.iter().map(|action| turned_action(*action, &order(way))).collect();
                expected.sort_unstable();
                turned_legal.sort_unstable();
                // Raids are named in the order of the kingdoms.
                if !matches!(state.step, Step::Raid { named } if named != 0) {
                    assert_eq!(turned_legal, expected, "game {game}, way {way}");
                }
                let told = |state: &State| {
                    let mut inputs = Inputs::default();
                    Ethnos::inputs(state, seat, &mut inputs);
                    inputs
                };
                let (plain, other) = (told(&state), told(&twin));
                let set = |inputs: &[u16]| inputs.iter().copied().collect::<BTreeSet<u16>>();
                let twins: Vec<u16> = plain.on.iter().map(|at| Ethnos::twin_input(way, *at)).collect();
                assert_eq!(set(&twins), set(&other.on), "game {game}, way {way}");
                for (one, two) in plain.dense.iter().zip(other.dense) {
                    assert!((one - two).abs() < 1e-3, "game {game}, way {way}: {one} {two}");
                }
                for action in &legal {
                    let one = Ethnos::output(&state, seat, *action);
                    let two = Ethnos::output(&twin, seat, turned_action(*action, &order(way)));
                    assert_eq!((Ethnos::twin_output(way, one.index), one.kind), (two.index, two.kind));
                    for (one, two) in one.features.iter().zip(two.features) {
                        assert!((one - two).abs() < 1e-3, "{action}: {one} {two}");
                    }
                }
                looked += 1;
                Ethnos::apply(
                    &mut state,
                    seat,
                    legal[luck.pick(legal.len() as u32) as usize],
                    &mut luck,
                    &mut Silence,
                );
            }
        }
        assert!(looked > 500, "{looked} positions");
    }
}
