//! The programs of [`Op`] that every game needs, and where they begin.

use super::{Act, Count, Mask, Op, Pick, Token, Zone};

pub const TURN: u16 = 0;
pub const PLAY: u16 = 6;
pub const RENEW: u16 = 9;
pub const INNOVATE: u16 = 13;
pub const REVOLT: u16 = 16;
pub const SOLSTICE: u16 = 18;
pub const PAY_FOR: u16 = 20;
pub const FAME_ORDER: u16 = 22;
pub const SOLSTICES: u16 = 24;
/// Programs of the solo game come after those of all cards, which keep their places: see [`solo`].
pub const BOT: u16 = 8192;
pub const BOT_ATTACK: u16 = BOT + 1;
pub const YOU_RECALL: u16 = BOT + 3;
pub const YOU_ABANDON: u16 = BOT + 5;
pub const YOU_DISCARD: u16 = BOT + 7;
pub const YOU_DRAW: u16 = BOT + 9;
pub const NATION: u16 = BOT + 11;

/// The first filters of any content are unrest, all cards of the market and all cards; see the reader.
pub const UNREST: Mask = Mask(0);
pub const MARKET: Mask = Mask(1);
pub const ALL: Mask = Mask(2);

pub fn code() -> Vec<Op> {
    let plain = |act| Op::Act { act, cost: false, optional: false };
    let revolt = Pick { optional: true, ..Pick::new(Zone::Hand.bit(), UNREST, 250, Zone::Pile) };
    vec![
        Op::Turn,
        plain(Act::AddToken { token: Token::Progress, n: 1 }),
        Op::Ready,
        Op::Tidy,
        Op::Refill,
        Op::Next,
        Op::Window,
        Op::Resolve,
        Op::After,
        Op::Renew,
        plain(Act::Deal { from: Zone::Nation, to: Zone::Discard }),
        Op::Shuffle,
        Op::Return,
        Op::DiscardAll,
        plain(Act::BreakThrough { filter: MARKET, exile: false }),
        Op::Return,
        plain(Act::Pick(revolt)),
        Op::Return,
        Op::Solstice,
        Op::Return,
        Op::PayFor,
        Op::Return,
        Op::FameOrder,
        Op::Return,
        Op::Solstices,
    ]
}

/// Adds the programs of the solo game at their place.
pub fn add_solo(code: &mut Vec<Op>, region: Mask) {
    let plain = |act| Op::Act { act, cost: false, optional: false };
    let pick = |from: Zone, filter, n, to| plain(Act::Pick(Pick::new(from.bit(), filter, n, to)));
    code.resize(BOT.into(), Op::Return);
    code.extend([
        Op::Bot,
        Op::Window,
        Op::Struck,
        pick(Zone::Play, region, 1, Zone::Hand),
        Op::Return,
        pick(Zone::Play, region, 1, Zone::Discard),
        Op::Return,
        // The frame says how many.
        pick(Zone::Hand, ALL, 250, Zone::Discard),
        Op::Return,
        plain(Act::Draw { n: 1, per: Count::One, able: false, optional: true }),
        Op::Return,
        Op::Nation,
    ]);
}
