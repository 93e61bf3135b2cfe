//! What bots know about playing Ethnos well.
//!
//! The outlook estimates the final glory of each seat and turns it into chances. The weights were tuned in the arena;
//! `bots/RESULTS.md` has the results.

use kernel::{Insight, Luck, MEASURES, Outlook, Seat};

use crate::Ethnos;
use crate::action::Action;
use crate::card::{Card, Kingdom, MarkerPlace, Tribe};
use crate::cards::{CardKind, Cards, SKELETON};
use crate::content::{BAND, HORDE, MERFOLK, MERFOLK_FEW};
use crate::score;
use crate::state::{State, Step};

impl Insight for Ethnos {
    const REASONS: &'static [[&'static str; 2]] = &[
        ["reason-glory-more", "reason-glory-less"],
        ["reason-lead-more", "reason-lead-less"],
        ["reason-bands-more", "reason-bands-less"],
        ["reason-hand-more", "reason-hand-less"],
    ];

    // More kingdoms led, larger bands.
    const STYLES: [[f32; MEASURES]; 2] = [[0.0, 1.0, 0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0, 0.0, 0.0]];

    fn measures(state: &State, seat: Seat) -> [f32; MEASURES] {
        let leads = |markers: &[u8; 6]| {
            let others = Seat::all(state.seats()).filter(|other| *other != seat);
            others.map(|other| markers[other.index()]).all(|other| markers[seat.index()] > other)
        };
        let leading = state.markers.iter().filter(|markers| leads(markers)).count();
        let bands: u8 = state.bands.of(seat).map(|band| score::band(state, band).1).sum();
        let hand = state.whole_hand(seat).len();
        [f32::from(state.glory[seat.index()]), leading as f32, f32::from(bands), hand as f32, 0.0, 0.0]
    }

    fn outlook(state: &State) -> Outlook {
        outlook(state, &state.hands)
    }

    fn instinct(state: &State, seat: Seat, legal: &[Action], luck: &mut impl Luck) -> usize {
        let last = legal.len() - 1;
        match state.step {
            Step::Turn => turn(state, seat, legal, luck),
            // The last answer of a list is the one that stops.
            Step::Band { .. } => longest_band(state, seat, legal),
            Step::Again => leader(state, seat, legal).unwrap_or(last),
            Step::Keep { .. } | Step::Conjure | Step::Horde => 0,
            Step::Token => last.saturating_sub(1),
            Step::Bonus { .. } => luck.pick(last as u32) as usize,
            Step::Marker | Step::Raid { .. } | Step::Over => luck.pick(legal.len() as u32) as usize,
        }
    }
}

/// Each seat's chance if these were the hands. The cards of a draft are those that are laid aside.
pub(crate) fn outlook(state: &State, hands: &[Cards; 6]) -> Outlook {
    let seats = state.seats();
    let mut glory = [0.0; Seat::MAX];
    let end = nearness_of_the_end(state);
    let worth = kingdoms(state, end, &mut glory);
    if !scored(state) {
        for band in state.bands.all() {
            glory[band.seat().index()] += f32::from(score::band(state, *band).1);
        }
        if let Some(holder) = state.giant.holder {
            glory[holder.index()] += 0.8 * f32::from(score::giant(state));
        }
    }
    for seat in Seat::all(seats) {
        let index = seat.index();
        glory[index] += f32::from(state.glory[index])
            + boards(state, seat, end)
            + prospect(state, seat, hands[index], &worth) * (1.0 - 0.5 * end * end);
    }
    chances(&glory, seats, spread(state, end))
}

/// What a band of this leader would bring the seat, as large as its hand allows, and how large that is.
pub(crate) fn led_by(state: &State, seat: Seat, leader: CardKind) -> (f32, u8) {
    let hand = state.hands[seat.index()];
    let worth = kingdoms(state, nearness_of_the_end(state), &mut [0.0; Seat::MAX]);
    let size = Sizes::of(hand).with_leader(leader);
    (band_worth(state, seat, leader, size, hand, &worth), size)
}

/// Whether the age is scored already and only raids are left.
fn scored(state: &State) -> bool {
    matches!(state.step, Step::Raid { .. })
}

/// The first age that still brings glory.
fn next_scoring(state: &State) -> u8 {
    state.age + u8::from(scored(state))
}

