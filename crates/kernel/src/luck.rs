use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use sha2::{Digest, Sha256};

/// Where chance comes from. It is passed in, never stored in a state: a state that held its generator would
/// let a planner read the future.
pub trait Luck {
    /// A number below `sides`, each equally likely. `sides` is at least 2.
    fn roll(&mut self, sides: u32) -> u32;

    /// A number below `sides`, each equally likely. With one side nothing is rolled.
    #[inline]
    fn pick(&mut self, sides: u32) -> u32 {
        debug_assert!(sides > 0, "nothing to pick from");
        if sides <= 1 { 0 } else { self.roll(sides) }
    }
}

/// One step of splitmix64: a good hash of 64 bits, and the measure of speed in `hetman bench`.
#[must_use]
#[inline]
pub const fn splitmix(number: u64) -> u64 {
    let mut hash = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    hash = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    hash = (hash ^ (hash >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    hash ^ (hash >> 31)
}

/// Fast and reproducible, for search and simulation. Not for people: from enough of it the rest can be foretold.
#[derive(Clone, Debug)]
pub struct Fast(Xoshiro256PlusPlus);

impl Fast {
    /// Luck that is the same for the same seed, on every machine.
    #[must_use]
    pub fn new(seed: u64) -> Fast {
        Fast(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Luck of its own for each list of numbers, such as a seed, a game and a seat.
    #[must_use]
    pub fn of(numbers: &[u64]) -> Fast {
        Fast::new(numbers.iter().fold(0, |hash, &number| splitmix(hash ^ number)))
    }
}

impl Luck for Fast {
    /// Off from equal by at most one part in four billion, for a third of the cost of exactness.
    #[inline]
    fn roll(&mut self, sides: u32) -> u32 {
        (((self.0.next_u64() >> 32) * u64::from(sides)) >> 32) as u32
    }
}

/// What only the server knows until the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// What is published before the seats add their words: it binds the server without telling the secret.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(
            Sha256::new().chain_update(b"hetman commitment 1\n").chain_update(self.0).finalize().into(),
        )
    }
}

/// Never shows the secret by accident, in a log or a panic.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The hash of a [`Secret`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment(pub [u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// What a seat adds to the luck of its table, so that the server alone cannot have chosen it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word(String);

/// Why something cannot be a [`Word`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WordError;

impl fmt::Display for WordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "a word for the luck is one line of 1 to {} characters without spaces at its ends",
            Word::LONGEST
        )
    }
}

impl std::error::Error for WordError {}

impl Word {
    /// The most characters a word may have.
    pub const LONGEST: usize = 80;

    /// One line of text.
    ///
    /// # Errors
    /// If it is empty, too long, padded, or contains control characters.
    pub fn new(text: &str) -> Result<Word, WordError> {
        let fits = (1..=Word::LONGEST).contains(&text.chars().count());
        if fits && text.trim() == text && !text.chars().any(char::is_control) {
            Ok(Word(text.to_owned()))
        } else {
            Err(WordError)
        }
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Luck that anyone can check afterwards.
///
/// The key is SHA-256 of the line `hetman luck 1`, the secret, and each seat's word in seat order, each word
/// preceded by its length in bytes as a 32-bit little-endian number. The key starts ChaCha20 (stream 0). Each
/// roll takes the next 32-bit little-endian number of that stream, skips it while it is not below the largest
/// multiple of `sides`, and keeps the remainder.
#[derive(Clone)]
pub struct Committed(ChaCha20Rng);

impl Committed {
    /// Luck from the server's secret and the seats' words.
    #[must_use]
    pub fn new(secret: &Secret, words: &[Word]) -> Committed {
        let mut key = Sha256::new().chain_update(b"hetman luck 1\n").chain_update(secret.0);
        for word in words {
            key.update((word.0.len() as u32).to_le_bytes());
            key.update(word.0.as_bytes());
        }
        Committed(ChaCha20Rng::from_seed(key.finalize().into()))
    }
}

impl fmt::Debug for Committed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Committed(…)")
    }
}

