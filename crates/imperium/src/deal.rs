//! Which bits of a set stand for which cards in one game.
//!
//! The boxes have more cards than a set has bits, but no game uses all of them: it has the common cards of one box and the
//! cards of its nations. Games of Classics share one numbering, with the cards of all its nations; every other table of
//! nations has its own. Numberings are made when a game starts and kept for good.
//!
//! A set does not know its game. Every function of the game that is given a position [`enter`]s its numbering first, for the
//! thread it runs on. One that is called while another runs leaves it as it was.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::content::{Content, Design, Place, Points, Program, Verb, content};
use crate::program::{Filter, Icon, Mask, suit};
use crate::set::{Bit, Cards, NONE};

/// The cards of a game: the box of its common cards, and its nations, a bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Key {
    pub commons: u8,
    pub nations: u16,
}

impl Key {
    /// Games with the common cards of this box and these nations.
    pub fn of(content: &Content, commons: u8, nations: &[u8]) -> Key {
        let classics = content.of_box(0);
        let nations = nations.iter().fold(0, |set, &nation| set | 1 << nation);
        match nations & !classics {
            0 if commons == 0 => Key { commons, nations: classics },
            _ => Key { commons, nations },
        }
    }
}

/// More cards than both boxes have. A power of two spares a check at every card.
pub(crate) const CARDS: usize = 512;

/// One numbering, and sets of cards that the rules ask for again and again.
#[derive(Debug)]
pub(crate) struct Deal {
    key: Key,
    /// The card of each bit.
    of: [u16; 256],
    /// The lowest bit of each card.
    lowest: [Bit; CARDS],
    /// How many bits each card has.
    copies: [u8; CARDS],
    masks: Vec<Cards>,
    /// The lowest bit of each card.
    pub firsts: Cards,
    /// Cards that react, by [`Verb`].
    pub reacting: [Cards; Verb::ALL.len()],
    pub pinned: Cards,
    /// Pinned cards that can leave play.
    pub movable: Cards,
    /// Cards that count as two.
    pub twice: Cards,
    pub regions: Cards,
    pub exhausts: Cards,
    pub solstices: Cards,
    /// Cards whose solstice touches what others use.
    pub sharing: Cards,
    pub ungarrisoned: Cards,
    pub modifying: Cards,
    /// Cards that let others be played without an action.
    pub freeing: Cards,
    pub variable: Cards,
    /// By symbol.
    pub icons: [Cards; 8],
    /// By suit.
    pub suits: [Cards; 6],
}

impl Deal {
    /// The numbering of these cards, unless they are too many.
    pub fn new(content: &Content, key: Key) -> Option<Deal> {
        let copies = copies(content, key);
        let mut deal = Deal {
            key,
            of: [u16::MAX; 256],
            lowest: [NONE; CARDS],
            copies: [0; CARDS],
            masks: Vec::new(),
            firsts: Cards::NONE,
            reacting: [Cards::NONE; Verb::ALL.len()],
            pinned: Cards::NONE,
            movable: Cards::NONE,
            twice: Cards::NONE,
            regions: Cards::NONE,
            exhausts: Cards::NONE,
            solstices: Cards::NONE,
            sharing: Cards::NONE,
            ungarrisoned: Cards::NONE,
            modifying: Cards::NONE,
            freeing: Cards::NONE,
            variable: Cards::NONE,
            icons: [Cards::NONE; 8],
            suits: [Cards::NONE; 6],
        };
        let mut free = 0u32;
        for &card in &content.order {
            let many = copies[card.0 as usize];
            if many == 0 {
                continue;
            }
            // The bits of a card are in one word.
            if free % 64 + many > 64 {
                free = free.next_multiple_of(64);
            }
            if free + many > u32::from(NONE) {
                return None;
            }
            (deal.lowest[card.0 as usize], deal.copies[card.0 as usize]) = (free as Bit, many as u8);
            deal.firsts.set(free as Bit);
            for bit in free..free + many {
                deal.of[bit as usize] = card.0;
            }
            free += many;
        }
        let here: Vec<Card> =
            content.order.iter().copied().filter(|card| copies[card.0 as usize] > 0).collect();
        let group = |set: &mut Cards, card: Card| {
            let (first, ones) = (deal.lowest[card.0 as usize], !(u64::MAX << copies[card.0 as usize]));
            set.0[first as usize / 64] |= ones << (first % 64);
        };
        let set = |fits: &dyn Fn(Card, &Design) -> bool| {
            let mut set = Cards::NONE;
            let fitting = here.iter().filter(|&&card| fits(card, content.design(card)));
            fitting.for_each(|&card| group(&mut set, card));
            set
        };
        let all = set(&|_, _| true);
        let mut masks = vec![Cards::NONE; content.filters.len()];
        for &card in &here {
            for &mask in &content.fitting[card.0 as usize] {
                group(&mut masks[mask.0 as usize], card);
            }
        }
        for (at, &filter) in content.filters.iter().enumerate() {
            if let Filter::Not(mask) = filter {
                masks[at] = all.without(&masks[mask.0 as usize]);
            }
        }
        let reacting = Verb::ALL
            .map(|verb| set(&|_, design| design.reactions.iter().any(|reaction| reaction.when.verb == verb)));
        let pinned = set(&|_, design| design.pinned);
        let movable = set(&|_, design| design.pinned && !design.never_abandoned);
        let twice = set(&|_, design| design.modifiers.twice);
        let regions = set(&|_, design| design.suits & suit::REGION != 0);
        let exhausts = set(&|_, design| design.exhaust.is_some());
        let solstices = set(&|_, design| design.solstice.is_some());
        let sharing = set(&|_, design| design.solstice.as_ref().is_some_and(Program::shares));
        let ungarrisoned = set(&|_, design| design.never_garrisoned);
        let modifying = set(&|_, design| design.modifiers.any());
        let freeing = set(&|_, design| design.modifiers.frees.is_some());
        let variable = set(&|_, design| matches!(design.points, Points::Per(_)));
        let icons = Icon::ALL.map(|icon| set(&|_, design| design.icon(icon) > 0));
        let suits = std::array::from_fn(|at| set(&|_, design| design.suits >> at & 1 == 1));
        Some(Deal {
            masks,
            reacting,
            pinned,
            movable,
            twice,
            regions,
            exhausts,
            solstices,
            sharing,
            ungarrisoned,
            modifying,
            freeing,
            variable,
            icons,
            suits,
            ..deal
        })
    }