/// From 0 at the start of an age to 1 when the next draw ends it.
fn nearness_of_the_end(state: &State) -> f32 {
    let deck = &state.deck;
    // Draws until the third dragon, on average: the dragons cut the lower part into equal pieces.
    let lower = (deck.bag.len() - deck.upper as usize) as f32;
    let left = f32::from(deck.upper) + lower * f32::from(deck.dragons) / (f32::from(deck.dragons) + 1.0);
    1.0 / (1.0 + left / (2.0 * f32::from(state.seats)))
}

/// How far the estimate may be off: much at the start of the game, little at its end.
fn spread(state: &State, end: f32) -> f32 {
    let ages_left = f32::from(state.ages() - 1 - state.age);
    3.0 + 4.0 * ages_left + 4.0 * (1.0 - end)
}

/// Turns glory into chances.
fn chances(glory: &[f32; Seat::MAX], seats: usize, spread: f32) -> Outlook {
    let best = glory[..seats].iter().copied().fold(f32::MIN, f32::max);
    let mut chances = [0.0; Seat::MAX];
    let mut sum = 0.0;
    for (chance, glory) in chances.iter_mut().zip(&glory[..seats]) {
        *chance = ((glory - best) / spread).exp();
        sum += *chance;
    }
    chances[..seats].iter_mut().for_each(|chance| *chance /= sum);
    chances
}

/// What one more marker would bring, by kingdom and seat.
type Worth = [[f32; 6]; 6];

/// Adds the glory that each kingdom may bring, in this age and later ones, and returns what one more marker would
/// bring.
fn kingdoms(state: &State, end: f32, glory: &mut [f32; Seat::MAX]) -> Worth {
    let seats = state.seats();
    let mut worth = [[0.0; 6]; 6];
    let pending = pending_marker(state);
    for kingdom in Kingdom::ALL {
        let tokens = &state.tokens[kingdom as usize];
        let mut markers = state.markers[kingdom as usize];
        if pending == Some(kingdom) {
            markers[state.turn.index()] += 1;
        }
        let most = markers.iter().copied().max().unwrap_or(0);
        for age in next_scoring(state)..state.ages() {
            let now = age == state.age;
            // Being one marker behind divides the chance of first place by this.
            let edge = if now { 2.0 + 6.0 * end } else { 1.7 };
            // Later ages count less, and early in an age all of it is far away.
            let weight = if now { 1.0 } else { 0.6 } * (0.9 + 0.5 * end);
            let first = weight * f32::from(tokens[age as usize]);
            let second =
                if age == 0 || state.duel() { 0.0 } else { weight * f32::from(tokens[age as usize - 1]) };
            let mut strength = [0.0; 6];
            let mut total = 0.0;
            for seat in 0..seats {
                if markers[seat] > 0 {
                    strength[seat] = edge_to(edge, most - markers[seat]);
                    total += strength[seat];
                }
            }
            for seat in 0..seats {
                let mine = strength[seat];
                let share = if total > 0.0 { mine / total } else { 0.0 };
                glory[seat] += first * share;
                if second > 0.0 && share > 0.0 {
                    let others: f32 = (0..seats)
                        .filter(|&other| other != seat && strength[other] > 0.0)
                        .map(|other| strength[other] / total * mine / (total - strength[other]))
                        .sum();
                    glory[seat] += second * others;
                }
                let share_with_one_more = if markers[seat] == most {
                    1.0 / (1.0 + (total - mine) / edge)
                } else {
                    let mine_then = edge_to(edge, most - markers[seat] - 1);
                    mine_then / (total - mine + mine_then)
                };
                worth[kingdom as usize][seat] += first * (share_with_one_more - share);
                if markers[seat] == 0 {
                    worth[kingdom as usize][seat] += 0.25 * second;
                }
            }
        }
    }
    worth
}

/// The chance of a seat that is `behind` markers behind the first, relative to the first.
fn edge_to(edge: f32, behind: u8) -> f32 {
    let mut chance = 1.0;
    for _ in 0..behind.min(6) {
        chance /= edge;
    }
    chance
}

/// Where the band that is being composed would place its marker if it were laid down now.
fn pending_marker(state: &State) -> Option<Kingdom> {
    let Step::Band { .. } = state.step else { return None };
    let kingdom = crate::state::kingdom(state.draft.leader);
    let size = state.draft.cards.len() as u8;
    let leader = state.layout.tribe(state.draft.leader).rules();
    match leader.marker {
        MarkerPlace::LeaderKingdom => {
            (state.crowd(kingdom, state.turn) < size + leader.marker_bonus).then_some(kingdom)
        }
        MarkerPlace::AnyKingdom | MarkerPlace::Nowhere => None,
    }
}

