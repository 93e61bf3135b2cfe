//! The bot of the solo game: its areas, and the tables it plays by. `run::bot` plays it.
//!
//! Nothing of the bot is hidden from the player but what lies face down, and which card that is has not been decided:
//! a card in a slot is some card of the bag it came from, and it is drawn from there when it is turned up.

mod edition;
mod table;

use std::hash::{Hash, Hasher};

use content::Fingerprint;
use kernel::Seat;
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

pub use edition::{bots_fingerprint, prefer_bots};
pub(crate) use edition::{find, standard, usual};
pub use table::Goal;
#[cfg(test)]
pub(crate) use table::read;
pub(crate) use table::{Branch, Cond, Deed, Row, Sheet, Sign, Suits, You};

use crate::card::Card;
use crate::content::{Place, Points, content};
use crate::deal::deal;
use crate::program::{Icon, Token, Zone};
use crate::set::{Bit, Cards, NONE};
use crate::state::List;

/// What stands for the bot where effects name seats. No seat of a solo game has this number.
pub(crate) const BOT: Seat = Seat::new(1);

/// How hard the bot is to beat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "they are named as the booklet names them")]
pub enum Level {
    Chieftain,
    Warlord,
    Imperator,
    Sovereign,
    Overlord,
    SupremeRuler,
}

impl Level {
    /// The standard one, then all others ascending.
    pub(crate) const CHOICES: [(&str, Level); 6] = [
        ("imperator", Level::Imperator),
        ("chieftain", Level::Chieftain),
        ("warlord", Level::Warlord),
        ("sovereign", Level::Sovereign),
        ("overlord", Level::Overlord),
        ("supreme-ruler", Level::SupremeRuler),
    ];

    /// The word in setups.
    #[must_use]
    pub fn name(self) -> &'static str {
        Level::CHOICES.into_iter().find(|(_, level)| *level == self).map_or("imperator", |(name, _)| name)
    }

    /// Its name in the word files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        [
            "level-chieftain",
            "level-warlord",
            "level-imperator",
            "level-sovereign",
            "level-overlord",
            "level-supreme-ruler",
        ][self as usize]
    }

    pub(crate) const fn slots(self) -> usize {
        [4, 4, 5, 5, 6, 6][self as usize]
    }

    /// Tokens it begins with.
    pub(crate) fn tokens(self) -> [u16; 3] {
        if self >= Level::Sovereign { [3, 2, 1] } else { [0; 3] }
    }

    /// Materials and population for a point.
    pub(crate) fn per_point(self) -> i32 {
        if self >= Level::Sovereign { 5 } else { 10 }
    }
}

/// A card of the bot that lies face down, or that all have seen on its way there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Back {
    /// A known card, by its lowest bit.
    Card(Bit),
    /// Some card of one of the bags.
    Bag(u8),
    /// Some unseen card of a pool: uncivilised, civilised, region, or fame.
    Pool(u8),
}

/// Cards on the deck of the bot, the uppermost last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Stack {
    #[serde(with = "BigArray")]
    cards: [Back; Stack::MOST],
    len: u8,
}

impl Stack {
    /// More than ever lie there: each turn takes most of them away. A test over many games sees to it.
    pub const MOST: usize = 64;
    pub const EMPTY: Stack = Stack { cards: [Back::Bag(0); Stack::MOST], len: 0 };

    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Back> + use<> {
        let Stack { cards, len } = *self;
        (0..len as usize).map(move |at| cards[at])
    }

    pub fn len(&self) -> usize {
        self.len.into()
    }

    pub fn pop(&mut self) -> Option<Back> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::replace(&mut self.cards[self.len()], Back::Bag(0)))
    }

    pub fn push(&mut self, back: Back) {
        self.cards[self.len()] = back;
        self.len += 1;
    }

    /// Takes out the lowest known card.
    fn take_known(&mut self) -> Option<Card> {
        let known = |back: Back| if let Back::Card(bit) = back { Some(Card::of(bit)) } else { None };
        let (at, card) = (0..).zip(self.iter()).find_map(|(at, back)| Some((at, known(back)?)))?;
        self.cards.copy_within(at + 1.., at);
        self.pop();
        Some(card)
    }
}

/// Where the bot is in its turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Turn {
    pub die: u8,
    /// The next slot, from 0.
    pub slot: u8,
    /// The card that is being resolved, or [`NONE`].
    pub card: Bit,
    pub row: u8,
    /// The row is one of the empire.
    pub empire: bool,
    /// The next part of the row, the alternative of it that is being done, if any, and the next deed of that.
    pub item: u8,
    pub branch: Option<u8>,
    pub deed: u8,
    /// Where the card will go.
    pub to: Goal,
    /// Whether the player was asked to avoid what the row does to them, and whether they do.
    pub asked: bool,
    pub avoided: bool,
}

impl Turn {
    pub const NONE: Turn = Turn {
        die: 0,
        slot: 0,
        card: NONE,
        row: 0,
        empire: false,
        item: 0,
        branch: None,
        deed: 0,
        to: Goal::Discard,
        asked: false,
        avoided: false,
    };
}

