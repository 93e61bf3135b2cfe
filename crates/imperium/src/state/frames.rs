//! Programs that are running.

use kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::content::content;
use crate::program::Op;
use crate::set::{Bit, NO_CARD, NONE};

/// One running program. The alignment makes copies cheap.
#[repr(align(16))]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Frame {
    /// The next operation.
    pub pc: u16,
    /// Whose effect it is.
    pub me: Seat,
    /// Who performs it.
    pub who: Seat,
    /// The card it is printed on, or [`NO_CARD`].
    pub card: u16,
    /// Where that card is in play, or [`NONE`].
    pub at: Bit,
    /// One more than what an operation still has to do; 0 before it begins.
    pub n: u8,
    /// Seats an operation still has to visit.
    pub left: u8,
    /// What was done, for later parts of the effect.
    pub done: u8,
    /// Seats that an attack does not touch.
    pub shield: u8,
    /// The lowest bits of the cards that this effect calls `it`.
    pub it: [Bit; 2],
    /// The lowest bit of the card that this effect moved last, for all to see, or [`NONE`].
    pub moved: Bit,
    pub flags: u16,
}

/// Bits of [`Frame::flags`].
pub(crate) mod flag {
    /// The played card has gone somewhere by its own effect.
    pub const MOVED: u16 = 1;
    /// The card was played from the discard pile.
    pub const FROM_DISCARD: u16 = 2;
    /// A deck that ran out has been renewed.
    pub const RENEWED: u16 = 4;
    /// A card with a river left play for this effect.
    pub const RIVER: u16 = 8;
    /// `it` is in a hand and hidden from others.
    pub const HIDDEN: u16 = 16;
    /// The next gained card will be `it`.
    pub const REMEMBERS: u16 = 32;
    /// Drawing another card was agreed to.
    pub const AGREED: u16 = 64;
    /// A card with a fertile symbol left play for this effect.
    pub const FERTILE: u16 = 128;
    /// Population was paid, and cards in play have not reacted yet.
    pub const POPULATION: u16 = 256;
}

impl Frame {
    pub const NONE: Frame = Frame {
        pc: 0,
        me: Seat::new(0),
        who: Seat::new(0),
        card: 0,
        at: 0,
        n: 0,
        left: 0,
        done: 0,
        shield: 0,
        it: [0; 2],
        moved: 0,
        flags: 0,
    };

    pub fn new(pc: u16, seat: Seat) -> Frame {
        Frame { pc, me: seat, who: seat, card: NO_CARD, at: NONE, it: [NONE; 2], moved: NONE, ..Frame::NONE }
    }

    pub fn card(&self) -> Option<Card> {
        (self.card != NO_CARD).then_some(Card(self.card))
    }

    pub fn op(&self) -> Op {
        content().code[self.pc as usize]
    }
}

/// Running programs. In a turn they are one stack. Where all seats act at once in the solstice, each has its own stack in
/// a part of the same array.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Frames {
    frames: [Frame; Frames::MOST],
    /// How many there are: of the turn in the first place, or of each seat.
    lens: [u8; 4],
    /// Whether each seat has its own.
    apart: bool,
    /// The current stack; always the first between two answers.
    now: u8,
    /// Where that stack ends.
    end: u8,
}

impl Frames {
    /// More than any chain of cards can reach; a test checks it.
    pub const MOST: usize = 24;
    /// The same for one seat in the solstice.
    pub const EACH: usize = Frames::MOST / 4;
    pub const EMPTY: Frames =
        Frames { frames: [Frame::NONE; Frames::MOST], lens: [0; 4], apart: false, now: 0, end: 0 };

    /// Ends the current stack, which must be the last one left. From now on there is one for all, or one for each seat.
    pub fn renew(&mut self, apart: bool) {
        while !self.is_empty() {
            self.pop();
        }
        debug_assert!(self.idle(), "another stack is left");
        (self.apart, self.now, self.end) = (apart, 0, 0);
    }

    pub fn apart(&self) -> bool {
        self.apart
    }

    /// Makes the stack of this seat the current one, if it has its own.
    pub fn turn_to(&mut self, seat: Seat) {
        self.now = if self.apart { seat.index() as u8 } else { 0 };
        self.end = self.now * Frames::EACH as u8 + self.lens[self.now as usize];
    }

    /// Seats with running programs, while each seat has its own stack.
    pub fn busy(&self) -> Seats {
        Seat::all(4).filter(|seat| self.lens[seat.index()] > 0).collect()
    }

    /// Whether no seat has any.
    pub fn idle(&self) -> bool {
        self.lens == [0; 4]
    }

    fn base(&self) -> usize {
        self.now as usize * Frames::EACH
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.end as usize - self.base()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The current stack, the innermost frame last.
    pub fn all(&self) -> &[Frame] {
        &self.frames[self.base()..self.end as usize]
    }

    pub fn all_mut(&mut self) -> &mut [Frame] {
        let (base, end) = (self.base(), self.end as usize);
        &mut self.frames[base..end]
    }

    /// The stack of a seat that has its own.
    pub fn of(&self, seat: Seat) -> &[Frame] {
        let base = seat.index() * Frames::EACH;
        &self.frames[base..base + self.lens[seat.index()] as usize]
    }

    /// All frames of all stacks, and unused ones.
    pub fn each_mut(&mut self) -> impl Iterator<Item = &mut Frame> {
        self.frames.iter_mut()
    }

    #[inline]
    pub fn top(&self) -> &Frame {
        &self.frames[self.end as usize - 1]
    }

    #[inline]
    pub fn top_mut(&mut self) -> &mut Frame {
        &mut self.frames[self.end as usize - 1]
    }

    pub fn push(&mut self, frame: Frame) {
        debug_assert!(!self.apart || self.len() < Frames::EACH, "a solstice is nested too deep");
        self.frames[self.end as usize] = frame;
        self.end += 1;
        self.lens[self.now as usize] += 1;
    }

    pub fn pop(&mut self) -> Frame {
        self.end -= 1;
        self.lens[self.now as usize] -= 1;
        std::mem::replace(&mut self.frames[self.end as usize], Frame::NONE)
    }
}
