//! The effect language: what a card does, as data.
//!
//! The reader turns a line of the content file into [`Node`]s, which the text of the card is made from, and those
//! into [`Op`]s, which the interpreter in `run` performs. Both say the same, so a text cannot disagree with what
//! happens. Costs are marked, so that `can` asks the same program whether something can be paid, offered or done.
//!
//! How it is performed: a frame in the state names the next operation, whose effect it is, who performs it, and a few
//! small numbers (what is left to do, what was done, the card called `it`). What another player does is a frame of its own
//! on top; so are reactions. The turn, the renewal of a deck, the solstice and paying are programs of the same kind
//! ([`native`]), so there is one place where anything waits for an answer.

mod compile;
mod effect;
pub(crate) mod native;

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::content::Price;
pub(crate) use compile::{Compiler, UNREST};
pub use effect::Effect;
pub(crate) use effect::Said;

/// What is counted in tokens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Token {
    /// Materials.
    Materials,
    /// Population.
    Population,
    /// Progress: a point each; pays as one population or two materials.
    Progress,
}

impl Token {
    /// All of them.
    pub const ALL: [Token; 3] = [Token::Materials, Token::Population, Token::Progress];

    /// The word in content files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["materials", "population", "progress"][self as usize]
    }
}

/// What a card belongs to; a set of bits.
pub(crate) mod suit {
    pub const UNCIVILISED: u8 = 1;
    pub const CIVILISED: u8 = 2;
    pub const REGION: u8 = 4;
    pub const TRIBUTARY: u8 = 8;
    pub const FAME: u8 = 16;
    pub const UNREST: u8 = 32;
    pub const MARKET: u8 = 15;
    pub const NAMES: [&str; 6] = ["uncivilised", "civilised", "region", "tributary", "fame", "unrest"];
}

/// A printed symbol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Icon {
    City,
    Metropolis,
    Scroll,
    Knight,
    Mask,
    Production,
    Fertile,
    River,
}

impl Icon {
    pub const NAMES: [&str; 8] =
        ["city", "metropolis", "scroll", "knight", "mask", "production", "fertile", "river"];
    pub const ALL: [Icon; 8] = [
        Icon::City,
        Icon::Metropolis,
        Icon::Scroll,
        Icon::Knight,
        Icon::Mask,
        Icon::Production,
        Icon::Fertile,
        Icon::River,
    ];
}

/// Which cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Filter {
    /// Every card.
    All,
    /// One of these suits.
    Suits(u8),
    /// One of these symbols: a bit each.
    Icons(u8),
    Pinned,
    /// Pinned and no region.
    Fixture,
    Attack,
    /// Its points depend on something.
    Variable,
    /// With the symbol of this state; `true` is the empire.
    Only(bool),
    Named(Card),
    Either(Card, Card),
    /// Cards that share a name, by its number.
    Family(u8),
    /// All others.
    Not(Mask),
}

/// A filter as an index into the sets that the content keeps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Mask(pub u8);

/// Where a card is or goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Zone {
    /// In a hand.
    Hand,
    /// In a discard pile.
    Discard,
    /// In front of a seat.
    Play,
    /// In a history.
    History,
    /// On top of a deck.
    Top,
    /// In the market.
    Market,
    /// In exile.
    Exile,
    /// The pile of unrest.
    Pile,
    /// Under a card in play.
    Garrison,
    /// Among the developments.
    Development,
    /// In a nation deck.
    Nation,
    /// Fame being looked at.
    Fame,
    /// A deck of the market.
    Deck,
    /// Under the power card of Atlanteans.
    Sunken,
}

impl Zone {
    /// All of them.
    pub const ALL: [Zone; 14] = [
        Zone::Hand,
        Zone::Discard,
        Zone::Play,
        Zone::History,
        Zone::Top,
        Zone::Market,
        Zone::Exile,
        Zone::Pile,
        Zone::Garrison,
        Zone::Development,
        Zone::Nation,
        Zone::Fame,
        Zone::Deck,
        Zone::Sunken,
    ];

