use crate::{Insight, Seat};

/// So many numbers that are no yes or no, such as a share or an odds, describe a position at most.
pub const DENSE: usize = 4;

/// So many numbers describe an answer.
pub const FEATURES: usize = 4;

/// What a network is told of a position: which of its inputs are on, and a few numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Inputs {
    /// Those that are on, each below [`Learned::INPUTS`], none twice.
    pub on: Vec<u16>,
    /// Numbers, each about as large as 1.
    pub dense: [f32; DENSE],
}

impl Inputs {
    /// Forgets everything but keeps the memory it has.
    pub fn clear(&mut self) {
        self.on.clear();
        self.dense = [0.0; DENSE];
    }

    /// Turns an input on.
    #[inline]
    pub fn set(&mut self, input: usize) {
        self.on.push(input as u16);
    }

    /// Turns on the first `count` of the inputs from `first` on, at most `most`: "at least one", "at least two" and so
    /// on. What is learned of few then holds for many, too.
    #[inline]
    pub fn count(&mut self, first: usize, count: usize, most: usize) {
        (0..count.min(most)).for_each(|nth| self.set(first + nth));
    }
}

/// What a network is told of an answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Output {
    /// Which of its outputs stands for it, below [`Learned::OUTPUTS`]. Different answers to one question may share one.
    pub index: u16,
    /// What its features mean, below [`Learned::KINDS`].
    pub kind: u8,
    /// Numbers that say what the answer would bring, each about as large as 1.
    pub features: [f32; FEATURES],
}

/// How a level for people thinks with a network.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rung {
    /// Positions it looks at for each answer. With none the policy alone decides.
    pub visits: u32,
    /// How its answer is drawn: 0 gives the one it likes best; the larger, the more often another one.
    pub softness: f32,
}

/// How positions and answers of a game are put to a network.
///
/// All of it is as the seat sees it: itself first, the board turned so that it sits below. Nothing may depend on what
/// the seat does not know; `conformance::learned` compares worlds that it cannot tell apart.
///
/// A game that says nothing but how many seats play has no network; its bots search by hand.
pub trait Learned: Insight {
    /// Rises whenever weights that were learned before no longer fit.
    const ENCODING: u32 = 0;

    /// How many inputs there are.
    const INPUTS: usize = 0;

    /// How many outputs there are.
    const OUTPUTS: usize = 0;

    /// How many kinds of answers there are.
    const KINDS: usize = 0;

    /// Whether a seat knows what others do not. A position is then judged as the seat that thinks about it sees it, even where
    /// another seat is asked; otherwise all see the same, and the seat that is asked judges.
    const SECRETS: bool = false;

    /// The weights that come with the program, as a file. None where there are none yet: bots then search by hand.
    const WEIGHTS: Option<&'static [u8]> = None;

    /// How the levels for people think with these weights, the weakest first.
    const LADDER: [Rung; 6] = [
        Rung { visits: 0, softness: 2.0 },
        Rung { visits: 0, softness: 1.0 },
        Rung { visits: 4, softness: 0.5 },
        Rung { visits: 24, softness: 0.0 },
        Rung { visits: 110, softness: 0.0 },
        Rung { visits: 800, softness: 0.0 },
    ];

    /// In how many ways the same position can be put, where parts of a game can change places and nothing else changes, such
    /// as the colours of cards. Each position is learned from in any of them.
    const TWINS: u32 = 1;

    /// The input that stands for the same thing in another way of putting a position, below [`Learned::TWINS`]. Way 0 changes
    /// nothing.
    #[must_use]
    fn twin_input(_way: u32, input: u16) -> u16 {
        input
    }

    /// The same for an output.
    #[must_use]
    fn twin_output(_way: u32, output: u16) -> u16 {
        output
    }

    /// How many seats play.
    fn players(state: &Self::State) -> usize;

    /// What this seat knows of the position, which waits for its answer. With [`Learned::SECRETS`] also what a seat makes of
    /// a position that waits for another one.
    fn inputs(_: &Self::State, _: Seat, _: &mut Inputs) {}

    /// An answer that this seat may give.
    fn output(_: &Self::State, _: Seat, _: Self::Action) -> Output {
        Output { index: 0, kind: 0, features: [0.0; FEATURES] }
    }
}