/// Glory from the boards of Merfolk and Orcs, and what Troll tokens may tip.
fn boards(state: &State, seat: Seat, end: f32) -> f32 {
    let index = seat.index();
    let horde = state.hordes[index].count_ones();
    let mut glory = 0.9 * f32::from(HORDE.value[horde as usize]);
    if state.age + 1 < state.ages() {
        glory += 0.8 * horde as f32;
    }
    if state.trolls[index] != 0 {
        glory += (0.8 + 1.2 * end)
            * (1..8).filter(|value| state.trolls[index] >> value & 1 == 1).sum::<u32>() as f32;
    }
    if state.merfolk[index] > 0 {
        let most = state.merfolk[..state.seats()].iter().copied().max().unwrap_or(0);
        let values = if state.few() { MERFOLK_FEW.value } else { MERFOLK.value };
        let prize: u8 = values[next_scoring(state) as usize..].iter().sum();
        let lead = f32::from(state.merfolk[index]) - f32::from(most);
        glory += 0.7 * f32::from(prize) * (lead / 2.0).exp() + 0.35 * f32::from(state.merfolk[index]);
    }
    glory
}

/// What the cards of a seat may still bring: the best band it could play.
fn prospect(state: &State, seat: Seat, hand: Cards, worth: &Worth) -> f32 {
    if state.turn == seat {
        match state.step {
            // As if it were laid down now: the rest of the hand is lost then.
            Step::Band { .. } => {
                let draft = &state.draft;
                let size = draft.cards.len() as u8;
                return band_glory(state, draft.leader, size, draft.cards)
                    + ability(state, seat, draft.leader, size, hand.len())
                    + match pending_marker(state) {
                        None => marker_worth(state, seat, draft.leader, size, worth),
                        Some(_) => 0.0,
                    };
            }
            Step::Keep { .. } => return best_band(state, seat, state.draft.cards, worth),
            _ => {}
        }
    }
    best_band(state, seat, hand, worth)
}

fn best_band(state: &State, seat: Seat, hand: Cards, worth: &Worth) -> f32 {
    let sizes = Sizes::of(hand);
    let mut best = 0.0f32;
    let mut leaders = hand.leaders();
    while leaders != 0 {
        let leader = leaders.trailing_zeros() as CardKind;
        leaders &= leaders - 1;
        best = best.max(band_worth(state, seat, leader, sizes.with_leader(leader), hand, worth));
    }
    0.5 * best + 0.2 * hand.len() as f32
}

/// What a band is worth: its glory, its marker and its leader's ability.
fn band_worth(state: &State, seat: Seat, leader: CardKind, size: u8, hand: Cards, worth: &Worth) -> f32 {
    band_glory(state, leader, size, hand)
        + marker_worth(state, seat, leader, size, worth)
        + ability(state, seat, leader, size, hand.len() - size as usize)
}

/// Glory of a band of this size, made of these cards.
fn band_glory(state: &State, leader: CardKind, size: u8, cards: Cards) -> f32 {
    let living = size - cards.skeletons();
    let counted = living + state.layout.tribe(leader).rules().score_bonus;
    f32::from(BAND.value[(counted as usize).min(BAND.value.len() - 1)])
}

fn marker_worth(state: &State, seat: Seat, leader: CardKind, size: u8, worth: &Worth) -> f32 {
    let tribe = state.layout.tribe(leader).rules();
    let reach = size + tribe.marker_bonus;
    let marker = |kingdom: Kingdom| {
        if state.crowd(kingdom, seat) < reach { worth[kingdom as usize][seat.index()] } else { 0.0 }
    };
    match tribe.marker {
        MarkerPlace::Nowhere => 0.0,
        MarkerPlace::AnyKingdom => Kingdom::ALL.into_iter().map(marker).fold(0.0, f32::max),
        MarkerPlace::LeaderKingdom => marker(crate::state::kingdom(leader)),
    }
}

/// What the leader's ability may bring; `left` cards stay in the hand.
fn ability(state: &State, seat: Seat, leader: CardKind, size: u8, left: usize) -> f32 {
    let x = f32::from(size);
    let left = left as f32;
    match state.layout.tribe(leader) {
        Tribe::Centaur => 0.4 * left,
        Tribe::Elf => 0.4 * left.min(x),
        Tribe::Giant if size > state.giant.size => 2.0 + 0.8 * f32::from(score::giant(state)),
        Tribe::Merfolk => 0.5 * x,
        Tribe::Orc if state.hordes[seat.index()] >> (leader % 6) & 1 == 0 => {
            let horde = state.hordes[seat.index()].count_ones() as usize;
            0.9 * f32::from(HORDE.value[horde + 1] - HORDE.value[horde])
        }
        Tribe::Troll => 1.0,
        Tribe::Wizard => 0.4 * x,
        // Nothing, or counted already: more glory in `band_glory`, markers in `marker_worth`.
        Tribe::Skeleton
        | Tribe::Dwarf
        | Tribe::Giant
        | Tribe::Minotaur
        | Tribe::Orc
        | Tribe::Wingfolk
        | Tribe::Halfling => 0.0,
    }
}