/// All that belongs to the bot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Bot {
    pub nation: u8,
    pub level: Level,
    /// The fingerprint of its tables.
    tables: u64,
    pub empire: bool,
    pub tokens: [u16; 3],
    /// Face-down cards: those of the deck below `top`, with those in slots that came from it, and those left in slots
    /// from the deck before.
    pub bags: [Cards; 2],
    /// Which of the bags is the deck.
    pub now: u8,
    pub top: Stack,
    /// Cards under the deck; the first one comes first.
    pub bottom: List<48>,
    pub slots: [Option<Back>; 6],
    /// The newest last.
    pub discard: List<128>,
    pub history: Cards,
    /// The newest last.
    pub play: List<48>,
    /// The upper part of the dynasty deck, shuffled; then comes the accession card, then the developments.
    pub nation_deck: Cards,
    pub accession: Bit,
    pub developments: Cards,
    pub quests: Cards,
    /// How far it has travelled: 3 is Shangri-la.
    pub journey: u8,
    /// Whether it has met the King of Kings.
    pub king: bool,
    pub turn: Turn,
}

/// The bot, where one plays. Positions without one hash as they did before there was any.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Rival(pub Option<Bot>);

impl Hash for Rival {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        if let Some(bot) = &self.0 {
            bot.hash(hasher);
        }
    }
}

impl Bot {
    /// The bot before anything lies in its slots.
    pub fn new(nation: u8, level: Level, tables: u64) -> Bot {
        let told = &content().nations[nation as usize];
        let mut bot = Bot {
            nation,
            level,
            tables,
            empire: told.starts_empire,
            tokens: level.tokens(),
            bags: [Cards::NONE; 2],
            now: 0,
            top: Stack::EMPTY,
            bottom: List::EMPTY,
            slots: [None; 6],
            discard: List::EMPTY,
            history: Cards::NONE,
            play: List::EMPTY,
            nation_deck: Cards::NONE,
            accession: NONE,
            developments: Cards::NONE,
            quests: Cards::NONE,
            journey: 0,
            king: false,
            turn: Turn::NONE,
        };
        // Cards marked for more than two seats stay in the box.
        for start in told.starts.iter().filter(|start| start.seats <= 2) {
            for _ in 0..start.copies {
                match start.place {
                    Place::Deck => bot.bags[0].add(start.card),
                    Place::Nation => bot.nation_deck.add(start.card),
                    Place::Accession => bot.accession = start.card.first(),
                    Place::Development => bot.developments.add(start.card),
                    Place::Quest => bot.quests.add(start.card),
                    // Its power is not used, nor are cards that start in play; unrest joins the pile.
                    Place::Power | Place::InPlay | Place::Later | Place::Pile => {}
                    Place::Market | Place::Fame => {}
                }
            }
        }
        bot
    }

    pub fn tables(&self) -> Fingerprint {
        Fingerprint(self.tables)
    }

