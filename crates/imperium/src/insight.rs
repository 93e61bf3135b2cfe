//! How bots judge positions and answers.
//!
//! The outlook is the points each seat has now, and a little for what will bring more: tokens, actions of good cards,
//! regions in play for Glory, and unrest that will have to be paid off. Chances follow from the differences.

use kernel::{Insight, Luck, MEASURES, Outlook, Seat};

use crate::Imperium;
use crate::action::Action;
use crate::bot::Bot;
use crate::can;
use crate::content::{Points, content};
use crate::deal::{deal, enter};
use crate::program::{Op, Zone, suit};
use crate::score;
use crate::state::{Frame, State};

impl Insight for Imperium {
    fn outlook(state: &State) -> Outlook {
        let _numbering = enter(state.cards);
        let seats = state.seats();
        if let Some(bot) = &state.rival.0 {
            return against(state, bot);
        }
        let mut worth = [0.0; Seat::MAX];
        for seat in Seat::all(seats) {
            worth[seat.index()] = value(state, seat);
        }
        let best = worth[..seats].iter().copied().fold(f32::MIN, f32::max);
        // Early in the game a lead means less.
        let spread = 6.0 + 60.0 / f32::from(state.round);
        let mut chances = [0.0; Seat::MAX];
        let mut sum = 0.0;
        for (chance, worth) in chances.iter_mut().zip(&worth[..seats]) {
            *chance = ((worth - best) / spread).exp();
            sum += *chance;
        }
        chances[..seats].iter_mut().for_each(|chance| *chance /= sum);
        chances
    }

    fn instinct(state: &State, seat: Seat, legal: &[Action], luck: &mut impl Luck) -> usize {
        let _numbering = enter(state.cards);
        let rate = |action: &Action| appeal(state, seat, *action) + luck_of(luck);
        let rates: arrayvec::ArrayVec<i32, 256> = rates(legal, rate);
        let best = rates.iter().enumerate().max_by_key(|&(_, rate)| *rate);
        best.map_or(0, |(at, _)| at)
    }

    /// Ending a turn with actions left, while a card could be played, and the last development, which ends the game: search
    /// hardly sees the two rounds that follow, so it is indifferent where the end is certain to lose.
    fn doubt(state: &State, seat: Seat, action: Action) -> f32 {
        let _numbering = enter(state.cards);
        let side = state.side(seat);
        let turn = matches!(state.frame_of(seat).map(Frame::op), Some(Op::Turn));
        let doubtful = match action {
            Action::Done if turn && side.actions > 0 => {
                let mut hand = side.hand.kinds().filter(|&card| card != content().unrest);
                hand.any(|card| can::playable(state, seat, card, false))
            }
            Action::Pick(Zone::Development, ..) => state.last_round == 0 && side.developments.len() == 1,
            _ => false,
        };
        if doubtful { 0.1 } else { 0.0 }
    }

    const PATIENCE: u32 = 3;

    const REASONS: &'static [[&'static str; 2]] = &[
        ["reason-points-more", "reason-points-less"],
        ["reason-unrest-more", "reason-unrest-less"],
        ["reason-supplies-more", "reason-supplies-less"],
        ["reason-others-points-more", "reason-others-points-less"],
    ];

    fn measures(state: &State, seat: Seat) -> [f32; MEASURES] {
        let _numbering = enter(state.cards);
        let own = score::score(state, seat);
        let others = Seat::all(state.seats()).filter(|other| *other != seat);
        let most = others.map(|other| score::score(state, other).points).max().unwrap_or(0);
        let [materials, population, _] = state.side(seat).tokens.map(f32::from);
        [own.points as f32, own.unrest as f32, materials + population, most as f32, 0.0, 0.0]
    }
}

/// The chance to beat the bot: by what both have now, and by what the bot will still gain.
fn against(state: &State, bot: &Bot) -> Outlook {
    let mine = value(state, Seat::new(0));
    // What it has not played yet comes by itself.
    let growing = if state.last_round != 0 { 0.0 } else { 0.5 * bot.dynasty_len() as f32 };
    let theirs = bot.points(|_, _| {}) as f32 + growing;
    let spread = 6.0 + 60.0 / f32::from(state.round);
    let mut chances = [0.0; Seat::MAX];
    chances[0] = 1.0 / (1.0 + ((theirs - mine) / spread).exp());
    chances
}