impl Luck for Committed {
    fn roll(&mut self, sides: u32) -> u32 {
        let fair = u64::from(sides) * ((1 << 32) / u64::from(sides));
        loop {
            let number = self.0.next_u32();
            if u64::from(number) < fair {
                return number % sides;
            }
        }
    }
}

/// One outcome of luck: `value` of `0..sides`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roll {
    /// What came up.
    pub value: u32,
    /// How many values were possible.
    pub sides: u32,
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.value, self.sides)
    }
}

/// Another luck, with every outcome written down.
#[derive(Debug)]
pub struct Noted<'a, L> {
    luck: &'a mut L,
    rolls: &'a mut Vec<Roll>,
}

impl<'a, L: Luck> Noted<'a, L> {
    /// Appends each outcome to `rolls`.
    pub fn new(luck: &'a mut L, rolls: &'a mut Vec<Roll>) -> Noted<'a, L> {
        Noted { luck, rolls }
    }
}

impl<L: Luck> Luck for Noted<'_, L> {
    #[inline]
    fn roll(&mut self, sides: u32) -> u32 {
        let value = self.luck.roll(sides);
        self.rolls.push(Roll { value, sides });
        value
    }
}

/// Outcomes that are already known: the luck of a replay.
///
/// When the tape does not fit the game it goes on with zeros, and [`Tape::finish`] says what was wrong.
#[derive(Debug)]
pub struct Tape<'a> {
    rolls: &'a [Roll],
    at: usize,
    error: Option<TapeError>,
}

/// How a tape did not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TapeError {
    /// The game wanted a number below `wanted`; the tape had this roll.
    Other {
        /// The roll on the tape.
        roll: Roll,
        /// The sides the game asked for.
        wanted: u32,
    },
    /// The tape was at its end; the game wanted a number below `wanted`.
    Short {
        /// The sides the game asked for.
        wanted: u32,
    },
    /// So many rolls were left over.
    Long {
        /// How many.
        left: usize,
    },
}

impl fmt::Display for TapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TapeError::Other { roll, wanted } => {
                write!(f, "the game rolls 0 to {}, the record has {roll}", wanted - 1)
            }
            TapeError::Short { wanted } => {
                write!(f, "the game rolls 0 to {}, the record has no more outcomes", wanted - 1)
            }
            TapeError::Long { left: 1 } => f.write_str("the record has an outcome the game did not roll"),
            TapeError::Long { left } => write!(f, "the record has {left} outcomes the game did not roll"),
        }
    }
}

