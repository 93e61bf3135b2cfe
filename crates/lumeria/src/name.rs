use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// What a unit, a god or a scenario is called in content files, answers and records: lowercase letters, digits
/// and hyphens.
///
/// It is kept in place and ordered as its text, so that an answer can be read without knowing any content.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name([u8; Name::LONGEST]);

impl Name {
    /// The most characters a name may have.
    pub const LONGEST: usize = 15;

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        let end = self.0.iter().position(|&byte| byte == 0).unwrap_or(Name::LONGEST);
        std::str::from_utf8(&self.0[..end]).unwrap_or_default()
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Name {
    type Err = ();

    fn from_str(text: &str) -> Result<Name, ()> {
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if text.is_empty() || text.len() > Name::LONGEST || !text.bytes().all(plain) {
            return Err(());
        }
        let mut name = [0; Name::LONGEST];
        name[..text.len()].copy_from_slice(text.as_bytes());
        Ok(Name(name))
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_plain_words_in_alphabetical_order() {
        let name = |text: &str| text.parse::<Name>();
        assert_eq!(name("berserkerzy").unwrap().to_string(), "berserkerzy");
        assert_eq!(name("exactly-fifteen").unwrap().to_string(), "exactly-fifteen");
        assert!(name("bies") < name("woje") && name("woj") < name("woje"));
        for text in ["", "Woje", "woje!", "two words", "łucznicy", "sixteen-letters-"] {
            assert_eq!(name(text), Err(()), "{text}");
        }
    }
}