    #[inline]
    pub fn mask(&self, mask: Mask) -> &Cards {
        &self.masks[mask.0 as usize]
    }

    #[inline]
    pub fn card(&self, bit: Bit) -> Card {
        Card(self.of[bit as usize])
    }

    /// The lowest bit of a card.
    #[inline]
    pub fn first(&self, card: Card) -> Bit {
        self.lowest[card.0 as usize % CARDS]
    }

    /// How many copies of a card there can be.
    #[inline]
    pub fn copies(&self, card: Card) -> u8 {
        self.copies[card.0 as usize % CARDS]
    }
}

/// The most copies of each card that these nations can bring together, four at a table.
fn copies(content: &Content, key: Key) -> Vec<u32> {
    let mixed = key.nations & !content.of_box(key.commons) != 0;
    let mut copies = vec![0; content.cards.len()];
    // The copies of the nations that bring most of a card, in any order.
    let mut most = vec![[0; 4]; content.cards.len()];
    for (_, nation) in (0..).zip(&content.nations).filter(|(at, _)| key.nations >> at & 1 == 1) {
        let starts = nation.starts.iter().filter(|start| start.place != Place::Power);
        let cards = starts.clone().map(|start| start.card).enumerate();
        for (at, card) in cards {
            // Each card once.
            if starts.clone().take(at).any(|start| start.card == card) {
                continue;
            }
            let here = starts.clone().filter(|start| start.card == card);
            let brings: u32 = here.map(|start| u32::from(start.copies)).sum();
            let least = most[card.0 as usize].iter_mut().min().expect("there are four places");
            *least = brings.max(*least);
        }
    }
    for (copies, most) in copies.iter_mut().zip(&most) {
        *copies = most.iter().sum();
    }
    for (number, commons) in (0..).zip(&content.commons) {
        for start in commons {
            // Tributaries of the other box may replace those that are named like a nation.
            let replaces = mixed && content.design(start.card).suits & suit::TRIBUTARY != 0;
            if number == key.commons || replaces {
                copies[start.card.0 as usize] += u32::from(start.copies);
            }
        }
    }
    copies
}

fn classics() -> &'static Deal {
    static CLASSICS: OnceLock<&'static Deal> = OnceLock::new();
    CLASSICS.get_or_init(|| find(Key::of(content(), 0, &[])))
}

/// The numbering of these cards. It is made when it is first asked for.
fn find(key: Key) -> &'static Deal {
    static DEALS: Mutex<BTreeMap<Key, &'static Deal>> = Mutex::new(BTreeMap::new());
    let mut deals = DEALS.lock().unwrap_or_else(PoisonError::into_inner);
    deals.entry(key).or_insert_with(|| {
        Box::leak(Box::new(Deal::new(content(), key).expect("a test makes every numbering")))
    })
}

thread_local! {
    /// The numbering of the game that this thread is dealing with, and how many functions have entered one.
    static NOW: Cell<(Option<&'static Deal>, u32)> = const { Cell::new((None, 0)) };
}

/// The numbering of the game that this thread is dealing with.
#[inline]
pub(crate) fn deal() -> &'static Deal {
    match NOW.get().0 {
        Some(deal) => deal,
        None => classics(),
    }
}

/// Uses the numbering of a game until what is returned is dropped.
#[inline]
pub(crate) fn enter(key: Key) -> Entered {
    let (before, depth) = NOW.get();
    let deal = match before {
        Some(deal) if deal.key == key => deal,
        _ => find(key),
    };
    NOW.set((Some(deal), depth + 1));
    Entered(before)
}

#[must_use]
pub(crate) struct Entered(Option<&'static Deal>);

impl Drop for Entered {
    #[inline]
    fn drop(&mut self) {
        let (now, depth) = NOW.get();
        // The outermost function leaves its numbering: mostly the next position has the same.
        NOW.set((if depth > 1 { self.0 } else { now }, depth.saturating_sub(1)));
    }
}