fn rates(legal: &[Action], rate: impl FnMut(&Action) -> i32) -> arrayvec::ArrayVec<i32, 256> {
    legal.iter().take(256).map(rate).collect()
}

/// A small random bonus, so that answers of nearly equal appeal take turns.
fn luck_of(luck: &mut impl Luck) -> i32 {
    luck.pick(6) as i32
}

/// Points now, and what may become points.
fn value(state: &State, seat: Seat) -> f32 {
    let side = state.side(seat);
    let score = score::score(state, seat);
    let left = if state.last_round != 0 { 0.4 } else { 1.0 };
    let [materials, population, _] = side.tokens.map(f32::from);
    let tokens = (0.28 * materials.min(14.0) + 0.45 * population.min(10.0)) * left;
    let regions = side.play.and(&deal().regions).len() as f32;
    let fixtures = side.play.and(&deal().pinned).without(&deal().regions).len() as f32;
    let knot = 0.9 * score.unrest as f32;
    // The nearer the pile is to its end, the more unrest decides.
    let danger = if state.pile < 4 { 6.0 * score.unrest as f32 } else { 0.0 };
    let progress = 1.2 * (10.0 - side.nation_len() as f32).max(0.0) + if side.empire { 4.0 } else { 0.0 };
    score.points as f32 + tokens + (0.8 * regions + 0.9 * fixtures + progress) * left - knot * left - danger
}

/// How good an answer looks at first sight.
pub(crate) fn appeal(state: &State, seat: Seat, action: Action) -> i32 {
    let side = state.side(seat);
    let op = state.frame_of(seat).map(Frame::op);
    let unrest = content().unrest;
    match action {
        Action::Play(card) => {
            let design = card.design();
            if card == unrest {
                return 9;
            }
            10 + if design.free { 6 } else { 0 }
                + if design.suits & suit::REGION != 0 { 3 } else { 0 }
                + if design.pinned { 3 } else { 0 }
        }
        // An exhaust that also takes an action must be worth more.
        Action::Exhaust(card, _) => {
            let dear = card.design().exhaust.as_ref().is_some_and(|program| program.price.actions > 0);
            if dear { 9 } else { 16 }
        }
        Action::Innovate => {
            let playable = side.hand.kinds().filter(|&card| can::playable(state, seat, card, false)).count();
            if playable < 2 { 12 } else { 2 }
        }
        Action::Revolt => {
            if side.hand.count(unrest) >= 3 {
                14
            } else {
                1
            }
        }
        Action::Amount(n) => 6 - 2 * i32::from(n),
        Action::Yes => 8,
        Action::Done => match op {
            Some(Op::Turn) => 4,
            Some(Op::Tidy) => 6,
            _ => 3,
        },
        Action::Way(way, _) => 6 - i32::from(way),
        Action::Suit(_) => 4,
        // Progress is a point: keep it.
        Action::Pay(x, y) => 20 - 6 * i32::from(x + y),
        Action::Pick(zone, card, at) => picked(state, seat, zone, card, at),
    }
}

fn picked(state: &State, seat: Seat, zone: Zone, card: crate::Card, at: u8) -> i32 {
    let design = card.design();
    let unrest = content().unrest;
    let worth = match &design.points {
        Points::Fixed(points) => i32::from(*points),
        Points::Where { .. } | Points::Per(_) => 3,
    };
    match zone {
        Zone::Market => {
            let slot = &state.market[at as usize % 5];
            let [m, p, g] = slot.tokens.map(i32::from);
            8 + worth + m / 2 + p + 2 * g - if slot.unrest { 1 } else { 0 }
        }
        // Give away unrest first, then cards that cannot be played now.
        Zone::Hand => {
            let side = state.side(seat);
            let wrong = design.only.is_some_and(|only| only != side.empire);
            match state.frame_of(seat).map(Frame::op) {
                Some(Op::Tidy) => {
                    if card == unrest {
                        9
                    } else if wrong {
                        11
                    } else {
                        4
                    }
                }
                _ => 6 + if card == unrest { 6 } else { 0 } + if wrong { 3 } else { 0 } - worth / 2,
            }
        }
        Zone::Development => 10 + worth,
        Zone::Fame => 8 + worth,
        Zone::Play => 7 - worth,
        Zone::Discard | Zone::History | Zone::Top | Zone::Exile | Zone::Pile => 6 + worth,
        Zone::Garrison | Zone::Nation | Zone::Deck | Zone::Sunken => 6 + worth,
    }
}