impl<'a> Tape<'a> {
    /// Plays these outcomes.
    #[must_use]
    pub fn new(rolls: &'a [Roll]) -> Tape<'a> {
        Tape { rolls, at: 0, error: None }
    }

    /// Whether the tape fitted to its end.
    ///
    /// # Errors
    /// The first thing that did not fit.
    pub fn finish(self) -> Result<(), TapeError> {
        match (self.error, self.rolls.len() - self.at) {
            (Some(error), _) => Err(error),
            (None, 0) => Ok(()),
            (None, left) => Err(TapeError::Long { left }),
        }
    }
}

impl Luck for Tape<'_> {
    fn roll(&mut self, sides: u32) -> u32 {
        match self.rolls.get(self.at) {
            Some(roll) if roll.sides == sides && roll.value < sides => {
                self.at += 1;
                roll.value
            }
            found => {
                self.error.get_or_insert(match found {
                    Some(&roll) => TapeError::Other { roll, wanted: sides },
                    None => TapeError::Short { wanted: sides },
                });
                0
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(text: &str) -> Word {
        Word::new(text).unwrap()
    }

    #[test]
    fn committed_luck_depends_on_the_secret_and_on_every_word() {
        let rolls = |secret: u8, words: &[&str]| {
            let words: Vec<Word> = words.iter().map(|text| word(text)).collect();
            let mut luck = Committed::new(&Secret([secret; 32]), &words);
            [(); 8].map(|()| luck.pick(1000))
        };
        assert_eq!(rolls(1, &["a", "b"]), rolls(1, &["a", "b"]));
        assert_ne!(rolls(1, &["a", "b"]), rolls(2, &["a", "b"]));
        assert_ne!(rolls(1, &["a", "b"]), rolls(1, &["a", "c"]));
        assert_ne!(rolls(1, &["ab", "c"]), rolls(1, &["a", "bc"]), "words must not run together");
    }

    /// Published games must stay verifiable, so the stream may never change. The same numbers come out of
    /// any ChaCha20 keyed as the documentation of `Committed` says.
    #[test]
    fn committed_luck_is_the_documented_stream() {
        let secret = Secret(std::array::from_fn(|i| i as u8));
        let mut luck = Committed::new(&secret, &[word("zero"), word("one")]);
        assert_eq!([(); 6].map(|()| luck.pick(1_000_000)), PINNED);
        assert_eq!(hex::encode(secret.commitment().0), PINNED_COMMITMENT);
    }
    const PINNED: [u32; 6] = [443_849, 381_410, 336_297, 203_322, 381_121, 23_053];
    const PINNED_COMMITMENT: &str = "f8751c40b571cecac7b5f9112280f2147e908850081df958801d0e4afe8190b9";

    #[test]
    fn one_side_rolls_nothing() {
        let mut tape = Tape::new(&[]);
        assert_eq!(tape.pick(1), 0);
        assert_eq!(tape.finish(), Ok(()));
    }

    #[test]
    fn a_tape_plays_what_was_noted_and_says_when_it_does_not_fit() {
        let mut rolls = Vec::new();
        let mut fast = Fast::new(7);
        let mut noted = Noted::new(&mut fast, &mut rolls);
        let first = [noted.pick(6), noted.pick(52), noted.pick(1)];
        assert_eq!(rolls.len(), 2);

        let mut tape = Tape::new(&rolls);
        assert_eq!([tape.pick(6), tape.pick(52), tape.pick(1)], first);
        assert_eq!(tape.finish(), Ok(()));

        let mut tape = Tape::new(&rolls);
        tape.pick(7);
        assert_eq!(tape.finish(), Err(TapeError::Other { roll: rolls[0], wanted: 7 }));

        let mut tape = Tape::new(&rolls);
        tape.pick(6);
        assert_eq!(tape.finish(), Err(TapeError::Long { left: 1 }));

        let mut tape = Tape::new(&rolls[..1]);
        tape.pick(6);
        tape.pick(52);
        assert_eq!(tape.finish(), Err(TapeError::Short { wanted: 52 }));
    }

    #[test]
    fn every_luck_is_fair_enough() {
        fn counts(luck: &mut impl Luck) -> [u32; 6] {
            let mut counts = [0; 6];
            for _ in 0..60_000 {
                counts[luck.pick(6) as usize] += 1;
            }
            counts
        }
        for counts in [counts(&mut Fast::new(1)), counts(&mut Committed::new(&Secret([9; 32]), &[]))] {
            assert!(counts.iter().all(|&count| count.abs_diff(10_000) < 500), "{counts:?}");
        }
    }

    #[test]
    fn fast_luck_differs_for_every_list_of_numbers() {
        let first = |numbers: &[u64]| Fast::of(numbers).roll(u32::MAX);
        assert_eq!(first(&[1, 2]), first(&[1, 2]));
        assert_ne!(first(&[1, 2]), first(&[2, 1]));
        assert_ne!(first(&[1]), first(&[1, 0]));
    }

    #[test]
    fn a_word_is_one_clean_line() {
        assert!(Word::new("zażółć gęślą jaźń").is_ok());
        for bad in ["", " a", "a\nb", "a\t", &"x".repeat(81)] {
            assert_eq!(Word::new(bad), Err(WordError), "{bad:?}");
        }
    }
}
