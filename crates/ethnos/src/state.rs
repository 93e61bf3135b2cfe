use kernel::{Luck, Seat, Standing};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

use crate::band::Band;
use crate::card::{Card, Kingdom, Tribe};
use crate::cards::{CardKind, Cards, HALFLINGS, SKELETON};
use crate::content::{COPIES, DRAGONS, HALFLING_COPIES};
use crate::setup::Variant;

/// The most cards a deck has: those of five tribes and the Halflings, in six colours.
const MOST_CARDS: usize = 6 * (5 * COPIES.value as usize + HALFLING_COPIES.value as usize);

/// One position: plain data without a pointer, copied in one go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) seats: u8,
    pub(crate) variant: Variant,
    pub(crate) layout: Layout,
    /// Glory tokens of each kingdom, ascending; unused spaces are 0.
    pub(crate) tokens: [[u8; 3]; 6],

    pub(crate) age: u8,
    pub(crate) first: Seat,
    /// The seat that drew the third dragon of the last age. Ties for the next first player are counted from there.
    pub(crate) drawer: Seat,
    pub(crate) deck: Deck,
    pub(crate) pool: Cards,
    pub(crate) hands: [Cards; 6],
    /// The part of each hand that was taken face up.
    pub(crate) known: [Cards; 6],

    /// Markers by kingdom and seat.
    pub(crate) markers: [[u8; 6]; 6],
    pub(crate) supply: [u8; 6],
    pub(crate) glory: [u16; 6],
    pub(crate) merfolk: [u8; 6],
    /// Horde boards: a bit for each kingdom.
    pub(crate) hordes: [u8; 6],
    /// Troll tokens: bit `v` for the token of value `v`.
    pub(crate) trolls: [u8; 6],
    pub(crate) giant: Giant,
    pub(crate) bands: Bands,

    /// The seat that is asked.
    pub(crate) turn: Seat,
    pub(crate) step: Step,
    pub(crate) draft: Draft,
    /// The seat that won at once with ten Skeletons.
    pub(crate) triumph: Option<Seat>,
}

/// What is asked now. [`Draft`] has the cards that belong to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Step {
    /// Recruit or begin a band.
    Turn,
    /// A Centaur led: begin another band or not.
    Again,
    /// A band is being composed. The other seats do not know of it yet. `again` if a Centaur led the one before.
    Band { again: bool },
    /// Where the marker of the band goes.
    Marker,
    /// Where a marker from the Merfolk board goes. `left` counts the markers to place, this one included.
    Bonus { left: u8 },
    /// Whether a marker goes to the horde board. Asked only if few are left.
    Horde,
    /// Which Troll token to take.
    Token,
    /// Which cards to keep. At most `left` more may be chosen.
    Keep { left: u8 },
    /// Draw for a Wizard or not.
    Conjure,
    /// Raid or not, at the end of an age. `named` has a bit for each kingdom whose marker is to be removed; it is used
    /// only if a raid may remove some markers.
    Raid { named: u8 },
    /// The game is over.
    Over,
}

/// The cards of the turn that is going on. Empty between turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Draft {
    /// Cards laid aside: for the band, or to keep.
    pub cards: Cards,
    /// Kinds of cards that may still follow: a bit for each.
    pub fits: u64,
    /// Leader of the band that is composed or was just played.
    pub leader: CardKind,
    /// Size of the band that was just played.
    pub size: u8,
}

/// The Giant token: its holder, and the size of the band that took it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Giant {
    pub holder: Option<Seat>,
    pub size: u8,
}

/// Which tribe stands in which slot of [`Cards`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Layout {
    /// What to add to a kind of each slot to get the number of the card.
    offset: [u8; 7],
    /// The slot of each tribe, or `ABSENT`.
    slot: [u8; Tribe::ALL.len()],
}

const ABSENT: u8 = u8::MAX;

impl Layout {
    /// The layout of these tribes, which ascend.
    pub fn new(tribes: &[Tribe]) -> Layout {
        let mut layout = Layout { offset: [0; 7], slot: [ABSENT; Tribe::ALL.len()] };
        let mut next = 1;
        for &tribe in tribes {
            let slot = match tribe {
                Tribe::Skeleton => 0,
                Tribe::Halfling => HALFLINGS,
                _ => next,
            };
            if tribe != Tribe::Skeleton {
                next = slot + 1;
            }
            layout.slot[tribe as usize] = slot;
            layout.offset[slot as usize] = (tribe as u8 - slot) * 6;
        }
        layout
    }

    #[inline]
    pub fn has(&self, tribe: Tribe) -> bool {
        self.slot[tribe as usize] != ABSENT
    }

    pub fn tribes(&self) -> impl Iterator<Item = Tribe> {
        Tribe::ALL.into_iter().filter(|&tribe| self.has(tribe))
    }

    #[inline]
    pub fn card(&self, kind: CardKind) -> Card {
        Card::from_id(kind + self.offset[kind as usize / 6])
    }

    /// The tribe of a kind.
    #[inline]
    pub fn tribe(&self, kind: CardKind) -> Tribe {
        self.card(kind).tribe()
    }

    /// The kind of a card, if its tribe plays.
    #[inline]
    pub fn kind(&self, card: Card) -> Option<CardKind> {
        let slot = self.slot[card.tribe() as usize];
        (slot != ABSENT).then(|| slot * 6 + card.kingdom().map_or(0, |kingdom| kingdom as u8))
    }