    /// What is told of its nation.
    pub fn sheet(&self) -> &'static Sheet {
        &find(self.tables()).unwrap_or_else(usual).bots[self.nation as usize]
    }

    /// The rows of a state.
    pub fn rows(&self, empire: bool) -> &'static [Row] {
        &self.sheet().rows[usize::from(empire)]
    }

    /// The last card of the nation deck, wherever it is now.
    pub fn accession_card(&self) -> Option<Card> {
        let starts = &content().nations[self.nation as usize].starts;
        starts.iter().find(|start| start.place == Place::Accession).map(|start| start.card)
    }

    pub fn tokens_of(&self, token: Token) -> u16 {
        self.tokens[token as usize]
    }

    /// Cards of a bag that lie in slots.
    fn in_slots(&self, bag: u8) -> u32 {
        self.slots.iter().filter(|slot| **slot == Some(Back::Bag(bag))).count() as u32
    }

    /// Cards of the deck whose order is not known.
    fn unordered(&self) -> u32 {
        self.bags[self.now as usize].len() - self.in_slots(self.now)
    }

    pub fn deck_len(&self) -> u32 {
        self.unordered() + (self.top.len() + self.bottom.len()) as u32
    }

    pub fn dynasty_len(&self) -> u32 {
        self.nation_deck.len() + u32::from(self.accession != NONE) + self.developments.len()
    }

    /// Takes the top card of the deck, face down.
    pub fn draw(&mut self) -> Option<Back> {
        match self.top.pop() {
            Some(back) => Some(back),
            None if self.unordered() > 0 => Some(Back::Bag(self.now)),
            None if self.bottom.is_empty() => None,
            None => Some(Back::Card(self.bottom.remove(0).first())),
        }
    }

    /// Puts a card on top of the deck.
    pub fn stack(&mut self, back: Back) {
        if self.top.len() == Stack::MOST {
            // The place of the lowest known card is forgotten.
            let lowest = self.top.take_known();
            lowest.into_iter().for_each(|card| self.bags[self.now as usize].add(card));
        }
        self.top.push(back);
    }

    /// Puts a card under the deck.
    pub fn bury(&mut self, card: Card) {
        match self.bottom.is_full() {
            true => self.bags[self.now as usize].add(card),
            false => self.bottom.push(card),
        }
    }

    /// The discard pile becomes the deck, which is empty. Tells how many cards it has.
    pub fn shuffle(&mut self) -> u8 {
        let discard = std::mem::replace(&mut self.discard, List::EMPTY);
        if !self.bags[self.now as usize].is_empty() && discard.len() > 1 {
            self.now ^= 1;
        }
        match discard.len() {
            // Of one card there is no order.
            1 => discard.iter().for_each(|card| self.stack(Back::Card(card.first()))),
            _ => discard.iter().for_each(|card| self.bags[self.now as usize].add(card)),
        }
        discard.len() as u8
    }

    /// A bag whose only card lies in a slot hides nothing.
    pub fn uncover(&mut self) {
        for bag in 0..2 {
            let cards = self.bags[usize::from(bag)];
            if cards.len() == 1 && self.in_slots(bag) == 1 {
                let card = cards.nth(0);
                self.bags[usize::from(bag)].take(card);
                for slot in self.slots.iter_mut().filter(|slot| **slot == Some(Back::Bag(bag))) {
                    *slot = Some(Back::Card(card.first()));
                }
            }
        }
    }

    /// How many these cards in play count as.
    pub fn weigh(&self, fits: impl Fn(Card) -> bool) -> u32 {
        self.play.iter().filter(|&card| fits(card)).map(weight).sum()
    }

    pub fn regions(&self) -> u32 {
        self.weigh(is_region)
    }

    /// Cards with a symbol in the discard pile.
    pub fn in_discard(&self, icon: Icon) -> usize {
        self.discard.iter().filter(|card| card.design().icon(icon) > 0).count()
    }

    /// Everything that counts at the end with where it lies: cards that are known, and those that are not, by the pool
    /// they came from.
    pub fn owned(&self) -> impl Iterator<Item = (Result<Card, u8>, Zone)> + use<> {
        let bags = self.bags[0].iter().chain(self.bags[1].iter()).chain(self.bottom.iter());
        let faces = bags.map(|card| (card, Zone::Deck));
        let faces = faces.chain(self.history.iter().map(|card| (card, Zone::History)));
        let faces = faces.chain(self.discard.iter().map(|card| (card, Zone::Discard)));
        let faces = faces.chain(self.play.iter().map(|card| (card, Zone::Play)));
        let backs = self.top.iter().chain(self.slots.into_iter().flatten());
        let backs = backs.filter_map(|back| match back {
            Back::Card(bit) => Some((Ok(Card::of(bit)), Zone::Deck)),
            Back::Pool(pool) => Some((Err(pool), Zone::Deck)),
            // It is among the cards of its bag.
            Back::Bag(_) => None,
        });
        faces.map(|(card, zone)| (Ok(card), zone)).chain(backs)
    }

    /// Unrest it owns.
    pub fn unrest(&self) -> i32 {
        self.owned().filter(|(card, _)| *card == Ok(content().unrest)).count() as i32
    }

    /// Its points, calling `tell` with every card and where it lies and, for tokens, without one. Unseen cards count as
    /// much as they do on average; at the end there are none.
    pub fn points(&self, mut tell: impl FnMut(Option<(Card, Zone)>, i32)) -> i32 {
        let [materials, population, progress] = self.tokens.map(i32::from);
        let tokens = progress + (materials + population) / self.level.per_point();
        tell(None, tokens);
        let mut sum = tokens;
        for (card, zone) in self.owned() {
            sum += match card {
                Ok(card) => {
                    tell(Some((card, zone)), value(card));
                    value(card)
                }
                Err(4) => 5,
                Err(_) => 2,
            };
        }
        sum
    }
}

pub(crate) fn is_region(card: Card) -> bool {
    deal().regions.has(card)
}

/// What a card in play counts as where regions are counted.
pub(crate) fn weight(card: Card) -> u32 {
    if deal().twice.has(card) { 2 } else { 1 }
}

/// What a card is worth to the bot: the highest number printed on it; five if that depends on something.
pub(crate) fn value(card: Card) -> i32 {
    match &card.design().points {
        Points::Fixed(points) => i32::from(*points),
        Points::Where { there, elsewhere } => {
            let highest = there.iter().map(|&(_, points)| points).chain([*elsewhere]).max();
            i32::from(highest.unwrap_or(*elsewhere))
        }
        Points::Per(_) => 5,
    }
}

/// The name of a place in the word files.
pub(crate) const fn goal_key(goal: Goal) -> &'static str {
    ["goal-discard", "goal-history", "goal-play", "goal-exile", "goal-deck-bottom", "goal-pile"]
        [goal as usize]
}

/// Places of the market by their number for the bot, from the left: two of the main deck, region, uncivilised,
/// civilised.
pub(crate) const PLACES: [usize; 5] = [3, 4, 2, 0, 1];