    /// The word in answers.
    #[must_use]
    pub const fn name(self) -> &'static str {
        [
            "hand",
            "discard",
            "play",
            "history",
            "top",
            "market",
            "exile",
            "pile",
            "garrison",
            "development",
            "nation",
            "fame",
            "deck",
            "sunken",
        ][self as usize]
    }

    pub(crate) const fn bit(self) -> u16 {
        1 << self as u8
    }
}

/// What is counted for an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Count {
    /// Nothing: once.
    One,
    /// Cards in play.
    Cards(Mask),
    /// Symbols in play.
    Icon(Icon),
    /// Cards under those in play.
    Garrisoned(Mask),
    /// What an earlier part of the effect did, or the number the trigger brings.
    Done,
}

/// Who loses tokens to a theft.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Victim {
    Everyone,
    WithRegion,
    Empire,
}

/// Cards that are picked and go somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pick {
    /// Bits of [`Zone`], or [`DRAWN`].
    pub from: u16,
    pub filter: Mask,
    pub n: u8,
    /// Up to that number.
    pub optional: bool,
    pub to: Zone,
    /// Under which cards, as far as they are picked from garrisons.
    pub under: Under,
    /// Only cards in play that have such a card under them.
    pub holding: Option<Mask>,
}

/// Under which cards in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Under {
    Any,
    /// Under the card whose effect it is.
    Own,
    Cards(Mask),
}

/// What this effect has drawn into hand, as a place to pick from.
pub(crate) const DRAWN: u16 = 1 << 15;

impl Pick {
    pub const fn new(from: u16, filter: Mask, n: u8, to: Zone) -> Pick {
        Pick { from, filter, n, optional: false, to, under: Under::Any, holding: None }
    }

    /// Whether cards are picked from there.
    pub const fn takes(self, from: Zone) -> bool {
        self.from & from.bit() != 0
    }

    /// Whether decks are searched, which are shuffled then.
    pub const fn searches(self) -> bool {
        self.takes(Zone::Top) || self.takes(Zone::Nation)
    }
}

/// One instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Act {
    Gain {
        token: Token,
        n: u8,
        per: Count,
    },
    Actions(u8),
    Refund,
    Pay {
        cost: [u8; 3],
    },
    /// All of these tokens, which must be so many.
    PayAll {
        token: Token,
        least: u8,
    },
    /// As many of these tokens as the seat likes.
    PayUpTo {
        token: Token,
        n: u8,
    },
    Spend(u8),
    Draw {
        n: u8,
        per: Count,
        able: bool,
        optional: bool,
    },
    Pick(Pick),
    /// Every card that could be picked.
    MoveAll(Pick),
    Give(Pick),
    /// The card itself goes there.
    Own(Zone),
    TakeUnrest,
    Acquire {
        filter: Mask,
        /// Only cards with such a token on them.
        holding: Option<Token>,
        from: Source,
    },
    BreakThrough {
        filter: Mask,
        /// Exiled cards may be chosen, too.
        exile: bool,
    },
    /// Looks at so many cards of the fame deck or the nation deck.
    Look {
        at: Zone,
        n: u8,
    },
    /// The top card of the fame deck or the nation deck goes there; from the nation deck to itself is to its bottom.
    Deal {
        from: Zone,
        to: Zone,
    },
    ShuffleNation,
    Develop {
        free: bool,
    },
    Steal {
        token: Token,
        n: u8,
        from: Victim,
        unrest: bool,
    },
    PlayIt,
    PlayFrom {
        zone: Zone,
        filter: Mask,
    },
    /// Resolves an effect of another card in play, one's own or a rival's, after this card went under it or not.
    Resolve {
        rivals: bool,
        filter: Mask,
        exhaust: bool,
        under: bool,
    },
    /// Exchanges a card of the first place for one of the second.
    Swap(Zone, Zone),
    AddToken {
        token: Token,
        n: u8,
    },
    Gamble,
    Treat(Icon),
    WaiveEmpire,
    /// Puts progress on the card itself. Its owner gains it when the card leaves play.
    Store(u8),
    /// Another card takes the place of the card itself.
    Become(Card),
    BecomeEmpire,
    EndGame,
    /// An attack does not touch this seat, or only if the attacker pays it one progress.
    Avoid {
        unless_paid: bool,
    },
}