    /// Every card of the deck.
    pub fn all(&self) -> Cards {
        let mut cards = Cards::NONE;
        for tribe in self.tribes() {
            let copies = tribe.rules().copies.value;
            if tribe == Tribe::Skeleton {
                (0..copies).for_each(|_| cards.add(SKELETON));
                continue;
            }
            for colour in 0..6 {
                (0..copies).for_each(|_| cards.add(self.slot[tribe as usize] * 6 + colour));
            }
        }
        cards
    }
}

/// The kingdom of a kind that is no Skeleton.
#[inline]
pub(crate) fn kingdom(kind: CardKind) -> Kingdom {
    Kingdom::ALL[kind as usize % 6]
}

/// The ally deck. Its order is not stored: which card comes is decided when it is drawn.
///
/// Dragons are not among the next `upper` cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Deck {
    pub bag: Cards,
    pub upper: u8,
    /// Dragons still in it.
    pub dragons: u8,
}

/// What came off the deck.
pub(crate) enum Drawn {
    Ally(CardKind),
    Dragon,
}

impl Deck {
    /// The deck at the start of an age, dragons in the lower half, which is the larger one.
    pub fn new(bag: Cards) -> Deck {
        Deck { bag, upper: (bag.len() / 2) as u8, dragons: DRAGONS.value }
    }

    /// How many cards it has, dragons included.
    pub fn len(&self) -> usize {
        self.bag.len() + self.dragons as usize
    }

    #[inline]
    pub fn draw(&mut self, luck: &mut impl Luck) -> Drawn {
        if self.upper > 0 {
            self.upper -= 1;
            return Drawn::Ally(self.bag.draw(luck));
        }
        let dragons = u32::from(self.dragons);
        let place = luck.pick(self.len() as u32);
        if place < dragons {
            self.dragons -= 1;
            return Drawn::Dragon;
        }
        let kind = self.bag.at(place - dragons);
        self.bag.remove(kind);
        Drawn::Ally(kind)
    }
}

/// The bands of an age, in the order they were played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Bands {
    #[serde(with = "BigArray")]
    list: [Band; MOST_CARDS],
    len: u8,
}

impl Bands {
    pub const NONE: Bands = Bands { list: [Band::NONE; MOST_CARDS], len: 0 };

    /// There is always room: every band takes a card out of the deck.
    pub fn push(&mut self, band: Band) {
        self.list[self.len as usize] = band;
        self.len += 1;
    }

    pub fn all(&self) -> &[Band] {
        &self.list[..self.len as usize]
    }

    pub fn of(&self, seat: Seat) -> impl Iterator<Item = Band> {
        self.all().iter().copied().filter(move |band| band.seat() == seat)
    }
}

impl State {
    /// The number of seats.
    #[inline]
    pub fn seats(&self) -> usize {
        self.seats as usize
    }

    /// How many ages the game has.
    pub(crate) fn ages(&self) -> u8 {
        if self.few() { 2 } else { 3 }
    }

    /// Whether the boards lie on their side for two and three seats.
    pub(crate) fn few(&self) -> bool {
        self.seats <= 3
    }

    /// Whether two seats play: they have their own rules for placing and scoring.
    #[inline]
    pub(crate) fn duel(&self) -> bool {
        self.seats == 2
    }

    /// A hand with the cards that were laid aside, which other seats must not notice.
    pub(crate) fn whole_hand(&self, seat: Seat) -> Cards {
        let hand = self.hands[seat.index()];
        match self.step {
            Step::Band { .. } | Step::Keep { .. } if self.turn == seat => hand.with(self.draft.cards),
            Step::Band { .. }
            | Step::Keep { .. }
            | Step::Turn
            | Step::Again
            | Step::Marker
            | Step::Bonus { .. }
            | Step::Horde
            | Step::Token
            | Step::Conjure
            | Step::Raid { .. }
            | Step::Over => hand,
        }
    }

    /// Markers in a kingdom that count against a new one of this seat.
    #[inline]
    pub(crate) fn crowd(&self, kingdom: Kingdom, seat: Seat) -> u8 {
        let markers = &self.markers[kingdom as usize];
        if self.duel() { markers[0] + markers[1] } else { markers[seat.index()] }
    }

    /// The rank and the glory of each seat.
    pub(crate) fn standing(&self) -> Standing {
        let keys: [_; 6] = std::array::from_fn(|index| {
            if index >= self.seats() {
                return None;
            }
            let seat = Seat::new(index);
            let markers: u8 = self.markers.iter().map(|kingdom| kingdom[index]).sum();
            Some((self.triumph == Some(seat), self.glory[index], markers, self.final_bands(seat)))
        });
        Standing::new(self.seats(), |seat| {
            let mine = &keys[seat.index()];
            let better = keys.iter().filter(|key| *key > mine).count();
            (i32::from(self.glory[seat.index()]), 1 + better as u8)
        })
    }

    /// What the last tie-break compares: how many bands of each size a seat has, the largest sizes first.
    /// By default bands count as they were played, Skeletons included, and without a Dwarf's extra card.
    fn final_bands(&self, seat: Seat) -> [u8; 12] {
        let mut counts = [0; 12];
        let mut largest = 0;
        for band in self.bands.of(seat) {
            let bonus = self.layout.tribe(band.leader()).rules().score_bonus;
            let skeletons = if self.variant.final_living { 0 } else { band.skeletons() };
            let size =
                (band.living() + skeletons + if self.variant.final_dwarf { bonus } else { 0 }) as usize;
            counts[11 - size] += 1;
            largest = largest.max(size);
        }
        if self.variant.final_largest {
            counts = [0; 12];
            counts[11 - largest] = 1;
        }
        counts
    }
}
