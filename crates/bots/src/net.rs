//! A small network: what a position is worth to each seat, and how likely each answer is the right one.
//!
//! Inputs that are on add up rows of 64 numbers; 32 numbers are made of these; from them come one number for each seat,
//! whose softmax is the chance to win, and one for each answer, whose softmax is the policy.

mod file;

pub use file::{LARGEST, game_of};

use std::fmt;

use kernel::{DENSE, FEATURES, Inputs, Learned, Outlook, Output, Seat};

/// Numbers of the first layer.
pub const WIDE: usize = 64;

/// Numbers of the second layer.
pub const NARROW: usize = 32;

/// The weights of a network.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// A row for each input.
    pub rows: Vec<[f32; WIDE]>,
    /// A row for each dense number.
    pub dense: [[f32; WIDE]; DENSE],
    /// What the first layer begins with.
    pub wide: [f32; WIDE],
    /// What each number of the second layer makes of the first.
    pub second: [[f32; WIDE]; NARROW],
    /// What the second layer begins with.
    pub narrow: [f32; NARROW],
    /// What each seat makes of the second layer; the seat that looks is the first.
    pub seats: [[f32; NARROW]; Seat::MAX],
    /// What each seat begins with.
    pub seat_bias: [f32; Seat::MAX],
    /// A row for each output.
    pub outputs: Vec<[f32; NARROW]>,
    /// What each output begins with.
    pub output_bias: Vec<f32>,
    /// What each kind of answer makes of its features.
    pub kinds: Vec<[f32; FEATURES]>,
}

/// Why weights do not fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NetError(pub(crate) String);

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NetError {}

/// What the layers hold for one position.
#[derive(Clone, PartialEq, Debug)]
pub struct Layers {
    /// The first.
    pub wide: [f32; WIDE],
    /// The second.
    pub narrow: [f32; NARROW],
}

impl Net {
    /// A network for a game that has learned nothing: every number is zero.
    #[must_use]
    pub fn empty<G: Learned>() -> Net {
        Net {
            rows: vec![[0.0; WIDE]; G::INPUTS],
            dense: [[0.0; WIDE]; DENSE],
            wide: [0.0; WIDE],
            second: [[0.0; WIDE]; NARROW],
            narrow: [0.0; NARROW],
            seats: [[0.0; NARROW]; Seat::MAX],
            seat_bias: [0.0; Seat::MAX],
            outputs: vec![[0.0; NARROW]; G::OUTPUTS],
            output_bias: vec![0.0; G::OUTPUTS],
            kinds: vec![[0.0; FEATURES]; G::KINDS],
        }
    }

    /// What the layers make of a position.
    #[must_use]
    pub fn layers(&self, inputs: &Inputs) -> Layers {
        let mut wide = self.wide;
        for &input in &inputs.on {
            add(&mut wide, &self.rows[usize::from(input)], 1.0);
        }
        for (row, &number) in self.dense.iter().zip(&inputs.dense) {
            add(&mut wide, row, number);
        }
        wide.iter_mut().for_each(|number| *number = number.max(0.0));
        let mut narrow = self.narrow;
        for (number, row) in narrow.iter_mut().zip(&self.second) {
            *number = (*number + dot(row, &wide)).max(0.0);
        }
        Layers { wide, narrow }
    }

    /// Each seat's chance to win, in the order of play from the seat that looks.
    #[must_use]
    pub fn chances(&self, layers: &Layers, seats: usize) -> [f32; Seat::MAX] {
        let mut chances = [0.0; Seat::MAX];
        for (nth, chance) in chances.iter_mut().enumerate().take(seats) {
            *chance = self.seat_bias[nth] + dot(&self.seats[nth], &layers.narrow);
        }
        softmax(&mut chances[..seats]);
        chances
    }

    /// The same by seat, given the seat that looks.
    #[must_use]
    pub fn outlook(&self, layers: &Layers, seat: Seat, seats: usize) -> Outlook {
        let chances = self.chances(layers, seats);
        let mut outlook = [0.0; Seat::MAX];
        for (nth, chance) in chances.into_iter().enumerate().take(seats) {
            outlook[(seat.index() + nth) % seats] = chance;
        }
        outlook
    }

    /// How an answer compares with others, before [`softmax`].
    #[must_use]
    pub fn leaning(&self, layers: &Layers, output: &Output) -> f32 {
        let at = usize::from(output.index);
        let kind = &self.kinds[usize::from(output.kind)];
        let features: f32 = kind.iter().zip(&output.features).map(|(weight, number)| weight * number).sum();
        self.output_bias[at] + dot(&self.outputs[at], &layers.narrow) + features
    }
}

/// Makes shares of one whole from numbers of any size.
pub fn softmax(numbers: &mut [f32]) {
    let most = numbers.iter().copied().fold(f32::MIN, f32::max);
    numbers.iter_mut().for_each(|number| *number = (*number - most).exp());
    let sum: f32 = numbers.iter().sum();
    numbers.iter_mut().for_each(|number| *number /= sum);
}

/// Adds a multiple of a row.
#[inline]
pub fn add<const N: usize>(to: &mut [f32; N], row: &[f32; N], times: f32) {
    for (to, number) in to.iter_mut().zip(row) {
        *to += times * number;
    }
}

/// The sum of the products, eight at a time, so that it can be done with wide registers.
#[inline]
#[must_use]
pub fn dot<const N: usize>(a: &[f32; N], b: &[f32; N]) -> f32 {
    let mut sums = [0.0; 8];
    for (a, b) in a.chunks_exact(8).zip(b.chunks_exact(8)) {
        for at in 0..8 {
            sums[at] += a[at] * b[at];
        }
    }
    sums.iter().sum()
}