/// Where cards are acquired from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Source {
    Market,
    Both,
    Exile,
}

/// What an effect depends on, for the seat that performs it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Cond {
    /// Whether it is in this state; `true` is the empire.
    State(bool),
    /// So many cards in play.
    InPlay(Mask, u8),
    Tokens(Token, u8),
    /// So many cards under the card itself.
    Under(Mask, u8),
    NoneUnder,
    /// The card that this effect moved last.
    Moved(Mask),
}

/// Who does a part of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Who {
    All,
    Others,
}

/// A part of an effect, as the content file writes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Node {
    Act(Act),
    /// The first in full, then the second.
    Cost(Vec<Node>, Vec<Node>),
    May(Vec<Node>),
    Choose(Vec<Vec<Node>>),
    Each(Who, bool, Vec<Node>),
    If(Cond, Vec<Node>),
    /// Once for each thing that was done before.
    PerDone(Vec<Node>),
}

impl Node {
    /// What must be paid for all of these. As a way of a choice (`strict`) all of it must be possible.
    pub fn price(nodes: &[Node], strict: bool) -> Price {
        let mut price = Price::default();
        nodes.iter().for_each(|node| node.charge(strict, &mut price));
        price
    }

    fn charge(&self, strict: bool, price: &mut Price) {
        match self {
            Node::Act(Act::Pay { cost }) => {
                price.tokens = std::array::from_fn(|at| price.tokens[at] + cost[at]);
            }
            Node::Act(Act::Spend(n)) => price.actions += n,
            Node::Cost(costs, effect) => {
                costs.iter().for_each(|node| node.charge(true, price));
                effect.iter().for_each(|node| node.charge(strict, price));
            }
            other => price.more |= !other.free(strict),
        }
    }

    /// Whether nothing can be too dear about it.
    fn free(&self, strict: bool) -> bool {
        match self {
            Node::Act(Act::Pay { .. } | Act::PayAll { .. } | Act::Spend(_)) | Node::Cost(..) => false,
            Node::Act(Act::Pick(pick)) => !strict || pick.optional,
            Node::Act(Act::Own(_)) => !strict,
            Node::Act(_) | Node::May(_) | Node::Each(..) | Node::PerDone(_) => true,
            Node::Choose(ways) => ways.iter().flatten().all(|node| node.free(strict)),
            Node::If(_, body) => body.iter().all(|node| node.free(strict)),
        }
    }

    /// Whether that it can be done tells others which cards are in a hand.
    pub fn tells(&self) -> bool {
        match self {
            Node::Act(Act::Pick(pick)) => pick.takes(Zone::Hand) && pick.filter != native::ALL,
            Node::Act(Act::PlayFrom { zone, .. }) => *zone == Zone::Hand,
            Node::Act(_) | Node::Each(..) | Node::May(_) => false,
            Node::Cost(costs, effect) => costs.iter().chain(effect).any(Node::tells),
            Node::If(_, body) | Node::PerDone(body) => body.iter().any(Node::tells),
            Node::Choose(ways) => ways.iter().flatten().any(Node::tells),
        }
    }

    /// Whether it does something whenever it is done.
    fn acts(&self) -> bool {
        matches!(
            self,
            Node::Act(Act::Gain { per: Count::One, .. } | Act::Actions(_) | Act::TakeUnrest) | Node::Each(..)
        )
    }

