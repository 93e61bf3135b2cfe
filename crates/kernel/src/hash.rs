use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::splitmix;

/// A short hash of a position: the same on every machine and in every build, as long as the type of the state keeps its
/// fields and their order.
///
/// Tables and records keep one for each step. When the rules change, they show up to which step a game would have gone
/// the same way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct StateHash(u32);

impl StateHash {
    /// The hash of a position.
    #[must_use]
    pub fn of(state: &impl Hash) -> StateHash {
        let mut hasher = StableHasher(0);
        state.hash(&mut hasher);
        StateHash(splitmix(hasher.0) as u32)
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

impl From<StateHash> for String {
    fn from(hash: StateHash) -> String {
        hash.to_string()
    }
}

impl TryFrom<String> for StateHash {
    type Error = StateHashError;

    fn try_from(text: String) -> Result<StateHash, StateHashError> {
        text.parse()
    }
}

/// Why a text is no [`StateHash`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StateHashError;

impl fmt::Display for StateHashError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the hash of a position is eight hexadecimal digits")
    }
}

impl std::error::Error for StateHashError {}

impl FromStr for StateHash {
    type Err = StateHashError;

    fn from_str(text: &str) -> Result<StateHash, StateHashError> {
        let digits = text.len() == 8 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        u32::from_str_radix(text, 16).ok().filter(|_| digits).map(StateHash).ok_or(StateHashError)
    }
}

/// Unlike the hashers of the standard library, this one is written down here and will not change.
struct StableHasher(u64);

impl StableHasher {
    #[inline]
    fn mix(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        words.iter().for_each(|word| self.mix(u64::from_le_bytes(*word)));
        if !rest.is_empty() {
            let mut word = [0; 8];
            word[..rest.len()].copy_from_slice(rest);
            self.mix(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.mix(number as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stored tables hold these hashes, so they may never change.
    #[test]
    fn the_hash_is_pinned() {
        #[derive(Hash)]
        enum Step {
            #[expect(dead_code, reason = "the second variant must not hash like the first")]
            Wait,
            Move(u8, u16),
        }
        let state = (7_u32, [1_u8; 11], Step::Move(3, 500), vec![9_usize], Some(true), -2_i8);
        assert_eq!(StateHash::of(&state).to_string(), PINNED);
    }
    const PINNED: &str = "fbda0949";

    #[test]
    fn small_changes_change_it() {
        let hash = |bytes: &[u8]| StateHash::of(&bytes);
        assert_eq!(hash(&[1, 2, 3]), hash(&[1, 2, 3]));
        assert_ne!(hash(&[1, 2, 3]), hash(&[1, 3, 2]));
        assert_ne!(hash(&[1, 2, 3]), hash(&[1, 2, 3, 0]));
        assert_ne!(hash(&[0; 16]), hash(&[0; 24]));
    }

    #[test]
    fn it_reads_what_it_writes() {
        let hash = StateHash::of(&5);
        assert_eq!(hash.to_string().parse(), Ok(hash));
        for wrong in ["", "1234567", "123456789", "1234567G", "+1234567", "1234567A"] {
            assert_eq!(wrong.parse::<StateHash>(), Err(StateHashError), "{wrong}");
        }
    }
}
