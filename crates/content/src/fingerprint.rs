use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

/// A short hash of content: equal for the same rules, different for others. It never changes between versions of
/// the program, so records and saved games can name content by it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fingerprint(pub u64);

impl Fingerprint {
    /// The fingerprint of these texts in this order: the first eight bytes of SHA-256 over them, each with its length
    /// before it as eight bytes, lowest first.
    ///
    /// ```
    /// use content::Fingerprint;
    ///
    /// assert_eq!(Fingerprint::of(["income 2", "dice 6"]).to_string(), "348c2155990000a8");
    /// assert_ne!(Fingerprint::of(["ab", "c"]), Fingerprint::of(["a", "bc"]));
    /// ```
    pub fn of(texts: impl IntoIterator<Item = impl AsRef<str>>) -> Fingerprint {
        let mut hash = Sha256::new();
        for text in texts {
            let text = text.as_ref();
            hash.update((text.len() as u64).to_le_bytes());
            hash.update(text);
        }
        let hash: [u8; 32] = hash.finalize().into();
        Fingerprint(hash.iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte)))
    }
}

impl fmt::Display for Fingerprint {
    /// Sixteen hexadecimal digits.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Fingerprint {
    type Err = ();

    fn from_str(text: &str) -> Result<Fingerprint, ()> {
        u64::from_str_radix(text, 16).map(Fingerprint).map_err(|_| ())
    }
}