    /// Whether an effect can always be performed, and something always comes of it.
    pub fn sure(nodes: &[Node], strict: bool) -> bool {
        nodes.iter().all(|node| node.free(strict)) && nodes.iter().any(Node::acts)
    }
}

/// One step of the interpreter. Lengths count operations that follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Op {
    Act {
        act: Act,
        cost: bool,
        optional: bool,
    },
    /// A price and what is done for it: all of it, or nothing if the price cannot be paid.
    Price {
        len: u8,
    },
    May {
        len: u8,
        effect: Effect,
        /// It can always be done.
        sure: bool,
    },
    /// Ways follow, each an [`Op::Way`] with its operations and a jump.
    Choose {
        ways: u8,
        len: u8,
    },
    Way {
        len: u8,
        effect: Effect,
        price: Price,
        /// It can always be chosen.
        sure: bool,
    },
    Jump {
        len: u8,
    },
    Each {
        who: Who,
        len: u8,
    },
    If {
        cond: Cond,
        len: u8,
    },
    /// What follows is done once for each thing that was done before.
    PerDone {
        len: u8,
    },
    /// Back to [`Op::PerDone`], so many operations before.
    Back {
        len: u8,
    },
    /// A reaction for an exhaust token.
    React {
        effect: Effect,
    },
    Return,

    // What happens in every game, independent of cards.
    Turn,
    Ready,
    Tidy,
    Refill,
    Next,
    Window,
    Resolve,
    After,
    Renew,
    Shuffle,
    DiscardAll,
    Solstice,
    /// The solstice of one seat after the other.
    Solstices,
    PayFor,
    FameOrder,
    /// The turn of the bot.
    Bot,
    /// The player may have avoided what the bot does to them.
    Struck,
    /// A seat chooses its nation.
    Nation,
}

impl Op {
    /// Whether it is a part of a price, or leads to one.
    pub const fn pays(self) -> bool {
        matches!(self, Op::Act { cost: true, .. } | Op::Jump { .. })
    }
}

impl Act {
    /// An instruction of unrest where it costs so many materials or cards less, but at least one.
    #[cold]
    pub fn cheapened(self, (materials, cards): (u8, u8)) -> Act {
        let less = |n: u8, by: u8| if n > 1 { n.saturating_sub(by).max(1) } else { n };
        match self {
            Act::Pay { cost: [paid, population, progress] } => {
                Act::Pay { cost: [less(paid, materials), population, progress] }
            }
            Act::Pick(pick) => Act::Pick(Pick { n: less(pick.n, cards), ..pick }),
            other => other,
        }
    }

    /// Whether tokens are given for something.
    pub const fn pays(self) -> bool {
        matches!(self, Act::Pay { .. } | Act::Spend(_))
    }

    /// Whether its only question is which thing, so that declining can be one of the answers.
    pub fn picks(self) -> bool {
        match self {
            Act::Pick(pick) => pick.n == 1,
            Act::Refund | Act::Acquire { .. } | Act::BreakThrough { .. } => true,
            Act::Resolve { .. } | Act::Develop { .. } => true,
            Act::Gain { .. } | Act::Actions(_) | Act::Pay { .. } | Act::Spend(_) | Act::Draw { .. } => false,
            Act::PayAll { .. } | Act::PayUpTo { .. } | Act::MoveAll(_) | Act::Store(_) => false,
            Act::Become(_) | Act::BecomeEmpire => false,
            Act::Give(_) | Act::Own(_) | Act::TakeUnrest | Act::Look { .. } | Act::Deal { .. } => false,
            Act::ShuffleNation | Act::Steal { .. } | Act::PlayIt | Act::PlayFrom { .. } => false,
            Act::Swap(..) | Act::AddToken { .. } | Act::Gamble | Act::Treat(_) => false,
            Act::WaiveEmpire | Act::EndGame | Act::Avoid { .. } => false,
        }
    }
}