/// How many cards of each tribe and colour a hand has.
pub(crate) struct Sizes {
    pub tribes: [u8; 7],
    pub colours: [u8; 6],
    skeletons: u8,
}

impl Sizes {
    pub fn of(hand: Cards) -> Sizes {
        let mut sizes = Sizes { tribes: [0; 7], colours: [0; 6], skeletons: hand.skeletons() };
        hand.each(|kind| {
            if kind != SKELETON {
                sizes.tribes[kind as usize / 6] += 1;
                sizes.colours[kind as usize % 6] += 1;
            }
        });
        sizes
    }

    /// The size of the largest band this kind could lead.
    fn with_leader(&self, leader: CardKind) -> u8 {
        self.tribes[leader as usize / 6].max(self.colours[leader as usize % 6]) + self.skeletons
    }
}

/// Recruits what fits the hand, and plays a band once it has two or three cards, at random.
fn turn(state: &State, seat: Seat, legal: &[Action], luck: &mut impl Luck) -> usize {
    let hand = state.hands[seat.index()];
    let sizes = Sizes::of(hand);
    let size = best_size(hand, &sizes);
    let enough = 2 + luck.pick(2) as u8;
    if (size >= enough || hand.len() >= 8)
        && let Some(at) = leader(state, seat, legal)
    {
        return at;
    }
    if let Some(at) = fitting(state, &sizes, size, legal)
        && luck.pick(4) != 0
    {
        return at;
    }
    legal.iter().position(|action| *action == Action::Draw).unwrap_or(legal.len() - 1)
}

fn best_size(hand: Cards, sizes: &Sizes) -> u8 {
    let mut best = 0;
    let mut leaders = hand.leaders();
    while leaders != 0 {
        best = best.max(sizes.with_leader(leaders.trailing_zeros() as CardKind));
        leaders &= leaders - 1;
    }
    best
}

/// The face-up ally that lets the hand play a larger band than before.
fn fitting(state: &State, sizes: &Sizes, size: u8, legal: &[Action]) -> Option<usize> {
    legal.iter().position(|action| match action {
        Action::Take(Card::SKELETON) => true,
        Action::Take(card) => state.layout.kind(*card).is_some_and(|kind| sizes.with_leader(kind) + 1 > size),
        _ => false,
    })
}

/// The leader of a largest band; among equal ones, a leader that may place a marker.
fn leader(state: &State, seat: Seat, legal: &[Action]) -> Option<usize> {
    let sizes = Sizes::of(state.hands[seat.index()]);
    let rate = |card: Card| {
        let kind = state.layout.kind(card)?;
        let size = sizes.with_leader(kind);
        let tribe = card.tribe().rules();
        let places = match tribe.marker {
            MarkerPlace::Nowhere => false,
            MarkerPlace::LeaderKingdom | MarkerPlace::AnyKingdom => {
                state.crowd(card.kingdom()?, seat) < size + tribe.marker_bonus
            }
        };
        Some(2 * size + u8::from(places))
    };
    let rated = legal.iter().enumerate().filter_map(|(at, action)| match action {
        Action::Lead(card) => Some((rate(*card)?, at)),
        _ => None,
    });
    rated.max().map(|(_, at)| at)
}

/// The next card of the largest band the leader can have.
fn longest_band(state: &State, seat: Seat, legal: &[Action]) -> usize {
    let leader = state.draft.leader;
    let sizes = Sizes::of(state.hands[seat.index()]);
    let by_tribe = sizes.tribes[leader as usize / 6] >= sizes.colours[leader as usize % 6];
    let fits = |kind: CardKind| {
        kind == SKELETON || if by_tribe { kind / 6 == leader / 6 } else { kind % 6 == leader % 6 }
    };
    let next = legal.iter().position(|action| match action {
        Action::Add(card) => state.layout.kind(*card).is_some_and(fits),
        _ => false,
    });
    next.unwrap_or(legal.len() - 1)
}
