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

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

use crate::card::Card;
use crate::content::{Price, When, content};

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

/// Where the programs of [`Op`] that every game needs begin.
pub(crate) mod native {
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
}

/// A part of a card that a question or an answer names: what is offered, or one way of a choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
pub struct Effect(pub(crate) u16);

impl Effect {
    /// What it does, in words: a key of the word files.
    #[must_use]
    pub fn key(self) -> &'static str {
        content().effects[self.0 as usize].key
    }

    fn name(self) -> &'static str {
        self.key().trim_start_matches("effect-")
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Effect {
    type Err = ();
    fn from_str(text: &str) -> Result<Effect, ()> {
        (0..content().effects.len() as u16).map(Effect).find(|effect| effect.name() == text).ok_or(())
    }
}

impl Serialize for Effect {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.name())
        } else {
            serializer.serialize_u16(self.0)
        }
    }
}

/// What an [`Effect`] is: enough to put it into words.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    pub key: &'static str,
    pub nodes: Vec<Node>,
    /// Offered by a question, which says it in its own sentence.
    pub offered: bool,
    /// To agree to it tells others which cards are in hand.
    pub tells: bool,
    /// What its card reacts to.
    pub when: Option<When>,
    /// The same where unrest costs less.
    pub cheaper: Vec<Effect>,
}

impl Said {
    /// How a way of unrest is told where it costs so many materials and cards less.
    pub fn cheaper(&self, (materials, cards): (u8, u8)) -> Option<Effect> {
        let less = if matches!(self.nodes[..], [Node::Act(Act::Pay { .. })]) { materials } else { cards };
        let most = self.cheaper.len();
        usize::from(less).min(most).checked_sub(1).map(|at| self.cheaper[at])
    }
}

/// The name of the card whose price some cards lower.
pub(crate) const UNREST: &str = "unrest";

/// Makes operations of programs.
pub(crate) struct Compiler<'a> {
    pub code: &'a mut Vec<Op>,
    pub effects: &'a mut Vec<Said>,
    /// The card, and how many effects it has so far.
    pub card: &'static str,
    pub number: u8,
    pub when: Option<When>,
}

impl Compiler<'_> {
    /// Operations of a program; a reaction asks for its token first.
    pub fn program(&mut self, nodes: &[Node], react: bool) {
        if react {
            let effect = self.effect(nodes, false);
            self.code.push(Op::React { effect });
        }
        self.emit(nodes, false);
        self.code.push(Op::Return);
    }

    fn effect(&mut self, nodes: &[Node], offered: bool) -> Effect {
        let key = format!("effect-{}-{}", self.card, self.number);
        self.number += 1;
        let key = Box::leak(key.into_boxed_str());
        self.effects.push(Said {
            key,
            nodes: nodes.to_vec(),
            offered,
            tells: nodes.iter().any(Node::tells),
            when: self.when,
            cheaper: Vec::new(),
        });
        Effect(self.effects.len() as u16 - 1)
    }

    fn emit(&mut self, nodes: &[Node], cost: bool) {
        for (at, node) in nodes.iter().enumerate() {
            match node {
                // What is paid without being called a cost is the price of all that follows.
                Node::Act(act) if !cost && act.pays() => {
                    let pays = |node: &&Node| matches!(node, Node::Act(act) if act.pays());
                    let (costs, effect) = nodes[at..].split_at(nodes[at..].iter().take_while(pays).count());
                    return self.price(costs, effect, false);
                }
                Node::Act(act) => self.code.push(Op::Act { act: *act, cost, optional: false }),
                Node::Cost(costs, effect) => self.price(costs, effect, cost),
                // One thing that is picked anyway needs no question of its own before.
                Node::May(body) => match body[..] {
                    [Node::Act(act)] if act.picks() => {
                        self.code.push(Op::Act { act, cost: false, optional: true });
                    }
                    _ => {
                        let effect = self.effect(body, true);
                        let sure = Node::sure(body, false);
                        self.block(|len| Op::May { len, effect, sure }, |it| it.emit(body, false));
                    }
                },
                Node::Choose(ways) => self.choose(ways, cost),
                Node::Each(who, may, body) => self.block(
                    |len| Op::Each { who: *who, len },
                    |it| {
                        let may = if *may { vec![Node::May(body.clone())] } else { body.clone() };
                        it.emit(&may, false);
                        it.code.push(Op::Return);
                    },
                ),
                Node::If(cond, body) => {
                    self.block(|len| Op::If { cond: *cond, len }, |it| it.emit(body, cost));
                }
                Node::PerDone(body) => {
                    let start = self.code.len();
                    self.block(
                        |len| Op::PerDone { len },
                        |it| {
                            it.emit(body, false);
                            let len = (it.code.len() - start) as u8;
                            it.code.push(Op::Back { len });
                        },
                    );
                }
            }
        }
    }

    /// A price and what is done for it. Tokens are paid first and at once, so that nothing comes between asking whether
    /// they are there and taking them, and no way to pay one part makes another part impossible.
    fn price(&mut self, costs: &[Node], effect: &[Node], cost: bool) {
        self.block(
            |len| Op::Price { len },
            |it| {
                let (mut tokens, mut others) = ([0; 3], Vec::new());
                for node in costs {
                    match node {
                        Node::Act(Act::Pay { cost }) => {
                            tokens = std::array::from_fn(|at| tokens[at] + cost[at])
                        }
                        other => others.push(other.clone()),
                    }
                }
                if tokens != [0; 3] {
                    it.code.push(Op::Act { act: Act::Pay { cost: tokens }, cost: true, optional: false });
                }
                it.emit(&others, true);
                it.emit(effect, cost);
            },
        );
    }

    fn choose(&mut self, ways: &[Vec<Node>], cost: bool) {
        self.block(
            |len| Op::Choose { ways: ways.len() as u8, len },
            |it| {
                let mut jumps = Vec::new();
                for way in ways {
                    let effect = it.effect(way, false);
                    if it.card == UNREST {
                        it.cheaper(way, effect);
                    }
                    let (price, sure) = (Node::price(way, true), !cost && Node::sure(way, true));
                    it.block(
                        |len| Op::Way { len, effect, price, sure },
                        |it| {
                            it.emit(way, cost);
                            jumps.push(it.code.len());
                            it.code.push(Op::Jump { len: 0 });
                        },
                    );
                }
                let end = it.code.len();
                for at in jumps {
                    it.code[at] = Op::Jump { len: (end - at - 1) as u8 };
                }
            },
        );
    }

    /// A way of unrest that costs less is told as what it costs then.
    fn cheaper(&mut self, way: &[Node], effect: Effect) {
        let mut told = way.to_vec();
        for less in 1.. {
            let cheapened = way.iter().map(|node| match node {
                Node::Act(act) => Node::Act(act.cheapened((less, less))),
                other => other.clone(),
            });
            let cheapened: Vec<Node> = cheapened.collect();
            if cheapened == told {
                return;
            }
            let cheaper = self.effect(&cheapened, false);
            self.effects[effect.0 as usize].cheaper.push(cheaper);
            told = cheapened;
        }
    }

    fn block(&mut self, op: impl Fn(u8) -> Op, body: impl FnOnce(&mut Self)) {
        let at = self.code.len();
        self.code.push(op(0));
        body(self);
        self.code[at] = op((self.code.len() - at - 1) as u8);
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
